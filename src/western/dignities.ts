import {
  degreeInSign,
  type Element,
  elementOf,
  type Sign,
  type SignIndex,
  signAt,
  signName,
  signOf,
} from '../zodiac/signs.ts'
import type { ClassicalPlanet } from './points.ts'
import { rulerOf } from './signs.ts'

// Essential dignities: rulers of each degree of the zodiac, and the points of a planet there.

// source: Ptolemy, Tetrabiblos I.19
const EXALTED_IN: Partial<Record<Sign, ClassicalPlanet>> = {
  Aries: 'Sun',
  Taurus: 'Moon',
  Virgo: 'Mercury',
  Pisces: 'Venus',
  Capricorn: 'Mars',
  Cancer: 'Jupiter',
  Libra: 'Saturn',
}

export const TRIPLICITY_SCHEMES = ['dorothean', 'lilly'] as const
export type TriplicityScheme = (typeof TRIPLICITY_SCHEMES)[number]

/** The rulers of a triplicity. Lilly has no participating ruler. */
type Triplicity = readonly [day: ClassicalPlanet, night: ClassicalPlanet, participating?: ClassicalPlanet]

// source: Dorotheus, Carmen I.1; Lilly, Christian Astrology, p. 104
const TRIPLICITIES = {
  dorothean: {
    Fire: ['Sun', 'Jupiter', 'Saturn'],
    Earth: ['Venus', 'Moon', 'Mars'],
    Air: ['Saturn', 'Mercury', 'Jupiter'],
    Water: ['Venus', 'Mars', 'Moon'],
  },
  lilly: {
    Fire: ['Sun', 'Jupiter'],
    Earth: ['Venus', 'Moon'],
    Air: ['Saturn', 'Mercury'],
    Water: ['Mars', 'Mars'],
  },
} as const satisfies Record<TriplicityScheme, Record<Element, Triplicity>>

export const TERM_SCHEMES = ['egyptian', 'ptolemaic'] as const
export type TermScheme = (typeof TERM_SCHEMES)[number]

/** Rulers in order, each with the degree of the sign at which its term ends (exclusive). */
type Terms = readonly (readonly [ClassicalPlanet, number])[]
const terms = (...rows: Terms): Terms => rows

// source: Ptolemy, Tetrabiblos I.20 and Valens I.3 for the Egyptian terms; Lilly, Christian Astrology, p. 104, for Ptolemy's
const TERMS: Record<TermScheme, Record<Sign, Terms>> = {
  egyptian: {
    Aries: terms(['Jupiter', 6], ['Venus', 12], ['Mercury', 20], ['Mars', 25], ['Saturn', 30]),
    Taurus: terms(['Venus', 8], ['Mercury', 14], ['Jupiter', 22], ['Saturn', 27], ['Mars', 30]),
    Gemini: terms(['Mercury', 6], ['Jupiter', 12], ['Venus', 17], ['Mars', 24], ['Saturn', 30]),
    Cancer: terms(['Mars', 7], ['Venus', 13], ['Mercury', 19], ['Jupiter', 26], ['Saturn', 30]),
    Leo: terms(['Jupiter', 6], ['Venus', 11], ['Saturn', 18], ['Mercury', 24], ['Mars', 30]),
    Virgo: terms(['Mercury', 7], ['Venus', 17], ['Jupiter', 21], ['Mars', 28], ['Saturn', 30]),
    Libra: terms(['Saturn', 6], ['Mercury', 14], ['Jupiter', 21], ['Venus', 28], ['Mars', 30]),
    Scorpio: terms(['Mars', 7], ['Venus', 11], ['Mercury', 19], ['Jupiter', 24], ['Saturn', 30]),
    Sagittarius: terms(['Jupiter', 12], ['Venus', 17], ['Mercury', 21], ['Saturn', 26], ['Mars', 30]),
    Capricorn: terms(['Mercury', 7], ['Jupiter', 14], ['Venus', 22], ['Saturn', 26], ['Mars', 30]),
    Aquarius: terms(['Mercury', 7], ['Venus', 13], ['Jupiter', 20], ['Mars', 25], ['Saturn', 30]),
    Pisces: terms(['Venus', 12], ['Jupiter', 16], ['Mercury', 19], ['Mars', 28], ['Saturn', 30]),
  },
  ptolemaic: {
    Aries: terms(['Jupiter', 6], ['Venus', 14], ['Mercury', 21], ['Mars', 26], ['Saturn', 30]),
    Taurus: terms(['Venus', 8], ['Mercury', 15], ['Jupiter', 22], ['Saturn', 26], ['Mars', 30]),
    Gemini: terms(['Mercury', 7], ['Jupiter', 14], ['Venus', 21], ['Saturn', 25], ['Mars', 30]),
    Cancer: terms(['Mars', 6], ['Jupiter', 13], ['Mercury', 20], ['Venus', 27], ['Saturn', 30]),
    Leo: terms(['Saturn', 6], ['Mercury', 13], ['Venus', 19], ['Jupiter', 25], ['Mars', 30]),
    Virgo: terms(['Mercury', 7], ['Venus', 13], ['Jupiter', 18], ['Saturn', 24], ['Mars', 30]),
    Libra: terms(['Saturn', 6], ['Venus', 11], ['Jupiter', 19], ['Mercury', 24], ['Mars', 30]),
    Scorpio: terms(['Mars', 6], ['Jupiter', 14], ['Venus', 21], ['Mercury', 27], ['Saturn', 30]),
    Sagittarius: terms(['Jupiter', 8], ['Venus', 14], ['Mercury', 19], ['Saturn', 25], ['Mars', 30]),
    Capricorn: terms(['Venus', 6], ['Mercury', 12], ['Jupiter', 19], ['Mars', 25], ['Saturn', 30]),
    Aquarius: terms(['Saturn', 6], ['Mercury', 12], ['Venus', 20], ['Jupiter', 25], ['Mars', 30]),
    Pisces: terms(['Venus', 8], ['Jupiter', 14], ['Mercury', 20], ['Mars', 26], ['Saturn', 30]),
  },
}

