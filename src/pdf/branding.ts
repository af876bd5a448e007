import type { Branding, ReadBranding } from '../document/rendering.ts'
import { invalid } from '../faults.ts'
import { contrastOf } from '../render/colours.ts'
import { readLogo } from './logo.ts'

/** WCAG 2.2, success criterion 1.4.3, for text. */
const CONTRAST = 4.5

export const contrastWithWhite = (colour: string): number => contrastOf(colour, '#ffffff')

const oneLine = (text: string | null | undefined): string | null => text?.replace(/\s+/g, ' ').trim() || null

const readAccent = (accent: string | null | undefined): string | null => {
  if (!accent) return null
  const contrast = contrastWithWhite(accent)
  if (contrast < CONTRAST)
    throw invalid(
      'branding.accent',
      `\`branding.accent\` has a contrast of ${(Math.floor(contrast * 100) / 100).toFixed(2)}:1 against white and needs ${CONTRAST}:1; choose a darker colour.`,
    )
  return accent.toLowerCase()
}

/** What a schema cannot say of branding; the logo comes back drawn. */
export const readBranding = (async (raw, tenant) => ({
  brand_name: oneLine(raw.brand_name),
  accent: readAccent(raw.accent),
  logo: await readLogo(raw.logo, tenant),
  footer_note: oneLine(raw.footer_note),
  paper: raw.paper ?? null,
  ...(raw.bilingual ? { bilingual: true } : {}),
})) satisfies ReadBranding as (...given: Parameters<ReadBranding>) => Promise<Branding>
