import { describe, expect, test } from 'bun:test'
import findAscendant from '../../../src/capabilities/utilities/find-ascendant.ts'
import findMoonSign from '../../../src/capabilities/utilities/find-moon-sign.ts'
import findNakshatra from '../../../src/capabilities/utilities/find-nakshatra.ts'
import findSunSign from '../../../src/capabilities/utilities/find-sun-sign.ts'
import bundle from '../../../src/capabilities/vedic-charts/birth-chart-bundle.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
import { delhi1947, randomBirths, ulm1879 } from '../births.ts'
import { call, rejectedField } from '../call.ts'

// Reference values: Swiss Ephemeris 2.10 run apart from this project; 0.001 degree
const TOLERANCE = 0.001

describe('find-ascendant', () => {
  test('returns the ascendants of Delhi 1947 and Ulm 1879', async () => {
    const delhi = await call(findAscendant, delhi1947)
    expect(separation(delhi.ascendant.longitude, 37.7323)).toBeLessThan(TOLERANCE)
    expect(delhi.ascendant).toMatchObject({
      sign: 'Taurus',
      nakshatra: 'Krittika',
      pada: 4,
      element: 'Earth',
      modality: 'Fixed',
    })
    expect(delhi.kp).toEqual({ sign_lord: 'Ve', star_lord: 'Su', sub_lord: 'Ke' })
    const ulm = await call(findAscendant, ulm1879)
    expect(separation(ulm.ascendant.longitude, 79.4722)).toBeLessThan(TOLERANCE)
    expect(ulm.ascendant).toMatchObject({ sign: 'Gemini', nakshatra: 'Ardra', pada: 4 })
    expect(ulm.kp).toEqual({ sign_lord: 'Me', star_lord: 'Ra', sub_lord: 'Ma' })
  })

  test('equals the ascendant of the birth chart bundle', async () => {
    for (const birth of randomBirths(30, 31)) {
      const { element, modality, ...ascendant } = (await call(findAscendant, birth)).ascendant
      expect([element, modality].every(Boolean)).toBe(true)
      expect((await call(bundle, birth)).ascendant).toEqual(ascendant)
    }
  })

  test('answers beyond the polar circle, and at a pole for latitude 89.99', async () => {
    expect((await call(findAscendant, { ...delhi1947, latitude: 78 })).ascendant.sign).toBeDefined()
    const { ascendant, warnings } = await call(findAscendant, { ...delhi1947, latitude: -90 })
    expect(ascendant).toEqual((await call(findAscendant, { ...delhi1947, latitude: -89.99 })).ascendant)
    expect(warnings.join()).toContain('`latitude` -90 is a pole')
  })
})

describe('find-moon-sign', () => {
  test('returns the Moon signs of Delhi 1947 and Ulm 1879', async () => {
    const delhi = (await call(findMoonSign, delhi1947)).moon_sign
    expect(separation(delhi.longitude, 93.9836)).toBeLessThan(TOLERANCE)
    expect(delhi).toMatchObject({ sign: 'Cancer', nakshatra: 'Pushya', pada: 1 })
    const ulm = (await call(findMoonSign, ulm1879)).moon_sign
    expect(separation(ulm.longitude, 232.3517)).toBeLessThan(TOLERANCE)
    expect(ulm).toMatchObject({ sign: 'Scorpio', nakshatra: 'Jyeshtha', pada: 2 })
  })

  test('warns if the Moon is near a sign boundary', async () => {
    const { span } = await call(findNakshatra, delhi1947)
    const near = await call(findMoonSign, { ...delhi1947, datetime: span.ends_at.slice(0, 19) })
    expect(near.warnings.join()).toContain('border')
    expect((await call(findMoonSign, delhi1947)).warnings).toEqual([])
  })
})

describe('find-sun-sign', () => {
  test('returns Delhi 1947, and Ulm from the date alone', async () => {
    const delhi = await call(findSunSign, delhi1947)
    expect(separation(delhi.vedic.longitude, 117.989)).toBeLessThan(TOLERANCE)
    expect(delhi.vedic).toMatchObject({ sign: 'Cancer', nakshatra: 'Ashlesha', pada: 4 })
    expect(separation(delhi.western.longitude, 141.1108)).toBeLessThan(TOLERANCE)
    expect(delhi.western).toMatchObject({ sign: 'Leo', modality: 'Fixed' })
    const ulm = await call(findSunSign, { datetime: '1879-03-14' })
    expect(ulm.vedic).toMatchObject({ sign: 'Pisces', nakshatra: 'Purva Bhadrapada', pada: 4 })
    expect(ulm.western).toMatchObject({ sign: 'Pisces', modality: 'Mutable' })
    expect(ulm.western.degree).toBeCloseTo(23.51, 1)
    expect(ulm.warnings.join()).toContain('UTC')
  })

  test('2024-03-20 alone is Aries at noon, and a warning names the ingress of 03:06:24Z', async () => {
    const { western, warnings } = await call(findSunSign, { datetime: '2024-03-20' })
    expect(western.sign).toBe('Aries')
    expect(warnings.join()).toMatch(/tropical Aries.*2024-03-20T03:06:2[345]Z/)
  })

  test('rejects a date that does not exist', async () => {
    expect(await rejectedField(findSunSign, { datetime: '2023-02-29' })).toBe('datetime')
  })
})

describe('find-nakshatra', () => {
  test('Delhi 1947: Pushya 1, lord Saturn', async () => {
    const { nakshatra, name_syllables } = await call(findNakshatra, delhi1947)
    expect(nakshatra).toMatchObject({ name: 'Pushya', number: 8, pada: 1, lord: 'Saturn', gana: 'Deva', yoni: 'Sheep' })
    expect(name_syllables).toEqual({ pada: 'Hu', all: ['Hu', 'He', 'Ho', 'Da'] })
  })

  test('the span contains the moment, lasts 20 to 28 hours, and ends at boundaries', async () => {
    for (const birth of randomBirths(40, 41)) {
      const { span, nakshatra } = await call(findNakshatra, birth)
      const [from, to, at] = [span.starts_at, span.ends_at, `${birth.datetime}Z`].map(Date.parse) as [
        number,
        number,
        number,
      ]
      expect(from).toBeLessThanOrEqual(at)
      expect(to).toBeGreaterThan(at - 1000)
      expect((to - from) / 3.6e6).toBeGreaterThan(20)
      expect((to - from) / 3.6e6).toBeLessThan(28)
      const after = await call(findNakshatra, { ...birth, datetime: new Date(to + 2000).toISOString().slice(0, 19) })
      expect(after.nakshatra.number).toBe((nakshatra.number % 27) + 1)
    }
  })
})
