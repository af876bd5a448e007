import { LUNAR_MONTHS, type LunarMonth, type Month } from '../lunar-month.ts'

export const SACRED_KINDS = [
  'yugadi',
  'manvadi',
  'kalpadi',
  'vyatipata',
  'sankranti',
  'ekadashi',
  'purnima',
  'amavasya',
] as const
export type SacredKind = (typeof SACRED_KINDS)[number]

export interface SacredTithi {
  name: string
  kind: SacredKind
  note: string
}

/** Month (amanta), tithi (1..30, where 16 is the first of the dark half) and the name of the period that began. */
type DatedBeginning = readonly [Month, number, string]

// source: Nirnaya Sindhu, Dharma Sindhu
const YUGADIS: readonly DatedBeginning[] = [
  ['Kartika', 9, 'Krita yuga'],
  ['Vaishakha', 3, 'Treta yuga'],
  ['Magha', 30, 'Dvapara yuga'],
  ['Bhadrapada', 28, 'Kali yuga'],
]
// source: Nirnaya Sindhu; the beginnings of the fourteen Manus
const MANVADIS: readonly DatedBeginning[] = [
  ['Chaitra', 3, 'a Manu'],
  ['Chaitra', 15, 'a Manu'],
  ['Jyeshtha', 15, 'a Manu'],
  ['Ashadha', 10, 'a Manu'],
  ['Ashadha', 15, 'a Manu'],
  ['Shravana', 23, 'a Manu'],
  ['Bhadrapada', 3, 'a Manu'],
  ['Ashvina', 9, 'a Manu'],
  ['Kartika', 12, 'a Manu'],
  ['Kartika', 15, 'a Manu'],
  ['Pausha', 11, 'a Manu'],
  ['Magha', 7, 'a Manu'],
  ['Phalguna', 15, 'a Manu'],
  ['Phalguna', 30, 'a Manu'],
]
// source: Dharma Sindhu; the beginnings of the seven kalpas
const KALPADIS: readonly DatedBeginning[] = [
  ['Chaitra', 1, 'a kalpa'],
  ['Chaitra', 5, 'a kalpa'],
  ['Vaishakha', 3, 'a kalpa'],
  ['Kartika', 7, 'a kalpa'],
  ['Margashirsha', 9, 'a kalpa'],
  ['Magha', 13, 'a kalpa'],
  ['Phalguna', 18, 'a kalpa'],
]
const TABLES = { yugadi: YUGADIS, manvadi: MANVADIS, kalpadi: KALPADIS } as const

/** The sacred occasions of the tithi at sunrise. Beginnings of ages are not observed in an adhika month. */
export const sacredTithis = (month: LunarMonth, tithi: number): SacredTithi[] => {
  const beginnings = month.adhika
    ? []
    : Object.entries(TABLES).flatMap(([kind, table]) =>
        table
          .filter(([name, number]) => name === LUNAR_MONTHS[month.index] && number === tithi)
          .map(
            ([, , of]): SacredTithi => ({
              name: `${kind[0]!.toUpperCase()}${kind.slice(1)}`,
              kind: kind as SacredKind,
              note: `The day on which ${of} began; shraddha, bath and gifts.`,
            }),
          ),
      )
  const monthly: SacredTithi[] = []
  if (tithi === 11 || tithi === 26)
    monthly.push({ name: 'Ekadashi', kind: 'ekadashi', note: 'The tithi of sunrise; a fast of Vishnu.' })
  if (tithi === 15) monthly.push({ name: 'Purnima', kind: 'purnima', note: 'Full Moon; bath, gifts, Satyanarayana.' })
  if (tithi === 30) monthly.push({ name: 'Amavasya', kind: 'amavasya', note: 'New Moon; offerings to the ancestors.' })
  return [...beginnings, ...monthly]
}
