import { opening } from '../../../jyotish/grahas.ts'
import type { LalKitabPlanet } from '../../../jyotish/lal-kitab/chart.ts'
import { corpus } from '../../../readings/corpora.ts'
import { halfCell } from '../../../readings/corpus/lal-kitab-planet.ts'
import type { FactText } from '../../../readings/fact.ts'

export const planetCorpus = () => corpus('lal-kitab-planet')

/** What a planet in a house is told of: the half that fits its nature, both where that is mixed. */
export const planetText = (
  { graha, house, nature, states }: LalKitabPlanet,
  chart: 'natal' | 'annual',
  texts: Awaited<ReturnType<typeof planetCorpus>>,
): FactText[] =>
  (['good', 'bad'] as const)
    .filter((half) => nature === 'mixed' || nature === half)
    .map((half) => ({
      id: `lal_kitab.${chart}.${graha}.${half}`,
      kind: 'position',
      text: `${opening(graha)} stands in house ${house} of the ${chart} chart${states.length > 0 ? ` (${states.join(', ').replaceAll('_', ' ')})` : ''}; its nature is ${nature}.`,
      value: house,
      source: 'lal-kitab/lal-kitab-chart',
      weight: half === 'good' ? 2 : 1,
      says: halfCell(texts, graha, house, half),
    }))
