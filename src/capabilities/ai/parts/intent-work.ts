import type { PackFact } from '../../../ai/claims.ts'
import type { Area, AreaBand } from '../../../jyotish/assessment/area.ts'
import { type Graha, named } from '../../../jyotish/grahas.ts'
import { writtenDate } from '../../../time/iso.ts'
import { listed } from '../../../wording.ts'
import reportCareer from '../../reports/report-career.ts'
import reportEducation from '../../reports/report-education.ts'
import reportForeignTravel from '../../reports/report-foreign-travel.ts'
import reportPolitics from '../../reports/report-politics.ts'
import reportProperty from '../../reports/report-property.ts'
import reportRelocation from '../../reports/report-relocation.ts'
import reportWealth from '../../reports/report-wealth.ts'
import { fieldsOf } from './fields.ts'
import {
  type IntentComposer,
  type IntentContext,
  intentFact,
  openingOf,
  raised,
  stated,
  today,
  yours,
} from './intent-context.ts'
import { say } from './pack.ts'
import { tieOf } from './ties.ts'

/** Answers on work, study, money, homes and journeys: bands, fields and the best period of the years ahead. */

const YEARS = 5
const inputOf = (context: IntentContext) => ({ ...context.birth, as_of: today(context), years: YEARS })

interface PeriodRow {
  readonly start: string
  readonly end: string
  readonly mahadasha: string
  readonly antardasha: string
  readonly score: number
}

/** The strongest period of the years ahead, the one that runs, and the weakest, as facts. */
const periodsOf = (
  matter: string,
  area: Area,
  timeline: readonly PeriodRow[],
  context: IntentContext,
  source: string,
) => {
  const day = today(context)
  const rows = timeline.filter(({ end }) => end.slice(0, 10) > day)
  const factOf = (row: PeriodRow): PackFact => {
    const path = `${row.mahadasha}/${row.antardasha}`
    const runs = row.start.slice(0, 10) <= day
    return intentFact(
      `best.${area}.${rows.indexOf(row) + 1}`,
      'dasha',
      `The ${row.antardasha} antardasha inside the ${row.mahadasha} period ${runs ? 'runs until' : `runs from ${writtenDate(row.start)} to`} ${writtenDate(row.end)}.`,
      row.score,
      source,
      [
        yours(path, 'antardasha', runs ? 'running' : 'coming'),
        ...(runs ? [] : [yours(path, 'start', row.start.slice(0, 10))]),
        yours(path, 'end', row.end.slice(0, 10)),
      ],
    )
  }
  const best = rows.toSorted((a, b) => b.score - a.score)[0] ?? null
  const second = rows.toSorted((a, b) => b.score - a.score)[1] ?? null
  const hardest = rows.toSorted((a, b) => a.score - b.score)[0] ?? null
  const span = (row: PeriodRow) =>
    row.start.slice(0, 10) <= day
      ? `now, until ${writtenDate(row.end)}`
      : `from ${writtenDate(row.start)} to ${writtenDate(row.end)}`
  const tie = best
    ? tieOf(best.antardasha as Graha, area, { chart: context.reader.born.chart, tell: context.tell })
    : null
  return {
    next: second && { row: second, span: span(second), fact: factOf(second) },
    best: best && { row: best, span: span(best), fact: factOf(best), isNow: best.start.slice(0, 10) <= day },
    sentences: best
      ? [
          tie ? say(`${tie.text}, which is why that time counts.`, factOf(best), ...tie.facts) : null,
          hardest && hardest !== best
            ? say(
                `The slowest stretch for ${matter} is ${span(hardest)}, under ${named(hardest.antardasha as Graha)}.`,
                factOf(hardest),
              )
            : null,
        ]
      : [],
  }
}

const bandFact = (area: Area, band: AreaBand, matter: string, source: string) =>
  intentFact(`band.${area}`, 'score', `The chart is ${band} for ${matter}.`, band, source, [yours(area, 'band', band)])

