import { DIGNITY_TEXT } from '../../../jyotish/assessment/area.ts'
import type { MatterFactor } from '../../../jyotish/assessment/house.ts'
import type { Conditions, PlanetAssessment, PlanetCondition } from '../../../jyotish/assessment/planet.ts'
import type { Dignity } from '../../../jyotish/dignity.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { RankedTheme, ThemeRole, ThemeRoleName } from './themes.ts'

/** Reasons from the chart, for readers: clauses that follow a finding. */

const yourHouse = (house: HouseNumber) => `your ${ordinalInWords(house)} house`

/** Words of a matter in reasons. */
export interface MatterWords {
  /** The matter of a significator: "marriage". */
  readonly matter: string
  /** The divisional chart with its gloss: "navamsha (the chart of marriage)". */
  readonly varga: string
  /** The primary house within the divisional chart: "seventh house". */
  readonly vargaHouse: string
}

/** A role in the form that follows the name of a planet: "rules your seventh house". */
export const roleText = ({ role, house }: ThemeRole, { matter, varga, vargaHouse }: MatterWords): string => {
  const texts: Record<ThemeRoleName, () => string> = {
    lord: () => `rules ${yourHouse(house!)}`,
    minor_lord: () => `rules ${yourHouse(house!)}`,
    occupant: () => `stands in ${yourHouse(house!)}`,
    minor_occupant: () => `stands in ${yourHouse(house!)}`,
    aspect: () => `aspects ${yourHouse(house!)}`,
    karaka: () => `stands for ${matter} by nature`,
    varga_lord: () => `rules the ${vargaHouse} of your ${varga}`,
    varga_rising: () => `rules your ${varga}`,
    darakaraka: () => 'is your darakaraka (the picture of the partner)',
    amatyakaraka: () => 'is your amatyakaraka (the minister of the chart)',
    period: () => 'leads the great period you are in',
    window: () => 'leads your best time',
  }
  return texts[role]()
}

const CONDITION: Record<PlanetCondition, string> = {
  strong: 'is strong',
  able: 'is in good condition',
  mixed: 'is in mixed condition',
  weak: 'is weak',
}
/** The condition of a planet after its name. */
export const conditionWords = ({ band }: Pick<PlanetAssessment, 'band'>): string => CONDITION[band]

/** A factor of an area after the name of its planet: "is in its own sign". */
const factorText = ({ part, value, house, id, effect }: MatterFactor, varga: string): string => {
  if (part === 'occupant') return `stands in ${yourHouse(house!)}`
  if (part === 'aspect') return `aspects ${yourHouse(house!)}`
  if (part === 'place' || id.endsWith('.house')) return `stands in ${yourHouse(value as HouseNumber)}`
  const dignity = value as Dignity
  if (dignity === 'debilitated' && effect > 0) return 'has its fall cancelled'
  return `is ${DIGNITY_TEXT[dignity]}${part === 'varga' ? ` in your ${varga}` : ''}`
}

/**
 * The reason of a theme as a clause: "Mars, which rules your seventh house, is in its fall". The heaviest factor on
 * its side gives the reason; the condition of the planet is added if it points the same way.
 */
export const themeReason = (
  { planet, roles, factor }: RankedTheme,
  side: 'gift' | 'strain',
  planets: Conditions,
  words: MatterWords,
): string => {
  const name = nameInSentence(planet)
  const { band } = planets[planet]
  const agrees = side === 'gift' ? band === 'strong' || band === 'able' : band === 'weak' || band === 'mixed'
  const condition = agrees ? conditionWords({ band }) : null
  const role = roles[0] ? roleText(roles[0], words) : null
  if (!factor) return `${name} ${joinWords([role, condition].filter((clause) => clause !== null))}`
  const full = factorText(factor, words.varga)
  // "rules your tenth house, aspects it"
  const isSameHouse =
    roles[0] !== undefined && role !== full && roles[0].house !== null && full.endsWith(yourHouse(roles[0].house))
  const cause = isSameHouse ? full.replace(yourHouse(roles[0]!.house!), 'it') : full
  const clauses = joinWords([cause, ...(condition ? [condition] : [])])
  return role && role !== full ? `${name}, which ${role}, ${clauses}` : `${name} ${clauses}`
}

/** Roles outside the houses of the birth chart. */
