import { describe, expect, test } from 'bun:test'
import { allBlocks } from '../../src/document/document.ts'
import { sample } from '../long.ts'
import { flattenTree, readPdf } from './reader.ts'
import { documentFor, type Person } from './real-documents.ts'
import { brandingOn, writeAndCheck } from './real-rules.ts'

/** One report of each kind; test/scaled checks all reports. */
const SAMPLE: readonly [string, Person][] = [
  ['classical-kundli-report', 'midnight'],
  ['detailed-life', 'tamil'],
  ['matching-report', 'old'],
  ['prediction-life-report', 'polar'],
  ['western-yearly-forecast', 'noHouses'],
]

/** Documents that are also written on Letter paper, and languages in which documents with both names are also written. */
const [ON_LETTER, BILINGUAL] = [
  sample(
    ['detailed-life', 'matching-report'],
    SAMPLE.map(([slug]) => slug),
  ),
  sample(['hi'], ['hi', 'ta', 'ur']),
]

describe('real documents keep the rules of PDF/UA and of page layout', () => {
  test.each(SAMPLE)('%s of %s', async (slug, who) => {
    const request = await documentFor(slug, who)
    const bytes = await writeAndCheck(request)
    expect(readPdf(bytes).size(0)).toEqual([0, 0, 595, 842])
    if (!ON_LETTER.includes(slug)) return
    const branding = { brand_name: 'Shri Jyotish', accent: '#7a1f1f', logo: null, footer_note: 'With care.' }
    const letter = await writeAndCheck({ ...request, branding: { ...branding, paper: 'letter' } })
    expect(readPdf(letter).size(0)).toEqual([0, 0, 612, 792])
  })

  test('a report with tables of many columns, on A5', async () => {
    const request = await documentFor('classical-kundli-report', 'midnight', 'ta')
    const pdf = readPdf(await writeAndCheck({ ...request, branding: brandingOn('a5') }))
    expect(pdf.size(0)).toEqual([0, 0, 420, 595])
    const rowHeads = flattenTree(pdf.tree).filter(({ scope }) => scope === 'Row')
    expect(rowHeads.length).toBeGreaterThanOrEqual(7)
    // Pictures are wide enough to read their letters on a phone.
    for (const { box } of flattenTree(pdf.tree).filter(({ tag }) => tag === 'Figure'))
      expect(box![2]! - box![0]!).toBeGreaterThan(220)
  })
})

test.each([
  ['hi', 'detailed-life', 'केतु'],
  ['ta', 'classical-kundli-report', 'கேது'],
  ['ur', 'detailed-life', 'کیتو'],
])('labels in %s: %s names a planet %s in charts, tables and timelines', async (language, slug, ketu) => {
  const request = await documentFor(slug, 'midnight', language)
  // The test above writes this report in Tamil.
  if (language !== 'ta') await writeAndCheck(request)
  const cells = request.sections.flatMap(({ blocks }) =>
    allBlocks(blocks).flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [])),
  )
  expect(cells).toContain(ketu)
  expect(cells).not.toContain('Ketu')
  const bilingual = await documentFor(slug, 'midnight', language, true)
  if (BILINGUAL.includes(language)) await writeAndCheck(bilingual)
  expect(JSON.stringify(bilingual.sections)).toContain(`${ketu} (Ketu)`)
  const charts = request.sections.flatMap(({ blocks }) => allBlocks(blocks).filter(({ kind }) => kind === 'figure'))
  expect(JSON.stringify(charts)).toContain(ketu)
  const timelines = request.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'timeline'))
  expect(JSON.stringify(timelines)).toContain(ketu)
})