/** How a band answers whether something will be. */
const verdict = (band: AreaBand, yes: string, no: string): string =>
  band === 'strong'
    ? `Yes, clearly: ${yes}`
    : band === 'good'
      ? `Yes: ${yes}`
      : band === 'mixed'
        ? `Yes, with effort: ${yes}`
        : `Not easily: ${no}`

export const careerFieldsAnswer: IntentComposer = async (context) => {
  const report = await reportCareer.compute(inputOf(context), context.world)
  const fields = fieldsOf(report).map((field) => ({ ...field, fact: raised(field.fact) }))
  const top = fields.slice(0, 3)
  const rest = fields.slice(3, 6)
  const facts = top.map(({ fact }) => fact)
  const worker = context.tell.amatyakaraka()
  const lord = context.tell.lordHouse(10)
  const { best } = periodsOf('work', 'career', report.timeline, context, 'reports/report-career')
  return {
    lead: [say(`The work that suits you best is in ${listed(top.map(({ field }) => field))}.`, ...facts)],
    why: [
      rest.length > 0
        ? say(`After these come ${listed(rest.map(({ field }) => field))}.`, ...rest.map(({ fact }) => fact))
        : null,
      stated(worker),
      openingOf(context.passages.planetInHouse(worker.value as Graha, context.tell.house(worker.value as Graha))),
      stated(lord),
    ],
    timing: best
      ? [say(`Such work moves most ${best.span}, under ${named(best.row.antardasha as Graha)}.`, best.fact)]
      : [],
    advice: [
      say(
        `Spend a day this month with somebody who works in ${top[0]?.field ?? 'that field'}, before you change a plan.`,
        ...facts.slice(0, 1),
      ),
    ],
    capabilities: ['report-career'],
  }
}

export const jobChangeAnswer: IntentComposer = async (context) => {
  const { timeline, summary } = await reportCareer.compute(inputOf(context), context.world)
  const { best, next, sentences } = periodsOf('work', 'career', timeline, context, 'reports/report-career')
  const band = bandFact('career', summary.band, 'work and career', 'reports/report-career')
  const facts = best ? [best.fact, band] : [band]
  return {
    lead: [
      say(
        !best
          ? 'The chart names no better time for a change of work in these years.'
          : best.isNow
            ? `Yes: for a change of work the present period is the best of the next five years, until ${writtenDate(best.row.end)}.`
            : `Not yet: a change of work is better timed ${best.span}.`,
        ...facts,
      ),
    ],
    why: [...sentences, stated(context.tell.lordHouse(6)), stated(context.tell.lordHouse(10))],
    timing:
      best && !best.isNow
        ? [
            say(
              `That is the antardasha of ${named(best.row.antardasha as Graha)}; until then prepare and apply quietly.`,
              ...facts,
            ),
          ]
        : next
          ? [say(`If it does not come to that, the second-best time is ${next.span}.`, next.fact)]
          : [],
    advice: [say('Sign the new contract before you give notice, and leave with your work handed over.', ...facts)],
    capabilities: ['report-career'],
  }
}

export const jobTimeAnswer: IntentComposer = async (context) => {
  const { timeline, summary } = await reportCareer.compute(inputOf(context), context.world)
  const { best } = periodsOf('work', 'career', timeline, context, 'reports/report-career')
  const band = bandFact('career', summary.band, 'work and career', 'reports/report-career')
  const facts = best ? [best.fact, band] : [band]
  const sun = context.tell.house('Sun')
  return {
    lead: [
      say(
        best
          ? `The best time for a new post or a promotion is ${best.span}.`
          : 'The chart does not single out a time for a new post in these years.',
        ...facts,
      ),
    ],
    why: [
      stated(sun),
      say(
        `The house of work has ${context.tell.bindus(10).value} bindus, ${Number(context.tell.bindus(10).value) >= 28 ? 'enough for advance' : 'so advance is slow'}.`,
        context.tell.bindus(10),
      ),
      stated(band),
    ],
    timing: best
      ? [
          say(
            `It is carried by ${named(best.row.antardasha as Graha)} in the mahadasha of ${named(best.row.mahadasha as Graha)}.`,
            best.fact,
          ),
        ]
      : [],
    advice: [
      say('Send three applications or ask for one talk about your pay in the first month of that time.', ...facts),
    ],
    capabilities: ['report-career'],
  }
}

