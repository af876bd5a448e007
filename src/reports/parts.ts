import type { TProperties } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { DocumentPart } from '../capabilities/capability.ts'
import type { CatalogueIndex } from '../capabilities/families.ts'
import { mapConcurrently } from '../concurrency.ts'
import type { Picture } from '../document/document.ts'
import { Fault } from '../faults.ts'
import { type ComputeCapability, nonEmptyText, pickFields, type ReportInput } from './input.ts'

/** Input fields of the report that are not passed on. `as_of` is a day in reports and a moment in charts. */
const REPORT_ONLY_FIELDS = ['language', 'labels', 'as_of', 'length', 'chart_style']

type PartInput = Pick<Picture, 'input' | 'renamedInputs' | 'person'>

/** The input of another capability for the people of a report: the fields that it accepts, and the legend in the language of the labels. */
export const partInput = (
  { input: ownInput, renamedInputs = {}, person }: PartInput,
  input: ReportInput,
  fields: TProperties,
): ReportInput => {
  const sharedFields = Object.keys(fields).filter((field) => !REPORT_ONLY_FIELDS.includes(field))
  const labels = nonEmptyText(input.labels)
  const hasLegendLanguage = 'legend_language' in fields && Value.Check(fields.legend_language!, labels)
  return {
    ...pickFields(input, sharedFields),
    ...(person ? pickFields(input[person] as ReportInput, sharedFields) : {}),
    ...Object.fromEntries(
      Object.entries(renamedInputs).flatMap(([field, reportField]) =>
        input[reportField] == null ? [] : [[field, input[reportField]]],
      ),
    ),
    ...(hasLegendLanguage ? { legend_language: labels } : {}),
    ...ownInput,
  }
}

/**
 * The answers of the parts of a document, by name. A part that does not accept the input of the report, such as a birth at the end of the
 * ephemeris, is null, and the document leaves it out.
 */
export const documentParts = async (
  parts: Readonly<Record<string, DocumentPart>>,
  input: ReportInput,
  find: CatalogueIndex['find'],
  compute: ComputeCapability,
): Promise<Readonly<Record<string, unknown>>> => {
  const answerOf = async ({ capability, input: ownInput = {} }: DocumentPart) => {
    const [family, slug] = capability.split('/') as [string, string]
    const { properties } = (await find(family, slug))!.input
    try {
      return await compute(family, slug, partInput({ input: ownInput }, input, properties))
    } catch (reason) {
      if (reason instanceof Fault && reason.fault === 'invalid') return null
      throw reason
    }
  }
  const answers = await mapConcurrently(Object.entries(parts), async ([name, part]) => [name, await answerOf(part)])
  return Object.fromEntries(answers)
}
