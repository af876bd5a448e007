import { family } from '../capability.ts'
import ashtottari from './ashtottari-dasha.ts'
import chara from './chara-dasha.ts'
import conditional from './conditional-dasha.ts'
import current from './current-dasha.ts'
import kalachakra from './kalachakra-dasha.ts'
import narayana from './narayana-dasha.ts'
import meanings from './parts/meanings.ts'
import rashi from './rashi-dasha.ts'
import vimshottari from './vimshottari-dasha.ts'
import yogini from './yogini-dasha.ts'

export default family({
  slug: 'dashas',
  title: 'Dashas',
  about: 'Planetary and sign-based period systems: period trees, birth balances, running periods.',
  meanings,
  members: [vimshottari, current, ashtottari, yogini, kalachakra, conditional, chara, narayana, rashi],
})
