import { DOCUMENT_THEMES, PAPERS } from '../../document/rendering.ts'
import { Fault } from '../../faults.ts'
import { exact, maybe, oneOf, t } from '../../schema.ts'

/** Credits of a PDF beyond those of its report. */
export const PDF_CREDITS = 120
export const PDF_UNITS = 10
export const SANDBOX_DAILY_JOBS = 5

const BrandingInput = exact({
  brand_name: maybe(t.String({ maxLength: 60, description: 'Printed on the first page and in the running head.' })),
  accent: maybe(
    t.String({
      pattern: '^#[0-9A-Fa-f]{6}$',
      description: 'Hex colour with a contrast of at least 4.5:1 against white.',
    }),
  ),
  logo: maybe(
    t.String({
      maxLength: 300_000,
      description: 'Data URI, image/png or image/svg+xml in base64, at most 200 KB; an SVG is sanitised.',
    }),
  ),
  footer_note: maybe(t.String({ maxLength: 200, description: 'Note printed at the foot of every page.' })),
  paper: maybe(oneOf(PAPERS, { default: 'a4', description: 'Page size; A5 suits phones.' })),
  theme: maybe(
    oneOf(DOCUMENT_THEMES, {
      default: 'plain',
      description:
        'Look of the document: traditional has borders in maroon and saffron; modern has sans-serif letters.',
    }),
  ),
  bilingual: maybe(
    t.Boolean({
      default: false,
      description: 'Prints the English term beside each translated label.',
    }),
  ),
})

/** The body of `POST /v1/jobs/pdf`, for the reports that can be rendered. */
export const orderSchema = (reports: readonly string[]) =>
  exact({
    capability: oneOf(reports as [string, ...string[]], { description: 'The report to render.' }),
    input: t.Object({}, { additionalProperties: true, description: "The report's own request body." }),
    branding: maybe(BrandingInput),
    language: maybe(oneOf(['en'], { description: 'Language of the document.' })),
  })

/** Runs `work` for a part of the body. Faults name their field with the path of that part. */
export const withFieldPrefix = async <T>(part: string, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (reason) {
    if (!(reason instanceof Fault)) throw reason
    const { field } = reason
    if (field === null) throw reason
    const fullPath = `${part}.${field}`
    throw new Fault(reason.fault, reason.message.replace(`\`${field}\``, `\`${fullPath}\``), {
      ...reason.detail,
      field: fullPath,
    })
  }
}
