import { mapConcurrently } from '../../concurrency.ts'
import { type Age, ageOfLife } from '../../jyotish/ages.ts'
import type { DashaNature } from '../../jyotish/dasha-scores.ts'
import { type Dasha, type DashaSpan, periodsAt, repeatUntil } from '../../jyotish/dashas/periods.ts'
import { type Graha, nameInSentence } from '../../jyotish/grahas.ts'
import { lifeTimetable } from '../../jyotish/timetable.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { CALENDAR_YEAR } from '../../sky/constants.ts'
import { longDate, longDateOf } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import { upperFirst } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import type { World } from '../capability.ts'
import type { Grounded } from './cited-facts.ts'
import { standingAt } from './dasha-periods.ts'
import { type LifeCycles, lifeCycles, returnNumber } from './life-cycles.ts'
import { ageOfNatal, localDate, MAX_LIFE } from './lifetime.ts'
import { antardashaText, mahadashaText } from './narrative/dasha.ts'
import type { Natal } from './natal.ts'

/** A life in chapters: the running, past and coming ones, by the dashas and the cycles of Saturn and Jupiter. */

/** The mahadashas from birth to the age of 120, end to end; the cycle repeats after its end. */
export const greatPeriods = ({ moment }: Pick<Natal, 'moment'>, dasha: Dasha<Graha>): DashaSpan<Graha>[] => {
  const life = { from: moment.jd, to: plusDays(moment.jd, MAX_LIFE * CALENDAR_YEAR) }
  const rounds = new Map(
    [dasha, repeatUntil(dasha, life.to)].flatMap(({ mahadashas }) => mahadashas.map((each) => [each.start, each])),
  )
  return [...rounds.values()]
    .filter(({ start, end }) => end > life.from && start < life.to)
    .toSorted((a, b) => a.start - b.start)
    .map((period) => ({
      ...period,
      start: Math.max(period.start, life.from) as JulianDay,
      end: Math.min(period.end, life.to) as JulianDay,
    }))
}

const PAST = 3
/** The effect of the time of each planet on a child and a deed for the parents, in the form that follows the name. */
export const CHILD_NATURE: Record<Graha, Record<DashaNature, string>> = {
  Sun: {
    supportive: 'grows more sure of themselves, so offer a small part on a stage',
    mixed: 'wants to be seen and hates to lose, so praise the effort before the result',
    testing: 'takes criticism hard, so correct in private and in one sentence',
  },
  Moon: {
    supportive: 'is close to the family and content, so keep one evening a week for games at home',
    mixed: 'has changing moods, so keep supper and bedtime at the same hour',
    testing: 'cries or worries more easily, so ask what happened before you advise',
  },
  Mars: {
    supportive: 'has courage and energy, so find a sport with a patient trainer',
    mixed: 'has more energy than patience, so plan an hour outdoors before homework',
    testing: 'gets into quarrels and scrapes, so agree on rules for bicycle, ball and temper',
  },
  Mercury: {
    supportive: 'learns fast and asks a great deal, so visit the library every week',
    mixed: 'is quick and easily distracted, so give one task at a time and check it together',
    testing: 'finds lessons tiring, so sit beside them for the first ten minutes',
  },
  Jupiter: {
    supportive: 'finds a good teacher and grows with them, so say yes to the course they ask for',
    mixed: 'starts many things gladly, so let them finish one before the next begins',
    testing: 'promises more than they can keep, so choose one activity for the term and drop another',
  },
  Venus: {
    supportive: 'makes friends and likes to make things, so have paper, colours or an instrument at hand',
    mixed: 'wants much to be nice and little to be work, so let the pleasant part come second',
    testing: 'is hurt by friends more than usual, so invite one child home at a time',
  },
  Saturn: {
    supportive: 'becomes steady and reliable, so give a duty that is theirs alone',
    mixed: 'carries more than they say, so keep one hour a week without any purpose',
    testing: 'is tired and slow to start, so cut the list by half and keep bedtime early',
  },
  Rahu: {
    supportive: 'is curious about everything new, so go to one new place together each month',
    mixed: 'follows the crowd at times, so know the friends and agree on hours for screens',
    testing: 'is restless and easily talked into things, so agree on a word that means: come and fetch me',
  },
  Ketu: {
    supportive: 'goes deep into one interest, so leave them time for it',
    mixed: 'withdraws now and then, so leave the door open and do not press',
    testing: 'feels left out at times, so plan one thing a week for the two of you',
  },
}

