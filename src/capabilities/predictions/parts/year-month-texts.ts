import type { DashaNature } from '../../../jyotish/dasha-scores.ts'
import type { GocharaEffect } from '../../../jyotish/gochara.ts'
import { GRAHAS, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { SignStay } from '../../../jyotish/sign-stays.ts'
import { isOpen, type MatterMonths, type YearTimetable } from '../../../jyotish/timetable.ts'
import type { ScoreDriver } from '../../../jyotish/year-scores.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { fillWords, sentencesOf } from '../../../readings/passage.ts'
import type { Static } from '../../../schema.ts'
import { civilOf } from '../../../time/civil.ts'
import { CIVIL_MONTHS, dayOfMonth } from '../../../time/iso.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { ANNUAL_FIELDS } from '../../shared/annual-words.ts'
import { BIRTH_MOON } from '../../shared/gochara-rows.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import { SLOW_STAYS } from '../../shared/slow-stays.ts'
import type { SlowTransit } from './slow-transits.ts'

/** The months of a personal year in words: what changes in a month, its part in the subject of the year, and one deed. */

/** A change of the antardasha, with the judgement of the new one in all answers on the life. */
interface NewLord {
  readonly at: JulianDay
  readonly to: Graha
  readonly nature: DashaNature
}
/** A slow planet that enters a sign, with its house from the birth Moon. */
interface NewStay {
  readonly stay: SignStay
  readonly house: HouseNumber
  readonly effect: GocharaEffect
}

export interface MonthsOfYear {
  readonly year: number
  readonly stage: StageOfLife
  /** Scores of the months. */
  readonly scores: readonly number[]
  readonly timetable: YearTimetable
  /** The size of the step of the year. */
  readonly step: 'main' | 'small'
  /** The months that the answer names as the best of an area. */
  readonly namedBest: readonly number[]
  /** The subject of the year and the matter that needs most patience, in words, with their scores by month. */
  readonly subject: { readonly words: string; readonly scores: readonly number[] }
  readonly patience: {
    readonly words: string
    readonly scores: readonly number[]
    /** Its hardest month, from 0; null if all are alike. */
    readonly hard: number | null
  }
  readonly lords: readonly NewLord[]
  readonly stays: readonly NewStay[]
  /** The factors of the score of each month. */
  readonly drivers: readonly (readonly ScoreDriver[])[]
  /** The house from the birth Moon that the Sun enters in each month, with the moment. */
  readonly sun: readonly { readonly house: HouseNumber; readonly at: JulianDay }[]
  readonly usedSentences: Set<string>
}

const STAGE_TEXTS = { child: 'child', adult: 'grown', late: 'elder' } as const

const monthOf = (at: JulianDay) => civilOf(epochMs(at)).month - 1
const dateOf = (at: JulianDay) => dayOfMonth(civilOf(epochMs(at)))

/** The month and the one of the highest or lowest score among the others that are allowed. */
const withSecond = (
  first: number | null,
  scores: readonly number[],
  sign: 1 | -1,
  isAllowed: (month: number) => boolean,
): number[] => {
  if (first === null) return []
  const [second] = [...scores.keys()]
    .filter((month) => month !== first && isAllowed(month))
    .toSorted((a, b) => (scores[b]! - scores[a]!) * sign || a - b)
  return [first, ...(second === undefined ? [] : [second])]
}

/** The best and the hardest month of an area; empty if all months are alike. */
export const bestMonthsText = (words: string, months: MatterMonths | null): string =>
  months
    ? `The best month for ${words} is ${CIVIL_MONTHS[months.best]!}, and ${CIVIL_MONTHS[months.hard]!} is the hardest.`
    : ''

// source: Phaladeepika 26, in our words
const ENTERS: Record<'Jupiter' | 'Saturn', Record<'good' | 'hard', string>> = {
  Jupiter: {
    good: 'good advice and help with {field} come more easily from then on',
    hard: 'expect less help with {field} from then on',
  },
  Saturn: {
    good: 'steady effort for {field} pays from then on',
    hard: 'you need more time for {field} from then on',
  },
}

/** The stay of a slow planet for a child or an elder. `span`: its time in the year. `isBack`: the planet returns to a sign of the same year. */
export const slowStayText = (
  {
    planet,
    sign,
    house_from_moon,
    favourable,
  }: Pick<Static<typeof SlowTransit>, 'planet' | 'sign' | 'house_from_moon' | 'favourable'>,
  stage: StageOfLife,
  span: string,
  isBack: boolean,
): string =>
  isBack
    ? `${upperFirst(span)} ${nameInSentence(planet)} is back in ${sign}, and the same holds as before.`
    : `${upperFirst(span)} ${nameInSentence(planet)} is in ${sign}, the ${ordinalInWords(house_from_moon as HouseNumber)} house from ${stage === 'child' ? 'the' : 'your'} ${BIRTH_MOON}: ${SLOW_STAYS[planet as keyof typeof SLOW_STAYS][favourable ? 'good' : 'hard']}.`

// source: Phaladeepika 26
const EASY_SUN: readonly HouseNumber[] = [3, 6, 10, 11]

const NATURES: Record<DashaNature, string> = {
  supportive: 'helps on the whole',
  mixed: 'helps and hinders by turns',
  testing: 'asks for patience',
}
/** `the sub-period of Mercury begins, which helps on the whole` */
const lordClause = ({ to, nature }: NewLord): string =>
  `the sub-period of ${nameInSentence(to)} begins, which ${NATURES[nature]}`

const fieldsOf = (stage: StageOfLife) => ANNUAL_FIELDS[stage === 'child' ? 'child' : 'grown']
/** `Saturn enters the ninth house from your birth Moon: you need more time for your long plans and beliefs from then on` */
const stayClause = ({ stay, house, effect }: NewStay, stage: StageOfLife): string => {
  const text =
    ENTERS[stay.planet as 'Jupiter' | 'Saturn'][effect === 'good' || effect === 'obstructed' ? 'good' : 'hard']
  const entry = `${nameInSentence(stay.planet)} enters the ${ordinalInWords(house)} house from ${stage === 'child' ? 'the' : 'your'} ${BIRTH_MOON}`
  return `${entry}: ${fillWords(text, { field: fieldsOf(stage)[house] }).replace('you need', stage === 'child' ? 'your child needs' : 'you need')}`
}

/** Turning points in the summary of a year: a period of a plain nature before a slow planet, and both before a mixed period. */
const MOST_TURNS = 2

/** The turning points of the year in order of time; empty without any. */
export const turningText = ({ lords, stays, stage }: Pick<MonthsOfYear, 'lords' | 'stays' | 'stage'>): string => {
  const turns = [
    ...lords.map((lord) => ({ at: lord.at, clause: lordClause(lord), rank: lord.nature === 'mixed' ? 2 : 0 })),
    ...stays.map((entry) => ({ at: entry.stay.from, clause: stayClause(entry, stage), rank: 1 })),
  ]
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.at - b.at)
  return turns
    .map(({ at, clause }, i, { length }) => {
      const which = length === 1 ? 'The turning point' : i === 0 ? 'The first turning point' : 'The second'
      return `${which} is ${dateOf(at)}, when ${clause}.`
    })
    .join(' ')
}

