import type { Atlas } from '../atlas/atlas.ts'
import { type Answer, type AnswerFigures, createAnswers } from '../cache/answers.ts'
import { WEIGHTS, type World } from '../capabilities/capability.ts'
import type { Entry } from '../capabilities/index.ts'
import { Fault, type FaultCode } from '../faults.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { type Lexicon, lexicon as shippedLexicon } from '../lexicon/lexicon.ts'
import type { Sky } from '../sky/sky.ts'
import { until } from '../sky/until.ts'
import type { Access, Awaitable, Environment, Settlement, Store } from '../store/store.ts'
import type { Clock } from './accounts.ts'
import { type Cost, checkAccount, creditFault, limitScope, Promised, takeUnits } from './admission.ts'
import { fitsInTurns, textInTurns } from './answer-text.ts'
import type { JsonObject } from './body.ts'
import { type Coordination, localCoordination } from './coordination.ts'
import type { Asked, Desk, Progress, Timed } from './desk.ts'
import { checkInput, checkOf } from './input.ts'
import { hashOf } from './keys.ts'
import { labelsOf } from './labels.ts'
import { beginCall, type Idempotency, readCall, replayable, sweeper } from './replay.ts'
import {
  type Body,
  because,
  before,
  errorReply,
  fromStore,
  type Reply,
  replay,
  type Success,
  UNKNOWN_CALLER,
  validId,
} from './reply.ts'
import { turnsOf } from './turns.ts'

/** What took longer to compute may be so large that it is checked and written in turns, milliseconds. */
const LONG = 1

/** Everything a face knows about a request. */
export interface Call extends Asked {
  family: string
  slug: string
  body: Body
  idempotencyKey: string | null
}

/** What happened to one call, for logs and metrics. It holds no input, no key and no part of an answer. */
export interface CallEvent {
  requestId: string
  /** `family/slug`; null when there is no such capability. */
  capability: string | null
  organisationId: string | null
  environment: Environment | null
  status: number
  code: FaultCode | null
  /** Whole call, and the computation alone (0 for a kept answer), milliseconds. */
  ms: number
  computeMs: number
  credits: number
  replayed: boolean
  /** What a defect threw. */
  cause?: unknown
}

export interface Service {
  call(call: Call): Promise<Reply>
  /** The answer to a request that is no call: an unknown route, a wrong method. */
  refuse(fault: Fault, requestId: string | null): Reply
  /** What every answer of the service carries, for one that needs no key. */
  headers(requestId: string | null): Record<string, string>
  ready(): Awaitable<boolean>
  /** For further operations, such as jobs. */
  readonly desk: Desk
  /** How the cache of answers does. */
  readonly answers: AnswerFigures
  /** From now on it says that it is not ready, while it goes on answering. */
  drain(): void
  /** Refuses new calls with `unavailable` and waits for those under way. The store stays open. */
  close(): Promise<void>
}

export interface Parts {
  store: Store
  catalogue: readonly Entry[]
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
}

