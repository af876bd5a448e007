import { brahmaBurden } from './checks.ts'
import {
  CENTRE_MARMA,
  cellRing,
  DEVATAS,
  devataCell,
  devataRing,
  MARMAS,
  marmaPoint,
  NINE_FOLD_CELLS,
  type NineFoldCell,
  padaSide,
} from './devatas.ts'
import { cornersOf, endThirds, isTrimmed, planCentre } from './frame.ts'
import {
  areaOf,
  boxesMeet,
  centroidOf,
  clipTo,
  distance,
  minus,
  nearestEdge,
  type PlanPoint,
  planAngle,
  planBoxOf,
  type Region,
  type Ring,
  ringContains,
  signedTurn,
} from './geometry.ts'
import { doorOf } from './placement.ts'
import { type FloorPlan, type Item, inBrahma } from './plan.ts'
import type { DefectSeverity } from './remedies.ts'
import {
  BRAHMA,
  bearingFrom,
  ZONES_16,
  type Zone8,
  type Zone9,
  type Zone17,
  zone8At,
  zone16At,
  zoneAreas,
} from './zones.ts'

/** Properties of the plot that do not depend on rooms' ratings: zones, centre, marmas, devatas, cuts and shape. */

export const zoneShares = (plan: FloorPlan) => {
  const areas = zoneAreas(plan.floor, plan.centre, plan.north.angle)
  const base = [cornersOf(plan.frame.base)]
  const expected = zoneAreas(base, plan.centre, plan.north.angle)
  return ZONES_16.map((zone, index) => {
    const share = areas[index]! / plan.floorArea
    const expectedShare = expected[index]! / areaOf(base)
    const ratio = expectedShare > 1e-9 ? share / expectedShare : null
    return {
      zone,
      from: (index * 22.5 + 348.75) % 360,
      to: index * 22.5 + 11.25,
      area: areas[index]!,
      share,
      expected: expectedShare,
      ratio,
      balance: ratio !== null && ratio < 0.75 ? 'deficient' : ratio === null || ratio > 1.25 ? 'excess' : 'normal',
    } as const
  })
}

export const BRAHMA_STATUSES = ['open', 'light', 'blocked'] as const
export const brahmasthan = (plan: FloorPlan, items: readonly Item[]) => {
  const area = plan.brahma.width * plan.brahma.depth
  const frame = planBoxOf(cornersOf(plan.brahma))
  const occupants = items
    .filter(({ box }) => boxesMeet(box, frame))
    .map((item) => ({ item, part: inBrahma(item.region, plan) }))
    // An area that several items cover counts for the first of them.
    .map(({ item, part }, i, all) => {
      const before = all.slice(0, i).flatMap((other) => (other.part.length > 0 ? other.part : []))
      const rest = before.length === 0 || part.length === 0 ? part : plan.outline.clipping.difference(part, before)
      return { item, part, share: areaOf(rest) / area }
    })
    .filter(({ share }) => share > 1e-9)
  const inside = inBrahma(plan.floor, plan)
  const covered = occupants.flatMap(({ part }) => part)
  const openArea = areaOf(covered.length === 0 ? inside : plan.outline.clipping.difference(inside, covered))
  const open = openArea / area
  const burden = occupants.reduce((sum, { item, share }) => sum + share * brahmaBurden(item.type), 0)
  const hasCentralSupport = items.some(
    ({ type, region }) =>
      (type === 'pillar' || type === 'staircase' || type === 'stairs') && ringContains(region, plan.centre),
  )
  return {
    area,
    corners: cornersOf(plan.brahma),
    open,
    occupiedBy: occupants.map(({ item: { name, type }, share }) => ({ name, type, share })),
    score: Math.min(Math.max(0, 100 - burden), hasCentralSupport ? 40 : 100),
    status: BRAHMA_STATUSES[open >= 0.85 - 1e-9 ? 0 : open >= 0.5 - 1e-9 ? 1 : 2]!,
  }
}

