import { type Conditions, planetExtremes } from '../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../jyotish/chart.ts'
import { type Lord, nameInSentence } from '../../jyotish/grahas.ts'
import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { PLANET_REMEDIES } from '../../jyotish/planet-remedies.ts'
import { corpus } from '../../readings/corpora.ts'
import { variants } from '../../readings/passage.ts'
import { t, term } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { conditionWords } from './narrative/reasons.ts'
import { Graha } from './shapes.ts'

/** The remedy that comes before any stone or bead: a deed for the planet that needs most help. It costs no more than a meal. */

export const FirstRemedy = t.Object(
  {
    planet: Graha,
    reason: t.String({ description: 'Reason for this planet.' }),
    deed: t.String({ description: 'Deed with day and duration.' }),
    day: term(WEEKDAYS),
    source: t.String(),
    fact_ids: t.Array(t.String(), { minItems: 1 }),
  },
  { $id: 'FirstRemedy', description: 'A deed that costs little, before any stone or bead.' },
)

/** The matter of each planet in a life. */
const MATTERS: Record<Lord, string> = {
  Sun: 'confidence',
  Moon: 'peace of mind',
  Mars: 'drive',
  Mercury: 'speech and learning',
  Jupiter: 'trust and good advice',
  Venus: 'affection and ease',
  Saturn: 'patience and routine',
}

/** `child` is the name of a minor in a text for the parents, or null. */
export const firstRemedy = async (planets: Conditions, chart: RasiChart, child: string | null) => {
  const planet = planetExtremes(planets).weakest
  const gifts = await corpus('custom-gift')
  const { text, source } = variants(gifts[planet])[0]!
  const place = `${conditionWords(planets[planet])} in ${signName(chart.graha[planet].sign)}`
  return {
    planet,
    reason: child
      ? `Begin with ${nameInSentence(planet)}, which ${place} in the chart of ${child}. It stands for ${MATTERS[planet]}, and you can help most there.`
      : `Begin with ${nameInSentence(planet)}, which ${place} in your chart. It stands for ${MATTERS[planet]}, and you need most help there.`,
    deed: text,
    day: giftDay(text) ?? PLANET_REMEDIES[planet].day,
    source,
    fact_ids: [`D1.${planet}.dignity`],
  }
}

/** The weekday that a text names. */
const giftDay = (text: string) => WEEKDAYS.find((day) => text.includes(day))
