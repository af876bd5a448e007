import type { ReadingWriter } from '../ai/language-model.ts'
import type { Atlas } from '../atlas/atlas.ts'
import type { Answer, Answers, ComputeAnswer } from '../cache/answers.ts'
import type { Entry, World } from '../capabilities/capability.ts'
import type { YieldPoint } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import type { Gate } from '../safety/gate.ts'
import { abortableSky } from '../sky/abortable-sky.ts'
import type { Sky } from '../sky/sky.ts'
import { type Awaitable, chainAwaitable } from '../store/types.ts'
import { type Warn, warnings } from '../warnings.ts'
import { fitsSchemaYielding, isLargeData, stringifyYielding, textOf } from './answer-text.ts'
import type { JsonObject } from './body.ts'
import type { ComputationContext } from './call-pipeline.ts'
import { createDeadlineTimer } from './deadline-timer.ts'
import { dice } from './dice.ts'
import { createYieldPoint } from './event-loop-turns.ts'
import { HeavyGate, isHeavy } from './heavy-gate.ts'
import { warnOfIgnoredLanguage } from './ignored-language-warning.ts'
import { checkOf } from './input.ts'
import { checkDays } from './legal-days.ts'
import { rethrowAs, withCause } from './reply.ts'

/** Answers that took longer to compute, milliseconds, may be large: they are checked and serialised with yield points if they are. */
const SLOW_COMPUTATION_MS = 1

/** Creates the `World` of one computation. */
export type WorldFactory = (call: {
  now: number
  tenantName: string
  signal: AbortSignal
  warn: Warn
  writing?: ReadingWriter
  inPlace?: World['inPlace']
}) => World

/** The time of a call, rounded down to a second: equal calls of the same second share an answer. */
export const wholeSeconds = (now: number) => now - (now % 1000)

export const createWorldFactory =
  (sky: Sky, atlas: Atlas, gate?: Gate): WorldFactory =>
  ({ now, tenantName, signal, warn, writing, inPlace }) => {
    const yieldIfDue = createYieldPoint(signal)
    return {
      sky: abortableSky(sky, signal, tenantName, yieldIfDue),
      ...{ atlas, dice, now, signal, warn, yieldIfDue, ...(writing && { writing }), ...(gate && { gate }) },
      ...(inPlace && { inPlace }),
      tenant: { name: tenantName, signal },
    }
  }

const rethrowAsFailed = rethrowAs('failed', 'The calculation failed on our side.')
export const schemaMismatch = (entry: Entry): Fault =>
  withCause(
    new Fault('invalid_result', 'The calculation returned an invalid answer.'),
    new Error(`The answer of ${entry.path} does not fit its schema.`),
  )

