import { siteText } from '../../atlas/site-text.ts'
import { vargaPicture } from '../../capabilities/shared/chart-picture.ts'
import { UNNAMED } from '../../capabilities/shared/tropical/pair.ts'
import { mapConcurrently } from '../../concurrency.ts'
import { type Block, note, type Section, table } from '../../document/document.ts'
import type { DocumentSubject } from '../../document/rendering.ts'
import { joinTexts } from '../../render/direction.ts'
import { clockMs } from '../../time/civil.ts'
import { longDateOf, parseDateTime, parseOffset } from '../../time/iso.ts'
import { julianDay } from '../../time/julian-day.ts'
import { signSymbol } from '../../western/signs.ts'
import { SIGNS, type Sign, type SignIndex } from '../../zodiac/signs.ts'
import type { JsonObject } from '../body.ts'

/** The first part of every document: its subjects and their birth chart. */

/** Computes the data of another capability for the same person. */
// biome-ignore lint/suspicious/noExplicitAny: the type depends on the capability
export type ComputeCapability = (family: string, slug: string, input: JsonObject) => Promise<any>

/** Input fields of the two people of a pair, with their titles in the document. */
const PERSON_TITLES = { groom: 'Groom', bride: 'Bride', ...UNNAMED } as const
const BIRTH = ['datetime', 'timezone', 'utc_offset', 'latitude', 'longitude'] as const
const FRAME = ['ayanamsha', 'node'] as const
const ZONED = BIRTH.filter((field) => field !== 'utc_offset')
/** Statuses of a local time for which a sent offset selects one of two readings. */
const AMBIGUOUS = ['fold', 'local_mean_time']

const isPerson = (value: unknown): value is JsonObject => value !== null && typeof value === 'object'
export const nonEmptyText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
export const pickFields = (input: JsonObject, fields: readonly string[]): JsonObject =>
  Object.fromEntries(fields.flatMap((field) => (input[field] == null ? [] : [[field, input[field]]])))

interface Clock {
  readonly zone: string | null
  /** Offset from UTC, as `+05:30`; empty for UTC. */
  readonly offset: string
}

/** The clock of a birth time, chosen by the same rules as in the computation of births. */
const clockOf = async (person: JsonObject, ask: ComputeCapability): Promise<Clock> => {
  const [zone, sentOffset] = [nonEmptyText(person.timezone), nonEmptyText(person.utc_offset)]
  if (sentOffset && !zone) return { zone: null, offset: sentOffset === 'Z' ? '' : sentOffset }
  if (!zone && (person.latitude == null || person.longitude == null)) return { zone: null, offset: '' }
  const { timezone, utc_offset, status } = await ask('utilities', 'resolve-timezone', pickFields(person, ZONED))
  return { zone: timezone, offset: sentOffset && AMBIGUOUS.includes(status) ? sentOffset : utc_offset }
}

interface SubjectWithBirth {
  readonly subject: DocumentSubject
  /** Julian day of the birth, UT; null without a time of birth. */
  readonly julianDay: number | null
}

const subjectOf = async (
  person: JsonObject,
  title: string | null,
  ask: ComputeCapability,
): Promise<SubjectWithBirth | null> => {
  const datetime = nonEmptyText(person.datetime)
  const name = nonEmptyText(person.name)
  const { latitude, longitude } = person
  const coordinates =
    typeof latitude === 'number' && typeof longitude === 'number' ? [siteText({ latitude, longitude })] : []
  const place = joinTexts([...(nonEmptyText(person.place) ? [nonEmptyText(person.place)!] : []), ...coordinates])
  const readBirth = async () => {
    const local = parseDateTime(datetime!, 'datetime')
    const { zone, offset } = await clockOf(person, ask)
    const clock = [...(zone ? [zone] : []), `UTC${offset}`].join(', ')
    return {
      line: `${longDateOf(local)}, ${datetime!.slice(11).replace(/(?<=:\d\d):00$/, '')} (${clock})`,
      julianDay: julianDay(clockMs(local) - 1000 * parseOffset(offset || 'Z', 'utc_offset')),
    }
  }
  const birth = datetime ? await readBirth() : null
  const lines = [...(birth ? [birth.line] : []), ...(place ? [place] : [])]
  return name || lines.length > 0
    ? { subject: { role: title, name, lines }, julianDay: birth?.julianDay ?? null }
    : null
}

