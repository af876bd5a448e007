import { capitalisedName, type Graha, isNode, nameInSentence } from '../../../jyotish/grahas.ts'
import type { CivilDate } from '../../../time/civil.ts'
import { dateText, inputDateText, longDate, longDateOf } from '../../../time/iso.ts'
import { countInWords, joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import planetaryIngresses from '../../panchang/planetary-ingresses.ts'
import gocharaTransits from '../../predictions/gochara-transits.ts'
import westernRetrogrades from '../../western/western-retrogrades.ts'
import {
  absenceAnswer,
  factSentence,
  firstSentenceOf,
  type IntentComposer,
  type IntentContext,
  intentFact,
  promoteFact,
  readerClaim,
} from './intent-context.ts'
import { birthplaceOf, requestedDay } from './intent-moments.ts'
import { packSentence } from './pack.ts'

/** Answers on transits and retrograde times. */

const EFFECT_WORDS = {
  good: 'good',
  obstructed: 'obstructed',
  bad: 'difficult',
  relieved: 'eased',
  neutral: 'neutral',
} as const

const transitsOn = (day: CivilDate, context: IntentContext) =>
  gocharaTransits.compute({ ...context.birth, at: inputDateText(day) }, context.world)

export const transitOnAnswer: IntentComposer = async (context) => {
  const day = requestedDay(context)
  const { transits } = await transitsOn(day, context)
  const rows = transits.filter(({ planet }) => context.reader.born.chart.graha[planet as Graha])
  const good = rows.filter(({ effect }) => effect === 'good')
  const bad = rows.filter(({ effect }) => effect === 'bad' || effect === 'obstructed')
  const dayText = longDateOf(day)
  const names = (planets: readonly { planet: string }[]) =>
    joinWords(planets.map(({ planet }) => nameInSentence(planet as Graha)))
  const fact = intentFact(
    'transit.day',
    'transit',
    `On ${dayText} ${countInWords(good.length)} of nine transits ${good.length === 1 ? 'is' : 'are'} good for you.`,
    good.length,
    'predictions/gochara-transits',
  )
  const slow = ['Saturn', 'Jupiter'].map((planet) => rows.find((row) => row.planet === planet)!)
  return {
    lead: [
      packSentence(
        good.length === 0
          ? `On ${dayText} none of the nine transits counts as good for you.`
          : `On ${dayText} ${names(good)} ${good.length === 1 ? 'helps' : 'help'} you in transit${bad.length > 0 ? `, while ${names(bad)} ${bad.length === 1 ? 'tests' : 'test'} you` : ''}.`,
        fact,
      ),
    ],
    why: [
      ...slow.map(({ planet, sign, house_from_moon }) =>
        packSentence(`${planet} is in ${sign}, the ${ordinalInWords(house_from_moon)} from your Moon.`, fact),
      ),
      good[0] ? firstSentenceOf(packSentence(good[0].text, fact)) : null,
      bad[0] ? firstSentenceOf(packSentence(bad[0].text, fact)) : null,
    ],
    advice: [
      packSentence(
        good[0]
          ? `Use ${nameInSentence(good[0].planet as Graha)} for the main task of that day.`
          : 'Choose a day of routine work.',
        fact,
      ),
    ],
    capabilities: ['gochara-transits'],
  }
}

export const planetTransitAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const day = requestedDay(context)
  const { transits } = await transitsOn(day, context)
  const row = transits.find((transit) => transit.planet === planet)!
  const { ingresses } = await planetaryIngresses.compute(
    { ...birthplaceOf(context), year: day.year, planets: [planet] },
    context.world,
  )
  const nextIngress =
    ingresses.find(({ local }) => local.slice(0, 10) > dateText(day)) ??
    (
      await planetaryIngresses.compute(
        { ...birthplaceOf(context), year: day.year + 1, planets: [planet] },
        context.world,
      )
    ).ingresses[0]
  const effect = EFFECT_WORDS[row.effect as keyof typeof EFFECT_WORDS]
  const fact = intentFact(
    `transit.${planet}.now`,
    'transit',
    `${capitalisedName(planet)} in transit is in ${row.sign}, in the ${ordinalInWords(row.house_from_moon)} house from your Moon.`,
    row.sign,
    'predictions/gochara-transits',
    [
      readerClaim(planet, 'sign', row.sign, 'transit'),
      { ...readerClaim(planet, 'house', row.house_from_moon, 'transit'), from: 'Moon' as const },
    ],
  )
  return {
    lead: [
      packSentence(
        `${capitalisedName(planet)} moves through ${row.sign}, the ${ordinalInWords(row.house_from_moon)} from your Moon, and counts as ${effect} for you.`,
        fact,
      ),
    ],
    why: [
      packSentence(row.text, fact),
      row.house_from_ascendant === null || (context.reader.minor && [7, 8].includes(row.house_from_ascendant))
        ? null
        : packSentence(`From your ascendant that is the ${ordinalInWords(row.house_from_ascendant)} house.`, fact),
      row.bindus === null
        ? null
        : packSentence(`It has ${row.bindus} of its eight points in that sign in your chart.`, fact),
      row.retrograde && !isNode(planet) ? packSentence('It is retrograde at the moment.', fact) : null,
    ],
    timing: [nextIngress ? packSentence(`It enters ${nextIngress.to} on ${longDate(nextIngress.local)}.`, fact) : null],
    advice: [
      packSentence(
        row.effect === 'good' || row.effect === 'relieved'
          ? `Ask now for what belongs to ${nameInSentence(planet)}; the door is open${nextIngress ? ` until ${longDate(nextIngress.local)}` : ''}.`
          : `Do the duties of ${nameInSentence(planet)} early, and expect no applause for them${nextIngress ? ` before ${longDate(nextIngress.local)}` : ''}.`,
        fact,
      ),
    ],
    capabilities: ['gochara-transits', 'planetary-ingresses'],
  }
}

