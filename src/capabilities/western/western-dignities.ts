import { distinct, maybe, nullable, oneOf, optionalKeys, rows, t, term } from '../../schema.ts'
import { ACCIDENTAL_FACTORS, ACCIDENTAL_POINTS, accidentalFactors, isInJoy } from '../../western/accidental.ts'
import { almutenFiguris, degreeAlmuten, HYLEGIACAL } from '../../western/almuten.ts'
import { INFLUENCES, type PlanetaryInfluence, planetaryConditions } from '../../western/bonification.ts'
import { isDayChart, type TropicalChart } from '../../western/chart.ts'
import {
  DEBILITIES,
  DIGNITIES,
  type DignityScheme,
  essentialDignity,
  TERM_SCHEMES,
  TRIPLICITY_SCHEMES,
} from '../../western/dignities.ts'
import { CONSIDERATIONS, considerations } from '../../western/horary.ts'
import { lillyRow } from '../../western/lilly-table.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../western/points.ts'
import { RECEPTION_DIGNITIES, receptionsIn } from '../../western/receptions.ts'
import { isInHayz, isInSect, planetOf } from '../../western/sect.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { MONTH_DAYS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { House, Longitude, longitudeFields, Sign } from '../shared/tropical/shapes.ts'

const Planet = term(CLASSICAL_PLANETS, { $id: 'ClassicalPlanet', description: 'Planet from Sun to Saturn.' })
const Score = t.Integer()
const LillyFactorRow = t.Object(
  {
    factor: t.String({ description: 'Name of the factor.' }),
    points: t.Integer({ description: 'Points of the factor.' }),
  },
  { $id: 'LillyFactor', description: 'A fortitude or debility.' },
)

const InfluenceRow = t.Object(
  {
    condition: oneOf(INFLUENCES, {
      description:
        'adherence: within 3 degrees in one sign. ray: struck within 3 degrees, from later in the zodiac. overcoming: from the tenth sign. opposition: from the opposite sign. enclosure: between bodies or rays within 7 degrees. rulership: by the ruler of the sign.',
    }),
    by: distinct(Planet, { description: 'The benefics or malefics that act.' }),
    in_sect: t.Boolean({ description: 'True if all acting planets are of the sect of the chart.' }),
  },
  { $id: 'PlanetaryInfluence', description: 'Effect of benefics or malefics on a planet.' },
)

