import { callout, list, facts as pairs, paragraph } from '../../document/document.ts'
import { running } from '../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { housesOwned } from '../../jyotish/functional-nature.ts'
import { type GemScore, gemScore, gemsToAvoid, ownership, trikonaLords } from '../../jyotish/gems.ts'
import { type Graha as GrahaName, named, opening } from '../../jyotish/grahas.ts'
import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { NAKSHATRA_LORDS, NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { FINGERS, PLANET_REMEDIES } from '../../jyotish/planet-remedies.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Passage } from '../../readings/passage.ts'
import { nullable, oneOf, type Static, t, term } from '../../schema.ts'
import { civilOf } from '../../time/civil.ts'
import { capability } from '../capability.ts'
import { birthShadbala } from '../vocabulary/birth-shadbala.ts'
import { standingAt } from '../vocabulary/dasha-periods.ts'
import { birthWithNode, independence } from '../vocabulary/inputs.ts'
import { noonOf } from '../vocabulary/lifetime.ts'
import { natal } from '../vocabulary/natal.ts'
import { reportHead, reportHeadFields } from '../vocabulary/report-head.ts'
import { Graha, Star } from '../vocabulary/shapes.ts'
import { listed } from './parts/dasha-told.ts'

const FactIds = t.Array(t.String(), { minItems: 1 })
const Gem = t.Object({
  planet: Graha,
  gem: t.String(),
  substitutes: t.Array(t.String()),
  weight_carats_min: t.Number(),
  metal: t.String(),
  finger: oneOf(FINGERS),
  hand: oneOf(['right']),
  count: t.Integer({ description: 'Repetitions of the mantra.' }),
  day: term(WEEKDAYS),
  hora: Graha,
  nakshatras: t.Array(Star, { minItems: 3, maxItems: 3, description: 'Stars of the planet.' }),
  mantra: t.String(),
  reason: t.String(),
  fact_ids: FactIds,
})
const Stone = nullable(Gem)

const factIds = (planet: GrahaName) => [`D1.${planet}.lordship`, `D1.${planet}.house`, `D1.${planet}.dignity`]

const gemOf = ({ planet, score, why, weak }: GemScore, as: string, says: Passage): Static<typeof Gem> => {
  const { gem, substitutes, carats, metal, finger, count, day, hora, mantra } = PLANET_REMEDIES[planet]
  return {
    planet,
    gem,
    substitutes: [...substitutes],
    weight_carats_min: carats,
    metal,
    finger,
    hand: 'right',
    count,
    day,
    hora,
    nakshatras: NAKSHATRAS.filter((_, i) => NAKSHATRA_LORDS[i % 9] === planet),
    mantra,
    reason: `${says.text} ${opening(planet)}, ${as}, ${listed(why)}: ${score} ${score === 1 ? 'point' : 'points'} in its favour${weak ? ', its weakness counted as need' : ''}.`,
    fact_ids: factIds(planet),
  }
}

const CAUTION =
  'Traditional guidance, not medical or financial advice. Schools differ: some give every ascendant its life, benefic and lucky stone; here a stone whose planet does harm by lordship is withheld. A gift or a mantra serves where a stone does not.'
const NAMES = {
  life_stone: 'Life stone',
  benefic_stone: 'Benefic stone',
  lucky_stone: 'Lucky stone',
  dasha_stone: 'Stone of the period',
} as const

export default capability({
  slug: 'prediction-gem',
  title: 'Gem reading',
  summary: 'Which gems a birth may wear and how, for life, mind, fortune and the running period; and which to leave.',
  weight: 'report',
  method:
    'Own weighing of lordship after BPHS ch. 34. Base: each of houses 1, 5, 9 +3, 4, 10 +1, 3, 11 -1; yogakaraka +2; owner of 2 or 7 and of no 1, 5, 9 -2; 6, 8, 12 nought for the lagna lord, else -4 (lord of 5 or 9 -2) by its moolatrikona or only sign, -1 by the other. From base 1: Shadbala short +1, debilitated +1, in 6, 8, 12 -1, with a node -1. A node: base of its dispositor from 3, 6, 10, 11. Lords of 1, 5, 9 and of the mahadasha running today (12:00 UTC), each null below 1. Avoid: base -2 and less.',
  input: birthWithNode(),
  data: t.Object({
    ...reportHeadFields('gem'),
    life_stone: Stone,
    benefic_stone: Stone,
    lucky_stone: Stone,
    dasha_stone: Stone,
    avoid: t.Array(t.Object({ planet: Graha, gem: t.String(), reason: t.String(), fact_ids: FactIds })),
    caution: t.String(),
  }),
  example: independence,
  varies: true,
  document: (data) => [
    ...(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((key) => {
      const stone = data[key]
      return {
        title: NAMES[key],
        blocks: stone
          ? [
              paragraph(stone.reason),
              pairs([
                ['Gem', stone.gem],
                ['Substitutes', stone.substitutes.join(', ')],
                ['Least weight', `${stone.weight_carats_min} carats`],
                ['Metal', stone.metal],
                ['Finger', `${stone.finger}, ${stone.hand} hand`],
                ['Day and hora', `${stone.day}, hora of ${stone.hora}`],
                ['Stars', stone.nakshatras.join(', ')],
                ['Mantra', `${stone.mantra}, ${stone.count} times`],
              ]),
            ]
          : [paragraph('None: its planet does more harm than good by the houses that it owns.')],
      }
    }),
    {
      title: 'Stones to leave',
      blocks: [
        data.avoid.length > 0
          ? list(data.avoid.map(({ gem, reason }) => `${gem}: ${reason}`))
          : paragraph('No planet of this ascendant has to be left out.'),
        callout('Caution', data.caution),
      ],
    },
  ],
}).compute(async (input, world) => {
  const born = natal(input, world)
  const gems = await corpus('gem')
  const { chart, moment } = born
  const { planets } = birthShadbala(born, world)
  const stone = (planet: GrahaName, as: string, says: Passage) => {
    const scored = gemScore(planet, chart, planets)
    return scored.score >= 1 ? gemOf(scored, as, says) : null
  }
  const { life, benefic, lucky } = trikonaLords(chart.ascendant.sign)
  const noon = noonOf(civilOf(world.now))
  const dasha = standingAt(vimshottari(chart.graha.Moon.longitude, moment.jd), noon, 'vimshottari', world)
  const [mahadasha] = running(dasha, noon, 1)
  return {
    ...reportHead('gem', born),
    life_stone: stone(life, 'lord of the ascendant', gems[life].life),
    benefic_stone: stone(benefic, 'lord of the fifth', gems[benefic].benefic),
    lucky_stone: stone(lucky, 'lord of the ninth', gems[lucky].lucky),
    dasha_stone: mahadasha
      ? stone(mahadasha.ruler, 'lord of the running mahadasha', gems[mahadasha.ruler].dasha)
      : null,
    avoid: gemsToAvoid(chart).map(({ planet, for: lord, base }) => ({
      planet,
      gem: PLANET_REMEDIES[planet].gem,
      reason: `${gems[planet].avoid.text} ${planet === lord ? opening(planet) : `${planet} acts for ${named(lord)}, which`} ${ownership(housesOwned(lord, chart.ascendant.sign))}: ${-base} points against it.`,
      fact_ids: factIds(planet),
    })),
    caution: CAUTION,
  }
})
