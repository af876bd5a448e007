import { BRAHMA, ZONES_16, type Zone17 } from './zones.ts'

// source: this project's own weighing
/** The score of each rating letter. */
export const LETTER_VALUES = { I: 100, G: 80, O: 55, P: 25, X: 0 } as const
export type Letter = keyof typeof LETTER_VALUES
export const PLACEMENT_RATINGS = {
  I: 'ideal',
  G: 'good',
  O: 'acceptable',
  P: 'poor',
  X: 'adverse',
} as const satisfies Record<Letter, string>
export const RATING_WORDS = ['ideal', 'good', 'acceptable', 'poor', 'adverse'] as const
export type PlacementRating = (typeof RATING_WORDS)[number]

/** The letter nearest to a score. */
export const letterOf = (score: number): Letter =>
  score >= 90 ? 'I' : score >= 68 ? 'G' : score >= 40 ? 'O' : score >= 12.5 ? 'P' : 'X'
export const placementRating = (score: number): PlacementRating => PLACEMENT_RATINGS[letterOf(score)]

export const ROOM_TYPES = [
  'kitchen',
  'master_bedroom',
  'children_bedroom',
  'guest_bedroom',
  'pooja',
  'toilet',
  'bathroom',
  'study',
  'living_room',
  'dining',
  'store_room',
  'stairs',
  'main_entrance',
  'water_tank_underground',
  'water_tank_overhead',
  'swimming_pool',
  'septic_tank',
  'borewell',
  'garage',
  'balcony',
  'corridor',
] as const
export type RoomType = (typeof ROOM_TYPES)[number]

export const STRUCTURE_TYPES = [
  'pillar',
  'staircase',
  'lift',
  'machine',
  'kitchen_pit',
  'beam',
  'wall',
  'stairs',
  'main_entrance',
  'water_tank_underground',
  'water_tank_overhead',
  'septic_tank',
  'borewell',
] as const
export type StructureType = (typeof STRUCTURE_TYPES)[number]
export type ItemType = RoomType | StructureType

export type ZoneLetters = Record<Zone17, Letter>
/** Ratings of the sixteen zones clockwise from north, then of the centre. */
const letters = (line: string): ZoneLetters => {
  const cells = line.split(' ') as Letter[]
  return Object.fromEntries([...ZONES_16, BRAHMA].map((zone, index) => [zone, cells[index]!])) as ZoneLetters
}

/**
 * The ratings of room types by zone. Source: a choice of this service that combines the classical places of rooms (Brihat Samhita 53,
 * Mayamata 26-27) with present sixteen-zone practice. A main entrance is rated by its pada, not by its zone.
 */
export const ROOM_RATINGS = {
  kitchen: letters('X X X P O G I G O P X P O O G O X'),
  master_bedroom: letters('O P X O O P P O G P I G G P O O X'),
  children_bedroom: letters('G O O G G P P O O P P G I P G G X'),
  guest_bedroom: letters('O O P G O P O O O P X P G O I G X'),
  pooja: letters('G G I G G P P P X X P O O P O P O'),
  toilet: letters('X X X P P G P P O I X P O I G P X'),
  bathroom: letters('O P P G I G P P O G P P O G G O X'),
  study: letters('G O G G G P P P P X O I G P O P P'),
  living_room: letters('G G G I I O O O O P P O G P G G O'),
  dining: letters('O O P O G O G O O P P G I P G O P'),
  store_room: letters('P P X P P O P O G G I G G G G O X'),
  stairs: letters('P X X P P O O G I I I I I G G O X'),
  water_tank_underground: letters('G G I G G P X X X X X P O P P O X'),
  water_tank_overhead: letters('P X X P P P P O G G I G G G O P X'),
  swimming_pool: letters('G G I G G P X X X X X P O P P O X'),
  septic_tank: letters('P X X P P G X P P G X P O I G G X'),
  borewell: letters('G G I G G P X X X X X P O P P P X'),
  garage: letters('O P X P O G G O O O P O O G I G X'),
  balcony: letters('I I I I I O O P P P X P O O G G P'),
  corridor: letters('O O O O O O O O O O O O O O O O G'),
} as const satisfies Record<Exclude<RoomType, 'main_entrance'>, ZoneLetters>

/** The ratings of structure types by zone. Structures without a row count only at the centre or on a marma. */
export const STRUCTURE_RATINGS = {
  staircase: ROOM_RATINGS.stairs,
  lift: letters('O P X P O O O G G G O G G G G O X'),
  machine: letters('P P X P O G I G O O P O O O G O X'),
  kitchen_pit: letters('P X X P O G G O P P X P P P O P X'),
  stairs: ROOM_RATINGS.stairs,
  water_tank_underground: ROOM_RATINGS.water_tank_underground,
  water_tank_overhead: ROOM_RATINGS.water_tank_overhead,
  septic_tank: ROOM_RATINGS.septic_tank,
  borewell: ROOM_RATINGS.borewell,
} as const satisfies Partial<Record<StructureType, ZoneLetters>>

const RATINGS_BY_TYPE: Readonly<Record<string, ZoneLetters>> = { ...STRUCTURE_RATINGS, ...ROOM_RATINGS }
export const ratingsOf = (type: string): ZoneLetters | null => RATINGS_BY_TYPE[type] ?? null

export const FIXTURE_TYPES = ['bed', 'stove', 'desk', 'safe', 'wc'] as const
export type FixtureType = (typeof FIXTURE_TYPES)[number]
/**
 * The ratings of fixtures by the quarter that they face. Source: present practice; sleeping after Vishnu Purana 3.11 (head east or south;
 * known only from quotations).
 */
export const FIXTURE_RATINGS = {
  bed: { N: 'X', E: 'G', S: 'I', W: 'O', what: 'head of the sleeper' },
  stove: { N: 'O', E: 'I', S: 'X', W: 'G', what: 'direction the cook faces' },
  desk: { N: 'G', E: 'I', S: 'P', W: 'O', what: 'direction the worker faces' },
  safe: { N: 'I', E: 'G', S: 'X', W: 'O', what: 'direction the door opens to' },
  wc: { N: 'I', E: 'P', S: 'G', W: 'P', what: 'direction the user faces' },
} as const satisfies Record<FixtureType, Record<'N' | 'E' | 'S' | 'W', Letter> & { what: string }>