/** How far ahead days are named, in years. source: this project's own choice */
const AHEAD: Record<Age, number> = { young: 20, grown: 20, elder: 8 }
const NAMED_DATES = 3

/** A past period by the nature of its lord. A chart cannot say what happened in it. */
const PAST_KINDS: Record<DashaNature, string> = {
  supportive: 'a helpful time',
  mixed: 'a time of give and take',
  testing: 'a demanding time',
}
/** The subject of the years of each lord. */
const SUBJECTS: Record<Graha, string> = {
  Sun: 'confidence and the father',
  Moon: 'home and the mother',
  Mars: 'courage and rivalry',
  Mercury: 'learning and talk',
  Jupiter: 'growth and teachers',
  Venus: 'affection and comfort',
  Saturn: 'duty and patience',
  Rahu: 'ambition and the unknown',
  Ketu: 'letting go',
}

// source: this project's own weighing of what changes a life; a year of waiting takes an eighth
const WEIGHS = { mahadasha: 4, saturn: 3.5, sade_sati_begins: 3, sade_sati_ends: 2.5, jupiter: 2 } as const
const WAITING = 1 / 8

/** The next date of a life: the next sub-period, or the great period that begins with it. All texts of a chart name this date. */
export const nextPeriodText = (
  date: string,
  { ruler, isGreat }: { readonly ruler: Graha; readonly isGreat: boolean },
) =>
  `The next date for you to note is ${date}, when ${isGreat ? `the years of ${nameInSentence(ruler)} begin` : `the part of ${nameInSentence(ruler)} begins`}.`

/** Texts name no age from this one on. source: this project's own limit */
const LAST_NAMED_AGE = 95

interface Turn {
  readonly at: JulianDay
  readonly kind: keyof typeof WEIGHS
  /** In the form that follows the day. */
  readonly what: string
}

