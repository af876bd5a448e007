import { from, type Passage } from '../passage.ts'

// An exact aspect of the Moon on a day; {time}: such as "around 14:30 UTC"; {scene}: a matter of the planet in the house of the Moon.
// Neighbouring houses have different variants.
const passage = from('Common Western practice (lunar aspects of a day)')

type Planet = 'Sun' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto'
type Contact = 'conjunction' | 'harmonious' | 'challenging'

export default {
  Sun: {
    conjunction: [
      passage('The Moon meets the Sun {time}, and you can begin again. → Take one small step with {scene}.'),
      passage('You make a new start {time}, when the Moon meets the Sun. → Write down one plan for {scene}.'),
    ],
    harmonious: [
      passage('The Sun supports the Moon {time}, and you know what you want. → Use the hour for {scene}.'),
      passage('People in charge are easy to talk to {time}. → Ask them about {scene}, and keep it short.'),
    ],
    challenging: [
      passage(
        'Your duties and your wishes want the same hour {time}. → Do the duty first, and give {scene} a fixed time.',
      ),
      passage('You are pulled in two directions {time}. → Eat something before you decide about {scene}.'),
    ],
  },
  Mercury: {
    conjunction: [
      passage('You find the right words {time}, with Mercury beside the Moon. → Use them for {scene}.'),
      passage('Your head is clear {time}, with the Moon at Mercury. → Deal with {scene} in one go.'),
    ],
    harmonious: [
      passage('A useful talk is likely {time}. → Bring up {scene}.'),
      passage('You explain things well {time}, thanks to Mercury. → Clear up {scene}.'),
    ],
    challenging: [
      passage('You may say more than you mean {time}. → Read everything twice about {scene} before you answer.'),
      passage('You mix up feelings and facts {time}, with Mercury against the Moon. → Keep {scene} for a calmer hour.'),
    ],
  },
  Venus: {
    conjunction: [
      passage('The Moon meets Venus {time}, and people enjoy your company. → Make time for {scene}.'),
      passage('You are gentle without an effort {time}, with Venus beside the Moon. → Do something good for {scene}.'),
    ],
    harmonious: [
      passage('People like you {time}, with Venus on your side. → Use it for {scene}.'),
      passage('You meet with kindness {time}. → Ask for what you need with {scene}.'),
    ],
    challenging: [
      passage('You want comfort {time} and could pay too much for it. → Choose {scene} instead of a shop.'),
      passage('You compare yourself with others {time}. → Put the telephone away, and turn to {scene}.'),
    ],
  },
  Mars: {
    conjunction: [
      passage('You have strength and a short temper {time}, when the Moon meets Mars. → Use both for {scene}.'),
      passage(
        'You act before you think {time}, with Mars beside the Moon. → Begin {scene}, and answer messages later.',
      ),
    ],
    harmonious: [
      passage('You have energy {time} for something hard. → Work half an hour on {scene}.'),
      passage('You can be direct {time} without hurting anyone. → Say plainly what you want with {scene}.'),
    ],
    challenging: [
      passage(
        'You get angry quickly {time}, with Mars against the Moon. → Leave the room for five minutes before you talk about {scene}.',
      ),
      passage('You hurry more than you need to {time}. → Drive slowly, and put off {scene} by a day.'),
    ],
  },
  Jupiter: {
    conjunction: [
      passage('The Moon meets Jupiter {time}, and you feel confident. → Take a step with {scene}.'),
      passage(
        'You are in a generous mood {time}, with Jupiter beside the Moon. → Give an hour to {scene}, and promise nothing else.',
      ),
    ],
    harmonious: [
      passage('Somebody with experience can help you {time}. → Ask for advice on {scene}.'),
      passage('You are believed {time}, thanks to Jupiter. → Propose something about {scene}.'),
    ],
    challenging: [
      passage('You promise more than you can keep {time}. → Promise nothing about {scene} today.'),
      passage('You want more than you need {time}, with Jupiter against the Moon. → Begin small with {scene}.'),
    ],
  },
  Saturn: {
    conjunction: [
      passage(
        'You feel a weight {time}, when the Moon meets Saturn. → Deal with {scene} first, and leave the other duties for tomorrow.',
      ),
      passage('You would rather be alone {time}, with Saturn beside the Moon. → Use the quiet for {scene}.'),
    ],
    harmonious: [
      passage('You are patient {time}, thanks to Saturn. → Work slowly on {scene}.'),
      passage('Experience helps you {time}. → Deal with {scene} slowly and to the end.'),
    ],
    challenging: [
      passage(
        'You may hear a no {time}, with Saturn against the Moon. → Ask again next week, and look after {scene} meanwhile.',
      ),
      passage('You are hard on yourself {time}. → Cut your list down to {scene}, and finish that.'),
    ],
  },
  Uranus: {
    conjunction: [
      passage('A surprise is likely {time}. → Keep an hour free, and change {scene} if you like.'),
      passage('You want to break a habit {time}, with Uranus beside the Moon. → Change {scene}, and nothing larger.'),
    ],
    harmonious: [
      passage('A new idea helps you {time}. → Try it on {scene}.'),
      passage('You see things in a new way {time}, thanks to Uranus. → Start with {scene}.'),
    ],
    challenging: [
      passage('Your plan may change at short notice {time}. → Have a second plan ready for {scene}.'),
      passage(
        'You are restless {time}, with Uranus against the Moon. → Change {scene}, and keep your appointments with people.',
      ),
    ],
  },
  Neptune: {
    conjunction: [
      passage(
        'You are sensitive {time}, when the Moon meets Neptune. → Listen to music, and decide nothing about {scene}.',
      ),
      passage('You would rather dream than decide {time}. → Leave {scene} until tomorrow.'),
    ],
    harmonious: [
      passage('Your feeling is right {time}, thanks to Neptune. → Trust it about {scene}.'),
      passage('Your imagination is good {time}. → Let it work on {scene}.'),
    ],
    challenging: [
      passage(
        'You do not see clearly {time}, with Neptune against the Moon. → Ask what was meant about {scene}, and sign nothing.',
      ),
      passage('You may be promised something vague {time}. → Ask for the date and the amount, above all with {scene}.'),
    ],
  },
  Pluto: {
    conjunction: [
      passage('Your feelings are strong {time}, when the Moon meets Pluto. → Wait an hour before you act on {scene}.'),
      passage('You want to know the whole truth {time}. → Ask about {scene}, and give the other person time.'),
    ],
    harmonious: [
      passage('You can get to the bottom of things {time}, thanks to Pluto. → Look closely at {scene}.'),
      passage('You have more influence than usual {time}. → Use it quietly for {scene}.'),
    ],
    challenging: [
      passage('You may get into a struggle over {scene} {time}. → Step back for a day.'),
      passage(
        'You grow suspicious {time}, with Pluto against the Moon. → Speak openly about {scene}, and do not search for proof.',
      ),
    ],
  },
} as const satisfies Record<Planet, Record<Contact, readonly [Passage, Passage]>>
