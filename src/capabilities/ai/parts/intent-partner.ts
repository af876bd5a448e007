import { firstDayOf } from '../../../ai/time-slot.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import reportChildren from '../../reports/report-children.ts'
import reportMarriage from '../../reports/report-marriage.ts'
import reportRomance from '../../reports/report-romance.ts'
import birthParticulars from '../../vedic-charts/birth-particulars.ts'
import {
  dayOfReading,
  factSentence,
  type IntentComposer,
  type IntentContext,
  intentFact,
  periodOfPlanet,
  promoteFact,
  readerClaim,
} from './intent-context.ts'
import { sidesOfMatter, wayOfTime } from './intent-matters.ts'
import { bestRow, intentPeriods, reportInput } from './intent-periods.ts'
import { packSentence } from './pack.ts'
import { accordSentences } from './pair-kootas.ts'
import { matchFacts } from './pair-pack.ts'
import { NO_PARTNER_WINDOW, type PartnerWindow, partnerWindows, strongestWindow } from './partner-windows.ts'

/** Answers on marriage, partners and children. */

/** The years that an answer on children covers. */
const CHILDREN_YEARS = 10

const spanOf = ({ from, to, isRunning }: PartnerWindow) =>
  isRunning ? `now, until ${longDate(to)}` : `from ${longDate(from)} to ${longDate(to)}`
/** The answer on the time of marriage, by the windows of the marriage report. */
export const marriageTimeAnswer: IntentComposer = async (context) => {
  const { reader, birth, slots, chartFacts, kind, world } = context
  const { windows } = await partnerWindows(reader, birth, world)
  const best = strongestWindow(windows)
  const year = slots.time?.unit === 'year' ? firstDayOf(slots.time, reader.day).year : null
  const yearWindow =
    (year && windows.find(({ from, to }) => Number(from.slice(0, 4)) <= year && year <= Number(to.slice(0, 4)))) || null
  const shownWindow = yearWindow ?? best
  const absence = intentFact(
    'vivaha.none',
    'dasha',
    `The chart does not single out a window for partnership in the next ten years.`,
    null,
    'reports/report-marriage',
  )
  const period = shownWindow ? null : await periodOfPlanet(chartFacts.lord(7).value as Graha, 'marriage', context)
  const fact = shownWindow ? promoteFact(shownWindow.fact) : absence
  const [first, second] = await sidesOfMatter('marriage', context)
  const lead = !shownWindow
    ? 'The chart does not single out a time for marriage in the next ten years.'
    : year
      ? yearWindow
        ? `Yes, ${year} is possible: a time for marriage is ${spanOf(yearWindow)}.`
        : `${year} is not one of the times that the chart marks for marriage; the strongest is ${spanOf(shownWindow)}.`
      : kind === 'whether'
        ? `Yes, the chart leaves room for marriage, and most of all ${spanOf(shownWindow)}.`
        : `The strongest time for marriage is ${spanOf(shownWindow)}.`
  return {
    lead: [packSentence(lead, fact)],
    why: [first, second, shownWindow && wayOfTime(shownWindow.antar, 'marriage', context, fact)],
    timing: shownWindow
      ? [windows[0]!, best!]
          .filter((window, index, both) => window !== shownWindow && both.indexOf(window) === index)
          .map((window) => packSentence(window.fact.text, promoteFact(window.fact)))
      : [packSentence(upperFirst(NO_PARTNER_WINDOW), absence), period],
    advice: [
      packSentence(
        shownWindow?.isRunning
          ? 'Have the talk about money, family and work this month, so that a yes can be a quick one.'
          : shownWindow
            ? 'Have the talk about money, family and work before that time opens, so that a yes can be a quick one.'
            : 'Agree with yourself on money, family and work first, so that a yes can be a quick one.',
        fact,
      ),
    ],
    facts: windows.map((window) => promoteFact(window.fact)),
    capabilities: ['report-marriage', ...(shownWindow ? [] : ['prediction-dasha'])],
  }
}

