import { describe, expect, test } from 'bun:test'
import chart from '../../../src/capabilities/lal-kitab/lal-kitab-chart.ts'
import dasha from '../../../src/capabilities/lal-kitab/lal-kitab-dasha.ts'
import debts from '../../../src/capabilities/lal-kitab/lal-kitab-debts.ts'
import remedies from '../../../src/capabilities/lal-kitab/lal-kitab-remedies.ts'
import teva from '../../../src/capabilities/lal-kitab/lal-kitab-teva.ts'
import varshphal from '../../../src/capabilities/lal-kitab/lal-kitab-varshphal.ts'
import { GRAHAS, type Graha } from '../../../src/jyotish/grahas.ts'
import { lalKitabChart, masnuiOf, relationsOf } from '../../../src/jyotish/lal-kitab/chart.ts'
import { debtsOf } from '../../../src/jyotish/lal-kitab/debts.ts'
import { customsOf } from '../../../src/jyotish/lal-kitab/remedies.ts'
import { NABALIG_HOUSES, tevaOf } from '../../../src/jyotish/lal-kitab/teva.ts'
import { LAST_YEAR, yearRow } from '../../../src/jyotish/lal-kitab/year-table.ts'
import { HOUSES, type HouseNumber } from '../../../src/zodiac/signs.ts'
import { chennai1996, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const AS_OF = '2026-11-20'
const BIRTHS = [chennai1996, delhi1947, polarNight, ...randomBirths(25, 13)]
/** A day in the thirty-first year of life. */
const grown = ({ datetime }: { datetime: string }) => `${Number(datetime.slice(0, 4)) + 31}-01-15`
const inOrder = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

/** All planets in a house without aspects, except the planets in `placed`. */
const make = (placed: Partial<Record<Graha, HouseNumber>>) =>
  Object.fromEntries(GRAHAS.map((planet) => [planet, placed[planet] ?? 11])) as Record<Graha, HouseNumber>

describe('lal-kitab-chart', () => {
  // The worked birth of the catalogue, by hand from the tables of the 1952 edition
  test('Chennai 1996: returns the documented chart', async () => {
    const answer = await call(chart, chennai1996)
    const of = (name: Graha) => answer.planets.find(({ planet }) => planet === name)!
    expect(GRAHAS.map((name) => of(name).house)).toEqual([11, 10, 8, 12, 12, 10, 3, 9, 3])
    expect(GRAHAS.filter((name) => of(name).nature === 'good')).toEqual(['Mars'])
    expect(GRAHAS.filter((name) => of(name).nature === 'mixed')).toEqual(['Moon', 'Saturn'])
    expect(GRAHAS.filter((name) => of(name).sleeping)).toEqual(['Sun', 'Moon', 'Mercury', 'Venus', 'Rahu'])
    expect(answer.houses.filter(({ sleeping }) => sleeping).map(({ house }) => house)).toEqual([1, 4, 5, 6, 7])
    expect(answer.masnui).toEqual([])
    expect(answer.destiny_planet).toMatchObject({ planet: 'Mars', house: 8 })
    expect(answer.destiny_planet.reason).toContain('undisturbed')
    expect(answer.images[0]!.content).toContain('Lal Kitab')
  })
  test('house 1 is Aries; Ketu is seventh from Rahu; house 1 aspects only the seventh', async () => {
    for (const birth of BIRTHS) {
      const { houses, planets, moon_chart, relations } = await call(chart, birth)
      expect(houses[0]!.fixed_sign).toBe('Aries')
      expect(houses.flatMap(({ planets }) => planets)).toHaveLength(9)
      const house = (name: Graha) => planets.find(({ planet }) => planet === name)!.house
      expect(Math.abs(house('Rahu') - house('Ketu'))).toBe(6)
      for (const planet of planets.filter(({ house }) => house === 1))
        expect(planet.aspects.map(({ house, percent }) => [house, percent])).toEqual([[7, 100]])
      for (const { planet, aspects } of planets)
        for (const { planets: seen, percent } of aspects)
          for (const other of seen)
            expect(planets.find((each) => each.planet === other)!.aspected_by).toContainEqual({ planet, percent })
      expect(moon_chart.find(({ planet }) => planet === 'Moon')!.house).toBe(1)
      for (const { planets_from, planets_to } of relations) {
        expect(planets_from.length).toBeGreaterThan(0)
        expect(planets_to.length).toBeGreaterThan(0)
      }
    }
  })
  test('only two planets alone form an artificial planet; friends share a common wall', () => {
    const pair = lalKitabChart(make({ Sun: 5, Saturn: 5 }))
    expect(masnuiOf(pair).map(({ planet, quality }) => [planet, quality])).toEqual([
      ['Mars', 'bad'],
      ['Rahu', 'debilitated'],
    ])
    expect(masnuiOf(lalKitabChart(make({ Sun: 5, Saturn: 5, Venus: 5 })))).toEqual([])
    const walls = (other: Graha) =>
      relationsOf(lalKitabChart(make({ Sun: 5, [other]: 6 }))).filter(
        ({ kind, from }) => kind === 'common_wall' && from === 5,
      )
    expect(walls('Moon')).toHaveLength(1)
    expect(walls('Rahu')).toHaveLength(0)
  })
})

describe('the annual table', () => {
  test('every row is a permutation, every twelve rows a Latin square, column 1 equals the book', () => {
    expect(LAST_YEAR).toBe(120)
    for (let year = 1; year <= LAST_YEAR; year++) {
      expect(inOrder(yearRow(year))).toEqual([...HOUSES])
      expect(yearRow(year)[0]!).toBe([1, 4, 9, 3, 11, 5, 7, 2, 12, 10, 8, 6][(year - 1) % 12] as HouseNumber)
    }
    for (let block = 0; block < 10; block++)
      for (const house of HOUSES)
        expect(inOrder(HOUSES.map((year) => yearRow(block * 12 + year)[house - 1]!))).toEqual([...HOUSES])
    expect(yearRow(1)[1]).toBe(9)
    expect(yearRow(75)[10]).toBe(12)
  })
})

describe('lal-kitab-varshphal', () => {
  test('Chennai 1996, year 30: returns the documented chart', async () => {
    const answer = await call(varshphal, { ...chennai1996, as_of: AS_OF })
    expect(answer).toMatchObject({ year_of_life: 30, start: '2025-12-07', end: '2026-12-06' })
    expect(answer.planets.map(({ annual_house }) => annual_house)).toEqual([6, 10, 12, 7, 7, 10, 8, 2, 8])
    expect(answer.year_lord).toMatchObject({ house_of_year: 6, ruling_dasha_planet: 'Mars' })
    const natal = await call(chart, chennai1996)
    const rank = ['bad', 'mixed', 'good']
    for (const { planet, nature, change } of answer.planets) {
      const before = rank.indexOf(natal.planets.find((each) => each.planet === planet)!.nature)
      expect(change).toBe((['worse', 'same', 'better'] as const)[Math.sign(rank.indexOf(nature) - before) + 1]!)
    }
    for (const { planet, chart: which } of answer.remedies) {
      expect(which).toBe('annual')
      expect(answer.planets.find((each) => each.planet === planet)!.nature).toBe('bad')
    }
  })
  test('handles 29 February, the birthday itself, and the end of the table', async () => {
    const leap = { ...chennai1996, datetime: '1996-02-29T10:34' }
    expect(await call(varshphal, { ...leap, year_of_life: 2 })).toMatchObject({
      start: '1997-03-01',
      end: '1998-02-28',
    })
    expect((await call(varshphal, { ...chennai1996, as_of: '2026-12-07' })).year_of_life).toBe(31)
    expect((await call(varshphal, { ...chennai1996, as_of: '2026-12-06' })).year_of_life).toBe(30)
    expect(await rejectedField(varshphal, { ...chennai1996, as_of: '2116-12-07' })).toBe('as_of')
    expect(await rejectedField(varshphal, { ...chennai1996, as_of: '1990-01-01' })).toBe('as_of')
  })
})

describe('lal-kitab-debts', () => {
  const present = (placed: Partial<Record<Graha, HouseNumber>>) =>
    debtsOf(make(placed))
      .filter(({ isPresent }) => isPresent)
      .map(({ debt }) => debt)
  // For each debt a chart that has it, and the same chart with one condition broken. The other planets are in houses 1
  // and 3, where they afflict no planet.
  const clear: Partial<Record<Graha, HouseNumber>> = {
    Sun: 8,
    Moon: 8,
    Mars: 7,
    Mercury: 4,
    Jupiter: 3,
    Venus: 4,
    Saturn: 3,
    Rahu: 4,
    Ketu: 3,
  }
  test.each([
    ['swa_rin', { Sun: 8, Venus: 5 }, { Sun: 1, Venus: 5 }, { Sun: 8, Venus: 4 }],
    ['matri_rin', { Moon: 6, Ketu: 4 }, { Moon: 2, Ketu: 4 }, { Moon: 6, Ketu: 3 }],
    ['rishtedar_rin', { Mars: 7, Mercury: 1 }, { Mars: 3, Mercury: 1 }, { Mars: 7, Mercury: 4 }],
    ['behan_beti_rin', { Mercury: 4, Moon: 3 }, { Mercury: 7, Moon: 3 }, { Mercury: 4, Moon: 8 }],
    ['pitri_rin', { Jupiter: 3, Rahu: 9 }, { Jupiter: 5, Rahu: 9 }, { Jupiter: 3, Rahu: 4 }],
    ['stri_rin', { Venus: 4, Sun: 7 }, { Venus: 12, Sun: 7 }, { Venus: 4, Sun: 8 }],
    ['nirdayi_rin', { Saturn: 3, Mars: 10 }, { Saturn: 8, Mars: 10 }, { Saturn: 3, Mars: 7 }],
    ['ajanma_rin', { Rahu: 4, Venus: 12 }, { Rahu: 6, Venus: 12 }, { Rahu: 4, Venus: 4 }],
    ['kudrati_rin', { Ketu: 3, Moon: 6 }, { Ketu: 12, Moon: 6 }, { Ketu: 3, Moon: 8 }],
  ] as const)('%s: present with its significator, absent without an afflictor', (debt, holds, paid, none) => {
    expect(present({ ...clear, ...holds })).toContain(debt)
    expect(present({ ...clear, ...paid })).not.toContain(debt)
    expect(present({ ...clear, ...none })).not.toContain(debt)
  })
  test('a debt is strict if every afflictor is present', () => {
    const rows = debtsOf(make({ ...clear, Sun: 10, Moon: 11, Mars: 10, Saturn: 3 }))
    expect(rows.find(({ debt }) => debt === 'nirdayi_rin')).toMatchObject({ isPresent: true, isStrict: true })
  })
  test('the evidence names exactly the houses of the afflictors', async () => {
    for (const birth of BIRTHS) {
      const { planets } = await call(chart, birth)
      for (const { afflicting_planets, evidence } of (await call(debts, birth)).debts)
        for (const name of afflicting_planets) {
          const { house } = planets.find(({ planet }) => planet === name)!
          expect(evidence).toMatch(new RegExp(`${name} in ${house}[,;] (?!\\d)`))
        }
    }
  })
  test('Chennai 1996 has only nirdayi rin', async () => {
    const { debts: all, present_count } = await call(debts, chennai1996)
    expect(all).toHaveLength(9)
    expect(present_count).toBe(1)
    expect(all.find(({ present }) => present)).toMatchObject({
      debt: 'nirdayi_rin',
      afflicting_planets: ['Sun', 'Moon'],
      strict: false,
    })
  })
})

describe('lal-kitab-teva', () => {
  const types = (placed: Partial<Record<Graha, HouseNumber>>) =>
    tevaOf(lalKitabChart(make(placed)))
      .filter(({ present }) => present)
      .map(({ type }) => type)
  test('finds each type, and not in a similar chart', () => {
    expect(types({ Jupiter: 6, Saturn: 6, Sun: 1 })).toContain('dharmi')
    expect(types({ Jupiter: 6, Saturn: 5, Sun: 1 })).not.toContain('dharmi')
    expect(types({ Sun: 4, Saturn: 7, Jupiter: 3 })).toContain('ratandh')
    expect(types({ Sun: 4, Saturn: 8, Jupiter: 3 })).not.toContain('ratandh')
    expect(types({ Moon: 10, Venus: 10 })).toContain('andha')
    expect(types({ Mars: 10, Sun: 10 })).not.toContain('andha')
    expect(types({ Jupiter: 10, Sun: 10 })).toContain('andha')
    expect(types({ Jupiter: 10 })).not.toContain('andha')
    expect(types({ Jupiter: 3 })).toEqual(['nabalig'])
    expect(types({ Jupiter: 3, Saturn: 1, Rahu: 4 })).toContain('nabalig')
    expect(types({ Jupiter: 3, Mercury: 7 })).toContain('nabalig')
    expect(types({ Jupiter: 3, Mercury: 7, Saturn: 1 })).toEqual(['ordinary'])
    expect(types({ Jupiter: 3, Sun: 1 })).toEqual(['ordinary'])
  })
  test('the houses of a minor are all twelve', () => expect(inOrder(NABALIG_HOUSES)).toEqual([...HOUSES]))
  test('only present types have a meaning and a remedy', async () => {
    for (const birth of BIRTHS)
      for (const { present, meaning, remedy } of (await call(teva, birth)).types)
        expect([meaning !== null, remedy !== null]).toEqual([present, present])
  })
  test('Chennai 1996 is blind, by the Moon and Venus in the tenth', async () => {
    const answer = await call(teva, chennai1996)
    expect(answer.types.filter(({ present }) => present).map(({ type }) => type)).toEqual(['andha'])
    expect(answer.planets.filter(({ blind }) => blind).map(({ planet }) => planet)).toEqual(['Moon', 'Venus'])
    expect(answer.nabalig_table).toBeNull()
  })
})

describe('lal-kitab-dasha', () => {
  test('birth on 1996-12-07: returns the periods at 2026-11-20', async () => {
    const answer = await call(dasha, { ...chennai1996, as_of: AS_OF })
    expect(answer.current).toEqual({
      planet: 'Mars',
      sub_planet: 'Saturn',
      start: '2023-12-07',
      end: '2029-12-06',
      sub_start: '2025-12-07',
      sub_end: '2027-12-06',
      year_of_cycle: 30,
    })
    expect([answer.cycle_years, answer.house_of_year, answer.planet_of_year.year_of_life]).toEqual([35, 6, 30])
  })
  test('for a birth on 29 February the year of the cycle changes with its period', async () => {
    const leap = { ...chennai1996, datetime: '1996-02-29T00:00:00' }
    const at = async (as_of: string) => (await call(dasha, { ...leap, as_of })).current
    expect(await at('2031-02-27')).toMatchObject({ planet: 'Mercury', year_of_cycle: 35 })
    expect(await at('2031-02-28')).toMatchObject({ planet: 'Saturn', year_of_cycle: 1 })
  })
  test('periods by age: 16-21 Jupiter, 22-23 Sun, 24 Moon, 34-35 Mercury, 35 Saturn, without gaps', async () => {
    for (const birth of [
      chennai1996,
      { ...chennai1996, datetime: '1996-02-29T10:34' },
      { ...chennai1996, datetime: '1995-08-31T10:34' },
    ]) {
      const { periods } = await call(dasha, { ...birth, as_of: AS_OF, max_age: 120 })
      const at = (age: number) => periods.find(({ age_start, age_end }) => age_start <= age && age < age_end)!
      expect([15, 20, 21, 22, 23, 33, 34, 35].map((age) => at(age).planet)).toEqual([
        'Jupiter',
        'Jupiter',
        'Sun',
        'Sun',
        'Moon',
        'Mercury',
        'Mercury',
        'Saturn',
      ])
      expect(at(15).sub_periods.map(({ planet }) => planet)).toEqual(['Ketu', 'Jupiter', 'Sun'])
      const next = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
      for (const [i, period] of periods.entries()) {
        if (i > 0) expect(period.start).toBe(next(periods[i - 1]!.end))
        const subs = period.sub_periods
        expect([subs[0]!.start, subs[2]!.end]).toEqual([period.start, period.end])
        expect([subs[1]!.start, subs[2]!.start]).toEqual([next(subs[0]!.end), next(subs[1]!.end)])
      }
    }
  })
})

describe('lal-kitab-remedies', () => {
  test('the table has 108 customs, each with something to do or to avoid', () => {
    for (const planet of GRAHAS)
      for (const house of HOUSES) {
        const { do: todo, avoid } = customsOf(planet, house)
        expect(todo.length + avoid.length).toBeGreaterThan(0)
        for (const item of [...todo, ...avoid]) expect(item).toMatch(/^[A-Za-z][^!;]+$/)
      }
  })
  test('returns remedies where they are needed; a planet good in both charts is only kept', async () => {
    for (const birth of BIRTHS) {
      const input = { ...birth, as_of: grown(birth) }
      const { remedies: all } = await call(remedies, input)
      const natal = await call(chart, birth)
      const annual = await call(varshphal, input)
      const owed = (await call(debts, birth)).debts.filter(({ present }) => present).map(({ planet }) => planet)
      const nature = (rows: readonly { planet: Graha; nature: string }[], planet: Graha) =>
        rows.find((each) => each.planet === planet)!.nature
      expect(all.map(({ priority }) => priority)).toEqual(all.map(({ priority }) => priority).sort((a, b) => b - a))
      for (const { planet, chart: which, do: todo, priority, house } of all) {
        const good = nature(natal.planets, planet) === 'good' && nature(annual.planets, planet) === 'good'
        if (good && which !== 'debt') expect(todo).toEqual([])
        if (which === 'debt') expect(owed).toContain(planet)
        if (priority === 4) expect(nature(which === 'annual' ? annual.planets : natal.planets, planet)).toBe('bad')
        const row =
          which === 'annual'
            ? annual.planets.find((each) => each.planet === planet)!.annual_house
            : natal.planets.find((each) => each.planet === planet)!.house
        expect(house).toBe(row)
      }
    }
  })
  test('beyond the table the cycle and the debts continue; rejects scopes that need a year', async () => {
    const late = { ...chennai1996, as_of: '2120-01-01' }
    expect((await call(dasha, late)).planet_of_year.year_of_life).toBe(124)
    expect((await call(remedies, { ...late, scope: 'debts' })).remedies).toEqual(
      (await call(remedies, { ...chennai1996, as_of: AS_OF, scope: 'debts' })).remedies,
    )
    for (const scope of ['natal', 'annual', 'all'] as const)
      expect(await rejectedField(remedies, { ...late, scope })).toBe('as_of')
  })
  test('filters by scope', async () => {
    for (const [scope, which] of [
      ['natal', 'natal'],
      ['annual', 'annual'],
      ['debts', 'debt'],
    ] as const) {
      const { remedies: rows } = await call(remedies, { ...chennai1996, as_of: AS_OF, scope })
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map((row) => row.chart))).toEqual(new Set([which]))
    }
  })
})