/** `child`: the name of a minor in a text for the parents, or null. */
export const lifeChapters = async (
  born: Natal,
  dasha: Dasha<Graha>,
  at: JulianDay,
  child: string | null,
  world: World,
) => {
  const uses = await corpus('sub-period')
  const reader = child ?? 'you'
  const { chart, moment } = born
  const day = (when: JulianDay) => longDateOf(localAt(when, moment.zone))
  const years = (when: JulianDay) => Math.floor(ageOfNatal(born, when))
  const dayAndAge = (when: JulianDay) =>
    years(when) > 0 && years(when) < LAST_NAMED_AGE ? `${day(when)} (at ${years(when)})` : day(when)
  const age = ageOfLife(ageOfNatal(born, at))
  const round = standingAt(dasha, at, 'vimshottari', world)
  const [great, lesser] = periodsAt(round, at, 2) as [DashaSpan<Graha>, DashaSpan<Graha>]
  const greatText = await mahadashaText(great.ruler, chart, age)
  const lesserText = await antardashaText(great.ruler, lesser.ruler, chart, age)
  const cycles = await lifeCycles(born, at, world)

  // After the end of the cycle its first period follows again.
  const after = repeatUntil(dasha, plusDays(round.mahadashas.at(-1)!.end, 1))
  const lords = [...round.mahadashas, ...(after === round ? [] : after.mahadashas)]
  const timetable = lifeTimetable(chart, dasha, at)
  const next = await mapConcurrently(timetable.next, async (period) => ({
    ...period,
    ...subPeriod(
      period.great,
      period.ruler,
      period.voice,
      `From ${dayAndAge(period.start)}`,
      await antardashaText(period.great, period.ruler, chart, ageOfLife(ageOfNatal(born, period.start))),
      ageOfLife(ageOfNatal(born, period.start)),
    ),
  }))
  const past = await mapConcurrently(
    greatPeriods(born, dasha)
      .filter(({ ruler, end }) => end <= at && ruler !== great.ruler)
      .slice(-PAST),
    async (period) => ({
      ...period,
      ...(await mahadashaText(period.ruler, chart, ageOfLife(ageOfNatal(born, period.end)))),
    }),
  )

  function subPeriod<T extends Awaited<ReturnType<typeof antardashaText>>>(
    within: Graha,
    ruler: Graha,
    nature: DashaNature,
    opens: string,
    antardasha: T,
    stage: Age = age,
  ) {
    const leads =
      within === ruler
        ? `${nameInSentence(ruler)} leads alone`
        : `${nameInSentence(ruler)} leads within the years of ${nameInSentence(within)}`
    const use = uses[stage === 'elder' ? 'elder' : 'grown'][ruler][nature].text.replace(/^./, (letter) =>
      letter.toLowerCase(),
    )
    const text = !child
      ? `${opens} ${leads}: ${use}`
      : stage === 'young'
        ? `${opens} ${leads}, and ${child} ${CHILD_NATURE[ruler][nature]}.`
        : `${opens} ${leads}, and ${child} is grown up then.`
    return { ...antardasha, text }
  }

  const began = great.start <= moment.jd ? 'which had begun before birth' : `which began on ${dayAndAge(great.start)}`
  const inside =
    great.ruler === lesser.ruler
      ? `Within it ${nameInSentence(lesser.ruler)} has the lesser period (antardasha) too, until ${day(lesser.end)}.`
      : `Within it the lesser period (antardasha) of ${nameInSentence(lesser.ruler)} lasts until ${day(lesser.end)}.`
  const nowText: Grounded = {
    text: `${child ? `${upperFirst(child)} is` : 'You are'} in the great period (mahadasha) of ${nameInSentence(great.ruler)}, ${began}, until ${dayAndAge(great.end)}. ${inside}`,
    because: [greatText.told, lesserText.told],
  }

  const pastPassages: Grounded[] = past.map(({ ruler, start, end, nature, told: fact }) => ({
    text: `From ${start <= moment.jd ? 'birth' : dayAndAge(start)} to ${dayAndAge(end)}, the years were those of ${nameInSentence(ruler)}: the books call them ${PAST_KINDS[nature]} for ${SUBJECTS[ruler]}.`,
    because: [fact],
  }))

  const cycleFacts = factsOf(cycles, born)
  const { now } = cycles.sadeSati
  const sadeSatiPassages: Grounded[] = now
    ? [
        {
          text: `${child ? `${upperFirst(child)} is` : 'You are'} in Sade Sati, the seven and a half years of Saturn round the birth Moon, from ${day(now.from)} to ${dayAndAge(now.to)}.`,
          because: cycleFacts,
        },
      ]
    : []

  const turns: Turn[] = [
    ...lords.flatMap(({ start, ruler }, i): Turn[] =>
      i > 0
        ? [
            {
              at: start,
              kind: 'mahadasha',
              what: `the great period passes from ${nameInSentence(lords[i - 1]!.ruler)} to ${nameInSentence(ruler)}`,
            },
          ]
        : [],
    ),
    ...(['Saturn', 'Jupiter'] as const).flatMap((planet): Turn[] => {
      const { next: closes } = cycles[planet]
      if (closes === null) return []
      const number = ordinalInWords(Math.min(12, returnNumber(planet, born, closes)))
      return [
        {
          at: closes,
          kind: planet === 'Saturn' ? 'saturn' : 'jupiter',
          what: `${planet} comes back to its place at birth for the ${number} time`,
        },
      ]
    }),
    ...(cycles.sadeSati.now
      ? [{ at: cycles.sadeSati.now.to, kind: 'sade_sati_ends' as const, what: 'Sade Sati is over' }]
      : []),
    ...(cycles.sadeSati.next
      ? [{ at: cycles.sadeSati.next.from, kind: 'sade_sati_begins' as const, what: 'Sade Sati begins' }]
      : []),
  ]
  const weightOf = ({ at: when, kind }: Turn) => WEIGHS[kind] - (WAITING * (when - at)) / CALENDAR_YEAR
  const ranked = turns
    .filter(({ at: when }) => when > at && when < at + AHEAD[age] * CALENDAR_YEAR)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, NAMED_DATES)
  const [first, ...rest] = ranked
  const others = rest.toSorted((a, b) => a.at - b.at)
  const datesPassages: Grounded[] = first
    ? [
        {
          text: [
            `The date that will change most for ${reader} is ${dayAndAge(first.at)}: ${first.what}.`,
            ...(others.length > 0
              ? [
                  `You may also note ${others.map(({ at: when, what: subject }) => `${dayAndAge(when)}, when ${subject}`).join(', and ')}.`,
                ]
              : []),
          ].join(' '),
          because: [greatText.told, ...cycleFacts],
        },
      ]
    : []
  return {
    age,
    day,
    stageAt: (when: JulianDay) => ageOfLife(ageOfNatal(born, when)),
    great,
    lesser,
    greatTold: greatText,
    lesserTold: lesserText,
    next,
    /** The sub-periods for the large step and for rest, in the texts of `next`. */
    best: next.find(({ use }) => use === 'begin')!,
    least: next.find(({ use }) => use === 'rest')!,
    nextDate: next[0]
      ? nextPeriodText(day(next[0].start), { ...next[0], isGreat: next[0].great !== great.ruler })
      : null,
    nowTold: nowText,
    lesserNow: {
      text: subPeriod(great.ruler, lesser.ruler, timetable.running.voice, 'At present', lesserText).text,
      because: [lesserText.told],
    },
    pastTold: pastPassages,
    /** The sentence on a running Sade Sati. */
    sadeSatiTold: sadeSatiPassages,
    datesTold: datesPassages,
  }
}
export type LifeChapters = Awaited<ReturnType<typeof lifeChapters>>

