import type { Graha } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a house, for readers over sixty.
const halves = (passage: (text: string) => Passage) => (good: string, bad: string) => ({
  good: passage(good),
  bad: passage(bad),
})
const elder = halves(from('Phaladeepika 8; Saravali 30, told for the later years; own wording'))
const elderByNode = halves(from('Phaladeepika 8; Jataka Parijata 8, told for the later years; own wording'))

export default {
  Sun: {
    1: elder(
      'People turn to you when something has to be decided, because the Sun stands in your first house. You lead best by doing the thing before you ask others to do it. → Choose one shared task this week, a repair or an outing, and be the one who begins it.',
      'Being passed over stings you for days: the Sun is under strain in your first house and expects respect to be offered. That pride turns away help that is kindly meant. → Accept one small service before Sunday, such as a carried bag, with a plain thank-you.',
    ),
    2: elder(
      'Your word about money is trusted, for the Sun is placed in your second house. You keep honest accounts and say plainly what can be afforded. → Write down where the deeds, the insurance and the bank letters lie, and show the page to somebody you trust.',
      'Talk at table can turn into a ruling when you speak. The Sun in your second house has little support, and it makes your voice hard as soon as money is the subject. → At the next shared meal, ask two questions before you give an opinion.',
    ),
    3: elder(
      'Courage is not your difficulty. The Sun in your third house gives you a mind of your own and the nerve to speak when others keep quiet. → Say one thing this week that needs saying, in a letter of one page, and read it to a friend before you post it.',
      'A contest with a brother, a sister or a close rival takes up room in your thoughts, since the Sun is hindered in your third house. Both sides want to be the brave one. → Send a short card this week about something you remember gladly together.',
    ),
    4: elder(
      'Your home runs by your rules, and everybody who enters knows it: the Sun in your fourth house makes you the head of any place you live in. You hold house and family together by plain decisions. → Move your chair into the morning light tomorrow and drink your tea there.',
      'Rest at home comes hard to you. With the Sun burdened in your fourth house, a part of you stays on duty, or goes on arguing about property that everybody else has stopped discussing. → Set down what you would say about it in one letter, and keep the letter in a drawer for a week.',
    ),
    5: elder(
      'Younger people learn by watching you, which is the gift of the Sun in your fifth house. Your judgement is clear, and you do not hide how you reach it. → Show one of them on Sunday how you do a thing well, and let their hands do it.',
      'You measure the young by a standard that nobody meets, yourself included. The Sun stands hard pressed in your fifth house and ties your pride to their success. → Ask somebody younger to teach you a game or a function of the telephone this week, and simply be the pupil.',
    ),
    6: elder(
      'Hard days find you steady: the Sun in your sixth house makes you a match for any difficulty that has a rule in it. Opponents give up before you do. → Lend this strength to a neighbour who is lost in a form or a complaint, and go through it together.',
      'You do too much yourself and then feel alone with it. The Sun under strain in your sixth house makes you stay with a chore when the others are at supper. → Hand one regular chore to somebody else this week, and do not check how it was done.',
    ),
    7: elder(
      'Strong people are your best company, because the Sun in your seventh house needs an equal across the table. You can keep pace with somebody else’s hours if they respect yours. → Invite a person whose opinions differ from yours to tea, and let the guest decide what you talk about.',
      'In close company you count who gives way. The Sun, burdened in your seventh house, draws you to impressive people and then makes a contest of it. → Let the person nearest to you plan one whole day this week, meals included, without a correction from you.',
    ),
    8: elder(
      'You look at difficult things calmly, and others come to you when something frightens them. That steadiness belongs to the Sun in your eighth house, which lets you work without applause. → Add one missing name or date to the family tree before the week ends.',
      'Money held together with others easily leaves you in the dark. Your Sun in the eighth house has little support there, and you ask for the figures later than you should. → List what you own jointly, with names and dates, and ask a trusted person to read it.',
    ),
    9: elder(
      'Your principles hold, even when you have to argue about them with somebody you respect. The Sun in your ninth house makes a conviction your own. → Explain one of them at the next festival meal, and give your opponent’s best argument too.',
      'You look for a nod from above before you trust your own luck. The Sun stands hindered in your ninth house, and a father’s or a teacher’s opinion weighs more with you than your own. → Light a lamp or plant something this Sunday in honour of a person who taught you, and do it in your own way.',
    ),
    10: elder(
      'People mention your work when your name comes up. The Sun in the tenth house puts you where you can be seen and gives you the strength to finish what you promise. → Offer one hour of that knowledge to a society, a temple or a library this week.',
      'It hurts you when somebody else receives the credit. A Sun under strain in your tenth house makes mistakes public and leaves good work unnamed. → Photograph one thing you made or built, and write its history on the back for whoever comes next.',
    ),
    11: elder(
      'Influential friends open doors for you, and you stay loyal to them. The Sun stands in your eleventh house, so you are also the friend who knows whom to ask. In the coming days, introduce two people who could be of use to each other.',
      'You wait long for what important people promise, and some of them forget. That is how the Sun works in your eleventh house when it lacks support. → Ask for nothing from above this week. Meet two ordinary friends instead, who keep their word in small things.',
    ),
    12: elder(
      'Time alone gives your dignity back to you. The Sun in your twelfth house is at its best out of sight, in a hospital, a back room or a foreign place. → Keep one silent hour on Wednesday with the telephone off, and come out for supper.',
      'You withdraw when you are tired and are then hurt that nobody comes. With the Sun spent in your twelfth house, you expect to be looked for and say nothing about it. → Before you next close the door, tell one person on which day you will ring, and ring on that day.',
    ),
  },
  Moon: {
    1: elder(
      'Strangers talk to you on benches and in queues, for the Moon in your first house shows them a kind face. Such openness brings you company wherever you live. → Sit for half an hour on Monday where people pass, and let one conversation happen.',
      'Your day can be decided by somebody else’s mood at the door. The Moon is under strain in your first house and lets every feeling in. → Keep the same bedtime for seven nights, and after a tense visit walk round the block before you do anything else.',
    ),
    2: elder(
      'At your table people eat well and stay longer than they meant to. The Moon in your second house gives you a kind voice, and money that comes and goes like the tide. → Cook one dish this week that people ask you for, and tell the guests where it comes from.',
      'When you are low you buy something, and the pleasure is gone by evening. Feeling and money share a purse because the Moon is burdened in your second house. → Put the week’s spending into one envelope on Monday, and ring a friend before you enter a shop.',
    ),
    3: elder(
      'A letter or a short visit lifts you more than any holiday could. With the Moon in your third house, brothers, sisters, cousins or neighbours help you through a hard week. → Write three postcards on Saturday to those whom you have not thanked for a while.',
      'Some mornings your courage is simply not there, and you cancel. The Moon in your third house has little support, so your nerve follows your mood. → Arrange one short outing for a fixed hour this week, with a neighbour who will knock and fetch you.',
    ),
    4: elder(
      'Home is where you are happiest, and visitors feel it within minutes. The Moon in the fourth house keeps a mother’s ways alive in your kitchen and your habits. → Write the best recipe or saying of your family on a card tonight, so that it can be passed on.',
      'No room feels quite right to you, and you keep rearranging it. Your Moon is hard pressed in the fourth house, and you feel a worry in the house before it is spoken. → Leave the furniture as it stands this month, and tell somebody what you miss.',
    ),
    5: elder(
      'Children take your hand without being told to. Your Moon in the fifth house joins a quick mind with tenderness, and you know by heart whatever you learn with affection. → Read a story aloud, in all the voices, to a child of the family or the neighbourhood.',
      'You worry about everybody you love, and most of all about the young. A Moon under strain in the fifth house watches them so closely that the pleasure is lost. → At the next visit, play one full game with them and ask nothing about their plans.',
    ),
    6: elder(
      'Caring for others is what steadies you, and it shows the Moon at work in your sixth house. Your own worries grow smaller while you nurse, cook or feed somebody. → Take soup to somebody this week, or offer to walk a neighbour’s dog.',
      'A sharp remark can take away your appetite for a day. The Moon is burdened in your sixth house and turns small slights over at night. → When one comes this week, clear it up on the same evening, and then eat something plain and warm.',
    ),
    7: elder(
      'Talking with one other person is the best hour of your day. The Moon in your seventh house makes warmth the ground of every close bond, and conversation keeps it alive. → Set out two cups on Friday and ask a partner or an old friend to sit with you.',
      'You feel a cool tone before a word is said, and it keeps you awake. The Moon is under strain in your seventh house, so you take over the mood of whoever sits beside you. → Before you guess again, ask one of them plainly what the matter is.',
    ),
    8: elder(
      'You notice what people leave unsaid, and they are relieved that you do. It comes from the Moon in your eighth house, which is moved by hidden things. → Be the listener for one person this week, over tea and without the news.',
      'Dread is a burden of yours: a change, a letter, a telephone that stays silent. The Moon stands hard pressed in your eighth house, and most of what it fears does not happen. → Agree on a fixed hour with one calm friend, and ring each other then.',
    ),
    9: elder(
      'Faith comforts you without effort. The Moon in your ninth house learns it from gentle people, by example, and keeps it when the outer form changes. → Visit a place of prayer or a shore before Monday, and take somebody younger along.',
      'You believe warmly, doubt, and believe again, and it tires you. A hindered Moon in the ninth house is pulled between two ways of faith. → Keep one observance each morning that is too small to drop, such as a lamp or a verse at the window.',
    ),
    10: elder(
      'People in your town or street know you and are glad to see you. The Moon in your tenth house makes you useful to many people, and you change your tasks as the times change. → Give one morning this week to a kitchen, a fair or a collection.',
      'Being liked one year and overlooked the next hurts you more than you admit. The Moon in your tenth house, short of support, feels every change in other people’s favour. → Finish the task you have already begun, and do one kindness where others can see it.',
    ),
    11: elder(
      'Friends come to you through friends, until there is a whole circle. The Moon in the eleventh house keeps you well supplied with company and with small wishes that come true. → Note three wishes on a slip today, and act on the one that pleases you on Sunday.',
      'Too many acquaintances draw on your time and your purse, and few of them stay. A burdened Moon in your eleventh house takes on other people’s wishes. → Pick the two friends who matter most to you, and see each of them once in the next seven days.',
    ),
    12: elder(
      'Quiet hours restore you, because the Moon is placed in your twelfth house. You do much of your caring where few can see it, at night or behind a closed door. → Go to bed an hour early twice this week, with a book that you know and love.',
      'You lose sleep when an old sadness comes near, and you seldom speak of it. A Moon under strain in your twelfth house keeps such feelings hidden. → Tell one of them to a trusted listener this week, in daylight.',
    ),
  },
  Mars: {
    1: elder(
      'Your body is glad of use, and your spirits rise with it, for Mars stands in your first house. You would sooner sweep, dig or carry than sit and discuss. → Do something with your hands before noon on each of the next five days, such as sweeping or watering plants.',
      'You get angry before you have thought. Mars, under strain in your first house, makes you start a quarrel or a project too soon. → When the next dispute comes, go out and move for twenty minutes, and decide nothing until you have eaten.',
    ),
    2: elder(
      'You say what a thing is worth, and you are usually right. Mars in your second house gives you a hand for tools, land or engines, and you like plain food. → Show somebody on Tuesday how to sharpen a knife or judge a fair price.',
      'Hard words at table cost you more than money does, because Mars is hard pressed in your second house and pushes the voice. → Count ten breaths before the next sharp answer. Let somebody patient go through the household account with you on one quiet afternoon.',
    ),
    3: elder(
      'Where others call for help, you open the machine and look, because Mars in your third house gives strength to hands and will. That nerve gets you through tight places. → Enter a friendly contest this week, bowls or chess in the park, against somebody outside the family.',
      'Small disputes with neighbours, drivers or younger kin raise your pulse. Mars stands hindered in your third house and spends good courage on trifles. → Choose one such matter today and drop it in silence, then use the hour to mend something that really is broken.',
    ),
    4: elder(
      'You are happiest at home with a repair to do. Mars in your fourth house wins its comfort by labour and never quite stops improving it. → Take up one job that can be finished in a day, a hinge or a row of beans, and sit in front of it afterwards.',
      'Peace at home seldom lasts long, because Mars, burdened in your fourth house, brings the heat indoors. Quarrels about rooms, land or a wall can cost you good days with good people. → Dig or walk outside before supper this week, and leave boundary talk to a surveyor.',
    ),
    5: elder(
      'Your mind is quick at tactics and enjoys a good problem. Mars in the fifth house shows itself in the games you win and in the lively young people around you. → Set up a card game with a younger opponent on Saturday, and explain your best move afterwards.',
      'Impatience costs you the confidence of the young. A Mars under strain in your fifth house wants everything tried at once and leaves behind whoever is slow. → Coach one of them for an hour this week, and let every answer take as long as it needs.',
    ),
    6: elder(
      'Discipline comes naturally to you, and you respect it in others. With Mars in your sixth house you outlast rivals and heavy jobs by keeping to a routine. → Do a quarter of an hour of easy exercise at the same hour every day this week, and mark it on the calendar.',
      'You win most of your battles and then need days to recover from them. Mars, hard pressed in your sixth house, finds it hard to stop at enough. → Cross one dispute off your list, however just your case is, and spend that afternoon with your feet up.',
    ),
    7: elder(
      'Brave, outspoken people suit you best. Mars in the seventh house brings noise and a good deal of respect into your close bonds, as long as each side has something of its own to run. → Divide one shared task this week so clearly that nobody needs to ask.',
      'A settled quarrel can begin again with you at breakfast. Mars is under strain in your seventh house and adds suspicion to temper with whoever is closest. → Name one subject that you will leave alone for seven days, and ask a friend of both sides to keep count.',
    ),
    8: elder(
      'In an emergency you become calm. Mars in your eighth house makes you practical in danger, and others are safer when you are near. → Check the smoke alarm, the gas tap and the stair rail this week, at home and for one neighbour.',
      'Haste is your most expensive habit. With Mars burdened in your eighth house, other people’s trouble is easily laid at your door as well. → Do one risky household job slowly, in gloves and with somebody near, and politely refuse to vouch for anyone this month.',
    ),
    9: elder(
      'You defend what you believe, and younger people like you for it. Mars in your ninth house makes you argue with a teacher until you have a creed worth keeping. → Climb to a shrine or a viewpoint on Tuesday, and say there what you would defend today.',
      'You break with somebody over a tone of voice, be it a teacher, a relative or a fellow believer. Mars stands hindered in the ninth house and likes to prove the other side wrong. → Read one page by such an opponent this week, and write down the sentence that is true.',
    ),
    10: elder(
      'A deadline and a little risk wake you up. Mars in your tenth house makes you bold, quick to praise and fit to lead. → Take charge of one thing with a date on it before the month ends, a street clean-up or a repair of the hall.',
      'You bristle when somebody gives you an order. Mars is hard pressed in your tenth house, and harsh words to those above and below you cost you standing. → Ask one frank companion how you sound when you disagree, and listen to the end.',
    ),
    11: elder(
      'Your friendships are active ones and need a common task more than talk. Mars in the eleventh house turns rivals into allies and brings its gains quickly. → Ask two friends to build, cook or plant something with you on one afternoon this week.',
      'Money that comes fast also leaves you fast, mostly for a friend’s or a brother’s scheme. Mars in your eleventh house, short of support, finds it hard to refuse a dare. → When somebody next wants your savings for a plan, answer after seven days and in writing.',
    ),
    12: elder(
      'Your energy comes late in the day, when the house is quiet. Mars in the twelfth house does its hardest work unseen, at night or away from home. → Walk for a quarter of an hour after supper on the next three evenings, and notice how the mornings begin.',
      'Anger that you swallow comes back as a bad night or a needless expense. Mars under strain in the twelfth house hides it well, even from you. → Say one annoyance aloud today, in a quiet voice and to the person concerned, before you go to bed.',
    ),
  },
  Mercury: {
    1: elder(
      'Curiosity keeps you quick and easy to talk to. Mercury in your first house gives you neat words and a head for numbers or languages. → Learn ten words of another tongue this week, and try them on somebody who speaks it.',
      'Promises slip your mind because your thoughts have already run on. Mercury is burdened in your first house, and each change of plan costs you sleep. → Keep one small notebook by the kettle, and write every promise in it at the moment you make it.',
    ),
    2: elder(
      'Your way of speaking is worth something to people, and you think in figures as easily as in words. Mercury in the second house keeps verses, sums and recipes side by side. → Recite one poem or family saying at the next meal, and ask who else knows one.',
      'Your family quotes what you say in haste about money. Mercury in the second house, with little support, keeps its accounts in memory and explains too much. → Write the figures on one sheet before you mention them to anybody, and then say them once.',
    ),
    3: elder(
      'Your hands and your pen are happiest with a small deadline. Mercury in your third house makes you work hard at words or a craft, often at the price of ease. → Offer to write the minutes, the notice or the invitations for somebody before Friday.',
      'You run too many errands and call it rest. Mercury is under strain in the third house, so messages cross, and a brother, a sister or a neighbour is hurt. → Do one thing at one table this Wednesday, with the telephone in another room.',
    ),
    4: elder(
      'Relations come to your house for advice, and they leave with a joke as well. Mercury in your fourth house fills the rooms with papers, books and friends. → Sort one shelf this week, and give away three books with a line in each that says why.',
      'Noise at home scatters your thoughts. Mercury is hindered in your fourth house, where an error may hide among the papers. → Take one deed or contract to a quiet library table, and have a second person read it there with you.',
    ),
    5: elder(
      'You can explain a hard thing so that a child laughs and understands it. Mercury in your fifth house gives you counsel, games and a formula for every occasion. → Teach one card trick or one sum on Wednesday to whoever is youngest in the room.',
      'A neat plan convinces you faster than it should. Mercury, hard pressed in your fifth house, gives the young clever reasons when they want to be held. → Learn four lines of verse by heart this week, slowly, and comfort the next upset child before you explain anything.',
    ),
    6: elder(
      'Errors do not escape you, and offices answer your letters properly. Mercury in the sixth house wins your disputes on the facts. → Help somebody to check a bill or a form this week, and take a walk when you have sat for an hour.',
      'Some arguments live on because you write one more letter. A burdened Mercury in your sixth house likes to correct people in front of others, and it spoils your meals. → Put your case on a single page, send it once, and then take the path under the trees.',
    ),
    7: elder(
      'Good conversation holds your closest bonds together. With Mercury in your seventh house you like a clever companion, a fair agreement and a neat coat. → Put three new questions this week to somebody you love, and write one answer down.',
      'You hear what you hope the other person will say. Mercury in the seventh house is short of support, and an agreement, large or small, can come apart over a word. → Repeat the other person’s sentence before you answer it, at breakfast and on the telephone, until Sunday.',
    ),
    8: elder(
      'You make sense of old papers that others put aside. Mercury in your eighth house reads patiently, and it helps you with accounts, research and family matters. → Sort one box of letters and photographs this week, and write the names on the backs.',
      'Papers worry you: half-read pages, lost passwords, other people’s sealed envelopes. Mercury is under strain in your eighth house and cannot leave them alone. → Put everything of weight into one folder, choose one adviser, and tell a trusted person where the folder lies.',
    ),
    9: elder(
      'You make friends of the people who teach you, and you pass on what they give you. Mercury in the ninth house believes what it can say clearly. → Write one page this week on something you hold true, and read it to a study circle or a friend.',
      'Your doubts are quicker than your faith, and the two argue. Mercury in your ninth house, with little behind it, leaves a course or a book half finished. → Choose one such book, read five pages a day this week, and note its thought in your own words.',
    ),
    10: elder(
      'People know you for skill, and you finish what you begin. Mercury in your tenth house likes two occupations side by side, and the second may be the one you love. → Give that craft two hours on Wednesday, and show the result to somebody who knows it.',
      'Half-done work troubles your conscience. Mercury is hindered in the tenth house, where a new idea calls before the last task is done. → Let somebody else set the day for one open task, and have a second pair of eyes go over it.',
    ),
    11: elder(
      'Friends much younger or older than you keep your mind supplied. Mercury in your eleventh house makes useful knowledge into gain, and your helpers stay loyal. → Call the youngest of those friends, ask what they are working on, and send them one name or one idea.',
      'Plenty of news reaches you, and little of it pays. A Mercury under strain in your eleventh house listens to too many clever friends and mislays a bill. → Look for one unpaid sum this week, and write a polite letter about it.',
    ),
    12: elder(
      'Your best thinking happens where nobody interrupts. Mercury in your twelfth house is at home with codes, foreign words and private notebooks. → Read aloud for twenty minutes this week to a neighbour or to somebody in hospital.',
      'Conversations that never take place keep you awake. Mercury, hard pressed in the twelfth house, rehearses them at night, and small sums slip away unnoticed by day. → Write the day down in five lines before bed, and cancel one subscription that nobody uses.',
    ),
  },
  Jupiter: {
    1: elder(
      'Others ask for your ruling, and they accept it. Jupiter in the first house gives you a trusting nature, and people keep a kind eye on you. → Visit one person this week who is in doubt, and listen for an hour before you say a word.',
      'You give advice before it is asked for, and you start the day later than you planned. With Jupiter burdened in your first house, comfort becomes a habit. → Walk each morning until Thursday before you talk to anybody, and fill your plate once.',
    ),
    2: elder(
      'When you speak at a family meal, people go home better for it. Jupiter in your second house gives you eloquence, and knowledge you can stand behind. → Say a grace, a blessing or a few words of thanks at the next shared table.',
      'You promise for everybody and then pay for most of it. Jupiter is hard pressed in your second house, and your savings help worthy people who forget to say so. → Fix one sum for giving this month, tell somebody the figure, and stop when it is spent.',
    ),
    3: elder(
      'Moral courage is yours: you say the right thing when it is not welcome. Jupiter in the third house writes, teaches near home and wastes nothing. → Write it down this week in a letter to a brother, a sister or a friend, where something needs to be said.',
      'An insult stays fresh in your memory. Jupiter in your third house, under strain, compares you with brothers, sisters or neighbours who do better with less learning. → Offer an hour of free lessons to a younger neighbour, in anything you know.',
    ),
    4: elder(
      'Peace of mind is your real property. Jupiter in the fourth house fills your rooms with books, visitors and food enough for one more. → Take up a subject you love, half an hour a day at your own table, and invite one person to hear about it.',
      'Guests and comforts tend to be larger than the house. Jupiter stands hindered in your fourth house and finds it hard to tell a relative that the visit is over. → Clear one corner this week that belongs to you, and keep it to yourself for an hour a day.',
    ),
    5: elder(
      'Your judgement is sound, and younger people bring you their choices. Jupiter in the fifth house gives you pride in the young and some worry with it. → Help one young person from another family on Thursday, with a lesson, a prayer or a meal.',
      'Worry about the young takes more of your strength than they know. Jupiter, under strain in your fifth house, expects most from whoever is eldest or nearest. → Praise one of them this week for something ordinary, in writing, and add no advice at all.',
    ),
    6: elder(
      'People who mean to quarrel with you go home calmer. Jupiter in your sixth house is slow to fight and wins by mildness, in mediation, in healing or in plain service. → Bring two neighbours who are not speaking to one pot of tea this week.',
      'People who help you use your good nature, and you let it pass. Jupiter is burdened in your sixth house and hopes that disputes will settle themselves. → Answer the letter you are avoiding by Thursday, and eat supper early that evening.',
    ),
    7: elder(
      'You keep agreements, and generous people keep theirs with you. Jupiter in your seventh house makes counsel a part of every close bond. → Ask the person you trust most what they would like to learn this month, and help them without improving anything else.',
      'You treat those closest to you as pupils or teachers more often than as equals. Jupiter is hard pressed in the seventh house and likes to know better over breakfast. → For the next three days, ask for an opinion each time you are about to give one.',
    ),
    8: elder(
      'What others entrust to you comes back whole. Jupiter in your eighth house protects more than it enriches, and it makes you a careful keeper of papers, funds and secrets. → Read through your own will on Thursday, if you have one, and see that each name is right.',
      'In matters of inheritance you count on fairness and ask too late. Jupiter in the eighth house, with little support, trusts too kindly. → Ask the bank for a second signature on any joint account, and discuss the will while everybody is on good terms.',
    ),
    9: elder(
      'You are a pupil and a teacher at once, and people learn from both. Jupiter in your ninth house makes right action matter to you more than gain. → Repeat one saying of a teacher’s this week to somebody younger, and say what it changes for you.',
      'You find it hard to forgive a teacher who preaches and does not practise. Jupiter, hindered in your ninth house, wants a faith of its own and distrusts one that is handed down. → Do one good deed this week without your name on it, and tell nobody.',
    ),
    10: elder(
      'Your good name comes from decent conduct, day after day. Jupiter in your tenth house makes people bring you their disputes, because they expect a fair verdict. → Accept one request to chair, to bless or to settle something, and put the result in writing.',
      'You guard your good name so closely that it becomes heavy. Jupiter is under strain in the tenth house, and one lapse counts against you more than it should. → Tell a friend of such a lapse on Thursday, with its funny side included.',
    ),
    11: elder(
      'Worthy people back you, and you do not go without for long. Jupiter in your eleventh house brings friendship and income from several sources. → Pass the favour on this week: put in a good word for somebody who has no such friends.',
      'You mostly pay for the celebrations yourself, and promised help arrives as advice. Jupiter is burdened in your eleventh house in this way. → Ask one friend for something definite with a date, and set the household money aside before the next feast.',
    ),
    12: elder(
      'You are content in silence, and it shows in the help you give. Jupiter in your twelfth house finds its wisdom in ashrams, hospitals, foreign places or simply in prayer. → Spend one hour at such a place on Thursday, and give a sum that you fixed beforehand.',
      'You give without counting and try one teaching after another. Jupiter, hard pressed in your twelfth house, grows restless between its retreats. → Put your name on one rota this week, in a kitchen or a visiting service, and keep the same hour every time.',
    ),
  },
  Venus: {
    1: elder(
      'Whatever you look after grows more beautiful, and people feel easy beside you. Venus in your first house gives you pleasure in being alive, in fine cloth, scent and good manners. → Put on something you love on Friday, for no occasion, and go out in it.',
      'You judge your day by how you look. Venus is under strain in your first house, and comfort wins against exercise. → Make one lovely thing with your hands this week, a border of stitches or a bowl of flowers, and give it away.',
    ),
    2: elder(
      'Your voice and your table draw people in. Venus in the second house gives you taste in food, cloth, jewels, song or numbers. → Lay the good plates on an ordinary day, and sing one old song while you do it.',
      'Pretty things cost you more than they should, and unpleasant talk is put off at table. Venus in your second house has little support, so taste runs ahead of income. → Leave the catalogue closed until Friday, and sing with others instead, in a choir or a kitchen.',
    ),
    3: elder(
      'Careful hands, good letters and a sense of design belong to you through Venus in the third house. Charm takes some work with you, and sisters, cousins or neighbours help. → Finish one piece of needlework, drawing or carving this week, and teach somebody the stitch or the stroke.',
      'You write your affection more easily than you show it. Venus stands hindered in your third house, and a sister, a friend or a neighbour may be waiting for a warmer word. → Deliver the next letter by hand, and stay for a cup of tea.',
    ),
    4: elder(
      'Comfort is something you know how to make. Venus in your fourth house shows in your rooms, your scents and your cups. → Set flowers where you drink your tea on Friday, and ask a friend in to share them.',
      'Your rooms may please every guest while your heart is elsewhere. Venus is burdened in the fourth house, and much money goes into what can be seen. → See to one dull repair this week, a tap or a draught, and receive somebody while the place is plain.',
    ),
    5: elder(
      'You do your best creative work for somebody you love. Venus in your fifth house makes you write, paint, sing or act for one listener. → Finish a small piece this week before you show it, and then make that person a present of it.',
      'A disappointment in love colours what you think of other people’s choices. Venus under strain in the fifth house now and then mistakes admiration for talent. → Take one lesson in drawing, dance or song this month from a teacher who does not flatter.',
    ),
    6: elder(
      'You have few enemies, because you make service pleasant. Venus in the sixth house does well wherever people need comfort, beauty or the end of a quarrel. → Bring a little comfort into somebody’s routine on Friday, a hand massage or a fresh cloth, and keep sweets for Sunday.',
      'Small indulgences upset your rhythm, and caring for a companion can be more than you plan. Venus is hard pressed in your sixth house. → Eat and sleep at regular hours until the weekend, and ask one other person to take a turn at the caring.',
    ),
    7: elder(
      'Being good company is your art: Venus in the seventh house makes you a fine partner in love, in trade or on the dance floor. Affection is the wealth of your life. → Put on music tonight and ask somebody to dance, or to tap along.',
      'Too much of your happiness depends on one other person, who is often away or busy. Venus is under strain in your seventh house and expects more from a bond than it can give. → Share one evening this week with somebody close, and talk openly about money.',
    ),
    8: elder(
      'Comfort reaches you through others, by a gift, a legacy or a shared purse. Venus in your eighth house loves deeply and keeps it private. → Decide this week who should have one beautiful thing you own, and write the reason on a card beside it.',
      'You keep secrets to spare people, and some come out all the same. Venus in your eighth house, short of support, mixes affection with questions of property. → Put one arrangement on paper this month while everybody is in good humour, and let both sides keep a copy.',
    ),
    9: elder(
      'Beauty is your way to faith. Venus in your ninth house finds it in temple music, in gardens and in the kindness of those you love. → Sit in the loveliest sacred place near you on Friday, and bring flowers or a song.',
      'The customs of your family and those of the people you love do not quite agree. Venus is hindered in your ninth house. → Spend one evening this week in a choir or a temple kitchen, where the work brings both kinds of people to one table.',
    ),
    10: elder(
      'People know your name for work that pleases them. Venus in the tenth house brings you friends in high places, and you settle a quarrel best over dinner. → Arrange one public pleasure before the month ends, a small exhibition, a music hour or a well-set tea for the street.',
      'It matters too much to you to be liked for what you do. Venus is burdened in your tenth house, and favour comes and goes with the fashion. → Measure one skill this week by its result, a straight seam or a balanced sum, and let that be the praise.',
    ),
    11: elder(
      'Friends, music and good company are both your pleasure and your gain. Venus in your eleventh house brings comfort through the people you enjoy. → Keep one clear promise on Friday to a friend who is waiting, a concert, a drive or a long lunch.',
      'Pleasant company eats a good part of your budget. Venus is hard pressed in your eleventh house, where friendship and affection also get tangled. → Put a fixed sum into an envelope for outings, and go home when it is empty.',
    ),
    12: elder(
      'Quiet pleasures suit you: a good bed, a private room, a window in another country. Venus in the twelfth house gives you comfort and the means to enjoy it. → Put fresh linen on the bed on Friday, and look at one beautiful book before sleep.',
      'Your comforts are costly and a little secret. Venus in the twelfth house, under strain, spends in the evening what it saves by day. → Buy nothing after supper this week. Dim the lamp instead, put your feet up, and talk with somebody for half an hour.',
    ),
  },
  Saturn: {
    1: elder(
      'You grow lighter with the years, and people accept your authority without a title. Saturn in your first house makes you patient with lean times, your own and other people’s. → Tell a younger person on Saturday how you get through a hard month, morning by morning.',
      'You serve yourself last, at table and everywhere else. Saturn is burdened in your first house and makes going without a habit. → Cook one proper meal for yourself this week, wear the good coat, and on Saturday rub your feet with warm oil.',
    ),
    2: elder(
      'What you own comes slowly and stays. Saturn in the second house gives you few words, plain food and a respect for every coin. → Open the household ledger this week beside somebody younger, and show how you keep a budget.',
      'You hold things back for a worse day, kind words as well as coins. Saturn is under strain in your second house. → Say one warm sentence aloud on Saturday to somebody who mostly hears useful ones from you.',
    ),
    3: elder(
      'You do patiently what bores others, and plain people trust you to lead. Saturn in your third house joins courage with endurance, and often gives you a brother, a sister or a friend to look after. → Take up one long piece of work this week, a quilt or a family record.',
      'Letters lie unanswered, and the effort of replying seems larger each month. Saturn in the third house has little support, and kin who need you take much of your strength. → Answer one letter in four lines without an apology, and post it the same day.',
    ),
    4: elder(
      'The warmth in your home is your own making. Saturn in your fourth house gives little for nothing, and you answer by building something that lasts. → Show a visitor this week one thing in the house that you made or mended yourself.',
      'Home can feel cold to you, even with the heating on. Saturn is hard pressed in the fourth house, where an open claim or a mother’s cares may weigh. → Plan warmth like a task for Saturday: two visitors, a lamp in the dark corner, soup on the stove.',
    ),
    5: elder(
      'Your mind is slow and exact, and people whom you teach thank you late and warmly. Saturn in your fifth house has a talent for history, numbers and old languages. → Take out one such book on Saturday, and explain a page to whoever asks what you are reading.',
      'Dark thoughts about the young, or about what you have not learnt, visit you in the evening. Saturn is under strain in your fifth house and mistakes worry for duty. → Read something light aloud with a companion this week, for half an hour, and stop while you are laughing.',
    ),
    6: elder(
      'You outlast an opponent by simply going on. Saturn in your sixth house gives you strength through routine, in duties that others avoid. → Keep supper at the same early hour for seven days, and share your method with somebody who is struggling against an office.',
      'You carry other people’s work and no longer notice the weight. Saturn is burdened in the sixth house and does not ask for a second pair of hands. → Ask for help with one job before Saturday, and rest at the same time each afternoon.',
    ),
    7: elder(
      'Your bonds are durable, because you test them before you trust them. Saturn in the seventh house promises little and keeps it exactly. → Think of one thing that you mean to do for somebody close, name a day this week, and do it on that day.',
      'You can be lonely in company, and others may read your silence as coldness. Saturn stands hindered in your seventh house, where bonds are often dutiful and a little distant. → Fix an hour by the clock with somebody you care for, and ask about their day.',
    ),
    8: elder(
      'Careful habits carry you through more than most people know. Saturn in your eighth house is patient with old papers and with things that others would rather not look at. → Clear one drawer this week, half an hour a day, and label what you keep.',
      'Old cares make you feel poorer than you are. Saturn is under strain in your eighth house and puts off a difficult question until it has grown. → Choose the oldest open matter this week, take it to one adviser, and rest for the remainder of that day.',
    ),
    9: elder(
      'One practice, kept every day, makes you somebody to ask. Saturn in the ninth house doubts what others take over from their parents and believes what it has tested itself. → Let a younger person sit beside you at your practice on Saturday, and explain nothing unless they ask.',
      'Luck comes to you at the third attempt, after two refusals. Saturn is hard pressed in your ninth house, and you expect little blessing from a father or a teacher. → Offer a meal this Saturday to somebody who works with their hands, and eat it together.',
    ),
    10: elder(
      'Long, patient work gives your word its weight. Saturn in the tenth house makes a fair judge of what others do. → Write to somebody whose work you know well, and thank them for one particular day.',
      'A setback in public, or a duty left too late, may trouble you at night. Saturn in your tenth house, with little support, climbs hard and fears the fall. → Make one thing right this week, a record, a payment or a word to somebody who helps you.',
    ),
    11: elder(
      'Your few old friends are the kind who come when called. Saturn gives freely in your eleventh house: steady income, gains that arrive late, and a circle that lasts. → Meet the oldest of those friends this week, and agree on the day of the next meeting before you part.',
      'You bury a hope so that it cannot disappoint you. Saturn is hindered in your eleventh house, and a friend you help does not always return the favour. → Write down one wish tonight with its price beside it, and put a coin for it in a jar.',
    ),
    12: elder(
      'Solitude does not frighten you. Saturn in your twelfth house needs little and works well at night, far away or behind walls. → Close the week’s accounts on Friday evening, put the book away, and keep Saturday morning free for the garden or for staying in bed.',
      'Nights are long when old cares come back, and your own needs are put off again. Saturn is burdened in the twelfth house and keeps company with people who expect nothing. → Take one regular duty this week among cheerful people, in a kitchen, an archive or a garden.',
    ),
  },
  Rahu: {
    1: elderByNode(
      'You feel at home among strangers and a little foreign among your own. Rahu in your first house gives you an unusual manner that people remember. → Invite somebody from another country or generation to your table this week, together with your most honest friend.',
      'You change your style or your surroundings, and praise does not fill you for long. Rahu is under strain in the first house. → Keep one small routine this week that nobody sees, and ring a friend who has known you a long time.',
    ),
    2: elderByNode(
      'Two languages, two kitchens or two sources of income meet in you. Rahu in your second house mixes what others keep apart, and it feeds the family well. → Cook a dish from elsewhere this week, and tell its true story to whoever eats with you.',
      'Some things about the family’s money are never said at table, and you walk around them. Rahu is ill supported in your second house. → Until Sunday, say only what you could show, and tell one person a fact that you usually leave out.',
    ),
    3: elderByNode(
      'New machines do not frighten you, and neither do loud people. Rahu in the third house gives you daring in trade, in print or on the road. → Learn one new function of a camera or a telephone today, and send a picture to a cousin or a friend.',
      'You believe and pass on a story too fast, and a brother, a neighbour or a friend minds it. Rahu is hard pressed in your third house. → Check one piece of news this week before you repeat it, and walk where you would have rushed.',
    ),
    4: elderByNode(
      'You can make a home in unlikely places. Rahu in the fourth house fills rooms with devices, foreign things and friends who come and go. → Draw a plan of the strangest house you know, and tell somebody its story this week.',
      'You are seldom settled under your own roof, and inherited fears may be part of the reason. Rahu in your fourth house, short of support, looks for faults in walls and neighbours. → Have the wiring or the water checked, and then spend a day with your own people.',
    ),
    5: elderByNode(
      'Your ideas come from outside the family, and they surprise people. Rahu in your fifth house enjoys science, film and young minds that are unlike your own. → Watch something new with a younger companion this week, and let them tell you what you missed.',
      'One fixed idea can take a whole evening from you, often about somebody young. Rahu is hindered in your fifth house, and hopes come slowly there or in another shape. → Speak of it to one sensible adviser this week, and say a prayer beside it if that is your custom.',
    ),
    6: elderByNode(
      'Opponents do not know what to expect from you, and they lose. Rahu in your sixth house solves trouble by an unusual route, technical, legal or foreign. → Lend that talent this week to a friend who has been told there is only one answer, and find a second opinion.',
      'Worries without a name come when your days have no order. Rahu is under strain in the sixth house and sees rivals in corners. → Note your hours of sleep, meals and exercise for seven days, and show the page to a person who is good with facts.',
    ),
    7: elderByNode(
      'People unlike you, in language, faith or age, are your best companions. Rahu in your seventh house prizes independence on both sides. → Ask one of them to show you a custom of theirs this month, and take part in it as a guest.',
      'Glamorous people mislead you, and it costs you money and calm. Rahu is burdened in your seventh house, where the exciting stranger looks better than the known friend. → Before you trust a new acquaintance, speak to somebody who has known them for ten years.',
    ),
    8: elderByNode(
      'Sudden changes make you quick, and they do not frighten you. Rahu in the eighth house likes a riddle, and you find out what others cannot. → Put that to use this week on one puzzle among your own papers, an old account, a policy or a missing date.',
      'Rumours trouble you deeply, above all those about money. Rahu is hard pressed in your eighth house, and its fears come one after another and pass. → Open the books to one honest person this week, and turn the lamp out an hour earlier than usual.',
    ),
    9: elderByNode(
      'You think for yourself about faith, and others listen. Rahu in the ninth house takes its best teacher from far away. → Read a page from the scripture of another faith on Saturday, and discuss it with a believer.',
      'You are wary of teachers, because one false one makes you doubt the rest. Rahu in your ninth house has poor support, and a father’s advice is easily misread. → Pay for no blessing this month. Join the crowd at a festival or a shrine instead, unnoticed, and simply watch.',
    ),
    10: elderByNode(
      'You do things by new methods, and people notice. Rahu in your tenth house brings you a name that travels further than the family’s. → Record one such method this week, spoken into a telephone or written on two pages, so that somebody can try it.',
      'People remember one short cut of yours longer than the good you do. Rahu is under strain in your tenth house and wants the title early. → Correct one small untruth in your own story today, in front of a friend, and notice the relief.',
    ),
    11: elderByNode(
      'You hear early what is coming next, and strangers value it. Rahu in the eleventh house works through wide and unlikely networks. → Write to one far-off contact this week, only to greet them, and tell a friend at home what you hear back.',
      'Gains come to you suddenly and go the same way. Rahu in your eleventh house, hard pressed, follows too many tips, and a friend in another country may have gone silent. → Tell a companion of many years about the next scheme before you spend anything on it.',
    ),
    12: elderByNode(
      'Foreign places and quiet rooms give you what home cannot. Rahu in your twelfth house likes research, distance and private thoughts. → Plan one small trip this week, even if only with a map and a library book, and put every screen out an hour before bed.',
      'Fear visits you at night, and money leaves you for screens, tickets or unused memberships. Rahu is burdened in the twelfth house and hides both. → Show one month’s bills to a sensible person this week, and leave a small lamp on if the dark is restless.',
    ),
  },
  Ketu: {
    1: elderByNode(
      'You care little how you look to others, and it makes you free. Ketu in your first house gives you insight and few illusions. → Be useful to one person each day until Sunday, in some small way, and let them thank you properly.',
      'You drop a friend without giving a reason, and thanks are left unsaid. Ketu is under strain in your first house, thinks little of its own claims and so forgets those of others. → List three people who deserve your thanks, and begin with one call tonight.',
    ),
    2: elderByNode(
      'Few words are enough for you, and you prefer a mantra or a formula to gossip. Ketu in the second house makes the family table quiet. → Share one meal this week without a screen in the room, and say a verse that you know by heart.',
      'A share that is yours can be refused in anger or lost by silence. Ketu in your second house, with little support, speaks sharply or not at all. → Say a grace or a fixed word of thanks before each meal this week, also when you eat alone.',
    ),
    3: elderByNode(
      'Your hands know what to do before you have thought of it. Ketu in your third house gives you courage that surprises people, and skill in music, repair or movement. → Work beside one other person in silence this week, on a clock, a tune or a garden bed.',
      'You can lose a brother, a sister or a companion over almost nothing. Ketu is hindered in the third house, where its courage stands alone. → Answer the next invitation on the day it comes, and play or sing something with just one other person.',
    ),
    4: elderByNode(
      'You can live almost anywhere, because you need so little around you. Ketu in the fourth house lets land and birthplace go, and gives you inner quiet instead. → Sit in silence for fifteen minutes a day this week, beside one plant in a pot.',
      'No place feels worth furnishing for long, and you would sell something too cheaply. Ketu is hard pressed in your fourth house and takes its own home apart. → Part with nothing large this month, and work one afternoon in a garden that you share with others.',
    ),
    5: elderByNode(
      'You see the answer at once, and the steps come afterwards. Ketu in your fifth house is at ease with mantra, mathematics and chess. → Explain one such answer this week to a patient young pupil, step by step, and you will understand it better yourself.',
      'Your imagination frightens you with things that never come. Ketu, under strain in your fifth house, also takes your attention out of a full room. → Eat in company three times this week, and let a small child decide for ten minutes what you talk about.',
    ),
    6: elderByNode(
      'Troubles pass you sooner than they pass others, and animals trust you. Ketu in your sixth house makes you firm, generous and curious about gentle ways of healing. → Spend an hour this week with somebody’s dog, bird or cow, and give its owner a rest.',
      'Routines break off, and you cannot say why. Ketu in the sixth house has little support, and a helper leaves you with a grudge more easily than you show. → Clean and oil your tools or your pans on Tuesday, and thank each person on the spot for what they do.',
    ),
    7: elderByNode(
      'You love people and keep a part of your heart to yourself. Ketu in the seventh house suits companions with a discipline of their own, who do not mistake silence for distance. → Spend a quiet hour with one of them this week, each with a book.',
      'You leave in thought long before you say that something is wrong. Ketu is burdened in your seventh house, so those who are close feel your absence as an insult. → Name one hour this week for plain talk with one of them, and stay in the room until it ends.',
    ),
    8: elderByNode(
      'You see through things, and you can let go of them. Ketu in your eighth house gives you the sharp eye of a researcher, and you use it to help people out of tangles. → Put one matter of your own in order this week, a will or a drawer of tools.',
      'Sudden partings, and quarrels over money that nobody really wants, go deep with you. Ketu is under strain in your eighth house. → Name a neutral person for your papers this month, keep off ladders, and talk about one loss with somebody who has known the like.',
    ),
    9: elderByNode(
      'Insight comes to you on foot, away from any instruction. Ketu in the ninth house makes you a pilgrim who needs no membership, and the road matters to you more than the teacher. → Walk to an old shrine, tree or chapel alone this week, and stay for ten minutes.',
      'You expect bad luck, and you leave a good teacher one lesson early. Ketu is hindered in your ninth house, where a father is a blank or a sore subject. → Stay to the end of one talk this week, and offer water or flowers for your ancestors if that is your custom.',
    ),
    10: elderByNode(
      'Your best work is unsigned. Ketu in the tenth house makes you bold and skilled, and a title feels borrowed to you. → Put your name and a date on one thing you made, and give it this week to a person who will use it.',
      'Good work of yours is lost in the last step, by a joke, a form not sent or a sudden farewell. Ketu is hard pressed in your tenth house. → Take one nearly finished thing and let somebody else announce it, deliver it and bring back the thanks.',
    ),
    11: elderByNode(
      'Your wants are few, and so there is usually something left. Ketu in your eleventh house brings gains by odd means and friends through a shared discipline. → Sit with the two or three loyal ones this week, at practice, prayer or cards, and leave the talk to them.',
      'Refunds, prizes and friends wait for you and go unclaimed. Ketu in the eleventh house, under strain, forgets what belongs to it. → Keep one afternoon this week for the letters, with a practical helper beside you, and collect a single thing that is yours.',
    ),
    12: elderByNode(
      'Letting go is your gift, and people sense peace in you. Ketu in your twelfth house is valued above all by those who look for release. → Do one kindness in secret this week, a paid bill or a swept step, and go to bed early after it.',
      'You run away from a matter and call it peace. Ketu is burdened in your twelfth house, so dreams disturb the night and money goes to vague causes. → Make one small vow that others can see, such as a walk at seven with a neighbour, and keep it for seven days.',
    ),
  },
} satisfies Record<Graha, Record<HouseNumber, Record<'good' | 'bad', Passage>>>
