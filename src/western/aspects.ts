import { separation } from '../zodiac/longitude.ts'
import { type AnyName, isAxis, orderOfAny } from './further-points.ts'
import { ANGLES, type Name, PLANETS } from './points.ts'

/** The kind of comparison that decides the orbs. */
export type Comparison = 'natal' | 'synastry' | 'transit' | 'progressed'
export type Nature = 'harmonious' | 'challenging' | 'neutral'

interface Aspect {
  symbol: string
  angle: number
  nature: Nature
  major: boolean
  orbs: Record<Comparison, number>
}

const aspect = (
  symbol: string,
  angle: number,
  nature: Nature,
  [natal, synastry, transit, progressed]: [number, number, number, number],
  major = false,
): Aspect => ({ symbol, angle, nature, major, orbs: { natal, synastry, transit, progressed } })

// source: the five aspects of Ptolemy, Tetrabiblos I.13, and Kepler's minor aspects; orbs of this service, stated in its contract
const TABLE = {
  conjunction: aspect('☌', 0, 'neutral', [8, 6, 3, 1], true),
  opposition: aspect('☍', 180, 'challenging', [8, 6, 3, 1], true),
  trine: aspect('△', 120, 'harmonious', [7, 5, 3, 1], true),
  square: aspect('□', 90, 'challenging', [7, 5, 3, 1], true),
  sextile: aspect('⚹', 60, 'harmonious', [5, 4, 2, 1], true),
  quincunx: aspect('⚻', 150, 'challenging', [2.5, 2, 1, 0.5]),
  semisextile: aspect('⚺', 30, 'neutral', [1.5, 1, 0.5, 0.5]),
  semisquare: aspect('∠', 45, 'challenging', [1.5, 1, 0.5, 0.5]),
  sesquiquadrate: aspect('⚼', 135, 'challenging', [1.5, 1, 0.5, 0.5]),
  quintile: aspect('Q', 72, 'harmonious', [1.5, 1, 0.5, 0.5]),
  biquintile: aspect('bQ', 144, 'harmonious', [1.5, 1, 0.5, 0.5]),
}
export type AspectName = keyof typeof TABLE

const of = (part: number, whole: number) => (part * 360) / whole
// source: Kepler, Harmonices Mundi IV.5, for decile and tridecile; Addey, Harmonics in Astrology, for the series of seven and nine; orbs of this service
const FINE_TABLE = {
  septile: aspect('S', of(1, 7), 'neutral', [1, 1, 0.5, 0.5]),
  biseptile: aspect('bS', of(2, 7), 'neutral', [1, 1, 0.5, 0.5]),
  triseptile: aspect('tS', of(3, 7), 'neutral', [1, 1, 0.5, 0.5]),
  novile: aspect('N', 40, 'harmonious', [1, 1, 0.5, 0.5]),
  binovile: aspect('bN', 80, 'harmonious', [1, 1, 0.5, 0.5]),
  quadranovile: aspect('qN', 160, 'harmonious', [1, 1, 0.5, 0.5]),
  decile: aspect('D', 36, 'harmonious', [1, 1, 0.5, 0.5]),
  tridecile: aspect('tD', 108, 'harmonious', [1, 1, 0.5, 0.5]),
  semioctile: aspect('sO', 22.5, 'challenging', [0.5, 0.5, 0.25, 0.25]),
  vigintile: aspect('V', 18, 'neutral', [0.5, 0.5, 0.25, 0.25]),
}
export type FineAspect = keyof typeof FINE_TABLE

// source: Ptolemy, Tetrabiblos I.15 and I.16, for signs that behold each other and that have equal power; orbs of this service
const MIRROR_TABLE = {
  parallel: aspect('∥', 0, 'neutral', [1, 1, 0.5, 0.5]),
  contraparallel: aspect('#', 0, 'challenging', [1, 1, 0.5, 0.5]),
  antiscion: aspect('An', 0, 'neutral', [1, 1, 0.5, 0.5]),
  contra_antiscion: aspect('cA', 0, 'challenging', [1, 1, 0.5, 0.5]),
}
/** Equal declinations, and longitudes mirrored in the axis of the solstices or of the equinoxes. */
export type MirrorAspect = keyof typeof MIRROR_TABLE
export type AnyAspect = AspectName | FineAspect | MirrorAspect
export const ASPECTS: Readonly<Record<AnyAspect, Aspect>> = { ...TABLE, ...FINE_TABLE, ...MIRROR_TABLE }
export const FINE_ASPECTS = Object.keys(FINE_TABLE) as FineAspect[]
export const MIRROR_ASPECTS = Object.keys(MIRROR_TABLE) as MirrorAspect[]

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
const isLuminary = (name: AnyName) => name === 'Sun' || name === 'Moon'
const STRONG = Object.fromEntries([...PLANETS, ...ANGLES].map((name) => [name, true])) as Partial<Record<AnyName, true>>
/** Chiron, the nodes, Lilith and all further points. */
const isWeak = (name: AnyName) => STRONG[name] !== true

