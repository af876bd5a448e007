import type { JulianDay } from '../../time/julian-day.ts'
import type { Sidereal } from '../../zodiac/longitude.ts'
import type { Graha } from '../grahas.ts'
import { NAKSHATRA_LORDS } from '../nakshatras.ts'
import { byStar, type StarDasha, type StarSystem, starDasha } from './star-dashas.ts'
import { YEAR_LENGTHS, type YearLength } from './years.ts'

// source: BPHS ch. 46; years of each lord, in the order of `NAKSHATRA_LORDS`
export const VIMSHOTTARI_YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17] as const
export const VIMSHOTTARI_CYCLE = 120

export const VIMSHOTTARI: StarSystem<Graha> = {
  lords: NAKSHATRA_LORDS.map((ruler, i) => ({ ruler, part: VIMSHOTTARI_YEARS[i]! })),
  start: byStar((nakshatra) => nakshatra % 9),
}

/** The cycle of 120 years from the sidereal longitude of the seed (usually the Moon) at birth. */
export const vimshottari = (seed: Sidereal, birth: JulianDay, year: YearLength = 'julian'): StarDasha<Graha> =>
  starDasha(VIMSHOTTARI, seed, birth, YEAR_LENGTHS[year])
