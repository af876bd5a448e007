import { printableText } from '../render/lines.ts'
import { faceOf } from '../render/typefaces.ts'

/** The characters of texts that no bundled font has, each once. */
export const unprintableText = async (texts: readonly string[]): Promise<string[]> => [
  ...new Set(
    texts
      .flatMap((text) => [...printableText(text)])
      .filter((character) => character.trim() !== '' && !faceOf(character, 'regular')),
  ),
]
