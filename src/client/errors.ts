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
  /** The error of a cancelled job. */
  | 'cancelled'

export interface Failure {
  code: ErrorCode
  message: string
  /** The invalid field, such as `groom.latitude`; null if the error is not about one field. */
  field: string | null
  request_id: string
  retryable: boolean
  /** All faults of an invalid input, the first included. */
  details?: FaultDetail[]
}

/** One fault of an input. */
export interface FaultDetail {
  field: string | null
  code: ErrorCode
  message: string
  /** Allowed values as keywords of JSON Schema, such as `enum` or `minimum`. */
  allowed?: Record<string, unknown>
}

/** A refusal or failure of the service. The call was not charged. */
export class KhagolaError extends Error {
  override readonly name = 'KhagolaError'
  readonly code: ErrorCode
  readonly field: string | null
  readonly requestId: string
  readonly retryable: boolean
  /** All faults of an invalid input; empty for other errors. */
  readonly details: readonly FaultDetail[]
  /** HTTP status; 0 if the error is not from an HTTP response. */
  readonly status: number
  /** Seconds after which the call may be retried, from the `Retry-After` header; null without it. */
  readonly retryAfterSeconds: number | null

  constructor(failure: Failure, status = 0, retryAfterSeconds: number | null = null) {
    super(failure.message)
    this.code = failure.code
    this.field = failure.field
    this.requestId = failure.request_id
    this.retryable = failure.retryable
    this.details = failure.details ?? []
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The service was not reached, or its response was not a Khagola answer. `cause` is the error of `fetch`. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}
