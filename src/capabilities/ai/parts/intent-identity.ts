import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import namingSyllables from '../../festivals-muhurta/naming-syllables.ts'
import charaKarakas from '../../jaimini/chara-karakas.ts'
import predictionNature from '../../predictions/prediction-nature.ts'
import reportHealth from '../../reports/report-health.ts'
import findAscendant from '../../utilities/find-ascendant.ts'
import findMoonSign from '../../utilities/find-moon-sign.ts'
import findNakshatra from '../../utilities/find-nakshatra.ts'
import findSunSign from '../../utilities/find-sun-sign.ts'
import birthParticulars from '../../vedic-charts/birth-particulars.ts'
import divisionalChart from '../../vedic-charts/divisional-chart.ts'
import {
  factSentence,
  firstSentenceOf,
  type IntentComposer,
  intentFact,
  periodOfPlanet,
  promoteFact,
  readerClaim,
} from './intent-context.ts'
import { reportInput } from './intent-periods.ts'
import { packSentence, type Sentence } from './pack.ts'

/** Answers on the identity of a birth: signs, stars, syllables, karakas, divisional ascendants, groups. */

export const moonSignAnswer: IntentComposer = async (context) => {
  const { moon_sign } = await findMoonSign.compute(context.birth, context.world)
  const fact = promoteFact(context.chartFacts.sign('Moon'))
  return {
    lead: [packSentence(`Your Moon sign is ${moon_sign.sign}.`, fact)],
    why: [
      context.passages.moon('nature', fact),
      context.passages.moon('strength', fact),
      factSentence(context.chartFacts.house('Moon')),
    ],
    timing: [await periodOfPlanet('Moon', 'the nature of your Moon', context)],
    advice: [context.passages.moon('care', fact)],
    capabilities: ['find-moon-sign', 'prediction-dasha'],
  }
}

export const ascendantAnswer: IntentComposer = async (context) => {
  const { ascendant } = await findAscendant.compute(context.birth, context.world)
  const fact = promoteFact(context.chartFacts.ascendant())
  const lord = ascendant.sign_lord as Graha
  return {
    lead: [packSentence(`Your ascendant is ${ascendant.sign}.`, fact)],
    why: [
      context.passages.ascendant('nature', fact),
      context.passages.ascendant('strength', fact),
      factSentence(context.chartFacts.lordHouse(1)),
    ],
    timing: [await periodOfPlanet(lord, 'your first house', context)],
    advice: [context.passages.ascendant('care', fact)],
    capabilities: ['find-ascendant', 'prediction-dasha'],
  }
}

export const sunSignAnswer: IntentComposer = async (context) => {
  const { vedic, western } = await findSunSign.compute(context.birth, context.world)
  const fact = promoteFact(context.chartFacts.sign('Sun'))
  const westernFact = intentFact(
    'western.Sun.sign',
    'position',
    `By Western reckoning your Sun sign is ${western.sign}.`,
    western.sign,
    'utilities/find-sun-sign',
  )
  return {
    lead: [
      packSentence(
        vedic.sign === western.sign
          ? `Your Sun sign is ${vedic.sign}, in Vedic and in Western astrology.`
          : `Your Sun sign is ${vedic.sign} in Vedic astrology, and ${western.sign} in Western astrology.`,
        fact,
        westernFact,
      ),
    ],
    why: [
      vedic.sign === western.sign
        ? null
        : packSentence('The two count from different starting points, about a month of the Sun apart at most.', fact),
      context.passages.planetInSign('Sun', fact),
      factSentence(context.chartFacts.house('Sun')),
    ],
    timing: [await periodOfPlanet('Sun', 'what your Sun stands for', context)],
    advice: [
      packSentence(
        'Read columns for your Moon sign when they are Vedic, and for your Western sign when they are Western.',
        fact,
      ),
    ],
    capabilities: ['find-sun-sign', 'prediction-dasha'],
  }
}

