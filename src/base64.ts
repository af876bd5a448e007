/** As many letters at once as a call of a function takes. */
const PORTION = 0x8000

/** Bytes as base64, also where the platform has no function of its own for it. */
export const base64Of = (bytes: Uint8Array): string => {
  if (typeof bytes.toBase64 === 'function') return bytes.toBase64()
  let letters = ''
  for (let i = 0; i < bytes.length; i += PORTION) letters += String.fromCharCode(...bytes.subarray(i, i + PORTION))
  return btoa(letters)
}

/** As `Uint8Array.from` with a function, which takes a second for the characters of two megabytes. */
const bytesOfCharacters = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/** The bytes of base64; throws where it is none. */
export const bytesOfBase64 = (text: string): Uint8Array =>
  typeof Uint8Array.fromBase64 === 'function' ? Uint8Array.fromBase64(text) : bytesOfCharacters(atob(text))
