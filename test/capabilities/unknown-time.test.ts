import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CatalogueEntry, costOf, WEIGHTS } from '../../src/capabilities/capability.ts'
import { entriesOfFamily } from '../../src/capabilities/families.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { compareOverDay } from '../../src/capabilities/time-ranges.ts'
import { answerSchema, clockTimes, SAMPLES } from '../../src/capabilities/unknown-time.ts'
import { Fault } from '../../src/faults.ts'
import { labelsOf } from '../../src/lexicon/labels.ts'
import { lexicon } from '../../src/lexicon/lexicon.ts'
import { checkOf } from '../../src/service/input.ts'
import { isTerm, unlabelledTexts } from '../labelling.ts'
import { LONG, sample } from '../long.ts'
import { random } from '../native/random.ts'
import { worldAt } from '../world.ts'

type Json = Record<string, unknown>
/** Comparisons of whole answers use every fourth capability in the short form. */
const STEP = sample(4, 1)
const PERSONS = ['person_a', 'person_b', 'groom', 'bride', 'birth'] as const

const hasBirth = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && 'datetime' in value && 'latitude' in value

/** The input with the fields in each of its births. */
const withBirths = (input: Json, fields: (birth: Json) => Json): Json => {
  const result: Json = hasBirth(input) ? { ...(input as Json), ...fields(input) } : { ...(input as Json) }
  for (const name of PERSONS)
    if (hasBirth(input[name])) result[name] = { ...(input[name] as Json), ...fields(input[name] as Json) }
  return result
}
const acceptsUnknownTime = ({ input }: CatalogueEntry) =>
  'time_known' in input.properties ||
  PERSONS.some((name) => {
    const field = input.properties[name]
    const person = field?.anyOf?.[0] ?? field
    return person?.properties !== undefined && 'time_known' in person.properties
  })
const births = catalogue.filter(
  (entry) =>
    acceptsUnknownTime(entry) &&
    JSON.stringify(withBirths(entry.example as Json, () => ({ time_known: false }))) !== JSON.stringify(entry.example),
)

const answer = async (entry: CatalogueEntry, input: Json) => (await entry.compute(input as never, worldAt())) as Json

/** Fields of ranges whose values only look like terms. */
const NO_TERM_RANGES = /(syllable|latin|tree|symbol|note|name_syllables\.pada)$/
/** The capitalised values of ranges that no label names, except syllables and prose. */
const unlabelledRanges = (entry: CatalogueEntry, { time_unknown }: Json) =>
  unlabelledTexts([entry.data], { time_unknown }).filter(
    ({ path, value }) => !NO_TERM_RANGES.test(path) || isTerm(value),
  )

describe('every capability with a birth', () => {
  test('there are more than 150 of them', () => {
    expect(births.length).toBeGreaterThan(150)
  })

  test.each(births.filter((entry) => !entry.withoutTime).map((entry) => [entry.path, entry] as const))(
    '%s needs the time and says so',
    async (_, entry) => {
      const input = withBirths(entry.example as Json, () => ({ time_known: false }))
      const fault = await answer(entry, input).then(
        () => null,
        (reason) => reason,
      )
      expect(fault).toBeInstanceOf(Fault)
      expect([fault.status, fault.field.endsWith('time_known')]).toEqual([422, true])
      expect(fault.message).toContain('which a date without a time does not give')
      const dateAlone = withBirths(entry.example as Json, ({ datetime }) => ({
        datetime: String(datetime).slice(0, 10),
      }))
      expect(await answer(entry, dateAlone).catch((reason) => reason)).toMatchObject({
        status: 422,
        field: fault.field,
        message: fault.message,
      })
    },
  )

  test.each(births.filter(({ withoutTime }) => withoutTime).map((entry, i) => [entry.path, entry, i] as const))(
    '%s answers without the time',
    async (_, entry, i) => {
      const world = worldAt()
      const data = (await entry.compute(
        withBirths(entry.example as Json, () => ({ time_known: false })) as never,
        world,
      )) as Json
      expect(checkOf(answerSchema(entry))(data)).toBe(true)
      expect(data.time_unknown).toBeDefined()
      expect(world.warnings.join()).toContain('is unknown')
      expect(JSON.stringify(data)).not.toMatch(/"(?:ascendant|midheaven|house)":[^n]/)
      expect(unlabelledRanges(entry, data)).toEqual([])
      const withDates = withBirths(entry.example as Json, ({ datetime }) => ({
        datetime: String(datetime).slice(0, 10),
      }))
      if (entry.withoutTime === 'sampled' && i % STEP === 0) expect(await answer(entry, withDates)).toEqual(data)
    },
  )
})

