import { afterAll, expect, mock, test } from 'bun:test'

// Modules of the console read the browser storage while loading.
Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} } })
mock.module('../../src/console/preferences.ts', () => ({ chosenLanguage: { value: 'en' } }))
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  mock.restore()
})

test('times of another day are shown with the day', async () => {
  const { clockFrom, clockRange } = await import('../../src/console/intl.ts')
  const at = (day: number, clock: string) => `2024-04-${String(day).padStart(2, '0')}T${clock}:00+05:30`
  expect(clockFrom('2024-04-09', at(9, '06:22'))).toBe('06:22')
  expect(clockFrom('2024-04-09', at(10, '05:05'))).toBe('05:05, Apr 10')
  expect(clockRange('2024-04-09', at(9, '06:22'), at(9, '06:49'))).toBe('06:22 – 06:49')
  expect(clockRange('2024-04-09', at(9, '22:38'), at(10, '00:04'))).toBe('22:38 – 00:04, Apr 10')
  expect(clockRange('2024-04-09', at(10, '01:30'), at(10, '02:57'))).toBe('Apr 10, 01:30 – 02:57')
})

test('the input of a PDF contains the name and the birthplace', async () => {
  const { namedBirthOf } = await import('../../src/console/people.ts')
  const asha = {
    ...{ id: 'asha', name: 'Asha', date: '1990-05-12', time: '06:30', place: 'Pune' },
    ...{ latitude: 18.5, longitude: 73.9, timezone: 'Asia/Kolkata', utcOffset: null },
  }
  expect(namedBirthOf(asha)).toEqual({
    ...{ datetime: '1990-05-12T06:30', timezone: 'Asia/Kolkata', latitude: 18.5, longitude: 73.9 },
    ...{ name: 'Asha', place: 'Pune' },
  })
  expect(namedBirthOf({ ...asha, name: '', place: '' })).not.toHaveProperty('place')
})
