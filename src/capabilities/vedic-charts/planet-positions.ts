import { outerPlanets } from '../../jyotish/chart.ts'
import { type Graha, isNode, isStationary, NODE_BODY } from '../../jyotish/grahas.ts'
import { VARGAS, vargaSeat } from '../../jyotish/vargas.ts'
import { maybe, oneOf, optionalKeys, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { siderealColumns } from '../shared/position-columns.ts'
import {
  AnyPlanet,
  Ayanamsha,
  ayanamshaObject,
  decimals,
  Placement,
  placement,
  planetFields,
  planetRow,
  Sign,
} from '../shared/shapes.ts'
import { ascendantText, placedSection, siderealHeading } from '../shared/sidereal-text.ts'

const choices = choosing('positions')

export default capability({
  slug: 'planet-positions',
  title: 'Planet positions',
  summary:
    'Sidereal positions of the nine grahas with latitude, declination, distance and motion; outer planets and vargas on request.',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'Positions are apparent geocentric longitudes of date less the ayanamsha. Latitude is ecliptic of date; declination and right ascension are tropical, for the true equator of date. A planet slower than a tenth of its mean motion is stationary.',
  input: birthWithNode({
    ...choices.input,
    format: TextFormatInput,
    include_outer: maybe(t.Boolean({ default: false, description: 'Adds Uranus, Neptune and Pluto.' })),
    vargas: maybe(
      t.Array(oneOf(VARGAS), { maxItems: 20, description: 'Adds the sign of each planet in these vargas.' }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    ascendant: Placement,
    planets: t.Array(
      t.Object({
        ...planetFields,
        name: AnyPlanet,
        latitude: t.Number(),
        declination: t.Number(),
        right_ascension: t.Number(),
        distance_au: t.Number(),
        stationary: t.Boolean(),
        sun_distance: t.Number({ description: 'Separation in longitude from the Sun, 0..180.' }),
        vargas: t.Optional(
          optionalKeys(VARGAS, Sign, { $id: 'SignsByVarga', description: 'Sign in each varga of the set.' }),
        ),
      }),
      { minItems: 9, maxItems: 12 },
    ),
    ...choices.data,
    text: TextField,
  }),
  example: { ...independence, include_outer: true, vargas: ['D9', 'D10'] },
  columns: siderealColumns({
    hasAyanamshaObject: true,
    placements: { ascendant: 'Ascendant' },
    hasQualities: false,
    hasPlanets: true,
  }),
}).compute((input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
  const { sky } = world
  const planets = input.include_outer ? [...chart.planets, ...outerPlanets(chart, sky)] : chart.planets
  const bodies = planets.map((p) => (isNode(p.name) ? NODE_BODY[chart.node] : p.name))
  const equatorial = sky.equatorial(chart.at, bodies)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    ascendant: placement(chart.ascendant),
    planets: planets.map((p, i) => {
      // Ketu is opposite Rahu in declination and latitude too.
      const opposite = p.name === 'Ketu'
      const { rightAscension, declination } = equatorial[i]!
      return {
        ...planetRow(p),
        name: p.name,
        latitude: decimals(p.latitude),
        declination: decimals(opposite ? -declination : declination),
        right_ascension: decimals(opposite ? (rightAscension + 180) % 360 : rightAscension),
        distance_au: decimals(p.distance, 8),
        stationary: isStationary(p.name as Graha, p.speed),
        sun_distance: decimals(p.fromSun),
        ...(input.vargas && {
          vargas: Object.fromEntries(input.vargas.map((code) => [code, signName(vargaSeat(p.longitude, code).sign)])),
        }),
      }
    }),
    ...choices.of(input),
    ...textField(input.format, siderealHeading('Planet positions', birth), () => [
      placedSection(
        'Planets',
        ascendantText(chart.ascendant),
        planets.map((planet) => ({ ...planetRow(planet), name: planet.name as string })),
      ),
    ]),
  }
})
