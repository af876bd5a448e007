import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// The rudraksha bead of a planet
const bead = from('Shiva Purana, Vidyeshvara Samhita 25; common practice for the planets')

export default {
  Sun: bead(
    'The bead of one face is yours by rule, and you should not look for it, because nearly all that are sold are carved. A bead of twelve or eleven faces serves the Sun as well and is honest. You wear it to stay steady in front of people with authority.',
  ),
  Moon: bead(
    'You wear the bead of two faces for a quiet mind and for peace with the person closest to you. It is common in flat seeds like an almond and costs you little. → Put it on in the evening if your mornings are full, since custom allows both.',
  ),
  Mars: bead(
    'You wear the bead of three faces when temper or old anger troubles you, because Agni, the fire, is said to burn it away in it. The round seed from Nepal costs several times the oval one, and the oval one is good enough for you.',
  ),
  Mercury: bead(
    'You wear the bead of four faces when you speak too fast or learn with difficulty, and teachers and pupils have always liked it. → String it on a plain or a green thread. Before you answer, touch it once, and you have the use it was made for.',
  ),
  Jupiter: bead(
    'The bead of five faces is the one to begin with, because nine seeds in ten have five faces and nobody has to be rich for it. You wear three of them on one thread. → Say one short prayer on it every morning, and after forty days you will see what it does for you.',
  ),
  Venus: bead(
    'You wear the bead of six faces for ease with people and for command of yourself, and artists and speakers favour it. It belongs to Kartikeya, the young commander. It costs little, so a high price should make you ask questions.',
  ),
  Saturn: bead(
    'You wear the bead of seven faces when things are late or money is short, and it is sacred to the goddess of fortune. Custom asks something of you with it: pay what you owe on the day. The bead of fourteen faces is far dearer and no better for you.',
  ),
  Rahu: bead(
    'You wear the bead of eight faces before something whose outcome you cannot see, because Ganesha, who clears the way, is present in it. → Put it on the day before you begin. You lay it aside in a house of mourning.',
  ),
  Ketu: bead(
    'You wear the bead of nine faces for courage when something is cut off suddenly, since it stands for the nine forms of Durga. By custom you wear it on the left side. A good seed shows you unbroken lines from end to end.',
  ),
} satisfies Record<Graha, Passage>