interface Placement {
  name: string
  sign: Sign
  degree_dms: string
  nakshatra: string
  pada: number
  house?: number
  retrograde?: boolean
  combust?: boolean
}

const chartSection = async (person: JsonObject, ask: ComputeCapability): Promise<Section> => {
  const birth = pickFields(person, [...BIRTH, ...FRAME])
  const { ascendant, planets } = (await ask('vedic-charts', 'birth-chart', birth)) as {
    ascendant: Omit<Placement, 'name'>
    planets: Placement[]
  }
  const placements = planets.map(({ name, sign, house }) => `${name} in ${sign}, house ${house}`).join('; ')
  const marks = ({ retrograde, combust }: Placement) =>
    [...(retrograde ? ['R'] : []), ...(combust ? ['c'] : [])].join(' ')
  const rows = [{ name: 'Ascendant', house: 1, ...ascendant }, ...planets].map((placement) => [
    placement.name,
    `${signSymbol(SIGNS.indexOf(placement.sign) as SignIndex)} ${placement.sign}`,
    placement.degree_dms,
    `${placement.nakshatra}, ${placement.pada}`,
    String(placement.house),
    marks(placement),
  ])
  const hasMarks = planets.some(({ retrograde, combust }) => retrograde || combust)
  return {
    title: 'The birth chart',
    blocks: [
      vargaPicture('Rasi (D1)', 'D1', `${ascendant.sign} rises. ${placements}.`),
      vargaPicture('Navamsa (D9)', 'D9', 'The ninth divisional chart of the same birth.'),
      table('Where the planets stand', ['Planet', 'Sign', 'Degree', 'Star, quarter', 'House', ''], rows),
      ...(hasMarks ? [note('R: retrograde, moving backward. c: combust, near the Sun.')] : []),
    ],
  }
}

const isChart = (block: Block) =>
  block.kind === 'figure' || (block.kind === 'picture' && block.capability === 'vedic-charts/chart-image')

/** Name and value of each fact about the calculation, from the answer and the births. */
const calculationFacts = (
  people: readonly SubjectWithBirth[],
  // biome-ignore lint/suspicious/noExplicitAny: the type depends on the report
  { ayanamsha, node, subject }: any,
): (readonly [string, string])[] => [
  ...people.flatMap(({ julianDay: day, subject: { role: title } }): [string, string][] =>
    day === null ? [] : [[title ? `Julian day, ${title.toLowerCase()}` : 'Julian day', `${day.toFixed(5)} UT`]],
  ),
  ['Zodiac', ayanamsha ? `sidereal, ${ayanamsha.name}` : 'tropical'],
  ...(node ? [['Lunar node', node] as const] : []),
  ...(subject?.house_system ? [['Houses', subject.house_system.name] as const] : []),
  ['Ephemeris', 'Swiss Ephemeris'],
]

/** The subjects of a report, their birth chart if the report itself draws none, and the facts about the calculation. */
export const documentFrontOf = async (
  family: string,
  sections: readonly Section[],
  { input, data }: { input: JsonObject; data: unknown },
  ask: ComputeCapability,
): Promise<{
  subjects: DocumentSubject[]
  chart: Section | null
  reckoning: readonly (readonly [string, string])[]
}> => {
  const partners = Object.entries(PERSON_TITLES).flatMap(([field, title]) => {
    const person = input[field]
    return isPerson(person) ? [{ person, title }] : []
  })
  const subjects = await mapConcurrently([{ person: input, title: null }, ...partners], ({ person, title }) =>
    subjectOf(person, title, ask),
  )
  const people = subjects.filter((subject) => subject !== null)
  const hasOwnChart =
    family === 'western' || !nonEmptyText(input.datetime) || sections.some(({ blocks }) => blocks.some(isChart))
  return {
    subjects: people.map(({ subject }) => subject),
    chart: hasOwnChart ? null : await chartSection(input, ask),
    reckoning: people.length > 0 ? calculationFacts(people, data) : [],
  }
}
