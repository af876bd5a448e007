import { describe, expect, test } from 'bun:test'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { type Figure, figure, paragraph, picture, type Section, type Table } from '../../src/document/document.ts'
import { typographic } from '../../src/document/typography.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { type Ask, frontOf } from '../../src/service/jobs/front.ts'
import { withPictures } from '../../src/service/jobs/pictures.ts'
import { worldAt } from '../world.ts'

const world = worldAt(Date.UTC(2026, 10, 23))
const ask: Ask = async (family, slug, input) =>
  catalogue.find((entry) => entry.family === family && entry.slug === slug)!.compute(input as never, world)
const report: Section[] = [{ title: 'A report', blocks: [paragraph('It rises.')] }]
const front = (input: object, family = 'reports', sections: readonly Section[] = report, data = {}) =>
  frontOf(family, sections, { input: input as JsonObject, data }, ask)

const chennai = {
  datetime: '1991-11-03T14:25',
  timezone: 'Asia/Kolkata',
  latitude: 13.0827,
  longitude: 80.2707,
}

describe('whom a document is about', () => {
  test('name, birth as people write it, the clock that was used, the place in degrees and minutes', async () => {
    const { subjects } = await front({
      ...chennai,
      datetime: '1991-11-03T14:25:00',
      name: ' மீனாட்சி ',
      place: 'Chennai, Tamil Nadu',
    })
    expect(subjects).toEqual([
      {
        called: null,
        name: 'மீனாட்சி',
        lines: ['3 November 1991, 14:25 (Asia/Kolkata, UTC+05:30)', 'Chennai, Tamil Nadu · 13°05′ N, 80°16′ E'],
      },
    ])
  })

  test('coordinates beside a place from right to left keep their order', async () => {
    const { subjects } = await front({ ...chennai, place: 'لاہور، پاکستان' })
    expect(subjects[0]!.lines[1]).toBe('لاہور، پاکستان · \u200E13°05′ N, 80°16′ E\u200E')
  })

  test('the zone of the place where none was sent, the offset where that was; south and west', async () => {
    const lines = async (more: object) =>
      (await front({ ...chennai, timezone: undefined, ...more }, 'western')).subjects[0]!.lines
    expect((await lines({}))[0]).toBe('3 November 1991, 14:25 (Asia/Kolkata, UTC+05:30)')
    expect((await lines({ utc_offset: '+05:00' }))[0]).toBe('3 November 1991, 14:25 (UTC+05:00)')
    expect((await lines({ latitude: -33.9999, longitude: -0.004 }))[1]).toBe('34°00′ S, 0°00′ W')
    const folded = { datetime: '2024-11-03T01:30', timezone: 'America/New_York', latitude: 40.7, longitude: -74 }
    expect((await lines({ ...folded, utc_offset: '-05:00' }))[0]).toContain('UTC-05:00')
    expect((await lines(folded))[0]).toContain('UTC-04:00')
    const ulm = { datetime: '1879-03-14T11:30', timezone: 'Europe/Berlin', latitude: 48.4, longitude: 10 }
    expect((await lines(ulm))[0]).toBe('14 March 1879, 11:30 (Europe/Berlin, UTC+00:40)')
    expect((await lines({ ...ulm, utc_offset: '+00:53' }))[0]).toContain('UTC+00:53')
    expect(await lines({ timezone: undefined, latitude: undefined, longitude: undefined })).toEqual([
      '3 November 1991, 14:25 (UTC)',
    ])
  })

  test('both of a pair, and nobody where nothing came', async () => {
    const { subjects } = await front({ groom: { ...chennai, name: 'Arun' }, bride: chennai }, 'matching')
    expect(subjects.map(({ called, name }) => [called, name])).toEqual([
      ['Groom', 'Arun'],
      ['Bride', null],
    ])
    expect(await front({})).toEqual({ subjects: [], chart: null, reckoning: [] })
  })
})

describe('the chart at the head', () => {
  test('D1 and D9 in pictures, and every planet by sign, degree, star and house', async () => {
    const { chart } = await front(chennai)
    expect(chart!.title).toBe('The birth chart')
    const [rasi, navamsa, table] = typographic([chart!])[0]!.blocks
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

  test('none where the report draws its own, in western ones, and of pairs', async () => {
    const drawn: Section[] = [{ title: 'Own', blocks: [{ kind: 'figure', title: 'D1', svg: '<svg/>', alt: 'It' }] }]
    expect((await front(chennai, 'reports', drawn)).chart).toBeNull()
    expect((await front(chennai, 'western')).chart).toBeNull()
    expect((await front({ groom: chennai, bride: chennai }, 'matching')).chart).toBeNull()
  })
})

describe('how the births were reckoned', () => {
  test('the Julian day of each, by the clock that was used; zodiac, node and houses', async () => {
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

test('a picture is drawn by the capability that it names, with the words of the language of the labels; figures stay', async () => {
  const groom = picture('Groom', 'It', { by: 'vedic-charts/chart-image', asking: { code: 'D1' }, of: 'groom' })
  const sections: Section[] = [{ title: 'Charts', blocks: [groom, figure('Other', '<svg/>', 'It')] }]
  const input = { groom: chennai, bride: chennai, labels: 'hi' } as unknown as JsonObject
  const [drawn, other] = (await withPictures(sections, input, catalogueIndexOf(catalogue).find, ask))[0]!
    .blocks as Figure[]
  expect(drawn).toMatchObject({ kind: 'figure', title: 'Groom', alt: 'It' })
  expect(drawn!.svg).toContain('data-planet="Jupiter"')
  expect(drawn!.svg).toContain('<title>बृहस्पति')
  expect(other!.svg).toBe('<svg/>')
})
