import type { Claim, PackFact } from '../../../ai/claims.ts'
import { type Voice, YOU } from '../../../ai/wording.ts'
import { concurrently } from '../../../concurrency.ts'
import { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import { type Period, repeatedTo, running } from '../../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../../jyotish/dashas/vimshottari.ts'
import { doubleTransits } from '../../../jyotish/double-transit.ts'
import { type GocharaEffect, gochara } from '../../../jyotish/gochara.ts'
import { type Graha, named, opening } from '../../../jyotish/grahas.ts'
import { type SaturnTrial, trialOf } from '../../../jyotish/sade-sati.ts'
import { type SignStay, signStays } from '../../../jyotish/sign-stays.ts'
import { signsOf, type Transits, transitsAt } from '../../../jyotish/transits.ts'
import type { CivilDate } from '../../../time/civil.ts'
import { dateText, writtenDay } from '../../../time/iso.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { capitalised } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, houseFrom, signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { frameOf, noonOfLife } from '../../shared/lifetime.ts'
import type { Natal } from '../../shared/natal.ts'
import { packFact } from './chart-facts.ts'

/** Periods and transits as facts of a reading. All dates are of the clock of birth. */

const DASHA = 'dashas/vimshottari-dasha'
const GOCHARA = 'predictions/gochara-transits'

export const SLOW_PLANETS: readonly Graha[] = ['Saturn', 'Jupiter', 'Rahu', 'Ketu']

export interface Running {
  readonly maha: Period<Graha>
  readonly antar: Period<Graha>
  readonly pratyantar: Period<Graha>
}

const EFFECT_WORDS: Record<GocharaEffect, string> = {
  good: 'good',
  obstructed: 'obstructed',
  bad: 'difficult',
  relieved: 'relieved',
  neutral: 'neutral',
}

const TRIAL_WORDS: Record<SaturnTrial, string> = {
  rising: 'in the rising phase of sade-sati',
  peak: 'in the peak phase of sade-sati',
  setting: 'in the setting phase of sade-sati',
  ardhashtama: "under Saturn's transit of the fourth from the Moon",
  ashtama: "under Saturn's transit of the eighth from the Moon",
}

/** Days; Saturn leaves no sign's reach for good within less. */
const LONGEST_WINDOW = 1500

export const timeFacts = (born: Natal, day: CivilDate, world: World, voice: Voice = YOU) => {
  const { chart, moment } = born
  const { person, prefix, Your, YouAre, your } = voice
  const noon = noonOfLife(day, born)
  const dasha = repeatedTo(vimshottari(chart.graha.Moon.longitude, moment.jd), noon)
  const [maha, antar, pratyantar] = running(dasha, noon, 3) as [Period<Graha>, Period<Graha>, Period<Graha>]
  const date = (at: JulianDay) => localAt(at, moment.zone)
  const words = (at: JulianDay) => writtenDay(date(at))
  const iso = (at: JulianDay) => dateText(date(at))
  const claim = (
    subject: string,
    relation: Claim['relation'],
    object: string,
    chartOf: Claim['chart'] = 'D1',
  ): Claim => ({
    ...{ chart: chartOf, person, subject, relation, object },
  })
  const of = (lords: readonly Graha[]) => lords.join('/')
  // A period that began at or before birth is told by its end alone: its beginning is the birthday or gives it away.
  const isKnown = ({ start }: Period<Graha>) => start > moment.jd + 1

  /** A period: which it is, and when it begins and ends. */
  const periodFacts = (id: string, lords: readonly Graha[], period: Period<Graha>, weight: number): PackFact[] => {
    const level = (['mahadasha', 'antardasha', 'pratyantardasha'] as const)[lords.length - 1]!
    const last = lords.at(-1)!
    const isNow = period.start <= noon && noon < period.end
    const inside = lords.length > 1 ? ` inside the ${lords.slice(0, -1).join('/')} period` : ''
    const name = `${Your} ${last} ${level}${inside}`
    const spoken = isKnown(period)
      ? `${name} ${isNow ? 'began' : period.start > noon ? 'begins' : 'began'} on ${words(period.start)} and ${period.end > noon ? 'ends' : 'ended'} on ${words(period.end)}.`
      : `${name} ends on ${words(period.end)}.`
    const claims = [
      ...(isNow
        ? [claim(of(lords), level, 'running')]
        : [claim(of(lords), level, period.start > noon ? 'coming' : 'past')]),
      ...(isKnown(period) ? [claim(of(lords), 'start', iso(period.start))] : []),
      claim(of(lords), 'end', iso(period.end)),
    ]
    return [
      ...(isNow
        ? [
            packFact(
              `${prefix}dasha.${id}.lord`,
              'dasha',
              `${YouAre} in the ${last} ${level}${inside}.`,
              last,
              DASHA,
              [claim(of(lords), level, 'running')],
              weight,
            ),
          ]
        : []),
      packFact(`${prefix}dasha.${id}`, 'dasha', spoken, iso(period.end), DASHA, claims, weight - 0.5),
    ]
  }

  /** Where Jupiter and Saturn stay, which is asked for several houses of the same years. */
  const slowStays = new Map<number, Promise<readonly [SignStay[], SignStay[]]>>()
  const staysWithin = (years: number) => {
    const kept = slowStays.get(years)
    if (kept) return kept
    const end = Math.min(plusDays(noon, 365.25 * years + LONGEST_WINDOW), world.sky.range.to) as JulianDay
    const stays = (planet: 'Jupiter' | 'Saturn') =>
      signStays(planet, { from: noon, to: end }, frameOf(born), world.sky, world.signal)
    const found = concurrently(
      () => stays('Jupiter'),
      () => stays('Saturn'),
    )
    slowStays.set(years, found)
    return found
  }

  const transits: Transits = transitsAt(noon, frameOf(born), world.sky)
  const signs = signsOf(transits)

  return {
    noon,
    running: { maha, antar, pratyantar } satisfies Running,
    transits,
    date,
    iso,
    words,
    inWords: words,

    current: (depth: 2 | 3 = 2): PackFact[] => [
      ...periodFacts('MD.current', [maha.ruler], maha, 5),
      ...periodFacts('AD.current', [maha.ruler, antar.ruler], antar, 4.5),
      ...(depth === 3 ? periodFacts('PD.current', [maha.ruler, antar.ruler, pratyantar.ruler], pratyantar, 3) : []),
    ],
    /** The antardashas after the one that runs. */
    next(count: number): {
      facts: PackFact[]
      periods: { maha: Graha; antar: Graha; from: JulianDay; to: JulianDay; id: string }[]
    } {
      const within = { from: plusDays(antar.end, 1), to: plusDays(antar.end, 365.25 * 4 * count + 10) }
      const rows = antardashasIn(dasha, within).slice(0, count)
      return {
        facts: rows.flatMap(({ maha: m, antar: a }, at) =>
          periodFacts(`AD.next.${at + 1}`, [m.ruler, a.ruler], a, 3 - at * 0.3),
        ),
        periods: rows.map(({ maha: m, antar: a }, at) => ({
          ...{ maha: m.ruler, antar: a.ruler, from: a.start, to: a.end },
          id: `${prefix}dasha.AD.next.${at + 1}`,
        })),
      }
    },
    /** Antardashas that meet a window. */
    within: (window: Window) => antardashasIn(dasha, window),

    gochara: (planets: readonly Graha[] = SLOW_PLANETS): PackFact[] =>
      planets.flatMap((planet) => {
        const found = gochara(planet, chart.graha.Moon.sign, signs)
        const sign = signName(signs[planet])
        const house = houseFrom(chart.ascendant.sign, signs[planet])
        const who = `${opening(planet)} in transit`
        return [
          packFact(
            `${prefix}transit.${planet}.sign`,
            'transit',
            `${who} is in ${sign}.`,
            sign,
            GOCHARA,
            [claim(planet, 'sign', sign, 'transit')],
            2.5,
          ),
          packFact(
            `${prefix}transit.${planet}.from_moon`,
            'transit',
            `${who} is in the ${ordinalInWords(found.house)} house from ${your} Moon.`,
            found.house,
            GOCHARA,
            [{ ...claim(planet, 'house', String(found.house), 'transit'), from: 'Moon' as const }],
            2.4,
          ),
          packFact(
            `${prefix}transit.${planet}.house`,
            'transit',
            `${who} is in ${your} ${ordinalInWords(house)} house.`,
            house,
            GOCHARA,
            [claim(planet, 'house', String(house), 'transit')],
            2.2,
          ),
          packFact(
            `${prefix}transit.${planet}.effect`,
            'transit',
            `The transit of ${named(planet)} counts as ${EFFECT_WORDS[found.effect]} for ${voice.of ? `the ${person} person` : 'you'}.`,
            found.effect,
            GOCHARA,
            [claim(planet, 'effect', EFFECT_WORDS[found.effect], 'transit')],
            2,
          ),
        ]
      }),

    /** What Saturn tries from the Moon, or that he does not. */
    sadeSati(): { trial: SaturnTrial | null; fact: PackFact } {
      const trial = trialOf(chart.graha.Moon.sign, signs.Saturn)
      const state = trial ?? 'none'
      const runs = trial === 'rising' || trial === 'peak' || trial === 'setting'
      return {
        trial,
        fact: packFact(
          `${prefix}transit.sade_sati`,
          'transit',
          trial ? `${YouAre} ${TRIAL_WORDS[trial]}.` : `${YouAre} not in sade-sati.`,
          state,
          'doshas-yogas/sade-sati-status',
          [
            claim('sade-sati', 'state', runs ? trial : 'absent', 'transit'),
            ...(trial && !runs
              ? [{ ...claim('Saturn', 'house', trial === 'ashtama' ? '8' : '4', 'transit'), from: 'Moon' as const }]
              : []),
          ],
          2.6,
        ),
      }
    },

    /** When transiting Jupiter and Saturn together touch a house from the ascendant, or its lord, in the years from the day. */
    async doubleTransit(house: HouseNumber, years: number): Promise<{ facts: PackFact[]; windows: Window[] }> {
      // Windows that open in these years, each to its own end.
      const horizon = plusDays(noon, 365.25 * years)
      const found = doubleTransits(house, await staysWithin(years), 'Ascendant', chart)
      const long = found.filter(({ from, to }) => from < horizon && to - from >= 30).slice(0, 3)
      return {
        windows: long,
        facts: long.map(({ from, to }, at) =>
          packFact(
            `${prefix}transit.double.house${house}.${at + 1}`,
            'transit',
            `Jupiter and Saturn together touch ${your} ${ordinalInWords(house)} house or its lord ${from > noon ? `from ${words(from)} to` : 'until'} ${words(to)}.`,
            iso(from),
            'predictions/double-transit',
            [
              ...(from > noon ? [claim(`double transit of house ${house}`, 'start', iso(from), 'transit')] : []),
              claim(`double transit of house ${house}`, 'end', iso(to), 'transit'),
            ],
            2.8,
          ),
        ),
      }
    },
    sentence: capitalised,
  }
}
export type TimeFacts = ReturnType<typeof timeFacts>
