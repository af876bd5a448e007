import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// A nakshatra for readers over sixty: of the Moon, on company, and of any planet. {what}: the significations of the planet
const nature = from('Brihat Jataka 16 and Brihat Samhita 101, told for the later years; own wording')
const friends = from('Brihat Jataka 16, with the yoni and gana of the star, told for the later years; own wording')
const planet = from(
  'Common practice, with the deity of the star after Brihat Samhita 98, told for the later years; own wording',
)

export default {
  Ashwini: {
    nature: nature(
      'You like to be first at the gate and first to offer help, and you see quickly when somebody needs it. The Moon in Ashwini, the star of the twin riders, gives a ready mind. → Do one small errand for a neighbour on Tuesday, and stay for the tea afterwards.',
    ),
    friends: friends(
      'You make friends in a queue and then forget to ring them. Ashwini likes company as a horse does, in an open field and without a rope. → Put one friend’s number beside the kettle today, and call while the water boils.',
    ),
    planet: planet(
      'Your {what} works fast and wants to be of use, as everything does in Ashwini. It helps many people before they ask. → Use it early in the day, and finish one thing before the next.',
    ),
  },
  Bharani: {
    nature: nature(
      'What you promise you carry through, and you remember exactly what is promised to you. The Moon in Bharani, the star of Yama, who keeps the measure, makes a truthful and determined heart. → Release somebody this week from one small promise they have not managed to keep.',
      'keeps promises',
      'finishes',
    ),
    friends: friends(
      'Your loyalty is strong, and you expect the same weight in return. Under Bharani affection shows itself in acts, so people may not hear how much you care. → Say it once in words before Sunday, to the friend for whom you do most.',
      'hides feelings',
    ),
    planet: planet(
      'Your {what} goes to the end of whatever it takes up, for it stands in Bharani, a star of endurance. It can carry heavy things for other people. → Choose a lighter load for it until Sunday.',
    ),
  },
  Krittika: {
    nature: nature(
      'Your mind is bright and sharp, and it cuts away whatever is not true. The Moon in Krittika, the star of fire, gives a good appetite for food, facts and argument. → Before you correct anything tomorrow, say what should stay as it is, and cook something hot for a guest.',
      'blunt',
    ),
    friends: friends(
      'You defend your friends warmly and then tell them their faults. Krittika wants people to be as good as they can be, and its advice can burn. → Praise a friend at the next meal, in front of others, and keep the advice for a private walk.',
      'blunt',
    ),
    planet: planet(
      'Your {what} is clear and a little hot under Krittika, the star of the razor. It serves you wherever something has to be decided. One goal a day is enough for it, with a pause before you speak.',
    ),
  },
  Rohini: {
    nature: nature(
      'You wait, you feed what is growing, and in the end people gather round you. The Moon in Rohini, its favourite star, gives gentle speech, a steady mind and a love of beautiful things. → Repot one plant on Monday, and give a cutting from it to somebody.',
      'patient',
      'tactful',
    ),
    friends: friends(
      'You give comfort with both hands and hope to be the favourite. Rohini is devoted and a little jealous, which you mostly keep to yourself. → Invite two friends together this week instead of one, and be glad if they like each other.',
    ),
    planet: planet(
      'Your {what} grows slowly and well, as things do in the fertile star Rohini. Good materials and a pleasant place help it along. → Give it a comfortable hour tonight and something lovely to look at.',
    ),
  },
  Mrigashira: {
    nature: nature(
      'A question gets you out of your chair sooner than the doorbell does. The Moon in Mrigashira, the deer’s head, is curious, gentle and easily startled, and you enjoy the search more than the find. → Follow one small trail in the coming days, an old map or the name of a street.',
      'timid',
    ),
    friends: friends(
      'You are shy at first and talkative afterwards, and raised voices drive you away. Mrigashira makes its friends on walks with something to discover. → Ask a friend out to a market or a museum on Saturday, and take the way that neither of you knows.',
      'guarded',
    ),
    planet: planet(
      'Your {what} is always looking for something, like the deer that gives Mrigashira its name. Much is found on the way. → Write down what would be enough for it, and look for that one thing this week.',
    ),
  },
  Ardra: {
    nature: nature(
      'After a storm you think more clearly than anybody. The Moon in Ardra, the star of Rudra and the rain, feels strongly and can begin again from what is left. → Keep any decision made in anger for one night, and look at it over the morning tea.',
      'quick anger',
    ),
    friends: friends(
      'Friends who sit through one of your storms usually stay. Ardra shouts or weeps and then means every kind word it says, though its thanks come late. → Think of somebody who deserves your thanks, and write them a short letter tonight.',
      'shows feelings',
      'quick anger',
    ),
    planet: planet(
      'Your {what} comes in gusts, as rain comes under Ardra, and the best part follows the storm. That part is well worth waiting for. → Let one rush pass this week before you act on it.',
    ),
  },
  Punarvasu: {
    nature: nature(
      'You lose an argument, a key or a house, and your good humour comes back all the same. The Moon in Punarvasu, the star of return, is content with little. → Try something again this week that does not work yet, and note what you do differently.',
      'content',
      'lets go',
    ),
    friends: friends(
      'Forgiving is easy for you, and old friends find your door open. Punarvasu sends nobody away hungry, and a few people make too much use of that. → Invite a friend whom you seldom see, and say beforehand at what hour the visit ends.',
      'lets go',
    ),
    planet: planet(
      'In Punarvasu, whose name means good again, your {what} does best at the second attempt. A refusal or a mistake is where it begins to learn. → Take up one half-done thing this week, and finish it.',
    ),
  },
  Pushya: {
    nature: nature(
      'You know who has eaten and who has not, and you stay calm about it. The Moon in Pushya, the star with the kindest of the old verses, nourishes people with food and advice. → Take a packed lunch to somebody on Thursday, and eat yours beside them.',
      'hard to upset',
    ),
    friends: friends(
      'Your care takes the form of arrangements: the bill is paid, the visitor is fetched, the soup is warm. Pushya sometimes forgets to ask whether this is wanted. → Ask one friend this week what they would really like, and do that and nothing more.',
    ),
    planet: planet(
      'Your {what} is steady and kind, which comes of Pushya, the star that feeds others. A regular hour does more for it than any great effort. → Keep such an hour on the next four days.',
    ),
  },
  Ashlesha: {
    nature: nature(
      'You notice what people hide, and you keep your own secrets well covered. The Moon in Ashlesha, the star of the coiled serpent, gives you insight that protects you and a few others. → Tell one trusted person something this week that nobody has heard from you.',
      'hides feelings',
    ),
    friends: friends(
      'Whoever is close to you is known completely and held firmly. Ashlesha studies the people it loves, and it watches them when it is afraid of losing them. → Say plainly tonight where you go and what you plan, and ask a friend the same without hinting.',
    ),
    planet: planet(
      'Your {what} is cautious and clever, because it stands in Ashlesha, where the serpents live. Kindness brings it out and pressure makes it hide. → Use it in a calm place this week, with one person who is kind to you.',
    ),
  },
  Magha: {
    nature: nature(
      'You stand straighter when the family’s portraits are in the room. The Moon in Magha, the star of the ancestors, respects what it inherits and likes to do things on a large scale. → Light a lamp tonight for your ancestors, and tell somebody younger one of their names.',
    ),
    friends: friends(
      'You are generous to those who look up to you and a little stiff with your equals. Magha sits at the head of the table by habit. → Give that chair to a friend on Sunday, take one at the side, and ask for the story of their family.',
    ),
    planet: planet(
      'Your {what} wants to be worthy of the family, for it stands in Magha, the throne of the ancestors. It keeps some customs alive. → Follow one of them this month, and drop one that nobody needs.',
    ),
  },
  'Purva Phalguni': {
    nature: nature(
      'People feel easier in your company, because you know how to rest and how to enjoy yourself. The Moon in Purva Phalguni, the front of the couch, has pleasant speech and an open hand. → Pay the open bills on Monday, and spend the next evening entirely on pleasure.',
    ),
    friends: friends(
      'Your gifts are well chosen and your evenings are long. Purva Phalguni is warm and musical, avoids quarrels and fears nothing but boredom. → Change one thing about your usual gathering this week, a new song or a new guest, and let the others wash the cups.',
    ),
    planet: planet(
      'Your {what} opens up in good company and at leisure, which is the way of Purva Phalguni. Effort comes easier to it after a pleasant beginning. → Give it ten quiet minutes of work tomorrow, and then music.',
    ),
  },
  'Uttara Phalguni': {
    nature: nature(
      'A word that you give at the door is kept ten years later. The Moon in Uttara Phalguni, the star of agreements and hospitality, makes you dependable and well liked. → Look at one promise before Friday, and decide whether it should go on in the same form.',
      'keeps promises',
    ),
    friends: friends(
      'You stay with a friend through good and bad seasons, and being taken for granted is the hurt you never mention. Uttara Phalguni likes things agreed clearly. → Mention it once this week, in a friendly tone, and name the small help that you would welcome.',
    ),
    planet: planet(
      'Uttara Phalguni makes your {what} dependable, and people build their plans on it. Some of them forget to thank you. → Give it one duty with a clear end on Wednesday, and then take Thursday off.',
    ),
  },
  Hasta: {
    nature: nature(
      'Your hands understand a thing before your head does. The Moon in Hasta, the hand, gives you skill, a quick joke and the nerve to begin. → Make a loaf or a small pot this week for no occasion at all, and teach a child how the fingers move.',
    ),
    friends: friends(
      'You show friendship by mending what is broken. Under Hasta a joke often comes where an answer is hoped for, and a few of them hit harder than you mean. → Work beside a friend one afternoon, on a bench or a jigsaw, and talk meanwhile about what matters.',
    ),
    planet: planet(
      'Your {what} shows in what your fingers do, since it stands in Hasta, the star of the hand. What you could touch, you could learn. → Pick up a tool, a needle or a pencil this evening and let it lead.',
    ),
  },
  Chitra: {
    nature: nature(
      'You see at once how a thing is made and whether it is made well. The Moon in Chitra, the bright jewel, lets you remake a room, a coat or yourself whenever it is needed. → Set a day this month for showing one piece of your work, finished or not.',
    ),
    friends: friends(
      'You have many admirers and few close friends, for Chitra is fine company and likes its solitude. Beauty draws you to people, and their skill keeps you there. → Ask a quiet friend to show you what they are making this week, and look for a long time before you speak.',
    ),
    planet: planet(
      'Your {what} wants to make something beautiful, because it stands in Chitra, the star of the maker. It often stops just before the last detail. → Leave one small flaw today, and call the piece done.',
    ),
  },
  Swati: {
    nature: nature(
      'You bend in a storm and are there when it is over. The Moon in Swati, the young shoot in the wind, is polite, kind and independent, and you go your own way without a quarrel. → Hold on to one opinion this week, even if three visitors disagree.',
      'tactful',
    ),
    friends: friends(
      'Your friendships need air, and you return most gladly through an open door. Old writers call Swati unsteady, although your goodwill stays. → Send a letter on Monday to the friend you see least, and bring something from the market to the one next door.',
    ),
    planet: planet(
      'Your {what} needs freedom, for Swati is the star of the wind. Orders do not move it, and a kind word does so easily. → Give it two choices tomorrow instead of ten, and take one before noon.',
    ),
  },
  Vishakha: {
    nature: nature(
      'You choose a goal far ahead and do not let it go. The Moon in Vishakha, the forked branch, gives eloquence, appetite and two wishes that pull in different directions. → Put one of them first until Sunday, and decide now whom you will thank when it is done.',
      'finishes',
    ),
    friends: friends(
      'A common project makes most of your friends, and the success of one of them can sting you for an hour. Vishakha measures itself against others and admits it honestly. → Congratulate somebody today before anyone else does, and ask how they do it.',
    ),
    planet: planet(
      'Your {what} always has a target, because it stands in Vishakha, a star of long aims. It reaches one and looks for the next. → Stay this week with something you have in hand, and enjoy it with a friend.',
    ),
  },
  Anuradha: {
    nature: nature(
      'Friendship keeps you warm through cold times, often far from your birthplace. The Moon in Anuradha, the star of Mitra, the god of friends, is devoted and easily hurt by distance. → Set aside one hour on Saturday for remembering those you miss, and sing or eat with somebody after it.',
      'easily hurt',
    ),
    friends: friends(
      'You stand by friends when others leave, and you ask only to be told how they are. Anuradha brings people together across long distances. → Gather three old friends on Sunday, at a table or on a telephone, and let each one tell some good news.',
    ),
    planet: planet(
      'Your {what} grows through devotion, which belongs to Anuradha, the star of friendship. It is strongest when you do something for a person you like. → Do one thing this week for the person you like best, and let them know.',
    ),
  },
  Jyeshtha: {
    nature: nature(
      'You take charge of families, committees and emergencies without waiting for a vote. The Moon in Jyeshtha, the eldest, protects the small ones and hides its own fear. → Hand over one responsibility this week to somebody you trust, and do not look over their shoulder.',
      'hides feelings',
      'copes alone',
    ),
    friends: friends(
      'Your friends are few, and each of them is protected. Jyeshtha does not like to be in need of protection itself, so people think you stronger than you feel. → Admit one small worry to a friend tomorrow, and accept a simple answer.',
      'copes alone',
    ),
    planet: planet(
      'In Jyeshtha, whose name means the eldest, your {what} takes command. Others lean on it and seldom thank you. → Keep it for one field of your own this month, and leave the rest to them.',
    ),
  },
  Mula: {
    nature: nature(
      'You go to the root of things, even if a plant has to come up for it. The Moon in Mula, the root, is proud, steady and against all cruelty. → Find the origin of one family word or custom this week, and write it down for somebody younger.',
    ),
    friends: friends(
      'You name what is false in a friendship, sometimes over dinner. Mula breaks off suddenly and begins again on plainer terms, and whoever fed it in winter has its loyalty. → Choose one shaky friendship today, name what is good in it, and keep that part.',
    ),
    planet: planet(
      'Your {what} goes down to the root, as Mula does, and it makes some mess on the way. Whole questions are settled like that. → Dig in one place tomorrow, a garden bed or a box of papers.',
    ),
  },
  'Purva Ashadha': {
    nature: nature(
      'You seldom feel defeated, and you tell even your losses well. The Moon in Purva Ashadha, the unconquered, persuades as water does, by coming back. → Listen to one opponent to the end in the coming days, drink a glass of water meanwhile, and grant one point.',
    ),
    friends: friends(
      'Your friends have you beside them in court and in hospital. Purva Ashadha loves an argument and forgets that the other side keeps count. → Let a friend win on Friday in front of others, at cards or in talk, and praise it aloud.',
    ),
    planet: planet(
      'Your {what} is confident, for it stands in Purva Ashadha, the star of the waters. It carries people along. → Ask it for one proof this week, and have a friend ready to say when it is enough.',
    ),
  },
  'Uttara Ashadha': {
    nature: nature(
      'Your victories come late and stay, because you trample on nobody to reach them. The Moon in Uttara Ashadha is modest, upright and grateful, and all the gods are said to own this star. → Ask two neighbours on Saturday for a small standing help, before you need it.',
    ),
    friends: friends(
      'You remember kindness for decades, and people respect you for being fair. Uttara Ashadha does too much for the group and can feel alone in it. → Accept one offer of help this week, and spend the hour it saves with whoever made it.',
    ),
    planet: planet(
      'Your {what} wins by lasting, because Uttara Ashadha is the star of the later victory. Quick people pass it and then give up. → Plan one thing this week that takes until next season, and do the first part.',
    ),
  },
  Shravana: {
    nature: nature(
      'You hear the whole story and remember the name of the town. The Moon in Shravana, the ear, makes you learned through listening, and people come to you to be heard. → Keep Thursday morning silent, without radio or telephone, and then ask a child to tell you something.',
    ),
    friends: friends(
      'You know what friends like, because you listen to them. Shravana also hears what is not meant for it, and gossip hurts you from both sides. → Take one story back to its source this week before you pass it on.',
    ),
    planet: planet(
      'Your {what} learns by listening, as Shravana, the star of the ear, teaches. A voice tells you more than a page. → Have something read or sung to you on Sunday, and repeat the best of it to somebody.',
    ),
  },
  Dhanishta: {
    nature: nature(
      'You have a sense of timing, in music, in money and in a quarrel. The Moon in Dhanishta, the drum, is brave and open-handed, and several projects run at once with you. → Play a record with a strong beat tonight, and mark the pauses in your day as firmly as the tasks.',
    ),
    friends: friends(
      'You shine in a group and go quiet with one person. Dhanishta gives its evenings to work and to being known, and somebody close may be waiting. → Fix one shared evening for next week, and put everything else round it.',
    ),
    planet: planet(
      'Your {what} has a beat, because it stands in Dhanishta, the star of the drum. Short rounds with rests between them bring you far. → Put on music tomorrow, work until it stops, and then stop too.',
    ),
  },
  Shatabhisha: {
    nature: nature(
      'Behind your closed door you examine the evidence. The Moon in Shatabhisha, the star of a hundred healers, speaks bluntly and is hard to persuade. → Tell one thing that you keep back to the person it concerns this week, and then laugh with a merry friend.',
    ),
    friends: friends(
      'Privacy first and honesty second are what you ask of a friend. Shatabhisha disappears to think and returns with a conclusion, which puzzles people. → Tell one of them this week before you withdraw, and name the day on which you will ring.',
    ),
    planet: planet(
      'Your {what} works alone and in its own order, inside the closed circle of Shatabhisha. It finds answers that nobody expects. → Shut the door for one hour on Saturday, and then show somebody the result.',
    ),
  },
  'Purva Bhadrapada': {
    nature: nature(
      'You have a mild face for the street and a burning one for what you believe. The Moon in Purva Bhadrapada, the one-footed fire, takes on hard causes gladly and is worn down by trifles. → Write one small vow by daylight tomorrow, and let a friend witness it.',
    ),
    friends: friends(
      'You love people entirely, and then you wonder at yourself. Purva Bhadrapada is strict with friends who think differently, and good-humoured ones do you most good. → Visit the merriest of them by Sunday, and speak about anything except principles.',
    ),
    planet: planet(
      'Your {what} is fervent, for Purva Bhadrapada is a star of fire. Great things rouse it and small ones tire it. → Give it one good cause this week, with regular meals and an early night.',
    ),
  },
  'Uttara Bhadrapada': {
    nature: nature(
      'It takes a great deal to make you angry. The Moon in Uttara Bhadrapada, the star of the serpent of the deep, is contented, dutiful and slow to show what it decides. → Write one decision on the calendar this week for everyone to see, and rise with the sun to begin it.',
    ),
    friends: friends(
      'People bring you their troubles, and you keep them safe. Uttara Bhadrapada gives quietly, and when it is hurt it withdraws without a word. → Choose one person who may hear your own troubles this week, and tell them two on a bench in the park.',
    ),
    planet: planet(
      'Your {what} is calm and deep, as things are in Uttara Bhadrapada, the star of deep water. It needs time more than help. → Leave one question with it tonight, and note the answer in the morning.',
    ),
  },
  Revati: {
    nature: nature(
      'Nobody has to finish a hard road alone if you are near. The Moon in Revati, the star of safe travel, is gentle, well liked and kind to every stray animal. → Go with somebody this week on an errand that worries them, to an office or a clinic, and come home through the park.',
    ),
    friends: friends(
      'You adopt people: the new neighbour, the lonely cousin and the stray cat that follows them. Revati gives without counting and hopes to be understood without words. → Tell one friend plainly tomorrow what you need yourself, and see how gladly it is done.',
    ),
    planet: planet(
      'Your {what} is gentle, since it stands in Revati, the last star of the circle. Endings are its skill, and beginnings make it shy. → Begin one thing on Wednesday with a companion for the first half hour.',
    ),
  },
} satisfies Record<Nakshatra, Record<'nature' | 'friends' | 'planet', Passage>>