export const marmas = (plan: FloorPlan, structures: readonly Item[]) => {
  const { base } = plan.frame
  const side = padaSide(base)
  return MARMAS.map(({ pada, devatas }, index) => {
    const point = marmaPoint(pada, base)
    const disc = planBoxOf([point])
    const isHitBy = ({ type, region, centroid, box }: Item) =>
      type === 'pillar'
        ? distance(centroid, point) <= side / 2
        : boxesMeet(box, disc, side / 16) &&
          (ringContains(region, point) || region.some((ring) => nearestEdge(ring, point).distance <= side / 16))
    return {
      index: index + 1,
      isCentre: index === CENTRE_MARMA,
      point,
      radius: side / 16,
      devatas,
      hitBy: structures.filter(isHitBy),
    }
  })
}

const floorOfCells = ({ floor, frame: { base } }: FloorPlan) =>
  Object.fromEntries(NINE_FOLD_CELLS.map((zone) => [zone, clipTo(floor, cellRing(zone, base))])) as Record<
    NineFoldCell,
    Region
  >

export const DEVATA_STATES = ['clear', 'used', 'cut'] as const
/** The missing share of its area from which a devata counts as cut; the same limit as for a nine-fold cell. */
const CUT_FROM = 0.05

export const devataRows = (plan: FloorPlan, items: readonly Item[]) => {
  const { base } = plan.frame
  const ground = floorOfCells(plan)
  const base81 = (base.width * base.depth) / 81
  return DEVATAS.map((devata) => {
    const ring = devataRing(devata, base)
    const box = planBoxOf(ring)
    const whole = devata.padas * base81
    const area = areaOf(clipTo(ground[devataCell(devata)], ring))
    const inside = area / whole
    const occupiedBy = items
      .filter((item) => boxesMeet(item.box, box) && areaOf(clipTo(item.region, ring)) > 1e-6 * whole)
      .map(({ name }) => name)
    const zone: Zone17 =
      devata.place === 'centre' ? BRAHMA : zone16At(bearingFrom(planCentre(base), plan.north.angle, centroidOf([ring])))
    return {
      devata,
      ring,
      area,
      inside,
      zone,
      occupiedBy,
      state: DEVATA_STATES[1 - inside >= CUT_FROM ? 2 : occupiedBy.length > 0 ? 1 : 0]!,
    }
  })
}

export interface CutZone {
  zone: Zone9
  kind: 'cut' | 'extension'
  /** The share of the cell for a cut, of the base for an extension. */
  share: number
  severity: DefectSeverity | null
  /** The points lost: of the cell for a cut, of the whole for an extension. */
  penalty: number
  polygon: Ring
}

// source: this project's own weighing
const CELL_WEIGHTS = { N: 1.5, NE: 3, E: 1.5, SE: 1.5, S: 1, SW: 2, W: 1, NW: 1, Brahma: 2 } as const satisfies Record<
  Zone9,
  number
>
const SLACK = 1e-9
const cutSeverity = (zone: Zone9, missing: number): DefectSeverity | null => {
  if (zone === 'Brahma') return missing > 0.1 + SLACK ? 'severe' : null
  const step = missing < 0.05 - SLACK ? 0 : missing < 0.15 - SLACK ? 1 : missing < 0.35 - SLACK ? 2 : 3
  return ([null, 'minor', 'moderate', 'severe', 'severe'] as const)[step && zone === 'NE' ? step + 1 : step]!
}
const GOOD_EXTENSIONS: readonly Zone8[] = ['N', 'NE', 'E']
const extensionSeverity = (zone: Zone8, share: number): DefectSeverity | null =>
  GOOD_EXTENSIONS.includes(zone) ? null : share < 0.05 - SLACK ? 'minor' : share < 0.15 - SLACK ? 'moderate' : 'severe'
/** The points that a cell loses; all of them if half of it is missing. */
const cutLoss = (missing: number): number => 100 * Math.min(1, missing / 0.5)
// source: this project's own weighing
const EXTENSION_LOSS = { minor: 5, moderate: 12, severe: 20 } as const satisfies Record<DefectSeverity, number>

const largestRing = (region: Region): Ring =>
  region.reduce((best, ring) => (areaOf([ring]) > areaOf([best]) ? ring : best))

