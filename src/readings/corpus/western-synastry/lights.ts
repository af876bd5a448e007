import { ofTwo } from './told.ts'

// Aspects with the Sun or the Moon of {one}

export const lights = {
  'Sun Sun': ofTwo(
    'You two want similar things and need few explanations. When {one} decides on a Sunday to repaint the hall, {other} is already holding the brush. → Put both names on one piece of work this year, because you are proud of each other’s success.',
    'You both want to set the direction, and neither of you likes to follow. At a party {one} tells the story and {other} corrects it. → Take turns at leading, by the week or by the subject, and praise the one whose turn it is.',
  ),
  'Sun Moon': ofTwo(
    'What {one} plans makes {other} feel at home, and the old books call this a sign of lasting bonds. You keep the same hours for work and rest. → Tell each other in the morning what the day is for, and it goes well from there.',
    'What {one} wants to reach and what {other} needs pull apart, most of all when you are tired. {other} feels passed over, {one} feels held back. → Ask about each other’s day before anyone mentions the plan.',
  ),
  'Sun Mercury': ofTwo(
    'You two can talk for hours, and {other} finds the words for what {one} means. On a drive you miss the exit because of it. → Take your decisions aloud and together, and write the result down before you arrive.',
    '{other} asks one question too many when {one} would like agreement, and a helpful remark is heard as a verdict. It happens in front of friends. → Give each other advice only when it was asked for, and say yes first where you can.',
  ),
  'Sun Venus': ofTwo(
    '{other} simply likes {one}, and you both stand a little taller for it. The presents are right, and so is the moment. → Let this warmth carry you through lean months, and say aloud what you like, even after years.',
    'You like each other and still miss each other: {one} wants respect when {other} is tender, and the reverse. You see it when you choose a film or a meal. → Ask what the other would call a good evening, and plan exactly that.',
  ),
  'Sun Mars': ofTwo(
    '{other} gets things going that {one} has only had in mind. Together you carry a sofa up four floors and laugh. → Choose a project with a date, sport or building, because you two are at your best when something can be won.',
    '{other} pushes where {one} decides, and you each hear a challenge in an ordinary sentence. It starts over which way to go. → Divide the fields in which each of you has the last word, and run or play against each other once a week.',
  ),
  'Sun Jupiter': ofTwo(
    '{other} believes in {one} and says so, and the belief often comes true. You laugh easily together and are invited everywhere. → Try the larger thing you talk about, and let somebody outside do the sums for you both.',
    '{other} promises and praises a little too much, and {one} counts on it. Your plans for a holiday grow each evening. → Name a limit before you two begin to plan, and keep the enthusiasm for the trip itself.',
  ),
  'Sun Saturn': ofTwo(
    '{other} gives {one} time, order and an honest second opinion, and promises between you hold. Ten years on you can point to what you built. → Add something light each month that serves no purpose; the two of you forget it.',
    '{one} feels judged, and {other} feels left with all the duties. You both forget to praise. → Write down who does what, change one item each month, and thank each other for something small every day.',
  ),
  'Sun Uranus': ofTwo(
    '{other} wakes {one} up, and you both feel younger together. You decide at breakfast to take the train at ten. → Leave room for it, and promise each other a few fixed points in the week.',
    '{other} disturbs what {one} has just settled, so you are fascinated and annoyed in turns. The plan changes while the pasta is cooking. → Agree that each change is announced a day ahead, except for two surprises a month.',
  ),
  'Sun Neptune': ofTwo(
    '{other} sees in {one} what nobody else has seen, and it begins to come true. Music, faith or a shared dream holds you two. → Keep a plain calendar all the same, so that neither of you takes the kindness for granted.',
    '{one} asks for an answer, and {other} is already somewhere else, or sees a person whom {one} never was. Neither of you means to deceive. → Repeat plain facts to each other kindly, and write down what you agreed.',
  ),
  'Sun Pluto': ofTwo(
    '{other} goes straight to what {one} keeps in reserve and does not misuse it. You two come out of a crisis stronger than out of a holiday. → Use this depth on one aim that you both believe in, and rest in between.',
    'You both want the last word: {other} asks and steers, {one} guards the door. A question about the evening becomes a test. → Say early what is not open to discussion for you, and leave the room before it becomes a siege.',
  ),
  'Moon Moon': ofTwo(
    'You are hungry, tired and sociable at the same hours, and a bad day needs no explanation. One look at the door, and {one} or {other} puts the kettle on. → Eat together as often as you can, because this comes to you two without effort.',
    'Comfort means company to one of you and quiet to the other. You feel neglected at exactly the same moment, on opposite ends of the sofa. → Fix some evenings together and some apart, and stop reading them as a verdict.',
  ),
  'Moon Mercury': ofTwo(
    '{other} can say gently what {one} only feels. You talk best on a walk or in the car, looking ahead. → Use it for small moods the same day, and the large ones will hardly form.',
    '{one} says how it felt, and {other} answers what was said. Both of you are right, and nobody is comforted. → Let {other} listen for five minutes first, and let {one} name the wish behind the mood.',
  ),
  'Moon Venus': ofTwo(
    '{other} does the small kind thing before {one} has thought of asking. You have made your rooms soft, and guests stay too long. → Have one honest quarrel a season, because you two like the peace so much that you avoid it.',
    '{one} wants to be held when {other} wants to charm, so each of you gives what the other did not need that evening. A present does not help then. → Say the wish in plain words, even clumsily.',
  ),
  'Moon Mars': ofTwo(
    '{other} makes {one} feel alive, and you stand up for each other at once. Your anger is over by supper. → Do something with your hands side by side, a garden or a kitchen, where there is heat and a result.',
    '{other} is quick where {one} is sore, and the tone alone is enough to end a meal. You two mean it less harshly than it sounds. → Walk once round the block before the second sentence, each in another direction.',
  ),
  'Moon Jupiter': ofTwo(
    '{other} gives {one} the feeling that there is enough: time, food and forgiveness. Your table is full of people, and troubles get smaller there. → Invite the two of you alone once in a while as well.',
    '{other} cheers up what {one} only wanted to tell, or brings a feast to somebody who needs quiet. You both mean well. → Listen first and give half as much; you will be thanked twice as often.',
  ),
  'Moon Saturn': ofTwo(
    '{other} is dependable where {one} feels, and at the named hour the key turns in the door. You two are slow to feel safe, and then you stay so. → Look after parents, papers and savings together, and hug before you discuss them.',
    '{one} comes with a feeling and meets a rule, and {other} comes home to one more demand. What looks like coldness between you is mostly tiredness. → Keep one hour a week that serves no purpose and is never moved.',
  ),
  'Moon Uranus': ofTwo(
    '{other} lets fresh air into the habits of {one}, who learns to enjoy small changes. Your days rarely look alike. → Give each other time apart without questions; you two come back to each other by yourselves.',
    'When {one} has just settled down, {other} must go, ring somebody or change the plan. You take turns at being offended. → Send a message with the hour of return; it costs {other} little and gives you both a quiet night.',
  ),
  'Moon Neptune': ofTwo(
    '{other} senses what {one} has not said and answers with tea or a song. You can be silent together for a whole evening. → Ask each other one plain question a day too, because sympathy can be wrong.',
    'You hear each other through a wall of wishes: {one} holds on to a picture, and {other} slips away from a claim. Pity does the work of love on some days. → Offer help only when it was asked for.',
  ),
  'Moon Pluto': ofTwo(
    'Nothing that {one} feels can shock {other}, so old grief can be told between you. You two protect what is yours. → Let a few friends come close as well, so that you need not be everything to each other.',
    '{other} wants to know all of it, the mood, the reason and the password, and {one} opens and hides in turns. You both call it love and feel watched. → Give each of you a drawer that nobody opens.',
  ),
}
