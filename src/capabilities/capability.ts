import type { TObject } from '@sinclair/typebox'
import type { ReadingWriter, Tier } from '../ai/language-model.ts'
import type { Atlas } from '../atlas/atlas.ts'
import type { Tenant, YieldPoint } from '../cooperative-yield.ts'
import type { Dice } from '../dice.ts'
import type { Section } from '../document/document.ts'
import type { StageOfLife } from '../readings/age-filter.ts'
import type { Gate } from '../safety/gate.ts'
import type { Static } from '../schema.ts'
import type { Sky } from '../sky/sky.ts'
import type { Warn } from '../warnings.ts'
import type { Meanings } from './meanings.ts'

/** Source: the contract. What a call costs (credits) and how much of the rate limit it takes (units), by compute class. */
export const WEIGHTS = {
  light: { credits: 1, units: 1 },
  standard: { credits: 1, units: 1 },
  heavy: { credits: 3, units: 3 },
  report: { credits: 10, units: 10 },
  /** At least: what a reading costs hangs on its tier and its length. */
  ai: { credits: 60, units: 10 },
} as const
export type Weight = keyof typeof WEIGHTS

/** A picture is priced once for each begun number of so many pixels. Source: this project. */
export const PRICED_PIXELS = 4_000_000
/** Pixels of the largest picture: more would take more than 300 MB to draw as a PNG. Source: this project. */
export const MOST_PIXELS = 6_500_000

/** Credits and rate-limit units of a call. */
export const costOf = <I extends TObject>(
  { weight, pixels }: Pick<Declaration<I>, 'weight' | 'pixels'>,
  input: Static<I>,
): { credits: number; units: number } => {
  const { credits, units } = WEIGHTS[weight]
  // The input is not read yet: what it says of its picture may be nonsense.
  const times = Math.max(1, Math.ceil(Math.min(pixels?.(input) ?? 0, MOST_PIXELS) / PRICED_PIXELS) || 1)
  return { credits: credits * times, units: units * times }
}

/** All that a computation may use besides its input: same input and same World, same bytes. */
export interface World {
  readonly sky: Sky
  readonly atlas: Atlas
  /** The instant of the call, milliseconds since 1970-01-01T00:00Z. */
  readonly now: number
  /** The only chance there is. */
  readonly dice: Dice
  /** Adds to `meta.warnings`. */
  readonly warn: Warn
  /** Aborted when nobody waits for the answer any more; the long searches of `sky` end by it themselves. */
  readonly signal: AbortSignal
  /** On whose behalf: drawings are made in fair turns. */
  readonly tenant: Tenant
  /** Does the heavy part of work that waits for others besides, as one of a few at a time; at once where it is absent. */
  readonly inPlace?: <T>(work: () => Promise<T>) => Promise<T>
  /** Who puts a reading into words; composed, and unpaid, without. */
  readonly writing?: ReadingWriter
  /** Judges free text before anything is computed from it; the standard one when absent. */
  readonly gate?: Gate
  /** Asked for by work that may hold the event loop for more than a millisecond or two. */
  readonly yieldIfDue: YieldPoint
}

/** The same world, whose warnings say whose birth they are about. */
export const onBehalf = (whose: string, world: World): World => ({
  ...world,
  warn: (code, message) => world.warn(code, `${whose}: ${message}`),
})

/** What is paid by what was used, up to a ceiling that is reserved before. */
export interface ModelBackedCapability<I extends TObject = TObject, D extends TObject = TObject> {
  tier(input: Static<I>): Tier
  /** The answer to what is refused by a rule, before anything is reserved; null where nothing is. */
  refusal(input: Static<I>, world: World): Promise<Static<D> | null>
  used(data: Static<D>): { credits: number; inputTokens: number; outputTokens: number }
}

/** The announced end of a capability (docs/compatibility.md). */
export interface Deprecation {
  /** The day of the announcement, YYYY-MM-DD. */
  readonly since: string
  /** The first day on which the capability may be gone, at least six months later, YYYY-MM-DD. */
  readonly sunset: string
  /** Path of the capability to use instead. */
  readonly replacement?: string
}

export interface Declaration<I extends TObject = TObject, D extends TObject = TObject> {
  readonly slug: string
  readonly title: string
  /** One sentence: what the caller gets. */
  readonly summary: string
  /** Everyday words of the questions that this capability answers, for `find_capability`. */
  readonly keywords?: string
  readonly weight: Weight
  /** Its widest input takes more than 300 ms of processor time: few are computed at a time, as of those that weigh more. */
  readonly long?: true
  /** How it is computed, and by which tradition or source. */
  readonly method: string
  /** TypeBox object made by `exact`; the shared fields come from `inputs.ts`. */
  readonly input: I
  readonly data: D
  readonly example: Static<I>
  readonly status?: 'beta'
  readonly deprecated?: Deprecation
  /** Pixels of the picture that an input asks for, without its captions, where they may be more than `PRICED_PIXELS`. */
  readonly pixels?: (input: Static<I>) => number
  /** The answer depends on the clock, so that the answer cache may not keep it; of some inputs alone. */
  readonly varies?: true | ((input: Static<I>) => boolean)
  /** Without a seed the answer is drawn by chance: no other call may have it. */
  readonly draws?: true
  /** The answer may be a refusal, in its field `refusal`; a refusal is free. */
  readonly refuses?: true
  /** Bytes of body accepted, where it is not the contract's 1 MiB. */
  readonly bodyLimit?: number
  /** Lists of `data` whose rows go one a line to a client that asks for lines. */
  readonly streams?: readonly (keyof D['properties'] & string)[]
  /** Its price hangs on the answer; no other call may have that. */
  readonly metered?: ModelBackedCapability<I, D>
  /** The answer as a report; its presence is membership of the reports that can be rendered. */
  document?(data: Static<D>): Section[]
}

export interface Capability<I extends TObject = TObject, D extends TObject = TObject> extends Declaration<I, D> {
  readonly compute: (input: Static<I>, world: World) => Static<D> | Promise<Static<D>>
}

/** Declare, then compute: the schemas fix the types before the computation is checked. */
export const capability = <I extends TObject, D extends TObject>(declaration: Declaration<I, D>) => ({
  compute: (compute: Capability<I, D>['compute']): Capability<I, D> => ({ ...declaration, compute }),
})

/** A capability in the catalogue. */
export interface Entry extends Capability {
  readonly family: string
  /** `/v1/{family}/{slug}` */
  readonly path: string
  /** What fields of its answer mean, where their schemas do not say it: the words of its family. */
  readonly meanings: Meanings
  /** The stage of life at which an input reads its person; `now` in milliseconds. The answer depends on it. */
  readonly stage?: (input: object, now: number) => StageOfLife
}

export interface Family {
  readonly slug: string
  readonly title: string
  readonly about: string
  /** What fields of its answers mean, where their schemas do not say it. */
  readonly meanings?: Meanings
  /** Its answers are read as they stand: terms of the tradition are explained where they first come. */
  readonly explains?: true
  /** Its texts speak to one person, or to the parents of a child: sentences of the wrong age are left out. */
  readonly personal?: true
  /** In reading order. */
  // biome-ignore lint/suspicious/noExplicitAny: members differ in their schemas; the catalogue reads only what all share
  readonly members: readonly Capability<any, any>[]
}
export const family = <const F extends Family>(declared: F): F => declared
