import { describe, expect, test } from 'bun:test'
import koorma from '../../../src/capabilities/mundane/mundane-koorma-chakra.ts'
import sarvatobhadra from '../../../src/capabilities/mundane/mundane-sarvatobhadra.ts'
import vedicYear from '../../../src/capabilities/mundane/mundane-vedic-year.ts'
import { delhi } from '../../../src/capabilities/shared/inputs.ts'
import { KOORMA_DIRECTIONS, koormaDirectionOf, koormaStars } from '../../../src/jyotish/mundane/koorma.ts'
import { MANDALA_STARS } from '../../../src/jyotish/mundane/mandalas.ts'
import { SARVATOBHADRA_CELLS, vedhaCells } from '../../../src/jyotish/mundane/sarvatobhadra.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { call, rejectedField } from '../call.ts'

describe('vedic year', () => {
  // Values of North Indian almanacs for Ujjain, as the catalogue prints them.
  test.each([
    [
      2024,
      '2024-04-09 Tuesday Krodhi 38 Pingala 51',
      {
        raja: 'Mars',
        mantri: 'Saturn',
        arghadhipati: 'Venus',
        meghadhipati: 'Venus',
        sasyadhipati: 'Mars',
        senadhipati: 'Venus',
        rasadhipati: 'Jupiter',
        dhanyadhipati: 'Sun',
        nirasadhipati: 'Mars',
      },
    ],
    [
      2025,
      '2025-03-30 Sunday Vishvavasu 39 Kalayukta 52',
      {
        raja: 'Sun',
        mantri: 'Sun',
        senadhipati: 'Saturn',
        sasyadhipati: 'Mercury',
        rasadhipati: 'Venus',
        dhanyadhipati: 'Moon',
        nirasadhipati: 'Mercury',
        arghadhipati: 'Sun',
        meghadhipati: 'Sun',
      },
    ],
  ])('returns the vedic year of %d as published', async (year, head, lords) => {
    const { new_year, samvatsara, navanayaka, sankrantis, balance } = await call(vedicYear, { year })
    const { south, north } = samvatsara
    expect(`${new_year.date} ${new_year.weekday} ${south.name} ${south.index} ${north.name} ${north.index}`).toBe(head)
    expect(Object.fromEntries(navanayaka.map(({ office, lord }) => [office, lord]))).toEqual(lords as never)
    expect(sankrantis.map(({ name }) => name)[0]).toBe('Mesha')
    expect(samvatsara.vikrama_year - samvatsara.shaka_year).toBe(135)
    const neutral = navanayaka.filter(({ nature }) => nature === 'neutral').length
    expect(balance.benefic_offices + balance.malefic_offices + neutral).toBe(9)
  })

  // King and minister of the year, as printed in North Indian almanacs.
  test('an adhika Chaitra begins the year; sankrantis are a month apart', async () => {
    for (const year of [1964, 1983, 2029]) {
      const { sankrantis } = await call(vedicYear, { year, ...delhi })
      const times = sankrantis.map(({ utc }) => Date.parse(utc))
      for (const [i, at] of times.slice(0, -1).entries())
        expect(Math.abs((times[i + 1]! - at) / 86_400_000 - 30.44)).toBeLessThan(1.5)
    }
  })
  test('answers at polar places', async () => {
    const { navanayaka } = await call(vedicYear, { year: 2024, latitude: 78, longitude: 15, timezone: 'UTC' })
    expect(navanayaka).toHaveLength(9)
  })
})

