import { invalid } from '../../faults.ts'
import { joinTexts } from '../../render/direction.ts'
import { mapImage } from '../../render/map.ts'
import {
  MERCATOR_END,
  mapRatio,
  PROJECTIONS,
  type Projection,
  straightPlane,
  WHOLE_WORLD,
} from '../../render/map-facts.ts'
import { MAP_PALETTES } from '../../render/map-theme.ts'
import { exact, maybe, meaning, nullable, oneOf, rows, t } from '../../schema.ts'
import { symbolOfPoint } from '../../western/further-points.ts'
import { LINE_ANGLES, planetaryLines } from '../../western/location/lines.ts'
import { scoredParans } from '../../western/location/ranking.ts'
import { SYMBOLS } from '../../western/points.ts'
import { joinWords } from '../../wording.ts'
import { capability } from '../capability.ts'
import { LegendLanguageInput, mapCaptioning } from '../shared/captioning.ts'
import { birth, MOMENT } from '../shared/inputs.ts'
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
import { POINTS_OPTION } from '../shared/tropical/chart-options.ts'
import { Glyph, MomentObject, momentObject } from '../shared/tropical/shapes.ts'
import { birthCaptions } from '../shared/tropical/wheel-image.ts'
import { birthLines, einsteinAtUlm, MappedTerm, PlanetsInput } from './parts/birth-lines.ts'
import { furtherPointLines } from './parts/further-lines.ts'

const { latitude, longitude } = MOMENT
const WIDTH = 1200
const DASHED = new Set(['IC', 'DSC'])
/** The maximum ratio of map height to width, and the minimum width of its region. */
const TALLEST = 2.5
const NARROWEST = 5
/** Maximum latitude of drawn lines, whatever the edge. */
const LINE_END = 88

type Bbox = [west: number, south: number, east: number, north: number]

const projectionOf = ({ projection }: { projection?: Projection | null }): Projection => projection ?? 'equirectangular'

/** The region that a straight projection draws, within the limits of the projection. */
const clippedTo = (projection: Projection, values: number[] | null | undefined): Bbox => {
  const [west, south, east, north] = (values ?? WHOLE_WORLD) as Bbox
  const limit = projection === 'mercator' ? MERCATOR_END : 90
  return [west, Math.max(-limit, south), east, Math.min(limit, north)]
}

/** The drawn region; 422 if it is empty or does not fit a page. */
const readBbox = (values: number[] | null | undefined, projection: Projection): Bbox => {
  const [west, south, east, north] = (values ?? WHOLE_WORLD) as Bbox
  const bbox = clippedTo(projection, values)
  const { span, ratio } = straightPlane({ projection, bbox })
  if (Math.abs(west) > 180 || Math.abs(east) > 180 || Math.abs(south) > 90 || Math.abs(north) > 90)
    throw invalid(
      'bbox',
      '`bbox` must be [west, south, east, north], with longitudes from -180 to 180 and latitudes from -90 to 90.',
    )
  if (span < NARROWEST || bbox[3] - bbox[1] < NARROWEST)
    throw invalid(
      'bbox',
      `\`bbox\` must span at least ${NARROWEST} degrees of longitude and of latitude, with south before north.`,
    )
  if (ratio > TALLEST || ratio < 1 / TALLEST / 2)
    throw invalid('bbox', '`bbox` is too narrow for a map. Send a larger box.')
  return bbox
}

