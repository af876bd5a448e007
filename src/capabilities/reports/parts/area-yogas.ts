import type { Cell } from '../../../readings/passage.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import type { OpenArea } from './area-report.ts'

/** Statements on the yogas of an area. */

/** The result of each yoga, with its fact. */
export const yogaStatements = ({ yogas, state }: Pick<OpenArea, 'yogas' | 'state'>): Grounded[] =>
  yogas.map(({ id, name, result, rule }) =>
    state(`${name}: ${result}`, {
      id: `yoga.${id}`,
      kind: 'yoga',
      text: `${name}: ${rule}.`,
      value: true,
      source: 'doshas-yogas/all-yogas',
    }),
  )

/** The results of the yogas after an opening, or the text for none. */
export const yogasText = (
  { yogas, describe, state, scoreFact }: OpenArea,
  texts: { some?: Cell; none: Cell },
): Grounded[] =>
  yogas.length === 0
    ? describe(texts.none, [scoreFact])
    : [...(texts.some ? describe(texts.some, [scoreFact]) : []), ...yogaStatements({ yogas, state })]
