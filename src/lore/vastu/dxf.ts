import DxfParser from 'dxf-parser'
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
const STEP = (5 * Math.PI) / 180

/** A file that is not read; the sentence says why. */
export class BadDrawing extends Error {}

interface Entity {
  type: string
  layer?: string
  vertices?: { x: number; y: number; bulge?: number }[]
  shape?: boolean
  center?: { x: number; y: number }
  radius?: number
  startAngle?: number
  endAngle?: number
  startPoint?: { x: number; y: number }
  position?: { x: number; y: number }
  text?: string
  name?: string
  xScale?: number
  yScale?: number
  rotation?: number
}
interface Dxf {
  header?: Record<string, unknown>
  entities?: Entity[]
  blocks?: Record<string, { position?: { x: number; y: number }; entities?: Entity[] }>
}

/** Before anything is parsed: sections are there, and what they hold can be counted. */
const checkSize = (lines: readonly string[]) => {
  let entities = 0
  let found = false
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const code = lines[i]!.trim()
    const value = lines[i + 1]!.trim()
    if (code === '2' && value === 'ENTITIES') found = true
    if (code === '0' && value !== 'SECTION' && value !== 'ENDSEC' && ++entities > MOST_ENTITIES * 2)
      throw new BadDrawing(`The drawing holds more than ${MOST_ENTITIES} entities.`)
  }
  if (!found) throw new BadDrawing('The drawing has no ENTITIES section.')
}

type Place = (p: PlanPoint) => PlanPoint
const stepsOf = (sweep: number): number => Math.max(1, Math.ceil(Math.abs(sweep) / STEP - 1e-9))
const arcPoints = (centre: PlanPoint, radius: number, from: number, sweep: number): PlanPoint[] => {
  const steps = stepsOf(sweep)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + (sweep * i) / steps
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

/** The points of a polyline, its bulges as arcs of at most five degrees. */
const polylinePoints = (vertices: NonNullable<Entity['vertices']>, closed: boolean): PlanPoint[] =>
  vertices.flatMap(({ x, y, bulge = 0 }, i) => {
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
  checkSize(content.split('\n'))
  let dxf: Dxf | null
  try {
    dxf = new DxfParser().parseSync(content) as unknown as Dxf | null
  } catch {
    throw new BadDrawing('The drawing cannot be parsed as DXF.')
  }
  const drawing: Drawing = {
    unit: INSUNITS[Number(dxf?.header?.$INSUNITS)] ?? 'unitless',
    rings: [],
    strokes: [],
    texts: [],
    notes: [],
  }
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
      const { center, radius, vertices } = entity
      if ((entity.type === 'LWPOLYLINE' || entity.type === 'POLYLINE') && vertices) {
        count(vertices.reduce((sum, { bulge = 0 }) => sum + (bulge ? stepsOf(4 * Math.atan(bulge)) : 1), 0))
        stroke(layer, polylinePoints(vertices, entity.shape === true), entity.shape === true, place)
      } else if (entity.type === 'LINE' && vertices?.length === 2)
        stroke(
          layer,
          vertices.map(({ x, y }): PlanPoint => [x, y]),
          false,
          place,
        )
      else if (entity.type === 'CIRCLE' && center && radius) {
        count(64)
        stroke(
          layer,
          Array.from(
            { length: 64 },
            (_, i): PlanPoint => [
              center.x + radius * Math.cos((i * Math.PI) / 32),
              center.y + radius * Math.sin((i * Math.PI) / 32),
            ],
          ),
          true,
          place,
        )
      } else if (entity.type === 'ARC' && center && radius) {
        const [from, to] = [entity.startAngle ?? 0, entity.endAngle ?? 0]
        const sweep = (((to - from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI) || 2 * Math.PI
        count(stepsOf(sweep))
        stroke(layer, arcPoints([center.x, center.y], radius, from, sweep), false, place)
      } else if ((entity.type === 'TEXT' || entity.type === 'MTEXT') && entity.text) {
        const at = entity.startPoint ?? entity.position
        const text = plainText(entity.text)
        if (at && text && drawing.texts.length < MOST_TEXTS) drawing.texts.push({ text, at: place([at.x, at.y]) })
      } else if (entity.type === 'INSERT' && entity.name) {
        const block = dxf?.blocks && Object.hasOwn(dxf.blocks, entity.name) ? dxf.blocks[entity.name] : undefined
        if (!block?.entities) continue
        if (depth > 0) {
          nested++
          continue
        }
        const { position = { x: 0, y: 0 }, xScale = 1, yScale = 1, rotation = 0 } = entity
        const base = block.position ?? { x: 0, y: 0 }
        const [c, s] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)]
        const within: Place = ([x, y]) => {
          const [u, v] = [(x - base.x) * xScale, (y - base.y) * yScale]
          return place([position.x + u * c - v * s, position.y + u * s + v * c])
        }
        take(block.entities, within, depth + 1, layer)
      }
    }
  }
  take(dxf?.entities ?? [], (p) => p, 0, null)
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
