import { SUBJECTS } from '../lexicon/subjects.ts'

/** What a model is told of the whole. */
export const INSTRUCTIONS = `Khagola computes astrology: Vedic and Western charts, panchang, matching, dashas, doshas and yogas, transits, forecasts, numerology, tarot, Vastu. Never work such figures out yourself: call.
1. find_capability with the question in plain words; name the birth place, and it gives latitude, longitude and timezone.
2. describe_capability of the one that fits, for its input.
3. call_capability. Ask only for the fields you need.
Times are local to the place, without offset. An unknown birth time: ask; noon stands in, and houses then mean nothing. Warnings of an answer are to be told. Readings say what traditions hold; they are no medical, legal or financial advice.`

export const CONVENTIONS = `# Conventions

- **Time.** \`datetime\` is local, ISO 8601 without offset. \`timezone\` (IANA) decides, else \`utc_offset\`, else the zone at the coordinates with a warning. A time that a clock skipped is refused; a repeated hour takes the first pass and warns. Before standard time the local mean time of the place is used. Dates are proleptic Gregorian.
- **Place.** \`latitude\` north positive, \`longitude\` east positive, decimal degrees. search-place, or find_capability with \`place\`, finds them.
- **Sky.** Swiss Ephemeris files for 1800 to 2399.
- **Choices.** Ayanamsha \`lahiri\` and node \`mean\` unless asked otherwise; Vedic houses are whole signs; sunrise is the upper limb with 34' of refraction at sea level.
- **Answers.** Degrees are decimal; \`degree\` counts within the sign, \`longitude\` from 0° Aries; \`sign_number\` begins with Aries as 1. What cannot be known is null, with a warning. \`labels\` (a language code in the input) adds display names.
- **Errors.** A refusal names its field and costs nothing. Only what is marked retryable is worth trying again.
- **Cost.** In credits for a live key: light and standard 1, heavy 3, reports 10, a PDF 120 more. Nothing without a server.
`

/** Longer lists are known by their beginning. */
const SHOWN = 40

/** The words of the answers, by subject. */
export const glossary = (): string =>
  [
    '# Glossary',
    ...Object.entries(SUBJECTS).map(([subject, { words, about }]) => {
      const shown = words.slice(0, SHOWN).join(', ')
      return `\n## ${subject}\n${about}\n\n${shown}${words.length > SHOWN ? `, and ${words.length - SHOWN} more` : ''}`
    }),
  ].join('\n')

export interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: readonly { name: string; description: string; required: boolean }[]
  text(given: Readonly<Record<string, string>>): string
}

const argument = (name: string, description: string, required = true) => ({ name, description, required })

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'read_my_chart',
    title: 'Read my chart',
    description: 'A birth chart, computed and told in plain words.',
    arguments: [
      argument('born', 'Local date and time, such as 15 August 1990, 7:30 in the morning'),
      argument('place', 'Where, such as Pune'),
      argument('question', 'What it should dwell on', false),
    ],
    text: ({ born, place, question }) =>
      `I was born ${born} in ${place}. Find the place with find_capability, then call birth-chart-bundle, and where it helps current-dasha and dosha-summary. Tell me my ascendant, Moon sign and star, what stands out in the chart, and the period that runs now. Give the figures that you rest on, tell every warning, and say what is tradition rather than fact.${question ? ` Dwell on this: ${question}` : ''}`,
  },
  {
    name: 'todays_panchang',
    title: "Today's panchang",
    description: 'The almanac of a day at a place.',
    arguments: [argument('place', 'Where, such as Pune'), argument('date', 'YYYY-MM-DD; today when left out', false)],
    text: ({ place, date }) =>
      `Give me the panchang of ${date ?? 'today'} at ${place}. Find the place with find_capability, then call daily-panchang with fields vara, limbs, sun_moon, inauspicious, auspicious, festivals. Tell the tithi, nakshatra, yoga and karana with the times at which they end, sunrise and sunset, Rahu kaal, the good hours, and what is kept on the day.`,
  },
  {
    name: 'match_two_people',
    title: 'Match two people',
    description: 'How two births suit each other, by the 36 points.',
    arguments: [
      argument('groom_born', 'Local date and time of his birth'),
      argument('groom_place', 'Where he was born'),
      argument('bride_born', 'Local date and time of her birth'),
      argument('bride_place', 'Where she was born'),
    ],
    text: ({ groom_born, groom_place, bride_born, bride_place }) =>
      `He was born ${groom_born} in ${groom_place}; she was born ${bride_born} in ${bride_place}. Find both places with find_capability, call ashtakoot-details and manglik-match with \`groom\` and \`bride\`, and tell us the points of each koota with what it means, the doshas with what takes them away, and the whole. Say what is tradition rather than fact.`,
  },
]
