import { family } from '../capability.ts'
import findAscendant from './find-ascendant.ts'
import findMoonSign from './find-moon-sign.ts'
import findNakshatra from './find-nakshatra.ts'
import findSunSign from './find-sun-sign.ts'

export default family({
  slug: 'utilities',
  title: 'Utilities',
  about: 'Languages, place search, time-zone resolution, sign finders.',
  members: [findAscendant, findMoonSign, findSunSign, findNakshatra],
})
