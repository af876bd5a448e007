/** Upper bounds of a shape, in its own units. */
export interface Extent {
  /** Number of lines, curves and arcs. */
  readonly segments: number
  /** Upper bound of the length of the outline: a curve is at most as long as its control polygon. */
  readonly length: number
  /** Sides of a box around the shape and its control points. */
  readonly width: number
  readonly height: number
}

const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
const FLAG = /[\s,]*([01])/y
const COMMAND = /[\s,]*([a-z])/iy

/** Number of parameters of each command. Source: SVG 1.1, 8.3. */
const PARAMETER_COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

/** The commands of path data with their numbers, up to the first error. */
function* commandsOf(data: string): Generator<readonly [command: string, numbers: readonly number[]]> {
  let at = 0
  const next = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const match = pattern.exec(data)
    if (!match) return null
    at = pattern.lastIndex
    return match[1]!
  }
  const read = (command: string): number[] | null => {
    const numbers: number[] = []
    for (let i = 0; i < PARAMETER_COUNTS[command.toUpperCase()]!; i++) {
      const text = next(command.toUpperCase() === 'A' && (i === 3 || i === 4) ? FLAG : NUMBER)
      if (text === null) return null
      numbers.push(Number(text))
    }
    return numbers
  }
  for (let command = next(COMMAND); command !== null; command = next(COMMAND)) {
    const count = PARAMETER_COUNTS[command.toUpperCase()]
    if (count === undefined) return
    let numbers = read(command)
    if (!numbers) return
    yield [command, numbers]
    if (count === 0) continue
    // More pairs after a move are lines.
    const repeatedCommand = command === 'M' ? 'L' : command === 'm' ? 'l' : command
    for (numbers = read(repeatedCommand); numbers; numbers = read(repeatedCommand)) yield [repeatedCommand, numbers]
  }
}

/** A bounding box that grows by points. */
const box = () => {
  let [left, top, right, bottom] = [0, 0, 0, 0]
  let empty = true
  return {
    add(x: number, y: number, margin = 0) {
      if (empty) [left, right, top, bottom] = [x, x, y, y]
      empty = false
      left = Math.min(left, x - margin)
      right = Math.max(right, x + margin)
      top = Math.min(top, y - margin)
      bottom = Math.max(bottom, y + margin)
    },
    sides: () => ({ width: right - left, height: bottom - top }),
  }
}

/** The extent of path data. */
export const pathExtent = (data: string): Extent => {
  const hull = box()
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let [controlX, controlY] = [0, 0]
  let previousKind = ''
  let segments = 0
  let length = 0
  for (const [command, numbers] of commandsOf(data)) {
    const kind = command.toUpperCase()
    const [fromX, fromY] = command === kind ? [0, 0] : [x, y]
    /** Control points of the segment, then its end. */
    let points: [number, number][] = []
    let margin = 0
    if (kind === 'Z') points = [[startX, startY]]
    else if (kind === 'H') points = [[fromX + numbers[0]!, y]]
    else if (kind === 'V') points = [[x, fromY + numbers[0]!]]
    else {
      const coordinates = kind === 'A' ? numbers.slice(5) : numbers
      for (let i = 0; i < coordinates.length; i += 2)
        points.push([fromX + coordinates[i]!, fromY + coordinates[i + 1]!])
      const isSmooth = (kind === 'S' && /[CS]/.test(previousKind)) || (kind === 'T' && /[QT]/.test(previousKind))
      if (kind === 'S' || kind === 'T') points.unshift(isSmooth ? [2 * x - controlX, 2 * y - controlY] : [x, y])
    }
    const [endX, endY] = points.at(-1)!
    if (kind === 'A') {
      // Radii that are too small for the chord are enlarged to fit it.
      margin = 2 * Math.max(Math.abs(numbers[0]!), Math.abs(numbers[1]!), Math.hypot(endX - x, endY - y))
      length += Math.PI * margin
    }
    if (kind === 'M') [startX, startY] = [endX, endY]
    else {
      segments++
      let [lastX, lastY] = [x, y]
      hull.add(x, y)
      for (const [pointX, pointY] of points) {
        length += Math.hypot(pointX - lastX, pointY - lastY)
        hull.add(pointX, pointY, margin)
        ;[lastX, lastY] = [pointX, pointY]
      }
    }
    ;[controlX, controlY] = points.at(-2) ?? [endX, endY]
    ;[x, y] = [endX, endY]
    previousKind = kind
  }
  return { segments, length, ...hull.sides() }
}

/** The extent of the `points` of a polygon. */
export const pointsExtent = (points: string): Extent => {
  const numbers = points.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []
  return pathExtent(`M${numbers.slice(0, numbers.length & ~1).join(' ')}Z`)
}
