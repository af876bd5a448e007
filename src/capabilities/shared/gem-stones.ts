import { periodsAt } from '../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { housesOwned } from '../../jyotish/functional-nature.ts'
import { type GemScore, gemScore, gemsToAvoid, ownership, trikonaLords } from '../../jyotish/gems.ts'
import { capitalisedName, type Graha as GrahaName, type Lord, nameInSentence } from '../../jyotish/grahas.ts'
import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { NAKSHATRA_LORDS, NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { FINGERS, PLANET_REMEDIES } from '../../jyotish/planet-remedies.ts'
import { isYoung } from '../../readings/age-filter.ts'
import { corpus } from '../../readings/corpora.ts'
import { fillWords, type Passage } from '../../readings/passage.ts'
import { nullable, oneOf, type Static, t, term } from '../../schema.ts'
import { completedYears } from '../../time/age.ts'
import type { CivilDate } from '../../time/civil.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { joinWords } from '../../wording.ts'
import { signName } from '../../zodiac/signs.ts'
import type { World } from '../capability.ts'
import { standingAt } from './dasha-periods.ts'
import { givenName } from './narrative/given-name.ts'
import type { Natal } from './natal.ts'
import { Graha, Star } from './shapes.ts'

/** The gems of a birth: one weighing for all answers that name a gem. */

export const GEM_CAUTION =
  'Traditional guidance, not medical or financial advice. Schools differ: some give every ascendant its life, benefic and lucky stone; here a stone whose planet does harm by lordship is withheld. A gift or a mantra serves where a stone does not.'

const FactIds = t.Array(t.String(), { minItems: 1 })
const gemFields = {
  planet: Graha,
  gem: t.String(),
  substitutes: t.Array(t.String()),
  weight_carats_min: t.Number({ description: 'Carats of 0.2 g.' }),
  metal: t.String(),
  finger: oneOf(FINGERS),
  hand: oneOf(['right']),
  count: t.Integer({ description: 'Repetitions of the mantra.' }),
  day: term(WEEKDAYS),
  hora: Graha,
  nakshatras: t.Array(Star, { minItems: 3, maxItems: 3, description: 'Nakshatras of the planet.' }),
  mantra: t.String(),
  reason: t.String(),
  fact_ids: FactIds,
}
const Gem = t.Object(gemFields, { $id: 'Gem', description: 'A gem and its use.' })
export type GemRow = Static<typeof Gem>
export const Stone = nullable(Gem)
export const stoneFields = { life_stone: Stone, benefic_stone: Stone, lucky_stone: Stone, dasha_stone: Stone }
export const StonesToLeave = t.Array(
  t.Object({ planet: Graha, gem: t.String(), reason: t.String(), fact_ids: FactIds }),
)

const factIds = (planet: GrahaName) => [`D1.${planet}.lordship`, `D1.${planet}.house`, `D1.${planet}.dignity`]

/** The suitable gem of a planet, with its reasons. */
export const gemRow = (
  { planet, why, weak }: GemScore,
  as: string,
  texts: Passage,
  child: string | null = null,
): GemRow => {
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
    reason: `${child ? `By custom the ${gem}, stone of the ${as}, waits until ${child} is grown, and you need buy nothing now.` : texts.text} ${capitalisedName(planet)}, ${as}, ${joinWords(why)}${weak ? ', and its weakness counts as need' : ''}.`,
    fact_ids: factIds(planet),
  }
}

/** The name of a child in texts for the parents; null from 18 years on. */
export const childNamed = (name: string | null | undefined, { moment }: Natal, on: CivilDate): string | null =>
  isYoung(completedYears(moment.local, on)) ? (givenName(name) ?? 'your child') : null

/** Gems of the lords of 1, 5 and 9 and of the running mahadasha, and gems to avoid. */
export const stonesOf = async (
  { chart, moment }: Natal,
  strengths: Readonly<Record<Lord, { ratio: number }>>,
  at: JulianDay,
  world: World,
  child: string | null,
) => {
  const gems = await corpus('gem')
  const stone = (planet: GrahaName, as: string, texts: Passage) => {
    const scored = gemScore(planet, chart, strengths)
    return scored.score >= 1 ? gemRow(scored, as, texts, child) : null
  }
  const { life, benefic, lucky } = trikonaLords(chart.ascendant.sign)
  const dasha = standingAt(vimshottari(chart.graha.Moon.longitude, moment.jd), at, 'vimshottari', world)
  const [mahadasha] = periodsAt(dasha, at, 1)
  return {
    life_stone: stone(life, 'lord of the ascendant', gems[life].life),
    benefic_stone: stone(benefic, 'lord of the fifth', gems[benefic].benefic),
    lucky_stone: stone(lucky, 'lord of the ninth', gems[lucky].lucky),
    dasha_stone: mahadasha
      ? stone(mahadasha.ruler, 'lord of the running mahadasha', gems[mahadasha.ruler].dasha)
      : null,
    avoid: gemsToAvoid(chart).map(({ planet, for: lord }) => ({
      planet,
      gem: PLANET_REMEDIES[planet].gem,
      reason: `${child ? `Keep the ${PLANET_REMEDIES[planet].gem} away from ${child}.` : fillWords(gems[planet].avoid.text, { rising: signName(chart.ascendant.sign) })} ${planet === lord ? capitalisedName(planet) : `${planet} acts for ${nameInSentence(lord)}, which`} ${ownership(housesOwned(lord, chart.ascendant.sign))}.`,
      fact_ids: factIds(planet),
    })),
  }
}
