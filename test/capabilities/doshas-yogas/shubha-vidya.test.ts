import { describe, expect, test } from 'bun:test'
import shubhaYogas from '../../../src/capabilities/doshas-yogas/shubha-yogas.ts'
import vidyaYogas from '../../../src/capabilities/doshas-yogas/vidya-yogas.ts'
import planetPositions from '../../../src/capabilities/vedic-charts/planet-positions.ts'
import { SIGNS, type Sign } from '../../../src/zodiac/signs.ts'
import { delhi1947, polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'

const births = randomBirths(60, 20)
const isOddSign = (sign: string) => SIGNS.indexOf(sign as Sign) % 2 === 0

describe('shubha-yogas', () => {
  test('lists and counts the present yogas first', async () => {
    for (const birth of births.slice(0, 20)) {
      const { yogas, count } = await call(shubhaYogas, { ...birth, sex: 'female' })
      const present = yogas.map(({ present }) => present)
      expect(present.slice(0, count).every((each) => each === true)).toBe(true)
      expect(present.slice(count).some((each) => each === true)).toBe(false)
    }
  })

  // The check of the catalogue, after Phaladeepika 6.
  test('Mahabhagya needs day and odd signs for a man, night and even signs for a woman; else null', async () => {
    const seen = { male: 0, female: 0 }
    for (const birth of births) {
      const of = async (sex?: 'male' | 'female') =>
        (await call(shubhaYogas, { ...birth, sex })).yogas.find(({ id }) => id === 'mahabhagya')!.present
      expect(await of()).toBeNull()
      const { planets, ascendant } = await call(planetPositions, birth)
      const signs = [ascendant.sign, planets[0]!.sign, planets[1]!.sign]
      // The Sun is above the horizon while he is in the half of the zodiac that has risen.
      const isDay = (planets[0]!.longitude - ascendant.longitude + 360) % 360 > 180
      for (const sex of ['male', 'female'] as const) {
        const isRequested = sex === 'male' ? isDay && signs.every(isOddSign) : !isDay && !signs.some(isOddSign)
        // Within three degrees of the horizon, refraction and latitude decide.
        const low = Math.abs(((planets[0]!.longitude - ascendant.longitude + 270) % 180) - 90)
        if (low > 3) expect([birth.datetime, sex, await of(sex)]).toEqual([birth.datetime, sex, isRequested])
        if (isRequested) seen[sex]++
      }
    }
    expect(Math.min(seen.male, seen.female)).toBeGreaterThan(0)
  })

  test('a combust lord cancels the yogas that need it', async () => {
    for (const birth of births) {
      const { yogas } = await call(shubhaYogas, birth)
      for (const { present, cancelled, cancellations } of yogas) {
        if (present !== true) expect(cancellations).toEqual([])
        expect(cancelled).toBe(cancellations.some(({ holds }) => holds) && cancelled)
        for (const { holds, strength } of cancellations)
          if (holds && strength === 'strong') expect(cancelled).toBe(true)
      }
    }
  })
})

describe('vidya-yogas', () => {
  test('returns the group of learning and the yoga of speech', async () => {
    const { yogas, count } = await call(vidyaYogas, delhi1947)
    expect(yogas.map(({ id }) => id)).toContain('vagmi')
    expect(new Set(yogas.map(({ group }) => group))).toEqual(new Set(['vidya', 'misc']))
    expect(count).toBe(yogas.filter(({ present }) => present).length)
    expect(yogas.find(({ id }) => id === 'jada')!.auspicious).toBe(false)
  })

  test('without a sunrise, a rule on Mandi is null only if Mandi alone decides it', async () => {
    const { yogas } = await call(vidyaYogas, polarNight)
    const jada = yogas.find(({ id }) => id === 'jada')!
    const { planets } = await call(planetPositions, polarNight)
    // In that chart the Sun is not in the 2nd house, so Mandi does not matter.
    expect(planets[0]!.house).not.toBe(2)
    expect(jada.present).toBe(false)
  })
})
