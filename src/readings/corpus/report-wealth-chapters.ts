import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { Element, HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

/** The chapters of the report on money for adults, and its passages for the parents of a child. */

const passage = from('BPHS ch. 3, 11 and 24, in our words')
const divided = from('BPHS ch. 6-7 on the hora, in our words')
const points = from('Uttara Kalamrita 4 and BPHS on special ascendants, in our words')
const combined = from('BPHS ch. 41-42, in our words')
const timed = from('BPHS ch. 46-47, in our words')

type Shade = 'good' | 'mixed' | 'hard'

export default {
  verdict: {
    strong: [
      passage(
        'Money is one of the easier subjects of your life. {gift} brings it in and holds it together, and {strain} costs you less than it costs others. → Decide early what the money is for.',
      ),
      passage(
        'You are likely to be well off by your own standards. Most of it comes from {gift}. The one leak to watch is {strain}.',
      ),
      passage(
        'Your chart is strong for money. You may plan on a good scale, because {gift} carries it. Only {strain} can spoil the sum, and you can see it coming.',
      ),
    ],
    good: [
      passage(
        'Your means grow by steps, and the steps hold. {gift} does more for you than {strain} takes away. In ten years you will be glad of it.',
      ),
      passage(
        'More in your chart brings money in than lets it out. You can build on {gift}. → When a year ends lower than you hoped, look at {strain} first.',
      ),
      passage('You earn well for what you put in. The credit belongs to {gift}; the missing part went to {strain}.'),
      passage(
        'You need not worry about your income as a whole. {gift} keeps it up over the years. Your surprises, and not the good ones, come through {strain}.',
      ),
      passage(
        'You can count on more coming in than going out, in most years. {gift} is the reason. Keep {strain} in sight when you sign for something.',
      ),
    ],
    mixed: [
      passage(
        '{gift} fills your purse in good seasons, and {strain} empties a part of it in thin ones. A reserve is worth more to you than a larger income.',
      ),
      passage(
        'You earn by {gift} and lose by {strain}. → Move a fixed part of every receipt away on the day it comes.',
      ),
      passage(
        'Your chart gives you the means and some ways to lose them. → Rely on {gift} for the large decisions. Leave {strain} the pocket money.',
      ),
    ],
    weak: [
      passage(
        'You build your means late and with your own hands. {strain} makes the beginning harder than it has to be, and {gift} is what gets you through. What you own in the end you will really own.',
      ),
      passage(
        'Money asks you for patience. → Expect little from luck, and let {gift} do the work. The sooner you put a fence around {strain}, the sooner the sum grows.',
      ),
      passage(
        'You need a simple system for money more than most people do. {strain} is stronger on an ordinary day, {gift} on the days that you plan. → So plan more days.',
      ),
    ],
  } satisfies Record<AreaBand, Cell>,
  balance: {
    strong: [
      passage(
        '{gift} wins in nearly every year. {strain} appears when you are bored or celebrate. → Fix the limit of a celebration beforehand, and enjoy it to the last coin.',
      ),
      passage(
        'You would have to work at becoming poor. Still, check once a quarter what {strain} costs you, and move that sum out of its reach.',
      ),
    ],
    good: [
      passage(
        'Over five years {gift} wins clearly; within a month {strain} may. → So look at the yearly figure, and do not punish yourself for a bad week.',
      ),
      passage(
        '→ Watch {strain} for one quarter and do nothing else. You will find that {gift} has already been paying for it, and that you can stop half of it without pain.',
      ),
      passage(
        'You are ahead, and you could be further ahead. {gift} needs no help from you; {strain} needs a date in the calendar on which you look it in the face.',
      ),
      passage(
        'What you lose, you lose through {strain}, and nearly always in the same two or three situations. → Write them down tonight. A loss that you expect is half as large.',
      ),
    ],
    mixed: [
      passage(
        '→ Let {gift} work while you are fresh and in company. {strain} is busiest late in the day and alone. You can simply do no business after supper.',
      ),
      passage(
        'In some years you live by {gift}, in others you pay for {strain}. → Let the good years fill a reserve that the others may not touch.',
      ),
      passage(
        'Neither of the two wins for good, so a rule must help. → Put a fixed part of every payment out of reach on the same day. {strain} can only spend what it finds.',
      ),
    ],
    weak: [
      passage(
        '→ Make {strain} expensive for yourself: no card for the account that counts, a second signature, a night between wish and order. {gift} then has time to work.',
      ),
      passage(
        '→ Give {gift} one hour a week, always the same hour, with all the papers on the table. You will see the first difference after three months.',
      ),
    ],
  } satisfies Record<AreaBand, Cell>,
  lord_place: {
    1: {
      good: passage(
        'You earn by being yourself: your manner, your face and your word bring the money in. People pay you because they like to deal with you. → Keep a little distance between a good month and a new habit.',
      ),
      mixed: passage(
        'Your money depends on your form. In good weeks you earn for three, in bad ones you hardly send the bills. → Let the good weeks pay for the bad ones in advance.',
      ),
      hard: passage(
        'You connect your worth with your account, and so a low balance makes you timid. → Ask a friend what you should charge. The figure will be higher than yours.',
      ),
    },
    2: {
      good: passage(
        'You can keep what you earn. Savings suit you, in plain forms that you understand, and your family gains by them. You keep a promise about payment to the day.',
        'keeps money',
      ),
      mixed: passage(
        'You save well until somebody at home needs something. Then the reserve is gone in an afternoon. → Keep two reserves, and tell the family about one of them.',
        'leaks money',
      ),
      hard: passage(
        'What you put aside tends to find its way out again. You are not careless; you have no wall between saving and spending. → Open an account in another bank, without a card.',
        'leaks money',
      ),
    },
    3: {
      good: passage(
        'You make money by your own effort: writing, selling, short trips, skilled hands. A second small income comes to you easily. Your courage to ask is your best asset.',
      ),
      mixed: passage(
        'You try many small ways to earn, and half of them pay. Brothers, sisters or neighbours have a part in it. → After six months, keep the two best and stop the rest.',
      ),
      hard: passage(
        'You work hard for small sums, and your savings pay for many little trips and tools. → Add them up once. One of your skills deserves a proper price.',
      ),
    },
    4: {
      good: passage(
        'Your money likes walls and ground. A home of your own, land or a vehicle that works for you keeps value in your hands. → Buy what you can walk around.',
      ),
      mixed: passage(
        'Your home holds your money and also eats it. Each repair brings another one along. → Put a fixed sum a month into the house, and let the rest wait its turn.',
      ),
      hard: passage(
        'Family matters or an old house take the money that you would put aside. You do it from love. → Make a yearly limit for it and show the others the figure.',
      ),
    },
    5: {
      good: passage(
        'You earn with ideas and with good timing. Teaching, advice, creative work or a careful stake can pay you well. → Take out the first stake as soon as it has come back.',
      ),
      mixed: passage(
        'Clever ideas bring you money, and clever ideas cost you some. You are better at the first investment than at the second. → Stop after the first for a while.',
      ),
      hard: passage(
        'You are tempted to make savings grow faster than they can. Children, pleasures or a stake take their part. → Keep play and savings in two accounts that never meet.',
      ),
    },
    6: {
      good: passage(
        'You earn by service and by solving problems: repair, health, law, accounts, competition. You are paid when others are in trouble. → Insist on clear terms before you begin.',
      ),
      mixed: passage(
        'Your savings and your obligations are neighbours. You pay everything off, and then something new turns up. → Pay the shortest one first, and close that door.',
      ),
      hard: passage(
        'Small debts or disputes gnaw at what you put aside. They are not large, there are only too many. → Write them in one list this month and strike out the smallest.',
        'leaks money',
      ),
    },
    7: {
      good: passage(
        'Partners bring you money: a spouse who is good with it, a client who stays, a firm of two. You save better together than alone. → Put both names on the plan.',
      ),
      mixed: passage(
        'Your savings depend on what another person earns or spends. That goes well while you talk about it. → Have one evening a month for figures, with something good to eat.',
      ),
      hard: passage(
        'Other people’s wishes shape what you can keep. You give way and the account pays. → Settle who may decide about which sum, in writing and while you are friends.',
      ),
    },
    8: {
      good: passage(
        'Money reaches you by side doors: an inheritance, a settlement, insurance, the funds of a partner, research. You understand what others prefer not to read. → Read it, and you gain.',
      ),
      mixed: passage(
        'Your means change in jumps, up and down. You have probably lived through one of each. → Keep half a year of costs aside, and a jump is only a story.',
        'jumps',
      ),
      hard: passage(
        'You dread the unexpected bill, and it does come now and then. A good insurance and a small locked reserve take the fear out of it. → Do both in the same month.',
      ),
    },
    9: {
      good: passage(
        'Luck helps your savings, and it looks like good advice. A teacher, a parent or somebody of principle shows you what to do with money. You prosper by dealing honestly.',
      ),
      mixed: passage(
        'You put money into what you believe in: study, travel, a cause. Some of it returns and some does not. → Decide beforehand which part is a gift.',
      ),
      hard: passage(
        'Good causes, long trips or an elder’s affairs cost you more than you planned. You do not regret it, you only miss it later. → Give a tenth, and give it gladly.',
      ),
    },
    10: {
      good: passage(
        'Your work pays into your savings directly. A good name brings you a good price. → Each time your rank rises, raise the sum you put aside before you get used to the rest.',
      ),
      mixed: passage(
        'You earn well while work goes well, and work has its seasons. The costs of looking the part are part of it. → Keep the car one size smaller than the title.',
      ),
      hard: passage(
        'Your position costs you money: clothes, favours, hours that nobody pays. You hope that it will pay later. → Ask for the later in writing.',
      ),
    },
    11: {
      good: passage(
        'What comes in stays and grows. Income and savings work as one in your life, through friends and many small sources. You can aim at more than one income.',
        'keeps money',
      ),
      mixed: passage(
        'Friends bring you money and friends take it out to dinner. On the whole you gain. → Notice which of them only ring when it is their turn to receive.',
      ),
      hard: passage(
        'You count on gains that are promised, and you spend them early. → Let a sum arrive before you give it a purpose. Your friends will understand.',
      ),
    },
    12: {
      good: passage(
        'Your money goes far away and works there: abroad, in an institution, for something quiet. You can give without becoming poor. → Keep one account that you look at only at New Year.',
      ),
      mixed: passage(
        'Money leaves you quietly, for comfort, travel or people who have less. You hardly notice the single sum. A week of written notes shows you the way it goes.',
      ),
      hard: passage(
        'You save and it slips away, often for good reasons. → Make saving the first payment of the month, by itself, before anything else can happen to the sum.',
        'leaks money',
      ),
    },
  } satisfies Record<HouseNumber, Record<Shade, Passage>>,
  guests: {
    Sun: passage(
      'With the Sun in your second house, you like to be known as somebody who pays well. Income from a public body or from your own name suits you.',
    ),
    Moon: passage(
      'With the Moon in your second house, your balance rises and falls like a tide. → Save at high water, within a day, because you feel rich only then.',
    ),
    Mars: passage(
      'With Mars in your second house, you earn fast and you speak fast about money. A sentence said in anger can cost you a month.',
    ),
    Mercury: passage(
      'With Mercury in your second house, you earn with your voice and with figures. Two small incomes suit you better than one large one.',
    ),
    Jupiter: passage(
      'With Jupiter in your second house, your savings have a good guard. You speak sensibly about money, and your family profits from it.',
    ),
    Venus: passage(
      'With Venus in your second house, you earn by taste and keep a good table. → Set a sum for beautiful things, and spend it with joy.',
    ),
    Saturn: passage(
      'With Saturn in your second house, you feel that you have little, even when you do not. You keep things long, and your savings grow late and safely.',
      'keeps money',
    ),
    Rahu: passage(
      'With Rahu in your second house, you want more than your family had, and you find unusual ways to it. → Tell them the truth about how much there is.',
    ),
    Ketu: passage(
      'With Ketu in your second house, you would rather not talk about money. → Let somebody fond of figures look through yours once a year.',
    ),
  } satisfies Record<Graha, Passage>,
  aspects: {
    Saturn: {
      8: passage(
        'Saturn aspects your second house from your eighth. You fear the hidden cost in every offer. → Look for it once, thoroughly, and then decide.',
      ),
      12: passage(
        'Saturn aspects your second house from your twelfth. Some duty far away or behind closed doors costs you a regular sum. → Give it an end date.',
      ),
      5: passage(
        'Saturn aspects your second house from your fifth. You save for the young or for a long study, and it slows the rest. → Allow yourself a small treat beside it.',
      ),
    },
    Mars: {
      7: passage(
        'Mars aspects your second house from your seventh. Somebody close to you pushes you to spend or to earn. → Agree on the figure when both of you have eaten.',
      ),
      11: passage(
        'Mars aspects your second house from your eleventh. You chase gains with energy, and friends cheer you on. → Bank the first success before you try for the second.',
      ),
      8: passage(
        'Mars aspects your second house from your eighth. Shared money makes you impatient. → Let a neutral person divide it.',
      ),
    },
    Jupiter: {
      8: passage(
        'Jupiter aspects your second house from your eighth. Help comes from money that is not your own: a grant, a fund, an elder. You should ask for it formally.',
      ),
      6: passage(
        'Jupiter aspects your second house from your sixth. You get out of debts and disputes better off than you went in. → Do not let that tempt you into new ones.',
      ),
      10: passage(
        'Jupiter aspects your second house from your tenth. Your work is trusted and your savings feel it. You can ask for a share instead of a bonus.',
      ),
    },
  } satisfies Partial<Record<Lord, Partial<Record<HouseNumber, Passage>>>>,
  alone: {
    Fire: passage(
      'Your second house is empty and no planet looks at it. You save in bursts, so let a standing order do it in the months between.',
    ),
    Earth: passage(
      'Your second house has no planet in it and none looks at it. You keep what you have by habit, and your habits are good.',
    ),
    Air: passage(
      'Your second house is left alone by the planets. You earn and save by what you know and whom you know.',
    ),
    Water: passage(
      'Your second house has no guest and no onlooker. You save for people and hardly ever for yourself; give yourself a line in the plan.',
    ),
  } satisfies Record<Element, Passage>,
  main_house: {
    strong: passage(
      'Taken together your house of savings stands firm. You may lock money away for ten years without fear.',
      'keeps money',
    ),
    good: passage(
      'Taken together your house of savings is supported. You reach a sum a little later than you planned, and you do reach it.',
    ),
    mixed: passage(
      'Taken together your house of savings gives and takes. You need to save in the month in which it comes easily.',
    ),
    weak: passage(
      'Taken together your house of savings is under strain. You should count on income first and on reserves second.',
    ),
  } satisfies Record<AreaBand, Passage>,
  house_yet: {
    higher: passage('By itself this house would keep more for you; {strain} is where the difference goes.'),
    lower: passage('You make up for it elsewhere, and {gift} does most of that.'),
  },
  /** The houses of savings and of gains for elders. */
  elder_house: {
    lord_place: {
      1: passage(
        'You are your own best adviser about money, after all these years. → Trust the quiet voice that says “not needed”.',
      ),
      2: passage(
        'You keep what comes to you, and you have the skill of keeping. → Let somebody younger see how you do it.',
      ),
      3: passage(
        'You still like to do things yourself, and it saves you money. → Let your neighbours help with what is heavy.',
      ),
      4: passage(
        'Your means are in your home. → Use a part of them to make it easier to live in: a rail, a good lamp, a warm floor.',
      ),
      5: passage(
        'You like to spend on the young, and it is money well spent. → Set the sum for the whole year, so that each of them gets the same.',
      ),
      6: passage(
        'You pay what you owe. → Look through the small fixed costs once, because some of them ended long ago and are still being charged.',
      ),
      7: passage(
        'You like to share your means with somebody. Both of you, or two people you trust, should know where the papers are.',
      ),
      8: passage(
        'Money from estates and insurance has to do with your peace of mind. → Talk about it once, plainly, with the people it concerns.',
      ),
      9: passage(
        'You give to what you believe in. → Choose one cause and follow what your gift does there; that is worth more than ten receipts.',
      ),
      10: passage(
        'A name for good work is part of your means. You may spend the first and lend out a little of the second.',
      ),
      11: passage('Your friends are part of your wealth. → Put aside a small fund for visits, trips and shared meals.'),
      12: passage(
        'You give quietly and do without easily. → Do not do without too much; a comfortable chair is no luxury.',
      ),
    } satisfies Record<HouseNumber, Passage>,
    guests: {
      Sun: passage(
        'With the Sun in your second house, you like to pay for everybody. → Once in a while, let the others have that joy.',
      ),
      Moon: passage(
        'With the Moon in your second house, you keep a full larder and an open table. → Shop with a list, for your own sake.',
      ),
      Mars: passage(
        'With Mars in your second house, you say plainly what you think of prices. You are usually right, and a joke makes it easier to hear.',
      ),
      Mercury: passage(
        'With Mercury in your second house, you keep your accounts in your head. → Write them down as well, on one page.',
      ),
      Jupiter: passage(
        'With Jupiter in your second house, your family listens when you speak about money. → Tell them early what you intend.',
      ),
      Venus: passage(
        'With Venus in your second house, you own beautiful things. Some of them will give you a second joy as presents.',
      ),
      Saturn: passage(
        'With Saturn in your second house, you live carefully. → Allow yourself one thing a month that is only pleasant.',
      ),
      Rahu: passage(
        'With Rahu in your second house, offers find you easily. You may always say that you will call back.',
      ),
      Ketu: passage(
        'With Ketu in your second house, you do not care to count. → Let somebody you trust do it twice a year.',
      ),
    } satisfies Record<Graha, Passage>,
    rising: {},
  },
  /** Gains of elders, by the lord of the eleventh house. */
  elder_gains: {
    Sun: passage(
      'What still comes in to you comes in through your name and your earlier work. → Check whether all of it is being paid.',
    ),
    Moon: passage(
      'What comes in to you comes through family and home. → Accept it as it is meant, and say what you really need.',
    ),
    Mars: passage(
      'You can still turn skill into a little income, and it keeps you lively. → Choose a task that ends before you are tired.',
    ),
    Mercury: passage(
      'Advice, letters and small dealings still bring you something. → Let it be a pleasure first and an income second.',
    ),
    Jupiter: passage('Good people think of you when something good is to be shared. → Let them.'),
    Venus: passage(
      'Friends bring you pleasant things, and you give them back with interest. That account is in good order.',
    ),
    Saturn: passage(
      'Old claims, pensions and long contracts bring you what you live on. → Read the yearly letter once, with your glasses on.',
    ),
  } satisfies Record<Lord, Passage>,
  /** The house of gains. */
  eleventh: {
    lord_place: {
      1: {
        good: passage(
          'Gains come to you in person. People think of you when something good is to be given away. → Be seen, and answer quickly.',
        ),
        mixed: passage('You gain when you push, and you do not like to push. → Ask once, clearly, and leave it there.'),
        hard: passage(
          'You let chances pass because you doubt that they are meant for you. → Take the next one before you have judged it.',
        ),
      },
      2: {
        good: passage('What you gain goes straight into what you keep. Bonuses and extra work really make you richer.'),
        mixed: passage(
          'You gain well and the family has plans for it. → Keep the first quarter of each extra sum for yourself.',
        ),
        hard: passage(
          'Extra money is spoken for before it arrives. → Pay yourself first, and let the others hear of the rest.',
        ),
      },
      3: {
        good: passage(
          'Your own effort brings the extra income: a second trade, a text, a weekend market. You have more courage for it than you think.',
        ),
        mixed: passage(
          'You earn extra in many small sums, and the work is hardly noticed. → Raise the price of the smallest job.',
        ),
        hard: passage(
          'You put much into small ventures with friends or neighbours and get little out. → Choose the one you enjoy most.',
        ),
      },
      4: {
        good: passage(
          'Property, vehicles or a trade from home bring you gains. A room that earns rent suits you well.',
        ),
        mixed: passage(
          'You gain through house and land, with some trouble attached. → Count the repairs before you count the rent.',
        ),
        hard: passage(
          'Hopes for gain through house or family keep you waiting. → Do not plan with money from that side before it is paid.',
        ),
      },
      5: {
        good: passage(
          'Your ideas pay. Teaching, creative work or well-chosen shares bring you more than the hours would suggest.',
        ),
        mixed: passage(
          'You have a good nose for chances and sell a little late. → Set the price at which you go before you start.',
        ),
        hard: passage(
          'You like the thrill of a gain as much as the gain. → Play with a sum you could lose without telling anyone.',
        ),
      },
      6: {
        good: passage(
          'You gain where others have trouble: service, repair, advice in disputes, competition. Rivals make you better paid.',
        ),
        mixed: passage('You win what you claim, after letters and delay. → Keep receipts and a calm tone.'),
        hard: passage(
          'Gains come with a dispute attached. → Ask for a part in advance and put every agreement on paper.',
        ),
      },
      7: {
        good: passage(
          'Partners and customers bring you gains. A fair deal with one good person is worth ten chances to you.',
        ),
        mixed: passage(
          'You gain through partners and share more than you must. → Divide by work done and not by kindness.',
        ),
        hard: passage('Others profit from your ideas first. → Agree on shares before you explain how it works.'),
      },
      8: {
        good: passage(
          'Money finds you by surprise: a refund, a legacy, somebody else’s mistake. You also earn from what others find too complicated.',
        ),
        mixed: passage('Your gains arrive in one lump after a long wait. → Live as though the lump were not coming.'),
        hard: passage(
          'Promised gains melt or come late. → Treat each of them as a rumour until it is in your account.',
        ),
      },
      9: {
        good: passage(
          'Good fortune and good advice bring you gains, often through a teacher, a trip or something you believe in.',
        ),
        mixed: passage(
          'You gain by people of principle, and their conditions come with it. You can accept most of them.',
        ),
        hard: passage('You wait for luck where a letter would do. → Write the letter today.'),
      },
      10: {
        good: passage(
          'Your income rises with your rank. The next step in your work is also the best investment open to you.',
        ),
        mixed: passage(
          'Work pays you more in title than in money. → Ask for the second with the same calm as for the first.',
        ),
        hard: passage('You do extra work that nobody has put a price on. → Put one on it this month.'),
      },
      11: {
        good: passage(
          'Income beyond your wage comes easily, from several sides and through friends. → Widen the circle, and it widens the income.',
        ),
        mixed: passage('You have many wishes, and each gets a part of the income. → Choose two wishes for this year.'),
        hard: passage(
          'You know many people and ask none of them. One question to the right person is worth a year of saving.',
        ),
      },
      12: {
        good: passage(
          'Gains reach you from far away, from abroad or from large institutions. You can also give well, and it comes back.',
        ),
        mixed: passage(
          'What comes in goes out again for travel, comfort or people in need. → Let a tenth of it stay.',
          'leaks money',
        ),
        hard: passage(
          'Gains run through your fingers before you have sat down. → Let them go to an account that takes three days to reach.',
        ),
      },
    } satisfies Record<HouseNumber, Record<Shade, Passage>>,
    guests: {
      Sun: passage(
        'With the Sun in your eleventh house, people of rank bring you gains. → Let them know what you are looking for.',
      ),
      Moon: passage(
        'With the Moon in your eleventh house, you gain through many people and in waves. Your circle is your income.',
      ),
      Mars: passage(
        'With Mars in your eleventh house, you fight for a gain and usually get it. → Choose friends who compete fairly.',
      ),
      Mercury: passage(
        'With Mercury in your eleventh house, contacts, trade and quick messages bring you money. → Answer within the day.',
      ),
      Jupiter: passage(
        'With Jupiter in your eleventh house, your wishes tend to be granted in good time. You gain through elders and through what you share.',
      ),
      Venus: passage(
        'With Venus in your eleventh house, pleasant people bring you pleasant gains. You earn in company and spend there too.',
      ),
      Saturn: passage(
        'With Saturn in your eleventh house, income grows slowly and lasts. Old friends and large firms are your best sources.',
      ),
      Rahu: passage(
        'With Rahu in your eleventh house, you can gain more than you thought, from new or foreign sources. → Keep an exact record.',
      ),
      Ketu: passage(
        'With Ketu in your eleventh house, you stop wishing as soon as you could have it. → Collect the gain first and lose interest afterwards.',
      ),
    } satisfies Record<Graha, Passage>,
    aspects: {},
    alone: {
      Fire: passage('Your eleventh house is empty and unobserved. You make your gains by starting something yourself.'),
      Earth: passage(
        'Your eleventh house stands empty, and no planet watches it. You gain by what you produce, one piece after the other.',
      ),
      Air: passage('Your eleventh house has no planet and no onlooker. Your gains follow your conversations.'),
      Water: passage(
        'Your eleventh house is quiet. You gain where you care for people, often without having planned it.',
      ),
    } satisfies Record<Element, Passage>,
  },
  /** The lord of the ninth house, by its condition. */
  fortune: {
    Sun: {
      good: passage(
        'Fortune reaches you through people in authority, and through a father’s good name. You may ask them directly.',
      ),
      mixed: passage(
        'People of rank help you on days when you do not need it. You should let them know early when you do.',
      ),
      hard: passage(
        'You expect little luck from those above you. → Prepare so well that it is easier for them to agree.',
      ),
    },
    Moon: {
      good: passage(
        'Luck comes to you through many people and through home. → Go where there is life; your chances stand about in kitchens and markets.',
      ),
      mixed: passage('Your luck has tides, and you can feel them. → Act on the good days and rest on the others.'),
      hard: passage('You take a bad week for bad luck. → Wait for ten days before you change a plan about money.'),
    },
    Mars: {
      good: passage(
        'Your luck likes courage. The offer that others found too hard was a good one for you, and so will the next be.',
      ),
      mixed: passage('You force your luck a little. Half the push brings you the same result.'),
      hard: passage(
        'You break off shortly before it pays. → Set the end of an effort beforehand, and stay until then.',
      ),
    },
    Mercury: {
      good: passage(
        'Fortune speaks to you in messages, tips and things you happen to read. You notice what is useful and you use it.',
      ),
      mixed: passage(
        'You hear of good chances and compare them until they close. Two days are enough for you to compare.',
      ),
      hard: passage('Your luck is hidden in papers that you have not read. One of them is worth an evening.'),
    },
    Jupiter: {
      good: passage(
        'Good advice finds you in time, and you are ready to take it. That is the best luck there is in money.',
      ),
      mixed: passage('Teachers help you and also cost you something. → Take the advice, and check the invoice.'),
      hard: passage('You trust the wrong expert now and then. → Ask three of them the same question.'),
    },
    Venus: {
      good: passage(
        'Your luck has a friendly face. People like to let you have the good place, the discount or the first call.',
      ),
      mixed: passage(
        'Charm opens the door for you, and comfort keeps you from walking through. → Get up a little earlier on such days.',
      ),
      hard: passage(
        'You pay for luck that others get for nothing. → Say what you want before you say how nice everything is.',
      ),
    },
    Saturn: {
      good: passage(
        'Your luck is slow and reliable. What you have prepared for years falls into place, and people call it fortune.',
      ),
      mixed: passage('You are lucky on the second or third attempt. → Plan for the third from the start.'),
      hard: passage(
        'You do not believe in luck and leave no room for it. → Apply for one thing that you think you will not get.',
      ),
    },
  } satisfies Record<Lord, Record<Shade, Passage>>,
  /** By the half of the sign in which the ascendant falls, and the half of the lord of gains. */
  hora: {
    solar: {
      solar: [
        divided(
          'You make money by your own push and decision. You do best with one clear goal and with pay for results.',
        ),
        divided(
          'You earn most where you decide and answer for it. A fixed wage alone would bore you and cost you money.',
        ),
        divided('You do best with work that is paid by result. → Set a figure for the year and tell one person.'),
      ],
      lunar: [
        divided(
          'You open doors by effort and earn afterwards by steady flow. → Start boldly, then let rent, fees or custom carry you.',
          'steady',
        ),
        divided('You begin with a push and live from what keeps running. → Build things that pay you more than once.'),
        divided('You win a customer by effort and keep the customer by care. The second is where your money is.'),
      ],
    },
    lunar: {
      solar: [
        divided(
          'You live from what flows in by itself, and your larger gains come when you decide something. One brave step a year suits you.',
        ),
        divided(
          'You are fed by regular income and enriched by single decisions. → Leave yourself room for one of them each year.',
        ),
        divided(
          'You let money come to you, and now and then you have to go and fetch it. → Do so in spring, when you have strength.',
        ),
      ],
      lunar: [
        divided(
          'You gather money as a pond gathers rain: by many small payments, care and patience. You need no bold strokes.',
        ),
        divided(
          'You grow richer by small sums that never stop. A rent, a fee, a custom that returns each month is worth more to you than a prize.',
        ),
        divided('You keep and collect, and time does the rest. → Leave the bold strokes to people who sleep badly.'),
      ],
    },
  } satisfies Record<string, Record<'solar' | 'lunar', Cell>>,
  course: {
    good: {
      rises: divided(
        'What you have grows more solid with time. {lord} is well placed at birth and better in the hora, so you can lock savings away for long terms.',
      ),
      level: divided(
        'What you put aside stays what it is. In the hora {lord} is as well placed as at birth. You can plan with it.',
      ),
      falls: divided(
        'You come by money more easily than you hold it. {lord} is well placed at birth and loses ground in the hora, so let others guard your reserve.',
        'leaks money',
      ),
    },
    mixed: {
      rises: divided(
        'You learn to keep money, and later you are good at it. {lord} is mixed at birth and stands higher in the hora.',
      ),
      level: divided(
        'Your reserve goes up and down, and the average is sound. {lord} is mixed at birth and unchanged in the hora.',
      ),
      falls: divided(
        'Your reserve needs a lock. {lord} is mixed at birth and lower in the hora, so you should choose forms of saving that take time to open.',
        'leaks money',
      ),
    },
    hard: {
      rises: divided(
        'A slow start in saving says little about your end. {lord} is weak at birth and stronger in the hora, so later savings hold better than early ones.',
      ),
      level: divided(
        'You have to build the wall around your savings yourself. {lord} is weak at birth and no stronger in the hora. A standing order is your wall.',
        'leaks money',
      ),
      falls: divided(
        'You do better with earning than with keeping. {lord} is weak at birth and in the hora too, so pay what you own into things that cannot be spent.',
      ),
    },
  } satisfies Record<Shade, Record<'rises' | 'level' | 'falls', Passage>>,
  course_elder: {
    rises: divided(
      'What you saved was worth saving. {lord} stands higher in the hora than at birth, and you can see it in what you need not worry about.',
    ),
    level: divided(
      'You keep what can be kept. {lord} has the same strength in the hora as at birth. → Enjoy a part of it.',
    ),
    falls: divided(
      'You give away more than you keep, and many people are better off for it. {lord} stands lower in the hora than at birth. → Keep the rest for yourself.',
    ),
  },
  /** The house of Indu lagna, in the form that follows "your Indu lagna (the point of wealth)". */
  indu: {
    1: points('Wealth comes to you through your own person. You are the firm; look after it, and sleep enough.'),
    2: points('Wealth grows for you inside the family and in plain savings. You need no clever product.'),
    3: points(
      'Wealth comes through your own effort, your texts and your trips. → Ask, write, call, and do it yourself.',
    ),
    4: points('Wealth gathers for you in ground, houses and vehicles. → Buy where you would like to live.'),
    5: points(
      'Wealth follows your ideas and what you teach. A course, a book or a clever plan may be worth more than a post.',
    ),
    6: points('Wealth comes to you by service and by problems that you solve. Other people’s trouble is your trade.'),
    7: points(
      'Wealth is made in company, by partners and agreements. → Choose the person with more care than the business.',
    ),
    8: points(
      'Wealth comes by other people’s money: funds, estates, insurance, research. → Learn the rules that bore everybody else.',
    ),
    9: points('Wealth comes with advice, learning and a little luck. → Stay near people who know more than you.'),
    10: points(
      'Wealth follows your rank and your name. What you do under your own name pays you more than any saving.',
    ),
    11: points('Wealth comes by friends and by many small incomes. You should let people know what you can do.'),
    12: points(
      'Wealth is earned far away or out of sight, abroad or in large institutions. You may have to leave home for it, at least by post.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  /** The planets that bear on Indu lagna. */
  indu_care: {
    benefic: points('Only helpful planets bear on that point, so you meet little resistance there.'),
    both: [
      points('Helpful and hard planets both bear on that point: you succeed there after some bargaining.'),
      points('Some planets help you there and others test you, so try twice before you judge.'),
      points('You will find open doors there and closed ones. → Count the open ones.'),
    ],
    malefic: [
      points('Only hard planets bear on that point, so you will have to bargain there, and you can.'),
      points('Nothing is given to you there for nothing, and what you win there you keep.'),
    ],
    empty: points('No planet bears on that point, and you decide alone how much you make of it.'),
  } satisfies Record<string, Cell>,
  sree: points(
    'Your Sree lagna (the point of plenty) stands in your {house} house: money spent on {field} makes life feel rich to you.',
  ),
  hora_lagna: points(
    'Your hora lagna, which shows where money is made, adds your {house} house to the places to look at: {field}.',
  ),
  /** No combination of wealth. */
  dhana: [
    combined(
      'You have none of the combinations of wealth that the old books name, and most people who live well have none. In your chart the houses and the periods decide.',
    ),
    combined(
      'No classical combination of wealth is whole in your chart. That is common, and it leaves the matter in your own hands.',
    ),
  ] satisfies Cell,
  daridra: {
    none: [
      combined(
        'None of the combinations of want from the old books is in your chart. What you lack now and then you lack for ordinary reasons.',
      ),
      combined(
        'You are free of the combinations of want that the old books fear. A lean year in your life is a lean year and nothing more.',
      ),
      combined(
        'No rule of want from the old books is met in your chart, so you can look at your worries about money as habits.',
      ),
    ],
    lifted: [
      combined(
        'A combination of want is formed in your chart, and other planets lift it. You may know thin years early on, and you learn more from them than others from full ones.',
      ),
      combined(
        'The old books would name a combination of want and take it back at once, because other planets help you. → Keep a reserve, and think no more of it.',
      ),
    ],
    some: [
      combined(
        'A combination of want from the old books stands in your chart, as in many charts. It does not say that you will be poor; it says that your money needs attention each month. A reserve of three months is the practical answer.',
      ),
      combined(
        'As in many charts, the old books find a combination of want in yours. → Read it as a warning about one habit, and not as a sentence.',
      ),
      combined(
        'You share with many people a combination of want from the old books. Tradition answers it with regular giving, in small sums; a bank would answer it with a reserve. You can do both.',
      ),
      combined(
        'One of the rules of want is met in your chart, as in nearly half of all charts. You need not fear it. → Look through your fixed costs each spring, and it has done its work.',
      ),
    ],
  } satisfies Record<string, Cell>,
  /** Streams of income, in the form of a finding. */
  streams: {
    earned: {
      good: [
        passage(
          'You can rely on what you earn by work. → Ask for a rise when the task has grown, with the list of what is new.',
        ),
        passage('Your work pays you fairly and on time. Each new task is a reason to talk about the figure again.'),
      ],
      mixed: passage(
        'What you earn by work depends on where you work. You lose more by staying in the wrong place than by a month without pay.',
      ),
      hard: passage(
        'You are paid less for your work than it is worth. → Learn the usual rate in your field this month, from three people.',
      ),
    },
    savings: {
      good: [
        passage(
          'You are good at keeping money. Savings grow for you even in dull forms, so do not leave them for exciting ones.',
          'keeps money',
        ),
        passage('What you put aside stays aside. You could go up by a small step each January and hardly feel it.'),
      ],
      mixed: passage('You save well for a purpose and badly without one. → Give each account a name.'),
      hard: passage('Saving is the stream that needs your help. → Automate it, and treat the rest as your income.'),
    },
    gains: {
      good: [
        passage(
          'Extra income comes to you through people: a share, a commission, a favour returned. → Stay in touch with people who value what you do.',
        ),
        passage('Income beside your wage finds you when people know what you can do. → Tell two of them this month.'),
        passage('You do well with a second source of income. It may stay small, as long as it comes every month.'),
        passage(
          'Friends and groups bring you extra money, often without much planning. You can say yes more often than you do.',
        ),
      ],
      mixed: passage('Extra income comes at odd times. You may take it as a gift and never plan with it.'),
      hard: [
        passage('Extra work brings you little. → Put the hours into your main income instead.'),
        passage('Small jobs on the side tire you more than they pay. → Choose one of them and drop the others.'),
      ],
    },
    fortune: {
      good: [
        passage(
          'Luck takes your side in money more often than you can explain. → Apply, enter, ask; somebody may say yes.',
        ),
        passage('You have a little luck in reserve. → Use it where others only see a form to fill in.'),
        passage(
          'When it matters, somebody helps you or the date suits you. → Put yourself in the way of such chances.',
        ),
      ],
      mixed: passage(
        'Your luck arrives late and is then real. → Keep applications open a little longer than feels polite.',
      ),
      hard: passage('→ Leave luck out of your sums. What you prepare yourself is sure.'),
    },
    investment: {
      good: [
        passage(
          'You choose investments well, if you may take your time. → Decide at your desk, and never on the telephone.',
        ),
        passage('You see early what will be worth more later. A yearly decision suits you better than a weekly one.'),
      ],
      mixed: passage(
        'With investments your first thought is good and your third is not. → Buy seldom and look at it even less.',
      ),
      hard: [
        passage('Investments cost you sleep and some money. → Choose the broadest and dullest form, or none.'),
        passage(
          'You are not made for watching prices. A plan that runs by itself protects your money and your evenings.',
        ),
      ],
    },
    inheritance: {
      good: [
        passage(
          'Money from family or from shared estates may reach you. → Read the papers early and keep good relations.',
        ),
        passage(
          'You can gain by what others leave, settle or insure. → Know where the papers are and who will decide.',
        ),
        passage('Shared or inherited money is rather on your side. → Speak about it early and kindly.'),
      ],
      mixed: passage(
        'What comes by inheritance comes with conditions. → Talk about it while everybody can still answer.',
      ),
      hard: [
        passage('→ Do not wait for an inheritance. If one comes, it will cost you letters and patience first.'),
        passage('Shared estates bring you more papers than money. → Keep your own affairs apart from them.'),
      ],
    },
    partnership: {
      good: [
        passage('You earn more with a good partner than alone. → Share the work by talent and the money by contract.'),
        passage(
          'A good partner makes you richer and calmer. → Put the shares in writing while you still like each other.',
        ),
      ],
      mixed: passage('A partner helps you in some years and slows you in others. → Review the shares every year.'),
      hard: [
        passage(
          'Partnership divides your money more than it multiplies it. → If you enter one, agree on the way out first.',
        ),
        passage(
          'With partners you pay first and are paid last. → Work for people rather than with them, until you know them well.',
        ),
      ],
    },
    property: {
      good: [
        passage(
          'Houses, land and vehicles keep their value in your hands. A careful purchase every ten years would suit you.',
        ),
        passage(
          'You have a good hand for houses and land. → Look long, and buy where you would like to stay yourself.',
        ),
      ],
      mixed: passage(
        'Property gives you safety and takes your weekends. → Let somebody handy advise you before you buy.',
      ),
      hard: passage('Property costs you more than it earns. Rent until the numbers leave no doubt.'),
    },
  } satisfies Record<string, Record<Shade, Cell>>,
  outflow: {
    expenses: {
      good: [
        passage('You spend with sense. What leaves you leaves for a reason, and you know the reason.'),
        passage('You rarely pay for something that you did not want. Your spending can run without a guard.'),
        passage('Spending is no danger for you. You may even enjoy it more than you allow yourself.'),
        passage(
          'You compare before you pay, and you are seldom sorry afterwards. → Buy the better of two tools this month.',
        ),
        passage('Your money does not leak. What you give away you have chosen to give, and you can name the sum.'),
        passage(
          'You know what you spend and on what. → If you want to save more, earn more; there is little left to cut.',
          'keeps money',
        ),
      ],
      mixed: [
        passage(
          'Your spending is fine on ordinary days and escapes you on special ones. → Set the budget for the wedding, the trip or the feast first.',
        ),
        passage(
          'You are careful with small sums and generous with large ones. → Turn that round for a month and look at the result.',
        ),
        passage(
          'Your costs rise in step with your mood and your company. → Choose the friends with whom you have fun cheaply, more often.',
        ),
      ],
      hard: [
        passage(
          'Small payments are your leak. → Write down each of them for one month, and three will end by themselves.',
          'leaks money',
        ),
        passage(
          'Much of what you earn goes out again before you have looked. → Pay yourself first, on the day the money comes.',
          'leaks money',
        ),
      ],
    },
    debts: {
      good: [
        passage(
          'You handle debts well. You borrow for a reason and pay back by the date, so lenders trust you.',
          'borrows easily',
        ),
        passage(
          'You owe little, and what you owe you pay. That record is worth a better rate of interest; ask for it.',
        ),
        passage('Loans do not frighten you, because you read them first. → Keep it so.', 'borrows easily'),
        passage('If you have to borrow, you get fair terms. You also know when to stop.', 'borrows easily'),
        passage(
          'You would rather wait than owe. It has saved you more than any clever product would have brought.',
          'waits rather than owes',
        ),
      ],
      mixed: [
        passage('You can carry one debt without trouble and not two. → Finish the first before you sign the second.'),
        passage(
          'You borrow for good reasons and pay back with some delay. → Fix the day of the month, and let the bank do it.',
        ),
        passage('Money between friends is the debt that costs you sleep. → Put it on paper, even if it is small.'),
      ],
      hard: [
        passage(
          'Borrowing is dear for you. → Keep what you owe on one sheet with dates, and sign nothing new until the shortest is paid.',
          'waits rather than owes',
        ),
        passage(
          'What you owe weighs on you more than the sum would justify. → Pay off the smallest one first, for the sake of the relief.',
        ),
      ],
    },
  } satisfies Record<string, Record<Shade, Cell>>,
  great_period: {
    Sun: [
      timed('These years pay you for standing in front. Your name becomes worth something, so do not lend it.'),
      timed('You earn through people at the top in these years. → Dress the part, and keep the costs of it small.'),
    ],
    Moon: [
      timed('These years bring money in waves, through people and daily needs. You should save at high water.'),
      timed(
        'Your income changes shape in these years, perhaps with your home. → Keep the larder full and the debts small.',
      ),
    ],
    Mars: [
      timed('These years give you energy to earn and haste to spend. You do well with land, tools and clear targets.'),
      timed('You earn by effort in these years and may buy property. → Sleep on every signature.'),
    ],
    Mercury: [
      timed('These years favour trade, writing and several small incomes. You can learn money like a language now.'),
      timed('You deal, count and compare well in these years. → Keep the papers, because you will need them.'),
    ],
    Jupiter: [
      timed('These years let your means grow by good advice and trust. You should begin what needs ten years.'),
      timed(
        'You are given credit in these years, in both meanings. → Borrow for what lasts and for nothing else.',
        'borrows easily',
      ),
    ],
    Venus: [
      timed(
        'These years bring comfort and the means for it. You earn through taste and company, and you may enjoy a part.',
      ),
      timed('Money comes pleasantly in these years. → Let a third of it go where you cannot see it.'),
    ],
    Saturn: [
      timed(
        'These years pay you slowly and for real work. → Live a size smaller, and you come out of them with a base.',
      ),
      timed('You pay off and build up in these years. Nobody applauds, and the figures get better every spring.'),
      timed('Money teaches you patience in these years. → Choose long terms and honest people.'),
    ],
    Rahu: [
      timed(
        'These years open unusual sources of income, some from abroad. You should keep exact books and a fixed reserve.',
      ),
      timed('You want more in these years and may get it quickly. → Take a part out of every success.'),
    ],
    Ketu: [
      timed(
        'These years loosen your interest in money. → Let payments run by themselves, and look at them twice a year.',
      ),
      timed('You need less in these years than before, and you find out what is really worth its price.'),
    ],
  } satisfies Record<Graha, Cell>,
  periods: {
    Sun: [
      timed('→ Ask for the rise, the licence or the grant, and ask at the top.'),
      timed('→ Put your name on something that can be sold, and set a full price.'),
    ],
    Moon: [
      timed('→ Sell what people need every day, and put your own house in order with the gain.'),
      timed('→ Follow the demand you notice around you, and save in the first week of each month.'),
    ],
    Mars: [
      timed('→ Collect what you are owed, and take the extra job with a fixed end.'),
      timed('→ Look at land, a workshop or a machine that earns; bargain standing up.'),
      timed('→ Work for a target with a date, and bank the reward on the same day.'),
    ],
    Mercury: [
      timed('→ Negotiate the contract, compare the offers and change the dear one.'),
      timed('→ Start the small second income, with a bill for every job.'),
      timed('→ Sell what you know, as a text, a lesson or a piece of advice.'),
    ],
    Jupiter: [
      timed('→ Begin the savings plan for ten years, and ask an older head to check it.'),
      timed('→ Ask for a share, a bonus or a better contract while people trust you.'),
      timed('→ Pay for the course that lets you ask a higher fee.'),
    ],
    Venus: [
      timed('→ Raise the quality and the price of what you offer at the same time.'),
      timed('→ Buy the good thing you have saved for, and sell two lesser ones.'),
      timed('→ Let your friends introduce you to people who can pay well.'),
    ],
    Saturn: [
      timed('→ Sign the long contract, pay down the oldest debt, settle the pension.'),
      timed('→ Buy what is dull and lasts: land, tools, insurance that you understand.'),
      timed('→ Fix a lower standard for a year, and put the difference into your reserve.'),
    ],
    Rahu: [
      timed('→ Try the new source of income with a small sum and a written end.'),
      timed('→ Look abroad or online for customers, and keep every record.'),
    ],
    Ketu: [
      timed('→ Close the account, the policy or the venture that you no longer understand.'),
      timed('→ Simplify your affairs: one bank, one reserve, and one debt less.'),
    ],
  } satisfies Record<Graha, Cell>,
  elder_periods: {
    Sun: [
      timed('→ Arrange the large matters yourself, and tell your family what you have decided.'),
      timed('You can give somebody a start with your name and a small sum.'),
    ],
    Moon: [
      timed('→ Spend on what makes your home warm and your visitors comfortable.'),
      timed('→ Put a little aside each month for the pleasure of giving it.'),
    ],
    Mars: [
      timed('→ Have the repair done properly that you have put off, by somebody you know.'),
      timed('→ Sell the tool, the field or the vehicle that you no longer use.'),
    ],
    Mercury: [
      timed('→ Go through your papers with a younger head, and end what costs you for nothing.'),
      timed('→ Write the list of accounts and keys; it takes an afternoon and calms everybody.'),
    ],
    Jupiter: [
      timed('→ Give with a warm hand what you would like to see used.'),
      timed('→ Ask your adviser the question that you have been carrying about.'),
    ],
    Venus: [
      timed('→ Buy yourself the comfortable chair, or the holiday with somebody you love.'),
      timed('→ Let a beautiful thing go to the person who admires it most.'),
    ],
    Saturn: [
      timed('→ Settle will, pension and papers, and then leave them in peace.'),
      timed('→ Look at your fixed costs once, and cross out the one that serves nobody.'),
    ],
    Rahu: [
      timed('→ Let somebody you trust look at every offer that comes by telephone or screen.'),
      timed('→ Learn the new way to pay from a grandchild, in small sums first.'),
    ],
    Ketu: [
      timed('→ Give away some of what you have kept only from habit.'),
      timed('→ Make your affairs so simple that you can forget them.'),
    ],
  } satisfies Record<Graha, Cell>,
  period_of_strain: [
    timed('The planet of {strain} leads here as well, so keep the rule you made for it.'),
    timed('It is also the planet that stands behind {strain}; go slowly with large sums.'),
  ] satisfies Cell,
  waiting: {
    adult: {
      Sun: [
        timed('→ Buy nothing for show then, and let others pay for the honour.'),
        timed('→ Keep your prices where they are then, and ask for more later.'),
      ],
      Moon: [
        timed('→ Keep large sums away from your mood then, and buy on lists only.'),
        timed('→ Leave the account alone then when you are tired or very happy.'),
      ],
      Mars: [
        timed('→ Sign nothing on the same day then, and keep out of quarrels about small sums.'),
        timed('→ Put off the large repair then, unless the roof leaks.'),
      ],
      Mercury: [
        timed('→ Read every contract twice then, and copy what you send.'),
        timed('→ Finish the old papers then before you start on new offers.'),
      ],
      Jupiter: [
        timed('→ Plan with four fifths of what is promised then, and lend only what you could give.'),
        timed('→ Listen to advice then, and act on it half a year later.'),
      ],
      Venus: [
        timed('→ Set a sum for pleasures then, in cash, and enjoy every coin of it.'),
        timed('→ Divide bills exactly then, also with the people whom you love.'),
      ],
      Saturn: [
        timed('→ Expect payments late then, and keep three months of costs within reach.'),
        timed('→ Do without then, calmly; it is a season and not a state.'),
      ],
      Rahu: [
        timed('→ Leave the quick gain to others then, and ask what they are not telling you.'),
        timed('→ Lend nobody your signature then, however well you know them.'),
      ],
      Ketu: [
        timed('→ Let standing orders do the work then, and open the letters once a week.'),
        timed('→ Sell nothing then only because you are tired of it.'),
      ],
    } satisfies Record<Graha, Cell>,
    elder: {
      Sun: timed('→ Let the others pay for lunch then, and accept it gladly.'),
      Moon: timed('→ Answer requests for money then after a night of sleep.'),
      Mars: timed('→ Agree to nothing at the door then, and call somebody who knows prices.'),
      Mercury: timed('→ Have each letter from the bank read by a second pair of eyes then.'),
      Jupiter: timed('→ Make no new promises then; the old ones are generous enough.'),
      Venus: timed('→ Enjoy what you already have then, and leave the catalogue unopened.'),
      Saturn: timed('→ Keep a small reserve in the house then, and worry less than you are inclined to.'),
      Rahu: timed('→ Hang up then when a voice speaks of prizes or of danger to your account.'),
      Ketu: timed('→ Leave your affairs as they are then; they run by themselves.'),
    } satisfies Record<Graha, Passage>,
  },
  take_along: {
    strong: passage(
      '→ If you keep one sentence of this report, keep this one: trust {gift}, and fence in {strain} before a good year rather than after it.',
    ),
    good: passage(
      '→ If you keep one sentence of this report, keep this one: {gift} fills the purse, and a rule against {strain} keeps it full.',
    ),
    mixed: passage(
      '→ If you keep one sentence of this report, keep this one: put money aside on the day it comes, before {strain} hears of it.',
    ),
    weak: passage(
      '→ If you keep one sentence of this report, keep this one: one hour a week for your money, with {gift} at the table and {strain} outside.',
    ),
  } satisfies Record<AreaBand, Passage>,
  /** By the stronger of the houses of saving and of gains. */
  lean: {
    keep: [
      passage(
        'You are better at earning than at keeping, since your eleventh house stands above your second. More work will not change the figure at the end of the year. A fixed part of every receipt, moved away on the same day, will.',
      ),
      passage(
        'Your income is ahead of your savings, as your houses of gains and savings show. → So do not look for more money. Look for the place where it stops.',
      ),
      passage(
        'Money comes to you more readily than it stays. Your house of gains is the stronger one, so build a lock and not a larger door.',
      ),
    ],
    gain: [
      passage(
        'You are better at keeping than at earning, since your second house stands above your eleventh. You save what can be saved. The next step for you is a higher price for the same work.',
      ),
      passage(
        'Your savings are ahead of your income, as your houses of savings and gains show. Thrift has done its part in your life. → Ask for more now.',
      ),
    ],
    even: [
      passage(
        'Your second and eleventh houses, of savings and of gains, stand on one level. You gain most by lifting the weakest stream above a little.',
      ),
      passage(
        'Saving and earning are in step with you. So you can choose which of them to work on, and this year it may be the one you enjoy.',
      ),
    ],
  } satisfies Record<string, Cell>,
}
