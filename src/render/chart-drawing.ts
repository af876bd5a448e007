import { signName, signNumbered } from '../zodiac/signs.ts'
import type { ChartFacts, ChartStyle } from './chart-facts.ts'
import { titleOf } from './chart-labels.ts'
import { EXTENT, type Layout, layoutOf } from './chart-layouts.ts'
import { chartText } from './chart-text.ts'
import { FONT_STACK } from './fonts.ts'
import { pen } from './glyphs.ts'
import { filled, painted, sheetOf, stroked } from './paint.ts'
import { round } from './polygon.ts'
import { measure, textsOf } from './typeset.ts'
import { group, titled } from './wheel-frame.ts'
import { escaped } from './wheel-page.ts'

/** House and sign of a slot; of two houses in one sign the first. */
const cellIn = (facts: ChartFacts, { fixed }: Layout, slot: number) => {
  const [cell] = facts.cells.filter(({ house, signNumber }) => (fixed === 'house' ? house : signNumber) === slot + 1)
  const signNumber = cell?.signNumber ?? slot + 1
  return { house: cell?.house, sign: signName(signNumbered(signNumber)) }
}

/** Each house with who stands there, in words. */
const described = ({ cells }: ChartFacts): string =>
  cells
    .map(({ house, sign, bodies }) => {
      const names = bodies.map(
        ({ name, degree, retrograde }) => `${name} ${Math.floor(degree)}°${retrograde ? ' retrograde' : ''}`,
      )
      return `House ${house}, ${sign}${names.length ? `: ${names.join(', ')}` : ''}`
    })
    .join('. ')

/**
 * The chart as an SVG document: text as text, each house and each body in a group of its own.
 * The same facts and style give the same bytes.
 */
export const drawChart = (facts: ChartFacts, style: ChartStyle): string => {
  const { size } = style
  const theme = painted(style.theme)
  const ink = pen()
  const title = titleOf(facts)
  const layout = layoutOf(style.style, title !== '')
  const first = layout.fixed === 'house' ? 0 : facts.cells[0]!.signNumber - 1
  const { lines, bodies } = chartText(facts, style, theme, layout, measure)
  const texts = lines.flatMap((line) => textsOf(line, ink).map((each) => ({ ...each, slot: line.slot })))
  const houses = layout.slots.map((_, slot) => {
    const own = texts.filter((text) => text.slot === slot)
    const { house, sign } = cellIn(facts, layout, slot)
    const planets = bodies[slot]!.map(({ name, degree, retrograde, combust }, i) => {
      const words = [
        style.words?.bodies[name]?.name ?? name,
        ...(degree === undefined ? [] : [`${Math.floor(degree)}°`]),
      ]
      const letters = own.flatMap(({ about, text }) => (about === i ? [text] : []))
      return group('planet', titled(words.join(' ')) + letters.join(''), {
        planet: name,
        degree: degree === undefined ? null : Math.floor(degree),
        retrograde: retrograde || null,
        combust: combust || null,
      })
    })
    const words = titled(house ? `House ${house}, ${sign}` : sign)
    const labels = own.flatMap(({ about, text }) => (about === undefined ? [text] : []))
    return group('house', [words, ...labels, ...planets].join(''), { house, sign })
  })
  const drawn = [
    `<path d="M0 0H${EXTENT}V${EXTENT}H0Z" ${filled(theme.background, 'background')}/>`,
    `<path d="${layout.slots[first]!.outline}" ${filled(theme.line, 'ascendant')} fill-opacity="0.1"/>`,
    `<path d="${layout.lines + (layout.stroke?.(first).line ?? '')}" ${stroked(theme.line, 'lines')} stroke-width="${round(Math.max(5, (1.3 * EXTENT) / size))}" stroke-linejoin="round"/>`,
    ...houses,
    group('caption', texts.flatMap(({ slot, text }) => (slot === undefined ? [text] : [])).join('')),
  ].join('\n')
  const { scope, style: sheet } = sheetOf(drawn, Object.values(theme))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 ${EXTENT} ${EXTENT}" role="img" aria-label="${escaped(title || 'Chart')}" font-family="${FONT_STACK}" class="chart ${style.style} ${scope}">`,
    `<desc>${escaped(described(facts))}</desc>`,
    sheet,
    ink.defs(),
    drawn,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')
}
