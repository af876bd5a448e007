import { planetsRanked } from '../../../jyotish/assessment/planet.ts'
import { capitalisedName, type Graha, isNode, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { HOUSES, type HouseNumber, SIGNS, signOfHouse } from '../../../zodiac/signs.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import { conditionSentences } from '../../shared/narrative/condition.ts'
import ashtakavarga from '../../strengths/ashtakavarga.ts'
import planetaryDignity from '../../strengths/planetary-dignity.ts'
import shadbala from '../../strengths/shadbala.ts'
import planetPositions from '../../vedic-charts/planet-positions.ts'
import { DIGNITY_WORDS } from './chart-facts.ts'
import {
  factSentence,
  firstSentenceOf,
  type IntentComposer,
  type IntentContext,
  intentFact,
  periodOfPlanet,
  promoteFact,
  readerClaim,
} from './intent-context.ts'
import { packSentence } from './pack.ts'

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
    const { planets } = chartAssessment(context.reader.born, context.world)
    const ranked = planetsRanked(planets)
    const planet = ranked.at(side === 'strongest' ? 0 : -1)!
    const next = ranked.at(side === 'strongest' ? 1 : -2)!
    const row = (await rankOf(context)).find((entry) => entry.planet === planet)!
    const fact = intentFact(
      `D1.${planet}.condition`,
      'strength',
      `${capitalisedName(planet)} ${conditionSentences(planets[planet])}.`,
      planets[planet].band,
      'predictions/prediction-life-report',
    )
    const byShadbala = promoteFact(context.chartFacts.shadbalaRank(planet, row.rank))
    return {
      lead: [packSentence(`${capitalisedName(planet)} is the ${side} planet of your chart.`, fact)],
      why: [
        factSentence(fact),
        packSentence(
          `By Shadbala it has ${row.rupas} rupas where ${row.required_rupas} are asked for, ${row.sufficient ? 'so it has enough' : 'so it falls short'}.`,
          byShadbala,
        ),
        factSentence(context.chartFacts.dignity(planet)),
        firstSentenceOf(context.passages.planetInSign(planet, context.chartFacts.sign(planet))),
        packSentence(`${capitalisedName(next)} comes ${side === 'strongest' ? 'second' : 'just before it'}.`, fact),
      ],
      timing: [await periodOfPlanet(planet, side === 'strongest' ? 'this strength' : 'this weakness', context)],
      advice: [
        packSentence(
          side === 'strongest'
            ? PRACTICE[planet]
            : `Do not build your week on ${nameInSentence(planet)}; give it one small task and let the others carry the rest.`,
          fact,
        ),
      ],
      facts: [byShadbala],
      capabilities: ['prediction-life-report', 'shadbala', 'prediction-dasha'],
    }
  }
export const strongestPlanetAnswer = strengthAnswer('strongest')
export const weakestPlanetAnswer = strengthAnswer('weakest')

export const planetPlaceAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const { planets } = await planetPositions.compute(context.birth, context.world)
  const { sign, house } = planets.find(({ name }) => name === planet)!
  const [signFact, houseFact] = [
    promoteFact(context.chartFacts.sign(planet)),
    promoteFact(context.chartFacts.house(planet)),
  ]
  return {
    lead: [packSentence(`Your ${planet} is in ${sign}, in your ${ordinalInWords(house)} house.`, signFact, houseFact)],
    why: [
      context.passages.planetInHouse(planet, houseFact),
      context.passages.planetInSign(planet, signFact),
      factSentence(context.chartFacts.star(planet)),
      ...context.chartFacts.varga('D9', planet).slice(0, 1).map(factSentence),
    ],
    timing: [await periodOfPlanet(planet, `this place of ${nameInSentence(planet)}`, context)],
    advice: [packSentence(PRACTICE[planet], houseFact)],
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
    `${capitalisedName(planet)} is ${strength_label === 'moderate' ? 'of middling strength' : strength_label} in your chart.`,
    strength_label,
    'strengths/planetary-dignity',
  )
  const row = isNode(planet) ? null : (await rankOf(context)).find((entry) => entry.planet === planet)!
  return {
    lead: [
      packSentence(
        `${verdict}: your ${planet} is ${strength_label === 'moderate' ? 'of middling strength' : strength_label}.`,
        fact,
      ),
    ],
    why: [
      isNode(planet) ? factSentence(context.chartFacts.sign(planet)) : factSentence(context.chartFacts.dignity(planet)),
      row
        ? packSentence(
            `Among the seven planets it is number ${row.rank} by Shadbala.`,
            promoteFact(context.chartFacts.shadbalaRank(planet, row.rank)),
          )
        : null,
      packSentence(
        functional === 'benefic' || functional === 'yogakaraka'
          ? `For your ascendant ${nameInSentence(planet)} works as a helper.`
          : functional === 'malefic'
            ? `For your ascendant ${nameInSentence(planet)} brings tasks rather than gifts.`
            : `For your ascendant ${nameInSentence(planet)} is neutral.`,
        fact,
      ),
      ...context.chartFacts.state(planet).map(factSentence),
    ],
    timing: [await periodOfPlanet(planet, `the strength of ${nameInSentence(planet)}`, context)],
    advice: [
      packSentence(
        strength_label === 'weak'
          ? `Plan for ${nameInSentence(planet)} as for a friend who comes late: leave time.`
          : `Lean on ${nameInSentence(planet)} when you can choose how to do a thing. ${PRACTICE[planet]}`,
        fact,
      ),
    ],
    capabilities: ['planetary-dignity', 'shadbala', 'prediction-dasha'],
  }
}

