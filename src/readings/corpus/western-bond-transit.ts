import { type Cell, from } from '../passage.ts'

// An exact transit of a slow planet to the charts of a pair, by the matter of the point that it reaches
const passage = from('Common Western practice (transits to two charts and their composite)')

type Slow = 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto'
type Matter = 'purpose' | 'emotion' | 'affection' | 'desire' | 'commitment' | 'presence'
type Temper = 'harmonious' | 'challenging'

export default {
  Jupiter: {
    purpose: {
      harmonious: [
        passage(
          'You two have a fair wind for a shared plan. → Ask for what you need, and let the one who is luckier at the moment do the asking.',
        ),
        passage(
          'A door opens for something you both want. → Write to the person who can decide it, this week, and sign with both names.',
        ),
        passage(
          'You believe in each other’s plans, and it shows. → Give one afternoon to the plan of the other, with the phone off.',
        ),
      ],
      challenging: [
        passage(
          'You two aim too high or promise too much. → Halve the plan and you will both still like it in three months.',
        ),
        passage(
          'You like the large version of everything, and the bill has both your names on it. → Choose the one part you would keep.',
        ),
        passage('You advise each other too much. → Ask first if advice is wanted, and live with a no.'),
      ],
    },
    emotion: {
      harmonious: [
        passage(
          'You are good to each other and to your guests. → Enlarge the table, forgive something old, and enjoy being at home.',
        ),
        passage('You both have more patience at home than usual. → Visit the relative whom you have been putting off.'),
        passage(
          'You comfort each other easily now. → Talk about one thing that was hard last year, while it is light.',
        ),
      ],
      challenging: [
        passage(
          'One of you gives more than is good, and the other does not notice. → Agree on how much time and money you hand out.',
        ),
        passage(
          'You eat, invite and promise too much out of kindness. → Keep two evenings a week for only the two of you.',
        ),
        passage('You want to make each other happy by force. → Ask what would really help, and do just that.'),
      ],
    },
    affection: {
      harmonious: [
        passage('There is more warmth between you. Travel, celebrate or say thank you, because it will be remembered.'),
        passage(
          'You like each other a little more than last month. → Go back to the place where you met, or to one like it.',
        ),
        passage('You have luck when you go out together. → Say yes to the party, and leave while it is good.'),
      ],
      challenging: [
        passage('You spoil each other, or compare. → Set a sum for presents and keep the evening simple.'),
        passage(
          'You want more of each other than a week can hold. → Plan one good evening and let the others be ordinary.',
        ),
        passage('You are generous with everybody, and one of you feels left out. → Say who comes first, aloud.'),
      ],
    },
    desire: {
      harmonious: [
        passage(
          'You have energy as a pair. → Start something with your bodies: a trek, a dance, a piece of work in the garden.',
        ),
        passage('You make each other brave. → Try the sport, the road or the repair that each alone would not.'),
        passage(
          'You want the same thing and have the strength for it. → Set a date and tell one friend, so that you go.',
        ),
      ],
      challenging: [
        passage('You egg each other on. → Have one person in charge of saying when it is enough.'),
        passage('You both want to win the same argument. → Postpone it by a day, and half of it is gone.'),
        passage('You overdo it together, in spending or in pace. → Stop one hour before you would.'),
      ],
    },
    commitment: {
      harmonious: [
        passage('A duty that you share gets lighter. It is a good time to sign, to extend or to finish paying.'),
        passage('You can ask for better terms now, at the bank, at work or at home. → Go there together.'),
        passage('You see again why you agreed to this. → Tell each other one reason, and keep the note.'),
      ],
      challenging: [
        passage(
          'One of you wants more room and the other more certainty. → Put both wishes on one page before you decide.',
        ),
        passage('You feel tied by an old rule of yours. → Loosen it for a trial month before you quarrel about it.'),
        passage('You promise a lot to keep the peace. → Promise one thing each, with a day in it.'),
      ],
    },
    presence: {
      harmonious: [
        passage('You make a good impression together. → Go out, meet new people, and let yourselves be introduced.'),
        passage('You two are welcome wherever you come in. → Ask for the introduction that one of you needs.'),
        passage('You look happy, and people move towards you. → Invite somebody who is new in the street.'),
      ],
      challenging: [
        passage('Others want a great deal of you two. → Accept one invitation in three.'),
        passage('You are the loudest pair at the table this month. → Ask two questions for each story.'),
        passage('You are pulled in many directions by other people’s wishes. → Keep Sunday for the two of you.'),
      ],
    },
  },
  Saturn: {
    purpose: {
      harmonious: [
        passage('You can build something that lasts. → Fix a date and a division of work, and keep both.'),
        passage('You see clearly what is possible. → Cut the plan to that size and begin with the first brick.'),
        passage(
          'Somebody older or more experienced takes you seriously. → Ask for advice together, and follow half of it.',
        ),
      ],
      challenging: [
        passage(
          'One of you is under pressure and has little to give. → Take over a duty for these weeks without keeping count.',
        ),
        passage('A plan of yours meets a limit. → Do the smallest part of it well and wait with the rest.'),
        passage(
          'One of you is judged from outside and brings it home. → Listen for ten minutes and judge nothing yourselves.',
        ),
      ],
    },
    emotion: {
      harmonious: [
        passage(
          'You trust each other more, by small and regular things. A fixed evening for the two of you will survive the season.',
        ),
        passage('You feel safe because things are in order. → Settle one family matter now, and it stays settled.'),
        passage('You can be quiet together without worry. → Keep one evening without guests and without news.'),
      ],
      challenging: [
        passage(
          'You may feel alone beside each other. → Say it in one sentence, without a list of faults, and sit together for ten minutes.',
        ),
        passage(
          'You are both tired, and each waits to be comforted. → Take turns, one evening each, and say whose it is.',
        ),
        passage('Something cold has come between you. → Begin with a practical kindness, since words are hard now.'),
      ],
    },
    affection: {
      harmonious: [
        passage('Affection turns into loyalty. You can speak calmly about money, rings or years.'),
        passage('You know what you have in each other. → Plan a year ahead, with two dates that are only for joy.'),
        passage('You like the tried and true now. → Repair something you both love instead of replacing it.'),
      ],
      challenging: [
        passage('Tenderness gets scarce when you are both tired. → Ask for one concrete thing and give one.'),
        passage('You ask yourselves if you are loved enough. → Count what was done this week, not what was said.'),
        passage(
          'You have little money or time for each other. One hour that is kept is worth more than a promised weekend.',
        ),
      ],
    },
    desire: {
      harmonious: [
        passage('You work well side by side. → Take the heavy task of the house now, in even portions.'),
        passage('You have patience for a long task. → Divide it into weeks, and tick them off on the wall.'),
        passage(
          'You can be strict with yourselves without being hard. → Begin the training or the diet of expenses together.',
        ),
      ],
      challenging: [
        passage(
          'One pushes and the other brakes. → Agree on the next small step and on the date when you speak about it again.',
        ),
        passage('Your strength is held up, and you blame each other for it. → Look together for the real obstacle.'),
        passage('You are angry in a cold way. → Move your bodies first, separately, and talk at the table later.'),
      ],
    },
    commitment: {
      harmonious: [
        passage(
          'An agreement between you is confirmed. → Put it in writing, even if you both think that you need no paper.',
        ),
        passage('You have kept a promise for a long time, and it begins to pay. → Mark the day with something small.'),
        passage('You can speak about old age, papers and money without fear. → Do it on one evening, and file it.'),
      ],
      challenging: [
        passage('You find out what your promise weighs. → Drop what neither of you wants, and renew the rest aloud.'),
        passage('You are tired of a duty that was once your idea. → Set an end date for it, or share it anew.'),
        passage(
          'You ask if it is worth it. → Give the question four weeks, and each of you writes one page at the end.',
        ),
      ],
    },
    presence: {
      harmonious: [
        passage('Others begin to count on you as a pair. → Choose together what you say yes to.'),
        passage('You are given a responsibility as a pair. → Take it if both of you would take it alone.'),
        passage('You seem older and more reliable to others now. → Use it for a matter with an office or a landlord.'),
      ],
      challenging: [
        passage('Your roles are tested: who carries, who decides, who waits. → Exchange one duty for a month and see.'),
        passage('You feel watched or criticised as a pair. → Decide whose opinion counts, and name two people.'),
        passage(
          'You carry too much alone, each in a corner. → Put both lists on the table and strike one thing from each.',
        ),
      ],
    },
  },
  Uranus: {
    purpose: {
      harmonious: [
        passage('You can give your life together a new direction. → Try it for three months before you judge it.'),
        passage('You have an idea that changes your plans for the better. → Test it on one weekend.'),
      ],
      challenging: [
        passage('One of you wants out of a role. → Leave the bond in peace and change the role.'),
        passage('Something upsets what you two had settled. → Keep the aim and let the way be new.'),
      ],
    },
    emotion: {
      harmonious: [
        passage('A change at home does you both good: a room, a town, another rhythm of days.'),
        passage('You like a little unrest at home now. → Sleep in another room or another town for a night.'),
      ],
      challenging: [
        passage('One of you needs distance and the other feels it as a threat. → Give the distance a length in days.'),
        passage('You are both jumpy, and the home feels small. → Plan a day apart without a reason.'),
      ],
    },
    affection: {
      harmonious: [
        passage('You surprise each other. → Do something together that neither of you has ever done.'),
        passage('You are curious about each other again. → Ask three questions you have never asked.'),
      ],
      challenging: [
        passage(
          'Routine irritates you, and somebody new may look interesting. → Bring the novelty home and decide nothing for good.',
        ),
        passage('You want closeness today and air tomorrow. → Tell each other in the morning which day it is.'),
      ],
    },
    desire: {
      harmonious: [
        passage('You dare more as a pair than alone. → Take the unusual holiday or begin the odd project.'),
        passage('You feel like breaking a rule that hurts nobody. → Choose one together and enjoy it.'),
      ],
      challenging: [
        passage(
          'A sudden quarrel clears the air or breaks a plate. → Leave the room early and come back the same evening.',
        ),
        passage('You act before you have spoken. → Send a message before each larger decision, even a short one.'),
      ],
    },
    commitment: {
      harmonious: [
        passage('You find a freer form for an old arrangement, and it holds better than the strict one did.'),
        passage('You can change an agreement in peace. → Say what has become too tight, and loosen that one point.'),
      ],
      challenging: [
        passage('A rule between you no longer fits. → Write the new one together before one of you breaks the old.'),
        passage(
          'You feel caught by a duty, and it makes you rude. → Look for the part that can be paid for or dropped.',
        ),
      ],
    },
    presence: {
      harmonious: [
        passage('You look different to others, younger and less settled. → Use it to change your circle a little.'),
        passage('You meet people unlike your friends. → Let yourselves be taken along once.'),
      ],
      challenging: [
        passage('One of you changes fast. → Say what is changing and what stays, so that nobody has to guess.'),
        passage('You surprise those around you, and not everyone likes it. → Tell your families before they hear it.'),
      ],
    },
  },
  Neptune: {
    purpose: {
      harmonious: [
        passage('You share a dream or a belief. → Give it one evening a week and no budget yet.'),
        passage('You can do some good together. → Choose one cause, one hour a week, and no speeches.'),
      ],
      challenging: [
        passage('You talk about a future that each of you sees differently. → Draw it on paper and compare.'),
        passage('You do not know where you two are going. → Decide only about the next month, and keep to facts.'),
      ],
    },
    emotion: {
      harmonious: [
        passage('You understand each other without words. Music, water and long walks are worth more than a talk now.'),
        passage('You are kind to each other’s weak side. → Let one old reproach go without mentioning it.'),
      ],
      challenging: [
        passage('You guess at each other’s feelings and guess wrong. → Ask, and believe what you hear.'),
        passage('You are both a little sad and do not know why. → Sleep more before you look for a guilty person.'),
      ],
    },
    affection: {
      harmonious: [
        passage('You see the best in each other. → Write it down somewhere, for the years in which you will need it.'),
        passage('You are tender with each other. → Listen to the old songs, and tell how it was then.'),
      ],
      challenging: [
        passage('One of you loves a picture more than a person. → Talk about ordinary days, bills and socks.'),
        passage('You hope that the other will change by itself. → Say the wish once, plainly, and watch what happens.'),
      ],
    },
    desire: {
      harmonious: [
        passage('You are gentle with each other’s strength and weakness. Dance, swim or help somebody together.'),
        passage('You like slow things now. → Walk beside water, and let the plan for the day be short.'),
      ],
      challenging: [
        passage(
          'One of you is tired without a reason, and the other takes it personally. → Rest first and make no reproach out of it.',
        ),
        passage('You avoid a quarrel until it comes out sideways. → Name the small thing today.'),
      ],
    },
    commitment: {
      harmonious: [
        passage('You forgive each other an old debt. → Let it be the last time that it is mentioned.'),
        passage('You trust each other beyond what is written. → Write the important part down all the same.'),
      ],
      challenging: [
        passage('A promise between you gets blurred. → Say it again with a date in it.'),
        passage('You have both forgotten what was agreed. → Look it up or agree again, without blame.'),
      ],
    },
    presence: {
      harmonious: [
        passage(
          'People feel well in your company. → Keep some of that kindness for the time after the guests have left.',
        ),
        passage('You make a gentle impression. → Visit somebody who is alone.'),
      ],
      challenging: [
        passage('Others see in you two what they wish to see. → Keep your agreements with them in writing.'),
        passage('You hear rumours or half truths about people near you. → Ask the person, or leave it.'),
      ],
    },
  },
  Pluto: {
    purpose: {
      harmonious: [
        passage('You have the strength to change something large together. → Choose one thing and do it to the end.'),
        passage('You can end something that has drained you both. → Do it properly, with a date and thanks.'),
      ],
      challenging: [
        passage('You struggle over who decides. → Divide the fields, so that each of you has the last word in one.'),
        passage('You both want to lead, and neither says it. → Choose by the matter who does, for one month.'),
      ],
    },
    emotion: {
      harmonious: [
        passage(
          'You can speak about what has never been said. → Choose a quiet evening, and do not repeat it outside.',
        ),
        passage('You trust each other with something painful. → Listen to the end and give no advice.'),
      ],
      challenging: [
        passage(
          'Old fear comes up and looks like jealousy. → Say what you are afraid of instead of asking where the other was.',
        ),
        passage('You feel an old fear of being left. → Tell each other what calms you, in one sentence.'),
      ],
    },
    affection: {
      harmonious: [
        passage('You love more deeply than before. → Let it show in one thing that costs you something.'),
        passage('You see each other without a veil and like what you see. → Say so.'),
      ],
      challenging: [
        passage('You hold each other too tightly. Each of you needs a door that the other does not open.'),
        passage('You test each other without meaning to. → Give a clear answer where you have been silent.'),
      ],
    },
    desire: {
      harmonious: [
        passage('You have unusual staying power as a pair. → Use it for the repair or the training you never got to.'),
        passage('You have the strength to clear out a cellar, in the house or elsewhere. → Finish one corner.'),
      ],
      challenging: [
        passage('Anger goes deep now. → Fight about one thing only, and stop when it has been said.'),
        passage('You are both too strong for this quarrel. → Leave it for two days and do heavy work.'),
      ],
    },
    commitment: {
      harmonious: [
        passage('You renew your agreement from the ground up, and it will carry more than the old one.'),
        passage('You can speak about money and power without fear. → Open the accounts to each other.'),
      ],
      challenging: [
        passage('A duty that you inherited weighs on you both. → Ask who would still choose it today.'),
        passage('You carry an old debt, in coin or in feeling. → Name it, halve it, and set a last day.'),
      ],
    },
    presence: {
      harmonious: [
        passage('You have influence as a pair. → Use it openly, for something that is not only yours.'),
        passage('You change something around you by being firm. → Do it kindly, and others join.'),
      ],
      challenging: [
        passage('One of you takes up all the air. → Agree on a sign that means: now you, then me.'),
        passage('You have a strong effect on people and do not notice. → Ask a friend how you two come across.'),
      ],
    },
  },
} as const satisfies Record<Slow, Record<Matter, Record<Temper, Cell>>>
