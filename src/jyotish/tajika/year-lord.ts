import type { SignIndex } from '../../zodiac/signs.ts'
import { type Lord, lordOf, SEVEN } from '../grahas.ts'
import { itthashala, SEEN_HOUSES } from './aspects.ts'
import { panchaVargiyas, type TajikaChart } from './bala.ts'

/** The five office holders of the year. */
export const OFFICES = [
  'muntha_lord',
  'birth_lagna_lord',
  'year_lagna_lord',
  'trirashi_lord',
  'dina_ratri_lord',
] as const
/** A month also has the lord of the year and the lord of its own ascendant. */
export const MONTH_OFFICES = [...OFFICES, 'year_lord', 'month_lagna_lord'] as const
export type Office = (typeof MONTH_OFFICES)[number]
export type OfficeHolders = Partial<Record<Office, Lord>> & { muntha_lord: Lord }

// source: Tajika Neelakanthi; Aries to Pisces
const TRIRASHI_LORDS = {
  day: ['Sun', 'Venus', 'Saturn', 'Venus', 'Jupiter', 'Moon', 'Mercury', 'Mars', 'Saturn', 'Mars', 'Jupiter', 'Moon'],
  night: ['Jupiter', 'Moon', 'Mercury', 'Mars', 'Sun', 'Venus', 'Saturn', 'Venus', 'Saturn', 'Mars', 'Jupiter', 'Moon'],
} as const satisfies Record<string, readonly Lord[]>

export const trirashiLord = (lagna: SignIndex, isDay: boolean): Lord => TRIRASHI_LORDS[isDay ? 'day' : 'night'][lagna]!

/** The lord of the Sun's sign by day, of the Moon's sign by night. */
export const dinaRatriLord = ({ chart, isDay }: TajikaChart): Lord => lordOf(chart.graha[isDay ? 'Sun' : 'Moon'].sign)

export interface Candidate {
  planet: Lord
  offices: Office[]
  panchaVargiya: number
  aspectsLagna: boolean
}
export interface Ruler {
  candidates: Candidate[]
  lord: Lord
  reason: string
}

/** A planet with less pancha vargiya strength cannot rule. */
const MIN_STRENGTH = 5

/**
 * The ruler of a year or month: of the office holders that aspect its ascendant, the strongest by pancha vargiya, then
 * the one with more offices. The muntha lord rules if none aspects the ascendant or all are too weak. The Moon yields
 * to a planet in itthashala with it (the closest first), else to the lord of its sign (Tajika Neelakanthi).
 */
export const ruler = (holders: OfficeHolders, { chart }: TajikaChart): Ruler => {
  const strength = panchaVargiyas(chart)
  const offices = Object.entries(holders) as [Office, Lord][]
  const candidates = SEVEN.flatMap((planet): Candidate[] => {
    const officesOfPlanet = offices.filter(([, lord]) => lord === planet).map(([office]) => office)
    if (officesOfPlanet.length === 0) return []
    const aspectsLagna = SEEN_HOUSES.includes(chart.graha[planet].house)
    return [{ planet, offices: officesOfPlanet, panchaVargiya: strength[planet], aspectsLagna }]
  })
  const strongest = strongestAspecting(candidates, holders.muntha_lord)
  if (strongest.lord !== 'Moon') return { candidates, ...strongest }
  const { Moon } = chart.graha
  if (Moon.sign === 3) return { candidates, lord: 'Moon', reason: `${strongest.reason}; it stands in Cancer and stays` }
  const partner = SEVEN.filter((planet) => planet !== 'Moon' && itthashala('Moon', planet, chart.graha)).toSorted(
    (a, b) => Math.abs(chart.graha[a].degree - Moon.degree) - Math.abs(chart.graha[b].degree - Moon.degree),
  )[0]
  return partner
    ? { candidates, lord: partner, reason: `${strongest.reason}; the Moon yields to ${partner}, in itthashala with it` }
    : {
        candidates,
        lord: lordOf(Moon.sign),
        reason: `${strongest.reason}; the Moon yields to ${lordOf(Moon.sign)}, lord of its sign`,
      }
}

const strongestAspecting = (candidates: readonly Candidate[], munthaLord: Lord): { lord: Lord; reason: string } => {
  if (candidates.every(({ panchaVargiya }) => panchaVargiya < MIN_STRENGTH))
    return { lord: munthaLord, reason: 'lord of the muntha, since all office holders are below 5' }
  const aspecting = candidates
    .filter(({ aspectsLagna }) => aspectsLagna)
    .toSorted((a, b) => b.panchaVargiya - a.panchaVargiya || b.offices.length - a.offices.length)
  const first = aspecting[0]
  return first
    ? { lord: first.planet, reason: 'strongest of the office holders that see the ascendant' }
    : { lord: munthaLord, reason: 'lord of the muntha, since no office holder sees the ascendant' }
}
