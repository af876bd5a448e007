import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { asciiName, normaliseName } from './names.ts'
import { mapPacked, type PackedTexts, packedTexts } from './packed-texts.ts'
import type { Place } from './places.ts'

/** The columns of data/places/places.gz, in order. Coordinates are in units of 1e-5 degree; an index of 0 means none. */
export const COLUMNS = {
  id: Uint32Array,
  latitude: Int32Array,
  longitude: Int32Array,
  population: Uint32Array,
  country: Uint16Array,
  admin1: Uint16Array,
  admin2: Uint16Array,
  feature: Uint16Array,
  timezone: Uint16Array,
} as const

type Columns = { [K in keyof typeof COLUMNS]: InstanceType<(typeof COLUMNS)[K]> }

/** An alternative spelling of a place. */
export interface Spelling {
  row: number
  text: string
  key: string
  /** True for the former name of a place with an official new one: it finds the place as its name does. */
  isFormerName: boolean
}

export interface Gazetteer extends Columns {
  rows: number
  /** Names of places in order of their normalised keys. */
  names: PackedTexts
  /** The normalised keys of the names. */
  keys: PackedTexts
  /** Alternative spellings, in order of their keys. */
  aliases: Spelling[]
  /** The regions that a query may name after the comma for a row: normalised names and codes of its areas and country. */
  regions(row: number): string[]
  countryCode(row: number): string
  /** The GeoNames feature code, such as PPLC for a capital. */
  featureCode(row: number): string
  place(row: number): Place
}

interface Head {
  rows: number
  names: number
  /** Code and English name. */
  countries: [string, string][]
  /** Name, or name and code separated by a tab. */
  areas: string[]
  features: string[]
  timezones: string[]
  aliases: [number, ...string[]][]
  /** Places whose first alias is their former name. */
  renamed: number[]
}

/** Common short names of countries that differ from the English name of their code. */
const COUNTRY_NAMES: Record<string, string[]> = {
  AE: ['uae', 'emirates'],
  BA: ['bosnia'],
  CD: ['dr congo', 'drc', 'democratic republic of the congo'],
  CG: ['congo', 'republic of the congo'],
  CI: ['ivory coast'],
  CN: ['prc', 'peoples republic of china'],
  CZ: ['czech republic'],
  DE: ['deutschland'],
  ES: ['espana'],
  GB: ['uk', 'great britain', 'britain'],
  HK: ['hong kong'],
  IN: ['bharat'],
  KP: ['dprk'],
  KR: ['korea', 'republic of korea'],
  LK: ['ceylon'],
  MK: ['macedonia'],
  MM: ['burma', 'myanmar'],
  MO: ['macau', 'macao'],
  NL: ['holland'],
  PS: ['palestine'],
  RU: ['russian federation'],
  SZ: ['swaziland'],
  TR: ['turkey'],
  US: ['usa', 'america', 'united states of america'],
  VA: ['vatican'],
  VN: ['viet nam'],
}

export const openGazetteer = (): Gazetteer => {
  const bytes = gunzipSync(readFileSync(new URL('../../data/places/places.gz', import.meta.url)))
  const namesAt = bytes.indexOf(0x0a) + 1
  const head = JSON.parse(bytes.subarray(0, namesAt).toString()) as Head
  let at = namesAt + head.names
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).map(([name, Column]) => {
      const length = head.rows * Column.BYTES_PER_ELEMENT
      const column = new Column(bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + length))
      at += length
      return [name, column]
    }),
  ) as Columns
  const names = packedTexts(bytes.subarray(namesAt, namesAt + head.names - 1).toString())

  const renamed = new Set(head.renamed)
  const rowOf = new Map(head.aliases.map(([id]) => [id, -1]))
  for (const [row, id] of columns.id.entries()) if (rowOf.has(id)) rowOf.set(id, row)
  const aliases = head.aliases
    .flatMap(([id, ...spellings]) =>
      spellings.map((text, i) => ({
        row: rowOf.get(id)!,
        text,
        key: normaliseName(text),
        isFormerName: i === 0 && renamed.has(id),
      })),
    )
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))

  const area = (index: number): string | null => head.areas[index - 1]?.split('\t')[0] ?? null
  return {
    ...columns,
    rows: head.rows,
    names,
    keys: mapPacked(names, normaliseName),
    aliases,
    regions: (row) => {
      const [code, name] = head.countries[columns.country[row]! - 1]!
      const areas = [columns.admin1[row]!, columns.admin2[row]!].flatMap((i) => head.areas[i - 1]?.split('\t') ?? [])
      return [...[...areas, code, name].map(normaliseName), ...(COUNTRY_NAMES[code] ?? [])]
    },
    countryCode: (row) => head.countries[columns.country[row]! - 1]![0],
    featureCode: (row) => head.features[columns.feature[row]! - 1]!,
    place: (row) => {
      const [code, country] = head.countries[columns.country[row]! - 1]!
      const name = names.at(row)
      return {
        geoname_id: columns.id[row]!,
        name,
        ascii_name: asciiName(name),
        admin1: area(columns.admin1[row]!),
        admin2: area(columns.admin2[row]!),
        country,
        country_code: code,
        latitude: columns.latitude[row]! / 1e5,
        longitude: columns.longitude[row]! / 1e5,
        elevation_m: null,
        population: columns.population[row]!,
        timezone: head.timezones[columns.timezone[row]! - 1]!,
        feature_code: head.features[columns.feature[row]! - 1]!,
      }
    },
  }
}
