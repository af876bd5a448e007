import type { Position } from './sky.ts'

/**
 * How much of the Moon is lit, seen from the Earth's centre: `angle` is 180 degrees less the angle Sun-Moon-Earth (0 new,
 * 180 full), `illuminated` the part of the disc, 0..1 (Meeus, Astronomical Algorithms, ch. 48).
 */
export const moonLight = (sun: Position, moon: Position) => {
  const radian = Math.PI / 180
  const elongation = Math.acos(Math.cos(moon.latitude * radian) * Math.cos((moon.longitude - sun.longitude) * radian))
  const phase = Math.atan2(sun.distance * Math.sin(elongation), moon.distance - sun.distance * Math.cos(elongation))
  return { angle: 180 - phase / radian, illuminated: (1 + Math.cos(phase)) / 2 }
}
