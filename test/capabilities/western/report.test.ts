import { describe, expect, test } from 'bun:test'
import synastryChart from '../../../src/capabilities/western/synastry-chart.ts'
import synastryFull from '../../../src/capabilities/western/synastry-full.ts'
import westernAspectsGrid from '../../../src/capabilities/western/western-aspects-grid.ts'
import westernDetailedReport from '../../../src/capabilities/western/western-detailed-report.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import type { Table } from '../../../src/document/document.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { type Passage, passagesOf, sentencesOf } from '../../../src/readings/passage.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { aspectsWithin, orbsFor, temper } from '../../../src/western/aspects.ts'
import { chartShape } from '../../../src/western/balance.ts'
import { pointsAt } from '../../../src/western/chart.ts'
import { type Planet, TEN } from '../../../src/western/points.ts'
import type { HouseNumber, Sign } from '../../../src/zodiac/signs.ts'
import { sky } from '../../world.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'
import { einstein, lennon, north, ono } from './births.ts'

const sum = (counts: object) => Object.values(counts).reduce((total: number, n: number) => total + n, 0)

describe('western-detailed-report', () => {
  test('its chart is that of western-natal-chart, its patterns those of the grid', async () => {
    const report = await call(westernDetailedReport, einstein)
    const { ascendant, midheaven, planets, houses, aspects } = await call(westernNatalChart, einstein)
    expect(report.chart).toEqual({ ascendant, midheaven, planets, houses, aspects })
    expect(report.patterns).toEqual((await call(westernAspectsGrid, einstein)).patterns)
  })

  test('printed, every aspect of its chart has one cell between its two points', async () => {
    for (const birth of [einstein, north(70), ...randomBirths(4)]) {
      const report = await call(westernDetailedReport, birth)
      const aspects = westernDetailedReport.document!(report).find(({ title }) => title === 'Aspects')!
      const { columns, rows } = aspects.blocks[0] as Table
      const points = ['', ...rows.map(([name]) => name!.slice(name!.indexOf(' ') + 1))]
      const cells = rows.flatMap(([name, ...symbols]) =>
        symbols.flatMap((symbol, i) =>
          symbol === ''
            ? []
            : [[i === 0 ? 'Sun' : points[i]!, name!.slice(name!.indexOf(' ') + 1)].sort().join(` ${symbol} `)],
        ),
      )
      expect(columns.length).toBe(rows.length + 1)
      expect(cells.sort()).toEqual(
        report.chart.aspects
          .map(({ planet_a, planet_b, symbol }) => [planet_a, planet_b].sort().join(` ${symbol} `))
          .sort(),
      )
    }
  })

  test('elements, modes and hemispheres sum to the weights', async () => {
    for (const birth of randomBirths(12)) {
      const { balance } = await call(westernDetailedReport, birth)
      expect([sum(balance.elements), sum(balance.modes)]).toEqual([14, 14])
      if (!balance.hemispheres) continue
      const { east, west, north: below, south } = balance.hemispheres as Record<string, number>
      expect([east! + west!, below! + south!, sum(balance.quadrants!)]).toEqual([12, 12, 12])
    }
  })

  // By hand from the reference chart: Fire Moon, Mercury, Venus, Saturn; Earth Mars, Uranus, Neptune, Pluto; Air Jupiter; Water Sun, Ascendant
  test('Einstein', async () => {
    const { balance, planet_readings, house_readings } = await call(westernDetailedReport, einstein)
    expect(balance.elements).toEqual({ Fire: 5, Earth: 4, Air: 1, Water: 4 })
    expect(planet_readings.map(({ dignity }) => dignity)).toEqual([
      'peregrine',
      'face',
      'peregrine',
      'detriment',
      'exaltation',
      'triplicity',
      'fall',
      null,
      null,
      null,
    ])
    expect(house_readings[8]).toMatchObject({
      sign: 'Aquarius',
      ruler: 'Saturn',
      ruler_house: 10,
      planets: ['Jupiter'],
    })
  })

  test('no sentence comes twice in its readings', async () => {
    const { planet_readings, life_areas, house_readings } = await call(westernDetailedReport, einstein)
    const all = [...planet_readings, ...house_readings, ...Object.values(life_areas)].flatMap(({ text }) =>
      sentencesOf(text),
    )
    expect(all.filter((sentence, i) => all.indexOf(sentence) !== i)).toEqual([])
  })

  test('two planets in aspect have the passage of their pair and temper, any other point a line', async () => {
    const inAspect = (await corpus('western-aspect')) as Record<string, Passage | Record<string, Passage>>
    const isPlanet = (name: string) => TEN.some((planet) => planet === name)
    let read = 0
    for (const birth of [einstein, ...randomBirths(12)]) {
      const { aspect_readings } = await call(westernDetailedReport, birth)
      for (const { planet_a, planet_b, nature, meaning, text } of aspect_readings) {
        if (!isPlanet(planet_a) || !isPlanet(planet_b)) {
          expect(text).toContain(meaning)
          continue
        }
        const cell = inAspect[`${planet_a} ${planet_b}`]!
        const passages = Object.values('source' in cell ? [cell] : cell) as Passage[]
        const told = passages.filter((passage) => text.includes(passage.text))
        expect(told).toHaveLength(1)
        if (nature !== 'neutral' && 'harmonious' in cell)
          expect(told).toEqual([(cell as Record<string, Passage>)[nature]!])
        read++
      }
    }
    expect(read).toBeGreaterThan(100)
  })

  test('every passage of a pair is reached, and no pair needs one that is not there', async () => {
    const passages = passagesOf(await corpus('western-aspect')).map(({ path }) => path.join(' '))
    const reached = new Set<string>()
    const every = 22.7 * 864e5
    for (let i = 0; i < 4000; i++) {
      const planets = pointsAt(julianDay(Date.UTC(1850, 0, 1) + i * every), sky).filter(({ name }) =>
        TEN.some((planet) => planet === name),
      )
      for (const contact of aspectsWithin(planets, orbsFor('natal'))) {
        const pair = `${contact.a.name} ${contact.b.name}`
        reached.add(passages.includes(pair) ? pair : `${pair} ${temper(contact)}`)
        if (/^(Sun Mercury|Sun Venus|Mercury Venus)$/.test(pair)) expect(temper(contact)).toBe('harmonious')
      }
    }
    expect([...reached].sort()).toEqual(passages.sort())
  })

  test('the Ascendant is told by the sign that rises', async () => {
    const ascendants = await corpus('western-ascendant')
    const { big_three } = await call(westernDetailedReport, einstein)
    expect(big_three.ascendant.text).toBe(
      `${ascendants.Cancer.text} The ruler of this Ascendant is the Moon in Sagittarius, house 6.`,
    )
  })

  test('a planet is told by its sign and its house, without houses by its sign alone', async () => {
    const [inSign, inHouse] = [await corpus('western-planet-in-sign'), await corpus('western-planet-in-house')]
    for (const birth of [...randomBirths(12), north(70)]) {
      const { planet_readings } = await call(westernDetailedReport, birth)
      for (const { planet, sign, house, text } of planet_readings) {
        const bySign = inSign[planet as Planet][sign as Sign].text
        expect(text).toBe(house === null ? bySign : `${bySign} ${inHouse[planet as Planet][house as HouseNumber].text}`)
      }
    }
  })

  test('an area of life names the house of its planet', async () => {
    const { life_areas } = await call(westernDetailedReport, einstein)
    expect(life_areas.identity!.text).toStartWith('Identity is read from the Sun in Pisces, house 10: ')
    const polar = await call(westernDetailedReport, north(70))
    expect(polar.life_areas.emotion!.text).not.toContain('house')
  })

  test('within the polar circle it is whole without houses', async () => {
    const { balance, house_readings, planet_readings } = await call(westernDetailedReport, north(70))
    expect([balance.hemispheres, balance.quadrants]).toEqual([null, null])
    expect(house_readings.filter(({ sign }) => sign === null)).toHaveLength(8)
    expect(planet_readings.every(({ house }) => house === null)).toBe(true)
  })
})

