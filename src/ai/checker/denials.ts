import { isPart, type Part } from './part.ts'
import { has, type Scene, wordAt } from './scene.ts'

/** Denials of what no reader takes a denial of: a period, a date, a rank, a count, a field, a lord. */

/** What is read with whether it is denied. */
const AWARE: ReadonlySet<string> = new Set([
  ...[
    'sign',
    'star',
    'seats',
    'dignity',
    'retrograde',
    'direct',
    'combust',
    'sadesati',
    'named',
    'effect',
    'band',
    'office',
  ],
  ...['nature', 'houses', 'vargottama', 'aspect', 'with', 'empty', 'state'],
])
const UNAWARE: ReadonlySet<string> = new Set([
  ...['period', 'date', 'rank', 'koota', 'total', 'bindus', 'field', 'number', 'length', 'degrees'],
])
const VERB = /^(?:is|are|was|were|am|does|do|did|has|have|had|will)$/
const MORE = /^(?:only|just|merely|simply|all|always|yet|so|too|as|alone|enough|because|to)$/

const isDenial = (scene: Scene, at: number): boolean => {
  const part = scene.parts[at]!
  if (!isPart(part, 'not') || MORE.test(wordAt(scene, at + 1))) return false
  return part.text === 'never' || part.text.endsWith("n't") || (part.text === 'not' && VERB.test(wordAt(scene, at - 1)))
}

/** The clause about a part. */
const clauseOf = ({ parts }: Scene, at: number): [from: number, to: number] => {
  const pause = (part: Part | undefined) => isPart(part, 'comma') || isPart(part, 'stop')
  let from = at
  while (from > 0 && !pause(parts[from - 1])) from--
  let to = at + 1
  while (to < parts.length && !pause(parts[to])) to++
  return [from, to]
}

/** Whether a sentence denies what the facts that it rests on state. */
export const deniesFact = (scene: Scene): boolean =>
  scene.parts.some((_, at) => {
    if (!isDenial(scene, at)) return false
    const { parts, used } = scene
    const [from, to] = clauseOf(scene, at)
    const next = parts
      .slice(at + 1, Math.min(to, at + 7))
      .find(({ item }) => AWARE.has(item.is) || UNAWARE.has(item.is) || item.is === 'who')
    // "The darakaraka is not Saturn"
    const named = parts[at + (wordAt(scene, at + 1) === 'the' ? 2 : 1)]
    if (isPart(named, 'who') && /^(?:is|are)$/.test(wordAt(scene, at - 1))) return true
    // A verdict of a match is read with its denial.
    if (/^(?:in order|balanced)/.test(`${wordAt(scene, at + 1)} ${wordAt(scene, at + 2)}`)) return false
    const dated = parts.some((each, i) => isPart(each, 'date') && used.has(i))
    if (dated && has(scene, at + 1, at + 4, ({ text }) => /^(?:open|opens?|under way|under|here)$/.test(text)))
      return true
    const counts = parts.some((each, i) => isPart(each, 'bindus') && used.has(i))
    if (
      counts &&
      has(scene, at + 1, at + 4, (each) => isPart(each, 'more') || isPart(each, 'fewer') || isPart(each, 'most'))
    )
      return true
    if (/^(?:running|active|over)$/.test(wordAt(scene, at + 1)))
      return parts.some((part) => isPart(part, 'period')) && !parts.some((part) => isPart(part, 'sadesati'))
    if (next && AWARE.has(next.item.is)) return false
    // "Leo is not the sign of your Moon", "the lord of the tenth house is not Mars"
    if (next && isPart(next, 'who') && ['sign', 'star', 'lords', 'office'].includes(parts[at - 2]?.item.is ?? ''))
      return true
    const told = (part: Part, i: number) =>
      UNAWARE.has(part.item.is) && used.has(i) && !(isPart(part, 'length') && part.item.n <= 1)
    // What does not happen before a day is read with the day.
    const isUntil =
      has(scene, at, to, ({ text }) => /^(?:before|until|till)$/.test(text)) &&
      !has(scene, from, to, (part) => isPart(part, 'period'))
    return !isUntil && has(scene, from, to, told)
  })
