import { firstDayOf } from '../../../ai/time-slot.ts'
import { type Graha, named, opening } from '../../../jyotish/grahas.ts'
import { writtenDate } from '../../../time/iso.ts'
import { capitalised } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import reportChildren from '../../reports/report-children.ts'
import reportMarriage from '../../reports/report-marriage.ts'
import reportRomance from '../../reports/report-romance.ts'
import birthParticulars from '../../vedic-charts/birth-particulars.ts'
import {
  dayOfReading,
  type IntentComposer,
  type IntentContext,
  intentFact,
  openingOf,
  periodOfPlanet,
  raised,
  stated,
  yours,
} from './intent-context.ts'
import { say } from './pack.ts'
import { matchFacts } from './pair-pack.ts'
import { noPartnerWindow, type PartnerWindow, partnerWindows, windowSentences } from './partner-windows.ts'

/** Answers on marriage, partners and children. */

/** Years in which every reading looks for times of partnership, and further ones for a question that asks when. */
const CLOSE_YEARS = 3
const FURTHER_YEARS = 8

const spanOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
  `from ${writtenDate(from)} to ${writtenDate(to)}`
const strongestOf = (windows: readonly PartnerWindow[]) =>
  windows.reduce<PartnerWindow | null>((top, each) => (top && top.score >= each.score ? top : each), null)

/** Times for partnership are those of vivaha-yogas, the same for every reading. */
const windowAnswer =
  (matter: 'marriage' | 'a relationship'): IntentComposer =>
  async (context) => {
    const { reader, birth, slots, tell, kind, world } = context
    const isMarriage = matter === 'marriage'
    const { windows, spouse } = await partnerWindows(reader, birth, CLOSE_YEARS, world)
    const further = windows.length > 0 ? [] : (await partnerWindows(reader, birth, FURTHER_YEARS, world)).windows
    const best = strongestOf(windows)
    const later = strongestOf(further)
    const year = slots.time?.unit === 'year' ? firstDayOf(slots.time, reader.day).year : null
    const inYear =
      year && windows.find(({ from, to }) => Number(from.slice(0, 4)) <= year && year <= Number(to.slice(0, 4)))
    const shown = inYear || best || later
    const none = intentFact(
      'vivaha.none',
      'dasha',
      `The chart does not single out a window for partnership in the next three years.`,
      null,
      'doshas-yogas/vivaha-yogas',
    )
    const significator = isMarriage ? (tell.lord(7).value as Graha) : 'Venus'
    const period = await periodOfPlanet(significator, matter, context)
    const fact = best ? raised((inYear || best).fact) : later ? { ...raised(later.fact), id: 'vivaha.later' } : none
    const lead = !shown
      ? `The chart does not single out a time for ${matter} in the next ${FURTHER_YEARS} years.`
      : year
        ? inYear
          ? `Yes, ${year} is possible: a time for ${matter} runs ${spanOf(inYear)}.`
          : `${year} is not one of the times that the chart marks for ${matter}; the strongest is ${spanOf(shown)}.`
        : !best
          ? `Not in the next three years: the strongest time for ${matter} is ${spanOf(shown)}.`
          : kind === 'whether'
            ? `Yes, the chart leaves room for ${matter}, and most of all ${spanOf(shown)}.`
            : `The strongest time for ${matter} is ${spanOf(shown)}.`
    return {
      lead: [say(lead, fact, ...(best ? [] : [none]))],
      why: isMarriage
        ? [
            stated(tell.lordHouse(7)),
            openingOf(context.passages.planetInHouse('Venus', tell.house('Venus'))),
            shown && say(`The antardasha of that time is that of ${named(shown.antar)}.`, fact),
          ]
        : [
            stated(tell.lordHouse(5)),
            spouse.nature[1] ? say(spouse.nature[1].text, tell.house('Venus')) : null,
            shown && say(`${opening(shown.antar)} carries it.`, fact),
          ],
      timing: best
        ? [...windowSentences(windows, CLOSE_YEARS), period]
        : [say(capitalised(noPartnerWindow(CLOSE_YEARS)), none), period],
      advice: [
        say(
          isMarriage
            ? 'Have the talk about money, family and work before that time opens, so that a yes can be a quick one.'
            : 'Say yes to two invitations a month, above all those from people you half know.',
          fact,
        ),
      ],
      facts: windows.map(({ fact: each }) => raised(each)),
      capabilities: ['vivaha-yogas', ...(best ? [] : ['prediction-dasha'])],
    }
  }
export const marriageTimeAnswer = windowAnswer('marriage')
export const loveTimeAnswer = windowAnswer('a relationship')

export const spouseNatureAnswer: IntentComposer = async (context) => {
  const { spouse, upapada } = await reportMarriage.compute(
    { ...context.birth, as_of: dayOfReading(context), years: 1 },
    context.world,
  )
  const fact = intentFact(
    'spouse.nature',
    'position',
    `The seventh house and Venus describe your spouse.`,
    null,
    'reports/report-marriage',
  )
  const lord = context.tell.lord(7)
  return {
    lead: [say(spouse.nature.text, fact)],
    why: [
      say(spouse.appearance_tendency.text, fact),
      say(spouse.background.text, fact),
      say(spouse.profession_tendency.text, fact),
      stated(lord),
    ],
    timing: [
      say(spouse.meeting.text, fact),
      say(spouse.direction.text, fact),
      upapada ? say(`The upapada, the sign of the bond, is ${upapada.sign}.`, fact) : null,
    ],
    advice: [say('Keep this as a sketch: meet the person before you meet the description.', fact)],
    capabilities: ['report-marriage'],
  }
}

