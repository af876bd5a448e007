import { maybe, maybeTerm, nullable, oneOf, optionalKeys, t } from '../../schema.ts'
import { AYADI_RULES } from '../../traditions/vastu/ayadi.ts'
import { CHECKS } from '../../traditions/vastu/checks.ts'
import { DEVATAS, MARMAS } from '../../traditions/vastu/devatas.ts'
import { ENTRANCES } from '../../traditions/vastu/entrances.ts'
import { VASTU_GOALS } from '../../traditions/vastu/goals.ts'
import {
  FIXTURE_RATINGS,
  PLACEMENT_RATINGS,
  ROOM_RATINGS,
  STRUCTURE_RATINGS,
  type ZoneLetters,
} from '../../traditions/vastu/ratings.ts'
import { mantraOf } from '../../traditions/vastu/remedies.ts'
import { ZONE_8_TABLE, ZONE_16_TABLE, ZONES_8, ZONES_9, ZONES_16, ZONES_17 } from '../../traditions/vastu/zones.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { rounded } from './parts/plan-input.ts'

type Cell = string | number | boolean | null | (string | number | (string | number)[])[]
interface Table {
  columns: string[]
  rows: Cell[][]
  note: string | null
  source: string
}

const byZone = (table: Record<string, ZoneLetters>): Cell[][] =>
  Object.entries(table).map(([type, letters]) => [type, ...ZONES_17.map((zone) => PLACEMENT_RATINGS[letters[zone]])])

/** Padas covered by a devata, wholly or in part. */
const padasOf = (corners: (typeof DEVATAS)[number]['corners']): [number, number][] => {
  const [columns, rows] = [corners.map(([column]) => column), corners.map(([, row]) => row)]
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
  return Array.from({ length: (right - left) * (bottom - top) }, (_, i): [number, number] => [
    left + (i % (right - left)),
    top + Math.floor(i / (right - left)),
  ])
}

const PRACTICE =
  'A choice of this service that joins Brihat Samhita 53 and Mayamata 26-27 with present sixteen-zone practice.'

