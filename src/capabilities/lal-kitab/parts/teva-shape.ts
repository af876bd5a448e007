import type { LalKitabChart } from '../../../jyotish/lal-kitab/chart.ts'
import { planetsInHouse } from '../../../jyotish/lal-kitab/chart.ts'
import {
  CONFRONTATIONS,
  confrontationsIn,
  NABALIG_HOUSES,
  TEVA_TYPES,
  tevaOf,
} from '../../../jyotish/lal-kitab/teva.ts'
import { variants } from '../../../readings/passage.ts'
import { distinct, nullable, oneOf, rows, t } from '../../../schema.ts'
import { Graha, House } from '../../shared/shapes.ts'
import type { LalKitabTexts } from './reading-texts.ts'

// source: Lal Kitab 1952, in our own words
const REMEDIES = {
  dharmi: 'No remedy is needed. Keep your promises to people who depend on you.',
  andha: 'Feed ten blind people at one table, or help one of them for a year.',
  ratandh: 'Decide and sign by day.',
  nabalig: 'Until the twelfth year a parent does the remedies on the child’s behalf.',
  ordinary: 'Follow the remedies of the single planets.',
} as const

export const tevaFields = {
  types: rows(
    t.Object(
      {
        type: oneOf(TEVA_TYPES),
        present: t.Boolean(),
        evidence: t.String(),
        meaning: nullable(t.String({ description: 'Text for the type; null if the type is absent.' })),
        remedy: nullable(t.String({ description: 'Text for the type; null if the type is absent.' })),
      },
      { $id: 'LalKitabTeva', description: 'A type of chart.' },
    ),
    5,
  ),
  planets: rows(
    t.Object(
      {
        planet: Graha,
        dharmi: t.Boolean({ description: 'True if the planet is dharmi (does no harm).' }),
        blind: t.Boolean({ description: 'True if the planet is in the tenth house of a blind chart.' }),
        minor: t.Boolean({ description: 'True for a planet of the minor’s chart (nabaligh teva).' }),
      },
      { $id: 'LalKitabTevaPlanet', description: 'State of a planet in a type of chart.' },
    ),
    9,
  ),
  nabalig_table: nullable(
    rows(
      t.Object(
        {
          year: t.Integer({ minimum: 1, maximum: 12, description: 'Year of life; 1 is the first.' }),
          house: House,
          planets: distinct(Graha),
        },
        { $id: 'LalKitabMinorYear', description: 'House that is read for a year of childhood.' },
      ),
      12,
    ),
  ),
  confronting: t.Array(
    t.Object(
      {
        planets: distinct(Graha),
        houses: t.Array(House, { minItems: 1, maxItems: 2 }),
        kind: oneOf(CONFRONTATIONS, {
          description:
            'Kind; `muqabil`: opposite each other, one an enemy; `saathi`: each in the other’s home; `papi`: Saturn and the nodes together.',
        }),
      },
      { $id: 'LalKitabConfrontation', description: 'Planets that confront each other.' },
    ),
  ),
}

/** The type of a chart, natal or annual. */
export const tevaRow = (chart: LalKitabChart, texts: LalKitabTexts) => {
  const types = tevaOf(chart)
  const minor = types.some(({ type, present }) => type === 'nabalig' && present)
  return {
    types: types.map(({ type, present, evidence }) => ({
      type,
      present,
      evidence,
      meaning: present ? variants(texts.teva(type))[0]!.text : null,
      remedy: present ? REMEDIES[type] : null,
    })),
    planets: chart.planets.map(({ graha, dharmi, blind }) => ({ planet: graha, dharmi, blind, minor })),
    nabalig_table: minor
      ? NABALIG_HOUSES.map((house, i) => ({ year: i + 1, house, planets: planetsInHouse(chart, house) }))
      : null,
    confronting: confrontationsIn(chart),
  }
}
