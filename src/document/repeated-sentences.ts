import type { Block, Section } from './document.ts'

/** Shorter ones may well be said again: of another planet, another month. */
const SHORT = 60

/** A report that says each paragraph once, where it comes first; a section with nothing else to say is left out. */
export const withoutRepeats = (sections: readonly Section[]): Section[] => {
  const said = new Set<string>()
  const isNew = (block: Block) => {
    if (block.kind !== 'paragraph' || block.text.length < SHORT) return true
    const known = said.has(block.text)
    said.add(block.text)
    return !known
  }
  return sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(isNew) }))
    .filter(({ blocks }) => blocks.length > 0)
}
