import type { DashaNature } from '../../jyotish/dasha-scores.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Antardashas, by mahadasha lord, antardasha lord and the nature of the pair
const under = (source: string) => {
  const passage = from(source)
  return (supportive: string, mixed: string, testing: string): Record<DashaNature, Passage> => ({
    supportive: passage(supportive),
    mixed: passage(mixed),
    testing: passage(testing),
  })
}
const sun = under('BPHS 52')
const moon = under('BPHS 53')
const mars = under('BPHS 54')
const rahu = under('BPHS 55')
const jupiter = under('BPHS 56')
const saturn = under('BPHS 57')
const mercury = under('BPHS 58')
const ketu = under('BPHS 59')
const venus = under('BPHS 60')

export default {
  Sun: {
    Sun: sun(
      'The Sun opens its own term with three months and a half of clear light. A superior notices, a document bears your name, and a father or an official speaks for you. Speak little, appear on time, and let the work be seen in your own handwriting.',
      'Three months and a half set the tone of six years, and the tone is formal. More is expected of you than is said aloud, and credit comes for duty done in full view. Choose one matter of rank to settle now, and let the others keep.',
      'The first weeks of the Sun weigh on you: rank is questioned, a superior is short, and tiredness makes pride quick. A regular day, shade at noon and one apology given early take off most of it. Three months and a half pass soon.',
    ),
    Moon: sun(
      'The Sun is glad of the Moon’s company now, and it shows at home first. A move to better rooms, a promise kept or good news from a parent’s side come with the approval of people in office. Invite those whom duty has kept away.',
      'Half a year in which warmth returns to a stern period. Parashara counts marriage, a new house and favour with the public among its fruits, and a restless night or two is their price. Family matters should be raised now.',
      'Moods that rank cannot command set the tone of this half-year. Helpers leave, a partner or parent is tired, and cooperation is refused where it had been assumed. The cause is often plain tiredness, and shorter days until the term is over repair much of it.',
    ),
    Mars: sun(
      'Orders are given and carried out. A boundary is settled, a tender won, a brother put in charge of something that suits him; Parashara adds command and the good will of rulers. What needs both nerve and a permit belongs in these four months.',
      'Two hot planets share some four months. Land, tools of office and victory belong to their agreement, haste and disputes with officials to their discord. It is a time to act on plans made earlier and to make no new enemies on the way.',
      'Heat without a plan is the fault of this short term. Brothers dispute who leads, a fine follows haste, and superiors remember the tone in which they were answered. Strenuous work away from people takes the pressure off before it finds a face.',
    ),
    Mercury: sun(
      'King and secretary sit in one room, and what is drafted in the morning is sealed by evening. Licences, examination results and appointments in writing arrive; a speech is quoted. See that every name that earned the credit stands on the page.',
      'Ten months for ministers and clerks: the Sun dictates and Mercury writes. Reports, examinations and licences go forward, and a child or pupil may shine. Hurried meals are the price if Mercury is burnt by closeness to his king.',
      'Reports reach the wrong desk for ten months. Letters cross, an employee is careless with figures, sleep is short, and travel eats what had been saved. Second copies of everything, and one day a week without messages, contain the loss.',
    ),
    Jupiter: sun(
      'Few terms in the Sun’s six years are as open-handed as this one. Honours arrive with somebody’s blessing, a child in the family does well, and a teacher speaks to the right official. Whoever is promoted here should remember aloud who recommended it.',
      'Nearly ten months belong to the priest at court. Honours are talked of before they are conferred, a child or a teacher gives joy, and debts of respect fall due. Jupiter helps those who consult him before acting and leaves the others to their own judgement.',
      'Good advice comes at the wrong hour. A ceremony costs more than it honours, children or a teacher cause concern, and the favour of a superior cools over a matter of principle. Promises, to temples as to people, should be made small enough to be kept.',
    ),
    Venus: sun(
      'Taste is rewarded in this year beside the throne. Marriage, jewels, a vehicle and invitations to good houses are in the text, and office itself gains from a pleasant manner. Present the work as handsomely as it was done, because somebody is looking.',
      'A full year closes the Sun’s term in softer clothes. Jewels, vehicles, marriage and theatre are on offer, though the two are no friends, and pride can cost affection. The one who apologises first keeps both the office and the evening.',
      'Pleasure sends its bills to the office for a year. Money leaves for rooms, clothes or a love kept out of sight, while the partner at home feels second to a title. Delight paid for in cash and in the open does half as much damage.',
    ),
    Saturn: sun(
      'The elder listens to the younger for once. Eleven months of plain labour end in a post, a pension or a lease that lasts, and workers follow an order because it was fair. The result appears late in the term, so the effort has to come early.',
      'Elder and younger at odds, for eleven months and a half. Work multiplies under a chief who does not thank, and helpers complain. A lasting post can come of it late in the term, and patience with elders is not wasted.',
      'Every file is slow, and the chief is never content. The days are long, wages are argued over, and the old quarrel between the generations finds a new subject. Instructions asked for in writing, and a rested back, see one through to Mercury.',
    ),
    Rahu: sun(
      'A ladder is put against the palace wall. After two uneasy months the stranger’s offer proves sound, an opening comes from abroad or from a new trade, and rivals are surprised. Climb with papers in order, since height draws questions later.',
      'An eclipse of nearly eleven months stands inside the royal period. Sudden prominence, rumours and dealings with strangers are described, worst in the first two months. Papers kept in order, and a cautious tongue near authority, bring the light back undamaged.',
      'Parashara opens this term with two months of loss and asks for caution. A ruler withdraws his hand, and the mind sees plots in ordinary delays. Locked doors, early nights and no anonymous allies lead to the later and lighter part of it.',
    ),
    Ketu: sun(
      'What the Sun no longer needs is taken off his shoulders. A ceremonial duty lapses, an inquiry or a vow goes well, and people in charge respect somebody who wants nothing from them. Four months are short and suit one silent task better than three.',
      'Four months in which office grows thin. A transfer, a quieter desk, distance from one’s circle or a pilgrimage by necessity may come, and pass with the term. Those already inclined to retreat find it useful, and return knowing which honours they missed.',
      'Office feels hollow for four months. A supporter is transferred, kinsmen fall out over a thing that nobody wanted last year. To resign in such weeks is an error of mood; let the letter lie in a drawer until Venus begins.',
    ),
  },
  Moon: {
    Sun: moon(
      'Clear daylight ends the decade of the Moon. Those in power grant what was asked twice before, a father or elder brother lends his name, and strength comes back after a tired season. The half-year is right for stepping out of a family business into a name of one’s own.',
      'The last half-year of the Moon’s decade belongs to the Sun, and indecision ends in it. Authorities listen, health of the heart and eyes wants attention, rivals of mother’s side lose force. A public step prepared for years can be taken here.',
      'Six months of glare on tired eyes. Officials are exacting, heat tires you quickly, and a parent’s authority is challenged at the dinner table. It is a short term, and a respectful silence in the first half saves apologies in the second.',
    ),
    Moon: moon(
      'Ten months of Moon within Moon set a kind tone for the decade. A move, a birth in the family, milk and rice in the house, music: the chapter lists what fills a home. Ask people in; what is begun at the kitchen table lasts.',
      'Moods rise and fall through these ten months, and the household rises and falls with them. Gains are domestic and so are the costs. Sleep is the barometer to be read each morning; on a short night put decisions off until the next day.',
      'The decade of the Moon opens under cloud. For ten months small things bring tears, rest is thin and the house feels too full or too empty. A fixed hour for bed, warm food and one person who listens carry you to the brighter terms.',
    ),
    Mars: moon(
      'Courage and cash arrive together, the gift of an old yoga between these two. Land is bought or repaired with profit, a stubborn dispute is settled, and the household moves faster than it has in years. Put the surplus into walls before it goes into engines.',
      'Seven months mixing water with fire. Energy comes to a tired household, property is repaired or disputed, and tempers heat. Money flows both ways between these two, in and out. Drive slowly and sign slower, and let hot words cool overnight.',
      'Water boils over in these seven months. Quarrels among brothers, a burnt supper, heated words and goods lost through hurry are its dangers. Anger at home has a different cause from the one that is named; find it before replying.',
    ),
    Mercury: moon(
      'Seventeen months in which a gentle mind learns to count. The public buys, a relative opens a door, study goes down like sweet milk, and clothes and ornaments are added to the house. Write to more people than usual, for the post brings answers.',
      'For seventeen months feelings learn to talk, and they do not always say what they mean. Trade with the public, study and a cousin’s errands fill the calendar; profits follow where the figures were checked. Gossip can be left at the door on its way in.',
      'Too much is said to too many. A confidence travels, a pupil or child loses heart over a test, accounts with a relative do not agree, and meals are eaten in haste. Fewer conversations, each finished, take the sting out of the seventeen months.',
    ),
    Jupiter: moon(
      'The pair that makes Gajakesari rules for sixteen months and keeps its promise. Children, a teacher’s favour, a house warmed by guests, vehicles and lawful gain are all in the chapter. Generosity at this time returns by another road; start with the nearest in need.',
      'Sixteen months of moon and teacher together. Generosity, children of the family, sacred visits and a good name for the home are told of, on a scale that follows the household’s own means. The gifts are easily promised to too many; begin by feeding those at the table.',
      'Kindness overreaches itself for sixteen months. A guest outstays, a loan to a pious friend is not repaid, and worry for a child or an elder takes the sleep. Put a figure and a date to every favour; what remains can then be given with a whole heart.',
    ),
    Venus: moon(
      'Milk turns to cream. Twenty months favour a feast in the family, a better house, ornaments, cattle as the old list has it, and the good fortune of the young; people of standing help. Beauty bought now, if one’s own money buys it, is still in the family long afterwards.',
      'Twenty months in which two gentle planets keep house. Ornaments, cattle, cars, a feast or a long holiday are in the classical list, with over-indulgence and a relative’s displeasure on its reverse. Comfort bought outright, and not on credit, is kept.',
      'Comfort is chased and tires the chaser. Over twenty months the purse leaks for show, affection is compared with that of others, and the body complains of sweets and late hours. A mother and a partner want the same evening; give each a separate one and keep to it.',
    ),
    Saturn: moon(
      'Cold water is the clearest. These nineteen months reward patience with the public: an old property, steady wages, the trust of workers and elders, a mind that has learnt to sit still. What is founded in this quiet needs little care afterwards.',
      'Nineteen months of frost upon the water, thick in some weeks and thin in others. Elders need more and duty crowds out company; solitude may become useful and a lease be signed on good terms. Warmth has to be arranged. It lifts with Mercury, whose months come next.',
      'The mind carries stones uphill for nineteen months. Care for a parent, a damp house, delays in money and the company of the discouraged are described; sorrow looks permanent and is not. Daylight, walks and daily company are to be kept like appointments until Mercury.',
    ),
    Rahu: moon(
      'The tide carries a foreign ship into harbour. A sudden offer, a crowd’s enthusiasm, gain through travel to the west or south-west belong to the good side of these eighteen months. It begins better than it ends, so the profit should be banked by the middle.',
      'Foreign guests, an unusual offer, anxieties without a cause and food that disagrees pass through the house in eighteen months. Beginnings go better than endings. What is feared loses force once told to a sensible friend, and travel to holy or watery places is advised.',
      'Nights are longer than days in this year and a half. Dread without a name, a swindle that used family feeling and trouble for the mother are what the authors fear. Nothing should be faced alone; a friend at the table and a plain answer shrink it.',
    ),
    Ketu: moon(
      'Ebb tide shows the clean sand. In seven months of loosening ties an old worry stops, a pilgrimage or retreat gives more than it promised, and money comes in from something long given up. You need nobody to see what you feel now; keep a notebook in place of company.',
      'Seven months when the tide runs out. Attachments slacken, a parcel goes astray, and the appetite wants familiar cooking. Meditation comes of itself to some. Nothing need be concluded about love until Venus has taken over.',
      'Something dear slips from the hand. Seven months bring something mislaid, coolness in love or a parent’s distance, and the heart doubts the past as well. Wait with verdicts; the same people look different when Venus has begun.',
    ),
  },
  Mars: {
    Sun: mars(
      'A general is received by his king. Rank, a prize, victory over an opponent of long standing and a father’s pride belong to these four months, with land granted in the old lists. Make the bold request in person and before noon.',
      'A commander’s four months. Promotion in uniform, success against opponents and help from a father figure are read when both are able; temper and hurt vanity when they are not. Orders given at noon should be checked at evening.',
      'The commander disobeys, or is disobeyed. Heat, a clash with an official or a chief and anger at an elder make four hard months. Nothing is lost by letting the other side have the last word until it is over.',
    ),
    Moon: mars(
      'Home is the trophy after seven years of effort. A house is paid for, mother is pleased, pearls and garments are named, and fierce people become tender in private. Appetite and sleep recover together; let the campaign end when the last wall is painted.',
      'The seven years of Mars end with seven months that look for home. Sheets are washed after the campaign: land settled, mother visited, fluids and appetite restored. Tempers may still spill in the kitchen, and hurried words there last longest.',
      'Rough weather on a short crossing. For seven months a household is upset by a temper not its own; mother’s health, leaking pipes, spoiled milk and hasty purchases take turns. Speak of money in the morning and of feelings on a walk.',
    ),
    Mars: mars(
      'Five months, scarcely, of pure drive with a road in front of it. Disputes over boundaries are won by whoever is prepared, land changes hands well, and a brother stands beside you. Give so much strength a wall to build before it looks for one to break.',
      'Five short months put an edge on everything. Boundaries come up and are settled by whoever has the papers; engines, knives and stairs ask for respect. Act on the plan that was made before, and leave new quarrels for another term.',
      'The first five months of Mars run hot. Haste costs money, brothers take offence and machines answer impatience in kind. Hard work with a visible end cools the weeks; tools are to be checked before use, and no letter sent on the day it is written.',
    ),
    Mercury: mars(
      'Skill gets teeth. Engineering, surgery, sharp reporting and quick trade earn well for a year, a clever relative becomes an ally, and an argument in court is won on a detail. Speed is safe only where the drawing has been checked by another eye.',
      'Soldier and merchant distrust one another for a year. Quick profits, sharp contracts, litigation and a smart reply at the wrong counter are typical. Numbers written down calmly on one day and argued the next protect the gain.',
      'Each hard word this year arrives with a receipt. Contracts are read in anger, a partner or cousin mistrusts the figures, tempers are short and small machines break. No message should leave on the day it was written; a mediator costs less than the reply it prevents.',
    ),
    Jupiter: mars(
      'Eleven months of strength in a good cause. A court or a committee decides rightly, land comes with a blessing, children train well and brothers lend their backs. Whoever has waited to found something that outlives them may dig the first trench.',
      'Eleven months when force is asked to obey principle. Courts weigh, teachers and priests support an undertaking in words at least, and children want an example. Zeal turns to preaching with a fist unless there is a superior whom one really respects.',
      'Righteous anger is expensive in these eleven months. A lawsuit undertaken on principle, a debt for a ceremony, a restless household and a teacher’s disapproval are mentioned. The fight can be just and still not be one’s own; ask who pays before it begins.',
    ),
    Venus: mars(
      'Desire finds its measure for fourteen months. Marriage, a fine house, the stage, sport and the dealing in beautiful machines prosper, and foreign parts may be seen in good company. Passion spent on making a thing is the kind that leaves something behind.',
      'Passion has fourteen months here. New love, fine purchases, art with muscle, and for some a move abroad; scandal or wasted money if either planet is badly set. Desire should be slept on once, since it doubles its price at midnight.',
      'Fourteen months put a torch to silk. Jealousy, a rushed purchase, an ill-judged affair or a week of tiredness may be the price of one evening. Sleep, distance and a spending limit are dull advice and they work.',
    ),
    Saturn: mars(
      'Iron and stone agree for thirteen months. Difficult building, mining, drilling and the command of labourers succeed, old debts are collected, and a reputation for endurance is made. Two slow steps a day, with helmets on, are the style of it.',
      'Accelerator and brake pressed together, thirteen months long. The texts list losses through helpers or superiors and days of stiffness; great builders have nonetheless used the pair to cut stone. Safety rules and rest days are not optional.',
      'Force meets a wall for thirteen months, and the wall is older. Things mislaid, labour disputes and the severity of a superior are to be reckoned with. Postponed is not defeated: choose one front, keep every safety rule and let the other doors stay shut.',
    ),
    Rahu: mars(
      'Audacity has a licence this year. A foreign contract, a raid on a market that others thought closed, victory over a secret enemy and sudden property are within reach. Take the prize and leave the table, as the second throw uses the same dice.',
      'Explosive is the word for this year of Mars and Rahu. Ambition leaps, machines and enemies misbehave, and excess is warned of. Well placed, it wins foreign contracts overnight. Keep insurance current and advisers who dare to say wait.',
      'Powder is stored beside the stove for a year. Engines handled in haste, doors left open, and friends who urge the worst call for care. Insurance, patience and a cool companion at the wheel do the work of many amulets.',
    ),
    Ketu: mars(
      'A clean cut heals quickly, and these five months make several. Surgery, coding, martial discipline or a vow goes well; an enemy gives up and a tangled property is divided fairly. Precise work done alone is worth double, so cancel the meetings.',
      'Two surgeons at one table for five months. Something is removed quickly: a tooth, a tenant, an illusion about a brother. The time suits exact technical work and vows. Fire, dogs and old quarrels should be treated as if they were awake.',
      'Sparks fall among dry leaves. In five months a dog, a knife or a brother’s taunt may do harm out of proportion, and the sense of purpose fails at the worst moment. Tools down when tired; that single rule covers most of the warnings.',
    ),
  },
  Mercury: {
    Sun: mercury(
      'The scribe is handed a seal of his own. In ten months a test is passed, gold or a settled charge arrives, and the eyes of those who decide rest kindly on the file. Sign the work; modesty has served its purpose by now.',
      'Ten months in which the scribe is called before the king. Gold, office and clear sight are the better reading; glare, haste and friction with a superior the worse. Accounts that would bear an inspection turn the visit into a commendation.',
      'Ten months under a lamp that is too bright. Superiors find the one mistake, heat disturbs study, and an elder or an official takes offence at wit. Say it plainly and once, keep the receipts, and stay out of the noon sun.',
    ),
    Moon: mercury(
      'Words come with a tune. Seventeen months favour publishing, song, trade in food and cloth, a happy house and somebody who understands; the market likes what one likes oneself. The mood of a morning may be trusted with small decisions, and sleep with the large ones.',
      'A season of talk and moods, seventeen months of it. Music, publishing for the public, family affairs and sweet profits occur, while sleep reacts to every rumour. Say less by telephone and more at table.',
      'Rumour and weather rule the mood for seventeen months. Customers waver, somebody in the family is anxious, sleep is light, and a long argument is conducted in hints. To ask directly, by daylight, what was meant ends the greater part of it.',
    ),
    Mars: mercury(
      'A year in which intellect has muscles. Patents, technical studies, litigation well prepared and the recovery of lost land or money are told of, with a spirited child or younger brother in support. Attack problems, and people will come along.',
      'Twelve months with an edge on the tongue. Engineering, surgery, editing and debate are done well; hasty signatures and tiredness are the dangers that the chapter names. Papers should be locked and replies left overnight in the drafts folder.',
      'The tongue cuts for twelve months, and the speaker too at times. Unread papers, tiredness and a quarrel among partners are its risks. Read aloud every reply before it goes; what sounds clever to the ear is cut.',
    ),
    Mercury: mercury(
      'Nearly two and a half years of learning at the head of a long period. Schools, brokers, brothers-in-law and clean handwriting prosper, and no other start is so light. The only waste is in beginning seven subjects and passing six, so choose the seventh first.',
      'Papers multiply in these twenty-nine months, and some of them pay. You learn quickly, trade a little and change your mind in public. A single notebook for all of it, and one subject finished before the next is bought, turn a busy stretch into a useful one.',
      'A long period of Mercury begins with crossed letters. In twenty-nine months figures mislead, examinations are put off and words are taken amiss. Slow the hand: read each agreement twice, keep copies, and let a patient teacher set the order of the day.',
    ),
    Jupiter: mercury(
      'Cleverness finds its subject. Twenty-seven months bring a course completed, a wise superior, feasts among friends, gain through counsel and a book that people keep. Parashara adds the love of sacred stories; reading an old text slowly is both fruit and cause.',
      'Scholar and priest compare texts for twenty-seven months. Courses completed, sound advice, the blessing of elders, feasts among friends; if they clash, doctrine is quoted against fact. Writing a thing that lasts is the best employment for the two of them.',
      'Two learned voices contradict one another, and the student pays both. Over twenty-seven months certificates are delayed, money goes out on courses, elders disapprove and faith is argued to pieces. One teacher, chosen for conduct and not for eloquence, restores the order of study.',
    ),
    Venus: mercury(
      'Two friends keep shop together for almost three years. Design, music, jewels, marriage and letters that make people smile raise income and reputation at once, and vehicles come into the yard. Set aside a tenth from the first good month.',
      'Close on three years of pleasant company, since these planets are friends. Design, trade in fine goods, marriage, vehicles and witty letters are favoured, and income with them. A flirtation conducted in writing will be read by somebody else.',
      'Charm is spent faster than it is earned in these three years. A flirtation is misread, a luxury trade runs on credit, partners quarrel about taste, and the purse tells what the face hides. Plain terms and dull clothes for a season rescue both heart and account.',
    ),
    Saturn: mercury(
      'The long prose of Mercury closes with a well-built chapter. Thirty-two months give contracts of many years, mastery of a hard subject, income from land or records and the respect of old employers. Finish the index; successors will use it.',
      'The last act of Mercury is slow prose. Thirty-two months of audits, repairs and lonely study finish what was only begun, with stiff mornings for some. Closing files properly is what gives the next period a light start.',
      'Ink freezes. For thirty-two months approvals wait on one absent person, helpers or tenants are troublesome, the days are heavy and study feels like punishment for former speed. A page a day is the right size of promise, and it does reach the end.',
    ),
    Rahu: mercury(
      'Foreign tongues are quickly learnt and pay within the thirty months. Software, travel, advertising and an acquaintance in high place lift a modest beginning, and a pilgrimage to a water shrine is mentioned. State the source of every idea, and envy finds no handle.',
      'Clever becomes too clever during thirty months. Foreign clients, digital ventures and sudden standing are possible; so are false papers, sour talk and panic. Checking the stranger’s references is the plain counterpart of the propitiation that Parashara orders.',
      'A lie told by somebody else has one’s signature under it. Thirty months warn of false links, gossip, and of panic that spends money. Two-step checks on papers and on people cost minutes; use them daily.',
    ),
    Ketu: mercury(
      'Silence sharpens the pencil. A year suits research, mathematics, editing down and the study of mantra; a little wealth comes from a specialist’s knowledge, and one good friend replaces ten contacts. Publish the short version of the long thought.',
      'Twelve months in which words drop out of the sentence. Contracts lapse, a relative withdraws, body and mind want rest, and attention goes to mantra, mathematics or code. Save copies of all that matters, and expect no verdicts yet.',
      'The thread is lost in mid-sentence. For twelve months data vanish, relatives misunderstand, sleep is light and a partner in trade leaves without notice. Back up, write the agreement out in full, and treat forgetfulness as a request for rest.',
    ),
  },
  Jupiter: {
    Sun: jupiter(
      'A lamp is carried before the teacher. Nine months and more bring honour from the state, a vehicle or title, vigour, and the birth or success of a child; Parashara sees victory in whatever is undertaken. Accept the chair that is offered and keep the speech short.',
      'Light on the altar for nine months and more. Preferment from a government or institution, good health and a famous acquaintance are described. Tired days and long sermons come between them, and brevity cures both. A promise kept to a teacher steadies the whole.',
      'Dignity is hurt where it was proudest. In these nine months a patron withdraws, tiredness interrupts a sermon, and virtue is practised with one eye upon the gallery. Going on with the good work unsigned takes all the bitterness out of it.',
    ),
    Moon: jupiter(
      'The well is full. Sixteen months promise a kind public, children, milk and grain in the store, a mother’s happiness and fame for giving; what was borrowed in hope is returned with thanks. Open the house, and lay the table on ordinary days as well.',
      'Sixteen months of milk and honey in household measure: food, welcome, a child’s progress, mother’s blessing, and weight put on with them. Popularity comes and goes with the mood of the giver. Charity to those within walking distance keeps fortune moving.',
      'Generous tears are still tears. For sixteen months an elder of the family needs care, relatives part over hospitality, and money set aside for a child is lent elsewhere. Help with hours before helping with funds; the heart is quieter for it.',
    ),
    Mars: jupiter(
      'Principle finds hands to carry it out. Over eleven months land is acquired, a course completed, a brother restored to favour and an opponent defeated without a lie. Begin what needs a permit and a crane; both will be on time.',
      'Eleven months give the teacher a sword. Land cases are won, training completed, brothers reconciled, a bold foundation laid. With Mars hurt, debts and short tempers come of righteous anger; asking who profits from the fight is the whole of the remedy.',
      'Eleven months turn conviction into combat. Siblings take different sides in the matter of an estate, debts are made for the sake of being right, and nobody sleeps well. The matter can be won by a third person in a calm voice; appoint one.',
    ),
    Mercury: jupiter(
      'Knowledge is paid for at last and pays again. Twenty-seven months of teaching, banking, translation or law prosper, friends in government speak well, and a child proves quick. Put what is known into a form others can use without the author.',
      'Knowledge begins to pay, over twenty-seven months. Teaching, translation, banking and books flourish, and clever friends gather about the house. Some doubt enters where faith had been simple; it is honest, and nothing is lost by it.',
      'Faith and figures do not agree for twenty-seven months. Advice is given freely and proves costly, a pupil surpasses and forgets the teacher, and the body asks for plainer food. Let a sceptic audit the plan; an hour with such a friend is a good deed received.',
    ),
    Jupiter: jupiter(
      'Two years open the great period with a blessing asked and granted. Study resumes, elders return, a child is expected or a pupil found. Generosity comes back to you by roads that nobody planned, provided that promises are measured before they are made.',
      'Hope is ahead of results in these two years. A teacher appears, plans swell like dough, and money goes out for good reasons. Measure each plan before it is put in the oven, and what is left of it will feed the years that follow.',
      'The great period of Jupiter begins with faith on trial. For two years advice disappoints, plans outgrow their means, and a child or a teacher goes another way. Promise half, keep all of it, and let one old book be your adviser until the wind turns.',
    ),
    Venus: jupiter(
      'Gods’ teacher and titans’ teacher shake hands over the house. In thirty-two months union, conveyances, art with a meaning and gain from people of rank are read, and gifts go out as easily as they come in. Beauty that serves guests as well is the safest purchase.',
      'The two teachers, of gods and of titans, share thirty-two months and disagree about pleasure. Prosperity, marriage, a fine house and art are freely given, family argument too. Naming one expense as devotion and one as delight keeps peace between them.',
      'Two good things compete for one purse. Thirty-two months see discord between partner and elders, pleasure under the name of duty, and a quarrel about a gift or a legacy. Fix what the household needs, in writing, before anyone is generous.',
    ),
    Saturn: jupiter(
      'The mason joins the priest, and the building goes up. Over thirty months come office, land, a pension or the care of an institution, and common people give their trust. Long promises are safe to make, for both lords mean to keep them.',
      'Thirty months of hope put to work. Foundations, pensions, temple or school buildings rise if the pair agree; otherwise duty takes the colour out of faith and money stays tied up. Writing down what has already been received, by name, keeps the pair at work together.',
      'Hope is put on half pay for thirty months. Money is tied in a slow venture, elders or servants are a burden, virtue goes unrewarded and doubts itself. Nothing is taken back that was truly given; shrink the plan to what one pair of hands can keep alive.',
    ),
    Rahu: jupiter(
      'The end of Jupiter’s years opens on the sea. Twenty-nine months favour study abroad, honours among strangers, a village headship in the text or its modern cousin, and a wide pilgrimage. The teacher met on the way is recognised by charging nothing for praise.',
      'Jupiter’s term closes with twenty-nine months of foreign weather. False teachers and brilliant openings stand on the same platform; a pilgrimage or a post abroad is likely. What would have to be hidden from one’s oldest friend should be declined.',
      'A false light burns on the headland. In twenty-nine months a guru disappoints, an investment was a story, kinsmen bicker, and fear takes the place of prayer. Prove every claim against a boring source, and delay any vow of money until Saturn’s term begins.',
    ),
    Ketu: jupiter(
      'Less incense, and more prayer. Eleven months of retreat, scripture or service bring a peace that shows in the face; a small sum from an old kindness arrives, and a house is cleared of what it never used. The wish to own fewer books is sound.',
      'Eleven months for the empty chapel. A teacher departs, savings dip through gifts or neglect, prayer grows quieter and truer. Pilgrims profit by it. Those in trade do well to hold stock and wait for Venus, who follows.',
      'The teacher’s chair is empty for eleven months. A child goes away, strength returns slowly, the state or an employer takes a portion, and devotion feels like talking to a wall. Keep the form while the feeling is absent; it has merely gone ahead.',
    ),
  },
  Venus: {
    Sun: venus(
      'Gold leaf takes the light. A year of favour from officials, a grand occasion, father’s consent or a place near the top of one’s art, and the partner shares the applause. Dress for the office that is wanted and not for the mirror.',
      'Twelve months of sun on silk, which fades it a little. Partners contend about precedence, rest is given up for show, and officials take an interest in one’s comforts. Those who dress the office instead of the ego come out honoured.',
      'Who comes first is the question that spoils the feast. For twelve months a partner and a superior want the same evening, rest is given up, and vanity is taxed by someone in authority. Praise the other person in public once a week, and watch the heat go down.',
    ),
    Moon: venus(
      'Silver in a silk purse: twenty months of public favour, a happy home, pearls, gardens, water and the company of people who help. A home may be bought and will be loved. Hospitality earns more here than advertising.',
      'Silk and milk are under one roof for twenty months. Travel, sweets, cosmetics and public affection lie on the one side; moods, damp weather and a rival for somebody’s attention upon the other. Equal gifts on equal days keep the whole house content.',
      'The mirror is wet. Over twenty months affection is measured daily and found short, rest is put off, and household money drains through small pleasures. A fixed allowance, and one friend who does not flatter, dry the glass.',
    ),
    Mars: venus(
      'Fourteen months when wanting and daring are one motion. An ardent marriage, land with a view, sport, dance or a bold commission succeeds, and a brother is generous. Strike the bargain in the first week of liking it, after one honest survey.',
      'Fourteen months bring fire to the curtains or to the stage, and the same spark does both. Ardent ties, bold purchases and land are on offer, disputes about each as well. Ask the price, then ask it again in the morning.',
      'Passion keeps bad hours. Rivalry, hurt pride and loss on land or vehicles are told for fourteen months, and love is confused with winning. A rule that no quarrel continues after ten at night has saved worse households.',
    ),
    Mercury: venus(
      'An artist with a good agent: thirty-four months of sales, wit, clever children and easy company. Writing, craft, medicine and trade in comforts add up to property. Fix the fee before the friendship, and both of them last.',
      'Art finds an agent during thirty-four months. Earnings from pen, shop or studio are pleasant, children or pupils are clever, health mends through laughter. Contracts deserve reading to the last line even where the other party is charming.',
      'The contract was charming and nobody read it. For thirty-four months partners in trade misreport, gossip touches a love affair, and worry is treated with shopping. A dry clerk at the elbow, and letters kept in copy, spare most of the expense.',
    ),
    Jupiter: venus(
      'Bounty with a conscience fills these thirty-two months. A united house, a gifted child, learning, gold and a house large enough for relatives are in the verses, and gifts return as reputation. Choose the one cause that is to bear the family name.',
      'Plenty argues with principle for thirty-two months. Feasts, good news of the young and gifts to good causes come, each with its invoice, and property is bought that the grandchildren will use. Over-spending wears a noble face here, which is why it goes unnoticed.',
      'Blessings are postponed by good manners. In thirty-two months advisers contradict the heart, a child’s path costs more than planned, and a partner’s family asks for what is not there. Say no early and kindly; late refusals are what hurt in this term.',
    ),
    Venus: venus(
      'Forty months, the longest opening of any period, and all of it in the key of Venus. Love, bed linen, music, a car or a house arrive early and suit you. Share the table and keep the accounts, and the pleasure outlasts the purchase.',
      'Forty months promise ease and send the bill a little later. Affection is there for the asking; comfort is bought on easy terms; beauty takes up the evenings. Choose one large pleasure, pay for it outright, and let the small ones be borrowed.',
      'The years of Venus begin with things on hire. Over forty months love is compared with what others have, spending runs before earning, and a promise at home is put to the test. Plain courtesy, a limit on every card, and patience with a partner repair most of it.',
    ),
    Saturn: venus(
      'Beauty learns to keep accounts, and thirty-eight months are profitable. Old houses, leather, oil and land, a faithful older companion, wages from patient craft and rank in a guild are told of. What is bought for use in these years becomes an heirloom.',
      'Thirty-eight months in which pleasure joins work; the planets are friends. Old property, an older companion, steady wages from art or the trade in fine things are told. Should either be weak, it is a cool time between partners, warmed by shared routine.',
      'A cool wind goes through the pleasure garden. Thirty-eight months bring fatigue in love, elders to maintain, rent in arrears and a stiffness that dancing used to cure. Shared chores are the tenderness of this term; a partner who is helped does not leave.',
    ),
    Rahu: venus(
      'Three years of doors that open on music. Foreign friends, film, fashion, unexpected property and an unusual love that proves true belong to the fair side of it. Keep one room at home exactly as it was, and return there to decide.',
      'Three years of glamour at some risk. Unusual loves, foreign goods, film, sudden wealth in the unripe fruit of it; scandal and false friends are the rot. Taste is still a good judge here when fear of missing out is kept from the bench.',
      'Mirrors multiply and none is straight. For three years glamour hides a debt, an affair draws witnesses, friends come for the wine, and late nights do their ordinary harm. The first to leave the party keeps purse, sleep and good name.',
    ),
    Ketu: venus(
      'The feast of twenty years ends with clean plates. Fourteen months free the heart of a jealousy, an old instrument is taken up, and a modest sum returns from something sold. To part from a thing in time is an art that Venus teaches last.',
      'The twenty years end in fourteen months of plain rooms. Ornaments are sold or given away, a tie is cut or turned into friendship, and tastes become simple. Many take up an art again for no one’s eyes.',
      'The flowers are removed before the guests have gone. In fourteen months a tie is loosened without a reason given, sleep is lighter, and comforts are sold at a loss. Sign nothing out of loneliness; the Sun’s years that follow are of another climate.',
    ),
  },
  Saturn: {
    Sun: saturn(
      'The old servant is thanked by name. Eleven months confer a post that seniority had earned, settle a matter with the state, and bring father and child to the same side of the table. Report results in person; they have been waiting to be heard.',
      'Eleven months while the servant stands before his father. Pressure from authority, long hours, a struggle over who decides; with the Sun strong, a post that had been refused for years. Patience shown to the eldest at home pays twice.',
      'Eleven months of being corrected in public. The chief is hard, rest is short, enemies sit in the office above, and a father’s anger or need weighs. Work to the letter of the rule and go home on time; the term is brief.',
    ),
    Moon: saturn(
      'Slow rivers carry most. Over nineteen months the public rewards a plain service, a house or a well is acquired, the mother is comfortable, and the mind is calmer than at any time in the period. Buy what improves daily life and skip the ornament.',
      'Nineteen months of damp cold in the mind. Care for a parent, a house in need of repair, tiredness that calls itself sadness; the public may yet reward honest labour. Warm food and daily company are prescribed by sense as well as scripture.',
      'Grey weeks stand in line for nineteen months. Separation from kin, a mother’s decline, cold food and colder beds, money stuck in a sale: the chapter is sober about it. Ask for help while it is still easy to ask, and take the walk even in rain.',
    ),
    Mars: saturn(
      'Thirteen months make a bridge of two hard metals. Large works, mines, mills and the command of a crew go well; land is won by persistence, and brothers carry their end. The pace is set by the slowest tool, so repair that one first.',
      'Thirteen months of forcing what will not bend. Haste, dispute with labour, a repair bill or a fight over land is warned of, though engineers and soldiers rise. Hard physical work done slowly uses the pair as intended.',
      'Grinding and sudden heat: thirteen months in which a machine, or patience, fails under load. Loss of place and quarrels among brothers are what Parashara fears. Leave gaps between tasks, for mishaps live where none are left.',
    ),
    Mercury: saturn(
      'Frost leaves the fields. In thirty-two months trade, learning, writing and the friendship of capable people return, and happiness comes from skill more than from luck. Pupils or younger colleagues repay attention; give them the keys by degrees.',
      'A thaw after long frost, uneven as thaws are: thirty-two months with a friend of Saturn’s. Business, study and hands regain skill in one field while another waits. Some of it is only paperwork; even so, the paperwork wins the case.',
      'Minutes and memoranda fill thirty-two months. A clerk’s error follows the file from desk to desk, patience is short, a friend in trade delays payment, and cleverness earns no thanks. Number the pages; order is the one argument that is heard.',
    ),
    Jupiter: saturn(
      'Clemency closes the nineteen years. A teacher or judge speaks the releasing word, children are settled, honours come for long service and worship is no longer hurried. What one has learnt the hard way should now be taught the easy way.',
      'Thirty months lead the nineteen years towards clemency. Elders forgive by stages, office becomes respected, children look for places of their own and worship has some leisure. What was built in hardship is roofed now, if need be by instalments.',
      'The pardon is signed and does not arrive. For thirty months law, faith or family elders take the other part, a child causes expense, and good works exhaust the fund. Keep to the small observances and cut the large; mercy reaches those who are still at their post.',
    ),
    Venus: saturn(
      'The workshop gets curtains and a garden. Marriage or a steady love, a car, good cloth and income through art are read for thirty-eight months, between two planets who like each other. Uttara Kalamrita’s warning about this pair is met by living below the new means.',
      'Saturn unbuttons his coat for thirty-eight months, one button at a time. Company met through work, a decent home, garments and kindness from friends are described. Uttara Kalamrita warns that the pair can disappoint; moderation is a simple answer to it.',
      'Pleasure comes late and tired for thirty-eight months. A partner’s temper, rivals in trade and money sunk in a vehicle are the plaints of the text. Small festivals kept on their day, however thin the purse, hold a home together.',
    ),
    Saturn: saturn(
      'Three years in which patience is paid. Saturn opens its own period with land, authority over workers and a deep calm; what is built now is built once. Rise early, take the post that others find dull, and let the results speak for you.',
      'Three years of plain labour stand at the foot of a long stair. Progress is real and slow, old people and old houses have a claim on you, and little is given in advance. One step repaired each month is enough.',
      'Three years at the bottom of the stair. Work weighs, answers are late, habits have to be given up and rooms may be smaller than hoped. Shorten every list, keep company with one steady friend, and repair one step a month: this is the hardest of Saturn’s terms and the first to end.',
    ),
    Rahu: saturn(
      'A fog that hides the traveller from his enemies as well. Thirty-four months favour work abroad, oil, mass trades, research and gain through people of another custom, after a slow beginning. Keep walking, and sell the goods at the far side of the mountain.',
      'Thirty-four months on a mountain road, in and out of fog. Foreign residence and strange employers are mentioned, with gain in the clear stretches and hidden loss in the others. The way is to go slowly with lights on: advice with second opinions, contracts with translations, prayer with company.',
      'Thirty-four months of knocks from a hand not seen. A hidden debt, loss of place, false accusation and the poor advice of the desperate are told of. One case at a time, with a lawyer or a friend present, and no partnership with strangers in the dark.',
    ),
    Ketu: saturn(
      'A bare cell with a good window. Thirteen months bring the end of an old obligation, profit from research or ruins, rest among holy people and freedom from a fear. Nobody envies this sort of wealth, and so nobody disturbs it.',
      'Thirteen months for giving up what was never much use. Restless nights, distance and a poverty of the voluntary sort are classical; research and monastic quiet prosper. Debts settled in these months do not return.',
      'What was left unsaid in ten years comes due. In thirteen months colleagues fall away, the back is tired, dreams are full of old faces and money runs thin. Accept any plain bread; pride is the only thing here that poverty can hurt.',
    ),
  },
  Rahu: {
    Sun: rahu(
      'The eclipse clears over the palace. Nearly eleven months favour a seat in government, fame by daring, a patron in the open and honours from abroad, as Parashara grants. Whoever rises so should name the rules to be kept.',
      'Nearly eleven months in which the shadow touches the king. Ambition meets a ruler, for a seat or for a reprimand; heat, haste and trouble with a father are the hard side. Transparency, on paper and early, is what turns eclipse to coronation.',
      'A shadow lies upon the throne for nearly eleven months. Fines, a fall from favour and estrangement from a father follow on ambition. Step back before being pushed; half a retreat in time keeps the whole of the name.',
    ),
    Moon: rahu(
      'Crowds are kind for eighteen months. Trade with the public, a voyage, a house near water, sympathy from somebody of standing and royal favour in the text make the long hunger feel fed. Enjoy it in company, since alone it turns back to wanting.',
      'Eighteen months of waves. Success with crowds, voyages and trade in food and drink, alternating with dread that has no name and disquiet about home. Keep the hours of sleep as if they were medicine, which here they are.',
      'The well has a taste. In eighteen months worry enters through sleep and appetite, a parent or partner is unhappy, ghosts are spoken of where rest is meant, and savings float off. Daily tables with the same few people are the strongest charm there is.',
    ),
    Mars: rahu(
      'The last year of the serpent strikes true. Lost property is recovered, a commander’s or manager’s post is won, an enemy undoes himself, and courage pays in land. The trick is to stop at sunset; the long period ends, and with it the luck of the late hour.',
      'The eighteen years go out with a year of gunpowder. Loss through haste, office won by boldness, an enemy who overreaches. Whoever refuses the last provocation leaves this long period with property, reputation and fingers intact.',
      'Twelve months hold a lit match. Brothers, officials, fire and haste on the road stand in the list, and the temptation is to win by force what time was about to give. Hand the keys to a calm friend; the eighteen years go out quietly for those who do.',
    ),
    Mercury: rahu(
      'Quick wits in a strange town make a fortune of moderate size. Thirty months favour inventions, languages, trading screens, a reward for learning, and cousins who help. Register what is invented in the first week; admirers copy fast.',
      'Thirty months that suit inventors, traders and exiles. The mind is quick at other people’s codes, languages and markets, and friends multiply. Wherever a trick would do, a plain method should be tried first, for the trick will be remembered.',
      'Too clever by a line. In thirty months a trick is repaid with a better one, papers are lost, a friend is really a competitor, and the nights are spent on coffee. Plain dealing is a novelty in such company and works for that reason alone.',
    ),
    Jupiter: rahu(
      'A lawful road appears under the feet. Twenty-nine months bring the right teacher, recovery of health, a child, ceremonies and a change of place that turns out well. The old appetite finds a use in learning; let it eat books.',
      'Twenty-nine months when the outsider finds a teacher. Ceremonies, recovery, travel with a purpose, a lawful road to the thing desired. Weakness in Jupiter lends a guru’s robe to a salesman; the fee is the way to tell them apart.',
      'Robes are on hire, and so is wisdom. Through twenty-nine months money is lost on blessings, a child or an elder needs looking after, gossip reaches a good name, and the heart resents its own faith. Ask what the counsellor gave up for the sake of his counsel.',
    ),
    Venus: rahu(
      'Velvet that was honestly paid for. Three years of marriage across a border of custom, vehicles, a house with a view, gain through image and song, and friends in high rooms. Tell the family early, for they object to surprise more than to the choice.',
      'Three years of velvet. A marriage outside the usual circle, luxury, vehicles, success in image and fashion are foretold, and quarrels with kin as its shadow. Contentment should be practised in small rooms while the large ones are being built.',
      'The curtains are rented. For three years desire and debt go arm in arm, a love is disputed by relatives, rest does not restore, and friends are there for the wine cellar. Count the pleasures that cost nothing; some survive this term intact.',
    ),
    Saturn: rahu(
      'Endurance is promoted, slowly and for good. Nearly three years bring gains in iron, oil, land or the ministries, service abroad and authority over many hands, and most of it through working people. Wear the plain coat; it is the uniform of this success.',
      'Nearly three years of heavy traffic between two malefics. The load is heavy, distance from family grows and shrinks again, subordinates dispute and then work; oil, machines and ministries reward endurance. Time here must be counted in seasons.',
      'Everything is uphill and the load shifts. In nearly three years come long tiredness, a fall from place, quarrels with workers and a relative’s dependence. No short cuts, a fixed hour for rest, and black bread shared with someone poorer hold the line.',
    ),
    Rahu: rahu(
      'Thirty-two months of appetite with a fair wind. A change of place opens doors, foreign people and new machines favour you, and rank comes before it was expected. Take the offer, read the small print, and keep one friend who knew you before.',
      'Thirty-two months of appetite at full sail, in a country whose rules one has not read. Change of place, gossip, then an unexpected rung on the ladder. The elders advise an old friend, an old book, and bread from one’s own oven.',
      'The long period of Rahu begins in fog. For thirty-two months what glitters misleads, rumours travel and restlessness costs sleep and money. Nothing should be signed in a hurry; a fixed daily custom, however small, is the hand-rail until the view clears.',
    ),
    Ketu: rahu(
      'Head and tail meet for a year, and for once they agree. A plan that was stuck comes loose, an unusual teacher has the missing word, and something outgrown is left without regret. Travel light, and keep notes of what comes to you in passing.',
      'Head and tail meet for a year and the snake bites itself. Plans reverse, sometimes into luck, and an exit presents itself where a wall was. The rule of thumb is to begin nothing that needs a crowd and to end nothing in anger.',
      'For a year the two nodes pull on one rope. What was built on show is questioned, friends scatter, and the mind is tired of its own wishes. Close accounts, sleep early, and let no decision rest on a dream or on an anonymous letter.',
    ),
  },
  Ketu: {
    Sun: ketu(
      'The hermit is sent for by the court. In four months a talent kept private is seen by someone in power, a father consents, and vigour comes back with a clear task. Take the honour home unopened and carry on with the work that earned it.',
      'Four months pull one before authority just when one wished to be invisible. Eyes, father and rank need handling with care, and recognition comes for work that was done alone. Choose one task and finish it before you speak of it. The right answer is short and true.',
      'A summons at an inconvenient hour. Four months bring heat, a reprimand, trouble with passports or permits and an elder’s displeasure, mostly over things that were left vague. Clear words on paper, a covered head at noon, and it is soon past.',
    ),
    Moon: ketu(
      'Rain on dry ground for seven months. Affection returns to a silent house, a little property or a vehicle comes, mother is at ease, and sleep mends what argument did not. Say yes to the invitation that seemed too ordinary.',
      'Seven months in which feeling comes back to a numbed place, sometimes as tears. Gain and loss change hands with friends or with the public, and water soothes. A visit to a parent, or to a parent’s memory, is in season.',
      'Tears come without a letter to explain them. In seven months appetite and sleep are broken, a friend’s coldness hurts, and money goes and is not seen leaving. Water, early nights and one confidant; the mood is an honest guest but not the master of the house.',
    ),
    Mars: ketu(
      'A blade finds its proper sheath in these five months. A technical trial, a repair or a dispute about land ends well, courage is steady for once, and a brother keeps his word. Do the hard thing on the first free morning.',
      'Five sharp months. Small cuts and quarrels with brothers; also an enemy beaten before he has noticed. Sharpen tools by day, keep away from edges when tired, and let work of a technical kind absorb the force.',
      'Five months of sudden edges. A cut, a dog, a fuse, and a soldierly quarrel with neighbours or kin are in the tradition. Gloves, slow stairs and no repartee; most of the danger waits in the last hour of the day.',
    ),
    Mercury: ketu(
      'What was guessed in seven years can be said in one. Writing, teaching, a shop, a pupil’s success and gain through a clever relative end the period lightly, and friends from before its beginning write again. Put the insight into plain numbers and it feeds the next term.',
      'The seven years of Ketu take their leave in a year of books. Wit returns, relatives write, commerce stirs, and what was intuited can at last be explained. Keys are lost and timetables misread on its tired days.',
      'A year of crossed wires. Figures deceive, a relative takes offence at silence, patience thins and a contract has a missing page. Nothing is wrong with the mind that an unhurried calendar would not mend; reply on the third day, and briefly.',
    ),
    Jupiter: ketu(
      'The door of the shrine stands open, and someone has lit the lamp. Eleven months give a true teacher, a child’s blessing, fair money and the confidence of good people. To be of use to one person thoroughly is enough religion for this term.',
      'Eleven months offer grace to the solitary, and the solitary have to come to the door. A teacher, a birth in the family, sacred ground or lawful money may break the silence. Those who neglected devotion in better times find it still open, and no questions asked.',
      'Holy words sound hollow for eleven months. A guide is away, a child resists, strength asks for rest, and property is divided by people who quote scripture. Keep out of disputes about what is right and do the thing that is merely kind.',
    ),
    Venus: ketu(
      'One vase, one flower. In fourteen months love comes quietly and stays, a home is simply furnished, music or craft brings a sum that was not expected, and a partner understands silence. Small comforts may be accepted without proving that they were needed.',
      'Fourteen months in which beauty walks through an empty house. Attraction without attachment, marriage debated, a thinner skin than usual, a small windfall. Much that was forced in love comes right when it is left untouched.',
      'The letter is sent to an empty address. Fourteen months see coolness in love, worry for a partner or a child, and pleasures that bore. Do not break what is only asleep; let the Sun’s term look at it by day.',
    ),
    Saturn: ketu(
      'Bones, archives, deserts: for thirteen months hard and lonely subjects yield. A small house is secured, an elder’s respect won, debts are at an end, and the body settles to a plain regime. Finish one thing a week, and tell nobody until it is done.',
      'Thirteen months of penance, chosen or not. Displacement, long days and the fidelity of few are described, and yet those who serve the poor or study the bones of a subject are content. Count only what was finished.',
      'Thirteen months on foot. Work is lost or goes unpaid, legs tire, servants or tenants leave, and kin are far away when wanted. Ask for the small help that people can give at once; large rescues fail in this term and the little ones hold.',
    ),
    Rahu: ketu(
      'Both nodes have a year together, and guesses turn out well. A foreign contact, a machine or an odd subject brings you further than merit alone would. Use the opening without boasting of it, and put a part of the gain where it cannot be seen.',
      'Both nodes for a year: one wants the world, its other half wants out. Reversals and brilliant guesses come by turns. Let decisions wait for a day on which the two voices happen to agree.',
      'Wanting and leaving quarrel for a year. Losses through carelessness, sudden changes of company and fears without an object are in the chapter. Lock what can be locked, tell one sober person what you plan, and let the year be short by keeping it quiet.',
    ),
    Ketu: ketu(
      'Five months clear a shelf that had long been full. An old attachment ends kindly, a skill of the hands or of prayer deepens, and solitude is good company. What is given away now is not missed, and the room it leaves is soon put to use.',
      'Five months like moving house by night. Something is taken from the shelf and a bond with a child or cousin is tested. Nothing bought in this stretch is kept for long, and the less one owns the lighter it is.',
      'The first five months of Ketu cut without much warning: a tie loosens, a plan is dropped, and nothing feels quite like home. Keep meals and hours where they are, finish one small thing each day, and put off every farewell that can wait for daylight.',
    ),
  },
} satisfies Record<Graha, Record<Graha, Record<DashaNature, Passage>>>
