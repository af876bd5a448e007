import { mapYielding } from '../../cooperative-yield.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { TROPICAL_YEAR } from '../../sky/constants.ts'
import { plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import {
  type AnyAspectPoint,
  type AspectName,
  aspectsBetween,
  uniformOrb,
  withZeroSpeed,
} from '../../western/aspects.ts'
import { inHouses, pointsAndAngles } from '../../western/chart.ts'
import { frameOf, furtherContactsBetween, furtherOf, inTropicalZodiac, zeroPointOf } from '../../western/chart-frame.ts'
import type { AnyName } from '../../western/further-points.ts'
import { houseOf } from '../../western/houses.ts'
import { ageAt } from '../../western/progressions.ts'
import {
  ARC_MEASURES,
  ARC_TYPES,
  type ArcChoice,
  arcRate,
  arcTo,
  directedPoints,
  directionArc,
  momentsOfArcs,
} from '../../western/solar-arcs.ts'
import { aspectPlaces } from '../../western/transits.ts'
import { shifted } from '../../western/zodiac-searches.ts'
import { tropical } from '../../zodiac/longitude.ts'
import { dms, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import type { Captioning } from '../shared/captioning.ts'
import { TextField, textField, withCalendar } from '../shared/chart-text.ts'
import { MONTH_DAYS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { Image } from '../shared/picture.ts'
import { einstein, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
import { FrameField, POINTS_OPTION, ZODIAC_OPTION, zodiacField } from '../shared/tropical/chart-options.ts'
import { birthHeading, contactSections, pointSections } from '../shared/tropical/chart-text.ts'
import { FURTHER_FIELDS, furtherAspectRows, furtherPointRows } from '../shared/tropical/further.ts'
import {
  AspectRow,
  House,
  Longitude,
  longitudeFields,
  MomentObject,
  momentObject,
  movingAspectRow,
  NameTerm,
  roundFigure,
  Sign,
} from '../shared/tropical/shapes.ts'
import { DRAWN_WHEEL, momentRing, wheelAround, wheelImages, wheelPixels } from '../shared/tropical/wheel-image.ts'
import { PrimaryInput, PrimaryRows, primaryRows } from './parts/primary-directions.ts'
import { readTargetMoment, TARGET_DATE } from './parts/target-date.ts'

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

const ARC_NAMES = {
  true: 'solar arc',
  naibod: 'Naibod arc',
  one_degree: 'one-degree arc',
  cardan: 'Cardan arc',
  birth_day: 'birth-day arc',
} as const satisfies Record<ArcChoice['type'], string>
/** `Converse Naibod arc directions in right ascension`. */
const arcTitle = ({ type, measure, converse }: ArcChoice): string => {
  const words = `${converse ? 'converse ' : ''}${ARC_NAMES[type]} directions`
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${measure === 'right_ascension' ? ' in right ascension' : ''}`
}

export default capability({
  slug: 'western-solar-arc',
  title: 'Western solar arc directions',
  summary: 'Birth points moved by one arc, with aspects to the birth chart, and the next exact dates.',
  weight: 'standard',
  method:
    'The true arc is the longitude of the secondary progressed Sun less that of the natal Sun; Naibod is 0.98564736 degree a year; another arc a year is possible. The arc is in longitude or right ascension, direct or converse. Points, Ascendant and Midheaven move by the same arc. The orb is 1 degree for every aspect and pair. In the sidereal zodiac natal longitudes are less the ayanamsha of birth and the progressed Sun is less that of its own moment. In the draconic zodiac all longitudes, natal and directed, are less the true node of birth. On request the answer has primary directions: the rotation of the sphere carries promissors to the mundane positions of significators, by semi-arcs (Placidus) or position circles (Regiomontanus).',
  varies: true,
  input: westernPrintedBirth({
    datetime: localDateTime(MONTH_DAYS),
    target_date: TARGET_DATE,
    arc_type: maybe(
      oneOf(ARC_TYPES, {
        default: 'true',
        description:
          "`true`: the arc of the progressed Sun; `naibod`: the mean motion of the Sun; `cardan`: 0°59′12″ a year; `birth_day`: the Sun's motion on the day of birth, a year.",
      }),
    ),
    arc_measure: maybe(
      oneOf(ARC_MEASURES, {
        default: 'longitude',
        description:
          '`right_ascension`: the arc is measured and added on the equator, and points move as points of the ecliptic.',
      }),
    ),
    converse: maybe(
      t.Boolean({
        default: false,
        description: 'Directs the points backwards. The true arc is then the Sun’s motion in the days before birth.',
      }),
    ),
    window_years: maybe(
      t.Integer({
        minimum: 1,
        maximum: 20,
        default: 2,
        description: 'Years after the target date in which events are listed.',
      }),
    ),
    primary_directions: PrimaryInput,
    ...POINTS_OPTION,
    ...ZODIAC_OPTION,
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
    aspects: t.Array(AspectRow, { description: 'Aspects; `planet_a` is directed, `planet_b` is natal.' }),
    events: t.Array(
      t.Object({
        date: t.String({ description: 'Moment of the exact aspect, UTC.' }),
        directed_planet: NameTerm,
        natal_planet: NameTerm,
        aspect: oneOf(ASPECTS),
      }),
    ),
    images: t.Array(Image, {
      maxItems: 1,
      description: 'Drawing of the directed points around the birth chart, if requested.',
    }),
    primary_directions: PrimaryRows,
    frame: FrameField,
    ...FURTHER_FIELDS,
    text: TextField,
  }),
  pixels: (input) => (input.image ? wheelPixels(input) : 0),
  example: { ...einstein, target_date: '1905-06-30' },
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { chart: natal, moment } = birth
  const { sky } = world
  const type = input.arc_type ?? 'true'
  const choice: ArcChoice = {
    type,
    measure: input.arc_measure ?? 'longitude',
    converse: input.converse ?? false,
    frame: frameOf(natal),
  }
  const obliquity = sky.obliquity(natal.at)
  const target = readTargetMoment(input.target_date, birth, world)
  const degrees = directionArc(natal.at, target, choice, sky)
  // Points move on the equator from their tropical longitudes of birth.
  const zeroPoint = zeroPointOf(natal, sky)
  const inTropical = <P extends { readonly longitude: number }>(each: readonly P[]) => shifted(each, -zeroPoint)
  const directed = <P extends { readonly name: AnyName; readonly longitude: number }>(moving: readonly P[]) =>
    directedPoints(inTropical(moving), degrees, arcRate(natal.at, target, choice, sky), choice.measure, obliquity)
  const moved = directed(pointsAndAngles(natal))
  const inZodiac = <P extends { readonly natal: number; readonly longitude: number }>(each: readonly P[]) =>
    shifted(each, zeroPoint).map((point) => ({ ...point, natal: tropical(point.natal - zeroPoint) }))
  const points = inZodiac(moved)
  const still = withZeroSpeed(pointsAndAngles(natal))
  const arcs = await mapYielding(moved, world.yieldIfDue, (point) =>
    inTropical(still).flatMap((other) =>
      ASPECTS.flatMap((aspect) =>
        aspectPlaces(other.longitude, aspect).map((at) => ({
          directed_planet: point.name,
          natal_planet: other.name,
          aspect,
          to: arcTo(point.longitude, at, choice, obliquity),
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
    choice,
    sky,
  )
  const further = inHouses(
    inZodiac(directed(furtherOf(natal))).map((point) => ({
      ...point,
      latitude: null,
      declination: null,
      rightAscension: null,
    })),
    natal.houses,
  )
  const orbs = uniformOrb(ORB, ASPECTS)
  const contacts = aspectsBetween(points, still, orbs)
  const furtherToNatal = () =>
    furtherContactsBetween(
      [...points, ...further],
      withZeroSpeed<AnyAspectPoint>([...pointsAndAngles(natal), ...furtherOf(natal)]),
      orbs,
    )
  const wheel = (captioning: Captioning) => {
    const ring = momentRing(captioning.say('Solar arc'), points, target, moment.zone, captioning)
    return wheelAround(birth, [ring], contacts, captioning)
  }
  return {
    name: birth.name,
    target: momentObject(target, moment.zone),
    age_years: roundFigure(ageAt(natal.at, target)),
    arc: { type, degrees: roundFigure(degrees), dms: `${degrees < 0 ? '-' : ''}${dms(Math.abs(degrees))}` },
    directed: points.map(({ name, natal: from, longitude }) => {
      const at = longitudeFields(longitude)
      return {
        planet: name,
        natal_longitude: longitudeFields(from).longitude,
        longitude: at.longitude,
        sign: signName(at.sign),
        degree: at.degree,
        degree_in_sign: at.dms,
        natal_house: houseOf(longitude, natal.houses),
      }
    }),
    aspects: contacts.map(movingAspectRow),
    events: await mapYielding(events, world.yieldIfDue, ({ index, at }) => {
      const { directed_planet, natal_planet, aspect } = coming[index]!
      const text = isoUtc(at)
      return { date: text.slice(0, text.indexOf('T')), directed_planet, natal_planet, aspect }
    }),
    ...zodiacField(natal),
    ...furtherPointRows({ frame: frameOf(natal), further }),
    ...furtherAspectRows(natal, orbs, furtherToNatal),
    images: input.image ? await wheelImages(wheel, world, input) : [],
    ...(await primaryRows(input.primary_directions, inTropicalZodiac(natal, sky), world)),
    ...textField(input.format, birthHeading(`${arcTitle(choice)} to ${withCalendar(isoUtc(target))}`, birth), () => [
      ...pointSections('Directed points', inHouses<AnyAspectPoint>([...points, ...further], natal.houses)),
      ...contactSections('Directed to birth points', [...contacts, ...furtherToNatal()]),
    ]),
  }
})
