import { fileURLToPath } from 'node:url'
import sweph from 'sweph'
import type { Body } from '../../src/ephemeris/bodies.ts'
import type { HouseSystem } from '../../src/ephemeris/house-systems.ts'

/** The npm package `sweph`: another binding of the same Swiss Ephemeris sources, with its own context. */
sweph.set_ephe_path(fileURLToPath(new URL('../../data/ephe', import.meta.url)))

export { sweph }

const { constants: c } = sweph
export const FLAGS = c.SEFLG_SWIEPH | c.SEFLG_SPEED

export const ORACLE_BODY = {
  Sun: c.SE_SUN,
  Moon: c.SE_MOON,
  Mercury: c.SE_MERCURY,
  Venus: c.SE_VENUS,
  Mars: c.SE_MARS,
  Jupiter: c.SE_JUPITER,
  Saturn: c.SE_SATURN,
  Uranus: c.SE_URANUS,
  Neptune: c.SE_NEPTUNE,
  Pluto: c.SE_PLUTO,
  MeanNode: c.SE_MEAN_NODE,
  TrueNode: c.SE_TRUE_NODE,
  MeanLilith: c.SE_MEAN_APOG,
  TrueLilith: c.SE_OSCU_APOG,
  Chiron: c.SE_CHIRON,
  Ceres: c.SE_CERES,
  Pallas: c.SE_PALLAS,
  Juno: c.SE_JUNO,
  Vesta: c.SE_VESTA,
} satisfies Record<Body, number>

export const ORACLE_SYSTEM = {
  placidus: 'P',
  koch: 'K',
  porphyry: 'O',
  regiomontanus: 'R',
  campanus: 'C',
  equal: 'E',
  'whole-sign': 'W',
  topocentric: 'T',
  alcabitius: 'B',
  morinus: 'M',
  meridian: 'X',
  vehlow: 'V',
  'equal-midheaven': 'D',
  sripati: 'S',
  carter: 'F',
  horizon: 'H',
  krusinski: 'U',
  'pullen-delta': 'L',
  'pullen-ratio': 'Q',
  'savard-a': 'J',
  sunshine: 'I',
  'sunshine-makransky': 'i',
  apc: 'Y',
  'equal-aries': 'N',
} satisfies Record<HouseSystem, string>

/** A moment within the span of the bundled files, by the fraction of that span. */
export const momentOf = (fraction: number) => 2378498.5 + fraction * (2597639.5 - 2378498.5)

/** The distance between two angles, degrees, 0 to 180. */
export const apart = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180)
