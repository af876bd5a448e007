import { collectionOf, lineFeature } from '../../atlas/geojson.ts'
import { maybe, oneOf, rows, t } from '../../schema.ts'
import { LINE_MODES } from '../../western/location/bodies.ts'
import { LINE_ANGLES, linesOf } from '../../western/location/lines.ts'
import { NATURES } from '../../western/location/tables.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { lineCollection } from '../shared/geojson.ts'
import { birth } from '../shared/inputs.ts'
import { figure, Longitude, place, Sign } from '../shared/tropical/shapes.ts'
import {
  AngleCode,
  BirthMoment,
  birthLines,
  birthMoment,
  einsteinAtUlm,
  lineMeaning,
  MappedTerm,
  PlanetsInput,
} from './parts/birth-lines.ts'

export default capability({
  slug: 'astrocartography-lines',
  title: 'Astrocartography lines',
  summary: 'Where on Earth each body culminated, stood lowest, rose and set at the moment of birth, as GeoJSON lines.',
  weight: 'standard',
  method:
    'From the apparent right ascension and declination of each body and the apparent sidereal time at Greenwich. MC at right ascension less sidereal time, IC opposite; ASC and DSC at the semi-arc acos(-tan latitude tan declination) west and east of the MC, up to the latitude 90° - |declination|, where both meet on the IC meridian on the side of the declination and on the MC meridian on the other. The geometric horizon, the middle of the disc, no refraction, no parallax. in_mundo counts the latitude of the body; zodiacal takes the point of the ecliptic at its longitude. True node. RFC 7946: cut at the antimeridian, six decimals.',
  input: birth({
    planets: PlanetsInput,
    angles: maybe(t.Array(oneOf(LINE_ANGLES), { minItems: 1, maxItems: 4, description: 'Default: all four.' })),
    mode: maybe(oneOf(LINE_MODES, { default: 'in_mundo' })),
    latitude_step: maybe(
      t.Number({ minimum: 0.25, maximum: 5, default: 1, description: 'Degrees of latitude between vertices.' }),
    ),
    max_latitude: maybe(
      t.Number({ minimum: 40, maximum: 89.9, default: 80, description: 'Maximum latitude of lines.' }),
    ),
  }),
  data: t.Object({
    moment: BirthMoment,
    mode: oneOf(LINE_MODES, { description: 'By the bodies themselves, or by their ecliptic positions.' }),
    gast: t.Number({ description: 'Apparent sidereal time at Greenwich, degrees.' }),
    planets: t.Array(
      t.Object({
        planet: MappedTerm,
        right_ascension: t.Number({ description: 'Right ascension of the point drawn, degrees.' }),
        declination: t.Number({ description: 'Declination of the point drawn, degrees.' }),
        longitude: Longitude,
        sign: Sign,
        sub_point: rows(t.Number(), 2, { description: '[longitude, latitude] of its zenith place.' }),
      }),
      { description: 'Bodies, in order.' },
    ),
    lines: lineCollection(
      t.Object({
        planet: MappedTerm,
        angle: AngleCode,
        nature: t.Integer({ description: 'Traditional nature, from 3, most helpful, to -2, hardest.' }),
        meaning: t.String({ description: 'Traditional meaning, in one sentence.' }),
        min_latitude: t.Number({ description: 'Southern end, degrees.' }),
        max_latitude: t.Number({ description: 'Northern end, degrees.' }),
      }),
      'The lines as GeoJSON, from south to north.',
    ),
    line_count: t.Integer({ description: 'Number of lines.' }),
  }),
  example: einsteinAtUlm,
}).compute((input, world) => {
  const mode = input.mode ?? 'in_mundo'
  const { moment, gast, bodies } = birthLines(input, world, { names: input.planets, mode })
  const sampling = { step: input.latitude_step ?? 1, end: input.max_latitude ?? 80 }
  const features = bodies.flatMap(({ planet, sub }) =>
    linesOf(sub, sampling, input.angles ?? LINE_ANGLES).map(({ angle, vertices, reach }) =>
      lineFeature(vertices, {
        planet,
        angle,
        nature: NATURES[planet],
        meaning: lineMeaning(planet, angle),
        min_latitude: figure(-reach),
        max_latitude: figure(reach),
      }),
    ),
  )
  return {
    moment: birthMoment(moment),
    mode,
    gast: figure(gast),
    planets: bodies.map(({ planet, rightAscension, declination, longitude, sub }) => {
      const row = place(longitude)
      return {
        planet,
        right_ascension: figure(rightAscension),
        declination: figure(declination),
        longitude: row.longitude,
        sign: signName(row.sign),
        sub_point: [figure(sub.longitude), figure(sub.latitude)],
      }
    }),
    lines: collectionOf(features),
    line_count: features.length,
  }
})
