import { describe, expect, test } from 'bun:test'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { type Figure, figure, paragraph, picture, type Section, type Table } from '../../src/document/document.ts'
import { withReadableDates } from '../../src/document/typography.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { type ComputeCapability, documentFrontOf } from '../../src/service/jobs/document-front.ts'
import { withPictures } from '../../src/service/jobs/pictures.ts'
import { worldAt } from '../world.ts'

const world = worldAt(Date.UTC(2026, 10, 23))
const compute: ComputeCapability = async (family, slug, input) =>
  catalogue.find((entry) => entry.family === family && entry.slug === slug)!.compute(input as never, world)
const report: Section[] = [{ title: 'A report', blocks: [paragraph('It rises.')] }]
const front = (input: object, family = 'reports', sections: readonly Section[] = report, data = {}) =>
  documentFrontOf(family, sections, { input: input as JsonObject, data }, compute)

const chennai = {
  datetime: '1991-11-03T14:25',
  timezone: 'Asia/Kolkata',
  latitude: 13.0827,
  longitude: 80.2707,
}

describe('the subjects of a document', () => {
  test('have a name, the birth with its clock, and the place in degrees and minutes', async () => {
    const { subjects } = await front({
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

  test('keep the order of coordinates beside a right-to-left place name', async () => {
    const { subjects } = await front({ ...chennai, place: 'لاہور، پاکستان' })
    expect(subjects[0]!.lines[1]).toBe('لاہور، پاکستان · \u200E13°05′ N, 80°16′ E\u200E')
  })

  test('use the zone of the place if none was sent, or the sent offset; south and west coordinates', async () => {
    const lines = async (extraInput: object) =>
      (await front({ ...chennai, timezone: undefined, ...extraInput }, 'western')).subjects[0]!.lines
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
    const { subjects } = await front({ groom: { ...chennai, name: 'Arun' }, bride: chennai }, 'matching')
    expect(subjects.map(({ role: calls, name }) => [calls, name])).toEqual([
      ['Groom', 'Arun'],
      ['Bride', null],
    ])
    expect(await front({})).toEqual({ subjects: [], chart: null, reckoning: [] })
  })
})

describe('the birth chart', () => {
  test('has pictures of D1 and D9, and each planet with sign, degree, nakshatra and house', async () => {
    const { chart } = await front(chennai)
    expect(chart!.title).toBe('The birth chart')
    const [rasi, navamsa, table] = withReadableDates([chart!])[0]!.blocks
    expect([rasi, navamsa]).toMatchObject([
      { kind: 'picture', title: 'Rasi (D1)' },
      { kind: 'picture', title: 'Navamsa (D9)' },
    ])
    const rows = (table as Table).rows
    expect(rows).toHaveLength(10)
    // As birth-chart answers: Sun in Libra 16°41'20", Swati 4, house 9, neither retrograde nor combust.
    expect(rows[1]).toEqual(['Sun', '♎ Libra', '16°41′', 'Swati, 4', '9', ''])
    expect(rows.find(([name]) => name === 'Mars')!.at(-1)).toBe('c')
    expect(rows.find(([name]) => name === 'Rahu')!.at(-1)).toBe('R')
  })

  test('is missing if the report draws its own, in western reports, and for pairs', async () => {
    const sections: Section[] = [{ title: 'Own', blocks: [{ kind: 'figure', title: 'D1', svg: '<svg/>', alt: 'It' }] }]
    expect((await front(chennai, 'reports', sections)).chart).toBeNull()
    expect((await front(chennai, 'western')).chart).toBeNull()
    expect((await front({ groom: chennai, bride: chennai }, 'matching')).chart).toBeNull()
  })
})

describe('the calculation data', () => {
  test('has the Julian day of each birth, zodiac, node and houses', async () => {
    const data = { ayanamsha: { name: 'Lahiri' }, node: 'mean' }
    const { reckoning } = await front(
      { groom: chennai, bride: { ...chennai, utc_offset: '+05:00', timezone: null } },
      'matching',
      report,
      data,
    )
    // 3 November 1991, 08:55 and 09:25 UT. source: julian-day of the United States Naval Observatory, 2448563.5 at 0 h
    expect(reckoning).toEqual([
      ['Julian day, groom', '2448563.87153 UT'],
      ['Julian day, bride', '2448563.89236 UT'],
      ['Zodiac', 'sidereal, Lahiri'],
      ['Lunar node', 'mean'],
      ['Ephemeris', 'Swiss Ephemeris'],
    ])
    const western = await front(chennai, 'western', report, { subject: { house_system: { name: 'Placidus' } } })
    expect(western.reckoning.slice(1)).toEqual([
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
  const sections: Section[] = [{ title: 'Charts', blocks: [groom, figure('Other', '<svg/>', 'It')] }]
  const input = { groom: chennai, bride: chennai, labels: 'hi' } as unknown as JsonObject
  const [drawing, otherFigure] = (await withPictures(sections, input, catalogueIndexOf(catalogue).find, compute))[0]!
    .blocks as Figure[]
  expect(drawing).toMatchObject({ kind: 'figure', title: 'Groom', alt: 'It' })
  expect(drawing!.svg).toContain('data-planet="Jupiter"')
  expect(drawing!.svg).toContain('<title>बृहस्पति')
  expect(otherFigure!.svg).toBe('<svg/>')
})
