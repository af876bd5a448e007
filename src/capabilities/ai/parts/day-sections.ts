import type { Graha } from '../../../jyotish/grahas.ts'
import { TARAS } from '../../../jyotish/panchang/stars.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

/** The subjects of the texts of a day, so that a section has only texts on its own subject. */

export const DAY_SECTIONS = ['work', 'relationships', 'wellbeing'] as const
export type DaySection = (typeof DAY_SECTIONS)[number]

// source: the subjects of the passages in `corpus/tara.ts`
const SECTION_OF_TARA: readonly DaySection[] = [
  ...(['wellbeing', 'work', 'work', 'wellbeing', 'relationships', 'work'] as const),
  ...(['wellbeing', 'relationships', 'relationships'] as const),
]
export const sectionOfTara = (tara: (typeof TARAS)[number]): DaySection => SECTION_OF_TARA[TARAS.indexOf(tara)]!

// source: the subjects of the passages in `corpus/gochara.ts`, by the house from the Moon
const HOUSES_OF_SECTION: Readonly<Record<DaySection, Partial<Record<Graha, readonly HouseNumber[]>>>> = {
  work: {
    Mercury: [1, 2, 6, 7, 8, 9, 10, 11, 12],
    Sun: [3, 6, 10, 11],
    Mars: [3, 6, 10, 11],
    Venus: [10],
    Saturn: [3, 6, 10, 11],
    Jupiter: [3, 10, 11],
  },
  relationships: {
    Venus: [1, 2, 3, 4, 5, 6, 7, 11],
    Mercury: [3, 4, 5],
    Mars: [7],
    Sun: [7, 9],
    Jupiter: [7],
    Saturn: [7],
    Rahu: [7],
    Ketu: [7],
  },
  wellbeing: {
    Mars: [1, 3, 5, 8, 12],
    Sun: [1, 8],
    Saturn: [1, 8, 12],
    Jupiter: [6, 8],
    Rahu: [12],
  },
}
/** The planets whose transit speaks of a section, in the order of the table. */
export const planetsOfSection = (section: DaySection, houseOf: (planet: Graha) => HouseNumber): Graha[] =>
  (Object.entries(HOUSES_OF_SECTION[section]) as [Graha, readonly HouseNumber[]][])
    .filter(([planet, houses]) => houses.includes(houseOf(planet)))
    .map(([planet]) => planet)

type Band = 'excellent' | 'good' | 'mixed' | 'difficult' | 'hard'
/** A section by the rating of the day, for a section without a text of its own. */
export const SECTION_BY_BAND: Readonly<Record<DaySection, Readonly<Record<Band, string>>>> = {
  work: {
    excellent: 'Take the task first that others will see: today it has the best chance to go through.',
    good: 'Your tasks move at a good pace today, so finish the one that somebody waits for.',
    mixed: 'Do the routine part of your tasks in the morning, and keep the open question for the afternoon.',
    difficult: 'Keep to the tasks that you know today, and check figures and names twice.',
    hard: 'Do the smallest useful part of your tasks today, and leave the decisions for tomorrow.',
  },
  relationships: {
    excellent: 'You are welcome today: ring the person whose answer you need.',
    good: 'Say something kind to somebody at home today; it is heard.',
    mixed: 'Ask back before you answer a remark today; it may be meant more kindly than it sounds.',
    difficult: 'Keep your talks short today, and take nothing to heart that is said in passing.',
    hard: 'Ask nothing difficult of anybody today; a quiet evening does more for you than a long talk.',
  },
  wellbeing: {
    excellent: 'You have strength to spare today: use an hour of it for a walk outdoors.',
    good: 'You can do one thing more than usual today, if you eat at your hours.',
    mixed: 'Your strength comes and goes today; rest when it sinks, before you have to.',
    difficult: 'Spare yourself today: eat something warm, and go to bed an hour earlier.',
    hard: 'Rest more than you think you need today, and carry nothing heavy.',
  },
}