const MODES = {
  service: ['employment', 'a post with a firm and steady pay'],
  business: ['business', 'trading on your own account'],
  independent: ['independent work', 'a profession of your own, without a large staff'],
  public: ['public service', 'office, administration or work for many people'],
} as const

export const businessAnswer: IntentComposer = async (context) => {
  const { mode } = await reportCareer.compute(inputOf(context), context.world)
  const order = (Object.entries(mode) as [keyof typeof MODES, number][]).toSorted(([, a], [, b]) => b - a)
  const [first, second] = order
  const isOwn = first![0] === 'business' || first![0] === 'independent'
  const fact = intentFact(
    'career.mode',
    'score',
    `Among the ways of working ${MODES[first![0]][0]} leads in your chart.`,
    first![0],
    'reports/report-career',
  )
  const share = order.find(([key]) => key === 'business')![1]
  const seventh = context.tell.lordHouse(7)
  return {
    lead: [
      say(
        isOwn
          ? `Work on your own account suits you better than a post: ${MODES[first![0]][0]} leads in your chart.`
          : `A post suits you better than a business: ${MODES[first![0]][0]} leads in your chart.`,
        fact,
      ),
    ],
    why: [
      say(`That means ${MODES[first![0]][1]}.`, fact),
      say(`Second comes ${MODES[second![0]][0]}, ${MODES[second![0]][1]}.`, fact),
      say(share >= 25 ? 'Trade counts for something as well.' : 'Trade in the narrow sense counts for little.', fact),
      stated(seventh),
      openingOf(context.passages.planetInHouse('Mercury', context.tell.house('Mercury'))),
    ],
    advice: [
      say(
        isOwn
          ? 'Start beside your job, with one paying customer, before you give the salary up.'
          : 'Keep the salary, and try the business at weekends with money that you can lose.',
        fact,
      ),
    ],
    capabilities: ['report-career'],
  }
}

export const governmentAnswer: IntentComposer = async (context) => {
  const { summary, roles, indicators, timeline } = await reportPolitics.compute(inputOf(context), context.world)
  const { best, sentences } = periodsOf('office', 'politics', timeline, context, 'reports/report-politics')
  const band = bandFact('politics', summary.band, 'public life', 'reports/report-politics')
  const held = indicators.filter(({ holds }) => holds)
  return {
    lead: [
      say(
        verdict(
          summary.band,
          'government and public office are within reach.',
          'the chart gives public office little support.',
        ),
        band,
      ),
    ],
    why: [
      roles[0]
        ? say(`The role that fits first is ${roles[0].role}${roles[1] ? `, then ${roles[1].role}` : ''}.`, band)
        : null,
      say(
        `Of the ${indicators.length} marks for office that were looked for, ${held.length} ${held.length === 1 ? 'holds' : 'hold'}.`,
        band,
      ),
      openingOf(context.passages.planetInHouse('Sun', context.tell.house('Sun'))),
    ],
    timing: [
      best ? say(`The best period for it in the next five years is ${best.span}.`, best.fact) : null,
      ...sentences.slice(0, 1),
    ],
    advice: [say('Fill in the next form that is open, and keep a second plan beside it.', band)],
    capabilities: ['report-politics'],
  }
}

