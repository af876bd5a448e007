import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import { EPHEMERIDES, type EphemerisConditions, ephemerisFor, type RunEphemeris } from '../batch/ephemeris.ts'
import { withoutStack } from '../batch/file-errors.ts'
import { columnsOfInput, ignoredColumns, ignoredSentences, type KnownColumns } from '../batch/input-columns.ts'
import type { InputFormat } from '../batch/input-format.ts'
import { manifestPath } from '../batch/manifest.ts'
import { lockPath } from '../batch/output-lock.ts'
import { createProgress } from '../batch/progress.ts'
import { identityOf, rejectsPath, runFilePaths } from '../batch/result-file.ts'
import { type RunBasis, runBasisOf } from '../batch/run-basis.ts'
import { WORK_FOLDER } from '../batch/shared-run.ts'
import { isS3, storageOf } from '../batch/storage.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import { openCatalogueIndex } from '../capabilities/families.ts'
import { AYANAMSHA_IDS, type AyanamshaId, isAyanamsha } from '../ephemeris/ayanamshas.ts'
import { MATCH_SYSTEMS, type MatchSystem } from '../jyotish/kootas/systems.ts'
import { SetupError } from '../settings.ts'
import { wholeNumber } from './numbers.ts'

/** Options and helpers that the commands of batch runs share. */

const number = (text: string) => {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('The value must be a number, 0 or more.')
  return value
}
export const count = wholeNumber(1)
// Commander would convert null to an empty string.
const countOrAll = (text: string) => (text === 'all' ? Number.POSITIVE_INFINITY : count(text))

const ayanamshaId = (text: string): AyanamshaId => {
  if (!isAyanamsha(text))
    throw new InvalidArgumentError(`The ayanamsha must be degrees@epoch, or one of: ${AYANAMSHA_IDS.join(', ')}.`)
  return text
}

export const progressOnStderr = () => createProgress(process.stderr)

/** The path that stands for stdin or stdout. */
export const STREAM = '-'

/**
 * The capability of a slug, or of `family/slug`, which workers receive and for which only the family is loaded. Importing the whole
 * catalogue takes most of the start of a process, and `batch match` does not need it.
 */
export const loadEntry = async (slug: string): Promise<CatalogueEntry> => {
  const [family = '', name] = slug.split('/')
  const entry = name === undefined ? undefined : await openCatalogueIndex().find(family, name)
  return entry ?? (await import('./catalogue.ts')).entryOf(slug)
}

export const forceOption = () => new Option('--force', 'start again and replace existing output')
export const ephemerisOption = () =>
  new Option('--ephemeris <which>', 'default: compiled for large inputs or if it exists, otherwise swiss').choices(
    EPHEMERIDES,
  )
/** The current time of a run. Other texts could mean several moments. */
const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/
const instant = (text: string): number => {
  const milliseconds = INSTANT.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(milliseconds))
    throw new InvalidArgumentError('The time must be a date, or a time with Z or an offset: 2026-01-31T12:00:00Z.')
  return milliseconds
}
export const nowOption = () =>
  new Option('--now <instant>', 'the current time for all answers; default: the first start of the run').argParser(
    instant,
  )
export const jobsOption = (description: string) =>
  new Option('--jobs <count>', description).argParser(count).default(availableParallelism())

/** Fault: a file that the run writes or deletes is one of its inputs, such as the rejected rows of the same output. */
export const demandOtherOutput = (out: string, inputs: readonly (string | undefined)[]): void => {
  if (out === STREAM) return
  const placeOf = (path: string) =>
    path.startsWith('s3://') ? path : existsSync(path) ? realpathSync(path) : resolve(path)
  const files = Object.values(runFilePaths(out))
  const outputs = [out, rejectsPath(out), manifestPath(out), lockPath(out), ...files].map(placeOf)
  const input = inputs.find((path) => path !== undefined && path !== STREAM && outputs.includes(placeOf(path)))
  if (input !== undefined)
    throw new SetupError(`${input} is an input of the run and one of the files of --out; give --out another name.`)
}

/** The current time of a run: the given one, that of the run of `out` which is resumed, or now. */
export const runTime = (out: string, { now, force }: { now: number | undefined; force: boolean }): number => {
  const begun = force || out === STREAM ? null : (identityOf(out) as { now?: string } | null)
  return now ?? (begun?.now === undefined ? Date.now() : Date.parse(begun.now))
}

