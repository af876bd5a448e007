import type { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { joinPassages } from '../../shared/cited-facts.ts'
import { type ChapterParagraph, inShort, inStandard } from '../../shared/narrative/lengths.ts'
import type { OpenArea } from './area-report.ts'
import { type DatedParagraph, datedParagraphs, inOrderOfTime, type namedPeriods, quietPeriods } from './named-times.ts'
import type { openThemes } from './theme-chapters.ts'
import type { PeriodTexts } from './theme-plan.ts'

/** The chapters on times of a report with themes: the great period, the named sub-periods, the times to wait. */

type Running = ReturnType<typeof antardashasIn<Graha>>

export const periodChapters = (
  open: OpenArea,
  chapters: Awaited<ReturnType<typeof openThemes>>,
  texts: PeriodTexts,
  {
    times,
    best,
    running,
  }: ReturnType<typeof namedPeriods> & {
    /** The sub-periods of the years of the report, with their great periods. */
    readonly running: Running
  },
) => {
  const { scoreFact, conditionFact } = open
  const { matter, late, strain, say, reason } = chapters
  const great = running[0]?.maha
  const uses = late ? texts.elder_periods : texts.periods

  const periodParagraph = (time: (typeof times)[number]): DatedParagraph[] =>
    datedParagraphs(
      time.from,
      time.from === best?.from ? 'short' : 'standard',
      joinPassages(
        reason(
          `${chapters.timeText(time)}: ${time.from === best?.from ? `this is your strongest time for ${matter}` : `this is a good time for your ${matter}`}.`,
          time.fact,
        ),
        chapters.periodReason(time.period, time.from === best?.from),
        say(uses[time.period.ruler], [time.fact]),
        chapters.care(time.period),
        chapters.waitWith(time),
        time.period.ruler === chapters.gift && !late ? say(chapters.giftPeriod, [time.fact]) : [],
        time.period.ruler === strain ? say(texts.period_of_strain, [time.fact]) : [],
      ),
    )
  const changeParagraph = (): DatedParagraph[] => {
    const next = running.find(({ maha }) => great && maha.ruler !== great.ruler)?.maha
    return next
      ? datedParagraphs(
          next.start,
          'full',
          joinPassages(
            reason(
              `A larger change comes in ${chapters.month(next.start)}, when the great period of ${nameInSentence(next.ruler)} begins.`,
              scoreFact,
            ),
            say(texts.great_period[next.ruler], [scoreFact]),
          ),
        )
      : []
  }
  const timing = (): ChapterParagraph[] => [
    ...(great
      ? joinPassages(
          reason(
            `You are in the great period (mahadasha) of ${nameInSentence(great.ruler)}${great.end < open.to ? `, until ${chapters.month(great.end)}` : ''}.`,
            scoreFact,
          ),
          say(texts.great_period[great.ruler], [scoreFact]),
        ).map(inStandard)
      : []),
    ...(times.length > 0 ? [] : chapters.noTime().map(inShort)),
    ...inOrderOfTime([...changeParagraph(), ...times.flatMap(periodParagraph), ...chapters.otherContacts(times)]),
  ]

  const quietest = quietPeriods(open, times)
  /** Why a period is no good one: by the timetable of the life, by its lord, or by its ties to the matter. */
  const whyToWait = ({ ruler, lesser, part: { use } }: (typeof quietest)[number]): string => {
    if (use === 'rest') return `, and it is a time for finishing and for rest in every matter, your ${matter} included`
    if (use === 'wait') return `, and it asks for patience in every matter, your ${matter} included`
    return lesser.length > 0 && open.planets[ruler].band === 'weak'
      ? ` and is weak in your chart, so it does little for your ${matter}`
      : ` and does little for your ${matter}`
  }
  const waitingParagraph = (period: (typeof quietest)[number]): DatedParagraph[] => {
    const facts = period.ties.length > 0 ? period.ties : [scoreFact]
    const span = { from: period.begins, to: period.end }
    return datedParagraphs(
      span.from,
      'standard',
      joinPassages(
        reason(
          `${chapters.timeText(span)}: ${nameInSentence(period.ruler)} leads the sub-period${whyToWait(period)}.`,
          ...facts,
        ),
        period.ruler === strain && !late
          ? say(chapters.strainPeriod, [conditionFact(strain)])
          : say(texts.waiting[late ? 'elder' : 'adult'][period.ruler], facts),
        chapters.betterFor(period, facts),
      ),
    )
  }
  const waiting = (): ChapterParagraph[] =>
    quietest.length > 0
      ? inOrderOfTime(quietest.flatMap(waitingParagraph))
      : reason(`No time of these years asks you to wait with your ${matter}.`, scoreFact).map(inShort)

  return {
    timing,
    timingHead: chapters.timeHead(best),
    waiting,
    waitingHead:
      quietest.length > 0
        ? `When to wait: from ${chapters.month(Math.min(...quietest.map(({ begins }) => begins)) as JulianDay)}`
        : 'When to wait',
  }
}
