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
  /** Needs no key; good for 24 hours, and fresh with each look. */
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
  /** A4 where it is not sent. */
  paper?: 'a4' | 'letter' | null
  /** The English term beside each label. */
  bilingual?: boolean | null
}

export interface PdfOptions extends CallOptions {
  branding?: Branding
}

const FIRST_LOOK = 400
const LONGEST_BETWEEN = 5_000

/** Documents: ordered, awaited, downloaded. */
export const jobsOf = (request: Request) => {
  const show = (answer: unknown) => (answer as Answer<Job>).data
  const at = (id: string) => `/v1/jobs/${encodeURIComponent(id)}`

  const self = {
    /** Orders the PDF of a report; it is made in the background. */
    async order<R extends Report & Slug>(
      capability: R,
      input: InputOf<R>,
      { branding, ...options }: PdfOptions = {},
    ): Promise<Job> {
      const body = { capability, input, ...(branding ? { branding } : {}) }
      return show(await request({ method: 'POST', path: '/v1/jobs/pdf', body, ...options }))
    },
    get: async (id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Job> =>
      show(await request({ method: 'GET', path: at(id), ...(signal ? { signal } : {}) })),
    cancel: async (id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Job> =>
      show(await request({ method: 'DELETE', path: at(id), ...(signal ? { signal } : {}) })),
    /** Looks until the job has ended, less often as time goes by. A job that failed is thrown. */
    async done(id: string, { signal }: { signal?: AbortSignal } = {}): Promise<Job> {
      for (let wait = FIRST_LOOK; ; wait = Math.min(LONGEST_BETWEEN, wait * 1.6)) {
        await pause(wait, signal)
        const job = await self.get(id, signal ? { signal } : {})
        if (job.status === 'queued' || job.status === 'running') continue
        if (job.error) throw new KhagolaError({ request_id: id, ...job.error })
        return job
      }
    },
  }
  return self
}

/** The file behind a link, which needs no key. */
export const download = async (
  url: string,
  {
    signal,
    fetch: get = fetch,
  }: { signal?: AbortSignal; fetch?: (url: string, init: RequestInit) => Promise<Response> } = {},
): Promise<Uint8Array> => {
  const response = await get(url, signal ? { signal } : {})
  if (!response.ok) {
    const { error } = (await response.json()) as { error: Failure }
    throw new KhagolaError(error, response.status)
  }
  return new Uint8Array(await response.arrayBuffer())
}
