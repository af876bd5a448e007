/**
 * `npm run openapi`: generates the API description openapi.json and the page of its answer fields. With `-- --release` it also becomes the description of the last release,
 * with which later descriptions are compared. `-- --changes` prints the changes since the last release.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { changeText } from './contract/changelog.ts'
import { DESCRIPTION, describe, descriptionText, RELEASED, readReleased } from './contract/files.ts'
import { GLOSSARY, glossaryText } from './contract/glossary.ts'
import { compare } from './contract/operations.ts'

const [option, ...more] = process.argv.slice(2)
if (more.length > 0 || (option !== undefined && !['--release', '--changes'].includes(option))) {
  console.error('Usage: npm run openapi [-- --release | -- --changes]')
  process.exit(1)
}

const description = describe()
if (option === '--changes') {
  const changes = compare(readReleased(), description).sort((a, b) => Number(b.breaking) - Number(a.breaking))
  console.log(changes.map(changeText).join('\n') || 'Nothing changed since the last release.')
  process.exit(0)
}

const text = descriptionText(description)
writeFileSync(DESCRIPTION, text)
writeFileSync(GLOSSARY, glossaryText(description))
if (option === '--release') writeFileSync(RELEASED, gzipSync(text, { level: 9 }))
