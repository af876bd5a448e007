import { type DxfDrawing, readDrawing } from './dxf.ts'
import { BadDrawing } from './dxf-file.ts'
import {
  areaOf,
  centroidOf,
  distance,
  minus,
  type PlanPoint,
  planAngle,
  planBoxOf,
  type Ring,
  ringContains,
  signedArea,
  simplify,
} from './geometry.ts'
import { cleanOutline } from './outline.ts'
import type { RoomType } from './ratings.ts'

const BOUNDARY_LAYER = /boundary|plot|outline|site|wall_outer/i
/** The maximum number of rooms of a plan. */
const MAX_ROOMS = 80
/** The maximum number of corners of the boundary. */
const MAX_CORNERS = 500
/** The maximum number of corners of a room. */
const MAX_ROOM_CORNERS = 200

/** The room type of words in a name. The first match counts, so that specific words come before general ones. */
const WORDS: readonly (readonly [RegExp, RoomType])[] = [
  [/master/i, 'master_bedroom'],
  [/child|kid/i, 'children_bedroom'],
  [/guest/i, 'guest_bedroom'],
  [/kitchen|\bkit\b/i, 'kitchen'],
  [/pooja|puja|prayer|mandir/i, 'pooja'],
  [/toilet|\bw\.?c\b/i, 'toilet'],
  [/bath/i, 'bathroom'],
  [/study|office/i, 'study'],
  [/dining/i, 'dining'],
  [/entrance|foyer|main door/i, 'main_entrance'],
  [/corridor|passage/i, 'corridor'],
  [/living|\bhall\b|lounge|drawing/i, 'living_room'],
  [/store/i, 'store_room'],
  [/stair/i, 'stairs'],
  [/garage|parking/i, 'garage'],
  [/balcony|veranda/i, 'balcony'],
]
export const roomTypeNamed = (name: string): RoomType | null => WORDS.find(([word]) => word.test(name))?.[1] ?? null

/** Every nth point, so that there are at most `most` points. */
const thinOut = (ring: Ring, maxPoints: number): Ring => {
  const stride = Math.ceil(ring.length / maxPoints)
  return ring.filter((_, i) => i % stride === 0)
}

/** The ring with at most `most` points: thinned out to twice as many, then simplified with a growing tolerance while it has an area. */
const limitPoints = (ring: Ring, maxPoints: number): Ring => {
  if (ring.length <= maxPoints) return ring
  const thin = thinOut(ring, 2 * maxPoints)
  const { width, height } = planBoxOf(thin)
  for (let tolerance = 1e-4 * Math.max(width, height); ; tolerance *= 2) {
    const simple = simplify(thin, tolerance)
    if (simple.length <= maxPoints) return simple.length >= 3 ? simple : thinOut(thin, maxPoints)
  }
}

export interface DrawingPlan {
  boundary: Ring
  degrees: number
  rooms: { name: string; type: RoomType | null; polygon: Ring }[]
  notes: string[]
}

/** The boundary, the rooms and the north angle of a drawing, with y downward; null if no ring has an area. */
export const planOf = (drawing: DxfDrawing): DrawingPlan | null => {
  const notes = [...drawing.notes]
  const shapes = drawing.rings
    .map(({ layer, ring }) => {
      const { width, height } = planBoxOf(ring)
      const clean = cleanOutline(ring, Math.max(width, height))
      return { layer, ring: clean, area: Math.abs(signedArea(clean)) }
    })
    .filter(({ ring, area }) => ring.length >= 3 && area > 0)
    .sort((a, b) => b.area - a.area)
  const outline = shapes.find(({ layer }) => BOUNDARY_LAYER.test(layer)) ?? shapes[0]
  if (!outline) return null
  if (!BOUNDARY_LAYER.test(outline.layer))
    notes.push('No layer is named for the boundary; the largest closed shape was taken.')

  // The boundary has few corners here, because it is tested against every shape.
  const boundary = [limitPoints(outline.ring, MAX_CORNERS)]
  const inside = shapes.filter(
    (shape) =>
      shape !== outline &&
      shape.area >= 0.002 * outline.area &&
      shape.area <= 0.9 * outline.area &&
      ringContains(boundary, centroidOf([shape.ring])),
  )
  if (inside.length > MAX_ROOMS) notes.push(`${inside.length} shapes lie inside; the ${MAX_ROOMS} largest were taken.`)
  const { min, max } = planBoxOf(outline.ring)
  const flip = ([x, y]: PlanPoint): PlanPoint => [x - min[0], max[1] - y]
  const onPage = (ring: Ring): Ring => {
    const page = ring.map(flip)
    return areaOf([page]) < 0 ? page.toReversed() : page
  }
  const rooms = inside.slice(0, MAX_ROOMS).map(({ layer, ring: whole }, index) => {
    const ring = limitPoints(whole, MAX_ROOM_CORNERS)
    const middle = centroidOf([ring])
    const box = planBoxOf(ring)
    const label = drawing.texts
      .filter(
        ({ at: [x, y] }) =>
          x >= box.min[0] && x <= box.max[0] && y >= box.min[1] && y <= box.max[1] && ringContains([ring], [x, y]),
      )
      .reduce<{ text: string; away: number } | null>((best, { text, at }) => {
        const away = distance(at, middle)
        return best && best.away <= away ? best : { text, away }
      }, null)
    const name = label?.text ?? (layer === '0' ? `Room ${index + 1}` : layer.slice(0, 120))
    return { name, type: roomTypeNamed(name), polygon: onPage(ring) }
  })
  const arrow = drawing.strokes.find(({ layer, points }) => /^north$/i.test(layer) && points.length === 2)
  if (!arrow) notes.push('No line on a layer named north; the top of the drawing was taken as north, unverified.')
  const degrees = arrow ? planAngle(minus(flip(arrow.points[1]!), flip(arrow.points[0]!))) : 0
  return { boundary: onPage(boundary[0]!), degrees, rooms, notes }
}

export type DxfResult = { plan: DrawingPlan; unit: DxfDrawing['unit'] } | { error: string }
/** The plan of a file, or the reason why it is rejected. Plain data, because another process computes it. */
export const readDxfPlan = (content: string): DxfResult => {
  try {
    const drawing = readDrawing(content)
    const plan = planOf(drawing)
    return plan ? { plan, unit: drawing.unit } : { error: 'The drawing has no closed shape to take as the boundary.' }
  } catch (error) {
    if (error instanceof BadDrawing) return { error: error.message }
    throw error
  }
}
