import { from } from '../passage.ts'

// Subjects that a pair can talk about. The keys are those of `matching-reason`, except findings that never weigh most or do not concern
// both; `alone` is used without any other subject
const kootas = from('Muhurta Chintamani, Vivaha prakarana')
const poruthams = from('Kalaprakashika and almanacs of the South')
const mars = from('Muhurta works through B. V. Raman')
const papas = from('Kerala practice of dosha samya')

export default {
  bride_higher: kootas(
    'With {moons} you may not mean the same by a good day’s work. → Let each name one task that deserves more credit at home than it gets, and one that could be left undone. Comparing the two lists is quicker than a year of hints.',
  ),
  enmity: kootas(
    'Since the signs are {kinds}, pushing will not move either of you. → Talk over one old disagreement and tell each other which sentence closed the door. Next time put the choice on paper, sleep on it, and only then compare what each has marked.',
  ),
  both_counts_good: kootas(
    'Good turns travel well between {stars}: one person’s lucky year is felt by both. → Say aloud what each of you hopes for in the coming twelve months. You may find that a step by one of you opens a way for the other.',
  ),
  one_count_harmful: kootas(
    'Between {stars} luck keeps two calendars, and one of you may be flying while one is stuck. → Tell each other how you like to be treated in a slow season, with company, with jokes or with silence. It is easier to ask before it begins.',
  ),
  same_animal: kootas(
    'Your stars share one animal, {animals}, and you understand without words when to come close and when to leave be. → Guard the habits that show it: a walk, a late breakfast, a hand on the shoulder. Name the one you would miss the most.',
  ),
  friendly_animals: kootas(
    'Tenderness is easy between {animals}, as the old list has it, and each likes it in a slightly different shape. → Tell each other one gesture that always reaches you and one that misses. Small corrections now are kinder than large ones later.',
  ),
  unfriendly_animals: kootas(
    'A joke, a touch or a silence may land badly between {animals}, with no ill will on either side. → Choose one sign that means “not now” and one that means “stay”. Use them for a month and see which misunderstandings stop.',
  ),
  enemy_animals: kootas(
    'With {animals} for your stars, ease in each other’s company is learnt by going slowly. → Speak about privacy as openly as about closeness: a door, an hour, a side of the bed. Agree that either may ask for less without having to explain.',
  ),
  one_lord: kootas(
    'As {lords} rules both your Moons, you find the same things fair, funny and shabby. It makes hard talks short. → Use it on a question that you have been putting off, and let each begin by stating what the other is going to say.',
  ),
  two_friends: kootas(
    'Conversation is your best ground, for {lords} are friends. You can tell each other unwelcome things and still have supper. → Keep half an hour in the week for that, without screens, and let it be about something other than the household.',
  ),
  friend_and_neutral: kootas(
    'Talk flows between you with {lords} behind it, though one of you may open the subject more often. → Let the quieter of the two choose the next three. It is a cheap way to hear what would otherwise have waited until it was urgent.',
  ),
  friend_and_enemy: kootas(
    'Because {lords} see each other so unequally, an explanation that satisfies one may leave the other where it was. → Say back what you heard before you answer it. For larger matters ask the same trusted friend, and agree on that friend in advance.',
  ),
  neutral_and_enemy: kootas(
    'With {lords} over your Moons, the obvious is not the same on both sides. → Pick one subject, money or holidays will do, and write down separately what goes without saying. Read each other’s page before you discuss a word of it.',
  ),
  two_enemies: kootas(
    'You start from different first principles, as {lords} do, and no evening will change that. → List the three questions on which you need one answer as a couple. On all the others two opinions may live in one house and be none the worse.',
  ),
  both_deva: kootas(
    'Gentleness comes naturally to {stars}, so a cross word is rare and is quickly taken back. The risk is two polite people with an unspoken wish each. → Take turns in saying first what you want, and let the other ask one question before agreeing.',
  ),
  both_manushya: kootas(
    'Practical in the same way is what {stars} make you, and it keeps a home in repair. → Put it to use: draw up the budget or the year’s plan together in one sitting. Leave one line in it for something that is no use at all.',
  ),
  both_rakshasa: kootas(
    'Under {stars} neither of you minds a plain word, and neither goes about for days with a grievance. That is worth more than calm. → Agree all the same on one thing that is never said in anger, and hold each other to it.',
  ),
  deva_and_manushya: kootas(
    'Of {stars} one smooths things over, one gets them done, and the mixture works. → Thank each other for the part that is less visible. You might exchange the parts for one week a year, if only to find out how much there is in it.',
  ),
  deva_and_rakshasa: kootas(
    'Of {stars} one asks by hinting and one by insisting, and the hint goes unheard. → Make a habit of the question “is that a real yes”. Whoever is stronger in argument can offer to wait a day; whoever is milder can undertake to answer then.',
  ),
  manushya_and_rakshasa: kootas(
    'What hurts between {stars} is tone, more than anything that is said. → Settle on a word that stops a quarrel for an hour, and on who comes back first. Then look at what set off the last one, while it is no longer hot.',
  ),
  one_sign: kootas(
    'With both Moons in {moons} the same things rest you, and you need not explain a mood. → Plan for the days when it is low on both sides at once. A friend to ring, a meal in the freezer and an early night will serve.',
  ),
  opposite_signs: kootas(
    'Your Moons face each other from {moons}, and each of you notices what the other overlooks. → Take it as help and not as fault-finding. Tell each other one thing that you have learnt to see since you met, and one you would rather leave unseen.',
  ),
  three_eleven: kootas(
    'From {moons} you make a good crew: one proposes, one finds the people, and the thing gets done. → Choose a project for the year that neither could manage alone. Decide now what you will do with the gain, so that it is yours in common.',
  ),
  four_ten: kootas(
    'House and work balance well with your Moons in {moons}. → Say which of the two each of you would like to carry in the coming years, and when you would like to change over. Such a talk is easy for you, which is a reason to have it early.',
  ),
  two_twelve: kootas(
    'Money is the subject to open, with Moons in the neighbouring signs {moons}. → Let each name a sum that may be spent without asking and a sum that has to stay untouched. When both figures are on the table the rest is arithmetic.',
  ),
  six_eight: kootas(
    'When something goes wrong, {moons} want opposite remedies: one of you talks at once, one has to think alone. → Settle how long the pause may be and who ends it. A quarrel with a known end is much easier to bear than silence.',
  ),
  adi_and_madhya: kootas(
    'One of you starts quickly and one keeps going, {stars} say, so between you a thing is both begun and finished. → Share out the next large task by that, and notice who has gone without a break, for the warm constitution seldom says so.',
  ),
  adi_and_antya: kootas(
    'With {stars} a quick constitution lives beside a slow one, and each is good for the other within limits. → Settle the practical side of it: hours of sleep, speed of walking, time to leave for a train. Then let each set the pace on alternate Sundays.',
  ),
  madhya_and_antya: kootas(
    'Warmth on one side and calm on the other, as {stars} have it, make a climate in which people like to stay. → Ask whose turn it is to cool down and whose to be stirred up. Meals at fixed hours do both of you more good than either would expect.',
  ),
  both_adi: kootas(
    'Two quick constitutions, which is what {stars} come to, keep each other awake. → Look at last week together, the sleep, the skipped meals, the unfinished talks, and pick one hour that is quiet from now on. Something regular is the best present that you can make each other.',
  ),
  both_madhya: kootas(
    'Both of you run warm under {stars}, and heat adds up. Think of the last time when hurry made a small matter large, and ask what would have cooled it: water, a walk, an hour. → Agree that either may call for that without losing the argument.',
  ),
  both_antya: kootas(
    'Under {stars} both of you are slow to stir, which makes for peaceful evenings and unanswered letters. → Choose three things that have waited too long and give each a date and a name. Going outdoors together every day is the other half of the cure.',
  ),
  dina_good: poruthams(
    'Ordinary days suit you, if one goes by the count between {stars}. → Notice what makes a plain Tuesday pleasant, who makes the tea and who tells the news. Keep that when work or visitors threaten it, since larger things rest upon it.',
  ),
  dina_bad: poruthams(
    'Everyday matters rub a little between {stars}. Each of you might name the two household things that irritate most, without giving reasons. Trade them one for one, as one would at a market, and leave all the others as they are.',
  ),
  mahendra_good: poruthams(
    'Help tends to come when you need it, say the almanacs of {stars}. → Think together of the people who stand behind you, on both sides, and whom you have not thanked. Such backing lasts when it is looked after in good times.',
  ),
  mahendra_bad: poruthams(
    'Do not count on outside help as a matter of course; the number of steps between {stars} does not promise it. → Speak about a reserve: how much, where it is kept and what it is for. A figure agreed upon gives more peace than a hope.',
  ),
  stree_deergha_good: poruthams(
    'Comfort at home is favoured by the wide step between {stars}. → Describe to each other the room in which you would like to spend a winter evening. Where the two pictures differ you have the beginning of a plan, and the means may follow.',
  ),
  stree_deergha_bad: poruthams(
    'Because {stars} lie close in the count, speak early about ease: who has free hours, who has money of their own and who has help. A fair division is made on paper in an evening. → Look at it again in half a year.',
  ),
  sexes_meet: poruthams(
    'The old list has {animals} for you and expects the attraction to last. It lasts better when it is fed. Each could plan one evening that is a surprise to the other, this month and the next, and keep to a modest price.',
  ),
  sexes_part: poruthams(
    'Getting used to each other takes a while with {animals}, as the almanac of Kerala counts them. There is no hurry. → Tell each other what made you feel at home with somebody before, a friend or a sister, and borrow from that.',
  ),
  rasi_good: poruthams(
    'The two families are likely to get on, with signs such as {moons}. → Use the good will while it is fresh: a meal at one house, then at the other. Ask the older people for a story about how they began, and listen to both versions.',
  ),
  rasi_bad: poruthams(
    'Relatives are the tender spot of {moons}. → Decide between you who speaks to which side when something has to be refused, and that neither carries complaints across. One shared answer, given kindly twice, prevents a good many long afternoons.',
  ),
  vasya_good: poruthams(
    'There is a pull between {moons} that few pairs have, and it makes favours easy to ask. → Do not use it up on trifles. Tell each other of one larger thing for which you would like support next year, and of what kind.',
  ),
  vasya_bad: poruthams(
    'Interest in each other’s doings does not arise unbidden between {moons}. → Ask one real question a day about the other’s work or friends, and remember the answer. It sounds like a chore and after some weeks it is the opposite.',
  ),
  rajju_good: poruthams(
    'On the check that southern families ask about first you are free, with stars on different cords, {cords}. So if elders press you about it, you can be calm. It leaves you time for the more useful talk about where you will live.',
  ),
  rajju_shared: poruthams(
    'A southern relative may object that both stars lie on one cord, {cords}. → Talk about how much custom weighs with each of you before anyone else does. You need one answer in common, whether it is a ceremony or a courteous no.',
  ),
  middle_rajju: poruthams(
    'In Kerala the shared middle group would be named as an obstacle, and elsewhere hardly anyone knows of it. → Find out together what your own families follow. Then say to each other, apart from all rules, what would make you hesitate.',
  ),
  vedha_bad: poruthams(
    'Stars that pierce each other, as {stars} are said to, stand for unmeant hurts. Each of you has a subject on which a joke goes too deep; tell it once, plainly. After that it is known ground, and one can walk around it.',
  ),
  both_free: mars(
    'Mars leaves both of you in peace, and arguments have no engine of their own. That can make you slow to raise a thing that ought to be raised. → Fix an evening in the month for whatever has been stepped over, and keep it short.',
  ),
  both_manglik_balanced: mars(
    'You are equals in heat, and neither has to be careful of the other as of glass. → Put the energy to work side by side: a house, a sport, a cause. Settle too how you make up, for you will need it and be good at it.',
  ),
  manglik_unequal: mars(
    'You both have heat, one of you far more than the other. → Let the warmer one say how a warning should sound, and let the cooler one practise giving it early. Settle too who makes the first step after a quarrel, so that it is not the same person each time.',
  ),
  manglik_by_load: mars(
    'One of you fights and the other endures, and both cost strength. → Tell each other what it looks like when you are at your limit. Then choose a word that ends a quarrel for the evening, and say who may use it first.',
  ),
  manglik_cancelled: mars(
    'If anyone brings up Mars, you may say that the charts themselves undo it. What stays is drive. → Tell each other where yours goes at present, to work, to sport or into plans, and whether there is enough left over for the two of you.',
  ),
  one_sided_mild: mars(
    'One of you is sharper when tired, and one remembers it longer. → Look for the hour at which it happens, for it is often the same one. Food first and talk later is a rule that costs nothing and would take care of most of it.',
  ),
  one_sided: mars(
    'One of you meets a difference head on; one steps aside and keeps count. → Tell each other how anger was dealt with where you grew up. Then agree on two things: no decision while somebody is shouting, and no going to bed without a word.',
  ),
  papas_differ: papas(
    'Trust may come later to one of you than to the other, to go by the charts. → Ask each other what a kept promise looks like on a plain day, such as a call at the hour that was named. Let the one who needs more time set the pace, and do not count it as coldness.',
  ),
  alone: {
    little: kootas(
      'This count finds little to lean on, and says nothing of affection, character or the care you take. Many good houses stand on ground that looked no better. → Begin with what you already do well together, and name three such things aloud before you look at the rest.',
    ),
    unsure: kootas(
      'Born under one star, you are likely to know each other’s moods from the inside. What this count says beyond that hangs upon the quarters of the star, and these were not given; with the hour of birth on both sides they can be found. Until then ask each other where you are least alike, because the chart does not show that, and the answer is worth an evening.',
    ),
    mars: mars(
      'Mars is one voice among several, and this count hears no other. It tells how two people differ in heat, which can be observed without any chart. → Ask each other when you last felt hurried or held back, and what the other might have done.',
    ),
  },
}
