import type { Ayadi } from './ayadi.ts'
import {
  CATEGORIES,
  type Category,
  CHECKS,
  type CheckId,
  COMPLETE_PCT,
  checkOfFixture,
  THRESHOLD_PCT,
  TOTAL_WEIGHT,
} from './checks.ts'
import { type Defect, disturbs, fixtureDefects, inZone, itemDefects, severityOf, sortDefects } from './defects.ts'
import { centroidOf, type PlanPoint, ringContains } from './geometry.ts'
import {
  brahmasthan,
  cutsAndExtensions,
  devataRows,
  frontOf,
  marmas,
  orientationOf,
  plotShape,
  zoneShares,
} from './grounds.ts'
import { type PlacedRoom, placeFixture, placeRoom } from './placement.ts'
import type { FloorPlan } from './plan.ts'
import type { ItemType } from './ratings.ts'
import {
  type DefectSeverity,
  ENTRANCE_OBJECT,
  type Issue,
  mantraOf,
  remediesOf,
  sacredObjectOf,
  zoneOfCode,
} from './remedies.ts'
import { BRAHMA, ZONES_9, type Zone9, type Zone17, zone8Of } from './zones.ts'

export const CHECK_STATUSES = ['pass', 'attention', 'fail', 'not_assessed'] as const
export const SCORE_STATUSES = ['complete', 'partial', 'insufficient'] as const
export const SCORING_METHOD = 'Khagola Vastu rules, version 1'

const statusOf = (score: number | null) =>
  CHECK_STATUSES[score === null ? 3 : score >= 55 - 1e-9 ? 0 : score >= 40 ? 1 : 2]!

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
/** The mean score, weighted by area. */
const meanByArea = (items: readonly PlacedRoom[]): number => {
  const total = items.reduce((sum, { item }) => sum + item.area, 0)
  return items.reduce((sum, { item, score }) => sum + item.area * score!, 0) / total
}

