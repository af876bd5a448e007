import { describe, expect, test } from 'bun:test'
import { dayNumber } from '../../../src/time/civil.ts'
import { parseDate } from '../../../src/time/iso.ts'
import {
  biorhythmCompatibility,
  CYCLE_NAMES,
  CYCLES,
  isCritical,
  nextOn,
  valueOn,
} from '../../../src/traditions/numerology/biorhythm.ts'
import { compoundOf } from '../../../src/traditions/numerology/compounds.ts'
import { ageCycles, lifePath, personalNumbers } from '../../../src/traditions/numerology/date-numbers.ts'
import { nameNumber } from '../../../src/traditions/numerology/name-numbers.ts'
import { isVowel, type LetterKind, parseName, SYSTEMS, type System } from '../../../src/traditions/numerology/names.ts'
import { bhagyank, DIGITS, kua, moolank, numberRelation } from '../../../src/traditions/numerology/vedic-numbers.ts'

const dateOf = (text: string) => parseDate(text, 'date')
const name = (text: string, system: System, kind: LetterKind = 'all') => nameNumber(parseName(text).words, system, kind)

describe('published values of Pythagorean names', () => {
  test.each<[string, LetterKind, number, source: string]>([
    ['Anna Torres', 'all', 8, 'numerologia.io, The mathematics of names'],
    ['Anna Torres', 'vowels', 4, 'the same'],
    ['John Smith', 'all', 8, 'cosmic-copilot.com, name calculator'],
    ['John Smith', 'vowels', 6, 'the same'],
    ['John Smith', 'consonants', 11, 'the same: a master number'],
    ['Ada Lovelace', 'all', 9, 'withluune.space, numerology of names'],
    ['Ada Lovelace', 'vowels', 1, 'the same'],
    ['Ada Lovelace', 'consonants', 8, 'the same'],
    ['Nguyen Van Minh', 'all', 5, 'mikiname.com, step-by-step guide: 5 + 1 + 8 = 14'],
    ['John Winston Lennon', 'vowels', 5, 'seventhlifepath.com: 6 + 6 + 11 = 23'],
    ['Oprah Gail Winfrey', 'vowels', 4, 'seventhlifepath.com: 7 + 1 + 5 = 13'],
    ['Dwight David Eisenhower', 'consonants', 3, 'astro-numerology.com, personality number'],
    ['Eleanor Wiseman', 'all', 1, 'amdev01, LuckyNumbersCppCMD: 34 and 30'],
  ])('%s, %s: %i (%s)', (text, kind, number) => {
    expect(name(text, 'pythagorean', kind).number).toBe(number)
  })

  test('compounds and karmic debts agree with the worked examples', () => {
    expect(name('Nguyen Van Minh', 'pythagorean')).toMatchObject({ compound: 14, karmicDebt: 14 })
    expect(name('John Winston Lennon', 'pythagorean', 'vowels').compound).toBe(23)
    expect(name('Oprah Gail Winfrey', 'pythagorean', 'vowels')).toMatchObject({ compound: 13, karmicDebt: 13 })
  })
})

describe('published values of Chaldean names', () => {
  test.each<[string, LetterKind, number, number, source: string]>([
    ['Rahul Sharma', 'all', 33, 6, 'imageflipfree.com, how Chaldean numerology works'],
    ['Rahul Sharma', 'vowels', 9, 9, 'the same'],
    ['Rahul Sharma', 'consonants', 24, 6, 'the same'],
    ['Donald', 'all', 24, 6, 'numerologyscience.com, Chaldean numerology'],
    ['Ram', 'all', 7, 7, 'mahajyotish.com, name numerology'],
    ['Sunil', 'all', 18, 9, 'the same'],
    ['Teena Sharma', 'all', 36, 9, 'a worked example of lucky names, 4+5+5+5+1+3+5+1+2+4+1'],
    ['Albert Einstein', 'all', 46, 1, 'the catalogue'],
  ])('%s, %s: %i, %i (%s)', (text, kind, compound, number) => {
    expect(name(text, 'chaldean', kind)).toMatchObject({ compound, number })
  })

  test('the words of John Adam Smith are 18, 10 and 17 (Strayhorn’s way, trantor.is M624)', () => {
    expect(name('John Adam Smith', 'chaldean').words.map(({ sum }) => sum)).toEqual([18, 10, 17])
  })

  test('sums above 52 are reduced by nines, to the compounds that Cheiro names', () => {
    expect([9, 10, 33, 46, 52, 53, 61, 62].map(compoundOf)).toEqual([null, 10, 24, 37, 43, 26, 43, 26])
  })
})

