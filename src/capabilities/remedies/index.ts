import { family } from '../capability.ts'
import gemstoneRecommendation from './gemstone-recommendation.ts'
import nakshatraVastu from './nakshatra-vastu.ts'
import panchPakshiBird from './panch-pakshi-bird.ts'
import panchPakshiMuhurta from './panch-pakshi-muhurta.ts'
import panchPakshiTimetable from './panch-pakshi-timetable.ts'
import meanings from './parts/meanings.ts'
import rudrakshaRecommendation from './rudraksha-recommendation.ts'

export default family({
  slug: 'remedies',
  title: 'Remedies',
  about: 'Gemstones, rudraksha, nakshatra Vastu, Panch Pakshi.',
  meanings,
  explains: true,
  members: [
    gemstoneRecommendation,
    rudrakshaRecommendation,
    nakshatraVastu,
    panchPakshiBird,
    panchPakshiTimetable,
    panchPakshiMuhurta,
  ],
})
