import { base64Of } from '../../base64.ts'
import type { Tenant } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { png } from '../../render/chart.ts'
import { WHEEL_THEMES, type WheelTheme } from '../../render/wheel-facts.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { MAX_PIXELS, PRICED_PIXELS } from '../capability.ts'

export const FORMATS = ['svg', 'png'] as const
type Format = (typeof FORMATS)[number]
export const FormatInput = maybe(oneOf(FORMATS, { default: 'svg' }))

export const ThemeInput = maybe(
  oneOf(WHEEL_THEMES, {
    default: 'light',
    description: 'Theme of the picture; `transparent`: the light theme without a background.',
  }),
)
/** The schema of a custom colour, for `of`. */
export const accentInput = (of: string) =>
  maybe(t.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: `Colour as #RRGGBB, for ${of}.` }))
export const captionsInput = (subject: string) => maybe(t.Boolean({ default: true, description: `Prints ${subject}.` }))

interface LookInput {
  theme?: WheelTheme | null
  accent?: string | null
  captions?: boolean | null
}
/** The look options in the form of the renderer. */
export const lookOf = ({ theme, accent, captions }: LookInput) => ({
  theme: theme ?? 'light',
  captions: captions ?? true,
  ...(accent && { accent: accent.toUpperCase() }),
})

export const Image = t.Object(
  {
    format: oneOf(FORMATS),
    width: t.Integer({ description: 'Width of the picture, pixels.' }),
    height: t.Integer({ description: 'Height, pixels.' }),
    content: t.String({
      contentMediaType: 'image/svg+xml',
      description: 'A complete SVG 1.1 document, or the PNG in base64.',
    }),
  },
  { $id: 'Picture', description: 'A drawing, as SVG or as PNG.' },
)

export const LARGE_PICTURE = `A picture of more than ${PRICED_PIXELS} pixels costs twice as much.`
/** The schema of the width of a picture priced by its pixels. */
export const largeWidthInput = (maximum: number, standard: number) =>
  maybe(
    t.Integer({
      minimum: 300,
      maximum,
      default: standard,
      description: `Pixels. ${LARGE_PICTURE}`,
    }),
  )

/**
 * Rejects a picture that would be too large, before it is drawn.
 * @param ratio height divided by width, captions included
 * @throws Fault `invalid`
 */
export const checkWidth = (width: number, ratio: number): void => {
  const most = Math.floor(Math.sqrt(MAX_PIXELS / ratio))
  if (width <= most) return
  throw invalid(
    'width',
    `\`width\` must be at most ${most} for a picture of this shape: its height would be ${Math.ceil(width * ratio)} pixels, and a picture has at most ${MAX_PIXELS} pixels.`,
  )
}

/** A drawing in the requested format. */
export const imageIn = async (
  format: Format | null | undefined,
  svg: { content: string; width: number; height: number },
  tenant: Tenant,
) =>
  format === 'png'
    ? { ...svg, format, content: base64Of(await png(svg.content, svg.width, tenant)) }
    : { ...svg, format: 'svg' as const }
