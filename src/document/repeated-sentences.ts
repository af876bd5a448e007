import type { Block, Section } from './document.ts'

/** Shorter paragraphs may repeat, since they may be about another planet or month; characters. */
const MAX_REPEATABLE_LENGTH = 60

/** The report with each paragraph only where it comes first. Sections that become empty are left out. */
export const withoutRepeats = (sections: readonly Section[]): Section[] => {
  const earlierTexts = new Set<string>()
  const isNew = (block: Block) => {
    if (block.kind !== 'paragraph' || block.text.length < MAX_REPEATABLE_LENGTH) return true
    const isRepeated = earlierTexts.has(block.text)
    earlierTexts.add(block.text)
    return !isRepeated
  }
  return sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(isNew) }))
    .filter(({ blocks }) => blocks.length > 0)
}
