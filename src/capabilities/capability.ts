import type { TObject } from '@sinclair/typebox'
import type { ModelTier, ReadingWriter } from '../ai/language-model.ts'
import type { Atlas } from '../atlas/atlas.ts'
import type { Tenant, YieldPoint } from '../cooperative-yield.ts'
import type { Dice } from '../dice.ts'
import type { CalendarEvent } from '../document/calendar-file.ts'
import type { Section } from '../document/document.ts'
import type { ReportDesign } from '../document/report-design.ts'
import type { WallLanguage, WallPage } from '../document/wall-month.ts'
import type { StageOfLife } from '../readings/age-filter.ts'
import type { Gate } from '../safety/gate.ts'
import type { Static } from '../schema.ts'
import type { Sky } from '../sky/sky.ts'
import type { CivilDate } from '../time/civil.ts'
import type { Zone } from '../time/zones.ts'
import type { Warn, Warning } from '../warnings.ts'
import type { Meanings } from './meanings.ts'
import { withTimeRanges } from './shared/time-ranges-shape.ts'
import { isOverDay } from './shared/unknown-births.ts'
import type { DayComparison } from './time-ranges.ts'

/** Source: the contract. Price (credits) and rate-limit units of a call, by compute class. */
export const WEIGHTS = {
  light: { credits: 1, units: 1 },
  standard: { credits: 1, units: 1 },
  heavy: { credits: 3, units: 3 },
  report: { credits: 10, units: 10 },
  /** Minimum; the price of a reading depends on its tier and length. */
  ai: { credits: 60, units: 10 },
} as const
export type CapabilityWeight = keyof typeof WEIGHTS

/** A picture costs its price once per started block of this many pixels. Source: this project. */
export const PRICED_PIXELS = 4_000_000
/** Maximum pixels of a picture: a larger PNG would need more than 300 MB to draw. Source: this project. */
export const MAX_PIXELS = 6_500_000

/** Credits and rate-limit units of a call. A birth without a time costs at least as much as a heavy call, because it is computed for the whole day. */
export const costOf = <I extends TObject>(
  { weight, pixels, withoutTime }: Pick<Declaration<I>, 'weight' | 'pixels' | 'withoutTime'>,
  input: Static<I>,
): { credits: number; units: number } => {
  const overDay = isOverDay({ withoutTime }, input)
  const credits = Math.max(WEIGHTS[weight].credits, overDay ? WEIGHTS.heavy.credits : 0)
  const units = Math.max(WEIGHTS[weight].units, overDay ? WEIGHTS.heavy.units : 0)
  // The input is not validated yet: its picture size may be invalid.
  const times = Math.max(1, Math.ceil(Math.min(pixels?.(input) ?? 0, MAX_PIXELS) / PRICED_PIXELS) || 1)
  return { credits: credits * times, units: units * times }
}

/** Everything a computation may use besides its input: the same input and World give the same bytes. */
export interface World {
  readonly sky: Sky
  readonly atlas: Atlas
  /** The instant of the call, milliseconds since 1970-01-01T00:00Z. */
  readonly now: number
  /** The only source of randomness. */
  readonly dice: Dice
  /** Adds a warning to `meta.warnings`. */
  readonly warn: Warn
  /** Aborted when no client waits for the answer; long searches of `sky` stop by themselves. */
  readonly signal: AbortSignal
  /** The caller's tenant: drawings are scheduled fairly among tenants. */
  readonly tenant: Tenant
  /** Runs the heavy part of mixed work with a limit on concurrency; without it the work runs at once. */
  readonly inPlace?: <T>(work: () => Promise<T>) => Promise<T>
  /** Writes readings with a language model; without it readings are composed from the corpus and free. */
  readonly writing?: ReadingWriter
  /** Checks free text before any computation; defaults to the standard gate. */
  readonly gate?: Gate
  /** Called by work that may hold the event loop for more than a millisecond or two. */
  readonly yieldIfDue: YieldPoint
  /**
   * Field prefixes (`''`, `groom.`) of the births whose time is unknown and replaced by a time of the day: warnings must not state what that
   * time decides.
   */
  readonly unknownTimes?: readonly string[]
  /** Births that calls of the same request have read, by their input; absent outside a batch. */
  readonly births?: Map<string, SharedBirth>
}

