import { family } from '../capability.ts'
import natalSahams from './natal-sahams.ts'
import meanings from './parts/meanings.ts'
import tithiPravesh from './tithi-pravesh.ts'
import varshaphal from './varshaphal.ts'

export default family({
  slug: 'tajika',
  title: 'Tajika (annual charts)',
  about: 'Annual charts, sahams.',
  meanings,
  members: [natalSahams, varshaphal, tithiPravesh],
})
