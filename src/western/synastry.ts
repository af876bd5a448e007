import { signOf } from '../zodiac/signs.ts'
import {
  type AspectName,
  type AspectPoint,
  aspectsBetween,
  type Contact,
  contactOf,
  effectiveNature,
  MAJOR_ASPECTS,
  type OrbModel,
  orbsFor,
} from './aspects.ts'
import { pointsAndAngles, type TropicalChart } from './chart.ts'
import { houseOf } from './houses.ts'
import type { Name, PointName } from './points.ts'
import { modeOf } from './signs.ts'

/** Aspects between the points and angles of two charts, closest first. */
export const interAspects = (
  a: TropicalChart,
  b: TropicalChart,
  model: OrbModel = orbsFor('synastry'),
): Contact<AspectPoint>[] => aspectsBetween(pointsAndAngles(a), pointsAndAngles(b), model)

export const DISCEPOLO_RULES = [
  'same_modality',
  'sun_sun',
  'sun_moon',
  'sun_ascendant',
  'moon_ascendant',
  'venus_mars',
] as const
export type DiscepoloRule = (typeof DISCEPOLO_RULES)[number]

export interface DiscepoloRow {
  rule: DiscepoloRule
  a: Name
  b: Name
  aspect: AspectName | null
  points: number
}

// source: Ciro Discepolo's score as kerykeion publishes it (RelationshipScoreFactory)
const DISCEPOLO_ORBS: Partial<Record<AspectName, number>> = {
  conjunction: 8,
  sextile: 4,
  square: 5,
  trine: 7,
  opposition: 8,
}
const DISCEPOLO_MODEL: OrbModel = {
  aspects: MAJOR_ASPECTS,
  widest: Math.max(...Object.values(DISCEPOLO_ORBS)),
  allowed: (aspect) => DISCEPOLO_ORBS[aspect]!,
}
/** Within this orb (degrees) a strong aspect counts 11 points, beyond it 8. */
const CLOSE = 2
const PAIRS: Record<
  Exclude<DiscepoloRule, 'same_modality'>,
  { pair: readonly [Name, Name]; strong: readonly AspectName[] }
> = {
  sun_sun: { pair: ['Sun', 'Sun'], strong: ['conjunction', 'opposition', 'square'] },
  sun_moon: { pair: ['Sun', 'Moon'], strong: ['conjunction'] },
  sun_ascendant: { pair: ['Sun', 'Ascendant'], strong: [] },
  moon_ascendant: { pair: ['Moon', 'Ascendant'], strong: [] },
  venus_mars: { pair: ['Venus', 'Mars'], strong: [] },
}

export const SYNASTRY_BANDS = [
  'minimal',
  'medium',
  'important',
  'very important',
  'exceptional',
  'rare exceptional',
] as const
// source: Ciro Discepolo's bands as kerykeion publishes them
const BAND_LIMITS = [5, 10, 15, 20, 30] as const
export const synastryBand = (score: number) => SYNASTRY_BANDS[BAND_LIMITS.filter((limit) => score >= limit).length]!

/** The rows of Discepolo's score. The two directions of a pair are separate rows. */
export const discepolo = (a: TropicalChart, b: TropicalChart): DiscepoloRow[] => {
  const [pointsA, pointsB] = [pointsAndAngles(a), pointsAndAngles(b)]
  const find = (points: readonly AspectPoint[], name: Name) => points.find((point) => point.name === name)!
  const modes = [a, b].map(({ point }) => modeOf(signOf(point.Sun.longitude)))
  const rows: DiscepoloRow[] =
    modes[0] === modes[1] ? [{ rule: 'same_modality', a: 'Sun', b: 'Sun', aspect: null, points: 5 }] : []
  for (const [
    rule,
    {
      pair: [first, second],
      strong,
    },
  ] of Object.entries(PAIRS) as [keyof typeof PAIRS, (typeof PAIRS)['sun_sun']][])
    for (const [nameA, nameB] of first === second
      ? [[first, second]]
      : [
          [first, second],
          [second, first],
        ]) {
      const contact = contactOf(find(pointsA, nameA!), find(pointsB, nameB!), DISCEPOLO_MODEL)
      if (!contact) continue
      const { aspect, orb } = contact
      const points = strong.includes(aspect) ? (orb <= CLOSE ? 11 : 8) : 4
      rows.push({ rule, a: nameA!, b: nameB!, aspect, points })
    }
  return rows
}