/** The aspects to find, with the maximum orb of each for a pair of points, in degrees. */
export interface OrbModel<N extends AnyAspect = AspectName> {
  readonly aspects: readonly N[]
  allowed(aspect: N, a: AnyName, b: AnyName): number
  /** An upper limit of `allowed`, degrees: most aspects of most pairs are excluded without a call of `allowed`. */
  readonly widest: number
  /** Requested aspects that the usual lists of an answer cannot hold. */
  readonly further?: OrbModel<AnyAspect> | null
}

/**
 * The orbs of a comparison: those of the table, plus two degrees for major aspects of the Sun or the Moon (natal and synastry).
 * Orbs of Chiron, the nodes and Lilith are capped.
 */
export const orbsFor = <N extends AnyAspect = AspectName>(
  comparison: Comparison,
  aspects: readonly N[] = MAIN_ASPECTS as readonly AspectName[] as readonly N[],
): OrbModel<N> => {
  let models = ORB_MODELS.get(aspects)
  if (!models) ORB_MODELS.set(aspects, (models = {}))
  return (models[comparison] ??= buildOrbs(comparison, aspects)) as OrbModel<N>
}
const ORB_MODELS = new WeakMap<readonly AnyAspect[], Partial<Record<Comparison, OrbModel<AnyAspect>>>>()
const buildOrbs = <N extends AnyAspect>(comparison: Comparison, aspects: readonly N[]): OrbModel<N> => ({
  aspects,
  widest: Math.max(...aspects.map((name) => ASPECTS[name].orbs[comparison])) + LUMINARY_BONUS[comparison],
  allowed: (name, a, b) => {
    const { orbs, major } = ASPECTS[name]
    const bonus = major && (isLuminary(a) || isLuminary(b)) ? LUMINARY_BONUS[comparison] : 0
    const orb = orbs[comparison] + bonus
    return isWeak(a) || isWeak(b) ? Math.min(orb, WEAK_POINT_MAX[comparison]) : orb
  },
})

/** The same orb, in degrees, for every aspect and pair. */
export const uniformOrb = (orb: number, aspects: readonly AspectName[]): OrbModel => ({
  aspects,
  widest: orb,
  allowed: () => orb,
})

/** An orb model with every orb multiplied by `scale`. */
export const scaledOrbs = <N extends AnyAspect>(
  { aspects, allowed, widest, further }: OrbModel<N>,
  scale: number,
): OrbModel<N> => ({
  aspects,
  ...(further && { further: scaledOrbs(further, scale) }),
  widest: scale * widest,
  allowed: (aspect, a, b) => scale * allowed(aspect, a, b),
})

/** A point that can be in aspect. Longitude in degrees, speed in degrees per day. */
export interface AspectPoint {
  readonly name: Name
  readonly longitude: number
  /** 0 for fixed points (angles, points of a natal chart under transit); null where motion has no meaning (composites). */
  readonly speed: number | null
}

/** The same for any point that a request can name. */
export interface AnyAspectPoint extends Omit<AspectPoint, 'name'> {
  readonly name: AnyName
}

export interface Contact<
  A extends AnyAspectPoint = AspectPoint,
  B extends AnyAspectPoint = A,
  N extends AnyAspect = AspectName,
