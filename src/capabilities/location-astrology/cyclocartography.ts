import { collectionOf, lineFeature } from '../../atlas/geojson.ts'
import { daysWithin, distinct, maybe, meaning, nullable, oneOf, t, term } from '../../schema.ts'
import { julianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { aspectSentence } from '../../western/aspects.ts'
import { ACTIVATIONS, activations, LAYERS, layerBodies, perfections } from '../../western/location/cyclo.ts'
import { LINE_ANGLES, planetaryLines } from '../../western/location/lines.ts'
import { linesNear } from '../../western/location/nearest.ts'
import { NATURES } from '../../western/location/tables.ts'
import { PLANETS, type Planet } from '../../western/points.ts'
import { capability } from '../capability.ts'
import { YEAR_AHEAD_DAYS } from '../shared/date-ranges.ts'
import { ChosenPlace, GeoPlace, sentPlace } from '../shared/geo-place.ts'
import { lineCollection } from '../shared/geojson.ts'
import { birth } from '../shared/inputs.ts'
import { demandCover } from '../shared/tropical/birth.ts'
import { asNatal } from '../shared/tropical/in-words.ts'
import { readTarget, zoneOrUtc } from '../shared/tropical/moments.ts'
import { Longitude, longitudeFields, MomentObject, momentObject, Orb, roundFigure } from '../shared/tropical/shapes.ts'
import { AngleCode, birthLines, einsteinAtUlm, MappedTerm } from './parts/birth-lines.ts'
import { LineRef, lineRef } from './parts/near-rows.ts'

const A_YEAR = 365
const DEFAULT_LAYERS = ['transits', 'progressed'] as const
const LAYER_WORDS = { transits: 'transiting', progressed: 'progressed', solar_arc: 'solar-arc' } as const
const VERBS = { conjunction: 'reaches', opposition: 'opposes', square: 'squares' } as const

const LayerWord = oneOf(LAYERS, {
  $id: 'CycloLayer',
  description:
    'Layer: transits of Jupiter to Pluto, secondary progressions of Sun to Mars, or solar arc of Sun to Pluto.',
})
const LayerPlanet = term(PLANETS, { $id: 'CycloPlanet', description: 'A planet, Sun to Pluto.' })

export default capability({
  slug: 'cyclocartography',
  title: 'Cyclocartography',
  summary:
    'Lines of transits, progressions and solar arc at a date, on the natal map, and the natal lines they activate.',
  weight: 'heavy',
  method:
    'The scheme is that of Jim Lewis. Transiting Jupiter to Pluto and progressed Sun to Mars use their right ascension and declination; Sun to Pluto by solar arc are points of the ecliptic with the obliquity of birth. All use the sidereal time of birth. One day of the ephemeris stands for one tropical year of life. A body within 1 degree of longitude of a conjunction, opposition or square to a natal planet from Sun to Pluto activates the four lines of that planet. Exact aspects within 365 days after the date are listed.',
  varies: true,
  input: birth({
    date: maybe(
      t.String(
        daysWithin(
          YEAR_AHEAD_DAYS,
          'Day, YYYY-MM-DD (12:00 UTC), or a date and time (UTC without an offset). Default: now.',
        ),
      ),
    ),
    layers: maybe(
      t.Array(oneOf(LAYERS), { minItems: 1, maxItems: 3, description: 'Layers; default: transits and progressed.' }),
    ),
    place: maybe(meaning(ChosenPlace, 'Place for which the answer adds the lines within 1126 km.')),
  }),
  data: t.Object({
    moment: MomentObject,
    date: t.Object(
      { utc: t.String({ description: 'ISO 8601 with Z.' }) },
      { description: 'Moment of the transits and progressions.' },
    ),
    layers: t.Array(
      t.Object({
        layer: LayerWord,
        planets: t.Array(
          t.Object({
            planet: LayerPlanet,
            longitude: Longitude,
            right_ascension: t.Number({ description: 'Right ascension, degrees.' }),
            declination: t.Number({ description: 'Declination, degrees.' }),
          }),
          { description: 'Bodies of the layer at the date.' },
        ),
        lines: lineCollection(
          t.Object({
            planet: MappedTerm,
            angle: AngleCode,
            nature: t.Integer({ description: 'Traditional nature, from 3, most helpful, to -2, hardest.' }),
          }),
          'Lines of the planets as GeoJSON, from south to north.',
        ),
      }),
      { description: 'Requested layers.' },
    ),
    activations: t.Array(
      t.Object({
        layer: LayerWord,
        planet: LayerPlanet,
        natal_planet: LayerPlanet,
        aspect: term(ACTIVATIONS, { description: 'Aspect from the planet of the layer to the natal one.' }),
        orb: Orb,
        natal_lines: distinct(AngleCode, { description: 'The four lines of the natal planet, all of them activated.' }),
      }),
      { description: 'Aspects within one degree, the closest first.' },
    ),
    place: nullable(
      t.Object({
        place: GeoPlace,
        lines: t.Array(t.Object({ layer: LayerWord, ...LineRef.properties }), {
          description: 'Lines of the layers within 1126 km, the nearest first.',
        }),
      }),
      { description: 'Lines near the place; null without a place.' },
    ),
    next_changes: t.Array(
      t.Object({
        layer: LayerWord,
        planet: LayerPlanet,
        at: t.String({ description: 'Time in UTC, ISO 8601 with Z.' }),
        event: t.String({ description: 'Exact contact, in words.' }),
      }),
      { description: 'Changes within 365 days after the date, in order of time.' },
    ),
  }),
  example: { ...einsteinAtUlm, date: '1905-06-30' },
}).compute(async (input, world) => {
  const { sky } = world
  const { moment, gast, bodies: natalBodies } = birthLines(input, world, { names: PLANETS })
  const date = input.date ? readTarget(input.date, 'date', zoneOrUtc(null)) : julianDay(world.now)
  demandCover(date, 'date', world)
  const born = { at: moment.jd, gast }
  const selection = input.layers ?? DEFAULT_LAYERS
  const layers = LAYERS.filter((layer) => (selection as readonly string[]).includes(layer)).map((layer) => ({
    layer,
    bodies: layerBodies(layer, born, date, sky),
  }))
  const natal = natalBodies.map(({ planet, longitude }) => ({ planet: planet as Planet, longitude }))
  const window = { from: date, to: plusDays(date, A_YEAR) }
  const changes = []
  for (const { layer } of layers)
    changes.push(...(await perfections(layer, moment.jd, natal, window, sky, world.signal)))
  return {
    moment: momentObject(moment.jd, moment.zone),
    date: { utc: isoUtc(date) },
    layers: layers.map(({ layer, bodies }) => ({
      layer,
      planets: bodies.map(({ planet, longitude, rightAscension, declination }) => ({
        planet: planet as Planet,
        longitude: longitudeFields(longitude).longitude,
        right_ascension: roundFigure(rightAscension),
        declination: roundFigure(declination),
      })),
      lines: collectionOf(
        bodies.flatMap(({ planet, sub }) =>
          planetaryLines(sub, { step: 1, end: 80 }).map(({ angle, vertices }) =>
            lineFeature(vertices, { planet, angle, nature: NATURES[planet] }),
          ),
        ),
      ),
    })),
    activations: layers
      .flatMap(({ layer, bodies }) => activations(bodies, natal).map((lit) => ({ layer, ...lit })))
      .sort((a, b) => a.orb - b.orb)
      .map(({ layer, planet, natal, aspect, orb }) => ({
        layer,
        planet,
        natal_planet: natal,
        aspect,
        orb: roundFigure(orb, 4),
        natal_lines: [...LINE_ANGLES],
      })),
    place: input.place
      ? {
          place: sentPlace(input.place, world),
          lines: layers
            .flatMap(({ layer, bodies }) => linesNear(bodies, input.place!).map((near) => ({ layer, near })))
            .sort((a, b) => a.near.km - b.near.km)
            .map(({ layer, near }) => ({ layer, ...lineRef(near) })),
        }
      : null,
    next_changes: changes
      .sort((a, b) => a.at - b.at)
      .map(({ layer, planet, natal, aspect, at }) => ({
        layer,
        planet,
        at: isoUtc(at),
        event: aspectSentence(`${LAYER_WORDS[layer]} ${planet} ${VERBS[aspect]} ${asNatal(natal)}`),
      })),
  }
})
