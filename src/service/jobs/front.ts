import { siteText } from '../../atlas/site-text.ts'
import { vargaPicture } from '../../capabilities/shared/chart-picture.ts'
import { UNNAMED } from '../../capabilities/shared/tropical/pair.ts'
import { mapConcurrently } from '../../concurrency.ts'
import { type Block, note, type Section, table } from '../../document/document.ts'
import type { DocumentSubject } from '../../document/rendering.ts'
import { inRow } from '../../render/direction.ts'
import { clockMs } from '../../time/civil.ts'
import { parseDateTime, parseOffset, writtenDay } from '../../time/iso.ts'
import { julianDay } from '../../time/julian-day.ts'
import { signSymbol } from '../../western/signs.ts'
import { SIGNS, type Sign, type SignIndex } from '../../zodiac/signs.ts'
import type { JsonObject } from '../body.ts'

/** Whom a document is about, and the chart that it speaks of: what every report opens with. */

/** The data of another capability, for the same person. */
// biome-ignore lint/suspicious/noExplicitAny: of whatever is asked for, read as its schema promises it
export type Ask = (family: string, slug: string, input: JsonObject) => Promise<any>

/** Of a pair, as their document calls them. */
const SIDES = { groom: 'Groom', bride: 'Bride', ...UNNAMED } as const
const BIRTH = ['datetime', 'timezone', 'utc_offset', 'latitude', 'longitude'] as const
const FRAME = ['ayanamsha', 'node'] as const
const ZONED = BIRTH.filter((field) => field !== 'utc_offset')
/** Where an offset that was sent says which reading of the clock is meant. */
const OF_TWO = ['fold', 'local_mean_time']

const isPerson = (value: unknown): value is JsonObject => value !== null && typeof value === 'object'
export const word = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
export const only = (input: JsonObject, fields: readonly string[]): JsonObject =>
  Object.fromEntries(fields.flatMap((field) => (input[field] == null ? [] : [[field, input[field]]])))

interface Clock {
  readonly zone: string | null
  /** How far it stood from Greenwich. */
  readonly offset: string
}

/** The clock that the time was read by, as the reader of births chooses it. */
const clockOf = async (person: JsonObject, ask: Ask): Promise<Clock> => {
  const [zone, sent] = [word(person.timezone), word(person.utc_offset)]
  if (sent && !zone) return { zone: null, offset: sent === 'Z' ? '' : sent }
  if (!zone && (person.latitude == null || person.longitude == null)) return { zone: null, offset: '' }
  const { timezone, utc_offset, status } = await ask('utilities', 'resolve-timezone', only(person, ZONED))
  return { zone: timezone, offset: sent && OF_TWO.includes(status) ? sent : utc_offset }
}

interface Met {
  readonly subject: DocumentSubject
  /** Of birth, UT. */
  readonly julianDay: number | null
}

const metOf = async (person: JsonObject, called: string | null, ask: Ask): Promise<Met | null> => {
  const written = word(person.datetime)
  const name = word(person.name)
  const { latitude, longitude } = person
  const coordinates =
    typeof latitude === 'number' && typeof longitude === 'number' ? [siteText({ latitude, longitude })] : []
  const place = inRow([...(word(person.place) ? [word(person.place)!] : []), ...coordinates])
  const born = async () => {
    const local = parseDateTime(written!, 'datetime')
    const { zone, offset } = await clockOf(person, ask)
    const clock = [...(zone ? [zone] : []), `UTC${offset}`].join(', ')
    return {
      line: `${writtenDay(local)}, ${written!.slice(11).replace(/(?<=:\d\d):00$/, '')} (${clock})`,
      julianDay: julianDay(clockMs(local) - 1000 * parseOffset(offset || 'Z', 'utc_offset')),
    }
  }
  const birth = written ? await born() : null
  const lines = [...(birth ? [birth.line] : []), ...(place ? [place] : [])]
  return name || lines.length > 0 ? { subject: { called, name, lines }, julianDay: birth?.julianDay ?? null } : null
}

