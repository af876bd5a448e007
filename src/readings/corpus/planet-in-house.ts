import type { Graha } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a house from the ascendant, in good or bad condition
const halves = (passage: (text: string) => Passage) => (good: string, bad: string) => ({
  good: passage(good),
  bad: passage(bad),
})
const both = halves(from('Phaladeepika 8; Saravali 30'))
const byNode = halves(from('Phaladeepika 8; Jataka Parijata 8, where the nodes are given by house'))

export default {
  Sun: {
    1: both(
      'The Sun rising at birth gives a proud bearing, thin hair and a warm constitution. You are slow to begin and hard to stop; you lead by doing the thing first. Temper, like everything warm, wants shade at midday.',
      'A Sun that rises hindered makes you touchy about a rank nobody has granted yet. Saravali is severe on it; more commonly vigour comes and goes, and work is refused out of pride. Early rising, and taking the smaller task first, mend it with the years.',
    ),
    2: both(
      'Authority handles the purse when the Sun is in the second. Phaladeepika sees wealth that passes to rulers and a hesitant tongue; tax, official income and plain, rather commanding speech are its present forms. A clear day and enough sleep repay it.',
      'The purse is squeezed by tax, fines or an official’s delay when the Sun is short of help in the second. Phaladeepika adds a halting tongue, and there is a family in which one voice drowns the rest. Declaring everything early is cheaper than argument; reading aloud frees the tongue.',
    ),
    3: both(
      'Courage is the Sun’s gift in the third: a strong right arm, an independent mind and rank won by effort. An elder brother or sister may be a rival until each has a field of their own to rule.',
      'An elder brother’s success is felt as a slight, and letters go out in anger: bravery has turned into contest at home. A hindered Sun in the third loses its aim, not its nerve. A competition with rules and a judge takes the heat out of kinship.',
    ),
    4: both(
      'With the Sun in the fourth the heart sits outside while the body is at home. Property comes through government or father with conditions attached; peace comes late. A room that gets the morning light is a modest and real help.',
      'Phaladeepika denies house, land and easy friends to the Sun in the fourth, and a hard-pressed Sun takes the verse at its word. Family property is signed away to please a relative or lies in dispute. Rented rooms with good light will do, until the quarrel with the father is settled.',
    ),
    5: both(
      'Intelligence, a small circle of the young, and a liking for hills and forts: thus the old authors on the Sun in the fifth. It is a commanding mind that teaches by example. Pride is its tax, paid chiefly in speculation.',
      'Sound about other people and hasty about its own stakes, the judgement of a burdened Sun in the fifth wants a second signature. Children come late, or are held to too high a standard. To be a pupil again, of somebody younger, for one hour a week is the likeliest help.',
    ),
    6: both(
      'Rivals give way before the Sun in the sixth. Saravali praises this place for rank, appetite and command of a staff; medicine, administration and uniformed service use it. The one weakness is working on when the body has asked for bed.',
      'Even a tired Sun keeps some of its victory in the sixth, but pays for it in strength. Long hours and disputes with officials follow from refusing to delegate. A day of rest kept like an order, and one enemy ignored for good, leave enough vigour for the work.',
    ),
    7: both(
      'The Sun sets in the seventh, where pride has to learn another person’s hours. A partner with standing of their own is needed, and time to find each other’s pace. Contracts with authorities go better when the other party speaks first.',
      'Humiliation through a superior or a partner is the fear in the verse on the Sun in the seventh. With the Sun hindered, one chooses somebody impressive and then competes. Separate purses and titles relieve it, and so does a bond entered on one’s own feet.',
    ),
    8: both(
      'Late public success is told of the Sun in the eighth, and rest that has to be kept. In strength it works there like a lamp in a mine. Research, taxation and recovery of losses are its honourable fields.',
      'The eighth is dark, and a hindered Sun brings too small a lamp to it. Friends of rank fall away in the difficult years; money held together with a father or an employer asks for care, as do the eyes. A yearly test, and a list of what is owed, carry one past them.',
    ),
    9: both(
      'Principle and father collide with the Sun in the ninth, and both survive. The texts grant children, friends and devotion to the gods; conviction is formed by opposing a teacher before honouring him, usually in a different town.',
      'Where the Sun fails in the ninth the father is absent or opposed, and luck seems to wait for his consent. Conviction hardens into contradiction. Reconciliation need not be complete: one observance kept each year in his honour is the customary way to free what he appeared to withhold.',
    ),
    10: both(
      'No place suits the Sun better than the tenth: rank, vehicles, the ear of rulers, strength to finish what was promised. Your work is seen. Choose early and carefully what you wish to be known for.',
      'Errors, too, are public in the tenth, which is the difficulty of a Sun that stands hard pressed where it is bound to be seen. A superior takes the credit, or the post ends with a change of government. A trade that can be practised without a title is the insurance.',
    ),
    11: both(
      'Wealth, long life and freedom from grief are read from the Sun in the eleventh. Superiors sponsor you, older friends open doors, and gains come in a few large sums; loyalty upward has never to be bought.',
      'Gains hang on great people and arrive late where the Sun in the eleventh lacks support. A patron promises and forgets; an elder brother means well. Sums hoped for from above should not be spent beforehand, and many small clients bring the same income with less waiting.',
    ),
    12: both(
      'Apart from father and birthplace the Sun in the twelfth finds its office: embassies, hospitals, retreats. Phaladeepika counts light that tires and quarrels at home. Solitude by choice restores the dignity that neglect would take away.',
      'A spent Sun in the twelfth hides its light and then resents the dark. The texts mention distance from the father and loss of place; exhaustion and a transfer nobody asked for are its office forms. Each retreat needs a date on which it ends.',
    ),
  },
  Moon: {
    1: both(
      'When the Moon rises the face tells everything. Soft features, changing plans and a need for company go with it; a waxing Moon adds fortune, a waning one asks for sleep and fewer commitments. The public takes to you.',
      'Body and mind share one weather when a hard-pressed Moon rises. Tears, naps and changed plans follow each other, and a stranger’s mood is caught at the door. What is begun while it waxes goes better; sleep should be guarded as though it were wages.',
    ),
    2: both(
      'Sweet speech, a full table and money that comes in tides belong to the Moon in the second. Family talk forms this mind. Trade in food, milk, silver or stories suits it, if reserves are kept where moods cannot reach.',
      'One spends to be comforted, speaks to be pitied, and regrets both within the day. Such is the troubled Moon in the second, where feeling and money share a door. A sum put out of reach on pay-day, and meals at set times, keep it shut.',
    ),
    3: both(
      'With the Moon in the third, brothers, sisters and neighbours hold you up. Feeling travels by letter and short visit, and the mood decides how brave one is today. Phaladeepika adds pride and a certain thrift.',
      'Courage sinks with the mood where the Moon in the third is ill supported. A brother or a neighbour is asked once too often, and rest is taken grudgingly. Letters posted only in the morning, and short trips planned ahead, give feeling a track.',
    ),
    4: both(
      'The Moon has directional strength in the fourth: happiness, friends, conveyances and a mother whose influence never ends. Home is changed often and loved each time. Near water, or with a kettle on, you think best.',
      'Rooms never seem finished to a Moon short of help in the fourth. The mother’s worry governs the house, and a move is expected to cure what a talk would. Warm rooms and dry walls do more than they seem to; one whole year in a place shows what was really wrong with it.',
    ),
    5: both(
      'A gentle, quick mind and tenderness toward children mark the Moon in the fifth, as the verse has it. Memory works by feeling, so lessons learnt in affection stay. Investments made in a melancholy week are better reversed before they settle.',
      'Children are watched more than enjoyed, and every reproach is remembered: a clouded Moon in the fifth loves anxiously. Waiting for a child is eased by early advice and by company. Lessons hold best when they are short and given by somebody affectionate.',
    ),
    6: both(
      'Phaladeepika gives the Moon in the sixth a tender disposition and more opponents than it deserves. Worry is felt at table first, so meals want peace. Nursing, catering and care of animals turn the same sensitivity outward, where it heals rather than gnaws.',
      'Saravali asks for care of daily habits with the Moon in the sixth, and the more so when it is hard pressed. A colleague’s slight spoils the appetite. Plain food, and a quarrel ended the same evening, keep a low mood to days; borrowing from relatives prolongs it.',
    ),
    7: both(
      'Good looks, affection and a longing to be two are told of the Moon in the seventh. Partners are chosen by warmth and kept by conversation. Business with the public thrives; jealousy, where it comes, comes at night.',
      'A burdened Moon in the seventh chooses a feeling and wakes beside a stranger. Haste and a partner of changing moods are told of it. Four seasons of waiting test the affection fairly, and a friend on either side keeps the two from becoming each other’s only company.',
    ),
    8: both(
      'Health moves with the mood when the Moon is in the eighth, and the old books are careful about childhood. It perceives what is hidden and is moved by it. Regular sleep, water and a trusted listener carry you well.',
      'The old authors look to Jupiter for protection when the Moon stands burdened in the eighth. The trouble is dread more than events: of change, of news, of a silent telephone. Regular hours and one confidant who sleeps well reduce it to its size.',
    ),
    9: both(
      'Fortune, children and faith are promised by the Moon in the ninth. A mother or grandmother is the first teacher, pilgrimage is pleasure, and luck increases near the sea. Belief changes its clothes but seldom its heart.',
      'Mother’s creed and father’s pull apart, teachers are adored and dropped, long trips are cancelled at the station. The Moon in the ninth has luck, but while it is hard pressed that luck wavers with faith. A daily observance too small to be given up serves better than a conversion.',
    ),
    10: both(
      'The Moon in the tenth works for the public and shows it. Success, charity and early completion of tasks are in Phaladeepika; careers change with the times, and somebody in authority often gives the decisive recommendation.',
      'The public that lifts the Moon in the tenth can also drop it. With the Moon hard pressed, tasks change too often, and one voice in the room proves a rival or a burden. Small kindnesses done in plain sight rebuild a name; before resigning, finish the month.',
    ),
    11: both(
      'High-minded, long-lived and well supplied: so the Moon in the eleventh. Friends arrive through friends, and gain comes from goods in daily use. Wishes shift by the season; writing them down shows which ones return.',
      'Choose one regular customer over ten admirers: the Moon in the eleventh, when hindered, lends out mood and money together. Wishes are short-lived and mostly other people’s, so income comes in dribbles. Fewer friends, seen more often, bring the ease that was promised.',
    ),
    12: both(
      'Privacy feeds the Moon in the twelfth, and noise starves it. Older writers speak of tiredness, expense and idleness; retreats, night work and caring for the confined give the same tide a shore. Early nights count as medicine here.',
      'Sleeplessness, hidden grief and expense on comforts gather about a hindered Moon in the twelfth; Phaladeepika speaks of indolence and hurt pride. Distance from the mother, in miles or in manner, is often behind it. A known bedtime and a dry evening do more than any change of city.',
    ),
  },
  Mars: {
    1: both(
      'A scar or mark on the head, and a readiness for blows, are the classical signs of Mars rising. This body wants use. Sport or manual work before noon leaves enough patience for people in the afternoon.',
      'Rash beginnings are told of a rising Mars that lacks support. Strength is spent on anger before the real work starts. A trainer, an hour of hard exercise and a rule to decide nothing after a dispute turn the heat to use.',
    ),
    2: both(
      'Hard words cost money when Mars is in the second. Saravali foresees plain food and poor company at table; earnings come from tools, land, fire or engines. Half a minute between thought and speech saves most of it.',
      'Fines, tools never used and companions who never pay: so the savings go if Mars is hard pressed in the second, and an angry tongue sees to the rest. Studies are broken off, and meals are swallowed standing. The household account is best kept by someone at whom you do not shout.',
    ),
    3: both(
      'Strength, wealth and nerve are given to Mars in the third, though younger siblings keep their distance. It is the place for athletes, surgeons and those who repair machines. Competing with strangers spares the family.',
      'The nerve remains, but a hard-pressed Mars in the third spends it on brothers, neighbours and other drivers. Younger kin turn away over trifles. A martial form under a strict teacher brings the praised side of this place back.',
    ),
    4: both(
      'A fit Mars in the fourth builds, and overheats what it has built. Kin and comfort are lessened in Phaladeepika; land is won by effort and renovated without end. Property held jointly is unwise, and hard exercise outdoors keeps the peace indoors.',
      'Fire, wiring and boundary walls need watching when Mars is short of help in the fourth. Phaladeepika takes away land, friends and the mother’s ease, and here the loss comes through temper. Renting during his own years is wiser than building; let a surveyor do the quarrelling.',
    ),
    5: both(
      'A restless intelligence attends Mars in the fifth: tactics are quick, enjoyment is short, children are lively or long awaited. It does well in engineering, games and surgery. Let decisions about stakes and offspring cool for one night.',
      'Love is pursued as a conquest and dropped as one. Loose talk and hasty stakes are charged to an afflicted Mars in the fifth, and the young want patience from it. Chess against the clock, or coaching the young, uses up the tactics without the losses.',
    ),
    6: both(
      'Victory over opponents is nowhere surer than with Mars in the sixth. The appetite is strong and desire stronger, says Phaladeepika; discipline is loved for itself. Inflammations come from pushing on and go with a day in bed.',
      'A Mars short of help still wins in the sixth, only later and at a higher price. Disputes with staff return after each spell of overwork, and debts are taken on to win a point. Fewer opponents, and a routine of rest kept to the last day, let the promise of victory hold.',
    ),
    7: both(
      'Two commanders in one tent describes Mars in the seventh. Partners are brave, and disputes loud and soon forgotten by one side. A bond of equals, with separate domains, is the common counsel; matching must look at this place.',
      'Severity in partnership is what the tradition fears of Mars in the seventh, and pressure adds suspicion to it. Quarrels are broken off and resumed at the next meal. A match with a chart that has the like fault, and a mediator known to both, keep it to noise.',
    ),
    8: both(
      'For Mars in the eighth the texts urge care with fire and blades, and modest means. Surgery, mining, insurance and emergency work put it in harness. Here safety gear and insurance may be called religious duties.',
      'Haste and sharp tools call for caution when Mars is burdened in the eighth. The verse adds small means and blame incurred through others; a relative’s debt is the likeliest door. Sign no surety, take the slow road, and let a day of rest follow each day of strain.',
    ),
    9: both(
      'Mars in the ninth fights for its creed and argues with its father. Phaladeepika speaks of being disliked, and yet of power under a ruler. Law, engineering abroad and sports training give the crusader a field where he may win.',
      'One breaks with the father, the teacher or the law over a tone of voice. Mars hindered in the ninth has more zeal than justice, and its luck is spent on proving them wrong. A hill shrine climbed on foot cools this; a lawsuit never has.',
    ),
    10: both(
      'Mars gains directional strength in the tenth: bold, generous, praised, fit for command. Projects with a deadline and a risk are met eagerly. A superior who trusts and a budget that limits are all you require.',
      'Command is wanted before it has been earned where Mars in the tenth is hampered, and a harsh order may cost it. Superiors are opposed before an audience. Two or three years under a demanding chief, in a trade with some physical risk, teach what makes the later post last.',
    ),
    11: both(
      'Wealth in land, courage and freedom from sorrow follow Mars in the eleventh. Gains come quickly, through brothers, engineers or rivals turned allies. Friendships are active ones; they need a common task more than they need talk.',
      'Half of each gain should be land or tools within the week, out of reach of a loan. That is the rule for Mars short of help in the eleventh, whose quick profits go to a brother’s scheme or a wager among colleagues, and the friendship with them.',
    ),
    12: both(
      'Energy works by night with Mars in the twelfth; expense and short nights are in the old list. Remote or dangerous places use it well, and anger is buried rather than spent. A long walk after supper prevents many morning quarrels.',
      'Harshness and lonely ways stand in Phaladeepika for Mars in the twelfth, and he is worst here when hindered already. Anger goes underground and comes back as secret spending. Hard work far from home for a fixed term, and debts confessed to one person, limit it.',
    ),
  },
  Mercury: {
    1: both(
      'Mercury rising keeps people young: learned, neat with words, agreeable and long-lived, say the authors. Numbers and languages are play to them. An active head finds its rest late, and a quiet hour after dinner settles it.',
      'A burdened Mercury rising is clever about everything except itself. Speech runs ahead, promises slip the mind, and each change of plan costs a night of sleep. Notes made on paper, and one subject carried through to its last page, give this intelligence a standing.',
    ),
    2: both(
      'Earning by intellect is the plain meaning of Mercury in the second. Verses, accounts and good food are at home in one mouth. Such speech sells well, and the savings are kept in more than one drawer.',
      'Accounts are kept in memory, a bargain is explained too long, and relatives quote one’s words back. The tongue spends what the head has earned while Mercury in the second is short of help. Numbers spoken only after they are written, and a bookkeeper once a month, turn it profitable again.',
    ),
    3: both(
      'Hard work with the pen or the hands marks Mercury in the third, at times at the price of ease. Siblings are clever company. Editing, trade and teaching suit it, happiest as it is with several small deadlines.',
      'Too many errands is the complaint when Mercury is short of help in the third. Messages cross, siblings mislay each other’s trust, the hands are never still. This house gives toil in any case; toil at one bench, with the telephone in another room, pays.',
    ),
    4: both(
      'A home full of papers and friends belongs to Mercury in the fourth. Phaladeepika gives learning, witty speech, land and conveyances. Relations come for advice; the mother’s schooling is remembered, and moving house never interrupts a course of study.',
      'Studies are interrupted by the household where Mercury in the fourth is hard pressed: by noise, by moving, by a mother’s errands. Papers of the property hide an error. A second person should read every deed, and a library is the place to learn, since what is mastered outside comes home intact.',
    ),
    5: both(
      'Counsel, learning and several children go with Mercury in the fifth. It knows formulas and games, and can explain either to a child. Trading on quick information succeeds until boredom sets the stake too high.',
      'Schemes are believed because they are neat, and examinations lost by reading the question too fast. A hindered Mercury in the fifth is clever before it is right. Verse learnt by heart and slow games correct it; children want holding before they want reasons.',
    ),
    6: both(
      'Mercury in the sixth argues well and does not like to be kept waiting. Opponents are beaten on the facts; work in diagnosis, accounts or correction of errors is right. A short temper follows from sitting too long, and a walk cures it.',
      'The quarrelsome streak of Mercury in the sixth is sharper when the planet is burdened. Disputes are kept alive by letter, staff are corrected in front of others, and lunch is eaten in anger. Put the case once, on one page; a walk after lunch does more than the reply.',
    ),
    7: both(
      'A clever and well-dressed partner is promised by Mercury in the seventh, along with skill in contracts. Conversation is the marriage. Where two correspondences are kept open at once, the younger one should be closed.',
      'Say back what the other has said before answering it. A Mercury short of help in the seventh hears terms as one would like them, so contracts want a second reading; a young or evasive partner is described. The habit serves at breakfast as well as in trade.',
    ),
    8: both(
      'Fame and length of days are granted to Mercury in the eighth, with authority over punishments or accounts. It reads what others sealed. Research, actuarial work and inheritance law reward such patience; the mind wants holidays without any reading matter.',
      'Half-read pages, lost passwords and other people’s sealed papers are what worry feeds on with a hard-pressed Mercury in the eighth. The long life of the texts still stands. One folder, one adviser and a tax return done by somebody else let the mind rest.',
    ),
    9: both(
      'Learning, wealth and right conduct come together with Mercury in the ninth. Eloquence serves a doctrine, and teachers become colleagues. Publishing, universities and travel for trade suit it; it believes what it has been able to put clearly.',
      'Belief and argument trip each other where Mercury in the ninth has little behind it. A degree is changed halfway, a teacher is quoted wrongly, a visa is applied for too late. Summarising one hard book from end to end gives back the learning that Phaladeepika promises here.',
    ),
    10: both(
      'What Mercury begins in the tenth it finishes. Strength, learning and fame through skill are the text’s words: commerce, media, mathematics and administration. Two professions at once are normal here, and the second often outgrows the first.',
      'A new post tempts before the last report is handed in, and Mercury short of help in the tenth leaves its work half done. A wrong figure or a remark passed on costs some reputation. Deadlines set by another person repair it, and so does a proof-reader.',
    ),
    11: both(
      'Rich in ideas and in people to try them on, Mercury in the eleventh makes its profit from information. Phaladeepika adds loyal staff and comfort. Friends much younger or older than oneself bring the best orders.',
      'News is plentiful and profit thin when Mercury is hindered in the eleventh. Friends talk of schemes, a young partner miscounts, the invoice is lost. One thing sold to known buyers, on terms that fit a postcard, makes the gain of the old verses come in.',
    ),
    12: both(
      'Thought goes into hiding with Mercury in the twelfth, and the verses expect little of it at school. Ciphers, translation, programming and hospital records are well done in private. Reading aloud to someone brings the words back to the world.',
      'Worry without an object is the burden of Mercury hard pressed in the twelfth. Sleep is broken by rehearsed conversations, and small sums leak through forgotten subscriptions. Writing the day down before bed empties the head; working in a foreign language, oddly, gives it confidence.',
    ),
  },
  Jupiter: {
    1: both(
      'Jupiter rising is called the remover of a hundred thousand faults. Good looks, long life, fearlessness and children are promised; in company you are asked for a ruling. Weight is the one thing that grows unasked.',
      'The remover of faults has some of its own when it rises hard pressed: ease, late starts, advice where none was asked. A daily walk and a plate filled once are its plain discipline. Reverence for one living teacher, and debts paid before gifts are made, bring the protection back.',
    ),
    2: both(
      'Eloquence, fine features and good food are Jupiter’s gifts in the second. Wealth comes by teaching, law, finance or ritual, and the family is improved by its talk. Debts of honour are paid, sometimes before those of business.',
      'A burdened Jupiter in the second promises for the whole family and then pays for most of it. Savings are lent to the worthy, and conversation turns into sermon. Giving limited to a tenth, with the sum told to one other person, preserves the purse and the welcome.',
    ),
    3: both(
      'Thrift approaching meanness is Phaladeepika’s word for Jupiter in the third, with distinguished brothers. Courage is of the moral sort. Writing and instruction at short range suit it, and effort brings what luck elsewhere would have brought.',
      'Insult received and long remembered is in Phaladeepika’s verse on Jupiter in the third. Weakness brings it out: brothers do better, effort seems beneath one’s learning, small coins are counted twice. To teach the neighbourhood’s children without a fee is a cure aimed at exactly that.',
    ),
    4: both(
      'Mother, friends, vehicles and grain: Jupiter fills the fourth. The house has books and visitors in it, and peace of mind is the real property. You return to study in middle life with great pleasure.',
      'A house beyond the means, a car on credit, relatives who stay: comfort is borrowed by a Jupiter short of help in the fourth. The mother’s health may be a grief. One room cleared for study, and one loan cleared with it, give more peace than another extension.',
    ),
    5: both(
      'A minister’s judgement is told of Jupiter in the fifth, while children are said to bring anxiety as well as pride, since the significator stands in its own matter. Teaching other people’s children doubles the blessing and eases the worry.',
      'Anxiety over the young is the known shadow of Jupiter in the fifth, and pressure lengthens it. Patience helps more than plans; and too much is easily expected of the eldest. Pupils and godchildren keep the grace of the house alive meanwhile.',
    ),
    6: both(
      'Jupiter in the sixth is slow to quarrel and wins. Opponents lose heart; skill in mantra or medicine is mentioned. A walk each day agrees with it. Work in welfare, mediation or banking makes its mildness effective.',
      'Plenty taken too easily, and disputes left to settle themselves, mark a hindered Jupiter in the sixth. The text speaks of slowness and of being slighted; employees presume upon good nature. Letters answered within the week, early suppers and a professional to collect what is owed are enough.',
    ),
    7: both(
      'A good partner and a nature more generous than the father’s belong to Jupiter in the seventh. Agreements are honoured, and counsel is sought by clients. Expecting the other to improve is the only unkindness it practises.',
      'A bond that is given time gains by it. In haste a hard-pressed Jupiter in the seventh takes its partners as pupils, or as gurus, and neither survives breakfast. Counsel is best kept for clients who pay for it; at home, asking serves better than knowing.',
    ),
    8: both(
      'Long life on modest means is the old summary of Jupiter in the eighth; he protects where he seldom enriches. Service under others, study of last things and careful trusteeship suit it. Legacies are delayed more often than refused.',
      'Modest wages and a delayed inheritance are the lot of a Jupiter burdened in the eighth, which seldom harms the span of life. Trust goes to the wrong trustee. Two signatures on a common account, and a will read while the family is friendly, prevent what prayer cannot mend.',
    ),
    9: both(
      'Famous, a counsellor, blessed in children and eager for right action: Jupiter is at home in the ninth. Teacher and pupil succeed each other through you. Certainty needs an occasional opponent to keep it kind.',
      'The teacher disappoints, the father preaches, and fortune comes one examination later than hoped. Faith is inherited like a debt by a Jupiter that lacks support in the ninth. Good works done without a name attached restore it soonest; changing gurus does not.',
    ),
    10: both(
      'Conduct makes the career where Jupiter stands in the tenth. Reputation, wealth and closeness to rulers are promised; people bring their disputes here because the verdict will be decent. Promises made on a festive day should still be written.',
      'Respectability becomes the profession of a burdened Jupiter in the tenth, so that a lapse costs more than it would elsewhere. Promotion is promised by good people who leave first. With dull conduct and open records the name foreseen by Phaladeepika is still made, ten years later.',
    ),
    11: both(
      'Plenty, courage and long life with a small family stand in Phaladeepika for Jupiter in the eleventh. Income flows from several worthy sources, and elder friends act as guardians. Accepting all invitations is how the gain is spent.',
      'Ask once, plainly, for a sum and a date. Gains come tied to obligations while Jupiter in the eleventh lacks support: elder friends give advice in place of backing, and each celebration is at one’s own expense. What the household needs is put aside before the guests are invited.',
    ),
    12: both(
      'Others may find Jupiter in the twelfth absent in company; it has turned toward a quieter court. Charity, ashrams, foreign teaching and hospitals use its wisdom. A monthly limit on what is given away protects the giver.',
      'Charity without accounts, and creeds tried one after another, waste a hindered Jupiter in the twelfth. The restlessness of the verse is felt between two retreats. Service by rota, in a hospital or a kitchen, gives good intentions their hours.',
    ),
  },
  Venus: {
    1: both(
      'Good limbs, long life and pleasure in being alive come of Venus rising. Clothes, scent and manners are attended to, and others are put at ease. Whatever you decide to look after becomes more beautiful within a year.',
      'Looks are worried over when a hard-pressed Venus rises, and money goes where the mirror points. Comfort wins against exercise, and the day loses its rhythm. Making one beautiful thing by hand each season returns the pleasure that buying only promises.',
    ),
    2: both(
      'Poetry and money share one purse when Venus is in the second. The table is well laid, the voice is liked, and income arrives by way of taste: food, jewels, finance, song. Sweet things are the guests that stay too long.',
      'Family talk is pleasant and evasive, jewels are pledged, sweets disagree: taste has outgrown income, and a Venus short of help in the second is the cause. While a loan runs, nothing should be bought for show. Singing lessons cost less than compliments and improve the same voice.',
    ),
    3: both(
      'Phaladeepika denies comfort and gives thrift to Venus in the third: charm has to be worked for. Crafts, dance, design and correspondence repay the effort, and sisters help. Desire writes more letters than it should post.',
      'Want of comfort and a closed hand, which the verse gives to Venus in the third, belong chiefly to a Venus short of help. Affection is written and not shown, and sisters keep away. A craft taken as far as its first sale earns what charm has failed to win.',
    ),
    4: both(
      'Vehicles, a good house, ornaments and scent are listed for Venus in the fourth. Affection begins with the mother and is shown in rooms. Selling or furnishing houses may be a trade; leaving a lovely one is a grief.',
      'The house is pretty and the heart elsewhere when Venus is burdened in the fourth. Vehicles cost more than they carry, and a mother’s taste presides over the rooms. Mend the roof before the curtains; guests who come while it is plain will come again.',
    ),
    5: both(
      'Venus in the fifth makes love and art in the same hour. Wealth, children and a ruler’s favour are told of it; talent wants an audience of one. Finish the work before the admiration, and both will last.',
      'Disappointment in love teaches early, and a choice of the young may displease later. A burdened Venus in the fifth takes romance for talent, and talent for romance. A teacher who does not flatter gives all this feeling a form.',
    ),
    6: both(
      'There are few enemies and some indulgence where Venus is in the sixth. The authors mention loss through pleasures and trouble with companions. Work in health, beauty or dispute resolution is a better use, with dessert on Sundays only.',
      'Pleasures present their bill with Venus hindered in the sixth. Sweets, late nights and companions from the workplace are the usual creditors, and a partner may ask for more care than was planned. Love kept apart from employment, and a week with regular hours, settle the account.',
    ),
    7: both(
      'A loving partner, wealth and the art of pleasing belong to Venus in the seventh, while the texts add wandering affection, since the significator in its own house wants much. Dancing, trade and diplomacy take up the surplus.',
      'Desire is larger than the promise when Venus stands afflicted in the seventh, its own matter. The tradition mentions wandering; as often it is the partner who is lost, to work or travel. Evenings and money shared openly are what hold such a union, more than a second spring.',
    ),
    8: both(
      'Long-lived and well provided, says Phaladeepika of Venus in the eighth, a lord of land. Comfort comes by legacy, marriage or pooled money. Love is intense and private; both hearts and accounts keep better when nothing is hidden.',
      'Secrets are kept out of kindness, and a partner’s debts come to light all the same. Love entangles with legacy in the eighth under a Venus short of help; long talks after dark settle nothing. An agreement about property, signed in good humour, hurts less than discovery does.',
    ),
    9: both(
      'Spouse, children and friends are blessings to Venus in the ninth, and rulers are kind. Beauty is a form of faith here: temples, music, gardens. Fortune rises after a union or some years of apprenticeship in another country.',
      'A hindered Venus in the ninth falls in love with the foreign and quarrels with the customs of home. Marriage across faiths needs both families’ time, and donations buy a seat but no blessing. An evening a week in the temple kitchen, or its choir, reconciles more people than argument.',
    ),
    10: both(
      'Work in what pleases people brings fame to Venus in the tenth: design, hospitality, theatre, law, fashion. Friends hold office, and quarrels are settled over dinner. Overspending on appearance is the weakness of the profession, and curable.',
      'Skill that can be measured, in cloth, law or figures, is the safety of a hard-pressed Venus in the tenth, which mistakes being liked for being good at the work. Favour follows fashion, an attachment costs a post, the wardrobe is on credit. What skill has made outlasts a change of taste.',
    ),
    11: both(
      'Other people’s partners, says the frank old verse, tempt Venus in the eleventh; it also says wealth and comfort. Gains come by friends, entertainment, vehicles and finance. A clear promise to one person protects all of it.',
      'Pleasant company eats the profit of a Venus hard pressed in the eleventh. The old verse about other people’s partners is a warning here above all, and friends fall out over it. Entertainment should have a purse of its own, with a bottom to it.',
    ),
    12: both(
      'Venus keeps its strength in the twelfth: comforts of the bed, wealth and easy spending are allowed by the texts. Pleasure prefers privacy and foreign rooms. Art, hotels and export suit it; the bill should be read on receipt.',
      'Even in the twelfth, where Venus is commonly safe, pressure makes pleasure secret and dear. Hotels, unpaid cards and an affection without a name are described; feet and eyes tire. A shared bedtime at home, with no purchases after supper, keeps the comfort that the texts allow.',
    ),
  },
  Saturn: {
    1: both(
      'Saturn rising makes the head of a town in its own, exalted or Jupiter’s signs, say the sages; in the others childhood is lean. Either way you were old early. Time improves the face, the health and the prospects.',
      'Neglect shows early on a burdened Saturn rising: of meals, of clothes, of one’s own claims. The sages speak of a slow start, and of strength that gathers with the years. Oil massage on Saturdays is the traditional help, a trade learnt thoroughly the practical one.',
    ),
    2: both(
      'Few words, plain food and slow wealth go with Saturn in the second. Phaladeepika has you leave home and prosper late in life. Money made in iron, grain, land or old goods stays, because no penny of it was easy.',
      'Words come out cold, and debts of the house are paid by the wrong child. Scarcity was learnt at the family table, with a hindered Saturn in the second. The verse itself promises recovery far from home: leave, save a tenth, write kindly.',
    ),
    3: both(
      'Patience and courage combine in the third with Saturn: intelligent, liberal, at ease with the spouse, a leader of plain people. A brother or sister is a duty for years. Effort that bores others is your private advantage.',
      'A Saturn short of help in the third tires before the effort tells. Siblings are a charge, letters go unanswered, and endurance of insult is mistaken for courage. Three years in one workshop, under somebody patient, make good what the house had promised.',
    ),
    4: both(
      'Comfort is built by hand with Saturn in the fourth, and lasts; the verse still counts the mother’s burdens and a cool start at home. Old houses, land and stone repay the patience. The second half of life is the warmer one.',
      'Cold rooms, a burdened mother and a title in dispute belong to Saturn afflicted in the fourth. Warmth has to be planned here, in rooms and in words. A small new dwelling suits better than the ancestral one; the old are best visited weekly, which contents conscience and household alike.',
    ),
    5: both(
      'Phaladeepika expects wandering and gloom of Saturn in the fifth, with worry about children and lessons. The mind is slow and exact. Mathematics, history and old languages reward it, and young people thank it many years later.',
      'Fear, and not ignorance, fails the examination. A hard-pressed Saturn in the fifth clouds the reason with worry, and children are delayed or felt as duty. Study aloud with a companion, advice about family taken in good time, and no wagers at all are the old counsels.',
    ),
    6: both(
      'Opponents tire before Saturn does in the sixth. Appetite, wealth and pride are given; duty in hospitals, courts, mines or unions suits it. Strength answers to routine, so the same early supper each day works better than novelty.',
      'The breaker of opponents becomes an overworked servant when Saturn lacks support in the sixth. Tiredness and old debts call by turns, and subordinates go slow. A union or a stubborn lawyer fights better than one person alone, and a dull routine kept up for a year restores strength.',
    ),
    7: both(
      'Saturn has directional strength in the seventh and delays what it makes durable. The partner is older, graver or met through work; early unions are tested. Long roads and fatigue are in the text. Promise little, and keep it exactly.',
      'One’s own coldness is noticed last. Saturn burdened in the seventh brings loneliness inside an agreement, with a partner who is distant or much older. Hours together have to be fixed by the clock; unions made in ripeness suffer little of this.',
    ),
    8: both(
      'Long life by careful habits is the usual reading of Saturn in the eighth, though Phaladeepika mentions want. Old papers, geology, pensions and prisons are its departments. Clutter cleared out by the calendar, and questions asked in good time, keep it bearable.',
      'Old cares and a heart that feels poor make up the verse for Saturn in the eighth, and a burdened Saturn feeds both by delay. Endurance is seldom what it lacks. Rest kept like a job with hours, and the oldest debt paid first, shorten the list.',
    ),
    9: both(
      'Austerity is the religion of Saturn in the ninth. Father and fortune are withheld or heavy, according to the verse, and one doubts what others inherit. A single practice, followed for thirty years, makes you an authority.',
      'Luck is refused twice and given at the third asking when Saturn is hindered in the ninth. The father is poor or gone, and teachers examine rather than bless. What the text calls irreligion is mostly weariness; feeding labourers on a Saturday is the customary offering.',
    ),
    10: both(
      'A minister or judge, wealthy, brave and famous, is told of Saturn in the tenth, and a fall is feared where ambition outruns duty. The rise is by seniority and labour. Those who serve below should be treated as witnesses.',
      'Minutes kept, wages paid on the day, and a promotion declined if it skips a step: by such means a hindered Saturn holds its place in the tenth. The verse tells of a rise and a fall, and pressure brings the fall forward, through a subordinate wronged or a rule bent in haste.',
    ),
    11: both(
      'Saturn gives its best in the eleventh: many gains, steady income, long life, good health. Friends are few, old and useful. Wealth comes rather late with it, and grows by being left where it is.',
      'Income is steady but small while Saturn in the eleventh lacks support, and the loan to an elder friend does not return. Hopes are buried so that they cannot disappoint. The house pays with the years; one wish a year, priced and written, prepares for it.',
    ),
    12: both(
      'Expense, solitude and distance from kin are Saturn’s marks in the twelfth. The bare room of the verse is an extreme. Night shifts, cloisters and remote posts are bearable here, and sleep improves when accounts are closed weekly.',
      'Old debts, broken sleep and the company of people who have given up: so a hard-pressed Saturn in the twelfth. Small duties to oneself are put off. Employment cures what exile does not, be it night duty, an archive or a cloister’s kitchen, and a saving made by standing order turns the tide.',
    ),
  },
  Rahu: {
    1: byNode(
      'With Rahu rising you feel foreign at home and at home among foreigners. The texts mention wealth through strength; read today, an unusual face or manner, and hunger for recognition. One honest friend keeps the mirror straight.',
      'The outline of the self is blurred when Rahu rises in poor condition. Names, styles and addresses change, sleep is short with each, and the praise of strangers never fills. A routine that no admirer sees, and one friend from before the changes, hold the shape.',
    ),
    2: byNode(
      'Rahu in the second mixes languages, diets and sources of income. Speech conceals as much as it says, and Phaladeepika notes wealth through rulers. Contracts in plain words, and food known by name, remove half of its troubles.',
      'Some of the family’s money has an untold source, and half-truths gather about the table of an ill-placed Rahu in the second. Anything said for effect does harm. A year of saying only what can be shown improves speech and credit together.',
    ),
    3: byNode(
      'Pride, daring and wealth are granted to Rahu in the third, at odds with a brother. Media, machines and bold sales belong here; fear seems to be missing. Checking a story before it is passed on is the needed brake.',
      'Daring without a map is the fault of a badly placed Rahu in the third. Machines are driven too fast, a rumour is passed on, a brother becomes the other party over property. The nerve may be kept, with a licence and an instructor behind it.',
    ),
    4: byNode(
      'Rahu in the fourth is restless under any roof. There are hasty purchases, friends who come and go, a home left and looked for; also houses abroad or full of apparatus. Buying after a second visit, by daylight, saves regret.',
      'A roof taken on false terms is the danger of a burdened Rahu in the fourth: unclear title, hidden damp, an owner overseas. The mother’s fears are catching. Water and wiring should be tested before the boxes arrive; three years near one’s own people dry the restlessness up.',
    ),
    5: byNode(
      'Ideas arrive from outside the family with Rahu in the fifth. Speech is nasal or odd, says the verse, and children are hard to come by or unlike their parents. Science, film and speculation attract; only the last needs a ceiling.',
      'Older books think of a serpent’s curse, for which worship of Subrahmanya is prescribed, when Rahu is out of condition in the fifth and children are slow to come. Fixed ideas and restless evenings belong to it too. Advice asked for openly, beside the ritual, is the modern half of that remedy.',
    ),
    6: byNode(
      'Enemies are puzzled by Rahu in the sixth and beaten by it. Wealth and long life are allowed, with unsettled habits. Foreign medicine, technical service and law answer well; a second opinion in any matter is worth its price.',
      'Worries that will not be named and rivals one cannot see are how the sixth house unsettles through a hindered Rahu. Irregular days and office intrigue are common keys. Three months of written notes on hours and incidents disarm either, and the wealth of this place then comes through.',
    ),
    7: byNode(
      'An unusual partner, of another language, faith or generation, goes with Rahu in the seventh. Attraction is sudden and independence is prized. Phaladeepika fears waste through company; a long acquaintance shows what the fascination was made of.',
      'Glamour is married first, and met in person afterwards, when Rahu in the seventh is in poor state. Phaladeepika speaks of money lost over attachments and of living apart. Ask who knew the stranger ten years ago; a year between promise and contract sifts out most of the harm.',
    ),
    8: byNode(
      'Sudden change is the climate of Rahu in the eighth. The authors warn of unsteady habits and of shortcuts; investigators, tax lawyers and toxicologists live by the same appetite. Transparent money keeps scandals from finding a door.',
      'Rumour, worry and talk about money: the fears of Rahu hard pressed in the eighth seldom come together, and they pass with the period that brought them. Early nights, and books that an auditor could open, keep the house dull, which is to say safe.',
    ),
    9: byNode(
      'Foreign faith, or none, comes with Rahu in the ninth. Phaladeepika calls it contrary in speech and a leader of clan or town. Teachers disappoint until one arrives from far off; the father is understood only later.',
      'A false teacher, or a quarrel in the name of a true one, marks Rahu in bad state in the ninth. The father is misread for years. No blessing should be paid for; a pilgrimage made in a crowd, unrecognised, and one scripture in a sober translation clear the air.',
    ),
    10: byNode(
      'Fame, a small household and work for others are told of Rahu in the tenth. Ambition is large and its methods new: technology, politics, film, foreign firms. Fearlessness serves best where a rule book stands beside it.',
      'Ambition finds the short cut when Rahu is hard pressed in the tenth, and the short cut is remembered. A title is claimed too soon, or work done under another’s name. Fame can still come, as the verse has it, if every certificate on the wall is genuine.',
    ),
    11: byNode(
      'Large gains, long life and an ear for what is next are set down for Rahu in the eleventh. Networks of strangers pay, and fashions are caught early. It is wise to leave the table while still winning.',
      'Profit and loss are equally sudden for a hard-pressed Rahu in the eleventh. A network collapses, a friend abroad stops answering, and the ear is filled with too many tips. Companions of ten years’ standing should hear of each scheme before the first payment.',
    ),
    12: byNode(
      'Rahu in the twelfth spends abroad and sleeps badly in its own bed. Secret longings are in the verse. Foreign residence, research labs and night aviation suit it, with screens put out an hour before sleep.',
      'Fear at night is real to a Rahu under pressure in the twelfth, and money vanishes after it into screens, tickets or a second address. Phaladeepika speaks of faults that are hidden. Living openly abroad suits better than hiding at home; one sensible person should see the bills.',
    ),
  },
  Ketu: {
    1: byNode(
      'Ketu rising loosens your hold upon your own image. Short thanks and unease in company are the old complaints; insight, a spare body and early disillusion are nearer. Being useful to someone each day anchors what would drift.',
      'Contempt for one’s own claims is the danger when Ketu rises in poor state. Friends are dropped without a reason given, and thanks are forgotten. A list of what is owed to whom, honoured every month, answers the old charge of ingratitude exactly.',
    ),
    2: byNode(
      'Family speech falls silent around Ketu in the second. Learning and money may be short, says Phaladeepika, with harsh words or few. Mantra, coding and technical languages are spoken well. Share one meal a day without a screen.',
      'Eating at others’ tables and speaking sharply are Phaladeepika’s phrases for Ketu in the second; they fit when the node is ill placed. An inheritance is refused in anger or lost by silence. Fixed words before food, any grace at all, are a simple and ancient correction.',
    ),
    3: byNode(
      'Ketu in the third gives courage of a surprising sort, long life, wealth and fame, while a brother is lost sight of. Intuition moves the hands: martial arts, music, repair. Small talk tires it; silent company does not.',
      'Courage without company is a burdened Ketu in the third. A sister or brother is lost touch with over nothing, and the ear or shoulder is hurt in a fall. Invitations answered the same day, and an instrument played with one other person, bring back the pleasures named in the verse.',
    ),
    4: byNode(
      'Land, mother and birthplace slip away from Ketu in the fourth, often by a choice made young. Other people’s houses are lived in. Meditation gives the ground that property does not, and one potted tree can be moved anywhere.',
      'Nothing should be sold within a year of a bereavement. Ketu, badly placed in the fourth, takes its own home apart: land goes too cheaply, the mother has little warning, and nowhere seems worth furnishing. A garden plot among other people’s holds you.',
    ),
    5: byNode(
      'The mind with Ketu in the fifth knows without steps and cannot always show them. Worries over children are in the verse. Mantra, mathematics and chess suit it. Explaining to a patient pupil completes the thought.',
      'Ghosts are what the verse gives Ketu in the fifth, meaning a mind that frightens itself. Ill placed, the node breaks off studies and makes the mind absent in a full room. Work with small children anchors it, and so do meals taken in company.',
    ),
    6: byNode(
      'Generous, famous and firm: Phaladeepika is kind to Ketu in the sixth, where troubles pass and opponents lose interest. Healing by unusual means attracts. Animals trust you, and debts, once they are noticed, are quickly cleared.',
      'The usual kindness of the sixth to Ketu is interrupted when the node lacks support. A routine breaks off for no reason, an employee leaves with a grudge, an animal’s trouble is taken hard. None of it lasts; clean tools and prompt thanks are the whole discipline.',
    ),
    7: byNode(
      'A part of the heart stays outside the marriage when Ketu is in the seventh. Slights are felt, and carried in silence. Partners who have a discipline of their own suit best; they do not take silence for distance.',
      'Coolness and longing alternate, and the union is left in thought long before it is discussed. Whoever lives with an ill-placed Ketu in the seventh feels the absence as an insult. One appointed hour a week for plain talk is the smallest useful bridge.',
    ),
    8: byNode(
      'Ketu cuts in the eighth: ties let go, quarrels over shared means, according to the text. Surgeons, psychologists and researchers use that edge. Keep sharp things in order, and see a will drawn up early.',
      'Cuts, falls and sudden partings need more than common caution under a hard-pressed Ketu in the eighth. Shared money is fought over by people who do not even want it. Ladders and motorcycles ask for training, estates for a neutral executor, and grief for others who have it.',
    ),
    9: byNode(
      'The pilgrim without a church is Ketu in the ninth. Phaladeepika speaks of faults in faith and want of luck through the father; insight comes on foot, away from instruction. Finding a living teacher late is a common sequel.',
      'Teachers are left one lesson early, and staying for it is the remedy. Bad luck is expected, and so arranged, by a hindered Ketu in the ninth, to which the father is a blank or a sore subject. Offerings to ancestors, where custom has them, ease the rest.',
    ),
    10: byNode(
      'Work goes on unseen with Ketu in the tenth, often brilliantly. Obstacles to good deeds and a bold, skilled nature stand in the verse. Titles feel borrowed; craft, code, surgery or contemplation gives a name that can be kept.',
      'Work is burdened near its completion where Ketu stands badly in the tenth. The obstacle comes from within: an unkind joke to a superior, a form not sent, a resignation. Boldness and fame are allowed all the same, if someone else announces, delivers and collects.',
    ),
    11: byNode(
      'Gain by odd means, and good qualities of its own, come to Ketu in the eleventh. Savings gather because wants are few. Friendships form around a discipline and dissolve without a quarrel; the loyal two or three are enough.',
      'Refunds, prizes and friends are left waiting, and an elder brother’s trouble takes what was saved. Gains slip by unclaimed from a hard-pressed Ketu in the eleventh. One afternoon a month for collecting, with somebody practical at hand, is enough; the good qualities of the verse are not diminished.',
    ),
    12: byNode(
      'Release is the theme of Ketu in the twelfth, valued above all other places by those who seek it. Hidden faults and loss of money are the worldly reading. Retreat, sleep and charity done in secret each bring this placement to flower.',
      'Escape is not release, as an ill-placed Ketu in the twelfth has to find out. Money leaks to vague causes and dreams invade the night. Vows should be small and kept where others see them; a teacher with ordinary working hours brings the house back to its high use.',
    ),
  },
} satisfies Record<Graha, Record<HouseNumber, Record<'good' | 'bad', Passage>>>
