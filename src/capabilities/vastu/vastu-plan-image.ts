import { LABEL_LANGUAGES } from '../../lexicon/languages.ts'
import { type PlanWords, planWords } from '../../lexicon/plan-words.ts'
import {
  FILL_OPACITIES,
  type PlanFacts,
  RATING_COLOURS,
  SEVERITY_COLOURS,
  textUnit,
  ZONE_TINTS,
} from '../../render/plan-facts.ts'
import { placeNames, withoutOverlaps } from '../../render/plan-labels.ts'
import { planSvg } from '../../render/plan-picture.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { assessment } from '../../traditions/vastu/assessment.ts'
import { DEVATAS, devataRing } from '../../traditions/vastu/devatas.ts'
import { ENTRANCES } from '../../traditions/vastu/entrances.ts'
import { cornersOf, rectanglePart } from '../../traditions/vastu/frame.ts'
import {
  centroidOf,
  cos,
  heading,
  type PlanPoint,
  planBoxOf,
  type Region,
  type Ring,
  segmentsIn,
  sin,
} from '../../traditions/vastu/geometry.ts'
import { cutsAndExtensions, marmas } from '../../traditions/vastu/grounds.ts'
import { placeRoom } from '../../traditions/vastu/placement.ts'
import type { FloorPlan, Item } from '../../traditions/vastu/plan.ts'
import { RATING_WORDS } from '../../traditions/vastu/ratings.ts'
import { DEFECT_SEVERITIES } from '../../traditions/vastu/remedies.ts'
import { ZONE_8_TABLE, ZONE_16_TABLE, ZONE_ELEMENTS, ZONES_8, ZONES_16, zonesOf } from '../../traditions/vastu/zones.ts'
import { capability } from '../capability.ts'
import {
  accentInput,
  captionsInput,
  checkWidth,
  FormatInput,
  Image,
  imageIn,
  largeWidthInput,
  lookOf,
  ThemeInput,
} from '../shared/picture.ts'
import { coordinate, examplePlan, NorthObject, northObject, planInput, readPlan, rounded } from './parts/plan-input.ts'

const OVERLAYS = [
  'zones_8',
  'zones_16',
  'entrances_32',
  'grid_81',
  'devatas',
  'marma',
  'brahmasthan',
  'rooms',
  'north_arrow',
  'ratings',
  'defects',
] as const
type Overlay = (typeof OVERLAYS)[number]
const PLAIN: readonly Overlay[] = ['zones_16', 'rooms', 'north_arrow']
/** Margin, and space above the plan for the arrow, divided by the width of a picture in which letters grow with the width. */
const MARGIN = 0.06
const HEAD = 0.04
/** Distance of the names of zones from the plan, and their width above and below it, in units of `textUnit`. */
const OUT = 27
const ZONE_NAME = 84
/** Maximum defects on the drawing, for readability; vastu-analyse lists all. */
const MAX_DEFECTS = 24
const WIDTH = 1000
const TALLEST = 3

/** A point rotated about the origin, degrees. */
const turned = ([x, y]: PlanPoint, angle: number): PlanPoint => [
  cos(angle) * x - sin(angle) * y,
  sin(angle) * x + cos(angle) * y,
]

/** The transform from plan units to pixels: rotation, translation and scale, with a margin on every side. */
const viewOf = (plan: FloorPlan, width: number, rotation: number, head: number) => {
  const turn = (p: PlanPoint) => turned(p, rotation)
  const box = planBoxOf(plan.outline.ring.map(turn))
  const [margin, above] = [MARGIN * 1000 * textUnit(width), head * 1000 * textUnit(width)]
  // A plan much longer than wide is drawn narrower, so that it fits a page.
  const scale = Math.min((width - 2 * margin) / box.width, (TALLEST * width - 2 * margin) / box.height)
  const height = Math.ceil(box.height * scale + 2 * margin + above)
  const left = (width - box.width * scale) / 2
  const place = (p: PlanPoint): PlanPoint => {
    const [x, y] = turn(p)
    return [left + (x - box.min[0]) * scale, margin + above + (y - box.min[1]) * scale]
  }
  return {
    height,
    place,
    view: {
      x: coordinate(box.min[0] - left / scale),
      y: coordinate(box.min[1] - (margin + above) / scale),
      width: coordinate(width / scale),
      height: coordinate(height / scale),
      scale: coordinate(scale),
      rotation: rounded(rotation),
    },
  }
}

