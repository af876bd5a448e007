import { mapConcurrently } from '../../concurrency.ts'
import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import type { AyanamshaId } from '../../ephemeris/ayanamshas.ts'
import type { Body } from '../../ephemeris/bodies.ts'
import { ELONGATION, siderealLongitude } from '../../sky/expressions.ts'
import type { AngleExpression, Crossing, CrossingQuery, Sky } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { SIGNS } from '../../zodiac/signs.ts'
import { karanaName, tithiName, YOGAS } from '../limbs.ts'
import { NAKSHATRA, NAKSHATRAS, PADA } from '../nakshatras.ts'

/** The ayanamsha of every panchang. */
export const PANCHANG_AYANAMSHA: AyanamshaId = 'lahiri'

export const lahiriLongitude = (body: Body): AngleExpression => siderealLongitude(body, PANCHANG_AYANAMSHA)
const SUM: AngleExpression = {
  terms: [
    { body: 'Moon', factor: 1 },
    { body: 'Sun', factor: 1 },
  ],
  ayanamsha: { id: PANCHANG_AYANAMSHA, factor: 2 },
}

/** An angle that always increases, divided into equal spans with names. */
export interface Limb<N extends string = string> {
  of: AngleExpression
  /** Degrees. */
  span: number
  names: readonly N[]
  /** The longest duration of a span, in days. */
  longest: number
}

const numbered = <N>(count: number, name: (number: number) => N) => Array.from({ length: count }, (_, i) => name(i + 1))

export const TITHI = { of: ELONGATION, span: 12, names: numbered(30, tithiName), longest: 1.15 } satisfies Limb
export const KARANA = { of: ELONGATION, span: 6, names: numbered(60, karanaName), longest: 0.58 } satisfies Limb
export const YOGA_LIMB = { of: SUM, span: NAKSHATRA, names: YOGAS, longest: 1.1 } satisfies Limb
export const STAR = { of: lahiriLongitude('Moon'), span: NAKSHATRA, names: NAKSHATRAS, longest: 1.2 } satisfies Limb
export const STAR_PADA = {
  of: lahiriLongitude('Moon'),
  span: PADA,
  names: numbered(108, (number) => NAKSHATRAS[Math.floor((number - 1) / 4)]!),
  longest: 0.3,
} satisfies Limb
export const MOON_SIGN_LIMB = { of: lahiriLongitude('Moon'), span: 30, names: SIGNS, longest: 2.7 } satisfies Limb
export const SUN_SIGN_LIMB = { of: lahiriLongitude('Sun'), span: 30, names: SIGNS, longest: 32 } satisfies Limb
export const SUN_STAR = { of: lahiriLongitude('Sun'), span: NAKSHATRA, names: NAKSHATRAS, longest: 14.5 } satisfies Limb
export const SUN_PADA = {
  of: lahiriLongitude('Sun'),
  span: PADA,
  names: STAR_PADA.names,
  longest: 3.7,
} satisfies Limb

/** A stay in one span of a limb, such as one tithi, from its true start to its true end. */
export interface LimbSpan extends Window {
  /** 1 for the first name. */
  number: number
}

const queryOf = ({ of, span, longest }: Limb, { from, to }: Window): CrossingQuery => ({
  of,
  span,
  from: plusDays(from, -longest),
  to: plusDays(to, longest),
})

const stays = (crossings: Iterable<Crossing>): LimbSpan[] => {
  const spans: LimbSpan[] = []
  let last: Crossing | null = null
  for (const crossing of crossings) {
    if (last) spans.push({ number: last.multiple + 1, from: last.at, to: crossing.at })
    last = crossing
  }
  return spans
}

/** The index of the first span that ends after the moment. `spans` are in order of time. */
const firstAfter = (spans: readonly Window[], moment: JulianDay): number => {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.to <= moment) low = middle + 1
    else high = middle
  }
  return low
}

/** The spans that overlap the window. `spans` are in order of time. */
export const spansInWindow = <W extends Window>(spans: readonly W[], { from, to }: Window): W[] => {
  const first = firstAfter(spans, from)
  let end = first
  while (end < spans.length && spans[end]!.from < to) end++
  return spans.slice(first, end)
}

/** The limbs of a period. Each limb is searched once. */
export interface Almanac {
  readonly stretch: Window
  readonly sky: Sky
  /** Every span that overlaps the window, in order and uncut. The window must be inside `stretch`. */
  during(limb: Limb, window: Window): LimbSpan[]
  /** The span at a moment inside `stretch`. */
  at(limb: Limb, moment: JulianDay): LimbSpan
}

const almanacOf = (stretch: Window, sky: Sky, spansOf: (limb: Limb) => LimbSpan[]): Almanac => ({
  stretch,
  sky,
  during: (limb, window) => spansInWindow(spansOf(limb), window),
  at: (limb, moment) => spansOf(limb)[firstAfter(spansOf(limb), moment)]!,
})

/** An almanac that searches a limb at its first use, for periods of days to a few months. */
export const openAlmanac = (stretch: Window, sky: Sky): Almanac => {
  const spansByLimb = new Map<Limb, LimbSpan[]>()
  return almanacOf(stretch, sky, (limb) => {
    let spans = spansByLimb.get(limb)
    if (!spans) {
      spans = spansInWindow(stays(sky.crossings(queryOf(limb, stretch))), stretch)
      spansByLimb.set(limb, spans)
    }
    return spans
  })
}

/** An almanac that searches these limbs at once and off the event loop, for periods of years. */
export const scanAlmanac = async (
  limbs: readonly Limb[],
  stretch: Window,
  sky: Sky,
  yieldIfDue: YieldPoint = () => undefined,
): Promise<Almanac> => {
  const scans = await mapConcurrently(limbs, (limb) => sky.scan(queryOf(limb, stretch)))
  const spans = await mapYielding(scans, yieldIfDue, (scan) => spansInWindow(stays(scan), stretch))
  const spansByLimb = new Map(limbs.map((limb, i) => [limb, spans[i]!]))
  return almanacOf(stretch, sky, (limb) => spansByLimb.get(limb)!)
}
