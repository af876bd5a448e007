import { maybe, nullable, oneOf, optionalKeys, rows, t, term } from '../../schema.ts'
import { ACCIDENTAL_FACTORS, ACCIDENTAL_POINTS, accidentalFactors, isInJoy } from '../../western/accidental.ts'
import { almutenFiguris, degreeAlmuten, HYLEGIACAL } from '../../western/almuten.ts'
import { isDayChart, type TropicalChart } from '../../western/chart.ts'
import {
  DEBILITIES,
  DIGNITIES,
  type DignityScheme,
  essentialDignity,
  TERM_SCHEMES,
  TRIPLICITY_SCHEMES,
} from '../../western/dignities.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../western/points.ts'
import { RECEPTION_DIGNITIES, receptionsIn } from '../../western/receptions.ts'
import { isInHayz, isInSect, planetOf } from '../../western/sect.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { MONTH_DAYS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { House, Longitude, place, Sign } from '../shared/tropical/shapes.ts'

const Planet = term(CLASSICAL_PLANETS, { $id: 'ClassicalPlanet', description: 'Sun to Saturn.' })
const Score = t.Integer()

export default capability({
  slug: 'western-dignities',
  title: 'Western dignities',
  summary: 'Essential and accidental dignities of the seven planets, receptions, almutens and sect.',
  weight: 'standard',
  method:
    'Points of Lilly. Triplicity to the ruler of the sect in force and, with Dorotheus, to the participating one; peregrine is who has none of the five dignities. Day is the centre of the Sun above the geometric horizon. Almuten figuris after Ibn Ezra: the degrees of Sun, Moon, Ascendant, Fortune and prenatal lunation, houses, and the rulers of the day (from sunrise) and the hour.',
  input: westernBirth({
    datetime: localDateTime(MONTH_DAYS),
    terms: maybe(
      oneOf(TERM_SCHEMES, { default: 'egyptian', description: "ptolemaic: Ptolemy's as Lilly prints them." }),
    ),
    triplicity: maybe(oneOf(TRIPLICITY_SCHEMES, { default: 'dorothean' })),
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
        triplicity_rulers: t.Array(Planet, { description: 'By day, by night and, with Dorotheus, participating.' }),
        term_ruler: Planet,
        face_ruler: Planet,
        dignities: t.Array(oneOf(DIGNITIES)),
        debilities: t.Array(oneOf(DEBILITIES)),
        essential_score: Score,
        accidental: t.Array(t.Object({ factor: oneOf(ACCIDENTAL_FACTORS), points: t.Integer() })),
        accidental_score: Score,
        total_score: Score,
        in_sect: t.Boolean(),
        hayz: t.Boolean(),
        joy: t.Boolean({ description: 'True in the house of its joy.' }),
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
      winner: t.Array(Planet, { description: 'Several for a tie.' }),
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
    house_almutens: t.Array(t.Object({ house: House, cusp: Longitude, almuten: t.Array(Planet), score: Score })),
    sect: t.Object({
      light: Planet,
      benefic_of_sect: Planet,
      malefic_contrary: Planet,
      members: t.Array(Planet),
    }),
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
      points_used: points.map(({ point, longitude }) => ({ point, longitude: place(longitude).longitude })),
      day_ruler: hour?.dayRuler ?? null,
      hour_ruler: hour?.hourRuler ?? null,
      planetary_hour: hour?.hour ?? null,
    },
    house_almutens: chart.houses.cusps.flatMap((cusp, i) => {
      if (cusp === null) return []
      const almuten = degreeAlmuten(cusp, isDay, scheme)
      return [{ house: i + 1, cusp: place(cusp).longitude, almuten: almuten.winners, score: almuten.score }]
    }),
    sect: {
      light: isDay ? ('Sun' as const) : ('Moon' as const),
      benefic_of_sect: isDay ? ('Jupiter' as const) : ('Venus' as const),
      malefic_contrary: isDay ? ('Mars' as const) : ('Saturn' as const),
      members: CLASSICAL_PLANETS.filter((planet) => isInSect(planet, chart)),
    },
  }
})

const dignityRow = (planet: ClassicalPlanet, chart: TropicalChart, scheme: DignityScheme) => {
  const point = planetOf(planet, chart)
  const { rulers, dignities, debilities, score } = essentialDignity(planet, point.longitude, isDayChart(chart), scheme)
  const accidental = accidentalFactors(planet, chart).map((factor) => ({ factor, points: ACCIDENTAL_POINTS[factor] }))
  const accidentalScore = accidental.reduce((sum, { points }) => sum + points, 0)
  const { longitude, degree, sign } = place(point.longitude)
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