// source: Teucer's faces (Tetrabiblos commentary; Lilly, p. 104): the planets in order of speed, from Mars in the first of Aries
const FACES = [
  'Mars',
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
  'Saturn',
  'Jupiter',
] as const satisfies readonly ClassicalPlanet[]

const opposite = (sign: SignIndex): SignIndex => signAt(sign + 6)
const exaltationIn = (sign: SignIndex): ClassicalPlanet | null => EXALTED_IN[signName(sign)] ?? null

export interface DignityScheme {
  readonly terms: TermScheme
  readonly triplicity: TriplicityScheme
}
export const DEFAULT_SCHEME: DignityScheme = { terms: 'egyptian', triplicity: 'dorothean' }

/** The planets that are dignified or debilitated at a degree. */
export interface DegreeRulers {
  readonly domicile: ClassicalPlanet
  /** Null in the five signs without an exaltation. */
  readonly exaltation: ClassicalPlanet | null
  /** The rulers by day, by night and, with Dorotheus, the participating ruler. */
  readonly triplicity: readonly ClassicalPlanet[]
  /** The ruler of the sect of the chart, then the participating ruler. */
  readonly triplicityInForce: readonly ClassicalPlanet[]
  readonly term: ClassicalPlanet
  readonly face: ClassicalPlanet
  readonly detriment: ClassicalPlanet
  readonly fall: ClassicalPlanet | null
}

/** The rulers of a longitude in a day or night chart. */
export const rulersAt = (
  longitude: number,
  isDay: boolean,
  { terms, triplicity: scheme }: DignityScheme = DEFAULT_SCHEME,
): DegreeRulers => {
  const sign = signOf(longitude)
  const degree = degreeInSign(longitude)
  const triplicity: Triplicity = TRIPLICITIES[scheme][elementOf(sign)]
  const [day, night, participatingRuler] = triplicity
  const third = participatingRuler ? [participatingRuler] : []
  return {
    domicile: rulerOf(sign),
    exaltation: exaltationIn(sign),
    triplicity: [day, night, ...third],
    triplicityInForce: [isDay ? day : night, ...third],
    term: TERMS[terms][signName(sign)].find(([, end]) => degree < end)![0],
    face: FACES[(3 * sign + Math.floor(degree / 10)) % FACES.length]!,
    detriment: rulerOf(opposite(sign)),
    fall: exaltationIn(opposite(sign)),
  }
}

export const DIGNITIES = ['domicile', 'exaltation', 'triplicity', 'term', 'face'] as const
export type Dignity = (typeof DIGNITIES)[number]
export const DEBILITIES = ['detriment', 'fall', 'peregrine'] as const
export type Debility = (typeof DEBILITIES)[number]

// source: Lilly, Christian Astrology, p. 115
export const DIGNITY_POINTS = {
  domicile: 5,
  exaltation: 4,
  triplicity: 3,
  term: 2,
  face: 1,
  detriment: -5,
  fall: -4,
  peregrine: -5,
} as const satisfies Record<Dignity | Debility, number>

export interface EssentialDignity {
  readonly rulers: DegreeRulers
  readonly dignities: Dignity[]
  readonly debilities: Debility[]
  readonly score: number
}

/** The dignities and debilities of a planet at a longitude. A planet with no dignity is peregrine, also in detriment or fall. */
export const essentialDignity = (
  planet: ClassicalPlanet,
  longitude: number,
  isDay: boolean,
  scheme: DignityScheme = DEFAULT_SCHEME,
): EssentialDignity => {
  const rulers = rulersAt(longitude, isDay, scheme)
  const dignities = DIGNITIES.filter((dignity) =>
    dignity === 'triplicity' ? rulers.triplicityInForce.includes(planet) : rulers[dignity] === planet,
  )
  const debilities = DEBILITIES.filter((debility) =>
    debility === 'peregrine' ? dignities.length === 0 : rulers[debility] === planet,
  )
  const score = [...dignities, ...debilities].reduce((sum, name) => sum + DIGNITY_POINTS[name], 0)
  return { rulers, dignities, debilities, score }
}
