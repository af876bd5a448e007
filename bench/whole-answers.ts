import { openAtlas } from '../src/atlas/atlas.ts'
import type { CatalogueEntry } from '../src/capabilities/capability.ts'
import { catalogue } from '../src/capabilities/index.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'
import { NAKSHATRAS } from '../src/jyotish/nakshatras.ts'
import { labelsOf } from '../src/lexicon/labels.ts'
import { lexicon } from '../src/lexicon/lexicon.ts'
import { openKhagola } from '../src/library/index.ts'
import { createWorldFactory } from '../src/service/answer-computation.ts'
import { readObject } from '../src/service/body.ts'
import { checkInput, checkOf } from '../src/service/input.ts'
import { createKeylessService } from '../src/service/keyless-service.ts'
import { createSky } from '../src/sky/index.ts'
import type { Awaitable } from '../src/store/types.ts'
import { COMPILED } from './compiled.ts'
import { birth as anyBirth } from './servers/inputs.ts'

/** One line of the trial `answers`: a capability with an input for each index. */
export interface AnswerRow {
  readonly name: string
  readonly slug: string
  readonly input: (index: number) => object
  /** The number of different inputs, if they are so few that a server has soon computed all. They are computed before the row is timed. */
  readonly inputs?: number
}

const row = (slug: string, input: AnswerRow['input'], detail = ''): AnswerRow => ({
  name: detail ? `${slug}, ${detail}` : slug,
  slug,
  input,
})
/** Births of 1968 to 2008. */
const FIRST_BIRTH = 156_000
const BIRTHS = 340_000
const birth = (index: number) => anyBirth(FIRST_BIRTH + (index % BIRTHS))

const births = (slug: string, further: object = {}, detail = '') =>
  row(slug, (index) => ({ ...birth(index), ...further }), detail)

/** A birth outside the years of the compiled ephemeris. */
const earlyBirth = (index: number) => ({ ...birth(index), datetime: birth(index).datetime.replace(/^\d\d/, '18') })

const DAYS_OF_2024_TO_2043 = 7300
const dayAndPlace = (index: number) => ({
  date: new Date(Date.UTC(2024, 0, 1 + (index % DAYS_OF_2024_TO_2043))).toISOString().slice(0, 10),
  utc_offset: '+05:30',
  latitude: 8 + (index % 2500) / 100,
  longitude: 77.2,
})
const date = (index: number) => dayAndPlace(index).date
const star = (index: number) => ({ nakshatra: NAKSHATRAS[index % 27]!, pada: 1 + (Math.floor(index / 27) % 4) })
const stars = (index: number) => ({ groom: star(index), bride: star(Math.floor(index / 108)) })
/** Pairs of one of 27 nakshatras with one of four padas. */
const PAIRS_OF_STARS = 108 ** 2
const AS_OF = '2026-11-21'
/** Prime, so that both people of a pair change with each index. */
const SECOND_PERSON = 7919

/** The forty rows. Every family takes part with the capabilities that users ask for most. */
export const ROWS: readonly AnswerRow[] = [
  births('birth-chart-bundle'),
  births('birth-chart'),
  births('planet-positions'),
  row('planet-positions', earlyBirth, 'outside the compiled years'),
  births('divisional-charts'),
  births('divisional-chart', { code: 'D9' }),
  births('ashtakavarga'),
  births('shadbala'),
  births('vimshottari-dasha', { levels: 2 }, '2 levels'),
  births('vimshottari-dasha', { levels: 3 }, '3 levels'),
  births('current-dasha', { as_of: '2026-11-21T12:00' }),
  row('daily-panchang', dayAndPlace),
  row('panchang-five-limbs', dayAndPlace),
  row('choghadiya', dayAndPlace),
  births('naming-syllables'),
  { ...row('quick-match', stars), inputs: PAIRS_OF_STARS },
  row('ashtakoot-details', stars),
  row('manglik-match', (index) => ({ groom: birth(index), bride: birth(index + SECOND_PERSON) })),
  births('manglik-dosha', { as_of: '2026-11-21' }),
  births('all-yogas'),
  births('sade-sati-status', { as_of: '2026-11-21' }),
  row('daily-sign-horoscope', (index) => ({ sign: 'Leo', date: date(index) })),
  births('gochara-transits', { at: '2026-11-21' }),
  births('kp-chart'),
  births('chara-karakas'),
  births('lal-kitab-chart'),
  births('bnn-chart'),
  births('varshaphal', { target_year: 2026 }),
  births('western-natal-chart'),
  row('western-natal-chart', earlyBirth, 'outside the compiled years'),
  births('western-daily-transit', { date: '2026-11-21' }),
  row('synastry-aspects', (index) => ({ person_a: birth(index), person_b: birth(index + SECOND_PERSON) })),
  births('western-natal-wheel', {}, 'wheel'),
  births('western-natal-wheel', { layout: 'sheet' }, 'sheet'),
  row('tarot-three-card', (index) => ({ seed: `seed ${index}` })),
  row('numerology-profile', (index) => ({
    date: birth(index).datetime.slice(0, 10),
    name: 'Albert Einstein',
    as_of: AS_OF,
  })),
  births('gemstone-recommendation', { purpose: 'career', as_of: '2026-11-21' }),
  births('classical-kundli-report', { as_of: '2026-11-21' }),
  births('astrocartography-lines'),
  row('vastu-ayadi', (index) => ({
    length: 10 + (index % 100) / 10,
    breadth: 9,
    units: 'm',
    owner_nakshatra: 'Rohini',
  })),
  row('mundane-lunation-chart', (index) => ({ date: date(index), capital: 'US' })),
  row('ai-daily-reading', (index) => ({ birth: birth(index), date: '2026-11-21' })),
  births('find-moon-sign'),
]

