import { occupants } from '../../../jyotish/chart.ts'
import { periodsAt } from '../../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../../jyotish/dashas/vimshottari.ts'
import { naturalRegard, vargaDignity } from '../../../jyotish/dignity.ts'
import { capitalisedName, GRAHAS, type Graha, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { signBond } from '../../../jyotish/kootas/report.ts'
import { aspects } from '../../../jyotish/nature.ts'
import type { Varga } from '../../../jyotish/vargas.ts'
import { JULIAN_YEAR } from '../../../sky/constants.ts'
import { civilOf } from '../../../time/civil.ts'
import { longDateOf } from '../../../time/iso.ts'
import { epochMs, type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { countInWords, joinWords, withIndefiniteArticle } from '../../../wording.ts'
import { signName, signOfHouse } from '../../../zodiac/signs.ts'
import { dashaStandingText, STANDING } from '../../shared/narrative/dasha.ts'
import type { Natal } from '../../shared/natal.ts'
import { inVarga } from '../../shared/shapes.ts'
import { fact, type KeyedFact, matchSection } from './report-sections.ts'
import type { Couple } from './sides.ts'

const SIDES = ['groom', 'bride'] as const
/** Occupants or aspecting planets of a house; empty without any. */
const there = (location: string, names: readonly string[]) =>
  names.length > 0 ? `; ${location} it ${names.join(', ')}` : ''

/** The seventh house of a varga: sign, lord, occupants and aspecting planets. */
const seventh = ({ chart }: Natal, code: Varga) => {
  const lagna = inVarga(chart.ascendant.longitude, code)
  const seats = GRAHAS.map((name) => ({ name, sign: inVarga(chart.graha[name].longitude, code).sign }))
  const sign = signOfHouse(lagna.sign, 7)
  const lord = lordOf(sign)
  const seat = seats.find(({ name }) => name === lord)!.sign
  return {
    sign,
    lord,
    dignity: vargaDignity(lord, seat, chart.graha),
    seat,
    occupants: occupants(seats, sign).map(({ name }) => name),
    lookers: seats.filter((each) => aspects(each.name, each.sign, sign)).map(({ name }) => name),
  }
}

const seventhFact = (side: string, birth: Natal, code: Varga): KeyedFact => {
  const house = seventh(birth, code)
  return fact(
    `${side}_${code.toLowerCase()}`,
    `${side === 'groom' ? 'Groom' : 'Bride'}, ${code}: the 7th is ${signName(house.sign)}; its lord ${house.lord} is in ${signName(house.seat)} (${house.dignity})${there('in', house.occupants)}${there('in view of', house.lookers)}.`,
    'BPHS ch. 3 and 26, whole-sign houses',
  )
}

export const seventhHouse = (both: Couple) =>
  matchSection(
    'seventh_house',
    'The seventh house of each',
    SIDES.flatMap((side) => [seventhFact(side, both[side], 'D1'), seventhFact(side, both[side], 'D9')]),
    SIDES.map((side) => {
      const { lord, occupants: inside } = seventh(both[side], 'D1')
      const guests = inside.filter((planet) => planet !== lord)
      const ninths = seventh(both[side], 'D9')
      return {
        text: `${capitalisedName(lord)} rules the ${side}’s house of marriage${inside.includes(lord) ? ', stands in it' : ''} and is ${dashaStandingText(lord, both[side].chart)}${guests.length > 0 ? `; ${joinWords(guests.map(nameInSentence))} ${guests.length > 1 ? 'colour' : 'colours'} the house` : ''}. In the navamsha ${nameInSentence(ninths.lord)} rules it and is ${STANDING[ninths.dignity]}.`,
        on: [`${side}_d1`, `${side}_d9`],
      }
    }),
  )

export const navamsaComparison = ({ groom, bride }: Couple) => {
  const place = (birth: Natal, graha: Graha) => birth.chart.graha[graha].sign
  const lagnaLord = ({ chart }: Natal) => lordOf(chart.ascendant.sign)
  const navamsa = ({ chart }: Natal) => inVarga(chart.ascendant.longitude, 'D9').sign
  const bonds = [
    ['navamsa_lagnas', 'The navamsha lagnas', navamsa(groom), navamsa(bride)],
    ['lagna_lords', 'The lords of the ascendants', place(groom, lagnaLord(groom)), place(bride, lagnaLord(bride))],
    ['groom_venus_bride_mars', 'The groom’s Venus and the bride’s Mars', place(groom, 'Venus'), place(bride, 'Mars')],
    ['groom_mars_bride_venus', 'The groom’s Mars and the bride’s Venus', place(groom, 'Mars'), place(bride, 'Venus')],
  ] as const
  const assessments = bonds.map(([key, name, a, b]) => ({ key, name, a, b, ...signBond(a, b) }))
  const kind = (supportive: boolean) =>
    joinWords(
      assessments
        .filter((each) => each.supportive === supportive)
        .map(({ name }) => name.replace('The', 'the').replace(' and ', ' with ')),
    )
  return matchSection(
    'navamsa_comparison',
    'Navamsha and mutual placements',
    assessments.map(({ key, name, a, b, distance, supportive }) =>
      fact(
        key,
        `${name} are in ${signName(a)} and ${signName(b)}: place ${distance}, ${supportive ? 'supportive' : 'straining'}.`,
        'Places 2, 6, 8, 12 strain; the others support',
      ),
    ),
    [
      [
        ...(kind(true).length > 0 ? [`The pair is supported by ${kind(true)}.`] : []),
        ...(kind(false).length > 0 ? [`It is strained by ${kind(false)}.`] : []),
      ].join(' '),
    ],
  )
}

const dateOf = (jd: JulianDay) => longDateOf(civilOf(epochMs(jd)))

/** Mahadasha changes that come close to each other, and the relation of the running lords. */
export const dashaOverlap = (both: Couple, at: JulianDay) => {
  const dasha = (birth: Natal) => vimshottari(birth.chart.graha.Moon.longitude, birth.chart.at)
  const [his, hers] = [dasha(both.groom), dasha(both.bride)]
  const until = plusDays(at, 20 * JULIAN_YEAR)
  const changes = (of: typeof his) => of.mahadashas.map(({ end }) => end).filter((end) => end >= at && end < until)
  const sandhis = changes(his).flatMap((a) =>
    changes(hers)
      .filter((b) => Math.abs(a - b) <= 180)
      .map((b) => ({ a, b })),
  )
  const years = Array.from({ length: 10 }, (_, year) => {
    const moment = plusDays(at, year * JULIAN_YEAR)
    const lords = [periodsAt(his, moment, 1)[0]?.ruler, periodsAt(hers, moment, 1)[0]?.ruler] as const
    return { year, moment, lords }
  })
  const facts = [
    fact(
      'sandhi',
      sandhis.length === 0
        ? 'No two changes of mahadasha come within 180 days of each other in the next 20 years.'
        : sandhis.map(({ a, b }) => `Mahadasha changes on ${dateOf(a)} (groom) and ${dateOf(b)} (bride).`).join(' '),
      'Vimshottari, BPHS ch. 46; dasha sandhi',
    ),
    ...years.map(({ year, moment, lords: [groom, bride] }) =>
      fact(
        `year_${year + 1}`,
        groom && bride
          ? `From ${dateOf(moment)}: ${groom} (groom) holds ${bride} ${withIndefiniteArticle(naturalRegard(groom, bride))}, ${bride} (bride) holds ${groom} ${withIndefiniteArticle(naturalRegard(bride, groom))}.`
          : `From ${dateOf(moment)}: one of the two stands outside the 120 years of the cycle.`,
        'Vimshottari, BPHS ch. 46; natural friendship, BPHS ch. 3',
      ),
    ),
  ]
  const friendly = years.filter(
    ({ lords: [groom, bride] }) =>
      groom && bride && naturalRegard(groom, bride) !== 'enemy' && naturalRegard(bride, groom) !== 'enemy',
  )
  return matchSection('dasha_overlap', 'Periods side by side', facts, [
    {
      text:
        sandhis.length === 0
          ? 'The great periods of the two do not turn at the same time.'
          : 'Great periods of the two turn close together; such a time asks for patience of both.',
      on: ['sandhi'],
    },
    {
      text: `${friendly.length === 10 ? 'In all of the next ten years' : `In ${countInWords(friendly.length)} of the next ten years`} neither lord of the running period is an enemy of the other.`,
      on: years.map(({ year }) => `year_${year + 1}`),
    },
  ])
}
