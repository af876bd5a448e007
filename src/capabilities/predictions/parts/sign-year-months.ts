import { mapConcurrently } from '../../../concurrency.ts'
import { gochara, type TransitSigns } from '../../../jyotish/gochara.ts'
import { type SignStay, signStays } from '../../../jyotish/sign-stays.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { civilOf } from '../../../time/civil.ts'
import { dayOfMonth } from '../../../time/iso.ts'
import { epochMs } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { houseFrom, type SignIndex } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { DAY_FIELDS } from '../../shared/day-fields.ts'
import { type EventSide, type SlowMover, slowMonthText } from '../../shared/narrative/year-words.ts'
import { datedStayWriter, type FastPlanet, isFast } from './dated-stays.ts'
import { FRAME } from './sign-forecast.ts'

/** The months of a year for a sign: each is read by the weightiest planet that enters a sign in it. */

// source: this project's own weighing; rare entries first
const PLANETS = ['Saturn', 'Jupiter', 'Rahu', 'Mars', 'Venus', 'Sun'] as const

interface Entry {
  readonly planet: SlowMover | FastPlanet
  readonly stay: SignStay
}

/** The sentences of a text up to the one that names the planet: the advice on a stay is that of its month. */
const findingWith = (planet: FastPlanet, text: string): string => {
  const sentences = sentencesOf(text)
  return sentences.slice(0, sentences.findIndex((sentence) => sentence.includes(planet)) + 1).join(' ')
}

/** The entries of a year into signs, the weightier planets first. A planet that turns back enters a sign twice, with one text. */
export const entriesOfYear = async (window: Window, { sky, signal }: World): Promise<Entry[]> =>
  (
    await mapConcurrently(PLANETS, async (planet) =>
      (
        await signStays(planet, window, FRAME, sky, signal)
      )
        .filter(({ from }) => from > window.from)
        .filter((stay, i, all) => all.findIndex(({ sign }) => sign === stay.sign) === i)
        .map((stay) => ({ planet, stay })),
    )
  ).flat()

interface MonthOfYear {
  readonly from: SignIndex
  /** From 0. */
  readonly month: number
  /** The signs of the planets on the days of the month. */
  readonly noons: readonly TransitSigns[]
  /** The name of the reference point: "Moon sign". */
  readonly seat: string
  /** The side that the score of the year has decided for the month; null for most months. */
  readonly side: EventSide | null
}

/** Returns a writer of the months of a year. */
export const yearMonthWriter = async (entries: readonly Entry[]) => {
  const write = await datedStayWriter()
  return ({ from, month, noons, seat, side }: MonthOfYear, usedSentences: Set<string>): string => {
    const own = entries.flatMap((entry) => {
      const date = civilOf(epochMs(entry.stay.from))
      if (date.month !== month + 1) return []
      const { planet, stay } = entry
      const signs = { ...noons[date.day - 1]!, Moon: stay.sign, [planet]: stay.sign }
      const { effect } = gochara(planet, from, signs)
      // A long stay has the side of its house; a short one that another planet obstructs has none.
      const isGood = effect === 'good' || (!isFast(planet) && effect === 'obstructed')
      const isPlain = !isFast(planet) || effect === 'good' || effect === 'bad'
      return isPlain
        ? [{ ...entry, date, house: houseFrom(from, stay.sign), side: isGood ? 'good' : 'hard' } as const]
        : []
    })
    const main = (side !== null && own.find((entry) => entry.side === side)) || own[0]
    if (!main) return ''
    const { planet, house, date } = main
    const day = dayOfMonth(date)
    return isFast(planet)
      ? findingWith(planet, write({ planet, house, span: `from ${day}`, isDateFirst: true, seat }, usedSentences))
      : slowMonthText(planet, main.side, { day, field: DAY_FIELDS[house], house: ordinalInWords(house) })
  }
}
