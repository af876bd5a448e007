import { twoDigits } from '../time/digits.ts'
import { elementBalance, houseBalance, modeBalance } from '../western/balance.ts'
import { essentialDignity } from '../western/dignities.ts'
import { CLASSICAL_PLANETS } from '../western/points.ts'
import { elementOf, signOf } from '../zodiac/signs.ts'
import { type Caption, captionPaths } from './captions.ts'
import type { Pen } from './glyphs.ts'
import { moonPicture, moonWords } from './moon-picture.ts'
import type { Colour } from './paint.ts'
import type { WheelFacts, WheelPoint, WheelRing } from './wheel-facts.ts'
import { group, line, orbText } from './wheel-frame.ts'
import { axesOf, cuspsOf, houseAt } from './wheel-ground.ts'
import { degreeMinuteText, pointSymbol, symbolOfSign } from './wheel-page.ts'
import { type Paints, ringColour } from './wheel-theme.ts'

/** Position of a table; `row`: height of a row. */
interface TableArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly row: number
}
/** A table; `rows`: number of its rows with the head. */
export interface Table {
  readonly rows: number
  draw(area: TableArea): string
}

/** Font size, divided by the height of a row. */
const FONT_RATIO = 0.55
/** A word that is too long is shrunk by this factor at most, then cut. */
const MIN_SHRINK = 0.5

interface TableContext {
  readonly facts: WheelFacts
  readonly palette: Paints
  readonly pen: Pen
}
interface Word {
  readonly text: string
  /** Left and right edge, as fractions of the table's width. */
  readonly from: number
  readonly to: number
  readonly align?: Caption['align']
  readonly colour?: Colour
  readonly bold?: boolean
}

/** The largest font size at which all these words fit. */
const lettersOf = (
  words: readonly Word[],
  { pen }: TableContext,
  { width, row }: Pick<TableArea, 'width' | 'row'>,
): number => {
  const fits = words.map(({ text, from, to }) => (0.93 * (to - from) * width) / Math.max(0.1, pen.width(text)))
  return Math.min(
    FONT_RATIO * row,
    Math.max(MIN_SHRINK * FONT_RATIO * row, ...(fits.length ? [Math.min(...fits)] : [])),
  )
}

const tableWriter = (context: TableContext, { x, y, width, row }: TableArea, { palette, pen } = context) => ({
  words: (place: number, words: readonly Word[], letters?: number) =>
    captionPaths(
      words.map(({ from, to, colour = palette.text, ...word }) => {
        const room = (to - from) * width
        const size = letters ?? lettersOf([{ from, to, ...word }], context, { width, row })
        return {
          colour,
          ...word,
          x: x + from * width,
          y: y + (place + 0.5) * row - 0.7 * size,
          width: room,
          size,
        }
      }),
      pen,
    ),
  sign: (place: number, at: number, longitude: number) => {
    const sign = signOf(longitude)
    const anchor = { x: x + at * width, y: y + (place + 0.5) * row, size: 0.58 * row }
    return pen.symbol(symbolOfSign(sign), { ...anchor, colour: palette.elements[elementOf(sign)] })
  },
  glyph: (place: number, at: number, { symbol, name }: Pick<WheelPoint, 'symbol' | 'name'>, colour: Colour) =>
    pointSymbol(pen, symbol, name, {
      x: x + at * width,
      y: y + (place + 0.5) * row,
      size: 0.62 * row,
      colour,
    }),
  rule: (place: number) => line(`M${x} ${y + place * row}h${width}`, palette.fine, 1.6),
})

