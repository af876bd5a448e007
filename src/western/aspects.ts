import { separation } from '../zodiac/longitude.ts'
import { KEYWORDS, type Name, orderOf } from './points.ts'

/** The kind of comparison that decides the orbs. */
export type Comparison = 'natal' | 'synastry' | 'transit' | 'progressed'
export type Nature = 'harmonious' | 'challenging' | 'neutral'

interface Aspect {
  symbol: string
  angle: number
  nature: Nature
  major: boolean
  /** The verb from the first point to the second: for a singular and for a plural subject ("thought and speech"). */
  phrase: readonly [string, string]
  orbs: Record<Comparison, number>
}

const aspect = (
  symbol: string,
  angle: number,
  nature: Nature,
  phrase: readonly [string, string],
  [natal, synastry, transit, progressed]: [number, number, number, number],
  major = false,
): Aspect => ({ symbol, angle, nature, major, phrase, orbs: { natal, synastry, transit, progressed } })

// source: the five aspects of Ptolemy, Tetrabiblos I.13, and Kepler's minor aspects; orbs of this service, stated in its contract
const TABLE = {
  conjunction: aspect('☌', 0, 'neutral', ['joins', 'join'], [8, 6, 3, 1], true),
  opposition: aspect('☍', 180, 'challenging', ['faces', 'face'], [8, 6, 3, 1], true),
  trine: aspect('△', 120, 'harmonious', ['flows with', 'flow with'], [7, 5, 3, 1], true),
  square: aspect('□', 90, 'challenging', ['struggles with', 'struggle with'], [7, 5, 3, 1], true),
  sextile: aspect('⚹', 60, 'harmonious', ['supports', 'support'], [5, 4, 2, 1], true),
  quincunx: aspect('⚻', 150, 'challenging', ['must adjust to', 'must adjust to'], [2.5, 2, 1, 0.5]),
  semisextile: aspect('⚺', 30, 'neutral', ['stands beside', 'stand beside'], [1.5, 1, 0.5, 0.5]),
  semisquare: aspect('∠', 45, 'challenging', ['chafes at', 'chafe at'], [1.5, 1, 0.5, 0.5]),
  sesquiquadrate: aspect('⚼', 135, 'challenging', ['presses on', 'press on'], [1.5, 1, 0.5, 0.5]),
  quintile: aspect('Q', 72, 'harmonious', ['plays with', 'play with'], [1.5, 1, 0.5, 0.5]),
  biquintile: aspect('bQ', 144, 'harmonious', ['shapes', 'shape'], [1.5, 1, 0.5, 0.5]),
}
export type AspectName = keyof typeof TABLE
export const ASPECTS: Readonly<Record<AspectName, Aspect>> = TABLE

export const ALL_ASPECTS = [
  'conjunction',
  'opposition',
  'trine',
  'square',
  'sextile',
  'quincunx',
  'semisextile',
  'semisquare',
  'sesquiquadrate',
  'quintile',
  'biquintile',
] as const satisfies readonly AspectName[]
export const MAJOR_ASPECTS = ['conjunction', 'opposition', 'trine', 'square', 'sextile'] as const
export const MAIN_ASPECTS = [...MAJOR_ASPECTS, 'quincunx'] as const

export const ASPECT_SETS = { major: MAJOR_ASPECTS, main: MAIN_ASPECTS, all: ALL_ASPECTS } as const

// source: this service, stated in its contract; degrees
const LUMINARY_BONUS: Record<Comparison, number> = { natal: 2, synastry: 2, transit: 0, progressed: 0 }
const WEAK_POINT_MAX: Record<Comparison, number> = {
  natal: 3,
  synastry: 2,
  transit: 1,
  progressed: Number.POSITIVE_INFINITY,
}
const isLuminary = (name: Name) => name === 'Sun' || name === 'Moon'
const isWeak = (name: Name) => name === 'Chiron' || name === 'North Node' || name === 'South Node' || name === 'Lilith'

/** The aspects to find, with the maximum orb of each for a pair of points, in degrees. */
export interface OrbModel {
  readonly aspects: readonly AspectName[]
  allowed(aspect: AspectName, a: Name, b: Name): number
}

/**
 * The orbs of a comparison: those of the table, plus two degrees for major aspects of the Sun or the Moon (natal and synastry).
 * Orbs of Chiron, the nodes and Lilith are capped.
 */
export const orbsFor = (comparison: Comparison, aspects: readonly AspectName[] = MAIN_ASPECTS): OrbModel => ({
  aspects,
  allowed: (name, a, b) => {
    const { orbs, major } = ASPECTS[name]
    const bonus = major && (isLuminary(a) || isLuminary(b)) ? LUMINARY_BONUS[comparison] : 0
    const orb = orbs[comparison] + bonus
    return isWeak(a) || isWeak(b) ? Math.min(orb, WEAK_POINT_MAX[comparison]) : orb
  },
})

/** The same orb, in degrees, for every aspect and pair. */
export const uniformOrb = (orb: number, aspects: readonly AspectName[]): OrbModel => ({ aspects, allowed: () => orb })

/** An orb model with every orb multiplied by `scale`. */
export const scaledOrbs = ({ aspects, allowed }: OrbModel, scale: number): OrbModel => ({
  aspects,
  allowed: (aspect, a, b) => scale * allowed(aspect, a, b),
})

/** A point that can be in aspect. Longitude in degrees, speed in degrees per day. */
export interface AspectPoint {
  readonly name: Name
  readonly longitude: number
  /** 0 for fixed points (angles, points of a natal chart under transit); null where motion has no meaning (composites). */
  readonly speed: number | null
}

