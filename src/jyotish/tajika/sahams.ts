import { norm } from '../../zodiac/longitude.ts'
import { signOfHouse } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { type Lord, lordOf } from '../grahas.ts'

/**
 * A longitude by name: a graha, the ascendant, the cusp of an equal house or its lord, an earlier saham, or degrees.
 */
type Term = Lord | 'Asc' | `house ${number}` | `lord of ${number}` | 'Punya' | 'Shastra' | number
/** A - B + C. */
type Formula = readonly [a: Term, b: Term, c: Term]
interface Rule {
  day: Formula
  night: Formula
}

/** By night A and B are exchanged. */
const reversedAtNight = (a: Term, b: Term, c: Term): Rule => ({ day: [a, b, c], night: [b, a, c] })
const sameAtNight = (a: Term, b: Term, c: Term): Rule => ({ day: [a, b, c], night: [a, b, c] })
type ChartRule = (chart: RasiChart) => Rule

const ascendantLord = ({ ascendant }: RasiChart) => lordOf(ascendant.sign)
const dispositor = (planet: Lord, { graha }: RasiChart) => lordOf(graha[planet].sign)

// source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 28 (36 sahams); the last six Tajika Neelakanthi.
// Lords are the single lords of whole signs; Punya and Shastra are those of the same day or night
const RULES = {
  Punya: reversedAtNight('Moon', 'Sun', 'Asc'),
  Vidya: reversedAtNight('Sun', 'Moon', 'Asc'),
  Yashas: reversedAtNight('Jupiter', 'Punya', 'Asc'),
  Mitra: reversedAtNight('Jupiter', 'Punya', 'Venus'),
  Mahatmya: reversedAtNight('Punya', 'Mars', 'Asc'),
  Asha: reversedAtNight('Saturn', 'Mars', 'Asc'),
  Samartha: (chart) => {
    const lord = ascendantLord(chart)
    return lord === 'Mars' ? reversedAtNight('Jupiter', 'Mars', 'Asc') : reversedAtNight('Mars', lord, 'Asc')
  },
  Bhratri: sameAtNight('Jupiter', 'Saturn', 'Asc'),
  Gaurava: reversedAtNight('Jupiter', 'Moon', 'Sun'),
  Pitri: reversedAtNight('Saturn', 'Sun', 'Asc'),
  Rajya: reversedAtNight('Saturn', 'Sun', 'Asc'),
  Matri: reversedAtNight('Moon', 'Venus', 'Asc'),
  Putra: reversedAtNight('Jupiter', 'Moon', 'Asc'),
  Jiva: reversedAtNight('Saturn', 'Jupiter', 'Asc'),
  Karma: reversedAtNight('Mars', 'Mercury', 'Asc'),
  Roga: sameAtNight('Asc', 'Moon', 'Asc'),
  Kali: reversedAtNight('Jupiter', 'Mars', 'Asc'),
  Shastra: reversedAtNight('Jupiter', 'Saturn', 'Mercury'),
  Bandhu: reversedAtNight('Mercury', 'Moon', 'Asc'),
  Mrityu: sameAtNight('house 8', 'Moon', 'Asc'),
  Paradesha: sameAtNight('house 9', 'lord of 9', 'Asc'),
  Artha: sameAtNight('house 2', 'lord of 2', 'Asc'),
  Paradara: reversedAtNight('Venus', 'Sun', 'Asc'),
  Vanik: reversedAtNight('Moon', 'Mercury', 'Asc'),
  Karyasiddhi: (chart) => ({
    day: ['Saturn', 'Sun', dispositor('Sun', chart)],
    night: ['Saturn', 'Moon', dispositor('Moon', chart)],
  }),
  Vivaha: reversedAtNight('Venus', 'Saturn', 'Asc'),
  Santapa: reversedAtNight('Saturn', 'Moon', 'house 6'),
  Shraddha: reversedAtNight('Venus', 'Mars', 'Asc'),
  Priti: reversedAtNight('Shastra', 'Punya', 'Asc'),
  Jadya: reversedAtNight('Mars', 'Saturn', 'Mercury'),
  Vyapara: sameAtNight('Mars', 'Saturn', 'Asc'),
  Shatru: reversedAtNight('Mars', 'Saturn', 'Asc'),
  Jalapatana: reversedAtNight(105, 'Saturn', 'Asc'),
  Bandhana: reversedAtNight('Punya', 'Saturn', 'Asc'),
  Apamrityu: reversedAtNight('house 8', 'Mars', 'Asc'),
  Labha: sameAtNight('house 11', 'lord of 11', 'Asc'),
  Manmatha: (chart) => {
    const lord = ascendantLord(chart)
    return reversedAtNight('Moon', lord === 'Moon' ? 'Sun' : lord, 'Asc')
  },
  Prasava: reversedAtNight('Jupiter', 'Mercury', 'Asc'),
  Anyakarma: reversedAtNight('Moon', 'Saturn', 'Asc'),
  Paniyapata: reversedAtNight('Saturn', 'Moon', 'Asc'),
  Kanya: reversedAtNight('Venus', 'Moon', 'Asc'),
  Guruta: () => ({ day: [10, 'Sun', 'Asc'], night: [33, 'Moon', 'Asc'] }),
} as const satisfies Record<string, Rule | ChartRule>
export type Saham = keyof typeof RULES
export const SAHAMS = Object.keys(RULES) as [Saham, ...Saham[]]

/** True if C is between B and A in zodiacal order. */
const isBetween = (a: number, b: number, c: number) => norm(c - b) <= norm(a - b)

/**
 * The longitudes of all sahams of a chart, degrees: A - B + C, and 30 more unless C is between B and A in zodiacal
 * order (section 28.8.1 of the same book).
 */
export const sahams = (chart: RasiChart, isDay: boolean): Record<Saham, number> => {
  const longitudes: Partial<Record<Saham, number>> = {}
  const ascendant = chart.ascendant.longitude
  const longitude = (term: Term): number => {
    if (typeof term === 'number') return term
    if (term === 'Asc') return ascendant
    if (term === 'Punya' || term === 'Shastra') return longitudes[term]!
    if (term.startsWith('house ')) return norm(ascendant + 30 * (Number(term.slice(6)) - 1))
    if (term.startsWith('lord of '))
      return chart.graha[lordOf(signOfHouse(chart.ascendant.sign, Number(term.slice(8))))].longitude
    return chart.graha[term as Lord].longitude
  }
  for (const name of SAHAMS) {
    const rule: Rule | ChartRule = RULES[name]
    const formula = (typeof rule === 'function' ? rule(chart) : rule)[isDay ? 'day' : 'night']
    const [a, b, c] = formula.map(longitude) as [number, number, number]
    longitudes[name] = norm(a - b + c + (isBetween(a, b, c) ? 0 : 30))
  }
  return longitudes as Record<Saham, number>
}
