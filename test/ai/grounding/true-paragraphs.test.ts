import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Letter } from '../../../src/ai/scribe.ts'
import { FREE_SECTIONS, type ReadingSlug, SECTIONS } from '../../../src/ai/sections.ts'
import { catalogue } from '../../../src/capabilities/index.ts'
import { worldAt } from '../../world.ts'

// Paragraphs that somebody wrote from the prompts of six readings, in English and in Hindi, in the data set's own words.

interface Group {
  readonly capability: ReadingSlug
  readonly input: object
  readonly paragraphs: readonly { readonly text: string; readonly passages: readonly string[] }[]
}
const groups = JSON.parse(readFileSync(join(import.meta.dir, 'true-paragraphs.json'), 'utf8')) as Group[]

test.each(groups.map((group) => [group.capability, group] as const))('%s: true paragraphs stand', async (_, group) => {
  const { capability, input, paragraphs } = group
  const section = SECTIONS[capability].find((id) => !FREE_SECTIONS.includes(id))!
  const prompts: Letter[] = []
  const write = async (prompt: Letter) => {
    prompts.push(prompt)
    const sections = prompts.length === 1 ? [{ id: section, paragraphs }] : []
    return {
      content: JSON.stringify({ refusal: null, sections }),
      finish: 'stop' as const,
      inputTokens: 0,
      outputTokens: 0,
    }
  }
  const world = { ...worldAt(Date.UTC(2026, 10, 22)), writing: { paid: false, scribe: { label: 'scripted', write } } }
  await catalogue.find(({ slug }) => slug === capability)!.compute(input as never, world)
  const { rejected } = JSON.parse(prompts[1]!.user) as { rejected: { text: string; reason: string }[] }
  const failed = rejected.filter(({ text }) => text !== '')
  expect([failed, paragraphs.length > 10]).toEqual([[], true])
})
