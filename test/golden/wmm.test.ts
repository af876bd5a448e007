import { expect, test } from 'bun:test'
import { MAGNETIC_MODELS, magneticField, modelOf } from '../../src/traditions/vastu/magnetic.ts'
import wmm from './wmm.json'

const cases = wmm.rows.map(([year, km, latitude, longitude, declination, inclination, horizontal, total]) => ({
  year: year!,
  place: { latitude: latitude!, longitude: longitude!, altitudeMetres: km! * 1000 },
  published: { declination: declination!, inclination: inclination!, horizontal: horizontal!, total: total! },
}))

test('212 published values of three magnetic models', () => {
  expect(cases).toHaveLength(212)
  for (const { year, place, published } of cases) {
    const model = MAGNETIC_MODELS.find(({ epoch, id }) => epoch === 5 * Math.floor(year / 5) && !id.endsWith('v2'))!
    const field = magneticField(model, place, year)
    const apart = Math.abs(((field.declination - published.declination + 540) % 360) - 180)
    expect({ year, place, apart: apart <= 0.01 }).toEqual({ year, place, apart: true })
    expect(Math.abs(field.inclination - published.inclination)).toBeLessThanOrEqual(0.01)
    expect(Math.abs(field.horizontal - published.horizontal)).toBeLessThanOrEqual(2)
    expect(Math.abs(field.total - published.total)).toBeLessThanOrEqual(2)
  }
})

// NOAA, WMM2025 report, table of test values at height 0.
test.each([
  [2025, 80, 0, 1.28],
  [2025, 0, 120, -0.16],
  [2025, -80, 240, 68.78],
  [2027.5, 80, 0, 2.59],
])('declination in %p at %p, %p is %p', (year, latitude, longitude, declination) => {
  expect(magneticField(modelOf(year)!, { latitude, longitude }, year).declination).toBeCloseTo(declination, 2)
})

test('each date has the model of its day', () => {
  const at = [2014.5, 2014.9, 2018.7, 2020, 2024.86, 2024.87, 2030, 2030.01]
  expect(at.map((year) => modelOf(year)?.name ?? null)).toEqual([
    null,
    'WMM2015',
    'WMM2015v2',
    'WMM2020',
    'WMM2020',
    'WMM2025',
    'WMM2025',
    null,
  ])
})
