import { type Caption, captionPaths } from './captions.ts'
import { pen } from './glyphs.ts'
import { round } from './polygon.ts'
import { type GridFacts, type GridStyle, WHEEL_ASPECTS } from './wheel.ts'
import { ASPECT_LOOKS, PALETTES } from './wheel-looks.ts'
import { documentOf, EXTENT, mark } from './wheel-page.ts'

const MARGIN = 40

/** 2°14′, by completed minutes. */
const orbText = (orb: number): string => {
  const minutes = Math.floor(orb * 60 + 5e-7)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

export const drawGrid = async (facts: GridFacts, style: GridStyle): Promise<string> => {
  const ink = await pen()
  const palette = PALETTES[style.theme]
  const { title, captions = [], rows, columns, cells } = facts
  const pixel = EXTENT / style.size
  const lines = [title, ...captions.slice(0, 2)].filter((text) => text !== undefined)
  const large = Math.max(52, 10 * pixel)
  const small = Math.max(32, 8 * pixel)
  const head = lines.length ? 1.3 * large + 1.3 * small * (lines.length - 1) + 24 : 0

  // The triangle keeps each point in its diagonal cell; the rectangle has a row and a column of them.
  const [across, down] = columns ? [columns.length + 1, rows.length + 1] : [rows.length, rows.length]
  const top = MARGIN + head
  const side = Math.min((EXTENT - 2 * MARGIN) / Math.max(1, across), (EXTENT - MARGIN - top) / Math.max(1, down), 260)
  const left = columns ? (EXTENT - side * across) / 2 : MARGIN
  const box = (column: number, row: number) => ({ x: left + side * column, y: top + side * row })
  const frame = (column: number, row: number) => {
    const { x, y } = box(column, row)
    return `M${round(x)} ${round(y)}h${round(side)}v${round(side)}h${round(-side)}Z`
  }
  const range = (n: number) => Array.from({ length: n }, (_, i) => i)
  const inner = columns
    ? range(rows.length).flatMap((row) => range(columns.length).map((column) => frame(column + 1, row + 1)))
    : range(rows.length).flatMap((row) => range(row).map((column) => frame(column, row)))
  const heads = columns
    ? [...range(columns.length).map((i) => frame(i + 1, 0)), ...range(rows.length).map((i) => frame(0, i + 1))]
    : range(rows.length).map((i) => frame(i, i))
  const point = ({ name, symbol }: GridFacts['rows'][number], column: number, row: number, colour: string) => {
    const { x, y } = box(column, row)
    return mark(ink, symbol, name, { x: x + side / 2, y: y + side / 2, size: 0.52 * side, colour, bold: 18 })
  }
  const grounds = cells.map(({ row, column, nature }) => {
    const colour = palette.natures[nature]
    return `<path d="${columns ? frame(column + 1, row + 1) : frame(column, row)}" fill="${colour}" fill-opacity="0.1"/>`
  })
  const drawn = cells.map(({ row, column, aspect, nature, orb, applying }) => {
    const { x, y } = columns ? box(column + 1, row + 1) : box(column, row)
    const colour = palette.natures[nature]
    const text = `${orbText(orb)}${applying === null ? '' : applying ? ' A' : ' S'}`
    const { symbol } = ASPECT_LOOKS[aspect]
    return [
      mark(ink, symbol, aspect, { x: x + side / 2, y: y + 0.39 * side, size: 0.36 * side, colour, bold: 18 }),
      ink.letters(text, {
        x: x + side / 2,
        y: y + 0.79 * side,
        size: Math.min(0.24 * side, (0.9 * side) / ink.width(text)),
        colour: palette.minor,
      }),
    ].join('')
  })

  // The corner that the triangle leaves holds what its signs mean.
  const kinds = WHEEL_ASPECTS.filter((kind) => cells.some(({ aspect }) => aspect === kind))
  const legend = columns
    ? ''
    : kinds
        .map((kind, i) => {
          const nature = cells.find(({ aspect }) => aspect === kind)!.nature
          const colour = kind === 'conjunction' ? palette.natures.neutral : palette.natures[nature]
          const size = Math.max(34, 8 * pixel)
          const x = EXTENT - MARGIN - 9.6 * size
          const y = top + size + 1.55 * size * i
          const width = ink.width(kind) * size
          return [
            mark(ink, ASPECT_LOOKS[kind].symbol, kind, { x, y, size: 0.95 * size, colour, bold: 18 }),
            ink.letters(kind, { x: x + 1.1 * size + width / 2, y, size, colour: palette.minor }),
          ].join('')
        })
        .join('')

  const heading = lines.map((text, i): Caption => {
    const size = i ? small : large
    return {
      text,
      x: MARGIN,
      y: 28 + (i ? 1.3 * large + 1.3 * small * (i - 1) : 0),
      width: EXTENT - 2 * MARGIN,
      size,
      colour: i ? palette.minor : palette.text,
      bold: !i,
      align: columns ? 'center' : 'left',
    }
  })
  const group = (name: string, content: string) => `<g class="${name}">${content}</g>`
  const names = columns ?? rows
  return documentOf({
    style,
    palette,
    title: title ?? '',
    description: cells
      .map(({ row, column, aspect, orb }) => `${rows[row]!.name} ${aspect} ${names[column]!.name} ${orbText(orb)}`)
      .join(', '),
    body: [
      group('grounds', grounds.join('')),
      `<path d="${inner.join('')}" fill="none" stroke="${palette.fine}" stroke-width="2"/>`,
      `<path d="${heads.join('')}" fill="${palette.line}" fill-opacity="0.08" stroke="${palette.line}" stroke-width="2.4"/>`,
      group(
        'points',
        [
          ...rows.map((row, i) => (columns ? point(row, 0, i + 1, palette.text) : point(row, i, i, palette.text))),
          ...(columns ?? []).map((column, i) => point(column, i + 1, 0, palette.outer)),
        ].join(''),
      ),
      group('cells', drawn.join('')),
      group('legend', legend),
      group('captions', await captionPaths(heading, EXTENT)),
    ],
  })
}
