import { maybeTerm, nullable, oneOf, rows, t } from '../../schema.ts'
import {
  assessment,
  CHECK_STATUSES,
  SCORE_STATUSES,
  SCORING_METHOD,
  type VastuAssessment,
} from '../../traditions/vastu/assessment.ts'
import { CATEGORIES, CHECKS, THRESHOLD_PCT } from '../../traditions/vastu/checks.ts'
import { cornersOf, planCentre } from '../../traditions/vastu/frame.ts'
import { planBoxOf } from '../../traditions/vastu/geometry.ts'
import { BRAHMA_STATUSES, DEVATA_STATES, ORIENTATIONS } from '../../traditions/vastu/grounds.ts'
import { outlineShape, SHAPES } from '../../traditions/vastu/outline.ts'
import type { PlacedRoom } from '../../traditions/vastu/placement.ts'
import type { FloorPlan } from '../../traditions/vastu/plan.ts'
import { RATING_WORDS, ROOM_TYPES, STRUCTURE_TYPES } from '../../traditions/vastu/ratings.ts'
import { DEFECT_SEVERITIES, DISCLAIMER } from '../../traditions/vastu/remedies.ts'
import {
  COMPASS,
  ZONE_16_TABLE,
  ZONE_ELEMENTS,
  ZONES_8,
  ZONES_9,
  ZONES_16,
  ZONES_17,
} from '../../traditions/vastu/zones.ts'
import { capability } from '../capability.ts'
import { AyadiObject, ayadiFor, ayadiObject, readAyadi } from './parts/ayadi-shape.ts'
import {
  Coordinate,
  Coordinates,
  examplePlan,
  NorthObject,
  northObject,
  Percent,
  PlanScore,
  percents,
  planInput,
  pointOf,
  readPlan,
  ringOf,
  rounded,
  wholeScore,
} from './parts/plan-input.ts'
import { MantraObject, RemedyObject, remedyObject, SacredObject } from './parts/remedy-shapes.ts'

const ItemType = nullable(oneOf([...new Set([...ROOM_TYPES, ...STRUCTURE_TYPES])] as [string, ...string[]]))
const placedFields = {
  name: t.String(),
  type: ItemType,
  area: t.Number(),
  centroid: Coordinates,
  zone_8: oneOf(ZONES_9, { $id: 'Zone8', description: 'One of eight zones, or the middle.' }),
  zone_16: oneOf(ZONES_17, { $id: 'Zone16', description: 'One of sixteen zones, or the middle.' }),
  zones: t.Array(
    t.Object({
      zone: oneOf(ZONES_17, { $id: 'Zone16', description: 'One of sixteen zones, or the middle.' }),
      share_pct: Percent,
    }),
  ),
  rating: nullable(oneOf(RATING_WORDS)),
  score: nullable(PlanScore),
  sensitive: t.Boolean(),
  message: t.String(),
}

const messageOf = ({ item, entrance, rating, zone16, sensitive }: PlacedRoom): string => {
  const location = zone16 === 'Brahma' ? 'at the centre' : `in ${zone16}`
  const unsure = sensitive ? ' Another rating is possible within the uncertainty of north.' : ''
  if (entrance) return `Opens in pada ${entrance.code}, ${entrance.devata}: ${entrance.result}.${unsure}`
  if (rating === null)
    return item.type === null
      ? `Stands ${location}; send a type to have it rated.`
      : `Stands ${location}; rated only at the centre and on marmas.`
  return `${rating[0]!.toUpperCase()}${rating.slice(1)} ${location}.${unsure}`
}
const placedObject = (row: PlacedRoom, square: number) => ({
  name: row.item.name,
  type: row.item.type,
  area: rounded(row.item.area * square),
  centroid: pointOf(row.item.centroid),
  zone_8: row.zone8,
  zone_16: row.zone16,
  zones: row.shares.map(({ zone, share }) => ({ zone, share_pct: percents(share) })),
  rating: row.rating,
  score: row.score === null ? null : wholeScore(row.score),
  sensitive: row.sensitive,
  message: messageOf(row),
})

