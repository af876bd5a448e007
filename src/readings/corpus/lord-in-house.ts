import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The lord of a house in each house, well placed (good) or ill placed (bad)
const passage = from('BPHS 24')
const both = (good: string, bad: string) => ({ good: passage(good), bad: passage(bad) })

export default {
  1: {
    1: both(
      'The lord of the ascendant at home gives a sound body and a will of its own. Parashara counts courage and intelligence here; you are seldom talked into a life that somebody else designed, and a night’s rest restores you.',
      'A burdened ascendant lord in its own house turns independence into going alone. Fickle plans and refused help are the trouble the tradition names, and they tire you; regular hours and one adviser heard to the end put it right.',
    ),
    2: both(
      'Gain and learning come to the self when the first lord moves to the second. Income follows personal effort, the table is generous, and a reputation for good conduct is itself worth money. Speech carries further than appearance.',
      'Set badly in the house of family wealth, the ascendant lord makes earning a matter of pride. Relatives watch the purse, meals are hurried, and words cost more than they buy. Saving before spending, in a fixed share, ends most of it.',
    ),
    3: both(
      'Parashara likens you to a lion: the ascendant lord in the third gives nerve, strong hands and help from brothers and sisters. What is begun by one’s own push succeeds, and respect comes from having tried first.',
      'When the lord of the self is hard pressed in the third, courage arrives in bursts and is spent on small contests. Siblings and neighbours tire of it before the rivals do. Training a single skill to the end makes the same force useful.',
    ),
    4: both(
      'The first lord in the fourth gives you roots. Comfort through both parents, a pleasant bearing and a house of one’s own belong to it; the best work is done from a familiar desk, among people who have known you long.',
      'Ill placed in the fourth, the lord of the ascendant keeps the mind at home even when duty is elsewhere. Old domestic disputes colour new situations. A separate room for work, and visits to parents by arrangement, let the attachment be a support again.',
    ),
    5: both(
      'With the ascendant lord in the fifth you are honoured for judgement and keep the ear of people in power. Teaching, composition and advice come naturally to you, and children or pupils carry your methods on.',
      'Parashara allows only middling comfort from children when the first lord sits burdened in the fifth, and mentions quick anger. Worry over the eldest and wagers made in temper are its forms. A night’s delay before decisions about either is a real remedy.',
    ),
    6: both(
      'Opposition is the making of you. With its strength intact, the ascendant lord in the sixth wins in service, medicine, law or competition, for you study the rival’s case first and stay at work when the others have gone home.',
      'In the sixth the lord of the body meets labour and dispute, and BPHS says that strength is spent when no benefic looks on. Debts and overwork are the usual doors. Early nights and a strict budget keep it a matter of seasons.',
    ),
    7: both(
      'A well-supported first lord in the seventh lives through others: partners, clients, long roads. The texts speak of wandering and also of rank; both come from readiness to go where the agreement is, and to share credit for it.',
      'When the lord of the self is afflicted in the seventh, it is given away too fast. Partnerships are entered for rescue and left in disappointment, with much travel between. A spell of living and earning alone beforehand steadies what follows.',
    ),
    8: both(
      'Research suits an ascendant lord in the eighth. BPHS makes you an accomplished scholar: you read what is sealed, handle inheritances and crises without noise, and after each upheaval come back with a skill that you did not have.',
      'The eighth house tires the ascendant lord. Parashara lists low strength, temper and wagers; in practice it is energy that goes underground for months at a time. Rest kept by the calendar and no borrowed stakes hold the placement within bounds.',
    ),
    9: both(
      'The lord of the self in the house of fortune is among the placements the sages praise plainly. Eloquence, faith and a father’s or teacher’s goodwill open doors, and help given to strangers comes back by a different road.',
      'A hindered ascendant lord in the ninth relies on luck that is late. Belief is changed with each new teacher, and the father’s example is a load. Keeping one observance through a dull year does what no change of creed has done.',
    ),
    10: both(
      'Self-earned wealth and public honour belong to the first lord in the tenth. Work is not what you do until evening; it is how you are known, and superiors trust you because you treat the task as your own name.',
      'If the ascendant lord stands hindered in the tenth, a job swallows you. Titles matter too much, criticism stings, and the father’s verdict sounds in every review. A craft pursued without any audience restores proportion.',
    ),
    11: both(
      'Steady gain is promised when the lord of the first reaches the eleventh. Friends in many places, good conduct and a good name feed the purse together; whatever you want for years on end tends to be obtained.',
      'Badly placed in the eleventh, the first lord counts friends by use. Many wishes run at once, and each is half funded. Two or three companions chosen for their frankness, with wants written in order, bring the old promise of gain back.',
    ),
    12: both(
      'Away from the birthplace the ascendant lord in the twelfth does well. Foreign posts, hospitals, retreats and night work use it best, and money spent on others leaves no regret; benefic company, says Parashara, removes the rest of the complaint.',
      'BPHS sees discomfort of body and spending without fruit where the first lord is lost in the twelfth. Sleep goes first, then patience, then savings. Bedtime held like an appointment and accounts read weekly keep the drain small.',
    ),
  },
  2: {
    1: both(
      'Money follows you when the second lord rises. Children and wealth are promised, and earning power lies in the face, voice and name; you can lose a business and start another on credit of character.',
      'Parashara finds the lord of wealth in the first rich but hard toward its own family. Profit is preferred to company, and relatives feel billed. A standing sum for kin, given without conditions, loosens what bargaining has tightened.',
    ),
    2: both(
      'Wealth keeps its own house: the second lord in the second gives savings, pride in family and good food. Money is held in plain forms that you understand yourself, and a promise about payment is kept to the day.',
      'A hard-pressed second lord in its own house hoards. The text speaks of pride and of few heirs to leave things to; nearer the surface is a family that meets only over property. Spending on shared meals is the cheapest cure.',
    ),
    3: both(
      'Earnings from one’s own hands and nerve: so the tradition reads the second lord in the third. Writing, selling, music and crafts pay, siblings are useful partners, and thrift does not prevent a bold purchase at the right time.',
      'When the lord of savings is hard pressed in the third, cash leaves through brothers, gadgets and ventures begun on a dare. BPHS adds a turn from custom for its own sake. Written loans and one venture a year check the leak.',
    ),
    4: both(
      'The second lord in the fourth puts wealth into land, vehicles and furnished rooms. With Jupiter’s favour Parashara compares it to a ruler’s estate; in ordinary lives it is the family that owns its roof early and never rents it badly.',
      'Property eats the purse of a second lord ill placed in the fourth. Repairs, a mother’s affairs or an inherited loan take what was put aside. A modest house fully paid for serves better than a large one in pledge.',
    ),
    5: both(
      'Wealth that comes by intelligence, and children who go on earning it, are the gifts of the second lord in the fifth. Investments are understood before they are bought; teaching, advice and authorship bring income as well as regard.',
      'Speculation is the fault of a burdened second lord in the fifth. A child’s education or a clever scheme absorbs the reserve, and the heirs think chiefly of money. Risk only what a single year can replace, the elders would say.',
    ),
    6: both(
      'Parashara allows gain through enemies when the second lord in the sixth has benefic support: fees from disputes, contracts won against rivals, pay for healing or service. You earn by dealing calmly with other people’s trouble.',
      'Debts and litigation feed upon the second lord badly placed in the sixth. What is earned by the month leaves by the lawsuit, and BPHS mentions tired legs. Settle small claims early and lend nothing that must return.',
    ),
    7: both(
      'Trade and partnership enrich where the second lord is in the seventh. BPHS says healer; generally the trade consists in meeting people. A partner brings means or management, and money made together is spent together without dispute.',
      'In the seventh a hindered lord of wealth pays for company. Gifts and shared accounts outlive affection, and deals are struck to please. Separate books within the partnership, opened every quarter to both, protect the money and the bond.',
    ),
    8: both(
      'Land and legacies reach the second lord in the eighth, and Parashara calls them abundant. Other people’s money is managed well by it: insurance, estates, pooled funds. Large sums arrive seldom, and after waiting, rather than each month.',
      'Wealth sinks from sight when its lord is burdened in the eighth. Income stops without warning, an elder brother gives little help, and comfort at home is thin. Six months of expenses laid by, untouched, is the old and sufficient remedy.',
    ),
    9: both(
      'With the second lord in the ninth, money grows after a lean childhood and is used well: on teachers, shrines, travel. Diligence is the means; luck in the form of an elder’s recommendation does the rest.',
      'The lord of savings ill placed in the ninth gives away what it has not yet earned. Belief is expensive, and a father’s debts or opinions weigh on the budget. Charity by percentage, never by mood, keeps both faith and solvency.',
    ),
    10: both(
      'Rank and income rise together where the second lord stands in the tenth. Learning is paid for, honour is negotiable into salary, and the name of the firm or the family is an asset that you know how to use.',
      'When the second lord is hindered in the tenth, pay depends on the favour of one superior. BPHS grants learning and wealth but little ease through children, who see a busy parent. An hour at home defended daily is worth a promotion.',
    ),
    11: both(
      'Few placements save so well. Parashara gives the second lord in the eleventh wealth of every kind with constant diligence: several incomes, honest friends, and old clients who return with the next order before the last is delivered.',
      'Gain arrives and is at once committed when the second lord is afflicted in the eleventh. Friends propose investments, and refusing them feels like disloyalty. Keep one account that no acquaintance knows about, and let half of every windfall rest there.',
    ),
    12: both(
      'Money goes out to good purpose: foreign schooling, charity, a quiet second home. A second lord well supported in the twelfth earns abroad or in institutions, and the tradition admires its courage in beginning again with little.',
      'The text speaks of lost wealth and a longing for that of others when the second lord falls in the twelfth. Expenses are settled before income is known. A written ceiling for every month, watched by a second pair of eyes, holds the loss.',
    ),
  },
  3: {
    1: both(
      'Self-made is the word for a third lord in the ascendant. Parashara grants intelligence without much schooling: you learn by doing, back your own hand, and build an income where no relative could help you.',
      'A third lord hindered in the first makes every talk a contest. Restless hands, a short fuse and old quarrels with a sibling wear out the body that carries them. Daily exercise in which nobody wins spends the surplus harmlessly.',
    ),
    2: both(
      'When its condition is good, the lord of effort in the second turns skill into savings. Voice, hand or pen provides for the family, slowly at first; with the years the small jobs have become a trade with regular customers.',
      'Parashara is severe on the third lord in the second: effort is slow to start, and the neighbour’s progress seems faster. Comparison is the real drain. Counting one’s own progress against last year, and against nobody else, gets the hands moving.',
    ),
    3: both(
      'The third lord at home gives happiness through brothers and sisters, and a cheerful sort of courage. Correspondence, sport, music and short trips go well; you are good at the first approach to a stranger.',
      'Strength without direction is what the third lord in its own house becomes under affliction. Projects multiply, siblings compete, and the neighbourhood hears of it. Fewer fronts, and a finished piece shown before the next is begun, turn noise into craft.',
    ),
    4: both(
      'Wealth and intelligence with ease at home are told of the third lord in the fourth. Property is won by effort and not by gift, and there is generosity under the same roof: a relative’s room, a workshop open to friends.',
      'Arguments move indoors when the third lord is hard pressed in the fourth. BPHS foresees a difficult partner; oftener it is two strong people arranging one kitchen. Dividing the domains by agreement, then staying out of the other’s, brings peace.',
    ),
    5: both(
      'Wit and children both profit from the third lord in the fifth. Lessons are turned into games, advice is brave, and a talent of the hands is passed on to children or apprentices who improve on it.',
      'A third lord under strain in the fifth gambles with judgement. Opinions are published early, romance is treated as a sport, and a child’s boldness alarms the house. Rehearsal before any performance, public or private, is the discipline that answers it.',
    ),
    6: both(
      'Affluence by contest: the third lord in the sixth wins through service, sport, law or the armed professions. It meets opponents squarely, works shifts that others decline, and earns the respect of those it has beaten.',
      'Brother against brother is Parashara’s reading of the third lord in the sixth, with coolness from the mother’s kin besides. Small disputes over tools, loans and precedence grow old. Put money matters between siblings on paper, then the affection survives.',
    ),
    7: both(
      'Service to those in authority favours a third lord in the seventh, and hardship in childhood gives way to comfort later. Partners are found on the road or at work; the pair succeeds when it moves about.',
      'With its lord of courage ill placed in the seventh, the chart has you dare others where asking would do. Contracts become tests of nerve and short absences are resented. Naming the wish before the complaint changes how partners answer.',
    ),
    8: both(
      'Hidden courage belongs to the third lord in the eighth when it has support. Rescue, diving, surgery and inquiry into old wrongs attract you, and you write best about what others prefer to leave unsaid.',
      'The old verse on the third lord in the eighth speaks of work done in another’s name; its root is fear that keeps talents out of sight. Distance from one sibling is common. A safe first audience, of two or three, breaks the spell.',
    ),
    9: both(
      'Fortune comes through a partner or a long road when the third lord is in the ninth. Effort is lent to a belief: publishing, teaching, pilgrimage, trade with distant places. Children share in the rise, according to BPHS.',
      'Parashara denies the father’s ease to the third lord in the ninth: parent and child pull at opposite ends of a principle. Arguing from the same facts, or about another subject altogether, keeps that tie from being cut.',
    ),
    10: both(
      'Here effort is rewarded where everybody sees it. The third lord in the tenth gives self-made wealth and all sorts of comfort; hands, voice and initiative become a profession, and you are promoted for having simply begun.',
      'When its lord is burdened in the tenth, the third house spends itself proving a point to superiors. Public disputes harm more than private failures. Let the work be delivered before it is announced, and patronage returns by itself.',
    ),
    11: both(
      'Trade is the field of a third lord in the eleventh. Though its learning may come from the market rather than the school, it always finds the margin, dares to ask, and keeps a wide acquaintance in good humour.',
      'A third lord afflicted in the eleventh serves other people’s gain. Friends borrow the energy, the tools and at last the ideas. Quoting a price at the outset, even to companions, is no unkindness and ends the grievance.',
    ),
    12: both(
      'Effort abroad or behind a screen suits the third lord in the twelfth. Translation, night shifts, film editing, shipping: labour that the public never sees is done with patience, and luck arrives through somebody met far from home.',
      'Energy runs to wrong aims where the third lord is lost in the twelfth. The text blames company and example; one hears also of exhausting feuds by letter. Resting before replying saves half of the strength.',
    ),
  },
  4: {
    1: both(
      'Learning, land and conveyances come with a fourth lord that rises, and a mother’s affection carries all of them along. Wherever you settle, others soon come to sit; hospitality is part of the manner, not an effort.',
      'A hard-pressed fourth lord in the first cannot leave home behind. Moods of the house go to work in the same coat, and the mother’s worries are worn as one’s own. Ten quiet minutes between door and desk make a border.',
    ),
    2: both(
      'Family property feeds the purse when the fourth lord is in the second. Parashara adds a busy kitchen and household honour: land is let, heirlooms are kept in use, and money stays within a circle that trusts its members.',
      'Cunning over inheritance is the warning for a fourth lord badly placed in the second. Who paid for which room becomes the family topic. Fair shares written down while everyone is well keep the dinners pleasant.',
    ),
    3: both(
      'The fourth lord in the third earns its comforts. Good health, generosity and helpful staff are promised; home is a workshop or an office, changed about often, and its owner is happiest with a tool in the hand.',
      'Rest is hard to find with a fourth lord strained in the third. Neighbours, errands and siblings use the house as a thoroughfare. Shut one door in it for good, and part of the week will belong to the household again.',
    ),
    4: both(
      'The lord of home at home is a minister’s placement in BPHS: property, skill, regard and a contented household. You put down foundations early, and what you plant or build is still there for grandchildren to argue about.',
      'Ease can stop the growth of a fourth lord in its own house when that lord is hindered. One town, one circle and one armchair become the horizon. A yearly stay somewhere unfamiliar keeps the gift of contentment from turning into sleep.',
    ),
    5: both(
      'Devotion and good repute belong to the fourth lord in the fifth. The heart is educated: children are brought up with patience, music is heard at home, and wealth gathered by one’s own work is enjoyed with others.',
      'Love for children turns anxious under a fourth lord ill placed in the fifth. Their affairs are managed in detail, and peace depends on their news. A pursuit of your own gives the young ones room.',
    ),
    6: both(
      'A house may serve others well: clinic, kennel, canteen, workshop. With support the fourth lord in the sixth draws comfort from useful routine and can live cheerfully in rented rooms near the work, independent of what neighbours think.',
      'Parashara takes ease at home from the fourth lord in the sixth and gives temper instead. Boundary disputes and repairs on credit keep the mind stirred. Insure the roof, settle the fence, and half the unrest has no ground.',
    ),
    7: both(
      'High education is the promise of the fourth lord in the seventh, and a home made by two. Property is often bought with a partner or brought by one; you settle wherever marriage or business takes you.',
      'The text says the fourth lord in the seventh gives up its inheritance and falls silent in company. Too much is ceded for harmony at home. Speaking first, once, at every family council recovers voice and share alike.',
    ),
    8: both(
      'Depth of feeling and a taste for old houses belong to the fourth lord in the eighth when it has support. Ancestral property comes after delay, and you know how to make a ruin habitable: walls, papers, memories.',
      'Home is interrupted when the fourth lord falls in the eighth. Parashara speaks of little comfort from parents or land; moves are sudden and titles unclear. Search the deed before paying, and keep one trunk of things that always travel.',
    ),
    9: both(
      'With the fourth lord in the ninth everyone likes you, says BPHS: devout, respected, happy in most things. A parental home stocked with books or prayers sends its child far, and property follows as if by courtesy.',
      'Contentment is sought at a distance when the fourth lord is hard pressed in the ninth. The ideal home is in the next country, the real one unswept. A practice kept in the present rooms brings the peace that travel promised.',
    ),
    10: both(
      'Royal honour and mastery of the senses are told of the fourth lord in the tenth. Work concerns land, vehicles, teaching or the public’s comfort, and a private calm supports the career where ambition alone would have broken it.',
      'Offices invade the house of a fourth lord hard pressed in the tenth. The telephone lies on the dinner table and family news comes second. Fixed hours, announced to both sides, return each part of life to its owner.',
    ),
    11: both(
      'Liberal, virtuous and helpful to others is the description of the fourth lord in the eleventh. Rents, vehicles and family connections bring income; friends gather at this table, and several of them owe their first chance to it.',
      'A hidden unease is told of the fourth lord in the eleventh, and plain habits settle it better than guessing. Gain also crowds the calm out. Keep Sundays free of profit and friends will still be friends.',
    ),
    12: both(
      'Far from the birthplace a well-supported fourth lord in the twelfth finds its peace. Monasteries, ships, hostels and hospitals suit you as a home; you own little, sleep well, and spend on the comfort of strangers.',
      'The fourth lord lost in the twelfth pays for homes it does not live in. Domestic ease is thin and inertia follows, as BPHS notes. Rent before buying abroad, visit the mother by plan, and let small repairs be done weekly.',
    ),
  },
  5: {
    1: both(
      'Scholarship shows in the face of one whose fifth lord rises. Quick understanding, joy in children and a talent for counsel are promised; people ask you to explain, and leave thinking that they understood by themselves.',
      'Parashara finds the fifth lord in the first close with what it knows when it is ill disposed: intelligence used to keep an advantage. Teaching a thing freely, to one pupil without fee, opens what caution had shut.',
    ),
    2: both(
      'Many heirs and ample means come of the fifth lord in the second, with fame as the head of a family. Knowledge is sold honestly: lessons, recipes, songs, advice. Old verses, learnt young, are quoted at table.',
      'Money argues with learning when the fifth lord is strained in the second. Fees are earned by repeating, and children are spoken of as expenses. A small fund for study with no return expected brings the pleasure back.',
    ),
    3: both(
      'The fifth lord in the third cares for its brothers and sisters and thinks with its hands. Stories, reels, drawings and games come easily; the best ideas occur on short trips, with someone of the same age to laugh at them.',
      'Tale-bearing and stinginess are BPHS’s words for the fifth lord in the third at its worst. Clever talk travels and returns altered. Writing things down, then waiting a day, keeps the wit and loses the trouble.',
    ),
    4: both(
      'A mother’s counsel, land and good sense belong to the fifth lord in the fourth: Parashara thinks of ministers and preceptors. The mind works best at home; children bring property or settle close by, and study is a lifelong comfort.',
      'When the fifth lord is troubled in the fourth, learning is broken off for family reasons or kept within the house. Worry about children sits down at each meal. Returning to the interrupted course, even in evening classes, does real good.',
    ),
    5: both(
      'Children who prosper, loyal friends and virtue: the fifth lord in its own house, with benefic company, gives freely. Memory is good, prayer or poetry is natural, and decisions made in play have a way of proving sound.',
      'Parashara makes joy from children depend on the company this lord keeps: malefics with the fifth lord in the fifth delay it. Patience, advice asked for without shame, and affection for other people’s young widen what seems closed.',
    ),
    6: both(
      'Intelligence enters service when the fifth lord stands in the sixth. Diagnosis, audit, advocacy and coaching use it fully; adopted children, pupils or patients may be loved as nearer kin, and rivals become the best teachers.',
      'Between parent and child the fifth lord in the sixth puts rivalry, and BPHS speaks of the young as opponents. Judgement is also clouded by disputes. Set the rules at home with a third person present, then forgive quickly.',
    ),
    7: both(
      'Dignity, piety and happiness in children follow the fifth lord to the seventh. Affection leads to marriage and marriage to work in common; a partner is chosen for conversation, and others are glad of the couple’s help.',
      'Romance outruns judgement with a fifth lord burdened in the seventh. In love you negotiate badly, or negotiate where love was asked for. Introduce the partner to old friends, and listen to what two of them agree upon.',
    ),
    8: both(
      'An inquiring mind is the good side of the fifth lord in the eighth: psychology, mining, tantra, statistics of risk. Ideas come after crises, and knowledge gathered in private for years surprises everyone when it is published.',
      'Anger and little ease through children stand in the text for the fifth lord in the eighth. Stakes in hidden ventures do it no good either. Slow breath before an answer, plain investments and early care of the young soften each of them.',
    ),
    9: both(
      'Princely, an author, a light of the family: Parashara is generous to the fifth lord in the ninth. Past merit ripens as good teachers and gifted children. What you write or teach outlasts the occasion for it.',
      'Two houses of grace meet, so even a burdened fifth lord in the ninth does small harm: pride of learning, and a child held to a grandparent’s standard. Study with somebody plainly better. Let the young choose their own temple.',
    ),
    10: both(
      'The fifth lord in the tenth makes a raja yoga, a joining that raises rank. Fame through ideas, office for the well-spoken, pleasures without disgrace; children, too, may enter the same profession and stand higher in it.',
      'Cleverness at work is noticed and envied when the fifth lord is afflicted in the tenth. Reputation hangs on the last success, and gambles are taken to repeat it. A long project with modest visible steps suits the name better.',
    ),
    11: both(
      'Learned, well liked, wealthy in children and money: so BPHS on the fifth lord in the eleventh. Authors and inventors have it; a hobby becomes income, and groups elect you because the ideas are shared before they are claimed.',
      'A fifth lord under pressure in the eleventh calculates its pleasures. Friends are picked for profit, children for success, investments by rumour. One pastime kept free of any gain guards the source from which the good ideas came.',
    ),
    12: both(
      'The mind turns inward or overseas when the fifth lord is in the twelfth. Contemplatives, translators and designers of quiet things have used it. Children may grow up far off and still be the best correspondents one has.',
      'Distance from children is the fear attached to the fifth lord in the twelfth, and Parashara mentions adoption as the way through. Losses by speculation belong here as well. Guardianship, mentoring and a firm rule against betting answer both.',
    ),
  },
  6: {
    1: both(
      'Famous, rich and bold in spite of rivals: that is the sixth lord in the ascendant when it has strength. The body learns from effort, and a habit of meeting problems directly makes you useful wherever others avoid them.',
      'Parashara speaks of strength that needs tending, and of friction with one’s own people, when the sixth lord weighs upon the first. Conflict tends to enter the room with you. Rest early, and answer the second provocation rather than the first.',
    ),
    2: both(
      'Eloquence and enterprise mark the sixth lord in the second; many with it earn away from home and are respected in their community. Income from service, law, food or medicine is steady because you stay at the task.',
      'Debt reaches the family table when the sixth lord is harmful in the second. Meals are eaten in argument and savings pay interest. Clearing the smallest loan first, and keeping disputes out of the dining room, shows results within months.',
    ),
    3: both(
      'A fighter by training: given dignity, the sixth lord in the third is found in sport, policing, debate and repair work. Courage grows with each contest, and helpers obey because they see their chief work harder than they do.',
      'Quarrels with brothers and unreliable helpers are laid to the sixth lord in the third, with anger that leaves you weak afterwards. Pay staff promptly, argue standing up and briefly, and spend the heat on physical labour.',
    ),
    4: both(
      'The sixth lord in the fourth can make its home a place of work: dispensary, stable, studio, small office. BPHS allows wealth with a steady-minded owner, who understands tenants, animals or patients better than relations do.',
      'Unrest at home, and with the mother first, is read from the sixth lord in the fourth. Jealousy within four walls feeds on gossip. Professional help for repairs and nursing costs less than doing all of it resentfully.',
    ),
    5: both(
      'Competition sharpens the mind where a well-supported sixth lord is in the fifth. Examinations, trials and markets are met with a cool head; kindness to animals or pupils balances an otherwise strategic nature, and money returns after it goes.',
      'Wealth and friendships fluctuate with the sixth lord in the fifth. A child’s health or an ill-judged wager breaks up the plan. Keep stakes to what sleep can bear, and let somebody else check the reckoning.',
    ),
    6: both(
      'In its own house the sixth lord overcomes: bad habits yield, debts are paid, opponents withdraw. Parashara adds that strangers prove better friends than kin. Work in hospitals, courts or barracks is honest ground for such strength.',
      'Too much readiness for battle is what troubles a sixth lord at home. Relatives are treated as adversaries, and middling means are spent on being right. Choose one cause a year, and let the other letters lie unanswered.',
    ),
    7: both(
      'Fame, spirit and wealth survive in the text for the sixth lord in the seventh. Business with competitors, partnership in law or health, a marriage between two strong wills: all can serve, provided that rules are agreed beforehand.',
      'The sixth lord in the seventh brings work and criticism to the table of a pair, as the tradition has it. It eases when debts are not shared and a tired partner is looked after without reproach. A mediator before the lawyer saves much.',
    ),
    8: both(
      'Two difficult houses cancel each other when the sixth lord is in the eighth, a viparita or reversed raja yoga in common use. Crises undo the rival’s position; you come through restructuring and audits with better standing.',
      'Long weariness and comparison with others are BPHS’s picture of the sixth lord hindered in the eighth. Self-neglect is the hinge. Regular hours, clean accounts and distance from intrigue keep it from becoming a way of life.',
    ),
    9: both(
      'Trade in timber, stone and other hard goods is Parashara’s gift to the sixth lord in the ninth. Law, teaching of the sceptical kind and work among strangers also answer; fortunes vary, yet practical skill never lacks a buyer.',
      'Belief becomes quarrelsome under a sixth lord afflicted in the ninth. Teachers are refuted, the father is disappointed, and income goes up and down with it. Serving a cause with the hands, silent about doctrine, mends more than debate.',
    ),
    10: both(
      'Known among its own people and happy abroad, the sixth lord in the tenth makes a fluent speaker and an able servant of the public. Health, labour, defence and dispute are its professions, and daily routine its secret.',
      'Strife with a superior or with the father attends the sixth lord ill placed in the tenth. Each position begins as a rescue and ends as a grievance. Put agreements in writing, and leave one post properly before seeking the next.',
    ),
    11: both(
      'Gain comes out of contest: the sixth lord in the eleventh draws profit from opponents, arrears, remedies and repairs. Courage and honour go with it in BPHS, and friends are often people who were first met as rivals.',
      'Advantage is dearly bought when the sixth lord is burdened in the eleventh. Friends become creditors, and the joy children give is crowded by business. Keep loans out of friendship, and close accounts before the festival season.',
    ),
    12: both(
      'Spending upon healing, charity or foreign service lifts the sixth lord in the twelfth, a reversed raja yoga by later writers. Enemies exhaust themselves. Work in asylums, prisons and sanctuaries is done without hatred, and that disarms people.',
      'Parashara sees the purse pay for old habits when the sixth lord goes bad in the twelfth. Translated: late nights, costly comforts, and little patience with advice. One vow, publicly made and modest, is enough to turn it.',
    ),
  },
  7: {
    1: both(
      'Partners are found near at hand when the seventh lord rises. You have tact, skill in dealing and a wish for company that makes trade easy; spouse and self resemble each other, and often work side by side.',
      'Restless affection and little steadiness are Parashara’s complaint about the seventh lord in the first, with meals at all hours besides. Another’s opinion decides the mood of the day. A fixed table and a pursuit kept alone settle both.',
    ),
    2: both(
      'Wealth through a partner belongs to the seventh lord in the second. The other half manages money, brings a trade or pays its share, and a couple’s business that begins at the kitchen table may feed two generations.',
      'Procrastination, and affection spread too widely, spoil the seventh lord in the second. Shared money is argued over after the purchase. Decide on sums together and in advance; the tongue, left alone, then does far less damage.',
    ),
    3: both(
      'A seventh lord in the third favours meetings on the road, by letter or through brothers and sisters. The two of you dare things together, start firms, change towns, and the young are described as the particular joy.',
      'BPHS records worry over the young for the seventh lord in the third. Partners also compete like siblings, each keeping the score. Advice sought together, and a shared task in which nobody leads, are worth more than reassurance.',
    ),
    4: both(
      'Fond of truth, religious and clever: the seventh lord in the fourth has you bring a partner into the family house, or found one around them. Vehicles and comforts come after marriage rather than before it.',
      'The spouse will not be governed, says the text of the seventh lord in the fourth, meaning the partner rules the home. Trouble arises only where that is fought. Give up the kitchen, keep the study; visit the dentist in time.',
    ),
    5: both(
      'Honour, virtue and a cheerful heart go with the seventh lord in the fifth. Love comes first and the contract follows; partners admire each other’s minds, and money made in common is spent on children’s learning.',
      'Wooing never quite ends when the seventh lord is hindered in the fifth: one of the pair always awaits applause. Children may become the audience. An evening with no talk of achievement resets the terms.',
    ),
    6: both(
      'Work brings the pair together where the seventh lord is in the sixth with strength. Colleagues grow close, nurse and patient become friends, rivals become partners; a shared struggle over debt or health shows each what the other is made of.',
      'Tiredness or ill will on the partner’s side is Parashara’s fear for the seventh lord in the sixth, with anger in reply. Separate what is fatigue from what is insult. Rest, outside help and clear accounts lower the temperature.',
    ),
    7: both(
      'Happiness in marriage is stated without reserve for the seventh lord at home. Dignity, skill and courage are met by an equal, agreements hold, and customers trust the firm because the two names on the door agree.',
      'Little troubles the seventh lord in its own house, says BPHS; a malefic on it adds dependence. Everything is done in pairs until neither can decide. Days apart, planned and unremarkable, make the union lighter.',
    ),
    8: both(
      'Depth joins people when the seventh lord goes to the eighth. Partners meet through loss, research or inheritance, keep each other’s secrets and manage joint money well; what begins late in such charts is usually what lasts.',
      'Marital ease is reduced by the seventh lord in the eighth: the text mentions a partner low in strength and unwillingness to give way. Secrecy is what harms most. Debts and fears told in good time remove the worst surprise.',
    ),
    9: both(
      'Contact with many people, affection for one: thus the seventh lord in the ninth in BPHS. A partner widens your faith or country, enterprises multiply, and in-laws act as teachers. Luck is felt from the first shared year.',
      'Ideals stand between partners when the seventh lord is hard pressed in the ninth. Each expects to be instructed or obeyed, and too many ventures run at once. Travelling with an open plan, taking turns to choose, is practical therapy.',
    ),
    10: both(
      'A working partner is indicated by the seventh lord in the tenth, religious means and children too. The marriage has a public side: a shop, a practice, an office held by one and supported by the other’s judgement.',
      'Parashara says the spouse does not obey when the seventh lord is in the tenth; in our terms, both have careers. Strain follows if one calendar governs two people. Plan the week jointly, and leave titles outside the bedroom.',
    ),
    11: both(
      'Gain arrives with a companion when the seventh lord stands in the eleventh. Clients introduced by the partner, contacts brought into the bond, friends who become customers: alliances pay here, and the young are among the joys.',
      'Friendship crowds marriage where the seventh lord is strained in the eleventh. Evenings belong to the circle, and time for the young is short, says the text. Guests by invitation, and one project for two, restore the proportion.',
    ),
    12: both(
      'A foreign partner, or a life led partly elsewhere, expresses the seventh lord in the twelfth. Cloth, export, hospitality and care are trades it knows; privacy suits the pair, who are at their best when no one is watching.',
      'Costs of partnership are the burden of the seventh lord in the twelfth: Parashara speaks of want and of an open-handed spouse. Distance does the rest. Agree a household limit, and fix the date of each reunion before departure.',
    ),
  },
  8: {
    1: both(
      'Searching minds often have the eighth lord rising. The body is watched with unusual knowledge, crises are met without panic, and fields such as surgery, insurance, archaeology or occult study find in you somebody who does not look away.',
      'Little bodily ease is told of the eighth lord in the ascendant, with impatience toward the pious. Energy has tides. Rest taken at the first sign, and a week with some empty hours, make the low ones short.',
    ),
    2: both(
      'Money from legacies, refunds or pooled funds reaches the second by the eighth lord. Speech knows how to be silent; families entrust you with wills and hidden accounts, and savings recover after each shock to a higher mark.',
      'Wealth lost is slow to return, says BPHS of the eighth lord in the second, and the reserve is small. Hurried meals and guarantees signed for relatives are its channels. Sign for nobody, eat plainly, insure what matters.',
    ),
    3: both(
      'Courage of the quiet kind comes with an able eighth lord in the third: night work, investigation, editing, rescue. Siblings’ affairs teach about loss early, and afterwards you are able to write about grave things without trembling.',
      'Parashara takes away a brother’s help and the will to exert oneself when the eighth lord is in the third. Effort sinks under fear of failing. Start with tasks of twenty minutes; strength in this placement grows by being counted.',
    ),
    4: both(
      'With the eighth lord in the fourth old houses, mines and buried things interest you. Property comes by inheritance or repair, and peace is found, later than sooner, in a place that others had given up as lost.',
      'Early separation from home or from the mother’s ease is the trial of the eighth lord in the fourth. Foundations shift: a lease, a wall, a loyalty. Surveyors and honest paperwork help; so does adopting an older friend as family.',
    ),
    5: both(
      'Long life and wealth are granted to the eighth lord in the fifth, after a slow start at school. The mind reaches through layers; cryptography, psychology or research suits it, and children or students, though few, are deeply attached.',
      'BPHS names slow studies and worry over the young where the eighth lord afflicts the fifth. Dread clouds good judgement. Questions asked without shame, no speculation, and learning by the small daily portion do more than prayer alone.',
    ),
    6: both(
      'Enemies fall before the eighth lord in the sixth, a reversed raja yoga in common use: one hardship consumes another. Early hardship is outgrown, and later years find strength in service, recovery work or contests thought to be lost.',
      'Water and snakes are Parashara’s cautions for the eighth lord in the sixth. The usual fault is to neglect sleep and meals during disputes. Swimming lessons, fixed hours and shorter quarrels are the present-day form of the remedy.',
    ),
    7: both(
      'Transformation comes by way of others when the eighth lord stands well in the seventh. Business in insurance, salvage or therapy does well; a partner’s crisis, shared honestly, can become the making of the whole household.',
      'Two attachments, and a fall in business if malefics join, stand in BPHS for the eighth lord in the seventh. Secrets of money begin it. Contracts with an exit clause, and health disclosed on both sides, prevent the repetition.',
    ),
    8: both(
      'The eighth lord at home is a classical sign of long life, by arithmetic of the texts and no promise. Deep study, calm before danger and gains through estates belong to it; what others fear, you keep in files.',
      'Where its lord is burdened, the eighth house lends uneven energy and a taste for the forbidden. Blame attaches to small secrets. Living so that any drawer could be opened takes the whole sting from this placement.',
    ),
    9: both(
      'A faith tested and rebuilt is the better fruit of the eighth lord in the ninth. Scholars of ritual, last things and hidden doctrine have it; inheritance from the father’s side, or from a teacher, may come unexpectedly.',
      'Parashara is blunt on the eighth lord in the ninth: belief is let down, and luck lives next door. Behind it is often a disappointing elder. Keep promises that cost little, daily, until trust in larger ones returns.',
    ),
    10: both(
      'Work with endings makes this career: liquidation, surgery, security, repair, history. A well-supported eighth lord in the tenth takes over broken departments and leaves them sound, and it endures changes of government that sweep away the favourites.',
      'Livelihood is interrupted, and paternal support thin, when the eighth lord sits in the tenth without a benefic. Rumour does harm. A second skill kept current, and no gossip about superiors, bring you across each gap.',
    ),
    11: both(
      'Hard at first and easy later is the verse on the eighth lord in the eleventh; a benefic adds length of days. Gains come from legacies, commissions or rescued ventures, and old friends return with unexpected offers.',
      'Income breaks off suddenly under an eighth lord afflicted in the eleventh. Schemes of acquaintances are the usual cause. Refuse returns that cannot be explained on one page, and the later comfort that the text promises arrives with savings intact.',
    ),
    12: both(
      'Loss swallows loss: the eighth lord in the twelfth can free you from fear and debt alike, and later authors count it a reversed raja yoga. Retreat, foreign residence and charitable work give it a clean outlet.',
      'Spending on wrong work and low stamina are set down for the eighth lord in the twelfth. Its arithmetic of lifespan is shortened in the verse, which other factors override. Sleep, sobriety and simple credit rules keep strength in hand.',
    ),
  },
  9: {
    1: both(
      'With the ninth lord rising fortune walks in beside you: handsome manners, learning and public regard. Teachers recognise a pupil, officials a sound person, and help tends to arrive on the morning when it is needed.',
      'Being favoured can become a habit with the ninth lord hard pressed in the first. Plans rest on someone’s goodwill, and advice is given before it is earned. A vow kept without witnesses turns borrowed luck into one’s own.',
    ),
    2: both(
      'Learned, liked and well off: the ninth lord in the second brings a father’s means or a teacher’s words into daily use. Truthful speech earns money, and the family’s sayings about conduct prove to be worth following.',
      'A strained ninth lord in the second sells what should be given. Advice acquires a price, or religion enters money disputes at home. Set aside a tenth before all other claims; arguments about principle lose their edge.',
    ),
    3: both(
      'Brothers and sisters are part of the luck when the ninth lord is in the third. Publishing, teaching tours, translation and crafts reward effort twice, and your own charm opens the doors that pedigree would not.',
      'Effort and grace pull apart where the ninth lord is afflicted in the third: one works hard at what fate had not in mind. Changes of subject are many. Ask an elder which door is open, then push on that.',
    ),
    4: both(
      'House, vehicles and devotion to the mother are given by the ninth lord in the fourth. Blessings come through land and lineage; you restore the family shrine, or the family orchard, and are happy near it.',
      'Tradition can become furniture when the ninth lord is heavy in the fourth. Nothing of the parents’ may be moved, and fortune sleeps in it. Lend the house to a class or a guest and it wakes.',
    ),
    5: both(
      'With the ninth lord in the fifth your children bring you luck, and your elders are honoured. Courage, charity and learning go together; examinations favour those who prepared, and early merit returns as well-timed insight.',
      'Even a hindered ninth lord does little harm in the fifth: luck taken for talent is all. Children inherit expectations instead of a path. Let each mistake be paid for once, and the gift returns as judgement.',
    ),
    6: both(
      'Service is the road of the ninth lord in the sixth. Law, medicine, labour and relief work carry its faith into practice; fortune grows by overcoming opponents, slowly, and those once helped in a hard hour speak up later.',
      'BPHS says small prosperity and trouble from enemies for the ninth lord in the sixth, with little ease from the mother’s family. Help is delayed by paperwork. Persistence, receipts and courtesy to clerks recover most of what was withheld.',
    ),
    7: both(
      'Happiness after marriage: Parashara gives that to the ninth lord in the seventh. A spouse brings virtue, travel or fame; treaties, exports and partnerships prosper because the other side feels it has been dealt with justly.',
      'Luck is expected from the partner when the ninth lord is strained in the seventh, and blamed on them too. Religious or national difference sharpens it. Discuss holidays, faith and relatives before they are upon you, not after.',
    ),
    8: both(
      'Buried fortune belongs to the ninth lord in the eighth: legacies, research grants, wisdom won through grief. Faith is not inherited whole; it is tested in crisis and then held with a firmness that preachers lack.',
      'Prosperity is withheld by the ninth lord in the eighth, says BPHS, and elder brothers are no help. Luck comes late and by detour. Keep no secret from the father or teacher, and build without counting on a windfall.',
    ),
    9: both(
      'Abundant fortune with virtue and good looks: the ninth lord at home is among the finest positions. Father, teacher and faith speak with one voice, and younger kin profit too. Generosity keeps the source open.',
      'Blessings taken for granted are the only flaw of a ninth lord in its own house under affliction. Zeal becomes certainty and stops learning. Sitting as a beginner in another discipline brings the freshness back.',
    ),
    10: both(
      'Minister, commander, or what answers to them now: the ninth lord in the tenth joins right and might, the best of raja yogas to many authors. Work has a purpose beyond pay, and people accept its authority willingly.',
      'A calling can harden into a post when the ninth lord is hindered in the tenth. Principles are quoted upward and forgotten downward. Reading the founding papers of one’s own office again, yearly, keeps honour where it was earned.',
    ),
    11: both(
      'Day by day the gain increases, writes Parashara of the ninth lord in the eleventh, for one devoted to elders. Good connections, honest profit and granted wishes come of merit; what is given in season returns as custom.',
      'Merit is counted like money when the ninth lord is afflicted in the eleventh. Friends are sorted by use to the cause. Giving once a month where no thanks can follow restores the current that profit has dammed.',
    ),
    12: both(
      'Pilgrims and expatriates have the ninth lord in the twelfth at its best. Fortune lies abroad, in retreat or in giving; money goes to guests, temples and schools, and you sleep the better for having less to lock.',
      'Good works can ruin a ninth lord in the twelfth: Parashara’s native grows poor through entertaining guests. The father’s support is distant. Give from income and never from capital, and fortune, though modest, ceases to run out.',
    ),
  },
  10: {
    1: both(
      'Learning, fame and a touch of the poet rise with the tenth lord. Parashara adds a hard start and happiness later, with means that grow by the day; the career is made by you and not by the place.',
      'All work goes through one pair of hands when the tenth lord is hard pressed in the first. Childhood delicacy returns as exhaustion at the desk. Train a deputy, take the holiday, and wealth increases as the verse says.',
    ),
    2: both(
      'Honoured, charitable and solvent, with the tenth lord in the second you are paid well for speech, knowledge or provisions. A family trade may be continued, and the father’s name is a help with every banker.',
      'Salary becomes the measure of worth where the tenth lord is troubled in the second. Employers know it. Families then discuss pay as they discuss health. Keep one part of the work unpaid and well done; respect returns through it.',
    ),
    3: both(
      'Brave, truthful and eloquent is the tenth lord in the third. Siblings and staff give real support; reporting, engineering, performance and sales reward such initiative, and a career is built by many short steps instead of one leap.',
      'Activity replaces achievement when the tenth lord is badly set in the third. Messages are answered all day and nothing is made. Mornings without a telephone, for a month, show you what the post is for.',
    ),
    4: both(
      'Land, vehicles and the mother’s welfare concern the tenth lord in the fourth, and happiness with them. Work from home, property, education or farming prospers; others see the office as a family and stay in it for years.',
      'Ambition is tied to one place by a tenth lord afflicted in the fourth. Promotions that would mean moving are refused and regretted. A trial year away, with the house let and not sold, decides the matter without bitterness.',
    ),
    5: both(
      'All branches of learning, constant good humour and wealth are promised to the tenth lord in the fifth. Creative or advisory work suits it; ministers, coaches and authors have this lord, and children often share the craft.',
      'When the tenth lord is burdened in the fifth, work is chosen for applause. Positions are staked on a brilliant stroke, and the team’s dull labour is forgotten. Publishing everyone’s part keeps both the position and the colleagues.',
    ),
    6: both(
      'Skill among opponents is the mark of a tenth lord in the sixth. Courts, wards, workshops and armies need those who do their duty under fire, and such persons advance each time a crisis exposes the merely decorative.',
      'Skilled, yet short of money and pressed by enemies: so runs BPHS on the tenth lord in the sixth. Labour is undersold. Know the market rate, document each result, and leave feuds in other departments to themselves.',
    ),
    7: both(
      'Joy through the spouse, intelligence and true speech come of the tenth lord in the seventh. Trade, diplomacy and consultancy are its callings; a partner improves the career, and contracts signed after a long talk turn out well.',
      'Reputation rests upon one alliance when the tenth lord is strained in the seventh. If the partner leaves, clients follow. Keep credentials and accounts in both names, then in one’s own, and the work survives any parting.',
    ),
    8: both(
      'Long life and labour behind the scenes are told of the tenth lord in the eighth. Research, forensics, mining, insurance and repair employ it well. Breaks in the career prove to have been apprenticeships for the later post.',
      'Parashara finds the tenth lord in the eighth without deeds of its own and given to blaming others. Careers stall under hidden obstacles. Finish small public tasks, claim them plainly, and let complaint wait until there is a result.',
    ),
    9: both(
      'Kings are made of it in a royal house, says the sage; elsewhere the tenth lord in the ninth gives wealth, children and a respected calling. Teaching, law, publishing and service of a faith rise steadily under good patrons.',
      'A high purpose excuses untidy work where the tenth lord is hindered in the ninth. Superiors are preached to. Letting a critic from outside the fold inspect the books each year turns conviction back into competence.',
    ),
    10: both(
      'Capable in every task, brave, true and loyal to elders: the tenth lord in its own house has the field it needs. You do not look for a vocation, because some duty has already found you.',
      'Office can become the whole person when the tenth lord at home is afflicted. Leaving it is feared long beforehand. Mentoring a successor while still in full strength is the nobler end of this placement, and eases the heart.',
    ),
    11: both(
      'Wealth, delight and truthfulness attend the tenth lord in the eleventh. Work pays, and then pays again by way of clients, pensions and royalties; large organisations give scope, and colleagues become friends who remain after the project.',
      'Success is counted too early with the tenth lord burdened in the eleventh. Bonuses are spent and alliances taken for granted. Stay in touch with those who are no longer useful, and reward the ones who did the work.',
    ),
    12: both(
      'Foreign service, hospitals, research stations and charities fit the tenth lord in the twelfth. Authority is exercised out of sight; expense accounts, travel and quiet rooms are tools of a career that is respected more than it is seen.',
      'Money lost by way of officials and worry in spite of ability: thus the tenth lord in the twelfth. Effort goes unrecorded. Keep receipts, publish under one’s own name, and count the price of a distant brilliant post before a certain one is left for it.',
    ),
  },
  11: {
    1: both(
      'Even-sighted, eloquent and clear of temper is the eleventh lord in the first; Parashara adds poetry and steady profit. People like to pay you, for the bargain always leaves something on the other side as well.',
      'Wanting shows in the face when the eleventh lord is hard pressed in the first. Each acquaintance is weighed, and each wish is urgent. Drop every third desire from the list, and the remaining ones are met sooner.',
    ),
    2: both(
      'All kinds of wealth and skill, with charity, follow the eleventh lord in the second. Income and savings work as one; money made from friends, food, finance or the voice stays long enough to be useful to the family.',
      'Profit talks loudly through an eleventh lord disturbed in the second. Relatives hear the figures and ask. Give quietly, save automatically, and let the household budget be the very last place where success is shown.',
    ),
    3: both(
      'Competent in whatever it touches, the eleventh lord in the third earns by hand and by enterprise. A brother, sister or neighbour is often the first customer; small media, transport and instruments are good trades for it.',
      'Aches and colic are noted in BPHS for the eleventh lord in the third, and efforts that pay others first. Overuse is common. Rest the arms, price the small jobs properly, and share profits with siblings by contract.',
    ),
    4: both(
      'Gains from the mother’s side, from land and from pilgrimage belong to the eleventh lord in the fourth. Rent, farming, vehicles or teaching provide; friends treat the house as their own and repay it in kind.',
      'Property eats its own income if the eleventh lord is badly placed in the fourth. Extensions are begun on expected money. Build with what has already arrived, and keep old friends’ loans away from the family roof.',
    ),
    5: both(
      'Happy, well-taught children and a religious cheer are set down for the eleventh lord in the fifth. Ideas, stocks, schools and entertainment earn; wishes connected with the young come true, and older friends come back as advisers.',
      'Gambling has a sweet taste for the eleventh lord afflicted in the fifth. One early win instructs badly. Hold the family’s reserve in another person’s name, and play, when play one must, for stakes that amuse a child.',
    ),
    6: both(
      'Profit through labour, medicine, credit and competition suits the eleventh lord in the sixth. Living abroad is mentioned; so are opponents who end by paying. Steady small fees, rather than windfalls, add up to comfort.',
      'Labour, rivals and a life among strangers are Parashara’s list for the eleventh lord in the sixth. Income carries interest with it. Pay debts before pleasures, choose friends outside the trade, and keep one evening a week free of both.',
    ),
    7: both(
      'A partner’s kin bring profit to the eleventh lord in the seventh. Generous and sociable, you do well in commerce with the public, and marriage usually widens both the circle and the market for what they make.',
      'Led by the spouse in everything, the verse says of the eleventh lord in the seventh. Pleasure in agreement costs judgement. Take one night before accepting any joint venture, and have the friend who dislikes it explain why.',
    ),
    8: both(
      'Delayed gain is still gain: the eleventh lord in the eighth receives through estates, refunds, insurance and royalties. Long life is promised in the text. Patience with locked money distinguishes you from your quicker friends.',
      'Undertakings reverse under the eleventh lord in the eighth, and friends drop away at the bad moment. Nothing should depend on one buyer. Spread income over several small sources, and hold a frank talk with the partner about risk.',
    ),
    9: both(
      'Fortunate, truthful, honoured by those who govern: the eleventh lord in the ninth gains by merit. Elder brothers, teachers and foreign friends recommend it; money made in publishing, law or travel supports a cause as well as a house.',
      'Faith in one’s luck outruns the accounts when the eleventh lord is burdened in the ninth. Donations are promised on orders not yet signed. Count money when it clears, and let the teacher be paid before the temple.',
    ),
    10: both(
      'Honour from authority and mastery of self go with the eleventh lord in the tenth. Profession and profit agree; promotion comes on merit, elder colleagues sponsor it, and what is promised to a customer is delivered on the day.',
      'Wages rise and freedom falls where the eleventh lord strains the tenth. Each favour accepted from above is remembered there. Accept advancement with duties written down, and keep friends who have no part in the office.',
    ),
    11: both(
      'Gain in all undertakings, learning and comfort increasing daily: Parashara has no reservation about the eleventh lord at home. Networks serve you without being asked, because over many years you have served them faithfully and well.',
      'Plenty of offers and little selection mark an eleventh lord at home but afflicted. Wishes are granted before they have been considered. Say no to two out of three, and let the third have the whole attention.',
    ),
    12: both(
      'What comes in goes out to good works when the eleventh lord is in the twelfth. Foreign friends, export and charitable bodies figure in the income; those helped years ago appear as unexpected hosts in other countries.',
      'Earnings pass to others under the eleventh lord in the twelfth. Subscriptions, lending and pleasures take them unnoticed. Let a share be locked away on the day of payment; friendship in this chart is better given time than money.',
    ),
  },
  12: {
    1: both(
      'A light grasp on things and a feeling for distant places belong to the twelfth lord in the first. You start again in new countries with ease, give without display, and are drawn to quiet work for the sick or the sacred.',
      'Spending and strength that runs out are laid to the twelfth lord in the ascendant. The self leaks: hours, coins and promises. Rise early, eat warm food, and write each expense down before making it.',
    ),
    2: both(
      'Sweet speech and money used for good ends are given in BPHS to the twelfth lord in the second. You pay school fees for others, earn overseas or in care, and are not diminished by what is given.',
      'Savings drain when the twelfth lord is harmful in the second. Family occasions, foreign bills and repairs take turns. Budget the feasts at the start of the year; whatever is spared goes where nobody can ask for it.',
    ),
    3: both(
      'Solitary effort is the strength of the twelfth lord in the third. Writing at night, programming for clients overseas, long-distance driving: work done alone is done well, and supports you without a patron or a brother.',
      'Distance from siblings and a mistrust of people are told of the twelfth lord in the third. Letters stay unsent. One visit a year that has no purpose, and hobbies shared with strangers, keep self-reliance from turning sour.',
    ),
    4: both(
      'Home may be a hostel, an ashram or a house in another country when the twelfth lord is in the fourth. Comfort is simple and inward; you furnish other people’s lives and carry your own in two bags.',
      'Losses over land, vehicles and domestic ease are Parashara’s entry for the twelfth lord in the fourth. Rented peace costs less than owned worry here. Have titles read by a professional, and ring the mother weekly.',
    ),
    5: both(
      'Pilgrimage for the sake of children, learning sought abroad, and art made in seclusion are the better forms of the twelfth lord in the fifth. Imagination is rich, and godchildren or students from far away feel like family.',
      'Grief or expense over children and broken studies are attached to the twelfth lord in the fifth. BPHS itself names vows and travel as the answer. Teaching, fostering and studies taken up again belong to the same hope.',
    ),
    6: both(
      'Expense wears out the enemy: a twelfth lord in the sixth is counted a reversed raja yoga by later writers. Money goes to healing, law or animals, and returns as freedom from an old debt or dispute.',
      'Quarrels with one’s own people, and the shame that follows, are charged to the twelfth lord in the sixth. Temper spends what labour earned. Settle out of court, keep away from affairs, and sleep before signing.',
    ),
    7: both(
      'Marriage across a border, or a partner whose work is far away, is a fair outcome of the twelfth lord in the seventh. Absence keeps affection fresh; the pair spends on travel and asks few questions about the bill.',
      'Outlay on the partner without ease in return is the verse on the twelfth lord in the seventh. Strength and study suffer too. Common rules about spending, and separate beds when work demands sleep, are kinder than reproach.',
    ),
    8: both(
      'Gentle speech and a constant trickle of gain: Parashara likes the twelfth lord in the eighth. Losses end in inheritance, tax refunds or wisdom; you are at ease with endings, and others ask you in at such times.',
      'Strength ebbs unseen if the twelfth lord is afflicted in the eighth. Fees, hidden clauses and neglected health share the blame. A review of hours and of accounts, once a year in the same week, keeps life on its middle course.',
    ),
    9: both(
      'Foreign teachers, pilgrimages and gifts to learning make use of the twelfth lord in the ninth. Belief is personal and little discussed. Fortune improves away from the father’s town, often by means of a scholarship or a mission.',
      'Disrespect to elders, and aims that serve the self alone, are the fault read from the twelfth lord in the ninth. Luck is spent faster than it is earned. A debt of gratitude paid to one old teacher reverses much.',
    ),
    10: both(
      'Institutions employ the twelfth lord in the tenth: ministries, shipping, hospitals, monasteries. Costs are part of the trade, and whoever keeps them honest rises slowly, without enemies, to posts that the ambitious do not notice.',
      'Officials, licences and superiors cost money when the twelfth lord is in the tenth, and a father’s help is moderate. Work done is credited elsewhere. Insist on a name in the record and pay taxes early.',
    ),
    11: both(
      'Profit through strangers is possible for the twelfth lord in the eleventh; BPHS speaks of one brought up or assisted by others. Export, hospitality and relief agencies pay, and a foreign friend may do what no relation did.',
      'Gains slip into other hands under the twelfth lord in the eleventh. Promises by friends abroad are the frequent cause. Take payment in advance, split large orders, and let generosity follow the settlement of accounts.',
    ),
    12: both(
      'Detachment at home: the twelfth lord in its own house spends openly and may free itself from wanting. Retreat, dreams and distant lands nourish you, and you leave possessions behind with less pain than other people feel.',
      'Heavy outlay, bodily unease and irritation attend the twelfth lord at home when it is afflicted. Solitude broods on slights. Choose a retreat with company and a timetable, fast by the calendar, and forgive one bill each month.',
    ),
  },
} satisfies Record<HouseNumber, Record<HouseNumber, Record<'good' | 'bad', Passage>>>
