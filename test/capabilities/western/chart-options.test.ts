import { describe, expect, test } from 'bun:test'
import astrocartographyLines from '../../../src/capabilities/location-astrology/astrocartography-lines.ts'
import astrocartographyMap from '../../../src/capabilities/location-astrology/astrocartography-map.ts'
import relocatedChart from '../../../src/capabilities/location-astrology/relocated-chart.ts'
import { einstein } from '../../../src/capabilities/shared/tropical/birth.ts'
import { lennonAndOno } from '../../../src/capabilities/shared/tropical/pair.ts'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import synastryChart from '../../../src/capabilities/western/synastry-chart.ts'
import synastryWheel from '../../../src/capabilities/western/synastry-wheel.ts'
import westernArabicLots from '../../../src/capabilities/western/western-arabic-lots.ts'
import westernAspectsGrid from '../../../src/capabilities/western/western-aspects-grid.ts'
import westernComposite from '../../../src/capabilities/western/western-composite-chart.ts'
import westernDailyTransit from '../../../src/capabilities/western/western-daily-transit.ts'
import westernDignities from '../../../src/capabilities/western/western-dignities.ts'
import westernFixedStars from '../../../src/capabilities/western/western-fixed-stars.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernNatalWheel from '../../../src/capabilities/western/western-natal-wheel.ts'
import westernPlanetDetails from '../../../src/capabilities/western/western-planet-details.ts'
import westernPlanetaryReturn from '../../../src/capabilities/western/western-planetary-return.ts'
import westernSolarReturn from '../../../src/capabilities/western/western-solar-return.ts'
import westernTimeLords from '../../../src/capabilities/western/western-time-lords.ts'
import westernTransitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import westernTransitWheel from '../../../src/capabilities/western/western-transit-wheel.ts'
import { HOUSE_SYSTEM_NAMES, HOUSE_SYSTEMS } from '../../../src/ephemeris/house-systems.ts'
import { BODY_OF } from '../../../src/western/points.ts'
import { norm, separation } from '../../../src/zodiac/longitude.ts'
import { FLAGS, sweph } from '../../native/oracle.ts'
import { sky } from '../../world.ts'
import { call, rejectedField } from '../call.ts'

const pair = lennonAndOno

describe('house systems by request', () => {
  test.each(HOUSE_SYSTEM_NAMES.map((name) => [name]))(
    '%s works in single charts, pairs, composites and returns',
    async (name) => {
      const { letter, name: title } = HOUSE_SYSTEMS[name]
      const natal = await call(westernNatalChart, { ...einstein, house_system: name })
      expect(natal.house_system).toEqual({ code: letter, name: title })
      expect(await call(westernNatalChart, { ...einstein, house_system: letter })).toEqual(natal)
      expect(natal.planets.every(({ house }) => house !== null)).toBe(true)
      const wheel = await call(synastryWheel, { ...pair, house_system: name })
      expect(wheel.person_a.house_system.code).toBe(letter)
      for (const choice of [
        { method: 'davison' },
        { method: 'midpoint', house_method: 'reference_place', reference_latitude: 51 },
      ] as const) {
        const { houses } = await call(westernComposite, { ...pair, ...choice, house_system: name })
        expect(houses.every(({ cusp }) => cusp !== null)).toBe(true)
      }
      const { houses } = await call(westernSolarReturn, { ...westernSolarReturn.example, house_system: name })
      expect(houses.every(({ cusp }) => cusp !== null)).toBe(true)
    },
  )

  test('a composite at a reference latitude has the cusps of its meridian, in each system', async () => {
    for (const name of ['regiomontanus', 'campanus', 'alcabitius', 'porphyry', 'topocentric'] as const) {
      const { houses, midheaven, ascendant } = await call(westernComposite, {
        ...pair,
        house_method: 'reference_place',
        reference_latitude: 51,
        house_system: name,
      })
      expect(separation(houses[0]!.cusp!, ascendant.longitude)).toBeLessThan(1e-4)
      expect(separation(houses[9]!.cusp!, midheaven.longitude)).toBeLessThan(1e-4)
    }
  })
})

