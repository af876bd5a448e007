import type { PackFact } from '../../../ai/claims.ts'
import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { dateText, longDate } from '../../../time/iso.ts'
import { packFact } from './chart-facts.ts'
import { namedRows, type PeriodRow } from './intent-periods.ts'
import type { Reader } from './pack.ts'

/** The antardashas of the years ahead as the report of an area scores them, with facts. */

interface TimelineRow {
  readonly antar: Graha
  /** Dates of the start and the end. */
  readonly from: string
  readonly to: string
  readonly isNow: boolean
  /** True for the time that the report calls the strongest. */
  readonly isBest: boolean
  /** True for one of the times that the report names. */
  readonly isNamed: boolean
  readonly score: number
  readonly fact: PackFact
}

export const timelineOf = (
  timeline: readonly PeriodRow[],
  { area, source }: { readonly area: AssessedArea; readonly source: string },
  reader: Reader,
): TimelineRow[] => {
  const day = dateText(reader.day)
  const { named, best } = namedRows(timeline, { reader })
  return timeline.map((row, index) => {
    const [from, to] = [row.start.slice(0, 10), row.end.slice(0, 10)]
    const path = `${row.mahadasha}/${row.antardasha}`
    const claim = (relation: 'start' | 'end' | 'antardasha', object: string) => ({
      ...{ chart: 'D1' as const, person: 'you' as const, subject: path, relation, object },
    })
    const isNow = from <= day
    return {
      ...{ antar: row.antardasha as Graha, from, to, isNow, isBest: row === best?.row },
      ...{ isNamed: named.some((each) => each.row === row), score: row.score },
      fact: packFact(
        `timeline.${area}.${index + 1}`,
        'dasha',
        `For ${area.replaceAll('_', ' ')}: the ${row.antardasha} antardasha inside the ${row.mahadasha} period ${isNow ? 'is running and ends' : `begins on ${longDate(from)} and ends`} on ${longDate(to)}.`,
        row.score,
        source,
        [...(isNow ? [] : [claim('start', from)]), claim('end', to), claim('antardasha', isNow ? 'running' : 'coming')],
        3.5,
      ),
    }
  })
}
