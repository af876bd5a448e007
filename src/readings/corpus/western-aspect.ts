import type { PLANETS } from '../../western/points.ts'
import { type Cell, from } from '../passage.ts'

export type PairsOf<Names extends readonly string[]> = Names extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First} ${Rest[number]}` | PairsOf<Rest>
  : never

/** Two planets in the order from Sun to Pluto: `Sun Moon`. */
type PlanetPair = PairsOf<typeof PLANETS>
/** Pairs with one passage for all aspects: Sun, Mercury and Venus are never far enough apart for a hard aspect. */
type OneVoiced = PairsOf<['Sun', 'Mercury', 'Venus']>
/** Pairs without a passage: aspects of the three slow planets concern a whole generation. */
type OfGeneration = PairsOf<['Uranus', 'Neptune', 'Pluto']>

/** Harmonious: soft aspects and easy conjunctions. Challenging: hard aspects and heavy conjunctions. */
export interface ByTemper {
  readonly harmonious: Cell
  readonly challenging: Cell
}

// Two planets of one tropical chart in aspect
const passage = from('Common Western practice')
const modern = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  'Sun Moon': {
    harmonious: [
      passage(
        'What you want and what you need point the same way, so you decide without a long quarrel inside. You take the job offer and sleep well the same night. → Ask people close to you now and then what your choice costs them, because your own peace can hide it.',
        'sleeps well',
        'decides fast',
      ),
      passage(
        'Your aims and your comfort get on well, so you rarely have to fight yourself in the morning. You choose a town, and after a week you also sleep in it. → Take one risk this year that your calm would not have suggested; it can carry you.',
        'sleeps well',
      ),
    ],
    challenging: [
      passage(
        'You want one thing and need another: the plan says go, and your stomach says stay. You come home late from something you fought for and feel that you missed the evening. → Give each side its own hours in the week, and stop trying to choose one of them for good.',
      ),
      passage(
        'You work towards something and feel at home somewhere else, and both are real. On the first evening of a holiday you are restless, on the last day of work you are sad. → Tell the people you live with which of the two has its turn this week.',
        'restless',
      ),
    ],
  },
  'Sun Mercury': [
    passage(
      'You are what you think, so you argue well for yourself, and criticism of your idea feels like criticism of you. About a third of all people have this, since the two are always near each other. → Ask somebody else to cut your text before you defend it; you will mind less than you expect.',
      'easily hurt',
      'talks much',
    ),
    passage(
      'Your mind speaks for you, and people know your opinion before they know your name. Many have this aspect, because the two move close together. → Let one talk a day be only questions from your side; you hear things there that your answers would have covered.',
      'talks much',
    ),
  ],
  'Sun Venus': passage(
    'You are liked on the way to what you want, and your taste becomes part of your name. You talk to the stubborn official for two minutes and get the stamp. → Practise refusing one pleasant request each week, because you buy peace more often than you can afford.',
    'gives in',
  ),
  'Sun Mars': {
    harmonious: [
      passage(
        'You decide and act within the hour, and you meet opponents openly. When the car is stuck, you are already pushing while the others look for a rope. → Give this strength a place each week, a sport or heavy work, so that it stays friendly.',
        'decides fast',
      ),
      passage(
        'You have drive and you aim it well, so a decision of yours can be seen by the evening. In a team you take the part that nobody wanted. → Look for a rival who is a little better than you, because you grow beside that person.',
        'decides fast',
      ),
    ],
    challenging: [
      passage(
        'Your will arrives with its fists up, and you reach most where something has to be beaten. Somebody at the next desk makes a small remark about your pace, and you work until midnight to prove it wrong. → Walk round the block before you come home; the family did not start it.',
        'seeks contests',
      ),
      passage(
        'You are at your strongest against resistance, and so you sometimes look for it. In a queue you find the one person who pushes in. → Choose a hard sport or a hard project for this force, and let small insults pass for a week as an experiment.',
        'seeks contests',
      ),
    ],
  },
  'Sun Jupiter': {
    harmonious: [
      passage(
        'You expect a good outcome, and people help you to it. An older person opens a door, and behind it there is a larger plan. → Read every agreement to its last page all the same, since luck like yours does not teach it.',
        'expects good',
      ),
      passage(
        'You trust yourself with large things, and others lend you their trust too. You ask for the better room in a friendly tone and get it. → Use this for somebody else once a month; you lose nothing, and you see how it works.',
        'expects good',
        'sure of self',
      ),
    ],
    challenging: [
      passage(
        'You promise, plan and serve one size too large. Everybody enjoys your party, and in the morning you look at the receipt. → Agree on a limit with one sober friend before you start, and keep the generous part for people who are really there.',
        'promises too much',
        'expects good',
      ),
      passage(
        'You believe that there is room for one thing more: in the car, the week, the budget. By Thursday you move three appointments and apologise four times. → Leave one evening in each week empty on purpose, and defend it like an important meeting.',
        'promises too much',
        'expects good',
      ),
    ],
  },
  'Sun Saturn': {
    harmonious: [
      passage(
        'You begin early, keep on in dull months and finish. People give you the keys without discussing it. → Say aloud once a year what you would like in return, because your reliability is so quiet that it looks like nature.',
        'finishes',
        'patient',
        'keeps going',
      ),
      passage(
        'You can work towards something for years without being praised for it. → Your plan for the week is realistic, and on Friday it is done. Celebrate the stages too, with people, since you tend to go straight to the next.',
        'finishes',
        'patient',
        'keeps going',
      ),
    ],
    challenging: [
      passage(
        'You tend to think that approval has to be earned. You are praised and wait for the but. → Keep a list of what you have finished and read it on Sundays; the judge in you needs evidence and accepts it.',
        'doubts self',
      ),
      passage(
        'You think you must be better than good before you may be seen. You hand in the work late because of one footnote. → Give it away at ninety per cent next time, to somebody who is kind, and look at what they say.',
        'doubts self',
      ),
    ],
  },
  'Sun Uranus': {
    harmonious: [
      modern(
        'You feel free to invent your life, and your changes of course mostly turn out well. You try a way of working from another country, and later your friends copy it. → Choose tasks in which the method is left to you, and avoid jobs with a time clock.',
        'likes change',
      ),
      modern(
        'You do things in your own way, and people end up glad of it. You change the seating order, and the dull evening becomes a good one. → Keep the habit of trying something new each month, in small, and you will stay awake.',
      ),
    ],
    challenging: [
      modern(
        'You break things off just when they become steady, or something from outside breaks them. A rule is read out, and you are against it before the second sentence. → Keep half a day each week that nobody may plan, and the great exits become rarer.',
        'resists rules',
        'leaves unfinished',
        'likes change',
        'works in bursts',
      ),
      modern(
        'You want to belong and you cannot bear to be like the others. In the third month of every course you find what is wrong with it. → Say that you need a different arrangement before you leave, because many people would grant it.',
        'leaves unfinished',
        'likes change',
      ),
    ],
  },
  'Sun Neptune': {
    harmonious: [
      modern(
        'You lead by a picture, a song or kindness, and people want to step into what you imagine. You give your time away without noticing that it is gone. → Look at your week every Friday and mark what was yours; a third of it should be.',
      ),
      modern(
        'You can imagine what is not there yet, and you make others see it. You describe a garden, and they fetch the spade. → Put one of your pictures into a plan with dates this season, with the help of somebody dry.',
      ),
    ],
    challenging: [
      modern(
        'You find it hard to see your own outline: one year you rescue others, the next you wait to be rescued. You say yes to a role because someone described it so beautifully. → Do something daily with your hands, and ask a plain friend what you did last month.',
        'gives in',
      ),
      modern(
        'You adapt to what others need until you forget what you came for. A friend tells you about a dream, and by evening it is yours. → Keep a page with three sentences about what you yourself want, and read it before you say yes.',
        'gives in',
      ),
    ],
  },
  'Sun Pluto': {
    harmonious: [
      modern(
        'You have a reserve of will that others sense, and a defeat that ends another story begins a new one for you. When the firm or the family is in trouble, they ring you. → Let somebody else hold part of the power each time; you stay healthier for it.',
      ),
      modern(
        'You have more strength than you show, and it appears when others give up. You rebuild a thing from its screws and it runs. → Use it before there is a crisis, on one aim that would otherwise need ten years.',
      ),
    ],
    challenging: [
      modern(
        'You cannot bear to be controlled. You notice a game of power in a chief, a neighbour or a person you love, and you start to resist. → Say openly what you want at the beginning; it costs you pride and saves months.',
        'resists rules',
        'holds firm',
      ),
      modern(
        'You would rather be alone than be led. When somebody gives you a friendly order, you feel a hand on your neck. → Let another person decide one small thing each day; you find out that you remain who you are.',
        'resists rules',
        'holds firm',
        'seeks solitude',
      ),
    ],
  },
  'Moon Mercury': {
    harmonious: [
      passage(
        'You can put feelings into words, so a diary entry or a phone call sets you right. You still know the exact sentence your friend used in the spring. → Close the listening hour at a fixed time, because people will talk to you as long as you let them.',
        'shows feelings',
      ),
      passage(
        'You know what you feel and you can say it, and that helps others to say theirs. In a car at night people tell you things. → Write down now and then what you heard about yourself; you listen less to that.',
        'shows feelings',
      ),
    ],
    challenging: [
      passage(
        'You talk a feeling away, or you let a mood write the message. At half past eleven you send three paragraphs, and at eight you would like them back. → Keep evening messages until breakfast, and read them once as if somebody else had written them.',
      ),
      passage(
        'Your feelings and your words come at different times. You say it does not matter, and on the stairs you know that it did. → Ring back within a day and say the second thing too; people are glad of it.',
      ),
    ],
  },
  'Moon Venus': {
    harmonious: [
      passage(
        'You are tender without effort, and you make a table look inviting with little money. People are good to you and seldom know why. → Let one hard talk this month run its course instead of bringing the dessert at the difficult moment.',
        'tactful',
        'keeps the peace',
      ),
      passage(
        'You are easy to be with, and you make people comfortable by small things. You remember that someone takes no sugar. → Let yourself be spoiled for one whole day, and do not do anything in return for it.',
      ),
    ],
    challenging: [
      passage(
        'One person feels like home to you and another like love, and you try to bring the two together. In between you comfort yourself with sweets, orders and being nice. → Tell the person you love in plain words what would comfort you; they cannot guess both at once.',
      ),
      passage(
        'You like one thing and need another, so you come home from a lovely evening and are hungry. You dress up for people who would see you gladly in slippers. → Spend one evening a week with somebody for whom you do nothing special.',
      ),
    ],
  },
  'Moon Mars': {
    harmonious: [
      passage(
        'You act on your feelings while they are fresh, and you defend your own people. Ten minutes after a row you ask who is hungry. → Look for rooms with movement in them, a busy kitchen or a team, because you get sad in quiet ones.',
        'lets go',
        'quick anger',
        'shows feelings',
      ),
      passage(
        'Your heart is quick and brave, and you stand up for people before they have asked. You are angry for an hour and helpful for a week. → Use this courage for your own wishes too; ask for one on the day you feel it.',
        'lets go',
        'quick anger',
        'shows feelings',
      ),
    ],
    challenging: [
      passage(
        'You are stung fast and answer before you know what hurt. A tone in a voice is enough, and you hear yourself using the words of your own family. → Run up and down the stairs first; the hurt and the answer are then two separate things.',
        'easily hurt',
        'quick anger',
      ),
      passage(
        'You defend yourself before anyone attacks, and you are hurt afterwards that they keep away. The wrong question at breakfast is enough. → Say I am not awake yet, or I am tired, and leave the room for five minutes.',
        'easily hurt',
        'quick anger',
      ),
    ],
  },
  'Moon Jupiter': {
    harmonious: [
      passage(
        'Your house is open, your pot is large, and by morning your mood is good again. People tell you things because nothing shocks you. → Set one modest limit, on guests or on portions, and your generosity keeps its pleasure.',
        'hard to upset',
        'lets go',
        'seeks company',
        'expects good',
      ),
      passage(
        'You have a large heart, and things seem possible near you. When a guest breaks a plate you are the first to laugh. → Keep part of this good humour for the evenings on which you are alone.',
        'hard to upset',
        'seeks company',
      ),
    ],
    challenging: [
      passage(
        'You feel everything in a large size: in joy you give things away, in sorrow you ring five people. You feel better afterwards, and they are tired. → Help one person thoroughly instead of thirty a little, and keep a portion for yourself.',
        'shows feelings',
      ),
      passage(
        'You give too much when you are moved, and you take it back by being tired. You invite ten people because one was lonely. → Ask that one person to come alone; you will both have more of it.',
        'seeks company',
      ),
    ],
  },
  'Moon Saturn': {
    harmonious: [
      passage(
        'You keep feelings in proportion and care for people on the day you said you would. An old aunt gets your call every Sunday at six. → Tell someone that you also like to be called; they think you need nothing.',
        'keeps promises',
        'slow anger',
      ),
      passage(
        'You are calm when others are beside themselves, and people lean on that. You know which bill is due and where the spare blanket is. → Tell one person when you are not calm; they have wondered how to help you.',
        'hard to upset',
        'slow anger',
      ),
    ],
    challenging: [
      passage(
        'You manage alone, with tight shoulders, even when help is in the next room. You expect a no, so you do not ask. → Ask one patient person for something small each week; after ten times you will notice that your body believes it.',
        'copes alone',
        'hides feelings',
      ),
      passage(
        'You expect little from others, so that they cannot disappoint you. On your birthday you say that you need nothing. → Name one wish that costs effort, and let somebody have the joy of making it come true.',
        'hides feelings',
      ),
    ],
  },
  'Moon Uranus': {
    harmonious: [
      modern(
        'You make a home out of variety: a friend on the sofa, a new lamp, a timetable only you can read. Your instinct about what comes next is quick and often right. → Leave the door a little open for those you love, and you will want to stay.',
        'likes change',
      ),
      modern(
        'You get used to new things quickly, and you feel it when the wind turns. You are often the first in the family to like a strange idea. → Give your household one fixed meal a week, and change everything else as you please.',
        'likes change',
      ),
    ],
    challenging: [
      modern(
        'You expect comfort to be interrupted, so you leave first. In the middle of a cosy weekend you look up trains. → Eat at fixed times and say when you will be back; your going then frightens nobody, you included.',
        'restless',
      ),
      modern(
        'You long for closeness, and when it comes you need air. You sit in the middle of the sofa with your shoes on. → Tell people how long you will stay before you sit down; it lets you enjoy it.',
        'restless',
      ),
    ],
  },
  'Moon Neptune': {
    harmonious: [
      modern(
        'The moods of others pass through you and come out as music, care or prayer. Your dreams are worth writing down. → Keep one hour a week alone beside water or with music, so that what you picked up in company can leave again.',
        'takes on moods',
      ),
      modern(
        'You feel with people, animals and music, and you find the right tone without thinking. A crying stranger sits down next to you of all people. → Go to sleep without a screen, since your evenings go deep into your nights.',
        'takes on moods',
      ),
    ],
    challenging: [
      modern(
        'You cannot always tell whose sadness you are feeling. Out of pity you begin a friendship and then you have to save it. → Ask the other person one plain question, what do you need from me, and decide nothing about people after ten at night.',
        'takes on moods',
      ),
      modern(
        'You feel sorry for people, and then you are tied to them. You lend your flat for a week, and it becomes a winter. → Say what you can give and until when, at the beginning, in one friendly sentence.',
        'takes on moods',
      ),
    ],
  },
  'Moon Pluto': {
    harmonious: [
      modern(
        'Deep feelings do not frighten you: at a birth, a farewell or a confession you are the calm one. After a loss you grow back from the root. → Spend an evening a month with light, funny people, even if you have to learn the taste.',
        'hard to upset',
      ),
      modern(
        'You feel strongly and can bear it, so people come to you in real trouble. You can throw away old letters and keep the right two. → Tell someone how you get through hard weeks; it helps more than advice.',
        'lets go',
      ),
    ],
    challenging: [
      modern(
        'You feel all or nothing, and you fear that what you love will be taken. You read an old message again at two in the morning to see if there was a sign. → Speak about jealousy while it is small, to somebody who gains nothing by your answer.',
        'holds on',
      ),
      modern(
        'You keep watch over what you love, and it tires both sides. When somebody is late, you have already said goodbye in your head. → Ask for one sign you both agree on, and when it comes, believe it.',
        'holds on',
        'trusts slowly',
      ),
    ],
  },
  'Mercury Venus': [
    passage(
      'You can write the card for a funeral, the toast and the polite complaint, and you bargain with a smile. At a long table the far end stops talking to listen. → Say unwelcome news once in five bare words, since you wrap it so well that the other may thank you and miss it.',
      'tactful',
    ),
    passage(
      'You find the pleasant word without looking for it, and people give you a second chance because of it. A complaint from you sounds like an invitation. → When something really bothers you, say so in the first sentence, or nobody will notice.',
      'tactful',
    ),
  ],
  'Mercury Mars': {
    harmonious: passage(
      'Your mind decides quickly, and your tongue obeys you. You cut the meeting to twenty minutes and nobody is offended. → Send your questions in advance to slower thinkers, because you get their best ideas only that way.',
      'thinks fast',
      'decides fast',
    ),
    challenging: passage(
      'Your words come out with an edge, and you leave the last line of the instructions unread. At breakfast you win a discussion about milk. → Lower your voice on purpose when you are right; you lose nothing but the silence afterwards.',
      'blunt',
      'misses details',
      'thinks fast',
      'seeks contests',
    ),
  },
  'Mercury Jupiter': {
    harmonious: [
      passage(
        'You connect detail with the large view: what you read on Monday is part of a theory by Friday. People learn gladly from you. → Name your sources when you explain something, and even the sceptical ones will follow you.',
      ),
      passage(
        'You see the link between a small fact and a large idea, and you tell it gladly. At dinner the young ones ask you how it goes on. → Choose one of your subjects and write ten pages about it this winter.',
      ),
    ],
    challenging: passage(
      'Your stories gain a zero each time, and your calendar holds three things at the same hour. You believe all of it while you say it. → Write a checklist of five lines for every plan, and let somebody else tick it.',
      'promises too much',
      'misses details',
      'expects good',
    ),
  },
  'Mercury Saturn': {
    harmonious: passage(
      'Your thoughts are in order, and people can rely on a sentence from you. You read the long contract that the others have signed unread. → Learn a few questions for small talk as you would learn a form; people would like to know you.',
      'exact',
      'says little',
    ),
    challenging: passage(
      'You prepare for the worst answer before you speak up. In a discussion you know the answer and let somebody else give it. → Decide before every talk on one point and say it within five minutes; it gets easier each time.',
      'timid',
      'says little',
      'expects trouble',
    ),
  },
  'Mercury Uranus': {
    harmonious: modern(
      'You have the answer before you know the way to it. You pick up new tools like toys and show others the short cut. → Dictate the steps to somebody patient afterwards, or you will have to have the same idea twice.',
      'thinks fast',
    ),
    challenging: modern(
      'Your thought jumps, and the others are still at point two. You call something wrong in a meeting, it sounds rude, and a month later it is policy. → Put the phone away an hour before sleep, and find one person who translates you.',
      'blunt',
      'thinks fast',
    ),
  },
  'Mercury Neptune': {
    harmonious: modern(
      'You find images for what you mean, so you write, film or comfort with a light hand. You hear the tone before the content. → Write numbers into a form with boxes, and keep your attention for the rest.',
    ),
    challenging: modern(
      'Your thoughts drift: the sentence is lovely and the address wrong. When somebody is silent you fill it with a guess. → Read agreements back aloud and put them in writing, and ask what the silence means before you believe your answer.',
      'misses details',
    ),
  },
  'Mercury Pluto': {
    harmonious: modern(
      'You dig until you have the cause, and you keep secrets without effort. People feel examined when you ask, although you only want to understand. → Say why you are asking; they will tell you twice as much.',
    ),
    challenging: modern(
      'A thought takes hold of you and does not let you sleep. You compare times and messages until you have a case. → Write the whole suspicion down once, then discuss only the first page of it with somebody calm; the rest usually falls away.',
      'sleeps badly',
      'holds on',
    ),
  },
  'Venus Mars': {
    harmonious: passage(
      'You know how to want and how to please, and you do both warmly. You ask somebody to dance, and it looks easy. → Keep music, craft or play in every week, since days that are merely useful make you dull.',
    ),
    challenging: passage(
      'You are drawn to somebody and fight with them in the same evening. The neighbours know it. → Have your contests elsewhere, on a court or a board, and ask for affection in plain words before you pick the quarrel.',
    ),
  },
  'Venus Jupiter': {
    harmonious: passage(
      'People like to give to you: invitations, good presents, a place at the table. You get far by charm alone. → Take one craft seriously for two years, because being liked without effort leaves you bored.',
    ),
    challenging: passage(
      'You like too much of a good thing: one course more, one admirer more, the same coat in a better cloth. You promise affection to everybody in the room. → Choose a single luxury for the month and enjoy it slowly; you get more from it than from five.',
      'promises too much',
      'leaks money',
    ),
  },
  'Venus Saturn': {
    harmonious: passage(
      'You are slow to love and then stay, and you pay back kindness to the day. Your friendships cross a gap of age and outlast the lively ones. → Buy the well-made thing as you always do, and say once a month in words what your loyalty means.',
      'keeps promises',
      'loves slowly',
    ),
    challenging: passage(
      'You distrust affection that comes easily, or you try to earn it by service. Someone praises your dinner, and you list what went wrong. → Take a compliment with two words, thank you, and add nothing for a whole month.',
      'doubts self',
    ),
  },
  'Venus Uranus': {
    harmonious: modern(
      'You let love surprise you, and your friends come from all ages and trades. You wear today what the shops will have next year. → Make your own rules with people you love and write them down; you keep those better than the usual ones.',
      'loves quickly',
      'likes change',
    ),
    challenging: modern(
      'Your liking comes and goes like current, and when someone takes it for granted you look for the door. You have a wonderful Saturday and do not answer on Monday. → Plan separate trips and one shared experiment; you stay where you may leave.',
    ),
  },
  'Venus Neptune': {
    harmonious: modern(
      'You see beauty where others see a back yard, and you forgive easily. People who need a gentle eye come close to you. → Let a friend who is good with figures look at your accounts, because you give before you count.',
      'lets go',
      'leaks money',
    ),
    challenging: modern(
      'You put a halo on the person you look at, and later you are as disappointed as the picture was large. You long for somebody who lives far away and forget to answer the one in the kitchen. → Take a slow first year, with colds and bills in it.',
      'loves quickly',
    ),
  },
  'Venus Pluto': {
    harmonious: modern(
      'You love to the root, and surface charm bores you. You sense hidden worth: in an old chair, a cheap share, a person others have given up. → Tell people early that you mean it; they feel your depth and cannot tell what it is.',
    ),
    challenging: [
      modern(
        'You hold on too tightly when you are afraid of being worth little. You look at the phone lying on the table and know you should not. → Keep money in your own name and tell one uncomfortable truth unasked; the grip loosens on both sides.',
        'holds on',
      ),
      modern(
        'You love with such force that you fear to lose it each day. A cancelled dinner keeps you busy until midnight. → Make one plan a week that depends on nobody, and tell the person you love about it in a light tone.',
      ),
    ],
  },
  'Mars Jupiter': {
    harmonious: [
      passage(
        'Your effort meets its opening, and you win more often than you lose. You start the course while others still look for a room. → Keep the rules when nobody looks, because people forgive you almost anything else.',
        'bold',
        'decides fast',
      ),
      passage(
        'You dare a little more than the others, and it usually holds. You ring the number on the poster, and on Saturday you are on the boat. → Take somebody along who would never ring; it doubles the fun.',
        'bold',
        'decides fast',
      ),
    ],
    challenging: passage(
      'You use more force than the task needs. A speed limit feels like an insult, and a small debate ends with a bet. → Put the surplus into a long sport or a long cause, and fix your stake before you sit down to play.',
      'acts rashly',
    ),
  },
  'Mars Saturn': {
    harmonious: passage(
      'Your strength is measured: you can do heavy, exact work for hours and nothing slips. Your anger waits for the right moment. → Enter rest in the plan like a task, since your stamina never asks for it.',
      'has stamina',
      'acts with care',
      'slow anger',
      'keeps going',
    ),
    challenging: passage(
      'You drive with one foot on the gas and one on the brake. You hold back at work and shout at the printer. → Give your strength a regular task with a result that you can see, and stop before you are tired; your anger becomes a skill there.',
    ),
  },
  'Mars Uranus': {
    harmonious: modern(
      'You react fast and find new ways: in the first minute of an alarm you are the best person to have. You mend things by trying. → Ask for free hours rather than for more money; independence is what you run on.',
      'decides fast',
      'thinks fast',
    ),
    challenging: modern(
      'You go off like a spring when someone tells you how to do it. Your haste shows with tools, on the bicycle and in three-word messages. → Take small risks often, chosen and rehearsed, and slow down on purpose whenever you feel wronged.',
      'acts rashly',
      'resists rules',
      'quick anger',
    ),
  },
  'Mars Neptune': {
    harmonious: modern(
      'You move like a dancer or a sailor and get there by giving way. You have energy for an ideal or a rescue and hardly any for profit alone. → Put on music with a beat before dull tasks, and you will finish them.',
    ),
    challenging: [
      modern(
        'Your energy leaks: the goal moves, the anger is denied and comes out as tiredness. You say it is fine, and forget the appointment. → Choose short tasks with an end you can see, and say what you are against before you start.',
        'leaves unfinished',
        'tires easily',
      ),
      modern(
        'You fight in a mist: you do not know against whom, or you fight for somebody who did not ask. In the afternoon you are tired from it. → Ask yourself each morning what the one thing is, write it on your hand, and do only that.',
        'tires easily',
      ),
    ],
  },
  'Mars Pluto': {
    harmonious: modern(
      'You have stamina without show; you take on what others call hopeless and come back with a result. People begin to do what you say, although you never asked. → State your aim at the outset, and the power stays clean.',
      'has stamina',
      'finishes',
      'keeps going',
    ),
    challenging: modern(
      'You carry an old anger, and you often meet it first in other people’s threats. You want to win so much that you damage the prize. → Choose a hard discipline or a public cause, and tell one person when you are angry.',
      'holds on',
      'quick anger',
    ),
  },
  'Jupiter Saturn': {
    harmonious: passage(
      'You dare when the sum is right, and you wait when it is not. You build one room at a time, and each is paid for. → Write down what a plan may cost before you begin it, and you can say yes without a second thought.',
      'acts with care',
    ),
    challenging: passage(
      'You say yes and not yet to the same plan, and you lose time in between. In spring you order the seeds, and in May you doubt the garden. → Decide for each plan on one date by which it is a yes or a no, and keep to it.',
      'decides slowly',
    ),
  },
  'Jupiter Uranus': {
    harmonious: modern(
      'You have odd luck now and then: the wrong train, a stranger, and two months later a new field. → When such an opening comes, decide within three days, before somebody has talked you out of it again.',
    ),
    challenging: [
      modern(
        'Your wish for freedom grows faster than your means. You give notice, book and move in one week of autumn. → Keep one base paid for while you experiment, and you can go further than by burning it.',
        'acts rashly',
        'likes change',
      ),
      modern(
        'You see an exit, and at once it is the only way for you. → Keep your rent, your health and two friends out of the experiment, and you may risk the rest with a good heart.',
        'acts rashly',
        'likes change',
        'decides fast',
      ),
    ],
  },
  'Jupiter Neptune': {
    harmonious: modern(
      'Belief and compassion come easily to you, as they do to many born in your season. You give, and it feels like receiving. → Decide once a year how much you can give away, so that you can go on giving.',
    ),
    challenging: [
      modern(
        'You believe the brochure, and you cannot always tell generosity from being used. The voice on the phone is so friendly that you give your card number. Many of your age share this; before money or faith goes out, ask someone who is not moved by either.',
        'trusts quickly',
      ),
      modern(
        'You would like it to be true, and so you believe it, as many near your age do. An offer with a beautiful photograph has you within an hour. → Sleep two nights on everything that promises rescue, and ask what it costs to leave.',
        'trusts quickly',
      ),
    ],
  },
  'Jupiter Pluto': {
    harmonious: modern(
      'You can carry out reforms that looked too large, and your second attempt is the one that works. A failure keeps you busy until you have found its cause. → Choose one thing that has been called impossible twice, and plan the third attempt on paper.',
    ),
    challenging: modern(
      'You are so sure of being right that the means seem to matter less. In the residents’ meeting you collect votes before anyone has read the paper. → Fix a limit for what you may win, and keep one critic you cannot dismiss.',
    ),
  },
  'Saturn Uranus': {
    harmonious: modern(
      'You can renew an old structure step by step without breaking it. You keep the trusted form and change what is inside. → Choose one rule at work or at home that no longer fits, and change it in three steps.',
    ),
    challenging: modern(
      'You obey every rule for ten years and then walk out on a Thursday. → Go through the terms of your duties once a year and change a little each time; you will not need the door.',
    ),
  },
  'Saturn Neptune': {
    harmonious: modern(
      'You can give a dream a form: a building, a score, a well-run ward. Many near your age have this gift. → Reserve a fixed hour a week for the thing you imagine, and look at the result only after a year.',
    ),
    challenging: modern(
      'You want to believe and you want proof, and you feel guilty without knowing for what. → Make vows for one month only and look at them again at its end; your ideal survives that better.',
    ),
  },
  'Saturn Pluto': {
    harmonious: modern(
      'You can endure for a long time what bends others. You rebuild a broken club or firm from the ground and need no thanks. Rest is part of the plan; write it in at the start.',
      'has stamina',
    ),
    challenging: modern(
      'You guard what you have as if winter could come any day, and you are hardest on yourself. → Share one burden with an ally this month, because being tough alone only makes it last longer.',
      'expects trouble',
    ),
  },
} satisfies Record<Exclude<PlanetPair, OneVoiced | OfGeneration>, ByTemper> & Record<OneVoiced, Cell>
