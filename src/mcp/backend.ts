import type { Entry } from '../capabilities/capability.ts'
import type { Reply } from '../service/reply.ts'

/** A document that was ordered: where it lies, or the key under which it is asked for again. */
export type Ordered = { uri: string; name: string } | { waiting: string; idempotencyKey: string }

/** What one caller has its tools done by: the service under its key, or this process alone. */
export interface Backend {
  call(entry: Entry, input: object, idempotencyKey?: string): Promise<Reply>
  /** The report as a PDF, or the reply that refuses it. */
  pdf(entry: Entry, input: object, idempotencyKey?: string): Promise<Ordered | Reply>
}
