import type { TSchema } from '@sinclair/typebox'
import type { Tenant } from '../cooperative-yield.ts'
import { type AnswerDrawing, withoutDrawings } from '../mcp/pictures.ts'
import { png } from '../render/chart.ts'
import type { Presentation } from '../service/reply.ts'
import { quality } from './negotiation.ts'

export const PICTURES = { svg: 'image/svg+xml', png: 'image/png' } as const
type Format = keyof typeof PICTURES

/** The picture format that a client names in `Accept`, unless it prefers JSON; null for none. */
export const preferredPicture = (accept: string | null): Format | null => {
  if (!accept?.includes('image/')) return null
  const [svg, png] = [quality(accept, PICTURES.svg), quality(accept, PICTURES.png)]
  if (Math.max(svg, png) === 0 || Math.max(svg, png) < quality(accept, 'application/json')) return null
  return png > svg ? 'png' : 'svg'
}

/** True if an answer of this schema may contain a drawing. */
export const mayContainDrawing = (schema: TSchema): boolean =>
  schema.contentMediaType === PICTURES.svg ||
  [
    ...Object.values((schema.properties ?? {}) as Record<string, TSchema>),
    ...(schema.items ? [schema.items as TSchema] : []),
    ...((schema.anyOf ?? []) as TSchema[]),
  ].some(mayContainDrawing)

const widthOf = (svg: string): number => Number(/^<svg[^>]* width="(\d+)/.exec(svg)?.[1] ?? 800)

/** Converts an SVG document to a PNG of the given width in pixels. */
export type Rasterise = typeof png

const toFormat = async (
  { format: drawingFormat, content }: AnswerDrawing,
  format: Format,
  tenant: Tenant,
  rasterise: Rasterise,
) => {
  if (drawingFormat === 'png') return Buffer.from(content, 'base64')
  return format === 'svg' ? content : Buffer.from(await rasterise(content, widthOf(content), tenant))
}

/**
 * The first drawing of an answer in the requested format (a PNG drawing stays PNG); null for an answer without drawings.
 * @param body JSON text of the answer
 */
export const answerPicture = async (
  body: string,
  format: Format,
  tenant: Tenant,
  rasterise: Rasterise = png,
): Promise<Presentation | null> => {
  const { data } = JSON.parse(body) as { data: Record<string, unknown> }
  const [drawing] = withoutDrawings(data).drawings
  if (!drawing) return null
  const picture = await toFormat(drawing, format, tenant, rasterise)
  return { type: typeof picture === 'string' ? PICTURES.svg : PICTURES.png, body: picture }
}

/** The parts of links to pictures that draw them. */
export const pictureParts = {
  hasPicture: ({ data }: { data: TSchema }) => mayContainDrawing(data),
  draw: (body: string, format: Format, tenant: Tenant) => answerPicture(body, format, tenant),
}
