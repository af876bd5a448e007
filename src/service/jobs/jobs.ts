import { type Entry, WEIGHTS } from '../../capabilities/capability.ts'
import type { CatalogueIndex } from '../../capabilities/families.ts'
import type { Branding, FindUnprintable, ReadBranding, Render } from '../../document/rendering.ts'
import { Fault, type FaultName } from '../../faults.ts'
import type { CreditRefusal } from '../../store/credits.ts'
import type { Claim, Job, JobCreation, JobStore } from '../../store/jobs.ts'
import type { Awaitable } from '../../store/types.ts'
import type { Warning } from '../../warnings.ts'
import type { Clock } from '../accounts.ts'
import { checkAccount } from '../admission.ts'
import { BODY_LIMIT, type JsonObject, readObject } from '../body.ts'
import { SMALLEST_BOUNDS } from '../body-bounds.ts'
import type { Caller, CallPipeline, CallProgress } from '../call-pipeline.ts'
import { checkInput } from '../input.ts'
import { readCall, replayable } from '../replay.ts'
import { type Body, fromStore, metaOf, type Reply, replay, type Success } from '../reply.ts'
import { type AnswerOf, editionOf } from './edition.ts'
import {
  orderSchema,
  PDF_CREDITS,
  PDF_REPORTS,
  PDF_UNITS,
  reportOf,
  reportsOf,
  SANDBOX_DAILY_JOBS,
  within,
} from './order.ts'
import { type JobQuery, jobReading, type Reached } from './reading.ts'
import { hasFile, jobResource } from './resource.ts'
import { startWorkers, type WorkerSettings } from './workers.ts'

/** The contract gives a job only `computation_failed` of these: retryable where another try may succeed. */
const FAULT_OF_JOB: Partial<Record<FaultName, FaultName>> = {
  deadline: 'failed',
  invalid_result: 'defect',
}

const PATH = '/v1/jobs/pdf'
const Order = orderSchema([...PDF_REPORTS.keys()])
/** Of an order, before the input of its report is known: every report takes less. */
const ORDER_BOUNDS = SMALLEST_BOUNDS
/** When a full queue is worth another try, seconds. */
const CROWDED_RETRY = 30
const SWEEP_EVERY = 60_000
/** How long an order waits for its logo, behind those of others too, milliseconds. */
const DRAWN_WITHIN = 20_000

export interface JobParts {
  desk: CallPipeline
  store: JobStore
  clock: Clock
  catalogue: CatalogueIndex
  render: Render
  /** Told as soon as something is to be rendered in a while. */
  prepare?: () => unknown
  readBranding: ReadBranding
  findUnprintable: FindUnprintable
  report: (about: Record<string, unknown>, cause: unknown) => void
  workers?: Partial<WorkerSettings>
  /** Unfinished jobs that the queue holds, of all and of one organisation in one environment. */
  queue?: { all: number; ofOne: number }
  onFinish?: () => void
}

export interface JobOrder extends Caller, Reached {
  body: Body
  idempotencyKey: string | null
}

interface Kept {
  input: JsonObject
  branding: Branding | null
  language: string
}

/** Letters that every document can print. */
const COMMON_LETTERS = /^[\x20-\x7E\u00A0-\u017F]*$/
/** Of characters that cannot be printed, so many are named. */
const MOST_TOLD = 20

/** What a client sends that a document prints as it is. */
const writtenIn = (input: JsonObject, branding: Branding | null): string[] =>
  [input, ...Object.values(input)]
    .flatMap((person) => (person !== null && typeof person === 'object' ? [person as JsonObject] : []))
    .flatMap(({ name, place }) => [name, place])
    .concat(branding?.brand_name, branding?.footer_note)
    .filter((text) => typeof text === 'string')

export type Jobs = ReturnType<typeof createJobs>

