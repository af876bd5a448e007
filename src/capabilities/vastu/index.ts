import { family } from '../capability.ts'
import meanings from './parts/meanings.ts'
import vastuAnalyse from './vastu-analyse.ts'
import vastuAuspiciousTimes from './vastu-auspicious-times.ts'
import vastuAyadi from './vastu-ayadi.ts'
import vastuDeclination from './vastu-declination.ts'
import vastuHeatmap from './vastu-heatmap.ts'
import vastuImportDxf from './vastu-import-dxf.ts'
import vastuPlanImage from './vastu-plan-image.ts'
import vastuReference from './vastu-reference.ts'
import vastuRemedies from './vastu-remedies.ts'
import vastuTemplates from './vastu-templates.ts'

export default family({
  slug: 'vastu',
  title: 'Vastu',
  about: 'Floor-plan Vastu analysis, Ayadi, heatmaps, reference tables.',
  meanings,
  members: [
    vastuAnalyse,
    vastuHeatmap,
    vastuAuspiciousTimes,
    vastuImportDxf,
    vastuTemplates,
    vastuAyadi,
    vastuReference,
    vastuDeclination,
    vastuPlanImage,
    vastuRemedies,
  ],
})