describe('further points by request', () => {
  const points = ['Ceres', 'Vesta', 'Vertex', 'True Lilith', 'Cupido', 'Lot of Fortune', 100] as const

  test('adds rows, aspects and drawings, and warns about a minor planet without a file', async () => {
    const answer = await call(westernNatalWheel, { ...westernNatalWheel.example, points: [...points] })
    expect(answer.further_points!.map(({ point }) => point)).toEqual(points.slice(0, 6) as unknown as string[])
    expect(answer.warnings.join()).toContain('Asteroid 100')
    expect(answer.planets).toHaveLength(14)
    const involved = new Set<string>(points.map(String))
    expect(answer.further_aspects!.length).toBeGreaterThan(3)
    for (const { point_a, point_b } of answer.further_aspects!)
      expect(involved.has(point_a) || involved.has(point_b)).toBe(true)
    for (const point of points.slice(0, 6)) expect(answer.images[0]!.content).toContain(`data-point="${point}"`)
    const lots = await call(westernArabicLots, { ...einstein, lots: ['Fortune'] })
    expect(answer.further_points![5]!.longitude).toBe(lots.lots[0]!.longitude!)
  })

  test.each([
    ['western-transit-wheel', westernTransitWheel],
    ['synastry-chart', synastryChart],
    ['synastry-wheel', synastryWheel],
    ['western-composite-chart', westernComposite],
    ['western-solar-return', westernSolarReturn],
    ['western-aspects-grid', westernAspectsGrid],
  ] as const)('%s', async (_, entry) => {
    const plain = (await call(entry as never, entry.example as never)) as Record<string, unknown>
    expect(plain).not.toHaveProperty('further_aspects')
    const answer = (await call(
      entry as never,
      { ...entry.example, points: ['Ceres', 'Pallas', 'Juno', 'Vesta', 'Vertex', 'East Point'] } as never,
    )) as Record<string, object[]>
    expect(answer.further_aspects!.length).toBeGreaterThan(0)
    // The usual rows do not change.
    for (const field of ['aspects', 'inter_aspects', 'transit_to_natal_aspects', 'planets'])
      if (plain[field]) expect(answer[field]).toEqual(plain[field] as object[])
  })

  test('a return has the further points of its own moment', async () => {
    const { returns } = await call(westernPlanetaryReturn, {
      ...westernPlanetaryReturn.example,
      points: ['Juno', 'East Point'],
    })
    expect(returns[0]!.further_points!.map(({ point }) => point)).toEqual(['Juno', 'East Point'])
  })
})

test('transit dates of further points have the planet in the stated aspect', async () => {
  const plain = await call(westernTransitDates, westernTransitDates.example)
  const answer = await call(westernTransitDates, {
    ...westernTransitDates.example,
    days_ahead: 120,
    points: ['Ceres', 'Vertex'],
  })
  expect(plain).not.toHaveProperty('further_events')
  expect(answer.further_events!.length).toBeGreaterThan(3)
  for (const { exact_at, transit_planet, transit_longitude } of answer.further_events!) {
    const at = Date.parse(exact_at) / 86_400_000 + 2440587.5
    const { longitude } = sky.positions(at as never, [BODY_OF[transit_planet as keyof typeof BODY_OF]])[0]!
    expect(separation(longitude, transit_longitude)).toBeLessThan(1e-3)
  }
})

test('astrocartography lines of further points are where the points culminate and rise', async () => {
  const plain = await call(astrocartographyLines, astrocartographyLines.example)
  expect(plain).not.toHaveProperty('further_lines')
  const { further_lines, gast } = await call(astrocartographyLines, {
    ...astrocartographyLines.example,
    points: ['Ceres', 'Lot of Fortune'],
  })
  expect(further_lines!.features).toHaveLength(8)
  const at = 2407422.951388889
  const { data } = sweph.calc_ut(at, sweph.constants.SE_CERES, FLAGS | sweph.constants.SEFLG_EQUATORIAL)
  const { geometry } = further_lines!.features.find(
    ({ properties }) => properties.point === 'Ceres' && properties.angle === 'MC',
  )!
  const [longitude] = geometry.coordinates.flat(2) as number[]
  expect(separation(longitude! + gast, data[0]!)).toBeLessThan(2e-5)
})