/** The cuts (missing parts of cells of the base), the extensions (parts of the floor outside the base), and the score of both. */
export const cutsAndExtensions = (plan: FloorPlan): { rows: CutZone[]; score: number } => {
  const { base } = plan.frame
  const { clipping } = plan.outline
  const cell = (base.width * base.depth) / 9
  const ground = floorOfCells(plan)
  const missing = NINE_FOLD_CELLS.map((zone) => ({
    zone,
    share: Math.max(0, 1 - areaOf(ground[zone]) / cell),
  }))
  const cuts = missing.flatMap(({ zone, share }): CutZone[] => {
    const severity = cutSeverity(zone, share)
    return severity
      ? [
          {
            zone,
            kind: 'cut',
            share,
            severity,
            penalty: cutLoss(share),
            polygon: largestRing(clipping.difference([cellRing(zone, base)], ground[zone])),
          },
        ]
      : []
  })
  const extensions = (isTrimmed(plan.frame) ? clipping.partsOfDifference(plan.floor, [cornersOf(base)]) : [])
    .map((region) => ({ region, share: areaOf(region) / (base.width * base.depth) }))
    .filter(({ share }) => share > 1e-6)
    .map(({ region, share }): CutZone & { zone: Zone8 } => {
      const zone = zone8At(bearingFrom(planCentre(base), plan.north.angle, centroidOf(region)))
      const severity = extensionSeverity(zone, share)
      const penalty = severity ? EXTENSION_LOSS[severity] : 0
      return { zone, kind: 'extension', share, severity, penalty, polygon: largestRing(region) }
    })
  const weights = missing.reduce((sum, { zone }) => sum + CELL_WEIGHTS[zone], 0)
  const whole = missing.reduce((sum, { zone, share }) => sum + CELL_WEIGHTS[zone] * (100 - cutLoss(share)), 0) / weights
  const change = extensions.reduce(
    (sum, { zone, severity, penalty }) => sum + (severity ? -penalty : zone === 'NE' ? 5 : 0),
    0,
  )
  return { rows: [...cuts, ...extensions], score: Math.min(100, Math.max(0, whole + change)) }
}

/** The direction that the plan faces, by the edge with the largest main entrance; null without an entrance. */
export const frontOf = (plan: FloorPlan) => {
  const doors = [...plan.rooms, ...plan.structures].filter(({ type }) => type === 'main_entrance')
  if (doors.length === 0) return null
  const door = doors.reduce((best, next) => (next.area > best.area ? next : best))
  const {
    edge: [a, b],
  } = doorOf(door, plan, plan.north.angle)
  const along = minus(b, a)
  const outward: PlanPoint = [along[1], -along[0]]
  const bearing = planAngle(outward) - plan.north.angle
  return { facing: zone8At(bearing), bearing }
}

export const MUKHAS = ['shermukha', 'gomukha', 'even'] as const
export const plotShape = (plan: FloorPlan, front: ReturnType<typeof frontOf>) => {
  const { base, mandala, tilt } = plan.frame
  const ratio = Math.max(base.width, base.depth) / Math.min(base.width, base.depth)
  const filledShare = plan.floorArea / (mandala.width * mandala.depth)
  const mukha = front && mukhaOf(plan, front.bearing, tilt)
  const byRatio = ratio <= 1.5 + SLACK ? 100 : ratio <= 2 + SLACK ? 80 : ratio <= 2.5 + SLACK ? 50 : 20
  return { ratio, mukha, score: Math.max(0, byRatio - 40 * (1 - filledShare) - (mukha === 'shermukha' ? 15 : 0)) }
}
const mukhaOf = (plan: FloorPlan, bearing: number, tilt: number): (typeof MUKHAS)[number] => {
  const side = ((Math.round(signedTurn(bearing - tilt) / 90) % 4) + 4) % 4
  const { front, back } = endThirds(plan.floor, plan.frame.mandala, side)
  return front > 1.05 * back ? 'shermukha' : front < 0.95 * back ? 'gomukha' : 'even'
}

export const ORIENTATIONS = ['aligned', 'rotated', 'diagonal'] as const
export const orientationOf = (tilt: number) => {
  const turn = Math.abs(tilt)
  const index = turn <= 7.5 + SLACK ? 0 : turn <= 22.5 + SLACK ? 1 : 2
  return { class: ORIENTATIONS[index]!, score: [100, 70, 40][index]! }
}
