import { ageOfLife } from '../../../jyotish/ages.ts'
import type { Conditions } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { type DashaNature, dashaNature, pairScore } from '../../../jyotish/dasha-scores.ts'
import type { DashaSpan } from '../../../jyotish/dashas/periods.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { TimedPart } from '../../../jyotish/timetable.ts'
import { factOf } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import { type Cell, sentencesOf } from '../../../readings/passage.ts'
import { CALENDAR_YEAR } from '../../../sky/constants.ts'
import { countInWords, joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { CHILD_NATURE } from '../../shared/life-chapters.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import { antardashaText, mahadashaText } from '../../shared/narrative/dasha.ts'
import type { TextLength } from '../../shared/narrative/lengths.ts'
import { conditionWords } from '../../shared/narrative/reasons.ts'
import type { KundliCourse } from './kundli-course.ts'
import { kundliFact, placeFact } from './kundli-facts.ts'
import type { KundliReader } from './kundli-words.ts'

/**
 * The running great period as one story: what it turns on, the running sub-period, and the times for the large step and for rest from the
 * timetable of the life. A full text has all sub-periods, early, middle and late, by the judgement of each pair of lords.
 */

interface KundliDasha {
  readonly chart: RasiChart
  readonly planets: Conditions
  readonly reader: KundliReader
  readonly course: KundliCourse
  /** The planets behind the best and the hardest side, which the chapter on the houses names. */
  readonly leaders: { readonly best: Graha; readonly worst: Graha }
  readonly length: TextLength
  /** The sentences of a passage that fit the age and are new in the answer. */
  readonly speak: (cell: Cell, fact: Fact) => string
  /** The same without advice: what a time is for comes from the timetable. */
  readonly inform: (cell: Cell, fact: Fact) => string
}

const THIRDS = ['early', 'middle', 'late'] as const
const PARTS_OF_THIRD = 3
/** Sub-periods of people over sixty are described if they begin before this age. source: this project's own limit */
const LAST_AGE = 85
/** A great period that begins within these years is described. source: this project's own limit */
const SOON_YEARS = 6
/** Points of 100 by which the means of two thirds differ clearly. source: this project's own limit */
const CLEAR = 4

type Part = DashaSpan<Graha> & {
  readonly nature: DashaNature
  readonly voice: DashaNature
  readonly score: number
  readonly fact: Fact
  readonly grounds: readonly Fact[]
}

/** The judgement of a sub-period after "which", in forms for sub-periods that follow each other. */
const NATURES: Record<DashaNature, readonly [string, string, string]> = {
  supportive: ['helps', 'is on your side', 'gives more than it asks'],
  mixed: ['helps and hinders by turns', 'gives and takes', 'is good in parts'],
  testing: ['asks for patience', 'is slow going', 'wants small steps'],
}
/** The matters of a sub-period whose lord stands in the house of the great period. */
const SAME = 'the same matters'
/** Openings of an advice, in the same order. */
const ADVICE = ['You do well to', 'It pays to', 'It is a time to'] as const

export const kundliDasha = async ({
  chart,
  planets,
  reader,
  course,
  leaders,
  length,
  speak,
  inform,
}: KundliDasha): Promise<Grounded[]> => {
  const { great, lesser, noon, birth, day, month, timetable } = course
  const { isChild } = reader
  const uses = await corpus('sub-period')
  const stageAt = (at: number) => ageOfLife(Math.max(0, (at - birth) / CALENDAR_YEAR))
  const yearsAt = (at: number) => Math.max(0, Math.floor((at - birth) / CALENDAR_YEAR))
  const whole = await mahadashaText(great.ruler, chart, stageAt(noon))
  const running = await antardashaText(great.ruler, lesser.ruler, chart, stageAt(noon))
  const partFact = (
    within: Graha,
    { ruler, start, end }: Pick<TimedPart, 'ruler' | 'start' | 'end'>,
    nature: DashaNature,
  ) =>
    kundliFact(
      `dasha.${within}.${ruler}`,
      'dasha',
      `The antardasha of ${nameInSentence(ruler)} in the mahadasha of ${nameInSentence(within)} runs from ${day(start)} to ${day(end)}: ${nature}.`,
      nature,
      'predictions/prediction-dasha',
    )
  const parts = course.parts.map((span): Part => {
    const { score } = pairScore(great.ruler, span.ruler, chart)
    const nature = dashaNature(score)
    const timed = [timetable.running, ...timetable.next].find(({ start }) => Math.abs(start - span.start) < 1)
    return {
      ...span,
      nature,
      voice: timed?.voice ?? nature,
      score,
      fact: partFact(great.ruler, span, nature),
      grounds: [placeFact(chart, span.ruler)],
    }
  })
  const state = (text: string, ...because: Fact[]): Grounded => ({ text, because })
  const seat = (graha: Graha) => chart.graha[graha].house
  const field = (graha: Graha) => reader.houses[seat(graha)]
  const isBehind = ({ end }: Part) => end <= noon
  const isRunning = (part: Part) => part.start === lesser.start
  const isTold = (part: Part) =>
    !reader.isLate || part.start < birth + LAST_AGE * CALENDAR_YEAR || part.start <= lesser.end

  /** Why a sub-period has its nature, in the form that follows "because"; the reason points the same way. */
  const causeOf = ({ ruler, nature }: Part): string => {
    const { relation, regard, between } = pairScore(great.ruler, ruler, chart)
    const { band } = planets[ruler]
    const name = nameInSentence(great.ruler)
    const place =
      between === 1 ? `it stands beside ${name}` : `it stands in the ${ordinalInWords(between)} from ${name}`
    const help = [
      band === 'strong' || band === 'able' ? `it ${conditionWords({ band })}` : null,
      relation === 'supportive' && ruler !== great.ruler ? `${place}, a good place` : null,
      regard === 'friend' || regard === 'great_friend' ? `${name} is its friend` : null,
    ].filter((each) => each !== null)
    const load = [
      band === 'weak' ? 'it is weak' : null,
      relation === 'testing' ? `${place}, a hard place` : null,
      regard === 'enemy' || regard === 'great_enemy' ? `${name} is no friend of it` : null,
      band === 'mixed' ? 'it is in mixed condition' : null,
    ].filter((each) => each !== null)
    const [gain, cost] = [help[0], load[0]]
    if (nature === 'supportive') return gain ?? `${name} carries it`
    if (nature === 'testing') return cost ?? `the years of ${name} are demanding as a whole`
    if (gain && cost) return `${gain}, yet ${cost}`
    return gain
      ? `${gain}, yet the years of ${name} hold it back`
      : cost
        ? `${cost}, yet ${name} carries part of it`
        : `${name} sets the tone`
  }
  /** The tie of a sub-period lord to the sides that the chapter on the houses names. */
  const echoOf = ({ ruler, nature }: Part): string =>
    ruler === leaders.best && nature !== 'testing'
      ? `, the planet behind ${reader.your} best side`
      : ruler === leaders.worst && nature !== 'supportive'
        ? `, the planet behind ${reader.your} hardest side`
        : ''
  const useOf = ({ ruler, voice: nature, start, end, fact }: Part, nth: number): string => {
    const at = Math.max(start, noon)
    if (isChild)
      return stageAt(at) === 'young' && stageAt(end) === 'young' ? `Your child ${CHILD_NATURE[ruler][nature]}.` : ''
    const use = speak(uses[stageAt(at) === 'elder' ? 'elder' : 'grown'][ruler][nature], fact)
    // Advice for a later time does not stand as a request.
    if (/^Do not /.test(use)) return use.replace('Do not', 'You do well not to')
    return /^(?:If|When|Your?)\b/.test(use) ? use : `${ADVICE[nth % ADVICE.length]} ${lowerFirst(use)}`
  }
  const spans = (those: readonly Part[]) =>
    joinWords(those.map(({ ruler, end }) => `${nameInSentence(ruler)} (to ${month(end)})`))
  const natureOf = ({ nature }: Part, nth: number): string =>
    NATURES[nature][nth % NATURES[nature].length]!.replace(
      'your side',
      isChild ? 'the side of your child' : 'your side',
    )
  /** The matters of a sub-period: the house of its lord, unless the great period has the same. */
  const aboutOf = ({ ruler }: Part): string =>
    seat(ruler) === seat(great.ruler) && ruler !== great.ruler ? SAME : field(ruler)
  /** A sub-period to come; the form changes from one to the next. */
  const partText = (part: Part, nth: number, opening: string | null): string => {
    const name = nameInSentence(part.ruler)
    const span = `from ${month(part.start)} to ${month(part.end)}`
    const [judged, cause, about] = [natureOf(part, nth), causeOf(part), aboutOf(part)]
    const turns = about === SAME ? `stays with ${about}` : `turns to ${about}`
    const text = opening
      ? `${opening} ${name}${echoOf(part)}. It ${turns}, and it ${judged}, because ${cause}.`
      : nth % 3 === 1
        ? `${upperFirst(name)}${echoOf(part)}${echoOf(part) ? ',' : ''} follows ${span} and ${turns}. That time ${judged}: ${cause}.`
        : nth % 3 === 2
          ? `Then comes ${name}${echoOf(part)}, ${span}, and with it ${about}. It ${judged}, because ${cause}.`
          : `${upperFirst(span)}, ${name}${echoOf(part)}${echoOf(part) ? ',' : ''} brings ${about} forward and ${judged}, because ${cause}.`
    return [text, useOf(part, nth)].filter(Boolean).join(' ')
  }

  const natures = (['supportive', 'mixed', 'testing'] as const).flatMap((nature) => {
    const count = parts.filter((part) => part.nature === nature).length
    const verb = {
      supportive: ['helps', 'help'],
      mixed: ['goes by turns', 'go by turns'],
      testing: ['asks for patience', 'ask for patience'],
    }[nature]
    return count === 0 ? [] : [`${countInWords(count)} ${verb[count === 1 ? 0 : 1]}`]
  })
  const frame = (): Grounded => ({
    text: [
      `${reader.are} in the mahadasha (great period) of ${nameInSentence(great.ruler)}, from ${day(great.start)} to ${day(great.end)}.`,
      `${capitalisedName(great.ruler)} ${conditionWords(planets[great.ruler])} and stands in ${reader.whoseHouse} ${ordinalInWords(seat(great.ruler))} house, so these years turn on ${field(great.ruler)}.`,
      sentencesOf(speak(whole.told.says, factOf(whole.told)))
        .slice(0, 2)
        .join(' '),
      ...(length === 'full' ? [`Of its nine sub-periods (antardashas) ${joinWords(natures)}.`] : []),
    ]
      .filter(Boolean)
      .join(' '),
    because: [
      kundliFact(
        'dasha.MD.current',
        'dasha',
        `The mahadasha of ${great.ruler} runs from ${day(great.start)} to ${day(great.end)}.`,
        great.ruler,
        'vimshottari-dasha',
      ),
      factOf(whole.told),
      placeFact(chart, great.ruler),
    ],
  })

  /** The running sub-period. */
  const currentSentences = (now: Part): string[] =>
    [
      `${upperFirst(reader.you)} ${isChild ? 'is' : 'are'} now in the antardasha (sub-period) of ${nameInSentence(now.ruler)}${echoOf(now)}, until ${day(now.end)}.`,
      `It ${aboutOf(now) === SAME ? 'stays with' : 'turns to'} ${aboutOf(now)}, and it ${natureOf(now, 0)}, because ${causeOf(now)}.`,
      isChild ? useOf(now, 0) : inform(running.told.says, factOf(running.told)),
    ].filter(Boolean)

  /** The running sub-period, the next one and those that the conclusion names, in order of time. A child may be grown up in them. */
  const mainParts = (): Grounded[] => {
    const named = [timetable.next[0]!, timetable.begin, timetable.rest].map(({ start }) => start)
    const coming = parts.filter(
      (part) => !isBehind(part) && !isRunning(part) && isTold(part) && (!isChild || stageAt(part.start) === 'young'),
    )
    return [
      ...parts
        .filter(isRunning)
        .map((now) =>
          state(currentSentences(now).join(' '), now.fact, ...now.grounds, currentFact(now), factOf(running.told)),
        ),
      ...coming
        .filter((part) => named.some((start) => Math.abs(start - part.start) < 1))
        .map((part, nth) =>
          state(
            [
              `${upperFirst(nameInSentence(part.ruler))}${echoOf(part)}${echoOf(part) ? ',' : ''} leads from ${month(part.start)} to ${month(part.end)}, and this time turns to ${field(part.ruler)}.`,
              `It ${natureOf(part, nth)}, because ${causeOf(part).replace(/^it\b/, nameInSentence(part.ruler))}.`,
              useOf(part, nth),
            ]
              .filter(Boolean)
              .join(' '),
            part.fact,
            ...part.grounds,
          ),
        ),
    ]
  }

  /** A third of the great period. What lies behind is named, what runs and what comes is described. */
  const third = (name: (typeof THIRDS)[number], i: number): Grounded[] => {
    const all = parts.slice(i * PARTS_OF_THIRD, (i + 1) * PARTS_OF_THIRD)
    const those = all.filter(isTold)
    if (those.length === 0) return []
    const behind = those.filter(isBehind)
    const ahead = those.filter((part) => !isBehind(part) && !isRunning(part))
    const now = those.find(isRunning)
    if (behind.length === PARTS_OF_THIRD) return []
    const passed =
      behind.length > 0 ? [`Of the ${name} part, ${spans(behind)} ${behind.length > 1 ? 'have' : 'has'} passed.`] : []
    const current = now ? currentSentences(now) : []
    const coming = ahead.map((part, nth) =>
      partText(
        part,
        parts.indexOf(part),
        nth === 0 && behind.length === 0 && !now
          ? `The ${name} part begins in ${month(part.start)}${reader.isLate ? '' : `, when ${isChild ? 'your child is' : 'you are'} ${yearsAt(part.start)},`} with`
          : null,
      ),
    )
    return [
      state(
        [...passed, ...current, ...coming].join(' '),
        ...those.flatMap(({ fact, grounds }) => [fact, ...grounds]),
        ...(now ? [currentFact(now), factOf(running.told)] : []),
      ),
    ]
  }
  /** The thirds that lie behind. */
  const behindText = (): Grounded[] => {
    const thirds = THIRDS.filter((_, i) => parts.slice(i * PARTS_OF_THIRD, (i + 1) * PARTS_OF_THIRD).every(isBehind))
    if (thirds.length === 0) return []
    const those = parts.slice(0, thirds.length * PARTS_OF_THIRD)
    const kindest = those.reduce((top, part) => (part.score > top.score ? part : top))
    const many = thirds.length > 1
    return [
      state(
        `The ${joinWords(thirds)} ${many ? 'parts are' : 'part is'} behind ${reader.you}: ${many ? 'they' : 'it'} belonged to ${spans(those)}, and by the judgement of the chart ${nameInSentence(kindest.ruler)} was the kindest of them.`,
        ...those.flatMap(({ fact, grounds }) => [fact, ...grounds]),
      ),
    ]
  }
  const currentFact = ({ ruler, start, end }: Part): Fact =>
    kundliFact(
      'dasha.AD.current',
      'dasha',
      `In it the antardasha of ${ruler} runs from ${day(start)} to ${day(end)}.`,
      ruler,
      'vimshottari-dasha',
    )

  /** The best and the hardest of the sub-periods to come, and the great period after this one. */
  const conclusion = async (): Promise<Grounded[]> => {
    const { begin: best, rest: hardest } = timetable
    const { nextGreat } = course
    const next = await mahadashaText(nextGreat.ruler, chart, stageAt(nextGreat.start))
    const isNear = !reader.isLate || great.end < birth + LAST_AGE * CALENDAR_YEAR
    const lead = next.score - whole.score
    const compared = lead >= CLEAR ? 'kinder' : lead <= -CLEAR ? 'more demanding' : 'neither kinder nor harder'
    const span = (part: TimedPart) => `from ${month(part.start)} to ${month(part.end)}`
    const choice =
      isChild && stageAt(best.start) !== 'young'
        ? ''
        : isChild
          ? `Taken together, try what is new in the time of ${nameInSentence(best.ruler)} (${span(best)}), and plan less in that of ${nameInSentence(hardest.ruler)} (${span(hardest)}).`
          : best.nature === 'testing'
            ? `Taken together, keep to what you have; the time of ${nameInSentence(best.ruler)} (${span(best)}) leaves you most room.`
            : hardest.nature === 'supportive'
              ? `Taken together, you can build in all the parts that come next, and most under ${nameInSentence(best.ruler)} (${span(best)}).`
              : reader.isLate
                ? `Taken together, plan what matters most to you for the time of ${nameInSentence(best.ruler)} (${span(best)}), and keep that of ${nameInSentence(hardest.ruler)} (${span(hardest)}) quiet.`
                : `Taken together, put your largest step into the time of ${nameInSentence(best.ruler)} (${span(best)}), and keep that of ${nameInSentence(hardest.ruler)} (${span(hardest)}) for finishing what is open.`
    // A great period that is near is described in its first sentence.
    const isSoon = great.end - noon < SOON_YEARS * CALENDAR_YEAR
    const after = isNear
      ? [
          `In ${month(great.end)} the years of ${nameInSentence(nextGreat.ruler)} begin; by the chart they are ${compared} than these.`,
          isSoon ? (sentencesOf(speak(next.told.says, factOf(next.told)))[0] ?? '') : '',
        ]
          .filter(Boolean)
          .join(' ')
      : ''
    return [
      state(
        [choice, after].filter(Boolean).join(' '),
        ...[best, hardest].map((part) => partFact(part.great, part, part.nature)),
        factOf(next.told),
      ),
    ]
  }

  const passages = length === 'full' ? [...behindText(), ...THIRDS.flatMap(third)] : mainParts()
  return [frame(), ...passages, ...(await conclusion())]
}
