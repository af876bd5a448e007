import { capitalisedName } from '../../../jyotish/grahas.ts'
import type { LalKitabPlanet } from '../../../jyotish/lal-kitab/chart.ts'
import { corpus } from '../../../readings/corpora.ts'
import { halfCell } from '../../../readings/corpus/lal-kitab-planet.ts'
import type { FactText } from '../../../readings/fact.ts'

export const planetCorpus = () => corpus('lal-kitab-planet')

/** The text of a planet in a house: the half for its nature, both halves if the nature is mixed. */
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
      text: `${capitalisedName(graha)} stands in house ${house} of the ${chart} chart${states.length > 0 ? ` (${states.join(', ').replaceAll('_', ' ')})` : ''}; its nature is ${nature}.`,
      value: house,
      source: 'lal-kitab/lal-kitab-chart',
      weight: half === 'good' ? 2 : 1,
      says: halfCell(texts, graha, house, half),
    }))
