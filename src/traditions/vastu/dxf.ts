import { BadDrawing, type Entity, readDxfFile, type Vertex } from './dxf-file.ts'
import type { PlanPoint, Ring } from './geometry.ts'

/** The parts of an ASCII DXF for a floor plan: closed rings and open strokes with their layers, and texts. */
export interface DxfDrawing {
  unit: (typeof DRAWING_UNITS)[number]
  rings: { layer: string; ring: Ring }[]
  strokes: { layer: string; points: readonly PlanPoint[] }[]
  texts: { text: string; at: PlanPoint }[]
  notes: string[]
}

export const DRAWING_UNITS = ['m', 'cm', 'mm', 'ft', 'in', 'yd', 'unitless'] as const
// source: $INSUNITS of the DXF reference
const INSUNITS: Readonly<Record<number, DxfDrawing['unit']>> = { 1: 'in', 2: 'ft', 4: 'mm', 5: 'cm', 6: 'm', 10: 'yd' }

/** The maximum number of entities of a floor plan. */
export const MAX_ENTITIES = 20_000
const MAX_TEXTS = 2000
/** The maximum number of points, arcs and repeated blocks included. */
export const MAX_POINTS = 400_000
const DEGREE = Math.PI / 180
const TURN = 2 * Math.PI
const STEP = 5 * DEGREE
const CIRCLE_POINTS = 64

const pair = ({ x, y }: { readonly x: number; readonly y: number }): PlanPoint => [x, y]
type Transform = (p: PlanPoint) => PlanPoint
const stepsOf = (sweep: number): number => Math.max(1, Math.ceil(Math.abs(sweep) / STEP - 1e-9))
const arcPoints = (
  centre: PlanPoint,
  radius: number,
  from: number,
  sweep: number,
  steps = stepsOf(sweep),
): PlanPoint[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + (sweep * i) / steps
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })

/** The points of a polyline, its bulges as arcs of at most five degrees. */
const polylinePoints = (vertices: readonly Vertex[], closed: boolean): PlanPoint[] =>
  vertices.flatMap(({ x, y, bulge }, i) => {
    const next = vertices[i + 1] ?? (closed ? vertices[0] : undefined)
    if (!bulge || !next) return [[x, y] as PlanPoint]
    const sweep = 4 * Math.atan(bulge)
    const [dx, dy] = [next.x - x, next.y - y]
    // The distance of the centre from the middle of the chord, by the cotangent of half the sweep.
    const offset = (1 - bulge * bulge) / (4 * bulge)
    const centre: PlanPoint = [x + dx / 2 - offset * dy, y + dy / 2 + offset * dx]
    return arcPoints(
      centre,
      Math.hypot(x - centre[0], y - centre[1]),
      Math.atan2(y - centre[1], x - centre[0]),
      sweep,
    ).slice(0, -1)
  })

const plainText = (text: string): string =>
  text
    .replace(/\\P|\^J/g, ' ')
    .replace(/\\[A-Za-z][^;\\{}]*;/g, '')
    .replace(/\\[A-Za-z~]|[{}]/g, '')
    .replace(/%%[A-Za-z]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)

/** The largest coordinate: half of the limit of a plan, because the outline is later moved to start at 0. */
const MAX_COORDINATE = 5e11
const isInRange = ([x, y]: PlanPoint) => Math.abs(x) <= MAX_COORDINATE && Math.abs(y) <= MAX_COORDINATE

