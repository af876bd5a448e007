import type { GemPurpose } from '../../jyotish/remedies/purposes.ts'
import { from, type Passage } from '../passage.ts'

// Purposes of a stone other than those of the trikona lords
const purpose = from('Common practice of stones by the lord or the significator of a matter')

export default {
  health: purpose(
    'For strength of body the custom takes the stone of the ascendant’s lord, or of the Sun. It is asked to keep one upright and regular, and nothing more than that. Whoever is ill goes to a physician, with the ring on or off.',
  ),
  wealth: purpose(
    'Money is asked of the lords of the second and eleventh houses and of Jupiter. A stone worn for it is said to steady earnings rather than to multiply them. A jeweller’s receipt and a price one can afford belong to the observance.',
  ),
  career: purpose(
    'The lord of the tenth, the Sun or Mercury gives the stone for work and rank. Custom has it put on before a new post is entered upon. A sceptic will notice that one works harder after such a purchase, and that may be the whole of it.',
  ),
  marriage: purpose(
    'Venus and the lord of the seventh are asked for concord between partners. The stone is worn by the one whose chart names it, and is no test of the other. Small courtesies, kept daily, are the older remedy for the same house.',
  ),
  education: purpose(
    'Students wear the stone of Mercury or of the lord of the fourth or fifth. What is hoped from it is attention that does not wander. It is put on at the opening of a course, and the books are opened in the same hour.',
  ),
  protection: purpose(
    'Against ill fortune in general the lord of the ninth and Jupiter are called upon. The stone stands for good counsel close at hand. It takes the place of neither a lock nor a lawyer, and the old texts would not have said so.',
  ),
} satisfies Record<Exclude<GemPurpose, 'general'>, Passage>
