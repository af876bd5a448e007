import { firstDayOf } from '../../../ai/time-slot.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import reportChildren from '../../reports/report-children.ts'
import reportMarriage from '../../reports/report-marriage.ts'
import reportRomance from '../../reports/report-romance.ts'
import birthParticulars from '../../vedic-charts/birth-particulars.ts'
import {
  dayOfReading,
  factSentence,
  firstSentenceOf,
  type IntentComposer,
  type IntentContext,
  intentFact,
  periodOfPlanet,
  promoteFact,
  readerClaim,
} from './intent-context.ts'
import { reportInput } from './intent-periods.ts'
import { packSentence } from './pack.ts'
import { accordSentences, matchFacts } from './pair-pack.ts'
import { noPartnerWindow, type PartnerWindow, partnerWindows, windowSentences } from './partner-windows.ts'

/** Answers on marriage, partners and children. */

/** All readings search windows for partnership in this many years. */
const NEAR_YEARS = 3
/** A question for the time of partnership searches this many years if the near years have no window. */
const EXTENDED_YEARS = 8

const spanOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
  `from ${longDate(from)} to ${longDate(to)}`
const strongestOf = (windows: readonly PartnerWindow[]) =>
  windows.reduce<PartnerWindow | null>((top, window) => (top && top.score >= window.score ? top : window), null)

/** The answer on the time of marriage or a relationship, by the windows of vivaha-yogas. */
const windowAnswer =
  (matter: 'marriage' | 'a relationship'): IntentComposer =>
  async (context) => {
    const { reader, birth, slots, chartFacts, kind, world } = context
    const isMarriage = matter === 'marriage'
    const { windows, spouse } = await partnerWindows(reader, birth, NEAR_YEARS, world)
    const laterWindows = windows.length > 0 ? [] : (await partnerWindows(reader, birth, EXTENDED_YEARS, world)).windows
    const best = strongestOf(windows)
    const later = strongestOf(laterWindows)
    const year = slots.time?.unit === 'year' ? firstDayOf(slots.time, reader.day).year : null
    const yearWindow =
      year && windows.find(({ from, to }) => Number(from.slice(0, 4)) <= year && year <= Number(to.slice(0, 4)))
    const shownWindow = yearWindow || best || later
    const absence = intentFact(
      'vivaha.none',
      'dasha',
      `The chart does not single out a window for partnership in the next three years.`,
      null,
      'doshas-yogas/vivaha-yogas',
    )
    const significator = isMarriage ? (chartFacts.lord(7).value as Graha) : 'Venus'
    const period = shownWindow ? null : await periodOfPlanet(significator, matter, context)
    const fact = best
      ? promoteFact((yearWindow || best).fact)
      : later
        ? { ...promoteFact(later.fact), id: 'vivaha.later' }
        : absence
    const lead = !shownWindow
      ? `The chart does not single out a time for ${matter} in the next ${EXTENDED_YEARS} years.`
      : year
        ? yearWindow
          ? `Yes, ${year} is possible: a time for ${matter} runs ${spanOf(yearWindow)}.`
          : `${year} is not one of the times that the chart marks for ${matter}; the strongest is ${spanOf(shownWindow)}.`
        : !best
          ? `Not in the next three years: the strongest time for ${matter} is ${spanOf(shownWindow)}.`
          : kind === 'whether'
            ? `Yes, the chart leaves room for ${matter}, and most of all ${spanOf(shownWindow)}.`
            : `The strongest time for ${matter} is ${spanOf(shownWindow)}.`
    return {
      lead: [packSentence(lead, fact, ...(best ? [] : [absence]))],
      why: isMarriage
        ? [
            factSentence(chartFacts.lordHouse(7)),
            firstSentenceOf(context.passages.planetInHouse('Venus', chartFacts.house('Venus'))),
            shownWindow &&
              packSentence(`The antardasha of that time is that of ${nameInSentence(shownWindow.antar)}.`, fact),
          ]
        : [
            factSentence(chartFacts.lordHouse(5)),
            spouse.nature[1] ? packSentence(spouse.nature[1].text, chartFacts.house('Venus')) : null,
            shownWindow && packSentence(`${capitalisedName(shownWindow.antar)} carries it.`, fact),
          ],
      timing: best
        ? // The composer leaves out the window that the first sentence names.
          windowSentences(windows, NEAR_YEARS)
        : later
          ? []
          : [packSentence(upperFirst(noPartnerWindow(NEAR_YEARS)), absence), period],
      advice: [
        packSentence(
          isMarriage
            ? 'Have the talk about money, family and work before that time opens, so that a yes can be a quick one.'
            : 'Say yes to two invitations a month, above all those from people you half know.',
          fact,
        ),
      ],
      facts: windows.map((window) => promoteFact(window.fact)),
      capabilities: ['vivaha-yogas', ...(shownWindow ? [] : ['prediction-dasha'])],
    }
  }
export const marriageTimeAnswer = windowAnswer('marriage')
export const loveTimeAnswer = windowAnswer('a relationship')

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
  const { summary, timeline } = await reportChildren.compute(reportInput(context, EXTENDED_YEARS), context.world)
  const fact = intentFact(
    'children.outlook',
    'score',
    `The chart is ${summary.band} for children.`,
    summary.band,
    'reports/report-children',
    [readerClaim('children', 'band', summary.band)],
  )
  const best = timeline.toSorted((a, b) => b.score - a.score)[0]
  const jupiter = context.chartFacts.house('Jupiter')
  const lord = context.chartFacts.lordHouse(5)
  const span = best
    ? `from ${longDate(best.start.slice(0, 10) < dayOfReading(context) ? dayOfReading(context) : best.start)} to ${longDate(best.end)}`
    : ''
  const windowFact = best
    ? intentFact(
        'children.window',
        'dasha',
        `The period of the next eight years that supports children most runs ${span}.`,
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
    weak: 'The chart gives children less support than other matters: it shows patience before ease, and it is no verdict.',
  } as const
  return {
    lead: [
      packSentence(
        context.kind === 'when' && best
          ? `The time that supports children most in the next eight years is ${span}.`
          : OUTLOOK[summary.band],
        ...(context.kind === 'when' ? [windowFact, fact] : [fact]),
      ),
    ],
    why: [
      factSentence(lord),
      firstSentenceOf(context.passages.planetInHouse('Jupiter', jupiter)),
      context.kind === 'when' ? packSentence(OUTLOOK[summary.band], fact) : null,
      packSentence(
        `Jupiter, who stands for children by nature, is in your ${ordinalInWords(Number(jupiter.value))} house.`,
        jupiter,
      ),
    ],
    timing: [
      context.kind === 'when' || !best
        ? null
        : packSentence(`The best of the next eight years is ${span}.`, windowFact),
    ],
    advice: [packSentence('Take questions of health to a doctor; the chart speaks of times and temper only.', fact)],
    capabilities: ['report-children'],
  }
}