describe('zodiacs and frames by request', () => {
  test('accepts a sidereal zodiac with the chosen ayanamsha, without a warning', async () => {
    const plain = await call(westernNatalChart, einstein)
    const sidereal = await call(westernNatalChart, { ...einstein, zodiac: 'sidereal', ayanamsha: 'lahiri' })
    expect(sidereal.warnings).toEqual([])
    const shift = norm(plain.planets[0]!.longitude! - sidereal.planets[0]!.longitude!)
    for (const [i, { longitude, house }] of sidereal.planets.entries()) {
      expect(separation(norm(plain.planets[i]!.longitude! - longitude!), shift)).toBeLessThan(2e-6)
      expect(house).toBe(plain.planets[i]!.house)
    }
    expect((sidereal as { frame?: object }).frame).toEqual({
      zodiac: 'sidereal',
      ayanamsha: 'Lahiri (Chitrapaksha)',
      centre: 'geocentric',
      equinox: 'date',
      harmonic: 1,
    })
  })

  test('a heliocentric chart has the Earth, and no Sun, Moon, nodes or Lilith', async () => {
    const plain = await call(westernPlanetDetails, einstein)
    const { planets, further_points } = await call(westernPlanetDetails, {
      ...einstein,
      centre: 'heliocentric',
      points: ['Earth'],
    })
    const absent = planets.filter(({ available }) => !available).map(({ planet }) => planet)
    expect(absent).toEqual(['Sun', 'Moon', 'North Node', 'South Node', 'Lilith'])
    // The aberration of light moves the apparent Sun by 20.5 arcseconds.
    expect(separation(further_points![0]!.longitude, plain.planets[0]!.longitude! + 180)).toBeLessThan(21.5 / 3600)
  })

  test('a harmonic chart multiplies longitudes, and its aspects follow', async () => {
    const plain = await call(westernPlanetDetails, einstein)
    const fifth = await call(westernPlanetDetails, { ...einstein, harmonic: 5 })
    for (const [i, { longitude }] of fifth.planets.entries())
      expect(separation(longitude!, 5 * plain.planets[i]!.longitude!)).toBeLessThan(1e-5)
  })

  test('rejects J2000 with an ayanamsha', async () => {
    expect(await rejectedField(westernNatalChart, { ...einstein, zodiac: 'sidereal', equinox: 'J2000' })).toBe(
      'equinox',
    )
  })
})

describe('aspects and orbs by request', () => {
  test('accepts a choice of aspects, and orbs by aspect', async () => {
    const { aspects } = await call(westernNatalChart, {
      ...einstein,
      aspects: ['trine', 'quintile'],
      orbs: { by_aspect: { trine: 2, quintile: 3 } },
    })
    expect(aspects.length).toBeGreaterThan(0)
    for (const { aspect, orb } of aspects) expect(orb).toBeLessThanOrEqual(aspect === 'trine' ? 2 : 3)
    expect(new Set(aspects.map(({ aspect }) => aspect as string)).difference(new Set(['trine', 'quintile'])).size).toBe(
      0,
    )
  })

  test('uses the mean of the orbs of two points', async () => {
    const { aspects } = await call(westernNatalChart, {
      ...einstein,
      orbs: { by_point: { Sun: 15, Moon: 12, Mercury: 7, Venus: 7, Mars: 8, Jupiter: 9, Saturn: 9 } },
    })
    for (const { planet_a, planet_b, orb } of aspects) {
      const of = { Sun: 15, Moon: 12, Mercury: 7, Venus: 7, Mars: 8, Jupiter: 9, Saturn: 9 } as Record<string, number>
      const sent = [of[planet_a], of[planet_b]].filter((each) => each !== undefined)
      if (sent.length === 2) expect(orb).toBeLessThanOrEqual((sent[0]! + sent[1]!) / 2)
    }
  })
})

describe('techniques by request', () => {
  test('lists releasing with loosing, firdaria and profections from birth', async () => {
    const answer = await call(westernTimeLords, {
      ...westernTimeLords.example,
      lists_from: 'birth',
      techniques: ['profection', 'firdaria', 'zodiacal_releasing', 'decennials'],
    })
    const [profection, firdaria] = [answer.profection!, answer.firdaria!]
    const [releasing, decennials] = [answer.zodiacal_releasing!, answer.decennials!]
    const first = [firdaria.periods[0]!, releasing.periods[0]!, decennials.periods[0]!, profection.years[0]!]
    for (const { start } of first) expect(start.slice(0, 10)).toBe('1879-03-14')
    expect(profection.years[0]!.age).toBe(0)
    // Firdaria of 75 years begin again within a hundred.
    expect(firdaria.periods.length).toBeGreaterThan(9)
    // Only signs of more than 17 years and 7 months of lesser periods reach a loosing.
    expect(releasing.loosings!.length).toBeGreaterThan(0)
    for (const { sign, from_sign } of releasing.loosings!) expect(sign).not.toBe(from_sign)
    // Seven planets share 129 months of 30 days.
    const [period] = decennials.periods
    expect(period!.sub_periods).toHaveLength(7)
    const days = (Date.parse(period!.end) - Date.parse(period!.start)) / 86_400_000
    expect(days).toBeCloseTo(3870, 5)
    expect(period!.sub_periods[0]!.lord).toBe(period!.lord)
  })

  test('the table of Lilly adds stars, nodes and partile aspects to the points', async () => {
    const plain = await call(westernDignities, { ...westernDignities.example, terms: 'ptolemaic', triplicity: 'lilly' })
    const { lilly_table: table } = await call(westernDignities, {
      ...westernDignities.example,
      lilly_table: true,
    })
    const sum = (factors: readonly { points: number }[]) => factors.reduce((total, { points }) => total + points, 0)
    // The table counts houses by the nearest cusp, and combustion by sign.
    const isOwn = ({ factor }: { factor: string }) => /^house_|^cazimi|combust|beams/.test(factor)
    for (const [i, { fortitudes, debilities, total }] of table!.entries()) {
      const all = [...fortitudes, ...debilities]
      expect(sum(all)).toBe(total)
      const shared = all.filter((each) => !/partile|with_|reception|besieged/.test(each.factor) && !isOwn(each))
      const { essential_score, accidental } = plain.planets[i]!
      expect(sum(shared)).toBe(essential_score + sum(accidental.filter((each) => !isOwn(each))))
    }
  })

  test('computes a custom lot by the formula of Fortune', async () => {
    const { custom_lots, lots } = await call(westernArabicLots, {
      ...einstein,
      lots: ['Fortune'],
      custom_lots: [{ name: 'Mine', from: 'Sun', to: 'Moon' }],
    })
    expect(custom_lots![0]!.longitude).toBe(lots[0]!.longitude)
  })

  test('limits stars by magnitude', async () => {
    const all = await call(westernFixedStars, { ...einstein, orb: 3 })
    const bright = await call(westernFixedStars, { ...einstein, orb: 3, magnitude_limit: 1 })
    const faint = new Set(all.stars.filter(({ magnitude }) => magnitude > 1).map(({ star }) => star))
    expect(bright.conjunctions).toEqual(all.conjunctions.filter(({ star }) => !faint.has(star)))
  })
})