export const planetRetrogradeAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const day = requestedDay(context)
  if (isNode(planet) || planet === 'Sun' || planet === 'Moon') {
    const fact = promoteFact(context.chartFacts.sign(planet))
    return {
      lead: [
        packSentence(
          isNode(planet)
            ? `${planet} moves backwards by nature: it has no separate retrograde time.`
            : `${capitalisedName(planet)} is never retrograde.`,
          fact,
        ),
      ],
      why: [factSentence(fact)],
      advice: [packSentence('Ask for Mercury, Venus, Mars, Jupiter or Saturn instead.', fact)],
      capabilities: ['planet-positions'],
    }
  }
  const { timezone, utc_offset } = context.birth
  const zone = timezone || utc_offset ? { timezone, utc_offset } : { timezone: 'UTC' }
  const retrogradesIn = async (year: number) =>
    (await westernRetrogrades.compute({ ...zone, year, planets: [planet] }, context.world)).retrogrades.flatMap(
      ({ station_retrograde: { local: start }, station_direct: { local: end } }) =>
        start && end ? [{ start, end }] : [],
    )
  const rows = await retrogradesIn(day.year)
  const text = dateText(day)
  const retrogrades = rows.some(({ end }) => end.slice(0, 10) >= text)
    ? rows
    : [...rows, ...(await retrogradesIn(day.year + 1))]
  const current = retrogrades.find(({ end }) => end.slice(0, 10) >= text)
  if (!current) {
    const absence = intentFact(
      `retrograde.${planet}`,
      'transit',
      `${planet} is not retrograde in ${day.year} and ${day.year + 1}.`,
      false,
      'western/western-retrogrades',
    )
    return absenceAnswer(absence, `Plan the matters of ${planet} as usual.`, 'western-retrogrades')
  }
  const isNow = current.start.slice(0, 10) <= text
  const fact = intentFact(
    `retrograde.${planet}`,
    'transit',
    `${planet} is retrograde from ${longDate(current.start)} to ${longDate(current.end)}.`,
    current.start.slice(0, 10),
    'western/western-retrogrades',
    [
      readerClaim(planet, 'start', current.start.slice(0, 10), 'transit'),
      readerClaim(planet, 'end', current.end.slice(0, 10), 'transit'),
    ],
  )
  const next = retrogrades.find(({ start }) => start > current.end)
  const seat = context.chartFacts.state(planet)[0]
  return {
    lead: [
      packSentence(
        isNow
          ? `Yes: ${planet} is retrograde now, until ${longDate(current.end)}.`
          : `${planet} is next retrograde from ${longDate(current.start)} to ${longDate(current.end)}.`,
        fact,
      ),
    ],
    why: [
      seat ? packSentence(`In your birth chart ${seat.text}`, seat) : null,
      factSentence(context.chartFacts.house(planet)),
      packSentence(`Those weeks go over the matters of that house a second time.`, fact),
    ],
    timing: [next ? packSentence(`The time after that begins on ${longDate(next.start)}.`, fact) : null],
    advice: [
      packSentence(
        planet === 'Mercury'
          ? 'Read messages twice before you send them, and keep copies.'
          : `Revise old plans of ${planet} in that time, and launch new ones after it.`,
        fact,
      ),
    ],
    capabilities: ['western-retrogrades'],
  }
}
