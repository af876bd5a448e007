import type { ReadingWriter } from '../ai/language-model.ts'
import type { Atlas } from '../atlas/atlas.ts'
import type { Answers, CachedAnswer, ComputeAnswer } from '../cache/answers.ts'
import type { CatalogueEntry, World } from '../capabilities/capability.ts'
import { isOverDay } from '../capabilities/shared/unknown-births.ts'
import { answerSchema } from '../capabilities/unknown-time.ts'
import type { YieldPoint } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import { termsIn } from '../lexicon/labels.ts'
import type { Gate } from '../safety/gate.ts'
import { abortableSky } from '../sky/abortable-sky.ts'
import type { Sky } from '../sky/sky.ts'
import { type Awaitable, chainAwaitable } from '../store/types.ts'
import { type Warn, type Warning, warnings } from '../warnings.ts'
import { rememberTerms } from './answer-terms.ts'
import { fitsSchemaYielding, isLargeData, stringifyYielding, textOf } from './answer-text.ts'
import type { JsonObject } from './body.ts'
import type { ComputationContext } from './call-progress.ts'
import { createDeadlineTimer } from './deadline-timer.ts'
import { dice } from './dice.ts'
import { createYieldPoint, nextTurn } from './event-loop-turns.ts'
import { createFiniteAnswers } from './finite-answers.ts'
import { HeavyGate, isHeavy } from './heavy-gate.ts'
import type { HeavyProcess } from './heavy-process.ts'
import { warnOfIgnoredLanguage } from './ignored-language-warning.ts'
import { checkOf } from './input.ts'
import { copyData } from './json-copy.ts'
import { checkDays } from './legal-days.ts'
import { rethrowAs, withCause } from './reply.ts'
import { warningField } from './warning-fields.ts'

/** Answers that took longer to compute, milliseconds, may be large: they are checked and serialised with yield points if they are. */
const SLOW_COMPUTATION_MS = 1

/**
 * A computation whose last one of the same capability took longer, milliseconds, starts in a turn of the event loop of its own; a heavy one
 * in the process for heavy calls.
 */
const OWN_TURN_MS = 2

/** Creates the `World` of one computation. */
export type WorldFactory = (call: {
  now: number
  tenantName: string
  signal: AbortSignal
  warn: Warn
  /** Replaces the sky of the service. */
  sky?: Sky | undefined
  births?: World['births'] | undefined
  writing?: ReadingWriter
  inPlace?: World['inPlace']
}) => World

/** The time of a call, rounded down to a second: equal calls of the same second share an answer. */
export const wholeSeconds = (now: number) => now - (now % 1000)

export const createWorldFactory =
  (sky: Sky, atlas: Atlas, gate?: Gate): WorldFactory =>
  ({ now, tenantName, signal, warn, writing, inPlace, births, sky: ownSky = sky }) => {
    const yieldIfDue = createYieldPoint(signal)
    return {
      sky: abortableSky(ownSky, signal, tenantName, yieldIfDue),
      ...{ atlas, dice, now, signal, warn, yieldIfDue, ...(writing && { writing }), ...(gate && { gate }) },
      ...(inPlace && { inPlace }),
      ...(births && { births }),
      tenant: { name: tenantName, signal },
    }
  }

const rethrowAsFailed = rethrowAs('failed', 'The calculation failed on our side.')
export const schemaMismatch = (entry: CatalogueEntry): Fault =>
  withCause(
    new Fault('invalid_result', 'The calculation returned an invalid answer.'),
    new Error(`The answer of ${entry.path} does not fit its schema.`),
  )

/** The JSON text of a large answer, checked and serialised with yield points. */
const textOfLargeAnswer = async (
  entry: CatalogueEntry,
  data: Record<string, unknown>,
  yieldIfDue: YieldPoint,
): Promise<string> => {
  if (!(await fitsSchemaYielding(entry.data, data, yieldIfDue))) throw schemaMismatch(entry)
  return stringifyYielding(data, yieldIfDue)
}

/** An input without `labels` and `language`, which do not change the data of its answer. */
const withoutLanguages = (input: JsonObject): JsonObject => {
  if (input.labels === undefined && input.language === undefined) return input
  const { labels, language, ...computationInput } = input
  return computationInput
}

