import { describe, expect, test } from 'bun:test'
import westernDignities from '../../../src/capabilities/western/western-dignities.ts'
import westernLunarPhase from '../../../src/capabilities/western/western-lunar-phase.ts'
import { call } from '../call.ts'
import { einstein, lennon, north, ono } from './births.ts'

// The worked chart of the contract: positions by Swiss Ephemeris, and tables of Dorotheus, Lilly and Ibn Ezra added by
// hand
describe('Einstein', async () => {
  const answer = await call(westernDignities, einstein)
  const of = (name: string) => answer.planets.find(({ planet }) => planet === name)!

  test('returns the essential and accidental scores', () => {
    expect(answer.planets.map((row) => row.essential_score)).toEqual([-5, 1, -5, -10, 9, 3, -1])
    expect(answer.planets.map((row) => row.accidental_score)).toEqual([7, 3, 9, 18, 17, 15, 5])
    expect(of('Venus')).toMatchObject({
      domicile_ruler: 'Mars',
      exaltation_ruler: 'Sun',
      term_ruler: 'Mercury',
      face_ruler: 'Sun',
      dignities: [],
      debilities: ['detriment', 'peregrine'],
    })
    expect(of('Mars').dignities).toContain('exaltation')
    expect(of('Jupiter').term_ruler).toBe('Saturn')
  })

  test('returns the almuten figuris', async () => {
    const { winner, scores, points_used, day_ruler, hour_ruler, planetary_hour } = answer.almuten_figuris
    expect(winner).toEqual(['Venus'])
    expect(scores).toEqual({ Sun: 21, Moon: 7, Mercury: 21, Venus: 36, Mars: 25, Jupiter: 23, Saturn: 11 })
    expect([day_ruler, hour_ruler, planetary_hour]).toEqual(['Venus', 'Mars', 6])
    const lunation = points_used.find(({ point }) => point === 'prenatal lunation')!
    expect(lunation.longitude).toBeCloseTo(167.6205, 3)
    const { prenatal_lunation } = await call(westernLunarPhase, einstein)
    expect(prenatal_lunation).toMatchObject({ longitude: lunation.longitude })
    expect(prenatal_lunation.utc).toStartWith('1879-03-08T13:09:3')
  })

  test('Moon and Venus share the first cusp', () => {
    expect(answer.house_almutens[0]).toMatchObject({ house: 1, almuten: ['Moon', 'Venus'], score: 5 })
    expect(answer.house_almutens.length).toBe(12)
  })

  test('it is a day chart; Mercury belongs to the night', () => {
    expect(answer.day_birth).toBe(true)
    expect(answer.sect).toEqual({
      light: 'Sun',
      benefic_of_sect: 'Jupiter',
      malefic_contrary: 'Mars',
      members: ['Sun', 'Jupiter', 'Saturn'],
    })
    expect(answer.planets.filter((row) => row.hayz).map(({ planet }) => planet)).toEqual(['Jupiter', 'Saturn'])
  })

  test('Saturn in Aries and Mars in Capricorn receive each other', () => {
    const result = answer.receptions.find(({ planet_a, planet_b }) => planet_a === 'Mars' && planet_b === 'Saturn')
    expect(result).toEqual({ planet_a: 'Mars', planet_b: 'Saturn', by_a: 'domicile', by_b: 'domicile', mutual: true })
    expect(answer.receptions).toContainEqual({
      planet_a: 'Sun',
      planet_b: 'Venus',
      by_a: 'exaltation',
      by_b: 'exaltation',
      mutual: true,
    })
  })
})

describe('consistency', () => {
  test.each([einstein, lennon, ono])('dignities, receptions and sect are consistent', async (birth) => {
    for (const terms of ['egyptian', 'ptolemaic'] as const)
      for (const triplicity of ['dorothean', 'lilly'] as const) {
        const { planets, receptions, sect, day_birth } = await call(westernDignities, { ...birth, terms, triplicity })
        for (const row of planets) {
          expect(row.total_score).toBe(row.essential_score + row.accidental_score)
          expect(row.accidental_score).toBe(row.accidental.reduce((sum, { points }) => sum + points, 0))
          expect(row.debilities.includes('peregrine')).toBe(row.dignities.length === 0)
          expect(row.triplicity_rulers.length).toBe(triplicity === 'lilly' ? 2 : 3)
          expect(sect.members.includes(row.planet)).toBe(row.in_sect)
          if (row.hayz) expect(row.in_sect).toBe(true)
          const sign = (name: string) => planets.find(({ planet }) => planet === name)!.sign
          for (const { planet_a, planet_b, by_a } of receptions)
            if (planet_b === row.planet && by_a === 'domicile')
              expect([row.domicile_ruler, sign(planet_b)]).toEqual([planet_a, row.sign])
        }
        expect(sect.light).toBe(day_birth ? 'Sun' : 'Moon')
      }
  })

  test('Lennon, by night, has the Moon as light and Venus as benefic', async () => {
    const { day_birth, sect } = await call(westernDignities, lennon)
    expect(day_birth).toBe(false)
    expect(sect).toMatchObject({ light: 'Moon', benefic_of_sect: 'Venus', malefic_contrary: 'Saturn' })
  })

  test('the hour before sunrise is the last of the previous day', async () => {
    // Wednesday 1940-10-09. Sunrise was at 07:20 in summer time
    const early = await call(westernDignities, { ...lennon, datetime: '1940-10-09T07:00' })
    // At 07:00 it is still the day of Mars (Tuesday). The 24th hour is 23 steps from Mars in the order of the hours, 2
    // steps modulo seven: Sun, Venus
    expect(early.almuten_figuris).toMatchObject({ day_ruler: 'Mars', planetary_hour: 24, hour_ruler: 'Venus' })
    const late = await call(westernDignities, { ...lennon, datetime: '1940-10-09T07:40' })
    expect(late.almuten_figuris).toMatchObject({ day_ruler: 'Mercury', planetary_hour: 1, hour_ruler: 'Mercury' })
  })

  test('70 north at midsummer: no rulers of day and hour, and four house almutens by Placidus', async () => {
    const answer = await call(westernDignities, north(70))
    expect(answer.almuten_figuris).toMatchObject({ day_ruler: null, hour_ruler: null, planetary_hour: null })
    expect(answer.house_almutens.map(({ house }) => house)).toEqual([1, 4, 7, 10])
    expect(
      answer.planets.flatMap(({ accidental }) => accidental).some(({ factor }) => factor.startsWith('house')),
    ).toBe(false)
    expect(answer.planets.every(({ joy }) => !joy)).toBe(true)
    expect(answer.day_birth).toBe(true)
  })
})
