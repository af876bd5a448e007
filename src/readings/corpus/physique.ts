import type { Lord } from '../../jyotish/grahas.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// What the tradition says of the body: by the rising sign, the lord of the rising navamsa, and limbs touched by planets
const rising = from('Brihat Jataka 1 and 17, the limbs and marks of the signs')
const lord = from('Brihat Jataka 2, the bodies of the planets, applied by chapter 5')
const limb = from('Brihat Jataka 5.24-26, the drekkanas of the body')

export default {
  sign: {
    Aries: rising(
      'Aries is reckoned among the short signs, so a compact, quick frame is the tendency. Varahamihira adds reddish eyes, weak knees and a light appetite. Muscle comes easily here and is kept by use rather than by food.',
    ),
    Taurus: rising(
      'A short sign with broad thighs and a large face is how the texts draw Taurus rising. The frame is solid, the gait pleasant to watch. Weight gathers around the shoulders and neck, and walking uphill is the suitable answer.',
    ),
    Gemini: rising(
      'Gemini counts as a sign of even height. Dark eyes, curled hair and a raised nose stand in the old picture, with busy hands. Such bodies age slowly, and their weight follows the state of the nerves.',
    ),
    Cancer: rising(
      'Of even height by the rule, Cancer rising has a rounded outline, a thick neck and a fast, leaning walk. Softness below the ribs is the tendency after forty. Water and regular hours agree with this frame.',
    ),
    Leo: rising(
      'Leo belongs to the long signs. The tradition gives a large face, broad chin and narrow waist, with tawny eyes. Height is less certain than bearing: even short members of this group are remembered as tall.',
    ),
    Virgo: rising(
      'A long sign by the count of Brihat Jataka, Virgo rising has drooping shoulders and arms and a modest glance. The frame is fine rather than strong. Digestion decides its weight, and posture decides its apparent height.',
    ),
    Libra: rising(
      'Libra is long of sign, lean and a little loose in the joints, with a raised nose according to the text. Proportions please the eye. The lower back carries the cost of all this length and likes to be exercised.',
    ),
    Scorpio: rising(
      'Broad eyes and chest, round shanks and thighs: so the texts sketch the long sign of Scorpio. Strength is greater than it looks when seated. Early illness, mentioned in the verse, leaves a habit of endurance.',
    ),
    Sagittarius: rising(
      'Sagittarius is even in measure, long in face and neck, with large ears and thick arms in the old account. Thighs and hips are the strong part. Without a sport the same build turns heavy rather early.',
    ),
    Capricorn: rising(
      'The frame of Capricorn rising is of even height and spare below, says the tradition, with good eyes and a slender waist. The bones show. Such people look older at twenty and hardly change between forty and sixty.',
    ),
    Aquarius: rising(
      'Aquarius counts among the short signs, although the text also gives it a long neck, prominent veins and rough hair. The shape is like its jar: broad above. Circulation to the legs prefers movement to standing.',
    ),
    Pisces: rising(
      'Short by the rule and evenly shaped by the verse is Pisces rising, with fine eyes and a shining skin. Tissue is soft and keeps water. Good shoes do more for this frame than any diet does.',
    ),
  },
  navamsa: {
    Sun: lord(
      'The Sun, lord of the rising navamsa, draws the outline squarely: arms as long as the body is high, honey-coloured eyes, little hair. The complexion in this reckoning is reddish dark, a warm brown that deepens in summer.',
    ),
    Moon: lord(
      'Roundness belongs to a body whose rising navamsa is the Moon’s. Varahamihira gives soft speech, lovely eyes and slimness joined with fullness of limb. A fair or light tint, for the native’s family, goes with it.',
    ),
    Mars: lord(
      'When Mars is lord of the rising navamsa the waist is narrow and the look young and fierce. The frame is wiry. The text speaks of a fair skin tinged with red, quick to flush and quick to heal.',
    ),
    Mercury: lord(
      'Mercury ruling the rising navamsa mixes its ingredients: an even build, visible veins, speech with double meaning. The tint is likened to the durva grass, a clear dusky green-brown. Skin is the organ that tells its moods.',
    ),
    Jupiter: lord(
      'A large body with tawny hair and eyes is Jupiter’s, as lord of the rising navamsa. Weight comes with prosperity and stays. The colour named is golden or pale yellow, brighter than in the rest of the family.',
    ),
    Venus: lord(
      'Pleasing limbs, fine eyes and dark curling hair are the gift of Venus over the rising navamsa. The build inclines to softness at the hips. Its colour is called variegated or neither light nor dark, with a natural gloss.',
    ),
    Saturn: lord(
      'Saturn, when the rising navamsa is his, gives length, leanness, large teeth and coarse hair, with yellowish eyes in the verse. Movement is slow and economical. The complexion is of the darker kind among the native’s kin.',
    ),
  },
  mark: {
    scar: {
      upper: limb(
        'In the first drekkana the houses stand for the parts of the head, and a malefic in one of them is said to leave a scar or wound-mark on {part}. It is a place to protect; some natives carry no sign of it.',
      ),
      middle: limb(
        'With the second drekkana rising the houses measure the trunk from neck to navel. A malefic there points to {part} for an old injury or line on the skin. Seat belts and sensible clothing are the practical commentary.',
      ),
      lower: limb(
        'The third drekkana lays the houses along the lower body, and the malefic here indicates {part} as the likely place of a scar. Falls and tools are its common causes. Good shoes, and a mended stair, belong to its remedies.',
      ),
    },
    mole: {
      upper: limb(
        'Since a benefic shares the place with the malefic, the old rule speaks of a mole, freckle or birthmark instead of a wound on {part}. It belongs to the drekkana of the head and is said to be present from early life.',
      ),
      middle: limb(
        'A mole or coloured spot on {part} is what the drekkana of the trunk shows where benefic and malefic stand together. Tradition treats such a mark as mild, and reads no misfortune from its size or shade.',
      ),
      lower: limb(
        'Where the lower drekkana finds both kinds of planet in one house, it names {part} for a mole or a patch of darker skin. The mark is the benefic’s softening of an injury, in the reasoning of the commentators.',
      ),
    },
  },
} satisfies {
  sign: Record<Sign, Passage>
  navamsa: Record<Lord, Passage>
  mark: Record<'scar' | 'mole', Record<'upper' | 'middle' | 'lower', Passage>>
}
