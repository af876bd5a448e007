import { isCommonYoga, yogaShare } from '../../../jyotish/yogas/notable-yogas.ts'
import { isYoung } from '../../../readings/age-filter.ts'
import type { Cell } from '../../../readings/passage.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import { shareInWords } from '../../shared/share-words.ts'
import { yogaResult } from '../../shared/yoga-result.ts'
import type { OpenArea } from './area-report.ts'

/** Statements on the yogas of an area. */

/** The result of each yoga, with its fact; a common one with its share of births. */
export const yogaStatements = ({ yogas, state, age }: Pick<OpenArea, 'yogas' | 'state' | 'age'>): Grounded[] =>
  yogas.map(({ id, name, result, rule }) =>
    state(
      `${isYoung(age) ? 'Your child has' : 'You have'} “${name}”${isCommonYoga(id) ? `, as in ${shareInWords(yogaShare(id))} of all charts` : ''}: ${lowerFirst(yogaResult(result, isYoung(age)))}`,
      {
        id: `yoga.${id}`,
        kind: 'yoga',
        text: `${name}: ${rule}.`,
        value: true,
        source: 'doshas-yogas/all-yogas',
      },
    ),
  )

/** The results of the yogas after an opening, or the text for none. */
export const yogasText = (
  { yogas, describe, state, scoreFact, age }: OpenArea,
  texts: { some?: Cell; none: Cell },
): Grounded[] =>
  yogas.length === 0
    ? describe(texts.none, [scoreFact])
    : [...(texts.some ? describe(texts.some, [scoreFact]) : []), ...yogaStatements({ yogas, state, age })]