export interface Contact<A extends AspectPoint = AspectPoint, B extends AspectPoint = A> {
  readonly a: A
  readonly b: B
  readonly aspect: AspectName
  /** Degrees from exact. */
  readonly orb: number
  /** The maximum orb, in degrees. */
  readonly allowed: number
  /** True while the orb shrinks, by the speeds of both points; null if a speed is null. */
  readonly applying: boolean | null
}

const orbOf = (a: number, b: number, angle: number) => Math.abs(separation(a, b) - angle)

/** The time step in which a change of the orb is measured, days. */
const TIME_STEP = 0.001
const isApplying = (a: AspectPoint, b: AspectPoint, angle: number): boolean | null =>
  a.speed === null || b.speed === null
    ? null
    : orbOf(a.longitude + a.speed * TIME_STEP, b.longitude + b.speed * TIME_STEP, angle) <
      orbOf(a.longitude, b.longitude, angle)

/** The aspect of two points, or null. Where ranges overlap, the aspect with the smallest ratio of orb to maximum orb. */
export const contactOf = <A extends AspectPoint, B extends AspectPoint>(
  a: A,
  b: B,
  model: OrbModel,
): Contact<A, B> | null => {
  const apart = separation(a.longitude, b.longitude)
  let best: { aspect: AspectName; orb: number; allowed: number } | null = null
  for (const aspect of model.aspects) {
    const orb = Math.abs(apart - ASPECTS[aspect].angle)
    const allowed = model.allowed(aspect, a.name, b.name)
    if (orb <= allowed && (!best || orb / allowed < best.orb / best.allowed)) best = { aspect, orb, allowed }
  }
  return best && { a, b, ...best, applying: isApplying(a, b, ASPECTS[best.aspect].angle) }
}

/** An orb rounded to four decimals, as it stands in answers and as orbs are compared. */
export const roundedOrb = (orb: number): number => Math.floor(orb * 1e4 + 0.5) / 1e4

/** Sorts contacts by the rounded orb, then by the order of the points. */
export const compareByOrb = (x: Contact<AspectPoint, AspectPoint>, y: Contact<AspectPoint, AspectPoint>): number =>
  roundedOrb(x.orb) - roundedOrb(y.orb) ||
  orderOf(x.a.name) - orderOf(y.a.name) ||
  orderOf(x.b.name) - orderOf(y.b.name)

/** True for the two lunar nodes, which are opposite by definition. */
export const isNodalAxis = (a: Name, b: Name) =>
  (a === 'North Node' && b === 'South Node') || (a === 'South Node' && b === 'North Node')

/** Every aspect within one chart, closest first. The opposition of the nodes is not an aspect. */
export const aspectsWithin = <P extends AspectPoint>(points: readonly P[], model: OrbModel): Contact<P>[] => {
  const contacts: Contact<P>[] = []
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) {
      const contact = isNodalAxis(a.name, b.name) ? null : contactOf(a, b, model)
      if (contact) contacts.push(contact)
    }
  return contacts.sort(compareByOrb)
}

/** Every aspect from the points of one chart to those of another, closest first. */
export const aspectsBetween = <A extends AspectPoint, B extends AspectPoint>(
  from: readonly A[],
  to: readonly B[],
  model: OrbModel,
): Contact<A, B>[] => {
  const contacts: Contact<A, B>[] = []
  for (const a of from)
    for (const b of to) {
      const contact = contactOf(a, b, model)
      if (contact) contacts.push(contact)
    }
  return contacts.sort(compareByOrb)
}

/** The points with speed 0: a chart under transit. */
export const withZeroSpeed = <P extends AspectPoint>(points: readonly P[]): (P & { speed: 0 })[] =>
  points.map((point) => ({ ...point, speed: 0 as const }))

/** 100 at exact, 0 at the edge of the allowed orb. */
export const intensity = ({ orb, allowed }: Pick<Contact, 'orb' | 'allowed'>): number =>
  Math.floor(100 * (1 - orb / allowed) + 0.5)

/** Two points and what joins them. */
export interface Pair {
  a: { name: Name }
  aspect: AspectName
  b: { name: Name }
}

const HARD = new Set<Name>(['Saturn', 'Uranus', 'Neptune', 'Pluto', 'South Node', 'Lilith'])
const isHardConjunction = (a: Name, b: Name): boolean => {
  if (HARD.has(a) || HARD.has(b)) return true
  const otherPoint = a === 'Mars' ? b : b === 'Mars' ? a : null
  return otherPoint !== null && otherPoint !== 'Venus' && otherPoint !== 'Jupiter'
}

/** The nature of an aspect without "neutral": a conjunction is judged by its points, any other neutral aspect is harmonious. */
export const effectiveNature = ({ aspect, a, b }: Pair): Exclude<Nature, 'neutral'> => {
  const { nature } = ASPECTS[aspect]
  if (nature !== 'neutral') return nature
  return aspect === 'conjunction' && isHardConjunction(a.name, b.name) ? 'challenging' : 'harmonious'
}

/** The text with an initial capital and a full stop. */
export const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** The meaning of an aspect as a clause, from the keywords of its points. */
export const phraseOf = ({ a, aspect, b }: Pair): string => {
  const [singular, plural] = ASPECTS[aspect].phrase
  const subject = KEYWORDS[a.name]
  return `${subject} ${subject.includes(' and ') ? plural : singular} ${KEYWORDS[b.name]}`
}

/** The meaning of an aspect as a sentence. */
export const aspectMeaning = (pair: Pair): string => sentence(phraseOf(pair))
