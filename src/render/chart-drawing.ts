import { signName, signNumbered } from '../zodiac/signs.ts'
import { layOutCentre } from './chart-centre.ts'
import type { ChartBody, ChartFacts, ChartStyle } from './chart-facts.ts'
import { pictureTitle } from './chart-labels.ts'
import { type Layout, layoutOf, slotOfAscendant } from './chart-layouts.ts'
import { chartDocument, lineWidth } from './chart-page.ts'
import { chartLabelLines, hasCentre } from './chart-text.ts'
import { createPen } from './glyphs.ts'
import { drawLines } from './page-layout.ts'
import { fillAttributes, paintsByRole, strokeAttributes } from './paint.ts'
import { round } from './polygon.ts'
import { measure, spanElements } from './typeset.ts'
import { group, titleElement } from './wheel-frame.ts'

/** House, sign and bindus of a slot; no house without a time of birth. Of two houses in one sign, the first. */
const cellOfSlot = (facts: ChartFacts, { fixed }: Layout, slot: number) => {
  const [cell] = facts.cells.filter(({ house, signNumber }) => (fixed === 'house' ? house : signNumber) === slot + 1)
  const signNumber = cell?.signNumber ?? slot + 1
  return {
    house: facts.ascendantDegree === null ? undefined : cell?.house,
    sign: signName(signNumbered(signNumber)),
    bindus: cell?.bindus,
  }
}

const bodyText = ({ name, degree, retrograde, combust, dignity }: ChartBody) =>
  [
    name,
    ...(degree === undefined ? [] : [`${Math.floor(degree)}°`]),
    ...(dignity ? [dignity] : []),
    ...(retrograde ? ['retrograde'] : []),
    ...(combust ? ['combust'] : []),
  ].join(' ')

/** Text description of a chart: each house with its sign, bindus, bodies and transits. */
export const housesDescription = ({ cells, ascendantDegree }: ChartFacts): string =>
  cells
    .map(({ house, sign, bodies, transits = [], bindus }) => {
      const parts = [
        ...(bindus ? [`${bindus.count} bindus`] : []),
        ...bodies.map(bodyText),
        ...transits.map((body) => `transit of ${bodyText(body)}`),
      ]
      return `${ascendantDegree === null ? '' : `House ${house}, `}${sign}${parts.length ? `: ${parts.join(', ')}` : ''}`
    })
    .join('. ')

/** Fill opacity of the houses with the most bindus. */
const MAX_SHADE_OPACITY = 0.3

/**
 * The chart as an SVG document. Text is `<text>` or outlines; each house and each body is a group.
 * The same facts and style give the same bytes.
 */
export const drawChart = async (facts: ChartFacts, style: ChartStyle): Promise<string> => {
  const { size } = style
  const theme = paintsByRole(style.theme)
  const pen = createPen()
  const title = pictureTitle(facts)
  const hasTransits = facts.cells.some(({ transits }) => transits)
  const layout = layoutOf(style.style, title !== '' || facts.legend !== undefined, hasTransits)
  const ascendantSlot = slotOfAscendant(facts, layout)
  const { lines, entriesBySlot: standing } = chartLabelLines(facts, style, theme, layout, measure)
  const texts = lines.flatMap((line) => spanElements(line, pen).map((each) => ({ ...each, slot: line.slot })))
  const caption = hasCentre(facts, layout)
    ? drawLines(
        await layOutCentre([{ text: title, look: 'heading', colour: 'text' }, ...facts.centre!], layout.centre!, style),
        pen,
      )
    : ''
  const shades = layout.slots.map(({ outline }, slot) => {
    const share = cellOfSlot(facts, layout, slot).bindus?.share
    return share
      ? `<path d="${outline}" ${fillAttributes(theme.accent, 'shade')} fill-opacity="${round(MAX_SHADE_OPACITY * share)}"/>`
      : ''
  })
  const houses = layout.slots.map((_, slot) => {
    const slotTexts = texts.filter((text) => text.slot === slot)
    const { house, sign } = cellOfSlot(facts, layout, slot)
    const entries = standing[slot]!.map(({ kind, title, data }, i) => {
      const letters = slotTexts.flatMap(({ about, text }) => (about === i ? [text] : []))
      return group(kind, titleElement(title(style)) + letters.join(''), data)
    })
    const houseTitle = titleElement(house ? `House ${house}, ${sign}` : sign)
    const labels = slotTexts.flatMap(({ about, text }) => (about === undefined ? [text] : []))
    return group('house', [houseTitle, ...labels, ...entries].join(''), { house, sign })
  })
  return chartDocument({
    kind: style.style,
    style,
    theme,
    title,
    description: housesDescription(facts),
    pen,
    body: [
      shades.join(''),
      ascendantSlot === null
        ? ''
        : `<path d="${layout.slots[ascendantSlot]!.outline}" ${fillAttributes(theme.line, 'ascendant')} fill-opacity="0.1"/>`,
      `<path d="${layout.lines + (ascendantSlot === null ? '' : (layout.stroke?.(ascendantSlot).line ?? ''))}" ${strokeAttributes(theme.line, 'lines')} stroke-width="${lineWidth(size)}" stroke-linejoin="round"/>`,
      ...houses,
      group('caption', caption + texts.flatMap(({ slot, text }) => (slot === undefined ? [text] : [])).join('')),
    ],
  })
}
