import { describe, expect, test } from 'bun:test'
import { aspectPassages, aspectReadings } from '../../../src/capabilities/western/parts/aspect-readings.ts'
import { STANDING_SAYS } from '../../../src/capabilities/western/parts/standing-words.ts'
import synastryChart from '../../../src/capabilities/western/synastry-chart.ts'
import synastryFull from '../../../src/capabilities/western/synastry-full.ts'
import westernAspectsGrid from '../../../src/capabilities/western/western-aspects-grid.ts'
import westernDetailedReport from '../../../src/capabilities/western/western-detailed-report.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import type { Table } from '../../../src/document/document.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import {
  type Cell,
  fillWords,
  type Passage,
  sentencesOf,
  topicPassages,
  variants,
} from '../../../src/readings/passage.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { type AspectPoint, aspectsWithin, effectiveNature, orbsFor } from '../../../src/western/aspects.ts'
import { chartShape } from '../../../src/western/balance.ts'
import { pointsAt } from '../../../src/western/chart.ts'
import { type ClassicalPlanet, PLANETS, type Planet } from '../../../src/western/points.ts'
import { STANDINGS } from '../../../src/western/standing.ts'
import type { HouseNumber, Sign } from '../../../src/zodiac/signs.ts'
import { LONG, sample } from '../../long.ts'
import { sky } from '../../world.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'
import { einstein, lennon, north, ono } from './births.ts'

/** A passage without its advice. */
const findingOf = ({ text, deed }: Passage) => (text === deed ? text : text.replace(deed ?? '', '').trim())

const sum = (counts: object) => Object.values(counts).reduce((total: number, n: number) => total + n, 0)

/** Births of adults under sixty: other ages have forms of their own. */
const adults = (count: number, seed?: number) =>
  randomBirths(count * 15, seed)
    .filter(({ datetime }) => datetime > '1970' && datetime < '2000')
    .slice(0, count)

