import { describe, expect, test } from 'bun:test'
import ashtakootDetails from '../../../src/capabilities/matching/ashtakoot-details.ts'
import ayuMilan from '../../../src/capabilities/matching/ayu-milan.ts'
import lifeStageMatch from '../../../src/capabilities/matching/life-stage-match.ts'
import manglikMatch from '../../../src/capabilities/matching/manglik-match.ts'
import matchingReport from '../../../src/capabilities/matching/matching-report.ts'
import papasamya from '../../../src/capabilities/matching/papasamya.ts'
import papasamyaSingle from '../../../src/capabilities/matching/papasamya-single.ts'
import tenPorutham from '../../../src/capabilities/matching/ten-porutham.ts'
import { type RasiChart, rasiChart } from '../../../src/jyotish/chart.ts'
import { manglikMeasure } from '../../../src/jyotish/doshas/manglik.ts'
import { GRAHAS, type Graha } from '../../../src/jyotish/grahas.ts'
import { spanOfSigns } from '../../../src/jyotish/longevity-pairs.ts'
import { papa } from '../../../src/jyotish/papasamya.ts'
import { point } from '../../../src/jyotish/points.ts'
import { cyclePhase, returnCycle } from '../../../src/jyotish/return-cycles.ts'
import { completedYears } from '../../../src/time/age.ts'
import { julianDay, plusDays } from '../../../src/time/julian-day.ts'
import { norm, sidereal } from '../../../src/zodiac/longitude.ts'
import { houseFrom } from '../../../src/zodiac/signs.ts'
import { sky } from '../../world.ts'
import { chennai1996, delhi1947, polarNight, randomBirths, ulm1879 } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const births = randomBirths(12, 11)
const couples = births.slice(1).map((bride, i) => ({ groom: births[i]!, bride }))

/** A chart with changed ascendant and planets. Planets that are not named are in the third house from the ascendant. */
const chartWith = (ascendant: number, places: Partial<Record<Graha, number>>): RasiChart => {
  const chart = rasiChart(julianDay(0), { latitude: 0, longitude: 0 }, {}, sky)
  const lagna = point(sidereal(ascendant))
  const planets = chart.planets.map((planet) => {
    const place = point(sidereal(places[planet.name as Graha] ?? ascendant + 60))
    return { ...planet, ...place, house: houseFrom(lagna.sign, place.sign), retrograde: false, combust: false }
  })
  return {
    ...chart,
    ascendant: lagna,
    planets,
    graha: Object.fromEntries(GRAHAS.map((name, i) => [name, planets[i]!])) as RasiChart['graha'],
  }
}
const holding = (chart: RasiChart) =>
  manglikMeasure(chart, { age: 20 })
    .rows.filter(({ holds }) => holds)
    .map(({ rule }) => rule)

