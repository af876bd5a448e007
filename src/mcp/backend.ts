import type { CatalogueEntry } from '../capabilities/capability.ts'
import { NO_TENANT } from '../cooperative-yield.ts'
import type { ReportEntry } from '../reports/report-index.ts'
import type { Reply } from '../service/reply.ts'
import type { Call } from '../service/service.ts'

/** The result of a PDF order: the link of the file, or the job that is not finished and the key to repeat the call with. */
export type PdfOrderResult = { uri: string; name: string } | { unfinishedJob: string; idempotencyKey: string }

/** Processes the JSON text of an answer before the call is charged. */
export type Present = NonNullable<Call['present']>

/** Runs `present` on the answer of a call that is not charged, and returns the reply. */
export const presentation = async (reply: Reply, present: Present | undefined): Promise<Reply> => {
  if (reply.status === 200) await present?.(reply.body, NO_TENANT)
  return reply
}

/** Computes the calls of one caller: through the service with the caller's key, or locally without one. */
export interface Backend {
  call(entry: CatalogueEntry, input: object, idempotencyKey?: string, present?: Present): Promise<Reply>
  /** Makes many calls: `order` is the body of `POST /v1/batch`. */
  batch(order: object, idempotencyKey?: string): Promise<Reply>
  /** Returns the PDF of a report, or the reply that refuses it. */
  pdf(entry: ReportEntry, input: object, idempotencyKey?: string): Promise<PdfOrderResult | Reply>
}