describe('published values of dates', () => {
  test.each<[string, number, source: string]>([
    ['1989-07-14', 3, 'mysticaldiscovery.com: 5 + 7 + 9 = 21'],
    ['1990-08-12', 3, 'spiritvo.com: 8 + 3 + 1 = 12'],
    ['1995-11-29', 1, 'mikiname.com'],
    ['2025-09-26', 8, 'backonthebroomstick.com'],
    ['1917-05-29', 7, 'the catalogue: 5 + 11 + 9 = 25'],
    ['1940-10-09', 6, 'the catalogue: 1 + 9 + 5 = 15'],
  ])('life path of %s: %i (%s)', (date, number) => {
    expect(lifePath(dateOf(date)).number).toBe(number)
  })

  test.each<[string, number, number, number, source: string]>([
    ['1990-03-15', 6, 28, 1, 'desiutils.in, numerology calculator'],
    ['2021-01-11', 2, 8, 8, 'S. B. Jumaani in filmibeat.com, 12 January 2021'],
    ['1996-12-07', 7, 35, 8, 'the catalogue'],
    ['1918-10-16', 7, 27, 9, 'the catalogue'],
    ['1917-05-29', 2, 34, 7, 'the catalogue'],
  ])('moolank and bhagyank of %s: %i, %i to %i (%s)', (date, dayNumberOfBirth, compound, number) => {
    const { compound: sum, number: reduced } = bhagyank(dateOf(date))
    expect([moolank(dateOf(date)), sum, reduced]).toEqual([dayNumberOfBirth, compound, number])
  })

  test('moolank: Hema Malini 7, Sunny Deol 1 (khelja.in), Amitabh Bachchan 2 (Outlook India)', () => {
    expect([moolank(dateOf('1948-10-16')), moolank(dateOf('1957-10-19')), moolank(dateOf('1942-10-11'))]).toEqual([
      7, 1, 2,
    ])
  })

  test('kua is 6 and 9 for 2003 and 1985; 5 becomes 2 or 8; the year changes on 4 February', () => {
    const of = (date: string, gender: 'male' | 'female', year?: 'solar' | 'civil') =>
      kua(dateOf(date), gender, year).number
    expect([of('2003-07-23', 'male'), of('2003-07-23', 'female')]).toEqual([6, 9])
    expect([of('1985-06-01', 'male'), of('1985-06-01', 'female')]).toEqual([6, 9])
    expect([of('1996-12-07', 'male'), of('1996-12-07', 'female')]).toEqual([4, 2])
    // 1995: 24, 6; 11 - 6 = 5.
    expect([of('1995-05-05', 'male'), of('1990-05-05', 'female')]).toEqual([2, 8])
    expect([of('2003-01-23', 'male'), of('2003-01-23', 'male', 'civil'), of('2003-02-04', 'male')]).toEqual([7, 6, 6])
  })

  test('the pinnacles of Einstein by both rules', () => {
    const pinnacles = (rule: 'dates' | 'decoz') => ageCycles(dateOf('1879-03-14'), rule).pinnacles
    expect(pinnacles('dates')).toEqual([
      { number: 8, from: 0, to: 30 },
      { number: 3, from: 31, to: 39 },
      { number: 2, from: 40, to: 48 },
      { number: 1, from: 49, to: null },
    ])
    expect(pinnacles('decoz').map(({ number, to }) => [number, to])).toEqual([
      [8, 29],
      [3, 38],
      [11, 47],
      [1, null],
    ])
    expect(ageCycles(dateOf('1879-03-14')).challenges.map(({ number }) => number)).toEqual([2, 2, 0, 4])
  })

  test('a birth on 29 February has a personal year', () => {
    expect(personalNumbers(dateOf('1992-02-29'), dateOf('2026-03-01')).year).toBe(5)
  })
})

