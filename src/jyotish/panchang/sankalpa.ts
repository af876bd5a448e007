import { karanaName, pakshaOf, tithiName, VARAS, yogaName } from '../limbs.ts'
import { LUNAR_MONTHS } from '../lunar-month.ts'
import { NAKSHATRAS } from '../nakshatras.ts'
import type { calendarOf } from './calendar.ts'

/** The words of the sankalpa (resolve) of a day, in transliterated Sanskrit. */
export const sankalpa = (
  calendar: ReturnType<typeof calendarOf>,
  numbers: { weekday: number; star: number; yoga: number; karana: number },
) => {
  const { month, tithi, eras, ayana, ritu } = calendar
  const parts = {
    kalpa: 'Shvetavaraha',
    manvantara: 'Vaivasvata',
    yuga: 'Kali, first quarter',
    dvipa: 'Jambudvipa',
    samvatsara: eras.names.south,
    ayana: ayana.vedic,
    ritu: ritu.vedic,
    masa: `${month.adhika ? 'Adhika ' : ''}${LUNAR_MONTHS[month.index]!}`,
    paksha: pakshaOf(tithi),
    tithi: tithiName(tithi),
    vara: VARAS[numbers.weekday]!,
    nakshatra: NAKSHATRAS[numbers.star - 1]!,
    yoga: yogaName(numbers.yoga),
    karana: karanaName(numbers.karana),
  }
  const text = [
    'Adya brahmano dvitiye parardhe',
    'shri shvetavaraha kalpe',
    'vaivasvata manvantare',
    'ashtavimshatitame kaliyuge prathama charane',
    'jambudvipe',
    `${parts.samvatsara} nama samvatsare`,
    parts.ayana === 'Uttarayana' ? 'uttarayane' : 'dakshinayane',
    `${parts.ritu} ritau`,
    `${parts.masa} mase`,
    `${parts.paksha} pakshe`,
    `${parts.tithi} tithau`,
    `${parts.vara} vasare`,
    `${parts.nakshatra} nakshatre`,
    `${parts.yoga} yoge`,
    `${parts.karana} karane`,
    'evam guna visheshana vishishtayam shubha tithau',
  ].join(' ')
  return { text, parts }
}
