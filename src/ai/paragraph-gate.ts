import { isForbidden } from './forbidden-claims.ts'

/** The safety gate for text of a model: the reason to reject a paragraph, whatever its facts; null for an allowed paragraph. */
export const gateParagraph = (
  text: string,
  { minor, isUnsafe }: { readonly minor: boolean; readonly isUnsafe: (text: string) => boolean },
): string | null => (isForbidden(text, { minor, canary: '' }) || isUnsafe(text) ? 'no reading may say this' : null)
