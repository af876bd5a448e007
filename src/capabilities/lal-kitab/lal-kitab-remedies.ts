import { housesOf, lalKitabChart } from '../../jyotish/lal-kitab/chart.ts'
import { debtsOf } from '../../jyotish/lal-kitab/debts.ts'
import { remediesOfDebts } from '../../jyotish/lal-kitab/remedies.ts'
import { isYoung } from '../../readings/age-filter.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { AS_OF } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { ageNow } from '../shared/placement-texts.ts'
import { allRemedies, GENERAL, REMEDY_SCOPES, RULES } from './parts/customs.ts'
import { lalKitabHead, lalKitabHeadFields, RemedyRow, remedyRow } from './parts/shapes.ts'
import { annualChart, runningYear } from './parts/year.ts'

export default capability({
  slug: 'lal-kitab-remedies',
  title: 'Lal Kitab remedies',
  summary: 'Customs for planets that are spoilt, asleep, blind or in debt, at birth and in the running year.',
  keywords: 'remedy totke upay lal kitab',
  weight: 'standard',
  method:
    'The remedies are customs of the 1952 edition by planet and house, in our own words. None is medical, and none harms an animal. A planet receives remedies if it is debilitated or in a debt (priority 5), of bad nature (4), asleep while one of its own houses is occupied (3, with the customs of the planet that wakes its house), or blind (1). A planet that is good in both charts has only things to avoid.',
  input: birthWithNode({
    scope: maybe(oneOf(REMEDY_SCOPES, { default: 'all' })),
    as_of: AS_OF,
  }),
  data: t.Object({
    ...lalKitabHeadFields,
    remedies: t.Array(RemedyRow, { description: 'Remedies in order of urgency.' }),
    rules: t.Array(t.String()),
    general: t.Array(t.String()),
  }),
  example: { ...independence, as_of: '2026-11-21' },
  varies: true,
}).compute((input, world) => {
  const person = natal(input, world)
  const { chart } = person
  const kitab = lalKitabChart(housesOf(chart))
  const scope = input.scope ?? 'all'
  const debts = debtsOf(kitab.houseOf)
  // The remedies of debts do not depend on a year.
  const remedies =
    scope === 'debts'
      ? remediesOfDebts(debts, kitab)
      : allRemedies(
          kitab,
          annualChart(kitab, runningYear(input.as_of, person, world)),
          debts,
          scope,
          isYoung(ageNow(person, world)),
        )
  return {
    ...lalKitabHead(chart),
    remedies: remedies.map(remedyRow),
    rules: [...RULES],
    general: [...GENERAL],
  }
})
