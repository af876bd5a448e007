import type { CatalogueEntry } from '../capabilities/capability.ts'
import type { Backend } from './backend.ts'

/** Prepositions before the name of a place. */
const PREPOSITIONS = /\b(in|at|near|from|for|of)\s+/gi
/** Prepositions before the name of a place that does not begin with a capital letter. */
const LOCATION_PREPOSITIONS = /^(in|at|near)$/i
/** Text that ends the name of a place. */
const NAME_END =
  /[.;:!?()"]|\s(?:on|at|and|who|born|for|with|is|was|will|from|to|in|today|tomorrow|this|next|the|my|a|an)\b|,?\s+\d/i
/** Words after these prepositions that are not places. */
const NOT_A_PLACE =
  /^(?:right|coming|next|last|number|two|three|mine|my|the|a|an|his|her|our|your|their|this|that|these|which|what|it|me|you|love|birth|life|work|marriage|general|detail|short|english|hindi|today|tomorrow|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|night|noon|midnight|dawn|home|house)\b/i
/** A place before the preposition: `what zone is Kathmandu in`. */
const PLACE_BEFORE_IN = /\b(?:is|was)\s+(\p{Lu}[\p{L}' .-]{1,40}?)\s+in(?=\s*[,.?]|$)/u
/** Maximum number of places in one text. */
const MAX_PLACES = 2

/** Returns possible names of places in a question: `Pune, India` for `born in Pune, India on 3 May`. */
export const placeNamesIn = (text: string): string[] => {
  const candidates = [...text.matchAll(PREPOSITIONS)].flatMap(({ 0: match, 1: word, index }) => {
    const rest = text.slice(index + match.length)
    if (!/^\p{Lu}/u.test(rest) && !LOCATION_PREPOSITIONS.test(word!)) return []
    const end = NAME_END.exec(rest)
    const name = (end ? rest.slice(0, end.index) : rest).trim().replace(/,$/, '')
    return name.length >= 3 && name.length <= 60 && !/\d/.test(name) && !NOT_A_PLACE.test(name) ? [name] : []
  })
  candidates.push(...(PLACE_BEFORE_IN.exec(text)?.slice(1) ?? []))
  const capitalised = candidates.filter((name) => /^\p{Lu}/u.test(name))
  return [...new Set(capitalised.length > 0 ? capitalised : candidates)].slice(0, MAX_PLACES)
}

export interface FoundPlace {
  readonly name: string
  readonly region: string | null
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly timezone: string
  readonly utc_offset: string | null
  readonly population: number
}

interface PlaceResult extends FoundPlace {
  readonly admin1: string | null
  readonly score: number
}

/** Maximum number of results for one name. */
const RESULTS_PER_NAME = 3
/** Minimum search score of a name from a question. Names with a lower score are probably not places. */
const MIN_SCORE = 0.8

/** Searches the places with a name by calling search-place, at its price. */
export const findPlaces = async (
  backend: Backend,
  search: CatalogueEntry,
  { name, at, isExplicit }: { name: string; at?: string | undefined; isExplicit: boolean },
) => {
  const reply = await backend.call(search, { query: name, limit: RESULTS_PER_NAME, ...(at ? { at } : {}) })
  if (reply.status !== 200) return isExplicit ? reply : []
  const { places } = (JSON.parse(reply.body) as { data: { places: PlaceResult[] } }).data
  return places
    .filter(({ score }) => isExplicit || score >= MIN_SCORE)
    .map(
      ({
        name: placeName,
        admin1: region,
        country,
        latitude,
        longitude,
        timezone,
        utc_offset,
        population,
      }): FoundPlace => ({
        ...{ name: placeName, region, country, latitude, longitude, timezone, utc_offset, population },
      }),
    )
}
