import type { Graha } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// What a transit brings, by house from the Moon of birth
const told = from('Phaladeepika 26; Brihat Samhita 104')
const node = from('Common practice after Phaladeepika 26, the nodes read as Saturn and Mars')

export default {
  Sun: {
    1: told(
      'The Sun over the birth Moon tires the body and puts the person on the road. For this month the tradition counts fatigue, expense on appearances and short temper; shorter days and water in good measure take off most of it.',
    ),
    2: told(
      'With the Sun in the second from the Moon, money leaves by small doors and words are sharper than intended. Check agreements twice until the Sun moves on, and keep the eyes from strain and late screens.',
    ),
    3: told(
      'The Sun in the third gives a month of clear effort: a new position, recovered health, rivals who step aside. Ask for what has been put off, since courage and the ear of superiors come together here.',
    ),
    4: told(
      'In the fourth from the Moon the Sun unsettles the home. Repairs, an elder who needs attention or a quarrel over space claim the month, and comfort is paid for twice; keep large decisions about property for the next sign.',
    ),
    5: told(
      'The Sun in the fifth heats the judgement. Plans for children, speculation and pride give trouble this month, and the mind circles; a second opinion on every risk, and plain food, are the old advice.',
    ),
    6: told(
      'Rivals fall back while the Sun is in the sixth. Illness, debt and opposition can be dealt with in these four weeks, so book the appointment, answer the letter and finish the dispute before the Sun moves on.',
    ),
    7: told(
      'The Sun in the seventh sends people travelling and makes partners stiff. Stomach and pride both suffer from haste; agree on roles beforehand, and let the other side speak first in every negotiation of the month.',
    ),
    8: told(
      'In the eighth the Sun lowers vitality and brings notices from authority. The texts name fever and quarrels at home; keep papers in order, sleep early, and leave confrontations with officials for another month. Vigour returns with the next sign.',
    ),
    9: told(
      'The Sun in the ninth withholds the luck one counts upon. A promise is taken back, a teacher or father disagrees, and plans meet delay; modest aims and kept vows carry this month better than argument.',
    ),
    10: told(
      'With the Sun in the tenth, work succeeds and is seen to succeed. The month suits applications, launches and meetings with those who decide, because effort and recognition arrive in the same four weeks. Dress for the occasion.',
    ),
    11: told(
      'The Sun in the eleventh brings gain, better health and good standing. Money owed is paid, a senior helps, and an old wish is granted in part; use the month to close accounts in your favour.',
    ),
    12: told(
      'In the twelfth the Sun spends. Distance from home, loss of sleep and work that earns no thanks mark the month; retreat, study and quiet service are its proper use, and new ventures are better kept waiting.',
    ),
  },
  Moon: {
    1: told(
      'The Moon returns to her own sign of birth for two days. Food tastes good, sleep comes easily and company is kind; the texts promise comfort, and small purchases for body and bed made now are enjoyed for long.',
    ),
    2: told(
      'With the Moon in the second, money is spent and words are taken the wrong way. Two days of holding back, both the purse and the last remark, save what a week would have to repair.',
    ),
    3: told(
      'The Moon in the third gives gain and good spirits. Calls are answered, siblings and neighbours help, and a brief trip goes well; start in these two days what needs pluck more than patience. Neighbours are good company.',
    ),
    4: told(
      'In the fourth the Moon makes the mind mistrustful, chiefly at home. A remark sounds colder than it was and digestion follows the mood; postpone domestic decisions by two days and keep to simple meals.',
    ),
    5: told(
      'The Moon in the fifth brings low spirits and obstacles to plans. Children, lovers and one-off chances disappoint a little just now; finishing old work suits these two days better than proposing new ideas. Music lifts the mood.',
    ),
    6: told(
      'With the Moon in the sixth, health improves and opponents lose interest. These two days are good for hard tasks, tests, debts and the gym, and money that comes has been worked for. Say no where it is needed.',
    ),
    7: told(
      'The Moon in the seventh favours company, food and honour. Meet people in these two days: partners agree, invitations are pleasant, and what is arranged face to face holds better than what is written. Cook for somebody.',
    ),
    8: told(
      'This is chandrashtama, the Moon in the eighth from the birth Moon, and tradition asks for two quiet days. Worry, accidents of haste and needless quarrels are counted here; sign nothing large and drive with care.',
    ),
    9: told(
      'In the ninth the Moon brings strain in matters of belief, elders and distance. Plans made far away go slowly for two days; keep appointments with doctors and teachers, and leave debates of principle alone.',
    ),
    10: told(
      'The Moon in the tenth carries work through. What has been prepared can be shown in these two days, orders are obeyed, and superiors are easier to reach than they were earlier in the week.',
    ),
    11: told(
      'With the Moon in the eleventh friends appear, money comes in and the table is full. Ask, collect and celebrate within these two days, since the texts give joy and gain together here. Thank whoever made it possible.',
    ),
    12: told(
      'The Moon in the twelfth lets things run out: coins, sleep, patience. Give on purpose what would otherwise be lost, go to bed early, and keep news to yourself until she enters the birth sign.',
    ),
  },
  Mars: {
    1: told(
      'Mars over the birth Moon brings heat: temper, fever, cuts and haste. For six or seven weeks the tradition advises sport in place of argument, and a pause before every message written in anger. Old scars may ache.',
    ),
    2: told(
      'In the second Mars takes from the purse and sharpens the tongue. Theft, fines and family quarrels are the old list; locks, receipts and a lower voice at table meet most of it while he stays.',
    ),
    3: told(
      'Mars in the third is among his best places. Courage wins, metal and machinery pay, brothers and colleagues follow, and rivals give way; push the stalled task through before these weeks are over. Sell machines, not promises.',
    ),
    4: told(
      'Mars in the fourth disturbs the roof over one’s head. Fever, stomach trouble, repairs and friction with relatives claim these weeks; keep tools away from tempers, and do not buy land in a hurry. Guests are better met elsewhere.',
    ),
    5: told(
      'With Mars in the fifth, anger spoils judgement, and children or romance give cause for it. Bets and bold statements cost dear in these weeks; train the body, and let someone calmer read the plan.',
    ),
    6: told(
      'Mars in the sixth wins. Debts are collected, illness is thrown off and opponents lose heart, so these weeks suit contests, audits, surgery long postponed and every task that needs force rightly used. Be generous to the beaten.',
    ),
    7: told(
      'In the seventh Mars sets partners against each other, and the stomach pays. Contracts are broken over trifles while he stays; write down what was agreed, and argue about one subject at a time. Eat before you negotiate.',
    ),
    8: told(
      'Mars in the eighth asks for care with blades, vehicles and fire. Blood, old wounds and disputed money belong to the classical description; in these weeks slow movements are cheaper than quick ones. Check the brakes as well.',
    ),
    9: told(
      'With Mars in the ninth the body is weary and elders are contrary. Travel costs more than it brings and a quarrel about principle may cost position, so keep to routine until he reaches the tenth.',
    ),
    10: told(
      'Mars in the tenth makes work hard and busy. Some texts call the result bad and some mixed: effort doubles, orders conflict, and what is finished stands; keep proof of it, since praise comes only later.',
    ),
    11: told(
      'Mars in the eleventh gains land, goods and the upper hand. Money follows initiative in these weeks, brothers and friends act, and a purchase of property or tools made now tends to hold its value.',
    ),
    12: told(
      'In the twelfth Mars spends and breaks sleep. Eyes, feet and secret annoyances are named by the texts; set a limit on expenses, close quarrels rather than nurse them, and tire the body before night.',
    ),
  },
  Mercury: {
    1: told(
      'Mercury over the birth Moon scatters words. Bad advice, gossip and small losses by carelessness are counted for these three weeks; read before signing, and repeat back what you have been told. Keep one written list.',
    ),
    2: told(
      'In the second Mercury brings money and the words to earn it. Fees, sales and family talk go well in these weeks, and study begun now is paid for sooner than expected. Young people bring useful news.',
    ),
    3: told(
      'Mercury in the third makes one afraid of rivals or officials, mostly without cause. Messages cross and friends turn formal; keep copies, speak in person, and these three weeks pass with little harm. Short answers are the safest.',
    ),
    4: told(
      'With Mercury in the fourth the household gains. Relatives prosper, a course or a repair is completed, and papers about house or vehicle come out right while this transit lasts. An old acquaintance of the mother may help.',
    ),
    5: told(
      'Mercury in the fifth sets the family talking across each other. Differences with children or a partner are about tone more than substance; write the plan down and leave cleverness out of affection for these weeks.',
    ),
    6: told(
      'In the sixth Mercury succeeds: arguments are won, accounts agree, and competitors are understood before they move. Examinations, negotiations and health routines all profit from these three weeks. Put every agreed number on paper the same day.',
    ),
    7: told(
      'Mercury in the seventh quarrels with partners over details. Looks and energy fade a little and contracts are misread; let a third person check the wording before anything is exchanged in these weeks. Sleep before replying.',
    ),
    8: told(
      'Contrary to most planets, Mercury does well in the eighth from the Moon. Hidden matters become clear, an inheritance or refund is settled, and research, insurance and repairs repay attention just now. Ask the awkward question.',
    ),
    9: told(
      'In the ninth Mercury puts obstacles before study and distant plans. Documents are returned for a missing line; patience with forms, and no argument over beliefs, sees these three weeks through. Translate nothing without a dictionary.',
    ),
    10: told(
      'Mercury in the tenth is happy and useful. Work is explained well, rivals at the office fall silent, and an idea presented in these weeks is likely to be adopted under your own name. Teach a junior.',
    ),
    11: told(
      'With Mercury in the eleventh, gains come through friends, trade and youth. Collect what is due, renew contacts, and price your work afresh, since talk turns to income more readily now. A younger friend knows a buyer.',
    ),
    12: told(
      'Mercury in the twelfth misplaces things: keys, sums, reputations. The texts speak of defeat by opponents through talk; say less than you know for three weeks, and reconcile every account in writing. Back up what matters.',
    ),
  },
  Jupiter: {
    1: told(
      'Jupiter over the birth Moon moves people from their place. A change of home, post or belief costs money before it bears fruit in the year that he stays; travel light and refuse titles without pay.',
    ),
    2: told(
      'In the second from the Moon Jupiter brings wealth for about a year. Savings grow, the family adds a member or an occasion, and words carry weight; it is the time to price, teach and provide.',
    ),
    3: told(
      'Jupiter in the third weakens position. Offices are lost or left, helpers go their own way, and effort must replace luck for a year; use it to learn a trade skill that no employer can take back.',
    ),
    4: told(
      'With Jupiter in the fourth the mind finds no rest at home. Relatives ask for much and property costs more than planned in this year; a smaller house well kept is wiser than a larger one on credit.',
    ),
    5: told(
      'Jupiter in the fifth is among the happiest transits. Children, study, good counsel and favour from those above arrive within the year, and money placed with judgement now bears for a long time. Teach what you know.',
    ),
    6: told(
      'In the sixth Jupiter leaves openings for rivals and for illness of excess. Comfort does not comfort this year; regular meals, honest accounts and service to others turn the transit from worry to work. Lend to nobody.',
    ),
    7: told(
      'Jupiter in the seventh gives a year of partnership, travel and ease. Marriages are agreed, contracts are fair, and good speech opens doors; say yes to shared ventures that have been weighed before. Elders bless the arrangement.',
    ),
    8: told(
      'With Jupiter in the eighth, advice fails and tiredness lasts. The old list has hard travel, loss and confinement; insure, rest, study what is hidden, and let the year close what has outlived its use.',
    ),
    9: told(
      'Jupiter in the ninth restores fortune. Teachers appear, a pilgrimage or long study succeeds, and children and money both prosper; what is begun in this year with a clear conscience is helped from several sides.',
    ),
    10: told(
      'In the tenth Jupiter tests position and health together. Work is lost or doubled and the reward goes elsewhere for a year, so protect savings, keep records of service, and avoid quarrels with the good.',
    ),
    11: told(
      'Jupiter in the eleventh grants what was wished for: income, recovered position, children, friends. The year rewards requests more than sacrifices; collect on ten years of work and share part of it. Elder siblings or patrons help.',
    ),
    12: told(
      'With Jupiter in the twelfth, money and strength go out, at best by choice. Distance, grief or generous spending fill the year; a budget for giving, and a teacher abroad, put the outflow to use.',
    ),
  },
  Venus: {
    1: told(
      'Venus over the birth Moon brings pleasure: clothes, scents, good meals, somebody to share them with. Study and the arts go lightly in these four weeks, and reconciliations begun now are accepted. Tidy rooms invite it.',
    ),
    2: told(
      'With Venus in the second money comes gracefully, from family, beauty or voice. The table improves and so do looks; a sensible purchase for the household made in this month gives years of use. Sing.',
    ),
    3: told(
      'Venus in the third gives influence and new acquaintances. Siblings help, letters please, and rank rises a little; speak for your own work in these weeks, since charm and courage travel together. A short course pays.',
    ),
    4: told(
      'In the fourth Venus fills the house with friends and comfort. A vehicle, furniture or a reunion belongs to the month, and quarrels at home can be ended over food rather than by argument. Plant something.',
    ),
    5: told(
      'Venus in the fifth brings delight in children, love and art. Gifts arrive, teachers approve, and an affection spoken of in these four weeks is likely to be returned. Show what you have made to a wider circle.',
    ),
    6: told(
      'With Venus in the sixth, pleasures make rivals and indulgence makes illness. Friends of the other side disappoint this month; keep work and romance apart, and sweets and credit within bounds. Drink more water than wine.',
    ),
    7: told(
      'Venus in the seventh, oddly, troubles partners. Desire runs ahead of tact, and the texts fear harm through love affairs; give the month to courtesy and put off ultimatums and engagements. Flowers help more than explanations.',
    ),
    8: told(
      'In the eighth from the Moon Venus is generous: a house, jewellery, shared money or a partner with means. Settle inheritances and joint accounts in these four weeks and allow yourself some comfort. A bath is a remedy.',
    ),
    9: told(
      'Venus in the ninth joins luck to merit. Donations, weddings, good company and travel for pleasure mark the month, and what is given in it tends to come back from another side. Thank a teacher.',
    ),
    10: told(
      'With Venus in the tenth, discord reaches the workplace. Gossip, disputes with colleagues and slights are listed; keep the manner plain, the desk closed and affairs of the heart away from the office. Let work speak.',
    ),
    11: told(
      'Venus in the eleventh gives gain and a full calendar. Friends bring introductions, incomes rise, and the month is right for fairs, parties and the sale of anything beautiful. Lend things and time, and keep the money.',
    ),
    12: told(
      'Even in the twelfth Venus gives comfort, mixed with the loss of some garment or coin. Money spent on rest, bedrooms and travel in these weeks is well spent; the rest should stay in the account.',
    ),
  },
  Saturn: {
    1: told(
      'Saturn over the birth Moon is the peak of Sade Sati, two and a half years of weight on body, name and relations. Nothing moves by pressure; early hours, fewer commitments and care of older people see it through.',
    ),
    2: told(
      'In the second Saturn closes Sade Sati and calls in what is owed. Income is smaller or slower, speech is stern, and looks suffer for two and a half years; thrift begun now becomes a lasting fortune.',
    ),
    3: told(
      'Saturn in the third is a time of gain: position, servants, health and cattle, as the old list says; today staff, tools and stamina. For two and a half years patient effort wins where it used to fail.',
    ),
    4: told(
      'With Saturn in the fourth, called ardhashtama, home and heart are heavy. Moves, repairs, distance from kin and crooked dealings mark two and a half years; put the house in order before the quarrel is put to court.',
    ),
    5: told(
      'Saturn in the fifth makes plans doubtful and children a cause for care. Judgement tires and savings shrink in this stay; avoid lawsuits and speculation, and give the young time instead of money. Old books console better than new plans do.',
    ),
    6: told(
      'In the sixth Saturn defeats opponents by outlasting them. Debts are paid down, chronic illness yields to routine, and service brings rank; the two and a half years repay whoever likes work more than notice.',
    ),
    7: told(
      'Saturn in the seventh sends people on dull roads and cools partnership. Separation by work, an ageing spouse or a slow contract belong to this stay; regular time together counts for more than grand gestures.',
    ),
    8: told(
      'This is ashtama Saturn, the hard eighth. Losses, illness in the family, disgrace feared or real fill the classical account; keep within the law and within your strength for two and a half years, and help someone worse off.',
    ),
    9: told(
      'With Saturn in the ninth, belief is burdened and luck is late. Elders are ill or opposed, rites are neglected, and hostility comes from unexpected sides; duty without hope of thanks is what this stay teaches.',
    ),
    10: told(
      'Saturn in the tenth loads the working life. A new post comes together with more toil than credit, and the chest and knees complain; choose the burden you would want to be known for, and let the others go.',
    ),
    11: told(
      'In the eleventh Saturn gives the largest gains of his round. Old work pays, lasting friends and position arrive, and two and a half years allow the building of what will carry the next hard stay.',
    ),
    12: told(
      'Saturn in the twelfth opens Sade Sati with expense and distance. Sleep, savings and old ties wear thin for two and a half years; reduce what must be carried before Saturn comes to the Moon itself.',
    ),
  },
  Rahu: {
    1: node(
      'Rahu over the birth Moon confuses the picture one has of oneself. Fears, odd symptoms and new fashions pass through in a year and a half; decide nothing at night, and have one sober friend check the story.',
    ),
    2: node(
      'In the second Rahu takes money through desire and mixes truth with noise. Irregular income, foreign food and family suspicion belong to the eighteen months; keep a written budget and a civil tongue. Old debts surface.',
    ),
    3: node(
      'Rahu in the third gives daring that pays. New media, foreign contacts and an unusual undertaking succeed for a year and a half, and rivals misjudge how far this person is ready to go. Keep copies.',
    ),
    4: node(
      'With Rahu in the fourth the ground shifts: a move, a renovation without end, worry over a parent. Peace comes in odd places during these eighteen months; check titles and foundations before buying anything. Sleep facing south.',
    ),
    5: node(
      'Rahu in the fifth breeds obsession with a person, a market or a theory. Children need watching and stakes must stay small; what survives a written test by somebody else is worth keeping. Sleep on it twice.',
    ),
    6: node(
      'In the sixth Rahu overcomes. Unusual remedies work, opponents trip over their own tricks, and foreign or technical service pays; for eighteen months, problems that frightened others are this person’s opportunity. Stay inside the letter of the law.',
    ),
    7: node(
      'Rahu in the seventh brings partners who are not what they seem, and attraction across some border. Contracts need a lawyer in this stay; affection needs daylight, time and the acquaintance of friends. Let time show which.',
    ),
    8: node(
      'With Rahu in the eighth, sudden turns are to be insured against. Poisons, scandal and other people’s debts are the classical fears; cautious eating, backups and clean papers take the sting from these months. Honesty is protection.',
    ),
    9: node(
      'Rahu in the ninth shakes inherited belief. False teachers and unlucky trips abound while a foreign tradition attracts; keep one practice from childhood while the new one is examined through these eighteen months. Read the sources yourself.',
    ),
    10: node(
      'In the tenth Rahu raises and exposes; schools differ whether that is good. Ambition finds strange ladders, and a rise is watched by many eyes: take credit only for what can be shown. Envy is the price.',
    ),
    11: node(
      'Rahu in the eleventh brings gain through large numbers: networks, foreign trade, a crowd. Wishes come true faster than they are thought through, so fix beforehand what will be enough. An older relative asks for a share of it.',
    ),
    12: node(
      'With Rahu in the twelfth, money and sleep escape abroad. Foreign stay, hospitals, hidden expense and vivid dreams belong to it; a fixed bedtime and a ceiling on subscriptions are homely but effective. Rest from screens helps.',
    ),
  },
  Ketu: {
    1: node(
      'Ketu over the birth Moon loosens the grip on things. Energy comes and goes, old interests fall away, and others find this person absent; simple tasks for the hands steady the eighteen months. Eat at fixed hours.',
    ),
    2: node(
      'In the second Ketu makes savings leak and speech abrupt. Family ties feel thin for a while; automatic saving, and a day’s delay before hard truths are told, prevent most of the regret. Dental care is timely.',
    ),
    3: node(
      'Ketu in the third gives quiet nerve. Decisions are made without fuss, rivals do not see them coming, and skill of hand or insight earns its reward through a year and a half. Neighbours may misread it.',
    ),
    4: node(
      'With Ketu in the fourth the home feels borrowed. Vehicles fail, a parent withdraws or a move interrupts rest; keep possessions few, pay for maintenance, and fear has less to hold on to. Gardens comfort more than rooms.',
    ),
    5: node(
      'Ketu in the fifth brings grief or silence where joy was planned, often over children, romance or a project. Prayer, mathematics and craft go deep in this stay, while speculation goes wrong. Let the young choose for themselves.',
    ),
    6: node(
      'In the sixth Ketu cuts through illness and enmity. A diagnosis is found, a debt cancelled, an adversary loses the trail; during these eighteen months plain habits achieve what struggle did not. Dogs and doctors are good allies.',
    ),
    7: node(
      'Ketu in the seventh cools partners without a quarrel. One of the two looks elsewhere, or inward; ask rather than assume, keep shared rituals, and sign nothing out of indifference. A walk together says more than any discussion.',
    ),
    8: node(
      'With Ketu in the eighth the texts ask for care with injury, infection and buried matters. Research and meditation thrive all the same; treat small wounds at once, and let secrets of others stay closed.',
    ),
    9: node(
      'Ketu in the ninth empties ceremony of its meaning. Merit seems lost and elders distant, yet pilgrimage done plainly consoles; do not break with a teacher in the months when nothing seems true. Silence is also worship.',
    ),
    10: node(
      'In the tenth Ketu makes work invisible, for good or ill, and authors disagree on the balance. Titles matter less, craft matters more; finish what carries your name before walking away from it. Manual skill opens doors.',
    ),
    11: node(
      'Ketu in the eleventh gains by odd roads: an old contact, a specialist skill, a thing given up long ago. Friends are fewer and better in these eighteen months, and wants are smaller. Accept repayment in kind.',
    ),
    12: node(
      'With Ketu in the twelfth, outlay and solitude go together, and so may release. Retreats, hospitals as a helper, and sleep with open windows suit this stay; waste comes from trying to hold on. Travel with one bag.',
    ),
  },
} satisfies Record<Graha, Record<HouseNumber, Passage>>
