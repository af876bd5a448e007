import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// A planet with a full aspect on the Moon
const passage = from('Brihat Jataka 19')

export default {
  Sun: passage(
    'People can see what you feel, because the Sun looks at your Moon from the opposite side. You get attention whether you want it or not. → Keep one private hour a day, with the door closed and nobody to answer.',
  ),
  Mars: passage(
    'You take up a challenge before you have thought about it, because Mars looks at your Moon, as in three charts of ten. Hunger and anger come to you at the same hour. → Eat first, and then see whether it still makes you angry.',
  ),
  Mercury: passage(
    'You calm down by explaining, because Mercury looks at your Moon. You think while you speak, and the letters you write in distress are your best. → Write one this week, even if you do not send it.',
  ),
  Jupiter: passage(
    'Your moods pass under good advice, because Jupiter looks at your Moon, as in three charts of ten, and the old books count it as the best protection. A mother or a teacher appears in time. → Ask before it gets bad, this once.',
  ),
  Venus: passage(
    'Beauty and affection heal you where reason cannot, because Venus looks at your Moon. You like comfort and good company, and you know where to find both. → Set a small sum for both each week, and enjoy it without counting.',
  ),
  Saturn: passage(
    'You hold feelings back and keep them long, because Saturn looks at your Moon, as in three charts of ten. You take people seriously and they feel it. Regular company by daylight does you more good than a rare party, so fix an hour each week.',
  ),
} satisfies Record<Exclude<Graha, 'Moon' | 'Rahu' | 'Ketu'>, Passage>
