import type { Graha } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a house of Lal Kitab, of good or spoilt nature. In the house of its fall a planet is never good
const passage = from('Lal Kitab of 1939 to 1952, in our own words')
const both = (good: string, bad: string) => ({ good: passage(good), bad: passage(bad) })
const only = (bad: string) => ({ bad: passage(bad) })

const LAL_KITAB_PLANET = {
  Sun: {
    1: both(
      'You walk into a room and people wait for your opinion. You rise by your own work more than by anybody’s favour, and you end up feeding others from it. → Offer a glass of water to the rising Sun on Sundays, and put a water pot out for whoever passes.',
      'You give orders where you meant to express a wish, and your family hears only the order. At supper that costs you more than at work. → For forty-three days put drinking water outside your door in the morning, and this week ask for one thing instead of announcing it.',
    ),
    2: both(
      'You earn by what you can do, and what you give to family, school or temple comes back to you. Your skill has to be used daily, or it dulls. → If relatives argue about property, say nothing for a week; that silence protects your money.',
      'You feel poorer after every present, because each one comes with a claim. A cousin brings up an old favour just when money is short. → Take nothing free for forty-three days, pay for the tea as well, and give a coconut or a handful of almonds at a shrine once.',
    ),
    3: both(
      'You have the courage to say what the whole street is thinking. Brothers, sisters and neighbours follow you and bring you their disputes. → Call your mother, or an older person who stands in her place, before you begin anything new, since her good word is your luck here.',
      'You trust a signature too easily, and a neighbour or a relative knows it. What you lose was usually left lying about. → Lock up one thing this week that you never lock, keep every dealing straight, and give a meal to somebody in need on Sundays.',
    ),
    4: both(
      'Your luck lies some distance from where you were born, and you bring it home. Cloth, water, transport and government business suit you. → Keep a sack of grain for the poor in your kitchen and fill it again every month; the book says your own stock grows with it.',
      'You hold back money and kind words until nobody expects them any more. Then you buy something in a hurry and sell it at a loss. → Set a small measure of grain or a coin aside for the poor each Sunday for forty-three days, and give the first of it today.',
    ),
    5: both(
      'Children and pupils bring out the best in you, and your standing rises with theirs. You explain a thing once and they remember it for years. → Put out grain for birds in the morning, or pay one child’s school fee this term, as the custom asks.',
      'Your temper lands on the smallest person in the room. You promise a child an outing, forget it, and the child does not. → Keep one promise to a child this week to the hour, and feed the birds every morning for forty-three days before you speak of business.',
    ),
    6: both(
      'People who work against you give up before you do. Help comes from your mother’s side of the family or from the town they live in. You do well in service, in medicine, law or the forces; put a little flour out for ants at midday on Sundays.',
      'You fight other people’s quarrels and come home with the bill. You are on guard even where nobody attacks. → Keep a bottle of river water at home, feed ants for forty-three days, and refuse one quarrel this week that is not yours.',
    ),
    7: only(
      'You doubt yourself at the door and then speak too loudly inside. Partners and officials answer the volume and miss the point. → Drink a glass of water and eat something sweet before you set out, for forty-three days, and let the other person finish the first sentence.',
    ),
    8: both(
      'You can be trusted with the truth in a bad hour. When a family does not know what to say at a sickbed, you are the one they send for. → Treat fire with respect: let a lamp burn out by itself, and keep every dealing with your in-laws clean.',
      'You are blamed for something others did behind closed doors. In-laws who feel wronged do not say so; they send a letter. → Show the accounts of one shared matter openly this week, and for forty-three days put out the stove with a pinch of milk or sugar, never in anger.',
    ),
    9: both(
      'You stand on what your grandparents built, and you know it. Serving the oldest person in the family opens doors for you, in money and on the road. → Visit that person on Sunday with something cooked at home, and give brass away rather than accept it.',
      'You accept favours a little too easily, and your luck gets shorter with each. A brother or an old friend no longer knows how you mean it. → Return one favour this week, take no gift of brass, and ask the eldest of the family before your next large step.',
    ),
    10: both(
      'People in office are on your side, and you have the stamina for a long road. Rank reaches you before money does, so accept the title first. → Cover your head in white when the matter is important, as the book advises, and be on time.',
      'You show your plans too early, and somebody in the office is glad of it. Promotions go astray over small suspicions. → Cover your head when you go out on business, leave blue and black in the wardrobe for forty-three days, and give a copper coin away at running water once.',
    ),
    11: both(
      'You earn honestly, and you will be known for it. What you eat decides much here: a plain, clean plate keeps your luck and your energy. → Give something at a shrine on Sundays, and keep meat and drink away from your table for as long as a plan is under way.',
      'Gains that were sworn to you arrive late or not at all. The book blames meat and alcohol, and you can test it cheaply. → Keep a clean kitchen for forty-three days, and have every promise of money written down in the week in which it is made.',
    ),
    12: both(
      'You do well when the day is over: you sleep deeply and earn from afar or at odd hours. You can even be kind to people who harmed you. → Keep a courtyard, a balcony or one window open to the morning, and give something small there.',
      'Machines, screens and work at night wear you out, and envy comes in where no light does. Your back room or your last cupboard shows it. → Stop work at sunset for forty-three days wherever you can, and let an hour of daylight into the darkest room.',
    ),
  },
  Moon: {
    1: both(
      'You carry your mother’s care with you, and it keeps you well. Help comes from her family, and the book sees life grow easier with the years. → Drink your water from a silver cup on Mondays, and do not sell what you could give.',
      'You make a trade of what should be given, and it leaves you tired. After a quarrel with your mother nothing goes right on the road. → Settle one such quarrel before your next trip, and drink from silver for forty-three days, even if it is only a spoon in the glass.',
    ),
    2: both(
      'You keep what the family leaves you and add to it. Your mother’s blessing works like a lock on the cupboard. → Ask her, or whoever raised you, for a handful of rice, keep it in a jar, and do not eat it; want is said to stay away.',
      'Your money leaks where your tie to your mother has a tear. You notice it at the end of every month and cannot say where it went. → Go to her or write to her this week with something white, milk or rice, and say the sentence you have put off.',
    ),
    3: both(
      'You notice danger early, and things you lost come back to you by another hand. Younger people bring you luck. Breathing exercises calm you within days; on Mondays give milk or wheat to girls of the neighbourhood, as the custom has it.',
      'You lose things through the carelessness of guests, and sometimes you cry over a brother or sister in secret. → Count what is lent and given in front of a second person. Give a cup of milk or wheat to girls on seven Mondays, and write to that brother or sister.',
    ),
    4: both(
      'The more you give, the more comes in; few people can say that. Four people in your life look after you as a mother would. → Offer milk or tea to every visitor, never take money for it, and your house stays full.',
      'You close your hand when you are worried, and then less comes in. A traveller is refused, a neighbour is charged for a favour, and the well goes dry within a year. → Give milk or water free to whoever comes for forty-three days; no priest is needed for it.',
    ),
    5: both(
      'You judge fairly and with kindness, and children feel safe beside you. People in charge reward that. → Do one piece of public work each month for which nobody pays you; leave an honest opponent unharmed, because that person will help you later.',
      'You tell secrets because they are interesting, and they come back as bills. A friend knows a plan of yours before it is ripe. → Tell nobody about your next plan until half of it is done, and serve others first at meals for forty-three days.',
    ),
    6: both(
      'Your comfort comes late and stays. You earn it by service, best of all with water: a hospital jug, a well, a drinking place in summer. → Carry water or juice to somebody in a ward on Monday; other people’s children will treat you as family.',
      'You work for thanks, and thanks are rare, so you get tired. Your mother’s well-being is on your mind. → Take water to patients once a week for six weeks, drink no milk after sunset, and have one evening a week on which nobody needs you.',
    ),
    7: both(
      'You have a way with words and a hand for money, which seldom go together. A bond of yours makes a full house. → Keep a little silver and rice in one box at home, and speak kindly in the first half hour of the morning.',
      'You stand between your mother and your partner, and each thinks you take the other’s side. A quarrel before work costs you the day’s earnings. → Eat together in silence rather than argue before noon, and keep silver with rice at home for forty-three days.',
    ),
    8: only(
      'Sadness comes to you in the evening without a reason that you can name. The book sees something old in it: a rite that was forgotten, a family debt, a well that was closed. → Pour water in your ancestors’ name once a month, on a Monday, and finish one thing they left open.',
    ),
    9: both(
      'You are safe on the road, and pilgrimage or study does you good. Your mother’s prayers go with you, and children who move away write home. → Promise little at a holy place, keep it, and take milk when you go back.',
      'Your faith is thin in places, and luck is slow. The book’s warnings are of water: pay the people promptly who work on it, under it or in danger for you. → Keep one small vow for forty-three days and take milk to a holy place at the end.',
    ),
    10: both(
      'What you prepare for others does them good, whether it is a medicine, a meal or a piece of advice. You help the sick and you look after your father’s side. → Keep a bottle of rain water at home, and go to somebody else for your own troubles.',
      'Grief at home or an unpaid debt to a poor person weighs on your work. What you decide at night turns out badly. → Drink no milk after dark for forty-three days, decide in the mornings, and pay the smallest creditor first.',
    ),
    11: both(
      'Your income looks modest by the month and good by the year. Grandmothers, young people and their friends bring it to you. → Give milk at a shrine of Bhairava on a Monday, and leave your evenings to the old.',
      'Duties keep some people in your family apart, and you feel the gap. The book warns you of gifts after dark, so give by day. → Bring the two together for one meal this month, and give milk at a shrine on six Mondays.',
    ),
    12: both(
      'You sleep well, and your family is comfortable under your roof. Trips by water go well for you. → Catch some rain water in a glass bottle, keep it at home, and plan a day by a river or the sea this season.',
      'You wake at three and count an expense that you cannot explain. Charity for the sake of a name does not help you. → Give where nobody sees it, wear a little silver in the ear for forty-three days, and put the accounts away by sunset.',
    ),
  },
  Mars: {
    1: both(
      'You fight only for what is fair, and you say so to people’s faces. Brothers, sisters and colleagues gain by you, and the book gives you the strength to support more than one household. → Tell the plain truth in one delicate matter on Tuesday; it will hold.',
      'What you take without paying turns against you. Your tongue hurts a brother or sister, and your mother’s family takes sides. → Refuse one free thing politely each day for forty-three days, and pay for your share before anybody asks.',
    ),
    2: both(
      'You keep the family at one table, and as long as you eat together nothing runs short. You earn for others first, and your own share arrives last but surely. → Cook for your brothers and sisters, or for friends who stand in their place, this Tuesday.',
      'You put money aside on your own and lose it again in disputes. You are on guard with nobody behind you. → Eat with your brothers, sisters or oldest friends once a week for six weeks, put something sweet on the table, and leave the money talk outside.',
    ),
    3: both(
      'You are gentle with your own people and firm with intruders. You handle machines, recover what is owed to you, and your word is enough. → Tell your brothers and sisters of a plan before strangers hear of it, and wear a plain silver ring without a joint.',
      'You are polite for too long, people take it for weakness, and then your answer is too hard. It happens with a brother, a neighbour, a clerk. → Say your no early and calmly this week, and wear a jointless silver ring for forty-three days to remind you.',
    ),
    4: only(
      'You burn the house that you want to defend: your mother, your partner and the neighbours all smell the smoke. Most of your quarrels start before noon. → Pour sweetened milk at the root of a banyan on Tuesdays, dab the wet earth on your brow, and leave the room once before you answer.',
    ),
    5: both(
      'What you start will feed your grandchildren. You plant trees under which others sit, and you are patient with stubborn children because you were one. → Plant a neem, or pay for one in your town, and put a glass of water by your bed at night.',
      'You sleep badly, and a child’s stubbornness looks oddly like your own. → Stand a glass of water by your head at night and pour it on a tree at daybreak, for forty-three days. Settle one quarrel with a child this week by asking instead of telling.',
    ),
    6: both(
      'You keep your word and your friends, and opponents respect you. You win best when you do not announce it. → Serve girls of the family first at a feast, keep a piece of silver about you, and let other people tell of your victories.',
      'You celebrate too loudly, and those close to you pay for it in envy. A good result on your side is followed by bad luck beside you. → Share your next success quietly, with salt snacks instead of sweets, as the book oddly says, and give something to girls on six Tuesdays.',
    ),
    7: both(
      'You look after your partner’s family with open hands, and your own accounts stay clean. Grain, red cloth and building are lucky for you. → Take sweets to your sister when you visit her, and let the old custom amuse you: build a small wall and take it down.',
      'Your partner hears commands, and a sister or an aunt has troubles that reach you. Doors slam over trifles. → Bring something sweet to a sister, or to someone who is like one, at each visit for forty-three days, and put your next order as a wish.',
    ),
    8: both(
      'You are not afraid of the dark or of old debts. You pay what your father’s generation left open, and you help people who were left alone. Their blessing carries you; call on one of them this Tuesday, and wear a thin silver chain.',
      'An old grievance is at work in you; the book speaks of somebody in the family who had no defender. Your words at home come out too hot. → Help one person who lives alone for forty-three days, in small things, and trust a younger brother or friend with a task.',
    ),
    9: both(
      'You are at your best beside a brother or a close friend, and together you dare more than either would alone. Your fathers’ faith gives you courage. → Honour an elder brother and the person he lives with; take them something red on Tuesday and ask their view.',
      'You smile at what your parents believed, and you miss the ground it gave them. Nobody asks you to believe it again. → Stand by an elder brother or colleague in public once this month, even when you correct him in private, and do him a service on six Tuesdays.',
    ),
    10: both(
      'You make a poor place rich by doing the work that others find too heavy. A relative without heirs may leave you land or a start. → Offer sweets to guests, never let the milk boil over, and keep the gold of the house in the house.',
      'You snap at somebody below you and lose standing with somebody above. Selling the family’s gold marks the turn in the book. → Sell nothing of the kind this year; for forty-three days greet first the person whom everybody overlooks.',
    ),
    11: both(
      'You keep what you gain, and you learn from teachers who are strict. What your parents left unpaid gets settled, or you see how it can be. → Keep honey in a clay pot at home and a dog at the gate, or feed one.',
      'A quarrel brings you no money, even when you win it. Something between you and a teacher may still be open. → Write three lines to that person, keep honey in a clay pot for forty-three days, and leave one dispute about money unfought.',
    ),
    12: both(
      'Older people bless you, and enemies forget why they came. Foreign places, ships and hospitals have room for your energy. → Start the day with something sweet, and what you spend for others in these years comes back to you in the later ones.',
      'You sleep badly after an unkind act, and you feel like a stranger among your brothers and sisters. Living by taking does not suit you. → Give a sweet at sunrise to whoever is at your door, for forty-three days, and return one thing you took.',
    ),
  },
  Mercury: {
    1: both(
      'You are quick, neat and never without a task, and people in charge like to have you near. Sisters and young people bring you luck. → Do something for a young girl’s schooling on Wednesday, and leave eggs and idle talk alone while a plan is open.',
      'You change your view with the company and are then trusted by neither side. In a meeting you nod to both. → Wear no green for forty-three days, help a young girl of the family without mentioning it, and say one opinion this week that stays the same in every room.',
    ),
    2: both(
      'You store knowledge and live by lending it out. Your father’s family profits by your advice. Clean teeth and clean speech are one rule in the book: rinse with alum on Wednesdays, and lend out anything but a secret.',
      'Your tongue costs you money. In-laws hear what was meant for others, and a small investment looked after by nobody goes wrong. Clean your teeth with alum for forty-three days, and count to five before you repeat anything you were told.',
    ),
    3: both(
      'Your messages, repairs and remedies work. What you plant comes up, and a sister’s advice is worth paying for. → Soak whole moong overnight on Tuesday and put it out for the birds on Wednesday morning; then write the letter you have in mind.',
      'You promise in every direction, and a brother or sister is left standing. Your cleverness runs ahead of them. → Take one task each morning and finish it before the second, for forty-three days, and put soaked moong out for the birds at dawn.',
    ),
    4: both(
      'You make money through official paper: a licence, a permit, trade with the state. Your mother’s affairs prosper with your help. → Put a saffron mark on your brow on Wednesdays before you go to an office, and keep the copies in one folder.',
      'You begin three houses and finish none, and your mother pays for your restlessness. There is a half-painted room somewhere. → Finish it before you think of the next, wear a little gold, and keep a saffron mark for forty-three days.',
    ),
    5: both(
      'What you say in joy tends to come true, and children around you are bright. Your words are worth money. → Wear a copper coin on a white thread to remind you of it, and tell a piece of good news twice this week.',
      'A sudden word of yours decides something important, usually against you. Boasts and curses both arrive at the address. → Sign nothing in the first minute of anger; write the letter, put it in a drawer for a night, and wear a copper coin on a white thread for forty-three days.',
    ),
    6: both(
      'Letters, print, land and public work bring you money when you are straight in them. The young people of your house do well, often to the north of it. → Bury a bottle of rain water in a field, as the custom says, and answer every letter this week.',
      'Somebody at your door wants something: a neighbour with a claim, an in-law on a visit. Being right can cost you a friend. → Begin the next piece of work with flowers from a girl’s hand, bury a bottle of rain water once, and apologise first.',
    ),
    7: both(
      'Whoever works with you gets rich, and their loyalty is your gain. Goods that can be weighed and counted suit you best. → Do your partner’s sister, or a sister of your own, a kindness on Wednesday; news of the next good offer comes from there.',
      'You buy on a whisper and sell on a shout, and a guarantee given with a smile can cost you much. → Sign for nobody for a year, take no bet with money you need, and honour a sister-in-law with a small gift on seven Wednesdays.',
    ),
    8: both(
      'You find value in what others have written off: old books, insurance, a ruin, a cupboard full of papers. → Bury a little honey in a clay pot away from the house, as the book says. Then go through one forgotten file this week; there is something in it.',
      'A small fault that you put off becomes a large bill: a lock, a pipe, a column of figures. One thing may also be unsaid between you and somebody close. → Say it this week, repair one leak, and bury honey in a clay pot away from the house.',
    ),
    9: both(
      'You do best where nothing is being sold. People come back to you and bring their cousins, because you do not press them. → Give whole moong on Wednesdays, wear yellow rather than green, and keep your place of work plain.',
      'You pay twice for quick luck: once for the amulet and once for the teacher who sold it. → Decline the next one with thanks. Wear neither amulets nor green for forty-three days, give whole moong on Wednesdays, and ask somebody who has nothing to sell.',
    ),
    10: both(
      'You know when to bow and when to speak, and you are paid for it. Brokerage, sea trade and supplies to the state are in the book for you. → Give something at a shrine on Wednesdays, so that good manners stay kindness and do not become a habit.',
      'Every short cut of yours is seen, because everybody can look at you here. → Hand in the plain account this week, and hand it in early. The book forbids you eggs, meat and alcohol; leave them for forty-three days and give at a shrine instead.',
    ),
    11: both(
      'You hear first and speak last, and that pays. Income doubles after the age of thirty-four, and friends’ money is safe with you. → Wear a copper coin at the neck, and call an old partner this week before you look for a new one.',
      'You take advice from any stranger with a sure voice. Until thirty-four, the book says, learning goes slowly; those years were not wasted. → Wait one night before each purchase for forty-three days, leave amulets alone, and wear a copper coin at the neck.',
    ),
    12: only(
      'You wake at every sound, and what you said at night you deny by day. Money talk late in the evening is the worst of it. → Speak of no figures after supper, let somebody else take the notes, and wear a plain steel ring without a joint for forty-three days.',
    ),
  },
  Jupiter: {
    1: both(
      'You are a natural teacher, and people treat your word as settled. You finish what you study, and your father’s name is safe with you. → Serve a cow, or give fodder for one, on Thursday, and thank a teacher of yours by name.',
      'You know much and have little to show for it, or something you were learning was left half way. It still bothers you at family gatherings. → Take up the course again this month, however late; feed a cow on eight Thursdays and ask an old teacher’s pardon if there is cause.',
    ),
    2: both(
      'You become richer by giving knowledge away. In-laws gain by you, and pupils come from far. → Keep the piece of road before your house in repair with your own hands, as the book asks; start with a broom on Thursday.',
      'Gold slips away from you when you deal in gold. Land, grain and school things suit you better. There is a gift that you promised and have not paid: pay it in small coins, one each week, and mend the road before your house.',
    ),
    3: both(
      'Brothers, sisters and neighbours do what they see you do. You give short advice, and the state is on your side. → Feed girls in the name of the Goddess once a month, and write the recommendation that somebody is waiting for.',
      'You are praised into losses. The people who clap loudest are not your friends, and you find that out on the day of the bill. → Ask one honest critic to lunch this week, and feed girls in the name of the Goddess on eight Thursdays.',
    ),
    4: both(
      'House, land and honour come to you, and a whole street feels safer because you live in it. → Serve the elders first. Visit a temple outside rather than build one within your walls, and help with the schooling of a child whose parents work for you.',
      'Much is offered to you, and in a bad mood you throw it away. One evening of temper can cost you a friend in a good place. → Ask an elder before you refuse anything this month, be dressed when you open the door, and pray at a temple outside your walls rather than inside them.',
    ),
    5: both(
      'Your honour grows with a child or a first pupil, and good years follow. People ask for your blessing at weddings. → Keep a saffron mark on Thursdays, take no gifts in return for advice, and teach somebody one thing this week.',
      'You accept presents, and children and pupils respect you less for it. You have a golden bowl and hold it out. → Give back one gift at the door where you received it, and take nothing free for forty-three days; a saffron mark will remind you.',
    ),
    6: both(
      'You are looked after without asking, because you need little. Serving the sick brings you what money does not. → Give something yellow, gram or turmeric, to a priest on Thursday, and visit one person in bed this week.',
      'Your father’s health or absence weighs on you, and you study without earning by it. Being poor and proud helps nobody. → Feed birds in his name each morning for forty-three days, give to a priest on Thursdays, and apply for one piece of paid work.',
    ),
    7: both(
      'You marry into good sense, and others ask you about their own marriages. Money comes late and stays. → Keep a small piece of gold in yellow cloth, say little about it, and laugh with your partner at table on Thursday.',
      'You preach to your partner, who wanted bread and a joke. Selling holy things, or holiness, ruins you in the book. → Leave sacred objects at their shrine, drop one piece of advice each day for forty-three days, and keep gold in yellow cloth.',
    ),
    8: both(
      'You find gold in ashes: a legacy, a mine, the wisdom of people who have lost much. When a family is down to its last hope, they call you. → Pour water at a peepal tree on Thursdays when you pass one, and sit an hour with somebody who grieves.',
      'You worry aloud, and the whole house worries with you. Boasting, too, leaves you with ashes. Somebody has to say that the sad time is over: let yellow flowers go on running water once, water a peepal for forty-three days, and say the sentence.',
    ),
    9: both(
      'Luck and faith live in the same house with you. You inherit something good and multiply it. → Bathe in a river that your family calls holy once this year, and keep to the letter the vow that you made there.',
      'One promise to God, to a teacher or to yourself may still be open, and it takes the light from other things. No new promise mends it. → Do the old one in its smallest part on a Thursday, and tell one person that it is done.',
    ),
    10: only(
      'Your kindness is answered with claims, so that you pay twice. Sweat earns you more than learning does, and that is no shame. → Blow your nose before work, as the book advises, do your own task first for forty-three days, and help only when you were asked.',
    ),
    11: both(
      'You are the tree under which the family sits, each with a different trade. Your gains last as long as your father’s example is felt. → Keep something of his, a bed, a ring, a pen, wrapped in yellow cloth, and use his hours for your accounts.',
      'Without your father’s hand you feel unsure, and joint property melts. → Keep one thing of his in yellow cloth, do one daily task at his hour for forty-three days, and get the shares in writing this month.',
    ),
    12: both(
      'You are at ease anywhere, and you sleep well. Money comes to you from those whom you taught, and few people know how much you give away. → Say a prayer before sleep, put a saffron mark on your brow on Thursday, and serve one teacher.',
      'You trust too late or too early, and a teacher with beads impresses you. Beads prove nothing. → Ask three former pupils before you give another coin, serve an old teacher of your own for forty-three days, and open the door to whoever asks for water.',
    ),
  },
  Venus: {
    1: both(
      'You are welcome everywhere, like a lamp in a window. Love is warm with you and you serve it handsomely. → Feed a black cow on Fridays, as the odd old custom has it, and tell one person this week how glad you are of them.',
      'You are admired before you have learned to judge, and another household looks happier than your own. The book warns of marriage at twenty-five in particular. → Wait one year more than you wish with a promise, and feed a black cow on eight Fridays.',
    ),
    2: both(
      'Your house is full: guests, children, a good kitchen. You do best when there is peace at home. → Give ghee at a temple on Friday, and feed a cow potatoes coloured with turmeric, as the book asks; it costs less than a dinner out.',
      'You neglect the person at home for business or for show. Supper is served, and nobody looks up. → Give the person you live with twenty undisturbed minutes each day for forty-three days, and some cow’s ghee to a temple on Fridays.',
    ),
    3: both(
      'You have a loyal and brave companion, and you become braver when you are looked at. Small trades run by two people suit you better than a large one run by one. → Praise your partner, or your closest friend, before others this Friday.',
      'You are admired where it would be enough to be polite, and somebody at home stands at the gate like a bull. → End one conversation this week that goes too far. Show respect for your spouse in company for forty-three days.',
    ),
    4: both(
      'Comfort and travel come to you together: a vehicle, a view of water, help from a mother-in-law. Your home is beautiful without being finished. → Keep wells and taps clean, which is the book’s own charm, and lend a neighbour what you are asked for.',
      'You divide yourself between two houses or two duties, and neither gets the whole of you. The old cure is charming: repeat the marriage rite with the same spouse, with cake. Alone, do it in your way: clean one well, tap or tank, and spend forty-three evenings in one house.',
    ),
    5: both(
      'Your family is your treasure, and you grow richer when you come home early. You make lovely things for the sake of children. → Feed a cow on Friday, and ask the grandparents, or an old friend, about one decision.',
      'Your heart and the people at home may want different things, and you keep quiet about it. → Say it in one calm sentence before others say it for you. Keep your conduct plain for forty-three days, feed a cow on Fridays, and keep one promise to a child.',
    ),
    6: only(
      'Somebody close to you goes without, and money leaks from every pocket. Neglect is answered in small coins. → Give the person you live with a pair of shoes or something gold for the hair, keep a piece of solid silver at home, and apologise this Friday.',
    ),
    7: both(
      'You are treated exactly as you treat others, and that has been lucky for you. Fair partners make you a fair fortune, at home and in trade. → Give bronze or a brass vessel at a shrine when you sign something, and feed a red cow on Fridays.',
      'You meet bad faith where you trusted a smile. White cows and idle friends, the book says, cost more than they give. → Put one agreement in writing this week, walk once around the block before you sign it, and feed a red cow for forty-three days.',
    ),
    8: both(
      'What your partner says about you tends to come true, so be good company at breakfast. You pay your debts of honour, and your credit is good. → Serve for an hour at a shrine on Friday and accept nothing for it.',
      'You take presents, and unpaid claims follow you home. A hard word from your partner stays with you for weeks. → Accept no gift for forty-three days, bow at a shrine on Fridays, and ask at home which word hurt.',
    ),
    9: both(
      'Money finds you on roads that you took for another reason. You are lucky with guests, foundations and music. → Put a little silver and honey under the threshold when you move or build, and invite one traveller to supper.',
      'You work hard and little remains, because the foundation was laid in a hurry. A bond entered for money feels like that too. → Bury silver and honey at your threshold, slow one plan down by a month, and give honey at a shrine on six Fridays.',
    ),
    10: both(
      'Whatever you do gets more beautiful in your hands, and you are paid for it. Craft, cloth, design and the stage bring you rank. → Give a cow, or the price of a day’s fodder, when you win a contract, and finish one piece this week.',
      'Your mind wanders, and people begin to talk about it. Late company is the real cause. → Leave meat and alcohol alone for forty-three days, keep to one room, one person and one signature, and go home before ten.',
    ),
    11: both(
      'You charm without trying, and friends bring you friends. Income comes through them. → Keep a small piece of gold that was dipped in milk for a day of real need, and introduce two people to each other this Friday.',
      'You tell what you earn, and it is borrowed at once. Your secrets run over like a full cup. → Give oil away on a Saturday for six weeks, which teaches the hand to close as well, and mention no sum to anybody this month.',
    ),
    12: both(
      'Somebody’s devotion carries your house, and you know whose. Your pleasures are private, and they last. → Say thank you in full this Friday, with the reasons; what you buy for that person you never regret.',
      'Your comfort costs somebody else strength. Your partner keeps the peace for both of you and is tired. → Take over one evening duty for forty-three days; at sunset let the other bury a blue flower, the book’s tender remedy, and watch together.',
    ),
  },
  Saturn: {
    1: only(
      'You often feel that you started with less than others, and you compare. Machines break in your hands, too. → Tell one creditor the truth about what you can pay, early and in person; feed monkeys, and pour milk at the root of a banyan on Saturdays for forty-three days.',
    ),
    2: both(
      'You live simply, and people do as you say. What belongs to your in-laws prospers in your hands. → Walk barefoot to a shrine on a Saturday, put a dot of milk on your brow, and keep your accounts open to the family.',
      'You expect the worst, and in-laws who believe you lose by it. In idle months, betting tempts you. → Put a dot of milk on your forehead on Saturdays for forty-three days, finish one course you broke off, and stay away from every game with stakes.',
    ),
    3: both(
      'You find the weak place in any account, and others’ money gets well in your care. You rise early and commit late. → Feed three dogs on Saturday, as the custom asks, and offer one friend an hour with their papers.',
      'You own things and are short of cash. You owe a brother or sister, and strangers owe you. → Feed three dogs daily for forty-three days, and write both lists on one page this week; collecting one sum and paying one is enough.',
    ),
    4: both(
      'You are gentle, patient and fond of old people, and they leave their keys with you. A house comes to you late and stays. → Feed crows at noon on Saturdays, pour a little milk in a well, and sit with an elder without your phone.',
      'You do business at night or build in a hurry, and your parents’ comfort suffers by it. → Sell nothing after sunset for forty-three days. Pour milk in a well on Saturdays, and ask your parents which room of theirs needs a repair.',
    ),
    5: both(
      'After forty-eight a roof of your own is safe for you, and young people fill it. Until then you do better to rent. → Take almonds to a shrine on a Saturday and bring half of them home again, the oldest savings plan in the book.',
      'You want to build before the time is ripe, and the quarrels about plans fill the rooms. A child hears all of them. → Put the house off until forty-eight if you can, take almonds to a shrine and bring half home, and promise the child a quiet evening.',
    ),
    6: both(
      'You rise after twenty-eight by work that others refuse: leather, iron, long accounts, hard cases. Late bonds turn out lucky for you. → Keep or feed a black dog, and give a coconut away at running water on a Saturday.',
      'You begin too early and lose it early, a shop as much as a bond. Old shoes and an old quarrel bring the same bill back. → Buy nothing of iron or leather on Saturdays for forty-three days, feed a black dog, and end that one quarrel.',
    ),
    7: both(
      'You are the person in the village whom both sides accept. You manage people and machines, and your purse is full by it. → Fill a flute with sugar and bury it in a lonely place, as the book says; and keep alcohol out of it, always.',
      'Late evenings and flattering company cost you more than any loss, and the book warns of drink. You know the hour at which it begins. → Stay dry for forty-three days, go home at eight, and bury a flute filled with sugar where nobody will praise you for it.',
    ),
    8: both(
      'You outlast trouble. You watch, you fear little, and you command yourself before you command others. → Keep a square piece of silver in your pocket, bathe seated on a stone with some milk in the water, and take one decision slowly.',
      'You are careful of partings, and people take it for hardness. Matters of a roof or an inheritance drag on. → Sit down before you answer for forty-three days, which is the sense of the old bath on a stone, and keep a piece of silver in your pocket.',
    ),
    9: both(
      'Three roofs will owe you thanks in the course of your life, and your parents have a long road. You make your luck by giving to the old. → Take good cloth and an afternoon to one of them on Saturday, and keep firewood off the roof.',
      'You pile up what may burn one day: old wood, old papers, debts above all. One obligation too many brings the others down. → Sell or give away one thing each Saturday for six weeks, clear the roof, and take something to an elder.',
    ),
    10: both(
      'You write your own fate letter by letter, and later others go by it. Offices grow around you. → Feed ten blind people once, or pay a blind worker’s wage in time, which is the modern form; begin with one donation this Saturday.',
      'You build, fall and build again, because you build for show and too early. Own the plan first, then the ground, and put up walls when you need them. → Serve somebody blind on six Saturdays, and postpone one purchase that is meant to impress.',
    ),
    11: both(
      'You see before dawn how a matter will end, and you are right. Income is certain; so is the number of people who share it. → Set out a pitcher of water before you start work, and stay away from alcohol while others decide.',
      'You would like to live from your in-laws’ luck, and it costs you your own. A promise made over drinks has not been paid. → Pay it at a desk this week, set out a pitcher of water each morning for forty-three days, and keep sober company.',
    ),
    12: both(
      'You are protected in secret and you sleep well. What you spend is well spent. → Keep twelve almonds in black cloth in an iron pot at the back of the house, as the book says, and leave one window open to the sky.',
      'Something locked away troubles you, a cupboard or a memory, and you lie awake with it. → Open the last window of the house for an hour daily, for forty-three days, put twelve almonds in black cloth in an iron pot, and tell the truth to one person.',
    ),
  },
  Rahu: {
    1: both(
      'You climb by a door that others overlooked, and your position changes suddenly, usually upward. → Keep your head cool when it does. Wear a little silver at the neck, and thank the person who opened the door before you walk on.',
      'Plans change on the eve and chiefs are replaced, so you promise to people who are gone next month. → Promise less for a while. Wear silver at the neck for forty-three days, and give barley washed in milk to running water, or its price to somebody hungry.',
    ),
    2: both(
      'Your fortune moves in swings, and each time it ends a little higher. You dine well and like to invite. → Keep a solid silver ball on you, to remind you that something in the pocket does not move, and do your mother a service this week.',
      'Others get the credit for your work, and family valuables go out on loan. Money is noisy in your house. → Let your mother, or the most careful person you know, hold the purse for forty-three days, and keep a solid silver ball on you.',
    ),
    3: both(
      'You are on watch and you miss little; dreams warn you in time. You defend friends in words and in person. → Stand by one of them openly this week, and keep ivory and other trophies out of the house.',
      'You answer insults by post too fast, and brothers or friends end up owing you or avoiding you. → Read every sharp answer aloud to somebody before you send it, for forty-three days. Give away an ornament that came to you through another’s loss.',
    ),
    4: both(
      'You do no harm to your mother’s house, and you build on it room by room. Gains come from far away after thirty-four. → Pour water from a silver vessel in the morning, and leave any dispute about land to the papers.',
      'You dig up your own hearth to see what lies beneath: repairs without end, quarrels about land. → Stop building for a year, or at least for forty-three days. Pour water from silver each morning, and above all leave the roof as it is.',
    ),
    5: both(
      'You are cleverer than your certificates, and you read people and machines at sight. A practical philosophy suits you. → Put a small silver elephant on the shelf to give your quick thoughts some weight, and explain one idea slowly to a child.',
      'You plan a child’s life too exactly, or you worry about children who are not here. → Let one afternoon a week go unplanned. The custom is a silver elephant on the shelf and the marriage rite repeated with the same spouse; attention is what both mean.',
    ),
    6: both(
      'Enemies, debts and court papers loosen their hold on you. You dress well and spend freely, and it works. → Keep or feed a black dog, and make peace with one brother or colleague while you are the stronger.',
      'A quarrel with a brother ties again what you had already cut through. Your temper hits the wrong person. → Walk a dog, your own or a neighbour’s black one, at fixed hours for forty-three days, and answer family messages after the walk.',
    ),
    7: both(
      'You gain by foreign houses, by government and by unlikely partners. Money comes early to you and peace a little later. → Give a coconut to running water, or to a hungry person, at the end of every contract, and take one evening off from people.',
      'You take a mask for a face: partners by message, deals in electrical goods, a bond before twenty-one. → Get to know the next person for two years. Give away a coconut on six Saturdays, and meet in daylight whoever you know only from a screen.',
    ),
    8: both(
      'You are at home in what is hidden: research, confidential work, a sudden legacy. Gain and loss change places by the year, so keep a reserve. → Carry a square piece of silver as the one thing with plain edges, and declare everything.',
      'You lose where something was not declared or was left to chance. It is seldom large, and it comes at a bad moment. → Clear up one open paper this week, lay barley under a stone in a dark corner, and carry a square piece of silver for forty-three days.',
    ),
    9: only(
      'You doubt something that your family holds to, and the doubt costs you their warmth. Relatives quarrel over less. → Take back one complaint against your own people this month, keep or feed a dog, and wear a saffron mark for forty-three days.',
    ),
    10: both(
      'You are fearless in offices, and rivals serve you without knowing it. You give freely once your name is made. → Cover your head in white on important days, leave blue and black at home, and give a little barley away on Saturday.',
      'You show your plans and they are taken from you, or you save where generosity would have paid. → Wear a hat in the sun, says the book, and mean it: tell nobody of the next step. Give barley on six Saturdays, and cover your head in white.',
    ),
    11: both(
      'You make your own way far from your father’s house, and income comes from strange quarters. → Ask once where it comes from. Wear a little gold against envy, and give barley away when a large sum arrives.',
      'When your father’s help is missing, you are tempted to sell what he gathered. Iron given by friends brings quarrels. → Keep one thing of your father’s and have it set in gold, give measured barley on six Saturdays, and sell nothing of the family’s this year.',
    ),
    12: both(
      'You dream large, and some of your dreams have roofs by now. Far from home you are somebody. → Put fennel and sugar under your pillow, eat in the kitchen with your own people, and write down the dream that comes back.',
      'You work by day for what the night spends, and you sleep badly. By morning you cannot say where the money went. → Eat in the kitchen near the stove for forty-three days, the book’s simplest remedy, and put fennel and sugar under your pillow.',
    ),
  },
  Ketu: {
    1: both(
      'You work hard and without being told, and short trips bring you luck. Your father’s house, says the book, gains by you. → Feed monkeys some jaggery, as the custom has it, and write down three fears; cross out what is a month old.',
      'You are afraid of a move that is ordered and cancelled again. Half your things stay in boxes. → Keep one bag packed so that the rest of you can unpack, wear a saffron mark for forty-three days, and feed monkeys jaggery on a Sunday.',
    ),
    2: both(
      'You earn by travelling, and saving comes naturally to you. What you carry home stays. → Mark your forehead with turmeric on Sundays, keep your conduct as clean as your accounts, and plan one trip that pays for itself.',
      'You spend in one town what you made in another, and your sentences wander like your money. → Choose one fixed day for accounts and keep it for six weeks. A turmeric mark in the morning is the custom that goes with it.',
    ),
    3: only(
      'You talk about a thing until you are too tired to do it, and brothers or friends are far away when you need them. → Decide one matter this week and tell nobody until it is done. Give rice and jaggery away at running water on six Sundays, and wear a little gold in the ear.',
    ),
    4: both(
      'You have luck through a teacher, through the family priest and through the young. You judge kindly. → Give lemons to the priest or to an old servant of your family, which is half a joke and works, and keep a dog if you can.',
      'Joy is slow to come to your house, and your mother’s ease is on your mind. → Visit her, or an old person of her kind, without any purpose this week. Give lemons to the family priest on six Sundays, and look after a dog.',
    ),
    5: both(
      'As long as you keep faith with somebody, children and income do well with you. You are lucky with pupils, too. → Give milk and sugar away on an ordinary weekday, and teach a child something that cannot be tested.',
      'Your luck is uneven until the age of forty-five, and you worry about the young ones’ coughs more than you need to. Fresh air and a regular bedtime help them and you. → Give milk and sugar on six Sundays, and keep your word in one small thing daily.',
    ),
    6: both(
      'You serve faithfully, and people trust you with keys. The wise follow your advice. → Wear a gold ring on the left hand, drink milk with saffron in the evening, and give one piece of advice this week only when asked.',
      'You follow every cart that passes, and friends of your own kind hurt you. A single aim would bring you home. → Drink saffron milk in the evening for forty-three days, choose one employer, one teacher or one plan, and wear a gold ring on the left hand.',
    ),
    7: both(
      'You keep what you promise, and enemies come round by themselves. Money grows after twenty-four, enough for a whole family. → Look after a dog, and keep this week the smallest promise that you have open.',
      'You promise more easily than you mean, and a quarrel can come of it. It can be ended with one sentence. → Say it this week; promise nothing for forty-three days that you cannot do by evening, and look after a dog, which cannot be lied to.',
    ),
    8: both(
      'You hear misfortune on the stairs and open another door. After thirty-four, comfort and children come. → Give a blanket of two colours to somebody who is cold, and trust your ear in one matter this week.',
      'You take a howling dog for an omen and are uneasy before there is cause. Worry tires you more than work. → Give a warm blanket of two colours to somebody who really needs it, feed a dog for forty-three days, and let a friend judge the next sign.',
    ),
    9: both(
      'You are proud of earning by your own work, and a child or a distant country brings you luck. → Keep a piece of gold at home, as the book says, and let the young person near you take one decision alone this week.',
      'You and a parent or a child easily misunderstand each other, and advice is followed to the letter and against its sense. → Call across this Sunday and only listen. Wear a little gold in the ear for forty-three days, and keep a piece of it at home.',
    ),
    10: both(
      'You profit by what you let pass. Sport, travel and silence bring you rank, and the more you forgive a brother the more you have. → Keep honey in a silver pot at home, and leave one provocation unanswered this week.',
      'A broken word of a brother or a colleague stays with you, and revenge is the trap. The matter is smaller than it looks. → Keep honey in a silver pot for forty-three days, take some to the person in question, and let your conduct be the answer.',
    ),
    11: both(
      'You look poorer than you are, and that suits you. Plans for tomorrow succeed as soon as you stop worrying about yesterday. → Wear onyx if you like stones, keep or feed a black dog, and start the thing you have planned.',
      'You grieve over every small loss for longer than it deserves. → Cook a dish of your grandmother’s this Sunday and tell her story. Look after a black dog, your own or another’s, for forty-three days; it teaches that one survives.',
    ),
    12: both(
      'Your house is full of comfort, children and guests, and you spend on the right things. Your family grows many branches. → Feed dogs on Sundays, and settle in writing this year who is to have which of your things.',
      'Restlessness wakes you at night; the book looks for something old in it, a debt to a neighbour or a matter without heirs. It may be no more than a story that was never told. → Ask the oldest relative about it this week, worship Ganesha for forty-three days, and look after an old neighbour.',
    ),
  },
} satisfies Record<Graha, Record<HouseNumber, { good?: Passage; bad: Passage }>>

/** The good or bad passage on a planet. A planet in the house of its fall, unless that is its fixed house, has no good passage; do not ask for it. */
export const halfCell = (corpus: typeof LAL_KITAB_PLANET, planet: Graha, house: HouseNumber, half: 'good' | 'bad') =>
  (corpus[planet][house] as Record<'good' | 'bad', Passage>)[half]

export default LAL_KITAB_PLANET
