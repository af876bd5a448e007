import {
  AYANAMSHA_IDS,
  type AyanamshaByEpoch,
  type AyanamshaId,
  ayanamshaName,
  isByEpoch,
} from '../../ephemeris/ayanamshas.ts'
import type { Planet, RasiChart } from '../../jyotish/chart.ts'
import { GRAHAS, lordOf, OUTER, SEVEN } from '../../jyotish/grahas.ts'
import { NAKSHATRA_LORDS, NAKSHATRAS, nakshatraLord } from '../../jyotish/nakshatras.ts'
import { type Point, point } from '../../jyotish/points.ts'
import { defaultMethod, VARGA_RULES, type Varga, vargaSeat } from '../../jyotish/vargas.ts'
import { format, maybeTerm, oneOf, openSet, rows, t, term } from '../../schema.ts'
import type { Sidereal } from '../../zodiac/longitude.ts'
import { sidereal } from '../../zodiac/longitude.ts'
import {
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
  description: '1 Aries .. 12 Pisces.',
})
export const Degree = t.Number({
  $id: 'DegreeInSign',
  minimum: 0,
  exclusiveMaximum: 30,
  description: 'Degrees in sign.',
})
export const Longitude = t.Number({
  $id: 'SiderealLongitude',
  minimum: 0,
  exclusiveMaximum: 360,
  description: 'Sidereal ecliptic longitude, degrees.',
})
export const DegreeText = t.String({ $id: 'DegreeText', description: 'Degrees in sign as 7°43\'56", seconds cut.' })
export const StarNumber = t.Integer({
  $id: 'NakshatraNumber',
  minimum: 1,
  maximum: 27,
  description: '1 Ashwini .. 27 Revati.',
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
        description: 'Degrees at an epoch.',
      }),
    ),
  ],
  {
    $id: 'AyanamshaId',
    description:
      'Sidereal zero point: one of the names, or one of your own as degrees@epoch, such as 23.15@1950-01-01 or 23.15@1950-01-01T06:00:00: the mean ayanamsha (without nutation) at that moment of UT, carried on by precession.',
  },
)
export const StarAndPada = t.Object(
  { name: Star, pada: Pada },
  { $id: 'StarAndPada', description: 'A nakshatra and pada.' },
)
export const Ayanamsha = t.Object(
  {
    id: AyanamshaName,
    name: t.String({ description: 'Printed name.' }),
    degrees: t.Number({ description: 'At the moment, with nutation in longitude.' }),
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
export const placement = (p: Point) => ({
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
  speed: t.Number({ description: 'In longitude, degrees a day; negative when retrograde.' }),
  retrograde: Retrograde,
  combust: t.Boolean({ description: 'True within its orb of the Sun; never for the Sun or a node.' }),
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
  { house: House, sign: Sign, sign_number: SignNumber, planets: t.Array(Graha, { description: 'Occupants.' }) },
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
  code: t.String({ description: 'D1 .. D60.' }),
  name: maybeTerm(['ChartName'], { description: 'Name of the chart.' }),
  ascendant: Placement,
  planets: rows(ChartPlanet, 9),
  houses: Houses,
}
export const Chart = t.Object(chartFields, { $id: 'Chart', description: 'A chart of whole-sign houses.' })

/** A chart with houses counted from the sign of `lagna`. */
export const chartObject = (
  code: string,
  name: string,
  lagna: Point,
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
export const inVarga = (longitude: Sidereal, code: Varga, method?: string): Point => {
  const seat = vargaSeat(longitude, code, method)
  return point(sidereal(seat.sign * 30 + seat.degree))
}

/** The chart of a varga. */
export const vargaChart = (chart: RasiChart, code: Varga, method = defaultMethod(code)) =>
  chartObject(
    code,
    VARGA_RULES[code].name,
    inVarga(chart.ascendant.longitude, code, method),
    chart.planets.map(({ longitude, name, retrograde }) => {
      const { sign, degree } = inVarga(longitude, code, method)
      return { name, sign, degree, retrograde }
    }),
  )

export const NodeName = oneOf(['mean', 'true'], {
  $id: 'NodeKind',
  description: 'Lunar node used: mean or true (osculating).',
})

/** The schema of a drawing in an answer. */
export const SvgImage = t.Object(
  {
    format: t.Literal('svg', { description: 'Content format.' }),
    width: t.Integer({ description: 'Pixels.' }),
    height: t.Integer({ description: 'Pixels.' }),
    content: t.String({ contentMediaType: 'image/svg+xml', description: 'A complete SVG 1.1 document.' }),
  },
  { $id: 'SvgImage', description: 'A drawing.' },
)

export const HouseOccupants = t.Object(
  { house: House, planets: t.Array(Graha, { description: 'Occupants.' }) },
  { $id: 'HouseOccupants', description: 'A house and its occupants.' },
)
