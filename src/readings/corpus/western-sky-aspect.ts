import { from, type Passage } from '../passage.ts'

// Exact aspects of two planets for a Sun sign; {when}: "today" or "on Monday"; {one} and {other}: the solar houses of the planets
const passage = from('Common Western practice (transits among planets, read through solar houses)')

type Temper = 'harmonious' | 'challenging'

export default {
  'Sun Mercury': {
    harmonious: passage(
      'The Sun and Mercury meet {when}, and a thought about {one} becomes clear. → Write it down at once; you will need it next week.',
    ),
    challenging: passage(
      'The Sun outshines Mercury {when}, so you hear mostly yourself on the subject of {one}. → Let somebody read it before you send it.',
    ),
  },
  'Sun Venus': {
    harmonious: passage(
      'The Sun and Venus meet {when}, and you are liked without trying. → Use it for {one}: a visit, a thank-you, a small luxury.',
    ),
    challenging: passage(
      'The Sun and Venus meet {when}, and you want to please everybody in {one}. → Please one person well instead.',
    ),
  },
  'Sun Mars': {
    harmonious: passage(
      'The Sun and Mars help each other {when}, and you get a push. → Start the thing in {one} that has been waiting for courage.',
    ),
    challenging: passage(
      'The Sun and Mars clash {when}, and a small contest in {one} can turn into a fight. → Use the strength on a task and let the other person have the last word.',
    ),
  },
  'Sun Jupiter': {
    harmonious: passage(
      'The Sun has help from Jupiter {when}, one of the lucky dates of the season. → Ask for something in {other}, and ask for the full amount.',
    ),
    challenging: passage(
      'The Sun and Jupiter tempt you {when} to take on too much in {one}. → Accept the part you would still want in a month.',
    ),
  },
  'Sun Saturn': {
    harmonious: passage(
      'The Sun and Saturn work together {when}, and slow work is noticed, above all in {other}. → Show it to the person who decides.',
    ),
    challenging: passage(
      'The Sun meets the resistance of Saturn {when}, and you need more effort than usual in {one}. → Keep the appointment, do the minimum well, and go home.',
    ),
  },
  'Sun Uranus': {
    harmonious: passage(
      'The Sun and Uranus open a window {when}. → Try the unusual answer in {other}; you can still go back to the usual one.',
    ),
    challenging: passage(
      'The Sun and Uranus bring a surprise {when}, and it touches {one}. → Leave some room in your plan and do not take the change personally.',
    ),
  },
  'Sun Neptune': {
    harmonious: passage(
      'The Sun and Neptune make you kind and inventive {when}. → Give an hour to {other} that nobody pays you for.',
    ),
    challenging: passage(
      'The Sun is in the mist of Neptune {when}, and you may misjudge {one}. → Ask a sober friend what they see.',
    ),
  },
  'Sun Pluto': {
    harmonious: passage(
      'The Sun draws on Pluto {when}, and you can change something in {other} for good. → Pick the one habit that matters most.',
    ),
    challenging: passage(
      'The Sun and Pluto test {when} who is in charge of {one}. → Say what you will do and what you will not, and leave it there.',
    ),
  },
  'Mercury Venus': {
    harmonious: passage(
      'Mercury and Venus agree {when}, and you find a friendly way to say almost anything. → Write the letter about {one}.',
    ),
    challenging: passage(
      'Mercury and Venus rub {when}, and compliments about {one} come out wrong. → Say it simply or with flowers.',
    ),
  },
  'Mercury Mars': {
    harmonious: passage(
      'Mercury and Mars think fast together {when}. → Argue your case in {one}, repair what is broken, and answer everything the same day.',
    ),
    challenging: passage(
      'Mercury and Mars quarrel {when}, and words about {one} have edges. → Count to ten, above all in writing.',
    ),
  },
  'Mercury Jupiter': {
    harmonious: passage(
      'Mercury and Jupiter bring good news {when}, or a good teacher. → Ask about {other}, and look at the whole before the details.',
    ),
    challenging: passage(
      'Mercury and Jupiter exaggerate {when}. Something in {one} sounds finished and is not, so check the figures before you say yes.',
    ),
  },
  'Mercury Saturn': {
    harmonious: passage(
      'Mercury and Saturn help you concentrate {when}. → Read the contract, write the report, settle the facts of {other}.',
    ),
    challenging: passage(
      'Mercury is slowed by Saturn {when}, and an answer about {one} comes late or short. → Prepare your second question in the meantime.',
    ),
  },
  'Mercury Uranus': {
    harmonious: passage(
      'Mercury and Uranus give you a flash of an idea {when}. → Catch it for {other} and try it the same day.',
    ),
    challenging: passage(
      'Mercury and Uranus scatter your thoughts {when}. → Save your work, confirm the times, and expect a change in {one}.',
    ),
  },
  'Mercury Neptune': {
    harmonious: passage(
      'Mercury and Neptune lend you images {when}. → Tell a story about {other} where you would normally give reasons.',
    ),
    challenging: passage(
      'Mercury and Neptune blur the facts {when}. → Ask for {one} in writing, and believe half of what you hear.',
    ),
  },
  'Mercury Pluto': {
    harmonious: passage(
      'Mercury and Pluto let you find what was hidden {when}. → Ask the second question about {other}, the one behind the first.',
    ),
    challenging: passage(
      'Mercury and Pluto make talk intense {when}. Nobody is convinced by pressure in {one}, so say it once and let it work.',
    ),
  },
  'Venus Mars': {
    harmonious: passage(
      'Venus and Mars are in step {when}, and attraction is easy. → Make the first move in {one}, lightly.',
    ),
    challenging: passage(
      'Venus and Mars want different things {when}, and you feel it in {one}. → Ask what the other person would enjoy before you plan.',
    ),
  },
  'Venus Jupiter': {
    harmonious: passage(
      'Venus and Jupiter smile together {when}, the pleasantest date of these weeks. → Give it to {one}: invite, celebrate, forgive.',
    ),
    challenging: passage(
      'Venus and Jupiter spoil you {when}. → Enjoy it in {one} with a limit that you set the day before.',
    ),
  },
  'Venus Saturn': {
    harmonious: passage(
      'Venus and Saturn make affection reliable {when}. A promise about {one} that you give now will hold.',
    ),
    challenging: passage(
      'Venus is cool under Saturn {when}, and you may feel left out in {one}. → Do something kind anyway; it was shyness, not dislike.',
    ),
  },
  'Venus Uranus': {
    harmonious: passage(
      'Venus and Uranus bring a spark {when}. You may meet someone through {other}, or see an old love differently.',
    ),
    challenging: passage('Venus and Uranus make you restless {when}. → Change your evening before you change {one}.'),
  },
  'Venus Neptune': {
    harmonious: passage(
      'Venus and Neptune make the world soft {when}. Music, water and good company do {other} more good than a discussion.',
    ),
    challenging: passage(
      'Venus and Neptune flatter you {when}. → Wait two days before you spend or confess anything in {one}.',
    ),
  },
  'Venus Pluto': {
    harmonious: passage(
      'Venus and Pluto deepen a feeling {when}. You can say in {other} what you have not said before.',
    ),
    challenging: passage(
      'Venus and Pluto bring jealousy {when}, yours or somebody’s. → Keep {one} open: names, sums and plans on the table.',
    ),
  },
  'Mars Jupiter': {
    harmonious: passage(
      'Mars and Jupiter give you a strong day {when}. → Attempt the large thing in {one}; you have the breath for it.',
    ),
    challenging: passage(
      'Mars and Jupiter overdo it {when}. → Stop at eighty per cent in {one} and keep the rest for tomorrow.',
    ),
  },
  'Mars Saturn': {
    harmonious: passage(
      'Mars and Saturn pull the same cart {when}. → Do the hard and dull part of {other} and it stays done.',
    ),
    challenging: passage(
      'Mars runs against Saturn {when}, and you feel blocked in {one}. → Look for the smallest part that moves and work there.',
    ),
  },
  'Mars Uranus': {
    harmonious: passage(
      'Mars and Uranus free you {when}. → Do in {other} what you have not dared, as long as nobody is hurt by it.',
    ),
    challenging: passage(
      'Mars and Uranus strike sparks {when}, and patience is short in {one}. → Go slowly with tools and traffic, and answer no provocation.',
    ),
  },
  'Mars Neptune': {
    harmonious: passage(
      'Mars and Neptune let you act for others {when}. → Put some of your strength into {other} without looking for a return.',
    ),
    challenging: passage(
      'Mars loses its way with Neptune {when}, and you tire early in {one}. → Rest before you are angry about it.',
    ),
  },
  'Mars Pluto': {
    harmonious: passage(
      'Mars and Pluto give you staying power {when}. → Use it to clear out something old in {other}.',
    ),
    challenging: passage(
      'Mars and Pluto make a contest of everything {when}. → Walk away from the one over {one}; you need your strength elsewhere.',
    ),
  },
  'Jupiter Saturn': {
    harmonious: passage(
      'Jupiter and Saturn agree {when}, which they seldom do: hope and method point the same way. → Make the plan for {other} that covers several years.',
    ),
    challenging: passage(
      'Jupiter wants more and Saturn says wait {when}. → Grow {one} by the amount that you could also carry in a bad month.',
    ),
  },
  'Jupiter Uranus': {
    harmonious: passage(
      'Jupiter and Uranus open a door {when}. An offer for {one} may come from a side that you never looked at.',
    ),
    challenging: passage(
      'Jupiter and Uranus make you impatient {when}. Change {one} in one respect and watch what follows.',
    ),
  },
  'Jupiter Neptune': {
    harmonious: passage(
      'Jupiter and Neptune raise your hopes {when}, and some of them are right. → Give to a cause near {one} that you have seen with your own eyes.',
    ),
    challenging: passage(
      'Jupiter and Neptune promise a great deal {when}. → Test the offer about {one} on somebody who dislikes promises.',
    ),
  },
  'Jupiter Pluto': {
    harmonious: passage(
      'Jupiter and Pluto give weight to your plans {when}. Someone with influence can help you in {one}.',
    ),
    challenging: passage(
      'Jupiter and Pluto raise the stakes {when}. → Win {one} without making the other side lose face.',
    ),
  },
  'Saturn Uranus': {
    harmonious: passage(
      'Saturn and Uranus let you renew something old {when}. → Keep the frame of {one} and change what is inside.',
    ),
    challenging: passage(
      'Saturn and Uranus argue {when} between keeping and changing, and you have the argument in {one}. → Decide which rule you still need.',
    ),
  },
  'Saturn Neptune': {
    harmonious: passage('Saturn and Neptune turn a dream into steps {when}. → Put a date on one wish for {one}.'),
    challenging: passage(
      'Saturn and Neptune wear something thin {when}. → If {one} tires you, find out which duty nobody asked you to take.',
    ),
  },
  'Saturn Pluto': {
    harmonious: passage(
      'Saturn and Pluto give you discipline {when}. → Do the deep repair in {one} that you would rather pay someone to forget.',
    ),
    challenging: passage(
      'Saturn and Pluto press hard {when}. → Protect what matters most in {one} and let the rest be simpler for a while.',
    ),
  },
  'Uranus Neptune': {
    harmonious: passage(
      'Uranus and Neptune change the mood of the times {when}, slowly and for everybody. You may notice it first in {one}, as a new taste.',
    ),
    challenging: passage(
      'Uranus and Neptune unsettle what people believe {when}. You need no opinion yet; watch {one} for a season.',
    ),
  },
  'Uranus Pluto': {
    harmonious: passage(
      'Uranus and Pluto make large changes easier {when}. You can let an outdated part of {one} go without a fight.',
    ),
    challenging: passage(
      'Uranus and Pluto shake old arrangements {when}. → Ask yourself which part of {one} you would build again.',
    ),
  },
  'Neptune Pluto': {
    harmonious: passage(
      'Neptune and Pluto move together {when}, as they do for years. You feel it at most as a quiet interest in {one}.',
    ),
    challenging: passage(
      'Neptune and Pluto disagree {when}, once in a lifetime. You can leave {one} as it is; this is history and not your week.',
    ),
  },
} as const satisfies Record<string, Record<Temper, Passage>>
