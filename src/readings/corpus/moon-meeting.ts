import { from, type Passage } from '../passage.ts'

// The Moon beside a planet or across from it; {scene}: a small thing of the planet in the house of the Moon. Neighbouring houses have different variants.
const passage = from('Common practice (the Moon joined to a graha or aspected by it)')

type Variants = readonly [Passage, Passage, Passage]

export default {
  Sun: {
    with: [
      passage(
        'The Moon meets the Sun and cannot be seen: your strength is low and your view is clear. → Make up your mind about {scene}, and tell nobody yet.',
      ),
      passage(
        'You have one foot in the old month and one in the new, with the Moon dark beside the Sun. → Keep the day short, and give its last hour to {scene}.',
      ),
      passage(
        '→ Take nothing large on today: the Moon is dark, and you are slower than you look. One quiet thought about {scene} is enough.',
      ),
    ],
    across: [
      passage(
        'The full Moon stands across from the Sun, and you see what you usually pass by. → Look at {scene} again tonight, and set right what you find.',
      ),
      passage('You feel everything a size larger at full Moon. → Say what you think of {scene}, once and kindly.'),
      passage(
        'Something has grown as far as it will, for the Moon is full. → Take your hands off {scene}, and enjoy what is there.',
      ),
    ],
  },
  Mars: {
    with: [
      passage(
        'The Moon passes Mars, and you have drive and a short temper. → Spend both on {scene}, before anybody gets in the way.',
      ),
      passage(
        'You walk fast and speak faster while Mars is beside the Moon. → Do something with your hands first; {scene} will look smaller afterwards.',
      ),
      passage(
        'Somebody steps on your foot, or so it feels, with the Moon at Mars. → Count the money, the minutes or the words that {scene} is really worth.',
      ),
    ],
    across: [
      passage(
        'Mars looks straight at the Moon: somebody provokes you. → Answer calmly, and do not let it become a matter of {scene}.',
      ),
      passage(
        'You hear a challenge in a harmless remark today, with Mars across from the Moon. → Leave {scene} out of your reply.',
      ),
      passage(
        'A race begins that you did not enter: Mars faces the Moon. → Let the others run, and take your time for {scene}.',
      ),
    ],
  },
  Mercury: {
    with: [
      passage(
        'The Moon passes Mercury, and the right words come to you. → Use them for {scene} before you open anything else.',
      ),
      passage(
        'You think with a pencil today, because Mercury is beside the Moon. → Write three lines about {scene}, and two of them will be good.',
      ),
      passage(
        'A small piece of news turns your plan round while the Moon is with Mercury. → Keep ten minutes free for {scene}.',
      ),
    ],
    across: [
      passage(
        'Mercury stands across from the Moon, so you hear two versions of one story. → Ask for the facts, and begin with {scene}.',
      ),
      passage(
        'Your head says one thing and your stomach another, with Mercury facing the Moon. → Put {scene} away until after a meal.',
      ),
      passage(
        'Somebody explains to you what you already know; Mercury faces the Moon. → Nod, and save your breath for {scene}.',
      ),
    ],
  },
  Jupiter: {
    with: [
      passage(
        'The Moon passes Jupiter, the kindest meeting of its month. → Turn to {scene}; you get more than you ask for.',
      ),
      passage(
        'You are in a generous mood and people feel it, with Jupiter beside the Moon. → Spend it on {scene}, and not in a shop.',
      ),
      passage(
        'Good advice is in the next room, for the Moon is with Jupiter. → Open the door, and begin with {scene}.',
      ),
    ],
    across: [
      passage(
        'Jupiter looks across at the Moon: somebody with experience wishes you well. → Think of {scene}, and say plainly what you need.',
      ),
      passage(
        'A compliment reaches you from an unexpected side while Jupiter faces the Moon. → Pass it on, perhaps to {scene}.',
      ),
      passage(
        'You see the large picture today, with Jupiter opposite the Moon. → Let {scene} be the first small stroke in it.',
      ),
    ],
  },
  Venus: {
    with: [
      passage('The Moon passes Venus, and you are liked without trying. → Enjoy that, and leave room for {scene}.'),
      passage(
        'The evening wants to be pleasant: Venus is beside the Moon. → Help it along with {scene}, and leave the accounts alone.',
      ),
      passage(
        'You notice what is lovely before you notice what is wrong, since the Moon is with Venus. → Begin with {scene}.',
      ),
    ],
    across: [
      passage(
        'Venus stands across from the Moon: a small courtesy gets you further than a good argument. → Show it in {scene}.',
      ),
      passage(
        'You want to be asked, and so does the other person, with Venus facing the Moon. → Make the first move, if only with {scene}.',
      ),
      passage(
        'Somebody else’s taste is not yours today, for Venus looks across at the Moon. → Leave it to them, and keep {scene} for yourself.',
      ),
    ],
  },
  Saturn: {
    with: [
      passage(
        'The Moon passes Saturn, and everything takes you longer. → Give {scene} twenty slow minutes, and call that a good day.',
      ),
      passage(
        'You would rather be alone, with Saturn beside the Moon, and you may be. → Use the quiet to deal with {scene}.',
      ),
      passage(
        'A cold draught comes from somewhere: the Moon is at Saturn, and {scene} has been on your mind too long. → See to it before noon.',
      ),
    ],
    across: [
      passage(
        'Saturn faces the Moon, so you feel responsible for more than you are. → Take care of {scene}, and hand the rest back.',
      ),
      passage(
        'You get a no or a late answer while Saturn looks at the Moon. → Use the free hour for {scene}, and ask again next week.',
      ),
      passage(
        'An older person is right and says so, with Saturn across from the Moon. → Thank them, and do something about {scene}.',
      ),
    ],
  },
  Rahu: {
    with: [
      passage(
        'The Moon passes Rahu, and you want more than is good for you. → Keep two hours between you and {scene}.',
      ),
      passage(
        'Something glitters today, for Rahu is beside the Moon. → Ask a sober friend about {scene} before you say yes.',
      ),
      passage(
        'You hardly notice how fast you talk yourself into things, with the Moon at Rahu. → Put {scene} on a list for next week.',
      ),
    ],
  },
  Ketu: {
    with: [
      passage(
        'The Moon passes Ketu, and for some hours you lose interest. It comes back. → Meanwhile say goodbye to {scene}, and to nothing larger.',
      ),
      passage('You look through people today, with Ketu beside the Moon. → Tell them you are tired, and drop {scene}.'),
      passage(
        'A door closes without a sound: the Moon is at Ketu. → Let {scene} go, and you will be surprised how little you miss.',
      ),
    ],
  },
} as const satisfies Record<string, Partial<Record<'with' | 'across', Variants>>>
