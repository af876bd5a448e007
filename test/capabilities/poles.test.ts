import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput, checkOf } from '../../src/service/input.ts'
import { LONG, sample } from '../long.ts'
import { worldAt } from '../world.ts'

/** The example of a capability, with every latitude replaced. */
const at = <V>(value: V, latitude: number): V =>
  JSON.parse(JSON.stringify(value), (name, each) => (name === 'latitude' ? latitude : each))

const answerOf = async (slug: string, latitude: number, more: object = {}) => {
  const entry = catalogue.find((each) => each.slug === slug)!
  const world = worldAt()
  const input = { ...at(entry.example as JsonObject, latitude), ...more }
  checkInput(entry.input, input)
  const data = (await entry.compute(input, world)) as Record<string, never>
  expect([slug, latitude, checkOf(entry.data)(data)]).toEqual([slug, latitude, true])
  return { data, warnings: world.warnings }
}
/** An answer without the fields that depend on the horizon. */
const without = (value: unknown, names: RegExp): unknown =>
  JSON.parse(JSON.stringify(value, (name, each) => (names.test(name) ? undefined : each)))

describe('capabilities without an ascendant answer at a pole as elsewhere, without a warning', () => {
  for (const slug of ['find-moon-sign', 'find-nakshatra', 'vimshottari-dasha', 'yogini-dasha'])
    test(slug, async () => {
      for (const latitude of [90, -90]) {
        const { data, warnings } = await answerOf(slug, latitude)
        expect(data).toEqual((await answerOf(slug, 89.9)).data)
        expect(warnings).toEqual([])
      }
    })
  test('western-planet-details has null houses, as everywhere beyond the polar circles', async () => {
    const { data, warnings } = await answerOf('western-planet-details', 90)
    expect(data).toEqual((await answerOf('western-planet-details', 89.9)).data)
    expect(warnings).toEqual([expect.stringContaining('Placidus has no cusps')])
  })
})

describe('capabilities that need an ascendant are computed at 89.99 degrees, with a warning', () => {
  for (const [slug, field] of [
    ['birth-chart', 'latitude'],
    ['chara-karakas', null],
    ['papasamya', 'groom.latitude'],
    ['western-natal-chart', 'latitude'],
    ['relocated-chart', 'place.latitude'],
    ['geodetic-chart', 'place.latitude'],
    ['local-space-lines', 'latitude'],
  ] as const)
    test(slug, async () => {
      for (const pole of [90, -90]) {
        const { data, warnings } = await answerOf(slug, pole)
        const beside = await answerOf(slug, Math.sign(pole) * 89.99)
        const echo = /^(latitude|lat|distance_km|nearest_point|score|total|parans|local_space|places)$/
        expect(without(data, echo)).toEqual(without(beside.data, echo))
        const words = `\`${field}\` ${pole} is a pole, where no sign rises; values that depend on the horizon were computed at latitude ${Math.sign(pole) * 89.99}.`
        if (field) expect(warnings.join()).toContain(words)
      }
    })
  test('report-relocation', async () => {
    const { warnings } = await answerOf('report-relocation', 90)
    for (const field of ['latitude', 'places.0.latitude'])
      expect(warnings).toContainEqual(expect.stringContaining(`\`${field}\` 90 is a pole`))
  })
})

describe('Placidus beyond the polar circles', () => {
  test('has null houses and the warning no_houses in both wings', async () => {
    const { data, warnings } = await answerOf('bhava-chalit', 78, { house_system: 'placidus' })
    const { cusps, planets } = data as unknown as {
      cusps: { house: number; start: object | null; middle: null }[]
      planets: { bhava_house: null }[]
    }
    expect(cusps.filter(({ start }) => start !== null).map(({ house }) => house)).toEqual([1, 4, 7, 10])
    expect(planets.every(({ bhava_house }) => bhava_house === null)).toBe(true)
    expect(warnings).toContainEqual(expect.stringContaining('Placidus has no cusps between the angles'))
    const western = await answerOf('western-house-cusps', 78)
    expect(western.warnings).toContainEqual(expect.stringContaining('Placidus has no cusps between the angles'))
  })
})

