/** One of several processes that compile the same table: `claimant.ts <path> [hang]`. */
import { compileEphemeris } from '../../../src/ephemeris/compiled.ts'
import { native } from '../../../src/ephemeris/native.ts'
import { YEAR } from '../table.ts'

const [path, hang] = process.argv.slice(2) as [string, string?]
if (hang) {
  const claim = native.takeClaim({ path: `${path}.claim` })
  console.log(claim ? 'claimed' : 'not claimed')
  await Bun.sleep(600_000)
}
console.log(JSON.stringify(await compileEphemeris({ path, ...YEAR })))
process.exit(0)
