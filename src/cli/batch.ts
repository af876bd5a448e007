import { availableParallelism } from 'node:os'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { AppContext } from '../api/app-context.ts'
import { type AnsweredLines, answersTo, type Order, runAnswers, STREAM, streamAnswers } from '../batch/answers.ts'
import { type Circumstances, EPHEMERIDES, type Ephemeris, ephemerisFor } from '../batch/ephemeris.ts'
import { type MatchRun, type OpenedReader, runMatch } from '../batch/match.ts'
import { mergeShards } from '../batch/merge.ts'
import { holdsBirths, type Read, reader } from '../batch/people.ts'
import { progressOn } from '../batch/progress.ts'
import { chunksOf, formatOf, OUTPUT_FORMATS, type Row } from '../batch/records.ts'
import { type Shard, shardPath } from '../batch/shard.ts'
import { openWorkerPool, serveWorker } from '../batch/worker-pool.ts'
import { mapConcurrently } from '../concurrency.ts'
import { AYANAMSHA_IDS, type AyanamshaId, isAyanamsha } from '../ephemeris/ayanamshas.ts'
import { MATCH_SYSTEMS, type MatchSystem } from '../jyotish/kootas/systems.ts'
import { createKeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'
import { entryOf } from './catalogue.ts'
import { wholeNumber } from './numbers.ts'

const number = (text: string) => {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('It must be a number, 0 or more.')
  return value
}
const count = wholeNumber(1)
// A null would come back from commander as an empty text.
const countOrAll = (text: string) => (text === 'all' ? Number.POSITIVE_INFINITY : count(text))
const shardWords = (text: string): Shard => {
  const [part, of] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? []
  if (part === undefined || of === undefined || part < 1 || part > of)
    throw new InvalidArgumentError('It must be K/N, K from 1 to N.')
  return { part, of }
}

const progress = () => progressOn(process.stderr)
const print = (out: string, summary: object) => {
  if ('already_finished' in summary) console.error(`khagola: ${out} is finished already; nothing was done.`)
  // Answers that go to stdout are alone there.
  const tell = out === STREAM ? console.error : console.log
  tell(JSON.stringify({ out, ...summary }))
}

/** Where a streamed run reads and writes. */
const ends = async (path: string, out: string, force: boolean) => {
  if (out !== STREAM && !force && (await Bun.file(out).exists()))
    throw new SetupError(`${out} exists; --force replaces it.`)
  const sink = out === STREAM ? Bun.stdout.writer() : Bun.file(out).writer()
  return {
    source: path === STREAM ? (process.stdin as AsyncIterable<Uint8Array>) : chunksOf(path),
    write: async (text: string) => {
      await sink.write(text)
      await sink.flush()
    },
  }
}

/** Commands that processes of a batch run; they speak with their parent only. */
const READING_DESK = 'reading-desk'
const ANSWERING_DESK = 'answering-desk'

interface MatchOptions {
  grooms: string
  brides: string
  out: string
  system: MatchSystem
  ayanamsha: AyanamshaId
  threshold?: number
  topK: number
  shard?: Shard
  jobs: number
  ephemeris?: Ephemeris
  force?: boolean
}

/** From this size of an input file on, bytes, reading it is worth more processes. */
const LARGE = 4_000_000

const forceOption = () => new Option('--force', 'begin anew whatever is there')
const ephemerisOption = () =>
  new Option('--ephemeris <which>', 'default: compiled where that pays or it is there, else swiss').choices(EPHEMERIDES)
/** Of a stream nobody knows: it begins at once. */
const sizeOf = (path: string) => (path === STREAM ? 0 : Bun.file(path).size)

/** The ephemeris of a run that does not name one. */
const chosenEphemeris = (house: AppContext, about: Pick<Circumstances, 'out' | 'force' | 'size' | 'shared'>) => {
  const wanted = house.compileSky !== undefined
  return ephemerisFor({ ...about, wanted, there: wanted && house.hasCompiledSky?.() === true })
}

/** The compiled ephemeris made where it is asked for and is not there; the processes of the run then find it. */
const prepared = async (house: AppContext, ephemeris: Ephemeris) => {
  if (ephemeris === 'swiss' || house.hasCompiledSky?.()) return
  if (!house.compileSky) throw new SetupError('the compiled ephemeris is asked for, but COMPILED_YEARS is none.')
  const tally = progress().begin('compiling the ephemeris', '%', 100)
  let told = 0
  await house.compileSky((done) => {
    tally.add(done * 100 - told)
    told = done * 100
  })
  tally.end()
}
const openSky = (house: AppContext, ephemeris: Ephemeris) => house.openSky({ compiled: ephemeris === 'compiled' })

const ayanamshaId = (text: string): AyanamshaId => {
  if (!isAyanamsha(text))
    throw new InvalidArgumentError(`It must be degrees@epoch, or one of: ${AYANAMSHA_IDS.join(', ')}.`)
  return text
}

/** What a system asks for at least where no threshold is given, as bulk-match-matrix has it. */
const LEAST = { ashtakoot: 18, ten_porutham: 5, kerala_porutham: 5, telugu: 18 } satisfies Record<MatchSystem, number>

const matchCommand = (house: AppContext) =>
  new Command('match')
    .description('match every groom of a file with every bride of another, and write the best pairs')
    .requiredOption('--grooms <file>', '.csv or .ndjson: id, and nakshatra and pada, or a birth')
    .requiredOption('--brides <file>', 'the same')
    .requiredOption('--out <file>', '.csv, .ndjson or .parquet')
    .option('--top-k <count or all>', 'pairs for each groom at most', countOrAll, 50)
    .option('--threshold <total>', 'the least total of a pair; default 18, or 5 of ten', number)
    .addOption(new Option('--system <name>').choices(MATCH_SYSTEMS).default('ashtakoot'))
    .option('--ayanamsha <id>', 'a name, or degrees@epoch as 23.15@1950-01-01', ayanamshaId, 'lahiri')
    .option('--shard <K/N>', 'only the Kth of N equal parts of the grooms, beside --out', shardWords)
    .option('--jobs <count>', 'processes that read births', count, availableParallelism())
    .addOption(ephemerisOption())
    .addOption(forceOption())
    .action(async ({ topK, shard: part, force = false, jobs, threshold, ephemeris, ...wish }: MatchOptions) => {
      const shard = part ?? null
      const out = shard ? shardPath(wish.out, shard) : wish.out
      const inputs = [wish.grooms, wish.brides]
      const births = async () => {
        const holding = await mapConcurrently(inputs, async (path) => ((await holdsBirths(path)) ? sizeOf(path) : 0))
        return holding.reduce((sum, size) => sum + size, 0)
      }
      const run: MatchRun = {
        ...wish,
        ...{ out, shard, force, format: formatOf(out, OUTPUT_FORMATS), top: Number.isFinite(topK) ? topK : null },
        threshold: threshold ?? LEAST[wish.system],
        ephemeris: ephemeris ?? chosenEphemeris(house, { out, force, size: await births(), shared: shard !== null }),
      }
      const open = async (): Promise<OpenedReader> => {
        await prepared(house, run.ephemeris)
        if (jobs === 1 || !inputs.some((path) => sizeOf(path) > LARGE)) {
          const [sky, atlas] = [openSky(house, run.ephemeris), house.openAtlas()]
          return { read: reader({ sky, atlas, ayanamsha: run.ayanamsha }), ahead: 1, close() {} }
        }
        const words = [Bun.main, 'batch', READING_DESK, run.ayanamsha, run.ephemeris]
        const desks = openWorkerPool<Row[], Read[]>(words, jobs)
        return { read: desks.ask, ahead: jobs * 2, close: desks.close }
      }
      print(out, await runMatch(run, open, progress()))
    })

const readingDeskCommand = (house: AppContext) =>
  new Command(READING_DESK)
    .argument('<ayanamsha>')
    .argument('<ephemeris>')
    .action((ayanamsha: AyanamshaId, ephemeris: Ephemeris) =>
      serveWorker(reader({ sky: openSky(house, ephemeris), atlas: house.openAtlas(), ayanamsha })),
    )

const mergeCommand = () =>
  new Command('merge')
    .description('put the shards of an output together, to the bytes of a run without shards')
    .requiredOption('--out <file>', 'as it was given to the shards')
    .action(async ({ out }: { out: string }) => print(out, await mergeShards(out, formatOf(out, OUTPUT_FORMATS))))

interface AnswersOptions {
  strict?: boolean
  in: string
  out: string
  jobs: number
  ephemeris?: Ephemeris
  force?: boolean
}

const answeringDeskCommand = (house: AppContext) =>
  new Command(ANSWERING_DESK)
    .argument('<slug>')
    .argument('<now>', '', Number)
    .argument('<ephemeris>')
    .action(async (slug: string, now: number, ephemeris: Ephemeris) => {
      const entry = entryOf(slug)
      const trial = createKeylessService({
        sky: openSky(house, ephemeris),
        atlas: house.openAtlas(),
        clock: { now: () => now },
        deadlineMs: house.settings.deadlineMs,
      })
      await serveWorker((order: Order) => answersTo(trial, entry, order))
    })

export const batchCommand = (house: AppContext) => {
  const batch = new Command('batch')
    .enablePositionalOptions()
    .description('very many calls or pairs, from files to files; a run that was ended goes on when started again')
    .usage('<slug> --in <file> --out <file> | match | merge')
    .argument('[slug]', 'a capability: each line of --in is one request')
    .option('--in <file>', 'NDJSON, a request a line; - for stdin')
    .option('--out <file>', 'NDJSON, for each line its answer or its error; - for stdout')
    .option('--strict', 'end with code 1 when a line has an error')
    .option('--jobs <count>', 'processes that compute', count, availableParallelism())
    .addOption(ephemerisOption())
    .addOption(forceOption())
    .action(async (slug: string | undefined, options: Partial<AnswersOptions> & { jobs: number }) => {
      if (slug === undefined) return batch.help({ error: true })
      const { in: path, out, jobs, force = false, strict = false } = options
      if (path === undefined || out === undefined) throw new SetupError('batch <slug> needs --in and --out.')
      const entry = entryOf(slug)
      const ephemeris = options.ephemeris ?? chosenEphemeris(house, { out, force, size: sizeOf(path), shared: false })
      const run = {
        ...{ entry, now: Date.now(), ahead: jobs * 2, ephemeris },
        openDesks: async (now: number) => {
          await prepared(house, ephemeris)
          return openWorkerPool<Order, AnsweredLines>(
            [Bun.main, 'batch', ANSWERING_DESK, entry.slug, String(now), ephemeris],
            jobs,
          )
        },
      }
      const streams = path === STREAM || out === STREAM
      const summary = streams
        ? await streamAnswers(run, await ends(path, out, force))
        : await runAnswers({ ...run, out, in: path, force }, progress())
      print(out, summary)
      if (summary.failed > 0) console.error(`khagola: ${summary.failed} of ${summary.lines} lines have an error.`)
      if (strict && summary.failed > 0) process.exitCode = 1
    })
  batch.addCommand(matchCommand(house))
  batch.addCommand(mergeCommand())
  batch.addCommand(readingDeskCommand(house), { hidden: true })
  batch.addCommand(answeringDeskCommand(house), { hidden: true })
  return batch
}
