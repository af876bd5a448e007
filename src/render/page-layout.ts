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
/**
 * Rows of text, one below the other. Each row is one line, unless `style` lets text wrap. A text with a width in its style is a column: its
 * rows do not change the layout of the page.
 */
export interface TextNode {
  readonly rows: readonly string[]
  readonly look: (row: number) => RowLook
  readonly style?: CssStyle
}
/** A box with content. `key` names it in the result. `fixed`: the box does not shrink, and its content changes nothing outside of it. */
export interface BoxNode {
  readonly key?: string
  readonly fixed?: true
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
const fontsByText = new Map<string, Font[]>()
/** The cache of fonts by text is cleared at this size. */
const MAX_CACHED_TEXTS = 500
/** The fonts of texts. Satori parses a list once, so texts with the same fonts share one list. */
const fontsFor = (rows: readonly string[]): Font[] => {
  const text = rows.filter((row) => !PLAIN.test(row)).join('')
  let fonts = fontsByText.get(text)
  if (fonts) return fonts
  const faces = new Set(['a', ...new Set(graphemesOf(text))].flatMap((cluster) => faceOf(cluster, 'regular') ?? []))
  const key = [...faces].map(({ name }) => name).join()
  fonts = fontLists.get(key)
  if (!fonts) fontLists.set(key, (fonts = [...faces].map(fontOf)))
  if (fontsByText.size >= MAX_CACHED_TEXTS) fontsByText.clear()
  fontsByText.set(text, fonts)
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

type Page = { width: number; height: number } | { width: number }

/** The result of Satori for a tree: boxes by their key, and the lines of each marked text. */
interface SatoriLayout {
  readonly boxes: ReadonlyMap<string, LaidOutBox>
  readonly lines: ReadonlyMap<number, readonly SatoriLine[]>
}

const renderTree = async (tree: SatoriNode, page: Page, fonts: Font[]): Promise<SatoriLayout> => {
  const boxes = new Map<string, LaidOutBox>()
  // Satori takes about 15 MB, so it is loaded with the first page that needs it.
  const { default: satori } = await import('satori')
  const fontFamily = fonts.map(({ name }) => `"${name}"`).join(', ')
  const svg = await satori(element({ display: 'flex', fontFamily }, tree), {
    ...page,
    fonts,
    embedFont: false,
    onNodeDetected: ({ key, left, top, width, height }) => {
      if (key !== null && key !== undefined) boxes.set(String(key), { left, top, width, height })
    },
  })
  return { boxes, lines: satoriLines(svg) }
}

/** The caches of the results for a list of fonts are cleared when they hold this many pages or rows. */
const MAX_CACHED_PAGES = 128
const MAX_CACHED_ROWS = 4000

/** The width of a row of a column, in ems, and its text in reading order. */
interface MeasuredRow {
  readonly ems: number
  readonly text: string
}
interface LayoutCache {
  readonly pages: Map<string, SatoriLayout>
  readonly rows: Map<string, MeasuredRow>
}
const layoutCaches = new WeakMap<Font[], LayoutCache>()
const cacheOf = (fonts: Font[]): LayoutCache => {
  let cache = layoutCaches.get(fonts)
  if (!cache) layoutCaches.set(fonts, (cache = { pages: new Map(), rows: new Map() }))
  return cache
}

/** The layout of a tree, which sheets of many charts share: a chart changes little but the digits, which all have the same width. */
const layoutOf = async (tree: SatoriNode, page: Page, fonts: Font[]): Promise<SatoriLayout> => {
  const { pages } = cacheOf(fonts)
  const key = JSON.stringify([page, tree])
  let layout = pages.get(key)
  if (!layout) {
    layout = await renderTree(tree, page, fonts)
    if (pages.size >= MAX_CACHED_PAGES) pages.clear()
    pages.set(key, layout)
  }
  return layout
}

/** Size of the letters, and width of the lines, in which rows are measured. */
const MEASURED = { fontSize: 100, width: 200 * MAX_CHARACTERS }
/** Stands in a page for a row of a column: its number, with as many digits for every row. */
const numberOf = (row: number) => String(row).padStart(ANY_NUMBER.length, '0')
const ANY_NUMBER = '0000'
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
/** A row with other digits, which all have the same width. Between letters from right to left digits change the order of pieces. */
const withoutDigits = (row: string) => (RIGHT_TO_LEFT.test(row) ? row : row.replace(/\d/g, '0'))
/** Returns a function for the text of the next line of a text that is laid out without its digits. */
const restoringDigits = (rows: readonly string[]) => {
  const [text, laidOut] = [rows.join('\n'), rows.map(withoutDigits).join('\n')]
  let from = 0
  return (line: string): string => {
    const part = line.replace(/…$/, '').trim()
    const start = laidOut.indexOf(part, from)
    if (start < 0) return line
    from = start + part.length
    return line.replace(part, () => text.slice(start, from))
  }
}

/** Measures rows of columns, by their text without digits. */
const measureRows = async (rows: readonly string[], fonts: Font[]): Promise<ReadonlyMap<string, MeasuredRow>> => {
  const cached = cacheOf(fonts).rows
  const measured = new Map(rows.map((row) => [withoutDigits(row), cached.get(withoutDigits(row))]))
  const missing = [...measured.keys()].filter((row) => !measured.get(row))
  if (missing.length > 0) {
    const style = { position: 'absolute', top: 0, left: 0, textAlign: 'right', whiteSpace: 'pre', ...MEASURED }
    const texts = missing.map((row, i) => element({ ...style, color: markOf(i + 1) }, row, `text ${i + 1}`))
    const page = { width: MEASURED.width, height: 2 * MEASURED.fontSize }
    const { lines } = await renderTree(element({ display: 'flex', ...page }, texts), page, fonts)
    if (cached.size >= MAX_CACHED_ROWS) cached.clear()
    for (const [i, row] of missing.entries()) {
      const [line] = lines.get(i + 1) ?? []
      const ems = line ? (MEASURED.width - line.x) / MEASURED.fontSize : 0
      const result = { ems, text: line?.text ?? row }
      cached.set(row, result)
      measured.set(row, result)
    }
  }
  return measured as ReadonlyMap<string, MeasuredRow>
}

const isColumn = ({ style }: TextNode): boolean => typeof style?.width === 'number'

/**
 * Lays out a page of a width and a height, drawing units. Without a height, the page is as high as its content. Each fixed box is laid out
 * beside empty fixed boxes, so that another content of one of them leaves the others in the cache.
 */
export const layOut = async (root: BoxNode, page: Page): Promise<PageLayout> => {
  const texts: LaidOutText[] = []
  const parts: (BoxNode | null)[] = [null]
  const indexOf = new Map<TextNode, number>()
  const collect = (node: LayoutNode, part: BoxNode | null) => {
    if ('rows' in node) {
      const rows = node.rows.map((row) => oneLine(row, MAX_CHARACTERS) || EMPTY_ROW)
      indexOf.set(node, texts.push({ node, rows, part }))
    } else {
      if (node.fixed) parts.push(node)
      for (const child of node.children ?? []) collect(child, node.fixed ? node : part)
    }
  }
  collect(root, null)
  const fonts = fontsFor(texts.flatMap(({ rows }) => rows.map(withoutDigits)))
  const measured = await measureRows(
    texts.flatMap(({ node, rows }) => (isColumn(node) ? [ANY_NUMBER, ...rows] : [])),
    fonts,
  )
  const boxes = new Map<string, LaidOutBox>()
  const linesOf: LaidOutLine[][] = []
  for (const part of parts) {
    const toElement = (node: LayoutNode): SatoriNode => {
      if (!('rows' in node)) {
        const children = node.fixed && node !== part ? [] : node.children?.map(toElement)
        return element({ display: 'flex', ...node.style }, children, node.key)
      }
      const index = indexOf.get(node)!
      const { rows } = texts[index - 1]!
      const style = { whiteSpace: rows.length > 1 ? 'pre' : 'nowrap', ...node.style, color: markOf(index) }
      const shown = rows.map((row, i) => (isColumn(node) ? numberOf(i) : withoutDigits(row)))
      return element(style, shown.join('\n'), `text ${index}`)
    }
    const layout = await layoutOf(toElement(root), page, fonts)
    for (const [key, box] of layout.boxes) boxes.set(key, box)
    for (const [index, lines] of layout.lines) {
      const text = texts[index - 1]!
      if (text.part === part) linesOf[index] = linesIn(text, layout.boxes.get(`text ${index}`)!, lines, measured)
    }
  }
  return { lines: linesOf.flat(), boxes }
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

/** A text of a page with its rows, each on one line, and the fixed box around it. */
interface LaidOutText {
  readonly node: TextNode
  readonly rows: readonly string[]
  readonly part: BoxNode | null
}

/** A row of a column, in the place of its number. */
const rowOf = (
  { node, rows }: LaidOutText,
  number: SatoriLine,
  measured: ReadonlyMap<string, MeasuredRow>,
): SatoriLine => {
  const row = rows[Number(number.text)]!
  const { ems, text } = measured.get(withoutDigits(row))!
  const isRight = node.style!.textAlign === 'right'
  const x = number.x + (isRight ? (measured.get(ANY_NUMBER)!.ems - ems) * number.size : 0)
  return { ...number, text: text === withoutDigits(row) ? row : text, x }
}

/** The lines of a text, with its own digits again. Satori leaves out lines outside of the page. */
const linesIn = (
  text: LaidOutText,
  box: LaidOutBox,
  found: readonly SatoriLine[],
  measured: ReadonlyMap<string, MeasuredRow>,
): LaidOutLine[] => {
  const { node, rows } = text
  const lineHeight = box.height / Math.max(rows.length, found.length)
  const restore = restoringDigits(rows)
  return found.flatMap((line) => {
    const place = Math.floor((line.y - box.top) / lineHeight)
    const shown = isColumn(node) ? rowOf(text, line, measured) : { ...line, text: restore(line.text) }
    if (shown.text.trim() === '') return []
    const baseline = box.top + (place + 0.5) * lineHeight + HALF_CAPITAL * shown.size
    return { ...shown, text: shown.text.trimEnd(), y: baseline, ...node.look(Math.min(place, rows.length - 1)) }
  })
}

/** SVG of lines. */
export const drawLines = (lines: readonly LaidOutLine[], pen: Pen): string =>
  lines
    .map(({ text, x, y, size, colour, bold = false }) => pen.line(text, { x, y, size, colour, bold }, 'regular'))
    .join('')