/** A longer text in an input is an encoded file. Characters. */
const MAX_TEXT_LENGTH = 65_536
/** True if an input contains a file. Its answer is not cached: the key of the cache would be a copy of the file. */
const hasFile = (input: JsonObject): boolean => {
  for (const name in input) {
    const value = input[name]
    if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH) return true
  }
  return false
}

/** Marks an answer that is a refusal as free of charge. */
const freeIfRefusal = ({ refuses }: CatalogueEntry, data: Record<string, unknown>): { free?: true } =>
  refuses && data.refusal !== null ? { free: true } : {}

export interface ComputationParts {
  readonly world: WorldFactory
  /** Time limit for the computation of one call, milliseconds. */
  readonly deadlineMs: number
  readonly gate?: HeavyGate
}

export interface AnswerComputationParts extends ComputationParts {
  readonly answers: Answers
  /** Computes heavy calls in a process of its own, when it is ready; without it they are computed in this one. */
  readonly heavyProcess?: HeavyProcess | undefined
  /** `JSON.stringify`, with cached texts of known inputs. */
  readonly serializeInput?: (input: JsonObject) => string
}

const entriesOverDay = new WeakMap<CatalogueEntry, CatalogueEntry>()
/** The catalogue entry, with the schema of answers for births without a time. */
const entryOverDay = (entry: CatalogueEntry): CatalogueEntry => {
  let overDay = entriesOverDay.get(entry)
  if (!overDay) entriesOverDay.set(entry, (overDay = { ...entry, data: answerSchema(entry) }))
  return overDay
}

/** A call to compute: `now` is its time in whole seconds. After the deadline `controller` is aborted. */
interface Computation {
  readonly now: number
  readonly progress: ComputationContext
  readonly controller: AbortController
}

/** Makes the result of a call from computed data: checks them against the schema of the entry, and arranges them. */
type Finish<T> = (
  entry: CatalogueEntry,
  data: Record<string, unknown>,
  call: { readonly computeMs: number; readonly yieldIfDue: YieldPoint; readonly warnings: readonly Warning[] },
) => Awaitable<T>

/** True if data must be checked and arranged with yield points. */
const needsYields = (computeMs: number, data: Record<string, unknown>): boolean =>
  computeMs > SLOW_COMPUTATION_MS && isLargeData(data)

/** The JSON text of data. */
const toAnswer: Finish<CachedAnswer> = (entry, data, { computeMs, yieldIfDue, warnings }) => {
  if (needsYields(computeMs, data))
    return textOfLargeAnswer(entry, data, yieldIfDue).then((text) => ({
      text,
      warnings,
      ...freeIfRefusal(entry, data),
    }))
  if (!checkOf(entry.data)(data)) throw schemaMismatch(entry)
  return { text: textOf(entry.data, data), warnings, ...freeIfRefusal(entry, data) }
}

/** Data of an answer as objects of their own, with the warnings. */
export interface ComputedData {
  readonly data: Record<string, unknown>
  readonly warnings: readonly Warning[]
}

const toObjects: Finish<ComputedData> = (entry, data, { computeMs, yieldIfDue, warnings }) => {
  if (needsYields(computeMs, data))
    return fitsSchemaYielding(entry.data, data, yieldIfDue).then((fits) => {
      if (!fits) throw schemaMismatch(entry)
      return { data: copyData(data), warnings }
    })
  if (!checkOf(entry.data)(data)) throw schemaMismatch(entry)
  return { data: copyData(data), warnings }
}

/** True if a computation needs a place of the heavy gate. A birth without a time is computed for many times of its day. */
const needsPlace = (entry: CatalogueEntry, input: JsonObject): boolean => isHeavy(entry) || isOverDay(entry, input)

const deadlineFault = (deadlineMs: number) =>
  new Fault('deadline', `The calculation took longer than ${deadlineMs} ms.`)

/** The duration of the last computation of a capability, milliseconds. */
type LastDurations = WeakMap<CatalogueEntry, number>

const isLong = (lastDurations: LastDurations, entry: CatalogueEntry): boolean =>
  (lastDurations.get(entry) ?? 0) >= OWN_TURN_MS

