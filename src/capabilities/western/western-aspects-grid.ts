import { distinct, maybe, nullable, oneOf, optionalKeys, t } from '../../schema.ts'
import {
  ALL_ASPECTS,
  ASPECT_SETS,
  ASPECTS,
  aspectsWithin,
  type Contact,
  roundedOrb,
  scaledOrbs,
} from '../../western/aspects.ts'
import { patterns } from '../../western/patterns.ts'
import { PLANETS, POINTS } from '../../western/points.ts'
import { capability } from '../capability.ts'
import { einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import {
  FrameField,
  frameField,
  ORB_OPTIONS,
  POSITION_OPTIONS,
  requestedOrbs,
} from '../shared/tropical/chart-options.ts'
import { FURTHER_FIELDS, furtherRows } from '../shared/tropical/further.ts'
import {
  AspectRow,
  AspectTerm,
  aspectRow,
  Longitude,
  Orb,
  PatternRow,
  PointTerm,
  pointRows,
  roundFigure,
  Sign,
} from '../shared/tropical/shapes.ts'

const SETS = ['major', 'main', 'all'] as const
const Count = t.Integer({ minimum: 0 })

export default capability({
  slug: 'western-aspects-grid',
  title: 'Western aspects grid',
  summary: 'Every pair of the fourteen points with its aspect and orb, and aspect patterns: T-squares, yods, kites.',
  weight: 'standard',
  method:
    'The orbs are the natal ones times `orb_scale`; if two aspects fit a pair, the one with the smaller relative orb counts. Patterns use Sun to Pluto with the major aspects and the quincunx in any `aspect_set`. A T-square within a grand cross and a grand trine within a kite are not repeated. A stellium has three or more bodies in one sign or within 10 degrees; its `max_orb` is its width. An unaspected planet has no major aspect among Sun to Pluto.',
  input: westernBirth({
    aspect_set: maybe(
      oneOf(SETS, {
        default: 'all',
        description: 'Set of aspects; `major`: five; `main`: these and the quincunx; `all`: eleven.',
      }),
    ),
    ...POSITION_OPTIONS,
    ...ORB_OPTIONS,
    orb_scale: maybe(
      t.Number({ minimum: 0.25, maximum: 2, default: 1, description: 'Factor by which every orb is multiplied.' }),
    ),
  }),
  data: t.Object({
    name: nullable(t.String()),
    points: t.Array(
      t.Object({
        planet: PointTerm,
        longitude: nullable(Longitude),
        sign: nullable(Sign),
        speed: nullable(t.Number({ description: 'Speed in degrees a day; null without ephemeris data.' })),
      }),
    ),
    aspects: t.Array(AspectRow),
    grid: t.Array(
      t.Object({
        planet: PointTerm,
        cells: t.Array(
          t.Object({
            planet: PointTerm,
            aspect: nullable(AspectTerm),
            orb: nullable(Orb),
            applying: nullable(t.Boolean()),
          }),
        ),
      }),
      { description: 'Lower triangle of the grid: each point with the points before it.' },
    ),
    patterns: t.Array(PatternRow),
    counts: t.Object({
      by_aspect: optionalKeys(ALL_ASPECTS, Count),
      harmonious: Count,
      challenging: Count,
      neutral: Count,
      total: Count,
    }),
    unaspected: distinct(PointTerm),
    frame: FrameField,
    ...FURTHER_FIELDS,
  }),
  example: einstein,
}).compute((input, world) => {
  const { name, chart } = westernNatal(input, world)
  const modelOf = (set: keyof typeof ASPECT_SETS) =>
    scaledOrbs(requestedOrbs('natal', input, ASPECT_SETS[set]), input.orb_scale ?? 1)
  const within = (set: keyof typeof ASPECT_SETS) => aspectsWithin(chart.points, modelOf(set))
  const contacts = within(input.aspect_set ?? 'all')
  const main = within('main')
  const of = (nature: string) => contacts.filter(({ aspect }) => ASPECTS[aspect].nature === nature).length
  return {
    name,
    points: pointRows(chart.points).map(({ planet, longitude, sign, speed }) => ({ planet, longitude, sign, speed })),
    aspects: contacts.map(aspectRow),
    grid: POINTS.map((planet, row) => ({
      planet,
      cells: POINTS.slice(0, row).map((other) => ({ planet: other, ...cellOf(contacts, other, planet) })),
    })),
    patterns: patterns(chart.points, main).map(({ orb, ...pattern }) => ({ ...pattern, max_orb: roundFigure(orb, 4) })),
    counts: {
      by_aspect: Object.fromEntries(
        ALL_ASPECTS.map((aspect) => [aspect, contacts.filter((contact) => contact.aspect === aspect).length]),
      ),
      harmonious: of('harmonious'),
      challenging: of('challenging'),
      neutral: of('neutral'),
      total: contacts.length,
    },
    unaspected: unaspected(chart.points, main),
    ...frameField(chart),
    ...furtherRows(chart, modelOf(input.aspect_set ?? 'all')),
  }
})

const cellOf = (contacts: readonly Contact[], first: string, second: string) => {
  const match = contacts.find(({ a, b }) => a.name === first && b.name === second)
  return match
    ? { aspect: match.aspect, orb: roundedOrb(match.orb), applying: match.applying }
    : { aspect: null, orb: null, applying: null }
}

/** Points from Sun to Pluto without a major aspect among themselves. */
const unaspected = (points: readonly { name: string }[], contacts: readonly Contact[]) => {
  const ten = PLANETS.filter((name) => points.some((point) => point.name === name))
  const isOfTen = (name: string) => (ten as readonly string[]).includes(name)
  return ten.filter(
    (name) =>
      !contacts.some(
        ({ a, b, aspect }) =>
          ASPECTS[aspect].major && (a.name === name || b.name === name) && isOfTen(a.name) && isOfTen(b.name),
      ),
  )
}
