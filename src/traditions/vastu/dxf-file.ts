/** The error for a rejected file; the message has the reason. */
export class BadDrawing extends Error {}

export interface Vertex {
  readonly x: number
  readonly y: number
  /** Tangent of a quarter of the arc to the next vertex; 0 for a straight segment. */
  readonly bulge: number
}
interface Point {
  readonly x: number
  readonly y: number
}
interface Common {
  readonly layer: string
}

/** The entities that a floor plan uses; all others are skipped. Angles are in degrees. */
export type Entity = Common &
  (
    | { readonly type: 'POLYLINE'; readonly vertices: readonly Vertex[]; readonly closed: boolean }
    | { readonly type: 'LINE'; readonly from: Point; readonly to: Point }
    | { readonly type: 'CIRCLE'; readonly center: Point; readonly radius: number }
    | {
        readonly type: 'ARC'
        readonly center: Point
        readonly radius: number
        readonly startAngle: number
        readonly endAngle: number
      }
    | { readonly type: 'TEXT'; readonly at: Point; readonly text: string }
    | {
        readonly type: 'INSERT'
        readonly block: string
        readonly at: Point
        readonly xScale: number
        readonly yScale: number
        readonly rotation: number
      }
  )

export interface DxfBlock {
  readonly base: Point
  readonly entities: readonly Entity[]
}

export interface DxfFile {
  /** `$INSUNITS` of the header; 0 when the header has none. */
  readonly units: number
  readonly blocks: ReadonlyMap<string, DxfBlock>
  readonly entities: readonly Entity[]
}

interface Group {
  readonly code: number
  readonly value: string
}

/** A group of code 0 with the groups up to the next one of code 0. */
interface Item {
  readonly type: string
  /** Number of the line on which the item begins. */
  readonly line: number
  readonly groups: readonly Group[]
}

/** The group code of the name of a section. */
const SECTION_NAME = 2
/** From this group code on an item contains an embedded object, whose codes have other meanings. */
const EMBEDDED_OBJECT = 101

/**
 * The items of a file.
 * @throws BadDrawing (a group code that is not an integer, a file without an end)
 */
function* itemsOf(content: string): Generator<Item> {
  const lines = content.split(/\r\n|\r|\n/)
  let item: { type: string; line: number; groups: Group[] } | null = null
  let embedded = false
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const text = lines[i]!.trim()
    if (!/^-?\d{1,4}$/.test(text)) throw new BadDrawing(`Line ${i + 1} of the drawing must be a DXF group code.`)
    const code = Number(text)
    const value = lines[i + 1]!.trim()
    if (code !== 0) {
      embedded ||= code === EMBEDDED_OBJECT
      if (item && !embedded) item.groups.push({ code, value })
      continue
    }
    if (item) yield item
    if (value === 'EOF') return
    item = { type: value, line: i + 1, groups: [] }
    embedded = false
  }
  throw new BadDrawing('The drawing ends before its EOF group.')
}

const textOf = ({ groups }: Item, code: number): string | undefined =>
  groups.find((group) => group.code === code)?.value

const parseNumber = ({ type, line }: Item, code: number, value: string | undefined): number => {
  const number = value ? Number(value) : Number.NaN
  if (Number.isFinite(number)) return number
  throw new BadDrawing(`Group ${code} of the ${type} on line ${line} of the drawing must be a number.`)
}
/** @throws BadDrawing (not a number, or absent without a fallback) */
const numberOf = (item: Item, code: number, fallback?: number): number => {
  const value = textOf(item, code)
  return value === undefined && fallback !== undefined ? fallback : parseNumber(item, code, value)
}
/** The point whose coordinates have the codes `code` and `code + 10`. */
const pointOf = (item: Item, code = 10): Point => ({ x: numberOf(item, code), y: numberOf(item, code + 10) })

const isClosed = (item: Item): boolean => (numberOf(item, 70, 0) & 1) === 1

/** The vertices of an LWPOLYLINE. Each starts with a group 10; the following groups 20 and 42 belong to it. */
const verticesOf = (item: Item): Vertex[] => {
  const starts = item.groups.flatMap(({ code }, i) => (code === 10 ? [i] : []))
  return starts.map((start, i) => {
    const vertex = { ...item, groups: item.groups.slice(start, starts[i + 1]) }
    return { ...pointOf(vertex), bulge: numberOf(vertex, 42, 0) }
  })
}

