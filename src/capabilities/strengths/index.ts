import { family } from '../capability.ts'
import ashtakavarga from './ashtakavarga.ts'
import ashtakavargaReductions from './ashtakavarga-reductions.ts'

export default family({
  slug: 'strengths',
  title: 'Strengths',
  about: 'Ashtakavarga, Shadbala and other strengths, friendship, avasthas, aspects, dignity.',
  members: [ashtakavarga, ashtakavargaReductions],
})