/** The answer on the time of a relationship, by the times of the report on love. */
export const loveTimeAnswer: IntentComposer = async (context) => {
  const { kind, slots, reader } = context
  const { timeline } = await reportRomance.compute(reportInput(context), context.world)
  const { best, nearest, sentences, step } = intentPeriods('romance', timeline, context, 'reports/report-romance')
  const year = slots.time?.unit === 'year' ? firstDayOf(slots.time, reader.day).year : null
  const inYear =
    year !== null &&
    best !== null &&
    Number(best.row.start.slice(0, 4)) <= year &&
    year <= Number(best.row.end.slice(0, 4))
  const period = best ? null : await periodOfPlanet('Venus', 'a relationship', context)
  const absence = intentFact(
    'romance.none',
    'dasha',
    'The chart does not single out a time for love in the years ahead.',
    null,
    'reports/report-romance',
  )
  const fact = best?.fact ?? absence
  const [first, second] = await sidesOfMatter('romance', context)
  return {
    lead: [
      packSentence(
        !best
          ? 'The chart does not single out a time for a relationship in the years ahead.'
          : year !== null
            ? inYear
              ? `Yes, ${year} lies in your strongest time for a relationship, ${best.span}.`
              : `${year} is not your strongest time for a relationship; that is ${best.span}.`
            : kind === 'whether'
              ? `Yes, the chart leaves room for a relationship, and most of all ${best.span}.`
              : nearest && nearest.row !== best.row
                ? `The nearest good time for a relationship is ${nearest.span}; the strongest time is ${best.span}.`
                : `The strongest time for a relationship is ${best.span}.`,
        fact,
        nearest?.fact,
      ),
    ],
    why: [first, second, ...sentences],
    timing: [step, period],
    advice: [packSentence('Say yes to two invitations a month, above all those from people you half know.', fact)],
    capabilities: ['report-romance', ...(best ? [] : ['prediction-dasha'])],
  }
}

export const spouseNatureAnswer: IntentComposer = async (context) => {
  const { spouse, upapada } = await reportMarriage.compute(reportInput(context, 1), context.world)
  const fact = intentFact(
    'spouse.nature',
    'position',
    `The seventh house and Venus describe your spouse.`,
    null,
    'reports/report-marriage',
  )
  const lord = context.chartFacts.lord(7)
  return {
    lead: [packSentence(spouse.nature.text, fact)],
    why: [
      packSentence(spouse.appearance_tendency.text, fact),
      packSentence(spouse.background.text, fact),
      packSentence(spouse.profession_tendency.text, fact),
      factSentence(lord),
    ],
    timing: [
      packSentence(spouse.meeting.text, fact),
      packSentence(spouse.direction.text, fact),
      upapada ? packSentence(`The upapada, the sign of the bond, is ${upapada.sign}.`, fact) : null,
    ],
    advice: [packSentence('Keep this as a sketch: meet the person before you meet the description.', fact)],
    capabilities: ['report-marriage'],
  }
}

export const loveOrArrangedAnswer: IntentComposer = async (context) => {
  const { love_to_marriage, style } = await reportRomance.compute(reportInput(context, 1), context.world)
  const { likelihood, links, text } = love_to_marriage
  const activeLinks = links.filter(({ holds }) => holds)
  const fact = intentFact(
    'love.to_marriage',
    'score',
    `The chance that love leads to marriage is ${likelihood} in your chart.`,
    likelihood,
    'reports/report-romance',
  )
  return {
    lead: [
      packSentence(
        likelihood === 'high'
          ? 'A love marriage is the likelier of the two in your chart.'
          : likelihood === 'low'
            ? 'An arranged or introduced marriage is the likelier of the two in your chart.'
            : 'The chart leaves both open: love and an introduction have about the same weight.',
        fact,
      ),
    ],
    why: [
      packSentence(text, fact),
      ...activeLinks.slice(0, 2).map(({ rule }) => packSentence(`One of them: ${rule}.`, fact)),
      activeLinks.length === 0 && links[0] ? packSentence(`The first mark is missing: ${links[0].rule}.`, fact) : null,
      packSentence(style.commitment.text, fact),
    ],
    timing: [await periodOfPlanet(context.chartFacts.lord(5).value as Graha, 'the part of love in this', context)],
    advice: [
      packSentence('Tell your family early what you want to decide yourself; it saves both sides a quarrel.', fact),
    ],
    capabilities: ['report-romance', 'prediction-dasha'],
  }
}

