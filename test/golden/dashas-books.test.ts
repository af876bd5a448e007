import { describe, expect, test } from 'bun:test'
import ashtottariDasha from '../../src/capabilities/dashas/ashtottari-dasha.ts'
import narayanaDasha from '../../src/capabilities/dashas/narayana-dasha.ts'
import rashiDasha from '../../src/capabilities/dashas/rashi-dasha.ts'
import vimshottariDasha from '../../src/capabilities/dashas/vimshottari-dasha.ts'
import { chara } from '../../src/jyotish/dashas/chara.ts'
import { KALACHAKRA_YEARS, kalachakra } from '../../src/jyotish/dashas/kalachakra.ts'
import { type DashaSpan, subPeriods } from '../../src/jyotish/dashas/periods.ts'
import { RASHI_SYSTEMS, type RashiDashaName } from '../../src/jyotish/dashas/rashi-dashas.ts'
import type { SeedPoint } from '../../src/jyotish/dashas/seeds.ts'
import { type DashaSign, signDasha } from '../../src/jyotish/dashas/sign-dashas.ts'
import { strongerOf } from '../../src/jyotish/dashas/sign-years.ts'
import type { Graha } from '../../src/jyotish/grahas.ts'
import { point } from '../../src/jyotish/points.ts'
import type { DegreeSeats } from '../../src/jyotish/stronger-of-two.ts'
import type { Varga } from '../../src/jyotish/vargas.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { sidereal } from '../../src/zodiac/longitude.ts'
import type { SignIndex } from '../../src/zodiac/signs.ts'
import { SIGNS, type Sign, signName } from '../../src/zodiac/signs.ts'
import { call } from '../capabilities/call.ts'
import books from './dashas-books.json'

const birthOf = ({ datetime, utc_offset, latitude, longitude }: (typeof books.balances)[number]) => ({
  datetime,
  utc_offset,
  latitude,
  longitude,
})
type Born = (typeof books.balances)[number]
const born = (row: object) => birthOf(row as Born)

/** `Leo 1, Capricorn 8`, as the books tabulate. */
const format = (periods: readonly { sign: string; years: number }[], count: number) =>
  periods
    .slice(0, count)
    .map(({ sign, years }) => `${sign} ${Math.round(years * 100) / 100}`)
    .join(', ')
const many = (periods: string) => periods.split(', ').length
const plain = (periods: readonly DashaSpan<DashaSign>[]) =>
  periods.map(({ ruler, years }) => ({ sign: signName(ruler.sign), years }))

const NOON = 2451545 as JulianDay
const signIndex = (name: string) => SIGNS.indexOf(name as Sign) as SignIndex
const seatsOf = (rows: Record<string, (string | number)[]>) =>
  Object.fromEntries(
    Object.entries(rows).map(([graha, [sign, degree]]) => [graha, { sign: signIndex(String(sign)), degree }]),
  ) as unknown as DegreeSeats

describe('vimshottari', () => {
  test.each(books.balances)('$source: balance within three days', async (row) => {
    const { balance_at_birth: balance } = await call(vimshottariDasha, { ...born(row), levels: 1 })
    expect<string>(balance.lord).toBe(row.lord)
    if (!row.left) return
    const [years, months, days] = row.left as [number, number, number]
    const off = (balance.years - years) * 360 + (balance.months - months) * 30 + balance.days - days
    expect(Math.abs(off)).toBeLessThanOrEqual(3)
  })

  test(books.seeds.source, async () => {
    for (const [seed, lord] of Object.entries(books.seeds.lords)) {
      const answer = await call(vimshottariDasha, { ...born(books.seeds), seed: seed as SeedPoint, levels: 1 })
      expect([seed, answer.balance_at_birth.lord as string]).toEqual([seed, lord])
    }
  })
})

test.each(books.ashtottari)('ashtottari, $source', async (row) => {
  const { periods } = await call(ashtottariDasha, { ...born(row), levels: 1 })
  expect<string>(periods[0]!.lord).toBe(row.first)
  if (!row.later) return
  const [lord, from, to] = row.later as [Graha, string, string]
  const period = periods.find((each) => each.lord === lord)!
  expect([period.start.slice(0, from.length), period.end.slice(0, to.length)]).toEqual([from, to])
})

test.each(books.narayana)('narayana, $source', async (row) => {
  const { periods } = await call(narayanaDasha, { ...born(row), code: row.code as Varga, levels: 1 })
  expect(format(periods, many(row.periods))).toBe(row.periods)
})

test.each(books.rashi)('$system, $source', async (row) => {
  const { periods } = await call(rashiDasha, { ...born(row), system: row.system as RashiDashaName, levels: 1 })
  expect(format(periods, many(row.periods))).toBe(row.periods)
})

test.each(books.charts)('$system, $source', (row) => {
  const rashi = RASHI_SYSTEMS[row.system as RashiDashaName]({
    ascendant: signIndex(row.ascendant),
    seats: seatsOf(row.seats),
    sreeLagna: point(sidereal(0)),
    brahma: null,
  })!
  const { mahadashas } = signDasha(NOON, 365.25, rashi.sequence, rashi.antardashas)
  expect(format(plain(mahadashas), many(row.periods))).toBe(row.periods)
})

test.each(books.chara)('chara, $source', (row) => {
  const dasha = chara(signIndex(row.ascendant), seatsOf(row.seats), NOON, 365.25, 'kn-rao')
  expect(format(plain(dasha.mahadashas), many(row.periods))).toBe(row.periods)
  const [of, first] = row.antardasha as [Sign, Sign]
  const period = dasha.mahadashas.find(({ ruler }) => signName(ruler.sign) === of)!
  expect(signName(subPeriods(dasha, period)[0]!.ruler.sign)).toBe(first)
})

describe('kalachakra', () => {
  test.each(books.kalachakra)('$source', ({ moon, periods }) => {
    const { mahadashas, balance } = kalachakra(point(sidereal(moon)), NOON, 365.25)
    const left = mahadashas.map(({ ruler, years }, i) => ({ sign: signName(ruler.sign), years: i ? years : balance }))
    expect(format(left, 9)).toBe(periods)
  })

  test(books.kalachakraAntardashas.source, () => {
    const { moon, of, total, parts } = books.kalachakraAntardashas
    const dasha = kalachakra(point(sidereal(moon)), NOON, 365.25)
    const period = dasha.mahadashas.find(({ ruler }) => signName(ruler.sign) === of)!
    const antardashas = subPeriods(dasha, period)
    const whole = KALACHAKRA_YEARS[period.ruler.sign]!
    expect(
      antardashas
        .map(({ ruler, years }) => `${signName(ruler.sign)} ${Math.round((years * total) / whole)}`)
        .join(', '),
    ).toBe(parts)
  })
})

test(`the stronger of two signs, ${books.stronger.source}`, () => {
  const seats = seatsOf(Object.fromEntries(Object.entries(books.stronger.signs).map(([g, sign]) => [g, [sign, 10]])))
  for (const [winner, loser] of books.stronger.pairs) {
    const answer = strongerOf(signIndex(loser!), signIndex(winner!), seats)
    expect(signName(answer.winner)).toBe(winner as Sign)
  }
})
