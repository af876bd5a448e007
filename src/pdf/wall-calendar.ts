import type { WallDay, WallMonth, WallPaper } from '../document/wall-month.ts'
import { type TextLine, textLines } from '../render/lines.ts'
import type { Weight } from '../render/typefaces.ts'
import { type StructureElement, TaggedPdf } from './tagged-pdf.ts'

export interface WallCalendar {
  readonly title: string
  readonly language: string
  readonly paper: WallPaper
  readonly created: number
  readonly months: readonly WallMonth[]
}

const INK = '#22252b'
const SECONDARY = '#5a606b'
const FESTIVE = '#a3281d'
const RULE = '#b9bec7'
const MOONLIGHT = '#fff7df'
/** Landscape A4, points. A3 is this page enlarged. */
const PAGE = { width: 841.89, height: 595.28, side: 26, top: 34, foot: 22 } as const
const ENLARGEMENT: Readonly<Record<WallPaper, number>> = { A4: 1, A3: Math.SQRT2 }
const HEAD = { title: 26, subtitle: 10, grid: 84, weekday: 16 } as const
/** Sizes of the text of a cell, points. Names of festivals share lines from `shared` down. */
const CELL_TEXT = { most: 7.6, shared: 6.4, least: 3.6, step: 0.2 } as const
const LEADING = 1.32
/** The disc of the Moon in a cell: radius and the place of its centre from the lower edge of the number, points. */
const MOON = { radius: 4.6, x: 31, y: 5.5 } as const
const PADDING = 4

interface Block {
  readonly line: TextLine
  readonly colour: string
}

const blocksOf = (texts: readonly string[], weight: Weight, colour: string, room: number): Block[] =>
  texts.flatMap((text) => textLines(text, weight, room).map((line) => ({ line, colour })))

const widthOf = (text: string, weight: Weight) => textLines(text, weight, Number.POSITIVE_INFINITY)[0]!.width

/** Names in as few lines as possible, divided by a middle dot. A line ends within a name only if the name is wider than the cell. */
const sharedLines = (names: readonly string[], weight: Weight, room: number): string[] =>
  names.reduce<string[]>((lines, name) => {
    const last = lines.at(-1)
    const joined = `${last} · ${name}`
    if (last !== undefined && widthOf(joined, weight) <= room) lines[lines.length - 1] = joined
    else lines.push(name)
    return lines
  }, [])

interface CellPart {
  readonly size: number
  readonly blocks: readonly Block[]
}

/** Lines that stay whole: the largest size at which the widest of them has room. */
const wholeLines = (texts: readonly string[], colour: string, width: number, most: number): CellPart => {
  const widest = Math.max(0, ...texts.map((text) => widthOf(text, 'regular')))
  const size = Math.max(CELL_TEXT.least, Math.min(most, width / widest))
  return { size, blocks: blocksOf(texts, 'regular', colour, width / size) }
}
const heightOf = ({ size, blocks }: CellPart) => blocks.length * size * LEADING

/**
 * The names of festivals in the largest size at which all of them fit: one a line, then sharing lines. In the least size the last names are
 * replaced by their number.
 */
const festivalLines = (names: readonly string[], width: number, height: number): CellPart => {
  for (let size: number = CELL_TEXT.most; size >= CELL_TEXT.shared; size -= CELL_TEXT.step) {
    const part = { size, blocks: blocksOf(names, 'bold', FESTIVE, width / size) }
    if (heightOf(part) <= height) return part
  }
  const sharing = (some: readonly string[], size: number): CellPart => {
    const room = width / size
    return { size, blocks: blocksOf(sharedLines(some, 'bold', room), 'bold', FESTIVE, room) }
  }
  for (let size: number = CELL_TEXT.most; size >= CELL_TEXT.least; size -= CELL_TEXT.step) {
    const part = sharing(names, size)
    if (heightOf(part) <= height) return part
  }
  for (let shown = names.length - 1; shown > 0; shown--) {
    const part = sharing([...names.slice(0, shown), `+${names.length - shown}`], CELL_TEXT.least)
    if (heightOf(part) <= height) return part
  }
  return sharing([`+${names.length}`], CELL_TEXT.least)
}

/** The parts of a cell. Limbs and times become smaller only if the festivals would otherwise be less legible than they. */
const cellText = ({ limbs, festivals, times }: WallDay, width: number, height: number) => {
  for (let most: number = CELL_TEXT.most; ; most -= CELL_TEXT.step) {
    const top = wholeLines(limbs, INK, width, most)
    const bottom = wholeLines(times, SECONDARY, width, most)
    const middle = festivalLines(festivals, width, height - heightOf(top) - heightOf(bottom))
    if (middle.size >= most - 1 || most <= CELL_TEXT.shared) return { top, middle, bottom }
  }
}

/** The outline of the lit part of the Moon's disc as an SVG path. It waxes on the right, as in the northern hemisphere. */
const litMoon = (elongation: number, x: number, y: number, radius: number): string => {
  const [top, bottom] = [`${x} ${y - radius}`, `${x} ${y + radius}`]
  const isWaxing = elongation < 180
  // The terminator is half an ellipse, on the lit side for a crescent and on the dark side for a gibbous Moon.
  const axis = Math.abs(Math.cos((elongation * Math.PI) / 180)) * radius
  const isGibbous = elongation > 90 && elongation < 270
  const limb = `A ${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} ${bottom}`
  return `M ${top} ${limb} A ${axis} ${radius} 0 0 ${isWaxing === isGibbous ? 1 : 0} ${top} Z`
}

