import type { ReadingWriter } from '../ai/language-model.ts'
import type { Atlas } from '../atlas/atlas.ts'
import type { Answer, Answers, Make } from '../cache/answers.ts'
import type { Entry, World } from '../capabilities/capability.ts'
import type { YieldPoint } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import type { Gate } from '../safety/gate.ts'
import { abortableSky } from '../sky/abortable-sky.ts'
import type { Sky } from '../sky/sky.ts'
import { type Awaitable, whenThere } from '../store/types.ts'
import { type Warn, warnings } from '../warnings.ts'
import { fitsInTurns, isMuch, textInTurns, textOf } from './answer-text.ts'
import type { JsonObject } from './body.ts'
import type { ComputationContext } from './call-pipeline.ts'
import { startDeadline } from './deadline-timer.ts'
import { dice } from './dice.ts'
import { turnsOf } from './event-loop-turns.ts'
import { HeavyGate, isHeavy } from './heavy-gate.ts'
import { warnOfIgnoredLanguage } from './ignored-language-warning.ts'
import { checkOf } from './input.ts'
import { checkDays } from './legal-days.ts'
import { as, because } from './reply.ts'

/** What took longer to compute may be so large that it is checked and written in turns, milliseconds: or it had to wait for the processor. */
const LONG = 1

/** What computations of the service have of the world. */
export type WorldFactory = (call: {
  now: number
  by: string
  signal: AbortSignal
  warn: Warn
  writing?: ReadingWriter
  inPlace?: World['inPlace']
}) => World

/** A computation sees whole seconds, so that equal calls of one second are equal. */
export const wholeSeconds = (now: number) => now - (now % 1000)

export const worldsOf =
  (sky: Sky, atlas: Atlas, gate?: Gate): WorldFactory =>
  ({ now, by, signal, warn, writing, inPlace }) => {
    const yieldIfDue = turnsOf(signal)
    return {
      sky: abortableSky(sky, signal, by, yieldIfDue),
      ...{ atlas, dice, now, signal, warn, yieldIfDue: yieldIfDue, ...(writing && { writing }), ...(gate && { gate }) },
      ...(inPlace && { inPlace }),
      tenant: { name: by, signal },
    }
  }

const failed = as('failed', 'The calculation failed on our side.')
export const misfit = (entry: Entry): Fault =>
  because(
    new Fault('invalid_result', 'The calculation gave an unusable answer.'),
    new Error(`The answer of ${entry.path} does not fit its schema.`),
  )

/** The text of an answer that may be large. */
const writtenInTurns = async (entry: Entry, data: Record<string, unknown>, yieldIfDue: YieldPoint): Promise<string> => {
  if (!(await fitsInTurns(entry.data, data, yieldIfDue))) throw misfit(entry)
  return textInTurns(data, yieldIfDue)
}

/** An input but for what it says of the words around its answer. */
const withoutWords = (input: JsonObject): JsonObject => {
  if (input.labels === undefined && input.language === undefined) return input
  const { labels, language, ...asked } = input
  return asked
}

/** A refusal is free. */
const priceOf = ({ refuses }: Entry, data: Record<string, unknown>): { free?: true } =>
  refuses && data.refusal !== null ? { free: true } : {}

export interface AnswerComputationParts {
  readonly world: WorldFactory
  readonly answers: Answers
  /** `JSON.stringify` of an input, where it is kept. */
  readonly written?: (input: JsonObject) => string
  /** For the computation of one call, milliseconds. */
  readonly deadlineMs: number
  readonly gate?: HeavyGate
}

/** How the answer to an input is come by: computed and checked, or taken from what an equal call left. */
export const createAnswerComputation = (parts: AnswerComputationParts) => {
  const { world: worldOf, answers, written = JSON.stringify, deadlineMs } = parts
  const inTime = startDeadline(deadlineMs)
  const gate = parts.gate ?? new HeavyGate()

  /** What the entry computes before the deadline, which includes the time before `entered`; then `waiting` is aborted. */
  const compute = (
    entry: Entry,
    input: JsonObject,
    world: World,
    waiting: AbortController,
    progress: ComputationContext,
    entered: Promise<void> | undefined,
  ): Awaitable<Record<string, unknown>> => {
    let started = performance.now()
    const late = () => {
      const fault = new Fault('deadline', `The calculation took longer than ${deadlineMs} ms.`)
      waiting.abort(fault)
      return fault
    }
    const done = (data: Record<string, unknown>) => {
      progress.computeMs = performance.now() - started
      if (progress.computeMs > deadlineMs) throw late()
      return data
    }
    const broken = (reason: unknown) => {
      progress.computeMs = performance.now() - started
      return failed(reason)
    }
    try {
      const begin = () => {
        started = performance.now()
        return entry.compute(input, world)
      }
      const work: Awaitable<Record<string, unknown>> = entered ? entered.then(begin) : begin()
      return work instanceof Promise ? inTime(work, late).then(done).catch(broken) : done(work)
    } catch (reason) {
      return broken(reason)
    }
  }

  const make = (
    entry: Entry,
    input: JsonObject,
    { now, progress, waiting }: { now: number; progress: ComputationContext; waiting: AbortController },
    entered?: Promise<void>,
  ): Awaitable<Answer> => {
    const { list, warn } = warnings()
    warnOfIgnoredLanguage(entry.input, input, warn)
    const { signal } = waiting
    const world = worldOf({ now, by: progress.by, signal, warn })
    checkDays(entry.input, input, world.sky)
    return whenThere(compute(entry, input, world, waiting, progress, entered), (data) => {
      if (progress.computeMs > LONG && isMuch(data))
        return writtenInTurns(entry, data, world.yieldIfDue).then((text) => ({
          text,
          warnings: list,
          ...priceOf(entry, data),
        }))
      if (!checkOf(entry.data)(data)) throw misfit(entry)
      return { text: textOf(entry.data, data), warnings: list, ...priceOf(entry, data) }
    })
  }

  /** As `make`, in a place of the gate. */
  const makeHeavy = (...call: Parameters<typeof make>): Awaitable<Answer> => {
    const [entry, input, times] = call
    const entered = gate.enter(times.progress.by, times.waiting.signal)
    let isIn = entered === undefined
    const leave = () => {
      if (isIn) gate.leave()
      isIn = false
    }
    const admitted = entered?.then(() => {
      // The deadline may have passed in the same turn of the event loop.
      if (times.waiting.signal.aborted) {
        gate.leave()
        throw times.waiting.signal.reason
      }
      isIn = true
    })
    try {
      const made = make(entry, input, times, admitted)
      if (made instanceof Promise) return made.finally(leave)
      leave()
      return made
    } catch (reason) {
      leave()
      throw reason
    }
  }

  return (entry: Entry, input: JsonObject, progress: ComputationContext): Awaitable<Answer> => {
    const now = wholeSeconds(progress.now)
    const asked = withoutWords(input)
    const varies = typeof entry.varies === 'function' ? entry.varies(asked) : entry.varies
    const key = `${entry.path} ${varies ? now : (entry.stage?.(asked, now) ?? '')} ${written(asked)}`
    const computed: Make = (waiting) => (isHeavy(entry) ? makeHeavy : make)(entry, asked, { now, progress, waiting })
    // What is drawn is drawn for one call: it is neither kept nor shared.
    return entry.draws && !asked.seed ? computed(new AbortController()) : answers.get(key, computed, progress.signal)
  }
}
