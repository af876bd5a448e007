/** `npm run examples`: writes the excerpts of the example answers that the API description shows. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXCERPTS, exampleAnswers } from '../src/api/description.ts'
import { excerptsOf } from '../src/api/excerpt.ts'
import { openAtlas } from '../src/atlas/atlas.ts'
import { catalogue } from '../src/capabilities/index.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'
import { createSky } from '../src/sky/index.ts'

const sky = createSky(createEphemeris({ paths: [] }))
const answers = await exampleAnswers({ catalogue, sky, atlas: openAtlas() })
rmSync(EXCERPTS, { recursive: true, force: true })
mkdirSync(EXCERPTS, { recursive: true })
for (const [family, text] of excerptsOf(catalogue, answers)) writeFileSync(join(EXCERPTS, `${family}.json`), text)