/** The assessment of a plan: every check that its input allows, and the defects with their remedies. */
export const assessment = (plan: FloorPlan, ayadi: Ayadi | null) => {
  const rooms = plan.rooms.map((item) => placeRoom(item, plan))
  const structures = plan.structures.map((item) => placeRoom(item, plan))
  const fixtures = plan.fixtures.map((fixture) => placeFixture(fixture, plan))
  const items = [...plan.rooms, ...plan.structures]
  const centre = brahmasthan(plan, items)
  const points = marmas(plan, plan.structures)
  const { rows: cuts, score: cutsScore } = cutsAndExtensions(plan)
  const front = frontOf(plan)
  const shape = plotShape(plan, front)
  const orientation = orientationOf(plan.frame.tilt)

  const allItems = [...rooms, ...structures]
  const scoredItems = (...types: readonly ItemType[]) =>
    allItems.filter(({ item, score }) => score !== null && item.type && types.includes(item.type))
  const byType = (types: readonly ItemType[]): number | null => {
    const scored = scoredItems(...types)
    return scored.length === 0
      ? null
      : types[0] === 'main_entrance'
        ? mean(scored.map(({ score }) => score!))
        : meanByArea(scored)
  }
  const hits = points.filter(({ hitBy }) => hitBy.length > 0)
  const planScores: Partial<Record<CheckId, number | null>> = {
    toilets: ((toilets, baths) => (toilets === null ? baths : baths === null ? toilets : 0.7 * toilets + 0.3 * baths))(
      byType(['toilet']),
      byType(['bathroom']),
    ),
    brahmasthan: centre.score,
    marma: plan.structures.length === 0 ? null : Math.max(0, 100 - 20 * hits.length),
    plot_shape: shape.score,
    cuts_and_extensions: cutsScore,
    orientation: plan.north.status === 'unverified' ? null : orientation.score,
    ayadi: ayadi?.score ?? null,
  }
  const checks = CHECKS.map((check) => {
    const checkedFixtures = 'fixture' in check ? fixtures.filter(({ type }) => type === check.fixture) : []
    const score =
      check.id in planScores
        ? planScores[check.id]!
        : 'items' in check
          ? byType(check.items)
          : checkedFixtures.length === 0
            ? null
            : mean(checkedFixtures.map((fixture) => fixture.score))
    return { ...check, score, status: statusOf(score) }
  })

  const assessed = checks.filter(({ score }) => score !== null)
  const weight = assessed.reduce((sum, check) => sum + check.weight, 0)
  const coverage = (100 * weight) / TOTAL_WEIGHT
  const status = SCORE_STATUSES[coverage < THRESHOLD_PCT ? 2 : coverage < COMPLETE_PCT ? 1 : 0]!
  const overall =
    status === 'insufficient' ? null : assessed.reduce((sum, check) => sum + check.weight * check.score!, 0) / weight

  const issue = (
    kind: Issue['kind'],
    category: Category,
    severity: DefectSeverity,
    zone: Zone17,
    subject: string,
    message: string,
    penalty: number,
    id: string,
    at: PlanPoint | null,
  ): Defect => ({
    id,
    category,
    severity,
    zone,
    subject,
    message,
    effect: disturbs(zone),
    penalty,
    sensitive: false,
    remedies: remediesOf({ kind, type: null, zone, severity }),
    at,
  })
  const centreSeverity = severityOf(centre.score)
  const shapeSeverity = severityOf(shape.score)
  const turnSeverity = planScores.orientation === null ? null : severityOf(orientation.score)
  const underBeams = plan.structures
    .filter(({ type }) => type === 'beam')
    .flatMap((beam) =>
      fixtures
        .filter(({ type, position }) => (type === 'bed' || type === 'desk') && ringContains(beam.region, position))
        .map((fixture) => ({ beam, fixture })),
    )
  const defects = sortDefects([
    ...allItems.flatMap(itemDefects),
    ...fixtures.flatMap(fixtureDefects),
    ...underBeams.map(
      ({ beam, fixture }): Defect => ({
        id: `${fixture.type}-under-beam`,
        category: checkOfFixture(fixture.type).category,
        severity: 'moderate',
        zone: fixture.zone16,
        subject: fixture.name,
        message: `${fixture.name} stands under ${beam.name}.`,
        effect: 'Tradition holds a beam overhead to weigh on who lies or works there.',
        penalty: 0,
        sensitive: false,
        remedies: [
          {
            id: `${fixture.type}-under-beam-usage`,
            kind: 'usage',
            zone: fixture.zone16,
            text: `Move the ${fixture.type} from under the beam, or cover the beam with a level ceiling.`,
            cost: 'low',
            nonStructural: true,
          },
        ],
        at: fixture.position,
      }),
    ),
    ...(centreSeverity
      ? [
          issue(
            'brahmasthan',
            'centre',
            centreSeverity,
            BRAHMA,
            'Brahmasthan',
            `The centre is burdened by ${centre.occupiedBy.map(({ name }) => name).join(', ')}.`,
            100 - centre.score,
            'brahmasthan-burdened',
            plan.centre,
          ),
        ]
      : []),
    ...hits.map(({ index, isCentre, point, hitBy }) =>
      issue(
        'marma',
        'centre',
        isCentre ? 'severe' : 'moderate',
        BRAHMA,
        `Marma ${index}`,
        `${hitBy.map(({ name }) => name).join(', ')} stands on marma ${index}${isCentre ? ', the navel of the plan' : ''}.`,
        20,
        `marma-${index}`,
        point,
      ),
    ),
    ...cuts.flatMap(({ zone, kind, share, severity, penalty, polygon }) =>
      severity
        ? [
            issue(
              kind,
              'shape',
              severity,
              zone,
              `${zone} ${kind}`,
              kind === 'cut'
                ? `${percent(share)} of the cell ${inZone(zone)} is missing.`
                : `The outline juts out ${inZone(zone)} by ${percent(share)} of the base.`,
              penalty,
              `${kind}-${zone}`,
              centroidOf([polygon]),
            ),
          ]
        : [],
    ),
    ...(shapeSeverity
      ? [
          {
            ...issue(
              'extension',
              'shape',
              shapeSeverity,
              BRAHMA,
              'Outline',
              `The outline is ${Math.round(shape.ratio * 100) / 100} times as long as wide${shape.mukha === 'shermukha' ? ', and wider in front than behind' : ''}.`,
              100 - shape.score,
              'plot-shape',
              null,
            ),
            remedies: [],
          },
        ]
      : []),
    ...(turnSeverity
      ? [
          {
            ...issue(
              'extension',
              'shape',
              turnSeverity,
              BRAHMA,
              'Orientation',
              `The walls stand ${Math.round(Math.abs(plan.frame.tilt))} degrees off the cardinal directions.`,
              100 - orientation.score,
              'orientation',
              null,
            ),
            remedies: [],
          },
        ]
      : []),
  ])

  return {
    rooms,
    structures,
    fixtures,
    zones: zoneShares(plan).map((row) => ({
      ...row,
      rooms: rooms.flatMap(({ item, shares }) =>
        shares.filter(({ zone }) => zone === row.zone).map(({ share }) => ({ name: item.name, share })),
      ),
    })),
    centre,
    marmas: points,
    devatas: devataRows(plan, items),
    cuts,
    front,
    shape,
    orientation,
    checks,
    assessed,
    coverage,
    status,
    overall,
    categories: CATEGORIES.map((category) => {
      const members = checks.filter((check) => check.category === category)
      const scored = members.filter(({ score }) => score !== null)
      const total = scored.reduce((sum, check) => sum + check.weight, 0)
      return {
        category,
        score: scored.length === 0 ? null : scored.reduce((sum, check) => sum + check.weight * check.score!, 0) / total,
        weight: members.reduce((sum, check) => sum + check.weight, 0),
        assessed: scored.length > 0,
      }
    }),
    defects,
    remedies: [...new Map(defects.flatMap(({ remedies }) => remedies).map((remedy) => [remedy.id, remedy])).values()],
    sacredObjects: sacredObjects(defects),
    mantras: ZONES_9.filter((zone) =>
      defects.some((defect) => defect.severity !== 'minor' && zone8OfDefect(defect) === zone),
    ).map(mantraOf),
  }
}
export type VastuAssessment = ReturnType<typeof assessment>

const percent = (share: number) => `${Math.round(share * 1000) / 10} percent`
const zone8OfDefect = ({ zone }: Defect): Zone9 => zone8Of(zoneOfCode(zone) ?? BRAHMA)

const sacredObjects = (defects: readonly Defect[]) => {
  const door = defects.find(({ category }) => category === 'entrance')
  return [
    ...ZONES_9.flatMap((zone) => {
      const defect = defects.find((each) => each.category !== 'entrance' && zone8OfDefect(each) === zone)
      return defect ? [sacredObjectOf(zone, defect.message)] : []
    }),
    ...(door ? [{ ...ENTRANCE_OBJECT, reason: door.message }] : []),
  ]
}
