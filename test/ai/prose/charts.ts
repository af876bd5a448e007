import type { PackFact } from '../../../src/ai/claims.ts'
import { careerPack } from '../../../src/capabilities/ai/parts/career-pack.ts'
import { chartPack } from '../../../src/capabilities/ai/parts/chart-pack.ts'
import { dayPack } from '../../../src/capabilities/ai/parts/day-pack.ts'
import { readerOf } from '../../../src/capabilities/ai/parts/pack.ts'
import { pairPack } from '../../../src/capabilities/ai/parts/pair-pack.ts'
import { relationshipPack } from '../../../src/capabilities/ai/parts/relationship-pack.ts'
import { transitPack } from '../../../src/capabilities/ai/parts/transit-pack.ts'
import { worldAt } from '../../world.ts'
import { fullPack, randomBirth } from '../packs.ts'
import { dice } from '../sentences/kit.ts'

/** Everything that the eight readings may say of a few births: the facts that sentences of an astrologer are made from. */

const AS_OF = '2026-11-22'
const DATE = { year: 2026, month: 11, day: 22 }

export interface ChartFacts {
  readonly natal: readonly PackFact[]
  readonly pair: readonly PackFact[]
}

const once = (facts: readonly PackFact[]) => [...new Map(facts.map((fact) => [fact.id, fact])).values()]

export const chartsOf = async (seed: number, count: number): Promise<ChartFacts[]> => {
  const d = dice(seed)
  const births = Array.from({ length: count + 1 }, () => randomBirth(d))
  const world = worldAt(Date.UTC(2026, 10, 22))
  const charts: ChartFacts[] = []
  for (let i = 0; i < count; i++) {
    const [birth, partner] = [births[i]!, births[i + 1]!]
    const [a, b] = [readerOf(birth, AS_OF, world), readerOf(partner, AS_OF, world)]
    const input = birth as never
    const asked = { birth: input, years: 5, status: 'unspecified', style: 'plain', situation: '' } as const
    const packs = await Promise.all([
      chartPack(a, { tier: 'deep', style: 'plain', focus: [] }, world),
      careerPack(a, input, { years: 5, style: 'plain' }, world),
      relationshipPack(a, asked, world),
      transitPack(a, input, { days: 300, focus: [] }, world),
      dayPack({ birth: input }, DATE, world),
    ])
    const pair = await pairPack(
      { groom: input, bride: partner as never, relation: 'marriage', style: 'plain', a, b },
      world,
    )
    charts.push({
      natal: once([...(await fullPack(birth)), ...packs.flatMap(({ facts }) => [...facts])]),
      pair: pair.facts,
    })
  }
  return charts
}
