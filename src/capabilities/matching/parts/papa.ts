import { DIGNITIES } from '../../../jyotish/dignity.ts'
import type { GRAHAS } from '../../../jyotish/grahas.ts'
import { PAPA_HOUSES, PAPA_NOTE, PAPA_REFERENCES, type Papa, type PapaReference } from '../../../jyotish/papasamya.ts'
import { distinct, oneOf, t, term } from '../../../schema.ts'
import type { Natal } from '../../shared/natal.ts'
import { Graha, House } from '../../shared/shapes.ts'
import { limbsAt, TithiObject } from '../../shared/summary.ts'

const REFERENCES = Object.keys(PAPA_REFERENCES) as [PapaReference, ...PapaReference[]]

/** Head fields of every papasamya answer. */
export const schemeFields = {
  counted_from: distinct(oneOf(REFERENCES)),
  note: t.String({ description: 'Description of the scheme of points.' }),
  checked_houses: t.Array(t.Integer()),
}
export const scheme = () => ({ counted_from: REFERENCES, note: PAPA_NOTE, checked_houses: [...PAPA_HOUSES] })

export const papaFields = {
  score: t.Number({ minimum: 0, maximum: 6.4375 }),
  has_dosha: t.Boolean({ description: 'True if the score is at least 1.' }),
  tithi: TithiObject,
  contributions: t.Array(
    t.Object(
      {
        planet: Graha,
        from: oneOf(REFERENCES),
        house: House,
        planet_weight: t.Number(),
        reference_weight: t.Number(),
        points: t.Number(),
        dignity: term(DIGNITIES),
      },
      { $id: 'PapasamyaContribution', description: 'A malefic that adds papasamya points.' },
    ),
  ),
}

export const papaRow = ({ score, hasDosha, contributions }: Papa, { chart }: Natal) => ({
  score,
  has_dosha: hasDosha,
  tithi: limbsAt(chart).tithi,
  contributions: contributions.map((c) => ({
    planet: c.planet as (typeof GRAHAS)[number],
    from: c.from,
    house: c.house,
    planet_weight: c.planetWeight,
    reference_weight: c.referenceWeight,
    points: c.points,
    dignity: c.dignity,
  })),
})
