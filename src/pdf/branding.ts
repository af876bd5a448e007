import type { Branding, ReadBranding } from '../document/rendering.ts'
import { invalid } from '../faults.ts'
import { contrastOf } from '../render/colours.ts'
import { readLogo } from './logo.ts'

/** Minimum contrast of text. Source: WCAG 2.2, success criterion 1.4.3. */
const MIN_CONTRAST = 4.5

export const contrastWithWhite = (colour: string): number => contrastOf(colour, '#ffffff')

const oneLine = (text: string | null | undefined): string | null => text?.replace(/\s+/g, ' ').trim() || null

const readAccent = (accent: string | null | undefined): string | null => {
  if (!accent) return null
  const contrast = contrastWithWhite(accent)
  if (contrast < MIN_CONTRAST)
    throw invalid(
      'branding.accent',
      `\`branding.accent\` has a contrast of ${(Math.floor(contrast * 100) / 100).toFixed(2)}:1 against white; at least ${MIN_CONTRAST}:1 is required. Choose a darker colour.`,
    )
  return accent.toLowerCase()
}

/** The branding of a request, after the checks that a schema cannot do, with the logo rasterised. */
export const readBranding = (async (raw, tenant) => ({
  brand_name: oneLine(raw.brand_name),
  accent: readAccent(raw.accent),
  logo: await readLogo(raw.logo, tenant),
  footer_note: oneLine(raw.footer_note),
  paper: raw.paper ?? null,
  ...(raw.bilingual ? { bilingual: true } : {}),
  ...(raw.theme ? { theme: raw.theme } : {}),
})) satisfies ReadBranding as (...args: Parameters<ReadBranding>) => Promise<Branding>
