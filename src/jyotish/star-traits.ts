import type { Nakshatra } from './nakshatras.ts'

interface Traits {
  classical: readonly string[]
  modern: readonly string[]
}
const row = (classical: string, modern: string): Traits => ({
  classical: classical.split(', '),
  modern: modern.split(', '),
})

// source: classical after Brihat Jataka 16 and Brihat Samhita 101, paraphrased from memory; modern by common present-day practice
export const STAR_TRAITS = {
  Ashwini: row(
    'fond of ornament, good-looking, popular, skilful, intelligent',
    'quick to begin, healing, restless when waiting',
  ),
  Bharani: row('resolute, truthful, healthy, skilful, content', 'bears what others put down, severe, loyal'),
  Krittika: row('large appetite, strong desire, bright, famous', 'critical, protective, exact'),
  Rohini: row('truthful, clean, pleasant in speech, steady, good-looking', 'patient, productive, possessive'),
  Mrigashira: row('changeable, clever, timid, eloquent, energetic, well provided', 'curious, gentle, searching'),
  Ardra: row('deceptive, proud, thankless, harsh', 'works in ruins, intense, renews what failed'),
  Punarvasu: row(
    'self-restrained, content, well-behaved, slow of wit, thirsty, easily pleased',
    'resilient, forgiving, returns',
  ),
  Pushya: row('calm, popular, learned, wealthy, dutiful', 'nourishing, orderly, over-protective'),
  Ashlesha: row('crafty, eats everything, ungrateful, guileful', 'perceptive, private, hard to let go'),
  Magha: row(
    'many servants, wealthy, enjoys life, reverent to gods and ancestors, enterprising',
    'dignified, traditional, generous downwards',
  ),
  'Purva Phalguni': row(
    'pleasant in speech, generous, handsome, fond of roaming, serves rulers',
    'sociable, artistic, late with bills',
  ),
  'Uttara Phalguni': row(
    'popular, lives by learning, enjoys life, content',
    'reliable in contract, hospitable, overburdened',
  ),
  Hasta: row('enterprising, bold, fond of drink, hard, light-fingered', 'dexterous, humorous, detail-bound'),
  Chitra: row('bright garments, garlands, fine eyes, fine limbs', 'designs, admires form, perfects without end'),
  Swati: row('restrained, merchant, kind, pleasant in speech, dutiful', 'independent, adaptable, slow to commit'),
  Vishakha: row('envious, greedy, lustrous, eloquent, quarrelsome', 'goal-driven, competitive, persistent'),
  Anuradha: row('wealthy, lives abroad, hungry, wandering', 'devoted to friends, organising, loyal through hardship'),
  Jyeshtha: row('few friends, content, virtuous, hot-tempered', 'takes charge, protective, alone at the top'),
  Mula: row('proud, wealthy, happy, averse to cruelty, steady, enjoys life', 'goes to the root, inquiring, uproots'),
  'Purva Ashadha': row('pleasing spouse, proud, firm in friendship', 'persuasive, zealous, hard to convince'),
  'Uttara Ashadha': row(
    'modest, righteous, many friends, grateful, well liked',
    'enduring, principled, slow to ask for help',
  ),
  Shravana: row('prosperous, learned, noble spouse, wealthy, famous', 'listens, remembers, connects people'),
  Dhanishta: row('generous, brave, wealthy, musical, fond of money', 'keeps time, ambitious, busy'),
  Shatabhisha: row(
    'plain-spoken, beset by troubles, defeats enemies, rash, hard to win',
    'private, investigative, heals in unusual ways',
  ),
  'Purva Bhadrapada': row(
    'dejected, ruled by the partner, wealthy, skilful, miserly',
    'two-sided, intense, given to vows',
  ),
  'Uttara Bhadrapada': row(
    'eloquent, happy, blessed in descendants, defeats enemies, dutiful',
    'deep, steady, withdrawn when hurt',
  ),
  Revati: row('whole of limb, popular, brave, clean, wealthy', 'caring, imaginative, finishes what others begin'),
} as const satisfies Record<Nakshatra, Traits>
