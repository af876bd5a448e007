import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import { type HouseNumber, houseFrom, type SignIndex } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { functionalNatureOfLord } from './functional-nature.ts'
import { lordOf } from './grahas.ts'
import { type SiderealFrame, type SignStay, signStays } from './sign-stays.ts'
import { ashtakavarga, seatsOf } from './strengths/ashtakavarga.ts'

/**
 * Sade sati: Saturn in the sign before the Moon's, in the Moon's, and in the one after. Dhaiya: Saturn in the fourth or
 * eighth from it.
 */
export const SADE_SATI_PHASES = ['rising', 'peak', 'setting'] as const
export type SadeSatiPhase = (typeof SADE_SATI_PHASES)[number]
export const DHAIYAS = ['ardhashtama', 'ashtama'] as const
export type Dhaiya = (typeof DHAIYAS)[number]
export type SaturnTrial = SadeSatiPhase | Dhaiya

// source: common almanac practice (Phaladeepika 26 for the houses); Saturn's house from the natal Moon
const TRIAL_OF_HOUSE: Partial<Record<HouseNumber, SaturnTrial>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'ardhashtama',
  8: 'ashtama',
}
export const trialOf = (moon: SignIndex, saturn: SignIndex): SaturnTrial | null =>
  TRIAL_OF_HOUSE[houseFrom(moon, saturn)] ?? null

/** Stays with a shorter gap, in days, belong to one period. The longest retreat over a border takes 232 days. */
const LONGEST_GAP = 400

/**
 * The search window is widened by three times this many days, so that each period that overlaps the window is found
 * whole.
 */
const REACH = 1300

/** Stays of one kind that belong together. */
export interface SaturnPeriod<K extends SaturnTrial = SaturnTrial> extends Window {
  stays: readonly (SignStay & { trial: K })[]
}

type TrialStay = SignStay & { trial: SaturnTrial }

const runsOf = <K extends SaturnTrial>(stays: readonly TrialStay[], kinds: readonly K[]): SaturnPeriod<K>[] => {
  const runs: (SignStay & { trial: K })[][] = []
  for (const stay of stays) {
    if (!(kinds as readonly SaturnTrial[]).includes(stay.trial)) continue
    const last = runs.at(-1)
    const typedStay = stay as SignStay & { trial: K }
    if (last && stay.from - last.at(-1)!.to < LONGEST_GAP) last.push(typedStay)
    else runs.push([typedStay])
  }
  return runs.map((run) => ({ from: run[0]!.from, to: run.at(-1)!.to, stays: run }))
}

export interface SaturnTrials {
  /** Periods of sade sati, about seven and a half years each. */
  cycles: SaturnPeriod<SadeSatiPhase>[]
  dhaiyas: SaturnPeriod<Dhaiya>[]
}

/** The periods of sade sati and dhaiya for a Moon sign, cut to the window. The search runs off the event loop. */
export const saturnTrials = async (
  moon: SignIndex,
  window: Window,
  frame: SiderealFrame,
  sky: Sky,
  signal?: AbortSignal,
): Promise<SaturnTrials> => {
  const stays = (await signStays('Saturn', window, frame, sky, signal)).flatMap((stay) => {
    const trial = trialOf(moon, stay.sign)
    return trial ? [{ ...stay, trial }] : []
  })
  return {
    cycles: runsOf(stays, SADE_SATI_PHASES),
    dhaiyas: DHAIYAS.flatMap((kind) => runsOf(stays, [kind])).sort((a, b) => a.from - b.from),
  }
}

/** As `saturnTrials`, but not cut at the ends of the window. */
export const uncutTrials = async (
  moon: SignIndex,
  window: Window,
  frame: SiderealFrame,
  sky: Sky,
  signal?: AbortSignal,
): Promise<SaturnTrials> => {
  const wide = {
    from: Math.max(plusDays(window.from, -3 * REACH), sky.range.from) as JulianDay,
    to: Math.min(plusDays(window.to, 3 * REACH), sky.range.to) as JulianDay,
  }
  const { cycles, dhaiyas } = await saturnTrials(moon, wide, frame, sky, signal)
  const meets = ({ from, to }: Window) => to > window.from && from < window.to
  return { cycles: cycles.filter(meets), dhaiyas: dhaiyas.filter(meets) }
}

export const INTENSITIES = ['low', 'medium', 'high'] as const
export type Intensity = (typeof INTENSITIES)[number]

/** The reason why Saturn is mild here, worded to follow "because he"; null if there is none. */
const leniencyReason = (moon: SignIndex, rising: SignIndex): string | null => {
  if (lordOf(moon) === 'Saturn') return 'rules the Moon sign'
  if (lordOf(rising) === 'Saturn') return 'rules the ascendant'
  return functionalNatureOfLord('Saturn', rising) === 'yogakaraka'
    ? 'rules an angle and a trine from the ascendant'
    : null
}

/**
 * The intensity of Saturn in a sign by his own bindus there: low for 5 or more, medium for 3 or 4, high for fewer. It
 * is one step lower if Saturn rules the Moon sign or the ascendant, or is yogakaraka. `eased` is the reason.
 */
export const saturnIntensity = (
  chart: RasiChart,
  sign: SignIndex,
): { bindus: number; intensity: Intensity; eased: string | null } => {
  const bindus = ashtakavarga(seatsOf(chart)).bhinna.Saturn[sign]!
  const level = bindus >= 5 ? 0 : bindus >= 3 ? 1 : 2
  const eased = level > 0 ? leniencyReason(chart.graha.Moon.sign, chart.ascendant.sign) : null
  return { bindus, intensity: INTENSITIES[level - Number(eased !== null)]!, eased }
}

/** The intensity if only the Moon sign is known: medium, or low if Saturn rules the Moon sign. */
export const saturnIntensityOfSign = (moon: SignIndex): Intensity => (lordOf(moon) === 'Saturn' ? 'low' : 'medium')
