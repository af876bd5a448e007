import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { Element, HouseNumber, Sign } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

const passage = from('BPHS ch. 3, 11, 24 and 32, in our words')
const arudha = from('BPHS ch. 29-30 and Jaimini Sutras 1.4, in our words')
const jaimini = from('Jaimini Sutras 1.1 and BPHS ch. 32, in our words')
const divided = from('BPHS ch. 6-7, in our words')
const watched = from('Muhurta and Jataka works through B. V. Raman, in our words')
const timed = from('BPHS ch. 46-47 and 65, in our words')

/** How well a planet can do its part: able or strong, mixed, weak. */
type Shade = 'good' | 'mixed' | 'hard'

export default {
  verdict: {
    strong: [
      passage(
        'Your chart gives marriage firm ground. You can plan on a bond that carries you both, and most of what could disturb it is in your own hands. {gift} is the larger part of it.',
      ),
      passage(
        'You have less to fear from marriage than most people. {gift} will do much of the work, and {strain} is small beside it. What follows shows you how to use the one and how to keep the other small.',
      ),
      passage(
        'This is a good chart to marry with. You give a bond {gift}, and it comes back to you. The one thing that can spoil a week is {strain}.',
      ),
    ],
    good: [
      passage(
        'More in your chart helps a marriage than hinders it. You have something real to build on, {gift}, and one habit to keep an eye on, {strain}. The first is clearly the stronger of the two.',
      ),
      passage(
        'You start with an advantage. {gift} is the best thing you bring to another person, and it outweighs {strain}, though not on every day.',
      ),
      passage(
        'The balance of your chart is on the side of a lasting bond. {gift} carries it. {strain} is the part that you can still improve, and the report comes back to it more than once.',
      ),
      passage(
        'You can look at marriage with confidence. What speaks for you is above all {gift}; what you should know about yourself is {strain}.',
      ),
    ],
    mixed: [
      passage(
        'Marriage works for you on one condition: {strain} does not decide alone. {gift} carries you through ordinary days.',
      ),
      passage(
        'You have something that a good marriage needs, {gift}. It holds as long as you name {strain} early, on the day on which it comes.',
      ),
      passage(
        '{gift} makes you good company for life. On a tired day {strain} is quicker, so choose a rested hour for every talk that matters.',
      ),
    ],
    weak: [
      passage(
        'Marriage asks more patience of you than of most people. {strain} weighs more in your chart than {gift}, and it is better to know that than to be surprised by it. Nothing here forbids a good bond; it takes more time and more honesty.',
      ),
      passage(
        'You will work for a good marriage, and you can have one. {strain} is the harder part of your chart. {gift} is the part that gets you through, once you give it time.',
      ),
      passage(
        'Marriage does not come to you ready-made. {strain} gets in the way first, and {gift} is noticed later than it deserves. Both can be changed by habit, and the report says how.',
      ),
    ],
  } satisfies Record<AreaBand, Cell>,
  balance: {
    strong: [
      passage(
        'Which of the two wins is not in doubt: {gift} does. You will still meet {strain} on tired days, and then it helps to remember that the other person has seen your better side for years. → Repair the same evening, and it leaves no trace.',
      ),
      passage(
        'In the end {gift} settles it. {strain} shows up after bad nights and long trips, and it passes when you name it. You need no plan against it, only a good night’s sleep and an early word.',
      ),
      passage(
        '{gift} is far stronger than {strain}. → When {strain} shows all the same, say sorry quickly and go on. People who know you will not keep count.',
      ),
    ],
    good: [
      passage(
        'On most days {gift} wins. It loses ground when you are tired, hungry or short of money, and then {strain} takes over for an evening. → Learn to see that evening coming, and you solve most of what this chart asks of you.',
      ),
      passage(
        'You win more often than you lose here, because {gift} is there every day and {strain} only on some. The bad hour has a sign by which you can know it: you stop asking questions. → When you notice that, ask one.',
      ),
      passage(
        'Put both on a scale, and {gift} is the heavier. What can turn the scale is hurry. → Slow down at the moment at which {strain} wants to answer for you, and most of the trouble never happens.',
      ),
      passage(
        'On most days your better side decides. {strain} gets its way when nobody has slept, and what it says then is not your opinion. → Postpone the talk to the next morning; your partner will thank you for it.',
      ),
    ],
    mixed: [
      passage(
        'Neither wins by itself. When you lead with {gift}, people stay close to you; when {strain} has the first word, the same people draw back. You can decide it anew each week, and one small habit decides more than a great resolution.',
      ),
      passage(
        'Small things decide for you. Ten good minutes in the morning give the day to {gift}; a bad start hands it to {strain}. You know by now what your good mornings are made of.',
      ),
      passage(
        'You cannot have {gift} without meeting {strain}, since both come from the same warm place in you. → Tell your partner about both. A fault that has a name at home does half the harm.',
      ),
    ],
    weak: [
      passage(
        'For now {strain} is often quicker than {gift}. You change that by going slowly: fewer promises, kept exactly, and somebody you trust who may tell you the truth. Your best years of marriage may well come after the first ten.',
      ),
      passage(
        '→ Do not fight {strain} head-on; you would lose and be tired. Build a life in which it has little to do: enough sleep, few debts, one honest friend. Then {gift} has room.',
      ),
      passage(
        'Give it time. {strain} belongs to the first years and to bad seasons, while {gift} grows with every year you stay. → Judge a bond of yours by its third year rather than by its third month.',
      ),
    ],
  } satisfies Record<AreaBand, Cell>,
  lord_place: {
    1: {
      good: passage(
        'Your partner stands close beside you in everything, and you show your best side in company. You decide better for two than you ever did alone. → Keep one field that belongs to you only, so that closeness stays a choice.',
      ),
      mixed: passage(
        'A partner matters to you at every turn, and you cannot always tell your own wish from theirs. Some weeks that feels like luck, in others like losing your way. → Decide small things alone on purpose.',
      ),
      hard: passage(
        'You measure yourself by how a partner looks at you, and that gives one person too much power over your day. A cool reply can spoil your morning. → Build one thing that is yours, a skill or a circle, and love gets lighter.',
      ),
    },
    2: {
      good: passage(
        'Marriage brings you family, a full table and better order in money. You two speak well of each other, and that is half of your peace. A shared account with a clear purpose suits you.',
      ),
      mixed: passage(
        'Money and family are where you two meet and where you rub. You like to share, yet each gift is counted somewhere. → Talk about amounts before birthdays and visits, and the rest goes well.',
      ),
      hard: passage(
        'Words at the family table can do your bond more harm than any stranger could. You feel torn between your own people and your partner. → Decide early whose side you take in public, and speak about bills once a month.',
      ),
    },
    3: {
      good: passage(
        'You keep love alive with messages, short trips and things you do side by side. A brother, a sister or a neighbour is often a friend of the bond. → Talk daily, even when there is nothing to report.',
      ),
      mixed: passage(
        'You are close when you are doing something together and strangely apart when you sit still. Messages carry a good deal between you, and some of them are misread. → Ring up when it matters.',
      ),
      hard: passage(
        'You two easily live alongside each other, each with an own circle, own roads and an own telephone. Silence hurts your bond more than distance does. A short talk at a fixed hour does more for you than a long one in anger.',
      ),
    },
    4: {
      good: passage(
        'Home is where your marriage is at its best. You rest beside your partner, and people feel at once that the house belongs to both. → Keep one corner of it for the two of you alone.',
      ),
      mixed: passage(
        'You want a calm home, and so does the other person, but you do not mean the same thing by it. A parent’s word weighs on many of your decisions. → Agree on what is decided by two only.',
      ),
      hard: passage(
        'The house itself can become the quarrel: who cleans, who visits, whose mother is right. You carry outside worries in through the door. A room, a corner or an hour for each of you keeps the peace cheaply.',
      ),
    },
    5: {
      good: passage(
        'You marry, or stay married, out of liking. Play, children, books or a shared stage keep you young together. Whoever can make you laugh has understood you.',
      ),
      mixed: passage(
        'Romance is easy for you and routine is not. You are generous while it is fun and absent while it is paperwork. → Let the other person plan some of the fun, and take over some of the paper.',
      ),
      hard: passage(
        'You compare a real person with the feeling of the beginning, and the real person loses. Disputes about children or about free time cut deep with you. → Court the person you already have once a month, with a plan.',
      ),
    },
    6: {
      good: passage(
        'You and your partner are good colleagues in life: you solve, serve and get through. Shared work makes you loyal to each other. → Take care that you also meet without a task between you.',
      ),
      mixed: passage(
        'You help each other a great deal and thank each other too little. Daily work brings you together and also supplies most of your quarrels. → Divide tasks on paper, and swap them after three months.',
      ),
      hard: passage(
        'You tend to keep accounts in love: who did more, who is tired with better reason. Old disputes come back with new dates. → Ask a third person you both respect before a quarrel is a season old.',
      ),
    },
    7: {
      good: passage(
        'You are made for living with an equal, and a fair one usually stands at your side. You negotiate well, so that both of you go home content. What you agree on holds.',
      ),
      mixed: passage(
        'You want an equal and sometimes treat the other person as an opponent. Agreements please you, yet you reopen them. → Write down the few that matter, and let the small ones go.',
      ),
      hard: passage(
        'A partner takes up much of your life and much of your strength. You either give in fully or fight for each inch. → Choose somebody with a life of their own, and leave that life to them.',
      ),
    },
    8: {
      good: passage(
        'Trouble binds you. You have a partner, or will want one, with whom you can share what nobody else may know, money included. After each crisis you two stand closer than before.',
      ),
      mixed: passage(
        'You go deep with another person or not at all. There are things you do not say, and the other one feels the closed door. → Tell one of them in a calm hour; the rest gets easier.',
      ),
      hard: passage(
        'Secrets, debts or old attachments can come between you two, more through the hiding than through the thing itself. You expect the worst and so you test people. → Put money and past on the table early, in daylight.',
      ),
    },
    9: {
      good: passage(
        'A partner widens your life: through faith, study, travel or simply a larger heart. You two agree on what is right. Marriage is counted among the lucky turns of your chart.',
      ),
      mixed: passage(
        'You look up to your partner on some days and argue about principles on others. Different customs under one roof are likely for you. → Find the three rules both of you can sign, and leave the rest to taste.',
      ),
      hard: passage(
        'You argue about beliefs, about elders and about who is right, and the small kindnesses suffer. Being right does not bring anybody closer. → Ask what the other person fears, and the argument changes.',
      ),
    },
    10: {
      good: passage(
        'Your marriage and your work help each other. A partner steadies your name, and you like to build something that people can see. → Plan one free day a week, since you two forget to.',
      ),
      mixed: passage(
        'You two function well in public, and the private hours get what is left. Work gives your bond pride and takes its evenings. → Put the evening into the calendar before the meetings.',
      ),
      hard: passage(
        'Work comes home with you and sits down between you. You want a partner to fit your plans, or you feel measured by theirs. → Leave one subject, the office, outside the bedroom.',
      ),
    },
    11: {
      good: passage(
        'You marry a friend, or your partner becomes one. Your circles mix well, and together you reach aims that one of you had given up. Money tends to grow once you are two.',
      ),
      mixed: passage(
        'Friends are good for your bond and also crowd it. You share plans with ten people before you share them with one. → Keep some news for the person at home first.',
      ),
      hard: passage(
        'You may treat a marriage as a plan that has to pay, in comfort or in standing. When it does not, you look around. → Ask yourself what you would keep if all the advantages were gone.',
      ),
    },
    12: {
      good: passage(
        'You need privacy with your partner more than company: sleep, travel, time that nobody counts. Giving makes you happy there. A bond with somebody from far away, or a life between two places, suits you.',
      ),
      mixed: passage(
        'You give much in a marriage, and not all of it is noticed. Short absences refresh you, long ones hurt. → Say when you need quiet, so that it is not taken for a goodbye.',
      ),
      hard: passage(
        'You can be lonely beside somebody. Money leaks away for two, sleep is uneven, and what you sacrifice is seldom seen. → Ask for one thing clearly each week; a hidden wish cannot be granted.',
      ),
    },
  } satisfies Record<HouseNumber, Record<Shade, Passage>>,
  guests: {
    Sun: passage(
      'With the Sun in your seventh house, you attract people with a will of their own, and both of you want to be respected. At its best that makes a proud pair; on bad days each waits for the other to bend.',
    ),
    Moon: passage(
      'With the Moon in your seventh house, your partner’s mood is never far from yours, and you know before the door is shut what kind of day it was. → Give yourself an hour before you take it over.',
    ),
    Mars: passage(
      'With Mars in your seventh house, there is heat between you and a partner: attraction, rivalry, quick words, quick forgiveness. You do best with somebody who answers back, and with a rule for how you two may fight.',
    ),
    Mercury: passage(
      'With Mercury in your seventh house, you want somebody to talk with, younger in spirit than in years. You are easily bored, so keep learning something together.',
    ),
    Jupiter: passage(
      'With Jupiter in your seventh house, people trust you as a partner, and you tend to find somebody decent. → Watch the teacher in both of you: advice is welcome once, and a sermon the second time.',
    ),
    Venus: passage(
      'With Venus in your seventh house, you are pleasant to live with and you want love to look well. The risk is that you smooth over what should be said; two friendly people can drift apart politely.',
    ),
    Saturn: passage(
      'With Saturn in your seventh house, you take marriage seriously, you come to it late or slowly, and you keep it. The bond has its dry years; they end sooner when you two plan a joy as firmly as a duty.',
    ),
    Rahu: passage(
      'With Rahu in your seventh house, you are drawn to what is unlike your family, a different language, age or way of life. → Give a new bond a full year before you decide, because the first months show you only the attraction.',
    ),
    Ketu: passage(
      'With Ketu in your seventh house, you know how to be alone, and part of you stays alone in company. You do well with somebody who does not need you every hour, and who asks twice when you fall silent.',
    ),
  } satisfies Record<Graha, Passage>,
  /** By the house from which a planet aspects the seventh. */
  aspects: {
    Saturn: {
      1: passage(
        'Saturn aspects your seventh house from your first. You wait, test and hold back before you trust anybody. What passes the test lasts; tell the other person when the test is over.',
      ),
      5: passage(
        'Saturn aspects your seventh house from your fifth. You take love seriously, and play comes hard to you when there is work to do. → Laugh together once a day on purpose; it is part of the work.',
      ),
      10: passage(
        'Saturn aspects your seventh house from your tenth. Your profession takes the hours that a bond needs, and it may ask you to wait. → Tell your partner which evenings are safe from it.',
      ),
    },
    Mars: {
      1: passage(
        'Mars aspects your seventh house from your first. You come straight at people, and they either answer or step back. → Soften the first sentence and you may keep the second as it is.',
      ),
      4: passage(
        'Mars aspects your seventh house from your fourth. The home sets you off, with noise, repairs or a relative’s remark, and your partner gets the heat. → Eat first, then discuss.',
      ),
      12: passage(
        'Mars aspects your seventh house from your twelfth. You swallow anger, and it comes out sideways, as a late bill or a cold shoulder. → Say on the same day what annoyed you.',
        'slow anger',
      ),
    },
    Jupiter: {
      1: passage(
        'Jupiter aspects your seventh house from your first, the best protection it can have. People trust your intentions. You can repair nearly anything by admitting your part in it.',
      ),
      3: passage(
        'Jupiter aspects your seventh house from your third. Good advice reaches you through brothers, sisters, neighbours or a book. → Pass it on to your partner as a question.',
      ),
      11: passage(
        'Jupiter aspects your seventh house from your eleventh. Friends and elders wish you two well and can open doors for you. → Ask them before you need it badly.',
      ),
    },
    Sun: {
      1: passage(
        'The Sun aspects your seventh house from your first, so you bring your own importance into a bond. You like to be consulted. → Ask first, now and then, and you will be asked more often.',
      ),
    },
    Moon: {
      1: passage(
        'The Moon aspects your seventh house from your first. You feel what a partner needs, and you expect to be felt in return. → Put your wish into words, since most people do not read faces as you do.',
      ),
    },
    Mercury: {
      1: passage(
        'Mercury aspects your seventh house from your first. You two stay friends through talk, jokes and plans. → Put agreements into a message, because each of you remembers them in a different way.',
      ),
    },
    Venus: {
      1: passage(
        'Venus aspects your seventh house from your first. Manners, good food and small gifts keep your bond soft. You need beauty near you to be kind, so do not save on it first.',
      ),
    },
  } satisfies Record<Lord, Partial<Record<HouseNumber, Passage>>>,
  alone: {
    Fire: passage(
      'No planet stands in your seventh house or looks at it. You are left free to make a marriage after your own pattern, and yours is lively: you want to start things together. → Pick a partner who likes mornings.',
    ),
    Earth: passage(
      'Your seventh house is empty and no planet looks at it, so neither help nor trouble is sent to you from outside. You build a bond as you build a house, piece by piece. → Let somebody see the plan.',
    ),
    Air: passage(
      'Your seventh house is left to itself by the planets. You can shape a bond by talking about it, without much drama from outside. → Keep the conversation going in quiet years too.',
    ),
    Water: passage(
      'Your seventh house has no planet in it and none looks at it. Your bond lives from what two people feel, and few outsiders meddle. That also means that you have to ask for help when you need it.',
    ),
  } satisfies Record<Element, Passage>,
  main_house: {
    strong: passage(
      'As a whole your house of marriage is well supported. You can trust an agreement with a decent person without looking for its weak spot. → Use that calm for plans that take years.',
    ),
    good: passage(
      'As a whole your house of marriage is supported. You get more fairness from people than you expect. Small courtesies, kept up, do more for you than great occasions.',
    ),
    mixed: passage(
      'As a whole your house of marriage has help and hindrance in equal parts. You will have good years and dry ones with the same person. → Decide in the good ones how you want to behave in the dry ones.',
    ),
    weak: passage(
      'As a whole your house of marriage is under strain. You can take another person’s wish for an order, or for an attack. → Ask once more what was meant, before you answer.',
    ),
  } satisfies Record<AreaBand, Passage>,
  /** A house of marriage that differs from the verdict of the report. */
  house_yet: {
    higher: passage('Left to itself this house would give you more; {strain} is what costs you the difference.'),
    lower: passage('You more than make up for it in your marriage, with {gift} first of all.'),
  },
  venus_sign: {
    Aries: passage(
      'You fall in love at once and show it by doing something. Waiting is not your strength, and a chase excites you more than the prize. → Keep a little adventure in the house: leave on a Saturday without a plan.',
    ),
    Taurus: passage(
      'You love with your hands: food, touch, a good chair, a garden. You need time before you trust, and after that nobody moves you. A shared meal without hurry is your best hour.',
    ),
    Gemini: passage(
      'You love by talking. A clever message in the afternoon does more for you than roses, and you need variety to stay tender. → Tell the same person new things, rather than new persons the same.',
    ),
    Cancer: passage(
      'You love by caring, and you want to be cared for without having to ask. You remember old hurts as well as old kindnesses. → Forgive one of the hurts each year, on purpose.',
    ),
    Leo: passage(
      'You love with pride and a full heart. Praise makes you generous, and being overlooked makes you cold within a minute. → Say that you need applause; the right person will enjoy giving it.',
    ),
    Virgo: passage(
      'You love by helping, mending and remembering the details. You see the fault in a beloved face and mean it kindly. → Give two thanks for each correction, and your love becomes visible.',
    ),
    Libra: passage(
      'You love fairly and gracefully, and a loud quarrel leaves you ill at ease for days. You look for the middle before you know your own wish. → Name your wish first, then look for the middle.',
      'slow anger',
    ),
    Scorpio: passage(
      'You love completely or not at all. Jealousy comes with that depth, and you seldom admit it. → Ask the question that troubles you, in plain words, before you look for proof.',
    ),
    Sagittarius: passage(
      'You love openly and with humour, like a good travelling companion. Tight rules make you restless. → Promise less than you feel and keep all of it.',
    ),
    Capricorn: passage(
      'You love quietly, and mostly after the work is done. Your tenderness is shy and your loyalty is not. → Let somebody see you tired; it brings you closer than your strength does.',
    ),
    Aquarius: passage(
      'You love a friend, an equal, somebody with an odd idea. You give freedom and you need it. → Remember that a person you respect also likes to be held.',
    ),
    Pisces: passage(
      'You love without counting and see the best in a person, sometimes a person who is not there. Music and quiet open your heart. → Check the facts once, early, with a friend beside you.',
    ),
  } satisfies Record<Sign, Passage>,
  jupiter_sign: {
    Aries: passage(
      'You hope for a partner with courage, who begins things and tells you the truth to your face. You forgive a mistake more easily than hesitation. → Leave room for somebody who thinks before acting.',
    ),
    Taurus: passage(
      'You hope for a partner who keeps faith, keeps house and keeps some money back. Calm impresses you. → Say clearly what comfort means to you, since you two will spend a good deal on it.',
    ),
    Gemini: passage(
      'You hope for a partner who reads, asks and has an answer ready. Conversation is your idea of respect. → Do not mistake a quick tongue for a kind heart; listen for both.',
    ),
    Cancer: passage(
      'You hope for a partner with a large heart and an open kitchen. Family counts with you, and a person who is good to your parents has half won. → Take care that you two remain a pair inside all that family.',
    ),
    Leo: passage(
      'You hope for a partner you can admire: generous, upright, a little grand. You want to be proud when you enter a room together. → Admire small honesty as much as large gestures.',
    ),
    Virgo: passage(
      'You hope for a partner with sense, who does the right thing without a speech. You trust deeds and dates kept. → Expect a few faults in advance, and you will be happier with what you find.',
    ),
    Libra: passage(
      'You hope for a partner who is fair even when it costs something. Good manners are a moral matter to you. → Look at how somebody treats a waiter, and you have your answer.',
    ),
    Scorpio: passage(
      'You hope for a partner who can keep a secret and stand a storm. Shallow kindness leaves you cold. → Trust in portions, and tell the other person that this is how you do it.',
    ),
    Sagittarius: passage(
      'You hope for a partner with principles, humour and a view of the far side of things. You two have to believe in something together. → Make room for the days on which you believe different things.',
    ),
    Capricorn: passage(
      'You hope for a partner who carries a duty without complaint. Your ideal is modest, and you seldom say it aloud. → Ask for warmth as well as for reliability; you are allowed both.',
    ),
    Aquarius: passage(
      'You hope for a partner who thinks freely and treats all people alike. A cause in common makes you loyal. → Give the one person at your side as much thought as the many.',
    ),
    Pisces: passage(
      'You hope for a partner with a soft heart, who forgives and does not need everything explained. You have faith in people. → Pair it with one plain rule about money.',
    ),
  } satisfies Record<Sign, Passage>,
  venus_house: {
    1: passage(
      'You charm people without trying, and your looks and manner speak for you before you do. → Use it gently, since you are forgiven more than is good for you.',
    ),
    2: passage(
      'You show love through food, gifts and kind words. Your voice calms a partner; your silence does the opposite.',
      'slow anger',
    ),
    3: passage(
      'You court with messages, music and small errands. → Write things down for the person you love, for you are better on paper than you think.',
    ),
    4: passage(
      'You are most loving at home. A beautiful room makes you patient, and guests bring out the best in the two of you.',
    ),
    5: passage('You need romance. Dance, theatre, games or children keep your love lively.'),
    6: passage(
      'You show love by service, and you may choose people who need repair. → Let somebody look after you for a change.',
    ),
    7: passage(
      'You feel complete in a pair. You give much of yourself to it, so pick a person who gives back without being asked.',
    ),
    8: passage(
      'You love in private and in depth. Shared money is a delicate subject for you two; settle it in writing and you can forget it.',
    ),
    9: passage(
      'You love what widens you: travel, learning, a different custom. A holiday with a purpose does your bond more good than a sofa.',
    ),
    10: passage(
      'You like love to be respectable, and work brings you near people who please you. → Keep affection out of rank, and rank out of affection.',
    ),
    11: passage(
      'Love reaches you through friendship. Your friends’ opinion counts with you, so choose friends who wish you both well.',
    ),
    12: passage(
      'You love best where nobody is looking. Private hours, travel and a closed door keep your tenderness alive, and you give more than you tell.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  jupiter_house: {
    1: passage('You carry your own good luck into a bond, and people ask your advice. → Let a partner give you some.'),
    2: passage(
      'A good marriage means to you that there is enough in the house. You speak wisely about family, and a promise of yours is worth money.',
    ),
    3: passage(
      'You believe in effort. A bond for you is something one works at, with many small tries and some humour.',
    ),
    4: passage('You look for peace at home first. A house with books and elders in it feels like luck to you.'),
    5: passage(
      'You want a bond that has something to teach, to children, pupils or each other. Joy is a serious matter to you.',
    ),
    6: passage(
      'You find goodness in service. → Take care that helping others does not eat the evening that belongs to two.',
    ),
    7: passage(
      'You expect fairness and mostly meet it. You like to learn from a partner as much as you like to teach.',
    ),
    8: passage(
      'You learn trust the hard way, and then you keep it. A partner’s family or means may help you more than you expect.',
    ),
    9: passage(
      'You want blessing on what you do: parents, faith, a good conscience. With it you are steady; without it you doubt.',
    ),
    10: passage(
      'You judge people by what they do in the world. → Remember to praise what your partner does where no one sees it.',
    ),
    11: passage('Your hopes for a bond are large and social. Friends and elder siblings help them come true.'),
    12: passage(
      'You give quietly and ask little. Somebody from far away, or a shared retreat from the world, opens your trust.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  /** By the condition of the planet and the element of its sign. */
  karaka_condition: {
    Venus: {
      strong: {
        Fire: passage(
          'People feel this warmth in you at once, and you seldom have to chase anybody. You recover quickly when love disappoints you.',
        ),
        Earth: passage(
          'You have sound taste in people and you trust it. What you choose slowly you keep, and you make it beautiful.',
        ),
        Air: passage(
          'You please without effort, and you know when to stop talking. People leave a conversation with you in better spirits.',
        ),
        Water: passage(
          'Your affection reaches people whom others cannot reach. You give much of it and it is mostly returned.',
        ),
      },
      able: {
        Fire: passage(
          'On most days this warmth is easy for you. It needs only a small spark from the other side, and you may ask for one.',
        ),
        Earth: passage(
          'You know how to please and be pleased, as long as nobody hurries you. → Take the time; it is yours to take.',
        ),
        Air: passage(
          'You get on well in company and you choose your words kindly. One quiet evening for two keeps it from staying on the surface.',
        ),
        Water: passage(
          'You love with tact, and you notice small hurts early. → Speak of your own as early as you do of other people’s.',
        ),
      },
      mixed: {
        Fire: passage(
          'You blaze on one day and are cool on the next, and you cannot always say why. → Tell your partner that it passes and means nothing.',
        ),
        Earth: passage(
          'You are tender when money and home are safe, and stiff when they are not. → Notice it, and do not let a bill decide about a kiss.',
        ),
        Air: passage(
          'You charm strangers more easily than the person at home. → Keep one good story for the kitchen table.',
        ),
        Water: passage(
          'You open up on one day and close yourself on the next. → Say when you are closed; it spares the other person a long search.',
        ),
      },
      weak: {
        Fire: passage(
          'You doubt your own charm and hide it behind activity. → Stand still for a moment when somebody is being kind to you.',
        ),
        Earth: passage(
          'You are shy with tenderness and count it as a luxury. It is as necessary to you as bread, so plan for it.',
        ),
        Air: passage(
          'You talk about love more easily than you show it. A hand on an arm says what your third sentence is looking for.',
        ),
        Water: passage(
          'You often doubt that you are lovable just when somebody is telling you so. → Believe the deed, if the words are hard for you to believe.',
        ),
      },
    },
    Jupiter: {
      strong: {
        Fire: passage(
          'This faith in people is strong in you, and you back it with action. You bring out the honest side of others.',
        ),
        Earth: passage(
          'This trust is strong in you and rests on facts. You choose with good sense, and time proves you right.',
        ),
        Air: passage('You judge fairly, even in your own cause. People bring you their quarrels because of it.'),
        Water: passage(
          'Your heart is generous and seldom wrong about people. You forgive early, and it costs you less than it would cost others.',
        ),
      },
      able: {
        Fire: passage(
          'You give credit first and check later, and most people repay you. → Keep doing so, with one eye open.',
        ),
        Earth: passage(
          'You trust what you have seen for a year, and that serves you well. → Say so aloud; the other person may be waiting for it.',
        ),
        Air: passage('You think well of people and find good reasons for it. → Let a reason be enough sometimes.'),
        Water: passage(
          'You sense good will quickly, and you answer it with your own. It carries you through most misunderstandings.',
        ),
      },
      mixed: {
        Fire: passage(
          'You believe everything in one week and nothing in the next. → Let a person’s habits decide for you instead of your mood.',
        ),
        Earth: passage(
          'You would like to trust, and you still check. → Choose two or three people whom you stop checking.',
        ),
        Air: passage(
          'You can argue for both sides, and so you are never quite sure of anybody. → Decide at some point, and stay decided.',
        ),
        Water: passage(
          'You feel faith strongly when you are rested and lose it when you are tired. → Do not judge a person late at night.',
        ),
      },
      weak: {
        Fire: passage('You look for the catch in a promise. → Ask for one small proof, and accept it when it comes.'),
        Earth: passage(
          'You rely on yourself because others have let you down. → Hand over one task completely and see what happens.',
        ),
        Air: passage('You know too many reasons why people fail. → Collect a few why they do not.'),
        Water: passage(
          'You give faith to the wrong person out of pity, and then you doubt everybody. → Help people if you like, and trust only those who help you too.',
        ),
      },
    },
  } satisfies Record<'Venus' | 'Jupiter', Record<'strong' | 'able' | 'mixed' | 'weak', Record<Element, Passage>>>,
  rising: {
    Aries: divided(
      'Over the years marriage makes you braver and more direct. You two will restart your life more than once, and you enjoy it when you do. → Learn to finish the old plan before the new one begins.',
    ),
    Taurus: divided(
      'Over the years marriage makes you settled. You two gather things, habits and land if you can, and you become hard to disturb. → Keep a window open for what is new.',
    ),
    Gemini: divided(
      'Over the years marriage turns into a long conversation. You change your mind together, and you stay younger than your friends. → Write down the decisions, since you both remember the discussion better.',
    ),
    Cancer: divided(
      'Over the years marriage makes you protective of your home. You protect your own people fiercely and feel their absence in your body. → Let grown people go and come; they return to such a home.',
    ),
    Leo: divided(
      'Over the years marriage gives you dignity. You two become a pair whom others invite and ask. → Share the stage fairly, and be plain with each other once the guests have left.',
    ),
    Virgo: divided(
      'Over the years marriage becomes well run, with order, health and useful work. You two improve whatever you touch, including each other. → Declare one day a week on which nothing is improved.',
    ),
    Libra: divided(
      'Over the years marriage teaches you balance. You learn to say “we” without losing “I”, and your home grows more beautiful. → Decide quickly in small things, so that fairness does not become delay.',
    ),
    Scorpio: divided(
      'Over the years marriage takes you deep. You two go through things that you do not tell at parties, and come out with an iron trust. → Forgive on purpose, with a date.',
    ),
    Sagittarius: divided(
      'Over the years marriage opens your world. You travel, teach or believe together, and you laugh about what once made you angry. → Come home in time for the ordinary days.',
    ),
    Capricorn: divided(
      'Over the years marriage becomes your best work. It starts with duty and ends with a tenderness that surprises you both. → Do not postpone holidays until everything is done.',
    ),
    Aquarius: divided(
      'Over the years marriage becomes a friendship with much freedom in it. You two live by your own rules, and friends come and go. → Protect some hours that belong to you two alone.',
    ),
    Pisces: divided(
      'Over the years marriage softens you. You learn to forgive, to serve and to live with loose ends. → Keep one clear rule about time and one about money, and the softness stays a blessing.',
    ),
  } satisfies Record<Sign, Passage>,
  course: {
    good: {
      rises: divided(
        'Here is good news about time: what begins well for you gets better. {lord} is well placed at birth and better still in the navamsha, so you can trust the second ten years even more than the first. → Do not hurry anything.',
      ),
      level: divided(
        'Time changes little for you here, and you may take that as good news. {lord} is as strong in the navamsha as at birth. You two will be much as you arranged it in the first years, so arrange it with care.',
      ),
      falls: divided(
        'The beginning is easier for you than the middle. {lord} is well placed at birth and loses ground in the navamsha, so comfort alone will not carry you. → Renew something on purpose every few years: a home, a custom, a promise.',
      ),
    },
    mixed: {
      rises: divided(
        'You two start with some friction and get better at it. {lord} has help and hindrance at birth and stands higher in the navamsha. If the first years are uneven, they are not the measure of the rest.',
      ),
      level: divided(
        'You will know good and dry stretches early and late alike. {lord} is mixed at birth, and the navamsha neither lifts it nor lowers it. What you two practise is what you get; no later luck does the work for you.',
      ),
      falls: divided(
        'Pay most attention to the middle years. {lord} is mixed at birth and weaker in the navamsha, so small neglect adds up. → A yearly talk about what each of you misses costs you one evening and saves much.',
      ),
    },
    hard: {
      rises: divided(
        'The best part comes later for you. {lord} is weak at birth and rises in the navamsha, a common pattern in people who marry well and late. → Be patient with the beginning, your own included.',
      ),
      level: divided(
        'You have to bring the strength for the long run yourself. {lord} is weak at birth, and the navamsha leaves it where it is. → Choose simple arrangements, good friends and little debt, and the bond has fewer loads to carry.',
      ),
      falls: divided(
        'Do not leave this bond to itself. {lord} is weak at birth and in the navamsha too, so it needs steady care from you. → Get advice early, and treat each repair as normal.',
      ),
    },
  } satisfies Record<Shade, Record<'rises' | 'level' | 'falls', Passage>>,
  course_elder: {
    rises: divided(
      'What you two build gains with the years. {lord} stands higher in the navamsha than at birth, so you are closer now than people would guess. → Let it be seen by the younger ones; they learn from it.',
    ),
    level: divided(
      'The long run of your bond resembles its beginning. {lord} is as strong in the navamsha as at birth, so the habits you two formed early still carry you. → Keep the good ones going on purpose.',
    ),
    falls: divided(
      'The long run asks you for a little more care than the start did. {lord} stands lower in the navamsha than at birth, so do not take kindness for granted now. A small daily courtesy does more for you than a large gift.',
    ),
  },
  upapada: {
    Aries: arudha(
      'People see you two as a lively pair with quick decisions and open words. They admire your energy. → Let them see you agree sometimes.',
    ),
    Taurus: arudha(
      'People see you two as solid. Your table, your savings and your patience are what they talk about, and they come to you when they need a calm place.',
    ),
    Gemini: arudha(
      'People see you two as a lively pair with many acquaintances. You are told everything, so agree on what leaves the house and what does not.',
    ),
    Cancer: arudha(
      'People see your home as a shelter. Relatives gather around you two on feast days, and the kitchen decides. → Keep one day in the week on which nobody is expected.',
    ),
    Leo: arudha(
      'People look up to you two. You host well and you dislike being pitied, so hardly anyone knows when you need help. → Tell two people whom you trust.',
    ),
    Virgo: arudha(
      'People see a sensible pair in you two: clean accounts, tidy rooms, help for the sick. They do not see how much you criticise each other, and it would be good if there were less to see.',
    ),
    Libra: arudha(
      'People find you two agreeable. You argue in low voices and decide together. The picture is true as long as somebody also says the uncomfortable thing.',
      'slow anger',
    ),
    Scorpio: arudha(
      'People see little of your bond, and they guess. You are loyal and closed, and you know more of each other than most couples would dare to ask. One trusted outsider does you good.',
    ),
    Sagittarius: arudha(
      'People see you two as a pair with a purpose: a faith, a cause, children well taught, roads travelled. You speak frankly. → Come down from the principle when somebody only needs company.',
    ),
    Capricorn: arudha(
      'People see an institution in you two. You build, save and keep your word. → Keep one evening for nothing useful at all, and let them wonder.',
    ),
    Aquarius: arudha(
      'People see two friends with unusual ideas and an open door. You agree on the world before you agree on the curtains. → Close the door at times.',
    ),
    Pisces: arudha(
      'People bring you two their troubles, because you two rarely send anybody away. → Set limits of time and money, and the kindness lasts.',
    ),
  } satisfies Record<Sign, Passage>,
  /** A planet in the second sign from the upapada, which shows what keeps a bond supplied. */
  second_from_upapada: {
    Sun: arudha(
      'The Sun feeds your bond with pride and a good name, and burns it with the question who is in charge. → Give each of you a field to rule.',
    ),
    Moon: arudha(
      'The Moon feeds your bond with care and family feeling. You two are never short of people who wish you well.',
    ),
    Mars: arudha(
      'Mars feeds your bond with energy, and quarrels over money or property eat at it. → Keep your accounts separate enough that nobody has to ask.',
    ),
    Mercury: arudha(
      'Mercury feeds your bond with talk, friends and sound figures. You two find a way out of most things by discussing them.',
    ),
    Jupiter: arudha(
      'Jupiter feeds your bond with good counsel and enough of everything. → Accept help from elders when you are offered it.',
    ),
    Venus: arudha(
      'Venus feeds your bond with affection and comfort. You two know how to enjoy what you have, and that keeps it.',
    ),
    Saturn: arudha(
      'Saturn feeds your bond with duty and rations the joy. → Put pleasure on the list of necessary things, with a sum of money beside it.',
    ),
    Rahu: arudha(
      'Rahu feeds your bond with ambition, and outsiders stir things up. → Agree on what you two tell nobody.',
    ),
    Ketu: arudha(
      'Ketu thins out what feeds your bond: relatives keep their distance, and comfort matters little to you. → Choose two or three friends who are there for both of you.',
    ),
  } satisfies Record<Graha, Passage>,
  second_empty: arudha(
    'No planet stands in {sign}, the second sign from it, so what keeps your bond supplied comes through its lord. That is {lord}, in your {seat}.',
  ),
  darakaraka: {
    Sun: {
      good: jaimini(
        'You need somebody with self-respect and a clear aim, beside whom you can stand upright. You find them, since you do not shrink next to them. → Give them an audience of one.',
      ),
      mixed: jaimini(
        'You need somebody with a clear aim, and you envy it a little when you meet it. → Let the other person shine on one day and do it yourself on the next.',
      ),
      hard: jaimini(
        'You need to be respected, and you may look for it in people who have none to spare. → Watch how somebody speaks of you when you are absent; it tells you enough.',
      ),
    },
    Moon: {
      good: jaimini(
        'You need a feeling person, for whom home and people come first. Being asked how your day was, and being heard, feeds you. You give the same back easily.',
      ),
      mixed: jaimini(
        'You need closeness, and you need it at your own hours. → Tell the other person when you are open to it and when you are tired, and you will both be less hurt.',
      ),
      hard: jaimini(
        'You need comfort and find it hard to ask for. → Choose somebody patient, and practise saying “I would like you to stay a little”. It is a short sentence with a long effect.',
      ),
    },
    Mars: {
      good: jaimini(
        'You need somebody with energy, who is honest and takes your side in trouble. You two settle much by action. Respect for courage keeps you interested.',
      ),
      mixed: jaimini(
        'You need energy in a partner, and you get its temper with it. → Agree how to cool down, and you can keep the rest of the fire.',
      ),
      hard: jaimini(
        'You are drawn to strength and you may confuse it with loudness. Somebody who can wait is stronger. → Look at what a person does with anger before you look at anything else.',
      ),
    },
    Mercury: {
      good: jaimini(
        'You need somebody quick and sociable, good with words or figures, young at any age. Friendship is the core of your bond. → Keep teasing each other; you both like it.',
      ),
      mixed: jaimini(
        'You need talk, and some of it turns into debate. You are happiest with a person who can change the subject with a smile. → Learn that art as well.',
      ),
      hard: jaimini(
        'You need to be understood, and you explain too much in order to get there. → Say it once and look at the face in front of you. Whoever understands you will show it.',
      ),
    },
    Jupiter: {
      good: jaimini(
        'You need somebody to learn from, who advises, teaches or believes. You grow through marriage. → Make sure that you are the wiser one in at least one field.',
      ),
      mixed: jaimini(
        'You need to look up to a partner, and you are a little disappointed by the view on weekdays. → Let the person be wise on some subjects and ordinary on the others.',
      ),
      hard: jaimini(
        'You hope to be guided, and you may hand over decisions that are yours. → Ask for advice and then decide yourself. A good partner will like you better for it.',
      ),
    },
    Venus: {
      good: jaimini(
        'You need charm, taste and a wish for harmony beside you. Relationship is a main subject of your life, and you have the gift for it. Pleasure counts as part of the work.',
      ),
      mixed: jaimini(
        'You need beauty and kindness in a partner, and you sometimes take the first for the second. → Notice who is kind when there is nothing to admire.',
      ),
      hard: jaimini(
        'You need tenderness, and you settle for politeness because it is easier to get. → Ask for more, early. The person who is right for you will be glad that you did.',
      ),
    },
    Saturn: {
      good: jaimini(
        'You need somebody steady, older in years or in bearing, whom you meet through work or duty. Love proves itself to you by time. You both grow warmer with the years.',
      ),
      mixed: jaimini(
        'You need reliability, and you complain that it is dull. You stand on it, so bring the variety yourself and do not ask your partner to be less steady.',
      ),
      hard: jaimini(
        'You need safety and may accept coldness as its price. The two are not the same thing. → Wait for somebody who is dependable and also glad to see you.',
      ),
    },
  } satisfies Record<Lord, Record<Shade, Passage>>,
  manglik: {
    absent: watched(
      'You are not Manglik: Mars stands in none of the houses that count, from the ascendant, the Moon or Venus. If a family asks you, that is the whole answer.',
    ),
    none: watched(
      'At first sight you would be called Manglik, since Mars stands in {places}. It is cancelled, as in most charts, and you need no remedy for it. What lifts it is this: {reasons}.',
    ),
    mild: watched(
      'You are mildly Manglik: Mars stands in {places}, and a softening rule halves it: {reasons}. In daily life that means impatience between two people. Families usually look for a partner with some fire of their own, and that suits you anyway.',
    ),
    full: watched(
      'You are Manglik: Mars stands in {places}, and no rule in your chart lifts it. Tradition reads that as force in need of an outlet, and it foretells no misfortune. The usual answer is a partner who is Manglik too, or simply somebody as energetic as you are.',
    ),
  },
  mars_house: {
    1: watched(
      'From the first house this heat is in your own manner: you come on strong. → Count to ten before you answer somebody you love.',
    ),
    2: watched(
      'From the second house this heat is in your speech. Your sharp sentence at table is remembered longer than your good deed, so let the deed speak.',
    ),
    4: watched(
      'From the fourth house this heat is in the home. You want things done there at once; a list on the door quarrels less than you do.',
      'quick anger',
    ),
    7: watched(
      'From the seventh house this heat is between the two of you. It makes for attraction and for disputes, so plan hard exercise, together if you can.',
    ),
    8: watched(
      'From the eighth house this heat is under the surface. You say nothing for weeks and then too much; a short complaint each week is healthier for you both.',
    ),
    12: watched(
      'From the twelfth house this heat is spent in private, in poor sleep and hidden irritation. → Settle the day before you go to bed.',
    ),
  },
  kalathra: {
    absent: watched(
      'You are free of Kalathra dosha (marks on the house of marriage, its lord or Venus), as in about one of four charts. You can put the question aside, since none of its five marks is found.',
    ),
    none: watched(
      'Kalathra dosha (marks on the house of marriage, its lord or Venus) is cancelled in your chart, as in more than half of all charts. It would count for you because {marks}. It is lifted because {reasons}.',
    ),
    mild: watched(
      'Kalathra dosha (marks on the house of marriage, its lord or Venus) is present in half strength. It counts for you because {marks}, and it is softened since {reasons}. Tradition advises you to promise little and to keep it exactly.',
    ),
    full: watched(
      'Kalathra dosha (marks on the house of marriage, its lord or Venus) is present, and nothing cancels it. It counts for you because {marks}. It tells you where a bond needs your care; it does not say that one fails. The old counsel is to take your time.',
    ),
  },
  yogas: {
    satkalatra: passage(
      'Satkalatra (a good partner) is present, as in more than half of all charts. It says that you can find a person of decent character. It does not choose for you, so trust it and keep your eyes open.',
    ),
    early_marriage: passage(
      'The rule for an early bond is met in your chart. You are quick to know whom you want, often quicker than your family. Your first serious feeling is worth taking seriously.',
    ),
    late_marriage: passage(
      'The rule for a bond that ripens slowly is met in your chart. You do better with a decision you have lived with for a while. What you wait for gets steadier by it.',
    ),
    two_marriages: passage(
      'The rule called “two unions” is met. It means that more than one serious bond may shape your life, or that one bond starts anew after a break. You keep it to one by renewing the promise before it grows stale.',
    ),
    many_marriages: passage(
      'The rule called “several unions” is met. You attach yourself easily and people attach themselves to you. Staying with one is a decision you make, and you can make it.',
    ),
    marriage_denial: passage(
      'The rule called “hindered marriage” is met. You meet more delays and conditions here than other people do. Old books sound final about it; in practice it asks you for patience and for help from elders.',
    ),
    love_marriage: passage(
      'The rule for a bond by own choice is met. You follow your heart before the family’s list, and it goes best when you tell the family early. → Let them like the person in their own time.',
    ),
    foreign_spouse: passage(
      'The rule for a partner from elsewhere is met, as in one of five charts: another place, language or custom. You get on with difference better than most people. → Learn twenty words of the other language and you are half at home.',
    ),
    spouse_after_fortune: passage(
      'The rule for a rise through marriage is met. Your circumstances improve when you are two, in money or in standing. → Plan together from the start, since the luck lies in the plan.',
    ),
    bharya_heena: passage(
      'The rule for time spent apart is met. Work, travel or care for relatives can part you two for weeks. → Agree on how you stay in touch, and such weeks do no harm.',
    ),
  },
  no_yogas: passage(
    'You have none of the combinations that the old books name for marriage, neither the promising nor the hindering ones. In your case the house of marriage, its lord and your way of loving say all there is to say.',
  ),
  signs: {
    Aries: passage(
      'You do well with somebody direct, whose yes is a yes. The person who suits you starts things, argues openly and has forgotten it by evening. A first impression counts for much with you, and it is often right.',
    ),
    Taurus: passage(
      'You do well with somebody calm and dependable, fond of good food and sound money. Pressure leads you nowhere there. You get further with patience, a meal and the right hour.',
    ),
    Gemini: passage(
      'You do well with somebody you can talk with, curious and a bit restless. Wit attracts you more than looks. As long as you two have news to exchange, you stay close.',
    ),
    Cancer: passage(
      'You do well with somebody warm and protective, close to family. The person who suits you remembers birthdays and hurts alike and wants to be needed at home. → Show that you need them, and you will be spoiled.',
    ),
    Leo: passage(
      'You do well with somebody of presence, generous and loyal, who likes to be noticed. Praise costs you little and means the world there. → Give it in front of others too.',
    ),
    Virgo: passage(
      'You do well with somebody sensible, skilled and clean in habits. Help is how “I love you” is said to you. Criticism comes in the same voice; thank for the help first and the criticism gets softer.',
    ),
    Libra: passage(
      'You do well with somebody fair, presentable and pleasant to live with. You want an equal. → Look for a person who can say no in a friendly voice, since that keeps you both honest.',
    ),
    Scorpio: passage(
      'You do well with somebody deep and strong-willed, who cannot be had by halves. Trust grows slowly between you and is then complete. → Never test it for sport.',
    ),
    Sagittarius: passage(
      'You do well with somebody frank and cheerful, with convictions and a love of distance. Freedom is part of your agreement. You keep love near by leaving the door open.',
    ),
    Capricorn: passage(
      'You do well with somebody grown-up, responsible and sparing with words. You need not be of the same age. Reliability is that person’s romance, so recognise it when you see it.',
    ),
    Aquarius: passage(
      'You do well with an original, somebody full of own ideas and with friends of every sort. Being owned is unbearable to such a partner, and to you as well. → Make your own rules and keep them.',
    ),
    Pisces: passage(
      'You do well with somebody gentle and imaginative, a little hard to grasp. You dream the person before you know them. → See the real one early, moods and money included, and love that one.',
    ),
  } satisfies Record<Sign, Passage>,
  /** By the best and the weakest of the four houses of daily life. */
  household: {
    2: {
      4: passage(
        'In daily life you two do best over family meals and worst at keeping peace at home. You two talk well over food. → Settle there who cleans, who visits and when the two of you want quiet.',
      ),
      8: passage(
        'In daily life you two do best over family meals and worst at speaking about what you own and owe. You are open about supper and closed about debts. → Once a year, put savings, loans and wishes on the same table.',
      ),
      12: passage(
        'In daily life you two do best over family meals and worst at resting. You feed everybody and sleep too little. → Go to bed at the same hour three nights a week, and see what it mends.',
      ),
    },
    4: {
      2: passage(
        'In daily life you two do best at home and worst when you talk about money. A quarrel is shorter within your own walls than outside. → Use one evening a month there for the accounts, and none for jokes about relatives.',
      ),
      8: passage(
        'In daily life you two do best at home and worst when real trouble comes. You are good at being comfortable, and you keep bad news to yourselves. → Tell each other early; most trouble is smaller when two people know of it.',
      ),
      12: passage(
        'In daily life you two do best at home and worst at resting in it. You take work and relatives to bed with you. → Stop talking about both at nine in the evening.',
      ),
    },
    8: {
      2: passage(
        'In daily life you two do best when something goes wrong and worst in ordinary talk about money. A crisis makes you generous and a normal week makes you careless. → Write down who pays what.',
      ),
      4: passage(
        'In daily life you two do best when something goes wrong and worst at keeping peace at home. You would do anything for each other, and you argue about a shelf. → Give each person a place of their own in the house.',
      ),
      12: passage(
        'In daily life you two do best when something goes wrong and worst at resting. Tiredness comes between you before any dispute does. → Put sleep first for a fortnight and see how much remains to discuss.',
      ),
    },
    12: {
      2: passage(
        'In daily life you two do best when you are alone together and worst when the family talks about money. → Make your budget when you two are on your own, before your relatives make one for you.',
      ),
      4: passage(
        'In daily life you two do best when you are away together and worst in your own four walls. You rest well away from home and badly in it. → Change one room so that it feels like your holidays.',
      ),
      8: passage(
        'In daily life you two do best when you are alone together and worst at sorting out what you own and owe. You like to leave such things for later. → Choose a date, take the papers along, and make it an evening out.',
      ),
    },
  },
  household_lord: {
    Sun: passage(
      'The Sun rules {house}, so you two want one clear voice there. → Agree whose voice it is, subject by subject.',
    ),
    Moon: passage(
      'The Moon rules {house}, so it changes with the mood of the house. You steady it by habits: the same hour, the same cup.',
    ),
    Mars: passage(
      'Mars rules {house}, so things happen fast there. → Wait one night before you decide anything that cannot be undone.',
    ),
    Mercury: [
      passage(
        'Mercury rules {house}, so talk and lists work wonders. You two should keep one shared calendar and read it.',
      ),
      passage(
        'Mercury rules {house}, so say plainly who does what, and ask again after a month. You two forget less than you think and assume more.',
      ),
    ],
    Jupiter: [
      passage(
        'Jupiter rules {house}, so good sense and a generous word settle most of it. → Ask an elder when you two are stuck.',
      ),
      passage('Jupiter rules {house}, so it improves when you two are generous first. You need no winner there.'),
    ],
    Venus: passage(
      'Venus rules {house}, so you win more there by kindness than by argument. → Make it pleasant and it becomes easy.',
    ),
    Saturn: [
      passage('Saturn rules {house}, so you need a rule and patience. What you two keep up for a year stays.'),
      passage('Saturn rules {house}, so it gets better slowly. You two should change one habit at a time.'),
    ],
  } satisfies Record<Lord, Cell>,
  great_period: {
    Sun: [
      timed(
        'These years turn you towards your own aims and your name. A partner who shares them is proud of you; one who does not feels left out, so explain what you are working for.',
      ),
      timed(
        'You stand more in the light in these years. → Bring your partner into it, by name, when people praise you.',
      ),
    ],
    Moon: [
      timed(
        'These years turn you towards home, feeling and people. You need closeness more than before, and you give it more easily.',
      ),
      timed(
        'Feeling leads you in these years, and moods come and go. → Hold on to a few fixed habits for two, and the rest may change.',
      ),
    ],
    Mars: [
      timed(
        'These years give you drive and sharp edges. You build, buy and argue more. → Choose your two or three battles, and leave the rest.',
      ),
      timed(
        'You are quicker in these years, to act and to anger. → Put the strength into a house, a sport or a plan you two share.',
      ),
    ],
    Mercury: [
      timed(
        'These years fill your life with talk, learning and business. Your bond stays fresh as long as you tell each other things first.',
      ),
      timed(
        'Your head is busy in these years with plans, papers and people. → Keep a daily quarter of an hour in which you only listen.',
      ),
    ],
    Jupiter: [
      timed(
        'These years widen your life and bring good counsel. Bonds made or renewed now rest on respect, and families find it easier to agree with you.',
      ),
      timed(
        'You grow in these years, through teaching, belief or family. → Take care that the person beside you grows as well, and ask what they would like to learn.',
      ),
    ],
    Venus: [
      timed(
        'These years bring affection, comfort and company to you. They are the most sociable of your life, so use them to be with the people you love.',
      ),
      timed(
        'You are liked in these years, and you like to be. → Give the best of it to the person at home rather than to the guests.',
      ),
    ],
    Saturn: [
      timed(
        'These years ask you for work, patience and order. A bond that carries weight now is real. → Do not mistake tiredness for the end of love.',
      ),
      timed(
        'You carry more in these years, and you carry it well. → Share the load in exact portions, and rest at the same time as your partner does.',
      ),
      timed(
        'Much is asked of you in these years, and little of it is romantic. What you two keep up through them, a walk, a weekly meal, becomes the ground for the next twenty.',
      ),
    ],
    Rahu: [
      timed(
        'These years pull you towards the new: places, people, ambitions. You change faster than those around you, so take your partner along in words.',
      ),
      timed(
        'You want more in these years than you wanted before. → Ask yourself each New Year which of those wishes includes the person you love.',
      ),
    ],
    Ketu: [
      timed(
        'These years turn you inward and loosen what was only habit. You need time alone; give the people close to you a fixed time as well.',
      ),
      timed(
        'You let go of things in these years, some of them with relief. → Tell your partner that letting go of things is not letting go of people.',
      ),
    ],
  } satisfies Record<Graha, Cell>,
  windows: {
    Sun: [
      timed(
        '→ If you are looking for somebody, let respected people introduce you. If you are married, settle a question of rank or of parents that has been left open.',
      ),
      timed(
        '→ If you are looking for somebody, go where your work is known. If you are married, celebrate something of your partner’s in public.',
      ),
    ],
    Moon: [
      timed(
        '→ If you are looking for somebody, say yes to invitations from family. If you are married, move, redecorate or bring two families to one table.',
      ),
      timed(
        '→ If you are looking for somebody, look near home and near water. If you are married, spend more evenings in, with the telephone in another room.',
      ),
      timed(
        '→ If you are looking for somebody, let your mother’s friends talk. If you are married, give each other the care that you give to guests.',
      ),
    ],
    Mars: [
      timed(
        '→ If you are looking for somebody, make the first step yourself. If you are married, take up a shared project that makes you both sweat.',
      ),
      timed(
        'If you are looking for somebody, sport and work with the hands are good places. → If you are married, have the argument you have avoided, in daylight, and finish it.',
      ),
    ],
    Mercury: [
      timed(
        '→ If you are looking for somebody, write, ask and meet; a friend of a friend is a likely door. If you are married, have the talk about money and plans.',
      ),
      timed(
        'If you are looking for somebody, a course or a trade fair brings you together with the right kind of mind. → If you are married, learn something new side by side.',
      ),
      timed(
        '→ If you are looking for somebody, answer the message you have left unanswered. If you are married, put your common plans for five years on one page.',
      ),
    ],
    Jupiter: [
      timed(
        '→ If you are looking for somebody, listen to an elder’s suggestion. If you are married, renew a promise in front of witnesses.',
      ),
      timed(
        'If you are looking for somebody, a teacher, a temple or a trip with a purpose is a likely place. → If you are married, take up a cause or a study together.',
      ),
      timed(
        '→ If you are looking for somebody, tell two people you trust that you are serious. If you are married, be generous about an old debt of feeling and close it.',
      ),
    ],
    Venus: [
      timed(
        '→ If you are looking for somebody, go where there is music and company. If you are married, take the holiday that you have put off.',
      ),
      timed(
        '→ If you are looking for somebody, dress well and accept the dull invitation too. If you are married, make one room beautiful together.',
      ),
      timed(
        '→ If you are looking for somebody, let yourself be seen doing what you enjoy. If you are married, invite your partner out as if you hardly knew each other.',
      ),
      timed(
        'If you are looking for somebody, friends who cook are your best allies. → If you are married, say in words what you still find lovely about the other.',
      ),
      timed(
        '→ If you are looking for somebody, be the one who smiles first. If you are married, spend a little money on pleasure and none on show.',
      ),
    ],
    Saturn: [
      timed(
        '→ If you are looking for somebody, look among people you have known for years. If you are married, agree on the large arrangements: house, parents, savings.',
      ),
      timed(
        'If you are looking for somebody, somebody older or from your work deserves a second look. → If you are married, repair what has been broken for longest.',
      ),
      timed(
        '→ If you are looking for somebody, take your time and take it seriously. If you are married, make one promise for ten years and write it down.',
      ),
    ],
    Rahu: [
      timed(
        '→ If you are looking for somebody, expect the unexpected, and give it a year. If you are married, do something together that neither of you has done before.',
      ),
      timed(
        'If you are looking for somebody, a screen, a foreign place or a stranger may bring the meeting. → If you are married, travel to where nobody knows you two.',
      ),
    ],
    Ketu: [
      timed(
        '→ If you are looking for somebody, do not force it; the right one comes when you have stopped counting. If you are married, give each other a free week and return with something to tell.',
      ),
      timed(
        'If you are looking for somebody, a quiet place suits you better than a party. → If you are married, sit together without a purpose once a week.',
      ),
    ],
  } satisfies Record<Graha, Cell>,
  elder_windows: {
    Sun: [
      timed(
        '→ Let yourself be honoured: a birthday, an anniversary, a family photograph. Settle who decides what among the younger ones, while they listen to you.',
      ),
      timed(
        '→ Spend mornings outside with the person closest to you. Your word carries weight in these weeks, so use it to make peace.',
      ),
    ],
    Moon: [
      timed('→ Ask the family to come, or go to them. A visit now warms you longer than the visit lasts.'),
      timed(
        '→ Cook the dish that everybody remembers, and let somebody help you. Old hurts can be spoken of gently at such a table.',
      ),
    ],
    Mars: [
      timed(
        '→ Begin the walk, the repair or the garden bed that you two have talked about. Doing it together counts more than the result.',
      ),
      timed(
        'You have strength for one thing that you have put off. → Ask a younger person to do the lifting, and enjoy being in charge.',
      ),
    ],
    Mercury: [
      timed(
        '→ Write down the stories, sort the photographs, ring an old friend. Talk is what brings you close in these months.',
      ),
      timed('→ Read aloud to each other, play cards, answer the letter. Your mind is quick now and wants company.'),
      timed(
        '→ Let a young person show you something new on the telephone. You two will have calls to look forward to.',
      ),
    ],
    Jupiter: timed(
      '→ Give a blessing or a gift its right name and owner. People will want your counsel, so offer it gently.',
    ),
    Venus: [
      timed(
        '→ Plan something beautiful for two: music, a good meal, a short trip. Affection is easy for you now, at any age.',
      ),
      timed('→ Wear what suits you and accept the invitation. Somebody will be very glad that you came.'),
      timed(
        '→ Hang the pictures, plant the flowers, buy the good tea. Make the place where you two sit a pleasure to sit in.',
      ),
      timed(
        '→ Tell the person closest to you what you have always liked about them. It will be repeated to others for years.',
      ),
    ],
    Saturn: [
      timed(
        '→ Put papers and promises in order, together with the person closest to you. You will both sleep better for it.',
      ),
      timed(
        '→ Keep a fixed hour each day for a walk or a call. What you two do regularly now does you more good than what you do grandly.',
      ),
      timed('→ Forgive one thing that is older than ten years. You will notice the weight when it is gone.'),
    ],
    Rahu: [
      timed(
        '→ Try one new thing with somebody you love, a place, a device, a dish. Novelty does your bond good in these months.',
      ),
      timed('→ Say yes to a trip that sounds a little too far. Take somebody sensible with you.'),
    ],
    Ketu: [
      timed('→ Sit together in silence, pray or walk. You need few words now, and the right person understands that.'),
      timed(
        '→ Give away what you no longer use, and tell its story to whoever takes it. It brings people closer to you than a gift you buy.',
      ),
    ],
  } satisfies Record<Graha, Cell>,
  window_of_strain: [
    timed('The same planet stands behind {strain}, so go one step slower than you would like.'),
    timed('It is also the planet of {strain}; watch that and the time is yours.'),
  ] satisfies Cell,
  /** From sixty on; others have a time within ten years. */
  no_windows: watched(
    'No time in these years stands out for the two of you by the classical rules. You are free to choose your own good moments. → Make one each month.',
  ),
  yogas_elder: passage(
    'The combinations that the old books name in your chart speak of how a bond begins. You know that part of your story better than any book does, so they are only listed among the facts.',
  ),
  take_along: {
    strong: passage(
      '→ If you keep one sentence of this report, keep this one: let {gift} lead and do not fear {strain}.',
    ),
    good: passage(
      '→ If you keep one sentence of this report, keep this one: {gift} is enough for you, as long as {strain} never has the last word of the day.',
    ),
    mixed: passage(
      '→ If you keep one sentence of this report, keep this one: between {gift} and {strain} you choose again every evening.',
    ),
    weak: passage(
      '→ If you keep one sentence of this report, keep this one: go slowly, name {strain} before somebody else has to, and trust {gift}.',
    ),
  } satisfies Record<AreaBand, Passage>,
}
