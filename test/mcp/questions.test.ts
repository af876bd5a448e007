import { describe, expect, test } from 'bun:test'
import { assistant } from './assistant.ts'

type Facts = Record<string, unknown>
interface Question {
  /** The question in plain words. */
  asks: string
  /** Facts that the client extracts from the question, besides places and time zones. */
  facts?: Facts
  /** The text to filter rows by, for one item of a long list. */
  rows?: string
  /** A pattern that the answer must match. The source is given where it does not follow from the input. */
  says: RegExp
}

const BIRTH = { datetime: '1947-08-15T00:00' }
const COUPLE = { groom: { nakshatra: 'Pushya', pada: 1 }, bride: { nakshatra: 'Revati', pada: 2 } }

// Independent India: Taurus rising, Moon in Cancer, Pushya, as in every almanac.
const QUESTIONS: Question[] = [
  {
    asks: 'I was born in New Delhi at midnight of 15 August 1947. Show me my birth chart.',
    facts: BIRTH,
    says: /Taurus[\s\S]*Pushya/,
  },
  { asks: 'What is my moon sign? I was born in New Delhi.', facts: BIRTH, says: /Cancer/ },
  { asks: 'Which nakshatra was I born under, in New Delhi?', facts: BIRTH, says: /Pushya/ },
  {
    asks: 'What is the panchang of the day in Varanasi?',
    facts: { date: '2026-11-22' },
    says: /tithi[\s\S]*nakshatra/i,
  },
  { asks: 'When is Rahu kaal today in Chennai?', facts: { date: '2026-11-22' }, says: /rahu/i },
  { asks: 'Sunrise and sunset times in Pune', facts: { date: '2026-11-22' }, says: /2026-11-22T06:4\d/ },
  // Source: the cycle of Vimshottari begins with Saturn for a Moon in Pushya.
  { asks: 'Which mahadasha did I begin with? born in New Delhi', facts: BIRTH, says: /Saturn/ },
  { asks: 'When does my sade sati start and end? I was born in New Delhi', facts: BIRTH, says: /Saturn|sade/i },
  // Source: NASA's catalogue of solar eclipses, total of 2 August 2027.
  { asks: 'Solar and lunar eclipses seen from Cairo', facts: { year: 2027 }, says: /2027-08-02/ },
  { asks: 'Gun milan of two birth stars', facts: COUPLE, says: /total/i },
  // Source: the Government of India's list of holidays, Diwali of 2026.
  {
    asks: 'When is Diwali in Delhi?',
    facts: { year: 2026 },
    rows: 'diwali',
    says: /2026-11-08[^\n]*(Diwali|Deepavali|Lakshmi)|(Diwali|Deepavali|Lakshmi)[^\n]*2026-11-08/i,
  },
  { asks: 'ekadashi fasting dates for London', facts: { year: 2026, kind: 'ekadashi' }, says: /ekadashi/i },
  // Source: the tz database.
  { asks: 'What time zone is Kathmandu in, and its UTC offset?', says: /\+05:45/ },
  { asks: 'Draw my kundli as a picture; I was born in New Delhi', facts: BIRTH, says: /picture 1/ },
  {
    asks: 'Which gemstone should I wear? I was born in New Delhi',
    facts: BIRTH,
    says: /Venus|Saturn|diamond|sapphire/i,
  },
  // 1947-08-15: 1+9+4+7+8+1+5 = 35, 8.
  {
    asks: 'My life path number by numerology',
    facts: { date: '1947-08-15', name: 'Asha Rao' },
    says: /life_path:\n number: 8/,
  },
  { asks: 'Pull three tarot cards for past, present and future', facts: { seed: 'question' }, says: /past/i },
  { asks: 'What does the week hold for Leo?', facts: { sign: 'Leo', date: '2026-11-22' }, says: /Leo/ },
  // Source: the Astronomical Almanac, Full Moon of 24 November 2026.
  {
    asks: 'When is the next full moon?',
    facts: { year: 2026, month: 11, latitude: 28.61, longitude: 77.21, timezone: 'Asia/Kolkata' },
    says: /2026-11-24/,
  },
  { asks: 'My western natal chart, born in London', facts: { datetime: '1990-06-10T12:00' }, says: /Gemini/ },
]

interface FindResult {
  capabilities: { slug: string; required: string[] }[]
  places: { latitude: number; longitude: number; timezone: string }[]
}
interface DescribeResult {
  input_schema: { properties: Facts }
}

const { call } = await assistant()

/** Searches with the question, calls the first capability whose required input is known, and returns its answer. */
const solve = async ({ asks, facts = {}, rows }: Question): Promise<string> => {
  const { capabilities, places } = (await call('find_capability', { query: asks })).structured as unknown as FindResult
  const { latitude, longitude, timezone } = places[0] ?? {}
  const knownFacts: Facts = { ...(places[0] ? { latitude, longitude, timezone } : {}), ...facts }
  const match = capabilities.find(({ required }) => required.every((name) => name in knownFacts))
  if (!match) throw new Error(`No match of ${asks} has a known input: ${JSON.stringify(capabilities)}`)
  const { input_schema } = (await call('describe_capability', { capability: match.slug }))
    .structured as unknown as DescribeResult
  const input = Object.fromEntries(Object.entries(knownFacts).filter(([name]) => name in input_schema.properties))
  const answer = await call('call_capability', { capability: match.slug, input, ...(rows && { rows }) })
  return `${match.slug}\n${answer.text}`
}

describe('questions in plain words, by find, describe and call', () => {
  for (const question of QUESTIONS)
    test(question.asks, async () => {
      expect(await solve(question)).toMatch(question.says)
    })
})
