import { naturalRegard } from '../../jyotish/dignity.ts'
import { nameInSentence } from '../../jyotish/grahas.ts'
import { stoneForPurpose } from '../../jyotish/remedies/purposes.ts'
import { corpus } from '../../readings/corpora.ts'
import { maybe, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthShadbala } from '../shared/birth-shadbala.ts'
import { chartAssessment } from '../shared/chart-assessment.ts'
import { FirstRemedy, firstRemedy } from '../shared/first-remedy.ts'
import {
  childNamed,
  GEM_CAUTION,
  type GemRow,
  gemRow,
  Stone,
  StonesToLeave,
  stoneFields,
  stonesOf,
} from '../shared/gem-stones.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { AS_OF, dayOfLife, noonOfLife } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, NodeName, Placement, placement } from '../shared/shapes.ts'
import { PURPOSE } from './parts/purpose.ts'

// source: common practice, a twelfth of the body's weight in ratti; up to the next quarter of a carat
const KG_PER_CARAT = 12
/** Scaled by body weight; an expensive diamond keeps its minimum. */
const weighed = (stone: GemRow | null, kg: number | null): GemRow | null =>
  stone && kg !== null && stone.planet !== 'Venus'
    ? { ...stone, weight_carats_min: Math.max(stone.weight_carats_min, Math.ceil((kg / KG_PER_CARAT) * 4) / 4) }
    : stone

export default capability({
  slug: 'gemstone-recommendation',
  title: 'Gemstones',
  summary: 'Gems suitable for a birth by planetary lordship: purpose, weight, compatibility; and gems to avoid.',
  keywords: 'gem stone ring wear ruby emerald sapphire',
  weight: 'standard',
  method:
    'The weights are those of prediction-gem: a gem strengthens its planet, so only planets that are beneficial by lordship have one; a withheld stone is not named. A purpose selects the best planet with at least 1 point among the lord of its house and its significator (health 1 and Sun; wealth 2, 11 and Jupiter; career 10, Sun and Mercury; marriage 7 and Venus; education 4, 5 and Mercury; protection 9 and Jupiter). `body_weight_kg` gives a carat for each 12 kg, rounded up to a quarter, if that is more than the minimum; a diamond keeps its minimum. Two stones agree if neither planet is a natural enemy of the other. `first_step` is the customary gift for the planet with the lowest condition.',
  input: birthWithNode({
    purpose: PURPOSE,
    as_of: AS_OF,
    body_weight_kg: maybe(
      t.Number({ minimum: 2, maximum: 300, description: 'Body weight, kg; scales the minimum carats.' }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    node: NodeName,
    lagna: Placement,
    first_step: FirstRemedy,
    ...stoneFields,
    purpose_stone: Stone,
    avoid: StonesToLeave,
    compatibility: t.Array(t.Object({ gems: rows(t.String(), 2), compatible: t.Boolean(), reason: t.String() }), {
      description: 'Every pair of different stones in the answer.',
    }),
    caution: t.String(),
  }),
  example: { ...independence, purpose: 'career', as_of: '2026-11-21' },
  varies: true,
}).compute(async (input, world) => {
  const born = natal(input, world)
  const { chart } = born
  const { planets } = birthShadbala(born, world)
  const day = dayOfLife(input.as_of, 'as_of', born, world)
  const child = childNamed(null, born, day)
  const { avoid, ...value } = await stonesOf(born, planets, noonOfLife(day, born), world, child)
  const purpose = input.purpose ?? 'general'
  const match = stoneForPurpose(purpose, chart, planets)
  const selection = await corpus('gem-purpose')
  const kg = input.body_weight_kg ?? null
  const stones = {
    life_stone: weighed(value.life_stone, kg),
    benefic_stone: weighed(value.benefic_stone, kg),
    lucky_stone: weighed(value.lucky_stone, kg),
    dasha_stone: weighed(value.dasha_stone, kg),
    purpose_stone:
      match && purpose !== 'general' ? weighed(gemRow(match.scored, match.as, selection[purpose], child), kg) : null,
  }
  const different = [
    ...new Map(Object.values(stones).flatMap((stone) => (stone ? [[stone.planet, stone] as const] : []))).values(),
  ]
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    node: chart.node,
    lagna: placement(chart.ascendant),
    first_step: await firstRemedy(chartAssessment(born, world).planets, chart, child),
    ...stones,
    avoid,
    compatibility: different.flatMap((a, i) =>
      different.slice(i + 1).map((b) => {
        const foes = [
          [a.planet, b.planet],
          [b.planet, a.planet],
        ].filter(([of, toward]) => naturalRegard(of!, toward!) === 'enemy')
        return {
          gems: [a.gem, b.gem],
          compatible: foes.length === 0,
          reason: foes[0]
            ? `${nameInSentence(foes[0][0]!)} holds ${nameInSentence(foes[0][1]!)} an enemy`
            : `neither ${nameInSentence(a.planet)} nor ${nameInSentence(b.planet)} holds the other an enemy`,
        }
      }),
    ),
    caution: GEM_CAUTION,
  }
})