describe('invariants', () => {
  const NAMES = ['Albert Einstein', 'Mary Wyatt', 'Yvonne Bryan', 'Lloyd Yu', 'Ng', 'Aoi', 'Rhythm Syzygy']
  test.each(SYSTEMS)('the sums of vowels and consonants add up to the sum of all letters, %s', (system) => {
    for (const each of NAMES) {
      const sum = (kind: LetterKind) => name(each, system, kind).letters.reduce((total, { value }) => total + value, 0)
      expect(sum('vowels') + sum('consonants')).toBe(sum('all'))
    }
  })

  test('Y is a vowel if no vowel is next to it; W is never a vowel', () => {
    const vowels = (word: string) => [...word].filter((_, i) => isVowel(word, i)).join('')
    expect(['MARY', 'YVONNE', 'WYATT', 'LLOYD', 'LYNN', 'YU', 'WREN'].map(vowels)).toEqual([
      'AY',
      'YOE',
      'A',
      'O',
      'Y',
      'U',
      'E',
    ])
    expect([isVowel('WYATT', 1, 'vowel'), isVowel('LYNN', 1, 'consonant')]).toEqual([true, false])
  })

  test('every number is its own friend and has one relation to each other number', () => {
    for (const a of DIGITS) {
      expect(numberRelation(a, a)).toBe('friend')
      expect(
        DIGITS.map((b) => numberRelation(a, b)).every((each) => ['friend', 'neutral', 'enemy'].includes(each)),
      ).toBe(true)
    }
    expect([numberRelation(2, 9), numberRelation(9, 2), numberRelation(5, 2)]).toEqual(['neutral', 'friend', 'enemy'])
  })
})

describe('biorhythms', () => {
  test('10000 days give physical -98 (bio-chart.com); 6313 days are days 11 and 13', () => {
    expect(Math.round(valueOn(10_000, 'physical'))).toBe(-98)
    expect([6313 % CYCLES.physical, 6313 % CYCLES.emotional]).toEqual([11, 13])
  })

  // 222health.com, How to calculate your biorhythm index: days counted from 1
  test('the critical days of the cycles are 1 and 12, 1 and 15, 1 and 17', () => {
    const critical = (cycle: 'physical' | 'emotional' | 'intellectual') =>
      Array.from({ length: CYCLES[cycle] }, (_, day) => day).filter((day) => isCritical(day, cycle))
    expect([critical('physical'), critical('emotional'), critical('intellectual')]).toEqual([
      [0, 11],
      [0, 14],
      [0, 16],
    ])
  })

  test('the cycles are positive from day 2 to 11, 2 to 14 and 2 to 16, as in the same table', () => {
    const positive = (cycle: 'physical' | 'emotional' | 'intellectual') =>
      Array.from({ length: CYCLES[cycle] }, (_, day) => day).filter(
        (day) => valueOn(day, cycle) > 0 && !isCritical(day, cycle),
      )
    expect(
      [positive('physical'), positive('emotional'), positive('intellectual')].map((days) => [days[0], days.at(-1)]),
    ).toEqual([
      [1, 10],
      [1, 13],
      [1, 15],
    ])
  })

  test('peaks and lows agree with the catalogue; the three classic cycles repeat after 21252 days', () => {
    expect([valueOn(7, 'emotional'), valueOn(21, 'emotional')]).toEqual([100, -100])
    expect([valueOn(6, 'physical'), valueOn(17, 'physical'), valueOn(9, 'intuitive')]).toEqual([99.8, -99.8, 99.7])
    expect(['physical', 'emotional', 'intellectual'].map((cycle) => valueOn(21_252, cycle as 'physical'))).toEqual([
      0, 0, 0,
    ])
    expect([biorhythmCompatibility(14, 'emotional'), biorhythmCompatibility(28, 'emotional')]).toEqual([0, 100])
  })

  test('nextOn has the next peak, low and critical day', () => {
    for (const cycle of CYCLE_NAMES)
      for (let day = 0; day < 2 * CYCLES[cycle]; day++) {
        const { peak, low, critical } = nextOn(day, cycle)
        const ahead = Array.from({ length: CYCLES[cycle] }, (_, i) => day + 1 + i)
        const values = ahead.map((each) => valueOn(each, cycle))
        expect(valueOn(peak, cycle)).toBe(Math.max(...values))
        expect(valueOn(low, cycle)).toBe(Math.min(...values))
        expect(critical).toBe(ahead.find((each) => isCritical(each, cycle))!)
      }
  })

  test('counts leap days', () => {
    expect(dayNumber(dateOf('2000-03-01')) - dayNumber(dateOf('2000-02-28'))).toBe(2)
  })
})
