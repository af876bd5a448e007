import { mapConcurrently } from '../../concurrency.ts'
import { Fault, invalid } from '../../faults.ts'
import { truncateGraphemes } from '../../graphemes.ts'
import type { Job, JobError, JobStatus, JobStore } from '../../store/jobs.ts'
import type { Clock } from '../accounts.ts'
import { checkActive } from '../admission.ts'
import type { Caller, CallPipeline, CallProgress } from '../call-pipeline.ts'
import { fromStore, metaOf, type Success } from '../reply.ts'
import { createLinks, LINK_LIFE } from './links.ts'
import { hasFile, JOB_STATUSES, jobResource } from './resource.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Number of jobs in one list. */
export const PAGE_SIZE = { default: 20, max: 100 } as const

/** The error of a cancelled job. */
const CANCELLED: JobError = {
  code: 'cancelled',
  message: 'The job was cancelled by its creator.',
  field: null,
  retryable: false,
}

/** The base URL of links in the answer: `https://host`. */
export interface LinkContext {
  base: string
}

/** The query parameters of a job list. */
export type JobQuery = Readonly<Record<string, string>>

const readQuery = ({ limit, before, status, ...otherParameters }: JobQuery) => {
  const [unknown] = Object.keys(otherParameters)
  if (unknown !== undefined)
    throw invalid(
      truncateGraphemes(unknown, 64),
      'Unknown parameter. The parameters of this list are limit, before and status.',
    )
  const count = limit === undefined ? PAGE_SIZE.default : Number(limit)
  if (!(Number.isInteger(count) && count >= 1 && count <= PAGE_SIZE.max))
    throw invalid('limit', `\`limit\` must be a whole number from 1 to ${PAGE_SIZE.max}.`)
  if (before !== undefined && !UUID.test(before)) throw invalid('before', '`before` must be the id of a job.')
  if (status !== undefined && !JOB_STATUSES.some((each) => each === status))
    throw invalid('status', `\`status\` must be one of: ${JOB_STATUSES.join(', ')}.`)
  return { limit: count, before: before?.toLowerCase() ?? null, status: (status as JobStatus | undefined) ?? null }
}

/** The operations of clients on their jobs: poll, list and cancel. */
export const createJobQueries = ({
  pipeline,
  store,
  clock,
}: {
  pipeline: CallPipeline
  store: JobStore
  clock: Clock
}) => {
  const links = createLinks(store)

  /** The resource of a job, with a new download link if there is a file. */
  const show = async (job: Job, base: string, now: number) => {
    if (!hasFile(job, now)) return jobResource(job, now, null)
    const expiresAt = Math.min(now + LINK_LIFE, job.fileExpiresAt!)
    const token = await links.sign({ jobId: job.id, expiresAt }, now)
    return jobResource(job, now, { url: `${base}/v1/files/${token}`, expiresAt })
  }

  /** Authenticates the caller and takes one rate unit. */
  const authenticateAndCharge = async (caller: Caller, progress: CallProgress, subject: string) => {
    progress.subject = subject
    const access = await pipeline.authenticate(caller, progress)
    checkActive(access)
    await fromStore(() => pipeline.rates.consume(access, 1, progress))
    return access
  }

  const findOwnJob = async (id: string, caller: Caller, progress: CallProgress, subject: string): Promise<Job> => {
    const access = await authenticateAndCharge(caller, progress, subject)
    const job = UUID.test(id) ? await fromStore(() => store.get(id.toLowerCase())) : null
    if (!job || job.organisationId !== access.organisation.id || job.environment !== access.key.environment)
      throw new Fault('not_found', `The job ${truncateGraphemes(id, 64)} does not exist.`)
    return job
  }

  const jobReply = async (job: Job, { base }: LinkContext, { requestId, now }: CallProgress): Promise<Success> => {
    const data = await fromStore(() => show(job, base, now))
    const body = JSON.stringify({ data, meta: metaOf(requestId, { credits_used: 0 }, job.warnings) })
    return { requestId, status: 200, body, credits: 0, replayed: false }
  }

  return {
    links,
    show,
    poll: async (id: string, caller: Caller & LinkContext, progress: CallProgress) =>
      jobReply(await findOwnJob(id, caller, progress, 'jobs/poll'), caller, progress),
    async cancel(id: string, caller: Caller & LinkContext, progress: CallProgress) {
      const job = await findOwnJob(id, caller, progress, 'jobs/cancel')
      const cancelled = await fromStore(() => store.cancel(job.id, clock.now(), CANCELLED))
      return jobReply(cancelled ?? (await fromStore(() => store.get(job.id)))!, caller, progress)
    },
    async list(query: JobQuery, { base, ...caller }: Caller & LinkContext, progress: CallProgress): Promise<Success> {
      const { now, requestId } = progress
      const access = await authenticateAndCharge(caller, progress, 'jobs/list')
      const { limit, ...filters } = readQuery(query)
      const scope = { organisationId: access.organisation.id, environment: access.key.environment }
      const rows = await fromStore(() => store.list({ ...scope, ...filters, limit: limit + 1 }))
      const jobs = await fromStore(() => mapConcurrently(rows.slice(0, limit), (job) => show(job, base, now)))
      const data = { object: 'list', jobs, next: rows.length > limit ? jobs.at(-1)!.id : null }
      const body = JSON.stringify({ data, meta: metaOf(requestId, { credits_used: 0 }, []) })
      return { requestId, status: 200, body, credits: 0, replayed: false }
    },
  }
}
