import type { RasiChart } from '../../src/jyotish/chart.ts'
import { GRAHAS, type Graha } from '../../src/jyotish/grahas.ts'
import { point } from '../../src/jyotish/points.ts'
import type { Sidereal } from '../../src/zodiac/longitude.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { houseFrom, SIGNS, type Sign } from '../../src/zodiac/signs.ts'

/** A sign, a sign with a degree in it ("Leo 10.5"), or a longitude in degrees. */
export type Seat = Sign | `${Sign} ${number}` | number

/** Degrees in a sign that keep planets of one sign out of planetary war and away from the sign boundaries. */
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
  /** A planet that is not in the list is neither combust nor retrograde. */
  combust?: readonly Graha[]
  retrograde?: readonly Graha[]
}

/** Returns a point of the zodiac. A sign without a degree is at `degree`. */
export const syntheticPoint = (seat: Seat, degree = 15) => {
  if (typeof seat === 'number') return point(seat as Sidereal)
  const [sign, degreeText] = seat.split(' ')
  return point(
    (SIGNS.indexOf(sign as Sign) * 30 + (degreeText === undefined ? degree : Number(degreeText))) as Sidereal,
  )
}

/** Builds a chart from the places of the planets. The chart need not be astronomically possible. */
export const syntheticChart = (
  lagna: Seat,
  places: Readonly<Record<Graha, Seat>>,
  flags: PlanetFlags = {},
): RasiChart => {
  const at = (body: Graha | 'Ascendant', seat: Seat) => syntheticPoint(seat, DEGREES[body])
  const ascendant = at('Ascendant', lagna)
  const sun = at('Sun', places.Sun)
  const planets = GRAHAS.map((name) => {
    const seat = at(name, places[name])
    return {
      ...seat,
      name,
      house: houseFrom(ascendant.sign, seat.sign),
      combust: flags.combust?.includes(name) ?? false,
      retrograde: flags.retrograde?.includes(name) ?? false,
      speed: 1,
      latitude: 0,
      distance: 1,
      fromSun: separation(seat.longitude, sun.longitude),
    }
  })
  return { ascendant, planets, graha: Object.fromEntries(planets.map((p) => [p.name, p])) } as unknown as RasiChart
}
