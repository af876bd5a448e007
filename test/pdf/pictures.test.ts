import { describe, expect, test } from 'bun:test'
import { bars, figure, graph, paragraph, radar, type Section, table, timeline } from '../../src/document/document.ts'
import { type Look, ORNAMENTS } from '../../src/document/rendering.ts'
import { contrastWithWhite } from '../../src/pdf/branding.ts'
import { lookOf } from '../../src/service/jobs/document-theme.ts'
import { PDF_REPORTS } from '../../src/service/jobs/order.ts'
import { flat } from './reader.ts'
import { plain, read, words } from './written.ts'

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

describe('a radar', async () => {
  const axes = [
    { name: 'North', share: 1, told: 'supported' },
    { name: 'East', share: 0.5, told: 'neutral' },
    { name: 'South', share: 0.25, told: 'strained' },
    { name: 'West', share: 0, told: 'strained' },
  ]
  const pdf = await read([{ title: 'Ways', blocks: [radar('Directions', axes)] }])

  test('is told in words, each part once', () => {
    const figure = flat(pdf.tree).find(({ tag }) => tag === 'Figure')!
    expect(figure.alt).toBe('Directions. North: supported; East: neutral; South: strained; West: strained.')
    for (const { name } of axes) expect(pdf.text(0).split(name).length).toBe(2)
  })

  test('has each part as far out as its share: the first above, the others clockwise', () => {
    const places = /([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\n([\d.]+) ([\d.]+) l\n([\d.]+) ([\d.]+) l\nh\n1\.4 w/
    const [north, east, south, west] = places
      .exec(pdf.content(0))!
      .slice(1)
      .map(Number)
      .flatMap((value, i, all) => (i % 2 ? [] : [{ x: value, y: all[i + 1]! }])) as { x: number; y: number }[]
    // The last has no share: it lies in the centre.
    const [up, right, down] = [west!.y - north!.y, east!.x - west!.x, south!.y - west!.y]
    expect(right / up).toBeCloseTo(0.5, 3)
    expect(down / up).toBeCloseTo(0.25, 3)
    expect([north!.x, south!.x]).toEqual([west!.x, west!.x])
  })
})

describe('a graph of what comes and goes', async () => {
  const given = {
    from: '2026-01-01',
    to: '2027-01-01',
    rows: [
      { name: 'Saturn □ Sun', days: ['2026-01-31', '2026-07-30'], hard: true },
      { name: 'Jupiter △ Moon', days: ['2026-07-02'], hard: false },
    ],
  }
  const pdf = await read([{ title: 'Dates', blocks: [graph('The year', given)] }], { created: Date.UTC(2026, 6, 2) })

  test('is told in words', () => {
    expect(flat(pdf.tree).find(({ tag }) => tag === 'Figure')!.alt).toBe(
      'The year. Saturn □ Sun: 31 January, 30 July; Jupiter △ Moon: 2 July.',
    )
    for (const word of ['Jan', 'Dec', 'Today']) expect(pdf.text(0)).toContain(word)
  })

  test('is to scale: a line from the first day to the last, the day it is made on where it falls', () => {
    const content = pdf.content(0)
    const line = /([\d.]+) [\d.]+ m\n([\d.]+) [\d.]+ l\n1\.6 w/.exec(content)!.slice(1).map(Number)
    const today = Number(/([\d.]+) [\d.]+ 1 [\d.]+ re/.exec(content)![1]) + 0.5
    const perDay = (line[1]! - line[0]!) / 180
    expect((today - line[0]!) / perDay).toBeCloseTo(152, 1)
  })
})

describe('a cover', () => {
  const people = (names: readonly string[]) => names.map((name) => ({ called: null, name, lines: ['1 January 2000'] }))
  const charted = (count: number): Section[] => [
    { title: 'Charts', blocks: Array.from({ length: count }, (_, i) => figure(`Chart ${i}`, CHART, 'Gemini rises.')) },
    ...plain(5),
  ]
  const look = (charts: number, ornament: Look['ornament'] = 'wheel'): Look => ({ accent: '#2f4058', ornament, charts })
  /** Of what is drawn before the title, as a picture that nobody hears. */
  const count = (content: string, drawn: RegExp) => content.slice(0, content.indexOf('/H1')).match(drawn)?.length ?? 0
  const LETTERS = /TJ$/gm

  test('has as many of the charts as its look asks for, and they stand in the report too', async () => {
    const [none, one, two] = await Promise.all([
      read(plain(6), { subjects: people(['Arun']), look: look(1) }),
      read(charted(2), { subjects: people(['Arun']) }),
      read(charted(2), { subjects: people(['Arun', 'Meera']), look: look(2) }),
    ])
    expect([none, one, two].map((pdf) => count(pdf.content(0), LETTERS))).toEqual([0, 1, 2])
    expect(flat(two.tree).filter(({ tag }) => tag === 'Figure').length).toBe(2)
  })

  test('has the ornament and the colour of its kind, and the colour of a brand before that', async () => {
    const covers = await Promise.all(ORNAMENTS.map((ornament) => read(plain(6), { look: look(1, ornament) })))
    const lines = covers.map((pdf) => count(pdf.content(0), /^S$/gm))
    expect(new Set(lines).size).toBe(ORNAMENTS.length)
    expect(Math.min(...lines)).toBeGreaterThan(0)
    const field = (content: string) => /([\d.]+ [\d.]+ [\d.]+) scn/.exec(content)![1]
    const branding = { brand_name: 'Shri', accent: '#7a1f1f', logo: null, footer_note: null, paper: null }
    const branded = await read(plain(6), { look: look(1), branding })
    expect(field(covers[0]!.content(0))).toBe([0x2f, 0x40, 0x58].map((part) => part / 255).join(' '))
    expect(branded.content(0)).toContain([0x7a, 0x1f, 0x1f].map((part) => part / 255).join(' '))
  })

  test('is of a colour on which white is read, whichever the report', () => {
    for (const [slug, family] of PDF_REPORTS)
      expect(contrastWithWhite(lookOf(slug, family, 1).accent)).toBeGreaterThanOrEqual(4.5)
    expect(new Set([...PDF_REPORTS].map(([slug, family]) => lookOf(slug, family, 1).accent)).size).toBeGreaterThan(9)
  })

  test('holds the contents of a long report, on Letter under a brand too', async () => {
    const branding = { brand_name: 'Shri', accent: '#7a1f1f', logo: null, footer_note: null, paper: 'letter' as const }
    const sections = Array.from({ length: 27 }, (_, i) => ({ title: `Part ${i}`, blocks: [paragraph(words(120))] }))
    const pdf = await read(sections, { branding, subjects: people(['Arun']) })
    expect(pdf.text(0)).toContain('Part 26')
    expect(pdf.outline![0]!.page).toBe(1)
  })
})
