import type { Graha } from '../../jyotish/grahas.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a sign of any house, by hora. The Sun rules one half of each sign and the Moon the other: in the solar half a planet acts,
// in the lunar half it responds and cares
const both = (passage: (text: string) => Passage) => (solar: string, lunar: string) => ({
  solar: passage(solar),
  lunar: passage(lunar),
})
const halves = both(
  from(
    'Saravali 22-29; Brihat Jataka 17 for the Moon, 18 for the others; the halves by BPHS and Brihat Jataka on the hora',
  ),
)
const byNode = both(from('Common practice: a node gives the results of the lord of its sign and of its hora'))

export default {
  Sun: {
    Aries: halves(
      'The Sun is exalted in Aries and knows it: famous, active, a wanderer with weapons in the old verse. Decisions are taken standing up. Generals, surgeons and founders have it; it governs best when someone else keeps the calendar.',
      'Half of Aries belongs to the Moon, and there the exalted Sun rules by consent. Fame comes through people who felt looked after; decisions are announced at table. The courage is entire, but it wants a good night’s sleep before each campaign.',
    ),
    Taurus: halves(
      'Garments, scents and cattle make a living for the Sun in Taurus, says Varahamihira; singing too. Authority is exercised through goods and patience. Dislike of change costs you more than any wrong purchase ever did.',
      'Softened by the lunar half, the Sun in Taurus keeps its rank by being pleasant to have about. Song, food and fabrics earn, and clients stay for years. An order put as a request is obeyed in this household twice as fast.',
    ),
    Gemini: halves(
      'Grammar, astrology and wealth are granted to the Sun in Gemini. Rule is by information: you edit, brief, count and compare. Pride stands on being well informed, so an honest “I do not know” is worth practising.',
      'The Sun in Gemini can also govern by listening. Its lunar half makes the secretary who is really the chief, and the host who never loses a name. It should sign its own drafts, since others will do so gladly.',
    ),
    Cancer: halves(
      'Sharp, slow to rise and labouring at others’ tasks, the Sun in Cancer is a king in his mother’s house. Loyalty moves it more than rank. Leadership comes by protecting people, and fatigue passes near water.',
      'On the Moon’s own ground the Sun in Cancer takes its orders from feeling. Kitchens, wards and harbours have such heads, tired and loved. A rank that is offered should be accepted; refused for the family’s sake, it is mourned for years.',
    ),
    Leo: halves(
      'In its own sign the Sun asks for forests, hills and command. Saravali speaks of enduring strength and few words. A household, team or stage is needed that is really its own; borrowed authority makes this Sun irritable.',
      'Royal at home and shy abroad is the Sun in the lunar half of its own Leo. Generosity goes to children, animals and old retainers. Such authority grows by being visited, so one afternoon a week the door might stand open.',
    ),
    Virgo: halves(
      'Writing, painting, arithmetic and a soft body are told of the Sun in Virgo. Its pride is precision. It serves better than it boasts, and being corrected in private by somebody competent is its idea of respect.',
      'Painting and close needlework suit the Sun in Virgo better than office when it falls in the Moon’s half. Health is studied, often for another’s sake. You lead a small careful team, and should hear at least yearly that it shows.',
    ),
    Libra: halves(
      'The Sun falls in Libra, where everyone else is consulted first. The texts mention roads and metalwork; more usually, authority leaks into pleasing. Titles are weak here, agreements strong: let rank rest upon contract, and dignity returns.',
      'Company is the throne of a Sun fallen in Libra, and the lunar half makes it lean on approval. Trade in pleasant things goes well; a public quarrel takes weeks to get over. Two hours alone each morning put the spine back.',
    ),
    Scorpio: halves(
      'Fierce, daring and versed in weapons or poisons is the Sun in Scorpio. It goes on where others stop, earning from danger or repair. Anger held overnight is the real toxin, and hard exercise before breakfast clears it.',
      'Less armed than the verse would have it, the Sun in the Moon’s half of Scorpio guards its own. Medicines, mines and other people’s troubles are entered from loyalty. What was suffered in the father’s house makes a good nurse, once it has been spoken of.',
    ),
    Sagittarius: halves(
      'Good people honour the Sun in Sagittarius: wealthy, independent, skilled with tools and healing. It leads from a creed and teaches while leading. Tact is learnt late, usually from a student who took a joke to heart.',
      'Healing comes before preaching for the Sun in the lunar half of Sagittarius. Teachers, uncles and strangers give you bread and counsel in every town. Faith is kept as gratitude, and spends rather much on old debts of kindness.',
    ),
    Capricorn: halves(
      'Low trades, small beginnings and others’ wealth occupy the Sun in Capricorn. Rank is climbed to by the service stair. Ambition without warmth is its danger; the year in which you thank your helpers is the year it rises.',
      'Ambition is quieter when the Sun in Capricorn stands under the Moon: rank is wanted for a family, a roof, an old person’s comfort. Labour is long and seldom complains aloud. The holiday taken before it is needed saves the year.',
    ),
    Aquarius: halves(
      'The ruler serves the crowd with the Sun in Aquarius: little that comes by luck in the text, much labour, one principle. Recognition comes through causes and institutions. The heart wants private loyalty as well.',
      'The crowd is felt rather than counted by the Sun in the Moon’s half of Aquarius. Hospitals, charities and night schools find a head who asks for little. Its purse follows other people’s sorrows; one deputy, paid on time, keeps the work alive.',
    ),
    Pisces: halves(
      'Wealth from water and the regard of those it serves belong to the Sun in Pisces. Command is soft; people follow because they were understood. Decisions drift until a date is named, so let a colder head fix the date.',
      'Water carries the Sun in Pisces far if it stands in the lunar half. Rank arrives by way of a quiet recommendation, a port or a remedy, and is worn lightly. Glare tires it; the important conversation belongs to dusk.',
    ),
  },
  Moon: {
    Aries: halves(
      'The Sun’s half of Aries takes the Moon out of doors. Feeling turns into enterprise at once: a shop opened on impulse, a neighbour defended. Fame is local and early. Anger passes in minutes, and tiredness in a day if you will only lie down.',
      'Round reddish eyes, quick meals and love of travel make Varahamihira’s sketch of the Moon in Aries. Feelings flare and are done. The mind clears through motion, and the verse reminds this Moon to look before it leaps.',
    ),
    Taurus: halves(
      'Exalted in Taurus and in the solar half besides, the Moon means to own what comforts it. Farms, kitchens and singing schools are run with a firm hand. Patience ends at the boundary stone, where a smile would have done as well.',
      'Exalted in Taurus, the Moon is at rest: handsome, generous, patient, fond of food, happy in the middle and end of life. Moods change like weather over a field, that is slowly. Land and music keep it well.',
    ),
    Gemini: halves(
      'Talk is a profession for the Moon in the Sun’s half of Gemini: teaching, broadcasting, sales. Moods are argued away in public and come back by post. It wins through wit, and should let the second-best joke go.',
      'Jokes, messages and the reading of gestures delight the Moon in Gemini. The nose is prominent and the heart talkative, in the old picture. Feeling is understood by telling it; two friends hear two true versions.',
    ),
    Cancer: halves(
      'Strong at home, the Moon in Cancer takes charge when the solar half adds will. Whole families are moved, fed and married off by you. Thanks matter more than is admitted, and are better asked for in words than in sighs.',
      'Quick in walk, fond of gardens and water, ruled by affection: the Moon in Cancer is at home. It counts friends as houses. Memory holds hurts as faithfully as kindness, so old quarrels should be aired before a new moon.',
    ),
    Leo: halves(
      'The Moon in Leo, given the Sun’s own half, wants to be seen caring. Stages, schools and wards have a warm commander in it. Appetite and pride rise together after praise; the best dinners are those it cooks for rivals.',
      'Large-faced, proud and beloved of the mother is the Moon in Leo. Appetite and temper are royal, children few. It is moved by respect more than by comfort, and heals when it has someone to look after in public.',
    ),
    Virgo: halves(
      'Service turns into management with the Moon in the solar half of Virgo. Lists are made for the household, then for the town. Each injustice is taken to table, and an hour at which correction stops, sunset for example, is kind to everybody.',
      'Modest eyes, truthful speech and other people’s houses are given to the Moon in Virgo. Anxiety shows itself as tidying. Kindness takes the form of useful corrections; letting one thing lie imperfect each day is a rest cure.',
    ),
    Libra: halves(
      'Fairness is fought for by the Moon in the Sun’s half of Libra. Markets, courts and committees know the voice, which is pleasant until it is interrupted. Someone who sells so well ought to keep one possession that has no price.',
      'Devotion to gods, the learned and fair prices marks the Moon in Libra. Tall and slight, it has two names and many clients in the verse. It feels by comparing; a decision made alone, without a survey, strengthens it.',
    ),
    Scorpio: halves(
      'The debilitated Moon recovers some nerve in the solar half of Scorpio. Grief becomes work on rescue teams, in operating theatres or in hard reporting. Little is forgiven quickly and much is mended; malice of any sort, jokes included, is best left alone.',
      'The Moon is debilitated in Scorpio, which gives depth at the cost of ease. A childhood among strong feelings is mentioned. Nothing is felt by halves here; a trusted person and a locked diary turn intensity into insight.',
    ),
    Sagittarius: halves(
      'Kindness marches in the Sun’s half of Sagittarius, where the Moon teaches, sponsors and sets out. Ancestral property is improved. Friends complain only of the pace, so a day of rest belongs in every plan that is made for them.',
      'Generosity inherited from the father, broad speech and skill in crafts belong to the Moon in Sagittarius. Force never persuades it, says Varahamihira; kindness does. Hope is its appetite, and walking is the way to feed it.',
    ),
    Capricorn: halves(
      'Duty is worn openly by the Moon in the solar half of Capricorn: the relative who arranges funerals, the manager who knows each worker’s rent. Tenderness comes out as a favour done. A warm meal at noon, and not only at night, keeps the spirits level.',
      'Household duty comes first with the Moon in Capricorn, and outward show of virtue too, remarks the sharp old verse. Feeling is made into provision. Cold weather lowers the mood; warmth given on schedule is nevertheless warmth.',
    ),
    Aquarius: halves(
      'Lit by the Sun’s half, the Moon in Aquarius makes a cause of its loneliness and gathers a crowd round it. Fortunes still go up and down. Old friends, fetched in person and in good time, are what the winters ask for.',
      'Fortune rises and falls for the Moon in Aquarius, and flowers and friends console it. A long neck, strong hair and others’ wealth fill out the verse. The heart belongs to a group; one confidant at a time is enough.',
    ),
    Pisces: halves(
      'Sympathy acts in the solar half of Pisces. The Moon there founds shelters, writes for choirs or trades across water, and is known for it. A share of each success goes to whoever asked last; a week without answering appeals is a useful fast.',
      'Pearls, water trade and loyalty in love are told of the Moon in Pisces. Well shaped and learned, it feels what the room feels. Some hours without company each day show which of those feelings are its own.',
    ),
  },
  Mars: {
    Aries: halves(
      'Truth, courage and command: Mars in Aries is in his own red house. Body and temper are made for first attempts. Work ends where routine begins, and a second-in-command who likes routine doubles what it achieves.',
      'Mars in the lunar half of Aries keeps the courage and loses the noise. It fights for kin, for land, for whoever was hit first, and is sorry afterwards. Fire stations and clinics know the type; a brother’s advice is heard out of doors.',
    ),
    Taurus: halves(
      'In the sign of Venus, Mars is governed by appetite. Saravali speaks of loud talk and a taste for company. Effort turns slow and heavy; building, cooking and farming use it well, arguments over possessions badly.',
      'Appetite grows patient when the Moon’s half holds Mars in Taurus. Orchards, ovens and timber answer to these hands. Jealousy about things is really about persons, and will admit as much after a good supper.',
    ),
    Gemini: halves(
      'Many skills, much travel and many opinions come from Mars in Gemini. Hands are quick with instruments, words cut. It fights by letter. A walk to the post-box, before and not after sending, is a cheap discipline.',
      'In the lunar half of Gemini Mars argues from the heart, in short letters with underlinings. Crafts that need two hands and an ear absorb it, from tuning to dressmaking. A quarrel with a sister or brother lasts until somebody laughs.',
    ),
    Cancer: halves(
      'Mars is debilitated in Cancer: force turned inward, houses changed, wealth from water or from others in the verse. Anger is defended as feeling. Protective work restores it; nobody guards a ward or a kitchen more bravely.',
      'Twice in the Moon’s keeping, Mars in Cancer stands an anxious guard over mother, house and food. Force comes out as tears or as a sudden move. Rowing or boat work strengthens it, and disputes settled by daylight leave no damp behind.',
    ),
    Leo: halves(
      'Forests, herds and few comforts suit Mars in Leo, says Varahamihira: enduring, poor at first, unafraid. Courage is shown for love or for honour rather than pay. It obeys only those whom it has seen in danger.',
      'The hunter of the verse becomes a protector in the Moon’s half of Leo. Mars is loyal there to a fault, sulks when unnoticed, and works best for a chief it has nursed. Children and horses obey it without being told.',
    ),
    Virgo: halves(
      'Honoured by the good, careful of expense, gifted in song and technical arts: Mars in Virgo fights error. Small tools, exact incisions, tested procedures. Criticism given hot is its fault; written and cooled, it becomes a service.',
      'Hands that mend belong to Mars in the lunar half of Virgo: physiotherapy, bone-setting, fine repair, the feeding of difficult animals. Irritation settles in the shoulders. A complaint made at the workbench turns into an instruction, and is then half settled.',
    ),
    Libra: halves(
      'Wanderlust and good company mark Mars in Libra, in trade or war on commission. It needs an opponent or a partner to act at all. Money goes upon friends. Agreeing beforehand who decides makes this pair-minded Mars effective.',
      'Mars in Libra pleads rather than strikes when the Moon’s half has it. Its weapons are charm, timing and a friend’s influence, and its fatigue comes of giving way too long. One refusal a week, early and polite, prevents the large one.',
    ),
    Scorpio: halves(
      'Silent strategy belongs to Mars in Scorpio, where it is lord: mining, surgery, trade in risky goods, leadership of hard crews. The verse has snakes and weapons. Forgiving an old enemy yearly costs pride and frees great strength.',
      'Even in its own Scorpio Mars can be tender, and the lunar half makes it so behind closed doors. Midwives, divers and keepers of archives have this loyalty. Hurt, it withdraws for months; friends do well to knock twice and bring food.',
    ),
    Sagittarius: halves(
      'Scarred, blunt and faithful to its teacher, Mars in Sagittarius fights for a rule. Horses, vehicles and long roads are its joy. Promises are made at full gallop; halving each of them keeps the honour it cares for.',
      'Campaigns are fought for pupils, pilgrims and animals by Mars in the Moon’s half of Sagittarius. Money is given before advice, and the long road is taken home. The temper is a summer storm; a calendar kept by somebody fond of it saves its promises.',
    ),
    Capricorn: halves(
      'Exalted in Capricorn, Mars works to a plan: wealthy, a commander, surrounded by kin, says Saravali. Force is rationed, so it lasts. Engineers, officers and climbers have it; rest must be written into the orders.',
      'Exalted in Capricorn, Mars turns provider in the half that is the Moon’s. Wells, roofs and wages are its victories, and kin are employed. It rests by repairing something for a neighbour, while its own rest waits for the same attention.',
    ),
    Aquarius: halves(
      'Without ease and without bending, Mars in Aquarius struggles for ideas. Losses through gambling and dress neglected are in the text. Invention and social causes want its energy, provided that the meeting ends before the tempers do.',
      'For Mars in the lunar half of Aquarius the point of a struggle is the company. A strike, a rescue or a village festival shows it at its best; idle, it quarrels with those who stayed away. What comrades borrow had better be a gift, and smaller.',
    ),
    Pisces: halves(
      'Life far from home, a hard year outlived and debts of kindness are told of Mars in Pisces. It strikes late or on another’s behalf. Swimming, rescue and nursing use the force; plans left vague drain it.',
      'A tide of feeling moves Mars in Pisces when it stands in the Moon’s half. It nurses, sails, sings in anger and forgives at sea. Feet tire before the will does, so shoes, like promises, should be chosen for the distance.',
    ),
  },
  Mercury: {
    Aries: halves(
      'Mercury in Aries answers before the question ends. Debate, dice and quick credit are in the old verses, with a lean body and little patience. Numbers are done in the head; a colleague should check the second decimal.',
      'In the lunar half of Aries Mercury speaks from the stomach and is usually right. Stories, wagers and quick sketches come out whole. A grievance is forgotten sooner by its author than by its readers, which is a reason to post nothing before breakfast.',
    ),
    Taurus: halves(
      'Teaching, good clothes and steady wealth belong to Mercury in Taurus. It learns slowly and forgets nothing of value. The voice persuades by calm. Negotiations are won by the one who can sit longest, and that is you.',
      'Memory is the fortune of Mercury in the Moon’s half of Taurus: recipes, prices, melodies, who married whom. Farm trade and work with the voice pay. A sample persuades it better than an argument, and it sells by the same means.',
    ),
    Gemini: halves(
      'At home in Gemini, Mercury has two of everything: languages, trades, perhaps mothers, says Saravali. It is apt in argument and kind in fact. Projects multiply like clever rabbits; a list with five lines is a good fence.',
      'Mercury in its own Gemini listens as well as it talks once the lunar half has it. Mimicry, languages and the calming of nervous people are its arts. Too many confidences come in, and a locked notebook, burnt each year, keeps them safe.',
    ),
    Cancer: halves(
      'Mercury in Cancer earns by water, memory and song, and disputes with its own kin. Facts are coloured by who said them. Family history, hospitality and writing for the young are natural subjects; keep the receipts elsewhere.',
      'Family lore, songs and small shops are mother tongue to Mercury in the Moon’s half of Cancer. Arithmetic is done in mouths to feed. Where it feels unwelcome it forgets what it knows; a familiar cup upon the desk is of real use.',
    ),
    Leo: halves(
      'Forgetful in detail and grand in outline, Mercury in Leo declaims. The verses credit it with little learning but love of travel and of rank. Its ideas need a stage and an editor, and do best with both on salary.',
      'Mercury in Leo reads aloud to children when the lunar half governs it, and is the better for the audience. Praise teaches it more than rules do. What it writes in affection is worth keeping, what it writes in pique should be slept on.',
    ),
    Virgo: halves(
      'Nowhere is Mercury better than in Virgo, its exaltation: generous, learned, free of fear, skilled with words and proofs. Errors jump out at it. Teaching a method, rather than correcting a person, spreads the benefit further.',
      'Exalted in Virgo, in the half that is the Moon’s, Mercury cares as it counts. Herbals, diets, household books and the editing of friends fill its days. Worry is exact here; put on paper, half of it proves to be somebody else’s.',
    ),
    Libra: halves(
      'Fine crafts, debate and hospitality fill the days of Mercury in Libra. It spends as it speaks, agreeably. Negotiation and design suit it, since both sides of a matter are seen at once; a coin will serve for trifles.',
      'Tact is a way of thinking for Mercury in the lunar half of Libra. It knows what each side would like to hear, and arranges rooms, music and clauses accordingly. One written opinion of its own, shown to a friend, keeps the gift from becoming fog.',
    ),
    Scorpio: halves(
      'Hard work, debts and secrecy shade Mercury in Scorpio in Saravali. The intelligence is investigative, and its sarcasm cuts. Auditing, research and diagnosis give it honest prey; kindness has to be spoken twice, being so seldom suspected.',
      'What is not being said reaches Mercury in the Moon’s half of Scorpio first. Counselling, poetry and the care of the frightened use this ear well, and gossip uses it badly. Debts of money are small, debts of silence larger; telling pays them.',
    ),
    Sagittarius: halves(
      'Royal favour, scripture and liberality are told of Mercury in Sagittarius. It sees the whole and misplaces the page. Speeches, teaching and publishing suit it. A clerk who loves detail is the best gift it can receive.',
      'Parable is the method of Mercury in the lunar half of Sagittarius. Doctrine is explained by a grandmother’s story, and foreign words are picked up at meals. Dates and fares go astray; a travelling companion who keeps the tickets is the remedy.',
    ),
    Capricorn: halves(
      'Service in others’ tasks, debts and craft are set down for Mercury in Capricorn. Words are few and load-bearing. Contracts, timetables and dry humour are its art; praise, spoken aloud and early, must be learnt like grammar.',
      'A dry humour thaws in the Moon’s half of Capricorn, where Mercury keeps the books of a family firm or a parish. To lose its place is the old fear. Reading to the elderly makes a style out of thrift in words.',
    ),
    Aquarius: halves(
      'Mercury in Aquarius thinks in systems and argues on principle. The old verse finds work begun and not finished, and poor cleanliness in habits. Science, networks and reform need such a head, with someone beside it to close the file.',
      'Mercury in the lunar half of Aquarius thinks in company and forgets it when alone. Meetings, choirs and a neighbourhood paper carry its ideas. Somebody should note down the remark made at the door, which is generally the one that mattered.',
    ),
    Pisces: halves(
      'Mercury is debilitated in Pisces: reason swims. Devotion, skill in leatherwork or in others’ service, and pleasant conduct are granted nevertheless. Poets and carers use it. Figures should be written down twice, and promises given with a date.',
      'Reason dreams when Mercury, debilitated in Pisces, falls in the Moon’s half. Music, images and prayers are understood at once, instructions on the third reading. Work beside a practical friend, who reads the sums aloud, keeps the two of them solvent.',
    ),
  },
  Jupiter: {
    Aries: halves(
      'Commander, generous giver, patient in debate: Jupiter in Aries acts upon its faith. Wealth and enemies both arrive by boldness. A cause is chosen quickly and served long, which is rare; spending runs ahead of the income all the same.',
      'Faith is warmer than it is bold with Jupiter in the lunar half of Aries. Gifts are made on impulse to whoever stands near, mothers and soldiers before scholars. It learns most by founding something small and staying until it walks.',
    ),
    Taurus: halves(
      'Good dress, jewels, healing and devoted spouses attend Jupiter in Taurus. Wisdom is practical here and tastes of bread. It gives advice about money that grandparents would approve; weight and ownership should both be reviewed yearly.',
      'Jupiter in the Moon’s half of Taurus blesses a table. Granaries, dairies, nurseries and family banks do well under it, and quarrels end over a meal. Sweetness is a weakness of its table and its budget; walking to market answers for both.',
    ),
    Gemini: halves(
      'Eloquence and several trades at once come of Jupiter in Gemini. Minister, poet or clever dealer in the verse, it collects points of view. Belief is provisional. Reading one great book slowly supplies the missing weight.',
      'Good talk in small rooms is the temple of Jupiter in the lunar half of Gemini. Cousins, pupils and causes are adopted by the dozen. Its opinion is that of the last kind speaker, so let the day’s reading be done before the evening’s company.',
    ),
    Cancer: halves(
      'Jupiter reaches exaltation in Cancer: learned, handsome, rich in children and jewels, loved by the community. Care and judgement are one movement. Even so it should learn to say no, for shelter given to all shelters few.',
      'Exalted in Cancer and given the Moon’s own half, Jupiter becomes the luck of a household. Children, old people and guests thrive near it, and land by water is mentioned. Its one sorrow is whoever left; a place kept at table says it best.',
    ),
    Leo: halves(
      'Leader of an army or an assembly, with a fortress in the hills, is Jupiter in Leo. Teaching is a performance and generosity has witnesses. Firm enemies respect it. It matures when a pupil is allowed to outshine it.',
      'A godparent is what Jupiter makes in the lunar half of Leo: proud of others, generous in private, quick to feel a missed thanks. Schools and clubs are endowed in somebody’s memory. It does well to learn the names of those who sweep them.',
    ),
    Virgo: halves(
      'Clever, dutiful and skilled in texts, Jupiter in Virgo builds its temple out of footnotes. It gains by accuracy and by service. Doubt may eat the blessing; acting on what is ninety per cent certain sets it free.',
      'Doubt softens into diligence with Jupiter in the Moon’s half of Virgo. Clinics, kitchens and libraries profit by a wisdom that arrives with a sponge and a list. The blessing is in the hands, and a lecture about it tires both parties.',
    ),
    Libra: halves(
      'Many friends, foreign trade and fair speech are told of Jupiter in Libra. It judges well because it likes both parties. Religion and pleasure live together without quarrel, so long as the accounts are kept by a third.',
      'Reconciliation is the ministry of Jupiter in the lunar half of Libra. Couples, partners and neighbours bring it their grievances and go home fed. It leans toward the one who wept; a rule read out beforehand holds the scale level.',
    ),
    Scorpio: halves(
      'Scholar of many books, builder of shrines, few words: Jupiter in Scorpio looks for truth below ground. Grants, research and inheritances help. Suspicion of every teacher, including itself, is eased by healing somebody with the knowledge.',
      'Jupiter in the Moon’s half of Scorpio believes because of what it has survived. Hospices, recovery groups and family archives are its chapels. False comfort it smells at once. After so much giving of help, to receive some is the harder study.',
    ),
    Sagittarius: halves(
      'In its own sign Jupiter teaches, blesses and stands surety. Governor, giver of feasts, priest of good causes, say the verses. Faith makes you lucky. What you call obvious should be explained once more, slowly.',
      'The teacher at home is Jupiter in the lunar half of its own Sagittarius: a wide table, pupils who stay the night, proverbs about rain. Luck comes through the family and on pilgrim roads. Advice is best kept for the second cup.',
    ),
    Capricorn: halves(
      'Jupiter falls in Capricorn, where hope is audited. Small means, much labour and kindness withheld appear in Saravali. It becomes wisdom of the tested kind: charity by standing order, belief confined to what has survived use.',
      'Hope, fallen in Capricorn, is fed in small portions when Jupiter has the Moon’s half. The old, the hired and the land are looked after, and prayers said with sleeves rolled up. Want is provided against early; laughing at oneself provides for the rest.',
    ),
    Aquarius: halves(
      'Varahamihira gives Jupiter in Aquarius the results of Cancer; others see faultfinding and gain through groups. It believes in systems that are fair to strangers. Friends need a visit now and then besides the principle.',
      'With Jupiter in the lunar half of Aquarius belief is a gathering: shared suppers, a choir, a relief fund. The stranger is fed first and catechised never. Enthusiasm thins when the group does, so one friendship at least should stand outside it.',
    ),
    Pisces: halves(
      'Honoured by kings and learned in sacred books is Jupiter in Pisces, its second house. Compassion precedes argument. Teachers of music, healing and prayer have it; it gives more safely by the glass than by the well.',
      'Jupiter in its own Pisces drifts toward the sick and the musical when it falls in the Moon’s half. Holy in small ways, it is vague in large ones. Let someone else hold the keys, and you the hand of whoever is frightened.',
    ),
  },
  Venus: {
    Aries: halves(
      'Venus in the solar half of Aries does the asking. Love is declared before witnesses, dances are led, a studio is opened in one’s own name. Admirers are dropped for hesitating; the lesson to come is that slow people also mean it.',
      'Love at the first charge: Venus in Aries is loyal in the moment and regrets by post. Saravali mentions quarrels, roads and loss over attachments. Courage in art is its real talent; a month of patience shows the rest.',
    ),
    Taurus: halves(
      'Ownership is an art with Venus in the Sun’s half of Taurus. Herds, vineyards, jewels and singers earn for you, since you know the price of quality and name it. Partners are shown to company, and would as soon be asked.',
      'Venus owns Taurus and furnishes it with fields, scents, jewels and good company. Earnings come by its own taste and effort. Affection is physical and lasting; what it buys is kept, and what it keeps gains in price.',
    ),
    Gemini: halves(
      'Wit goes on stage with Venus in the solar half of Gemini: lyrics, fashion pages, a salon with rules. Two minds are courted so that one may be chosen. Contracts for such talent should be read by a friend who has none of it.',
      'Artful talk and letters are the love language of Venus in Gemini. Learning, poetry and a post under rulers stand in the verses. Two admirations at once are possible; honesty about the number prevents most of the trouble.',
    ),
    Cancer: halves(
      'Pride of hearth is strong where Venus in Cancer has the Sun’s half. Inns, cookery schools and family brands are made out of it. Its own are defended at the first slight, though the guest who criticised the soup was only hungry.',
      'Timid, proud of kin and in need of shelter, Venus in Cancer loves by feeding. Two partners, says Varahamihira, one for the fear of losing the other. Home crafts and hospitality pay; possessiveness costs, until trust is a habit.',
    ),
    Leo: halves(
      'Venus in Leo loves like a patron under the Sun’s half. Theatres are taken, portraits commissioned, one partner crowned. Wealth through that partner stands in the verse, and some rivalry with it; sharing the last bow keeps love and company together.',
      'Wealth through a partner and pride in the young are told of Venus in Leo. Affection wants daylight and compliments. Gifts are large, slights are remembered. Theatre, jewellery and children’s parties bring out its best hour.',
    ),
    Virgo: halves(
      'Fallen in Virgo, Venus finds a spine in the solar half, where taste becomes a trade with standards: textiles, perfume, the care of skin. It courts by improving things. The beloved ought to be left one habit that nobody improves.',
      'Venus is debilitated in Virgo, because love made careful grows thin. Small gains, soft speech and service to unworthy people are mentioned. Taste becomes technique: tailoring, dentistry, editing. Affection improves when faults are left uncounted.',
    ),
    Libra: halves(
      'In its own Libra, under the Sun’s half, Venus governs: galleries, treaties, houses of fashion. Justice is part of its idea of beauty and may cost it a friend. What taste has earned stays longest with a partner who has little.',
      'Charm is professional with Venus in Libra, its moolatrikona: flowers, art, diplomacy, wealth by work and friends. It dresses for the other person’s mood. Choosing the restaurant now and then is an exercise in character.',
    ),
    Scorpio: halves(
      'Venus in the solar half of Scorpio does not hide what it wants. Great performers have it, and bold backers of others’ talent. A rival is met face to face. After a rupture it burns the letters, when posting one would have served.',
      'Eloquent, watchful and in debt for love, Venus in Scorpio burns in secret. The verses are hard upon it. Great art, deep fidelity and talent with others’ money lie on the same ground; suspicion must be asked, not investigated.',
    ),
    Sagittarius: halves(
      'Love takes the chair in the Sun’s half of Sagittarius, where Venus presides at festivals, courts and colleges. Rulers are kind to it. The partner is met on a platform or a pilgrimage, and vows made there should be said again in the kitchen.',
      'Virtue, wealth and good company adorn Venus in Sagittarius. Romance begins on a trip, over a book or at a festival. It prefers the frank to the smooth. Promises of for ever need a date for supper.',
    ),
    Capricorn: halves(
      'Venus in Capricorn, lit by the solar half, loves with a plan and builds it. Houses, old firms and museums gain by such taste. Its faith is first to the undertaking; aloud, praise for the partner costs nothing and was left out of the estimate.',
      'Drawn to elder or practical partners, Venus in Capricorn loves by staying. Effort spent without rest is the fault that Saravali hints at. Antiques, buildings and contracts suit its taste; tenderness has to be put in the diary.',
    ),
    Aquarius: halves(
      'The Sun’s half gives Venus in Aquarius a banner: design for the many, love across a barrier, music in the street. It is admired widely and known by few. Reforming the beloved is the one campaign it should call off.',
      'Unusual attachments and little concern for custom mark Venus in Aquarius. Friends become lovers and remain friends. The old text finds anxiety and wasted labour; design for many, music in groups and fair rules give it peace.',
    ),
    Pisces: halves(
      'Exalted in Pisces, in the solar half, Venus performs its tenderness in sacred song, in film, in healing with a name over the door. Wealth and titles are allowed. A manager who can refuse in the same soft manner completes it.',
      'Venus is exalted in Pisces: learned, wealthy, courteous, loved by its people. It forgives before being asked. Music, fabrics and healing all gain by such tenderness, while lending money, like rescuing people, wants an upper limit.',
    ),
  },
  Saturn: {
    Aries: halves(
      'Fallen in Aries, Saturn meets its king in the Sun’s half and resents the hurry of his orders. False starts are made before everyone. Endurance sports, and a post under one strict but fair chief, turn stubbornness into stamina with the years.',
      'Saturn is debilitated in Aries, where patience has to run. Roving, without friends and hard of speech in the verse, it learns through false starts. A trade with a long apprenticeship, and a slow sport, repair its timing.',
    ),
    Taurus: halves(
      'In the solar half of Taurus Saturn works for rank as well as bread. Land offices, quarries and old family firms know that stiff back. A debt to the father, in money or in words, is best paid while both can sit down to it.',
      'Old wine, older partners and modest wealth are read from Saturn in Taurus. Goods are acquired to last for ever. Obstinacy is its prosperity and its burden; giving one possession away each season keeps the hands from closing.',
    ),
    Gemini: halves(
      'Saturn speaks for the record in the Sun’s half of Gemini: clerks of court, editors, union secretaries. Authority is opposed on paper, and the first time without result. A short memorandum wins later what the long one lost.',
      'Debts, distress and clever counsel meet in Saturn in Gemini. Thought is dry and methodical: statistics, drafting, law reports. Words come with difficulty and are then trusted. Handwork quiets a mind that worries in numbered paragraphs.',
    ),
    Cancer: halves(
      'Duty to a house becomes public duty for Saturn in the solar half of Cancer. The eldest raises the others; the town’s orphan grows into its warden. Feeling is put off until the roof is paid for, and one evening of being looked after is no luxury.',
      'A sparing childhood, a mother missed or leaned upon, learning later: thus Saturn in Cancer. Affection seems rationed. Providing for a house, then resting in it, is the lesson here, and time brings both of them.',
    ),
    Leo: halves(
      'Servant and king quarrel aloud when Saturn holds the Sun’s half of Leo. Office comes late, after an injustice from above, and is then exercised to the letter. Children soften it. A rule bent once in someone’s favour will not bring the kingdom down.',
      'Saturn labours in Leo under a king it does not like. Writing, carrying and scant honour stand in the verse, with little joy from children. Authority shared by rota suits it. Praise given downward returns upward.',
    ),
    Virgo: halves(
      'Inspection is the vocation of Saturn in the solar half of Virgo: of bridges, kitchens, accounts. It would rather be right than thanked, and is promoted for it slowly. Idle days tire it more than full ones; one apprentice taught is worth ten corrected.',
      'Few words, small wealth, a gift for crafts and for others’ houses belong to Saturn in Virgo. Quality control is its prayer. Trouble is feared more than suffered; strength thrives upon dull food and daily walks.',
    ),
    Libra: halves(
      'Saturn exalted in the Sun’s half of Libra sits on the bench and looks it. Towns, guilds and foreign boards are entrusted to you, late and for long. Its impartiality comforts opponents, while those at home would settle for less justice and more supper.',
      'Exalted in Libra, Saturn heads assemblies, towns and courts. Fame and wealth come with age and by foreign roads. Justice is done without haste. You do best beside an equal, and should let no case become a personal one.',
    ),
    Scorpio: halves(
      'Command in hard places falls to Saturn in the solar half of Scorpio: mines, flood works, prisons, intensive care. It spares itself last. Anger at a father or a state gives the will its edge, and one visit to where it happened draws the poison.',
      'Fire, poison, anger and strong will are the old words for Saturn in Scorpio. It guards what hurts. Work in mines, morgues, archives or rehabilitation suits its nerve; telling the story once, aloud, ends its long rule.',
    ),
    Sagittarius: halves(
      'The head of a school, an order or a regiment is Saturn in the Sun’s half of Sagittarius. Rules are kept because it kept them first. Honour arrives with grey hair; a younger teacher who wants another timetable may well be right.',
      'Happy in its end, trusted by rulers, leader of a village or an army: Saturn in Sagittarius is kind. Conduct teaches. The creed gets simpler each decade, until what is left can be practised on any weekday.',
    ),
    Capricorn: halves(
      'Authority has its own chair in the solar half of Capricorn, and Saturn sits down in it early. Ministries, estates and monasteries are kept running, and obedience is expected as one expects weather. Tiredness is admitted late, so a standing appointment with rest is the remedy.',
      'Saturn in Capricorn holds others’ lands and its own post. Towns, committees and old crafts rely upon it, for it enjoys wealth without display. Bathing, rest and mirth are mentioned by the texts as what it neglects.',
    ),
    Aquarius: halves(
      'Saturn in its own Aquarius stands up and speaks in the Sun’s half. Labour, science and public works find an organiser loyal to the many. Single persons feel overlooked; an hour given to one of them, with no minutes taken, restores the cause.',
      'Organiser, sceptic and friend of the common person, Saturn rules Aquarius and is steady in it. Saravali asks you for plain speech. A long project for people it will never meet suits this placement best.',
    ),
    Pisces: halves(
      'Compassion becomes administration where Saturn in Pisces falls in the solar half. Relief funds, temples and ships’ companies are steered by you, and you sleep at the office. Rulers trust you; trust one other person with the night watch.',
      'Modest, skilled in gems and ceremonies, trusted late: Saturn in Pisces softens. It carries the sorrow of others and keeps accounts of it. Retreat at fixed times, bounded and regular, prevents pity from turning into gloom.',
    ),
  },
  Rahu: {
    Aries: byNode(
      'Rahu in Aries acts through Mars and wants to be first at something never tried. Speed is mistaken for courage. Start-ups, aviation and emergency trades reward it, when one cautious partner is allowed to hold the brake.',
      'The haste of Rahu hides a wish to be taken home in the lunar half of Aries. Crews, clans and emergency wards feed it, and it risks itself in order to be kept. Sleep is the brake that Mars never fitted; nights on duty should be counted.',
    ),
    Taurus: byNode(
      'Many count Rahu exalted in Taurus, acting for Venus. Hunger settles upon solid things: land, currencies, gems, a famous voice. Taste gets expensive before it gets good. Owning less, and knowing its maker, satisfies better.',
      'Comfort without limit is what Rahu asks of Taurus in the Moon’s half: rich food, foreign fabrics, a voice to fall asleep by. Venus pays, for a time. One cupboard emptied before another is filled teaches the appetite where its floor is.',
    ),
    Gemini: byNode(
      'Information is sweet to Rahu in Gemini, which works as Mercury would without a bedtime. Languages, code, gossip and markets come easily. Two sources for each story, and one screen at a time, keep brilliance honest.',
      'Rahu in the lunar half of Gemini lives on messages and on the feeling behind them. It copies any accent and is anyone’s confidant by the second evening. Silence beside one old friend, no device at hand, returns its own voice to it.',
    ),
    Cancer: byNode(
      'A clan is founded abroad by Rahu in the Sun’s half of Cancer. It takes charge of other people’s homesickness, in hotels, eating-houses and settlement offices, and grows large on it. The mother’s blessing, sought late and in person, counts for more than the property.',
      'Rahu in Cancer borrows the Moon’s moods and enlarges them. Roots are sought in foreign soil, comfort in feeding many. Homeland and mother are idealised from a distance. A small, dull, owned kitchen is oddly curative.',
    ),
    Leo: byNode(
      'The throne itself attracts Rahu in Leo, which acts for the Sun. Stage, politics and speculation offer short cuts to it. Applause from strangers fades by morning; mastering a part before playing it makes the ambition safe.',
      'To be adored by those at home is what Rahu wants in the Moon’s half of Leo, and that is the harder public. Children’s fame and royal connections are pursued. A household is no audience; the role that wins it has no lines.',
    ),
    Virgo: byNode(
      'Through Mercury, Rahu in Virgo pursues the perfect method. Diets, diagnostics, software and procedures are tried by turns. Skill becomes real at about the tenth version. An adviser trusted for ten years beats ten of the latest.',
      'Worry is conducted in laboratory terms by Rahu in the lunar half of Virgo. Purity, method and the health of the house are studied night after night, often with real skill. Plain meals cooked by another, and no searching after supper, restore proportion.',
    ),
    Libra: byNode(
      'People of another world fascinate Rahu in Libra, where it acts as Venus. Alliances, fashion, law and diplomacy are its ladders. Agreements signed to impress should first be read through by somebody who cannot be charmed.',
      'Belonging to a pair is the craving in the Moon’s half of Libra, and Rahu will learn any faith or cuisine for its sake. Taste is quick, promises quicker. A month alone between two attachments shows which of the new manners were its own.',
    ),
    Scorpio: byNode(
      'Secrets give Rahu in Scorpio its appetite, and Mars its nerve; by common reckoning it is debilitated here. Intrigue wastes both. Forensics, depth psychology or tax law turns the same compulsion into a profession with rules.',
      'Debilitated by common count, Rahu in the lunar half of Scorpio is afraid and fascinated together. Faces, wills and case notes are read for danger. Work with the traumatised gives it a use; where money and intimacy meet, a third person should hold the papers.',
    ),
    Sagittarius: byNode(
      'Rahu in Sagittarius speaks for Jupiter without having finished the course. Foreign gurus, grand theories and legal gambles draw it on. Degrees completed and sources named give its considerable persuasive power a floor to stand on.',
      'Blessings are collected by Rahu in the Moon’s half of Sagittarius: shrines, ashrams, diplomas of healing, a grandmother in each country. Jupiter’s sincerity is there without his syllabus. It comes to rest when it cooks for the pilgrims instead of advising them.',
    ),
    Capricorn: byNode(
      'Climbing is the passion of Rahu in Capricorn, under Saturn’s orders. It studies how institutions really work and rises by unusual doors. Credit should be shared on the way up, since the descent passes the same people.',
      'Security is the summit that Rahu climbs in the lunar half of Capricorn. Posts with pensions, land with deeds, a name the neighbours greet, and still it wakes at three. Saturn’s cure is slow: the same bench, the same old people, each Saturday.',
    ),
    Aquarius: byNode(
      'As co-lord by common reckoning, Rahu is at home in Aquarius: technology, crowds, reform and odd friends are its element. It sees next year’s custom. Loyalty to persons, not just to networks, is what has to be learnt.',
      'The crowd is a family to Rahu in the Moon’s half of Aquarius, its own sign by common reckoning. It mothers networks, houses strangers and weeps at anthems. What the group promised at midnight should be asked of its members singly, by day.',
    ),
    Pisces: byNode(
      'The dream wants a director in the Sun’s half of Pisces. Rahu there raises money for films, fleets, clinics and revelations, and looks the part; Jupiter’s permission is assumed. Half as large and finished would be the making of it.',
      'Under Jupiter, Rahu in Pisces dreams at scale: cinema, oceans, hospitals, faith healing. Boundaries blur and bills go unseen. Work with images or with the sick gives it a shore, and clear mornings keep the images true.',
    ),
  },
  Ketu: {
    Aries: byNode(
      'Ketu in the solar half of Aries acts before it has wished to. Rescue, surgery and single combat show its speed, and it is gone before the thanks. Command is offered and declined; to accept for one season, with the end named, does others good.',
      'Ketu in Aries has already won, and is tired of contests. Acting like Mars without the anger, it strikes once and leaves. Starting again from habit is the trap; serving as somebody’s calm second teaches it more.',
    ),
    Taurus: byNode(
      'Gold is handled without appetite by Ketu in the Sun’s half of Taurus, which makes it a sought-after treasurer. Its own estate runs down, and its speech is short. Held to be debilitated here, it gains by tilling a small plot with its hands.',
      'Possessions hang loosely on Ketu in Taurus, debilitated there by common count. Venus gives taste and the node forgets to collect. Money in plain long-term form, out of sight, suits you, who dislike thinking of it.',
    ),
    Gemini: byNode(
      'One sentence does for a speech when Ketu stands in the solar half of Gemini. Knots in code, contracts and quarrels are cut, and others left to explain. Sisters and brothers take this for scorn; a second sentence, beginning with their name, undoes it.',
      'Words fall away from Ketu in Gemini, although Mercury has trained it well. It knows the answer and mislays the argument. Ciphers, sign languages and music replace talk; a weekly letter keeps brothers and sisters near.',
    ),
    Cancer: byNode(
      'Ketu in the Sun’s half of Cancer leaves home by decision and says so. Orphans, refugees and animals are defended without sentiment; the mother is loved by errand. To cook for others once a week, and stay to eat, rejoins what pride divided.',
      'A certain homelessness belongs to Ketu in Cancer: the Moon feels, and the node moves on. The past is vivid and unattended. Tending an elder or a shrine, by rota and not by mood, restores belonging.',
    ),
    Leo: byNode(
      'Rank sits oddly on Ketu in the solar half of Leo, where it is conspicuous in spite of itself. The Sun gives presence and the node unconcern, so people follow and are surprised to be set free. A quiet evening is due after each appearance.',
      'Ketu in Leo puts the crown on a chair and walks out. The Sun supplies talent, but applause embarrasses it. Rank accepted for a fixed term, with a named successor, is a form that this node can bear.',
    ),
    Virgo: byNode(
      'A fault is found at a glance by Ketu in the Sun’s half of Virgo, and named to whoever is in charge. Forensic, surgical and software trades prize that. It should sign the findings, for work of such quality, left unclaimed, is claimed by somebody.',
      'With Mercury’s eye and no wish to be right, Ketu in Virgo repairs quietly what others complain of. Remedies and instruments interest it. Untidiness in its own affairs is the odd exception; one shelf a week suffices.',
    ),
    Libra: byNode(
      'Agreements are ended cleanly by Ketu in the solar half of Libra, sometimes too soon for the other party. It judges without a wish to be liked. Where a partnership matters, nothing should be dissolved within a month of the first thought of it.',
      'Old partnerships seem to have been completed before this life with Ketu in Libra. Venus still gives grace. Company is pleasant and optional, which companions feel; saying on what days one will be present is simple kindness.',
    ),
    Scorpio: byNode(
      'Ketu in the Sun’s half of Scorpio goes first into the tunnel. Bomb disposal, trauma surgery and vows of silence have been kept by it, and Mars asks for no witness. Younger colleagues must be told why, or they will copy only the risk.',
      'Held to be exalted in Scorpio, Ketu uses the strength of Mars to cut inward. Research, mantra and surgery are its traditional gifts. Danger does not impress it, so caution must be kept as a rule and not as a feeling.',
    ),
    Sagittarius: byNode(
      'A creed is cut to one line by Ketu in the solar half of Sagittarius, and lived in the open. It resigns from pulpits to walk with soldiers or students. The father’s faith is met again later, on better terms, unless the door was slammed.',
      'Ketu in Sagittarius carries a faith learnt long ago and no longer argued. Jupiter makes it a natural guide who avoids disciples. Doctrine bores it. Walking a traditional pilgrim route gives back what preaching had taken.',
    ),
    Capricorn: byNode(
      'Reform by withdrawal is how Ketu works in the Sun’s half of Capricorn: a whole department is struck off the chart, its own included. Ministers dislike you and need them. Saturn advises notice in writing, a tidy desk, a pension left untouched.',
      'Under Saturn, Ketu in Capricorn does the work and overlooks the post. Offices are resigned at the summit. Projects with a visible end suit it better than careers, and savings should be arranged by someone who cares for them.',
    ),
    Aquarius: byNode(
      'A fashion is broken by not being noticed, with Ketu in the solar half of Aquarius. Inventors’ sheds and hermits with a telephone belong here. It will address the crowd once, to the point; a neighbour with a key should look in on long silences.',
      'The crowd and its causes leave Ketu in Aquarius cool. Saturn gives it method; it solves a group’s problem and does not attend the celebration. Elderly neighbours, met singly, are its way back into society.',
    ),
    Pisces: byNode(
      'The contemplative is sent on errands in the Sun’s half of Pisces. Ketu there serves ships, hospices and pilgrim kitchens with a soldier’s order and a monk’s sleep. Visions are not discussed. Meals and maps seen to by others are alms it may accept.',
      'Ketu in Pisces drifts toward release with Jupiter’s blessing. Sleep, prayer and sea air affect it strongly, and so do late nights, which suit it badly. Practical duties with a clock attached keep so much sky above a floor.',
    ),
  },
} satisfies Record<Graha, Record<Sign, Record<'solar' | 'lunar', Passage>>>
