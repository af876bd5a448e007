import type { Answer, InputOf, Slug } from './answers.ts'
import type { Report } from './catalogue.ts'
import { type ErrorCode, type Failure, KhagolaError } from './errors.ts'
import { type CallOptions, pause, type Request } from './http.ts'

export interface JobFailure {
  code: ErrorCode
  message: string
  field: string | null
  retryable: boolean
}

export interface Job {
  id: string
  object: 'job'
  kind: 'pdf'
  capability: Report
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'expired'
  attempts: number
  credits: number
  created_at: string
  started_at: string | null
  finished_at: string | null
  error: JobFailure | null
  /** Download link: valid for 24 hours, requires no key, and is new in every response. */
  download_url: string | null
  download_expires_at: string | null
  file_expires_at: string | null
}

export interface Branding {
  brand_name?: string | null
  /** `#RRGGBB`, readable on white. */
  accent?: string | null
  /** Data URI of a PNG or an SVG. */
  logo?: string | null
  footer_note?: string | null
  /** Default: A4. */
  paper?: 'a4' | 'letter' | 'a5' | null
  /** Default: plain. */
  theme?: 'plain' | 'traditional' | 'modern' | null
  /** Adds the English term to each label. */
  bilingual?: boolean | null
}

export interface PdfOptions extends CallOptions {
  branding?: Branding
}

const FIRST_POLL_MS = 400
const MAX_POLL_MS = 5_000

/** Functions that create PDF jobs, read them, cancel them, and wait for them. */
export const jobsOf = (request: Request) => {
  const jobIn = (answer: unknown) => (answer as Answer<Job>).data
  const pathOf = (id: string) => `/v1/jobs/${encodeURIComponent(id)}`

  const jobs = {
    /** Creates a job for the PDF of a report. */
    async order<R extends Report & Slug>(
      capability: R,
      input: InputOf<R>,
      { branding, ...options }: PdfOptions = {},
    ): Promise<Job> {
      const body = { capability, input, ...(branding ? { branding } : {}) }
      return jobIn(await request({ method: 'POST', path: '/v1/jobs/pdf', body, ...options }))
    },
    get: async (id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Job> =>
      jobIn(await request({ method: 'GET', path: pathOf(id), ...(signal ? { signal } : {}) })),
    cancel: async (id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Job> =>
      jobIn(await request({ method: 'DELETE', path: pathOf(id), ...(signal ? { signal } : {}) })),
    /** Polls until the job has ended, at growing intervals. Throws the error of a failed job. */
    async done(id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Job> {
      for (let wait = FIRST_POLL_MS; ; wait = Math.min(MAX_POLL_MS, wait * 1.6)) {
        await pause(wait, signal)
        const job = await jobs.get(id, signal ? { signal } : {})
        if (job.status === 'queued' || job.status === 'running') continue
        if (job.error) throw new KhagolaError({ request_id: id, ...job.error })
        return job
      }
    },
  }
  return jobs
}

/** Downloads the file of a link, which requires no key. */
export const download = async (
  url: string,
  {
    signal,
    fetch: fetchFile = fetch,
  }: { signal?: AbortSignal; fetch?: (url: string, init: RequestInit) => Promise<Response> } = {},
): Promise<Uint8Array> => {
  const response = await fetchFile(url, signal ? { signal } : {})
  if (!response.ok) {
    const { error } = (await response.json()) as { error: Failure }
    throw new KhagolaError(error, response.status)
  }
  return new Uint8Array(await response.arrayBuffer())
}
