import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The lord of a house in each house, for readers over sixty.
const elder = from('BPHS 24, told for the later years; own wording')
const both = (good: string, bad: string) => ({ good: elder(good), bad: elder(bad) })

export default {
  1: {
    1: both(
      'Your own pace still suits you best, and you know when to say no: the lord of your first house stands in its own place. A firm will carried you through many changes. Take one decision about your room or your day this week without asking anybody.',
      'Doing everything alone still tires you, because the lord of your first house stands in its own place under strain. You refused help so often that people stopped offering it. Let somebody carry the shopping or mend the lamp on Saturday, and hear their advice to the end.',
    ),
    2: both(
      'People listen at table when you speak, for the lord of your first house stands in the second. You earned by your own effort and always had a plate for a guest. Cook or order one family dish on Sunday, and tell where the recipe comes from.',
      'Talk of money still touches your pride: the lord of your first house is under strain in the second. Sharp words about who paid cost you more than the sums. Set a fixed amount aside for gifts this month, write it in your ledger, and leave the subject alone at meals.',
    ),
    3: both(
      'Trying first and asking afterwards is still your way, because the lord of your first house stands in the third. Your nerve and your hands built much of what you have. Mend one broken thing on Wednesday, and let a neighbour’s child hold the screws.',
      'Small contests still use up your strength. The lord of your first house is pressed in the third, so you took up every challenge, even from a brother, a sister or the people next door. It helps to give those hours to one skill, a tune or a stitch, and to begin tonight.',
    ),
    4: both(
      'Home gives you your strength: the lord of your first house stands in the fourth. You did your best work from a familiar chair, among people who knew you well. Put that chair by the window with the best light, and spend one whole morning there before Sunday.',
      'Old quarrels of home still follow you into new rooms. The lord of your first house has a hard place in the fourth, and you often stayed out of duty when you wished to go. A walk alone after lunch, on three days of this week, gives you some distance from them.',
    ),
    5: both(
      'Younger people still bring you their questions, for the lord of your first house stands well in the fifth. Your judgement was valued, and your methods live on in those you taught. Explain one thing that you know thoroughly to one of them on Saturday.',
      'A quick temper over the young, or over a plan that failed, still spoils some of your evenings: the lord of your first house is strained in the fifth. You had staked much on being right. When a sharp reply comes to you this week, sleep a night before you send it.',
    ),
    6: both(
      'Difficulty wakes you up instead of wearing you out. With the lord of your first house in the sixth, you studied a problem and stayed with it after the others had gone home. Pick one untidy matter, a bill or a leaking tap, and see it through before the weekend.',
      'You still work past the point of tiredness, because the lord of your first house is under strain in the sixth. For decades every dispute and every chore landed on you. An end time written beside each task will ease it, with tea on the table when that time comes.',
    ),
    7: both(
      'Company brings out the best in you: the lord of your first house stands in the seventh. You went where an agreement called you, and you shared the credit for it. Invite one old companion for a walk on Friday, and let them choose the way.',
      'Other people’s wishes still push your own aside, for the lord of your first house is pressed in the seventh. You entered some bonds to rescue somebody and came out disappointed. Keep Thursday afternoon for yourself, and tell people about it beforehand.',
    ),
    8: both(
      'What others avoid, you can look at calmly, because the lord of your first house is well supported in the eighth. After each upheaval you came back with a new skill. Open one box of old papers tomorrow, sort it, and note what each page meant.',
      'Your energy still comes and goes without notice. The lord of your first house is hindered in the eighth, and quiet months often followed busy ones. Mark two hours of rest in the calendar for this week and keep them, even on a day when you feel lively.',
    ),
    9: both(
      'Goodwill meets you in many places, since the lord of your first house stands in the ninth. The trust of a teacher or a parent opened doors, and you opened some for strangers. Visit a place of prayer or a library one morning this week, and take somebody along.',
      'Faith has been a search without rest for you: the lord of your first house is hindered in the ninth. You changed teachers and views, and your father’s example weighed on you. Keep one small observance for seven days, a verse or a candle at the same hour.',
    ),
    10: both(
      'Your name still stands for work done properly: the lord of your first house stands in the tenth. People trusted you because you treated each task as your own. Somebody could use one trick of your former trade today, so show it to them by Friday.',
      'Without a task you can feel unseen, for the lord of your first house is under strain in the tenth. Work took most of you, and criticism stung for days. Make something with your hands this week that nobody will judge, such as a drawing or a pot of herbs.',
    ),
    11: both(
      'Old friends remain your wealth, because the lord of your first house stands in the eleventh. The things that you wanted for years came to you, often through people who liked you. Telephone three of them before Sunday, and settle a day for lunch.',
      'Too many wishes still pull at you at once. The lord of your first house is pressed in the eleventh, so plans stood half finished while friends came and went. List five wishes tonight, cross out three, and ask a frank friend about the other two.',
    ),
    12: both(
      'Quiet places restore you: the lord of your first house stands in the twelfth. You did well far from your birthplace or out of sight, and you gave without regret. Spend the first hour of Sunday in a garden or a prayer room, with the telephone switched off.',
      'Your strength still goes into too many small gifts of time and money, as the lord of your first house is strained in the twelfth. Sleep was the first thing to suffer. Go to bed at one fixed hour for seven nights, and read your accounts on Saturday morning.',
    ),
  },
  2: {
    1: both(
      'Your word is as good as money to the people who know you. Your second lord stands in the first house, and more than once you built up your means again on your good name alone. Write a clear list of what you own, on one sheet, before Sunday.',
      'Relatives can still feel measured when money comes up. Your second lord is under strain in the first house, and you watched the purse so closely that warmth came second. Give one of them a small sum on Sunday, and attach no condition to it.',
    ),
    2: both(
      'There is enough, and you know exactly where it is: your second lord stands in its own house. You saved in plain ways, paid on the day and set a good table. Somebody younger can learn from your household book, so go through it together on Saturday, page by page.',
      'Holding on to things has become hard work, because your second lord stands in its own house under strain. Your caution kept the cupboards full, yet the family met mostly over property. Choose three objects this week, and hand them over at a shared meal.',
    ),
    3: both(
      'The fruits of your own hands and nerve still support you, since your second lord stands in the third house. You knew when to be thrifty and when to buy boldly. Take something you made, jam or a wooden spoon, to a market or a neighbour on Saturday.',
      'You have often lost money on a bold impulse. Your second lord is pressed in the third house, and a gadget, a relative’s plan or a sudden venture took what was put by. The next time something larger tempts you, wait three days and write down why you want it.',
    ),
    4: both(
      'A roof, a garden and good furniture hold much of what you saved, for your second lord stands in the fourth house. You looked after rooms and land for decades, and they kept their worth. Walk through every room on Friday, note one repair, and order it.',
      'The house costs more than it should. With your second lord hindered in the fourth, repairs and old family matters took a great part of your savings. Close or lend one room that you seldom use, and compare the heating or power bill at the end of the month.',
    ),
    5: both(
      'You understand a sum before you spend it: your second lord stands in the fifth house. Good judgement fed your household, and the young saw how it was done. Play a board game with toy money on Sunday, and let a child be the banker.',
      'Clever schemes still tempt your savings, because your second lord is hindered in the fifth house. You paid a good deal for a bold idea or for a younger person’s plans. Before Friday, tell a careful friend about any offer that you are thinking of, and wait for the answer.',
    ),
    6: both(
      'Where others lose their heads over money, you stay calm. Your second lord is well supported in the sixth house, and other people’s troubles, handled patiently, paid your way. Read the small print of one insurance or bill this week, and claim what is due to you.',
      'Disputes about payment have followed you for a long time. Your second lord is under strain in the sixth house, so monthly gains went out again through other people’s claims. Settle the smallest open matter by telephone tomorrow morning, before you do anything else.',
    ),
    7: both(
      'Sharing a purse has suited you, for your second lord stands in the seventh house. You dealt well with people, and money made with others was gladly spent with them. Treat a companion to lunch on Thursday, and plan the next outing at the table.',
      'Generosity has been your way of keeping people near. Your second lord is strained in the seventh house, and presents or common accounts went on after the warmth had ended. Look at one regular payment today, and keep it only if the bond behind it is alive.',
    ),
    8: both(
      'Things left to you or entrusted to you are in safe hands: your second lord stands in the eighth house. Large sums came seldom and after long waiting, and you managed them well. Read your will once before Sunday, and note what should be clearer.',
      'A sudden gap in the purse is an old worry of yours. Your second lord is under strain in the eighth house, and income stopped without warning more than once. Put six months of plain expenses on paper tonight, and see how much is already covered.',
    ),
    9: both(
      'After a lean start money grew for you, because your second lord stands in the ninth house. You spent it on teachers, holy places and travel, and you are glad of that. One good book from your shelf could go this week to a person eager to learn.',
      'You often give before you have counted. Your second lord is pressed in the ninth house, where faith and family principle cost you a great deal. Fix a small share of this month’s income for giving, and put it into a separate envelope on Monday.',
    ),
    10: both(
      'People remember the quality of your work, and it fed you well: your second lord stands in the tenth house. The knowledge you sold was honest and fairly paid. Write one page on Monday about how you did it, and keep it with the family papers.',
      'Income still decides how you judge yourself. With your second lord hindered in the tenth house, you depended on one person’s favour, and the table at home saw too little of you. Have one unhurried breakfast with company before Sunday.',
    ),
    11: both(
      'Several small incomes keep your household easy, since your second lord stands in the eleventh house. You were diligent for decades, and honest friends came back with more. Spend a little of this month’s money on cakes for the circle that helped you.',
      'Friends’ ideas for your savings are hard to refuse: your second lord is under strain in the eleventh house. Whatever came in was soon promised to somebody. Keep one account that nobody advises you on, and move a small sum into it on Friday.',
    ),
    12: both(
      'Spending for a good purpose leaves you content, because your second lord stands in the twelfth house. You began again with little, perhaps far from home, and you managed. Bring rice, bread or fruit to one public kitchen this week, and stay to see it used.',
      'Small expenses slip past you unseen. Your second lord is strained in the twelfth house, and money was often spent before it arrived. Write every coin down for seven days, and let a person you trust read the list on the eighth.',
    ),
  },
  3: {
    1: both(
      'Doing is how you learn, even now. The ruler of your third house is in the first, and with little schooling in a thing you backed your own hand and made it work. Try one new tool or recipe on Wednesday, and show a neighbour the result.',
      'A friendly talk can still turn into a contest with you, as the ruler of your third house is strained in the first. Restlessness and an old quarrel with a brother, a sister or a cousin took much strength. Walk for twenty minutes this evening and the next six, with nobody to beat.',
    ),
    2: both(
      'Your voice and your hands have fed people, for the ruler of your third house is in the second. Small jobs came one after another until regular customers asked for you. Record an old song or a family story this week on somebody’s telephone.',
      'Comparing yourself with the people next door still spoils your ease. The ruler of your third house is under strain in the second, where you began slowly and others seemed faster. Measure your garden or your reading against last year’s, and tell the result at supper.',
    ),
    3: both(
      'A cheerful sort of courage is still with you, because the ruler of your third house is in its own place. Letters, music and short trips always went well for you. Take a bus to the next town on Thursday, and speak to whoever sits beside you.',
      'Many projects lie about half made. The ruler of your third house is in its own place under strain: you had energy for six things and no single direction for it. Finish one piece, a scarf or a birdhouse, and show it before you begin another.',
    ),
    4: both(
      'Your own effort made your home, since the ruler of your third house is in the fourth. There was a bed for a relative and a bench for a friend’s repairs. Clear the kitchen table on Saturday, and invite somebody to make something there with you.',
      'Arguments still come indoors with you, for the ruler of your third house is pressed in the fourth. Two people wanted to run one kitchen, and neither gave in. Agree today whose shelf is whose, and leave the other person’s alone for a week.',
    ),
    5: both(
      'Lessons become games in your hands, and the young remember them. The ruler of your third house is well supported in the fifth: you taught by showing, and your advice was brave. Show a neighbour’s child one card trick or chess opening on Sunday.',
      'Your opinions are out before you have weighed them: the ruler of your third house is hindered in the fifth. A bold remark, made for effect, cost you goodwill more than once. Read your next letter aloud at home first, and post it a day later.',
    ),
    6: both(
      'You meet trouble face to face and hold no grudge, because the ruler of your third house is in the sixth. People whom you once beat came to respect you. Offer one hour this week at a repair workshop, an animal home or a clinic desk.',
      'Small quarrels about tools, money or who comes first have lasted too long. With the ruler of your third house under strain in the sixth, relatives were often on the other side. Put one shared matter on paper on Monday, in three fair lines, and send it.',
    ),
    7: both(
      'Reaching out first has won you your companions: the ruler of your third house is in the seventh. Travel and common work suited you and those beside you. Ask one of them to plan a day trip with you, and buy both tickets before Friday.',
      'Challenging people where a request would do is an old habit, for the ruler of your third house is pressed in the seventh. Agreements became tests of nerve, and short absences hurt. Say one wish plainly at breakfast tomorrow, before any complaint.',
    ),
    8: both(
      'Quiet courage comes to you when things go wrong, as the ruler of your third house is well placed in the eighth. You wrote or spoke best about what others left unsaid. One true family story deserves to be on paper by Sunday, with names and places.',
      'A talent of yours stayed hidden too long. The ruler of your third house has a hard place in the eighth, so fear of blame let your work go out under another name. Read a page or sing a verse to two kind listeners on Saturday.',
    ),
    9: both(
      'Your effort has always served a belief, because the ruler of your third house is in the ninth. Teaching, writing or pilgrimage brought luck, often in good company. Copy a passage you love by hand this week, and send it to somebody far away.',
      'You and your father, or a teacher, held different principles, and it still aches a little: the ruler of your third house is strained in the ninth. Write down this evening what that person gave you. Then write, in one line, what you chose instead.',
    ),
    10: both(
      'Simply starting has been the secret of your success, for the ruler of your third house is in the tenth. People saw your hands and your initiative, and they paid for both. A notice in the hall is enough to begin again: a reading hour, say, or a street clean-up this week.',
      'Proving a point to people in charge still costs you sleep: the ruler of your third house is under strain in the tenth. A public dispute once did you more harm than a private failure. Choose one thing that you promised, and deliver it by Friday without a word about it.',
    ),
    11: both(
      'You know a great many people and find a fair price in any shop, since the ruler of your third house is in the eleventh. The market taught you more than books did. Take somebody younger shopping on Saturday, and show them how you bargain.',
      'Friends use your energy, your tools and your ideas. The ruler of your third house is hindered in the eleventh, and you seldom named a price. List what you have lent, and ask for one item back tomorrow in a friendly call.',
    ),
    12: both(
      'Patient work that nobody sees has suited you well: the ruler of your third house is in the twelfth. Night hours, distant places and a helper from abroad brought you luck. Label, copy or translate something useful this week, and give it away unsigned.',
      'Feuds by letter or message wear on you long after the matter is over, because the ruler of your third house is pressed in the twelfth. Much effort went into aims that were not yours. A night’s rest before each reply helps, and so does cutting the reply by half.',
    ),
  },
  4: {
    1: both(
      'Wherever you sit, people soon sit down beside you. Your fourth house has its lord in the first, and the warmth of the home you came from went with you through every move. Keep two extra cups ready, and ask the next caller in.',
      'The mood of the house becomes your own mood, for your fourth house has its lord under strain in the first. Early on you took over your mother’s worries. Ten quiet minutes on a chair near the door, before each outing this week, let you leave that mood behind.',
    ),
    2: both(
      'Family things stay in use with you: the lord of your fourth house stands well in the second. Land, rooms or old pots fed more than one household. Cook this Sunday in the oldest pan you own, and tell whose it was.',
      'Who paid for which room can still fill a whole evening. The lord of your fourth house is strained in the second, and property was discussed at too many meals. Write down who should have what, and give a copy to a person whom all sides trust.',
    ),
    3: both(
      'You are happiest at home with a tool in your hand, since your fourth house has its lord in the third. You changed rooms about, built shelves and earned your comforts. Move one piece of furniture on Saturday with a neighbour’s help, and see how the light falls.',
      'Rest at home is hard to find: your fourth house has its lord pressed in the third. For decades neighbours, errands and relatives passed through your rooms all day. From today, shut one door between two and four each afternoon, and hang a note on it.',
    ),
    4: both(
      'Your roots hold, for the lord of your fourth house stands in its own place. The things that you planted and built are still in use. Walk round them slowly on Sunday with somebody you love, and tell when each tree, shelf or wall was added.',
      'One town and one armchair have become nearly the whole world. The lord of your fourth house stands in its own place under strain, so contentment also kept you from new sights. Choose a place before Friday, and spend one night of this month there.',
    ),
    5: both(
      'Music, patience and good talk have filled your rooms, because your fourth house has its lord in the fifth. You taught the young by staying calm with them. Play an old record on Friday evening for somebody who has never heard it.',
      'News of younger people still decides whether you have a peaceful day. Your fourth house has its lord hindered in the fifth, and out of love you managed their affairs in detail. A puzzle or a paintbox of your own, begun today, gives you other news to tell them on Sunday.',
    ),
    6: both(
      'Useful routine makes you comfortable, since the lord of your fourth house is well supported in the sixth. You lived cheerfully in plain rooms near your work, whatever people thought. Keep needles, string and a sewing box ready this week for whoever knocks.',
      'Fences, repairs and noise can still stir you up at home. The lord of your fourth house is under strain in the sixth, and some dispute broke the calm again and again. One small repair, done properly this week by somebody whom you pay, will quieten the rest.',
    ),
    7: both(
      'A home shared with others has been your best one: your fourth house has its lord in the seventh. You settled where a bond or a common task took you, and you learnt much there. Ask a companion on Thursday which corner they like, and improve it together.',
      'For the sake of peace you have given up too much at home, because the lord of your fourth house is strained in the seventh. You fell silent, and others arranged things. At the next family talk this week, speak first and say one thing you want for your rooms.',
    ),
    8: both(
      'You can make a worn place fit to live in again, for your fourth house has its lord in the eighth. Family property came late, and you saved walls, papers and memories. Choose one old photograph, write the names on its back, and frame it.',
      'Sudden moves and uncertain papers have left you uneasy about home. Your fourth house has its lord in the eighth under strain, and comfort was interrupted more than once. Find the deed or the lease this week, and show one trusted person where it lies.',
    ),
    9: both(
      'Nearly everyone likes to visit you, because the lord of your fourth house stands in the ninth. Books or prayers from your parents’ home went everywhere with you. Fill one shelf on Saturday with the volumes that you are ready to lend, and lend the first.',
      'The ideal home has always been somewhere else for you. The lord of your fourth house is pressed in the ninth, and travel promised a calm that the real rooms never got. Put a plant or a picture in one swept corner today, and sit there each evening this week.',
    ),
    10: both(
      'A calm home made your public work possible, since your fourth house has its lord in the tenth. Others lived more comfortably through what you did with land, teaching or care. Keep one open hour at home on Thursday for people who want your advice.',
      'Duty walks into your living room, for your fourth house has its lord hindered in the tenth. Calls and papers lay on the dinner table for years, and family news came second. Leave the telephone in another room at supper for seven evenings.',
    ),
    11: both(
      'Your table brings friends together: the lord of your fourth house stands in the eleventh. Several of them found a bed with you in a bad week, or a first chance through you. Begin a regular tea on Wednesday, at the same hour every week.',
      'Visitors and plans crowd out your calm, because the lord of your fourth house is under strain in the eleventh. You were generous with your rooms and a little lonely in them. Accept no arrangement for this Sunday, and spend it exactly as you like.',
    ),
    12: both(
      'Peace comes to you far from where you were born, or in a very simple room. Your fourth house has its lord in the twelfth, and you slept well with few possessions around you. Clear the bedroom on Saturday of everything but bed, lamp and one book.',
      'Homes you hardly lived in have cost you money and heart. The lord of your fourth house is strained in the twelfth, and ease under your own roof was rare. Do one small repair a day for six days, beginning with the thing you see first each morning.',
    ),
  },
  5: {
    1: both(
      'You explain a thing so well that others believe they found it themselves: the planet that rules your fifth house stands in the first. Quick understanding was with you all along. Answer one real question from a younger person this week, and draw the answer on paper.',
      'You keep to yourself more of what you know than you need to. The planet that rules your fifth house is strained in the first, and knowledge was an advantage to be guarded. Teach a recipe or a garden trick on Saturday, and hold nothing back.',
    ),
    2: both(
      'Verses, songs and good advice come easily at your table, because the planet that rules your fifth house stands in the second. Your learning fed a household and made it known. Say one poem by heart at supper on Sunday, and ask for another in return.',
      'Learning and money have pulled you in two directions. The planet that rules your fifth house is under strain in the second, so you repeated what paid and counted what the young cost. A library book chosen purely for pleasure, and finished this week, makes up for some of it.',
    ),
    3: both(
      'Your best ideas come on short trips: the planet that rules your fifth house stands in the third. You thought with a pencil in your hand, and your stories made brothers, sisters or friends laugh. Carry a notebook on the bus this Tuesday, and sketch what you see.',
      'Clever talk of yours travels and comes back changed, since the planet that rules your fifth house is pressed in the third. A joke about somebody has cost you a friend or two. Write the next good remark down instead, and decide in the morning who should hear it.',
    ),
    4: both(
      'Study at home is one of your lasting comforts, as your fifth lord is well placed in the fourth. The good sense of your mother’s house lives on in your advice. Give one subject that you love half an hour every morning, at the same table, until Sunday.',
      'A course broken off for the family’s sake is still on your mind. Your fifth lord is hindered in the fourth, and worry about the young took the quiet that study needs. Find an evening class or a recorded lecture on the subject, and follow the first lesson this week.',
    ),
    5: both(
      'A playful mind still serves you, for the planet that rules your fifth house stands in its own place. Decisions that you made lightly often proved sound. Teach a rhyme, a prayer or a game to a child you know on Sunday, exactly as you learnt it.',
      'Joy through younger people has come slowly, or not in the form you hoped for: your fifth lord stands in its own house under strain. Affection for other people’s young eased it before. You could read aloud to children for an hour this week, in a library or next door.',
    ),
    6: both(
      'A puzzle that helps somebody is your favourite kind, because your fifth lord stands in the sixth. You found faults, coached beginners and loved pupils or patients like kin. Sit down with one neighbour on Tuesday, and make sense of a form together.',
      'Between you and somebody younger there has been a kind of rivalry. Your fifth lord is strained in the sixth, so your advice sounded like an order and they fought it. Ask them this week to teach you one thing, and follow their instructions to the end.',
    ),
    7: both(
      'Conversation has been the heart of your bonds, since the planet that rules your fifth house stands in the seventh. You chose people for their minds and gladly advised other pairs. Let a companion read the same short story as you, and discuss it on a walk at the weekend.',
      'When you like somebody, feeling runs ahead of judgement. The planet that rules your fifth house is under strain in the seventh, and you bargained where warmth was wanted. Introduce a new acquaintance to two old friends this week, and listen to what both say.',
    ),
    8: both(
      'A searching mind is still your companion, for your fifth lord stands in the eighth. Ideas came to you after hard times, and you studied in private for years. Write up one page of family history or another old question by Sunday, and show it to one reader.',
      'Anger about the young, or about a hidden venture that went wrong, can rise in you even now: your fifth lord has a hard place in the eighth. You were often the last to be told. When such news comes this week, breathe slowly ten times and ask one calm question.',
    ),
    9: both(
      'Your teaching goes on in others, because the planet that rules your fifth house stands in the ninth. Good teachers found you, and gifted pupils followed. Choose one sentence of your own teacher’s, and tell a young person how you came to understand it.',
      'Pride in learning can shut your ears, as the planet that rules your fifth house is hindered in the ninth. You held younger people to the standard of your own elders. A talk by somebody who knows more than you is good for this, with a notebook on your knee.',
    ),
    10: both(
      'Ideas gave you your name, and people still quote them: your fifth lord stands in the tenth. You spoke well where it counted and took no unfair advantage of it. Send your club, temple or council one clear suggestion on Monday, in five lines.',
      'You feel only as good as your latest success. Your fifth lord is strained in the tenth, and bold moves were made to win the applause once more. Plan something slow, a quilt or a family tree, and do the first step on Monday.',
    ),
    11: both(
      'Groups like you because you share an idea before you claim it: the planet that rules your fifth house stands in the eleventh. A hobby of yours once brought income, friends or both. Bring it to two other people on Friday, and let them try.',
      'You still weigh your pleasures by what they bring in, since the planet that rules your fifth house is pressed in the eleventh. Hobbies and even friends were chosen for their use. Fly a kite, sing or play a silly game before Sunday, and keep no score.',
    ),
    12: both(
      'Imagination grows in you when it is quiet, for your fifth lord stands in the twelfth. Contemplation, translation or silent art suited you, and the best letters came from far away. Write to somebody young in another place this week, with a drawing in the margin.',
      'Distance from younger people still hurts a little: your fifth lord is under strain in the twelfth. The loss of a bold venture added to it. Mentor one pupil by telephone or pay for their books, and make the first call on Tuesday.',
    ),
  },
  6: {
    1: both(
      'People still send for you when a problem is left lying, because the ruler of your sixth house has its seat in the first. Rivals made you bolder, and effort trained you well. Find one neglected duty in your street, take it on, and finish it this week.',
      'Friction can enter the room with you. The ruler of your sixth house is strained in the first, and you answered a first provocation when patience would have served. An hour’s rest before a visit helps, and so does letting one remark pass.',
    ),
    2: both(
      'Steady service has fed your household, for the ruler of your sixth house has its seat in the second. You spoke well for others, often away from home, and were respected for it. If a neighbour dreads some office this week, go along and speak for them there.',
      'Meals turn into debates about money or about who is right. The ruler of your sixth house is under strain in the second, and few of those suppers were restful. Choose one subject that stays out of the dining room from tonight until Sunday.',
    ),
    3: both(
      'Every contest has added to your courage: your sixth lord stands in the third house. Helpers worked gladly because you worked harder than they did. Lead a small job on Saturday, such as painting a fence with two young people, and take the first turn yourself.',
      'Anger at a brother, a sister or a helper leaves you tired for days, since your sixth lord is pressed in the third house. Many of those quarrels were long, and few were needed. When the heat rises, knead dough or rake leaves for half an hour, then speak.',
    ),
    4: both(
      'Your home has also been a place of work and help. The ruler of your sixth house is well supported in the fourth, and you understood animals, tenants or tired people better than most. Give one corner this week to seedlings or mending for others.',
      'Unrest under your own roof still feeds on gossip and on chores done with resentment. The ruler of your sixth house has a hard place in the fourth, and you took on too much there alone. Choose one of those chores, ask or pay somebody to do it this week, and praise the result.',
    ),
    5: both(
      'A cool head in any game has served you well, because your sixth lord stands in the fifth house. Money went and came back, and you were kind to animals or pupils. Challenge a much younger player to cards or chess on Sunday afternoon.',
      'Worry over somebody younger, or over a stake that was lost, still upsets your plans: your sixth lord is hindered in the fifth house. Friendships and funds went up and down with it. Let a second person check your sums on Friday before you promise any help.',
    ),
    6: both(
      'Bad habits and opponents have given way to you, as the ruler of your sixth house is in its own place. Strangers often proved better friends than relatives. Help one newcomer this week: show them where to shop, whom to ask and when the offices are quiet.',
      'Being right costs you too many letters. The ruler of your sixth house is in its own place under strain, and relatives became adversaries over small things. Choose the one cause that matters to you this year, and put the other files in a box today.',
    ),
    7: both(
      'Hard work brought you and your companions closer: your sixth lord stands in the seventh house. Clear rules, agreed early, kept firm wills at peace with one another. Renew one of those rules over a cup of tea, perhaps about chores or quiet hours.',
      'Criticism comes out when two people are tired, for your sixth lord is strained in the seventh house. Each brought the day’s trouble to the other. Look after a companion’s tiredness first on Thursday, and say nothing of faults until morning.',
    ),
    8: both(
      'Hard times have often worked out in your favour, because the ruler of your sixth house is well placed in the eighth. A rival’s position fell apart, and you came through with a better one. Note three such turns on paper for somebody you know who is in trouble now.',
      'You neglect yourself when a worry goes on for long. The ruler of your sixth house is under strain in the eighth, and the intrigues of others wore you down. Write your hours for meals and rest on one card, and follow it from Monday to Saturday.',
    ),
    9: both(
      'Practical skill has been your luck, since your sixth lord stands in the ninth house. You worked among strangers, dealt in solid things and doubted fine words. Choose one bench or door in a house of prayer or a village hall, and see it mended this week.',
      'Debates about belief leave you sore. Your sixth lord is pressed in the ninth house, and you argued with teachers and with your father’s views. Serve for an hour in the kitchen of any faith on Saturday, and talk only of the vegetables.',
    ),
    10: both(
      'Daily routine is the secret of your good name, for the ruler of your sixth house has its seat in the tenth. You spoke fluently and served the public well, at home or abroad. Write out your order of the morning this week for a neighbour who starts each day in a hurry.',
      'Old strife with somebody in charge can come back at night. The ruler of your sixth house is hindered in the tenth, where each rescue ended as a grievance. Write that story down once on Wednesday, close the notebook, and put it away.',
    ),
    11: both(
      'Some of your best friends were rivals once, because your sixth lord stands in the eleventh house. Repairs, remedies and late payments that came in after all brought you profit. Ring one former rival tomorrow, and ask what they are reading.',
      'Favours among friends still get tangled with money: your sixth lord is strained in the eleventh house. Advantages had a high price in company. Return one thing or drop one old claim before Sunday, with a short and friendly note.',
    ),
    12: both(
      'You help without bitterness where others turn away, as the ruler of your sixth house has its seat in the twelfth. Opponents tired themselves out, while your money went to healing and charity. Bring soup and a newspaper this week to a person who sees few people.',
      'Late nights and costly comforts are an old way of soothing yourself. The ruler of your sixth house is under strain in the twelfth, and advice only made you stubborn. Promise a friend today one modest thing, such as lights out at ten for a week.',
    ),
  },
  7: {
    1: both(
      'Tact comes naturally to you, and company keeps you fresh: your seventh lord is in the first house. Your bonds grew near at hand, over shared daily tasks. Peel, sort or plant something beside another person on Saturday, and let the talk come by itself.',
      'Another person’s mood can decide your whole day, for your seventh lord is strained in the first house. Affection was restless for years, and meals came at all hours. A fixed hour for lunch and one pursuit that you follow alone will steady you this week.',
    ),
    2: both(
      'Shared means have been a blessing to you. Your seventh lord is in the second house, and somebody close brought a skill or kept the accounts until the table grew. Tell that story at a meal this Sunday, with the person’s name in it.',
      'Common money is argued over after it is spent: your seventh lord is under strain in the second house. Many decisions came late and then hurt. Agree on the next three purchases with the person concerned, and note the sums on one page by Friday.',
    ),
    3: both(
      'You find good company on the road, by letter and through relatives, as your seventh lord is in the third house. With others you dared to move, begin and try. Suggest a small adventure to somebody for Friday, an unknown bus line or a new café.',
      'Keeping score with those closest to you is an old game. Your seventh lord is pressed in the third house, so grown people competed like children. Share one job on Wednesday in which nobody leads, such as folding sheets or shelling peas.',
    ),
    4: both(
      'Honest company under one roof has made you content, since your seventh lord is well placed in the fourth house. Comforts came to you together with the people you settled among. Ask the next visitor to stay for supper, and use the good plates.',
      'Who rules the home is still a tender question. Your seventh lord has a hard place in the fourth house, and you fought over what could have been divided. It eases things to let somebody else arrange one room or shelf, and to keep another wholly for yourself.',
    ),
    5: both(
      'You admire the minds of the people you love, because your seventh lord is in the fifth house. Liking came first, and agreements followed from it. Learn one short song with a friend this week, and sing it for a child in the street or the family.',
      'Applause from somebody close has mattered too much to you: your seventh lord is hindered in the fifth house. Even the young had to be the audience. Try one evening with a companion in which you talk of food, birds and weather only.',
    ),
    6: both(
      'Shared struggle has shown you what people are made of, for your seventh lord is well supported in the sixth house. Fellow workers grew close, and rivals became allies. A card that names the hard time would please one of them: post it on Monday.',
      'You take tiredness for ill will. Your seventh lord is under strain in the sixth house, and sharp answers flew when people were simply worn out. The next time it happens, ask about sleep before you ask about the remark, and offer a chair and tea.',
    ),
    7: both(
      'Agreements with you have held: your seventh lord is in its own house. You met people as equals, and they trusted the name on your door. Shake hands on one new arrangement this week, such as a walking day with a neighbour.',
      'Deciding by yourself feels strange, because your seventh lord is in its own house under strain. So much was done in pairs that neither side could choose any more. Spend one planned day apart from your usual company this week, and pick the route and the lunch.',
    ),
    8: both(
      'Other people’s secrets and shared papers are safe with you: your seventh lord is in the eighth house. The bonds that began in a time of loss turned out to last. Go through one common document with a person you trust on Tuesday, and sign what is ready.',
      'Silence has harmed your bonds more than quarrels did, as your seventh lord is strained in the eighth house. Worries about money or plans stayed hidden until they came as a surprise. Tell one person one such worry on Thursday, in daylight and over tea.',
    ),
    9: both(
      'Many acquaintances and one deep loyalty have shaped you, since your seventh lord is in the ninth house. A companion widened your faith or your idea of the world. Describe one place that you two saw to a friend who has never been there.',
      'You expected the people close to you to teach you or to follow you. Your seventh lord is pressed in the ninth house, so ideals came between you. Let somebody else choose Sunday’s outing or service, and go along without comment.',
    ),
    10: both(
      'Your public life rested on a working bond, for your seventh lord is in the tenth house. One person held the post, and another lent judgement. Thank such an adviser for one decision that you remember, or tell a friend about it at tea.',
      'Two people’s duties have fought for one calendar: your seventh lord is hindered in the tenth house. Work and titles came home with you and got in the way. Plan the coming week with a companion on one sheet, and leave two evenings empty.',
    ),
    11: both(
      'Alliances have paid you well, because your seventh lord is in the eleventh house. Friends of friends became helpers, guests and buyers. Bring two people together over coffee this week who would like each other and have never met.',
      'The wide circle crowds out the one or two people nearest to you. Your seventh lord is under strain in the eleventh house, and your evenings belonged to the group. Decline the next meeting that you can miss, and give those hours to a single companion.',
    ),
    12: both(
      'Closeness suits you best when nobody is watching, as your seventh lord is in the twelfth house. A bond with a foreign place or a person from one made you richer inside. Share an hour of silence with somebody on Sunday, on a bench or in a chapel.',
      'Bonds have been costly for you, in money and in waiting: your seventh lord is strained in the twelfth house. The distance between two places did the rest. The next time you telephone, fix the date of a meeting before you hang up, and settle who pays what.',
    ),
  },
  8: {
    1: both(
      'You do not look away when something serious happens, because the lord of the eighth stands in your first house. Crises found you calm, and people remember it. Give an hour of that calm this week to one person in trouble, and let them talk.',
      'Low days still catch you unprepared. The lord of the eighth is strained in your first house, and impatience made such days longer than they had to be. Leave three hours empty in the diary, and lie down at the first sign of tiredness.',
    ),
    2: both(
      'Families have trusted you with wills, keys and hidden accounts, for the lord of the eighth stands in your second house. You kept silent, and your savings recovered after each shock. Make sure before Sunday that one person knows where your own papers are.',
      'Losses of money have been slow to mend: the lord of the eighth is under strain in your second house. They came through signatures given for relatives, or in a hurry. Sign nothing at the door or by telephone this week, and ask a second reader for every paper.',
    ),
    3: both(
      'You can write about grave things calmly, since the lord of the eighth stands in your third house. Trouble in the family taught you a quiet courage early. Begin one page about an event that relatives only whisper about, and write it kindly.',
      'Fear of failing holds back your hand. The lord of the eighth is pressed in your third house, and the help of a brother, a sister or a friend was missing when you needed it. Work twenty minutes a day on one task this week, and mark each day on the calendar.',
    ),
    4: both(
      'Peace came to you in a place that others had given up, because the eighth lord is well supported in your fourth house. Old walls and buried things drew you in. Bring one forgotten object out of storage tomorrow, clean it, and give it a place.',
      'Your sense of home has been shaken more than once: the eighth lord has a hard place in your fourth house. An early parting left its mark on you. One permanent spot is a help: a lamp, a chair and a picture that never move from this week on.',
    ),
    5: both(
      'Your mind works through a thing until nothing is left unclear. The lord of the eighth stands in your fifth house, so a slow start turned into deep knowledge. Solve one hard crossword or old riddle with a young person on Sunday.',
      'Dread clouds your judgement when the young are concerned, for the lord of the eighth is hindered in your fifth house. You imagined the worst and lay awake over it. Ask one of them directly on Friday how things are, and believe the answer.',
    ),
    6: both(
      'One hardship has often removed another for you, as the eighth lord stands in your sixth house. You left an early trouble behind and became good at helping people recover. Give an hour this week to somebody who is coming out of a hard year.',
      'In a dispute you forget to eat and sleep. The eighth lord is strained in your sixth house, and long quarrels took more from you than the other side did. Stop any argument after fifteen minutes, and have a bowl of soup before you go on.',
    ),
    7: both(
      'Another person’s crisis, shared honestly, changed your life for the better: the lord of the eighth stands in your seventh house. You learnt then how to stand by somebody. Write half a page about that time on Friday, and read it to a companion.',
      'Secrets about money have unsettled your bonds, because the lord of the eighth is under strain in your seventh house. Some arrangements had no clear way out. Lay one account open on the table this week with the person whom it concerns.',
    ),
    8: both(
      'Other people’s alarm leaves you steady, for the eighth lord stands in its own house. Deep study and the care of estates were in good hands with you. Take one difficult book off the shelf tonight, and mark a line that you understand better now.',
      'Small secrets weigh more than they are worth. The eighth lord stands in its own house under strain, and your strength rose and sank with them. Empty one drawer on Saturday, shred what is over, and keep the rest where anybody may look.',
    ),
    9: both(
      'Your faith has been tested and built again, since the lord of the eighth stands in your ninth house. A gift from your father’s side or from a teacher came when you did not expect it. Tell somebody younger this week which belief of yours survived.',
      'An elder disappointed you, and trust has come hard ever since: the lord of the eighth is pressed in your ninth house. Luck seemed to visit the neighbours instead. One tiny promise to yourself, kept for seven days, eases it: a verse at seven, for instance.',
    ),
    10: both(
      'You took over what was broken and left it sound, because the eighth lord stands in your tenth house. Changes at the top swept favourites away and spared you. Offer one society this week to put its old files in order, and begin with a single folder.',
      'Breaks in your working life can feel like something that needs explaining. The eighth lord is hindered in your tenth house, and rumour did its share. Write those years down tomorrow as a plain list of what you learnt, on half a page.',
    ),
    11: both(
      'Ease came to you after a hard beginning, for the lord of the eighth stands in your eleventh house. Late payments, a legacy or an old friend arrived when hope was small. Such a friend deserves a long letter this week instead of a short one.',
      'The money plans of acquaintances have let you down: the lord of the eighth is strained in your eleventh house. An income that looked safe broke off suddenly. Ask for any new offer on one page this week, and put it away if the page is not clear.',
    ),
    12: both(
      'Giving something up has often made you freer, as the eighth lord is well placed in your twelfth house. Retreat, distant places and charity took the fear out of loss. Sit in stillness for fifteen minutes at dawn this week, and part with one object on the seventh day.',
      'Money and sleep still go on habits that nobody sees. The eighth lord is under strain in your twelfth house, and pride kept you from asking for help. Tell one friend what the late hours cost, and let tonight end early.',
    ),
  },
  9: {
    1: both(
      'Help has come to you on the very morning when you needed it: your ninth house has its ruler in the first. Teachers saw something in you, and people at desks were kind. Be that help for one stranger tomorrow, at a counter or a bus stop.',
      'You wait for somebody’s goodwill before you begin. Your ninth house has its ruler strained in the first, and favour came so easily once that it became a habit. Keep a promise for seven days that nobody knows about, and tick it off in your diary.',
    ),
    2: both(
      'Sayings of a father or a teacher have proved true, and you pass them on, because your ninth lord stands in the second. Honest words brought you a living. Write three of those sayings on a card this week, and give it to somebody younger.',
      'Money and principle get mixed up at home: your ninth lord is under strain in the second. Advice had its price, or religion entered a quarrel over costs. Give one piece of good advice freely this week, and then change the subject.',
    ),
    3: both(
      'Luck reached you through effort and pleasant company, for your ninth house has its ruler in the third. A brother, a sister or a friend had a part in it, and your charm opened doors. Offer one short lesson on Saturday, in a language, a craft or a prayer.',
      'Hard work has often gone into things that luck did not favour. Your ninth house has its ruler pressed in the third, and you changed direction many times. Ask a wise acquaintance on Tuesday which of your plans looks alive, and drop another.',
    ),
    4: both(
      'Good fortune has a home with you, since your ninth lord is well placed in the fourth. A mother’s prayers, some land or an old tree meant luck to you. Each morning this week, light a lamp or water the oldest plant, and say whom you thank.',
      'Nothing that belonged to your parents may be moved, and the rooms feel heavy with it. Your ninth lord has a hard place in the fourth, and you guarded their order for a long time. Lend one room this week to a prayer circle, a small class or a guest.',
    ),
    5: both(
      'Insight comes to you at the right moment: your ninth house has its ruler in the fifth. You honoured your elders, and younger people brought you luck in return. Praise one of them by name on Sunday, and say exactly what you saw them do well.',
      'Some of your luck was taken for talent, and the young were handed your hopes to carry. Your ninth house has its ruler hindered in the fifth. The remedy is to ask one of them this week what they would like to learn, and to help with that alone.',
    ),
    6: both(
      'Your faith has shown itself in work, since your ninth lord is well supported in the sixth. You overcame opponents slowly, and people whom you helped in a hard hour spoke up for you. Stand in a queue with somebody this week who fears the counter.',
      'Help reaches you late, held up by papers: your ninth lord is strained in the sixth. Clerks and petty opponents have tried your patience for decades. Send one reminder on Monday, polite and short, with a copy of the receipt.',
    ),
    7: both(
      'Fair dealing has brought you luck through others, for your ninth house has its ruler in the seventh. A companion gave you travel, kindness or a good name. Choose a holy or beautiful place together, and fix the day when you will see it.',
      'You have looked for luck in other people and blamed them when it failed. Your ninth house has its ruler under strain in the seventh, and different customs made it sharper. Ask a companion how their family kept a feast, and cook one dish of it at the weekend.',
    ),
    8: both(
      'Wisdom came to you through grief, and it is firm. Your ninth lord stands in the eighth, where a faith is tested before it is held. Tell somebody in a hard hour this week what helped you, in two sentences, and wait for their questions.',
      'Luck has come to you late and by side roads, because your ninth lord is pressed in the eighth. You once counted on a gift that never arrived. Write a thank-you for one that did, however small, to the giver or the giver’s family.',
    ),
    9: both(
      'Teacher, parent and faith have spoken with one voice in your life: your ninth house has its ruler in its own place. Fortune came readily, and you shared it. Pay one younger person’s fare, book or lesson this week, and ask for nothing back.',
      'Certainty has made you stop asking. Your ninth house has its ruler in its own place under strain, and blessings that came early were taken for granted. An hour as a beginner in a dance, a script or a chant would do you good this week.',
    ),
    10: both(
      'Purpose mattered more to you than pay, and so people accepted your lead: your ninth lord stands in the tenth. Right and duty seldom pulled you apart. There is a use for it now: open a meeting, say a blessing or settle a dispute at the club.',
      'A calling hardened into a post, and you miss the spirit of its beginning. Your ninth lord is hindered in the tenth, where principles were quoted to those above and forgotten below. Find an early letter or diary of that time, and read it on Saturday.',
    ),
    11: both(
      'Merit has brought you friends, and friends have granted many of your wishes: your ninth house has its ruler in the eleventh. You respected your elders and gained by it. Have tea on Wednesday with those who once put in a word for you.',
      'Good deeds have been counted like money, for your ninth house has its ruler strained in the eleventh. You sorted friends by their use to a cause. Do one kindness this week where nobody knows your name, and leave it unmentioned.',
    ),
    12: both(
      'Retreat, giving and far countries have been your good fortune, since your ninth lord stands in the twelfth. You slept well with less to lock up. On Friday pack a bag of clothes for people who need them, and keep an hour afterwards for prayer or silence.',
      'Generous hosting has emptied your pocket more than once. Your ninth lord is under strain in the twelfth, and support from your father was far away. Invite people to tea instead of dinner this week, and spend only what the month brings in.',
    ),
  },
  10: {
    1: both(
      'You made your own path, and it shows in how people greet you: the tenth lord stands in your first house. A hard start gave way to a good name. Put one plan, poem or memory of that time on paper tonight in your own hand.',
      'All work passes through your own hands even now, for the tenth lord is strained in your first house. You trained no deputy and took few holidays. Hand over one regular duty this week, and accept the other person’s way of doing it.',
    ),
    2: both(
      'Knowledge, speech or good provisions earned you a respected living, because the tenth lord stands in your second house. The family name opened doors, and you kept it honest. Speak for two minutes at one gathering this week about how the trade was done.',
      'Pay has long been the measure of your worth. The tenth lord is under strain in your second house, and income was the daily subject at home. Do one small job without payment this week, and take as much care over it as over the best paid one.',
    ),
    3: both(
      'Many short steps made up your working life, and your voice carried you: the tenth lord is well placed in your third house. Brothers, sisters or fellow workers backed you. Ask one of them about a day when everything went wrong, and record the answer.',
      'Being busy takes the place of getting something done, since the tenth lord is pressed in your third house. Messages and errands filled the hours that a real task needed. Leave the telephone off until eleven this week, and use those mornings for one thing.',
    ),
    4: both(
      'Work felt like family to those around you: the tenth lord stands in your fourth house. Land, teaching or a business at home did well in your care. Take somebody through your garden or workshop on Sunday, and give them a cutting or a tool.',
      'You stayed in one place for its own sake and sometimes regret what you refused. The tenth lord has a hard place in your fourth house. Talk it over with an old colleague on Thursday, and count aloud what the staying gave you.',
    ),
    5: both(
      'Good humour and good advice were your tools, for the tenth lord stands in your fifth house. People in charge listened, and the young picked up your craft. Find one beginner this week, and coach them for an hour in a thing that you know by heart.',
      'It still stings when nobody claps. The tenth lord is hindered in your fifth house, so you risked a good place on one brilliant stroke, and quiet helpers were forgotten. Write one of them a line of thanks this week, and name the day you mean.',
    ),
    6: both(
      'In a crisis people looked for you, because the tenth lord is well supported in your sixth house. You did your duty under pressure, and real skill was seen at such times. Look at one thing in your building or street that could be safer, a lamp or a rail, and report it this week.',
      'Your labour was underpaid, and the thought still comes back. The tenth lord is under strain in your sixth house, where opponents kept your merit out of sight. List ten things that you did well there, and read the list to a friend.',
    ),
    7: both(
      'Long talks before signing made your agreements good: the tenth lord stands in your seventh house. The judgement of a companion improved your work, and your word was true. If two people near you cannot agree on a date or a price this week, offer to sit between them.',
      'So much of your name hung on one alliance that its end shook you, as the tenth lord is strained in your seventh house. People saw the pair and forgot your part. Write down this week what you yourself brought to that work, and keep it with your photographs.',
    ),
    8: both(
      'Behind the scenes you worked at your best, for the tenth lord stands in your eighth house. Breaks in the road taught you what the next task needed. Look up one old question in an archive or a library, for nobody’s sake but your own.',
      'Hidden obstacles slowed your work, and blaming others became a comfort. The tenth lord is pressed in your eighth house. Finish one small public task on Wednesday, a notice or a tidy flower bed, and put your name beside it.',
    ),
    9: both(
      'Your calling carried respect, because the tenth lord stands in your ninth house. Teaching, law or faith gave it a steady rise, and good patrons stood behind it. Tell a younger colleague or neighbour this week what one of those patrons did for you.',
      'A high purpose sometimes excused untidy work, and you know it: the tenth lord is hindered in your ninth house. You preached to people above you. Let a frank outsider look through one of your projects, and thank them for each fault they find.',
    ),
    10: both(
      'Some duty has always found you, since the tenth lord is in its own house. You were capable in most tasks and loyal to those before you. Accept one modest duty, the keys of a hall or a rota, and show a second person how it goes.',
      'Leaving a post has been harder for you than holding it, for the tenth lord is in its own house under strain. The office had become the whole person. It helps to sit with a successor for an hour and let them make the decision at the end.',
    ),
    11: both(
      'Your work still pays you back, in friends as much as in income: the tenth lord stands in your eleventh house. Large organisations gave you room. Plan a reunion lunch with former colleagues this month, and send the first message on Monday.',
      'You counted on success too early, and some alliances have not recovered. The tenth lord is strained in your eleventh house. Call on one former helper this week who got little of the credit, and say what they did.',
    ),
    12: both(
      'Respect reached you without much show, as the tenth lord stands in your twelfth house. A hospital, a distant post or a charity made good use of your authority. Give Thursday morning to packing parcels for a relief fund, and stay unnamed.',
      'Much of your effort was never recorded under your name: the tenth lord is under strain in your twelfth house. Officials cost you money and nerves besides. Label three photographs of your work this week with the date, the place and what you did.',
    ),
  },
  11: {
    1: both(
      'People like dealing with you, since your bargains leave something for them too: the lord of your eleventh house is placed in the first. An even temper brought you steady profit. Write four rhyming lines for a friend’s birthday this month, and begin tonight.',
      'Wanting shows in your face before you speak, for the lord of your eleventh house is strained in the first. Each wish was urgent, and each acquaintance was weighed for it. Strike every third wish from your list this week, and ask openly for one of the rest.',
    ),
    2: both(
      'Income and savings have worked together for you: your eleventh lord stands in the second house. Friends, food or your voice brought money that stayed with the household. Serve one good dinner on Sunday, and say which friend helped you most.',
      'Figures told at the family table have brought you requests ever since. Your eleventh lord is under strain in the second house. Give quietly to one person of your own choice this week, and answer no other question about what comes in.',
    ),
    3: both(
      'You have been handy at nearly everything you tried, because the lord of your eleventh house is placed in the third. A brother, a sister or a neighbour was the first to buy. Propose a swap next door on Saturday: your pickles for the use of their drill.',
      'Your efforts have paid others first. The lord of your eleventh house is pressed in the third, and you did many small jobs for small returns. Rest your hands on Wednesday, and name a fair swap at once when the next favour is asked.',
    ),
    4: both(
      'Friends treat your house as their own and repay it in kind, for your eleventh lord stands in the fourth house. Land, rent or your mother’s relatives brought gain. Cut herbs or flowers from your pots today, and take them to three doors.',
      'Building on hoped-for money has kept you uneasy at home: your eleventh lord has a hard place in the fourth house. Begin no new improvement this month. Spend an hour on Saturday finishing the one shelf, gate or curtain that still waits.',
    ),
    5: both(
      'Wishes that you made for younger people have often come true: the lord of your eleventh house is placed in the fifth. Ideas earned for you, and old friends came back as advisers. Ask one young dreamer about a plan, and make one call tomorrow to help.',
      'One early win at play taught you the wrong lesson, as the lord of your eleventh house is hindered in the fifth. Since then games of luck have cost you more than they gave. Play for buttons or biscuits instead, with a child at the table if there is one.',
    ),
    6: both(
      'Small steady fees added up to comfort, because your eleventh lord is well supported in the sixth house. Even opponents paid in the end. Walk a dog or water somebody’s plants this week, and take a jar of honey as your fee.',
      'Among rivals and strangers you have found it hard to relax. Your eleventh lord is strained in the sixth house, and each gain brought another burden with it. An evening with a friend from outside your old work would ease that this week.',
    ),
    7: both(
      'Company has widened both your circle and your means, since the lord of your eleventh house is placed in the seventh. Some family took you in and brought you profit, and you were generous in return. Take a basket of fruit to such a house at the weekend.',
      'You say yes too quickly when somebody dear suggests a plan: the lord of your eleventh house is under strain in the seventh. Agreeing was pleasant, and the bill came afterwards. Before you answer the next one, ask the friend who likes it least to explain why.',
    ),
    8: both(
      'Patience with locked-up money set you apart from quicker friends, for your eleventh lord stands in the eighth house. Refunds and estates came in at last. Look through your old policies and passbooks on Friday for an amount that may have been forgotten.',
      'Friends dropped away when things went badly, and you remember each one. Your eleventh lord is pressed in the eighth house, and some good plans turned round at the same time. Ring the friend who stayed, and tell them in plain words what that meant.',
    ),
    9: both(
      'Luck came to you through merit and good company, because the lord of your eleventh house is placed in the ninth. Elder friends and teachers recommended you. In your turn, write a letter for somebody this week and name one thing that they did well.',
      'Gifts were promised before the money was there. The lord of your eleventh house is hindered in the ninth, and faith in your luck ran ahead of the accounts. Pay the next gardener, cook or teacher on the day, and only then fill the temple box.',
    ),
    10: both(
      'You delivered what you promised on the day, and people in authority honoured it: your eleventh lord stands in the tenth house. Profit and profession agreed with each other. Explain to somebody who is always late how you noted your promises, with dates and ticks.',
      'People in charge remembered the favours they did you, and your freedom shrank. Your eleventh lord is strained in the tenth house. See a friend on Saturday who never had a part in your work, and leave that subject out.',
    ),
    11: both(
      'Your circle helps you without being asked, as the lord of your eleventh house is in its own place. You served it faithfully for decades, and most undertakings did well. Bring one new and younger face to the next club evening or card table.',
      'Many offers reach you, and you accept before you think: the lord of your eleventh house is in its own place under strain. Wishes were granted and soon forgotten. Decline two of the next three invitations, and give the third your whole evening.',
    ),
    12: both(
      'Much of what came in has gone to good works, and you do not miss it: your eleventh lord stands in the twelfth house. People you once helped became hosts in other countries. Write to one of them this week, and ask for a photograph of the street.',
      'Earnings have gone on clubs, gifts and pleasures that you hardly noticed. Your eleventh lord is under strain in the twelfth house. Cancel one subscription on Monday, and offer a friend an afternoon of your time in place of the usual present.',
    ),
  },
  12: {
    1: both(
      'You hold things lightly and can begin again anywhere, for the ruler of the twelfth stands in your first house. Distant places and quiet help suited your nature. Think of a thing in your rooms that a visitor has admired, and let them have it this week.',
      'Hours, coins and promises slip from you: the ruler of the twelfth is strained in your first house. You spent yourself on others without counting. Rise at the same hour from tomorrow, eat something warm, and write an expense down before you make it.',
    ),
    2: both(
      'Gentle words and open-handed giving are your habit, because your twelfth lord stands in the second house. You paid for other people’s lessons and did not feel poorer. Read aloud to somebody for half an hour on Tuesday, from a book that they choose.',
      'Feasts, repairs and bills from afar have emptied the household purse by turns. Your twelfth lord is under strain in the second house. List the year’s celebrations with a sum beside each, and show the page to those concerned.',
    ),
    3: both(
      'You work best alone and in quiet hours: the ruler of the twelfth stands in your third house. You finished long tasks without a patron or a brother’s help. Give two early mornings this week to writing, carving or practising, with the door closed.',
      'Letters that you meant to send are still in the drawer, as the ruler of the twelfth is pressed in your third house. Mistrust put distance between you and a brother, a sister or an old neighbour. Post a greeting to one of them on Tuesday, without a request in it.',
    ),
    4: both(
      'Comfort is a simple thing for you, since your twelfth lord is well placed in the fourth house. You made a home of a hostel room or a house abroad, and you furnished other people’s lives. Make up the guest bed or the sofa, and offer a night to a traveller this week.',
      'Land, cars or houses have cost you more ease than they gave. Your twelfth lord has a hard place in the fourth house, and repairs came faster than rest. Let somebody who knows the law read one title or lease this week, then close the folder.',
    ),
    5: both(
      'For somebody young you once travelled far, prayed long or spent freely: the ruler of the twelfth stands in your fifth house. Godchildren or pupils feel like family to you. Paint or carve a small thing on Thursday, and send it to one of them.',
      'Studies left half done, and money spent on the young without thanks, can still make you sad. The ruler of the twelfth is hindered in your fifth house, and vows helped you before. Take up the old subject for twenty minutes a day this week.',
    ),
    6: both(
      'Spending on care has freed you from old quarrels, because your twelfth lord is well supported in the sixth house. Opponents grew tired and went away. Feed the birds or a street animal each morning this week, and let the last grudge go.',
      'Temper has spent what your work brought in. Your twelfth lord is strained in the sixth house, and quarrels with your own people left you sorry. Sleep before every signature, and make one apology this week that contains no explanation.',
    ),
    7: both(
      'You let the people you love come and go freely, for the ruler of the twelfth stands in your seventh house. Somebody dear lived across a border or travelled much, and you never grudged the ticket. Cook a dish from that country on Saturday, and share it.',
      'You have spent a good deal on other people’s comfort and had little ease in return. The ruler of the twelfth is under strain in your seventh house, and your rest paid for it. Agree on one spending rule with a companion, and keep your own bedtime.',
    ),
    8: both(
      'Endings do not frighten you, and people ask for you when something closes: your twelfth lord stands in the eighth house. Losses turned into insight, refunds or a legacy. If somebody you know has a shop, a desk or a wardrobe to clear, offer an afternoon this week.',
      'Strength and money have gone where nobody looked. Your twelfth lord is pressed in the eighth house: fees, hidden clauses and missed rest each took a share. Go over last month’s bank page and your bedtimes tonight, with a red pencil.',
    ),
    9: both(
      'Far places and foreign teachers shaped your beliefs, because the ruler of the twelfth stands in your ninth house. You talk little of them and live by them. Give a chair, a book or an hour of your time to one place of learning this week.',
      'Thanks that were never said to an elder are still on your mind: the ruler of the twelfth is hindered in your ninth house. Luck was spent faster than it came. Write to that teacher, or to somebody who knew them, and name what you received.',
    ),
    10: both(
      'You kept the costs honest and made no enemies by it: your twelfth lord stands in the tenth house. Large, quiet institutions were your field. Look over the accounts of a society or a temple this week, and suggest a saving that hurts nobody.',
      'Work that you did was credited to others, and licences and officials cost you money. Your twelfth lord is strained in the tenth house. Ask for one correction that matters, a name on a plaque or in a booklet, and let the others rest.',
    ),
    11: both(
      'Strangers have done for you what relations could not, since the ruler of the twelfth stands in your eleventh house. Hospitality went both ways over long distances. A newcomer to your street would be glad of bread, salt or sweets from you this week.',
      'Promises from distant friends have come to nothing more than once: the ruler of the twelfth is under strain in your eleventh house. You gave before accounts were settled. Ask one of them this week for a clear date, and plan nothing on it until then.',
    ),
    12: both(
      'Solitude feeds you, and you let go with less pain than most people, for your twelfth lord is in its own house. Dreams and distant lands were good company. Keep paper by the bed, and write down your dream tomorrow before you speak to anybody.',
      'Alone at night you go over old slights. Your twelfth lord is in its own house under strain, and much money went on quieting that unrest. Book a day of retreat with company and a timetable, and tonight forgive one person by name before you sleep.',
    ),
  },
} satisfies Record<HouseNumber, Record<HouseNumber, Record<'good' | 'bad', Passage>>>
