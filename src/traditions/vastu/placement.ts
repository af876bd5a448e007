import { type EntrancePada, entranceAt } from './entrances.ts'
import { cornersOf } from './frame.ts'
import { areaOf, minus, nearestEdge, normaliseDegrees, type PlanPoint, planAngle, ringContains } from './geometry.ts'
import { type FloorPlan, type Item, inBrahma } from './plan.ts'
import {
  FIXTURE_RATINGS,
  type FixtureType,
  LETTER_VALUES,
  letterOf,
  type PlacementRating,
  placementRating,
  ratingsOf,
  type ZoneLetters,
} from './ratings.ts'
import { BRAHMA, bearingFrom, ZONES_16, type Zone9, type Zone17, zone8At, zone16At, zoneAreas } from './zones.ts'

export interface ZoneShare {
  zone: Zone17
  /** The share of the item's area, 0 to 1. */
  share: number
}

/** An item with its zones and its score. */
export interface PlacedRoom {
  item: Item
  zone8: Zone9
  zone16: Zone17
  shares: ZoneShare[]
  /** 0 to 100; null for an item that is not scored by its place. */
  score: number | null
  rating: PlacementRating | null
  /** True if the rating changes within the uncertainty of north. */
  sensitive: boolean
  entrance: EntrancePada | null
}

const isInBrahma = (p: PlanPoint, { brahma }: FloorPlan): boolean => ringContains([cornersOf(brahma)], p)

/** The shares of an item in the sixteen zones without the Brahma rectangle, and in the Brahma rectangle. */
const sharesOf = (item: Item, plan: FloorPlan, north: number): ZoneShare[] => {
  if (item.area === 0) {
    const zone = isInBrahma(item.centroid, plan) ? BRAHMA : zone16At(bearingFrom(plan.centre, north, item.centroid))
    return [{ zone, share: 1 }]
  }
  const middle = inBrahma(item.region, plan)
  const around = zoneAreas(item.region, plan.centre, north)
  const within = middle.length === 0 ? null : zoneAreas(middle, plan.centre, north)
  const shares: ZoneShare[] = ZONES_16.map((zone, index) => ({
    zone,
    share: (around[index]! - (within?.[index] ?? 0)) / item.area,
  }))
  const central: ZoneShare = { zone: BRAHMA, share: areaOf(middle) / item.area }
  return [...shares, central].filter(({ share }) => share > 1e-9)
}

/** The entrance pada of a door, by the bearing from the centre to the point of the boundary nearest to the door. */
export const doorOf = (item: Item, { outline, centre }: FloorPlan, north: number) => {
  const { edge, foot } = nearestEdge(outline.ring, item.centroid)
  const bearing = bearingFrom(centre, north, foot)
  return { edge, bearing, pada: entranceAt(bearing) }
}

const scoreOf = (shares: readonly ZoneShare[], letters: ZoneLetters): number =>
  shares.reduce((sum, { zone, share }) => sum + share * LETTER_VALUES[letters[zone]], 0)

/** The ratings of an item by zone; null for an item without a type or without area on the floor. */
const lettersOf = ({ type, area }: Item): ZoneLetters | null => (type === null || area === 0 ? null : ratingsOf(type))

/** The score of an item as a function of the plan angle of north; null for an item that is not scored by its place. */
const scorer = (item: Item, plan: FloorPlan): ((north: number) => number) | null => {
  if (item.type === 'main_entrance') {
    const { foot } = nearestEdge(plan.outline.ring, item.centroid)
    return (north) => LETTER_VALUES[entranceAt(bearingFrom(plan.centre, north, foot)).rating]
  }
  const letters = lettersOf(item)
  return letters && ((north) => scoreOf(sharesOf(item, plan, north), letters))
}

/** True if the rating differs at either end of the uncertainty of north. */
const isSensitive = ({ north }: FloorPlan, score: number, scoreAt: (north: number) => number): boolean => {
  if (north.uncertainty === 0) return false
  const letter = letterOf(score)
  return [-1, 1].some((side) => letterOf(scoreAt(north.angle + side * north.uncertainty)) !== letter)
}

export const placeRoom = (item: Item, plan: FloorPlan): PlacedRoom => {
  const { angle } = plan.north
  const shares = sharesOf(item, plan, angle)
  const scoreAt = scorer(item, plan)
  const letters = lettersOf(item)
  const score = letters ? scoreOf(shares, letters) : (scoreAt?.(angle) ?? null)
  const bearing = bearingFrom(plan.centre, angle, item.centroid)
  const isCentral = isInBrahma(item.centroid, plan)
  return {
    item,
    zone8: isCentral ? BRAHMA : zone8At(bearing),
    zone16: isCentral ? BRAHMA : zone16At(bearing),
    shares,
    score,
    rating: score === null ? null : placementRating(score),
    sensitive: score !== null && isSensitive(plan, score, scoreAt!),
    entrance: item.type === 'main_entrance' ? doorOf(item, plan, angle).pada : null,
  }
}

export interface PlacedFixture {
  name: string
  type: FixtureType
  position: PlanPoint
  quarter: 'N' | 'E' | 'S' | 'W'
  zone16: Zone17
  score: number
  sensitive: boolean
}
const QUARTERS = ['N', 'E', 'S', 'W'] as const
const quarterAt = (bearing: number) => QUARTERS[Math.floor((normaliseDegrees(bearing + 1e-9) + 45) / 90) % 4]!

export const placeFixture = (
  { name, type, position, toward }: FloorPlan['fixtures'][number],
  plan: FloorPlan,
): PlacedFixture => {
  const scoreAt = (north: number) =>
    LETTER_VALUES[FIXTURE_RATINGS[type][quarterAt(planAngle(minus(toward, position)) - north)]]
  const { angle } = plan.north
  return {
    name: name ?? type,
    type,
    position,
    quarter: quarterAt(planAngle(minus(toward, position)) - angle),
    zone16: isInBrahma(position, plan) ? BRAHMA : zone16At(bearingFrom(plan.centre, angle, position)),
    score: scoreAt(angle),
    sensitive: isSensitive(plan, scoreAt(angle), scoreAt),
  }
}
