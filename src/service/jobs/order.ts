import type { Entry } from '../../capabilities/capability.ts'
import { PAPERS } from '../../document/rendering.ts'
import { Fault, invalid } from '../../faults.ts'
import { exact, maybe, oneOf, t } from '../../schema.ts'

/** Credits of a PDF beyond those of its report. */
export const PDF_CREDITS = 120
export const PDF_UNITS = 10
export const SANDBOX_DAILY_JOBS = 5

/** The reports of the contract, with their families. A report can be rendered if its catalogue entry exists and has a document. */
export const PDF_REPORTS: ReadonlyMap<string, string> = new Map([
  ['bnn-graha-phala', 'bnn'],
  ['classical-kundli-report', 'reports'],
  ['detailed-life', 'reports'],
  ['lal-kitab-prediction', 'lal-kitab'],
  ['longevity-analysis', 'reports'],
  ['matching-report', 'matching'],
  ['prediction-bhavesh', 'predictions'],
  ['prediction-classics', 'predictions'],
  ['prediction-dasha', 'predictions'],
  ['prediction-gem', 'predictions'],
  ['prediction-life-report', 'predictions'],
  ['prediction-lucky-info', 'predictions'],
  ['prediction-nakshatra-interp', 'predictions'],
  ['prediction-nature', 'predictions'],
  ['prediction-physical', 'predictions'],
  ['prediction-planetary-dispositions', 'predictions'],
  ['report-career', 'reports'],
  ['report-children', 'reports'],
  ['report-education', 'reports'],
  ['report-foreign-travel', 'reports'],
  ['report-health', 'reports'],
  ['report-marriage', 'reports'],
  ['report-politics', 'reports'],
  ['report-property', 'reports'],
  ['report-relocation', 'reports'],
  ['report-romance', 'reports'],
  ['report-spiritual', 'reports'],
  ['report-wealth', 'reports'],
  ['synastry-full', 'western'],
  ['synastry-predictions', 'western'],
  ['western-detailed-report', 'western'],
  ['western-yearly-forecast', 'western'],
])

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
  footer_note: maybe(t.String({ maxLength: 200, description: 'Printed at the foot of every page.' })),
  paper: maybe(oneOf(PAPERS, { default: 'a4', description: 'Page size; A5 suits phones.' })),
  bilingual: maybe(
    t.Boolean({
      default: false,
      description: 'Whether to print the English term beside each translated label.',
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

/** Entries that can be rendered, by slug. */
export const reportsOf = (catalogue: readonly Entry[]): Map<string, Entry> =>
  new Map(catalogue.flatMap((entry) => (entry.document ? [[entry.slug, entry]] : [])))

export const reportOf = (reports: ReadonlyMap<string, Entry>, slug: unknown): Entry => {
  const report = reports.get(slug as string)
  if (report) return report
  const reportNames = [...reports.keys()].join(', ')
  throw invalid('capability', `\`capability\` must be one of: ${reportNames}.`)
}

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
