import { running, subPeriods } from '../../../jyotish/dashas/periods.ts'
import { named } from '../../../jyotish/grahas.ts'
import { returnCycle } from '../../../jyotish/return-cycles.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { World } from '../../capability.ts'
import { standingAt } from '../../vocabulary/dasha-periods.ts'
import { antardashaTold, mahadashaTold } from '../../vocabulary/dasha-told.ts'
import { listed } from '../../vocabulary/told.ts'
import { type OpenArea, scoredSection } from './area-report.ts'
import { greatPeriods, lifeTurns } from './life-turns.ts'

/** A life as chapters: the great periods behind, the one that runs, and what comes next. */

const TOLD_PAST = 3
const TOLD_COMING = 4
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
]
const PHASES = {
  return: 'at its return',
  opening_semisquare: 'shortly after its return',
  opening_square: 'in its first quarter',
  opening_trine: 'on the way to the far side',
  opposition: 'on the far side',
  closing_trine: 'on the way back',
  closing_square: 'in its last quarter',
  closing_semisquare: 'shortly before its return',
} as const

/** The phases, the turns, and the three sections that tell them. */
export const lifeCourse = async (open: OpenArea, world: World) => {
  const { born, chart, dasha, day, speak, state, readFrom, to } = open
  const phases = await Promise.all(
    greatPeriods(born, dasha).map(async (period) => ({ ...period, ...(await mahadashaTold(period.ruler, chart)) })),
  )
  const turns = lifeTurns(born, phases, { from: readFrom, to }, [open.stays[0]!, open.stays[1]!], world)
  const ahead = turns.filter(({ at }) => at > readFrom)

  const now = standingAt(dasha, readFrom, 'vimshottari', world)
  const [great, lesser] = running(now, readFrom, 2)
  const [greatTold, lesserTold] = await Promise.all([
    mahadashaTold(great!.ruler, chart),
    antardashaTold(great!.ruler, lesser!.ruler, chart),
  ])
  const past = phases.filter(({ end }) => end <= readFrom).slice(-TOLD_PAST)
  const coming = now.mahadashas
    .flatMap((period) => subPeriods(now, period).map((sub) => ({ great: period.ruler, ...sub })))
    .filter(({ start }) => start >= lesser!.end && start < to)
    .slice(0, TOLD_COMING)
  const comingTold = await Promise.all(
    coming.map(async (period) => ({ ...period, ...(await antardashaTold(period.great, period.ruler, chart)) })),
  )

  const cycles = (['Jupiter', 'Saturn'] as const).map((planet): Fact => {
    const { number, phase } = returnCycle(
      planet,
      chart.graha[planet].longitude,
      born.moment.jd,
      readFrom,
      chart.ayanamsha.id,
      world.sky,
    )
    return {
      id: `cycle.${planet}`,
      kind: 'transit',
      text: `${planet} is in its ${ORDINALS[number - 1] ?? `${number}th`} round since birth, ${PHASES[phase]}.`,
      value: number,
      source: 'predictions/yearly-personal-forecast',
    }
  })

  const sections = [
    scoredSection(
      'past_phases',
      past.length > 0
        ? `Behind you: ${listed(past.map(({ ruler }) => named(ruler)))}`
        : `The first great period still runs: ${named(great!.ruler)}`,
      null,
      past.length > 0
        ? past.flatMap(({ start, end, told, grounds }) => [
            state(`From ${day(start)} to ${day(end)}: ${grounds}`, told),
            ...speak([told]),
          ])
        : [
            state(
              `No great period lies behind; that of ${named(great!.ruler)}, in which the birth fell, is the first.`,
              greatTold.told,
            ),
          ],
      phases.map(({ told }) => told),
    ),
    scoredSection(
      'current_phase',
      `Now: ${named(great!.ruler)}, and within it ${named(lesser!.ruler)}`,
      greatTold.score,
      [
        state(
          `The great period of ${named(great!.ruler)} runs from ${day(great!.start)} to ${day(great!.end)}. ${greatTold.grounds}`,
          greatTold.told,
          ...greatTold.facts,
        ),
        ...speak([greatTold.told]),
        state(
          `Within it the lesser period of ${named(lesser!.ruler)} runs until ${day(lesser!.end)}. ${lesserTold.grounds}`,
          lesserTold.told,
        ),
        ...speak([lesserTold.told]),
        state(cycles.map(({ text }) => text).join(' '), ...cycles),
      ],
    ),
    scoredSection('next_years', ahead.length > 0 ? `Next turn: ${day(ahead[0]!.at)}` : 'Years without a turn', null, [
      ...comingTold.flatMap(({ start, great: of, ruler, told, grounds }) => [
        state(`From ${day(start)}: ${named(ruler)} in the mahadasha of ${named(of)}. ${grounds}`, told),
        ...speak([told]),
      ]),
      ...(comingTold.length === 0
        ? [
            state(
              `The lesser period of ${named(lesser!.ruler)} lasts through the years that are read here.`,
              lesserTold.told,
            ),
          ]
        : []),
      ...(ahead.length > 0
        ? [
            state(
              `Turns of these years: ${ahead.map(({ at, reason }) => `${day(at)}, ${reason}`).join('; ')}.`,
              ...ahead.map(({ fact }) => fact),
            ),
          ]
        : []),
    ]),
  ]
  return { phases, turns, ahead, great: great!, lesser: lesser!, lesserTold, sections }
}
