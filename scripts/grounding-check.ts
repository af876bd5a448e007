/**
 * Shows the prompt of an AI reading, and checks paragraphs as the server checks those of a model.
 *
 *   node scripts/bun.mjs scripts/grounding-check.ts prompt ai-question '{"datetime": "1990-05-15T10:30", ...}'
 *   node scripts/bun.mjs scripts/grounding-check.ts check paragraphs.jsonl
 *
 * `prompt` prints {prompt_id, capability, input, messages, sections} as JSON; `--save <folder>` also writes it to `<prompt_id>.json`.
 * A line of the JSONL is {"capability": "ai-question", "input": {...}, "section": "why", "paragraph": {"text": "..."}}.
 * Instead of capability and input it may have {"prompt": "<file that `prompt` saved>"}. `section` defaults to the first that states facts.
 * `check` prints {"line", "pass", "reason", "text"} for each line, and the counts at the end on standard error.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DraftParagraph } from '../src/ai/grounding/check.ts'
import type { LanguageModel, Prompt } from '../src/ai/language-model.ts'
import { FREE_SECTIONS, type ReadingSlug, SECTIONS } from '../src/ai/sections.ts'
import { openAtlas } from '../src/atlas/atlas.ts'
import { catalogue } from '../src/capabilities/index.ts'
import { NO_TENANT } from '../src/cooperative-yield.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'
import { createSky } from '../src/sky/index.ts'

const NOW = Date.UTC(2026, 10, 22)
/** Maximum number of rows in one answer of the scripted model. */
const AT_ONCE = 20

const sky = createSky(createEphemeris({ paths: [] }))
const atlas = openAtlas()

const compute = (capability: string, input: object, model: LanguageModel) => {
  const entry = catalogue.find(({ slug, family }) => slug === capability && family === 'ai')
  if (!entry) throw new Error(`There is no AI capability ${capability}.`)
  const world = {
    ...{ sky, atlas, now: NOW, signal: new AbortController().signal, tenant: NO_TENANT },
    ...{ yieldIfDue: async () => {}, warn: () => {}, dice: { seed: () => '00112233445566778899aabbccddeeff' } },
    writing: { model, paid: false },
  }
  return Promise.resolve(entry.compute(input as never, world)) as Promise<{
    sections: { id: string; paragraphs: { text: string }[] }[]
    refusal: { topic: string } | null
  }>
}

/** A language model that answers with `answer` and records its prompts. */
const scripted = (answer: (nth: number) => object) => {
  const prompts: Prompt[] = []
  const model: LanguageModel = {
    label: 'scripted',
    async write(prompt) {
      prompts.push(prompt)
      const content = JSON.stringify(answer(prompts.length))
      return { content, finish: 'stop', inputTokens: 0, outputTokens: 0 }
    },
  }
  return { prompts, model }
}

const promptOf = async (capability: string, input: object) => {
  const { prompts, model } = scripted(() => ({ refusal: null, sections: [] }))
  const { refusal } = await compute(capability, input, model)
  const [first] = prompts
  if (!first) throw new Error(`No prompt: the question is refused (${refusal?.topic}).`)
  const sections = SECTIONS[capability as ReadingSlug]
  const prompt_id = `${capability}-${createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 8)}`
  const messages = [
    { role: 'system', content: first.system },
    { role: 'user', content: first.user },
  ]
  return {
    prompt_id,
    capability,
    input,
    messages,
    sections,
    free_sections: sections.filter((id) => FREE_SECTIONS.includes(id)),
  }
}

interface Row {
  readonly capability: string
  readonly input: object
  readonly section?: string
  readonly paragraph: DraftParagraph
}
interface Result {
  readonly pass: boolean
  readonly reason: string | null
  /** The text as readers see it; null if it does not pass. */
  readonly text: string | null
}

/** Checks at most `AT_ONCE` paragraphs of one prompt. */
const checkRows = async (rows: readonly Row[]): Promise<Result[]> => {
  const { capability, input } = rows[0]!
  const usual = SECTIONS[capability as ReadingSlug].find((id) => !FREE_SECTIONS.includes(id))!
  const sectionOf = ({ section }: Row) => section ?? usual
  const ids = [...new Set(rows.map(sectionOf))]
  const sections = ids.map((id) => ({
    id,
    paragraphs: rows.filter((row) => sectionOf(row) === id).map((row) => row.paragraph),
  }))
  const { prompts, model } = scripted((nth) => ({ refusal: null, sections: nth === 1 ? sections : [] }))
  const answer = await compute(capability, input, model)
  const rejected =
    (JSON.parse(prompts[1]?.user ?? '{}') as { rejected?: { section: string; text: string; reason: string }[] })
      .rejected ?? []
  const places = new Map(ids.map((id) => [id, 0]))
  return rows.map((row) => {
    const id = sectionOf(row)
    const at = places.get(id)!
    places.set(id, at + 1)
    const failed = rejected.find(({ section, text }) => section === id && text === row.paragraph.text.slice(0, 600))
    const text = answer.sections.find((section) => section.id === id)?.paragraphs[at]?.text ?? null
    return failed
      ? { pass: false, reason: failed.reason, text: null }
      : { pass: text !== null, reason: text === null ? 'the section is not part of this reading' : null, text }
  })
}

const check = async (file: string): Promise<void> => {
  const rows = readFileSync(file === '-' ? 0 : file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Row => {
      const row = JSON.parse(line) as Row & { prompt?: string }
      const saved = row.prompt ? (JSON.parse(readFileSync(row.prompt, 'utf8')) as Row) : row
      const { text } = row.paragraph
      return { ...row, capability: saved.capability, input: saved.input, paragraph: { text } }
    })
  const groups = new Map<string, number[]>()
  for (const [at, { capability, input }] of rows.entries()) {
    const key = `${capability} ${JSON.stringify(input)}`
    groups.set(key, [...(groups.get(key) ?? []), at])
  }
  const results: Result[] = []
  for (const places of groups.values())
    for (let from = 0; from < places.length; from += AT_ONCE) {
      const batch = places.slice(from, from + AT_ONCE)
      for (const [nth, result] of (await checkRows(batch.map((at) => rows[at]!))).entries())
        results[batch[nth]!] = result
    }
  for (const [at, result] of results.entries()) console.log(JSON.stringify({ line: at + 1, ...result }))
  console.error(`${results.filter(({ pass }) => pass).length} of ${results.length} pass`)
}

const [command, first = '', second = '{}', flag, folder] = process.argv.slice(2)
if (command === 'prompt') {
  const prompt = await promptOf(first, JSON.parse(second) as object)
  const text = JSON.stringify(prompt, null, 2)
  if (flag === '--save' && folder) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${prompt.prompt_id}.json`), text)
  }
  console.log(text)
} else if (command === 'check') await check(first)
else {
  console.error(
    'Usage: grounding-check.ts prompt <capability> <input JSON> [--save <folder>] | check <file.jsonl or ->',
  )
  process.exitCode = 2
}
