/** What the drawing of a shape is bounded by, in its own units. */
export interface Extent {
  /** Lines, curves and arcs. */
  readonly segments: number
  /** No less than the length of its outline: curves are as long as their control polygons at most. */
  readonly length: number
  /** Sides of a box that holds it and its control points. */
  readonly width: number
  readonly height: number
}

const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
const FLAG = /[\s,]*([01])/y
const COMMAND = /[\s,]*([a-z])/iy

/** Numbers that a command takes at a time. Source: SVG 1.1, 8.3. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The commands of path data with their numbers, up to where it breaks off. */
function* commandsOf(data: string): Generator<readonly [command: string, numbers: readonly number[]]> {
  let at = 0
  const next = (what: RegExp): string | null => {
    what.lastIndex = at
    const found = what.exec(data)
    if (!found) return null
    at = what.lastIndex
    return found[1]!
  }
  const read = (command: string): number[] | null => {
    const numbers: number[] = []
    for (let i = 0; i < TAKES[command.toUpperCase()]!; i++) {
      const text = next(command.toUpperCase() === 'A' && (i === 3 || i === 4) ? FLAG : NUMBER)
      if (text === null) return null
      numbers.push(Number(text))
    }
    return numbers
  }
  for (let command = next(COMMAND); command !== null; command = next(COMMAND)) {
    const takes = TAKES[command.toUpperCase()]
    if (takes === undefined) return
    let numbers = read(command)
    if (!numbers) return
    yield [command, numbers]
    if (takes === 0) continue
    // Further pairs after a move are lines.
    const again = command === 'M' ? 'L' : command === 'm' ? 'l' : command
    for (numbers = read(again); numbers; numbers = read(again)) yield [again, numbers]
  }
}

/** Grows by points, and tells its sides. */
const box = () => {
  let [left, top, right, bottom] = [0, 0, 0, 0]
  let empty = true
  return {
    add(x: number, y: number, around = 0) {
      if (empty) [left, right, top, bottom] = [x, x, y, y]
      empty = false
      left = Math.min(left, x - around)
      right = Math.max(right, x + around)
      top = Math.min(top, y - around)
      bottom = Math.max(bottom, y + around)
    },
    sides: () => ({ width: right - left, height: bottom - top }),
  }
}

/** The extent of a path by its data. */
export const pathExtent = (data: string): Extent => {
  const hull = box()
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let [controlX, controlY] = [0, 0]
  let before = ''
  let segments = 0
  let length = 0
  for (const [command, numbers] of commandsOf(data)) {
    const kind = command.toUpperCase()
    const [fromX, fromY] = command === kind ? [0, 0] : [x, y]
    /** The points of the segment, the last of which is its end. */
    let points: [number, number][] = []
    let around = 0
    if (kind === 'Z') points = [[startX, startY]]
    else if (kind === 'H') points = [[fromX + numbers[0]!, y]]
    else if (kind === 'V') points = [[x, fromY + numbers[0]!]]
    else {
      const coordinates = kind === 'A' ? numbers.slice(5) : numbers
      for (let i = 0; i < coordinates.length; i += 2)
        points.push([fromX + coordinates[i]!, fromY + coordinates[i + 1]!])
      const isSmooth = (kind === 'S' && /[CS]/.test(before)) || (kind === 'T' && /[QT]/.test(before))
      if (kind === 'S' || kind === 'T') points.unshift(isSmooth ? [2 * x - controlX, 2 * y - controlY] : [x, y])
    }
    const [endX, endY] = points.at(-1)!
    if (kind === 'A') {
      // Radii that are too small for the chord are made to fit it.
      around = 2 * Math.max(Math.abs(numbers[0]!), Math.abs(numbers[1]!), Math.hypot(endX - x, endY - y))
      length += Math.PI * around
    }
    if (kind === 'M') [startX, startY] = [endX, endY]
    else {
      segments++
      let [lastX, lastY] = [x, y]
      hull.add(x, y)
      for (const [pointX, pointY] of points) {
        length += Math.hypot(pointX - lastX, pointY - lastY)
        hull.add(pointX, pointY, around)
        ;[lastX, lastY] = [pointX, pointY]
      }
    }
    ;[controlX, controlY] = points.at(-2) ?? [endX, endY]
    ;[x, y] = [endX, endY]
    before = kind
  }
  return { segments, length, ...hull.sides() }
}

/** The extent of a polygon by its points. */
export const pointsExtent = (points: string): Extent => {
  const numbers = points.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []
  return pathExtent(`M${numbers.slice(0, numbers.length & ~1).join(' ')}Z`)
}
