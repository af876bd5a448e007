import type { Font } from 'satori'
import { graphemesOf } from '../graphemes.ts'
import type { Pen } from './glyphs.ts'
import { oneLine } from './one-line.ts'
import type { Colour } from './paint.ts'
import { faceOf, type Typeface } from './typefaces.ts'

// Satori lays out text and boxes by the rules of CSS flexbox. The pen draws the letters at the places that Satori finds, because a
// drawing defines each outline once, and because colours have roles that pages can replace.

/** CSS properties that Satori knows. Lengths are drawing units. */
export type CssStyle = Readonly<Record<string, string | number>>

/** How a row of a text looks. `data` groups rows of several texts, such as the cells of one planet. */
export interface RowLook {
  readonly colour: Colour
  readonly bold?: boolean
  readonly data?: Readonly<Record<string, string>>
}
/** Rows of text, one below the other. Each row is one line, unless `style` lets text wrap. */
export interface TextNode {
  readonly rows: readonly string[]
  readonly look: (row: number) => RowLook
  readonly style?: CssStyle
}
/** A box with content. `key` names it in the result. */
export interface BoxNode {
  readonly key?: string
  readonly style: CssStyle
  readonly children?: readonly LayoutNode[]
}
export type LayoutNode = TextNode | BoxNode

/** The position of a box, drawing units. */
export interface LaidOutBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
/** A line of text with its start on the baseline. */
export interface LaidOutLine extends RowLook {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}
export interface PageLayout {
  readonly lines: readonly LaidOutLine[]
  readonly boxes: ReadonlyMap<string, LaidOutBox>
}

/** Longer rows are cut, characters. */
const MAX_CHARACTERS = 240
/** An empty row has the height of a line. */
const EMPTY_ROW = '\u00A0'
const PLAIN = /^[\x20-\x7E°′″]*$/

// Each file is a family of its own: Satori looks for a glyph in the first file of a family only.
const fontOf = ({ name, file }: Typeface): Font => ({ name, data: file, weight: 400, style: 'normal' })

const fontLists = new Map<string, Font[]>()
/** The fonts of a text. Satori parses a list once, so texts with the same fonts share one list. */
const fontsFor = (text: string): Font[] => {
  const clusters = PLAIN.test(text) ? ['a'] : ['a', ...new Set(graphemesOf(text))]
  const faces = new Set(clusters.flatMap((cluster) => faceOf(cluster, 'regular') ?? []))
  const key = [...faces].map(({ name }) => name).join()
  let fonts = fontLists.get(key)
  if (!fonts) fontLists.set(key, (fonts = [...faces].map(fontOf)))
  return fonts
}

type SatoriNode = Parameters<typeof import('satori')['default']>[0]
const element = (style: CssStyle, children: unknown, key?: string) =>
  ({ type: 'div', key, props: { style, children } }) as unknown as SatoriNode

/** The colour by which a text is found again in Satori's result. */
const markOf = (index: number) => `#${index.toString(16).padStart(6, '0')}`
const TEXT = /<text x="([^"]+)" y="([^"]+)"[^>]* font-size="([^"]+)"[^>]* fill="#([0-9a-f]{6})"[^>]*>([^<]*)<\/text>/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const unescapeXml = (text: string) =>
  text.replace(/&([a-z]+|#x?\d+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** Lays out a page of a width and a height, drawing units. Without a height, the page is as high as its content. */
export const layOut = async (
  root: BoxNode,
  page: { width: number; height: number } | { width: number },
): Promise<PageLayout> => {
  const texts: TextNode[] = []
  const toElement = (node: LayoutNode): SatoriNode => {
    if (!('rows' in node)) return element({ display: 'flex', ...node.style }, node.children?.map(toElement), node.key)
    const index = texts.push(node)
    const rows = node.rows.map((row) => oneLine(row, MAX_CHARACTERS) || EMPTY_ROW)
    const style = { whiteSpace: rows.length > 1 ? 'pre' : 'nowrap', ...node.style, color: markOf(index) }
    return element(style, rows.join('\n'), `text ${index}`)
  }
  const tree = toElement(root)
  const boxes = new Map<string, LaidOutBox>()
  // Satori takes about 15 MB, so it is loaded with the first page that needs it.
  const { default: satori } = await import('satori')
  const fonts = fontsFor(texts.flatMap(({ rows }) => rows).join(''))
  const fontFamily = fonts.map(({ name }) => `"${name}"`).join(', ')
  const svg = await satori(element({ display: 'flex', fontFamily }, tree), {
    ...page,
    fonts,
    embedFont: false,
    onNodeDetected: ({ key, left, top, width, height }) => {
      if (key !== null && key !== undefined) boxes.set(String(key), { left, top, width, height })
    },
  })
  return { lines: linesIn(svg, texts, boxes), boxes }
}

/** Half the height of capitals, in ems: from the middle of a line to its baseline, the same for the fonts of all scripts. */
const HALF_CAPITAL = 0.357

interface SatoriLine {
  text: string
  x: number
  readonly y: number
  readonly size: number
}
/** The lines of each text in a result of Satori, from the top: the words of a line joined, in reading order. */
const satoriLines = (svg: string): Map<number, SatoriLine[]> => {
  const found = new Map<number, SatoriLine[]>()
  for (const [, x, y, size, mark, escapedWord] of svg.matchAll(TEXT)) {
    const index = Number.parseInt(mark!, 16)
    const word = { text: unescapeXml(escapedWord!), x: Number(x), y: Number(y), size: Number(size) }
    const lines = found.get(index) ?? []
    found.set(index, lines)
    const line = lines.find((each) => each.y === word.y)
    if (!line) lines.push(word)
    else {
      line.text += word.text
      line.x = Math.min(line.x, word.x)
    }
  }
  for (const lines of found.values()) lines.sort((a, b) => a.y - b.y)
  return found
}

const linesIn = (svg: string, texts: readonly TextNode[], boxes: ReadonlyMap<string, LaidOutBox>): LaidOutLine[] =>
  [...satoriLines(svg)].flatMap(([index, lines]) => {
    const { rows, look } = texts[index - 1]!
    const { top, height } = boxes.get(`text ${index}`)!
    const lineHeight = height / Math.max(rows.length, lines.length)
    return lines.flatMap(({ text, x, y, size }) => {
      if (text.trim() === '') return []
      const place = Math.floor((y - top) / lineHeight)
      const baseline = top + (place + 0.5) * lineHeight + HALF_CAPITAL * size
      return { text: text.trimEnd(), x, y: baseline, size, ...look(Math.min(place, rows.length - 1)) }
    })
  })

/** SVG of lines. */
export const drawLines = (lines: readonly LaidOutLine[], pen: Pen): string =>
  lines
    .map(({ text, x, y, size, colour, bold = false }) => pen.line(text, { x, y, size, colour, bold }, 'regular'))
    .join('')
