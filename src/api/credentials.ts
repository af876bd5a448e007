import type { Caller } from '../service/call-pipeline.ts'
import { CONFLICTING_KEYS } from '../service/keys.ts'

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
/** Number of times an address is decoded. A reader of logs will hardly find a key that is encoded more often. */
const MAX_DECODINGS = 3

/** The API key of a request from `Authorization: Bearer` or `X-API-Key`; null if absent; `CONFLICTING_KEYS` if both differ. */
export const apiKeyOf = (headers: Headers): string | null => {
  const bearer = BEARER.exec(headers.get('authorization') ?? '')?.[1]
  const headerKey = headers.get('x-api-key')
  if (bearer === undefined || headerKey === null) return bearer ?? headerKey
  return bearer === headerKey ? bearer : CONFLICTING_KEYS
}

/** A text with its valid percent escapes decoded; invalid ones stay: `%zz%5F` becomes `%zz_`. */
const decodeEscapes = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString())

/** True if an address (path and query) contains a key: a text in the format of a key, or a parameter whose name is usual for keys. */
export const hasKeyInUrl = (address: string): boolean => {
  if (!/[?%;]|sk_/i.test(address)) return false
  let decodedAddress = address
  for (let i = 0; i < MAX_DECODINGS && decodedAddress.includes('%'); i++) decodedAddress = decodeEscapes(decodedAddress)
  if (KEY.test(decodedAddress)) return true
  const [, ...parameters] = decodedAddress
    .toLowerCase()
    .replace(/[-_+.\s[\]]+/g, '')
    .split(/[?&;]/)
  return parameters.some((parameter) => {
    const end = parameter.indexOf('=')
    return KEY_PARAMETERS.has(end < 0 ? parameter : parameter.slice(0, end))
  })
}

/** The caller of a request, from its headers and its path and query. */
export const callerOf = (headers: Headers, target: string, address: Caller['address'] = () => null): Caller => ({
  key: apiKeyOf(headers),
  keyInUrl: hasKeyInUrl(target),
  requestId: headers.get('x-request-id'),
  wantsTiming: headers.get('x-server-timing') !== null,
  address,
})
