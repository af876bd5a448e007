import { phaseOf } from '../western/lunations.ts'
import { norm } from '../zodiac/longitude.ts'
import { luminance } from './colours.ts'
import type { Pen } from './glyphs.ts'
import { fillAttributes, strokeAttributes } from './paint.ts'
import { type Point, tenth } from './polygon.ts'
import type { Paints } from './wheel-theme.ts'

/** The Moon as seen from the northern hemisphere: a waxing Moon is lit on the right. `elongation`: Moon minus Sun, degrees. */
export const moonPicture = (elongation: number, [x, y]: Point, radius: number, { text, background, line }: Paints) => {
  // The lighter of the text and background colours is the lit part, in every theme.
  const [light, shade] = luminance(text.hex) < luminance(background.hex) ? [background, text] : [text, background]
  const angle = norm(elongation)
  const isWaxing = angle <= 180
  const bulge = Math.cos((angle * Math.PI) / 180)
  const terminatorRadius = tenth(radius * Math.abs(bulge))
  const [top, bottom] = [tenth(y - radius), tenth(y + radius)]
  // From the upper cusp down the lit limb, then back up the terminator.
  const limb = `A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} ${tenth(x)} ${bottom}`
  const terminator = `A${terminatorRadius} ${radius} 0 0 ${bulge > 0 === isWaxing ? 0 : 1} ${tenth(x)} ${top}`
  const disc = `M${tenth(x - radius)} ${tenth(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
  return [
    `<g class="moon" data-elongation="${tenth(angle)}">`,
    `<path d="${disc}" ${fillAttributes(shade)} fill-opacity="0.82"/>`,
    `<path d="M${tenth(x)} ${top}${limb}${terminator}Z" ${fillAttributes(light)}/>`,
    `<path d="${disc}" ${strokeAttributes(line)} stroke-width="3"/>`,
    '</g>',
  ].join('')
}

/** Phase, elongation and lit fraction as text: Waxing Gibbous Moon, 141° from the Sun, 89 % lit. */
export const moonWords = (elongation: number, { translate }: Pen): readonly [string, string, string] => {
  const angle = norm(elongation)
  const lit = (1 - Math.cos((angle * Math.PI) / 180)) / 2
  return [
    translate(`${phaseOf(angle)} Moon`),
    translate('{}° from the Sun', Math.floor(angle)),
    translate('{} % lit', Math.round(100 * lit)),
  ]
}
