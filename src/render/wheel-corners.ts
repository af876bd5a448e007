import { ALL_ASPECTS, ASPECTS } from '../western/aspects.ts'
import type { Caption } from './captions.ts'
import { inRow } from './direction.ts'
import type { Pen } from './glyphs.ts'
import type { Colour } from './paint.ts'
import type { WheelFacts, WheelRing } from './wheel-facts.ts'
import { CENTRE, group, line, RIM, SMALL, titled } from './wheel-frame.ts'
import { mark, PAGE_EXTENT } from './wheel-page.ts'
import { ASPECT_LOOKS, type Paints, ringColour } from './wheel-theme.ts'

const MARGIN = 36
/** Pixels of letters below which a caption is cut rather than written smaller. */
const LEAST = 6.6

/** Between the day of a moment and its clock. */
const CLOCK = /[,،] (?=\d\d:\d\d)/

/** Lines from an edge inward, in letters as large as the corner allows them. */
const cornerLines = (
  lines: readonly Pick<Caption, 'text' | 'size' | 'bold' | 'colour'>[],
  [edge, align]: readonly ['top' | 'bottom', 'left' | 'right'],
  ink: Pen,
  pixel: number,
): Caption[] => {
  let depth = 24
  return lines.map(({ text, size: wished, ...look }) => {
    const fits = (room(depth + 1.3 * wished) * 0.98) / Math.max(0.1, ink.width(text))
    const size = Math.min(wished, Math.max(LEAST * pixel, fits))
    const width = room(depth + 1.3 * size)
    const y = edge === 'top' ? depth : PAGE_EXTENT - depth - 1.3 * size
    depth += 1.3 * size
    return { text, size, ...look, y, width, x: align === 'left' ? MARGIN : PAGE_EXTENT - MARGIN - width, align }
  })
}

/**
 * Whose wheel it is, when and where above; how it was made below. In a small picture the day stands above, and the rest of it below,
 * where there is no legend; beside how it was made that of the outer ring.
 */
export const corners = (
  { rings: [inner, ...around], notes = [] }: WheelFacts,
  palette: Paints,
  ink: Pen,
  pixel: number,
): Caption[] => {
  const large = Math.max(42, 9.5 * pixel)
  const small = Math.max(28, 8 * pixel)
  const isSmall = pixel >= SMALL
  /** Two rings in a corner leave no room for their moment. */
  const isFull = isSmall && around.length > 1
  const minor = (text: string) => ({ text, size: small, bold: false, colour: palette.minor })
  const told = ({ captions = [] }: WheelRing) =>
    isSmall ? captions.flatMap((caption) => caption.split(CLOCK)) : captions.slice(0, 3)
  const heading = (ring: WheelRing, colour: Colour, said: readonly string[] = []) => [
    ...(ring.title ? [{ text: ring.title, size: large, bold: false, colour }] : []),
    ...told(ring)
      .slice(0, isSmall ? (isFull && ring !== inner ? 0 : 1) : 3)
      .filter((text) => !said.includes(text))
      .map(minor),
  ]
  // The longest at the edge, where there is most room.
  const longestFirst = (texts: readonly string[]) => texts.toSorted((a, b) => ink.width(b) - ink.width(a))
  const below = isSmall ? longestFirst(told(inner).slice(1)) : []
  const made = notes.slice(0, 3)
  const outer = isSmall && around.length ? inRow(told(around.at(-1)!).slice(isFull ? 0 : 1, 2), ', ') : ''
  const belowRight = isSmall ? longestFirst([...made, ...(outer ? [outer] : [])]) : made.toReversed()
  return [
    ...cornerLines(heading(inner, palette.text), ['top', 'left'], ink, pixel),
    ...cornerLines(
      // Rings of one moment tell it once, below the last of them.
      around.flatMap((ring, i) => heading(ring, ringColour(i + 1, palette), around[i + 1] && told(around[i + 1]!))),
      ['top', 'right'],
      ink,
      pixel,
    ),
    ...cornerLines(below.map(minor), ['bottom', 'left'], ink, pixel),
    ...cornerLines(belowRight.map(minor), ['bottom', 'right'], ink, pixel),
  ]
}
/** Width of a corner line that reaches `depth` from the upper or lower edge and keeps clear of the labels round the rim. */
const room = (depth: number) => {
  const reach = RIM + 84
  const height = CENTRE - depth
  return CENTRE - MARGIN - (height < reach ? Math.sqrt(reach ** 2 - height ** 2) : 60)
}

/** The aspects that are drawn, each with its line, at the lower left. */
export const legend = ({ aspects }: WheelFacts, palette: Paints, ink: Pen) => {
  const kinds = ALL_ASPECTS.flatMap((kind) => aspects.find(({ aspect }) => aspect === kind) ?? [])
  const rows = Math.ceil(kinds.length / 4)
  return kinds
    .map(({ aspect, nature }, i) => {
      const { width, dashes } = ASPECT_LOOKS[aspect]
      const { symbol } = ASPECTS[aspect]
      const x = MARGIN + 118 * (i % 4)
      const y = PAGE_EXTENT - 46 - 52 * (rows - 1 - Math.floor(i / 4))
      const colour = aspect === 'conjunction' ? palette.natures.neutral : palette.natures[nature]
      const parts = [
        titled(ink.say(aspect)),
        mark(ink, symbol, symbol, { x: x + 14, y, size: 30 }),
        line(`M${x + 38} ${y}H${x + 96}`, null, width, dashes ? ` stroke-dasharray="${dashes}"` : ''),
      ]
      return group('kind', parts.join(''), { aspect }, colour, colour)
    })
    .join('')
}
