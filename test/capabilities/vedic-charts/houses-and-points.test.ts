import { describe, expect, test } from 'bun:test'
import charaDasha from '../../../src/capabilities/dashas/chara-dasha.ts'
import bhavaChalit from '../../../src/capabilities/vedic-charts/bhava-chalit.ts'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import bundle from '../../../src/capabilities/vedic-charts/birth-chart-bundle.ts'
import chartImage from '../../../src/capabilities/vedic-charts/chart-image.ts'
import markers from '../../../src/capabilities/vedic-charts/chart-markers.ts'
import divisionalChart from '../../../src/capabilities/vedic-charts/divisional-chart.ts'
import divisionalCharts from '../../../src/capabilities/vedic-charts/divisional-charts.ts'
import specialLagnas from '../../../src/capabilities/vedic-charts/special-lagna-charts.ts'
import sudarshana from '../../../src/capabilities/vedic-charts/sudarshana-chakra.ts'
import upagrahas from '../../../src/capabilities/vedic-charts/upagrahas.ts'
import { CHART_STYLE_NAMES } from '../../../src/chart-styles.ts'
import { SUNRISES } from '../../../src/sky/daylight.ts'
import { norm, separation } from '../../../src/zodiac/longitude.ts'
import { at, chennai1996, deg, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

describe('bhava-chalit', () => {
  test('sripati: the angles are the middles of houses 1 and 10; whole-sign shifts no planet', async () => {
    const sripati = await call(bhavaChalit, chennai1996)
    expect(sripati.cusps[0]!.middle!.longitude).toBeCloseTo(sripati.ascendant.longitude, 5)
    expect(sripati.cusps[9]!.middle!.longitude).toBeCloseTo(sripati.midheaven.longitude, 5)
    expect(sripati.houses.flatMap((h) => h.planets)).toHaveLength(9)
    const whole = await call(bhavaChalit, { ...chennai1996, house_system: 'whole-sign' })
    expect(whole.planets.some((p) => p.shifted)).toBe(false)
  })

  test('beyond the polar circle Placidus has no bhavas, and sripati warns', async () => {
    const placidus = await call(bhavaChalit, { ...polarNight, house_system: 'placidus' })
    expect(placidus.cusps.flatMap(({ start, house }) => (start ? [house] : []))).toEqual([1, 4, 7, 10])
    expect(placidus.planets.every(({ bhava_house, shifted }) => bhava_house === null && shifted === null)).toBe(true)
    expect(placidus.warnings.join()).toContain('Placidus has no cusps')
    expect((await call(bhavaChalit, polarNight)).warnings.join()).toContain('polar')
  })
})

describe('special-lagna-charts', () => {
  // P. V. R. Narasimha Rao's book, values of Jagannatha Hora re-run; 2 arcminutes
  test('Chennai 1996: special lagnas equal the reference', async () => {
    const { lagnas } = await call(specialLagnas, chennai1996)
    expect(separation(lagnas.varnada_lagna!.longitude, deg(22, 26, 8))).toBeLessThan(2 / 60)
    expect(separation(lagnas.sree_lagna!.longitude, deg(0, 20, 10))).toBeLessThan(2 / 60)
    expect(separation(lagnas.bhrigu_bindu!.longitude, deg(23, 45, 5))).toBeLessThan(2 / 60)
  })

  test('a birth at 03:00 counts from the sunrise of the previous day', async () => {
    const { minutes_from_sunrise } = await call(specialLagnas, { ...delhi1947, datetime: '1990-05-05T03:00' })
    expect(minutes_from_sunrise!).toBeGreaterThan(17 * 60)
  })

  test('only the geometric sunrise of the centre has the Sun on the ascendant', async () => {
    for (const birth of randomBirths(12, 9)) {
      if (Math.abs(birth.latitude) > 60) continue
      const rises = await Promise.all(
        SUNRISES.map(async (sunrise) => (await call(specialLagnas, { ...birth, sunrise })).sunrise!),
      )
      expect(rises.map(({ definition }) => definition)).toEqual([...SUNRISES])
      const [upper, upperGeometric, centre, geometric] = rises.map(({ local }) => Date.parse(local))
      expect([upper! < upperGeometric!, upper! < centre!, centre! < geometric!]).toEqual([true, true, true])
      const { local, sun_longitude } = rises[3]!
      const [datetime, utc_offset] = [local.slice(0, 19), local.slice(19)]
      const { ascendant } = await call(birthChart, { ...birth, timezone: undefined, datetime, utc_offset })
      // There, a second of time moves the ascendant by at most half a minute of arc, and the parallax of the Sun is 9
      // arcseconds.
      expect(separation(ascendant.longitude, sun_longitude)).toBeLessThan(0.02)
    }
    const unsaid = await call(specialLagnas, chennai1996)
    expect([unsaid.sunrise!.definition, unsaid.sunrise!.local]).toEqual([
      'upper-limb',
      (await call(birthChart, chennai1996)).sunrise!,
    ])
  })

  test('the chart counts houses from the chosen lagna', async () => {
    const { chart, lagnas } = await call(specialLagnas, { ...delhi1947, lagna: 'ghati_lagna' })
    expect(chart.ascendant).toEqual(lagnas.ghati_lagna!)
    expect(chart.houses[0]!.sign).toBe(lagnas.ghati_lagna!.sign)
  })

  test('lagnas from sunrise are null in the polar night, and requests for one are rejected', async () => {
    const { lagnas, sunrise } = await call(specialLagnas, { ...polarNight, lagna: 'moon' })
    expect([sunrise, lagnas.hora_lagna, lagnas.varnada_lagna]).toEqual([null, null, null])
    expect(lagnas.sree_lagna).not.toBeNull()
    expect(await rejectedField(specialLagnas, polarNight)).toBe('lagna')
  })
})

describe('upagrahas', () => {
  test('upaketu + 30 is the Sun; avayogi is yogi + 186°40′; yogi is yoga + 93°20′', async () => {
    for (const birth of randomBirths(20, 9)) {
      const { solar, sphutas } = await call(upagrahas, birth)
      const { planets } = await call(bundle, birth)
      const sphuta = (name: string) => sphutas.find((s) => s.name === name)!.longitude as number
      expect(separation(solar[4]!.longitude + 30, planets[0]!.longitude)).toBeLessThan(1e-5)
      expect(separation(sphuta('avayogi_sphuta') - sphuta('yogi_sphuta'), 186 + 2 / 3)).toBeLessThan(1e-5)
      expect(separation(sphuta('yogi_sphuta') - sphuta('yoga_sphuta'), 93 + 1 / 3)).toBeLessThan(1e-5)
    }
  })

  test('Saturday by day: near the equator Gulika is the ascendant at sunrise, near the Sun', async () => {
    // 2024-03-23 was a Saturday.
    const birth = at('2024-03-23T12:00', '+08:00', 1.35, 103.82)
    const { time_based } = await call(upagrahas, birth)
    const gulika = time_based!.find((u) => u.name === 'Gulika')!
    const { sunrise } = await call(specialLagnas, birth)
    expect(gulika.part).toBe(1)
    expect(separation(gulika.longitude, sunrise!.sun_longitude)).toBeLessThan(1)
  })

  // values printed by Jagannatha Hora, 2 arcminutes
  test('Chennai 1996: bija, kshetra and tithi sphuta equal the reference', async () => {
    const { sphutas } = await call(upagrahas, chennai1996)
    const of = (name: string) => sphutas.find((s) => s.name === name)!.longitude as number
    expect(separation(of('bija_sphuta'), deg(11, 6, 11))).toBeLessThan(2 / 60)
    expect(separation(of('kshetra_sphuta'), deg(28, 19, 7))).toBeLessThan(2 / 60)
    expect(separation(of('tithi_sphuta'), deg(15, 23, 10))).toBeLessThan(2 / 60)
  })

  test('the part after Saturn can be the one without a lord; the answer names the choice', async () => {
    const [last, after] = [
      await call(upagrahas, chennai1996),
      await call(upagrahas, { ...chennai1996, lordless_part: 'after-saturn', sunrise: 'disc-centre' }),
    ]
    expect(last).not.toContainKey('choices')
    expect(last.sunrise.definition).toBe('upper-limb')
    expect(after.choices).toEqual({ lordless_part: 'after-saturn', sunrise: 'disc-centre' })
    expect(after.sunrise.definition).toBe('disc-centre')
    const moved = last.time_based!.filter(({ part }, i) => after.time_based![i]!.part !== part)
    const saturn = last.time_based!.find(({ name }) => name === 'Gulika')!.part!
    expect(moved.map(({ name }) => name)).toEqual(
      last.time_based!.filter(({ part }) => part !== null && part > saturn).map(({ name }) => name),
    )
  })

  test('the time-based group is null in the polar night', async () => {
    const { time_based, sphutas, warnings } = await call(upagrahas, polarNight)
    expect(time_based).toBeNull()
    expect(sphutas.filter((s) => s.longitude === null)).toHaveLength(7)
    expect(warnings.join()).toContain('Gulika')
  })
})

describe('sudarshana-chakra', () => {
  test('returns the rings, the current house and the union of planets', async () => {
    const answer = await call(sudarshana, { ...delhi1947, age: 27 })
    expect(answer.rings[1]!.houses[0]!.planets).toContain('Moon')
    expect(answer.rings[0]!.houses.flatMap((h) => h.planets)).toHaveLength(9)
    expect(answer.running).toMatchObject({ house: 4, period: { start: '1974-08-15', end: '1975-08-15' } })
    for (const age of [0, 12]) expect((await call(sudarshana, { ...delhi1947, age })).running.house).toBe(1)
  })

  test('the age follows the current time; a birth on 29 February counts from 1 March', async () => {
    const leap = at('2004-02-29T12:00', '+00:00', 51.5, 0)
    const before = await call(sudarshana, leap, Date.UTC(2025, 1, 28, 12))
    const after = await call(sudarshana, leap, Date.UTC(2025, 2, 1, 12))
    expect([before.running.age, after.running.age]).toEqual([20, 21])
    expect(after.running.period).toEqual({ start: '2025-03-01', end: '2026-03-01' })
  })
})

describe('chart-markers', () => {
  test('2014-11-13 at Bangalore: Venus and Saturn at war', async () => {
    const { planetary_war } = await call(markers, at('2014-11-13T06:26', '+05:30', 12.9716, 77.5946))
    expect(planetary_war).toEqual([{ planets: ['Venus', 'Saturn'], separation: expect.any(Number), victor: 'Saturn' }])
  })

  test('a kendra or an aspect of the dispositor cancels debility, a conjunction does not', async () => {
    // Mars, dispositor of Rahu, is with him in Scorpio, and no kendra helps.
    const { planets } = await call(markers, at('1956-02-11T00:02', '+05:30', -13.4126, 69.9051))
    expect(planets.find(({ name }) => name === 'Rahu')).toMatchObject({ debilitated: true, neecha_bhanga: [] })
  })

  test('flags follow from the longitudes', async () => {
    for (const birth of randomBirths(60, 21)) {
      const answer = await call(markers, birth)
      const d9 = await call(divisionalChart, { ...birth, code: 'D9' })
      const d1 = await call(divisionalChart, { ...birth, code: 'D1' })
      for (const [i, p] of answer.planets.slice(1).entries()) {
        expect(p.vargottama).toBe(d9.planets[i]!.sign === d1.planets[i]!.sign)
        const inSign = p.longitude % 30
        expect(p.sandhi.active).toBe(Math.min(inSign, 30 - inSign) <= 1)
        if (p.name === 'Sun') expect(p.combust).toEqual({ active: false, distance: null, orb: null })
        if (p.neecha_bhanga.length) expect(p.debilitated).toBe(true)
      }
      for (const exchange of answer.parivartana) expect(exchange.houses).toHaveLength(2)
      expect(answer.badhaka.house).toBe({ 0: 11, 1: 9, 2: 7 }[(d1.ascendant.sign_number - 1) % 3] as number)
    }
  })
})

describe('node_exaltation', () => {
  const places = { 'taurus-scorpio': [1, 7], 'gemini-sagittarius': [2, 8], none: [null, null] } as const

  test('changes the dignities of Rahu and Ketu in D1 and D9, and no others', async () => {
    let seen = 0
    for (const birth of randomBirths(40, 21))
      for (const [node_exaltation, signs] of Object.entries(places) as [
        keyof typeof places,
        readonly (number | null)[],
      ][]) {
        const [plain, chosen] = [
          await call(divisionalChart, { ...birth, code: 'D9' }),
          await call(divisionalChart, { ...birth, code: 'D9', node_exaltation }),
        ]
        expect(chosen.choices).toEqual({ node_exaltation })
        expect(chosen.planets.slice(0, 7)).toEqual(plain.planets.slice(0, 7))
        if (node_exaltation === 'taurus-scorpio') expect(chosen.planets).toEqual(plain.planets)
        for (const [i, { sign_number, dignity }] of chosen.planets.slice(7).entries()) {
          const exalted = signs[i]!
          expect(dignity === 'exalted').toBe(sign_number - 1 === exalted)
          if (dignity === 'exalted') seen++
          const fallen = exalted === null ? null : (exalted + 6) % 12
          // Ketu owns Scorpio and Rahu owns Aquarius, independent of the signs opposite to their exaltation.
          if (dignity !== 'own') expect(dignity === 'debilitated').toBe(sign_number - 1 === fallen)
        }
        const { planets } = await call(markers, { ...birth, node_exaltation })
        for (const [i, { longitude, exalted }] of planets.slice(8).entries())
          expect(exalted).toBe(Math.floor(longitude / 30) === signs[i])
      }
    expect(seen).toBeGreaterThan(0)
  })

  test('changes the years of a sign only if its lord is a node in its exaltation signs', async () => {
    let changed = 0
    for (const birth of randomBirths(60, 22)) {
      const [none, gemini] = await Promise.all(
        (['none', 'gemini-sagittarius'] as const).map((node_exaltation) =>
          call(charaDasha, { ...birth, method: 'parashara', levels: 1, node_exaltation }),
        ),
      )
      for (const [i, { lord, lord_sign, years }] of none!.periods.entries()) {
        const other = gemini!.periods[i]!
        if (other.lord !== lord) continue
        const gain =
          lord === 'Rahu'
            ? { Gemini: 1, Sagittarius: -1 }[lord_sign as string]
            : lord === 'Ketu'
              ? { Sagittarius: 1, Gemini: -1 }[lord_sign as string]
              : 0
        expect(other.years - years).toBe(gain ?? 0)
        if (gain) changed++
      }
    }
    expect(changed).toBeGreaterThan(0)
  })
})

describe('methods of vargas', () => {
  test('chart, set and drawing use the method; rejects a method the varga does not have', async () => {
    const selection = { code: 'D10', method: 'parivritti' } as const
    const single = await call(divisionalChart, { ...chennai1996, ...selection })
    const set = await call(divisionalCharts, { ...chennai1996, methods: { D10: 'parivritti' } })
    const image = await call(chartImage, { ...chennai1996, ...selection })
    const signs = single.planets.map(({ sign }) => sign)
    expect(set.charts.D10!.planets.map(({ sign }) => sign)).toEqual(signs)
    expect(set.charts.D9).toEqual((await call(divisionalCharts, chennai1996)).charts.D9!)
    for (const { sign, planets } of image.cells)
      for (const name of planets) expect(signs[single.planets.findIndex((p) => p.name === name)]).toBe(sign)
    expect([single.method, set.methods, image.method]).toEqual(['parivritti', { D10: 'parivritti' }, 'parivritti'])
    expect(await rejectedField(divisionalChart, { ...chennai1996, code: 'D12', method: 'raman' })).toBe('method')
    expect(await rejectedField(divisionalCharts, { ...chennai1996, methods: { D2: 'ojha' } })).toBe('methods.D2')
    expect(await rejectedField(chartImage, { ...chennai1996, code: 'moon', method: 'parashara' })).toBe('method')
  })
})

describe('chart-image', () => {
  const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((m) => m[1]!)

  test.each([...CHART_STYLE_NAMES])('%s: draws every planet once, without scripts or links', async (style) => {
    const { image, cells, mime_type } = await call(chartImage, { ...delhi1947, style })
    expect(mime_type as string).toBe('image/svg+xml')
    expect(image).not.toMatch(/<script|href/i)
    const words = texts(image)
      .join(' ')
      .split(/[^A-Za-z]+/)
    for (const short of ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'])
      expect([short, words.filter((w) => w === short).length]).toEqual([short, 1])
    const { houses } = await call(divisionalChart, { ...delhi1947, code: 'D1' })
    expect(cells).toEqual(houses)
  })

  test('cells of vargas, Moon chart and chalit equal their capabilities', async () => {
    const d10 = await call(chartImage, { ...delhi1947, code: 'D10' })
    expect(d10.cells).toEqual((await call(divisionalChart, { ...delhi1947, code: 'D10' })).houses)
    const moon = await call(chartImage, { ...delhi1947, code: 'moon' })
    expect(moon.cells[0]!.planets).toContain('Moon')
    const chalit = await call(chartImage, { ...delhi1947, code: 'chalit' })
    expect(chalit.cells.map((c) => c.planets)).toEqual(
      (await call(bhavaChalit, delhi1947)).houses.map((h) => h.planets),
    )
  })

  test('draws a PNG of the requested size', async () => {
    const { image, width } = await call(chartImage, { ...delhi1947, format: 'png', size: 320 })
    const bytes = Buffer.from(image, 'base64')
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20), width]).toEqual([320, 320, 320])
  })
})

test('norm maps a tiny negative longitude to 0', () => expect(norm(-1e-18)).toBe(0))
