import { facts, type Section } from './document.ts'

/** Of a pair, as their document calls them. */
const SIDES = { groom: 'Groom', bride: 'Bride', person_a: 'First person', person_b: 'Second person' } as const

type Input = Readonly<Record<string, unknown>>
const isInput = (value: unknown): value is Input => value !== null && typeof value === 'object'
const words = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [])

const rowsOf = (input: Input): (readonly [string, string])[] => {
  const own = [
    ...words(input.name).map((name) => ['Name', name] as const),
    ...words(input.place).map((place) => ['Birth place', place] as const),
  ]
  const sides = Object.entries(SIDES).flatMap(([side, called]) => {
    const person = input[side]
    const said = isInput(person) ? [...words(person.name), ...words(person.place)].join(', ') : ''
    return said ? [[called, said] as const] : []
  })
  return [...own, ...sides]
}

/** A report with the names and places at its head that came with the births, where any did. */
export const withSubjects = (sections: readonly Section[], input: Input): readonly Section[] => {
  const rows = rowsOf(input)
  const [first, ...further] = sections
  if (rows.length === 0 || !first) return sections
  return [{ ...first, blocks: [facts(rows), ...first.blocks] }, ...further]
}
