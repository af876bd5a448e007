import {
  AYANAMSHA_IDS,
  type AyanamshaByEpoch,
  type AyanamshaId,
  ayanamshaName,
  isByEpoch,
} from '../../ephemeris/ayanamshas.ts'
import { ECLIPSE_NAMES } from '../../ephemeris/queries.ts'
import type { Planet, RasiChart } from '../../jyotish/chart.ts'
import { GRAHAS, lordOf, OUTER, SEVEN } from '../../jyotish/grahas.ts'
import { NAKSHATRA_LORDS, NAKSHATRAS, nakshatraLord } from '../../jyotish/nakshatras.ts'
import { point, type SiderealPoint } from '../../jyotish/points.ts'
import { VARGA_RULES, VARGAS, type Varga, type VargaSeat, vargaSeat, vargaSeatOf } from '../../jyotish/vargas.ts'
import { distinct, format, maybeTerm, oneOf, openSet, rows, t, term } from '../../schema.ts'
import { roundDegrees } from '../../zodiac/division.ts'
import { norm, type Sidereal, sidereal } from '../../zodiac/longitude.ts'
import {
  degreeInSign,
  dms,
  ELEMENTS,
  elementOf,
  HOUSES,
  houseFrom,
  MODALITIES,
  modalityOf,
  SIGNS,
  type SignIndex,
  signName,
  signOf,
  signOfHouse,
} from '../../zodiac/signs.ts'

/** Degrees and speeds in answers: six decimals (0.004 arcsecond), truncated, so that 29.9999999 stays in its sign. */
export const decimals = (value: number, places = 6): number => {
  // A power costs as much as the rest of the function.
  const scale = places === 6 ? 1e6 : places === 8 ? 1e8 : 10 ** places
  return Math.floor(value * scale + 1e-4) / scale
}

