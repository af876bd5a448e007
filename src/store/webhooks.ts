import type { Awaitable, Environment, Instant } from './types.ts'

export type JobEvent = 'job.succeeded' | 'job.failed'

/** Where the events of an organisation's jobs in one environment are sent. */
export interface Endpoint {
  id: string
  organisationId: string
  environment: Environment
  url: string
  /** `whsec_` and base64. */
  secret: string
  /** Signs too, until `previousUntil`. */
  previousSecret: string | null
  previousUntil: Instant | null
  createdAt: Instant
  /** Nothing is sent to it since then. */
  disabledAt: Instant | null
}

export interface Delivery {
  id: string
  endpointId: string
  jobId: string
  event: JobEvent
  status: 'pending' | 'delivered' | 'failed'
  createdAt: Instant
  attempts: number
  nextAt: Instant | null
  lastAt: Instant | null
  /** HTTP status of the last attempt, where there was an answer. */
  lastStatus: number | null
  lastError: string | null
}

export interface Attempt {
  delivery: Delivery
  endpoint: Endpoint
}

export interface AttemptOutcome {
  at: Instant
  status: Delivery['status']
  /** When it is tried again, while pending. */
  nextAt: Instant | null
  httpStatus: number | null
  error: string | null
  /** The endpoint wants no more: it is disabled, and all that waits for it fails. */
  gone: boolean
}

/** Endpoints of webhooks and what is on its way to them. Every writing method is one transaction. */
export interface WebhookStore {
  addEndpoint(endpoint: Endpoint): Promise<void>
  changeEndpoint(
    id: string,
    change: Partial<Pick<Endpoint, 'secret' | 'previousSecret' | 'previousUntil' | 'disabledAt'>>,
  ): Promise<void>
  /** With all its deliveries. */
  removeEndpoint(id: string): Promise<void>
  endpoints(): Awaitable<Endpoint[]>
  /** Newest first. */
  deliveries(limit: number, endpointId?: string): Awaitable<Delivery[]>
  /** Begins the attempt that is most overdue; it counts as lost at `until`. */
  claim(now: Instant, until: Instant): Promise<Attempt | null>
  /** What became of an attempt; nothing when it was lost meanwhile. */
  settle(attempt: Attempt, outcome: AttemptOutcome): Promise<void>
  /** Forgets deliveries that ended before `before`. */
  sweep(before: Instant): Promise<void>
}
