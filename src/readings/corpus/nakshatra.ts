import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// The star of the Moon at birth
const told = from('Brihat Samhita 101; Brihat Jataka 16')

export default {
  Ashwini: {
    nature: told(
      'Ashwini belongs to the twin physicians and carries the horse’s head. Those born under it are quick to begin, well dressed and skilled in remedies; they arrive before they are called, and lose interest when the urgent part is over.',
    ),
  },
  Bharani: {
    nature: told(
      'Bharani is the star of Yama, who restrains. Its people bear what others put down, keep their vow and speak plainly of birth, death and money; the pressure that makes them strong also makes them severe with the idle.',
    ),
  },
  Krittika: {
    nature: told(
      'Krittika is a blade in the fire of Agni. It gives appetite, fame and a critical eye: what is false is cut off, what is raw is cooked. Such people nourish best when the anger is kept for the kitchen.',
    ),
  },
  Rohini: {
    nature: told(
      'Rohini, the Moon’s favourite, rides in a cart towards growth. Truthful, clean and pleasant in speech, says Varahamihira; to this star people bring seed, children and capital, and it makes them increase, jealousy among them.',
    ),
  },
  Mrigashira: {
    nature: told(
      'Mrigashira follows the scent like a deer. Curious, gentle and a little afraid, its people search for the perfect place, partner or word; the search itself is their skill, and arriving at last somewhat embarrasses them.',
    ),
  },
  Ardra: {
    nature: told(
      'Ardra is Rudra’s storm and the tear after it. Those born here break what has gone stagnant and work hardest in ruins; gratitude has to be learned, and once learned it makes the same force heal.',
    ),
  },
  Punarvasu: {
    nature: told(
      'Punarvasu means that the good returns, and its goddess is the boundless Aditi. Content with little, fond of travel and of home, such people lose things and recover them, and they give second chances because they received one.',
    ),
  },
  Pushya: {
    nature: told(
      'Pushya is the udder and the priest Brihaspati its lord. It makes providers: calm, learned and dutiful, with food in the house and advice that can be used. They must watch that care does not become command.',
    ),
  },
  Ashlesha: {
    nature: told(
      'Ashlesha is the coiled serpent that embraces. It gives insight into motives, healing by poison and a hold that does not let go; candour at the right moment turns this from scheming to counsel worth having.',
    ),
  },
  Magha: {
    nature: told(
      'Magha sits on the throne of the fathers. Ceremony, lineage and servants belong to it; its people want to deserve their ancestors, give generously, and are at their best when an office obliges them to behave.',
    ),
  },
  'Purva Phalguni': {
    nature: told(
      'Purva Phalguni is a bed’s front legs, and Bhaga deals out delight. Kind speech, music, courtship and open hands mark it; work thrives when it is sociable, and debts appear where pleasure has no closing hour.',
    ),
  },
  'Uttara Phalguni': {
    nature: told(
      'Uttara Phalguni has Aryaman, god of contracts and hospitality. Those born under it are patrons and good friends, living by what they have learned; alliances made with them last, provided that thanks are not forgotten.',
    ),
  },
  Hasta: {
    nature: told(
      'Hasta is the open hand of Savitr. It gives skill, humour and a hold on whatever is within reach, from a pen to a crowd; its people should take care that cleverness does not pick a lock for fun.',
    ),
  },
  Chitra: {
    nature: told(
      'Chitra is one bright jewel, made by the heavenly craftsman. Handsome eyes, bold garments and works of design are named for it; these people see the form in the block, and must learn to leave a finished thing alone.',
    ),
  },
  Swati: {
    nature: told(
      'Swati is a young shoot that bends in the wind of Vayu. Independent, courteous and merciful in trade, its people need room; they move by small steps, settle far from home, and resist best by giving way.',
    ),
  },
  Vishakha: {
    nature: told(
      'Vishakha is a forked branch with two gods, Indra and Agni. It fixes upon a goal and envies whoever is nearer to it; eloquent and persistent, such people win late, and should count what the winning has cost.',
    ),
  },
  Anuradha: {
    nature: told(
      'Anuradha follows Radha and is ruled by Mitra, the friend. Devotion, foreign residence and appetite are its marks; it gathers people in a circle, keeps faith through hunger and distance, and suffers where friendship is not returned.',
    ),
  },
  Jyeshtha: {
    nature: told(
      'Jyeshtha means the eldest, with Indra’s earring. Protective, proud and short of true friends, says the verse; its people take the hard post early, guard a household or a secret, and need an equal to talk to.',
    ),
  },
  Mula: {
    nature: told(
      'Mula is a bunch of roots in the hand of Nirriti. It pulls things up to see what they grew from: research, medicine, ruin and recovery lie near each other here, and steadiness comes after one great upheaval.',
    ),
  },
  'Purva Ashadha': {
    nature: told(
      'Purva Ashadha is invincible water. Its people are proud, loyal in friendship and hard to persuade; they wash, winnow and declare, and their conviction carries a company further than its means alone would have allowed.',
    ),
  },
  'Uttara Ashadha': {
    nature: told(
      'Uttara Ashadha is the later victory, held by all the gods together. Modest, grateful and popular, these people win by staying; what they begin for duty’s sake becomes, after years, a thing that no one would undo.',
    ),
  },
  Shravana: {
    nature: told(
      'Shravana is the ear, and Vishnu measures the world with three steps. Listening brings its people learning, good repute and useful connections; rumours reach them as well, and half of wisdom is in choosing what not to repeat.',
    ),
  },
  Dhanishta: {
    nature: told(
      'Dhanishta beats the drum of the eight Vasus. Rhythm, property, courage and generosity go with it; marriage and partnership ask for patience, because those who keep time for everyone dislike being kept waiting by one.',
    ),
  },
  Shatabhisha: {
    nature: told(
      'Shatabhisha is an empty circle of a hundred physicians under Varuna. Truthful, private and hard to overcome, its people heal, calculate and conceal; a vow of openness towards one person keeps the circle from closing.',
    ),
  },
  'Purva Bhadrapada': {
    nature: told(
      'Purva Bhadrapada is the front of a bier, with the one-footed goat of lightning. Fervour, skill with money and a certain gloom are listed; a cause that asks for everything suits it, and so does a rule about sleep.',
    ),
  },
  'Uttara Bhadrapada': {
    nature: told(
      'Uttara Bhadrapada rests on the serpent of the deep. Good speech, children and victory over rivals are promised; anger sinks and judgement rises in these people, and they are consulted when the matter is grave.',
    ),
  },
  Revati: {
    nature: told(
      'Revati, the last star, is led by Pushan, who finds the lost and feeds the traveller. Well formed, brave and clean in the old verse, its people bring things safely home, and should ask for the same service in return.',
    ),
  },
} satisfies Record<Nakshatra, Record<'nature', Passage>>