/** A month to wait, in forms for months that follow each other. */
const WAITS = {
  grown: [
    '{month} asks for patience, so finish what is open before you begin anything new.',
    'Wait with new plans in {month}, and keep the ones that you have going.',
    '{month} goes more slowly, so leave twice the time for each date.',
  ],
  child: [
    '{month} asks for patience, so finish together what is open.',
    'Wait with anything new in {month}, and keep to what your child knows.',
    '{month} goes more slowly, so leave your child twice the time.',
  ],
} as const

/** One text for each month. */
export const monthTexts = async (of: MonthsOfYear): Promise<string[]> => {
  const texts = (await corpus('sun-month'))[STAGE_TEXTS[of.stage]]
  const { uses, begin } = of.timetable
  const forward = withSecond(begin, of.subject.scores, 1, (month) => isOpen(uses[month]!))
  const careful = withSecond(of.patience.hard, of.patience.scores, -1, (month) => !forward.includes(month))
  const waiting = [...uses.keys()].filter((month) => uses[month] === 'wait')
  const whose = of.stage === 'child' ? 'the' : 'your'
  return CIVIL_MONTHS.map((name, month) => {
    const lord = of.lords.find(({ at }) => monthOf(at) === month)
    const entry = of.stays.find(({ stay }) => monthOf(stay.from) === month)
    const rank = {
      begin: () => [
        `${name} is the best month of the year, so ${of.stage === 'child' ? 'plan' : 'take'} ${of.step === 'small' ? 'one small step' : 'the main step'} ${of.stage === 'child' ? 'for' : 'in'} it.`,
      ],
      rest: () => [`${name} is the hardest month of the year, so plan less than usual.`],
      wait: () => [
        WAITS[of.stage === 'child' ? 'child' : 'grown'][waiting.indexOf(month) % 3]!.replace('{month}', name),
      ],
      carry_on: () => [],
    }[uses[month]!]()
    const change = lord
      ? { at: lord.at, text: `On ${dateOf(lord.at)} ${lordClause(lord)}.` }
      : entry
        ? { at: entry.stay.from, text: `On ${dateOf(entry.stay.from)} ${stayClause(entry, of.stage)}.` }
        : null
    const thesis = forward.includes(month)
      ? [
          `${upperFirst(of.subject.words)}, the subject of the year, ${month === forward[0] ? 'gets its best time now' : 'moves ahead now'}.`,
        ]
      : careful.includes(month)
        ? [
            `${upperFirst(of.patience.words)} ${month === careful[0] ? 'needs most of your patience now' : 'goes slowly now'}.`,
          ]
        : []
    const { house, at } = of.sun[month]!
    const passage = compose(
      [
        {
          id: `transit.Sun.month.${month + 1}`,
          kind: 'transit',
          text: `The Sun enters house ${house} from the birth Moon in ${name} ${of.year}.`,
          value: house,
          source: 'predictions/yearly-personal-forecast',
          weight: 1,
          says: texts[house],
        },
      ],
      { usedSentences: of.usedSentences },
    )
    // The reason follows as the event of the month.
    const [finding, ...deeds] = sentencesOf(prose(passage))
    const ownFinding = lowerFirst(finding!.replace(SUN_CLAUSE, '').replace(/\.$/, ''))
    const isEasySun = EASY_SUN.includes(house)
    const isGood = forward.includes(month) || of.namedBest.includes(month)
    const isHard = !isOpen(uses[month]!)
    // The Sun does not deny the use of its month: it speaks of its own field only.
    const isContrary = isEasySun ? isHard : isGood
    const date = dateOf(at)
    const move =
      house === 1
        ? `passes over ${whose} ${BIRTH_MOON}`
        : `enters the ${ordinalInWords(house)} house from ${whose} ${BIRTH_MOON}`
    const field = fieldsOf(of.stage)[house]
    const reader = of.stage === 'child' ? 'your child has' : 'you have'
    const sunTexts = isContrary
      ? isEasySun
        ? [
            `from ${date} ${reader} some help with ${field} all the same: the Sun ${move}.`,
            `on ${date} the Sun ${move}, and ${reader} some help with ${field}.`,
          ]
        : [
            `from ${date} allow more time for ${field}, and for nothing else: the Sun ${move}.`,
            `on ${date} the Sun ${move}, so give more time to ${field}, and go on as usual with the rest.`,
          ]
      : [
          `from ${date} ${ownFinding}: the Sun ${move}.`,
          `on ${date} the Sun ${move}, and ${ownFinding}.`,
          `${ownFinding} from ${date}, when the Sun ${move}.`,
        ]
    const sun = {
      at,
      text: [upperFirst(sunTexts[month % sunTexts.length]!), ...(isContrary ? [] : deeds)].join(' '),
    }
    const novelty = rank.length + thesis.length === 0 && !change ? changeOfScore(of, month) : []
    const dated = [...(change ? [change] : []), sun].toSorted((a, b) => a.at - b.at).map(({ text }) => text)
    return [...rank, ...thesis, ...novelty, ...dated].join(' ')
  })
}