const PERSONAL = new Set<Name>(['Sun', 'Moon', 'Ascendant', 'Venus', 'Mars'])
/** The weight of an aspect: 1 for an exact one, 0 at its maximum orb; doubled for the luminaries, Venus, Mars or the Ascendant. */
export const aspectWeight = ({ a, b, orb, allowed }: Contact<AspectPoint>): number =>
  (1 - orb / allowed) * (PERSONAL.has(a.name) || PERSONAL.has(b.name) ? 2 : 1)

/** Sums of weights by effective nature. */
export const harmony = (contacts: readonly Contact<AspectPoint>[]) => {
  const sum = (kind: string) =>
    contacts
      .filter((contact) => effectiveNature(contact) === kind)
      .reduce((total, contact) => total + aspectWeight(contact), 0)
  return { harmonious: sum('harmonious'), challenging: sum('challenging') }
}

/** The harmonious share of the total weight, percent; null if there is none. */
export const harmonyPercentage = (contacts: readonly Contact<AspectPoint>[]): number | null => {
  const { harmonious, challenging } = harmony(contacts)
  const totalWeight = harmonious + challenging
  return totalWeight === 0 ? null : Math.floor((100 * harmonious) / totalWeight + 0.5)
}

export interface Overlay {
  planet: PointName
  house: number
}
/** The points of one chart in the houses of another; empty if the host has no houses. */
export const overlays = (guest: TropicalChart, host: TropicalChart): Overlay[] =>
  guest.points.flatMap(({ name, longitude }) => {
    const house = houseOf(longitude, host.houses)
    return house === null ? [] : [{ planet: name, house }]
  })

export const THEMES = [
  'attraction',
  'emotion',
  'communication',
  'values',
  'conflict',
  'commitment',
  'growth',
  'home',
] as const
export type SynastryTheme = (typeof THEMES)[number]

// source: common Western practice, as the contract lists it
const THEME_PAIRS: Record<SynastryTheme, readonly (readonly [Name, Name])[]> = {
  attraction: [
    ['Venus', 'Mars'],
    ['Mars', 'Mars'],
    ['Venus', 'Venus'],
    ['Sun', 'Venus'],
  ],
  emotion: [
    ['Moon', 'Moon'],
    ['Sun', 'Moon'],
    ['Moon', 'Venus'],
  ],
  communication: [
    ['Mercury', 'Mercury'],
    ['Mercury', 'Moon'],
    ['Mercury', 'Sun'],
  ],
  values: [
    ['Venus', 'Jupiter'],
    ['Venus', 'Saturn'],
    ['Sun', 'Sun'],
  ],
  conflict: [
    ['Mars', 'Saturn'],
    ['Mars', 'Pluto'],
    ['Mars', 'Uranus'],
    ['Sun', 'Mars'],
  ],
  commitment: [
    ['Saturn', 'Sun'],
    ['Saturn', 'Moon'],
    ['Saturn', 'Venus'],
    ['Saturn', 'Ascendant'],
  ],
  growth: [
    ['Jupiter', 'Sun'],
    ['Jupiter', 'Moon'],
    ['North Node', 'Sun'],
    ['North Node', 'Moon'],
  ],
  home: [
    ['Moon', 'Saturn'],
    ['Moon', 'Ascendant'],
    ['Moon', 'Midheaven'],
  ],
}

/** The aspects between two charts that belong to a theme, in either direction. */
export const contactsOfTheme = (
  theme: SynastryTheme,
  contacts: readonly Contact<AspectPoint>[],
): Contact<AspectPoint>[] =>
  contacts.filter(({ a, b }) =>
    THEME_PAIRS[theme].some(
      ([first, second]) => (a.name === first && b.name === second) || (a.name === second && b.name === first),
    ),
  )

/** The score of a theme: 0 if all weight is challenging, 100 if all is harmonious, 50 without aspects. */
export const themeScore = (contacts: readonly Contact<AspectPoint>[]): number => {
  const { harmonious, challenging } = harmony(contacts)
  const totalWeight = harmonious + challenging
  return totalWeight === 0 ? 50 : Math.floor(50 + (50 * (harmonious - challenging)) / totalWeight + 0.5)
}