describe('koorma chakra', () => {
  test('nine triads cover the stars once', () => {
    expect(KOORMA_DIRECTIONS.flatMap(koormaStars).sort()).toEqual([...NAKSHATRAS].sort())
    expect(koormaDirectionOf(NAKSHATRAS.indexOf('Purva Bhadrapada'))).toBe('north')
  })
  test('returns the values of 2024-06-01 at 23.18, 75.79', async () => {
    const { regions, most_afflicted, most_favoured } = await call(koorma, { date: '2024-06-01' })
    const of = (direction: string) => regions.find((row) => row.direction === direction)!
    expect(of('centre')).toMatchObject({ affliction: 5, state: 'favoured' })
    expect(of('centre').planets.map(({ planet }) => planet)).toEqual(['Sun', 'Mercury', 'Jupiter', 'Venus'])
    expect(of('south')).toMatchObject({ affliction: -4, state: 'afflicted' })
    expect(of('north-east')).toMatchObject({ affliction: -5 })
    expect(of('north')).toMatchObject({ affliction: -2 })
    expect(of('east')).toMatchObject({ affliction: 0, state: 'quiet', planets: [] })
    expect([most_afflicted, most_favoured]).toEqual([['north-east'], ['centre']])
    expect(of('east').places).toContain('Kolkata')
  })
  test('a country has its own cities and offset', async () => {
    const { regions, location } = await call(koorma, { date: '2024-06-01', country: 'JP' })
    expect(location.utc_offset).toBe('+09:00')
    expect(regions.find(({ direction }) => direction === 'centre')!.places).toContain('Tokyo')
    expect(await rejectedField(koorma, { date: '2024-06-01', country: 'XX' })).toBe('country')
  })
})

describe('sarvatobhadra', () => {
  test('the grid equals the book', () => {
    const tally = Object.groupBy(SARVATOBHADRA_CELLS, ({ kind }) => kind)
    expect(Object.fromEntries(Object.entries(tally).map(([kind, cells]) => [kind, cells.length]))).toEqual({
      nakshatra: 28,
      sign: 12,
      vowel: 16,
      consonant: 20,
      weekday_tithi: 5,
    })
    expect(new Set(SARVATOBHADRA_CELLS.map(({ content }) => content)).size).toBe(81)
  })
  // A printed worked example: a planet in Punarvasu with vedha straight across.
  test('returns the vedha from Punarvasu', () => {
    expect(vedhaCells('Punarvasu', 'across').map(({ content }) => content)).toEqual([
      'ha',
      'Cancer',
      'au',
      'Bhadra Monday Wednesday',
      'am',
      'Scorpio',
      'ya',
      'Mula',
    ])
  })
  test('the mandalas contain the 28 stars once', () => {
    expect(new Set(Object.values(MANDALA_STARS).flat()).size).toBe(28)
  })
  // New Moons of 2024-02-09 and 03-10, full Moon of 02-24. Source: almanac.
  test('a waxing Moon is benefic and a waning one malefic, whatever the phase', async () => {
    const natureOn = async (date: string) =>
      (await call(sarvatobhadra, { date, ...delhi, image: false })).vedhas.find(({ planet }) => planet === 'Moon')!
        .nature
    expect(await Promise.all(['2024-02-12', '2024-02-22', '2024-02-26', '2024-02-29'].map(natureOn))).toEqual([
      'benefic',
      'benefic',
      'malefic',
      'malefic',
    ])
  })
  test('vedha on the cells of a target affects it; an invalid target is rejected with its field', async () => {
    const { targets, grid, vedhas } = await call(sarvatobhadra, {
      date: '2024-06-01',
      ...delhi,
      targets: [{ name: 'a name', letter: 'va', sign: 'Aries', weekday: 'sunday', tithi: '16' }],
    })
    for (const { cell, planet, line } of targets[0]!.hits)
      if (line)
        expect(
          vedhas.find((each) => each.planet === planet)!.lines.find(({ direction }) => direction === line)!.cells,
        ).toContain(cell)
    const struck = new Set(
      grid
        .flat()
        .filter((cell) => cell.pierced_by.includes('Sun'))
        .map(({ content }) => content),
    )
    expect(struck.has('Aries')).toBe(true)
    const bad = { date: '2024-06-01', ...delhi, image: false }
    expect(await rejectedField(sarvatobhadra, { ...bad, targets: [{ name: 'x', letter: 'zz' }] })).toBe(
      'targets.0.letter',
    )
    expect(await rejectedField(sarvatobhadra, { ...bad, targets: [{ name: 'x' }] })).toBe('targets.0')
  })
})
