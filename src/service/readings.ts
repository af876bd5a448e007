import { chargedTier, type LanguageModels, type ModelTier, type SentParagraph } from '../ai/language-model.ts'
import { PRICES } from '../ai/reading-prices.ts'
import type { CachedAnswer } from '../cache/answers.ts'
import type { CatalogueEntry, ModelBackedCapability, World } from '../capabilities/capability.ts'
import { connectionClosedFault, Fault, invalid } from '../faults.ts'
import type { Store } from '../store/store.ts'
import type { Access, Awaitable, Settlement } from '../store/types.ts'
import { warnings } from '../warnings.ts'
import { type CreditReservations, storeRefusal } from './admission.ts'
import { schemaMismatch, type WorldFactory, wholeSeconds } from './answer-computation.ts'
import type { JsonObject } from './body.ts'
import type { CallProgress } from './call-progress.ts'
import { nextTurn } from './event-loop-turns.ts'
import type { HeavyGate } from './heavy-gate.ts'
import { checkOf } from './input.ts'
import { type Limiter, MINUTE } from './limiter.ts'
import type { Idempotency } from './replay.ts'
import { fromStore, rethrowAs, type Success } from './reply.ts'
import { warningField } from './warning-fields.ts'

const READINGS_PER_MINUTE = 6
/** Lifetime of a reservation as a multiple of the deadline of its call. After that, no process can settle it. */
const RESERVATION_FACTOR = 2

const rethrowAsFactsFailed = rethrowAs('facts_failed', 'The facts of the reading could not be computed.')

export interface ReadingsParts {
  readonly store: Store
  readonly world: WorldFactory
  readonly limiter: Limiter
  readonly reservations: CreditReservations
  /** Gate for the computation of the facts. The language model is called outside the gate. */
  readonly gate: HeavyGate
  readonly languageModels: LanguageModels | null
  /** Maximum number of readings per key and minute. */
  readonly perMinute?: number
  readonly deadlineMs?: Partial<Record<ModelTier, number>>
  bodyOf(
    entry: CatalogueEntry,
    input: JsonObject,
    answer: CachedAnswer,
    credits: number,
    progress: CallProgress,
  ): Awaitable<string>
  settle(settlement: Settlement): Awaitable<Success>
}

export interface ReadingOrder {
  readonly entry: CatalogueEntry
  readonly metered: ModelBackedCapability
  readonly input: JsonObject
  readonly access: Access
  readonly idempotency: Idempotency | null
  /** Aborted when the client closes the connection. */
  readonly signal: AbortSignal | null
  readonly onParagraph?: ((paragraph: SentParagraph) => void) | undefined
}

export type Readings = ReturnType<typeof createReadings>

