import { family } from '../capability.ts'
import kpChart from './kp-chart.ts'
import kpCuspalInterlinks from './kp-cuspal-interlinks.ts'
import kpHoraryChart from './kp-horary-chart.ts'
import kpRulingPlanets from './kp-ruling-planets.ts'
import kpSignificators from './kp-significators.ts'
import kpSubLordTable from './kp-sub-lord-table.ts'
import meanings from './parts/meanings.ts'

export default family({
  slug: 'kp',
  title: 'KP',
  about: 'Krishnamurti Paddhati aids.',
  meanings,
  members: [kpChart, kpSignificators, kpRulingPlanets, kpHoraryChart, kpSubLordTable, kpCuspalInterlinks],
})