const factsOf = ({ Jupiter, Saturn, sadeSati }: LifeCycles, born: Natal): Fact[] => {
  const fact = (id: string, text: string, at: JulianDay | null, source: string): Fact[] =>
    at === null
      ? []
      : [
          {
            id,
            kind: 'transit',
            text: `${upperFirst(text)} on ${longDate(localDate(at, born))}.`,
            value: localDate(at, born),
            source,
          },
        ]
  const back = [Jupiter, Saturn].flatMap(({ planet, last, next }) =>
    fact(
      `cycle.${planet}`,
      `${planet} ${next === null ? 'was' : 'is'} at its place at birth`,
      next ?? last,
      'predictions/transit-timeline',
    ),
  )
  const { last, now, next } = sadeSati
  const facts = [
    ...back,
    ...fact(
      'transit.Saturn.sade_sati',
      now ? 'Sade Sati, which runs, ends' : next ? 'the next Sade Sati begins' : 'the last Sade Sati ended',
      now?.to ?? next?.from ?? last?.to ?? null,
      'predictions/sade-sati-periods',
    ),
  ]
  return facts.length > 0 ? facts : [UNKNOWN_CYCLES]
}

/** The fact of a life without a return within the covered dates. */
const UNKNOWN_CYCLES: Fact = {
  id: 'cycle.unknown',
  kind: 'transit',
  text: 'No return of Jupiter or Saturn and no Sade Sati comes within the dates that the ephemeris covers.',
  value: null,
  source: 'predictions/transit-timeline',
}
