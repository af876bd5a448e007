import type { SpreadFacts } from '../../../render/spread-drawing.ts'
import { spreadSvg } from '../../../render/spread-picture.ts'
import type { Static } from '../../../schema.ts'
import { numberIn } from '../../../traditions/tarot/deck.ts'
import type { World } from '../../capability.ts'
import { type FormatInput, imageIn } from '../../shared/picture.ts'
import type { CardDraw } from './draw-input.ts'

interface PictureFields {
  image?: boolean | null
  format?: Static<typeof FormatInput>
}

/** The drawing of the spread with its legend, if requested. */
export const spreadPictures = async (
  input: PictureFields,
  { dealt, deck }: Pick<CardDraw, 'dealt' | 'deck'>,
  { title, layout = 'rows', places }: { title: string; layout?: SpreadFacts['layout']; places: readonly string[] },
  world: World,
) => {
  if (!input.image) return []
  const cards = dealt.map(({ card, reversed }, i) => ({
    card,
    number: numberIn(deck, card),
    reversed,
    place: places[i]!,
  }))
  return [await imageIn(input.format, await spreadSvg({ title, layout, cards }, world.tenant), world.tenant)]
}
