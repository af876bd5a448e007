import { houseFrom, type SignIndex } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { type Graha, SEVEN } from './grahas.ts'
import { aspects, naturalBenefics } from './nature.ts'

export const SUN_MOON_YOGAS = [
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

const KENDRAS: readonly number[] = [1, 4, 7, 10]
const UPACHAYAS: readonly number[] = [3, 6, 10, 11]

/** The yogas that Sun and Moon make by their neighbours and by their distance. */
// source: BPHS 36-38; Phaladeepika 6; Raman, Three Hundred Important Combinations (chandra_mangala)
const RULES: Record<SunMoonYoga, (seen: Seen) => boolean> = {
  vesi: ({ besideSun }) => besideSun(2) && !besideSun(12),
  vosi: ({ besideSun }) => besideSun(12) && !besideSun(2),
  ubhayachari: ({ besideSun }) => besideSun(2) && besideSun(12),
  budha_aditya: ({ sign }) => sign('Sun') === sign('Mercury'),
  sunapha: ({ besideMoon }) => besideMoon(2) && !besideMoon(12),
  anapha: ({ besideMoon }) => besideMoon(12) && !besideMoon(2),
  durudhara: ({ besideMoon }) => besideMoon(2) && besideMoon(12),
  kemadruma: ({ besideMoon }) => !besideMoon(2) && !besideMoon(12) && !besideMoon(1),
  gajakesari: ({ fromMoon }) => KENDRAS.includes(fromMoon('Jupiter')),
  chandra_mangala: ({ fromMoon }) => [1, 7].includes(fromMoon('Mars')),
  vasumati: ({ chart }) =>
    [chart.graha.Moon.sign, chart.ascendant.sign].some(
      (from) =>
        (['Jupiter', 'Venus', 'Mercury'] as const).filter((g) =>
          UPACHAYAS.includes(houseFrom(from, chart.graha[g].sign)),
        ).length >= 2,
    ),
  shakata: ({ chart, sign }) =>
    [6, 8, 12].includes(houseFrom(sign('Jupiter'), sign('Moon'))) && !KENDRAS.includes(chart.graha.Moon.house),
  amala: ({ chart, fromMoon }) => {
    const benefics = naturalBenefics(chart)
    const tenth = SEVEN.filter((g) => fromMoon(g) === 10)
    return tenth.length > 0 && tenth.every((g) => benefics.has(g)) && ![fromMoon('Rahu'), fromMoon('Ketu')].includes(10)
  },
  varishta: ({ fromSun }) => [3, 6, 9, 12].includes(fromSun('Moon')),
  sama: ({ fromSun }) => [2, 5, 8, 11].includes(fromSun('Moon')),
  adhama: ({ fromSun }) => KENDRAS.includes(fromSun('Moon')),
}

interface Seen {
  chart: RasiChart
  sign: (graha: Graha) => SignIndex
  fromSun: (graha: Graha) => number
  fromMoon: (graha: Graha) => number
  besideSun: (house: number) => boolean
  besideMoon: (house: number) => boolean
}

/** Those that hold; neighbours are the five star planets alone. */
export const sunMoonYogas = (chart: RasiChart): SunMoonYoga[] => {
  const sign = (graha: Graha) => chart.graha[graha].sign
  const fromSun = (graha: Graha) => houseFrom(sign('Sun'), sign(graha))
  const fromMoon = (graha: Graha) => houseFrom(sign('Moon'), sign(graha))
  const stars = SEVEN.slice(2)
  const seen: Seen = {
    chart,
    sign,
    fromSun,
    fromMoon,
    besideSun: (house) => stars.some((graha) => fromSun(graha) === house),
    besideMoon: (house) => stars.some((graha) => fromMoon(graha) === house),
  }
  return SUN_MOON_YOGAS.filter((yoga) => RULES[yoga](seen))
}

/** Who looks at the Moon in full, of those other than the nodes. */
export const lookingAtMoon = ({ graha }: RasiChart) =>
  SEVEN.filter((g): g is Exclude<typeof g, 'Moon'> => g !== 'Moon' && aspects(g, graha[g].sign, graha.Moon.sign))