const plotOf = (plan: FloorPlan, front: VastuAssessment['front'], metres: number) => {
  const { base, mandala } = plan.frame
  const box = planBoxOf(plan.outline.ring)
  return {
    area: rounded(plan.floorArea * metres ** 2),
    perimeter: rounded(plan.outline.perimeter * metres),
    unit: plan.metres === null ? ('plan' as const) : ('m' as const),
    centre: pointOf(plan.centre),
    bounding_box: { min: pointOf(box.min), max: pointOf(box.max) },
    base_rectangle: {
      corners: ringOf(cornersOf(base)),
      width: rounded(base.width * metres),
      depth: rounded(base.depth * metres),
      ratio: rounded(Math.max(base.width, base.depth) / Math.min(base.width, base.depth)),
    },
    shape: outlineShape(plan.outline.ring, mandala),
    facing: front?.facing ?? null,
  }
}

const missingOf = (plan: FloorPlan, { checks }: VastuAssessment): string[] => [
  ...(plan.north.status === 'unverified' ? ['north'] : []),
  ...(plan.north.status === 'uncorrected' ? ['site'] : []),
  ...(plan.metres === null ? ['scale'] : []),
  ...checks.filter(({ score }) => score === null).map(({ id }) => id),
]
const explanationOf = ({ coverage, status, assessed }: VastuAssessment): string =>
  status === 'insufficient'
    ? `Only ${rounded(coverage, 1)} percent of the weight could be assessed; ${THRESHOLD_PCT} percent are needed for an overall score. Send the rooms and fixtures named in missing.`
    : `The mean of ${assessed.length} checks by their weight, which cover ${rounded(coverage, 1)} percent of the whole. What was not sent was not judged.`

const ORIENTATION_TEXTS = {
  aligned: 'The walls follow the cardinal directions.',
  rotated: 'The walls stand somewhat off the cardinal directions.',
  diagonal: 'The walls run along the diagonals (vidik); the corners face the cardinal directions.',
} as const satisfies Record<(typeof ORIENTATIONS)[number], string>

