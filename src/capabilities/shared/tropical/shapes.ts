import { distinct, maybeTerm, meaning, nullable, oneOf, openSet, rows, type Static, t, term } from '../../../schema.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { isoLocal, isoUtc, offsetText, type Zone } from '../../../time/moment.ts'
import { aspectMeaning, countryMeaning, movingMeaning, progressedMeaning } from '../../../western/aspect-meanings.ts'
import {
  ALL_ASPECTS,
  ASPECTS,
  type AspectPoint,
  type Contact,
  intensity,
  MAIN_ASPECTS,
  roundedOrb,
} from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { HOUSE_CODES, houseSignification } from '../../../western/houses.ts'
import { PATTERNS } from '../../../western/patterns.ts'
import {
  CLASSICAL_PLANETS,
  type Name,
  PLANETS,
  POINTS,
  POINTS_AND_ANGLES,
  type PointName,
  SYMBOLS,
} from '../../../western/points.ts'
import { MODES, modeOf, modernRulerOf, rulerOf, signSymbol } from '../../../western/signs.ts'
import { degreeInSign, dms, elementOf, SIGNS, type SignIndex, signName, signOf } from '../../../zodiac/signs.ts'
import { Moment as LocalMoment, Utc } from '../almanac.ts'
import { Degree, DegreeText, Element, House, Retrograde, Sign, SignNumber } from '../shapes.ts'

export { Degree, House, Sign, SignNumber } from '../shapes.ts'

/** Rounds to the nearest, halves upward. */
export const roundFigure = (value: number, places = 6): number => {
  const scale = places === 6 ? 1e6 : 10 ** places
  return Math.floor(value * scale + 0.5) / scale + 0
}

const LAST_FIGURE = 29.999999
/** A longitude in an answer: sign, degree in sign and whole longitude, rounded consistently. */
export const longitudeFields = (longitude: number) => {
  const sign = signOf(longitude)
  const degree = degreeInSign(longitude, sign)
  const row = Math.min(roundFigure(degree), LAST_FIGURE)
  return { sign, degree: row, longitude: roundFigure(30 * sign + row), dms: degreeText(degree) }
}
const degreeText = (degree: number): string => dms(Math.min(degree + 5e-7, LAST_FIGURE))

export const Longitude = t.Number({
  $id: 'TropicalLongitude',
  minimum: 0,
  exclusiveMaximum: 360,
  description: 'Tropical ecliptic longitude of date, degrees.',
})
const Ruler = term(CLASSICAL_PLANETS, { $id: 'Ruler', description: 'The classical ruler of the sign.' })
const ModernRuler = term(PLANETS, {
  $id: 'ModernRuler',
  description: 'Ruler of the sign when Uranus, Neptune and Pluto are rulers too.',
})
const Mode = term(MODES)
export const Glyph = t.String({ $id: 'Glyph', description: 'Glyph of the item, one character.' })
const HouseSignification = t.String({ $id: 'HouseSignification', description: 'Matters of the house.' })
export const PointTerm = term(POINTS, { $id: 'Point', description: 'A planet, a node, Chiron or Lilith.' })
/** A point, the Ascendant or the Midheaven. */
export const NameTerm = term(POINTS_AND_ANGLES)

/** Null in every field if the ephemeris has no data for the point. */
export const PlanetRow = t.Object(
  {
    planet: PointTerm,
    name: maybeTerm(['PointOrAngle'], { description: 'Name for display.' }),
    symbol: Glyph,
    longitude: nullable(Longitude),
    degree: nullable(Degree),
    degree_in_sign: nullable(DegreeText),
    sign: nullable(Sign),
    sign_symbol: nullable(meaning(Glyph, 'Glyph of the sign, one character.')),
    element: nullable(Element),
    mode: nullable(Mode),
    ruler: nullable(Ruler),
    house: nullable(House),
    house_signification: nullable(HouseSignification),
    available: t.Boolean({
      description: 'False if the ephemeris has no data for the point: all other fields are null.',
    }),
    retrograde: nullable(Retrograde),
    sign_number: nullable(SignNumber),
    modern_ruler: nullable(ModernRuler),
    speed: nullable(t.Number({ description: 'Speed in longitude, degrees per day; negative when retrograde.' })),
    latitude: nullable(t.Number({ description: 'Ecliptic latitude, degrees, north positive.' })),
    declination: nullable(t.Number({ description: 'Declination in degrees, north positive.' })),
  },
  {
    $id: 'TropicalPlanet',
    description: 'A point of a tropical chart; all but its name is null if the ephemeris has no data for it.',
  },
)
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

