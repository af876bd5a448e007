import { LEO } from '../../zodiac/signs.ts'
import type { FestivalName } from './names.ts'
import { krishna, type Rule, shukla, starRule } from './rule.ts'

/** The rule by which a school or region dates an observance, where it differs from the rule of this calendar. */
interface School {
  tradition: string
  rule: Rule
}

// source: published days on which the lists differ, in test/golden/schools.json; the rules after Nirnaya Sindhu and Dharma Sindhu, second
// pariccheda, and the almanacs that each row names
export const SCHOOLS: Partial<Record<FestivalName, readonly School[]>> = {
  'Ayudha Puja': [{ tradition: 'Tamil Nadu (Navami of sunrise)', rule: shukla('Ashvina', 9, 'udaya') }],
  'Maha Navami': [{ tradition: 'lists by the Navami of sunrise', rule: shukla('Ashvina', 9, 'udaya') }],
  Vijayadashami: [{ tradition: 'lists by the Dashami of sunrise', rule: shukla('Ashvina', 10, 'udaya') }],
  'Jivitputrika Vrata': [
    { tradition: 'Nepal and lists by the Ashtami of sunrise', rule: krishna('Bhadrapada', 8, 'udaya') },
  ],
  'Tulasi Vivaha': [
    { tradition: 'lists by the Dwadashi of sunrise', rule: shukla('Kartika', 12, 'udaya') },
    { tradition: 'lists by the fast of Devutthana', rule: { by: 'ekadashi', month: 'Kartika', tithi: 11 } },
  ],
  'Sharad Purnima (Kojagara)': [
    { tradition: 'Bengal and others by Purnima at midnight', rule: shukla('Ashvina', 15, 'nishita') },
    { tradition: 'lists by the Purnima of sunrise', rule: shukla('Ashvina', 15, 'udaya') },
  ],
  'Krishna Janmashtami': [
    {
      tradition: 'Kerala and Sri Vaishnavas (Rohini at midnight)',
      rule: starRule({ sun: LEO }, 'Rohini', 'nishita', 'Krishna'),
    },
  ],
  'Raksha Bandhan': [{ tradition: 'lists by the Purnima of sunrise', rule: shukla('Shravana', 15, 'udaya') }],
  'Hartalika Teej': [
    { tradition: 'Nepal and lists by Tritiya at arunodaya', rule: shukla('Bhadrapada', 3, 'arunodaya') },
  ],
  'Maha Shivaratri': [
    { tradition: 'lists that keep the first of two midnights', rule: krishna('Magha', 14, 'nishita', 'first') },
  ],
  'Diwali (Lakshmi Puja)': [
    { tradition: 'lists that keep the first dusk of Amavasya', rule: krishna('Ashvina', 15, 'pradosha', 'first') },
    { tradition: 'lists that keep the second dusk of Amavasya', rule: krishna('Ashvina', 15, 'pradosha', 'second') },
  ],
  'Narasimha Jayanti': [
    { tradition: 'Vaishnava lists by the Chaturdashi of sunrise', rule: shukla('Vaishakha', 14, 'udaya') },
  ],
  'Rama Navami': [{ tradition: 'Vaishnava lists by the Navami of sunrise', rule: shukla('Chaitra', 9, 'udaya') }],
  'Bhai Dooj': [{ tradition: 'lists by the Dwitiya of sunrise', rule: shukla('Kartika', 2, 'udaya') }],
}
