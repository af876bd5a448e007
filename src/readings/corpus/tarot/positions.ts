import type { SpreadPlace } from '../../card-texts.ts'

// Positions of spreads: an introduction by the answer of the card (yes, maybe, no), and the facet of the card that the position uses.
// Placeholders: {card}; {gist} and {need} of the card; {one}, {two} people or options; {month}
const at = (facet: SpreadPlace['facet'], yes: string, maybe: string, no: string): SpreadPlace => ({
  ...(facet && { facet }),
  yes,
  maybe,
  no,
})
/** A position that its introduction answers in full. */
const whole = (yes: string, maybe: string, no: string): SpreadPlace => at(undefined, yes, maybe, no)

export default {
  'draw-cards': [
    at(
      'general',
      '{card} helps you here.',
      '{card} shows you what it turns on: {gist}.',
      '{card} shows you where it hurts.',
    ),
  ],
  'daily-card': [
    at(
      'general',
      'You have a good day before you, with {card}.',
      'Your day turns on {gist}, with {card}.',
      'You need care today, because your card is {card}.',
    ),
  ],
  'yes-no': [
    at('outcome', '{card} is in favour.', '{card} takes no side; it shows {gist}.', '{card} is against it.'),
    at(
      'general',
      'The card at the heart of it counts double, and {card} agrees with you.',
      'The card at the heart of it counts double, and {card} takes no side; it shows {gist}.',
      'The card at the heart of it counts double, and {card} says no.',
    ),
    at(
      'advice',
      'Your last card, {card}, adds its yes.',
      'Your last card, {card}, takes no side; it names a condition, {gist}.',
      'Your last card, {card}, says no, and it names what you would have to mind.',
    ),
  ],
  'past-present-future': [
    at(
      'past',
      'What lies behind you has helped you: {card}, {gist}.',
      'What lies behind you still counts: {card}, {gist}.',
      'What lies behind you was hard for you, as {card} shows: {gist}.',
    ),
    at(
      'general',
      'You stand in a good place now, with {card}.',
      'At present you are busy with {gist}, as {card} shows.',
      'You are under pressure now, and {card} says from what.',
    ),
    at(
      'outcome',
      'What is coming is good for you: {card}, {gist}.',
      'What is coming to you is {gist}, as {card} shows.',
      'What is coming needs care, and {card} lets you see it early: {gist}.',
    ),
  ],
  'situation-action-outcome': [
    at(
      'general',
      'Your situation is better than it sounds: {card}.',
      'Your situation turns on {gist}, as {card} shows.',
      'Your situation is strained, and {card} says why.',
    ),
    at(
      'advice',
      'You can act now, and {card} tells you how.',
      'You act best through {gist}, says {card}.',
      'You act best by stopping something first, says {card}.',
    ),
    at(
      'outcome',
      'If you do that, you arrive at {card}, {gist}, and it is welcome.',
      'If you do that, you arrive at {card}: {gist}.',
      'If you change nothing, you arrive at {card}, {gist}.',
    ),
  ],
  'mind-body-spirit': [
    at(
      'question',
      'Your mind is clear, as {card} shows, and it knows that you need {need}.',
      'Your mind keeps turning over {card}, because you need {need}.',
      'Your mind is troubled, and {card} names the trouble: you need {need} and do not have it.',
    ),
    at(
      'wellbeing',
      'Your body is on your side, with {card}.',
      'Your body speaks to you of {gist}, through {card}.',
      'Your body is tired, and {card} says of what.',
    ),
    at(
      'advice',
      'You are inwardly well fed, by {card}, {gist}.',
      'Your inner life has {gist} for its subject, with {card}.',
      'You are inwardly short of air, under {card}, {gist}.',
    ),
  ],
  'celtic-cross': [
    at(
      'general',
      'The matter itself stands well for you today: {card}.',
      'The matter itself turns on {gist} today: {card}.',
      'The matter itself is hard today, and you may call it by its name: {card}.',
    ),
    at(
      'obstacle',
      'What crosses you is too much of a good thing: {card}, {gist}.',
      'What crosses you is {gist}: {card}.',
      'What crosses you is in your way: {card}, {gist}.',
    ),
    at(
      'question',
      'You are aiming at something good, and {card} calls it {need}.',
      'You aim at {need}, as {card} shows.',
      'You are aiming at something that frightens you as well, and {card} calls it {need}.',
    ),
    at(
      'past',
      'At the root of it lies something sound, {card}, {gist}.',
      'At the root of it lies {gist}, as {card} shows.',
      'At the root of it lies something sore, {card}, {gist}.',
    ),
    whole(
      'What is passing was good for the matter, and {card} stands for it: {gist}.',
      'What is passing is {card}: {gist}.',
      'What is passing was hard, and {card} stands for it: {gist}.',
    ),
    whole(
      'In the next weeks you meet a good thing, {card}, {gist}.',
      'In the next weeks you meet {gist}, with {card}.',
      'In the next weeks you meet a difficulty, {card}, {gist}.',
    ),
    whole(
      'You yourself are in good form in this: {card}, {gist}.',
      'You yourself stand for {gist} in this: {card}.',
      'You yourself make it harder than it is: {card}, {gist}.',
    ),
    at(
      'actions',
      'The people around you help, and {card} shows how.',
      'The people around you stand for {gist}, as {card} shows.',
      'The people around you weigh on it, and {card} shows how.',
    ),
    whole(
      'You hope for {need}, and {card} says that you are hardly afraid of it.',
      'You hope for {need}, says {card}.',
      'You hope for {need}, and with {card} the fear of missing it is larger.',
    ),
    at(
      'outcome',
      'It comes to {card}, {gist}, and that is good for you.',
      'It comes to {gist}, as {card} shows.',
      'It comes to {card}, {gist}, if you change nothing.',
    ),
  ],
  horseshoe: [
    at(
      'past',
      'You can build on what has been: {card}, {gist}.',
      'From what has been you bring {gist}, as {card} shows.',
      'You carry something heavy from what has been: {card}, {gist}.',
    ),
    at(
      'general',
      'You have something on your side now: {card}.',
      'Now you deal with {gist}: {card}.',
      'You are caught in something now: {card}.',
    ),
    at(
      'question',
      'Something that you do not see is working for you: {card}. You look for {need}.',
      'Something that you do not see is at work: {card}. It is a wish for {need}.',
      'Something that you do not see is working against you until you name it: {card}. You miss {need}.',
    ),
    at(
      'obstacle',
      'Even your obstacle has a good side: {card}, {gist}.',
      'Your obstacle is {gist}, in {card}.',
      'Your obstacle is real: {card}, {gist}.',
    ),
    at(
      'actions',
      'Other people see you kindly, and {card} shows what they do.',
      'Other people meet you with {gist}, as {card} shows.',
      'Other people make it hard for you, and {card} shows how.',
    ),
    at(
      'advice',
      'What you should do is plain: {card}, {gist}.',
      'What you should do has to do with {gist}: {card}.',
      'What you should do begins with a look at {card}, {gist}.',
    ),
    at(
      'outcome',
      'You end well, with {card}, {gist}.',
      'You end with {gist}, at {card}.',
      'You end at {card}, {gist}, unless you turn.',
    ),
  ],
  relationship: [
    at(
      'question',
      '{one} brings {card} to this, {gist}, and it is good for both of you.',
      '{one} brings {gist} to this, as {card} shows.',
      '{one} comes to this with a burden, {card}: {gist}.',
    ),
    whole(
      'For {two} lies {card}, {gist}, and it is good for both of you.',
      'For {two} lies {card}, with {gist}.',
      'For {two} lies a hard card, {card}: {gist}.',
    ),
    at(
      'love',
      'Between you there is warmth, as {card} shows.',
      'Between you stands {gist}, as {card} shows.',
      'Between you something has gone wrong: {card}.',
    ),
    at(
      'advice',
      'You are held together by {card}, {gist}, and it holds.',
      'You are held together by {gist}, as {card} shows.',
      'You are held together by a hard thing, {card}, {gist}.',
    ),
    at(
      'obstacle',
      'Even what strains you is too much of a good thing: {card}, {gist}.',
      'What strains you is {gist}, in {card}.',
      'What strains you is plain to see: {card}, {gist}.',
    ),
    whole(
      'What {one} needs is {need}, and with {card} it is easy to give. Offer it this week without being asked.',
      'What {one} needs is {need}, and {card} says that it is seldom said aloud. Put a question about it on a quiet evening.',
      'What {one} needs is {need}, and {card} says that it is missing. Begin there, before you speak about anything else.',
    ),
    whole(
      'What {two} needs is {need}. {card} shows that you have it to give, so let it be seen.',
      'What {two} needs is {need}, even if it is denied. {card} advises you to listen twice before you answer.',
      'What {two} needs is {need}, and {card} shows how long it has been lacking. A small sign this week counts more than a promise.',
    ),
    at(
      'outcome',
      'You are on your way together to a good place, {card}, {gist}.',
      'You are on your way together to {gist}, with {card}.',
      'You are on your way together to a hard place, {card}, {gist}.',
    ),
  ],
  career: [
    at(
      'work',
      'Your work suits you now, as {card} shows.',
      'Your work is about {gist} now: {card}.',
      'Your work weighs on you now: {card}.',
    ),
    at(
      'question',
      'You have a strength to use: {card}, {gist}.',
      'Your strength at work is {gist}, with {card}.',
      'You have a strength buried under a difficulty: {card}, {gist}.',
    ),
    at(
      'obstacle',
      'The hidden obstacle is a mild one, {card}, {gist}.',
      'The hidden obstacle is {gist}, in {card}.',
      'The hidden obstacle is the thing nobody mentions, {card}, {gist}.',
    ),
    at(
      'advice',
      'Do more of what {card} stands for: {gist}.',
      'Your advice has to do with {gist}: {card}.',
      'Stop one thing first, and {card} names it: {gist}.',
    ),
    at(
      'actions',
      'An opening comes to you through people, with {card}.',
      'An opening comes to you through {gist}, with {card}.',
      'An opening lies behind a difficulty with people, {card}.',
    ),
    at(
      'outcome',
      'It leads you to a place worth reaching, {card}, {gist}.',
      'It leads you to {gist}, with {card}.',
      'It leads you to {card}, {gist}, if you let it run.',
    ),
  ],
  decision: [
    at(
      'question',
      'At the heart of your choice there is something healthy, {card}: you want {need}.',
      'At the heart of your choice there is a wish, and {card} names it: {need}.',
      'At the heart of your choice there is something sore, {card}: you lack {need}.',
    ),
    at(
      'general',
      '{one} begins well for you, with {card}.',
      '{one} begins with {gist}, as {card} shows.',
      '{one} begins uphill, with {card}.',
    ),
    at(
      'outcome',
      'Later {one} brings you to {card}, {gist}, and you can rest there.',
      'Later {one} brings you {gist}, with {card}.',
      'Later {one} brings you up against {card}, {gist}.',
    ),
    at(
      'general',
      '{two} opens with {card}, and you are welcome.',
      '{two} opens with {gist}, as {card} shows.',
      '{two} opens with {card}, and you have to work for it.',
    ),
    at(
      'outcome',
      'In the long run {two} gives you {card}, {gist}.',
      'In the long run {two} leaves you with {gist}, and {card} stands for it.',
      'In the long run {two} leads you through {card}, {gist}.',
    ),
    at(
      'question',
      'Let {card} decide for you: choose what gives you {need}.',
      'Let {card} come last: weigh which of the two leaves you {need}.',
      'Before you choose, let {card} warn you: see which of the two takes {need} from you.',
    ),
  ],
  'year-ahead': [
    at(
      'outcome',
      '{month} is good to you, with {card}, {gist}.',
      '{month} is about {gist}, with {card}.',
      '{month} asks you for patience, with {card}, {gist}.',
    ),
    at(
      'work',
      'Your work goes well in {month}, thanks to {card}, {gist}.',
      'Your work in {month} turns on {gist}: {card}.',
      'Your work is the narrow place in {month}: {card}, {gist}.',
    ),
    at(
      'love',
      'Somebody near you makes {month} bright: {card}, {gist}.',
      'Somebody near you brings {gist} into {month}: {card}.',
      'Somebody near you is a worry in {month}: {card}, {gist}.',
    ),
    at(
      'advice',
      'For {month} your advice is a pleasant one, {card}, {gist}.',
      'For {month} your advice has to do with {gist}, as {card} shows.',
      'For {month} your advice is to be careful, {card}, {gist}.',
    ),
  ],
  'year-theme': [
    at(
      'general',
      'Your whole year has a good theme, {card}, and it offers you {need}.',
      'Your whole year has {gist} for its theme, {card}, and you look for {need} in it.',
      'Your whole year has a task for its theme, {card}, and you have to find {need}.',
    ),
  ],
  chakra: [
    at(
      'wellbeing',
      'You stand on firm ground, with {card}.',
      'The ground you stand on is {gist}, as {card} shows.',
      'You do not feel safe enough, as {card} shows.',
    ),
    at(
      'question',
      'Your wishes and feelings flow, with {card}, and you look for {need}.',
      'Your wishes and feelings go in circles around {card}, and you look for {need}.',
      'Your wishes and feelings are held back by {card}, and you do not get {need}.',
    ),
    at(
      'advice',
      'Your will is awake, as {card} shows: {gist}.',
      'Your will has {gist} before it, with {card}.',
      'Your will has run up against {card}, {gist}.',
    ),
    at(
      'love',
      'Your heart is open, with {card}.',
      'Your heart is busy with {gist}, as {card} shows.',
      'Your heart is shut against {card}.',
    ),
    at(
      'general',
      'Your voice carries, helped by {card}, so say this aloud.',
      'Your voice is at its best with {gist}, says {card}, so begin with this.',
      'Your voice sticks at {card}, so write this down before you say it.',
    ),
    at(
      'obstacle',
      'You see clearly, with {card}, and you see your own blind spot too.',
      'What you see before you is {gist}: {card}.',
      'You do not see past {card}.',
    ),
    at(
      'outcome',
      'You know what it is for, as {card} shows: {gist}.',
      'You know it by one sign, {card}: {gist}.',
      'You have lost sight of what it is for, because of {card}, {gist}.',
    ),
  ],
  'zodiac-houses': [
    at(
      'general',
      'You yourself begin the year well, as {card}.',
      'You yourself begin the year with {gist}, as {card}.',
      'You yourself begin the year under a shadow, {card}.',
    ),
    at(
      'finances',
      'Your money is safe, with {card}.',
      'Your money turns on {gist} this year, with {card}.',
      'Your money is the worry here, with {card}.',
    ),
    at(
      'actions',
      'Your neighbours, errands and messages bring you {card}, and it is welcome.',
      'Your neighbours, errands and messages bring you {gist}, with {card}.',
      'Your neighbours, errands and messages bring you {card}, and it is a nuisance.',
    ),
    at(
      'past',
      'Your home is a good place this year, and your past explains it: {card}, {gist}.',
      'Your home has {gist} for its subject this year, and your past explains it: {card}.',
      'Your home needs you this year, and your past explains it: {card}, {gist}.',
    ),
    at(
      'love',
      'Your play and your affections go well: {card}.',
      'Your play and your affections turn on {gist}: {card}.',
      'Your play and your affections come short: {card}.',
    ),
    at(
      'wellbeing',
      'Your daily work and your body serve you: {card}.',
      'Your daily work and your body ask for a look at {gist}: {card}.',
      'Your daily work and your body are overloaded: {card}.',
    ),
    at(
      'feelings',
      'The person across from you likes you: {card}, {gist}.',
      'The person across from you brings {gist}: {card}.',
      'The person across from you is a test: {card}, {gist}.',
    ),
    at(
      'obstacle',
      'What you share and owe gets easier, if you watch for {card}.',
      'What you share and owe has to do with {gist}: {card}.',
      'What you share and owe weighs on you: {card}.',
    ),
    at(
      'question',
      'Your travels and your studies go well with {card}, and they give you {need}.',
      'Your travels and your studies need a new map, says {card}, and you look for {need} there.',
      'Your travels and your studies meet an obstacle in {card}, because you lack {need}.',
    ),
    at(
      'work',
      'Your standing is good this year: {card}, {gist}.',
      'Your standing turns on {gist} this year: {card}.',
      'Your standing is hard to keep this year: {card}, {gist}.',
    ),
    at(
      'outcome',
      'Your friends and plans come together: {card}, {gist}.',
      'Your friends and plans bring {gist}: {card}.',
      'Your friends and plans disappoint you in part: {card}, {gist}.',
    ),
    at(
      'advice',
      'Your quiet hours do you good: {card}, {gist}.',
      'Your quiet hours bring up {gist}: {card}.',
      'Your quiet hours show you what you avoid: {card}, {gist}.',
    ),
  ],
  'zodiac-centre': [
    at(
      'outcome',
      'What joins all of it is {card}, {gist}, and it helps you everywhere.',
      'What joins all of it is {gist}, with {card}.',
      'What joins all of it is {card}, {gist}, and you should begin there.',
    ),
  ],
} as const satisfies Record<string, readonly SpreadPlace[]>
