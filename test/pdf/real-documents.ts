import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import type { RenderRequest } from '../../src/document/rendering.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { type AnswerOf, editionOf } from '../../src/service/jobs/edition.ts'
import { PDF_REPORTS } from '../../src/service/jobs/order.ts'
import { worldAt } from '../world.ts'

/** Every report of the contract as a document, for births that try what a page can bear. */

export const NOW = Date.UTC(2026, 10, 23)

const shelf = catalogueIndexOf(catalogue)

export const REPORTS = [...PDF_REPORTS.keys()]

const born = (
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
  child: born('2021-05-09T06:12', 'Asia/Kolkata', 19.076, 72.8777, 'Aarav', 'Mumbai'),
  old: born('1934-02-17T21:40', 'Asia/Kolkata', 25.3176, 82.9739, 'Raghunath Prasad Mishra', 'Varanasi'),
  /** The Sun does not rise. */
  polar: born('1985-12-21T12:00', 'Europe/Oslo', 69.6492, 18.9553, 'Ingrid Solheim', 'Tromsø'),
  /** Beyond the circle where Placidus has cusps, in summer. */
  noHouses: born('1990-06-21T23:15', 'Arctic/Longyearbyen', 78.2232, 15.6267, 'Nils Aas', 'Longyearbyen'),
  midnight: born('2000-01-01T00:00', 'America/New_York', 40.7128, -74.006, 'Eve Turner', 'New York'),
  tamil: born(
    '1978-08-15T05:45',
    'Asia/Kolkata',
    9.9252,
    78.1198,
    'ஸ்ரீமதி மீனாட்சி சுந்தரேஸ்வரி வெங்கடசுப்பிரமணியன் இராமநாதபுரம்',
    'மதுரை, தமிழ்நாடு',
  ),
}
export type Person = keyof typeof PEOPLE

/** A report on somebody; one on a pair takes another person beside. */
export const inputOf = (slug: string, who: Person): JsonObject => {
  const [one, other] = [PEOPLE[who], PEOPLE[who === 'tamil' ? 'old' : 'tamil']]
  if (slug === 'matching-report') return { groom: one, bride: other }
  return slug.startsWith('synastry') ? { person_a: one, person_b: other } : one
}

/** What a job would have rendered. */
export const documentFor = async (
  slug: string,
  who: Person,
  labels?: string,
  bilingual = false,
): Promise<RenderRequest> => {
  const entry = (await shelf.find(PDF_REPORTS.get(slug)!, slug))!
  const world = worldAt(NOW)
  const input = { ...inputOf(slug, who), ...(labels ? { labels } : {}) }
  const data = await entry.compute(input as never, world)
  const warnings = world.warnings.map((message) => ({ code: 'ignored_input' as const, message }))
  const answer: AnswerOf = async (other, of) => other.compute(of as never, worldAt(NOW))
  return {
    ...(await editionOf(entry, { input, data, warnings, bilingual }, shelf.find, answer)),
    branding: null,
    watermark: false,
    language: 'en',
    created: NOW,
  }
}
