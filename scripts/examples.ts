/**
 * `npm run examples`: writes the excerpts of the example answers that the API description shows. With `-- <family> ...` it writes only those
 * of some families.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXCERPTS, exampleAnswers } from '../src/api/description.ts'
import { excerptsOf } from '../src/api/excerpt.ts'
import { openAtlas } from '../src/atlas/atlas.ts'
import { catalogue } from '../src/capabilities/index.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'
import { createSky } from '../src/sky/index.ts'

const sky = createSky(createEphemeris({ paths: [] }))
const families = process.argv.slice(2)
const unknown = families.filter((name) => !catalogue.some(({ family }) => family === name))
if (unknown.length > 0) {
  console.error(`No family is named ${unknown.join(', ')}.`)
  process.exit(1)
}
const entries = families.length > 0 ? catalogue.filter(({ family }) => families.includes(family)) : catalogue
const answers = await exampleAnswers({ catalogue: entries, sky, atlas: openAtlas() })
if (families.length === 0) rmSync(EXCERPTS, { recursive: true, force: true })
mkdirSync(EXCERPTS, { recursive: true })
for (const [family, text] of excerptsOf(entries, answers)) writeFileSync(join(EXCERPTS, `${family}.json`), text)
