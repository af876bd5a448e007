import type { GocharaEffect } from '../../../jyotish/gochara.ts'
import { GRAHAS, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { SignStay } from '../../../jyotish/sign-stays.ts'
import type { ScoreDriver } from '../../../jyotish/year-scores.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import type { Static } from '../../../schema.ts'
import { civilOf } from '../../../time/civil.ts'
import { CIVIL_MONTHS, dayOfMonth } from '../../../time/iso.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { BIRTH_MOON } from '../../shared/gochara-rows.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import { SLOW_STAYS } from '../../shared/slow-stays.ts'
import type { SlowTransit } from './slow-transits.ts'

/** The months of a personal year in words: what changes in a month, its part in the subject of the year, and one deed. */

/** A change of the antardasha; `eases`: the new lord has more points than the old one. */
interface NewLord {
  readonly at: JulianDay
  readonly to: Graha
  readonly eases: boolean
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
  /** The subject of the year and the matter that needs most patience, in words, with their scores by month. */
  readonly subject: { readonly words: string; readonly scores: readonly number[] }
  readonly patience: { readonly words: string; readonly scores: readonly number[] }
  readonly lords: readonly NewLord[]
  readonly stays: readonly NewStay[]
  /** The factors of the score of each month. */
  readonly drivers: readonly (readonly ScoreDriver[])[]
  /** The house from the birth Moon that the Sun enters in each month, with the moment. */
  readonly sun: readonly { readonly house: HouseNumber; readonly at: JulianDay }[]
  readonly usedSentences: Set<string>
}

/** Months with a sentence on the subject of the year, and as many on the matter that needs patience. */
const NAMED_MONTHS = 2
const STAGE_TEXTS = { child: 'child', adult: 'grown', late: 'elder' } as const

const monthOf = (at: JulianDay) => civilOf(epochMs(at)).month - 1
const dateOf = (at: JulianDay) => dayOfMonth(civilOf(epochMs(at)))

/** The months of the highest or lowest scores. */
const extremeMonths = (scores: readonly number[], sign: 1 | -1, without: readonly number[]): number[] =>
  scores.every((score) => score === scores[0])
    ? []
    : scores
        .map((score, month) => ({ score, month }))
        .filter(({ month }) => !without.includes(month))
        .toSorted((a, b) => (b.score - a.score) * sign || a.month - b.month)
        .slice(0, NAMED_MONTHS)
        .map(({ month }) => month)

/** The best and the hardest month of an area; empty if all months are alike. */
export const bestMonthsText = (words: string, scores: readonly number[]): string => {
  const best = scores.indexOf(Math.max(...scores))
  const worst = scores.indexOf(Math.min(...scores))
  return best === worst
    ? ''
    : `The best month for ${words} is ${CIVIL_MONTHS[best]!}, and ${CIVIL_MONTHS[worst]!} is the hardest.`
}

// source: Phaladeepika 26, in our words
const ENTERS: Record<'Jupiter' | 'Saturn', Record<'good' | 'hard', string>> = {
  Jupiter: {
    good: 'good advice and help come more easily from then on',
    hard: 'help comes later from then on, so promise less',
  },
  Saturn: {
    good: 'steady effort pays from then on',
    hard: 'things go more slowly from then on, so plan smaller steps',
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

/** `the sub-period of Mercury begins, which makes the months after it easier` */
const lordClause = ({ to, eases }: NewLord): string =>
  `the sub-period of ${nameInSentence(to)} begins, which ${eases ? 'makes the months after it easier' : 'asks for more patience than the one before'}`

/** `Saturn enters the ninth house from your birth Moon: things go more slowly from then on` */
const stayClause = ({ stay, house, effect }: NewStay, stage: StageOfLife): string =>
  `${nameInSentence(stay.planet)} enters the ${ordinalInWords(house)} house from ${stage === 'child' ? 'the' : 'your'} ${BIRTH_MOON}: ${ENTERS[stay.planet as 'Jupiter' | 'Saturn'][effect === 'good' || effect === 'obstructed' ? 'good' : 'hard']}`

/** Turning points in the summary of a year: periods before slow planets. */
const MOST_TURNS = 2

/** The turning points of the year in order of time; empty without any. */
export const turningText = ({ lords, stays, stage }: Pick<MonthsOfYear, 'lords' | 'stays' | 'stage'>): string => {
  const turns = [
    ...lords.map((lord) => ({ at: lord.at, clause: lordClause(lord) })),
    ...stays.map((entry) => ({ at: entry.stay.from, clause: stayClause(entry, stage) })),
  ]
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.at - b.at)
  return turns
    .map(({ at, clause }, i, { length }) => {
      const which = length === 1 ? 'The turning point' : i === 0 ? 'The first turning point' : 'The second'
      return `${which} is ${dateOf(at)}, when ${clause}.`
    })
    .join(' ')
}

/** One text for each month. */
export const monthTexts = async (of: MonthsOfYear): Promise<string[]> => {
  const texts = (await corpus('sun-month'))[STAGE_TEXTS[of.stage]]
  const best = of.scores.indexOf(Math.max(...of.scores))
  const worst = of.scores.indexOf(Math.min(...of.scores))
  const forward = extremeMonths(of.subject.scores, 1, [worst])
  const careful = extremeMonths(of.patience.scores, -1, [best, ...forward])
  const whose = of.stage === 'child' ? 'the' : 'your'
  return CIVIL_MONTHS.map((name, month) => {
    const lord = of.lords.find(({ at }) => monthOf(at) === month)
    const entry = of.stays.find(({ stay }) => monthOf(stay.from) === month)
    const rank =
      best === worst
        ? []
        : month === best
          ? [`${name} is the best month of the year.`]
          : month === worst
            ? [`${name} is the hardest month of the year, so plan less than usual.`]
            : []
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
    const isGood = month === best || forward.includes(month)
    const isHard = month === worst || careful.includes(month)
    const lead = best === worst ? '' : isGood && !isEasySun ? 'Even so, ' : isHard && isEasySun ? 'Still, ' : ''
    const date = dateOf(at)
    const move =
      house === 1
        ? `passes over ${whose} ${BIRTH_MOON}`
        : `enters the ${ordinalInWords(house)} house from ${whose} ${BIRTH_MOON}`
    const sunTexts = [
      `${lead}from ${date} ${ownFinding}: the Sun ${move}.`,
      `${lead}on ${date} the Sun ${move}, and ${ownFinding}.`,
      `${lead}${ownFinding} from ${date}, when the Sun ${move}.`,
    ]
    const sun = { at, text: [upperFirst(sunTexts[month % sunTexts.length]!), ...deeds].join(' ') }
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
  const [main] = GRAHAS.map((planet) => ({ planet, now: pointsOf(planet, month), before: pointsOf(planet, month - 1) }))
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
