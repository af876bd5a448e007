import { from, type Passage } from '../passage.ts'

// The planet on which a tropical chart leans (gift) and the one that costs effort (strain), by the element of its sign
const passage = from('Common Western practice (essential and accidental dignity)')

type Planet = 'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn'
type ByElement = Record<'Fire' | 'Earth' | 'Air' | 'Water', Passage>

export default {
  gift: {
    Sun: {
      Fire: passage(
        'You know who you are, and people gather round you because of it. You do not wait for permission: you begin, and others find that they have joined in.',
        'bold',
        'sure of self',
        'in front',
        'decides fast',
      ),
      Earth: passage(
        'You know your worth by what you have built. People trust you with real things, and you grow calmer the more depends on you.',
        'sure of self',
      ),
      Air: passage(
        'You know your own mind and can explain it. In a group you are the one who says what the whole thing is about.',
        'sure of self',
      ),
      Water: passage(
        'You have a quiet centre that others feel before you speak. You lead by caring about the result more than about the applause.',
        'in the background',
      ),
      deed: [
        passage('→ Put your name on one thing this month and show it in public. Your strength grows in daylight.'),
        passage(
          '→ Say in one sentence what you can do, and say it this week to someone who needs it. It will save you both a year.',
        ),
      ],
    },
    Moon: {
      Fire: passage(
        'Your feelings are warm, quick and soon over. You cheer people up without trying, and you recover from a bad day faster than most.',
        'lets go',
        'shows feelings',
      ),
      Earth: passage(
        'You have a steady heart. You know how to eat, sleep and rest, and people calm down in your company without knowing why.',
        'hard to upset',
        'sleeps well',
      ),
      Air: passage(
        'You can talk about feelings without drowning in them. You make strangers feel at home with three sentences.',
        'puts moods down',
      ),
      Water: passage(
        'You feel what is needed before anyone asks. Your instinct about people is right more often than your reasons are.',
      ),
      deed: [
        passage(
          '→ Follow your first feeling once a day in a small matter, and note how it turned out. You will learn how far you can trust it.',
        ),
        passage(
          '→ Invite someone this week who looks tired. You know what to put on the table, and you will see what your calm does.',
        ),
      ],
    },
    Mercury: {
      Fire: passage(
        'You think fast and speak so that people want to act. You find the word that gets a room moving.',
        'thinks fast',
      ),
      Earth: passage(
        'Your mind is exact and practical. What you explain works, and what you repair stays repaired.',
        'exact',
      ),
      Air: passage(
        'You learn easily and connect what others keep apart. Words, numbers or languages come to you easily.',
        'learns fast',
        'thinks fast',
      ),
      Water: passage(
        'You hear what is meant behind what is said, and remember it. People tell you things that they tell nobody else.',
      ),
      deed: [
        passage('→ Teach somebody this week what you know best. You will see your own mind from outside.'),
        passage(
          '→ Write one page on a thing that confuses others and give it to them. You will be asked for the next.',
        ),
        passage(
          '→ Ask the question this week that everyone else is too polite to ask. You ask it well, and the answer will be useful to all.',
        ),
      ],
    },
    Venus: {
      Fire: passage(
        'You love openly and make others feel chosen. Your warmth brings you more invitations than you can accept.',
        'shows feelings',
      ),
      Earth: passage(
        'You have sure taste and a loyal heart. You know what is worth having, and you can wait for it.',
        'patient',
      ),
      Air: passage(
        'You get on with almost everyone and make it look easy. Where two people have stopped speaking, they speak to you.',
        'seeks company',
      ),
      Water: passage(
        'You love deeply and gently, and people feel safe with you. Beauty moves you to tears and then to work.',
      ),
      deed: [
        passage(
          '→ Bring two people together this week who should know each other. That is your talent at its plainest.',
        ),
        passage('→ Ask for something this week simply because you would like it. People enjoy saying yes to you.'),
      ],
    },
    Mars: {
      Fire: passage(
        'You act while others still discuss. You have courage in an emergency, and your example gives it to the rest.',
        'bold',
        'decides fast',
      ),
      Earth: passage(
        'You keep going until it is done. Your strength is in the second half, when everybody else has stopped.',
        'finishes',
        'has stamina',
        'keeps going',
      ),
      Air: passage(
        'You fight with arguments and win with timing. You get things decided that have been talked about for years.',
        'seeks contests',
      ),
      Water: passage(
        'You defend people without raising your voice. You sense the right moment, and then nothing moves you from it.',
      ),
      deed: [
        passage(
          '→ Finish this week the task that everyone has been walking round. It will take you less time than they think.',
        ),
        passage(
          '→ Take the first step in a matter that has waited a year, before the end of this week. The second step will be easier for everyone.',
        ),
      ],
    },
    Jupiter: {
      Fire: passage(
        'You believe that it will work out, and your belief is catching. You have luck because you try one time more.',
        'expects good',
      ),
      Earth: passage(
        'You have a nose for what will grow. You turn small chances into solid ones, and you share the result.',
      ),
      Air: passage(
        'You see the larger meaning, and can make others see it. Teachers, helpers and good books find you at the right time.',
      ),
      Water: passage(
        'You trust life, and it tends to answer. Your kindness comes back to you from directions you did not plan.',
        'expects good',
      ),
      deed: [
        passage(
          '→ Ask this week for the opportunity that seems one size too big. Your luck needs a request to work with.',
        ),
        passage('→ Tell one person what you believe they can do. Your confidence is a gift that costs you nothing.'),
      ],
    },
    Saturn: {
      Fire: passage(
        'You can hold a flame steady for years. You do not shine fast, and you are still shining when the fast ones have gone home.',
        'patient',
        'keeps going',
      ),
      Earth: passage(
        'You build things that last. Time is on your side, because you use it, and people come to you when it has to be done properly.',
        'finishes',
        'keeps going',
      ),
      Air: passage(
        'You think in structures and judge fairly. What you have considered for long, others can rely on without checking.',
      ),
      Water: passage(
        'You keep your head when feelings run high, and you stay. People remember who is there on the worst day, and it is often you.',
        'hard to upset',
      ),
      deed: [
        passage(
          '→ Choose one aim for the next three years and write down its first date. You are better at long roads than you think.',
        ),
        passage(
          '→ Put one hour on the same evening of each week into your long project. After a year you will be ahead of all who hurried.',
        ),
      ],
    },
  },
  strain: {
    Sun: {
      Fire: passage(
        'You have a fire and hide it behind jokes or duty. You want to be seen and step aside when someone looks.',
        'doubts self',
        'in the background',
      ),
      Earth: passage(
        'You measure yourself by results and never quite pass. Recognition reaches you late, often after you have stopped hoping for it.',
        'doubts self',
      ),
      Air: passage(
        'You see so many sides that your own gets lost. Asked what you want, you name what would be reasonable.',
        'gives in',
        'decides slowly',
      ),
      Water: passage(
        'You feel yourself most clearly through others, and fade when they leave. Your own direction has to be protected like a small flame.',
        'doubts self',
      ),
      deed: [
        passage(
          '→ Make one small decision each day without asking anyone, and stand by it. Your outline gets firmer line by line.',
        ),
        passage('→ Let yourself be praised once this week without a joke. Count to three and say thank you.'),
      ],
    },
    Moon: {
      Fire: passage(
        'You act on a feeling before you know its name. What looks like temper in you is often tiredness or hunger for comfort.',
        'quick anger',
        'shows feelings',
      ),
      Earth: passage(
        'You look after everybody’s needs in practical ways and overlook your own. You notice that you are unhappy when your body says so.',
      ),
      Air: passage(
        'You explain your feelings away. You know all the reasons, and at night you cannot sleep.',
        'sleeps badly',
      ),
      Water: passage(
        'Every mood in the room gets into you. You need more time alone than others, and you feel guilty for taking it.',
        'takes on moods',
      ),
      deed: [
        passage(
          '→ Keep one hour a day in which nobody can ask you for anything. Eat, rest or walk in it, and let it be useless.',
        ),
        passage(
          '→ Go to bed at the same hour for seven days and eat before you decide anything. You will be surprised how many questions answer themselves.',
        ),
      ],
    },
    Mercury: {
      Fire: passage(
        'You answer before the question is finished and regret half of it. Your mind is quick; it is the waiting that you have to learn.',
        'impatient',
        'thinks fast',
        'talks much',
      ),
      Earth: passage(
        'You want to be certain before you speak, so others speak first. Your thoughts are sound, and they arrive when the decision is made.',
        'thinks slowly',
        'says little',
      ),
      Air: passage(
        'You have ten ideas at once and finish none in the order you meant. Talking helps you think, and it uses up the time for doing.',
        'leaves unfinished',
        'thinks fast',
      ),
      Water: passage(
        'You remember moods better than facts. In a dispute you know that you are right and cannot find the proof.',
        'misses details',
      ),
      deed: [
        passage(
          '→ Write things down by hand: three lines in the evening, about what you decided and why. It gives your mind a floor to stand on.',
        ),
        passage(
          '→ Give your answer a day later and half as long. People will think that you have changed, and so will you.',
        ),
        passage(
          '→ Read your message aloud before you send it. You will hear what is missing and leave out what is too much.',
        ),
      ],
    },
    Venus: {
      Fire: passage(
        'You fall in love fast and cool fast, and both frighten you. You want to be won, and you dislike it when somebody waits for you.',
        'loves quickly',
      ),
      Earth: passage(
        'You find it hard to believe that you are loved without doing something for it. You give work, presents and time, and count in secret.',
        'doubts self',
      ),
      Air: passage(
        'You are charming with everyone and shy with the one who matters. You keep love light, and then miss its weight.',
      ),
      Water: passage(
        'You give your heart before you have looked. You feel responsible for the other’s sadness, and you stay too long because of it.',
      ),
      deed: [
        passage(
          '→ Receive something this week without returning it: a compliment, a meal, an hour. Say thank you and nothing else.',
        ),
        passage(
          '→ Tell somebody this week what you like about them, and one thing that you need. Stop after that and wait.',
        ),
        passage(
          '→ Wear, eat or hear something this week for no other reason than that it pleases you. Begin with yourself, and others will be able to follow.',
        ),
      ],
    },
    Mars: {
      Fire: passage(
        'You have a lot of anger and little patience with yourself for having it. It comes out at the wrong person, or at the very end of a long day.',
        'quick anger',
      ),
      Earth: passage(
        'You start slowly because you want to do it right. By the time you are ready, you are also tired of it.',
        'decides slowly',
      ),
      Air: passage(
        'You argue instead of acting, with others and with yourself. The fight takes place in your head, and you lose it there.',
      ),
      Water: passage(
        'You swallow your anger to keep the peace. It comes back as a cold silence or a sudden goodbye.',
        'slow anger',
        'keeps the peace',
      ),
      deed: [
        passage(
          '→ Use your body at a fixed time three days a week, and say your first small no on the same days. The two belong together.',
        ),
        passage(
          '→ Say one small annoyance aloud this week, on the day itself and in one sentence. You will carry less of it into the evening.',
        ),
      ],
    },
    Jupiter: {
      Fire: passage(
        'You hope for a great deal and are disappointed by anything less. You leave good things early because something better might be round the corner.',
        'leaves unfinished',
        'expects good',
      ),
      Earth: passage(
        'You find it hard to trust what you cannot count. You prepare for the worst so well that you are too busy to enjoy the best.',
        'expects trouble',
      ),
      Air: passage(
        'You have opinions in place of faith. You know what is wrong with every plan, and envy those who simply set out.',
        'expects trouble',
      ),
      Water: passage(
        'You give too much and then wonder where it went. Your trust is large and goes to whoever needs it, which is not always who deserves it.',
        'trusts quickly',
      ),
      deed: [
        passage(
          '→ Choose one hope and give it a budget and a date. A small thing believed in for a year will change your mind about luck.',
        ),
        passage(
          '→ Write down three things that went better than you feared. Do it each Sunday until you believe the list.',
        ),
      ],
    },
    Saturn: {
      Fire: passage(
        'You push against every limit, and each one pushes back. You want to be taken seriously, and you break off just before you would be.',
        'resists rules',
      ),
      Earth: passage(
        'You carry too much and call it normal. You feel guilty when you rest, so you rest badly.',
        'restless',
      ),
      Air: passage(
        'You are strict with your own thoughts. A judge in your head has an answer ready before you have finished the question.',
      ),
      Water: passage(
        'You keep your fears to yourself and they grow in the dark. You expect that nobody would come, so you do not call.',
        'copes alone',
        'hides feelings',
        'expects trouble',
      ),
      deed: [
        passage(
          '→ Give away one duty this month and do not take it back when it is done badly. You will find out that the roof stays on.',
        ),
        passage('→ Choose the one rule that you would still make today and drop another. You may do it in private.'),
      ],
    },
  },
} as const satisfies Record<
  'gift' | 'strain',
  Record<Planet, ByElement & { deed: readonly [Passage, Passage, ...Passage[]] }>
>