describe('western-detailed-report', () => {
  test('its chart equals western-natal-chart, and its patterns the aspects grid', async () => {
    const report = await call(westernDetailedReport, einstein)
    const { ascendant, midheaven, planets, houses, aspects } = await call(westernNatalChart, einstein)
    expect(report.chart).toEqual({ ascendant, midheaven, planets, houses, aspects })
    expect(report.patterns).toEqual((await call(westernAspectsGrid, einstein)).patterns)
  })

  test('in the printed grid every aspect has one cell for its two points', async () => {
    for (const birth of [einstein, north(70), ...randomBirths(4)]) {
      const report = await call(westernDetailedReport, birth)
      const aspects = westernDetailedReport.report!.document(report).find(({ title }) => title === 'Aspects')!
      const { columns, rows } = aspects.blocks[0] as Table
      const points = ['', ...rows.map(([name]) => name!.slice(name!.indexOf(' ') + 1))]
      const cells = rows.flatMap(([name, ...symbols]) =>
        symbols.flatMap((symbol, i) =>
          symbol === ''
            ? []
            : [[i === 0 ? 'Sun' : points[i]!, name!.slice(name!.indexOf(' ') + 1)].sort().join(` ${symbol} `)],
        ),
      )
      expect(columns.length).toBe(rows.length + 1)
      expect(cells.sort()).toEqual(
        report.chart.aspects
          .map(({ planet_a, planet_b, symbol }) => [planet_a, planet_b].sort().join(` ${symbol} `))
          .sort(),
      )
    }
  })

  test('elements, modes and hemispheres sum to the weights', async () => {
    for (const birth of randomBirths(12)) {
      const { balance } = await call(westernDetailedReport, birth)
      expect([sum(balance.elements), sum(balance.modes)]).toEqual([14, 14])
      if (!balance.hemispheres) continue
      const { east, west, north: below, south } = balance.hemispheres as Record<string, number>
      expect([east! + west!, below! + south!, sum(balance.quadrants!)]).toEqual([12, 12, 12])
    }
  })

  // By hand from the reference chart. Fire: Moon, Mercury, Venus, Saturn. Earth: Mars, Uranus, Neptune, Pluto. Air:
  // Jupiter. Water: Sun, Ascendant
  test('Einstein: balance, dignities and house texts equal the expected values', async () => {
    const { balance, planet_readings, house_readings } = await call(westernDetailedReport, einstein)
    expect(balance.elements).toEqual({ Fire: 5, Earth: 4, Air: 1, Water: 4 })
    expect(planet_readings.map(({ dignity }) => dignity)).toEqual([
      'peregrine',
      'face',
      'peregrine',
      'detriment',
      'exaltation',
      'triplicity',
      'fall',
      null,
      null,
      null,
    ])
    expect(house_readings[8]).toMatchObject({
      sign: 'Aquarius',
      ruler: 'Saturn',
      ruler_house: 10,
      planets: ['Jupiter'],
    })
  })

  test('no sentence is repeated in its readings', async () => {
    const { planet_readings, life_areas, house_readings } = await call(westernDetailedReport, einstein)
    const all = [...planet_readings, ...house_readings, ...Object.values(life_areas)].flatMap(({ text }) =>
      sentencesOf(text),
    )
    expect(all.filter((sentence, i) => all.indexOf(sentence) !== i)).toEqual([])
  })

  test('the main aspects use the text of their pair and nature; the others are in the table', async () => {
    const inAspect = (await corpus('western-aspect')) as Record<string, Cell | Record<string, Cell>>
    const { between, ...byPoint } = await corpus('western-point-aspect')
    const pairs = { ...inAspect, ...between } as typeof inAspect
    const ofPoint = byPoint as Record<string, typeof inAspect>
    const counted = { planets: 0, points: 0 }
    for (const birth of [{ ...einstein, as_of: '1905-06-30' }, ...adults(30)]) {
      const { aspect_readings, chart } = await call(westernDetailedReport, { ...birth, length: 'full' })
      expect(aspect_readings.length).toBeLessThanOrEqual(10)
      expect(aspect_readings.length).toBeGreaterThanOrEqual(Math.min(6, chart.aspects.length))
      const sentences = aspect_readings.flatMap(({ text }) => sentencesOf(text))
      expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
      for (const { text, ...row } of aspect_readings) {
        const { planet_a: a, planet_b: b, nature } = row
        expect(chart.aspects).toContainEqual(row)
        expect([a, b]).not.toContain('South Node')
        const cell = pairs[`${a} ${b}`] ?? ofPoint[b]![a]!
        const passages = ('harmonious' in cell ? Object.values(cell) : [cell as Cell]).flatMap(variants)
        const entries = passages.filter((passage) => text.includes(passage.text))
        expect(entries).toHaveLength(1)
        if (nature !== 'neutral' && 'harmonious' in cell)
          expect(variants((cell as Record<string, Cell>)[nature]!)).toContain(entries[0]!)
        counted[`${a} ${b}` in inAspect ? 'planets' : 'points']++
      }
    }
    expect(counted.planets).toBeGreaterThan(100)
    expect(counted.points).toBeGreaterThan(50)
  })

  test('random births use every text on a point in aspect', async () => {
    const inAspect = await corpus('western-point-aspect')
    const selection = new Set(topicPassages(inAspect).map(({ passage }) => passage.text))
    const every = 22.7 * 864e5
    for (let i = 0; i < 4000 && selection.size > 0; i++) {
      // An angle passes every degree of the zodiac in a day.
      const angles = [
        { name: 'Ascendant' as const, longitude: (i * 37.7) % 360, speed: 0 },
        { name: 'Midheaven' as const, longitude: (i * 37.7 + 270) % 360, speed: 0 },
      ]
      const points = [...pointsAt(julianDay(Date.UTC(1850, 0, 1) + i * every), sky), ...angles]
      const contacts = aspectsWithin<AspectPoint>(points, orbsFor('natal'))
      const read = (await aspectReadings(contacts, { years: 40 })).join(' ')
      for (const text of selection) if (read.includes(text)) selection.delete(text)
    }
    expect([...selection]).toEqual([])
  })

  test('random births use every text on a pair, and no text is missing', async () => {
    const passages = topicPassages(await corpus('western-aspect')).map(({ path }) => path.join(' '))
    const reached = new Set<string>()
    const passageOf = await aspectPassages(40)
    const every = 22.7 * 864e5
    for (let i = 0; i < 4000; i++) {
      const planets = pointsAt(julianDay(Date.UTC(1850, 0, 1) + i * every), sky).filter(({ name }) =>
        PLANETS.some((planet) => planet === name),
      )
      for (const contact of aspectsWithin(planets, orbsFor('natal'))) {
        if (!passageOf(contact)) continue
        const pair = `${contact.a.name} ${contact.b.name}`
        reached.add(passages.includes(pair) ? pair : `${pair} ${effectiveNature(contact)}`)
        if (/^(Sun Mercury|Sun Venus|Mercury Venus)$/.test(pair)) expect(effectiveNature(contact)).toBe('harmonious')
      }
    }
    expect([...reached].sort()).toEqual([...new Set(passages)].sort())
  })

  test('the text of the Ascendant is that of the rising sign', async () => {
    const ascendants = await corpus('western-ascendant')
    const { big_three } = await call(westernDetailedReport, { ...einstein, length: 'full' })
    // Einstein’s Ascendant is at 11°39′ of Cancer, in its second decan, that of Scorpio.
    expect(big_three.ascendant.text).toBe(
      `${ascendants.Cancer.text} The ruler of your Ascendant is the Moon in Sagittarius, house 6. Your Ascendant is in the second decan of Cancer, which belongs to Scorpio, so you also meet people watchfully.`,
    )
  })

  test('planets have texts for sign, house and condition; outer planets for sign and house only', async () => {
    const [inSign, inHouse] = [await corpus('western-planet-in-sign'), await corpus('western-planet-in-house')]
    for (const birth of [...adults(12), north(70)]) {
      const { planet_readings } = await call(westernDetailedReport, { ...birth, length: 'full' })
      for (const { planet, sign, house, text: told } of planet_readings) {
        // A placement that differs from the rest of the chart stands as an exception.
        const text = told.replace(
          /(?:As a rule you [^.]+, but not|[A-Z][^.]+ it is the other way round, although|Elsewhere you [^.]+ it is different)[^.]*\. /g,
          '',
        )
        const byHouse = house === null ? null : inHouse[planet as Planet][house as HouseNumber]
        const isOuter = ['Uranus', 'Neptune', 'Pluto'].includes(planet)
        // Only a text that gives a trait can be left out.
        const passages = [inSign[planet as Planet][sign as Sign], ...(byHouse ? [byHouse] : [])]
        for (const passage of passages)
          if (!text.includes(passage.text)) expect([text, passage.traits?.length ?? 0]).not.toEqual([text, 0])
        const placed = passages.flatMap((passage) => (text.includes(passage.text) ? [passage.text] : [])).join(' ')
        expect(text).toStartWith(placed)
        if (isOuter) expect(text).toBe(placed)
      }
    }
  })

  test('an area names its significators and their condition, and says if they disagree', async () => {
    let apart = 0
    for (const birth of [einstein, ...adults(30, 8), north(70)]) {
      const { life_areas } = await call(westernDetailedReport, birth)
      for (const { text, finding } of Object.values(life_areas)) {
        const standings = [...text.matchAll(/, (strong|steady under some strain|steady|hard pressed) in [A-Z]/g)].map(
          ([, word]) => word,
        )
        expect(finding.length).toBeGreaterThan(3)
        expect(text.includes('the two pull in different directions')).toBe(
          standings.includes('strong') && standings.some((word) => /strain|pressed/.test(word!)),
        )
        if (text.includes('the two pull in different directions')) apart++
      }
    }
    expect(apart).toBeGreaterThan(5)
    const polar = await call(westernDetailedReport, north(70))
    expect(polar.life_areas.emotion!.text).not.toContain('house')
  })

  test('every part of the report states the same condition of a planet', async () => {
    const inStanding = await corpus('western-standing')
    const inHouse = await corpus('western-ruler-in-house')
    const halves = { able: 0, pressed: 0 }
    for (const birth of adults(60, 4)) {
      const { planet_readings, house_readings, life_areas, big_three } = await call(westernDetailedReport, {
        ...birth,
        length: 'full',
      })
      const usedSentences = new Map<string, Set<string>>()
      const say = (planet: string, standing: string) =>
        usedSentences.set(planet, (usedSentences.get(planet) ?? new Set()).add(standing))
      for (const { planet, text } of planet_readings.slice(0, 7)) {
        const items = STANDINGS.filter((standing) =>
          variants(inStanding[planet as ClassicalPlanet][standing]).some((passage) =>
            text.endsWith(sentencesOf(passage.text).at(-1)!),
          ),
        )
        expect(items.length).toBeLessThanOrEqual(1)
        if (items[0]) say(planet, STANDING_SAYS[items[0]])
      }
      for (const { text } of Object.values(life_areas))
        for (const [, planet, standing] of text.matchAll(
          /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn),(?: (?:also )?the ruler of your \w+ house,)? (strong|steady under some strain|steady|hard pressed) in [A-Z]/g,
        ))
          say(planet!, standing!)
      for (const { text } of [big_three.sun, big_three.moon])
        for (const [, planet, standing] of text.matchAll(
          /depends on (?:the )?(\w+) in .*?, which is (strong|steady under some strain|steady|hard pressed)/g,
        ))
          say(planet!, standing!)
      for (const [planet, standings] of usedSentences)
        expect([planet, [...standings]]).toEqual([planet, [[...standings][0]!]])
      for (const { house, ruler, ruler_house, text } of house_readings) {
        if (ruler_house === null) continue
        const cell = inHouse[house as HouseNumber][ruler_house as HouseNumber]
        const half = (['able', 'pressed'] as const).filter((half) => text.endsWith(cell[half].text))
        const [standing] = usedSentences.get(ruler!) ?? []
        // A text that contradicts the traits of the chart is left out.
        const isLeftOut = half.length === 0 && Object.values(cell).some(({ traits }) => traits)
        if (!standing || isLeftOut) continue
        expect([ruler, standing, half]).toEqual([
          ruler,
          standing,
          [/strain|pressed/.test(standing) ? 'pressed' : 'able'],
        ])
        halves[half[0]!]++
      }
    }
    expect(Math.min(halves.able, halves.pressed)).toBeGreaterThan(60)
  })

  test('within the polar circle the report is complete without houses', async () => {
    const { balance, house_readings, planet_readings } = await call(westernDetailedReport, north(70))
    expect([balance.hemispheres, balance.quadrants]).toEqual([null, null])
    expect(house_readings.filter(({ sign }) => sign === null)).toHaveLength(8)
    expect(planet_readings.every(({ house }) => house === null)).toBe(true)
  })
})

