import type { Claim, PackFact } from '../claims.ts'
import {
  ANTARDASHA,
  AREA,
  AREA_ADVICE,
  DIGNITY,
  DOSHA,
  HINDI_ASCENDANT_SIGN,
  HINDI_MOON_SIGN,
  HINDI_SUN_SIGN,
  HINDI_WINDOW,
  HINDI_YOGA,
  KARAKA,
  KOOTA,
  MAHADASHA,
  MATCH_TOTAL,
  MOON_STAR,
  PLANET_IN_HOUSE,
  SADE_SATI,
  STATION,
  TRANSIT_FROM_MOON,
  TRANSIT_TOUCH,
} from './hindi-corpus.ts'

type Meanings = Readonly<Record<string, string>>

const SIGNS: Readonly<Record<string, Meanings>> = {
  Moon: HINDI_MOON_SIGN,
  ascendant: HINDI_ASCENDANT_SIGN,
  Sun: HINDI_SUN_SIGN,
}
const WELL = ['strong', 'good']

/** The verdict on an area of life in Hindi, and advice for it; undefined without one. */
export const hindiVerdict = (area: string, band: string): string | undefined => AREA[area]?.[band]
export const hindiAdvice = (area: string, band: string): string | undefined =>
  AREA_ADVICE[area]?.[WELL.includes(band) ? 'well' : 'hard']

const areaMeaning = (area: string, band: string): string | undefined => {
  const [verdict, advice] = [hindiVerdict(area, band), hindiAdvice(area, band)]
  return verdict && advice && `${verdict} ${advice}`
}

const yogaMeaning = (id: string): string => {
  const name = id.replace(/^.*yoga\./, '')
  if (/^(?:kendra_trikona|dharma_karmadhipati|node_raja|yogakaraka)/.test(name)) return HINDI_YOGA.raja!
  if (name.startsWith('dhana')) return HINDI_YOGA.dhana!
  if (/^(?:ruchaka|bhadra|hamsa|malavya|shasha)$/.test(name)) return HINDI_YOGA.mahapurusha!
  if (name.startsWith('neecha')) return HINDI_YOGA.neecha_bhanga!
  return HINDI_YOGA[name] ?? ''
}

/** A koota counts as high above this share of its maximum. */
const HIGH_KOOTA = 0.5
// source: Muhurta works, 18 of 36 as the least total; 24 as a good one
const [MIDDLE_TOTAL, HIGH_TOTAL] = [18, 24]
const matchMeaning = ({ id, value, claims }: PackFact): string | undefined => {
  const koota = /^match\.koota\.(\w+)$/.exec(id)?.[1]
  if (koota) {
    const maximum = Number(claims.find(({ relation }) => relation === 'maximum')?.object)
    return maximum > 0 ? KOOTA[koota]?.[Number(value) / maximum > HIGH_KOOTA ? 'high' : 'low'] : undefined
  }
  if (id !== 'match.ashtakoot.total') return
  return MATCH_TOTAL[Number(value) >= HIGH_TOTAL ? 'high' : Number(value) >= MIDDLE_TOTAL ? 'middle' : 'low']
}

const transitMeaning = ({ id }: PackFact, { subject, relation, object, from }: Claim): string | undefined => {
  if (relation === 'house' && from === 'Moon') return TRANSIT_FROM_MOON[subject]?.[object]
  if (id.includes('transit.double')) return HINDI_WINDOW.double_transit
  if (/\.natal_(?:aspect|conjunction)\./.test(id)) return TRANSIT_TOUCH[subject]
  const station = /\.station_(retrograde|direct)\./.exec(id)?.[1]
  return station && STATION[subject]?.[station]
}

const natalMeaning = ({ id }: PackFact, { subject, relation, object }: Claim): string | undefined => {
  switch (relation) {
    case 'sign':
      return SIGNS[subject]?.[object]
    case 'star':
      return subject === 'Moon' ? MOON_STAR[object] : undefined
    case 'house':
      return PLANET_IN_HOUSE[subject]?.[object]
    case 'dignity':
      return DIGNITY[subject]?.[object]
    case 'band':
      return areaMeaning(subject, object)
    case 'mahadasha':
      return object === 'running' ? MAHADASHA[subject] : undefined
    case 'antardasha':
      return id.endsWith('AD.current.lord') ? ANTARDASHA[subject.split('/').at(-1)!] : undefined
    case 'office':
      return KARAKA[object]
    default:
      return id.includes('vivaha.window') ? HINDI_WINDOW.partnership : undefined
  }
}

const stateMeaning = ({ id, kind, value }: PackFact, { subject, object }: Claim): string | undefined => {
  if (subject === 'sade-sati') return SADE_SATI[object === 'absent' ? 'none' : String(value)]
  if (kind === 'yoga') return object === 'present' ? yogaMeaning(id) : undefined
  return kind === 'dosha' ? (DOSHA[id.replace(/^.*dosha\./, '')] ?? DOSHA.other)?.[object] : undefined
}

/** The meaning of a fact in Hindi, in sentences that are complete without context; null if the corpus has none. */
export const hindiMeaning = (fact: PackFact): string | null => {
  const [claim] = fact.claims
  // The corpus addresses one reader, so a pair gets only the meanings of shared facts.
  if (!claim || (claim.person !== 'you' && claim.chart !== 'pair')) return null
  const meaning =
    claim.chart === 'pair'
      ? matchMeaning(fact)
      : claim.relation === 'state'
        ? stateMeaning(fact, claim)
        : claim.chart === 'transit'
          ? transitMeaning(fact, claim)
          : claim.chart === 'D1' && !fact.id.endsWith('.lord_house')
            ? natalMeaning(fact, claim)
            : undefined
  return meaning || null
}