test.each([
  ['ai-chat', 'partner', {}],
  ['mundane-national-forecast', 'custom', { chart: null }],
] as const)('%s: a date alone in `%s` is rejected with time_known', async (slug, field, others) => {
  const entry = catalogue.find((each) => each.slug === slug)!
  const birth = { timezone: 'Asia/Kolkata', latitude: 28.6, longitude: 77.2 }
  for (const person of [
    { ...birth, datetime: '1985-06-15' },
    { ...birth, datetime: '1985-06-15T12:00', time_known: false },
  ])
    expect(
      await answer(entry, { ...(entry.example as Json), ...others, [field]: person }).catch((reason) => reason),
    ).toMatchObject({ status: 422, field: `${field}.time_known` })
})

const SMALL_ANGLE = 2.6
const ANGLE = /longitude|degree|latitude|declination|right_ascension|speed|distance/
const DMS = /^-?(\d+)°(\d\d)/

/** Pictures are compared by their statements in unknown-time-pictures.test.ts. */
const NOT_COMPARED = new Set(['time_unknown', 'image', 'images'])

/** Places of `unknown` that state something else than `known`, the answer for one time of the day. */
const contradictions = (unknown: unknown, known: unknown, name: string, path: string): string[] => {
  if (unknown === null || Object.is(unknown, known)) return []
  if (Array.isArray(unknown)) {
    if (!Array.isArray(known)) return [path]
    return unknown.flatMap((item, i) =>
      known.some((other) => contradictions(item, other, '', '').length === 0) ? [] : [`${path}.${i}`],
    )
  }
  if (typeof unknown === 'object') {
    if (typeof known !== 'object' || known === null) return [path]
    return Object.entries(unknown).flatMap(([key, value]) =>
      NOT_COMPARED.has(key) ? [] : contradictions(value, (known as Json)[key], key, `${path}.${key}`),
    )
  }
  if (typeof unknown === 'number' && typeof known === 'number' && ANGLE.test(name)) {
    const difference = unknown - known
    return Math.abs(difference - 360 * Math.round(difference / 360)) <= SMALL_ANGLE ? [] : [path]
  }
  if (typeof unknown === 'string' && typeof known === 'string' && DMS.test(unknown) && DMS.test(known)) {
    const degrees = (text: string) => Number(DMS.exec(text)![1])
    return Math.abs(degrees(unknown) - degrees(known)) <= SMALL_ANGLE + 1 ? [] : [path]
  }
  return [path]
}

/** Capabilities whose 49 computations take seconds without the compiled ephemeris. */
const SLOW = /transit|sade-sati|tithi-anniversary|lunar-phase/

/** The example without its day, which may be before a random birth. */
const exampleOf = ({ example }: (typeof births)[number]): Json => {
  const { as_of, ...rest } = example as { as_of?: string }
  return rest as Json
}

const tested = births.filter(
  (entry) => entry.withoutTime && (LONG || !SLOW.test(entry.slug)) && entry.slug !== 'find-sun-sign',
)
const CHARTS = sample(25, tested.length, Math.max(100, tested.length))
const MOMENTS = sample(3, 9, 25)
test(`${CHARTS} charts state nothing that depends on the time`, async () => {
  const rng = random(46)
  const pick = (min: number, max: number) => min + Math.floor(rng() * (max - min))
  for (let chart = 0; chart < CHARTS; chart++) {
    const entry = tested[(chart * STEP) % tested.length]!
    const date = `${pick(1850, 2020)}-0${pick(1, 10)}-${10 + pick(0, 18)}`
    const place = { latitude: pick(-50, 60), longitude: pick(-179, 180), timezone: null, utc_offset: null }
    const unknown = await answer(
      entry,
      withBirths(exampleOf(entry), () => ({ ...place, datetime: date })),
    )
    // The long form uses every third hour of the day and the next one, the nightly form every hour and a 25th moment, each at a different
    // minute.
    for (let i = 0; i < MOMENTS; i++) {
      const hour = sample(pick(0, 24), (i * 3 + (i >> 3)) % 24, i % 24)
      const clock = `${String(hour).padStart(2, '0')}:${10 + pick(0, 50)}:${10 + pick(0, 50)}`
      const known = await answer(
        entry,
        withBirths(exampleOf(entry), () => ({ ...place, datetime: `${date}T${clock}` })),
      )
      expect([entry.slug, date, clock, contradictions(unknown, known, '', '')]).toEqual([entry.slug, date, clock, []])
    }
  }
}, 900_000)