describe('manglik-match', () => {
  test('Manglik: Mars in Capricorn in the 7th from a Cancer ascendant', () => {
    // With Moon and Venus in Virgo and Leo, Mars is in the 5th and 6th house from them.
    const chart = chartWith(95, { Mars: 280, Moon: 155, Venus: 130, Jupiter: 65, Saturn: 65 })
    expect(holding(chart)).toEqual(
      expect.arrayContaining(['own_or_exalted', 'house_sign_exception', 'yogakaraka_lagna']),
    )
    expect(manglikMeasure(chart, { age: 20 })).toMatchObject({ percentage: 50, cancelled: true, net: 'none' })
  })

  test('Mars in Cancer without another rule is net mild', () => {
    // With Aquarius rising Mars would be in the 6th house; with Aries rising he is in the 4th. The Moon, his
    // dispositor, is in the 3rd.
    const chart = chartWith(5, { Mars: 95, Moon: 65, Venus: 35, Jupiter: 65 })
    expect(holding(chart)).toEqual(['friend_sign'])
    expect(manglikMeasure(chart, { age: 20 })).toMatchObject({ present: true, cancelled: false, net: 'mild' })
  })

  test('Mars in 3, 5, 6, 9, 10 or 11 from all three references is no dosha', () => {
    for (let ascendant = 5; ascendant < 360; ascendant += 30)
      for (const house of [3, 5, 6, 9, 10, 11]) {
        const answer = manglikMeasure(
          chartWith(ascendant, { Mars: norm(ascendant + (house - 1) * 30), Moon: ascendant, Venus: ascendant }),
          { age: 30 },
        )
        expect(answer).toMatchObject({ present: false, percentage: 0, net: 'none', cancelled: false })
        expect(answer.rows.filter(({ holds }) => holds)).toEqual([])
      }
  })

  test('exchanging the persons exchanges their results and keeps the match', async () => {
    for (const { groom, bride } of couples) {
      const there = await call(manglikMatch, { groom, bride })
      const back = await call(manglikMatch, { groom: bride, bride: groom })
      expect([back.groom, back.bride, back.match, back.verdict]).toEqual([
        there.bride,
        there.groom,
        there.match,
        there.verdict,
      ])
      expect(there.groom.cancellations.length).toBe(13)
    }
  })

  test('house 2 can be omitted; age 28 is completed on the birthday', async () => {
    const { groom } = await call(manglikMatch, { groom: delhi1947, bride: chennai1996 })
    expect(groom.from.Ascendant).toEqual({ house: 2, counts: true })
    const without = await call(manglikMatch, { groom: delhi1947, bride: chennai1996, houses_include_second: false })
    expect(without.groom.from.Ascendant).toEqual({ house: 2, counts: false })
    const on = (day: number) => completedYears({ year: 2000, month: 2, day: 29 }, { year: 2027, month: 3, day })
    expect([on(1), completedYears({ year: 2000, month: 2, day: 29 }, { year: 2027, month: 2, day: 28 })]).toEqual([
      27, 26,
    ])
  })
})

