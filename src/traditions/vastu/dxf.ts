import { BadDrawing, type Entity, readDxfFile, type Vertex } from './dxf-file.ts'
import type { PlanPoint, Ring } from './geometry.ts'

/** What a floor plan needs of an ASCII DXF: closed rings, loose strokes and texts, each with its layer. */
export interface Drawing {
  unit: (typeof DRAWING_UNITS)[number]
  rings: { layer: string; ring: Ring }[]
  strokes: { layer: string; points: readonly PlanPoint[] }[]
  texts: { text: string; at: PlanPoint }[]
  notes: string[]
}

export const DRAWING_UNITS = ['m', 'cm', 'mm', 'ft', 'in', 'yd', 'unitless'] as const
// source: $INSUNITS of the DXF reference
const INSUNITS: Readonly<Record<number, Drawing['unit']>> = { 1: 'in', 2: 'ft', 4: 'mm', 5: 'cm', 6: 'm', 10: 'yd' }

/** More is no floor plan. */
export const MOST_ENTITIES = 20_000
const MOST_TEXTS = 2000
/** Of all that is drawn, arcs and repeated blocks included. */
export const MOST_POINTS = 400_000
const DEGREE = Math.PI / 180
const TURN = 2 * Math.PI
const STEP = 5 * DEGREE
const CIRCLE_POINTS = 64

const pair = ({ x, y }: { readonly x: number; readonly y: number }): PlanPoint => [x, y]
type Place = (p: PlanPoint) => PlanPoint
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
    // The centre lies off the middle of the chord, by the cotangent of half the sweep.
    const off = (1 - bulge * bulge) / (4 * bulge)
    const centre: PlanPoint = [x + dx / 2 - off * dy, y + dy / 2 + off * dx]
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

/** Half of what a plan may reach, since the outline is moved to begin at nothing. */
const FARTHEST = 5e11
const isFinitePoint = ([x, y]: PlanPoint) => Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST

export const readDrawing = (content: string): Drawing => {
  const { units, blocks, entities } = readDxfFile(content, 2 * MOST_ENTITIES)
  const drawing: Drawing = { unit: INSUNITS[units] ?? 'unitless', rings: [], strokes: [], texts: [], notes: [] }
  let read = 0
  let nested = 0
  let drawn = 0
  /** Before the points are made. */
  const count = (points: number) => {
    drawn += points
    if (drawn > MOST_POINTS)
      throw new BadDrawing(`The drawing holds more than ${MOST_POINTS} points, arcs and repeated blocks included.`)
  }
  const stroke = (layer: string, points: readonly PlanPoint[], closed: boolean, place: Place) => {
    const placed = points.map(place)
    if (placed.length < 2 || !placed.every(isFinitePoint)) return
    const [first, last] = [placed[0]!, placed.at(-1)!]
    const size = placed.reduce((most, [x, y]) => Math.max(most, Math.abs(x - first[0]) + Math.abs(y - first[1])), 0)
    if (closed || (placed.length > 3 && Math.hypot(first[0] - last[0], first[1] - last[1]) <= 1e-6 * size))
      drawing.rings.push({ layer, ring: placed })
    else drawing.strokes.push({ layer, points: placed })
  }
  const take = (entities: readonly Entity[], place: Place, depth: number, under: string | null) => {
    for (const entity of entities) {
      if (++read > MOST_ENTITIES) throw new BadDrawing(`The drawing holds more than ${MOST_ENTITIES} entities.`)
      const layer = entity.layer && entity.layer !== '0' ? entity.layer : (under ?? '0')
      switch (entity.type) {
        case 'POLYLINE':
          count(entity.vertices.reduce((sum, { bulge }) => sum + (bulge ? stepsOf(4 * Math.atan(bulge)) : 1), 0))
          stroke(layer, polylinePoints(entity.vertices, entity.closed), entity.closed, place)
          break
        case 'LINE':
          stroke(layer, [pair(entity.from), pair(entity.to)], false, place)
          break
        case 'CIRCLE':
          count(CIRCLE_POINTS)
          stroke(layer, arcPoints(pair(entity.center), entity.radius, 0, TURN, CIRCLE_POINTS).slice(0, -1), true, place)
          break
        case 'ARC': {
          const sweep = ((((entity.endAngle - entity.startAngle) * DEGREE) % TURN) + TURN) % TURN || TURN
          count(stepsOf(sweep))
          const points = arcPoints(pair(entity.center), entity.radius, entity.startAngle * DEGREE, sweep)
          stroke(layer, points, false, place)
          break
        }
        case 'TEXT': {
          const text = plainText(entity.text)
          if (text && drawing.texts.length < MOST_TEXTS) drawing.texts.push({ text, at: place(pair(entity.at)) })
          break
        }
        case 'INSERT': {
          const block = blocks.get(entity.block)
          if (!block) break
          if (depth > 0) {
            nested++
            break
          }
          const { at, xScale, yScale } = entity
          const [c, s] = [Math.cos(entity.rotation * DEGREE), Math.sin(entity.rotation * DEGREE)]
          const within: Place = ([x, y]) => {
            const [u, v] = [(x - block.base.x) * xScale, (y - block.base.y) * yScale]
            return place([at.x + u * c - v * s, at.y + u * s + v * c])
          }
          take(block.entities, within, depth + 1, layer)
        }
      }
    }
  }
  take(entities, (p) => p, 0, null)
  if (nested > 0) drawing.notes.push(`${nested} blocks inside of blocks were left out.`)
  drawing.rings.push(...joined(drawing.strokes))
  return drawing
}

/** Loose strokes whose ends meet, walked into rings; where more than two meet the walk ends. */
const joined = (strokes: Drawing['strokes']): Drawing['rings'] => {
  const reach = strokes
    .flatMap(({ points }) => points)
    .reduce((most, [x, y]) => Math.max(most, Math.abs(x), Math.abs(y)), 0)
  const grain = Math.max(reach * 1e-6, Number.MIN_VALUE)
  const knot = ([x, y]: PlanPoint) => `${Math.round(x / grain)},${Math.round(y / grain)}`
  const meeting = new Map<string, number[]>()
  for (const [index, { points }] of strokes.entries())
    for (const end of [points[0]!, points.at(-1)!]) {
      const key = knot(end)
      meeting.set(key, [...(meeting.get(key) ?? []).slice(0, 8), index])
    }
  const used = new Set<number>()
  const rings: Drawing['rings'] = []
  for (const [index, { layer, points }] of strokes.entries()) {
    if (used.has(index)) continue
    used.add(index)
    const chain = [...points]
    const start = knot(chain[0]!)
    for (;;) {
      const key = knot(chain.at(-1)!)
      if (key === start) {
        if (chain.length > 3) rings.push({ layer, ring: chain.slice(0, -1) })
        break
      }
      const ends = meeting.get(key)!
      const next = ends.length === 2 ? ends.find((each) => !used.has(each)) : undefined
      if (next === undefined) break
      used.add(next)
      const more = strokes[next]!.points
      const onward = knot(more[0]!) === key ? more.slice(1) : more.toReversed().slice(1)
      for (const point of onward) chain.push(point)
    }
  }
  return rings
}
