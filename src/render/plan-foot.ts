import type { Pen } from './glyphs.ts'
import { type BoxNode, drawLines, type LaidOutBox, type LayoutNode, layOut, type TextNode } from './page-layout.ts'
import { type PlanFacts, SEVERITY_COLOURS } from './plan-facts.ts'
import { round } from './polygon.ts'

/** Lengths in thousandths of the width: font size, swatches, discs of the marks, margins and gaps. */
const SIZE = 13
const NUMBER_SIZE = 12
const SWATCH = { width: 20, height: 13 } as const
const DISC = 19
const MARGIN = 40
const GAP = 8
/** Columns of the keys. */
const COLUMNS = 2

interface Colours {
  readonly text: string
  readonly line: string
  readonly floor: string
}

/** The foot of a plan below `top`: meaning of the fill colours, of the marks and of the keys. Without any of these, of height 0. */
export const planFoot = async (
  { width, legend, marks, keys }: Pick<PlanFacts, 'width' | 'legend' | 'marks' | 'keys'>,
  { top, unit, pen, colours }: { top: number; unit: number; pen: Pen; colours: Colours },
): Promise<{ svg: string; height: number }> => {
  if (legend.length + marks.length + keys.length === 0) return { svg: '', height: 0 }
  const text = (row: string, style: TextNode['style'] = {}, colour = colours.text, bold = false): TextNode => ({
    rows: [row],
    look: () => ({ colour, bold }),
    style: { fontSize: SIZE * unit, lineHeight: 1.3, whiteSpace: 'normal', ...style },
  })
  const row = (sign: LayoutNode, label: TextNode, style: BoxNode['style'] = {}): BoxNode => ({
    style: { alignItems: 'flex-start', gap: GAP * unit, ...style },
    children: [sign, label],
  })
  const numberSize = NUMBER_SIZE * unit
  const lines: BoxNode[] = [
    {
      style: { flexWrap: 'wrap', columnGap: 3 * GAP * unit, rowGap: GAP * unit },
      children: legend.map((each, i) =>
        row(
          { key: `swatch ${i}`, style: { width: SWATCH.width * unit, height: SWATCH.height * unit } },
          text(each.text, { whiteSpace: 'nowrap' }),
          { alignItems: 'center' },
        ),
      ),
    },
    ...marks.map(({ number, message }, i) =>
      row(
        {
          key: `mark ${i}`,
          style: {
            width: DISC * unit,
            height: DISC * unit,
            alignItems: 'center',
            justifyContent: 'center',
            flexShrink: 0,
          },
          children: [text(String(number), { fontSize: numberSize, whiteSpace: 'nowrap' }, '#FFFFFF', true)],
        },
        text(message, { flexShrink: 1 }),
      ),
    ),
    {
      style: { flexWrap: 'wrap', rowGap: GAP * unit },
      children: keys.map((each) =>
        row(text(each.key, { whiteSpace: 'nowrap', flexShrink: 0 }, colours.text, true), text(each.text), {
          width: `${100 / COLUMNS}%`,
        }),
      ),
    },
  ].filter(({ children = [] }) => children.length > 0)
  const layout = await layOut(
    {
      key: 'foot',
      style: {
        flexDirection: 'column',
        width,
        paddingLeft: MARGIN * unit,
        paddingRight: MARGIN * unit,
        paddingBottom: 2 * GAP * unit,
        boxSizing: 'border-box',
        gap: GAP * unit,
      },
      children: lines,
    },
    { width },
  )
  const boxOf = (key: string): LaidOutBox => layout.boxes.get(key)!
  const swatches = legend.map(({ colour, opacity }, i) => {
    const { left, top: y, width: wide, height: high } = boxOf(`swatch ${i}`)
    const outline = `M${round(left)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}Z`
    return (
      `<path d="${outline}" fill="${colours.floor}"/>` +
      `<path data-part="legend" d="${outline}" fill="${colour}" fill-opacity="${opacity}" stroke="${colours.line}" stroke-width="${round(0.7 * unit)}"/>`
    )
  })
  const discs = marks.map(({ severity }, i) => {
    const { left, top: y, width: wide } = boxOf(`mark ${i}`)
    const [x, middle] = [left + wide / 2, y + wide / 2]
    return `<circle data-part="defect" cx="${round(x)}" cy="${round(middle)}" r="${round(wide / 2)}" fill="${SEVERITY_COLOURS[severity]}"/>`
  })
  return {
    svg: `<g data-part="foot" transform="translate(0 ${round(top)})">${[...swatches, ...discs].join('')}${drawLines(layout.lines, pen)}</g>`,
    height: Math.ceil(boxOf('foot').height),
  }
}