describe('papasamya', () => {
  test('scores are the sum of their points, below the maximum', async () => {
    for (const birth of births) {
      const answer = await call(papasamyaSingle, birth)
      expect(answer.contributions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(answer.score, 9)
      for (const { points, planet_weight, reference_weight } of answer.contributions)
        expect(points).toBe(planet_weight * reference_weight)
      expect(answer.score).toBeLessThanOrEqual(6.4375)
    }
  })

  test('a single chart equals its side of a pair, and a chart with itself has no difference', async () => {
    for (const { groom, bride } of couples) {
      const {
        ayanamsha: _a,
        counted_from: _c,
        note: _n,
        checked_houses: _h,
        level: _l,
        summary: _s,
        warnings: _w,
        ...side
      } = await call(papasamyaSingle, bride)
      const both = await call(papasamya, { groom, bride })
      expect(both.bride).toEqual(side)
      expect(both.difference).toBeCloseTo(both.groom.score - both.bride.score, 9)
      const self = await call(papasamya, { groom, bride: groom })
      expect([self.difference, self.difference_percent]).toEqual([0, 0])
      expect(['balanced', 'no_dosha']).toContain(self.verdict)
    }
  })

  test('a rotation of the zodiac by one sign changes no score', () => {
    for (let turn = 0; turn < 360; turn += 30) {
      const places = {
        Sun: 10,
        Moon: 350,
        Mars: 95,
        Mercury: 5,
        Jupiter: 200,
        Venus: 40,
        Saturn: 280,
        Rahu: 70,
        Ketu: 250,
      }
      const turned = Object.fromEntries(Object.entries(places).map(([name, at]) => [name, norm(at + turn)]))
      expect(papa(chartWith(norm(125 + turn), turned)).score).toBe(papa(chartWith(125, places)).score)
    }
  })

  test('a full Moon never counts as malefic, a dark one does', async () => {
    // Full Moon of 2000-07-16 13:55 UT; new Moon of 2000-07-01 and the day before it.
    const at = (datetime: string) => ({ ...delhi1947, datetime })
    const full = await call(papasamyaSingle, at('2000-07-16T18:00'))
    expect(full.tithi.number).toBe(15)
    expect(full.contributions.some(({ planet }) => planet === 'Moon')).toBe(false)
    for (let hour = 0; hour < 24; hour++) {
      const dark = await call(papasamyaSingle, at(`2000-06-30T${String(hour).padStart(2, '0')}:00`))
      expect(dark.contributions.some(({ planet, from }) => planet === 'Moon' && from === 'Moon')).toBe(false)
      const moon = dark.contributions.filter(({ planet }) => planet === 'Moon')
      for (const { points } of moon) expect([0.25, 0.0625]).toContain(points)
    }
  })
})

describe('ayu-milan', () => {
  test('half mode has no charts; full mode has nine planets with an image of each', async () => {
    const half = await call(ayuMilan, { groom: delhi1947, bride: chennai1996 })
    expect(Object.keys(half.groom)).toEqual(['moon_sign', 'nakshatra', 'pada'])
    const full = await call(ayuMilan, { groom: delhi1947, bride: chennai1996, report_type: 'full' })
    for (const person of [full.groom, full.bride]) {
      expect(person.planets!.length).toBe(9)
      expect(person.ascendant!.sign_number).toBeGreaterThan(0)
      expect(person.image!.startsWith('<svg ')).toBe(true)
      expect(person.image!.trimEnd().endsWith('</svg>')).toBe(true)
    }
  }, 300_000)

  test('the total equals that of the stars, rajju that of the ten poruthams', async () => {
    for (const pair of couples) {
      const answer = await call(ayuMilan, pair)
      const stars = (['groom', 'bride'] as const).map((side) => answer[side]) as [
        typeof answer.groom,
        typeof answer.bride,
      ]
      const input = {
        groom: { nakshatra: stars[0].nakshatra, pada: stars[0].pada },
        bride: { nakshatra: stars[1].nakshatra, pada: stars[1].pada },
      }
      const details = await call(ashtakootDetails, input)
      if (details.exact) expect(answer.ashtakoot.total).toBe(details.total)
      const ten = await call(tenPorutham, input)
      expect<string>(answer.rajju.grade).toBe(ten.poruthams.find(({ porutham }) => porutham === 'rajju')!.grade)
      expect(['alpa', 'madhya', 'purna']).toContain(answer.longevity.groom.class)
    }
  })

  test('longevity is symmetric in the nine pairs of modalities', () => {
    const classes = ([0, 1, 2] as const).map((a) => ([0, 1, 2] as const).map((b) => spanOfSigns(a, b)))
    expect(classes).toEqual([
      ['purna', 'madhya', 'alpa'],
      ['madhya', 'alpa', 'purna'],
      ['alpa', 'purna', 'madhya'],
    ])
  })

  test('the polar night has no hora lagna and a warning; rejects a second ayanamsha', async () => {
    const content = await call(ayuMilan, { groom: polarNight, bride: delhi1947 })
    expect(content.longevity.groom.pairs[1]).toEqual({ pair: 'lagna_and_hora_lagna', signs: null, class: null })
    expect(content.warnings.length).toBe(1)
    const atPole = await call(ayuMilan, { groom: delhi1947, bride: { ...delhi1947, latitude: 90 } })
    expect(atPole.warnings.join()).toContain('`bride.latitude` 90 is a pole')
    const other = { ...delhi1947, ayanamsha: 'raman' as const }
    expect(await rejectedField(ayuMilan, { groom: other, bride: { ...delhi1947, ayanamsha: 'lahiri' } })).toBe(
      'bride.ayanamsha',
    )
    expect((await call(ayuMilan, { groom: other, bride: delhi1947 })).ayanamsha.id).toBe('raman')
  })
})

describe('life-stage-match', () => {
  test('the effects of the reasons sum to the score', async () => {
    for (const pair of couples) {
      const { alignment } = await call(lifeStageMatch, { ...pair, as_of: '2100-01-01' })
      const sum = alignment.reasons.reduce((score, { effect }) => score + effect, 100)
      expect(alignment.score).toBe(Math.min(100, Math.max(0, sum)))
    }
  })

  test('rejects an invalid day and a day before a birth', async () => {
    const pair = { groom: delhi1947, bride: chennai1996 }
    expect(await rejectedField(lifeStageMatch, { ...pair, as_of: '1996-12-06' })).toBe('as_of')
    expect(await rejectedField(lifeStageMatch, { ...pair, as_of: '2001-02-29' })).toBe('as_of')
    expect((await call(lifeStageMatch, { ...pair, as_of: '1996-12-07' })).bride.saturn_cycle.cycle_number).toBe(1)
  })

  test('phases are centred on multiples of 45 degrees', () => {
    expect([337.5, 22.49, 22.5, 180, 337.49].map(cyclePhase)).toEqual([
      'return',
      'return',
      'opening_semisquare',
      'opposition',
      'closing_semisquare',
    ])
  })

  // Figure of the catalogue: the first contact of Saturn's return is at an age of 28.42 to 29.88 years (Lahiri).
  test('counts rounds of Saturn from the first contact', () => {
    for (let month = 0; month < 1200; month += 37) {
      const birth = julianDay(Date.UTC(1900, month, 1))
      const [at] = sky.positions(birth, ['Saturn'])
      const natal = norm(at!.longitude - sky.ayanamsha(birth, 'lahiri'))
      const contacts = sky
        .crossings({
          of: { terms: [{ body: 'Saturn', factor: 1 }], ayanamsha: { id: 'lahiri', factor: 1 } },
          targets: [natal],
          from: plusDays(birth, 27 * 365.2425),
          to: plusDays(birth, 32 * 365.2425),
        })
        .map((contact) => contact.at)
      const age = (contacts[0]! - birth) / 365.2425
      expect(age).toBeGreaterThan(28.42 - 0.01)
      expect(age).toBeLessThan(29.88 + 0.01)
      const round = (days: number) =>
        returnCycle('Saturn', natal, birth, plusDays(contacts[0]!, days), 'lahiri', sky).number
      expect([round(-2), round(2)]).toEqual([1, 2])
      for (const contact of contacts)
        expect(returnCycle('Saturn', natal, birth, plusDays(contact, 3), 'lahiri', sky).number).toBe(2)
    }
  })
})

describe('matching-report', () => {
  test('every paragraph cites facts of the answer; scores equal the single capabilities', async () => {
    const pair = { groom: ulm1879, bride: delhi1947 }
    const answer = await call(matchingReport, { ...pair, as_of: '1975-06-01' })
    const facts = new Set(answer.sections.flatMap((section) => section.facts.map(({ fact_id }) => fact_id)))
    for (const { paragraphs } of answer.sections)
      for (const { fact_ids } of paragraphs) {
        expect(fact_ids.length).toBeGreaterThan(0)
        for (const id of fact_ids) expect(facts.has(id)).toBe(true)
      }
    const milan = await call(ayuMilan, pair)
    expect(answer.scores.ashtakoot!.total).toBe(milan.ashtakoot.total)
    expect<string>(answer.scores.ashtakoot!.verdict).toBe(milan.ashtakoot.verdict)
    const document = matchingReport.report!.document(answer)
    const printed = JSON.stringify(document.map(({ blocks }) => blocks))
    for (const { paragraphs } of answer.sections)
      for (const { text } of paragraphs) expect(printed).toContain(JSON.stringify(text))
    expect(document.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'picture').length).toBe(4)
    for (const { blocks } of document)
      for (const block of blocks)
        if (block.kind === 'table') for (const row of block.rows) expect(row.length).toBe(block.columns.length)
  }, 300_000)
})
