import { type Box, boxAround, boxOfAll, contains, overlap } from './box.ts'
import { type Caption, captionPaths } from './captions.ts'
import { mixColours, visibleColour } from './colours.ts'
import { createPen } from './glyphs.ts'
import { escapeXml } from './one-line.ts'
import { FOOT, footOf, type PlanFacts, RATING_COLOURS, type Rings, SEVERITY_COLOURS, ZONE_TINTS } from './plan-facts.ts'
import { type Point, pathOf, round } from './polygon.ts'
import type { WheelTheme } from './wheel-facts.ts'

const LIGHT = {
  ground: '#FFFDF8',
  floor: '#FFFFFF',
  line: '#3F3A34',
  faint: '#8C8377',
  text: '#2B2722',
  tint: 0.14,
  rated: 0.62,
}
const PLAN_PALETTES = {
  light: LIGHT,
  dark: {
    ground: '#171A21',
    floor: '#20242D',
    line: '#D5DBE5',
    faint: '#7C8BA1',
    text: '#F0F3F8',
    tint: 0.24,
    rated: 0.36,
  },
  print: {
    ground: '#FFFFFF',
    floor: '#FFFFFF',
    line: '#000000',
    faint: '#777777',
    text: '#000000',
    tint: 0.08,
    rated: 0.62,
  },
  paper: {
    ground: '#FBF6EA',
    floor: '#FFFCF3',
    line: '#5C5040',
    faint: '#8F8169',
    text: '#2B241A',
    tint: 0.16,
    rated: 0.62,
  },
  transparent: LIGHT,
  high_contrast: {
    ground: '#FFFFFF',
    floor: '#FFFFFF',
    line: '#000000',
    faint: '#595959',
    text: '#000000',
    tint: 0.1,
    rated: 0.62,
  },
} as const satisfies Record<WheelTheme, typeof LIGHT>

interface Edge {
  readonly from: Point
  readonly to: Point
  readonly box: Box
}
const edgesOf = (region: Rings): Edge[] =>
  region.flatMap((ring) =>
    ring.map((from, i) => {
      const to = ring[(i + 1) % ring.length]!
      return { from, to, box: boxOfAll([from, to]) }
    }),
  )
/** True if an edge crosses a box: the boxes overlap, and the box has corners on both sides of the edge's line. */
const crossesBox = ({ from: [x0, y0], to: [x1, y1], box: edgeBox }: Edge, box: Box): boolean => {
  if (!overlap(edgeBox, box)) return false
  const { left, top, right, bottom } = box
  const sideOf = (x: number, y: number) => Math.sign((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0))
  const side = sideOf(left, top)
  return [sideOf(left, bottom), sideOf(right, top), sideOf(right, bottom)].some((other) => other !== side)
}
/** Minimum contrast of text. Source: WCAG 2.2, success criterion 1.4.3. */
const MIN_TEXT_CONTRAST = 4.5
/** Shifts of the name of a cell that are tried, in font sizes. */
const SHIFTS = [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8, 3.6, -3.6] as const

