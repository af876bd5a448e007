import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { Value } from '@sinclair/typebox/value'
import { placeOnly } from '../../src/capabilities/mundane/parts/place.ts'
import { HouseSystemCode } from '../../src/capabilities/shared/tropical/birth.ts'
import { HOUSE_SYSTEM_NAMES, HOUSE_SYSTEMS } from '../../src/ephemeris/house-systems.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { HOUSE_CHOICES, houseCodeOf, houseOf, housesAt, isComplete, isOrdered } from '../../src/western/houses.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { apart, ORACLE_SYSTEM, sweph } from '../native/oracle.ts'
import { directSky as sky } from '../world.ts'

// Every house system beside the npm package sweph, another binding of Swiss Ephemeris, at sixty places.

/** 78 N (Longyearbyen), 78 S (McMurdo), then latitudes from 77 S to 77 N at other longitudes. */
const PLACES = [
  { latitude: 78.22, longitude: 15.65 },
  { latitude: -77.85, longitude: 166.67 },
  { latitude: 78, longitude: 0 },
  { latitude: -78, longitude: 0 },
  ...Array.from({ length: 56 }, (_, i) => ({ latitude: -77 + 2.8 * i, longitude: ((i * 67) % 360) - 180 })),
]
const MOMENTS = [2415020.63, 2433282.42, 2451545.29, 2460310.87, 2488069.11] as JulianDay[]
/** Degrees. Both sides use the same library; the difference is the rounding of sidereal time. */
const TOLERANCE = 1e-9

const oracle = (at: number, { latitude, longitude }: (typeof PLACES)[number], letter: string) =>
  sweph.houses_ex2(at, sweph.constants.SEFLG_SWIEPH, latitude, longitude, letter as 'P')

describe.each(HOUSE_SYSTEM_NAMES.map((name) => [name, HOUSE_SYSTEMS[name]] as const))('%s', (name, facts) => {
  test('cusps at sixty places equal Swiss Ephemeris, and are undefined in the same cases', () => {
    expect(facts.letter as string).toBe(ORACLE_SYSTEM[name])
    for (const site of PLACES)
      for (const at of MOMENTS) {
        const { houses, angles } = housesAt(at, site, facts.letter, sky)
        const { flag, data } = oracle(at, site, facts.letter)
        expect(isComplete(houses)).toBe(flag === sweph.constants.OK)
        if (isComplete(houses))
          data.houses.forEach((cusp, i) => void expect(apart(houses.cusps[i]!, cusp)).toBeLessThan(TOLERANCE))
        // The angles do not depend on the system.
        const { ascendant, midheaven, armc } = housesAt(at, site, 'E', sky).angles
        expect([angles.ascendant, angles.midheaven, angles.armc]).toEqual([ascendant, midheaven, armc])
      }
  })

  test('the polar behaviour equals the table', () => {
    let undefinedCharts = 0
    let turnedCharts = 0
    for (const site of PLACES)
      for (const at of MOMENTS) {
        const { houses, angles } = housesAt(at, site, facts.letter, sky)
        const isPolar = Math.abs(site.latitude) > 90 - sky.obliquity(at)
        if (!isComplete(houses)) undefinedCharts++
        const isTurned =
          houses.cusps[9] !== null && ['C', 'R', 'T', 'J', 'Y', 'I'].includes(facts.letter)
            ? separation(houses.cusps[9]!, angles.midheaven) > 90
            : false
        if (isTurned) turnedCharts++
        if (!isPolar) expect([isComplete(houses), isTurned]).toEqual([true, false])
      }
    expect(undefinedCharts > 0).toBe(facts.polar === 'undefined')
    expect(turnedCharts > 0).toBe(facts.polar === 'turned')
  })

  test('each longitude has the house whose cusp precedes it', () => {
    for (const site of PLACES)
      for (const at of MOMENTS) {
        const { houses } = housesAt(at, site, facts.letter, sky)
        if (!isOrdered(houses)) continue
        houses.cusps.forEach((cusp, i) => {
          // Pullen and Sunshine houses may have no width.
          const isEmpty = separation(cusp!, houses.cusps[(i + 1) % 12]!) < 1e-6
          if (!isEmpty) expect(houseOf(cusp!, houses)).toBe((i + 1) as 1)
        })
        for (let longitude = 0; longitude < 360; longitude += 7.3) expect(houseOf(longitude, houses)).not.toBeNull()
      }
  })
})

test('houses are in order at every place up to 60 degrees', () => {
  const unordered = PLACES.filter(({ latitude }) => Math.abs(latitude) <= 60).flatMap((site) =>
    HOUSE_SYSTEM_NAMES.flatMap((name) =>
      MOMENTS.filter((at) => !isOrdered(housesAt(at, site, HOUSE_SYSTEMS[name].letter, sky).houses)).map(
        () => `${name} at ${site.latitude}`,
      ),
    ),
  )
  expect([...new Set(unordered)]).toEqual([])
})

describe('documented choices are the accepted ones', () => {
  const accepted = [...HOUSE_CHOICES].sort()
  const polarOf = { undefined: 'no cusps', defined: 'as elsewhere', turned: 'clockwise' } as const

  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const inputs = [HouseSystemCode, placeOnly({}).properties.house_system]

  test.each(inputs.map((input) => [input]))('in the description of the input', (input) => {
    const isAccepted = (choice: string) => Value.Check(input, choice)
    const [, list] = /by letter or name: ([^.]*)\./.exec(JSON.stringify(input))!
    const listed = list!.split(', ').flatMap((entry) => {
      const [, letter, name] = /^(\w) (?:([\w-]+)|as E)$/.exec(entry)!
      return name ? [letter!, name] : [letter!]
    })
    expect(listed.sort()).toEqual(accepted)
    expect(listed.filter((choice) => !isAccepted(choice))).toEqual([])
    expect([...LETTERS].filter(isAccepted).sort()).toEqual(accepted.filter((choice) => choice.length === 1))
    for (const choice of ['', 'G', 'Placidus', 'P ', 'placidus-', 'gauquelin']) expect(isAccepted(choice)).toBe(false)
  })

  test('in the documentation, with their polar behaviour', () => {
    const page = readFileSync(new URL('../../docs/western-features.md', import.meta.url), 'utf8')
    const [, section] = page.split('## House systems\n')
    const rows = section!
      .split('\n## ')[0]!
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    expect(rows.flatMap(([, letter, name]) => [letter!, name!].filter(Boolean)).sort()).toEqual(accepted)
    for (const [, letter, name, , polar] of rows) {
      const code = houseCodeOf(letter as 'P')
      if (name) expect(houseCodeOf(name as 'placidus')).toBe(code)
      const facts = Object.values(HOUSE_SYSTEMS).find((each) => each.letter === code)!
      expect([letter, polar]).toEqual([letter, polarOf[facts.polar]])
    }
  })
})

test('a system is found by letter or name', () => {
  expect(houseCodeOf(null)).toBe('P')
  expect(houseCodeOf('A')).toBe('E')
  for (const name of HOUSE_SYSTEM_NAMES) {
    expect(houseCodeOf(name)).toBe(HOUSE_SYSTEMS[name].letter)
    expect(houseCodeOf(HOUSE_SYSTEMS[name].letter)).toBe(HOUSE_SYSTEMS[name].letter)
  }
  expect(new Set(HOUSE_CHOICES).size).toBe(HOUSE_CHOICES.length)
})
