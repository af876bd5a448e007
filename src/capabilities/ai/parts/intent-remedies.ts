import { planetsRanked } from '../../../jyotish/assessment/planet.ts'
import { capitalisedName, type Graha, type Lord, nameInSentence } from '../../../jyotish/grahas.ts'
import { GIFTS, PLANET_REMEDIES } from '../../../jyotish/planet-remedies.ts'
import { longDate } from '../../../time/iso.ts'
import { countInWords } from '../../../wording.ts'
import vratDates from '../../festivals-muhurta/vrat-dates.ts'
import numerologyVedic from '../../numerology/numerology-vedic.ts'
import rudrakshaRecommendation from '../../remedies/rudraksha-recommendation.ts'
import reportSpiritual from '../../reports/report-spiritual.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import { conditionSentences } from '../../shared/narrative/condition.ts'
import planetaryDignity from '../../strengths/planetary-dignity.ts'
import {
  clockOf,
  dayOfReading,
  factSentence,
  type IntentComposer,
  type IntentContext,
  intentFact,
  periodOfPlanet,
  readerClaim,
} from './intent-context.ts'
import { gemsOf, recommendedStones } from './intent-gems.ts'
import { birthDateOf, birthplaceOf } from './intent-moments.ts'
import { reportInput } from './intent-periods.ts'
import { packSentence } from './pack.ts'

/** Answers on beads, gifts, mantras, deities and days of fasting. */

const GEMS = 'remedies/gemstone-recommendation'
/** The gift for a planet, as a clause. */
const giftClause = (planet: Graha) => `${GIFTS[planet][0]!.toLowerCase()}${GIFTS[planet].slice(1)}`
const faces = (count: number) => `${countInWords(count)} ${count === 1 ? 'face' : 'faces'}`

export const rudrakshaAnswer: IntentComposer = async (context) => {
  const data = await rudrakshaRecommendation.compute(context.birth, context.world)
  const { by_nakshatra: main, by_lagna, by_weak_planet, wearing } = data
  const fact = intentFact(
    'rudraksha.bead',
    'strength',
    `The rudraksha of ${faces(main.mukhi)} belongs to ${nameInSentence(main.planet)}, the lord of your birth star.`,
    main.mukhi,
    'remedies/rudraksha-recommendation',
  )
  const secondBead = [...by_lagna, ...by_weak_planet].find(({ mukhi }) => mukhi !== main.mukhi)
  return {
    lead: [packSentence(`Your rudraksha is the one of ${faces(main.mukhi)}, of ${nameInSentence(main.planet)}.`, fact)],
    why: [
      packSentence(main.reason, fact),
      secondBead
        ? packSentence(`Next to it comes the bead of ${faces(secondBead.mukhi)}. ${secondBead.reason}`, fact)
        : null,
    ],
    timing: [packSentence(`It is put on first on a ${wearing.day}, ${wearing.time}.`, fact)],
    advice: [
      packSentence(`Buy a plain bead from a seller who lets you count the faces; ${wearing.thread} is enough.`, fact),
    ],
    capabilities: ['rudraksha-recommendation'],
  }
}

const dignityOf = async (planet: Graha, context: IntentContext) =>
  (await planetaryDignity.compute(context.birth, context.world)).planets.find((row) => row.planet === planet)!

export const remediesAnswer: IntentComposer = async (context) => {
  const { planets } = chartAssessment(context.reader.born, context.world)
  const [planet, nextPlanet] = planetsRanked(planets).toReversed() as [Lord, Lord]
  const { day, deity } = PLANET_REMEDIES[planet]
  const fact = intentFact(
    'remedy.weakest',
    'strength',
    `${capitalisedName(planet)} is the weakest of the seven planets in your chart.`,
    planet,
    'predictions/prediction-life-report',
  )
  const gems = await gemsOf(context)
  const isStoneAdvisedAgainst = gems.avoid.some((stone) => stone.planet === planet)
  return {
    lead: [
      packSentence(
        `Begin with ${nameInSentence(planet)}, the weakest planet of your chart: ${giftClause(planet)}`,
        fact,
      ),
    ],
    why: [
      packSentence(`${capitalisedName(planet)} ${conditionSentences(planets[planet])}.`, fact),
      factSentence(context.chartFacts.house(planet)),
      packSentence(
        isStoneAdvisedAgainst
          ? 'Its stone is advised against in your case, so a gift or a habit is the better way.'
          : 'A gift costs little and is tried first; a stone comes later, if at all.',
        fact,
      ),
      packSentence(`After it comes ${nameInSentence(nextPlanet)}. ${GIFTS[nextPlanet]}`, fact),
    ],
    timing: [
      packSentence(`The day for it is ${day}, and its deity is ${deity}.`, fact),
      await periodOfPlanet(planet, `the need for this remedy`, context),
    ],
    advice: [
      packSentence(
        `Choose one practice for ${nameInSentence(planet)}, and keep it for six weeks before you add another.`,
        fact,
      ),
    ],
    capabilities: ['prediction-life-report', 'gemstone-recommendation', 'prediction-dasha'],
  }
}

