import { houseFrom } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { besideMoon } from './doshas.ts'
import { type Graha, SEVEN } from './grahas.ts'
import { DUSTHANAS, KENDRAS, UPACHAYAS } from './house-groups.ts'
import { aspects, naturalBenefics } from './nature.ts'
import { yogasOf } from './yogas.ts'

const SUN_MOON_YOGAS = [
  'vesi',
  'vosi',
  'ubhayachari',
  'budha_aditya',
  'sunapha',
  'anapha',
  'durudhara',
  'kemadruma',
  'gajakesari',
  'chandra_mangala',
  'vasumati',
  'shakata',
  'amala',
  'varishta',
  'sama',
  'adhama',
] as const
export type SunMoonYoga = (typeof SUN_MOON_YOGAS)[number]

/** House of one graha counted from another. */
const house = ({ graha }: RasiChart, from: Graha, to: Graha) => houseFrom(graha[from].sign, graha[to].sign)

// source: BPHS 36-38; Phaladeepika 6. The others are judged with their strength in `yogasOf`
const UNJUDGED: Partial<Record<SunMoonYoga, (chart: RasiChart) => boolean>> = {
  kemadruma: (chart) => besideMoon(chart).length === 0,
  vasumati: ({ graha, ascendant }) =>
    [graha.Moon.sign, ascendant.sign].some(
      (from) =>
        (['Jupiter', 'Venus', 'Mercury'] as const).filter((g) => UPACHAYAS.includes(houseFrom(from, graha[g].sign)))
          .length >= 2,
    ),
  shakata: (chart) => DUSTHANAS.includes(house(chart, 'Jupiter', 'Moon')) && !KENDRAS.includes(chart.graha.Moon.house),
  amala: (chart) => {
    const benefics = naturalBenefics(chart)
    const isTenth = (g: Graha) => house(chart, 'Moon', g) === 10
    const tenth = SEVEN.filter(isTenth)
    return tenth.length > 0 && tenth.every((g) => benefics.has(g)) && !isTenth('Rahu') && !isTenth('Ketu')
  },
  varishta: (chart) => [3, 6, 9, 12].includes(house(chart, 'Sun', 'Moon')),
  sama: (chart) => [2, 5, 8, 11].includes(house(chart, 'Sun', 'Moon')),
  adhama: (chart) => KENDRAS.includes(house(chart, 'Sun', 'Moon')),
}

/** The yogas that Sun and Moon make by their neighbours and by their distance. */
export const sunMoonYogas = (chart: RasiChart): SunMoonYoga[] => {
  const judged = new Set(yogasOf(chart).map(({ id }) => id))
  return SUN_MOON_YOGAS.filter((yoga) => UNJUDGED[yoga]?.(chart) ?? judged.has(yoga))
}

/** Who looks at the Moon in full, of those other than the nodes. */
export const lookingAtMoon = ({ graha }: RasiChart) =>
  SEVEN.filter((g): g is Exclude<typeof g, 'Moon'> => g !== 'Moon' && aspects(g, graha[g].sign, graha.Moon.sign))
