import type { LanguageModels, ModelTier, SentParagraph } from '../ai/language-model.ts'
import type { Atlas } from '../atlas/atlas.ts'
import { type AnswerCacheStatistics, createAnswers } from '../cache/answers.ts'
import { type CatalogueEntry, costOf } from '../capabilities/capability.ts'
import type { CatalogueIndex } from '../capabilities/families.ts'
import type { Tenant } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { lexicon as shippedLexicon } from '../lexicon/lexicon.ts'
import type { Lexicon } from '../lexicon/lexicon-types.ts'
import type { Gate } from '../safety/gate.ts'
import type { Sky } from '../sky/sky.ts'
import type { Store } from '../store/store.ts'
import { type Access, type Awaitable, chainAwaitable } from '../store/types.ts'
import { accountResource } from './account.ts'
import type { Clock } from './accounts.ts'
import { accessOf, CreditReservations, checkAccount, checkActive, checkExpiry, storeRefusal } from './admission.ts'
import { createBodyBuilder } from './answer-body.ts'
import { createAnswerComputation, createWorldFactory } from './answer-computation.ts'
import { type Batches, createBatches } from './batch/batches.ts'
import type { JsonObject } from './body.ts'
import { createAdmit } from './call-admission.ts'
import { type CallEvent, callEvent } from './call-event.ts'
import { creditHeaders, serverTiming } from './call-headers.ts'
import type { Caller, CallPipeline, CallProgress } from './call-pipeline.ts'
import { createCallSettlement } from './call-settlement.ts'
import { type Coordination, localCoordination } from './coordination.ts'
import { checkFields, fieldsIn } from './fields.ts'
import { HeavyGate } from './heavy-gate.ts'
import type { HeavyProcess } from './heavy-process.ts'
import { type KnownAccount, runWithKnownAccount } from './known-account.ts'
import { createParsedInputCache } from './parsed-input-cache.ts'
import { createRates, NO_UNITS_COUNTED } from './rates.ts'
import { createReadings } from './readings.ts'
import { readCall, sweeper } from './replay.ts'
import {
  errorReply,
  faultOf,
  fromStore,
  keyInUrlFault,
  metaOf,
  type Presentation,
  type Reply,
  type ResponseBody,
  type Success,
  validId,
} from './reply.ts'

/** A request to a capability, as the HTTP API, MCP and the other interfaces pass it to the service. */
export interface Call extends Caller {
  family: string
  slug: string
  body: ResponseBody
  idempotencyKey: string | null
  /** Paths of the wanted fields of the answer, separated by commas. */
  fields?: string | null
  /** Aborted when the client no longer waits for the answer. */
  signal?: AbortSignal
  /**
   * Converts the JSON text of an answer to another format; null for an answer that has none. It runs before the call is charged, so that
   * a call whose answer cannot be converted costs nothing.
   */
  present?: (body: string, tenant: Tenant) => Promise<Presentation | null>
  /** Called with each paragraph of an AI reading, in order, before the answer is complete. */
  onParagraph?: (paragraph: SentParagraph) => void
}

export interface Service extends Batches {
  call(call: Call): Promise<Reply>
  /** The error reply to a request that is not a call, such as one with an unknown route or a wrong method. */
  refuse(fault: Fault, caller: Pick<Caller, 'requestId' | 'address'> & Partial<Pick<Caller, 'key'>>): Promise<Reply>
  /** The account of a key: credits, budget and limits. */
  account(caller: Caller): Promise<Reply>
  /** The reply with public data, a JSON text, which needs no key. */
  publicReply(caller: Pick<Caller, 'requestId'>, data: string): Reply
  /** The index of the capabilities of the service. */
  readonly catalogue: CatalogueIndex
  /** Headers of answers that need no key: the request id and the rate limit headers. */
  headers(requestId: string | null): Record<string, string>
  ready(): Awaitable<boolean>
  /** Steps for further operations, such as jobs. */
  readonly pipeline: CallPipeline
  /** Runs and charges a call within another operation. */
  runCall(call: Call, progress: CallProgress): Promise<Success>
  /** Statistics of the answer cache. */
  readonly answers: AnswerCacheStatistics
  /** From now on `ready` returns false; calls are still answered. */
  drain(): void
  /** Refuses new calls with `unavailable` and waits for running calls. The store stays open. */
  close(): Promise<void>
}

