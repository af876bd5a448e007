import { DIRECTION_NAMES } from '../../../jyotish/graha-attributes.ts'
import { type Graha, named } from '../../../jyotish/grahas.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { capitalised, listed } from '../../../wording.ts'
import predictionLuckyInfo from '../../predictions/prediction-lucky-info.ts'
import nakshatraVastu from '../../remedies/nakshatra-vastu.ts'
import { type IntentComposer, type IntentContext, intentFact, periodOfPlanet } from './intent-context.ts'
import { say } from './pack.ts'

/** Answers on numbers, days, colours and directions that are called lucky. */

const SOURCE = 'predictions/prediction-lucky-info'
const luckOf = (context: IntentContext) => predictionLuckyInfo.compute(context.birth, context.world)

export const luckyNumberAnswer: IntentComposer = async (context) => {
  const { lucky_numbers, unlucky_numbers, based_on } = await luckOf(context)
  const [first, ...others] = lucky_numbers
  const fact = intentFact('lucky.number', 'strength', `Your lucky number is ${first}.`, first!, SOURCE)
  return {
    lead: [say(`Your lucky number is ${first}.`, fact)],
    why: [
      say(`It is the number of ${named(based_on.planet)}, the planet of your luck.`, fact),
      others.length > 0
        ? say(
            `${capitalised(listed(others.map(String)))} ${others.length === 1 ? 'serves' : 'serve'} you as well.`,
            fact,
          )
        : null,
      unlucky_numbers.length > 0
        ? say(
            `${capitalised(listed(unlucky_numbers.map(String)))} ${unlucky_numbers.length === 1 ? 'does' : 'do'} less for you.`,
            fact,
          )
        : null,
    ],
    timing: [await periodOfPlanet(based_on.planet, 'the luck of this number', context)],
    advice: [say(`Use ${first} where a choice is free: a seat, a date, the last digit of a plate.`, fact)],
    capabilities: ['prediction-lucky-info', 'prediction-dasha'],
  }
}

export const luckyDayAnswer: IntentComposer = async (context) => {
  const { lucky_days, unlucky_days, based_on } = await luckOf(context)
  const [first, ...others] = lucky_days
  const fact = intentFact('lucky.day', 'strength', `Your lucky day of the week is ${first}.`, first!, SOURCE)
  return {
    lead: [say(`Your lucky day of the week is ${first}.`, fact)],
    why: [
      say(`${first} belongs to ${named(based_on.planet)}, which carries fortune in your chart.`, fact),
      others.length > 0 ? say(`${listed(others)} ${others.length === 1 ? 'is' : 'are'} good too.`, fact) : null,
      unlucky_days.length > 0 ? say(`On ${listed(unlucky_days)} begin nothing large if you can choose.`, fact) : null,
    ],
    timing: [await periodOfPlanet(based_on.planet, 'the luck of this day', context)],
    advice: [say(`Put the call that you have been postponing on the coming ${first}.`, fact)],
    capabilities: ['prediction-lucky-info', 'prediction-dasha'],
  }
}

export const luckyColourAnswer: IntentComposer = async (context) => {
  const { lucky_colours, based_on, gemstone } = await luckOf(context)
  const [first, ...others] = lucky_colours
  const fact = intentFact('lucky.colour', 'strength', `Your lucky colour is ${first}.`, first!, SOURCE)
  return {
    lead: [say(`Your lucky colour is ${first}.`, fact)],
    why: [
      others.length > 0
        ? say(`${capitalised(listed(others))} ${others.length === 1 ? 'comes' : 'come'} next.`, fact)
        : null,
      say(`These are the colours of ${named(based_on.planet)}.`, fact),
      gemstone ? say(`The stone of that planet, ${gemstone}, has the same colour family.`, fact) : null,
    ],
    timing: [await periodOfPlanet(based_on.planet, 'the luck of this colour', context)],
    advice: [say(`Take one thing in ${first} to the next interview or meeting that matters.`, fact)],
    capabilities: ['prediction-lucky-info', 'prediction-dasha'],
  }
}

export const luckyThingsAnswer: IntentComposer = async (context) => {
  const { based_on, lucky_days, lucky_colours, lucky_numbers, lucky_metal, lucky_direction, auspicious_signs } =
    await luckOf(context)
  const fact = intentFact(
    'lucky.planet',
    'strength',
    `${named(based_on.planet).replace(/^t/, 'T')} carries luck in your chart.`,
    based_on.planet,
    SOURCE,
  )
  return {
    lead: [
      say(
        `Your luck is with ${named(based_on.planet)}: ${lucky_days[0]}, ${lucky_colours[0]}, the number ${lucky_numbers[0]} and ${lucky_metal}.`,
        fact,
      ),
    ],
    why: [
      say(sentencesOf(based_on.reason)[0]!, fact),
      say(`People of ${listed(auspicious_signs.slice(0, 3))} tend to be easy company for you.`, fact),
      lucky_direction
        ? say(
            `Your direction is the ${DIRECTION_NAMES[lucky_direction as keyof typeof DIRECTION_NAMES].toLowerCase()}.`,
            fact,
          )
        : null,
    ],
    timing: [await periodOfPlanet(based_on.planet, 'your luck', context)],
    advice: [say('Treat these as reminders, and prepare as if they did nothing.', fact)],
    capabilities: ['prediction-lucky-info', 'prediction-dasha'],
  }
}

export const vastuDirectionAnswer: IntentComposer = async (context) => {
  const data = await nakshatraVastu.compute(
    { ...context.birth, nakshatra: null, facing: null, name_initial: null, place_initial: null },
    context.world,
  )
  const worded = (codes: readonly string[]) =>
    listed(codes.map((code) => DIRECTION_NAMES[code as keyof typeof DIRECTION_NAMES].toLowerCase()))
  const [best] = data.best_facing
  const fact = intentFact(
    'vastu.facing',
    'position',
    `A main door to the ${worded([best!])} is the best for your birth star.`,
    best!,
    'remedies/nakshatra-vastu',
  )
  const bed = data.placements.find(({ item }) => item === 'bed head')
  return {
    lead: [say(`The ${worded([best!])} is the best direction for your main door.`, fact)],
    why: [
      say(`Your birth star is ${data.nakshatra}, and its lord is ${named(data.lord as Graha)}.`, fact),
      data.best_facing.length > 1 ? say(`The ${worded(data.best_facing.slice(1))} is good as well.`, fact) : null,
      data.avoid_facing.length > 0 ? say(`Less good are the ${worded(data.avoid_facing)}.`, fact) : null,
    ],
    timing: [bed ? say(`For sleep, the head of the bed goes to the ${worded([bed.direction])}.`, fact) : null],
    advice: [say('Turn the desk or the bed before you think of moving walls.', fact)],
    capabilities: ['nakshatra-vastu'],
  }
}
