import { family } from '../capability.ts'
import classicalKundliReport from './classical-kundli-report.ts'
import detailedLife from './detailed-life.ts'
import longevityAnalysis from './longevity-analysis.ts'
import meanings from './parts/meanings.ts'
import reportCareer from './report-career.ts'
import reportChildren from './report-children.ts'
import reportEducation from './report-education.ts'
import reportForeignTravel from './report-foreign-travel.ts'
import reportHealth from './report-health.ts'
import reportMarriage from './report-marriage.ts'
import reportPolitics from './report-politics.ts'
import reportProperty from './report-property.ts'
import reportRelocation from './report-relocation.ts'
import reportRomance from './report-romance.ts'
import reportSpiritual from './report-spiritual.ts'
import reportWealth from './report-wealth.ts'

export default family({
  slug: 'reports',
  title: 'Long reports',
  about: 'Long multi-section readings.',
  meanings,
  explains: true,
  personal: true,
  limitsDeeds: true,
  members: [
    classicalKundliReport,
    detailedLife,
    longevityAnalysis,
    reportCareer,
    reportChildren,
    reportEducation,
    reportForeignTravel,
    reportHealth,
    reportMarriage,
    reportPolitics,
    reportProperty,
    reportRelocation,
    reportRomance,
    reportSpiritual,
    reportWealth,
  ],
})
