import { SetupError } from '../settings.ts'

/** Requests to S3: their further attempts, and their errors as sentences that name the file as `s3://bucket/key`. */

/** Waits before the further attempts of a request, milliseconds. Amazon asks clients to slow down with 503 at any time. */
const RETRY_WAITS_MS = [250, 500, 1_000, 2_000, 4_000]

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')

const isS3Error = (error: unknown): error is Error => error instanceof Error && error.name === 'S3Error'

export const isMissingKey = (error: unknown) => codeOf(error) === 'NoSuchKey'

/** True for a refusal without a text, as every refusal of HEAD is. */
export const hasNoReason = (error: unknown) => codeOf(error) === 'UnknownError'

/** True if a range begins after the end of the object, as every range of an empty object does. */
export const isOutOfRange = (error: unknown) => codeOf(error) === 'InvalidRange'

const MISSING_CREDENTIALS =
  'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set, and with a server of your own S3_ENDPOINT'

/** The errors that a further attempt cannot mend. Source: Amazon S3 API Reference, "Error responses". */
const PERMANENT: Readonly<Record<string, string>> = {
  ERR_S3_MISSING_CREDENTIALS: MISSING_CREDENTIALS,
  ERR_S3_INVALID_ENDPOINT: 'S3_ENDPOINT is not a valid URL',
  AccessDenied: 'the credentials do not permit this',
  AllAccessDisabled: 'the bucket is disabled',
  AccountProblem: 'the account of the bucket has a problem',
  ExpiredToken: 'the session token has expired',
  InvalidAccessKeyId: 'the S3 server does not know the access key',
  InvalidBucketName: 'the name of the bucket is not valid',
  InvalidRange: 'the file became shorter',
  InvalidToken: 'the session token is not valid',
  KeyTooLongError: 'its name is too long',
  MethodNotAllowed: 'the S3 server does not permit this',
  NoSuchBucket: 'the bucket does not exist',
  NoSuchKey: 'the file does not exist',
  PermanentRedirect: 'the bucket is in another region than S3_REGION',
  AuthorizationHeaderMalformed: 'the bucket is in another region than S3_REGION',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  SignatureDoesNotMatch: 'the S3 server refuses the credentials',
}

/** The errors without an answer of the server. */
const CONNECTION = /^(Connection|DNS|FailedToOpenSocket|Timeout|Socket|ERR_TLS|CERT_|UNABLE_)/

const causeOf = (code: string, message: string): string => {
  const permanent = PERMANENT[code]
  if (permanent !== undefined) return permanent
  if (CONNECTION.test(code)) return `the S3 server cannot be reached (${code}); check S3_ENDPOINT`
  if (code === 'UnknownError')
    return 'the S3 server refused the request without a reason; check the bucket and the credentials'
  return `${message.replace(/\.$/, '')} (${code})`
}

/** A `SetupError` for an error of S3; other errors unchanged. */
export const s3Error = (error: unknown, path: string, verb: string): unknown =>
  isS3Error(error)
    ? new SetupError(`cannot ${verb} ${path}: ${causeOf(codeOf(error), error.message)}.`, { cause: error })
    : error

const isRetryable = (error: unknown) =>
  isS3Error(error) && PERMANENT[codeOf(error)] === undefined && !codeOf(error).startsWith('ERR_S3_INVALID')

/** Returns a function that waits before a further attempt; it throws the error if there is none. */
export const createRetries = (path: string, verb: string) => {
  let attempt = 0
  return {
    async waitOrThrow(error: unknown) {
      const wait = RETRY_WAITS_MS[attempt]
      if (wait === undefined || !isRetryable(error)) throw s3Error(error, path, verb)
      attempt++
      // Different lengths, so that many workers do not come back at the same moment.
      await Bun.sleep(wait * (0.75 + 0.5 * Math.random()))
    },
    /** The request has made progress. */
    reset() {
      attempt = 0
    },
  }
}

/** The result of a request, which is repeated after errors that may pass. `NoSuchKey` is thrown unchanged. */
export const retryingS3 = async <T>(path: string, verb: string, request: () => Promise<T>): Promise<T> => {
  const retries = createRetries(path, verb)
  for (;;)
    try {
      return await request()
    } catch (error) {
      if (isMissingKey(error)) throw error
      await retries.waitOrThrow(error)
    }
}