const LABELS = { strong: 'strong', moderate: 'of middling strength', weak: 'weak' } as const

export const planetRemedyAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const row = await dignityOf(planet, context)
  const gems = await gemsOf(context)
  const { day, deity, mantra, gem } = PLANET_REMEDIES[planet]
  const isStoneAdvisedAgainst = gems.avoid.some((stone) => stone.planet === planet)
  const label = LABELS[row.strength_label as keyof typeof LABELS] ?? 'of middling strength'
  const fact = intentFact(
    `remedy.${planet}`,
    'strength',
    `${capitalisedName(planet)} is ${label} in your chart.`,
    row.strength_label,
    'strengths/planetary-dignity',
  )
  return {
    lead: [
      packSentence(
        row.strength_label === 'strong'
          ? `${capitalisedName(planet)} needs little help: it is strong in your chart, and a small gift is enough. ${GIFTS[planet]}`
          : `For ${nameInSentence(planet)}, ${label} in your chart, begin with a gift: ${giftClause(planet)}`,
        fact,
      ),
    ],
    why: [
      factSentence(context.chartFacts.house(planet)),
      packSentence(
        isStoneAdvisedAgainst
          ? `Its stone, ${gem}, is advised against in your chart.`
          : `Its stone would be ${gem}, which your chart does not advise against.`,
        fact,
      ),
    ],
    timing: [
      packSentence(`Its day is ${day}, its deity ${deity}, and its mantra ${mantra}.`, fact),
      await periodOfPlanet(planet, `what ${nameInSentence(planet)} asks of you`, context),
    ],
    advice: [packSentence(`Repeat one small act for ${nameInSentence(planet)} every ${day}, at the same hour.`, fact)],
    capabilities: ['planetary-dignity', 'gemstone-recommendation', 'prediction-dasha'],
  }
}

export const mantraAnswer: IntentComposer = async (context) => {
  const { planet: namedPlanet } = context.slots
  const data = await gemsOf(context)
  const [mainStone] = recommendedStones(data)
  const planet = namedPlanet ?? mainStone?.planet ?? 'Jupiter'
  const { mantra, count, day, deity } = PLANET_REMEDIES[planet]
  const fact = intentFact(
    `mantra.${planet}`,
    'strength',
    `The mantra of ${nameInSentence(planet)} is ${mantra}.`,
    mantra,
    GEMS,
  )
  return {
    lead: [
      packSentence(
        namedPlanet
          ? `The mantra of ${nameInSentence(planet)} is ${mantra}.`
          : `Your mantra is ${mantra}, that of ${nameInSentence(planet)}.`,
        fact,
      ),
    ],
    why: [
      namedPlanet
        ? null
        : packSentence(`${capitalisedName(planet)} is the planet that your chart allows you to support first.`, fact),
      packSentence(`Its deity is ${deity}, and tradition counts ${count} repetitions in all.`, fact),
      factSentence(context.chartFacts.house(planet)),
    ],
    timing: [
      packSentence(`${day} morning is the usual time to begin.`, fact),
      await periodOfPlanet(planet, 'the use of this mantra', context),
    ],
    advice: [packSentence('Say it slowly, a hundred and eight times at one sitting, at the same hour each day.', fact)],
    capabilities: ['gemstone-recommendation', 'prediction-dasha'],
  }
}

