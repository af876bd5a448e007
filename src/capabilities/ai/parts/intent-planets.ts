import { type Graha, isNode, lordOf, named, opening } from '../../../jyotish/grahas.ts'
import { capitalised, listed } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { HOUSES, type HouseNumber, SIGNS, signOfHouse } from '../../../zodiac/signs.ts'
import ashtakavarga from '../../strengths/ashtakavarga.ts'
import planetaryDignity from '../../strengths/planetary-dignity.ts'
import shadbala from '../../strengths/shadbala.ts'
import planetPositions from '../../vedic-charts/planet-positions.ts'
import { DIGNITY_WORDS } from './chart-facts.ts'
import {
  type IntentComposer,
  type IntentContext,
  intentFact,
  openingOf,
  periodOfPlanet,
  raised,
  stated,
  yours,
} from './intent-context.ts'
import { say } from './pack.ts'

/** Answers on the planets of a chart and on its houses. */

const rankOf = async (context: IntentContext) =>
  (await shadbala.compute(context.birth, context.world)).planets.toSorted((a, b) => a.rank - b.rank)

const PRACTICE: Record<Graha, string> = {
  Sun: 'Take the task that has your name on it.',
  Moon: 'Trust the first feeling about a room, and check it the next day.',
  Mars: 'Give your energy a fixed hour of hard exercise.',
  Mercury: 'Write things down: a page a day keeps this planet busy.',
  Jupiter: 'Teach somebody younger what you know best.',
  Venus: 'Keep one thing around you beautiful and in repair.',
  Saturn: 'Set the hours for one long task, and keep them for a season.',
  Rahu: 'Learn one new tool this year, and stop at one.',
  Ketu: 'Clear out what you no longer use, paper by paper.',
}

const strengthAnswer =
  (side: 'strongest' | 'weakest'): IntentComposer =>
  async (context) => {
    const rows = await rankOf(context)
    const row = side === 'strongest' ? rows[0]! : rows.at(-1)!
    const next = side === 'strongest' ? rows[1]! : rows.at(-2)!
    const planet = row.planet as Graha
    const fact = raised(context.tell.shadbalaRank(planet, row.rank))
    return {
      lead: [say(`${opening(planet)} is the ${side} planet of your chart.`, fact)],
      why: [
        say(
          `By Shadbala it has ${row.rupas} rupas where ${row.required_rupas} are asked for, ${row.sufficient ? 'so it has enough' : 'so it falls short'}.`,
          fact,
        ),
        stated(context.tell.dignity(planet)),
        openingOf(context.passages.planetInSign(planet, context.tell.sign(planet))),
        say(`${opening(next.planet as Graha)} comes ${side === 'strongest' ? 'second' : 'just before it'}.`, fact),
      ],
      timing: [await periodOfPlanet(planet, side === 'strongest' ? 'this strength' : 'this weakness', context)],
      advice: [
        say(
          side === 'strongest'
            ? PRACTICE[planet]
            : `Do not build your week on ${named(planet)}; give it one small task and let the others carry the rest.`,
          fact,
        ),
      ],
      capabilities: ['shadbala', 'prediction-dasha'],
    }
  }
export const strongestPlanetAnswer = strengthAnswer('strongest')
export const weakestPlanetAnswer = strengthAnswer('weakest')

export const planetPlaceAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const { planets } = await planetPositions.compute(context.birth, context.world)
  const { sign, house } = planets.find(({ name }) => name === planet)!
  const [inSign, inHouse] = [raised(context.tell.sign(planet)), raised(context.tell.house(planet))]
  return {
    lead: [say(`Your ${planet} is in ${sign}, in your ${ordinalInWords(house)} house.`, inSign, inHouse)],
    why: [
      context.passages.planetInHouse(planet, inHouse),
      context.passages.planetInSign(planet, inSign),
      stated(context.tell.star(planet)),
      ...context.tell.varga('D9', planet).slice(0, 1).map(stated),
    ],
    timing: [await periodOfPlanet(planet, `this place of ${named(planet)}`, context)],
    advice: [say(PRACTICE[planet], inHouse)],
    capabilities: ['planet-positions', 'prediction-dasha'],
  }
}

