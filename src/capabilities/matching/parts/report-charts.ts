import { occupants } from '../../../jyotish/chart.ts'
import { periodsAt } from '../../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../../jyotish/dashas/vimshottari.ts'
import { naturalRegard, vargaDignity } from '../../../jyotish/dignity.ts'
import { GRAHAS, type Graha, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { signBond } from '../../../jyotish/kootas/report.ts'
import { aspects } from '../../../jyotish/nature.ts'
import type { Varga } from '../../../jyotish/vargas.ts'
import { JULIAN_YEAR } from '../../../sky/constants.ts'
import { civilOf } from '../../../time/civil.ts'
import { longDateOf, longMonthOf } from '../../../time/iso.ts'
import { epochMs, type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import { joinWords, upperFirst, withIndefiniteArticle } from '../../../wording.ts'
import { signName, signOfHouse } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import { conditionWords } from '../../shared/narrative/reasons.ts'
import type { Natal } from '../../shared/natal.ts'
import { inVarga } from '../../shared/shapes.ts'
import type { MarriageSeasons } from '../../shared/shared-marriage-times.ts'
import type { FamilyTexts } from './family-texts.ts'
import { seasonFacts, seasonsText } from './marriage-seasons.ts'
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

const STRENGTH = { strong: 'strong', able: 'strong', mixed: 'mixed', weak: 'weak' } as const

export const seventhHouseFacts = (both: Couple) =>
  SIDES.flatMap((side) => [seventhFact(side, both[side], 'D1'), seventhFact(side, both[side], 'D9')])

/** The contribution of one person to a marriage: the lord of the seventh house by its condition, and guests in the house. */
export const broughtToMarriage = (
  side: (typeof SIDES)[number],
  both: Couple,
  world: World,
  { texts, names, say }: Pick<FamilyTexts, 'texts' | 'names' | 'say'>,
) => {
  const { lord, occupants: inside } = seventh(both[side], 'D1')
  const { band } = chartAssessment(both[side], world).planets[lord]
  const one = names[side]
  const guests = inside.filter((planet) => planet !== lord)
  return {
    text: [
      `${say(texts.seventh[lord][STRENGTH[band]], { one }).replace(/\.$/, '')}: ${nameInSentence(lord)}, which rules the house of marriage in that chart, ${conditionWords({ band })}.`,
      ...guests.map((planet) => say(texts.guest[planet], { one })),
    ]
      .map(upperFirst)
      .join(' '),
    on: [`${side}_d1`, `${side}_d9`],
  }
}

/** How the two charts meet by place; facts only, because each place alone says little. */
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
  return matchSection(
    'navamsa_comparison',
    'How your two charts meet',
    assessments.map(({ key, name, a, b, distance, supportive }) =>
      fact(
        key,
        `${name} are in ${signName(a)} and ${signName(b)}: place ${distance}, ${supportive ? 'supportive' : 'straining'}.`,
        'Places 2, 6, 8, 12 strain; the others support',
      ),
    ),
    [],
  )
}

/** The date at the birthplace, as in the reports on one person. */
const dateAt = (jd: JulianDay, { moment }: Natal) => longDateOf(localAt(jd, moment.zone))

const monthOf = (jd: JulianDay) => longMonthOf(civilOf(epochMs(jd)))
const dashaOf = ({ chart }: Natal) => vimshottari(chart.graha.Moon.longitude, chart.at)

/** Mahadasha changes that come close to each other, and the relation of the running lords. */
export const dashaOverlap = (
  both: Couple,
  at: JulianDay,
  /** The times for marriage; null for a pair with a minor. */
  seasons: MarriageSeasons | null,
  family: FamilyTexts,
) => {
  const { texts, say } = family
  const dasha = dashaOf
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
        : sandhis
            .map(
              ({ a, b }) =>
                `Mahadasha changes on ${dateAt(a, both.groom)} (groom) and ${dateAt(b, both.bride)} (bride).`,
            )
            .join(' '),
      'Vimshottari, BPHS ch. 46; dasha sandhi',
    ),
    ...years.map(({ year, moment, lords: [groom, bride] }) =>
      fact(
        `year_${year + 1}`,
        groom && bride
          ? `From ${dateAt(moment, both.groom)}: ${groom} (groom) holds ${bride} ${withIndefiniteArticle(naturalRegard(groom, bride))}, ${bride} (bride) holds ${groom} ${withIndefiniteArticle(naturalRegard(bride, groom))}.`
          : `From ${dateAt(moment, both.groom)}: one of the two stands outside the 120 years of the cycle.`,
        'Vimshottari, BPHS ch. 46; natural friendship, BPHS ch. 3',
      ),
    ),
    ...(seasons ? seasonFacts(seasons, both) : []),
  ]
  const wedding = seasons
    ? [{ text: seasonsText(seasons, family), on: ['marriage_groom', 'marriage_bride', 'marriage_both'] }]
    : []
  // A change that is more than ten years away is in the facts only.
  const turns = sandhis
    .filter(({ a, b }) => Math.min(a, b) < plusDays(at, 10 * JULIAN_YEAR))
    .map(({ a, b }) => monthOf(a < b ? a : b))
  return matchSection('dasha_overlap', 'Times for the two of you', facts, [
    ...wedding,
    ...(turns.length > 0 ? [{ text: say(texts.together, { when: joinWords(turns) }), on: ['sandhi'] }] : []),
  ])
}
