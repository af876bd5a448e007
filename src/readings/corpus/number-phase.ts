import { from } from '../passage.ts'

// Numbers of phases of life and of habits
const ripe = from('Pythagorean numerology as practised since Balliett, in our own words: maturity')
const peak = from('Pythagorean numerology as practised since Balliett, in our own words: pinnacles')
const task = from('Pythagorean numerology as practised since Balliett, in our own words: challenges')
const poise = from('Pythagorean numerology as practised since Balliett, in our own words: balance')
const stance = from('Pythagorean numerology as practised since Balliett, in our own words: attitude')
const bridge = from(
  'Pythagorean numerology as practised since Balliett, in our own words: bridge of life path and expression',
)
const debt = from('Pythagorean numerology as practised since Balliett, in our own words: karmic debt')

export default {
  maturity: {
    1: ripe(
      'From the middle of life on, the 1 asks you to stand on your own feet in plain sight. Many start a business or a second career under it. What held you back before turns out to have been the wish for permission.',
    ),
    2: ripe(
      'The 2 of maturity softens the second half of life. Partnership, patience and work behind the scenes begin to please you more than winning. You become the one whom both sides telephone, and learn to charge for it in friendship.',
    ),
    3: ripe(
      'Later years under 3 loosen the tongue. People who never wrote begin to write, and the shy ones join a choir. Let it be play before it is art, and the pleasure of being heard will keep you young.',
    ),
    4: ripe(
      'With 4 the later decades want foundations: a house in order, a craft mastered, papers that anyone could follow. It is a number of late and lasting results. Give the body its routine as well, since it joins the building.',
    ),
    5: ripe(
      'A maturity of 5 opens doors when others close theirs. Travel, study, a changed trade or a new circle belong to the years after forty. Keep a little money loose for it, and few promises that run for ever.',
    ),
    6: ripe(
      'The 6 gathers people around you as the years pass. Family in the wide sense, pupils and neighbours come for counsel and soup. It is sweet, and the sweetness lasts if one evening a week belongs to nobody but you.',
    ),
    7: ripe(
      'Under a 7 the second half of life goes inward. You read, ask, leave some circles, and care less for applause. It is the number of those who become wise rather than busy, if they allow company in on certain days.',
    ),
    8: ripe(
      'Maturity 8 brings authority late and in earnest. What you know about people and money finds a place where it counts. Plan for the power that is coming: decide now what you would refuse to do with it.',
    ),
    9: ripe(
      'A ripe 9 gives things away: knowledge, time, sometimes a fortune. Your interest moves from your own story to that of others. Old grievances ask to be dropped first, as they are heavy and serve nobody.',
    ),
    11: ripe(
      'Late in life the 11 turns up the inner voice. Teaching, faith or art may call people who thought that they were practical. Follow it in small regular steps, because this number shakes those who leap.',
    ),
    22: ripe(
      'The 22 keeps its largest task for the second half. Skills that seemed unrelated fall into one plan with a use for many people. Gather helpers early and write things down, for the building is meant to outlast you.',
    ),
    33: ripe(
      'With 33 as the number of ripeness you grow into someone whom a whole community leans on. The help is practical and has a smile in it. Train two others to do what you do, and let them.',
    ),
  },
  pinnacle: {
    1: peak(
      'A pinnacle of 1 puts you on your own and expects a start. Help comes after the first step and seldom before. Courage spent in these years pays for the next ones, even where the first attempt has to be repeated.',
    ),
    2: peak(
      'During a pinnacle of 2 things ripen slowly and through others. Marriage, partnership, a team or a patient teacher carry more than effort does. Hurry spoils it; keeping an agreement in small matters builds the large one.',
    ),
    3: peak(
      'The 3 brings years in which you are seen and heard. Friends, language and invention open the doors. Scattered energy is the one danger, so choose the stage that you would still want on a grey Tuesday.',
    ),
    4: peak(
      'In a pinnacle of 4 the ground is dug. Work is plentiful, money is earned rather than found, and family duties come with a timetable. What you lay down now carries weight for decades, so lay it level.',
    ),
    5: peak(
      'A 5 here means change by the armful: places, posts, people. Plans that cannot bend will break. Say yes to what widens the view, keep one anchor, and do not sign in anger or in love with novelty.',
    ),
    6: peak(
      'The pinnacle of 6 circles around home and those who depend on it. Children, parents, a house, a school ask for you by name. Love is close at hand in these years, and duty knocks with the same knuckles.',
    ),
    7: peak(
      'Years of 7 are for study and depth. Outer progress may look thin while something inside is being understood. Specialists are made in this pinnacle; loneliness is eased by one teacher and a regular walk.',
    ),
    8: peak(
      'With an 8 on top the matter is results. Money, office and responsibility come within reach, and so do their tests. Keep exact accounts, deal fairly with those below you, and the years end richer than they began.',
    ),
    9: peak(
      'A pinnacle of 9 completes and releases. Something large ends, and a wider circle of people begins to matter. Generosity is answered in these years, while clinging costs more than the thing itself was worth.',
    ),
    11: peak(
      'The 11 as a pinnacle brings insight and exposed nerves. You may be noticed for an idea that you hardly dared to voice. Sleep enough, choose sober advisers, and treat inspiration as a guest who needs a table.',
    ),
    22: peak(
      'Under a 22 great works become possible for somebody prepared. Organisation, land, institutions and numbers of people enter the picture. Take the scale seriously: draw the plan, share the load, and let the first stage be modest.',
    ),
    33: peak(
      'A pinnacle of 33 asks for service with the heart fully in it. Teaching and healing work find you, with praise and exhaustion in equal parts. Set hours for giving, and the years stay a blessing on both sides.',
    ),
  },
  challenge: {
    0: task(
      'A challenge of 0 sets no single lesson and therefore offers the choice of all. You are asked to steer without a complaint to steer by. Pick the weakness that costs your friends most, and work on that one.',
    ),
    1: task(
      'The difficulty here is to hold your own ground. Strong people push, and you either give way or push back too hard. Practise small decisions without asking anybody, until a no comes out in a level voice.',
    ),
    2: task(
      'Challenge 2 makes the skin thin. A tone of voice can spoil the day, and you weigh what others might think. The exercise is to check a hurt with the person who caused it before you believe it.',
    ),
    3: task(
      'With a 3 the trouble lies in showing yourself. You may keep silent for fear of judgement, or chatter so as not to be known. Bring one honest piece of work before kind eyes, and then another.',
    ),
    4: task(
      'The 4 sets the task of order. Either you let things slide until they crash, or you cling to a system that has stopped working. A short list each morning, kept, is the whole of the cure.',
    ),
    5: task(
      'Challenge 5 tempts with the exit. Habits of pleasure, sudden moves and half-finished matters belong to it, and so does the fear of any change at all. Choose one freedom and pay for it properly.',
    ),
    6: task(
      'Under 6 you are tested by other people’s standards, and test them with yours. Help slides into control. Ask whether you were asked, and let those you love do their things less well than you would.',
    ),
    7: task(
      'The 7 challenges trust. Doubt keeps you apart, and pride calls it independence. Learn one thing thoroughly, tell one person what troubles you, and see that neither the thing nor the person turns against you.',
    ),
    8: task(
      'With an 8 the lesson is about power and means. Money may rule by being absent as much as by being there. Value people and hours before sums, keep your accounts in order, and the grip loosens.',
    ),
  },
  balance: {
    1: poise(
      'When life tips, the 1 steadies itself by acting alone for a while and deciding. The better course is to draw on your own strength and still tell one friend. Pride makes the bad week longer than it need be.',
    ),
    2: poise(
      'Under strain a 2 of balance does best with diplomacy. Lower your voice, look for what both can accept, and wait a night. Tears help as well; what does not help is keeping the peace by swallowing everything.',
    ),
    3: poise(
      'The 3 regains its footing through lightness. Talk the matter over with someone who makes you laugh, then look again. Moods pass quickly for you, so settle nothing important on the evening of the worst one.',
    ),
    4: poise(
      'For a 4 balance returns with the broom and the ledger. Clear one surface, answer one letter, and the head follows. Anger makes you rigid, and a wider view comes if you ask how it will look in a year.',
    ),
    5: poise(
      'A 5 in trouble wants to run, drink or start something new. Stay in the room for ten minutes longer and ask what actually happened. Movement then helps: a long walk settles you better than a long talk.',
    ),
    6: poise(
      'With 6 you turn to your people when things go wrong, and rightly. Their comfort is real. Afterwards take your share of the blame and no more, since this number likes to carry all of it home.',
    ),
    7: poise(
      'The 7 withdraws to think, and should. Give it a limit, say two days, and come back with a question instead of a verdict. What looks like coldness to others is mostly concentration, and you could tell them so.',
    ),
    8: poise(
      'In a crisis the 8 takes charge. Your eye for what can be done is the remedy, as long as feelings are counted among the facts. Leave one decision to somebody else and watch it turn out well.',
    ),
    9: poise(
      'A 9 finds its balance by looking up from its own trouble. Someone nearby has it worse, and helping puts the matter in proportion. Do not use it to avoid your grief, which wants an hour of its own.',
    ),
    11: poise(
      'The 11 feels a shock twice: once in the mind and once in the nerves. Dim the lights, turn off the news, and let the first wave go. Your insight comes back with sleep and is worth waiting for.',
    ),
    22: poise(
      'For a 22 the way out of confusion is a drawing of the whole. Put every part on paper, with dates, and the size stops frightening. Begin then with the smallest part that would hold by itself.',
    ),
    33: poise(
      'The 33 steadies others by reflex while its own boat takes in water. Let someone bail for you. A day without being useful restores more than any advice, and the people you serve will survive it.',
    ),
  },
  attitude: {
    1: stance(
      'Month and day together give the manner of 1: you meet the day with a plan. People feel it in the first minute. They follow more willingly when you ask about their plan as well.',
    ),
    2: stance(
      'The attitude of 2 comes to the door with a question instead of an order. You adjust to the mood in the room before you sit down. It makes you welcome, and late for your own wishes.',
    ),
    3: stance(
      'A 3 greets the world with a remark. You look for the funny side, and generally there is one. In grave company hold the joke for a moment, and it will be wanted when it comes.',
    ),
    4: stance(
      'With 4 your first reaction is to ask how the thing works and who is paying. Caution reads as distrust to quick people. Say that you like the idea before you list what is missing from it.',
    ),
    5: stance(
      'The manner of 5 is curious and on the move. You taste, ask, touch, and have left before the speech. What you promised in passing is remembered longer than you think, so promise a little less.',
    ),
    6: stance(
      'A 6 comes in and looks for what needs doing. You are the guest who washes up. It wins hearts at once, and it is a pleasant discovery that they also stay while you remain seated.',
    ),
    7: stance(
      'The attitude 7 stands at the edge of the room and observes. You speak late and to the point. Those who do not know you wait for a sign, and a nod or a short question is enough.',
    ),
    8: stance(
      'With 8 you take the measure of people and things at once: strong, weak, worth it, not. The judgement is good. Show the respect behind it early, because ambition is what other people tend to see first.',
    ),
    9: stance(
      'The 9 meets everybody as if they had been friends in some earlier town. You take the long view and forgive quickly. Details fall from that height, so note the hour and the name of the street.',
    ),
    11: stance(
      'An attitude of 11 is alert: you register everything and answer some of it before it was said. Calm people do you good. Speak your impression as an impression, and it will be taken as a gift.',
    ),
    22: stance(
      'Month and day come to 22, and you arrive already thinking about how the place could be run. The suggestions are good. Offer one, wait until it is asked for, and then bring the other twelve.',
    ),
    33: stance(
      'With 33 your whole manner says that trouble may sit down here. It does, and often. Keep a chair for joy too, and let people know that you also enjoy being told good news before lunch.',
    ),
  },
  bridge: {
    0: bridge(
      'Road and talent share one root, so that what you do well and what life asks are the same thing. It saves years. The price is one-sidedness, and friends who differ from you in everything are worth their trouble.',
    ),
    1: bridge(
      'A single step lies between what you can and what you are asked to do. Taking the lead in small matters joins them. You need no new talent, only the habit of deciding a day sooner than feels polite.',
    ),
    2: bridge(
      'Between road and gift the bridge is 2, and it is built of other people. Ask, accompany, let yourself be corrected. What you cannot unite alone tends to come together at a table with two chairs.',
    ),
    3: bridge(
      'The bridge of 3 asks you to speak. Your talent and your task know too little about each other until you have described both aloud. A notebook, a friend with patience or a class of beginners will do.',
    ),
    4: bridge(
      'A gap of 4 is closed by method. The gift sparkles on one side, the task waits on the other, and a timetable carries the first to the second. Three hours a week, the same three, are enough.',
    ),
    5: bridge(
      'With 5 between them your gift and your road meet on the move. A change of place, method or company shows how the one serves the other. Staying put out of caution is what keeps them apart.',
    ),
    6: bridge(
      'The distance of 6 is crossed by taking responsibility for somebody. Where one person depends on what you can do, the talent finds its road. Choose them freely, and let it end when it is done.',
    ),
    7: bridge(
      'A bridge of 7 is mostly thought. Gift and task look unrelated, and quiet study shows the thread. Take the question on walks; the answer is usually older than you and written in some book.',
    ),
    8: bridge(
      'At 8 the two are as far apart as they can be. Power and means, honestly got, span the distance: a post, a budget, a team. Until then let the talent earn and the road wait.',
    ),
  },
  karmic_debt: {
    13: debt(
      'A 13 stands on the way to the number, the debt of unfinished work. Shortcuts fail more often for you than for others. Patience with the same task, taken up again each morning, turns it into uncommon skill.',
    ),
    14: debt(
      'The sum passes through 14, which speaks of freedom once misused. Excess and sudden changes test you. Measure, in food, risk and promises, is the key, and with it the same number gives real mobility.',
    ),
    16: debt(
      'On the way down lies 16, the falling tower of numerologists. What is built on vanity comes down, sometimes twice. Afterwards there is ground that carries, and people who were wrong about you admit it.',
    ),
    19: debt(
      'A 19 is met before the last sum: the debt of power used alone. Help is offered and you wave it away. Learn to accept it in one matter, and independence stops feeling like a siege.',
    ),
  },
} as const
