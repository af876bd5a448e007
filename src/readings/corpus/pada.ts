import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// The pada of the nakshatra, by its navamsha
const passage = from('Jataka Parijata 9 and later practice: the star read through the navamsha of its quarter')

export default {
  Ashwini: {
    1: passage(
      'You begin before anybody gives a second opinion, and you do it openly: your Moon’s quarter is Aries in both charts, which is called vargottama. People follow because you do not hide what you want. → Make one rule about speed or risk on a calm day, and keep it on the others.',
    ),
    2: passage(
      'You are quick, and you still finish: Taurus in the navamsha holds the reins of this fast star. Friends ask you to buy, cook or furnish, because what you choose lasts. → Spend a little more on one good tool this month; hurry leaves you when your hands have what they need.',
    ),
    3: passage(
      'You answer before the question ends, since your quarter has Gemini in the navamsha. It makes you good company, and now and then you answer something nobody asked. → Repeat aloud what was agreed at the end of each talk this week.',
    ),
    4: passage(
      'You run to whoever is hurt, because Cancer in the navamsha turns this racing star into a nurse. Worried people and animals calm down near you. Your own mood changes quickly; eat something warm before you decide that a quarrel is about principles.',
    ),
  },
  Bharani: {
    1: passage(
      'You would rather be responsible than comfortable, because your quarter of this heavy star has Leo in the navamsha. At a family gathering you end up running the day. → You may ask for thanks; tell one person this week what you did for them.',
    ),
    2: passage(
      'You keep track of what others have forgotten they owe, since Virgo stands in the navamsha of your quarter. Papers are in order when you are in charge, and you notice your own mistakes first. → Let one small fault pass this week without a word, most of all one of yours.',
    ),
    3: passage(
      'You divide things fairly, and you take the smallest piece yourself: Libra in the navamsha softens this strict star, and the quarter is pushkara, a nourishing one. You also weigh too long. → If a choice is still open after a week, make it the next morning.',
    ),
    4: passage(
      'You go to the bottom of things, because your quarter has Scorpio in the navamsha. People find it hard to tell you half a truth. A crisis leaves you emptier than you show, so keep the day after it free and sleep.',
    ),
  },
  Krittika: {
    1: passage(
      'You light up for a cause, since Sagittarius stands in the navamsha of your quarter. You give generously and expect others to believe as firmly as you do. → Before you announce anything, show it to the friend who always doubts you.',
    ),
    2: passage(
      'You work at an even heat and your results come late and large, because Capricorn in the navamsha steadies this fiery star. People respect you and are not sure you like them. → Say one warm sentence at home every evening this week.',
    ),
    3: passage(
      'You cut away what does not serve the idea, since your quarter has Aquarius in the navamsha. Many people profit from your plans; a friend now and then feels pruned. → Call the one you were too sharp with, and say so.',
    ),
    4: passage(
      'You see the fault and forgive it, because Pisces in the navamsha pours water on this fire; the quarter is pushkara, a nourishing one. Cooking for others or caring for somebody suits you well. → Close your door for one hour a day, or you get tired of everybody.',
    ),
  },
  Rohini: {
    1: passage(
      'You go and get what you like, since Aries in the navamsha sends this contented star out of the house. Your taste is bold and your purse opens fast. → Look at the thing in the evening and buy it in the morning, if you still want it.',
    ),
    2: passage(
      'You need very little to be happy, as long as it is good: your quarter is Taurus twice, vargottama and pushkara, the Moon’s best place. Your voice and your patience win people over. → You say no to every change, so try one small one this week while it is still your own idea.',
    ),
    3: passage(
      'You tell a story so well that two friends invite you for the same evening, and you accept both: Gemini stands in the navamsha. → Choose one of them soon and tell the other kindly. Your skilled hands want an hour of practice as well.',
    ),
    4: passage(
      'You make a home wherever you sit down, because Cancer in the navamsha gives the Moon its own sign. You remember who eats what, and you worry in advance for all of them. → Invite one person from outside the family this month; your care grows when it has room.',
    ),
  },
  Mrigashira: {
    1: passage(
      'You look for the best and you like it when somebody notices, since Leo stands in the navamsha of this searching star. A room you have arranged looks right at once. → Laugh at yourself once this week in company you trust; it makes you easier to love.',
    ),
    2: passage(
      'You check a word or a figure twice before you say it, because Virgo stands in the navamsha. People rely on your sentence and do not see the hours behind it. → Put the open questions on paper before bed, and let them wait there.',
    ),
    3: passage(
      'You learn by talking, since your quarter is Gemini by sign and Libra by navamsha. You ask three friends before you buy a coat, and you enjoy the asking. → Say what you want first, even if it is only about supper, once a day.',
    ),
    4: passage(
      'You trust a thing more when it was hard to find, because Scorpio stands in the navamsha of your quarter. You read motives like other people read headlines, and sometimes you see one that is not there. → Show your unfinished work to one person you trust.',
    ),
  },
  Ardra: {
    1: passage(
      'You explain to others how to come through bad weather: your quarter has Sagittarius in the navamsha. Your advice is good and comes early. → Listen for five full minutes first this week, and it will also be welcome.',
    ),
    2: passage(
      'You are called when a thing is nearly ruined, and you stay until it works, because Capricorn stands in the navamsha of this stormy star. Your spirits fall while nothing shows. → Cut the task so that one part of it is finished by Friday.',
    ),
    3: passage(
      'You are ahead of your time and a little impatient with it, since your quarter has Aquarius in the navamsha. A new tool or an unusual plan wakes you up. → Try the idea on one person who knows nothing about it before you tell everybody.',
    ),
    4: passage(
      'You turn your own troubles into kindness, because Pisces in the navamsha makes this the gentlest quarter of the star, and a pushkara, a nourishing one. Music or helping steadies you. → Check first whether somebody wants help; if not, rest.',
    ),
  },
  Punarvasu: {
    1: passage(
      'You fall on Monday and try again on Tuesday, since Aries in the navamsha gives this gentle star a fighting arm. It keeps you young, and you repeat the same mistake twice. → Take one evening to write down what the last attempt taught you.',
    ),
    2: passage(
      'You restore what others would throw away, because Taurus stands in the navamsha, and the quarter is pushkara, a nourishing one. Old recipes, tools and friendships come back to life with you. → Give away one shelf of things this month that you will never repair.',
    ),
    3: passage(
      'You can argue both sides and mean it, since your quarter is Gemini in both charts, which is called vargottama. Books, messages and people come back to you. → Set a date for the next decision, and act on that day with what you know.',
    ),
    4: passage(
      'You take people in and they come back years later, because this quarter is Cancer twice, vargottama and pushkara; tradition places Rama’s birth star here. Some of them never say thank you. → Learn one friendly sentence that means no, and use it this week.',
    ),
  },
  Pushya: {
    1: passage(
      'You give on a large scale and your name may be on it, since Leo stands in the navamsha of this feeding star. Nobody minds, because your help holds. → Thank somebody this week who gives in small coins and out of sight.',
    ),
    2: passage(
      'You turn help into a skill, because Virgo stands in the navamsha, and the quarter is pushkara, a nourishing one. You know who needs what and when. You accept rest badly; agree with somebody beforehand on the day you will be off duty.',
    ),
    3: passage(
      'You set a place for the guest who was not expected, since Libra gives your quarter kindness with good taste. You notice the one person who is standing alone. → Take one hour this week in which you please nobody, and do not explain it.',
    ),
    4: passage(
      'You keep more in reserve than anybody knows, because Scorpio stands in the navamsha under this calm star. People tell you secrets and you keep them. Your worry often has no face; say it aloud to somebody older, and it becomes small enough to handle.',
    ),
  },
  Ashlesha: {
    1: passage(
      'You see through people and would like to teach them what you saw: Sagittarius in the navamsha gives this secretive star a principle. Others accept your advice when they know what you gain by it. → Say that first in your next serious talk.',
    ),
    2: passage(
      'You wait until the others are tired, since your quarter has Capricorn in the navamsha. You notice at once who really decides in a room. → Share the credit aloud this week, by name; people remember how quiet you were on the way up.',
    ),
    3: passage(
      'You study what frightens other people, because Aquarius stands in the navamsha of your quarter. You guard your privacy, and few know what you do all day. → Eat once a week at an ordinary table where nothing clever has to be said.',
    ),
    4: passage(
      'You feel the mood of a house before you are inside, since your quarter is Pisces by navamsha and lies on gandanta, the knot at the end of Cancer. Families hold a small rite for it at birth. → Swim, sing and go to bed early; your limits come back with it.',
    ),
  },
  Magha: {
    1: passage(
      'You want to found something and not only inherit it, since Aries in the navamsha adds fire to this royal star. You expect to be followed, and mostly you are. → Ask somebody a generation older what they would not do again, before your next large step.',
    ),
    2: passage(
      'You keep up what your family built, because Taurus stands in the navamsha of your quarter. Land, furniture and reputation are in good repair with you. → Invite somebody from a very different background once a season; it keeps custom from becoming dust.',
    ),
    3: passage(
      'You turn family history into good stories, since Gemini stands in the navamsha of this star of ancestors. You do the voices as well. → Say who told you the story first; your name rests on such small fairness.',
    ),
    4: passage(
      'You rule by feeding people, because Cancer in the navamsha gives this proud star a kitchen. You know what everybody feels before they say it. → When pride and tenderness collide, write the message tonight and send it after breakfast.',
    ),
  },
  'Purva Phalguni': {
    1: passage(
      'You have a natural talent and it likes light, since your quarter is Leo in both charts, which is called vargottama. You charm a room without effort. → Practise on three days this week when nobody is listening; that is the part you skip.',
    ),
    2: passage(
      'You make pleasure look easy, because Virgo stands in the navamsha and sees to every detail. A meal or a letter of yours is remembered. → Decide before the party who washes up, and you will enjoy it too.',
    ),
    3: passage(
      'You share gladly and you want it to be fair, since Libra stands in the navamsha, and the quarter is pushkara, a nourishing one. You can spend a whole evening choosing where to eat. → Agree beforehand who decides, and change turns each week.',
    ),
    4: passage(
      'You charm a whole room and remember for years who did not smile back, because Scorpio stands in the navamsha of your quarter. Your feelings are deeper than your manners show. → Put one of them into a song, a drawing or a page this week.',
    ),
  },
  'Uttara Phalguni': {
    1: passage(
      'You help in a large style, since Sagittarius stands in the navamsha, and the quarter is pushkara, a nourishing one. A scholarship, a good cause, a place at your table: you offer it before you have counted. → Note each promise in a book on the same day, with the date.',
    ),
    2: passage(
      'You leave nothing vague, because Capricorn stands in the navamsha of this star of agreements. People sleep well when you are responsible for the plan. → Put affection in the diary as well: one free afternoon this month without any purpose.',
    ),
    3: passage(
      'You are a friend to half the town, since Aquarius stands in the navamsha of your quarter. Strangers get your time and your family gets the summary. → Remember one birthday at home this month, and come in person.',
    ),
    4: passage(
      'You help without an edge to it, because Pisces in the navamsha softens Virgo’s list; the quarter is pushkara, a nourishing one. People come back for more. → Ask for something in return, even if it is small; both of you will know what the help was worth.',
    ),
  },
  Hasta: {
    1: passage(
      'You grip first and think afterwards, since Aries stands in the navamsha of this star of the hand. You learn a tool or a bargain without being taught. → When you get angry, count to ten with your palm open, and then answer.',
    ),
    2: passage(
      'You know by touch whether a thing is good, because Taurus stands in the navamsha, and the quarter is pushkara, a nourishing one. What you repeat daily becomes money. You ask too little for it; let a bolder friend name the price once.',
    ),
    3: passage(
      'You think with your fingers, since Mercury rules both the sign and the navamsha of your quarter. You type, count and joke at the same speed. → Leave out one trick this week where a plain sentence would do, and see how well it works.',
    ),
    4: passage(
      'You calm people with your hands, because Cancer stands in the navamsha of your quarter. They tell you everything while you cook or fix something. If you get restless at dusk, somebody has not called; call them yourself.',
    ),
  },
  Chitra: {
    1: passage(
      'You want your name on what you make, since Leo stands in the navamsha of this maker’s star. Your work has style and you defend it. → Choose one critic in advance, the kindest competent one, and listen only to that person.',
    ),
    2: passage(
      'You let nothing go out unfinished, because your quarter is Virgo in both charts, which is called vargottama. You see from across the room which line is not straight. → Leave one small flaw on purpose this week, as weavers do, and hand the work in on time.',
    ),
    3: passage(
      'You make things beautiful so that somebody can enjoy them, since your quarter is Libra twice, vargottama. You have tact and an eye for what suits a face. → When you judge yourself by the mirror alone, see an old friend instead.',
    ),
    4: passage(
      'You take a beautiful thing apart to find out whether it is real, because Scorpio stands in the navamsha of your quarter. You work best behind a closed door. → Keep your unfinished work secret if you like, but tell somebody at home what you owe.',
    ),
  },
  Swati: {
    1: passage(
      'You need wind and open country, since Sagittarius stands in the navamsha of this free star. You explain well and you know people everywhere. → Try out the thing you recommend to others, once this season and at your own expense.',
    ),
    2: passage(
      'You buy your independence in instalments, because Capricorn stands in the navamsha of your quarter. You keep cool when prices change. You put off pleasure from habit; book one free day this month and pay for it in advance.',
    ),
    3: passage(
      'You have friends on every side and you belong to nobody, since your quarter has Aquarius in the navamsha. You like company and you need a door of your own. → Tell the people you live with which hours are yours.',
    ),
    4: passage(
      'You drift a little, and kindly, because Pisces stands in the navamsha, and the quarter is pushkara, a nourishing one. You adapt to any company. → Keep keys, cards and passwords in one box; your mind is elsewhere when you put them down.',
    ),
  },
  Vishakha: {
    1: passage(
      'You love the race itself, since Aries stands in the navamsha of this star of aims. You argue, sell and compete with joy. → Agree with somebody on one rest day a week, and let that person hold you to it.',
    ),
    2: passage(
      'You grow what you want slowly and you keep it, because Taurus stands in the navamsha, and the quarter is pushkara, a nourishing one. You name the next goal while the last is still warm. → Enjoy what you have already won for one whole month.',
    ),
    3: passage(
      'You run after two goals at once and persuade everybody of both, since Gemini stands in the navamsha of your quarter. You could speak for the other side as well. → Close one of the two roads this month; you will be surprised how fast the other gets.',
    ),
    4: passage(
      'You fight and then you come home, because your quarter is Scorpio by sign and Cancer by navamsha, a pushkara, a nourishing one. You love and resent the same people. → Say once a week what hurt you, aloud and on the same day.',
    ),
  },
  Anuradha: {
    1: passage(
      'You gather friends and you end up leading them, since Leo stands in the navamsha of this star of friendship. You are generous and you mind being told last. → Hand the lead to somebody else once this month, before they ask.',
    ),
    2: passage(
      'You show love by being useful, because Virgo stands in the navamsha, and the quarter is pushkara, a nourishing one. You keep lists for people you care about. You own up to faults too quickly; leave one for others to find.',
    ),
    3: passage(
      'You keep a promise even when it has become heavy, since Libra gives your quarter loyalty and tact. You would rather suffer than embarrass a friend. → Name a date by which the unhappy arrangement ends, and tell them kindly.',
    ),
    4: passage(
      'You take friendship as an oath, because your quarter is Scorpio in both charts, which is called vargottama. You would go a long way down for somebody. A broken trust stays with you for years; give it hard work or music until it lets go.',
    ),
  },
  Jyeshtha: {
    1: passage(
      'You lead by stating the principle first, since Sagittarius stands in the navamsha of this star of the eldest. People accept your word on what is right. → Take one firm opinion out this month and ask a younger person what is wrong with it.',
    ),
    2: passage(
      'You earn a rank by staying, because Capricorn stands in the navamsha of your quarter. You carry a budget or a household without a smile. → Let somebody younger joke with you once a week; it keeps you lighter than any holiday.',
    ),
    3: passage(
      'You protect people whom the rules forget, since Aquarius stands in the navamsha of your quarter. You are kinder to mankind than to whoever calls at supper. → Answer the bell once this week when you would rather not.',
    ),
    4: passage(
      'You sense an ending before the others do, because your quarter is Pisces by navamsha and lies on gandanta, the knot after Scorpio. Families hold a rite of peace for it at birth. → Sleep enough, and tell one honest friend when you want to withdraw.',
    ),
  },
  Mula: {
    1: passage(
      'You pull up what does not hold and start again, since Aries stands in the navamsha and your quarter opens after gandanta, the knot between Scorpio and Sagittarius. Old books expect unrest only in the first years. → Use that push: begin one thing this month that is wholly yours.',
    ),
    2: passage(
      'You plant again what was uprooted, because Taurus stands in the navamsha of this star of roots. Herbs, savings and a good voice are safe with you. → Grow something in a pot or a garden; your mind calms down where your hands are in earth.',
    ),
    3: passage(
      'You ask three root questions at once, since Gemini stands in the navamsha of your quarter. You find out what a story leaves out, and money runs through your fingers meanwhile. → Follow one question to the end this season, and leave the other two alone.',
    ),
    4: passage(
      'You make a home for people who lost theirs, because Cancer stands in the navamsha of your quarter; even the old books that fear this star call it fortunate. Tears come to you where others shout. → Sit with one person this week and solve nothing.',
    ),
  },
  'Purva Ashadha': {
    1: passage(
      'You are sure, and it shows, since Leo stands in the navamsha of this star of early victory. People like to hear you speak. → Before your next big plan, say who else gains by it; otherwise the applause will be short.',
    ),
    2: passage(
      'You persuade with figures, because Virgo stands in the navamsha of your quarter. You are right about the number and wrong about the mood. → Ask one question about how they feel before you correct anybody this week.',
    ),
    3: passage(
      'You turn a quarrel into a plan by lunchtime, since Libra stands in the navamsha, and the quarter is pushkara, a nourishing one. People call you when two sides no longer speak. → See one friend regularly who contradicts you; you need it.',
    ),
    4: passage(
      'You find out what others overlook, because Scorpio stands in the navamsha of your quarter. You press a little when no answer comes. → Take the next no the first time you hear it, and people will tell you more.',
    ),
  },
  'Uttara Ashadha': {
    1: passage(
      'You live by what you believe, since your quarter is Sagittarius in both charts, vargottama, and pushkara besides. You are hard to bend and easy to trust. → Invite somebody who thinks differently to supper this month, and let them finish.',
    ),
    2: passage(
      'You speak work as your first language, because your quarter is Capricorn in both charts, which is called vargottama. What you build stays up. → Let another person keep your calendar for one weekend, and obey it.',
    ),
    3: passage(
      'You serve many people and let others take the credit, since Aquarius stands in the navamsha of your quarter. Later it hurts more than you expected. → Say in one sentence this week which part was yours.',
    ),
    4: passage(
      'You win by giving way, because Pisces ends this victorious star, and the quarter is pushkara, a nourishing one. You forgive debts that others would frame. → Say clearly when you do not agree; silence has been taken for a yes.',
    ),
  },
  Shravana: {
    1: passage(
      'You hear half the message and you are already on your way, since Aries stands in the navamsha of this listening star. People like how fast you act for them. → Let the speaker finish once a day this week, and then repeat what you heard.',
    ),
    2: passage(
      'You remember a tune, a menu and an insult equally well, because Taurus stands in the navamsha, and the quarter is pushkara, a nourishing one. You listen with your whole body. → Keep the first two and drop one old insult this month.',
    ),
    3: passage(
      'You hear the news before it is out, since Gemini stands in the navamsha of your quarter. People trust your account of who said what. → Wait for a second source before you pass anything on, and keep what was told in confidence.',
    ),
    4: passage(
      'You hear what a child or a shy person means, because Cancer stands in the navamsha of your quarter. They come back to you with bigger things. → Wash your hands in the evening and put the day’s sorrows down with the water, as elders advise.',
    ),
  },
  Dhanishta: {
    1: passage(
      'You play the solo, since Leo stands in the navamsha of this star of rhythm. You show what you have as soon as you have it. → Let the dullest careful person in your family look at your accounts once a month.',
    ),
    2: passage(
      'You practise until it is exact, because Virgo stands in the navamsha of your quarter. You earn steadily and you are harder on your team than you know. → Praise one of them this week for a thing that went only fairly well.',
    ),
    3: passage(
      'You need a partner to keep time with, since Libra stands in the navamsha of your quarter. Tradition worries about marriage here and eases the worry for people who consult. → Ask before you spend on anything for two.',
    ),
    4: passage(
      'You have a deep, slow strength, because Mars rules both the star and the navamsha of your quarter. It builds up when you sit still. → Exercise hard at a fixed hour on three days of the week, and you sleep and argue better.',
    ),
  },
  Shatabhisha: {
    1: passage(
      'You want the one principle behind a hundred cures, since Sagittarius stands in the navamsha of this healing star. You explain it well, and the patient still wants the cure. → Ask the next person what they need before you tell them why.',
    ),
    2: passage(
      'You bring order to puzzling things, because Capricorn stands in the navamsha of your quarter. You work well alone, and being alone can harden. → Fix one weekly meeting that has nothing to do with work, and go.',
    ),
    3: passage(
      'You think clearly when the door is shut, since your quarter is Aquarius in both charts, which is called vargottama. Others call it cold, and it is concentration. → Put up a sign or say when you are free again; it solves most of it.',
    ),
    4: passage(
      'You are told secrets by strangers on trains, because Pisces stands in the navamsha, and the quarter is pushkara, a nourishing one. You forgive easily and you forget yourself. → Go outside by water or in the wind once a week, alone.',
    ),
  },
  'Purva Bhadrapada': {
    1: passage(
      'You promise with your whole heart and you think about it a day later, since Aries stands in the navamsha of this burning star. Nobody doubts your courage. → Wait one night before you vow anything this month, and date it the next day.',
    ),
    2: passage(
      'You keep your fire under a good roof, because Taurus stands in the navamsha, and the quarter is pushkara, a nourishing one. You give steadily and you save more than you need. → Spend once a month on something that shows your people they are loved.',
    ),
    3: passage(
      'You say one thing in the room and write another, since Gemini stands in the navamsha of this star of two faces. Both are clever. → Let a friend hear your real opinion from you before they read it anywhere.',
    ),
    4: passage(
      'You remember tenderness in the middle of a hard purpose, because your quarter enters Pisces with Cancer in the navamsha, a pushkara, a nourishing one. The sorrow of the world comes close to you. → Feed one person this week; it helps you more than reading the news.',
    ),
  },
  'Uttara Bhadrapada': {
    1: passage(
      'You have quiet dignity, since Leo stands in the navamsha of this deep star. You do not ask for respect, and you leave where there is none. → Say once, before you go, what you would have needed.',
    ),
    2: passage(
      'You put wisdom in order, because Virgo stands in the navamsha, and the quarter is pushkara, a nourishing one. You can run a kind place with good books. You worry about your body when you read about it; regular hours tell you more.',
    ),
    3: passage(
      'You bring families back to one table, since Libra stands in the navamsha of your quarter. You give your heart late and well. Others rarely learn what you want yourself; tell one patient friend before the month ends.',
    ),
    4: passage(
      'You show nothing on the surface, because Scorpio stands in the navamsha of this deep star. You can give up what others fight for. → When you withdraw, say how long it will last; it saves the people around you from guessing.',
    ),
  },
  Revati: {
    1: passage(
      'You guide people and you tell them stories on the way, since Jupiter rules both the sign and the navamsha of your quarter. You trust the map more than the fuel gauge. → Let a practical companion carry the money on your next trip.',
    ),
    2: passage(
      'You keep a light on for others, because Capricorn gives this gentle star walls and a timetable. People arrive at your door when theirs is shut. → Keep your own bedtime this week as faithfully as you keep their appointments.',
    ),
    3: passage(
      'You treat strangers as family, since Aquarius stands in the navamsha of the last star. You are at home in many places and missed in none of them. → Choose one street, and shop there until the grocer knows your name.',
    ),
    4: passage(
      'You feel when something is over, because this last quarter of the zodiac is Pisces twice, vargottama, and lies on a knot, gandanta. Custom gives a newborn here a rite of peace. → Finish one thing properly this month, with thanks and a meal, and rest before the next.',
    ),
  },
} satisfies Record<Nakshatra, Record<1 | 2 | 3 | 4, Passage>>
