import {
  CYCLE_YEARS,
  type CyclePart,
  type CyclePeriod,
  cyclePeriods,
  isWithin,
} from '../../../jyotish/lal-kitab/cycle.ts'
import { rows, t } from '../../../schema.ts'
import { completedYears } from '../../../time/age.ts'
import type { CivilDate } from '../../../time/civil.ts'
import { dateText } from '../../../time/iso.ts'
import { Graha } from '../../shared/shapes.ts'

const Day = t.String({ format: 'date' })
export const CyclePeriodRow = t.Object({
  cycle: t.Integer({ minimum: 1, maximum: 4 }),
  planet: Graha,
  start: Day,
  end: t.String({ format: 'date', description: 'Last day of the period.' }),
  age_start: t.Integer({ description: 'Completed years at the start.' }),
  age_end: t.Integer(),
  sub_periods: rows(t.Object({ planet: Graha, start: Day, end: Day }), 3),
})
const part = ({ planet, start, end }: CyclePart) => ({ planet, start: dateText(start), end: dateText(end) })
export const cyclePeriodRow = ({ cycle, ageStart, ageEnd, parts, ...period }: CyclePeriod) => ({
  cycle,
  ...part(period),
  age_start: ageStart,
  age_end: ageEnd,
  sub_periods: parts.map(part),
})

export const CurrentPeriod = t.Object({
  planet: Graha,
  sub_planet: Graha,
  start: Day,
  end: Day,
  sub_start: Day,
  sub_end: Day,
  year_of_cycle: t.Integer({ minimum: 1, maximum: 35 }),
})

/** The ruler of a day of life, and the periods from then on. */
export const runningPeriod = (birth: CivilDate, day: CivilDate, yearOfLife: number) => {
  const all = cyclePeriods(birth, yearOfLife + 35)
  const place = all.findIndex((period) => isWithin(period, day))
  const period = all[place]!
  const sub = period.parts.find((each) => isWithin(each, day))!
  return {
    current: {
      planet: period.planet,
      sub_planet: sub.planet,
      start: dateText(period.start),
      end: dateText(period.end),
      sub_start: dateText(sub.start),
      sub_end: dateText(sub.end),
      year_of_cycle: ((period.ageStart + completedYears(period.start, day)) % CYCLE_YEARS) + 1,
    },
    next: all.slice(place + 1),
  }
}
