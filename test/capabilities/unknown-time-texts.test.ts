import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { random } from '../native/random.ts'
import { worldAt } from '../world.ts'

type Json = Record<string, unknown>

const withText = catalogue.filter(
  ({ withoutTime, data, input }) => withoutTime && 'text' in data.properties && 'format' in input.properties,
)

/** The input with a date or time for each of its births. */
const withTimes = (input: Json, timeOf: (date: string) => string): Json =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      if (name === 'datetime') return [name, timeOf(String(value).slice(0, 10))]
      return [
        name,
        typeof value === 'object' && value !== null && !Array.isArray(value) ? withTimes(value as Json, timeOf) : value,
      ]
    }),
  )
const textOf = async (entry: (typeof catalogue)[number], input: Json) =>
  String(((await entry.compute(input as never, worldAt())) as Json).text)

const PLACE = new RegExp(
  `^- (.+?) (\\d+)°(\\d\\d)'(\\d\\d)"(?: (${SIGNS.join('|')}))?(?: to (\\d+)°(\\d\\d)'(\\d\\d)")? (${SIGNS.join('|')})`,
)
const longitude = (sign: string, parts: readonly (string | undefined)[]) =>
  SIGNS.indexOf(sign as never) * 30 + Number(parts[0]) + Number(parts[1]) / 60 + Number(parts[2]) / 3600
/** The places of a text by section and name: from and to, degrees. */
const placesOf = (text: string) => {
  const places = new Map<string, [number, number]>()
  let section = ''
  for (const line of text.split('\n')) {
    if (!line.startsWith('- ')) section = line
    const match = PLACE.exec(line)
    if (!match) continue
    const [, name, d, m, s, sign, d2, m2, s2, last] = match
    const from = longitude(sign ?? last!, [d, m, s])
    places.set(`${section} ${name}`, [from, d2 === undefined ? from : longitude(last!, [d2, m2, s2])])
  }
  return places
}

describe('the text of a chart without the time of birth', () => {
  test('capabilities of both zodiacs have one', () => expect(withText.length).toBeGreaterThanOrEqual(6))

  test.each(withText.map((entry) => [entry.path, entry] as const))('%s: what holds all day', async (_, entry) => {
    const rng = random(10)
    for (const format of ['text', 'short_text']) {
      const example = { ...(entry.example as Json), format }
      const text = await textOf(
        entry,
        withTimes(example, (date) => date),
      )
      expect(text).toContain('The time of birth is unknown')
      const statements = text.slice(0, text.indexOf('The time of birth'))
      expect(statements).not.toMatch(/Ascendant|Midheaven|[Hh]ouse|T\d\d:\d\d|(?:Day|Night) chart/)
      for (let i = 0; i < 6; i++) {
        const clock = `${10 + Math.floor(rng() * 14)}:${10 + Math.floor(rng() * 50)}:30`
        const known = await textOf(
          entry,
          withTimes(example, (date) => `${date}T${clock}`),
        )
        const places = placesOf(known)
        for (const [name, [from, to]] of placesOf(text)) {
          const [at] = places.get(name)!
          expect([name, at >= from && at <= (to < from ? to + 360 : to)]).toEqual([name, true])
        }
        // Words of a section that the text keeps hold at this time.
        for (const line of statements
          .split('\n')
          .filter((each) => / (?:sextile|square|trine|opposition) /.test(each) && each.startsWith('- ')))
          expect(known).toContain(line.split(',')[0]!)
      }
    }
  })

  test('the Sun and the Moon of Ulm, 14 March 1879', async () => {
    const entry = withText.find(({ slug }) => slug === 'western-natal-chart')!
    const text = await textOf(
      entry,
      withTimes({ ...(entry.example as Json), format: 'text' }, (date) => date),
    )
    // source: Swiss Ephemeris by the answers at 00:00 and 23:59 of the same day
    const [from, to] = await Promise.all(
      ['00:00:00', '23:59:59'].map((clock) =>
        textOf(
          entry,
          withTimes({ ...(entry.example as Json), format: 'text' }, (date) => `${date}T${clock}`),
        ),
      ),
    )
    for (const body of ['Sun', 'Moon']) {
      const angle = (each: string) => new RegExp(`- ${body} (\\S+)`).exec(each)![1]
      expect(text).toContain(`- ${body} ${angle(from!)} to ${angle(to!)}`)
    }
  })

  test('a longitude is null if its sign changes that day', async () => {
    const entry = catalogue.find(({ slug }) => slug === 'planet-positions')!
    const data = (await entry.compute(
      { datetime: '1990-06-15', timezone: 'Asia/Kolkata', latitude: 28.61, longitude: 77.21 } as never,
      worldAt(),
    )) as { planets: Json[]; time_unknown: { ranges: { field: string; from: number; to: number }[] } }
    const sun = data.planets.findIndex(({ name, planet }) => (name ?? planet) === 'Sun')
    expect([data.planets[sun]!.sign, data.planets[sun]!.longitude]).toEqual([null, null])
    const range = data.time_unknown.ranges.find(({ field }) => field === `planets.${sun}.longitude`)!
    expect([range.from < 60, range.to > 60]).toEqual([true, true])
  })
})