export const educationFieldAnswer: IntentComposer = async (context) => {
  const { subjects, stages } = await reportEducation.compute(inputOf(context), context.world)
  const top = subjects.slice(0, 3)
  const fact = intentFact(
    'education.subjects',
    'score',
    `The subjects that the chart points to first are ${listed(top.map(({ subject }) => subject))}.`,
    top[0]?.subject ?? null,
    'reports/report-education',
    top.map(({ subject }) => yours('study', 'field', subject)),
  )
  const best = Object.entries(stages).toSorted(([, a], [, b]) => b.score - a.score)[0]!
  const STAGES: Record<string, string> = {
    schooling: 'school',
    intellect: 'free thinking',
    higher: 'higher study',
    research: 'research',
  }
  return {
    lead: [say(`Study ${listed(top.map(({ subject }) => subject))}: these subjects suit your chart best.`, fact)],
    why: [
      say(`Of the stages of learning ${STAGES[best[0]] ?? best[0]} suits you most.`, fact),
      stated(context.tell.lordHouse(5)),
    ],
    timing: [
      subjects[3]
        ? say(
            `Next in the list ${subjects[4] ? 'are' : 'is'} ${listed(subjects.slice(3, 5).map(({ subject }) => subject))}.`,
            fact,
          )
        : null,
    ],
    advice: [
      say(
        `Borrow a first-year book on ${top[0]?.subject ?? 'it'} and see whether you read past the third chapter.`,
        fact,
      ),
    ],
    capabilities: ['report-education'],
  }
}

export const examAnswer: IntentComposer = async (context) => {
  const { summary, timeline } = await reportEducation.compute(inputOf(context), context.world)
  const { best, sentences } = periodsOf('study', 'education', timeline, context, 'reports/report-education')
  const band = bandFact('education', summary.band, 'study', 'reports/report-education')
  return {
    lead: [
      say(
        summary.band === 'strong' || summary.band === 'good'
          ? 'The chart is on your side in examinations.'
          : summary.band === 'mixed'
            ? 'Examinations are open for you: the chart gives the gift and leaves the work to you.'
            : 'Examinations cost you more hours than others; the chart supports them little, so method decides.',
        band,
      ),
    ],
    why: [
      stated(context.tell.lordHouse(4)),
      openingOf(context.passages.planetInHouse('Jupiter', context.tell.house('Jupiter'))),
      stated(context.tell.dignity('Mercury')),
    ],
    timing: [
      best ? say(`The best time for results in the next five years is ${best.span}.`, best.fact) : null,
      ...sentences,
    ],
    advice: [say('Write one old paper against the clock each week from now on.', band)],
    capabilities: ['report-education'],
  }
}

export const abroadAnswer: IntentComposer = async (context) => {
  const { summary, kinds, directions, timeline } = await reportForeignTravel.compute(inputOf(context), context.world)
  const { best, sentences } = periodsOf('travel', 'foreign_travel', timeline, context, 'reports/report-foreign-travel')
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
      say(
        context.kind === 'when' && best
          ? `The best time to go abroad is ${best.span}.`
          : verdict(
              summary.band,
              'your chart has life abroad in it.',
              'the chart keeps you near home for most of the time.',
            ),
        band,
        best?.fact,
      ),
    ],
    why: [
      say(
        `Of the ways to go, ${KINDS[order[0]![0]]} has the most support and ${KINDS[order.at(-1)![0]]} the least.`,
        band,
      ),
      directions[0]
        ? say(`The direction that the chart names is ${directions[0].direction.toLowerCase()}.`, band)
        : null,
      openingOf(context.passages.planetInHouse('Rahu', context.tell.house('Rahu'))),
      stated(context.tell.lordHouse(12)),
    ],
    timing: [
      context.kind !== 'when' && best ? say(`The best time for it is ${best.span}.`, best.fact) : null,
      ...sentences,
    ],
    advice: [say('Have your passport, degrees and references translated before you need them.', band)],
    capabilities: ['report-foreign-travel'],
  }
}

