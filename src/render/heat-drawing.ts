import { type Point, polygonPath } from './polygon.ts'

/** Colours of scores, lowest first. */
export const HEAT_COLOURS = [
  { from: 0, to: 19, label: 'adverse', colour: '#B2182B' },
  { from: 20, to: 39, label: 'poor', colour: '#EF8A62' },
  { from: 40, to: 59, label: 'middling', colour: '#F5E6B3' },
  { from: 60, to: 79, label: 'good', colour: '#A6D96A' },
  { from: 80, to: 100, label: 'ideal', colour: '#1A9850' },
] as const

export interface HeatFacts {
  /** Rings of the floor, in plan units. */
  outline: readonly (readonly Point[])[]
  columns: number
  rows: number
  points: readonly { at: Point; score: number }[]
}

const WIDTH = 1000
const MARGIN = 30

/** The floor with a square for each point in the colour of its score. Without text, so that no font is needed. */
export const heatSvg = ({ outline, columns, rows, points }: HeatFacts) => {
  const corners = outline.flat()
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = (WIDTH - 2 * MARGIN) / Math.max(width, height)
  const place = ([x, y]: Point): Point => [MARGIN + (x - left) * scale, MARGIN + (y - top) * scale]
  const [cellWidth, cellHeight] = [(width * scale) / columns, (height * scale) / rows]
  const cell = ({ at, score }: HeatFacts['points'][number]) => {
    const [x, y] = place(at)
    const colour = HEAT_COLOURS.find(({ to }) => score <= to)!.colour
    return `<rect x="${(x - cellWidth / 2).toFixed(1)}" y="${(y - cellHeight / 2).toFixed(1)}" width="${(cellWidth + 0.3).toFixed(1)}" height="${(cellHeight + 0.3).toFixed(1)}" fill="${colour}"/>`
  }
  const path = outline.map((ring) => polygonPath(ring.map(place))).join('')
  const size = { width: Math.ceil(width * scale + 2 * MARGIN), height: Math.ceil(height * scale + 2 * MARGIN) }
  return {
    format: 'svg' as const,
    ...size,
    content: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="Vastu heatmap">`,
      `<clipPath id="floor"><path d="${path}" clip-rule="evenodd"/></clipPath>`,
      `<path d="M0 0H${size.width}V${size.height}H0Z" fill="#FFFFFF"/>`,
      `<g clip-path="url(#floor)">`,
      ...points.map(cell),
      '</g>',
      `<path d="${path}" fill="none" stroke="#3F3A34" stroke-width="3" stroke-linejoin="round"/>`,
      '</svg>',
    ].join('\n'),
  }
}