/** The reason at the end of the finding on the Sun. */
const SUN_CLAUSE = /,? (?:with|while) the Sun (?:in the \w+ house from|passes over) (?:your|the)(?: birth)? Moon(?=\.$)/

// source: this project's own weighing, points of a score
const NOTICED = 4

/** Why a month is easier or harder than the one before, by the planet that changed most; empty if the two are alike. */
const changeOfScore = ({ scores, drivers, stage }: MonthsOfYear, month: number): string[] => {
  if (month === 0) return []
  const change = scores[month]! - scores[month - 1]!
  if (Math.abs(change) < NOTICED) return []
  const pointsOf = (planet: Graha, at: number) =>
    drivers[at]!.filter((driver) => driver.planet === planet && driver.part !== 'dasha').reduce(
      (sum, { effect }) => sum + effect,
      0,
    )
  const houseAt = (planet: Graha, at: number) =>
    drivers[at]!.find((driver) => driver.planet === planet && driver.transit)?.transit?.house
  // The Sun has its own sentence with a date in each month; another planet is the reason only if it has moved on.
  const [main] = GRAHAS.filter((planet) => planet !== 'Sun' && houseAt(planet, month) !== houseAt(planet, month - 1))
    .map((planet) => ({ planet, now: pointsOf(planet, month), before: pointsOf(planet, month - 1) }))
    .filter(({ now, before }) => (now - before) * change > 0)
    .toSorted((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before))
  if (!main) return []
  const { planet, now } = main
  const person = stage === 'child' ? 'your child' : 'you'
  const verb =
    change > 0
      ? now > 0
        ? `now helps ${person}`
        : `no longer stands so much against ${person}`
      : now < 0
        ? `now stands against ${person}`
        : `helps ${person} less`
  return [
    `${CIVIL_MONTHS[month]} is ${change > 0 ? 'easier' : 'harder'} for ${person} than ${CIVIL_MONTHS[month - 1]}, because ${nameInSentence(planet)} ${verb}.`,
  ]
}
