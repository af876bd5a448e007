import { expect, test } from 'bun:test'
import { HOUSE_SYSTEM_CHOICES } from '../../src/console/parts/house-systems.ts'
import { HOUSE_SYSTEMS } from '../../src/ephemeris/house-systems.ts'

test('the console offers the house systems of the server', () => {
  const ofServer = Object.values(HOUSE_SYSTEMS).map(({ letter, name }) => [letter, name])
  expect(HOUSE_SYSTEM_CHOICES.map((choice) => [...choice] as string[])).toEqual(ofServer)
})
