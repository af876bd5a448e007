import { expect, test } from 'bun:test'
import vastuDeclination from '../../../src/capabilities/vastu/vastu-declination.ts'
import { worldAt } from '../../world.ts'
import { call, rejectedField } from '../call.ts'

test('returns the declination and corrects a reading', async () => {
  const answer = await call(vastuDeclination, {
    latitude: 80,
    longitude: 0,
    date: '2025-01-01',
    reading_degrees: 100,
  })
  expect(answer.declination_degrees).toBeCloseTo(1.28, 2)
  expect(answer.true_bearing_degrees).toBeCloseTo(101.28, 2)
  expect(answer.direction).toEqual({ zone_8: 'E', zone_16: 'ESE', entrance_32: 'E6', devata: 'Satya' })
  expect(answer.model).toMatchObject({ name: 'WMM2025', epoch: 2025 })
})
test('rejects a date outside the models', async () => {
  for (const date of ['1990-01-01', '2014-06-01', '2030-06-01'])
    expect(await rejectedField(vastuDeclination, { latitude: 0, longitude: 0, date })).toBe('date')
})
test('returns no bearing near the magnetic pole', async () => {
  const answer = await vastuDeclination.compute(
    {
      latitude: 85.8,
      longitude: 139,
      date: '2025-06-01',
      reading_degrees: 10,
    },
    worldAt(),
  )
  expect(answer.horizontal_intensity_nt).toBeLessThan(2000)
  expect([answer.true_bearing_degrees, answer.direction]).toEqual([null, null])
  expect(answer.warnings).toHaveLength(1)
})
