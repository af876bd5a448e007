import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import {
  bars,
  figureBlock,
  graph,
  paragraph,
  radar,
  type Section,
  table,
  timeline,
} from '../../src/document/document.ts'
import { ORNAMENTS, type ReportTheme } from '../../src/document/rendering.ts'
import { contrastWithWhite } from '../../src/pdf/branding.ts'
import { themeOfDesign } from '../../src/reports/report-document.ts'
import { flattenTree } from './reader.ts'
import { chapters, numberedWords, renderAndRead } from './test-documents.ts'

const CHART =
  '<svg viewBox="0 0 100 100"><path d="M0 0L100 100M100 0L0 100" stroke="#800000" fill="none"/><text x="10" y="50">As</text></svg>'

/** The day at a year and its fraction: YYYY-MM-DD. */
const day = (year: number) =>
  new Date(Date.UTC(Math.floor(year), 0, 1) + (year % 1) * 365.25 * 86_400_000).toISOString().slice(0, 10)

describe('pictures of a document’s own figures', async () => {
  const spans = [
    { name: 'Ketu', from: '1978-08-15', to: '1980-03-29' },
    { name: 'Venus', from: '1980-03-29', to: '2000-03-29' },
    { name: 'Sun', from: '2000-03-29', to: '2030-03-29', weight: 1 },
  ]
  const rows = [
    { name: 'Work', share: 0.75, label: 'well provided' },
    { name: 'Money', share: 0.25, label: 'short of help' },
  ]
  const blocks = [
    timeline('Periods', spans),
    bars('Sides', rows),
    table('Heat', ['Planet', 'Aries'], [['Sun', '4']], [[null, 1]]),
  ]
  const pdf = await renderAndRead([{ title: 'Pictures', blocks }])
  const alts = flattenTree(pdf.tree).flatMap(({ tag, alt }) => (tag === 'Figure' ? [alt] : []))

  test('have a text alternative that names the period of the document date', () => {
    expect(alts).toEqual([
      'Periods. Ketu 1978 to 1980; Venus 1980 to 2000; Sun 2000 to 2030. Today runs Sun.',
      'Sides. Work: well provided; Money: short of help.',
    ])
    expect(pdf.text(0)).toContain('Today')
  })

  test('draw periods to scale', () => {
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

test('a narrow bar of a timeline has an abbreviation or no name, never the beginning of a name', async () => {
  // Latin words, which come out of a PDF as they went in; the last has no abbreviation.
  const names = [{ name: 'Xanthippe', short: 'Xp' }, { name: 'Yolanda', short: 'Yd' }, { name: 'Zenobia' }]
  const whole = ['Xanthippe', 'Xp', 'Yolanda', 'Yd', 'Zenobia', 'Wilhelmina']
  for (const years of [0.4, 1, 2, 4, 8, 16]) {
    const spans = [
      ...names.map((each, i) => ({ ...each, from: day(1980 + i * years), to: day(1980 + (i + 1) * years) })),
      { name: 'Wilhelmina', from: day(1980 + names.length * years), to: day(2060) },
    ]
    const sections = [{ title: 'Periods', blocks: [timeline('Over the life', spans)] }]
    const pdf = await renderAndRead(sections, { labels: 'hi' })
    const words = pdf
      .text(0)
      .split(/\s+/)
      .filter((word) => /^[W-Z]/.test(word))
    expect(words).toContain('Wilhelmina')
    expect([years, words.filter((word) => !whole.includes(word))]).toEqual([years, []])
  }
})

describe('a radar', async () => {
  const axes = [
    { name: 'North', share: 1, label: 'supported' },
    { name: 'East', share: 0.5, label: 'neutral' },
    { name: 'South', share: 0.25, label: 'strained' },
    { name: 'West', share: 0, label: 'strained' },
  ]
  const pdf = await renderAndRead([{ title: 'Ways', blocks: [radar('Directions', axes)] }])

  test('has a text alternative, and each axis is labelled once', () => {
    const figure = flattenTree(pdf.tree).find(({ tag }) => tag === 'Figure')!
    expect(figure.alt).toBe('Directions. North: supported; East: neutral; South: strained; West: strained.')
    for (const { name } of axes) expect(pdf.text(0).split(name).length).toBe(2)
  })

  test('draws each value at its share of the radius, the first at the top, the others clockwise', () => {
    const places = /([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\n([\d.]+) ([\d.]+) l\n([\d.]+) ([\d.]+) l\nh\n1\.4 w/
    const [north, east, south, west] = places
      .exec(pdf.content(0))!
      .slice(1)
      .map(Number)
      .flatMap((value, i, all) => (i % 2 ? [] : [{ x: value, y: all[i + 1]! }])) as { x: number; y: number }[]
    // The last axis has the share 0, so its point is in the centre.
    const [up, right, down] = [west!.y - north!.y, east!.x - west!.x, south!.y - west!.y]
    expect(right / up).toBeCloseTo(0.5, 3)
    expect(down / up).toBeCloseTo(0.25, 3)
    expect([north!.x, south!.x]).toEqual([west!.x, west!.x])
  })
})

describe('a graph of events', async () => {
  const events = {
    from: '2026-01-01',
    to: '2027-01-01',
    rows: [
      { name: 'Saturn □ Sun', days: ['2026-01-31', '2026-07-30'], hard: true },
      { name: 'Jupiter △ Moon', days: ['2026-07-02'], hard: false },
    ],
  }
  const pdf = await renderAndRead([{ title: 'Dates', blocks: [graph('The year', events)] }], {
    created: Date.UTC(2026, 6, 2),
  })

  test('has a text alternative', () => {
    expect(flattenTree(pdf.tree).find(({ tag }) => tag === 'Figure')!.alt).toBe(
      'The year. Saturn □ Sun: 31 January, 30 July; Jupiter △ Moon: 2 July.',
    )
    for (const word of ['Jan', 'Dec', 'Today']) expect(pdf.text(0)).toContain(word)
  })

  test('is to scale: a line from the first day to the last, and the document date', () => {
    const content = pdf.content(0)
    const line = /([\d.]+) [\d.]+ m\n([\d.]+) [\d.]+ l\n1\.6 w/.exec(content)!.slice(1).map(Number)
    const today = Number(/([\d.]+) [\d.]+ 1 [\d.]+ re/.exec(content)![1]) + 0.5
    const perDay = (line[1]! - line[0]!) / 180
    expect((today - line[0]!) / perDay).toBeCloseTo(152, 1)
  })
})

describe('a cover', () => {
  const people = (names: readonly string[]) => names.map((name) => ({ role: null, name, lines: ['1 January 2000'] }))
  const withCharts = (count: number): Section[] => [
    {
      title: 'Charts',
      blocks: Array.from({ length: count }, (_, i) => figureBlock(`Chart ${i}`, CHART, 'Gemini rises.')),
    },
    ...chapters(5),
  ]
  const themeWith = (charts: number, ornament: ReportTheme['ornament'] = 'wheel'): ReportTheme => ({
    accent: '#2f4058',
    ornament,
    charts,
  })
  /** Number of matches in the artifacts before the title. */
  const count = (content: string, pattern: RegExp) =>
    content.slice(0, content.indexOf('/H1')).match(pattern)?.length ?? 0
  const LETTERS = /TJ$/gm

  test('has as many charts as its theme says, and the report has them too', async () => {
    const [none, one, two] = await Promise.all([
      renderAndRead(chapters(6), { subjects: people(['Arun']), theme: themeWith(1) }),
      renderAndRead(withCharts(2), { subjects: people(['Arun']) }),
      renderAndRead(withCharts(2), { subjects: people(['Arun', 'Meera']), theme: themeWith(2) }),
    ])
    expect([none, one, two].map((pdf) => count(pdf.content(0), LETTERS))).toEqual([0, 1, 2])
    expect(flattenTree(two.tree).filter(({ tag }) => tag === 'Figure').length).toBe(2)
  })

  test('has the ornament and the colour of its theme; branding overrides the colour', async () => {
    const covers = await Promise.all(
      ORNAMENTS.map((ornament) => renderAndRead(chapters(6), { theme: themeWith(1, ornament) })),
    )
    const lines = covers.map((pdf) => count(pdf.content(0), /^S$/gm))
    expect(new Set(lines).size).toBe(ORNAMENTS.length)
    expect(Math.min(...lines)).toBeGreaterThan(0)
    const field = (content: string) => /([\d.]+ [\d.]+ [\d.]+) scn/.exec(content)![1]
    const branding = { brand_name: 'Shri', accent: '#7a1f1f', logo: null, footer_note: null, paper: null }
    const brandedCover = await renderAndRead(chapters(6), { theme: themeWith(1), branding })
    expect(field(covers[0]!.content(0))).toBe([0x2f, 0x40, 0x58].map((part) => part / 255).join(' '))
    expect(brandedCover.content(0)).toContain([0x7a, 0x1f, 0x1f].map((part) => part / 255).join(' '))
  })

  test('has a colour with enough contrast to white in every report', () => {
    const accents = catalogue.flatMap(({ report }) => (report ? [themeOfDesign(report).accent] : []))
    for (const accent of accents) expect(contrastWithWhite(accent)).toBeGreaterThanOrEqual(4.5)
    expect(new Set(accents).size).toBeGreaterThan(9)
  })

  test('has room for the contents of a long report, on Letter with branding too', async () => {
    const branding = { brand_name: 'Shri', accent: '#7a1f1f', logo: null, footer_note: null, paper: 'letter' as const }
    const sections = Array.from({ length: 27 }, (_, i) => ({
      title: `Part ${i}`,
      blocks: [paragraph(numberedWords(120))],
    }))
    const pdf = await renderAndRead(sections, { branding, subjects: people(['Arun']) })
    expect(pdf.text(0)).toContain('Part 26')
    expect(pdf.outline![0]!.page).toBe(1)
  })
})
