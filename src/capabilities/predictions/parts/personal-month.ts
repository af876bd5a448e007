import { gochara } from '../../../jyotish/gochara.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { CIVIL_MONTHS, parseDate } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, houseFrom } from '../../../zodiac/signs.ts'
import { BIRTH_MOON } from '../../shared/gochara-rows.ts'
import { datedStayWriter } from './dated-stays.ts'
import type { SignPeriod } from './period-events.ts'
import { dayDeed, dayReason } from './personal-argument.ts'
import { extreme, type PersonalDay } from './personal-day.ts'
import { spanInYear } from './span-in-year.ts'

/** The month of a person: the Sun, the main stays of the faster planets with their dates, and the days to use and to keep light. */

/** `4 December` from YYYY-MM-DD. */
const dayWords = (date: string) => {
  const { month, day } = parseDate(date, 'date')
  return `${day} ${CIVIL_MONTHS[month - 1]}`
}
/** `9, 10 and 23 December`, for days of one month. */
const daysWords = (days: readonly PersonalDay[]): string => {
  const [last] = days.slice(-1)
  return joinWords(days.map((day) => (day === last ? dayWords(day.date) : String(parseDate(day.date, 'date').day))))
}

const onSide = (isGood: boolean) => (isGood ? 'works for you' : 'works against you')

interface Stay {
  readonly from: JulianDay
  readonly to: JulianDay
  readonly house: HouseNumber
  readonly isGood: boolean
}

/** The stays of a planet in the signs of a month. A stay that another planet obstructs or relieves has no side and is left out. */
const staysOf = (planet: Graha, { events, from, signsAt }: SignPeriod, month: Window): Stay[] => {
  const entries = events.filter((event) => event.event === 'ingress' && event.planet === planet).map(({ at }) => at)
  const cuts = [month.from, ...entries, month.to]
  return entries.concat(month.to).flatMap((to, i) => {
    const start = cuts[i]!
    const signs = signsAt(((start + to) / 2) as JulianDay)
    const { effect } = gochara(planet, from, { ...signs, Moon: signs[planet] })
    return effect === 'good' || effect === 'bad'
      ? [{ from: start, to, house: houseFrom(from, signs[planet]), isGood: effect === 'good' }]
      : []
  })
}

// source: this project's own weighing; Mars acts most plainly
const STAY_WEIGHT = { Mars: 1.2, Venus: 1, Mercury: 0.8 } as const
type StayPlanet = keyof typeof STAY_WEIGHT
/** Shorter stays in a month are not named, days. */
const LEAST_STAY = 6

/** The stay in words: `until 29 January`, `all month`. */
const spanOf = (stay: Window, month: Window) => spanInYear(stay, month).replace('all year', 'all month')

/** Days nearly as good as the best one. */
const MORE_DAYS = 2
const HARDEST_HOUSE = 8

interface MonthOfPerson {
  readonly days: readonly PersonalDay[]
  /** The events of the month, counted from the birth Moon; null without one. */
  readonly period: SignPeriod | null
  readonly window: Window
  readonly usedSentences: Set<string>
}

export const personalMonthWriter = async () => {
  const write = await datedStayWriter()

  /** The heaviest stay that helps and the heaviest in another house that hinders, in order of time. */
  const stayTexts = ({ period, window, usedSentences }: MonthOfPerson): string[] => {
    if (!period) return []
    const stays = (Object.keys(STAY_WEIGHT) as StayPlanet[])
      .flatMap((planet) => staysOf(planet, period, window).map((stay) => ({ planet, stay })))
      .filter(({ stay }) => stay.to - stay.from >= LEAST_STAY)
      .toSorted((a, b) => weightOf(b) - weightOf(a))
    const help = stays.find(({ stay }) => stay.isGood)
    const hard = stays.find(({ stay }) => !stay.isGood && stay.house !== help?.stay.house)
    return [help, hard]
      .filter((each) => each !== undefined)
      .toSorted((a, b) => a.stay.from - b.stay.from)
      .map(({ planet, stay }) =>
        write({ planet, house: stay.house, span: spanOf(stay, window), seat: BIRTH_MOON }, usedSentences),
      )
  }

  return (month: MonthOfPerson): string =>
    [...sunText(month.days), ...stayTexts(month), ...daysText(month.days)].filter(Boolean).join(' ')
}