const TABLES = {
  zones_8: {
    columns: ['code', 'dikpala', 'planet', 'element', 'metal'],
    rows: ZONES_8.map((zone) => [zone, ...Object.values(ZONE_8_TABLE[zone])]),
    note: null,
    source: 'Dikpalas and planets after Brihat Samhita 53 and Mayamata 7; metals after present practice.',
  },
  zones_16: {
    columns: ['code', 'from_bearing', 'to_bearing', 'attribute', 'element', 'favourable_colours', 'adverse_colours'],
    rows: ZONES_16.map((zone, index) => {
      const { attribute, element, favourable, adverse } = ZONE_16_TABLE[zone]
      return [
        zone,
        (index * 22.5 + 348.75) % 360,
        index * 22.5 + 11.25,
        attribute,
        element,
        [...favourable],
        [...adverse],
      ]
    }),
    note: 'The lower bearing belongs to the zone.',
    source: 'Present sixteen-zone practice.',
  },
  entrances_32: {
    columns: ['code', 'from_bearing', 'devata', 'rating', 'result'],
    rows: ENTRANCES.map(({ code, devata, rating, result }, index) => [
      code,
      (45 + index * 11.25) % 360,
      devata,
      PLACEMENT_RATINGS[rating],
      result,
    ]),
    note: 'S3, W3 and N8 follow present practice where the old reading is mixed.',
    source: 'Brihat Samhita 53 (doors).',
  },
  devatas: {
    columns: ['name', 'ring', 'padas', 'pada_list', 'polygon'],
    rows: DEVATAS.map(({ name, place, padas, corners }) => [
      name,
      place,
      padas,
      padasOf(corners),
      corners.map(([column, row]) => [rounded(column / 9, 6), rounded(row / 9, 6)]),
    ]),
    note: 'Padas as column and row from the north-west, 0 to 8; polygons on a unit square, north up. Corner gods hold half of each of four padas, cut along the diagonal of the plot: a reading of this service. Brihat Samhita 53 divides otherwise: 20 outer gods take two padas, the four three each, the eight one each.',
    source: 'Paramasayika of 81 padas: Manasara 7, Mayamata 7.',
  },
  rooms: {
    columns: ['type', ...ZONES_17],
    rows: byZone(ROOM_RATINGS),
    note: 'A main entrance is rated by its pada of 32.',
    source: PRACTICE,
  },
  structures: {
    columns: ['type', ...ZONES_17],
    rows: byZone(STRUCTURE_RATINGS),
    note: 'Pillars, beams and walls are judged only at the centre and on marmas.',
    source: PRACTICE,
  },
  fixtures: {
    columns: ['type', 'what', 'N', 'E', 'S', 'W'],
    rows: Object.entries(FIXTURE_RATINGS).map(([type, { N, E, S, W, what: subject }]) => [
      type,
      subject,
      PLACEMENT_RATINGS[N],
      PLACEMENT_RATINGS[E],
      PLACEMENT_RATINGS[S],
      PLACEMENT_RATINGS[W],
    ]),
    note: 'Quarters of 90 degrees around the cardinal directions.',
    source: 'Present practice.',
  },
  marma: {
    columns: ['index', 'column', 'row', 'devatas'],
    rows: MARMAS.map(({ pada: [column, row], devatas }, index) => [index + 1, column, row, devatas]),
    note: 'Middles of padas; a disc of an eighth of a pada around each. The gods are the ends of the diagonals that cross there.',
    source: 'Attributed to Brihat Samhita 53.63 (atimarma); the verse was not seen.',
  },
  ayadi: {
    columns: ['school', 'item', 'multiplier', 'divisor'],
    rows: Object.entries(AYADI_RULES).flatMap(([school, rules]) =>
      Object.entries(rules).flatMap(([item, rule]) => (rule ? [[school, item, rule[0], rule[1]]] : [])),
    ),
    note: 'Of the perimeter; the vayas is the quotient, counted by fives.',
    source: 'Mayamata 9 and Manasara 9 in present Sthapati practice; Manushyalaya Chandrika for Kerala.',
  },
  goals: {
    columns: ['goal', ...ZONES_17],
    rows: Object.entries(VASTU_GOALS).map(([goal, worths]) => [goal, ...ZONES_17.map((zone) => worths[zone])]),
    note: '0 to 10.',
    source: 'Present sixteen-zone practice.',
  },
  deities: {
    columns: ['zone', 'deity', 'mantra', 'repetitions'],
    rows: ZONES_9.map((zone) => Object.values(mantraOf(zone))),
    note: null,
    source: 'Dikpalas after Brihat Samhita 53; name mantras of common practice.',
  },
  checks: {
    columns: ['id', 'category', 'weight', 'label'],
    rows: CHECKS.map(({ id, category, weight, label }) => [id, category, weight, label]),
    note: 'A check counts only when what it needs was sent.',
    source: 'A choice of this service.',
  },
} as const satisfies Record<string, Table>
const NAMES = Object.keys(TABLES) as [keyof typeof TABLES, ...(keyof typeof TABLES)[]]

const Text = maybeTerm(['CompassCode', 'VastuDevata', 'Deity', 'Graha'])
const Scalar = t.Union([Text, t.Number(), t.Boolean(), t.Null()])
const TableObject = t.Object(
  {
    columns: t.Array(Text),
    rows: t.Array(
      t.Array(t.Union([Scalar, t.Array(t.Union([Text, t.Number(), t.Array(t.Union([Text, t.Number()]))]))])),
    ),
    note: nullable(t.String()),
    source: t.String(),
  },
  { $id: 'VastuTable', description: 'A reference table, as rows.' },
)

export default capability({
  slug: 'vastu-reference',
  title: 'Vastu reference',
  summary: 'The tables behind every Vastu answer, each with its source.',
  weight: 'light',
  status: 'beta',
  method:
    'The answer has the tables of the service as rows, with the 45 devatas, their padas and their polygons on a unit square, north up.',
  input: only({ table: maybe(oneOf(NAMES, { description: 'Name of the table; default: all.' })) }),
  data: t.Object({ version: t.String(), tables: optionalKeys(NAMES, TableObject) }),
  example: { table: 'zones_16' },
}).compute((input) => {
  const selection = input.table ? [input.table] : NAMES
  return {
    version: '1',
    tables: Object.fromEntries(selection.map((name) => [name, structuredClone(TABLES[name])])),
  } as never
})
