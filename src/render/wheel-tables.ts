import { twoDigits } from '../time/digits.ts'
import { elementBalance, houseBalance, modeBalance } from '../western/balance.ts'
import { essentialDignity } from '../western/dignities.ts'
import { SEVEN } from '../western/points.ts'
import { elementOf, signOf } from '../zodiac/signs.ts'
import { type Caption, captionPaths } from './captions.ts'
import type { Pen } from './glyphs.ts'
import { moonPicture, moonWords } from './moon-picture.ts'
import type { Colour } from './paint.ts'
import type { WheelFacts, WheelPoint, WheelRing } from './wheel-facts.ts'
import { group, line, orbText } from './wheel-frame.ts'
import { axesOf, cuspsOf, houseAt } from './wheel-ground.ts'
import { mark, symbolOfSign, textOf } from './wheel-page.ts'
import { type Paints, ringColour } from './wheel-theme.ts'

/** Where a table stands: `row` is the height of one of its rows. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly row: number
}
/** A table that knows how many rows it takes. */
export interface Table {
  readonly rows: number
  draw(spot: Spot): string
}

/** Letters of a row, as a share of its height. */
const LETTERS = 0.55
/** What a word that is too long is written smaller to, before it is cut. */
const LEAST = 0.5

interface Tools {
  readonly facts: WheelFacts
  readonly palette: Paints
  readonly ink: Pen
}
interface Word {
  readonly text: string
  /** Shares of the width. */
  readonly from: number
  readonly to: number
  readonly align?: Caption['align']
  readonly colour?: Colour
  readonly bold?: boolean
}

/** Letters as large as these words all have room for. */
const lettersOf = (words: readonly Word[], { ink }: Tools, { width, row }: Pick<Spot, 'width' | 'row'>): number => {
  const fits = words.map(({ text, from, to }) => (0.93 * (to - from) * width) / Math.max(0.1, ink.width(text)))
  return Math.min(LETTERS * row, Math.max(LEAST * LETTERS * row, ...(fits.length ? [Math.min(...fits)] : [])))
}

const writing = (tools: Tools, { x, y, width, row }: Spot, { palette, ink } = tools) => ({
  words: (place: number, words: readonly Word[], letters?: number) =>
    captionPaths(
      words.map(({ from, to, colour = palette.text, ...word }) => {
        const room = (to - from) * width
        const size = letters ?? lettersOf([{ from, to, ...word }], tools, { width, row })
        return {
          colour,
          ...word,
          x: x + from * width,
          y: y + (place + 0.5) * row - 0.7 * size,
          width: room,
          size,
        }
      }),
      ink,
    ),
  sign: (place: number, at: number, longitude: number) => {
    const sign = signOf(longitude)
    const anchor = { x: x + at * width, y: y + (place + 0.5) * row, size: 0.58 * row }
    return ink.symbol(symbolOfSign(sign), { ...anchor, colour: palette.elements[elementOf(sign)] })
  },
  glyph: (place: number, at: number, { symbol, name }: Pick<WheelPoint, 'symbol' | 'name'>, colour: Colour) =>
    mark(ink, symbol, name, {
      x: x + at * width,
      y: y + (place + 0.5) * row,
      size: 0.62 * row,
      colour,
    }),
  rule: (place: number) => line(`M${x} ${y + place * row}h${width}`, palette.fine, 1.6),
})

const headed = (title: string, columns: readonly Word[], tools: Tools, spot: Spot, colour?: Colour) => {
  const { words, rule } = writing(tools, spot)
  const head = { text: title, from: 0, to: 0.5, bold: true, ...(colour && { colour }) }
  const minor = columns.map((column) => ({ ...column, colour: tools.palette.minor }))
  return words(0, [head]) + words(0, minor, lettersOf(minor, tools, spot)) + rule(1)
}

const NOTABLE = { domicile: 'domicile', exaltation: 'exalted', detriment: 'detriment', fall: 'fall' } as const
/** The dignities that hang on the sign alone, whatever the sect and the school. */
const dignityText = (name: string, longitude: number, { say }: Pen): string => {
  const planet = SEVEN.find((each) => each === name)
  if (!planet) return ''
  const { dignities, debilities } = essentialDignity(planet, longitude, true)
  return [...dignities, ...debilities]
    .flatMap((each) => (each in NOTABLE ? say(NOTABLE[each as keyof typeof NOTABLE]) : []))
    .join(', ')
}

/** 12°19′ a day; below a degree 57′49″. */
const speedText = (speed: number) => {
  const each = Math.abs(speed)
  const seconds = Math.floor(each * 3600 + 1e-7)
  const text = each >= 1 ? orbText(each) : `${Math.floor(seconds / 60)}′${twoDigits(seconds % 60)}″`
  return speed < 0 ? `−${text}` : text
}

