import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// A transiting planet on the Bhrigu bindu (the midpoint from Rahu to the Moon), or with an aspect on it
const nadi = from('C. S. Patel, on the Bhrigu Bindu of the nadis')

const BNN_BINDU = {
  Sun: {
    stands: nadi(
      'Once a year the Sun lights the Bhrigu Bindu, for two days. Something is seen or decided by people in authority. It is a good day for putting a matter before them, and a poor one for secrets.',
    ),
    looks: nadi(
      'From across the zodiac the Sun looks at the point, as it does half a year after passing it. What was proposed then is answered. Expect the reply in a formal voice and take it at its word.',
    ),
  },
  Mars: {
    stands: nadi(
      'Mars upon the Bhrigu Bindu brings matters to a head within days. Quarrels, cuts and quick decisions cluster here; so does courage. It is a week to begin what needs force, and nothing that needs tact.',
    ),
    looks: nadi(
      'The glance of Mars falls on the point and hurries whatever has been kept waiting. Somebody presses for an answer now. Giving it calmly, and at an hour of one’s own choosing, keeps the advantage.',
    ),
  },
  Mercury: {
    stands: nadi(
      'Mercury passes the Bhrigu Bindu with news. Letters, offers and examinations fall upon these days and mostly turn out well. A thing said in passing now is long remembered by the one who heard it.',
    ),
    looks: nadi(
      'Mercury faces the point, and a conversation opens that was closed. It is the time to ask, to write and to compare prices. The effect is light and useful, and is over in a few days.',
    ),
  },
  Jupiter: {
    stands: nadi(
      'Jupiter on the Bhrigu Bindu is the visit for which this point is watched, once in twelve years. Birth, marriage, a post or a teacher has come with it in many charts. Let the year hold room for something good.',
    ),
    looks: nadi(
      'Jupiter looks at the point and blesses from a distance. A promise made at the last conjunction may be kept now. Elders and advisers are the channel, so it is worth calling upon them in person.',
    ),
  },
  Venus: {
    stands: nadi(
      'Venus meets the Bhrigu Bindu: company, purchases and affection are well favoured for a few days. A meeting then may matter later. It costs something, as such days do, and the sum is generally well spent.',
    ),
    looks: nadi(
      'Across from the point stands Venus, and another person’s liking makes a way. Invitations of these days should be accepted. What is agreed upon in good humour now can be put in writing the week after.',
    ),
  },
  Saturn: {
    stands: nadi(
      'Saturn crosses the Bhrigu Bindu once in nearly thirty years, and something is weighed. Duties come in, supports fall away that had become habit. What is built in that season stands, being built without illusions.',
    ),
    looks: nadi(
      'Saturn looks at the point with its slow eye. Delay is the usual form, followed by a settled result. Patience need not be idle: papers put in order now are asked for at the end.',
    ),
  },
  Rahu: {
    stands: nadi(
      'Rahu comes upon the Bhrigu Bindu every eighteen years or so, and events seem to choose you. Strange company and sudden openings are told of. Keep one foot on known ground while you look inside.',
    ),
    looks: nadi(
      'Rahu stands over against the point, with Ketu upon it. Appetite pulls from the far side of the matter. Of two offers made in these weeks the less dazzling is usually the sounder of the pair.',
    ),
  },
  Ketu: {
    stands: nadi(
      'Ketu touches the Bhrigu Bindu and unties a knot that had been taken for a support. Some chapter closes then. The school counsels to let it, and to be in quiet places for that fortnight.',
    ),
    looks: nadi(
      'With Ketu across from it, and Rahu upon it, the point is under the axis. An old matter returns to be finished. Paying what is owed, in money or in words, is time well used.',
    ),
  },
} satisfies Record<Exclude<Graha, 'Moon'>, Record<'stands' | 'looks', Passage>>

export default BNN_BINDU
