import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import { type HouseNumber, houseFrom, type SignIndex } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { functionalNatureOfLord } from './functional-nature.ts'
import { lordOf } from './grahas.ts'
import { type Frame, type SignStay, signStays } from './sign-stays.ts'
import { ashtakavarga, seatsOf } from './strengths/ashtakavarga.ts'

/** Saturn in the sign before the Moon's, in it, and in the one after; and the two small trials in the fourth and eighth. */
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

/** Stays nearer to each other than this are one run: the longest retreat over a border takes 232 days. */
const LONGEST_GAP = 400

/** Longer than Saturn's retreats, and shorter than a stay: a stay seen whole stands inside the window thus widened. */
const REACH = 1300

/** Stays of one kind that belong together. */
export interface Run<K extends SaturnTrial = SaturnTrial> extends Window {
  stays: readonly (SignStay & { trial: K })[]
}

type TrialStay = SignStay & { trial: SaturnTrial }

const runsOf = <K extends SaturnTrial>(stays: readonly TrialStay[], kinds: readonly K[]): Run<K>[] => {
  const runs: (SignStay & { trial: K })[][] = []
  for (const stay of stays) {
    if (!(kinds as readonly SaturnTrial[]).includes(stay.trial)) continue
    const last = runs.at(-1)
    const one = stay as SignStay & { trial: K }
    if (last && stay.from - last.at(-1)!.to < LONGEST_GAP) last.push(one)
    else runs.push([one])
  }
  return runs.map((run) => ({ from: run[0]!.from, to: run.at(-1)!.to, stays: run }))
}

export interface SaturnTrials {
  /** Sade Sati: seven and a half years round the Moon. */
  cycles: Run<SadeSatiPhase>[]
  dhaiyas: Run<Dhaiya>[]
}

/** The trials of Saturn over a Moon sign that meet the window, cut to it. Off the event loop. */
export const saturnTrials = async (
  moon: SignIndex,
  window: Window,
  frame: Frame,
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

/** The same whole, and not cut at the window's ends. */
export const wholeTrials = async (
  moon: SignIndex,
  window: Window,
  frame: Frame,
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

/** Why Saturn spares these, as it stands after "because he". */
const easing = (moon: SignIndex, rising: SignIndex): string | null => {
  if (lordOf(moon) === 'Saturn') return 'rules the Moon sign'
  if (lordOf(rising) === 'Saturn') return 'rules the ascendant'
  return functionalNatureOfLord('Saturn', rising) === 'yogakaraka'
    ? 'rules an angle and a trine from the ascendant'
    : null
}

/**
 * How hard Saturn presses in a sign: by his own bindus there (5 or more low, 3 or 4 medium, fewer high), one step less where he
 * rules the Moon's sign or the ascendant, or is its yogakaraka.
 */
export const saturnIntensity = (
  chart: RasiChart,
  sign: SignIndex,
): { bindus: number; intensity: Intensity; eased: string | null } => {
  const bindus = ashtakavarga(seatsOf(chart)).bhinna.Saturn[sign]!
  const press = bindus >= 5 ? 0 : bindus >= 3 ? 1 : 2
  const eased = press > 0 ? easing(chart.graha.Moon.sign, chart.ascendant.sign) : null
  return { bindus, intensity: INTENSITIES[press - Number(eased !== null)]!, eased }
}

/** The same where the Moon's sign is all that is known: the middle, one less where Saturn rules it. */
export const saturnIntensityOfSign = (moon: SignIndex): Intensity => (lordOf(moon) === 'Saturn' ? 'low' : 'medium')
