import { family } from '../capability.ts'
import classicalKundliReport from './classical-kundli-report.ts'
import meanings from './parts/meanings.ts'
import reportCareer from './report-career.ts'
import reportChildren from './report-children.ts'
import reportEducation from './report-education.ts'
import reportForeignTravel from './report-foreign-travel.ts'
import reportMarriage from './report-marriage.ts'
import reportRelocation from './report-relocation.ts'

export default family({
  slug: 'reports',
  title: 'Long reports',
  about: 'Long multi-section readings.',
  meanings,
  members: [
    classicalKundliReport,
    reportCareer,
    reportChildren,
    reportEducation,
    reportForeignTravel,
    reportMarriage,
    reportRelocation,
  ],
})