export const planetStrengthAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const { planets } = await planetaryDignity.compute(context.birth, context.world)
  const { strength_label, functional } = planets.find((row) => row.planet === planet)!
  const verdict = strength_label === 'strong' ? 'Yes' : strength_label === 'weak' ? 'No' : 'In part'
  const fact = intentFact(
    `strength.${planet}`,
    'strength',
    `${opening(planet)} is ${strength_label === 'moderate' ? 'of middling strength' : strength_label} in your chart.`,
    strength_label,
    'strengths/planetary-dignity',
  )
  const row = isNode(planet) ? null : (await rankOf(context)).find((each) => each.planet === planet)!
  return {
    lead: [
      say(
        `${verdict}: your ${planet} is ${strength_label === 'moderate' ? 'of middling strength' : strength_label}.`,
        fact,
      ),
    ],
    why: [
      isNode(planet) ? stated(context.tell.sign(planet)) : stated(context.tell.dignity(planet)),
      row
        ? say(
            `Among the seven planets it is number ${row.rank} by Shadbala.`,
            raised(context.tell.shadbalaRank(planet, row.rank)),
          )
        : null,
      say(
        functional === 'benefic' || functional === 'yogakaraka'
          ? `For your ascendant ${named(planet)} works as a helper.`
          : functional === 'malefic'
            ? `For your ascendant ${named(planet)} brings tasks rather than gifts.`
            : `For your ascendant ${named(planet)} is neutral.`,
        fact,
      ),
      ...context.tell.state(planet).map(stated),
    ],
    timing: [await periodOfPlanet(planet, `the strength of ${named(planet)}`, context)],
    advice: [
      say(
        strength_label === 'weak'
          ? `Plan for ${named(planet)} as for a friend who comes late: leave time.`
          : `Lean on ${named(planet)} when you can choose how to do a thing. ${PRACTICE[planet]}`,
        fact,
      ),
    ],
    capabilities: ['planetary-dignity', 'shadbala', 'prediction-dasha'],
  }
}

export const planetStateAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const { planets } = await planetaryDignity.compute(context.birth, context.world)
  const row = planets.find((each) => each.planet === planet)!
  const { asked } = context
  const stands = isNode(planet) ? null : context.tell.dignity(planet)
  const dignity = stands ? DIGNITY_WORDS[stands.value as keyof typeof DIGNITY_WORDS] : null
  const states = {
    retrograde: row.retrograde,
    combust: row.combust,
    exalted: row.dignity === 'exalted',
    debilitated: row.dignity === 'debilitated',
  }
  const wanted = /combust|\basta?\b|अस्त/.test(asked)
    ? 'combust'
    : /exalt|uchch|उच्च/.test(asked)
      ? 'exalted'
      : /debilit|neech|नीच/.test(asked)
        ? 'debilitated'
        : /retro|vakri|वक्री/.test(asked)
          ? 'retrograde'
          : null
  const [fact] = [
    intentFact(
      `state.${planet}`,
      'dignity',
      `${opening(planet)} is ${wanted ? `${states[wanted] ? '' : 'not '}${wanted}` : (dignity ?? `in ${row.sign}`)} in your chart.`,
      wanted ? states[wanted] : row.dignity,
      'strengths/planetary-dignity',
      wanted === 'retrograde' || wanted === 'combust' ? [yours(planet, wanted, states[wanted] ? 'yes' : 'no')] : [],
    ),
  ]
  const others = (['retrograde', 'combust'] as const).filter((each) => each !== wanted)
  return {
    lead: [
      say(
        wanted
          ? `${states[wanted] ? 'Yes' : 'No'}: your ${planet} is ${states[wanted] ? '' : 'not '}${wanted}.`
          : `Your ${planet} is ${dignity ?? `in ${row.sign}`}.`,
        fact,
      ),
    ],
    why: [
      dignity && wanted ? say(`It is ${dignity}, ${row.sign}.`, stands!) : null,
      isNode(planet)
        ? say(`${opening(planet)} always moves backwards on average, so this says little of it alone.`, fact)
        : say(`It is ${others.map((each) => `${states[each] ? '' : 'not '}${each}`).join(' and ')}.`, fact),
      stated(context.tell.star(planet)),
    ],
    timing: [await periodOfPlanet(planet, `this state of ${named(planet)}`, context)],
    advice: [
      say(
        wanted === 'retrograde' && states.retrograde
          ? `Go over the matters of ${named(planet)} twice; the second attempt is your better one.`
          : `Judge ${named(planet)} by its house first, and by this second.`,
        fact,
      ),
    ],
    capabilities: ['planetary-dignity', 'prediction-dasha'],
  }
}

