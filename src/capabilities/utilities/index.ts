import { family } from '../capability.ts'
import findAscendant from './find-ascendant.ts'
import findMoonSign from './find-moon-sign.ts'
import findNakshatra from './find-nakshatra.ts'
import findSunSign from './find-sun-sign.ts'
import languages from './languages.ts'
import meanings from './parts/meanings.ts'
import resolveTimezone from './resolve-timezone.ts'
import searchPlace from './search-place.ts'

export default family({
  slug: 'utilities',
  title: 'Utilities',
  about: 'Languages, place search, time-zone resolution, sign finders.',
  meanings,
  members: [findAscendant, findMoonSign, findSunSign, findNakshatra, languages, searchPlace, resolveTimezone],
})
