import { ARIES, CANCER, CAPRICORN, LIBRA, SAGITTARIUS, VIRGO } from '../../zodiac/signs.ts'
import {
  daysAfterRule,
  krishna,
  type ObservanceRow,
  type Rule,
  shukla,
  siddhantaSankranti,
  solarDay,
  specialRule,
} from './rule.ts'

/**
 * Observances of regions and communities that the great lists leave out, one row each. Months are amanta. The days held are in
 * test/golden/regional.json.
 */

const regional = <const Name extends string>(
  source: string,
  rows: readonly (readonly [Name, Rule])[],
): ObservanceRow<Name>[] => rows.map(([name, rule]) => ({ name, scope: 'regional', rule, source }))

const TELANGANA = regional('Calendars of the government of Telangana; days held', [
  ['Bathukamma begins', specialRule('Ashvina', 1, 'bathukamma')],
  ['Saddula Bathukamma', daysAfterRule('Vijayadashami', -2)],
  ['Bonalu (Golconda)', specialRule('Ashadha', 1, 'golconda')],
  // The third Sunday of Ashadha.
  ['Bonalu (Secunderabad)', { by: 'weekday', month: 'Ashadha', tithi: 22, weekday: 'Sunday' }],
  // The last Sunday of Ashadha before its Amavasya.
  ['Bonalu (Hyderabad)', { by: 'weekday', month: 'Ashadha', tithi: 29, weekday: 'Sunday' }],
])

const EAST = regional('Odia, Assamese and Bengali almanacs; days held', [
  ['Nuakhai', shukla('Bhadrapada', 5, 'udaya')],
  ['Pahili Raja', daysAfterRule('Raja Parba', -1)],
  ['Sesha Raja (Bhumi Dahana)', daysAfterRule('Raja Parba', 1)],
  ['Basumati Snana', daysAfterRule('Raja Parba', 2)],
  ['Goru Bihu (Rongali Bihu begins)', daysAfterRule('Bohag Bihu (Assamese new year)', -1)],
  ['Kati Bihu', siddhantaSankranti(LIBRA)],
  ['Uruka', daysAfterRule('Magh Bihu', -1)],
  // The first quarter of Ardra, by the Sun of the Surya Siddhanta: the priests print the moment.
  ['Ambubachi begins', { by: 'sun', degrees: 66 + 2 / 3, sun: 'surya siddhanta' }],
  ['Ambubachi ends', daysAfterRule('Ambubachi begins', 4)],
  ['Vishwakarma Puja (Bengal)', siddhantaSankranti(VIRGO)],
])

const NEPAL = regional('Calendar of the government of Nepal (Panchanga Nirnayaka Samiti), as printed 2012 to 2023', [
  ['Phulpati', shukla('Ashvina', 7, 'udaya')],
  ['Dashain Maha Navami', shukla('Ashvina', 9, 'udaya')],
  ['Dashain Tika', shukla('Ashvina', 10, 'sangava', 'second')],
  ['Kaag Tihar', krishna('Ashvina', 13, 'udaya')],
  ['Kukur Tihar', krishna('Ashvina', 14, 'purvahna')],
  ['Mha Puja and Gobardhan Puja', shukla('Kartika', 1, 'udaya')],
  ['Bhai Tika', shukla('Kartika', 2, 'udaya')],
  ['Indra Jatra', shukla('Bhadrapada', 14, 'udaya')],
  ['Janai Purnima', shukla('Shravana', 15, 'sangava')],
  ['Gai Jatra', daysAfterRule('Janai Purnima', 1)],
  // Durvashtami is kept before Agastya rises; the longitude of the Sun separates the days held from those passed over.
  ['Gaura Parva', { by: 'last-before-sun', tithis: [8, 23], degrees: 137.5 }],
  ['Gathe Mangal (Ghantakarna)', krishna('Ashadha', 14, 'nishita')],
  ['Kushe Aunsi', krishna('Shravana', 15, 'udaya')],
  ['Mata Tirtha Aunsi', krishna('Chaitra', 15, 'udaya')],
  ['Ghode Jatra', krishna('Phalguna', 15, 'madhyahna')],
  ['Chaite Dashain', shukla('Chaitra', 8, 'udaya')],
  ['Bala Chaturdashi', krishna('Kartika', 14, 'purvahna')],
  ['Yomari Punhi', shukla('Margashirsha', 15, 'udaya')],
  ['Maghe Sankranti', solarDay('nepali', CAPRICORN, 1)],
  ['Saune Sankranti', solarDay('nepali', CANCER, 1)],
  ['Sonam Lhosar', shukla('Magha', 1, 'udaya')],
  ['Gyalpo Lhosar', shukla('Phalguna', 1, 'udaya')],
  ['Tamu Lhosar', solarDay('nepali', SAGITTARIUS, 15)],
])

