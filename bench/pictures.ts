import { Resvg } from '@resvg/resvg-js'
import { drawChart } from '../src/render/chart-drawing.ts'
import { LIGHT } from '../src/render/chart-facts.ts'
import { ALLOCATOR } from '../src/render/child-process.ts'
import { renderPng } from '../src/render/raster.ts'
import { drawSudarshana } from '../src/render/sudarshana-drawing.ts'
import { drawWheel } from '../src/render/wheel-drawing.ts'
import { PLAIN_WHEEL, type WheelFacts } from '../src/render/wheel-facts.ts'
import { ALL_ASPECTS, ASPECTS } from '../src/western/aspects.ts'
import { POINTS, SYMBOLS } from '../src/western/points.ts'
import { SIGNS } from '../src/zodiac/signs.ts'
import { machine } from './machine.ts'
import { numbers } from './sample.ts'

// Times of wheels and charts, each of a random birth, in a process with the allocator settings of a drawing process. Argument: number of
// pictures (default 5000).
const count = Number(process.argv[2] ?? 5000)
if (!process.env.MIMALLOC_PURGE_DELAY) {
  const { exitCode } = Bun.spawnSync([process.execPath, import.meta.path, String(count)], {
    env: { ...process.env, ...ALLOCATOR },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.exit(exitCode)
}

const next = numbers(25)
const wheel = (): WheelFacts => {
  const ascendant = 360 * next()
  const points = POINTS.map((name) => ({
    name,
    symbol: SYMBOLS[name],
    longitude: 360 * next(),
    retrograde: next() < 0.2,
  }))
  return {
    rings: [
      { title: 'A name of a usual length', captions: ['14 March 1879 11:30 (UTC+00:40)', '48°24′ N 10°00′ E'], points },
    ],
    ascendant,
    midheaven: (ascendant + 250 + 40 * next()) % 360,
    cusps: Array.from({ length: 12 }, (_, i) => (ascendant + 30 * i) % 360),
    aspects: Array.from({ length: 20 }, () => {
      const [a, b] = [points[Math.floor(14 * next())]!, points[Math.floor(14 * next())]!]
      const aspect = ALL_ASPECTS[Math.floor(6 * next())]!
      const between = [a.name, b.name] as const
      return {
        a: a.longitude,
        b: b.longitude,
        aspect,
        nature: ASPECTS[aspect].nature,
        strength: next(),
        between,
        orb: next(),
      }
    }),
    notes: ['Placidus houses', 'Tropical zodiac'],
  }
}
const chart = () => ({
  title: 'D1',
  ascendantDegree: 12,
  cells: SIGNS.map((sign, i) => ({
    house: i + 1,
    sign,
    signNumber: i + 1,
    bodies: next() < 0.6 ? [{ name: 'Mars', degree: 30 * next(), retrograde: next() < 0.3, combust: false }] : [],
  })),
})
const style = { style: 'north', size: 600, theme: LIGHT, labels: 'abbreviation', showDegrees: true } as const

const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const timed = async (times: number, work: () => unknown) => {
  for (let i = 0; i < 20; i++) await work()
  const each: number[] = []
  const processor: number[] = []
  for (let i = 0; i < times; i++) {
    const [began, used] = [performance.now(), processorMs()]
    await work()
    each.push(performance.now() - began)
    processor.push(processorMs() - used)
    // Lets the garbage collector free the memory of resvg, as between two orders of a drawing process.
    Bun.gc(false)
    await Bun.sleep(0)
  }
  each.sort((a, b) => a - b)
  processor.sort((a, b) => a - b)
  return {
    least: each[0]!,
    median: each[times >> 1]!,
    p99: each[Math.floor(times * 0.99)]!,
    processor: processor[times >> 1]!,
  }
}
const megabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20)
const report = (name: string, { least, median, p99, processor }: Awaited<ReturnType<typeof timed>>) =>
  console.log(
    `${name}: least ${least.toFixed(2)} ms, median ${median.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, processor ${processor.toFixed(2)} ms, resident ${megabytes()} MB`,
  )

console.log(machine())
const svg = drawWheel(wheel(), PLAIN_WHEEL)
console.log(`wheel: ${svg.length} characters, ${Bun.gzipSync(svg).length} gzipped`)
for (const part of [1, 2])
  report(`wheel, SVG, ${part} of 2`, await timed(count / 2, () => drawWheel(wheel(), PLAIN_WHEEL)))
report('north, SVG', await timed(count, () => drawChart(chart(), style)))
const rings = () => ['Ascendant', 'Moon', 'Sun'].map((name) => ({ name, chart: { ...chart(), title: name } }))
report(
  'sudarshana, SVG',
  await timed(count, () => drawSudarshana({ kind: 'sudarshana', title: 'Sudarshana', rings: rings() }, style)),
)
for (const part of [1, 2])
  report(`wheel, PNG of 800 pixels, ${part} of 2`, await timed(count / 2, () => renderPng(svg, 800)))
// A reference for the current speed of this machine: circles and axes only, without PNG encoding.
const bare = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 2000 2000"><path d="M0 0H2000V2000H0Z" fill="#fff"/>',
  ...[892, 788, 496, 440].map(
    (radius) => `<circle cx="1000" cy="1000" r="${radius}" fill="none" stroke="#444" stroke-width="2.5"/>`,
  ),
  '<path d="M560 1000H212M1440 1000H1788M1000 560V212M1000 1440V1788" stroke="#999" stroke-width="2.2"/></svg>',
].join('')
const font = { loadSystemFonts: false }
report(
  'circles and axes alone, by resvg',
  await timed(Math.min(count, 500), () => new Resvg(bare, { font }).render().pixels),
)
report('the same as PNG', await timed(Math.min(count, 500), () => renderPng(bare, 800)))