/** Input of a point row; for a composite, only the longitude. */
export interface RowPoint {
  readonly name: PointName
  readonly longitude: number
  readonly house: number | null
  readonly speed: number | null
  readonly latitude: number | null
  readonly declination: number | null
}

export const pointRow = (point: RowPoint) => {
  const { sign, degree, longitude, dms } = longitudeFields(point.longitude)
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
    speed: point.speed === null ? null : roundFigure(point.speed),
    latitude: point.latitude === null ? null : roundFigure(point.latitude),
    declination: point.declination === null ? null : roundFigure(point.declination),
  }
}

/** One row per name, in order; points without ephemeris data are marked. */
export const pointRows = (points: readonly RowPoint[], names: readonly PointName[] = POINTS) =>
  names.map((name) => {
    const point = points.find((p) => p.name === name)
    return point ? pointRow(point) : { planet: name, name: name as string, symbol: SYMBOLS[name] as string, ...ABSENT }
  })

export const Angle = t.Object(
  {
    longitude: Longitude,
    degree: Degree,
    degree_in_sign: DegreeText,
    sign: Sign,
    sign_number: SignNumber,
    sign_symbol: meaning(Glyph, 'Glyph of the sign, one character.'),
    ruler: Ruler,
  },
  { $id: 'TropicalPoint', description: 'A point of the tropical zodiac.' },
)
export const angleObject = (at: number) => {
  const { sign, degree, longitude, dms } = longitudeFields(at)
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

/** A printed zodiac position: degree, glyph and sign name. */
export const zodiacPlaceText = ({
  degree_in_sign,
  sign,
}: {
  readonly degree_in_sign: string | null
  readonly sign: Static<typeof Sign> | null
}): string => (sign === null ? 'no data' : `${degree_in_sign} ${signSymbol(SIGNS.indexOf(sign) as SignIndex)} ${sign}`)

export const HouseSystemObject = t.Object(
  {
    code: openSet(HOUSE_CODES, { description: 'Letter of the system.' }),
    name: t.String({ description: 'Name of the system.' }),
  },
  { $id: 'HouseSystem', description: 'House system used.' },
)

export const HouseRow = t.Object(
  {
    house: House,
    cusp: nullable(Longitude),
    degree: nullable(Degree),
    degree_in_sign: nullable(DegreeText),
    sign: nullable(Sign),
    sign_number: nullable(SignNumber),
    ruler: nullable(Ruler),
    planets: distinct(PointTerm, { description: 'Points in the house.' }),
    house_signification: HouseSignification,
  },
  {
    $id: 'TropicalHouse',
    description: 'A house, its cusp and occupants; the cusp is null if the system has none at this latitude.',
  },
)
export const HouseRows = rows(HouseRow, 12)

const NO_CUSP = { cusp: null, degree: null, degree_in_sign: null, sign: null, sign_number: null, ruler: null }
const cuspFields = (cusp: number) => {
  const { sign, degree, longitude, dms } = longitudeFields(cusp)
  return {
    cusp: longitude,
    degree,
    degree_in_sign: dms,
    sign: signName(sign),
    sign_number: sign + 1,
    ruler: rulerOf(sign),
  }
}

/** The twelve houses, with occupants. */
export const houseRows = ({ houses, points }: Pick<TropicalChart, 'houses'> & { points: readonly RowPoint[] }) =>
  houses.cusps.map((cusp, i) => {
    const planets: PointName[] = []
    for (const { house, name } of points) if (house === i + 1) planets.push(name)
    const fields = cusp === null ? NO_CUSP : cuspFields(cusp)
    return { house: i + 1, ...fields, planets, house_signification: houseSignification(i + 1) }
  })

export const AspectTerm = term(ALL_ASPECTS)
/** The aspects used between two charts. */
export const MainAspect = oneOf(MAIN_ASPECTS, {
  $id: 'MainAspectName',
  description: 'Aspect between points of two charts.',
})
export const NatureWord = term(['harmonious', 'challenging', 'neutral'])
export const Orb = t.Number({ $id: 'Orb', minimum: 0, description: 'Orb: distance from exact, degrees.' })
export const Intensity = t.Integer({
  $id: 'Closeness',
  minimum: 0,
  maximum: 100,
  description: 'Closeness: 100 at exact, 0 at the edge of the orb.',
})
/** The fields of an aspect besides its two points. */
export const ASPECT_FIELDS = {
  aspect: AspectTerm,
  symbol: meaning(Glyph, 'Glyph of the aspect, one character.'),
  angle: t.Number({ description: 'Exact angle of the aspect, degrees.' }),
  nature: NatureWord,
  orb: Orb,
  applying: nullable(t.Boolean({ description: 'True if the aspect is applying; null if neither point moves.' })),
  intensity: Intensity,
  meaning: t.String({ description: 'Meaning in one sentence.' }),
}
export const AspectRow = t.Object(
  { planet_a: NameTerm, planet_b: NameTerm, ...ASPECT_FIELDS },
  { $id: 'Aspect', description: 'An aspect between two points.' },
)

export const PatternRow = t.Object(
  {
    pattern: term(PATTERNS, { description: 'Name of the figure.' }),
    planets: distinct(PointTerm, { description: 'Points that form the pattern.' }),
    apex: nullable(meaning(PointTerm, 'Apex point; null without one.')),
    element: nullable(Element),
    mode: nullable(Mode),
    max_orb: meaning(Orb, 'Widest orb of the aspects of the pattern, degrees.'),
  },
  { $id: 'AspectPattern', description: 'An aspect pattern of points.' },
)

const aspectRowWith = (meaningOf: typeof aspectMeaning) => (contact: Contact<AspectPoint, AspectPoint>) => {
  const { a, b, aspect } = contact
  const { symbol, angle, nature } = ASPECTS[aspect]
  return {
    planet_a: a.name,
    planet_b: b.name,
    aspect,
    symbol,
    angle,
    nature,
    orb: roundedOrb(contact.orb),
    applying: contact.applying,
    intensity: intensity(contact),
    meaning: meaningOf(contact),
  }
}
/** An aspect within a chart. */
export const aspectRow = aspectRowWith(aspectMeaning)
/** An aspect within the chart of a country or of an ingress. */
export const countryAspectRow = aspectRowWith(countryMeaning)
/** An aspect of a progressed point to the birth chart. */
export const progressedAspectRow = aspectRowWith(progressedMeaning)
/** An aspect of a directed or return point to the birth chart. */
export const movingAspectRow = aspectRowWith(movingMeaning)

export const cellFields = {
  aspect: nullable(meaning(MainAspect, 'Aspect of the pair; null without one.')),
  orb: nullable(Orb),
}
/** The table cells of two charts: the aspect and orb of each pair, or null. */
export const cellsOf = (contacts: readonly Contact<AspectPoint, AspectPoint>[]) => {
  const matches = new Map(contacts.map((contact) => [`${contact.a.name}|${contact.b.name}`, contact]))
  return (a: Name, b: Name) => {
    const contact = matches.get(`${a}|${b}`)
    return {
      aspect: contact ? (contact.aspect as (typeof MAIN_ASPECTS)[number]) : null,
      orb: contact ? roundedOrb(contact.orb) : null,
    }
  }
}

export const UtcOffsetText = t.String({
  $id: 'UtcOffsetText',
  description: 'Exact UTC offset, +HH:MM, or +HH:MM:SS if it has seconds.',
})
export const MomentObject = t.Object(
  {
    local: LocalMoment,
    utc: Utc,
    utc_offset: UtcOffsetText,
  },
  { $id: 'Moment', description: 'A moment in local time and in UTC.' },
)
export const momentObject = (at: JulianDay, zone: Zone) => ({
  local: isoLocal(at, zone),
  utc: isoUtc(at),
  utc_offset: offsetText(zone.at(epochMs(at)).offsetSeconds),
})
