import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_FILES } from './files.ts'

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

/** Names under which the file has a star that is better known by another spelling. */
const OTHER_SPELLING: Partial<Record<Star, string>> = { Zubeneschamali: 'Zuben Eschamali' }

/** A star of the catalogue at J2000, in the ICRS. */
export interface CatalogueStar {
  /** Degrees. */
  rightAscension: number
  declination: number
  /** Seconds of arc a year; in right ascension along its parallel. */
  motionEast: number
  motionNorth: number
  /** Along the line of sight, as seconds of arc a year at its distance: away positive. */
  motionAway: number
  /** Visual. */
  magnitude: number
}

/** One AU a year, in km/s. */
const AU_A_YEAR = 4.740470446

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
    motionAway: ((Number(away) / AU_A_YEAR) * Number(parallax)) / 1000,
    magnitude: Number(magnitude),
  }
}

/** The stars as the file of the Swiss Ephemeris has them. */
const readStars = (): ReadonlyMap<Star, CatalogueStar> => {
  const rows = new Map<string, string[]>()
  for (const line of readFileSync(join(OWN_FILES, 'sefstars.txt'), 'utf8').split('\n')) {
    const row = line.split(',')
    const name = row[0]!.trim()
    if (row[2] === 'ICRS' && !rows.has(name)) rows.set(name, row)
  }
  return new Map(STARS.map((star) => [star, starOf(rows.get(OTHER_SPELLING[star] ?? star)!)]))
}

let stars: ReadonlyMap<Star, CatalogueStar> | null = null
/** The catalogue, read when it is first asked for. */
export const starCatalogue = (): ReadonlyMap<Star, CatalogueStar> => {
  stars ??= readStars()
  return stars
}
