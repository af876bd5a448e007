import type { JulianDay } from '../time/julian-day.ts'
import { joinedWindows, overlapOf, type Window } from '../time/window.ts'
import { houseFrom, type SignIndex, signOfHouse } from '../zodiac/signs.ts'
import { occupants, type RasiChart } from './chart.ts'
import { antardashasIn } from './dashas/antardashas.ts'
import type { Dasha } from './dashas/periods.ts'
import { stretches, transitLink } from './double-transit.ts'
import { capitalisedName, type Graha, lordOf, nameInSentence } from './grahas.ts'
import { TRIKONAS } from './house-groups.ts'
import type { SignStay } from './sign-stays.ts'
import { vargaSeat } from './vargas.ts'

/** A period that the tradition connects with marriage. */
export interface MarriageWindow extends Window {
  readonly mahadasha: Graha
  readonly antardasha: Graha
  readonly triggers: readonly string[]
  /** The parts in which Jupiter supports the period. */
  readonly support: readonly Window[]
  /** 40..100. */
  readonly score: number
}

// source: this project's own weighing
const POINTS_EACH = 20
const MIN_SCORE = 40
const MAX_SCORE = 100

/** Planets that bring marriage, each with the role that makes it one. */
const marriagePlanets = ({ ascendant, graha, planets }: RasiChart): (readonly [role: string, planet: Graha])[] => {
  const seventh = signOfHouse(ascendant.sign, 7)
  return [
    ['lord of the 7th', lordOf(seventh)],
    ...occupants(planets, seventh).map(({ name }) => ['in the 7th', name as Graha] as const),
    ['significator of marriage', 'Venus'],
    ['lord of the 2nd', lordOf(signOfHouse(ascendant.sign, 2))],
    ['lord of the 7th from the Moon', lordOf(signOfHouse(graha.Moon.sign, 7))],
    ['lord of the navamsha ascendant', lordOf(vargaSeat(ascendant.longitude, 'D9').sign)],
  ]
}

/** The 7th house, its lord and Venus: those on which, or in trine to which, Jupiter in transit stands. */
const jupiterTriggers = (sign: SignIndex, { ascendant, graha }: RasiChart): string[] => {
  const seventh = signOfHouse(ascendant.sign, 7)
  const lord = lordOf(seventh)
  const targets: (readonly [string, SignIndex])[] = [
    ['the 7th', seventh],
    [`${nameInSentence(lord)}, lord of the 7th`, graha[lord].sign],
    ...(lord === 'Venus' ? [] : [['Venus', graha.Venus.sign] as const]),
  ]
  return targets
    .filter(([, target]) => TRIKONAS.includes(houseFrom(target, sign)))
    .map(([name]) => `Jupiter in transit on or trine to ${name}`)
}

const joinSupport = (
  { support: a }: Pick<MarriageWindow, 'support'>,
  { support: b }: Pick<MarriageWindow, 'support'>,
): Window[] => joinedWindows([...a, ...b])

/** Two adjacent windows of one antardasha with equal scores, joined; null for any others. */
const joinWindows = (a: MarriageWindow | undefined, b: MarriageWindow): MarriageWindow | null =>
  a && a.to === b.from && a.mahadasha === b.mahadasha && a.antardasha === b.antardasha && a.score === b.score
    ? { ...a, to: b.to, triggers: [...new Set([...a.triggers, ...b.triggers])], support: joinSupport(a, b) }
    : null

/**
 * Vimshottari antardashas of the planets that bring marriage: 20 for each role, 20 more while Jupiter in transit is on
 * or trine to the 7th, its lord or Venus, and 20 more while Saturn also is in or aspects the 7th or the sign of its
 * lord. Scores are 40..100. A period is split where its score changes.
 */
