import { twoDigits } from '../time/digits.ts'
import { elementBalance, houseBalance, modeBalance } from '../western/balance.ts'
import { essentialDignity } from '../western/dignities.ts'
import { CLASSICAL_PLANETS } from '../western/points.ts'
import { elementOf, signOf } from '../zodiac/signs.ts'
import type { Pen } from './glyphs.ts'
import { moonPicture, moonWords } from './moon-picture.ts'
import { type BoxNode, drawLines, type LaidOutBox, type PageLayout, type TextNode } from './page-layout.ts'
import type { Colour } from './paint.ts'
import {
  type Column,
  columnsNode,
  FONT_RATIO,
  fittingSize,
  isText,
  type SymbolColumn,
  tableLines,
} from './sheet-table.ts'
import type { WheelFacts, WheelPoint, WheelRing } from './wheel-facts.ts'
import { group, line, orbText } from './wheel-frame.ts'
import { axesOf, cuspsOf, houseAt } from './wheel-ground.ts'
import { degreeMinuteText, pointSymbol, symbolOfSign } from './wheel-page.ts'
import { type Paints, ringColour } from './wheel-theme.ts'

/** A table of a sheet; `rows`: number of its rows with the head. */
export interface SheetTable {
  readonly rows: number
  /** The layout of the table for a height of a row and a width, drawing units. */
  node(row: number, width: number): BoxNode
  /** SVG of the table in a layout that has its node. */
  draw(layout: PageLayout, row: number): string
}

export interface TableContext {
  readonly facts: WheelFacts
  readonly palette: Paints
  readonly pen: Pen
}

/** Size of a symbol, divided by the height of a row. */
const SYMBOL_RATIO = 0.6

