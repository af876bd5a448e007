import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'
import { exampleAnswers as computed } from '../src/api/description.ts'
import type { Entry } from '../src/capabilities/capability.ts'
import { catalogue } from '../src/capabilities/index.ts'
import { atlas, sky } from './world.ts'

const root = join(import.meta.dir, '..')
const folder = join(root, 'build', 'examples')

/** Of all that an answer is made from: sources, data, and the packages in between. */
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

let kept: Answers | null | undefined

/** Those that an earlier process or run left of the same sources. */
const keptAnswers = (): Answers | null => {
  if (kept === undefined)
    kept = existsSync(file()) ? new Map<string, unknown>(JSON.parse(readFileSync(file(), 'utf8'))) : null
  return kept
}

const keep = (made: Answers): Answers => {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(join(folder, name), { force: true })
  // Whole or not at all, for another process that looks.
  const beside = `${file()}.${process.pid}`
  writeFileSync(beside, JSON.stringify([...made]))
  renameSync(beside, file())
  kept = made
  return made
}

/**
 * What each capability answers to its own example, whole with `meta`, by path. Computed once for a state of the sources, by
 * whichever process asks first; who wants to see them computed again does so and compares.
 */
export const exampleAnswers = async (): Promise<Answers> =>
  keptAnswers() ?? keep(await computed({ catalogue, sky, atlas }))

/** The same of one capability, without the others where none are kept. */
export const exampleAnswer = async (entry: Entry): Promise<unknown> =>
  (keptAnswers() ?? (await computed({ catalogue: [entry], sky, atlas }))).get(entry.path)
