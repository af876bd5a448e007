import { describe, expect, test } from 'bun:test'
import vimshottariDasha from '../../../src/capabilities/dashas/vimshottari-dasha.ts'
import allYogas from '../../../src/capabilities/doshas-yogas/all-yogas.ts'
import yogaActivation from '../../../src/capabilities/doshas-yogas/yoga-activation.ts'
import { delhi1947, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const selection = { ...delhi1947, from_date: '1970-01-01', years: 10 }

describe('yoga-activation', () => {
  // The check of the catalogue.
  test('periods equal those of the Vimshottari tables, to the second', async () => {
    for (const birth of [delhi1947, ...randomBirths(3, 5)]) {
      const from_date = `${Number(birth.datetime.slice(0, 4)) + 20}-03-01`
      const { timeline, activations } = await call(yogaActivation, { ...birth, from_date, years: 15 })
      const { periods } = await call(vimshottariDasha, { ...birth, levels: 2 })
      const table = periods.flatMap(({ lord, sub }) =>
        sub!.map((antar) => `${lord} ${antar.lord} ${antar.start} ${antar.end}`),
      )
      const texts = timeline.map(
        ({ mahadasha, antardasha, start, end }) => `${mahadasha} ${antardasha} ${start} ${end}`,
      )
      expect(texts.length).toBeGreaterThan(5)
      // The texts are consecutive rows of the table.
      expect(table.slice(table.indexOf(texts[0]!)).slice(0, texts.length)).toEqual(texts)
      for (const { periods } of activations)
        for (const { mahadasha, antardasha, start, end } of periods)
          expect(texts).toContain(`${mahadasha} ${antardasha} ${start} ${end}`)
    }
  })

  test('scores 1, 0.7 or 0.4 of the strength by the ruling lords, times 0.3 if cancelled', async () => {
    const { activations } = await call(yogaActivation, selection)
    const { yogas } = await call(allYogas, delhi1947)
    expect(activations.map(({ yoga_id }) => yoga_id).sort()).toEqual(yogas.map(({ id }) => id).sort())
    const seen = new Set<number>()
    for (const { yoga_id, strength, periods } of activations) {
      const yoga = yogas.find(({ id }) => id === yoga_id)!
      expect(strength).toBe(yoga.strength)
      for (const { mahadasha, antardasha, score } of periods) {
        const own = [mahadasha, antardasha].filter((lord) => yoga.planets.includes(lord)).length
        const part = [0.4, 0.7, 1][own]!
        seen.add(part)
        expect(score).toBeCloseTo(strength * part * (yoga.cancelled ? 0.3 : 1), 1)
      }
    }
    expect([...seen].sort()).toEqual([0.4, 0.7, 1])
  })

  test('every period of a planet of the yoga is listed', async () => {
    const { activations, timeline } = await call(yogaActivation, selection)
    const { yogas } = await call(allYogas, delhi1947)
    for (const { yoga_id, periods } of activations) {
      const { planets } = yogas.find(({ id }) => id === yoga_id)!
      const due = timeline.filter(
        ({ mahadasha, antardasha }) => planets.includes(mahadasha) || planets.includes(antardasha),
      )
      for (const { start } of due) expect(periods.map((period) => period.start)).toContain(start)
    }
  })

  test('the timeline lists the same periods by time, with the active share of the total strength', async () => {
    const { activations, timeline } = await call(yogaActivation, selection)
    const whole = activations.reduce((sum, { strength }) => sum + strength, 0)
    for (const { start, yogas, score } of timeline) {
      const speaking = activations.filter(({ periods }) => periods.some((period) => period.start === start))
      expect(yogas).toEqual(speaking.map(({ yoga_id }) => yoga_id))
      const sum = speaking
        .flatMap(({ periods }) => periods.filter((period) => period.start === start))
        .reduce((all, period) => all + period.score, 0)
      expect(score).toBeCloseTo((100 * sum) / whole, 1)
    }
  })

  test('returns only requested yogas that are present', async () => {
    const { activations } = await call(yogaActivation, { ...selection, yogas: ['gajakesari', 'budha_aditya', 'hamsa'] })
    const { yogas } = await call(allYogas, delhi1947)
    const present = yogas.map(({ id }) => id)
    expect(activations.map(({ yoga_id }) => yoga_id)).toEqual(
      ['gajakesari', 'budha_aditya', 'hamsa'].filter((id) => present.includes(id)),
    )
    expect(await rejectedField(yogaActivation, { ...selection, yogas: ['gajakesari', 'none'] })).toBe('yogas.1')
    expect(await rejectedField(yogaActivation, { ...delhi1947, from_date: '1940-01-01' })).toBe('from_date')
  })

  test('transits lie inside their period and the requested years', async () => {
    const { activations } = await call(yogaActivation, selection)
    let count = 0
    for (const { periods } of activations)
      for (const { start, end, transits } of periods)
        for (const transit of transits) {
          count++
          expect(Date.parse(transit.start)).toBeGreaterThanOrEqual(Date.parse(start))
          expect(Date.parse(transit.end)).toBeLessThanOrEqual(Date.parse(end))
          expect(Date.parse(transit.start)).toBeGreaterThanOrEqual(Date.UTC(1970, 0, 1))
          expect(Date.parse(transit.end)).toBeLessThanOrEqual(Date.UTC(1980, 0, 1))
        }
    expect(count).toBeGreaterThan(20)
  })
})
