import type { FixtureType, ItemType } from './ratings.ts'

export const CATEGORIES = [
  'entrance',
  'fire',
  'bedrooms',
  'sacred',
  'waste',
  'water',
  'living',
  'storage',
  'structure',
  'centre',
  'shape',
  'ayadi',
] as const
export type Category = (typeof CATEGORIES)[number]

interface Check {
  id: string
  category: Category
  weight: number
  label: string
  /** The types of the rooms and structures that the check scores. */
  items?: readonly ItemType[]
  fixture?: FixtureType
}
const planCheck = <I extends string>(id: I, category: Category, weight: number, label: string) => ({
  id,
  category,
  weight,
  label,
})
type PlanCheckArguments<I extends string> = Parameters<typeof planCheck<I>>
const itemCheck = <I extends string>(
  ...[id, category, weight, label, ...types]: [...PlanCheckArguments<I>, ...ItemType[]]
) => ({
  ...planCheck(id, category, weight, label),
  items: types,
})
const fixtureCheck = <I extends string>(
  ...[id, category, weight, label, fixture]: [...PlanCheckArguments<I>, FixtureType]
) => ({
  ...planCheck(id, category, weight, label),
  fixture,
})

/** The checks with their weights, in the order of the checklist. Source: a choice of this service. */
export const CHECKS = [
  itemCheck('main_entrance', 'entrance', 14, 'Main entrance in a good pada', 'main_entrance'),
  itemCheck('kitchen', 'fire', 10, 'Kitchen in a fire zone', 'kitchen'),
  fixtureCheck('stove_direction', 'fire', 2, 'Cook faces a good quarter', 'stove'),
  itemCheck('master_bedroom', 'bedrooms', 8, 'Master bedroom in an earth zone', 'master_bedroom'),
  itemCheck('children_bedroom', 'bedrooms', 2, 'Children in a fitting zone', 'children_bedroom'),
  itemCheck('guest_bedroom', 'bedrooms', 2, 'Guests in a fitting zone', 'guest_bedroom'),
  fixtureCheck('bed_direction', 'bedrooms', 3, 'Head of the bed to a good quarter', 'bed'),
  itemCheck('pooja', 'sacred', 6, 'Prayer room in a clear zone', 'pooja'),
  itemCheck('toilets', 'waste', 10, 'Toilets and baths out of the clear zones', 'toilet', 'bathroom'),
  fixtureCheck('wc_direction', 'waste', 1, 'Seat of the toilet to a good quarter', 'wc'),
  itemCheck('septic_tank', 'waste', 3, 'Septic tank in a fitting zone', 'septic_tank'),
  itemCheck(
    'underground_water',
    'water',
    5,
    'Water in the ground in a water zone',
    'water_tank_underground',
    'borewell',
    'swimming_pool',
  ),
  itemCheck('overhead_water', 'water', 3, 'Overhead tank in a heavy zone', 'water_tank_overhead'),
  itemCheck('living_room', 'living', 3, 'Living room in a light zone', 'living_room'),
  itemCheck('dining', 'living', 2, 'Dining in a fitting zone', 'dining'),
  itemCheck('study', 'living', 2, 'Study in a fitting zone', 'study'),
  fixtureCheck('desk_direction', 'living', 1, 'Worker faces a good quarter', 'desk'),
  itemCheck('store_room', 'storage', 2, 'Store in a heavy zone', 'store_room'),
  fixtureCheck('safe_direction', 'storage', 1, 'Safe opens to a good quarter', 'safe'),
  itemCheck('stairs', 'structure', 4, 'Stairs in a heavy zone', 'stairs', 'staircase'),
  itemCheck('open_areas', 'structure', 2, 'Balcony and garage in fitting zones', 'balcony', 'garage'),
  planCheck('brahmasthan', 'centre', 8, 'Centre open and light'),
  planCheck('marma', 'centre', 3, 'Marma points free of structures'),
  planCheck('plot_shape', 'shape', 6, 'Outline regular, not longer than one and a half times its width'),
  planCheck('cuts_and_extensions', 'shape', 8, 'No zone cut, none jutting out badly'),
  planCheck('orientation', 'shape', 3, 'Walls along the cardinal directions'),
  planCheck('ayadi', 'ayadi', 3, 'Perimeter good by Ayadi'),
] as const satisfies readonly Check[]
export type CheckId = (typeof CHECKS)[number]['id']
export const TOTAL_WEIGHT = CHECKS.reduce((sum, { weight }) => sum + weight, 0)
/** The minimum assessed weight for an overall score, percent. */
export const THRESHOLD_PCT = 50
/** The minimum assessed weight for a complete assessment, percent. */
export const COMPLETE_PCT = 90

/** The check that scores a type; undefined for lifts, machines, pits and corridors. */
export const checkOfType = (type: ItemType): Check | undefined =>
  (CHECKS as readonly Check[]).find((check) => check.items?.includes(type))
export const checkOfFixture = (type: FixtureType): Check =>
  (CHECKS as readonly Check[]).find((check) => check.fixture === type)!

/**
 * The points that an item takes from the score of the centre if it covers all of it. Source: a choice of this service after Mayamata 7
 * (the Brahma padas stay open; unverified: from memory).
 */
export const brahmaBurden = (type: ItemType | null): number => {
  if (type === null) return 30
  return BRAHMA_BURDEN[type] ?? 60
}
const BRAHMA_BURDEN: Partial<Record<ItemType, number>> = {
  toilet: 200,
  septic_tank: 200,
  stairs: 200,
  staircase: 200,
  kitchen: 200,
  pillar: 200,
  lift: 200,
  borewell: 200,
  water_tank_underground: 200,
  water_tank_overhead: 200,
  wall: 120,
  beam: 120,
  store_room: 120,
  master_bedroom: 90,
  children_bedroom: 90,
  guest_bedroom: 90,
  pooja: 15,
  living_room: 15,
  corridor: 15,
  dining: 15,
}
