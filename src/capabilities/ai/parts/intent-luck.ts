import { DIRECTION_NAMES } from '../../../jyotish/graha-attributes.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import predictionLuckyInfo from '../../predictions/prediction-lucky-info.ts'
import nakshatraVastu from '../../remedies/nakshatra-vastu.ts'
import { type IntentComposer, type IntentContext, intentFact, periodOfPlanet } from './intent-context.ts'
import { packSentence } from './pack.ts'

/** Answers on lucky numbers, days, colours and directions. */

const SOURCE = 'predictions/prediction-lucky-info'
const luckOf = (context: IntentContext) => predictionLuckyInfo.compute(context.birth, context.world)

export const luckyNumberAnswer: IntentComposer = async (context) => {
  const { lucky_numbers, unlucky_numbers, based_on } = await luckOf(context)
  const [mainNumber, ...otherNumbers] = lucky_numbers
  const fact = intentFact('lucky.number', 'strength', `Your lucky number is ${mainNumber}.`, mainNumber!, SOURCE)
  return {
    lead: [packSentence(`Your lucky number is ${mainNumber}.`, fact)],
    why: [
      packSentence(`It is the number of ${nameInSentence(based_on.planet)}, the planet of your luck.`, fact),
      otherNumbers.length > 0
        ? packSentence(
            `${upperFirst(joinWords(otherNumbers.map(String)))} ${otherNumbers.length === 1 ? 'serves' : 'serve'} you as well.`,
            fact,
          )
        : null,
      unlucky_numbers.length > 0
        ? packSentence(
            `${upperFirst(joinWords(unlucky_numbers.map(String)))} ${unlucky_numbers.length === 1 ? 'does' : 'do'} less for you.`,
            fact,
          )
        : null,
    ],
    timing: [await periodOfPlanet(based_on.planet, 'the luck of this number', context)],
    advice: [
      packSentence(`Use ${mainNumber} where a choice is free: a seat, a date, the last digit of a plate.`, fact),
    ],
    capabilities: ['prediction-lucky-info', 'prediction-dasha'],
  }
}

export const luckyDayAnswer: IntentComposer = async (context) => {
  const { lucky_days, unlucky_days, based_on } = await luckOf(context)
  const [mainDay, ...otherDays] = lucky_days
  const fact = intentFact('lucky.day', 'strength', `Your lucky day of the week is ${mainDay}.`, mainDay!, SOURCE)
  return {
    lead: [packSentence(`Your lucky day of the week is ${mainDay}.`, fact)],
    why: [
      packSentence(
        `${mainDay} belongs to ${nameInSentence(based_on.planet)}, which carries fortune in your chart.`,
        fact,
      ),
      otherDays.length > 0
        ? packSentence(`${joinWords(otherDays)} ${otherDays.length === 1 ? 'is' : 'are'} good too.`, fact)
        : null,
      unlucky_days.length > 0
        ? packSentence(`On ${joinWords(unlucky_days)} begin nothing large if you can choose.`, fact)
        : null,
    ],
    timing: [await periodOfPlanet(based_on.planet, 'the luck of this day', context)],
    advice: [packSentence(`Put the call that you have been postponing on the coming ${mainDay}.`, fact)],
    capabilities: ['prediction-lucky-info', 'prediction-dasha'],
  }
}

export const luckyColourAnswer: IntentComposer = async (context) => {
  const { lucky_colours, based_on, gemstone } = await luckOf(context)
  const [mainColour, ...otherColours] = lucky_colours
  const fact = intentFact('lucky.colour', 'strength', `Your lucky colour is ${mainColour}.`, mainColour!, SOURCE)
  return {
    lead: [packSentence(`Your lucky colour is ${mainColour}.`, fact)],
    why: [
      otherColours.length > 0
        ? packSentence(
            `${upperFirst(joinWords(otherColours))} ${otherColours.length === 1 ? 'comes' : 'come'} next.`,
            fact,
          )
        : null,
      packSentence(`These are the colours of ${nameInSentence(based_on.planet)}.`, fact),
      gemstone ? packSentence(`The stone of that planet, ${gemstone}, has the same colour family.`, fact) : null,
    ],
    timing: [await periodOfPlanet(based_on.planet, 'the luck of this colour', context)],
    advice: [packSentence(`Take one thing in ${mainColour} to the next interview or meeting that matters.`, fact)],
    capabilities: ['prediction-lucky-info', 'prediction-dasha'],
  }
}

export const luckyThingsAnswer: IntentComposer = async (context) => {
  const { based_on, lucky_days, lucky_colours, lucky_numbers, lucky_metal, lucky_direction, auspicious_signs } =
    await luckOf(context)
  const fact = intentFact(
    'lucky.planet',
    'strength',
    `${capitalisedName(based_on.planet)} carries luck in your chart.`,
    based_on.planet,
    SOURCE,
  )
  return {
    lead: [
      packSentence(
        `Your luck is with ${nameInSentence(based_on.planet)}: ${lucky_days[0]}, ${lucky_colours[0]}, the number ${lucky_numbers[0]} and ${lucky_metal}.`,
        fact,
      ),
    ],
    why: [
      packSentence(sentencesOf(based_on.reason)[0]!, fact),
      packSentence(`People of ${joinWords(auspicious_signs.slice(0, 3))} tend to be easy company for you.`, fact),
      lucky_direction
        ? packSentence(
            `Your direction is the ${DIRECTION_NAMES[lucky_direction as keyof typeof DIRECTION_NAMES].toLowerCase()}.`,
            fact,
          )
        : null,
    ],
    timing: [await periodOfPlanet(based_on.planet, 'your luck', context)],
    advice: [packSentence('Treat these as reminders, and prepare as if they did nothing.', fact)],
    capabilities: ['prediction-lucky-info', 'prediction-dasha'],
  }
}

export const vastuDirectionAnswer: IntentComposer = async (context) => {
  const data = await nakshatraVastu.compute(
    { ...context.birth, nakshatra: null, facing: null, name_initial: null, place_initial: null },
    context.world,
  )
  const directionNames = (codes: readonly string[]) =>
    joinWords(codes.map((code) => DIRECTION_NAMES[code as keyof typeof DIRECTION_NAMES].toLowerCase()))
  const [best] = data.best_facing
  const fact = intentFact(
    'vastu.facing',
    'position',
    `A main door to the ${directionNames([best!])} is the best for your birth star.`,
    best!,
    'remedies/nakshatra-vastu',
  )
  const bedHead = data.placements.find(({ item }) => item === 'bed head')
  return {
    lead: [packSentence(`The ${directionNames([best!])} is the best direction for your main door.`, fact)],
    why: [
      packSentence(
        `Your birth star is ${data.nakshatra}, and its lord is ${nameInSentence(data.lord as Graha)}.`,
        fact,
      ),
      data.best_facing.length > 1
        ? packSentence(`The ${directionNames(data.best_facing.slice(1))} is good as well.`, fact)
        : null,
      data.avoid_facing.length > 0
        ? packSentence(`Less good are the ${directionNames(data.avoid_facing)}.`, fact)
        : null,
    ],
    timing: [
      bedHead
        ? packSentence(`For sleep, the head of the bed goes to the ${directionNames([bedHead.direction])}.`, fact)
        : null,
    ],
    advice: [packSentence('Turn the desk or the bed before you think of moving walls.', fact)],
    capabilities: ['nakshatra-vastu'],
  }
}