describe('charts as text', () => {
  test.each([
    ['natal', westernNatalChart],
    ['synastry', synastryChart],
    ['vedic', birthChart],
  ] as const)('%s: the complete text has every planet, and the short one is shorter', async (_, entry) => {
    const of = async (format: string | null) =>
      ((await call(entry as never, { ...entry.example, format } as never)) as { text?: string }).text
    expect(await of(null)).toBeUndefined()
    const [text, short] = [(await of('text'))!, (await of('short_text'))!]
    for (const planet of ['Sun', 'Moon', 'Mars', 'Saturn']) {
      expect(text).toContain(planet)
      expect(short).toContain(planet)
    }
    expect(short.length).toBeLessThan(text.length / 2)
  })
})

describe('further points of transits of a day and of relocations', () => {
  test('the transits of a day have aspects of transiting and natal further points', async () => {
    const plain = await call(westernDailyTransit, westernDailyTransit.example)
    expect(plain).not.toHaveProperty('further_aspects')
    const answer = await call(westernDailyTransit, {
      ...westernDailyTransit.example,
      points: ['Ceres', 'Vesta', 'Vertex', 'Lot of Fortune', 'Cupido'],
    })
    expect(answer.active_transits).toEqual(plain.active_transits)
    expect(answer.further_points!.map(({ point }) => point)).toContain('Lot of Fortune')
    expect(answer.further_aspects!.length).toBeGreaterThan(0)
    for (const { orb } of answer.further_aspects!) expect(orb).toBeLessThanOrEqual(1)
  })

  test('a relocated chart keeps the bodies, and has the angles of the new place', async () => {
    const points = ['Ceres', 'Vertex', 'East Point'] as const
    const { example } = relocatedChart
    const plain = await call(relocatedChart, example)
    const tropical = await call(relocatedChart, { ...example, points: [...points] })
    expect(tropical.planets).toEqual(plain.planets)
    const [ceres, vertex] = tropical.further_points!
    const { place: _, ...born } = example
    const own = await call(westernNatalChart, { ...born, points: [...points] })
    expect(ceres!.longitude).toBe(own.further_points![0]!.longitude)
    expect(separation(vertex!.longitude, own.further_points![1]!.longitude)).toBeGreaterThan(5)
    const sidereal = await call(relocatedChart, { ...example, points: [...points], zodiac: 'sidereal' })
    const shift = norm(tropical.planets[0]!.longitude! - sidereal.planets[0]!.longitude!)
    for (const [i, { longitude, house }] of sidereal.further_points!.entries()) {
      expect(separation(norm(tropical.further_points![i]!.longitude - longitude), shift)).toBeLessThan(3e-6)
      expect(house).toBe(tropical.further_points![i]!.house)
    }
  })
})

test('the map draws the lines of further points with their glyphs', async () => {
  const { example } = astrocartographyMap
  const [plain, further] = await Promise.all([
    call(astrocartographyMap, example),
    call(astrocartographyMap, { ...example, points: ['Ceres', 'Vertex', 'Lot of Spirit'] }),
  ])
  expect(further.images[0]!.content.length).toBeGreaterThan(plain.images[0]!.content.length)
  expect(further.images[0]!.content).toContain('Lot of Spirit')
  expect(further.legend).toEqual(plain.legend)
})
