/** What planets, signs, stars, areas and kootas are called. */

export const PLANET_NAMES: Record<string, readonly string[]> = {
  Sun: ['sun', 'surya', 'ravi', 'aditya', 'bhanu', 'sol'],
  Moon: ['moon', 'chandra', 'soma', 'luna', 'chandrama'],
  Mars: ['mars', 'mangala', 'mangal', 'kuja', 'bhauma', 'angaraka', 'the red planet'],
  Mercury: ['mercury', 'budha', 'budh', 'saumya'],
  Jupiter: ['jupiter', 'guru', 'brihaspati', 'the great benefic'],
  Venus: ['venus', 'shukra', 'sukra'],
  Saturn: ['saturn', 'shani', 'sani', 'shanaishchara', 'the ringed planet'],
  Rahu: ['rahu'],
  Ketu: ['ketu'],
}
export const SIGN_NAMES: readonly (readonly string[])[] = [
  ['aries', 'mesha', 'mesh'],
  ['taurus', 'vrishabha', 'vrishabh', 'vrisha'],
  ['gemini', 'mithuna', 'mithun'],
  ['cancer', 'karka', 'kataka', 'karkata'],
  ['leo', 'simha', 'singh'],
  ['virgo', 'kanya'],
  ['libra', 'tula'],
  ['scorpio', 'vrishchika', 'vrischika'],
  ['sagittarius', 'dhanu', 'dhanus'],
  ['capricorn', 'makara', 'makar'],
  ['aquarius', 'kumbha', 'kumbh'],
  ['pisces', 'mina', 'meena', 'meen'],
]
// source: common transliterations of the twenty-seven
export const STAR_NAMES: Record<string, readonly string[]> = {
  Krittika: ['kritika'],
  Ardra: ['arudra'],
  Pushya: ['pushyami', 'poosam'],
  'Purva Phalguni': ['poorva phalguni', 'pubba'],
  'Uttara Phalguni': ['uttara'],
  Chitra: ['chitta'],
  Vishakha: ['visakha'],
  Jyeshtha: ['jyestha'],
  Mula: ['moola'],
  Dhanishta: ['dhanishtha'],
  Shatabhisha: ['satabhisha', 'shatabhishak'],
}
export const AREA_NAMES: Record<string, readonly string[]> = {
  career: ['work and career', 'career', 'profession', 'working life'],
  children: ['children'],
  education: ['education', 'study', 'studies'],
  foreign_travel: ['travel and life abroad', 'foreign travel', 'life abroad'],
  health: ['health and energy', 'health', 'vitality'],
  marriage: ['marriage and partnership', 'marriage'],
  politics: ['public life', 'politics'],
  property: ['home and property', 'property'],
  relocation: ['moving house', 'relocation'],
  romance: ['love and courtship', 'romance', 'courtship'],
  spiritual: ['the inner life', 'inner life', 'spirituality'],
  wealth: ['money and savings', 'wealth', 'money', 'finances'],
  family: ['family'],
}
export const KOOTA_WORDS: Record<string, readonly string[]> = {
  Varna: ['varna koota', 'varna'],
  Vashya: ['vashya koota', 'vashya', 'vasya'],
  Tara: ['tara koota', 'tara', 'dina koota'],
  Yoni: ['yoni koota', 'yoni'],
  'Graha Maitri': ['graha maitri koota', 'graha maitri', 'maitri'],
  Gana: ['gana koota', 'gana'],
  Bhakoot: ['bhakoot koota', 'bhakoot', 'bhakut', 'rashi koota'],
  Nadi: ['nadi koota', 'nadi'],
}
