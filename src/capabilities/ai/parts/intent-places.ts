import type { Graha } from '../../../jyotish/grahas.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import { longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import reportForeignTravel from '../../reports/report-foreign-travel.ts'
import reportProperty from '../../reports/report-property.ts'
import reportRelocation from '../../reports/report-relocation.ts'
import reportWealth from '../../reports/report-wealth.ts'
import { factSentence, type IntentComposer, type IntentContext, intentFact } from './intent-context.ts'
import { themesOfMatter, wayOfTime } from './intent-matters.ts'
import { bandFact, bandVerdict, intentPeriods, reportInput, yearVerdict } from './intent-periods.ts'
import { packSentence, type Sentence } from './pack.ts'

/** Answers on homes, journeys, moves and money. */

/** The source of a matter by the house of its lord, in the form that follows "comes". source: BPHS ch. 11 */
const COMES: Record<HouseNumber, string> = {
  1: 'from your own decision',
  2: 'by way of your family',
  3: 'by way of a brother, a sister or a neighbour',
  4: 'by way of your home and your mother’s side',
  5: 'by way of study or the young',
  6: 'by way of daily duties',
  7: 'by way of a partner or an agreement',
  8: 'with a sudden change',
  9: 'by way of a teacher or a piece of luck',
  10: 'by way of your work',
  11: 'by way of friends',
  12: 'by way of a distant place',
}

/** A sentence on the source of a matter: "The wish to move comes by way of your work, since ...". */
const sourceOf = (house: HouseNumber, matter: string, { chartFacts }: Pick<IntentContext, 'chartFacts'>): Sentence => {
  const fact = chartFacts.lordHouse(house)
  const reason = fact.text.replace(/\.$/, '').replace(/^The lord/, 'the lord')
  return packSentence(`${matter} comes ${COMES[Number(fact.value) as HouseNumber]}, since ${reason}.`, fact)
}

export const abroadAnswer: IntentComposer = async (context) => {
  const { summary, kinds, directions, timeline } = await reportForeignTravel.compute(
    reportInput(context),
    context.world,
  )
  const { best, sentences } = intentPeriods(
    'travel',
    'foreign_travel',
    timeline,
    context,
    'reports/report-foreign-travel',
  )
  const band = bandFact('foreign_travel', summary.band, 'travel and life abroad', 'reports/report-foreign-travel')
  const { gift, strain } = await themesOfMatter('foreign_travel', context)
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
      packSentence(
        context.kind === 'when' && best
          ? `The best time to go abroad is ${best.span}.`
          : bandVerdict(
              summary.band,
              'your chart has life abroad in it.',
              'the chart gives life abroad little help and keeps you near home.',
            ),
        band,
        best?.fact,
      ),
    ],
    why: [
      gift.opening,
      strain?.opening ?? null,
      packSentence(
        `Of the ways to go, ${KINDS[order[0]![0]]} has the most support and ${KINDS[order.at(-1)![0]]} the least.`,
        band,
      ),
      directions[0]
        ? packSentence(`The direction that the chart names is ${directions[0].direction.toLowerCase()}.`, band)
        : null,
      sourceOf(12, 'The reason for going', context),
    ],
    timing: [
      context.kind !== 'when' && best ? packSentence(`The best time for it is ${best.span}.`, best.fact) : null,
      ...sentences,
    ],
    advice: [packSentence('Have your passport, degrees and references translated before you need them.', band)],
    capabilities: ['report-foreign-travel'],
  }
}

