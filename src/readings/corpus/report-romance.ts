import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { Element, HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on romance. The texts of `guests` follow "With Saturn in your fifth house,".
const heart = from('BPHS 11, 16 and 24 on the fifth house, in our words')
const bond = from('BPHS 11, 18 and 24 on the seventh house, in our words')
const natured = from('BPHS 3 on the natures of the planets, with Phaladeepika 2, in our words')

type Forms = string | readonly [string, string]
const cellOf = (forms: Forms): Cell =>
  typeof forms === 'string' ? natured(forms) : [natured(forms[0]), natured(forms[1])]
const sided = (able: Forms, loaded: Forms): Record<'able' | 'loaded', Cell> => ({
  able: cellOf(able),
  loaded: cellOf(loaded),
})

export default {
  /** The lord of the fifth house by its house. */
  lord_place: {
    1: heart(
      'Your feelings can be read in your face. People know when you like them, and many like you back for it. → Mean what your face says, or say at once that you do not.',
    ),
    2: heart(
      'You show love by food, gifts and words that are remembered. Your family wants to know whom you bring home. → Keep one tender sentence for the person alone, and do not say it at table.',
    ),
    3: heart(
      'You love by messages, small trips and things that you do side by side. The first step is easy for you. A brother, a sister or a neighbour is often at the beginning of the story, so accept the invitation next door.',
    ),
    4: heart(
      'You open up in familiar rooms, and with people who knew you early. A kitchen at midnight is your best place for the truth. → Go out together once a month, or love turns into furniture.',
    ),
    5: heart(
      'Play and love are one thing to you. You are warm, you joke, you dance while the rice burns. → Keep a little of that for the dull weeks, when it is worth most.',
    ),
    6: heart(
      'You meet people at work, in training or while you help somebody out. You love by solving problems. → Ask now and then whether the other person wanted a solution or an arm.',
    ),
    7: heart(
      'Liking turns into a bond fast with you: you think of next year while others think of Saturday. You are serious about people. → Let the other person arrive at that thought without your help.',
    ),
    8: heart(
      'You love deeply and show little of it. There is a silence before there is trust, and some people do not wait. → Tell one person everything, and choose that person slowly.',
    ),
    9: heart(
      'You love what you can look up to: a teacher, a traveller, somebody of another faith. Shared beliefs warm you more than flowers. → Allow the person to be wrong at times, and keep loving.',
    ),
    10: heart(
      'You fall in love with people who do something well, and they notice you at your own work. Love and ambition share your diary. → Write one evening a week into it that no meeting may take.',
    ),
    11: heart(
      'Love grows out of friendship with you: first the circle, then the walk home, then the rest. It is a kind way. → Do not leave somebody for years among the friends because it is easy there.',
    ),
    12: heart(
      'You love in private or at a distance: letters, another city, an understanding that nobody knows of. You feel most when the person is away. → Ask yourself now and then whether you love the person or the longing.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  guests: {
    Sun: heart(
      'You want to be seen loving, and you are hurt when nobody claps. You are loved longest when you leave the stage to the other person in turn.',
    ),
    Moon: heart(
      'You have a tender heart that changes its weather. You decide well about love on the morning after, and badly in the night.',
    ),
    Mars: heart('You fall in love at a run and enjoy a quarrel. You keep people when you let them win now and then.'),
    Mercury: heart(
      'You flirt with words, and a clever message is worth more to you than roses. You stay young in love by learning something together.',
    ),
    Jupiter: heart(
      'You trust before there is proof, and mostly rightly. You are twice as welcome when you ask whether advice is wanted.',
    ),
    Venus: heart(
      'You are easy to love and fond of being so. You are kind when you tell the others early where they stand.',
    ),
    Saturn: heart('You are shy at first and serious after it. You thaw in one hour a week that is plain silly.'),
    Rahu: heart(
      'You are drawn to whoever is different. You choose well after you have seen how they treat a waiter on a bad day.',
    ),
    Ketu: heart('You know at once or you are not interested. You should say that your quiet is not a no.'),
  } satisfies Record<Graha, Passage>,
  venus: {
    Fire: sided(
      'You show affection with energy: you praise, surprise and invite. People feel chosen by you.',
      'You show affection in a blaze and then forget it for a week. You are missed on the days in between, so send one line.',
    ),
    Earth: sided(
      'You show affection by what you do: the soup, the repaired lamp, the hand on the back. It can be relied on.',
      'You show affection by things and hope that they will be understood. You are understood sooner when you say “I am glad you came”.',
    ),
    Air: sided(
      [
        'You show affection by interest: you ask, you remember, you laugh at the right place.',
        'You show affection lightly: a message at noon, a song, a joke that only the two of you know.',
      ],
      'You show affection to everybody, and the one person cannot see the difference. You have to say it to that one, alone.',
    ),
    Water: sided(
      'You show affection by noticing: you see from the shoulders how the day was.',
      'You show affection by guessing, and you expect to be guessed. You save both of you a bad evening if you ask for what you want.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  mars: {
    Fire: sided(
      [
        'You go after what you want, openly, and you can hear a no. It makes your yes believable.',
        'You are direct in love, and it is refreshing. You ask, you laugh, you try again on another day.',
      ],
      'You want it at once and all of it. You win more hearts if you let the second meeting be as short as the first.',
    ),
    Earth: sided(
      'You pursue slowly and surely: you are there, and you are there again.',
      'You wait for a perfect moment, or you push when it is too late. You do well to ask for a coffee, today.',
    ),
    Air: sided(
      'You woo with wit and plans. Doing something new together brings you closer than any talk about feelings.',
      'You argue where you want to be held. You get what you want when you stop in the middle of the sentence and say so.',
    ),
    Water: sided(
      'You pursue by feeling: you know when the door is open, and you enter gently.',
      'You show your wish by moods, hints and a slammed cupboard. You get further with one small request, made directly.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  moon: {
    Fire: sided(
      'You need movement in closeness: plans, jokes, a bit of danger. You forgive fast.',
      'You need attention, and you make a scene to get it. You feel better after a run than after a reproach.',
    ),
    Earth: sided(
      [
        'You need calm in closeness: the same evening, the same walk, warm food. You give others that calm.',
        'You need to be able to rely on somebody, and you are somebody to rely on. A kept promise warms you more than a compliment.',
      ],
      'You need safety so much that you check it. You sleep better once you two have talked about money.',
    ),
    Air: sided(
      'You need talk in closeness, and a little room. You are a friend in love.',
      'You need distance just when somebody comes near. You keep that person if you say how long you will be gone.',
    ),
    Water: sided(
      'You need to be understood without words, and you understand others so.',
      'You need reassurance often, in small coin. You get it when you ask for it before you have decided that you are not loved.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  /** The lord of the seventh house: the way in which a liking becomes a promise. */
  promise: {
    Sun: bond(
      'You make a promise in public and keep it out of honour. You need a partner who can be proud of you, and whom you can let shine.',
    ),
    Moon: bond(
      'You make a promise from feeling, early, and feel bound by it. You need a partner who notices moods and is not frightened by them.',
    ),
    Mars: bond(
      'You make a promise in the heat of a moment, and defend it. You need a partner who is not afraid of an argument.',
    ),
    Mercury: bond(
      'You make a promise with a plan and some conditions. You need a partner to talk with, more than one to admire.',
    ),
    Jupiter: bond(
      'You make a promise as a matter of faith. You need a partner who shares what you believe, or respects it.',
    ),
    Venus: bond(
      'You make a promise gladly, with a celebration. You need a partner with manners, and a home in which it is pleasant to be two.',
    ),
    Saturn: bond(
      'You make a promise late, and you mean it. You need a partner who can wait and who keeps appointments.',
    ),
  } satisfies Record<Lord, Passage>,
  challenges: {
    Sun: natured(
      'A second thing stands between you and closeness: being right. You would sooner lose a person than lose face, so say sorry first, once, and see how little of you is lost.',
    ),
    Moon: natured(
      'A second thing stands between you and closeness: an old hurt that a new person has to pay for. → Name the mood before you act on it.',
    ),
    Mars: [
      natured(
        'A second thing stands between you and closeness: haste and sharp words. → Leave the room for a quarter of an hour, and come back when you said you would.',
      ),
      natured(
        'You also have a temper to look after in love. → Say the sharp thing to a wall first, and see whether it still has to be said.',
      ),
    ],
    Mercury: natured(
      'A second thing stands between you and closeness: a joke where an answer was wanted. → Say one plain sentence, and let it stand.',
    ),
    Jupiter: natured(
      'A second thing stands between you and closeness: large expectations. You love an idea of the person; keep three beliefs that matter, and drop the rest.',
    ),
    Venus: [
      natured(
        'A second thing stands between you and closeness: comfort. You stay where it is pleasant after it has ceased to be true, so ask yourself each season whether you would choose it again.',
      ),
      natured(
        'You also like love to be easy. → When it is not, stay for one more conversation before you decide that it is over.',
      ),
    ],
    Saturn: natured(
      'A second thing stands between you and closeness: managing alone. → Let somebody do a small thing for you each week, and do not repay it on the same day.',
    ),
    Rahu: natured(
      'A second thing stands between you and closeness: what is out of reach. → Give each great attraction a hundred days of ordinary life before you build on it.',
    ),
    Ketu: natured(
      'A second thing stands between you and closeness: the exit that you keep ready. You are sometimes gone while you sit at the table, so say it when you need an hour alone.',
    ),
  } satisfies Record<Graha, Cell>,
  /** The ablest of the three significators, then the one with most load. */
  advice: {
    Venus: {
      Moon: natured(
        '→ Use your ease with people, and protect your moods. Invite, host, be kind; but talk about the difficult thing only when you have slept and eaten.',
      ),
      Mars: natured(
        '→ Use your ease with people, and practise asking. You please everybody and hope that your own wish will be noticed; say it once, aloud, this week.',
      ),
    },
    Moon: {
      Venus: natured(
        '→ Use your sense for how others feel, and practise receiving. You comfort everybody; take a compliment with two words of thanks, and stop there.',
      ),
      Mars: natured(
        '→ Use your sense for how others feel, and give your force a place of its own. Hard exercise on the day of a quarrel keeps it out of your words.',
      ),
    },
    Mars: {
      Venus: natured(
        '→ Use your courage for the first step, and learn the second: being pleasant without a purpose. Put a flower on the table for nobody.',
      ),
      Moon: [
        natured(
          '→ Use your courage for the first step, and mind how it lands. Before you go on, ask “how was that for you”, and wait for the answer.',
        ),
        natured(
          'You are brave in love; be gentle as well. → Tell the other person what you are going to do before you do it.',
        ),
      ],
    },
  } as Readonly<Record<'Venus' | 'Moon' | 'Mars', Readonly<Partial<Record<'Venus' | 'Moon' | 'Mars', Cell>>>>>,
}
