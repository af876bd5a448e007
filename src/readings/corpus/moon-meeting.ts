import { from, type Passage } from '../passage.ts'

// The Moon beside a planet or across from it; {scene}: a matter of the planet in the house of the Moon. Neighbouring houses have different variants.
const passage = from('Common practice (the Moon joined to a graha or aspected by it)')

type Variants = readonly [Passage, Passage, Passage]

export default {
  Sun: {
    with: [
      passage(
        'The Moon is dark beside the Sun, and your strength is low. → Decide one thing about {scene}, and begin it tomorrow.',
      ),
      passage(
        'You are between two months, with the Moon dark beside the Sun. → Keep the day short, and give its last hour to {scene}.',
      ),
      passage('→ Take on nothing large today, while the Moon is dark. A quiet thought about {scene} is enough.'),
    ],
    across: [
      passage('The Moon is full, and you see clearly what works and what does not. → Look at {scene} tonight.'),
      passage('You feel everything more strongly at full Moon. → Say what you think of {scene}, once and kindly.'),
      passage('You can reach no more for now, with the Moon full. → Leave {scene} as it is.'),
    ],
  },
  Mars: {
    with: [
      passage('The Moon passes Mars, and you have drive and a short temper. → Put both into {scene}.'),
      passage(
        'You act and speak fast while Mars is beside the Moon. → Do something with your hands before you turn to {scene}.',
      ),
      passage('You are easily annoyed, with the Moon at Mars. → Ask yourself what {scene} is really worth to you.'),
    ],
    across: [
      passage('Mars faces the Moon, and you are easily provoked. → Answer calmly, above all about {scene}.'),
      passage(
        'You may take a harmless remark as an attack, with Mars across from the Moon. → Leave {scene} out of your reply.',
      ),
      passage('You are in a hurry without need, for Mars faces the Moon. → Take your time for {scene}.'),
    ],
  },
  Mercury: {
    with: [
      passage('The Moon passes Mercury, and you find the right words. → Use them for {scene} first.'),
      passage('You think most clearly on paper, with Mercury beside the Moon. → Write three lines about {scene}.'),
      passage(
        'A piece of news may change your plan while the Moon is with Mercury. → Keep ten minutes free for {scene}.',
      ),
    ],
    across: [
      passage('Mercury faces the Moon, and you hear two versions of one story. → Ask for the facts about {scene}.'),
      passage('You cannot decide today, with Mercury facing the Moon. → Eat first, and then look at {scene}.'),
      passage('You talk more than you need to while Mercury faces the Moon. → Keep to {scene}.'),
    ],
  },
  Jupiter: {
    with: [
      passage('The Moon passes Jupiter, a kind meeting. → Turn to {scene}; you get help with it.'),
      passage(
        'You are in a generous mood, with Jupiter beside the Moon. → Give your time to {scene}, and not your money.',
      ),
      passage('You get good advice today, for the Moon is with Jupiter. → Ask about {scene}.'),
    ],
    across: [
      passage(
        'Jupiter faces the Moon, and somebody with experience can help you. → Say plainly what you need with {scene}.',
      ),
      passage('You may be praised while Jupiter faces the Moon. → Use the moment for {scene}.'),
      passage(
        'You see the whole of a matter today, with Jupiter opposite the Moon. → Take the first small step with {scene}.',
      ),
    ],
  },
  Venus: {
    with: [
      passage('The Moon passes Venus, and people like you. → Keep an hour for {scene}.'),
      passage(
        'You can have a pleasant evening, with Venus beside the Moon. → Spend it on {scene}, and leave the accounts alone.',
      ),
      passage('You notice what is good before what is wrong, since the Moon is with Venus. → Begin with {scene}.'),
    ],
    across: [
      passage(
        'Venus faces the Moon, and a small courtesy helps you more than an argument. → Remember it with {scene}.',
      ),
      passage('You want to be asked, with Venus facing the Moon. → Make the first move yourself with {scene}.'),
      passage(
        'Your taste differs from that of other people today, for Venus faces the Moon. → Keep {scene} for yourself.',
      ),
    ],
  },
  Saturn: {
    with: [
      passage('The Moon passes Saturn, and everything takes you longer. → Give {scene} twenty slow minutes.'),
      passage('You would rather be alone, with Saturn beside the Moon. → Spend the quiet hour on {scene}.'),
      passage('You feel a duty more than usual, with the Moon at Saturn. → Deal with {scene} before noon.'),
    ],
    across: [
      passage(
        'Saturn faces the Moon, and you feel responsible for more than is yours. → Look after {scene}, and leave the rest to others.',
      ),
      passage(
        'You may get a no or a late answer while Saturn faces the Moon. → Use the free hour for {scene}, and ask again next week.',
      ),
      passage(
        'You are corrected by somebody older, with Saturn across from the Moon. → Say thank you, and improve {scene}.',
      ),
    ],
  },
  Rahu: {
    with: [
      passage(
        'The Moon passes Rahu, and you want more than is good for you. → Wait two hours before you decide about {scene}.',
      ),
      passage(
        'You are easily dazzled today, for Rahu is beside the Moon. → Ask a sober friend about {scene} before you say yes.',
      ),
      passage('You talk yourself into things quickly, with the Moon at Rahu. → Leave {scene} for next week.'),
    ],
  },
  Ketu: {
    with: [
      passage('The Moon passes Ketu, and for some hours you lose interest. → Give up {scene}, and nothing larger.'),
      passage(
        'You are absent-minded today, with Ketu beside the Moon. → Tell people that you are tired, and drop {scene}.',
      ),
      passage('You can let something go, with the Moon at Ketu. → Let it be {scene}.'),
    ],
  },
} as const satisfies Record<string, Partial<Record<'with' | 'across', Variants>>>
