import { maybe, nullable, oneOf, type Static, t } from '../../schema.ts'
import { ASPECT_SETS, aspectsWithin } from '../../western/aspects.ts'
import { pointsAndAngles } from '../../western/chart.ts'
import { furtherContacts } from '../../western/chart-frame.ts'
import { capability, type DayPicture } from '../capability.ts'
import { TextField, textField } from '../shared/chart-text.ts'
import { Image } from '../shared/picture.ts'
import { einstein, type WesternNatal, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
import { CHART_OPTIONS, FrameField, frameField, ORB_OPTIONS, requestedOrbs } from '../shared/tropical/chart-options.ts'
import { birthHeading, chartSections } from '../shared/tropical/chart-text.ts'
import { FURTHER_FIELDS, furtherRows } from '../shared/tropical/further.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  HouseRows,
  houseRows,
  PlanetRows,
  pointRows,
} from '../shared/tropical/shapes.ts'
import {
  CHART_WHEEL_OPTIONS,
  natalRing,
  wheelAspects,
  wheelHouses,
  wheelImages,
  wheelPixels,
  wheelWithoutTime,
} from '../shared/tropical/wheel-image.ts'
import { wheelOfDay } from './parts/wheel-without-time.ts'

const SETS = ['none', 'major', 'main', 'all'] as const

const Input = westernPrintedBirth({
  ...CHART_WHEEL_OPTIONS,
  ...CHART_OPTIONS,
  ...ORB_OPTIONS,
  aspect_set: maybe(
    oneOf(SETS, {
      default: 'main',
      description: 'Set of aspects; `major`: five; `main`: these and the quincunx; `all`: eleven.',
    }),
  ),
})
type WheelInput = Static<typeof Input>

const orbsOf = (input: WheelInput) => {
  const set = input.aspect_set ?? 'main'
  return requestedOrbs('natal', input, set === 'none' ? [] : ASPECT_SETS[set])
}

/** The answer for a birth, with the images of its wheel. */
const answerOf = <Images>(input: WheelInput, birth: WesternNatal, images: Images) => {
  const { name, chart } = birth
  const model = orbsOf(input)
  const contacts = aspectsWithin(pointsAndAngles(chart), model)
  return {
    name,
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    planets: pointRows(chart.points),
    houses: houseRows(chart),
    aspects: contacts.map(aspectRow),
    images,
    ...frameField(chart),
    ...furtherRows(chart, model),
    ...textField(input.format, birthHeading('Western natal chart', birth), () =>
      chartSections(chart, [...contacts, ...furtherContacts(chart, model)]),
    ),
  }
}

/** The wheel of a birth without a time, from what holds all day. */
const withoutTime: DayPicture<typeof Input> = {
  compute: (input, world) => answerOf(input, westernNatal(input, world), []),
  draw: async (input, day, world) => {
    const birth = westernNatal(input, { ...world, warn: () => {} })
    const { points, aspects } = wheelOfDay(birth.chart, day, orbsOf(input), world)
    const images = await wheelImages((captioning) => wheelWithoutTime(birth, points, aspects, captioning), world, {
      ...input,
      aspect_set: 'all',
    })
    return { ...day, data: { ...(day.data as object), images } }
  },
}

export default capability({
  slug: 'western-natal-wheel',
  title: 'Western natal wheel',
  summary: 'The birth chart drawn as a wheel, in SVG: signs, houses, points at their degrees, and aspect lines.',
  keywords: 'draw picture image western birth chart wheel',
  weight: 'standard',
  withoutTime,
  method:
    'The Ascendant is at nine o’clock, and longitude increases anticlockwise. Glyphs are at least 6 degrees apart, in order, with the least sum of squared shifts, and within their house while it has room (down to 4 degrees); a line leads from each to its true degree. Signs have the colour of their element. Aspect lines have a colour by nature, dashes by kind, and are paler with a wider orb. Without cusps the wheel has the four angles only. Without a time of birth 0 Aries is at nine o’clock, there are no angles, and the Moon is the arc of its day. Everything is drawn as paths, without fonts.',
  input: Input,
  data: t.Object({
    name: nullable(t.String()),
    ascendant: Angle,
    midheaven: Angle,
    planets: PlanetRows,
    houses: HouseRows,
    aspects: t.Array(AspectRow),
    images: t.Array(Image, { maxItems: 1 }),
    frame: FrameField,
    ...FURTHER_FIELDS,
    text: TextField,
  }),
  pixels: wheelPixels,
  example: einstein,
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { chart } = birth
  const model = orbsOf(input)
  const contacts = aspectsWithin(pointsAndAngles(chart), model)
  const images = await wheelImages(
    (captioning) => ({
      rings: [natalRing(birth, captioning)],
      ...wheelHouses(chart, captioning),
      aspects: wheelAspects([...contacts, ...furtherContacts(chart, model)]),
    }),
    world,
    { ...input, aspect_set: 'all' },
  )
  return answerOf(input, birth, images)
})
