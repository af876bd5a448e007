import type { Graha } from '../../../jyotish/grahas.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { upperFirst } from '../../../wording.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'

/** The passages on planets in houses with the dates of the stay. */

export const FAST_PLANETS = ['Sun', 'Mercury', 'Venus', 'Mars'] as const
export type FastPlanet = (typeof FAST_PLANETS)[number]
export const isFast = (planet: Graha): planet is FastPlanet => FAST_PLANETS.some((fast) => fast === planet)

/** The time in the passages on fast planets. */
const TIME_WORDS = / (?:in these weeks|this month)/

interface DatedStay {
  readonly planet: FastPlanet
  readonly house: HouseNumber
  /** `until 29 January`. */
  readonly span: string
  /** True for a text that begins with its span. */
  readonly isDateFirst?: boolean
  /** The name of the reference point: "birth Moon". */
  readonly seat: string
}

/** Returns a writer of a finding and its advice with the dates of the stay; empty if the sentence with the planet is not for the reader. */
export const datedStayWriter = async () => {
  const ofHouse = await corpus('gochara')
  return ({ planet, house, span, isDateFirst = false, seat }: DatedStay, usedSentences: Set<string>): string => {
    const text = prose(
      compose(
        [
          {
            id: `transit.${planet}.house.${house}`,
            kind: 'transit',
            text: `${planet} is in house ${house} from the ${seat}.`,
            value: house,
            source: 'Gochara, Phaladeepika 26',
            weight: 1,
            says: ofHouse[planet][house],
            words: { seat },
          },
        ],
        { usedSentences },
      ),
    )
    if (!text.includes(planet)) return ''
    return isDateFirst
      ? `${upperFirst(span)} ${lowerFirst(text.replace(TIME_WORDS, ''))}`
      : text.replace(TIME_WORDS, ` ${span}`)
  }
}
