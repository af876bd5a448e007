import { mapYielding } from '../../cooperative-yield.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { TROPICAL_YEAR } from '../../sky/constants.ts'
import { plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { type AspectName, aspectsBetween, uniformOrb, withZeroSpeed } from '../../western/aspects.ts'
import { pointsAndAngles } from '../../western/chart.ts'
import { houseOf } from '../../western/houses.ts'
import { ARC_TYPES, ageAt, arcRate, directedPoints, directionArc, momentsOfArcs } from '../../western/progressions.ts'
import { aspectPlaces } from '../../western/transits.ts'
import { norm } from '../../zodiac/longitude.ts'
import { dms, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import type { Captioning } from '../shared/captioning.ts'
import { MONTH_DAYS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { Image } from '../shared/picture.ts'
import { einstein, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
import {
  AspectRow,
  aspectRow,
  figure,
  House,
  Longitude,
  MomentObject,
  momentObject,
  NameTerm,
  place,
  Sign,
} from '../shared/tropical/shapes.ts'
import { DRAWN_WHEEL, momentRing, wheelAround, wheelImage, wheelPixels } from '../shared/tropical/wheel-image.ts'
import { TARGET_DATE, targetOf } from './parts/target-date.ts'

const ASPECTS = [
  'conjunction',
  'opposition',
  'square',
  'semisquare',
  'sesquiquadrate',
  'trine',
  'sextile',
] as const satisfies AspectName[]
const ORB = 1

export default capability({
  slug: 'western-solar-arc',
  title: 'Western solar arc directions',
  summary: 'Birth points moved by one arc, with aspects to the birth chart, and the next exact dates.',
  weight: 'standard',
  method:
    'True arc: the secondary progressed Sun less the Sun of birth, in longitude; Naibod: 0.98564736 degree a year; or one degree a year. Points, Ascendant and Midheaven move by the same arc. Orb 1 degree for every aspect and pair.',
  varies: true,
  input: westernPrintedBirth({
    datetime: localDateTime(MONTH_DAYS),
    target_date: TARGET_DATE,
    arc_type: maybe(oneOf(ARC_TYPES, { default: 'true' })),
    window_years: maybe(
      t.Integer({ minimum: 1, maximum: 20, default: 2, description: 'Event window after the target.' }),
    ),
    ...DRAWN_WHEEL,
  }),
  data: t.Object({
    name: nullable(t.String()),
    target: MomentObject,
    age_years: t.Number(),
    arc: t.Object({ type: oneOf(ARC_TYPES), degrees: t.Number(), dms: t.String() }),
    directed: t.Array(
      t.Object({
        planet: NameTerm,
        natal_longitude: Longitude,
        longitude: Longitude,
        sign: Sign,
        degree: t.Number(),
        degree_in_sign: t.String(),
        natal_house: nullable(House),
      }),
    ),
    aspects: t.Array(AspectRow, { description: 'planet_a directed, planet_b natal.' }),
    events: t.Array(
      t.Object({
        date: t.String({ description: 'UTC time.' }),
        directed_planet: NameTerm,
        natal_planet: NameTerm,
        aspect: oneOf(ASPECTS),
      }),
    ),
    images: t.Array(Image, { description: 'With image: the directed points around the birth chart.' }),
  }),
  pixels: (input) => (input.image ? wheelPixels(input) : 0),
  example: { ...einstein, target_date: '1905-06-30' },
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { chart: natal, moment } = birth
  const { sky } = world
  const type = input.arc_type ?? 'true'
  const target = targetOf(input.target_date, birth, world)
  const degrees = directionArc(natal.at, target, type, sky)
  const points = directedPoints(natal, degrees, arcRate(natal.at, target, type, sky))
  const still = withZeroSpeed(pointsAndAngles(natal))
  const arcs = await mapYielding(points, world.yieldIfDue, (point) =>
    still.flatMap((other) =>
      ASPECTS.flatMap((aspect) =>
        aspectPlaces(other.longitude, aspect).map((at) => ({
          directed_planet: point.name,
          natal_planet: other.name,
          aspect,
          to: norm(at - point.longitude),
        })),
      ),
    ),
  )
  const coming = arcs.flat()
  const window = { from: target, to: plusDays(target, (input.window_years ?? 2) * TROPICAL_YEAR) }
  const events = await momentsOfArcs(
    natal.at,
    window,
    coming.map(({ to }) => to),
    type,
    sky,
  )
  const contacts = aspectsBetween(points, still, uniformOrb(ORB, ASPECTS))
  const wheel = (captioning: Captioning) => {
    const ring = momentRing(captioning.say('Solar arc'), points, target, moment.zone, captioning)
    return wheelAround(birth, [ring], contacts, captioning)
  }
  return {
    name: birth.name,
    target: momentObject(target, moment.zone),
    age_years: figure(ageAt(natal.at, target)),
    arc: { type, degrees: figure(degrees), dms: `${degrees < 0 ? '-' : ''}${dms(Math.abs(degrees))}` },
    directed: points.map(({ name, natal: from, longitude }) => {
      const at = place(longitude)
      return {
        planet: name,
        natal_longitude: place(from).longitude,
        longitude: at.longitude,
        sign: signName(at.sign),
        degree: at.degree,
        degree_in_sign: at.dms,
        natal_house: houseOf(longitude, natal.houses),
      }
    }),
    aspects: contacts.map(aspectRow),
    events: await mapYielding(events, world.yieldIfDue, ({ index, at }) => {
      const { directed_planet, natal_planet, aspect } = coming[index]!
      const text = isoUtc(at)
      return { date: text.slice(0, text.indexOf('T')), directed_planet, natal_planet, aspect }
    }),
    images: input.image ? [await wheelImage(wheel, world, input)] : [],
  }
})
