import {
  AYURDAYA_METHODS,
  type AyurdayaMethod,
  chosenMethod,
  HARANAS,
  type Longevity,
  longevityBy,
} from '../../jyotish/ayurdaya.ts'
import { bhavas } from '../../jyotish/bhavas.ts'
import { yearsMonthsDays } from '../../jyotish/dashas/years.ts'
import { bhavaBala } from '../../jyotish/strengths/bhava-bala.ts'
import { VIRUPAS_IN_RUPA } from '../../jyotish/strengths/shadbala.ts'
import { oneOf, rows, t } from '../../schema.ts'
import type { World } from '../capability.ts'
import { birthShadbala } from './birth-shadbala.ts'
import type { Natal } from './natal.ts'
import { Lord } from './shapes.ts'

/** Rounds to a billionth of a year. */
const nine = (years: number) => Math.round(years * 1e9) / 1e9

const spanFields = {
  years: t.Integer({ minimum: 0, description: 'Whole years of 360 days.' }),
  months: t.Integer({ minimum: 0, maximum: 11, description: 'Months of 30 days, twelve to a year.' }),
  days: t.Integer({ minimum: 0, maximum: 29, description: 'Days beyond the whole months.' }),
}
const Years = t.Number({ minimum: 0, description: 'Length in years of 360 days.' })
const Method = t.Object(
  {
    ...spanFields,
    planets: rows(
      t.Object(
        {
          planet: Lord,
          base_years: Years,
          multiplier: t.Integer({ minimum: 1, maximum: 3 }),
          reductions: t.Array(t.Object({ harana: oneOf(HARANAS), fraction: t.Number({ minimum: 0, maximum: 1 }) }), {
            description: 'Reductions in order; each takes a fraction of the remainder.',
          }),
          years: Years,
        },
        { $id: 'AyurdayaPlanet', description: 'A planet’s years and their reductions.' },
      ),
      7,
    ),
    lagna_years: Years,
    total_years: Years,
    note: t.String({ description: 'Note on the author of the method.' }),
  },
  { $id: 'AyurdayaSpan', description: 'The span of life by one method.' },
)

// source: beside each
const NOTES: Record<AyurdayaMethod, string> = {
  pindayu: 'BPHS Ayurdaya; Brihat Jataka 7. Full years at deepest exaltation, half at deepest fall.',
  nisargayu: 'BPHS Ayurdaya; Brihat Jataka 8. The natural years of the planets, by the same arc.',
  amsayu: 'Satya, Brihat Jataka 7.10-13. One year for each navamsa passed, rounds of twelve left out.',
  jeevayu: 'Jeeva Sharma, Brihat Jataka 7.9. An equal seventh of 120 years and 5 days for each planet.',
  badrayan: 'Badarayana as quoted by commentators: as amsayu without multipliers. The least attested of the five.',
}

export const AyurdayaMethods = t.Object(
  {
    pindayu: Method,
    nisargayu: Method,
    amsayu: Method,
    jeevayu: Method,
    badrayan: Method,
  },
  { description: 'Length of life by each method.' },
)
export const AyurdayaSelected = t.Object(
  { method: oneOf(AYURDAYA_METHODS), reason: t.String(), ...spanFields },
  { description: 'Method indicated by the strongest point.' },
)

/** The lifespan by the five methods, and the method selected. */
export const spansOfLife = (birth: Natal, world: World) => {
  const { chart } = birth
  const shadbala = birthShadbala(birth, world)
  const { planets: strengths } = shadbala
  const middles = bhavas('sripati', chart.ascendant.longitude, chart.midheaven.longitude, null).map((b) => b.middle)
  const rupas = bhavaBala(chart, middles, shadbala)[0]!.total / VIRUPAS_IN_RUPA
  const spans = Object.fromEntries(
    AYURDAYA_METHODS.map((method) => [method, longevityBy(method, chart, strengths)]),
  ) as Record<AyurdayaMethod, Longevity>
  const row = (method: AyurdayaMethod) => {
    const { planets, lagna, total } = spans[method]
    return {
      ...yearsMonthsDays(total),
      planets: planets.map(({ planet, base, multiplier, reductions, years }) => ({
        planet,
        base_years: nine(base),
        multiplier,
        reductions,
        years: nine(years),
      })),
      lagna_years: nine(lagna),
      total_years: nine(total),
      note: NOTES[method],
    }
  }
  const { method, by, strength } = chosenMethod(rupas, strengths)
  return {
    methods: {
      pindayu: row('pindayu'),
      nisargayu: row('nisargayu'),
      amsayu: row('amsayu'),
      jeevayu: row('jeevayu'),
      badrayan: row('badrayan'),
    },
    selected: {
      method,
      reason: `${by === 'Ascendant' ? 'The Ascendant' : `The ${by}`} is the strongest of Ascendant, Sun and Moon, with ${strength.toFixed(2)} of the strength required; that calls for ${method}.`,
      ...yearsMonthsDays(spans[method].total),
    },
  }
}
