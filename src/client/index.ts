import type { Answer, DataOf, InputOf, Slug } from './answers.ts'
import { type BatchAnswer, type BatchCalls, type BatchDefaults, type BatchResult, batchOrder } from './batch.ts'
import type { Report } from './catalogue.ts'
import { KhagolaError } from './errors.ts'
import { type CallOptions, type Options, requester } from './http.ts'
import { download, type Job, jobsOf, type PdfOptions } from './jobs.ts'
import { familyOf } from './paths.ts'
import { type RowOptions, rowCaller } from './rows.ts'

export type { Answer, DataOf, InputOf, Labels, Meta, Slug } from './answers.ts'
export type { BatchAnswer, BatchCall, BatchData, BatchResult } from './batch.ts'
export type { Capabilities, Report } from './catalogue.ts'
export { ConnectionError, type ErrorCode, type FaultDetail, KhagolaError } from './errors.ts'
export type { CallOptions, Options } from './http.ts'
export { type Branding, download, type Job, type PdfOptions } from './jobs.ts'
export type { RowOptions } from './rows.ts'
export { verifyWebhook, WebhookError, type WebhookEvent } from './webhooks.ts'

export type Khagola = ReturnType<typeof createClient>

const unknownSlug = (slug: string) => {
  const message = `This version of the client does not know the capability ${slug}.`
  return new KhagolaError({ code: 'not_found', message, field: null, request_id: '', retryable: false })
}

/** A client of a Khagola service. */
export const createClient = (options: Options) => {
  const request = requester(options)
  const jobs = jobsOf(request)
  const callRows = rowCaller(options)

  return {
    /** Calls a capability. Retryable errors are retried; the call is charged once. Throws `KhagolaError`. */
    async call<S extends Slug>(slug: S, input: InputOf<S>, callOptions: CallOptions = {}): Promise<Answer<DataOf<S>>> {
      const family = familyOf(slug)
      if (family === undefined) throw unknownSlug(slug)
      return (await request({ method: 'POST', path: `/v1/${family}/${slug}`, body: input, ...callOptions })) as Answer<
        DataOf<S>
      >
    },

    /**
     * Makes up to 100 calls in one request. A failed call is a result with `error`; an error of the whole request is thrown. A retry
     * repeats only calls that were not charged.
     */
    async batch<const S extends readonly Slug[]>(
      calls: BatchCalls<S>,
      { defaults, ...callOptions }: CallOptions & { defaults?: BatchDefaults } = {},
    ): Promise<BatchAnswer<S>> {
      const body = batchOrder(calls, defaults, familyOf, unknownSlug)
      return (await request({ method: 'POST', path: '/v1/batch', body, ...callOptions })) as BatchAnswer<S>
    },

    /**
     * Calls a capability for many inputs and yields each result when it arrives, with the index of its input. Results are in the order in
     * which the calls end. A call is charged once, also if the connection is lost in between.
     */
    many<S extends Slug>(
      slug: S,
      inputs: readonly InputOf<S>[],
      rowOptions: RowOptions = {},
    ): AsyncGenerator<BatchResult<S> & { index: number }, void, void> {
      const family = familyOf(slug)
      if (family === undefined) throw unknownSlug(slug)
      return callRows(`/v1/${family}/${slug}`, inputs, rowOptions)
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
