import { describe, expect, test } from 'bun:test'
import westernDignities from '../../src/capabilities/western/western-dignities.ts'
import { planetaryConditions } from '../../src/western/bonification.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../src/western/points.ts'
import { tropical } from '../../src/zodiac/longitude.ts'
import { call } from '../capabilities/call.ts'
import { random } from '../native/random.ts'

const LONGITUDES = { Sun: 12, Moon: 40, Mercury: 3, Venus: 335, Mars: 200, Jupiter: 155, Saturn: 265 } as const
const conditionsOf = (places: Partial<Record<ClassicalPlanet, number>>, ascendant = 5) => {
  const longitudes = { ...LONGITUDES, ...places }
  const point = Object.fromEntries(CLASSICAL_PLANETS.map((name) => [name, { longitude: longitudes[name] }])) as never
  return planetaryConditions({ ascendant: tropical(ascendant), point })
}
const of = (planet: ClassicalPlanet, ...args: Parameters<typeof conditionsOf>) => {
  const { bonified, maltreated } = conditionsOf(...args).find((row) => row.planet === planet)!
  const words = (rows: typeof bonified) => rows.map(({ condition, by }) => `${condition} ${by.join(' ')}`)
  return { bonified: words(bonified), maltreated: words(maltreated) }
}

describe('each condition by its definition (Porphyry, Introduction)', () => {
  test('adherence is within three degrees in one sign', () => {
    expect(of('Moon', { Moon: 40, Saturn: 42.9 }).maltreated).toContain('adherence Saturn')
    expect(of('Moon', { Moon: 40, Saturn: 43.1 }).maltreated).not.toContain('adherence Saturn')
    expect(of('Moon', { Moon: 59, Saturn: 61 }).maltreated).not.toContain('adherence Saturn')
    expect(of('Moon', { Moon: 40, Venus: 38 }).bonified).toContain('adherence Venus')
  })

  test('a ray strikes the planet that is earlier in the zodiac', () => {
    expect(of('Moon', { Moon: 40, Mars: 132 }).maltreated).toContain('ray Mars')
    expect(of('Moon', { Moon: 40, Mars: 310 }).maltreated).not.toContain('ray Mars')
    expect(of('Moon', { Moon: 40, Jupiter: 162 }).bonified).toContain('ray Jupiter')
    // A benefic helps by sextile and trine only.
    expect(of('Moon', { Moon: 40, Jupiter: 132 }).bonified).not.toContain('ray Jupiter')
  })

  test('the tenth sign overcomes, whatever the degree', () => {
    // Saturn in Aquarius is in the tenth sign from Taurus; in Leo it is in the fourth.
    expect(of('Moon', { Moon: 31, Saturn: 329 }).maltreated).toContain('overcoming Saturn')
    expect(of('Moon', { Moon: 31, Saturn: 121 }).maltreated).not.toContain('overcoming Saturn')
    expect(of('Saturn', { Moon: 31, Saturn: 329, Venus: 225 }).bonified).toContain('overcoming Venus')
  })

  test('only malefics harm by opposition', () => {
    expect(of('Moon', { Moon: 31, Mars: 239 }).maltreated).toContain('opposition Mars')
    expect(of('Moon', { Moon: 31, Venus: 239 }).bonified).not.toContain('opposition Venus')
  })

  test('an enclosure needs both on either side within seven degrees, and nobody between', () => {
    const enclosed = { Moon: 40, Mars: 34, Saturn: 46, Sun: 100, Mercury: 108, Venus: 78, Jupiter: 88 }
    expect(of('Moon', enclosed).maltreated).toContain('enclosure Mars Saturn')
    // The ray of Jupiter from 103 falls on 43 by sextile, between the Moon and Saturn.
    expect(of('Moon', { ...enclosed, Jupiter: 103 }).maltreated).not.toContain('enclosure Mars Saturn')
    expect(of('Moon', { ...enclosed, Saturn: 47.5 }).maltreated).not.toContain('enclosure Mars Saturn')
    // A ray encloses as a body does: Saturn at 226 opposes 46.
    expect(of('Moon', { ...enclosed, Saturn: 226 }).maltreated).toContain('enclosure Mars Saturn')
  })

  test('a ruler helps as a benefic that sees the Ascendant, and harms as a malefic that does not', () => {
    // The Moon in Taurus is ruled by Venus: in Leo, the fifth place from Aries, then in Virgo, the sixth.
    expect(of('Moon', { Moon: 40, Venus: 130 }).bonified).toContain('rulership Venus')
    expect(of('Moon', { Moon: 40, Venus: 160 }).bonified).not.toContain('rulership Venus')
    // The Sun in Aries is ruled by Mars.
    expect(of('Sun', { Sun: 10, Mars: 160 }).maltreated).toContain('rulership Mars')
    expect(of('Sun', { Sun: 10, Mars: 130 }).maltreated).not.toContain('rulership Mars')
  })
})

test('turning the chart by whole signs changes nothing but rulerships, and no planet acts on itself', () => {
  const next = random(28)
  for (let i = 0; i < 200; i++) {
    const places = Object.fromEntries(CLASSICAL_PLANETS.map((name) => [name, 360 * next()])) as typeof LONGITUDES
    const turned = Object.fromEntries(
      CLASSICAL_PLANETS.map((name) => [name, (places[name] + 90) % 360]),
    ) as typeof LONGITUDES
    for (const planet of CLASSICAL_PLANETS) {
      const [one, other] = [of(planet, places, 5), of(planet, turned, 95)]
      const withoutRulers = (rows: string[]) => rows.filter((row) => !row.startsWith('rulership'))
      expect(withoutRulers(other.bonified)).toEqual(withoutRulers(one.bonified))
      expect(withoutRulers(other.maltreated)).toEqual(withoutRulers(one.maltreated))
      for (const row of [...one.bonified, ...one.maltreated]) expect(row.split(' ').slice(1)).not.toContain(planet)
    }
  }
})

test('the capability adds the conditions on request', async () => {
  expect(await call(westernDignities, westernDignities.example)).not.toHaveProperty('conditions')
  const { conditions, sect } = await call(westernDignities, { ...westernDignities.example, conditions: true })
  expect(conditions!.map(({ planet }) => planet)).toEqual([...CLASSICAL_PLANETS])
  const all = conditions!.flatMap(({ bonified, maltreated }) => [...bonified, ...maltreated])
  expect(all.length).toBeGreaterThan(5)
  for (const { by, in_sect } of all) expect(in_sect).toBe(by.every((planet) => sect.members.includes(planet)))
})
