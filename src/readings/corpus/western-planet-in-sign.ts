import type { Planet } from '../../western/points.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a tropical sign, independent of its house
const passage = from('Common Western practice; dignities after Ptolemy and Lilly')
const age = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  Sun: {
    Aries: passage(
      'You find out what you want by starting it. While the others still discuss the trip in the group chat, you have booked the seats and forgotten to ask about the luggage. → Give the second half of every plan to somebody who likes lists, and you will finish far more of what you start.',
      'acts rashly',
      'leaves unfinished',
      'decides fast',
      'works in bursts',
    ),
    Taurus: passage(
      'You measure a day by what exists in the evening: a cooked meal, a repaired shelf, a sum put aside. You start late, and afterwards nobody moves you, which people notice when they suggest a new phone. → Ask for changes to be announced a month ahead, and you will take part gladly.',
      'holds firm',
      'decides slowly',
      'likes things to stay',
    ),
    Gemini: passage(
      'You are most yourself in conversation, and you do two things better than one. → On the bus you read the news, answer a friend and learn from the driver why the bridge is closed. Keep one written list of what you promised, because you promise pleasantly and often.',
      'promises too much',
      'talks much',
      'seeks company',
    ),
    Cancer: passage(
      'You remember who was there when it mattered, and you build your life around those people. A cold remark at breakfast stays with you until evening, although your face says nothing. → Ask those near you to criticise you in private and after a meal; you hear it much better then.',
      'holds on',
      'easily hurt',
      'hides feelings',
    ),
    Leo: passage(
      'You need to do something well and to be seen doing it. At a birthday party you end up giving the speech, and it is a warm one. → Keep one honest friend who may laugh at you, and ask that friend before big decisions, because applause tells you little.',
      'in front',
    ),
    Virgo: passage(
      'You take pride in work that nobody has to do again. You see the wrong date on an invitation before you see whose wedding it is. → Correct what is yours and leave two mistakes of other people alone each day; you will be liked more and less tired.',
      'exact',
    ),
    Libra: passage(
      'You find out who you are by comparing yourself with somebody you respect. In a shop you hold two shirts up, send both pictures to a friend and buy neither. → Decide one small thing alone each day, at once, and the large decisions will come more easily.',
      'decides slowly',
    ),
    Scorpio: passage(
      'You show little until you are sure, and then you hold on where others go home. In a meeting you say nothing and know afterwards who was afraid of whom. → Tell people early one thing you have noticed; they trust you sooner when you do not only watch.',
      'holds firm',
      'finishes',
      'guarded',
      'says little',
      'keeps going',
    ),
    Sagittarius: passage(
      'You live better with a distance in front of you: a country, a course, a cause. You say yes to the hiking week in March because the photo is beautiful, and look at your calendar in April. → Open the calendar first, and your enthusiasm will cost you fewer apologies.',
      'acts rashly',
      'decides fast',
      'likes change',
    ),
    Capricorn: passage(
      'You climb in steps that you have checked, and responsibility fits you better with every year. On a free Sunday you answer two messages about work and call it resting. → Put your free hours into the calendar like appointments, since you keep appointments and rarely keep wishes.',
      'keeps promises',
      'decides slowly',
      'keeps going',
    ),
    Aquarius: passage(
      'You would rather serve an idea with others than be celebrated alone. When everybody at the table agrees too quickly, you bring the other view, calmly and with figures. People find your warmth through shared tasks, so invite them to help you with something instead of waiting for a deep talk.',
    ),
    Pisces: passage(
      'You take on the mood of the people around you, so your company matters more than your plans. After an hour with a worried friend you carry the worry home in your own shoulders. → Spend half an hour alone each evening and ask which of the day’s feelings were yours.',
      'takes on moods',
    ),
  },
  Moon: {
    Aries: passage(
      'You feel things fast and loudly, and by supper you have forgotten what it was. You slam the cupboard, say three sentences, and ten minutes later you ask who wants tea. → Tell people that it is over, because they are often still shaken when you are already cheerful.',
      'lets go',
      'quick anger',
      'shows feelings',
    ),
    Taurus: passage(
      'You calm down through the senses: your own bed, warm bread, a plant that is doing well. When somebody rearranges the kitchen while you are out, you are upset for days and cannot explain it. → Change one thing at a time at home, and keep one corner exactly as it is.',
      'easily hurt',
      'likes things to stay',
    ),
    Gemini: passage(
      'You have to say a feeling before you know that you have it. You call a friend while walking to the shop, and on the way back you are no longer angry. → Keep two people you may ring for ten minutes, since silence makes you imagine the worst.',
      'shows feelings',
    ),
    Cancer: passage(
      'You sense moods through closed doors and remember kindness for decades. You remember what was on the stove on the day when somebody was sad. → Allow yourself one evening to be cross behind your own door and say so in advance; you come out of it sooner than by pretending.',
      'holds on',
    ),
    Leo: passage(
      'You want to be somebody’s first choice, and you treat people you love as yours. When a friend forgets to ask how your big day went, you become polite and cool. → Tell them what you hoped to hear; one sincere sentence repairs your mood completely.',
      'easily hurt',
    ),
    Virgo: passage(
      'You get calm by putting something in order. After bad news you clean the oven, and with the last grey water the thoughts become clear. → Eat at fixed times in worried weeks and finish one small task before bed, because your nerves answer to order more than to comfort.',
    ),
    Libra: passage(
      'You notice tension between two people before they do, and you start to smooth it. On a family visit you change the subject three times and are exhausted on the drive home. → Say what you want first now and then, before you have heard what the others want.',
      'takes on moods',
      'keeps the peace',
    ),
    Scorpio: passage(
      'You feel deeply, show little and test people before you trust them. Somebody who passes the test without knowing it can count on you for life. → Tell one old hurt to one safe person this year; you keep more of them than you need, and they take up room.',
      'holds on',
      'trusts slowly',
      'hides feelings',
      'guarded',
    ),
    Sagittarius: passage(
      'You get over sadness by moving: a trip, a joke, a plan with a place name in it. When a friend cries, you have good advice ready before the tissue is found. → Count to twenty and only listen; you can still tell the joke afterwards.',
      'lets go',
    ),
    Capricorn: passage(
      'You manage your feelings alone, and you show love by doing what you said. When you are ill you refuse the soup, and eat it when it has been left outside the door. → Ask for one practical favour each week, because it is the form of help you can bear.',
      'copes alone',
      'hides feelings',
    ),
    Aquarius: passage(
      'You step back from a feeling to look at it, and you return when nobody pulls at you. In the middle of a quarrel you become calm and exact, which makes the other person louder. → Say that you need an hour and will come back, and then come back on time.',
      'hard to upset',
      'puts moods down',
      'hides feelings',
      'slow anger',
    ),
    Pisces: passage(
      'You take in whatever the room feels, and you need sleep, water or music to get rid of it. You cry at an advertisement and know quite well that it was about something else. → Learn one sentence by heart for heavy evenings: I am sorry for you, and I cannot carry it.',
      'takes on moods',
      'shows feelings',
    ),
  },
  Mercury: {
    Aries: passage(
      'You answer before the question is finished, and you are right often enough to go on doing it. Your fastest messages are the ones you explain longest afterwards. → Let anything that could hurt wait in the drafts overnight; nearly always you send the better half of it.',
      'impatient',
      'thinks fast',
    ),
    Taurus: passage(
      'You think at walking pace and keep what you have understood. You remember what the sofa cost and which shop it came from. → Ask for a sample or a picture when people want you to agree, because you understand with your hands before you understand with words.',
      'thinks slowly',
    ),
    Gemini: passage(
      'You learn quickly, talk well and see links between things that others keep in different drawers. You have nineteen tabs open, and three of them are about birds. → Give one long book or one course a fixed hour each week, so that your speed arrives somewhere.',
      'learns fast',
      'thinks fast',
      'talks much',
    ),
    Cancer: passage(
      'You think with your memory: the tone of a remark stays with you longer than its words. During a talk about the holiday you answer something that was said two summers ago. → Before an important conversation, write down in one line what it is about today.',
      'holds on',
    ),
    Leo: passage(
      'You speak so that the last row hears you, and people remember the example you gave. You sell an idea in three sentences and dislike reading the second draft. → Choose one editor whom you respect, and give that person the right to cut a third.',
      'talks much',
    ),
    Virgo: passage(
      'You think exactly and see where a process will break before it does. You are the one who reads the instructions and finds that step four is missing. → Use this on one problem a year that is large enough for you; small ones use you up.',
      'exact',
    ),
    Libra: passage(
      'You understand both sides so well that each believes you agree with it. You write the tactful message for the whole group and then take two days over your own answer. → Give every decision a day and an hour, and say your view before you explain theirs.',
      'tactful',
      'decides slowly',
    ),
    Scorpio: passage(
      'You ask the second question, the one that the answer tried to avoid. On a form you look at what was left empty. → Keep the sharp remark for people who can pay it back; at home say plainly what you suspect and ask if it is so.',
    ),
    Sagittarius: passage(
      'You grasp the large picture in an afternoon and explain it with joy. The date, the platform and the sum are where your story has holes, and one day you stand at the wrong airport. → Let somebody check your figures; you lose nothing and arrive.',
      'misses details',
      'learns fast',
      'thinks fast',
    ),
    Capricorn: passage(
      'You want to know what a thing is good for, and you say it in few words. In a long discussion you wait, name the three steps, and people write them down. → Ask the youngest person in the room too, since you trust experience so much that you can miss a new idea.',
      'says little',
    ),
    Aquarius: passage(
      'You look for the system behind the single case, and you can defend an unpopular result without raising your voice. You answer a greeting with a correction and wonder why the talk got cool. → Begin with one warm sentence; your argument is stronger after it.',
    ),
    Pisces: passage(
      'You think in pictures, hunches and melodies, and many of your guesses turn out right. You know exactly how the talk felt and no longer know on which day you are to meet. → Put times and sums into your phone while the other person is still speaking.',
      'misses details',
    ),
  },
  Venus: {
    Aries: passage(
      'You show at once whom you like, and you enjoy winning someone more than having won. You write first, suggest a day and are bored if the answer comes too easily. → Keep inventing firsts with people you love: a place, a game, a dare for Saturday.',
      'loves quickly',
    ),
    Taurus: passage(
      'You love with the senses and stay with what you have chosen. You buy one good coat, wear it for ten winters, and treat affection in the same way. → Watch the moment when holding becomes holding tight, and let the other person go out without a report.',
      'steady',
      'likes things to stay',
    ),
    Gemini: passage(
      'You fall for people who make you laugh, and a message at noon means more to you than flowers. Your friendships last because you keep asking new questions. → Bring variety into the bonds you have, with a trip, a game or a new subject, before you look for it elsewhere.',
      'loves quickly',
    ),
    Cancer: passage(
      'You love by feeding, remembering and keeping things. You still own the ticket of the first evening, and you notice when nobody else does. At the first cold word you withdraw, so agree on a small sign that means: come out, I meant it differently.',
      'holds on',
      'easily hurt',
    ),
    Leo: passage(
      'You love generously and want to be proud of the person beside you. You plan the surprise, choose the restaurant and watch the face when the candle comes. → Ask for praise in words when you miss it; people are glad to give it and simply forget.',
    ),
    Virgo: passage(
      'You show love by being useful: you charge the phone, mend the zip, bring the right medicine. It can sound like criticism when you mean care. → Say the kind sentence first and the practical one second, and let somebody be useful to you as well.',
    ),
    Libra: passage(
      'You are good at being two: you choose the present both will like and remember the anniversary of other people. You avoid a loud scene even when it is needed. → Let one disagreement a month run to its end, since what you smooth over too early comes back as distance.',
      'tactful',
      'keeps the peace',
    ),
    Scorpio: passage(
      'You want all of a person or nothing, and you can wait for it. You remember to the minute when somebody was not honest with you. → Talk about money, old loves and passwords early and calmly; you trust best when nothing is left to discover.',
      'holds on',
      'trusts slowly',
      'loves slowly',
      'guarded',
    ),
    Sagittarius: passage(
      'You fall for people with a view: another country, another faith, a plan that frightens their parents. A locked door ends your interest faster than a quarrel. → Say the kind thing before the frank thing; your honesty is meant as respect and often arrives as a slap.',
      'blunt',
      'loves quickly',
    ),
    Capricorn: passage(
      'You show love by turning up, year after year, at the time you said. You drive two hours to help with a move and never mention it again. → Say one tender sentence a week aloud, because people cannot hear what you do.',
      'keeps promises',
      'hides feelings',
    ),
    Aquarius: passage(
      'You like people first and love one of them later. You give a lot of freedom, and you feel caught when somebody asks where you were on Thursday. → Fix one evening that belongs only to you two; the friend in you is quicker than the lover.',
      'loves slowly',
    ),
    Pisces: passage(
      'You love without asking many questions, and you forgive early. You see what a stranger could become and lend them your umbrella, your sofa or your savings. → Choose whom to help as carefully as you would choose a gift; one person helped well is enough.',
      'lets go',
      'trusts quickly',
      'loves quickly',
      'leaks money',
    ),
  },
  Mars: {
    Aries: passage(
      'You act first and find your reasons on the way. A race, a deadline or somebody who says it cannot be done wakes you up at once. → Cut large aims into stages of two weeks with a visible end, because your energy is high and short.',
      'acts rashly',
      'bold',
      'decides fast',
      'works in bursts',
    ),
    Taurus: passage(
      'You are slow to get angry and slower to stop. Once you have decided to clear the garden, you are still there in the dark with a torch. → Choose tasks that resist you a little and take long; hurry only makes you break what you meant to build.',
      'finishes',
      'holds firm',
      'slow anger',
      'keeps going',
    ),
    Gemini: passage(
      'You fight with words and work best with two tasks in hand. You win the argument in the kitchen with one clever sentence and lose the evening by it. → Write the sentence down instead of saying it, and see if it is still needed after lunch.',
      'blunt',
      'seeks contests',
    ),
    Cancer: passage(
      'You use your strength for others more readily than for yourself. For a friend you ring the landlord at once; for your own broken heating you wait three weeks. → Say what annoys you on the day it happens, or it comes out at the wrong person.',
    ),
    Leo: passage(
      'You work hard when the task is worthy of you and somebody can see it. You carry the whole event on your back and forget the receipts. → Give the small chores a fixed hour with good music, and forgive quickly when the other side admits a mistake.',
      'in front',
    ),
    Virgo: passage(
      'You solve problems piece by piece and rarely give up before it works. You take the coffee machine apart on the table, and in the evening it runs again. A brisk walk helps your irritation more than correcting one more thing does.',
      'keeps going',
    ),
    Libra: passage(
      'You prefer that the other side begins, and you get your energy from doing things with somebody. Alone you postpone the gym for a month; with a friend at the door you go. → Practise one sentence a day that starts with the words I want.',
      'keeps the peace',
    ),
    Scorpio: passage(
      'You want few things, and those you want for years. You go on where others have become frightened: a long treatment, a difficult exam, a quarrel over an inheritance. → Do not spend this strength on paying people back; it can rebuild a life in the same time.',
      'finishes',
      'has stamina',
      'keeps going',
    ),
    Sagittarius: passage(
      'You need a cause and room to move. You set out singing, run the first ten kilometres too fast and leave your jacket somewhere. → Take along a person who enjoys going back for things, and your plans will arrive whole.',
      'acts rashly',
      'works in bursts',
    ),
    Capricorn: passage(
      'You work towards results with a date on them, and you can bear a hard month for that. You get up at five for the training plan and do not complain. At home drop the plan on two evenings a week, because your family is no project.',
      'has stamina',
      'keeps going',
    ),
    Aquarius: passage(
      'You work well for an idea and with a team, and you break a rule only on purpose. When somebody tells you that it has always been done this way, you do it differently the same afternoon. → Agree on an end date for each experiment, so that you can change course without losing face.',
      'resists rules',
      'likes change',
    ),
    Pisces: passage(
      'You reach things by going round the obstacle instead of against it. On some days you paint the whole room to music, and on others you cannot open one letter. → Tell a friend your next small step and the day; you move better when somebody expects it.',
      'works in bursts',
    ),
  },
  Jupiter: {
    Aries: passage(
      'You have luck when you go first. A call that you dare to make, before you have the full plan, opens more for you than any waiting list. → Stay a little longer after the good start: ask someone who likes counting to work beside you.',
      'bold',
      'decides fast',
    ),
    Taurus: passage(
      'You grow through what you can touch and keep: land, tools, a good kitchen, a voice. You buy one thing of quality and it is worth more ten years later. → Name for yourself how much is enough, in a figure, before the next purchase.',
    ),
    Gemini: passage(
      'You find your chances in small parcels: a tip from a neighbour, a short course, an article you happened to read. You know a little about everything and tell it well. → Finish one certificate completely, because people pay for depth even when they enjoy your breadth.',
      'leaves unfinished',
    ),
    Cancer: passage(
      'You prosper around family, food and houses, and your door is open. At your table there is always one plate more than people. → Fill your own reserve first, the fridge and the account, and then be as generous as you like.',
    ),
    Leo: passage(
      'You think large and make others believe in it. Teaching, the stage and anything with children goes well for you, and you are the one who pays for the ice cream. → Let a careful friend see your monthly figures, because you buy for show when nobody looks.',
      'in front',
      'leaks money',
    ),
    Virgo: passage(
      'You grow by being exact and useful, and by improving a craft a little every month. You distrust big promises and read the leaflet twice. → Give one hour on Fridays to the whole picture: where this is going, and if you still want it.',
      'exact',
    ),
    Libra: passage(
      'You get ahead by introduction: somebody brings you together with somebody. You are asked to settle things because both sides feel heard by you. → Say on which day you will decide, since a fair hearing without an end helps nobody.',
    ),
    Scorpio: passage(
      'You gain by going deeper than others: research, shared money, a second life for something thrown away. At the flea market you see the good frame under the bad picture. → Keep exact accounts with everyone who shares in the profit, and you will keep the friends as well.',
    ),
    Sagittarius: passage(
      'You trust that the road leads somewhere, and even a bad year does not cure you of hope. A course, a trip or a new language makes you ten years younger. → Ask for directions more often; you are quick to be certain, and locals know short cuts.',
      'expects good',
    ),
    Capricorn: passage(
      'You advance slowly and on real proof, and what you reach stays. You read three offers, sleep on them and choose the one with the dull name. → Take one measured risk each year on purpose, because your caution tends to be larger than the danger.',
      'acts with care',
      'decides slowly',
      'keeps going',
    ),
    Aquarius: passage(
      'You are lucky with groups, new methods and friends of friends. A stranger in an online forum may solve for you what no office can. → Choose one cause for three years, since you help so many that few can see it.',
    ),
    Pisces: passage(
      'You believe without proof, and it often carries you. You give to the man at the station, the shelter and your cousin in the same week. → Decide at the start of each month what you can give away, and stop there with a good conscience.',
      'expects good',
      'leaks money',
    ),
  },
  Saturn: {
    Aries: passage(
      'You hesitate before you begin, as if somebody had to allow it. You rewrite the first email four times and then watch another person send theirs. → Start small things without asking anyone, one each week; after a year the brake has become a steady hand.',
      'timid',
      'decides slowly',
    ),
    Taurus: passage(
      'You fear running short even in good years, and you keep everything in repair. You take the bus in the rain with enough in the account for a taxi. → Put a line for pleasure into your budget and spend it to the last coin, as carefully as you save.',
      'keeps money',
      'expects trouble',
    ),
    Gemini: passage(
      'You take words seriously, and somebody may have corrected you too early. You rehearse a phone call and then say it in one sentence. → Explain something you know to a beginner; your voice gets looser every time you teach.',
      'timid',
      'says little',
    ),
    Cancer: passage(
      'You guard your feelings like something rationed, above all at home. You set the table for eight and eat in the kitchen afterwards. → Be the dependable older person for somebody younger; it repairs more in you than thinking about the past.',
      'hides feelings',
    ),
    Leo: passage(
      'You doubt applause and practise longer than the others. After the concert you remember the one wrong note and forget the standing hall. → Do one hobby badly on purpose, in company; laughing at yourself makes the rest of you easier.',
      'doubts self',
    ),
    Virgo: passage(
      'You check your work twice and then once more. At seven in the evening you are still aligning a column that nobody will print. → Set an hour for stopping and keep it like a train; the mistake you fear is mostly smaller than the tiredness.',
      'exact',
    ),
    Libra: passage(
      'You take promises seriously, often late, and then keep them. You carry the larger part of an arrangement for years before you mention it. → Write down together who does what, and read it again each spring; with clear terms you are the most faithful of people.',
      'keeps promises',
    ),
    Scorpio: passage(
      'You want control because you are afraid of losing it. You know your pension, your passwords and the exit of every building. → Say the fear aloud to one person; it shrinks when it is heard, and others soon bring you what they can tell nobody else.',
      'expects trouble',
    ),
    Sagittarius: passage(
      'You want a belief that holds in bad weather, so you test each one for years. You test every teacher, and you read with a pencil in your hand. → Write down what you do believe, in five lines; you have more of it than you think.',
    ),
    Capricorn: passage(
      'You are given responsibility sooner than others, and you carry it well. You know where the main tap is, in your own house and in three others. → Defend two evenings a week against all duties, or you will have built something fine and never sat in it.',
      'has stamina',
    ),
    Aquarius: passage(
      'You believe in rules that are the same for all, and you work for them patiently. You write the minutes for the club and cannot say whom you like there. → Let one friend see something unfinished of yours; people come closer to what is not yet perfect.',
    ),
    Pisces: passage(
      'You give form to things that have none: grief, music, care, prayer. You feel guilty without a reason and look for the reason on long walks. → Keep one daily practice of ten minutes with a clear beginning and end, and the worry gets smaller.',
    ),
  },
  Uranus: {
    Aries: age(
      'You share this with everybody born in the same seven years: your generation begins alone and asks later. In your own life it shows in the matters of the house where Uranus stands. You try things there by yourself and explain afterwards.',
    ),
    Taurus: age(
      'You were born in seven years in which people stopped trusting that money, food and land stay as they are. Your age group has this in common. In the house where Uranus stands you look for security in a new way.',
    ),
    Gemini: age(
      'You were born in seven years whose children learn and share news faster than their parents did. By itself that says little about you. The house it is in shows where you hear the news before everybody else.',
    ),
    Cancer: age(
      'You share with all who were born within seven years a new idea of family: home is left early, shared oddly or built from friends. For you alone, the house it stands in matters. There you need safety and surprise under the same roof.',
    ),
    Leo: age(
      'You and those of your seven years of births want to write your own part, in love as in work. It is the taste of a generation. You show more of it than the others only where it touches your Sun, your Moon or your Ascendant.',
    ),
    Virgo: age(
      'You were born in seven years in which work and medicine were rebuilt, and your age group goes on rebuilding them. You do it yourself in the house where Uranus stands: there you change a routine as soon as it runs.',
    ),
    Libra: age(
      'You belong to the seven years of births that rewrote living together: equal terms before old forms. How far you go depends on your Venus and on the house. There you would rather have an odd arrangement that fits than a proper one that hurts.',
    ),
    Scorpio: age(
      'You share with everybody of those seven years a talent for opening closed subjects: money, loss, love. For the generation it is normal talk at breakfast. It becomes a mark of you where it touches a personal planet or stands near an angle.',
    ),
    Sagittarius: age(
      'You were born in the seven years that loosened borders and creeds; your age group expects knowledge to be free. → Look at the house for your own part in it. There you fold up the map you were given and walk the other way.',
    ),
    Capricorn: age(
      'You and all who were born within seven years saw institutions crack and thought about better ones. It is a trait of the times more than of you. The house it is in names the structure you will rebuild in a way nobody expected.',
    ),
    Aquarius: age(
      'You were born in seven years in which networks became normal. All your classmates have that in common. In the house where it stands you will not let anybody decide for you, not even kindly.',
    ),
    Pisces: age(
      'You share with seven years of births a mixture of technology and dream: new music, new faiths, new ways of helping. In the matters of the house it stands in, you soften a rule where others would break it.',
    ),
  },
  Neptune: {
    Aries: age(
      'You were born in some fourteen years whose dream is the lone pioneer. Nearly everyone near your age has it, so it is no trait of yours. The house it is in shows where you set out for something you cannot yet name, and where a map would help.',
    ),
    Taurus: age(
      'You belong to some fourteen years of births that dream of land, craft and enough for all. It is a common dream of your age. In its house you see things softer than they are, so ask the price there twice before you agree.',
    ),
    Gemini: age(
      'You share with fourteen years of births a love of words that glow: songs, slogans, rumours. The sign says nothing more about you. In the house where it stands, have important things repeated and written down, because you hear what you hope.',
    ),
    Cancer: age(
      'You come from fourteen years of births that dreamt of home and country and gave up much for them. It is a mark of the times. The house shows where you feel homesick for a place that you could not find on a map.',
    ),
    Leo: age(
      'You share with fourteen years of births the love of stars, great romance and shining leaders. Each of you lives it in another house. In yours you have real talent, and you also meet your own reflection there, so listen to people who are not dazzled.',
    ),
    Virgo: age(
      'You were born in fourteen years whose ideal was pure work, pure food and honest service, and who doubted all three. Everybody of that age knows the feeling. In its house you put a large longing into very small duties; let some of them be done badly.',
    ),
    Libra: age(
      'You belong to fourteen years of births that believed in peace and in partnership as a rescue. Your generation learned what harmony costs. In the house where it stands you see people kindly and understand them late, so give every new bond a year.',
    ),
    Scorpio: age(
      'You share with fourteen years of births a fascination with what lies under the surface. For your whole age it colours films, music and fears. In its house you need clear lines about money, secrets or closeness, and you are the one who has to draw them.',
    ),
    Sagittarius: age(
      'You were born in fourteen years with a wide faith and few borders, in which teachers rose and some of them deceived. The generation shares it. In its house you believe easily, so keep one question ready that any honest teacher can answer.',
    ),
    Capricorn: age(
      'You share with everybody of some fourteen years an ambition with an ideal in it, at a time when old structures melted. It says little of you alone. In the house where it stands your plans need two things: the vision, and somebody who measures.',
    ),
    Aquarius: age(
      'You belong to fourteen years of births that grew up with the dream of one connected humanity, and with screens that carry and blur it. Your friends of that age know it too. In its house you need a few real faces more than many contacts.',
    ),
    Pisces: age(
      'You were born in the fourteen years when Neptune was in the sign that modern astrologers give to it. Your whole age group is open, inventive and easily flooded. The house shows where you need rest, art or faith as others need food.',
    ),
  },
  Pluto: {
    Aries: age(
      'You share this with a whole era that tears down in order to begin. It lasted for decades, so nothing about your character follows from it. The house it is in shows where you have started again from nothing, or where you will have to.',
    ),
    Taurus: age(
      'You were born into some thirty years that fought over land, money and what the earth can bear. Everyone of that time has it. In its own house you learn what to hold and what to let go, usually with something you can touch.',
    ),
    Gemini: age(
      'You share with about thirty years of births the upheaval of speech, traffic and thought. It belongs to the era and to your teachers as much as to you. The house says where you may have to change your mind completely, and where that makes you free.',
    ),
    Cancer: age(
      'You come from some twenty-five years in which families and nations fought to survive. It is shared by your whole generation. In its house you protect what is yours so firmly that it can feel like control; loosen one rule there and watch that nothing falls.',
    ),
    Leo: age(
      'You belong to a generation almost twenty years wide that fought over power and self-expression. You and your age-mates hardly resemble each other for that. The house shows the field in which you want to leave a mark, and where you find it hard to step back.',
    ),
    Virgo: age(
      'You share with some fifteen years of births a deep change in work, health and the tools for both. It was the task of an age. In its house you analyse things down to the root; decide beforehand when the analysis is good enough.',
    ),
    Libra: age(
      'You grew up, like all who were born in those twelve years or so, while marriage and law were being taken apart. You share a distrust of easy peace. In its house you notice at once who has more power, and you do well to say it calmly.',
    ),
    Scorpio: age(
      'You belong to about twelve years of births that speak plainly of what their parents kept silent. The intensity is common to the age. You have more of it than others only if it touches your Sun, your Moon or an angle of your chart.',
    ),
    Sagittarius: age(
      'You share with some thirteen years of births a time in which creeds and borders became matters of power. It is no private trait. In its house you may have to give up a conviction, and you may believe something truer afterwards.',
    ),
    Capricorn: age(
      'You were born in about sixteen years in which states and firms were stripped to the frame. It describes the times. The house shows where you learn what authority really rests on, and where you will trust only what you have seen working.',
    ),
    Aquarius: age(
      'You belong to some twenty years of births under the power of groups and of machines that learn. Everybody of that age has it. In its house you will want to belong and to be free at once, and each of the two wishes will change the other.',
    ),
    Pisces: age(
      'You share with some twenty-five years of births an era that loses one faith and finds another. As a trait of yours the sign means little. The house shows where you give something up, and where you turn out to be stronger without it.',
    ),
  },
} satisfies Record<Planet, Record<Sign, Passage>>
