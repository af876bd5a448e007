import { describe, expect, test } from 'bun:test'
import type { World } from '../../../src/capabilities/capability.ts'
import ashtottari from '../../../src/capabilities/dashas/ashtottari-dasha.ts'
import chara from '../../../src/capabilities/dashas/chara-dasha.ts'
import conditional from '../../../src/capabilities/dashas/conditional-dasha.ts'
import currentDasha from '../../../src/capabilities/dashas/current-dasha.ts'
import dashas from '../../../src/capabilities/dashas/index.ts'
import kalachakra from '../../../src/capabilities/dashas/kalachakra-dasha.ts'
import narayana from '../../../src/capabilities/dashas/narayana-dasha.ts'
import rashi from '../../../src/capabilities/dashas/rashi-dasha.ts'
import vimshottari from '../../../src/capabilities/dashas/vimshottari-dasha.ts'
import yogini from '../../../src/capabilities/dashas/yogini-dasha.ts'
import { CONDITIONAL_SYSTEMS } from '../../../src/jyotish/dashas/conditional.ts'
import { RASHI_DASHAS } from '../../../src/jyotish/dashas/rashi-dashas.ts'
import { modalityOf, SIGNS, type SignIndex } from '../../../src/zodiac/signs.ts'
import { worldAt } from '../../world.ts'
import { chennai1996, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

interface Row {
  lord?: string
  sign?: string
  level: number
  start: string
  end: string
  years: number
  age_at_start: number
  sub?: Row[]
}
const all = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...all(row.sub ?? [])])
const count = (rows: readonly Row[]) => all(rows).length
const ms = (text: string) => Date.parse(text)

type Input = { datetime: string; latitude: number; longitude: number; levels: number }
interface Tree {
  compute: (input: Input, world: World) => { periods: unknown } | Promise<{ periods: unknown }>
}
/** The systems of `current-dasha`, each with its capability. */
const FULL = { vimshottari, ashtottari, yogini, chara, kalachakra, narayana } as Record<string, unknown> as Record<
  'vimshottari' | 'ashtottari' | 'yogini' | 'chara' | 'kalachakra' | 'narayana',
  Tree
>
/** A whole tree, computed without the checks of `call`, which take longer than the tree. */
const tree = async (system: keyof typeof FULL, birth: Omit<Input, 'levels'>, levels: number) =>
  (await FULL[system].compute({ ...birth, levels }, worldAt())).periods as Row[]
const SYSTEMS = Object.keys(FULL) as (keyof typeof FULL)[]

