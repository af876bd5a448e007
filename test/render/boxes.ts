import { type Element, parseXml, withAncestors } from './xml.ts'

export type Box = readonly [left: number, top: number, right: number, bottom: number]
type Point = readonly [number, number]

/** Points along a path of M, L, H, V, Q, T, C and Z, absolute or relative; of an arc only its end. */
export const pointsOf = (data: string): Point[] => {
  const points: Point[] = []
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  let control: Point | null = null
  const curve = (...controls: Point[]) => {
    for (let share = 0; share <= 1; share += 1 / 12) {
      let row = controls
      while (row.length > 1)
        row = row
          .slice(1)
          .map(([x, y], i): Point => [row[i]![0] * (1 - share) + x * share, row[i]![1] * (1 - share) + y * share])
      points.push(row[0]!)
    }
  }
  for (const [, command = '', list = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = list.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
    const kind = command.toUpperCase()
    const size = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7, Z: 0 }[kind]
    if (size === undefined) throw new Error(`unknown path command ${command}`)
    if (kind === 'Z') at = start
    for (let i = 0; i < numbers.length; i += size) {
      const [x, y] = command === kind ? [0, 0] : at
      const args = numbers.slice(i, i + size)
      if (kind === 'H') at = [args[0]! + x, at[1]]
      else if (kind === 'V') at = [at[0], args[0]! + y]
      else {
        const pairs = Array.from(
          { length: Math.floor(size / 2) },
          (_, k): Point => [
            args[size - 2 * (Math.floor(size / 2) - k)]! + x,
            args[size - 2 * (Math.floor(size / 2) - k) + 1]! + y,
          ],
        )
        const mirror: Point = control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at
        if (kind === 'Q' || kind === 'C') curve(at, ...pairs)
        if (kind === 'T') curve(at, mirror, pairs[0]!)
        control = kind === 'Q' ? pairs[0]! : kind === 'T' ? mirror : null
        at = pairs.at(-1)!
      }
      if (kind !== 'Q' && kind !== 'T') control = null
      points.push(at)
      if (kind === 'M') start = at
    }
  }
  return points
}

/** The point after a `transform` of translate, scale and rotate. */
const transformPoint = (transform: string | undefined, point: Point): Point =>
  [...(transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)].reduceRight(([x, y]: Point, [, name, list]): Point => {
    const [a = 0, b = 0, c = 0] = list!.split(/[ ,]+/).map(Number)
    if (name === 'translate') return [x + a, y + b]
    if (name === 'scale') return [x * a, y * (b || a)]
    const turn = (a * Math.PI) / 180
    const [dx, dy] = [x - b, y - c]
    return [b + dx * Math.cos(turn) - dy * Math.sin(turn), c + dx * Math.sin(turn) + dy * Math.cos(turn)]
  }, point)

export const boxOfPoints = (points: readonly Point[]): Box => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
]

const outlineCache = new Map<string, readonly Point[]>()
/** The points of an outline, cached. */
const outlinePoints = (data: string): readonly Point[] => {
  let points = outlineCache.get(data)
  if (!points) outlineCache.set(data, (points = pointsOf(data)))
  return points
}
const cornersOf = (points: readonly Point[]): Point[] => {
  const [left, top, right, bottom] = boxOfPoints(points)
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** Every `<path>` and `<use>`, with its points and its box in the drawing. */
export const drawnElements = (svg: string): { element: Element; points: Point[]; box: Box }[] => {
  const elements = parseXml(svg)
  const defined = new Set(elements.filter((element) => withAncestors(element).some(({ name }) => name === 'defs')))
  const outlines = new Map(
    [...defined].flatMap(({ attributes }) => (attributes.id ? [[attributes.id, attributes.d!]] : [])),
  )
  return elements.flatMap((element) => {
    if (defined.has(element) || !['path', 'use'].includes(element.name)) return []
    const { attributes } = element
    const outline = outlinePoints(attributes.d ?? outlines.get(attributes['xlink:href']!.slice(1))!)
    const transforms = withAncestors(element).flatMap((each) => each.attributes.transform ?? [])
    const shapePoints = transforms.some((transform) => transform.includes('rotate')) ? outline : cornersOf(outline)
    const [dx, dy] = [Number(attributes.x ?? 0), Number(attributes.y ?? 0)]
    const points = shapePoints.map(([x, y]) =>
      transforms.reduce((place: Point, transform) => transformPoint(transform, place), [x + dx, y + dy]),
    )
    return [{ element, points, box: boxOfPoints(points) }]
  })
}
