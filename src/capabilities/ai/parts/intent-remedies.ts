import { type Graha, named, opening } from '../../../jyotish/grahas.ts'
import { GIFTS, PLANET_REMEDIES } from '../../../jyotish/planet-remedies.ts'
import { writtenDate } from '../../../time/iso.ts'
import { countInWords } from '../../../wording.ts'
import vratDates from '../../festivals-muhurta/vrat-dates.ts'
import numerologyVedic from '../../numerology/numerology-vedic.ts'
import rudrakshaRecommendation from '../../remedies/rudraksha-recommendation.ts'
import reportSpiritual from '../../reports/report-spiritual.ts'
import planetaryDignity from '../../strengths/planetary-dignity.ts'
import shadbala from '../../strengths/shadbala.ts'
import {
  dayOfReading,
  type IntentComposer,
  type IntentContext,
  intentFact,
  periodOfPlanet,
  stated,
  yours,
} from './intent-context.ts'
import { chosenStones, gemsOf } from './intent-gems.ts'
import { say } from './pack.ts'

/** Answers on beads, gifts, mantras, deities and days of fasting. */

const GEMS = 'remedies/gemstone-recommendation'
const faces = (count: number) => `${countInWords(count)} ${count === 1 ? 'face' : 'faces'}`

export const rudrakshaAnswer: IntentComposer = async (context) => {
  const data = await rudrakshaRecommendation.compute(context.birth, context.world)
  const { by_nakshatra: main, by_lagna, by_weak_planet, wearing } = data
  const fact = intentFact(
    'rudraksha.bead',
    'strength',
    `The rudraksha of ${faces(main.mukhi)} belongs to ${named(main.planet)}, the lord of your birth star.`,
    main.mukhi,
    'remedies/rudraksha-recommendation',
  )
  const others = [...by_lagna, ...by_weak_planet].filter(
    ({ mukhi }, at, all) => mukhi !== main.mukhi && all.findIndex((each) => each.mukhi === mukhi) === at,
  )
  return {
    lead: [say(`Your rudraksha is the one of ${faces(main.mukhi)}, of ${named(main.planet)}.`, fact)],
    why: [
      say(main.reason, fact),
      others[0] ? say(`Next to it comes the bead of ${faces(others[0].mukhi)}. ${others[0].reason}`, fact) : null,
    ],
    timing: [say(`It is put on first on a ${wearing.day}, ${wearing.time}.`, fact)],
    advice: [say(`Buy a plain bead from a seller who lets you count the faces; ${wearing.thread} is enough.`, fact)],
    capabilities: ['rudraksha-recommendation'],
  }
}

const strengthOf = async (context: IntentContext) => {
  const { planets } = await shadbala.compute(context.birth, context.world)
  return planets.toSorted((a, b) => a.ratio - b.ratio)
}
const dignityOf = async (planet: Graha, context: IntentContext) =>
  (await planetaryDignity.compute(context.birth, context.world)).planets.find((row) => row.planet === planet)!

export const remediesAnswer: IntentComposer = async (context) => {
  const rows = await strengthOf(context)
  const [weakest, second] = rows
  const planet = weakest!.planet as Graha
  const { day, deity } = PLANET_REMEDIES[planet]
  const fact = intentFact(
    'remedy.weakest',
    'strength',
    `${opening(planet)} is the weakest planet of your chart by Shadbala.`,
    planet,
    'strengths/shadbala',
    [yours(planet, 'rank', weakest!.rank)],
  )
  const gems = await gemsOf(context)
  const barred = gems.avoid.some((stone) => stone.planet === planet)
  const other = second!.planet as Graha
  return {
    lead: [
      say(
        `Begin with ${named(planet)}, the weakest planet of your chart: ${GIFTS[planet][0]!.toLowerCase()}${GIFTS[planet].slice(1)}`,
        fact,
      ),
    ],
    why: [
      say(
        `${opening(planet)} has ${Math.round(weakest!.ratio * 100)} of a hundred parts of the strength that is asked of it.`,
        fact,
      ),
      stated(context.tell.house(planet)),
      say(
        barred
          ? 'Its stone is advised against in your case, so a gift or a habit is the better way.'
          : 'A gift costs little and is tried first; a stone comes later, if at all.',
        fact,
      ),
      say(`After it comes ${named(other)}. ${GIFTS[other]}`, fact),
    ],
    timing: [
      say(`The day for it is ${day}, and its deity is ${deity}.`, fact),
      await periodOfPlanet(planet, `the need for this remedy`, context),
    ],
    advice: [say(`Choose one practice for ${named(planet)}, and keep it for six weeks before you add another.`, fact)],
    capabilities: ['shadbala', 'gemstone-recommendation', 'prediction-dasha'],
  }
}