export const marriageWindows = (
  chart: RasiChart,
  dasha: Dasha<Graha>,
  window: Window,
  jupiter: readonly SignStay[],
  saturn: readonly SignStay[],
): MarriageWindow[] => {
  const roles = marriagePlanets(chart)
  const transits = stretches(jupiter, saturn)
  const windows: MarriageWindow[] = []
  for (const { maha, antar } of antardashasIn(dasha, window)) {
    const rolesOfRuler = roles.filter(([, planet]) => planet === antar.ruler).map(([role]) => role)
    if (rolesOfRuler.length === 0) continue
    for (const transit of transits) {
      const span = overlapOf({ from: antar.start, to: antar.end }, transit)
      if (!span) continue
      const byJupiter = jupiterTriggers(transit.jupiter, chart)
      const bySaturn = byJupiter.length > 0 ? transitLink('Saturn', transit.saturn, 7, 'Ascendant', chart) : null
      const triggers = [
        ...rolesOfRuler.map((role) => `${capitalisedName(antar.ruler)}, ${role}, rules the antardasha`),
        ...byJupiter,
        ...(bySaturn ? [`Saturn in transit ${bySaturn}`] : []),
      ]
      const score = Math.min(
        MAX_SCORE,
        POINTS_EACH * (rolesOfRuler.length + Number(byJupiter.length > 0) + Number(bySaturn !== null)),
      )
      if (score < MIN_SCORE) continue
      const support = byJupiter.length > 0 ? [span] : []
      const next = { ...span, mahadasha: maha.ruler, antardasha: antar.ruler, triggers, support, score }
      const joinedWindow = joinWindows(windows.at(-1), next)
      if (joinedWindow) windows[windows.length - 1] = joinedWindow
      else windows.push(next)
    }
  }
  return windows
}

/** Consecutive windows of one antardasha, joined: a season that can be used for planning. */
export interface MarriageSeason extends Window {
  readonly mahadasha: Graha
  readonly antardasha: Graha
  /** The window with the highest score, the longest of several. */
  readonly peak: MarriageWindow
  readonly support: MarriageWindow['support']
}

/** Days. Shorter seasons are not named if a longer one exists. source: this project's own limit */
const SHORTEST_SEASON = 60

const isHigher = (a: MarriageWindow, b: MarriageWindow) =>
  a.score > b.score || (a.score === b.score && a.to - a.from > b.to - b.from)

const seasonsOf = (windows: readonly MarriageWindow[]): MarriageSeason[] => {
  const seasons: MarriageSeason[] = []
  for (const window of windows) {
    const last = seasons.at(-1)
    const follows =
      last?.to === window.from && last.mahadasha === window.mahadasha && last.antardasha === window.antardasha
    if (follows)
      seasons[seasons.length - 1] = {
        ...last,
        to: window.to,
        peak: isHigher(window, last.peak) ? window : last.peak,
        support: joinSupport(last, window),
      }
    else {
      const { from, to, mahadasha, antardasha, support } = window
      seasons.push({ from, to, mahadasha, antardasha, peak: window, support })
    }
  }
  return seasons
}

interface SeasonLimits {
  /** Seasons that begin later are named only after the others, and only one of them. */
  readonly nearUntil?: number | null
  /** Seasons that begin later are not named. */
  readonly last?: number | null
  /** Seasons that begin on this day or later belong to other years. */
  readonly begins?: JulianDay
}

/** Texts name at most this many seasons. */
const MAX_SEASONS = 3

/**
 * The seasons that texts name, from one ranking: the best (the first of the highest score), the next one, and the next best, in order of
 * time; one of each antardasha.
 */
export const namedSeasons = (
  windows: readonly MarriageWindow[],
  { nearUntil = null, last = null, begins = Number.POSITIVE_INFINITY as JulianDay }: SeasonLimits = {},
): { readonly named: readonly MarriageSeason[]; readonly best: MarriageSeason | null } => {
  const seasons = seasonsOf(windows).filter(({ from }) => from < begins && (last === null || from < last))
  const lasting = seasons.filter(({ from, to }) => to - from >= SHORTEST_SEASON)
  const candidates = lasting.length > 0 ? lasting : seasons
  const isNear = ({ from }: MarriageSeason) => nearUntil === null || from < nearUntil
  const ranked = candidates.toSorted(
    (a, b) => Number(isNear(b)) - Number(isNear(a)) || b.peak.score - a.peak.score || a.from - b.from,
  )
  const best = ranked[0]
  if (!best) return { named: [], best: null }
  const chosen: MarriageSeason[] = []
  for (const season of [best, candidates[0]!, ...ranked]) {
    const isNamed = chosen.some(
      ({ mahadasha, antardasha }) => mahadasha === season.mahadasha && antardasha === season.antardasha,
    )
    const isSecondFar = !isNear(season) && chosen.some((each) => !isNear(each))
    if (chosen.length < MAX_SEASONS && !isNamed && !isSecondFar) chosen.push(season)
  }
  return { named: chosen.toSorted((a, b) => a.from - b.from), best }
}
