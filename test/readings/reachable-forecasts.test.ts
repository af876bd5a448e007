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
import weeklySign from '../../src/capabilities/predictions/weekly-sign-horoscope.ts'
import yearly from '../../src/capabilities/predictions/yearly-personal-forecast.ts'
import yearlySign from '../../src/capabilities/predictions/yearly-sign-horoscope.ts'
import type { CorpusName } from '../../src/readings/corpora.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { randomBirths } from '../capabilities/births.ts'
import { longTest } from '../long.ts'
import { sharedWorldAt, worldAt } from '../world.ts'
import { CHARTS, unreachedPassages } from './passage-coverage.ts'

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
  'sade-sati',
  'section-band',
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
        'day-summary hard dark',
        'day-summary hard bright',
        'section-band life education weak',
        'section-band life family weak',
        'section-band life career weak',
        'section-band life marriage weak',
        'section-band life wealth weak',
        'section-band life health_tendencies strong',
        'section-band life hardest_first strong',
        'section-band life next_periods strong',
        'section-band life spirituality strong',
        'section-band life travel strong',
        'section-band nature mind weak',
        'section-band nature shadow strong',
        'section-band nature shadow weak',
        'section-band nature growth strong',
      ]
    : []

longTest(
  `${CHARTS} charts reach every passage of the forecasts`,
  async () => {
    const now = Date.UTC(2026, 10, 21)
    const answers = async function* () {
      // Months in which Saturn, Jupiter and Rahu change their sidereal signs.
      for (const month of ['2025-03', '2025-05'])
        for (const sign of SIGNS) yield await monthlySign.compute({ sign, month }, worldAt(now))
      // Years of a sign differ little: a life of them reaches their bands.
      for (let year = 1940; year < 2030; year += 2)
        yield await yearlySign.compute({ sign: 'all', year }, sharedWorldAt(now))
      for (const [i, birth] of randomBirths(CHARTS, 11).entries()) {
        const world = sharedWorldAt(now)
        const year = Math.max(1901, Number(birth.datetime.slice(0, 4)) + 1) + (i % 60)
        const month = `${year}-${String((i % 12) + 1).padStart(2, '0')}`
        const sign = SIGNS[(i * 7 + Math.floor(i / 12)) % 12]!
        yield await daily.compute({ birth, date: `${month}-11` }, world)
        yield await signs.compute({ birth }, world)
        yield await bundle.compute(birth, world)
        yield await nature.compute(birth, world)
        yield await lifeReport.compute({ ...birth, as_of: `${month}-11` }, world)
        yield await gochara.compute({ ...birth, at: `${month}-21` }, world)
        yield await dailySign.compute({ sign: 'all', date: `${month}-${10 + (i % 19)}` }, world)
        yield await weeklySign.compute({ sign: 'all', start_date: `${month}-03` }, world)
        if (i >= MONTHS) continue
        yield await monthly.compute({ birth, month }, world)
        yield await monthlySign.compute({ sign, month }, world)
        yield await yearly.compute({ ...birth, year }, world)
        if (i % 3 === 0) yield await yearly.compute({ ...birth, year: Number(birth.datetime.slice(0, 4)) + 62 }, world)
        if (i < LIVES) yield await sadeSati.compute({ ...birth, as_of: `${year}-06-01` }, world)
        yield await ashtakavarga.compute({ ...birth, start_date: `${year}-06-01` }, world)
      }
      // Matters of a life have two variants, which halves the chance of each. More lives and years of middle age, for which no variant is
      // left out.
      for (const [i, birth] of randomBirths(4 * CHARTS, 12).entries()) {
        const world = sharedWorldAt(now)
        const year = Math.max(1901, Number(birth.datetime.slice(0, 4)) + 40)
        yield await lifeReport.compute({ ...birth, as_of: `${year}-01-01` }, world)
        if (i < MONTHS) yield await yearly.compute({ ...birth, year: year + (i % 19) }, world)
      }
    }
    expect(await unreachedPassages(TOPICS, answers(), RARE)).toEqual([])
  },
  3_600_000,
)
