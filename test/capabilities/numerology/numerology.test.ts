import { describe, expect, test } from 'bun:test'
import biorhythms from '../../../src/capabilities/numerology/biorhythms.ts'
import numerologyDay from '../../../src/capabilities/numerology/numerology-day.ts'
import numerologyName from '../../../src/capabilities/numerology/numerology-name.ts'
import numerologyProfile from '../../../src/capabilities/numerology/numerology-profile.ts'
import numerologyVedic from '../../../src/capabilities/numerology/numerology-vedic.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { numberRelation } from '../../../src/traditions/numerology/vedic-numbers.ts'
import { trackPassages } from '../../readings/passage-coverage.ts'
import { parseXml } from '../../render/xml.ts'
import { call, rejectedField } from '../call.ts'

const einstein = { date: '1879-03-14', name: 'Albert Einstein', as_of: '2026-11-20' }

describe('profile', () => {
  test('Einstein: equals the values of the catalogue', async () => {
    const data = await call(numerologyProfile, einstein)
    expect(data.life_path).toMatchObject({ number: 6, compound: 15, master: false, karmic_debt: null })
    expect(data.expression).toMatchObject({ number: 9, compound: 27 })
    expect(data.soul_urge).toMatchObject({ number: 7, compound: 7 })
    expect(data.personality).toMatchObject({ number: 11, compound: 11, master: true, karmic_debt: null })
    expect(data.pinnacles.map(({ number, from_age, to_age }) => [number, from_age, to_age])).toEqual([
      [8, 0, 30],
      [3, 31, 39],
      [2, 40, 48],
      [1, 49, null],
    ])
    expect(data.challenges.map(({ number }) => number)).toEqual([2, 2, 0, 4])
    expect([data.attitude.number, data.balance.number, data.subconscious_self.number]).toEqual([8, 6, 5])
    expect([data.karmic_lessons, data.hidden_passion]).toEqual([[4, 6, 7, 8], [5]])
    expect(data.bridges).toEqual({ life_path_expression: 3, soul_personality: 5 })
    expect(data.life_path.steps).toEqual(['Month: 3', 'Day: 14 -> 5', 'Year: 1879 -> 25 -> 7', '3 + 5 + 7 = 15 -> 6'])
    expect(data.personal_year).toEqual({ year: 2026, number: 9 })
  })

  test('the day of birth has its own debt; a life of one day has an age', async () => {
    const data = await call(numerologyProfile, { date: '2000-02-29', name: 'Ng', as_of: '2001-02-28' })
    expect(data.soul_urge).toMatchObject({ number: 0, meaning: null })
    expect(data.text.summary).toContain('At 0 the pinnacle of')
  })

  test('repeats no sentence in one answer', async () => {
    const data = await call(numerologyProfile, { ...einstein, date: '1993-11-19', name: 'Mary Stone' })
    const texts: string[] = []
    JSON.stringify(data, (_, value) => {
      if (typeof value === 'string' && value.length > 60) texts.push(value)
      return value
    })
    const sentences = texts.flatMap(sentencesOf)
    expect(sentences.filter((each, i) => sentences.indexOf(each) !== i)).toEqual([])
  })

  test('transliterates a name in another script, with a warning', async () => {
    const data = await call(numerologyProfile, { ...einstein, name: 'राहुल 李' })
    expect(data.expression.letters.map(({ letter }) => letter).join('')).toBe('RAHULA')
    expect(data.warnings.join(' ')).toMatch(/RAHULA.*an Indian script.*李/)
  })

  test('faults name their field', async () => {
    expect(await rejectedField(numerologyProfile, { ...einstein, name: '李' })).toBe('name')
    await expect(call(numerologyProfile, { ...einstein, name: 'ليلى' })).rejects.toThrow('send it in Latin letters')
    expect(await rejectedField(numerologyProfile, { ...einstein, name: '  123 ' })).toBe('name')
    expect(await rejectedField(numerologyProfile, { ...einstein, date: '1900-02-29' })).toBe('date')
    expect(await rejectedField(numerologyProfile, { ...einstein, date: '0000-01-01' })).toBe('date')
    expect(await rejectedField(numerologyProfile, { ...einstein, as_of: '2026-13-01' })).toBe('as_of')
  })
})

