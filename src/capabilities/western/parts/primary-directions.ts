import { exact, maybe, oneOf, type Static, t, term } from '../../../schema.ts'
import { TROPICAL_YEAR } from '../../../sky/constants.ts'
import { plusDays } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import { MAJOR_ASPECTS } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { PLANETS } from '../../../western/points.ts'
import {
  arcOfAge,
  DIRECTION_KEYS,
  DIRECTION_METHODS,
  DIRECTION_SPACES,
  primaryDirections,
  SIGNIFICATORS,
  timedDirections,
  withoutSemiArcs,
} from '../../../western/primary-directions.ts'
import { joinWords } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import { roundFigure } from '../../shared/tropical/shapes.ts'

/** Primary directions as an option of the directions of a chart. */

const MOTIONS = ['direct', 'converse', 'both'] as const
const MAX_AGE = 120
/** Significators of life in the tradition. */
const USUAL_SIGNIFICATORS = ['Ascendant', 'Midheaven', 'Sun', 'Moon'] as const

export const PrimaryInput = maybe(
  exact({
    method: maybe(
      oneOf(DIRECTION_METHODS, {
        default: 'placidus',
        description: 'Placidus by semi-arcs, or Regiomontanus by position circles.',
      }),
    ),
    space: maybe(
      oneOf(DIRECTION_SPACES, {
        default: 'zodiacal',
        description:
          'Space of the directions; `zodiacal`: points of the ecliptic without latitude; `mundane`: bodies with their latitude.',
      }),
    ),
    key: maybe(
      oneOf(DIRECTION_KEYS, {
        default: 'naibod',
        description:
          'Key of arc to years; `naibod`: 0.98564736 degree per year; `ptolemy`: one degree; `solar`: the progressed Sun.',
      }),
    ),
    motion: maybe(
      oneOf(MOTIONS, {
        default: 'direct',
        description: 'Sense of the rotation; `converse`: backwards.',
      }),
    ),
    significators: maybe(
      t.Array(oneOf(SIGNIFICATORS), {
        minItems: 1,
        description: 'Significators; default: Ascendant, Midheaven, Sun and Moon.',
      }),
    ),
    promissors: maybe(t.Array(oneOf(PLANETS), { minItems: 1, description: 'Promissors; default: Sun to Pluto.' })),
    from_age: maybe(
      t.Number({ minimum: 0, maximum: MAX_AGE, default: 0, description: 'First age of the directions, years.' }),
    ),
    to_age: maybe(
      t.Number({ minimum: 0, maximum: MAX_AGE, default: 90, description: 'Last age of the directions, years.' }),
    ),
  }),
  { $id: 'PrimaryDirectionChoice', description: 'Adds primary directions to the answer.' },
)

export const PrimaryRows = t.Optional(
  t.Array(
    t.Object(
      {
        promissor: term(PLANETS, { description: 'Promissor, the point that the rotation carries.' }),
        aspect: oneOf(MAJOR_ASPECTS, { description: 'Aspect of the promissor.' }),
        significator: term(SIGNIFICATORS, { description: 'Significator, the point that the promissor reaches.' }),
        motion: oneOf(['direct', 'converse'], { description: 'Sense of the rotation.' }),
        arc: t.Number({ description: 'Arc of direction, degrees.' }),
        age_years: t.Number({ description: 'Age at the direction, tropical years.' }),
        date: t.String({ description: 'Time of the direction, UTC.' }),
      },
      { $id: 'PrimaryDirection', description: 'A primary direction.' },
    ),
    { description: 'Primary directions in order of time; absent unless requested.' },
  ),
)

export const primaryRows = async (
  choice: Static<typeof PrimaryInput> | undefined,
  chart: TropicalChart,
  world: World,
) => {
  if (!choice) return {}
  const { sky } = world
  const [method, space] = [choice.method ?? 'placidus', choice.space ?? 'zodiacal'] as const
  const circumpolar = method === 'placidus' ? withoutSemiArcs(chart, space, sky) : []
  if (circumpolar.length > 0)
    world.warn(
      'not_determined',
      `${joinWords(circumpolar)} ${circumpolar.length === 1 ? 'does' : 'do'} not rise and set at latitude ${chart.site.latitude}, so by placidus only directions to the meridian exist.`,
    )
  const key = choice.key ?? 'naibod'
  const motion = choice.motion ?? 'direct'
  const toAge = choice.to_age ?? 90
  const directions = primaryDirections(
    chart,
    {
      method,
      space,
      converse: motion === 'both' ? [false, true] : [motion === 'converse'],
      significators: choice.significators ?? USUAL_SIGNIFICATORS,
      promissors: choice.promissors ?? PLANETS,
    },
    arcOfAge(toAge, key),
    sky,
  )
  const window = {
    from: plusDays(chart.at, (choice.from_age ?? 0) * TROPICAL_YEAR),
    to: plusDays(chart.at, toAge * TROPICAL_YEAR),
  }
  const timed = await timedDirections(directions, chart.at, window, key, sky)
  return {
    primary_directions: timed.map(({ promissor, aspect, significator, converse, arc, at }) => ({
      promissor,
      aspect: aspect as (typeof MAJOR_ASPECTS)[number],
      significator,
      motion: converse ? ('converse' as const) : ('direct' as const),
      arc: roundFigure(arc),
      age_years: roundFigure((at - chart.at) / TROPICAL_YEAR, 4),
      date: isoUtc(at),
    })),
  }
}
