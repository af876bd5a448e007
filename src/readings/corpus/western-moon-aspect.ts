import { from, type Passage } from '../passage.ts'

// An exact aspect of the Moon on a day; {time}: such as "around 14:30 UTC"; {matter}: the house of the other planet, such as "your career"
const passage = from('Common Western practice (lunar aspects of a day)')

type Planet = 'Sun' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto'
type Contact = 'conjunction' | 'harmonious' | 'challenging'

export default {
  Sun: {
    conjunction: [
      passage(
        'The Moon meets the Sun {time}, and you can begin again in {matter}. → Choose one small first step and take it before you talk about it.',
      ),
      passage(
        'A cycle starts {time}, and it starts for you in {matter}. → Write one line about what you want from the next four weeks.',
      ),
    ],
    harmonious: [
      passage(
        'The Sun helps the Moon {time}: what you feel and what you want agree in {matter}. → Use the hour for a request that has to sound natural.',
      ),
      passage('You get on well with people in charge {time}. → Bring up {matter} then, and keep your point short.'),
    ],
    challenging: [
      passage(
        'Your needs and your duties want the same hour {time}, and the tension shows in {matter}. → Do the duty first and promise yourself the rest at a fixed time.',
      ),
      passage(
        'You can feel pulled in two directions {time}. → Put {matter} on one side for an hour and see which of the two still calls.',
      ),
    ],
  },
  Mercury: {
    conjunction: [
      passage(
        'You find the right words {time}. → Send the message about {matter} that you have been writing in your head.',
      ),
      passage(
        'Your mind and your mood work together {time}, so talk about {matter} while you know exactly how you feel.',
      ),
    ],
    harmonious: [
      passage(
        'A good conversation is likely {time}. → Ask your question about {matter}; you will get a useful answer.',
      ),
      passage('You explain things well {time}, so clear up a misunderstanding in {matter} before it grows.'),
    ],
    challenging: [
      passage(
        'You may say more than you mean {time}, above all about {matter}. → Read each message once more before you send it.',
      ),
      passage('Feelings and facts get mixed up {time}. → Keep {matter} out of the chat and settle it face to face.'),
    ],
  },
  Venus: {
    conjunction: [
      passage(
        'The Moon joins Venus {time}, and you are good company. → Do something pleasant for {matter}, and let somebody thank you.',
      ),
      passage(
        'You can be gentle without an effort {time}. A kind gesture in {matter} costs you little and is remembered.',
      ),
    ],
    harmonious: [
      passage(
        'People like you {time}, and you can make use of it in {matter}. → Ask nicely for the thing that you usually do without.',
      ),
      passage(
        'You have an eye for beauty {time}. → Use it for {matter}, and change one thing that you look at every day.',
      ),
    ],
    challenging: [
      passage(
        'You want comfort {time} and could pay too much for it in {matter}. → Choose the cheap version: a bath, a song, a call.',
      ),
      passage(
        'You compare yourself with others {time}, and you think too little of {matter}. → Put the phone away and count what you have.',
      ),
    ],
  },
  Mars: {
    conjunction: [
      passage(
        'You have heat to spend {time}. → Put it into {matter}, or into a fast walk, before somebody gets in its way.',
      ),
      passage(
        'The Moon runs into Mars {time} and you act before you think. In {matter} that is courage for ten minutes and temper after that.',
      ),
    ],
    harmonious: [
      passage(
        'You have the energy for a thing you have been avoiding {time}. → Begin with {matter} and work for half an hour without a break.',
      ),
      passage('You can be direct {time} without hurting anyone. → Say clearly what you want in {matter}.'),
    ],
    challenging: [
      passage(
        'You get angry fast {time}, most of all about {matter}. → Leave the room for five minutes before you answer.',
      ),
      passage(
        'You hurry more than you need to {time}. → Drive slowly, and let the argument about {matter} wait a day.',
      ),
    ],
  },
  Jupiter: {
    conjunction: [
      passage(
        'The Moon meets Jupiter {time}, and you feel that there is enough. → Share some of it, and say yes to an offer that concerns {matter}.',
      ),
      passage(
        'Your mood is large {time}. → Make the generous gesture in {matter}, and the promise only after you have slept.',
      ),
    ],
    harmonious: [
      passage('People are well disposed to you {time}. → Mention {matter} to someone who knows more than you.'),
      passage('You believe that it will work {time}, and others believe you. → Make your proposal about {matter} now.'),
    ],
    challenging: [
      passage('You promise more than you can keep {time}. → Halve the plan for {matter} before you announce it.'),
      passage(
        'A second helping of everything tempts you {time}. → Decide how much is enough in {matter} before you start.',
      ),
    ],
  },
  Saturn: {
    conjunction: [
      passage('You feel the weight of {matter} {time}. → Do one duty properly and leave the others for tomorrow.'),
      passage(
        'The Moon meets Saturn {time}, and you would rather be alone. That is fine; use the quiet to finish something in {matter}.',
      ),
    ],
    harmonious: [
      passage('You can be patient {time} where you usually are not. → Put {matter} in order; it will stay in order.'),
      passage('Experience helps you {time}. → Ask somebody older for advice about {matter}, and take it.'),
    ],
    challenging: [
      passage(
        'You may hear a no {time}, or say one to yourself, about {matter}. → Take it as a question of time and ask again next week.',
      ),
      passage('You are hard on yourself {time}. → Cut the list for {matter} down to one thing that you can finish.'),
    ],
  },
  Uranus: {
    conjunction: [
      passage('A surprise is likely {time} in {matter}. → Keep an hour free, and you can enjoy it.'),
      passage('You want to break a habit {time}. → Change one small thing in {matter} and leave the large ones alone.'),
    ],
    harmonious: [
      passage('A fresh idea helps you {time}. → Try {matter} the other way round, just once.'),
      passage('You see something you know with new eyes {time}. → Let it loosen up {matter}.'),
    ],
    challenging: [
      passage('Your plan for {matter} may be overturned {time}. → Have a second one ready and you will hardly mind.'),
      passage(
        'You are restless {time} and could cut a tie in {matter} out of boredom. → Go out and move first; decide when you are back.',
      ),
    ],
  },
  Neptune: {
    conjunction: [
      passage('You feel what others feel {time}. → Listen to music, and check every fact about {matter} tomorrow.'),
      passage(
        'The Moon meets Neptune {time}, and you would rather dream than decide. → Let {matter} rest, and you lose nothing by it.',
      ),
    ],
    harmonious: [
      passage('You guess right {time}. → Follow your feeling in {matter}, and help one person without being asked.'),
      passage(
        'Your imagination is good {time}. → Give it something to do for {matter}: a picture, a tune, a better story.',
      ),
    ],
    challenging: [
      passage('You do not see {matter} clearly {time}. → Ask what was meant, and sign nothing until you know.'),
      passage('A vague promise may reach you {time}. → Get the date and the amount for {matter} in writing.'),
    ],
  },
  Pluto: {
    conjunction: [
      passage(
        'A strong feeling comes up {time}, and it is about {matter}. → Look at what you fear to lose before you act.',
      ),
      passage(
        'You want the whole truth {time}. → Ask for it in {matter}, once, and let the other person take their time.',
      ),
    ],
    harmonious: [
      passage('You can get to the bottom of something {time}. → Do the research on {matter} that others skip.'),
      passage('You have more influence {time} than you show. → Use it quietly in {matter}.'),
    ],
    challenging: [
      passage(
        'Somebody pushes you {time}, or you push them, over {matter}. → Step back one day; nobody has to win this.',
      ),
      passage('A suspicion follows you {time}. → Ask openly about {matter} and do not search for proof.'),
    ],
  },
} as const satisfies Record<Planet, Record<Contact, readonly [Passage, Passage]>>
