import { expect } from 'bun:test'
import ashtakavarga from '../../src/capabilities/predictions/ashtakavarga-transits.ts'
import daily from '../../src/capabilities/predictions/daily-personal-forecast.ts'
import dailySign from '../../src/capabilities/predictions/daily-sign-horoscope.ts'
import gochara from '../../src/capabilities/predictions/gochara-transits.ts'
import monthly from '../../src/capabilities/predictions/monthly-personal-forecast.ts'
import monthlySign from '../../src/capabilities/predictions/monthly-sign-horoscope.ts'
import bundle from '../../src/capabilities/predictions/personal-characteristics-bundle.ts'
import lifeReport from '../../src/capabilities/predictions/prediction-life-report.ts'
import nature from '../../src/capabilities/predictions/prediction-nature.ts'
import sadeSati from '../../src/capabilities/predictions/sade-sati-periods.ts'
import signs from '../../src/capabilities/predictions/sign-characteristics.ts'
import weekly from '../../src/capabilities/predictions/weekly-personal-forecast.ts'
import weeklySign from '../../src/capabilities/predictions/weekly-sign-horoscope.ts'
import yearly from '../../src/capabilities/predictions/yearly-personal-forecast.ts'
import yearlySign from '../../src/capabilities/predictions/yearly-sign-horoscope.ts'
import type { CorpusName } from '../../src/readings/corpora.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { randomBirths } from '../capabilities/births.ts'
import { longTest } from '../long.ts'
import { sharedWorldAt, worldAt } from '../world.ts'
import { CHARTS, searchPassages } from './passage-coverage.ts'

/** Fewer answers on months, years and lives: they take longest and have many passages each. */
const MONTHS = Math.min(CHARTS, 2000)
/** Fewest answers on sade-sati: they take longest of all, and a few lives reach all passages. */
const LIVES = Math.min(CHARTS, Math.max(100, CHARTS / 10))

const TOPICS: readonly CorpusName[] = [
  'area-age',
  'area-band',
  'area-period',
  'area-year',
  'ascendant',
  'day-star',
  'day-summary',
  'gochara',
  'gochara-effect',
  'house-matter',
  'house-tone',
  'moon-later-day',
  'moon-meeting',
  'moon-sign',
  'murti',
  'period-band',
  'sade-sati',
  'settlement',
  'sky-event',
  'sun-sign',
  'tara',
]
/** Passages for extreme scores, which a few hundred charts do not reach. The long form must reach them. */
const RARE =
  CHARTS < 20_000
    ? [
        'area-band mood excellent',
        'area-year health excellent',
        'area-year wealth excellent',
        'area-year relationships excellent',
        'area-year relationships hard',
        'area-year family excellent',
        'area-year family hard',
        'area-year learning excellent',
        'day-summary excellent bright',
        'day-summary excellent dark',
        'day-summary difficult bright',
        'day-summary hard dark',
        'day-summary hard bright',
        'period-band hardest_first strong',
        'period-band next_periods strong',
      ]
    : []

const NOW = Date.UTC(2026, 10, 21)

/** Months in which Saturn, Jupiter and Rahu change their sidereal signs. */
const monthOfChanges = (sign: (typeof SIGNS)[number], month: string) =>
  monthlySign.compute({ sign, month }, worldAt(NOW))
/** Years of a sign differ little: a life of them reaches their bands. */
const yearOfSigns = (year: number) => yearlySign.compute({ sign: 'all', year }, sharedWorldAt(NOW))

const forecastsOf = async (birth: (typeof BIRTHS)[number], i: number): Promise<unknown[]> => {
  const world = sharedWorldAt(NOW)
  const birthYear = Number(birth.datetime.slice(0, 4))
  const year = Math.max(1901, birthYear + 1) + (i % 60)
  const month = `${year}-${String((i % 12) + 1).padStart(2, '0')}`
  const sign = SIGNS[(i * 7 + Math.floor(i / 12)) % 12]!
  const answers: unknown[] = [
    await daily.compute({ birth, date: `${month}-11` }, world),
    await signs.compute({ birth }, world),
    await bundle.compute(birth, world),
    await nature.compute(birth, world),
    await lifeReport.compute({ ...birth, as_of: `${month}-11` }, world),
    await gochara.compute({ ...birth, at: `${month}-21` }, world),
    await dailySign.compute({ sign: 'all', date: `${month}-${10 + (i % 19)}` }, world),
    await weeklySign.compute({ sign: 'all', start_date: `${month}-03` }, world),
  ]
  if (i >= MONTHS) return answers
  answers.push(
    await weekly.compute({ birth, start_date: `${month}-${10 + (i % 19)}` }, world),
    await monthly.compute({ birth, month }, world),
    await monthlySign.compute({ sign, month }, world),
    await yearly.compute({ ...birth, year }, world),
  )
  if (i % 3 === 0) answers.push(await yearly.compute({ ...birth, year: birthYear + 62 }, world))
  if (i < LIVES) answers.push(await sadeSati.compute({ ...birth, as_of: `${year}-06-01` }, world))
  answers.push(await ashtakavarga.compute({ ...birth, start_date: `${year}-06-01` }, world))
  return answers
}

/**
 * Matters of a life have two variants, which halves the chance of each: more lives, and years of middle age, for which no variant is left
 * out.
 */
const middleAgeOf = async (birth: (typeof BIRTHS)[number], i: number): Promise<unknown[]> => {
  const world = sharedWorldAt(NOW)
  const year = Math.max(1901, Number(birth.datetime.slice(0, 4)) + 40)
  const life = await lifeReport.compute({ ...birth, as_of: `${year}-01-01` }, world)
  return i < MONTHS ? [life, await yearly.compute({ ...birth, year: year + (i % 19) }, world)] : [life]
}

const BIRTHS = randomBirths(CHARTS, 11)
const STEPS: readonly (() => Promise<unknown>)[] = [
  ...['2025-03', '2025-05'].flatMap((month) => SIGNS.map((sign) => async () => monthOfChanges(sign, month))),
  ...Array.from({ length: 45 }, (_, i) => async () => yearOfSigns(1940 + 2 * i)),
  ...BIRTHS.map((birth, i) => () => forecastsOf(birth, i)),
  ...randomBirths(4 * CHARTS, 12).map((birth, i) => () => middleAgeOf(birth, i)),
]

longTest(
  `${CHARTS} charts reach every passage of the forecasts`,
  async () => {
    const steps = { count: STEPS.length, step: (i: number) => STEPS[i]!(), rare: RARE }
    expect(await searchPassages('forecasts', TOPICS, steps)).toEqual([])
  },
  3_600_000,
)
