import type { CatalogueEntry, Report } from '../capabilities/capability.ts'
import { invalid } from '../faults.ts'

/** A capability whose answer can be rendered as a PDF document. */
export interface ReportEntry extends CatalogueEntry {
  readonly report: Report
}

export const isReport = (entry: CatalogueEntry): entry is ReportEntry => entry.report !== undefined

/** The capabilities that can be rendered, by slug. */
export const reportsOf = (catalogue: readonly CatalogueEntry[]): Map<string, ReportEntry> =>
  new Map(catalogue.filter(isReport).map((entry) => [entry.slug, entry]))

/** @throws Fault `invalid` on `capability`, with the slugs of all reports */
export const reportOf = (reports: ReadonlyMap<string, ReportEntry>, slug: unknown): ReportEntry => {
  const report = reports.get(slug as string)
  if (report) return report
  const reportNames = [...reports.keys()].join(', ')
  throw invalid('capability', `\`capability\` must be one of: ${reportNames}.`)
}
