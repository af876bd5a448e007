import type { Sky } from '../../sky/sky.ts'
import { separation } from '../../zodiac/longitude.ts'
import type { RasiChart } from '../chart.ts'
import { sphutaDrishti } from '../drishti.ts'
import { type Graha, type Lord, SEVEN, STAR_PLANETS } from '../grahas.ts'
import { planetaryWars } from '../markers.ts'
import { type BeneficMoon, shadbalaBenefics } from '../nature.ts'
import { cheshtaBala, type StarPlanet } from './cheshta-bala.ts'
import {
  type DatedDay,
  type KalaBala,
  kalaBeforeWar,
  nathonnatha,
  pakshaBeforeDoubling,
  type TimeLords,
  timeLords,
} from './kala-bala.ts'
import { type MoolatrikonaExtent, type SthanaBala, sthanaBala } from './sthana-bala.ts'

// source: by definition; sixty virupas to a rupa
export const VIRUPAS_IN_RUPA = 60

// source: BPHS ch. 27: 60/7 times 7, 6 .. 1
const NAISARGIKA: Record<Lord, number> = {
  Sun: 60,
  Moon: (60 * 6) / 7,
  Venus: (60 * 5) / 7,
  Jupiter: (60 * 4) / 7,
  Mercury: (60 * 3) / 7,
  Mars: (60 * 2) / 7,
  Saturn: 60 / 7,
}

// source: BPHS ch. 27; rupas
const REQUIRED_RUPAS: Record<Lord, number> = {
  Sun: 6.5,
  Moon: 6,
  Mars: 5,
  Mercury: 7,
  Jupiter: 6.5,
  Venus: 5.5,
  Saturn: 5,
}

// source: BPHS ch. 27; the angle at which a planet has no directional strength
const POWERLESS: Record<Lord, 'ascendant' | 'nadir' | 'descendant' | 'midheaven'> = {
  Sun: 'nadir',
  Mars: 'nadir',
  Moon: 'midheaven',
  Venus: 'midheaven',
  Mercury: 'descendant',
  Jupiter: 'descendant',
  Saturn: 'ascendant',
}

const digBala = (planet: Lord, { graha, ascendant, midheaven }: RasiChart): number => {
  const angle = {
    ascendant: ascendant.longitude,
    nadir: midheaven.longitude + 180,
    descendant: ascendant.longitude + 180,
    midheaven: midheaven.longitude,
  }[POWERLESS[planet]]
  return separation(graha[planet].longitude, angle) / 3
}

/** Aspects of benefics less those of malefics on a point, by exact longitude. `weight`: the factor of each planet. */
export const aspectBalance = (
  to: number,
  { graha }: RasiChart,
  benefics: ReadonlySet<Graha>,
  weight: (planet: Lord) => number,
): number =>
  SEVEN.reduce((sum, planet) => {
    const virupas = sphutaDrishti(planet, graha[planet].longitude, to) * weight(planet)
    return sum + (benefics.has(planet) ? virupas : -virupas)
  }, 0)

// source: B. V. Raman, Graha and Bhava Balas; diameters of the discs, seconds of arc
const DISC: Record<StarPlanet, number> = { Mars: 9.4, Mercury: 6.6, Jupiter: 190.4, Venus: 16.6, Saturn: 158.0 }

/** The virupas that winners of wars gain and losers lose, by their strengths before the war. */
const yuddhaBala = (chart: RasiChart, strengthAtWar: (planet: Lord) => number): Record<Lord, number> => {
  const balance = Object.fromEntries(SEVEN.map((planet) => [planet, 0])) as Record<Lord, number>
  for (const { planets, victor } of planetaryWars(chart)) {
    const [a, b] = planets as [StarPlanet, StarPlanet]
    const difference = Math.abs(strengthAtWar(a) - strengthAtWar(b)) / Math.abs(DISC[a] - DISC[b])
    balance[a] += victor === a ? difference : -difference
    balance[b] += victor === b ? difference : -difference
  }
  return balance
}

/** The sum of the parts. Unknown parts (null) count as 0. */
export const sumOf = (parts: object): number =>
  Object.values(parts as Record<string, number | null>).reduce<number>((sum, part) => sum + (part ?? 0), 0)

/** Strengths in virupas, not rounded. */
export interface PlanetStrength {
  sthana: SthanaBala
  dig: number
  kala: KalaBala
  /** 0 for Sun and Moon, whose motion counts only in ishta and kashta. */
  cheshta: number
  naisargika: number
  drik: number
  total: number
  rupas: number
  requiredRupas: number
  /** The ratio of the rupas to the required rupas. */
  ratio: number
  /** 1 has the greatest ratio. */
  rank: number
  ishta: number
  kashta: number
}

