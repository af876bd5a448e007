import { mapConcurrently } from '../../../concurrency.ts'
import { invalid } from '../../../faults.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { oneOf, t } from '../../../schema.ts'
import { JULIAN_YEAR } from '../../../sky/constants.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import {
  bodiesOfPair,
  CYCLE_ANGLES,
  CYCLE_PHASES,
  eighthOfCycle,
  nearestCycleAspect,
  OUTER_PAIRS,
  type OuterPair,
  phaseOfCycle,
  separationOf,
} from '../../../western/mundane/cycles.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { Longitude, longitudeFields, roundFigure, Sign } from '../../shared/tropical/shapes.ts'
import { skyAt, UtcInstant } from './moments.ts'

export const CycleRow = t.Object(
  {
    pair: oneOf(OUTER_PAIRS, { description: 'Pair of planets, the faster one first.' }),
    separation: t.Number({
      minimum: 0,
      maximum: 360,
      description: 'Distance of the faster planet ahead of the slower, degrees.',
    }),
    phase: oneOf(CYCLE_PHASES, { description: 'Phase of the cycle: waxing until the opposition, then waning.' }),
    eighth: t.Integer({ minimum: 1, maximum: 8, description: 'Eighth of the cycle.' }),
    last_conjunction: t.Object(
      { exact_at: UtcInstant, longitude: Longitude, sign: Sign },
      { description: 'Last exact conjunction at or before the moment.' },
    ),
    next_exact: t.Object(
      { aspect: t.String({ description: 'Next aspect of the cycle, such as waxing square.' }), exact_at: UtcInstant },
      { description: 'The next exact angle of the cycle.' },
    ),
    next_conjunction: UtcInstant,
    years_into_cycle: t.Number({ minimum: 0, description: 'Years of 365.25 days since the last conjunction.' }),
    theme: t.String({ description: 'Meaning of the pair and its phase.' }),
  },
  { $id: 'PlanetaryCycle', description: 'The cycle of two slow planets at a moment.' },
)

/** The ten cycles at a moment. */
export const cyclesAt = async (at: JulianDay, world: World) => {
  const themes = await corpus('mundane-cycle')
  return mapConcurrently(OUTER_PAIRS, (pair) => cycleAt(pair, at, themes, world))
}

/** Warns of moments that are in the table of cycles instead of the ephemeris files. */
const warnOfTable = (aspects: readonly { readonly at: JulianDay }[], { sky: { range }, warn }: World) => {
  if (aspects.some(({ at }) => at < range.from || at > range.to))
    warn(
      'modelled_ephemeris',
      'An aspect outside the ephemeris files is from a table that was computed with further files of Swiss Ephemeris.',
    )
}

const cycleAt = async (
  pair: OuterPair,
  at: JulianDay,
  themes: Awaited<ReturnType<typeof corpus<'mundane-cycle'>>>,
  world: World,
) => {
  const { sky } = world
  const angles = CYCLE_ANGLES.map(({ angle }) => angle)
  // A conjunction at the exact moment counts as the last one.
  const after = plusDays(at, 1e-6)
  const last = await nearestCycleAspect(pair, [0], after, -1, sky)
  const next = await nearestCycleAspect(pair, angles, after, 1, sky)
  const conjunction = next?.angle === 0 ? next : await nearestCycleAspect(pair, [0], after, 1, sky)
  if (!last || !next || !conjunction)
    throw invalid('date', `The ephemeris files end within the cycle of ${pair.replace('-', ' and ')} at this date.`)
  warnOfTable([last, next, conjunction], world)
  const separation = separationOf(pair, at, skyAt(at, world))
  const phase = phaseOfCycle(separation)
  const { longitude, sign } = longitudeFields(
    last.longitude ?? sky.positions(last.at, [bodiesOfPair(pair)[0]])[0]!.longitude,
  )
  const theme = compose([
    {
      id: `cycle.${pair}.phase`,
      kind: 'transit',
      text: `${pair.replace('-', ' and ')} are ${separation.toFixed(1)} degrees apart, ${phase}.`,
      value: phase,
      source: 'mundane/mundane-planetary-cycles',
      weight: 1,
      says: themes[pair][phase],
    },
  ])
  return {
    pair,
    separation: roundFigure(separation, 4),
    phase,
    eighth: eighthOfCycle(separation),
    last_conjunction: { exact_at: isoUtc(last.at), longitude, sign: signName(sign) },
    next_exact: {
      aspect: CYCLE_ANGLES.find(({ angle }) => angle === next.angle)!.name,
      exact_at: isoUtc(next.at),
    },
    next_conjunction: isoUtc(conjunction.at),
    years_into_cycle: roundFigure((at - last.at) / JULIAN_YEAR, 4),
    theme: prose(theme),
  }
}
