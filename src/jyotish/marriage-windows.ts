import { overlap, type Window } from '../time/window.ts'
import { houseFrom, type SignIndex, signOfHouse } from '../zodiac/signs.ts'
import { occupants, type RasiChart } from './chart.ts'
import { antardashasIn } from './dashas/antardashas.ts'
import type { Dasha } from './dashas/periods.ts'
import { stretches, transitLink } from './double-transit.ts'
import { type Graha, lordOf, named, opening } from './grahas.ts'
import { TRIKONAS } from './house-groups.ts'
import type { SignStay } from './sign-stays.ts'
import { vargaSeat } from './vargas.ts'

/** A time that the tradition connects with marriage. */
export interface MarriageWindow extends Window {
  readonly mahadasha: Graha
  readonly antardasha: Graha
  readonly triggers: readonly string[]
  /** 40 to 100. */
  readonly score: number
}

// source: this project's own weighing
const EACH = 20
const LEAST = 40
const MOST = 100

/** Who brings marriage by what it does in the chart. */
const bringers = ({ ascendant, graha, planets }: RasiChart): (readonly [office: string, who: Graha])[] => {
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

/** The 7th, its lord and Venus, those of them on which or in trine to which Jupiter stands in transit. */
const jupiterTriggers = (sign: SignIndex, { ascendant, graha }: RasiChart): string[] => {
  const seventh = signOfHouse(ascendant.sign, 7)
  const lord = lordOf(seventh)
  const targets: (readonly [string, SignIndex])[] = [
    ['the 7th', seventh],
    [`${named(lord)}, lord of the 7th`, graha[lord].sign],
    ...(lord === 'Venus' ? [] : [['Venus', graha.Venus.sign] as const]),
  ]
  return targets
    .filter(([, target]) => TRIKONAS.includes(houseFrom(target, sign)))
    .map(([name]) => `Jupiter in transit on or trine to ${name}`)
}

/** Two that follow each other in one antardasha, if they are worth the same. */
const joined = (a: MarriageWindow | undefined, b: MarriageWindow): MarriageWindow | null =>
  a && a.to === b.from && a.mahadasha === b.mahadasha && a.antardasha === b.antardasha && a.score === b.score
    ? { ...a, to: b.to, triggers: [...new Set([...a.triggers, ...b.triggers])] }
    : null

/**
 * Vimshottari antardashas of those who bring marriage, 20 for each of their offices; 20 more while Jupiter in transit stands on the
 * 7th, its lord or Venus or in a trine to them, and 20 more while Saturn, too, stands in or looks at the 7th or the sign of its lord.
 * From 40 upward, at most 100; cut where the score changes, with all that brings it about.
 */
export const marriageWindows = (
  chart: RasiChart,
  dasha: Dasha<Graha>,
  window: Window,
  jupiter: readonly SignStay[],
  saturn: readonly SignStay[],
): MarriageWindow[] => {
  const offices = bringers(chart)
  const transits = stretches(jupiter, saturn)
  const windows: MarriageWindow[] = []
  for (const { maha, antar } of antardashasIn(dasha, window)) {
    const held = offices.filter(([, who]) => who === antar.ruler).map(([office]) => office)
    if (held.length === 0) continue
    for (const transit of transits) {
      const span = overlap({ from: antar.start, to: antar.end }, transit)
      if (!span) continue
      const byJupiter = jupiterTriggers(transit.jupiter, chart)
      const bySaturn = byJupiter.length > 0 ? transitLink('Saturn', transit.saturn, 7, 'Ascendant', chart) : null
      const triggers = [
        ...held.map((office) => `${opening(antar.ruler)}, ${office}, rules the antardasha`),
        ...byJupiter,
        ...(bySaturn ? [`Saturn in transit ${bySaturn}`] : []),
      ]
      const score = Math.min(MOST, EACH * (held.length + Number(byJupiter.length > 0) + Number(bySaturn !== null)))
      if (score < LEAST) continue
      const next = { ...span, mahadasha: maha.ruler, antardasha: antar.ruler, triggers, score }
      const one = joined(windows.at(-1), next)
      if (one) windows[windows.length - 1] = one
      else windows.push(next)
    }
  }
  return windows
}
