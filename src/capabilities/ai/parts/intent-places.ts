import type { Graha } from '../../../jyotish/grahas.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import { longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import reportForeignTravel from '../../reports/report-foreign-travel.ts'
import reportProperty from '../../reports/report-property.ts'
import reportRelocation from '../../reports/report-relocation.ts'
import reportWealth from '../../reports/report-wealth.ts'
import { factSentence, type IntentComposer, intentFact } from './intent-context.ts'
import { sidesOfMatter, wayOfTime } from './intent-matters.ts'
import { bandFact, bandVerdict, intentPeriods, reportInput, yearVerdict } from './intent-periods.ts'
import { packSentence } from './pack.ts'

/** Answers on homes, journeys, moves and money. */

export const abroadAnswer: IntentComposer = async (context) => {
  const { summary, kinds, directions, timeline } = await reportForeignTravel.compute(
    reportInput(context),
    context.world,
  )
  const { times, sentences, step } = intentPeriods('foreign_travel', timeline, context, 'reports/report-foreign-travel')
  const band = bandFact('foreign_travel', summary.band, 'travel and life abroad', 'reports/report-foreign-travel')
  const [first, second] = await sidesOfMatter('foreign_travel', context)
  const KINDS: Record<string, string> = {
    short_journeys: 'short trips',
    long_journeys: 'long journeys',
    residence_abroad: 'living abroad',
    work_abroad: 'work abroad',
    study_abroad: 'study abroad',
  }
  const order = Object.entries(kinds)
    .filter(([kind]) => KINDS[kind])
    .toSorted(([, a], [, b]) => b.score - a.score)
  return {
    lead: [
      (context.kind === 'when' ? times('going abroad') : null) ??
        packSentence(
          bandVerdict(
            summary.band,
            'your chart has life abroad in it.',
            'the chart gives life abroad little help and keeps you near home.',
          ),
          band,
        ),
    ],
    why: [
      first,
      second,
      packSentence(
        `Of the ways to go, ${KINDS[order[0]![0]]} has the most support and ${KINDS[order.at(-1)![0]]} the least.`,
        band,
      ),
      directions[0]
        ? packSentence(`The direction that the chart names is ${directions[0].direction.toLowerCase()}.`, band)
        : null,
    ],
    timing: [context.kind === 'when' ? null : times('going abroad'), ...sentences, step],
    advice: [packSentence('Have your passport, degrees and references translated before you need them.', band)],
    capabilities: ['report-foreign-travel'],
  }
}

export const propertyAnswer: IntentComposer = async (context) => {
  const { summary, kinds, timeline } = await reportProperty.compute(reportInput(context), context.world)
  const periods = intentPeriods('property', timeline, context, 'reports/report-property')
  const { best, sentences, times, step } = periods
  const ofYear = yearVerdict('a purchase', periods, context)
  const band = bandFact('property', summary.band, 'home and property', 'reports/report-property')
  const [first, second] = await sidesOfMatter('property', context)
  const better = kinds.house.score >= kinds.land.score ? 'a finished house' : 'land'
  return {
    lead: [
      ofYear,
      context.kind === 'whether' && best?.isNow && !ofYear
        ? packSentence(
            `Yes: for buying a home the present period is the best of the next ten years, until ${longDate(best.row.end)}.`,
            best.fact,
            band,
          )
        : (times('buying a home') ??
          packSentence('The chart does not single out a time for buying a home in these years.', band)),
    ].filter((sentence) => sentence !== null),
    why: [
      first,
      second,
      packSentence(
        `${upperFirst(better)} suits your chart better than ${better === 'land' ? 'a finished house' : 'bare land'}.`,
        band,
      ),
    ],
    timing: [...sentences, step],
    advice: [packSentence('Have the papers of the last two owners read before you pay a deposit.', band)],
    capabilities: ['report-property'],
  }
}

export const vehicleAnswer: IntentComposer = async (context) => {
  const { kinds, timeline } = await reportProperty.compute(reportInput(context), context.world)
  const { best, times, step } = intentPeriods('property', timeline, context, 'reports/report-property')
  const { score } = kinds.vehicles
  const fact = intentFact(
    'property.vehicles',
    'score',
    score >= 55
      ? 'The chart supports having a vehicle.'
      : score >= 45
        ? 'The chart is divided on vehicles.'
        : 'The chart supports vehicles little.',
    score,
    'reports/report-property',
  )
  return {
    lead: [
      times('a car or another vehicle') ??
        packSentence('The chart does not single out a time for a vehicle in these years.', fact),
    ],
    why: [factSentence(fact), best && wayOfTime(best.row.antardasha as Graha, 'property', context, best.fact)],
    timing: [step],
    advice: [
      packSentence('Choose the model now, and ask for a good day for the purchase when that time has come.', fact),
    ],
    capabilities: ['report-property'],
  }
}

