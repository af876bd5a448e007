/**
 * `npm run bench -- [--json FILE] [--rounds N] [words]`: runs the trials with a word in their name that begins with one of `words`, or all
 * trials. The contenders must first agree. Then each runs in its own process, and the rounds of the contenders alternate.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compiled } from './compiled.ts'
import { machine } from './machine.ts'
import { type Seated, seated } from './processes.ts'
import { matrixTable, results, type TrialResult, table } from './result.ts'
import { type Trial, trials } from './trial.ts'

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, rounds: { type: 'string', default: '7' } },
})
const rounds = Number(options.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be an integer of at least 1.')

const progress = (sentence: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${sentence}`)
  else if (sentence) process.stderr.write(`${sentence}\n`)
}

let disagreements = 0

/** The contenders that agree with the reference. The others are printed and ended. */
const agreeing = async (trial: Trial, all: readonly Seated[]): Promise<Seated[]> => {
  const reference = all.find(({ who }) => who.name === trial.reference)
  if (!reference) throw new Error(`${trial.name}: the reference contender ${trial.reference} does not take part.`)
  const expected = await reference.answer()
  const remaining: Seated[] = []
  for (const each of all) {
    progress(`${trial.name}: does ${each.who.name} agree?`)
    const compared = each !== reference && !each.who.limit
    const wrong = compared ? trial.disagreement(expected, await each.answer(), each.who) : null
    if (wrong === null) {
      remaining.push(each)
      continue
    }
    disagreements++
    progress('')
    console.log(`\n${trial.name}: ${each.who.name} does not agree with ${trial.reference}: ${wrong}`)
    await each.end()
  }
  return remaining
}

const runTrial = async (trial: Trial): Promise<TrialResult[]> => {
  const all: Seated[] = []
  try {
    for (const who of await trial.participants()) {
      const each = await seated(trial.name, who)
      if (each) all.push(each)
    }
    const remaining = await agreeing(trial, all)
    const measures = new Map(remaining.map(({ who }) => [who.name, [] as Record<string, number>[]]))
    for (let round = 0; round <= rounds; round++)
      for (let turn = 0; turn < remaining.length; turn++) {
        const each = remaining[(round + turn) % remaining.length]!
        progress(`${trial.name}: ${round === 0 ? 'warming up' : `round ${round} of ${rounds}`}, ${each.who.name}`)
        const measured = await each.round()
        if (round > 0) measures.get(each.who.name)!.push(measured)
      }
    progress('')
    return results(trial, measures)
  } finally {
    await Promise.all(all.map((each) => each.end()))
  }
}

const chosen = (await trials()).filter(
  ({ name }) => words.length === 0 || words.some((word) => ` ${name}`.includes(` ${word.toLowerCase()}`)),
)
if (chosen.length === 0) throw new Error(`No trial has a word in its name that begins with ${words.join(' or ')}.`)

const where = machine()
console.log(
  `${where.processor}, ${where.cores} cores (${where.instructions}), ${where.memory_gb} GB, load ${where.load}, ${where.system}`,
)
console.log(
  Object.entries(where.versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', '),
)

const took = await compiled((done) => progress(`compiling the ephemeris: ${Math.round(done * 100)} %`))
progress('')
if (took !== null) console.log(`the ephemeris was compiled in ${took.toFixed(1)} s`)

const all: TrialResult[] = []
for (const trial of chosen) {
  const measured = await runTrial(trial)
  all.push(...measured)
  if (trial.matrix) console.log(`\n${trial.name} (${trial.unit})${matrixTable(measured, trial.matrix)}`)
  else for (const result of measured) console.log(table(result, result.unit === trial.unit))
}

if (options.json) writeFileSync(options.json, `${JSON.stringify({ machine: where, trials: all }, null, 2)}\n`)
process.exit(disagreements === 0 ? 0 : 1)