/** The sectors of the overlays: the finest division wins. */
const sectorsOf = (shown: (overlay: Overlay) => boolean) =>
  shown('entrances_32')
    ? {
        count: 32 as const,
        first: 45,
        names: ENTRANCES.map(({ code }) => code),
        tint: (index: number) => ENTRANCE_TINTS[ENTRANCES[index]!.rating],
      }
    : shown('zones_16')
      ? {
          count: 16 as const,
          first: -11.25,
          names: ZONES_16,
          tint: (index: number) => ZONE_ELEMENTS.indexOf(ZONE_16_TABLE[ZONES_16[index]!].element),
        }
      : shown('zones_8')
        ? {
            count: 8 as const,
            first: -22.5,
            names: ZONES_8,
            tint: (index: number) => ZONE_ELEMENTS.indexOf(ZONE_8_TABLE[ZONES_8[index]!].element),
          }
        : null
// source: this project; the tint of each letter
const ENTRANCE_TINTS = { I: 1, G: 1, O: 3, P: 2, X: 2 } as const

/** Meaning of the tints of entrances. */
const ENTRANCE_LEGEND = [
  { word: 'good', tint: ENTRANCE_TINTS.G },
  { word: 'acceptable', tint: ENTRANCE_TINTS.O },
  { word: 'poor', tint: ENTRANCE_TINTS.P },
] as const

/** The fill colours that are on a plan, and their meaning. */
const coloursOf = (overlays: readonly Overlay[], theme: PlanFacts['theme']) => {
  const opacities = FILL_OPACITIES[theme]
  const zone = (word: (typeof ZONE_ELEMENTS)[number] | (typeof RATING_WORDS)[number], tint: number) => ({
    word,
    colour: ZONE_TINTS[tint]! as string,
    opacity: opacities.zone as number,
  })
  return [
    ...(overlays.includes('entrances_32')
      ? ENTRANCE_LEGEND.map(({ word, tint }) => zone(word, tint))
      : overlays.includes('zones_16') || overlays.includes('zones_8')
        ? ZONE_ELEMENTS.map((element, index) => zone(element, index))
        : []),
    ...(overlays.includes('ratings')
      ? RATING_WORDS.map((word, index) => ({
          word,
          colour: RATING_COLOURS[index]! as string,
          opacity: opacities.rating,
        }))
      : []),
  ]
}

