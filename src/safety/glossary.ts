import { hashOf } from './hash.ts'

/**
 * What words mean across languages: each known word form has a concept (an English lemma), and each concept a semantic class.
 * A question in any language so shares features with questions in all others.
 *
 * Layout of the bytes, little-endian: number of word forms and of concepts (uint32 each); hashes of the forms, ascending
 * (uint32 each); the concept of each form (uint16); the class of each concept (uint8).
 */
export interface Glossary {
  /** The concept of a word form in a language; -1 when the glossary does not know it. */
  readonly conceptOf: (language: string, word: string) => number
  readonly classOf: (concept: number) => number
}

const HEADER = 8

/** The key of a word form. */
export const formKey = (language: string, word: string): number => hashOf(`${language} ${word}`, 0)

export const readGlossary = (bytes: Uint8Array): Glossary => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const forms = view.getUint32(0, true)
  const conceptsAt = HEADER + 4 * forms
  const classesAt = conceptsAt + 2 * forms
  return {
    conceptOf(language, word) {
      const key = formKey(language, word)
      let low = 0
      let high = forms - 1
      while (low <= high) {
        const middle = (low + high) >> 1
        const found = view.getUint32(HEADER + 4 * middle, true)
        if (found === key) return view.getUint16(conceptsAt + 2 * middle, true)
        if (found < key) low = middle + 1
        else high = middle - 1
      }
      return -1
    },
    classOf: (concept) => view.getUint8(classesAt + concept),
  }
}

/** The bytes that `readGlossary` reads; `forms` are [key, concept]. A key that comes twice has its first concept. */
export const glossaryBytes = (
  forms: readonly (readonly [number, number])[],
  classes: readonly number[],
): Uint8Array => {
  const sorted = [...new Map([...forms].reverse()).entries()].sort(([a], [b]) => a - b)
  const bytes = new Uint8Array(HEADER + 6 * sorted.length + classes.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, sorted.length, true)
  view.setUint32(4, classes.length, true)
  const conceptsAt = HEADER + 4 * sorted.length
  for (const [at, [key, concept]] of sorted.entries()) {
    view.setUint32(HEADER + 4 * at, key, true)
    view.setUint16(conceptsAt + 2 * at, concept, true)
  }
  bytes.set(classes, conceptsAt + 2 * sorted.length)
  return bytes
}