// The limits of the contract, each shape at ten longitudes
test.each([
  ['bundle', [0, 10, 20, 30, 40, 50, 60, 70, 80, 119]],
  ['bowl', [0, 20, 40, 60, 80, 100, 120, 140, 160, 170]],
  ['bucket', [0, 20, 40, 60, 80, 100, 120, 140, 160, 260]],
  ['locomotive', [0, 25, 50, 75, 100, 125, 150, 175, 200, 239]],
  ['seesaw', [0, 20, 40, 60, 80, 180, 200, 220, 240, 260]],
  ['splay', [0, 20, 40, 60, 110, 130, 150, 205, 230, 290]],
  ['splash', [0, 36, 72, 108, 144, 180, 216, 252, 288, 324]],
] as const)('%s', (shape, longitudes) => {
  expect(chartShape(longitudes)).toBe(shape)
})

describe('synastry-full', () => {
  const pair = { person_a: lennon, person_b: ono }

  test('compatibility is that of synastry-chart, and every theme aspect is one of its aspects', async () => {
    const full = await call(synastryFull, pair)
    const chart = await call(synastryChart, pair)
    expect(full.overview.compatibility).toEqual(chart.compatibility)
    for (const { aspects, score } of full.themes) {
      for (const aspect of aspects) expect(chart.inter_aspects).toContainEqual(aspect)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
    }
    expect(sum(full.overview.element_balance.combined!)).toBe(28)
    expect(full.house_overlays.map(({ text, ...row }) => row)).toEqual(chart.compatibility.house_overlays)
  })

  test('exchanged persons keep every score', async () => {
    const scores = ({ themes }: { themes: { score: number }[] }) => themes.map(({ score }) => score)
    expect(scores(await call(synastryFull, { person_a: ono, person_b: lennon }))).toEqual(
      scores(await call(synastryFull, pair)),
    )
  })

  test('focus turns the advice', async () => {
    const romance = await call(synastryFull, pair)
    const home = await call(synastryFull, { ...pair, focus: 'family' })
    expect(home.advice).not.toEqual(romance.advice)
    expect(romance.advice.length).toBeGreaterThan(1)
  })
})
