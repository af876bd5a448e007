import { firstDayOf } from '../../../ai/time-slot.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { writtenDate } from '../../../time/iso.ts'
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
import { partnerWindows } from './partner-windows.ts'

/** Answers on marriage, partners and children. */

const WINDOW_YEARS = 8
const CLOSE_YEARS = 3

const windowAnswer =
  (matter: 'marriage' | 'a relationship', years: number): IntentComposer =>
  async (context) => {
    const { reader, birth, slots, tell, kind } = context
    const near = await partnerWindows(reader, birth, CLOSE_YEARS, context.world)
    const { windows, spouse } =
      near.windows.length > 0 ? near : await partnerWindows(reader, birth, years, context.world)
    const best = windows.reduce<(typeof windows)[number] | null>(
      (top, each) => (top && top.score >= each.score ? top : each),
      null,
    )
    const [first] = windows
    const year = slots.time?.unit === 'year' ? firstDayOf(slots.time, reader.day).year : null
    const inYear = year
      ? windows.find(({ from, to }) => Number(from.slice(0, 4)) <= year && year <= Number(to.slice(0, 4)))
      : null
    const capabilities = ['vivaha-yogas', 'prediction-dasha']
    const isMarriage = matter === 'marriage'
    const why = isMarriage
      ? [stated(tell.lordHouse(7)), openingOf(context.passages.planetInHouse('Venus', tell.house('Venus')))]
      : [stated(tell.lordHouse(5)), spouse.nature[1] ? say(spouse.nature[1].text, tell.house('Venus')) : null]
    if (!best || !first) {
      const none = intentFact(
        'vivaha.none',
        'dasha',
        `The chart does not single out a time for ${matter} in the next ${years} years.`,
        null,
        'doshas-yogas/vivaha-yogas',
      )
      return {
        lead: [say(`The chart does not single out a time for ${matter} in the next ${years} years.`, none)],
        why,
        timing: [await periodOfPlanet('Venus', matter, context)],
        advice: [say('Meet people for their company, and let the date come of itself.', none)],
        capabilities,
      }
    }
    const span = ({ from, to }: { from: string; to: string }) => `from ${writtenDate(from)} to ${writtenDate(to)}`
    const [bestFact, firstFact] = [raised(best.fact), raised(first.fact)]
    const shown = inYear ?? best
    const shownFact = inYear ? raised(inYear.fact) : bestFact
    return {
      lead: [
        say(
          year
            ? inYear
              ? `Yes, ${year} is possible: a window for ${matter} runs ${span(inYear)}.`
              : `${year} is not one of the times that the chart marks for ${matter}; the strongest window runs ${span(best)}.`
            : kind === 'whether'
              ? `Yes, the chart leaves room for ${matter}, and most of all ${span(best)}.`
              : `The strongest time for ${matter} is ${span(shown)}.`,
          shownFact,
        ),
      ],
      why: [
        first !== best
          ? say(
              `${isMarriage ? 'The first window opens earlier' : 'A first, weaker chance comes before it'}, ${span(first)}.`,
              firstFact,
            )
          : say(isMarriage ? 'It is also the first one that opens.' : 'No other chance comes before it.', firstFact),
        ...why,
      ],
      timing: [
        say(
          isMarriage
            ? `In that window the antardasha of ${best.antar} runs, and Jupiter or Saturn touches the places of partnership.`
            : `${best.antar} rules the antardasha of that time.`,
          bestFact,
        ),
        isMarriage && windows.length > 1
          ? say(`The chart marks ${windows.length} windows in the years that were searched.`, bestFact)
          : null,
      ],
      advice: [
        say(
          isMarriage
            ? 'Have the talk about money, family and work before the window opens, so that a yes can be a quick one.'
            : 'Say yes to two invitations a month, above all those from people you half know.',
          bestFact,
        ),
      ],
      capabilities,
    }
  }
export const marriageTimeAnswer = windowAnswer('marriage', WINDOW_YEARS)
export const loveTimeAnswer = windowAnswer('a relationship', WINDOW_YEARS)

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
