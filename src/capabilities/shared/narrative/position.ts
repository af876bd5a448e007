import { isHelpful, type PlanetAssessment } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { capitalisedName, type Graha, lordOf } from '../../../jyotish/grahas.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import { vargaSeat } from '../../../jyotish/vargas.ts'
import type { FactText } from '../../../readings/fact.ts'
import { houseInWords } from '../../../zodiac/house-words.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { PlacementTexts } from '../placement-texts.ts'
import { burdenOf } from './condition.ts'

/** A planet's position: the fact in words, and the half of the passage that its condition selects. */

type Seat = Pick<FactText, 'id' | 'kind' | 'text' | 'value' | 'says' | 'words'>

/** The harder half is used for a planet unable to give the other; the sentence then names its heaviest burden. */
export const placementHalf = (planet: PlanetAssessment) => {
  if (isHelpful(planet)) return { half: 'good' as const, since: '' }
  // The position is described already.
  const factors = planet.factors.filter(({ id }) => !id.endsWith('.house'))
  const burden = burdenOf(planet, factors)
  return { half: 'bad' as const, since: burden ? ` and ${burden}` : '' }
}

export const seatWriter = (
  chart: RasiChart,
  planets: Readonly<Record<Graha, PlanetAssessment>>,
  texts: PlacementTexts,
) => {
  return {
    inHouse: (planet: Graha): Seat => {
      const { house } = chart.graha[planet]
      const { half, since } = placementHalf(planets[planet])
      return {
        id: `D1.${planet}.house`,
        kind: 'position',
        text: `${capitalisedName(planet)} stands in ${houseInWords(house)}${since}.`,
        value: house,
        says: texts.inHouse(planet, house, half),
      }
    },
    inSign: (planet: Graha): Seat => {
      const { sign: index, longitude } = chart.graha[planet]
      const sign = signName(index)
      const hora = lordOf(vargaSeat(longitude, 'D2').sign)
      return {
        id: `D1.${planet}.sign`,
        kind: 'position',
        text: `${capitalisedName(planet)} stands in ${sign}, in the half of the ${hora}.`,
        value: sign,
        says: texts.inSign(planet, sign, hora === 'Sun' ? 'solar' : 'lunar'),
      }
    },
    inStar: (planet: Graha): Seat => {
      const star = NAKSHATRAS[chart.graha[planet].nakshatra]!
      return {
        id: `D1.${planet}.nakshatra`,
        kind: 'position',
        text: `${capitalisedName(planet)} stands in ${star}.`,
        value: star,
        ...texts.inStar(planet, star),
      }
    },
  }
}