/** Strengths and ratios in answers: to the nearest hundredth. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100 + 0

export const Sign = term(SIGNS)
export const Lord = term(SEVEN, {
  $id: 'Lord',
  description: 'One of the seven planets that rule signs, Sun to Saturn.',
})
export const Graha = term(GRAHAS)
export const NodeGraha = term(['Rahu', 'Ketu'], {
  $id: 'LunarNode',
  description: 'A node of the Moon: Rahu north, Ketu south.',
})
export const Star = term(NAKSHATRAS, {
  $id: 'Nakshatra',
  description: "One of the 27 nakshatras, each 13°20'.",
})
export const StarLord = term(NAKSHATRA_LORDS, {
  $id: 'NakshatraLord',
  description: 'One of the nine grahas, in the order of Vimshottari.',
})
export const House = t.Integer({ $id: 'House', minimum: 1, maximum: 12, description: 'House, 1 at the ascendant.' })
export const SignNumber = t.Integer({
  $id: 'SignNumber',
  minimum: 1,
  maximum: 12,
  description: 'Number of the sign, 1 Aries to 12 Pisces.',
})
export const Degree = t.Number({
  $id: 'DegreeInSign',
  minimum: 0,
  exclusiveMaximum: 30,
  description: 'Degree in sign, 0 to 30.',
})
export const Longitude = t.Number({
  $id: 'SiderealLongitude',
  minimum: 0,
  exclusiveMaximum: 360,
  description: 'Sidereal ecliptic longitude, degrees.',
})
export const DegreeText = t.String({
  $id: 'DegreeText',
  description: 'Degree in sign as 7°43\'56", rounded down to the second.',
})
export const StarNumber = t.Integer({
  $id: 'NakshatraNumber',
  minimum: 1,
  maximum: 27,
  description: 'Number of the nakshatra, 1 Ashwini to 27 Revati.',
})
export const Pada = t.Integer({ $id: 'Pada', minimum: 1, maximum: 4, description: "Nakshatra pada, 3°20' each." })

format('ayanamsha', isByEpoch)
export const AyanamshaName = t.Union(
  [
    openSet(AYANAMSHA_IDS),
    t.Unsafe<AyanamshaByEpoch>(
      t.String({
        format: 'ayanamsha',
        maxLength: 100,
        examples: ['23.15@1950-01-01'],
        description: 'An ayanamsha of one’s own: degrees at an epoch.',
      }),
    ),
  ],
  {
    $id: 'AyanamshaId',
    description:
      'Sidereal zero point: one of the names, or degrees@epoch, such as 23.15@1950-01-01 or 23.15@1950-01-01T06:00:00: the mean ayanamsha (without nutation) at that moment of UT, carried on by precession.',
  },
)
export const StarAndPada = t.Object(
  { name: Star, pada: Pada },
  { $id: 'StarAndPada', description: 'A nakshatra and pada.' },
)
export const Ayanamsha = t.Object(
  {
    id: AyanamshaName,
    name: t.String({ description: 'Name for display.' }),
    degrees: t.Number({ description: 'Ayanamsha of the moment, with nutation in longitude, degrees.' }),
  },
  { $id: 'Ayanamsha', description: 'Sidereal zero point used.' },
)
export const ayanamshaObject = ({ id, degrees }: { id: AyanamshaId; degrees: number }) => ({
  id,
  name: ayanamshaName(id),
  degrees: decimals(degrees),
})

const signPlace = {
  sign: Sign,
  sign_number: SignNumber,
  sign_lord: Lord,
  degree: Degree,
  degree_dms: DegreeText,
}
export const placementFields = {
  ...signPlace,
  longitude: Longitude,
  nakshatra: Star,
  nakshatra_number: StarNumber,
  nakshatra_lord: StarLord,
  pada: Pada,
}
export const Placement = t.Object(placementFields, {
  $id: 'Placement',
  description: 'A point of the sidereal zodiac: sign, degree in sign, nakshatra.',
})

export const signFields = (sign: SignIndex) => ({
  sign: signName(sign),
  sign_number: sign + 1,
  sign_lord: lordOf(sign),
})
export const SignAndLord = t.Object(
  { sign: Sign, lord: Lord },
  { $id: 'SignAndLord', description: 'A sign and its ruler.' },
)
export const signAndLord = (sign: SignIndex) => ({ sign: signName(sign), lord: lordOf(sign) })

// Every chart has dozens of these. Writing the fields out, without a spread, gives each object its final shape at once.
export const placement = (p: SiderealPoint) => ({
  sign: signName(p.sign),
  sign_number: p.sign + 1,
  sign_lord: lordOf(p.sign),
  degree: decimals(p.degree),
  degree_dms: dms(p.degree),
  longitude: decimals(p.longitude),
  nakshatra: NAKSHATRAS[p.nakshatra]!,
  nakshatra_number: p.nakshatra + 1,
  nakshatra_lord: nakshatraLord(p.nakshatra) as (typeof NAKSHATRA_LORDS)[number],
  pada: p.pada,
})

export const Element = term(ELEMENTS)
export const Modality = term(MODALITIES)
export const qualityFields = { element: Element, modality: Modality }
export const QualifiedPlacement = t.Object(
  { ...placementFields, ...qualityFields },
  { $id: 'QualifiedPlacement', description: 'A point of the sidereal zodiac, with the nature of its sign.' },
)
export const qualities = (sign: SignIndex) => ({ element: elementOf(sign), modality: modalityOf(sign) })

export const Retrograde = t.Boolean({
  $id: 'Retrograde',
  description: 'True if retrograde.',
})
const motionFields = {
  house: House,
  speed: t.Number({ description: 'Speed in longitude, degrees per day; negative when retrograde.' }),
  retrograde: Retrograde,
  combust: t.Boolean({
    description: 'True if the planet is within its orb of the Sun; false for the Sun and the nodes.',
  }),
}
export const planetFields = { name: Graha, ...placementFields, ...motionFields }
export const PlanetRow = t.Object(planetFields, {
  $id: 'Planet',
  description: 'A graha: position, motion, whole-sign house.',
})
export const Planets = rows(PlanetRow, 9)

export const planetRow = (p: Planet) => ({
  name: p.name as (typeof GRAHAS)[number],
  sign: signName(p.sign),
  sign_number: p.sign + 1,
  sign_lord: lordOf(p.sign),
  degree: decimals(p.degree),
  degree_dms: dms(p.degree),
  longitude: decimals(p.longitude),
  nakshatra: NAKSHATRAS[p.nakshatra]!,
  nakshatra_number: p.nakshatra + 1,
  nakshatra_lord: nakshatraLord(p.nakshatra) as (typeof NAKSHATRA_LORDS)[number],
  pada: p.pada,
  house: p.house,
  speed: decimals(p.speed),
  retrograde: p.retrograde,
  combust: p.combust,
})

export const AnyPlanet = term([...GRAHAS, ...OUTER], {
  $id: 'GrahaOrOuter',
  description: 'One of the nine grahas, or Uranus, Neptune, Pluto.',
})

export const HouseRow = t.Object(
  {
    house: House,
    sign: Sign,
    sign_number: SignNumber,
    planets: distinct(Graha, { description: 'Planets in the house.' }),
  },
  { $id: 'HouseOfChart', description: 'A whole-sign house and its occupants.' },
)
export const Houses = rows(HouseRow, 12)
/** The twelve whole-sign houses from a sign, with occupants. */
export const houseRows = (from: SignIndex, planets: readonly { name: Planet['name']; sign: SignIndex }[]) => {
  const houses = HOUSES.map((house) => {
    const sign = signOfHouse(from, house)
    return { house, sign: signName(sign), sign_number: sign + 1, planets: [] as (typeof GRAHAS)[number][] }
  })
  for (const { name, sign } of planets) houses[houseFrom(from, sign) - 1]!.planets.push(name as (typeof GRAHAS)[number])
  return houses
}

