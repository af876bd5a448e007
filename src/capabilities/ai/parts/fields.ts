import type { PackFact } from '../../../ai/claims.ts'
import { mentionsAdultLife, type StageOfLife } from '../../../readings/age-filter.ts'
import { capitalised, listed } from '../../../wording.ts'
import type reportCareer from '../../reports/report-career.ts'
import { packFact } from './chart-facts.ts'
import { type Sentence, say } from './pack.ts'

/** Fields of work that a chart points to, as the report on work has them. */
export interface FieldText {
  readonly field: string
  readonly fact: PackFact
}

/** At that stage of life: none is named to a child that no reading tells a child of. */
export const fieldsOf = (
  { fields }: Awaited<ReturnType<typeof reportCareer.compute>>,
  stage: StageOfLife = 'adult',
): FieldText[] =>
  fields
    .filter(({ field }) => stage !== 'child' || !mentionsAdultLife(field))
    .map(({ field, weight }, at) => ({
      field,
      fact: packFact(
        `career.field.${at + 1}`,
        'score',
        `${capitalised(field)} is among the fields that the chart points to.`,
        weight,
        'reports/report-career',
        [{ chart: 'D1', person: 'you', subject: 'work', relation: 'field', object: field }],
        4 - at * 0.1,
      ),
    }))

/** The first six, in two sentences. */
export const fieldSentences = (fields: readonly FieldText[]): Sentence[] => {
  const told = (text: (names: string) => string, of: readonly FieldText[]) =>
    of.length > 0 ? [say(text(listed(of.map(({ field }) => field))), ...of.map(({ fact }) => fact))] : []
  return [
    ...told((names) => `By the planets that speak for work, the first fields are ${names}.`, fields.slice(0, 3)),
    ...told((names) => `After them come ${names}.`, fields.slice(3, 6)),
  ]
}
