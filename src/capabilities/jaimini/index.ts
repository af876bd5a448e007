import { family } from '../capability.ts'
import charaKarakas from './chara-karakas.ts'
import jaiminiCharts from './jaimini-charts.ts'
import jaiminiSpecialPoints from './jaimini-special-points.ts'
import meanings from './parts/meanings.ts'

export default family({
  slug: 'jaimini',
  title: 'Jaimini',
  about: 'Chara karakas, sign charts, special points.',
  meanings,
  members: [charaKarakas, jaiminiCharts, jaiminiSpecialPoints],
})
