/** Prepares shared test data, so that no test pays for it within its own time limit: `npm test` runs it first. */
import { exampleAnswers } from './examples.ts'
import { LONG } from './long.ts'
import { sanitizedAddon, sanitizer } from './native/sanitized-build.ts'
import { wholeTable, yearTable } from './native/table.ts'

// A table is compiled in parallel with this thread.
await Promise.all([wholeTable().then(yearTable), exampleAnswers()])
if (LONG && sanitizer()) await sanitizedAddon()
