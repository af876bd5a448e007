/** Descriptions of answer fields that have none in their schemas. */
export default {
  'MundaneChart.house_system': 'House system used; null if the time of day is unknown.',
  'MundaneChart.planets': 'Sun to Lilith, as in all tropical charts.',
  'MundaneChart.chart_ruler': 'The traditional ruler of the Ascendant; null if the time of day is unknown.',
  'ChartRuler.house': 'House of the ruler; null if the chart has no houses.',
  'MundaneEclipse.greatest': 'Place of the greatest solar eclipse; null for a lunar one.',
  'mundane-planetary-cycles.cycles': 'The ten pairs of Jupiter to Pluto.',
  'transits.natal_house': 'House of the natal point, 1 for the Ascendant, 10 for the Midheaven; null without one.',
  'triggers.aspect': 'Aspect by the planet.',
  'mundane-vedic-year.new_year.chart.planets': 'Sun to Ketu, sidereal.',
  'lowest.date': 'Date of the lowest value, YYYY-MM-DD.',
  'lowest.value': 'Lowest value of the index, degrees.',
  'highest.date': 'Date of the highest value, YYYY-MM-DD.',
  'highest.value': 'Highest value of the index, degrees.',
  'turning_points.date': 'Date of the turning point, YYYY-MM-DD.',
}