export const propertyAnswer: IntentComposer = async (context) => {
  const { summary, kinds, timeline } = await reportProperty.compute(inputOf(context), context.world)
  const { best, sentences } = periodsOf('home and property', 'property', timeline, context, 'reports/report-property')
  const band = bandFact('property', summary.band, 'home and property', 'reports/report-property')
  const better = kinds.house.score >= kinds.land.score ? 'a finished house' : 'land'
  return {
    lead: [
      say(
        !best
          ? 'The chart does not single out a time for buying a home in these years.'
          : context.kind === 'whether' && best.isNow
            ? `Yes: for buying a home the present period is the best of the next five years, until ${writtenDate(best.row.end)}.`
            : `The best time to buy a home or land is ${best.span}.`,
        ...(best ? [best.fact, band] : [band]),
      ),
    ],
    why: [
      stated(band),
      say(
        `${better[0]!.toUpperCase()}${better.slice(1)} suits your chart better than ${better === 'land' ? 'a finished house' : 'bare land'}.`,
        band,
      ),
      stated(context.tell.lordHouse(4)),
      openingOf(context.passages.planetInHouse('Mars', context.tell.house('Mars'))),
    ],
    timing: sentences,
    advice: [say('Have the papers of the last two owners read before you pay a deposit.', band)],
    capabilities: ['report-property'],
  }
}

export const vehicleAnswer: IntentComposer = async (context) => {
  const { kinds, timeline } = await reportProperty.compute(inputOf(context), context.world)
  const { best } = periodsOf('a vehicle', 'property', timeline, context, 'reports/report-property')
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
      say(
        best
          ? `The best time for a car or another vehicle is ${best.span}.`
          : 'The chart does not single out a time for a vehicle in these years.',
        fact,
        best?.fact,
      ),
    ],
    why: [
      stated(fact),
      openingOf(context.passages.planetInHouse('Venus', context.tell.house('Venus'))),
      stated(context.tell.bindus(4)),
    ],
    timing: best
      ? [say(`The antardasha that carries it is that of ${named(best.row.antardasha as Graha)}.`, best.fact)]
      : [],
    advice: [say('Choose the model now, and ask for a good day for the purchase when that time has come.', fact)],
    capabilities: ['report-property'],
  }
}

export const moveAnswer: IntentComposer = async (context) => {
  const { summary, directions, timeline } = await reportRelocation.compute(inputOf(context), context.world)
  const { best, sentences } = periodsOf('a move', 'relocation', timeline, context, 'reports/report-relocation')
  const band = bandFact('relocation', summary.band, 'a change of place', 'reports/report-relocation')
  const [first, second] = directions.toSorted((a, b) => b.score - a.score)
  return {
    lead: [
      say(
        best
          ? `The best time to move is ${best.span}.`
          : 'The chart does not single out a time for a move in these years.',
        ...(best ? [best.fact, band] : [band]),
      ),
    ],
    why: [
      first
        ? say(
            `The ${first.direction.toLowerCase()} of your birthplace is the best direction${second ? `, then the ${second.direction.toLowerCase()}` : ''}.`,
            band,
          )
        : null,
      stated(band),
      openingOf(context.passages.planetInHouse('Moon', context.tell.house('Moon'))),
    ],
    timing: sentences,
    advice: [say('Rent for a season in the new place before you sell anything in the old one.', band)],
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
  const { summary, streams, timeline } = await reportWealth.compute(inputOf(context), context.world)
  const { best, sentences } = periodsOf('money', 'wealth', timeline, context, 'reports/report-wealth')
  const band = bandFact('wealth', summary.band, 'money and savings', 'reports/report-wealth')
  const order = Object.entries(streams)
    .filter(([stream]) => STREAMS[stream])
    .toSorted(([, a], [, b]) => b.score - a.score)
  return {
    lead: [
      say(
        best
          ? `Your best time for money in the next five years is ${best.span}.`
          : 'The chart does not single out a time for money in these years.',
        ...(best ? [best.fact, band] : [band]),
      ),
    ],
    why: [
      stated(band),
      order.length > 1
        ? say(`Most comes to you by ${STREAMS[order[0]![0]]}, least by ${STREAMS[order.at(-1)![0]]}.`, band)
        : null,
      stated(context.tell.lordHouse(2)),
      stated(context.tell.lordHouse(11)),
    ],
    timing: sentences,
    advice: [
      say('Raise the share that you save on the first pay day of that time, before you are used to more.', band),
    ],
    capabilities: ['report-wealth'],
  }
}
