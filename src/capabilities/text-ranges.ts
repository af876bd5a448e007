import { SIGNS } from '../zodiac/signs.ts'
import { inOrderOfDay } from './rows-of-day.ts'

/**
 * The text of a chart (shared/chart-text.ts) for a birth without a time: lines that hold all day stay, angles are ranges of the day, and
 * houses, angles and everything else that the time decides are left out.
 */

interface Section {
  title: string
  items: string[]
}
interface ParsedText {
  heading: string
  sections: Section[]
  isShort: boolean
}

const parse = (text: string): ParsedText => {
  const [heading = '', ...lines] = text.split('\n')
  const isShort = !lines.includes('')
  const sections: Section[] = []
  for (const line of lines) {
    if (line === '') continue
    if (isShort) {
      const [title = '', items = ''] = line.split(/: (.*)/s)
      sections.push({ title, items: items.split('; ') })
    } else if (line.startsWith('- ')) sections.at(-1)?.items.push(line.slice(2))
    else sections.push({ title: line, items: [] })
  }
  return { heading, sections, isShort }
}

const ANGLE = String.raw`\d+°\d\d['′](?:\d\d(?:\.\d+)?["″])?`
/** `Sun 23°31'42" Pisces`, `Sun Pisces 10 R` or `Sun Pisces`. */
const PLACE = new RegExp(`^(?:(.+?) )?(?:(${ANGLE}) )?(${SIGNS.join('|')})(?: \\d+)?( R)?$`)
/** `Sun trine Moon`, in a short text with its orb. */
const ASPECT = /^(.+?)(?: (\d+\.\d+))?$/
const ORB = /^orb (\d+\.\d+)$/
const STAR = / pada \d$/
const TIMED_SECTION = /\b(?:ascendant|angles|houses|sect)\b/i
const TIMED_SUBJECT = /\b(?:Ascendant|Midheaven|Vertex|House|house)\b/
/** The largest difference from the value at 12:00 that is written as a range, degrees. */
const MAX_DIFFERENCE = 30
/** The most words of a day that are written one after another. */
const MAX_WORDS = 5

const degreesOf = (angle: string, sign: string): number => {
  const [degrees = 0, minutes = 0, seconds = 0] = angle.split(/[^\d.]+/).map(Number)
  return SIGNS.indexOf(sign as never) * 30 + degrees + minutes / 60 + seconds / 3600
}
const fromNoon = (degrees: number, noon: number) => degrees - noon - 360 * Math.round((degrees - noon) / 360)

const distinct = (words: readonly string[]): string | null => {
  const unique = [...new Set(words)]
  return unique.length <= MAX_WORDS ? unique.join(' or ') : null
}
const numbers = (values: readonly string[]): string => {
  const sorted = [...new Set(values)].sort((a, b) => Number(a) - Number(b))
  return sorted.length === 1 ? sorted[0]! : `${sorted[0]} to ${sorted.at(-1)}`
}

const firstPart = (item: string) => item.split(', ')[0]!
/** The words by which an item is found in the texts of other times. */
const subjectOf = (item: string): string => {
  const first = firstPart(item)
  return PLACE.exec(first)?.[1] ?? ASPECT.exec(first)![1]!
}

/** A place in the zodiac over the day; null if it moves too far. `others` are in order of time and contain every word of the day. */
const placeOverDay = (first: string, others: readonly string[]): string | null => {
  const places = [first, ...others].map((part) => PLACE.exec(part))
  if (places.some((match) => match === null)) return null
  const [name = '', angle] = places[0]!.slice(1)
  const retrograde = places.every((match) => match![4]) ? ' R' : ''
  const prefix = name ? `${name} ` : ''
  if (angle === undefined) {
    const signs = distinct(places.slice(1).map((match) => match![3]!))
    return signs && `${prefix}${signs}${retrograde}`
  }
  const noon = degreesOf(angle, places[0]![3]!)
  const values = places
    .map((match) => ({
      angle: match![2]!,
      sign: match![3]!,
      difference: fromNoon(degreesOf(match![2]!, match![3]!), noon),
    }))
    .sort((a, b) => a.difference - b.difference)
  const [from, to] = [values[0]!, values.at(-1)!]
  if (Math.max(-from.difference, to.difference) > MAX_DIFFERENCE) return null
  if (from.sign !== to.sign) return `${prefix}${from.angle} ${from.sign} to ${to.angle} ${to.sign}`
  const range = from.angle === to.angle ? from.angle : `${from.angle} to ${to.angle}`
  return `${prefix}${range} ${to.sign}${retrograde}`
}

