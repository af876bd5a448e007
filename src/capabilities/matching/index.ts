import { family } from '../capability.ts'
import ashtakootDetails from './ashtakoot-details.ts'
import ayuMilan from './ayu-milan.ts'
import bulkMatch from './bulk-match.ts'
import bulkMatchMatrix from './bulk-match-matrix.ts'
import keralaPorutham from './kerala-porutham.ts'
import lifeStageMatch from './life-stage-match.ts'
import manglikMatch from './manglik-match.ts'
import matchingReport from './matching-report.ts'
import papasamya from './papasamya.ts'
import papasamyaSingle from './papasamya-single.ts'
import meanings from './parts/meanings.ts'
import quickMatch from './quick-match.ts'
import teluguMatch from './telugu-match.ts'
import tenPorutham from './ten-porutham.ts'

export default family({
  slug: 'matching',
  title: 'Compatibility matching',
  about: 'Vedic and South Indian compatibility, single or bulk.',
  meanings,
  explains: true,
  members: [
    quickMatch,
    ashtakootDetails,
    ayuMilan,
    papasamya,
    papasamyaSingle,
    lifeStageMatch,
    tenPorutham,
    keralaPorutham,
    teluguMatch,
    manglikMatch,
    bulkMatch,
    bulkMatchMatrix,
    matchingReport,
  ],
})
