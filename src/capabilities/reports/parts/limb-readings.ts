import type { Karana, NityaYoga, Tithi } from '../../../jyotish/limbs.ts'

/** Readings of the limbs of the panchang at a birth, in our own words. */

// source: Jataka Parijata 9, births on the days of the week; the lord of the day by custom
export const WEEKDAY_READINGS = {
  Ravivara: 'The day of the Sun is said to give a proud and upright manner, courage, and the wish to lead.',
  Somavara: 'The day of the Moon is said to give a gentle tongue, changing moods, and care for others.',
  Mangalavara: 'The day of Mars is said to give energy, quick anger, and success by one’s own arm.',
  Budhavara: 'The day of Mercury is said to give a good memory, ready speech, and a head for trade and letters.',
  Guruvara: 'The day of Jupiter is said to give respect for learning, good counsel, and the trust of elders.',
  Shukravara: 'The day of Venus is said to give charm, love of beauty, and ease in company.',
  Shanivara: 'The day of Saturn is said to give patience, plain habits, and gain that comes late and lasts.',
} as const satisfies Record<string, string>

// source: Brihat Samhita 99 (the deities of the tithis) and the five groups of tithis; births on them by Jataka Parijata 9
export const TITHI_READINGS = {
  Pratipada: 'The first tithi belongs to Agni and to the group Nanda, joy: a beginner of things, who earns by work.',
  Dwitiya: 'The second tithi belongs to Brahma and to the group Bhadra, blessing: firm in friendship, slow to part.',
  Tritiya: 'The third tithi belongs to Gauri and to the group Jaya, victory: able and proud, with restless plans.',
  Chaturthi: 'The fourth tithi belongs to Ganesha and to the group Rikta, emptiness: bold, and at home with obstacles.',
  Panchami:
    'The fifth tithi belongs to the serpents and to the group Purna, fullness: learned, and fond of the body’s comforts.',
  Shashthi:
    'The sixth tithi belongs to Kartikeya and to the group Nanda, joy: strong, well travelled, and easily stirred.',
  Saptami:
    'The seventh tithi belongs to Surya and to the group Bhadra, blessing: content, kindly, and lucky in office.',
  Ashtami: 'The eighth tithi belongs to Shiva and to the group Jaya, victory: loyal and giving, with strong desires.',
  Navami:
    'The ninth tithi belongs to Durga and to the group Rikta, emptiness: drawn to study and to tests of strength.',
  Dashami:
    'The tenth tithi belongs to Yama and to the group Purna, fullness: one who knows right from wrong, and is well off.',
  Ekadashi:
    'The eleventh tithi belongs to Vishnu and to the group Nanda, joy: clean in conduct, and helped by teachers.',
  Dwadashi:
    'The twelfth tithi belongs to Hari and to the group Bhadra, blessing: quick of mind, and often on the move.',
  Trayodashi:
    'The thirteenth tithi belongs to Kama and to the group Jaya, victory: skilled, pleasing, and ready to help.',
  Chaturdashi:
    'The fourteenth tithi belongs to Shiva and to the group Rikta, emptiness: strong of will, and quick to take offence.',
  Purnima:
    'The full Moon belongs to the Moon and to the group Purna, fullness: bright, generous, and at ease with people.',
  Amavasya: 'The new Moon belongs to the forefathers: thoughtful, reserved, and bound to the family line.',
} as const satisfies Record<Tithi | 'Purnima' | 'Amavasya', string>

export const PAKSHA_READINGS = {
  Shukla: 'In the bright half the Moon grows: what is begun tends to gain.',
  Krishna: 'In the dark half the Moon wanes: what is begun asks for patience and inner work.',
} as const

// source: the meanings of the names of the yogas, and Jataka Parijata 9 on births in them
export const YOGA_READINGS: Readonly<Record<NityaYoga, string>> = {
  Vishkambha: 'Vishkambha, the support: wins by endurance, and outlasts rivals.',
  Priti: 'Priti, affection: liked by many, and happy in company.',
  Ayushman: 'Ayushman, the long-lived: good stamina, and a steady course.',
  Saubhagya: 'Saubhagya, good fortune: comforts come, and are enjoyed.',
  Shobhana: 'Shobhana, splendour: good looks or taste, and a wish to be seen at one’s best.',
  Atiganda: 'Atiganda, the great knot: obstacles that teach care, and a strong temper to master.',
  Sukarma: 'Sukarma, good works: useful deeds, and a good name from them.',
  Dhriti: 'Dhriti, firmness: patience, and hold on what is won.',
  Shula: 'Shula, the spear: pointed speech, and a mind that looks for the cause.',
  Ganda: 'Ganda, the knot: problems that come in series, and skill in untying them.',
  Vriddhi: 'Vriddhi, growth: means and understanding increase with the years.',
  Dhruva: 'Dhruva, the fixed: constancy, and property that stays.',
  Vyaghata: 'Vyaghata, the blow: force that must be directed, and sudden turns.',
  Harshana: 'Harshana, delight: cheer, wit, and pleasure in one’s own work.',
  Vajra: 'Vajra, the thunderbolt: hard will, and strength under pressure.',
  Siddhi: 'Siddhi, success: many skills, and ends that are reached.',
  Vyatipata: 'Vyatipata, the calamity: reversals early on, and judgement gained from them.',
  Variyan: 'Variyan, ease: love of comfort, and a soft way of getting it.',
  Parigha: 'Parigha, the bar: closed doors that open late, and stubborn effort.',
  Shiva: 'Shiva, the auspicious: calm, learning, and respect from others.',
  Siddha: 'Siddha, the accomplished: thoroughness, and an interest in what is hidden.',
  Sadhya: 'Sadhya, the attainable: good manners, and aims within reach.',
  Shubha: 'Shubha, the bright: a pleasing presence, and some trouble with health or worry.',
  Shukla: 'Shukla, the white: clear and quick, with changing moods.',
  Brahma: 'Brahma, the priest: trust, good judgement, and ambition for knowledge.',
  Indra: 'Indra, the ruler: leadership, and readiness to help.',
  Vaidhriti: 'Vaidhriti, poor support: self-reliance, since help is uneven.',
}

// source: Brihat Samhita 100, the karanas and their uses
export const KARANA_READINGS: Readonly<Record<Karana, string>> = {
  Bava: 'Bava suits work that lasts and serves health: steady and well meaning.',
  Balava: 'Balava suits study and rites: drawn to learning and to right conduct.',
  Kaulava: 'Kaulava suits friendship: lives by ties with others.',
  Taitila: 'Taitila suits the search for favour: popular, and fond of a good house.',
  Gara: 'Gara suits fields, seed and building: works the ground of things.',
  Vanija: 'Vanija suits trade: gains by exchange.',
  Vishti: 'Vishti suits contests and hard tasks: sharp, and best used against obstacles.',
  Shakuni: 'Shakuni suits medicine and counsel: clever in remedies.',
  Chatushpada: 'Chatushpada suits cattle and the care of elders: patient with those who depend on one.',
  Naga: 'Naga suits hard and lasting work: endures what others leave.',
  Kimstughna: 'Kimstughna suits good works and celebrations: begins things under a good sign.',
}
