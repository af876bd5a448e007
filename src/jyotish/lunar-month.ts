import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { signAt, signOf } from '../zodiac/signs.ts'

export const MONTHS = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const
export type Month = (typeof MONTHS)[number]

export const RITUS = ['Vasanta', 'Grishma', 'Varsha', 'Sharad', 'Hemanta', 'Shishira'] as const
export const AYANAS = ['Uttarayana', 'Dakshinayana'] as const

// source: Surya Siddhanta tradition, names as in Sewell and Dikshit, The Indian Calendar (1896), table XII
export const SAMVATSARAS = [
  'Prabhava',
  'Vibhava',
  'Shukla',
  'Pramoda',
  'Prajapati',
  'Angirasa',
  'Shrimukha',
  'Bhava',
  'Yuva',
  'Dhatri',
  'Ishvara',
  'Bahudhanya',
  'Pramathi',
  'Vikrama',
  'Vrisha',
  'Chitrabhanu',
  'Subhanu',
  'Tarana',
  'Parthiva',
  'Vyaya',
  'Sarvajit',
  'Sarvadhari',
  'Virodhi',
  'Vikriti',
  'Khara',
  'Nandana',
  'Vijaya',
  'Jaya',
  'Manmatha',
  'Durmukha',
  'Hemalamba',
  'Vilamba',
  'Vikari',
  'Sharvari',
  'Plava',
  'Shubhakrit',
  'Shobhakrit',
  'Krodhi',
  'Vishvavasu',
  'Parabhava',
  'Plavanga',
  'Kilaka',
  'Saumya',
  'Sadharana',
  'Virodhakrit',
  'Paridhavi',
  'Pramadi',
  'Ananda',
  'Rakshasa',
  'Nala',
  'Pingala',
  'Kalayukta',
  'Siddharthi',
  'Raudra',
  'Durmati',
  'Dundubhi',
  'Rudhirodgari',
  'Raktaksha',
  'Krodhana',
  'Akshaya',
] as const

export interface LunarMonth {
  /** The new moons that bound it. */
  from: JulianDay
  to: JulianDay
  /** 0 Chaitra .. 11 Phalguna, by the sign the Sun enters in it. */
  index: number
  /** The Sun enters no sign: an added month, with the name of the next. */
  adhika: boolean
  /** The Sun enters two signs: the second name is dropped. */
  kshaya: boolean
}

/** The amanta month (new moon to new moon) that holds a moment. */
export const lunarMonth = (at: JulianDay, ayanamsha: AyanamshaId, sky: Sky): LunarMonth => {
  const newMoons = sky
    .crossings({
      of: {
        terms: [
          { body: 'Moon', factor: 1 },
          { body: 'Sun', factor: -1 },
        ],
      },
      span: 360,
      from: plusDays(at, -31),
      to: plusDays(at, 31),
    })
    .map((crossing) => crossing.at)
  const from = newMoons.findLast((jd) => jd <= at)!
  const to = newMoons.find((jd) => jd > at)!
  const sunSign = (jd: JulianDay) => signOf(sky.positions(jd, ['Sun'])[0]!.longitude - sky.ayanamsha(jd, ayanamsha))
  const entered = signAt(sunSign(to) - sunSign(from))
  return { from, to, index: signAt(sunSign(from) + 1), adhika: entered === 0, kshaya: entered === 2 }
}

const named = (index: number, adhika: boolean) => `${adhika ? 'Adhika ' : ''}${MONTHS[index]!}`

export const amantaName = (month: LunarMonth) => named(month.index, month.adhika)

/**
 * The dark half takes the name of the amanta month that follows; the dark half of an adhika month stays adhika.
 */
export const purnimantaName = (month: LunarMonth, tithi: number) =>
  tithi <= 15 || month.adhika ? amantaName(month) : named(signAt(month.index + (month.kshaya ? 2 : 1)), false)

/** Two months each, Vasanta from Chaitra. */
export const rituOf = (month: LunarMonth) => RITUS[Math.floor(month.index / 2)]!

/** By the sidereal Sun: northward from Capricorn to the end of Gemini. */
export const ayanaOf = (sun: number) => AYANAS[signOf(sun) >= 9 || signOf(sun) <= 2 ? 0 : 1]

/**
 * Expired Shaka year. It changes at Chaitra Shukla 1, which falls in March or April; a month late in the lunar year that is met
 * early in the Gregorian one belongs to the year before.
 */
export const shakaYear = (month: LunarMonth, gregorian: { year: number; month: number }) =>
  gregorian.year - 78 - (gregorian.month <= 5 && month.index >= 8 ? 1 : 0)

/** Southern (lunar, without expunction): Shaka 1 expired is Pramathi. */
export const samvatsaraOf = (shaka: number) => SAMVATSARAS[(((shaka + 11) % 60) + 60) % 60]!
