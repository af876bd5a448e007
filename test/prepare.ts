/** Makes what tests find made, so that no test pays for it within its own time: `npm test` runs it first. */
import { exampleAnswers } from './examples.ts'
import { LONG } from './long.ts'
import { sanitizedAddon, sanitizer } from './native/sanitized-build.ts'
import { wholeTable, yearTable } from './native/table.ts'

// A table is compiled beside this thread.
await Promise.all([wholeTable().then(yearTable), exampleAnswers()])
if (LONG && sanitizer()) await sanitizedAddon()
