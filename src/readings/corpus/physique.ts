import type { Lord } from '../../jyotish/grahas.ts'
import type { BodyLimb } from '../../jyotish/physique.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The body: by rising sign, build and colour by the lord of the rising navamsha, and marks on the limb of a malefic, alone or with a
// benefic
const rising = from('Brihat Jataka 1 and 17, the limbs and marks of the signs')
const lord = from('Brihat Jataka 2, the bodies of the planets, applied by chapter 5')
const colour = from(
  'Brihat Jataka 2, the colours of the planets, by the lord of the rising navamsha in common practice',
)
const limb = from('Brihat Jataka 5.24-26, the drekkanas of the body')

export default {
  sign: {
    Aries: rising(
      'Your frame is likely to be compact and quick, since the old books count Aries among the short signs. You build muscle easily and keep it only if you use it. They also give you quick knees and a small appetite.',
    ),
    Taurus: rising(
      'You are likely to have a solid frame and a pleasant walk, since the old books draw Taurus with broad thighs and a large face. Your weight gathers at the neck and shoulders. A daily walk uphill suits you.',
    ),
    Gemini: rising(
      'You are likely to be of even height with busy hands, as the old books draw Gemini. You stay young-looking for long. Your weight follows your nerves, so a calm week with regular meals shows on you.',
    ),
    Cancer: rising(
      'You are likely to have a rounded outline and a fast walk that leans forward, as the old books draw Cancer. You become softer around the middle with the years. Water and regular hours agree with you.',
    ),
    Leo: rising(
      'You are likely to be remembered as tall, even if you are not, since the old books count Leo among the long signs. They give you a broad chin and a narrow waist. Your bearing does the rest.',
    ),
    Virgo: rising(
      'Your frame is likely to be fine rather than heavy, with sloping shoulders, as the old books draw Virgo. Your stomach decides your weight, so eat at fixed hours. Standing straight makes you look a hand taller.',
    ),
    Libra: rising(
      'You are likely to be lean and well proportioned, since the old books count Libra among the long signs. Your lower back carries the cost of that length. Ten minutes of exercise for it each morning will repay you.',
    ),
    Scorpio: rising(
      'You are likely to be stronger than you look when seated, as the old books draw Scorpio with a broad chest and firm thighs. They speak of an eventful childhood. It left you with endurance.',
    ),
    Sagittarius: rising(
      'You are likely to have strong hips and thighs and a long face, as the old books draw Sagittarius. Your body wants to run and throw. Without a sport you put on weight rather early.',
    ),
    Capricorn: rising(
      'You are likely to be slim below and to show your bones, as the old books draw Capricorn. You look older than you are when young, and after that you hardly change. Good bread and a daily walk agree with you.',
    ),
    Aquarius: rising(
      'You are likely to be broader above than below, like the jar of Aquarius, as the old books say. Your veins show on the back of the hand. Your legs like walking better than standing.',
    ),
    Pisces: rising(
      'You are likely to be evenly built with fine eyes and soft skin, as the old books draw Pisces. Your body keeps water easily, so put your feet up in the evening. Good shoes do more for you than any diet.',
    ),
  },
  navamsha: {
    Sun: lord(
      'The Sun, lord of the rising navamsha, draws the outline squarely: arms as long as the body is high, honey-coloured eyes, little hair. Bones carry the figure rather than flesh. Such a build looks its best upright, and standing work or riding keeps it so.',
    ),
    Moon: lord(
      'Roundness belongs to a body whose rising navamsha is the Moon’s. Varahamihira gives soft speech, lovely eyes and slimness joined with fullness of limb. Water comes and goes in it by the month, so the same coat fits in one week and pinches in the next.',
    ),
    Mars: lord(
      'When Mars is lord of the rising navamsha the waist is narrow and the look young and fierce. The frame is wiry, made for short exertions. Muscle returns within weeks of training and leaves as fast; the build does badly with a chair and well with a ladder.',
    ),
    Mercury: lord(
      'Mercury ruling the rising navamsha mixes its ingredients: an even build, visible veins, speech with double meaning. Nothing about the figure is extreme, and people disagree afterwards about its height. Hands and face do most of the moving, and keep looking younger than the papers say.',
    ),
    Jupiter: lord(
      'A large body with tawny hair and eyes is Jupiter’s, as lord of the rising navamsha. Weight comes with prosperity and stays. The chest is deep and the voice carries; long walks and a light supper are what the build asks in return for its comfort.',
    ),
    Venus: lord(
      'Pleasing limbs, fine eyes and dark curling hair are the gift of Venus over the rising navamsha. The build inclines to softness at the hips and moves as if to music. Dancing or swimming shapes it better than any effort that has to be endured.',
    ),
    Saturn: lord(
      'Saturn, when the rising navamsha is his, gives length, leanness, large teeth and strong hair in the verse. Movement is slow and economical. Joints speak before muscles do in this build, so warmth and a regular stretch in the morning are repaid.',
    ),
  },
  colour: {
    Sun: colour(
      'The colour given to the Sun is a red that leans to dark, the tint of copper kept in use. Read against the family, it means a complexion warmer than the rest and a quick tan. Cheeks and ears show exertion first; a hat at noon is the sensible answer.',
    ),
    Moon: colour(
      'Gaura, a light and even tone, is the Moon’s in the list of planetary colours. Among darker relatives it is the child whose skin seems lit from beneath; among fair ones it burns. The tint varies with health and sleep more than any other of the seven.',
    ),
    Mars: colour(
      'Fair with red in it: so Varahamihira paints Mars, and the blood is never far below the skin. Blushes, temper and a climb uphill all colour this complexion at once. Scratches show for long, and cool water after heat is kinder to it than any cream.',
    ),
    Mercury: colour(
      'The books compare Mercury’s tint to durva, the dark green blade used in worship, and mean a dusky colour with something fresh in it. In a family it is often the shade between two parents. The skin answers to nerves, quick to itch and quick to clear.',
    ),
    Jupiter: colour(
      'Gold is the comparison for Jupiter, a yellowish fairness that looks well fed. You seem to carry a little afternoon light about, whatever the base colour of the family. When digestion is out of order the gold turns sallow, and it comes back with plainer meals.',
    ),
    Venus: colour(
      'For Venus the verse has shyama, a dark tint dear to the poets, where later writers say neither light nor dark. Either way the surface is the thing: smooth, with a gloss that photographs well. Sugar and late nights dull it sooner than weather does.',
    ),
    Saturn: colour(
      'Saturn is given the dark body, krishna in the text, and the reading is a complexion deeper than the family’s average, or one that deepens with outdoor work. It ages slowly and hides fatigue well. Dryness is its weakness, so oil before the bath is the traditional care.',
    ),
  },
  mark: {
    scar: {
      head: limb(
        'With the first drekkana rising the ascendant itself is the head, and a malefic there marks the scalp or the forehead. Childhood falls account for most such scars, which hair or a fringe then covers. Varahamihira lets the planet name the cause, fire for Mars and wood or a four-footed beast for the Sun.',
      ),
      eye: limb(
        'The eyes belong to the second and twelfth houses of the upper drekkana. A line through the brow or at the corner of the lid is what the malefic usually leaves, seldom harm to sight itself. Goggles at the grindstone and a yearly test of vision answer the verse better than worry does.',
      ),
      ear: limb(
        'A malefic on the ear is told by the third or eleventh house when the first ten degrees rise. It shows as a nick in the rim, a torn piercing, or trouble after cold wind; wind is Saturn’s instrument in the verse. Covering the ears in winter is the plain remedy.',
      ),
      nostril: limb(
        'Where a malefic holds the fourth or tenth under the first drekkana, the nostril carries the mark. A knock in play, a bent bridge or a small cut beside the wing of the nose are its forms. It alters a profile a little and a character not at all.',
      ),
      cheek: limb(
        'Fifth and ninth are the cheeks in this scheme, and the malefic there writes where everyone can read: a pockmark, a cut from a ball, an old burn. Such scars fade more by thirty than their owners expect. Sun and impatient fingers are what keep them red.',
      ),
      jaw: limb(
        'The jaw is reached through the sixth or eighth house of the head’s drekkana, houses that know about blows. A seam under the chin from a fall, or work on the molars, is the commonest reading. A helmet with a chin strap and one good dentist take care of the rest.',
      ),
      mouth: limb(
        'Directly opposite the ascendant lies the mouth, and a malefic there is read as a split lip or a chipped front tooth that left its sign. Hot food and contact sports are the likeliest causes now. A mouthguard is the modern form of the old caution.',
      ),
      neck: limb(
        'When the middle drekkana rises, the body in question begins at the neck, which is the ascendant’s share. A malefic there leaves a line at the collar, from a clasp or a razor. Heavy chains are poor jewellery for it, and stiff seams a daily nuisance.',
      ),
      shoulder: limb(
        'In the drekkana of the trunk the second and twelfth houses are the shoulders. The malefic’s scar here comes from carrying, from straps, or from the fall that ended a summer. A mark from childhood also satisfies the rule, a point in favour of reading it calmly.',
      ),
      arm: limb(
        'Third and eleventh, the houses of hands and helpers, are the arms for those born under the second drekkana. A malefic there means the burn from an oven, the bite of a tool or a bone once set. It is the mark of people who start before finding the gloves.',
      ),
      side: limb(
        'The ribs and flanks answer to the fourth and tenth houses of the trunk. What a malefic leaves on the side is rarely seen by strangers: a surgical line, a scrape from a wall climbed too fast. Seat belts worn properly are the sensible comment on this verse.',
      ),
      chest: limb(
        'A scar on the chest is assigned to the fifth or ninth house where the middle drekkana rises, if a malefic stands there without a benefic. Burns from hot drinks in infancy belong here, and the neat seams of later surgery. The text speaks of skin only; the heart is judged elsewhere.',
      ),
      belly: limb(
        'Belly and malefic meet in the sixth or eighth house of the trunk. An operation scar is the present-day reading, an appendix out or a hernia mended, where the old authors thought of weapons. Lifting with bent knees is the habit that leaves the verse unfulfilled.',
      ),
      navel: limb(
        'With ten to twenty degrees of a sign risen, the seventh house stands at the navel. A malefic opposite the ascendant is then read as a puckered or stitched navel, often from the first weeks of life. Midwives see to this mark before any astrologer hears of it.',
      ),
      'lower belly': limb(
        'The last drekkana starts below the navel, so that a malefic in the ascendant marks the lower belly. Surgery is the frequent cause, a tight belt or a scald the small one. It lies where clothes hide it, and concerns the owner and the doctor alone.',
      ),
      'private parts': limb(
        'Modesty covers this verdict: under the third drekkana the second and twelfth houses stand for the private parts, and a malefic leaves a small scar there. Minor surgery in childhood is the ordinary case. No fitness for love or parenthood is judged from it; those have houses of their own.',
      ),
      groin: limb(
        'Third and eleventh become the groin once twenty degrees of the sign have risen. The malefic’s sign is a strain that healed badly or the short line of a hernia repair. Stretching before sport is dull advice, and it is the right advice for this place.',
      ),
      thigh: limb(
        'For the thigh the tradition looks to the fourth or tenth house beneath the lower drekkana. Riders, cyclists and climbers of fences collect the scar that a malefic allots there. Since the verse counts beasts among the causes, a nervous horse or a strange dog is best given room.',
      ),
      knee: limb(
        'Scraped knees heal without trace in most children; here, with a malefic in the fifth or ninth under the third drekkana, one mark stays. Gravel, kneeling work and a single bad landing are its makers. Pads on rough ground prevent the second scar upon the first.',
      ),
      calf: limb(
        'The calves hang on the sixth and eighth houses when the end of a sign rises. A dog’s tooth, a bicycle pedal, an exhaust pipe: the malefic is not particular. Long trousers near machines are worth more here than a talisman, and veins deserve a look in later life.',
      ),
      foot: limb(
        'At the bottom of the scheme, in the seventh house of the last drekkana, lie the feet. A malefic there is the nail, the dropped tool or the glass on a beach. Shoes in the workshop and clean dressings on small cuts are remedies that the old authors would have understood.',
      ),
    },
    mole: {
      head: limb(
        'Since a benefic keeps the malefic company in the ascendant, the first drekkana shows a mole or birthmark on the head in place of a scar. The hairline and the temple are the usual sites. Varahamihira has such a mark present from birth when the planet is in its own sign.',
      ),
      eye: limb(
        'A freckle beneath the lid, a fleck in the iris or a mole at the end of the brow: one of these stands for the benefic and malefic that share the second or twelfth. Face readers call the spot attractive. The astrological rule is content to say that it is there.',
      ),
      ear: limb(
        'Benefic beside malefic in the third or eleventh puts a mole on or behind the ear, with the upper drekkana rising. It is found by hairdressers more often than by its owner. Custom pierces the ears in childhood, and some astrologers accept that as the whole of the mark.',
      ),
      nostril: limb(
        'The fourth and tenth houses measure the nostrils in the first drekkana, and mixed company there gives a small raised spot beside the nose. It may darken with the years. The benefic’s part is to make it harmless; a doctor’s part is to confirm that when a mole changes.',
      ),
      cheek: limb(
        'A beauty spot on the cheek is the pleasant form of this rule: malefic and benefic together in the fifth or ninth while the head’s drekkana rises. Persian and Indian poets alike have praised it. A dimple is sometimes accepted in its place.',
      ),
      jaw: limb(
        'Along the jaw or below the ear runs the place that the sixth and eighth houses rule in the upper drekkana. A benefic with the malefic leaves a mole there, which a beard may hide for good. Shaving round it with care is all the attention that it asks.',
      ),
      mouth: limb(
        'Mixed planets in the seventh, while the first drekkana rises, set a mole near the lips. Popular lore hears in it a fondness for talk and sweets; the classical verse says nothing so cheerful, only that the mark is a benefic’s and therefore slight.',
      ),
      neck: limb(
        'A dark spot at the throat or the nape is the reading when a benefic stands with the malefic in the ascendant and the trunk’s drekkana rises. Collars rub it. Wearers of a pendant often find that the one lies upon the other, and change the length of the chain.',
      ),
      shoulder: limb(
        'Moles on the shoulder are common, so the rule for the second and twelfth of the middle drekkana asks for a distinct one, raised or paired. Benefic and malefic standing together make it. Sunburn is its only enemy, and a shirt its sufficient friend.',
      ),
      arm: limb(
        'Look along the arm, the tradition says, when the third or eleventh of the trunk holds planets of both kinds. The mark is a mole or a patch of altered colour. In the reasoning of the school it stands for a scratch that a friendly planet turned aside on its way.',
      ),
      side: limb(
        'On the flank, where only the owner and the family know of it, lies the mole of the fourth or tenth house in the second drekkana. The malefic proposed a scar and the benefic amended it. Tradition draws no fortune from its size or shade.',
      ),
      chest: limb(
        'A mole over the breastbone or beside it satisfies the rule of the fifth and ninth houses under the drekkana of the trunk. The Samudrika works, books of bodily signs, have much to say of its exact place. Here it means that two planets of unlike temper share a house.',
      ),
      belly: limb(
        'The sixth and eighth houses of the trunk cover the belly, and mixed company there leaves a birthmark or a cluster of freckles. It is often noticed first by a parent at the bath. A gain in weight may move it about without any meaning.',
      ),
      navel: limb(
        'Near the navel, a finger’s breadth away, sits the mole that the seventh house gives when the middle drekkana rises and a benefic joins the malefic. Folklore links it with a love of good food. The verse makes no such promise, and grants only that the mark is gentle.',
      ),
      'lower belly': limb(
        'Below the belt, on the ascendant’s portion of the third drekkana, the meeting of malefic and benefic appears as a mole or a stain of the skin. It is a private matter from first to last. Chafing by tight waistbands is the one practical remark to be made.',
      ),
      'private parts': limb(
        'The rule is candid about the second and twelfth houses of the lower drekkana: a mole in the intimate region, where planets of both kinds stand. Readers of old used such a hidden mark to prove that a horoscope belonged to its owner. That use apart, it has no consequence.',
      ),
      groin: limb(
        'A brown spot in the fold of the groin is what benefic and malefic leave in the third or eleventh house, twenty degrees of the sign having risen. Heat and friction may redden it in summer. The planets concerned have spent their quarrel, and the skin keeps the minutes.',
      ),
      thigh: limb(
        'Through the fourth or tenth house of the last drekkana the horoscope points to the thigh for a mole or a pale patch. It needs a malefic to make it and a benefic to make it mild; both are present in this chart. The length of a hem decides whether anyone sees it.',
      ),
      knee: limb(
        'At the knee, front or hollow, mixed planets in the fifth or ninth house of the lower drekkana put a mole in place of a scar. Old cuts there also tend to close without trace. Those who kneel at work or in prayer should see that the spot is not rubbed.',
      ),
      calf: limb(
        'A mark like a drop of ink on the calf or shin belongs to benefic and malefic together in the sixth or eighth, when the third drekkana rises. The two houses are rough, and this is the least that they can do. Mosquito bites have been mistaken for it.',
      ),
      foot: limb(
        'A mole on the foot, on the sole above all, is popularly read as a sign of travel. The chart reaches it by the seventh house of the last drekkana and the presence of both kinds of planet. Well-fitting shoes keep it quiet; the travelling is judged elsewhere.',
      ),
    },
  },
} satisfies {
  sign: Record<Sign, Passage>
  navamsha: Record<Lord, Passage>
  colour: Record<Lord, Passage>
  mark: Record<'scar' | 'mole', Record<BodyLimb, Passage>>
}
