import { type Box, boxAround, boxesOverlap, boxOfAll, contains } from './box.ts'
import { type Caption, captionPaths } from './captions.ts'
import { mixColours, visibleColour } from './colours.ts'
import { createPen } from './glyphs.ts'
import { escapeXml } from './one-line.ts'
import {
  FILL_OPACITIES,
  type PlanDrawing,
  type PlanFacts,
  RATING_COLOURS,
  type Rings,
  SEVERITY_COLOURS,
  textUnit,
  ZONE_TINTS,
} from './plan-facts.ts'
import { planFoot } from './plan-foot.ts'
import { type Point, polygonPath, round } from './polygon.ts'
import type { WheelTheme } from './wheel-facts.ts'

const LIGHT = {
  ground: '#FFFDF8',
  floor: '#FFFFFF',
  line: '#3F3A34',
  faint: '#8C8377',
  text: '#2B2722',
}
const PLAN_PALETTES = {
  light: LIGHT,
  dark: {
    ground: '#171A21',
    floor: '#20242D',
    line: '#D5DBE5',
    faint: '#7C8BA1',
    text: '#F0F3F8',
  },
  print: {
    ground: '#FFFFFF',
    floor: '#FFFFFF',
    line: '#000000',
    faint: '#777777',
    text: '#000000',
  },
  paper: {
    ground: '#FBF6EA',
    floor: '#FFFCF3',
    line: '#5C5040',
    faint: '#8F8169',
    text: '#2B241A',
  },
  transparent: LIGHT,
  high_contrast: {
    ground: '#FFFFFF',
    floor: '#FFFFFF',
    line: '#000000',
    faint: '#595959',
    text: '#000000',
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
  if (!boxesOverlap(edgeBox, box)) return false
  const { left, top, right, bottom } = box
  const sideOf = (x: number, y: number) => Math.sign((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0))
  const side = sideOf(left, top)
  return [sideOf(left, bottom), sideOf(right, top), sideOf(right, bottom)].some((other) => other !== side)
}
/** Minimum contrast of text. Source: WCAG 2.2, success criterion 1.4.3. */
const MIN_TEXT_CONTRAST = 4.5
/** Names of cells that need smaller letters than this are left out, pixels. */
const MIN_NAME_PIXELS = 7
/** Shifts of the name of a cell that are tried, in font sizes. */
const SHIFTS = [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8, 3.6, -3.6] as const

/** The floor plan as an SVG document. */
export const drawPlan = async (facts: PlanFacts): Promise<PlanDrawing> => {
  const pen = createPen()
  const { width, theme, title } = facts
  const palette = PLAN_PALETTES[theme]
  const accent = facts.accent && visibleColour([palette.ground, palette.floor], facts.accent, palette.text)
  const opacities = FILL_OPACITIES[theme]
  const unit = textUnit(width)
  const foot = facts.captions
    ? await planFoot(facts, { top: facts.height, unit, pen, colours: palette })
    : { svg: '', height: 0 }
  const height = facts.height + foot.height
  const path = (rings: readonly (readonly Point[])[], rest: string) =>
    `<path d="${rings.map(polygonPath).join('')}" ${rest}/>`
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
  // A mark is above the name of the room. Marks of one room are side by side.
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
    ...facts.zones.map(({ tint }) => mixColours(palette.floor, ZONE_TINTS[tint]!, opacities.zone)),
    ...facts.rooms.flatMap(({ rating }) =>
      rating === null ? [] : mixColours(palette.floor, RATING_COLOURS[rating]!, opacities.rating),
    ),
  ]
  const cellColour = visibleColour([palette.floor, ...fills], palette.faint, palette.text, MIN_TEXT_CONTRAST)
  // Moves the name of a cell within the cell, off room names and marma dots, and off walls and zone borders where possible.
  const avoidWalls = (label: Caption, ring: readonly Point[]): Caption => {
    const cell = boxOfAll(ring)
    const [labelWidth, labelHeight] = [Math.min(label.width, label.size * pen.width(label.text)), 1.3 * label.size]
    const [x, y] = [label.x + label.width / 2, label.y + 0.65 * label.size]
    const isNear = ({ box }: Edge) => boxesOverlap(box, cell)
    const [nearWalls, nearSpokes] = [walls.filter(isNear), spokes.filter(isNear)]
    const places = SHIFTS.flatMap((down) =>
      SHIFTS.flatMap((across) => {
        const box = boxAround([x + across * label.size, y + down * label.size], labelWidth, labelHeight)
        const isHome = across === 0 && down === 0
        if (!isHome && !contains(cell, box)) return []
        const weight =
          100 * takenBoxes.filter((other) => boxesOverlap(box, other)).length +
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
  const named = facts.cells.flatMap(({ ring, label }) => (label ? [{ ring, label }] : []))
  const legible = named.filter(
    ({ label }) => label.width / Math.max(0.5, 1.02 * pen.width(label.text)) >= MIN_NAME_PIXELS,
  )
  const captions = [
    ...legible.map(({ ring, label }) => avoidWalls(caption(label, [8, 13], cellColour), ring)),
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
    ...(facts.north
      ? [caption({ text: facts.north.letter, at: facts.north.at, width: 30 * unit }, [15, 17], palette.ground, true)]
      : []),
  ]
  const stroke = (colour: string, width: number, rest = '') =>
    `fill="none" stroke="${colour}" stroke-width="${round(width * unit)}" stroke-linejoin="round"${rest}`
  const zoneNames = facts.zoneLabels.map((label) => caption(label, [10, 15], palette.text, true))
  const captionsSvg = `<g data-part="zone-names">${captionPaths(zoneNames, pen)}</g>${captionPaths(captions, pen)}`
  const content = [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}">`,
    pen.defs(),
    theme === 'transparent' ? '' : `<path d="M0 0H${width}V${height}H0Z" fill="${palette.ground}"/>`,
    path(facts.floor, `fill="${palette.floor}" fill-rule="evenodd"`),
    ...facts.zones.map(({ region, tint }) =>
      path(region, `data-part="zone" fill="${ZONE_TINTS[tint]!}" fill-opacity="${opacities.zone}"`),
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
        `data-part="room" fill="${rating === null ? palette.floor : RATING_COLOURS[rating]!}" fill-opacity="${rating === null ? 0.7 : opacities.rating}" stroke="${palette.line}" stroke-width="${round(1.6 * unit)}" stroke-linejoin="round"`,
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
    ...marks.map(
      ({ at: [x, y], severity }) =>
        `<circle data-part="defect" cx="${round(x)}" cy="${round(y)}" r="${round(9.5 * unit)}" fill="${SEVERITY_COLOURS[severity]}" stroke="#FFFFFF" stroke-width="${round(1.5 * unit)}"/>`,
    ),
    ...(facts.north ? [arrow(facts.north, unit, accent ?? palette.line)] : []),
    captionsSvg,
    foot.svg,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')
  return { content, height, unnamed: named.length - legible.length }
}

/** The north arrow: a disc with a tip towards north. */
const arrow = ({ at: [x, y], degrees }: NonNullable<PlanFacts['north']>, unit: number, colour: string): string =>
  `<g data-part="north" transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)})"><path d="M0 ${round(-31 * unit)}L${round(10 * unit)} ${round(-13 * unit)}H${round(-10 * unit)}Z" fill="${colour}"/><circle r="${round(15 * unit)}" fill="${colour}"/></g>`