/** Creates the operations for AI readings. A reading reserves the maximum price, and pays for what it used when it is settled. */
export const createReadings = (parts: ReadingsParts) => {
  const { store, world: createWorld, limiter, reservations, gate, bodyOf, settle } = parts
  const { languageModels, perMinute = READINGS_PER_MINUTE } = parts
  const deadlineOf = (tier: ModelTier) => parts.deadlineMs?.[tier] ?? PRICES[tier].deadlineS * 1000

  const consumeReading = async ({ key }: Access, now: number) => {
    const { fits, resetsIn } = await fromStore(() => limiter.consume(`readings/${key.id}`, 1, perMinute, now, MINUTE))
    if (!fits)
      throw new Fault('rate_limited', `The limit of ${perMinute} AI readings per key and minute is reached.`, {
        retryAfter: Math.max(1, Math.ceil(resetsIn / 1000)),
      })
  }

  /** Reserves the maximum price of a tier. The reservation ends when it is settled by its id, or by calling `undo`. */
  const reserve = async ({ access }: ReadingOrder, tier: ModelTier, { now, requestId, subject }: CallProgress) => {
    const { ceiling } = PRICES[tier]
    const releaseLocal = await fromStore(() => reservations.reserve(access, { credits: ceiling, units: 0 }, now))
    if (access.key.environment === 'sandbox') return { id: null, undo: async () => releaseLocal() }
    try {
      const id = crypto.randomUUID()
      const until = now + RESERVATION_FACTOR * deadlineOf(tier)
      const reservation = { id, until, access, at: now, requestId, subject: subject!, credits: ceiling }
      const refusal = await fromStore(() => store.reserve(reservation))
      if (refusal) throw await storeRefusal(store, refusal, access, ceiling, now)
      return { id, undo: () => store.release(id, now) }
    } finally {
      releaseLocal()
    }
  }

  return {
    /** Checks that the key may use the tier. Fault: `invalid`. */
    check({ tier: tierOf }: ModelBackedCapability, input: JsonObject, { key }: Access): void {
      if (key.environment === 'sandbox' && tierOf(input) !== 'fast')
        throw invalid('tier', '`tier` must be fast for sandbox keys.')
    },

    /** `settleReading` charges and stores the reading; without a charge, its reservation lapses. */
    async answer(order: ReadingOrder, progress: CallProgress, settleReading = settle): Promise<Success> {
      const { entry, metered, input, access, idempotency, signal: callerSignal, onParagraph } = order
      const { now, requestId, subject } = progress
      const tier = chargedTier(metered.tier(input), languageModels)
      await consumeReading(access, now)

      const controller = new AbortController()
      const abortForCaller = () => controller.abort(connectionClosedFault())
      const abortForDeadline = () =>
        controller.abort(new Fault('deadline', `The reading took longer than ${deadlineOf(tier)} ms; try again.`))
      callerSignal?.addEventListener('abort', abortForCaller, { once: true })
      const timer = setTimeout(abortForDeadline, deadlineOf(tier))
      const { signal } = controller
      const { list, warn } = warnings()
      const { labels, language, ...computationInput } = input
      const isLive = access.key.environment === 'live'
      const writing = {
        model: languageModels?.[tier] ?? null,
        judge: languageModels?.judge ?? null,
        paid: isLive,
        onParagraph,
      }
      const inPlace: World['inPlace'] = (work) =>
        gate.within(progress.tenantName, signal, async () => {
          await nextTurn()
          signal.throwIfAborted()
          return work()
        })
      const world = createWorld({
        now: wholeSeconds(now),
        tenantName: progress.tenantName,
        signal,
        warn,
        sky: progress.sky,
        writing,
        inPlace,
      })
      const startedAt = performance.now()

      const finish = async (data: Record<string, unknown>, reservation: string | null) => {
        if (!checkOf(entry.data)(data)) throw schemaMismatch(entry)
        const { credits, inputTokens, outputTokens } = metered.used(data)
        progress.reading = { tier, inputTokens, outputTokens }
        const text = JSON.stringify(data)
        const body = await bodyOf(
          entry,
          input,
          { text, warnings: list.map((warning) => ({ ...warning, field: warningField(entry.input, input, warning) })) },
          credits,
          progress,
        )
        signal.throwIfAborted()
        return settleReading({
          ...{ access, at: now, requestId, subject: subject!, credits, idempotency, reservation },
          answer: { status: 200, body },
        })
      }
      const compute = () =>
        new Promise<Record<string, unknown>>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason), { once: true })
          signal.throwIfAborted()
          Promise.resolve(entry.compute(computationInput, world)).then(resolve, reject)
        })
          .catch(rethrowAsFactsFailed)
          .finally(() => {
            progress.computeMs = performance.now() - startedAt
          })

      try {
        if (callerSignal?.aborted) abortForCaller()
        const refusal = await metered.refusal(computationInput, world)
        if (refusal) return await finish(refusal, null)
        const { id, undo: release } = await reserve(order, tier, progress)
        let isSettled = false
        try {
          const success = await finish(await compute(), id)
          isSettled = true
          return success
        } finally {
          // If the release fails, the reservation is released when it is overdue.
          if (!isSettled || id === null) await release().catch(() => {})
        }
      } finally {
        clearTimeout(timer)
        callerSignal?.removeEventListener('abort', abortForCaller)
      }
    },
  }
}

const RELEASE_INTERVAL_MS = 60_000

/** Releases the reservations of crashed processes, now and every minute. Returns a function that stops it. */
export const releaseOverdue = (
  store: Pick<Store, 'releaseOverdue'>,
  clock: { now(): number },
  report: (about: Record<string, unknown>, cause: unknown) => void,
): (() => void) => {
  const releaseNow = async () => {
    try {
      while ((await store.releaseOverdue(clock.now())) > 0);
    } catch (cause) {
      report({ about: 'Overdue reservations could not be released.' }, cause)
    }
  }
  void releaseNow()
  const timer = setInterval(releaseNow, RELEASE_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