const MOVE_ADVICE: Record<StageOfLife, string> = {
  child: 'See the new street and the new school together before anything is decided.',
  adult: 'Rent for a season in the new place before you sell anything in the old one.',
  late: 'Stay for a month near the people you would live with before you give up your home.',
}

export const moveAnswer: IntentComposer = async (context) => {
  const { summary, directions, timeline } = await reportRelocation.compute(reportInput(context), context.world)
  const periods = intentPeriods('relocation', timeline, context, 'reports/report-relocation')
  const { best, sentences, times, step } = periods
  const band = bandFact('relocation', summary.band, 'a change of place', 'reports/report-relocation')
  const [first, second] = await sidesOfMatter('relocation', context)
  const [bestDirection, nextDirection] = directions.toSorted((a, b) => b.score - a.score)
  const ofYear = yearVerdict('a move', periods, context)
  const isChoice = !ofYear && (context.kind === 'whether' || context.kind === 'which')
  return {
    lead: [
      ofYear,
      (isChoice ? null : times('a move')) ??
        packSentence(
          !best
            ? `${isChoice ? 'Rather stay: the' : 'The'} chart does not single out a time for a move in these years.`
            : best.isNow
              ? `Move, if you wish to: the best time for it runs until ${longDate(best.row.end)}.`
              : `Stay for now and plan the move: the best time to move is ${best.span}.`,
          ...(best ? [best.fact, band] : [band]),
        ),
    ].filter((sentence) => sentence !== null),
    why: [
      first,
      second,
      bestDirection
        ? packSentence(
            `The ${bestDirection.direction.toLowerCase()} of your birthplace is the best direction${nextDirection ? `, then the ${nextDirection.direction.toLowerCase()}` : ''}.`,
            band,
          )
        : null,
    ],
    timing: [...sentences, step],
    advice: [packSentence(MOVE_ADVICE[context.reader.stage], band)],
    capabilities: ['report-relocation'],
  }
}

export const STREAMS: Record<string, string> = {
  earned: 'earned income',
  savings: 'saving',
  gains: 'income beyond the wage',
  fortune: 'fortune',
  investment: 'long-term placing of money',
  inheritance: 'inheritance',
}

const STREAM_ADVICE: Record<string, string> = {
  earned: 'Ask for your price in writing before that time begins, with three results beside it.',
  savings: 'Raise the share that you save on the first day of that time, before you are used to more.',
  gains: 'Write down this week who owes you an answer about a side income, and ask one of them.',
  fortune: 'Ask an elder or a former teacher this month whom you should talk to about your plans.',
  investment: 'Compare two long-term savings plans this month, and ask an independent adviser about the costs.',
  inheritance: 'Talk with your family this month about papers and shares, while there is no hurry.',
}
const LATE_ADVICE =
  'Put the papers about your money into one folder this month, and show one person you trust where it is.'
const moneyAdvice = ([best]: readonly (readonly [string, unknown])[], stage: StageOfLife): string =>
  stage === 'late' ? LATE_ADVICE : (STREAM_ADVICE[best?.[0] ?? ''] ?? STREAM_ADVICE.savings!)

export const moneyAnswer: IntentComposer = async (context) => {
  const { summary, streams, timeline } = await reportWealth.compute(reportInput(context), context.world)
  const { sentences, times, step } = intentPeriods('wealth', timeline, context, 'reports/report-wealth')
  const band = bandFact('wealth', summary.band, 'money and savings', 'reports/report-wealth')
  const [first, second] = await sidesOfMatter('wealth', context)
  const order = Object.entries(streams)
    .filter(([stream]) => STREAMS[stream])
    .toSorted(([, a], [, b]) => b.score - a.score)
  return {
    lead: [times('your money') ?? packSentence('The chart does not single out a time for money in these years.', band)],
    why: [
      first,
      second,
      order.length > 1
        ? packSentence(`Most comes to you by ${STREAMS[order[0]![0]]}, least by ${STREAMS[order.at(-1)![0]]}.`, band)
        : null,
    ],
    timing: [...sentences, step],
    advice: [packSentence(moneyAdvice(order, context.reader.stage), band)],
    capabilities: ['report-wealth'],
  }
}
