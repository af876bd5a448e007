import {
  DHAIYAS,
  INTENSITIES,
  SADE_SATI_PHASES,
  type SaturnPeriod,
  type SaturnTrials,
  saturnIntensity,
  trialOf,
  uncutTrials,
} from '../../jyotish/sade-sati.ts'
import { grahaAt } from '../../jyotish/sign-stays.ts'
import { ashtakavarga, seatsOf } from '../../jyotish/strengths/ashtakavarga.ts'
import { meaning, nullable, oneOf, t } from '../../schema.ts'
import { CALENDAR_YEAR } from '../../sky/constants.ts'
import { longDate } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { degreeInSign, houseFrom, signName, signOf } from '../../zodiac/signs.ts'
import type { World } from '../capability.ts'
import { localDate, siderealFrameOf } from './lifetime.ts'
import type { Natal } from './natal.ts'
import { decimals, House, Sign } from './shapes.ts'

/** Saturn from a birth Moon on a day, with running and next periods. */

const MaybeDate = nullable(t.String({ format: 'date' }))
export const statusFields = {
  saturn: t.Object(
    {
      sign: Sign,
      degree: t.Number(),
      retrograde: t.Boolean(),
      house_from_moon: meaning(House, 'House from the Moon sign, 1 the sign itself.'),
    },
    { $id: 'SaturnNow', description: 'Transiting Saturn.' },
  ),
  sade_sati: t.Object(
    {
      active: t.Boolean(),
      phase: nullable(oneOf(SADE_SATI_PHASES)),
      cycle: nullable(t.Integer({ minimum: 1, description: 'Number of the cycle, from birth; null if none runs.' })),
      started_at: MaybeDate,
      ends_at: MaybeDate,
    },
    { $id: 'SadeSatiNow', description: 'Saturn in the 12th, 1st or 2nd from the birth Moon.' },
  ),
  dhaiya: t.Object(
    {
      active: t.Boolean(),
      kind: nullable(
        oneOf([...DHAIYAS, 'kantaka'], {
          description: 'Kind of the dhaiya; `kantaka` (the 10th) is reported but is not a dhaiya; null if none runs.',
        }),
      ),
      started_at: MaybeDate,
      ends_at: MaybeDate,
    },
    { $id: 'DhaiyaNow', description: 'Saturn in the 4th or 8th from the birth Moon.' },
  ),
  ashtakavarga: t.Object(
    { saturn_bindus_in_sign: t.Integer(), sarvashtakavarga_in_sign: t.Integer() },
    { $id: 'SaturnBindus', description: 'Bindus of Saturn’s sign.' },
  ),
  intensity: oneOf(INTENSITIES),
  next: nullable(t.Object({ kind: oneOf(['sade_sati', ...DHAIYAS]), starts_at: t.String({ format: 'date' }) })),
}

/** How far ahead the next period is searched: a cycle of Saturn. */
const AHEAD = 30 * CALENDAR_YEAR

/** The status by whole runs (not cut at birth) around a moment after birth. */
export const saturnStatus = async (birth: Natal, at: JulianDay, world: World) => {
  const { sky, signal } = world
  const window = { from: birth.moment.jd, to: plusDays(at, AHEAD) }
  return statusBy(
    birth,
    await uncutTrials(birth.chart.graha.Moon.sign, window, siderealFrameOf(birth), sky, signal),
    at,
    world,
  )
}

/** The Sade Sati that runs in a window, and the phase with most days of it; null without one. */
export const runningSadeSati = async (birth: Natal, window: Window, { sky, signal }: World) => {
  const { cycles } = await uncutTrials(birth.chart.graha.Moon.sign, window, siderealFrameOf(birth), sky, signal)
  const [inWindow] = cycles
    .flatMap(({ from, to, stays }) =>
      stays.map(({ trial, ...stay }) => ({
        phase: trial,
        from,
        to,
        days: Math.min(stay.to, window.to) - Math.max(stay.from, window.from),
      })),
    )
    .filter(({ days }) => days > 0)
    .toSorted((a, b) => b.days - a.days)
  return inWindow ?? null
}
type SadeSati = NonNullable<Awaited<ReturnType<typeof runningSadeSati>>>

const PHASE_IN_WORDS = { rising: 'first', peak: 'middle', setting: 'last' } as const
const PASSAGE = 'the passage of Saturn through the signs before, of and after your birth Moon'
/** A sentence with the phase and the end of a Sade Sati, as seen from a day. Parents of a child read its name and its end only. */
export const sadeSatiSentence = (
  { phase, from, to }: SadeSati,
  { birth, at, isChild }: { birth: Natal; at: JulianDay; isChild: boolean },
): string => {
  const end = longDate(localDate(to, birth))
  if (isChild) return `Tradition calls this time Sade Sati; it ends on ${end}.`
  return from > at
    ? `On ${longDate(localDate(from, birth))} your Sade Sati begins, ${PASSAGE}; it ends on ${end}.`
    : `You are in the ${PHASE_IN_WORDS[phase]} phase of Sade Sati, ${PASSAGE}, which ends on ${end}.`
}

const statusBy = (birth: Natal, { cycles, dhaiyas }: SaturnTrials, at: JulianDay, { sky }: World) => {
  const { chart } = birth
  const moon = chart.graha.Moon.sign
  const { longitude, speed } = grahaAt('Saturn', at, siderealFrameOf(birth), sky)
  const sign = signOf(longitude)
  const house = houseFrom(moon, sign)
  const holding = <R extends SaturnPeriod>(runs: readonly R[]) => runs.find(({ from, to }) => at >= from && at < to)
  const cycle = holding(cycles)
  const dhaiya = holding(dhaiyas)
  const trial = trialOf(moon, sign)
  const { bindus, intensity } = saturnIntensity(chart, sign)
  const dates = (run: SaturnPeriod | undefined) => ({
    started_at: run ? localDate(run.from, birth) : null,
    ends_at: run ? localDate(run.to, birth) : null,
  })
  const next = [
    ...cycles.map(({ from }) => ({ kind: 'sade_sati' as const, from })),
    ...dhaiyas.map(({ from, stays }) => ({ kind: stays[0]!.trial, from })),
  ]
    .filter(({ from }) => from > at)
    .sort((a, b) => a.from - b.from)[0]
  return {
    saturn: {
      sign: signName(sign),
      degree: decimals(degreeInSign(longitude)),
      retrograde: speed < 0,
      house_from_moon: house,
    },
    sade_sati: {
      active: cycle !== undefined,
      phase: SADE_SATI_PHASES.find((phase) => phase === trial) ?? null,
      cycle: cycle ? cycles.filter(({ to }) => to > birth.moment.jd).indexOf(cycle) + 1 : null,
      ...dates(cycle),
    },
    dhaiya: {
      active: dhaiya !== undefined,
      kind: dhaiya ? dhaiya.stays[0]!.trial : house === 10 ? ('kantaka' as const) : null,
      ...dates(dhaiya),
    },
    ashtakavarga: {
      saturn_bindus_in_sign: bindus,
      sarvashtakavarga_in_sign: ashtakavarga(seatsOf(chart)).sarva[sign]!,
    },
    intensity,
    next: next ? { kind: next.kind, starts_at: localDate(next.from, birth) } : null,
  }
}
