import { from, type Passage } from '../passage.ts'

// An exact aspect of the Moon on a day; {time}: such as "around 14:30 UTC"; {scene}: a small thing of the planet in the house of the Moon.
// Neighbouring houses have different variants.
const passage = from('Common Western practice (lunar aspects of a day)')

type Planet = 'Sun' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto'
type Contact = 'conjunction' | 'harmonious' | 'challenging'

export default {
  Sun: {
    conjunction: [
      passage('The Moon meets the Sun {time}, and you can begin again. → Take one small step with {scene}.'),
      passage('A cycle of yours starts {time}. → Write one line about {scene} and put the date under it.'),
    ],
    harmonious: [
      passage(
        'The Sun helps the Moon {time}: you want what you feel, and it shows. → Use that hour for {scene}; it will look natural.',
      ),
      passage('People in charge are easy to talk to {time}. → Bring up {scene} then, and keep your point short.'),
    ],
    challenging: [
      passage(
        'Your needs and your duties want the same hour {time}. → Do the duty, and promise yourself {scene} at a fixed time.',
      ),
      passage('You are pulled two ways {time}, and {scene} is in the middle. → Eat something, then decide.'),
    ],
  },
  Mercury: {
    conjunction: [
      passage('The right words come to you {time}. → Have {scene} in front of you when they do.'),
      passage(
        'Mind and mood work together {time}, with Mercury beside the Moon, so you get through {scene} in one go.',
      ),
    ],
    harmonious: [
      passage('A useful talk is likely {time}. → Mention {scene}, even if nobody has asked you.'),
      passage('You explain things well {time}, thanks to Mercury. → Clear up {scene} before it gets complicated.'),
    ],
    challenging: [
      passage('You may say more than you mean {time}. → Leave {scene} until you have read everything twice.'),
      passage(
        'Feelings and facts get mixed up {time}, with Mercury at odds with the Moon; keep {scene} for a calmer hour.',
      ),
    ],
  },
  Venus: {
    conjunction: [
      passage(
        'The Moon joins Venus {time}, and you are good company. → Let {scene} be your excuse for a pleasant hour.',
      ),
      passage('You can be gentle without an effort {time}. Think of {scene}; it costs you little and is remembered.'),
    ],
    harmonious: [
      passage('People like you {time}, and Venus wants you to use it. → Try it on {scene}.'),
      passage('You have an eye for what is pleasant {time}. → Look for it in {scene}, and not in a catalogue.'),
    ],
    challenging: [
      passage(
        'You want comfort {time} and could pay too much for it. → Choose {scene} instead: it is cheap and it works.',
      ),
      passage('You compare yourself with others {time}. → Put the phone away, and turn to {scene}.'),
    ],
  },
  Mars: {
    conjunction: [
      passage(
        'You have heat to spend {time}, when the Moon meets Mars. → Put it into {scene} before somebody gets in its way.',
      ),
      passage(
        'You act before you think {time}; that is courage for ten minutes and temper after that. Choose {scene} for the ten minutes.',
      ),
    ],
    harmonious: [
      passage(
        'Energy comes to you {time} for something you have put off. → Begin with {scene}, and work half an hour without a break.',
      ),
      passage('You can be direct {time} without hurting anyone. → Say your sentence, and tick off {scene}.'),
    ],
    challenging: [
      passage(
        'You get angry fast {time}, and it may be over {scene}. → Leave the room for five minutes before you answer.',
      ),
      passage('You hurry more than you need to {time}. → Drive slowly, and put {scene} off by a day.'),
    ],
  },
  Jupiter: {
    conjunction: [
      passage('The Moon meets Jupiter {time}, and you feel that there is enough. → Remember {scene} while that lasts.'),
      passage('Your mood is large {time}. → Turn it towards {scene}, and make promises only after you have slept.'),
    ],
    harmonious: [
      passage('Somebody means you well {time}. → Think of {scene}, and take the first step.'),
      passage('You believe that it will work {time}, and others believe you. → Let {scene} have its turn.'),
    ],
    challenging: [
      passage('You promise more than you can keep {time}. → Keep to {scene}, and leave the grand plan in the drawer.'),
      passage(
        'A second helping of everything tempts you {time}. → Ask yourself what {scene} would be worth, and stop there.',
      ),
    ],
  },
  Saturn: {
    conjunction: [
      passage(
        'You feel a weight {time}, for the Moon meets Saturn. → Lift it by seeing to {scene}, and leave the other duties for tomorrow.',
      ),
      passage('You would rather be alone {time}. That is fine; {scene} needs no company.'),
    ],
    harmonious: [
      passage('You are patient {time} where you usually are not. → Put {scene} in order; it will stay in order.'),
      passage('Experience helps you {time}. → Deal with {scene} the way somebody older would.'),
    ],
    challenging: [
      passage(
        'You may hear a no {time}, or say one to yourself. → Take it as a question of time, and see to {scene} meanwhile.',
      ),
      passage('You are hard on yourself {time}. → Cut today’s list down to {scene}, and finish that.'),
    ],
  },
  Uranus: {
    conjunction: [
      passage('A surprise is likely {time}. → Keep an hour free and {scene} open, and you can enjoy it.'),
      passage('You want to break a habit {time}. → Let it be {scene}, and leave the large ones alone.'),
    ],
    harmonious: [
      passage('A fresh idea helps you {time}. → Try {scene} the other way round, just once.'),
      passage(
        'You see a familiar thing with new eyes {time}. → Start with {scene}; it has been the same for too long.',
      ),
    ],
    challenging: [
      passage('Your plan may be overturned {time}. → Have a second one ready for {scene}, and you will hardly mind.'),
      passage('You are restless {time} and could cut a tie out of boredom. → Change {scene}, and keep the people.'),
    ],
  },
  Neptune: {
    conjunction: [
      passage('You feel what others feel {time}. → Listen to some music, and do not try to explain {scene}.'),
      passage(
        'The Moon meets Neptune {time}, and you would rather dream than decide; {scene} can rest until tomorrow.',
      ),
    ],
    harmonious: [
      passage('You guess right {time}. → Trust your feeling about {scene}, and help one person without being asked.'),
      passage('Your imagination is good {time}. → Make a picture, a tune or a story out of {scene}.'),
    ],
    challenging: [
      passage(
        'You do not see clearly {time}, least of all {scene}. → Ask what was meant, and sign nothing until you know.',
      ),
      passage(
        'A vague promise may reach you {time}. → Get the date and the amount in writing, and be honest about {scene}.',
      ),
    ],
  },
  Pluto: {
    conjunction: [
      passage(
        'A strong feeling comes up {time}, perhaps through {scene}. → Look at what you fear to lose before you act.',
      ),
      passage('You want the whole truth {time}. → Begin with {scene}, and let other people take their time.'),
    ],
    harmonious: [
      passage(
        'You can get to the bottom of something {time}. → Look honestly at {scene}; you will be glad afterwards.',
      ),
      passage('You have more influence {time} than you show. → Use it quietly, and loosen {scene}.'),
    ],
    challenging: [
      passage(
        'Somebody pushes you {time}, or you push them, over {scene}. → Step back one day; nobody has to win this.',
      ),
      passage('A suspicion follows you {time}. → Speak about {scene} openly, and do not search for proof.'),
    ],
  },
} as const satisfies Record<Planet, Record<Contact, readonly [Passage, Passage]>>
