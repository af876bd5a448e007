import type { LanguageModels, SentParagraph, Tier } from '../ai/language-model.ts'
import type { Atlas } from '../atlas/atlas.ts'
import { type AnswerFigures, createAnswers } from '../cache/answers.ts'
import { costOf, type Entry } from '../capabilities/capability.ts'
import type { CatalogueIndex } from '../capabilities/families.ts'
import type { Tenant } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import type { Lexicon } from '../lexicon/language-module.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { lexicon as shippedLexicon } from '../lexicon/lexicon.ts'
import type { Gate } from '../safety/gate.ts'
import type { Sky } from '../sky/sky.ts'
import type { Store } from '../store/store.ts'
import { type Access, type Awaitable, type Settlement, whenThere } from '../store/types.ts'
import { accountResource } from './account.ts'
import type { Clock } from './accounts.ts'
import { type Cost, CreditReservations, checkAccount, checkActive, storeRefusal } from './admission.ts'
import { bodies } from './answer-body.ts'
import { createAnswerComputation, worldsOf } from './answer-computation.ts'
import type { JsonObject } from './body.ts'
import { type CallEvent, callEvent } from './call-event.ts'
import type { Caller, CallPipeline, CallProgress } from './call-pipeline.ts'
import { type Coordination, localCoordination } from './coordination.ts'
import { HeavyGate } from './heavy-gate.ts'
import { hashOf, TWO_KEYS } from './keys.ts'
import { createParsedInputCache } from './parsed-input-cache.ts'
import { createRates, NO_UNITS_COUNTED, REFUSED_UNITS } from './rates.ts'
import { createReadings } from './readings.ts'
import { beginCall, type Idempotency, readCall, replayable, sweeper } from './replay.ts'
import {
  type Body,
  errorReply,
  faultOf,
  fromStore,
  keyInUrl,
  metaOf,
  type Presentation,
  type Reply,
  replay,
  type Success,
  validId,
  withStore,
} from './reply.ts'

/** Everything a face knows about a request. */
export interface Call extends Caller {
  family: string
  slug: string
  body: Body
  idempotencyKey: string | null
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal
  /**
   * Makes another form of an answer from its JSON text, or null for an answer without one. It runs before the call is charged, so
   * that a call whose answer cannot be made in the wanted form costs nothing.
   */
  present?: (body: string, tenant: Tenant) => Promise<Presentation | null>
  /** Called with each paragraph of an AI reading, in order, before the whole answer is there. */
  onParagraph?: (paragraph: SentParagraph) => void
}

export interface Service {
  call(call: Call): Promise<Reply>
  /** The answer to a request that is no call: an unknown route, a wrong method. */
  refuse(fault: Fault, asked: Pick<Caller, 'requestId' | 'address'> & Partial<Pick<Caller, 'key'>>): Promise<Reply>
  /** What a key has and may. */
  account(asked: Caller): Promise<Reply>
  /** The answer to whoever asks for data, JSON text, that needs no key. */
  openly(asked: Pick<Caller, 'requestId'>, data: string): Reply
  /** Where its capabilities are. */
  readonly catalogue: CatalogueIndex
  /** What every answer of the service carries, for one that needs no key. */
  headers(requestId: string | null): Record<string, string>
  ready(): Awaitable<boolean>
  /** For further operations, such as jobs. */
  readonly desk: CallPipeline
  /** How the cache of answers does. */
  readonly answers: AnswerFigures
  /** From now on it says that it is not ready, while it goes on answering. */
  drain(): void
  /** Refuses new calls with `unavailable` and waits for those under way. The store stays open. */
  close(): Promise<void>
}

