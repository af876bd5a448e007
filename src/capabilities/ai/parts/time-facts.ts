import type { Claim, PackFact } from '../../../ai/claims.ts'
import { type Voice, YOU } from '../../../ai/wording.ts'
import { concurrently } from '../../../concurrency.ts'
import { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import { type DashaSpan, periodsAt, repeatUntil } from '../../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../../jyotish/dashas/vimshottari.ts'
import { doubleTransits } from '../../../jyotish/double-transit.ts'
import { type GocharaEffect, gochara } from '../../../jyotish/gochara.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { type SaturnTrial, trialOf } from '../../../jyotish/sade-sati.ts'
import { type SignStay, signStays } from '../../../jyotish/sign-stays.ts'
import { signsOf, type Transits, transitsAt } from '../../../jyotish/transits.ts'
import type { CivilDate } from '../../../time/civil.ts'
import { dateText, longDateOf } from '../../../time/iso.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, houseFrom, signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { noonOfLife, siderealFrameOf } from '../../shared/lifetime.ts'
import type { Natal } from '../../shared/natal.ts'
import { packFact } from './chart-facts.ts'

/** Periods and transits as facts of a reading. All dates are local to the time zone of birth. */

const DASHA = 'dashas/vimshottari-dasha'
const GOCHARA = 'predictions/gochara-transits'

export const SLOW_PLANETS: readonly Graha[] = ['Saturn', 'Jupiter', 'Rahu', 'Ketu']

/** The running Vimshottari periods. */
export interface RunningPeriods {
  readonly maha: DashaSpan<Graha>
  readonly antar: DashaSpan<Graha>
  readonly pratyantar: DashaSpan<Graha>
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

/** The longest window of a double transit, in days, including retrograde returns of Saturn. */
const MAX_WINDOW_DAYS = 1500

/** The facts on the periods and transits of a birth on a day. */
export const timeFacts = (born: Natal, day: CivilDate, world: World, voice: Voice = YOU) => {
  const { chart, moment } = born
  const { person, prefix, Your, YouAre, your } = voice
  const noon = noonOfLife(day, born)
  const dasha = repeatUntil(vimshottari(chart.graha.Moon.longitude, moment.jd), noon)
  const [maha, antar, pratyantar] = periodsAt(dasha, noon, 3) as [DashaSpan<Graha>, DashaSpan<Graha>, DashaSpan<Graha>]
  const date = (instant: JulianDay) => localAt(instant, moment.zone)
  const words = (instant: JulianDay) => longDateOf(date(instant))
  const iso = (instant: JulianDay) => dateText(date(instant))
  const claim = (
    subject: string,
    relation: Claim['relation'],
    object: string,
    chartOf: Claim['chart'] = 'D1',
  ): Claim => ({
    ...{ chart: chartOf, person, subject, relation, object },
  })
  const pathOf = (lords: readonly Graha[]) => lords.join('/')
  // The fact of a period that begins at or before birth has no start date, since that date would disclose the birthday.
  const hasPublicStart = ({ start }: DashaSpan<Graha>) => start > moment.jd + 1

  /** The facts of a period: that it runs, if so, and its dates. */
  const periodFacts = (id: string, lords: readonly Graha[], period: DashaSpan<Graha>, weight: number): PackFact[] => {
    const level = (['mahadasha', 'antardasha', 'pratyantardasha'] as const)[lords.length - 1]!
    const lord = lords.at(-1)!
    const isNow = period.start <= noon && noon < period.end
    const inside = lords.length > 1 ? ` inside the ${lords.slice(0, -1).join('/')} period` : ''
    const name = `${Your} ${lord} ${level}${inside}`
    const text = hasPublicStart(period)
      ? `${name} ${isNow ? 'began' : period.start > noon ? 'begins' : 'began'} on ${words(period.start)} and ${period.end > noon ? 'ends' : 'ended'} on ${words(period.end)}.`
      : `${name} ends on ${words(period.end)}.`
    const claims = [
      ...(isNow
        ? [claim(pathOf(lords), level, 'running')]
        : [claim(pathOf(lords), level, period.start > noon ? 'coming' : 'past')]),
      ...(hasPublicStart(period) ? [claim(pathOf(lords), 'start', iso(period.start))] : []),
      claim(pathOf(lords), 'end', iso(period.end)),
    ]
    return [
      ...(isNow
        ? [
            packFact(
              `${prefix}dasha.${id}.lord`,
              'dasha',
              `${YouAre} in the ${lord} ${level}${inside}.`,
              lord,
              DASHA,
              [claim(pathOf(lords), level, 'running')],
              weight,
            ),
          ]
        : []),
      packFact(`${prefix}dasha.${id}`, 'dasha', text, iso(period.end), DASHA, claims, weight - 0.5),
    ]
  }

  /** Sign stays of Jupiter and Saturn by number of years, shared by the houses of a reading. */
  const slowStays = new Map<number, Promise<readonly [SignStay[], SignStay[]]>>()
  const staysWithin = (years: number) => {
    const cachedStays = slowStays.get(years)
    if (cachedStays) return cachedStays
    const end = Math.min(plusDays(noon, 365.25 * years + MAX_WINDOW_DAYS), world.sky.range.to) as JulianDay
    const stays = (planet: 'Jupiter' | 'Saturn') =>
      signStays(planet, { from: noon, to: end }, siderealFrameOf(born), world.sky, world.signal)
    const bothStays = concurrently(
      () => stays('Jupiter'),
      () => stays('Saturn'),
    )
    slowStays.set(years, bothStays)
    return bothStays
  }

  const transits: Transits = transitsAt(noon, siderealFrameOf(born), world.sky)
  const signs = signsOf(transits)

  return {
    noon,
    signs,
    running: { maha, antar, pratyantar } satisfies RunningPeriods,
    transits,
    date,
    iso,
    inWords: words,

    /** The facts of the running mahadasha and antardasha, two each, and at depth 3 of the pratyantardasha. */
    current: (depth: 2 | 3 = 2): PackFact[] => [
      ...periodFacts('MD.current', [maha.ruler], maha, 5),
      ...periodFacts('AD.current', [maha.ruler, antar.ruler], antar, 4.5),
      ...(depth === 3 ? periodFacts('PD.current', [maha.ruler, antar.ruler, pratyantar.ruler], pratyantar, 3) : []),
    ],
    /** The antardashas after the running one. */
    next(count: number): {
      facts: PackFact[]
      periods: { maha: Graha; antar: Graha; from: JulianDay; to: JulianDay; id: string }[]
    } {
      const within = { from: plusDays(antar.end, 1), to: plusDays(antar.end, 365.25 * 4 * count + 10) }
      const rows = antardashasIn(dasha, within).slice(0, count)
      return {
        facts: rows.flatMap((row, index) =>
          periodFacts(`AD.next.${index + 1}`, [row.maha.ruler, row.antar.ruler], row.antar, 3 - index * 0.3),
        ),
        periods: rows.map((row, index) => ({
          ...{ maha: row.maha.ruler, antar: row.antar.ruler, from: row.antar.start, to: row.antar.end },
          id: `${prefix}dasha.AD.next.${index + 1}`,
        })),
      }
    },
    /** Antardashas that overlap a window. */
    within: (window: Window) => antardashasIn(dasha, window),

    /** Sign, house from the Moon, house and effect of transiting planets. */
    gochara: (planets: readonly Graha[] = SLOW_PLANETS): PackFact[] =>
      planets.flatMap((planet) => {
        const transit = gochara(planet, chart.graha.Moon.sign, signs)
        const sign = signName(signs[planet])
        const house = houseFrom(chart.ascendant.sign, signs[planet])
        const subject = `${capitalisedName(planet)} in transit`
        return [
          packFact(
            `${prefix}transit.${planet}.sign`,
            'transit',
            `${subject} is in ${sign}.`,
            sign,
            GOCHARA,
            [claim(planet, 'sign', sign, 'transit')],
            2.5,
          ),
          packFact(
            `${prefix}transit.${planet}.from_moon`,
            'transit',
            `${subject} is in the ${ordinalInWords(transit.house)} house from ${your} Moon.`,
            transit.house,
            GOCHARA,
            [{ ...claim(planet, 'house', String(transit.house), 'transit'), from: 'Moon' as const }],
            2.4,
          ),
          packFact(
            `${prefix}transit.${planet}.house`,
            'transit',
            `${subject} is in ${your} ${ordinalInWords(house)} house.`,
            house,
            GOCHARA,
            [claim(planet, 'house', String(house), 'transit')],
            2.2,
          ),
          packFact(
            `${prefix}transit.${planet}.effect`,
            'transit',
            `The transit of ${nameInSentence(planet)} counts as ${EFFECT_WORDS[transit.effect]} for ${voice.of ? `the ${person} person` : 'you'}.`,
            transit.effect,
            GOCHARA,
            [claim(planet, 'effect', EFFECT_WORDS[transit.effect], 'transit')],
            2,
          ),
        ]
      }),

    /** The trial of Saturn by its place from the Moon: sade-sati, ashtama, ardhashtama or none. */
    sadeSati(): { trial: SaturnTrial | null; fact: PackFact } {
      const trial = trialOf(chart.graha.Moon.sign, signs.Saturn)
      const state = trial ?? 'none'
      const isSadeSati = trial === 'rising' || trial === 'peak' || trial === 'setting'
      return {
        trial,
        fact: packFact(
          `${prefix}transit.sade_sati`,
          'transit',
          trial ? `${YouAre} ${TRIAL_WORDS[trial]}.` : `${YouAre} not in sade-sati.`,
          state,
          'doshas-yogas/sade-sati-status',
          [
            claim('sade-sati', 'state', isSadeSati ? trial : 'absent', 'transit'),
            ...(trial && !isSadeSati
              ? [{ ...claim('Saturn', 'house', trial === 'ashtama' ? '8' : '4', 'transit'), from: 'Moon' as const }]
              : []),
          ],
          2.6,
        ),
      }
    },

    /** The first three windows in which transiting Jupiter and Saturn both touch a house from the ascendant, or its lord. */
    async doubleTransit(house: HouseNumber, years: number): Promise<{ facts: PackFact[]; windows: Window[] }> {
      // Windows that begin within the years; they may end later.
      const horizon = plusDays(noon, 365.25 * years)
      const allWindows = doubleTransits(house, await staysWithin(years), 'Ascendant', chart)
      const windows = allWindows.filter(({ from, to }) => from < horizon && to - from >= 30).slice(0, 3)
      return {
        windows,
        facts: windows.map(({ from, to }, index) =>
          packFact(
            `${prefix}transit.double.house${house}.${index + 1}`,
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
  }
}
export type TimeFacts = ReturnType<typeof timeFacts>
