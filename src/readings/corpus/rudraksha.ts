import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// The rudraksha bead of a planet
const bead = from('Shiva Purana, Vidyeshvara Samhita 25; common practice for the planets')

export default {
  Sun: bead(
    'The single face is the rarest of all beads and belongs to Shiva alone, so most that are sold as such are carved. Twelve or eleven faces serve the Sun as well. It is worn for steadiness before those in authority.',
  ),
  Moon: bead(
    'Two faces stand for the united god and goddess, and the bead is kept for the Moon and for peace between two people. It is common in flat, almond-like seeds. Evening is as good as morning for the first wearing.',
  ),
  Mars: bead(
    'Agni presides over three faces: what has been done wrong is held to be burnt away in it. Those quick to anger wear it for Mars. The round seed from Nepal is preferred to the oval one, at several times the price.',
  ),
  Mercury: bead(
    'Four faces are Brahma’s, who spoke the four Vedas, and teachers and pupils have always favoured this bead. For Mercury it is strung on green or plain thread. Speech that is too fast is what it is meant to moderate.',
  ),
  Jupiter: bead(
    'Of a hundred seeds that fall ninety have five faces, and no one need be poor to wear them. Jupiter receives three on one thread, or a whole rosary. Daily repetition of a short prayer is the use they were made for.',
  ),
  Venus: bead(
    'Kartikeya, the young commander, is lord of six faces; astrologers give the bead to Venus for grace and self-command together. Artists and speakers wear it. It costs little, and a large price is a reason to ask questions.',
  ),
  Saturn: bead(
    'Seven faces are sacred to the goddess of fortune, and debts and delays are the troubles for which Saturn’s bead is worn. Fourteen faces stand in for it at a far greater cost. Patience with accounts is expected of the wearer.',
  ),
  Rahu: bead(
    'Ganesha, who removes what stands in the way, is present in eight faces, and Rahu is pacified by him. The bead is put on before undertakings whose course cannot be seen. It is laid aside in a house of mourning.',
  ),
  Ketu: bead(
    'Nine faces are the nine forms of Durga, and her courage is asked against the sudden cuts of Ketu. By custom it hangs on the left side. Genuine seeds show their lines unbroken from end to end under a lens.',
  ),
} satisfies Record<Graha, Passage>