export const createService = (parts: Parts): Service => {
  const { store, sky, atlas, clock, deadlineMs = 30_000, lexicon = shippedLexicon, onCall } = parts
  const answers = createAnswers(parts.cacheBytes ?? 64 * 2 ** 20)
  const { limiter, claims } = parts.coordination ?? localCoordination()
  const entries = new Map(parts.catalogue.map((entry) => [`${entry.family}/${entry.slug}`, entry]))
  const promised = new Promised(store)
  const sweep = sweeper(store)
  let calls = 0
  let draining = false
  let closing = false
  let idle: (() => void) | null = null

  const identify = async (key: string | null): Promise<Access> => {
    const access = key ? await fromStore(() => store.access(hashOf(key))) : null
    if (!access || access.key.revokedAt !== null)
      throw new Fault('no_key', key ? 'The API key is not valid.' : 'Send an API key as Authorization: Bearer <key>.')
    return access
  }

  /** What the entry computes before `waiting` is aborted, which it is at the deadline. */
  const compute = async (entry: Entry, input: JsonObject, world: World, waiting: AbortController, progress: Timed) => {
    const started = performance.now()
    const late = () => new Fault('deadline', `The calculation took longer than ${deadlineMs} ms.`)
    try {
      const work: Awaitable<Record<string, unknown>> = entry.compute(input, world)
      const data = work instanceof Promise ? await before(work, deadlineMs, late, waiting) : work
      if (performance.now() - started > deadlineMs) throw late()
      return data
    } catch (reason) {
      if (reason instanceof Fault) throw reason
      throw because(new Fault('failed', 'The calculation failed on our side.'), reason)
    } finally {
      progress.computeMs = performance.now() - started
    }
  }

  const make = async (entry: Entry, input: JsonObject, now: number, progress: Timed): Promise<Answer> => {
    const warnings: string[] = []
    const waiting = new AbortController()
    const { signal } = waiting
    const turn = turnsOf(signal)
    const warn = (sentence: string) => void warnings.push(sentence)
    const world: World = { sky: until(sky, signal), atlas, now, signal, turn, warn }
    const data = await compute(entry, input, world, waiting, progress)
    const long = progress.computeMs > LONG
    if (!(long ? await fitsInTurns(entry.data, data, turn) : checkOf(entry.data)(data)))
      throw because(
        new Fault('unusable', 'The calculation gave an unusable answer.'),
        new Error(`The answer of ${entry.path} does not fit its schema.`),
      )
    return { text: long ? await textInTurns(data, turn) : JSON.stringify(data), warnings }
  }

  /** Computes and checks, or takes what an equal call left. */
  const answerTo = (entry: Entry, input: JsonObject, progress: Timed): Awaitable<Answer> => {
    // A computation sees whole seconds, so that equal calls of one second are equal.
    const now = progress.now - (progress.now % 1000)
    const { labels, language, ...asked } = input
    const key = `${entry.path} ${entry.varies ? now : ''} ${JSON.stringify(asked)}`
    return answers.get(key, () => make(entry, asked, now, progress))
  }

  /** The body of an answer; nothing is charged yet. */
  const produce = async (entry: Entry, input: JsonObject, credits: number, progress: Progress): Promise<string> => {
    const { text, warnings } = await answerTo(entry, input, progress)
    const { labels } = input
    const meta: Record<string, unknown> = {
      request_id: progress.requestId,
      api_version: 'v1',
      credits_used: credits,
      warnings,
      language: 'en',
    }
    if (labels) meta.labels = labelsOf(entry.data, JSON.parse(text), await lexicon(labels as LabelLanguage))
    return `{"data":${text},"meta":${JSON.stringify(meta)}}`
  }

  const settle = async (settlement: Settlement): Promise<Success> => {
    const { access, at, requestId, credits, idempotency, answer } = settlement
    const settled = await fromStore(() => store.settle(settlement))
    if (settled.kind === 'refused') throw creditFault(settled.why, access)
    if (settled.kind === 'answered') return replay(replayable(settled.answer, idempotency!.bodyHash, at))
    return { requestId, ...answer, credits, replayed: false }
  }

  /** Who calls. */
  const caller = async (call: Asked, progress: Progress): Promise<Access> => {
    const { now } = progress
    if (call.keyInUrl)
      throw new Fault('malformed', 'An API key is never accepted in the URL; it is now exposed, rotate it.')
    const access = await identify(call.key)
    progress.access = access
    if (access.key.expiresAt !== null && now >= access.key.expiresAt)
      throw new Fault('expired_key', 'The API key has expired.')
    store.touch(access.key.id, now)
    return access
  }

  /** Who calls what, with which input: everything that can be refused without counting. */
  const read = async (call: Call, progress: Progress) => {
    const access = await caller(call, progress)
    checkAccount(access, progress.now)

    const entry = entries.get(`${call.family}/${call.slug}`)
    if (!entry) throw new Fault('not_found', `There is no capability ${call.family}/${call.slug}.`)
    progress.subject = `${entry.family}/${entry.slug}`

    const { object: input, idempotency } = await readCall(call, access, entry.path, entry.bodyLimit)
    checkInput(entry.input, input)
    return { access, entry, input, idempotency }
  }

  /** The stored answer where there is one, else what `work` gives once the units are taken. */
  const admit = async (
    progress: Progress,
    { access, idempotency, cost }: { access: Access; idempotency: Idempotency | null; cost: Cost },
    work: () => Promise<Success>,
  ): Promise<Success> => {
    const { now } = progress
    if (idempotency) {
      const stored = await fromStore(() => store.answer(idempotency))
      if (stored) return replay(replayable(stored, idempotency.bodyHash, now))
    }
    const end = idempotency && (await fromStore(() => beginCall(claims, idempotency)))
    try {
      await fromStore(() => takeUnits(limiter, access, cost, progress))
      return await work()
    } finally {
      await end?.()
    }
  }

  const run = async (call: Call, progress: Progress): Promise<Success> => {
    const { now, requestId } = progress
    const { access, entry, input, idempotency } = await read(call, progress)
    const cost = WEIGHTS[entry.weight]
    const success = await admit(progress, { access, idempotency, cost }, async () => {
      const giveBack = await fromStore(() => promised.take(access, cost, now))
      try {
        const credits = access.key.environment === 'live' ? cost.credits : 0
        const answer = { status: 200, body: await produce(entry, input, credits, progress) }
        const subject = `${entry.family}/${entry.slug}`
        return await settle({ access, at: now, requestId, subject, credits, idempotency, answer })
      } finally {
        giveBack()
      }
    })
    return entry.streams ? { ...success, streams: entry.streams } : success
  }

  const limitHeaders = async ({ access, now, allowance }: Progress): Promise<Record<string, string>> => {
    if (!access) return UNKNOWN_CALLER
    const limit = access.plan.unitsPerSecond
    const ended = clock.now()
    // What the limiter said at the beginning holds while its window lasts: it may be another process's, and is not asked twice.
    const { remaining, resetsIn } =
      allowance && ended < now + allowance.resetsIn
        ? allowance
        : await limiter.take(limitScope(access), 0, limit, ended)
    return {
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(remaining),
      'RateLimit-Reset': String(Math.max(1, Math.ceil(resetsIn / 1000))),
    }
  }

  /** The reply to whoever asks, from what `work` gives or raises. */
  const answer = async <B = string>(asked: Asked, work: (progress: Progress) => Promise<Success<B>>) => {
    const started = performance.now()
    const now = clock.now()
    const given = validId(asked.requestId)
    const progress: Progress = {
      requestId: given ?? Bun.randomUUIDv7(undefined, now),
      now,
      access: null,
      subject: null,
      allowance: null,
      computeMs: 0,
    }
    calls++
    let reply: Reply<B | string>
    let fault: Fault | null = null
    let success: Success<B> | null = null
    try {
      if (closing) throw new Fault('unavailable', 'The server is going down; try again.')
      sweep(now)
      success = await work(progress)
      reply = {
        status: success.status,
        body: success.body,
        // A replayed body carries the identifier of the first call; the header agrees unless the client chose its own.
        headers: {
          'Content-Type': 'application/json',
          'X-Request-Id': given ?? success.requestId,
          ...(success.replayed ? { 'Idempotent-Replayed': 'true' } : {}),
          ...success.headers,
        },
        ...(success.streams && { streams: success.streams }),
      }
    } catch (reason) {
      fault = reason instanceof Fault ? reason : because(new Fault('failed', 'The call failed on our side.'), reason)
      reply = errorReply(fault, progress.requestId)
    }
    Object.assign(reply.headers, await limitHeaders(progress).catch(() => UNKNOWN_CALLER))
    calls--
    if (calls === 0) idle?.()
    onCall?.({
      requestId: progress.requestId,
      capability: progress.subject,
      organisationId: progress.access?.organisation.id ?? null,
      environment: progress.access?.key.environment ?? null,
      status: reply.status,
      code: fault?.code ?? null,
      ms: performance.now() - started,
      computeMs: progress.computeMs,
      credits: success?.credits ?? 0,
      replayed: success?.replayed ?? false,
      ...(fault?.cause === undefined ? {} : { cause: fault.cause }),
    })
    return reply
  }

  const self: Service = {
    call: (call) => answer(call, (progress) => run(call, progress)),

    refuse(fault, requestId) {
      const headers = self.headers(requestId)
      const reply = errorReply(fault, headers['X-Request-Id']!)
      Object.assign(reply.headers, headers)
      return reply
    },

    headers: (requestId) => ({
      'X-Request-Id': validId(requestId) ?? Bun.randomUUIDv7(undefined, clock.now()),
      ...UNKNOWN_CALLER,
    }),

    ready: () => !draining && !closing && store.ready(),
    drain() {
      draining = true
    },
    answers: answers.figures,
    desk: { answer, caller, admit, answerTo, promised, limiter },

    async close() {
      closing = true
      if (calls > 0) await new Promise<void>((resolve) => (idle = resolve))
    },
  }
  return self
}
