import { family } from '../capability.ts'
import vastuAnalyse from './vastu-analyse.ts'
import vastuDeclination from './vastu-declination.ts'

export default family({
  slug: 'vastu',
  title: 'Vastu',
  about: 'Floor-plan Vastu analysis, Ayadi, heatmaps, reference tables.',
  members: [vastuAnalyse, vastuDeclination],
})
