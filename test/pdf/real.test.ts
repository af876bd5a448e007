import { describe, expect, test } from 'bun:test'
import { flat, readPdf } from './reader.ts'
import { documentFor, type Person } from './real-documents.ts'
import { brandedOn, demandLawful } from './real-laws.ts'

/** One of each make; all of them for all births in test/scaled. */
const SOME: readonly [string, Person][] = [
  ['classical-kundli-report', 'midnight'],
  ['detailed-life', 'tamil'],
  ['matching-report', 'old'],
  ['prediction-life-report', 'polar'],
  ['western-yearly-forecast', 'noHouses'],
]

describe('real documents keep the laws of PDF/UA and of the page', () => {
  test.each(SOME)('%s of %s, on A4 and on Letter', async (slug, who) => {
    const request = await documentFor(slug, who)
    const bytes = await demandLawful(request)
    expect(readPdf(bytes).size(0)).toEqual([0, 0, 595, 842])
    const branding = { brand_name: 'Shri Jyotish', accent: '#7a1f1f', logo: null, footer_note: 'With care.' }
    const letter = await demandLawful({ ...request, branding: { ...branding, paper: 'letter' } })
    expect(readPdf(letter).size(0)).toEqual([0, 0, 612, 792])
  })

  test('a report with tables of many columns, on A5', async () => {
    const request = await documentFor('classical-kundli-report', 'midnight')
    const pdf = readPdf(await demandLawful({ ...request, branding: brandedOn('a5') }))
    expect(pdf.size(0)).toEqual([0, 0, 420, 595])
    const named = flat(pdf.tree).filter(({ scope }) => scope === 'Row')
    expect(named.length).toBeGreaterThanOrEqual(7)
    // A picture is as wide as a reader of a phone can read its letters.
    for (const { box } of flat(pdf.tree).filter(({ tag }) => tag === 'Figure'))
      expect(box![2]! - box![0]!).toBeGreaterThan(220)
  })
})

test.each([
  ['hi', 'detailed-life', 'केतु'],
  ['ta', 'classical-kundli-report', 'கேது'],
  ['ur', 'detailed-life', 'کیتو'],
])('labels in %s: %s calls a planet %s in charts, tables and timelines', async (language, slug, ketu) => {
  const request = await documentFor(slug, 'midnight', language)
  await demandLawful(request)
  const printed = request.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [])),
  )
  expect(printed).toContain(ketu)
  expect(printed).not.toContain('Ketu')
  const beside = await documentFor(slug, 'midnight', language, true)
  await demandLawful(beside)
  expect(JSON.stringify(beside.sections)).toContain(`${ketu} (Ketu)`)
  const charts = request.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'figure'))
  expect(JSON.stringify(charts)).toContain(ketu)
  const timelines = request.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'timeline'))
  expect(JSON.stringify(timelines)).toContain(ketu)
})
