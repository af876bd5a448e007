import type { Tie } from '../../../jyotish/assessment/timeline.ts'
import { type Graha, isNode } from '../../../jyotish/grahas.ts'
import { joinWords } from '../../../wording.ts'
import type { MatterWords } from '../../shared/narrative/reasons.ts'

/** The ties of a period lord to the matter in the form that follows its name: "rules and aspects your tenth house". */
export const tieTexts = (
  planet: Graha,
  ties: readonly Tie[],
  houses: string,
  { matter, varga, vargaHouse }: MatterWords,
  /** True if the text names the house of the planet before. */
  isPlaced = true,
): string[] => {
  const node = isNode(planet)
  const touching = (['owner', 'aspect'] as const).filter((tie) => ties.includes(tie) && !(node && tie === 'owner'))
  return [
    ...(node && ties.includes('owner') ? [`acts for the lord of ${houses}`] : []),
    ...(touching.length > 0 ? [`${joinWords(touching.map((tie) => TOUCHING[tie]))} ${houses}`] : []),
    ...(ties.includes('occupant') && touching.length === 0
      ? [
          isPlaced
            ? `acts on ${matter} straight from there`
            : `stands in ${houses.replace(/^your houses/, 'one of your houses')}`,
        ]
      : []),
    ...(ties.includes('karaka') ? [`stands for ${matter} by nature`] : []),
    ...(ties.includes('varga_lord')
      ? [`${node ? 'acts for the lord of' : 'rules'} the ${vargaHouse} of your ${varga}`]
      : []),
  ]
}
const TOUCHING = { owner: 'rules', aspect: 'aspects' } as const
