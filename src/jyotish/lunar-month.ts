import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { ELONGATION } from '../sky/expressions.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import { norm } from '../zodiac/longitude.ts'
import type { SignIndex } from '../zodiac/signs.ts'
import { signAt, signOf } from '../zodiac/signs.ts'

export const LUNAR_MONTHS = [
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
export type Month = (typeof LUNAR_MONTHS)[number]

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

export interface LunarMonth extends Window {
  /** 0 (Chaitra) to 11 (Phalguna), by the sign that the Sun enters in the month. */
  index: number
  /** True for an added month: the Sun enters no sign. It has the name of the next month. */
  adhika: boolean
  /** True if the Sun enters two signs: the second name is omitted. */
  kshaya: boolean
}

/**
 * `sunSign`: sign of the Sun at the new moon that begins the month. `entered`: number of signs that the Sun enters
 * before the next new moon.
 */
const month = (window: Window, sunSign: SignIndex, entered: number): LunarMonth => ({
  ...window,
  index: signAt(sunSign + 1),
  adhika: entered === 0,
  kshaya: entered === 2,
})

/** Every amanta month (from true new moon to true new moon) that overlaps the window, in order. */
export const lunarMonths = ({ from, to }: Window, ayanamsha: AyanamshaId, sky: Sky): LunarMonth[] => {
  const newMoons = sky.crossings({ of: ELONGATION, span: 360, from: plusDays(from, -31), to: plusDays(to, 31) })
  const sunSigns = newMoons.map(({ at }) =>
    signOf(sky.positions(at, ['Sun'])[0]!.longitude - sky.ayanamsha(at, ayanamsha)),
  )
  return newMoons
    .slice(0, -1)
    .map(({ at }, i) =>
      month({ from: at, to: newMoons[i + 1]!.at }, sunSigns[i]!, signAt(sunSigns[i + 1]! - sunSigns[i]!)),
    )
    .filter((each) => each.to > from && each.from < to)
}

/** The amanta month at a moment. */
export const lunarMonth = (at: JulianDay, ayanamsha: AyanamshaId, sky: Sky): LunarMonth =>
  lunarMonths({ from: at, to: plusDays(at, 1e-9) }, ayanamsha, sky)[0]!

const displayName = (index: number, adhika: boolean) => `${adhika ? 'Adhika ' : ''}${LUNAR_MONTHS[index]!}`

export const amantaName = (month: LunarMonth) => displayName(month.index, month.adhika)

/** The purnimanta month. The dark half has the name of the next amanta month; that of an adhika month stays adhika. */
export const purnimanta = (month: LunarMonth, tithi: number): Pick<LunarMonth, 'index' | 'adhika'> =>
  tithi <= 15 || month.adhika ? month : { index: signAt(month.index + (month.kshaya ? 2 : 1)), adhika: false }

export const purnimantaName = (month: LunarMonth, tithi: number) => {
  const { index, adhika } = purnimanta(month, tithi)
  return displayName(index, adhika)
}

/** The season, two months each; Vasanta begins with Chaitra. */
export const rituOf = (month: Pick<LunarMonth, 'index'>) => RITUS[Math.floor(month.index / 2)]!

/** The ayana by the Sun, sidereal (vedic) or tropical (drik): northward from Capricorn to the end of Gemini. */
export const ayanaOf = (sun: number) => AYANAS[signOf(sun) >= 9 || signOf(sun) <= 2 ? 0 : 1]

/** The season of the tropical Sun (drik); Vasanta is from 330 to 30 degrees. */
export const tropicalRituOf = (sun: number) => RITUS[Math.floor(norm(sun + 30) / 60)]!

/**
 * The expired Shaka year. It changes at Chaitra Shukla 1, in March or April. A late lunar month in the first months of
 * the Gregorian year belongs to the previous Shaka year.
 */
export const shakaYear = (month: LunarMonth, gregorian: { year: number; month: number }) =>
  gregorian.year - 78 - (gregorian.month <= 5 && month.index >= 8 ? 1 : 0)

export const vikramaYear = (shaka: number) => shaka + 135

/** The year of Gujarat, which begins at Kartika Shukla 1, seven months after the northern one. */
export const gujaratiYear = (month: LunarMonth, shaka: number) => vikramaYear(shaka) - (month.index < 7 ? 1 : 0)

/** Expired years of the Kali era. */
export const kaliYear = (shaka: number) => shaka + 3179

const inSixty = (number: number) => ((number % 60) + 60) % 60

/** Southern samvatsara (lunar, without expunction): Shaka 1 expired is Pramathi. */
export const samvatsaraOf = (shaka: number) => SAMVATSARAS[inSixty(shaka + 11)]!

/**
 * Northern samvatsara (Barhaspatya, by Surya Siddhanta with bija; Sewell and Dikshit, The Indian Calendar, art. 59c),
 * constant for the whole Chaitradi year.
 */
export const northernSamvatsara = (shaka: number) => {
  const kali = kaliYear(shaka)
  return SAMVATSARAS[inSixty(Math.floor((117 * kali - 60) / 10_000) + kali + 26)]!
}

/** The samvatsara of a Vikrama year of Gujarat, as printed in Gujarati almanacs. */
export const gujaratiSamvatsara = (gujarati: number) => SAMVATSARAS[inSixty(gujarati + 8)]!