/** The floor plan as an SVG document. */
export const drawPlan = (facts: PlanFacts): string => {
  const pen = createPen()
  const { width, height, theme, title } = facts
  const palette = PLAN_PALETTES[theme]
  const accent = facts.accent && visibleColour([palette.ground, palette.floor], facts.accent, palette.text)
  const unit = width / 1000
  const path = (rings: readonly (readonly Point[])[], rest: string) =>
    `<path d="${rings.map(pathOf).join('')}" ${rest}/>`
  const caption = (
    { text, at: [x, y], width: space }: { text: string; at: Point; width: number },
    [least, most]: readonly [number, number],
    colour: string,
    bold = false,
  ): Caption => {
    // As large as the width allows, from `least` to `most`.
    const size = Math.max(least * unit, Math.min(most * unit, space / Math.max(0.5, 1.02 * pen.width(text))))
    const wide = Math.max(space, size)
    return { text, x: x - wide / 2, y: y - 0.65 * size, width: wide, size, colour, bold, align: 'center' }
  }
  // A mark is above the name of its room. Marks of one place are side by side.
  const marksByPlace = new Map<string, number>()
  const marks = facts.marks.map((mark) => {
    const place = mark.at.map((value) => Math.round(value / (6 * unit))).join()
    const earlierMarks = marksByPlace.get(place) ?? 0
    marksByPlace.set(place, earlierMarks + 1)
    const name = facts.names.find(({ at }) => Math.hypot(at[0] - mark.at[0], at[1] - mark.at[1]) < 6 * unit)
    const above = name ? 0.6 * name.size * name.lines.length + 11 * unit : 23 * unit
    return { ...mark, at: [mark.at[0] + earlierMarks * 23 * unit, mark.at[1] - above] as Point }
  })
  const widthIn = (size: number, lines: readonly string[]) => size * Math.max(...lines.map((line) => pen.width(line)))
  const takenBoxes: Box[] = [
    ...facts.names.map(({ lines, at, size }) => boxAround(at, widthIn(size, lines), 1.2 * size * lines.length)),
    ...facts.marmas.map(({ at, radius }) =>
      boxAround(at, 2 * Math.max(radius, 4 * unit), 2 * Math.max(radius, 4 * unit)),
    ),
  ]
  const walls = edgesOf([...facts.rooms, ...facts.structures].flatMap(({ region }) => region).concat(facts.floor))
  const spokes = facts.spokes.map(([from, to]): Edge => ({ from, to, box: boxOfAll([from, to]) }))
  const fills = [
    ...facts.zones.map(({ tint }) => mixColours(palette.floor, ZONE_TINTS[tint]!, palette.tint)),
    ...facts.rooms.flatMap(({ rating }) =>
      rating === null ? [] : mixColours(palette.floor, RATING_COLOURS[rating]!, palette.rated),
    ),
  ]
  const cellColour = visibleColour([palette.floor, ...fills], palette.faint, palette.text, MIN_TEXT_CONTRAST)
  // Moves the name of a cell within the cell, off room names and marma dots, and off walls and zone borders where possible.
  const avoidWalls = (label: Caption, ring: readonly Point[]): Caption => {
    const cell = boxOfAll(ring)
    const [labelWidth, labelHeight] = [Math.min(label.width, label.size * pen.width(label.text)), 1.3 * label.size]
    const [x, y] = [label.x + label.width / 2, label.y + 0.65 * label.size]
    const isNear = ({ box }: Edge) => overlap(box, cell)
    const [nearWalls, nearSpokes] = [walls.filter(isNear), spokes.filter(isNear)]
    const places = SHIFTS.flatMap((down) =>
      SHIFTS.flatMap((across) => {
        const box = boxAround([x + across * label.size, y + down * label.size], labelWidth, labelHeight)
        const isHome = across === 0 && down === 0
        if (!isHome && !contains(cell, box)) return []
        const weight =
          100 * takenBoxes.filter((other) => overlap(box, other)).length +
          5 * nearWalls.filter((wall) => crossesBox(wall, box)).length +
          nearSpokes.filter((spoke) => crossesBox(spoke, box)).length +
          0.3 * (Math.abs(across) + Math.abs(down))
        return [{ across, down, weight, box }]
      }),
    )
    const { across, down, box } = places.reduce((best, next) => (next.weight < best.weight ? next : best))
    takenBoxes.push(box)
    return { ...label, x: label.x + across * label.size, y: label.y + down * label.size }
  }
  /** Width available to the name of a zone: up to the next name and up to the edges of the page. */
  const zoneLabelWidth = ({ at: [x] }: PlanFacts['zoneLabels'][number]) =>
    Math.min(84 * unit, 1.96 * Math.min(x, width - x))
  const captions = [
    ...facts.cells.flatMap(({ ring, label }) => (label ? [avoidWalls(caption(label, [8, 13], cellColour), ring)] : [])),
    ...facts.zoneLabels.map((label) =>
      caption({ ...label, width: zoneLabelWidth(label) }, [10, 15], palette.text, true),
    ),
    ...facts.names.flatMap(({ lines, at: [x, y], size }) =>
      lines.map((text, i): Caption => {
        const wide = size * (text.length + 2)
        const top = y + (i - lines.length / 2) * 1.2 * size
        return { text, x: x - wide / 2, y: top, width: wide, size, colour: palette.text, align: 'center' }
      }),
    ),
    ...marks.map(({ number, at }) =>
      caption({ text: String(number), at, width: 22 * unit }, [12, 12], '#FFFFFF', true),
    ),
    ...(facts.captions ? footCaptions(facts, unit, palette.text) : []),
    ...(facts.north
      ? [caption({ text: facts.north.letter, at: facts.north.at, width: 30 * unit }, [15, 17], palette.ground, true)]
      : []),
  ]
  const stroke = (colour: string, width: number, rest = '') =>
    `fill="none" stroke="${colour}" stroke-width="${round(width * unit)}" stroke-linejoin="round"${rest}`
  const captionsSvg = captionPaths(captions, pen)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}">`,
    pen.defs(),
    theme === 'transparent' ? '' : `<path d="M0 0H${width}V${height}H0Z" fill="${palette.ground}"/>`,
    path(facts.floor, `fill="${palette.floor}" fill-rule="evenodd"`),
    ...facts.zones.map(({ region, tint }) =>
      path(region, `data-part="zone" fill="${ZONE_TINTS[tint]!}" fill-opacity="${palette.tint}"`),
    ),
    spokes.length
      ? path(
          spokes.map(({ from, to }) => [from, to]),
          stroke(palette.faint, 0.8, ' data-part="spokes"'),
        )
      : '',
    ...facts.rooms.map(({ region, rating }) =>
      path(
        region,
        `data-part="room" fill="${rating === null ? palette.floor : RATING_COLOURS[rating]!}" fill-opacity="${rating === null ? 0.7 : palette.rated}" stroke="${palette.line}" stroke-width="${round(1.6 * unit)}" stroke-linejoin="round"`,
      ),
    ),
    ...facts.structures.map(({ region }) =>
      path(
        region,
        `fill="${palette.faint}" fill-opacity="0.45" stroke="${palette.line}" stroke-width="${round(unit)}"`,
      ),
    ),
    ...facts.cells.map(({ ring }) => path([ring], stroke(palette.faint, 0.7))),
    ...(facts.brahma
      ? [
          path(
            [facts.brahma],
            stroke(accent ?? ZONE_TINTS[4], 2.2, ` stroke-dasharray="${round(9 * unit)} ${round(6 * unit)}"`),
          ),
        ]
      : []),
    ...facts.cuts.map((ring) =>
      path(
        [ring],
        `fill="${RATING_COLOURS[4]}" fill-opacity="0.18" stroke="${RATING_COLOURS[4]}" stroke-width="${round(1.4 * unit)}" stroke-dasharray="${round(6 * unit)} ${round(4 * unit)}"`,
      ),
    ),
    path(facts.floor, stroke(palette.line, 3)),
    ...facts.marmas.map(
      ({ at: [x, y], radius, hit }) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(Math.max(radius, 4 * unit))}" fill="${hit ? RATING_COLOURS[4] : palette.line}" fill-opacity="${hit ? 0.9 : 0.55}"/>`,
    ),
    ...[...marks, ...(facts.captions ? footMarks(facts, unit) : [])].map(
      ({ at: [x, y], severity }) =>
        `<circle data-part="defect" cx="${round(x)}" cy="${round(y)}" r="${round(9.5 * unit)}" fill="${SEVERITY_COLOURS[severity]}" stroke="#FFFFFF" stroke-width="${round(1.5 * unit)}"/>`,
    ),
    ...(facts.north ? [arrow(facts.north, unit, accent ?? palette.line)] : []),
    captionsSvg,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')
}

