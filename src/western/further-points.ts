import { ARABIC_LOTS, LOT_NAMES, type LotName } from './lot-table.ts'
import { KEYWORDS, type Name, orderOf, POINTS_AND_ANGLES, SYMBOLS } from './points.ts'

// Points beyond the fourteen of every chart. A request names them, and they get rows and aspects of their own.

interface FurtherPointFacts {
  symbol: string
  keyword: string
  /** The number of the body in Swiss Ephemeris; 10000 + n for the minor planet n, which needs a file of its own. */
  number?: number
}
const point = (symbol: string, keyword: string, number?: number): FurtherPointFacts => ({
  symbol,
  keyword,
  ...(number !== undefined && { number }),
})
const minorPlanet = (symbol: string, keyword: string, number: number) => point(symbol, keyword, 10_000 + number)

// source: numbers of swephexp.h (SE_*) and of the Minor Planet Center; symbols of Unicode 15; keywords in this project's own words
const TABLE = {
  Ceres: point('⚳', 'care and nourishment', 17),
  Pallas: point('⚴', 'strategy and skill', 18),
  Juno: point('⚵', 'partnership and promise', 19),
  Vesta: point('⚶', 'devotion and focus', 20),
  Pholus: point('⯛', 'small causes with large effects', 16),
  'Mean North Node': point('m☊', 'the path ahead', 10),
  'Mean South Node': point('m☋', 'old habit', 10),
  'True Lilith': point('⯞', 'raw instinct of the moment', 13),
  'Interpolated Lilith': point('i⚸', 'raw instinct', 21),
  'Interpolated Priapus': point('P', 'appetite', 22),
  Cupido: point('⯠', 'family and the arts', 40),
  Hades: point('⯡', 'decay and the hidden past', 41),
  Zeus: point('⯢', 'directed force', 42),
  Kronos: point('⯣', 'authority and mastery', 43),
  Apollon: point('⯤', 'expansion and trade', 44),
  Admetos: point('⯥', 'depth and standstill', 45),
  Vulkanus: point('⯦', 'great power', 46),
  Poseidon: point('⯧', 'spirit and enlightenment', 47),
  Eris: minorPlanet('⯰', 'discord and rivalry', 136_199),
  Sedna: minorPlanet('⯲', 'exile and depth', 90_377),
  Haumea: minorPlanet('🝻', 'birth and renewal', 136_108),
  Makemake: minorPlanet('🝼', 'resourcefulness', 136_472),
  Quaoar: minorPlanet('🝾', 'creation and order', 50_000),
  Orcus: minorPlanet('🝿', 'oaths and consequence', 90_482),
  Nessus: minorPlanet('⯜', 'abuse and its end', 7066),
  Hygiea: minorPlanet('⯚', 'health and cleanliness', 10),
  Astraea: minorPlanet('⯙', 'justice and letting go', 5),
  Psyche: minorPlanet('⯓', 'sensitivity and soul', 16),
  Eros: minorPlanet('Er', 'passion', 433),
  Sappho: minorPlanet('Sa', 'affection and art', 80),
  Amor: minorPlanet('Am', 'love and kindness', 1221),
  Earth: point('♁', 'the ground underfoot', 14),
  Descendant: point('DC', 'the partner'),
  'Imum Coeli': point('IC', 'home and roots'),
  Vertex: point('Vx', 'meetings that seem fated'),
  'Anti-Vertex': point('Av', 'one’s own part in such meetings'),
  'East Point': point('EP', 'the stage on which one acts'),
  'Aries Point': point('♈', 'the public world'),
} as const satisfies Record<string, FurtherPointFacts>
type Listed = keyof typeof TABLE

/** The name of a lot as a point of a chart. */
type LotPoint = `Lot of ${LotName}`
/** A minor planet by its number. */
export type NumberedAsteroid = `Asteroid ${number}`
export type FurtherName = Listed | LotPoint | NumberedAsteroid
export type AnyName = Name | FurtherName

export const lotPointOf = (lot: LotName): LotPoint => `Lot of ${lot}`
const LISTED = Object.keys(TABLE) as Listed[]
const LOT_POINTS = LOT_NAMES.map(lotPointOf)
/** Further points that a request names; minor planets can also be named by number. */
export const FURTHER_NAMES = [...LISTED, ...LOT_POINTS] as unknown as readonly [Listed, ...(Listed | LotPoint)[]]