/** One line of a section over the day; null if the time decides it. */
const itemOverDay = (item: string, others: readonly string[]): string | null => {
  if (TIMED_SUBJECT.test(firstPart(item))) return null
  const otherParts = others.map((other) => other.split(', '))
  const [first = '', ...rest] = item.split(', ')
  const firsts = otherParts.map((parts) => parts[0]!)
  let subject: string | null = first
  if (PLACE.test(first)) subject = placeOverDay(first, firsts)
  else if (firsts.some((other) => other !== first)) {
    const orbs = [first, ...firsts].map((part) => ASPECT.exec(part)?.[2])
    subject = orbs.every((orb) => orb !== undefined) ? `${ASPECT.exec(first)![1]} ${numbers(orbs)}` : null
  }
  if (subject === null) return null
  const details = rest.flatMap((part) => {
    if (part.startsWith('house ')) return []
    if (otherParts.every((parts) => parts.includes(part))) return [part]
    const pattern = [ORB, STAR].find((each) => each.test(part))
    const matches = pattern && otherParts.map((parts) => parts.slice(1).find((other) => pattern.test(other)))
    if (!matches?.every((match) => match !== undefined)) return []
    if (pattern === STAR) return distinct(matches) ?? []
    return [`orb ${numbers([part, ...matches].map((match) => ORB.exec(match)![1]!))}`]
  })
  return [subject, ...details].join(', ')
}

const sectionOverDay = (section: Section, others: readonly (Section | undefined)[]): Section | null => {
  const { title, items } = section
  if (TIMED_SECTION.test(title) || others.some((other) => other === undefined)) return null
  const rows = others.map((other) => other!.items)
  // A section of one word or two, such as the star of the Moon.
  if (items.length === 1 && STAR.test(items[0]!)) {
    const words = distinct(rows.map(([first = '']) => first))
    return words === null ? null : { title, items: [words] }
  }
  const bySubject = rows.map((each) => new Map(each.map((item, place) => [subjectOf(item), { item, place }])))
  const lines: { subject: string; line: string; places: number[] }[] = []
  for (const item of items) {
    const subject = subjectOf(item)
    const matches = bySubject.flatMap((map) => map.get(subject) ?? [])
    if (matches.length < rows.length) continue
    const line = itemOverDay(
      item,
      matches.map((match) => match.item),
    )
    if (line !== null) lines.push({ subject, line, places: matches.map(({ place }) => place) })
  }
  const ordered = inOrderOfDay(lines, ({ subject }) => subject)
  return lines.length > 0 ? { title, items: ordered.map(({ line }) => line) } : null
}

const MOMENT = /(-?\d{4,6}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d(?::\d\d)?)?/g
const HOUSES_OF_HEADING = /, [\w() -]+ houses(?=[.:])/g
const headingOf = (heading: string) => heading.replace(MOMENT, '$1, time unknown').replace(HOUSES_OF_HEADING, '')
const angles = new RegExp(ANGLE, 'g')

/** The heading without the time; an angle that changes, such as the ayanamsha, is a range. */
const headingOverDay = (heading: string, others: readonly string[]): string => {
  const otherAngles = others.map((other) => other.match(angles) ?? [])
  let at = 0
  return headingOf(heading).replace(angles, (angle) => {
    const values = [angle, ...otherAngles.map((each) => each[at] ?? angle)].sort()
    at++
    return values[0] === values.at(-1) ? angle : `${values[0]} to ${values.at(-1)}`
  })
}

const NOTE =
  'The time of birth is unknown: ranges are those of the day, and houses, angles and what else depends on the time are left out.'

/** The text of a chart at noon, reduced to what the texts of all other times share. */
export const textOverDay = (noon: string, samples: readonly string[]): string => {
  const { heading, sections, isShort } = parse(noon)
  const others = samples.map(parse)
  const sectionsOfDay = sections.flatMap(
    (section) =>
      sectionOverDay(
        section,
        others.map((other) => other.sections.find(({ title }) => title === section.title)),
      ) ?? [],
  )
  const lines = sectionsOfDay.map(({ title, items }) =>
    isShort ? `${title}: ${items.join('; ')}` : `\n${title}\n${items.map((item) => `- ${item}`).join('\n')}`,
  )
  const first = headingOverDay(
    heading,
    others.map((other) => other.heading),
  )
  return [first, ...lines, isShort ? NOTE : `\n${NOTE}`].join('\n')
}
