import { from } from '../passage.ts'

// The five core numbers, by number; 11, 22 and 33 if they are not reduced
const path = from('Pythagorean numerology as practised since Balliett, in our own words: life path')
const gift = from('Pythagorean numerology as practised since Balliett, in our own words: expression')
const wish = from('Pythagorean numerology as practised since Balliett, in our own words: soul urge')
const face = from('Pythagorean numerology as practised since Balliett, in our own words: personality')
const day = from('Pythagorean numerology as practised since Balliett, in our own words: birthday')

export default {
  life_path: {
    1: path(
      'You are the one who has to begin, because your life path is 1. You learn by starting, mostly alone and often before you feel ready. → When others hold back this week, make the first call yourself, and leave them the right to do it differently.',
    ),
    2: path(
      'You get your best results between people: in the second draft, in the talk after the meeting, in making up. A life path of 2 gives you that patience. → You weigh everybody else’s wish before you know your own; say yours first, once this week.',
    ),
    3: path(
      'You come alive when you may show something, and you wilt where you may not; that is a life path of 3. Ideas come to you by the dozen. → Pick one of them this week, finish it, and show it to a person who will look properly.',
    ),
    4: path(
      'You build slowly and people trust you with what must not fall down, since your life path is 4. Rules and tools suit you. It hurts when a plan has to be dropped half way; draw the next one on paper the same evening, and it hurts less.',
    ),
    5: path(
      'You learn from every change of scene, because your life path is 5. You adapt to a new place or a new crowd faster than the people around you. → Choose one thing that you keep through all the changes, such as a craft, a friend or a weekly hour.',
    ),
    6: path(
      'You answer when somebody needs looking after, since your life path is 6. People at home and beyond it rely on you. → Help at their pace and not at yours: ask this week what they would like you to leave to them.',
    ),
    7: path(
      'You need hours alone with a hard question, because your life path is 7. You would rather understand one thing fully than have an opinion on twenty. → Explain one thing that you have found out to somebody this week, in plain words and without notes.',
    ),
    8: path(
      'You see at once how a thing is organised and where it leaks, since your life path is 8. Results and fair pay matter to you, and so does who decides. → Your losses are large and you repair them; treat one person below you generously this week.',
    ),
    9: path(
      'You meet all sorts of people and you take them as they are, because your life path is 9. Much comes to you so that you can pass it on. → Finish one thing this month that has really been over for a while, and say goodbye to it properly.',
    ),
    11: path(
      'You sense what somebody is about to say, and it costs you sleep: your life path is 11, a stronger form of 2. Your insight arrives before the proof. → Keep a fixed bedtime this week and tell one sober friend what you see coming.',
    ),
    22: path(
      'You dream in large pictures and you can also count the bricks, since your life path is 22. Long projects for many people suit you more than quick ones. → Write down the smallest part of your plan that would be useful alone, and do it first.',
    ),
    33: path(
      'You teach by caring, because your life path is 33, which is rare. People lean on you early and they forget to ask how you are. → Let somebody look after you on one fixed evening a week, and do not repay it.',
    ),
  },
  expression: {
    1: gift(
      'You are good at going first, since the letters of your name add up to 1. You decide, and the others are relieved. → Take one task this week that carries your own signature at the end, and stay out of one meeting where all is decided already.',
    ),
    2: gift(
      'You hear the tone under the words, because your name adds up to 2. You can bring two sides to one table, and you remember the details that both forgot. → You rarely claim the credit; ask for it once this week, in one plain sentence.',
    ),
    3: gift(
      'You warm a room when you come in, since your name comes to 3. You tell a story well, and you make dull things look good. Discipline has to come from outside, so give somebody a date on which you will show your work.',
    ),
    4: gift(
      'You bring order with your hands, because the sum of your name is 4. You notice the missing screw and the step that all the others skipped. People ask you to be reliable; tell them as well why the rule was made, since you know.',
    ),
    5: gift(
      'You have a quick mind and you need new faces, since your name comes to 5. Languages, selling and explaining come easily to you. You are weakest when you are bored, so change one part of your routine every week before it gets stale.',
    ),
    6: gift(
      'You make people feel welcome, because your name adds up to 6. You have taste as well as kindness, and a table that you set has both. → Invite one person this week whom nobody else has thought of.',
    ),
    7: gift(
      'You take a problem apart and put it together with one piece fewer, since your name comes to 7. You think best when nobody stands behind your chair. → Ask for two undisturbed hours this week, and name the hours.',
    ),
    8: gift(
      'You know what things cost and who can decide, because your name adds up to 8. Responsibility comes to you without your asking. You get quarrelsome when a task is too small; ask for a larger one before you complain about the small one.',
    ),
    9: gift(
      'You reach people who live far from your own street, since your name comes to 9. They feel that you mean them. You do your best work when you do not ask what it brings you; give one hour of it away this month.',
    ),
    11: gift(
      'You say a thing half as a joke and it comes true a month later: the letters of your name make 11. People remember what you said. → Write your hunches down with the date, and let a practical friend check the plans you build on them.',
    ),
    22: gift(
      'You can hold a plan for many people in your head, because your name adds up to 22. You think in decades and you still count the nails. You turn fussy when the task is too small, so look for one of your own size.',
    ),
    33: gift(
      'You help people by giving them your full attention, since your name comes to 33. Somebody who talks to you for an hour goes home lighter. → Set hours for it, or it will all happen in the kitchen at midnight.',
    ),
  },
  soul_urge: {
    1: wish(
      'You want to decide for yourself, even when you are polite about it, since the vowels of your name add up to 1. A day without orders is a good day. → Keep one matter this week in which you ask nobody.',
    ),
    2: wish(
      'You long for one person who is close and at peace with you, because the vowels of your name make 2. Raised voices stay in your body for hours. → Before you give in for the sake of harmony, ask yourself once what it costs you.',
    ),
    3: wish(
      'You want to play in front of people who laugh in the right place, since your vowels add up to 3. Gloomy company frightens you more than hard work does. → Sing, draw or dress up once this week for no reason at all.',
    ),
    4: wish(
      'You want the door locked and tomorrow to look much like today, because your vowels make 4. You love people by repairing their things. → Say it in words once this week; they may not have noticed the hinge.',
    ),
    5: wish(
      'You want a window open and the knowledge that you could leave, since your vowels come to 5. Then you stay quite gladly. → Try one new dish, road or conversation with a stranger this week, and you will breathe more freely at home.',
    ),
    6: wish(
      'You want your people around one table and you want to be needed there, because your vowels add up to 6. Ingratitude hurts you in secret. → Give a little less than everything this week, and watch how much still works.',
    ),
    7: wish(
      'You want to be left in peace with what you do not understand yet, since your vowels make 7. Noise and hurry feel like a loss to you. → Close the door for an hour every day, and tell the others when it opens.',
    ),
    8: wish(
      'You want to matter, and you want it in figures anybody can read, because your vowels come to 8. Respect feeds you more than comfort. → Keep one promise this week that would have been easy to break; that is how you get it.',
    ),
    9: wish(
      'You want the world to be kinder than it is, and you take its failures personally, since your vowels add up to 9. Giving makes you glad. → See the one friend this week to whom you do not have to be useful.',
    ),
    11: wish(
      'You want meaning before comfort, because the vowels of your name make 11. Daily chores can feel like exile to you. → Keep one practice every day, such as prayer, music or study, and the chores become lighter.',
    ),
    22: wish(
      'You want to leave something standing, since your vowels come to 22. Easy success bores you. You relax only when the day has moved the large work forward, so do one small part of it each morning.',
    ),
    33: wish(
      'You feel other people’s trouble as if it had been addressed to you, because your vowels make 33. You are happiest when you comfort somebody. → Listen to one sorrow this week without taking over any part of it.',
    ),
  },
  personality: {
    1: face(
      'People meet a straight back and a short sentence when they meet you, since the consonants of your name add up to 1. Strangers take you for the person in charge. → Smile in the first minute, and nobody will call you hard.',
    ),
    2: face(
      'You look gentle, and people confide in you on the stairs, because the consonants of your name make 2. They think that you can be pushed. → Say one quiet no early this week, so that it surprises nobody later.',
    ),
    3: face(
      'You sparkle when you arrive, since your consonants come to 3. You are invited because the evening is better with you. → Tell a friend this week that you also go home tired; they would like to know.',
    ),
    4: face(
      'You look solid and you come on time, because your consonants add up to 4. People trust you with keys and money. You can seem stern before they have heard you laugh, so laugh earlier than you think proper.',
    ),
    5: face(
      'You look as if you are about to leave, since your consonants make 5. Your eyes are quick and you seem younger than you are. → Finish one thing in front of others this week; it changes what they think you can be trusted with.',
    ),
    6: face(
      'You look like somebody who has plasters in the bag, because your consonants come to 6. People ask you for help and for advice. → Give the help, and keep the advice until they ask twice.',
    ),
    7: face(
      'You seem proud, clever or shy, and people wonder which, since your consonants add up to 7. You say little in a first talk. → Ask one friendly question at the start, and they will find out how funny you are.',
    ),
    8: face(
      'You fill the doorway, because your consonants make 8. People assume that you have means and influence, even when you have neither. → Say early what you cannot pay for or decide, and it saves you an awkward evening.',
    ),
    9: face(
      'You look like somebody who has travelled and forgiven, since your consonants come to 9. You treat everybody with the same good manners. You can seem far away; use the person’s name once in each conversation.',
    ),
    11: face(
      'People notice your eyes, because the consonants of your name make 11. You seem to listen to something behind their words, and it draws some and unsettles others. → Talk about the weather for a minute first, so that shy people come closer.',
    ),
    22: face(
      'You look able to run whatever building you stand in, since your consonants add up to 22. People offer you tasks that are larger than your experience. → Say what you have not done yet; they will mostly give it to you all the same.',
    ),
    33: face(
      'Tired strangers sit down next to you, because the consonants of your name make 33. They think that you are better than human. → Make a bad joke or refuse something this week, so that they can like you as you are.',
    ),
  },
  birthday: {
    1: day(
      'You do things in your own order and you get them moving, since you were born on a day that makes 1. Others are still looking for the form. → Somebody near you is good at finishing; ask that person for help this week.',
    ),
    2: day(
      'You know when to knock and when to wait, because your birthday makes 2. You do better work in a pair than either of you could alone. → Agree beforehand which half is yours, so that both of you get the thanks.',
    ),
    3: day(
      'You talk easily and you have an ear for what is funny, since your birthday makes 3. You cheer up a whole room on a grey day. → Write down one story this week, because what you only tell is gone by morning.',
    ),
    4: day(
      'You read the instructions and keep the receipt, because your birthday makes 4. People call it slow until the thing has to work on a wet Monday morning. → Offer your patience once this week to somebody who is in a hurry.',
    ),
    5: day(
      'You talk to anybody and you learn by trying, since your birthday makes 5. You mend a plan while it is running. Your luck comes at the second meeting, so write to one person whom you met only once.',
    ),
    6: day(
      'You make places pleasant, because your birthday makes 6. A room or a meal looks better after you have been at it, and you notice who has not eaten. → Do it once this week for a room that is only yours.',
    ),
    7: day(
      'You see what does not add up, since your birthday makes 7. You find the mistake in the timetable and the false note in a promise. → Choose one subject and go deep; you lose your edge when you try to please everybody.',
    ),
    8: day(
      'You have a sense of value, because your birthday makes 8. You buy well and you know when a plan is too small for its cost. → Give an order this week exactly as you would like to receive it.',
    ),
    9: day(
      'You understand people who are nothing like you, since your birthday makes 9. That makes you a good host and a fair judge. You find it hard to part with old things; clear one shelf this month and give the contents away.',
    ),
    11: day(
      'You feel a quarrel through the wall, because you were born on a day that makes 11. Impressions come to you fast and in fine detail. → Walk every day this week, and draw or write what you felt before it becomes worry.',
    ),
    22: day(
      'You see the finished house in a heap of bricks, since you were born on the 22nd. You also see who will have to carry them. → Take on one large thing at a time, and refuse the second one until the first stands.',
    ),
  },
} as const
