import type { Body } from '../src/ephemeris/bodies.ts'
import type { Position } from '../src/sky/sky.ts'
import { apart } from './sample.ts'
import type { Participant } from './trial.ts'

export const PLANETS: readonly Body[] = [
  ...(['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'] as const),
  ...(['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const),
]
export const SET: readonly Body[] = [...PLANETS, 'MeanNode']

export const six = (place: Position) => [
  ...[place.longitude, place.latitude, place.distance],
  ...[place.longitudeSpeed, place.latitudeSpeed, place.distanceSpeed],
]

export const PLACES_AGREE =
  'longitude and latitude within the accuracy that the contender states, rates (if computed) within that plus 0.3 arcsecond per day, distance within that plus 1e-7'

/** Tolerance of rates, arcseconds per day. Swiss Ephemeris' rate of the Moon differs from the derivative of its position by as much. */
const RATE = 0.3
const ARCSECOND = Math.PI / 180 / 3600

/** Compares rows of six numbers: longitude, latitude, distance and their rates. Returns the first difference as a sentence, or null. */
export const placesDisagree = (
  expected: ArrayLike<number>,
  answer: ArrayLike<number>,
  { arcseconds }: Participant,
): string | null => {
  if (expected.length !== answer.length) return `${answer.length} numbers, not ${expected.length}`
  for (let i = 0; i < expected.length; i += 6) {
    const longitude = apart(expected[i]!, answer[i]!) * 3600 * Math.cos((expected[i + 1]! * Math.PI) / 180)
    const latitude = Math.abs(expected[i + 1]! - answer[i + 1]!) * 3600
    if (!(longitude <= arcseconds + 1e-6 && latitude <= arcseconds + 1e-6))
      return `row ${i / 6} is ${Math.max(longitude, latitude).toFixed(4)} arcseconds off`
    const distance = Math.abs(answer[i + 2]! / expected[i + 2]! - 1)
    if (!(distance <= 1e-7 + 10 * arcseconds * ARCSECOND)) return `row ${i / 6} is ${distance} of its distance off`
    for (const rate of [i + 3, i + 4])
      if (Math.abs(expected[rate]! - answer[rate]!) * 3600 > RATE + arcseconds)
        return `row ${i / 6} moves by ${answer[rate]}, not ${expected[rate]} degrees a day`
  }
  return null
}
