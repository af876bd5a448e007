import { type Drawing, readDrawing } from './dxf.ts'
import { BadDrawing } from './dxf-file.ts'
import {
  areaOf,
  boxOf,
  centroidOf,
  contains,
  distance,
  minus,
  type PlanPoint,
  planAngle,
  type Ring,
  signedArea,
  simplified,
} from './geometry.ts'
import { cleanOutline } from './outline.ts'
import type { RoomType } from './ratings.ts'

const BOUNDARY_LAYER = /boundary|plot|outline|site|wall_outer/i
/** What the input of a plan takes. */
const MOST_ROOMS = 80
/** Of the boundary, and of a room. */
const MOST_CORNERS = 500
const MOST_ROOM_CORNERS = 200

/** The first that a name holds; narrower words go before wider ones. */
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

/** Every nth point, so that there are so many at most. */
const thinned = (ring: Ring, most: number): Ring => {
  const stride = Math.ceil(ring.length / most)
  return ring.filter((_, i) => i % stride === 0)
}

/** So many points at most: thinned to twice as many, then simplified as far as it takes and leaves an area. */
const reduced = (ring: Ring, most: number): Ring => {
  if (ring.length <= most) return ring
  const thin = thinned(ring, 2 * most)
  const { width, height } = boxOf(thin)
  for (let tolerance = 1e-4 * Math.max(width, height); ; tolerance *= 2) {
    const simple = simplified(thin, tolerance)
    if (simple.length <= most) return simple.length >= 3 ? simple : thinned(thin, most)
  }
}

export interface DrawnPlan {
  boundary: Ring
  degrees: number
  rooms: { name: string; type: RoomType | null; polygon: Ring }[]
  notes: string[]
}

/** The outline, the rooms and the north arrow of a drawing, y turned downward; null when no ring has an area. */
export const planOf = (drawing: Drawing): DrawnPlan | null => {
  const notes = [...drawing.notes]
  const shapes = drawing.rings
    .map(({ layer, ring }) => {
      const { width, height } = boxOf(ring)
      const clean = cleanOutline(ring, Math.max(width, height))
      return { layer, ring: clean, area: Math.abs(signedArea(clean)) }
    })
    .filter(({ ring, area }) => ring.length >= 3 && area > 0)
    .sort((a, b) => b.area - a.area)
  const outline = shapes.find(({ layer }) => BOUNDARY_LAYER.test(layer)) ?? shapes[0]
  if (!outline) return null
  if (!BOUNDARY_LAYER.test(outline.layer))
    notes.push('No layer is named for the boundary; the largest closed shape was taken.')

  // In few corners: it is asked of every shape.
  const around = [reduced(outline.ring, MOST_CORNERS)]
  const inside = shapes.filter(
    (shape) =>
      shape !== outline &&
      shape.area >= 0.002 * outline.area &&
      shape.area <= 0.9 * outline.area &&
      contains(around, centroidOf([shape.ring])),
  )
  if (inside.length > MOST_ROOMS)
    notes.push(`${inside.length} shapes lie inside; the ${MOST_ROOMS} largest were taken.`)
  const { min, max } = boxOf(outline.ring)
  const flipped = ([x, y]: PlanPoint): PlanPoint => [x - min[0], max[1] - y]
  const onPage = (ring: Ring): Ring => {
    const turned = ring.map(flipped)
    return areaOf([turned]) < 0 ? turned.toReversed() : turned
  }
  const rooms = inside.slice(0, MOST_ROOMS).map(({ layer, ring: whole }, index) => {
    const ring = reduced(whole, MOST_ROOM_CORNERS)
    const middle = centroidOf([ring])
    const box = boxOf(ring)
    const label = drawing.texts
      .filter(
        ({ at: [x, y] }) =>
          x >= box.min[0] && x <= box.max[0] && y >= box.min[1] && y <= box.max[1] && contains([ring], [x, y]),
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
  const degrees = arrow ? planAngle(minus(flipped(arrow.points[1]!), flipped(arrow.points[0]!))) : 0
  return { boundary: onPage(around[0]!), degrees, rooms, notes }
}

export type DxfReading = { plan: DrawnPlan; unit: Drawing['unit'] } | { refused: string }
/** A file read to its plan, or why it is not read; plain data, since it is asked of another process. */
export const dxfReading = (content: string): DxfReading => {
  try {
    const drawing = readDrawing(content)
    const plan = planOf(drawing)
    return plan ? { plan, unit: drawing.unit } : { refused: 'The drawing has no closed shape to take as the boundary.' }
  } catch (reason) {
    if (reason instanceof BadDrawing) return { refused: reason.message }
    throw reason
  }
}
