import { signName, signNumbered } from '../zodiac/signs.ts'
import type { ChartBody, ChartFacts, ChartStyle } from './chart-facts.ts'
import { titleOf } from './chart-labels.ts'
import { type Layout, layoutOf, slotOfAscendant } from './chart-layouts.ts'
import { chartDocument, lineWidth } from './chart-page.ts'
import { chartText } from './chart-text.ts'
import { pen } from './glyphs.ts'
import { filled, paintAttributes, stroked } from './paint.ts'
import { round } from './polygon.ts'
import { measure, textsOf } from './typeset.ts'
import { group, titled } from './wheel-frame.ts'

/** House and sign of a slot; of two houses in one sign the first. */
const cellIn = (facts: ChartFacts, { fixed }: Layout, slot: number) => {
  const [cell] = facts.cells.filter(({ house, signNumber }) => (fixed === 'house' ? house : signNumber) === slot + 1)
  const signNumber = cell?.signNumber ?? slot + 1
  return { house: cell?.house, sign: signName(signNumbered(signNumber)), bindus: cell?.bindus }
}

const placed = ({ name, degree, retrograde }: ChartBody) =>
  `${name} ${Math.floor(degree)}°${retrograde ? ' retrograde' : ''}`

/** Each house with what stands there, in words. */
export const housesInWords = ({ cells }: ChartFacts): string =>
  cells
    .map(({ house, sign, bodies, transits = [], bindus }) => {
      const told = [
        ...(bindus ? [`${bindus.count} bindus`] : []),
        ...bodies.map(placed),
        ...transits.map((body) => `transit of ${placed(body)}`),
      ]
      return `House ${house}, ${sign}${told.length ? `: ${told.join(', ')}` : ''}`
    })
    .join('. ')

/** Fills of the houses by how many points they have, at most. */
const DEEPEST = 0.3

/**
 * The chart as an SVG document: text as text, each house and each body in a group of its own.
 * The same facts and style give the same bytes.
 */
export const drawChart = (facts: ChartFacts, style: ChartStyle): string => {
  const { size } = style
  const theme = paintAttributes(style.theme)
  const ink = pen()
  const title = titleOf(facts)
  const moving = facts.cells.some(({ transits }) => transits)
  const layout = layoutOf(style.style, title !== '' || facts.legend !== undefined, moving)
  const first = slotOfAscendant(facts, layout)
  const { lines, standing } = chartText(facts, style, theme, layout, measure)
  const texts = lines.flatMap((line) => textsOf(line, ink).map((each) => ({ ...each, slot: line.slot })))
  const shades = layout.slots.map(({ outline }, slot) => {
    const share = cellIn(facts, layout, slot).bindus?.share
    return share
      ? `<path d="${outline}" ${filled(theme.accent, 'shade')} fill-opacity="${round(DEEPEST * share)}"/>`
      : ''
  })
  const houses = layout.slots.map((_, slot) => {
    const own = texts.filter((text) => text.slot === slot)
    const { house, sign } = cellIn(facts, layout, slot)
    const entries = standing[slot]!.map(({ kind, title, data }, i) => {
      const letters = own.flatMap(({ about, text }) => (about === i ? [text] : []))
      return group(kind, titled(title(style)) + letters.join(''), data)
    })
    const words = titled(house ? `House ${house}, ${sign}` : sign)
    const labels = own.flatMap(({ about, text }) => (about === undefined ? [text] : []))
    return group('house', [words, ...labels, ...entries].join(''), { house, sign })
  })
  return chartDocument({
    kind: style.style,
    style,
    theme,
    title,
    description: housesInWords(facts),
    ink,
    body: [
      shades.join(''),
      `<path d="${layout.slots[first]!.outline}" ${filled(theme.line, 'ascendant')} fill-opacity="0.1"/>`,
      `<path d="${layout.lines + (layout.stroke?.(first).line ?? '')}" ${stroked(theme.line, 'lines')} stroke-width="${lineWidth(size)}" stroke-linejoin="round"/>`,
      ...houses,
      group('caption', texts.flatMap(({ slot, text }) => (slot === undefined ? [text] : [])).join('')),
    ],
  })
}
