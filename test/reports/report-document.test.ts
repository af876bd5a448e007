import { describe, expect, test } from 'bun:test'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { VEDIC_REPORT, WESTERN_REPORT } from '../../src/capabilities/shared/report-designs.ts'
import { type Figure, figureBlock, paragraph, picture, type Section, type Table } from '../../src/document/document.ts'
import type { ReportDesign } from '../../src/document/report-design.ts'
import { calculationFacts } from '../../src/reports/calculation-facts.ts'
import type { ComputeCapability, ReportInput } from '../../src/reports/input.ts'
import { withPictures } from '../../src/reports/pictures.ts'
import { reportDocument, themeOfDesign } from '../../src/reports/report-document.ts'
import type { ReportEntry } from '../../src/reports/report-index.ts'
import { documentSubjects } from '../../src/reports/subjects.ts'
import { worldAt } from '../world.ts'

const world = worldAt(Date.UTC(2026, 10, 23))
const compute: ComputeCapability = async (family, slug, input) =>
  catalogue.find((entry) => entry.family === family && entry.slug === slug)!.compute(input as never, world)
const subjectsIn = async (input: object, subjects: ReportDesign['subjects'] = 'person') =>
  (await documentSubjects(subjects, input as ReportInput, compute)).map(({ subject }) => subject)
const COUPLE = { groom: 'Groom', bride: 'Bride' }

const chennai = {
  datetime: '1991-11-03T14:25',
  timezone: 'Asia/Kolkata',
  latitude: 13.0827,
  longitude: 80.2707,
}

describe('the subjects of a document', () => {
  test('have a name, the birth with its clock, and the place in degrees and minutes', async () => {
    const subjects = await subjectsIn({
      ...chennai,
      datetime: '1991-11-03T14:25:00',
      name: ' மீனாட்சி ',
      place: 'Chennai, Tamil Nadu',
    })
    expect(subjects).toEqual([
      {
        role: null,
        name: 'மீனாட்சி',
        lines: ['3 November 1991, 14:25 (Asia/Kolkata, UTC+05:30)', 'Chennai, Tamil Nadu · 13°05′ N, 80°16′ E'],
      },
    ])
  })

  test('keep the order of coordinates next to a right-to-left place name', async () => {
    const subjects = await subjectsIn({ ...chennai, place: 'لاہور، پاکستان' })
    expect(subjects[0]!.lines[1]).toBe('لاہور، پاکستان · \u200E13°05′ N, 80°16′ E\u200E')
  })

  test('use the zone of the place if none was sent, or the sent offset; south and west coordinates', async () => {
    const lines = async (extraInput: object) =>
      (await subjectsIn({ ...chennai, timezone: undefined, ...extraInput }))[0]!.lines
    expect((await lines({}))[0]).toBe('3 November 1991, 14:25 (Asia/Kolkata, UTC+05:30)')
    expect((await lines({ utc_offset: '+05:00' }))[0]).toBe('3 November 1991, 14:25 (UTC+05:00)')
    expect((await lines({ latitude: -33.9999, longitude: -0.004 }))[1]).toBe('34°00′ S, 0°00′ W')
    const ambiguous = { datetime: '2024-11-03T01:30', timezone: 'America/New_York', latitude: 40.7, longitude: -74 }
    expect((await lines({ ...ambiguous, utc_offset: '-05:00' }))[0]).toContain('UTC-05:00')
    expect((await lines(ambiguous))[0]).toContain('UTC-04:00')
    const beforeStandardTime = {
      datetime: '1879-03-14T11:30',
      timezone: 'Europe/Berlin',
      latitude: 48.4,
      longitude: 10,
    }
    expect((await lines(beforeStandardTime))[0]).toBe('14 March 1879, 11:30 (Europe/Berlin, UTC+00:40)')
    expect((await lines({ ...beforeStandardTime, utc_offset: '+00:53' }))[0]).toContain('UTC+00:53')
    expect(await lines({ timezone: undefined, latitude: undefined, longitude: undefined })).toEqual([
      '3 November 1991, 14:25 (UTC)',
    ])
  })

  test('are both people of a pair, and nobody without data', async () => {
    const subjects = await subjectsIn({ groom: { ...chennai, name: 'Arun' }, bride: chennai }, COUPLE)
    expect(subjects.map(({ role, name }) => [role, name])).toEqual([
      ['Groom', 'Arun'],
      ['Bride', null],
    ])
    expect(await subjectsIn({})).toEqual([])
    expect(calculationFacts([], {})).toEqual([])
  })
})

/** The content of a document with one section. */
const contentOf = (design: Omit<ReportDesign, 'accent'>, input: object) => {
  const entry = {
    ...catalogue.find(({ report }) => report)!,
    report: { ...design, accent: 'wine', document: () => [{ title: 'A report', blocks: [paragraph('It rises.')] }] },
  } as ReportEntry
  const answer = { input: input as ReportInput, data: {}, warnings: [], bilingual: false }
  const { find } = catalogueIndexOf(catalogue)
  return reportDocument(entry, answer, find, async ({ family, slug }, of) => compute(family, slug, of))
}

