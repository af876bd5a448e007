import { from } from '../../passage.ts'
import { ofTwo } from './told.ts'

// Aspects whose other texts speak of lovers or of one household, for two people of any bond

const passage = from('Common modern Western practice: aspects between two charts of birth')

export const neutral = {
  'Moon Saturn neutral': {
    harmonious: passage(
      '{other} is dependable where {one} feels, and comes at the hour that was agreed. You two are slow to feel safe, and then you stay so. Trust each other with a key or with papers, and ask how things are before you discuss them.',
    ),
  },
  'Moon Pluto neutral': {
    challenging: passage(
      '{other} wants to know all of it, the mood and the reason, and {one} opens and hides in turns. You both mean it as care and feel watched. Say early which subject is yours alone, and accept the same answer.',
    ),
  },
  'Venus Venus neutral': ofTwo(
    'You like the same chairs, the same food and each other’s friends. {one} and {other} show affection in a way that the other can read. Plan something larger on this, a trip or a feast, because the ground is good.',
    'What {one} finds beautiful is too much or too little for {other}. You show liking in one coin and wait for it in another. Ask before you choose a present, and let each of you keep one taste unexplained.',
  ),
  'Venus Mars neutral': ofTwo(
    'You wake each other up: {other} proposes, {one} makes it pleasant, and some days it is the other way round. Dancing, cooking or a game goes well between you. Make a date for it each month, since being busy is your only danger.',
    '{other} is too fast or {one} waits too long, and a plan for a pleasant day begins with an argument. The liking is there, and the pace is not. Agree on an hour for starting, and let {one} choose the place.',
  ),
  'Venus Saturn neutral': ofTwo(
    '{other} shows affection by being there, and {one} softens what duty has made stiff. You two may begin shyly, and you are loyal. Say something kind on fixed days, a birthday or each Sunday, because neither of you does it by chance.',
    '{one} brings affection and is asked about a duty; {other} gives support and hears that it is no fun. Each of you waits for the other’s kind of proof. Give one small sign a week in the other’s language, however clumsy.',
  ),
  'Venus Uranus neutral': ofTwo(
    'You surprise each other in pleasant ways, and nobody owns anybody. {other} brings what {one} had never thought of liking. Meet at odd hours if it suits you, and let relatives be astonished.',
    '{other} is warm one week and away the next, just as {one} has begun to count on it. You two swing from close to distant without a quarrel. Say at each goodbye on which day you will meet or talk again.',
  ),
  'Venus Neptune neutral': ofTwo(
    '{one} and {other} are moved by the same songs and films, and you are gentle with each other. You forgive more than others would. Have somebody outside read what you sign together, and be as kind on tired days.',
    '{one} sees in {other} somebody that {other} cannot quite be, or {other} does not say that something is missing. You are disappointed without a cause that either could name. Do plain things together, such as shopping or repairs, and talk while you do them.',
  ),
  'Venus Pluto neutral': ofTwo(
    '{other} takes {one} seriously down to the bottom, and {one} finds new courage in it. You can share money and worries. Do light things on purpose sometimes, a short walk or a silly film, to rest from it.',
    '{other} tests and keeps watch, {one} uses charm to get through, and neither of you is proud of it. It shows over presents, visits and who was asked first. Put what concerns you both on the table, and keep every other friend you had.',
  ),
}