const factsOf = (
  plan: FloorPlan,
  overlays: readonly Overlay[],
  page: Pick<PlanFacts, 'width' | 'height' | 'theme' | 'accent' | 'captions'> & { rotation: number },
  words: PlanWords,
  place: (p: PlanPoint) => PlanPoint,
): PlanFacts => {
  const shown = (overlay: Overlay) => overlays.includes(overlay)
  const ringOf = (ring: Ring) => ring.map(place)
  const regionOf = (region: Region) => region.map(ringOf)
  const { base } = plan.frame
  const { angle } = plan.north
  const sectors = sectorsOf(shown)
  const scale = Math.hypot(...([0, 1] as const).map((i) => place([1, 0])[i] - place([0, 0])[i]))
  const unit = textUnit(page.width)
  const out = OUT * unit
  const frame = planBoxOf(plan.outline.ring.map(place))
  const middle = place(plan.centre)
  /** The point where a ray from the centre leaves the box around the plan: names in a notch would look like rooms. */
  const onFrame = (angle: number): PlanPoint => {
    const [dx, dy] = heading(angle)
    const [left, top, right, bottom] = [frame.min[0] - out, frame.min[1] - out, frame.max[0] + out, frame.max[1] + out]
    const reach = Math.min(
      Math.abs(dx) < 1e-9 ? Infinity : ((dx > 0 ? right : left) - middle[0]) / dx,
      Math.abs(dy) < 1e-9 ? Infinity : ((dy > 0 ? bottom : top) - middle[1]) / dy,
    )
    return [middle[0] + reach * dx, middle[1] + reach * dy]
  }
  const zones =
    sectors === null
      ? []
      : zonesOf(plan.floor, plan.centre, angle, sectors.count).map((region, index) => {
          const towards = angle + sectors.first + (index + 0.5) * (360 / sectors.count)
          const at = onFrame(towards + page.rotation)
          // Beside the plan a name has the room between the plan and the edge of the page.
          const isBeside = at[0] < frame.min[0] || at[0] > frame.max[0]
          return {
            region: regionOf(region),
            label: { text: words.zone(sectors.names[index]!), at, width: isBeside ? 1.8 * out : ZONE_NAME * unit },
            tint: sectors.tint(index),
          }
        })
  const spokes = zones.flatMap((_, index) =>
    segmentsIn(plan.floor, plan.centre, angle + sectors!.first + index * (360 / zones.length)).map(
      ([from, to]) => [place(from), place(to)] as const,
    ),
  )
  /** The four quarters first, then the finer divisions, so that finer names give way in narrow places. */
  const byWeight = [1, 2, 4, 8].flatMap((part, level, parts) =>
    zones.filter((_, i) => {
      const step = zones.length / 4
      return i % (step / part) === 0 && (level === 0 || i % (step / parts[level - 1]!) !== 0)
    }),
  )
  const named = (text: string, ring: Ring) => {
    const images = ringOf(ring)
    return { text, at: centroidOf([images]), width: 0.94 * planBoxOf(images).width }
  }
  const padas = Array.from({ length: 81 }, (_, i) =>
    rectanglePart(base, (i % 9) / 9, Math.floor(i / 9) / 9, ((i % 9) + 1) / 9, (Math.floor(i / 9) + 1) / 9),
  )
  const cells = shown('devatas')
    ? DEVATAS.map((devata) => {
        const ring = devataRing(devata, base)
        return { ring: ringOf(ring), label: named(words.devata(devata.name), ring) }
      })
    : shown('grid_81')
      ? padas.map((ring) => ({ ring: ringOf(ring), label: null }))
      : []
  const rated = shown('ratings')
  const draw = ({ name, region }: Item) => {
    const rings = regionOf(region)
    const { width, height } = planBoxOf(rings.flat())
    return { region: rings, label: { text: name, at: centroidOf(rings), width: 0.92 * width, height: 0.9 * height } }
  }
  const visible = (items: readonly Item[]) => (shown('rooms') || rated ? items.filter(({ area }) => area > 0) : [])
  const rooms = visible(plan.rooms).map((room) => {
    const { rating } = placeRoom(room, plan)
    return { ...draw(room), rating: rated && rating ? RATING_WORDS.indexOf(rating) : null }
  })
  const structures = visible(plan.structures).map(draw)
  const { names, keys } = placeNames(
    [...rooms, ...structures].map(({ label }) => label),
    [12 * unit, 19 * unit],
  )
  const located = shown('defects')
    ? assessment(plan, null)
        .defects.filter(({ at }) => at !== null)
        .slice(0, MAX_DEFECTS)
    : []
  const marks = located.map(({ at, severity, message }, index) => ({
    number: index + 1,
    at: place(at!),
    severity: DEFECT_SEVERITIES.indexOf(severity),
    message,
  }))
  return {
    title: 'Floor plan with Vastu overlays',
    width: page.width,
    height: page.height,
    captions: page.captions,
    legend: coloursOf(overlays, page.theme).map(({ word, ...look }) => ({ text: words.legend(word), ...look })),
    ...(page.accent && { accent: page.accent }),
    names,
    keys,
    marks,
    zoneLabels: withoutOverlaps(
      byWeight.map(({ label }) => label),
      (sectors?.count === 32 ? 26 : 40) * unit,
      17 * unit,
    ),
    theme: page.theme,
    floor: regionOf(plan.floor),
    zones,
    spokes,
    cells,
    brahma: shown('brahmasthan') ? ringOf(cornersOf(plan.brahma)) : null,
    rooms,
    structures,
    cuts: rated
      ? cutsAndExtensions(plan)
          .rows.filter(({ severity }) => severity)
          .map(({ polygon }) => ringOf(polygon))
      : [],
    marmas: shown('marma')
      ? marmas(plan, plan.structures).map(({ point, radius, hitBy }) => ({
          at: place(point),
          radius: radius * scale,
          hit: hitBy.length > 0,
        }))
      : [],
    north: shown('north_arrow')
      ? {
          at: [page.width - 30 * unit, 35 * unit],
          degrees: angle + page.rotation,
          letter: words.zone('N'),
        }
      : null,
  }
}

