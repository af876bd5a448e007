import type { TropicalChart } from '../../../western/chart.ts'
import {
  isStrained,
  type PlanetStanding,
  type Standing,
  type StandingFactor,
  type StandingReason,
} from '../../../western/standing.ts'
import { joinWords } from '../../../wording.ts'
import { houseInWords } from '../../../zodiac/house-words.ts'

// The reasons for a planet's standing, in the form of a sentence.

const GROUND_SAYS: Record<StandingFactor, (house: number) => string> = {
  domicile: () => 'in its own sign',
  exaltation: () => 'in the sign of its exaltation',
  triplicity: () => 'at home in its element',
  term: () => 'in its own term',
  face: () => 'in its own face',
  detriment: () => 'in the sign of its detriment',
  fall: () => 'in the sign of its fall',
  peregrine: () => 'a stranger in its sign',
  house_1_10: (house) => `strongly placed in ${houseInWords(house)}`,
  house_4_7_11: (house) => `well placed in ${houseInWords(house)}`,
  house_2_5: (house) => `well placed in ${houseInWords(house)}`,
  house_9: (house) => `in ${houseInWords(house)}`,
  house_3: (house) => `in ${houseInWords(house)}`,
  house_12: () => 'hidden in the twelfth house',
  house_6_8: (house) => `badly placed in ${houseInWords(house)}`,
  direct: () => 'direct',
  retrograde: () => 'retrograde',
  swift: () => 'swift in motion',
  slow: () => 'slow in motion',
  cazimi: () => 'at the heart of the Sun',
  combust: () => 'too close to the Sun',
  under_beams: () => 'close to the Sun',
  free_of_beams: () => 'well away from the Sun',
  oriental_superior_or_occidental_inferior: () => 'on its better side of the Sun',
  occidental_superior_or_oriental_inferior: () => 'on its weaker side of the Sun',
}

/** A reason in the form that follows a name and a comma: `hidden in the twelfth house`. */
export const groundInWords = ([ground]: StandingReason, house: number | null): string => GROUND_SAYS[ground](house ?? 1)

/** The weight of an exaltation: contrary reasons of this weight or more are named. */
const WEIGHTY = 4

/** The two heaviest reasons of a judgement, and one against it: `in its own sign, though retrograde`. */
export const whyInWords = (
  { planet, standing, helps, hinders }: PlanetStanding,
  chart: TropicalChart,
  text: 'strength' | 'weakness' = isStrained(standing) ? 'weakness' : 'strength',
): string => {
  const say = (reason: StandingReason) => groundInWords(reason, chart.point[planet].house)
  if (standing === 'steady' && text === 'strength') return evenly(helps[0], hinders[0], say)
  const [first, other] = text === 'weakness' ? [hinders, helps] : [helps, hinders]
  if (first.length === 0) return text === 'weakness' ? 'with little to lift it' : 'with little against it'
  const why = joinWords(withoutPeregrine(first).slice(0, 2).map(say))
  const against = other.find(([, worth]) => Math.abs(worth) >= WEIGHTY)
  return against ? `${why}, though ${say(against)}` : why
}

/** A planet in its detriment or fall is not called a stranger in that sign as well. */
const withoutPeregrine = (reasons: readonly StandingReason[]): readonly StandingReason[] =>
  reasons.some(([ground]) => ground === 'detriment' || ground === 'fall')
    ? reasons.filter(([ground]) => ground !== 'peregrine')
    : reasons

/** Both sides of a planet of middling standing: `in the sign of its exaltation, though retrograde`. */
const evenly = (
  help: StandingReason | undefined,
  hinder: StandingReason | undefined,
  say: (reason: StandingReason) => string,
): string => {
  if (help && hinder) return `${say(help)}, though ${say(hinder)}`
  const only = help ?? hinder
  return only ? `${say(only)} and little more` : 'with little for it or against it'
}

/** In the form that follows a name: `strong` or `hard pressed`. */
export const STANDING_SAYS = {
  strong: 'strong',
  steady: 'steady',
  strained: 'steady under some strain',
  pressed: 'hard pressed',
} as const satisfies Record<Standing, string>