export const birthStarAnswer: IntentComposer = async (context) => {
  const { nakshatra, name_syllables } = await findNakshatra.compute(context.birth, context.world)
  const fact = promoteFact(context.chartFacts.star('Moon'))
  const pada = intentFact(
    'D1.Moon.pada',
    'position',
    `Your Moon is in pada ${nakshatra.pada} of ${nakshatra.name}.`,
    nakshatra.pada,
    'utilities/find-nakshatra',
    [readerClaim('Moon', 'pada', nakshatra.pada)],
  )
  return {
    lead: [packSentence(`Your birth star is ${nakshatra.name}, pada ${nakshatra.pada}.`, fact, pada)],
    why: [
      packSentence(
        `Its lord is ${nameInSentence(nakshatra.lord as Graha)}, its deity ${nakshatra.deity}, and its symbol is ${nakshatra.symbol.toLowerCase()}.`,
        fact,
      ),
      packSentence(`The syllable of that pada is ${name_syllables.pada}.`, pada),
      packSentence(
        `Its gana is ${nakshatra.gana} and its nadi ${nakshatra.nadi}, which families compare before a wedding.`,
        context.reader.minor ? null : fact,
      ),
    ],
    timing: [await periodOfPlanet(nakshatra.lord as Graha, 'your birth star', context)],
    advice: [
      packSentence(
        `Note the day of each month on which the Moon returns to ${nakshatra.name}: it suits rest and plans.`,
        fact,
      ),
    ],
    capabilities: ['find-nakshatra', 'prediction-dasha'],
  }
}

export const namingSyllableAnswer: IntentComposer = async (context) => {
  const { syllable, syllables_of_nakshatra, script, nakshatra, pada } = await namingSyllables.compute(
    { ...context.birth, ayanamsha: 'lahiri' },
    context.world,
  )
  const fact = intentFact(
    'naming.syllable',
    'position',
    `The naming syllable of this birth is ${syllable}.`,
    syllable,
    'festivals-muhurta/naming-syllables',
  )
  return {
    lead: [
      packSentence(
        `The name begins with ${syllable}${script?.devanagari ? `, written ${script.devanagari}` : ''}.`,
        fact,
      ),
    ],
    why: [
      packSentence(`The Moon stood in pada ${pada} of ${nakshatra}, whose syllable this is.`, fact),
      packSentence(
        `The other syllables of ${nakshatra} are ${joinWords(syllables_of_nakshatra.filter((otherSyllable) => otherSyllable !== syllable))}.`,
        fact,
      ),
    ],
    advice: [packSentence('Say a few names aloud with the family name before you choose.', fact)],
    capabilities: ['naming-syllables'],
  }
}

const KARAKAS = {
  atma: ['atmakaraka', 'the planet of your own aims'],
  amatya: ['amatyakaraka', 'the planet of your work'],
  dara: ['darakaraka', 'the planet of the spouse'],
} as const
const KARAKA_ADVICE = {
  atma: (planet: string) => `Ask of each large plan whether it would make ${planet} prouder of you in ten years.`,
  amatya: (planet: string) =>
    `Put the skill that ${planet} stands for at the top of your page when you apply for work.`,
  dara: (planet: string) => `Look in a partner for the calm side of ${planet}, and be patient with the loud one.`,
} as const

