import { capitalisedName, isLord, nameInSentence } from '../../../jyotish/grahas.ts'
import { PLANET_REMEDIES } from '../../../jyotish/planet-remedies.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { joinWords, upperFirst, withIndefiniteArticle } from '../../../wording.ts'
import gemstoneRecommendation from '../../remedies/gemstone-recommendation.ts'
import {
  absenceAnswer,
  birthAsOf,
  firstSentenceOf,
  type IntentComposer,
  type IntentContext,
  intentFact,
  periodOfPlanet,
} from './intent-context.ts'
import { packSentence } from './pack.ts'

/** Answers on gems. */

const GEMS = 'remedies/gemstone-recommendation'
export const gemsOf = (context: IntentContext) => gemstoneRecommendation.compute(birthAsOf(context), context.world)

/** The recommended stones with their roles: life stone, and so on. */
export const recommendedStones = ({
  life_stone,
  benefic_stone,
  lucky_stone,
  dasha_stone,
}: Awaited<ReturnType<typeof gemsOf>>) =>
  [
    { stone: life_stone, role: 'life stone' },
    { stone: benefic_stone, role: 'stone of good works' },
    { stone: lucky_stone, role: 'stone of fortune' },
    { stone: dasha_stone, role: 'stone of the present period' },
  ].flatMap(({ stone, role }) => (stone ? [{ ...stone, role }] : []))

export const gemForMeAnswer: IntentComposer = async (context) => {
  const data = await gemsOf(context)
  const [mainStone, ...otherStones] = recommendedStones(data)
  const lagna = context.chartFacts.ascendant()
  if (!mainStone) {
    const absence = intentFact('gem.none', 'strength', 'No stone is advised for your chart.', null, GEMS)
    return absenceAnswer(absence, 'Keep the money.', 'gemstone-recommendation')
  }
  const fact = intentFact(
    `gem.${mainStone.planet}`,
    'strength',
    `${upperFirst(mainStone.gem)}, the stone of ${nameInSentence(mainStone.planet)}, is your ${mainStone.role}.`,
    mainStone.gem,
    GEMS,
  )
  const otherGems = otherStones.filter(
    ({ gem }, index) => gem !== mainStone.gem && otherStones.findIndex((stone) => stone.gem === gem) === index,
  )
  const { avoid } = data
  return {
    lead: [
      packSentence(
        `Your stone is ${withIndefiniteArticle(mainStone.gem)}, for ${nameInSentence(mainStone.planet)}.`,
        fact,
      ),
    ],
    why: [
      packSentence(`It is your ${mainStone.role}, since ${lagna.value} rises in your chart.`, fact, lagna),
      packSentence(mainStone.reason, fact),
      otherGems.length > 0
        ? packSentence(
            `Second choices are ${joinWords(otherGems.map(({ gem, role }) => `${withIndefiniteArticle(gem)} (${role})`))}.`,
            fact,
          )
        : null,
      avoid.length > 0 ? packSentence(`Leave ${joinWords(avoid.map(({ gem }) => gem))} to others.`, fact) : null,
    ],
    timing: [
      packSentence(
        `Custom sets it in ${mainStone.metal}, on the ${mainStone.finger} finger of the ${mainStone.hand} hand, and puts it on for the first time on a ${mainStone.day}.`,
        fact,
      ),
    ],
    advice: [packSentence(`Try the cheaper substitute first, ${joinWords(mainStone.substitutes)}, for a month.`, fact)],
    capabilities: ['gemstone-recommendation'],
  }
}

export const gemCheckAnswer: IntentComposer = async (context) => {
  const planet = context.slots.gem!
  const { gem } = PLANET_REMEDIES[planet]
  const data = await gemsOf(context)
  const ownStone = recommendedStones(data).find((stone) => stone.planet === planet)
  const against = data.avoid.find((stone) => stone.planet === planet)
  const verdict = against ? 'no' : ownStone ? 'yes' : 'neutral'
  const subject = upperFirst(withIndefiniteArticle(gem))
  const fact = intentFact(
    `gem.${planet}.verdict`,
    'strength',
    verdict === 'no'
      ? `${subject} is among the stones that your chart advises against.`
      : verdict === 'yes'
        ? `${subject} is among the stones that your chart recommends.`
        : `${subject} is neither recommended by your chart nor advised against.`,
    verdict,
    GEMS,
  )
  const [best] = recommendedStones(data)
  const seat = context.chartFacts.house(planet)
  const lordships = isLord(planet) ? data.lagna.sign : null
  return {
    lead: [
      packSentence(
        verdict === 'no'
          ? `No: ${withIndefiniteArticle(gem)} is not for you.`
          : verdict === 'yes'
            ? `Yes: ${withIndefiniteArticle(gem)} is one of your stones.`
            : `Not especially: your chart neither recommends ${withIndefiniteArticle(gem)} nor advises against it.`,
        fact,
      ),
    ],
    why: [
      against
        ? packSentence(against.reason, fact)
        : ownStone
          ? firstSentenceOf(packSentence(ownStone.reason, fact))
          : null,
      lordships && verdict !== 'yes'
        ? packSentence(
            `A stone adds weight to its planet, and ${nameInSentence(planet)} has ${verdict === 'no' ? 'hard' : 'no leading'} houses for ${lordships} rising.`,
            fact,
          )
        : null,
      packSentence(
        `${capitalisedName(planet)}, whose stone it is, stands in your ${seat.text.match(/your (\w+) house/)?.[1] ?? ''} house.`,
        fact,
        seat,
      ),
      best && verdict !== 'yes'
        ? packSentence(`Your own stone would be ${withIndefiniteArticle(best.gem)}.`, fact)
        : null,
    ],
    timing: ownStone
      ? [
          packSentence(
            `If you choose it: ${ownStone.metal}, the ${ownStone.finger} finger, first worn on a ${ownStone.day}.`,
            fact,
          ),
        ]
      : [await periodOfPlanet(planet, `what ${nameInSentence(planet)} stands for in your chart`, context)],
    advice: [
      packSentence(
        verdict === 'no'
          ? `Take off ${withIndefiniteArticle(gem)} that you have, and see for a few weeks what changes.`
          : verdict === 'yes' || !best
            ? `Borrow ${withIndefiniteArticle(gem)} for a week before you buy one.`
            : `Keep the money for now; if you want a stone, borrow ${withIndefiniteArticle(best.gem)} for a week first.`,
        fact,
      ),
    ],
    capabilities: ['gemstone-recommendation', ...(ownStone ? [] : ['prediction-dasha'])],
  }
}

export const gemToAvoidAnswer: IntentComposer = async (context) => {
  const data = await gemsOf(context)
  const fact = intentFact(
    'gem.avoid',
    'strength',
    data.avoid.length > 0
      ? `Your chart advises against ${joinWords(data.avoid.map(({ gem }) => gem))}.`
      : 'Your chart advises against no stone.',
    data.avoid.length,
    GEMS,
  )
  return {
    lead: [
      packSentence(
        data.avoid.length > 0
          ? `Avoid ${joinWords(data.avoid.map(({ gem }) => gem))}.`
          : 'There is no stone that your chart advises against.',
        fact,
      ),
    ],
    why: data.avoid
      .slice(0, 3)
      .map(({ planet, gem, reason }) =>
        packSentence(`${upperFirst(gem)} belongs to ${nameInSentence(planet)}. ${sentencesOf(reason)[0]}`, fact),
      ),
    advice: [packSentence('Look through your rings for these stones before you look for new ones.', fact)],
    capabilities: ['gemstone-recommendation'],
  }
}
