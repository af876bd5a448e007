/** Off by so much, a control point is taken for the mirror of the one before it. */
const NEAR = 2
/** A curve whose control point is off its chord by so much is a line. */
const FLAT = 1.5

const joined = (numbers: readonly number[], first: boolean): string =>
  numbers.map((value, i) => (value < 0 || (first && i === 0) ? String(value) : ` ${value}`)).join('')

const isFlat = ([x, y, endX, endY]: readonly [number, number, number, number]) =>
  Math.abs(x * endY - y * endX) <= FLAT * Math.hypot(endX, endY) && x * endX + y * endY > 0

/**
 * Path data of M, L, Q, C and Z, whole numbers, by steps from point to point: about half the letters. The outlines of TrueType
 * name every control point alone, with ends midway between two of them, which `t` says by the end alone.
 */
export const bySteps = (data: string): string => {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let control: readonly [number, number] | null = null
  let last = ''
  let written = ''
  const put = (command: string, numbers: readonly number[]) => {
    const again = command === last && command !== 'm'
    written += (again ? '' : command) + joined(numbers, !again)
    last = command
  }
  for (const [, command, list = ''] of data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = list.match(/-?\d+/g)?.map(Number) ?? []
    const steps = numbers.map((value, i) => value - (i % 2 ? y : x))
    let mirrored: readonly [number, number] | null = null
    if (command === 'Q' && isFlat(steps as [number, number, number, number])) put('l', steps.slice(2))
    else if (command === 'Q') {
      const mirror: readonly [number, number] | null = control && [2 * x - control[0], 2 * y - control[1]]
      const isMirror: boolean =
        mirror !== null && Math.abs(mirror[0] - numbers[0]!) <= NEAR && Math.abs(mirror[1] - numbers[1]!) <= NEAR
      put(isMirror ? 't' : 'q', isMirror ? steps.slice(2) : steps)
      mirrored = isMirror ? mirror : [numbers[0]!, numbers[1]!]
    } else if (command === 'L' && steps[0] === 0) put('v', [steps[1]!])
    else if (command === 'L' && steps[1] === 0) put('h', [steps[0]!])
    else put(command!.toLowerCase(), steps)
    control = mirrored
    if (command === 'Z') [x, y] = [startX, startY]
    else [x, y] = [numbers.at(-2)!, numbers.at(-1)!]
    if (command === 'M') [startX, startY] = [x, y]
  }
  return written
}