export const readDrawing = (content: string): DxfDrawing => {
  const { units, blocks, entities } = readDxfFile(content, 2 * MAX_ENTITIES)
  const drawing: DxfDrawing = { unit: INSUNITS[units] ?? 'unitless', rings: [], strokes: [], texts: [], notes: [] }
  let entityCount = 0
  let nestedBlocks = 0
  let pointCount = 0
  /** Counts points before they are created. Throws BadDrawing above the limit. */
  const count = (points: number) => {
    pointCount += points
    if (pointCount > MAX_POINTS)
      throw new BadDrawing(`The drawing has more than ${MAX_POINTS} points, arcs and repeated blocks included.`)
  }
  const stroke = (layer: string, blockPoints: readonly PlanPoint[], closed: boolean, transform: Transform) => {
    const points = blockPoints.map(transform)
    if (points.length < 2 || !points.every(isInRange)) return
    const [first, last] = [points[0]!, points.at(-1)!]
    const size = points.reduce((most, [x, y]) => Math.max(most, Math.abs(x - first[0]) + Math.abs(y - first[1])), 0)
    if (closed || (points.length > 3 && Math.hypot(first[0] - last[0], first[1] - last[1]) <= 1e-6 * size))
      drawing.rings.push({ layer, ring: points })
    else drawing.strokes.push({ layer, points })
  }
  const addEntities = (entities: readonly Entity[], transform: Transform, depth: number, blockLayer: string | null) => {
    for (const entity of entities) {
      if (++entityCount > MAX_ENTITIES) throw new BadDrawing(`The drawing has more than ${MAX_ENTITIES} entities.`)
      const layer = entity.layer && entity.layer !== '0' ? entity.layer : (blockLayer ?? '0')
      switch (entity.type) {
        case 'POLYLINE':
          count(entity.vertices.reduce((sum, { bulge }) => sum + (bulge ? stepsOf(4 * Math.atan(bulge)) : 1), 0))
          stroke(layer, polylinePoints(entity.vertices, entity.closed), entity.closed, transform)
          break
        case 'LINE':
          stroke(layer, [pair(entity.from), pair(entity.to)], false, transform)
          break
        case 'CIRCLE':
          count(CIRCLE_POINTS)
          stroke(
            layer,
            arcPoints(pair(entity.center), entity.radius, 0, TURN, CIRCLE_POINTS).slice(0, -1),
            true,
            transform,
          )
          break
        case 'ARC': {
          const sweep = ((((entity.endAngle - entity.startAngle) * DEGREE) % TURN) + TURN) % TURN || TURN
          count(stepsOf(sweep))
          const points = arcPoints(pair(entity.center), entity.radius, entity.startAngle * DEGREE, sweep)
          stroke(layer, points, false, transform)
          break
        }
        case 'TEXT': {
          const text = plainText(entity.text)
          if (text && drawing.texts.length < MAX_TEXTS) drawing.texts.push({ text, at: transform(pair(entity.at)) })
          break
        }
        case 'INSERT': {
          const block = blocks.get(entity.block)
          if (!block) break
          if (depth > 0) {
            nestedBlocks++
            break
          }
          const { at, xScale, yScale } = entity
          const [c, s] = [Math.cos(entity.rotation * DEGREE), Math.sin(entity.rotation * DEGREE)]
          const inBlock: Transform = ([x, y]) => {
            const [u, v] = [(x - block.base.x) * xScale, (y - block.base.y) * yScale]
            return transform([at.x + u * c - v * s, at.y + u * s + v * c])
          }
          addEntities(block.entities, inBlock, depth + 1, layer)
        }
      }
    }
  }
  addEntities(entities, (p) => p, 0, null)
  if (nestedBlocks > 0) drawing.notes.push(`${nestedBlocks} blocks inside of blocks were left out.`)
  drawing.rings.push(...joinStrokes(drawing.strokes))
  return drawing
}

/** The rings of open strokes whose ends meet. A chain ends at a point where more than two ends meet. */
const joinStrokes = (strokes: DxfDrawing['strokes']): DxfDrawing['rings'] => {
  const reach = strokes
    .flatMap(({ points }) => points)
    .reduce((most, [x, y]) => Math.max(most, Math.abs(x), Math.abs(y)), 0)
  const tolerance = Math.max(reach * 1e-6, Number.MIN_VALUE)
  const keyOf = ([x, y]: PlanPoint) => `${Math.round(x / tolerance)},${Math.round(y / tolerance)}`
  const strokesByEnd = new Map<string, number[]>()
  for (const [index, { points }] of strokes.entries())
    for (const end of [points[0]!, points.at(-1)!]) {
      const key = keyOf(end)
      strokesByEnd.set(key, [...(strokesByEnd.get(key) ?? []).slice(0, 8), index])
    }
  const used = new Set<number>()
  const rings: DxfDrawing['rings'] = []
  for (const [index, { layer, points }] of strokes.entries()) {
    if (used.has(index)) continue
    used.add(index)
    const chain = [...points]
    const start = keyOf(chain[0]!)
    for (;;) {
      const key = keyOf(chain.at(-1)!)
      if (key === start) {
        if (chain.length > 3) rings.push({ layer, ring: chain.slice(0, -1) })
        break
      }
      const ends = strokesByEnd.get(key)!
      const next = ends.length === 2 ? ends.find((each) => !used.has(each)) : undefined
      if (next === undefined) break
      used.add(next)
      const nextPoints = strokes[next]!.points
      const rest = keyOf(nextPoints[0]!) === key ? nextPoints.slice(1) : nextPoints.toReversed().slice(1)
      for (const point of rest) chain.push(point)
    }
  }
  return rings
}