describe('the birth chart', () => {
  test('has pictures of D1 and D9, and each planet with sign, degree, nakshatra and house', async () => {
    const [chart] = (await contentOf(VEDIC_REPORT, chennai)).sections
    expect(chart!.title).toBe('The birth chart')
    const [rasi, navamsa, table] = chart!.blocks
    expect([rasi, navamsa]).toMatchObject([
      { kind: 'figure', title: 'Rasi (D1)' },
      { kind: 'figure', title: 'Navamsa (D9)' },
    ])
    const rows = (table as Table).rows
    expect(rows).toHaveLength(10)
    // As birth-chart answers: Sun in Libra 16°41'20", Swati 4, house 9, neither retrograde nor combust.
    expect(rows[1]).toEqual(['Sun', '♎ Libra', '16°41′', 'Swati, 4', '9', ''])
    expect(rows.find(([name]) => name === 'Mars')!.at(-1)).toBe('c')
    expect(rows.find(([name]) => name === 'Rahu')!.at(-1)).toBe('R')
  })

  test('is missing in reports that draw their own charts, and without a time of birth', async () => {
    const titlesOf = async (...args: Parameters<typeof contentOf>) =>
      (await contentOf(...args)).sections.map(({ title }) => title)
    expect(await titlesOf(VEDIC_REPORT, chennai)).toContain('The birth chart')
    expect(await titlesOf({ ...VEDIC_REPORT, charts: { birth: false, cover: 1 } }, chennai)).not.toContain(
      'The birth chart',
    )
    expect(await titlesOf(WESTERN_REPORT, chennai)).not.toContain('The birth chart')
    expect(await titlesOf(VEDIC_REPORT, {})).not.toContain('The birth chart')
  })
})

test('tradition, ornament and number of charts on the cover come from the declaration', async () => {
  expect((await contentOf(WESTERN_REPORT, chennai)).tradition).toBe('Western astrology')
  expect(themeOfDesign({ ...WESTERN_REPORT, accent: 'red' })).toEqual({
    accent: '#8c1d1d',
    ornament: 'wheel',
    charts: 1,
  })
  expect(themeOfDesign({ ...VEDIC_REPORT, accent: 'red' }).ornament).toBe('lattice')
  const couple = { ...VEDIC_REPORT, subjects: COUPLE, charts: { birth: false, cover: 2 } } as const
  expect(themeOfDesign({ ...couple, accent: 'wine' })).toMatchObject({ ornament: 'rings', charts: 2 })
})

describe('the calculation data', () => {
  test('has the Julian day of each birth, zodiac, node and houses', async () => {
    const factsOf = async (input: object, subjects: ReportDesign['subjects'], answer: object) =>
      calculationFacts(await documentSubjects(subjects, input as ReportInput, compute), answer)
    const couple = { groom: chennai, bride: { ...chennai, utc_offset: '+05:00', timezone: null } }
    const reckoning = await factsOf(couple, COUPLE, { ayanamsha: { name: 'Lahiri' }, node: 'mean' })
    // 3 November 1991, 08:55 and 09:25 UT. source: julian-day of the United States Naval Observatory, 2448563.5 at 0 h
    expect(reckoning).toEqual([
      ['Julian day, groom', '2448563.87153 UT'],
      ['Julian day, bride', '2448563.89236 UT'],
      ['Zodiac', 'sidereal, Lahiri'],
      ['Lunar node', 'mean'],
      ['Ephemeris', 'Swiss Ephemeris'],
    ])
    const western = await factsOf(chennai, 'person', { subject: { house_system: { name: 'Placidus' } } })
    expect(western.slice(1)).toEqual([
      ['Zodiac', 'tropical'],
      ['Houses', 'Placidus'],
      ['Ephemeris', 'Swiss Ephemeris'],
    ])
  })
})

test('a picture is drawn by its capability in the language of the labels; figures stay unchanged', async () => {
  const groom = picture('Groom', 'It', {
    capability: 'vedic-charts/chart-image',
    input: { code: 'D1' },
    person: 'groom',
  })
  const sections: Section[] = [{ title: 'Charts', blocks: [groom, figureBlock('Other', '<svg/>', 'It')] }]
  const input = { groom: chennai, bride: chennai, labels: 'hi' }
  const [drawing, otherFigure] = (await withPictures(sections, input, catalogueIndexOf(catalogue).find, compute))[0]!
    .blocks as Figure[]
  expect(drawing).toMatchObject({ kind: 'figure', title: 'Groom', alt: 'It' })
  expect(drawing!.svg).toContain('data-planet="Jupiter"')
  expect(drawing!.svg).toContain('<title>बृहस्पति')
  expect(otherFigure!.svg).toBe('<svg/>')
})
