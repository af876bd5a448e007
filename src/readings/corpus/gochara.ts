import type { Graha } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from } from '../passage.ts'

// Transits of a planet, by house from the natal Moon
const passage = from('Phaladeepika 26; Brihat Samhita 104')
const node = from('Common practice after Phaladeepika 26, the nodes read as Saturn and Mars')

export default {
  Sun: {
    1: passage(
      'The Sun over the {seat} makes the body hot and tired and puts you on the road. Phaladeepika counts fatigue, expense and a short temper for the month; earlier nights and one engagement fewer a week take off most of it.',
    ),
    2: passage(
      'Money leaves by small doors while the Sun is second from the {seat}, and words come out sharper than they were meant. The tradition adds strain to the eyes. Figures read twice, and no lending before the Sun moves on, keep the loss small.',
    ),
    3: passage(
      'A month of clear effort: in the third from the {seat} the Sun brings a new position, better health, and rivals who step aside. What was refused earlier may be asked for again, because courage and the ear of superiors come together here.',
    ),
    4: passage(
      'In the fourth from the {seat} the Sun unsettles the house. An elder needs attention, a repair drags on, and who has which room becomes a quarrel. Rest is hard to come by at home this month, so it is better sought for an hour outside it.',
    ),
    5: passage(
      'The Sun heats the judgement in the fifth from the {seat}. Children and speculation give cause for worry, and a plan looks better at noon than it does next morning. Phaladeepika speaks of an agitated mind: no stake should be larger than one could lose calmly.',
    ),
    6: passage(
      'Opposition falls back for a month with the Sun sixth from the {seat}. Weakness, debts and complaints can be dealt with now, and officials answer. Whoever has put off a treatment or a dispute finds these four weeks the ones in which it ends.',
    ),
    7: passage(
      'Seventh from the {seat}, the Sun sends people on tiring errands and makes partners stand on their dignity. A real meal between appointments keeps the temper even. In a negotiation this month, the side that states its terms second gives away less.',
    ),
    8: passage(
      'The Sun lowers vitality in the eighth from the {seat} and brings letters from authority. Heat, tiredness and friction at home belong to the old description. It is a month for papers in order and early nights; vigour returns with the next sign.',
    ),
    9: passage(
      'A promise is taken back, a father or teacher disagrees, and the luck one counts upon is away: so the texts read the Sun ninth from the {seat}. Modest aims suit the month. Vows already made should be kept, since they are what restores good standing afterwards.',
    ),
    10: passage(
      'Work succeeds, and is seen to, while the Sun stands tenth from the {seat}. Phaladeepika promises the completion of a large undertaking. Applications and meetings with those who decide belong in these four weeks, before the next house makes the same people cost more.',
    ),
    11: passage(
      'Gain, sound health and standing are the Sun’s gifts in the eleventh from the {seat}. An account long overdue is paid, a senior speaks in one’s favour, an old wish is granted in part. The month is well used by collecting what earlier months have earned.',
    ),
    12: passage(
      'The Sun spends in the twelfth from the {seat}. Sleep shortens, friends are far off, and work earns no thanks for a month. Study, retreat and unpaid service lose nothing by that, whereas a launch made now would open to an empty room.',
    ),
  },
  Moon: {
    1: [
      passage(
        'The Moon is back over the {seat} for two days and a quarter. Food tastes good, company is kind and the body asks for comfort and gets it. Small things bought for the house or the wardrobe in these hours tend to be used for years.',
      ),
      passage(
        'Comfort is the theme while the Moon passes over the {seat}. Appetite is good, a bed is soft, somebody is glad to see one, and for two days or a little longer small wishes have the habit of being met.',
      ),
    ],
    2: [
      passage(
        'For two days, with the Moon second from the {seat}, the purse is open and a plain remark is taken as a reproach. Holding back both, the card and the last word, saves what the rest of the week would go into repairing.',
      ),
      passage(
        'The Moon second from the {seat} loosens the tongue and the purse together. A sum goes on something that is not needed and a word on someone who did not deserve it; two days of thrift in both are advised.',
      ),
    ],
    3: [
      passage(
        'Gain and good spirits come with the Moon third from the {seat}. Calls are returned, a brother, sister or neighbour helps, and short errands run on time. Something that wants pluck more than patience can be started now, while the mood for it lasts.',
      ),
      passage(
        'With the Moon third from the {seat} there is a spring in the step. Messages bring what was hoped for, neighbours and kin of one’s own age are helpful, and something put off for want of nerve gets done before it moves.',
      ),
    ],
    4: [
      passage(
        'In the fourth from the {seat} the Moon makes the mind mistrustful, chiefly at home. A remark sounds colder than it was and the appetite follows the mood. Matters of the household are better settled in two days, when it has moved on.',
      ),
      passage(
        'Home is where the Moon makes itself felt in the fourth from the {seat}, and not kindly: sleep is uneven, a suspicion grows in the kitchen. Trust is better judged after two days, when the same faces look as they did before.',
      ),
    ],
    5: [
      passage(
        'Spirits sink a little while the Moon is fifth from the {seat}: a child is difficult, a plan meets an obstacle, an invitation falls through. Finishing old work goes well in the meantime. New ideas are worth writing down, and judging on another day.',
      ),
      passage(
        'While the Moon is fifth from the {seat} cheerfulness takes some effort. The young are contrary and plans show their weak joint. It is good time for repairing that joint, and poor time for showing the plan to others.',
      ),
    ],
    6: [
      passage(
        'With the Moon sixth from the {seat} the body is in good order and opponents lose interest. Tests, hard tasks and debts are met with a steady hand in these two days, and what money comes has plainly been worked for.',
      ),
      passage(
        'The Moon sixth from the {seat} makes short work of trouble. Health holds, a rival loses patience first, and unpleasant letters are answered with surprising ease in these two days. What is earned now is earned honestly and paid.',
      ),
    ],
    7: [
      passage(
        'Company, good food and honour are what the Moon brings in the seventh from the {seat}. Agreements reached face to face hold better than those sent in writing just now, and an evening kept for one’s partner repays the effort of arranging it.',
      ),
      passage(
        'Pleasant company is the gift of the Moon seventh from the {seat}. A table for two, a ride somewhere, terms agreed with a handshake: the books add comfort and respect, and for two days they are mostly right.',
      ),
    ],
    8: [
      passage(
        'In the eighth the Moon is at its hardest, chandrashtama when the count is from the birth Moon, and tradition asks for two quiet days. Haste causes the mistakes and fatigue causes the quarrels, so going slowly and signing nothing large meets nearly all of it.',
      ),
      passage(
        'Chandrashtama, the Moon in the eighth, is the low mark of its round when it is counted from the birth Moon. Two days of early nights, slow roads and few signatures are the ancient prescription, and cost nothing.',
      ),
    ],
    9: [
      passage(
        'Fatigue, and some friction with elders or over belief, go with the Moon ninth from the {seat}. Arrangements made at a distance stand still for two days. A visit to a teacher or a doctor still does good, provided that one goes to listen.',
      ),
      passage(
        'Ninth from the {seat} the Moon tires the faithful. Plans that hang on distant people make no headway for two days, and arguments over principle end where they began. Listening to an elder, without replying, is time well spent.',
      ),
    ],
    10: [
      passage(
        'Desires are carried through with the Moon tenth from the {seat}. Work that has been prepared can be shown in these two days; orders are followed, and the person whose decision is needed is easier to reach than earlier in the week.',
      ),
      passage(
        'What was planned gets carried out while the Moon is tenth from the {seat}. Superiors are at their desks, an order given is followed, and for two days or so the finished piece can be laid before whoever has to approve it.',
      ),
    ],
    11: [
      passage(
        'The table is full while the Moon stands eleventh from the {seat}. Friends turn up, money comes in, and the texts give joy and gain in one line. An outstanding favour or an unpaid bill can be mentioned now without spoiling anyone’s mood.',
      ),
      passage(
        'The Moon in the eleventh from the {seat} sets the good table of its round. Payment arrives, an invitation follows it, and friends of friends prove useful; a request that needs goodwill should be made before it leaves.',
      ),
    ],
    12: [
      passage(
        'Things run out with the Moon twelfth from the {seat}: coins, sleep, patience. Giving on purpose what would be lost by chance is the old counsel for these two days, together with an early night. Plans told now are soon known everywhere.',
      ),
      passage(
        'Twelfth from the {seat} the Moon is a hole in the pocket. Energy, coins and secrets fall through it for two days. A gift decided upon beforehand satisfies the house, and sleep is the one outlay that it repays.',
      ),
    ],
  },
  Mars: {
    1: passage(
      'Mars over the {seat} is heat: temper, haste, short nights, a wish to have it out with somebody. Phaladeepika adds distance from one’s own people. For these six weeks hard exercise takes the charge off, and letters written in anger should lie a night.',
    ),
    2: passage(
      'Hot words and a lighter purse belong to Mars in the second from the {seat}. Fines, things mislaid and quarrels over family money are the classical list. Receipts, locked doors and a lower voice at table leave him little to work with before he moves on.',
    ),
    3: passage(
      'The third from the {seat} is among the best places of Mars. Courage pays, machines and metal pay, colleagues follow and rivals give way. A task that has been stuck since spring for want of a push should get it in these weeks.',
    ),
    4: passage(
      'Mars disturbs the roof over one’s head in the fourth from the {seat}. Heat, poor sleep and relatives with a grievance are named by the verses, and repairs cost more than quoted. Land and houses bought in such weeks are often bought in temper.',
    ),
    5: passage(
      'Anger spoils judgement with Mars fifth from the {seat}, and a child or a love affair supplies the occasion. Bold bets cost dear. Force put into training, rehearsal or any exact practice comes out well, because there somebody else keeps the score.',
    ),
    6: passage(
      'Mars wins in the sixth from the {seat}. Strife ends, strength returns, debts are called in. Contests, audits and hard work that could wait are well placed in these weeks; the beaten side, treated generously, does not return later.',
    ),
    7: passage(
      'In the seventh from the {seat} Mars sets partners against each other over trifles, while sleep registers the tension. Two habits help: a written note of what was agreed, and one subject to each argument. Major contracts can wait six weeks.',
    ),
    8: passage(
      'Blades, vehicles and fire ask for respect while Mars is eighth from the {seat}. Disputed money and loss of face through rashness are in the texts. Slow hands and a serviced car answer for most of these weeks.',
    ),
    9: passage(
      'The step is slow and the temper sour with Mars ninth from the {seat}. Travel costs more than it brings, and a quarrel about principle can cost a position. Routine carries these weeks better than conviction does, until Mars comes to the tenth.',
    ),
    10: passage(
      'On Mars in the tenth from the {seat} the texts disagree, some calling it failure and some mixed. Effort doubles and orders conflict, yet what is completed stands. A record of who asked for what is the tool these weeks reward, since the praise comes later.',
    ),
    11: passage(
      'Land, goods and the upper hand are what Mars brings in the eleventh from the {seat}. Money follows initiative, and health is firm enough to keep up with it. Property or tools bought in these weeks tend to hold their price.',
    ),
    12: passage(
      'In the twelfth from the {seat} Mars spends money and breaks sleep. Heat in the eyes, sore feet and a quarrel that is nursed in secret are his signs here. Tiring the body before night does more for these weeks than any amount of reasoning.',
    ),
  },
  Mercury: {
    1: passage(
      'Mercury over the {seat} scatters words. The texts list loss through bad advice and gossip; today it is the message sent to the wrong person. For three weeks, repeating back what one has been told is a cheap and sufficient precaution.',
    ),
    2: passage(
      'Words earn in the second from the {seat}. Fees, sales and a frank talk about family money go well while Mercury is there, and a course begun in these three weeks pays for itself sooner than the prospectus says.',
    ),
    3: passage(
      'Mercury third from the {seat} makes one afraid of rivals or officials, mostly without cause. Friends turn formal because a message crossed another. What can be said in person should be, and copies kept of the rest, until he moves in three weeks.',
    ),
    4: passage(
      'The household gains with Mercury in the fourth from the {seat}. Relatives prosper, a study or a repair is finished, and papers about house or vehicle come out right. The mother’s side of the family is often where the useful news is heard.',
    ),
    5: passage(
      'Differences with children or a partner mark Mercury’s weeks in the fifth from the {seat}, and they turn on tone more than on substance. Cleverness stings where affection was meant. A plan on paper, read aloud once together, ends most of it.',
    ),
    6: passage(
      'Arguments are won with Mercury sixth from the {seat}. Accounts agree, a competitor’s next move can be read, and examinations are taken in good form. Terms negotiated in these three weeks are best put on paper the same day, while the advantage is plain.',
    ),
    7: passage(
      'Partners quarrel over details while Mercury is seventh from the {seat}. Looks and energy fade a little and contracts are misread, by both sides. A third reader for every clause costs an hour now and spares a season of letters.',
    ),
    8: passage(
      'Unlike most planets Mercury does well in the eighth from the {seat}. A refund or an inheritance is settled, a secret turns out to be useful, and research runs ahead of schedule. These three weeks are good for asking the awkward question.',
    ),
    9: passage(
      'Forms come back for a missing line with Mercury in the ninth from the {seat}. Study and distant plans meet obstacles, none of them large. Beliefs are a poor subject for debate until he moves on, since nobody is being persuaded.',
    ),
    10: passage(
      'Mercury is content in the tenth from the {seat}, and so are those who work with you. Ideas explained in these three weeks are adopted, and under the right name. Rivals in the office fall silent because the figures speak first.',
    ),
    11: passage(
      'Gains arrive by way of friends, trade and the young, with Mercury eleventh from the {seat}. A price can be raised, a contact of years ago revived, and talk turns into income more readily than at other times of the year.',
    ),
    12: passage(
      'Keys, sums and reputations are mislaid with Mercury in the twelfth from the {seat}. The texts fear defeat through talk. To say less than one knows for three weeks, and to check each account against its paper, is the whole of the remedy.',
    ),
  },
  Jupiter: {
    1: passage(
      'Jupiter over the {seat} moves people from their place. A change of town, post or conviction costs money for a year before it bears anything, and goodwill is slow to follow. Those who travel light, and take no title without its pay, lose least by it.',
    ),
    2: passage(
      'About a year of growing savings goes with Jupiter second from the {seat}. The household adds a member or a celebration, and words carry weight in it. Teaching, pricing and the settlement of family money are matters to bring forward.',
    ),
    3: passage(
      'Position weakens while Jupiter is third from the {seat}. Helpers go their own way and each step has to be taken by oneself for a year. A skill learned in this stay is a skill that no employer can take back, which is its hidden profit.',
    ),
    4: passage(
      'The mind finds no rest at home with Jupiter in the fourth from the {seat}. Kin ask for much, and property costs more than was planned. For this year a smaller house well kept is the wiser choice than a larger one on credit.',
    ),
    5: passage(
      'The fifth from the {seat} is among the happiest seats of Jupiter. Children, sound counsel, the friendship of good people and favour from above fall within the year. Money placed with judgement now goes on bearing long after he has left.',
    ),
    6: passage(
      'Jupiter in the sixth from the {seat} leaves a door open to rivals, and cousins may be among them. Comfort does not comfort and the body resents excess. A year of regular meals and plain accounts, with some service to others, takes it from worry to work.',
    ),
    7: passage(
      'A year of partnership and ease: in the seventh from the {seat} Jupiter agrees marriages, makes contracts fair and sends people on travels they enjoy. Joint ventures that were weighed beforehand can be entered, because each side wants the other to do well.',
    ),
    8: passage(
      'Tiredness lasts and advice goes wrong with Jupiter in the eighth from the {seat}. Hard travel and losses of money stand in the verses. The year is well spent in closing what has outlived its use, and in studying something that need not show a profit.',
    ),
    9: passage(
      'Fortune returns with Jupiter ninth from the {seat}. A teacher appears, long study or a pilgrimage succeeds, and children and income prosper together. What is begun in such a year with a clear conscience finds help from sides where none was sought.',
    ),
    10: passage(
      'Position, property and children are all touched by anxiety while Jupiter is tenth from the {seat}. Work doubles or falls away, and the credit goes elsewhere. Reserves should be protected this year and a record of service kept, since it will be asked for.',
    ),
    11: passage(
      'In the eleventh from the {seat} Jupiter grants what was wished for: income, children, recovered rank. Requests succeed better than sacrifices. It is the year to collect on ten years of work, and to settle a part of it on those who helped.',
    ),
    12: passage(
      'Money and strength go out with Jupiter twelfth from the {seat}, at best by choice. Grief, distance or generosity fill the year, and property gives cause for concern. A budget for giving, fixed in advance, turns the same outflow into merit.',
    ),
  },
  Venus: {
    1: passage(
      'Venus over the {seat} is pleasure: clothes, scent, good meals, and somebody to share them. Study and the arts are taken lightly and go well in these four weeks, and a reconciliation offered now is seldom refused.',
    ),
    2: passage(
      'Money comes gracefully with Venus second from the {seat}, through the family, through beauty, or through the voice. The table improves. A thing bought for the household in this month with some care gives pleasure for years afterwards.',
    ),
    3: passage(
      'Venus third from the {seat} gives influence and a widening circle. Brothers and sisters help, letters please, rank rises by a step. Speaking for one’s own work is easier this month than usual, since charm has some courage to go with it.',
    ),
    4: passage(
      'The house fills with friends while Venus is fourth from the {seat}. A vehicle, furniture or a reunion belongs to the month, and an old quarrel among relatives can be ended over a meal more easily than by argument.',
    ),
    5: passage(
      'Delight in children, love and art comes with Venus in the fifth from the {seat}. Teachers approve and gifts arrive. An affection confessed in these four weeks is likely to be returned, and work shown to a wider circle finds its admirers.',
    ),
    6: passage(
      'Pleasures make rivals with Venus sixth from the {seat}, and indulgence takes its toll of sleep. Phaladeepika asks for moderation. Romance kept out of the office, and sweets and credit held to a limit, leave the month little to go wrong with.',
    ),
    7: passage(
      'In the seventh from the {seat}, against expectation, Venus troubles partners: desire runs ahead of tact, and a love affair can do harm. Courtesy serves this month better than declarations do. Engagements and ultimatums fare alike if they wait for the next sign.',
    ),
    8: passage(
      'Venus is generous in the eighth from the {seat}. A house, jewellery, shared money or a partner with means is promised. Inheritances and joint accounts can be settled in these four weeks, with less bitterness than such matters usually leave behind.',
    ),
    9: passage(
      'Luck joins merit while Venus stands ninth from the {seat}. Weddings, gifts to good causes and travel for pleasure mark the month. What is given in it has a way of coming back, and from another side than it went.',
    ),
    10: passage(
      'Discord reaches the workplace with Venus in the tenth from the {seat}. Slights and gossip are listed, and disputes in which everyone is charming to everyone’s face. Plain manners for four weeks, and affairs of the heart kept elsewhere, see to most of it.',
    ),
    11: passage(
      'Gain and a full diary are the effect of Venus in the eleventh from the {seat}. Introductions lead somewhere, income rises, and anything beautiful finds its buyer. Fairs and parties are work this month, and the better for being enjoyed.',
    ),
    12: passage(
      'Even in the twelfth from the {seat} Venus gives comfort, along with the loss of some garment or coin. Money spent on rest, on the bedroom or on a holiday in these weeks is money well spent; other luxuries are soon regretted.',
    ),
  },
  Saturn: {
    1: passage(
      'Two and a half years of weight on body, name and close ties go with Saturn over the {seat}; counted from the Moon this is the peak of Sade Sati. Pressure moves nothing in such a time. Early hours, fewer commitments and care of older people see it through.',
    ),
    2: passage(
      'Saturn calls in what is owed in the second from the {seat}; counted from the Moon he closes Sade Sati here. Income is smaller or slower, speech is stern, relatives weigh money. Thrift that begins in these two and a half years is usually kept for life.',
    ),
    3: passage(
      'The third from the {seat} is one of Saturn’s good seats: position, servants, health and cattle in the old list, today staff, machines and stamina. For two and a half years patient effort wins exactly where it used to fail.',
    ),
    4: passage(
      'Home and heart are heavy while Saturn is fourth from the {seat}, the place that is called ardhashtama from the Moon. Moves, distance from kin and dealings that are not straight fill two and a half years. Putting the house in order early shortens every quarrel about it.',
    ),
    5: passage(
      'Saturn in the fifth from the {seat} makes plans doubtful and children a cause for care. Savings shrink a little and the mind goes over the same ground. Lawsuits and speculation belong to another time; the young gain more from hours than from money.',
    ),
    6: passage(
      'Opponents are outlasted with Saturn sixth from the {seat}. Debts are paid down, an old weakness yields to routine, and service leads to rank. These two and a half years reward whoever likes the work more than being seen at it.',
    ),
    7: passage(
      'Dull roads and a cooler partnership go with Saturn seventh from the {seat}. Work separates couples, a contract moves at the pace of its slowest clause, a partner’s health wants attention. In this stay one regular evening together is worth more than a grand gesture.',
    ),
    8: passage(
      'In the eighth from the {seat}, ashtama when counted from the Moon, Saturn is hard. Losses, worry in the family and disgrace, feared or real, make up the classical account. Living within the law and within one’s strength is the whole defence, and it is enough.',
    ),
    9: passage(
      'Luck is late and belief is a burden with Saturn ninth from the {seat}. Good works meet obstacles, elders ail or oppose, hostility comes from unexpected sides. These years teach duty without thanks, and what they teach stays when the luck comes back.',
    ),
    10: passage(
      'Saturn loads the working life in the tenth from the {seat}. A new post brings more toil than credit, and rest has to be defended from it. Since something must be carried for two and a half years, it should be the work one would want to be known for.',
    ),
    11: passage(
      'The largest gains of Saturn’s round fall in the eleventh from the {seat}. Old work pays at last, lasting friends and honours come, and two and a half years allow the building of reserves for the stay in the twelfth which follows.',
    ),
    12: passage(
      'Expense and distance begin with Saturn twelfth from the {seat}, where, counted from the Moon, Sade Sati opens. Sleep, savings and old ties wear thin. Whatever can be put down should be put down in these years, before Saturn arrives on the Moon itself.',
    ),
  },
  Rahu: {
    1: node(
      'Rahu over the {seat} confuses the picture one has of oneself. Fears, odd moods and new enthusiasms pass through in a year and a half. Decisions taken at night seldom survive breakfast, and one sober friend to check the story against is worth having.',
    ),
    2: node(
      'Desire empties the purse with Rahu second from the {seat}, and truth at table is mixed with noise. Income is irregular for eighteen months, foreign food and old debts appear. A written budget is the plain answer, and a civil tongue the other half of it.',
    ),
    3: node(
      'Daring pays while Rahu is third from the {seat}. New media, foreign contacts and an undertaking that others call strange succeed in this year and a half, and rivals misjudge how far you are ready to go.',
    ),
    4: node(
      'The ground shifts with Rahu in the fourth from the {seat}: a move, a renovation without an end, worry over a parent. Titles and foundations should be examined before money is paid. For eighteen months peace is found in unlikely rooms, seldom in one’s own.',
    ),
    5: node(
      'Rahu breeds a fixed idea in the fifth from the {seat}, about a person, a market or a theory. Stakes must stay small and the young want watching. What survives a test written by somebody else is the part of it worth keeping.',
    ),
    6: node(
      'Rahu overcomes in the sixth from the {seat}. Opponents trip over their own tricks, an unusual remedy works, and technical or foreign service is well paid. Problems that frightened others are your opportunity for eighteen months, inside the letter of the law.',
    ),
    7: node(
      'Partners are not what they seem with Rahu seventh from the {seat}, and attraction crosses some border. Neither is a reason to refuse. Contracts want a lawyer in this stay, and affection wants daylight, time and the acquaintance of friends.',
    ),
    8: node(
      'Sudden turns are what Rahu means in the eighth from the {seat}. Scandal and other people’s debts are the classical fears, for which careful eating, backups and clean papers are the modern answer. An honest account given early ends a rumour soonest.',
    ),
    9: node(
      'Inherited belief is shaken by Rahu in the ninth from the {seat}. A foreign teaching attracts, and false teachers are about, so sources should be read at first hand. One practice kept from childhood holds the middle while the new is examined.',
    ),
    10: node(
      'Ambition finds strange ladders while Rahu is tenth from the {seat}, and a rise in these eighteen months is watched by many eyes. Credit taken only for what can be shown is the condition on which such a rise lasts.',
    ),
    11: node(
      'Gain comes through large numbers with Rahu eleventh from the {seat}: a network, foreign trade, a crowd. Wishes are granted faster than they have been thought through, so it is well to fix beforehand how much will be enough.',
    ),
    12: node(
      'Money and sleep escape abroad with Rahu in the twelfth from the {seat}. A foreign stay, hospitals, hidden charges and vivid dreams are told of. A fixed bedtime and a reading of every standing order are homely measures, and they work.',
    ),
  },
  Ketu: {
    1: node(
      'Ketu over the {seat} loosens the grip on things. Energy comes and goes, old interests fall away, and others find you absent while in the room. Simple work for the hands, at fixed hours, steadies these eighteen months.',
    ),
    2: node(
      'Savings leak and speech turns abrupt with Ketu second from the {seat}. Family ties feel thin for a while without having broken. Money put aside by standing order, and a day’s delay before hard truths are told, prevent most of the regret.',
    ),
    3: node(
      'Quiet nerve is the gift of Ketu third from the {seat}. Decisions are made without fuss and rivals do not see them coming. A skill of hand or insight practised for years earns its reward in this year and a half.',
    ),
    4: node(
      'The home feels borrowed while Ketu is fourth from the {seat}. A parent withdraws, a vehicle fails, a move interrupts rest. With few possessions and paid maintenance, fear has less to hold on to; a garden comforts more than a room does.',
    ),
    5: node(
      'Ketu brings silence where joy was planned in the fifth from the {seat}, over a child, a romance or a project. Prayer, mathematics and craft go deep in these eighteen months. Speculation does not, and children are best left some room to choose.',
    ),
    6: node(
      'In the sixth from the {seat} Ketu cuts through. A diagnosis is found, a debt is cancelled, an adversary loses the trail. Plain habits achieve in these eighteen months what struggle did not, and few outsiders notice how.',
    ),
    7: node(
      'Partners cool without a quarrel under Ketu seventh from the {seat}. One of the two looks elsewhere, or inward. Asking serves better than assuming, shared habits should be kept up, and no paper signed out of mere indifference.',
    ),
    8: node(
      'The texts ask for care with buried matters and with small hurts while Ketu is eighth from the {seat}. Research and meditation thrive on the same ground. Small troubles seen to at once, and secrets of others left closed, make this a stay of some depth.',
    ),
    9: node(
      'Ceremony is emptied of its meaning by Ketu in the ninth from the {seat}. Elders seem distant and merit lost, yet a pilgrimage made plainly consoles. A break with a teacher should not be made in months when nothing at all seems true.',
    ),
    10: node(
      'Work grows invisible with Ketu in the tenth from the {seat}, which may be loss or relief. Titles matter less and craft more. Whatever already carries your name deserves to be finished before you walk away from it.',
    ),
    11: node(
      'Ketu gains by odd roads in the eleventh from the {seat}: an old contact, a rare specialism, something given up long ago. Friends are fewer and better for eighteen months, and a debt may be repaid in kind instead of coin.',
    ),
    12: node(
      'Outlay and solitude go together with Ketu twelfth from the {seat}, and so may release. Retreats and hospitals, as a helper or a guest, suit the stay. Waste comes chiefly of trying to hold on to what has already ended.',
    ),
  },
} satisfies Record<Graha, Record<HouseNumber, Cell>>
