import type { Planet } from '../../western/points.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a house of the tropical chart, independent of its sign
const passage = from('Common Western practice; joys and significations of the houses after Lilly')
const age = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  Sun: {
    1: passage(
      'People notice you when you come in, and they ask for your opinion early. In a waiting room you are the one who finds out why it takes so long. → Share the front seat now and then with somebody equally loud; you learn more there than alone.',
      'in front',
    ),
    2: passage(
      'You want to live from your own hands and your own name. A lean month feels to you like an insult, although it says nothing about your worth. → Keep two lists, one of what you earn and one of what you can do, and read the second in bad months.',
    ),
    3: passage(
      'You fill your days with messages, short trips and opinions, and half the street knows you. You may still run against a standard that a brother, a sister or a classmate set. → Teach something small this season; you find out what you think while you explain it.',
      'talks much',
      'seeks company',
    ),
    4: passage(
      'You shine most at home and in the story of your family. Home and origin tend to stand behind more of your decisions than you say. → Look for a front door of your own, however small, because satisfaction comes to you through it.',
    ),
    5: passage(
      'You are most alive when you play, make or show something. On a rainy afternoon you invent the game that everybody still talks about. → When the young ones around you win, leave the victory to them; you have enough of your own.',
    ),
    6: passage(
      'You find your pride in being useful and in knowing a craft to the bottom. Praise embarrasses you, and a badly kept tool annoys you all day. → Enter your days off before the work, since your body keeps a record of every hour too many.',
      'in the background',
    ),
    7: passage(
      'You learn who you are by standing opposite somebody: a partner, a client, a rival. The turning points of your life have another person’s name. → Choose someone strong and keep one opinion a week that you have not discussed with anyone.',
    ),
    8: passage(
      'You stay calm where others avoid the subject: the bills of an estate, a crisis in the family, a business that must close. People bring such matters to you. Your aims can change thoroughly in a crisis, and the second direction is often the better one.',
      'hard to upset',
    ),
    9: passage(
      'You need a long road, a subject to study or a faith that gives direction. At the airport you feel taller. → Find a teacher whom you may contradict, and pass on what you learn, because you understand it fully only when you explain it.',
    ),
    10: passage(
      'You live in public more than you planned, and you are measured by what you do. Responsibility tends to come to you early and to suit you. → Keep a circle that never uses your title, and talk there about something else than results.',
      'in front',
    ),
    11: passage(
      'You rise through friends, clubs and shared hopes, and after a year you are in the chair. Somebody often knows somebody for you. → Check each January which of your aims are really yours, as you borrow wishes from people you admire.',
      'seeks company',
    ),
    12: passage(
      'You do your best work where nobody watches: at night, in a quiet room, for people behind closed doors. Others often get the thanks. → Take hours alone with an end to them, and tell one person each month what you have done.',
      'in the background',
      'seeks solitude',
    ),
  },
  Moon: {
    1: passage(
      'Everyone can read your mood in your face, so strangers tell you their troubles at the bus stop. Your energy changes with the week. → Before you agree to anything, eat and sleep, and then ask if it was your wish or the other person’s.',
      'shows feelings',
    ),
    2: passage(
      'For you money is a feeling: with a full cupboard you sleep, with an empty one you lie awake. Your income comes in tides. → Put a part of every good month into an account for quiet ones, and your nights will change more than your standard of living.',
    ),
    3: passage(
      'You learn by ear and remember voices, and the people next door matter to you. A short bus ride or a chat at the bakery settles you when brooding does not. → Call the brother, sister or neighbour you have been thinking of; you have waited long enough.',
    ),
    4: passage(
      'You need a place from which nobody can send you away. You may still hear a comment from home about your curtains. → When you move, take one old table along and set it up first; you will sleep sooner in the new rooms.',
    ),
    5: passage(
      'You love whatever makes you laugh, and you look after what you make as if it were alive. Your mood goes straight into songs, cooking or games. You do not have to test every evening if you are loved; ask once, and believe the answer.',
    ),
    6: passage(
      'You show care through tasks: a meal, a pill box filled for the week, the neighbour’s cat. Your day is good or bad according to who shares the room. → Notice your appetite, since it tells you first when a timetable is wrong for you.',
    ),
    7: passage(
      'You read another person’s day from the sound of the key in the door. You look for somebody who will be family, and sometimes you look after a person who wanted an equal. → Say what you need in a full sentence, before you have to show it.',
      'takes on moods',
    ),
    8: passage(
      'Your feelings are tied to what is shared: an account, a secret, an old grief at home. You sense at once when somebody hides something. → Build trust in small steps that both can see, and ask for no surprises, even kind ones.',
    ),
    9: passage(
      'You may feel at home in a country where you were not born. A foreign kitchen, a pilgrimage or relatives far away do you good. → Wait with the large conclusions until the mood has passed, because your beliefs swing with your days.',
    ),
    10: passage(
      'You have an audience and you sense its temper, which helps you in a shop, a ward or a meeting. Your line of work may change more than once. → Keep one kitchen where nobody asks about your work, as what you tell there stays private.',
    ),
    11: passage(
      'Your friends become family, and you feed most of them. Every few years the circle is a new one. You carry the feelings of a whole group home with you, so leave the party early without an excuse and call it health.',
      'takes on moods',
      'seeks company',
    ),
    12: passage(
      'You feel a lot and show little of it, sometimes even to yourself. Tears come on an ordinary Wednesday, and you cannot say whose they are. → Write three lines before you sleep; after two weeks you will know which feelings belong to you.',
      'hides feelings',
    ),
  },
  Mercury: {
    1: passage(
      'You think aloud and with your hands, and people guess you younger than you are. You ask the question that everyone in the room had. → Leave one question open overnight each day; your nerves need the practice more than the answer.',
      'talks much',
    ),
    2: passage(
      'You can earn with words, figures or trade, and two sources of money feel safer to you than one. You know the price of milk in three shops. → Look at the large sums on purpose once a season, since the small ones get all your attention.',
    ),
    3: passage(
      'You are busy from breakfast with messages, news and lists. You pick up a dialect in a week and a rumour in a minute. → Let somebody set you a date for finishing one of your many subjects, and celebrate when it is done.',
      'leaves unfinished',
      'talks much',
    ),
    4: passage(
      'Your home is full of paper, talk and plans to move the furniture. Old family arguments go on in your head while you wash up. → Write one of them down from beginning to end, with both parts; it usually stops afterwards.',
    ),
    5: passage(
      'You flirt, teach and win at cards by wit. The young like you because you answer what they asked. Games of chance tempt you as a puzzle, so fix the amount beforehand and put the phone away when it is spent.',
    ),
    6: passage(
      'You improve every procedure that you are made to follow. You are the person who labels the cables. At night you search the net about a small ache until you are frightened; ask one person who knows instead, and sleep.',
      'exact',
      'sleeps badly',
    ),
    7: passage(
      'You need someone to talk to, and the wrong word at supper costs you a day. You see both sides of a quarrel so clearly that your own is left out. → Begin your next hard talk with your wish, and the fairness can follow.',
    ),
    8: passage(
      'You read what was not meant to be read: motives, accounts, the small clause on page nine. People tell you secrets and are right to. → Use it for something that helps, such as tax, research or listening, and show less how much you know.',
    ),
    9: passage(
      'You like a fact for the view behind it, and your messages cross borders. You can explain a faith that you do not practise. → Choose one idea you admire and do it daily for a month; you will talk about it differently.',
    ),
    10: passage(
      'Your name rests on words: a report, a lesson, a good answer in front of people. Two lines of work at once hardly harm you. → Read public messages twice, because from where you stand a careless line travels upwards.',
    ),
    11: passage(
      'You know whom to ask, and you introduce people who should have met long ago. Your ideas get better around a table. → Leave all groups but one or two this year, and see how much thinking you get back.',
      'seeks company',
    ),
    12: passage(
      'Your mind works out of sight and sends you the answer as a picture or a tune. You write better than you speak. → Tell one plain person what you have decided, in one sentence, and most of the misunderstandings around you end.',
      'says little',
    ),
  },
  Venus: {
    1: passage(
      'You have an easy manner and an eye for what suits you, and doors are held open. You put off conflict with a smile. → Learn to say a friendly no in one sentence; people who like you will go on liking you.',
      'gives in',
      'keeps the peace',
    ),
    2: passage(
      'You like to earn and to enjoy, best of all with things that are beautiful or good to eat. You recognise quality by touch. After a disappointment you buy something fine within the hour, so let the basket wait until the next day.',
      'leaks money',
    ),
    3: passage(
      'You have a pleasant voice and find the right line for a card. You are mostly on good terms with brothers, sisters and the people upstairs. → Keep affection alive by talking every day about something that is not a task.',
    ),
    4: passage(
      'You make rooms in which people stay longer than they meant to. A laid table is your way of saying it. → Keep the peace in your family by one honest sentence now and then; your tact has been doing it alone for years.',
      'tactful',
    ),
    5: passage(
      'You love to celebrate: music, games, a table for ten, a new face. Affection grows around you when there is something to enjoy. → Practise one pleasure properly, a dance or an instrument, because it stays with you when the party is over.',
      'seeks company',
    ),
    6: passage(
      'You make work pleasant: the plants live, the tea is good, people who share the room become friends. You would rather have peace than be above the others. → Say aloud which of your services was a present, or it is taken for duty.',
      'in the background',
    ),
    7: passage(
      'You choose company well and often, and alone you feel that something is missing. People bring you grace, contacts or means. → Stay in the room when the other behaves badly for once; the bond gets real at that point.',
      'seeks company',
    ),
    8: passage(
      'You love closely and in private, and you remember every promise. Other people’s money or a shared purse plays a part in your life. → Keep one account and one friendship of your own each, and jealousy has much less to feed on.',
    ),
    9: passage(
      'Far things please you: another language at table, sacred music, a person who grew up elsewhere. Travel tends to form your taste. → Test an ideal from films against one ordinary week with laundry in it before you follow it across a border.',
    ),
    10: passage(
      'You earn goodwill in public because you are easy to work with. Design, diplomacy and anything with style suits you. → When liking and a post get mixed, settle first which of the two you want, and tell the other person.',
    ),
    11: passage(
      'Friends open the doors for you, and your affections tend to begin among them. The choir gets better when you join it. → Refuse at the start a favour that you could never return; a gift with a hook spoils your pleasure in both.',
      'seeks company',
    ),
    12: passage(
      'You keep some of your love behind a curtain: a quiet devotion, an art that nobody sees, help without a name. You give more easily than you ask. → If something has to stay secret for years, ask yourself honestly who gains by it.',
      'hides feelings',
    ),
  },
  Mars: {
    1: passage(
      'You walk ahead of the group and speak before the pause is over. Your body wants to be used; after a day in a chair you argue with the door. → Choose a sport with clear rules, because there your force knows where to stop.',
      'blunt',
      'impatient',
      'in front',
      'decides fast',
    ),
    2: passage(
      'You fight for your money and spend it fast. A fee or a bonus suits you better than a fixed scale. → Send a part of it to savings on the day it comes, by standing order, before Saturday has an idea.',
      'leaks money',
    ),
    3: passage(
      'Your tongue is your weapon: you argue, joke, give orders and drive the short way. A brother or a sister trained you early. → Count slowly to ten before you send what you have typed, and send about half of it.',
      'blunt',
      'talks much',
      'seeks contests',
    ),
    4: passage(
      'You bring heat into the home: hammering, rows at supper, a fierce defence of your own people. → Put the force into a wall, a garden or a run before you sit down at the table.',
      'quick anger',
    ),
    5: passage(
      'You play to win, in games as in matters of the heart. You teach the young courage, and they love it until you count the points. → Take up one thing in which nobody keeps the score, and stay bad at it for a while.',
      'seeks contests',
    ),
    6: passage(
      'You work hard, and hard work is good for your temper. In a kitchen, a workshop or an emergency you are at your best. Slow people annoy you less when your part can be finished by itself, so ask for tasks with clear edges.',
    ),
    7: passage(
      'You meet lively people, and a good bond can begin with a dispute. It goes well while you build something with somebody, and you snap when each waits for the other to attack. Always have one joint task with a date.',
      'seeks contests',
    ),
    8: passage(
      'You go in where others have called for help: a flooded cellar, a debt, a family in panic. You do not talk about what you want most. → Put questions about shared money on paper before you argue about them.',
      'bold',
    ),
    9: passage(
      'You fight for what you believe, and you travel with a rucksack. You can carry a whole group up a steep path. → Let yourself lose one argument to somebody you respect; your conviction becomes kinder after it.',
      'seeks contests',
    ),
    10: passage(
      'Your ambition shows, and people above you feel it as help or as a threat. You do best when you command your own piece of work. → Choose your battles by their use, because everybody sees all of them.',
      'bold',
      'in front',
      'seeks contests',
    ),
    11: passage(
      'You get a group moving and carry the first table yourself. You quarrel with friends about how to do it and remain friends. A campaign with a last day uses you well; a committee that meets for ever makes you rude.',
      'in front',
    ),
    12: passage(
      'Your anger takes the side door: tiredness, irony, work that nobody sees. For somebody who is shut in or forgotten you suddenly have great strength. → Name a grievance on the same day to the person it concerns, in two calm sentences.',
      'slow anger',
    ),
  },
  Jupiter: {
    1: passage(
      'You come in with good humour and take up room. People lend you confidence on sight, and sometimes money. Your weakness is one promise, one portion or one hour too many, so go out with a friend who may say enough.',
      'promises too much',
      'expects good',
    ),
    2: passage(
      'Money grows with you, mostly through trust, advice or trade in good things. You pay the bill for the table without thinking. → Put a fixed share where you cannot reach it, since you tend to spend next year’s luck.',
      'leaks money',
    ),
    3: passage(
      'Your mind is wide rather than exact, and the neighbours profit from it. Teaching, writing and short trips go well. → Give your bigger claims to a critical brother, sister or friend before you post them; one figure in them is usually too high.',
    ),
    4: passage(
      'You like a large table and a home with room for guests. Your roots give you trust. The house tends to outgrow the income, so do the sum for the extension on paper before the architect comes.',
      'seeks company',
    ),
    5: passage(
      'You are lucky in what you enjoy, because you expect to enjoy it. The young, pupils and audiences gather round you. → Decide in advance what a game may cost you, then play with the whole of your good humour.',
      'expects good',
    ),
    6: passage(
      'You find kind people where you work, and you make them kinder by believing in them. A good lunch is your only excess. → Walk for twenty minutes after it, and offer your help only for what you can finish by evening.',
    ),
    7: passage(
      'You meet people who teach you, travel with you or bring means along, and agreements tend to leave both content. You see the best in everybody. → Ask one sceptical friend to read whatever you are about to sign.',
      'trusts quickly',
    ),
    8: passage(
      'Other people’s means support you: a legacy, a patient lender, an income in the family. In a crisis you are strangely cheerful, and it helps. → Use credit for one purpose at a time, and finish the old before you open the new.',
    ),
    9: passage(
      'You study, travel and believe with a full heart, and teachers turn up when you need them. You understand the rule faster than the exception. → When somebody brings you a special case, ask three questions before you give the answer.',
      'expects good',
    ),
    10: passage(
      'People give you authority because they think you fair. You get on by recommendation more than by a contest. → Refuse the next honorary post unless you have a free evening for it; you accept titles out of kindness.',
    ),
    11: passage(
      'Friends in good places help you, and many of your wishes come true a little later than hoped. Your birthday list is long. → Ask a powerful friend for advice more often than for favours, and both the help and the friendship last.',
      'seeks company',
    ),
    12: passage(
      'Help reaches you late and from a side you did not expect. You gain by quiet study, by giving in secret and by days alone. → Do your own part first, though; you rely a bit too much on somebody who will save it.',
    ),
  },
  Saturn: {
    1: passage(
      'You seem older than you are when young, and younger when old. At the door you are reserved; inside, people can count on you. → Sort your duties into those you chose and those you inherited, and give one of the second kind back.',
      'keeps promises',
      'guarded',
    ),
    2: passage(
      'Money comes to you slowly and stays. You still remember a tight year at every purchase, however full the account is. → Find out what others charge for what you do, write the number down, and ask for it once.',
      'keeps money',
    ),
    3: passage(
      'You weigh your words, and quick talkers make you silent. With brothers, sisters and neighbours you take the eldest one’s duties, whatever your age. What you learn slowly you keep, so write; people will believe what you put on paper.',
      'says little',
    ),
    4: passage(
      'You take home as a duty: the roof, the bills and the old people are yours to look after. The family leans on you. → Make one room truly warm and use it every evening, before the next repair.',
    ),
    5: passage(
      'You think that fun has to be earned, so it comes late in the day. You prefer a craft to a party, and with the young you are careful and true. → Keep one hour a week that must not produce anything.',
    ),
    6: passage(
      'You are the one who reads the manual and locks up in the evening. You do your duty well, and the thanks come late. → Write down when your day ends and leave at that hour; complaining helps you less.',
      'finishes',
    ),
    7: passage(
      'You take a bond as a contract and keep it, often with somebody older or more serious. The first years are the hardest. → Say aloud every year what each of you wants to keep and to change, instead of counting in silence.',
      'keeps promises',
    ),
    8: passage(
      'Other people’s money comes to you with conditions, and closeness comes with caution. You handle estates, pensions and long payments better than anyone. → Lend a little trust, a small thing, and let it be returned on time; then lend a little more.',
      'trusts slowly',
      'guarded',
    ),
    9: passage(
      'You tend to build your belief yourself instead of inheriting it. Study may come late or against resistance, and it makes you sober. → Teach it: your doubts help people who are tired of smooth answers.',
    ),
    10: passage(
      'You climb in public, at your own pace and by real work. You reach the height late and keep it if you skipped no step. → Train somebody who can replace you, and take your rest before you are forced to.',
      'patient',
      'keeps going',
    ),
    11: passage(
      'You have few friends, old ones, and some are much older than you. Every club makes you treasurer. → Cut one large hope to a size that fits into two years; it then comes to you with little noise.',
      'seeks solitude',
    ),
    12: passage(
      'You can work for years without a witness, and solitude does not frighten you. What is heavy is an old guilt. → Tell it to somebody you trust; you will probably find that it belonged to the people before you.',
      'has stamina',
      'seeks solitude',
      'keeps going',
    ),
  },
  Uranus: {
    1: age(
      'You stand a little apart in every group, by your clothes, your timing or your view. Your life may turn sharply, more than once. → Tell the people near you a week before the next turn, and most of them will come along.',
    ),
    2: age(
      'Your income jumps: a fee, an idea that sells, a gap. Sooner or later you ask yourself what owning means at all. Free work and new tools suit you as long as six months’ costs lie somewhere dull.',
    ),
    3: age(
      'Your ideas come sideways, in the middle of another sentence. You learn in leaps, and badly from somebody who reads aloud. → Explain a machine or a system to somebody this week; you do it better than the manual.',
    ),
    4: age(
      'Your idea of home is unusual, and a part of you keeps a bag half packed. You stay where you may leave. → Choose rooms with a door of your own and a lease with an exit, and you will live there for years.',
      'restless',
      'likes change',
    ),
    5: age(
      'You fall for people at the wrong bus stop and make things nobody ordered. You get bored when affection has a timetable. → Give the children or friends in your life one fixed hour; the rest may be as free as you like.',
      'loves quickly',
    ),
    6: age(
      'You suffer at a desk from nine to five, and you improve every rule you meet. Free hours bring out your inventions. → Keep one routine only, the time you go to sleep, and change everything else as often as you need.',
      'resists rules',
      'likes change',
    ),
    7: age(
      'Your bonds begin suddenly and need air: separate rooms, friends and plans. You may have chosen someone unusual so that they do the rebelling for you. → Agree openly on the freedom each has; it holds you together better than habit.',
    ),
    8: age(
      'You meet sudden turns in shared money: a gift, a letter from an office, an agreement that ends. You are curious about what frightens others. → Keep joint accounts simple and insured, and easy to divide without a quarrel.',
    ),
    9: age(
      'You accept no teaching whole; you study what has no department yet and travel without a booking. Your views change overnight. → Publish early and correct yourself in public, since a perfect text would never leave your desk.',
      'likes change',
    ),
    10: age(
      'Your working life changes tracks, often to something that did not exist when you were at school. You resist authority and then hold it in your own way. → Read a resignation written at night again after two weeks.',
      'resists rules',
      'likes change',
    ),
    11: age(
      'You are at home among inventors, reformers and odd friends. You start the movement and leave when it elects a chair. → Be loyal to one or two people quite apart from any cause; they stay when the cause is over.',
      'leaves unfinished',
    ),
    12: age(
      'You rebel out of sight: with ideas at night, private research, a sudden wish to be gone. → If you are restless without a reason, look for a choice you have put off. Keep a notebook beside the bed and write it down.',
    ),
  },
  Neptune: {
    1: age(
      'People see in you what they hope to see, and are surprised later. You change a little with your company. → Spend time alone to learn your own outline, and ask a plain friend to describe you as you are.',
    ),
    2: age(
      'Money runs through your fingers, or it comes to you by pictures, music, care and other soft things. You feel value and do not price it. Four meetings a year with an honest bookkeeper make your generosity affordable.',
      'leaks money',
    ),
    3: age(
      'You think in images, and you hear what was meant rather than what was said. A poem comes to you more readily than a list. → Repeat times, sums and addresses aloud before anybody sets out, and you will meet more often.',
      'misses details',
    ),
    4: age(
      'Home is a place of dreams for you, and something there tends to stay unsaid. You look for an ideal place and may move more than once for it. A home near water, with the papers in order, comes closest to it.',
    ),
    5: age(
      'You cast people you love like actors in a film, and they may not have read the part. You paint, dance or tell stories with real gift. → Put the dream there first, and look at the person again on a Monday.',
    ),
    6: age(
      'You work well only when it serves somebody: patients, animals, pictures, the sea. You get tired without a reason when you carry other people’s loads. → Keep a fixed bedtime and hand back one load each week.',
      'takes on moods',
      'tires easily',
    ),
    7: age(
      'You see the person beside you by candlelight, as an artist, a saint or somebody to be saved. Your compassion is real, and so is the disappointment. → Give a bond two years of ordinary days, bills included, before you judge it.',
    ),
    8: age(
      'The line between mine and yours dissolves for you, with feelings as with money. You sense what nobody says. → Have shared accounts and wills drawn up by a person who is in love with no one.',
    ),
    9: age(
      'A distant shore, a prayer, a teacher with a quiet voice: these call you. Faith is natural to you. → Before you follow a teaching, look at the people who have followed it longest, and ask yourself if you want to be like them.',
    ),
    10: age(
      'The public gives you a role to wear: artist, healer, scapegoat, star. Your own line of work is hard to name. → Put plain facts about yourself in writing, with a date, since rumours settle on you easily.',
    ),
    11: age(
      'You dream in company and give your evenings to a better world. Your friends are artists, or in need, or both. → Ask a group at the start what the money pays for; half of your later disappointment is avoided.',
    ),
    12: age(
      'Sleep, the sea, prayer and care for those shut away are your element. You find ideas by withdrawing. → Look at yourself afterwards: if strength has come back it was rest, and if it is gone it was escape.',
    ),
  },
  Pluto: {
    1: age(
      'People feel you before you have spoken, and they either confide in you or step back. You are able to begin again from nothing. → Use your force on yourself, in training or a hard course, and go gently with weaker people.',
    ),
    2: age(
      'Possessions are a matter of survival to you; you can lose everything and build more. You know what people will pay in need. → Name the sum that is enough, write it down, and stop when you have it.',
    ),
    3: age(
      'Your words go through walls. You ask until somebody answers, and you notice when an answer is only half of one. → Put the question gently; you then hear far more than when you want to win.',
    ),
    4: age(
      'You tend to dig where your family keeps silent, about power, loss or an old quarrel. The digging helps you when it ends in a changed habit at home. → Choose one custom to change this year and let the rest be.',
    ),
    5: age(
      'You love and create as if it were the last time. One work can take you ten years, and a love changes both of you. → Leave the young around you their own way, and let gambling be something you watch.',
    ),
    6: age(
      'Work becomes an obsession for you or a cure, and you clear out what is rotten in a place. When you are tired you want to change your whole life. → Change one habit at a time; it is enough.',
    ),
    7: age(
      'Power is the hidden subject between you and the people you choose. They are strong, and you change by them. → Keep money of your own, friends outside and the right to leave the room, and grant the other the same.',
    ),
    8: age(
      'You handle what is intense in the life of a family: an inheritance, grief, great closeness. Where others panic you become calm. → Open all shared accounts to each other once a year; you will feel safer than by watching.',
      'hard to upset',
    ),
    9: age(
      'A conviction takes hold of you completely and may be replaced by another. A distant place can change you for good. You persuade strongly, so give people the best book against your own view as well, before they ask.',
    ),
    10: age(
      'You want real influence more than applause, and places in crisis attract you. You make enemies with the post. You may fall once and rise in another form; clean methods on the way up decide how you come back.',
    ),
    11: age(
      'In a circle of friends you are the one who changes it or is thrown out. You are loyal to few people, and to those completely. → Be patient with the lukewarm; they are the ones your hopes for the world depend on.',
    ),
    12: age(
      'Much of what moves you is out of sight: a fear without a name, strength that you find in being alone. → Talk at length to a trained listener once; most of that fear turns out to be strength without a task.',
    ),
  },
} satisfies Record<Planet, Record<HouseNumber, Passage>>
