import type { PackFact } from '../../../ai/claims.ts'
import { mapConcurrently } from '../../../concurrency.ts'
import { AREA_RULES, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import { timelinePoints } from '../../../jyotish/assessment/timeline.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { clampScore } from '../../../jyotish/quality.ts'
import { dateText, longDateOf } from '../../../time/iso.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { overlapOf } from '../../../time/window.ts'
import { packFact } from './chart-facts.ts'
import type { Life } from './life.ts'

/** The antardashas of the years ahead, scored for an area of life. */

export interface TimelineRow {
  readonly maha: Graha
  readonly antar: Graha
  readonly from: JulianDay
  readonly to: JulianDay
  readonly score: number
  readonly fact: PackFact
}

/** Points of every antardasha. */
const BASE_POINTS = 30
/** Points of an antardasha with a double transit of Jupiter and Saturn. */
const DOUBLE_TRANSIT_POINTS = 10
/** The minimum overlap of an antardasha and a double transit, in days. */
const MIN_OVERLAP_DAYS = 30

/** The antardashas of the next years, with scores from 0 to 100. */
export const timelineOf = async (area: AssessedArea, years: number, life: Life): Promise<TimelineRow[]> => {
  const { times, chart } = life
  const window = { from: times.noon, to: plusDays(times.noon, years * 365.25) }
  const doubles = await mapConcurrently(AREA_RULES[area].primary, (house) => times.doubleTransit(house, years))
  return times.within(window).map(({ maha, antar }, index) => {
    const antarPoints = timelinePoints(antar.ruler, AREA_RULES[area], chart).points
    const mahaPoints = maha.ruler === antar.ruler ? 0 : timelinePoints(maha.ruler, AREA_RULES[area], chart).points / 2
    const hasDoubleTransit = doubles.some(({ windows }) =>
      windows.some((doubleTransit) => {
        const common = overlapOf(doubleTransit, { from: antar.start, to: antar.end })
        return common !== null && common.to - common.from >= MIN_OVERLAP_DAYS
      }),
    )
    const score = clampScore(BASE_POINTS + mahaPoints + antarPoints + (hasDoubleTransit ? DOUBLE_TRANSIT_POINTS : 0))
    const [start, end] = [times.date(antar.start), times.date(antar.end)]
    const path = `${maha.ruler}/${antar.ruler}`
    const claim = (relation: 'start' | 'end' | 'antardasha', object: string) => ({
      ...{ chart: 'D1' as const, person: 'you' as const, subject: path, relation, object },
    })
    const isNow = antar.start <= times.noon
    return {
      ...{ maha: maha.ruler, antar: antar.ruler, from: antar.start, to: antar.end, score },
      fact: packFact(
        `timeline.${area}.${index + 1}`,
        'dasha',
        `The ${antar.ruler} antardasha inside the ${maha.ruler} period ${isNow ? 'is running and ends' : `begins on ${longDateOf(start)} and ends`} on ${longDateOf(end)}.`,
        score,
        'reports/timeline',
        [
          ...(isNow ? [] : [claim('start', dateText(start))]),
          claim('end', dateText(end)),
          claim('antardasha', isNow ? 'running' : 'coming'),
        ],
        3.5,
      ),
    }
  })
}