/** A picture shows angles as they are at the time that stands in. */
const STAND_INS = ['06:00:00', '12:00:00', '18:00:00'] as const

/** The places where two answers for stand-in times differ, other than by angles that change little during the day. */
const differences = (first: unknown, second: unknown, name: string, path: string): string[] => {
  if (Object.is(first, second)) return []
  if (
    typeof first !== typeof second ||
    first === null ||
    second === null ||
    Array.isArray(first) !== Array.isArray(second)
  )
    return [path]
  if (typeof first === 'object') {
    const [names, otherNames] = [Object.keys(first), Object.keys(second as Json)]
    if (names.join() !== otherNames.join()) return [path]
    return names.flatMap((key) =>
      /^(?:computed_for|images?)$/.test(key)
        ? []
        : differences((first as Json)[key], (second as Json)[key], Array.isArray(first) ? name : key, `${path}.${key}`),
    )
  }
  const isAngle = typeof first === 'number' ? ANGLE.test(name) : DMS.test(first as string)
  return isAngle ? [] : [path]
}

test('the time that stands in decides no order, no selection and no text', async () => {
  const rng = random(47)
  const pick = (min: number, max: number) => min + Math.floor(rng() * (max - min))
  const entriesAt = STAND_INS.map((standIn) =>
    families
      .flatMap((family) => entriesOfFamily(family, standIn))
      .filter((entry) => entry.withoutTime === 'sampled' || typeof entry.withoutTime === 'object')
      .filter(({ slug }) => LONG || !SLOW.test(slug)),
  )
  const [entries] = entriesAt
  expect(entries!.length).toBeGreaterThan(LONG ? 55 : 45)
  const charts = sample(entries!.length, entries!.length, Math.max(100, entries!.length))
  for (let chart = 0; chart < charts; chart += STEP) {
    const at = chart % entries!.length
    const entry = entries![at]!
    const date = `${pick(1850, 2020)}-0${pick(1, 10)}-${10 + pick(0, 18)}`
    const place = { latitude: pick(-50, 60), longitude: pick(-179, 180), timezone: null, utc_offset: null }
    const formats = 'format' in entry.input.properties ? [{ format: 'text' }, { format: 'short_text' }] : [{}]
    for (const format of formats) {
      const input = { ...withBirths(exampleOf(entry), () => ({ ...place, datetime: date })), ...format }
      const [noon, ...others] = await Promise.all(
        [1, 0, 2].map(async (standIn) => (await entriesAt[standIn]![at]!.compute(input as never, worldAt())) as Json),
      )
      const found = others.flatMap((other) => differences(noon, other, '', ''))
      expect([entry.slug, date, found]).toEqual([entry.slug, date, []])
    }
  }
}, 900_000)

test('two unknown times are sampled at every moment each', () => {
  for (const count of [SAMPLES.light, SAMPLES.heavy]) {
    const times = clockTimes(2, count)
    for (const person of [0, 1]) expect(new Set(times.map((clocks) => clocks[person])).size).toBe(count)
  }
})

test('a day on which the clocks are set forward has all other times', async () => {
  const entry = births.find(({ slug }) => slug === 'planet-positions')!
  // In Berlin 02:00 to 03:00 did not exist on 1981-03-29.
  const input = { datetime: '1981-03-29', timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.4 }
  expect((await answer(entry, input)).time_unknown).toBeDefined()
})

/** A void Moon of 12 minutes, from 04:44:21 to 04:56:51 UT. */
const SHORT_VOID = { day: '2000-03-20', before: '04:40', within: '04:50', after: '04:58' }

test('a void Moon that is shorter than the distance of two samples is found', async () => {
  const entry = births.find(({ slug }) => slug === 'western-lunar-phase')!
  const input = { datetime: SHORT_VOID.day, timezone: 'UTC', latitude: 51.5, longitude: 0 }
  const at = async (clock: string) =>
    ((await answer(entry, { ...input, datetime: `${SHORT_VOID.day}T${clock}` })).void_of_course as Json).active
  expect([await at(SHORT_VOID.before), await at(SHORT_VOID.within), await at(SHORT_VOID.after)]).toEqual([
    false,
    true,
    false,
  ])
  expect(((await answer(entry, input)).void_of_course as Json).active).toBeNull()
})

