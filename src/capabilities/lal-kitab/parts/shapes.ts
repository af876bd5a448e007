import type { RasiChart } from '../../../jyotish/chart.ts'
import { capitalisedName, nameInSentence } from '../../../jyotish/grahas.ts'
import {
  isHouseAsleep,
  LAL_KITAB_NATURES,
  LAL_KITAB_STATES,
  type LalKitabChart,
  type LalKitabPlanet,
  planetsInHouse,
} from '../../../jyotish/lal-kitab/chart.ts'
import { DEBT_NAMES, type Debt } from '../../../jyotish/lal-kitab/debts.ts'
import { ARTICLES, type LalKitabRemedy, REMEDY_CHARTS } from '../../../jyotish/lal-kitab/remedies.ts'
import { AWAKENERS, DEBILITATED, EXALTED, OWNERS, PAKKA_GHAR, WAKING_AGE } from '../../../jyotish/lal-kitab/tables.ts'
import { distinct, oneOf, rows, t } from '../../../schema.ts'
import { HOUSES, signAt, signName } from '../../../zodiac/signs.ts'
import { FactIds } from '../../shared/cited-facts.ts'
import { Ayanamsha, ayanamshaObject, Graha, House, Lord, NodeName, Sign } from '../../shared/shapes.ts'

/** Head fields of Lal Kitab answers. */

export const lalKitabHeadFields = { ayanamsha: Ayanamsha, node: NodeName }
export const lalKitabHead = (chart: RasiChart) => ({ ayanamsha: ayanamshaObject(chart.ayanamsha), node: chart.node })

export const SightPercent = t.Number({ minimum: 0, maximum: 100, description: 'Strength of the aspect.' })
export const States = distinct(oneOf(LAL_KITAB_STATES), { description: 'States of the house; several may hold.' })
export const LalKitabNatureName = oneOf(LAL_KITAB_NATURES)
export const sightFields = {
  conjunct: distinct(Graha, { description: 'Other planets in the planet’s house.' }),
  aspects: t.Array(
    t.Object(
      { house: House, percent: SightPercent, planets: distinct(Graha, { description: 'Planets in the house.' }) },
      { $id: 'LalKitabSight', description: 'A house that a planet aspects from its own.' },
    ),
    { description: 'Houses that the planet’s house aspects, with their occupants.' },
  ),
  aspected_by: t.Array(
    t.Object(
      { planet: Graha, percent: SightPercent },
      { $id: 'LalKitabSeer', description: 'A planet aspecting another.' },
    ),
    { description: 'Planets in houses that aspect the planet’s house.' },
  ),
}
export const sightRow = ({ conjunct, sights, seenBy }: LalKitabPlanet) => ({
  conjunct,
  aspects: sights,
  aspected_by: seenBy,
})

const planetFields = {
  planet: Graha,
  house: House,
  fixed_sign: Sign,
  state: States,
  sleeping: t.Boolean(),
  dharmi: t.Boolean({ description: 'True if the planet is dharmi (does no harm).' }),
  blind: t.Boolean({ description: 'True if the planet is in the tenth house of a blind chart.' }),
  kayam: t.Boolean({ description: 'True if the planet is kayam (not disturbed by enemies).' }),
  ...sightFields,
  nature: LalKitabNatureName,
  waking_age: t.Integer({ description: 'Age at which the planet wakes, years.' }),
}
export const LalKitabPlanets = rows(
  t.Object(
    { ...planetFields, sign: Sign },
    { $id: 'LalKitabPlanet', description: 'A planet by fixed signs; sign: its real sign, for reference.' },
  ),
  9,
)
export const planetRows = ({ planets }: LalKitabChart, { graha }: RasiChart) =>
  planets.map((planet) => ({
    planet: planet.graha,
    house: planet.house,
    fixed_sign: signName(signAt(planet.house - 1)),
    state: planet.states,
    sleeping: planet.sleeping,
    dharmi: planet.dharmi,
    blind: planet.blind,
    kayam: planet.kayam,
    ...sightRow(planet),
    nature: planet.nature,
    waking_age: WAKING_AGE[planet.graha],
    sign: signName(graha[planet.graha].sign),
  }))

