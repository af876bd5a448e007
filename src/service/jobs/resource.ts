import { FAULTS } from '../../faults.ts'
import { nullable, oneOf, openSet, type Static, t } from '../../schema.ts'
import type { Job, JobStatus } from '../../store/jobs.ts'
import type { Instant } from '../../store/types.ts'

export const JOB_STATUSES = [
  'queued',
  'running',
  'succeeded',
  'failed',
  'expired',
] as const satisfies readonly JobStatus[]

const ERROR_CODES = [...new Set(Object.values(FAULTS).map(({ code }) => code)), 'cancelled'] as unknown as [
  string,
  ...string[],
]

const timestamp = (description: string) => nullable(t.String({ description: `UTC timestamp: ${description}` }))

export const JobResource = t.Object(
  {
    id: t.String({ format: 'uuid', description: 'Stable identifier.' }),
    object: t.Literal('job', { description: 'Object type.' }),
    kind: t.Literal('pdf', { description: 'Kind of output of the job.' }),
    capability: t.String({ description: 'The report to render.' }),
    status: oneOf(JOB_STATUSES, { description: 'State of the job.' }),
    attempts: t.Integer({ minimum: 0, description: 'Rendering attempts so far.' }),
    credits: t.Integer({ minimum: 0, description: "The report's credits plus 120; free in the sandbox." }),
    created_at: t.String({ description: 'Time in UTC, RFC 3339.' }),
    started_at: timestamp('start of rendering.'),
    finished_at: timestamp('end of the job.'),
    error: nullable(
      t.Object(
        {
          code: openSet(ERROR_CODES, { description: 'A code of the error table, or cancelled.' }),
          message: t.String({ description: 'Error text for people; the wording may change.' }),
          field: nullable(t.String({ description: 'Input field that is invalid.' })),
          retryable: t.Boolean({ description: 'True if the same order may succeed when repeated.' }),
        },
        { description: 'Error of a failed or cancelled job; otherwise null.' },
      ),
    ),
    download_url: nullable(t.String({ description: 'Signed link; set while there is a file.' })),
    download_expires_at: timestamp('end of the link; poll for a new one.'),
    file_expires_at: timestamp('removal of the file.'),
  },
  { $id: 'Job' },
)

/** A list of jobs. */
export const JobsResource = t.Object({
  object: t.Literal('list', { description: 'Object type.' }),
  jobs: t.Array(JobResource, { description: 'Jobs, the newest first.' }),
  next: nullable(t.String({ description: 'Value of `before` for the next page; null on the last page.' })),
})

const isoTime = (at: Instant | null) => (at === null ? null : new Date(at).toISOString())

/** True if the job has a file that has not expired at `now`, even if the sweep has not deleted it yet. */
export const hasFile = ({ status, fileExpiresAt }: Job, now: Instant): boolean =>
  status === 'succeeded' && now < fileExpiresAt!

/** The resource of a job in answers. */
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
  created_at: isoTime(job.createdAt)!,
  started_at: isoTime(job.startedAt),
  finished_at: isoTime(job.finishedAt),
  error: job.error,
  download_url: link?.url ?? null,
  download_expires_at: isoTime(link?.expiresAt ?? null),
  file_expires_at: isoTime(job.fileExpiresAt),
})