/** Creates the function that computes and finishes a call, in a place of the heavy gate if the capability is heavy. */
const createComputation = (parts: ComputationParts, lastDurations: LastDurations = new WeakMap()) => {
  const { world: createWorld, deadlineMs } = parts
  const withDeadline = createDeadlineTimer(deadlineMs)
  const gate = parts.gate ?? new HeavyGate()

  interface Started {
    readonly entry: CatalogueEntry
    readonly controller: AbortController
    readonly progress: ComputationContext
    at: number
  }
  const expire = ({ controller }: Started): Fault => {
    const fault = deadlineFault(deadlineMs)
    controller.abort(fault)
    return fault
  }
  const checkDuration = (started: Started, data: Record<string, unknown>) => {
    const { entry, progress } = started
    progress.computeMs = performance.now() - started.at
    lastDurations.set(entry, progress.computeMs)
    if (progress.computeMs > deadlineMs) throw expire(started)
    return data
  }
  const rethrowTimed = ({ progress, at }: Started, reason: unknown): never => {
    progress.computeMs = performance.now() - at
    return rethrowAsFailed(reason)
  }
  /** Starts a computation. Several calls may arrive in one turn of the event loop; light calls must not wait for all of them. */
  const start = (started: Started, input: JsonObject, world: World): Awaitable<Record<string, unknown>> => {
    const { entry, controller } = started
    if (!isLong(lastDurations, entry)) {
      started.at = performance.now()
      return entry.compute(input, world)
    }
    return nextTurn().then(() => {
      controller.signal.throwIfAborted()
      started.at = performance.now()
      return entry.compute(input, world)
    })
  }
  const finishLater = (started: Started, computation: Promise<Record<string, unknown>>) =>
    withDeadline(computation, () => expire(started))
      .then((data) => checkDuration(started, data))
      .catch((reason) => rethrowTimed(started, reason))

  const startAfter = async (admitted: Promise<void>, ...computation: Parameters<typeof start>) => {
    await admitted
    return start(...computation)
  }
  /** The data that the entry computes. After the deadline, which includes the wait for `admitted`, `controller` is aborted. */
  const compute = (
    entry: CatalogueEntry,
    input: JsonObject,
    world: World,
    { progress, controller }: Computation,
    admitted: Promise<void> | undefined,
  ): Awaitable<Record<string, unknown>> => {
    const started: Started = { entry, controller, progress, at: performance.now() }
    try {
      const computation = admitted ? startAfter(admitted, started, input, world) : start(started, input, world)
      return computation instanceof Promise ? finishLater(started, computation) : checkDuration(started, computation)
    } catch (reason) {
      return rethrowTimed(started, reason)
    }
  }

  const computeFinished = <T>(
    entry: CatalogueEntry,
    input: JsonObject,
    call: Computation,
    finish: Finish<T>,
    enter?: () => Promise<void> | undefined,
  ): Awaitable<T> => {
    const { now, progress, controller } = call
    const { list, warn } = warnings()
    warnOfIgnoredLanguage(entry.input, input, warn)
    const { signal } = controller
    const world = createWorld({
      ...{ now, tenantName: progress.tenantName, signal, warn, sky: progress.sky, births: progress.births },
    })
    checkDays(entry.input, input, world.sky)
    const answered = isOverDay(entry, input) ? entryOverDay(entry) : entry
    return chainAwaitable(compute(entry, input, world, call, enter?.()), (data) =>
      finish(answered, data, {
        computeMs: progress.computeMs,
        yieldIfDue: world.yieldIfDue,
        warnings: list.map((warning) => ({ ...warning, field: warningField(entry.input, input, warning) })),
      }),
    )
  }

  /** As `computeFinished`, within a place of the heavy gate. A call with a wrong day is refused before it waits for one. */
  const computeHeavy = <T>(
    entry: CatalogueEntry,
    input: JsonObject,
    call: Computation,
    finish: Finish<T>,
  ): Awaitable<T> => {
    let holdsPlace = false
    let hasEnded = false
    const take = () => {
      // The deadline may have ended the call in the same turn of the event loop.
      if (hasEnded) gate.leave()
      else holdsPlace = true
    }
    const leave = () => {
      hasEnded = true
      if (holdsPlace) gate.leave()
      holdsPlace = false
    }
    const { signal } = call.controller
    const enter = (): Promise<void> | undefined => {
      const admitted = gate.enter(call.progress.tenantName, signal)
      if (!admitted) return void take()
      return admitted.then(() => {
        take()
        signal.throwIfAborted()
      })
    }
    try {
      const answer = computeFinished(entry, input, call, finish, enter)
      if (answer instanceof Promise) return answer.finally(leave)
      leave()
      return answer
    } catch (reason) {
      leave()
      throw reason
    }
  }

  return <T>(entry: CatalogueEntry, input: JsonObject, call: Computation, finish: Finish<T>): Awaitable<T> =>
    needsPlace(entry, input) ? computeHeavy(entry, input, call, finish) : computeFinished(entry, input, call, finish)
}