export interface Shadbala {
  planets: Record<Lord, PlanetStrength>
  /** Null where the Sun does not rise. */
  lords: TimeLords | null
}

const isStarPlanet = (planet: Lord): planet is StarPlanet => (STAR_PLANETS as readonly Lord[]).includes(planet)

/** Positions in descending order of a value: 1 is the greatest. Equal values keep their order. */
export const ranks = (values: readonly number[]): number[] => {
  const order = values.map((_, i) => i).sort((a, b) => values[b]! - values[a]!)
  return values.map((_, i) => order.indexOf(i) + 1)
}

/**
 * The motion that counts in ishta and kashta. For the Sun: a third of its distance from the first point of Capricorn,
 * tropical (BPHS ch. 28.3-4: the kendra is the sayana Sun plus 90 degrees). For the Moon: its paksha before doubling.
 */
const motion = (planet: Lord, chart: RasiChart, benefics: ReadonlySet<Graha>): number =>
  isStarPlanet(planet)
    ? cheshtaBala(planet, chart)
    : planet === 'Sun'
      ? separation(chart.tropicalSun + 90, 0) / 3
      : pakshaBeforeDoubling('Moon', chart, benefics)

/** Conventions in which books differ; each has a default. */
export interface ShadbalaSchool {
  benefic_moon?: BeneficMoon | null
  moolatrikona?: MoolatrikonaExtent | null
}

/**
 * The sixfold strength of the seven planets (BPHS ch. 27 as worked by B. V. Raman, Graha and Bhava Balas). Without a
 * day (the Sun does not rise) the parts counted from sunrise are null and count as 0.
 */
export const shadbala = (chart: RasiChart, day: DatedDay | null, sky: Sky, school: ShadbalaSchool = {}): Shadbala => {
  const benefics = shadbalaBenefics(chart, school.benefic_moon ?? undefined)
  const byHour = nathonnatha(chart, sky)
  const beforeWar = Object.fromEntries(
    SEVEN.map((planet) => [
      planet,
      {
        sthana: sthanaBala(planet, chart, school.moolatrikona ?? undefined),
        dig: digBala(planet, chart),
        kala: kalaBeforeWar(planet, chart, day, benefics, byHour),
      },
    ]),
  ) as Record<Lord, Pick<PlanetStrength, 'sthana' | 'dig'> & { kala: Omit<KalaBala, 'yuddha'> }>
  const yuddha = yuddhaBala(chart, (planet) => {
    const { sthana, dig, kala } = beforeWar[planet]
    return sumOf(sthana) + dig + sumOf(kala) - kala.ayana
  })

  const strengths = SEVEN.map((planet) => {
    const { sthana, dig, kala: before } = beforeWar[planet]
    const kala = { ...before, yuddha: yuddha[planet] }
    const motionVirupas = motion(planet, chart, benefics)
    const cheshta = isStarPlanet(planet) ? motionVirupas : 0
    const naisargika = NAISARGIKA[planet]
    const drik = aspectBalance(chart.graha[planet].longitude, chart, benefics, () => 0.25)
    const total = sumOf(sthana) + dig + sumOf(kala) + cheshta + naisargika + drik
    const rupas = total / VIRUPAS_IN_RUPA
    const requiredRupas = REQUIRED_RUPAS[planet]
    return {
      sthana,
      dig,
      kala,
      cheshta,
      naisargika,
      drik,
      total,
      rupas,
      requiredRupas,
      ratio: rupas / requiredRupas,
      ishta: Math.sqrt(sthana.uchcha * motionVirupas),
      kashta: Math.sqrt((60 - sthana.uchcha) * (60 - motionVirupas)),
    }
  })
  const rank = ranks(strengths.map(({ ratio }) => ratio))
  return {
    planets: Object.fromEntries(
      SEVEN.map((planet, i) => [planet, { ...strengths[i]!, rank: rank[i]! }]),
    ) as unknown as Record<Lord, PlanetStrength>,
    lords: day && timeLords(chart, day),
  }
}

/** The ratio of the Shadbala of each of the seven to its required Shadbala. */
export const shadbalaRatios = (chart: RasiChart, day: DatedDay | null, sky: Sky): Record<Lord, number> => {
  const { planets } = shadbala(chart, day, sky)
  return Object.fromEntries(SEVEN.map((planet) => [planet, planets[planet].ratio])) as Record<Lord, number>
}
