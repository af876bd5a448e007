import { family } from '../capability.ts'
import lalKitabChart from './lal-kitab-chart.ts'
import lalKitabDasha from './lal-kitab-dasha.ts'
import lalKitabDebts from './lal-kitab-debts.ts'
import lalKitabPrediction from './lal-kitab-prediction.ts'
import lalKitabRemedies from './lal-kitab-remedies.ts'
import lalKitabTeva from './lal-kitab-teva.ts'
import lalKitabVarshphal from './lal-kitab-varshphal.ts'
import meanings from './parts/meanings.ts'

export default family({
  slug: 'lal-kitab',
  title: 'Lal Kitab',
  about: 'Chart, annual chart, debts, teva, cycle of 35 years, remedies, reading.',
  meanings,
  explains: true,
  personal: true,
  members: [
    lalKitabChart,
    lalKitabVarshphal,
    lalKitabDebts,
    lalKitabTeva,
    lalKitabDasha,
    lalKitabRemedies,
    lalKitabPrediction,
  ],
})
