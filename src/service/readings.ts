import { chargedTier, type LanguageModels, type SentParagraph, type Tier } from '../ai/language-model.ts'
import { PRICES } from '../ai/metering.ts'
import type { Answer } from '../cache/answers.ts'
import type { Entry, ModelBackedCapability, World } from '../capabilities/capability.ts'
import { callerGone, Fault, invalid } from '../faults.ts'
import type { Store } from '../store/store.ts'
import type { Access, Awaitable, Settlement } from '../store/types.ts'
import { warnings } from '../warnings.ts'
import { type CreditReservations, storeRefusal } from './admission.ts'
import { misfit, type WorldFactory, wholeSeconds } from './answer-computation.ts'
import type { JsonObject } from './body.ts'
import type { CallProgress } from './call-pipeline.ts'
import type { HeavyGate } from './heavy-gate.ts'
import { checkOf } from './input.ts'
import { type Limiter, MINUTE } from './limiter.ts'
import type { Idempotency } from './replay.ts'
import { as, fromStore, type Success } from './reply.ts'

const READINGS_A_MINUTE = 6
/** A reservation outlives the deadline of its call so many times; then nobody is left who would settle it. */
const OUTLIVES = 2

const groundless = as('facts_failed', 'The facts of the reading could not be computed.')

export interface ReadingsParts {
  readonly store: Store
  readonly world: WorldFactory
  readonly limiter: Limiter
  readonly promised: CreditReservations
  /** Where the facts of a reading wait for a place; the language model is asked outside of it. */
  readonly gate: HeavyGate
  readonly scribes: LanguageModels | null
  readonly aMinute?: number
  readonly deadlineMs?: Partial<Record<Tier, number>>
  bodyOf(entry: Entry, input: JsonObject, answer: Answer, credits: number, progress: CallProgress): Awaitable<string>
  settle(settlement: Settlement): Awaitable<Success>
}

export interface ReadingOrder {
  readonly entry: Entry
  readonly metered: ModelBackedCapability
  readonly input: JsonObject
  readonly access: Access
  readonly idempotency: Idempotency | null
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal | null
  readonly onParagraph?: ((paragraph: SentParagraph) => void) | undefined
}

/** Calls that are paid by what they used: the ceiling is reserved before, and what is left of it given back with the answer. */
export const createReadings = (parts: ReadingsParts) => {
  const { store, world: worldOf, limiter, promised, gate, scribes, aMinute = READINGS_A_MINUTE, bodyOf, settle } = parts
  const deadlineOf = (tier: Tier) => parts.deadlineMs?.[tier] ?? PRICES[tier].deadlineS * 1000

  const takeTurn = async ({ key }: Access, now: number) => {
    const { fits, resetsIn } = await fromStore(() => limiter.take(`readings/${key.id}`, 1, aMinute, now, MINUTE))
    if (!fits)
      throw new Fault('rate_limited', `A key may ask for ${aMinute} AI readings a minute.`, {
        retryAfter: Math.max(1, Math.ceil(resetsIn / 1000)),
      })
  }

  /** Takes the ceiling of a tier; what is given back by settling under its name, or by the second. */
  const reserve = async ({ access }: ReadingOrder, tier: Tier, { now, requestId, subject }: CallProgress) => {
    const { ceiling } = PRICES[tier]
    const giveBack = await fromStore(() => promised.take(access, { credits: ceiling, units: 0 }, now))
    if (access.key.environment === 'sandbox') return { id: null, undo: async () => giveBack() }
    try {
      const id = crypto.randomUUID()
      const until = now + OUTLIVES * deadlineOf(tier)
      const reservation = { id, until, access, at: now, requestId, subject: subject!, credits: ceiling }
      const why = await fromStore(() => store.reserve(reservation))
      if (why) throw await storeRefusal(store, why, access, ceiling, now)
      return { id, undo: () => store.release(id, now) }
    } finally {
      giveBack()
    }
  }

  return {
    /** What of it no key of the sandbox may ask for. */
    check({ tier: tierOf }: ModelBackedCapability, input: JsonObject, { key }: Access): void {
      if (key.environment === 'sandbox' && tierOf(input) !== 'fast')
        throw invalid('tier', 'Sandbox keys have readings of the tier fast only.')
    },

    async answer(order: ReadingOrder, progress: CallProgress): Promise<Success> {
      const { entry, metered, input, access, idempotency, signal: caller, onParagraph } = order
      const { now, requestId, subject } = progress
      const tier = chargedTier(metered.tier(input), scribes)
      await takeTurn(access, now)

      const ending = new AbortController()
      const leave = () => ending.abort(callerGone())
      const late = () =>
        ending.abort(new Fault('deadline', `The reading took longer than ${deadlineOf(tier)} ms; try again.`))
      caller?.addEventListener('abort', leave, { once: true })
      const timer = setTimeout(late, deadlineOf(tier))
      const { signal } = ending
      const { list, warn } = warnings()
      const { labels, language, ...asked } = input
      const paid = access.key.environment === 'live'
      const writing = { scribe: scribes?.[tier] ?? null, judge: scribes?.judge ?? null, paid, onParagraph }
      const inPlace: World['inPlace'] = (work) => gate.within(progress.by, signal, work)
      const world = worldOf({ now: wholeSeconds(now), by: progress.by, signal, warn, writing, inPlace })
      const started = performance.now()

      const finish = async (data: Record<string, unknown>, reservation: string | null) => {
        if (!checkOf(entry.data)(data)) throw misfit(entry)
        const { credits, inputTokens, outputTokens } = metered.used(data)
        progress.reading = { tier, inputTokens, outputTokens }
        const text = JSON.stringify(data)
        const body = await bodyOf(entry, input, { text, warnings: list }, credits, progress)
        signal.throwIfAborted()
        return settle({
          ...{ access, at: now, requestId, subject: subject!, credits, idempotency, reservation },
          answer: { status: 200, body },
        })
      }
      const compute = () =>
        new Promise<Record<string, unknown>>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason), { once: true })
          signal.throwIfAborted()
          Promise.resolve(entry.compute(asked, world)).then(resolve, reject)
        })
          .catch(groundless)
          .finally(() => {
            progress.computeMs = performance.now() - started
          })

      try {
        if (caller?.aborted) leave()
        const refused = await metered.refusal(asked, world)
        if (refused) return await finish(refused, null)
        const { id, undo } = await reserve(order, tier, progress)
        let settled = false
        try {
          const success = await finish(await compute(), id)
          settled = true
          return success
        } finally {
          // What cannot be given back now is given back when it is overdue.
          if (!settled || id === null) await undo().catch(() => {})
        }
      } finally {
        clearTimeout(timer)
        caller?.removeEventListener('abort', leave)
      }
    },
  }
}

const LOOK_EVERY = 60_000

/** Gives back what calls reserved whose process died: now, and every minute until it is stopped. */
export const releaseOverdue = (
  store: Pick<Store, 'releaseOverdue'>,
  clock: { now(): number },
  report: (about: Record<string, unknown>, cause: unknown) => void,
): (() => void) => {
  const look = async () => {
    try {
      while ((await store.releaseOverdue(clock.now())) > 0);
    } catch (cause) {
      report({ about: 'Reservations of calls that died could not be given back.' }, cause)
    }
  }
  void look()
  const timer = setInterval(look, LOOK_EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
