import { type Graha, isNode, named, opening } from '../../../jyotish/grahas.ts'
import type { CivilDate } from '../../../time/civil.ts'
import { dateText, writtenDate, writtenDay } from '../../../time/iso.ts'
import { countInWords, listed } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import planetaryIngresses from '../../panchang/planetary-ingresses.ts'
import gocharaTransits from '../../predictions/gochara-transits.ts'
import westernRetrogrades from '../../western/western-retrogrades.ts'
import {
  type IntentComposer,
  type IntentContext,
  intentFact,
  openingOf,
  raised,
  stated,
  yours,
} from './intent-context.ts'
import { birthplaceOf, requestedDay } from './intent-moments.ts'
import { say } from './pack.ts'

/** Answers on transits and retrograde times. */

const EFFECT_WORDS = {
  good: 'good',
  obstructed: 'obstructed',
  bad: 'difficult',
  relieved: 'eased',
  neutral: 'neutral',
} as const

const transitsOn = (day: CivilDate, context: IntentContext) =>
  gocharaTransits.compute({ ...context.birth, at: dateText(day) }, context.world)

export const transitOnAnswer: IntentComposer = async (context) => {
  const day = requestedDay(context)
  const { transits } = await transitsOn(day, context)
  const rows = transits.filter(({ planet }) => context.reader.born.chart.graha[planet as Graha])
  const good = rows.filter(({ effect }) => effect === 'good')
  const bad = rows.filter(({ effect }) => effect === 'bad' || effect === 'obstructed')
  const when = writtenDay(day)
  const names = (of: readonly { planet: string }[]) => listed(of.map(({ planet }) => named(planet as Graha)))
  const fact = intentFact(
    'transit.day',
    'transit',
    `On ${when} ${countInWords(good.length)} of nine transits ${good.length === 1 ? 'is' : 'are'} good for you.`,
    good.length,
    'predictions/gochara-transits',
  )
  const slow = ['Saturn', 'Jupiter'].map((planet) => rows.find((row) => row.planet === planet)!)
  return {
    lead: [
      say(
        good.length === 0
          ? `On ${when} none of the nine transits counts as good for you.`
          : `On ${when} ${names(good)} ${good.length === 1 ? 'helps' : 'help'} you in transit${bad.length > 0 ? `, while ${names(bad)} ${bad.length === 1 ? 'tests' : 'test'} you` : ''}.`,
        fact,
      ),
    ],
    why: [
      ...slow.map(({ planet, sign, house_from_moon }) =>
        say(`${planet} is in ${sign}, the ${ordinalInWords(house_from_moon)} from your Moon.`, fact),
      ),
      good[0] ? openingOf(say(good[0].text, fact)) : null,
      bad[0] ? openingOf(say(bad[0].text, fact)) : null,
    ],
    advice: [
      say(
        good[0]
          ? `Use ${named(good[0].planet as Graha)} for the main task of that day.`
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
  const row = transits.find((each) => each.planet === planet)!
  const { ingresses } = await planetaryIngresses.compute(
    { ...birthplaceOf(context), year: day.year, planets: [planet] },
    context.world,
  )
  const later =
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
    `${opening(planet)} in transit is in ${row.sign}, in the ${ordinalInWords(row.house_from_moon)} house from your Moon.`,
    row.sign,
    'predictions/gochara-transits',
    [
      yours(planet, 'sign', row.sign, 'transit'),
      { ...yours(planet, 'house', row.house_from_moon, 'transit'), from: 'Moon' as const },
    ],
  )
  return {
    lead: [
      say(
        `${opening(planet)} moves through ${row.sign}, the ${ordinalInWords(row.house_from_moon)} from your Moon, and counts as ${effect} for you.`,
        fact,
      ),
    ],
    why: [
      say(row.text, fact),
      row.house_from_ascendant === null || (context.reader.minor && [7, 8].includes(row.house_from_ascendant))
        ? null
        : say(`From your ascendant that is the ${ordinalInWords(row.house_from_ascendant)} house.`, fact),
      row.bindus === null ? null : say(`It has ${row.bindus} of its eight points in that sign in your chart.`, fact),
      row.retrograde && !isNode(planet) ? say('It is retrograde at the moment.', fact) : null,
    ],
    timing: [later ? say(`It enters ${later.to} on ${writtenDate(later.local)}.`, fact) : null],
    advice: [
      say(
        row.effect === 'good' || row.effect === 'relieved'
          ? `Ask now for what belongs to ${named(planet)}; the door is open${later ? ` until ${writtenDate(later.local)}` : ''}.`
          : `Do the duties of ${named(planet)} early, and expect no applause for them${later ? ` before ${writtenDate(later.local)}` : ''}.`,
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
    const fact = raised(context.tell.sign(planet))
    return {
      lead: [
        say(
          isNode(planet)
            ? `${planet} moves backwards by nature: it has no separate retrograde time.`
            : `${opening(planet)} is never retrograde.`,
          fact,
        ),
      ],
      why: [stated(fact)],
      advice: [say('Ask for Mercury, Venus, Mars, Jupiter or Saturn instead.', fact)],
      capabilities: ['planet-positions'],
    }
  }
  const { timezone, utc_offset } = context.birth
  const zone = timezone || utc_offset ? { timezone, utc_offset } : { timezone: 'UTC' }
  const of = async (year: number) =>
    (await westernRetrogrades.compute({ ...zone, year, planets: [planet] }, context.world)).retrogrades.flatMap(
      ({ station_retrograde: { local: from }, station_direct: { local: to } }) => (from && to ? [{ from, to }] : []),
    )
  const rows = await of(day.year)
  const text = dateText(day)
  const all = rows.some(({ to }) => to.slice(0, 10) >= text) ? rows : [...rows, ...(await of(day.year + 1))]
  const shown = all.find(({ to }) => to.slice(0, 10) >= text)
  if (!shown) {
    const none = intentFact(
      `retrograde.${planet}`,
      'transit',
      `${planet} is not retrograde in ${day.year} and ${day.year + 1}.`,
      false,
      'western/western-retrogrades',
    )
    return {
      lead: [say(`${planet} is not retrograde in ${day.year} and ${day.year + 1}.`, none)],
      advice: [say(`Plan the matters of ${planet} as usual.`, none)],
      capabilities: ['western-retrogrades'],
    }
  }
  const isNow = shown.from.slice(0, 10) <= text
  const fact = intentFact(
    `retrograde.${planet}`,
    'transit',
    `${planet} is retrograde from ${writtenDate(shown.from)} to ${writtenDate(shown.to)}.`,
    shown.from.slice(0, 10),
    'western/western-retrogrades',
    [
      yours(planet, 'start', shown.from.slice(0, 10), 'transit'),
      yours(planet, 'end', shown.to.slice(0, 10), 'transit'),
    ],
  )
  const next = all.find(({ from }) => from > shown.to)
  const seat = context.tell.state(planet)[0]
  return {
    lead: [
      say(
        isNow
          ? `Yes: ${planet} is retrograde now, until ${writtenDate(shown.to)}.`
          : `${planet} is next retrograde from ${writtenDate(shown.from)} to ${writtenDate(shown.to)}.`,
        fact,
      ),
    ],
    why: [
      seat ? say(`In your birth chart ${seat.text}`, seat) : null,
      stated(context.tell.house(planet)),
      say(`Those weeks go over the matters of that house a second time.`, fact),
    ],
    timing: [next ? say(`The time after that begins on ${writtenDate(next.from)}.`, fact) : null],
    advice: [
      say(
        planet === 'Mercury'
          ? 'Read messages twice before you send them, and keep copies.'
          : `Revise old plans of ${planet} in that time, and launch new ones after it.`,
        fact,
      ),
    ],
    capabilities: ['western-retrogrades'],
  }
}
