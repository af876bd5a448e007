import { describe, expect, test } from 'bun:test'
import { bars, figure, paragraph, type Section, table, timeline } from '../../src/document/document.ts'
import type { RenderRequest } from '../../src/document/rendering.ts'
import { writePdf } from '../../src/pdf/write-pdf.ts'
import { flat, readPdf } from './reader.ts'

const read = async (sections: readonly Section[], more: Partial<RenderRequest> = {}) =>
  readPdf(
    await writePdf({
      title: 'A report',
      sections,
      branding: null,
      watermark: false,
      language: 'en',
      created: Date.UTC(2026, 0, 2),
      ...more,
    }),
  )
const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i + 1}`).join(' ')
const plain = (count: number): Section[] =>
  Array.from({ length: count }, (_, i) => ({ title: `Chapter ${i + 1}`, blocks: [paragraph(words(900))] }))
const CHART =
  '<svg viewBox="0 0 100 100"><path d="M0 0L100 100M100 0L0 100" stroke="#800000" fill="none"/><text x="10" y="50">As</text></svg>'

describe('pictures of a document’s own figures', async () => {
  const spans = [
    { name: 'Ketu', from: '1978-08-15', to: '1980-03-29' },
    { name: 'Venus', from: '1980-03-29', to: '2000-03-29' },
    { name: 'Sun', from: '2000-03-29', to: '2030-03-29', weight: 1 },
  ]
  const rows = [
    { name: 'Work', share: 0.75, told: 'well provided' },
    { name: 'Money', share: 0.25, told: 'short of help' },
  ]
  const blocks = [
    timeline('Periods', spans),
    bars('Sides', rows),
    table('Heat', ['Planet', 'Aries'], [['Sun', '4']], [[null, 1]]),
  ]
  const pdf = await read([{ title: 'Pictures', blocks }])
  const alts = flat(pdf.tree).flatMap(({ tag, alt }) => (tag === 'Figure' ? [alt] : []))

  test('say in words what they show, and which period runs on the day it is made', () => {
    expect(alts).toEqual([
      'Periods. Ketu 1978 to 1980; Venus 1980 to 2000; Sun 2000 to 2030. Today runs Sun.',
      'Sides. Work: well provided; Money: short of help.',
    ])
    expect(pdf.text(0)).toContain('Today')
  })

  test('are to scale: periods by their days', () => {
    const rects = [...pdf.content(0).matchAll(/^([\d.]+) [\d.]+ ([\d.]+) ([\d.]+) re$/gm)].map(
      ([, x, width, height]) => ({
        x: Number(x),
        width: Number(width),
        height: Number(height),
      }),
    )
    const [ketu, venus, sun] = rects.filter(({ height }) => height === 24)
    const days = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000
    const perDay = (venus!.width + 0.8) / days(spans[1]!)
    expect((ketu!.width + 0.8) / days(spans[0]!)).toBeCloseTo(perDay, 6)
    expect((sun!.width + 0.8) / days(spans[2]!)).toBeCloseTo(perDay, 6)
    const today = rects.find(({ height, width }) => height === 30 && width === 1.4)!
    expect(today.x + 0.7).toBeCloseTo(ketu!.x + perDay * days({ from: '1978-08-15', to: '2026-01-02' }), 2)
  })
})

describe('a cover', () => {
  const people = (names: readonly string[]) => names.map((name) => ({ called: null, name, lines: ['1 January 2000'] }))
  const charted = (count: number): Section[] => [
    { title: 'Charts', blocks: Array.from({ length: count }, (_, i) => figure(`Chart ${i}`, CHART, 'Gemini rises.')) },
    ...plain(5),
  ]
  /** Of what is drawn before the title, as a picture that nobody hears. */
  const count = (content: string, drawn: RegExp) => content.slice(0, content.indexOf('/H1')).match(drawn)?.length ?? 0
  const LETTERS = /TJ$/gm
  const SPOKES = /\bl\nS$/gm

  test('has the chart of one, of each of two, or a wheel where none is drawn', async () => {
    const [none, one, two] = await Promise.all([
      read(plain(6), { subjects: people(['Arun']) }),
      read(charted(2), { subjects: people(['Arun']) }),
      read(charted(2), { subjects: people(['Arun', 'Meera']) }),
    ])
    expect([none, one, two].map((pdf) => count(pdf.content(0), LETTERS))).toEqual([0, 1, 2])
    expect(count(none.content(0), SPOKES)).toBe(12)
    expect(flat(two.tree).filter(({ tag }) => tag === 'Figure').length).toBe(2)
  })

  test('holds the contents of a long report, on Letter under a brand too', async () => {
    const branding = { brand_name: 'Shri', accent: '#7a1f1f', logo: null, footer_note: null, paper: 'letter' as const }
    const sections = Array.from({ length: 27 }, (_, i) => ({ title: `Part ${i}`, blocks: [paragraph(words(120))] }))
    const pdf = await read(sections, { branding, subjects: people(['Arun']) })
    expect(pdf.text(0)).toContain('Part 26')
    expect(pdf.outline![0]!.page).toBe(1)
  })
})
