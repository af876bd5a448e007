import { existsSync, realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import { EPHEMERIDES, type EphemerisConditions, ephemerisFor, type RunEphemeris } from '../batch/ephemeris.ts'
import { manifestPath } from '../batch/manifest.ts'
import { createProgress } from '../batch/progress.ts'
import { rejectsPath, runFilePaths } from '../batch/result-file.ts'
import { storageOf } from '../batch/storage.ts'
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

/** The capability of a slug. The catalogue is loaded here, because `batch match` does not need it. */
export const loadEntry = async (slug: string) => (await import('./catalogue.ts')).entryOf(slug)

export const forceOption = () => new Option('--force', 'start again and replace existing output')
export const ephemerisOption = () =>
  new Option('--ephemeris <which>', 'default: compiled for large inputs or if it exists, otherwise swiss').choices(
    EPHEMERIDES,
  )
export const jobsOption = (description: string) =>
  new Option('--jobs <count>', description).argParser(count).default(availableParallelism())

/** Fault: a file that the run writes or deletes is one of its inputs, such as the rejected rows of the same output. */
export const demandOtherOutput = (out: string, inputs: readonly (string | undefined)[]): void => {
  if (out === STREAM) return
  const placeOf = (path: string) =>
    path.startsWith('s3://') ? path : existsSync(path) ? realpathSync(path) : resolve(path)
  const outputs = [out, rejectsPath(out), manifestPath(out), ...Object.values(runFilePaths(out))].map(placeOf)
  const input = inputs.find((path) => path !== undefined && path !== STREAM && outputs.includes(placeOf(path)))
  if (input !== undefined)
    throw new SetupError(`${input} is an input of the run and one of the files of --out; give --out another name.`)
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
