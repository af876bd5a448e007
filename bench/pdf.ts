import { NO_TENANT } from '../src/cooperative-yield.ts'
import {
  callout,
  facts,
  figureBlock,
  listBlock,
  paragraph,
  type Section,
  subheading,
  table,
} from '../src/document/document.ts'
import type { RenderRequest } from '../src/document/rendering.ts'
import { render } from '../src/pdf/render.ts'
import { chartSvg } from '../src/render/chart.ts'
import { LIGHT } from '../src/render/chart-facts.ts'
import { SIGNS } from '../src/zodiac/signs.ts'
import { documentFor } from '../test/pdf/real-documents.ts'
import { machine } from './machine.ts'
import { familyOf, megabytesOf } from './servers/processes.ts'

// Times and memory of PDF reports, rendered by the same process as in PDF jobs. Argument: number of jobs (default 200).
const [jobs = '200'] = process.argv.slice(2)
/** Sections of a report of 25 pages. */
const LONG = 13
/** Number of measurements of memory. */
const QUARTERS = 4

const chart = await chartSvg(
  {
    cells: SIGNS.map((sign, i) => ({
      house: i + 1,
      sign,
      signNumber: i + 1,
      bodies: i % 2 ? [] : [{ name: 'Mars', degree: 7, retrograde: false, combust: false }],
    })),
  },
  { style: 'north', size: 600, theme: LIGHT, labels: 'abbreviation', showDegrees: true },
)
const words = (text: string, times: number) => Array.from({ length: times }, (_, i) => `${text} (${i})`).join(' ')
const section = (number: number): Section => ({
  title: `Section ${number} · ज्योतिष`,
  blocks: [
    paragraph(words('The lord of the ascendant stands in the seventh house, with Venus.', 9)),
    facts(SIGNS.map((sign, i) => [sign, `${i}°${number}′`])),
    ...(number % 3 ? [] : [figureBlock('Rasi', chart, 'A chart.'), figureBlock('Navamsa', chart, 'A chart.')]),
    subheading('Table'),
    table(
      'Periods',
      ['Lord', 'From', 'To', 'What it is known for'],
      Array.from({ length: 34 }, (_, i) => [`Mars ${i}`, '1990-01-01', '1997-01-01', words('Work and its fruits', 3)]),
    ),
    callout('Note', words('Late rather than never.', 6)),
    listBlock([words('Early rising', 4), words('Gifts of grain', 4)]),
  ],
})
const request = (sections: number, created: number): RenderRequest => ({
  title: 'A report',
  sections: Array.from({ length: sections }, (_, i) => section(i + 1)),
  branding: { brand_name: 'A house of जातक', accent: '#8a1c3a', logo: null, footer_note: 'With care', paper: null },
  watermark: true,
  language: 'en',
  created,
})
const pagesOf = (pdf: Uint8Array) => Number(/\/Count (\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1])
const timed = async (document: RenderRequest) => {
  const began = performance.now()
  const pdf = await render(document, NO_TENANT)
  return { ms: performance.now() - began, pdf }
}
const book = await documentFor('classical-kundli-report', 'midnight', undefined, false, { length: 'full' })

/** Memory of the child processes, MB. */
const resident = () => megabytesOf(familyOf(process.pid).slice(1))
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!

console.log(machine())
const cold = await timed(request(1, 0))
console.log(`process started, fonts loaded, ${pagesOf(cold.pdf)} pages: ${cold.ms.toFixed(0)} ms`)
for (const document of [request(1, 0), request(LONG, 0), book]) {
  const runs = []
  for (let i = 0; i < 7; i++) runs.push(await timed(document))
  const { pdf } = runs[0]!
  console.log(
    `warm, ${pagesOf(pdf)} pages, ${(pdf.length / 1000).toFixed(0)} kB: median ${median(runs.map(({ ms }) => ms)).toFixed(0)} ms`,
  )
}
const memory: string[] = []
const began = performance.now()
for (let job = 1; job <= Number(jobs); job++) {
  await timed({ ...book, created: job })
  if (job % Math.ceil(Number(jobs) / QUARTERS) === 0) memory.push(`${job}: ${Math.round(resident())}`)
}
console.log(
  `${jobs} full kundlis one after another: ${((performance.now() - began) / Number(jobs)).toFixed(0)} ms each`,
)
console.log(`memory of the drawing processes after this number of kundlis, MB: ${memory.join(', ')}`)
process.exit()