const LABELS = { strong: 'strong', moderate: 'of middling strength', weak: 'weak' } as const

export const planetRemedyAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const row = await dignityOf(planet, context)
  const gems = await gemsOf(context)
  const { day, deity, mantra, gem } = PLANET_REMEDIES[planet]
  const barred = gems.avoid.some((stone) => stone.planet === planet)
  const label = LABELS[row.strength_label as keyof typeof LABELS] ?? 'of middling strength'
  const fact = intentFact(
    `remedy.${planet}`,
    'strength',
    `${opening(planet)} is ${label} in your chart.`,
    row.strength_label,
    'strengths/planetary-dignity',
  )
  return {
    lead: [
      say(
        row.strength_label === 'strong'
          ? `${opening(planet)} needs little help: it is strong in your chart, and a small gift is enough. ${GIFTS[planet]}`
          : `For ${named(planet)}, ${label} in your chart, begin with a gift: ${GIFTS[planet][0]!.toLowerCase()}${GIFTS[planet].slice(1)}`,
        fact,
      ),
    ],
    why: [
      stated(context.tell.house(planet)),
      say(
        barred
          ? `Its stone, ${gem}, is advised against in your chart.`
          : `Its stone would be ${gem}, which your chart does not advise against.`,
        fact,
      ),
    ],
    timing: [
      say(`Its day is ${day}, its deity ${deity}, and its mantra ${mantra}.`, fact),
      await periodOfPlanet(planet, `what ${named(planet)} asks of you`, context),
    ],
    advice: [say(`Repeat one small act for ${named(planet)} every ${day}, at the same hour.`, fact)],
    capabilities: ['planetary-dignity', 'gemstone-recommendation', 'prediction-dasha'],
  }
}

export const mantraAnswer: IntentComposer = async (context) => {
  const { planet: asked } = context.slots
  const data = await gemsOf(context)
  const [first] = chosenStones(data)
  const planet = asked ?? first?.planet ?? 'Jupiter'
  const { mantra, count, day, deity } = PLANET_REMEDIES[planet]
  const fact = intentFact(`mantra.${planet}`, 'strength', `The mantra of ${named(planet)} is ${mantra}.`, mantra, GEMS)
  return {
    lead: [
      say(
        asked ? `The mantra of ${named(planet)} is ${mantra}.` : `Your mantra is ${mantra}, that of ${named(planet)}.`,
        fact,
      ),
    ],
    why: [
      asked ? null : say(`${opening(planet)} is the planet that your chart allows you to support first.`, fact),
      say(`Its deity is ${deity}, and tradition counts ${count} repetitions in all.`, fact),
      stated(context.tell.house(planet)),
    ],
    timing: [
      say(`${day} morning is the usual time to begin.`, fact),
      await periodOfPlanet(planet, 'the use of this mantra', context),
    ],
    advice: [say('Say it slowly, a hundred and eight times at one sitting, at the same hour each day.', fact)],
    capabilities: ['gemstone-recommendation', 'prediction-dasha'],
  }
}

