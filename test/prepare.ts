/**
 * Prepares shared test data, so that no test pays for it within its own time limit: `npm test` runs it first. With two numbers as arguments
 * it prints a share of the example answers.
 */
import { availableParallelism } from 'node:os'
import { prepareExamples, shareOfExamples } from './examples.ts'
import { NIGHTLY } from './long.ts'
import { sanitizedAddon, sanitizer } from './native/sanitized-build.ts'
import { wholeTable, yearTable } from './native/table.ts'

const [first, processes] = process.argv.slice(2).map(Number)
if (first !== undefined && processes !== undefined)
  await Bun.write(Bun.stdout, JSON.stringify(await shareOfExamples(first, processes)))
else {
  await wholeTable().then(yearTable)
  await prepareExamples(Math.min(availableParallelism(), 4))
  if (NIGHTLY && sanitizer()) await sanitizedAddon()
}
