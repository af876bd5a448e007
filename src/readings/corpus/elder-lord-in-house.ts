import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage, type TraitText } from '../passage.ts'

// The lord of a house in each house, for readers over sixty.
const elder = from('BPHS 24, told for the later years; own wording')
const both = (good: TraitText, bad: TraitText) => ({ good: elder(good), bad: elder(bad) })

export default {
  1: {
    1: both(
      [
        'Your own pace still suits you best, and you know when to say no: the lord of your first house stands in its own place. Advice reaches you best when you have asked for it, and a slow plan of your own works better than a quick one of somebody else’s. → Take one decision about your room or your day this week without asking anybody.',
        'holds firm',
      ],
      [
        'Doing everything alone still tires you, because the lord of your first house stands in its own place under strain. You say no to an offer before you have thought about it, and people then stop offering. → Let somebody carry the shopping or mend the lamp on Saturday, and hear their advice to the end.',
        'copes alone',
      ],
    ),
    2: both(
      'People listen at table when you speak, for the lord of your first house stands in the second. You like to pay your own way, and there is a plate on your table for a guest. → Cook or order one family dish on Sunday, and tell where the recipe comes from.',
      'Talk of money still touches your pride: the lord of your first house is under strain in the second. A sharp word about who pays does you more harm than the sum itself. → Set a fixed amount aside for gifts this month, write it in your ledger, and leave the subject alone at meals.',
    ),
    3: both(
      [
        'Trying first and asking afterwards is still your way, because the lord of your first house stands in the third. A thing in your hands explains itself to you sooner than any book about it. → Mend one broken thing on Wednesday, and show somebody how it goes.',
        'bold',
      ],
      'Small contests still use up your strength. The lord of your first house is pressed in the third, so you take up every challenge, even from a brother, a sister or the people next door. → It helps to give those hours to one skill, a tune or a stitch, and to begin tonight.',
    ),
    4: both(
      'Home gives you your strength: the lord of your first house stands in the fourth. You think best in a familiar chair, among people who know you well. → Put that chair by the window with the best light, and spend one whole morning there before Sunday.',
      'Old quarrels of home still follow you into new rooms. The lord of your first house has a hard place in the fourth, and you stay in a room out of duty when you would sooner leave it. → A walk alone after lunch, on three days of this week, gives you some distance from them.',
    ),
    5: both(
      'Younger people still bring you their questions, for the lord of your first house stands well in the fifth. Your judgement is clear when a question is not your own, and you can explain your way to it. → Explain one thing that you know thoroughly to one of them on Saturday.',
      [
        'A quick temper over the young, or over a plan that fails, can spoil an evening: the lord of your first house is strained in the fifth. Being right matters more to you at such times than being heard. → When a sharp reply comes to you this week, sleep a night before you send it.',
        'quick anger',
      ],
    ),
    6: both(
      [
        'Difficulty wakes you up instead of wearing you out. With the lord of your first house in the sixth, you study a problem and stay with it after the others go home. → Pick one untidy matter, a bill or a leaking tap, and see it through before the weekend.',
        'has stamina',
        'finishes',
      ],
      [
        'You still work past the point of tiredness, because the lord of your first house is under strain in the sixth. You find it hard to leave a chore to somebody else, and a dispute keeps you busy after everybody has left it. An end time written beside each task will ease it, with tea on the table when that time comes.',
        'holds on',
      ],
    ),
    7: both(
      'Company brings out the best in you: the lord of your first house stands in the seventh. You like an agreement in which each side has a part, and you share the credit for it. → Invite one companion for a walk on Friday, and let them choose the way.',
      [
        'Other people’s wishes still push your own aside, for the lord of your first house is pressed in the seventh. You enter a bond in order to help somebody, and then wait for thanks. → Keep Thursday afternoon for yourself, and tell people about it beforehand.',
        'gives in',
      ],
    ),
    8: both(
      [
        'What others avoid, you can look at calmly, because the lord of your first house is well supported in the eighth. A change that upsets others makes you curious about what comes next. → Open one box of old papers tomorrow, sort it, and note what each page meant.',
        'hard to upset',
      ],
      'Your energy still comes and goes without notice. The lord of your first house is hindered in the eighth, and quiet weeks tend to follow busy ones. → Mark two hours of rest in the calendar for this week and keep them, even on a day when you feel lively.',
    ),
    9: both(
      [
        'Goodwill meets you in many places, since the lord of your first house stands in the ninth. You believe well of strangers, and most of them answer in kind. → Visit a place of prayer or a library one morning this week, and take somebody along.',
        'trusts quickly',
      ],
      'Faith is a search for you more than a rest: the lord of your first house is hindered in the ninth. You compare teachers and views, and a father’s example weighs in the comparison. → Keep one small observance for seven days, a verse or a candle at the same hour.',
    ),
    10: both(
      'Your name stands for things done properly: the lord of your first house stands in the tenth. You treat a task as your own whoever gave it to you, and people notice. → Show somebody by Friday one trick that makes a task easier.',
      'Without a task you can feel unseen, for the lord of your first house is under strain in the tenth. Criticism stays with you for days, even when it is about a small thing. → Make something with your hands this week that nobody will judge, such as a drawing or a pot of herbs.',
    ),
    11: both(
      'Friends are your wealth, because the lord of your first house stands in the eleventh. Wishes come true for you through people who like you, more than through effort alone. → Telephone three of them before Sunday, and settle a day for lunch.',
      [
        'Too many wishes still pull at you at once. The lord of your first house is pressed in the eleventh, so you begin several things in one month and friends wait for an answer. → List five wishes tonight, cross out three, and ask a frank friend about the other two.',
        'leaves unfinished',
      ],
    ),
    12: both(
      'Quiet places restore you: the lord of your first house stands in the twelfth. You do well out of sight or far from the place where you were born, and you give without keeping count. → Spend the first hour of Sunday in a garden or a prayer room, with the telephone switched off.',
      [
        'Your strength still goes into too many small gifts of time and money, as the lord of your first house is strained in the twelfth. Sleep is the first thing to suffer when you give too much. → Go to bed at one fixed hour for seven nights, and read your accounts on Saturday morning.',
        'leaks money',
        'sleeps badly',
      ],
    ),
  },
  2: {
    1: both(
      'Your word is as good as money to the people who know you. Your second lord stands in the first house, and a promise from you is seldom questioned. → Write a clear list of what you own, on one sheet, before Sunday.',
      'Relatives can still feel measured when money comes up. Your second lord is under strain in the first house, and you watch the purse more closely than the faces round it. → Give one of them a small sum on Sunday, and attach no condition to it.',
    ),
    2: both(
      [
        'There is enough, and you know exactly where it is: your second lord stands in its own house. You pay on the day, buy plainly and keep a good table. → Go through your household book with somebody on Saturday, page by page.',
        'keeps money',
      ],
      'Holding on to things has become hard work, because your second lord stands in its own house under strain. Cautious buying keeps your cupboards full, yet property is what the family talks about. → Choose three objects this week, and hand them over at a shared meal.',
    ),
    3: both(
      'Your own skill is a part of your means, since your second lord stands in the third house. You know when to be thrifty and when a bold purchase is right. → Take something you made, jam or a wooden spoon, to a market or a neighbour on Saturday.',
      [
        'You lose money when you act on a bold impulse. Your second lord is pressed in the third house, and a gadget, a relative’s plan or a sudden venture finds you ready to pay. → The next time something larger tempts you, wait three days and write down why you want it.',
        'leaks money',
      ],
    ),
    4: both(
      'Your means are safest in solid things, a roof, a garden or good furniture, for your second lord stands in the fourth house. You see early what a room needs, and what you look after keeps its worth. → Walk through every room on Friday, note one repair, and order it.',
      [
        'The house costs more than it should. With your second lord hindered in the fourth, repairs and family matters take a great part of what you put aside. → Close or lend one room that you seldom use, and compare the heating or power bill at the end of the month.',
        'leaks money',
      ],
    ),
    5: both(
      'You understand a sum before you spend it: your second lord stands in the fifth house. You weigh a purchase like a problem that has a right answer, and you like explaining how you came to it. → Play a board game with toy money on Sunday with somebody younger.',
      [
        'Clever schemes still tempt your savings, because your second lord is hindered in the fifth house. A bold idea, or a younger person’s plan, sounds better to you than its figures. → Before Friday, tell a careful friend about any offer that you are thinking of, and wait for the answer.',
        'leaks money',
      ],
    ),
    6: both(
      [
        'Where others lose their heads over money, you stay calm. Your second lord is well supported in the sixth house, so a bill, a form or a claim is something you can see through to its end. → Read the small print of one insurance or bill this week, and claim what is due to you.',
        'hard to upset',
      ],
      'Disputes about payment take more out of you than the sums are worth. Your second lord is under strain in the sixth house, so what comes in goes out again through other people’s claims. → Settle the smallest open matter by telephone tomorrow morning, before you do anything else.',
    ),
    7: both(
      'Sharing a purse suits you, for your second lord stands in the seventh house. You deal fairly, and you gladly spend with the people through whom money comes. → Treat a companion to lunch on Thursday, and plan the next outing at the table.',
      'Generosity is your way of keeping people near. Your second lord is strained in the seventh house, and a present or a common account goes on after the warmth has ended. → Look at one regular payment today, and keep it only if the bond behind it is alive.',
    ),
    8: both(
      'Things left to you or entrusted to you are in safe hands: your second lord stands in the eighth house. Waiting for a sum to arrive does not worry you, and you handle it well when it comes. → Read your will once before Sunday, and note what should be clearer.',
      'A sudden gap in the purse is a worry that comes back to you. Your second lord is under strain in the eighth house, so you feel safe only when a reserve is at hand. → Put six months of plain expenses on paper tonight, and see how much is already covered.',
    ),
    9: both(
      'Money does you most good when it serves learning, because your second lord stands in the ninth house. You spend it readily on teachers, holy places and travel, and seldom regret it. → One good book from your shelf could go this week to a person eager to learn.',
      [
        'You tend to give before you have counted. Your second lord is pressed in the ninth house, where faith and family principle open your purse. → Fix a small share of this month’s income for giving, and put it into a separate envelope on Monday.',
        'leaks money',
      ],
    ),
    10: both(
      'Good work and fair pay belong together for you: your second lord stands in the tenth house. You know what a piece of work is worth, and you say so without heat. → Write one page on Monday about how a thing is properly done, and keep it with the family papers.',
      'Income still decides how you judge yourself. With your second lord hindered in the tenth house, one person’s approval matters too much to you, and the table at home sees too little of you. → Have one unhurried breakfast with company before Sunday.',
    ),
    11: both(
      'Several small incomes keep your household easy, since your second lord stands in the eleventh house. Honest friends bring you a chance or a useful word, and you are diligent with small sums. → Spend a little of this month’s money on cakes for the circle that helped you.',
      'Friends’ ideas for your savings are hard to refuse: your second lord is under strain in the eleventh house. Whatever comes in is soon promised to somebody. → Keep one account that nobody advises you on, and move a small sum into it on Friday.',
    ),
    12: both(
      'Spending for a good purpose leaves you content, because your second lord stands in the twelfth house. You need little for yourself, and a new beginning with few things does not frighten you. → Bring rice, bread or fruit to one public kitchen this week, and stay to see it used.',
      [
        'Small expenses slip past you unseen. Your second lord is strained in the twelfth house, and you tend to spend money before it arrives. → Write every coin down for seven days, and let a person you trust read the list on the eighth.',
        'leaks money',
      ],
    ),
  },
  3: {
    1: both(
      'Doing is how you learn, even now. The ruler of your third house is in the first, so you pick up a tool before you read the instructions, and it mostly works. → Try one new tool or recipe on Wednesday, and show a neighbour the result.',
      'A friendly talk can still turn into a contest with you, as the ruler of your third house is strained in the first. The ruler of your third house is strained in the first, and a brother, a sister or a cousin can wake the contest with one remark. → Walk for twenty minutes this evening and the next six, with nobody to beat.',
    ),
    2: both(
      'Your voice and your hands are what people come to you for, as the ruler of your third house is in the second. A small favour of yours leads to the next one, and people tell each other about it. → Record an old song or a family story this week on somebody’s telephone.',
      'Comparing yourself with the people next door still spoils your ease. The ruler of your third house is under strain in the second, where others always seem a step ahead of you. → Measure your garden or your reading against last year’s, and tell the result at supper.',
    ),
    3: both(
      [
        'A cheerful sort of courage is still with you, because the ruler of your third house is in its own place. Letters, music and short trips go well for you. → Take a bus to the next town on Thursday, and speak to whoever sits beside you.',
        'bold',
      ],
      [
        'Many projects lie about half made. The ruler of your third house is in its own place under strain: you have energy for six things and no single direction for it. → Finish one piece, a scarf or a birdhouse, and show it before you begin another.',
        'leaves unfinished',
      ],
    ),
    4: both(
      'You make your home with your own effort, since the ruler of your third house is in the fourth. There is room in it for a relative’s bed and a friend’s repairs. → Clear the kitchen table on Saturday, and invite somebody to make something there with you.',
      'Arguments still come indoors with you, for the ruler of your third house is pressed in the fourth. Two people want to run one kitchen, and neither gives in. → Agree today whose shelf is whose, and leave the other person’s alone for a week.',
    ),
    5: both(
      'Lessons become games in your hands, and the young remember them. The ruler of your third house is well supported in the fifth: you teach by showing, and your advice is brave. → Show a younger person one card trick or chess opening on Sunday.',
      [
        'Your opinions are out before you have weighed them: the ruler of your third house is hindered in the fifth. A bold remark, made for effect, puts people on their guard. → Read your next letter aloud at home first, and post it a day later.',
        'acts rashly',
      ],
    ),
    6: both(
      [
        'You meet trouble face to face and hold no grudge, because the ruler of your third house is in the sixth. A rival respects you once the matter is settled. → Offer one hour this week at a repair workshop, an animal home or a clinic desk.',
        'lets go',
      ],
      'Small quarrels about tools, money or who comes first last too long. With the ruler of your third house under strain in the sixth, a relative easily ends up on the other side. → Put one shared matter on paper on Monday, in three fair lines, and send it.',
    ),
    7: both(
      'Reaching out first brings you companions: the ruler of your third house is in the seventh. Travel and a common task suit you and those beside you. → Ask one of them to plan a day trip with you, and buy both tickets before Friday.',
      'You challenge people where a request would do, for the ruler of your third house is pressed in the seventh. An agreement becomes a test of nerve, and a short absence hurts. → Say one wish plainly at breakfast tomorrow, before any complaint.',
    ),
    8: both(
      [
        'Quiet courage comes to you when things go wrong, as the ruler of your third house is well placed in the eighth. You write or speak best about what others leave unsaid. → One true family story deserves to be on paper by Sunday, with names and places.',
        'bold',
      ],
      [
        'A talent of yours stays hidden longer than it should. The ruler of your third house has a hard place in the eighth, so fear of blame makes you leave your name off what you do. → Read a page or sing a verse to two kind listeners on Saturday.',
        'timid',
      ],
    ),
    9: both(
      'Your effort goes furthest when it serves a belief, because the ruler of your third house is in the ninth. Teaching, writing and visits to holy places bring you luck, mostly in good company. → Copy a passage you love by hand this week, and send it to somebody far away.',
      'Your principles and those of a father or a teacher do not agree, and it can ache a little: the ruler of your third house is strained in the ninth. → Write down this evening what that person stands for. Then write, in one line, what you stand for instead, and read both once.',
    ),
    10: both(
      'You get furthest by simply starting, for the ruler of your third house is in the tenth. People see that you begin without being asked, and they join in. → A notice in the hall is enough to begin again: a reading hour, say, or a street clean-up this week.',
      [
        'Proving a point to people in charge costs you sleep: the ruler of your third house is under strain in the tenth. An argument in front of others does you more harm than a private failure. → Choose one thing that you promised, and deliver it by Friday without a word about it.',
        'sleeps badly',
      ],
    ),
    11: both(
      'You know a great many people and find a fair price in any shop, since the ruler of your third house is in the eleventh. You learn more from a market than from a book. → Take somebody younger shopping on Saturday, and show them how you bargain.',
      'Friends use your energy, your tools and your ideas. The ruler of your third house is hindered in the eleventh, and you seldom name a price or a limit. → List what you have lent, and ask for one item back tomorrow in a friendly call.',
    ),
    12: both(
      'Patient work that nobody sees suits you well: the ruler of your third house is in the twelfth. Night hours, distant places and a helper from abroad bring you luck. → Label, copy or translate something useful this week, and give it away unsigned.',
      'Feuds by letter or message wear on you long after the matter is over, because the ruler of your third house is pressed in the twelfth. You put effort into aims that are not your own. A night’s rest before each reply helps, and so does cutting the reply by half.',
    ),
  },
  4: {
    1: both(
      'Wherever you sit, people soon sit down beside you. Your fourth house has its lord in the first, and you bring the warmth of home into whatever room you enter. → Keep two extra cups ready, and ask the next caller in.',
      'The mood of the house becomes your own mood, for your fourth house has its lord under strain in the first. You pick up a worry in the family, a mother’s above all, before anybody speaks of it. → Ten quiet minutes on a chair near the door, before each outing this week, let you leave that mood behind.',
    ),
    2: both(
      'Family things stay in use with you: the lord of your fourth house stands well in the second. An old pot, a plot of land or a spare room is there for more than one household. → Cook this Sunday in the oldest pan you own, and tell whose it was.',
      'Who paid for which room can still fill a whole evening. The lord of your fourth house is strained in the second, and property comes up at too many meals. → Write down who should have what, and give a copy to a person whom all sides trust.',
    ),
    3: both(
      'You are happiest at home with a tool in your hand, since your fourth house has its lord in the third. You change rooms about, put up a shelf and feel better for it. → Move one piece of furniture on Saturday with a neighbour’s help, and see how the light falls.',
      [
        'Rest at home is hard to find: your fourth house has its lord pressed in the third. Neighbours, errands and relatives pass through your rooms at any hour. → From today, shut one door between two and four each afternoon, and hang a note on it.',
        'restless',
      ],
    ),
    4: both(
      [
        'Your roots hold, for the lord of your fourth house stands in its own place. What you plant and build lasts, because you look after it. → Walk round it slowly on Sunday with somebody you love, and tell when each tree, shelf or wall was added.',
        'at rest',
      ],
      [
        'One town and one armchair have become nearly the whole world. The lord of your fourth house stands in its own place under strain, so contentment also keeps you from new sights. → Choose a place before Friday, and spend one night of this month there.',
        'likes things to stay',
      ],
    ),
    5: both(
      'Music, patience and good talk belong to your rooms, because your fourth house has its lord in the fifth. You teach the young by staying calm with them. → Play an old record on Friday evening for somebody who has never heard it.',
      'News of younger people still decides whether you have a peaceful day. Your fourth house has its lord hindered in the fifth, and out of love you manage their affairs in detail. → A puzzle or a paintbox of your own, begun today, gives you other news to tell them on Sunday.',
    ),
    6: both(
      'Useful routine makes you comfortable, since the lord of your fourth house is well supported in the sixth. Plain rooms are enough for you if everything in them is of use. → Keep needles, string and a sewing box ready this week for whoever knocks.',
      [
        'Fences, repairs and noise can still stir you up at home. The lord of your fourth house is under strain in the sixth, and one unsettled matter breaks the calm again and again. → One small repair, done properly this week by somebody whom you pay, will quieten the rest.',
        'restless',
      ],
    ),
    7: both(
      'Home is best for you when you share it: your fourth house has its lord in the seventh. You settle easily where a bond or a common task takes you. → Ask a companion on Thursday which corner they like, and improve it together.',
      [
        'For the sake of peace you give up too much at home, because the lord of your fourth house is strained in the seventh. You fall silent, and others arrange things. → At the next family talk this week, speak first and say one thing you want for your rooms.',
        'gives in',
      ],
    ),
    8: both(
      'You can make a worn place fit to live in again, for your fourth house has its lord in the eighth. You see what can be saved in walls, papers and memories. → Choose one old photograph, write the names on its back, and frame it.',
      'Moves and uncertain papers make you uneasy about home. Your fourth house has its lord in the eighth under strain, and your comfort depends on knowing what is settled. → Find the deed or the lease this week, and show one trusted person where it lies.',
    ),
    9: both(
      'Nearly everyone likes to visit you, because the lord of your fourth house stands in the ninth. There is a book or a prayer in your rooms for everybody who comes. → Fill one shelf on Saturday with the volumes that you are ready to lend, and lend the first.',
      [
        'The ideal home is always somewhere else for you. The lord of your fourth house is pressed in the ninth, and travel promises a calm that the real rooms then lack. → Put a plant or a picture in one swept corner today, and sit there each evening this week.',
        'restless',
      ],
    ),
    10: both(
      'A calm home is the ground of whatever you do in public, since your fourth house has its lord in the tenth. Others live more comfortably through what you know about land, teaching or care. → Keep one open hour at home on Thursday for people who want your advice.',
      'Duty walks into your living room, for your fourth house has its lord hindered in the tenth. Calls and papers reach the dinner table, and family news comes second. → Leave the telephone in another room at supper for seven evenings.',
    ),
    11: both(
      'Your table brings friends together: the lord of your fourth house stands in the eleventh. Somebody in a bad week knows that you will find them a bed or an introduction. → Begin a regular tea on Wednesday, at the same hour every week.',
      'Visitors and plans crowd out your calm, because the lord of your fourth house is under strain in the eleventh. You are generous with your rooms and a little lonely in them. → Accept no arrangement for this Sunday, and spend it exactly as you like.',
    ),
    12: both(
      [
        'Peace comes to you far from where you were born, or in a very simple room. Your fourth house has its lord in the twelfth, and you sleep well with few possessions around you. → Clear the bedroom on Saturday of everything but bed, lamp and one book.',
        'sleeps well',
      ],
      [
        'A home that you hardly live in costs you money and heart. The lord of your fourth house is strained in the twelfth, and you are seldom quite at ease under your own roof. → Do one small repair a day for six days, beginning with the thing you see first each morning.',
        'restless',
      ],
    ),
  },
  5: {
    1: both(
      'You explain a thing so well that others believe they found it themselves: the planet that rules your fifth house stands in the first. You grasp the point of a question quickly and can draw it with a pencil. → Answer one real question from a younger person this week, and draw the answer on paper.',
      'You keep to yourself more of what you know than you need to. The planet that rules your fifth house is strained in the first, and you treat knowledge as an advantage to be guarded. → Teach a recipe or a garden trick on Saturday, and hold nothing back.',
    ),
    2: both(
      'Verses, songs and good advice come easily at your table, because the planet that rules your fifth house stands in the second. What you know makes your household a place where people like to sit. → Say one poem by heart at supper on Sunday, and ask for another in return.',
      'Learning and money pull you in two directions. The planet that rules your fifth house is under strain in the second, so you repeat what pays and count what the young cost. → A library book chosen purely for pleasure, and finished this week, makes up for some of it.',
    ),
    3: both(
      'Your best ideas come on short trips: the planet that rules your fifth house stands in the third. You think with a pencil in your hand, and your stories make brothers, sisters or friends laugh. → Carry a notebook on the bus this Tuesday, and sketch what you see.',
      'Clever talk of yours travels and comes back changed, since the planet that rules your fifth house is pressed in the third. A joke about somebody travels further than you meant it to. → Write the next good remark down instead, and decide in the morning who should hear it.',
    ),
    4: both(
      'Study at home is one of your lasting comforts, as your fifth lord is well placed in the fourth. Your advice has the good sense of a well-run house in it. → Give one subject that you love half an hour every morning, at the same table, until Sunday.',
      'There is a subject that you would gladly take up again if home gave you the quiet for it. Your fifth lord is hindered in the fourth, and worry about the young takes that quiet. → Find an evening class or a recorded lecture on the subject, and follow the first lesson this week.',
    ),
    5: both(
      'A playful mind still serves you, for the planet that rules your fifth house stands in its own place. A decision that you make lightly mostly proves sound. → Teach a rhyme, a prayer or a game to somebody younger on Sunday.',
      'Joy through younger people comes slowly for you: your fifth lord stands in its own house under strain. You expect a certain kind of affection, and theirs has another form. → You could read aloud to children for an hour this week, in a library or next door.',
    ),
    6: both(
      [
        'A puzzle that helps somebody is your favourite kind, because your fifth lord stands in the sixth. You find the fault, explain it patiently and are loyal to a pupil like kin. → Sit down with one neighbour on Tuesday, and make sense of a form together.',
        'patient',
      ],
      'Between you and somebody younger there is a kind of rivalry. Your fifth lord is strained in the sixth, so your advice sounds like an order and they fight it. → Ask them this week to teach you one thing, and follow their instructions to the end.',
    ),
    7: both(
      'Conversation is the heart of your bonds, since the planet that rules your fifth house stands in the seventh. You choose people for their minds and like to advise other pairs. → Let a companion read the same short story as you, and discuss it on a walk at the weekend.',
      'When you like somebody, feeling runs ahead of judgement. The planet that rules your fifth house is under strain in the seventh, and you bargain where warmth is wanted. → Introduce a new acquaintance to two old friends this week, and listen to what both say.',
    ),
    8: both(
      'A searching mind is still your companion, for your fifth lord stands in the eighth. Ideas come to you after a hard week, and you like to study in private. → Write up one page of family history or another old question by Sunday, and show it to one reader.',
      [
        'Anger about the young, or about a venture that goes wrong out of your sight, rises fast in you: your fifth lord has a hard place in the eighth. You mind most when you are the last to be told. → When such news comes this week, breathe slowly ten times and ask one calm question.',
        'quick anger',
      ],
    ),
    9: both(
      'Your teaching goes on in others, because the planet that rules your fifth house stands in the ninth. Gifted pupils and good teachers find you, even now. → Choose one sentence of your own teacher’s, and tell a young person how you came to understand it.',
      'Pride in learning can shut your ears, as the planet that rules your fifth house is hindered in the ninth. You hold younger people to the standard of your own elders. A talk by somebody who knows more than you is good for this, with a notebook on your knee.',
    ),
    10: both(
      'People know you by your ideas and quote them: your fifth lord stands in the tenth. You speak well where it counts and take no unfair advantage of it. → Send your club, temple or council one clear suggestion on Monday, in five lines.',
      'You feel only as good as your latest success. Your fifth lord is strained in the tenth, and you make a bold move in order to win the applause once more. → Plan something slow, a quilt or a family tree, and do the first step on Monday.',
    ),
    11: both(
      'Groups like you because you share an idea before you claim it: the planet that rules your fifth house stands in the eleventh. A hobby of yours can bring you friends and even a little income. → Bring it to two other people on Friday, and let them try.',
      'You still weigh your pleasures by what they bring in, since the planet that rules your fifth house is pressed in the eleventh. You choose hobbies and even friends for their use. → Fly a kite, sing or play a silly game before Sunday, and keep no score.',
    ),
    12: both(
      'Imagination grows in you when it is quiet, for your fifth lord stands in the twelfth. Contemplation, translation and silent art suit you, and the best letters come from far away. → Write to somebody young in another place this week, with a drawing in the margin.',
      'Distance from younger people hurts a little: your fifth lord is under strain in the twelfth. You wait for them to write first, and they do the same. → Mentor one pupil by telephone or pay for their books, and make the first call on Tuesday.',
    ),
  },
  6: {
    1: both(
      [
        'People still send for you when a problem is left lying, because the ruler of your sixth house has its seat in the first. A rival makes you bolder, and you like to be needed. → Choose one small neglected duty in your street this week, and do it with somebody’s help.',
        'bold',
      ],
      'Friction can enter the room with you. The ruler of your sixth house is strained in the first, and you answer a first provocation when patience would serve. An hour’s rest before a visit helps, and so does letting one remark pass.',
    ),
    2: both(
      'Steady service keeps your household, for the ruler of your sixth house has its seat in the second. You speak better for others than for yourself, and you are respected for it. → If a neighbour dreads some office this week, go along and speak for them there.',
      'Meals turn into debates about money or about who is right. The ruler of your sixth house is under strain in the second, and few suppers are restful while a question is open. → Choose one subject that stays out of the dining room from tonight until Sunday.',
    ),
    3: both(
      'Every contest adds to your courage: your sixth lord stands in the third house. Helpers work gladly with you because you work harder than they do. → Lead a small job on Saturday, such as painting a fence with two young people, and take the first turn yourself.',
      'Anger at a brother, a sister or a helper leaves you tired for days, since your sixth lord is pressed in the third house. Most such quarrels are longer than their cause deserves. → When the heat rises, knead dough or rake leaves for half an hour, then speak.',
    ),
    4: both(
      'Your home is also a place of work and help. The ruler of your sixth house is well supported in the fourth, and you understand animals, lodgers or tired people better than most. → Give one corner this week to seedlings or mending for others.',
      'Unrest under your own roof still feeds on gossip and on chores done with resentment. The ruler of your sixth house has a hard place in the fourth, and you take on too much there alone. → Choose one of those chores, ask or pay somebody to do it this week, and praise the result.',
    ),
    5: both(
      [
        'You keep a cool head in any game, because your sixth lord stands in the fifth house. Losing does not upset you, and you are kind to animals and pupils. → Challenge a much younger player to cards or chess on Sunday afternoon.',
        'hard to upset',
      ],
      'Worry over somebody younger, or over a stake you might lose, upsets your plans: your sixth lord is hindered in the fifth house. Your trust in friends and in your own sums goes up and down with it. → Let a second person check your sums on Friday before you promise any help.',
    ),
    6: both(
      'Bad habits and opponents give way to you, as the ruler of your sixth house is in its own place. You find a friend among strangers sooner than among relatives. → Help one newcomer this week: show them where to shop, whom to ask and when the offices are quiet.',
      'Being right costs you too many letters. The ruler of your sixth house is in its own place under strain, and a relative becomes an adversary over a small thing. → Choose the one cause that matters to you this year, and put the other files in a box today.',
    ),
    7: both(
      'A task that is done together brings you and your companions closer: your sixth lord stands in the seventh house. A clear rule, agreed early, keeps firm wills at peace with one another. → Renew one of those rules over a cup of tea, perhaps about chores or quiet hours.',
      'Criticism comes out when two people are tired, for your sixth lord is strained in the seventh house. Each side then brings the day’s trouble to the other. → Look after a companion’s tiredness first on Thursday, and say nothing of faults until morning.',
    ),
    8: both(
      'Hard times tend to work out in your favour, because the ruler of your sixth house is well placed in the eighth. A quarrel dies down by itself, and you come through in a better place. → Note on paper how one such turn came about, for somebody you know who is in trouble now.',
      'You neglect yourself when a worry goes on for long. The ruler of your sixth house is under strain in the eighth, and other people’s intrigues wear you down. → Write your hours for meals and rest on one card, and follow it from Monday to Saturday.',
    ),
    9: both(
      'Practical skill is your luck, since your sixth lord stands in the ninth house. You work well among strangers, deal in solid things and doubt fine words. → Choose one bench or door in a house of prayer or a village hall, and see it mended this week.',
      'Debates about belief leave you sore. Your sixth lord is pressed in the ninth house, and you argue with teachers and with a father’s views. → Serve for an hour in the kitchen of any faith on Saturday, and talk only of the vegetables.',
    ),
    10: both(
      'Daily routine is the secret of your good name, for the ruler of your sixth house has its seat in the tenth. You speak easily to the public and serve it well, at home or abroad. → Write out your order of the morning this week for a neighbour who starts each day in a hurry.',
      [
        'Strife with somebody in charge comes back to you at night. The ruler of your sixth house is hindered in the tenth, where a rescue can end as a grievance. → Write that story down once on Wednesday, close the notebook, and put it away.',
        'sleeps badly',
        'holds on',
      ],
    ),
    11: both(
      'A rival becomes a friend more easily with you than with most, because your sixth lord stands in the eleventh house. Repairs, remedies and late payments bring you a small profit. → Ring somebody tomorrow with whom you once competed, and ask what they are reading.',
      'Favours among friends get tangled with money: your sixth lord is strained in the eleventh house. An advantage in company has a price, and you notice it late. → Return one thing or drop one old claim before Sunday, with a short and friendly note.',
    ),
    12: both(
      'You help without bitterness where others turn away, as the ruler of your sixth house has its seat in the twelfth. Opponents tire themselves out with you, and your money goes to healing and charity. → Bring soup and a newspaper this week to a person who sees few people.',
      'Late nights and costly comforts are your way of soothing yourself. The ruler of your sixth house is under strain in the twelfth, and advice only makes you stubborn. → Promise a friend today one modest thing, such as lights out at ten for a week.',
    ),
  },
  7: {
    1: both(
      [
        'Tact comes naturally to you, and company keeps you fresh: your seventh lord is in the first house. A bond grows best for you near at hand, over shared daily tasks. → Peel, sort or plant something beside another person on Saturday, and let the talk come by itself.',
        'tactful',
      ],
      'Another person’s mood can decide your whole day, for your seventh lord is strained in the first house. Affection is restless with you, and meals come at all hours when it is unsettled. → A fixed hour for lunch and one pursuit that you follow alone will steady you this week.',
    ),
    2: both(
      'Shared means are a blessing to you. Your seventh lord is in the second house, and somebody close to you has a skill or a head for accounts that fills the table. → Say so at a meal this Sunday, with the person’s name in it.',
      'Common money is argued over after it is spent: your seventh lord is under strain in the second house. Many decisions come late and then hurt. → Agree on the next three purchases with the person concerned, and note the sums on one page by Friday.',
    ),
    3: both(
      'You find good company on the road, by letter and through relatives, as your seventh lord is in the third house. With others you dare to move, begin and try. → Suggest a small adventure to somebody for Friday, an unknown bus line or a new café.',
      'You keep score with those closest to you. Your seventh lord is pressed in the third house, so grown people end up competing like children. → Share one job on Wednesday in which nobody leads, such as folding sheets or shelling peas.',
    ),
    4: both(
      'Honest company under one roof makes you content, since your seventh lord is well placed in the fourth house. Comforts come to you together with the people among whom you live. → Ask the next visitor to stay for supper, and use the good plates.',
      'Who rules the home is a tender question for you. Your seventh lord has a hard place in the fourth house, and you fight over what could be divided. It eases things to let somebody else arrange one room or shelf, and to keep another wholly for yourself.',
    ),
    5: both(
      'You admire the minds of the people you love, because your seventh lord is in the fifth house. Liking comes first with you, and agreements follow from it. → Learn one short song with a friend this week, and sing it for a child in the street or the family.',
      'Applause from somebody close matters too much to you: your seventh lord is hindered in the fifth house. You make an audience even of the young. → Try one evening with a companion in which you talk of food, birds and weather only.',
    ),
    6: both(
      'A shared struggle shows you what people are made of, for your seventh lord is well supported in the sixth house. A fellow worker becomes a close friend, and a rival an ally. → Post a card on Monday to somebody who stood beside you in such a time.',
      'You take tiredness for ill will. Your seventh lord is under strain in the sixth house, and sharp answers fly when people are simply worn out. → The next time it happens, ask about sleep before you ask about the remark, and offer a chair and tea.',
    ),
    7: both(
      [
        'Agreements with you hold: your seventh lord is in its own house. You meet people as equals, and they trust your word. → Shake hands on one new arrangement this week, such as a walking day with a neighbour.',
        'keeps promises',
      ],
      'Deciding by yourself feels strange, because your seventh lord is in its own house under strain. You do so much in pairs that neither side can choose alone. → Spend one planned day apart from your usual company this week, and pick the route and the lunch.',
    ),
    8: both(
      'Other people’s secrets and shared papers are safe with you: your seventh lord is in the eighth house. A bond that begins in a hard time tends to last with you. → Go through one common document with a person you trust on Tuesday, and sign what is ready.',
      'Silence harms your bonds more than quarrels do, as your seventh lord is strained in the eighth house. Worries about money or plans stay hidden with you until they come as a surprise. → Tell one person one such worry on Thursday, in daylight and over tea.',
    ),
    9: both(
      'Many acquaintances and one deep loyalty shape you, since your seventh lord is in the ninth house. A companion widens your faith or your idea of the world. → Describe one place that you love to a friend who has never been there.',
      'You expect the people close to you to teach you or to follow you. Your seventh lord is pressed in the ninth house, so ideals come between you. → Let somebody else choose Sunday’s outing or service, and go along without comment.',
    ),
    10: both(
      [
        'Whatever you do in public rests on a bond, for your seventh lord is in the tenth house. One person has the name on the door, and another lends judgement. → Thank such an adviser this week for one piece of judgement, or tell a friend about it at tea.',
        'keeps promises',
      ],
      'Two people’s duties fight for one calendar: your seventh lord is hindered in the tenth house. Tasks and titles sit down with you at supper. → Plan the coming week with a companion on one sheet, and leave two evenings empty.',
    ),
    11: both(
      'Alliances pay you well, because your seventh lord is in the eleventh house. Friends of friends become your helpers and guests. → Bring two people together over coffee this week who would like each other and have never met.',
      'The wide circle crowds out the one or two people nearest to you. Your seventh lord is under strain in the eleventh house, and your evenings belong to the group. → Decline the next meeting that you can miss, and give those hours to a single companion.',
    ),
    12: both(
      'Closeness suits you best when nobody is watching, as your seventh lord is in the twelfth house. A bond with a foreign place, or with a person from one, makes you richer inside. → Share an hour of silence with somebody on Sunday, on a bench or in a chapel.',
      'Bonds are costly for you, in money and in waiting: your seventh lord is strained in the twelfth house. The distance between two places does the rest. → The next time you telephone, fix the date of a meeting before you hang up, and settle who pays what.',
    ),
  },
  8: {
    1: both(
      [
        'You do not look away when something serious happens, because the lord of the eighth stands in your first house. A crisis makes you calm, and people notice it. → Give an hour of that calm this week to one person in trouble, and let them talk.',
        'hard to upset',
      ],
      'Low days catch you unprepared. The lord of the eighth is strained in your first house, and impatience makes such days longer than they have to be. → Leave three hours empty in the diary, and lie down at the first sign of tiredness.',
    ),
    2: both(
      'People trust you with wills, keys and accounts, for the lord of the eighth stands in your second house. You keep silent, and your savings recover after a shock. → Make sure before Sunday that one person knows where your own papers are.',
      'Losses of money are slow to mend for you: the lord of the eighth is under strain in your second house. They come through a signature given for a relative, or given in a hurry. → Sign nothing at the door or by telephone this week, and ask a second reader for every paper.',
    ),
    3: both(
      [
        'You can write about grave things calmly, since the lord of the eighth stands in your third house. You have a quiet sort of courage that shows when a family is in trouble. → Begin one page about an event that relatives only whisper about, and write it kindly.',
        'bold',
      ],
      [
        'Fear of failing holds back your hand. The lord of the eighth is pressed in your third house, and you miss the help of a brother, a sister or a friend most at such times. → Work twenty minutes a day on one task this week, and mark each day on the calendar.',
        'timid',
      ],
    ),
    4: both(
      'You find peace in a place that others give up, because the eighth lord is well supported in your fourth house. Old walls and forgotten things draw you in. → Bring one forgotten object out of storage tomorrow, clean it, and give it a place.',
      [
        'Your sense of home is easily shaken: the eighth lord has a hard place in your fourth house. A parting or a change of rooms goes deeper with you than with others. → One permanent spot is a help: a lamp, a chair and a picture that never move from this week on.',
        'restless',
      ],
    ),
    5: both(
      'Your mind works through a thing until nothing is left unclear. The lord of the eighth stands in your fifth house, so a slow start turns into deep knowledge. → Solve one hard crossword or old riddle with a young person on Sunday.',
      [
        'Dread clouds your judgement when the young are concerned, for the lord of the eighth is hindered in your fifth house. You imagine the worst and lie awake over it. → Ask one of them directly on Friday how things are, and believe the answer.',
        'expects trouble',
        'sleeps badly',
      ],
    ),
    6: both(
      'One hardship tends to remove another for you, as the eighth lord stands in your sixth house. You know how people recover, and they feel it. → Give an hour this week to somebody who is coming out of a hard year.',
      'In a dispute you forget to eat and sleep. The eighth lord is strained in your sixth house, and a long quarrel takes more from you than from the other side. → Stop any argument after fifteen minutes, and have a bowl of soup before you go on.',
    ),
    7: both(
      'Another person’s crisis, shared honestly, can change your life for the better: the lord of the eighth stands in your seventh house. You know how to stand by somebody. → Write half a page on Friday about how one such time ended, and read it to a companion.',
      'Secrets about money unsettle your bonds, because the lord of the eighth is under strain in your seventh house. You accept arrangements that have no clear way out. → Lay one account open on the table this week with the person whom it concerns.',
    ),
    8: both(
      [
        'Other people’s alarm leaves you steady, for the eighth lord stands in its own house. Deep study and the care of other people’s property are in good hands with you. → Take one difficult book off the shelf tonight, and mark a line that you understand better now.',
        'hard to upset',
      ],
      'Small secrets weigh more than they are worth. The eighth lord stands in its own house under strain, and your strength rises and sinks with them. → Empty one drawer on Saturday, shred what is over, and keep the rest where anybody may look.',
    ),
    9: both(
      'Your faith grows by being tested, since the lord of the eighth stands in your ninth house. A gift from a father’s side or from a teacher comes when you do not expect it. → Tell somebody younger this week which belief of yours is the firmest.',
      [
        'Trust in elders and teachers comes hard to you: the lord of the eighth is pressed in your ninth house. Luck seems to visit the neighbours instead. → One tiny promise to yourself, kept for seven days, eases it: a verse at seven, for instance.',
        'trusts slowly',
      ],
    ),
    10: both(
      'You take over what is broken and leave it sound, because the eighth lord stands in your tenth house. A change at the top sweeps favourites away and spares you. → Offer one society this week to put its old files in order, and begin with a single folder.',
      'Breaks in a working life feel to you like something that needs explaining. The eighth lord is hindered in your tenth house, and rumour does its share. → Write such a time down tomorrow as a plain list of what it taught you, on half a page.',
    ),
    11: both(
      'Ease comes to you after a hard beginning, for the lord of the eighth stands in your eleventh house. A late payment, a legacy or a friend arrives when you hope for little. → Such a friend deserves a long letter this week instead of a short one.',
      'The money plans of acquaintances let you down: the lord of the eighth is strained in your eleventh house. An income that looks safe is the one to look at twice. → Ask for any new offer on one page this week, and put it away if the page is not clear.',
    ),
    12: both(
      'Giving something up makes you freer, as the eighth lord is well placed in your twelfth house. Retreat, distant places and charity take the fear out of loss for you. → Sit in stillness for fifteen minutes at dawn this week, and part with one object on the seventh day.',
      [
        'Money and sleep go on habits that nobody sees. The eighth lord is under strain in your twelfth house, and pride keeps you from asking for help. → Tell one friend what the late hours cost, and let tonight end early.',
        'leaks money',
      ],
    ),
  },
  9: {
    1: both(
      'Help comes to you on the very morning when you need it: your ninth house has its ruler in the first. Teachers see something in you, and people at desks are kind. → Be that help for one stranger tomorrow, at a counter or a bus stop.',
      'You wait for somebody’s goodwill before you begin. Your ninth house has its ruler strained in the first, and favour comes to you so easily that you stop without it. → Keep a promise for seven days that nobody knows about, and tick it off in your diary.',
    ),
    2: both(
      'The sayings of a father or a teacher prove true for you, and you pass them on, because your ninth lord stands in the second. An honest word brings you more than a clever one. → Write three of those sayings on a card this week, and give it to somebody younger.',
      'Money and principle get mixed up at home: your ninth lord is under strain in the second. You put a price on advice, or religion enters a quarrel over costs. → Give one piece of good advice freely this week, and then change the subject.',
    ),
    3: both(
      'Luck reaches you through effort and pleasant company, for your ninth house has its ruler in the third. A brother, a sister or a friend has a part in it, and your charm opens doors. → Offer one short lesson on Saturday, in a language, a craft or a prayer.',
      [
        'You work hardest at things that luck does not favour. Your ninth house has its ruler pressed in the third, and you change direction easily. → Ask a wise acquaintance on Tuesday which of your plans looks alive, and drop another.',
        'jumps',
      ],
    ),
    4: both(
      'Good fortune has a home with you, since your ninth lord is well placed in the fourth. A mother’s prayers, some land or an old tree means luck to you. → Each morning this week, light a lamp or water the oldest plant, and say whom you thank.',
      'You would sooner leave an elder’s things as they are than move one of them, and the rooms can feel heavy with it. Your ninth lord has a hard place in the fourth, and you guard an old order at home. → Lend one room this week to a prayer circle, a small class or a guest.',
    ),
    5: both(
      'Insight comes to you at the right moment: your ninth house has its ruler in the fifth. You honour your elders, and younger people bring you luck in return. → Praise one of them by name on Sunday, and say exactly what you saw them do well.',
      'You take some of your luck for talent, and you hand the young your hopes to carry. Your ninth house has its ruler hindered in the fifth. → The remedy is to ask one of them this week what they would like to learn, and to help with that alone.',
    ),
    6: both(
      'Your faith shows itself in work, since your ninth lord is well supported in the sixth. You overcome opponents slowly, and the people whom you help speak up for you. → Stand in a queue with somebody this week who fears the counter.',
      'Help reaches you late, held up by papers: your ninth lord is strained in the sixth. Clerks and petty opponents try your patience. → Send one reminder on Monday, polite and short, with a copy of the receipt.',
    ),
    7: both(
      'Fair dealing brings you luck through others, for your ninth house has its ruler in the seventh. A companion gives you a trip, a kindness or a good name. → Choose a holy or beautiful place together, and fix the day when you will see it.',
      'You look for luck in other people and blame them when it fails. Your ninth house has its ruler under strain in the seventh, and a difference of customs makes it sharper. → Ask a companion how their family kept a feast, and cook one dish of it at the weekend.',
    ),
    8: both(
      'Your wisdom has its roots in hard times, and it is firm. Your ninth lord stands in the eighth, where a faith is tested before it is held. → Tell somebody in a hard hour this week what helped you, in two sentences, and wait for their questions.',
      'Luck comes to you late and by side roads, because your ninth lord is pressed in the eighth. You count on a gift before it arrives. → Write a thank-you for one that did arrive, however small, to the giver or the giver’s family.',
    ),
    9: both(
      'Teacher, parent and faith speak with one voice in you: your ninth house has its ruler in its own place. Fortune comes to you readily, and you share it. → Pay one younger person’s fare, book or lesson this week, and ask for nothing back.',
      'Certainty makes you stop asking. Your ninth house has its ruler in its own place under strain, and you take blessings for granted that others wait for. → An hour as a beginner in a dance, a script or a chant would do you good this week.',
    ),
    10: both(
      'Purpose matters more to you than reward, and so people accept your lead: your ninth lord stands in the tenth. Right and duty seldom pull you apart. There is a use for it now: open a meeting, say a blessing or settle a dispute at the club.',
      'A duty hardens into a habit with you, and you miss the spirit of its beginning. Your ninth lord is hindered in the tenth, where principles are quoted to those above and forgotten below. → Write down on Saturday why you first said yes to one such duty.',
    ),
    11: both(
      'Merit brings you friends, and friends grant many of your wishes: your ninth house has its ruler in the eleventh. You respect your elders and gain by it. → Have tea on Wednesday with somebody who puts in a good word for you.',
      'You count good deeds a little like money, for your ninth house has its ruler strained in the eleventh. You sort friends by their use to a cause. → Do one kindness this week where nobody knows your name, and leave it unmentioned.',
    ),
    12: both(
      [
        'Retreat, giving and far countries are your good fortune, since your ninth lord stands in the twelfth. You sleep well with less to lock up. On Friday pack a bag of clothes for people who need them, and keep an hour afterwards for prayer or silence.',
        'sleeps well',
      ],
      'Generous hosting empties your pocket. Your ninth lord is under strain in the twelfth, and you expect little help from a father’s side or from a teacher. → Invite people to tea instead of dinner this week, and spend only what the month brings in.',
    ),
  },
  10: {
    1: both(
      'You go your own way, and it shows in how people greet you: the tenth lord stands in your first house. A good name comes to you after a hard start, in any new circle. → Put one plan, poem or memory on paper tonight in your own hand.',
      [
        'Every task passes through your own hands, for the tenth lord is strained in your first house. You train no deputy and take few days off. → Hand over one regular duty this week, and accept the other person’s way of doing it.',
        'copes alone',
      ],
    ),
    2: both(
      'Knowledge, speech or good provisions earn you respect, because the tenth lord stands in your second house. Your family’s name opens doors, and you keep it honest. → Speak for two minutes at one gathering this week about how a good thing is made.',
      'You measure your worth by what you are paid. The tenth lord is under strain in your second house, and income is the daily subject at home. → Do one small job without payment this week, and take as much care over it as over the best paid one.',
    ),
    3: both(
      'You get far by many short steps, and your voice carries you: the tenth lord is well placed in your third house. Brothers, sisters or neighbours back you when you ask. → Ask one of them this week about a day when everything went wrong, and write the answer down.',
      'Being busy takes the place of getting something done, since the tenth lord is pressed in your third house. Messages and errands fill the hours that a real task needs. → Leave the telephone off until eleven this week, and use those mornings for one thing.',
    ),
    4: both(
      'Whatever you run feels like family to those around you: the tenth lord stands in your fourth house. Land, teaching or a business at home does well in your care. → Take somebody through your garden or workshop on Sunday, and give them a cutting or a tool.',
      'You stay in one place for its own sake and sometimes regret what you refuse. The tenth lord has a hard place in your fourth house. → Talk it over with a friend on Thursday, and count aloud what the staying gives you.',
    ),
    5: both(
      'Good humour and good advice are your tools, for the tenth lord stands in your fifth house. People in charge listen, and the young pick up your craft. → Find one beginner this week, and coach them for an hour in a thing that you know by heart.',
      'It stings when nobody claps. The tenth lord is hindered in your fifth house, so you risk a good place on one brilliant stroke and forget the quiet helpers. → Write one of them a line of thanks this week, and name the day that you mean.',
    ),
    6: both(
      'In a crisis people look for you, because the tenth lord is well supported in your sixth house. You do your duty under pressure, and real skill is seen at such times. → Look at one thing in your building or street that could be safer, a lamp or a rail, and report it this week.',
      [
        'Your effort is paid with less than it is worth, and the thought comes back at night. The tenth lord is under strain in your sixth house, where opponents keep your merit out of sight. → List ten things that you do well, and read the list to a friend.',
        'sleeps badly',
      ],
    ),
    7: both(
      'Long talks before signing make your agreements good: the tenth lord stands in your seventh house. A companion’s judgement improves whatever you do, and your word is true. → If two people near you cannot agree on a date or a price this week, offer to sit between them.',
      'You let too much of your name hang on one alliance, as the tenth lord is strained in your seventh house. People see the pair and forget your part. → Write down this week what you yourself bring to it, and keep the page with your photographs.',
    ),
    8: both(
      'You are at your best behind the scenes, for the tenth lord stands in your eighth house. A break in the road teaches you what the next task needs. → Look up one old question in an archive or a library, for nobody’s sake but your own.',
      'Hidden obstacles slow you down, and blaming others becomes a comfort. The tenth lord is pressed in your eighth house. → Finish one small public task on Wednesday, a notice or a tidy flower bed, and put your name beside it.',
    ),
    9: both(
      'Your word carries respect, because the tenth lord stands in your ninth house. Teaching, law or faith gives it weight, and good patrons stand behind it. → Tell a younger acquaintance this week what a good patron does.',
      'A high purpose can excuse untidy work with you: the tenth lord is hindered in your ninth house. You preach to people who know the matter better. → Let a frank outsider look through one of your projects, and thank them for each fault they find.',
    ),
    10: both(
      'Some duty always finds you, since the tenth lord is in its own house. You are capable in most tasks and loyal to those who did them before you. → Accept one modest duty, the keys of a hall or a rota, and show a second person how it goes.',
      'Leaving a post is harder for you than holding it, for the tenth lord is in its own house under strain. An office can become the whole person with you. It helps to sit with a successor for an hour and let them make the decision at the end.',
    ),
    11: both(
      'What you do for others pays you back in friends: the tenth lord stands in your eleventh house. A large organisation gives you room. → Plan a lunch with old companions this month, and send the first message on Monday.',
      'You count on success too early, and an alliance can break over it. The tenth lord is strained in your eleventh house. → Call on one helper this week who gets little of the credit, and say what they do for you.',
    ),
    12: both(
      'Respect reaches you without much show, as the tenth lord stands in your twelfth house. A hospital, a distant place or a charity makes good use of your judgement. → Give Thursday morning to packing parcels for a relief fund, and stay unnamed.',
      'Much of your effort is never recorded under your name: the tenth lord is under strain in your twelfth house. Officials cost you money and nerves besides. → Label three photographs of your work this week with the date, the place and what you did.',
    ),
  },
  11: {
    1: both(
      'People like dealing with you, since your bargains leave something for them too: the lord of your eleventh house is placed in the first. An even temper brings you steady profit. → Write four rhyming lines for a friend’s birthday this month, and begin tonight.',
      'Wanting shows in your face before you speak, for the lord of your eleventh house is strained in the first. Each wish is urgent with you, and you weigh acquaintances for their part in it. → Strike every third wish from your list this week, and ask openly for one of the rest.',
    ),
    2: both(
      [
        'Income and savings work together for you: your eleventh lord stands in the second house. Friends, food or your voice brings money that stays with the household. → Serve one good dinner on Sunday, and say which friend helped you most.',
        'keeps money',
      ],
      'Figures told at the family table bring you requests. Your eleventh lord is under strain in the second house. → Give quietly to one person of your own choice this week, and answer no other question about what comes in.',
    ),
    3: both(
      'You are handy at nearly everything you try, because the lord of your eleventh house is placed in the third. A brother, a sister or a neighbour is the first to want the result. → Propose a swap next door on Saturday: your pickles for the use of their drill.',
      'Your efforts pay others first. The lord of your eleventh house is pressed in the third, and you do many small jobs for small returns. → Rest your hands on Wednesday, and name a fair swap at once when the next favour is asked.',
    ),
    4: both(
      'Friends treat your house as their own and repay it in kind, for your eleventh lord stands in the fourth house. Land, rent or a mother’s relatives bring you gain. → Cut herbs or flowers from your pots today, and take them to three doors.',
      'Building on money that is only hoped for makes you uneasy at home: your eleventh lord has a hard place in the fourth house. → Begin no new improvement this month. Spend an hour on Saturday finishing the one shelf, gate or curtain that still waits.',
    ),
    5: both(
      'Wishes that you make for younger people tend to come true: the lord of your eleventh house is placed in the fifth. Your ideas bring you something, and old friends come back as advisers. → Ask one young dreamer about a plan, and make one call tomorrow to help.',
      'One early win at play teaches you the wrong lesson, as the lord of your eleventh house is hindered in the fifth. Games of luck take more from you than they give. → Play for buttons or biscuits instead, with a child at the table if there is one.',
    ),
    6: both(
      'Small steady sums add up to comfort, because your eleventh lord is well supported in the sixth house. Even an opponent pays you in the end. → Walk a dog or water somebody’s plants this week, and take a jar of honey as your fee.',
      'Among rivals and strangers you find it hard to relax. Your eleventh lord is strained in the sixth house, and each gain brings another burden with it. → An evening with a friend who wants nothing from you would ease that this week.',
    ),
    7: both(
      'Company widens both your circle and your means, since the lord of your eleventh house is placed in the seventh. A family outside your own takes you in and brings you profit, and you are generous in return. → Take a basket of fruit to such a house at the weekend.',
      'You say yes too quickly when somebody dear suggests a plan: the lord of your eleventh house is under strain in the seventh. Agreeing is pleasant, and the bill comes afterwards. → Before you answer the next one, ask the friend who likes it least to explain why.',
    ),
    8: both(
      'Patience with locked-up money sets you apart from quicker friends, for your eleventh lord stands in the eighth house. Refunds and estates come in at last. → Look through your old policies and passbooks on Friday for an amount that may have been forgotten.',
      'You notice which friends drop away when things go badly. Your eleventh lord is pressed in the eighth house, and a good plan can turn round at the same time. → Ring a friend who stays, and tell them in plain words what that means.',
    ),
    9: both(
      'Luck comes to you through merit and good company, because the lord of your eleventh house is placed in the ninth. Elder friends and teachers recommend you. → In your turn, write a letter for somebody this week and name one thing that they did well.',
      'You promise gifts before the money is there. The lord of your eleventh house is hindered in the ninth, and faith in your luck runs ahead of the accounts. → Pay the next gardener, cook or teacher on the day, and only then fill the temple box.',
    ),
    10: both(
      [
        'You deliver what you promise on the day, and people in authority honour it: your eleventh lord stands in the tenth house. Profit and duty agree with each other in your hands. → Explain to somebody who is always late how you note your promises, with dates and ticks.',
        'keeps promises',
      ],
      'People in charge remember the favours they do you, and your freedom shrinks. Your eleventh lord is strained in the tenth house. → See a friend on Saturday who has no part in your duties, and leave that subject out.',
    ),
    11: both(
      'Your circle helps you without being asked, as the lord of your eleventh house is in its own place. You serve it faithfully, and most things you begin with friends do well. → Bring one new and younger face to the next club evening or card table.',
      'Many offers reach you, and you accept before you think: the lord of your eleventh house is in its own place under strain. You forget soon that a wish was granted. → Decline two of the next three invitations, and give the third your whole evening.',
    ),
    12: both(
      'Much of what comes in goes to good works, and you do not miss it: your eleventh lord stands in the twelfth house. People whom you help become your hosts in other places. → Write to one of them this week, and ask for a photograph of the street.',
      [
        'Money goes on clubs, gifts and pleasures that you hardly notice. Your eleventh lord is under strain in the twelfth house. → Cancel one subscription on Monday, and offer a friend an afternoon of your time in place of the usual present.',
        'leaks money',
      ],
    ),
  },
  12: {
    1: both(
      'You hold things lightly and can begin again anywhere, for the ruler of the twelfth stands in your first house. Distant places and quiet help suit your nature. → Think of a thing in your rooms that a visitor has admired, and let them have it this week.',
      [
        'Hours, coins and promises slip from you: the ruler of the twelfth is strained in your first house. You spend yourself on others without counting. → Rise at the same hour from tomorrow, eat something warm, and write an expense down before you make it.',
        'leaks money',
        'promises too much',
      ],
    ),
    2: both(
      'Gentle words and open-handed giving are your habit, because your twelfth lord stands in the second house. You pay for other people’s lessons and do not feel poorer. → Read aloud to somebody for half an hour on Tuesday, from a book that they choose.',
      [
        'Feasts, repairs and bills from afar empty the household purse by turns. Your twelfth lord is under strain in the second house. → List the year’s celebrations with a sum beside each, and show the page to those concerned.',
        'leaks money',
      ],
    ),
    3: both(
      [
        'You work best alone and in quiet hours: the ruler of the twelfth stands in your third house. You finish a long task without a patron or a brother’s help. → Give two early mornings this week to writing, carving or practising, with the door closed.',
        'finishes',
      ],
      'You leave letters that you mean to send in the drawer, as the ruler of the twelfth is pressed in your third house. Mistrust puts distance between you and a brother, a sister or a neighbour. → Post a greeting to one of them on Tuesday, without a request in it.',
    ),
    4: both(
      [
        'Comfort is a simple thing for you, since your twelfth lord is well placed in the fourth house. You could make a home of a hostel room, and you like to furnish other people’s lives. → Make up the guest bed or the sofa, and offer a night to a traveller this week.',
        'at rest',
      ],
      'Land, cars or houses take more ease from you than they give. Your twelfth lord has a hard place in the fourth house, and repairs come faster than rest. → Let somebody who knows the law read one title or lease this week, then close the folder.',
    ),
    5: both(
      'For somebody young you would travel far, pray long or spend freely: the ruler of the twelfth stands in your fifth house. Godchildren or pupils feel like family to you. → Paint or carve a small thing on Thursday, and send it to one of them.',
      [
        'A study left half done, or money spent on the young without thanks, can make you sad. The ruler of the twelfth is hindered in your fifth house, and a small vow helps you. → Take up one old subject for twenty minutes a day this week.',
        'leaks money',
        'leaves unfinished',
      ],
    ),
    6: both(
      'Spending on care frees you from old quarrels, because your twelfth lord is well supported in the sixth house. Opponents grow tired and go away. → Feed the birds or a street animal each morning this week, and let the last grudge go.',
      [
        'Temper spends what your work brings in. Your twelfth lord is strained in the sixth house, and a quarrel with your own people leaves you sorry. → Sleep before every signature, and make one apology this week that contains no explanation.',
        'quick anger',
      ],
    ),
    7: both(
      'You let the people you love come and go freely, for the ruler of the twelfth stands in your seventh house. You do not grudge the ticket when somebody dear lives far away or travels much. → Cook a dish from another country on Saturday, and share it.',
      'You spend a good deal on other people’s comfort and have little ease in return. The ruler of the twelfth is under strain in your seventh house, and your rest pays for it. → Agree on one spending rule with a companion, and keep your own bedtime.',
    ),
    8: both(
      [
        'Endings do not frighten you, and people ask for you when something closes: your twelfth lord stands in the eighth house. A loss turns into insight, a refund or a legacy. → If somebody you know has a shop, a desk or a wardrobe to clear, offer an afternoon this week.',
        'hard to upset',
      ],
      [
        'Strength and money go where nobody looks. Your twelfth lord is pressed in the eighth house: fees, hidden clauses and missed rest each take a share. → Go over last month’s bank page and your bedtimes tonight, with a red pencil.',
        'leaks money',
      ],
    ),
    9: both(
      'Far places and foreign teachers shape your beliefs, because the ruler of the twelfth stands in your ninth house. You talk little of them and live by them. → Give a chair, a book or an hour of your time to one place of learning this week.',
      'Thanks that you mean to say to an elder stay on your mind: the ruler of the twelfth is hindered in your ninth house. You spend luck faster than it comes. → Write to a teacher, or to somebody who knows them, and name what you receive from them.',
    ),
    10: both(
      'You keep costs honest and make no enemies by it: your twelfth lord stands in the tenth house. Large, quiet institutions are your field. → Look over the accounts of a society or a temple this week, and suggest a saving that hurts nobody.',
      'Others get the credit for what you do, and licences and officials cost you money. Your twelfth lord is strained in the tenth house. → Ask for one correction that matters, a name on a plaque or in a booklet, and let the others rest.',
    ),
    11: both(
      'Strangers do for you what relations cannot, since the ruler of the twelfth stands in your eleventh house. Hospitality goes both ways over long distances. → A newcomer to your street would be glad of bread, salt or sweets from you this week.',
      'Promises from distant friends come to nothing more often than you expect: the ruler of the twelfth is under strain in your eleventh house. You give before accounts are settled. → Ask one of them this week for a clear date, and plan nothing on it until then.',
    ),
    12: both(
      [
        'Solitude feeds you, and you let go with less pain than most people, for your twelfth lord is in its own house. Dreams and distant lands are good company. → Keep paper by the bed, and write down your dream tomorrow before you speak to anybody.',
        'lets go',
        'seeks solitude',
      ],
      [
        'Alone at night you go over old slights. Your twelfth lord is in its own house under strain, and you spend money on quieting that unrest. → Book a day of retreat with company and a timetable, and tonight forgive one person by name before you sleep.',
        'leaks money',
        'sleeps badly',
        'holds on',
      ],
    ),
  },
} satisfies Record<HouseNumber, Record<HouseNumber, Record<'good' | 'bad', Passage>>>