> {
  readonly a: A
  readonly b: B
  readonly aspect: N
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
export const isApplying = (a: AnyAspectPoint, b: AnyAspectPoint, angle: number): boolean | null =>
  a.speed === null || b.speed === null
    ? null
    : orbOf(a.longitude + a.speed * TIME_STEP, b.longitude + b.speed * TIME_STEP, angle) <
      orbOf(a.longitude, b.longitude, angle)

const ANGLES_OF_ASPECTS = new WeakMap<readonly AnyAspect[], readonly number[]>()
/** The angles of aspects. A look-up of each angle by name takes longer than the rest of the comparison. */
const anglesOfAspects = (aspects: readonly AnyAspect[]): readonly number[] => {
  let angles = ANGLES_OF_ASPECTS.get(aspects)
  if (!angles) ANGLES_OF_ASPECTS.set(aspects, (angles = aspects.map((aspect) => ASPECTS[aspect].angle)))
  return angles
}

/** The aspect of two points, or null. Where ranges overlap, the aspect with the smallest ratio of orb to maximum orb. */
export const contactOf = <A extends AnyAspectPoint, B extends AnyAspectPoint, N extends AnyAspect = AspectName>(
  a: A,
  b: B,
  model: OrbModel<N>,
  angles = anglesOfAspects(model.aspects),
): Contact<A, B, N> | null => {
  const { aspects, widest } = model
  const apart = separation(a.longitude, b.longitude)
  let best = -1
  let bestOrb = 0
  let bestAllowed = 0
  for (let i = 0; i < angles.length; i++) {
    const orb = Math.abs(apart - angles[i]!)
    if (orb > widest) continue
    const allowed = model.allowed(aspects[i]!, a.name, b.name)
    if (orb <= allowed && (best < 0 || orb / allowed < bestOrb / bestAllowed)) {
      best = i
      bestOrb = orb
      bestAllowed = allowed
    }
  }
  if (best < 0) return null
  const applying = isApplying(a, b, angles[best]!)
  return { a, b, aspect: aspects[best]!, orb: bestOrb, allowed: bestAllowed, applying }
}

/** An orb rounded to four decimals, as it stands in answers and as orbs are compared. */
export const roundedOrb = (orb: number): number => Math.floor(orb * 1e4 + 0.5) / 1e4

/** Sorts contacts by the rounded orb, then by the order of the points. */
export const compareByOrb = (
  x: Contact<AnyAspectPoint, AnyAspectPoint, AnyAspect>,
  y: Contact<AnyAspectPoint, AnyAspectPoint, AnyAspect>,
): number =>
  roundedOrb(x.orb) - roundedOrb(y.orb) ||
  orderOfAny(x.a.name) - orderOfAny(y.a.name) ||
  orderOfAny(x.b.name) - orderOfAny(y.b.name)

/** True for the two lunar nodes, which are opposite by definition, and for other pairs that are. */
export const isNodalAxis = (a: AnyName, b: AnyName) =>
  (a === 'North Node' && b === 'South Node') || (a === 'South Node' && b === 'North Node') || isAxis(a, b)

/** Every aspect within one chart, closest first. The opposition of the nodes is not an aspect. */
export const aspectsWithin = <P extends AnyAspectPoint, N extends AnyAspect = AspectName>(
  points: readonly P[],
  model: OrbModel<N>,
): Contact<P, P, N>[] => {
  const contacts: Contact<P, P, N>[] = []
  const angles = anglesOfAspects(model.aspects)
  for (let i = 0; i < points.length; i++) {
    const a = points[i]!
    for (let j = i + 1; j < points.length; j++) {
      const contact = contactOf(a, points[j]!, model, angles)
      if (contact && !isNodalAxis(a.name, contact.b.name)) contacts.push(contact)
    }
  }
  return contacts.sort(compareByOrb)
}

/** Every aspect from the points of one chart to those of another, closest first. */
export const aspectsBetween = <A extends AnyAspectPoint, B extends AnyAspectPoint, N extends AnyAspect = AspectName>(
  from: readonly A[],
  to: readonly B[],
  model: OrbModel<N>,
): Contact<A, B, N>[] => {
  const contacts: Contact<A, B, N>[] = []
  const angles = anglesOfAspects(model.aspects)
  for (const a of from)
    for (const b of to) {
      const contact = contactOf(a, b, model, angles)
      if (contact) contacts.push(contact)
    }
  return contacts.sort(compareByOrb)
}

/** The points with speed 0: a chart under transit. */
export const withZeroSpeed = <P extends AnyAspectPoint>(points: readonly P[]): (P & { speed: 0 })[] =>
  points.map((point) => ({ ...point, speed: 0 as const }))

/** 100 at exact, 0 at the edge of the allowed orb. */
export const intensity = ({ orb, allowed }: Pick<Contact, 'orb' | 'allowed'>): number =>
  Math.floor(100 * (1 - orb / allowed) + 0.5)

/** Two points and what joins them. */
export interface AspectPair {
  a: { name: AnyName }
  aspect: AnyAspect
  b: { name: AnyName }
}

const HARD = new Set<AnyName>(['Saturn', 'Uranus', 'Neptune', 'Pluto', 'South Node', 'Lilith'])
const isHardConjunction = (a: AnyName, b: AnyName): boolean => {
  if (HARD.has(a) || HARD.has(b)) return true
  const otherPoint = a === 'Mars' ? b : b === 'Mars' ? a : null
  return otherPoint !== null && otherPoint !== 'Venus' && otherPoint !== 'Jupiter'
}

/** The nature of an aspect without "neutral": a conjunction is judged by its points, any other neutral aspect is harmonious. */
export const effectiveNature = ({ aspect, a, b }: AspectPair): Exclude<Nature, 'neutral'> => {
  const { nature } = ASPECTS[aspect]
  if (nature !== 'neutral') return nature
  return aspect === 'conjunction' && isHardConjunction(a.name, b.name) ? 'challenging' : 'harmonious'
}

/** The text with an initial capital and a full stop. */
export const aspectSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
