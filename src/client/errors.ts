export type ErrorCode =
  | 'invalid_request'
  | 'invalid_key'
  | 'expired_key'
  | 'payment_required'
  | 'account_suspended'
  | 'not_found'
  | 'idempotency_conflict'
  | 'link_expired'
  | 'file_expired'
  | 'payload_too_large'
  | 'unsupported_language'
  | 'rate_limited'
  | 'quota_exhausted'
  | 'spend_cap_reached'
  | 'project_budget_exceeded'
  | 'computation_failed'
  | 'unavailable'
  | 'deadline_exceeded'
  /** Of a job that was ended. */
  | 'cancelled'

export interface Failure {
  code: ErrorCode
  message: string
  /** The input at fault, such as `groom.latitude`; null when no single one is. */
  field: string | null
  request_id: string
  retryable: boolean
}

/** A refusal or a failure of the service. It was not charged. */
export class KhagolaError extends Error {
  override readonly name = 'KhagolaError'
  readonly code: ErrorCode
  readonly field: string | null
  readonly requestId: string
  readonly retryable: boolean
  /** Of HTTP; 0 where there was no HTTP. */
  readonly status: number
  /** When the call would fit, where the service said it. */
  readonly retryAfterSeconds: number | null

  constructor(failure: Failure, status = 0, retryAfterSeconds: number | null = null) {
    super(failure.message)
    this.code = failure.code
    this.field = failure.field
    this.requestId = failure.request_id
    this.retryable = failure.retryable
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The service was not reached, or what came was not its answer. `cause` is what `fetch` threw. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}
