import { invalid } from '../../../faults.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import { maybeTerm, nullable, oneOf, t } from '../../../schema.ts'
import {
  AYADI_SCHOOLS,
  AYADI_UNITS,
  AYADI_VERDICTS,
  type Ayadi,
  type AyadiItem,
  type AyadiUnit,
  ayadiOf,
  nearestFavourable,
  type Stars,
  schoolOf,
  unitMetres,
} from '../../../traditions/vastu/ayadi.ts'
import { starIndex } from '../../shared/names.ts'
import { PlanScore, rounded } from './plan-input.ts'

export interface AyadiInput {
  unit?: AyadiUnit | null
  custom_unit_metres?: number | null
  owner_nakshatra?: string | null
}

export interface AyadiBasis {
  unit: AyadiUnit
  metres: number
  stars: Stars
}

/** The unit and the owner's nakshatra of an input; `at` is the prefix of its fields. */
export const readAyadi = (input: AyadiInput, at = ''): AyadiBasis => {
  const unit = input.unit ?? 'kishku_hasta'
  if (unit === 'custom' && typeof input.custom_unit_metres !== 'number')
    throw invalid(`${at}custom_unit_metres`, `\`${at}custom_unit_metres\` is required if the unit is custom.`)
  const owner =
    typeof input.owner_nakshatra === 'string' ? starIndex(input.owner_nakshatra, `${at}owner_nakshatra`) : null
  return { unit, metres: unitMetres(unit, input.custom_unit_metres ?? 0), stars: { names: NAKSHATRAS, owner } }
}

export const ayadiFor = ({ unit, metres, stars }: AyadiBasis, perimeterMetres: number): Ayadi =>
  ayadiOf(perimeterMetres / metres, schoolOf(unit), stars)

const itemFields = {
  product: t.Integer({ description: 'Whole part of the multiple of the perimeter.' }),
  divisor: t.Integer(),
  remainder: t.Integer({ description: 'Remainder, from 1 to the divisor (the divisor replaces 0).' }),
  name: maybeTerm(['AyadiName', 'Star', 'Weekday', 'Tithi', 'LunarDate']),
  favourable: nullable(t.Boolean()),
  text: t.String(),
}
const Item = t.Object(itemFields, { $id: 'AyadiItem', description: 'A remainder of the perimeter and its meaning.' })

export const AyadiObject = t.Object(
  {
    unit: oneOf(AYADI_UNITS),
    unit_metres: t.Number(),
    school: oneOf(AYADI_SCHOOLS),
    perimeter_m: t.Number(),
    perimeter_units: t.Number(),
    area_m2: nullable(t.Number()),
    aya: Item,
    vyaya: Item,
    yoni: Item,
    nakshatra: t.Object({ ...itemFields, tara: nullable(maybeTerm(['Tara', 'AyadiName'])) }),
    vara: Item,
    tithi: Item,
    amsha: nullable(Item),
    vayas: nullable(Item),
    aya_exceeds_vyaya: t.Boolean(),
    score: PlanScore,
    verdict: oneOf(AYADI_VERDICTS),
    nearest_favourable: t.Array(
      t.Object({ perimeter_units: t.Number(), perimeter_m: t.Number(), change_m: t.Number() }),
      { maxItems: 3 },
    ),
  },
  { $id: 'Ayadi', description: 'The perimeter judged by its remainders.' },
)

const itemOf = ({ product, divisor, remainder, name, favourable, text }: AyadiItem) => ({
  product,
  divisor,
  remainder,
  name,
  favourable,
  text,
})

export const ayadiObject = (basis: AyadiBasis, perimeterMetres: number, area: number | null) => {
  const { unit, metres, stars } = basis
  const match = ayadiFor(basis, perimeterMetres)
  const units = perimeterMetres / metres
  return {
    unit,
    unit_metres: metres,
    school: schoolOf(unit),
    perimeter_m: rounded(perimeterMetres),
    perimeter_units: rounded(units),
    area_m2: area === null ? null : rounded(area),
    aya: itemOf(match.aya),
    vyaya: itemOf(match.vyaya),
    yoni: itemOf(match.yoni),
    nakshatra: { ...itemOf(match.nakshatra), tara: match.nakshatra.tara },
    vara: itemOf(match.vara),
    tithi: itemOf(match.tithi),
    amsha: match.amsha && itemOf(match.amsha),
    vayas: match.vayas && itemOf(match.vayas),
    aya_exceeds_vyaya: match.ayaExceedsVyaya,
    score: match.score,
    verdict: match.verdict,
    nearest_favourable: nearestFavourable(units, schoolOf(unit), stars).map((better) => ({
      perimeter_units: rounded(better),
      perimeter_m: rounded(better * metres),
      change_m: rounded((better - units) * metres),
    })),
  }
}
