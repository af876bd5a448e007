import { describe, expect, test } from 'bun:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressBody } from '../../src/api/compression.ts'

// A long body is encoded in parts of 65,536 characters.

const PART = 65_536
const DECODERS = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: (bytes: Uint8Array) => Buffer.from(Bun.zstdDecompressSync(bytes)),
}
const decoded = async (text: string, accepted: string | null): Promise<string> => {
  const { body, encoding } = await compressBody(text, accepted)
  return encoding ? DECODERS[encoding](body as Uint8Array).toString() : Buffer.from(body as Uint8Array).toString()
}

describe.each([null, 'br', 'gzip', 'zstd'])('a long body with Accept-Encoding %p', (accepted) => {
  test.each([
    ['a letter of two units at the end of a part', `${'a'.repeat(PART - 1)}😀${'b'.repeat(PART)}`],
    ['letters of two units at all ends of parts', '😀'.repeat(PART)],
    ['a length of whole parts', 'अ'.repeat(2 * PART)],
    ['one unit more than a part', 'x'.repeat(PART + 1)],
  ])('has the bytes of the text: %s', async (_, text) => {
    expect((await decoded(text, accepted)) === text).toBe(true)
  })
  test('has a replacement character for half a letter, as a whole text has', async () => {
    const text = `${'a'.repeat(PART - 1)}\ud83d${'b'.repeat(10)}`
    expect((await decoded(text, accepted)) === new TextDecoder().decode(new TextEncoder().encode(text))).toBe(true)
  })
})
