import type { CatalogueIndex } from '../capabilities/families.ts'
import { mapConcurrently } from '../concurrency.ts'
import { type Block, type Columns, figureBlock, type Section } from '../document/document.ts'
import type { ComputeCapability, ReportInput } from './input.ts'
import { partInput } from './parts.ts'

/** The sections with their pictures drawn, each by the capability that the picture names. */
export const withPictures = async (
  sections: readonly Section[],
  input: ReportInput,
  find: CatalogueIndex['find'],
  compute: ComputeCapability,
): Promise<Section[]> => {
  const drawBlock = async (block: Exclude<Block, Columns>): Promise<Exclude<Block, Columns>> => {
    if (block.kind !== 'picture') return block
    const [family, slug] = block.capability.split('/') as [string, string]
    const { properties } = (await find(family, slug))!.input
    const { image, images } = await compute(family, slug, partInput(block, input, properties))
    return {
      ...figureBlock(block.title, image ?? images[0].content, block.alt),
      ...(block.isLarge && { isLarge: true }),
    }
  }
  const drawAll = async (block: Block): Promise<Block> =>
    block.kind === 'columns'
      ? {
          ...block,
          columns: await mapConcurrently(block.columns, async (column) => ({
            ...column,
            blocks: await mapConcurrently(column.blocks, drawBlock),
          })),
        }
      : drawBlock(block)
  return mapConcurrently(sections, async (section) => ({
    ...section,
    blocks: await mapConcurrently(section.blocks, drawAll),
  }))
}
