/** A control point at most this far from the mirror image of the previous one is replaced by it, units. */
const MAX_MIRROR_ERROR = 2
/** A curve whose control point is at most this far from its chord becomes a line, units. */
const MAX_FLAT_ERROR = 1.5

const joinNumbers = (numbers: readonly number[], first: boolean): string =>
  numbers.map((value, i) => (value < 0 || (first && i === 0) ? String(value) : ` ${value}`)).join('')

const isFlat = ([x, y, endX, endY]: readonly [number, number, number, number]) =>
  Math.abs(x * endY - y * endX) <= MAX_FLAT_ERROR * Math.hypot(endX, endY) && x * endX + y * endY > 0

/**
 * Absolute path data of M, L, Q, C and Z in whole numbers as relative path data, which is about half as long. In TrueType outlines
 * the end of a curve is often midway between two control points; `t` then needs only the end.
 */
export const relativePath = (data: string): string => {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let control: readonly [number, number] | null = null
  let lastCommand = ''
  let path = ''
  const append = (command: string, numbers: readonly number[]) => {
    const isRepeated = command === lastCommand && command !== 'm'
    path += (isRepeated ? '' : command) + joinNumbers(numbers, !isRepeated)
    lastCommand = command
  }
  for (const [, command, list = ''] of data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = list.match(/-?\d+/g)?.map(Number) ?? []
    const steps = numbers.map((value, i) => value - (i % 2 ? y : x))
    let nextControl: readonly [number, number] | null = null
    if (command === 'Q' && isFlat(steps as [number, number, number, number])) append('l', steps.slice(2))
    else if (command === 'Q') {
      const mirror: readonly [number, number] | null = control && [2 * x - control[0], 2 * y - control[1]]
      const isMirror: boolean =
        mirror !== null &&
        Math.abs(mirror[0] - numbers[0]!) <= MAX_MIRROR_ERROR &&
        Math.abs(mirror[1] - numbers[1]!) <= MAX_MIRROR_ERROR
      append(isMirror ? 't' : 'q', isMirror ? steps.slice(2) : steps)
      nextControl = isMirror ? mirror : [numbers[0]!, numbers[1]!]
    } else if (command === 'L' && steps[0] === 0) append('v', [steps[1]!])
    else if (command === 'L' && steps[1] === 0) append('h', [steps[0]!])
    else append(command!.toLowerCase(), steps)
    control = nextControl
    if (command === 'Z') [x, y] = [startX, startY]
    else [x, y] = [numbers.at(-2)!, numbers.at(-1)!]
    if (command === 'M') [startX, startY] = [x, y]
  }
  return path
}
