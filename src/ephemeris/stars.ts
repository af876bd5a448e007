import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLED_FILES } from './files.ts'

/** Fixed stars, by their common names. */
export const STARS = [
  'Algol',
  'Alcyone',
  'Aldebaran',
  'Rigel',
  'Bellatrix',
  'Capella',
  'Betelgeuse',
  'Sirius',
  'Canopus',
  'Castor',
  'Pollux',
  'Procyon',
  'Alphard',
  'Regulus',
  'Denebola',
  'Vindemiatrix',
  'Spica',
  'Arcturus',
  'Alphecca',
  'Zubenelgenubi',
  'Zubeneschamali',
  'Unukalhai',
  'Antares',
  'Rasalhague',
  'Vega',
  'Altair',
  'Deneb Algedi',
  'Fomalhaut',
  'Deneb Adige',
  'Achernar',
  'Markab',
  'Scheat',
  'Alpheratz',
  'Mirach',
  'Hamal',
  'Acrux',
] as const
export type Star = (typeof STARS)[number]

/** The names in the file of stars that have another spelling here. */
const CATALOGUE_SPELLING: Partial<Record<Star, string>> = { Zubeneschamali: 'Zuben Eschamali' }

/** A star of the catalogue at J2000, in the ICRS. */
export interface CatalogueStar {
  /** Degrees. */
  rightAscension: number
  declination: number
  /** Proper motion in seconds of arc per year; in right ascension multiplied by the cosine of the declination. */
  motionEast: number
  motionNorth: number
  /** Motion along the line of sight, expressed as seconds of arc per year at the star's distance; positive away from the Sun. */
  motionAway: number
  /** Visual magnitude. */
  magnitude: number
}

/** One AU per year, in km/s. */
const AU_PER_YEAR = 4.740470446

const sexagesimal = (whole: string, minutes: string, seconds: string): number => {
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600
  return whole.trim().startsWith('-') ? -size : size
}

const starOf = (row: readonly string[]): CatalogueStar => {
  const [, , , h, m, s, degrees, minutes, seconds, east, north, away, parallax, magnitude] = row as string[] & {
    length: 14
  }
  return {
    rightAscension: 15 * sexagesimal(h!, m!, s!),
    declination: sexagesimal(degrees!, minutes!, seconds!),
    motionEast: Number(east) / 1000,
    motionNorth: Number(north) / 1000,
    motionAway: ((Number(away) / AU_PER_YEAR) * Number(parallax)) / 1000,
    magnitude: Number(magnitude),
  }
}

/** The stars of the Swiss Ephemeris file `sefstars.txt`. */
const readStars = (): ReadonlyMap<Star, CatalogueStar> => {
  const rows = new Map<string, string[]>()
  for (const line of readFileSync(join(BUNDLED_FILES, 'sefstars.txt'), 'utf8').split('\n')) {
    const row = line.split(',')
    const name = row[0]!.trim()
    if (row[2] === 'ICRS' && !rows.has(name)) rows.set(name, row)
  }
  return new Map(STARS.map((star) => [star, starOf(rows.get(CATALOGUE_SPELLING[star] ?? star)!)]))
}

let stars: ReadonlyMap<Star, CatalogueStar> | null = null
/** The star catalogue, read on first use. */
export const starCatalogue = (): ReadonlyMap<Star, CatalogueStar> => {
  stars ??= readStars()
  return stars
}