/** A table: the title over the head row, and groups of columns below. */
export const tableNode = (
  key: string,
  title: { text: string; colour: Colour },
  groups: readonly (readonly (Column | SymbolColumn)[])[],
  { row, width, rows, context }: { row: number; width: number; rows: number; context: TableContext },
): BoxNode => {
  const size = fittingSize(groups.flat(), row, width, context.pen)
  const titleSize = FONT_RATIO * row
  // Where other columns have heads, the title is no wider than the first group.
  const hasHeads = groups.flat().some((column) => isText(column) && column.rows[0] !== '')
  const titleNode: TextNode = {
    rows: [title.text],
    look: () => ({ colour: title.colour, bold: true }),
    style: {
      position: 'absolute',
      left: 0,
      top: 0,
      maxWidth: hasHeads ? '100%' : width,
      fontSize: titleSize,
      lineHeight: row / titleSize,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  }
  return {
    key,
    fixed: true,
    style: { width, height: rows * row, justifyContent: 'space-between', flexShrink: 0 },
    children: groups.map((columns, place) => ({
      style: { gap: 0.5 * size, alignItems: 'flex-start', position: 'relative' },
      children: [
        ...(place === 0 ? [titleNode] : []),
        ...columnsNode(columns, {
          row,
          size,
          pen: context.pen,
          head: context.palette.minor,
          text: context.palette.text,
        }),
      ],
    })),
  }
}

export const headRule = ({ left, top, width }: LaidOutBox, row: number, { palette }: TableContext) =>
  line(`M${left} ${top + row}h${width}`, palette.fine, 1.6)
/** The centre of a row of a column of symbols. */
export const symbolAnchor = ({ left, top, width }: LaidOutBox, place: number, row: number) => ({
  x: left + width / 2,
  y: top + (place + 0.5) * row,
  size: SYMBOL_RATIO * row,
})
const signSymbol = (longitude: number, anchor: ReturnType<typeof symbolAnchor>, { pen, palette }: TableContext) => {
  const sign = signOf(longitude)
  return pen.symbol(symbolOfSign(sign), { ...anchor, colour: palette.elements[elementOf(sign)] })
}

const DIGNITY_WORDS = { domicile: 'domicile', exaltation: 'exalted', detriment: 'detriment', fall: 'fall' } as const
/** Dignities that depend on the sign alone, and on no sect or school. */
const dignityText = (name: string, longitude: number, { translate }: Pen): string => {
  const planet = CLASSICAL_PLANETS.find((each) => each === name)
  if (!planet) return ''
  const { dignities, debilities } = essentialDignity(planet, longitude, true)
  return [...dignities, ...debilities]
    .flatMap((each) => (each in DIGNITY_WORDS ? translate(DIGNITY_WORDS[each as keyof typeof DIGNITY_WORDS]) : []))
    .join(', ')
}

/** Degrees per day as text: 12°19′; below a degree 57′49″. */
const speedText = (speed: number) => {
  const degrees = Math.abs(speed)
  const seconds = Math.floor(degrees * 3600 + 1e-7)
  const text = degrees >= 1 ? orbText(degrees) : `${Math.floor(seconds / 60)}′${twoDigits(seconds % 60)}″`
  return speed < 0 ? `−${text}` : text
}

/** Table of the points of a ring. The table of the first ring also has the four angles. */
export const pointTable = (ring: WheelRing, place: number, context: TableContext): SheetTable => {
  const { facts, palette, pen } = context
  const colour = ringColour(place, palette)
  const points = ring.points.filter((point): point is WheelPoint & { longitude: number } => point.longitude !== null)
  const angles = place === 0 ? axesOf(facts).map(({ label, ...axis }) => ({ ...axis, symbol: label })) : []
  const all = [...points, ...angles]
  const rows = 1 + all.length
  const key = `points ${place}`
  const cells = all.map((point) => {
    const { name, longitude } = point
    // An angle among the points has no speed and no house.
    const speed = 'speed' in point ? point.speed : null
    const house = 'retrograde' in point ? houseAt(facts, longitude) : null
    return {
      name: pen.translate(name),
      degree: degreeMinuteText(longitude),
      house: house === null ? '' : String(house),
      speed: speed ? speedText(speed) : '',
      dignity: dignityText(name, longitude, pen),
      isRetrograde: 'retrograde' in point && point.retrograde,
    }
  })
  const data = (row: number) => (row === 0 ? undefined : { point: all[row - 1]!.name })
  const minor = () => palette.minor
  return {
    rows,
    node: (row, width) =>
      tableNode(
        key,
        { text: (facts.rings.length > 1 && ring.title) || pen.translate('Points'), colour },
        [
          [
            { key: `${key} symbols`, width: 1 },
            { rows: ['', ...cells.map((cell) => cell.name)], data },
            { rows: ['', ...cells.map(({ degree }) => degree)], align: 'right', data },
            { key: `${key} signs`, width: 1 },
          ],
          [{ rows: [pen.translate('House'), ...cells.map(({ house }) => house)], align: 'right', data }],
          [
            {
              rows: [pen.translate('Speed'), ...cells.map(({ speed }) => speed)],
              align: 'right',
              colour: (row) => (cells[row - 1]!.isRetrograde ? palette.retrograde : palette.minor),
              data,
            },
          ],
          [{ rows: [pen.translate('Dignity'), ...cells.map(({ dignity }) => dignity)], colour: minor, data }],
        ],
        { row, width, rows, context },
      ),
    draw: (layout, row) => {
      const { box, lines } = tableLines(layout, key, row)
      const [symbols, signs] = [layout.boxes.get(`${key} symbols`)!, layout.boxes.get(`${key} signs`)!]
      const body = all.map((point, i) => {
        const own = lines.filter((each) => each.data?.point === point.name)
        const symbol = { ...symbolAnchor(symbols, i + 1, row), colour }
        return group(
          'row',
          pointSymbol(pen, point.symbol, point.name, symbol) +
            drawLines(own, pen) +
            signSymbol(point.longitude, symbolAnchor(signs, i + 1, row), context),
          { point: point.name },
        )
      })
      const head = drawLines(
        lines.filter((each) => !each.data),
        pen,
      )
      return group('table', head + headRule(box, row, context) + body.join(''), { table: 'points' })
    },
  }
}

/** Cusps in columns of four. */
const CUSP_ROWS = 4

export const cuspTable = (context: TableContext): SheetTable | null => {
  const cusps = cuspsOf(context.facts)
  if (!cusps) return null
  const { palette, pen } = context
  const columns = [0, 1, 2].map((column) => cusps.slice(CUSP_ROWS * column, CUSP_ROWS * (column + 1)))
  const rows = 1 + CUSP_ROWS
  return {
    rows,
    node: (row, width) =>
      tableNode(
        'cusps',
        { text: pen.translate('Cusps'), colour: palette.text },
        columns.map((column, place) => [
          {
            rows: ['', ...column.map((_, i) => String(CUSP_ROWS * place + i + 1))],
            align: 'right',
            colour: () => palette.minor,
          },
          { rows: ['', ...column.map((cusp) => degreeMinuteText(cusp))], align: 'right' },
          { key: `cusps ${place}`, width: 1 },
        ]),
        { row, width, rows, context },
      ),
    draw: (layout, row) => {
      const { box, lines } = tableLines(layout, 'cusps', row)
      const signs = columns.flatMap((column, place) => {
        const symbols = layout.boxes.get(`cusps ${place}`)!
        return column.map((cusp, i) => signSymbol(cusp, symbolAnchor(symbols, i + 1, row), context))
      })
      return group('table', drawLines(lines, pen) + headRule(box, row, context) + signs.join(''), { table: 'cusps' })
    },
  }
}

/** Balance of the ten planets and the Ascendant over elements, modes and hemispheres. Sun, Moon and Ascendant count twice. */
export const balanceTable = (context: TableContext): SheetTable | null => {
  const { facts, palette, pen } = context
  if (facts.ascendant === null) return null
  const points = facts.rings[0].points.flatMap(({ name, longitude }) =>
    longitude === null ? [] : [{ name, longitude, house: houseAt(facts, longitude) }],
  )
  const chart = { points, ascendant: facts.ascendant as never }
  const { hemispheres } = houseBalance(chart)
  const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
  const groups = [elementBalance(chart), modeBalance(chart), hemispheres ?? {}]
    .map((sums) => Object.entries<number>(sums))
    .filter((sums) => sums.length > 0)
  const colourOf = (name: string) =>
    name in palette.elements ? palette.elements[name as keyof typeof palette.elements] : palette.text
  const rows = 5
  return {
    rows,
    node: (row, width) =>
      tableNode(
        'balance',
        { text: pen.translate('Balance'), colour: palette.text },
        groups.map((sums) => [
          {
            rows: ['', ...sums.map(([name]) => pen.translate(capitalised(name)))],
            colour: (place) => colourOf(sums[place - 1]![0]),
          },
          { rows: ['', ...sums.map(([, sum]) => String(sum))], align: 'right' },
        ]),
        { row, width, rows, context },
      ),
    draw: (layout, row) => {
      const { box, lines } = tableLines(layout, 'balance', row)
      return group('table', drawLines(lines, pen) + headRule(box, row, context), { table: 'balance' })
    },
  }
}

export const moonTable = (context: TableContext): SheetTable | null => {
  const longitudeOf = (name: string) => context.facts.rings[0].points.find((point) => point.name === name)?.longitude
  const [sun, moon] = [longitudeOf('Sun'), longitudeOf('Moon')]
  if (typeof sun !== 'number' || typeof moon !== 'number') return null
  const { palette, pen } = context
  const rows = 4
  return {
    rows,
    node: (row, width) =>
      tableNode(
        'moon',
        { text: pen.translate('Moon'), colour: palette.text },
        [
          [
            { key: 'moon picture', width: 4 },
            { rows: ['', ...moonWords(moon - sun, pen)], bold: (place) => place === 1 },
            { key: 'moon margin', width: 1 },
          ],
        ],
        { row, width, rows, context },
      ),
    draw: (layout, row) => {
      const { box, lines } = tableLines(layout, 'moon', row)
      const { x, y } = symbolAnchor(layout.boxes.get('moon picture')!, 2, row)
      const picture = moonPicture(moon - sun, [x, y], Math.round(1.3 * row), palette)
      return group('table', drawLines(lines, pen) + headRule(box, row, context) + picture, { table: 'moon' })
    },
  }
}
