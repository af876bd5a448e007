import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The sign of the Moon at birth: nature, strength and care of the mind
const passage = from('Brihat Jataka 17; Saravali 23')

export default {
  Aries: {
    nature: passage(
      'The Moon in Aries makes a mind that decides before it has finished asking. Feelings arrive at full strength and leave without a trace; sleep is short, meals are quick, and waiting is the one real hardship.',
    ),
    strength: passage(
      'In a crisis this Moon is calm, because something can at last be done. It takes the first step for others who hesitate, and it forgives by evening what was said in the morning. Children trust it, since it never pretends to a mood that it does not have.',
    ),
    care: passage(
      'Anger spends what patience had earned for an Aries Moon. A walk before the answer, and a promise to finish one thing a week, keep friends and projects alive past their beginning. Brihat Jataka adds a love of the road, so the walk had better be a daily one.',
    ),
  },
  Taurus: {
    nature: passage(
      'The Moon has its exaltation in this sign, and the mind is slow, warm and sure. Taurus Moons remember tastes, textures and kindnesses; they choose once, pay fairly, and see no reason to choose again. Whoever hurries them gets a courteous answer and no movement at all.',
    ),
    strength: passage(
      'Steadiness is the gift of this Moon: people in distress lean on it and it does not move. Savings, gardens, kitchens and singing voices do well in such keeping, and the second half of life is richer than the first.',
    ),
    care: passage(
      'Comfort can become the whole plan for a Moon in Taurus. When change has to come it is best broken into small pieces, each with a date of its own and something pleasant at the end of it.',
    ),
  },
  Gemini: {
    nature: passage(
      'A Gemini Moon thinks in conversation and feels by describing. Two books are open, three people are being answered, and an emotion becomes bearable as soon as the right word for it has been found.',
    ),
    strength: passage(
      'News, jokes and workable ideas travel through this Moon. It puts strangers at ease, sees both sides of a quarrel without effort, and learns a skill by explaining it to somebody else. Friends who moved abroad years ago still hear from it, and answer.',
    ),
    care: passage(
      'Nerves are the price of so much traffic. The Gemini Moon does better with one hour a day away from screens, and with the habit of asking what it feels before saying what it thinks.',
    ),
  },
  Cancer: {
    nature: passage(
      'The Moon rules Cancer, so feeling here is native and tidal. Birthdays, smells and slights are stored for decades; the home is never only a place, and strangers are fed before they are questioned. A quarrel at breakfast has been felt by noon in every room of the house.',
    ),
    strength: passage(
      'Such a Moon knows what another person needs before it is said. Nursing, hospitality, teaching small children and keeping a family together are natural to it, and so is a shrewd sense of what the public will want next year.',
    ),
    care: passage(
      'Withdrawal is the Cancer Moon’s first defence and its worst adviser. Saying plainly that one is hurt, on the same day, spares weeks of silence; regular water and regular sleep do the rest. The verses make it fond of ponds and gardens, and an evening beside either still works.',
    ),
  },
  Leo: {
    nature: passage(
      'With the Moon in Leo the heart wants to give and to be seen giving. Loyalty is total, praise is remembered word for word, and humiliation is the only hurt that does not heal by itself.',
    ),
    strength: passage(
      'This Moon warms a room and takes responsibility for it. Children and juniors grow under its approval, since it expects greatness of them in public and corrects them behind a closed door. Money given away by this Moon is not mentioned again by either side.',
    ),
    care: passage(
      'Pride makes a Leo Moon lonely at exactly the moment when help is near. Asking for something small each week keeps the gate open, and an honest friend is worth a whole audience. Swallowed anger costs it appetite and sleep, as the verses knew.',
    ),
  },
  Virgo: {
    nature: passage(
      'A Virgo Moon sorts in order to feel safe. Lists, remedies and the right name for a trouble calm it; affection is shown by repairing what is broken and by remembering how tea is taken.',
    ),
    strength: passage(
      'Few minds are so useful to others. This Moon notices the missing signature, the wrong dose, the tired colleague, and it puts matters right without a speech before anyone else has noticed. What it cannot mend it will at least label.',
    ),
    care: passage(
      'Worry is skill with nothing to work upon. Give the Virgo Moon a task for the hands, a limit for checking, and one day a week on which nothing whatever is improved. Meals taken in peace show sooner than the face does how the mind is.',
    ),
  },
  Libra: {
    nature: passage(
      'The Libra Moon looks into another face to find its own opinion. It dislikes raised voices and harsh rooms, weighs every choice aloud, and is uneasy until each guest has somebody to talk to. Left alone for a week, it begins to consult the cat.',
    ),
    strength: passage(
      'Tact of a high order belongs to this Moon. It brings hostile parties to one table and drafts the sentence that both can sign. Brihat Jataka adds skill in buying and selling, which is the same talent with a price on it.',
    ),
    care: passage(
      'Peace bought by silence is paid for later. A Moon in Libra should decide small matters quickly and alone, for practice, and let one person a week be displeased with it. The lower back complains of what was not said aloud.',
    ),
  },
  Scorpio: {
    nature: passage(
      'In Scorpio the Moon is in its fall, and feeling runs deep and hidden. Nothing is half meant; trust is tested in secret, loss is rehearsed beforehand, and a few loves last until the end.',
    ),
    strength: passage(
      'This Moon does not look away. It sits with the grieving, reads the true motive, keeps secrets for a lifetime, and rises from loss with more strength than it had before. A friend in trouble finds it at the door when the others have stopped ringing.',
    ),
    care: passage(
      'Old slights kept warm turn into plans. The Scorpio Moon needs a witness who has earned it, hard exercise, and a rule that suspicion is to be spoken of within three days or dropped. The debt it forgives is usually the last of its own troubles.',
    ),
  },
  Sagittarius: {
    nature: passage(
      'A Sagittarius Moon is happiest on the way to something. It needs a horizon, a cause or a teacher, says what it thinks with a laugh, and recovers from grief by finding what it means.',
    ),
    strength: passage(
      'Hope is its contribution, and with it plain generosity. People bring this Moon their doubts and leave with a direction; languages, law, faith and long roads are where it feels at home. Books and money are lent with one gesture, and the books at least come back.',
    ),
    care: passage(
      'Promises made in high spirits have to be kept on flat days. Half as many of them, and a listener’s patience before advice is given, would double the worth of a Sagittarius Moon’s good will.',
    ),
  },
  Capricorn: {
    nature: passage(
      'The Capricorn Moon grew up early. It trusts effort more than luck, keeps feelings in order like tools, and shows love by turning up on time with what was needed. Its jokes are dry and rather good.',
    ),
    strength: passage(
      'Endurance and good sense belong to this Moon in bad years. It budgets, waits and carries, and those who once found it cold discover who was still there at the end. Brihat Jataka makes it sturdy and, to the surprise of many, a poet.',
    ),
    care: passage(
      'A Moon in Capricorn mistakes exhaustion for virtue. Rest must be booked like work, tenderness practised aloud, and some pleasure allowed that serves no purpose at all. The old verse says that it cannot bear cold, and warmth is due to those who never sit down.',
    ),
  },
  Aquarius: {
    nature: passage(
      'With the Moon in Aquarius feeling takes a step back to see the pattern. It is friendly to many and intimate with few, loyal to principles, and restless wherever everyone agrees. Sleep waits until the argument with the absent opponent has been won.',
    ),
    strength: passage(
      'This Moon is fair even to those it dislikes. It keeps its head when a group has lost its own, befriends the odd one out, and invents arrangements in which different people can live together.',
    ),
    care: passage(
      'Distance reads as indifference to those who wait for a word. One named person, one regular evening and one plain statement of need bring the Aquarius Moon back among its own people, who had thought themselves forgotten.',
    ),
  },
  Pisces: {
    nature: passage(
      'A Pisces Moon has thin walls: moods, music and other people’s sorrows come straight in. It forgives without being asked, forgets where things are, and finds its direction as a swimmer does, by feeling for the current.',
    ),
    strength: passage(
      'Compassion here is practical imagination. The Pisces Moon comforts without a sermon, paints or plays what cannot be said, and guesses rightly in matters where reasoning has run out. Those it has helped across a bad year seldom know how much was done.',
    ),
    care: passage(
      'What flows in has to flow out. Salt air, early nights, a trusted person for money and the word no, said kindly and soon, keep this Moon from being everybody’s harbour and its own wreck.',
    ),
  },
} satisfies Record<Sign, Record<'nature' | 'strength' | 'care', Passage>>