/** The versions and ephemeris files of a run of this process. */
export const basisOf = ({ settings }: AppContext, ephemeris: RunEphemeris): RunBasis => runBasisOf(settings, ephemeris)

/** Prints the columns of an input that the run does not use. Returns them. */
export const reportIgnored = async (path: string, format: InputFormat, known: KnownColumns): Promise<string[]> => {
  const ignored = ignoredColumns(await columnsOfInput(path, format), known)
  for (const sentence of ignoredSentences(path, ignored, known)) console.error(`khagola: ${sentence}`)
  return ignored
}

/** An action of a command. Its errors of files and of storage are printed as sentences without a stack. */
export const withSentences =
  <A extends unknown[]>(action: (...words: A) => unknown) =>
  async (...words: A): Promise<void> => {
    try {
      await action(...words)
    } catch (error) {
      throw withoutStack(error)
    }
  }

/** Fault: `out` cannot be written by a run on this machine. */
export const demandLocalOutput = (out: string, force: boolean): void => {
  if (isS3(out)) throw new SetupError(`${out}: a run on one machine writes files; batch submit writes to S3.`)
  const folder = dirname(out)
  if (!existsSync(folder)) throw new SetupError(`cannot write ${out}: the folder ${folder} does not exist.`)
  const work = force ? undefined : readdirSync(folder).find((name) => name.startsWith(`${basename(out)}${WORK_FOLDER}`))
  if (work !== undefined)
    throw new SetupError(
      `${join(folder, work)} has the segments of a submitted run with the same --out; submit it again, or start with --force.`,
    )
}

/** The size of a file, bytes; 0 for a stream, whose size is unknown, and for a missing file. */
export const sizeOf = async (path: string) => (path === STREAM ? 0 : ((await storageOf(path).size(path)) ?? 0))

export const defaultEphemeris = (
  context: AppContext,
  conditions: Pick<EphemerisConditions, 'out' | 'force' | 'size' | 'shared'>,
) => {
  const allowed = context.compileSky !== undefined
  return ephemerisFor({ ...conditions, allowed, exists: allowed && context.hasCompiledSky?.() === true })
}

/** Compiles the ephemeris if the run needs it and it does not exist; the workers then use it. */
export const compileIfNeeded = async (context: AppContext, ephemeris: RunEphemeris) => {
  if (ephemeris === 'swiss' || context.hasCompiledSky?.()) return
  if (!context.compileSky) throw new SetupError('--ephemeris compiled requires that COMPILED_YEARS is not none.')
  const stage = progressOnStderr().begin('compiling the ephemeris', '%', 100)
  let reported = 0
  await context.compileSky((share) => {
    stage.add(share * 100 - reported)
    reported = share * 100
  })
  stage.end()
}
export const openSky = (context: AppContext, ephemeris: RunEphemeris) =>
  context.openSky({ compiled: ephemeris === 'compiled' })

/** The values of the options that decide the pairs of a match. */
export interface MatchFlags {
  system: MatchSystem
  ayanamsha: AyanamshaId
  threshold?: number
  topK: number
}

/** Default threshold of each system, as in bulk-match-matrix. */
const DEFAULT_THRESHOLDS = { ashtakoot: 18, ten_porutham: 5, kerala_porutham: 5, telugu: 18 } satisfies Record<
  MatchSystem,
  number
>

export const criteriaOf = ({ system, ayanamsha, threshold, topK }: MatchFlags) => ({
  ...{ system, ayanamsha, threshold: threshold ?? DEFAULT_THRESHOLDS[system] },
  top: Number.isFinite(topK) ? topK : null,
})

/** Adds the options that decide the pairs of a match. */
export const withMatchOptions = (command: Command): Command =>
  command
    .option('--top-k <count or all>', 'maximum number of pairs per groom', countOrAll, 50)
    .option('--threshold <total>', 'smallest total of a pair; default 18, or 5 for the porutham systems', number)
    .addOption(new Option('--system <name>').choices(MATCH_SYSTEMS).default('ashtakoot'))
    .option('--ayanamsha <id>', 'a name, or degrees@epoch such as 23.15@1950-01-01', ayanamshaId, 'lahiri')