const tableHead = (
  title: string,
  columns: readonly Word[],
  context: TableContext,
  area: TableArea,
  colour?: Colour,
) => {
  const { words, rule } = tableWriter(context, area)
  const head = { text: title, from: 0, to: 0.5, bold: true, ...(colour && { colour }) }
  const minor = columns.map((column) => ({ ...column, colour: context.palette.minor }))
  return words(0, [head]) + words(0, minor, lettersOf(minor, context, area)) + rule(1)
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
export const pointTable = (ring: WheelRing, place: number, context: TableContext): Table => {
  const { facts, palette, pen } = context
  const colour = ringColour(place, palette)
  const points = ring.points.filter((point): point is WheelPoint & { longitude: number } => point.longitude !== null)
  const angles = place === 0 ? axesOf(facts).map(({ label, ...axis }) => ({ ...axis, symbol: label })) : []
  return {
    rows: 1 + points.length + angles.length,
    draw: (area) => {
      const { words, sign, glyph } = tableWriter(context, area)
      const columns: Word[] = [
        { text: pen.translate('House'), from: 0.48, to: 0.61, align: 'right' },
        { text: pen.translate('Speed'), from: 0.61, to: 0.76, align: 'right' },
        { text: pen.translate('Dignity'), from: 0.785, to: 1 },
      ]
      const title = (facts.rings.length > 1 && ring.title) || pen.translate('Points')
      const rows = [...points, ...angles].map((point, i) => {
        const { name, longitude } = point
        const speed = 'speed' in point ? point.speed : null
        const retrograde = 'retrograde' in point && point.retrograde
        const house = 'retrograde' in point ? houseAt(facts, longitude) : null
        const cells: Word[] = [
          { text: pen.translate(name), from: 0.07, to: 0.335 },
          { text: degreeMinuteText(longitude), from: 0.335, to: 0.465, align: 'right' },
          { text: house === null ? '' : String(house), from: 0.53, to: 0.61, align: 'right' },
          {
            // An angle among the points has no speed.
            text: speed ? speedText(speed) : '',
            from: 0.61,
            to: 0.76,
            align: 'right',
            colour: retrograde ? palette.retrograde : palette.minor,
          },
          { text: dignityText(name, longitude, pen), from: 0.785, to: 1, colour: palette.minor },
        ]
        return group('row', glyph(i + 1, 0.03, point, colour) + words(i + 1, cells) + sign(i + 1, 0.495, longitude), {
          point: name,
        })
      })
      return group('table', tableHead(title, columns, context, area, colour) + rows.join(''), { table: 'points' })
    },
  }
}

export const cuspTable = (context: TableContext): Table | null => {
  const cusps = cuspsOf(context.facts)
  if (!cusps) return null
  return {
    rows: 5,
    draw: (area) => {
      const { words, sign } = tableWriter(context, area)
      const cells = cusps.map((cusp, i) => {
        const [row, left] = [1 + (i % 4), Math.floor(i / 4) / 3]
        return (
          words(row, [
            { text: String(i + 1), from: left, to: left + 0.07, align: 'right', colour: context.palette.minor },
            { text: degreeMinuteText(cusp), from: left + 0.08, to: left + 0.235, align: 'right' },
          ]) + sign(row, left + 0.27, cusp)
        )
      })
      return group('table', tableHead(context.pen.translate('Cusps'), [], context, area) + cells.join(''), {
        table: 'cusps',
      })
    },
  }
}

/** Widths of a number and of the space after it, as fractions of the table's width. */
const [NUMBER, BETWEEN] = [0.05, 0.07]

/** Balance of the ten planets and the Ascendant over elements, modes and hemispheres. Sun, Moon and Ascendant count twice. */
export const balanceTable = (context: TableContext): Table => {
  const { facts, palette } = context
  const points = facts.rings[0].points.flatMap(({ name, longitude }) =>
    longitude === null ? [] : [{ name, longitude, house: houseAt(facts, longitude) }],
  )
  const chart = { points, ascendant: facts.ascendant as never }
  const { hemispheres } = houseBalance(chart)
  const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
  const columns = [elementBalance(chart), modeBalance(chart), hemispheres ?? {}].map((sums) =>
    Object.entries<number>(sums),
  )
  return {
    rows: 5,
    draw: (area) => {
      const { words } = tableWriter(context, area)
      // A column is as wide as its longest word, plus its numbers.
      const columnEms = columns.map((sums) =>
        Math.max(2, ...sums.map(([name]) => context.pen.width(context.pen.translate(capitalised(name))))),
      )
      const [whole, rest] = [columnEms.reduce((sum, each) => sum + each, 0), 1 - columns.length * (NUMBER + BETWEEN)]
      const starts = columnEms.map((_, i) =>
        columnEms.slice(0, i).reduce((sum, each) => sum + (rest * each) / whole + NUMBER + BETWEEN, 0),
      )
      const rows = columns.map((sums, column) =>
        sums.map(([name, sum]): [Word, Word] => {
          const from = starts[column]! + 0.02
          const to = starts[column]! + (rest * columnEms[column]!) / whole
          const colour =
            name in palette.elements ? palette.elements[name as keyof typeof palette.elements] : palette.text
          return [
            { text: context.pen.translate(capitalised(name)), from, to, colour },
            { text: String(sum), from: to, to: to + NUMBER, align: 'right' },
          ]
        }),
      )
      const letters = lettersOf(
        rows.flatMap((column) => column.flat()),
        context,
        area,
      )
      const cells = rows.flatMap((column) => column.map((row, i) => words(i + 1, row, letters)))
      return group('table', tableHead(context.pen.translate('Balance'), [], context, area) + cells.join(''), {
        table: 'balance',
      })
    },
  }
}

export const moonTable = (context: TableContext): Table | null => {
  const longitudeOf = (name: string) => context.facts.rings[0].points.find((point) => point.name === name)?.longitude
  const [sun, moon] = [longitudeOf('Sun'), longitudeOf('Moon')]
  if (typeof sun !== 'number' || typeof moon !== 'number') return null
  return {
    rows: 4,
    draw: (area) => {
      const { words } = tableWriter(context, area)
      const radius = Math.round(1.3 * area.row)
      const picture = moonPicture(
        moon - sun,
        [area.x + 0.14 * area.width, area.y + 2.5 * area.row],
        radius,
        context.palette,
      )
      const moonLines = moonWords(moon - sun, context.pen).map((text, i) =>
        words(i + 1, [{ text, from: 0.32, to: 1, bold: i === 0 }]),
      )
      return group(
        'table',
        tableHead(context.pen.translate('Moon'), [], context, area) + picture + moonLines.join(''),
        { table: 'moon' },
      )
    },
  }
}
