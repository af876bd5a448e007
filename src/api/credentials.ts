import type { Caller } from '../service/call-pipeline.ts'
import { TWO_KEYS } from '../service/keys.ts'

const BEARER = /^Bearer +(\S+)$/i
const KEY = /sk_(test|live)_/i
const KEY_PARAMETERS = new Set([
  'key',
  'apikey',
  'xapikey',
  'token',
  'accesstoken',
  'auth',
  'authorization',
  'bearer',
  'password',
  'secret',
  'clientsecret',
  'userkey',
])
/** A key that was encoded oftener would be of no use to whoever reads the address in a log. */
const ENCODED_AT_MOST = 3

/** The API key of a request: `Authorization: Bearer`, else `X-API-Key`; `TWO_KEYS` when both are there and differ. */
export const keyOf = (headers: Headers): string | null => {
  const bearer = BEARER.exec(headers.get('authorization') ?? '')?.[1]
  const other = headers.get('x-api-key')
  if (bearer === undefined || other === null) return bearer ?? other
  return bearer === other ? bearer : TWO_KEYS
}

/** What cannot be decoded beside what can: `%zz%5F` is `%zz_`. */
const decoded = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString())

/** Whether an address (path and query) carries a key: by the look of any part of it, or by the name of a parameter. */
export const hasKeyInUrl = (address: string): boolean => {
  if (!/[?%;]|sk_/i.test(address)) return false
  let plain = address
  for (let i = 0; i < ENCODED_AT_MOST && plain.includes('%'); i++) plain = decoded(plain)
  if (KEY.test(plain)) return true
  const [, ...parameters] = plain.split(/[?&;]/)
  return parameters.some((parameter) =>
    KEY_PARAMETERS.has(
      parameter
        .split('=', 1)[0]!
        .toLowerCase()
        .replace(/[-_+.\s[\]]/g, ''),
    ),
  )
}

/** Who asks, by the headers of a request and its path and query. */
export const callerOf = (headers: Headers, target: string, address: Caller['address'] = () => null): Caller => ({
  key: keyOf(headers),
  keyInUrl: hasKeyInUrl(target),
  requestId: headers.get('x-request-id'),
  address,
})
