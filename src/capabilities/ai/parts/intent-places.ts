import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import reportForeignTravel from '../../reports/report-foreign-travel.ts'
import reportProperty from '../../reports/report-property.ts'
import reportRelocation from '../../reports/report-relocation.ts'
import reportWealth from '../../reports/report-wealth.ts'
import { factSentence, firstSentenceOf, type IntentComposer, intentFact } from './intent-context.ts'
import { bandFact, bandVerdict, intentPeriods, reportInput } from './intent-periods.ts'
import { packSentence } from './pack.ts'

/** Answers on homes, journeys, moves and money. */

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
              'the chart keeps you near home for most of the time.',
            ),
        band,
        best?.fact,
      ),
    ],
    why: [
      packSentence(
        `Of the ways to go, ${KINDS[order[0]![0]]} has the most support and ${KINDS[order.at(-1)![0]]} the least.`,
        band,
      ),
      directions[0]
        ? packSentence(`The direction that the chart names is ${directions[0].direction.toLowerCase()}.`, band)
        : null,
      firstSentenceOf(context.passages.planetInHouse('Rahu', context.chartFacts.house('Rahu'))),
      factSentence(context.chartFacts.lordHouse(12)),
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
  const { best, sentences } = intentPeriods(
    'home and property',
    'property',
    timeline,
    context,
    'reports/report-property',
  )
  const band = bandFact('property', summary.band, 'home and property', 'reports/report-property')
  const better = kinds.house.score >= kinds.land.score ? 'a finished house' : 'land'
  return {
    lead: [
      packSentence(
        !best
          ? 'The chart does not single out a time for buying a home in these years.'
          : context.kind === 'whether' && best.isNow
            ? `Yes: for buying a home the present period is the best of the next ten years, until ${longDate(best.row.end)}.`
            : `The best time to buy a home or land is ${best.span}.`,
        ...(best ? [best.fact, band] : [band]),
      ),
    ],
    why: [
      factSentence(band),
      packSentence(
        `${upperFirst(better)} suits your chart better than ${better === 'land' ? 'a finished house' : 'bare land'}.`,
        band,
      ),
      factSentence(context.chartFacts.lordHouse(4)),
      firstSentenceOf(context.passages.planetInHouse('Mars', context.chartFacts.house('Mars'))),
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
      firstSentenceOf(context.passages.planetInHouse('Venus', context.chartFacts.house('Venus'))),
      factSentence(context.chartFacts.bindus(4)),
    ],
    timing: best
      ? [
          packSentence(
            `The antardasha that carries it is that of ${nameInSentence(best.row.antardasha as Graha)}.`,
            best.fact,
          ),
        ]
      : [],
    advice: [
      packSentence('Choose the model now, and ask for a good day for the purchase when that time has come.', fact),
    ],
    capabilities: ['report-property'],
  }
}

export const moveAnswer: IntentComposer = async (context) => {
  const { summary, directions, timeline } = await reportRelocation.compute(reportInput(context), context.world)
  const { best, sentences } = intentPeriods('a move', 'relocation', timeline, context, 'reports/report-relocation')
  const band = bandFact('relocation', summary.band, 'a change of place', 'reports/report-relocation')
  const [bestDirection, nextDirection] = directions.toSorted((a, b) => b.score - a.score)
  return {
    lead: [
      packSentence(
        best
          ? `The best time to move is ${best.span}.`
          : 'The chart does not single out a time for a move in these years.',
        ...(best ? [best.fact, band] : [band]),
      ),
    ],
    why: [
      bestDirection
        ? packSentence(
            `The ${bestDirection.direction.toLowerCase()} of your birthplace is the best direction${nextDirection ? `, then the ${nextDirection.direction.toLowerCase()}` : ''}.`,
            band,
          )
        : null,
      factSentence(band),
      firstSentenceOf(context.passages.planetInHouse('Moon', context.chartFacts.house('Moon'))),
    ],
    timing: sentences,
    advice: [packSentence('Rent for a season in the new place before you sell anything in the old one.', band)],
    capabilities: ['report-relocation'],
  }
}

const STREAMS: Record<string, string> = {
  earned: 'earned income',
  savings: 'saving',
  gains: 'income beyond the wage',
  fortune: 'fortune',
  investment: 'long-term placing of money',
  inheritance: 'inheritance',
}

export const moneyAnswer: IntentComposer = async (context) => {
  const { summary, streams, timeline } = await reportWealth.compute(reportInput(context), context.world)
  const { best, sentences } = intentPeriods('money', 'wealth', timeline, context, 'reports/report-wealth')
  const band = bandFact('wealth', summary.band, 'money and savings', 'reports/report-wealth')
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
      factSentence(band),
      order.length > 1
        ? packSentence(`Most comes to you by ${STREAMS[order[0]![0]]}, least by ${STREAMS[order.at(-1)![0]]}.`, band)
        : null,
      factSentence(context.chartFacts.lordHouse(2)),
      factSentence(context.chartFacts.lordHouse(11)),
    ],
    timing: sentences,
    advice: [
      packSentence(
        'Raise the share that you save on the first pay day of that time, before you are used to more.',
        band,
      ),
    ],
    capabilities: ['report-wealth'],
  }
}