test('a birth without a time costs as much as a heavy call', () => {
  const entry = births.find(({ slug }) => slug === 'planet-positions')!
  const { credits, units } = WEIGHTS.heavy
  expect(costOf(entry, entry.example as never)).toEqual(WEIGHTS.light)
  const example = entry.example as { datetime: string }
  for (const unknown of [
    { ...example, time_known: false },
    { ...example, datetime: example.datetime.slice(0, 10) },
  ])
    expect(costOf(entry, unknown as never)).toEqual({ credits, units })
  const rejecting = births.find(({ slug }) => slug === 'divisional-chart')!
  expect(costOf(rejecting, { ...rejecting.example, time_known: false } as never).credits).toBe(1)
})

test('docs/dates.md lists every capability with a birth, and whether it needs the time', () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/dates.md', import.meta.url)), 'utf8')
  const documented = (heading: string) => {
    const section = page.split(`### ${heading}\n`)[1]!.split('\n#')[0]!
    return [...section.matchAll(/`([a-z0-9-]+)`/g)].map(([, slug]) => slug!).sort()
  }
  const slugs = (list: typeof births) => list.map(({ slug }) => slug).sort()
  const all = catalogue.filter(acceptsUnknownTime)
  expect(documented('Computed for the day')).toEqual(slugs(all.filter(({ withoutTime }) => withoutTime)))
  expect(documented('Rejected with 422')).toEqual(slugs(all.filter(({ withoutTime }) => !withoutTime)))
})

describe('comparison over a day', () => {
  test('a value that changes is null, with its range', () => {
    const at = (longitude: number, sign: string) => ({ planets: [{ planet: 'Moon', longitude, sign, house: 1 }] })
    const { data, ranges } = compareOverDay(at(6, 'Aries'), [at(359, 'Pisces'), at(6, 'Aries'), at(13, 'Aries')])
    expect(data).toEqual({ planets: [{ planet: 'Moon', longitude: null, sign: null, house: null }] })
    expect(ranges).toEqual([
      { field: 'planets.0.longitude', from: 359, to: 13 },
      { field: 'planets.0.sign', values: ['Pisces', 'Aries'] },
    ])
  })

  test('rows of a list stay if they exist all day', () => {
    const rows = (...lords: string[]) => ({ periods: lords.map((lord, i) => ({ lord, start: `19${50 + i}-01-01` })) })
    const { data } = compareOverDay(rows('Saturn', 'Mercury', 'Ketu'), [
      rows('Saturn', 'Mercury', 'Ketu'),
      rows('Mercury', 'Ketu'),
    ])
    expect(data).toEqual({
      periods: [
        { lord: 'Mercury', start: null },
        { lord: 'Ketu', start: null },
      ],
    })
  })

  test('lines of a text whose order the time decides are in the order of their names', () => {
    const text = (...lines: string[]) => ({
      text: ['Chart', '', 'Aspects', ...lines.map((line) => `- ${line}`)].join('\n'),
    })
    const rows = [
      text('Sun trine Moon, orb 0.10', 'Mars square Venus, orb 1.10', 'Jupiter square Pluto, orb 2.00'),
      text('Mars square Venus, orb 1.00', 'Sun trine Moon, orb 1.20', 'Jupiter square Pluto, orb 2.00'),
    ]
    for (const noon of rows) {
      const { text } = compareOverDay(noon, rows).data as { text: string }
      expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
        '- Jupiter square Pluto, orb 2.00',
        '- Mars square Venus, orb 1.00 to 1.10',
        '- Sun trine Moon, orb 0.10 to 1.20',
      ])
    }
  })

  test('rows whose order the time decides are in the order of their names', () => {
    const rows = (...signs: string[]) => ({ rulers: signs.map((sign, i) => ({ sign, house: i + 1 })) })
    const { data } = compareOverDay(rows('Leo', 'Virgo', 'Aries'), [
      rows('Virgo', 'Aries', 'Leo'),
      rows('Leo', 'Virgo', 'Aries'),
    ])
    expect(data).toEqual({ rulers: ['Aries', 'Leo', 'Virgo'].map((sign) => ({ sign, house: null })) })
  })
})

test('the values in the ranges have labels, in the meaning of their field', async () => {
  const entry = catalogue.find(({ slug }) => slug === 'find-nakshatra')!
  const data = await answer(entry, { ...(entry.example as Json), time_known: false })
  const { ranges } = data.time_unknown as { ranges: { field: string; values?: string[] }[] }
  const { values = [] } = ranges.find(({ field }) => field === 'nakshatra.name')!
  expect(values).toEqual(['Pushya', 'Ashlesha'])
  const { terms } = labelsOf(entry.data, { time_unknown: data.time_unknown }, await lexicon('hi'))
  expect(values.map((value) => terms[value])).toEqual(['पुष्य', 'आश्लेषा'])
})