export const planetStateAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const { planets } = await planetaryDignity.compute(context.birth, context.world)
  const row = planets.find((entry) => entry.planet === planet)!
  const { searchText } = context
  const dignityFact = isNode(planet) ? null : context.chartFacts.dignity(planet)
  const dignity = dignityFact ? DIGNITY_WORDS[dignityFact.value as keyof typeof DIGNITY_WORDS] : null
  const states = {
    retrograde: row.retrograde,
    combust: row.combust,
    exalted: row.dignity === 'exalted',
    debilitated: row.dignity === 'debilitated',
  }
  const requestedState = /combust|\basta?\b|अस्त/.test(searchText)
    ? 'combust'
    : /exalt|uchch|उच्च/.test(searchText)
      ? 'exalted'
      : /debilit|neech|नीच/.test(searchText)
        ? 'debilitated'
        : /retro|vakri|वक्री/.test(searchText)
          ? 'retrograde'
          : null
  const [fact] = [
    intentFact(
      `state.${planet}`,
      'dignity',
      `${capitalisedName(planet)} is ${requestedState ? `${states[requestedState] ? '' : 'not '}${requestedState}` : (dignity ?? `in ${row.sign}`)} in your chart.`,
      requestedState ? states[requestedState] : row.dignity,
      'strengths/planetary-dignity',
      requestedState === 'retrograde' || requestedState === 'combust'
        ? [readerClaim(planet, requestedState, states[requestedState] ? 'yes' : 'no')]
        : [],
    ),
  ]
  const otherStates = (['retrograde', 'combust'] as const).filter((name) => name !== requestedState)
  return {
    lead: [
      packSentence(
        requestedState
          ? `${states[requestedState] ? 'Yes' : 'No'}: your ${planet} is ${states[requestedState] ? '' : 'not '}${requestedState}.`
          : `Your ${planet} is ${dignity ?? `in ${row.sign}`}.`,
        fact,
      ),
    ],
    why: [
      dignity && requestedState ? packSentence(`It is ${dignity}, ${row.sign}.`, dignityFact!) : null,
      isNode(planet)
        ? packSentence(
            `${capitalisedName(planet)} always moves backwards on average, so this says little of it alone.`,
            fact,
          )
        : packSentence(
            `It is ${otherStates.map((name) => `${states[name] ? '' : 'not '}${name}`).join(' and ')}.`,
            fact,
          ),
      factSentence(context.chartFacts.star(planet)),
    ],
    timing: [await periodOfPlanet(planet, `this state of ${nameInSentence(planet)}`, context)],
    advice: [
      packSentence(
        requestedState === 'retrograde' && states.retrograde
          ? `Go over the matters of ${nameInSentence(planet)} twice; the second attempt is your better one.`
          : `Judge ${nameInSentence(planet)} by its house first, and by this second.`,
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
      ? rows.find((entry) => entry.house === house)!
      : sign !== undefined
        ? rows.find((entry) => entry.sign === sign)!
        : planet !== undefined
          ? rows.find((entry) => entry.house === context.chartFacts.house(planet).value)!
          : rows[0]!
  const isHouseNamed = house !== undefined || sign !== undefined || planet !== undefined
  const fact = promoteFact(context.chartFacts.bindus(row.house as HouseNumber))
  const place = rows.indexOf(row) + 1
  const last = rows.at(-1)!
  return {
    lead: [
      packSentence(
        isHouseNamed
          ? `Your ${ordinalInWords(row.house)} house, ${row.sign}, has ${row.bindus} bindus.`
          : `Your strongest house by ashtakavarga is the ${ordinalInWords(row.house)}, ${row.sign}, with ${row.bindus} bindus.`,
        fact,
      ),
    ],
    why: [
      packSentence(
        `The mean of all houses is 28, so that is ${row.bindus > 28 ? 'above it' : row.bindus < 28 ? 'below it' : 'just at it'}.`,
        fact,
      ),
      packSentence(`In the order of the twelve houses it is number ${place}.`, fact),
      row === last
        ? null
        : packSentence(`The fewest stand in the ${ordinalInWords(last.house)}, with ${last.bindus}.`, fact),
    ],
    timing: [
      packSentence(
        `Planets that pass through ${row.sign} ${row.bindus >= 28 ? 'do more for you' : 'do less for you'} than their usual share.`,
        fact,
      ),
    ],
    advice: [packSentence(`Watch the months in which Jupiter or Saturn stands in ${row.sign}.`, fact)],
    capabilities: ['ashtakavarga'],
  }
}

export const housePlanetsAnswer: IntentComposer = async (context) => {
  const house = context.slots.house!
  const { planets } = await planetPositions.compute(context.birth, context.world)
  const occupants = planets.flatMap(({ name, house: planetHouse }) =>
    planetHouse === house && context.reader.born.chart.graha[name as Graha] ? [name as Graha] : [],
  )
  const lord = context.chartFacts.lord(house)
  const seat = context.chartFacts.lordHouse(house)
  const facts = occupants.map((planet) => promoteFact(context.chartFacts.house(planet)))
  const sign = SIGNS[signOfHouse(context.reader.born.chart.ascendant.sign, house)]!
  const base = promoteFact(lord)
  return {
    lead: [
      packSentence(
        occupants.length === 0
          ? `No planet stands in your ${ordinalInWords(house)} house.`
          : `${upperFirst(joinWords(occupants.map(nameInSentence)))} ${occupants.length > 1 ? 'stand' : 'stands'} in your ${ordinalInWords(house)} house.`,
        ...(facts.length > 0 ? facts : [base]),
      ),
    ],
    why: [
      packSentence(`The sign of that house is ${sign}.`, base),
      ...occupants
        .slice(0, 2)
        .map((planet, index) => firstSentenceOf(context.passages.planetInHouse(planet, facts[index]!))),
      occupants.length === 0
        ? packSentence(`An empty house is judged by its lord: ${nameInSentence(lord.value as Graha)}.`, base)
        : null,
      packSentence(
        `${capitalisedName(lord.value as Graha)} rules that sign and stands in your ${ordinalInWords(seat.value as HouseNumber)} house.`,
        seat,
      ),
    ],
    timing: [
      await periodOfPlanet(occupants[0] ?? (lord.value as Graha), `your ${ordinalInWords(house)} house`, context),
    ],
    advice: [packSentence(PRACTICE[occupants[0] ?? (lord.value as Graha)], base)],
    capabilities: ['planet-positions', 'prediction-dasha'],
  }
}

export const houseLordAnswer: IntentComposer = async (context) => {
  const house = HOUSES.find((number) => number === context.slots.house)!
  const { rulers } = await planetaryDignity.compute(context.birth, context.world)
  const { lord, lord_house, sign } = rulers.find((row) => row.house === house)!
  const fact = promoteFact(context.chartFacts.lord(house))
  const seat = promoteFact(context.chartFacts.lordHouse(house))
  const planet = lord as Graha
  const otherHouses = HOUSES.filter(
    (number) => number !== house && lordOf(signOfHouse(context.reader.born.chart.ascendant.sign, number)) === planet,
  )
  return {
    lead: [
      packSentence(
        `The lord of your ${ordinalInWords(house)} house is ${nameInSentence(planet)}, in the ${ordinalInWords(lord_house)} house.`,
        fact,
        seat,
      ),
    ],
    why: [
      packSentence(`The house is ${sign}, which ${nameInSentence(planet)} rules.`, fact),
      firstSentenceOf(context.passages.lordInHouse(house, seat, fact)),
      otherHouses[0] && !context.reader.minor
        ? packSentence(
            `It rules your ${ordinalInWords(otherHouses[0])} house too.`,
            promoteFact(context.chartFacts.lord(otherHouses[0])),
          )
        : null,
      factSentence(context.chartFacts.dignity(planet)),
    ],
    timing: [await periodOfPlanet(planet, `the lordship of your ${ordinalInWords(house)} house`, context)],
    advice: [
      packSentence(
        `Weigh news about the ${ordinalInWords(house)} house in the periods of ${nameInSentence(planet)} first.`,
        fact,
      ),
    ],
    capabilities: ['planetary-dignity', 'prediction-dasha'],
  }
}
