import { from, type Passage } from '../passage.ts'

// An exact aspect of the Moon on a day; {part}: part of the day; {matter}: the house of the other planet, such as "your career"
const passage = from('Common Western practice (lunar aspects of a day)')

type Planet = 'Sun' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto'
type Contact = 'conjunction' | 'harmonious' | 'challenging'

export default {
  Sun: {
    conjunction: [
      passage(
        'The Moon meets the Sun {part}, and you can begin again in {matter}. Choose one small first step and take it before you talk about it.',
      ),
      passage(
        'A cycle starts {part}, and it starts for you in {matter}. Write one line about what you want from the next four weeks.',
      ),
    ],
    harmonious: [
      passage(
        'The Sun helps the Moon {part}: what you feel and what you want agree in {matter}. Use the hour for a request that has to sound natural.',
      ),
      passage('You get on well with people in charge {part}. Bring up {matter} then, and keep your point short.'),
    ],
    challenging: [
      passage(
        'Your needs and your duties want the same hour {part}, and the tension shows in {matter}. Do the duty first and promise yourself the rest at a fixed time.',
      ),
      passage(
        'You can feel pulled in two directions {part}. Put {matter} on one side for an hour and see which of the two still calls.',
      ),
    ],
  },
  Mercury: {
    conjunction: [
      passage(
        'You find the right words {part}. Send the message about {matter} that you have been writing in your head.',
      ),
      passage(
        'Your mind and your mood work together {part}, so talk about {matter} while you know exactly how you feel.',
      ),
    ],
    harmonious: [
      passage('A good conversation is likely {part}. Ask your question about {matter}; you will get a useful answer.'),
      passage('You explain things well {part}, so clear up a misunderstanding in {matter} before it grows.'),
    ],
    challenging: [
      passage(
        'You may say more than you mean {part}, above all about {matter}. Read each message once more before you send it.',
      ),
      passage('Feelings and facts get mixed up {part}. Keep {matter} out of the chat and settle it face to face.'),
    ],
  },
  Venus: {
    conjunction: [
      passage(
        'The Moon joins Venus {part}, and you are good company. Do something pleasant for {matter}, and let somebody thank you.',
      ),
      passage(
        'You can be gentle without an effort {part}. A kind gesture in {matter} costs you little and is remembered.',
      ),
    ],
    harmonious: [
      passage(
        'People like you {part}, and you can make use of it in {matter}. Ask nicely for the thing that you usually do without.',
      ),
      passage('Something beautiful crosses your way {part}. Stop for it, and let the good mood flow into {matter}.'),
    ],
    challenging: [
      passage(
        'You want comfort {part} and could pay too much for it in {matter}. Choose the cheap version: a bath, a song, a call.',
      ),
      passage(
        'You compare yourself with others {part}, and {matter} looks poorer than it is. Put the phone away and count what you have.',
      ),
    ],
  },
  Mars: {
    conjunction: [
      passage(
        'You have heat to spend {part}. Put it into {matter}, or into a fast walk, before somebody gets in its way.',
      ),
      passage(
        'The Moon runs into Mars {part} and you act before you think. In {matter} that is courage for ten minutes and temper after that.',
      ),
    ],
    harmonious: [
      passage(
        'You have the energy for a thing you have been avoiding {part}. Begin with {matter} and work for half an hour without a break.',
      ),
      passage('You can be direct {part} without hurting anyone. Say clearly what you want in {matter}.'),
    ],
    challenging: [
      passage(
        'You get angry fast {part}, most of all about {matter}. Leave the room for five minutes before you answer.',
      ),
      passage(
        'Someone is in a hurry {part}, and you may catch it. Drive slowly, and let the argument about {matter} wait a day.',
      ),
    ],
  },
  Jupiter: {
    conjunction: [
      passage(
        'The Moon meets Jupiter {part}, and you feel that there is enough. Share some of it, and say yes to an offer that concerns {matter}.',
      ),
      passage(
        'Your mood is large {part}. Make the generous gesture in {matter}, and the promise only after you have slept.',
      ),
    ],
    harmonious: [
      passage(
        'Luck comes your way {part}, mostly through people. Mention {matter} to someone who knows more than you.',
      ),
      passage('You believe that it will work {part}, and others believe you. Make your proposal about {matter} now.'),
    ],
    challenging: [
      passage('You promise more than you can keep {part}. Halve the plan for {matter} before you announce it.'),
      passage(
        'A second helping of everything tempts you {part}. Decide how much is enough in {matter} before you start.',
      ),
    ],
  },
  Saturn: {
    conjunction: [
      passage('You feel the weight of {matter} {part}. Do one duty properly and leave the others for tomorrow.'),
      passage(
        'The Moon meets Saturn {part}, and you would rather be alone. That is fine; use the quiet to finish something in {matter}.',
      ),
    ],
    harmonious: [
      passage('You can be patient {part} where you usually are not. Put {matter} in order; it will stay in order.'),
      passage('An older person or an old rule helps you {part}. Ask for advice about {matter}, and take it.'),
    ],
    challenging: [
      passage(
        'You may hear a no {part}, or say one to yourself, about {matter}. Take it as a question of time and ask again next week.',
      ),
      passage(
        'You are harder on yourself than anyone else is {part}. Cut the list for {matter} down to one thing that you can finish.',
      ),
    ],
  },
  Uranus: {
    conjunction: [
      passage('A surprise is likely {part} in {matter}. Keep an hour free, and you can enjoy it.'),
      passage('You want to break a habit {part}. Change one small thing in {matter} and leave the large ones alone.'),
    ],
    harmonious: [
      passage('A fresh idea helps you {part}. Try {matter} the other way round, just once.'),
      passage('You meet someone unusual {part}, or see something you know with new eyes. Let it loosen up {matter}.'),
    ],
    challenging: [
      passage('Your plan for {matter} may be overturned {part}. Have a second one ready and you will hardly mind.'),
      passage(
        'You are restless {part} and could cut a tie in {matter} out of boredom. Go out and move first; decide when you are back.',
      ),
    ],
  },
  Neptune: {
    conjunction: [
      passage('You feel what others feel {part}. Listen to music, and check every fact about {matter} tomorrow.'),
      passage(
        'The Moon meets Neptune {part}, and you would rather dream than decide. Let {matter} rest, and you lose nothing by it.',
      ),
    ],
    harmonious: [
      passage('You guess right {part}. Follow your feeling in {matter}, and help one person without being asked.'),
      passage(
        'Your imagination is good {part}. Give it something to do for {matter}: a picture, a tune, a better story.',
      ),
    ],
    challenging: [
      passage('You do not see {matter} clearly {part}. Ask what was meant, and sign nothing until you know.'),
      passage('A vague promise may reach you {part}. Get the date and the amount for {matter} in writing.'),
    ],
  },
  Pluto: {
    conjunction: [
      passage(
        'A strong feeling comes up {part}, and it is about {matter}. Look at what you fear to lose before you act.',
      ),
      passage(
        'You want the whole truth {part}. Ask for it in {matter}, once, and let the other person take their time.',
      ),
    ],
    harmonious: [
      passage('You can get to the bottom of something {part}. Do the research on {matter} that others skip.'),
      passage('You have more influence {part} than you show. Use it quietly in {matter}.'),
    ],
    challenging: [
      passage(
        'Somebody pushes you {part}, or you push them, over {matter}. Step back one day; nobody has to win this.',
      ),
      passage('A suspicion follows you {part}. Ask openly about {matter} and do not search for proof.'),
    ],
  },
} as const satisfies Record<Planet, Record<Contact, readonly [Passage, Passage]>>
