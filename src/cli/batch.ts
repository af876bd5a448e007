import { Command, InvalidArgumentError, Option } from 'commander'
import type { House } from '../api/serve.ts'
import { runMatch } from '../batch/match.ts'
import { progressOn } from '../batch/progress.ts'
import { formatOf, OUTPUT_FORMATS } from '../batch/records.ts'
import { type Shard, shardPath } from '../batch/shard.ts'
import { AYANAMSHA_IDS, type AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { MATCH_SYSTEMS, type MatchSystem } from '../jyotish/kootas/systems.ts'

const number = (text: string) => {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('It must be a number, 0 or more.')
  return value
}
const countOrAll = (text: string) => {
  if (text === 'all') return null
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number or all.')
  return value
}
const shardWords = (text: string): Shard => {
  const [part, of] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? []
  if (part === undefined || of === undefined || part < 1 || part > of)
    throw new InvalidArgumentError('It must be K/N, K from 1 to N.')
  return { part, of }
}

const progress = () => progressOn(process.stderr)

interface MatchOptions {
  grooms: string
  brides: string
  out: string
  system: MatchSystem
  ayanamsha: AyanamshaId
  threshold?: number
  topK: number | null
  shard?: Shard
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
    .option('--force', 'begin anew whatever is there')
    .action(async ({ grooms, brides, out, system, ayanamsha, threshold, topK, shard, force }: MatchOptions) => {
      const format = formatOf(out, OUTPUT_FORMATS)
      const path = shard ? shardPath(out, shard) : out
      const summary = await runMatch(
        {
          ...{ grooms, brides, format, system, out: path, top: topK },
          ...{ threshold: threshold ?? LEAST[system], shard: shard ?? null, force: force === true },
        },
        { sky: house.openSky(), atlas: house.openAtlas(), ayanamsha },
        progress(),
      )
      console.log(JSON.stringify({ out: path, ...summary }))
    })

export const batchCommand = (house: House) => {
  const batch = new Command('batch').description('very many calls or pairs, from files to files')
  batch.addCommand(matchCommand(house))
  return batch
}
