import { from, type Passage } from '../passage.ts'

// An exact transit of a slow planet to the charts of a pair, by the matter of the point that it reaches
const passage = from('Common Western practice (transits to two charts and their composite)')

type Slow = 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto'
type Matter = 'purpose' | 'emotion' | 'affection' | 'desire' | 'commitment' | 'presence'
type Temper = 'harmonious' | 'challenging'

export default {
  Jupiter: {
    purpose: {
      harmonious: passage(
        'You two have a fair wind for a shared plan. Ask for what you need, and let the one who is luckier at the moment do the asking.',
      ),
      challenging: passage(
        'You two aim too high or promise too much. Halve the plan and you will both still like it in three months.',
      ),
    },
    emotion: {
      harmonious: passage(
        'You are good to each other and to your guests. Enlarge the table, forgive something old, and enjoy being at home.',
      ),
      challenging: passage(
        'One of you gives more than is good, and the other does not notice. Agree on how much time and money you hand out.',
      ),
    },
    affection: {
      harmonious: passage(
        'There is more warmth between you. Travel, celebrate or say thank you, because it will be remembered.',
      ),
      challenging: passage('You spoil each other, or compare. Set a sum for presents and keep the evening simple.'),
    },
    desire: {
      harmonious: passage(
        'You have energy as a pair. Start something with your bodies: a trek, a dance, a piece of work in the garden.',
      ),
      challenging: passage('You egg each other on. Have one person in charge of saying when it is enough.'),
    },
    commitment: {
      harmonious: passage(
        'A duty that you share gets lighter. It is a good time to sign, to extend or to finish paying.',
      ),
      challenging: passage(
        'One of you wants more room and the other more certainty. Put both wishes on one page before you decide.',
      ),
    },
    presence: {
      harmonious: passage(
        'You make a good impression together. Go out, meet new people, and let yourselves be introduced.',
      ),
      challenging: passage('Others want a great deal of you two. Accept one invitation in three.'),
    },
  },
  Saturn: {
    purpose: {
      harmonious: passage('You can build something that lasts. Fix a date and a division of work, and keep both.'),
      challenging: passage(
        'One of you is under pressure and has little to give. Take over a duty for these weeks without keeping count.',
      ),
    },
    emotion: {
      harmonious: passage(
        'You trust each other more, by small and regular things. A fixed evening for the two of you will survive the season.',
      ),
      challenging: passage(
        'You may feel alone beside each other. Say it in one sentence, without a list of faults, and sit together for ten minutes.',
      ),
    },
    affection: {
      harmonious: passage('Affection turns into loyalty. You can speak calmly about money, rings or years.'),
      challenging: passage('Tenderness gets scarce when you are both tired. Ask for one concrete thing and give one.'),
    },
    desire: {
      harmonious: passage('You work well side by side. Take the heavy task of the house now, in even portions.'),
      challenging: passage(
        'One pushes and the other brakes. Agree on the next small step and on the date when you speak about it again.',
      ),
    },
    commitment: {
      harmonious: passage(
        'An agreement between you is confirmed. Put it in writing, even if you both think that you need no paper.',
      ),
      challenging: passage(
        'You find out what your promise weighs. Drop what neither of you wants, and renew the rest aloud.',
      ),
    },
    presence: {
      harmonious: passage('Others begin to count on you as a pair. Choose together what you say yes to.'),
      challenging: passage(
        'Your roles are tested: who carries, who decides, who waits. Exchange one duty for a month and see.',
      ),
    },
  },
  Uranus: {
    purpose: {
      harmonious: passage(
        'You can give your life together a new direction. Try it for three months before you judge it.',
      ),
      challenging: passage('One of you wants out of a role. Leave the bond in peace and change the role.'),
    },
    emotion: {
      harmonious: passage('A change at home does you both good: a room, a town, another rhythm of days.'),
      challenging: passage(
        'One of you needs distance and the other feels it as a threat. Give the distance a length in days.',
      ),
    },
    affection: {
      harmonious: passage('You surprise each other. Do something together that neither of you has ever done.'),
      challenging: passage(
        'Routine irritates you, and somebody new may look interesting. Bring the novelty home and decide nothing for good.',
      ),
    },
    desire: {
      harmonious: passage('You dare more as a pair than alone. Take the unusual holiday or begin the odd project.'),
      challenging: passage(
        'A sudden quarrel clears the air or breaks a plate. Leave the room early and come back the same evening.',
      ),
    },
    commitment: {
      harmonious: passage('You find a freer form for an old arrangement, and it holds better than the strict one did.'),
      challenging: passage(
        'A rule between you no longer fits. Write the new one together before one of you breaks the old.',
      ),
    },
    presence: {
      harmonious: passage(
        'You look different to others, younger and less settled. Use it to change your circle a little.',
      ),
      challenging: passage(
        'One of you changes fast. Say what is changing and what stays, so that nobody has to guess.',
      ),
    },
  },
  Neptune: {
    purpose: {
      harmonious: passage('You share a dream or a belief. Give it one evening a week and no budget yet.'),
      challenging: passage('You talk about a future that each of you sees differently. Draw it on paper and compare.'),
    },
    emotion: {
      harmonious: passage(
        'You understand each other without words. Music, water and long walks are worth more than a talk now.',
      ),
      challenging: passage('You guess at each other’s feelings and guess wrong. Ask, and believe what you hear.'),
    },
    affection: {
      harmonious: passage(
        'You see the best in each other. Write it down somewhere, for the years in which you will need it.',
      ),
      challenging: passage('One of you loves a picture more than a person. Talk about ordinary days, bills and socks.'),
    },
    desire: {
      harmonious: passage(
        'You are gentle with each other’s strength and weakness. Dance, swim or help somebody together.',
      ),
      challenging: passage(
        'One of you is tired without a reason, and the other takes it personally. Rest first and make no reproach out of it.',
      ),
    },
    commitment: {
      harmonious: passage('You forgive each other an old debt. Let it be the last time that it is mentioned.'),
      challenging: passage('A promise between you gets blurred. Say it again with a date in it.'),
    },
    presence: {
      harmonious: passage(
        'People feel well in your company. Keep some of that kindness for the time after the guests have left.',
      ),
      challenging: passage('Others see in you two what they wish to see. Keep your agreements with them in writing.'),
    },
  },
  Pluto: {
    purpose: {
      harmonious: passage(
        'You have the strength to change something large together. Choose one thing and do it to the end.',
      ),
      challenging: passage(
        'You struggle over who decides. Divide the fields, so that each of you has the last word in one.',
      ),
    },
    emotion: {
      harmonious: passage(
        'You can speak about what has never been said. Choose a quiet evening, and do not repeat it outside.',
      ),
      challenging: passage(
        'Old fear comes up and looks like jealousy. Say what you are afraid of instead of asking where the other was.',
      ),
    },
    affection: {
      harmonious: passage('You love more deeply than before. Let it show in one thing that costs you something.'),
      challenging: passage('You hold each other too tightly. Each of you needs a door that the other does not open.'),
    },
    desire: {
      harmonious: passage(
        'You have unusual staying power as a pair. Use it for the repair or the training you never got to.',
      ),
      challenging: passage('Anger goes deep now. Fight about one thing only, and stop when it has been said.'),
    },
    commitment: {
      harmonious: passage('You renew your agreement from the ground up, and it will carry more than the old one.'),
      challenging: passage('A duty that you inherited weighs on you both. Ask who would still choose it today.'),
    },
    presence: {
      harmonious: passage('You have influence as a pair. Use it openly, for something that is not only yours.'),
      challenging: passage('One of you takes up all the air. Agree on a sign that means: now you, then me.'),
    },
  },
} as const satisfies Record<Slow, Record<Matter, Record<Temper, Passage>>>
