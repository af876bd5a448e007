import { isFrighteningYoga } from '../../../ai/frightening-facts.ts'
import {
  type Conditions,
  type PlanetAssessment,
  planetExtremes,
  STANDING_WORDS,
} from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { type Standing, standing } from '../../../jyotish/dignity.ts'
import type { TransitSigns } from '../../../jyotish/gochara.ts'
import { gochara } from '../../../jyotish/gochara.ts'
import { capitalisedName, GRAHAS, type Graha, isNode, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { VARAS, WEEKDAYS } from '../../../jyotish/limbs.ts'
import { ATTRIBUTES, NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import { aspects } from '../../../jyotish/nature.ts'
import type { Dosha } from '../../../jyotish/rules/dosha-rule.ts'
import type { Yoga } from '../../../jyotish/rules/yoga-rule.ts'
import { yogaRule } from '../../../jyotish/yogas/index.ts'
import { FROM_MOON_NOTE } from '../../../jyotish/yogas/mahapurusha.ts'
import { notableYogas } from '../../../jyotish/yogas/notable-yogas.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact, FactKind } from '../../../readings/fact.ts'
import { fillWords } from '../../../readings/passage.ts'
import { longDate, monthPart } from '../../../time/iso.ts'
import { joinWords, quantity, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { HOUSES, type HouseNumber, signName, signOfHouse } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { BIRTH_MOON } from '../../shared/gochara-rows.ts'
import { conditionSentences } from '../../shared/narrative/condition.ts'
import { conditionWords } from '../../shared/narrative/reasons.ts'
import { reportSection } from '../../shared/report-sections.ts'
import { SLOW_STAYS } from '../../shared/slow-stays.ts'
import { doshasText } from './kundli-doshas.ts'
import type { KundliReader } from './kundli-words.ts'

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
    `${graha} is ${STANDING_WORDS[positionText]}.`,
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
  reader: KundliReader
  /** The opening of the reading, and the passages on the ascendant that fit the age. */
  opening: Grounded
  rising: readonly string[]
  /** The passages on the lords of the twelve houses. */
  lordPassages: readonly (readonly Grounded[])[]
  tithi: string
  weekday: string | null
  ishtaKala: { ghati: number; pala: number } | null
  /** The conditions of the planets, from which all texts speak. */
  planets: Conditions
  /** Shadbala ratio of each of the seven. */
  ratios: ReadonlyMap<string, number>
  /** Bindus of the sarvashtakavarga by house. */
  sarva: readonly number[]
  yogas: readonly Yoga[]
  doshas: readonly Dosha[]
  mahadasha: { lord: Graha; start: string; end: string } | null
  antardasha: { lord: Graha; start: string; end: string } | null
  transits: TransitSigns
  /** The sentence on a running Sade Sati; null without one. */
  sadeSati: string | null
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

const birthText = ({ tithi, weekday, ishtaKala, chart, reader, opening }: Computed): Grounded[] => {
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
    opening,
    {
      text: `${reader.isChild ? 'Your child was' : 'You were'} born on ${tithi}${weekday ? `, a ${WEEKDAYS[(VARAS as readonly string[]).indexOf(weekday)] ?? weekday},` : ''} under ${star}, the star of ${ATTRIBUTES[star].deity}. ${since.text}`,
      because: [moon, day, since],
    },
  ]
}

/** Dignities that speak for a planet, and those that speak against it. */
const GOOD_STANDINGS: readonly Standing[] = ['exalted', 'moolatrikona', 'own', 'great_friend', 'friend']
const BAD_STANDINGS: readonly Standing[] = ['enemy', 'great_enemy', 'debilitated']

/** The finding on a planet by its condition, where it shows, and its place as the reason. */
const planetText = ({ chart, reader, planets }: Computed, graha: Graha): Grounded => {
  const { house, sign, retrograde, combust } = chart.graha[graha]
  const { band } = planets[graha]
  const worth = standing(chart.graha[graha], chart.graha)
  const isContrary = (band === 'weak' ? GOOD_STANDINGS : band === 'mixed' ? [] : BAD_STANDINGS).includes(worth)
  const on = [weaknessFact(planets[graha]), placeFact(chart, graha), dignityFact(chart, graha)]
  if (combust) on.push(fact(`D1.${graha}.combust`, 'dignity', `${graha} is combust.`, true, 'birth-chart'))
  const isBack = retrograde && graha !== 'Rahu' && graha !== 'Ketu'
  if (isBack) on.push(fact(`D1.${graha}.retrograde`, 'position', `${graha} is retrograde.`, true, 'birth-chart'))
  const motion = [...(combust ? ['combust (near the Sun)'] : []), ...(isBack ? ['retrograde'] : [])]
  const state = isNode(graha)
    ? `in ${signName(sign)}`
    : worth === 'moolatrikona'
      ? `in its best degrees (moolatrikona) of ${signName(sign)}`
      : `${STANDING_WORDS[worth]} (${signName(sign)})`
  return {
    text: `${reader.finding(graha, band)}: ${nameInSentence(graha)} ${conditionWords(planets[graha])}${isContrary ? ', although it is' : ','} ${joinWords([state, ...motion])}, in ${reader.whoseHouse} ${ordinalInWords(house)} house. It shows most ${reader.shows[house]}.`,
    because: on,
  }
}

/** The first planet by Shadbala, which is a measure of its own, beside the strongest of the chart. */
const shadbalaText = ({ ratios, planets, reader }: Computed): Grounded[] => {
  const ranked = [...ratios].toSorted(([, a], [, b]) => b - a)
  const first = ranked[0]![0] as Graha
  const { strongest } = planetExtremes(planets)
  const [top, leader] = [nameInSentence(first), nameInSentence(strongest)]
  return [
    {
      text:
        first === strongest
          ? `${upperFirst(leader)} is the strongest planet in ${reader.your} chart, and Shadbala (six sources of strength) puts it first as well.`
          : `${upperFirst(leader)} is the strongest planet in ${reader.your} chart, all things weighed. Shadbala (six sources of strength) puts ${top} first, because it measures force alone: combustion, company and the merit of the house are not in it.`,
      because: [weaknessFact(planets[strongest]), ...ranked.map(([graha, ratio]) => strengthFact(graha, ratio))],
    },
  ]
}

/** The passage on the lord of a house, with the facts of the house. */
const houseText = ({ chart, sarva, lordPassages }: Computed, house: HouseNumber): Grounded[] => {
  const sign = signOfHouse(chart.ascendant.sign, house)
  const lord = lordOf(sign)
  const touching = GRAHAS.filter(
    (graha) => chart.graha[graha].house === house || aspects(graha, chart.graha[graha].sign, sign),
  )
  const facts = [
    fact(
      `D1.house${house}.sign`,
      'position',
      `House ${house} is ${signName(sign)}, ruled by ${lord}.`,
      signName(sign),
      'birth-chart',
    ),
    placeFact(chart, lord),
    ...touching.filter((graha) => graha !== lord).map((graha) => placeFact(chart, graha)),
    fact(
      `SAV.house${house}`,
      'strength',
      `House ${house} has ${sarva[house - 1]} bindus of the sarvashtakavarga.`,
      sarva[house - 1]!,
      'ashtakavarga',
    ),
  ]
  return lordPassages[house - 1]!.map(({ text }) => ({ text, because: facts }))
}

const seenOf = ({ clauses }: Yoga) =>
  [...new Set(clauses.filter(({ holds }) => holds).flatMap(({ evidence }) => evidence))].join('; ')

// source: this service’s bands of the strength of a yoga
const YOGA_SAYS = [
  ['It is well formed, so much of it can be expected.', 64],
  ['It is fairly formed, so it comes with some effort.', 45],
  ['It is faintly formed, so it shows mainly in the periods of its planets.', 0],
] as const

const strengthText = ({ strength }: Yoga) => YOGA_SAYS.find(([, from]) => strength >= from)![0]

const yogaFact = (yoga: Yoga) =>
  fact(`yoga.${yoga.id}`, 'yoga', `${yoga.name}: ${seenOf(yoga)}.`, !yoga.cancelled, yoga.source)

/** The planets of a yoga after its name. One planet that owns both houses of a pair of lords is said to do so. */
const formedBy = ({ name, planets }: Yoga): string => {
  const [only] = planets
  if (planets.length === 1 && /^Lords of/.test(name)) return `: ${nameInSentence(only!)} alone rules both`
  return planets.length > 0 ? `, formed by ${together(planets)}` : ''
}

/** A yoga with its results; a rule that gives rank and wealth has two. */
const yogaText = (those: readonly Yoga[], { have }: KundliReader, before: Yoga | undefined): Grounded => {
  const yoga = those[0]!
  return {
    text: [
      `${have} “${yoga.name}”${formedBy(yoga)}.`,
      ...(yoga.note === FROM_MOON_NOTE ? [FROM_MOON_NOTE] : []),
      ...those.map(({ result }) => result),
      // A helpful yoga is weighed; the sentence stands once for neighbours of the same strength.
      ...(yoga.quality === 'auspicious' && !(before && strengthText(before) === strengthText(yoga))
        ? [strengthText(yoga)]
        : []),
    ].join(' '),
    because: those.map(yogaFact),
  }
}

/** The rarest and strongest yogas; the table has all of them. */
const yogasText = (yogas: readonly Yoga[], reader: KundliReader): Grounded[] => {
  // Combinations for a marriage to come are not for late years.
  const main = notableYogas(
    yogas.filter(({ id }) => !isFrighteningYoga(id) && !(reader.isLate && yogaRule(id).group === 'vivaha')),
  )
  const rest = yogas.filter((yoga) => !main.flat().includes(yoga))
  return [
    ...main.map((those, i) => yogaText(those, reader, main[i - 1]?.[0])),
    ...(rest.length > 0
      ? [
          {
            text:
              main.length > 0
                ? `These are the rare ones. The table of yogas has ${rest.length} more, which are common, fainter, cancelled or less kind.`
                : `${reader.have} ${quantity(rest.length, 'yoga')} in the table, and none of them is rare enough to set ${reader.isChild ? 'this' : 'your'} chart apart.`,
            because: rest.map(yogaFact),
          },
        ]
      : []),
  ]
}

const dashaText = ({ mahadasha, antardasha, chart, day, reader }: Computed): Grounded[] => {
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
      text: `${reader.are} in the mahadasha (great period) of ${nameInSentence(mahadasha.lord)}, from ${longDate(mahadasha.start)} to ${longDate(mahadasha.end)}. ${capitalisedName(mahadasha.lord)} stands in ${reader.whoseHouse} ${ordinalInWords(house)} house, so these years turn on ${reader.houses[house]}.`,
      because: [main, placeFact(chart, mahadasha.lord)],
    },
    {
      text: `Within it ${reader.you} ${reader.isChild ? 'is' : 'are'} in the antardasha (sub-period) of ${nameInSentence(antardasha.lord)}, from ${longDate(antardasha.start)} to ${longDate(antardasha.end)}, which ${second === house ? 'keeps to the same house' : `brings forward ${reader.houses[second]}`}.`,
      because: [sub, placeFact(chart, antardasha.lord)],
    },
  ]
}

