import { occupants, type RasiChart } from '../../jyotish/chart.ts'
import { aspectedSigns, drishti, NODE_ASPECTS, signAspects, sphutaDrishti } from '../../jyotish/drishti.ts'
import { GRAHAS, type Graha as GrahaName, SEVEN } from '../../jyotish/grahas.ts'
import { distinct, maybe, meaning, oneOf, optionalKeys, rows, t } from '../../schema.ts'
import { norm } from '../../zodiac/longitude.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { houseFrom, SIGN_INDEXES, SIGNS, signName, signOfHouse } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals, Graha, House, hundredths, Sign } from '../shared/shapes.ts'

const Virupas = t.Number({ minimum: 0, maximum: 60, description: 'Sphuta drishti by exact longitude.' })
const Strength = t.Number({ minimum: 0.25, maximum: 1, description: 'Strength of the aspect: 0.25, 0.5, 0.75 or 1.' })

/** Planets in one sign, with the widest separation. */
const conjunctions = (chart: RasiChart) =>
  SIGN_INDEXES.flatMap((sign) => {
    const together = occupants(chart.planets, sign)
    if (together.length < 2) return []
    const degrees = together.map((p) => p.degree)
    return [
      {
        planets: together.map((p) => p.name as GrahaName),
        sign: signName(sign),
        house: houseFrom(chart.ascendant.sign, sign),
        separation: decimals(Math.max(...degrees) - Math.min(...degrees)),
      },
    ]
  })

export default capability({
  slug: 'planetary-aspects',
  title: 'Planetary aspects',
  summary: 'Graha drishti by sign and by degree, on planets and on houses, conjunctions, and the aspects of the signs.',
  weight: 'light',
  method:
    'Source: BPHS ch. 26. Aspects on houses 3 and 10 are a quarter, 5 and 9 a half, 4 and 8 three quarters, 7 full; Mars is full on 4 and 8, Jupiter on 5 and 9, Saturn on 3 and 10. Virupas follow sphuta drishti from exact longitudes, on a house at the ascendant’s degree of its sign. The nodes cast only the full aspects that `node_aspects` gives them, and have virupas only there. Rashi drishti follows BPHS ch. 8. The separation of a conjunction is the largest in the sign. Mutual aspects are pairs that aspect each other in full.',
  input: birthWithNode({
    node_aspects: maybe(
      oneOf(NODE_ASPECTS, {
        default: 'fifth-ninth',
        description: 'Aspects that Rahu and Ketu cast; `fifth-ninth` means the 5th, 7th and 9th.',
      }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    graha_drishti: t.Array(
      t.Object({
        from: Graha,
        to: Graha,
        house_distance: meaning(House, 'Inclusive count of signs from the first to the second.'),
        strength: Strength,
        angle: t.Number({ description: 'Angle forward from the aspecting to the aspected planet, degrees.' }),
        virupas: Virupas,
      }),
    ),
    house_aspects: rows(
      t.Object({
        house: House,
        sign: Sign,
        full: distinct(Graha),
        partial: t.Array(t.Object({ planet: Graha, strength: Strength })),
        virupas: optionalKeys(GRAHAS, Virupas),
      }),
      12,
    ),
    conjunctions: t.Array(
      t.Object({
        planets: distinct(Graha, { minItems: 2 }),
        sign: Sign,
        house: House,
        separation: t.Number({ minimum: 0, description: 'Distance between the first and the last planet, degrees.' }),
      }),
    ),
    rashi_drishti: rows(t.Object({ sign: Sign, aspects: rows(Sign, 3), planets_aspecting: distinct(Graha) }), 12),
    mutual: t.Array(rows(Graha, 2)),
  }),
  example: independence,
}).compute((input, world) => {
  const nodes = input.node_aspects ?? 'fifth-ninth'
  const { chart } = natal(input, world)
  const { graha, ascendant, planets } = chart
  const strength = (from: GrahaName, sign: SignIndex) => drishti(from, graha[from].sign, sign, nodes)
  const virupas = (from: GrahaName, to: number) => hundredths(sphutaDrishti(from, graha[from].longitude, to))
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    graha_drishti: GRAHAS.flatMap((from) =>
      GRAHAS.flatMap((to) => {
        const seen = strength(from, graha[to].sign)
        if (seen === 0 || from === to) return []
        return [
          {
            from,
            to,
            house_distance: houseFrom(graha[from].sign, graha[to].sign),
            strength: seen,
            angle: decimals(norm(graha[to].longitude - graha[from].longitude)),
            virupas: virupas(from, graha[to].longitude),
          },
        ]
      }),
    ),
    house_aspects: SIGNS.map((_, index) => {
      const sign = signOfHouse(ascendant.sign, index + 1)
      const seen = GRAHAS.map((planet) => ({ planet, strength: strength(planet, sign) }))
      const casting = GRAHAS.filter((g) => (SEVEN as readonly string[]).includes(g) || strength(g, sign) > 0)
      return {
        house: index + 1,
        sign: signName(sign),
        full: seen.filter((row) => row.strength === 1).map((row) => row.planet),
        partial: seen.filter((row) => row.strength > 0 && row.strength < 1),
        virupas: Object.fromEntries(casting.map((g) => [g, virupas(g, sign * 30 + ascendant.degree)])),
      }
    }),
    conjunctions: conjunctions(chart),
    rashi_drishti: SIGN_INDEXES.map((index) => ({
      sign: signName(index),
      aspects: aspectedSigns(index).map(signName),
      planets_aspecting: planets.filter((p) => signAspects(p.sign, index)).map((p) => p.name as GrahaName),
    })),
    mutual: GRAHAS.flatMap((a, i) =>
      GRAHAS.slice(i + 1).flatMap((b) =>
        strength(a, graha[b].sign) === 1 && strength(b, graha[a].sign) === 1 ? [[a, b]] : [],
      ),
    ),
  }
})
