import { describe, expect, test } from 'bun:test'
import sanyasa from '../../../src/capabilities/doshas-yogas/sanyasa-yogas.ts'
import karakas from '../../../src/capabilities/jaimini/chara-karakas.ts'
import jaiminiCharts from '../../../src/capabilities/jaimini/jaimini-charts.ts'
import spiritual from '../../../src/capabilities/reports/report-spiritual.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import divisional from '../../../src/capabilities/vedic-charts/divisional-charts.ts'
import { SIGNS } from '../../../src/zodiac/signs.ts'
import { sample } from '../../long.ts'
import { at, delhi1947, polarNight, randomBirths, SIGN_LORDS } from '../births.ts'
import { call } from '../call.ts'
import { checkAreaAnswer, expectDistinct, refusesWhatCannotBe, sameBytes } from './area-laws.ts'

const IDS = [
  'purpose',
  'atmakaraka',
  'karakamsha',
  'ishta_devata',
  'fifth_ninth_twelfth',
  'jupiter_ketu',
  'vimshamsha',
  'sanyasa_yogas',
  'path',
  'practice',
  'timing',
]
const AS_OF = '2110-01-01'
const births = randomBirths(sample(12, 30), 27)
const WAYS = {
  bhakti: ['Moon', 'Venus'],
  jnana: ['Mercury', 'Jupiter'],
  karma: ['Sun', 'Mars'],
  raja: ['Saturn', 'Ketu'],
}

describe('report-spiritual', () => {
  test('every answer is complete and different', async () => {
    const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
    const answers = []
    for (const birth of [delhi1947, polarNight, midnight, ...births]) {
      const data = await call(spiritual, { ...birth, as_of: AS_OF })
      checkAreaAnswer(data, IDS)
      expect(data.summary.score).toBe(data.sections[0]!.score!)
      answers.push(data)
    }
    expectDistinct(answers)
  })

  test('karakas, karakamsha and combinations equal their capabilities; devatas have their places', async () => {
    for (const birth of births) {
      const data = await call(spiritual, { ...birth, as_of: AS_OF, years: 1 })
      const value = (id: string) =>
        data.sections.flatMap(({ facts }) => facts).find((fact) => fact.fact_id === id)?.value
      const order = (await call(karakas, birth)).karakas
      const who = (office: string) => order.find(({ karaka }) => karaka === office)!.planet
      expect<unknown>(value('jaimini.atmakaraka')).toBe(who('atma'))
      const { atmakaraka } = await call(jaiminiCharts, birth)
      expect<unknown>(value('jaimini.karakamsha')).toBe(atmakaraka.navamsha_sign)
      const { yogas } = await call(sanyasa, birth)
      for (const { id, present, cancelled } of yogas)
        expect(value(`yoga.${id}`) === true).toBe(present === true && !cancelled)

      const { charts } = await call(divisional, birth)
      const signOf = (code: 'D9' | 'D20', planet: string) =>
        SIGNS.indexOf(charts[code]!.planets.find(({ name }) => name === planet)!.sign)
      const from = (sign: number, house: number) => (sign + house - 1) % 12
      const soul = SIGNS.indexOf(atmakaraka.navamsha_sign)
      const counted = {
        ishta_devata: from(soul, 12),
        dharma_devata: from(soul, 9),
        palana_devata: from(signOf('D9', who('amatya')), 6),
      }
      for (const [key, sign] of Object.entries(counted) as [keyof typeof counted, number][]) {
        const { navamsa_sign, planet, reason } = data[key]
        expect(navamsa_sign).toBe(SIGNS[sign]!)
        const inside = charts.D9!.planets.filter((each) => each.sign === navamsa_sign).map(({ name }) => name)
        if (inside.length > 0) expect(inside).toContain(planet)
        else if (reason.endsWith('or looks at it.')) expect(planet).toBe(SIGN_LORDS[sign] as typeof planet)
        else {
          // BPHS 8: movable and fixed signs aspect each other except neighbours; dual signs aspect the other dual
          // signs.
          const away = (signOf('D9', planet) - sign + 12) % 12
          expect(sign % 3 === 2 ? [3, 6, 9] : sign % 3 === 0 ? [4, 7, 10] : [2, 5, 8]).toContain(away)
        }
      }

      const { planets } = await call(birthChart, birth)
      const house = (name: string) => planets.find((each) => each.name === name)!.house
      const lagna20 = SIGNS.indexOf(charts.D20!.ascendant.sign)
      const seeking = [1, 5, 9, 12]
      const points = Object.entries(WAYS).map(([way, those]) => [
        way,
        1 +
          2 *
            those.reduce(
              (sum, planet) =>
                sum +
                Number(seeking.includes(house(planet))) +
                Number(seeking.includes(((signOf('D20', planet) - lagna20 + 12) % 12) + 1)) +
                Number(planet === who('atma')),
              0,
            ),
      ]) as [keyof typeof WAYS, number][]
      const total = points.reduce((sum, [, own]) => sum + own, 0)
      expect(Object.values(data.path).reduce((sum, share) => sum + share, 0)).toBe(100)
      for (const [way, own] of points) expect(Math.abs(data.path[way] - (100 * own) / total)).toBeLessThan(1)
    }
  })

  test('rejects impossible input with its field, and repeats the same answer', async () => {
    await refusesWhatCannotBe(spiritual, independence)
    await sameBytes(spiritual, { ...independence, as_of: '1975-06-01' })
  })
})