/** Points of a ring and where they stand; with the first the four angles. */
export const pointTable = (ring: WheelRing, place: number, tools: Tools): Table => {
  const { facts, palette, ink } = tools
  const colour = ringColour(place, palette)
  const points = ring.points.filter((point): point is WheelPoint & { longitude: number } => point.longitude !== null)
  const angles = place === 0 ? axesOf(facts).map(({ label, ...axis }) => ({ ...axis, symbol: label })) : []
  return {
    rows: 1 + points.length + angles.length,
    draw: (spot) => {
      const { words, sign, glyph } = writing(tools, spot)
      const columns: Word[] = [
        { text: ink.say('House'), from: 0.48, to: 0.61, align: 'right' },
        { text: ink.say('Speed'), from: 0.61, to: 0.76, align: 'right' },
        { text: ink.say('Dignity'), from: 0.785, to: 1 },
      ]
      const title = (facts.rings.length > 1 && ring.title) || ink.say('Points')
      const rows = [...points, ...angles].map((point, i) => {
        const { name, longitude } = point
        const speed = 'speed' in point ? point.speed : null
        const retrograde = 'retrograde' in point && point.retrograde
        const house = 'retrograde' in point ? houseAt(facts, longitude) : null
        const cells: Word[] = [
          { text: ink.say(name), from: 0.07, to: 0.335 },
          { text: textOf(longitude), from: 0.335, to: 0.465, align: 'right' },
          { text: house === null ? '' : String(house), from: 0.53, to: 0.61, align: 'right' },
          {
            // An angle among the points has none.
            text: speed ? speedText(speed) : '',
            from: 0.61,
            to: 0.76,
            align: 'right',
            colour: retrograde ? palette.retrograde : palette.minor,
          },
          { text: dignityText(name, longitude, ink), from: 0.785, to: 1, colour: palette.minor },
        ]
        return group('row', glyph(i + 1, 0.03, point, colour) + words(i + 1, cells) + sign(i + 1, 0.495, longitude), {
          point: name,
        })
      })
      return group('table', headed(title, columns, tools, spot, colour) + rows.join(''), { table: 'points' })
    },
  }
}

export const cuspTable = (tools: Tools): Table | null => {
  const cusps = cuspsOf(tools.facts)
  if (!cusps) return null
  return {
    rows: 5,
    draw: (spot) => {
      const { words, sign } = writing(tools, spot)
      const cells = cusps.map((cusp, i) => {
        const [row, left] = [1 + (i % 4), Math.floor(i / 4) / 3]
        return (
          words(row, [
            { text: String(i + 1), from: left, to: left + 0.07, align: 'right', colour: tools.palette.minor },
            { text: textOf(cusp), from: left + 0.08, to: left + 0.235, align: 'right' },
          ]) + sign(row, left + 0.27, cusp)
        )
      })
      return group('table', headed(tools.ink.say('Cusps'), [], tools, spot) + cells.join(''), { table: 'cusps' })
    },
  }
}

/** Shares of the width: a number, and the room after it. */
const [NUMBER, BETWEEN] = [0.05, 0.07]

/** How the ten planets and the Ascendant are spread, Sun, Moon and Ascendant twice. */
export const balanceTable = (tools: Tools): Table => {
  const { facts, palette } = tools
  const points = facts.rings[0].points.flatMap(({ name, longitude }) =>
    longitude === null ? [] : [{ name, longitude, house: houseAt(facts, longitude) }],
  )
  const chart = { points, ascendant: facts.ascendant as never }
  const { hemispheres } = houseBalance(chart)
  const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
  const columns = [elementBalance(chart), modeBalance(chart), hemispheres ?? {}].map((sums) =>
    Object.entries<number>(sums),
  )
  return {
    rows: 5,
    draw: (spot) => {
      const { words } = writing(tools, spot)
      // Each column as wide as its longest word asks for, beside its numbers.
      const wide = columns.map((sums) =>
        Math.max(2, ...sums.map(([name]) => tools.ink.width(tools.ink.say(titled(name))))),
      )
      const [whole, rest] = [wide.reduce((sum, each) => sum + each, 0), 1 - columns.length * (NUMBER + BETWEEN)]
      const starts = wide.map((_, i) =>
        wide.slice(0, i).reduce((sum, each) => sum + (rest * each) / whole + NUMBER + BETWEEN, 0),
      )
      const rows = columns.map((sums, column) =>
        sums.map(([name, sum]): [Word, Word] => {
          const from = starts[column]! + 0.02
          const to = starts[column]! + (rest * wide[column]!) / whole
          const colour =
            name in palette.elements ? palette.elements[name as keyof typeof palette.elements] : palette.text
          return [
            { text: tools.ink.say(titled(name)), from, to, colour },
            { text: String(sum), from: to, to: to + NUMBER, align: 'right' },
          ]
        }),
      )
      const letters = lettersOf(
        rows.flatMap((column) => column.flat()),
        tools,
        spot,
      )
      const cells = rows.flatMap((column) => column.map((row, i) => words(i + 1, row, letters)))
      return group('table', headed(tools.ink.say('Balance'), [], tools, spot) + cells.join(''), { table: 'balance' })
    },
  }
}

export const moonTable = (tools: Tools): Table | null => {
  const longitudeOf = (name: string) => tools.facts.rings[0].points.find((point) => point.name === name)?.longitude
  const [sun, moon] = [longitudeOf('Sun'), longitudeOf('Moon')]
  if (typeof sun !== 'number' || typeof moon !== 'number') return null
  return {
    rows: 4,
    draw: (spot) => {
      const { words } = writing(tools, spot)
      const radius = Math.round(1.3 * spot.row)
      const picture = moonPicture(
        moon - sun,
        [spot.x + 0.14 * spot.width, spot.y + 2.5 * spot.row],
        radius,
        tools.palette,
      )
      const told = moonWords(moon - sun, tools.ink).map((text, i) =>
        words(i + 1, [{ text, from: 0.32, to: 1, bold: i === 0 }]),
      )
      return group('table', headed(tools.ink.say('Moon'), [], tools, spot) + picture + told.join(''), { table: 'moon' })
    },
  }
}