export interface ServiceParts {
  store: Store
  catalogue: CatalogueIndex
  sky: Sky
  atlas: Atlas
  clock: Clock
  /** Shared coordination if several processes serve the store; default: coordination within this process. */
  coordination?: Coordination
  lexicon?: (language: LabelLanguage) => Promise<Lexicon>
  /** Time limit for the computation of one call, milliseconds. */
  deadlineMs?: number
  /** Size limit of the answer cache, bytes; 0: no cache. */
  cacheBytes?: number
  onCall?: (event: CallEvent) => void
  /** Language models that write AI readings; without them readings are composed from passages. */
  languageModels?: LanguageModels | null
  /** Gate in front of free text; default: `STANDARD_GATE`. */
  gate?: Gate
  heavyGate?: HeavyGate
  /** The process that computes heavy calls; without it they are computed in this one. */
  heavyProcess?: HeavyProcess | undefined
  /** Maximum number of AI readings per key and minute. */
  readingsAMinute?: number
  /** Time limit for a whole reading, milliseconds; default: that of the tier. */
  readingMs?: Partial<Record<ModelTier, number>>
}

export const createService = (parts: ServiceParts): Service => {
  const { store, catalogue, sky, atlas, clock, deadlineMs = 30_000, lexicon = shippedLexicon, onCall } = parts
  const answers = createAnswers(parts.cacheBytes ?? 64 * 2 ** 20)
  const { limiter, claims } = parts.coordination ?? localCoordination()
  const rates = createRates(limiter)
  const world = createWorldFactory(sky, atlas, parts.gate)
  const inputCache = createParsedInputCache()
  const { languageModels = null, readingsAMinute, readingMs, heavyGate = new HeavyGate() } = parts
  const serializeInput = inputCache.serialize
  const answerTo = createAnswerComputation({
    ...{ world, answers, serializeInput, deadlineMs, gate: heavyGate, heavyProcess: parts.heavyProcess },
  })
  const reservations = new CreditReservations(store)
  const sweep = sweeper(store)
  let runningCalls = 0
  let isDraining = false
  let isClosing = false
  let onIdle: (() => void) | null = null
  const identify = (key: string | null) => accessOf(store, key)
  const bodyOf = createBodyBuilder(lexicon)
  /** The body of an answer and its price. It does not charge the price. */
  const produce = (
    entry: CatalogueEntry,
    input: JsonObject,
    price: number,
    progress: CallProgress,
  ): Awaitable<{ body: string; credits: number }> =>
    chainAwaitable(answerTo(entry, input, progress), (answer) => {
      const credits = answer.free ? 0 : price
      return chainAwaitable(bodyOf(entry, input, answer, credits, progress), (body) => ({ body, credits }))
    })
  const { settle, settleKnown } = createCallSettlement(store)
  const readings = createReadings({
    ...{ store, world, limiter, reservations, gate: heavyGate, languageModels, bodyOf, settle },
    ...(readingsAMinute === undefined ? {} : { perMinute: readingsAMinute }),
    ...(readingMs === undefined ? {} : { deadlineMs: readingMs }),
  })
  /** Sets the organisation of a request that is refused before authentication, if its key is known: its rate units are counted there. */
  const identifyPayer = async ({ key }: Partial<Pick<Caller, 'key'>>, progress: CallProgress): Promise<void> => {
    if (!key) return
    try {
      const access = await identify(key)
      progress.access = access
      progress.tenantName = access.organisation.id
    } catch {
      // The units of the refusal are counted for the address.
    }
  }
  const authenticate = (call: Caller, progress: CallProgress, known?: Access): Awaitable<Access> =>
    chainAwaitable(known ?? identify(call.key), (access) => {
      const { now } = progress
      progress.access = access
      progress.tenantName = access.organisation.id
      rates.check(access, progress)
      checkExpiry(access, now)
      store.touch(access.key.id, now)
      return access
    })

  const admit = createAdmit({ store, claims, rates })

  const run = async (call: Call, progress: CallProgress, account: KnownAccount | null = null): Promise<Success> => {
    const { now, requestId } = progress
    if (call.signal) progress.signal = call.signal
    const pendingAccess = authenticate(call, progress, account?.access)
    const access = pendingAccess instanceof Promise ? await pendingAccess : pendingAccess
    checkAccount(access, now)
    const subject = `${call.family}/${call.slug}`
    const pendingEntry = catalogue.find(call.family, call.slug)
    const entry = pendingEntry instanceof Promise ? await pendingEntry : pendingEntry
    if (!entry) throw new Fault('not_found', `The capability ${subject} does not exist.`)
    progress.subject = subject
    const fields = call.fields ? fieldsIn(call.fields) : null
    if (fields) {
      checkFields(entry.data, fields)
      progress.fields = fields
    }
    // Faults up to this line are raised before rate units of the call are counted.
    const read = (bytes: Uint8Array, limit?: number) => {
      progress.bodyBytes = bytes.length
      return inputCache.read(entry, bytes, limit)
    }
    const {
      object: input,
      idempotency,
      bytes,
    } = await readCall(...[call, access, fields ? `${entry.path} ${fields}` : entry.path, entry.bodyLimit, read])

    const cost = costOf(entry, input)
    const { metered } = entry
    if (metered) {
      await account?.confirm()
      readings.check(metered, input, access)
      const { signal = null, onParagraph } = call
      const order = { entry, metered, input, access, idempotency, signal, onParagraph }
      return admit(progress, { access, idempotency, cost }, () => readings.answer(order, progress))
    }
    const { present } = call
    const tenant: Tenant = { name: access.organisation.id, signal: call.signal ?? null }
    let isPresented = false
    const success = await admit(progress, { access, idempotency, cost }, async () => {
      const pendingReservation = fromStore(() => reservations.reserve(access, cost, now))
      const releaseReservation = pendingReservation instanceof Promise ? await pendingReservation : pendingReservation
      try {
        const price = access.key.environment === 'live' ? cost.credits : 0
        const pendingAnswer = produce(entry, input, price, progress)
        const { body, credits } = pendingAnswer instanceof Promise ? await pendingAnswer : pendingAnswer
        const answer = { status: 200, body }
        const presentation = present ? await present(body, tenant) : null
        const settlement = { access, at: now, requestId, subject, credits, idempotency, answer }
        const result = await (account ? settleKnown(settlement, account) : settle(settlement))
        if (result.replayed) return result
        isPresented = true
        return presentation ? { ...result, presentation } : result
      } finally {
        releaseReservation()
      }
    })
    // A replayed answer is converted again, but not charged again.
    if (present && !isPresented) {
      const presentation = await present(success.body, tenant)
      if (presentation) success.presentation = presentation
    }
    // An answer from the cache means that the input was sent before: it is likely to be sent again.
    if (progress.computeMs === 0) inputCache.add(entry, bytes, input)
    if (entry.streams) success.streams = entry.streams
    return success
  }

  const startProgress = (requestId: string | null): CallProgress => {
    const now = clock.now()
    return {
      requestId: validId(requestId) ?? Bun.randomUUIDv7(undefined, now),
      now,
      access: null,
      tenantName: '',
      subject: null,
      allowance: null,
      bodyBytes: 0,
      computeMs: 0,
    }
  }

  const addressOf = ({ address }: Pick<Caller, 'address'>) => address?.() ?? null
  /** The fault of a refused call, after its rate units are consumed. If the limiter fails, the fault is returned unchanged. */
  const chargedFault = async (
    fault: Fault,
    caller: Pick<Caller, 'address'>,
    progress: CallProgress,
  ): Promise<Fault> => {
    const isIdentified = progress.access !== null || progress.allowance !== null
    return rates.refusal(fault, isIdentified ? null : addressOf(caller), progress).catch(() => fault)
  }
  const rateHeaders = (progress: CallProgress): Awaitable<Record<string, string>> => {
    const rateLimitHeaders = rates.headers(progress, clock.now())
    return rateLimitHeaders instanceof Promise ? rateLimitHeaders.catch(() => NO_UNITS_COUNTED) : rateLimitHeaders
  }

  const answer = async <B = string>(caller: Caller, work: (progress: CallProgress) => Promise<Success<B>>) => {
    const startedAt = performance.now()
    const progress = startProgress(caller.requestId)
    const { now } = progress
    const clientRequestId = validId(caller.requestId)
    runningCalls++
    let reply: Reply<B | string>
    let fault: Fault | null = null
    let success: Success<B> | null = null
    try {
      if (isClosing) throw new Fault('unavailable', 'The server is shutting down; try again.')
      if (caller.keyInUrl) {
        await identifyPayer(caller, progress)
        throw keyInUrlFault()
      }
      sweep(now)
      success = await work(progress)
      // A replayed body contains the request id of the first call. The header has the same id unless the client sent its own.
      const headers: Record<string, string> = {
        'Content-Type': 'application/json',
        'X-Request-Id': clientRequestId ?? success.requestId,
      }
      if (success.replayed) headers['Idempotent-Replayed'] = 'true'
      if (success.headers) Object.assign(headers, success.headers)
      reply = { status: success.status, body: success.body, headers }
      if (success.streams) reply.streams = success.streams
      if (success.presentation) reply.presentation = success.presentation
    } catch (reason) {
      fault = faultOf(reason, progress.signal)
      fault = await chargedFault(fault, caller, progress)
      reply = errorReply(fault, progress.requestId)
    }
    const rateLimitHeaders = rateHeaders(progress)
    Object.assign(reply.headers, rateLimitHeaders instanceof Promise ? await rateLimitHeaders : rateLimitHeaders)
    if (success) Object.assign(reply.headers, creditHeaders(store, progress, success))
    if (caller.wantsTiming) reply.headers['Server-Timing'] = serverTiming(progress, startedAt)
    leave()
    if (!onCall) return reply
    onCall(callEvent(progress, { startedAt, status: reply.status, success, fault }))
    return reply
  }

  const leave = () => {
    runningCalls--
    if (runningCalls === 0) onIdle?.()
  }
  const pipeline: CallPipeline = {
    ...{ answer, authenticate, identify, checkExpiry, admit, answerTo, produce, reservations, rates, readings, claims },
    hold() {
      runningCalls++
      return leave
    },
    creditRefusal: async (...refusal) => fromStore(() => storeRefusal(store, ...refusal)),
  }

  const service: Service = {
    ...createBatches({ pipeline, store, catalogue, clock, sky, deadlineMs, onCall, runCall: run }),
    call: (call) =>
      answer(call, (progress) =>
        store.known
          ? runWithKnownAccount(store, call, progress, (each, account) => run(each, progress, account))
          : run(call, progress),
      ),

    async refuse(fault, caller) {
      const progress = startProgress(caller.requestId)
      await identifyPayer(caller, progress)
      const reply = errorReply(await chargedFault(fault, caller, progress), progress.requestId)
      Object.assign(reply.headers, await rateHeaders(progress))
      return reply
    },
    account: (caller) =>
      answer(caller, async (progress) => {
        const { now, requestId } = progress
        progress.subject = 'account'
        const access = await authenticate(caller, progress)
        checkActive(access)
        await fromStore(() => rates.consume(access, 1, progress))
        const data = await fromStore(() => accountResource(access, store, now))
        const body = JSON.stringify({ data, meta: metaOf(requestId, { credits_used: 0 }, []) })
        return { requestId, status: 200, body, credits: 0, replayed: false }
      }),
    publicReply({ requestId }, data) {
      const headers = service.headers(requestId)
      const meta = metaOf(headers['X-Request-Id']!, { credits_used: 0 }, [])
      const body = `{"data":${data},"meta":${JSON.stringify(meta)}}`
      return { status: 200, body, headers: { ...headers, 'Content-Type': 'application/json' } }
    },
    catalogue,
    runCall: run,

    headers: (requestId) => ({
      'X-Request-Id': validId(requestId) ?? Bun.randomUUIDv7(undefined, clock.now()),
      ...NO_UNITS_COUNTED,
    }),

    ready: () => !isDraining && !isClosing && store.ready(),
    drain() {
      isDraining = true
    },
    answers: answers.statistics,
    pipeline,

    async close() {
      isClosing = true
      if (runningCalls > 0) await new Promise<void>((resolve) => (onIdle = resolve))
    },
  }
  return service
}
