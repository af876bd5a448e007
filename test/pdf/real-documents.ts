import { Value } from '@sinclair/typebox/value'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import type { RenderRequest } from '../../src/document/rendering.ts'
import type { ReportInput } from '../../src/reports/input.ts'
import { type AnswerOf, reportDocument } from '../../src/reports/report-document.ts'
import { reportsOf } from '../../src/reports/report-index.ts'
import { worldAt } from '../world.ts'

/** Every PDF report as a document, for births that are hard to lay out. */

export const NOW = Date.UTC(2026, 10, 23)

const index = catalogueIndexOf(catalogue)

const reports = reportsOf(catalogue)
export const REPORTS = [...reports.keys()]

const birth = (
  datetime: string,
  timezone: string,
  latitude: number,
  longitude: number,
  name: string,
  place: string,
) => ({
  ...{ datetime, timezone, latitude, longitude, name, place },
})
export const PEOPLE = {
  child: birth('2021-05-09T06:12', 'Asia/Kolkata', 19.076, 72.8777, 'Aarav', 'Mumbai'),
  old: birth('1934-02-17T21:40', 'Asia/Kolkata', 25.3176, 82.9739, 'Raghunath Prasad Mishra', 'Varanasi'),
  /** A birth in the polar night. */
  polar: birth('1985-12-21T12:00', 'Europe/Oslo', 69.6492, 18.9553, 'Ingrid Solheim', 'Tromsø'),
  /** A birth where Placidus has no cusps, in the polar day. */
  noHouses: birth('1990-06-21T23:15', 'Arctic/Longyearbyen', 78.2232, 15.6267, 'Nils Aas', 'Longyearbyen'),
  midnight: birth('2000-01-01T00:00', 'America/New_York', 40.7128, -74.006, 'Eve Turner', 'New York'),
  tamil: birth(
    '1978-08-15T05:45',
    'Asia/Kolkata',
    9.9252,
    78.1198,
    'ஸ்ரீமதி மீனாட்சி சுந்தரேஸ்வரி வெங்கடசுப்பிரமணியன் இராமநாதபுரம்',
    'மதுரை, தமிழ்நாடு',
  ),
}
export type Person = keyof typeof PEOPLE

/** Input of a report; a report on two people gets a second person. */
export const inputOf = (slug: string, who: Person): ReportInput => {
  const [first, second] = [PEOPLE[who], PEOPLE[who === 'tamil' ? 'old' : 'tamil']]
  const { subjects } = reports.get(slug)!.report
  if (subjects === 'person') return first
  return Object.fromEntries(Object.keys(subjects).map((field, i) => [field, i === 0 ? first : second]))
}

const computeDocument = async (
  slug: string,
  who: Person,
  labels: string | undefined,
  bilingual: boolean,
  further: ReportInput,
): Promise<RenderRequest> => {
  const entry = reports.get(slug)!
  const world = worldAt(NOW)
  const input = { ...inputOf(slug, who), ...(labels ? { labels } : {}), ...further }
  const data = await entry.compute(input as never, world)
  const warnings = world.warnings.map((message) => ({ code: 'ignored_input' as const, message }))
  const answer: AnswerOf = async (second, of) => {
    if (!Value.Check(second.input, of)) throw new Error(`${second.slug} refuses the input of a part of ${slug}`)
    return second.compute(of as never, worldAt(NOW))
  }
  return {
    ...(await reportDocument(entry, { input, data, warnings, bilingual }, index.find, answer)),
    branding: null,
    watermark: false,
    language: 'en',
    created: NOW,
  }
}

/** The oldest documents are forgotten. */
const MAX_CACHED_DOCUMENTS = 60
const documents = new Map<string, Promise<RenderRequest>>()

/** The render request of a job, cached: several tests read the same documents. */
export const documentFor = (
  slug: string,
  who: Person,
  labels?: string,
  bilingual = false,
  further: ReportInput = {},
): Promise<RenderRequest> => {
  const key = JSON.stringify([slug, who, labels, bilingual, further])
  const document = documents.get(key) ?? computeDocument(slug, who, labels, bilingual, further)
  documents.set(key, document)
  if (documents.size > MAX_CACHED_DOCUMENTS) documents.delete(documents.keys().next().value!)
  return document
}
