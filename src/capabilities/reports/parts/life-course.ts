import { mapConcurrently } from '../../../concurrency.ts'
import { ageOfLife } from '../../../jyotish/ages.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import { withoutDeeds } from '../../../readings/deeds.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import { greatPeriods, lifeChapters } from '../../shared/life-chapters.ts'
import { ageOfNatal } from '../../shared/lifetime.ts'
import { mahadashaText } from '../../shared/narrative/dasha.ts'
import { type OpenArea, scoredSection } from './area-report.ts'
import { lifeTurns } from './life-turns.ts'

/** A life in chapters: the running mahadasha, the past ones, and the next. */

const TOLD_PAST = 3

/** The phases, the turning points, and their three sections. */
export const lifeCourse = async (open: OpenArea, child: string | null, world: World) => {
  const { born, chart, dasha, day, speak, state, readFrom, shownTo: to } = open
  // Each phase uses the words for the age at its end, or for the present or future age.
  const phases = await mapConcurrently(greatPeriods(born, dasha), async (period) => {
    const at = Math.max(period.start, Math.min(period.end, readFrom)) as JulianDay
    return { ...period, ...(await mahadashaText(period.ruler, chart, ageOfLife(ageOfNatal(born, at)))) }
  })
  const turns = lifeTurns(born, phases, { from: readFrom, to }, [open.stays[0]!, open.stays[1]!], world)
  const chapters = await lifeChapters(born, dasha, readFrom, child, world)
  const { great, lesser, greatTold: greatText, lesserTold: lesserText } = chapters
  const past = phases.filter(({ ruler, end }) => end <= readFrom && ruler !== great.ruler).slice(-TOLD_PAST)
  const coming = chapters.next.filter(({ start }) => start < to)

  const sections = [
    scoredSection(
      'current_phase',
      `Now, until ${day(great.end)}: the years of ${nameInSentence(great.ruler)}`,
      greatText.score,
      [
        { ...chapters.nowTold, because: [...chapters.nowTold.because, ...greatText.facts] },
        ...speak([greatText.told]).map(withoutDeeds),
        chapters.lesserNow,
        ...chapters.sadeSatiTold,
      ],
    ),
    scoredSection(
      'past_phases',
      past.length > 0
        ? `Behind you: ${joinWords(past.map(({ ruler }) => nameInSentence(ruler)))}`
        : `The first great period still runs: ${nameInSentence(great.ruler)}`,
      null,
      past.length > 0
        ? past.map((_, i) => chapters.pastTold[i]!)
        : [
            state(
              child
                ? `${upperFirst(child)} is still in the first great period, that of ${nameInSentence(great.ruler)}.`
                : `You are still in your first great period, that of ${nameInSentence(great.ruler)}.`,
              greatText.told,
            ),
          ],
      phases.map(({ told }) => told),
    ),
    scoredSection(
      'next_years',
      coming[0]
        ? `Next, from ${day(coming[0].start)}: the part of ${nameInSentence(coming[0].ruler)}`
        : 'No change is near',
      null,
      [
        ...coming.map(({ text, told }) => state(text, told)),
        ...(coming.length === 0
          ? [
              state(
                child
                  ? `The lesser period of ${nameInSentence(lesser.ruler)} lasts through the years ahead for ${child}.`
                  : `You stay in the lesser period of ${nameInSentence(lesser.ruler)} through the years that are read here.`,
                lesserText.told,
              ),
            ]
          : []),
        ...chapters.datesTold,
      ],
    ),
  ]
  const [nextPeriod] = chapters.next
  return {
    phases,
    turns,
    great,
    lesser,
    lesserTold: lesserText,
    nextDate: chapters.nextDate,
    nextFact: nextPeriod ? nextPeriod.told : null,
    sections,
  }
}
