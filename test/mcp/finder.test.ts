import { expect, test } from 'bun:test'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { createFinder } from '../../src/mcp/finder.ts'

/** Natural questions, each with the capabilities that answer it. */
const QUESTIONS: readonly (readonly [question: string, answers: string])[] = [
  ['best day to buy a car', 'muhurta-search'],
  ['match two people for marriage', 'ashtakoot-details quick-match matching-report'],
  ['what is my dasha now', 'current-dasha'],
  ['when will I get married', 'report-marriage vivaha-yogas'],
  ['am I manglik', 'manglik-dosha'],
  ["what is today's rahu kaal in Chennai", 'inauspicious-timings'],
  ['a name for my newborn baby', 'naming-syllables'],
  ['is my sade sati running', 'sade-sati-status'],
  ['which gemstone should I wear', 'gemstone-recommendation prediction-gem'],
  ['when is Diwali next year', 'festival-calendar'],
  ['next ekadashi date', 'vrat-dates'],
  ['good time to start a business', 'muhurta-search'],
  ['is tomorrow at 10 am good to sign a contract', 'muhurta-check'],
  ['where in the world should I live', 'city-ranking'],
  ['what does my horoscope say about my career', 'report-career ai-career-reading'],
  ['daily horoscope for Leo', 'daily-sign-horoscope western-daily-horoscope'],
  ['when is the next solar eclipse', 'eclipses mundane-eclipses'],
  ['when is Mercury retrograde this year', 'western-retrogrades planetary-events mundane-retrograde-calendar'],
  [
    'are we compatible, me and my girlfriend',
    'synastry-chart synastry-full ashtakoot-details quick-match matching-report ai-compatibility-reading',
  ],
  ['pull a tarot card', 'tarot-daily-card tarot-draw-cards'],
  ['will I get the job, yes or no', 'tarot-yes-no kp-horary-chart'],
  ['my life path number', 'numerology-profile'],
  ['check the vastu of my flat', 'vastu-analyse'],
  ['hora of the day', 'planetary-hora'],
  ['choghadiya today in Mumbai', 'choghadiya'],
  ['what are my lucky colours and numbers', 'prediction-lucky-info'],
  ['draw my kundli', 'chart-image'],
  ['navamsa chart', 'divisional-chart divisional-charts birth-chart-bundle'],
  ['what is my rising sign', 'find-ascendant'],
  ['what is my moon sign', 'find-moon-sign'],
  ['do I have kaal sarp dosh', 'kaal-sarp-dosha'],
  ['which yogas are in my chart', 'all-yogas'],
  ['my solar return for this year', 'western-solar-return'],
  ['how long will I live', 'longevity-analysis ayurdaya'],
  ['will I settle abroad', 'report-foreign-travel report-relocation'],
  ['when is my Saturn return', 'western-planetary-return'],
  ['what transits am I having now', 'gochara-transits western-daily-transit western-transit-wheel transit-timeline'],
  ['which tithi is it today', 'daily-panchang panchang-five-limbs'],
  ['the chart of our relationship', 'western-composite-chart synastry-chart synastry-full'],
  ['what phase is the moon in', 'moon-phases sun-moon-timings'],
]

/** Further questions that were not used to choose the keywords of the capabilities. */
const HELD_OUT: typeof QUESTIONS = [
  ['auspicious date for a wedding', 'muhurta-search'],
  ['when can I do griha pravesh', 'muhurta-search vastu-auspicious-times'],
  ['how many gunas match', 'quick-match ashtakoot-details'],
  ['will I have children', 'report-children santana-dosha'],
  ['what career suits me', 'report-career ai-career-reading'],
  ['sunrise time in Delhi', 'sun-moon-timings'],
  ['what does my name mean in numbers', 'numerology-name numerology-profile'],
  ['strength of my planets', 'shadbala'],
  ['which beads should I wear', 'rudraksha-recommendation'],
  ['what does the year ahead hold for me', 'yearly-personal-forecast western-yearly-forecast varshaphal'],
  ['birthday chart in the Indian way', 'varshaphal tithi-pravesh'],
  ['what time zone is Kathmandu in', 'resolve-timezone'],
  ['my birth star', 'find-nakshatra prediction-nakshatra-interp'],
  ['astrocartography map', 'astrocartography-map'],
  ['three card tarot', 'tarot-three-card'],
  ['when does my current mahadasha end', 'current-dasha vimshottari-dasha'],
  ['which direction should my front door face', 'vastu-analyse nakshatra-vastu'],
  ['money and wealth in my chart', 'report-wealth dhana-yogas'],
  ['biorhythm today', 'biorhythms'],
  ['shraddha date of my father', 'shraddha-dates'],
]

const find = createFinder(catalogue, families)

/** Questions without an expected capability among the first three results, with these results. */
const missedQuestions = (questions: typeof QUESTIONS) =>
  questions.flatMap(([question, answers]) => {
    const slugs = find(question, 3).map(({ slug }) => slug)
    return slugs.some((slug) => answers.split(' ').includes(slug)) ? [] : [`${question}: ${slugs.join(', ')}`]
  })

test('the answers are slugs of the catalogue', () => {
  const slugs = catalogue.map(({ slug }) => slug)
  const answers = [...QUESTIONS, ...HELD_OUT].flatMap(([, words]) => words.split(' '))
  expect(answers.filter((slug) => !slugs.includes(slug))).toEqual([])
})

test('at least 57 of 60 questions have an expected capability among the first three results', () => {
  const all = missedQuestions([...QUESTIONS, ...HELD_OUT])
  expect(all.length <= 3 ? [] : all).toEqual([])
})
