import { capitalisedName } from '../../jyotish/grahas.ts'
import { housesOf, LAL_KITAB_NATURES, lalKitabChart, planetsInHouse } from '../../jyotish/lal-kitab/chart.ts'
import { cyclePeriods, isWithin } from '../../jyotish/lal-kitab/cycle.ts'
import { remediesOfChart } from '../../jyotish/lal-kitab/remedies.ts'
import { LAST_YEAR, yearRow } from '../../jyotish/lal-kitab/year-table.ts'
import { compose, factIds, prose } from '../../readings/compose.ts'
import { maybe, oneOf, rows, t } from '../../schema.ts'
import { addDays } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { HOUSES } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { AS_OF, birthday, dayOfLife } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { ageNow } from '../shared/placement-texts.ts'
import { Graha, House, HouseOccupants } from '../shared/shapes.ts'
import { lalKitabTexts } from './parts/reading-texts.ts'
import {
  byPriority,
  LalKitabNatureName,
  lalKitabHead,
  lalKitabHeadFields,
  RemedyRow,
  remedyRow,
  States,
  sightFields,
  sightRow,
} from './parts/shapes.ts'
import { tevaFields, tevaRow } from './parts/teva-shape.ts'
import { annualChart, runningYear } from './parts/year.ts'

const CHANGES = ['better', 'same', 'worse'] as const

export default capability({
  slug: 'lal-kitab-varshphal',
  title: 'Lal Kitab annual chart',
  summary: 'The annual chart by the table of 120 rows, changes since birth, and remedies.',
  weight: 'standard',
  method:
    'The annual table of Lal Kitab moves each natal house to an annual house by the row of the year. States, aspects and natures are computed again. A year runs from birthday to birthday; for 29 February the birthday in common years is 1 March. `year_of_life` has precedence over `as_of`. `change` compares the natures in the order bad, mixed, good. Remedies are given for planets whose annual nature is bad.',
  input: birthWithNode({
    year_of_life: maybe(
      t.Integer({ minimum: 1, maximum: LAST_YEAR, description: 'Year of life; default: the running year at `as_of`.' }),
    ),
    as_of: AS_OF,
  }),
  data: t.Object({
    ...lalKitabHeadFields,
    year_of_life: t.Integer({ minimum: 1, maximum: LAST_YEAR }),
    start: t.String({ format: 'date', description: 'Birthday that starts the year.' }),
    end: t.String({ format: 'date', description: 'Day before the next birthday.' }),
    planets: rows(
      t.Object({
        planet: Graha,
        birth_house: House,
        annual_house: House,
        state: States,
        nature: LalKitabNatureName,
        ...sightFields,
        change: oneOf(CHANGES, { description: 'Change of nature since birth.' }),
      }),
      9,
    ),
    houses: rows(HouseOccupants, 12),
    year_lord: t.Object({
      house_of_year: House,
      planet_in_birth_house_1_moves_to: House,
      ruling_dasha_planet: Graha,
    }),
    birth_to_year_table: rows(House, 12),
    teva: t.Object(tevaFields, { description: 'Teva of the annual chart.' }),
    readings: t.Array(t.Object({ title: t.String(), text: t.String(), fact_ids: FactIds })),
    remedies: t.Array(RemedyRow),
  }),
  example: { ...independence, year_of_life: 80 },
  varies: true,
}).compute(async (input, world) => {
  const person = natal(input, world)
  const { chart, moment } = person
  const kitab = lalKitabChart(housesOf(chart))
  // `as_of` is validated even if `year_of_life` overrides it: an invalid date is rejected.
  dayOfLife(input.as_of, 'as_of', person, world)
  const year = input.year_of_life ?? runningYear(input.as_of, person, world)
  const annual = annualChart(kitab, year)
  const texts = await lalKitabTexts(ageNow(person, world))
  const start = birthday(moment.local, year - 1)
  const ruling = cyclePeriods(moment.local, LAST_YEAR).find((period) => isWithin(period, start))!
  const usedSentences = new Set<string>()
  const rank = (nature: (typeof LAL_KITAB_NATURES)[number]) => LAL_KITAB_NATURES.indexOf(nature)
  return {
    ...lalKitabHead(chart),
    year_of_life: year,
    start: dateText(start),
    end: dateText(addDays(birthday(moment.local, year), -1)),
    planets: annual.planets.map((planet) => {
      const change = rank(planet.nature) - rank(kitab.of[planet.graha].nature)
      return {
        planet: planet.graha,
        birth_house: kitab.houseOf[planet.graha],
        annual_house: planet.house,
        state: planet.states,
        nature: planet.nature,
        ...sightRow(planet),
        change: CHANGES[1 - Math.sign(change)]!,
      }
    }),
    houses: HOUSES.map((house) => ({ house, planets: planetsInHouse(annual, house) })),
    year_lord: {
      house_of_year: ((year - 1) % 12) + 1,
      planet_in_birth_house_1_moves_to: yearRow(year)[0]!,
      ruling_dasha_planet: ruling.planet,
    },
    birth_to_year_table: [...yearRow(year)],
    teva: tevaRow(annual, texts),
    readings: annual.planets.map((planet) => {
      const passages = compose(texts.planet(planet, 'annual'), { usedSentences })
      return {
        title: `${capitalisedName(planet.graha)} in house ${planet.house} this year`,
        text: prose(passages),
        fact_ids: factIds(passages),
      }
    }),
    remedies: remediesOfChart(annual, 'annual')
      .filter(({ planet }) => annual.of[planet].nature === 'bad')
      .sort(byPriority)
      .map(remedyRow),
  }
})
