import type { RasiChart } from '../../src/jyotish/chart.ts'
import { GRAHAS, type Graha } from '../../src/jyotish/grahas.ts'
import { point } from '../../src/jyotish/points.ts'
import type { Sidereal } from '../../src/zodiac/longitude.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { houseFrom, SIGNS, type Sign } from '../../src/zodiac/signs.ts'

/** A sign, a sign with a degree in it ("Leo 10.5"), or a longitude. */
export type Seat = Sign | `${Sign} ${number}` | number

/** Apart from each other, so that planets of one sign neither fight nor stand at its edge. */
const DEGREES: Record<Graha | 'Ascendant', number> = {
  Ascendant: 15,
  Sun: 2,
  Moon: 27,
  Mars: 22,
  Mercury: 18,
  Jupiter: 16,
  Venus: 13,
  Saturn: 25,
  Rahu: 8,
  Ketu: 8,
}

export interface PlanetFlags {
  /** No planet burns or goes back unless it is named. */
  combust?: readonly Graha[]
  retrograde?: readonly Graha[]
}

/** A point of the zodiac; a sign alone is meant at `degree`. */
export const syntheticPoint = (seat: Seat, degree = 15) => {
  if (typeof seat === 'number') return point(seat as Sidereal)
  const [sign, written] = seat.split(' ')
  return point((SIGNS.indexOf(sign as Sign) * 30 + (written === undefined ? degree : Number(written))) as Sidereal)
}

/** A chart that was made up: no sky need ever have looked so. */
export const syntheticChart = (lagna: Seat, places: Readonly<Record<Graha, Seat>>, made: PlanetFlags = {}): RasiChart => {
  const at = (who: Graha | 'Ascendant', seat: Seat) => syntheticPoint(seat, DEGREES[who])
  const ascendant = at('Ascendant', lagna)
  const sun = at('Sun', places.Sun)
  const planets = GRAHAS.map((name) => {
    const seat = at(name, places[name])
    return {
      ...seat,
      name,
      house: houseFrom(ascendant.sign, seat.sign),
      combust: made.combust?.includes(name) ?? false,
      retrograde: made.retrograde?.includes(name) ?? false,
      speed: 1,
      latitude: 0,
      distance: 1,
      fromSun: separation(seat.longitude, sun.longitude),
    }
  })
  return { ascendant, planets, graha: Object.fromEntries(planets.map((p) => [p.name, p])) } as unknown as RasiChart
}