const CHHATH = regional('Almanac practice of Bihar, by the day of Chhath Puja', [
  ['Chhath Nahay Khay', daysAfterRule('Chhath Puja', -2)],
  ['Chhath Kharna', daysAfterRule('Chhath Puja', -1)],
  ['Chhath Usha Arghya', daysAfterRule('Chhath Puja', 1)],
])

const WEST_COAST = regional('Tulu and Konkani almanacs', [
  ['Bisu (Tulu new year)', solarDay('tulu', ARIES, 1)],
  ['Aati Amavasya', krishna({ sun: CANCER }, 15, 'aparahna', 'second')],
  ['Keddaso', solarDay('tulu', CAPRICORN, 27)],
  ['Samsar Padvo (Konkani new year)', shukla('Chaitra', 1, 'udaya')],
  ['Suta Punav (Konkani)', shukla('Shravana', 15, 'udaya')],
])

const GAUDIYA = regional('Gaudiya Vaishnava calendar, by the tithi of sunrise', [
  ['Advaita Acharya Jayanti', shukla('Magha', 7, 'udaya')],
  ['Nityananda Trayodashi', shukla('Magha', 13, 'udaya')],
  ['Bhaktisiddhanta Saraswati Jayanti', krishna('Magha', 5, 'udaya')],
  ['Gaura Purnima', shukla('Phalguna', 15, 'udaya')],
  ['Jhulan Yatra begins', shukla('Shravana', 11, 'udaya')],
  ['Balarama Purnima', shukla('Shravana', 15, 'udaya')],
  ['Prabhupada Jayanti', krishna('Shravana', 9, 'udaya')],
  ['Bhaktivinoda Thakura Jayanti', shukla('Bhadrapada', 13, 'udaya')],
])

const JAIN = regional('Jain almanacs, by the tithi of sunrise', [
  ['Rishabhadeva Jayanti', krishna('Phalguna', 8, 'udaya')],
  ['Das Lakshana begins', shukla('Bhadrapada', 5, 'udaya')],
  ['Kshamavani', krishna('Bhadrapada', 1, 'udaya')],
  ['Jnana Panchami', shukla('Kartika', 5, 'udaya')],
  ['Mauna Ekadashi (Jain)', shukla('Margashirsha', 11, 'udaya')],
  ['Parshvanatha Jayanti', krishna('Margashirsha', 10, 'udaya')],
])

const SIKH = regional('Bikrami calendar; the Nanakshahi calendar of 2003 has fixed dates instead', [
  ['Hola Mohalla', daysAfterRule('Holika Dahana', 1)],
  ['Guru Arjan Dev Shaheedi Divas', shukla('Jyeshtha', 4, 'udaya')],
  ['Guru Ram Das Jayanti', krishna('Ashvina', 2, 'udaya')],
  ['Bandi Chhor Divas', specialRule('Ashvina', 30, 'lakshmi-puja')],
  ['Guru Tegh Bahadur Shaheedi Divas', shukla('Margashirsha', 5, 'udaya')],
])

export const REGIONAL_ROWS = [...TELANGANA, ...EAST, ...NEPAL, ...CHHATH, ...WEST_COAST, ...GAUDIYA, ...JAIN, ...SIKH]
