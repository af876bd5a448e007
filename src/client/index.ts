import type { Answer, DataOf, InputOf, Slug } from './answers.ts'
import type { Report } from './catalogue.ts'
import { KhagolaError } from './errors.ts'
import { type CallOptions, type Options, requester } from './http.ts'
import { download, type Job, jobsOf, type PdfOptions } from './jobs.ts'
import { familyOf } from './paths.ts'

export type { Answer, DataOf, InputOf, Labels, Meta, Slug } from './answers.ts'
export type { Capabilities, Report } from './catalogue.ts'
export { ConnectionError, type ErrorCode, KhagolaError } from './errors.ts'
export type { CallOptions, Options } from './http.ts'
export { type Branding, download, type Job, type PdfOptions } from './jobs.ts'
export { verifyWebhook, WebhookError, type WebhookEvent } from './webhooks.ts'

export type Khagola = ReturnType<typeof createClient>

/** A client of a Khagola service. */
export const createClient = (options: Options) => {
  const request = requester(options)
  const jobs = jobsOf(request)

  return {
    /** Calls a capability; what is worth it is tried again, and charged once. Raises `KhagolaError`. */
    async call<S extends Slug>(slug: S, input: InputOf<S>, how: CallOptions = {}): Promise<Answer<DataOf<S>>> {
      const family = familyOf(slug)
      if (family === undefined) {
        const message = `This client knows no capability ${slug}; a newer one may.`
        throw new KhagolaError({ code: 'not_found', message, field: null, request_id: '', retryable: false })
      }
      return (await request({ method: 'POST', path: `/v1/${family}/${slug}`, body: input, ...how })) as Answer<
        DataOf<S>
      >
    },

    jobs,

    /** Orders the PDF of a report, waits for it and downloads it. */
    async pdf<R extends Report & Slug>(
      report: R,
      input: InputOf<R>,
      how: PdfOptions = {},
    ): Promise<{ job: Job; file: Uint8Array }> {
      const waiting = how.signal ? { signal: how.signal } : {}
      const job = await jobs.done((await jobs.order(report, input, how)).id, waiting)
      return {
        job,
        file: await download(job.download_url!, { ...waiting, ...(options.fetch ? { fetch: options.fetch } : {}) }),
      }
    },
  }
}
