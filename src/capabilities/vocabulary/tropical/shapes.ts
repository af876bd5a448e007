import { nullable, oneOf, rows, t, term } from '../../../schema.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { isoLocal, isoUtc, offsetText, type Zone } from '../../../time/moment.ts'
import {
  ALL_ASPECTS,
  ASPECTS,
  aspectMeaning,
  type Contact,
  intensity,
  MAIN_ASPECTS,
  type Moving,
  orbFigure,
} from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { HOUSE_CODES, houseSignification } from '../../../western/houses.ts'
import { PATTERNS } from '../../../western/patterns.ts'
import { type Name, POINTS, POINTS_AND_ANGLES, type PointName, SEVEN, SYMBOLS, TEN } from '../../../western/points.ts'
import { MODES, modeOf, modernRulerOf, rulerOf, signSymbol } from '../../../western/signs.ts'
import { degreeInSign, dms, ELEMENTS, elementOf, SIGNS, signName, signOf } from '../../../zodiac/signs.ts'

/** To the nearest, halves upward. */
export const figure = (value: number, places = 6): number => {
  const scale = 10 ** places
  return Math.floor(value * scale + 0.5) / scale + 0
}

const LAST_FIGURE = 29.999999
/** A longitude as written: its sign, the degree in it, and the whole, none of which contradicts another by rounding. */
export const place = (longitude: number) => {
  const sign = signOf(longitude)
  const degree = degreeInSign(longitude)
  const written = Math.min(figure(degree), LAST_FIGURE)
  return { sign, degree: written, longitude: figure(30 * sign + written), dms: degreeText(degree) }
}
const degreeText = (degree: number): string => dms(Math.min(degree + 5e-7, LAST_FIGURE))

export const Sign = term(SIGNS)
export const SignNumber = t.Integer({ minimum: 1, maximum: 12, description: '1 Aries .. 12 Pisces' })
export const Longitude = t.Number({
  minimum: 0,
  exclusiveMaximum: 360,
  description: 'Tropical ecliptic longitude of date, degrees.',
})
export const Degree = t.Number({ minimum: 0, exclusiveMaximum: 30, description: 'Degrees in sign.' })
const DegreeText = t.String({ description: 'Degrees in sign as 23°30\'28", seconds cut.' })
const Ruler = term(SEVEN)
export const House = t.Integer({ minimum: 1, maximum: 12 })
export const PointTerm = term(POINTS)
/** A point, the Ascendant or the Midheaven. */
export const NameTerm = term(POINTS_AND_ANGLES)

/** Null in every field where the ephemeris has no data for the point. */
export const PlanetRow = t.Object({
  planet: PointTerm,
  name: t.String(),
  symbol: t.String(),
  longitude: nullable(Longitude),
  degree: nullable(Degree),
  degree_in_sign: nullable(DegreeText),
  sign: nullable(Sign),
  sign_symbol: nullable(t.String()),
  element: nullable(term(ELEMENTS)),
  mode: nullable(term(MODES)),
  ruler: nullable(Ruler),
  house: nullable(House),
  house_signification: nullable(t.String()),
  available: t.Boolean({ description: 'False where the ephemeris has no data for the point: all else is null then.' }),
  retrograde: nullable(t.Boolean()),
  sign_number: nullable(SignNumber),
  modern_ruler: nullable(term(TEN)),
  speed: nullable(t.Number({ description: 'Degrees a day.' })),
  latitude: nullable(t.Number({ description: 'Ecliptic latitude, degrees.' })),
  declination: nullable(t.Number()),
})
export const PlanetRows = rows(PlanetRow, POINTS.length)

const ABSENT = {
  longitude: null,
  degree: null,
  degree_in_sign: null,
  sign: null,
  sign_symbol: null,
  element: null,
  mode: null,
  ruler: null,
  house: null,
  house_signification: null,
  available: false,
  retrograde: null,
  sign_number: null,
  modern_ruler: null,
  speed: null,
  latitude: null,
  declination: null,
}

/** What a row tells of a point; of a composite, which no sky has, only the longitude. */
export interface RowPoint {
  readonly name: PointName
  readonly longitude: number
  readonly house: number | null
  readonly speed: number | null
  readonly latitude: number | null
  readonly declination: number | null
}

export const pointRow = (point: RowPoint) => {
  const { sign, degree, longitude, dms } = place(point.longitude)
  return {
    planet: point.name,
    name: point.name as string,
    symbol: SYMBOLS[point.name] as string,
    longitude,
    degree,
    degree_in_sign: dms,
    sign: signName(sign),
    sign_symbol: signSymbol(sign) as string,
    element: elementOf(sign),
    mode: modeOf(sign),
    ruler: rulerOf(sign),
    house: point.house,
    house_signification: point.house === null ? null : houseSignification(point.house),
    available: true,
    retrograde: point.speed === null ? null : point.speed < 0,
    sign_number: sign + 1,
    modern_ruler: modernRulerOf(sign),
    speed: point.speed === null ? null : figure(point.speed),
    latitude: point.latitude === null ? null : figure(point.latitude),
    declination: point.declination === null ? null : figure(point.declination),
  }
}