export const deityAnswer: IntentComposer = async (context) => {
  const { ishta_devata, palana_devata, dharma_devata } = await reportSpiritual.compute(
    reportInput(context, 1),
    context.world,
  )
  const fact = intentFact(
    'deity.ishta',
    'position',
    `Your ishta devata is ${ishta_devata.deity}.`,
    ishta_devata.deity,
    'reports/report-spiritual',
  )
  return {
    lead: [packSentence(`Your ishta devata, the chosen deity, is ${ishta_devata.deity}.`, fact)],
    why: [
      packSentence(
        `It is read from ${ishta_devata.navamsa_sign} in the navamsa, the twelfth from the sign of your atmakaraka. ${ishta_devata.reason}`,
        fact,
      ),
      palana_devata ? packSentence(`For protection in daily life the chart names ${palana_devata.deity}.`, fact) : null,
      dharma_devata ? packSentence(`For the sense of what is right it names ${dharma_devata.deity}.`, fact) : null,
    ],
    timing: [await periodOfPlanet(ishta_devata.planet, 'this form of devotion', context)],
    advice: [packSentence('Give this form five quiet minutes a day, in the words of your own family.', fact)],
    capabilities: ['report-spiritual', 'prediction-dasha'],
  }
}

export const fastingAnswer: IntentComposer = async (context) => {
  const date = birthDateOf(context)
  const { moolank, favourable } = await numerologyVedic.compute({ date }, context.world)
  const fact = intentFact(
    'fasting.day',
    'strength',
    `${favourable.fast_day} is the fast day of birth number ${moolank.number}.`,
    favourable.fast_day,
    'numerology/numerology-vedic',
  )
  return {
    lead: [packSentence(`${favourable.fast_day} is your day for a fast.`, fact)],
    why: [
      packSentence(
        `Your birth number is ${moolank.number}, the number of ${nameInSentence(moolank.planet as Graha)}, and this is the weekday that goes with it.`,
        fact,
      ),
      packSentence(`The deity of the day for you is ${favourable.deity}.`, fact),
    ],
    timing: [await periodOfPlanet(moolank.planet as Graha, 'this day of the week', context)],
    advice: [
      packSentence('Keep it light, with fruit and water, and skip it when you are unwell or on the road.', fact),
    ],
    capabilities: ['numerology-vedic', 'prediction-dasha'],
  }
}

const VRAT_TITLES: Record<string, string> = {
  ...{ ekadashi: 'Ekadashi', pradosha: 'Pradosha', sankashti: 'Sankashti Chaturthi', purnima: 'full moon (purnima)' },
  ...{ amavasya: 'new moon (amavasya)', shashti: 'Shashti', durgashtami: 'Durgashtami' },
  ...{ satyanarayana: 'Satyanarayana', 'masik-shivaratri': 'monthly Shivaratri' },
}

export const vratDayAnswer: IntentComposer = async (context) => {
  const vrat = context.slots.vrat!
  const { year } = context.reader.day
  const day = dayOfReading(context)
  const datesIn = async (yearNumber: number) =>
    (await vratDates.compute({ ...birthplaceOf(context), year: yearNumber, vrat }, context.world)).dates
  const thisYear = (await datesIn(year)).filter(({ date }) => date >= day)
  const [next, afterNext] = thisYear.length > 1 ? thisYear : [...thisYear, ...(await datesIn(year + 1))]
  const title = VRAT_TITLES[vrat]!
  const fact = intentFact(
    `vrat.${vrat}`,
    'transit',
    `The next ${title} at your birthplace is on ${longDate(next!.date)}.`,
    next!.date,
    'festivals-muhurta/vrat-dates',
    [readerClaim(title, 'date', next!.date, 'day')],
  )
  return {
    lead: [packSentence(`The next ${title} is on ${longDate(next!.date)}.`, fact)],
    why: [
      packSentence(
        `It is ${next!.name}, of the ${next!.paksha === 'Shukla' ? 'bright' : 'dark'} half of ${next!.masa_amanta}, counted for your birthplace.`,
        fact,
      ),
      packSentence(`The tithi begins on ${longDate(next!.tithi_start)} at ${clockOf(next!.tithi_start)}.`, fact),
    ],
    timing: [afterNext ? packSentence(`The one after that is on ${longDate(afterNext.date)}.`, fact) : null],
    advice: [
      packSentence(
        'If you live far from where you were born, ask for the date of your own city: it can differ by a day.',
        fact,
      ),
    ],
    capabilities: ['vrat-dates'],
  }
}
