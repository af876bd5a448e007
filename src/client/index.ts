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
    /** Calls a capability. Retryable errors are retried; the call is charged once. Throws `KhagolaError`. */
    async call<S extends Slug>(slug: S, input: InputOf<S>, callOptions: CallOptions = {}): Promise<Answer<DataOf<S>>> {
      const family = familyOf(slug)
      if (family === undefined) {
        const message = `This version of the client does not know the capability ${slug}.`
        throw new KhagolaError({ code: 'not_found', message, field: null, request_id: '', retryable: false })
      }
      return (await request({ method: 'POST', path: `/v1/${family}/${slug}`, body: input, ...callOptions })) as Answer<
        DataOf<S>
      >
    },

    jobs,

    /** Creates the PDF job of a report, waits until it is done, and downloads the file. */
    async pdf<R extends Report & Slug>(
      report: R,
      input: InputOf<R>,
      pdfOptions: PdfOptions = {},
    ): Promise<{ job: Job; file: Uint8Array }> {
      const abortOptions = pdfOptions.signal ? { signal: pdfOptions.signal } : {}
      const job = await jobs.done((await jobs.order(report, input, pdfOptions)).id, abortOptions)
      return {
        job,
        file: await download(job.download_url!, {
          ...abortOptions,
          ...(options.fetch ? { fetch: options.fetch } : {}),
        }),
      }
    },
  }
}