const chartPlanetFields = {
  name: Graha,
  sign: Sign,
  sign_number: SignNumber,
  degree: Degree,
  house: House,
  retrograde: Retrograde,
}
export const ChartPlanet = t.Object(chartPlanetFields, {
  $id: 'PlanetOfChart',
  description: 'A graha in a chart; in a divisional chart, its sign and degree there.',
})
export const chartFields = {
  code: oneOf(VARGAS, { description: 'Code of the varga, D1 to D60.' }),
  name: maybeTerm(['ChartName'], { description: 'Name of the chart.' }),
  ascendant: Placement,
  planets: rows(ChartPlanet, 9),
  houses: Houses,
}
export const Chart = t.Object(chartFields, { $id: 'Chart', description: 'A chart of whole-sign houses.' })

/** A chart with houses counted from the sign of `lagna`. */
export const chartObject = (
  code: Varga,
  name: string,
  lagna: SiderealPoint,
  planets: readonly { name: Planet['name']; sign: SignIndex; degree: number; retrograde: boolean }[],
) => ({
  code,
  name,
  ascendant: placement(lagna),
  planets: planets.map((p) => ({
    name: p.name as (typeof GRAHAS)[number],
    sign: signName(p.sign),
    sign_number: p.sign + 1,
    degree: decimals(p.degree),
    house: houseFrom(lagna.sign, p.sign),
    retrograde: p.retrograde,
  })),
  houses: houseRows(lagna.sign, planets),
})

/** A point in a varga: its sign and degree there. */
export const inVarga = (longitude: Sidereal, code: Varga, method?: string): SiderealPoint =>
  pointOf(vargaSeat(longitude, code, method))
const pointOf = ({ sign, degree }: Pick<VargaSeat, 'sign' | 'degree'>): SiderealPoint =>
  point(sidereal(sign * 30 + degree))

/** The seats of a chart in a varga: of the ascendant, and of the planets in their order. */
export interface SeatsInVarga {
  lagna: VargaSeat
  planets: VargaSeat[]
}
export const seatsInVarga = (chart: RasiChart, code: Varga, method?: string): SeatsInVarga => ({
  lagna: vargaSeatOf(chart.ascendant, code, method),
  planets: chart.planets.map((planet) => vargaSeatOf(planet, code, method)),
})

/** The chart of a varga. */
export const vargaChart = (chart: RasiChart, code: Varga, seats: SeatsInVarga = seatsInVarga(chart, code)) =>
  chartObject(
    code,
    VARGA_RULES[code].name,
    pointOf(seats.lagna),
    chart.planets.map(({ name, retrograde }, i) => {
      const { sign, degree } = placeOf(seats.planets[i]!)
      return { name, sign, degree, retrograde }
    }),
  )

/** Sign and degree as `pointOf` gives them. */
const placeOf = ({ sign, degree }: VargaSeat): { sign: SignIndex; degree: number } => {
  const longitude = norm(roundDegrees(norm(sign * 30 + degree)))
  const rounded = signOf(longitude)
  return { sign: rounded, degree: degreeInSign(longitude, rounded) }
}

export const NodeName = oneOf(['mean', 'true'], {
  $id: 'NodeKind',
  description: 'Lunar node used: mean or true (osculating).',
})

/** The schema of a drawing in an answer. */
export const SvgImage = t.Object(
  {
    format: t.Literal('svg', { description: 'Content format.' }),
    width: t.Integer({ description: 'Width of the drawing, pixels.' }),
    height: t.Integer({ description: 'Height, pixels.' }),
    content: t.String({ contentMediaType: 'image/svg+xml', description: 'A complete SVG 1.1 document.' }),
  },
  { $id: 'SvgImage', description: 'A drawing as an SVG document.' },
)

export const EclipseKindAndType = oneOf(ECLIPSE_NAMES, {
  $id: 'EclipseKindAndType',
  description: 'Kind and type of an eclipse.',
})

export const HouseOccupants = t.Object(
  { house: House, planets: distinct(Graha, { description: 'Planets in the house.' }) },
  { $id: 'HouseOccupants', description: 'A house and its occupants.' },
)
