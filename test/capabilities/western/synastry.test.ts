import { describe, expect, test } from 'bun:test'
import synastryAspects from '../../../src/capabilities/western/synastry-aspects.ts'
import synastryChart from '../../../src/capabilities/western/synastry-chart.ts'
import synastryFull from '../../../src/capabilities/western/synastry-full.ts'
import synastryWheel from '../../../src/capabilities/western/synastry-wheel.ts'
import { synastryBand } from '../../../src/western/synastry.ts'
import { parseXml } from '../../render/xml.ts'
import { randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'
import { einstein, lennon, north, ono } from './births.ts'

const both = { person_a: lennon, person_b: ono }
const swapped = { person_a: ono, person_b: lennon }

describe('Lennon and Ono', () => {
  const answer = call(synastryChart, both)

  // the orb that kerykeion 5.12.8 publishes in its tests; counts by Swiss Ephemeris with the orbs of this project
  test('aspects equal the reference', async () => {
    const { inter_aspects: rows } = await answer
    const row = rows.find((r) => r.person_a_planet === 'Sun' && r.person_b_planet === 'Moon')!
    expect([row.aspect, row.nature]).toEqual(['sextile', 'harmonious'])
    expect(row.orb).toBeCloseTo(5.138257, 3)
    expect(rows.length).toBe(59)
    expect([rows[0]!.person_a_planet, rows[0]!.aspect, rows[0]!.person_b_planet]).toEqual([
      'Jupiter',
      'square',
      'Venus',
    ])
    expect(rows[0]!.orb).toBeCloseTo(0.0936, 3)
  })

  // Discepolo's rules by hand: Sun conjunct Ascendant 7.8214 and Moon trine Ascendant 4.8999
  test('compatibility equals the reference', async () => {
    const { compatibility } = await answer
    expect(compatibility.discepolo).toEqual({
      score: 8,
      band: 'medium',
      breakdown: [
        {
          rule: 'sun_ascendant',
          person_a_planet: 'Sun',
          person_b_planet: 'Ascendant',
          aspect: 'conjunction',
          points: 4,
        },
        { rule: 'moon_ascendant', person_a_planet: 'Moon', person_b_planet: 'Ascendant', aspect: 'trine', points: 4 },
      ],
    })
    const { percentage, harmonious_count, challenging_count, house_overlays } = compatibility
    expect([percentage, harmonious_count, challenging_count]).toEqual([53, 31, 28])
    expect(house_overlays.length).toBe(28)
  })

  test('synastry-aspects lists the same aspects in two groups', async () => {
    const { inter_aspects } = await answer
    const { harmonious, challenging, counts, strongest } = await call(synastryAspects, both)
    expect(counts).toEqual({ harmonious: 31, challenging: 28, total: 59 })
    const key = (row: { person_a_planet: string; person_b_planet: string }) =>
      `${row.person_a_planet} ${row.person_b_planet}`
    expect([...harmonious, ...challenging].map(key).sort()).toEqual(inter_aspects.map(key).sort())
    expect(inter_aspects).toContainEqual(strongest!)
  })

  test('the wheel has the same aspects', async () => {
    const { inter_aspects } = await answer
    const wheel = await call(synastryWheel, both)
    expect(wheel.inter_aspects).toEqual(inter_aspects)
    expect(wheel.table.map(({ cells }) => cells.length)).toEqual(Array(16).fill(16))
    expect(wheel.table.flatMap(({ cells }) => cells).filter(({ aspect }) => aspect).length).toBe(59)
    expect([wheel.inner_ring, wheel.outer_ring, wheel.houses_shown]).toEqual(['A', 'B', 'A'])
    expect(parseXml(wheel.images[0]!.content)[0]!.name).toBe('svg')
    const host = await call(synastryChart, both)
    const overlays = host.compatibility.house_overlays.filter(({ owner }) => owner === 'person_b')
    expect(wheel.person_b.planets.map(({ house }) => house)).toEqual(overlays.map(({ house }) => house))
  })
})

test('a person with themself scores 24', async () => {
  const { compatibility, inter_aspects } = await call(synastryChart, { person_a: lennon, person_b: lennon })
  const { score, band, breakdown } = compatibility.discepolo
  expect([score, band]).toEqual([24, 'exceptional'])
  expect(breakdown.map(({ rule, points }) => [rule, points])).toEqual([
    ['same_modality', 5],
    ['sun_sun', 11],
    ['sun_ascendant', 4],
    ['sun_ascendant', 4],
  ])
  expect(inter_aspects.filter((row) => row.person_a_planet === row.person_b_planet && row.orb === 0).length).toBe(16)
})

test('exchanged persons have the same score and reversed rows', async () => {
  const births = randomBirths(8, 3)
  const pairs = [both, ...births.map((person_a, i) => ({ person_a, person_b: births[(i + 1) % 8]! }))]
  for (const pair of pairs) {
    const one = await call(synastryChart, pair)
    const other = await call(synastryChart, { person_a: pair.person_b, person_b: pair.person_a })
    expect(other.compatibility.discepolo.score).toBe(one.compatibility.discepolo.score)
    expect(other.compatibility.percentage).toBe(one.compatibility.percentage)
    const rows = (answer: typeof one, turned: boolean) =>
      answer.inter_aspects
        .map(({ person_a_planet: a, person_b_planet: b, aspect, orb }) =>
          (turned ? [b, a, aspect, orb] : [a, b, aspect, orb]).join(),
        )
        .sort()
    expect(rows(other, true)).toEqual(rows(one, false))
  }
})

test('bands follow the score', () => {
  expect([0, 4, 5, 9, 10, 15, 19, 20, 29, 30, 80].map(synastryBand)).toEqual([
    'minimal',
    'minimal',
    'medium',
    'medium',
    'important',
    'very important',
    'very important',
    'exceptional',
    'exceptional',
    'rare exceptional',
    'rare exceptional',
  ])
})

test('faults and warnings name the person', async () => {
  expect(await rejectedField(synastryChart, { ...both, person_b: { ...ono, datetime: '1933-02-30T10:00' } })).toBe(
    'person_b.datetime',
  )
  const { warnings } = await call(synastryChart, { ...swapped, person_a: { ...ono, latitude: 90 } })
  expect(warnings.join()).toContain('`person_a.latitude` 90 is a pole')
})

test('a chart without houses has no overlays', async () => {
  const { compatibility, warnings } = await call(synastryChart, { person_a: einstein, person_b: north(70) })
  expect(new Set(compatibility.house_overlays.map(({ in_house_of }) => in_house_of))).toEqual(new Set(['person_a']))
  expect(warnings.length).toBe(1)
})

test('people are called by given names after the first mention, if these differ', async () => {
  const themesOf = async (a: string, b: string) => {
    const { themes, overview } = await call(synastryFull, {
      person_a: { ...lennon, name: a },
      person_b: { ...ono, name: b },
    })
    expect(overview.summary).toContain(`${a} and ${b}`)
    return themes.map(({ text }) => text).join(' ')
  }
  const sentence = await themesOf('Dr. John Lennon', 'Yoko Ono')
  expect(sentence).toMatch(/John’s .* Yoko’s/)
  expect(sentence).not.toMatch(/Lennon|Ono|Dr/)
  expect(await themesOf('Maria Silva', 'Maria Costa')).toMatch(/Maria Silva’s .* Maria Costa’s/)
})
