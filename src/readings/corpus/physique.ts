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

const parents = from('Common practice, told for the parents of a child; own wording')

export default {
  /** The rising sign of a minor, for the parents. */
  child: {
    Aries: parents(
      'Your child is quick on their feet and hates to sit still. Half an hour of running before homework does more than a lecture.',
    ),
    Taurus: parents(
      'Your child likes good food and soft clothes, and moves when there is a reason. → Walk to school together, slowly.',
    ),
    Gemini: parents(
      'Your child’s hands are never quiet. → Give them something to fold, build or play while they listen to you.',
    ),
    Cancer: parents(
      'Your child feels in the stomach what happened at school. → Ask about the day before supper, and keep supper calm.',
    ),
    Leo: parents(
      'Your child holds their head high and needs a stage now and then. → Let them show you one trick each evening.',
    ),
    Virgo: parents(
      'Your child notices every crumb and every itch. Plain food, fixed hours and few comments on the body suit them.',
    ),
    Libra: parents(
      'Your child likes to look nice and to be told so once. → Dance together in the kitchen; it trains the back.',
    ),
    Scorpio: parents(
      'Your child is tougher than they look and hides a hurt. → Look at scratches without alarm, and ask twice.',
    ),
    Sagittarius: parents(
      'Your child wants to run, throw and ride. → Plan one long outing each week, whatever the weather.',
    ),
    Capricorn: parents('Your child looks serious and tires late. → Send them to bed on time, since they will not ask.'),
    Aquarius: parents(
      'Your child walks better than they stand and thinks while walking. → Talk about difficult things on the way.',
    ),
    Pisces: parents(
      'Your child sleeps and dreams a good deal and likes water. A bath in the evening and good shoes by day are enough.',
    ),
  },
  sign: {
    Aries: rising(
      'You make a quick impression, since Aries rises and the old books give it fast knees and a straight look. You come into a room before you have decided where to sit. → Stop at the door for one breath, and people greet you first.',
    ),
    Taurus: rising(
      'You make a calm impression, since Taurus rises and the old books praise its pleasant walk and its voice. You seldom hurry across a street, and people lower their own voice when you speak. → Take a daily walk, and read aloud or sing now and then.',
    ),
    Gemini: rising(
      'You make a lively impression, since Gemini rises and the old books draw it with busy hands. You talk with your fingers, walk fast and stop to look at things. → Rest your hands in your lap when you want somebody to listen closely.',
    ),
    Cancer: rising(
      'You make a warm impression, since Cancer rises and the old books give it a fast walk that leans forward. Your face shows your mood before you speak. Regular hours and time near water keep your step light.',
    ),
    Leo: rising(
      'You make a strong impression, since Leo rises and the old books give it a proud bearing. You walk as if somebody had called your name, and your voice reaches the last row. → Speak a little more softly at home; you are heard there anyway.',
    ),
    Virgo: rising(
      'You make a modest impression, since Virgo rises and the old books give it a shy look and gentle speech. You are neat in small things, a collar or a handwriting, and you step aside at a door. → Stand straight and let your first sentence be heard.',
    ),
    Libra: rising(
      'You make a pleasing impression, since Libra rises and the old books praise its manners. You walk in step with others and soften your voice when somebody is upset. Ten minutes of stretching each morning keep your walk easy.',
    ),
    Scorpio: rising(
      'You make an intense impression, since Scorpio rises and the old books give it a steady gaze. You move quietly, and you look at people a moment longer than they expect. → Smile first when you meet somebody new.',
    ),
    Sagittarius: rising(
      'You make an open impression, since Sagittarius rises and the old books draw it as an archer on the move. You take long steps and laugh aloud. → Walk or play outside for half an hour on most days, and sitting is easier for you afterwards.',
    ),
    Capricorn: rising(
      'You make a serious impression, since Capricorn rises and the old books give it a slow and sure step. People trust you with a key before they know your name. → Let your face show it when you are pleased.',
    ),
    Aquarius: rising(
      'You make an unusual impression, since Aquarius rises and the old books leave its looks open. You dress and walk in your own way, and your eyes wander off while you think. You like walking better than standing, so hold a long talk on the way.',
    ),
    Pisces: rising(
      'You make a gentle impression, since Pisces rises and the old books praise its eyes. You walk softly and speak softly, and people come closer to hear you. → Wear good shoes, and put your feet up in the evening.',
    ),
  },
  navamsha: {
    Sun: lord(
      'You hold yourself upright, since the Sun rules your rising navamsha (the ninth part of the sign), and the old books draw square shoulders and light brown eyes. Standing and walking suit you better than a soft chair. → Stand for one hour of your work each day.',
    ),
    Moon: lord(
      'You look soft and friendly, since the Moon rules your rising navamsha (the ninth part of the sign), and the old books praise the eyes and the voice. Your face shows how you slept. → Go to bed at the same hour for a week, and see how your voice changes.',
    ),
    Mars: lord(
      'You are made for short hard efforts, since Mars rules your rising navamsha (the ninth part of the sign), and the old books draw a young and lively look. Strength comes back to you within weeks. → Train twenty minutes on four days rather than two hours on one.',
    ),
    Mercury: lord(
      'You are hard to describe, since Mercury rules your rising navamsha (the ninth part of the sign), and the old books give you lively hands. Your face and hands stay young. → Relax the shoulders when you type, and look out of the window each hour.',
    ),
    Jupiter: lord(
      'You have presence, since Jupiter rules your rising navamsha (the ninth part of the sign), and the old books give you a voice that carries. People turn to you when a talk needs somebody calm. A long walk and a light supper keep you comfortable.',
    ),
    Venus: lord(
      'You move pleasantly, since Venus rules your rising navamsha (the ninth part of the sign), and the old books praise fine eyes and an easy step. Exercise works for you when it is a pleasure. → Dance or swim rather than count repetitions.',
    ),
    Saturn: lord(
      'You move slowly and waste no effort, since Saturn rules your rising navamsha (the ninth part of the sign), and the old books draw a grave face and a measured step. You feel the cold first. → Stretch for ten minutes in the morning, with warm clothes on.',
    ),
  },
  colour: {
    Sun: colour(
      'Copper is the colour that the old books give to the Sun, the lord of your rising navamsha. Nothing about skin follows from it; copper is simply a tint for clothes and rooms that suits you. → Wear it on a day on which you want to be seen.',
    ),
    Moon: colour(
      'White and silver are the colours that the old books give to the Moon, the lord of your rising navamsha. Nothing about skin follows from them; they are tints for bedrooms and shirts that suit you. They calm you in the evening.',
    ),
    Mars: colour(
      'Red is the colour that the old books give to Mars, the lord of your rising navamsha. It says nothing about skin; red is a tint for clothes and tools that suits you. → Wear it for sport, and leave it at home for a quarrel.',
    ),
    Mercury: colour(
      'Fresh green, like durva grass, is the colour that the old books give to Mercury, the lord of your rising navamsha. It says nothing about skin; green is a tint for clothes and desks that suits you. A plant beside your work does the same.',
    ),
    Jupiter: colour(
      'Gold is the colour that the old books give to Jupiter, the lord of your rising navamsha. Skin has no part in it; gold is a tint for clothes and rooms that suits you. → Wear it on Thursdays and for good news.',
    ),
    Venus: colour(
      'Mixed and soft colours are what the old books give to Venus, the lord of your rising navamsha. Skin has no part in it; they are tints for clothes and curtains that suit you. → Choose the cloth by touch as well as by eye.',
    ),
    Saturn: colour(
      'Dark blue is the colour that the old books give to Saturn, the lord of your rising navamsha. No rule about skin follows; dark blue is a tint for clothes and work that suits you. It helps you to be taken seriously on the first day.',
    ),
  },
  mark: {
    scar: {
      head: limb(
        'A small scar on your head would not surprise the old books, because a planet called hard stands in the house of that limb. It would come from a fall in childhood, or a low door you did not see. → Wear the helmet on the bicycle, and laugh about the old story.',
      ),
      eye: limb(
        'The old rule looks for a small scar beside your eye, because a planet called hard stands in the house of that limb. It would be a line through the brow, or at the corner of the lid. → Rest your eyes from the screen for ten minutes in each hour.',
      ),
      ear: limb(
        'Your ear is where the old rule expects a small scar, because a planet called hard stands in the house of that limb. It would be a nick in the rim, or a piercing that healed badly. → Cover your ears in cold wind and turn the music down a little.',
      ),
      nostril: limb(
        'A small scar on your nostril would not surprise the old books, because a planet called hard stands in the house of that limb. It would come from a knock in play, or a small cut beside the nose. Nobody sees it but you, so stop looking for it in the mirror.',
      ),
      cheek: limb(
        'The old rule looks for a small scar on your cheek, because a planet called hard stands in the house of that limb. It would come from a ball, a burn or a childhood spot that was scratched. It fades as the years go by, and faster with sun cream.',
      ),
      jaw: limb(
        'Your jaw is where the old rule expects a small scar, because a planet called hard stands in the house of that limb. It would be a seam under the chin from a fall on stairs or ice. → Hold the rail, and let the dentist look at your teeth once a year.',
      ),
      mouth: limb(
        'A small scar at your mouth would not surprise the old books, because a planet called hard stands in the house of that limb. It would be a split lip, or the trace of a chipped tooth. → Let hot food cool for two minutes; you always forget.',
      ),
      neck: limb(
        'The old rule looks for a small scar on your neck, because a planet called hard stands in the house of that limb. It would come from a collar, a clasp or a razor in a hurry. → Take your time in the mornings, and loosen the collar.',
      ),
      shoulder: limb(
        'Your shoulder is where the old rule expects a small scar, because a planet called hard stands in the house of that limb. It would come from a strap, a heavy load or one bad fall in summer. → Carry less on one side, and change hands halfway.',
      ),
      arm: limb(
        'A small scar on your arm would not surprise the old books, because a planet called hard stands in the house of that limb. It would come from an oven door, a tool or a bone that was once set. → Wear the long glove when you reach into something hot.',
      ),
      side: limb(
        'The old rule looks for a small scar on your side, because a planet called hard stands in the house of that limb. It would come from a fence, a cupboard edge or a fall against a table. → Move the furniture you always walk into.',
      ),
      chest: limb(
        'Your chest is where the old rule expects a small scar, because a planet called hard stands in the house of that limb. It would come from a spark, a scratch or a pin that somebody forgot. Nothing follows from it for the heart, so breathe deeply.',
      ),
      belly: limb(
        'A small scar on your belly would not surprise the old books, because a planet called hard stands in the house of that limb. It would come from a scratch, a button or something removed long ago. → Eat slowly and sit down for it, whatever the mark looks like.',
      ),
      navel: limb(
        'The old rule looks for a small scar on your navel, because a planet called hard stands in the house of that limb. It would be a mark around the navel, as old as you are. Warm food at noon suits that part of you.',
      ),
      'lower belly': limb(
        'Your lower belly is where the old rule expects a small scar, because a planet called hard stands in the house of that limb. It would be an old trace under the belt. → Loosen the belt after meals, and walk a little.',
      ),
      'private parts': limb(
        'The rule points to a part of the body that is nobody’s business but yours, and we leave it there. Nothing about love or parenthood is judged from it, whatever you read elsewhere. You can skip this line without any loss.',
      ),
      groin: limb(
        'The old rule looks for a small scar on your groin, because a planet called hard stands in the house of that limb. It would come from a saddle, a seam or a strain at sport. → Warm up before you run, and stop before it pulls.',
      ),
      thigh: limb(
        'Your thigh is where the old rule expects a small scar, because a planet called hard stands in the house of that limb. It would come from a fence you climbed, or a dog that was faster. → Look twice before you climb the next one.',
      ),
      knee: limb(
        'A small scar on your knee would not surprise the old books, because a planet called hard stands in the house of that limb. It would come from gravel, a bicycle and one bad landing. → Put a cushion down when you kneel to work.',
      ),
      calf: limb(
        'The old rule looks for a small scar on your calf, because a planet called hard stands in the house of that limb. It would come from a pedal, an exhaust pipe or a dog in the lane. → Wear long trousers near machines, and move your legs in the evening.',
      ),
      foot: limb(
        'Your foot is where the old rule expects a small scar, because a planet called hard stands in the house of that limb. It would come from a nail, a stone or a shoe that was too small. → Buy the right size, and look where you walk barefoot.',
      ),
    },
    mole: {
      head: limb(
        'You may have a mole on your head, as a malefic and a benefic share the house of that limb. It would be under the hair, where only the barber knows it. If you have none on the head, the rule has missed, as it often does.',
      ),
      eye: limb(
        'The old rule looks for a mole beside your eye, since a benefic softens the malefic there. It would be close to the eye, and people remember your look by it. Beside the eye it tells you nothing about your luck, whatever an aunt may say.',
      ),
      ear: limb(
        'Your ear is where the old rule expects a mole rather than a scar. It would be on the ear, where a whisper would find it. → Show a mole on the ear to a doctor if it ever changes, and otherwise forget it.',
      ),
      nostril: limb(
        'You may have a mole on your nostril, as a malefic and a benefic share the house of that limb. It would be beside the nose, which strangers take for a sign of humour. If you have none on the nostril, the rule has missed, as it often does.',
      ),
      cheek: limb(
        'The old rule looks for a mole on your cheek, since a benefic softens the malefic there. It would be on the cheek, and somebody has told you that it suits you. On the cheek it tells you nothing about your luck, whatever an aunt may say.',
      ),
      jaw: limb(
        'Your jaw is where the old rule expects a mole rather than a scar. It would be along the jaw, where a scarf covers it. → Show a mole on the jaw to a doctor if it ever changes, and otherwise forget it.',
      ),
      mouth: limb(
        'You may have a mole at your mouth, as a malefic and a benefic share the house of that limb. It would be near the mouth, and people watch it while you talk. If you have none at the mouth, the rule has missed, as it often does.',
      ),
      neck: limb(
        'The old rule looks for a mole on your neck, since a benefic softens the malefic there. It would be on the neck, where a necklace or a collar touches it. On the neck it tells you nothing about your luck, whatever an aunt may say.',
      ),
      shoulder: limb(
        'Your shoulder is where the old rule expects a mole rather than a scar. It would be on the shoulder, which you see only in photographs. → Show a mole on the shoulder to a doctor if it ever changes, and otherwise forget it.',
      ),
      arm: limb(
        'You may have a mole on your arm, as a malefic and a benefic share the house of that limb. It would be on the arm, and children like to touch it. If you have none on the arm, the rule has missed, as it often does.',
      ),
      side: limb(
        'The old rule looks for a mole on your side, since a benefic softens the malefic there. It would be on the side of the body, where you notice it when dressing. On the side it tells you nothing about your luck, whatever an aunt may say.',
      ),
      chest: limb(
        'Your chest is where the old rule expects a mole rather than a scar. It would be on the chest, which is read as a warm heart by kind people. → Show a mole on the chest to a doctor if it ever changes, and otherwise forget it.',
      ),
      belly: limb(
        'You may have a mole on your belly, as a malefic and a benefic share the house of that limb. It would be on the belly, where only the family has seen it. If you have none on the belly, the rule has missed, as it often does.',
      ),
      navel: limb(
        'The old rule looks for a mole on your navel, since a benefic softens the malefic there. It would be near the navel, and grandmothers are fond of it. On the navel it tells you nothing about your luck, whatever an aunt may say.',
      ),
      'lower belly': limb(
        'Your lower belly is where the old rule expects a mole rather than a scar. It would be under the belt, and nobody needs to know of it. → Show a mole on the lower belly to a doctor if it ever changes, and otherwise forget it.',
      ),
      'private parts': limb(
        'The rule points to a private part of the body, and it stays private. A mole is what it expects, and nothing about you follows from it. If a mole ever changes its shape or colour, you show it to a doctor.',
      ),
      groin: limb(
        'The old rule looks for a mole on your groin, since a benefic softens the malefic there. It would be high on the leg, where it is nobody’s concern. On the groin it tells you nothing about your luck, whatever an aunt may say.',
      ),
      thigh: limb(
        'Your thigh is where the old rule expects a mole rather than a scar. It would be on the thigh, which you forget until the swimming season. → Show a mole on the thigh to a doctor if it ever changes, and otherwise forget it.',
      ),
      knee: limb(
        'You may have a mole on your knee, as a malefic and a benefic share the house of that limb. It would be on the knee, where it has seen everything you fell over. If you have none on the knee, the rule has missed, as it often does.',
      ),
      calf: limb(
        'The old rule looks for a mole on your calf, since a benefic softens the malefic there. It would be on the calf, which shows when you sit down. On the calf it tells you nothing about your luck, whatever an aunt may say.',
      ),
      foot: limb(
        'Your foot is where the old rule expects a mole rather than a scar. It would be on the foot, and walkers take it for good luck on the road. → Show a mole on the foot to a doctor if it ever changes, and otherwise forget it.',
      ),
    },
  },
} satisfies {
  child: Record<Sign, Passage>
  sign: Record<Sign, Passage>
  navamsha: Record<Lord, Passage>
  colour: Record<Lord, Passage>
  mark: Record<'scar' | 'mole', Record<BodyLimb, Passage>>
}
