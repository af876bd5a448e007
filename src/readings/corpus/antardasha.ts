import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// A lesser period inside a great one: the lord of the great period sets the house, the lesser lord calls
const underSun = from('BPHS 52')
const underMoon = from('BPHS 53')
const underMars = from('BPHS 54')
const underRahu = from('BPHS 55')
const underJupiter = from('BPHS 56')
const underSaturn = from('BPHS 57')
const underMercury = from('BPHS 58')
const underKetu = from('BPHS 59')
const underVenus = from('BPHS 60')

export default {
  Sun: {
    Sun: underSun(
      'The Sun opens his own term with three months and a half of concentrated light. A superior notices, a document bears one’s name; where he is ill placed the same weeks bring fever and a quarrel about rank. Speak little and appear on time.',
    ),
    Moon: underSun(
      'Half a year in which warmth returns to a stern period. Parasara counts marriage, a new house and favour with the public among its fruits when the Moon is bright; dark or fallen, she makes the nights restless. Family matters should be raised now.',
    ),
    Mars: underSun(
      'Two hot planets share some four months. Land, weapons of office and victory belong to their agreement, burns and disputes with officials to their discord. It is a time to act on plans made earlier and to make no new enemies on the way.',
    ),
    Mercury: underSun(
      'Ten months for ministers and clerks: the Sun dictates and Mercury writes. Reports, examinations and licences go forward, and a son or pupil may shine. Nervous digestion is the price if Mercury is burnt by closeness to his king.',
    ),
    Jupiter: underSun(
      'Nearly ten months of the priest at court are among the best hours of the Sun. Honours are conferred with a blessing, a child or a teacher gives joy, and debts of respect are repaid. Weakly set, Jupiter still helps those who consult him before acting.',
    ),
    Venus: underSun(
      'A full year closes the Sun’s term in softer clothes. Jewels, vehicles, marriage and theatre are on offer, though the two are no friends, and pride can cost affection. The one who apologises first keeps both the office and the evening.',
    ),
    Saturn: underSun(
      'Father and son at odds, for eleven months and a half. Work multiplies under a chief who does not thank, and bones and subordinates complain. Where Saturn is strong the same stretch yields a lasting post; in either case, patience with elders is not wasted.',
    ),
    Rahu: underSun(
      'An eclipse of nearly eleven months stands inside the royal period. Sudden prominence, rumours and dealings with strangers are described, worst in the first two months. Papers kept in order, and a cautious tongue near authority, bring the light back undamaged.',
    ),
    Ketu: underSun(
      'Four months in which office grows thin. A transfer, an eye complaint, distance from one’s circle or a pilgrimage by necessity may come, and pass with the term. Those already inclined to retreat find it useful, and return knowing which honours they missed.',
    ),
  },
  Moon: {
    Sun: underMoon(
      'The last half-year of the Moon’s decade belongs to the Sun, and indecision ends in it. Authorities listen, health of the heart and eyes wants attention, rivals of mother’s side lose force. A public step prepared for years can be taken here.',
    ),
    Moon: underMoon(
      'Ten months of Moon within Moon set the tone for the decade: a move, a birth in the family, milk and rice in the house, music. Waning or afflicted, she brings colds and tears over small things. Sleep is the barometer to be read each morning.',
    ),
    Mars: underMoon(
      'Seven months mixing water with fire. Energy comes to a tired household, property is repaired or disputed, blood and temper heat. Where the two stand well together money flows, an old yoga of theirs; otherwise one should drive slowly and sign slower.',
    ),
    Mercury: underMoon(
      'For seventeen months feelings learn to talk. Trade with women or with the public, study, a maternal cousin’s help and profits in farm produce are promised. An unfriendly Mercury tangles the talk, and gossip then does what debt could not.',
    ),
    Jupiter: underMoon(
      'Sixteen months of moon and teacher together, the pair that makes Gajakesari. Generosity, sons and daughters, sacred visits and a good name for the home are told of. In weak state the gifts are promised to too many; begin by feeding those at the table.',
    ),
    Venus: underMoon(
      'Twenty months in which two gentle planets keep house. Ornaments, cattle, cars, a wedding or a long holiday are in the classical list, with over-indulgence and a mother’s displeasure on its reverse. Comfort bought outright, and not on credit, is kept.',
    ),
    Saturn: underMoon(
      'Nineteen months of frost upon the water. Parents age, duty crowds out company, the mind broods and the joints feel weather; a strong Saturn turns this into useful solitude and a solid lease. It lifts with Mercury, whose months come next.',
    ),
    Rahu: underMoon(
      'Fear walks in the house for eighteen months: unexplained anxieties, spoiled food, foreign guests, an unusual offer. Beginnings go better than endings here. Much of it loses force once told to a sensible friend, and travel to holy or watery places is advised.',
    ),
    Ketu: underMoon(
      'Seven months when the tide runs out. Attachments slacken, a parcel or a purse goes missing, and the stomach objects to strangers’ cooking. Meditation comes of itself to some. Nothing need be concluded about love until Venus has taken over.',
    ),
  },
  Mars: {
    Sun: underMars(
      'A commander’s four months. Promotion in uniform, success against opponents and help from a father figure are read when both are able; fever and wounded vanity when they are not. Orders given at noon should be checked at evening.',
    ),
    Moon: underMars(
      'The seven years of Mars end with seven months that look for home. Sheets are washed after the campaign: land settled, mother visited, fluids and appetite restored. Tempers may still spill in the kitchen, and hurried words there last longest.',
    ),
    Mars: underMars(
      'Five months, scarcely, of pure drive. Disputes over boundaries come up and are won by whoever is prepared; engines, knives and stairs ask for respect. Great strength found in these weeks is best given a wall to build.',
    ),
    Mercury: underMars(
      'Soldier and merchant distrust one another for a year. Quick profits, sharp contracts, litigation and a smart reply at the wrong counter are typical. Numbers written down calmly on one day and argued the next protect the gain.',
    ),
    Jupiter: underMars(
      'Eleven months when force obeys principle. Courts decide well, land is blessed, teachers and priests support an undertaking and children thrive. If Jupiter is hurt, zeal becomes preaching with a fist; the remedy is a superior one really respects.',
    ),
    Venus: underMars(
      'Passion has fourteen months here. New love, fine purchases, art with muscle, and for some a move abroad; scandal or wasted money if either planet is badly set. Desire should be slept on once, since it doubles its price at midnight.',
    ),
    Saturn: underMars(
      'Accelerator and brake pressed together, thirteen months long. The texts list losses through thieves, servants or bosses and stiffness of body; great builders have nonetheless used the pair to cut stone. Safety rules and rest days are not optional.',
    ),
    Rahu: underMars(
      'Explosive is the word for this year of Mars and Rahu. Ambition leaps, machines and enemies misbehave, infection or intoxication is warned of. Well placed, it wins foreign contracts overnight. Keep insurance current and advisers who dare to say wait.',
    ),
    Ketu: underMars(
      'Two surgeons at one table for five months. Something is removed quickly: a tooth, a tenant, an illusion about a brother. The time suits exact technical work and vows. Fire, dogs and old injuries should be treated as if they were awake.',
    ),
  },
  Mercury: {
    Sun: underMercury(
      'Ten months in which the scribe is called before the king. Gold, office and clear sight are the better reading; headaches, heat and trouble with a superior the worse. Accounts that would bear an inspection turn the visit into a commendation.',
    ),
    Moon: underMercury(
      'A season of talk and moods, seventeen months of it. Music, publishing for the public, a daughter’s or mother’s affairs and sweet profits occur, while skin and sleep react to every rumour. Say less by telephone and more at table.',
    ),
    Mars: underMercury(
      'Twelve months with an edge on the tongue. Engineering, surgery, editing and debate are done well; forgery, theft and nervous fever are the dangers that the chapter names. Tools should be locked and replies left overnight in the drafts folder.',
    ),
    Mercury: underMercury(
      'Nearly two and a half years of learning at the head of a long period. Schools, brokers, brothers-in-law and clean handwriting prosper. Unless he is afflicted no other start is so light; the only waste is in beginning seven subjects and passing six.',
    ),
    Jupiter: underMercury(
      'Scholar and priest compare texts for twenty-seven months. Degrees, sound advice, the blessing of elders, weddings of friends; if they clash, doctrine is quoted against fact. Writing a thing that lasts is the best employment for the two of them.',
    ),
    Venus: underMercury(
      'Close on three years of pleasant company, since these planets are friends. Design, trade in fine goods, marriage, vehicles and witty letters are favoured, and income with them. A flirtation conducted in writing will be read by somebody else.',
    ),
    Saturn: underMercury(
      'The last act of Mercury is slow prose. Thirty-two months of audits, repairs and lonely study finish what was only begun, with rheumatic mornings for some. Closing files properly is what gives the next period a light start.',
    ),
    Rahu: underMercury(
      'Clever becomes too clever during thirty months. Foreign clients, digital ventures and sudden standing are possible; so are false papers, poisoned chat and panic. Checking the stranger’s references is the plain counterpart of the propitiation that Parasara orders.',
    ),
    Ketu: underMercury(
      'Twelve months in which words drop out of the sentence. Contracts lapse, a relative withdraws, stomach and nerves want rest, and attention goes to mantra, mathematics or code. Save copies of all that matters, and expect no verdicts yet.',
    ),
  },
  Jupiter: {
    Sun: underJupiter(
      'Light on the altar for nine months and more. Preferment from a government or institution, good health and a famous acquaintance are described. Where the Sun is ill lodged, headaches and sermons come in their stead, and brevity cures both.',
    ),
    Moon: underJupiter(
      'Sixteen months of milk and honey in their literal sense: food, welcome, a child’s progress, mother’s blessing, popularity earned by kindness. The heart grows wide and the waist with it. Charity to those within walking distance keeps fortune moving.',
    ),
    Mars: underJupiter(
      'Eleven months give the teacher a sword. Land cases are won, training completed, brothers reconciled, a bold foundation laid. With Mars hurt, debts and fevers come of righteous anger; asking who profits from the fight is the whole of the remedy.',
    ),
    Mercury: underJupiter(
      'Knowledge begins to pay, over twenty-seven months. Teaching, translation, banking and books flourish, and clever friends gather about the house. Some doubt enters where faith had been simple; it is sound digestion, and nothing is lost by it.',
    ),
    Jupiter: underJupiter(
      'Two years open the great period with a blessing asked and granted. Study resumes, elders return, a child is expected or a pupil found; in dull dignity plans swell like dough. Measure them before they are put in the oven.',
    ),
    Venus: underJupiter(
      'The two teachers, of gods and of titans, share thirty-two months and disagree about pleasure. Prosperity, marriage, a fine house and art are freely given, family argument too. Naming one expense as devotion and one as delight keeps peace between them.',
    ),
    Saturn: underJupiter(
      'Thirty months of hope put to work. Foundations, pensions, temple or school buildings rise if the pair agree; otherwise duty takes the colour out of faith and money stays tied up. Writing down what has already been received, by name, keeps the pair at work together.',
    ),
    Rahu: underJupiter(
      'Jupiter’s term closes with twenty-nine months of foreign weather. False teachers and brilliant openings stand on the same platform; a pilgrimage or a post abroad is likely. What would have to be hidden from one’s oldest friend should be declined.',
    ),
    Ketu: underJupiter(
      'Eleven months for the empty chapel. A teacher departs, savings dip through gifts or neglect, prayer grows quieter and truer. Pilgrims profit by it. Those in trade do well to hold stock and wait for Venus, who follows.',
    ),
  },
  Venus: {
    Sun: underVenus(
      'Twelve months of sun on silk, which fades it a little. Partners contend about precedence, eyes and heart ask for care, and officials take an interest in one’s comforts. Those who dress the office instead of the ego come out honoured.',
    ),
    Moon: underVenus(
      'Silk and milk under one roof, twenty months long. Travel, sweets, cosmetics, a daughter’s luck and public affection on the one side; moods, chest colds and rivalry in love upon the other. Equal gifts on equal days keep both content.',
    ),
    Mars: underVenus(
      'Fourteen months that set fire to the curtains or to the stage. Ardent marriages, bold purchases and land are offered, disputes about all three as well. Ask the price, then ask it again in the morning.',
    ),
    Mercury: underVenus(
      'Art finds an agent during thirty-four months. Earnings from pen, shop or studio are pleasant, children or pupils are clever, health mends through laughter. Contracts deserve reading to the last line even where the other party is charming.',
    ),
    Jupiter: underVenus(
      'Plenty with principles for thirty-two months. Weddings, children, degrees and gifts to good causes are the classical fruits, and property is bought that the grandchildren will use. Over-spending wears a noble face here, which is why it goes unnoticed.',
    ),
    Venus: underVenus(
      'Forty months, the longest opening of any period, and all of it in the key of Venus. Love, bed linen, music, a car or a house arrive early. An afflicted Venus brings the same things on hire, and debts where the texts say jewels.',
    ),
    Saturn: underVenus(
      'Thirty-eight months in which pleasure marries work; the planets are friends. Old property, an older companion, steady wages from art or women’s business are told. Should either be weak, it is a cool time between partners, warmed by shared routine.',
    ),
    Rahu: underVenus(
      'Three years of glamour at some risk. Unusual loves, foreign goods, film, sudden wealth in the unripe fruit of it; scandal and false friends are the rot. Taste is still a good judge here when fear of missing out is kept from the bench.',
    ),
    Ketu: underVenus(
      'The twenty years end in fourteen months of plain rooms. Ornaments are sold or given away, a tie is cut or turned into friendship, and tastes become simple. Many take up an art again for no one’s eyes.',
    ),
  },
  Saturn: {
    Sun: underSaturn(
      'Eleven months while the servant stands before his father. Pressure from authority, eyes and bones, a struggle over who decides; with the Sun strong, a post that had been refused for years. Patience shown to the old man at home pays twice.',
    ),
    Moon: underSaturn(
      'Nineteen months of damp cold in the mind. Care for a parent, a house in need of repair, tiredness that calls itself sadness; the public may yet reward honest labour. Warm food and daily company are prescribed by sense as well as scripture.',
    ),
    Mars: underSaturn(
      'Thirteen months of forcing what will not bend. Accident, dispute with labour, a dental bill or a fight over land is warned of, though engineers and soldiers rise. Hard physical work done slowly uses the pair as intended.',
    ),
    Mercury: underSaturn(
      'A thaw after long frost: thirty-two months with a friend of Saturn’s. Business, study and hands regain skill, and merchants speak well of one. Ill set, it is only paperwork; even so, the paperwork wins the case.',
    ),
    Jupiter: underSaturn(
      'Thirty months end the nineteen years in clemency. Elders forgive, office becomes respected, children settle and worship has leisure. What was built in hardship gets its roof here, unless Jupiter is fallen, in which case the roof comes from instalments.',
    ),
    Venus: underSaturn(
      'Saturn unbuttons his coat for thirty-eight months. Marriage to someone met through work, a decent home, vehicles, garments and kindness from women are described. Uttara Kalamrita warns that the pair disappoints where both are strong; moderation is a simple answer to it.',
    ),
    Saturn: underSaturn(
      'Three years at the bottom of the stair. Weight, delay, bereavement of habits, a move to meaner rooms if he is weak; land, authority over workers and deep calm if he is dignified. One step repaired each month is enough.',
    ),
    Rahu: underSaturn(
      'Thirty-four months in fog on a mountain road. Losses through hidden causes, chronic complaints, foreign residence and strange employers are mentioned. The way is to go slowly with lights on: doctors with second opinions, contracts with translations, prayer with company.',
    ),
    Ketu: underSaturn(
      'Thirteen months for giving up what was never much use. Wind in the joints, bad dreams, estrangement and poverty of a voluntary sort are classical; research and monastic quiet prosper. Debts settled in these months do not return.',
    ),
  },
  Rahu: {
    Sun: underRahu(
      'Nearly eleven months in which the shadow touches the king. Ambition meets a ruler, for a seat or for a reprimand; fever, fire and trouble with a father are the hard side. Transparency, on paper and early, is what turns eclipse to coronation.',
    ),
    Moon: underRahu(
      'Eighteen months of waves. Success with crowds, voyages and dairy or liquor trade, alternating with dread that has no name and disquiet about mother. Keep the hours of sleep as if they were medicine, which here they are.',
    ),
    Mars: underRahu(
      'The eighteen years go out with a year of gunpowder. Robbery, accident, office won by boldness, an enemy who overreaches. Whoever refuses the last provocation leaves this long period with property, reputation and fingers intact.',
    ),
    Mercury: underRahu(
      'Thirty months that suit inventors, traders and exiles. The mind is quick at other people’s codes, languages and markets, and friends multiply. Wherever a trick would do, a plain method should be tried first, for the trick will be remembered.',
    ),
    Jupiter: underRahu(
      'Twenty-nine months when the outsider finds a teacher. Ceremonies, recovery, travel with a purpose, a lawful road to the thing desired. Weakness in Jupiter lends a guru’s robe to a salesman; the fee is the way to tell them apart.',
    ),
    Venus: underRahu(
      'Three years of velvet. A marriage outside the usual circle, luxury, vehicles, success in image and fashion are foretold, and quarrels with kin as its shadow. Contentment should be practised in small rooms while the large ones are being built.',
    ),
    Saturn: underRahu(
      'Nearly three years of heavy traffic between two malefics. Backaches, distance from family, disputes with subordinates, the slow illness of a dependant; in upachaya houses, oil, machines and ministries reward endurance. Time here must be counted in seasons.',
    ),
    Rahu: underRahu(
      'Thirty-two months of appetite at full sail, in a country whose rules one has not read. Change of place, poison in food or gossip, then unexpected rank. The elders advise an old friend, an old book, and bread from one’s own oven.',
    ),
    Ketu: underRahu(
      'Head and tail meet for a year and the snake bites itself. Plans reverse, fevers puzzle doctors, an exit presents itself. The rule of thumb is to begin nothing that needs a crowd and to end nothing in anger.',
    ),
  },
  Ketu: {
    Sun: underKetu(
      'Four months pull one before authority just when one wished to be invisible. Eyes, father and rank need handling with care; a strong Sun turns it into recognition for work done alone. The right answer is short and true.',
    ),
    Moon: underKetu(
      'Seven months in which feeling comes back to a numbed place, sometimes as tears. Gain and loss change hands with a woman or with the public, water soothes, food disagrees. A visit to mother, or to her memory, is in season.',
    ),
    Mars: underKetu(
      'Five sharp months. Cuts, quarrels with brothers, a fever; also an enemy beaten before he has noticed. Sharpen tools by day, keep away from edges when tired, and let work of a technical kind absorb the force.',
    ),
    Mercury: underKetu(
      'The seven years of Ketu take their leave in a year of books. Wit returns, relatives write, commerce stirs, and what was intuited can at last be explained. Afflicted, it is a year of lost keys and misread timetables.',
    ),
    Jupiter: underKetu(
      'Eleven months of grace for the solitary. A teacher, a birth in the family, sacred ground or lawful money breaks the silence. Those who neglected devotion in better times find it still open, and no questions asked.',
    ),
    Venus: underKetu(
      'Fourteen months in which beauty walks through an empty house. Attraction without attachment, marriage debated, skin and kidneys sensitive, a small windfall. Much that was forced in love comes right when it is left untouched.',
    ),
    Saturn: underKetu(
      'Thirteen months of penance, chosen or not. Displacement, dull pains and the fidelity of few are described, and yet those who serve the poor or study the bones of a subject are content. Count only what was finished.',
    ),
    Rahu: underKetu(
      'Both nodes for a year: one wants the world, its other half wants out. Thefts, reversals and unreasonable fears are classic, brilliant guesses likewise. Let decisions wait for a day on which the two voices happen to agree.',
    ),
    Ketu: underKetu(
      'Five months like moving house by night. Something is taken from the shelf, a bond with a child or cousin is tested, and old symptoms visit. Nothing bought in this stretch is kept for long, and the less one owns the lighter it is.',
    ),
  },
} satisfies Record<Graha, Record<Graha, Passage>>
