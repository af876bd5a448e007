// Files of less than two megabytes that are expensive to read. Each kind stresses one part of the reader.

const lines = (...pairs: (string | number)[]) => pairs.join('\n')
const file = (entities: string, blocks = '') =>
  [
    ...(blocks ? [lines(0, 'SECTION', 2, 'BLOCKS'), blocks, lines(0, 'ENDSEC')] : []),
    lines(0, 'SECTION', 2, 'ENTITIES'),
    entities,
    lines(0, 'ENDSEC', 0, 'EOF', ''),
  ].join('\n')
type Vertex = readonly [x: number, y: number, bulge?: number]
const polyline = (layer: string, points: readonly Vertex[], closed = 1) =>
  lines(
    0,
    'LWPOLYLINE',
    8,
    layer,
    90,
    points.length,
    70,
    closed,
    ...points.flatMap(([x, y, bulge]) => [10, x, 20, y, ...(bulge ? [42, bulge] : [])]),
  )
const line = (x0: number, y0: number, x1: number, y1: number) =>
  lines(0, 'LINE', 8, 'L', 10, x0, 20, y0, 11, x1, 21, y1)
const text = (content: string, x: number, y: number) => lines(0, 'TEXT', 8, 'T', 10, x, 20, y, 40, 1, 1, content)
const block = (name: string, entities: string) =>
  lines(0, 'BLOCK', 8, 0, 2, name, 70, 0, 10, 0, 20, 0, entities, 0, 'ENDBLK', 8, 0)
const insert = (name: string, x: number) => lines(0, 'INSERT', 8, 'I', 2, name, 10, x, 20, 0)
const many = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i))
const plot = polyline('BOUNDARY', [
  [0, 0],
  [100, 0],
  [100, 80],
  [0, 80],
])
/** Points along a zigzag line and back. */
const retracedPoints = (count: number): Vertex[] => {
  const points = many(count, (i): Vertex => [i, (i * i) % 7])
  return [...points, ...points.toReversed().slice(1, -1)]
}
const spiral = (count: number): Vertex[] =>
  many(count, (i): Vertex => [Math.round(i * Math.cos(i) * 10) / 10, Math.round(i * Math.sin(i) * 10) / 10])

/** Makers of drawings by kind; `size` from 1 to 5. */
const KINDS: Readonly<Record<string, (size: number) => string>> = {
  'an outline that retraces itself': (n) => file(polyline('BOUNDARY', retracedPoints(n * 10_000))),
  'a room that retraces itself': (n) =>
    file(`${plot}\n${polyline('ROOMS', [[1, 1], [50, 1], ...retracedPoints(n * 9000), [1, 50]])}`),
  'a comb of spikes': (n) =>
    file(
      polyline(
        'BOUNDARY',
        many(n * 20_000, (i): Vertex => [i % 2 ? 0 : i, i % 2 ? 0 : 1]),
      ),
    ),
  'points on one line': (n) => file(polyline('BOUNDARY', [...many(n * 20_000, (i): Vertex => [i, 0]), [0, 9]])),
  'one repeated point': (n) => file(polyline('BOUNDARY', [...many(n * 20_000, (): Vertex => [1, 1]), [9, 1], [9, 9]])),
  'bulges that are whole circles': (n) =>
    file(
      polyline(
        'BOUNDARY',
        many(n * 9000, (i): Vertex => [i, i % 3, 900]),
      ),
    ),
  'bulges everywhere': (n) =>
    file(
      polyline(
        'BOUNDARY',
        many(n * 9000, (i): Vertex => [i, i % 3, 1]),
      ),
    ),
  'a large block many times': (n) =>
    file(many(n * 3000, (i) => insert('B', i)).join('\n'), block('B', polyline('0', spiral(5000)))),
  'a block of many lines, many times': (n) =>
    file(many(n * 1500, (i) => insert('B', i)).join('\n'), block('B', many(900, (i) => line(i, 0, i, 1)).join('\n'))),
  'blocks in blocks': (n) =>
    file(
      many(n * 1000, (i) => insert('A', i)).join('\n'),
      `${block('A', many(900, (i) => insert('B', i)).join('\n'))}\n${block('B', plot)}`,
    ),
  'many loose lines': (n) => file(many(n * 3900, (i) => line(i, 0, i + 1, (i * 7) % 5)).join('\n')),
  'loose lines that meet in one point': (n) => file(many(n * 3900, (i) => line(0, 0, i, 1)).join('\n')),
  'many shapes inside one of many corners': (n) =>
    file(
      `${polyline(
        'BOUNDARY',
        many(n * 4000, (i): Vertex => [1e6 * Math.cos(i / (n * 636)), 1e6 * Math.sin(i / (n * 636))]),
      )}\n${many(3000, () =>
        polyline('R', [
          [0, 0],
          [2e5, 0],
          [2e5, 2e5],
        ]),
      ).join('\n')}`,
    ),
  'many names in rooms of many corners': (n) =>
    file(
      [
        plot,
        ...many(79, () =>
          polyline(
            'R',
            many(n * 110, (i): Vertex => [50 + 30 * Math.cos(i / (n * 17.5)), 40 + 30 * Math.sin(i / (n * 17.5))]),
          ),
        ),
        ...many(1900, (i) => text(`Room ${i}`, 40 + (i % 20), 40)),
      ].join('\n'),
    ),
  'many circles': (n) => file(many(n * 3900, (i) => lines(0, 'CIRCLE', 8, 'C', 10, i, 20, 0, 40, 5)).join('\n')),
  'many arcs': (n) =>
    file(many(n * 3900, (i) => lines(0, 'ARC', 8, 'C', 10, i, 20, 0, 40, 5, 50, 0, 51, 359)).join('\n')),
  'a spiral': (n) => file(polyline('BOUNDARY', spiral(n * 15_000))),
  'numbers without bounds': (n) =>
    file(
      polyline(
        'BOUNDARY',
        many(n * 5000, (i): Vertex => [i * 1e300, -i * 1e300]),
      ),
    ),
  'a very long word': (n) => file(`${plot}\n${text('\\A1;{'.repeat(n * 60_000), 1, 1)}`),
  'missing values': (n) =>
    file(many(n * 11_000, () => lines(0, 'LWPOLYLINE', 8, 'X', 90, 99_999_999, 70, 1)).join('\n')),
}

/** The drawings as names and functions, because all contents together are too large for memory. */
export const hostileDrawings = (sizes: number): readonly (readonly [name: string, content: () => string])[] =>
  Object.entries(KINDS).flatMap(([name, make]) => many(sizes, (i) => [`${name}, ${i + 1}`, () => make(i + 1)] as const))
