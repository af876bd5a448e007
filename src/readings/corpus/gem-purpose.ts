import type { GemPurpose } from '../../jyotish/remedies/purposes.ts'
import { from, type Passage } from '../passage.ts'

// Purposes of a stone other than those of the trikona lords
const purpose = from('Common practice of stones by the lord or the significator of a matter')

export default {
  health: purpose(
    'For your strength custom takes the stone of the lord of your rising sign, or of the Sun. You may wear it as a reminder to sleep and eat at fixed hours. It heals nothing, so if you feel unwell you go to a doctor, with the ring on or off.',
  ),
  wealth: purpose(
    'For money custom takes the stone of the lords of your second and eleventh houses, or of Jupiter. It is said to make your income steadier and not larger. → Buy only what you can pay today, and put the same sum aside in savings, which is the surer half of the custom.',
  ),
  career: purpose(
    'For work custom takes the stone of the lord of your tenth house, of the Sun or of Mercury. You put it on before a new duty begins. You will probably work with more care in the weeks after that, and this is reason enough to begin with the cheap stone.',
  ),
  marriage: purpose(
    'For peace between two people custom takes the stone of Venus or of the lord of your seventh house. You wear it for yourself, and it tests nobody else. One kind act a day, done for forty days, is the older remedy for the same house and costs you nothing.',
  ),
  education: purpose(
    'For study custom takes the stone of Mercury, or of the lord of your fourth or fifth house. It is meant to keep your attention in one place. You put it on at the start of a course and open the books in the same hour, every day for a month.',
  ),
  protection: purpose(
    'For protection custom takes the stone of the lord of your ninth house, or of Jupiter. You wear it to remember good advice when it counts. It replaces neither a lock nor a lawyer, and an elder whom you trust protects you better than both.',
  ),
} satisfies Record<Exclude<GemPurpose, 'general'>, Passage>