const footMarks = (facts: PlanFacts, unit: number) =>
  facts.marks.map((mark, i) => ({
    ...mark,
    at: [50 * unit, facts.height - footOf(facts) + (i + 0.5) * FOOT.line * unit] as Point,
  }))

const footCaptions = (facts: PlanFacts, unit: number, colour: string): Caption[] => {
  const size = 13 * unit
  const top = facts.height - footOf(facts) + (facts.marks.length + 0.2) * FOOT.line * unit
  const column = (facts.width - 80 * unit) / FOOT.columns
  return [
    ...footMarks(facts, unit).flatMap(({ number, message, at: [x, y] }): Caption[] => [
      {
        text: String(number),
        x: x - 11 * unit,
        y: y - 8 * unit,
        width: 22 * unit,
        size: 12 * unit,
        colour: '#FFFFFF',
        bold: true,
        align: 'center',
      },
      { text: message, x: x + 18 * unit, y: y - 0.65 * size, width: facts.width - 110 * unit, size, colour },
    ]),
    ...facts.keys.map(
      ({ key, text }, i): Caption => ({
        text: `${key}  ${text}`,
        x: 42 * unit + (i % FOOT.columns) * column,
        y: top + Math.floor(i / FOOT.columns) * FOOT.line * unit,
        width: column - 12 * unit,
        size,
        colour,
      }),
    ),
  ]
}

/** The north arrow: a disc with a tip towards north. */
const arrow = ({ at: [x, y], degrees }: NonNullable<PlanFacts['north']>, unit: number, colour: string): string =>
  `<g data-part="north" transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)})"><path d="M0 ${round(-31 * unit)}L${round(10 * unit)} ${round(-13 * unit)}H${round(-10 * unit)}Z" fill="${colour}"/><circle r="${round(15 * unit)}" fill="${colour}"/></g>`
