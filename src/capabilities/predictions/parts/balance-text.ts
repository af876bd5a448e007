import { lackingIn, leadersOf, type Temper } from '../../../jyotish/temper.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { tenths } from './quality-shape.ts'

/** The balance of a birth as facts with readings. */

type Half = 'leading' | 'lacking'
const CLAUSE: Record<Half, string> = { leading: 'more than any other', lacking: 'the least' }

const opening = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())

const tellerOf = <K extends string>(
  kind: string,
  has: (name: K) => string,
  plural: string,
  shares: Record<K, number>,
  topic: Record<K, Record<Half, Cell>>,
) => {
  const describe = (name: K, half: Half): FactText => ({
    id: `D1.${kind}.${name}`,
    kind: 'score',
    text: `${opening(has(name))} ${tenths(shares[name])} of 100 among the ${plural}, ${CLAUSE[half]}.`,
    value: tenths(shares[name]),
    source: 'predictions/prediction-nature',
    weight: 6,
    says: topic[name][half],
  })
  const [leader, ...others] = leadersOf(shares)
  return {
    /** Empty if several lead equally. */
    leading: (): FactText[] => (leader && others.length === 0 ? [describe(leader, 'leading')] : []),
    lacking: (): FactText[] => lackingIn(shares).map((name) => describe(name, 'lacking')),
  }
}

export const balanceWriter = async ({ elements, modalities }: Pick<Temper, 'elements' | 'modalities'>) => {
  const { element, modality } = await corpus('nature-balance')
  return {
    element: tellerOf('element', (name) => `${name} has`, 'elements', elements, element),
    modality: tellerOf('modality', (name) => `${name} signs have`, 'modalities', modalities, modality),
  }
}
