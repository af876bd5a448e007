import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import cityRanking from '../../location-astrology/city-ranking.ts'
import numerologyName from '../../numerology/numerology-name.ts'
import numerologyVedic from '../../numerology/numerology-vedic.ts'
import { type IntentComposer, intentFact, periodOfPlanet } from './intent-context.ts'
import { birthDateOf, birthOnly } from './intent-moments.ts'
import { packSentence } from './pack.ts'

/** Answers on numbers of names and dates, and on cities. */

export const birthNumberAnswer: IntentComposer = async (context) => {
  const date = birthDateOf(context)
  const { moolank, bhagyank, relation, favourable } = await numerologyVedic.compute({ date }, context.world)
  const fact = intentFact(
    'number.birth',
    'score',
    `Your birth number, the moolank, is ${moolank.number}.`,
    moolank.number,
    'numerology/numerology-vedic',
  )
  const dateFact = intentFact(
    'number.date',
    'score',
    `The number of your whole date, the bhagyank, is ${bhagyank.number}.`,
    bhagyank.number,
    'numerology/numerology-vedic',
  )
  const asksForDate = /bhagyank|bhagyaank|life_?path|life path|destiny|conductor|भाग्यांक/.test(context.searchText)
  return {
    lead: [
      packSentence(
        asksForDate
          ? `The number of your whole date, the bhagyank, is ${bhagyank.number}, and your birth number is ${moolank.number}.`
          : `Your birth number, the moolank, is ${moolank.number}, and the number of the whole date is ${bhagyank.number}.`,
        fact,
        dateFact,
      ),
    ],
    why: [
      packSentence(asksForDate ? bhagyank.meaning : moolank.meaning, asksForDate ? dateFact : fact),
      packSentence(relation.text, fact),
      packSentence(`Numbers that go well with it are ${joinWords(favourable.numbers.map(String))}.`, fact),
    ],
    timing: [await periodOfPlanet(moolank.planet as Graha, 'the nature of this number', context)],
    advice: [packSentence(`Let ${favourable.days[0]} be the day on which you ask for things.`, fact)],
    capabilities: ['numerology-vedic', 'prediction-dasha'],
  }
}

export const nameNumberAnswer: IntentComposer = async (context) => {
  const date = birthDateOf(context)
  const { name } = context.slots
  if (!name) {
    const { moolank, favourable } = await numerologyVedic.compute({ date }, context.world)
    const fact = intentFact(
      'number.birth',
      'score',
      `Your birth number is ${moolank.number}.`,
      moolank.number,
      'numerology/numerology-vedic',
    )
    return {
      lead: [
        packSentence(
          `The name itself is needed for its number; your date of birth asks for a name of ${joinWords(favourable.numbers.map(String)).replace(/ and (\S+)$/, ' or $1')}.`,
          fact,
        ),
      ],
      why: [
        packSentence(
          `These numbers are friends of your birth number, ${moolank.number}, which is that of ${nameInSentence(moolank.planet as Graha)}.`,
          fact,
        ),
      ],
      advice: [packSentence('Ask again and write out the name as you sign it: my name is, and then the name.', fact)],
      capabilities: ['numerology-vedic'],
    }
  }
  const { chaldean, pythagorean, birth_match } = await numerologyName.compute(
    { name, date, suggest: false },
    context.world,
  )
  const fact = intentFact(
    'number.name',
    'score',
    `The name that you wrote has the number ${chaldean.number} by the Chaldean table.`,
    chaldean.number,
    'numerology/numerology-name',
  )
  const VERDICTS: Record<string, string> = {
    supportive: 'it goes well with your date of birth',
    neutral: 'it is neutral to your date of birth',
    opposed: 'it pulls against your date of birth',
  }
  const verdict = birth_match
    ? (VERDICTS[birth_match.verdict] ?? `it is ${birth_match.verdict} to your date of birth`)
    : null
  return {
    lead: [packSentence(`The number of that name is ${chaldean.number}${verdict ? `, and ${verdict}` : ''}.`, fact)],
    why: [
      packSentence(`The sum before it is reduced is ${chaldean.compound}.`, fact),
      packSentence(`By the Pythagorean table the name has ${pythagorean.number}.`, fact),
      birth_match
        ? packSentence(
            `Your birth number is ${birth_match.moolank} and that of the whole date ${birth_match.bhagyank}.`,
            fact,
          )
        : null,
    ],
    advice: [
      packSentence('Change a spelling only if you like the new one; people remember a name by its sound.', fact),
    ],
    capabilities: ['numerology-name'],
  }
}

const GOALS = [
  [/\b(?:job|work|career|business|naukri)\b|नौकरी|काम/, 'career', 'work'],
  [/\b(?:money|rich|wealth|paisa)\b|पैसा/, 'money', 'money'],
  [/\b(?:stud\w*|university|college)\b|पढाई/, 'study', 'study'],
  [/\b(?:love|partner|marri\w*)\b/, 'love', 'love'],
  [/\b(?:retire\w*|old age)\b/, 'retirement', 'later life'],
] as const

/** The fewest cities of a country that are ranked alone. */
const LEAST_CITIES = 4

export const bestPlaceAnswer: IntentComposer = async (context) => {
  const [, goal, matter] =
    GOALS.find(([pattern, key]) => pattern.test(context.searchText) && !(context.reader.minor && key === 'love')) ??
    ([null, 'home', 'a home'] as const)
  const { searchText, world, birth } = context
  const asksForCountry = /\bcountr/.test(searchText)
  const isAbroad = asksForCountry || /\b(?:abroad|overseas|foreign|world|videsh)\b/.test(searchText)
  const [home] = isAbroad
    ? []
    : await world.atlas.search({ query: `${birth.latitude}, ${birth.longitude}`, limit: 1 }, world.yieldIfDue)
  const rank = (filter: { countries?: string[]; min_population: number }) =>
    cityRanking.compute({ ...birthOnly(context), goal, limit: 20, ...filter }, world)
  const ofHome = home && (await rank({ countries: [home.country_code], min_population: 300_000 }))
  // A country with few cities leaves no choice.
  const isHome = ofHome !== undefined && ofHome.cities.length >= LEAST_CITIES
  const { cities, considered } = isHome ? ofHome : await rank({ min_population: 1_000_000 })
  const rows = asksForCountry
    ? [...new Map(cities.toReversed().map((city) => [city.place.country, city])).values()].reverse()
    : cities
  const nameOf = ({ place }: (typeof cities)[number]) =>
    asksForCountry
      ? `${place.country} (${place.name})`
      : isHome
        ? String(place.name)
        : `${place.name} (${place.country})`
  const names = rows.slice(0, 4).map(nameOf)
  const [best] = rows
  const fact = intentFact(
    'place.best',
    'score',
    `Among ${considered} ${isHome ? '' : 'large '}cities ${best!.place.name} comes first for ${matter} in your chart.`,
    best!.place.name,
    'location-astrology/city-ranking',
  )
  return {
    lead: [
      packSentence(
        `For ${matter} the map of your chart puts ${names[0]} first${isHome && home ? ` in ${home.country}` : ''}, and after it ${joinWords(names.slice(1, 3))}.`,
        fact,
      ),
    ],
    why: [
      ...[0, 1].map((nth) => {
        const line = best!.helping[nth]
        return line ? packSentence(line.meaning.replace(/\bhere\b/, `in ${best!.place.name}`), fact) : null
      }),
      packSentence(`${upperFirst(String(considered))} cities were compared.`, fact),
    ],
    advice: [packSentence(`Visit ${best!.place.name} for a week before you compare rents.`, fact)],
    capabilities: ['city-ranking'],
  }
}
