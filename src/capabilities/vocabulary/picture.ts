import { base64Of } from '../../base64.ts'
import { png } from '../../render/chart.ts'
import { WHEEL_THEMES, type WheelTheme } from '../../render/wheel-facts.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import type { Asker } from '../../turn.ts'

const FORMATS = ['svg', 'png'] as const
type Format = (typeof FORMATS)[number]
export const FormatInput = maybe(oneOf(FORMATS, { default: 'svg' }))

export const ThemeInput = maybe(
  oneOf(WHEEL_THEMES, { default: 'light', description: 'transparent: light, without a ground.' }),
)
/** A colour of the asker's own, `of` what. */
export const accentInput = (of: string) =>
  maybe(t.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: `#RRGGBB, of ${of}.` }))
export const captionsInput = (what: string) => maybe(t.Boolean({ default: true, description: `Writes ${what}.` }))

interface LookInput {
  theme?: WheelTheme | null
  accent?: string | null
  captions?: boolean | null
}
/** These three as drawings take them. */
export const lookOf = ({ theme, accent, captions }: LookInput) => ({
  theme: theme ?? 'light',
  captions: captions ?? true,
  ...(accent && { accent: accent.toUpperCase() }),
})

export const Image = t.Object(
  {
    format: oneOf(FORMATS),
    width: t.Integer({ description: 'Pixels.' }),
    height: t.Integer({ description: 'Pixels.' }),
    content: t.String({
      contentMediaType: 'image/svg+xml',
      description: 'A complete SVG 1.1 document, or the PNG in base64.',
    }),
  },
  { $id: 'Picture', description: 'A drawing, as SVG or as PNG.' },
)

/** A drawing in the format asked for. */
export const imageIn = async (
  format: Format | null | undefined,
  svg: { content: string; width: number; height: number },
  asker: Asker,
) =>
  format === 'png'
    ? { ...svg, format, content: base64Of(await png(svg.content, svg.width, asker)) }
    : { ...svg, format: 'svg' as const }
