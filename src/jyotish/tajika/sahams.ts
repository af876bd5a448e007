import { norm } from '../../zodiac/longitude.ts'
import { signOfHouse } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { type Lord, lordOf } from '../grahas.ts'

/** A longitude by name: a graha, the ascendant, a point of an equal house or its lord, an earlier saham, or degrees. */
type Term = Lord | 'Asc' | `house ${number}` | `lord of ${number}` | 'Punya' | 'Shastra' | number
/** A - B + C */
type Formula = readonly [a: Term, b: Term, c: Term]
interface Rule {
  day: Formula
  night: Formula
}

/** By night A and B change places. */
const turning = (a: Term, b: Term, c: Term): Rule => ({ day: [a, b, c], night: [b, a, c] })
const steady = (a: Term, b: Term, c: Term): Rule => ({ day: [a, b, c], night: [a, b, c] })
type Derived = (chart: RasiChart) => Rule

const ascendantLord = ({ ascendant }: RasiChart) => lordOf(ascendant.sign)
const dispositor = (planet: Lord, { graha }: RasiChart) => lordOf(graha[planet].sign)

// source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 28 (36 sahams); the last six Tajika Neelakanthi.
// Lords are the single lords of whole signs; Punya and Shastra are those of the same day or night
const RULES = {
  Punya: turning('Moon', 'Sun', 'Asc'),
  Vidya: turning('Sun', 'Moon', 'Asc'),
  Yashas: turning('Jupiter', 'Punya', 'Asc'),
  Mitra: turning('Jupiter', 'Punya', 'Venus'),
  Mahatmya: turning('Punya', 'Mars', 'Asc'),
  Asha: turning('Saturn', 'Mars', 'Asc'),
  Samartha: (chart) => {
    const lord = ascendantLord(chart)
    return lord === 'Mars' ? turning('Jupiter', 'Mars', 'Asc') : turning('Mars', lord, 'Asc')
  },
  Bhratri: steady('Jupiter', 'Saturn', 'Asc'),
  Gaurava: turning('Jupiter', 'Moon', 'Sun'),
  Pitri: turning('Saturn', 'Sun', 'Asc'),
  Rajya: turning('Saturn', 'Sun', 'Asc'),
  Matri: turning('Moon', 'Venus', 'Asc'),
  Putra: turning('Jupiter', 'Moon', 'Asc'),
  Jiva: turning('Saturn', 'Jupiter', 'Asc'),
  Karma: turning('Mars', 'Mercury', 'Asc'),
  Roga: steady('Asc', 'Moon', 'Asc'),
  Kali: turning('Jupiter', 'Mars', 'Asc'),
  Shastra: turning('Jupiter', 'Saturn', 'Mercury'),
  Bandhu: turning('Mercury', 'Moon', 'Asc'),
  Mrityu: steady('house 8', 'Moon', 'Asc'),
  Paradesha: steady('house 9', 'lord of 9', 'Asc'),
  Artha: steady('house 2', 'lord of 2', 'Asc'),
  Paradara: turning('Venus', 'Sun', 'Asc'),
  Vanik: turning('Moon', 'Mercury', 'Asc'),
  Karyasiddhi: (chart) => ({
    day: ['Saturn', 'Sun', dispositor('Sun', chart)],
    night: ['Saturn', 'Moon', dispositor('Moon', chart)],
  }),
  Vivaha: turning('Venus', 'Saturn', 'Asc'),
  Santapa: turning('Saturn', 'Moon', 'house 6'),
  Shraddha: turning('Venus', 'Mars', 'Asc'),
  Priti: turning('Shastra', 'Punya', 'Asc'),
  Jadya: turning('Mars', 'Saturn', 'Mercury'),
  Vyapara: steady('Mars', 'Saturn', 'Asc'),
  Shatru: turning('Mars', 'Saturn', 'Asc'),
  Jalapatana: turning(105, 'Saturn', 'Asc'),
  Bandhana: turning('Punya', 'Saturn', 'Asc'),
  Apamrityu: turning('house 8', 'Mars', 'Asc'),
  Labha: steady('house 11', 'lord of 11', 'Asc'),
  Manmatha: (chart) => {
    const lord = ascendantLord(chart)
    return turning('Moon', lord === 'Moon' ? 'Sun' : lord, 'Asc')
  },
  Prasava: turning('Jupiter', 'Mercury', 'Asc'),
  Anyakarma: turning('Moon', 'Saturn', 'Asc'),
  Paniyapata: turning('Saturn', 'Moon', 'Asc'),
  Kanya: turning('Venus', 'Moon', 'Asc'),
  Guruta: () => ({ day: [10, 'Sun', 'Asc'], night: [33, 'Moon', 'Asc'] }),
} as const satisfies Record<string, Rule | Derived>
export type Saham = keyof typeof RULES
export const SAHAMS = Object.keys(RULES) as [Saham, ...Saham[]]

/** Is C met going zodiacally from B to A? */
const isMet = (a: number, b: number, c: number) => norm(c - b) <= norm(a - b)

/**
 * Longitudes of all sahams of a chart, degrees: A - B + C, and 30 more when the longitude of C is not met going zodiacally from that
 * of B to that of A (section 28.8.1 of the same book).
 */
export const sahams = (chart: RasiChart, isDay: boolean): Record<Saham, number> => {
  const found: Partial<Record<Saham, number>> = {}
  const ascendant = chart.ascendant.longitude
  const longitude = (term: Term): number => {
    if (typeof term === 'number') return term
    if (term === 'Asc') return ascendant
    if (term === 'Punya' || term === 'Shastra') return found[term]!
    if (term.startsWith('house ')) return norm(ascendant + 30 * (Number(term.slice(6)) - 1))
    if (term.startsWith('lord of '))
      return chart.graha[lordOf(signOfHouse(chart.ascendant.sign, Number(term.slice(8))))].longitude
    return chart.graha[term as Lord].longitude
  }
  for (const name of SAHAMS) {
    const rule: Rule | Derived = RULES[name]
    const formula = (typeof rule === 'function' ? rule(chart) : rule)[isDay ? 'day' : 'night']
    const [a, b, c] = formula.map(longitude) as [number, number, number]
    found[name] = norm(a - b + c + (isMet(a, b, c) ? 0 : 30))
  }
  return found as Record<Saham, number>
}
