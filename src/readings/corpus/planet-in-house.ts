import type { Graha } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a house counted from the ascendant
const told = from('Phaladeepika 8; Saravali 30')
const node = from('Phaladeepika 8; Jataka Parijata 8, where the nodes are given by house')

export default {
  Sun: {
    1: told(
      'The Sun rising at birth gives a proud bearing, thin hair and a warm constitution. Such people are slow to begin and hard to stop; they lead by doing the thing first. Heat, eyes and temper want shade at midday.',
    ),
    2: told(
      'Authority handles the purse when the Sun is in the second. Phaladeepika sees wealth that passes to rulers and a hesitant tongue; tax, official income and plain, rather commanding speech are its present forms. Eyes and teeth repay yearly care.',
    ),
    3: told(
      'Courage is the Sun’s gift in the third: a strong right arm, an independent mind and rank won by effort. An elder brother or sister may be a rival until each has a field of their own to rule.',
    ),
    4: told(
      'With the Sun in the fourth the heart sits outside while the body is at home. Property comes through government or father with conditions attached; peace comes late. A room that gets the morning light is a modest and real help.',
    ),
    5: told(
      'Intelligence with few children, and a liking for hills and forts: thus the old authors on the Sun in the fifth. It is a commanding mind that teaches by example. Pride is its tax, paid chiefly in speculation.',
    ),
    6: told(
      'Rivals give way before the Sun in the sixth. Saravali praises this place for rank, digestion and command of servants; medicine, administration and uniformed service use it. The one weakness is working through a fever instead of going to bed.',
    ),
    7: told(
      'The Sun sets in the seventh, where pride has to learn another person’s hours. A partner with standing of their own is needed; the wedding tends to come late. Contracts with authorities go better when the other party speaks first.',
    ),
    8: told(
      'Low vitality in youth, careful eyes and few public successes before the mid-thirties are told of the Sun in the eighth. It works like a lamp in a mine. Research, taxation and recovery of losses are its honourable fields.',
    ),
    9: told(
      'Principle and father collide with the Sun in the ninth, and both survive. The texts grant children, friends and devotion to the gods; conviction is formed by opposing a teacher before honouring him, usually in a different town.',
    ),
    10: told(
      'No place suits the Sun better than the tenth: rank, vehicles, the ear of rulers, strength to finish what was promised. Work is seen. People with it should choose carefully what they wish to be known for.',
    ),
    11: told(
      'Wealth, long life and freedom from grief are read from the Sun in the eleventh. Superiors sponsor this person, older friends open doors, and gains come in a few large sums; loyalty upward has never to be bought.',
    ),
    12: told(
      'Apart from father and birthplace the Sun in the twelfth finds its office: embassies, hospitals, retreats. Phaladeepika counts weak eyes and quarrels at home. Solitude by choice restores the dignity that neglect would take away.',
    ),
  },
  Moon: {
    1: told(
      'When the Moon rises the face tells everything. Soft features, changing plans and a need for company go with it; a waxing Moon adds fortune, a waning one asks for sleep and fewer commitments. The public takes to such people.',
    ),
    2: told(
      'Sweet speech, a full table and money that comes in tides belong to the Moon in the second. Family talk forms this mind. Trade in food, milk, silver or stories suits it, if reserves are kept where moods cannot reach.',
    ),
    3: told(
      'Brothers, sisters and neighbours hold up the native with the Moon in the third. Feeling travels by letter and short visit, and the mood decides how brave one is today. A weak Moon here grows stingy with rest.',
    ),
    4: told(
      'The Moon has directional strength in the fourth: happiness, friends, conveyances and a mother whose influence never ends. Home is changed often and loved each time. Near water, or with a kettle on, these people think best.',
    ),
    5: told(
      'A gentle, quick mind and tenderness toward children mark the Moon in the fifth; daughters are mentioned. Memory works by feeling, so lessons learnt in affection stay. Investments made in a melancholy week are better reversed before they settle.',
    ),
    6: told(
      'Phaladeepika gives the Moon in the sixth a tender stomach and more opponents than it deserves. Worry is felt in digestion first. Nursing, catering and care of animals turn the same sensitivity outward, where it heals rather than gnaws.',
    ),
    7: told(
      'Good looks, affection and a longing to be two are told of the Moon in the seventh. Partners are chosen by warmth and kept by conversation. Business with the public thrives; jealousy, where it comes, comes at night.',
    ),
    8: told(
      'Health moves with the mood when the Moon is in the eighth, and the old books are careful about childhood. It perceives what is hidden and is moved by it. Regular sleep, water and a trusted listener carry this person well.',
    ),
    9: told(
      'Fortune, children and faith are promised by the Moon in the ninth. A mother or grandmother is the first teacher, pilgrimage is pleasure, and luck increases near the sea. Belief changes its clothes but seldom its heart.',
    ),
    10: told(
      'The Moon in the tenth works for the public and shows it. Success, charity and early completion of tasks are in Phaladeepika; careers change with the times, and a woman in authority often gives the decisive recommendation.',
    ),
    11: told(
      'High-minded, long-lived and well supplied: so the Moon in the eleventh. Friends arrive through friends, and gain comes from goods in daily use. Wishes shift by the season; writing them down shows which ones return.',
    ),
    12: told(
      'Privacy feeds the Moon in the twelfth, and noise starves it. Older writers speak of weak eyes, expense and idleness; retreats, night work and caring for the confined give the same tide a shore. Early nights count as medicine here.',
    ),
  },
  Mars: {
    1: told(
      'A scar or mark on the head, and a readiness for blows, are the classical signs of Mars rising. This body wants use. Sport or manual work before noon leaves enough patience for people in the afternoon.',
    ),
    2: told(
      'Hard words cost money when Mars is in the second. Saravali foresees plain food and poor company at table; earnings come from tools, land, fire or engines. Half a minute between thought and speech saves most of it.',
    ),
    3: told(
      'Strength, wealth and nerve are given to Mars in the third, though younger siblings keep their distance. It is the place for athletes, surgeons and those who repair machines. Competing with strangers spares the family.',
    ),
    4: told(
      'Mars in the fourth overheats the home. Kin, land and comfort are lessened in Phaladeepika; there are boundary quarrels and renovations without end. Property held jointly is unwise, and hard exercise outdoors keeps the peace indoors.',
    ),
    5: told(
      'A restless intelligence attends Mars in the fifth: tactics are quick, enjoyment is short, children are lively or long awaited. It does well in engineering, games and surgery. Let decisions about stakes and offspring cool for one night.',
    ),
    6: told(
      'Victory over opponents is nowhere surer than with Mars in the sixth. The appetite is strong and desire stronger, says Phaladeepika; discipline is loved for itself. Inflammations come from pushing on and go with a day in bed.',
    ),
    7: told(
      'Two commanders in one tent describes Mars in the seventh. Partners are brave, and disputes loud and soon forgotten by one side. Marriage after the mid-twenties, with separate domains, is the common counsel; matching must look at this place.',
    ),
    8: told(
      'For Mars in the eighth the texts urge care of the body, fire and blades, and modest means. Surgery, mining, insurance and emergency work put it in harness. Safety gear and insurance are, in such a chart, religious duties.',
    ),
    9: told(
      'Mars in the ninth fights for its creed and argues with its father. Phaladeepika calls the native disliked, yet a power under a ruler. Law, engineering abroad and sports training give the crusader a field where he may win.',
    ),
    10: told(
      'Mars gains directional strength in the tenth: bold, generous, praised, fit for command. Projects with a deadline and a risk are met eagerly. A superior who trusts and a budget that limits are all this person requires.',
    ),
    11: told(
      'Wealth in land, courage and freedom from sorrow follow Mars in the eleventh. Gains come quickly, through brothers, engineers or rivals turned allies. Friendships are active ones; they need a common task more than they need talk.',
    ),
    12: told(
      'Energy leaks by night with Mars in the twelfth: broken sleep, expense, buried anger, weak eyes in the old list. Work in remote or dangerous places uses it. A long walk after supper prevents many morning quarrels.',
    ),
  },
  Mercury: {
    1: told(
      'Mercury rising keeps people young: learned, neat with words, agreeable and long-lived, say the authors. Numbers and languages are play to them. The nerves speak through the skin, and a quiet hour after dinner settles both.',
    ),
    2: told(
      'Earning by intellect is the plain meaning of Mercury in the second. Verses, accounts and good food are at home in one mouth. Such speech sells well, and the savings are kept in more than one drawer.',
    ),
    3: told(
      'Hard work with the pen or the hands marks Mercury in the third, at times at the price of ease. Siblings are clever company. Editing, trade and teaching suit the person who is happiest with several small deadlines.',
    ),
    4: told(
      'A home full of papers and friends belongs to Mercury in the fourth. Phaladeepika gives learning, witty speech, land and conveyances. Relations come for advice; the mother’s schooling is remembered, and moving house never interrupts a course of study.',
    ),
    5: told(
      'Counsel, learning and several children go with Mercury in the fifth. It knows formulas and games, and can explain either to a child. Trading on quick information succeeds until boredom sets the stake too high.',
    ),
    6: told(
      'Mercury in the sixth argues well and does not like to be kept waiting. Opponents are beaten on the facts; work in diagnosis, accounts or correction of errors is right. Indigestion follows anger, and both follow sitting too long.',
    ),
    7: told(
      'A clever and well-dressed partner is promised by Mercury in the seventh, along with skill in contracts. Conversation is the marriage. Where two correspondences are kept open at once, the younger one should be closed.',
    ),
    8: told(
      'Fame and length of days are granted to Mercury in the eighth, with authority over punishments or accounts. It reads what others sealed. Research, actuarial work and inheritance law reward such patience; the nerves want holidays without any reading matter.',
    ),
    9: told(
      'Learning, wealth and right conduct come together with Mercury in the ninth. Eloquence serves a doctrine, and teachers become colleagues. Publishing, universities and travel for trade suit it; it believes what it has been able to put clearly.',
    ),
    10: told(
      'What Mercury begins in the tenth it finishes. Strength, learning and fame through skill are the text’s words: commerce, media, mathematics and administration. Two professions at once are normal here, and the second often outgrows the first.',
    ),
    11: told(
      'Rich in ideas and in people to try them on, Mercury in the eleventh makes its profit from information. Phaladeepika adds loyal staff and comfort. Friends much younger or older than oneself bring the best orders.',
    ),
    12: told(
      'Thought goes into hiding with Mercury in the twelfth: poor at school, one reads, and humbled by it. Ciphers, translation, programming and hospital records are well done in private. Reading aloud to someone brings the words back to the world.',
    ),
  },
  Jupiter: {
    1: told(
      'Jupiter rising is called the remover of a hundred thousand faults. Good looks, long life, fearlessness and children are promised; in company this person is asked for a ruling. Weight is the one thing that grows unasked.',
    ),
    2: told(
      'Eloquence, fine features and good food are Jupiter’s gifts in the second. Wealth comes by teaching, law, finance or ritual, and the family is improved by its talk. Debts of honour are paid, sometimes before those of business.',
    ),
    3: told(
      'Thrift approaching meanness is Phaladeepika’s word for Jupiter in the third, with distinguished brothers. Courage is of the moral sort. Writing and instruction at short range suit it, and effort brings what luck elsewhere would have brought.',
    ),
    4: told(
      'Mother, friends, vehicles and grain: Jupiter fills the fourth. The house has books and visitors in it, and peace of mind is the real property. Such people return to study in middle life with great pleasure.',
    ),
    5: told(
      'A minister’s judgement is told of Jupiter in the fifth, while children are said to bring anxiety as well as pride, since the significator stands in its own matter. Teaching other people’s children doubles the blessing and eases the worry.',
    ),
    6: told(
      'Jupiter in the sixth is lazy about quarrels and wins them. Opponents lose heart; skill in mantra or medicine is mentioned. Liver and sweet food need watching. Work in welfare, mediation or banking makes its mildness effective.',
    ),
    7: told(
      'A good partner and a nature more generous than the father’s belong to Jupiter in the seventh. Agreements are honoured, and counsel is sought by clients. Expecting the other to improve is the only unkindness it practises.',
    ),
    8: told(
      'Long life on modest means is the old summary of Jupiter in the eighth; he protects where he seldom enriches. Service under others, study of last things and careful trusteeship suit it. Legacies are delayed more often than refused.',
    ),
    9: told(
      'Famous, a counsellor, blessed in children and eager for right action: Jupiter is at home in the ninth. Teacher and pupil succeed each other through this person. Certainty needs an occasional opponent to keep it kind.',
    ),
    10: told(
      'Conduct makes the career where Jupiter stands in the tenth. Reputation, wealth and closeness to rulers are promised; people bring their disputes here because the verdict will be decent. Promises made on a festive day should still be written.',
    ),
    11: told(
      'Plenty, courage and long life with few children stand in Phaladeepika for Jupiter in the eleventh. Income flows from several worthy sources, and elder friends act as guardians. Accepting all invitations is how the gain is spent.',
    ),
    12: told(
      'Others may call Jupiter in the twelfth careless, hostile or lazy in company; it has turned toward a quieter court. Charity, ashrams, foreign teaching and hospitals use its wisdom. A monthly limit on giving protects the giver.',
    ),
  },
  Venus: {
    1: told(
      'Good limbs, long life and pleasure in being alive come of Venus rising. Clothes, scent and manners are attended to, and others are put at ease. Whatever this person decides to look after becomes more beautiful within a year.',
    ),
    2: told(
      'Poetry and money share one purse when Venus is in the second. The table is well laid, the voice is liked, and income arrives by way of taste: food, jewels, finance, song. Sugar is the enemy that it entertains.',
    ),
    3: told(
      'Phaladeepika denies comfort and gives thrift to Venus in the third: charm has to be worked for. Crafts, dance, design and correspondence repay the effort, and sisters help. Desire writes more letters than it should post.',
    ),
    4: told(
      'Vehicles, a good house, ornaments and scent are listed for Venus in the fourth. Affection begins with the mother and is shown in rooms. Selling or furnishing houses may be a trade; leaving a lovely one is a grief.',
    ),
    5: told(
      'Venus in the fifth makes love and art in the same hour. Wealth, children and a ruler’s favour are told of it; talent wants an audience of one. Finish the work before the admiration, and both will last.',
    ),
    6: told(
      'There are few enemies and some indulgence where Venus is in the sixth. The authors mention loss through pleasures and trouble with companions. Work in health, beauty or dispute resolution is a better use, with dessert on Sundays only.',
    ),
    7: told(
      'A loving partner, wealth and the art of pleasing belong to Venus in the seventh, while the texts add wandering affection, since the significator in its own house wants much. Dancing, trade and diplomacy take up the surplus.',
    ),
    8: told(
      'Long-lived and well provided, says Phaladeepika of Venus in the eighth, a lord of land. Comfort comes by legacy, marriage or pooled money. Love is intense and private; both hearts and accounts keep better when nothing is hidden.',
    ),
    9: told(
      'Spouse, children and friends are blessings to Venus in the ninth, and rulers are kind. Beauty is a form of faith here: temples, music, gardens. Fortune rises after a union or some years of apprenticeship in another country.',
    ),
    10: told(
      'Work in what pleases people brings fame to Venus in the tenth: design, hospitality, theatre, law, fashion. Friends hold office, and quarrels are settled over dinner. Overspending on appearance is the illness of the profession, and curable.',
    ),
    11: told(
      'Other people’s partners, says the frank old verse, tempt Venus in the eleventh; it also says wealth and comfort. Gains come by friends, entertainment, vehicles and finance. A clear promise to one person protects all of it.',
    ),
    12: told(
      'Venus keeps its strength in the twelfth: comforts of the bed, wealth and easy spending are allowed by the texts. Pleasure prefers privacy and foreign rooms. Art, hotels and export suit it; the bill should be read on receipt.',
    ),
  },
  Saturn: {
    1: told(
      'Saturn rising gives want and illness in childhood, except in its own, exalted or Jupiter’s signs, where the sages see the head of a town. Either way the person was old early. Time improves the face, the health and the prospects.',
    ),
    2: told(
      'Few words, plain food and slow wealth go with Saturn in the second. Phaladeepika has the native leave home and prosper late. Money made in iron, grain, land or old goods stays, because no penny of it was easy.',
    ),
    3: told(
      'Patience and courage combine in the third with Saturn: intelligent, liberal, at ease with the spouse, a leader of plain people. A brother or sister is a duty for years. Effort that bores others is this person’s private advantage.',
    ),
    4: told(
      'Home weighs upon the native with Saturn in the fourth; the mother’s burdens, an old house, a chest that takes cold in youth. Comfort is built by hand and comes in the second half of life. Winter sunlight helps the mood.',
    ),
    5: told(
      'Phaladeepika expects wandering and gloom of Saturn in the fifth, with worry about children and lessons. The mind is slow and exact. Mathematics, history and old languages reward it, and young people thank it many years later.',
    ),
    6: told(
      'Opponents tire before Saturn does in the sixth. Appetite, wealth and pride are given; duty in hospitals, courts, mines or unions suits it. Chronic complaints answer to routine, so the same early supper each day works better than novelty.',
    ),
    7: told(
      'Saturn has directional strength in the seventh and delays what it makes durable. The partner is older, graver or met through work; early unions are tested. Long roads and fatigue are in the text. Promise little, and keep it exactly.',
    ),
    8: told(
      'Long life with care of chronic illness is the usual reading of Saturn in the eighth, though Phaladeepika mentions piles and want. Old papers, geology, pensions and prisons are its departments. Clutter cleared out by the calendar, and no delay in seeing a doctor, keep it bearable.',
    ),
    9: told(
      'Austerity is the religion of Saturn in the ninth. Father and fortune are withheld or heavy, according to the verse, and one doubts what others inherit. A single practice, followed for thirty years, makes this person an authority.',
    ),
    10: told(
      'A minister or judge, wealthy, brave and famous, is told of Saturn in the tenth, and a fall is feared where ambition outruns duty. The rise is by seniority and labour. Those who serve below should be treated as witnesses.',
    ),
    11: told(
      'Saturn gives its best in the eleventh: many gains, steady income, long life, good health. Friends are few, old and useful. Wealth comes after thirty-five in such charts and grows by being left where it is.',
    ),
    12: told(
      'Expense, solitude and distance from kin are Saturn’s marks in the twelfth. The shameless poverty of the verse is an extreme. Night shifts, cloisters and remote posts are bearable here, and sleep improves when accounts are closed weekly.',
    ),
  },
  Rahu: {
    1: node(
      'With Rahu rising a person feels foreign at home and at home among foreigners. The texts mention short life and wealth through strength; read today, an unusual face or manner, and hunger for recognition. One honest friend keeps the mirror straight.',
    ),
    2: node(
      'Rahu in the second mixes languages, diets and sources of income. Speech conceals as much as it says, and Phaladeepika notes wealth through rulers. Contracts in plain words, and food known by name, remove half of its troubles.',
    ),
    3: node(
      'Pride, daring and wealth are granted to Rahu in the third, at odds with a brother. Media, machines and bold sales belong here; fear seems to be missing. Checking a story before it is passed on is the needed brake.',
    ),
    4: node(
      'Rahu in the fourth is restless under any roof. There are foolish purchases, friends who come and go, a mother worried about; also houses abroad or full of apparatus. Buying after a second visit, by daylight, saves regret.',
    ),
    5: node(
      'Ideas arrive from outside the family with Rahu in the fifth. Speech is nasal or odd, says the verse, and children are hard to come by or unlike their parents. Science, film and speculation attract; only the last needs a ceiling.',
    ),
    6: node(
      'Enemies are puzzled by Rahu in the sixth and beaten by it. Wealth and long life are allowed, with ailments difficult to name. Foreign medicine, technical service and law answer well; a second diagnosis is worth its price.',
    ),
    7: node(
      'An unusual partner, of another language, faith or generation, goes with Rahu in the seventh. Attraction is sudden and independence is prized. Phaladeepika fears waste through company; a long engagement shows what the fascination was made of.',
    ),
    8: node(
      'Sudden change is the climate of Rahu in the eighth. The authors warn of ailments of the wind and impure acts; investigators, tax lawyers and toxicologists live by the same appetite. Transparent money keeps scandals from finding a door.',
    ),
    9: node(
      'Foreign faith, or none, comes with Rahu in the ninth. Phaladeepika calls it contrary in speech and a leader of clan or town. Teachers disappoint until one arrives from far off; the father is understood only later.',
    ),
    10: node(
      'Fame, few children and work for others are told of Rahu in the tenth. Ambition is large and its methods new: technology, politics, film, foreign firms. Fearlessness serves best where a rule book stands beside it.',
    ),
    11: node(
      'Large gains, long life and an ailment of the ear are set down for Rahu in the eleventh. Networks of strangers pay, and fashions are caught early. It is wise to leave the table while still winning.',
    ),
    12: node(
      'Rahu in the twelfth spends abroad and sleeps badly in its own bed. Secret faults and watery complaints are in the verse. Foreign residence, research labs and night aviation suit it, with screens put out an hour before sleep.',
    ),
  },
  Ketu: {
    1: node(
      'Ketu rising loosens a person’s hold upon their own image. Ingratitude and unease in company are the old complaints; insight, a spare body and early disillusion are nearer. Being useful to someone each day anchors what would drift.',
    ),
    2: node(
      'Family speech falls silent around Ketu in the second. Learning and money may be short, says Phaladeepika, with harsh words or few. Mantra, coding and technical languages are spoken well. Share one meal a day without a screen.',
    ),
    3: node(
      'Ketu in the third gives courage of a surprising sort, long life, wealth and fame, while a brother is lost sight of. Intuition moves the hands: martial arts, music, repair. Small talk tires it; silent company does not.',
    ),
    4: node(
      'Land, mother and birthplace slip away from Ketu in the fourth, often by a choice made young. Other people’s houses are lived in. Meditation gives the ground that property does not, and one potted tree can be moved anywhere.',
    ),
    5: node(
      'The mind with Ketu in the fifth knows without steps and cannot always show them. Worries over children and digestion are in the verse. Mantra, mathematics and chess suit it. Explaining to a patient pupil completes the thought.',
    ),
    6: node(
      'Generous, famous and firm: Phaladeepika is kind to Ketu in the sixth, where ailments pass and opponents lose interest. Healing by unusual means attracts. Animals trust this person, and debts, once noticed, are quickly cleared.',
    ),
    7: node(
      'A part of the heart stays outside the marriage when Ketu is in the seventh. Slights are felt, and the stomach with them. Partners who have a discipline of their own suit best; they do not take silence for distance.',
    ),
    8: node(
      'Ketu cuts in the eighth: separation from someone dear, wounds by blades, quarrels over shared means, according to the text. Surgeons, psychologists and researchers use that edge. Keep sharp things in order, and see a will drawn up early.',
    ),
    9: node(
      'The pilgrim without a church is Ketu in the ninth. Phaladeepika speaks of faults in faith and want of luck through the father; insight comes on foot, away from instruction. Finding a living teacher late is a common sequel.',
    ),
    10: node(
      'Work goes on unseen with Ketu in the tenth, often brilliantly. Obstacles to good deeds and a bold, skilled nature stand in the verse. Titles feel borrowed; craft, code, surgery or contemplation gives a name that can be kept.',
    ),
    11: node(
      'Gain by odd means, and good qualities of its own, come to Ketu in the eleventh. Savings gather because wants are few. Friendships form around a discipline and dissolve without a quarrel; the loyal two or three are enough.',
    ),
    12: node(
      'Release is the theme of Ketu in the twelfth, valued above all other places by those who seek it. Hidden faults and loss of money are the worldly reading. Retreat, sleep and charity done in secret each bring this placement to flower.',
    ),
  },
} satisfies Record<Graha, Record<HouseNumber, Passage>>
