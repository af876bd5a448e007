import { expect, test } from 'bun:test'
import { einstein } from '../../../src/capabilities/shared/tropical/birth.ts'
import westernDeclinations from '../../../src/capabilities/western/western-declinations.ts'
import westernMidpoints from '../../../src/capabilities/western/western-midpoints.ts'
import westernProgressions from '../../../src/capabilities/western/western-progressions.ts'
import westernSolarArc from '../../../src/capabilities/western/western-solar-arc.ts'
import { apart, FLAGS, sweph } from '../../native/oracle.ts'
import { call } from '../call.ts'

const { constants: c } = sweph
const BIRTH = Date.parse('1879-03-14T10:50:00Z') / 86_400_000 + 2_440_587.5
const ceres = (jd: number, flags = FLAGS) => sweph.calc_ut(jd, c.SE_CERES, flags).data
const points = ['Ceres', 'Vertex'] as ['Ceres', 'Vertex']

/** The answer without the fields of further points equals the answer without the option. */
const expectUnchanged = (answer: object, plain: object) => {
  const usual = Object.entries(answer).filter(([field]) => !field.startsWith('further_'))
  expect(Object.fromEntries(usual)).toEqual(plain as Record<string, unknown>)
}

test('progressed Ceres is that of sweph at the progressed moment', async () => {
  const { example } = westernProgressions
  const answer = await call(westernProgressions, { ...example, points })
  expectUnchanged(answer, await call(westernProgressions, example))
  const [row] = answer.further_points!
  expect(apart(row!.longitude, ceres(answer.progressed_moment.julian_day)[0]!)).toBeLessThan(1e-5)
  expect(answer.further_aspects!.every(({ orb }) => orb <= 1)).toBe(true)
})

test('directed Ceres has moved by the arc', async () => {
  const { example } = westernSolarArc
  const answer = await call(westernSolarArc, { ...example, points })
  expectUnchanged(answer, await call(westernSolarArc, example))
  expect(answer.further_points!.map(({ point }) => point)).toEqual(points)
  expect(apart(answer.further_points![0]!.longitude, ceres(BIRTH)[0]! + answer.arc.degrees)).toBeLessThan(1e-5)
  expect(answer.further_aspects!.length).toBeGreaterThan(0)
})

test('the midpoint of Sun and Ceres is halfway by sweph', async () => {
  const answer = await call(westernMidpoints, { ...einstein, points })
  expectUnchanged(answer, await call(westernMidpoints, einstein))
  // Thirteen points with two further ones have 26 midpoints, and the two have one between them.
  expect(answer.further_midpoints).toHaveLength(27)
  const middle = answer.further_midpoints!.find(({ point_a, point_b }) => point_a === 'Sun' && point_b === 'Ceres')!
  const [sun, other] = [sweph.calc_ut(BIRTH, c.SE_SUN, FLAGS).data[0]!, ceres(BIRTH)[0]!]
  expect(Math.abs(apart(middle.longitude, sun) - apart(middle.longitude, other))).toBeLessThan(1e-5)
  expect(answer.further_pictures!.length).toBeGreaterThan(0)
})

test('the declination of Ceres is that of sweph, and its parallels follow from it', async () => {
  const answer = await call(westernDeclinations, { ...einstein, points })
  expectUnchanged(answer, await call(westernDeclinations, einstein))
  const declination = ceres(BIRTH, FLAGS | c.SEFLG_EQUATORIAL)[1]!
  expect(Math.abs(answer.further_points![0]!.declination! - declination)).toBeLessThan(1e-5)
  const expected = answer.points
    .filter((point) => Math.abs(Math.abs(point.declination) - Math.abs(declination)) <= 1)
    .map(({ planet }) => planet as string)
  const found = answer.further_aspects!.filter(
    ({ point_b, aspect }) => point_b === 'Ceres' && aspect.endsWith('parallel'),
  )
  expect(found.map(({ point_a }) => point_a).sort()).toEqual(expected.sort())
})
