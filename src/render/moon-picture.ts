import { phaseOf } from '../western/lunations.ts'
import { norm } from '../zodiac/longitude.ts'
import { luminance } from './colours.ts'
import type { Pen } from './glyphs.ts'
import { filled, stroked } from './paint.ts'
import { type Point, tenth } from './polygon.ts'
import type { Paints } from './wheel-theme.ts'

/** The Moon so many degrees before the Sun in the order of signs, as the north sees it: what waxes is lit on the right. */
export const moonPicture = (elongation: number, [x, y]: Point, radius: number, { text, background, line }: Paints) => {
  // Of ink and paper the paler is the light, whichever the theme has it.
  const [light, shade] = luminance(text.hex) < luminance(background.hex) ? [background, text] : [text, background]
  const angle = norm(elongation)
  const waxing = angle <= 180
  const bulge = Math.cos((angle * Math.PI) / 180)
  const across = tenth(radius * Math.abs(bulge))
  const [top, bottom] = [tenth(y - radius), tenth(y + radius)]
  // From the upper horn along the lit limb, and back along the border of the light.
  const limb = `A${radius} ${radius} 0 0 ${waxing ? 1 : 0} ${tenth(x)} ${bottom}`
  const border = `A${across} ${radius} 0 0 ${bulge > 0 === waxing ? 0 : 1} ${tenth(x)} ${top}`
  const disc = `M${tenth(x - radius)} ${tenth(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
  return [
    `<g class="moon" data-elongation="${tenth(angle)}">`,
    `<path d="${disc}" ${filled(shade)} fill-opacity="0.82"/>`,
    `<path d="M${tenth(x)} ${top}${limb}${border}Z" ${filled(light)}/>`,
    `<path d="${disc}" ${stroked(line)} stroke-width="3"/>`,
    '</g>',
  ].join('')
}

/** Waxing Gibbous Moon; 141°; 89 % lit. */
export const moonWords = (elongation: number, { say }: Pen): readonly [string, string, string] => {
  const angle = norm(elongation)
  const lit = (1 - Math.cos((angle * Math.PI) / 180)) / 2
  return [
    say(`${phaseOf(angle)} Moon`),
    say('{}° from the Sun', Math.floor(angle)),
    say('{} % lit', Math.round(100 * lit)),
  ]
}
