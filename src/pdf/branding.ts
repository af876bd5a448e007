import { invalid } from '../faults.ts'
import { readLogo } from './logo.ts'

/** As the contract takes it, checked and cleaned; plain data, so that a job can keep it. */
export interface Branding {
  readonly brand_name: string | null
  /** `#rrggbb`. */
  readonly accent: string | null
  /** A data URI: PNG, or SVG without anything that acts or points outside. */
  readonly logo: string | null
  readonly footer_note: string | null
}

const BRAND_NAME = 60
const FOOTER_NOTE = 200
/** WCAG 2.2, success criterion 1.4.3, for text. */
const CONTRAST = 4.5

/** Source: WCAG 2.2, definition of relative luminance. */
const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** Source: WCAG 2.2, definition of contrast ratio. */
export const contrastWithWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05)

const readText = (value: unknown, field: string, most: number): string | null => {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') throw invalid(field, `${field} must be a string or null.`)
  if ([...value].length > most) throw invalid(field, `${field} has more than ${most} characters.`)
  return value.replace(/\s+/g, ' ').trim() || null
}

const readAccent = (value: unknown): string | null => {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || !/^#[\da-f]{6}$/i.test(value))
    throw invalid('branding.accent', 'branding.accent must be a colour like #1A4B8C.')
  const contrast = contrastWithWhite(value)
  if (contrast < CONTRAST)
    throw invalid(
      'branding.accent',
      `branding.accent has a contrast of ${(Math.floor(contrast * 100) / 100).toFixed(2)}:1 against white; text needs ${CONTRAST}:1. Choose a darker colour.`,
    )
  return value.toLowerCase()
}

const FIELDS: readonly (keyof Branding)[] = ['brand_name', 'accent', 'logo', 'footer_note']

/** The branding of a request, or null for a plain document; a fault names the field. */
export const readBranding = (raw: unknown): Branding | null => {
  if (raw === undefined || raw === null) return null
  if (typeof raw !== 'object' || Array.isArray(raw)) throw invalid('branding', 'branding must be an object or null.')
  const given = raw as Record<string, unknown>
  for (const name of Object.keys(given))
    if (!FIELDS.includes(name as keyof Branding))
      throw invalid(`branding.${name}`, `branding has no field ${name}; it takes ${FIELDS.join(', ')}.`)
  const branding: Branding = {
    brand_name: readText(given.brand_name, 'branding.brand_name', BRAND_NAME),
    accent: readAccent(given.accent),
    logo: readLogo(given.logo),
    footer_note: readText(given.footer_note, 'branding.footer_note', FOOTER_NOTE),
  }
  return Object.values(branding).some((value) => value !== null) ? branding : null
}
