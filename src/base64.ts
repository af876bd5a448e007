/** Bytes per call of `String.fromCharCode`: engines limit the number of arguments. */
const CHUNK_BYTES = 0x8000

/** The base64 text of bytes. Works without `Uint8Array.prototype.toBase64`. */
export const base64Of = (bytes: Uint8Array): string => {
  if (typeof bytes.toBase64 === 'function') return bytes.toBase64()
  let binary = ''
  for (let i = 0; i < bytes.length; i += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(i, i + CHUNK_BYTES))
  return btoa(binary)
}

/** The bytes of a binary string. `Uint8Array.from` with a map function takes a second for two megabytes. */
const bytesOfCharacters = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/** The bytes of a base64 text. Throws if the text is not valid base64. */
export const bytesOfBase64 = (text: string): Uint8Array =>
  typeof Uint8Array.fromBase64 === 'function' ? Uint8Array.fromBase64(text) : bytesOfCharacters(atob(text))
