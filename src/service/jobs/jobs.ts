import type { CachedAnswer } from '../../cache/answers.ts'
import { type CatalogueEntry, WEIGHTS } from '../../capabilities/capability.ts'
import type { CatalogueIndex } from '../../capabilities/families.ts'
import type { Branding, FindUnprintable, ReadBranding, Render } from '../../document/rendering.ts'
import { Fault, type FaultName } from '../../faults.ts'
import { type AnswerOf, reportDocument } from '../../reports/report-document.ts'
import { type ReportEntry, reportOf, reportsOf } from '../../reports/report-index.ts'
import type { CreditRefusal } from '../../store/credits.ts'
import type { Job, JobClaim, JobCreation, JobStore } from '../../store/jobs.ts'
import type { Awaitable } from '../../store/types.ts'
import type { Warning } from '../../warnings.ts'
import type { Clock } from '../accounts.ts'
import { checkAccount } from '../admission.ts'
import { BODY_LIMIT, type JsonObject, readObject } from '../body.ts'
import { SMALLEST_BOUNDS } from '../body-bounds.ts'
import type { Caller, CallPipeline, CallProgress } from '../call-pipeline.ts'
import { checkInput } from '../input.ts'
import { readCall, replayable } from '../replay.ts'
import { fromStore, metaOf, type Reply, type ResponseBody, replay, type Success } from '../reply.ts'
import { createJobQueries, type JobQuery, type LinkContext } from './job-queries.ts'
import { orderSchema, PDF_CREDITS, PDF_UNITS, SANDBOX_DAILY_JOBS, withFieldPrefix } from './order.ts'
import { hasFile, jobResource } from './resource.ts'
import { startJobWorkers, type WorkerSettings } from './workers.ts'

/** Faults that change when a PDF job is ordered: the contract allows only `computation_failed` for them. */
const FAULT_OF_JOB: Partial<Record<FaultName, FaultName>> = {
  deadline: 'failed',
  invalid_result: 'defect',
}

const PATH = '/v1/jobs/pdf'
/** Bounds of the body of an order. The input of every report is smaller. */
const ORDER_BOUNDS = SMALLEST_BOUNDS
/** `Retry-After` when the queue is full, seconds. */
const QUEUE_FULL_RETRY_S = 30
const SWEEP_INTERVAL_MS = 60_000
/** Time limit for reading the branding of an order, milliseconds. It includes the wait for other orders. */
const BRANDING_DEADLINE_MS = 20_000

export interface JobParts {
  pipeline: CallPipeline
  store: JobStore
  clock: Clock
  catalogue: CatalogueIndex
  render: Render
  /** Starts the renderer in advance: called before the report of an order is computed. */
  prepare?: () => unknown
  readBranding: ReadBranding
  findUnprintable: FindUnprintable
  report: (about: Record<string, unknown>, cause: unknown) => void
  workers?: Partial<WorkerSettings>
  /** Maximum numbers of unfinished jobs: in total, and of one organisation in one environment. */
  queue?: { total: number; perOrganisation: number }
  onFinish?: () => void
}

export interface JobOrder extends Caller, LinkContext {
  body: ResponseBody
  idempotencyKey: string | null
}

interface StoredWork {
  input: JsonObject
  branding: Branding | null
  language: string
  /** The answer of the report. Jobs of older versions have none. */
  answer?: { data: unknown; warnings: readonly Warning[] }
}

/** The stored work of a job, with the JSON text of an answer. */
const workText = (work: Omit<StoredWork, 'answer'>, { text, warnings }: CachedAnswer): string =>
  `${JSON.stringify(work).slice(0, -1)},"answer":{"data":${text},"warnings":${JSON.stringify(warnings)}}}`

/** Characters that every document can print. */
const COMMON_LETTERS = /^[\x20-\x7E\u00A0-\u017F]*$/
/** Maximum number of unprintable characters in a warning. */
const MAX_LISTED_CHARACTERS = 20

