import { family } from '../capability.ts'
import bnnBhriguBindu from './bnn-bhrigu-bindu.ts'
import bnnChart from './bnn-chart.ts'
import bnnGrahaPhala from './bnn-graha-phala.ts'
import bnnKarakas from './bnn-karakas.ts'
import bnnLifeAreas from './bnn-life-areas.ts'
import bnnPlanetLinks from './bnn-planet-links.ts'
import bnnProgressions from './bnn-progressions.ts'
import bnnTransits from './bnn-transits.ts'
import meanings from './parts/meanings.ts'

export default family({
  slug: 'bnn',
  title: 'Bhrigu Nandi Nadi',
  about: 'Charts by direction, planet links, significators, progressions, transits, Bhrigu Bindu.',
  meanings,
  explains: true,
  personal: true,
  members: [
    bnnChart,
    bnnPlanetLinks,
    bnnKarakas,
    bnnGrahaPhala,
    bnnProgressions,
    bnnTransits,
    bnnLifeAreas,
    bnnBhriguBindu,
  ],
})
