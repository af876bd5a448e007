import { describe, expect, test } from 'bun:test'
import charaKarakasCapability from '../../../src/capabilities/jaimini/chara-karakas.ts'
import jaiminiCharts from '../../../src/capabilities/jaimini/jaimini-charts.ts'
import jaiminiSpecialPoints from '../../../src/capabilities/jaimini/jaimini-special-points.ts'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import divisionalChart from '../../../src/capabilities/vedic-charts/divisional-chart.ts'
import planetPositions from '../../../src/capabilities/vedic-charts/planet-positions.ts'
import { EIGHT_KARAKAS } from '../../../src/jyotish/jaimini/karakas.ts'
import { SIGNS } from '../../../src/zodiac/signs.ts'
import { chennai1996, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const births = randomBirths(25, 11)

describe('chara-karakas', () => {
  test('orders each planet once by degree, with the places of planet-positions', async () => {
    for (const birth of births) {
      const { karakas } = await call(charaKarakasCapability, birth)
      const degrees = karakas.map((row) => row.degree_in_sign)
      expect(degrees).toEqual(degrees.toSorted((a, b) => b - a))
      expect(new Set(karakas.map(({ planet }) => planet)).size).toBe(7)
      expect(new Set(karakas.map(({ sthira_karaka }) => sthira_karaka)).size).toBe(7)
      const { planets } = await call(planetPositions, birth)
      for (const { planet, degree_in_sign, longitude } of karakas)
        expect(planets.find(({ name }) => name === planet)).toMatchObject({ degree: degree_in_sign, longitude })
    }
  })

  test('ranks Rahu by the rest of his sign among eight karakas; the others keep their order', async () => {
    for (const birth of births) {
      const seven = await call(charaKarakasCapability, birth)
      const eight = await call(charaKarakasCapability, { ...birth, karakas: 'eight' })
      expect([seven.scheme, eight.scheme]).toEqual(['seven-karaka', 'eight-karaka'])
      expect(eight.karakas.map(({ karaka }) => karaka)).toEqual([...EIGHT_KARAKAS])
      const names = eight.karakas.map(({ planet }) => planet)
      expect(names.filter((name) => name !== 'Rahu')).toEqual<string[]>(seven.karakas.map(({ planet }) => planet))
      const travelled = eight.karakas.map((row) =>
        row.planet === 'Rahu' ? 30 - row.degree_in_sign : row.degree_in_sign,
      )
      expect(travelled).toEqual(travelled.toSorted((a, b) => b - a))
      expect(eight.karakas.filter(({ sthira_karaka }) => sthira_karaka === null).map(({ karaka }) => karaka)).toEqual([
        'pitri',
      ])
      // The first karaka is the atmakaraka in every capability with the choice.
      const drawing = await call(jaiminiCharts, { ...birth, karakas: 'eight' })
      expect([drawing.atmakaraka.planet, drawing.choices]).toEqual([names[0]!, { karakas: 'eight' }])
    }
  })

  test('arudhas of vargas use the signs of the varga, and are returned on request only', async () => {
    const selection = { arudha_vargas: ['D1', 'D9'] as ('D1' | 'D9')[], arudhas_of_grahas: true }
    for (const birth of births.slice(0, 10)) {
      const plain = await call(jaiminiCharts, birth)
      expect(plain).not.toContainKeys(['graha_arudhas', 'varga_arudhas', 'choices'])
      const { varga_arudhas, graha_arudhas, ...picture } = await call(jaiminiCharts, { ...birth, ...selection })
      const [rasi, navamsha] = varga_arudhas!
      expect([rasi!.arudha_padas, rasi!.graha_arudhas]).toEqual([picture.arudha_padas, graha_arudhas!])
      const d9 = await call(divisionalChart, { ...birth, code: 'D9' })
      const sunSign = d9.planets[0]!.sign_number - 1
      // The Sun owns only Leo, so his arudha is as far from Leo as Leo is from him, apart from the exceptions.
      const image = (4 + 4 - sunSign + 24) % 12
      const away = (image - sunSign + 12) % 12
      const expected = away === 0 ? sunSign + 9 : away === 6 ? sunSign + 3 : image
      expect(SIGNS.indexOf(navamsha!.graha_arudhas![0]!.sign)).toBe(expected % 12)
      expect(navamsha!.lagna_sign).toBe(d9.ascendant.sign)
    }
  })

  test('does not depend on the kind of node', async () => {
    const [mean, osculating] = await Promise.all(
      (['mean', 'true'] as const).map((node) => call(charaKarakasCapability, { ...chennai1996, node })),
    )
    expect(osculating).toEqual(mean!)
  })
})

describe('jaimini-charts', () => {
  test('no pada with exceptions is in the first or seventh house from its house', async () => {
    for (const birth of births) {
      const { arudha_padas } = await call(jaiminiCharts, birth)
      for (const [i, { house }] of arudha_padas.with_exceptions.entries())
        expect([1, 7]).not.toContain(((house - (i + 1) + 12) % 12) + 1)
    }
  })

  test('karakamsha is the navamsha sign of the atmakaraka, and rasi-from-asc the birth chart', async () => {
    for (const birth of births.slice(0, 8)) {
      const { points, atmakaraka, charts } = await call(jaiminiCharts, birth)
      const { karakas } = await call(charaKarakasCapability, birth)
      const d9 = await call(divisionalChart, { ...birth, code: 'D9' })
      expect(karakas[0]!.planet).toBe(atmakaraka.planet)
      expect(d9.planets.find(({ name }) => name === atmakaraka.planet)!.sign).toBe(points.karakamsha.sign)
      expect(points.swamsha).toEqual(points.karakamsha)
      const { chart } = await call(birthChart, birth)
      expect(charts['rasi-from-asc']!.houses).toEqual(chart.houses)
      expect(charts.swamsha!.houses.flatMap(({ planets }) => planets).length).toBe(9)
      expect(charts.karkamsha!.lagna_sign).toBe(points.karakamsha.sign)
      expect(charts.upapada!.lagna_sign).toBe(points.upapada.sign)
    }
  })

  test('a selector returns one chart, null returns all five', async () => {
    const { charts } = await call(jaiminiCharts, { ...chennai1996, chart: 'upapada' })
    expect(Object.keys(charts)).toEqual(['upapada'])
    const { charts: all } = await call(jaiminiCharts, { ...chennai1996, chart: null })
    expect(Object.keys(all)).toEqual(['karkamsha', 'swamsha', 'arudha-lagna', 'upapada', 'rasi-from-asc'])
  })
})

describe('jaimini-special-points', () => {
  // P. V. R. Narasimha Rao's birth of 1996-12-07; degrees from Swiss Ephemeris with Lahiri, 1 arcminute.
  test('yogi: 1°51′ Virgo of the Sun, duplicate Mercury; avayogi: 8°31′ Pisces of Saturn', async () => {
    const { yogi, avayogi } = await call(jaiminiSpecialPoints, chennai1996)
    expect(yogi).toMatchObject({
      sign: 'Virgo',
      nakshatra: 'Uttara Phalguni',
      planet: 'Sun',
      duplicate_yogi: 'Mercury',
    })
    expect(Math.abs(yogi.point - (150 + 1 + 51 / 60))).toBeLessThan(1 / 60)
    expect(avayogi).toMatchObject({ sign: 'Pisces', planet: 'Saturn' })
    expect(Math.abs(avayogi.point - (330 + 8 + 31 / 60))).toBeLessThan(1 / 60)
  })

  test('rashi drishti is mutual and has 36 entries', async () => {
    const { rashi_aspects } = await call(jaiminiSpecialPoints, chennai1996)
    const seen = rashi_aspects.flatMap(({ sign, aspects }) => aspects.map((other) => `${sign} ${other}`))
    expect(new Set(seen).size).toBe(36)
    expect(seen.map((pair) => pair.split(' ').toReversed().join(' ')).toSorted()).toEqual(seen.toSorted())
  })

  test('Rudra is one of the candidates, and its trishula are the trines of its sign', async () => {
    for (const birth of births) {
      const { rudra, brahma, warnings } = await call(jaiminiSpecialPoints, birth)
      expect(rudra.candidates).toContain(rudra.planet)
      const at = SIGNS.indexOf(rudra.sign)
      expect(rudra.trishula.map((sign) => (SIGNS.indexOf(sign) - at + 12) % 12)).toEqual([0, 4, 8])
      expect(brahma === null).toBe(warnings.some((warning) => warning.includes('brahma is null')))
      if (brahma) expect(['Rahu', 'Ketu']).not.toContain(brahma.planet)
    }
  })
})

test('rejects an invalid time with its field', async () => {
  const birth = { ...chennai1996, datetime: '1996-02-30T10:00' }
  for (const capability of [charaKarakasCapability, jaiminiCharts, jaiminiSpecialPoints])
    expect(await rejectedField(capability as typeof jaiminiCharts, birth)).toBe('datetime')
})

test('at a pole the ascendant is computed at latitude 89.99, with a warning', async () => {
  const birth = { ...chennai1996, latitude: 90 }
  expect((await call(charaKarakasCapability, birth)).karakas).toHaveLength(7)
  for (const capability of [jaiminiCharts, jaiminiSpecialPoints])
    expect((await call(capability as typeof jaiminiCharts, birth)).warnings.join()).toContain('is a pole')
})