/** Texts of the client that a document prints unchanged: names, places, brand name and footer note. */
const clientTextsOf = (input: JsonObject, branding: Branding | null): string[] =>
  [input, ...Object.values(input)]
    .flatMap((person) => (person !== null && typeof person === 'object' ? [person as JsonObject] : []))
    .flatMap(({ name, place }) => [name, place])
    .concat(branding?.brand_name, branding?.footer_note)
    .filter((text) => typeof text === 'string')

export type Jobs = ReturnType<typeof createJobs>

/** Creates the operations on PDF jobs (order, poll, list, cancel, download) and starts the workers that render them. */
export const createJobs = (parts: JobParts) => {
  const {
    pipeline,
    store,
    clock,
    catalogue,
    render,
    readBranding,
    findUnprintable,
    report,
    queue = { total: 1000, perOrganisation: 200 },
  } = parts
  const { links, show, poll, list, cancel } = createJobQueries({ pipeline, store, clock })

  /** All reports by slug, and the schema of an order for them. The first order loads the whole catalogue. */
  const loadReports = async () => {
    const reports = reportsOf(await catalogue.all())
    return { reports, schema: orderSchema([...reports.keys()]) }
  }
  let loadedReports: Awaited<ReturnType<typeof loadReports>> | undefined
  const allReports = async () => (loadedReports ??= await loadReports())

  const readOrder = async (order: JobOrder, progress: CallProgress) => {
    progress.subject = 'jobs/pdf'
    const access = await pipeline.authenticate(order, progress)
    checkAccount(access, progress.now)
    const reading = (bytes: Uint8Array, limit?: number) => {
      progress.bodyBytes = bytes.length
      return readObject(bytes, limit, ORDER_BOUNDS)
    }
    const { object, idempotency } = await readCall(order, access, PATH, BODY_LIMIT, reading)
    const { capability, input, branding, language } = object
    const { reports, schema } = await allReports()
    const entry = typeof capability === 'string' ? reportOf(reports, capability) : null
    checkInput(schema, object)
    await withFieldPrefix('input', () => checkInput(entry!.input, input as JsonObject))
    const renderInput = {
      input: input as JsonObject,
      branding: branding as Partial<Branding> | null | undefined,
      language: (language as string | null | undefined) ?? 'en',
    }
    return { access, entry: entry!, renderInput, idempotency }
  }

  const queueFullFault = () =>
    new Fault('rate_limited', 'The queue of PDF jobs is full; try again later.', { retryAfter: QUEUE_FULL_RETRY_S })
  const creationFault = (why: CreditRefusal | 'crowded' | 'sandbox_day', { access, credits, at }: JobCreation) => {
    if (why === 'crowded') return queueFullFault()
    if (why !== 'sandbox_day') return pipeline.creditRefusal(why, access, credits, at)
    return new Fault(
      'quota_exhausted',
      `The sandbox limit of ${SANDBOX_DAILY_JOBS} PDF jobs per day and organisation is reached; it resets at 00:00 UTC.`,
    )
  }

  const enqueue = async (creation: JobCreation): Promise<Success> => {
    const { requestId, idempotency, answer, at } = creation
    const created = await fromStore(() => store.create(creation))
    if (created.kind === 'refused') throw await creationFault(created.why, creation)
    if (created.kind === 'answered') return replay(replayable(created.answer, idempotency!.bodyHash, at))
    return { requestId, ...answer, credits: 0, replayed: false }
  }

  const placeOrder = async (order: JobOrder, progress: CallProgress): Promise<Success> => {
    const { now, requestId } = progress
    const { access, entry, renderInput, idempotency } = await readOrder(order, progress)
    const isLive = access.key.environment === 'live'
    const cost = { credits: WEIGHTS[entry.weight].credits + PDF_CREDITS, units: PDF_UNITS }
    const success = await pipeline.admit(progress, { access, idempotency, cost }, async () => {
      const releaseReservation = isLive ? await fromStore(() => pipeline.reservations.reserve(access, cost, now)) : null
      try {
        // The store checks the limit again; this check avoids the computation.
        if ((await fromStore(() => store.unfinished())) >= queue.total) throw queueFullFault()
        parts.prepare?.()
        // The report is computed now, so that an invalid input is refused here instead of failing in the job. The job uses this answer.
        const branding = renderInput.branding ? await drawBranding(renderInput.branding, progress) : null
        const answer = await withFieldPrefix('input', () => computeReport(entry, renderInput.input, progress))
        const warnings = [
          ...answer.warnings,
          ...languageWarning(renderInput.input),
          ...(await unprintableWarning(renderInput.input, branding, progress)),
        ]
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
        const reservedCredits = isLive ? cost.credits : 0
        const meta = metaOf(requestId, { credits_used: 0, credits_reserved: reservedCredits }, warnings)
        const body = JSON.stringify({ data: jobResource(job, now, null), meta })
        return await enqueue({
          access,
          at: now,
          requestId,
          subject: `jobs/pdf/${entry.slug}`,
          credits: cost.credits,
          idempotency,
          answer: { status: 202, body },
          job: {
            id,
            capability: entry.slug,
            work: workText({ ...renderInput, branding }, answer),
            warnings,
          },
          limits: {
            unfinished: queue.total,
            unfinishedPerOrganisation: queue.perOrganisation,
            sandboxDay: SANDBOX_DAILY_JOBS,
          },
        })
      } finally {
        releaseReservation?.()
      }
    })
    if (!success.replayed) workers.wake()
    const { data } = JSON.parse(success.body) as { data: { id: string } }
    return { ...success, headers: { Location: `${order.base}/v1/jobs/${data.id}` } }
  }

  /** The branding of an order, with its logo drawn. It is read before the job is created, so that an invalid logo is refused. */
  const drawBranding = async (raw: Partial<Branding>, { tenantName }: CallProgress): Promise<Branding> => {
    const signal = AbortSignal.timeout(BRANDING_DEADLINE_MS)
    try {
      return await readBranding(raw, { name: tenantName, signal })
    } catch (reason) {
      throw reason === signal.reason
        ? new Fault('unavailable', 'Too many logos are waiting to be drawn; try again.')
        : reason
    }
  }

  /** The warning for a `language` in the input of a report: the language of a document is set in the order. */
  const languageWarning = (input: JsonObject): Warning[] =>
    typeof input.language === 'string'
      ? [{ code: 'ignored_input', message: 'input.language has no effect on a document.' }]
      : []

  /** The warning for characters of names and brands that no bundled font can print. */
  const unprintableWarning = async (
    input: JsonObject,
    branding: Branding | null,
    { tenantName }: CallProgress,
  ): Promise<Warning[]> => {
    const texts = clientTextsOf(input, branding).filter((text) => !COMMON_LETTERS.test(text))
    if (texts.length === 0) return []
    const missing = await findUnprintable(texts, {
      name: tenantName,
      signal: AbortSignal.timeout(BRANDING_DEADLINE_MS),
    })
    if (missing.length === 0) return []
    const message = `No document font has these characters; the document prints boxes instead: ${missing.slice(0, MAX_LISTED_CHARACTERS).join(' ')}.`
    return [{ code: 'letters_missing', message }]
  }

  /** The answer of a report. Changes faults that the contract does not allow for orders. */
  const computeReport = async (
    entry: ReportEntry,
    input: JsonObject,
    progress: CallProgress,
  ): Promise<CachedAnswer> => {
    try {
      return await pipeline.answerTo(entry, input, progress)
    } catch (reason) {
      if (!(reason instanceof Fault)) throw reason
      const fault = FAULT_OF_JOB[reason.fault]
      if (!fault) throw reason
      throw Object.assign(new Fault(fault, 'The calculation failed on our side.'), { cause: reason.cause ?? reason })
    }
  }

  const perform = async ({ job, work }: JobClaim, signal: AbortSignal): Promise<Uint8Array> => {
    const { input, branding, language, answer } = JSON.parse(work) as StoredWork
    const { reports } = await allReports()
    const entry = reportOf(reports, job.capability)
    const tenantName = job.organisationId
    // The time is that of the order, so that every attempt renders the same document.
    const answerTo = (part: CatalogueEntry, partInput: JsonObject) =>
      pipeline.answerTo(part, partInput, { now: job.createdAt, tenantName, computeMs: 0 })
    const compute: AnswerOf = async (part, partInput) =>
      JSON.parse((await answerTo(part, partInput as JsonObject)).text)
    const computeAnswer = async () => {
      const { text, warnings } = await answerTo(entry, input)
      return { data: JSON.parse(text), warnings }
    }
    const { data, warnings } = answer ?? (await computeAnswer())
    signal.throwIfAborted()
    const reportAnswer = { input, data, warnings, bilingual: branding?.bilingual ?? false }
    const content = await reportDocument(entry, reportAnswer, catalogue.find, compute)
    const watermark = job.environment === 'sandbox'
    return render({ ...content, branding, watermark, language, created: job.createdAt }, { name: tenantName, signal })
  }

  const download = async (token: string, progress: CallProgress): Promise<Success<Uint8Array<ArrayBuffer>>> => {
    const { now, requestId } = progress
    progress.subject = 'jobs/file'
    const link = await fromStore(() => links.read(token))
    const job = link && (await fromStore(() => store.get(link.jobId)))
    if (!link || !job) throw new Fault('not_found', 'The file does not exist.')
    const expired = () => new Fault('file_expired', 'The file was deleted: files are kept for 7 days.')
    if (!hasFile(job, now)) throw expired()
    if (now >= link.expiresAt) throw new Fault('link_expired', 'The link has expired; poll the job for a new one.')
    const file = await fromStore(() => store.file(job.id))
    if (!file) throw expired()
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

  const workers = startJobWorkers({
    store,
    clock,
    perform,
    report,
    settings: parts.workers,
    onFinish: parts.onFinish,
  })
  // A failed sweep is repeated a minute later.
  const sweepTimer = setInterval(() => sweep().catch(() => {}), SWEEP_INTERVAL_MS)

  return {
    order: (order: JobOrder): Promise<Reply> => pipeline.answer(order, (progress) => placeOrder(order, progress)),
    poll: (id: string, caller: Caller & LinkContext): Promise<Reply> =>
      pipeline.answer(caller, (progress) => poll(id, caller, progress)),
    list: (query: JobQuery, caller: Caller & LinkContext): Promise<Reply> =>
      pipeline.answer(caller, (progress) => list(query, caller, progress)),
    /** Cancels an unfinished job and aborts its rendering. */
    async cancel(id: string, caller: Caller & LinkContext): Promise<Reply> {
      return pipeline.answer(caller, async (progress) => {
        const success = await cancel(id, caller, progress)
        workers.abort(id.toLowerCase())
        parts.onFinish?.()
        return success
      })
    },
    /** The file of a download token. The token replaces the key. */
    download: (token: string, caller: Omit<Caller, 'key'>): Promise<Reply<Uint8Array<ArrayBuffer> | string>> =>
      pipeline.answer<Uint8Array<ArrayBuffer>>({ ...caller, key: null }, (progress) => download(token, progress)),
    show,
    /** Deletes expired files. */
    sweep,
    unfinished: (): Awaitable<number> => store.unfinished(),
    /** Starts no more jobs. Running jobs may finish within `graceMs` milliseconds; after that they return to the queue. */
    async stop(graceMs: number) {
      clearInterval(sweepTimer)
      await workers.stop(graceMs)
    },
  }
}
