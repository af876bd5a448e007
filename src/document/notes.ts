import type { Warning } from '../warnings.ts'
import { listBlock, paragraph, type Section } from './document.ts'

/** A warning in words for readers of a document, where null fields are left out and field names do not appear. */
const readableMessage = (message: string) =>
  message
    .replace(/\b(is|are) null\b/g, '$1 left out')
    .replace(/^person_a\b/, 'First person')
    .replace(/^person_b\b/, 'Second person')
    .replaceAll('_', ' ')

/** The report with a section of the warnings of its computation, since the document is all that its reader has. */
export const withNotes = (sections: readonly Section[], warnings: readonly Warning[]): readonly Section[] => {
  if (warnings.length === 0) return sections
  const introduction = paragraph('What was chosen where the birth data left it open, and what could not be computed:')
  return [
    ...sections,
    {
      title: 'Notes on the calculation',
      blocks: [introduction, listBlock(warnings.map(({ message }) => readableMessage(message)))],
    },
  ]
}
