import { type AnyAspect, ASPECTS } from '../western/aspects.ts'
import type { Caption } from './captions.ts'
import { joinTexts } from './direction.ts'
import type { Pen } from './glyphs.ts'
import type { Colour } from './paint.ts'
import type { WheelFacts, WheelRing } from './wheel-facts.ts'
import { CENTRE, group, line, RIM, SMALL, titleElement } from './wheel-frame.ts'
import { PAGE_EXTENT, pointSymbol } from './wheel-page.ts'
import { ASPECT_LINE_STYLES, type Paints, ringColour } from './wheel-theme.ts'

const MARGIN = 36
/** The smallest font size of a caption, pixels. A caption that does not fit at this size is cut. */
const MIN_CAPTION_PIXELS = 6.6

/** Separator between a date and a time. */
const CLOCK = /[,،] (?=\d\d:\d\d)/

/** Lines from an edge inward, in letters as large as the corner allows. */
const cornerLines = (
  lines: readonly Pick<Caption, 'text' | 'size' | 'bold' | 'colour'>[],
  [edge, align]: readonly ['top' | 'bottom', 'left' | 'right'],
  pen: Pen,
  pixel: number,
): Caption[] => {
  let depth = 24
  return lines.map(({ text, size: maxSize, ...look }) => {
    const fits = (lineWidthAt(depth + 1.3 * maxSize) * 0.98) / Math.max(0.1, pen.width(text))
    const size = Math.min(maxSize, Math.max(MIN_CAPTION_PIXELS * pixel, fits))
    const width = lineWidthAt(depth + 1.3 * size)
    const y = edge === 'top' ? depth : PAGE_EXTENT - depth - 1.3 * size
    depth += 1.3 * size
    return { text, size, ...look, y, width, x: align === 'left' ? MARGIN : PAGE_EXTENT - MARGIN - width, align }
  })
}

/**
 * Captions of the corners: title, date and place of the rings at the top, notes on the calculation at the lower right. A small
 * picture has only title and date at the top; place and time are at the bottom, where it has no legend.
 */
export const cornerCaptions = (
  { rings: [inner, ...around], notes = [] }: WheelFacts,
  palette: Paints,
  pen: Pen,
  pixel: number,
): Caption[] => {
  const large = Math.max(42, 9.5 * pixel)
  const small = Math.max(28, 8 * pixel)
  const isSmall = pixel >= SMALL
  /** Titles of two outer rings in one corner leave no room for their dates. */
  const hasTwoOuterRings = isSmall && around.length > 1
  const minor = (text: string) => ({ text, size: small, bold: false, colour: palette.minor })
  const ringCaptions = ({ captions = [] }: WheelRing) =>
    isSmall ? captions.flatMap((caption) => caption.split(CLOCK)) : captions.slice(0, 3)
  const ringHeading = (ring: WheelRing, colour: Colour, shownElsewhere: readonly string[] = []) => [
    ...(ring.title ? [{ text: ring.title, size: large, bold: false, colour }] : []),
    ...ringCaptions(ring)
      .slice(0, isSmall ? (hasTwoOuterRings && ring !== inner ? 0 : 1) : 3)
      .filter((text) => !shownElsewhere.includes(text))
      .map(minor),
  ]
  // The longest line is at the edge, where the corner is widest.
  const longestFirst = (texts: readonly string[]) => texts.toSorted((a, b) => pen.width(b) - pen.width(a))
  const lowerLeft = isSmall ? longestFirst(ringCaptions(inner).slice(1)) : []
  const firstNotes = notes.slice(0, 3)
  const outerDate =
    isSmall && around.length ? joinTexts(ringCaptions(around.at(-1)!).slice(hasTwoOuterRings ? 0 : 1, 2), ', ') : ''
  const lowerRight = isSmall
    ? longestFirst([...firstNotes, ...(outerDate ? [outerDate] : [])])
    : firstNotes.toReversed()
  return [
    ...cornerLines(ringHeading(inner, palette.text), ['top', 'left'], pen, pixel),
    ...cornerLines(
      // Rings of the same date show it once, below the last of them.
      around.flatMap((ring, i) =>
        ringHeading(ring, ringColour(i + 1, palette), around[i + 1] && ringCaptions(around[i + 1]!)),
      ),
      ['top', 'right'],
      pen,
      pixel,
    ),
    ...cornerLines(lowerLeft.map(minor), ['bottom', 'left'], pen, pixel),
    ...cornerLines(lowerRight.map(minor), ['bottom', 'right'], pen, pixel),
  ]
}
/** Available width of a corner line that ends `depth` from the upper or lower edge, clear of the labels around the rim. */
const lineWidthAt = (depth: number) => {
  const reach = RIM + 84
  const height = CENTRE - depth
  return CENTRE - MARGIN - (height < reach ? Math.sqrt(reach ** 2 - height ** 2) : 60)
}

/** Legend of the drawn aspects with their lines, at the lower left. */
export const aspectLegend = ({ aspects }: WheelFacts, palette: Paints, pen: Pen) => {
  const kinds = (Object.keys(ASPECTS) as AnyAspect[]).flatMap(
    (kind) => aspects.find(({ aspect }) => aspect === kind) ?? [],
  )
  const rows = Math.ceil(kinds.length / 4)
  return kinds
    .map(({ aspect, nature }, i) => {
      const { width, dashes } = ASPECT_LINE_STYLES[aspect]
      const { symbol } = ASPECTS[aspect]
      const x = MARGIN + 118 * (i % 4)
      const y = PAGE_EXTENT - 46 - 52 * (rows - 1 - Math.floor(i / 4))
      const colour = aspect === 'conjunction' ? palette.natures.neutral : palette.natures[nature]
      const parts = [
        titleElement(pen.translate(aspect)),
        pointSymbol(pen, symbol, symbol, { x: x + 14, y, size: 30 }),
        line(`M${x + 38} ${y}H${x + 96}`, null, width, dashes ? ` stroke-dasharray="${dashes}"` : ''),
      ]
      return group('kind', parts.join(''), { aspect }, colour, colour)
    })
    .join('')
}
