/**
 * `npm run schema-statistics [-- FILE]`: prints how many schemas of an API description (default openapi.json) have a format, a set of values, a
 * length limit or a range, and how many names of answer fields have several types.
 */
import { readFileSync } from 'node:fs'
import { DESCRIPTION } from './contract/files.ts'
import { statisticsText } from './contract/statistics.ts'

console.log(statisticsText(JSON.parse(readFileSync(process.argv[2] ?? DESCRIPTION, 'utf8'))))
