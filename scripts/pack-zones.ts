/**
 * Creates data/tz/zones.gz from two compiled zoneinfo folders.
 *
 *   bun scripts/pack-zones.ts <zoneinfo folder> <folder of all of backzone>
 *
 * The folder must have been built with the `backzone` data (make PACKRATDATA=backzone PACKRATLIST=zone.tab), as Debian's
 * package `tzdata` is: unpack it with `dpkg -x tzdata_*.deb somewhere` and give somewhere/usr/share/zoneinfo.
 *
 * The second folder has the zones of `backzone` that zone.tab does not name, such as Asia/Hanoi. Build it in a clone of eggert/tz with
 * `make zic main.zi DATAFORM=main PACKRATDATA=backzone PACKRATLIST=`, then `./zic -b fat -d <folder> main.zi` and
 * `cp main.zi <folder>/tzdata.zi`.
 *
 * The packed file, unzipped: one line of JSON { version, zones: { name: [offset, length] }, links: { alias: name },
 * regional: { name: [offset, length] } }, a line feed, then the TZif files one after another as they were in the folders. The names in
 * `regional` are the zones of the second folder only.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readTzif } from '../src/time/tzif.ts'

const [folder, backzoneFolder] = process.argv.slice(2)
if (!folder || !backzoneFolder)
  throw new Error('Usage: bun scripts/pack-zones.ts <zoneinfo folder> <folder of backzone>')
const text = (name: string) => readFileSync(join(folder, name), 'utf8')

const lines = text('tzdata.zi').split('\n')
const version = /^# version (\S+)/.exec(lines[0]!)?.[1]
if (!version) throw new Error('tzdata.zi has no version')
const words = lines.map((line) => line.split(/\s+/))

// The current names of countries' zones stay zones, even if tzdb has them as links (Europe/Bratislava).
const current = new Set(
  text('zone.tab')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t')[2]!.trim()),
)
const links = new Map(words.filter(([kind]) => kind === 'L').map(([, target, alias]) => [alias!, target!]))
// `Factory` is the zone of a clock that is not set.
const names = words.filter(([kind]) => kind === 'Z').map(([, name]) => name!)
const zones = [...names.filter((name) => name !== 'Factory'), ...[...links.keys()].filter((name) => current.has(name))]
const aliases = [...links].filter(([alias]) => !current.has(alias))

// `main.zi` writes `Zone`, `tzdata.zi` writes `Z`.
const allOfBackzone = readFileSync(join(backzoneFolder, 'tzdata.zi'), 'utf8')
  .split('\n')
  .flatMap((line) => /^Z(?:one)?\s+(\S+)/.exec(line)?.[1] ?? [])
const regionalZones = allOfBackzone.filter((name) => name !== 'Factory' && !zones.includes(name))

type Spans = Record<string, [number, number]>
const seen = new Map<string, [number, number]>()
const blobs: Uint8Array[] = []
let size = 0
const append = (names: string[], from: string): Spans => {
  const spans: Spans = {}
  for (const name of names.sort()) {
    const bytes = readFileSync(join(from, name))
    readTzif(bytes)
    const key = bytes.toString('latin1')
    const span = seen.get(key) ?? [size, bytes.length]
    if (!seen.has(key)) {
      seen.set(key, span)
      blobs.push(bytes)
      size += bytes.length
    }
    spans[name] = span
  }
  return spans
}
const spans = append(zones, folder)
const regional = append(regionalZones, backzoneFolder)

const stockholm = readTzif(readFileSync(join(folder, 'Europe/Stockholm')))
const wartime = stockholm.periods.findLast((period) => period.from <= Date.UTC(1941, 5, 15) / 1000)
if (wartime?.offset !== 3600)
  throw new Error('The zoneinfo folder was built without backzone: it has no +01:00 for Stockholm in June 1941')

const head = JSON.stringify({ version, zones: spans, links: Object.fromEntries(aliases.sort()), regional })
const packed = gzipSync(Buffer.concat([Buffer.from(`${head}\n`), ...blobs]), { level: 9 })
writeFileSync(new URL('../data/tz/zones.gz', import.meta.url), packed)
console.log(
  `${version}: ${zones.length} zones, ${aliases.length} aliases, ${regionalZones.length} regional records, ${packed.length} bytes`,
)
