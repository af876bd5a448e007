import type { TProperties } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { CatalogueIndex } from '../../capabilities/families.ts'
import { mapConcurrently } from '../../concurrency.ts'
import { type Block, figure, type Picture, type Section } from '../../document/document.ts'
import type { JsonObject } from '../body.ts'
import { type Ask, only, word } from './front.ts'

/** What the report is asked for and a picture is not, or in another sense: the day of a report is a moment of a chart. */
const REPORTS_OWN = ['language', 'labels', 'as_of']

/** The birth in the input as the capability takes it, and the names in the language that labels are asked in. */
const askedOf = ({ asking, called = {}, of }: Picture, input: JsonObject, fields: TProperties): JsonObject => {
  const taken = Object.keys(fields).filter((field) => !REPORTS_OWN.includes(field))
  const labels = word(input.labels)
  const hasWords = 'legend_language' in fields && Value.Check(fields.legend_language!, labels)
  return {
    ...only(input, taken),
    ...(of ? only(input[of] as JsonObject, taken) : {}),
    ...Object.fromEntries(
      Object.entries(called).flatMap(([field, own]) => (input[own] == null ? [] : [[field, input[own]]])),
    ),
    ...(hasWords ? { legend_language: labels } : {}),
    ...asking,
  }
}

/** A report whose pictures are drawn, each by the capability that it names. */
export const withPictures = async (
  sections: readonly Section[],
  input: JsonObject,
  find: CatalogueIndex['find'],
  ask: Ask,
): Promise<Section[]> => {
  const drawn = async (block: Block): Promise<Block> => {
    if (block.kind !== 'picture') return block
    const [family, slug] = block.by.split('/') as [string, string]
    const { properties } = (await find(family, slug))!.input
    const { image, images } = await ask(family, slug, askedOf(block, input, properties))
    return figure(block.title, image ?? images[0].content, block.alt)
  }
  return mapConcurrently(sections, async (section) => ({
    ...section,
    blocks: await mapConcurrently(section.blocks, drawn),
  }))
}
