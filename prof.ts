import { Resvg } from '@resvg/resvg-js'
import { deflateSync, constants, crc32 } from 'node:zlib'
import { drawWheel } from './src/render/wheel-drawing.ts'
import { PLAIN_WHEEL } from './src/render/wheel-facts.ts'
import { unfolded } from './src/render/unfolded.ts'
import { pngOf } from './src/render/png-file.ts'
import { POINTS, SYMBOLS } from './src/western/points.ts'
import { ALL_ASPECTS, ASPECTS } from './src/western/aspects.ts'
import { numbers } from './bench/sample.ts'
const next = numbers(25)
const ascendant = 360*next()
const points = POINTS.map((name) => ({ name, symbol: SYMBOLS[name], longitude: 360 * next(), retrograde: next() < 0.2 }))
const w = { rings: [{ title: 'A name of a usual length', captions: ['14 March 1879 11:30 (UTC+00:40)', '48°24′ N 10°00′ E'], points }], ascendant, midheaven: (ascendant+260)%360,
 cusps: Array.from({ length: 12 }, (_, i) => (ascendant + 30 * i) % 360),
 aspects: Array.from({ length: 20 }, () => { const [a, b] = [points[Math.floor(14 * next())]!, points[Math.floor(14 * next())]!]; const aspect = ALL_ASPECTS[Math.floor(6 * next())]!; return { a: a.longitude, b: b.longitude, aspect, nature: ASPECTS[aspect].nature, strength: next(), between: [a.name,b.name] as const, orb: next() } }), notes: ['Placidus houses','Tropical zodiac'] }
const svg = drawWheel(w as never, PLAIN_WHEEL)
const un = unfolded(svg)
const font = { loadSystemFonts: false, fontFiles: [], defaultFontFamily: 'Noto Sans' }
const T = async (name: string, f: () => unknown, n = 200) => {
  for (let i=0;i<10;i++) f()
  const t: number[] = []
  for (let i=0;i<n;i++){ const b=performance.now(); f(); t.push(performance.now()-b); await Bun.sleep(0) }
  t.sort((a,b)=>a-b); console.log(name.padEnd(40), t[0]!.toFixed(2), t[n>>1]!.toFixed(2))
}
const fit = { mode: 'width' as const, value: 800 }
require('node:fs').writeFileSync('/tmp/w/wheel.svg', un)
const img = new Resvg(un, { fitTo: fit, font }).render()
const { pixels } = img
console.log(new Set(new Uint32Array(pixels.buffer, pixels.byteOffset, 640000)).size, 'colours', un.length)
const words = new Uint32Array(pixels.buffer, pixels.byteOffset, 640000)
const raw = Buffer.alloc(1920000+800), sub = Buffer.alloc(1920000+800), up = Buffer.alloc(1920000+800)
{ let to=0; for (let y=0;y<800;y++){ raw[to]=0; sub[to]=1; up[to]=2; to++; for(let x=0;x<800;x++) for (let c=0;c<3;c++){ const at=4*(800*y+x)+c; const v=pixels[at]!; raw[to]=v; sub[to]=v-(x?pixels[at-4]!:0); up[to]=v-(y?pixels[at-3200]!:0); to++ } } }
await T('unfold', () => unfolded(svg))
await T('parse', () => new Resvg(un, { fitTo: fit, font }))
await T('parse+render', () => new Resvg(un, { fitTo: fit, font }).render())
await T('parse+render+pixels', () => new Resvg(un, { fitTo: fit, font }).render().pixels)
await T('pngOf', () => pngOf(pixels, 800, 800))
for (const [n, b] of [['raw',raw],['sub',sub],['up',up]] as const)
 for (const [sn, s] of [['default', constants.Z_DEFAULT_STRATEGY],['rle',constants.Z_RLE],['huff',constants.Z_HUFFMAN_ONLY],['filtered',constants.Z_FILTERED],['fixed',constants.Z_FIXED]] as const) {
  const o = { level: 1, strategy: s, chunkSize: 2**18 }
  let size = 0
  await T(`deflate ${n} ${sn}`, () => { size = deflateSync(b, o).length }, 60); console.log('   ', size)
 }
await T('crc', () => crc32(raw))