/** PDF jobs: made, polled, rendered, downloaded. */
export const createJobs = (parts: JobParts) => {
  const {
    desk,
    store,
    clock,
    catalogue,
    render,
    readBranding,
    findUnprintable,
    report,
    queue = { all: 1000, ofOne: 200 },
  } = parts
  const { links, show, poll, list, cancel } = jobReading({ desk, store, clock })

  /** Every report that can be rendered: to name them where an order names none of them. */
  const every = async () => reportsOf(await catalogue.all())
  const named = async (slug: string): Promise<Entry> => {
    const family = PDF_REPORTS.get(slug)
    const entry = family === undefined ? undefined : await catalogue.find(family, slug)
    return entry?.document ? entry : reportOf(await every(), slug)
  }

  const read = async (order: JobOrder, progress: CallProgress) => {
    progress.subject = 'jobs/pdf'
    const access = await desk.caller(order, progress)
    checkAccount(access, progress.now)
    const reading = (bytes: Uint8Array, limit?: number) => {
      progress.bodyBytes = bytes.length
      return readObject(bytes, limit, ORDER_BOUNDS)
    }
    const { object, idempotency } = await readCall(order, access, PATH, BODY_LIMIT, reading)
    const { capability, input, branding, language } = object
    const entry = typeof capability === 'string' ? await named(capability) : null
    checkInput(entry ? Order : orderSchema([...(await every()).keys()]), object)
    await within('input', () => checkInput(entry!.input, input as JsonObject))
    const asked = {
      input: input as JsonObject,
      branding: branding as Partial<Branding> | null | undefined,
      language: (language as string | null | undefined) ?? 'en',
    }
    return { access, entry: entry!, asked, idempotency }
  }

  const crowded = () =>
    new Fault('rate_limited', 'Too many PDF jobs are waiting; try again a little later.', { retryAfter: CROWDED_RETRY })
  const refused = (why: CreditRefusal | 'crowded' | 'sandbox_day', { access, credits, at }: JobCreation) => {
    if (why === 'crowded') return crowded()
    if (why !== 'sandbox_day') return desk.refused(why, access, credits, at)
    return new Fault(
      'quota_exhausted',
      `The sandbox gives ${SANDBOX_DAILY_JOBS} PDF jobs a day per organisation, and 0 are left; the next day begins at 00:00 UTC.`,
    )
  }

  const queued = async (creation: JobCreation): Promise<Success> => {
    const { requestId, idempotency, answer, at } = creation
    const created = await fromStore(() => store.create(creation))
    if (created.kind === 'refused') throw await refused(created.why, creation)
    if (created.kind === 'answered') return replay(replayable(created.answer, idempotency!.bodyHash, at))
    return { requestId, ...answer, credits: 0, replayed: false }
  }

  const order = async (given: JobOrder, progress: CallProgress): Promise<Success> => {
    const { now, requestId } = progress
    const { access, entry, asked, idempotency } = await read(given, progress)
    const live = access.key.environment === 'live'
    const cost = { credits: WEIGHTS[entry.weight].credits + PDF_CREDITS, units: PDF_UNITS }
    const made = await desk.admit(progress, { access, idempotency, cost }, async () => {
      const giveBack = live ? await fromStore(() => desk.reservations.take(access, cost, now)) : null
      try {
        // Seen to again when it is queued; here it spares the computation.
        if ((await fromStore(() => store.unfinished())) >= queue.all) throw crowded()
        parts.prepare?.()
        // Now, so that an input which cannot be computed is refused here and not in a job that fails.
        const branding = asked.branding ? await branded(asked.branding, progress) : null
        const { warnings: own } = await within('input', () => computed(entry, asked.input, progress))
        const warnings = [...own, ...(await unlettered(asked.input, branding, progress))]
        const id = Bun.randomUUIDv7(undefined, now)
        const job: Job = {
          id,
          organisationId: access.organisation.id,
          environment: access.key.environment,
          capability: entry.slug,
          status: 'queued',
          attempts: 0,
          credits: cost.credits,
          createdAt: now,
          startedAt: null,
          finishedAt: null,
          error: null,
          fileExpiresAt: null,
          warnings,
        }
        const reserved = live ? cost.credits : 0
        const meta = metaOf(requestId, { credits_used: 0, credits_reserved: reserved }, warnings)
        const body = JSON.stringify({ data: jobResource(job, now, null), meta })
        return await queued({
          access,
          at: now,
          requestId,
          subject: `jobs/pdf/${entry.slug}`,
          credits: cost.credits,
          idempotency,
          answer: { status: 202, body },
          job: { id, capability: entry.slug, work: JSON.stringify({ ...asked, branding } satisfies Kept), warnings },
          limits: { unfinished: queue.all, unfinishedOfOne: queue.ofOne, sandboxDay: SANDBOX_DAILY_JOBS },
        })
      } finally {
        giveBack?.()
      }
    })
    if (!made.replayed) workers.wake()
    const { data } = JSON.parse(made.body) as { data: { id: string } }
    return { ...made, headers: { Location: `${given.base}/v1/jobs/${data.id}` } }
  }

  /** Read and drawn before the job is made: what cannot be drawn is refused and is no job that fails. */
  const branded = async (raw: Partial<Branding>, { by }: CallProgress): Promise<Branding> => {
    const signal = AbortSignal.timeout(DRAWN_WITHIN)
    try {
      return await readBranding(raw, { name: by, signal })
    } catch (reason) {
      throw reason === signal.reason ? new Fault('unavailable', 'Too many logos wait to be drawn; try again.') : reason
    }
  }

  /** A document takes its language from the order. */
  const unheard = (input: JsonObject): Warning[] =>
    typeof input.language === 'string'
      ? [{ code: 'ignored_input', message: 'input.language has no effect on a document.' }]
      : []

  /** Names and brands come in every script. */
  const unlettered = async (input: JsonObject, branding: Branding | null, { by }: CallProgress): Promise<Warning[]> => {
    const texts = writtenIn(input, branding).filter((text) => !COMMON_LETTERS.test(text))
    if (texts.length === 0) return []
    const missing = await findUnprintable(texts, { name: by, signal: AbortSignal.timeout(DRAWN_WITHIN) })
    if (missing.length === 0) return []
    const message = `No font of a document has these characters, in whose place it prints a box: ${missing.slice(0, MOST_TOLD).join(' ')}.`
    return [{ code: 'letters_missing', message }]
  }

  /** Of the failures of a computation the contract gives a job only `computation_failed`. */
  const computed = async (entry: Entry, input: JsonObject, progress: CallProgress) => {
    try {
      const { warnings } = await desk.answerTo(entry, input, progress)
      return { warnings: [...warnings, ...unheard(input)] }
    } catch (reason) {
      if (!(reason instanceof Fault)) throw reason
      const fault = FAULT_OF_JOB[reason.fault]
      if (!fault) throw reason
      throw Object.assign(new Fault(fault, 'The calculation failed on our side.'), { cause: reason.cause ?? reason })
    }
  }

  const perform = async ({ job, work }: Claim, signal: AbortSignal): Promise<Uint8Array> => {
    const { input, branding, language } = JSON.parse(work) as Kept
    const entry = await named(job.capability)
    // As of when it was made: every attempt renders the same.
    const by = job.organisationId
    const { text, warnings } = await desk.answerTo(entry, input, { now: job.createdAt, by, computeMs: 0 })
    signal.throwIfAborted()
    const answer: AnswerOf = async (other, of) =>
      JSON.parse((await desk.answerTo(other, of, { now: job.createdAt, by, computeMs: 0 })).text)
    const computed = { input, data: JSON.parse(text), warnings, bilingual: branding?.bilingual ?? false }
    const edition = await editionOf(entry, computed, catalogue.find, answer)
    const watermark = job.environment === 'sandbox'
    return render({ ...edition, branding, watermark, language, created: job.createdAt }, { name: by, signal })
  }

  const download = async (token: string, progress: CallProgress): Promise<Success<Uint8Array<ArrayBuffer>>> => {
    const { now, requestId } = progress
    progress.subject = 'jobs/file'
    const link = await fromStore(() => links.read(token))
    const job = link && (await fromStore(() => store.get(link.jobId)))
    if (!link || !job) throw new Fault('not_found', 'There is no such file.')
    const gone = () => new Fault('file_expired', 'The file was kept for 7 days and is removed.')
    if (!hasFile(job, now)) throw gone()
    if (now >= link.expiresAt)
      throw new Fault('link_expired', 'The link has expired; polling the job gives a fresh one.')
    const file = await fromStore(() => store.file(job.id))
    if (!file) throw gone()
    return {
      requestId,
      status: 200,
      body: file,
      credits: 0,
      replayed: false,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${job.capability}-${job.id.slice(-12)}.pdf"`,
        'Cache-Control': 'private, no-store',
      },
    }
  }

  const sweep = async () => {
    while ((await store.expire(clock.now())) > 0);
  }

  const workers = startWorkers({
    store,
    clock,
    perform,
    report,
    settings: parts.workers,
    onFinish: parts.onFinish,
  })
  // What was not swept now is swept a minute later.
  const sweeping = setInterval(() => sweep().catch(() => {}), SWEEP_EVERY)

  return {
    order: (given: JobOrder): Promise<Reply> => desk.answer(given, (progress) => order(given, progress)),
    poll: (id: string, asked: Caller & Reached): Promise<Reply> =>
      desk.answer(asked, (progress) => poll(id, asked, progress)),
    list: (query: JobQuery, asked: Caller & Reached): Promise<Reply> =>
      desk.answer(asked, (progress) => list(query, asked, progress)),
    /** Ends a job that has not ended; what is under way of it is given up. */
    async cancel(id: string, asked: Caller & Reached): Promise<Reply> {
      return desk.answer(asked, async (progress) => {
        const success = await cancel(id, asked, progress)
        workers.giveUp(id.toLowerCase())
        parts.onFinish?.()
        return success
      })
    },
    /** The file behind a token, which is all that is needed. */
    download: (token: string, asked: Omit<Caller, 'key'>): Promise<Reply<Uint8Array<ArrayBuffer> | string>> =>
      desk.answer<Uint8Array<ArrayBuffer>>({ ...asked, key: null }, (progress) => download(token, progress)),
    show,
    /** Removes the files that have expired. */
    sweep,
    unfinished: (): Awaitable<number> => store.unfinished(),
    /** Takes no more jobs; what is under way may end within `graceMs` and is put down otherwise. */
    async stop(graceMs: number) {
      clearInterval(sweeping)
      await workers.stop(graceMs)
    },
  }
}