export interface Parts {
  store: Store
  catalogue: CatalogueIndex
  sky: Sky
  atlas: Atlas
  clock: Clock
  /** Shared when several processes serve the store. */
  coordination?: Coordination
  lexicon?: (language: LabelLanguage) => Promise<Lexicon>
  /** For the computation of one call, milliseconds. */
  deadlineMs?: number
  /** Bytes of computed answers to keep; none when 0. */
  cacheBytes?: number
  onCall?: (event: CallEvent) => void
  /** Who writes the readings of a tier; they are composed where there is none. */
  scribes?: LanguageModels | null
  /** Judges free text; the standard one when absent. */
  gate?: Gate
  heavyGate?: HeavyGate
  /** Readings that a key may ask for in a minute. */
  readingsAMinute?: number
  /** For a whole reading, milliseconds, where it is not the tier's own. */
  readingMs?: Partial<Record<Tier, number>>
}

export const createService = (parts: Parts): Service => {
  const { store, catalogue, sky, atlas, clock, deadlineMs = 30_000, lexicon = shippedLexicon, onCall } = parts
  const answers = createAnswers(parts.cacheBytes ?? 64 * 2 ** 20)
  const { limiter, claims } = parts.coordination ?? localCoordination()
  const rates = createRates(limiter)
  const world = worldsOf(sky, atlas, parts.gate)
  const askedAgain = createParsedInputCache()
  const { scribes = null, readingsAMinute, readingMs, heavyGate = new HeavyGate() } = parts
  const answerTo = createAnswerComputation({ world, answers, written: askedAgain.written, deadlineMs, gate: heavyGate })
  const promised = new CreditReservations(store)
  const sweep = sweeper(store)
  let calls = 0
  let draining = false
  let closing = false
  let idle: (() => void) | null = null

  const identify = (key: string | null): Awaitable<Access> => {
    if (key === TWO_KEYS)
      throw new Fault('no_key', '`Authorization` and `X-API-Key` hold different keys; send one of them.')
    return byKey(key)
  }
  const byKey = (key: string | null): Awaitable<Access> =>
    whenThere(key ? fromStore(() => store.access(hashOf(key))) : null, (access) => {
      if (!access || access.key.revokedAt !== null)
        throw new Fault('no_key', key ? 'The API key is not valid.' : 'Send an API key as Authorization: Bearer <key>.')
      return access
    })

  const bodyOf = bodies(lexicon)
  /** The body of an answer; nothing is charged yet. */
  const produce = (
    entry: Entry,
    input: JsonObject,
    price: number,
    progress: CallProgress,
  ): Awaitable<{ body: string; credits: number }> =>
    whenThere(answerTo(entry, input, progress), (answer) => {
      const credits = answer.free ? 0 : price
      return whenThere(bodyOf(entry, input, answer, credits, progress), (body) => ({ body, credits }))
    })

  const refuseBy = async (...refusal: Parameters<CallPipeline['refused']>): Promise<never> => {
    throw await storeRefusal(store, ...refusal)
  }
  const settle = (settlement: Settlement): Awaitable<Success> =>
    withStore(
      () => store.settle(settlement),
      (settled) => {
        const { access, at, requestId, credits, idempotency, answer } = settlement
        if (settled.kind === 'refused') return refuseBy(settled.why, access, credits, at)
        if (settled.kind === 'answered') return replay(replayable(settled.answer, idempotency!.bodyHash, at))
        return { requestId, status: answer.status, body: answer.body, credits, replayed: false }
      },
    )
  const readings = createReadings({
    ...{ store, world, limiter, promised, gate: heavyGate, scribes, bodyOf, settle },
    ...(readingsAMinute === undefined ? {} : { aMinute: readingsAMinute }),
    ...(readingMs === undefined ? {} : { deadlineMs: readingMs }),
  })

  /** Has a request that is refused before its key is read counted for the organisation of that key, where the key is known. */
  const countFor = async ({ key }: Partial<Pick<Caller, 'key'>>, progress: CallProgress): Promise<void> => {
    if (!key) return
    try {
      const access = await identify(key)
      progress.access = access
      progress.by = access.organisation.id
    } catch {
      // The refusal stands, and counts for the address.
    }
  }

  /** Who calls. */
  const caller = (call: Caller, progress: CallProgress): Awaitable<Access> =>
    whenThere(identify(call.key), (access) => {
      const { now } = progress
      progress.access = access
      progress.by = access.organisation.id
      rates.check(access, progress)
      if (access.key.expiresAt !== null && now >= access.key.expiresAt)
        throw new Fault('expired_key', 'The API key has expired.')
      store.touch(access.key.id, now)
      return access
    })

  /** The stored answer where there is one, else what `work` gives once the units are taken. */
  const admit = (
    progress: CallProgress,
    { access, idempotency, cost }: { access: Access; idempotency: Idempotency | null; cost: Cost },
    work: () => Promise<Success>,
  ): Awaitable<Success> => {
    const take = (units: number) => fromStore(() => rates.take(access, units, progress))
    return idempotency ? admitOnce(progress, idempotency, take, cost, work) : whenThere(take(cost.units), work)
  }
  const admitOnce = async (
    progress: CallProgress,
    idempotency: Idempotency,
    take: (units: number) => Awaitable<void>,
    cost: Cost,
    work: () => Promise<Success>,
  ): Promise<Success> => {
    const stored = await fromStore(() => store.answer(idempotency))
    if (stored) {
      const kept = replayable(stored, idempotency.bodyHash, progress.now)
      await take(REFUSED_UNITS)
      return replay(kept)
    }
    const end = await fromStore(() => beginCall(claims, idempotency))
    try {
      await take(cost.units)
      return await work()
    } finally {
      await end()
    }
  }

  const run = async (call: Call, progress: CallProgress): Promise<Success> => {
    const { now, requestId } = progress
    if (call.signal) progress.signal = call.signal
    const known = caller(call, progress)
    const access = known instanceof Promise ? await known : known
    checkAccount(access, now)
    const subject = `${call.family}/${call.slug}`
    const found = catalogue.find(call.family, call.slug)
    const entry = found instanceof Promise ? await found : found
    if (!entry) throw new Fault('not_found', `There is no capability ${subject}.`)
    progress.subject = subject
    // All that is wrong to here is told before anything is counted.
    const read = (bytes: Uint8Array, limit?: number) => {
      progress.bodyBytes = bytes.length
      return askedAgain.read(entry, bytes, limit)
    }
    const { object: input, idempotency, bytes } = await readCall(call, access, entry.path, entry.bodyLimit, read)

    const cost = costOf(entry, input)
    const { metered } = entry
    if (metered) {
      readings.check(metered, input, access)
      const { signal = null, onParagraph } = call
      const order = { entry, metered, input, access, idempotency, signal, onParagraph }
      return admit(progress, { access, idempotency, cost }, () => readings.answer(order, progress))
    }
    const { present } = call
    const tenant: Tenant = { name: access.organisation.id, signal: call.signal ?? null }
    let presented = false
    const success = await admit(progress, { access, idempotency, cost }, async () => {
      const taking = fromStore(() => promised.take(access, cost, now))
      const giveBack = taking instanceof Promise ? await taking : taking
      try {
        const price = access.key.environment === 'live' ? cost.credits : 0
        const made = produce(entry, input, price, progress)
        const { body, credits } = made instanceof Promise ? await made : made
        const answer = { status: 200, body }
        const presentation = present ? await present(body, tenant) : null
        const settled = await settle({ access, at: now, requestId, subject, credits, idempotency, answer })
        if (settled.replayed) return settled
        presented = true
        return presentation ? { ...settled, presentation } : settled
      } finally {
        giveBack()
      }
    })
    // A stored answer is presented again, and is not charged again.
    if (present && !presented) {
      const presentation = await present(success.body, tenant)
      if (presentation) success.presentation = presentation
    }
    // What was not computed was asked before.
    if (progress.computeMs === 0) askedAgain.keep(entry, bytes, input)
    if (entry.streams) success.streams = entry.streams
    return success
  }

  const begun = (requestId: string | null): CallProgress => {
    const now = clock.now()
    return {
      requestId: validId(requestId) ?? Bun.randomUUIDv7(undefined, now),
      now,
      access: null,
      by: '',
      subject: null,
      allowance: null,
      bodyBytes: 0,
      computeMs: 0,
    }
  }

  const addressOf = ({ address }: Pick<Caller, 'address'>) => address?.() ?? null
  /** A refusal, once its price is taken; without one when the limiter is not there. */
  const priced = async (fault: Fault, asked: Pick<Caller, 'address'>, progress: CallProgress): Promise<Fault> => {
    const known = progress.access !== null || progress.allowance !== null
    return rates.refusal(fault, known ? null : addressOf(asked), progress).catch(() => fault)
  }
  const rateHeaders = (progress: CallProgress): Awaitable<Record<string, string>> => {
    const left = rates.headers(progress, clock.now())
    return left instanceof Promise ? left.catch(() => NO_UNITS_COUNTED) : left
  }

  /** The reply to whoever asks, from what `work` gives or raises. */
  const answer = async <B = string>(asked: Caller, work: (progress: CallProgress) => Promise<Success<B>>) => {
    const started = performance.now()
    const progress = begun(asked.requestId)
    const { now } = progress
    const given = validId(asked.requestId)
    calls++
    let reply: Reply<B | string>
    let fault: Fault | null = null
    let success: Success<B> | null = null
    try {
      if (closing) throw new Fault('unavailable', 'The server is going down; try again.')
      if (asked.keyInUrl) {
        await countFor(asked, progress)
        throw keyInUrl()
      }
      sweep(now)
      success = await work(progress)
      // A replayed body carries the identifier of the first call; the header agrees unless the client chose its own.
      const headers: Record<string, string> = {
        'Content-Type': 'application/json',
        'X-Request-Id': given ?? success.requestId,
      }
      if (success.replayed) headers['Idempotent-Replayed'] = 'true'
      if (success.headers) Object.assign(headers, success.headers)
      reply = { status: success.status, body: success.body, headers }
      if (success.streams) reply.streams = success.streams
      if (success.presentation) reply.presentation = success.presentation
    } catch (reason) {
      fault = faultOf(reason, progress.signal)
      fault = await priced(fault, asked, progress)
      reply = errorReply(fault, progress.requestId)
    }
    const left = rateHeaders(progress)
    Object.assign(reply.headers, left instanceof Promise ? await left : left)
    calls--
    if (calls === 0) idle?.()
    if (!onCall) return reply
    onCall(callEvent(progress, { started, status: reply.status, success, fault }))
    return reply
  }

  const self: Service = {
    call: (call) => answer(call, (progress) => run(call, progress)),

    async refuse(fault, asked) {
      const progress = begun(asked.requestId)
      await countFor(asked, progress)
      const reply = errorReply(await priced(fault, asked, progress), progress.requestId)
      Object.assign(reply.headers, await rateHeaders(progress))
      return reply
    },
    account: (asked) =>
      answer(asked, async (progress) => {
        const { now, requestId } = progress
        progress.subject = 'account'
        const access = await caller(asked, progress)
        checkActive(access)
        await fromStore(() => rates.take(access, 1, progress))
        const data = await fromStore(() => accountResource(access, store, now))
        const body = JSON.stringify({ data, meta: metaOf(requestId, { credits_used: 0 }, []) })
        return { requestId, status: 200, body, credits: 0, replayed: false }
      }),
    openly({ requestId }, data) {
      const headers = self.headers(requestId)
      const meta = metaOf(headers['X-Request-Id']!, { credits_used: 0 }, [])
      const body = `{"data":${data},"meta":${JSON.stringify(meta)}}`
      return { status: 200, body, headers: { ...headers, 'Content-Type': 'application/json' } }
    },
    catalogue,

    headers: (requestId) => ({
      'X-Request-Id': validId(requestId) ?? Bun.randomUUIDv7(undefined, clock.now()),
      ...NO_UNITS_COUNTED,
    }),

    ready: () => !draining && !closing && store.ready(),
    drain() {
      draining = true
    },
    answers: answers.figures,
    desk: {
      ...{ answer, caller, admit, answerTo, reservations: promised, rates },
      refused: async (...refusal) => fromStore(() => storeRefusal(store, ...refusal)),
    },

    async close() {
      closing = true
      if (calls > 0) await new Promise<void>((resolve) => (idle = resolve))
    },
  }
  return self
}