const karakaAnswer =
  (role: keyof typeof KARAKAS): IntentComposer =>
  async (context) => {
    const { karakas } = await charaKarakas.compute(context.birth, context.world)
    const { planet } = karakas.find(({ karaka }) => karaka === role)!
    const [name, gloss] = KARAKAS[role]
    const graha = planet as Graha
    const fact = promoteFact(
      {
        atma: context.chartFacts.atmakaraka,
        amatya: context.chartFacts.amatyakaraka,
        dara: context.chartFacts.darakaraka,
      }[role](),
    )
    return {
      lead: [packSentence(`Your ${name} is ${nameInSentence(graha)}, ${gloss}.`, fact)],
      why: [
        packSentence(
          `Among the seven planets it holds this office by its degree in its sign, ${Math.floor(context.reader.born.chart.graha[graha].degree)}.`,
          fact,
        ),
        role === 'atma' ? factSentence(context.chartFacts.house(graha)) : factSentence(context.chartFacts.sign(graha)),
        role === 'atma'
          ? null
          : firstSentenceOf(context.passages.planetInHouse(graha, context.chartFacts.house(graha))),
        ...context.chartFacts.varga('D9', graha).slice(0, 1).map(factSentence),
      ],
      timing: [await periodOfPlanet(graha, `your ${name}`, context)],
      advice: [packSentence(KARAKA_ADVICE[role](nameInSentence(graha)), fact)],
      capabilities: ['chara-karakas', 'prediction-dasha'],
    }
  }
export const atmakarakaAnswer = karakaAnswer('atma')
export const amatyakarakaAnswer = karakaAnswer('amatya')
export const darakarakaAnswer = karakaAnswer('dara')

export const vargaAscendantAnswer: IntentComposer = async (context) => {
  const code = context.slots.varga ?? 'D9'
  const { ascendant, planets, signifies } = await divisionalChart.compute({ ...context.birth, code }, context.world)
  const fact = promoteFact(context.chartFacts.vargaLagna(code))
  const title = code === 'D9' ? 'navamsa' : `${code} chart`
  const strong = planets.filter(
    ({ dignity }) => dignity === 'own' || dignity === 'exalted' || dignity === 'moolatrikona',
  )
  const rising = planets.filter(({ house }) => house === 1)
  const lord = ascendant.sign_lord as Graha
  return {
    lead: [packSentence(`In your ${title} the ascendant is ${ascendant.sign}.`, fact)],
    why: [
      context.reader.minor ? null : packSentence(`The ${title} is read for ${signifies}.`, fact),
      packSentence(
        rising.length > 0
          ? `${upperFirst(joinWords(rising.map(({ name }) => nameInSentence(name as Graha))))} ${rising.length > 1 ? 'stand' : 'stands'} there with it.`
          : `No planet stands with it, so its lord ${nameInSentence(lord)} decides.`,
        fact,
      ),
      strong.length > 0
        ? packSentence(
            `Best placed there ${strong.length > 1 ? 'are' : 'is'} ${joinWords(strong.map(({ name, sign }) => `${nameInSentence(name as Graha)} in ${sign}`))}.`,
            fact,
          )
        : packSentence('No planet is exalted or in its own sign there.', fact),
    ],
    timing: [await periodOfPlanet(lord, `your ${title}`, context)],
    advice: [
      packSentence(
        `Check the clock time of your birth if the ${title} matters to you: a few minutes can change its ascendant.`,
        fact,
      ),
    ],
    capabilities: ['divisional-chart', 'prediction-dasha'],
  }
}

export const personalityAnswer: IntentComposer = async (context) => {
  const { traits, temperament } = await predictionNature.compute(context.birth, context.world)
  const [mainTrait, secondTrait, thirdTrait] = traits
  const fact = intentFact(
    'nature.trait',
    'score',
    `The leading trait of your chart: ${mainTrait!.trait}.`,
    mainTrait!.trait,
    'predictions/prediction-nature',
  )
  const trait = (row: { trait: string; reason: string } | undefined, opener: string): Sentence | null =>
    row ? packSentence(`${opener}: ${row.trait}. ${row.reason}`, fact) : null
  return {
    lead: [packSentence(`The chart shows this first of you: ${mainTrait!.trait}. ${mainTrait!.reason}`, fact)],
    why: [trait(secondTrait, 'Close behind'), trait(thirdTrait, 'And a third'), packSentence(temperament, fact)],
    advice: [packSentence('Ask two people who know you well which of these they see, and when.', fact)],
    capabilities: ['prediction-nature'],
  }
}

