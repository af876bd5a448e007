import type { Graha } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a house of Lal Kitab, of good or spoilt nature. In the house of its fall a planet is never good
const passage = from('Lal Kitab of 1939 to 1952, in our own words')

const LAL_KITAB_PLANET = {
  Sun: {
    1: {
      good: passage(
        'The Sun is at home on the throne here: bearing, health and a word that others follow. You rise by your own effort and feed many at the table. State work and public duty bring honour, and inherited ground is enlarged.',
      ),
      bad: passage(
        'Pride sits in the first house with this Sun, and the family hears orders instead of wishes. Early heat spoils an early marriage. A cup of water given to whoever passes the door takes away more of it than argument does.',
      ),
    },
    2: {
      good: passage(
        'This Sun gives and earns in one movement. Money comes by skill and goes to temple, school or kin, and comes back enlarged. Quarrels over a relative’s property are the one leak, and silence about it is the plug.',
      ),
      bad: passage(
        'Gifts taken for nothing weigh on this Sun and burn the family purse. Cousins dispute; the mother’s side loses by standing surety. What has been earned stays, and what was merely handed over seldom does.',
      ),
    },
    3: {
      good: passage(
        'Courage earns its own bread when the Sun is in the third. Brothers follow your lead, accounts are quick, and neighbours come for judgement. A mother’s blessing counts as capital in this house and pays every year.',
      ),
      bad: passage(
        'A neighbour or brother deceives where the third Sun is spoilt, most often over a signature. Bent dealing turns upon the dealer within the season. Whatever was lost here was first left lying about. Locks help; honesty helps longer.',
      ),
    },
    4: {
      good: passage(
        'The fourth Sun brings silver home from far places. Cloth, water and the goods of the state do well, and inventions find a buyer. Your household grows by travel, and gold kept for the old is blessed.',
      ),
      bad: passage(
        'Holding back dries up what this Sun would pour. A parent’s ease is disturbed by your dealings, and metals bought in haste are sold at a loss. Something set aside for the poor each month restores the flow.',
      ),
    },
    5: {
      good: passage(
        'Children and pupils lift this Sun higher than it could climb alone. Your rise begins with the birth of a child or with the first student. Birds and monkeys fed at the door belong to its custom.',
      ),
      bad: passage(
        'Anger in the fifth harms the small ones first. A promise to a child that is not kept is remembered against the house. Truth, told at its proper time and without a raised voice, is the whole remedy.',
      ),
    },
    6: {
      good: passage(
        'The mother’s brothers and the mother’s town bring luck to the Sun of the sixth. Enemies tire before you do. Service in medicine, courts or the army is taken up late and held with honour.',
      ),
      bad: passage(
        'Heat, debts and a father’s absence trouble this Sun. You lend strength to quarrels that belong to others. River water kept in the house and ants fed at noon are the old customs for cooling it.',
      ),
    },
    7: {
      bad: passage(
        'Low at sunset, this Sun doubts itself and then shouts. Partnerships burn where there is no salt of courtesy, and officers of the state are slow. A drink of water before setting out cools the first sentence of the day.',
      ),
    },
    8: {
      good: passage(
        'Truth guards the Sun in the eighth like a sword that need not be drawn. You may sit by a deathbed and bring comfort. White cows and open hands are said to keep the years long.',
      ),
      bad: passage(
        'Blame falls upon this Sun for what others did in secret. In-laws who feel wronged answer through the courts. Fire is treated with respect in such a house: no lamp blown out, no oven left without a thanks.',
      ),
    },
    9: {
      good: passage(
        'A long line of grandfathers stands behind the Sun of the ninth, and it lives to see grandsons. Service to the eldest of the family opens purse and road alike. Brass given away returns as a good name.',
      ),
      bad: passage(
        'Gifts of brass and favours taken lightly shorten this Sun’s luck. Too much sweetness, or too much temper, spoils a brother’s trust. The elder’s word, asked before an undertaking, straightens the path again. Nobody has to kneel for it.',
      ),
    },
    10: {
      good: passage(
        'The state favours the Sun in the tenth, and health holds through long labour. Rank arrives before wealth does. A covered head, in white, is the sign of one who knows whose chair it is.',
      ),
      bad: passage(
        'Bare-headed, this Sun is suspected in offices and burns its promotions. Iron, blue and black do it no good by custom. A copper coin let go in flowing water is what the book prescribes, once for each year of complaint.',
      ),
    },
    11: {
      good: passage(
        'A pure plate gives the Sun of the eleventh long life and fame. Income is honest and children arrive in time. The table decides everything here, as it seldom does elsewhere. Vows about food are easily kept here.',
      ),
      bad: passage(
        'Meat and wine put out this Sun, so says the book, and joys are late because of it. Gains that were sworn to are not delivered. Whoever keeps a clean kitchen for forty-three days sees a first result.',
      ),
    },
    12: {
      good: passage(
        'A quiet sleeper and a good earner: the twelfth Sun has its profit after lights are out. Foreign money, charity and an open courtyard agree with it. Those who did you harm are fed at the same gate.',
      ),
      bad: passage(
        'Machines, and work with them at night, wear out this Sun. A darkened courtyard lets envy in. Light and air let into the back of the house do more than any stone could, and cost a window.',
      ),
    },
  },
  Moon: {
    1: {
      good: passage(
        'The mother’s milk has never left this Moon: strength, white hair late, and help from her kin. Silver stays in the house and brings its sister. Your age after twenty-four is better than the years before.',
      ),
      bad: passage(
        'To sell what should be given, milk above all, drains the Moon of the first. Travel after a quarrel with the mother goes badly. A silver cup kept for one’s own drinking is the customary mend.',
      ),
    },
    2: {
      good: passage(
        'Ancestral wealth is kept and increased by the Moon of the second. The mother’s blessing works like a seal upon it. Rice received from her hand and stored is not eaten while she lives, and want stays away.',
      ),
      bad: passage(
        'Where the tie to the mother is cut, this Moon leaks. Bells and images inside the rooms are held to disturb it. An apology carried to her in person, with something white, fills the jar again.',
      ),
    },
    3: {
      good: passage(
        'A watchful Moon protects the house of the third from loss and from talk. Yoga, a calm brother and luck through the young are told of. Milk or wheat given to girls keeps the door. What is lost returns by another hand.',
      ),
      bad: passage(
        'Loss by a guest’s carelessness is feared in the third. Tears for a brother have a share in it. Presents are better given in the open by day, and counted in the presence of two.',
      ),
    },
    4: {
      good: passage(
        'The spring of money rises wherever this Moon digs, and the more that is given the more there is. Four mothers, says the book: one’s own and three who act as such. Milk is poured free here.',
      ),
      bad: passage(
        'A closed hand stops the spring. Milk that is sold, water that is refused to a traveller, dry up the fourth within a year or two. The cure is exactly the opposite act, and no priest is required for it.',
      ),
    },
    5: {
      good: passage(
        'Justice speaks with mercy through the Moon of the fifth. Children bring peace, and the state rewards fairness. Public service without profit is how this luck is kept. An honest enemy is left unharmed, and becomes useful later.',
      ),
      bad: passage(
        'A loose tongue harms the fifth Moon more than enemies can. Secrets told to be interesting return as debts. Plans are best kept from friends until they have been carried out by half. Listening is the cheaper pleasure.',
      ),
    },
    6: {
      good: passage(
        'Comfort comes late and stays, once service has been done. The sixth Moon heals with water: wells, hospitals and drinking places are its merit. Rabbits kept as pets are among its milder customs. Children of others count it as kin.',
      ),
      bad: passage(
        'The mother’s health is a care for this Moon, and milk after sunset is held to spoil it. Work for thanks alone tires the heart. Water carried to patients is what the book asks for, and it asks no more.',
      ),
    },
    7: {
      good: passage(
        'A poet and a banker live in one skin: the Moon in the seventh has words and money. Marriage brings a full house. Silver and rice kept together at home hold the two in step.',
      ),
      bad: passage(
        'Mother and partner stand on two sides of this Moon. Quarrels before the day’s work send the profit away. A marriage in the twenty-fourth year was warned against in the old lists, and patience is no loss.',
      ),
    },
    8: {
      bad: passage(
        'Cold ancestors, says the book of this Moon: a forgotten rite, a family debt, a well that was closed. Sadness comes by itself in the evening. Water given in their name, once in the month, is a small thing that settles it.',
      ),
    },
    9: {
      good: passage(
        'Pilgrimage, high learning and the mother’s prayers meet in the ninth. This Moon is blessed upon roads and crossings. What is vowed in a holy place should be paid there with milk. Children who travel write home from there.',
      ),
      bad: passage(
        'Faith lost is luck lost for the Moon of the ninth. Snakes and fishermen figure in its old warnings, labourers in the new ones: pay those who work with water and in danger. A kept vow restores it.',
      ),
    },
    10: {
      good: passage(
        'Medicine from this hand cures others: physicians, chemists, cooks for the sick have the tenth Moon. Rain or river water stored at home for years is its charm. The father’s line is cared for. It should not treat itself.',
      ),
      bad: passage(
        'Milk at night disagrees with the Moon of the tenth, by the book. A house of grief, a debt to the poor unpaid, a trade in liquids without a licence bring it down. Mornings are the time for every drink and decision.',
      ),
    },
    11: {
      good: passage(
        'The young and their friends help this Moon, whose gain comes by grandmother’s roads. Milk given at a shrine of Bhairava is the custom. Income is modest by the month and good by the year. Evenings belong to the old.',
      ),
      bad: passage(
        'Mother and child are kept apart by some duty where the eleventh Moon is weak. Weddings at dawn and giving at night are said to harm it. Both can be arranged otherwise, which is the point of a warning.',
      ),
    },
    12: {
      good: passage(
        'Rain falls on the roof of this Moon and the family is comfortable under it. Sleep is deep, travel by water goes well. Rain water kept at home in glass is the whole of its equipment.',
      ),
      bad: passage(
        'Broken sleep and an expense that cannot be explained are the marks of the twelfth Moon when it is ill. Free schools or food given for fame do not help. Silver worn in the ear is the family’s remedy.',
      ),
    },
  },
  Mars: {
    1: {
      good: passage(
        'A sword drawn only for justice: the Mars of the first speaks truth and stands by it. Brothers gain by his birth, and land is held. From the twenty-eighth year on you support three households.',
      ),
      bad: passage(
        'What is taken without payment turns in this hand. The tongue cuts a brother, and disputes with the mother’s kin follow. To refuse the free thing, politely, is harder than fasting and works better. Pay, and be free.',
      ),
    },
    2: {
      good: passage(
        'Mars keeps the brothers together in the second, and as long as they eat at one table nothing runs short. In-laws give freely. You earn for others first, and a share returns. Its own purse is the last one filled.',
      ),
      bad: passage(
        'Alone, the Mars of the second is a guard without a gate. Money gathered apart from brothers is spent in disputes. One meal a week in company, with sweet on the plate, undoes a year of coolness.',
      ),
    },
    3: {
      good: passage(
        'The lion of the den is mild to its own and terrible to intruders. In the third Mars gives courage, machines, debts recovered. Brothers should be told of plans before strangers hear of them. Its word is enough security.',
      ),
      bad: passage(
        'Sweetness on the surface and a sting below is the danger of this Mars. Kindness is taken for weakness and the answer comes too hard. A silver ring without a joint is worn as a reminder of the whole circle.',
      ),
    },
    4: {
      bad: passage(
        'Mars in the fourth burns the house it would defend, and mothers, partners and neighbours smell the smoke. Envy is the fuel. Each quarrel avoided before noon is worth three peacemakers in the evening. Water carried early is wisdom.',
      ),
    },
    5: {
      good: passage(
        'Grandchildren inherit what this Mars begins. You are the father of fathers, the planter of trees that others sit under. A neem set in the ground in one’s own name is both custom and portrait.',
      ),
      bad: passage(
        'Restless nights belong to the fifth Mars. A child’s stubbornness mirrors the parent’s own. Water by the head of the bed, poured upon a tree at daybreak, is how the old household cooled its thoughts.',
      ),
    },
    6: {
      good: passage(
        'Monk and friend in one: the Mars of the sixth keeps vows and keeps company. Opponents respect it. Feasts are held quietly, and girls of the family are given the first dish. Its victories are told by others.',
      ),
      bad: passage(
        'Brothers suffer in health or luck when this Mars celebrates too loudly. Pride in a child’s birth should be whispered. Salt given instead of sweets was the strange wisdom of the book for such a day.',
      ),
    },
    7: {
      good: passage(
        'The wealth of Vishnu is promised: rice, red cloth and clean accounts. In the seventh Mars supports a partner’s family with open hands. A small wall built and pulled down again belongs to its folklore.',
      ),
      bad: passage(
        'Sisters and aunts are troubled when the seventh Mars is spoilt, and partners hear commands. Hollow bamboo and idle pets are its warnings. Sweet given to a sister at each visit keeps the doors from slamming.',
      ),
    },
    8: {
      good: passage(
        'An honest warrior guards graveyards and old debts. The eighth Mars pays what its fathers owed and is not afraid of the dark. Those left alone who are helped speak the blessing that carries it. Its own funeral is far off.',
      ),
      bad: passage(
        'An old grievance is the sense of this fault: the harm done to one who has no defender. Tandoor-hot words at home feed it. A chain of silver and a younger brother’s trust are its two medicines.',
      ),
    },
    9: {
      good: passage(
        'Mars shares the throne with a brother in the ninth, and neither is safe alone. Red things, a governor’s post and the faith of the fathers go with it. The sister-in-law is honoured as a luck of the house.',
      ),
      bad: passage(
        'Faithless Mars mocks what fed its parents. Thirteen years of rule turn into thirteen of wandering in the saying. To stand with the elder brother in public, even when he is wrong in private, mends it.',
      ),
    },
    10: {
      good: passage(
        'The king in a poor man’s house makes it rich. Mars of the tenth rises by work that others find heavy, and an uncle without heirs may leave it land. Milk must not boil over on its stove.',
      ),
      bad: passage(
        'When the gold of the home is sold this Mars falls with it. Rank is lost through an insult to a subordinate. Those whom others overlook are to be served, says the book, by whoever would keep office.',
      ),
    },
    11: {
      good: passage(
        'A dog at the gate and honey in a clay pot: so the Mars of the eleventh keeps its gains. Profit comes by teachers and by trade in red goods. Parents’ debts are paid by the twenty-eighth year.',
      ),
      bad: passage(
        'A teacher wronged stands in the doorway of this Mars. Income from a quarrel does not reach the house. Sweetness stored, in the pot and in speech, is the plain meaning behind the honey. It can still be asked for pardon.',
      ),
    },
    12: {
      good: passage(
        'Elders bless the Mars of the twelfth and its enemies forget why they came. The day begins with something sweet. Foreign land, ships and hospitals have room for such energy. What is spent there comes back in the second half of life.',
      ),
      bad: passage(
        'To live by taking wastes this Mars in the dark of the twelfth. Brothers are strangers, and sleep is short after an unkind act. Sweet given at sunrise to whoever is at the door turns it round.',
      ),
    },
  },
  Mercury: {
    1: {
      good: passage(
        'The chief clerk of the king sits in the first: quick, useful, never without a task. Sisters and the young bring luck. Eggs and idle talk are given up and the ledger balances by itself. Its neatness is a form of prayer.',
      ),
      bad: passage(
        'Green clothing and borrowed opinions do this Mercury harm, in the words of the book. It changes sides and is trusted by neither. Service to young girls, without a word about it, steadies the hand.',
      ),
    },
    2: {
      good: passage(
        'A yogi of wealth: knowledge is stored up in the second and lent at interest. The father’s side profits by your advice. Clean teeth and clean speech are one rule for this Mercury. It never lends a secret.',
      ),
      bad: passage(
        'The tongue costs money here. In-laws hear what was meant for others, and sheep and goats, small investments that is, are kept badly. Alum for the teeth stands for what should be done to language.',
      ),
    },
    3: {
      good: passage(
        'The bird of healing sings in the third when Mercury is well: remedies, messages and repairs succeed. Moong soaked overnight is given to birds at dawn. A sister’s counsel is worth paying for. Seeds bought in its company sprout.',
      ),
      bad: passage(
        'Brothers suffer from this Mercury, whose cleverness runs past them. Spots on the luck come from south-facing doors in the lore, from promises in every direction in fact. One task a morning cures it. A second task can wait.',
      ),
    },
    4: {
      good: passage(
        'Royal gold comes to the Mercury of the fourth through trade with the state, or a government’s paper. Mother’s business prospers. Saffron upon the brow tells others that one has bathed and can be asked.',
      ),
      bad: passage(
        'The mother bears the price of this Mercury’s restlessness. Three houses are begun and none is finished. Gold worn on the body, and the first one finished before the second is thought of, mend it.',
      ),
    },
    5: {
      good: passage(
        'Happy speech makes the fortune of the fifth: what is said in joy comes true. Children are bright. A copper coin on a white thread reminds the wearer that words are money. It is worth telling the good news twice.',
      ),
      bad: passage(
        'A sudden word decides a fate here, and is usually one’s own. Curses and boasts both arrive at their address. Nothing said in the first minute of anger should be signed. Letters written then belong in a drawer.',
      ),
    },
    6: {
      good: passage(
        'The flower of wealth opens in the sixth for an honest Mercury: letters, farms, print and public office. The young of the house do well toward the north. Rain water buried in a bottle in farm soil is its charm.',
      ),
      bad: passage(
        'A quarrel at the north door troubles this Mercury, some neighbour’s claim or an in-law’s visit. Pride in learning loses a friend. Flowers given by a girl’s hand at work’s beginning are the recommended apology.',
      ),
    },
    7: {
      good: passage(
        'A touchstone turns whatever touches it to gold for the other: partners of the seventh Mercury grow rich. Its own gain is their loyalty. Trade in goods that can be weighed suits it best. Brides and brokers bring it news.',
      ),
      bad: passage(
        'Speculation is the open window of this Mercury, and the partner’s sister stands at it. Guarantees given with a smile are called in with a frown. What is bought on a whisper is sold on a shout.',
      ),
    },
    8: {
      good: passage(
        'Honey lies hidden in the eighth. This Mercury finds value in what has been written off: ruins, insurance, old books. Honey buried in a clay pot away from the house is the book’s own sign for it.',
      ),
      bad: passage(
        'The roof leaks: a small fault neglected in the eighth becomes a large bill. Locks, pipes and ledgers complain. Whatever has been hidden from the partner should be shown before it shows itself. It is paid more easily early.',
      ),
    },
    9: {
      good: passage(
        'An ascetic among merchants, the Mercury of the ninth does best where nothing is sold. Whole moong on Wednesdays and an unadorned shop bring it custom. Yellow suits it better than green. Its customers come back with cousins.',
      ),
      bad: passage(
        'Amulets and quick teachers rob the ninth Mercury twice. Promises of luck for a fee are its particular temptation. A wandering holy man’s gift, declined with thanks, is the best bargain of its life. It will be free.',
      ),
    },
    10: {
      good: passage(
        'Pleasant manners earn for the Mercury of the tenth, who knows when to bow. Sea trade, brokerage and government supply are in the book. Gifts made at a shrine keep the bow from becoming a habit.',
      ),
      bad: passage(
        'Cunning is found out in the tenth, as it is the highest room of the house. Eggs, meat and wine are forbidden it. The plain account, delivered early, gains more than the arranged one. Time does the rest.',
      ),
    },
    11: {
      good: passage(
        'Copper is lucky for the Mercury of the eleventh, and from thirty-four on income doubles. Friends’ investments are safe with it. It hears first and speaks last. Old partners come back with better offers than the new ones had.',
      ),
      bad: passage(
        'Slow to learn until thirty-four, says the book with a smile, of the spoilt Mercury in the eleventh. Advice is taken from any stranger. Waiting one night before each purchase saves those years. They were never as wasted as they looked.',
      ),
    },
    12: {
      bad: passage(
        'Sleep like a dog’s, broken at every sound, tires the twelfth Mercury. What was said at night is denied by day. Let others keep the records, and speak little where money is mentioned. Its dreams are clearer than its memoranda.',
      ),
    },
  },
  Jupiter: {
    1: {
      good: passage(
        'A learned king sits here, whose word is law without a decree. Schooling is completed, the father’s name honoured. Service to a cow and to one’s teacher are the two pillars of this Jupiter. Its silence also teaches.',
      ),
      bad: passage(
        'A lion without its tail: learning that was broken off, or wisdom without means. Marriage before the studies end weakens the first Jupiter. The degree finished late still counts, and so does the teacher’s pardon.',
      ),
    },
    2: {
      good: passage(
        'Teacher of the world, the Jupiter of the second gives wealth by giving knowledge. In-laws gain. The road before the house is kept in repair by its own hand, and fortune finds the door. Pupils come from far.',
      ),
      bad: passage(
        'Gold vanishes from this Jupiter when it trades in gold. Dust serves it better: land, grain, school chalk. Charity that was promised and not paid is the hole in the purse. It can be darned with a small coin a week.',
      ),
    },
    3: {
      good: passage(
        'A wise lion is listened to: the Jupiter of the third moves brothers and neighbours by example. The state supports it. Girls who are fed in the name of the Goddess bless its letters. Its advice is short.',
      ),
      bad: passage(
        'Flattery misleads the third Jupiter. Friends praise it into losses, and enemies have only to clap. A single critic, kept close and thanked, is its best property. It will be found among those who were never invited.',
      ),
    },
    4: {
      good: passage(
        'The throne of Indra is in the fourth: house, land and honour in plenty. This Jupiter protects a whole street. A temple outside is visited, and none is built within the walls. Children of servants are schooled from it.',
      ),
      bad: passage(
        'One who sinks one’s own boat, the book says of the spoilt Jupiter here: everything was given, and thrown away in a mood. Unclothed before others, in body or in temper, it loses rank. Elders should be asked.',
      ),
    },
    5: {
      good: passage(
        'Honour arrives with a child. The Jupiter of the fifth rises after a birth in the house or a first pupil, and thirty good years follow. Clean dealings with shrines keep it so. Its blessing is asked at weddings.',
      ),
      bad: passage(
        'To beg with a golden bowl is the fate of this Jupiter when it accepts gifts. Children and pupils lose respect for a hand held out. What was taken can be paid back at the same door.',
      ),
    },
    6: {
      good: passage(
        'It needs little and gets all: Jupiter in the sixth is provided for without asking. Service to the sick brings it the means. Yellow things come of themselves, and a priest is fed on Thursdays.',
      ),
      bad: passage(
        'The father’s health, or his absence, weighs upon the sixth Jupiter. Idle learning makes it poor. Birds and priests fed in his name are the remedy, with work to go on with. Pride in poverty is no merit either.',
      ),
    },
    7: {
      good: passage(
        'Riches of the spirit are promised by the Jupiter of the seventh: a partner from a good house, late children of good sense. Gold is kept in yellow cloth and not in talk. Its counsel is wanted in other marriages.',
      ),
      bad: passage(
        'Trade in images, or in holiness, ruins the seventh Jupiter. Partners are given sermons and ask for bread. What is sacred should be left at its shrine, and marriage conducted in prose. A joke at table blesses more than either.',
      ),
    },
    8: {
      good: passage(
        'Gold is found in ashes by the eighth Jupiter: legacies, mines, the wisdom of those who have lost much. The family’s last hope proves sufficient. Peepal trees are watered in passing. It speaks comfort where doctors are done.',
      ),
      bad: passage(
        'Ashes are all that the boaster finds in the eighth. Worry in the house is made worse by alarms. Something yellow let go upon the river marks the end of a lament. Somebody has to say that it is over.',
      ),
    },
    9: {
      good: passage(
        'A house of gold with faith for its lamp: the ninth Jupiter is in its own seat. Fortune is inherited and multiplied; ancestors are pleased. Vows made on a river are kept on the land.',
      ),
      bad: passage(
        'Broken vows break the ninth Jupiter. The house has gold and no light. To do what was promised, in the smallest detail and years late, is stronger than any new promise. People notice, and lend the oil for it.',
      ),
    },
    10: {
      bad: passage(
        'Kindness ruins the tenth Jupiter, a hard saying that means only this: favours are repaid with claims. Learning brings it less than sweat. The nose is wiped before work begins, and the business minded. There is kindness in that.',
      ),
    },
    11: {
      good: passage(
        'A banyan standing alone, the Jupiter of the eleventh shades a family of many trades. Gain lasts as long as the father’s presence is felt. His bed, or some gold of his, is kept. Grandsons sit upon it.',
      ),
      bad: passage(
        'When the father is gone all seems gone from this Jupiter. Joint property melts away. To keep even one thing of his, in yellow cloth, and to keep his hours, holds the roof up. Rain falls all the same.',
      ),
    },
    12: {
      good: passage(
        'A true ascetic is comfortable anywhere. The twelfth Jupiter sleeps well, and money arrives from those whom it taught. Night prayers and saffron belong to it. Few know how much it gives away, and it does not count either.',
      ),
      bad: passage(
        'The curse of one who was turned away reaches the twelfth Jupiter, who may be misled by false ascetics in return. A necklace of beads is no proof. Teachers are to be served, and examined first.',
      ),
    },
  },
  Venus: {
    1: {
      good: passage(
        'Loved like a lamp in the window, the Venus of the first is welcome everywhere. Marriage is warm, service is handsome. A black cow fed now and then is the odd custom that goes with it.',
      ),
      bad: passage(
        'Early marriage, about twenty-five, is warned against for this Venus, whose looks arrive before its judgement. Another’s household is admired at the cost of one’s own. A few years more are all it asks for.',
      ),
    },
    2: {
      good: passage(
        'The household is full when Venus is in the second: cows, children, guests and a good kitchen. Money is made by the state of peace at home. Ghee given at a temple keeps the lamps lit.',
      ),
      bad: passage(
        'Venus neglects the spouse in the second for business or for show. Children are late on that account. Attention is a dish that has to be cooked every day, even in rich houses. Guests are no substitute for it.',
      ),
    },
    3: {
      good: passage(
        'A spouse like Lakshmi sits beside the Venus of the third, brave and loyal. Courage grows by being looked at. Small trades run by two hands prosper more than large ones run by one. Praise is its wage.',
      ),
      bad: passage(
        'Affairs ruin the third Venus, which is admired where it should only be civil. The spouse stands like a bull at the gate afterwards. Respect shown in company is worth a hundred regrets in private.',
      ),
    },
    4: {
      good: passage(
        'Travel and comfort come together for Venus in the fourth: vehicles, water views, a mother-in-law’s help. The house is beautiful without being finished. Wells kept clean keep this luck clean. Its neighbours borrow both chairs and recipes.',
      ),
      bad: passage(
        'Two spouses, says the book, or two hearths: the fourth Venus divides itself. The marriage rite repeated with the same partner is the charming cure, to be taken with cake. Both cooks have earned a slice of it.',
      ),
    },
    5: {
      good: passage(
        'Love of family is the treasure of the fifth Venus. Children are well brought up and art is made for their sake. Wealth follows the parent who comes home early. Grandparents are consulted about names, dowries and pianos.',
      ),
      bad: passage(
        'Passion chosen against the parents’ tears harms the fifth Venus and its children’s peace. What began in secret is confessed in time. Purity of conduct, the book says, and it means keeping one’s word. It is enough.',
      ),
    },
    6: {
      bad: passage(
        'A spouse who goes barefoot makes the sixth Venus poor. Neglect is answered by leaks in every pocket. Solid silver kept at home, and some for the other’s use, restores the balance. The apology may well be a pair of shoes.',
      ),
    },
    7: {
      good: passage(
        'Venus gives in the seventh just as it is given to. Fair partners make a fair fortune, in marriage as in trade. Bronze offered at a shrine seals contracts of both kinds. It dislikes being second in a bidding.',
      ),
      bad: passage(
        'Loss by partnership is the risk of the seventh Venus: it mirrors bad faith as readily as good. White cows and idle friends are costly pets. A written agreement spares the mirror. So does a walk together before signing it.',
      ),
    },
    8: {
      good: passage(
        'What the spouse says comes true in the eighth, so let it be kind. This Venus holds a long peace with fate. Debts of honour are paid and credit is ample. Even creditors ask after its health.',
      ),
      bad: passage(
        'Bad debts follow the Venus of the eighth that accepts gifts. A harsh word from the partner does lasting harm. One bows the head at a shrine, says the book, since it is bowed too seldom at home.',
      ),
    },
    9: {
      good: passage(
        'Wealth comes by pilgrimage, or by any road taken for something other than wealth. The ninth Venus is fortunate with guests and foundations. Silver and honey are laid under its house. Roads end for it in music and in thanks.',
      ),
      bad: passage(
        'Hard work and thin returns are the lot of the ninth Venus when it marries for means. The foundation was hurried. What is buried under the threshold, by custom silver, should have been patience. It still can be.',
      ),
    },
    10: {
      good: passage(
        'Graceful work: the tenth Venus adorns whatever it does, and is paid for the adornment. Craft, cloth and stage give rank. A cow or its worth is given when a commission is won. Its rooms smell of oranges.',
      ),
      bad: passage(
        'The mind wanders in the tenth, and so does the reputation. Meat and wine are forbidden to this Venus, late company is its real wine. One studio, one spouse, one signature. It makes a tidy life and a good name.',
      ),
    },
    11: {
      good: passage(
        'Artless charm earns more than art for the Venus of the eleventh. Friends marry friends of friends. Gold dipped in milk is kept for the day on which it is truly needed. The day comes later than was feared.',
      ),
      bad: passage(
        'Secrets spill from this Venus as wine from a full cup. Income is told and is borrowed at once. Oil given away on a Saturday teaches the hand to close as well as open. Friends get used to it.',
      ),
    },
    12: {
      good: passage(
        'The spouse saves this house: in the twelfth Venus is exalted through the devotion of another. Pleasures are private and lasting. Whoever is grateful here grows rich. What it buys for the other is never regretted, whatever the price.',
      ),
      bad: passage(
        'The spouse suffers for the twelfth Venus’ comfort. Health is spent on keeping another’s peace. A blue flower buried at sunset by the partner’s hand is the book’s tender, useless and therefore valued, remedy. It is no superstition.',
      ),
    },
  },
  Saturn: {
    1: {
      bad: passage(
        'Poverty three times over is the threat for a spoilt Saturn in the first: in schooling, in money, in company. Machines break under it. Truth about one’s debts, told early and to the right person, lifts the first of the three.',
      ),
    },
    2: {
      good: passage(
        'Humble and wise, this Saturn eats simply and is obeyed. Property of the in-laws prospers in its care. It goes barefoot to a shrine now and then, which in the book is advice to kings and clerks alike.',
      ),
      bad: passage(
        'In-laws lose by the Saturn of the second when they trust its gloom. Schooling breaks off, and gambling is a danger in idle months. A mark of milk upon the forehead, put on each Saturday, is the plain remedy.',
      ),
    },
    3: {
      good: passage(
        'A physician of money lives in the third: others’ accounts are cured by this Saturn, who has an eye for every weakness in them. Dogs at the gate protect its own. It is late to marry and early to rise.',
      ),
      bad: passage(
        'Short of cash though rich in things, the third Saturn owes brothers and is owed by strangers. Walls face the wrong way in its stories. Three dogs fed daily are prescribed, a way of keeping both watch and promises.',
      ),
    },
    4: {
      good: passage(
        'The water snake does not bite: in the fourth Saturn is gentle, fond of the old, and patient with long troubles. Milk poured in a well and crows fed at noon belong to it. Houses come late and stay.',
      ),
      bad: passage(
        'To sell oil, drink or anything by night brings down the Saturn of the fourth. Parents’ comfort suffers by a house built in haste. Water should be given and never stirred, in wells as in family matters.',
      ),
    },
    5: {
      good: passage(
        'After forty-eight a roof of one’s own is safe for this Saturn, and children fill it. Before that it does better to rent. Almonds taken to a shrine, half of them brought home again, are its curious and ancient savings bank.',
      ),
      bad: passage(
        'The house built before its time is said to cost the fifth Saturn a child’s peace. Quarrels over plans fill the rooms. Waiting is no hardship here, for the years before forty-eight have other walls to build.',
      ),
    },
    6: {
      good: passage(
        'Late to marry and then lucky, the Saturn of the sixth rises after twenty-eight by service that others refuse. Leather, iron and long accounts feed it. A black dog is kept and a coconut let go upon the water.',
      ),
      bad: passage(
        'What is begun too early is lost early in the sixth, marriage and shop alike. Old shoes and old quarrels bring the same debt back. A Saturday passed without buying anything of iron or leather is a beginning.',
      ),
    },
    7: {
      good: passage(
        'A full purse hangs on the seventh Saturn, exalted where contracts are weighed. It is headman of its village in the book, and manager of others’ machines today. Sugar in a flute, buried in a lonely place, sweetens its justice.',
      ),
      bad: passage(
        'Wine empties the purse of the seventh Saturn faster than any loss could. Other people’s partners are its second leak. What the flute of the custom asks is sweetness kept where nobody praises it for being kept.',
      ),
    },
    8: {
      good: passage(
        'Headquarters of its own army, the Saturn of the eighth lives long and watches. It sits upon stones, bathes with milk and is afraid of little. A square of silver in the pocket is enough company for it.',
      ),
      bad: passage(
        'News of partings surrounds the Saturn of the eighth and makes it hard. Roofs and inheritances are disputed. To bathe seated on a stone, as the book has it, is to sit down before answering, and to rinse the answer.',
      ),
    },
    9: {
      good: passage(
        'Three houses are promised to the Saturn of the ninth, or three roofs that owe it thanks. Parents live long. Gifts to elders are its insurance, paid in good cloth and better time, and the premium never rises.',
      ),
      bad: passage(
        'Firewood on the roof, says the old warning: the ninth Saturn piles up what may burn, debts above all. A fourth house brings the others down. One thing sold each year keeps the beams from cracking.',
      ),
    },
    10: {
      good: passage(
        'It writes its own fate in the tenth, letter after letter, and others read it as law. Offices grow round this Saturn. Ten blind men fed at one table are its thanksgiving; a blind man’s wage paid in time is the modern form.',
      ),
      bad: passage(
        'It builds and falls, builds and falls, when it builds in youth for show. A house before forty-eight is again the symbol. The tenth Saturn should own the plan first, the ground next and the walls when they are needed.',
      ),
    },
    11: {
      good: passage(
        'Author of its own destiny, the Saturn of the eleventh judges before dawn and is right. A pitcher of water set out before work is its only ritual. Income is certain; so is the number of those who share it.',
      ),
      bad: passage(
        'The house of the father-in-law looks greener from the eleventh, and Saturn moves into it to its cost. Wine and false oaths undo a just man’s credit. What was sworn to at a table should be paid at a desk.',
      ),
    },
    12: {
      good: passage(
        'The snake spreads its hood as a shield over the sleeper: the twelfth Saturn protects in secret. Expenses are well spent, and sleep is sound beneath an open roof. Almonds in a black cloth mark the vault.',
      ),
      bad: passage(
        'Locked rooms at the back of the house, real or remembered, trouble the Saturn of the twelfth. Untruth costs it sleep. A window cut in the last wall, if only for one hour a day, lets out what was kept there.',
      ),
    },
  },
  Rahu: {
    1: {
      good: passage(
        'A step up to wealth is cut by the Rahu of the first: you climb by a door that others overlooked. Position changes suddenly, and upward. Silver at the neck keeps the climber’s head cool upon the ladder.',
      ),
      bad: passage(
        'The throne is shaken by this Rahu, whoever sits in it: plans change on the eve, chiefs are replaced. Barley washed in milk and given to the river is its custom. Fewer promises to superiors would be a cheaper one.',
      ),
    },
    2: {
      good: passage(
        'A guest of kings, the Rahu of the second dines well and pays late. Swings of fortune end higher than they began. A solid silver ball is kept on the person, in token that something in the pocket does not move.',
      ),
      bad: passage(
        'Credit that goes to another is the theme of the second Rahu. Family jewels go out upon loan. The mother’s hand over the purse has been found to steady it in more than one house.',
      ),
    },
    3: {
      good: passage(
        'A guard with a gun stands in the third, and this Rahu, exalted there, misses little. Dreams warn it in time. Friends are defended in print and in person, and long life is given to the one who guards.',
      ),
      bad: passage(
        'Ivory in the house, by the old rule, disarms the Rahu of the third: ornaments won by another’s loss. Brothers become debtors. It fires too soon when insulted by post, and answers to letters should be read aloud first.',
      ),
    },
    4: {
      good: passage(
        'Righteous and quiet, the Rahu of the fourth does no harm to its mother’s house, and lets new rooms be built one at a time. Water is poured from silver. Gains come from foreign ground after the thirty-fourth year.',
      ),
      bad: passage(
        'Digging up the hearth to see what lies beneath is the fault of the fourth Rahu: repairs without end, disputes about land. The roof alone should never be changed. A year without a mason does wonders for the peace.',
      ),
    },
    5: {
      good: passage(
        'Clever beyond its schooling, the Rahu of the fifth reads people and machines by sight. Philosophy of a practical sort suits it. A silver elephant on the shelf stands for weight given to quick thoughts.',
      ),
      bad: passage(
        'Worry over children, or over their coming, goes with a spoilt Rahu in the fifth. It plans their lives too exactly. The marriage rite said again with the same partner is the custom, and attention is its meaning.',
      ),
    },
    6: {
      good: passage(
        'The noose is cut by the Rahu of the sixth and the prisoner walks out: enemies, debts and suits give way. Dress is neat, spending is open-handed. A black dog is its friend and sits at its feet.',
      ),
      bad: passage(
        'Quarrels with brothers tie again what the sixth Rahu had cut. Stray shots of temper hit allies. A dog that needs walking at fixed hours is the best cure known for such weather in the blood.',
      ),
    },
    7: {
      good: passage(
        'Worldly and well travelled, the Rahu of the seventh gains by government, foreign houses and unlikely partners. Money comes early, peace a little later. A coconut given to the river closes each of its bad contracts.',
      ),
      bad: passage(
        'Marriage before twenty-one is warned against for this Rahu, who takes a mask for a face. Electrical trades and partners by message deceive. Seven years of acquaintance would not be too long, and two will do.',
      ),
    },
    8: {
      good: passage(
        'Smoke hides it, and the eighth Rahu is safe in smoke: research, secrets of state, sudden legacies. Loss and gain turn by the year. A square piece of silver is kept as the one thing with plain edges.',
      ),
      bad: passage(
        'Sudden loss is the trade of the eighth Rahu when it deals in what is not declared. Courts and ceilings both come down. Barley under a stone, in a dark corner, is the custom; a lawyer is the advice.',
      ),
    },
    9: {
      bad: passage(
        'Faith is lost in the ninth and fortune with it, for Rahu quarrels with its own temple. Blood relations are sued. A dog at the gate and a mark on the brow are borrowed anchors until its own has been found.',
      ),
    },
    10: {
      good: passage(
        'With covered head it wins: the Rahu of the tenth is fearless in offices and free with money once the name is made. Rivals serve it unknowingly. Blue and black are left at home by those who keep its luck.',
      ),
      bad: passage(
        'Bare-headed it falls, says the book, which means that it shows its plans. Miserliness brings on the very loss it feared. Barley given away, and a hat worn in the sun, are both within anybody’s reach.',
      ),
    },
    11: {
      good: passage(
        'Away from the father’s house the Rahu of the eleventh makes its own way, with gold worn against envy. Income arrives from strange quarters. It never quite asks where it comes from, and ought to ask.',
      ),
      bad: passage(
        'Loss follows the father’s departure, and the eleventh Rahu sells what he gathered. Iron given by friends cuts. Barley in measured gifts, and something of his kept in gold, hold it to the family’s account.',
      ),
    },
    12: {
      good: passage(
        'Dreams of grandeur are built by the twelfth Rahu, and some of them have roofs. Abroad it is somebody. Fennel and sugar under the pillow make the dreams sweet, and the kitchen is the room in which to wake from them.',
      ),
      bad: passage(
        'A troubled bed and money gone by morning are laid to the twelfth Rahu, who labours by day for what the night spends. Eating in the kitchen, near the fire and one’s own people, is the book’s simplest and best remedy.',
      ),
    },
  },
  Ketu: {
    1: {
      good: passage(
        'A hard worker from the first hour, this Ketu is busy, obedient and a worrier for nothing. Its father’s affairs prosper from its birth. Monkeys fed with jaggery laugh at its many fears for it.',
      ),
      bad: passage(
        'Fear of a removal that is never made tires the Ketu of the first. Orders to move arrive and are cancelled. Saffron on the brow, and a bag kept packed, persuade it that nothing dreadful comes of going.',
      ),
    },
    2: {
      good: passage(
        'Travel earns for the Ketu of the second, as rivers carry silt to a field. Saving is natural to it. The forehead is marked with turmeric and the conduct kept clean, one for show and the other not.',
      ),
      bad: passage(
        'Idle, the second Ketu consumes in one town what it made in another. Words wander from the subject and so does the money. A fixed day for accounts, and a clean one, gathers what was scattered.',
      ),
    },
    3: {
      bad: passage(
        'A south-facing door, in the warning, lets worry in to the Ketu of the third, and brothers are far when needed. Talk without action drains it. Rice and jaggery given to the river go with one decision kept.',
      ),
    },
    4: {
      good: passage(
        'Devoted to its teacher, the Ketu of the fourth has luck through the young and through the family priest. It judges kindly. Lemons given to an old servant of the gods are its token and its joke.',
      ),
      bad: passage(
        'Your mother’s ease and your own are a care with Ketu in the fourth. Joys are slow to come. Yellow things and a well-kept dog are prescribed; so is a visit home that has no purpose.',
      ),
    },
    5: {
      good: passage(
        'Jupiter’s guard stands in the fifth, and as long as faith is kept this Ketu gives good children and a steady income. Five of them, the book says generously. Milk and sugar are given away on plain weekdays.',
      ),
      bad: passage(
        'Breath and children’s chests are named for the spoilt Ketu of the fifth: a call for care, fresh air and no alarm. Until forty-five its luck is uneven. Character, kept in small things, is what carries it over.',
      ),
    },
    6: {
      good: passage(
        'A faithful dog, the sixth Ketu serves and is fed, lives long and is trusted with keys. Advice given by it is followed by the wise. A gold ring on the left hand is its collar and its medal.',
      ),
      bad: passage(
        'A stray, this Ketu follows every cart that passes. Falls and bites from its own kind are told of. Saffron milk at evening, a plain bed and a single master bring it home within a month or so.',
      ),
    },
    7: {
      good: passage(
        'A lion to its foes, the Ketu of the seventh grows rich after twenty-four, as much as kin for forty years could wish. It keeps what it promises. Enemies come round of themselves and ask for terms.',
      ),
      bad: passage(
        'A false promise is the one hurt that the seventh Ketu gives itself. Long quarrels wait upon a broken word. A dog, which cannot be lied to, is the recommended companion until the habit is formed.',
      ),
    },
    8: {
      good: passage(
        'A keen ear is given to the Ketu of the eighth, which hears misfortune upon the stairs and opens another door. After thirty-four children and comfort come. Two-coloured blankets are its offering, and warm ones.',
      ),
      bad: passage(
        'An omen upon the roof, a dog that weeps, says the book: the eighth Ketu is uneasy before it has cause. Health is tried by worry first. A blanket given to somebody who is really cold settles the matter.',
      ),
    },
    9: {
      good: passage(
        'An obedient child and fortune in foreign lands are the portion of the ninth Ketu, exalted there. It earns by its own labour and is proud of it. A piece of gold in the house keeps doubling itself.',
      ),
      bad: passage(
        'Obedience turns to exile when the ninth Ketu is spoilt: parent and child are on two shores. Advice is followed to the letter and against its sense. Gold worn in the ear reminds it to listen twice.',
      ),
    },
    10: {
      good: passage(
        'Silent luck attends the Ketu of the tenth, who profits by what it lets pass. Sport and travel give rank. Up to forty-eight it forgives its brothers, and the more it forgives the more it has.',
      ),
      bad: passage(
        'A brother’s broken word is the trial of the tenth Ketu, and revenge is the trap. A silver pot of honey is kept at home as its answer. After the matter has been sweetened it is found to be smaller.',
      ),
    },
    11: {
      good: passage(
        'Even blackened, gold is gold: the Ketu of the eleventh may look poor and have eleven times what shows. Onyx suits it. Its plans for tomorrow succeed as soon as it has stopped worrying about yesterday.',
      ),
      bad: passage(
        'Worry over a lost dog, in the saying, stands for grief at every small loss in the eleventh. The mother’s mother is missed. A black dog, kept well, lives long enough to teach that one survives it.',
      ),
    },
    12: {
      good: passage(
        'Luxury and children fill the house of the twelfth Ketu, exalted where all roads end. It spends freely upon the right things. The family tree has many branches, and dogs asleep under most of them.',
      ),
      bad: passage(
        'The claim of those without heirs, in the old words, touches the twelfth Ketu that took land from such a house. It means a debt that is still open. Ganesha is worshipped, and an old neighbour looked after.',
      ),
    },
  },
} satisfies Record<Graha, Record<HouseNumber, { good?: Passage; bad: Passage }>>

/** The good or bad passage on a planet. A planet in the house of its fall, unless that is its fixed house, has no good passage; do not ask for it. */
export const halfCell = (corpus: typeof LAL_KITAB_PLANET, planet: Graha, house: HouseNumber, half: 'good' | 'bad') =>
  (corpus[planet][house] as Record<'good' | 'bad', Passage>)[half]

export default LAL_KITAB_PLANET
