import type { PlanetAssessment } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { type Standing, standing } from '../../../jyotish/dignity.ts'
import type { TransitSigns } from '../../../jyotish/gochara.ts'
import { gochara } from '../../../jyotish/gochara.ts'
import { capitalisedName, GRAHAS, type Graha, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { ATTRIBUTES, NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import { aspects } from '../../../jyotish/nature.ts'
import type { Dosha } from '../../../jyotish/rules/dosha-rule.ts'
import { ordinal } from '../../../jyotish/rules/words.ts'
import type { Yoga } from '../../../jyotish/rules/yoga-rule.ts'
import { withoutContradictions } from '../../../jyotish/yogas/contradictions.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact, FactKind } from '../../../readings/fact.ts'
import { fillWords } from '../../../readings/passage.ts'
import { longDate, monthPart } from '../../../time/iso.ts'
import { quantity } from '../../../wording.ts'
import { HOUSES, signName, signOfHouse } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { BIRTH_MOON } from '../../shared/gochara-rows.ts'
import { conditionSentences } from '../../shared/narrative/condition.ts'
import { reportSection } from '../../shared/report-sections.ts'
import { doshasText } from './kundli-doshas.ts'

const fact = (id: string, kind: FactKind, text: string, value: Fact['value'], source: string): Fact => ({
  id,
  kind,
  text,
  value,
  source,
})

/** As the subject of a sentence, and within a sentence. */
const together = (grahas: readonly Graha[]) =>
  grahas.length > 1
    ? `${grahas.slice(0, -1).map(nameInSentence).join(', ')} and ${nameInSentence(grahas.at(-1)!)}`
    : nameInSentence(grahas[0]!)
const capitalised = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())

// source: BPHS ch. 32, the natural significations
const MATTERS: Record<Graha, string> = {
  Sun: 'the father, office and vitality',
  Moon: 'the mother, the mind and its moods',
  Mars: 'brothers and sisters, land and drive',
  Mercury: 'speech, trade and reckoning',
  Jupiter: 'children, counsel and faith',
  Venus: 'marriage, comforts and the arts',
  Saturn: 'labour, age and endurance',
  Rahu: 'what is foreign and hungered for',
  Ketu: 'what is let go, and insight',
}
// source: BPHS ch. 11
const HOUSE_MATTERS: readonly string[] = [
  'the body and the course of life',
  'family, food and savings',
  'courage, siblings and the hands',
  'home, land and the mother',
  'children, learning and counsel',
  'service, debt and illness',
  'marriage and partners',
  'length of life and what is hidden',
  'fortune, teachers and the father',
  'work and standing',
  'gains and elder friends',
  'expense, sleep and distant places',
]
// source: BPHS ch. 3, the fruits of dignity
const STANDING_WORDS: Record<Standing, readonly [state: string, effect: string]> = {
  exalted: ['exalted', 'gives its matters in full measure'],
  moolatrikona: ['in its moolatrikona', 'does its duty before anything else, and does it well'],
  own: ['in its own sign', 'keeps what it holds and answers to nobody'],
  great_friend: ['in a great friend’s sign', 'works with willing help'],
  friend: ['in a friend’s sign', 'is received well and gives fair results'],
  neutral: ['in a neutral’s sign', 'gives as much as it is helped to give'],
  enemy: ['in an enemy’s sign', 'gets its way against resistance, and late'],
  great_enemy: ['in a great enemy’s sign', 'spends half of its strength on the quarrel'],
  debilitated: ['in its fall', 'promises more than it can carry until others help'],
}

const placeFact = (chart: RasiChart, graha: Graha) => {
  const { sign, house } = chart.graha[graha]
  return fact(
    `D1.${graha}.house`,
    'position',
    `${graha} stands in ${signName(sign)}, house ${house}.`,
    house,
    'birth-chart',
  )
}
const dignityFact = (chart: RasiChart, graha: Graha) => {
  const positionText = standing(chart.graha[graha], chart.graha)
  return fact(
    `D1.${graha}.dignity`,
    'dignity',
    `${graha} is ${STANDING_WORDS[positionText][0]}.`,
    positionText,
    'planetary-dignity',
  )
}
const strengthFact = (graha: string, ratio: number) =>
  fact(
    `shadbala.${graha}.ratio`,
    'strength',
    `The Shadbala of ${graha} is ${ratio === 1 ? 'just' : `${ratio} times`} what is required.`,
    ratio,
    'shadbala',
  )

export interface Computed {
  chart: RasiChart
  tithi: string
  weekday: string | null
  ishtaKala: { ghati: number; pala: number } | null
  /** Shadbala ratio of each of the seven. */
  ratios: ReadonlyMap<string, number>
  /** Bindus of the sarvashtakavarga by house. */
  sarva: readonly number[]
  yogas: readonly Yoga[]
  doshas: readonly Dosha[]
  mahadasha: { lord: Graha; start: string; end: string } | null
  antardasha: { lord: Graha; start: string; end: string } | null
  transits: TransitSigns
  day: string
  remedies: readonly { condition: PlanetAssessment; text: string }[]
}

export const weaknessFact = (condition: PlanetAssessment) =>
  fact(
    `D1.${condition.planet}.condition`,
    'strength',
    `${capitalisedName(condition.planet)} ${conditionSentences(condition)}.`,
    condition.band,
    'classical-kundli-report',
  )

const birthText = ({ tithi, weekday, ishtaKala, chart }: Computed): Grounded[] => {
  const star = NAKSHATRAS[chart.graha.Moon.nakshatra]!
  const moon = fact('D1.Moon.nakshatra', 'position', `The Moon is in ${star}.`, star, 'birth-particulars')
  const day = fact(
    'panchang.tithi',
    'position',
    `The birth falls on ${tithi}${weekday ? `, ${weekday}` : ''}.`,
    tithi,
    'birth-particulars',
  )
  const since = fact(
    'panchang.ishta_kala',
    'position',
    ishtaKala
      ? `${quantity(ishtaKala.ghati, 'ghati')} and ${quantity(ishtaKala.pala, 'pala')} had passed since sunrise.`
      : 'The Sun does not rise and set on the day of this birth.',
    ishtaKala ? ishtaKala.ghati : null,
    'birth-particulars',
  )
  return [
    {
      text: `The birth falls on ${tithi}${weekday ? `, a ${weekday},` : ''} under ${star}, whose deity is ${ATTRIBUTES[star].deity}. ${since.text} From this moment every chart and period of this kundli is counted.`,
      because: [day, moon, since],
    },
  ]
}

const planetText = (computed: Computed, graha: Graha): Grounded => {
  const { chart, ratios } = computed
  const { house, sign, retrograde, combust } = chart.graha[graha]
  const positionText = standing(chart.graha[graha], chart.graha)
  const [state, effect] = STANDING_WORDS[positionText]
  const on = [placeFact(chart, graha), dignityFact(chart, graha)]
  const parts = [
    `${capitalisedName(graha)}, who stands for ${MATTERS[graha]}, is in the ${ordinal(house)} house, of ${HOUSE_MATTERS[house - 1]!}, in ${signName(sign)}: ${state}, and so ${effect}.`,
  ]
  if (combust) {
    on.push(fact(`D1.${graha}.combust`, 'dignity', `${graha} is combust.`, true, 'birth-chart'))
    parts.push('Near the Sun its own voice is hard to hear.')
  }
  if (retrograde && graha !== 'Rahu' && graha !== 'Ketu') {
    on.push(fact(`D1.${graha}.retrograde`, 'position', `${graha} is retrograde.`, true, 'birth-chart'))
    parts.push('Retrograde, it comes back to what it began and does it over.')
  }
  const ratio = ratios.get(graha)
  if (ratio !== undefined) {
    on.push(strengthFact(graha, ratio))
    parts.push(
      ratio >= 1
        ? `By Shadbala it has ${ratio === 1 ? 'just' : `${ratio} times`} the strength that its office asks for.`
        : `By Shadbala it has only ${ratio} of the strength that its office asks for.`,
    )
  }
  return { text: parts.join(' '), because: on }
}

const houseText = ({ chart, sarva }: Computed, house: number): Grounded => {
  const sign = signOfHouse(chart.ascendant.sign, house)
  const lord = lordOf(sign)
  const inside = GRAHAS.filter((graha) => chart.graha[graha].house === house)
  const seeing = GRAHAS.filter((graha) => aspects(graha, chart.graha[graha].sign, sign))
  const bindus = sarva[house - 1]!
  const signFact = fact(
    `D1.house${house}.sign`,
    'position',
    `House ${house} is ${signName(sign)}, ruled by ${lord}.`,
    signName(sign),
    'birth-chart',
  )
  const sarvaFact = fact(
    `SAV.house${house}`,
    'strength',
    `House ${house} has ${bindus} bindus of the sarvashtakavarga.`,
    bindus,
    'ashtakavarga',
  )
  const name = inside.length
    ? `${capitalised(together(inside))} ${inside.length > 1 ? 'stand' : 'stands'} in it`
    : 'It is empty'
  const seen = seeing.length ? `, and ${together(seeing)} ${seeing.length > 1 ? 'look' : 'looks'} at it` : ''
  // source: BPHS ch. 72; 28 is the mean of 337 over twelve
  const seat = chart.graha[lord].house
  const lordly =
    seat === house
      ? `Its lord, ${nameInSentence(lord)}, stands in it and keeps its matters in his own hand.`
      : `Its lord, ${nameInSentence(lord)}, stands in the ${ordinal(seat)} house and ties it to ${HOUSE_MATTERS[seat - 1]!}.`
  const measure =
    bindus > 30 ? 'more than most houses have' : bindus < 25 ? 'fewer than most houses have' : 'near the mean of 28'
  return {
    text: `The ${ordinal(house)} house, of ${HOUSE_MATTERS[house - 1]!}, is ${signName(sign)}. ${lordly} ${name}${seen}. It has ${bindus} bindus, ${measure}.`,
    because: [
      signFact,
      placeFact(chart, lord),
      ...inside.map((graha) => placeFact(chart, graha)),
      ...seeing.filter((graha) => !inside.includes(graha)).map((graha) => placeFact(chart, graha)),
      sarvaFact,
    ],
  }
}

const seenOf = ({ clauses }: Yoga) =>
  [...new Set(clauses.filter(({ holds }) => holds).flatMap(({ evidence }) => evidence))].join('; ')
// source: this service’s bands of the strength of a yoga's planets
const YOGA_SAYS = [
  ['Its planets are strong, so that much of it may be looked for.', 64],
  ['Its planets are able, so that it comes with some effort.', 45],
  ['Its planets have little to give, so that it shows faintly, and in their own periods.', 0],
] as const

const yogaText = (yoga: Yoga): Grounded => ({
  text: `${yoga.name} is formed: ${seenOf(yoga)}. ${yoga.result} ${
    yoga.cancelled
      ? `It is cancelled here, since ${yoga.cancellations
          .filter(({ holds }) => holds)
          .flatMap(({ evidence }) => evidence)
          .join(' and ')}.`
      : YOGA_SAYS.find(([, from]) => yoga.strength >= from)![0]
  }`,
  because: [fact(`yoga.${yoga.id}`, 'yoga', `${yoga.name}: ${seenOf(yoga)}.`, !yoga.cancelled, yoga.source)],
})

/** Maximum yogas in the text; the table has all of them. */
const YOGAS_TOLD = 12
const yogasText = (yogas: readonly Yoga[]): Grounded[] => {
  const byWeight = withoutContradictions(yogas).sort(
    (a, b) => Number(a.cancelled) - Number(b.cancelled) || b.strength - a.strength,
  )
  const rest = byWeight.slice(YOGAS_TOLD)
  return [
    ...byWeight.slice(0, YOGAS_TOLD).map(yogaText),
    ...(rest.length > 0
      ? [
          {
            text: `Less weighty or cancelled: ${rest.map(({ name }) => name).join(', ')}.`,
            because: rest.map((yoga) =>
              fact(`yoga.${yoga.id}`, 'yoga', `${yoga.name}: ${seenOf(yoga)}.`, !yoga.cancelled, yoga.source),
            ),
          },
        ]
      : []),
  ]
}

const dashaText = ({ mahadasha, antardasha, chart, day }: Computed): Grounded[] => {
  const none = fact(
    'dasha.MD.current',
    'dasha',
    `No Vimshottari period runs on ${longDate(day)}.`,
    null,
    'vimshottari-dasha',
  )
  if (!mahadasha || !antardasha) return [{ text: none.text, because: [none] }]
  const main = fact(
    'dasha.MD.current',
    'dasha',
    `The mahadasha of ${mahadasha.lord} runs from ${longDate(mahadasha.start)} to ${longDate(mahadasha.end)}.`,
    mahadasha.lord,
    'vimshottari-dasha',
  )
  const sub = fact(
    'dasha.AD.current',
    'dasha',
    `In it the antardasha of ${antardasha.lord} runs from ${longDate(antardasha.start)} to ${longDate(antardasha.end)}.`,
    antardasha.lord,
    'vimshottari-dasha',
  )
  const { house } = chart.graha[mahadasha.lord]
  const second = chart.graha[antardasha.lord].house
  return [
    {
      text: `${main.text} Its lord stands in the ${ordinal(house)} house, so these years turn on ${HOUSE_MATTERS[house - 1]!}, with ${MATTERS[mahadasha.lord]} beside it.`,
      because: [main, placeFact(chart, mahadasha.lord)],
    },
    {
      text: `${sub.text} Within the larger theme this time brings forward ${HOUSE_MATTERS[second - 1]!}, the matters of the house where ${antardasha.lord} stands.`,
      because: [sub, placeFact(chart, antardasha.lord)],
    },
  ]
}

const SLOW = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const
const gocharaText = async ({ chart, transits, day }: Computed): Promise<Grounded[]> => {
  const passage = await corpus('gochara')
  return SLOW.map((graha) => {
    const { house, sign, effect } = gochara(graha, chart.graha.Moon.sign, transits)
    const transit = fact(
      `transit.${graha}.${monthPart(day)}`,
      'transit',
      `On ${longDate(day)} ${graha} is in ${signName(sign)}, house ${house} from the birth Moon: ${effect}.`,
      house,
      'gochara-transits',
    )
    return {
      text: `${transit.text} ${fillWords(passage[graha][house].text, { seat: BIRTH_MOON })}`,
      because: [transit],
    }
  })
}

export const kundliSections = async (computed: Computed) => {
  const { chart, yogas, doshas, remedies } = computed
  const rising = signName(chart.ascendant.sign)
  const lagnaFact = fact('D1.lagna.sign', 'position', `${rising} rises.`, rising, 'birth-chart')
  const { nature, strength, care } = (await corpus('ascendant'))[rising]
  const moon = signName(chart.graha.Moon.sign)
  const star = NAKSHATRAS[chart.graha.Moon.nakshatra]!
  const moonFact = fact('D1.Moon.sign', 'position', `The Moon is in ${moon}.`, moon, 'find-moon-sign')
  const starFact = fact('D1.Moon.nakshatra', 'position', `The Moon is in ${star}.`, star, 'birth-particulars')
  const noYoga = fact('yoga.none', 'yoga', 'None of the yogas judged here is formed.', 0, 'classical-kundli-report')
  const noneWeak = fact('D1.weak.none', 'strength', 'No planet is in weak condition.', 0, 'classical-kundli-report')
  return [
    reportSection('birth', 'The birth', birthText(computed)),
    reportSection(
      'lagna',
      'The ascendant',
      [nature, strength, care].map(({ text }) => ({ text, because: [lagnaFact] })),
    ),
    reportSection('moon', 'The Moon', [
      {
        text: `The Moon in ${moon} under ${star} gives the mind its first colour. ${star} belongs to ${ATTRIBUTES[star].deity}; ${nameInSentence(lordOf(chart.graha.Moon.sign))}, who rules ${moon}, decides how well the mind is housed.`,
        because: [moonFact, starFact, placeFact(chart, lordOf(chart.graha.Moon.sign))],
      },
      planetText(computed, 'Moon'),
    ]),
    reportSection(
      'planets',
      'The nine planets',
      GRAHAS.map((graha) => planetText(computed, graha)),
    ),
    reportSection(
      'houses',
      'The twelve houses',
      HOUSES.map((house) => houseText(computed, house)),
    ),
    reportSection('yogas', 'Yogas', yogas.length ? yogasText(yogas) : [{ text: noYoga.text, because: [noYoga] }]),
    reportSection('doshas', 'Doshas', doshasText(doshas)),
    reportSection('dasha', 'The running period', dashaText(computed)),
    reportSection('gochara', 'Transits', await gocharaText(computed)),
    reportSection(
      'remedies',
      'Remedies by custom',
      remedies.length
        ? remedies.map(({ condition, text }) => ({
            text: `${capitalisedName(condition.planet)} ${conditionSentences(condition)}. ${text}`,
            because: [weaknessFact(condition)],
          }))
        : [{ text: 'No planet is in weak condition, so none asks for a remedy.', because: [noneWeak] }],
    ),
  ]
}
