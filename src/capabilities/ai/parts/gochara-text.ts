import { type Gochara, gochara, type TransitSigns } from '../../../jyotish/gochara.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import type { SignIndex } from '../../../zodiac/signs.ts'

/** The text of a transit by its effect: the passage on its house is left out where other planets undo it. */

const others = (planets: readonly Graha[]) => joinWords(planets.map(nameInSentence))

const withEffect = ({ planet, effect, vedha, relief }: Gochara, passage: string): string => {
  const name = capitalisedName(planet)
  if (effect === 'obstructed')
    return `${name} stands in a good place for you, but ${others(vedha.by)} ${vedha.by.length > 1 ? 'hold' : 'holds'} its help back: count on your own steps for now.`
  if (effect === 'relieved')
    return `${upperFirst(others(relief.by))} ${relief.by.length > 1 ? 'take' : 'takes'} the edge off ${nameInSentence(planet)}, which would ask for more care from there alone.`
  return effect === 'neutral'
    ? `The tradition calls ${nameInSentence(planet)} neither helpful nor hard in that place.`
    : passage
}

/** The text of a transit from the birth Moon, or from another sign. `passage`: the text on the house of the planet. */
export const transitText = (planet: Graha, from: SignIndex, signs: TransitSigns, passage: string): string =>
  withEffect(gochara(planet, from, signs), passage)