export const deityAnswer: IntentComposer = async (context) => {
  const { ishta_devata, palana_devata, dharma_devata } = await reportSpiritual.compute(
    { ...context.birth, as_of: dayOfReading(context), years: 1 },
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
    lead: [say(`Your ishta devata, the chosen deity, is ${ishta_devata.deity}.`, fact)],
    why: [
      say(
        `It is read from ${ishta_devata.navamsa_sign} in the navamsa, the twelfth from the sign of your atmakaraka. ${ishta_devata.reason}`,
        fact,
      ),
      palana_devata ? say(`For protection in daily life the chart names ${palana_devata.deity}.`, fact) : null,
      dharma_devata ? say(`For the sense of what is right it names ${dharma_devata.deity}.`, fact) : null,
    ],
    timing: [await periodOfPlanet(ishta_devata.planet, 'this form of devotion', context)],
    advice: [say('Give this form five quiet minutes a day, in the words of your own family.', fact)],
    capabilities: ['report-spiritual', 'prediction-dasha'],
  }
}

export const fastingAnswer: IntentComposer = async (context) => {
  const { moment } = context.reader.born
  const date = context.times.iso(moment.jd)
  const { moolank, favourable } = await numerologyVedic.compute({ date }, context.world)
  const fact = intentFact(
    'fasting.day',
    'strength',
    `${favourable.fast_day} is the fast day of birth number ${moolank.number}.`,
    favourable.fast_day,
    'numerology/numerology-vedic',
  )
  return {
    lead: [say(`${favourable.fast_day} is your day for a fast.`, fact)],
    why: [
      say(
        `Your birth number is ${moolank.number}, the number of ${named(moolank.planet as Graha)}, and this is the weekday that goes with it.`,
        fact,
      ),
      say(`The deity of the day for you is ${favourable.deity}.`, fact),
    ],
    timing: [await periodOfPlanet(moolank.planet as Graha, 'this day of the week', context)],
    advice: [say('Keep it light, with fruit and water, and skip it when you are unwell or on the road.', fact)],
    capabilities: ['numerology-vedic', 'prediction-dasha'],
  }
}

const VRAT_TITLES: Record<string, string> = {
  ...{ ekadashi: 'Ekadashi', pradosha: 'Pradosha', sankashti: 'Sankashti Chaturthi', purnima: 'full moon (purnima)' },
  ...{ amavasya: 'new moon (amavasya)', shashti: 'Shashti', durgashtami: 'Durgashtami' },
  ...{ satyanarayana: 'Satyanarayana', 'masik-shivaratri': 'monthly Shivaratri' },
}

export const vratDayAnswer: IntentComposer = async (context) => {
  const { latitude, longitude, timezone, utc_offset } = context.birth
  const vrat = context.slots.vrat!
  const place = { latitude, longitude, timezone, utc_offset }
  const { year } = context.reader.day
  const day = dayOfReading(context)
  const listedIn = async (of: number) => (await vratDates.compute({ ...place, year: of, vrat }, context.world)).dates
  const rest = (await listedIn(year)).filter(({ date }) => date >= day)
  const dates = rest.length > 1 ? rest : [...rest, ...(await listedIn(year + 1))]
  const [next, then] = dates
  const title = VRAT_TITLES[vrat]!
  const fact = intentFact(
    `vrat.${vrat}`,
    'transit',
    `The next ${title} at your birthplace is on ${writtenDate(next!.date)}.`,
    next!.date,
    'festivals-muhurta/vrat-dates',
    [yours(title, 'date', next!.date, 'day')],
  )
  return {
    lead: [say(`The next ${title} is on ${writtenDate(next!.date)}.`, fact)],
    why: [
      say(
        `It is ${next!.name}, of the ${next!.paksha === 'Shukla' ? 'bright' : 'dark'} half of ${next!.masa_amanta}, counted for your birthplace.`,
        fact,
      ),
      say(`The tithi begins on ${writtenDate(next!.tithi_start)} at ${next!.tithi_start.slice(11, 16)}.`, fact),
    ],
    timing: [then ? say(`The one after that is on ${writtenDate(then.date)}.`, fact) : null],
    advice: [
      say('If you live far from where you were born, ask for the date of your own city: it can differ by a day.', fact),
    ],
    capabilities: ['vrat-dates'],
  }
}
