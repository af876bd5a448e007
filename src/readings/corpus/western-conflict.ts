import { from, type Passage } from '../passage.ts'

// The conflict that a hard aspect of two planets sets in a life: the finding, a scene, and what helps
const passage = from('Common Western practice (natal squares, oppositions and hard conjunctions)')

export default {
  'Sun Moon': {
    finding: passage(
      'You want one thing and need another. What you aim for takes you away from what calms you, so you arrive at your goals tired, or stay at home and feel you have missed something.',
    ),
    scene: passage('You plan the evening you have earned, and spend it thinking about the task you left.'),
    deed: passage(
      '→ Give each side its own fixed hours, and tell the people you live with which hour it is. You do not have to choose once and for all.',
    ),
  },
  'Sun Mars': {
    finding: passage(
      'You fight for what you want, and sometimes you fight before you know what you want. You respect yourself most after a contest, so life keeps offering you one.',
      'seeks contests',
    ),
    scene: passage(
      'Somebody tells you how to do it, and you do the opposite before you have asked whether they were right.',
    ),
    deed: passage(
      '→ Choose your contests in advance: a sport, a record, a hard project. You will need fewer of them at the breakfast table.',
    ),
  },
  'Sun Jupiter': {
    finding: passage(
      'You believe in more than one person can do. Your confidence opens doors, and behind the third door your calendar is full and somebody is waiting for you.',
      'promises too much',
      'expects good',
    ),
    scene: passage('You say yes on the stairs, and remember on the way home that you have said yes twice already.'),
    deed: passage('→ Answer every offer a day later. You keep the large view and lose only the debts.'),
  },
  'Sun Saturn': {
    finding: passage(
      'You have to earn the right to be yourself, or so it feels. You measure yourself with a hard ruler. It makes you reliable, and it makes you slow to enjoy what you reached.',
      'doubts self',
    ),
    scene: passage('You are praised in front of others and hear only the sentence that was left out.'),
    deed: passage(
      '→ Write down at the end of each week what you finished, and stop there. Judge yourself as mildly as you would judge a friend.',
    ),
  },
  'Sun Uranus': {
    finding: passage(
      'You need to belong and you need to be free of whatever you belong to. Just when a role begins to fit you, you break it open.',
      'likes change',
    ),
    scene: passage('You have the post, the flat, the plan, and you look up trains for the weekend.'),
    deed: passage(
      '→ Build the exit in from the start: a free day, a project of your own, a contract that can be changed. What is open does not have to be broken.',
    ),
  },
  'Sun Neptune': {
    finding: passage(
      'You can become what others need, and then you look for yourself among the roles. Your imagination is a talent, and it also lets you see a person or a plan as it might be.',
      'gives in',
    ),
    scene: passage(
      'You come out of a long talk knowing exactly how the other feels, and you have forgotten what you came to say.',
    ),
    deed: passage(
      '→ Make something with your hands every week that nobody asked for. It shows you where you end and the others begin.',
    ),
  },
  'Sun Pluto': {
    finding: passage(
      'You notice at once who has power, and you are resolved never to be the weak one. You can rebuild a life from nothing, and you find it hard to leave one alone that works.',
    ),
    scene: passage('Someone asks a harmless question, and for a second you look for the trap in it.'),
    deed: passage(
      '→ Say what you want before you start to arrange it. You lose a little control and gain people who stay of their own accord.',
    ),
  },
  'Moon Mercury': {
    finding: passage(
      'You think and feel at different speeds. You explain a feeling before you have had it, or a mood writes the letter that your reason has to answer for.',
    ),
    scene: passage('You are asked how you are, and you give an analysis.'),
    deed: passage('→ Sleep before you send. When you speak about a feeling, begin with the body: tired, warm, tight.'),
  },
  'Moon Venus': {
    finding: passage(
      'What comforts you and what attracts you are not the same. You look for warmth in one person and excitement in another, and feel you are unfair to both.',
    ),
    scene: passage('You are cooked for and cared for, and you wish that somebody would dress up for you.'),
    deed: passage(
      '→ Ask for both from the person you trust most, in two different sentences, on two different evenings.',
    ),
  },
  'Moon Mars': {
    finding: passage(
      'You protect yourself by attacking first. Your feelings are quick and honest, and they arrive with so much force that others answer the force and miss the feeling.',
      'quick anger',
      'shows feelings',
    ),
    scene: passage('You are hurt, and what the room hears is a slammed door.'),
    deed: passage(
      '→ Move before you talk: stairs, a run, a bucket and a brush. Ten minutes later you can say the sentence that starts with I.',
    ),
  },
  'Moon Jupiter': {
    finding: passage(
      'You feel everything in large sizes and want to make everyone welcome. Then you are exhausted, and nobody understands why, because it was you who said that there was room for six.',
      'seeks company',
      'shows feelings',
    ),
    scene: passage('You cook for ten, and eat alone at midnight in the kitchen.'),
    deed: passage('→ Decide how much you give before the guests come. Generosity that has a limit can be repeated.'),
  },
  'Moon Saturn': {
    finding: passage(
      'You need little, or you have decided to. It makes you strong and self-reliant, and it makes you look cool at the very moment when you would like to be held.',
      'hides feelings',
    ),
    scene: passage('Somebody offers to help you, and you hear yourself say that it is not necessary.'),
    deed: passage(
      '→ Accept one small help a week without paying it back. It feels like risk, and it is how closeness starts for you.',
    ),
  },
  'Moon Uranus': {
    finding: passage(
      'You want a home and an open window in it. Closeness calms you for a while; then it feels like a hand on your collar, and you need air at once.',
      'restless',
    ),
    scene: passage('After the best weekend together you do not answer your phone for two days.'),
    deed: passage(
      '→ Say beforehand that you will need time alone and when you will be back. People can live with your distance if they know its length.',
    ),
  },
  'Moon Neptune': {
    finding: passage(
      'You take in moods the way others take in weather. It makes you kind, and it makes you tired of people whom you have not even spoken to.',
      'takes on moods',
    ),
    scene: passage('You go in cheerful, sit beside someone sad, and carry it home as your own.'),
    deed: passage(
      '→ Ask yourself once a day whose feeling this is. Water, music and an early night give you back your own.',
    ),
  },
  'Moon Pluto': {
    finding: passage(
      'You love with everything you have and are afraid of exactly that. You watch for signs that somebody has too much hold on you, even in good hands.',
      'holds on',
    ),
    scene: passage('A message stays unanswered for an hour, and you have already imagined the end.'),
    deed: passage(
      '→ Tell the person what you imagined instead of testing them. Your fear gets smaller each time it is spoken.',
    ),
  },
  'Mercury Mars': {
    finding: passage(
      'You think fast and say it at once. Your words have an edge that wins arguments and costs you allies.',
      'blunt',
      'thinks fast',
      'talks much',
      'seeks contests',
    ),
    scene: passage('You find the mistake in the third sentence and say so in the fourth, in front of everybody.'),
    deed: passage(
      '→ Put the sharp remark in writing and read it the next morning. You will still send a third of them, and they will hit.',
    ),
  },
  'Mercury Jupiter': {
    finding: passage(
      'You see the whole picture and lose the keys. Your mind runs to the large meaning, and the small print runs away from you.',
      'misses details',
    ),
    scene: passage(
      'You explain brilliantly where the company should be in ten years, and have missed the deadline for the form.',
    ),
    deed: passage('→ Keep one list on paper and one friend who checks figures. Then think as widely as you like.'),
  },
  'Mercury Saturn': {
    finding: passage(
      'You check each word before it leaves you. You prepare what you say, and people mistake your care for doubt.',
      'says little',
    ),
    scene: passage('You have the right answer in the meeting, and give it on the stairs.'),
    deed: passage(
      '→ Say one unfinished thought aloud every day. Your depth stays, and others find out about it in time.',
    ),
  },
  'Mercury Uranus': {
    finding: passage(
      'Your mind jumps. You see the answer before you can show the way to it, and you are bored by the time others have followed.',
      'thinks fast',
    ),
    scene: passage(
      'You change the subject in the middle of a sentence, and only you know that it was the same subject.',
    ),
    deed: passage(
      '→ Note the idea in one line when it comes, and add the steps later. A slow colleague is worth a lot to you.',
    ),
  },
  'Mercury Neptune': {
    finding: passage(
      'You think in pictures, and facts come to you a little out of focus. You persuade others easily, and yourself most easily of all.',
      'misses details',
    ),
    scene: passage('You tell the story so well that you cannot say afterwards how it really was.'),
    deed: passage(
      '→ Write dates and amounts down on the spot. With the facts safe on paper, you may invent as much as you like.',
    ),
  },
  'Mercury Pluto': {
    finding: passage(
      'You want to know what is behind it. You read people closely and find what they hide, and you go on digging when there is nothing left to find.',
    ),
    scene: passage('You lie awake over a single word in an otherwise friendly message.'),
    deed: passage(
      '→ Turn it towards something that deserves it: research, repair, a language. With people, ask once and believe the answer for a week.',
    ),
  },
  'Venus Mars': {
    finding: passage(
      'You want to please and you want to win. In love you are charming until you are angry, and the change surprises nobody more than you.',
    ),
    scene: passage('You let the other choose the film, and are cross with them all through it.'),
    deed: passage('→ Say your wish first, in a friendly voice. Desire that is spoken early needs no quarrel later.'),
  },
  'Venus Jupiter': {
    finding: passage(
      'You love generously and have expensive taste, in things and in promises. More is more for you, until the bill arrives and the evening is spoiled.',
      'promises too much',
      'leaks money',
    ),
    scene: passage('You buy the larger present, and are a little hurt by the smaller one.'),
    deed: passage(
      '→ Set the sum before you go out and the hour before you fall in love. Within these limits enjoy everything.',
    ),
  },
  'Venus Saturn': {
    finding: passage(
      'You take love seriously and are afraid of not being enough for it. So you wait, you prove yourself, and you choose people who make you wait.',
      'doubts self',
      'loves slowly',
    ),
    scene: passage('You are paid a compliment, and correct it.'),
    deed: passage(
      '→ Stay with the one who is easy to be with. For you that feels too simple, and it is the real test.',
    ),
  },
  'Venus Uranus': {
    finding: passage(
      'You are attracted by what you cannot keep. Routine dulls your feeling quickly, and a surprise brings it back.',
      'likes change',
    ),
    scene: passage('You are sure of somebody, and begin to look past them to the door.'),
    deed: passage(
      '→ Keep a room, a friend or a pastime of your own inside every bond. Give the unusual a place and it will not have to break in.',
    ),
  },
  'Venus Neptune': {
    finding: passage(
      'You fall in love with what somebody might be. You see the best in people, you forgive early, and you pay for it late.',
      'loves quickly',
    ),
    scene: passage('Your friends see the problem at the first dinner, and you see the sad eyes.'),
    deed: passage(
      '→ Let a year pass before you lend money or sign together. Put the longing into music, art or help, where it can never be too much.',
    ),
  },
  'Venus Pluto': {
    finding: passage(
      'You want all or nothing. A light affection bores you and a deep one frightens you, because you can imagine losing it.',
    ),
    scene: passage('You look at the old photographs on their shelf, and ask one question too many.'),
    deed: passage(
      '→ Leave the other a door that you do not watch. Trust grows for you only where you could have checked and did not.',
    ),
  },
  'Mars Jupiter': {
    finding: passage(
      'You start as if there were no end to your strength. You do achieve more than most, and you also break off more than most, with the next large thing in view.',
      'leaves unfinished',
      'works in bursts',
    ),
    scene: passage('You run the first half of the race in record time.'),
    deed: passage(
      '→ Plan the pause before the start. Two big projects a year, each brought to its end, will take you further than five.',
    ),
  },
  'Mars Saturn': {
    finding: passage(
      'You drive with the brake on. As soon as you want something strongly, you hear the reasons against it, so you act late, or very hard after a long wait.',
      'decides slowly',
    ),
    scene: passage('You prepare for weeks, and then do it all in one furious night.'),
    deed: passage(
      '→ Do a small part of it every day at the same hour. Effort in even portions is your strength, and it lets the anger out as you go.',
    ),
  },
  'Mars Uranus': {
    finding: passage(
      'You act suddenly. A rule, a tone of voice or a closed door is enough, and you have done it before you decided to.',
      'acts rashly',
      'resists rules',
      'decides fast',
    ),
    scene: passage('You resign on a Tuesday, and on Wednesday you make a plan.'),
    deed: passage(
      '→ Keep a second way open in everything you do, and use your hands or your legs each day. Freedom that you practise does not explode.',
    ),
  },
  'Mars Neptune': {
    finding: passage(
      'You act best for something greater than yourself, and you lose heart when it is only for you. Your strength comes and goes like a tide, and you blame yourself for the low water.',
    ),
    scene: passage(
      'You give up your own afternoon without a word, and are angry in the evening without knowing at whom.',
    ),
    deed: passage(
      '→ Tie each week to one visible aim and one physical habit. Say no within the first minute, before you can feel your way to yes.',
    ),
  },
  'Mars Pluto': {
    finding: passage(
      'You have more force than you show. You can stand what others run from, and you dislike yourself when you have used too much of it.',
      'slow anger',
    ),
    scene: passage('You stay calm for a year, and then end it in a single conversation.'),
    deed: passage(
      '→ Let the pressure out early, in sport or hard work, and speak at the first small anger instead of the last great one.',
    ),
  },
} as const satisfies Record<string, Record<'finding' | 'scene' | 'deed', Passage>>
