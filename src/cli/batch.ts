import { availableParallelism } from 'node:os'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { House } from '../api/serve.ts'
import { answersTo, type Order, runAnswers } from '../batch/answers.ts'
import { openDesks, serveDesk } from '../batch/desks.ts'
import { type MatchRun, runMatch } from '../batch/match.ts'
import { mergeShards } from '../batch/merge.ts'
import { type Read, reader } from '../batch/people.ts'
import { progressOn } from '../batch/progress.ts'
import { formatOf, OUTPUT_FORMATS, type Row } from '../batch/records.ts'
import { type Shard, shardPath } from '../batch/shard.ts'
import { catalogue } from '../capabilities/index.ts'
import { AYANAMSHA_IDS, type AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { MATCH_SYSTEMS, type MatchSystem } from '../jyotish/kootas/systems.ts'
import { openTrial } from '../service/trial.ts'
import { SetupError } from '../settings.ts'
import { entryOf } from './catalogue.ts'

const number = (text: string) => {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('It must be a number, 0 or more.')
  return value
}
const count = (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number, 1 or more.')
  return value
}
// A null would come back from commander as an empty text.
const countOrAll = (text: string) => (text === 'all' ? Number.POSITIVE_INFINITY : count(text))
const shardWords = (text: string): Shard => {
  const [part, of] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? []
  if (part === undefined || of === undefined || part < 1 || part > of)
    throw new InvalidArgumentError('It must be K/N, K from 1 to N.')
  return { part, of }
}

const progress = () => progressOn(process.stderr)
const print = (out: string, summary: object) => console.log(JSON.stringify({ out, ...summary }))

/** Commands that processes of a batch run; they speak with their parent only. */
const READING_DESK = 'reading-desk'
const ANSWERING_DESK = 'answering-desk'

/** From this size of an input file on, bytes, reading it is worth more processes. */
const LARGE = 4_000_000

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
  force?: true
}

/** What a system asks for at least where no threshold is given, as bulk-match-matrix has it. */
const LEAST = { ashtakoot: 18, ten_porutham: 5, kerala_porutham: 5, telugu: 18 } satisfies Record<MatchSystem, number>

const matchCommand = (house: House) =>
  new Command('match')
    .description('match every groom of a file with every bride of another, and write the best pairs')
    .requiredOption('--grooms <file>', '.csv or .ndjson: id, and nakshatra and pada, or a birth')
    .requiredOption('--brides <file>', 'the same')
    .requiredOption('--out <file>', '.csv, .ndjson or .parquet')
    .option('--top-k <count or all>', 'pairs for each groom at most', countOrAll, 50)
    .option('--threshold <total>', 'the least total of a pair; default 18, or 5 of ten', number)
    .addOption(new Option('--system <name>').choices(MATCH_SYSTEMS).default('ashtakoot'))
    .addOption(new Option('--ayanamsha <id>').choices(AYANAMSHA_IDS).default('lahiri'))
    .option('--shard <K/N>', 'only the Kth of N equal parts of the grooms, beside --out', shardWords)
    .option('--jobs <count>', 'processes that read births', count, availableParallelism())
    .option('--force', 'begin anew whatever is there')
    .action(async ({ grooms, brides, out, system, ayanamsha, threshold, topK, shard, jobs, force }: MatchOptions) => {
      const format = formatOf(out, OUTPUT_FORMATS)
      const path = shard ? shardPath(out, shard) : out
      const run: MatchRun = {
        ...{ grooms, brides, format, system, ayanamsha, out: path, top: Number.isFinite(topK) ? topK : null },
        ...{ threshold: threshold ?? LEAST[system], shard: shard ?? null, force: force === true },
      }
      const large = [grooms, brides].some((input) => Bun.file(input).size > LARGE)
      if (jobs === 1 || !large) {
        const here = reader({ sky: house.openSky(), atlas: house.openAtlas(), ayanamsha })
        return print(path, await runMatch(run, here, progress()))
      }
      const desks = openDesks<Row[], Read[]>([Bun.main, 'batch', READING_DESK, ayanamsha], jobs)
      try {
        print(path, await runMatch(run, desks.ask, progress(), jobs * 2))
      } finally {
        desks.close()
      }
    })

const readingDeskCommand = (house: House) =>
  new Command(READING_DESK).argument('<ayanamsha>').action((ayanamsha: AyanamshaId) => {
    const sky = house.openSky()
    return serveDesk(reader({ sky, atlas: house.openAtlas(), ayanamsha }))
  })

const mergeCommand = () =>
  new Command('merge')
    .description('put the shards of an output together, to the bytes of a run without shards')
    .requiredOption('--out <file>', 'as it was given to the shards')
    .action(async ({ out }: { out: string }) => print(out, await mergeShards(out, formatOf(out, OUTPUT_FORMATS))))

interface AnswersOptions {
  in: string
  out: string
  jobs: number
  force?: true
}

const answeringDeskCommand = (house: House) =>
  new Command(ANSWERING_DESK)
    .argument('<slug>')
    .argument('<now>', '', Number)
    .action(async (slug: string, now: number) => {
      const entry = entryOf(slug)
      const trial = await openTrial({
        catalogue,
        sky: house.openSky(),
        atlas: house.openAtlas(),
        clock: { now: () => now },
        deadlineMs: house.settings.deadlineMs,
      })
      await serveDesk((order: Order) => answersTo(trial, entry, order))
      await trial.close()
    })

export const batchCommand = (house: House) => {
  const batch = new Command('batch')
    .enablePositionalOptions()
    .description('very many calls or pairs, from files to files; a run that was ended goes on when started again')
    .usage('<slug> --in <file> --out <file> | match | merge')
    .argument('[slug]', 'a capability: each line of --in is one request')
    .option('--in <file>', 'NDJSON, a request a line')
    .option('--out <file>', 'NDJSON, for each line its answer or its error')
    .option('--jobs <count>', 'processes that compute', count, availableParallelism())
    .option('--force', 'begin anew whatever is there')
    .action(async (slug: string | undefined, options: Partial<AnswersOptions> & { jobs: number }) => {
      if (slug === undefined) return batch.help({ error: true })
      const { in: path, out, jobs, force } = options
      if (path === undefined || out === undefined) throw new SetupError('batch <slug> needs --in and --out.')
      const entry = entryOf(slug)
      const summary = await runAnswers(
        {
          ...{ entry, out, in: path, force: force === true, now: Date.now(), ahead: jobs * 2 },
          openDesks: (now) => openDesks([Bun.main, 'batch', ANSWERING_DESK, entry.slug, String(now)], jobs),
        },
        progress(),
      )
      print(out, summary)
    })
  batch.addCommand(matchCommand(house))
  batch.addCommand(mergeCommand())
  batch.addCommand(readingDeskCommand(house), { hidden: true })
  batch.addCommand(answeringDeskCommand(house), { hidden: true })
  return batch
}