/** Creates the function that computes a call in the process for heavy calls, within a place of the gate and the time limit. */
const createHeavyComputation = (
  { world: createWorld, deadlineMs }: ComputationParts,
  gate: HeavyGate,
  heavyProcess: HeavyProcess,
  lastDurations: LastDurations,
) => {
  const withDeadline = createDeadlineTimer(deadlineMs)
  return (entry: CatalogueEntry, input: JsonObject, progress: ComputationContext, controller: AbortController) => {
    const { now, tenantName } = progress
    const { signal } = controller
    // A call with a wrong day is refused before it waits for a place.
    checkDays(entry.input, input, createWorld({ now, tenantName, signal, warn() {} }).sky)
    const answer = gate.within(tenantName, signal, () => heavyProcess.compute(entry, input, progress, signal))
    const timed = answer.finally(() => {
      // A call whose callers have left has no duration.
      if (progress.computeMs > 0) lastDurations.set(entry, progress.computeMs)
    })
    return withDeadline(timed, () => {
      const fault = deadlineFault(deadlineMs)
      controller.abort(fault)
      return fault
    })
  }
}

/** Creates the function that answers an input: computed and checked, or taken from the cache or from an equal running call. */
export const createAnswerComputation = (parts: AnswerComputationParts) => {
  const { answers, serializeInput = JSON.stringify, heavyProcess, gate = new HeavyGate() } = parts
  const lastDurations: LastDurations = new WeakMap()
  const compute = createComputation({ ...parts, gate }, lastDurations)
  const computeApart = heavyProcess && createHeavyComputation(parts, gate, heavyProcess, lastDurations)
  /** Short computations take less time than messages between processes. */
  const belongsApart = (entry: CatalogueEntry, input: JsonObject): boolean =>
    needsPlace(entry, input) && isLong(lastDurations, entry)

  return (entry: CatalogueEntry, input: JsonObject, progress: ComputationContext): Awaitable<CachedAnswer> => {
    const now = wholeSeconds(progress.now)
    const computationInput = withoutLanguages(input)
    const toLabelledAnswer: Finish<CachedAnswer> = (answeredEntry, data, call) =>
      chainAwaitable(toAnswer(answeredEntry, data, call), (answer) => rememberTerms(answer, termsIn(entry.data, data)))
    const makeAnswer: ComputeAnswer = (controller) =>
      computeApart && belongsApart(entry, computationInput) && heavyProcess.isReady()
        ? computeApart(entry, input, progress, controller)
        : compute(entry, computationInput, { now, progress, controller }, input.labels ? toLabelledAnswer : toAnswer)
    // A random draw belongs to one call: its answer is neither cached nor shared.
    if ((entry.draws && !computationInput.seed) || hasFile(computationInput))
      return answers.compute(makeAnswer, progress.signal)
    const varies = typeof entry.varies === 'function' ? entry.varies(computationInput) : entry.varies
    const key = `${entry.path} ${varies ? now : (entry.stage?.(computationInput, now) ?? '')} ${serializeInput(computationInput)}`
    return answers.get(key, makeAnswer, progress.signal)
  }
}

/**
 * Creates the function that answers an input with objects: computed and checked for every call, without the answer cache. The answers of
 * a finite set are computed once each.
 */
export const createDataComputation = (parts: ComputationParts) => {
  const compute = createComputation(parts)
  const finiteAnswers = createFiniteAnswers()
  return (entry: CatalogueEntry, input: JsonObject, progress: ComputationContext): Awaitable<ComputedData> => {
    const computationInput = withoutLanguages(input)
    const index = entry.answerIndex?.(computationInput)
    const known = index === undefined ? undefined : finiteAnswers.copy(entry, index)
    if (known) return { data: known, warnings: [] }
    const call = { now: wholeSeconds(progress.now), progress, controller: new AbortController() }
    const answer = compute(entry, computationInput, call, toObjects)
    if (index !== undefined && !(answer instanceof Promise) && answer.warnings.length === 0)
      finiteAnswers.remember(entry, index, answer.data)
    return answer
  }
}
