import type { TSchema } from '@sinclair/typebox'
import { Kind } from '@sinclair/typebox'

// Ranges of numbers in answers that follow from their meaning, by the names of their fields. The description has them; answers are not checked
// against them at run time. A range that follows from a table or a rule of the code stands in the schema of the field.

interface NumberRange {
  readonly minimum?: number
  readonly maximum?: number
}

const between = (minimum: number, maximum: number): NumberRange => ({ minimum, maximum })

/** Fields by name, or by the last names of the path where the name has other meanings too. The longest entry wins. */
export const RANGES: readonly (readonly [NumberRange, readonly string[]])[] = [
  // degrees of a circle
  [
    between(0, 360),
    [
      'ascendant_longitude azimuth bearing bearing_from_birth_place birth_tithi.elongation at.longitude cusp_longitude end_longitude',
      'FertilitySphuta.longitude from_bearing gast graha_drishti.angle ingress.longitude ingresses.longitude karakas.longitude',
      'ketu_longitude KpCusp.longitude middle.longitude Muntha.longitude planetary-events.conjunctions.longitude',
      'nakshatra.longitude phases.longitude plan_degrees planets.longitude points.longitude rahu_longitude rashi_longitude right_ascension',
      'sahams.longitude seed.longitude stations.longitude start.longitude start_longitude sub_sub_end sub_sub_start',
      'sun_longitude to_bearing true_bearing_degrees true_north_plan_degrees western.longitude yogi.point avayogi.point',
    ],
  ],
  // degrees within a sign
  [
    between(0, 30),
    [
      'atmakaraka.degree degree_gap degree_in_nakshatra directed.degree KpCusp.degree lots.degree middle.degree mrityu_bhaga.degree planets.degree',
      'rows.end rows.start sahams.degree SaturnNow.degree start.degree western.degree',
    ],
  ],
  // shorter arcs and distances on the sphere
  [
    between(0, 180),
    [
      'angle combust.distance deep_exaltation_distance degrees_from_deepest distance_degrees gandanta.distance latitude_separation arc_degrees',
      'minimum_separation mrityu_bhaga.distance orb phase_angle sandhi.distance separation_degrees separation_latitude sun_distance',
      'Jupiter-Neptune Jupiter-Pluto Jupiter-Saturn Jupiter-Uranus Neptune-Pluto Saturn-Neptune Saturn-Pluto Saturn-Uranus Uranus-Neptune',
      'Uranus-Pluto',
    ],
  ],
  // degrees from an equator or a horizon
  [
    between(-90, 90),
    [
      'altitude altitude_at_maximum declination inclination_degrees lat latitude max_latitude min_latitude',
      'location.latitude place.latitude',
    ],
  ],
  // longitudes on the Earth
  [
    between(-180, 180),
    [
      'charts.longitude declination_degrees GreatestEclipse.longitude LineCrossing.longitude Location.longitude location.longitude lon',
      'origin.longitude Paran.longitude places.longitude',
    ],
  ],
  // shares
  [between(0, 1), ['baladi.share distance_ratio obscuration']],
  [
    between(0, 100),
    [
      'bulk-match.results.manglik.percentage coverage_pct illumination legend.from legend.to mean_score percent_elapsed threshold_pct zones.share_pct',
    ],
  ],
  // calendars and clocks
  [between(1, 32), ['regional_day.day solar_day.day']],
  [between(0, 11), ['balance_at_birth.months']],
  [between(0, 29), ['balance_at_birth.days']],
  [between(0, 59), ['ghati ishta_ghati pala']],
  [
    between(0, 366),
    ['days_by_count.0 days_by_count.1 days_by_count.2 days_by_count.3 days_by_count.4 days_by_count.5 days_by_count.6'],
  ],
  [between(-24, 24), ['tz utc_offset_hours']],
  [between(0, 120), ['age_end age_start']],
  // numbers of signs, nakshatras, tithis and houses
  [between(1, 4), ['pada padas']],
  [between(1, 27), ['nakshatras.number NakshatraStay.later.number yogas.number YogaStay.later.number tara.count']],
  [between(1, 30), ['tithis.number TithiStay.later.number']],
  [between(1, 60), ['karanas.number']],
  [between(1, 249), ['kp-horary-chart.number']],
  [between(0, 249), ['kp-sub-lord-table.count']],
  [
    between(0, 31),
    [
      'monthly-personal-forecast.counts.challenging monthly-personal-forecast.counts.favourable monthly-personal-forecast.counts.neutral',
    ],
  ],
  [between(0, 20), ['debilitated_count exalted_count own_count']],
  [between(0, 25), ['search-place.count']],
  [between(1, 12), ['checked_houses chandra.count signs.count']],
  [between(0, 9), ['benefic_offices malefic_offices']],
  [
    between(1, 9),
    ['devatas.padas favourable.numbers hidden_passion karmic_lessons unfavourable.neutral unfavourable.numbers'],
  ],
  // bindus of ashtakavarga: 8 of one planet in a sign, 56 of all
  [
    between(0, 8),
    [
      'saturn_bindus_in_sign bhinnashtakavarga.Sun bhinnashtakavarga.Moon bhinnashtakavarga.Mars bhinnashtakavarga.Mercury',
    ],
  ],
  [between(0, 8), ['bhinnashtakavarga.Jupiter bhinnashtakavarga.Venus bhinnashtakavarga.Saturn']],
  [between(0, 56), ['sarvashtakavarga sarvashtakavarga_in_sign sav bhinnashtakavarga.total']],
  // scores of a match
  [between(0, 8), ['kootas.maximum kootas.score']],
  [
    between(0, 36),
    ['histogram.from histogram.to matrix statistics.maximum statistics.mean statistics.median statistics.minimum'],
  ],
  // the vargas of a set weigh 20 together
  [
    between(0, 20),
    [
      'weights.shadvarga.D1 weights.shadvarga.D2 weights.shadvarga.D3 weights.shadvarga.D9 weights.shadvarga.D12',
      'weights.shadvarga.D30',
      'weights.saptavarga.D1 weights.saptavarga.D2 weights.saptavarga.D3 weights.saptavarga.D7 weights.saptavarga.D9',
      'weights.saptavarga.D12 weights.saptavarga.D30',
      'weights.dashavarga.D1 weights.dashavarga.D2 weights.dashavarga.D3 weights.dashavarga.D7 weights.dashavarga.D9',
      'weights.dashavarga.D10 weights.dashavarga.D12 weights.dashavarga.D16 weights.dashavarga.D30 weights.dashavarga.D60',
      'weights.shodashavarga.D1 weights.shodashavarga.D2 weights.shodashavarga.D3 weights.shodashavarga.D4 weights.shodashavarga.D7',
      'weights.shodashavarga.D9 weights.shodashavarga.D10 weights.shodashavarga.D12 weights.shodashavarga.D16 weights.shodashavarga.D20',
      'weights.shodashavarga.D24 weights.shodashavarga.D27 weights.shodashavarga.D30 weights.shodashavarga.D40 weights.shodashavarga.D45',
      'weights.shodashavarga.D60',
    ],
  ],
  // cards of a deck
  [between(0, 78), ['remaining reversed_count']],
  [between(1, 78), ['ElementalPair.pair SpreadPosition.index']],
  [between(0, 22), ['majors']],
  [between(1, 10), ['tarot-celtic-cross.pairs.cards']],
  // counts
  [
    { minimum: 0 },
    [
      'aspect_count cancelled_count considered count days_requested days_scanned defect_count events_found events_returned line_count',
      'max_days pairs_kept pairs_scored present_count returned severe_defect_count term_count transit_count windows_found',
    ],
  ],
  [
    { minimum: 0 },
    ['area days_retrograde distance_au distance_km duration_seconds height minutes perimeter population width'],
  ],
]

const rangeByField = new Map(
  RANGES.flatMap(([range, lines]) => lines.flatMap((line) => line.split(' ').map((path) => [path, range] as const))),
)

/** The limits of a number in an answer, without those that its schema has; empty for a field without a range. */
export const numberRangeOf = (schema: TSchema, trail: readonly string[]): NumberRange => {
  if (schema.$id || !['Number', 'Integer'].includes(schema[Kind])) return {}
  const from = trail.findIndex((_, at) => rangeByField.has(trail.slice(at).join('.')))
  if (from < 0) return {}
  const { minimum, maximum } = rangeByField.get(trail.slice(from).join('.'))!
  const hasMinimum = schema.minimum !== undefined || schema.exclusiveMinimum !== undefined
  const hasMaximum = schema.maximum !== undefined || schema.exclusiveMaximum !== undefined
  return {
    ...(hasMinimum || minimum === undefined ? {} : { minimum }),
    ...(hasMaximum || maximum === undefined ? {} : { maximum }),
  }
}