/** Renders a wall calendar: one landscape page for each month. */
export const writeWallCalendar = ({ title, language, paper, created, months }: WallCalendar) => {
  const scale = ENLARGEMENT[paper]
  const sheet = { width: PAGE.width * scale, height: PAGE.height * scale }
  const body = { x: 0, y: 0, ...sheet }
  const page = { ...sheet, body, runs: { head: 0, foot: 0 }, isSmall: false }
  const pdf = new TaggedPdf(page, { title, language, author: null, created: new Date(created) })
  const { doc } = pdf
  const write = (
    parent: StructureElement,
    blocks: readonly Block[],
    { x, y, size, leading }: { x: number; y: number; size: number; leading: number },
  ) =>
    pdf.tag(parent, () => {
      blocks.forEach(({ line, colour }, i) => {
        pdf.drawLine(line, x, y + i * leading, { size, colour })
      })
    })
  const single = (text: string, weight: Weight) => textLines(text, weight, Number.POSITIVE_INFINITY)[0]!

  for (const month of months) {
    doc.addPage()
    doc.scale(scale)
    const section = pdf.appendElement(pdf.root, 'Sect')
    const heading = single(month.title, 'serif-bold')
    write(pdf.appendElement(section, 'H1'), [{ line: heading, colour: INK }], {
      ...{ x: PAGE.side, y: PAGE.top + 12, size: HEAD.title, leading: 0 },
    })
    const subtitle = textLines(month.subtitle, 'regular', (PAGE.width - 2 * PAGE.side) / HEAD.subtitle)
    write(
      pdf.appendElement(section, 'P'),
      subtitle.map((line) => ({ line, colour: SECONDARY })),
      { x: PAGE.side, y: PAGE.top + 29, size: HEAD.subtitle, leading: 12 },
    )

    const width = (PAGE.width - 2 * PAGE.side) / 7
    const first = month.days[0]!.column
    const rows = Math.ceil((first + month.days.length) / 7)
    const height = (PAGE.height - HEAD.grid - PAGE.foot) / rows
    pdf.addArtifact('Layout', () => {
      doc.lineWidth(0.5).strokeColor(RULE)
      for (let column = 0; column <= 7; column++) {
        const x = PAGE.side + column * width
        doc.moveTo(x, HEAD.grid).lineTo(x, HEAD.grid + rows * height)
      }
      for (let row = 0; row <= rows; row++) {
        const y = HEAD.grid + row * height
        doc.moveTo(PAGE.side, y).lineTo(PAGE.width - PAGE.side, y)
      }
      doc.stroke()
    })

    pdf.addArtifact('Layout', () => {
      for (const [i, { moon }] of month.days.entries()) {
        const [row, column] = [Math.floor((first + i) / 7), (first + i) % 7]
        const x = PAGE.side + column * width + PADDING + MOON.x
        const y = HEAD.grid + row * height + 18 - MOON.y
        doc.circle(x, y, MOON.radius).fill(INK)
        doc.path(litMoon(moon, x, y, MOON.radius)).fill(MOONLIGHT)
        doc.circle(x, y, MOON.radius).lineWidth(0.4).stroke(SECONDARY)
      }
    })

    const table = pdf.appendElement(section, 'Table')
    const head = pdf.appendElement(table, 'TR')
    month.weekdays.forEach((text, column) => {
      const line = single(text, 'bold')
      const size = Math.min(9.5, (width - 4) / line.width)
      const x = PAGE.side + column * width + (width - line.width * size) / 2
      write(
        pdf.appendElement(head, 'TH', { scope: 'Column' } as never),
        [{ line, colour: column === 0 ? FESTIVE : INK }],
        { x, y: HEAD.grid - 6, size, leading: 0 },
      )
    })
    for (let row = 0; row < rows; row++) {
      const tableRow = pdf.appendElement(table, 'TR')
      for (let column = 0; column < 7; column++) {
        const cell = pdf.appendElement(tableRow, 'TD')
        const day = month.days[row * 7 + column - first]
        if (!day) continue
        const x = PAGE.side + column * width + PADDING
        const y = HEAD.grid + row * height
        const colour = column === 0 ? FESTIVE : INK
        write(pdf.appendElement(cell, 'P'), [{ line: single(String(day.number), 'bold'), colour }], {
          ...{ x, y: y + 18, size: 18, leading: 0 },
        })
        const corner = single(day.corner, 'regular')
        const cornerSize = Math.min(8, (width - 34) / corner.width)
        write(pdf.appendElement(cell, 'P'), [{ line: corner, colour: SECONDARY }], {
          x: PAGE.side + (column + 1) * width - PADDING - corner.width * cornerSize,
          ...{ y: y + 12, size: cornerSize, leading: 0 },
        })
        const room = { width: width - 2 * PADDING, height: height - 24 - PADDING }
        const { top, middle, bottom } = cellText(day, room.width, room.height)
        const writePart = ({ size, blocks }: CellPart, above: number) =>
          write(pdf.appendElement(cell, 'P'), blocks, { x, y: above + size, size, leading: size * LEADING })
        writePart(top, y + 23)
        if (middle.blocks.length > 0) writePart(middle, y + 23 + heightOf(top))
        writePart(bottom, y + height - PADDING - heightOf(bottom))
      }
    }
  }
  return pdf.end()
}
