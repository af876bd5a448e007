import { from } from '../passage.ts'

// Aspects between the charts of two people of whom one or both are under 18, addressed to both. {one}: the person of the first planet, {other}: of the second
const child = from('Common modern Western practice: aspects between two charts of birth, told for parents; own wording')
const ofTwo = (harmonious: string, challenging: string) => ({
  harmonious: child(harmonious),
  challenging: child(challenging),
})

export default {
  'Sun Sun': ofTwo(
    '{one} and {other} want the same kind of thing and are proud of each other. → Choose one project with both names on it, such as a corner of the garden.',
    '{one} and {other} both like to decide, so a walk can begin with a dispute about the way. → Take turns at leading, a day each.',
  ),
  'Sun Moon': ofTwo(
    '{other} feels at home near {one} and calms down there. → Keep one fixed hour a day in which you do the same thing side by side.',
    '{one} has a plan, and {other} has a mood, and the two meet at the wrong moment. → Ask how {other} feels before the plan is mentioned.',
  ),
  'Sun Mercury': ofTwo(
    '{other} asks, {one} answers, and both enjoy it. → Read or look things up together, and let {other} report the result at supper.',
    '{other} asks one question too many when {one} wants to be believed. → Agree on three questions, and then do what was asked.',
  ),
  'Sun Venus': ofTwo(
    '{other} likes {one} and shows it, and {one} grows by it. → Prepare a small surprise for somebody else together.',
    '{one} wants to be admired when {other} wants to be hugged. → Praise the one and hug the other, in that order.',
  ),
  'Sun Mars': ofTwo(
    '{other} gets {one} moving, and the two finish what they start. → Choose something to build that has to be ready by evening.',
    '{other} pushes and {one} pushes back, often over nothing. → Give each of you a matter in which nobody else has a say.',
  ),
  'Sun Jupiter': ofTwo(
    '{other} believes in {one} and says so, and {one} dares more. → Try one thing that is a little too big for either alone.',
    '{other} promises more than can be done, and {one} counts on it. → Promise half aloud, and do the rest as a surprise.',
  ),
  'Sun Saturn': ofTwo(
    '{one} feels safe where {other} sets the rule, because the rule is kept. → Add one hour a week that has no purpose at all.',
    '{one} feels corrected by {other} more often than praised. → Name one thing that went well before you name the one that did not.',
  ),
  'Sun Uranus': ofTwo(
    '{other} brings surprises into the day, and {one} wakes up by them. → Keep bedtime fixed, and let the afternoon be free.',
    '{other} changes the plan, and {one} had looked forward to it. → Say a day before what will be different, and keep one thing as it was.',
  ),
  'Sun Neptune': ofTwo(
    '{other} sees what {one} could become and makes it a story. → Paint, sing or make up a tale together, and keep what you made.',
    '{one} asks for a plain answer, and {other} is somewhere else. → Say each other the plan in one sentence, and have it repeated.',
  ),
  'Sun Pluto': ofTwo(
    '{other} notices what {one} keeps inside and guards it well. → Spend an hour alone together now and then, without a question afterwards.',
    '{one} and {other} both want the last word, and a small wish becomes a test of strength. → Offer two choices that are both all right.',
  ),
  'Moon Moon': ofTwo(
    '{one} and {other} are hungry, tired and merry at the same hours. → Use the evenings, because there everything goes by itself.',
    'One of you needs company to feel better and the other needs quiet. → Do first the one and then the other, ten minutes each.',
  ),
  'Moon Mercury': ofTwo(
    '{other} finds the words for what {one} feels. → Talk in the car or on a walk, when nobody looks at anybody.',
    '{one} says how it felt, and {other} explains how it was. → Let {other} listen to the end first, and nod.',
  ),
  'Moon Venus': ofTwo(
    '{other} does the small kind thing before {one} asks for it. → Cook or tidy a room together and make it pretty.',
    '{one} wants to be held when {other} wants to play. → Ask which of the two it is before you begin.',
  ),
  'Moon Mars': ofTwo(
    '{other} makes {one} brave and lively. → Run, swim or dig together, and the anger of the day is gone by supper.',
    '{other} is loud where {one} is tired, and tears come fast. → Leave ten minutes of quiet between coming home and speaking.',
  ),
  'Moon Jupiter': ofTwo(
    'With {other} there is always enough for {one}: time, food and a second try. → Invite another child to the table now and then.',
    '{other} cheers up what {one} only wanted to tell. → Listen first, and bring the ice cream later.',
  ),
  'Moon Saturn': ofTwo(
    '{other} comes at the hour that was named, and {one} relies on it. → Keep that hour in the busiest weeks, and shorten it if you must.',
    '{one} comes with a feeling and meets a rule. → Sit down for five minutes first, and let the rule wait.',
  ),
  'Moon Uranus': ofTwo(
    '{other} brings fresh air into the habits of {one}, who learns to like small changes. → Change one thing at a time.',
    '{one} has just settled down, and {other} starts something new. → Say when it begins and when it is over.',
  ),
  'Moon Neptune': ofTwo(
    '{other} senses what {one} does not say. Music or a story at bedtime does both of them good; ask one plain question as well.',
    '{one} and {other} guess at each other and guess wrong. → Ask what is the matter in plain words, and believe the answer.',
  ),
  'Moon Pluto': ofTwo(
    '{one} can tell {other} the things that are hard to tell. → Keep such a talk between you two, and do something light after it.',
    '{other} wants to know every feeling, and {one} closes the door. → Say that you are there, and leave the door as it is.',
  ),
  'Mercury Mercury': ofTwo(
    '{one} and {other} think at the same speed and laugh at the same words. Riddles, maps and long stories are the right games.',
    '{one} begins with the detail and {other} with the end, so you talk past each other. → Let one finish before the other starts.',
  ),
  'Mercury Venus': ofTwo(
    '{other} makes {one} laugh, and criticism arrives kindly. → Write a letter or a card together to somebody you both like.',
    '{one} wants to be exact, and {other} wants it to be nice. → Say the friendly thing first and the correction second.',
  ),
  'Mercury Mars': ofTwo(
    '{other} does at once what {one} has thought up. → Find something to repair, and find out together how it works.',
    'Words fly before either of them has thought. → Talk about difficult things on a walk, and stop at the first loud word.',
  ),
  'Mercury Jupiter': ofTwo(
    '{other} opens a wider world to what {one} knows. → Choose a country, an animal or a star, and learn about it together for a month.',
    '{one} wants the facts, and {other} makes the story bigger. → Enjoy the story, and look up one fact of it together.',
  ),
  'Mercury Saturn': ofTwo(
    '{other} takes the ideas of {one} seriously and shows how to finish them. A model with many parts is the right present.',
    '{one} brings an idea and hears what is wrong with it. → Find one reason why it could work before you name the first why not.',
  ),
  'Mercury Uranus': ofTwo(
    'Ideas jump between {one} and {other}, and most of them are funny. → Keep a box for inventions, and build one a month.',
    '{other} interrupts, and {one} loses the thread. → Agree on a sign that means let me finish.',
  ),
  'Mercury Neptune': ofTwo(
    '{one} has the words and {other} has the pictures, so you make good stories together. → Write the best one down.',
    'One says Tuesday, and the other hears some day. → Put times and plans on the kitchen wall, and look at them together.',
  ),
  'Mercury Pluto': ofTwo(
    '{other} asks what lies behind a thing, and {one} likes to be asked. → Answer honest questions honestly, in a few words.',
    'A question from {other} can sound like a hearing to {one}. → Ask once, and take the first answer.',
  ),
  'Venus Venus': ofTwo(
    '{one} and {other} like the same colours, the same food and the same people. → Choose something for the home together.',
    'A present from one of you ends in the drawer of the other, though it was meant well. → Ask before you choose.',
  ),
  'Venus Mars': ofTwo(
    '{other} proposes, {one} makes it pleasant, and both go home content. Dancing, cooking and games suit them.',
    '{other} is at the door while {one} is still choosing. → Name the hour ten minutes before it comes.',
  ),
  'Venus Jupiter': ofTwo(
    '{other} gives {one} more than was asked for, and both enjoy it. → Give something away together as well.',
    'There is too much of everything between you: sweets, presents, promises. → Agree on one treat a day, and let it be a good one.',
  ),
  'Venus Saturn': ofTwo(
    '{other} shows affection by being there, and {one} notices it. → Say something tender on fixed days, because it is easily forgotten.',
    '{one} brings a drawing and hears about the shoes in the hall. → Look at the drawing first, and keep it where it can be seen.',
  ),
  'Venus Uranus': ofTwo(
    '{other} comes with something new, and {one} likes it before anybody else does. → Try one new game, dish or place each month.',
    '{other} is close for a week and then busy with something else. → Say when you will play again, and be there.',
  ),
  'Venus Neptune': ofTwo(
    '{one} and {other} are moved by the same songs and are gentle with each other’s weak days. → Make music or watch a film together.',
    '{one} expects the {other} of a story and is disappointed by the real day. → Do plain things together, such as shopping and baking.',
  ),
  'Venus Pluto': ofTwo(
    '{other} takes the affection of {one} very seriously and guards it. → Keep room for other friends as well, by invitation.',
    'One of you wants the other for themselves, and it shows when somebody else comes. → Give each a friend and an afternoon of their own.',
  ),
  'Mars Mars': ofTwo(
    '{one} and {other} have the same speed and like the same kind of risk. → Play on one team, and name the hour of rest beforehand.',
    '{one} acts while {other} is still aiming, and each takes it for an attack. → Have the contest in sport, with rules and an end.',
  ),
  'Mars Jupiter': ofTwo(
    '{other} makes {one} brave, and you begin what others only talk about. → Set the farthest point before you go.',
    '{one} runs too fast, and {other} claps. → Let a third person say when it is enough.',
  ),
  'Mars Saturn': ofTwo(
    '{other} gives the strength of {one} a direction, and a thing gets finished. → Celebrate each step on the way.',
    '{one} wants to go and {other} says not yet, and the anger turns cold. → Name the hour at which it will be yes.',
  ),
  'Mars Uranus': ofTwo(
    '{other} sees the short cut, and {one} takes it. → Look for a riddle, a kit or a new machine, and give no orders.',
    'Tempers go off without warning between you. → Go to separate rooms for ten minutes before anybody asks who began.',
  ),
  'Mars Neptune': ofTwo(
    '{one} does what {other} has imagined: a stage, a cave, a rescue. Provide the boxes and the blankets.',
    '{one} pushes, and {other} says yes and does something else. → Ask for one thing at a time, and do it together.',
  ),
  'Mars Pluto': ofTwo(
    'Together you have more strength than either has alone, and you do not give up. → Choose one worthy aim for the season.',
    'Neither of them began it, and neither will give in. → Agree on the rules of a quarrel in a calm hour, and on the right to leave the room.',
  ),
}
