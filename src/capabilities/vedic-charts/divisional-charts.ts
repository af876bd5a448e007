import { DIGNITIES, isDebilitated, isExalted, isOwn } from '../../jyotish/dignity.ts'
import { GRAHAS } from '../../jyotish/grahas.ts'
import { VAISHESHIKAMSHAS, vaisheshikamsha } from '../../jyotish/strengths/vimsopaka.ts'
import { VARGA_SETS, VARGAS, type Varga, type VargaSet, vargaSeat } from '../../jyotish/vargas.ts'
import { maybe, nullable, oneOf, optionalKeys, rows, t, term } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Chart, chartFields, Graha, Sign, vargaChart } from '../shared/shapes.ts'
import { readVargaMethod, VARGA_METHODS, vargaPlacements } from './parts/varga-placements.ts'

const SETS = Object.keys(VARGA_SETS) as [VargaSet, ...VargaSet[]]

const Seat = t.Object(
  {
    ...Chart.properties.planets.items.properties,
    vargottama: t.Boolean({ description: 'True in the same sign as D1.' }),
    dignity: term(DIGNITIES),
  },
  { $id: 'PlanetOfVarga', description: 'A graha in a varga.' },
)
const ChartRow = t.Object(
  { ...chartFields, planets: rows(Seat, 9) },
  { $id: 'VargaChart', description: 'A varga with whole-sign houses.' },
)
const Signs = optionalKeys(VARGAS, Sign, { $id: 'SignsByVarga', description: 'Sign in each varga of the set.' })

const choices = choosing('node_exaltation', 'positions')

export default capability({
  slug: 'divisional-charts',
  title: 'Divisional charts',
  summary: 'A whole set of vargas, with the sign matrix and the dignity counts.',
  weight: 'heavy',
  method:
    'The vargas of BPHS ch. 6 by their default methods, or by those of `methods`. Counts of own, exalted and debilitated signs over the set asked; vaisheshikamsha counts own, moolatrikona and exaltation signs over the ten vargas of the dashavarga, whatever the set.',
  input: birthWithNode({
    ...choices.input,
    set: maybe(oneOf(SETS, { default: 'shodashavarga' })),
    methods: VARGA_METHODS,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    set: oneOf(SETS),
    charts: optionalKeys(VARGAS, ChartRow),
    matrix: rows(t.Object({ point: term(['Ascendant', ...GRAHAS]), signs: Signs }), 10),
    summary: rows(
      t.Object({
        planet: Graha,
        own_count: t.Integer(),
        exalted_count: t.Integer(),
        debilitated_count: t.Integer(),
        vaisheshikamsha: nullable(oneOf(VAISHESHIKAMSHAS.dashavarga)),
      }),
      9,
    ),
    methods: t.Optional(optionalKeys(VARGAS, t.String({ description: 'Methods of the vargas, where chosen.' }))),
    ...choices.data,
  }),
  example: { ...independence, set: 'shadvarga' },
}).compute((input, world) => {
  const set = input.set ?? 'shodashavarga'
  const codes = VARGA_SETS[set]
  const { chart } = natal(input, world)
  const methods = Object.fromEntries(
    VARGAS.map((code) => [code, readVargaMethod(code, input.methods?.[code], `methods.${code}`)]),
  ) as Record<Varga, string>
  const points = [{ name: 'Ascendant' as const, longitude: chart.ascendant.longitude }, ...chart.planets]
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    set,
    charts: Object.fromEntries(
      codes.map((code) => {
        const drawing = vargaChart(chart, code, methods[code])
        const { planets } = vargaPlacements(chart, code, methods[code])
        return [
          code,
          {
            ...drawing,
            planets: drawing.planets.map((p, i) => ({
              ...p,
              vargottama: planets[i]!.vargottama,
              dignity: planets[i]!.dignity,
            })),
          },
        ]
      }),
    ),
    matrix: points.map(({ name, longitude }) => ({
      point: name as (typeof GRAHAS)[number] | 'Ascendant',
      signs: Object.fromEntries(codes.map((code) => [code, signName(vargaSeat(longitude, code, methods[code]).sign)])),
    })),
    summary: GRAHAS.map((graha) => {
      const signs = (list: readonly (typeof VARGAS)[number][]) =>
        list.map((code) => vargaSeat(chart.graha[graha].longitude, code, methods[code]).sign)
      const seat = chart.graha[graha]
      const selection = signs(codes)
      // A moolatrikona sign is always the planet's own or exaltation sign.
      const dignified = signs(VARGA_SETS.dashavarga).filter((s) => isOwn(graha, s) || isExalted(graha, s, seat)).length
      return {
        planet: graha,
        own_count: selection.filter((s) => isOwn(graha, s)).length,
        exalted_count: selection.filter((s) => isExalted(graha, s, seat)).length,
        debilitated_count: selection.filter((s) => isDebilitated(graha, s, seat)).length,
        vaisheshikamsha: vaisheshikamsha('dashavarga', dignified),
      }
    }),
    ...(input.methods && {
      methods: Object.fromEntries(
        VARGAS.flatMap((code) => (input.methods![code] == null ? [] : [[code, methods[code]]])),
      ),
    }),
    ...choices.of(input),
  }
})