export const houseBindusAnswer: IntentComposer = async (context) => {
  const { sarvashtakavarga } = await ashtakavarga.compute(context.birth, context.world)
  const rows = sarvashtakavarga.signs.toSorted((a, b) => b.bindus - a.bindus)
  const { house, sign, planet } = context.slots
  const row =
    house !== undefined
      ? rows.find((each) => each.house === house)!
      : sign !== undefined
        ? rows.find((each) => each.sign === sign)!
        : planet !== undefined
          ? rows.find((each) => each.house === context.tell.house(planet).value)!
          : rows[0]!
  const named = house !== undefined || sign !== undefined || planet !== undefined
  const fact = raised(context.tell.bindus(row.house as HouseNumber))
  const place = rows.indexOf(row) + 1
  const last = rows.at(-1)!
  return {
    lead: [
      say(
        named
          ? `Your ${ordinalInWords(row.house)} house, ${row.sign}, has ${row.bindus} bindus.`
          : `Your strongest house by ashtakavarga is the ${ordinalInWords(row.house)}, ${row.sign}, with ${row.bindus} bindus.`,
        fact,
      ),
    ],
    why: [
      say(
        `The mean of all houses is 28, so that is ${row.bindus > 28 ? 'above it' : row.bindus < 28 ? 'below it' : 'just at it'}.`,
        fact,
      ),
      say(`In the order of the twelve houses it is number ${place}.`, fact),
      row === last ? null : say(`The fewest stand in the ${ordinalInWords(last.house)}, with ${last.bindus}.`, fact),
    ],
    timing: [
      say(
        `Planets that pass through ${row.sign} ${row.bindus >= 28 ? 'do more for you' : 'do less for you'} than their usual share.`,
        fact,
      ),
    ],
    advice: [say(`Watch the months in which Jupiter or Saturn stands in ${row.sign}.`, fact)],
    capabilities: ['ashtakavarga'],
  }
}

export const housePlanetsAnswer: IntentComposer = async (context) => {
  const house = context.slots.house!
  const { planets } = await planetPositions.compute(context.birth, context.world)
  const found = planets.flatMap(({ name, house: at }) =>
    at === house && context.reader.born.chart.graha[name as Graha] ? [name as Graha] : [],
  )
  const lord = context.tell.lord(house)
  const seat = context.tell.lordHouse(house)
  const facts = found.map((planet) => raised(context.tell.house(planet)))
  const sign = SIGNS[signOfHouse(context.reader.born.chart.ascendant.sign, house)]!
  const base = raised(lord)
  return {
    lead: [
      say(
        found.length === 0
          ? `No planet stands in your ${ordinalInWords(house)} house.`
          : `${capitalised(listed(found.map(named)))} ${found.length > 1 ? 'stand' : 'stands'} in your ${ordinalInWords(house)} house.`,
        ...(facts.length > 0 ? facts : [base]),
      ),
    ],
    why: [
      say(`The sign of that house is ${sign}.`, base),
      ...found.slice(0, 2).map((planet, at) => {
        const passage = context.passages.planetInHouse(planet, facts[at]!)
        return found.length === 1 ? passage : openingOf(passage)
      }),
      found.length === 0 ? say(`An empty house is judged by its lord: ${named(lord.value as Graha)}.`, base) : null,
      say(
        `${opening(lord.value as Graha)} rules that sign and stands in your ${ordinalInWords(seat.value as HouseNumber)} house.`,
        seat,
      ),
    ],
    timing: [await periodOfPlanet(found[0] ?? (lord.value as Graha), `your ${ordinalInWords(house)} house`, context)],
    advice: [say(PRACTICE[found[0] ?? (lord.value as Graha)], base)],
    capabilities: ['planet-positions', 'prediction-dasha'],
  }
}

export const houseLordAnswer: IntentComposer = async (context) => {
  const house = HOUSES.find((each) => each === context.slots.house)!
  const { rulers } = await planetaryDignity.compute(context.birth, context.world)
  const { lord, lord_house, sign } = rulers.find((row) => row.house === house)!
  const fact = raised(context.tell.lord(house))
  const seat = raised(context.tell.lordHouse(house))
  const planet = lord as Graha
  const also = HOUSES.filter(
    (each) => each !== house && lordOf(signOfHouse(context.reader.born.chart.ascendant.sign, each)) === planet,
  )
  return {
    lead: [
      say(
        `The lord of your ${ordinalInWords(house)} house is ${named(planet)}, in the ${ordinalInWords(lord_house)} house.`,
        fact,
        seat,
      ),
    ],
    why: [
      say(`The house is ${sign}, which ${named(planet)} rules.`, fact),
      openingOf(context.passages.lordInHouse(house, seat, fact)),
      also[0] && !context.reader.minor
        ? say(`It rules your ${ordinalInWords(also[0])} house too.`, raised(context.tell.lord(also[0])))
        : null,
      stated(context.tell.dignity(planet)),
    ],
    timing: [await periodOfPlanet(planet, `the lordship of your ${ordinalInWords(house)} house`, context)],
    advice: [
      say(`Weigh news about the ${ordinalInWords(house)} house in the periods of ${named(planet)} first.`, fact),
    ],
    capabilities: ['planetary-dignity', 'prediction-dasha'],
  }
}