/** One row for each of the names, in order; those that the ephemeris does not have say so. */
export const pointRows = (points: readonly RowPoint[], names: readonly PointName[] = POINTS) =>
  names.map((name) => {
    const point = points.find((p) => p.name === name)
    return point ? pointRow(point) : { planet: name, name: name as string, symbol: SYMBOLS[name] as string, ...ABSENT }
  })

export const Angle = t.Object({
  longitude: Longitude,
  degree: Degree,
  degree_in_sign: DegreeText,
  sign: Sign,
  sign_number: SignNumber,
  sign_symbol: t.String(),
  ruler: Ruler,
})
export const angleObject = (at: number) => {
  const { sign, degree, longitude, dms } = place(at)
  return {
    longitude,
    degree,
    degree_in_sign: dms,
    sign: signName(sign),
    sign_number: sign + 1,
    sign_symbol: signSymbol(sign) as string,
    ruler: rulerOf(sign),
  }
}

export const HouseSystemObject = t.Object({ code: oneOf(HOUSE_CODES), name: t.String() })

export const HouseRow = t.Object({
  house: House,
  cusp: nullable(Longitude),
  degree: nullable(Degree),
  degree_in_sign: nullable(DegreeText),
  sign: nullable(Sign),
  sign_number: nullable(SignNumber),
  ruler: nullable(Ruler),
  planets: t.Array(PointTerm),
  house_signification: t.String(),
})
export const HouseRows = rows(HouseRow, 12)

const NO_CUSP = { cusp: null, degree: null, degree_in_sign: null, sign: null, sign_number: null, ruler: null }
const cuspFields = (cusp: number) => {
  const { sign, degree, longitude, dms } = place(cusp)
  return {
    cusp: longitude,
    degree,
    degree_in_sign: dms,
    sign: signName(sign),
    sign_number: sign + 1,
    ruler: rulerOf(sign),
  }
}

/** The twelve houses, with who stands in each. */
export const houseRows = ({ houses, points }: Pick<TropicalChart, 'houses'> & { points: readonly RowPoint[] }) =>
  houses.cusps.map((cusp, i) => ({
    house: i + 1,
    ...(cusp === null ? NO_CUSP : cuspFields(cusp)),
    planets: points.filter((p) => p.house === i + 1).map((p) => p.name),
    house_signification: houseSignification(i + 1),
  }))

export const AspectTerm = oneOf(ALL_ASPECTS)
/** The aspects that two charts are compared by. */
export const MainAspect = oneOf(MAIN_ASPECTS)
export const NatureWord = oneOf(['harmonious', 'challenging', 'neutral'])
export const Orb = t.Number({ minimum: 0, description: 'Degrees from exact.' })
export const Intensity = t.Integer({ minimum: 0, maximum: 100, description: '100 at exact, 0 at the edge of the orb.' })
export const AspectRow = t.Object({
  planet_a: NameTerm,
  planet_b: NameTerm,
  aspect: AspectTerm,
  symbol: t.String(),
  angle: t.Number(),
  nature: NatureWord,
  orb: Orb,
  applying: nullable(t.Boolean()),
  intensity: Intensity,
  meaning: t.String(),
})

export const PatternRow = t.Object({
  pattern: oneOf(PATTERNS),
  planets: t.Array(PointTerm),
  apex: nullable(PointTerm),
  element: nullable(oneOf(ELEMENTS)),
  mode: nullable(oneOf(MODES)),
  max_orb: Orb,
})

export const aspectRow = (contact: Contact<Moving, Moving>) => {
  const { a, b, aspect } = contact
  const { symbol, angle, nature } = ASPECTS[aspect]
  return {
    planet_a: a.name,
    planet_b: b.name,
    aspect,
    symbol,
    angle,
    nature,
    orb: orbFigure(contact.orb),
    applying: contact.applying,
    intensity: intensity(contact),
    meaning: aspectMeaning(contact),
  }
}

export const cellFields = { aspect: nullable(MainAspect), orb: nullable(Orb) }
/** What a table of two charts tells of each pair: its aspect and orb, or nothing. */
export const cellsOf = (contacts: readonly Contact<Moving, Moving>[]) => {
  const found = new Map(contacts.map((contact) => [`${contact.a.name}|${contact.b.name}`, contact]))
  return (a: Name, b: Name) => {
    const contact = found.get(`${a}|${b}`)
    return {
      aspect: contact ? (contact.aspect as (typeof MAIN_ASPECTS)[number]) : null,
      orb: contact ? orbFigure(contact.orb) : null,
    }
  }
}

export const MomentObject = t.Object({
  local: t.String({ description: 'ISO 8601 with offset.' }),
  utc: t.String(),
  utc_offset: t.String(),
})
export const momentObject = (at: JulianDay, zone: Zone) => ({
  local: isoLocal(at, zone),
  utc: isoUtc(at),
  utc_offset: offsetText(zone.at(epochMs(at)).offsetSeconds),
})
