import { SUBJECTS } from '../lexicon/subjects.ts'

/** Instructions for a model on how to use the tools. */
export const INSTRUCTIONS = `Khagola computes astrology: Vedic and Western charts, panchang, matching, dashas, doshas and yogas, transits, forecasts, numerology, tarot, Vastu. Never calculate such values yourself: call the tools.
1. find_capability with the question in plain words; if it names the birth place, the result has latitude, longitude and timezone.
2. describe_capability of the best match, for its input.
3. call_capability. Request only the fields you need.
Times are local to the place, without offset. If the birth time is unknown, ask for it; otherwise noon is used, and houses are meaningless. Report the warnings of an answer. Readings state what traditions hold; they are not medical, legal or financial advice.`

export const CONVENTIONS = `# Conventions

- **Time.** \`datetime\` is local, ISO 8601 without offset. The zone is \`timezone\` (IANA), else \`utc_offset\`, else the zone at the coordinates, with a warning. A time that the clocks skipped is refused; in a repeated hour the first pass is used, with a warning. Before standard time the local mean time of the place is used. Dates before 1582-10-15 are Julian unless \`calendar\` says otherwise; answers are Gregorian.
- **Place.** \`latitude\` north positive, \`longitude\` east positive, decimal degrees. search-place, or find_capability with \`place\`, finds them.
- **Sky.** Swiss Ephemeris files for 3000 BC to AD 2999.
- **Defaults.** Ayanamsha \`lahiri\` and node \`mean\`; Vedic houses are whole signs; sunrise is the upper limb with 34' of refraction at sea level.
- **Answers.** Degrees are decimal; \`degree\` counts within the sign, \`longitude\` from 0° Aries; \`sign_number\` begins with Aries as 1. Unknown values are null, with a warning. \`labels\` (a language code in the input) adds display names.
- **Errors.** A refusal names its field and costs nothing. Retry only errors that are marked retryable.
- **Cost.** In credits for a live key: light and standard 1, heavy 3, reports 10, a PDF 120 more. Calls without a server are free.
`

/** Maximum number of terms listed for a subject. */
const MAX_TERMS = 40

/** The terms of the answers, by subject. */
export const glossary = (): string =>
  [
    '# Glossary',
    ...Object.entries(SUBJECTS).map(([subject, { words, about }]) => {
      const terms = words.slice(0, MAX_TERMS).join(', ')
      return `\n## ${subject}\n${about}\n\n${terms}${words.length > MAX_TERMS ? `, and ${words.length - MAX_TERMS} more` : ''}`
    }),
  ].join('\n')

export interface McpPrompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: readonly { name: string; description: string; required: boolean }[]
  text(values: Readonly<Record<string, string>>): string
}

const argument = (name: string, description: string, required = true) => ({ name, description, required })

export const PROMPTS: readonly McpPrompt[] = [
  {
    name: 'read_my_chart',
    title: 'Read my chart',
    description: 'A birth chart, explained in plain words.',
    arguments: [
      argument('born', 'Local date and time, such as 15 August 1990, 7:30 in the morning'),
      argument('place', 'Place of birth, such as Pune'),
      argument('question', 'Subject to focus on', false),
    ],
    text: ({ born, place, question }) =>
      `I was born ${born} in ${place}. Find the place with find_capability, then call birth-chart-bundle, and where it helps current-dasha and dosha-summary. Tell me my ascendant, Moon sign and star, what is notable in the chart, and the current period. Quote the values that you rely on, report every warning, and say what is tradition rather than fact.${question ? ` Focus on this: ${question}` : ''}`,
  },
  {
    name: 'todays_panchang',
    title: "Today's panchang",
    description: 'The almanac of a day at a place.',
    arguments: [argument('place', 'Place, such as Pune'), argument('date', 'YYYY-MM-DD; default: today', false)],
    text: ({ place, date }) =>
      `Give me the panchang of ${date ?? 'today'} at ${place}. Find the place with find_capability, then call daily-panchang with fields vara, limbs, sun_moon, inauspicious, auspicious, festivals. List the tithi, nakshatra, yoga and karana with their end times, sunrise and sunset, Rahu kaal, the auspicious hours, and the festivals of the day.`,
  },
  {
    name: 'match_two_people',
    title: 'Match two people',
    description: 'Compatibility of two births by the 36 points.',
    arguments: [
      argument('groom_born', 'Local date and time of his birth'),
      argument('groom_place', 'His place of birth'),
      argument('bride_born', 'Local date and time of her birth'),
      argument('bride_place', 'Her place of birth'),
    ],
    text: ({ groom_born, groom_place, bride_born, bride_place }) =>
      `He was born ${groom_born} in ${groom_place}; she was born ${bride_born} in ${bride_place}. Find both places with find_capability, call ashtakoot-details and manglik-match with \`groom\` and \`bride\`, and list the points and meaning of each koota, the doshas with their cancellations, and the total. Say what is tradition rather than fact.`,
  },
]