// The limits of the contract, each shape at ten longitudes
test.each([
  ['bundle', [0, 10, 20, 30, 40, 50, 60, 70, 80, 119]],
  ['bowl', [0, 20, 40, 60, 80, 100, 120, 140, 160, 170]],
  ['bucket', [0, 20, 40, 60, 80, 100, 120, 140, 160, 260]],
  ['locomotive', [0, 25, 50, 75, 100, 125, 150, 175, 200, 239]],
  ['seesaw', [0, 20, 40, 60, 80, 180, 200, 220, 240, 260]],
  ['splay', [0, 20, 40, 60, 110, 130, 150, 205, 230, 290]],
  ['splash', [0, 36, 72, 108, 144, 180, 216, 252, 288, 324]],
] as const)('%s', (shape, longitudes) => {
  expect(chartShape(longitudes)).toBe(shape)
})

/** The headings of the callouts in a printed synastry. */
const westernDocumentTitles = (full: Parameters<NonNullable<typeof synastryFull.report>['document']>[0]): string[] =>
  synastryFull
    .report!.document(full)
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'callout' ? [block.title] : [])))

describe('synastry-full', () => {
  const pair = { person_a: lennon, person_b: ono }

  test('compatibility equals synastry-chart, and themes use its aspects', async () => {
    const full = await call(synastryFull, pair)
    const chart = await call(synastryChart, pair)
    expect(full.overview.compatibility).toEqual(chart.compatibility)
    for (const { aspects, score } of full.themes) {
      for (const aspect of aspects) expect(chart.inter_aspects).toContainEqual(aspect)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
    }
    expect(sum(full.overview.element_balance.combined!)).toBe(28)
    expect(full.house_overlays.map(({ text, ...row }) => row)).toEqual(chart.compatibility.house_overlays)
  })

  test('no printed heading contains a number', async () => {
    const titles = westernDocumentTitles(await call(synastryFull, pair))
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.filter((title) => /\d/.test(title))).toEqual([])
  })

  test('exchanged persons keep every score', async () => {
    const scores = ({ themes }: { themes: { score: number }[] }) => themes.map(({ score }) => score)
    expect(scores(await call(synastryFull, { person_a: ono, person_b: lennon }))).toEqual(
      scores(await call(synastryFull, pair)),
    )
  })

  test('repeats no sentence, and two pairs share few', async () => {
    const births = randomBirths(40, 12)
    const texts = await Promise.all(
      births.slice(1).map(async (person_b, i) => {
        const { themes, strengths, challenges } = await call(synastryFull, { person_a: births[i]!, person_b })
        return [...themes.map(({ text }) => text), ...strengths, ...challenges].flatMap(sentencesOf)
      }),
    )
    for (const sentences of texts) {
      expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
      expect(sentences.filter((sentence) => /^[a-z]/.test(sentence))).toEqual([])
      expect(sentences.filter((sentence) => /[{}]/.test(sentence))).toEqual([])
    }
    const shared = texts
      .slice(1)
      .map((one, i) => one.filter((sentence) => texts[i]!.includes(sentence)).length / one.length)
    expect(shared.reduce((total, share) => total + share, 0) / shared.length).toBeLessThan(0.25)
  })

  test('random pairs use every text on two charts, in both directions', async () => {
    const passages = topicPassages(await corpus('western-synastry'))
    expect(passages).toHaveLength(174)
    const heard = new Set<string>()
    const births = randomBirths(sample(40, 1500), 21)
    /** Adults of one generation, for whom the texts on love are. */
    const inYear = (birth: (typeof births)[number], year: number) => ({
      ...birth,
      datetime: `${year}${birth.datetime.slice(4).replace('-02-29', '-02-28')}`,
    })
    for (const [i, birth] of births.slice(1).entries()) {
      const [one, other] =
        i % 2 ? [births[i]!, birth] : [inYear(births[i]!, 1950 + (i % 40)), inYear(birth, 1960 + (i % 32))]
      const { themes, strengths, challenges } = await call(synastryFull, {
        person_a: { ...one, name: 'Ann' },
        person_b: { ...other, name: 'Ben' },
        ...(i % 2 === 0 && { focus: i % 4 ? 'business' : 'romance' }),
      })
      const text = [...themes.map(({ text }) => text), ...strengths, ...challenges].join(' ')
      // The advice of a passage is left out in a theme.
      for (const { path, passage } of passages.filter(({ path }) => !heard.has(path.join(' '))))
        for (const [one, other] of [
          ['Ann', 'Ben'],
          ['Ben', 'Ann'],
        ] as const)
          if (text.includes(fillWords(findingOf(passage), { one, other }))) heard.add(path.join(' '))
      if (heard.size === passages.length) break
    }
    const missing = passages.map(({ path }) => path.join(' ')).filter((path) => !heard.has(path))
    if (LONG) expect(missing).toEqual([])
    else expect(missing.length).toBeLessThan(100)
  })

  test('focus changes the advice', async () => {
    const romance = await call(synastryFull, pair)
    const home = await call(synastryFull, { ...pair, focus: 'family' })
    expect(home.advice).not.toEqual(romance.advice)
    expect(romance.advice.length).toBeGreaterThan(1)
  })
})
