import { FIXED_KEYS } from './age-filter.ts'

/** The given name of a child in texts for the parents. */

const CHILD = /\b[Yy]our child(?:([’'])s)?\b/
/** A place in the chart of a child who is named before. */
const PLACE_OF_CHILD = /\byour child[’']s (?=(?:\w+ )?(?:house|chart|birth Moon)\b|\w+msha\b|atmakaraka\b)/g
/** Facts are the same with and without a name. */
const UNNAMED_KEYS = new Set([...FIXED_KEYS, 'facts'])

/**
 * The answer with the given name of the child in the place of "your child", at the first mention in each text. A text that has the
 * name already stays unchanged.
 */
export const withChildName = <T>(answer: T, name: string): T => {
  const adapt = (text: string): string =>
    !CHILD.test(text) || text.includes(name)
      ? text
      : text.replace(CHILD, (_, mark) => (mark ? `${name}${mark}s` : name)).replace(PLACE_OF_CHILD, 'the ')
  const walk = (value: unknown, key = ''): unknown => {
    if (UNNAMED_KEYS.has(key)) return value
    if (typeof value === 'string') return adapt(value)
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map((item) => walk(item, key))
    return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, walk(part, field)]))
  }
  return walk(answer) as T
}