describe('trees of periods', () => {
  test('rows tile their parent with the right lengths; periods that ended before birth are left out', async () => {
    const wrong: string[] = []
    for (const birth of randomBirths(6, 5)) {
      const born = ms(`${birth.datetime}Z`)
      for (const system of SYSTEMS) {
        const rows = await tree(system, birth, 3)
        const must = (holds: boolean, subject: string) => holds || wrong.push(`${birth.datetime} ${system}: ${subject}`)
        must(ms(rows[0]!.start) <= born && rows[0]!.age_at_start <= 0, 'a period at birth')
        for (const { start, end, level, years, sub } of all(rows)) {
          must(ms(end) > born, 'nothing that ended before birth')
          must(level < 3 === (sub !== undefined), 'sub to the last level but one')
          if (!sub) continue
          must(sub.at(-1)!.end === end, 'the last ends with its parent')
          must(
            sub.every((child, i) => child.level === level + 1 && (i === 0 || child.start === sub[i - 1]!.end)),
            'no gap',
          )
          if (ms(start) < born) continue
          must(sub[0]!.start === start, 'the first begins with its parent')
          must(Math.abs(sub.reduce((sum, child) => sum + child.years, 0) - years) < 1e-7, 'years')
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('returns at most 12000 periods unless the request is narrowed', async () => {
    expect(count((await call(vimshottari, { ...delhi1947, levels: 4 })).periods as Row[])).toBeGreaterThan(7000)
    expect(await rejectedField(vimshottari, { ...delhi1947, levels: 5 })).toBe('levels')
    expect(await rejectedField(ashtottari, { ...delhi1947, levels: 6 })).toBe('levels')
    expect(await rejectedField(rashi, { ...delhi1947, system: 'sudarshana-chakra', levels: 3 })).toBe('levels')
    const year = { from: '2020-01-01', to: '2021-01-01' }
    const within = (await call(vimshottari, { ...delhi1947, levels: 6, ...year, to: '2020-01-03' })).periods as Row[]
    const [from, to] = ['2020-01-01T00:00:00+05:30', '2020-01-03T00:00:00+05:30'].map(ms) as [number, number]
    expect(all(within).filter(({ start, end }) => ms(end) <= from || ms(start) >= to)).toEqual([])
    expect(Math.max(...all(within).map(({ level }) => level))).toBe(6)
    const wheel = await call(rashi, { ...delhi1947, system: 'sudarshana-chakra', levels: 3, ...year })
    expect(count(wheel.periods as Row[])).toBeLessThan(400)
  })

  test('rejects a range that ends before it begins', async () => {
    expect(await rejectedField(yogini, { ...delhi1947, from: '2020-01-01', to: '2020-01-01' })).toBe('to')
    expect(await rejectedField(yogini, { ...delhi1947, from: '2020-02-30' })).toBe('from')
  })

  test('returns the first periods before birth, and repeats the cycle after its end with a warning', async () => {
    const early = await call(vimshottari, { ...delhi1947, levels: 1 }, Date.UTC(1947, 0, 1))
    const atBirth = await call(vimshottari, { ...delhi1947, levels: 1 }, Date.UTC(1947, 7, 14, 18, 30))
    expect(early.current).toEqual(atBirth.current)
    expect(early.current).toMatchObject({ as_of: '1947-08-14T18:30:00Z' })
    expect(early.current.deha).not.toBeNull()
    expect(early.warnings).toEqual([])
    const late = await call(vimshottari, { ...delhi1947, datetime: '1850-01-01T12:00', levels: 1 })
    expect(late.current.mahadasha).not.toBeNull()
    expect(late.warnings.join()).toContain('repeated')
    const now = await call(vimshottari, { ...delhi1947, levels: 1 }, Date.UTC(2026, 5, 1))
    expect(now.warnings).toEqual([])
  })

  test('every capability returns rows for each system and option', async () => {
    for (const system of CONDITIONAL_SYSTEMS) {
      const { periods, warnings } = await call(conditional, { ...chennai1996, system, levels: 1 })
      expect(warnings).toEqual([])
      expect((periods as Row[]).reduce((sum, { years }) => sum + years, 0)).toBeGreaterThanOrEqual(120 - 1e-6)
    }
    for (const system of RASHI_DASHAS) {
      const { periods } = await call(rashi, { ...chennai1996, system })
      expect((periods as Row[])[0]!.sub).toHaveLength(12)
    }
    expect(dashas.members).toHaveLength(9)
  })
})

describe('vimshottari-dasha', () => {
  test('a path of lords returns the periods inside it', async () => {
    const whole = (await call(vimshottari, { ...delhi1947, levels: 3 })).periods as Row[]
    const venus = whole.find(({ lord }) => lord === 'Venus')!
    const inside = await call(vimshottari, { ...delhi1947, path: ['Venus'], levels: 2 })
    expect(inside.periods as Row[]).toEqual(venus.sub!)
    const deep = await call(vimshottari, { ...delhi1947, path: ['Venus', 'Moon', 'Sun', 'Mars', 'Rahu'] })
    expect((deep.periods as Row[]).map(({ level, lord, sub }) => [level, lord, sub])).toEqual(
      ['Rahu', 'Jupiter', 'Saturn', 'Mercury', 'Ketu', 'Venus', 'Sun', 'Moon', 'Mars'].map((lord) => [
        6,
        lord,
        undefined,
      ]),
    )
  })

  test('rejects a path that ended before birth', async () => {
    // At this birth a month of the mahadasha of Rahu is left, so its Rahu antardasha ended long before birth.
    const { balance_at_birth } = await call(vimshottari, { ...delhi1947, datetime: '1963-08-07T21:14', levels: 1 })
    expect([balance_at_birth.lord as string, balance_at_birth.years]).toEqual(['Rahu', 0])
    expect(
      await rejectedField(vimshottari, { ...delhi1947, datetime: '1963-08-07T21:14', path: ['Rahu', 'Rahu'] }),
    ).toBe('path')
  })

  test('counts from the star of the chosen point and with the chosen year length', async () => {
    const moon = await call(vimshottari, { ...delhi1947, levels: 1 })
    const eighth = await call(vimshottari, { ...delhi1947, levels: 1, seed: 'adhana', year_length: 'savana' })
    expect((eighth.seed.nakshatra_number - moon.seed.nakshatra_number + 27) % 27).toBe(7)
    expect(eighth.seed.fraction_elapsed).toBeCloseTo(moon.seed.fraction_elapsed, 7)
    expect(eighth.year_length).toEqual({ id: 'savana', days: 360 })
    for (const { years, start, end } of eighth.periods as Row[])
      expect(Math.abs((ms(end) - ms(start)) / 86_400_000 - years * 360)).toBeLessThan(1 / 43_200)
    const ascendant = await call(vimshottari, { ...delhi1947, levels: 1, seed: 'ascendant' })
    expect(ascendant.seed.nakshatra as string).toBe('Krittika')
  })
})

describe('current-dasha', () => {
  test('equals the path of the full capability at as_of, for 200 births and moments', async () => {
    const births = randomBirths(200, 31)
    let repeated = 0
    for (const [i, birth] of births.entries()) {
      const system = SYSTEMS[i % SYSTEMS.length]!
      const at = ms(`${birth.datetime}Z`) + ((i * 37) % 60) * 3.1557e10 + i * 1e7
      const as_of = new Date(at).toISOString().slice(0, 19)
      const { running, warnings } = await call(currentDasha, {
        ...birth,
        systems: [system],
        levels: 3,
        as_of: `${as_of}Z`,
      })
      if (warnings.join().includes('repeated')) {
        repeated++
        continue
      }
      let rows = await tree(system, birth, 3)
      for (const step of running[0]!.path) {
        const row = rows.find(({ start, end }) => ms(start) <= at && at < ms(end))!
        expect([step.sign ?? step.lord, step.start, step.end]).toEqual([row.sign ?? row.lord, row.start, row.end])
        expect(step.elapsed_percent).toBeCloseTo(((at - ms(row.start)) / (ms(row.end) - ms(row.start))) * 100, 1)
        rows = row.sub ?? []
      }
      const { next_change, path } = running[0]!
      expect(next_change.at).toBe(path.at(-1)!.end)
      expect(path[next_change.level - 1]!.end).toBe(next_change.at)
    }
    // A few chara dashas last less than sixty years.
    expect(repeated).toBeLessThan(10)
  })

  test('accepts as_of as local time or with an offset; the default is the time of the call', async () => {
    const local = await call(currentDasha, { ...delhi1947, as_of: '2020-01-01 12:00' })
    const offset = await call(currentDasha, { ...delhi1947, as_of: '2020-01-01T06:30:00Z' })
    expect(local).toEqual(offset)
    expect(local.as_of).toBe('2020-01-01T12:00:00+05:30')
    expect((await call(currentDasha, delhi1947, Date.UTC(2020, 0, 1, 6, 30))).running).toEqual(local.running)
    expect(local.running[0]!.path).toHaveLength(5)
  })

  test('rejects an as_of that is invalid or before the birth', async () => {
    expect(await rejectedField(currentDasha, { ...delhi1947, as_of: '1947-08-14T23:59' })).toBe('as_of')
    expect(await rejectedField(currentDasha, { ...delhi1947, as_of: '2020-13-01T00:00' })).toBe('as_of')
    expect(await rejectedField(currentDasha, { ...delhi1947, as_of: '2020-01-01T00:00+99:00' })).toBe('as_of')
    const newYork = { ...delhi1947, timezone: 'America/New_York' }
    expect(await rejectedField(currentDasha, { ...newYork, as_of: '2024-03-10T02:30' })).toBe('as_of')
  })

  test('restarts with the full period of the first lord after the last period', async () => {
    const { periods } = await call(vimshottari, { ...delhi1947, levels: 1 })
    const as_of = new Date(ms(periods.at(-1)!.end) + 60_000).toISOString().slice(0, 19)
    const { running, warnings } = await call(currentDasha, { ...delhi1947, as_of: `${as_of}Z`, levels: 1 })
    expect(running[0]!.path[0]!.lord).toBe(periods[0]!.lord)
    expect(ms(running[0]!.path[0]!.end) - ms(running[0]!.path[0]!.start)).toBe(
      ms(periods[0]!.end) - ms(periods[0]!.start),
    )
    expect(warnings.join()).toContain('repeated')
  })
})

describe('chara-dasha', () => {
  test('Chennai 1996, K. N. Rao: equals the values of Jagannatha Hora', async () => {
    const { direction, periods } = await call(chara, chennai1996)
    expect(direction).toBe('reverse')
    expect(periods.map(({ sign, years }) => `${sign} ${years}`).join(', ')).toBe(
      'Capricorn 10, Sagittarius 12, Scorpio 4, Libra 12, Virgo 9, Leo 9, Cancer 9, Gemini 6, Taurus 5, Aries 4, Pisces 3, Aquarius 11',
    )
    expect(periods[2]).toMatchObject({ lord: 'Ketu', lord_sign: 'Pisces' })
    const taurus = periods[8]!.sub!.map(({ sign }) => sign as string)
    expect([taurus[0], taurus.at(-1)]).toEqual(['Aries', 'Taurus'])
    expect(periods[5]!.sub![0]!.sign as string).toBe('Virgo')
    const parashara = await call(chara, { ...chennai1996, method: 'parashara' })
    expect(parashara.periods.every(({ sign, sub }) => sub![0]!.sign === sign)).toBe(true)
  })
})

describe('conditional-dasha', () => {
  test('uses the first applicable system by default, otherwise dwisaptati-sama', async () => {
    for (const birth of randomBirths(60, 3)) {
      const { system, applicability } = await call(conditional, { ...birth, levels: 1 })
      expect(applicability.map((row) => row.system)).toEqual([...CONDITIONAL_SYSTEMS])
      const fit = applicability.find(({ applicable }) => applicable)
      expect(system).toBe(fit?.system ?? 'dwisaptati-sama')
    }
  })

  test('in the polar night it returns null for day or night, with a warning', async () => {
    const { applicability, warnings } = await call(conditional, { ...polarNight, levels: 1 })
    expect(applicability[1]).toMatchObject({ system: 'shattrimsha-sama', applicable: null })
    expect(warnings.join()).toContain('shattrimsha-sama')
  })
})

describe('yogini-dasha and ashtottari-dasha', () => {
  test('repeats after 36 years', async () => {
    for (const cycles of [1, 2, 3, 4]) {
      const { periods } = await call(yogini, { ...delhi1947, cycles, levels: 1 })
      expect(periods.reduce((sum, { years }) => sum + years, 0)).toBe(36 * cycles)
    }
  })

  test('the fitness for ashtottari depends on the distance of Rahu from the lord of the ascendant', async () => {
    for (const birth of randomBirths(40, 9)) {
      const { applicable } = await call(ashtottari, { ...birth, levels: 1 })
      const house = /house (\d+)/.exec(applicable.reason)?.[1]
      expect(applicable.applicable).toBe([1, 4, 5, 7, 9, 10].includes(Number(house)))
    }
  })
})

describe('narayana-dasha and rashi-dasha', () => {
  test('in a varga the first period begins at the stronger of its own two signs', async () => {
    for (const code of ['D1', 'D9', 'D12', 'D30'] as const) {
      const { seed, periods } = await call(narayana, { ...delhi1947, code, levels: 1 })
      expect(seed.compared).toContain(seed.sign)
      expect(periods[0]!.cycle).toBe(1)
      expect(periods.every(({ years }) => years > 0)).toBe(true)
    }
  })

  test('the first period of a sudasa is the rest of the sign of the sree lagna', async () => {
    const sudasa = await call(rashi, { ...delhi1947, system: 'sudasa', levels: 1 })
    expect(sudasa.periods[0]!.start).toBe('1947-08-15T00:00:00+05:30')
    expect(sudasa.seed.sign).toBe(sudasa.periods[0]!.sign)
    expect((await call(rashi, { ...delhi1947, system: 'drig' })).direction).toBe('mixed')
  })

  // source: tests of PyJHora 4.8.5: the first verified in Jagannatha Hora, the order of dashas after "Drigdasa of Parasara"
  test('drig returns quadruplets of antardashas, and the dashas as defined by Parashara', async () => {
    const rows = (of: readonly { sign: string }[]) =>
      of.map(({ sign }) => SIGNS.indexOf(sign as (typeof SIGNS)[number]))
    const drig = { ...chennai1996, system: 'drig' as const }
    const plain = await call(rashi, drig)
    expect(plain).not.toContainKey('choices')
    const selection = { drig_antardashas: 'quadruplets', drig_rule: 'parashara' } as const
    const quadruplets = await call(rashi, { ...drig, drig_antardashas: 'quadruplets' })
    expect(quadruplets.choices).toEqual({ drig_antardashas: 'quadruplets' })
    expect(quadruplets.periods.map(({ sign, years }) => [sign, years])).toEqual(
      plain.periods.map(({ sign, years }) => [sign, years]),
    )
    expect(rows(quadruplets.periods[0]!.sub!)).toEqual([11, 8, 5, 2, 7, 4, 1, 10, 3, 0, 9, 6])
    const parashara = await call(rashi, { ...drig, ...selection })
    expect(parashara.choices).toEqual(selection)
    const twelve = parashara.periods.slice(0, 12)
    expect(rows(twelve)).toEqual([5, 2, 11, 8, 6, 4, 1, 10, 7, 9, 0, 3])
    expect(twelve.map(({ years }) => years)).toEqual([9, 9, 9, 9, 7, 8, 8, 8, 8, 7, 7, 7])
    const parts = (sign: number) => rows(twelve.find((row) => rows([row])[0] === sign)!.sub!)
    expect([2, 11, 8].map(parts)).toEqual([
      [8, 11, 2, 5, 0, 3, 6, 9, 4, 7, 10, 1],
      [11, 8, 5, 2, 7, 4, 1, 10, 3, 0, 9, 6],
      [8, 11, 2, 5, 0, 3, 6, 9, 4, 7, 10, 1],
    ])
    expect([6, 9, 0, 3].map((sign) => parts(sign).slice(0, 4))).toEqual([
      [6, 7, 8, 9],
      [3, 2, 1, 0],
      [6, 7, 8, 9],
      [3, 2, 1, 0],
    ])
    // From a fixed sign, each antardasha is the sixth sign from the one before.
    const leo = parts(4)
    expect(leo.map((sign, i) => ((sign - leo[0]! + 12) % 12) - ((5 * i) % 12))).toEqual(Array(12).fill(0))
  })

  test('drig from a dual ascendant lists each sign once from houses 9, 8 and 7', async () => {
    let dual = 0
    for (const birth of randomBirths(24, 5)) {
      const request = { ...birth, system: 'drig' as const, levels: 1 }
      const plain = await call(rashi, request)
      const turned = await call(rashi, { ...request, drig_dual_ascendant: '9-8-7' })
      const round = turned.periods.filter((_, i) => i < 12).map(({ sign }) => sign)
      if (modalityOf(((SIGNS.indexOf(plain.seed.sign) + 4) % 12) as SignIndex) !== 'Dual') {
        expect(turned.periods).toEqual(plain.periods)
        continue
      }
      dual++
      expect(new Set(turned.periods.map(({ sign }) => sign)).size).toBe(12)
      expect(new Set(plain.periods.map(({ sign }) => sign)).size).toBe(10)
      expect(round[0]).toBe(plain.seed.sign)
    }
    expect(dual).toBeGreaterThan(3)
  })

  test('accepts the options of drig for drig only', async () => {
    const request = { ...delhi1947, system: 'shoola', drig_rule: 'parashara' } as const
    expect(await rejectedField(rashi, request)).toBe('drig_rule')
  })

  test('kalachakra reports the requested school', async () => {
    const wheel = await call(kalachakra, delhi1947)
    expect(wheel).not.toContainKey('choices')
    const row = await call(kalachakra, { ...delhi1947, kalachakra_school: 'row' })
    expect([row.choices, row.seed]).toEqual([{ kalachakra_school: 'row' }, wheel.seed])
    const navamsha = await call(kalachakra, { ...delhi1947, kalachakra_school: 'navamsha' })
    expect(navamsha.choices).toEqual({ kalachakra_school: 'navamsha' })
    expect(navamsha.periods.every(({ gati }) => gati === 'none')).toBe(true)
    expect(navamsha.seed.paramayus).toBe(navamsha.periods.reduce((sum, { years }) => sum + years, 0))
  })
})