/** A birth that several calls of a request share, and the warnings of its reading. */
export interface SharedBirth {
  /** As `natal` returns it. */
  readonly natal: unknown
  readonly warnings: readonly Warning[]
}

/** A World whose warnings are prefixed with the person they concern. */
export const onBehalf = (whose: string, world: World): World => ({
  ...world,
  warn: (code, message) => world.warn(code, `${whose}: ${message}`),
})

/** A capability priced by usage, up to a ceiling that is reserved beforehand. */
export interface ModelBackedCapability<I extends TObject = TObject, D extends TObject = TObject> {
  tier(input: Static<I>): ModelTier
  /** The answer to an input that a rule refuses, before credits are reserved; null if no rule applies. */
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

/** A date with the clock of its place. */
export interface ClockedDate {
  readonly date: CivilDate
  readonly zone: Zone
}

/** Births as columns: Julian days (UT), and degrees. */
export interface BirthColumns {
  readonly moments: Float64Array
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
  /** Only for inputs with a date instead of a birth, whose moment is 00:00. */
  readonly dates?: readonly ClockedDate[]
}

/**
 * The values of one field for many births: numbers with at most so many decimals (NaN stands for null), words by their indexes, or texts.
 */
export type ValueColumn =
  | { readonly numbers: Float64Array; readonly places: number }
  | { readonly words: readonly (string | number | boolean | null)[]; readonly indexes: Uint8Array }
  | { readonly texts: readonly (string | null)[] }

/** Computes one column for each path. Every moment must be covered by the ephemeris. */
export type ColumnComputation = (births: BirthColumns, sky: Sky) => ValueColumn[]

/** A computation of another capability that a document needs. It gets the birth and the frame from the input of the report. */
export interface DocumentPart {
  /** The capability, as `family/slug`. */
  readonly capability: string
  readonly input?: Readonly<Record<string, unknown>>
}

/** The values that a document has besides the answer of its report. */
export interface DocumentContext {
  /** The input of the report. */
  readonly input: Readonly<Record<string, unknown>>
  /** The answer of each part, by its name. */
  // biome-ignore lint/suspicious/noExplicitAny: the type depends on the capability of the part
  readonly parts: Readonly<Record<string, any>>
}

/** How an answer becomes a document. */
export interface Report<D extends TObject = TObject> extends ReportDesign {
  /** The computations that the document needs in addition to the answer, by name. */
  parts?(data: Static<D>, input: DocumentContext['input']): Readonly<Record<string, DocumentPart>>
  /** The sections of the document, without the birth chart and the appendix. */
  document(data: Static<D>, context?: DocumentContext): Section[]
}

/** How a capability with a picture answers a birth without a time. */
export interface DayPicture<I extends TObject = TObject> {
  /** The answer for one time of the day, without its picture. */
  compute(input: Static<I>, world: World): object | Promise<object>
  /** Adds the picture of what holds all day. `input` has the time 12:00:00; its warnings are already given. */
  draw(input: Static<I>, day: DayComparison, world: World): Promise<DayComparison>
}

export interface Declaration<I extends TObject = TObject, D extends TObject = TObject> {
  readonly slug: string
  readonly title: string
  /** One sentence: what the caller receives. */
  readonly summary: string
  /** Everyday words of the questions this capability answers, for `find_capability`. */
  readonly keywords?: string
  readonly weight: CapabilityWeight
  /** The largest input takes more than 300 ms of processor time: concurrency is limited as for heavier weights. */
  readonly long?: true
  /** Computation method, with its tradition or source. */
  readonly method: string
  /** TypeBox object made by `exact`; shared fields come from `inputs.ts`. */
  readonly input: I
  readonly data: D
  readonly example: Static<I>
  readonly status?: 'beta'
  /** Set when the capability is deprecated (docs/compatibility.md). */
  readonly deprecated?: Deprecation
  /** Pixels of the requested picture without captions, if they may exceed `PRICED_PIXELS`. */
  readonly pixels?: (input: Static<I>) => number
  /**
   * The capability has a meaning without the time of birth: its answer then has null for what the time decides (unknown-time.ts).
   * `own dates`: it reads a date alone itself. A `DayPicture`: its picture is drawn once, from what holds all day. Without this field an
   * unknown time is rejected.
   */
  readonly withoutTime?: 'sampled' | 'own dates' | DayPicture<I>
  /** The answer depends on the clock and is not cached; a function decides by input. */
  readonly varies?: true | ((input: Static<I>) => boolean)
  /** Without a seed the answer is random and is not shared between calls. */
  readonly draws?: true
  /**
   * The index of the answer to an input among the finitely many answers of the capability. Set if the answer depends on nothing else, not
   * even on the time of the call, and has no warnings. Undefined for an input whose index takes long to find.
   */
  readonly answerIndex?: (input: Static<I>) => number | undefined
  /** The answer may be a free refusal, in its field `refusal`. */
  readonly refuses?: true
  /** Maximum bytes of the request body, if not the contract's 1 MiB. */
  readonly bodyLimit?: number
  /** Lists of `data` that are sent one row per line to a client that requests lines. */
  readonly streams?: readonly (keyof D['properties'] & string)[]
  /** The price depends on the answer; the answer is not shared between calls. */
  readonly metered?: ModelBackedCapability<I, D>
  /** The answer as events of a calendar; only capabilities with this function can be answered as iCalendar. */
  calendar?(data: Static<D>): CalendarEvent[]
  /** The page of a wall calendar, which `Accept: application/pdf` prints. */
  wall?(data: Static<D>, language: WallLanguage): WallPage
  /** The list of `data` that is a table for spreadsheets (CSV); of several lists, the first that the answer has. */
  readonly sheet?: (keyof D['properties'] & string) | readonly (keyof D['properties'] & string)[]
  /** Set if the answer can be rendered as a PDF document. */
  readonly report?: Report<D>
  /**
   * Computes single values of the answers to many births or dates at once, for tables: those with default options. The values equal those of
   * `compute`. Null if a path is not one of these values.
   */
  columns?(paths: readonly string[]): ColumnComputation | null
}

export interface Capability<I extends TObject = TObject, D extends TObject = TObject> extends Declaration<I, D> {
  readonly compute: (input: Static<I>, world: World) => Static<D> | Promise<Static<D>>
}

/** Declares a capability; the schemas fix the types before the computation is checked. */
export const capability = <I extends TObject, D extends TObject>(declaration: Declaration<I, D>) => ({
  compute: (compute: Capability<I, D>['compute']): Capability<I, D> => ({
    ...declaration,
    data: declaration.withoutTime ? (withTimeRanges(declaration.data) as D) : declaration.data,
    compute,
  }),
})

/** A capability in the catalogue. */
export interface CatalogueEntry extends Capability {
  readonly family: string
  /** `/v1/{family}/{slug}` */
  readonly path: string
  /** Descriptions of answer fields that have none in their schemas, from the family. */
  readonly meanings: Meanings
  /** The stage of life at which the input reads its person; `now` in milliseconds. The answer depends on it. */
  readonly stage?: (input: object, now: number) => StageOfLife
}

export interface Family {
  readonly slug: string
  readonly title: string
  readonly about: string
  /** Descriptions of answer fields that have none in their schemas. */
  readonly meanings?: Meanings
  /** Answers explain terms of the tradition at their first use. */
  readonly explains?: true
  /** Texts address one person, or the parents of a child: sentences for another age are left out. */
  readonly personal?: true
  /** Reports have few deeds, those of the clearest findings. */
  readonly limitsDeeds?: true
  /** In reading order. */
  // biome-ignore lint/suspicious/noExplicitAny: members differ in their schemas; the catalogue reads only what all share
  readonly members: readonly Capability<any, any>[]
}
export const family = <const F extends Family>(declared: F): F => declared
