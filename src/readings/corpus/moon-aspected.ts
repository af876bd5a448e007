import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// A planet with a full aspect on the Moon
const passage = from('Brihat Jataka 19')

export default {
  Sun: passage(
    'Full light falls upon this Moon, for the Sun opposes it. Varahamihira gives varied results by sign; what they share is visibility. Feelings are known to others as soon as they arise, so a private hour each day is needed.',
  ),
  Mars: passage(
    'A Moon under the eye of Mars is quick to take up a challenge. The chapter speaks of kings and of raiders according to the sign: bold desire in both. Hunger and anger come at the same hour; eat first.',
  ),
  Mercury: passage(
    'Mercury looking at the Moon gives feeling its words. Learning, poetry or trade is told in most signs. You think while speaking and calm down by explaining; letters written in distress turn out to be your best.',
  ),
  Jupiter: passage(
    'No aspect protects the Moon as Jupiter’s does. In nearly every sign the old chapter promises learning, rank or a good name by it. Moods pass under advice, and the mother or a teacher appears in time.',
  ),
  Venus: passage(
    'Venus regards the Moon, and the heart learns taste: comforts, company, a love of fine things, by most lines of the chapter. Affection heals what reason cannot. Indulgence is its only cost, and it is paid by small amounts.',
  ),
  Saturn: passage(
    'Saturn’s look makes the Moon serious. The chapter names want, labour or service under this aspect, with exceptions. Feelings are held back and kept long; regular company, in daylight, does more for them than rare festivals.',
  ),
} satisfies Record<Exclude<Graha, 'Moon' | 'Rahu' | 'Ketu'>, Passage>
