/**
 * All faults of the API. `code` and `status` are part of the public contract; `retryable` is defined only here;
 * `when` is the sentence printed in the API description.
 */
export const FAULTS = {
  malformed: {
    status: 400,
    code: 'invalid_request',
    retryable: false,
    when: 'The body cannot be read, is not JSON or is not an object; a key was sent in the URL; the Idempotency-Key is not 1 to 200 printable characters.',
  },
  no_key: { status: 401, code: 'invalid_key', retryable: false, when: 'The key is missing, unknown or revoked.' },
  expired_key: { status: 401, code: 'expired_key', retryable: false, when: 'The key has expired.' },
  overdue: {
    status: 402,
    code: 'payment_required',
    retryable: false,
    when: 'The payment of the plan is overdue and its grace period has ended; live calls are refused.',
  },
  suspended: { status: 403, code: 'account_suspended', retryable: false, when: 'The account is not active.' },
  not_found: { status: 404, code: 'not_found', retryable: false, when: 'The capability, job or file does not exist.' },
  key_reused: {
    status: 409,
    code: 'idempotency_conflict',
    retryable: false,
    when: 'The Idempotency-Key was used with another body, or its record has expired.',
  },
  in_progress: {
    status: 409,
    code: 'idempotency_conflict',
    retryable: true,
    when: 'The first call with this Idempotency-Key is still in progress.',
  },
  link_expired: {
    status: 410,
    code: 'link_expired',
    retryable: false,
    when: 'The download link is older than 24 hours.',
  },
  file_expired: { status: 410, code: 'file_expired', retryable: false, when: 'The file is older than 7 days.' },
  too_large: {
    status: 413,
    code: 'payload_too_large',
    retryable: false,
    when: 'The body is larger than 1 MiB, or has more fields or values than any valid input.',
  },
  encoded: {
    status: 400,
    code: 'invalid_request',
    retryable: false,
    when: 'The body has a Content-Encoding; send it unencoded.',
  },
  invalid: {
    status: 422,
    code: 'invalid_request',
    retryable: false,
    when: 'An input is missing, unknown or out of range; `field` names it.',
  },
  unsupported_language: {
    status: 422,
    code: 'unsupported_language',
    retryable: false,
    when: 'The language or labels value is not supported; the message lists those that are.',
  },
  headers_too_large: {
    status: 400,
    code: 'invalid_request',
    retryable: false,
    when: 'The URL and the headers together exceed 32 KiB.',
  },
  rate_limited: {
    status: 429,
    code: 'rate_limited',
    retryable: true,
    when: 'The rate limit is reached; Retry-After gives the seconds to wait.',
  },
  quota_exhausted: { status: 429, code: 'quota_exhausted', retryable: false, when: 'Credits or quota are used up.' },
  spend_cap: {
    status: 429,
    code: 'spend_cap_reached',
    retryable: false,
    when: 'The monthly spend cap of the overage is reached.',
  },
  project_budget: {
    status: 429,
    code: 'project_budget_exceeded',
    retryable: false,
    when: "The key's project has used its monthly credit budget.",
  },
  failed: { status: 500, code: 'computation_failed', retryable: true, when: 'The calculation failed on our side.' },
  defect: {
    status: 500,
    code: 'computation_failed',
    retryable: false,
    when: 'The document could not be computed; a retry would fail too.',
  },
  render_limit: {
    status: 500,
    code: 'computation_failed',
    retryable: false,
    when: 'The drawing or document exceeds the limit of time or memory; a retry would fail too.',
  },
  facts_failed: {
    status: 500,
    code: 'computation_failed',
    retryable: false,
    when: 'The facts of a reading could not be computed; a retry would fail too.',
  },
  invalid_result: {
    status: 502,
    code: 'unavailable',
    retryable: false,
    when: 'The answer does not fit its schema.',
  },
  unavailable: {
    status: 503,
    code: 'unavailable',
    retryable: true,
    when: 'The calculation service is temporarily unavailable.',
  },
  provider_rejected: {
    status: 503,
    code: 'unavailable',
    retryable: false,
    when: "The language model provider rejects the server's requests, or no model serves the tier; the operator must act.",
  },
  deadline: { status: 504, code: 'deadline_exceeded', retryable: true, when: 'The calculation took too long.' },
} as const

export type FaultName = keyof typeof FAULTS
export type FaultCode = (typeof FAULTS)[FaultName]['code']

/** Allowed values, as keywords of JSON Schema. */
export type Allowed = Readonly<Record<string, unknown>>

/** An error with a public code. Any other exception is a defect and is answered as `failed`. */
export class Fault extends Error {
  constructor(
    readonly fault: FaultName,
    message: string,
    readonly detail: {
      field?: string | null
      retryAfter?: number
      bytesRead?: number
      allowed?: Allowed
      /** Further faults of the same input. */
      others?: readonly Fault[]
    } = {},
  ) {
    super(message)
    this.name = 'Fault'
  }
  get field(): string | null {
    return this.detail.field ?? null
  }
  get status() {
    return FAULTS[this.fault].status
  }
  get code(): FaultCode {
    return FAULTS[this.fault].code
  }
  get retryable() {
    return FAULTS[this.fault].retryable
  }
  /** The same fault with further faults of the same input. */
  withOthers(others: readonly Fault[]): Fault {
    return new Fault(this.fault, this.message, { ...this.detail, others })
  }
}

/** The fault 422 that names the invalid input field. */
export const invalid = (field: string, message: string, allowed?: Allowed) =>
  new Fault('invalid', message, { field, ...(allowed && { allowed }) })

/** The fault that ends the work of a call whose client closed the connection. No client receives it. */
export const connectionClosedFault = () => new Fault('unavailable', 'The client closed the connection.')

/** True if work failed because its client closed the connection, which aborted `signal`. */
export const isConnectionClosed = (reason: unknown, signal: AbortSignal | undefined): boolean => {
  if (!signal?.aborted) return false
  const causes = [reason, (reason as { cause?: unknown } | null)?.cause]
  return causes.some((each) => each === signal.reason || (each as Error | undefined)?.name === 'AbortError')
}
