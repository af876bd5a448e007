import type { SpreadPlace } from '../../card-texts.ts'

// Positions of spreads: an introduction by the answer of the card (yes, maybe, no), and the facet of the card that the position uses
const at = (facet: SpreadPlace['facet'], yes: string, maybe: string, no: string): SpreadPlace => ({
  facet,
  yes,
  maybe,
  no,
})

export default {
  'draw-cards': [
    at(
      'advice',
      '{card} helps you here.',
      '{card} takes no side yet, so you can still turn it.',
      '{card} shows you where it hurts.',
    ),
  ],
  'daily-card': [
    at(
      'advice',
      'You have a good day before you, with {card}.',
      'Your day can go two ways, and {card} shows both.',
      'You need care today, because your card is {card}.',
    ),
  ],
  'yes-no': [
    at(
      'outcome',
      'Your first card, {card}, is in favour.',
      'Your first card, {card}, does not decide.',
      'Your first card, {card}, is against it.',
    ),
    at(
      'obstacle',
      'The card at the heart of it counts double, and {card} agrees with you.',
      'The card at the heart of it counts double, and {card} weighs both sides.',
      'The card at the heart of it counts double, and {card} says no.',
    ),
    at(
      'advice',
      'Your last card, {card}, adds its yes.',
      'Your last card, {card}, agrees on one condition.',
      'Your last card, {card}, holds you back.',
    ),
  ],
  'past-present-future': [
    at(
      'past',
      'What lies behind you has helped you: {card}.',
      'You have not made up your mind about what lies behind you: {card}.',
      'What lies behind you was hard for you, as {card} shows.',
    ),
    at(
      'feelings',
      'You stand in a good place now, with {card}.',
      'You are undecided at present, and {card} shows it.',
      'You are under pressure now, and {card} says from what.',
    ),
    at(
      'outcome',
      'What is coming is good for you: {card}.',
      'What is coming depends on your next choice, as {card} shows.',
      'What is coming needs care, and {card} lets you see it early.',
    ),
  ],
  'situation-action-outcome': [
    at(
      'feelings',
      'Your situation is better than it sounds: {card}.',
      'Your situation is still open, as {card} shows.',
      'Your situation is strained, and {card} says why.',
    ),
    at(
      'advice',
      'You can act now, and {card} tells you how.',
      'You can act if you choose the hour well, says {card}.',
      'You act best by stopping something first, says {card}.',
    ),
    at(
      'outcome',
      'If you do that, you arrive at {card}, and it is welcome.',
      'If you do that, you arrive at {card} and have to choose once more.',
      'If you change nothing, you arrive at {card}.',
    ),
  ],
  'mind-body-spirit': [
    at(
      'question',
      'Your mind is clear, as {card} shows.',
      'Your mind keeps turning over {card}.',
      'Your mind is troubled, and {card} names the trouble.',
    ),
    at(
      'wellbeing',
      'Your body is on your side, with {card}.',
      'Your body asks you to listen, through {card}.',
      'Your body is tired, and {card} says of what.',
    ),
    at(
      'advice',
      'You are inwardly well fed, by {card}.',
      'You are inwardly waiting, at {card}.',
      'You are inwardly short of air, under {card}.',
    ),
  ],
  'celtic-cross': [
    at(
      'feelings',
      'The matter itself stands well for you today: {card}.',
      'The matter itself is undecided today: {card}.',
      'The matter itself is hard today, and you may call it by its name: {card}.',
    ),
    at(
      'obstacle',
      'What crosses you turns out to be a help: {card}.',
      'What crosses you can be a bar or a bridge: {card}.',
      'What crosses you is in your way: {card}.',
    ),
    at(
      'question',
      'You are aiming at something good, and it looks like {card}.',
      'You have an aim that you have not quite admitted, and it looks like {card}.',
      'You are aiming at something that frightens you as well, and it looks like {card}.',
    ),
    at(
      'past',
      'At the root of it lies something sound, {card}.',
      'At the root of it lies something you have half forgotten, {card}.',
      'At the root of it lies something sore, {card}.',
    ),
    at(
      'past',
      'You have just come out of a good time, {card}.',
      'You are just leaving {card} behind.',
      'You have just come out of a hard time, {card}.',
    ),
    at(
      'outcome',
      'In the next weeks you meet a good thing, {card}.',
      'In the next weeks you meet {card}, and you decide what it is good for.',
      'In the next weeks you meet a difficulty, {card}.',
    ),
    at(
      'feelings',
      'You yourself are in good form in this: {card}.',
      'You yourself change from day to day in this: {card}.',
      'You yourself make it harder than it is: {card}.',
    ),
    at(
      'actions',
      'The people around you help: {card}.',
      'The people around you are of several minds: {card}.',
      'The people around you weigh on it: {card}.',
    ),
    at(
      'question',
      'You hope for {card}, and you are hardly afraid of it.',
      'You hope for {card} and you fear it too.',
      'You are afraid of {card}, and there is a hope behind the fear.',
    ),
    at(
      'outcome',
      'It comes to {card}, and that is good for you.',
      'It comes to {card}, and you still have a hand in it.',
      'It comes to {card} if you change nothing.',
    ),
  ],
  horseshoe: [
    at(
      'past',
      'You can build on what has been: {card}.',
      'You have not finished with what has been: {card}.',
      'You carry something heavy from what has been: {card}.',
    ),
    at(
      'feelings',
      'You have something on your side now: {card}.',
      'You are weighing something now: {card}.',
      'You are caught in something now: {card}.',
    ),
    at(
      'question',
      'Something that you do not see is working for you: {card}.',
      'Something that you do not see is waiting: {card}.',
      'Something that you do not see is working against you until you name it: {card}.',
    ),
    at(
      'obstacle',
      'Even your obstacle has a good side: {card}.',
      'Your obstacle is as large as you make it: {card}.',
      'Your obstacle is real: {card}.',
    ),
    at(
      'actions',
      'Other people see you kindly: {card}.',
      'Other people do not agree about you: {card}.',
      'Other people make it hard for you: {card}.',
    ),
    at(
      'advice',
      'What you should do is plain: {card}.',
      'What you should do is only hinted at: {card}.',
      'What you should do begins with a look at {card}.',
    ),
    at(
      'outcome',
      'You end well, with {card}.',
      'You end with a choice, at {card}.',
      'You end at {card} unless you turn.',
    ),
  ],
  relationship: [
    at(
      'feelings',
      '{one} brings {card} to this, and it is a gift.',
      '{one} comes to this as {card}, still undecided.',
      '{one} comes to this with {card} and cannot hide it.',
    ),
    at(
      'feelings',
      'In {two} you find {card}, on the good side.',
      'In {two} you find {card}, on some days only.',
      '{two} carries {card} at present.',
    ),
    at(
      'love',
      'Between you there is warmth, as {card} shows.',
      'Between you something wants to be understood: {card}.',
      'Between you something has gone wrong: {card}.',
    ),
    at(
      'advice',
      'You are held together by {card}, and it holds.',
      'You are held together by {card}, as long as you both remember it.',
      'You are held together by a hard thing, {card}.',
    ),
    at(
      'obstacle',
      'Even what strains you is too much of a good thing: {card}.',
      'What strains you comes and goes: {card}.',
      'What strains you is plain to see: {card}.',
    ),
    at(
      'question',
      'What {one} needs is easy to give: {card}.',
      'What {one} needs is hidden behind {card}.',
      '{one} is in need, and {card} says of what.',
    ),
    at(
      'question',
      'What does {two} good is {card}.',
      'What {two} needs is {card}, even if it is denied.',
      '{two} lacks something, and {card} shows what.',
    ),
    at(
      'outcome',
      'You are on your way together to a good place, {card}.',
      'You come to a fork together, at {card}.',
      'You are on your way together to a hard place, {card}.',
    ),
  ],
  career: [
    at(
      'feelings',
      'Your work suits you now, as {card} shows.',
      'Your work shows you only one side now: {card}.',
      'Your work weighs on you now: {card}.',
    ),
    at(
      'work',
      'You have a strength to use: {card}.',
      'You have a strength that you doubt: {card}.',
      'You have a strength buried under a difficulty: {card}.',
    ),
    at(
      'obstacle',
      'The hidden obstacle is a mild one, {card}.',
      'The hidden obstacle may be your own view of it, {card}.',
      'The hidden obstacle is the thing nobody mentions, {card}.',
    ),
    at(
      'advice',
      'Your advice is a clear yes: {card}.',
      'Your advice comes with a condition: {card}.',
      'Your advice is a warning: {card}.',
    ),
    at(
      'finances',
      'An opening is there for you: {card}.',
      'An opening is there if you handle {card} well.',
      'An opening lies behind a difficulty: {card}.',
    ),
    at(
      'outcome',
      'It leads you to a place worth reaching, {card}.',
      'It leads you to an open end, {card}.',
      'It leads you to {card} if you let it run.',
    ),
  ],
  decision: [
    at(
      'past',
      'At the heart of your choice there is something healthy: {card}.',
      'At the heart of your choice there are two wishes: {card}.',
      'At the heart of your choice there is something sore: {card}.',
    ),
    at(
      'feelings',
      '{one} begins well for you, with {card}.',
      '{one} begins on trial, with {card}.',
      '{one} begins uphill, with {card}.',
    ),
    at(
      'outcome',
      'Later {one} brings you to {card}, and you can rest there.',
      'Later {one} brings you to {card}, and that is not the end yet.',
      'Later {one} brings you up against {card}.',
    ),
    at(
      'feelings',
      '{two} opens with {card}, and you are welcome.',
      '{two} opens with {card}, and you have to wait and see.',
      '{two} opens with {card}, and it is not inviting.',
    ),
    at(
      'outcome',
      'In the long run {two} gives you {card}.',
      'In the long run {two} leaves you with {card} to decide.',
      'In the long run {two} costs you {card}.',
    ),
    at(
      'question',
      'What decides it should reassure you: {card}.',
      'What decides it should be weighed last: {card}.',
      'What decides it should be looked at before you choose: {card}.',
    ),
  ],
  'year-ahead': [
    at(
      'outcome',
      '{month} is good to you, with {card}.',
      '{month} gives you {card} and leaves the rest to you.',
      '{month} asks you for patience, with {card}.',
    ),
    at(
      'work',
      'Your work goes well in {month}, thanks to {card}.',
      'Your work is open in {month}, so pencil things in: {card}.',
      'Your work is the narrow place in {month}: {card}.',
    ),
    at(
      'love',
      'Somebody near you makes {month} bright: {card}.',
      'Somebody near you needs a pause in {month}: {card}.',
      'Somebody near you is a worry in {month}: {card}.',
    ),
    at(
      'advice',
      'For {month} your advice is a pleasant one, {card}.',
      'For {month} your advice should be taken in small doses, {card}.',
      'For {month} your advice is to be careful, {card}.',
    ),
  ],
  'year-theme': [
    at(
      'question',
      'Your whole year has a good theme, {card}.',
      'Your whole year has a theme that changes as you go, {card}.',
      'Your whole year has a task for its theme, {card}.',
    ),
  ],
  chakra: [
    at(
      'wellbeing',
      'You stand on firm ground, with {card}.',
      'You are looking for firm ground, and {card} shows where.',
      'You do not feel safe enough, as {card} shows.',
    ),
    at(
      'feelings',
      'Your wishes and feelings flow, with {card}.',
      'Your wishes and feelings go in circles around {card}.',
      'Your wishes and feelings are held back by {card}.',
    ),
    at(
      'advice',
      'Your will is awake, as {card} shows.',
      'Your will hesitates before {card}.',
      'Your will has run up against {card}.',
    ),
    at(
      'love',
      'Your heart is open, with {card}.',
      'Your heart is half open, and {card} is at the door.',
      'Your heart is shut against {card}.',
    ),
    at(
      'work',
      'Your voice carries, helped by {card}.',
      'Your voice is only clearing itself, at {card}.',
      'Your voice sticks, and {card} says at which word.',
    ),
    at(
      'question',
      'You see clearly, with {card}.',
      'You see {card} and are not sure of it.',
      'You do not see past {card}.',
    ),
    at(
      'outcome',
      'You know what it is for, as {card} shows.',
      'You are waiting to know what it is for, behind {card}.',
      'You have lost sight of what it is for, because of {card}.',
    ),
  ],
  'zodiac-houses': [
    at(
      'feelings',
      'You yourself begin the year well, as {card}.',
      'You yourself begin the year unsure, as {card}.',
      'You yourself begin the year under a shadow, {card}.',
    ),
    at(
      'finances',
      'Your money is safe, with {card}.',
      'Your money should be counted twice, with {card}.',
      'Your money is the worry here, with {card}.',
    ),
    at(
      'actions',
      'Your neighbours, errands and messages bring you {card}, and it is welcome.',
      'Your neighbours, errands and messages bring you {card}, and it is mixed.',
      'Your neighbours, errands and messages bring you {card}, and it is a nuisance.',
    ),
    at(
      'past',
      'Your home is a good place this year: {card}.',
      'Your home is restless this year: {card}.',
      'Your home needs you this year: {card}.',
    ),
    at(
      'love',
      'Your play and your affections go well: {card}.',
      'Your play and your affections take a chance: {card}.',
      'Your play and your affections come short: {card}.',
    ),
    at(
      'wellbeing',
      'Your daily work and your body serve you: {card}.',
      'Your daily work and your body need a small repair: {card}.',
      'Your daily work and your body are overloaded: {card}.',
    ),
    at(
      'love',
      'The person across from you likes you: {card}.',
      'The person across from you has an offer and a question: {card}.',
      'The person across from you is a test: {card}.',
    ),
    at(
      'obstacle',
      'What you share and owe gets easier: {card}.',
      'What you share and owe has to wait: {card}.',
      'What you share and owe weighs on you: {card}.',
    ),
    at(
      'question',
      'Your travels and your studies go well: {card}.',
      'Your travels and your studies need a new map: {card}.',
      'Your travels and your studies meet an obstacle: {card}.',
    ),
    at(
      'work',
      'Your standing is good this year: {card}.',
      'Your standing is under review this year: {card}.',
      'Your standing is hard to keep this year: {card}.',
    ),
    at(
      'outcome',
      'Your friends and plans come together: {card}.',
      'Your friends do not agree about your plans: {card}.',
      'Your friends and plans disappoint you in part: {card}.',
    ),
    at(
      'advice',
      'Your quiet hours do you good: {card}.',
      'Your quiet hours bring up something old: {card}.',
      'Your quiet hours show you what you avoid: {card}.',
    ),
  ],
  'zodiac-centre': [
    at(
      'outcome',
      'What joins all of it is {card}, and it helps you everywhere.',
      'What joins all of it is {card}, and it can turn either way.',
      'What joins all of it is {card}, and you should begin there.',
    ),
  ],
} as const satisfies Record<string, readonly SpreadPlace[]>
