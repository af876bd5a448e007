import { family } from '../capability.ts'
import festivalCalendar from './festival-calendar.ts'
import muhurtaCheck from './muhurta-check.ts'
import muhurtaSearch from './muhurta-search.ts'
import namingSyllables from './naming-syllables.ts'
import meanings from './parts/meanings.ts'
import shraddhaDates from './shraddha-dates.ts'
import tithiAnniversary from './tithi-anniversary.ts'
import vratDates from './vrat-dates.ts'

export default family({
  slug: 'festivals-muhurta',
  title: 'Festivals and muhurta',
  about: 'Observances, shraddha dates, auspicious-window search, naming syllables.',
  meanings,
  members: [festivalCalendar, vratDates, shraddhaDates, tithiAnniversary, muhurtaSearch, muhurtaCheck, namingSyllables],
})
