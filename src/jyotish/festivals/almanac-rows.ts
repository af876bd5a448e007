import { CAPRICORN, LEO, PISCES } from '../../zodiac/signs.ts'
import {
  daysAfterRule,
  krishna,
  laterIfMissed,
  type ObservanceRow,
  type Rule,
  sankranti,
  shukla,
  solarDay,
  specialRule,
  starRule,
} from './rule.ts'

/**
 * Observances that daily almanacs print beside the great festivals, one row each, by the part of the day in their
 * names.
 */

const regional = <const Name extends string>(
  source: string,
  rows: readonly (readonly [Name, Rule])[],
): ObservanceRow<Name>[] => rows.map(([name, rule]) => ({ name, scope: 'regional', rule, source }))

// A twelfth is best joined to the eleventh (yugma-vakya, Nirnaya Sindhu): the first day whose daylight it touches.
const DWADASHIS = regional(
  'as almanacs print them; after the Varaha Purana, of which Pausha to Phalguna were read in a retelling',
  [
    ['Vamana Dwadashi', shukla('Chaitra', 12, 'daylight', 'first')],
    ['Parashurama Dwadashi', shukla('Vaishakha', 12, 'daylight', 'first')],
    ['Ramalakshmana Dwadashi', shukla('Jyeshtha', 12, 'daylight', 'first')],
    ['Vasudeva Dwadashi', shukla('Ashadha', 12, 'daylight', 'first')],
    ['Damodara Dwadashi', shukla('Shravana', 12, 'daylight', 'first')],
    ['Kalki Dwadashi', shukla('Bhadrapada', 12, 'daylight', 'first')],
    ['Padmanabha Dwadashi', shukla('Ashvina', 12, 'daylight', 'first')],
    ['Yogeshwara Dwadashi', shukla('Kartika', 12, 'daylight', 'first')],
    ['Matsya Dwadashi', shukla('Margashirsha', 12, 'daylight', 'first')],
    ['Kurma Dwadashi', shukla('Pausha', 12, 'daylight', 'first')],
    ['Narasimha Dwadashi', shukla('Phalguna', 12, 'daylight', 'first')],
  ],
)

// The vow of Ashtahnika is taken on the day in which Ashtami begins, the last day of Saptami.
const JAIN = regional('Jain almanacs, by the tithi of sunrise', [
  ['Mahavira Kevala Jnana', shukla('Vaishakha', 10, 'udaya')],
  ['Varshitapa begins', krishna('Phalguna', 8, 'udaya')],
  ['Varshitapa parana', shukla('Vaishakha', 3, 'purvahna')],
  ['Chaitra Navapada Oli begins', shukla('Chaitra', 7, 'udaya')],
  ['Chaitra Navapada Oli ends', shukla('Chaitra', 15, 'udaya')],
  ['Ashvina Navapada Oli begins', shukla('Ashvina', 7, 'udaya')],
  ['Ashvina Navapada Oli ends', shukla('Ashvina', 15, 'udaya')],
  ['Ashadha Ashtahnika begins', shukla('Ashadha', 7, 'udaya', 'second')],
  ['Ashadha Ashtahnika ends', shukla('Ashadha', 15, 'udaya')],
  ['Kartika Ashtahnika begins', shukla('Kartika', 7, 'udaya', 'second')],
  ['Kartika Ashtahnika ends', shukla('Kartika', 15, 'udaya')],
  ['Phalguna Ashtahnika begins', shukla('Phalguna', 7, 'udaya', 'second')],
  ['Phalguna Ashtahnika ends', shukla('Phalguna', 15, 'udaya')],
  ['Ashadha Chaumasi Chaudas', shukla('Ashadha', 14, 'udaya')],
  ['Kartika Chaumasi Chaudas', shukla('Kartika', 14, 'udaya')],
  ['Phalguna Chaumasi Chaudas', shukla('Phalguna', 14, 'udaya')],
  ['Paryushana begins', krishna('Shravana', 12, 'udaya')],
  ['Samvatsari', shukla('Bhadrapada', 5, 'udaya')],
  ['Meru Trayodashi', krishna('Pausha', 13, 'udaya')],
])

const UPAKARMAS = regional('Nirnaya Sindhu, Shravana: Rig Veda by Shravana, Sama Veda by Hasta in the afternoon', [
  ['Upakarma (Rig Veda)', starRule('Shravana', 'Shravana', 'udaya', 'Shukla')],
  ['Upakarma (Sama Veda)', starRule('Bhadrapada', 'Hasta', 'aparahna', 'Shukla')],
])

const JAYANTIS = regional('Almanac practice, by the tithi of sunrise unless the birth names a part of the day', [
  ['Swaminarayan Jayanti', specialRule('Chaitra', 9, 'rama-navami')],
  ['Vallabhacharya Jayanti', krishna('Chaitra', 11, 'udaya')],
  ['Matangi Jayanti', shukla('Vaishakha', 3, 'udaya')],
  ['Mahesh Navami', shukla('Jyeshtha', 9, 'udaya')],
  ['Kali Jayanti', laterIfMissed(krishna('Shravana', 8, 'nishita'))],
  ['Lalita Saptami', shukla('Bhadrapada', 7, 'udaya')],
  ['Bhuvaneshvari Jayanti', shukla('Bhadrapada', 12, 'udaya')],
  ['Meerabai Jayanti', shukla('Ashvina', 15, 'udaya')],
  ['Tailang Swami Jayanti', shukla('Pausha', 11, 'udaya')],
])

const FESTIVALS = regional('Nirnaya Sindhu, Dharma Sindhu and common almanac practice', [
  ['Chaitra Navaratri (Ghatasthapana)', shukla('Chaitra', 1, 'udaya')],
  ['Jayaparvati Vrata begins', shukla('Ashadha', 13, 'pradosha')],
  ['Dahi Handi', daysAfterRule('Krishna Janmashtami', 1)],
  ['Annakut', specialRule('Kartika', 1, 'govardhan')],
  ['Mahalakshmi Vrata ends', krishna('Bhadrapada', 8, 'pradosha')],
  ['Sunia (Odia Amli new year)', shukla('Bhadrapada', 12, 'udaya')],
  ['Yama Deepam', laterIfMissed(krishna('Ashvina', 13, 'pradosha'))],
  ['Bhishma Panchaka begins', shukla('Kartika', 11, 'udaya')],
  ['Bhishma Panchaka ends', shukla('Kartika', 15, 'udaya')],
  ['Manikarnika Snana', shukla('Kartika', 14, 'arunodaya')],
  ['Sawan Shivaratri', laterIfMissed(krishna('Ashadha', 14, 'nishita'))],
])

const SOLAR = regional('Tamil, Malayali and Nepali almanacs', [
  ['Malayalam New Year (Chingam 1)', solarDay('malayalam', LEO, 1)],
  ['Nepali New Year', solarDay('nepali', 0, 1)],
  // The civil date of the ingress, from midnight to midnight, as the Travancore almanac has it.
  ['Makaravilakku', sankranti(CAPRICORN)],
  ['Karadaiyan Nombu', sankranti(PISCES, 'panchang day')],
  // From the third quarter of Bharani to the end of the first of Rohini.
  ['Agni Nakshatram begins', { by: 'sun', degrees: 20 }],
  ['Agni Nakshatram ends', { by: 'sun', degrees: 43 + 1 / 3 }],
])

export const ALMANAC_ROWS = [...DWADASHIS, ...JAIN, ...UPAKARMAS, ...JAYANTIS, ...FESTIVALS, ...SOLAR]