/** The entity of an item; null for an unsupported type. `vertices`: those of the VERTEX items after a POLYLINE. */
const entityOf = (item: Item, vertices: readonly Vertex[]): Entity | null => {
  const common = { layer: textOf(item, 8) ?? '' }
  switch (item.type) {
    case 'LWPOLYLINE':
      return { ...common, type: 'POLYLINE', vertices: verticesOf(item), closed: isClosed(item) }
    case 'POLYLINE':
      return { ...common, type: 'POLYLINE', vertices, closed: isClosed(item) }
    case 'LINE':
      return { ...common, type: 'LINE', from: pointOf(item), to: pointOf(item, 11) }
    case 'CIRCLE':
      return { ...common, type: 'CIRCLE', center: pointOf(item), radius: numberOf(item, 40) }
    case 'ARC': {
      const angles = { startAngle: numberOf(item, 50, 0), endAngle: numberOf(item, 51, 0) }
      return { ...common, type: 'ARC', center: pointOf(item), radius: numberOf(item, 40), ...angles }
    }
    case 'TEXT':
    case 'MTEXT': {
      // A long MTEXT has several groups 3, followed by group 1.
      const text = item.groups.filter(({ code }) => code === 1 || code === 3).map(({ value }) => value)
      return { ...common, type: 'TEXT', at: pointOf(item), text: text.join('') }
    }
    case 'INSERT': {
      const scale = { xScale: numberOf(item, 41, 1), yScale: numberOf(item, 42, 1) }
      const block = textOf(item, 2) ?? ''
      const at = { x: numberOf(item, 10, 0), y: numberOf(item, 20, 0) }
      return { ...common, type: 'INSERT', block, at, ...scale, rotation: numberOf(item, 50, 0) }
    }
    default:
      return null
  }
}

const unitsOf = (header: Item): number => {
  const at = header.groups.findIndex(({ code, value }) => code === 9 && value === '$INSUNITS')
  return at < 0 ? 0 : Number(header.groups[at + 1]?.value) || 0
}

/**
 * The floor-plan parts of an ASCII DXF, in one pass over its lines. Time and memory are linear in the length of the file.
 * Reference: AutoCAD 2012 DXF Reference, "DXF Format" and "ENTITIES Section".
 * @param mostItems the maximum number of items (entities, vertices, blocks); larger files are rejected
 * @throws BadDrawing
 */
export const readDxfFile = (content: string, maxItems: number): DxfFile => {
  let units = 0
  const blocks = new Map<string, DxfBlock>()
  const entities: Entity[] = []
  let section: string | null = null
  let hasEntities = false
  let items = 0
  let block: { name: string; base: Point; entities: Entity[] } | null = null
  let polyline: { item: Item; vertices: Vertex[] } | null = null
  const add = (item: Item, vertices: readonly Vertex[] = []) => {
    const target = section === 'ENTITIES' ? entities : section === 'BLOCKS' ? block?.entities : undefined
    const entity = target && entityOf(item, vertices)
    if (entity) target.push(entity)
  }
  const endPolyline = () => {
    if (polyline) add(polyline.item, polyline.vertices)
    polyline = null
  }
  for (const item of itemsOf(content)) {
    if (item.type === 'VERTEX' && polyline) {
      polyline.vertices.push({ ...pointOf(item), bulge: numberOf(item, 42, 0) })
    } else {
      endPolyline()
      if (item.type === 'SECTION') {
        section = textOf(item, SECTION_NAME) ?? null
        hasEntities ||= section === 'ENTITIES'
        if (section === 'HEADER') units = unitsOf(item)
        continue
      }
      if (item.type === 'ENDSEC') {
        section = null
        continue
      }
      if (item.type === 'BLOCK')
        block = {
          name: textOf(item, 2) ?? '',
          base: { x: numberOf(item, 10, 0), y: numberOf(item, 20, 0) },
          entities: [],
        }
      else if (item.type === 'ENDBLK') {
        if (block) blocks.set(block.name, block)
        block = null
      } else if (item.type === 'POLYLINE') polyline = { item, vertices: [] }
      else add(item)
    }
    if (++items > maxItems) throw new BadDrawing(`The drawing has more than ${maxItems} entities and vertices.`)
  }
  endPolyline()
  if (!hasEntities) throw new BadDrawing('The drawing has no ENTITIES section.')
  return { units, blocks, entities }
}
