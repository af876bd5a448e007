import { DIGNITIES, isDebilitated, isExalted, isOwn } from '../../jyotish/dignity.ts'
import { GRAHAS } from '../../jyotish/grahas.ts'
import { VAISHESHIKAMSHAS, vaisheshikamsha } from '../../jyotish/strengths/vimsopaka.ts'
import { VARGA_SETS, type VargaSet } from '../../jyotish/varga-sets.ts'
import { VARGAS, type Varga } from '../../jyotish/vargas.ts'
import { maybe, meaning, nullable, oneOf, optionalKeys, rows, t, term } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  Chart,
  chartFields,
  Graha,
  type SeatsInVarga,
  Sign,
  seatsInVarga,
  vargaChart,
} from '../shared/shapes.ts'
import { placedSection, siderealHeading } from '../shared/sidereal-text.ts'
import { dignityInVarga, readVargaMethod, UsedMethod, VARGA_METHODS } from './parts/varga-placements.ts'

const SETS = Object.keys(VARGA_SETS) as [VargaSet, ...VargaSet[]]

const Seat = t.Object(
  {
    ...Chart.properties.planets.items.properties,
    vargottama: t.Boolean({ description: 'True if the varga sign is that of the D1 chart.' }),
    dignity: term(DIGNITIES),
  },
  { $id: 'PlanetOfVarga', description: 'A graha in a varga.' },
)
const ChartRow = t.Object(
  { ...chartFields, planets: rows(Seat, 9) },
  { $id: 'VargaChart', description: 'A varga with whole-sign houses.' },
)
const Signs = optionalKeys(VARGAS, Sign, { $id: 'SignsByVarga', description: 'Sign in each varga of the set.' })

/** A value for each varga. */
const byVarga = <T>(codes: readonly Varga[], of: (code: Varga) => T): Partial<Record<Varga, T>> => {
  const values: Partial<Record<Varga, T>> = {}
  for (const code of codes) values[code] = of(code)
  return values
}

const choices = choosing('node_exaltation', 'positions')

export default capability({
  slug: 'divisional-charts',
  title: 'Divisional charts',
  summary: 'A whole set of vargas, with the sign matrix and the dignity counts.',
  weight: 'heavy',
  method:
    'The vargas follow BPHS ch. 6 by their default methods, or by those of `methods`. Counts of own, exalted and debilitated signs cover the requested set. Vaisheshikamsha counts own, moolatrikona and exaltation signs over the ten vargas of the dashavarga in every set.',
  input: birthWithNode({
    ...choices.input,
    format: TextFormatInput,
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
    methods: t.Optional(optionalKeys(VARGAS, meaning(UsedMethod, 'Methods of the vargas, where chosen.'))),
    ...choices.data,
    text: TextField,
  }),
  example: { ...independence, set: 'shadvarga' },
}).compute((input, world) => {
  const set = input.set ?? 'shodashavarga'
  const codes = VARGA_SETS[set]
  const birth = natal(input, world)
  const { chart } = birth
  const methods = Object.fromEntries(
    VARGAS.map((code) => [code, readVargaMethod(code, input.methods?.[code], `methods.${code}`)]),
  ) as Record<Varga, string>
  const seats = new Map<Varga, SeatsInVarga>()
  for (const code of [...codes, ...VARGA_SETS.dashavarga])
    if (!seats.has(code)) seats.set(code, seatsInVarga(chart, code, methods[code]))
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    set,
    charts: byVarga(codes, (code) => {
      const drawing = vargaChart(chart, code, seats.get(code))
      return {
        ...drawing,
        planets: drawing.planets.map(({ name, sign, sign_number, degree, house, retrograde }, i) => {
          const planet = chart.planets[i]!
          const seat = seats.get(code)!.planets[i]!
          return {
            ...{ name, sign, sign_number, degree, house, retrograde },
            vargottama: seat.sign === planet.sign,
            dignity: dignityInVarga(planet, seat.sign, code, chart),
          }
        }),
      }
    }),
    matrix: [
      { point: 'Ascendant' as const, signs: byVarga(codes, (code) => signName(seats.get(code)!.lagna.sign)) },
      ...GRAHAS.map((point, i) => ({
        point,
        signs: byVarga(codes, (code) => signName(seats.get(code)!.planets[i]!.sign)),
      })),
    ],
    summary: GRAHAS.map((graha, i) => {
      const signs = (list: readonly Varga[]) => list.map((code) => seats.get(code)!.planets[i]!.sign)
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
    ...textField(input.format, siderealHeading('Divisional charts', birth), () =>
      codes.map((code) => {
        const { name, ascendant, planets } = vargaChart(chart, code, seats.get(code))
        return placedSection(`${name} (${code})`, ascendant.sign, planets)
      }),
    ),
  }
})
