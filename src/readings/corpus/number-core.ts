import { from } from '../passage.ts'

// The five core numbers, by number; 11, 22 and 33 if they are not reduced
const path = from('Pythagorean numerology as practised since Balliett, in our own words: life path')
const gift = from('Pythagorean numerology as practised since Balliett, in our own words: expression')
const wish = from('Pythagorean numerology as practised since Balliett, in our own words: soul urge')
const face = from('Pythagorean numerology as practised since Balliett, in our own words: personality')
const day = from('Pythagorean numerology as practised since Balliett, in our own words: birthday')

export default {
  life_path: {
    1: path(
      'A life path of 1 keeps putting you where somebody has to begin, and nobody else has. You learn by starting, alone at first and often too early. The lesson behind it is to lead without needing everyone behind you to be wrong.',
    ),
    2: path(
      'On a path of 2 things get done between people: in the meeting after the meeting, in the second draft, in the reconciliation. Your patience is what holds others together. The work is to state your own wish before you have weighed everybody else’s.',
    ),
    3: path(
      'The path of 3 runs through words, images and company, and it dries up where you may not express anything. Ideas come in handfuls and leave the same way. What you finish and show to someone is worth ten that you only described.',
    ),
    4: path(
      'Path 4 builds slowly, from the ground, and is trusted with what must not fall down. Rules, tools and repetition are friends of yours. The trial is a plan that has to be given up half built, and the growth lies in drawing the next one calmly.',
    ),
    5: path(
      'With a path of 5 the change of scene is the teacher: new trades, new towns, new people to talk to. You adapt faster than those around you. Freedom turns useful once one thing, a craft or a person, is kept through all the changes.',
    ),
    6: path(
      'The 6 is called by whoever needs looking after, and on this path you answer. Home, school, garden and sickroom know your hands. The lesson is to help at the pace of the other, and to let people carry what is theirs.',
    ),
    7: path(
      'A path of 7 asks for hours alone with a hard question. You would sooner understand one thing to the bottom than have an opinion on twenty. What you find reaches others only if you come out of the study and tell it in plain words.',
    ),
    8: path(
      'Path 8 deals with weight: money, rank, results, and the use of all three. You see how a thing is organised and where it leaks. Losses on this road are usually large and usually repaired, and fairness is what makes the second fortune last.',
    ),
    9: path(
      'On a path of 9 you meet every sort of person and are asked to take them as they are. Much comes to you in order to be passed on. Endings are frequent, and each is easier when you let go with both hands.',
    ),
    11: path(
      'The 11 on the life path is a 2 with the current turned up: you sense what is about to be said, and it costs you sleep. Insight arrives before the proof. Rest, routine and one sober friend let the vision become something others can use.',
    ),
    22: path(
      'A path of 22 has the dreamer and the engineer in one house, and they must be made to speak. Big works, schools, bridges, institutions, suit you better than quick ones. Where the strain is too great it is lived as a plain 4, and nothing is lost.',
    ),
    33: path(
      'The rare 33 teaches by caring for people in numbers, and seldom for itself. Others lean on you early. The path stays wholesome only while someone is allowed to look after you in turn, since a spring that is never filled runs dry.',
    ),
  },
  expression: {
    1: gift(
      'The letters of the name add up to a talent for going first. You decide, others breathe out. It shows best in work with your own signature at the foot of it, and worst in committees where the decision has been made elsewhere.',
    ),
    2: gift(
      'An expression of 2 is fine hearing: you catch the tone under the words and can bring two sides to one table. Accompanists, editors, mediators have this number. Detail is safe with you; credit needs to be asked for, since you rarely claim it.',
    ),
    3: gift(
      'The name gives the gift of the storyteller, who makes a room warmer by entering it. Speech, stage, design and teaching take you in gladly. Discipline is borrowed from outside: an audience, an editor, or a date in the calendar that is printed.',
    ),
    4: gift(
      'With a 4 in the whole name, order grows under your hands. You see the missing screw, the unpaid bill, the step that everyone skipped. People hire you for reliability, then find that you also remember why the rule was made.',
    ),
    5: gift(
      'The 5 of expression is a quick mind with a passport. Selling, reporting, guiding, languages, anything that has a new face every day, brings it out. Boredom is your one real enemy, and a long contract should have a door in it.',
    ),
    6: gift(
      'A name that sums to 6 carries the gift of making people feel received. You have taste as well as care, and a table laid by you is both. Teaching, medicine in its humane half, hospitality and craft give it a living.',
    ),
    7: gift(
      'The 7 of the name is an instrument of analysis. You take apart, test, and put together again with one part fewer. Research and diagnosis in any trade use it well, provided that nobody stands behind your chair counting the minutes.',
    ),
    8: gift(
      'An 8 by name knows what things cost and who can decide. Responsibility settles on you, often unasked, and you carry it upright. The talent grows with the task; small posts make it quarrelsome, large ones bring out its justice.',
    ),
    9: gift(
      'With 9 as the sum of the name you speak to people far from your own street, and they feel meant. Art, relief work, law for those who cannot pay: the field is wide. Your best work begins where you stop asking what it brings you.',
    ),
    11: gift(
      'The letters come to 11, the number of the antenna. You say a thing half in jest and it proves true a month later. Inspiration is the trade: stage, pulpit, laboratory or counsel, with a practical partner to keep the books.',
    ),
    22: gift(
      'A 22 in the name can hold a plan for a thousand people in one head. You think in decades and still count the nails. The talent needs a task of its own size; without one it turns into fussy tidiness.',
    ),
    33: gift(
      'The name reaches 33, whose gift is to heal by attention. Someone who talks with you for an hour leaves a little straighter. It asks for a form, a school or practice with fixed hours, or the gift is spent at the kitchen door.',
    ),
  },
  soul_urge: {
    1: wish(
      'The vowels add up to 1: under all politeness you want to decide for yourself. A day on which nobody gave you orders is a good day. Told to obey, you obey, and begin the same evening to plan your own thing.',
    ),
    2: wish(
      'What the 2 of the vowels longs for is one other person, close by and at peace with you. Raised voices stay in your body for hours. You will give much for harmony, and do well to ask first whether both sides pay.',
    ),
    3: wish(
      'Inside lives a wish to play before people who laugh in the right place. The 3 wants colour, company, a reason to dress up. Gloom frightens you more than work does, and singing in the kitchen is a better remedy than brooding.',
    ),
    4: wish(
      'The heart number 4 wants the door locked, the rent paid and tomorrow looking much like today. Security is a feeling that you make with your hands. You love by repairing things, and hope that somebody notices the repaired hinge.',
    ),
    5: wish(
      'The vowels say 5, and 5 wants the window open. You like to know that you could leave, and staying becomes easy then. New food, new roads, a talk with a stranger on a train refresh you more than any sofa.',
    ),
    6: wish(
      'A 6 at heart wishes to be needed and to have all of its people under one roof at supper. You feel beauty as a form of kindness. The secret ache is ingratitude, and its cure is to give a little less than everything.',
    ),
    7: wish(
      'Deep down the 7 wants to be left in peace with what it does not yet understand. Noise, small talk and being hurried feel like a loss. A closed door, a lamp and one companion who can be silent make you rich.',
    ),
    8: wish(
      'The wish behind the 8 is to matter, in figures that anyone can read. You want the keys, the seat at the head, the project that carries your name. Respect feeds it better than luxury, and keeping your word earns both.',
    ),
    9: wish(
      'With 9 in the vowels you want the world to be kinder than it is, and take its failures personally. Giving makes you glad. What you need in return, and seldom ask for, is one person to whom you are not a benefactor.',
    ),
    11: wish(
      'The vowels reach 11 and ask for meaning before comfort. You want to have been of use to something high, and everyday chores can seem like exile. A practice, prayer, music or study, kept daily brings the two together.',
    ),
    22: wish(
      'At heart the 22 wants to leave something standing. A garden wall would do, a law would do better. Idle success bores you, and you relax only when the day has moved the large work forward by one stone.',
    ),
    33: wish(
      'The 33 of the vowels feels the trouble of others as if it had been sent to it by name. To comfort is your hunger. Peace comes on the day you learn that a sorrow may be shared without being taken over.',
    ),
  },
  personality: {
    1: face(
      'What people meet first is a straight back and a short sentence. The consonants give 1, and strangers take you for the person in charge. A little warmth in the first minute saves you from being taken for hard.',
    ),
    2: face(
      'The outer number 2 looks gentle, and people confide in you on the stairs. Your clothes are neat and your opinions seem to be on loan. Those who conclude that you can be pushed are surprised, later, by a quiet no.',
    ),
    3: face(
      'Seen from outside the 3 sparkles: a good voice, a bright scarf, a story ready. You are invited because evenings go better with you. Few guess that the jester goes home tired, and you need not hide it from friends.',
    ),
    4: face(
      'The 4 of the consonants appears solid, dressed for use, on time. Banks trust you and children obey you. You may seem stern before anyone has heard you laugh, so let the laugh come earlier than you think proper.',
    ),
    5: face(
      'Others see the 5 as movement: quick eyes, a jacket half on, something to tell. You are thought younger than you are. The impression of one who will not stay can cost you posts, and a finished piece of work corrects it.',
    ),
    6: face(
      'With a 6 outside, you look like someone who has plasters in the bag, and people come. Warm, a little parental, well turned out in soft colours. The risk is to be asked for advice and then blamed for it.',
    ),
    7: face(
      'The 7 as a mask is polite distance. Strangers think you proud, clever or shy, and want to know which. You give away little in a first talk, and those who earn a second find dry humour behind the glass.',
    ),
    8: face(
      'An outer 8 fills the doorway. The shoes are good, the handshake is firm, and the head waiter comes to you. People assume means and power before you have any, which opens doors and also sends you the bill.',
    ),
    9: face(
      'To others the 9 looks worldly and kind, someone who has travelled and forgiven. Your manners are the same for porter and president. A certain remoteness clings to it, as if you were always about to address a larger room.',
    ),
    11: face(
      'The consonants make 11, and people notice the eyes. You seem to listen to something behind their words, which draws some and unsettles others. Plain talk about the weather is a courtesy here, and it lets shy people come near.',
    ),
    22: face(
      'A 22 outside gives quiet mastery: you look able to run whatever building you stand in. Offers arrive that are larger than your experience. Say what you have not done yet, and you will be given it all the same.',
    ),
    33: face(
      'The outward 33 is comfort on two feet. Tired strangers sit down next to you. You are pictured as better than human, and should break the picture now and then, with a bad joke or an honest refusal.',
    ),
  },
  birthday: {
    1: day(
      'Born on a day that comes to 1, you have a starter’s hand. You do things in your own order and get them moving while others look for the form. Finishing is a second skill, and someone near you probably has it.',
    ),
    2: day(
      'The day of birth lends the tact of 2. You know when to knock. Work done in a pair comes out better than either of you alone could make it, as long as the other knows which half was yours.',
    ),
    3: day(
      'A birthday of 3 gives an easy tongue and a good ear for the comic. You cheer up a shop, a ward, a class. Written down, the same gift lasts longer than the evening, so keep paper by the bed.',
    ),
    4: day(
      'The day gives a 4’s patience with matter. You read the instructions, you keep the receipt, you sharpen the knife. Others call it slow until they need the thing to work on a Monday morning in the rain.',
    ),
    5: day(
      'Five by birthday: you talk to anyone, learn by trying, and mend plans on the run. A desk with a view of the street is better than one without. Your luck sits in second meetings, so keep the addresses.',
    ),
    6: day(
      'On a 6 day the small gift is to make places pleasant. A room, a team or a plate looks better after you have been at it. You notice who has not eaten, and that counts for more than you suppose.',
    ),
    7: day(
      'A 7 day gives the eye for what does not add up. You find the error in the timetable and the false note in the promise. Specialise, since your gift deepens, and spreads thin if it has to please everybody.',
    ),
    8: day(
      'The 8 of the day is a sense for value. You buy well, price well, and know when a project is too small for its costs. Give orders the way you would like to receive them, and people will stay.',
    ),
    9: day(
      'With a birthday of 9 you understand people who are nothing like you. It makes a good host, nurse, judge or writer. Old things leave you with difficulty, and each cleared shelf turns out to make room for someone.',
    ),
    11: day(
      'Born on the 11th or the 29th you have the finely tuned gift of 11: impressions come fast and fine. You feel a quarrel through the wall. Use it for art or counsel, and walk daily so that it does not turn to worry.',
    ),
    22: day(
      'The 22nd gives a builder’s day. You see the finished house in the heap of bricks, and you also see who will carry them. Take on one large thing at a time, as half-built towers weigh on this birthday.',
    ),
  },
} as const
