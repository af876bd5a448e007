import type { Warning } from '../warnings.ts'
import { list, paragraph, type Section } from './document.ts'

/** What is null in an answer is left out of a page, and fields of an answer have no names there. */
const forPeople = (message: string) =>
  message
    .replace(/\b(is|are) null\b/g, '$1 left out')
    .replace(/^person_a\b/, 'First person')
    .replace(/^person_b\b/, 'Second person')
    .replaceAll('_', ' ')

/** A report with what its computation warned of: whoever is given the document has no other place to read it. */
export const withNotes = (sections: readonly Section[], warnings: readonly Warning[]): readonly Section[] => {
  if (warnings.length === 0) return sections
  const told = paragraph('What was chosen where the birth data left it open, and what could not be computed:')
  return [
    ...sections,
    { title: 'Notes on the calculation', blocks: [told, list(warnings.map(({ message }) => forPeople(message)))] },
  ]
}