export default capability({
  slug: 'astrocartography-map',
  title: 'Astrocartography map',
  summary: 'Map of the Earth with the lines of a birth, as SVG or PNG.',
  keywords: 'map lines world',
  weight: 'standard',
  method:
    'The picture shows the lines of astrocartography-lines over the land of Natural Earth (public domain, 1:110m, and 1:50m in large or narrow maps). Equirectangular: x = (longitude - west) / span * width, and y is linear in latitude. Mercator ends at 85.05 degrees. The projections Natural Earth and globe show the whole Earth around their centre. MC and ASC lines are solid, IC and DSC lines dashed. Each line has its glyph at the highest place without another label; in small maps the first glyphs are drawn and the legend lists the rest. Everything is drawn as paths, without fonts, links or scripts. The same input gives the same bytes.',
  input: birth({
    planets: PlanetsInput,
    ...POINTS_OPTION,
    angles: maybe(
      t.Array(oneOf(LINE_ANGLES), { minItems: 1, maxItems: 4, description: 'Angles of the lines; default: all four.' }),
    ),
    projection: maybe(
      oneOf(PROJECTIONS, {
        default: 'equirectangular',
        description: 'Projection of the map; `orthographic` is a globe seen from above the centre.',
      }),
    ),
    bbox: maybe(
      rows(t.Number(), 4, {
        description:
          '[west, south, east, north] of equirectangular and mercator; west > east means across the antimeridian. Default [-180, -75, 180, 80].',
      }),
    ),
    centre: maybe(
      exact(
        { latitude, longitude },
        {
          description:
            'Centre of the map. `orthographic`: default the birth place. `natural_earth` uses only the longitude, default 0.',
        },
      ),
    ),
    width: largeWidthInput(4000, WIDTH),
    theme: ThemeInput,
    accent: accentInput('birth place and markers'),
    captions: captionsInput('title, moment and place above the map and the key of the lines below'),
    markers: maybe(
      t.Array(
        exact({
          name: t.String({ minLength: 1, maxLength: 60, description: 'Label of the marker.' }),
          latitude,
          longitude,
        }),
        { maxItems: 30, description: 'Further places to mark on the map.' },
      ),
    ),
    show_parans: maybe(t.Boolean({ default: false, description: 'Adds the circles of latitude of the parans.' })),
    legend_language: LegendLanguageInput,
    format: FormatInput,
  }),
  data: t.Object({
    moment: MomentObject,
    projection: oneOf(PROJECTIONS, { description: 'Map projection.' }),
    bbox: nullable(rows(t.Number(), 4), {
      description: 'Drawn part as [west, south, east, north]; null for the whole Earth or a hemisphere.',
    }),
    legend: t.Array(
      t.Object({
        planet: MappedTerm,
        symbol: meaning(Glyph, 'Glyph of the planet, one character.'),
        colour: t.String({ description: 'Line colour, #RRGGBB.' }),
      }),
      { description: 'Legend: the bodies that are drawn.' },
    ),
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the map.' }),
  }),
  pixels: (input) => {
    const projection = projectionOf(input)
    return (input.width ?? WIDTH) ** 2 * mapRatio({ projection, bbox: clippedTo(projection, input.bbox) })
  },
  example: { ...einsteinAtUlm, width: 400, planets: ['Sun', 'Venus'] },
}).compute(async (input, world) => {
  const projection = projectionOf(input)
  const isStraight = projection === 'equirectangular' || projection === 'mercator'
  if (!isStraight && input.bbox)
    throw invalid('bbox', `\`bbox\` is not allowed with the projection ${projection}. Send \`centre\`.`)
  if (isStraight && input.centre)
    throw invalid('centre', `\`centre\` is not allowed with the projection ${projection}. Send \`bbox\`.`)
  const bbox = isStraight ? readBbox(input.bbox, projection) : null
  const width = input.width ?? WIDTH
  checkWidth(width, mapRatio({ projection, ...(bbox && { bbox }) }))
  const { moment, gast, bodies } = birthLines(input, world, { names: input.planets })
  const theme = input.theme ?? 'light'
  const { latitude, longitude } = input
  const centre = input.centre ?? (projection === 'orthographic' ? { latitude, longitude } : null)
  const angles = input.angles ?? LINE_ANGLES
  const lines = bodies.flatMap(({ planet, sub }) =>
    planetaryLines(sub, { step: 1, end: LINE_END }, angles).map(({ angle, vertices }) => ({
      parts: [vertices],
      ink: planet,
      dash: DASHED.has(angle) ? ('dashed' as const) : ('solid' as const),
      label: { symbol: SYMBOLS[planet], text: angle },
    })),
  )
  // The theme has no colours of their own for further points: their glyphs tell them apart.
  // `centre` of this input is the centre of the map, not of the positions.
  const further = furtherPointLines(
    { ...input, centre: null },
    { at: moment.jd, gast, mode: 'in_mundo' },
    { step: 1, end: LINE_END },
    world,
  ).map(({ point, angle, vertices }) => ({
    point,
    parts: [vertices],
    ink: 'accent' as const,
    dash: DASHED.has(angle) ? ('dashed' as const) : ('solid' as const),
    label: { symbol: symbolOfPoint(point), text: angle },
  }))
  const furtherNames = [...new Set(further.map(({ point }) => point))]
  const parans = input.show_parans
    ? scoredParans(bodies).map((paran) => ({
        parallel: paran.latitude,
        ink: 'muted' as const,
        dash: 'dotted' as const,
        weight: 0.5,
      }))
    : []
  const captioning = await mapCaptioning(input.legend_language)
  const { say } = captioning
  const image = await mapImage(
    {
      title: say('Astrocartography'),
      captions: [joinTexts(birthCaptions(moment, { latitude, longitude }, captioning))],
      description: `Lines of ${joinWords([...bodies.map(({ planet }) => planet as string), ...furtherNames])} on a map of the Earth: ${angles.join(', ')}.`,
      lines: [...parans, ...lines, ...further.map(({ point: _, ...line }) => line)],
      places: [
        { at: [longitude, latitude], name: '', kind: 'home' },
        ...(input.markers ?? []).map(({ name, latitude, longitude }) => ({
          at: [longitude, latitude] as const,
          name,
          kind: 'city' as const,
        })),
      ],
      legend: [
        ...bodies.map(({ planet }) => ({ ink: planet, symbol: SYMBOLS[planet] as string, text: say(planet) })),
        ...furtherNames.map((point) => ({ ink: 'accent' as const, symbol: symbolOfPoint(point), text: say(point) })),
      ],
      notes: [`${say('MC and ASC solid, IC and DSC dashed')} · ${say('Land: Natural Earth')}`],
    },
    {
      projection,
      width,
      ...lookOf(input),
      ...(bbox ? { bbox } : {}),
      ...(centre ? { centre: [centre.longitude, centre.latitude] as const } : {}),
    },
    world.tenant,
  )
  return {
    moment: momentObject(moment.jd, moment.zone),
    projection,
    bbox,
    legend: bodies.map(({ planet }) => ({
      planet,
      symbol: SYMBOLS[planet] as string,
      colour: MAP_PALETTES[theme].inks[planet],
    })),
    images: [await imageIn(input.format, image, world.tenant)],
  }
})
