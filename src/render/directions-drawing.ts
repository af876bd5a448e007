import { type ChartTheme, LIGHT } from './chart-facts.ts'
import { FONT_STACK } from './fonts.ts'
import { createPen } from './glyphs.ts'
import { type PlacedLine, textElements } from './typeset.ts'

/** A directional group of signs; its bodies are in order of degree. */
export interface DirectionFacts {
  direction: string
  signs: readonly string[]
  bodies: readonly { name: string; sign: string; degree: string; retrograde: boolean }[]
}

const SIDE = 1000
const EDGE = 20
const HALF = SIDE / 2
/** Distance of the first body from the top of its cell, and from one body to the next. */
const FIRST = 130
const STEP = 37

/** The four groups clockwise from the upper left, in 600 by 600 pixels. The same facts give the same bytes. */
export const drawDirections = (groups: readonly DirectionFacts[], theme: ChartTheme = LIGHT): string => {
  const lines = groups.flatMap(({ direction, signs, bodies }, i): PlacedLine[] => {
    const [column, row] = [i === 1 || i === 2 ? 1 : 0, i < 2 ? 0 : 1]
    const x = column * HALF + HALF / 2
    const top = row * (HALF - EDGE) + EDGE
    return [
      { x, y: top + 42, spans: [{ text: direction, size: 38, bold: true, colour: theme.text }] },
      { x, y: top + 82, spans: [{ text: signs.join(' · '), size: 24, colour: theme.line }] },
      ...bodies.map(({ name, sign, degree, retrograde }, place) => ({
        x,
        y: top + FIRST + place * STEP,
        spans: [
          { text: name, size: 32, bold: true, colour: theme.planet },
          { text: `${sign} ${degree}${retrograde ? ' R' : ''}`, size: 25, colour: theme.text, gap: 16 },
        ],
      })),
    ]
  })
  const pen = createPen()
  const texts = textElements(lines, pen)
  const description = groups
    .map(({ direction, bodies }) => `${direction}: ${bodies.map(({ name }) => name).join(', ') || 'nobody'}`)
    .join('. ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="600" height="600" viewBox="0 0 ${SIDE} ${SIDE}" role="img" aria-label="The four directions. ${description}." font-family="${FONT_STACK}">`,
    `<path d="M0 0H${SIDE}V${SIDE}H0Z" fill="${theme.background}"/>`,
    `<path d="M${EDGE} ${EDGE}H${SIDE - EDGE}V${SIDE - EDGE}H${EDGE}ZM${HALF} ${EDGE}V${SIDE - EDGE}M${EDGE} ${HALF}H${SIDE - EDGE}" fill="none" stroke="${theme.line}" stroke-width="4"/>`,
    pen.defs(),
    texts,
    '</svg>',
  ].join('\n')
}
