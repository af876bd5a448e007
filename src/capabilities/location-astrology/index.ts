import { family } from '../capability.ts'
import astrocartographyLines from './astrocartography-lines.ts'

export default family({
  slug: 'location-astrology',
  title: 'Location astrology',
  about: 'Astrocartography, relocation, city ranking.',
  members: [astrocartographyLines],
})
