import { isLord, named, opening } from '../../../jyotish/grahas.ts'
import { PLANET_REMEDIES } from '../../../jyotish/planet-remedies.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { indefinite, listed } from '../../../wording.ts'
import gemstoneRecommendation from '../../remedies/gemstone-recommendation.ts'
import {
  dayOfReading,
  type IntentComposer,
  type IntentContext,
  intentFact,
  openingOf,
  periodOfPlanet,
} from './intent-context.ts'
import { say } from './pack.ts'

/** Answers on gems. */

const GEMS = 'remedies/gemstone-recommendation'
export const gemsOf = (context: IntentContext) =>
  gemstoneRecommendation.compute({ ...context.birth, as_of: dayOfReading(context) }, context.world)

export const chosenStones = ({
  life_stone,
  benefic_stone,
  lucky_stone,
  dasha_stone,
}: Awaited<ReturnType<typeof gemsOf>>) =>
  [
    { stone: life_stone, as: 'life stone' },
    { stone: benefic_stone, as: 'stone of good works' },
    { stone: lucky_stone, as: 'stone of fortune' },
    { stone: dasha_stone, as: 'stone of the present period' },
  ].flatMap(({ stone, as }) => (stone ? [{ ...stone, as }] : []))

export const gemForMeAnswer: IntentComposer = async (context) => {
  const data = await gemsOf(context)
  const [first, ...others] = chosenStones(data)
  const lagna = context.tell.ascendant()
  if (!first) {
    const none = intentFact('gem.none', 'strength', 'No stone is advised for your chart.', null, GEMS)
    return {
      lead: [say('No stone is advised for your chart.', none)],
      advice: [say('Keep the money.', none)],
      capabilities: ['gemstone-recommendation'],
    }
  }
  const fact = intentFact(
    `gem.${first.planet}`,
    'strength',
    `${first.gem[0]!.toUpperCase()}${first.gem.slice(1)}, the stone of ${named(first.planet)}, is your ${first.as}.`,
    first.gem,
    GEMS,
  )
  const distinct = others.filter(
    ({ gem }, at) => gem !== first.gem && others.findIndex((each) => each.gem === gem) === at,
  )
  const { avoid } = data
  return {
    lead: [say(`Your stone is ${indefinite(first.gem)}, for ${named(first.planet)}.`, fact)],
    why: [
      say(`It is your ${first.as}, since ${lagna.value} rises in your chart.`, fact, lagna),
      say(first.reason, fact),
      distinct.length > 0
        ? say(`Second choices are ${listed(distinct.map(({ gem, as }) => `${indefinite(gem)} (${as})`))}.`, fact)
        : null,
      avoid.length > 0 ? say(`Leave ${listed(avoid.map(({ gem }) => gem))} to others.`, fact) : null,
    ],
    timing: [
      say(
        `Custom sets it in ${first.metal}, on the ${first.finger} finger of the ${first.hand} hand, and puts it on for the first time on a ${first.day}.`,
        fact,
      ),
    ],
    advice: [say(`Try the cheaper substitute first, ${listed(first.substitutes)}, for a month.`, fact)],
    capabilities: ['gemstone-recommendation'],
  }
}

export const gemCheckAnswer: IntentComposer = async (context) => {
  const planet = context.slots.gem!
  const { gem } = PLANET_REMEDIES[planet]
  const data = await gemsOf(context)
  const own = chosenStones(data).find((stone) => stone.planet === planet)
  const against = data.avoid.find((stone) => stone.planet === planet)
  const verdict = against ? 'no' : own ? 'yes' : 'neutral'
  const Gem = `${indefinite(gem)[0]!.toUpperCase()}${indefinite(gem).slice(1)}`
  const fact = intentFact(
    `gem.${planet}.verdict`,
    'strength',
    verdict === 'no'
      ? `${Gem} is among the stones that your chart advises against.`
      : verdict === 'yes'
        ? `${Gem} is among the stones that your chart recommends.`
        : `${Gem} is neither recommended by your chart nor advised against.`,
    verdict,
    GEMS,
  )
  const [best] = chosenStones(data)
  const seat = context.tell.house(planet)
  const lordships = isLord(planet) ? data.lagna.sign : null
  return {
    lead: [
      say(
        verdict === 'no'
          ? `No: ${indefinite(gem)} is not for you.`
          : verdict === 'yes'
            ? `Yes: ${indefinite(gem)} is one of your stones.`
            : `Not especially: your chart neither recommends ${indefinite(gem)} nor advises against it.`,
        fact,
      ),
    ],
    why: [
      against ? say(against.reason, fact) : own ? openingOf(say(own.reason, fact)) : null,
      lordships && verdict !== 'yes'
        ? say(
            `A stone adds weight to its planet, and ${named(planet)} has ${verdict === 'no' ? 'hard' : 'no leading'} houses for ${lordships} rising.`,
            fact,
          )
        : null,
      say(
        `${opening(planet)}, whose stone it is, stands in your ${seat.text.match(/your (\w+) house/)?.[1] ?? ''} house.`,
        fact,
        seat,
      ),
      best && verdict !== 'yes' ? say(`Your own stone would be ${indefinite(best.gem)}.`, fact) : null,
    ],
    timing: own
      ? [say(`If you choose it: ${own.metal}, the ${own.finger} finger, first worn on a ${own.day}.`, fact)]
      : [await periodOfPlanet(planet, 'what this stone belongs to', context)],
    advice: [
      say(
        verdict === 'no'
          ? `Take off ${indefinite(gem)} that you have, and see for a few weeks what changes.`
          : `Borrow ${indefinite(gem)} for a week before you buy one.`,
        fact,
      ),
    ],
    capabilities: ['gemstone-recommendation', ...(own ? [] : ['prediction-dasha'])],
  }
}

export const gemToAvoidAnswer: IntentComposer = async (context) => {
  const data = await gemsOf(context)
  const fact = intentFact(
    'gem.avoid',
    'strength',
    data.avoid.length > 0
      ? `Your chart advises against ${listed(data.avoid.map(({ gem }) => gem))}.`
      : 'Your chart advises against no stone.',
    data.avoid.length,
    GEMS,
  )
  return {
    lead: [
      say(
        data.avoid.length > 0
          ? `Avoid ${listed(data.avoid.map(({ gem }) => gem))}.`
          : 'There is no stone that your chart advises against.',
        fact,
      ),
    ],
    why: data.avoid
      .slice(0, 3)
      .map(({ planet, gem, reason }) =>
        say(`${gem[0]!.toUpperCase()}${gem.slice(1)} belongs to ${named(planet)}. ${sentencesOf(reason)[0]}`, fact),
      ),
    advice: [say('Look through your rings for these stones before you look for new ones.', fact)],
    capabilities: ['gemstone-recommendation'],
  }
}
