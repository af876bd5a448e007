import { invalid } from '../../faults.ts'
import { maybe, maybeTerm, nullable, oneOf, t } from '../../schema.ts'
import {
  AYADI_RELATIONS,
  AYADI_SCHOOLS,
  AYADI_UNITS,
  AYADI_VERDICTS,
  type AyadiUnit,
  areaRule,
  unitMetres,
} from '../../traditions/vastu/ayadi.ts'
import { areaOf } from '../../traditions/vastu/geometry.ts'
import { planOutline } from '../../traditions/vastu/outline.ts'
import { METRES } from '../../traditions/vastu/plan.ts'
import { DISCLAIMER } from '../../traditions/vastu/remedies.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { AyadiObject, ayadiObject, readAyadi } from './parts/ayadi-shape.ts'
import { BOUNDARY, CustomUnit, OwnerNakshatra, PlanScore, rounded, UNIT } from './parts/plan-input.ts'

const LENGTH = maybe(t.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }))

interface Sides {
  length?: number | null
  breadth?: number | null
  perimeter?: number | null
  boundary?: [number, number][] | null
}

/** Perimeter and area in input units; the area is null if only a perimeter was sent. */
const measured = ({ length, breadth, perimeter, boundary }: Sides): { perimeter: number; area: number | null } => {
  const values = [
    typeof perimeter === 'number',
    typeof length === 'number' || typeof breadth === 'number',
    Boolean(boundary),
  ]
  if (values.filter(Boolean).length !== 1)
    throw invalid('perimeter', 'Send exactly one of `perimeter`, `length` with `breadth`, or `boundary`.')
  if (typeof perimeter === 'number') return { perimeter, area: null }
  if (boundary) {
    const outline = planOutline(boundary, 'boundary')
    return { perimeter: outline.perimeter, area: areaOf(outline.region) }
  }
  if (typeof length !== 'number') throw invalid('length', '`length` is required with `breadth`.')
  if (typeof breadth !== 'number') throw invalid('breadth', '`breadth` is required with `length`.')
  return { perimeter: 2 * (length + breadth), area: length * breadth }
}

export default capability({
  slug: 'vastu-ayadi',
  title: 'Ayadi',
  summary:
    'Income, expense, yoni, nakshatra, weekday, lunar day and portion of a perimeter, with the nearest favourable ones.',
  weight: 'light',
  status: 'beta',
  method: `Each formula multiplies the perimeter in its unit, takes the whole part and the remainder of a division; remainder 0 counts as the divisor. Kishku hasta (0.8382 m) and custom units follow present Sthapati practice: aya 8/12, vyaya 9/10, yoni 3/8, nakshatra 8/27, vara 9/7, tithi 9/30, amsha 4/9. Kerala kol (0.72 m) follows Manushyalaya Chandrika: vyaya 3/14, vara 8/7, tithi 8/30, vayas the quotient of 8/27 by five. The area rule of Samarangana Sutradhara is available on request. ${DISCLAIMER}`,
  input: only({
    length: LENGTH,
    breadth: LENGTH,
    perimeter: LENGTH,
    boundary: maybe(BOUNDARY),
    units: UNIT,
    unit: maybe(oneOf(AYADI_UNITS, { default: 'kishku_hasta' })),
    custom_unit_metres: maybe(CustomUnit),
    owner_nakshatra: OwnerNakshatra,
    area_method: maybe(t.Boolean({ default: false, description: 'Adds the area rule.' })),
  }),
  data: t.Object({
    ayadi: AyadiObject,
    area_rule: nullable(
      t.Object({ aya: t.Integer(), nakshatra: t.Integer(), vyaya: t.Integer(), relation: oneOf(AYADI_RELATIONS) }),
    ),
    alternatives: t.Array(
      t.Object({
        unit: oneOf(AYADI_UNITS),
        unit_metres: t.Number(),
        school: oneOf(AYADI_SCHOOLS),
        perimeter_units: t.Number(),
        aya: t.Integer(),
        vyaya: t.Integer(),
        yoni: maybeTerm(['AyadiName']),
        score: PlanScore,
        verdict: oneOf(AYADI_VERDICTS),
      }),
      { description: 'The same perimeter in the other fixed units.' },
    ),
    note: t.String(),
  }),
  example: { length: 12.5, breadth: 9.2, units: 'm', owner_nakshatra: 'Rohini', area_method: true },
}).compute((input) => {
  const basis = readAyadi(input)
  const { perimeter, area } = measured(input)
  const metres = METRES[input.units]
  const square = area === null ? null : area * metres ** 2
  const others = (['kishku_hasta', 'kerala_kol'] as const satisfies readonly AyadiUnit[]).filter(
    (unit) => unit !== basis.unit,
  )
  return {
    ayadi: ayadiObject(basis, perimeter * metres, square),
    area_rule: input.area_method && square !== null ? areaRule(square / basis.metres ** 2) : null,
    alternatives: others.map((unit) => {
      const other = ayadiObject({ ...basis, unit, metres: unitMetres(unit, 0) }, perimeter * metres, square)
      const { unit_metres, school, perimeter_units, score, verdict } = other
      return {
        unit,
        unit_metres,
        school,
        perimeter_units: rounded(perimeter_units),
        aya: other.aya.remainder,
        vyaya: other.vyaya.remainder,
        yoni: other.yoni.name,
        score,
        verdict,
      }
    }),
    note: DISCLAIMER,
  }
})
