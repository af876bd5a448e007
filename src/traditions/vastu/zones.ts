import { areaOf, minus, normaliseDegrees, type PlanPoint, planAngle, type Region, sectorsOf } from './geometry.ts'

/** The zones clockwise from north. Each zone is centred on its direction. */
// biome-ignore format: a compass in quarters
export const ZONES_16 = [
  'N', 'NNE', 'NE', 'ENE',
  'E', 'ESE', 'SE', 'SSE',
  'S', 'SSW', 'SW', 'WSW',
  'W', 'WNW', 'NW', 'NNW',
] as const
export const ZONES_8 = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Zone16 = (typeof ZONES_16)[number]
export type Zone8 = (typeof ZONES_8)[number]
export const BRAHMA = 'Brahma'
export const ZONES_17 = [...ZONES_16, BRAHMA] as const
export type Zone17 = (typeof ZONES_17)[number]
export const ZONES_9 = [...ZONES_8, BRAHMA] as const
export type Zone9 = (typeof ZONES_9)[number]

export const COMPASS = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
  Brahma: 'centre',
} as const satisfies Record<Zone9, string>

/** The sector of a bearing, lower bound included. 1e-9 degree is added against rounding errors at exact bounds. */
const sector = (bearing: number, count: number): number =>
  Math.floor((normaliseDegrees(bearing + 1e-9) * count) / 360 + 0.5) % count
export const zone16At = (bearing: number): Zone16 => ZONES_16[sector(bearing, 16)]!
export const zone8At = (bearing: number): Zone8 => ZONES_8[sector(bearing, 8)]!
/** The zone of eight for a zone of sixteen. A zone between two of them belongs to the next one clockwise. */
export const zone8Of = (zone: Zone17): Zone9 =>
  zone === BRAHMA ? BRAHMA : ZONES_8[Math.ceil(ZONES_16.indexOf(zone) / 2) % 8]!

/** The bearing of a point from the centre, degrees from true north; `north`: the plan angle of true north. */
export const bearingFrom = (centre: PlanPoint, north: number, p: PlanPoint): number =>
  normaliseDegrees(planAngle(minus(p, centre)) - north)

/** The parts of a region in the zones, or in the 32 entrance padas in the order of `ENTRANCES`. */
export const zonesOf = (region: Region, centre: PlanPoint, north: number, count: 8 | 16 | 32 = 16): Region[] =>
  sectorsOf(region, centre, count === 32 ? north + 45 : north - 180 / count, count)

export const zoneAreas = (region: Region, centre: PlanPoint, north: number): number[] =>
  zonesOf(region, centre, north).map(areaOf)

export const ZONE_ELEMENTS = ['water', 'air', 'fire', 'earth', 'space'] as const
export type VastuElement = (typeof ZONE_ELEMENTS)[number]

interface Zone16Row {
  attribute: string
  element: VastuElement
  favourable: readonly string[]
  adverse: readonly string[]
}
const row = (attribute: string, element: VastuElement, favourable: string, adverse: string): Zone16Row => ({
  attribute,
  element,
  favourable: favourable.split(', '),
  adverse: adverse.split(', '),
})
/** The attributes of the sixteen zones. Source: present sixteen-zone practice. */
export const ZONE_16_TABLE = {
  N: row('opportunity, money', 'water', 'blue, green-blue', 'red, yellow'),
  NNE: row('health, immunity', 'water', 'blue, light green', 'red, yellow'),
  NE: row('clarity, wisdom, devotion', 'water', 'white, light blue', 'red, dark yellow'),
  ENE: row('recreation, freshness', 'air', 'green, light blue', 'red, grey'),
  E: row('social ties, beginnings', 'air', 'green, brown', 'white, metallic'),
  ESE: row('churning, analysis, anxiety', 'air', 'green, cream', 'black, blue'),
  SE: row('fire, cash flow, energy', 'fire', 'red, orange, pink', 'blue, black'),
  SSE: row('strength, confidence', 'fire', 'red, orange', 'blue, black'),
  S: row('fame, rest', 'fire', 'red, violet', 'blue, black'),
  SSW: row('disposal, outgo', 'earth', 'cream, beige', 'green, red'),
  SW: row('relationship, skill, stability', 'earth', 'yellow, beige', 'green, red'),
  WSW: row('study, savings', 'earth', 'yellow, white', 'green, red'),
  W: row('gains, fulfilment', 'space', 'white, grey', 'red, green'),
  WNW: row('release, detachment', 'space', 'white, cream', 'red, green'),
  NW: row('support, movement', 'space', 'white, silver', 'red, green'),
  NNW: row('attraction', 'water', 'white, light blue', 'red, yellow'),
} as const satisfies Record<Zone16, Zone16Row>

/**
 * The attributes of the eight directions. Source: dikpalas and planets after Brihat Samhita 53 and Mayamata 7 (unverified: from memory);
 * metals after present practice.
 */
export const ZONE_8_TABLE = {
  N: { dikpala: 'Kubera', planet: 'Mercury', element: 'water', metal: 'aluminium' },
  NE: { dikpala: 'Ishana', planet: 'Jupiter', element: 'water', metal: 'brass' },
  E: { dikpala: 'Indra', planet: 'Sun', element: 'air', metal: 'steel' },
  SE: { dikpala: 'Agni', planet: 'Venus', element: 'fire', metal: 'copper' },
  S: { dikpala: 'Yama', planet: 'Mars', element: 'fire', metal: 'copper' },
  SW: { dikpala: 'Nirriti', planet: 'Rahu', element: 'earth', metal: 'brass' },
  W: { dikpala: 'Varuna', planet: 'Saturn', element: 'space', metal: 'iron' },
  NW: { dikpala: 'Vayu', planet: 'Moon', element: 'air', metal: 'iron' },
} as const satisfies Record<Zone8, { dikpala: string; planet: string; element: VastuElement; metal: string }>

/** The element of a zone. The centre has space, which contains the other four. */
export const elementOfZone = (zone: Zone17): VastuElement => (zone === BRAHMA ? 'space' : ZONE_16_TABLE[zone].element)
