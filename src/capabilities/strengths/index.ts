import { family } from '../capability.ts'
import ashtakavarga from './ashtakavarga.ts'
import ashtakavargaReductions from './ashtakavarga-reductions.ts'
import bhavaBala from './bhava-bala.ts'
import meanings from './parts/meanings.ts'
import planetaryAspects from './planetary-aspects.ts'
import planetaryAvasthas from './planetary-avasthas.ts'
import planetaryDignity from './planetary-dignity.ts'
import planetaryFriendship from './planetary-friendship.ts'
import shadbala from './shadbala.ts'
import vimsopakaBala from './vimsopaka-bala.ts'

export default family({
  slug: 'strengths',
  title: 'Strengths',
  about: 'Ashtakavarga, Shadbala and other strengths, friendship, avasthas, aspects, dignity.',
  meanings,
  members: [
    ashtakavarga,
    ashtakavargaReductions,
    shadbala,
    bhavaBala,
    vimsopakaBala,
    planetaryFriendship,
    planetaryAvasthas,
    planetaryAspects,
    planetaryDignity,
  ],
})