const legendOf = (overlays: readonly Overlay[], { theme, keys, marks }: PlanFacts) => [
  ...coloursOf(overlays, theme).map(({ word, colour }) => ({ label: word as string, colour })),
  ...marks.map(({ number, severity, message }) => ({
    label: `${number}: ${message}`,
    colour: SEVERITY_COLOURS[severity]! as string,
  })),
  ...keys.map(({ key, text }) => ({ label: `${key}: ${text}`, colour: '#3F3A34' })),
]

export default capability({
  slug: 'vastu-plan-image',
  title: 'Vastu plan image',
  summary: 'A drawing of the floor plan with zones, padas, devatas, marmas, rated rooms and the arrow to true north.',
  weight: 'standard',
  status: 'beta',
  varies: true,
  method:
    'The picture draws the geometry of vastu-analyse as paths of an SVG document; zones are the clipped wedges. With ratings, rooms range from green (ideal) to red (adverse), and cuts and bad extensions are hatched red. Text is always horizontal; names are outlines, and the document uses nothing from outside.',
  input: planInput({
    overlays: maybe(
      t.Array(oneOf(OVERLAYS), { maxItems: OVERLAYS.length, default: ['zones_16', 'rooms', 'north_arrow'] }),
    ),
    width: largeWidthInput(2400, WIDTH),
    theme: ThemeInput,
    accent: accentInput('the arrow to the north and the brahmasthan'),
    captions: captionsInput('the meaning of the colours, numbers and keys below the plan'),
    legend_language: maybe(
      oneOf(LABEL_LANGUAGES, {
        description:
          'Language of directions, devatas and colours in the picture; default English. Errors are in English.',
      }),
    ),
    rotate_north_up: maybe(t.Boolean({ default: false })),
    format: FormatInput,
  }),
  data: t.Object({
    north: NorthObject,
    view: t.Object({
      x: t.Number({ description: 'Left edge, in rotated plan units.' }),
      y: t.Number(),
      width: t.Number(),
      height: t.Number(),
      scale: t.Number({ description: 'Pixels per plan unit.' }),
      rotation: t.Number({ description: 'Clockwise rotation of the plan, degrees.' }),
    }),
    legend: t.Array(t.Object({ label: t.String(), colour: t.String() })),
    images: t.Array(Image, { maxItems: 1 }),
  }),
  pixels: ({ boundary, width, north, rotate_north_up: up }) => {
    const angle = up ? -(north?.degrees ?? 0) : 0
    const { width: across, height: down } = planBoxOf(boundary.map(([x, y]) => turned([x!, y!], angle)))
    return (width ?? WIDTH) ** 2 * Math.min(TALLEST, (1 - 2 * MARGIN) * (down / across) + 2 * MARGIN + HEAD)
  },
  example: { ...examplePlan, overlays: ['zones_16', 'rooms', 'ratings', 'brahmasthan', 'north_arrow'] },
}).compute(async (input, world) => {
  const plan = readPlan(input, world)
  await world.yieldIfDue()
  const width = input.width ?? WIDTH
  const overlays = input.overlays ?? PLAIN
  const rotation = input.rotate_north_up ? -plan.north.angle : 0
  const { height, place, view } = viewOf(plan, width, rotation, overlays.includes('north_arrow') ? HEAD : 0)
  const facts = factsOf(
    plan,
    overlays,
    { width, height, rotation, ...lookOf(input) },
    await planWords(input.legend_language),
    place,
  )
  await world.yieldIfDue()
  const drawing = await planSvg(facts, world.tenant)
  checkWidth(width, drawing.height / width)
  if (drawing.unnamed > 0)
    world.warn(
      'names_left_out',
      `At a width of ${width} pixels ${drawing.unnamed} names of devatas are too small to read and are left out.`,
    )
  return {
    north: northObject(plan.north),
    view: { ...view, height: coordinate(drawing.height / view.scale) },
    legend: legendOf(overlays, facts),
    images: [await imageIn(input.format, { width, height: drawing.height, content: drawing.content }, world.tenant)],
  }
})
