import type { HouseAssessment } from '../../../jyotish/assessment/house.ts'
import type { Conditions } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { type Grounded, joinPassages } from '../../shared/cited-facts.ts'
import { type LifeRanking, type LifeSide, labelsFor, lifeSides, ruleOfSide } from '../../shared/narrative/life-sides.ts'
import { themesOf } from '../../shared/narrative/themes.ts'
import { kundliFact, weaknessFact } from './kundli-facts.ts'
import type { KundliReader } from './kundli-words.ts'

/** The best and the hardest side of a life, which the opening of a kundli names, in the words of the life reports. */

interface KundliSides {
  readonly chart: RasiChart
  readonly planets: Conditions
  readonly houses: readonly HouseAssessment[]
  readonly reader: KundliReader
  readonly ranking: LifeRanking
  readonly describe: (cell: Cell, because: readonly Fact[]) => Grounded[]
}

/** The planets behind the two sides: the one that helps the best and the one that burdens the hardest. */
export const leadersOfSides = ({
  planets,
  houses,
  ranking,
}: Pick<KundliSides, 'planets' | 'houses' | 'ranking'>): { readonly best: Graha; readonly worst: Graha } => {
  const themes = (side: LifeSide) =>
    themesOf({ rule: ruleOfSide(side), assessment: ranking.assessments[side], planets, houses, further: [] })
  return { best: themes(ranking.best).gift.planet, worst: themes(ranking.worst).strain.planet }
}

export const kundliSides = async (source: KundliSides): Promise<Grounded[]> => {
  const { chart, planets, houses, reader, ranking, describe } = source
  const { best, worst, assessments } = ranking
  const labels = labelsFor(reader.isChild ? '' : null)
  const conditionFact = (planet: Graha) => weaknessFact(planets[planet])
  const sides = await lifeSides({
    chart,
    planets,
    houses,
    age: reader.years,
    describe,
    conditionFact,
    houseFact: (house) => conditionFact(houses[house - 1]!.lord),
  })
  const argue = (side: LifeSide, voice: 'gift' | 'hardest'): Grounded[] =>
    reader.isChild
      ? sides.childArgument(side, assessments[side], { voice, child: 'your child' })
      : sides.argument(side, assessments[side], voice)
  const factOf = (side: LifeSide): Fact =>
    kundliFact(
      `area.${side}.band`,
      'score',
      `${labels[side]} is judged ${assessments[side].band}.`,
      assessments[side].band,
      'classical-kundli-report',
    )
  const lead = (text: string, side: LifeSide): Grounded => ({ text, because: [factOf(side)] })
  const whose = reader.isChild ? 'your child’s' : 'your'
  const start = whose.replace(/^y/, 'Y')
  const isGood = ['strong', 'good'].includes(assessments[worst].band)
  return [
    ...joinPassages([lead(`${start} best side is ${labels[best].toLowerCase()}.`, best)], argue(best, 'gift')),
    ...joinPassages(
      // A hardest side that is good all the same opens with a sentence of its own.
      isGood ? [] : [lead(`${start} hardest side is ${labels[worst].toLowerCase()}.`, worst)],
      argue(worst, 'hardest'),
    ),
  ]
}
