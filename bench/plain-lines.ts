import { LINE_PLANETS, LOCATION_GOALS, type LocationGoal, weightFor } from '../src/western/location/tables.ts'
import type { CitiesTask } from './contender.ts'

// Planetary lines and their sums at cities, straight from the formulas, as a user of an ephemeris library would write them.

export interface Equator {
  rightAscension: number
  declination: number
}
const RADIAN = Math.PI / 180
const RADIUS = 6371.0088
const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
const sin = (degrees: number) => Math.sin(degrees * RADIAN)
const cos = (degrees: number) => Math.cos(degrees * RADIAN)
const tan = (degrees: number) => Math.tan(degrees * RADIAN)
const between = (a: readonly [number, number], b: readonly [number, number]) =>
  Math.acos(Math.max(-1, Math.min(1, sin(a[1]) * sin(b[1]) + cos(a[1]) * cos(b[1]) * cos(a[0] - b[0])))) / RADIAN

/** Longitudes of the MC and the IC, then of the ASC and the DSC at each latitude from -60 to 60, degrees. */
export const longitudes = ({ rightAscension, declination }: Equator, gast: number): number[] => {
  const overhead = rightAscension - gast
  const out = [wrapped(overhead), wrapped(overhead + 180)]
  for (let latitude = -60; latitude <= 60; latitude++) {
    const half = Math.acos(-tan(latitude) * tan(declination)) / RADIAN
    out.push(wrapped(overhead - half), wrapped(overhead + half))
  }
  return out
}

const strength = (km: number) => (km <= 1126 ? Math.exp(-0.5 * (km / 450) ** 2) : 0)

/** Sums of weights: one array per goal, one value per city. Loops over every city and line. */
export const sums = (bodies: readonly Equator[], gast: number, { latitude, longitude }: CitiesTask): Float64Array[] => {
  const subs = bodies.map(({ rightAscension, declination }) => [wrapped(rightAscension - gast), declination] as const)
  const parans: { latitude: number; pair: [string, string, string, string] }[] = []
  const note = (at: number, ...pair: [string, string, string, string]) => {
    if (Math.abs(at) <= 75) parans.push({ latitude: at, pair })
  }
  for (const [i, a] of subs.entries())
    for (const [j, b] of subs.entries()) {
      if (i === j) continue
      for (const angle of ['MC', 'IC']) {
        const hour = wrapped(a[0] + (angle === 'IC' ? 180 : 0) - b[0])
        note(
          Math.atan(-cos(hour) / tan(b[1])) / RADIAN,
          LINE_PLANETS[i]!,
          angle,
          LINE_PLANETS[j]!,
          hour < 0 ? 'ASC' : 'DSC',
        )
      }
      if (i > j) continue
      const unit = ([east, north]: readonly [number, number]) => [
        cos(north) * cos(east),
        cos(north) * sin(east),
        sin(north),
      ]
      const [[ax, ay, az], [bx, by, bz]] = [unit(a), unit(b)] as [number[], number[]]
      const normal = [ay! * bz! - az! * by!, az! * bx! - ax! * bz!, ax! * by! - ay! * bx!]
      for (const sense of [1, -1]) {
        const [x, y, z] = normal.map((part) => sense * part) as [number, number, number]
        const east = Math.atan2(y, x) / RADIAN
        const angle = (sub: readonly [number, number]) => (wrapped(east - sub[0]) < 0 ? 'ASC' : 'DSC')
        note(Math.atan2(z, Math.hypot(x, y)) / RADIAN, LINE_PLANETS[i]!, angle(a), LINE_PLANETS[j]!, angle(b))
      }
    }
  const weight = (goal: LocationGoal, planet: string, angle: string) => weightFor(goal, planet as 'Sun', angle as 'MC')
  const out = LOCATION_GOALS.map(() => new Float64Array(latitude.length))
  for (let city = 0; city < latitude.length; city++) {
    const [north, east] = [latitude[city]!, longitude[city]!]
    const near: [string, string, number][] = []
    for (const [i, [sub, declination]] of subs.entries()) {
      const turn = wrapped(east - sub)
      const aside = RADIUS * Math.asin(Math.abs(sin(turn)) * cos(north))
      const toPole = RADIUS * (90 - Math.abs(north)) * RADIAN
      near.push([LINE_PLANETS[i]!, 'MC', Math.abs(turn) <= 90 ? aside : toPole])
      near.push([LINE_PLANETS[i]!, 'IC', Math.abs(turn) >= 90 ? aside : toPole])
      const off = RADIUS * RADIAN * Math.abs(90 - between([east, north], [sub, declination]))
      const limit = 90 - Math.abs(declination)
      const side = declination >= 0 ? 1 : -1
      const toEnd =
        RADIUS *
        RADIAN *
        Math.min(between([east, north], [sub + 180, side * limit]), between([east, north], [sub, -side * limit]))
      near.push([LINE_PLANETS[i]!, 'ASC', turn < 0 ? off : toEnd], [LINE_PLANETS[i]!, 'DSC', turn < 0 ? toEnd : off])
    }
    for (const [g, goal] of LOCATION_GOALS.entries()) {
      let sum = 0
      for (const [planet, angle, km] of near) sum += weight(goal, planet, angle) * strength(km)
      for (const { latitude: circle, pair } of parans) {
        const away = Math.abs(circle - north)
        if (away <= 1) sum += 0.15 * (weight(goal, pair[0], pair[1]) + weight(goal, pair[2], pair[3])) * (1 - away)
      }
      out[g]![city] = sum
    }
  }
  return out
}
