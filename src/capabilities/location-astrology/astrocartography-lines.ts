import { collectionOf, lineFeature } from '../../atlas/geojson.ts'
import { maybe, oneOf, rows, t } from '../../schema.ts'
import { LINE_MODES } from '../../western/location/bodies.ts'
import { LINE_ANGLES, planetaryLines } from '../../western/location/lines.ts'
import { NATURES } from '../../western/location/tables.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { lineCollection } from '../shared/geojson.ts'
import { birth } from '../shared/inputs.ts'
import { POINTS_OPTION } from '../shared/tropical/chart-options.ts'
import { Longitude, longitudeFields, roundFigure, Sign } from '../shared/tropical/shapes.ts'
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
import { furtherPointLines } from './parts/further-lines.ts'

export default capability({
  slug: 'astrocartography-lines',
  title: 'Astrocartography lines',
  summary: 'Where on Earth each body culminated, stood lowest, rose and set at the moment of birth, as GeoJSON lines.',
  weight: 'standard',
  method:
    'The lines use the apparent right ascension and declination of each body and the apparent sidereal time at Greenwich. The MC line is at right ascension less sidereal time, the IC line opposite. ASC and DSC lines are west and east of the MC by the semi-arc acos(-tan latitude tan declination), up to latitude 90° - |declination|, where both meet on the IC meridian (same hemisphere as the declination) or the MC meridian (the other one). The horizon is geometric, for the centre of the disc, without refraction and parallax. `in_mundo` includes the latitude of the body; `zodiacal` uses the point of the ecliptic at its longitude. The node is the true one. GeoJSON (RFC 7946) is cut at the antimeridian and has six decimals.',
  input: birth({
    planets: PlanetsInput,
    ...POINTS_OPTION,
    angles: maybe(
      t.Array(oneOf(LINE_ANGLES), { minItems: 1, maxItems: 4, description: 'Angles of the lines; default: all four.' }),
    ),
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
    mode: oneOf(LINE_MODES, {
      description: 'Positions used: those of the bodies themselves, or those on the ecliptic.',
    }),
    gast: t.Number({ description: 'Apparent sidereal time at Greenwich, degrees.' }),
    planets: t.Array(
      t.Object({
        planet: MappedTerm,
        right_ascension: t.Number({ description: 'Right ascension of the point drawn, degrees.' }),
        declination: t.Number({ description: 'Declination of the point drawn, degrees.' }),
        longitude: Longitude,
        sign: Sign,
        sub_point: rows(t.Number(), 2, {
          description: '[longitude, latitude] of the place with the planet in the zenith.',
        }),
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
    further_lines: t.Optional(
      lineCollection(
        t.Object({
          point: t.String({ description: 'Name of a further point.' }),
          angle: AngleCode,
          min_latitude: t.Number({ description: 'Southern end, degrees.' }),
          max_latitude: t.Number({ description: 'Northern end, degrees.' }),
        }),
        'Lines of further points as GeoJSON; absent unless requested. Angles and lots are points of the ecliptic.',
      ),
    ),
  }),
  example: einsteinAtUlm,
}).compute((input, world) => {
  const mode = input.mode ?? 'in_mundo'
  const { moment, gast, bodies } = birthLines(input, world, { names: input.planets, mode })
  const sampling = { step: input.latitude_step ?? 1, end: input.max_latitude ?? 80 }
  const features = bodies.flatMap(({ planet, sub }) =>
    planetaryLines(sub, sampling, input.angles ?? LINE_ANGLES).map(({ angle, vertices, reach }) =>
      lineFeature(vertices, {
        planet,
        angle,
        nature: NATURES[planet],
        meaning: lineMeaning(planet, angle),
        min_latitude: roundFigure(-reach),
        max_latitude: roundFigure(reach),
      }),
    ),
  )
  return {
    moment: birthMoment(moment),
    mode,
    gast: roundFigure(gast),
    planets: bodies.map(({ planet, rightAscension, declination, longitude, sub }) => {
      const row = longitudeFields(longitude)
      return {
        planet,
        right_ascension: roundFigure(rightAscension),
        declination: roundFigure(declination),
        longitude: row.longitude,
        sign: signName(row.sign),
        sub_point: [roundFigure(sub.longitude), roundFigure(sub.latitude)],
      }
    }),
    lines: collectionOf(features),
    line_count: features.length,
    ...(input.points?.length && {
      further_lines: collectionOf(
        furtherPointLines(input, { at: moment.jd, gast, mode }, sampling, world).map(
          ({ point, angle, vertices, reach }) =>
            lineFeature(vertices, {
              point: point as string,
              angle,
              min_latitude: roundFigure(-reach),
              max_latitude: roundFigure(reach),
            }),
        ),
      ),
    }),
  }
})
