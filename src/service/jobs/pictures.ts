import type { TProperties } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { CatalogueIndex } from '../../capabilities/families.ts'
import { mapConcurrently } from '../../concurrency.ts'
import { type Block, figure, type Picture, type Section } from '../../document/document.ts'
import type { JsonObject } from '../body.ts'
import { type ComputeCapability, nonEmptyText, pickFields } from './document-front.ts'

/** Input fields of the report that are not passed to its pictures. `as_of` is a day in reports and a moment in charts. */
const REPORT_ONLY_FIELDS = ['language', 'labels', 'as_of']

/** The input of a picture's capability: the birth fields it accepts, and the legend in the language of the labels. */
const pictureInput = (
  { input: ownInput, renamedInputs = {}, person }: Picture,
  input: JsonObject,
  fields: TProperties,
): JsonObject => {
  const sharedFields = Object.keys(fields).filter((field) => !REPORT_ONLY_FIELDS.includes(field))
  const labels = nonEmptyText(input.labels)
  const hasLegendLanguage = 'legend_language' in fields && Value.Check(fields.legend_language!, labels)
  return {
    ...pickFields(input, sharedFields),
    ...(person ? pickFields(input[person] as JsonObject, sharedFields) : {}),
    ...Object.fromEntries(
      Object.entries(renamedInputs).flatMap(([field, reportField]) =>
        input[reportField] == null ? [] : [[field, input[reportField]]],
      ),
    ),
    ...(hasLegendLanguage ? { legend_language: labels } : {}),
    ...ownInput,
  }
}

/** The sections with their pictures drawn, each by the capability that the picture names. */
export const withPictures = async (
  sections: readonly Section[],
  input: JsonObject,
  find: CatalogueIndex['find'],
  ask: ComputeCapability,
): Promise<Section[]> => {
  const drawBlock = async (block: Block): Promise<Block> => {
    if (block.kind !== 'picture') return block
    const [family, slug] = block.capability.split('/') as [string, string]
    const { properties } = (await find(family, slug))!.input
    const { image, images } = await ask(family, slug, pictureInput(block, input, properties))
    return figure(block.title, image ?? images[0].content, block.alt)
  }
  return mapConcurrently(sections, async (section) => ({
    ...section,
    blocks: await mapConcurrently(section.blocks, drawBlock),
  }))
}
