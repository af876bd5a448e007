import type { Conditions, PlanetAssessment } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import type { TransitSigns } from '../../../jyotish/gochara.ts'
import { gochara } from '../../../jyotish/gochara.ts'
import { capitalisedName, lordOf } from '../../../jyotish/grahas.ts'
import { VARAS, WEEKDAYS } from '../../../jyotish/limbs.ts'
import { ATTRIBUTES, NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import type { Dosha } from '../../../jyotish/rules/dosha-rule.ts'
import { corpus } from '../../../readings/corpora.ts'
import { fillWords, from, type Passage } from '../../../readings/passage.ts'
import { longDate, monthPart } from '../../../time/iso.ts'
import { quantity, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { BIRTH_MOON } from '../../shared/gochara-rows.ts'
import { conditionSentences } from '../../shared/narrative/condition.ts'
import {
  type ChapterParagraph,
  inFull,
  inShort,
  inStandard,
  type TextLength,
  wholeParagraphsFor,
} from '../../shared/narrative/lengths.ts'
import { conditionWords } from '../../shared/narrative/reasons.ts'
import { reportSection } from '../../shared/report-sections.ts'
import { SLOW_STAYS } from '../../shared/slow-stays.ts'
import type { KundliCourse } from './kundli-course.ts'
import { doshasText } from './kundli-doshas.ts'
import { kundliFact, placeFact, weaknessFact } from './kundli-facts.ts'
import { kundliPlanets } from './kundli-planets.ts'
import type { KundliGate } from './kundli-traits.ts'
import type { KundliReader } from './kundli-words.ts'

export interface Computed {
  length: TextLength
  chart: RasiChart
  reader: KundliReader
  gate: KundliGate
  /** The opening of the reading. */
  opening: Grounded
  /** The passages on the ascendant that fit the age, and the vitality. */
  rising: readonly ChapterParagraph[]
  /** The passages on the Moon: its sign and its star. */
  moon: readonly string[]
  /** The chapters on the houses, on the yogas and on the running period. */
  houses: readonly Grounded[]
  /** Empty without a yoga. */
  yogas: readonly Grounded[]
  dasha: readonly Grounded[]
  course: KundliCourse
  tithi: string
  weekday: string | null
  ishtaKala: { ghati: number; pala: number } | null
  /** The conditions of the planets, from which all texts speak. */
  planets: Conditions
  /** Shadbala ratio of each of the seven. */
  ratios: ReadonlyMap<string, number>
  doshas: readonly Dosha[]
  transits: TransitSigns
  /** The sentence on a running Sade Sati; null without one. */
  sadeSati: string | null
  day: string
  remedies: readonly { condition: PlanetAssessment; text: string }[]
}

const birthText = ({ tithi, weekday, ishtaKala, chart, reader, opening }: Computed): ChapterParagraph[] => {
  const star = NAKSHATRAS[chart.graha.Moon.nakshatra]!
  const moon = kundliFact('D1.Moon.nakshatra', 'position', `The Moon is in ${star}.`, star, 'birth-particulars')
  const day = kundliFact(
    'panchang.tithi',
    'position',
    `The birth falls on ${tithi}${weekday ? `, ${weekday}` : ''}.`,
    tithi,
    'birth-particulars',
  )
  const since = kundliFact(
    'panchang.ishta_kala',
    'position',
    ishtaKala
      ? `${quantity(ishtaKala.ghati, 'ghati')} and ${quantity(ishtaKala.pala, 'pala')} had passed since sunrise.`
      : 'The Sun does not rise and set on the day of this birth.',
    ishtaKala ? ishtaKala.ghati : null,
    'birth-particulars',
  )
  return [
    inShort(opening),
    inFull({
      text: `${reader.isChild ? 'Your child was' : 'You were'} born on ${tithi}${weekday ? `, a ${WEEKDAYS[(VARAS as readonly string[]).indexOf(weekday)] ?? weekday},` : ''} under ${star}, the star of ${ATTRIBUTES[star].deity}. ${since.text}`,
      because: [moon, day, since],
    }),
  ]
}

const SLOW = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const
/** The nodes move alike for a whole generation. */
const IN_STANDARD: readonly (typeof SLOW)[number][] = ['Saturn', 'Jupiter']
const gocharaText = async ({
  chart,
  transits,
  sadeSati,
  day,
  reader,
  course,
}: Computed): Promise<ChapterParagraph[]> => {
  const passage = await corpus('gochara')
  /** The tie of a transit to the running periods, in the texts for working age. */
  const alsoLeads = (graha: (typeof SLOW)[number]): string => {
    const { lesser, great, month } = course
    if (!reader.isWorkingAge) return ''
    return graha === lesser.ruler
      ? ` The same planet leads the sub-period until ${month(lesser.end)}, so it counts more for you now than the other three.`
      : graha === great.ruler
        ? ' It also rules your great period, so you feel this transit more than most people do.'
        : ''
  }
  return SLOW.map((graha) => {
    const { house, sign, effect } = gochara(graha, chart.graha.Moon.sign, transits)
    const transit = kundliFact(
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
    const inLength = IN_STANDARD.includes(graha) ? inStandard : inFull
    return inLength({
      text: `${text}${alsoLeads(graha)}${graha === 'Saturn' && sadeSati ? ` ${sadeSati}` : ''}`,
      because: [transit],
    })
  })
}

/** The Moon as an argument: its sign and star, its condition, and the house on which the mood depends. */
const moonText = ({ chart, reader, gate, planets, moon: passages }: Computed): Grounded[] => {
  const moon = signName(chart.graha.Moon.sign)
  const star = NAKSHATRAS[chart.graha.Moon.nakshatra]!
  const lord = lordOf(chart.graha.Moon.sign)
  const { house } = chart.graha[lord]
  const mood = reader.isChild ? 'the mood' : 'your mood'
  const { band } = planets.Moon
  const shade = band === 'weak' ? 'weak' : band === 'mixed' ? 'mixed' : 'good'
  const cares = MOON_CARE[reader.isChild ? 'child' : 'adult'][shade]
  const care = gate.fit(cares[0], null) ? cares[0] : (cares[1] ?? cares[0])
  return [
    {
      text: [
        `${upperFirst(reader.your)} Moon is in ${moon}, under ${star}, the star of ${ATTRIBUTES[star].deity}.`,
        ...passages,
      ].join(' '),
      because: [
        kundliFact('D1.Moon.sign', 'position', `The Moon is in ${moon}.`, moon, 'find-moon-sign'),
        kundliFact('D1.Moon.nakshatra', 'position', `The Moon is in ${star}.`, star, 'birth-particulars'),
      ],
    },
    {
      text: [
        lord === 'Moon'
          ? `It rules this sign itself and stands in ${reader.whoseHouse} ${ordinalInWords(house)} house, so ${mood} depends most on ${reader.houses[house]}.`
          : `${capitalisedName(lord)} rules ${moon}, ${conditionWords(planets[lord])} and stands in ${reader.whoseHouse} ${ordinalInWords(house)} house, so ${mood} depends most on ${reader.houses[house]}.`,
        care.text,
      ].join(' '),
      because: [weaknessFact(planets.Moon), placeFact(chart, lord)],
    },
  ]
}

const care = from('BPHS ch. 3 on the Moon, in our words')
/** Care for the mood, and a form without traits for charts in which other placements say the opposite. */
export const MOON_CARE: Record<'adult' | 'child', Record<'good' | 'mixed' | 'weak', readonly [Passage, Passage?]>> = {
  adult: {
    good: [
      care('When that part of your life is in order, you sleep well and others lean on you.', 'sleeps well'),
      care('When that part of your life is in order, others lean on you.'),
    ],
    mixed: [
      care(
        'The Moon is in mixed condition, so a bad day there stays with you overnight; tell somebody the same evening.',
        'holds on',
      ),
      care(
        'The Moon is in mixed condition, so the mood follows the day there; tell somebody about it the same evening.',
      ),
    ],
    weak: [
      care(
        'The Moon is weak, so trouble there takes your sleep first; keep a fixed hour for bed, most of all when much is open.',
        'sleeps badly',
      ),
      care('The Moon is weak, so trouble there is what you feel first; keep a fixed hour for bed on such days.'),
    ],
  },
  child: {
    good: [
      care('When something goes wrong there, a calm word from you is mostly enough.', 'lets go'),
      care('A calm word from you helps there.'),
    ],
    mixed: [
      care(
        'The Moon is in mixed condition, so a bad day there lasts until the morning; ask about it before bed.',
        'holds on',
      ),
      care('The Moon is in mixed condition, so ask before bed how the day was there.'),
    ],
    weak: [
      care(
        'The Moon is weak, so trouble there takes the sleep first; the same bedtime every day helps most.',
        'sleeps badly',
      ),
      care('The Moon is weak, so trouble there is felt first; the same bedtime every day helps most.'),
    ],
  },
}

export const kundliSections = async (computed: Computed) => {
  const { length, yogas, remedies } = computed
  const noYoga = kundliFact(
    'yoga.none',
    'yoga',
    'None of the yogas judged here is formed.',
    0,
    'classical-kundli-report',
  )
  const noneWeak = kundliFact(
    'D1.weak.none',
    'strength',
    'No planet is in weak condition.',
    0,
    'classical-kundli-report',
  )
  return [
    reportSection('birth', 'The birth', wholeParagraphsFor(length, birthText(computed))),
    reportSection('lagna', 'The ascendant', wholeParagraphsFor(length, computed.rising)),
    reportSection('moon', 'The Moon', moonText(computed)),
    reportSection('planets', 'The nine planets', kundliPlanets(computed, length)),
    reportSection('houses', 'The twelve houses', computed.houses),
    reportSection('yogas', 'Yogas', yogas.length > 0 ? yogas : [{ text: noYoga.text, because: [noYoga] }]),
    reportSection('doshas', 'Doshas', doshasText(computed, length)),
    reportSection('dasha', 'The running period', computed.dasha),
    reportSection('gochara', 'Transits', wholeParagraphsFor(length, await gocharaText(computed))),
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
