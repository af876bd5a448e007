import { siteTexts } from '../atlas/site-text.ts'
import { mapConcurrently } from '../concurrency.ts'
import type { DocumentSubject } from '../document/rendering.ts'
import type { ReportDesign } from '../document/report-design.ts'
import { dayWriter } from '../lexicon/chart-heads.ts'
import { compassNames } from '../lexicon/compass.ts'
import { documentPhrases } from '../lexicon/document-words.ts'
import type { Lexicon } from '../lexicon/lexicon-types.ts'
import { joinTexts, RIGHT_TO_LEFT, withDegreesInOrder } from '../render/direction.ts'
import { clockMs } from '../time/civil.ts'
import { longDateOf, parseDateTime, parseOffset, writtenDateOf } from '../time/iso.ts'
import { julianDay } from '../time/julian-day.ts'
import { BIRTH_FIELDS, type ComputeCapability, nonEmptyText, pickFields, type ReportInput } from './input.ts'

/** The people of a document, with the clock and the place of each birth. */

const ZONED = BIRTH_FIELDS.filter((field) => field !== 'utc_offset')
/** Statuses of a local time for which a sent offset selects one of two readings. */
const AMBIGUOUS = ['fold', 'local_mean_time']

interface Clock {
  readonly zone: string | null
  /** Offset from UTC, as `+05:30`; empty for UTC. */
  readonly offset: string
}

/** The clock of a birth time, chosen by the same rules as in the computation of births. */
const clockOf = async (person: ReportInput, compute: ComputeCapability): Promise<Clock> => {
  const [zone, sentOffset] = [nonEmptyText(person.timezone), nonEmptyText(person.utc_offset)]
  if (sentOffset && !zone) return { zone: null, offset: sentOffset === 'Z' ? '' : sentOffset }
  if (!zone && (person.latitude == null || person.longitude == null)) return { zone: null, offset: '' }
  const { timezone, utc_offset, status } = await compute('utilities', 'resolve-timezone', pickFields(person, ZONED))
  return { zone: timezone, offset: sentOffset && AMBIGUOUS.includes(status) ? sentOffset : utc_offset }
}

export interface SubjectWithBirth {
  readonly subject: DocumentSubject
  /** Julian day of the birth, UT; null without a time of birth. */
  readonly julianDay: number | null
}

/** Coordinates with the compass points in the language of the labels. */
const coordinatesText = (site: { latitude: number; longitude: number }, labels: Lexicon | null): string => {
  const texts = siteTexts(site, labels ? compassNames(labels) : undefined)
  return withDegreesInOrder(texts.join(texts.some((text) => RIGHT_TO_LEFT.test(text)) ? '، ' : ', '))
}

const subjectOf = async (
  person: ReportInput,
  role: string | null,
  compute: ComputeCapability,
  labels: Lexicon | null,
): Promise<SubjectWithBirth | null> => {
  const language = labels?.language
  const writeDay = language ? dayWriter(language) : longDateOf
  const datetime = nonEmptyText(person.datetime)
  const name = nonEmptyText(person.name)
  const { latitude, longitude } = person
  const coordinates =
    typeof latitude === 'number' && typeof longitude === 'number'
      ? [coordinatesText({ latitude, longitude }, labels)]
      : []
  const place = joinTexts([...(nonEmptyText(person.place) ? [nonEmptyText(person.place)!] : []), ...coordinates])
  const readBirth = async () => {
    const local = parseDateTime(datetime!, 'datetime')
    const { zone, offset } = await clockOf(person, compute)
    const clock = [...(zone ? [zone] : []), `UTC${offset}`].join(', ')
    return {
      line: joinTexts(
        [
          writeDay(writtenDateOf(datetime!, 'datetime', 'auto')),
          `${datetime!.replace(/^.*[T ]/, '').replace(/(?<=:\d\d):00$/, '')} (${clock})`,
        ],
        ', ',
      ),
      julianDay: julianDay(clockMs(local) - 1000 * parseOffset(offset || 'Z', 'utc_offset')),
    }
  }
  const birth = datetime ? await readBirth() : null
  const lines = [...(birth ? [birth.line] : []), ...(place ? [place] : [])]
  const roleName = role && language ? (documentPhrases(language)[role] ?? role) : role
  return name || lines.length > 0
    ? { subject: { role: roleName, name, lines }, julianDay: birth?.julianDay ?? null }
    : null
}

const isPerson = (value: unknown): value is ReportInput => value !== null && typeof value === 'object'

/** The people of a report. A person without name, birth and place is left out. */
export const documentSubjects = async (
  subjects: ReportDesign['subjects'],
  input: ReportInput,
  compute: ComputeCapability,
  /** The lexicon of the labels; null for a document in English. */
  labels: Lexicon | null = null,
): Promise<SubjectWithBirth[]> => {
  const people: readonly { person: ReportInput; role: string | null }[] =
    subjects === 'person'
      ? [{ person: input, role: null }]
      : Object.entries(subjects).flatMap(([field, role]) => {
          const person = input[field]
          return isPerson(person) ? [{ person, role }] : []
        })
  const subjectsWithBirth = await mapConcurrently(people, ({ person, role }) =>
    subjectOf(person, role, compute, labels),
  )
  return subjectsWithBirth.filter((subject) => subject !== null)
}
