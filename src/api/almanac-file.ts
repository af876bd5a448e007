import { zoneAt } from '../atlas/boundaries.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import { NO_TENANT, type Tenant } from '../cooperative-yield.ts'
import { csvFile } from '../document/csv-file.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { lexicon, nameOf } from '../lexicon/lexicon.ts'
import type { Presentation } from '../service/reply.ts'
import { zoneNamed } from '../time/zones.ts'
import { quality } from './negotiation.ts'

export const ALMANAC_FILES = { ics: 'text/calendar', csv: 'text/csv', pdf: 'application/pdf' } as const
export type AlmanacFormat = keyof typeof ALMANAC_FILES
const TYPE: Readonly<Record<AlmanacFormat, string>> = {
  ics: `${ALMANAC_FILES.ics}; charset=utf-8`,
  csv: `${ALMANAC_FILES.csv}; charset=utf-8`,
  pdf: ALMANAC_FILES.pdf,
}

/** The file format that a client names in `Accept`, unless it prefers JSON; null for none. */
export const preferredFile = (accept: string | null): AlmanacFormat | null => {
  if (!accept?.includes('text/') && !accept?.includes(ALMANAC_FILES.pdf)) return null
  const formats = Object.keys(ALMANAC_FILES) as AlmanacFormat[]
  const [best] = formats
    .map((format) => ({ format, weight: quality(accept, ALMANAC_FILES[format]) }))
    .sort((a, b) => b.weight - a.weight)
  return best!.weight === 0 || best!.weight < quality(accept, 'application/json') ? null : best!.format
}

export type FileEntry = Pick<CatalogueEntry, 'slug' | 'calendar' | 'sheet' | 'wall'>

/** The calendar, table and wall calendar of a capability in the description of the API. */
export const fileContent = ({ calendar, sheet, wall }: FileEntry) => ({
  ...(calendar && { [ALMANAC_FILES.ics]: { schema: { type: 'string', contentMediaType: ALMANAC_FILES.ics } } }),
  ...(sheet && { [ALMANAC_FILES.csv]: { schema: { type: 'string', contentMediaType: ALMANAC_FILES.csv } } }),
  ...(wall && { [ALMANAC_FILES.pdf]: { schema: { type: 'string', contentMediaType: ALMANAC_FILES.pdf } } }),
})

interface AnswerBody {
  data: Record<string, unknown>
  meta: { labels?: { language: string; terms: Record<string, string> } }
}

/** An answer as a wall calendar, in the language of its labels. */
const wallCalendar = async (
  data: object,
  { slug, wall }: FileEntry,
  labels: AnswerBody['meta']['labels'],
  now: number,
  tenant: Tenant,
): Promise<Uint8Array> => {
  const language = labels?.language ?? 'en'
  const names = labels && (await lexicon(labels.language as LabelLanguage))
  const label = (term: string) => labels?.terms[term] ?? term
  const rahu = (names && nameOf('Rahu', 'Graha', names)) ?? 'Rahu'
  const { paper, page } = wall!(data as never, { language, label, rahu })
  const { renderWallCalendar } = await import('../pdf/render.ts')
  return renderWallCalendar({ title: page.title || slug, language, paper, created: now, months: [page] }, tenant)
}

/** The rows of the table of an answer. */
const rowsOf = (data: AnswerBody['data'], sheet: NonNullable<FileEntry['sheet']>): object[] => {
  const lists = typeof sheet === 'string' ? [sheet] : sheet
  return (lists.map((list) => data[list]).find((list) => list !== undefined) ?? []) as object[]
}

/**
 * An answer as iCalendar, CSV or a printed wall calendar, in the language of its labels; null for a capability without
 * that format, and for a calendar of years before 1.
 * @param body JSON text of the answer
 * @param now the moment of writing, milliseconds since 1970
 */
export const almanacFile = async (
  body: string,
  entry: FileEntry,
  format: AlmanacFormat,
  now: number,
  tenant: Tenant = NO_TENANT,
): Promise<Presentation | null> => {
  const { slug, calendar, sheet, wall } = entry
  if (!{ ics: calendar, csv: sheet, pdf: wall }[format]) return null
  const { data, meta } = JSON.parse(body) as AnswerBody
  const terms = meta.labels?.terms ?? {}
  if (format === 'pdf')
    return { type: TYPE.pdf, body: Buffer.from(await wallCalendar(data, entry, meta.labels, now, tenant)) }
  if (format === 'csv') return { type: TYPE.csv, body: csvFile(rowsOf(data, sheet!), terms) }
  // The library loads with the first calendar.
  const { calendarFile, hasCalendarDates } = await import('../document/calendar-file.ts')
  const events = calendar!(data as never)
  if (!hasCalendarDates(events)) return null
  const { location } = data as { location?: { latitude?: number; longitude?: number } }
  const { latitude, longitude } = location ?? {}
  const zone = latitude === undefined || longitude === undefined ? null : zoneAt(latitude, longitude).timezone
  const text = calendarFile(events, { name: slug, terms, now, zone: zone === null ? null : (zoneNamed(zone) ?? null) })
  return { type: TYPE.ics, body: text }
}
