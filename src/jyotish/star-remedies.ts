import type { SignIndex } from '../zodiac/signs.ts'
import { lordOf } from './grahas.ts'
import type { Weekday } from './limbs.ts'
import { ATTRIBUTES, NAKSHATRAS, type Nakshatra, nakshatraLord } from './nakshatras.ts'
import { PLANET_REMEDIES } from './planet-remedies.ts'

// source: common practice: the salutation of the star's deity, and the star's tree as in almanacs
const ROWS = {
  Ashwini: ['Om Ashvinikumarabhyam namah', 'Kuchla (strychnine)'],
  Bharani: ['Om Yamaya namah', 'Amla'],
  Krittika: ['Om Agnaye namah', 'Udumbara (fig)'],
  Rohini: ['Om Brahmane namah', 'Jamun'],
  Mrigashira: ['Om Somaya namah', 'Khadira'],
  Ardra: ['Om Rudraya namah', 'Krishna agaru'],
  Punarvasu: ['Om Aditaye namah', 'Bamboo'],
  Pushya: ['Om Brihaspataye namah', 'Peepal'],
  Ashlesha: ['Om Sarpebhyo namah', 'Nagakesara'],
  Magha: ['Om Pitribhyo namah', 'Banyan'],
  'Purva Phalguni': ['Om Bhagaya namah', 'Palasha'],
  'Uttara Phalguni': ['Om Aryamne namah', 'Plaksha'],
  Hasta: ['Om Savitre namah', 'Ritha (soapnut)'],
  Chitra: ['Om Tvashtre namah', 'Bilva'],
  Swati: ['Om Vayave namah', 'Arjuna'],
  Vishakha: ['Om Indragnibhyam namah', 'Vikankata'],
  Anuradha: ['Om Mitraya namah', 'Bakula'],
  Jyeshtha: ['Om Indraya namah', 'Semal (silk cotton)'],
  Mula: ['Om Nirritaye namah', 'Sal resin (sarja)'],
  'Purva Ashadha': ['Om Adbhyo namah', 'Ashoka (vanjula)'],
  'Uttara Ashadha': ['Om Vishvebhyo devebhyo namah', 'Jackfruit'],
  Shravana: ['Om Vishnave namah', 'Arka'],
  Dhanishta: ['Om Vasubhyo namah', 'Shami'],
  Shatabhisha: ['Om Varunaya namah', 'Kadamba'],
  'Purva Bhadrapada': ['Om Ajaikapade namah', 'Mango'],
  'Uttara Bhadrapada': ['Om Ahirbudhnyaya namah', 'Neem'],
  Revati: ['Om Pushne namah', 'Mahua'],
} as const satisfies Record<Nakshatra, readonly [mantra: string, tree: string]>

export interface StarRemedy {
  deity: string
  mantra: string
  tree: string
  /** The gift of the star's lord. */
  charity: string
  favourableDays: Weekday[]
}

/**
 * Customary remedies of a birth star (0..26): its deity, salutation and tree, and the gift and day of its lord. The day
 * of the lord of the Moon sign is also favourable.
 */
export const starRemedy = (star: number, moonSign: SignIndex): StarRemedy => {
  const name = NAKSHATRAS[star]!
  const [mantra, tree] = ROWS[name]
  const { grain, day } = PLANET_REMEDIES[nakshatraLord(star)]
  return {
    deity: ATTRIBUTES[name].deity,
    mantra,
    tree,
    charity: `${grain} given on a ${day}`,
    favourableDays: [...new Set([day, PLANET_REMEDIES[lordOf(moonSign)].day])],
  }
}
