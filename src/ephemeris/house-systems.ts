/**
 * How a system behaves within the polar circles. `undefined`: it has no cusps but the four angles. `defined`: as elsewhere. `turned`: as
 * elsewhere, but while the midheaven is below the horizon all cusps are opposite and the houses run clockwise.
 */
export type PolarBehaviour = 'undefined' | 'defined' | 'turned'

interface HouseSystemFacts {
  /** The letter of Swiss Ephemeris. */
  letter: string
  name: string
  polar: PolarBehaviour
}

const system = <const Letter extends string, const Name extends string>(
  letter: Letter,
  name: Name,
  polar: PolarBehaviour = 'defined',
) => ({ letter, name, polar }) satisfies HouseSystemFacts

/**
 * The house systems: the one table from which the core, schemas, answers, pictures and documentation take letters and names. The order is
 * that of `kHouseSystems` in native/words.hpp. Gauquelin's 36 sectors are not houses.
 */
// source: swehouse.c of Swiss Ephemeris 2.10.03; polar behaviour as in its function CalcH
export const HOUSE_SYSTEMS = {
  placidus: system('P', 'Placidus', 'undefined'),
  koch: system('K', 'Koch', 'undefined'),
  'whole-sign': system('W', 'Whole sign'),
  equal: system('E', 'Equal'),
  porphyry: system('O', 'Porphyry'),
  regiomontanus: system('R', 'Regiomontanus', 'turned'),
  campanus: system('C', 'Campanus', 'turned'),
  topocentric: system('T', 'Topocentric (Polich-Page)', 'turned'),
  alcabitius: system('B', 'Alcabitius'),
  morinus: system('M', 'Morinus'),
  meridian: system('X', 'Meridian (axial rotation)'),
  vehlow: system('V', 'Vehlow (equal)'),
  'equal-midheaven': system('D', 'Equal from the Midheaven'),
  sripati: system('S', 'Sripati'),
  carter: system('F', 'Carter (poli-equatorial)'),
  horizon: system('H', 'Horizon (azimuth)'),
  krusinski: system('U', 'Krusinski-Pisa-Goelzer'),
  'pullen-delta': system('L', 'Pullen (sinusoidal delta)'),
  'pullen-ratio': system('Q', 'Pullen (sinusoidal ratio)'),
  'savard-a': system('J', 'Savard-A', 'turned'),
  sunshine: system('I', 'Sunshine (Treindl)', 'turned'),
  'sunshine-makransky': system('i', 'Sunshine (Makransky)', 'undefined'),
  apc: system('Y', 'APC (Knegt)', 'turned'),
  'equal-aries': system('N', 'Equal from 0 Aries'),
} as const satisfies Record<string, HouseSystemFacts>
export type HouseSystem = keyof typeof HOUSE_SYSTEMS
export type HouseLetter = (typeof HOUSE_SYSTEMS)[HouseSystem]['letter']

const systems = Object.keys(HOUSE_SYSTEMS) as HouseSystem[]
export const HOUSE_SYSTEM_NAMES = systems as [HouseSystem, ...HouseSystem[]]
export const HOUSE_LETTERS = systems.map((name) => HOUSE_SYSTEMS[name].letter) as [HouseLetter, ...HouseLetter[]]

/** The system of a letter. */
export const systemOfLetter = (letter: HouseLetter): HouseSystem => systems[HOUSE_LETTERS.indexOf(letter)]!
