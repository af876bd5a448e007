import { type Category, checkOfFixture, checkOfType } from './checks.ts'
import type { PlanPoint } from './geometry.ts'
import type { PlacedFixture, PlacedRoom } from './placement.ts'
import type { ItemType } from './ratings.ts'
import { type DefectSeverity, type Remedy, remediesOf, zoneOfCode } from './remedies.ts'
import { BRAHMA, COMPASS, ZONE_16_TABLE, type Zone9 } from './zones.ts'

/** A defect of a plan with its place, severity, message and remedies. */
export interface Defect {
  id: string
  category: Category
  severity: DefectSeverity
  zone: string
  subject: string
  message: string
  effect: string
  /** The points that the check loses. */
  penalty: number
  sensitive: boolean
  remedies: Remedy[]
  /** The place on the plan; null for a defect of the whole plan. */
  at: PlanPoint | null
}

/** The severity of a score; null for a score that is no defect. */
export const severityOf = (score: number): DefectSeverity | null =>
  score < 12.5 ? 'severe' : score < 40 ? 'moderate' : score < 55 ? 'minor' : null
const words = (type: string) => type.replaceAll('_', ' ')
export const inZone = (zone: string) =>
  zone === BRAHMA ? 'at the centre' : `in the ${zone in COMPASS ? COMPASS[zone as Zone9] : zone}`
const attributeOf = (zone: string): string => {
  const zoneName = zoneOfCode(zone)
  return zoneName === null || zoneName === BRAHMA ? 'the calm of the whole house' : ZONE_16_TABLE[zoneName].attribute
}
export const disturbs = (zone: string) => `Tradition gives this zone ${attributeOf(zone)}, and holds that they suffer.`

const CATEGORY_OF_TYPE: Partial<Record<ItemType, Category>> = { kitchen_pit: 'fire', machine: 'fire' }

export const itemDefects = ({ item, score, zone16, sensitive, entrance }: PlacedRoom): Defect[] => {
  const severity = score === null ? null : severityOf(score)
  if (score === null || severity === null || item.type === null) return []
  const zone = entrance?.code ?? zone16
  const kind = entrance ? 'entrance' : ('room' as const)
  const category = checkOfType(item.type)?.category ?? CATEGORY_OF_TYPE[item.type] ?? 'structure'
  return [
    {
      id: `${item.type}-${zone}`,
      category,
      severity,
      zone,
      subject: item.name,
      message: entrance
        ? `${item.name} opens in pada ${entrance.code}, ${entrance.devata}.`
        : `${item.name} (${words(item.type)}) stands ${inZone(zone)}.`,
      effect: entrance ? `The old texts give this pada: ${entrance.result}.` : disturbs(zone),
      penalty: 100 - score,
      sensitive,
      remedies: remediesOf({ kind, type: item.type, zone, severity }),
      at: item.centroid,
    },
  ]
}

const FACES = {
  bed: 'lies with its head to',
  stove: 'makes the cook face',
  desk: 'makes the worker face',
  safe: 'opens to',
  wc: 'makes its user face',
} as const

export const fixtureDefects = ({
  name,
  type,
  position,
  quarter,
  zone16,
  score,
  sensitive,
}: PlacedFixture): Defect[] => {
  const severity = severityOf(score)
  if (!severity) return []
  return [
    {
      id: `${type}-faces-${quarter}`,
      category: checkOfFixture(type).category,
      severity,
      zone: zone16,
      subject: name,
      message: `${name} ${FACES[type]} the ${COMPASS[quarter]}.`,
      effect: 'Tradition holds this quarter unfavourable for it.',
      penalty: 100 - score,
      sensitive,
      remedies: remediesOf({ kind: 'fixture', type, zone: zone16, severity }),
      at: position,
    },
  ]
}

const ORDER = ['severe', 'moderate', 'minor'] as const satisfies readonly DefectSeverity[]
/** The defects by severity, severe first. Defects with the same id get a number. */
export const sortDefects = (defects: Defect[]): Defect[] => {
  const seen = new Map<string, number>()
  return defects
    .map((defect) => {
      const id = defect.id.toLowerCase().replaceAll('_', '-')
      const times = (seen.get(id) ?? 0) + 1
      seen.set(id, times)
      return { ...defect, id: times === 1 ? id : `${id}-${times}` }
    })
    .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
}