export const propertyAnswer: IntentComposer = async (context) => {
  const { summary, kinds, timeline } = await reportProperty.compute(reportInput(context), context.world)
  const periods = intentPeriods('home and property', 'property', timeline, context, 'reports/report-property')
  const { best, sentences } = periods
  const ofYear = yearVerdict('a purchase', periods, context)
  const band = bandFact('property', summary.band, 'home and property', 'reports/report-property')
  const { gift, strain } = await themesOfMatter('property', context)
  const better = kinds.house.score >= kinds.land.score ? 'a finished house' : 'land'
  return {
    lead: [
      ofYear,
      packSentence(
        !best
          ? 'The chart does not single out a time for buying a home in these years.'
          : context.kind === 'whether' && best.isNow && !ofYear
            ? `Yes: for buying a home the present period is the best of the next ten years, until ${longDate(best.row.end)}.`
            : `The best time to buy a home or land is ${best.span}.`,
        ...(best ? [best.fact, band] : [band]),
      ),
    ].filter((sentence) => sentence !== null),
    why: [
      gift.opening,
      strain?.opening ?? null,
      packSentence(
        `${upperFirst(better)} suits your chart better than ${better === 'land' ? 'a finished house' : 'bare land'}.`,
        band,
      ),
      sourceOf(4, 'The way to a home', context),
    ],
    timing: sentences,
    advice: [packSentence('Have the papers of the last two owners read before you pay a deposit.', band)],
    capabilities: ['report-property'],
  }
}

export const vehicleAnswer: IntentComposer = async (context) => {
  const { kinds, timeline } = await reportProperty.compute(reportInput(context), context.world)
  const { best } = intentPeriods('a vehicle', 'property', timeline, context, 'reports/report-property')
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
      packSentence(
        best
          ? `The best time for a car or another vehicle is ${best.span}.`
          : 'The chart does not single out a time for a vehicle in these years.',
        fact,
        best?.fact,
      ),
    ],
    why: [
      factSentence(fact),
      sourceOf(4, 'The occasion for it', context),
      best && wayOfTime(best.row.antardasha as Graha, 'property', context, best.fact),
    ],
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
  const periods = intentPeriods('a move', 'relocation', timeline, context, 'reports/report-relocation')
  const { best, sentences } = periods
  const band = bandFact('relocation', summary.band, 'a change of place', 'reports/report-relocation')
  const { gift, strain } = await themesOfMatter('relocation', context)
  const [bestDirection, nextDirection] = directions.toSorted((a, b) => b.score - a.score)
  const ofYear = yearVerdict('a move', periods, context)
  const isChoice = !ofYear && (context.kind === 'whether' || context.kind === 'which')
  return {
    lead: [
      ofYear,
      packSentence(
        !best
          ? `${isChoice ? 'Rather stay: the' : 'The'} chart does not single out a time for a move in these years.`
          : !isChoice
            ? `The best time to move is ${best.span}.`
            : best.isNow
              ? `Move, if you wish to: the best time for it runs until ${longDate(best.row.end)}.`
              : `Stay for now and plan the move: the best time to move is ${best.span}.`,
        ...(best ? [best.fact, band] : [band]),
      ),
    ].filter((sentence) => sentence !== null),
    why: [
      gift.opening,
      strain?.opening ?? null,
      bestDirection
        ? packSentence(
            `The ${bestDirection.direction.toLowerCase()} of your birthplace is the best direction${nextDirection ? `, then the ${nextDirection.direction.toLowerCase()}` : ''}.`,
            band,
          )
        : null,
      sourceOf(4, 'The wish to move', context),
    ],
    timing: sentences,
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
  const { best, sentences } = intentPeriods('money', 'wealth', timeline, context, 'reports/report-wealth')
  const band = bandFact('wealth', summary.band, 'money and savings', 'reports/report-wealth')
  const { gift, strain } = await themesOfMatter('wealth', context)
  const order = Object.entries(streams)
    .filter(([stream]) => STREAMS[stream])
    .toSorted(([, a], [, b]) => b.score - a.score)
  return {
    lead: [
      packSentence(
        best
          ? `Your best time for money in the next ten years is ${best.span}.`
          : 'The chart does not single out a time for money in these years.',
        ...(best ? [best.fact, band] : [band]),
      ),
    ],
    why: [
      gift.opening,
      strain?.opening ?? null,
      order.length > 1
        ? packSentence(`Most comes to you by ${STREAMS[order[0]![0]]}, least by ${STREAMS[order.at(-1)![0]]}.`, band)
        : null,
      sourceOf(2, 'What you keep', context),
      sourceOf(11, 'What you gain', context),
    ],
    timing: sentences,
    advice: [packSentence(moneyAdvice(order, context.reader.stage), band)],
    capabilities: ['report-wealth'],
  }
}