export default capability({
  slug: 'western-dignities',
  title: 'Western dignities',
  summary: 'Essential and accidental dignities of the seven planets, receptions, almutens and sect.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'The points are Lilly’s. Triplicity belongs to the ruler of the sect in force and, with Dorotheus, to the participating ruler. A planet without any of the five dignities is peregrine. Day means the centre of the Sun above the geometric horizon. The almuten figuris follows Ibn Ezra: the degrees of Sun, Moon, Ascendant, Fortune and prenatal lunation, the houses, and the rulers of the day (from sunrise) and the hour. On request the answer has bonification and maltreatment after Porphyry (Antiochus) and Lilly’s considerations before judgement.',
  input: westernBirth({
    datetime: localDateTime(MONTH_DAYS),
    terms: maybe(
      oneOf(TERM_SCHEMES, {
        default: 'egyptian',
        description: 'Table of terms; `ptolemaic` is that of Ptolemy as printed by Lilly.',
      }),
    ),
    triplicity: maybe(oneOf(TRIPLICITY_SCHEMES, { default: 'dorothean' })),
    lilly_table: maybe(
      t.Boolean({ default: false, description: "Adds Lilly's complete table, with stars, nodes and partile aspects." }),
    ),
    conditions: maybe(
      t.Boolean({ default: false, description: 'Adds the Hellenistic bonification and maltreatment of each planet.' }),
    ),
    horary: maybe(
      t.Boolean({
        default: false,
        description: "Adds Lilly's considerations before judgement, for the chart of a question.",
      }),
    ),
  }),
  data: t.Object({
    name: nullable(t.String()),
    day_birth: t.Boolean(),
    planets: rows(
      t.Object({
        planet: Planet,
        longitude: Longitude,
        sign: Sign,
        degree: t.Number(),
        domicile_ruler: Planet,
        exaltation_ruler: nullable(Planet),
        triplicity_rulers: t.Array(Planet, {
          maxItems: 3,
          description: 'Triplicity rulers: of the day, of the night and, with Dorotheus, the participating one.',
        }),
        term_ruler: Planet,
        face_ruler: Planet,
        dignities: distinct(oneOf(DIGNITIES)),
        debilities: distinct(oneOf(DEBILITIES)),
        essential_score: Score,
        accidental: t.Array(t.Object({ factor: oneOf(ACCIDENTAL_FACTORS), points: t.Integer() })),
        accidental_score: Score,
        total_score: Score,
        in_sect: t.Boolean(),
        hayz: t.Boolean(),
        joy: t.Boolean({ description: 'True if the planet is in the house of its joy.' }),
      }),
      CLASSICAL_PLANETS.length,
    ),
    receptions: t.Array(
      t.Object({
        planet_a: Planet,
        planet_b: Planet,
        by_a: nullable(
          oneOf(RECEPTION_DIGNITIES, { description: 'Dignity of planet_a at planet_b; null without one.' }),
        ),
        by_b: nullable(oneOf(RECEPTION_DIGNITIES)),
        mutual: t.Boolean(),
      }),
    ),
    almuten_figuris: t.Object({
      winner: distinct(Planet, { description: 'Planets with the most points; several in a tie.' }),
      scores: optionalKeys(CLASSICAL_PLANETS, Score),
      points_used: rows(t.Object({ point: oneOf(HYLEGIACAL), longitude: Longitude }), HYLEGIACAL.length),
      day_ruler: nullable(Planet),
      hour_ruler: nullable(Planet),
      planetary_hour: nullable(
        t.Integer({
          minimum: 1,
          maximum: 24,
          description: 'Hour from sunrise. Null, with both rulers, in polar day and night.',
        }),
      ),
    }),
    house_almutens: t.Array(t.Object({ house: House, cusp: Longitude, almuten: distinct(Planet), score: Score })),
    sect: t.Object({
      light: Planet,
      benefic_of_sect: Planet,
      malefic_contrary: Planet,
      members: distinct(Planet),
    }),
    lilly_table: t.Optional(
      t.Array(
        t.Object({
          planet: Planet,
          fortitudes: t.Array(LillyFactorRow, { description: 'Factors with positive points.' }),
          debilities: t.Array(LillyFactorRow, { description: 'Factors with negative points.' }),
          total: t.Integer({ description: 'Sum of the points.' }),
        }),
        { description: 'Christian Astrology, page 115; absent unless requested.' },
      ),
    ),
    conditions: t.Optional(
      t.Array(
        t.Object({
          planet: Planet,
          bonified: t.Array(InfluenceRow, { description: 'Bonification of the planet by benefics.' }),
          maltreated: t.Array(InfluenceRow, { description: 'Maltreatment of the planet by malefics.' }),
        }),
        { description: 'Bonification and maltreatment, Sun to Saturn; absent unless requested.' },
      ),
    ),
    horary_considerations: t.Optional(
      t.Array(
        t.Object({
          consideration: oneOf(CONSIDERATIONS, { description: 'A reason to be careful before judging a question.' }),
          applies: nullable(
            t.Boolean({
              description: 'True if the consideration applies; null without houses or without a planetary hour.',
            }),
          ),
          note: nullable(t.String({ description: 'Circumstance that strengthens or weakens it; null without one.' })),
        }),
        { description: 'Christian Astrology, pages 121 to 123, in their order; absent unless requested.' },
      ),
    ),
  }),
  example: einstein,
}).compute((input, world) => {
  const { name, moment, chart } = westernNatal(input, world)
  const scheme: DignityScheme = { terms: input.terms ?? 'egyptian', triplicity: input.triplicity ?? 'dorothean' }
  const isDay = isDayChart(chart)
  const { winners, scores, points, hour } = almutenFiguris(chart, moment.zone, scheme, world.sky)
  return {
    name,
    day_birth: isDay,
    planets: CLASSICAL_PLANETS.map((planet) => dignityRow(planet, chart, scheme)),
    receptions: receptionsIn(chart).map(({ a, b, byA, byB }) => ({
      planet_a: a,
      planet_b: b,
      by_a: byA,
      by_b: byB,
      mutual: byA !== null && byB !== null,
    })),
    almuten_figuris: {
      winner: winners,
      scores,
      points_used: points.map(({ point, longitude }) => ({ point, longitude: longitudeFields(longitude).longitude })),
      day_ruler: hour?.dayRuler ?? null,
      hour_ruler: hour?.hourRuler ?? null,
      planetary_hour: hour?.hour ?? null,
    },
    house_almutens: chart.houses.cusps.flatMap((cusp, i) => {
      if (cusp === null) return []
      const almuten = degreeAlmuten(cusp, isDay, scheme)
      return [{ house: i + 1, cusp: longitudeFields(cusp).longitude, almuten: almuten.winners, score: almuten.score }]
    }),
    sect: {
      light: isDay ? ('Sun' as const) : ('Moon' as const),
      benefic_of_sect: isDay ? ('Jupiter' as const) : ('Venus' as const),
      malefic_contrary: isDay ? ('Mars' as const) : ('Saturn' as const),
      members: CLASSICAL_PLANETS.filter((planet) => isInSect(planet, chart)),
    },
    ...(input.lilly_table && { lilly_table: CLASSICAL_PLANETS.map((planet) => lillyTableRow(planet, chart, world)) }),
    ...(input.conditions && {
      conditions: planetaryConditions(chart).map(({ planet, bonified, maltreated }) => ({
        planet,
        bonified: bonified.map(influenceRow(chart)),
        maltreated: maltreated.map(influenceRow(chart)),
      })),
    }),
    ...(input.horary && { horary_considerations: considerations(chart, moment.zone, world.sky) }),
  }
})

