import { invalid } from '../../../faults.ts'
import { GRAHAS } from '../../../jyotish/grahas.ts'
import { type LalKitabChart, lalKitabChart } from '../../../jyotish/lal-kitab/chart.ts'
import { LAST_YEAR, yearRow } from '../../../jyotish/lal-kitab/year-table.ts'
import { completedYears } from '../../../time/age.ts'
import type { World } from '../../capability.ts'
import { dayOfLife } from '../../shared/lifetime.ts'
import type { Natal } from '../../shared/natal.ts'

/** The running year of life on a day; 422 on `as_of` before the birth. */
export const yearOfLife = (asOf: string | null | undefined, person: Natal, world: World): number => {
  const day = dayOfLife(asOf, 'as_of', person, world)
  return completedYears(person.moment.local, day) + 1
}

/** The running year within the annual table; 422 on `as_of` beyond its last year. */
export const runningYear = (asOf: string | null | undefined, person: Natal, world: World): number => {
  const year = yearOfLife(asOf, person, world)
  if (year > LAST_YEAR)
    throw invalid(
      'as_of',
      `The annual table ends with year ${LAST_YEAR} of life; this is year ${year}. Send an earlier \`as_of\`.`,
    )
  return year
}

/** The chart of a year of life: each planet moves to the house given by the table row. */
export const annualChart = ({ houseOf }: LalKitabChart, year: number): LalKitabChart => {
  const row = yearRow(year)
  return lalKitabChart(
    Object.fromEntries(GRAHAS.map((planet) => [planet, row[houseOf[planet] - 1]!])) as LalKitabChart['houseOf'],
  )
}
