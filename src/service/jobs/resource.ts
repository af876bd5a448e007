import { nullable, oneOf, type Static, t } from '../../schema.ts'
import type { Job, JobStatus } from '../../store/jobs.ts'
import type { Instant } from '../../store/types.ts'

export const STATUSES = ['queued', 'running', 'succeeded', 'failed', 'expired'] as const satisfies readonly JobStatus[]

const instant = (description: string) => nullable(t.String({ description: `UTC timestamp: ${description}` }))

export const JobResource = t.Object(
  {
    id: t.String({ format: 'uuid', description: 'Stable identifier.' }),
    object: t.Literal('job', { description: 'What this is.' }),
    kind: t.Literal('pdf', { description: 'What is made.' }),
    capability: t.String({ description: 'The report that is rendered.' }),
    status: oneOf(STATUSES, { description: 'How far it is.' }),
    attempts: t.Integer({ minimum: 0, description: 'How often rendering began.' }),
    credits: t.Integer({ minimum: 0, description: "The report's credits and 120; free in the sandbox." }),
    created_at: t.String({ description: 'UTC timestamp.' }),
    started_at: instant('rendering began.'),
    finished_at: instant('it succeeded or failed.'),
    error: nullable(
      t.Object(
        {
          code: t.String({ description: 'A code of the error table, or cancelled.' }),
          message: t.String({ description: 'For people; may change.' }),
          field: nullable(t.String({ description: 'The input at fault.' })),
          retryable: t.Boolean({ description: 'Whether the same job may succeed when it is made again.' }),
        },
        { description: 'Only when it failed.' },
      ),
    ),
    download_url: nullable(t.String({ description: 'Signed link; set while there is a file.' })),
    download_expires_at: instant('the link ends; polling gives a fresh one.'),
    file_expires_at: instant('the file is removed.'),
  },
  { $id: 'Job' },
)

/** What a list of jobs holds. */
export const JobsResource = t.Object({
  object: t.Literal('list', { description: 'What this is.' }),
  jobs: t.Array(JobResource, { description: 'The newest first.' }),
  next: nullable(
    t.String({ description: 'Sent as `before` it gives the jobs after these; null when there are no more.' }),
  ),
})

const time = (at: Instant | null) => (at === null ? null : new Date(at).toISOString())

/** Whether there is something to download at `now`, whether or not the sweeper has come by. */
export const hasFile = ({ status, fileExpiresAt }: Job, now: Instant): boolean =>
  status === 'succeeded' && now < fileExpiresAt!

/** A job as clients see it. */
export const jobResource = (
  job: Job,
  now: Instant,
  link: { url: string; expiresAt: Instant } | null,
): Static<typeof JobResource> => ({
  id: job.id,
  object: 'job',
  kind: 'pdf',
  capability: job.capability,
  status: job.status === 'succeeded' && !hasFile(job, now) ? 'expired' : job.status,
  attempts: job.attempts,
  credits: job.credits,
  created_at: time(job.createdAt)!,
  started_at: time(job.startedAt),
  finished_at: time(job.finishedAt),
  error: job.error,
  download_url: link?.url ?? null,
  download_expires_at: time(link?.expiresAt ?? null),
  file_expires_at: time(job.fileExpiresAt),
})
