import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'
import { exampleAnswers as computeAnswers } from '../src/api/description.ts'
import type { Entry } from '../src/capabilities/capability.ts'
import { catalogue } from '../src/capabilities/index.ts'
import { atlas, sky } from './world.ts'

const root = join(import.meta.dir, '..')
const folder = join(root, 'build', 'examples')

/** A hash of everything that an answer depends on: sources, data and the lock file of the packages. */
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

let cachedAnswers: Answers | null | undefined

/** The answers that an earlier process stored for the same sources, or null. */
const readCache = (): Answers | null => {
  if (cachedAnswers === undefined)
    cachedAnswers = existsSync(file()) ? new Map<string, unknown>(JSON.parse(readFileSync(file(), 'utf8'))) : null
  return cachedAnswers
}

const writeCache = (answers: Answers): Answers => {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(join(folder, name), { force: true })
  // The file is renamed when complete, so that other processes never read a part of it.
  const temporaryFile = `${file()}.${process.pid}`
  writeFileSync(temporaryFile, JSON.stringify([...answers]))
  renameSync(temporaryFile, file())
  cachedAnswers = answers
  return answers
}

/**
 * The answer of each capability to its example, with `meta`, by path. The first process that needs the answers computes and stores them;
 * they are computed again when the sources change.
 */
export const exampleAnswers = async (): Promise<Answers> =>
  readCache() ?? writeCache(await computeAnswers({ catalogue, sky, atlas }))

/** The answer of one capability to its example. Computes only this answer if none are stored. */
export const exampleAnswer = async (entry: Entry): Promise<unknown> =>
  (readCache() ?? (await computeAnswers({ catalogue: [entry], sky, atlas }))).get(entry.path)
