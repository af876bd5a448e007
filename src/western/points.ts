import type { Body } from '../ephemeris/bodies.ts'

/** The points of a tropical chart, in the order of every list. */
export const POINTS = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Chiron',
  'North Node',
  'South Node',
  'Lilith',
] as const
export type PointName = (typeof POINTS)[number]

/** The angles. They are directions and not bodies: they have no house, and their speed is 0 in aspects. */
export const ANGLES = ['Ascendant', 'Midheaven'] as const
export type AngleName = (typeof ANGLES)[number]

export const POINTS_AND_ANGLES = [...POINTS, ...ANGLES] as const
export type Name = PointName | AngleName

/** The seven classical planets, Sun to Saturn. */
export const CLASSICAL_PLANETS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const
export type ClassicalPlanet = (typeof CLASSICAL_PLANETS)[number]
/** The ten planets, Sun to Pluto. */
export const PLANETS = [...CLASSICAL_PLANETS, 'Uranus', 'Neptune', 'Pluto'] as const
export type Planet = (typeof PLANETS)[number]

/** The bodies of transits. The South Node is left out, because it is always opposite the North Node. */
export const TRANSITING_BODIES = [...PLANETS, 'Chiron', 'North Node'] as const
export type TransitingBody = (typeof TRANSITING_BODIES)[number]

/** Bodies that can transit on request. */
export const FURTHER_TRANSITING = [
  'Lilith',
  'Ceres',
  'Pallas',
  'Juno',
  'Vesta',
  'Mean North Node',
  'True Lilith',
] as const
export type AnyTransitingBody = TransitingBody | (typeof FURTHER_TRANSITING)[number]

/** The ephemeris body of each point. The South Node is the antipode of the osculating North Node; Lilith is the mean apogee. */
export const BODY_OF = {
  Sun: 'Sun',
  Moon: 'Moon',
  Mercury: 'Mercury',
  Venus: 'Venus',
  Mars: 'Mars',
  Jupiter: 'Jupiter',
  Saturn: 'Saturn',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluto',
  Chiron: 'Chiron',
  'North Node': 'TrueNode',
  'South Node': 'TrueNode',
  Lilith: 'MeanLilith',
} as const satisfies Record<PointName, Body>

export const SYMBOLS = {
  Sun: '☉',
  Moon: '☽',
  Mercury: '☿',
  Venus: '♀',
  Mars: '♂',
  Jupiter: '♃',
  Saturn: '♄',
  Uranus: '♅',
  Neptune: '♆',
  Pluto: '♇',
  Chiron: '⚷',
  'North Node': '☊',
  'South Node': '☋',
  Lilith: '⚸',
  Ascendant: 'AC',
  Midheaven: 'MC',
} as const satisfies Record<Name, string>

/** The ephemeris body of anything that transits. */
export const bodyOfTransit = (name: AnyTransitingBody): Body =>
  name === 'Mean North Node'
    ? 'MeanNode'
    : name === 'True Lilith'
      ? 'TrueLilith'
      : name in BODY_OF
        ? BODY_OF[name as PointName]
        : (name as 'Ceres' | 'Pallas' | 'Juno' | 'Vesta')

// source: this project's own words for the traditional significations
export const KEYWORDS = {
  Sun: 'identity and purpose',
  Moon: 'feeling and need',
  Mercury: 'thought and speech',
  Venus: 'love and value',
  Mars: 'drive and conflict',
  Jupiter: 'growth and trust',
  Saturn: 'limit and duty',
  Uranus: 'change and freedom',
  Neptune: 'dream and dissolving',
  Pluto: 'power and renewal',
  Chiron: 'wound and healing',
  'North Node': 'the path ahead',
  'South Node': 'old habit',
  Lilith: 'raw instinct',
  Ascendant: 'manner and body',
  Midheaven: 'vocation and standing',
} as const satisfies Record<Name, string>

const ORDER = Object.fromEntries(POINTS_AND_ANGLES.map((name, index) => [name, index])) as Record<Name, number>
/** The index of a point in the order of points, angles last. */
export const orderOf = (name: Name): number => ORDER[name]