interface Placed {
  name: string
  sign: Sign
  degree_dms: string
  nakshatra: string
  pada: number
  house?: number
  retrograde?: boolean
  combust?: boolean
}

const chartSection = async (person: JsonObject, ask: Ask): Promise<Section> => {
  const birth = only(person, [...BIRTH, ...FRAME])
  const { ascendant, planets } = (await ask('vedic-charts', 'birth-chart', birth)) as {
    ascendant: Omit<Placed, 'name'>
    planets: Placed[]
  }
  const seats = planets.map(({ name, sign, house }) => `${name} in ${sign}, house ${house}`).join('; ')
  const marks = ({ retrograde, combust }: Placed) => [...(retrograde ? ['R'] : []), ...(combust ? ['c'] : [])].join(' ')
  const rows = [{ name: 'Ascendant', house: 1, ...ascendant }, ...planets].map((placed) => [
    placed.name,
    `${signSymbol(SIGNS.indexOf(placed.sign) as SignIndex)} ${placed.sign}`,
    placed.degree_dms,
    `${placed.nakshatra}, ${placed.pada}`,
    String(placed.house),
    marks(placed),
  ])
  const marked = planets.some(({ retrograde, combust }) => retrograde || combust)
  return {
    title: 'The birth chart',
    blocks: [
      vargaPicture('Rasi (D1)', 'D1', `${ascendant.sign} rises. ${seats}.`),
      vargaPicture('Navamsa (D9)', 'D9', 'The ninth divisional chart of the same birth.'),
      table('Where the planets stand', ['Planet', 'Sign', 'Degree', 'Star, quarter', 'House', ''], rows),
      ...(marked ? [note('R: retrograde, moving backward. c: combust, near the Sun.')] : []),
    ],
  }
}

const isChart = (block: Block) =>
  block.kind === 'figure' || (block.kind === 'picture' && block.by === 'vedic-charts/chart-image')

/** By what the answer says of itself, how its moments were reckoned. */
const reckoningOf = (
  people: readonly Met[],
  // biome-ignore lint/suspicious/noExplicitAny: the answer of whichever report it is
  { ayanamsha, node, subject }: any,
): (readonly [string, string])[] => [
  ...people.flatMap(({ julianDay: day, subject: { called } }): [string, string][] =>
    day === null ? [] : [[called ? `Julian day, ${called.toLowerCase()}` : 'Julian day', `${day.toFixed(5)} UT`]],
  ),
  ['Zodiac', ayanamsha ? `sidereal, ${ayanamsha.name}` : 'tropical'],
  ...(node ? [['Lunar node', node] as const] : []),
  ...(subject?.house_system ? [['Houses', subject.house_system.name] as const] : []),
  ['Ephemeris', 'Swiss Ephemeris'],
]

/** Those whom a report is about, their birth chart where it draws none itself, and how their births were reckoned. */
export const frontOf = async (
  family: string,
  sections: readonly Section[],
  { input, data }: { input: JsonObject; data: unknown },
  ask: Ask,
): Promise<{
  subjects: DocumentSubject[]
  chart: Section | null
  reckoning: readonly (readonly [string, string])[]
}> => {
  const pair = Object.entries(SIDES).flatMap(([side, called]) => {
    const person = input[side]
    return isPerson(person) ? [{ person, called }] : []
  })
  const met = await mapConcurrently([{ person: input, called: null }, ...pair], ({ person, called }) =>
    metOf(person, called, ask),
  )
  const people = met.filter((one) => one !== null)
  const drawn = family === 'western' || !word(input.datetime) || sections.some(({ blocks }) => blocks.some(isChart))
  return {
    subjects: people.map(({ subject }) => subject),
    chart: drawn ? null : await chartSection(input, ask),
    reckoning: people.length > 0 ? reckoningOf(people, data) : [],
  }
}
