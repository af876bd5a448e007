import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { Element, HouseNumber, Sign } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

/** The chapters of the report on work for adults. */

const passage = from('BPHS ch. 3, 11, 24 and 32, in our words')
const divided = from('BPHS ch. 6-7 on the dashamsha, in our words')
const jaimini = from('Jaimini Sutras 1.1 and BPHS ch. 32, in our words')
const callings = from('Brihat Jataka 10 and Phaladeepika 5 on the ways of earning a living, in our words')
const timed = from('BPHS ch. 46-47, in our words')

type Shade = 'good' | 'mixed' | 'hard'

export default {
  verdict: {
    strong: [
      passage(
        'Your chart is strong where work is concerned. You can aim high without gambling, since {gift} carries you further than you think. → Keep {strain} in view, and little stands in your way.',
      ),
      passage(
        'Work is one of the best parts of your chart. {gift} is what others will remember of you. The one brake is {strain}, and you can release it yourself.',
      ),
      passage(
        'You are likely to rise. {gift} does most of it, and {strain} costs you less than it costs other people. The question for you is which hill to climb.',
      ),
    ],
    good: [
      passage(
        'More in your chart helps your work than hinders it. {gift} is your engine and {strain} your brake. The engine is the stronger of the two.',
      ),
      passage(
        'You can count on steady progress. It rests on {gift}. What delays a step now and then is {strain}.',
        'steady',
      ),
      passage(
        'You have a good hand for work, with one weak card in it. → Play {gift} early. Know when {strain} is about to play for you.',
      ),
    ],
    mixed: [
      passage(
        'Work goes well for you where {gift} is wanted, and slowly where people call up {strain}. So the choice of the place matters more for you than the title.',
      ),
      passage(
        'You get far in work by {gift}. {strain} costs you a part of it, mostly in the week before a date that presses.',
      ),
      passage('Your second attempt at a task is better than your first. {strain} is quick, and {gift} needs a start.'),
    ],
    weak: [
      passage(
        'Work asks much of you before it gives. {strain} stands in the way first, and {gift} is noticed late. What you reach will be your own, and it will last.',
      ),
      passage(
        'You will get further by proof than by promise. {strain} makes the start harder. {gift} makes the finish better than anyone expected.',
      ),
      passage(
        'Your chart advises a slow and solid way in work. You have {gift} to build on. {strain} has to be managed like a bad knee: daily, without drama.',
      ),
    ],
  } satisfies Record<AreaBand, Cell>,
  balance: {
    strong: [
      passage(
        '{gift} wins on nearly all days. {strain} shows when you are tired or praised too little. You need a good night then, and no new plan.',
      ),
      passage(
        'There is no contest here, as long as you rest. {strain} comes out when you are worn out. → Do not let important people meet you then.',
      ),
      passage(
        'You will win with {gift}, so bet on it. Where {strain} could hurt you, hire or befriend somebody who is good at exactly that.',
      ),
    ],
    good: [
      passage(
        'Over a year {gift} wins; in a single week {strain} may. → So judge yourself by years, and let nobody judge you on a Friday afternoon.',
      ),
      passage(
        '{gift} is with you daily, {strain} only in some situations. You know them: write the three commonest on a card, and you will see them coming.',
      ),
      passage(
        'Most of what goes wrong in your work goes wrong through {strain}, and most of it is small. → Correct it the same day, and {gift} does the rest.',
      ),
    ],
    mixed: [
      passage(
        'Which of the two leads depends on the people around you. In one team {gift} comes out by itself, in another you meet only {strain}. → Look at your last two workplaces, and you know which kind to choose.',
      ),
      passage(
        'The two are evenly matched, so arrange your day for the better one. → Do the work that needs {gift} in your best hours. {strain} may have the dull ones.',
      ),
      passage(
        'You cannot get rid of {strain}, and you need not. → Tell one colleague about it and ask for a sign. {gift} is then free to work.',
      ),
    ],
    weak: [
      passage(
        '→ Do not build a plan on the hope that {strain} will vanish. Build one in which it does little harm: clear duties, small steps, results on paper. {gift} will show in time.',
      ),
      passage(
        '→ Give {gift} a place where it can be seen at least once a week. {strain} feeds on being alone with your thoughts. Somebody older in your field is worth more to you than a new course.',
      ),
      passage(
        'Many delays in your work are {strain} in disguise. → Ask yourself each month what you avoided, and do that first. After a year you will not recognise the list.',
      ),
    ],
  } satisfies Record<AreaBand, Cell>,
  lord_place: {
    1: {
      good: passage(
        'You are your own best firm. What you do carries your face and your name, and you work best when you may decide how. → Choose tasks that you can sign.',
      ),
      mixed: passage(
        'You and your work are hard to tell apart, which makes you good and tires you. Praise lifts you too high and criticism pushes you too low. → Keep one pleasure that has no use.',
      ),
      hard: passage(
        'You doubt yourself when work goes badly, as if the two were one. They are not. → Get one skill certified by somebody else, and lean on that when the doubt comes.',
      ),
    },
    2: {
      good: passage(
        'Your work brings in money steadily, through speech, food, finance or family trade. You know what things are worth. → Keep a part of every payment, since you will want to invest in yourself.',
      ),
      mixed: passage(
        'You earn and you spend on the same scale. Your voice is your tool, and it sometimes says a sentence too much. → Let a figure rest a night before you name it.',
      ),
      hard: passage(
        'Money worries follow you to your desk and make you accept too little. → Put three months of costs aside, however long it takes. You negotiate differently with a full larder.',
      ),
    },
    3: {
      good: passage(
        'You make your way by your own effort, with words, hands, short trips and courage. Selling, writing, media or a craft suit you. → Start before you feel ready; it is your luck.',
      ),
      mixed: passage(
        'You try many ways, and some of them are detours. Brothers, sisters or neighbours play a part in your work. → Give each attempt a date on which you decide whether to go on.',
      ),
      hard: passage(
        'You work hard on many small things and are rarely thanked for the large one. → Stop one of them this quarter. Effort that goes in a single direction is noticed.',
      ),
    },
    4: {
      good: passage(
        'You work well from a settled base: a home office, land, houses, vehicles, schools. Peace makes you productive. → Put money into the place where you work.',
      ),
      mixed: passage(
        'Home and work pull at you by turns. You need quiet to be good, and you do not always have it. Rent the quiet somewhere else for two mornings a week.',
      ),
      hard: passage(
        'Worries at home cost you strength at work, and sometimes you hide in one from the other. → Settle one matter of house or parents this year. Your work will thank you within weeks.',
      ),
    },
    5: {
      good: passage(
        'You earn by ideas, teaching, advice or creation. Work that lets you think and play brings you standing. → Protect an hour a day for what nobody has ordered.',
      ),
      mixed: passage(
        'Your ideas are good and your interest in them is short. You shine in the first act. → Find a partner who likes the second, and share the credit honestly.',
      ),
      hard: passage(
        'You bet on talent where routine is needed, or you hide a talent for fear of the judgement. → Show a small piece to three people. The fear shrinks at once.',
      ),
    },
    6: {
      good: passage(
        'You are strong where there is a problem: service, health, law, repair, competition. You outwork rivals. → Take the difficult client; that is how you become known.',
      ),
      mixed: passage(
        'You are needed daily and promoted rarely. You solve what others have caused, and you complain about it in the wrong room. → Make one person above you see the list.',
      ),
      hard: passage(
        'Disputes, debts or a heavy routine take the strength that your career needs. You fight battles that are not yours. → Choose the one that matters, and leave the rest politely.',
      ),
    },
    7: {
      good: passage(
        'You succeed through people: partners, customers, contracts. You are at your best across a table. A good partner doubles what you earn, so choose one with care.',
      ),
      mixed: passage(
        'You depend on the partners and customers you have, and their moods are your weather. → Have more than one large client. Write agreements on good days.',
      ),
      hard: passage(
        'You give too much weight to what the other side wants. Unclear agreements cost you most. → Read the end of a contract first: how do the two of you part.',
      ),
    },
    8: {
      good: passage(
        'You do well with what is hidden or in crisis: research, insurance, repair, inheritance, psychology. You stay calm where others leave. → Let yourself be paid for depth.',
      ),
      mixed: passage(
        'Your work changes in jumps, some of them unasked for. You learn more from a break than from five quiet years. → Keep your papers and contacts ready.',
        'jumps',
      ),
      hard: passage(
        'You expect the ground to give way, and so you dig in or keep silent. A sudden end is sometimes a rescue for you. → Save for it, and it loses its terror.',
      ),
    },
    9: {
      good: passage(
        'Fortune helps your work: teachers, principles, travel, law or faith. You rise by being trusted. → Say yes when an elder recommends you.',
      ),
      mixed: passage(
        'You want your work to mean something, and ordinary work seldom does. Teachers help you and also tell you what to do. → Keep the help and find your own reason.',
      ),
      hard: passage(
        'You lose time over whether a task is right or worthy. Those above you may let you down, and you take it as a matter of principle. → Find one person of rank who keeps a promise, and stay near.',
      ),
    },
    10: {
      good: passage(
        'Work is your home ground. You are given duties before you ask, and you carry them well. → Set your own limit to them, because nobody else will.',
      ),
      mixed: passage(
        'You belong at work and you know it, and it eats you at times. Some seasons bring honour, others only tasks. → Count what you are paid for being indispensable.',
      ),
      hard: passage(
        'Much is expected of you, by others and by yourself, and you feel watched. You may be doing better than you believe. → Ask for a plain written judgement of your work each year.',
      ),
    },
    11: {
      good: passage(
        'Your work pays. Friends, networks and large groups bring you income, and your wishes for it tend to come true. → Widen the circle before you need it.',
      ),
      mixed: passage(
        'You earn well in company and less well alone. Some friends help, others cost you time. → Look once a year at who has brought you what.',
      ),
      hard: passage(
        'You work for the gain and wonder why it does not satisfy you, or you share gains with people who did little. → Agree on the shares first. Friendship survives arithmetic.',
      ),
    },
    12: {
      good: passage(
        'Your best work happens far away or out of sight: abroad, in hospitals, institutes, studios or the night. You need no stage. → Let somebody else tell the world about it.',
      ),
      mixed: passage(
        'You work more than is seen and spend more than you notice. Distance suits you, a foreign client or a quiet room. → Send a report anyway; invisible work is paid late.',
      ),
      hard: passage(
        'Your effort seeps away into places where no one pays for it. You help, and you are forgotten. → Ask before each new task who will see it and who pays for it.',
      ),
    },
  } satisfies Record<HouseNumber, Record<Shade, Passage>>,
  guests: {
    Sun: passage(
      'With the Sun in your tenth house, you are made for responsibility and you want to be seen carrying it. → Lead early, in something small, and larger things follow.',
    ),
    Moon: passage(
      'With the Moon in your tenth house, you work with the public and feel its moods. Your role may change several times, and each change is felt before it is planned.',
    ),
    Mars: passage(
      'With Mars in your tenth house, you work fast, compete well and dislike being led. Technical, physical or urgent work brings you forward.',
    ),
    Mercury: passage(
      'With Mercury in your tenth house, you work with words, figures or trade, and probably in two fields at once. The second may outgrow the first.',
    ),
    Jupiter: passage(
      'With Jupiter in your tenth house, you are trusted with judgement, money or pupils. → Keep your name clean, because it is what people pay you for.',
    ),
    Venus: passage(
      'With Venus in your tenth house, you please people through your work, by taste, tact or beauty. → Do not spend on appearance what you could spend on skill.',
    ),
    Saturn: passage(
      'With Saturn in your tenth house, you climb slowly and you climb high. → Cut no corners: everything you do here is seen twice, now and years later.',
    ),
    Rahu: passage(
      'With Rahu in your tenth house, you want a large life and are ready to leave the marked path. New, foreign and technical fields open for you; check the contract.',
    ),
    Ketu: passage(
      'With Ketu in your tenth house, you work well and care little for rank. → Specialise, and let a partner do the showing.',
    ),
  } satisfies Record<Graha, Passage>,
  aspects: {
    Saturn: {
      8: passage(
        'Saturn aspects your tenth house from your eighth. Advancement waits for a crisis to pass, and you are the one who has patience for it. → Keep a reserve for the wait.',
      ),
      4: passage(
        'Saturn aspects your tenth house from your fourth. Duties at home slow your career, and they also teach you to carry weight. → Plan in five-year steps.',
      ),
      1: passage(
        'Saturn aspects your tenth house from your first. You take work seriously and yourself too. → Let people see you enjoy something you did.',
      ),
    },
    Mars: {
      7: passage(
        'Mars aspects your tenth house from your seventh. Competitors and partners push you to be better. → Thank them silently, and sign with care.',
      ),
      4: passage(
        'Mars aspects your tenth house from your fourth. You bring the heat of home to work, or the other way round. A walk between the two settles most of it.',
      ),
      3: passage(
        'Mars aspects your tenth house from your third. Courage and effort drive your career. You may ask boldly, as long as you also listen to the answer.',
      ),
    },
    Jupiter: {
      6: passage(
        'Jupiter aspects your tenth house from your sixth. Service and hard cases bring you respect. You are protected in disputes, so be fair in them.',
      ),
      4: passage(
        'Jupiter aspects your tenth house from your fourth. A good base, education or family stands behind your work. You can afford to choose what is right.',
      ),
      2: passage(
        'Jupiter aspects your tenth house from your second. Your word and your way with money help you on. → Promise little, and people will quote you.',
      ),
    },
    Sun: {
      4: passage(
        'The Sun aspects your tenth house from your fourth. You want your family to be proud of your work. → Decide once what you yourself would be proud of.',
      ),
    },
    Moon: {
      4: passage(
        'The Moon aspects your tenth house from your fourth. You bring warmth to work and take its troubles home. → Leave them in the car for ten minutes.',
      ),
    },
    Mercury: {
      4: passage(
        'Mercury aspects your tenth house from your fourth. You can work from home with words and figures. → Keep a door between the desk and the bed.',
      ),
    },
    Venus: {
      4: passage(
        'Venus aspects your tenth house from your fourth. A beautiful place to work makes you better at it. It is no luxury in your case.',
      ),
    },
  } satisfies Record<Lord, Partial<Record<HouseNumber, Passage>>>,
  /** The house of work after working life: its lord by position, and its guests. */
  elder_house: {
    lord_place: {
      1: passage(
        'What you did at work is in the way you stand, speak and plan a morning. People still come to you for the thing you were good at. → Say yes to the request you enjoy and no to the rest.',
      ),
      2: passage(
        'You judge well what a thing is worth. Younger relatives can learn from you how to keep accounts. → Show one of them how you do it.',
      ),
      3: passage(
        'Your hands and your pen are not retired. Letters, repairs, a column in the parish paper or a small trade among neighbours keep you in practice.',
      ),
      4: passage(
        'Home has become the place of your work, and it suits you. A garden, a workshop or a room of books gives your days their order. → Keep the chair comfortable.',
      ),
      5: passage(
        'You teach well, and the young feel that you enjoy it. → Take one pupil or one grandchild through something difficult, slowly. You will both remember it.',
      ),
      6: passage(
        'You solve what others cause. You may choose your problems now. → Help one person with one form or one repair a week, and leave it there.',
      ),
      7: passage(
        'You do your best across a table, with people. You still like company in what you do. A shared task, with somebody who talks, gives you more than a quiet one.',
      ),
      8: passage(
        'You stay calm about what happens behind closed doors. People trust you with the difficult story. → Listen, and let them carry it home again themselves.',
      ),
      9: passage(
        'People who believe in you help you, and you can pass that on. A word from you opens a door for somebody younger. → Write that letter.',
      ),
      10: passage(
        'Work was your home ground, and a day without a duty can still feel odd. → Keep one small office: the keys of a club, the minutes of a meeting, the care of one path.',
      ),
      11: passage(
        'What you do brings you friends, and they remain. → Meet them on a fixed day. Some of the best advice you ever gave will be given over that table.',
      ),
      12: passage(
        'Much of what you did was never seen, and it was good all the same. Quiet help still suits you: a visit, a prayer, an hour in a hospital shop. You need no thanks for it.',
      ),
    } satisfies Record<HouseNumber, Passage>,
    guests: {
      Sun: passage(
        'With the Sun in your tenth house, people still look to you when something has to be decided. You can give your view and leave the deciding to them.',
      ),
      Moon: passage(
        'With the Moon in your tenth house, you are at your best among people, and you miss them on empty days. → Put one hour with others into each of your days.',
      ),
      Mars: passage(
        'With Mars in your tenth house, you like a task that can be finished. → Give yourself a small one each day, and let somebody else lift the heavy end.',
      ),
      Mercury: passage(
        'With Mercury in your tenth house, you think with a pen in your hand. → Write down what you know; it is read by more people than you expect.',
      ),
      Jupiter: passage(
        'With Jupiter in your tenth house, your judgement is your legacy. You are asked for it because you have nothing to gain by the answer.',
      ),
      Venus: passage(
        'With Venus in your tenth house, you make things pleasant for others as if it were nothing. → Let your table or your garden be seen by guests.',
      ),
      Saturn: passage(
        'With Saturn in your tenth house, you carry a duty longer than others do. You may put down one duty this year that nobody has thanked you for.',
      ),
      Rahu: passage(
        'With Rahu in your tenth house, you go where others do not go. → Tell the story of it to somebody who is about to leave.',
      ),
      Ketu: passage(
        'With Ketu in your tenth house, titles matter little to you. You can enjoy that freedom and keep only the craft.',
      ),
    } satisfies Record<Graha, Passage>,
    rising: {
      Aries: divided('Your work leaves behind something that you began. You can watch others run it, and say little.'),
      Taurus: divided('Your work leaves behind something solid, and you may sit in its shade. → Enjoy what it bought.'),
      Gemini: divided('Your work leaves behind people who know each other through you. → Ring two of them this month.'),
      Cancer: divided('What you do leaves people better off. You will hear from some of them.'),
      Leo: divided('Your work leaves behind a name. You can lend it to one good cause without being tired by it.'),
      Virgo: divided('Your work leaves behind things done properly. You can still show somebody how it is done.'),
      Libra: divided('Your work leaves behind agreements that hold. You are still the one whom both sides trust.'),
      Scorpio: divided('Your work leaves behind knowledge that few have. → Tell one person you trust what you know.'),
      Sagittarius: divided(
        'Your work leaves behind people who learnt from you, with or without a title. One of them would like a letter.',
      ),
      Capricorn: divided('Your work leaves behind a position that others now fill. You can be glad that it is filled.'),
      Aquarius: divided('Your work leaves behind an idea that many use. You need not be named for it to enjoy it.'),
      Pisces: divided('Your work leaves behind kindness that nobody counted. You may count it for yourself, once.'),
    } satisfies Record<Sign, Passage>,
  },
  alone: {
    Fire: passage(
      'Your tenth house is empty and no planet looks at it, so its lord speaks alone. You are free to choose, and you do best where something begins.',
    ),
    Earth: passage(
      'Your tenth house has no planet in it and none looks at it. You build your place by results, and you need no push from outside.',
    ),
    Air: passage(
      'Your tenth house is left to itself by the planets. You make your way through ideas and people, on your own account.',
    ),
    Water: passage(
      'Your tenth house has no guest and no onlooker. You follow your feeling for what is needed, and few people tell you what to become.',
    ),
  } satisfies Record<Element, Passage>,
  main_house: {
    strong: passage(
      'As a whole your house of work stands firm. You can use authority lightly, because nobody doubts that you have it.',
    ),
    good: passage(
      'As a whole your house of work is supported. You are noticed for finishing things on the day you named.',
    ),
    mixed: passage(
      'As a whole your house of work gives with conditions. Your standing rises and falls with the company you work in, so choose that company first.',
    ),
    weak: passage(
      'As a whole your house of work is under strain. Credit comes slowly to you, so keep results that can be counted.',
    ),
  } satisfies Record<AreaBand, Passage>,
  house_yet: {
    higher: passage('Left to itself this house would take you further; {strain} is what costs you the difference.'),
    lower: passage('You more than make up for it in your work, with {gift} first of all.'),
  },
  rising: {
    Aries: divided(
      'In the end your work comes to something you started yourself. You are remembered for having gone first. → Train somebody to go on, or you will start the same thing twice.',
    ),
    Taurus: divided(
      'In the end your work comes to something solid: income, ground, a product with a good name. You gain by staying. → Raise your prices with your quality.',
    ),
    Gemini: divided(
      'In the end your work comes to a network and a voice. You will have done several things, and the link between them is you. → Write down what the link is.',
    ),
    Cancer: divided(
      'In the end your work comes to people who are better off for it. You build teams like families. → Pay yourself as well as you feed the others.',
    ),
    Leo: divided(
      'In the end your work comes to a name. You end at the head of something, large or small. → Decide now what you want the name to stand for.',
    ),
    Virgo: divided(
      'In the end your work comes to mastery. You become the one who is called when it has to be right. → Learn to say what your precision costs.',
    ),
    Libra: divided(
      'In the end your work comes to agreement between people. You end up as the one both sides trust. → Let it be written into your title.',
    ),
    Scorpio: divided(
      'In the end your work comes to depth and control of something few understand. You will be through several crises by then. → Keep one person informed of what you know.',
    ),
    Sagittarius: divided(
      'In the end your work comes to teaching, in some form. You gather experience far and wide and hand it on. → Begin to hand it on before you feel finished.',
    ),
    Capricorn: divided(
      'In the end your work comes to position. You rise late and stay. → Take care that the top has a view you like.',
    ),
    Aquarius: divided(
      'In the end your work comes to an idea that many use. You work best beside equals. → See to it that the idea also pays.',
    ),
    Pisces: divided(
      'In the end your work comes to service or art that asks for little noise. You give more than you bill. → Let a dry person do the billing.',
    ),
  } satisfies Record<Sign, Passage>,
  course: {
    good: {
      rises: divided(
        'Your career gets better as it goes on. {lord} is well placed at birth and better still in the dashamsha, so the later half tops the first. You can afford to learn slowly.',
      ),
      level: divided(
        'Your career keeps what it promises. {lord} is as strong in the dashamsha as at birth. Your results will match your effort closely.',
      ),
      falls: divided(
        'Your start is easier than your middle. {lord} is well placed at birth and loses ground in the dashamsha, so early success is no reason to stop learning. → Renew one skill every three years.',
      ),
    },
    mixed: {
      rises: divided(
        'You begin with detours and end higher than expected. {lord} is mixed at birth and stands higher in the dashamsha. Your second attempt is usually the one that counts.',
      ),
      level: divided(
        'Your work has good and dry seasons, early and late alike. {lord} is mixed at birth, and the dashamsha does not change that. A reserve of money and skill makes the dry ones harmless.',
      ),
      falls: divided(
        'Watch the middle years of your work. {lord} is mixed at birth and weaker in the dashamsha, so old methods stop paying. → Change before you have to.',
      ),
    },
    hard: {
      rises: divided(
        'You rise late and for good. {lord} is weak at birth and stronger in the dashamsha, the mark of people who find their work at forty. The years before are your apprenticeship, paid or not.',
      ),
      level: divided(
        'You have to supply the strength of your career yourself. {lord} is weak at birth and stays so in the dashamsha. → Choose modest aims, good terms and one ally, and you will have more peace than many with titles.',
      ),
      falls: divided(
        'Titles matter less for you than terms. {lord} is weak at birth and in the dashamsha as well, so results come late. Secure hours, pay and the right to finish what you begin.',
      ),
    },
  } satisfies Record<Shade, Record<'rises' | 'level' | 'falls', Passage>>,
  course_elder: {
    rises: divided(
      'What you did has gained in value with the years. {lord} stands higher in the dashamsha than at birth, so you are respected now for things that few noticed then. → Let it be said.',
    ),
    level: divided(
      'What you did has held its value. At birth and in the dashamsha {lord} is equally strong. You can look back on an honest sum.',
    ),
    falls: divided(
      'You do more than people thank you for. {lord} stands lower in the dashamsha than at birth. → Thank yourself for it, aloud, in front of somebody young.',
    ),
  },
  /** By the strongest and the weakest of the four planets that stand for work. */
  karakas: {
    Sun: {
      Saturn: passage(
        'Authority comes easily to you, and endurance does not. You take the lead and tire of the long road. → Share it with somebody slow and faithful.',
      ),
      Mercury: passage(
        'Authority comes easily to you, and detail does not. You decide well and overlook the small print. → Have one person check it, every time.',
      ),
      Jupiter: passage(
        'Authority comes easily to you, and patience with other opinions does not. You decide first and ask later. → Turn that round in the three largest matters of the year.',
      ),
    },
    Saturn: {
      Sun: passage(
        'Endurance comes easily to you, and showing yourself does not. You do the work, and somebody else stands in the picture. → Step forward once a month.',
      ),
      Mercury: passage(
        'Endurance comes easily to you, and quick talk does not. You know it and cannot say it in time. → Prepare three sentences before each meeting.',
      ),
      Jupiter: passage(
        'Endurance comes easily to you, and hope does not. You carry on without asking where to. → Write down once a year what you are carrying it for.',
      ),
    },
    Mercury: {
      Sun: passage(
        'Skill comes easily to you, and authority does not. You have the answer and let others give it. → Say it first, and slowly.',
      ),
      Saturn: passage(
        'Skill comes easily to you, and routine does not. You learn in a week what bores you in a month. → Choose work that changes its question often.',
      ),
      Jupiter: passage(
        'Skill comes easily to you, and the wide view does not. You are right in each detail. → Ask someone older once a quarter whether the whole is right.',
      ),
    },
    Jupiter: {
      Sun: passage(
        'Judgement comes easily to you, and command does not. You know what should be done, and you wait for someone to order it. You may order it yourself.',
      ),
      Saturn: passage(
        'Judgement comes easily to you, and drudgery does not. Your plans are good, and their third month is lonely. → Pay or thank somebody who likes third months.',
      ),
      Mercury: passage(
        'Judgement comes easily to you, and paperwork does not. You see the meaning and lose the receipt. → Give your papers half an hour on the same day each week.',
      ),
    },
  },
  minister: {
    Sun: {
      good: jaimini(
        'You become useful by leading. People accept your word on the matters you know. → Take the chair when it is free.',
      ),
      mixed: jaimini(
        'You become useful by leading, on days when you are sure of yourself. → Prepare well and you are sure more often.',
      ),
      hard: jaimini(
        'You are meant to lead, and you shrink from being looked at. → Lead something tiny first: a list, a shift, a table.',
      ),
    },
    Moon: {
      good: jaimini(
        'You become useful by caring for people and by knowing their wishes. Your feeling for the public is worth money.',
      ),
      mixed: jaimini(
        'You become useful by care, when you are not worn out by it. → Keep hours in which nobody may need you.',
      ),
      hard: jaimini(
        'You are meant to care for people, and you take too much of it home. → Learn the skill and the distance together.',
      ),
    },
    Mars: {
      good: jaimini(
        'You become useful by acting where others hesitate. → Give yourself to work with tools, risk or a deadline.',
      ),
      mixed: jaimini(
        'You become useful by action, once you have chosen the right fight. → Ask a cool head which one it is.',
      ),
      hard: jaimini(
        'You are meant to act, and anger or fear uses up the strength. Sport before work helps you more than any seminar.',
      ),
    },
    Mercury: {
      good: jaimini(
        'You become useful by words, figures and links between people. You explain, sell, count and translate.',
      ),
      mixed: jaimini('You become useful by your mind, when it is on one thing. → Choose the thing in the morning.'),
      hard: jaimini(
        'You are meant to work with your mind, and doubt slows it. → Write before you are sure; you get sure by writing.',
      ),
    },
    Jupiter: {
      good: jaimini(
        'You become useful by advice, teaching and fair judgement. People grow near you, and they pay you back.',
      ),
      mixed: jaimini(
        'You become useful by advice, when you are asked for it. → Wait for the question, and the answer is worth twice as much.',
      ),
      hard: jaimini(
        'You are meant to advise, and you may not trust your own wisdom yet. → Study with one good teacher to the end.',
      ),
    },
    Venus: {
      good: jaimini(
        'You become useful by making things and dealings pleasant. Beauty, comfort and tact are your tools.',
      ),
      mixed: jaimini(
        'You become useful by taste and tact, if you do not sell them too cheaply. → Set the price before you smile.',
      ),
      hard: jaimini(
        'You are meant to please by your work, and you look down on that gift or doubt it. It is a trade like any other, and you can learn it.',
      ),
    },
    Saturn: {
      good: jaimini('You become useful by patience, order and work that others avoid. Time is on your side.'),
      mixed: jaimini(
        'You become useful by steadiness, and you tire of being only that. → Let a part of the week be light.',
      ),
      hard: jaimini('You are meant to carry long tasks, and they weigh on you. → Carry fewer of them and to the end.'),
    },
  } satisfies Record<Lord, Record<Shade, Passage>>,
  /** No combination for rank. */
  yogas: passage(
    'You have none of the combinations for rank that the old books name, and most successful people have none. In your case the house of work, its lord and your periods decide.',
  ),
  callings: {
    Sun: [
      callings(
        'Where the Sun leads, you earn with authority: administration, medicine, public bodies, gold, or the head of a small firm. You want the last word and the blame in one hand.',
      ),
      callings(
        'The Sun points you to posts with authority: public service, medicine, management. You work best when the decision and its consequences are yours.',
      ),
    ],
    Moon: [
      callings(
        'Where the Moon leads, you earn by care and by the many: food, hospitality, nursing, textiles, shipping. You need people around you and hours that can bend.',
      ),
      callings(
        'The Moon points you to what people need daily: food, care, housing, water, travel. You read a crowd well, so let it come to you.',
      ),
    ],
    Mars: [
      callings(
        'Where Mars leads, you earn with tools and nerve: engineering, surgery, building, sport, rescue and defence. You want an edge to the work, and an end.',
      ),
      callings(
        'Mars points you to tools, machines, surgery, building, sport or defence. You need results that can be touched, and a pace that keeps you awake.',
      ),
    ],
    Mercury: [
      callings(
        'Where Mercury leads, you earn by words and figures: trade, accounts, writing, software, teaching. You are paid for learning fast, so stay near what changes.',
      ),
      callings(
        'With Mercury in the lead you earn by your mind: writing, computing, trading, teaching, brokering. You do better with several customers than with a single one.',
      ),
      callings(
        'Mercury points you to work with text, numbers or news. You like to be where information changes hands, so get paid for handling it.',
      ),
    ],
    Jupiter: [
      callings(
        'Where Jupiter leads, you earn by judgement: law, finance, teaching, counsel, management. Your fairness is your capital, and it grows with your age.',
      ),
      callings(
        'With Jupiter in the lead you earn by being trusted: advice, schools, courts, banks, religion. You can take your time, since your age works for you.',
      ),
      callings(
        'Jupiter points you to teaching, law, finance and guidance. People pay you for seeing the whole, so do not hide in details.',
      ),
    ],
    Venus: [
      callings(
        'Where Venus leads, you earn by what pleases: design, arts, film, fashion, hotels, vehicles. You sell an eye for quality, and you need good surroundings to have it.',
      ),
      callings(
        'Venus points you to what is beautiful or comfortable: design, fashion, film, hospitality, vehicles. You have the taste, so learn the prices as well.',
      ),
    ],
    Saturn: [
      callings(
        'Where Saturn leads, you earn by time and weight: land, building, mining, public service, upkeep of large things. You start low and you are still there when others have left.',
      ),
      callings(
        'With Saturn in the lead you earn by what must be done and kept up: construction, administration, raw materials, long contracts. You outlast the quick ones.',
      ),
    ],
    Rahu: callings(
      'Where Rahu leads, you earn in new or foreign fields: aviation, electronics, data, medicines, trade across borders. You are early, so insist on a plain contract.',
    ),
    Ketu: callings(
      'Where Ketu leads, you earn by depth: programming, research, healing, old languages, investigation. You want a quiet room, and you can be left alone in it.',
    ),
  } satisfies Record<Graha, Cell>,
  mode: {
    service: [
      passage(
        'Employment suits you best. You do better under a good employer than with a good idea of your own, and your loyalty is repaid. → Choose the person you work for before you choose the firm.',
      ),
      passage(
        'You are strongest inside an organisation that knows your worth. Daily duty is tied to your success, so a fair superior is half your career.',
      ),
    ],
    business: [
      passage(
        'Trade and partnership suit you best. Your income follows agreements, and a partner who keeps the accounts is half of your success. → Begin small, with your own customers.',
      ),
      passage(
        'You earn more on your own account than by a salary: by buying, selling and bringing two sides together. → Put every agreement on paper.',
      ),
    ],
    independent: [
      passage(
        'Independent work suits you best. Your own name is your best firm, and freedom over your hours matters more to you than their number. → Keep half a year of costs aside and begin.',
      ),
      passage(
        'You work best when nobody stands between you and the result. A practice, a studio or a trade of your own is your direction, even if you reach it by steps.',
      ),
    ],
    public: [
      passage(
        'Work before the public suits you best. Office, teaching or representation uses what you would waste at a hidden desk. → Practise speaking, and you go further than your diplomas.',
      ),
      passage(
        'You belong where people can see you answer for something. Public service, a school, an association: choose one whose aims you can defend.',
      ),
    ],
    even: [
      passage(
        'You are not tied to one way of working. Employment, trade, independence and office can each serve you for a time. → Let the period you are in decide which has its turn.',
      ),
      passage(
        'Several ways of working suit you equally well. → Use that: keep a post and build something small beside it, until one of the two has clearly won.',
      ),
    ],
  } satisfies Record<string, Cell>,
  great_period: {
    Sun: [
      timed(
        'These years push your own name forward. → Take the lead in something, and make peace with those above you.',
      ),
      timed('You are looked at in these years. → Do what you would like to be known for.'),
    ],
    Moon: [
      timed(
        'These years bring people, movement and a public to your work. → Follow what is needed, and keep your routine.',
      ),
      timed('Your work changes shape in these years, often with your home. → Stay near what nourishes people.'),
    ],
    Mars: [
      timed('These years give you drive for building, competing and technical work. → Choose one fight worth having.'),
      timed('You move fast in these years. → Set the direction in January, because you will not stop to ask in June.'),
    ],
    Mercury: [
      timed(
        'These years favour learning, trade and writing. Your next income may come from a skill that you have only begun.',
      ),
      timed('You meet, sign and travel much in these years. → Keep one thread through all of it.'),
    ],
    Jupiter: [
      timed(
        'These years widen your work through teachers, learning and trust. → Say yes to responsibility that has meaning.',
      ),
      timed('You are given more credit in these years, in both senses. → Use it for something that lasts.'),
    ],
    Venus: [
      timed('These years bring pleasant work, good company and better pay, if you ask for it. → Let your taste show.'),
      timed('People like to deal with you in these years. → Build the circle that will carry you afterwards.'),
    ],
    Saturn: [
      timed('These years ask for long work and pay late and lastingly. → Do not compare yourself with quick people.'),
      timed('You build the ground floor in these years. It is slow, and everything later stands on it.'),
      timed('Duty grows in these years, and with it your standing. → Guard your health and your Sundays.'),
    ],
    Rahu: [
      timed(
        'These years open unusual doors: new fields, foreign places, sudden rises. → Test each floor before you step on it.',
      ),
      timed('You want more in these years, and you may get it. → Keep honest books and one honest friend.'),
    ],
    Ketu: [
      timed(
        'These years loosen your hold on titles and deepen your craft. → Specialise, and let go of what only looked good.',
      ),
      timed('You withdraw from part of your work in these years. → Finish it properly, and keep the part you love.'),
    ],
  } satisfies Record<Graha, Cell>,
  periods: {
    Sun: [
      timed('→ Apply for the post with responsibility, and speak to the person at the top.'),
      timed('→ Let your name stand on something, and ask for the title with the task.'),
    ],
    Moon: [
      timed('→ Go where the public is, change place if you have wanted to, and trust your sense of timing.'),
      timed('→ Bring out what many can use, and ask your customers what they miss.'),
    ],
    Mars: [
      timed('→ Start the hard project, compete for the contract, and finish what has an end.'),
      timed('→ Train, build and decide; you have the strength for a task that others avoid.'),
      timed('→ Buy the tools, take the technical task, and keep your temper for the gym.'),
    ],
    Mercury: [
      timed('→ Apply, publish, negotiate and learn; what you write in these months is read.'),
      timed('→ Take the course or give it, and sign what you have checked twice.'),
      timed('→ Ring the people you have lost sight of; one of them has the next thing for you.'),
    ],
    Jupiter: [
      timed('→ Ask for the larger role, and ask an elder to speak for you.'),
      timed('→ Teach, advise or study for the degree; what widens you now pays for a decade.'),
      timed('→ Put your fees or your pay on the table, while people think well of you.'),
    ],
    Venus: [
      timed('→ Show your work at its most beautiful, and ask for a better price.'),
      timed('→ Choose a pleasant place or partner to work with; it will lift what you earn.'),
      timed('→ Accept invitations in your field, and let people enjoy dealing with you.'),
    ],
    Saturn: [
      timed('→ Ask for the permanent contract, or take on the large and slow task.'),
      timed('→ Build the thing that will still stand in ten years, and leave the applause to others.'),
      timed('→ Put your papers, pensions and terms in order, and let seniority count.'),
    ],
    Rahu: [
      timed('→ Try the new field or the foreign client, small and with a contract.'),
      timed('→ Use the unusual chance, and let a sober friend read the terms.'),
    ],
    Ketu: [
      timed('→ Specialise and finish; the quiet piece of work gets you the next one.'),
      timed('→ Give up the task that no longer means anything to you, and use the time for your craft.'),
    ],
  } satisfies Record<Graha, Cell>,
  elder_periods: {
    Sun: [
      timed('You are asked to preside, to open or to decide something. → Say yes if it ends the same day.'),
      timed('Your name is remembered in these months. → Let yourself be thanked.'),
    ],
    Moon: [
      timed('Work among people does you good: a kitchen, a choir, a counter. Two hours are plenty.'),
      timed('→ Look after something that grows, and somebody will come to look after it with you.'),
    ],
    Mars: [
      timed('→ Repair, dig, build something small, with a younger pair of hands beside you.'),
      timed('You have strength for one practical task. → Choose it well and finish it.'),
    ],
    Mercury: [
      timed('→ Write, sort, teach one pupil. What you put down now is read later.'),
      timed('→ Answer the letters and the questions; your knowledge is wanted in these months.'),
    ],
    Jupiter: [
      timed('People come for advice. → Listen for an hour and answer in two sentences.'),
      timed('→ Give your blessing and your books to somebody who will use them.'),
    ],
    Venus: [
      timed('→ Take up a craft or an instrument again, and let people enjoy the result.'),
      timed('→ Make something beautiful for one particular person, and take your time over it.'),
    ],
    Saturn: [
      timed('→ Put papers, keys and promises in order, together with the person who will need them.'),
      timed('A regular duty of one hour a week gives these months their frame.'),
    ],
    Rahu: [
      timed('→ Learn one new device or skill from somebody young. You will surprise them.'),
      timed('→ Say yes to one unusual invitation, and have somebody read what you sign.'),
    ],
    Ketu: [
      timed('→ Hand over one task for good, with everything that you know about it.'),
      timed('Quiet work alone suits you in these months: a garden, a text, a prayer.'),
    ],
  } satisfies Record<Graha, Cell>,
  period_of_strain: [
    timed('The same planet stands behind {strain}, so take your steps one at a time.'),
    timed('It is also the planet of {strain}; keep that in hand and the time is good.'),
  ] satisfies Cell,
  waiting: {
    adult: {
      Sun: [
        timed('→ Do not push yourself forward then; a superior may be touchy.'),
        timed('→ Let others have the stage then, and keep your figures ready.'),
      ],
      Moon: [
        timed('Your place and your mood shift then, so decide little and sleep enough.'),
        timed('→ Keep your routine then, and do not take a quiet month for a bad one.'),
      ],
      Mars: [
        timed('→ Avoid disputes and hasty notices then; repair your tools instead.'),
        timed('→ Keep your strength for sport then, and let the other side make the first move.'),
      ],
      Mercury: [
        timed('→ Check papers twice then, and put nothing in writing that you would not say.'),
        timed('→ Learn and sort in those months; offers that come then need a second look.'),
      ],
      Jupiter: [
        timed('→ Promise little then, and use the time for study and good advice.'),
        timed('Growth comes slowly then; keep your reserve and your good name.'),
      ],
      Venus: [
        timed('→ Enjoy your life outside work then, and do not spend what you have not earned yet.'),
        timed('→ Keep your dealings friendly then, and keep your prices where they are.'),
      ],
      Saturn: [
        timed('→ Do your duty then and begin nothing large; what you prepare is ready later.'),
        timed('→ Expect delays then, and treat a refusal as “not yet”.'),
      ],
      Rahu: [
        timed('→ Leave the tempting leap alone then, and ask who pays.'),
        timed('→ Stay with what you know then; new doors open more safely later.'),
      ],
      Ketu: [
        timed('→ Finish what is open then, and do not drop a post on a mood.'),
        timed('→ Work quietly then, on the part of your craft that you love.'),
      ],
    } satisfies Record<Graha, Cell>,
    elder: {
      Sun: timed('→ Leave offices and honours alone then, and spend the mornings outside.'),
      Moon: timed('→ Rest more then, and let your family come to you.'),
      Mars: timed('→ Leave heavy work and quarrels to others then.'),
      Mercury: timed('→ Sign nothing in a hurry then; have every paper read by a second person.'),
      Jupiter: timed('→ Give less advice then than you usually do, and accept some.'),
      Venus: timed('→ Take pleasure in small things then, and put off large purchases.'),
      Saturn: timed('→ Let matters of pension and property rest until those months are over.'),
      Rahu: timed('→ Do not answer tempting calls then, and ask somebody you trust.'),
      Ketu: timed('→ Withdraw a little then; quiet is what such months are good for.'),
    } satisfies Record<Graha, Passage>,
  },
  /** Ways of working that remain after working life. */
  elder_mode: [
    passage(
      '→ Choose the form that leaves you free: an hour of advice, a seat on a committee, a craft at your own table. You owe nobody a full day.',
    ),
    passage(
      'You work best now without a contract. → Help where you are asked, for as long as you like it, and go home before you are tired.',
    ),
    passage(
      'A small task with a beginning and an end suits you better than any office. → Say clearly which day is yours.',
    ),
  ] satisfies Cell,
  elder_verdict: {
    strong: passage(
      'You have a good name, and it opens doors. You owe most of it to {gift}, and {strain} does little harm. → Choose what you would like to pass on.',
    ),
    good: passage(
      'Your good work gets less thanks than it deserves. You can rely on {gift} in smaller tasks as in large ones, and {strain} slows you down in both.',
    ),
    mixed: passage(
      'You do well where {gift} is wanted. → Choose tasks that need it, and leave to others those that call up {strain}.',
    ),
    weak: passage(
      'You get less thanks for your effort than others do. {strain} speaks louder in you, and {gift} speaks better. You owe nobody proof, so do what you like to do.',
    ),
  } satisfies Record<AreaBand, Passage>,
  elder_balance: {
    strong: passage(
      'Of the two {gift} is by far the stronger. → Put it at the service of somebody who begins, and {strain} will find little to do.',
    ),
    good: passage(
      'On most days {gift} leads you. → When {strain} comes up, stop for the day; nothing of yours is urgent now.',
    ),
    mixed: passage(
      'Neither of the two wins by itself. With company you have {gift}, and alone you meet {strain} more often, so do what you do with somebody.',
    ),
    weak: passage('→ Do not argue with {strain}. Give {gift} one small task with an end, and let the rest go.'),
  } satisfies Record<AreaBand, Passage>,
  /** The minister of the chart in later life. */
  elder_minister: {
    Sun: jaimini(
      'You are useful by your word. → Give it at the table where you are asked, and leave before you are tired.',
    ),
    Moon: jaimini(
      'You are useful by your care for people. One call a day to somebody alone does more than a committee.',
    ),
    Mars: jaimini(
      'You are useful by acting where others wait. → Repair something small this week, and let younger arms lift.',
    ),
    Mercury: jaimini('You are useful by explaining. → Write down one thing a week that only you still know.'),
    Jupiter: jaimini('You are useful by advice. → Listen to the whole question first, and answer in two sentences.'),
    Venus: jaimini(
      'You are useful by making people feel welcome. → Bring two of them together who should know each other.',
    ),
    Saturn: jaimini('You are useful by being there at the hour you named. → Keep one such hour a week for somebody.'),
  } satisfies Record<Lord, Passage>,
  elder_field: passage(
    'You can hand on what you know best. Somebody who begins in it today would be glad to hear you.',
  ),
  elder: passage(
    'This report reads work as what you choose to do now: counsel, craft and help where you are asked for it.',
  ),
  take_along: {
    strong: passage(
      '→ If you keep one sentence of this report, keep this one: let {gift} choose the task, and give {strain} nothing to decide.',
    ),
    good: passage(
      '→ If you keep one sentence of this report, keep this one: {gift} brings you there, provided that {strain} does not choose the moment.',
    ),
    mixed: passage(
      '→ If you keep one sentence of this report, keep this one: look for the place where {gift} is needed and {strain} does little harm.',
    ),
    weak: passage(
      '→ If you keep one sentence of this report, keep this one: small steps, written down, with {gift} in front and {strain} in sight.',
    ),
  } satisfies Record<AreaBand, Passage>,
}
