import { from } from '../../passage.ts'
import { ofTwo } from './told.ts'

// Aspects whose other texts speak of lovers or of one household, for two people of any bond

const passage = from('Common modern Western practice: aspects between two charts of birth')

export const neutral = {
  'Moon Saturn neutral': {
    harmonious: passage(
      '{other} comes at the hour that was agreed, and {one} can be sad or ill without explaining it. It took you two some time to feel safe with each other. → Trust each other with something that matters, and ask how things are before you discuss them.',
    ),
  },
  'Moon Pluto neutral': {
    challenging: passage(
      '{other} asks until the reason is out, and {one} tells half of it and regrets the half. You both mean it as care and feel watched. → Say early which subject is yours alone, and accept the same answer from each other.',
    ),
  },
  'Venus Venus neutral': ofTwo(
    'You two choose the same dish from the card and the same corner of the room. {one} and {other} notice at once when the other is pleased. → Plan something larger on this, a trip or a feast, because you will agree on it quickly.',
    'A present from {one} ends in a drawer of {other}, and the reverse, though both were meant well. You show liking in different coins. → Ask before you choose, and let each of you keep one taste that the other need not understand.',
  ),
  'Venus Mars neutral': ofTwo(
    '{other} proposes, {one} makes it pleasant, and you both go home in a better mood than you came. Dancing, cooking or a game goes well between you. → Make a date for it each month, since a full calendar is what gets in your way.',
    'You plan a pleasant day, and it begins with an argument, because {other} is at the door while {one} is still choosing. You like each other and differ about pace. → Agree on an hour for starting, and let {one} choose the place.',
  ),
  'Venus Saturn neutral': ofTwo(
    '{other} shows affection by being there, and {one} makes duties feel less heavy. You two need no large words and can rely on each other. → Say something kind on fixed days, such as a birthday, because you both forget it otherwise.',
    '{one} brings a cake and is asked about the dishes; {other} does the dishes and hears no thanks. You both care and do not see it in each other. → Thank each other once a week for the kind of help that you would not have chosen.',
  ),
  'Venus Uranus neutral': ofTwo(
    '{other} turns up with something that {one} had never thought of liking, and you both laugh about it. You leave each other free, and that keeps you fond. → Meet at odd hours if it suits you, and try one thing a season that is new to both.',
    'You are close for a week and then hear nothing from each other, and no quarrel lies between. {other} needs air just when {one} has begun to count on a habit. → Say at each goodbye on which day you two will meet or talk again.',
  ),
  'Venus Neptune neutral': ofTwo(
    'You two are moved by the same songs and are gentle with each other’s weak days. {one} and {other} forgive what others would not. → Ask somebody outside before a large decision, and say plainly when the kindness becomes too much.',
    '{one} sees in {other} somebody that {other} cannot quite be, and neither of you says so. You are disappointed without a cause that you could name. → Do plain things together, such as shopping or repairs, and talk while you do them.',
  ),
  'Venus Pluto neutral': ofTwo(
    '{other} takes {one} seriously down to the bottom, and {one} dares more because of it. You two can talk about old worries. → Do something light on purpose sometimes, a short walk or a silly film, so that you can both rest.',
    'It shows over presents, visits and who was asked first: {other} keeps count, and {one} smiles and does it anyway. You both notice and say nothing. → Put on the table what concerns you two, and keep every other friend you had.',
  ),
}
