import { mapConcurrently } from '../../concurrency.ts'
import { Fault, invalid } from '../../faults.ts'
import { clipped } from '../../graphemes.ts'
import type { Job, JobError, JobStatus, JobStore } from '../../store/jobs.ts'
import type { Clock } from '../accounts.ts'
import { checkActive } from '../admission.ts'
import type { Caller, CallPipeline, CallProgress } from '../call-pipeline.ts'
import { fromStore, metaOf, type Success } from '../reply.ts'
import { createLinks, LINK_LIFE } from './links.ts'
import { hasFile, jobResource, STATUSES } from './resource.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Jobs of one answer. */
export const LISTED = { usual: 20, most: 100 } as const

/** What a job ends with whose maker wants it no more. */
const CANCELLED: JobError = {
  code: 'cancelled',
  message: 'The job was cancelled by whoever made it.',
  field: null,
  retryable: false,
}

/** Where links begin that the asker gets: `https://host`. */
export interface Reached {
  base: string
}

/** Of which jobs, in the words of a query. */
export type JobQuery = Readonly<Record<string, string>>

const readQuery = ({ limit, before, status, ...further }: JobQuery) => {
  const [unknown] = Object.keys(further)
  if (unknown !== undefined)
    throw invalid(clipped(unknown, 64), 'The parameters of this list are limit, before and status.')
  const count = limit === undefined ? LISTED.usual : Number(limit)
  if (!(Number.isInteger(count) && count >= 1 && count <= LISTED.most))
    throw invalid('limit', `\`limit\` must be a whole number from 1 to ${LISTED.most}.`)
  if (before !== undefined && !UUID.test(before)) throw invalid('before', '`before` must be the id of a job.')
  if (status !== undefined && !STATUSES.some((each) => each === status))
    throw invalid('status', `\`status\` must be one of: ${STATUSES.join(', ')}.`)
  return { limit: count, before: before?.toLowerCase() ?? null, status: (status as JobStatus | undefined) ?? null }
}

/** Jobs as whoever made them sees them: one, a list, and one that is wanted no more. */
export const jobReading = ({ desk, store, clock }: { desk: CallPipeline; store: JobStore; clock: Clock }) => {
  const links = createLinks(store)

  /** A job as clients see it, with a fresh link where there is a file. */
  const show = async (job: Job, base: string, now: number) => {
    if (!hasFile(job, now)) return jobResource(job, now, null)
    const expiresAt = Math.min(now + LINK_LIFE, job.fileExpiresAt!)
    const token = await links.sign({ jobId: job.id, expiresAt }, now)
    return jobResource(job, now, { url: `${base}/v1/files/${token}`, expiresAt })
  }

  /** Whoever asks, once a unit is taken. */
  const admitted = async (asked: Caller, progress: CallProgress, subject: string) => {
    progress.subject = subject
    const access = await desk.caller(asked, progress)
    checkActive(access)
    await fromStore(() => desk.rates.take(access, 1, progress))
    return access
  }

  const own = async (id: string, asked: Caller, progress: CallProgress, subject: string): Promise<Job> => {
    const access = await admitted(asked, progress, subject)
    const job = UUID.test(id) ? await fromStore(() => store.get(id.toLowerCase())) : null
    if (!job || job.organisationId !== access.organisation.id || job.environment !== access.key.environment)
      throw new Fault('not_found', `There is no job ${clipped(id, 64)}.`)
    return job
  }

  const shown = async (job: Job, { base }: Reached, { requestId, now }: CallProgress): Promise<Success> => {
    const data = await fromStore(() => show(job, base, now))
    const body = JSON.stringify({ data, meta: metaOf(requestId, { credits_used: 0 }, job.warnings) })
    return { requestId, status: 200, body, credits: 0, replayed: false }
  }

  return {
    links,
    show,
    poll: async (id: string, asked: Caller & Reached, progress: CallProgress) =>
      shown(await own(id, asked, progress, 'jobs/poll'), asked, progress),
    async cancel(id: string, asked: Caller & Reached, progress: CallProgress) {
      const job = await own(id, asked, progress, 'jobs/cancel')
      const cancelled = await fromStore(() => store.cancel(job.id, clock.now(), CANCELLED))
      return shown(cancelled ?? (await fromStore(() => store.get(job.id)))!, asked, progress)
    },
    async list(query: JobQuery, { base, ...asked }: Caller & Reached, progress: CallProgress): Promise<Success> {
      const { now, requestId } = progress
      const access = await admitted(asked, progress, 'jobs/list')
      const { limit, ...of } = readQuery(query)
      const scope = { organisationId: access.organisation.id, environment: access.key.environment }
      const found = await fromStore(() => store.list({ ...scope, ...of, limit: limit + 1 }))
      const jobs = await fromStore(() => mapConcurrently(found.slice(0, limit), (job) => show(job, base, now)))
      const data = { object: 'list', jobs, next: found.length > limit ? jobs.at(-1)!.id : null }
      const body = JSON.stringify({ data, meta: metaOf(requestId, { credits_used: 0 }, []) })
      return { requestId, status: 200, body, credits: 0, replayed: false }
    },
  }
}
