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

/**
 * The full answer of each capability to its own example, with `meta`, by path. Computed once per state of the sources, by the first process
 * that needs it; tests of recomputation compute them again and compare.
 */
export const exampleAnswers = async (): Promise<Answers> =>
  keptAnswers() ?? keep(await computed({ catalogue, sky, atlas }))

/** The answer of one capability, without computing the others if none are cached. */
export const exampleAnswer = async (entry: CatalogueEntry): Promise<unknown> =>
  (keptAnswers() ?? (await computed({ catalogue: [entry], sky, atlas }))).get(entry.path)
