/** Builds the data that tests share, so that it does not count against their timeouts. `npm test` runs this file first. */
import { exampleAnswers } from './examples.ts'
import { LONG } from './long.ts'
import { sanitizedAddon, sanitizer } from './native/sanitized-build.ts'
import { wholeTable, yearTable } from './native/table.ts'

// Tables are compiled on another thread.
await Promise.all([wholeTable().then(yearTable), exampleAnswers()])
if (LONG && sanitizer()) await sanitizedAddon()