export const loveOrArrangedAnswer: IntentComposer = async (context) => {
  const { love_to_marriage, style } = await reportRomance.compute(
    { ...context.birth, as_of: dayOfReading(context), years: 1 },
    context.world,
  )
  const { likelihood, links, text } = love_to_marriage
  const held = links.filter(({ holds }) => holds)
  const fact = intentFact(
    'love.to_marriage',
    'score',
    `The chance that love leads to marriage is ${likelihood} in your chart.`,
    likelihood,
    'reports/report-romance',
  )
  return {
    lead: [
      say(
        likelihood === 'high'
          ? 'A love marriage is the likelier of the two in your chart.'
          : likelihood === 'low'
            ? 'An arranged or introduced marriage is the likelier of the two in your chart.'
            : 'The chart leaves both open: love and an introduction have about the same weight.',
        fact,
      ),
    ],
    why: [
      say(text, fact),
      ...held.slice(0, 2).map(({ rule }) => say(`One of them: ${rule}.`, fact)),
      held.length === 0 && links[0] ? say(`The first mark is missing: ${links[0].rule}.`, fact) : null,
      say(style.commitment.text, fact),
    ],
    timing: [await periodOfPlanet(context.tell.lord(5).value as Graha, 'the part of love in this', context)],
    advice: [say('Tell your family early what you want to decide yourself; it saves both sides a quarrel.', fact)],
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
  const { partner, tell } = context
  if (!partner || partner.reader.minor) {
    const star = raised(tell.star('Moon'))
    const { avakhada } = await birthParticulars.compute(context.birth, context.world)
    return {
      lead: [
        say(
          'A match needs the birth of the other person too; your chart alone shows what you bring and what you look for.',
          star,
        ),
      ],
      why: [
        say(
          `Your side of the comparison starts from the star ${star.value} and the Moon in ${tell.sign('Moon').value}.`,
          star,
          tell.sign('Moon'),
        ),
        say(
          `Your gana is ${avakhada.gana}, your nadi ${avakhada.nadi} and your yoni ${avakhada.yoni}; the other person is compared with these.`,
          star,
        ),
        stated(tell.lord(7)),
      ],
      timing: [await periodOfPlanet(tell.lord(7).value as Graha, 'partnership', context)],
      advice: [say('Send both births to the compatibility reading, or add a partner to the talk.', star)],
      capabilities: ['birth-particulars', 'prediction-dasha'],
    }
  }
  const pair = await pairMatch(context)
  const weak = pair.kootas.toSorted((a, b) => a.score / a.maximum - b.score / b.maximum)[0]!
  const good = pair.kootas.toSorted((a, b) => b.score / b.maximum - a.score / a.maximum)[0]!
  const total = raised(pair.total)
  return {
    lead: [stated(total)],
    why: [
      say(`Most of the accord: ${good.fact.text}`, good.fact),
      say(`Least of it: ${weak.fact.text}`, weak.fact),
      ...pair.doshas.slice(0, 2).map(stated),
    ],
    advice: [say('Talk about the weakest of these points before the strongest.', total)],
    capabilities: ['ashtakoot-details'],
  }
}

export const childrenAnswer: IntentComposer = async (context) => {
  const { summary, timeline } = await reportChildren.compute(
    { ...context.birth, as_of: dayOfReading(context), years: 8 },
    context.world,
  )
  const fact = intentFact(
    'children.outlook',
    'score',
    `The chart is ${summary.band} for children.`,
    summary.band,
    'reports/report-children',
    [yours('children', 'band', summary.band)],
  )
  const best = timeline.toSorted((a, b) => b.score - a.score)[0]
  const jupiter = context.tell.house('Jupiter')
  const lord = context.tell.lordHouse(5)
  const span = best
    ? `from ${writtenDate(best.start.slice(0, 10) < dayOfReading(context) ? dayOfReading(context) : best.start)} to ${writtenDate(best.end)}`
    : ''
  const when = best
    ? intentFact(
        'children.window',
        'dasha',
        `The period of the next eight years that supports children most runs ${span}.`,
        best.end.slice(0, 10),
        'reports/report-children',
        [yours(`${best.mahadasha}/${best.antardasha}`, 'end', best.end.slice(0, 10))],
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
      say(
        context.kind === 'when' && best
          ? `The time that supports children most in the next eight years is ${span}.`
          : OUTLOOK[summary.band],
        ...(context.kind === 'when' ? [when, fact] : [fact]),
      ),
    ],
    why: [
      stated(lord),
      openingOf(context.passages.planetInHouse('Jupiter', jupiter)),
      context.kind === 'when' ? say(OUTLOOK[summary.band], fact) : null,
      say(
        `Jupiter, who stands for children by nature, is in your ${ordinalInWords(Number(jupiter.value))} house.`,
        jupiter,
      ),
    ],
    timing: [context.kind === 'when' || !best ? null : say(`The best of the next eight years is ${span}.`, when)],
    advice: [say('Take questions of health to a doctor; the chart speaks of times and temper only.', fact)],
    capabilities: ['report-children'],
  }
}
