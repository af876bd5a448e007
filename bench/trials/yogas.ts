import { createEphemeris } from '../../src/ephemeris/index.ts'
import { rasiChart } from '../../src/jyotish/chart.ts'
import { factsOf, type RuleFacts, UNKNOWN } from '../../src/jyotish/rules/facts.ts'
import { isPresent } from '../../src/jyotish/rules/yoga-rule.ts'
import { YOGA_RULES, yogasOf, yogaVerdictsOf } from '../../src/jyotish/yogas/index.ts'
import { createSky } from '../../src/sky/index.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { COMPILED } from '../compiled.ts'
import { randomMoments } from '../sample.ts'
import { type Trial, timed } from '../trial.ts'

const DELHI = { latitude: 28.6139, longitude: 77.209 }

const CONTENDERS: Record<string, (facts: RuleFacts) => [id: string, strength: number, cancelled: boolean][]> = {
  verdicts: (f) => yogaVerdictsOf(f).map(({ rule, strength, cancelled }) => [rule.id, strength, cancelled]),
  'with evidence': (f) => yogasOf(f).map(({ id, strength, cancelled }) => [id, strength, cancelled]),
  'presence alone': (f) => YOGA_RULES.filter((rule) => isPresent(rule, f)).map(({ id }) => [id, 0, false]),
}

/** All yoga rules on prepared charts: which hold, their strength and whether they are cancelled. */
const yogas: Trial = {
  name: 'yogas',
  unit: `chart: all ${YOGA_RULES.length} rules, without the computation of the chart`,
  agreement: 'the same yogas with the same strength, the same of them cancelled',
  sizes: { timed: 2000, agreed: 200, tiny: 5 },
  units: (size) => size,
  reference: 'verdicts',
  participants: async () => [
    { name: 'verdicts', arcseconds: 0 },
    { name: 'with evidence', arcseconds: 0 },
    { name: 'presence alone', arcseconds: 0, limit: true },
  ],
  async seat(name, size) {
    const sky = createSky(createEphemeris({ compiled: COMPILED }))
    const charts = Array.from(randomMoments(size), (at) => rasiChart(at as JulianDay, DELHI, {}, sky))
    // Day and night births alternate, since sunrise is not computed here. Mandi and Shadbala are not used.
    const read = () => charts.map((chart, place) => factsOf(chart, { ...UNKNOWN, isDay: () => place % 2 === 0 }))
    const judge = CONTENDERS[name]!
    return {
      answer: () => read().map(judge),
      async round() {
        // Facts cache their values, so each pass gets new facts.
        const passes = 4
        let next = 0
        const ready = Array.from({ length: passes }, read)
        const cpu = process.cpuUsage()
        let done = 0
        const seconds = await timed(size, () => {
          done++
          for (const facts of ready[next++ % passes]!) judge(facts)
        })
        const { user, system } = process.cpuUsage(cpu)
        return { '': seconds, 'processor time': (user + system) / 1e6 / done / size }
      },
    }
  },
  disagreement: (expected, answer) =>
    JSON.stringify(expected) === JSON.stringify(answer) ? null : 'different yogas, strengths or cancellations',
}

export default [yogas]