const SLOW = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const
const gocharaText = async ({ chart, transits, sadeSati, day, reader }: Computed): Promise<Grounded[]> => {
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
    const place = `${capitalisedName(graha)} moves through ${signName(sign)} now`
    const text = reader.isWorkingAge
      ? `${place}. ${fillWords(passage[graha][house].text, { seat: BIRTH_MOON })}`
      : `${place}, the ${house === 1 ? 'sign of' : `${ordinalInWords(house)} sign from`} ${reader.your} ${BIRTH_MOON}${effect === 'neutral' ? '' : `: ${SLOW_STAYS[graha][effect === 'good' ? 'good' : 'hard']}`}.`
    return {
      text: graha === 'Saturn' && sadeSati ? `${text} ${sadeSati}` : text,
      because: [transit],
    }
  })
}

export const kundliSections = async (computed: Computed) => {
  const { chart, yogas, remedies, reader } = computed
  const rising = signName(chart.ascendant.sign)
  const lagnaFact = fact('D1.lagna.sign', 'position', `${rising} rises.`, rising, 'birth-chart')
  const moon = signName(chart.graha.Moon.sign)
  const star = NAKSHATRAS[chart.graha.Moon.nakshatra]!
  const moonLord = lordOf(chart.graha.Moon.sign)
  const moonFact = fact('D1.Moon.sign', 'position', `The Moon is in ${moon}.`, moon, 'find-moon-sign')
  const starFact = fact('D1.Moon.nakshatra', 'position', `The Moon is in ${star}.`, star, 'birth-particulars')
  const noYoga = fact('yoga.none', 'yoga', 'None of the yogas judged here is formed.', 0, 'classical-kundli-report')
  const noneWeak = fact('D1.weak.none', 'strength', 'No planet is in weak condition.', 0, 'classical-kundli-report')
  return [
    reportSection('birth', 'The birth', birthText(computed)),
    reportSection(
      'lagna',
      'The ascendant',
      computed.rising.map((text) => ({ text, because: [lagnaFact] })),
    ),
    reportSection('moon', 'The Moon', [
      {
        text: `${upperFirst(reader.your)} Moon is in ${moon}, under ${star}, the star of ${ATTRIBUTES[star].deity}. ${capitalisedName(moonLord)} rules ${moon} and stands in ${reader.whoseHouse} ${ordinalInWords(chart.graha[moonLord].house)} house, so ${reader.isChild ? 'the' : 'your'} mood depends most on ${reader.houses[chart.graha[moonLord].house]}.`,
        because: [moonFact, starFact, placeFact(chart, moonLord)],
      },
    ]),
    reportSection('planets', 'The nine planets', [
      ...GRAHAS.map((graha) => planetText(computed, graha)),
      ...shadbalaText(computed),
    ]),
    reportSection(
      'houses',
      'The twelve houses',
      HOUSES.flatMap((house) => houseText(computed, house)),
    ),
    reportSection(
      'yogas',
      'Yogas',
      yogas.length ? yogasText(yogas, reader) : [{ text: noYoga.text, because: [noYoga] }],
    ),
    reportSection('doshas', 'Doshas', doshasText(computed)),
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
