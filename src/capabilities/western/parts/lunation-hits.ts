import { eclipseName } from '../../../ephemeris/queries.ts'
import { exact, maybe, maybeTerm, nullable, oneOf, type Static, t } from '../../../schema.ts'
import { eclipsesIn, lunations } from '../../../sky/lunations.ts'
import { plusDays } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { type AnyAspectPoint, contactOf, MAJOR_ASPECTS, roundedOrb, uniformOrb } from '../../../western/aspects.ts'
import { pointsAndAngles, type TropicalChart } from '../../../western/chart.ts'
import { frameOf, furtherOf } from '../../../western/chart-frame.ts'
import { zeroPointIn } from '../../../western/zodiac-searches.ts'
import { norm } from '../../../zodiac/longitude.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { EclipseKindAndType } from '../../shared/shapes.ts'
import { Longitude, longitudeFields, roundFigure, Sign } from '../../shared/tropical/shapes.ts'

/** Lunations and eclipses on the points of a chart, as an option of transit dates. */

export const LunationInput = maybe(
  exact({
    eclipses_only: maybe(t.Boolean({ default: false, description: 'Leaves out lunations without an eclipse.' })),
    orb: maybe(t.Number({ minimum: 0.1, maximum: 10, default: 3, description: 'Maximum orb, degrees.' })),
    aspects: maybe(
      t.Array(oneOf(MAJOR_ASPECTS), {
        minItems: 1,
        description: 'Aspects; default: conjunction, opposition and square.',
      }),
    ),
  }),
  {
    $id: 'LunationHitChoice',
    description: 'Adds the lunations and eclipses of the window that touch points of the chart.',
  },
)

export const LunationRows = t.Optional(
  t.Array(
    t.Object(
      {
        at: t.String({ description: 'Time of the lunation, UTC.' }),
        phase: oneOf(['new', 'full'], { description: 'New or full Moon.' }),
        eclipse: nullable(EclipseKindAndType, { description: 'Kind and type; null without an eclipse.' }),
        longitude: Longitude,
        sign: Sign,
        hits: t.Array(
          t.Object({
            point: maybeTerm(['PointOrAngle'], { description: 'Point of the chart.' }),
            aspect: oneOf(MAJOR_ASPECTS, { description: 'Aspect of the lunation to the point.' }),
            orb: t.Number({ description: 'Orb: distance from exact, degrees.' }),
          }),
          { minItems: 1, description: 'Points that the lunation touches, the closest first.' },
        ),
      },
      { $id: 'LunationHit', description: 'A lunation that touches points of the chart.' },
    ),
    { description: 'Lunations in order of time; absent unless requested.' },
  ),
)

const USUAL_ASPECTS = ['conjunction', 'square', 'opposition'] as const

export const lunationRows = async (
  choice: Static<typeof LunationInput> | undefined,
  window: Window,
  chart: TropicalChart,
  { sky, yieldIfDue }: World,
) => {
  if (!choice) return {}
  const aspects = choice.aspects ?? USUAL_ASPECTS
  const model = uniformOrb(choice.orb ?? 3, aspects)
  const points: readonly AnyAspectPoint[] = [...pointsAndAngles(chart), ...furtherOf(chart)]
  const rows = []
  const eclipses = await eclipsesIn({ from: plusDays(window.from, -1), to: plusDays(window.to, 1) }, sky)
  for (const lunation of lunations(window, sky)) {
    const { phase } = lunation
    if (phase !== 'new' && phase !== 'full') continue
    await yieldIfDue()
    const place = norm(lunation.longitude - zeroPointIn(frameOf(chart), lunation.at, sky))
    const moon = { name: 'Moon', longitude: place, speed: null } as const
    const hits = points
      .flatMap((point) => {
        const contact = contactOf(moon, { ...point, speed: null }, model)
        return contact
          ? [
              {
                point: point.name as string,
                aspect: contact.aspect as (typeof MAJOR_ASPECTS)[number],
                orb: roundedOrb(contact.orb),
              },
            ]
          : []
      })
      .sort((a, b) => a.orb - b.orb)
    if (hits.length === 0) continue
    const kind = phase === 'new' ? 'solar' : 'lunar'
    const eclipse = eclipses.find((each) => each.kind === kind && Math.abs(each.maximum - lunation.at) < 1) ?? null
    if (choice.eclipses_only && !eclipse) continue
    const { longitude, sign } = longitudeFields(place)
    rows.push({
      at: isoUtc(lunation.at),
      phase,
      eclipse: eclipse && eclipseName(eclipse),
      longitude: roundFigure(longitude),
      sign: signName(sign),
      hits,
    })
  }
  return { lunation_hits: rows }
}