describe('Krishnamurti Paddhati beyond the polar circles', () => {
  const NO_HOUSES = 'Placidus has no cusps between the angles'
  /** Warnings about a pole, apart from the one about missing houses. */
  const pole = (latitude: number) => (Math.abs(latitude) === 90 ? ['is a pole'] : [])
  for (const latitude of [90, -90, 89.99, 78, -67]) {
    test(`kp-chart at ${latitude} has its ascendant, planets and their lords, and null houses`, async () => {
      const { data, warnings } = await answerOf('kp-chart', latitude)
      const { cusps, planets, houses, ascendant, fortuna } = data as unknown as {
        cusps: null
        planets: { name: string; house: number | null; kp: object; longitude: number }[]
        houses: null
        ascendant: { longitude: number }
        fortuna: { house: number | null; longitude: number }
      }
      expect([cusps, houses, fortuna.house]).toEqual([null, null, null])
      expect(planets.map(({ house }) => house)).toEqual(Array(9).fill(null))
      // Planets and their lords depend on the moment, not on the place.
      const elsewhere = (await answerOf('kp-chart', 50)).data as unknown as { planets: typeof planets }
      expect(planets.map(({ name, longitude, kp }) => [name, longitude, kp])).toEqual(
        elsewhere.planets.map(({ name, longitude, kp }) => [name, longitude, kp]),
      )
      const [sun, moon] = planets
      const fortune = (ascendant.longitude + moon!.longitude - sun!.longitude + 720) % 360
      expect(Math.abs(((fortuna.longitude - fortune + 540) % 360) - 180)).toBeLessThan(1e-5)
      for (const words of [NO_HOUSES, ...pole(latitude)])
        expect(warnings).toContainEqual(expect.stringContaining(words))
    })
  }
  test('kp-significators keeps the lords of planets, and has no significators', async () => {
    const { data, warnings } = await answerOf('kp-significators', 78)
    const { planets, houses, strongest } = data as unknown as Record<string, Record<string, unknown>[]>
    const below = (await answerOf('kp-significators', 60)).data as unknown as Record<string, Record<string, unknown>[]>
    expect(planets!.map(({ star_lord, sub_lord }) => [star_lord, sub_lord])).toEqual(
      below.planets!.map(({ star_lord, sub_lord }) => [star_lord, sub_lord]),
    )
    expect(planets!.every(({ levels, all_houses, agent_of }) => (levels ?? all_houses ?? agent_of) === null)).toBe(true)
    expect([houses, strongest] as unknown[]).toEqual([null, null])
    expect(warnings).toContainEqual(expect.stringContaining(NO_HOUSES))
  })
  test('kp-cuspal-interlinks has neither cusps nor events', async () => {
    const { data, warnings } = await answerOf('kp-cuspal-interlinks', 78)
    const { cusps, events } = data as unknown as Record<string, unknown>
    expect([cusps, events]).toEqual([null, null])
    expect(warnings).toContainEqual(expect.stringContaining(NO_HOUSES))
  })
  test('kp-horary-chart has the ascendant of the number and the ruling planets, and no judgement', async () => {
    const { data, warnings } = await answerOf('kp-horary-chart', 78)
    const { cusps, significators, judgement, ruling_planets, ascendant } = data as unknown as {
      cusps: null
      significators: null
      judgement: null
      ruling_planets: object
      ascendant: object
    }
    expect([cusps, significators, judgement]).toEqual([null, null, null])
    const below = (await answerOf('kp-horary-chart', 50)).data as unknown as { ascendant: object }
    expect(ascendant).toEqual(below.ascendant)
    expect(Object.values(ruling_planets).every((ruler) => typeof ruler === 'string')).toBe(true)
    expect(warnings).toContainEqual(expect.stringContaining(NO_HOUSES))
  })
})

describe('every answer has the shape of its schema', () => {
  const LATITUDES = [-90, 89.99, 78, 66.6]
  const COUNT = sample(1, 2, LATITUDES.length)
  /** At a pole and at other latitudes in turn. The nightly form uses every latitude. */
  const latitudesOf = (index: number) => [
    90,
    ...Array.from({ length: COUNT }, (_, k) => LATITUDES[(index + k) % LATITUDES.length]!),
  ]

  test('at poles and beyond the polar circles', async () => {
    for (const [index, { slug, family, example }] of catalogue.entries()) {
      if (JSON.stringify(at(example, 90)) === JSON.stringify(example)) continue
      if (family === 'ai' && !LONG) continue
      for (const latitude of latitudesOf(index)) {
        const answer = await answerOf(slug, latitude).catch((reason) => reason)
        expect([slug, latitude, String(answer instanceof Error && answer)]).toEqual([slug, latitude, 'false'])
      }
    }
  })
})
