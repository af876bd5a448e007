import type { GocharaEffect } from '../../../jyotish/gochara.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { SignStay } from '../../../jyotish/sign-stays.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import type { Static } from '../../../schema.ts'
import { civilOf } from '../../../time/civil.ts'
import { CIVIL_MONTHS, longDate } from '../../../time/iso.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { BIRTH_MOON } from '../../shared/gochara-rows.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import { SLOW_STAYS } from '../../shared/slow-stays.ts'
import type { SlowTransit } from './slow-transits.ts'
import { dayOfMonth } from './turning-points.ts'

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
  /** The house of the Sun from the birth Moon at the start of each month. */
  readonly sun: readonly HouseNumber[]
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

/** The stay of a slow planet for a child or an elder. `isBack`: the planet returns to a sign of the same year. */
export const slowStayText = (
  {
    planet,
    sign,
    house_from_moon,
    favourable,
    start,
  }: Pick<Static<typeof SlowTransit>, 'planet' | 'sign' | 'house_from_moon' | 'favourable' | 'start'>,
  stage: StageOfLife,
  isBack: boolean,
): string =>
  isBack
    ? `${upperFirst(nameInSentence(planet))} is back in ${sign} from ${longDate(start)}, and the same holds as before.`
    : `${upperFirst(nameInSentence(planet))} is in ${sign}, the ${ordinalInWords(house_from_moon as HouseNumber)} house from ${stage === 'child' ? 'the' : 'your'} ${BIRTH_MOON}: ${SLOW_STAYS[planet as keyof typeof SLOW_STAYS][favourable ? 'good' : 'hard']}.`

// source: Phaladeepika 26
const EASY_SUN: readonly HouseNumber[] = [3, 6, 10, 11]

/** One text for each month. */
export const monthTexts = async (of: MonthsOfYear): Promise<string[]> => {
  const texts = (await corpus('sun-month'))[STAGE_TEXTS[of.stage]]
  const best = of.scores.indexOf(Math.max(...of.scores))
  const worst = of.scores.indexOf(Math.min(...of.scores))
  const forward = extremeMonths(of.subject.scores, 1, [worst])
  const careful = extremeMonths(of.patience.scores, -1, [best, ...forward])
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
      ? [
          `On ${dateOf(lord.at)} the sub-period of ${nameInSentence(lord.to)} begins, which ${lord.eases ? 'makes the months after it easier' : 'asks for more patience than the one before'}.`,
        ]
      : entry
        ? [
            `${upperFirst(nameInSentence(entry.stay.planet))} enters the ${ordinalInWords(entry.house)} house from ${of.stage === 'child' ? 'the' : 'your'} ${BIRTH_MOON} on ${dateOf(entry.stay.from)}: ${ENTERS[entry.stay.planet as 'Jupiter' | 'Saturn'][entry.effect === 'good' || entry.effect === 'obstructed' ? 'good' : 'hard']}.`,
          ]
        : []
    const thesis = forward.includes(month)
      ? [
          `${upperFirst(of.subject.words)}, the subject of the year, ${month === forward[0] ? 'gets its best time now' : 'moves ahead now'}.`,
        ]
      : careful.includes(month)
        ? [
            `${upperFirst(of.patience.words)} ${month === careful[0] ? 'needs most of your patience now' : 'goes slowly now'}.`,
          ]
        : []
    const house = of.sun[month]!
    const passage = compose(
      [
        {
          id: `transit.Sun.month.${month + 1}`,
          kind: 'transit',
          text: `The Sun is in house ${house} from the birth Moon at the start of ${name} ${of.year}.`,
          value: house,
          source: 'predictions/yearly-personal-forecast',
          weight: 1,
          says: texts[house],
        },
      ],
      { usedSentences: of.usedSentences },
    )
    // The month, its finding and the deed in one sentence.
    const [finding, ...deeds] = sentencesOf(prose(passage)).map((sentence) => lowerFirst(sentence.replace(/\.$/, '')))
    const isEasySun = EASY_SUN.includes(house)
    const isGood = month === best || forward.includes(month)
    const isHard = month === worst || careful.includes(month)
    const lead = best === worst ? 'In' : isGood && !isEasySun ? 'Even so, in' : isHard && isEasySun ? 'Still, in' : 'In'
    return [...rank, ...change, ...thesis, `${lead} ${name} ${[finding, ...deeds].join(': ')}.`].join(' ')
  })
}
