import { expect } from 'bun:test'
import longevity from '../../src/capabilities/reports/longevity-analysis.ts'
import career from '../../src/capabilities/reports/report-career.ts'
import children from '../../src/capabilities/reports/report-children.ts'
import education from '../../src/capabilities/reports/report-education.ts'
import foreignTravel from '../../src/capabilities/reports/report-foreign-travel.ts'
import health from '../../src/capabilities/reports/report-health.ts'
import marriage from '../../src/capabilities/reports/report-marriage.ts'
import politics from '../../src/capabilities/reports/report-politics.ts'
import property from '../../src/capabilities/reports/report-property.ts'
import relocation from '../../src/capabilities/reports/report-relocation.ts'
import romance from '../../src/capabilities/reports/report-romance.ts'
import spiritual from '../../src/capabilities/reports/report-spiritual.ts'
import wealth from '../../src/capabilities/reports/report-wealth.ts'
import { polarNight, randomBirths } from '../capabilities/births.ts'
import { longTest } from '../long.ts'
import { sharedWorldAt } from '../world.ts'
import { CHARTS, searchPassages } from './passage-coverage.ts'

/** More births, since a period without a tie or a house of the rarest shade occurs in one of some hundreds. */
const BIRTHS = CHARTS * 3
/** Topics with a text for each house and condition, of which the rarest occur in one birth of thousands. */
const BY_HOUSE = ['report-career-chapters', 'report-wealth-chapters']
/** Topics with fewer births: this report scans a whole life, which takes long, and has few passages. */
const SCANNED = ['longevity-analysis']
/**
 * Passages that only the long form must reach: the area of work is weak in one birth of thousands, and a lord in its own house seldom is
 * in bad condition. A passage with variants may wait for one of them.
 */
const RARE =
  CHARTS < 20_000
    ? [
        'report-career promise weak',
        'report-career-chapters verdict weak',
        'report-career-chapters balance weak',
        'report-career-chapters take_along weak',
        'report-career-chapters elder_verdict weak',
        'report-career-chapters elder_balance weak',
        'report-career-chapters lord_place 10 mixed',
        'report-career-chapters lord_place 10 hard',
        'report-wealth-chapters lord_place 2 mixed',
        'report-wealth-chapters lord_place 2 hard',
        'report-wealth-chapters eleventh lord_place 11 hard',
        'report-wealth-chapters outflow debts good',
        'report-marriage verdict weak',
        'report-marriage balance weak',
        'report-marriage take_along weak',
        'report-marriage lord_place 1 hard',
        'report-marriage lord_place 7 mixed',
        'report-marriage lord_place 7 hard',
        'report-health saturn Air loaded',
        'longevity-analysis method two',
        'longevity-analysis vitality strong',
      ]
    : []

const birthsFor = (topic: string) => (SCANNED.includes(topic) ? CHARTS : BY_HOUSE.includes(topic) ? 6 * BIRTHS : BIRTHS)

/** Topics only for minors; their answers are for the age of ten. */
const FOR_MINORS = ['report-career']
/** Topics with as many passages for minors as for adults: every second answer is for the age of ten. */
const ALSO_FOR_MINORS = ['report-education-chapters']
const isForMinor = (topic: string, i: number) =>
  FOR_MINORS.includes(topic) || (ALSO_FOR_MINORS.includes(topic) && i % 2 === 1)

/** Answers for the year 2110 on births from 1900 to 2099, so that the youngest are minors. A single year has the fewest periods. */
const REPORTS = [
  ['longevity-analysis', longevity],
  ['report-career-chapters', career],
  ['report-career', career],
  ['report-children', children],
  ['report-education', education],
  ['report-education-chapters', education],
  ['report-foreign-travel', foreignTravel],
  ['report-health', health],
  ['report-marriage', marriage],
  ['report-politics', politics],
  ['report-property', property],
  ['report-relocation', relocation],
  ['report-romance', romance],
  ['report-spiritual', spiritual],
  ['report-wealth-chapters', wealth],
] as const

const BIRTH_COUNT = Math.max(...REPORTS.map(([topic]) => birthsFor(topic)))
const births = [polarNight, ...randomBirths(BIRTH_COUNT, 5)]

longTest.each(REPORTS)(
  'births reach every passage of %s',
  async (topic, report) => {
    const step = (i: number) => {
      const birth = births[i]!
      return report.compute(
        {
          ...birth,
          as_of: isForMinor(topic, i) ? `${Number(birth.datetime.slice(0, 4)) + 10}-12-31` : '2110-01-01',
          years: [1, 3, 10][i % 3]!,
          ...('length' in report.input.properties ? { length: 'full' as const } : {}),
        },
        sharedWorldAt(),
      )
    }
    expect(await searchPassages(topic, [topic], { count: birthsFor(topic) + 1, step, rare: RARE })).toEqual([])
  },
  3_600_000,
)
