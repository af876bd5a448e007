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
      '{card} comes up with its face to the light.',
      '{card} comes up, and does not say at once which way it leans.',
      '{card} comes up and asks to be looked at without flinching.',
    ),
  ],
  'daily-card': [
    at(
      'advice',
      'The day has a fair wind: {card}.',
      'A day of two minds, under {card}.',
      'The day wants care, for {card} stands over it.',
    ),
  ],
  'yes-no': [
    at(
      'outcome',
      'The first voice, {card}, is in favour.',
      'The first voice, {card}, will not commit itself.',
      'The first voice, {card}, speaks against.',
    ),
    at(
      'obstacle',
      'At the heart of the answer {card} nods.',
      'At the heart of the answer {card} weighs both sides.',
      'At the heart of the answer {card} shakes its head.',
    ),
    at(
      'advice',
      'Last comes {card}, and it adds its yes.',
      'Last comes {card}, with a condition.',
      'Last comes {card}, holding you back by the sleeve.',
    ),
  ],
  'past-present-future': [
    at(
      'past',
      'What lies behind you was kind: {card}.',
      'What lies behind you is still being weighed: {card}.',
      'What lies behind you was hard, and its name is {card}.',
    ),
    at(
      'feelings',
      'You stand in a good place now, with {card}.',
      'The present hangs in the balance under {card}.',
      'The present presses: {card} is on the table.',
    ),
    at(
      'outcome',
      'What is coming has a friendly face, {card}.',
      'The road ahead forks at {card}.',
      'Ahead stands {card}, and it is well to see it early.',
    ),
  ],
  'situation-action-outcome': [
    at(
      'feelings',
      'The situation is better than it sounds: {card}.',
      'The situation is undecided, as {card} shows.',
      'The situation is strained, and {card} says why.',
    ),
    at(
      'advice',
      'What you can do is encouraged by {card}.',
      'What you can do depends on your timing, says {card}.',
      'What you can do begins with what you stop, by {card}.',
    ),
    at(
      'outcome',
      'It leads to {card}, which is welcome.',
      'It leads to {card}, and from there to a further choice.',
      'Unaltered, it leads to {card}.',
    ),
  ],
  'mind-body-spirit': [
    at(
      'question',
      'The mind is clear and has {card} for company.',
      'The mind turns over {card} and does not put it down.',
      'The mind is troubled by {card}.',
    ),
    at(
      'wellbeing',
      'The body speaks well of you through {card}.',
      'The body asks for a hearing in the shape of {card}.',
      'The body is carrying {card}, and is tired of it.',
    ),
    at(
      'advice',
      'The spirit is fed by {card}.',
      'The spirit waits at the door of {card}.',
      'The spirit is short of air under {card}.',
    ),
  ],
  'celtic-cross': [
    at(
      'feelings',
      'The matter as it stands today is {card}, and that is a good ground to stand on.',
      'The matter as it stands today is {card}, with both scales moving.',
      'The matter as it stands today is {card}; it is best said without softening.',
    ),
    at(
      'obstacle',
      'Across it lies a help that comes in at an angle, {card}.',
      'Across it lies {card}, which could be a bar or a bridge.',
      'What crosses you is {card}.',
    ),
    at(
      'question',
      'Above, in plain view, is what you are aiming at: {card}.',
      'Above hangs an aim that you have not quite admitted, {card}.',
      'Above your head hangs {card}, and you have been looking up at it a good deal.',
    ),
    at(
      'past',
      'Below, at the root, something sound has grown: {card}.',
      'Down at the root lies {card}, half forgotten.',
      'The root of it is {card}, and the ground there is sore.',
    ),
    at(
      'past',
      'Just behind you, and still warm, lies {card}.',
      'Just behind you {card} is packing its things.',
      'You come from {card}, and its dust is on your shoes.',
    ),
    at(
      'outcome',
      'Before long {card} will come to meet you.',
      'The next weeks bring {card}, and leave the use of it to you.',
      'The next thing to be met is {card}.',
    ),
    at(
      'feelings',
      'You yourself sit in this as {card}, and it becomes you.',
      'You yourself are {card} in the matter, on one day more than on the next.',
      'You yourself have taken the shape of {card}.',
    ),
    at(
      'actions',
      'The house around you and the people in it are {card}.',
      'Those around you show you {card}, and mean several things by it.',
      'Around you the air is that of {card}.',
    ),
    at(
      'question',
      'What you hope for looks like {card}, and the fear in it is small.',
      'Hope and fear wear one coat here, {card}.',
      'In your fears, and behind them in your hopes, stands {card}.',
    ),
    at(
      'outcome',
      'The last card is {card}, and it opens.',
      'The last card is {card}: the end is still in your hands.',
      'If nothing changes it comes to {card}.',
    ),
  ],
  horseshoe: [
    at(
      'past',
      'A good past shoes the horse: {card}.',
      'The past has left you {card} to make up your mind about.',
      'The past weighs in with {card}.',
    ),
    at(
      'feelings',
      'At present you have {card} on your side.',
      'At present you are turning {card} over in your hands.',
      'At present {card} has hold of the matter.',
    ),
    at(
      'question',
      'Out of sight {card} is working for you.',
      'Out of sight sits {card}, and nobody has asked it in.',
      'Out of sight {card} is at work, and wants to be named.',
    ),
    at(
      'obstacle',
      'Even what hinders is of good family: {card}.',
      'The hindrance is slight or large according to how you take it: {card}.',
      'In the way stands {card}.',
    ),
    at(
      'actions',
      'Other people look at you kindly, through {card}.',
      'Other people are of two minds, {card} being one of them.',
      'From other people comes {card}.',
    ),
    at(
      'advice',
      'The thing to do is written on {card}, in large letters.',
      'The thing to do is hinted at by {card}.',
      'The thing to do is to look at {card} and then the other way.',
    ),
    at(
      'outcome',
      'At the open end of the shoe lies {card}: luck stays in.',
      'At the open end lies {card}, neither in nor out.',
      'At the open end lies {card}, unless you turn the shoe.',
    ),
  ],
  relationship: [
    at(
      'feelings',
      '{one} brings to this {card}, and it is a gift.',
      '{one} comes as {card}, undecided about the coat.',
      '{one} sits down with {card} and cannot hide it.',
    ),
    at(
      'feelings',
      'In {two} one finds {card}, turned to the light.',
      'In {two} there is {card}, and it shows on some days only.',
      '{two} carries {card} at present.',
    ),
    at(
      'love',
      'What lives between you has the name of {card}.',
      'Between you hangs {card}, waiting to be understood.',
      'Between you has come {card}.',
    ),
    at(
      'advice',
      'You are held together by {card}, and it holds.',
      'What joins you is {card}, if both remember it.',
      'Strangely enough {card} is what keeps you together.',
    ),
    at(
      'obstacle',
      'Even the strain has something of {card}, too much of a good thing.',
      'The thread chafes at {card}.',
      'You are pulled apart by {card}.',
    ),
    at(
      'question',
      'What {one} needs is easily said: {card}.',
      'What {one} needs hides behind {card}.',
      '{one} is in need, and {card} says of what.',
    ),
    at(
      'question',
      'For {two} it is {card} that would do good.',
      'For {two} the need is {card}, though it may be denied.',
      '{two} lacks something, and {card} is its outline.',
    ),
    at(
      'outcome',
      'The path you share runs toward {card}.',
      'The path you share comes to {card}, where you will have to ask the way.',
      'As things go, it goes toward {card}.',
    ),
  ],
  career: [
    at(
      'feelings',
      'Your work today has the colours of {card}, and they are fresh.',
      'Your work today is {card}, seen from the side.',
      'Your work today sits under {card}.',
    ),
    at(
      'work',
      'A strength is at your disposal: {card}.',
      'A strength you doubt is {card}.',
      'A strength is buried in {card}, of all places.',
    ),
    at(
      'obstacle',
      'The hidden snag is an amiable one, {card}.',
      'The hidden snag could be {card}, or your view of it.',
      'The snag that nobody mentions is {card}.',
    ),
    at(
      'advice',
      'The counsel of the cards is {card}, with both hands.',
      'The counsel of the cards is {card}, with a raised finger.',
      'The counsel of the cards is a warning: {card}.',
    ),
    at(
      'finances',
      'An opening shows, and {card} stands in it.',
      'An opening may show if {card} is handled well.',
      'The opening lies on the far side of {card}.',
    ),
    at(
      'outcome',
      'Where this leads is a place worth reaching, {card}.',
      'Where this leads is open still, {card} being the signpost.',
      'Where this leads, left to itself, is {card}.',
    ),
  ],
  decision: [
    at(
      'past',
      'At the heart of the choice there is health: {card}.',
      'At the heart of the choice sits {card}, looking both ways.',
      'At the heart of the choice something hurts, and it is {card}.',
    ),
    at(
      'feelings',
      '{one} begins well, with {card}.',
      '{one} begins with {card}, on a trial basis.',
      '{one} begins uphill, with {card}.',
    ),
    at(
      'outcome',
      'Further on {one} arrives at {card}, and rests there.',
      'Further on {one} comes to {card}, which is not an end.',
      'Further on {one} runs into {card}.',
    ),
    at(
      'feelings',
      '{two} opens with {card} and a smile.',
      '{two} opens with {card}, and one waits to see.',
      '{two} opens with {card}, which is not inviting.',
    ),
    at(
      'outcome',
      'In the long run {two} gives you {card}.',
      'In the long run {two} leaves you before {card}.',
      'In the long run {two} costs you {card}.',
    ),
    at(
      'question',
      'On the scales themselves lies {card}, to reassure you.',
      'On the scales themselves lies {card}: weigh it last.',
      'On the scales themselves lies {card}; do not choose before you have looked.',
    ),
  ],
  'year-ahead': [
    at(
      'outcome',
      '{month} opens its hand, and {card} is in it.',
      '{month} deals you {card} and leaves the rest to you.',
      '{month} asks for patience with {card}.',
    ),
    at(
      'work',
      'Work and days go well in {month}, by the grace of {card}.',
      'In {month} the calendar shows {card}, pencilled in.',
      'The narrow place in {month} is {card}.',
    ),
    at(
      'love',
      'Somebody near you makes {month} bright, in the guise of {card}.',
      'Toward the people near you {month} brings {card}, and a pause.',
      'Among those near you {month} brings {card}.',
    ),
    at(
      'advice',
      'For {month} the cards advise you gladly: {card}.',
      'For {month} the advice is {card}, to be taken with a spoon.',
      'For {month} the advice is to be careful of {card}.',
    ),
  ],
  'year-theme': [
    at(
      'question',
      'Over the whole year stands {card}, and under it one can live.',
      'Over the whole year stands {card}, changing as you walk.',
      'Over the whole year stands {card}: a task, and not a sentence.',
    ),
  ],
  chakra: [
    at(
      'wellbeing',
      'The root holds, and {card} is what it holds to.',
      'The root feels for ground and finds {card}.',
      'At the root sits {card}, and the chair wobbles.',
    ),
    at(
      'feelings',
      'Wish and feeling flow, with {card} in the current.',
      'Wish and feeling eddy around {card}.',
      'Wish and feeling are dammed by {card}.',
    ),
    at(
      'advice',
      'The will is awake and has taken the form of {card}.',
      'The will hesitates before {card}.',
      'The will has run up against {card}.',
    ),
    at(
      'love',
      'The heart is open, and {card} goes in and out.',
      'The heart keeps its door on the latch for {card}.',
      'Before the heart lies {card} like a bolt.',
    ),
    at(
      'work',
      'The voice carries, helped by {card}.',
      'The voice clears itself at {card}.',
      'The voice sticks, and {card} is the word in the throat.',
    ),
    at(
      'question',
      'The inner eye sees {card} and is not deceived.',
      'The inner eye blinks at {card}.',
      'Over the inner eye lies {card}.',
    ),
    at(
      'outcome',
      'Meaning comes in from above as {card}.',
      'Meaning waits behind {card}.',
      'Meaning has been hidden by {card}.',
    ),
  ],
  'zodiac-houses': [
    at(
      'feelings',
      'You enter the year’s circle as {card}, upright and known.',
      'You enter the circle as {card}, and do not yet fill the coat.',
      'You enter the circle in the shadow of {card}.',
    ),
    at(
      'finances',
      'In purse and pantry there is {card}, and it keeps.',
      'In purse and pantry there is {card}, to be counted twice.',
      'In purse and pantry sits {card}.',
    ),
    at(
      'actions',
      'Letters, neighbours and brothers bring {card} to the door.',
      'Along the short roads of the day goes {card}, turning its head.',
      'Between neighbours or in the post lies {card}.',
    ),
    at(
      'past',
      'At home, by the hearth, {card} has its chair.',
      'At home {card} comes and goes.',
      'Under the roof, where it cannot be overlooked, is {card}.',
    ),
    at(
      'love',
      'Play, children and romance are lit by {card}.',
      'Play and romance take a chance on {card}.',
      'Where there should be play there is {card}.',
    ),
    at(
      'wellbeing',
      'In daily work and in the care of the body {card} serves you.',
      'The daily round is set going by {card}, with a squeak.',
      'The daily round grinds on {card}.',
    ),
    at(
      'love',
      'Across the table sits {card}, and likes you.',
      'Across the table sits {card}, with an offer and a question.',
      'Across the table, as partner or as opponent, sits {card}.',
    ),
    at(
      'obstacle',
      'What is shared, owed and inherited is eased by {card}.',
      'What is shared and owed waits on {card}.',
      'In what is shared, owed and feared lies {card}.',
    ),
    at(
      'question',
      'The far road, in books or on ships, leads by {card}.',
      'The far road goes past {card}, and the map is old.',
      'On the far road, of travel or belief, you meet {card}.',
    ),
    at(
      'work',
      'In the world’s eye you are {card}.',
      'In the world’s eye {card} is being considered.',
      'High up, where everyone can see, hangs {card}.',
    ),
    at(
      'outcome',
      'Friends and plans gather about {card}.',
      'Friends bring {card}, and disagree about it.',
      'Among friends and hopes there is {card}.',
    ),
    at(
      'advice',
      'In the quiet room at the back {card} keeps watch.',
      'In the quiet room at the back {card} talks in its sleep.',
      'Behind the last door, and better known than ignored, is {card}.',
    ),
  ],
  'zodiac-centre': [
    at(
      'outcome',
      'In the middle, where all spokes meet, lies {card}, and it draws them together.',
      'In the middle lies {card}, and the wheel turns on it with some play.',
      'In the middle lies {card}: here is the knot to be loosened first.',
    ),
  ],
} as const satisfies Record<string, readonly SpreadPlace[]>