const influenceRow =
  (chart: TropicalChart) =>
  ({ condition, by }: PlanetaryInfluence) => ({
    condition,
    by: [...by],
    in_sect: by.every((planet) => isInSect(planet, chart)),
  })

const lillyTableRow = (planet: ClassicalPlanet, chart: TropicalChart, { sky }: World) => {
  const { fortitudes, debilities, total } = lillyRow(planet, chart, sky)
  return { planet, fortitudes: [...fortitudes], debilities: [...debilities], total }
}

const dignityRow = (planet: ClassicalPlanet, chart: TropicalChart, scheme: DignityScheme) => {
  const point = planetOf(planet, chart)
  const { rulers, dignities, debilities, score } = essentialDignity(planet, point.longitude, isDayChart(chart), scheme)
  const accidental = accidentalFactors(planet, chart).map((factor) => ({ factor, points: ACCIDENTAL_POINTS[factor] }))
  const accidentalScore = accidental.reduce((sum, { points }) => sum + points, 0)
  const { longitude, degree, sign } = longitudeFields(point.longitude)
  return {
    planet,
    longitude,
    sign: signName(sign),
    degree,
    domicile_ruler: rulers.domicile,
    exaltation_ruler: rulers.exaltation,
    triplicity_rulers: [...rulers.triplicity],
    term_ruler: rulers.term,
    face_ruler: rulers.face,
    dignities,
    debilities,
    essential_score: score,
    accidental,
    accidental_score: accidentalScore,
    total_score: score + accidentalScore,
    in_sect: isInSect(planet, chart),
    hayz: isInHayz(planet, chart),
    joy: isInJoy(planet, chart),
  }
}
