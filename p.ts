import { Resvg } from '@resvg/resvg-js'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
const un = readFileSync('/tmp/w/wheel.svg','utf8')
const font = { loadSystemFonts: false, fontFiles: [], defaultFontFamily: 'Noto Sans' }
const fit = { mode: 'width' as const, value: 800 }
const { pixels } = new Resvg(un,{fitTo:fit,font}).render()
const words = new Uint32Array(pixels.buffer, pixels.byteOffset, 640000)
const A = (words: Uint32Array, width: number) => {
  const rows = Buffer.allocUnsafe(3 * words.length + words.length / width)
  let from = 0, to = 0, all = -1
  while (from < words.length) {
    rows[to++] = 0
    const end = from + width
    while (from < end) { const word = words[from++]!; all &= word; rows[to] = word; rows[to+1] = word>>>8; rows[to+2]=word>>>16; to += 3 }
  }
  return all >>> 24 === 255 ? rows : null
}
const B = (words: Uint32Array, width: number) => {
  const quads = width >> 2
  const packed = new Uint32Array(quads * 3)
  const bytes = new Uint8Array(packed.buffer)
  const rows = Buffer.allocUnsafe(3 * words.length + words.length / width)
  let from = 0, to = 0, all = -1
  while (from < words.length) {
    for (let i = 0; i < packed.length; i += 3) {
      const a = words[from]!, b = words[from+1]!, c = words[from+2]!, d = words[from+3]!
      from += 4
      all &= a & b & c & d
      packed[i] = (a & 0xffffff) | (b << 24)
      packed[i+1] = ((b >>> 8) & 0xffff) | (c << 16)
      packed[i+2] = ((c >>> 16) & 0xff) | (d << 8)
    }
    rows[to++] = 0
    rows.set(bytes, to); to += bytes.length
  }
  return all >>> 24 === 255 ? rows : null
}
const C = (pixels: Uint8Array, width: number) => {
  const n = width * 4
  const rows = Buffer.allocUnsafe(pixels.length + pixels.length / n)
  let to = 0
  for (let from = 0; from < pixels.length; from += n) { rows[to++] = 0; rows.set(pixels.subarray(from, from + n), to); to += n }
  return rows
}
const D = (words: Uint32Array) => { let all = -1; for (let i = 0; i < words.length; i += 4) all &= words[i]! & words[i+1]! & words[i+2]! & words[i+3]!; return all }
const a = A(words, 800)!, b = B(words, 800)!, c = C(pixels, 800)
console.log(Buffer.compare(a, b))
const L: Record<string, number> = {}
const t = (k: string, f: () => unknown) => { const s = performance.now(); f(); L[k] = Math.min(L[k] ?? 1e9, performance.now()-s) }
for (let r=0;r<200;r++) { t('A', () => A(words,800)); t('B', () => B(words,800)); t('C', () => C(pixels,800)); t('D', () => D(words));
 t('deflate rgb', () => deflateSync(a, {level:1, chunkSize: 2**18})); t('deflate rgba', () => deflateSync(c, {level:1, chunkSize: 2**18})); t('bun rgb', () => Bun.deflateSync(a, {level:1, library:'libdeflate'} as never)); t('bun rgb zlib', () => Bun.deflateSync(a, {level:1, windowBits: 9, memLevel: 9} as never)); await Bun.sleep(0) }
console.log(L, deflateSync(a,{level:1}).length, deflateSync(c,{level:1}).length)