export const LalKitabHouses = rows(
  t.Object(
    {
      house: House,
      fixed_sign: Sign,
      planets: distinct(Graha),
      owner: Lord,
      pakka_planets: distinct(Graha, { description: 'Planets with this fixed house.' }),
      exalted_planets: distinct(Graha),
      debilitated_planets: distinct(Graha),
      awakener: Graha,
      sleeping: t.Boolean({ description: 'True if the house is empty and not aspected.' }),
    },
    { $id: 'LalKitabHouse', description: 'A house, its fixed sign and its planets.' },
  ),
  12,
)
export const houseRowsOf = (chart: LalKitabChart) =>
  HOUSES.map((house) => ({
    house,
    fixed_sign: signName(signAt(house - 1)),
    planets: planetsInHouse(chart, house),
    owner: OWNERS[house],
    pakka_planets: [...PAKKA_GHAR[house]],
    exalted_planets: [...EXALTED[house]],
    debilitated_planets: [...DEBILITATED[house]],
    awakener: AWAKENERS[house],
    sleeping: isHouseAsleep(chart, house),
  }))

export const DebtRow = t.Object(
  {
    debt: oneOf(DEBT_NAMES),
    planet: Graha,
    present: t.Boolean(),
    strict: t.Boolean({ description: 'True if all planets of the rule are in the houses.' }),
    houses_checked: distinct(House),
    afflicting_planets: distinct(Graha),
    evidence: t.String(),
    cause: t.String({ description: 'Origin according to the book.' }),
    signs_in_life: t.String(),
    remedy: t.String(),
  },
  { $id: 'LalKitabDebt', description: 'One of the nine debts (rin).' },
)
export const debtRow = ({
  debt,
  planet,
  houses,
  found: matches,
  seats,
  isFree,
  isPresent,
  isStrict,
  cause,
  signs,
  gift,
}: Debt) => ({
  debt,
  planet,
  present: isPresent,
  strict: isStrict,
  houses_checked: [...houses],
  afflicting_planets: matches,
  evidence:
    matches.length === 0
      ? `none of its afflictors stands in ${houses.join(' or ')}`
      : `${matches.map((each, i) => `${each} in ${seats[i]}`).join(', ')}; ${nameInSentence(planet)} ${isFree ? 'stands in a house of its own, its fixed house or that of its exaltation, and pays for itself' : 'has no house of its own to pay from'}`,
  cause,
  signs_in_life: signs,
  remedy: `Equal shares from all blood relatives: ${gift}.`,
})

export const RemedyRow = t.Object(
  {
    planet: Graha,
    house: House,
    chart: oneOf(REMEDY_CHARTS),
    priority: t.Integer({ minimum: 1, maximum: 5, description: 'Priority; 5 is the most pressing.' }),
    do: t.Array(t.String()),
    avoid: t.Array(t.String()),
    article: t.String({ description: 'Article given or kept for the planet.' }),
    days: t.Integer({ description: 'Consecutive days, one remedy a day.' }),
    time: t.String(),
    reason: t.String(),
    fact_ids: FactIds,
  },
  { $id: 'LalKitabRemedy', description: 'A customary remedy for a planet in a house.' },
)
// source: Lal Kitab 1952: forty to forty-three days
const DAYS = 43
export const remedyRow = ({ planet, house, chart, priority, do: todo, avoid, reason }: LalKitabRemedy) => ({
  planet,
  house,
  chart,
  priority,
  do: todo,
  avoid,
  article: ARTICLES[planet].join(', '),
  days: DAYS,
  time: 'by day only, sunrise to sunset',
  reason: `${capitalisedName(planet)} ${reason}.`,
  fact_ids: [`lal_kitab.${chart}.${planet}.house`, `lal_kitab.${chart}.${planet}.nature`],
})
/** Sorts by descending priority. */
export const byPriority = (a: LalKitabRemedy, b: LalKitabRemedy) => b.priority - a.priority
