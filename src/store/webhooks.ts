import type { Awaitable, Environment, Instant } from './types.ts'

export type JobEvent = 'job.succeeded' | 'job.failed'

/** A receiver of the events of an organisation's jobs in one environment. */
export interface Endpoint {
  id: string
  organisationId: string
  environment: Environment
  url: string
  /** `whsec_` and base64. */
  secret: string
  /** Messages are also signed with this secret until `previousUntil`. */
  previousSecret: string | null
  previousUntil: Instant | null
  createdAt: Instant
  /** Time from which nothing is sent to the endpoint; null if it is enabled. */
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
  /** HTTP status of the last attempt; null without a response. */
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
  /** Time of the next attempt; null unless pending. */
  nextAt: Instant | null
  httpStatus: number | null
  error: string | null
  /** True if the endpoint wants no more messages: it is disabled, and its pending deliveries fail. */
  gone: boolean
}

/** Webhook endpoints and their deliveries. Every writing method is one transaction. */
export interface WebhookStore {
  addEndpoint(endpoint: Endpoint): Promise<void>
  changeEndpoint(
    id: string,
    change: Partial<Pick<Endpoint, 'secret' | 'previousSecret' | 'previousUntil' | 'disabledAt'>>,
  ): Promise<void>
  /** Removes an endpoint and all its deliveries. */
  removeEndpoint(id: string): Promise<void>
  endpoints(): Awaitable<Endpoint[]>
  /** Deliveries, newest first. */
  deliveries(limit: number, endpointId?: string): Awaitable<Delivery[]>
  /** Starts the most overdue attempt. It counts as lost at `until`. */
  claim(now: Instant, until: Instant): Promise<Attempt | null>
  /** Stores the outcome of an attempt, unless the attempt is lost already. */
  settle(attempt: Attempt, outcome: AttemptOutcome): Promise<void>
  /** Deletes finished deliveries that were created before `before`. */
  sweep(before: Instant): Promise<void>
}