const weightOf = ({ planet, stay }: { planet: StayPlanet; stay: Stay }) => STAY_WEIGHT[planet] * (stay.to - stay.from)

/** The side of the Sun before and after its change of sign. */
const sunText = (days: readonly PersonalDay[]): string[] => {
  const [first, last] = [days[0]!, days.at(-1)!]
  if (first.sun.house_from_moon === null) return []
  const turn = days.find(({ sun }) => sun.sign !== first.sun.sign)
  const houseOf = ({ sun }: PersonalDay) => ordinalInWords(sun.house_from_moon!)
  const [before, after] = [first.sun.favourable!, last.sun.favourable!]
  return [
    turn && before !== after
      ? `Until ${dayWords(turn.date)} the Sun ${onSide(before)}, in the ${houseOf(first)} house from your birth Moon; from then on it ${onSide(after)}, in the ${houseOf(last)}, so ${after ? 'keep your larger step for the second part of the month' : 'take your larger step in the first part of the month'}.`
      : `All month the Sun ${onSide(before)}, in the ${houseOf(first)} house from your birth Moon${turn ? ` and from ${dayWords(turn.date)} in the ${houseOf(last)}` : ''}, so ${before ? 'ask people in charge for what you need' : 'plan smaller steps than usual'}.`,
  ]
}

const score = ({ quality }: PersonalDay) => quality.score

/** The day to use, the day to keep free, and the other days of the Moon in the eighth house. */
const daysText = (days: readonly PersonalDay[]): string[] => {
  const open = days.filter(({ moon }) => moon.house_from_moon !== HARDEST_HOUSE)
  const [best, hardest] = [extreme(open, score, true), extreme(days, score, false)]
  const more = open
    .filter((day) => day !== best)
    .toSorted((a, b) => score(b) - score(a) || (a.date < b.date ? -1 : 1))
    .slice(0, MORE_DAYS)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const eighth = days.filter((day) => day.moon.house_from_moon === HARDEST_HOUSE && day !== hardest)
  const why = (reason: string) => (reason ? `: ${reason}` : '')
  return [
    `Your best day is ${dayWords(best.date)}${why(dayReason(best, 1))}. If you need others, take ${daysWords(more)}.`,
    `Keep ${dayWords(hardest.date)} free${why(dayReason(hardest, -1))}.`,
    ...(eighth.length > 0
      ? [
          `Plan little for ${daysWords(eighth)} too, ${hardest.moon.house_from_moon === HARDEST_HOUSE ? 'for the same reason' : 'with the Moon in the eighth sign from your birth Moon'}.`,
        ]
      : []),
  ]
}

/** The days of a month with one deed each: their texts and the parts of their scores are in the forecast of the day. */
export const withDeeds = (days: readonly PersonalDay[]): PersonalDay[] => {
  let before: string | null = null
  return days.map((day) => {
    const deed = dayDeed(day, before)
    before = deed?.text ?? null
    const brief = <P extends { readonly text: string | null; readonly facts: PersonalDay['moon']['facts'] }>(
      part: P,
      name: 'moon' | 'sun' | 'tara',
    ): P => ({ ...part, ...(deed?.of === name ? { text: deed.text } : { text: null, facts: [] }) })
    return {
      ...day,
      moon: brief(day.moon, 'moon'),
      sun: brief(day.sun, 'sun'),
      tara: day.tara && brief(day.tara, 'tara'),
      quality: { ...day.quality, reasons: [] },
    }
  })
}
