import { describe, expect, test } from 'bun:test'
import dispositions from '../../../src/capabilities/predictions/prediction-planetary-dispositions.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import planetaryDignity from '../../../src/capabilities/strengths/planetary-dignity.ts'
import markers from '../../../src/capabilities/vedic-charts/chart-markers.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { delhi1947, polarNight, randomBirths, ulm1879 } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const births = [independence, ulm1879, polarNight, ...randomBirths(40, 5)]
const reports = await Promise.all(births.map((birth) => call(dispositions, birth)))

describe('prediction-planetary-dispositions', () => {
  test('lists nine planets, whose ruled houses cover the twelve once', () => {
    for (const { planets } of reports) {
      expect(planets).toHaveLength(9)
      expect(planets.flatMap(({ rules_houses }) => rules_houses).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 12 }, (_, i) => i + 1),
      )
    }
  })

  test('aspects cast and received are inverse, and conjunctions are mutual', () => {
    for (const { planets } of reports)
      for (const a of planets)
        for (const b of planets) {
          expect(a.aspects_cast.includes(b.name)).toBe(b.aspected_by.includes(a.name))
          expect(a.conjunct.includes(b.name)).toBe(b.conjunct.includes(a.name))
        }
  })

  test('dignity, functional nature and marakas equal planetary-dignity and chart-markers', async () => {
    for (const [i, birth] of births.entries()) {
      const { planets } = reports[i]!
      const other = await call(planetaryDignity, birth)
      const { marakas } = await call(markers, birth)
      for (const { name, dignity, functional, maraka } of planets) {
        expect(maraka).toBe(marakas.includes(name))
        const row = other.planets.find(({ planet }) => planet === name)!
        expect(dignity).toBe(row.dignity.replace('great_', '') as typeof dignity)
        expect(functional).toBe(row.functional)
      }
    }
  })

  test('each planet has three readings, and no sentence is repeated', () => {
    for (const { planets } of reports) {
      const sentences = planets.flatMap(({ sign_reading, house_reading, nakshatra_reading, fact_ids }) => {
        for (const reading of [sign_reading, house_reading, nakshatra_reading])
          expect(reading.length).toBeGreaterThan(40)
        expect(fact_ids.length).toBeGreaterThanOrEqual(3)
        return [sign_reading, house_reading, nakshatra_reading].flatMap(sentencesOf)
      })
      expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
    }
  })

  // Taurus rises, and five planets are in Cancer. By hand from the published chart of Indian independence.
  test('the chart of 15 August 1947 equals the calculation by hand', async () => {
    const { planets } = await call(dispositions, delhi1947)
    const of = (name: string) => planets.find((planet) => planet.name === name)!
    expect(of('Saturn')).toMatchObject({
      rules_houses: [9, 10],
      functional: 'yogakaraka',
      dispositor: 'Moon',
      conjunct: ['Sun', 'Moon', 'Mercury', 'Venus'],
      aspects_cast: [],
    })
    expect(of('Mars')).toMatchObject({ sign: 'Gemini', house: 2, rules_houses: [7, 12], maraka: true })
    expect(of('Jupiter')).toMatchObject({
      house: 6,
      rules_houses: [8, 11],
      functional: 'malefic',
      aspects_cast: ['Mars'],
    })
    expect(of('Rahu')).toMatchObject({ house: 1, rules_houses: [], shadbala_ratio: null, aspects_cast: [] })
    // The Moon at 4 degrees of an even sign is in the last fifth, in reversed order.
    expect(of('Moon')).toMatchObject({ nakshatra: 'Pushya', avastha: 'mrita' })
  })

  // 4 February 1962: all seven planets are in Capricorn, four of them in one star.
  test('planets in the same star have different readings of it', async () => {
    const grand = { datetime: '1962-02-04T12:00', utc_offset: '+00:00', latitude: 28.6, longitude: 77.2 }
    const { planets } = await call(dispositions, grand)
    const readings = planets.map(({ nakshatra_reading }) => nakshatra_reading)
    expect(new Set(readings).size).toBe(9)
  })

  test('the report contains every reading; an invalid date is rejected with its field', async () => {
    const data = await call(dispositions, independence)
    const text = JSON.stringify(dispositions.report!.document(data))
    for (const { sign_reading, house_reading, nakshatra_reading } of data.planets)
      for (const reading of [sign_reading, house_reading, nakshatra_reading])
        expect(text).toContain(JSON.stringify(reading))
    expect(await rejectedField(dispositions, { ...independence, datetime: '1947-02-30T00:00' })).toBe('datetime')
    expect(await rejectedField(dispositions, { ...independence, timezone: 'Nowhere/None' })).toBe('timezone')
  })
})
