import type { Graha } from '../../jyotish/grahas.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a sign, for readers over sixty.
const elder = from(
  'Saravali 22-29; Brihat Jataka 17 for the Moon, 18 for the others, told for the later years; own wording',
)
const elderByNode = from(
  'Common practice: a node gives the results of the lord of its sign, told for the later years; own wording',
)

export default {
  Sun: {
    Aries: elder(
      'You decide quickly and rarely regret it, because the Sun is exalted in Aries. People follow you before they know the whole plan, and you like somebody else to keep the calendar. → Lead one short walk for friends or neighbours on Sunday, and let another person watch the time.',
      'decides fast',
    ),
    Taurus: elder(
      'Calm gives you your authority, and nobody can hurry you. The Sun in Taurus trusts land, good cloth, song and whatever can be held in the hand, and every change costs it something. → Move one small thing at home by Saturday, such as a lamp, and see how it suits you.',
      'hard to upset',
      'patient',
    ),
    Gemini: elder(
      'Friends use you as their dictionary, and you like it: the Sun stands in Gemini. Facts, figures and good questions are your way into any conversation. → Read one article tomorrow in a field that is new to you, and tell somebody openly what you did not understand.',
    ),
    Cancer: elder(
      'Protecting your own people matters more to you than rank. The Sun works that way in Cancer, and you tire from tasks that belong to others. → Sit for an hour this weekend beside a river, a pond or a fountain, and do nothing there.',
    ),
    Leo: elder(
      'You need one place where your word counts, and with the Sun in Leo, its own sign, you usually find it. Loyalty and a large heart keep people near you. → Go to a hill or a wood one morning before Sunday, with a companion who enjoys your stories.',
    ),
    Virgo: elder(
      'Precision is your pride, for the Sun in Virgo would sooner serve well than be praised. Neat columns, letters or seams speak for you. → Write out one recipe or method in your best hand this week, sign it, and hang it where visitors can read it.',
    ),
    Libra: elder(
      'You ask what everyone else would like before you ask yourself. The Sun has its fall in Libra, and pleasing people takes away some of the authority that is yours. → Decide one matter alone on Monday, a menu or an outing, write it down, and hold no vote.',
    ),
    Scorpio: elder(
      'When a matter becomes difficult you go on, and others know it. The Sun in Scorpio gives a will that works without noise, and it keeps anger overnight. → Tell somebody this evening what annoyed you today, and stretch or walk for a quarter of an hour before tomorrow’s breakfast.',
    ),
    Sagittarius: elder(
      'Decent people honour you for saying what you believe. The Sun in Sagittarius leads by conviction and teaches on the way, and tact is the lesson that comes last. → Tell a joke at your own expense this week to somebody younger who is a little shy of you.',
    ),
    Capricorn: elder(
      'You climb by steady work, for the Sun in Capricorn expects no presents. People help you more than you find time to say. → Write to one of them before Friday, or say it over tea.',
    ),
    Aquarius: elder(
      'Serving many people suits you better than ruling a few. The Sun in Aquarius works for one principle, and honour comes to you through associations more than through luck. → Your heart wants private loyalty as well, so ask an old friend to lunch this week without any business to discuss.',
    ),
    Pisces: elder(
      'People go along with you because they feel understood, and you seldom have to give an order. The Sun in Pisces rules gently and lets a decision drift. → Take one decision that has been open for a month, ask a clear-headed friend to name the day, and keep to it.',
    ),
  },
  Moon: {
    Aries: elder(
      'Your feelings come at full strength and are gone by the next meal, since the Moon stands in Aries. Short sleep and quick food suit your temper, and waiting is the hardship. → After the next flash of anger, lie down for twenty minutes before you speak again.',
      'lets go',
      'sleeps badly',
      'impatient',
    ),
    Taurus: elder(
      'A calm and generous heart is your good fortune: Taurus is the sign in which the Moon is honoured most. Your moods change as slowly as the seasons, and land, music and good food keep you well. → Bake something on Monday that can be smelled on the stairs, and take a piece next door.',
      'hard to upset',
    ),
    Gemini: elder(
      'You understand what you feel only after you tell it to somebody. With the Moon in Gemini, two friends may hear two different versions, and both are true. → Ring one of them on Tuesday, tell the story of your week, and then ask for theirs.',
    ),
    Cancer: elder(
      'Nobody stays a stranger in your kitchen for long. The Moon is at home in Cancer, and it remembers kindness and hurt equally well, down to the year. → Water the plants or walk by a stream this week, and talk over one old quarrel there with somebody of the family.',
      'holds on',
    ),
    Leo: elder(
      'Respect moves you more than comfort does, and a careless word about you is hard to forget. Your Moon in Leo recovers when it can look after somebody openly. → Bring a shy guest to the next gathering, introduce them to everybody, and enjoy the thanks.',
      'easily hurt',
    ),
    Virgo: elder(
      'When you are worried you tidy, and the cupboards show what kind of week it is. Your Moon in Virgo is truthful and modest, and it looks after people by putting small things right. → Leave one drawer as it is until Sunday, and rest your hands round a warm cup.',
    ),
    Libra: elder(
      'A raised voice in the next room can spoil your tea. The Moon in Libra wants fair dealing and pleasant company, and it finds its own feeling by comparing it with other people’s. → Choose the music, the cake and the guest for Friday by yourself, without asking around.',
      'easily hurt',
    ),
    Scorpio: elder(
      'You feel everything deeply and show very little of it, because the Moon has its fall in Scorpio. You keep watch in a strong conversation and leave the room before it shows. → Write one page in a notebook that nobody else opens, and read its first line to a friend you trust.',
      'hides feelings',
    ),
    Sagittarius: elder(
      'Hope comes back to you soon, and kindness wins you where pressure cannot. The Moon in Sagittarius needs a road ahead and something to believe in. → Walk a path that is new to you on Thursday, even a short one, and bring a small present home for somebody.',
      'lets go',
      'expects good',
    ),
    Capricorn: elder(
      'People feel your love in what you provide: a full larder, a paid bill, a coat in time for winter. The Moon in Capricorn turns feeling into duty, and cold weather lowers its spirits. → Have a hot meal at noon for the next five days, at least once with company.',
    ),
    Aquarius: elder(
      'Flowers and friends console you, and your fortune rises and falls. The Moon in Aquarius gives its heart to a whole group and keeps single people at a little distance. → Take a small bunch to one of them this week, and stay for an hour.',
    ),
    Pisces: elder(
      'A room’s mood becomes yours within minutes, whether it is glad or sad. Your Moon in Pisces is loyal, and it forgives before anybody asks. → After the next large gathering, sit alone with music for an hour, and notice which of the feelings were your own.',
      'lets go',
      'takes on moods',
    ),
  },
  Mars: {
    Aries: elder(
      'First attempts are your strength, and you do not lack nerve: Mars stands in Aries, its own sign. Routine bores you, so others often finish what you open. → Start a flower bed or a fence on Tuesday with a friend who loves routine, and agree on the halves.',
      'bold',
      'leaves unfinished',
    ),
    Taurus: elder(
      'You work slowly, and what you build stays up. Mars in Taurus puts its force into kitchens, fields and timber, and wastes some of it in arguments about belongings. → Knead a loaf or tidy one bed of the garden before Saturday, and give away one object that causes a quarrel.',
      'finishes',
    ),
    Gemini: elder(
      'Your hands are clever with tools, and your pen can cut. Mars in Gemini fights its battles by letter, and people remember what they read. → Write a friendly one this week to somebody with whom you do not agree, and carry it to the post-box yourself.',
    ),
    Cancer: elder(
      'Your anger turns inward and comes out as silence or tears. Mars has its fall in Cancer, yet nobody guards a kitchen or a bedside more bravely. → Speak about one hurt this week while it is small and the day is bright, and cook for somebody afterwards.',
    ),
    Leo: elder(
      'You are brave for love or for honour, seldom for gain. Mars in Leo can live with little comfort, and it respects people who stand firm in danger. → Tell a younger person about the bravest person you know, and let them ask as much as they like.',
      'bold',
    ),
    Virgo: elder(
      'Small tools and exact work quiet your temper. Mars in Virgo fights mistakes wherever it finds them, and the criticism comes out hotter than you mean. → Mend a clasp or a lamp this week, and keep the next complaint on paper until the following morning.',
      'exact',
    ),
    Libra: elder(
      'You act best beside a partner or against an opponent, and alone you may not begin at all. Mars in Libra spends its energy in good company and much of its money on friends. → Arrange one shared task for Thursday, and settle beforehand which of you decides.',
    ),
    Scorpio: elder(
      'You plan in silence and keep your nerve when others lose theirs: Mars stands in Scorpio, a sign that it rules. Hard times show people what you can bear. → Think of one opponent on a quiet walk this week, and come home without the grudge.',
      'hard to upset',
    ),
    Sagittarius: elder(
      'Blunt words and long roads are your joy. Mars in Sagittarius defends the rule it believes in, keeps faith with its teacher and promises at full speed. → Look at your promises for this month, cut them by half, and do the first thing on the list today.',
      'blunt',
      'promises too much',
    ),
    Capricorn: elder(
      'Your strength lasts, because you use it by plan. Mars is exalted in Capricorn, and you carry a large task to the end where quicker people stop. → Write an hour of rest after lunch into this week’s plan like any other order, and obey it.',
      'finishes',
      'has stamina',
    ),
    Aquarius: elder(
      'For an idea you can argue until midnight, and you do not bend. Mars in Aquarius gives its best hours to inventions and common causes and takes little ease for itself. → Go to a debate or a meeting this week, say your piece in three minutes, and leave while everyone is friendly.',
      'holds firm',
    ),
    Pisces: elder(
      'You fight for others sooner than for yourself, and vague plans tire you most. Mars in Pisces works best away from noise, and it comes through a hard time by bending. → Swim, bathe or walk by the water tomorrow, then write down one plan with a day and an hour.',
    ),
  },
  Mercury: {
    Aries: elder(
      'Your answer is ready before the question ends, and it is usually right. Mercury in Aries counts in the head and has little patience with forms. → Add up a bill aloud this week with somebody younger, let them check the last figure, and be glad of any mistake they find.',
      'thinks fast',
      'impatient',
    ),
    Taurus: elder(
      'What you learn slowly you know by heart: prices, melodies, whole family trees. Mercury in Taurus has a calm voice and wins by sitting longer than the other side. → Record one song or poem tonight on a telephone, so that somebody else can hear it too.',
    ),
    Gemini: elder(
      'Two of everything is your rule: two languages, two tasks, two books by the bed. Mercury is at home in Gemini, where ideas multiply faster than the days. → Write a list of five lines on Wednesday, and add a sixth only after one is crossed out.',
      'leaves unfinished',
    ),
    Cancer: elder(
      'You remember who says a thing, in which kitchen, and in what tone. Mercury in Cancer thinks through memory, and it disputes most with its own family. → Note down one family story this week, and read it to a relative who tells it differently.',
    ),
    Leo: elder(
      'You tell the large outline splendidly and lose a detail on the way. Mercury in Leo loves travel, rank and a listening room. → Invite two or three friends on Wednesday, give them a short talk about a place you love, and let one of them correct the dates.',
      'misses details',
    ),
    Virgo: elder(
      'Mistakes jump out at you from any page, for Mercury is at its best in Virgo. You are learned without fuss, and people bring you whatever has to be proved. → Teach somebody your way of checking an account on Wednesday, and leave the first error for them to find.',
      'exact',
    ),
    Libra: elder(
      'Both sides of a question are clear to you at once, so that choosing takes long. Mercury in Libra enjoys fine craft, debate and a well-laid table. → Toss a coin for every trifle this week, and spend the time you save on one good conversation.',
      'decides slowly',
    ),
    Scorpio: elder(
      'You look behind the answer, and few people can hide a thing from you. Mercury in Scorpio is a researcher with a sharp tongue. → Say something kind to the same person on two days of this week, because the first time may not be believed.',
      'blunt',
    ),
    Sagittarius: elder(
      'You see the whole of a matter and mislay the page. Mercury in Sagittarius makes you a good speaker and teacher, and people in office like to hear you. → Ask a tidy friend to spend an hour with your papers on Wednesday, and pay with a story and a meal.',
      'misses details',
    ),
    Capricorn: elder(
      'Your words are few, and people can build on them. Mercury in Capricorn is patient with other people’s tasks, with timetables, contracts and a dry joke at the end. → Praise somebody aloud this week before a job is finished, in one full sentence.',
      'says little',
    ),
    Aquarius: elder(
      'You think in systems, and a new idea pleases you more than a finished one. Mercury in Aquarius argues on principle and leaves some good files open. → Choose one of them, invite a friend who likes endings, and close it together this week over a pot of tea.',
      'leaves unfinished',
    ),
    Pisces: elder(
      'Pictures, music and prayers reach you sooner than instructions do. Mercury has its fall in Pisces, and figures and dates slip away from you. → Write each sum down twice this week, ask a practical friend to read it aloud, and enjoy a poem together.',
      'misses details',
    ),
  },
  Jupiter: {
    Aries: elder(
      'You act on what you believe, and you give before you count. Jupiter in Aries chooses its causes quickly and serves them long, which makes you both friends and opponents. → Pick one cause this month, set the sum for it beforehand, and give it an hour of your voice as well.',
    ),
    Taurus: elder(
      'Your wisdom is practical, and people leave your table with bread and good advice. Jupiter in Taurus likes comfort, jewels and gardens, and it shares them gladly. → Look through one cupboard on Thursday for whatever nobody uses, and take it to a family or a shelter.',
    ),
    Gemini: elder(
      'You collect so many points of view that you rarely need to condemn one. Jupiter in Gemini speaks well and keeps its beliefs open. → Read two pages a day in one great book until Sunday, and discuss it with the same person each evening.',
    ),
    Cancer: elder(
      'Kindness and good judgement go together in you, for Jupiter is exalted in Cancer. Children, guests and friends do well near you. → Give your help today to the one who needs it most, and tell another visitor kindly that the house is full.',
    ),
    Leo: elder(
      'You teach as if on a stage, and people remember it. Jupiter in Leo is generous before witnesses and respected even by those who oppose it. → Ask somebody younger to show you what they do better than you, and clap at the end.',
    ),
    Virgo: elder(
      'You do good in exact portions, through careful service. Jupiter in Virgo doubts whether it is enough, and doubt delays some of your kindest plans. → Take one that is almost certain, a visit or a gift, and carry it out on Wednesday without another inquiry.',
    ),
    Libra: elder(
      'You judge fairly because you like both parties. Jupiter in Libra brings you friends from many places, and faith and pleasure live together in your house. → Invite two people of opposite opinions to one meal this week, and ask each what the other has right.',
    ),
    Scorpio: elder(
      'You want the truth more than comfort, and you look for it below the surface. Jupiter in Scorpio studies much, says little and distrusts every teacher, itself included. → Use what you know to make one person’s day easier this week, at a bedside, in a library or in an office.',
    ),
    Sagittarius: elder(
      'You trust life, and it answers you so often that it looks like luck. Jupiter is at home in Sagittarius, where it teaches, blesses and invites everybody to the feast. → Explain something that seems obvious to you once more this week, slowly, to the person who asked twice.',
    ),
    Capricorn: elder(
      'Hope is a careful thing for you, tested before it is trusted. Jupiter has its fall in Capricorn, and you believe what holds up in use. → Set one small fixed gift for each month, to a person or a cause, and laugh with a friend at an old mistake.',
    ),
    Aquarius: elder(
      'You believe in arrangements that are fair to strangers as well. Jupiter in Aquarius finds its blessings in groups, in a choir, a union or a shared kitchen. → Call on one member of such a group at home this week, as a friend, and leave the agenda behind.',
    ),
    Pisces: elder(
      'Compassion comes first with you, and arguments come afterwards. Jupiter is at home in Pisces, and music, healing and prayer are your ways of teaching. → Give help in one small measure a day until Thursday, ten minutes or a cup of soup, and stop there.',
    ),
  },
  Venus: {
    Aries: elder(
      'You love at first sight and say so before anyone else does. Venus in Aries brings quarrels, quick departures and real courage in art. → Choose one thing this week that you would drop in haste, a song or a friendship, and give it a patient hour.',
      'loves quickly',
      'shows feelings',
    ),
    Taurus: elder(
      'What you choose with love keeps its value. Venus rules Taurus and gives you lasting affection, a sure taste and pleasure in scent, song and fine cloth. → Take one lovely thing out of its box today, use it every day, and tell somebody what it means to you.',
      'steady',
    ),
    Gemini: elder(
      'Letters, wit and good talk are your language of affection. Venus in Gemini can admire two people at once, and honesty spares you most of the trouble. → Send a short rhyme or a funny postcard on Friday to somebody who expects nothing from you.',
    ),
    Cancer: elder(
      'You love by feeding people, and you are shy about asking for the same. Venus in Cancer is proud of its own circle and holds some of them too tightly. → Let somebody cook for you one evening soon, in your kitchen or in theirs, and stay in your chair meanwhile.',
    ),
    Leo: elder(
      'Your affection likes daylight, compliments and a full house. Venus in Leo gives large presents and remembers small slights. → Help to stage something cheerful this month, a birthday or a puppet play, and praise whoever did the least visible work.',
      'shows feelings',
      'easily hurt',
    ),
    Virgo: elder(
      'You show love by improving things, and people sometimes hear only the correction. Venus has its fall in Virgo, where taste turns into skilled work such as sewing, editing or arranging. → Spend one afternoon this week with somebody dear, and count three things you like about them.',
      'blunt',
    ),
    Libra: elder(
      'Charm is your natural way with people, for Venus is at home in Libra. Art, flowers and diplomacy serve you well, and you dress to suit the other person’s mood. → Choose the place, the hour and the dish for the next meal out, and say what you like.',
      'tactful',
    ),
    Scorpio: elder(
      'You love few people, and those without reserve. Venus in Scorpio hides its fire, stays faithful and suffers from suspicion. → Put one question plainly to somebody this week instead of watching for signs, and let a song say the tender part if words are hard.',
      'hides feelings',
    ),
    Sagittarius: elder(
      'Your best friendships begin on a trip, over a book or at a festival. Venus in Sagittarius prefers frank people to smooth ones, and it promises easily. → Name the date of one supper that you have in mind for a friend, and let the guest choose what to read aloud.',
      'promises too much',
      'blunt',
    ),
    Capricorn: elder(
      'You love by staying, through dull years as well as bright ones. Venus in Capricorn likes old buildings, useful people and things made to last, and it forgets to rest. → Write one tender hour into the diary for Friday, with a name beside it and nothing practical to do.',
      'steady',
    ),
    Aquarius: elder(
      'Custom does not tell you whom to love, and your choices surprise the neighbours. Venus in Aquarius keeps old loves as friends and is happiest making music or plans with many. → Join a group this week that sings, draws or plants, and bring an unlikely guest with you.',
    ),
    Pisces: elder(
      'Tenderness is your talent, because Venus is exalted in Pisces. You forgive quickly, and your music, your sewing or your nursing gains by it. → Play one piece on Friday for somebody who is sad, and set a limit beforehand to what you will give.',
      'lets go',
    ),
  },
  Saturn: {
    Aries: elder(
      'Haste and caution argue in you. Saturn has its fall in Aries, so there are false starts and some hard words, and you learn timing from them. → Do a slow exercise on three mornings this week, and take a breath before each reply.',
    ),
    Taurus: elder(
      'You buy things to last, and most of them do. Saturn in Taurus gives you modest, dependable comfort and a stubbornness that costs you as much as it saves. → Decide to give one possession away in every season, and begin this week with the heaviest.',
    ),
    Gemini: elder(
      'Your words come with effort, and people trust them for that reason. Saturn in Gemini thinks in numbered paragraphs and worries the same way. → Busy your hands for half an hour each evening this week with knitting, whittling or sorting stamps, and let the thoughts settle.',
    ),
    Cancer: elder(
      'You show affection by providing, and you find it hard to be looked after. Saturn in Cancer trusts a full cupboard more than a kind word. → Rest for one whole afternoon this week in your best chair, under a blanket, while another person makes supper.',
    ),
    Leo: elder(
      'You go on working when others take the honour, and you know how it feels to be overlooked. Saturn in Leo does without applause and misses it. → Praise somebody in a humble job tomorrow, at a counter or a gate, by name and for something particular.',
    ),
    Virgo: elder(
      'You fear trouble more often than you meet it, because your eye catches each flaw in advance. Saturn in Virgo makes you careful with other people’s houses, tools and books. → Eat plainly and walk at the same hour until Saturday, and check each lock once.',
    ),
    Libra: elder(
      'People respect your judgement: Saturn is exalted in Libra and takes justice slowly. Groups trust you with their rules, and an equal at your side brings out your best. → When two people disagree in front of you this week, give each the same number of minutes before you answer.',
    ),
    Scorpio: elder(
      'You guard a hurt as carefully as others guard money. Saturn in Scorpio gives you a strong will and a nerve for hard places. → Tell the story of it once before Sunday, from beginning to end, to a listener who can keep it, and take a walk together afterwards.',
    ),
    Sagittarius: elder(
      'Your creed becomes simpler with time, and your conduct teaches it. Saturn in Sagittarius wins the trust of whole villages in the old texts. → Write what you believe today in three lines, pin the paper beside the door, and practise the first line until Sunday.',
    ),
    Capricorn: elder(
      'A committee, a workshop or a whole street relies on you, for Saturn rules Capricorn. You do not show what you own, and you put off baths, rest and laughter. → Take a long warm bath on Saturday, and watch something silly with a friend.',
    ),
    Aquarius: elder(
      'You are a friend of ordinary people and a patient organiser, since Saturn is at home in Aquarius. Fashions pass you by, and what you make is there to be used. → Plant a tree, index a book or repair a bench this month for people whom you will never meet.',
    ),
    Pisces: elder(
      'You carry other people’s sorrows longer than they do. Saturn in Pisces is modest, patient with ceremonies and fine work, and slow to be trusted. → Keep one quiet retreat on Saturday with a fixed end, and have a cheerful supper after it.',
    ),
  },
  Rahu: {
    Aries: elderByNode(
      'You want to be the first to try a thing. Rahu in Aries takes speed for courage, and it does well when somebody cautious stands near. → Try one harmless new thing this week, a dish or a path, and let a careful friend set the pace.',
    ),
    Taurus: elderByNode(
      'Solid things attract you, land, jewels, a fine voice, and you know their price. Many count Rahu as exalted in Taurus, where its hunger slowly becomes taste. → Choose one object this month whose maker you can name, and find a new home for two others.',
    ),
    Gemini: elderByNode(
      'News tastes sweet to you, and your mind keeps no bedtime. Rahu in Gemini picks up languages, machines and rumours faster than anyone around you. → Look for a second source this week before you repeat a story, and read only on paper after supper.',
    ),
    Cancer: elderByNode(
      'You look for home in distant places, and the one you know grows lovelier from far away. Rahu in Cancer enlarges every longing and likes to feed a crowd. → Cook something quite ordinary on Monday, and tell a guest one plain and true thing about your first home.',
    ),
    Leo: elderByNode(
      'Applause draws you strongly, and by the next morning it is not enough. Rahu in Leo looks for a short way to the stage. → Learn one small part thoroughly by Sunday, eight lines of a poem or a tune, and perform it for a child or a neighbour.',
    ),
    Virgo: elderByNode(
      'You try every new method, from diets to filing systems, and some you truly master. Rahu in Virgo hopes that the next one will be perfect. → Stay with your present way of doing one thing all this week, and ask the adviser you trust most about it.',
    ),
    Libra: elderByNode(
      'People from another world fascinate you, and you take up their manners quickly. Rahu in Libra climbs by alliances, charm and good clothes. → Show the next agreement to a friend whom nobody can charm, and spend an evening this week with someone who likes you in your old coat.',
    ),
    Scorpio: elderByNode(
      'A closed door can keep you thinking for days. Most astrologers count Rahu as debilitated in Scorpio, where curiosity and fear sit close together. → Give them an honest riddle this week, a detective story or a gap in the family records, and stop at nine in the evening.',
    ),
    Sagittarius: elderByNode(
      'Grand theories and teachers from far away draw you on. Rahu in Sagittarius can persuade a room before it knows the last chapter. → Finish one book this month that you often quote, and name its author when you next speak of it.',
    ),
    Capricorn: elderByNode(
      'You understand how institutions work, and you come in by doors that others do not see. Rahu in Capricorn loves the climb. → Name three people today who hold the ladder for you, and tell someone younger what each of them does.',
    ),
    Aquarius: elderByNode(
      'You see next year’s custom while others are getting used to this year’s. Rahu is at home in Aquarius by common reckoning, among inventions, crowds and odd friends. → Let a single friend have a whole afternoon of yours this week, with every device in another room.',
    ),
    Pisces: elderByNode(
      'Your dreams are large, full of films, oceans and distant holy places. Rahu in Pisces lets limits blur, and bills lie unseen meanwhile. → Paint or describe one such picture tomorrow in the clear light of morning, and open all the post before lunch.',
    ),
  },
  Ketu: {
    Aries: elderByNode(
      'Contests bore you, as if you knew the result. Ketu in Aries acts once, without anger, and leaves before anyone can say thank you. → Be the calm second in somebody else’s plan this week, carry the bag or hold the map, and stay until the end.',
    ),
    Taurus: elderByNode(
      'Possessions hang loosely on you, and you see their beauty without needing to keep them. Ketu is counted as debilitated in Taurus, so your own money is easily forgotten. → Go through your savings with one reliable person on Tuesday, and write the result on a single page.',
    ),
    Gemini: elderByNode(
      'You know the answer and lose the argument for it. Ketu in Gemini tires of talk and is happier with music, signs or a pencil. → Write a short letter this week to a brother, a sister or an old classmate, and begin with their name and a memory.',
    ),
    Cancer: elderByNode(
      'A part of you feels like a guest, even in houses you love. Ketu in Cancer remembers the past vividly and rarely goes back to visit. → Tend one place or one person on two fixed days this week, a shrine, a tree or a neighbour who lives alone.',
    ),
    Leo: elderByNode(
      'You have the talent for the front row and prefer to leave by the side door. Ketu in Leo is embarrassed by applause. → Accept one small honour this month for a fixed time, such as chairing a meeting, and name the person who will follow you.',
    ),
    Virgo: elderByNode(
      'You quietly put right what others complain about, and you rarely say that it was you. Ketu in Virgo sees a fault at a glance, except among its own papers. → Clear one shelf on Tuesday for your own sake, and mend a small thing for somebody while they watch.',
    ),
    Libra: elderByNode(
      'Company is pleasant to you, and you can do without it, which your companions feel. Ketu in Libra has grace and few expectations. → Tell one of them on which days of this week you will be there, come on those days, and bring something pretty.',
    ),
    Scorpio: elderByNode(
      'Danger does not impress you much, and you can look where others turn away. Ketu is held to be exalted in Scorpio, which favours research and mantra. → Make one rule of caution this week, such as a light on the stairs or a call when you get home, and keep it every day.',
    ),
    Sagittarius: elderByNode(
      'You carry a faith that you no longer need to argue about. Ketu in Sagittarius guides people well and avoids having followers. → Walk part of an old pilgrim way this month, or go to a wayside shrine, and if somebody asks to come along, say yes.',
    ),
    Capricorn: elderByNode(
      'You do the work, forget about the title, and would give up a post at its height. Ketu in Capricorn likes a task whose end can be seen. → Finish one of that kind by Saturday, a jigsaw or a row of stakes, and write the date on it.',
    ),
    Aquarius: elderByNode(
      'You solve the group’s problem and go home before the party. Ketu in Aquarius is cool towards crowds and warm towards one person at a time. → Knock at a neighbour’s door on Saturday with a cake or a question, and stay longer than you planned.',
    ),
    Pisces: elderByNode(
      'Sleep, prayer and sea air affect you more than they affect most people. Ketu in Pisces drifts towards peace and forgets the clock. → Give yourself two duties with a fixed hour this week, such as feeding the birds at eight and closing the shutters at nine, and then go to bed.',
    ),
  },
} satisfies Record<Graha, Record<Sign, Passage>>
