import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'
import { exampleAnswers as computed } from '../src/api/description.ts'
import type { CatalogueEntry } from '../src/capabilities/capability.ts'
import { catalogue } from '../src/capabilities/index.ts'
import { atlas, sky } from './world.ts'

const root = join(import.meta.dir, '..')
const folder = join(root, 'build', 'examples')

/** Hash of the inputs of an answer: sources, data and packages. */
const contentHash = (): string => {
  const hash = new Bun.CryptoHasher('sha1')
  const paths = ['{src,native}/**/*', 'data/{ephe,places,tz}/*', 'package-lock.json'].flatMap((pattern) =>
    [...new Glob(pattern).scanSync({ cwd: root })].sort(),
  )
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

const file = () => join(folder, `${contentHash()}.json`)

type Answers = ReadonlyMap<string, unknown>

let selection: Answers | null | undefined

/** Cached answers of an earlier process or run with the same sources. */
const keptAnswers = (): Answers | null => {
  if (selection === undefined)
    selection = existsSync(file()) ? new Map<string, unknown>(JSON.parse(readFileSync(file(), 'utf8'))) : null
  return selection
}

const keep = (result: Answers): Answers => {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(join(folder, name), { force: true })
  // Written atomically, for other processes that read the file.
  const beside = `${file()}.${process.pid}`
  writeFileSync(beside, JSON.stringify([...result]))
  renameSync(beside, file())
  selection = result
  return result
}

/** The computed answers of every `count`th capability from `first` on, as pairs of path and answer. */
export const shareOfExamples = async (first: number, count: number): Promise<[string, unknown][]> => [
  ...(await computed({ catalogue: catalogue.filter((_, i) => i % count === first), sky, atlas })),
]

/** Computes the example answers in several processes, unless they are cached. */
export const prepareExamples = async (processes: number): Promise<void> => {
  if (keptAnswers()) return
  const shareOf = async (first: number) => {
    const words = [process.execPath, join(import.meta.dir, 'prepare.ts'), `${first}`, `${processes}`]
    const child = Bun.spawn(words, { stdio: ['ignore', 'pipe', 'inherit'] })
    const text = await new Response(child.stdout).text()
    if ((await child.exited) !== 0) throw new Error('The example answers could not be computed.')
    return JSON.parse(text) as [string, unknown][]
  }
  keep(new Map((await Promise.all(Array.from({ length: processes }, (_, i) => shareOf(i)))).flat()))
}

/**
 * The full answer of each capability to its own example, with `meta`, by path. Computed once per state of the sources, by the first process
 * that needs it; tests of recomputation compute them again and compare.
 */
export const exampleAnswers = async (): Promise<Answers> =>
  keptAnswers() ?? keep(await computed({ catalogue, sky, atlas }))

/** The answer of one capability, without computing the others if none are cached. */
export const exampleAnswer = async (entry: CatalogueEntry): Promise<unknown> =>
  (keptAnswers() ?? (await computed({ catalogue: [entry], sky, atlas }))).get(entry.path)
