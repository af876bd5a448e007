import type { Entry } from '../capabilities/capability.ts'
import type { Backend } from './backend.ts'

/** Before a place, in words. */
const BEFORE = /\b(in|at|near|from|for|of)\s+/gi
/** Before one that is written without a capital. */
const SURELY_BEFORE = /^(in|at|near)$/i
/** What ends the name of a place. */
const AFTER =
  /[.;:!?()"]|\s(?:on|at|and|who|born|for|with|is|was|will|from|to|in|today|tomorrow|this|next|the|my|a|an)\b|,?\s+\d/i
/** Words that stand behind the same prepositions and are no places. */
const NO_PLACE =
  /^(?:right|coming|next|last|number|two|three|mine|my|the|a|an|his|her|our|your|their|this|that|these|which|what|it|me|you|love|birth|life|work|marriage|general|detail|short|english|hindi|today|tomorrow|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|night|noon|midnight|dawn|home|house)\b/i
/** A place before the word: `what zone is Kathmandu in`. */
const BEHIND = /\b(?:is|was)\s+(\p{Lu}[\p{L}' .-]{1,40}?)\s+in(?=\s*[,.?]|$)/u
/** Places looked for in one text. */
const AT_MOST = 2

/** What may be the name of a place in a question: `born in Pune, India on 3 May` has `Pune, India`. */
export const placesIn = (text: string): string[] => {
  const found = [...text.matchAll(BEFORE)].flatMap(({ 0: before, 1: word, index }) => {
    const rest = text.slice(index + before.length)
    if (!/^\p{Lu}/u.test(rest) && !SURELY_BEFORE.test(word!)) return []
    const end = AFTER.exec(rest)
    const name = (end ? rest.slice(0, end.index) : rest).trim().replace(/,$/, '')
    return name.length >= 3 && name.length <= 60 && !/\d/.test(name) && !NO_PLACE.test(name) ? [name] : []
  })
  found.push(...(BEHIND.exec(text)?.slice(1) ?? []))
  const named = found.filter((name) => /^\p{Lu}/u.test(name))
  return [...new Set(named.length > 0 ? named : found)].slice(0, AT_MOST)
}

export interface Place {
  readonly name: string
  readonly region: string | null
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly timezone: string
  readonly utc_offset: string | null
  readonly population: number
}

interface Found extends Place {
  readonly admin1: string | null
  readonly score: number
}

/** Places of one name that are told. */
const OF_A_NAME = 3
/** A name in the midst of a question that scores less is probably none. */
const SURE = 0.8

/** The places that a name may mean, by the capability that searches them, at its price. */
export const placesNamed = async (
  backend: Backend,
  search: Entry,
  { name, at, given }: { name: string; at?: string | undefined; given: boolean },
) => {
  const reply = await backend.call(search, { query: name, limit: OF_A_NAME, ...(at ? { at } : {}) })
  if (reply.status !== 200) return given ? reply : []
  const { places } = (JSON.parse(reply.body) as { data: { places: Found[] } }).data
  return places
    .filter(({ score }) => given || score >= SURE)
    .map(
      ({ name: called, admin1: region, country, latitude, longitude, timezone, utc_offset, population }): Place => ({
        ...{ name: called, region, country, latitude, longitude, timezone, utc_offset, population },
      }),
    )
}
