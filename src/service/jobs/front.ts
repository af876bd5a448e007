import { type Block, figure, paragraph, type Section, table } from '../../document/document.ts'
import type { DocumentSubject } from '../../document/rendering.ts'
import { CIVIL_MONTHS, parseDateTime } from '../../time/iso.ts'
import type { JsonObject } from '../body.ts'

/** Whom a document is about, and the chart that it speaks of: what every report opens with. */

/** The data of another capability, for the same person. */
// biome-ignore lint/suspicious/noExplicitAny: of whatever is asked for, read as its schema promises it
export type Ask = (family: string, slug: string, input: JsonObject) => Promise<any>

/** Of a pair, as their document calls them. */
const SIDES = { groom: 'Groom', bride: 'Bride', person_a: 'First person', person_b: 'Second person' } as const
const BIRTH = ['datetime', 'timezone', 'utc_offset', 'latitude', 'longitude'] as const
const CHARTED = [...BIRTH, 'ayanamsha', 'node'] as const
const ZONED = BIRTH.filter((field) => field !== 'utc_offset')
/** Where an offset that was sent says which reading of the clock is meant. */
const OF_TWO = ['fold', 'local_mean_time']

const isPerson = (value: unknown): value is JsonObject => value !== null && typeof value === 'object'
const word = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
const only = (input: JsonObject, fields: readonly string[]): JsonObject =>
  Object.fromEntries(fields.flatMap((field) => (input[field] == null ? [] : [[field, input[field]]])))

/** Degrees and minutes, as an atlas prints them: 13°05′ N. */
const degrees = (value: number, [positive, negative]: readonly [string, string]) => {
  const minutes = Math.round(Math.abs(value) * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′ ${value < 0 ? negative : positive}`
}

/** The clock that the time was read by, as the reader of births chooses it: its zone, and how far it stood from Greenwich. */
const clockOf = async (person: JsonObject, ask: Ask): Promise<string> => {
  const [zone, sent] = [word(person.timezone), word(person.utc_offset)]
  if (sent && !zone) return `UTC${sent}`
  if (!zone && (person.latitude == null || person.longitude == null)) return 'UTC'
  const { timezone, utc_offset, status } = await ask('utilities', 'resolve-timezone', only(person, ZONED))
  return `${timezone}, UTC${sent && OF_TWO.includes(status) ? sent : utc_offset}`
}

const subjectOf = async (person: JsonObject, called: string | null, ask: Ask): Promise<DocumentSubject | null> => {
  const written = word(person.datetime)
  const name = word(person.name)
  const { latitude, longitude } = person
  const coordinates =
    typeof latitude === 'number' && typeof longitude === 'number'
      ? [`${degrees(latitude, ['N', 'S'])}, ${degrees(longitude, ['E', 'W'])}`]
      : []
  const place = [...(word(person.place) ? [word(person.place)!] : []), ...coordinates].join(' · ')
  const born = async () => {
    const { year, month, day } = parseDateTime(written!, 'datetime')
    return `${day} ${CIVIL_MONTHS[month - 1]} ${year}, ${written!.slice(11).replace(/(?<=:\d\d):00$/, '')} (${await clockOf(person, ask)})`
  }
  const lines = [...(written ? [await born()] : []), ...(place ? [place] : [])]
  return name || lines.length > 0 ? { called, name, lines } : null
}

interface Placed {
  name: string
  sign: string
  degree_dms: string
  nakshatra: string
  pada: number
  house?: number
  retrograde?: boolean
  combust?: boolean
}

const chartSection = async (person: JsonObject, ask: Ask): Promise<Section> => {
  const birth = only(person, CHARTED)
  const { ascendant, planets } = (await ask('vedic-charts', 'birth-chart', birth)) as {
    ascendant: Omit<Placed, 'name'>
    planets: Placed[]
  }
  const images = await Promise.all(
    (['D1', 'D9'] as const).map(
      async (chart) => (await ask('vedic-charts', 'chart-image', { ...birth, code: chart, show_degrees: true })).image,
    ),
  )
  const seats = planets.map(({ name, sign, house }) => `${name} in ${sign}, house ${house}`).join('; ')
  const marks = ({ retrograde, combust }: Placed) => [...(retrograde ? ['R'] : []), ...(combust ? ['c'] : [])].join(' ')
  const rows = [{ name: 'Ascendant', house: 1, ...ascendant }, ...planets].map((placed) => [
    placed.name,
    placed.sign,
    placed.degree_dms.replace(/'.*$/, '′'),
    `${placed.nakshatra}, ${placed.pada}`,
    String(placed.house),
    marks(placed),
  ])
  const marked = planets.some(({ retrograde, combust }) => retrograde || combust)
  return {
    title: 'The birth chart',
    blocks: [
      figure('Rasi', images[0], `${ascendant.sign} rises. ${seats}.`),
      figure('Navamsa', images[1], 'The ninth divisional chart of the same birth.'),
      table('Where the planets stand', ['Planet', 'Sign', 'Degree', 'Star, quarter', 'House', ''], rows),
      ...(marked ? [paragraph('R: retrograde, moving backward. c: combust, near the Sun.')] : []),
    ],
  }
}

const isFigure = ({ kind }: Block) => kind === 'figure'

/** A report with those it is about and, where it draws none itself, their birth chart. */
export const frontOf = async (
  family: string,
  sections: readonly Section[],
  input: JsonObject,
  ask: Ask,
): Promise<{ subjects: DocumentSubject[]; sections: readonly Section[] }> => {
  const people = Object.entries(SIDES).flatMap(([side, called]) => {
    const person = input[side]
    return isPerson(person) ? [{ person, called }] : []
  })
  const found = await Promise.all([
    subjectOf(input, null, ask),
    ...people.map(({ person, called }) => subjectOf(person, called, ask)),
  ])
  const drawn = family === 'western' || !word(input.datetime) || sections.some(({ blocks }) => blocks.some(isFigure))
  return {
    subjects: found.filter((subject) => subject !== null),
    sections: drawn ? sections : [await chartSection(input, ask), ...sections],
  }
}
