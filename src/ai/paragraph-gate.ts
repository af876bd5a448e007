import { isBarred } from './forbidden-claims.ts'

/** The safety gate for what a model writes: why a paragraph may not be shown, whatever its facts; null where it may. */
export const gateParagraph = (
  text: string,
  { minor, isUnsafe }: { readonly minor: boolean; readonly isUnsafe: (text: string) => boolean },
): string | null => (isBarred(text, { minor, canary: '' }) || isUnsafe(text) ? 'no reading may say this' : null)
