import type { TARAS } from '../../../jyotish/panchang/stars.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { PersonalDay } from './personal-day.ts'

/** The argument of a day for a person: what helps, what pulls the other way, and which of the two is stronger. */

/** The place of a planet by its house from the Moon of the birth, 1 to 12. */
const placeFromMoon = (house: number): string =>
  house === 1 ? 'in the sign of your birth Moon' : `in the ${ordinalInWords(house)} sign from your birth Moon`

/** The part of a score in a sentence, by the first word of its rule; null for the half of the month. */
const partInWords = (rule: string, { moon, sun, tara }: PersonalDay): string | null => {
  if (rule.startsWith('moon') || rule === 'chandrashtama') return `the Moon ${placeFromMoon(moon.house_from_moon!)}`
  if (rule.startsWith('sun')) return `the Sun ${placeFromMoon(sun.house_from_moon!)}`
  return tara && rule.startsWith('tara') ? `the star of the day (${tara.name})` : null
}

// {help} and {hard}: the parts of the score with the most points on either side. The sum decides; the texts of the Moon and of the star have the deeds
const DAY = {
  help: ({ help, hard }: Sides) =>
    `You have more help than resistance today: ${help} is on your side, and ${hard} only slows you down.`,
  hindrance: ({ help, hard }: Sides) =>
    `You have more resistance than help today: ${hard} is against you, and ${help} helps only a little.`,
  helpAlone: (help: string) => `You have help today from ${help}.`,
  hindranceAlone: (hard: string) => `Plan little for today, with ${hard} against you.`,
  even: () => 'You have an ordinary day, with no strong help and no strong hindrance.',
} as const
interface Sides {
  readonly help: string
  readonly hard: string
}

type Side = 1 | -1

/** The parts of the score of a day on one side, those with most points first. */
const partsOn = (day: PersonalDay, side: Side) =>
  day.quality.reasons
    .flatMap(({ rule, effect }) => {
      const words = partInWords(rule, day)
      return words !== null && effect * side > 0 ? [{ rule, effect, words }] : []
    })
    .toSorted((a, b) => (b.effect - a.effect) * side)
type Part = ReturnType<typeof partsOn>[number]

// source: Muhurta Chintamani, the Moon and the taras of a day; deeds in our words
const MOON_DEEDS: Readonly<Record<HouseNumber, string>> = {
  1: 'see people who are glad to see you',
  2: 'weigh your words about money',
  3: 'make the call that takes courage',
  4: 'keep out of quarrels at home',
  5: 'decide nothing about your plans',
  6: 'clear the oldest task on your list',
  7: 'settle what needs two',
  8: 'begin nothing, and go to bed early',
  9: 'do not count on promises',
  10: 'hand in your work',
  11: 'ask for what is due to you',
  12: 'buy only what you planned',
}
const TARA_DEEDS: Readonly<Record<(typeof TARAS)[number], string>> = {
  Janma: 'spare your strength',
  Sampat: 'talk about money',
  Vipat: 'leave early and expect a small mishap',
  Kshema: 'put papers and keys in order',
  Pratyari: 'let an objection stand',
  Sadhaka: 'begin what should succeed',
  Naidhana: 'do half of what you planned',
  Mitra: 'ask a friend for help',
  'Parama Mitra': 'promise or sign what you mean to keep',
}
const SUN_DEEDS = { 1: 'speak with people in charge', '-1': 'keep out of the way of people in charge' } as const

const deedOf = ({ rule }: Part, day: PersonalDay, side: Side): string => {
  if (rule.startsWith('sun')) return SUN_DEEDS[side]
  return rule.startsWith('tara') ? TARA_DEEDS[day.tara!.name] : MOON_DEEDS[day.moon.house_from_moon as HouseNumber]
}

/** The strongest help and the strongest hindrance of a day for a person. */
export const dayArgument = (day: PersonalDay): string => {
  const [help, hard] = ([1, -1] as const).map((side) => partsOn(day, side)[0])
  const side = sideOfDay(day)
  const main = side === 1 ? help : hard
  // The half of the month, which has no words, may make the day even.
  if (!main) return DAY.even()
  const verdict =
    help && hard
      ? DAY[side === 1 ? 'help' : 'hindrance']({ help: help.words, hard: hard.words })
      : DAY[side === 1 ? 'helpAlone' : 'hindranceAlone'](main.words)
  // The Sun of a day has no text of its own.
  return main.rule.startsWith('sun') ? `${verdict} ${upperFirst(SUN_DEEDS[side])}.` : verdict
}

/** The stronger side of a day. */
export const sideOfDay = ({ quality }: Pick<PersonalDay, 'quality'>): Side => (quality.score >= 50 ? 1 : -1)

/** The strongest reason of a day on one side with one thing to do; empty without a reason on that side. */
export const dayReason = (day: PersonalDay, side: Side): string => {
  const [part] = partsOn(day, side)
  return part ? `${part.words} ${side === 1 ? 'helps you' : 'is against you'}, so ${deedOf(part, day, side)}` : ''
}

/** One thing to do on a day by the strongest part of its stronger side, other than `before`; null without one. */
export const dayDeed = (day: PersonalDay, before: string | null) => {
  const side = sideOfDay(day)
  const deeds = partsOn(day, side).map((part) => ({
    of: part.rule.startsWith('sun') ? 'sun' : part.rule.startsWith('tara') ? 'tara' : 'moon',
    text: `${upperFirst(deedOf(part, day, side))}.`,
  }))
  return deeds.find(({ text }) => text !== before) ?? null
}
