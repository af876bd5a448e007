import { housesOf } from '../../jyotish/lal-kitab/chart.ts'
import { debtsOf } from '../../jyotish/lal-kitab/debts.ts'
import { rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DebtRow, debtRow, lalKitabHead, lalKitabHeadFields } from './parts/shapes.ts'

export default capability({
  slug: 'lal-kitab-debts',
  title: 'Lal Kitab debts',
  summary: 'The nine debts (rin) of a chart: presence, afflicting planets, and customary remedies.',
  weight: 'standard',
  method:
    'The rules are the nine of the 1952 edition. A debt is present if an afflicting planet is in a root house of the significator and the significator is not in its own, fixed or exaltation house; it is strict if all afflicting planets are there. Some authors require all afflicting planets, or count Saturn and Ketu against Jupiter as well. These are customs and no verdict on anybody’s ancestors.',
  input: birthWithNode(),
  data: t.Object({
    ...lalKitabHeadFields,
    debts: rows(DebtRow, 9),
    present_count: t.Integer({ minimum: 0, maximum: 9 }),
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const debts = debtsOf(housesOf(chart))
  return {
    ...lalKitabHead(chart),
    debts: debts.map(debtRow),
    present_count: debts.filter(({ isPresent }) => isPresent).length,
  }
})
