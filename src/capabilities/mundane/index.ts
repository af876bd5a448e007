import { family } from '../capability.ts'

import mundaneCyclicIndex from './mundane-cyclic-index.ts'
import mundaneGreatConjunctions from './mundane-great-conjunctions.ts'
import mundaneIngressChart from './mundane-ingress-chart.ts'
import mundaneLunationChart from './mundane-lunation-chart.ts'
import mundanePlanetaryCycles from './mundane-planetary-cycles.ts'
import meanings from './parts/meanings.ts'

export default family({
  slug: 'mundane',
  title: 'Mundane astrology',
  about: 'World-level forecasting.',
  meanings,
  members: [
    mundaneIngressChart,
    mundaneLunationChart,
    mundaneGreatConjunctions,
    mundanePlanetaryCycles,
    mundaneCyclicIndex,
  ],
})