export default capability({
  slug: 'vastu-analyse',
  title: 'Vastu analysis',
  summary:
    'A floor plan measured against the zones, the mandala of 81 padas and the rules of Vastu, with scores, defects and remedies.',
  keywords: 'check vastu house flat home floor plan door kitchen bedroom direction',
  weight: 'heavy',
  status: 'beta',
  varies: true,
  method: `Polygons are cleaned and clipped exactly (Clipper2). Zones are wedges of true bearings from the centre; the grid is the smallest rectangle around the outline without protruding parts. Rooms have the mean of their zones' ratings by area, doors the rating of their pada of 32 (Brihat Samhita 53). Devatas follow the Paramasayika mandala (Manasara 7, Mayamata 7), marmas Brihat Samhita 53.63. The overall score is the weighted mean of the assessed parts, and null below ${THRESHOLD_PCT} percent of the weight. ${DISCLAIMER}`,
  input: planInput(),
  data: t.Object({
    overall_score: nullable(PlanScore),
    score_status: oneOf(SCORE_STATUSES),
    score_basis: t.Object({
      coverage_pct: Percent,
      checks_assessed: t.Integer(),
      checks_not_assessed: t.Integer(),
      missing: t.Array(t.String()),
      threshold_pct: t.Number(),
      explanation: t.String(),
    }),
    defect_count: t.Integer(),
    severe_defect_count: t.Integer(),
    scoring_method: t.String(),
    north: NorthObject,
    plot: t.Object({
      area: t.Number(),
      perimeter: t.Number(),
      unit: oneOf(['m', 'plan'], { description: 'Metres, or plan units without a scale.' }),
      centre: Coordinates,
      bounding_box: t.Object({ min: Coordinates, max: Coordinates }),
      base_rectangle: t.Object({
        corners: t.Array(Coordinates, { description: 'Corners, clockwise from grid north-west.' }),
        width: t.Number(),
        depth: t.Number(),
        ratio: t.Number(),
      }),
      shape: oneOf(SHAPES),
      facing: nullable(oneOf(ZONES_8, { $id: 'Direction8', description: 'One of eight directions.' })),
    }),
    category_scores: t.Array(
      t.Object({
        category: oneOf(CATEGORIES),
        score: nullable(PlanScore),
        weight: t.Integer(),
        assessed: t.Boolean(),
      }),
    ),
    zones: rows(
      t.Object({
        zone: oneOf(ZONES_16, { $id: 'Direction16', description: 'One of sixteen directions.' }),
        from_bearing: t.Number(),
        to_bearing: t.Number(),
        area: t.Number(),
        share_pct: Percent,
        expected_pct: Percent,
        ratio: nullable(t.Number()),
        balance: oneOf(['deficient', 'normal', 'excess']),
        element: oneOf(ZONE_ELEMENTS),
        attribute: t.String(),
        rooms: t.Array(t.Object({ name: t.String(), share_pct: Percent })),
      }),
      16,
    ),
    rooms: t.Array(t.Object(placedFields)),
    structures: t.Array(
      t.Object({ ...placedFields, marma_hits: t.Array(t.Integer({ description: 'Index of the marma.' })) }),
    ),
    brahmasthan: t.Object({
      centre: Coordinates,
      corners: Coordinate,
      area: t.Number(),
      open_pct: Percent,
      occupied_by: t.Array(t.Object({ name: t.String(), type: ItemType, share_pct: Percent })),
      score: PlanScore,
      status: oneOf(BRAHMA_STATUSES),
    }),
    marma: rows(
      t.Object({
        index: t.Integer({ minimum: 1, maximum: 9 }),
        point: Coordinates,
        devatas: t.Array(maybeTerm(['VastuDevata']), {
          description: 'Devatas at the ends of the diagonals that cross in the marma.',
        }),
        hit_by: t.Array(t.String()),
      }),
      9,
    ),
    devatas: rows(
      t.Object({
        name: maybeTerm(['VastuDevata']),
        ring: oneOf(['outer', 'inner', 'centre']),
        padas: t.Integer(),
        area: t.Number({ description: 'Floor area in the field of the deity, square plan units.' }),
        inside_pct: Percent,
        zone_16: oneOf(ZONES_17, { $id: 'Zone16', description: 'One of sixteen zones, or the middle.' }),
        occupied_by: t.Array(t.String()),
        state: oneOf(DEVATA_STATES),
      }),
      45,
    ),
    cut_zones: t.Array(
      t.Object({
        zone: oneOf(ZONES_9, { $id: 'Zone8', description: 'One of eight zones, or the middle.' }),
        kind: oneOf(['cut', 'extension']),
        share_pct: t.Number({
          description: 'Size in percent: of the zone (a ninth of the plan) for a cut, of the base for an extension.',
        }),
        severity: nullable(oneOf(DEFECT_SEVERITIES, { description: 'Severity; null for an extension rated good.' })),
        polygon: Coordinate,
      }),
    ),
    defects: t.Array(
      t.Object({
        id: t.String(),
        category: oneOf(CATEGORIES),
        severity: oneOf(DEFECT_SEVERITIES),
        zone: maybeTerm(['CompassCode']),
        subject: t.String(),
        message: t.String(),
        effect: t.String(),
        penalty: t.Number({ description: 'Points lost in the check.' }),
        sensitive: t.Boolean(),
        remedies: t.Array(t.String({ description: 'Ids in remedies.' })),
      }),
    ),
    remedies: t.Array(RemedyObject),
    sacred_objects: t.Array(SacredObject),
    mantras: t.Array(MantraObject),
    checklist: rows(
      t.Object({
        id: oneOf(CHECKS.map(({ id }) => id) as unknown as [string, ...string[]]),
        label: t.String(),
        status: oneOf(CHECK_STATUSES),
        score: nullable(PlanScore),
      }),
      CHECKS.length,
    ),
    orientation: t.Object({
      tilt_degrees: t.Number({ description: 'Angle from true north to grid north, clockwise.' }),
      class: oneOf(ORIENTATIONS),
      facing: nullable(oneOf(ZONES_8, { $id: 'Direction8', description: 'One of eight directions.' })),
      text: t.String(),
    }),
    ayadi: nullable(AyadiObject),
    duplicates_merged: t.Integer(),
    shape_warnings: t.Array(t.String()),
  }),
  example: examplePlan,
}).compute((input, world) => {
  const plan = readPlan(input, world)
  const basis = input.ayadi ? readAyadi(input.ayadi, 'ayadi.') : null
  const { metres } = plan
  const perimeter = metres === null ? null : plan.outline.perimeter * metres
  if (basis && perimeter === null)
    world.warn('ignored_input', '`ayadi` needs `units` or `scale`; it is null and does not affect the score.')
  const reckoned = basis && perimeter !== null ? { basis, perimeter } : null
  const match = assessment(plan, reckoned && ayadiFor(reckoned.basis, reckoned.perimeter))
  const unit = metres ?? 1
  const square = unit ** 2
  return {
    overall_score: match.overall === null ? null : wholeScore(match.overall),
    score_status: match.status,
    score_basis: {
      coverage_pct: rounded(match.coverage, 2),
      checks_assessed: match.assessed.length,
      checks_not_assessed: CHECKS.length - match.assessed.length,
      missing: missingOf(plan, match),
      threshold_pct: THRESHOLD_PCT,
      explanation: explanationOf(match),
    },
    defect_count: match.defects.length,
    severe_defect_count: match.defects.filter(({ severity }) => severity === 'severe').length,
    scoring_method: SCORING_METHOD,
    north: northObject(plan.north),
    plot: plotOf(plan, match.front, unit),
    category_scores: match.categories.map((row) => ({
      ...row,
      score: row.score === null ? null : wholeScore(row.score),
    })),
    zones: match.zones.map((row) => ({
      zone: row.zone,
      from_bearing: row.from,
      to_bearing: row.to,
      area: rounded(row.area * square),
      share_pct: percents(row.share),
      expected_pct: percents(row.expected),
      ratio: row.ratio === null ? null : rounded(row.ratio),
      balance: row.balance,
      element: ZONE_16_TABLE[row.zone].element,
      attribute: ZONE_16_TABLE[row.zone].attribute,
      rooms: row.rooms.map(({ name, share }) => ({ name, share_pct: percents(share) })),
    })),
    rooms: match.rooms.map((row) => placedObject(row, square)),
    structures: match.structures.map((row) => ({
      ...placedObject(row, square),
      marma_hits: match.marmas.filter(({ hitBy }) => hitBy.includes(row.item)).map(({ index }) => index),
    })),
    brahmasthan: {
      centre: pointOf(planCentre(plan.brahma)),
      corners: ringOf(match.centre.corners),
      area: rounded(match.centre.area * square),
      open_pct: percents(match.centre.open),
      occupied_by: match.centre.occupiedBy.map(({ name, type, share }) => ({ name, type, share_pct: percents(share) })),
      score: wholeScore(match.centre.score),
      status: match.centre.status,
    },
    marma: match.marmas.map(({ index, point, devatas, hitBy }) => ({
      index,
      point: pointOf(point),
      devatas,
      hit_by: hitBy.map(({ name }) => name),
    })),
    devatas: match.devatas.map(({ devata, area, inside, zone, occupiedBy, state }) => ({
      name: devata.name,
      ring: devata.place,
      padas: devata.padas,
      area: rounded(area * square),
      inside_pct: percents(inside),
      zone_16: zone,
      occupied_by: occupiedBy,
      state,
    })),
    cut_zones: match.cuts.map(({ zone, kind, share, severity, polygon }) => ({
      zone,
      kind,
      share_pct: percents(share),
      severity,
      polygon: ringOf(polygon),
    })),
    defects: match.defects.map(({ penalty, remedies, at: _, ...defect }) => ({
      ...defect,
      penalty: rounded(penalty, 2),
      remedies: remedies.map(({ id }) => id),
    })),
    remedies: match.remedies.map(remedyObject),
    sacred_objects: match.sacredObjects,
    mantras: match.mantras,
    checklist: match.checks.map(({ id, label, status, score }) => ({
      id,
      label,
      status,
      score: score === null ? null : wholeScore(score),
    })),
    orientation: {
      tilt_degrees: rounded(plan.frame.tilt),
      class: match.orientation.class,
      facing: match.front?.facing ?? null,
      text: `${ORIENTATION_TEXTS[match.orientation.class]}${match.front ? ` The entrance faces ${COMPASS[match.front.facing]}.` : ''}`,
    },
    ayadi: reckoned && ayadiObject(reckoned.basis, reckoned.perimeter, plan.floorArea * square),
    duplicates_merged: plan.duplicates,
    shape_warnings: plan.warnings,
  }
})
