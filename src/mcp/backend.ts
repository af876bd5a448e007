import type { Entry } from '../capabilities/capability.ts'
import { NO_TENANT } from '../cooperative-yield.ts'
import type { Reply } from '../service/reply.ts'
import type { Call } from '../service/service.ts'

/** A document that was ordered: where it lies, or the key under which it is asked for again. */
export type PdfOrderResult = { uri: string; name: string } | { waiting: string; idempotencyKey: string }

/** Runs on the JSON text of an answer before the call is charged. */
export type Presentation = NonNullable<Call['present']>

/** The reply to a call that nobody is charged for, once its answer is presented. */
export const presentation = async (reply: Reply, present: Presentation | undefined): Promise<Reply> => {
  if (reply.status === 200) await present?.(reply.body, NO_TENANT)
  return reply
}

/** What one caller has its tools done by: the service under its key, or this process alone. */
export interface Backend {
  call(entry: Entry, input: object, idempotencyKey?: string, present?: Presentation): Promise<Reply>
  /** The report as a PDF, or the reply that refuses it. */
  pdf(entry: Entry, input: object, idempotencyKey?: string): Promise<PdfOrderResult | Reply>
}
