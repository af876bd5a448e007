import { catalogue } from '../../src/capabilities/index.ts'
import { withNotes } from '../../src/document/notes.ts'
import type { RenderRequest } from '../../src/document/rendering.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { type Ask, frontOf } from '../../src/service/jobs/front.ts'
import { PDF_REPORTS } from '../../src/service/jobs/order.ts'
import type { WarningCode } from '../../src/warnings.ts'
import { worldAt } from '../world.ts'

/** Every report of the contract as a document, for births that try what a page can bear. */

const NOW = Date.UTC(2026, 10, 23)

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

const ask: Ask = async (family, slug, input) =>
  catalogue.find((entry) => entry.family === family && entry.slug === slug)!.compute(input as never, worldAt(NOW))

/** A report on somebody; one on a pair takes another person beside. */
export const inputOf = (slug: string, who: Person): JsonObject => {
  const [one, other] = [PEOPLE[who], PEOPLE[who === 'tamil' ? 'old' : 'tamil']]
  if (slug === 'matching-report') return { groom: one, bride: other }
  return slug.startsWith('synastry') ? { person_a: one, person_b: other } : one
}

/** What a job would have rendered. */
export const documentFor = async (slug: string, who: Person): Promise<RenderRequest> => {
  const entry = catalogue.find((each) => each.slug === slug && each.family === PDF_REPORTS.get(slug))!
  const world = worldAt(NOW)
  const input = inputOf(slug, who)
  const data = await entry.compute(input as never, world)
  const { subjects, sections } = await frontOf(entry.family, entry.document!(data), input, ask)
  return {
    title: entry.title,
    subjects,
    sections: withNotes(
      sections,
      world.warnings.map((message) => ({ code: 'ignored_input' as WarningCode, message })),
    ),
    branding: null,
    watermark: false,
    language: 'en',
    created: NOW,
  }
}