export const entryOf = ({ slug }: AnswerRow): CatalogueEntry => catalogue.find((entry) => entry.slug === slug)!

/**
 * The time of the calls. At this time no person of the rows is a child or older than 60, because texts are adapted to
 * such ages.
 */
const NOW = Date.UTC(2026, 10, 21, 12)

/** The work of one call of a row: `prepare` is not timed. */
export interface Way {
  /** Set if `prepare` is cheap: every call gets an input of its own, so that nothing is computed twice. */
  readonly fresh?: true
  prepare(row: AnswerRow, index: number): Awaitable<unknown>
  work(row: AnswerRow, prepared: never): Awaitable<unknown>
}

const sky = () => createSky(createEphemeris({ compiled: COMPILED }))
const encoder = new TextEncoder()
const bytesOf = (input: object) => encoder.encode(JSON.stringify(input))

/** A function that computes the data of an answer as the service does, without reading the input or checking the data. */
const computing = () => {
  const world = createWorldFactory(sky(), openAtlas())
  return (row: AnswerRow, input: object) =>
    entryOf(row).compute(
      input as never,
      world({ now: NOW, tenantName: '', signal: new AbortController().signal, warn() {} }),
    )
}

/** Each way to time a call, or a part of it, by name. */
export const WAYS: Readonly<Record<string, () => Promise<Way>>> = {
  async khagola() {
    const khagola = await openKhagola({ compiled: COMPILED.path, now: () => NOW })
    return {
      fresh: true,
      prepare: ({ input }, index) => input(index),
      work: ({ slug }, input: never) => khagola.call(slug as never, input),
    }
  },
  async 'as text'() {
    const service = createKeylessService({ sky: sky(), atlas: openAtlas(), clock: { now: () => NOW }, cacheBytes: 0 })
    return {
      fresh: true,
      prepare: ({ input }, index) => bytesOf(input(index)),
      work: (row, bytes: never) => service.call(entryOf(row), bytes),
    }
  },
  async 'part: read'() {
    return {
      prepare: ({ input }, index) => bytesOf(input(index)),
      work: (row, bytes: never) => checkInput(entryOf(row).input, readObject(bytes)),
    }
  },
  async 'part: compute'() {
    return { fresh: true, prepare: ({ input }, index) => input(index), work: computing() }
  },
  async 'part: check'() {
    const compute = computing()
    return {
      prepare: (row, index) => compute(row, row.input(index)),
      work: (row, data: never) => checkOf(entryOf(row).data)(data),
    }
  },
  async 'part: words'() {
    const compute = computing()
    const words = await lexicon('hi')
    return {
      prepare: (row, index) => compute(row, row.input(index)),
      work: (row, data: never) => labelsOf(entryOf(row).data, data, words),
    }
  },
  async 'JSON.stringify'() {
    const compute = computing()
    return {
      // Parsed again, so that the objects are as simple as those of a client.
      prepare: async (row, index) => JSON.parse(JSON.stringify(await compute(row, row.input(index)))),
      work: (_, data: never) => JSON.stringify(data),
    }
  },
}
