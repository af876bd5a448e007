/** What fields of the answers mean where their schemas do not say it. */
export default {
  'MundaneChart.house_system': 'The house system in use; null where the time of day is unknown.',
  'MundaneChart.planets': 'Sun to Lilith, as every tropical chart has them.',
  'MundaneChart.chart_ruler': 'The traditional ruler of the Ascendant; null where the time of day is unknown.',
  'ChartRuler.house': 'House it stands in; null where the chart has none.',
  'MundaneEclipse.greatest': 'Where a solar eclipse is greatest; null of a lunar one.',
  'mundane-planetary-cycles.cycles': 'The ten pairs of Jupiter to Pluto.',
  'transits.natal_house': 'House of the natal point, 1 of the Ascendant, 10 of the Midheaven; null where it has none.',
  'triggers.aspect': 'That the planet makes.',
  'mundane-vedic-year.new_year.chart.planets': 'Sun to Ketu, sidereal.',
  'lowest.date': 'YYYY-MM-DD.',
  'lowest.value': 'Degrees.',
  'highest.date': 'YYYY-MM-DD.',
  'highest.value': 'Degrees.',
  'turning_points.date': 'YYYY-MM-DD.',
}