const isListed = (name: AnyName): name is Listed => name in TABLE
/** The lot of a point, or null. */
export const lotOfPoint = (name: FurtherName): LotName | null =>
  LOT_NAMES.find((lot) => lotPointOf(lot) === name) ?? null
const asteroidNumber = (name: AnyName): number => Number(name.slice('Asteroid '.length))

/** The number of a further body in Swiss Ephemeris; null for angles and lots. */
export const bodyNumberOf = (name: FurtherName): number | null => {
  if (isListed(name)) return (TABLE[name] as FurtherPointFacts).number ?? null
  return lotOfPoint(name) ? null : 10_000 + asteroidNumber(name)
}

/** The points of the table and of every chart that are minor planets, by the numbers of the Minor Planet Center. */
const NAMES_BY_NUMBER: ReadonlyMap<number, AnyName> = new Map<number, AnyName>([
  [1, 'Ceres'],
  [2, 'Pallas'],
  [3, 'Juno'],
  [4, 'Vesta'],
  [2060, 'Chiron'],
  [5145, 'Pholus'],
  [134_340, 'Pluto'],
  ...LISTED.flatMap((name): [number, AnyName][] => {
    const { number = 0 }: FurtherPointFacts = TABLE[name]
    return number > 10_000 ? [[number - 10_000, name]] : []
  }),
])
/** The point of a minor planet: its name if it has one in charts, otherwise its number. */
export const minorPlanetOf = (number: number): AnyName => NAMES_BY_NUMBER.get(number) ?? `Asteroid ${number}`

/** Lots whose first two letters are those of another point. */
const LOT_SYMBOLS: Partial<Record<LotName, string>> = {
  Fortune: '🝴',
  Eros: 'Eo',
  Necessity: 'Nc',
  Nemesis: 'Nm',
  Father: 'Ft',
  Faith: 'Fh',
  'Marriage of men': 'Mm',
  'Marriage of women': 'Mw',
}
/** The glyph of a point, two letters, or the number of a minor planet. No two points have the same. */
export const symbolOfPoint = (name: AnyName): string => {
  if (isKnown(name)) return SYMBOLS[name]
  if (isListed(name)) return TABLE[name].symbol
  const lot = lotOfPoint(name as FurtherName)
  return lot ? (LOT_SYMBOLS[lot] ?? lot.slice(0, 2)) : String(asteroidNumber(name))
}
/** The keyword of a point in a sentence. */
export const keywordOf = (name: AnyName): string => {
  // Nearly all names are known, and this lookup is the fastest test.
  const known = (KEYWORDS as Partial<Record<AnyName, string>>)[name]
  if (known !== undefined) return known
  if (isListed(name)) return TABLE[name].keyword
  const lot = lotOfPoint(name as FurtherName)
  return lot ? ARABIC_LOTS[lot].matter : `the matters of minor planet ${asteroidNumber(name)}`
}

const KNOWN: ReadonlySet<string> = new Set(POINTS_AND_ANGLES)
/** True for the fourteen points and the two angles of every chart. */
export const isKnown = (name: AnyName): name is Name => KNOWN.has(name)
/** The index of a name in the order of points, angles and further points; minor planets are last, by number. */
export const orderOfAny = (name: AnyName): number => ORDERS[name] ?? FURTHER_NAMES.length + 100 + asteroidNumber(name)

const ORDERS: Partial<Record<AnyName, number>> = Object.fromEntries([
  ...POINTS_AND_ANGLES.map((name) => [name, orderOf(name)]),
  ...FURTHER_NAMES.map((name, index) => [name, 100 + index]),
])

/** Pairs that are in aspect by definition. */
const AXES: readonly (readonly [AnyName, AnyName])[] = [
  ['Ascendant', 'Descendant'],
  ['Midheaven', 'Imum Coeli'],
  ['Vertex', 'Anti-Vertex'],
  ['Mean North Node', 'Mean South Node'],
]
export const isAxis = (a: AnyName, b: AnyName): boolean =>
  !(isKnown(a) && isKnown(b)) && AXES.some(([one, other]) => (a === one && b === other) || (a === other && b === one))
