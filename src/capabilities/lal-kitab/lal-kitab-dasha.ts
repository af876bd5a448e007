import { GRAHAS } from '../../jyotish/grahas.ts'
import { CYCLE_YEARS, cyclePeriods } from '../../jyotish/lal-kitab/cycle.ts'
import { WAKING_AGE } from '../../jyotish/lal-kitab/tables.ts'
import { distinct, maybe, t } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { capability } from '../capability.ts'
import { birth, independence } from '../shared/inputs.ts'
import { AS_OF, dayOfLife } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { Graha, House } from '../shared/shapes.ts'
import { CurrentPeriod, CyclePeriodRow, cyclePeriodRow, runningPeriod } from './parts/cycle-shape.ts'
import { yearOfLife } from './parts/year.ts'

const MAX_AGE = 105

export default capability({
  slug: 'lal-kitab-dasha',
  title: 'Lal Kitab cycle of 35 years',
  summary: 'The 35-year cycle periods with their three parts, the running one, and planets waking this year.',
  weight: 'standard',
  method:
    'From birth the periods are Saturn 6, Rahu 6, Ketu 3, Jupiter 6, Sun 2, Moon 1, Venus 3, Mars 6 and Mercury 2 years. They repeat, and each has three equal parts. Dates advance by calendar months from the date of birth; a day that the month does not have becomes its last day. Authors start with different planets; Saturn is the most common. The house of the year is the year of life counted round the twelve houses.',
  input: birth({
    as_of: AS_OF,
    max_age: maybe(t.Integer({ minimum: 1, maximum: 120, default: MAX_AGE })),
  }),
  data: t.Object({
    as_of: t.String({ format: 'date' }),
    cycle_years: t.Integer({ description: 'Length of the cycle, years.' }),
    current: CurrentPeriod,
    periods: t.Array(CyclePeriodRow, { description: 'Periods that start before the age `max_age`.' }),
    house_of_year: House,
    planet_of_year: t.Object({
      year_of_life: t.Integer({ minimum: 1 }),
      planets: distinct(Graha, { description: 'Planets that wake in this year.' }),
    }),
  }),
  example: { ...independence, as_of: '2026-11-21' },
  varies: true,
}).compute((input, world) => {
  if (input.ayanamsha)
    world.warn('ignored_input', '`ayanamsha` has no effect: these periods depend only on the date of birth.')
  const person = natal(input, world)
  const day = dayOfLife(input.as_of, 'as_of', person, world)
  const year = yearOfLife(input.as_of, person, world)
  const born = person.moment.local
  return {
    as_of: dateText(day),
    cycle_years: CYCLE_YEARS,
    current: runningPeriod(born, day, year).current,
    periods: cyclePeriods(born, input.max_age ?? MAX_AGE).map(cyclePeriodRow),
    house_of_year: ((year - 1) % 12) + 1,
    planet_of_year: { year_of_life: year, planets: GRAHAS.filter((planet) => WAKING_AGE[planet] === year) },
  }
})
