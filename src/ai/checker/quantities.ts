import { isPart } from './part.ts'
import { numbersIn, type Scene, wordAt, wordsOf } from './scene.ts'

/** Numbers that a sentence gives to what it names: each is a value of what stands nearest, or follows from several by counting. */

export interface Quantity {
  readonly at: number
  readonly value: number
  /** What it is out of. */
  readonly most?: number
}

interface Group<T> {
  readonly items: T[]
}
type Run = { readonly of: 'named'; readonly items: Quantity[] } | { readonly of: 'number'; readonly items: Said[] }
interface Said {
  readonly at: number
  readonly n: number
}

const BETWEEN_THEM =
  /\b(?:between them|between the two|together|in all|altogether|sum|summed|add(?:s|ed)? up|makes?(?: up)?|jointly|combined|in total|total)\b/
const APART =
  /\b(?:more|fewer|less|ahead|behind|above|below|short|under|over|richer|poorer|higher|lower|difference|apart|gap|exceeds?|margin|lead|separates?|better|against|than|shy|worse)\b/
const AVERAGE = /\b(?:mean|average)\b/

/** Runs of names and of numbers, in the order of the sentence. */
const runsOf = (scene: Scene, named: readonly Quantity[], said: readonly Said[]): Run[] => {
  const all = [
    ...named.map((item) => ({ of: 'named' as const, item, at: item.at })),
    ...said.map((item) => ({ of: 'number' as const, item, at: item.at })),
  ].sort((a, b) => a.at - b.at)
  const runs: Run[] = []
  let last = -1
  for (const { of, item, at } of all) {
    const open = runs.at(-1)
    const listed = scene.parts
      .slice(last + 1, at)
      .every(({ text }) =>
        /^(?:,|and|the|your|or|both|as well as|only|just|bindus?|points?|respectively|to|against|its|nor)$/.test(text),
      )
    if (open?.of === of && listed) (open as Group<unknown>).items.push(item)
    else runs.push({ of, items: [item] } as Run)
    last = at
  }
  return runs
}

const AFTER =
  /^(?:with|has|have|having|holds?|gets|gathers?|shows?|carries|at|,|\(|only|just|but|its|counts|reaches|receives|which|namely|bindus|the|most|fewest)$/
const BEFORE = /^(?:bindus?|points?|in|for|to|the|your|house)$/

/** "The fifth with 22", "against 21 in the second": a number beside what it is of, where neither is one of a list. */
const isBeside = ({ parts, used }: Scene, named: readonly Quantity[], { at, n }: Said): boolean => {
  const listed = (a: number, b: number) =>
    parts.slice(a + 1, b).every(({ text }) => /^(?:,|and|the|your|or|both|as well as|house)$/.test(text))
  const isListed = (each: Quantity) =>
    named.some((other) => other !== each && listed(Math.min(other.at, each.at), Math.max(other.at, each.at))) ||
    (isPart(parts[at + 2], 'number') && listed(at, at + 2)) ||
    (isPart(parts[at - 2], 'number') && listed(at - 2, at))
  const own = named.find((each) => {
    if (isListed(each)) return false
    const [from, to] = each.at < at ? [each.at + 1, at] : [at + 1, each.at]
    const between = parts.slice(from, to).map(({ text }) => text)
    if (between.length === 0 || between.length > 4) return false
    return each.at < at
      ? between.every((text) => AFTER.test(text))
      : between.every((text) => BEFORE.test(text)) && between.some((text) => /^(?:in|for|to)$/.test(text))
  })
  if (own?.value !== n) return false
  used.add(at)
  return true
}

/** Numbers that are told of what is named; the rest is returned. Null where one of them is wrong. */
export const quantitiesHold = (
  scene: Scene,
  named: readonly Quantity[],
  { from = 0, to = scene.parts.length, mean }: { from?: number; to?: number; mean?: number } = {},
): boolean => {
  const { parts, used } = scene
  const text = wordsOf(scene, from, to)
  const values = named.map(({ value }) => value)
  // "3 of 4 points from Yoni koota and 3 of 5 from Graha Maitri koota"
  const leads = named.length > 0 && numbersIn(scene, from, to).some(({ at }) => at < named[0]!.at)
  // "Both are full, with 8 of 8 and 5 of 5"
  const wide = /\b(?:both|each|respectively|all)\b/.test(text)
  const open: Said[] = []
  for (const { at, n } of numbersIn(scene, from, to)) {
    const near = wordsOf(scene, Math.max(from, at - 5), Math.min(to, at + 6))
    const before = wordAt(scene, at - 1)
    const behind = [...named].reverse().find((each) => each.at < at)
    const isMost =
      (/^(?:of|its|the|all|from)$/.test(before) || isPart(parts[at - 1], 'outof') || before === '/') &&
      (wide ? named : [leads ? named.find((each) => each.at > at) : (behind ?? named[0])]).some(
        (each) => each?.most === n,
      )
    const isMean = mean === n && AVERAGE.test(text)
    const isCounted =
      (n === named.length &&
        /^(?:houses?|kootas?|of (?:the|them|these)|areas?|planets?|are|both)/.test(wordAt(scene, at + 1))) ||
      (n === 12 && mean !== undefined && /^(?:of|the|all|out of|than)$/.test(before))
    const isSum = BETWEEN_THEM.test(text) && values.length > 1 && values.reduce((a, b) => a + b, 0) === n
    const isMeanOf = AVERAGE.test(near) && values.length > 1 && values.reduce((a, b) => a + b, 0) / values.length === n
    const isGap =
      (APART.test(near) || before === 'by') &&
      ((mean !== undefined && AVERAGE.test(text) && values.some((a) => Math.abs(a - mean) === n)) ||
        values.some((a, i) => values.some((b, j) => i !== j && Math.abs(a - b) === n)))
    const isOwn = behind?.value === n
    if (isMost || isMean || isCounted || isSum || isMeanOf || (isGap && !isOwn)) used.add(at)
    else open.push({ at, n })
  }
  const left = open.filter((said) => !isBeside(scene, named, said))
  const runs = runsOf(scene, named, left)
  const forward = runs[0]?.of === 'named'
  return runs.every((run, nth) => {
    if (run.of === 'named') return true
    const owner = (forward ? runs[nth - 1] : runs[nth + 1]) ?? runs[nth - 1]
    if (owner?.of !== 'named') return false
    const { items } = run
    const named = runs.slice(0, nth).flatMap((each) => (each.of === 'named' ? each.items : []))
    // "Ahead of the Sun, 7 against 6": of as many as were named last.
    const whom = forward && items.length > owner.items.length ? named.slice(-items.length) : owner.items
    const fits =
      items.length === 1
        ? whom.every(({ value }) => value === items[0]!.n)
        : items.length === whom.length && items.every(({ n }, i) => whom[i]!.value === n)
    if (fits) for (const { at } of items) used.add(at)
    return fits
  })
}