describe('vedic', () => {
  test('returns the square of a man born on 1996-12-07', async () => {
    const data = await call(numerologyVedic, { date: '1996-12-07', gender: 'male' })
    expect(
      data.lo_shu.grid
        .flat()
        .map(({ digit, count }) => `${digit}:${count}`)
        .join(' '),
    ).toBe('4:1 9:2 2:1 3:0 5:0 7:1 8:1 1:2 6:1')
    expect(data.lo_shu.missing).toEqual([3, 5])
    expect(data.kua).toEqual({ number: 4, steps: ['Year 1996: 25 -> 7', '11 - 7 = 4'] })
    expect([data.naamank, data.relation.moolank_naamank]).toEqual([null, null])
  })

  test('each digit is present or missing; a plane is complete if its three digits are present', async () => {
    for (const date of ['1990-01-01', '2000-10-10', '1987-06-25', '2004-02-29']) {
      const { lo_shu } = await call(numerologyVedic, { date, lo_shu: 'date_only' })
      expect([...lo_shu.present, ...lo_shu.missing].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
      for (const { numbers, complete, count } of lo_shu.planes) {
        expect(count).toBe(numbers.filter((digit) => lo_shu.present.includes(digit)).length)
        expect(complete).toBe(count === 3)
      }
    }
  })
})

describe('numbers of names', () => {
  test('Einstein by both systems; case, accents and spaces do not matter', async () => {
    const plain = await call(numerologyName, { name: 'Albert Einstein' })
    expect(plain.chaldean).toMatchObject({ number: 1, compound: 46 })
    expect(plain.chaldean.words.map(({ sum }) => sum)).toEqual([17, 29])
    expect(plain.pythagorean.number).toBe(9)
    const { name, ...loud } = await call(numerologyName, { name: 'ALBERT  EINSTÉIN' })
    expect({ ...loud, name: 'Albert Einstein' }).toEqual(plain)
  })

  test('digits count in a vehicle number and not in a business name', async () => {
    const { chaldean } = await call(numerologyName, { name: 'MH370', kind: 'vehicle' })
    expect(chaldean).toMatchObject({ number: 1, compound: 19 })
    expect((await call(numerologyName, { name: 'MH370', kind: 'business' })).chaldean.compound).toBe(9)
    expect((await call(numerologyName, { name: '000', kind: 'house', date: '1990-03-15' })).birth_match).toBeNull()
    expect(await rejectedField(numerologyName, { name: '42', kind: 'person' })).toBe('name')
  })

  test('suggested spellings have the stated number, which is friendly', async () => {
    const { suggestions } = await call(numerologyName, { name: 'Vicky Lee', date: '1879-03-14', suggest: true })
    expect(suggestions.length).toBe(10)
    for (const { name, chaldean_number } of suggestions) {
      expect((await call(numerologyName, { name })).chaldean.number).toBe(chaldean_number)
      expect(numberRelation(5, chaldean_number as 1)).toBe('friend')
    }
    const changes = suggestions.map(({ change }) => change.split(', ').length)
    expect(changes).toEqual([...changes].sort())
    expect(
      (await call(numerologyName, { name: 'X'.repeat(120), date: '1879-03-14', suggest: true })).suggestions.length,
    ).toBeGreaterThan(0)
  })
})

describe('days', () => {
  test('Einstein in November 2026: equals the values of the catalogue', async () => {
    const data = await call(numerologyDay, { date: '1879-03-14', target_date: '2026-11-20', days: 40 })
    expect([
      data.universal.year,
      data.personal_year.number,
      data.personal_month.number,
      data.personal_day.number,
    ]).toEqual([1, 9, 2, 4])
    for (const [i, { date, personal_day }] of data.days.entries()) {
      const before = data.days[i - 1]
      if (before && before.date.slice(0, 7) === date.slice(0, 7))
        expect(personal_day).toBe((before.personal_day % 9) + 1)
    }
    expect(data.days.every(({ rating }) => rating >= 1 && rating <= 5)).toBe(true)
    const best = Math.max(...data.days.map(({ rating }) => rating))
    expect(data.best_days).toEqual(data.days.filter(({ rating }) => rating === best).map(({ date }) => date))
  })

  test('the default day is today in the zone', async () => {
    const late = Date.UTC(2026, 11, 31, 20)
    expect((await call(numerologyDay, { date: '2000-01-01' }, late)).personal_year.year).toBe(2026)
    expect((await call(numerologyDay, { date: '2000-01-01', timezone: 'Asia/Kolkata' }, late)).personal_year.year).toBe(
      2027,
    )
  })
})

describe('biorhythms', () => {
  test('is critical on the day of birth, and draws four curves', async () => {
    const data = await call(biorhythms, { date: '1992-02-29', target_date: '1992-02-29', days: 366, image: true })
    expect(
      data.cycles.every(({ value, phase, position }) => value === 0 && phase === 'critical' && position === 0),
    ).toBe(true)
    expect(data.days.at(-1)!.date).toBe('1993-02-28')
    expect(data.days[0]!.critical).toEqual(['physical', 'emotional', 'intellectual', 'intuitive'])
    expect(data.cycles[0]).toMatchObject({
      next_peak: '1992-03-06',
      next_low: '1992-03-17',
      next_critical: '1992-03-11',
    })
    const images = parseXml(data.images[0]!.content)
    expect(images.filter(({ name, attributes }) => name === 'path' && attributes.fill === 'none').length).toBe(4)
    expect(images.some(({ text }) => text === 'intellectual')).toBe(true)
    expect(data.best_days.length).toBe(3)
  })

  test('rejects a date before birth', async () => {
    expect(await rejectedField(biorhythms, { date: '1992-02-29', target_date: '1992-02-28' })).toBe('target_date')
    expect(await rejectedField(biorhythms, { date: '1992-02-29', partner_date: '1991-02-29' })).toBe('partner_date')
  })
})

test('every passage about numbers is used', async () => {
  const { scan, missing } = await trackPassages([
    'number-compound',
    'number-core',
    'number-day',
    'number-phase',
    'number-vedic',
  ])
  let state = 7
  const below = (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const two = (n: number) => String(n).padStart(2, '0')
  const word = () => Array.from({ length: 2 + below(9) }, () => String.fromCharCode(97 + below(26))).join('')
  for (let i = 0; i < 1100; i++) {
    const date = `${1900 + below(120)}-${two(1 + below(12))}-${two(1 + below(28))}`
    const name = `${word()} ${word()}`
    scan(await call(numerologyProfile, { date, name, as_of: '2026-01-01' }))
    scan(await call(numerologyName, { date, name, kind: i % 2 ? 'person' : 'house' }))
    scan(await call(numerologyVedic, { date, name }))
    scan(await call(numerologyDay, { date, target_date: `2026-${two(1 + below(12))}-${two(1 + below(28))}` }))
  }
  // First letters whose values add up to 22 and 33, and vowels that add up to 33.
  for (const name of ['Rita Ida Dor', 'Rob Ray Rex Fox', 'Iriau Lore'])
    scan(await call(numerologyProfile, { date: '1990-01-29', name, as_of: '2026-01-01' }))
  scan(await call(numerologyName, { name: 'Albert' }))
  expect(missing()).toEqual([])
})