const pairMatch = (context: IntentContext) =>
  matchFacts(
    {
      groom: context.birth,
      bride: context.partner!.birth,
      relation: 'marriage',
      a: context.reader,
      b: context.partner!.reader,
    },
    context.world,
  )

export const matchAnswer: IntentComposer = async (context) => {
  const { partner, chartFacts } = context
  if (!partner || partner.reader.minor) {
    const star = promoteFact(chartFacts.star('Moon'))
    const { avakhada } = await birthParticulars.compute(context.birth, context.world)
    return {
      lead: [
        packSentence(
          'A match needs the birth of the other person too; your chart alone shows what you bring and what you look for.',
          star,
        ),
      ],
      why: [
        packSentence(
          `Your side of the comparison starts from the star ${star.value} and the Moon in ${chartFacts.sign('Moon').value}.`,
          star,
          chartFacts.sign('Moon'),
        ),
        packSentence(
          `Your gana is ${avakhada.gana}, your nadi ${avakhada.nadi} and your yoni ${avakhada.yoni}; the other person is compared with these.`,
          star,
        ),
        factSentence(chartFacts.lord(7)),
      ],
      timing: [await periodOfPlanet(chartFacts.lord(7).value as Graha, 'partnership', context)],
      advice: [packSentence('Send both births to the compatibility reading, or add a partner to the talk.', star)],
      capabilities: ['birth-particulars', 'prediction-dasha'],
    }
  }
  const pair = await pairMatch(context)
  const total = promoteFact(pair.total)
  return {
    lead: [factSentence(total)],
    why: [...accordSentences(pair), ...pair.doshas.slice(0, 2).map(factSentence)],
    advice: [packSentence('Talk about the weakest of these points before the strongest.', total)],
    capabilities: ['ashtakoot-details'],
  }
}

export const childrenAnswer: IntentComposer = async (context) => {
  const { summary, timeline } = await reportChildren.compute(reportInput(context, CHILDREN_YEARS), context.world)
  const fact = intentFact(
    'children.outlook',
    'score',
    `The chart is ${summary.band} for children.`,
    summary.band,
    'reports/report-children',
    [readerClaim('children', 'band', summary.band)],
  )
  const best = bestRow(timeline, context)
  const [first, second] = await sidesOfMatter('children', context)
  const span = best
    ? `from ${longDate(best.start.slice(0, 10) < dayOfReading(context) ? dayOfReading(context) : best.start)} to ${longDate(best.end)}`
    : ''
  const windowFact = best
    ? intentFact(
        'children.window',
        'dasha',
        `The period of the next ten years that supports children most runs ${span}.`,
        best.end.slice(0, 10),
        'reports/report-children',
        [
          readerClaim(`${best.mahadasha}/${best.antardasha}`, 'end', best.end.slice(0, 10)),
          ...(best.start.slice(0, 10) > dayOfReading(context)
            ? [readerClaim(`${best.mahadasha}/${best.antardasha}`, 'start', best.start.slice(0, 10))]
            : []),
        ],
      )
    : fact
  const OUTLOOK = {
    strong: 'Yes, the chart supports children well.',
    good: 'Yes, the chart is on the side of children.',
    mixed: 'The chart is divided on children: there is promise, and there is delay.',
    weak: 'On children the chart asks for patience first, and it closes no door.',
  } as const
  return {
    lead: [
      packSentence(
        context.kind === 'when' && best
          ? `The time that supports children most in the next ten years is ${span}.`
          : OUTLOOK[summary.band],
        ...(context.kind === 'when' ? [windowFact, fact] : [fact]),
      ),
    ],
    why: [first, second, context.kind === 'when' ? packSentence(OUTLOOK[summary.band], fact) : null],
    timing: [
      context.kind === 'when' || !best ? null : packSentence(`The best of the next ten years is ${span}.`, windowFact),
      best && wayOfTime(best.antardasha as Graha, 'children', context, windowFact),
    ],
    advice: [packSentence('Take questions of health to a doctor; the chart speaks of times and temper only.', fact)],
    capabilities: ['report-children'],
  }
}