export const constitutionAnswer: IntentComposer = async (context) => {
  const { constitution } = await reportHealth.compute(reportInput(context, 1), context.world)
  const order = (Object.entries(constitution) as [string, number][]).toSorted(([, a], [, b]) => b - a)
  const fact = intentFact(
    'health.constitution',
    'score',
    `The leading part of your constitution is ${order[0]![0]}.`,
    order[0]![0],
    'reports/report-health',
  )
  const HABITS: Record<string, string> = {
    vata: 'Regular hours, warm food and an early night suit it.',
    pitta: 'Cool rooms, unhurried meals and no quarrels at table suit it.',
    kapha: 'Movement before breakfast and light evening meals suit it.',
  }
  return {
    lead: [
      packSentence(
        order[0]![1] === order[1]![1]
          ? `By your chart ${order[0]![0]} and ${order[1]![0]} share the lead in your constitution.`
          : `By your chart your constitution is led by ${order[0]![0]}, with ${order[1]![0]} second.`,
        fact,
      ),
    ],
    why: [packSentence(HABITS[order[0]![0]]!, fact), packSentence(`${upperFirst(order[2]![0])} counts least.`, fact)],
    advice: [packSentence('Keep what works for you already, and ask a doctor about anything that stays.', fact)],
    capabilities: ['report-health'],
  }
}

export const birthGroupsAnswer: IntentComposer = async (context) => {
  const { avakhada, paya_by_house } = await birthParticulars.compute(context.birth, context.world)
  const { gana, nadi, yoni, varna, vashya, tatva } = avakhada
  const groupPatterns: readonly (readonly [RegExp, string, string])[] = [
    [/\bnaa?di\b|नाडी/, 'nadi', nadi],
    [/\byoni\b|योनि/, 'yoni', yoni],
    [/\bvarna\b|वर्ण/, 'varna', varna],
    [/\bvashya\b/, 'vashya', vashya],
    [/\bpaya\b/, 'paya', paya_by_house],
    [/\btatva\b/, 'tatva', tatva],
  ]
  const [, group, value] =
    groupPatterns.find(([pattern]) => pattern.test(context.searchText)) ?? ([null, 'gana', gana] as const)
  const fact = intentFact(
    `birth.${group}`,
    'position',
    `Your ${group} is ${value}.`,
    value,
    'vedic-charts/birth-particulars',
  )
  const otherGroups = [
    ['gana', gana],
    ['nadi', nadi],
    ['yoni', yoni],
  ].filter(([name]) => name !== group)
  return {
    lead: [packSentence(`Your ${group} is ${value}.`, fact)],
    why: [
      packSentence(
        `It follows from your birth star, ${context.chartFacts.star('Moon').value}.`,
        fact,
        context.chartFacts.star('Moon'),
      ),
      packSentence(
        `Your other classes: ${joinWords(otherGroups.map(([name, groupValue]) => `${name} ${groupValue}`))}.`,
        fact,
      ),
    ],
    advice: [packSentence('Write the three down once; every matching office asks for them.', fact)],
    capabilities: ['birth-particulars'],
  }
}

export const birthTithiAnswer: IntentComposer = async (context) => {
  const { panchang_at_birth } = await birthParticulars.compute(context.birth, context.world)
  const { vara, tithi, yoga, karana, masa_amanta } = panchang_at_birth
  const fact = intentFact(
    'birth.tithi',
    'position',
    `The tithi of your birth is ${tithi.paksha} ${tithi.name}.`,
    tithi.name,
    'vedic-charts/birth-particulars',
  )
  return {
    lead: [packSentence(`You were born on ${tithi.paksha} ${tithi.name}, on ${vara}.`, fact)],
    why: [
      packSentence(`The lunar month was ${masa_amanta}.`, fact),
      packSentence(`The yoga of the day was ${yoga} and the karana ${karana}.`, fact),
      factSentence(context.chartFacts.star('Moon')),
    ],
    advice: [packSentence('Families who keep the birthday by the Moon take this tithi of the month each year.', fact)],
    capabilities: ['birth-particulars'],
  }
}
