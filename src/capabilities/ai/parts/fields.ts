import type { PackFact } from '../../../ai/claims.ts'
import { mentionsAdultLife, type StageOfLife } from '../../../readings/age-filter.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import type reportCareer from '../../reports/report-career.ts'
import { packFact } from './chart-facts.ts'
import { packSentence, type Sentence } from './pack.ts'

/** A field of work from report-career. */
export interface FieldText {
  readonly field: string
  readonly fact: PackFact
}

/** From this age on fields of work are tasks, and not a new profession. source: this project's own choice */
export const SETTLED_AGE = 45

/** The fields of work for a stage of life. For a child, fields that mention adult life are left out. */
export const fieldsOf = (
  { fields }: Awaited<ReturnType<typeof reportCareer.compute>>,
  stage: StageOfLife = 'adult',
): FieldText[] =>
  fields
    .filter(({ field }) => stage !== 'child' || !mentionsAdultLife(field))
    .map(({ field, weight }, index) => ({
      field,
      fact: packFact(
        `career.field.${index + 1}`,
        'score',
        `${upperFirst(field)} is among the fields that the chart points to.`,
        weight,
        'reports/report-career',
        [{ chart: 'D1', person: 'you', subject: 'work', relation: 'field', object: field }],
        4 - index * 0.1,
      ),
    }))

/** The first six fields, in two sentences. */
export const fieldSentences = (fields: readonly FieldText[]): Sentence[] => {
  const namesSentence = (text: (names: string) => string, rows: readonly FieldText[]) =>
    rows.length > 0
      ? [packSentence(text(joinWords(rows.map(({ field }) => field))), ...rows.map(({ fact }) => fact))]
      : []
  return [
    ...namesSentence(
      (names) => `By the planets that speak for work, the first fields are ${names}.`,
      fields.slice(0, 3),
    ),
    ...namesSentence((names) => `After them come ${names}.`, fields.slice(3, 6)),
  ]
}
