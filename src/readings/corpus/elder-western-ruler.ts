import type { ElderForms } from '../elder-forms.ts'
import { from, type Passage } from '../passage.ts'
import type westernRulerInHouse from './western-ruler-in-house.ts'

// Rulers of houses in houses for readers from sixty on, where the text for adults speaks of a working life
const elder = from('Common Western practice, told for the later years; own wording')
const able = (text: string): { able: Passage } => ({ able: elder(text) })
const pressed = (text: string): { pressed: Passage } => ({ pressed: elder(text) })
const both = (one: string, other: string) => ({ able: elder(one), pressed: elder(other) })

export default {
  1: {
    2: able(
      'You yourself are your best investment, and people come for your judgement as much as for anything you own. The café owner asks you how the new chairs look. → Keep few things, choose them well, and let others pay for the coffee when you advised them.',
    ),
    5: both(
      'You find out who you are by making things, and it is never too late for that. In a garden or with paint on your hands you look ten years younger. → Begin one such thing this week, with cheap material.',
      'You live on applause more than you admit, and you put a thing aside when nobody is watching. At a family party you rely on your charm. → Make one thing that no one will ever see, and enjoy it.',
    ),
    10: able(
      'People know your name, and for a long time it meant the same as your work. You are steadier when something depends on you. → Keep one duty whose result can be seen from the street, and let a younger person sign the next one.',
    ),
  },
  2: {
    1: able(
      'People connect your face with good value, and your word about quality counts. You prefer one good thing to three that will do. → Give advice where you are asked for it, and decide yourself which of it is a present.',
    ),
    3: able(
      'Your words and your hands are worth something in the neighbourhood: a letter written, a lamp repaired, a child driven to practice. → Say plainly what you enjoy doing for others and what has become too much; you talk about everything else more readily than about this.',
    ),
    4: both(
      'A house, land or plain thrift keeps you safe. Some of what you own will be there after you. → Put your next free sum into the roof before the sofa, and tell those who come after you what is to stay in the family and why.',
      'House and family have the first claim on your money. You help a grandchild and put off your own new tyres. → Decide on a sum for relatives each year, tell them the sum, and keep to it without an apology.',
    ),
    5: able(
      'You have a hand for giving joy, and money has come to you where you enjoyed yourself. You would rather pay for a feast than for a cupboard. → Fix once a year what is for pleasure, for yourself and the young, and spend exactly that.',
    ),
    6: both(
      'You know what an hour of good work is worth, and you never forget a bill. Your pension and your habits fit each other. → Check the small contracts once a year on a fixed date, because nobody will lower them unasked.',
      'You do too much for too little and call it being needed. You bring your own tools as well. → Write down the hours of one month that you gave to others, and keep a third of them for yourself in the next.',
    ),
    7: able(
      'Two heads are better than one with your money: somebody brings what you lack. One budget in a good household makes you richer than two. → Read together what both of you have signed, so that either could find everything alone.',
    ),
    9: both(
      'What you know is worth money, and it opens doors far from home. Somebody abroad or at a school would be glad of an hour of it. → Spend a part of your means on learning and travel; with you it comes back twice.',
      'You believe in money that is yet to come, or in a plan that pays later. The papers lie in a box unread. → Let one sober person look at each offer before you agree to it, and enjoy this year what you can afford this year.',
    ),
    10: pressed(
      'You still buy what a position seems to require. Some of what you own is there for other people’s eyes. → Live for three months as if nobody knew your titles, and count what is left over; it is your freedom.',
    ),
    11: both(
      'Friends help you on, and many small sums make a good one. A club that gives you its funds has more at the end of the year. → Tell your circle what you would like to see done with what you have.',
      'A sum lent to a friend can cost you the friendship for a while. You pay for the whole table and wait for the transfers. → Give what you can spare as a present, or say warmly that you do not lend.',
    ),
    12: pressed(
      'You would rather not know where your money goes. One standing order or another goes on unread. → Go through the statements of one year with a patient person; it takes two evenings and ends the fear.',
    ),
  },
  3: {
    2: able(
      'Your words are your real goods: letters, advice, a story told well. A sister, a brother or a neighbour asks for them. → Write down what you have explained a hundred times, for one young reader by name.',
    ),
    6: able(
      'When you explain something on paper, people can do it. When a machine stops, they ring you before they call the hotline. → Keep one page of notes a day, and make a second page for whoever will look after your things.',
    ),
    7: able(
      'Your best thoughts come in conversation. One contradiction over coffee, and you know what you meant. → Keep one person who asks back, and meet at a fixed hour, because good talk keeps a mind supple.',
    ),
    9: pressed(
      'Faraway things interest you so much that the near ones wait. There is a box of unfinished courses in your cupboard. → Choose the one you still dream of and finish it for yourself; nobody will test you.',
    ),
    10: able(
      'What you write or say carries your name. You put ninety pages into eight lines, and people read those. → Offer to say a few words at the next occasion, and keep them short; they will ask again.',
    ),
  },
  4: {
    2: able(
      'Home pays you back: by a room, by land, or simply by thrift. Things are mended in your house, not thrown away. → Look at the house with the next ten years in mind, a rail, a lamp, a chair by the window.',
    ),
    6: able(
      'Your household is in good hands: the list hangs on the door and nothing is owed. The way you work comes from your parents’ house. → Set an hour at which it is enough for the day, and leave the rest on the list.',
    ),
    10: both(
      'Your family stands behind you, with a name or with plain belief in you. The family name still opens a door or two for you. → Tell the younger ones what your parents did, with one photograph in your hand.',
      'Home and duty tend to pull on the same evening, and the aim you serve may be somebody else’s. You take calls in the hall at family parties. → Decide each Sunday on two evenings that belong to the people you love.',
    ),
  },
  5: {
    2: able(
      'You can make things that people would gladly pay for: a cake, a lamp, a song. Somebody is likely to ask for it again. → Make the same thing six times this season and give it away with a name on it; it is how you will be remembered at table.',
    ),
    7: able(
      'You love where you can play, and no age is too old for it. In good company you sing on the road. → Make something with somebody this year, a trip or a room or a song, and let it bear both names.',
    ),
    10: able(
      'People know you for what you enjoy. You can be heard laughing from the next room. → Go where you can be seen with what you make, and take a beginner along this month; your pleasure teaches more than advice.',
    ),
    11: able(
      'You make things with others: a choir, a team, a table full of players. Some of your best friends come from such a room. → Start the small festival you talk about, and let the young carry the benches.',
    ),
  },
  6: {
    1: pressed(
      'You carry your tasks in your back and in your face. You tell everyone that you are well, and your face disagrees. → Rest twice a day before you have to, at fixed hours, and tell one person the truth.',
    ),
    2: both(
      'You know the value of an hour and waste none. Steady work tends to give you what you need. → Put a price on nothing this year that you do for love, and ask for help where your strength is better spent elsewhere.',
      'You work to be safe, and you seldom feel it. You say yes to one more task because there might be a bad year. → Work out how long you could live on what you have; it is usually more than you feared.',
    ),
    4: able(
      'Your tasks and your home go together: a workshop downstairs, a garden, someone you look after. There is always something to be seen to. → Turn off one lamp at a fixed hour, as the sign that the day’s work is over.',
    ),
    5: both(
      'What you do you do gladly, and others catch it from you. You turn a dull exercise into a game. → Let the young join in; you laugh when it goes wrong, and so they learn.',
      'Duty and pleasure get in each other’s way with you. You paint when you should pay bills and do accounts on Sunday. → Do the dull part first, by the clock, and then enjoy the other without a bad conscience.',
    ),
    9: able(
      'What you learn in other places shows in the way you do things. You have three tricks that nobody here knows. → Show them this season to somebody who works with their hands, and ask for one in exchange.',
    ),
    10: both(
      'Good work of yours is noticed, and people come to you with more. You know the matter from below. → Hand on one task now with everything that belongs to it, and answer questions for a year.',
      'You are needed so much in one place that nobody lets you go. They cannot spare you, they say each spring. → Write down how your part is done and show someone; after that you are free to leave or to stay.',
    ),
    11: able(
      'You like to be of use in a circle with one aim. You come early and nobody there keeps a list of favours. → Take on one task that helps everybody, for one season, and ask for one that you enjoy in exchange.',
    ),
  },
  7: {
    2: able(
      'You prosper with somebody: two incomes, one kitchen, or a friend who is good with figures. You are told aloud what you are worth. → See to it that both of you could manage the papers alone.',
    ),
    3: able(
      'Talk is how you love, on walks as well as over the dishes. Silence at table worries you. → Keep ten minutes a day for news of the world that has nothing to do with health or the household.',
    ),
    5: able(
      'You keep a bond alive by playing. You two can laugh in any queue, and the young like to be near. → Do one silly thing together each month, and let nobody be too sensible for it.',
    ),
    9: pressed(
      'You like the idea of a person and are surprised by the habits. You plan a year by the sea and forget who hates sand. → Test each great plan together with one small week of it before you change anything.',
    ),
    10: pressed(
      'Duties tend to sit at the table like a third person when you are with somebody. They change their names and stay. → Put the telephones into a bowl from eight to ten, and ask first how the other’s day was.',
    ),
  },
  9: {
    2: able(
      'What you have learned is worth something: a language, a trade, a field you know better than most. People far away may value it more than your neighbours do. → Give one lesson this season, and set money aside for one of your own.',
    ),
    6: pressed(
      'What you want to learn and what you have to do want the same hour, so you read at midnight and forget it by lunch. → Move the book to the morning and make the chapter half as long; you will keep twice as much.',
    ),
    7: able(
      'The people you love teach you much, and they widen your world. You argue on a bench and forget the bus. → Read or see something together each month, and tell each other which page or scene you would keep.',
    ),
    9: pressed(
      'You stand between two beliefs or two plans and talk about both. Friends avoid the subject. → Give each one a fair month with a diary, and then read the diary; you have the time to be thorough now.',
    ),
    10: both(
      'You can teach, advise or speak for others with what you know, and people far away would hear of it. Age counts for you here. → Accept the invitation of strangers once this year, and tell them what you would do differently today.',
      'You speak of principles when people want an example. In the middle of the story the young ones look at their phones. → Begin the next one with a mistake of your own, and keep the principle for the last minute.',
    ),
  },
  10: {
    1: both(
      'You and what you do look alike, so people remember both. You come into a room and somebody asks if you are in charge. → Choose the one task you would still do unpaid, and leave the chair of another to a younger person.',
      'You take each setback personally, and each honour as well. A careless word about the old firm or the club keeps you awake. → Do one thing each week that has no use and no audience; you are more than your record.',
    ),
    2: able(
      'You can turn a good name into a good living, and the name is what you hand on. People still ask for you in person. → Decide to whom you give your best contacts, and introduce the two this season.',
    ),
    3: able(
      'You make your way with words, and people in your street know what you stand for. They stop you to ask. → Put your best advice into one page, and give it to the young person who asked last.',
    ),
    4: both(
      'Your standing has much to do with your home: land, houses, food, family. You are known in the place where you live. → Say in good time what is to become of it, and let those concerned hear it together.',
      'You are drawn to the public and feel needed at home, or the other way round. You can make peace with it now. → Name what your own road gives you, and do one small piece of the other this year.',
    ),
    5: both(
      'You succeed with what you enjoy, and the young like to learn it from you. Anyone can see that you would do it for nothing. → Give one open lesson this season, and keep another piece of it wholly for yourself.',
      'You want applause and are given duties. You change the club whenever the praise stops. → Look for a stage with twelve people in front of it, a choir or a reading circle, and stay until the second season.',
    ),
    6: both(
      'You are known for being good at it. You solve the case that went round the house twice. → Pick one pair of young hands and show them how; the knack must not go with you.',
      'The work is yours, and the title goes to somebody else. It can still sting at a jubilee. → Write down what you are proud of, three lines will do, and read them to a person who was there.',
    ),
    7: both(
      'You rise with another person: a companion, a good colleague of old, a rival who kept you awake. Both sides let you speak for them. → Choose with whom you spend your tasks now as carefully as what they are.',
      'What you do depends too much on one person’s mood. Before each talk you think of that mood more than of the matter. → Find a second ally this season, and you will hear your own voice again.',
    ),
    9: both(
      'What you do reaches far: other places, law, teaching, writing. A stranger may tell you that it helped. → Accept an audience that does not know you this season, and let a younger person ask the questions.',
      'You believe in a great task and are tired of small ones. Friends have heard about the book, and no page exists. → Give it two mornings a week, on paper; the title can come last.',
    ),
    10: able(
      'You fill whatever place you take. Whoever asks you for a decision gets one. → Give away one piece of it each year, a key, a contact or a chair; people will thank you for that longest.',
    ),
    11: both(
      'People who like you bring you to your tasks. Someone you have helped may sit at the head of the table by now. → Go to the old circle once this season, and introduce a beginner there.',
      'Groups rely on you and give you applause for it. You sit on three boards and none of them knows your own plan. → Leave one, and put those evenings into the thing that bears your name.',
    ),
    12: pressed(
      'Much of what you do is hidden, or you hide from it. Another person shows it. → Put your name on one thing now, small in the corner, and tell a grandchild or a friend how it was made.',
    ),
  },
  11: {
    5: able(
      'You find your friends where you play, and your wishes come true there. An old team tends to stay part of your life. → Say yes to one new thing this year because it sounds like fun.',
    ),
    10: able(
      'You get ahead through your circle, and you bring it along. Somebody you lend a book may have a say one day. → Ask for one thing that you need, or ask it for somebody younger; you may.',
    ),
  },
  12: {
    8: able(
      'Endings and old griefs do not frighten you. You can sit beside somebody until morning without a word. → Let a hospice, a parish or one neighbour know that you can do this, and for how many hours.',
    ),
    10: able(
      'Quiet work leads you to people who need it. You hold influence as if it were lent. → Accept one more such task if it comes, with somebody at your side who will carry it on.',
    ),
  },
} satisfies ElderForms<typeof westernRulerInHouse>