/** The JSON text of a large answer, checked and serialised with yield points. */
const textOfLargeAnswer = async (
  entry: Entry,
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

/** Marks an answer that is a refusal as free of charge. */
const freeIfRefusal = ({ refuses }: Entry, data: Record<string, unknown>): { free?: true } =>
  refuses && data.refusal !== null ? { free: true } : {}

export interface AnswerComputationParts {
  readonly world: WorldFactory
  readonly answers: Answers
  /** `JSON.stringify`, with cached texts of known inputs. */
  readonly serializeInput?: (input: JsonObject) => string
  /** Time limit for the computation of one call, milliseconds. */
  readonly deadlineMs: number
  readonly gate?: HeavyGate
}

/** Creates the function that answers an input: computed and checked, or taken from the cache or from an equal running call. */
export const createAnswerComputation = (parts: AnswerComputationParts) => {
  const { world: createWorld, answers, serializeInput = JSON.stringify, deadlineMs } = parts
  const withDeadline = createDeadlineTimer(deadlineMs)
  const gate = parts.gate ?? new HeavyGate()

  /** The data that the entry computes. After the deadline, which includes the wait for `admitted`, `controller` is aborted. */
  const compute = (
    entry: Entry,
    input: JsonObject,
    world: World,
    controller: AbortController,
    progress: ComputationContext,
    admitted: Promise<void> | undefined,
  ): Awaitable<Record<string, unknown>> => {
    let startedAt = performance.now()
    const expire = () => {
      const fault = new Fault('deadline', `The calculation took longer than ${deadlineMs} ms.`)
      controller.abort(fault)
      return fault
    }
    const checkDuration = (data: Record<string, unknown>) => {
      progress.computeMs = performance.now() - startedAt
      if (progress.computeMs > deadlineMs) throw expire()
      return data
    }
    const computationFault = (reason: unknown) => {
      progress.computeMs = performance.now() - startedAt
      return rethrowAsFailed(reason)
    }
    try {
      const start = () => {
        startedAt = performance.now()
        return entry.compute(input, world)
      }
      const computation: Awaitable<Record<string, unknown>> = admitted ? admitted.then(start) : start()
      return computation instanceof Promise
        ? withDeadline(computation, expire).then(checkDuration).catch(computationFault)
        : checkDuration(computation)
    } catch (reason) {
      return computationFault(reason)
    }
  }

  const computeAnswer = (
    entry: Entry,
    input: JsonObject,
    { now, progress, controller }: { now: number; progress: ComputationContext; controller: AbortController },
    admitted?: Promise<void>,
  ): Awaitable<Answer> => {
    const { list, warn } = warnings()
    warnOfIgnoredLanguage(entry.input, input, warn)
    const { signal } = controller
    const world = createWorld({ now, tenantName: progress.tenantName, signal, warn })
    checkDays(entry.input, input, world.sky)
    return chainAwaitable(compute(entry, input, world, controller, progress, admitted), (data) => {
      if (progress.computeMs > SLOW_COMPUTATION_MS && isLargeData(data))
        return textOfLargeAnswer(entry, data, world.yieldIfDue).then((text) => ({
          text,
          warnings: list,
          ...freeIfRefusal(entry, data),
        }))
      if (!checkOf(entry.data)(data)) throw schemaMismatch(entry)
      return { text: textOf(entry.data, data), warnings: list, ...freeIfRefusal(entry, data) }
    })
  }

  /** As `computeAnswer`, within a place of the heavy gate. */
  const computeHeavyAnswer = (...args: Parameters<typeof computeAnswer>): Awaitable<Answer> => {
    const [entry, input, call] = args
    const admitted = gate.enter(call.progress.tenantName, call.controller.signal)
    let holdsPlace = admitted === undefined
    const leave = () => {
      if (holdsPlace) gate.leave()
      holdsPlace = false
    }
    const placeTaken = admitted?.then(() => {
      // The deadline may have passed in the same turn of the event loop.
      if (call.controller.signal.aborted) {
        gate.leave()
        throw call.controller.signal.reason
      }
      holdsPlace = true
    })
    try {
      const answer = computeAnswer(entry, input, call, placeTaken)
      if (answer instanceof Promise) return answer.finally(leave)
      leave()
      return answer
    } catch (reason) {
      leave()
      throw reason
    }
  }

  return (entry: Entry, input: JsonObject, progress: ComputationContext): Awaitable<Answer> => {
    const now = wholeSeconds(progress.now)
    const computationInput = withoutLanguages(input)
    const varies = typeof entry.varies === 'function' ? entry.varies(computationInput) : entry.varies
    const key = `${entry.path} ${varies ? now : (entry.stage?.(computationInput, now) ?? '')} ${serializeInput(computationInput)}`
    const makeAnswer: ComputeAnswer = (controller) =>
      (isHeavy(entry) ? computeHeavyAnswer : computeAnswer)(entry, computationInput, { now, progress, controller })
    // A random draw belongs to one call: its answer is neither cached nor shared.
    return entry.draws && !computationInput.seed
      ? makeAnswer(new AbortController())
      : answers.get(key, makeAnswer, progress.signal)
  }
}
