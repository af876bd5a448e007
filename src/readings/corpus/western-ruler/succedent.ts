import type { HouseNumber } from '../../../zodiac/signs.ts'
import { both, type RulerTold } from './told.ts'

// The rulers of the four succedent houses: money, children and play, the money of others, friends
export default {
  2: {
    1: both(
      'Money comes to you, not the other way round: the ruler of the second house stands in the first. You earn by turning up, and your judgement of price is trusted. What you own suits you and is used until it shines.',
      'You can look richer or poorer than you are when the ruler of the second house is strained in the first. Spending goes on appearance, or need shows in the voice while a fee is discussed. Naming the price by letter first takes the face out of it.',
    ),
    2: both(
      'Earnings stay where they were put. The ruler of the second house keeps its own purse, and you have a feeling for quality, weight and the right moment to buy. Income from one good source, tended over many years, does better than three.',
      'Security can turn into a fence when the ruler of the second house stands in its own place but under pressure. You hold on to a poor bargain because it is yours. Selling one unused thing each month teaches the hand to open, and cash returns.',
    ),
    3: both(
      'Your voice earns. With the second house’s ruler in the third, money is made by writing, selling, driving, teaching or knowing the neighbourhood better than the map does. Several small incomes add up, and a sibling is a fair partner in trade.',
      'Coins slip away along short roads when the ruler of the second house is ill placed in the third. Fares, subscriptions and loans to brothers or friends nearby take more than the rent does. One list of outgoing sums, read every Sunday, finds the hole.',
    ),
    4: both(
      'Property is the natural savings box: the ruler of the second house stands in the fourth, and land, rent or a family concern keeps your money steady. A sound habit with money came down in the family, or was picked up early. Comfort at home is bought once and lasts.',
      'Too much is tied up in walls while the second ruler is pressed in the fourth house. You are solvent on paper and short on Thursday, or relatives count on your wages. Keeping three months’ costs outside the house makes the house affordable again.',
    ),
    5: both(
      'What delights you can pay its way, since the ruler of the second house has gone to play in the fifth. Design, entertainment, teaching or a small well-judged stake brings returns. You spend on children and on beauty, and regret neither.',
      'Fun runs a tab where the ruler of the second house is strained in the fifth. A wager, a present, a costly hobby, and the month is short by its third week. Pleasure money drawn in notes on the first day sets an honest edge to it.',
    ),
    6: both(
      'Wages suit you. The ruler of the second house in the sixth pays by the hour for careful labour, and raises follow from skill that others can check. You mend before you replace, and know the unit price of everything in the cupboard.',
      'Labour is underpriced when the ruler of the second house is ill placed in the sixth. Extra duties arrive without an extra line on the payslip, and small repairs eat what was left. A written list of tasks, taken to the yearly review, corrects the sum.',
    ),
    7: both(
      'Two sign, and both gain: the ruler of the second house stands in the seventh, so money arrives through clients, contracts or a partner with business sense. You are worth most in negotiation. Terms you agree to calmly tend to be kept.',
      'Someone else’s hand is in the till while the second ruler is pressed in the seventh, sometimes with your consent. A client delays, or a partner spends for two. Deposits in advance and a ceiling that both of you wrote down bring the figures home.',
    ),
    8: both(
      'You know how to make capital work, for the ruler of the second house stands in the eighth. Lenders, investors and estates find you reliable, and pooled money grows under your eye. Old debts are paid off early, with some satisfaction.',
      'What you earn and what others are owed run together when the ruler of the second house is strained in the eighth. Credit looks like income for a while. The smallest loan cleared first, and no signature for friends, brings the two columns apart.',
    ),
    9: both(
      'Knowledge turns to coin at a distance: the ruler of the second house in the ninth earns through teaching, law, publishing, import or a foreign employer. Money spent on learning comes back. You do best when you believe in what is sold.',
      'Large horizons cost money when the second ruler is ill placed in the ninth house. Fees for one more course or ticket go out before the last has paid. A rule that each study must earn half its price before the next begins is enough.',
    ),
    10: both(
      'Your income has a title attached. With the ruler of the second house raised to the tenth, earning power grows with rank, and employers or the public set a high figure on your name. Financial decisions taken in daylight serve you well.',
      'Pay depends on a superior’s mood while the ruler of the second house is pressed in the tenth. Standing has to be dressed, driven and dined, and it swallows what it brings in. Living one rung below the post makes you independent of it.',
    ),
    11: both(
      'Good company is good business: the ruler of the second house stands in the eleventh, where gains are counted, and friends send buyers. Income from many small payers suits you. You may manage the funds of a club and leave them larger.',
      'Money lent to friends changes the friendship when the ruler of the second house is strained in the eleventh. You pay for the table, or join a scheme because the others did. Gifts in place of loans, of a size you can forget, save both.',
    ),
    12: both(
      'You earn out of sight, and save out of sight too: the ruler of the second house in the twelfth does well with hospitals, foundations, distant employers or work sold under another name. A reserve that nobody knows of gives you quiet nights.',
      'Small leaks are the trouble of a second ruler ill placed in the twelfth house. You undercharge, forget to invoice, or give out of guilt. A bookkeeper, or one honest friend with a calculator, finds most of it in an afternoon and stops it.',
    ),
  },
  5: {
    1: both(
      'Play is written into your manner, because the ruler of the fifth house stands in the first. Children take to you and audiences warm quickly. Whatever you make bears your stamp, and an hour of sport or song sets you right for days.',
      'The inner child holds the microphone when the ruler of the fifth house is strained in the first. You sulk if the game goes badly, or perform when you would sooner rest. A hobby in which you are a plain beginner makes it fun again.',
    ),
    2: both(
      'Talent earns its keep here: the ruler of the fifth house stands in the second, and songs, games, lessons or designs bring in money. You buy good tools and look after them. Children learn early from you what things are worth.',
      'Each pleasure arrives with a price tag while the ruler of the fifth house is pressed in the second. You stop making what does not sell, or pay for affection with presents. One afternoon a week that may not earn a penny keeps the gift alive.',
    ),
    3: both(
      'Wit is your instrument. The ruler of the fifth house in the third writes verses, scripts, jokes and letters, and flirts in full sentences. Brothers, sisters and the children next door are your first public, and they remain a loyal one.',
      'Ideas scatter before they take form where the fifth ruler is ill placed in the third house. Ten beginnings lie in the notebook, and a sibling’s teasing still stings. Sending one finished page to one reader each month gathers the rest behind it.',
    ),
    4: both(
      'Making happens at the kitchen table, for the ruler of the fifth house stands in the fourth. A garden, a song handed down or a room full of toys is your studio. Children feel safe with you, and home is where you court.',
      'Family eyes follow every bit of play when the ruler of the fifth house is strained in the fourth. A parent wished for another talent, or the house has no corner for mess. Hiring a bench elsewhere, even for one season, settles whose taste counts.',
    ),
    5: both(
      'Joy needs no errand: the ruler of the fifth house is in its own place, and you love, make and play for the thing itself. Creative powers stay with you through working life. The young trust you as someone who remembers the rules.',
      'Under strain in its own fifth house, the ruler makes play too serious. Each romance must be the great one and each work the masterpiece. Making small things fast, ten poor sketches before supper, lets delight slip in while the judge is out.',
    ),
    6: both(
      'You polish. With the ruler of the fifth house in the sixth, invention turns into craft, and the daily hour at the instrument is itself the pleasure. Work with children, pets or costumes suits you, and exercise goes best when it is a game.',
      'Leisure gets a timetable and loses its colour when the fifth ruler is pressed in the sixth house. You criticise a drawing before it dries, or mind children whom others had promised to mind. An hour with no purpose, defended like a shift, brings the ease back.',
    ),
    7: both(
      'Love and play choose the same person: the ruler of the fifth house stands in the seventh, so a flirtation may well become an alliance. You create best in a pair. A partner’s laughter is the review that you trust.',
      'You wait to be amused when the ruler of the fifth house is ill placed in the seventh. The other has to bring the music, and is blamed for silence. Keeping one pleasure entirely your own, and inviting the partner only on occasion, revives both.',
    ),
    8: both(
      'Strong feeling is your material. The ruler of the fifth house in the eighth writes, paints or acts from what others hide, and loves with all doors shut. Risks with pooled money are taken after study. You can make something of any wreck.',
      'Romance turns into an inquest while the ruler of the fifth house is strained in the eighth. Jealousy reads the diary, or a stake is doubled to win back the last one. A fixed loss limit, in cards and in love, stops it early.',
    ),
    9: both(
      'Your imagination owns a passport: the ruler of the fifth house in the ninth draws on far music, old books and other faiths. Romance may speak with an accent. Teaching the young what you love gives as much pleasure as doing it.',
      'Creation lectures when the fifth ruler is pressed in the ninth house. A message crowds out the tune, or the next country is expected to bring the inspiration. Working from what is on the windowsill for one month puts the play back in the work.',
    ),
    10: both(
      'What you make is seen: the ruler of the fifth house stands in the tenth, and a stage name, a brand or a school may grow from a pastime. Superiors like your daring. Children are proud of what you do and understand it.',
      'The show must always go on when the ruler of the fifth house is strained in the tenth. A private love is talked about, or a hobby dies of its own success. Holding back one art from all publicity gives the others somewhere to start.',
    ),
    11: both(
      'You make things best in a band, a troupe or a team, for the ruler of the fifth house stands in the eleventh. Friends fall in love at your parties. Creations find their patrons, and children grow up among many honorary aunts and uncles.',
      'A crowd stands between you and your own taste while the fifth ruler is ill placed in the eleventh. You make what the group likes, or a flirtation divides it. Playing first for one listener, and for the circle afterwards, keeps the tune yours.',
    ),
    12: both(
      'Some of your finest work is made behind a closed door: the ruler of the fifth house dreams in the twelfth. Music, film, prayer or care for children in hospital uses it well. A love kept quiet for a while can take root there.',
      'Delight goes underground when the ruler of the fifth house is pressed in the twelfth. You hide the manuscript, pine for someone out of reach, or call rest a waste. Showing one page to one kind reader opens the door by its first hand’s breadth.',
    ),
  },
  8: {
    1: both(
      'People hand you what they cannot carry: the ruler of the eighth house stands in the first, and your presence steadies a room in trouble. You change skin several times in life and keep the lesson. Money held in trust sits safely with you.',
      'Alarm lives close to the surface when the ruler of the eighth house is strained in the first. You scan faces for bad news, and other people’s debts colour your week. Slow exercise and a rule against deciding on the day of a shock draw the sting.',
    ),
    2: both(
      'Shared or inherited means reach your own purse, since the ruler of the eighth house stands in the second. A grant, a pension, a partner’s backing or a well-run loan adds to what you earn. You understand the small print and profit by it.',
      'Other people’s claims press on your wages while the eighth ruler is ill placed in the second. Interest, tax or an old family debt takes its cut first. A repayment plan with a last date on it turns a weight into a number that shrinks.',
    ),
    3: both(
      'You can speak of what is usually whispered. The ruler of the eighth house in the third makes a good interviewer, investigator or crisis hand on the telephone. Brothers and sisters bring you their secrets, and papers about estates are put in order quickly.',
      'Words cut deeper than meant when the ruler of the eighth house is pressed in the third. A secret slips at a bus stop, or siblings fall out over a bequest. Matters of money and grief put in writing, and read once by an outsider, stay manageable.',
    ),
    4: both(
      'What the family buried, you can dig up without breaking it: the ruler of the eighth house stands in the fourth. Inherited land or furniture comes into good order. Rebuilding a house from the joists upward is the kind of crisis you enjoy.',
      'Old shocks still echo in the walls where the ruler of the eighth house is strained in the fourth. A mortgage worries you at night, or one subject is never raised at supper. Raising it in daylight, with figures on the table, shrinks it.',
    ),
    5: both(
      'Deep water feeds your play: the ruler of the eighth house in the fifth gives nerve on stage, at the chessboard and in well-studied speculation. You love wholly and recover wholly. Children ask you the questions that make other adults change the subject.',
      'Risk has a taste for you while the eighth ruler is pressed in the fifth house. A stake is borrowed, or a romance is kept alive by its emergencies. Playing with matchsticks, and loving where sleep is possible, proves more exciting than it sounds.',
    ),
    6: both(
      'You turn crises into procedures. With the ruler of the eighth house in the sixth, the first-aid box is full, the backup exists and the insurance is paid. Work in clinics, claims or repair uses your calm, and other people’s money is accounted for daily.',
      'Every small fault looks like the beginning of a collapse when the ruler of the eighth house is ill placed in the sixth. Colleagues’ emergencies land on your bench. A check by the proper expert at fixed dates, and none in between, keeps worry inside its hours.',
    ),
    7: both(
      'A partner opens the vault: the ruler of the eighth house stands in the seventh, and alliances bring capital, trust and plain speech about fear. You negotiate settlements well. Those who sit across from you in hard times stay grateful in easy ones.',
      'Power and money enter each agreement when the eighth ruler is strained in the seventh house. One side knows more than it says, and closeness is used to bargain. An independent adviser for each of you, from the start, costs little and clears the air.',
    ),
    8: both(
      'The ruler of the eighth house keeps its own vault, so legacies, pensions, taxes and joint funds are handled to the last line. You look at endings without flinching and are useful at them. Privacy is natural to you, and confidences are safe.',
      'Locked doors are the difficulty when the ruler of the eighth house is strained in its own place. You keep your own counsel past the point where it helps, and joint money stays a mystery to one of two. A yearly hour with all papers open breaks the spell.',
    ),
    9: both(
      'Crisis made you think, for the ruler of the eighth house stands in the ninth. You can draw a philosophy out of a bad year, and teach it. Legacies may pay for study, and the law on inheritance, tax or insurance is a field that suits you.',
      'Faith and fear are entangled while the ruler of the eighth house is ill placed in the ninth. A creed threatens, or money for study hangs on somebody’s consent. Reading two teachers who disagree, with no vow to either, gives the ground back its firmness.',
    ),
    10: both(
      'You rise where the stakes are high: the ruler of the eighth house stands in the tenth, and finance, medicine, rescue or reform can be your public field. Other people’s assets are placed under your name. A crisis in the firm shows them why.',
      'The career attracts other people’s wreckage when the eighth ruler is pressed in the tenth house. You inherit a failing department, or a scandal that began before you came. Recording on day one what was found there protects your name while you mend it.',
    ),
    11: both(
      'Your friends have seen you through something, and you them. The ruler of the eighth house in the eleventh does well with common funds, mutual insurance and causes born of a loss. A patron may leave you the means for a long-held wish.',
      'Money divides a circle while the ruler of the eighth house is strained in the eleventh. A collective debt falls on those who signed, and a friend’s crisis becomes permanent. Treasurers elected for one year only, and help with an end date, hold the group together.',
    ),
    12: both(
      'You can sit with what has no solution, since the ruler of the eighth house stands in the twelfth. Hospices, archives, cloisters and long research are places where you are of use. Old fears lose their names there, one after the other.',
      'Dread without an address is the mark of an eighth ruler ill placed in the twelfth. Unopened envelopes pile up because of it. Opening them on a set morning beside somebody calm shows, nearly every time, a smaller sum than the one imagined at night.',
    ),
  },
  11: {
    1: both(
      'Friends seek you out: the ruler of the eleventh house stands in the first, and you walk into a room and find an ally. Wishes are reached by being yourself in public. Groups like to put your face on their poster.',
      'A circle may want you as its mascot when the ruler of the eleventh house is strained in the first. Your diary fills with causes, and no evening is left. Choosing two, and saying so openly, makes you worth more to both than to nine.',
    ),
    2: both(
      'Connections pay their way here. The ruler of the eleventh house in the second brings income through friends, societies and repeat customers, and hopes are of the kind that can be saved for. A gift from a patron is turned into something solid.',
      'Friendship has a ledger while the eleventh ruler is pressed in the second house. Someone earns more, someone always forgets the bill, and you notice. Meeting where nothing is bought, on a hill or a bench, shows which ones would come for nothing.',
    ),
    3: both(
      'Your network lives next door. With the ruler of the eleventh house in the third, neighbours, classmates and siblings turn into friends, and news reaches you first. A newsletter, a reading circle or a car pool may do more for your hopes than an institution.',
      'Chatter thins the friendship where the ruler of the eleventh house is ill placed in the third. Group messages run all night, and a joke is passed on without its context. Leaving the thread and ringing one person up saves what was worth keeping.',
    ),
    4: both(
      'You gather people around a table: the ruler of the eleventh house stands in the fourth, and old friends count as family. Hopes turn toward a house, a garden or a homeland, and allies help you get it. Meetings held at home decide well.',
      'Friends and family pull the same Sunday in two directions when the eleventh ruler is strained in the fourth house. A parent disapproves of your company, or the company stays too late. Separate days for each, told to both in advance, quiet the contest.',
    ),
    5: both(
      'Your circle laughs a great deal, since the ruler of the eleventh house stands in the fifth. Friends share a sport, a stage or a brood of children. A wish comes nearer each time you make something, and patrons enjoy being asked.',
      'Favourites spoil the company while the ruler of the eleventh house is pressed in the fifth. A friend becomes a lover and then neither, or gambling holds the circle together. Inviting people to build something, with tools and a deadline, gives it a better centre.',
    ),
    6: both(
      'Colleagues become friends and friends become colleagues: the ruler of the eleventh house serves in the sixth. You are the member who stacks the chairs, and are loved for it. Hopes are reached by small steps taken on weekdays.',
      'You do the work of the whole committee when the eleventh ruler is ill placed in the sixth house. Others hope, and you fetch. Announcing in good time which task you will lay down at the new year shows who else has arms.',
    ),
    7: both(
      'A friend stands across from you as an equal, for the ruler of the eleventh house is in the seventh. Allies come in ones, and each counts for a dozen. Clients introduce clients, and what you wish for is easier to get as a pair.',
      'An ally may turn competitor while the ruler of the eleventh house is strained in the seventh. You share a hope with someone who wants it alone, or a partner resents the circle. Agreeing at the outset who gets what prevents the breach or shortens it.',
    ),
    8: both(
      'You have few friends, and they know everything. The ruler of the eleventh house in the eighth brings backers with deep pockets, and groups that meet around a hard subject. Pooled funds reach their aim, and loyalty proves itself in the worst week.',
      'Hidden interests run through the group when the ruler of the eleventh house is pressed in the eighth. A favour turns out to be a debt, or a patron wants silence in return. Asking what is expected before you accept keeps hope free of strings.',
    ),
    9: both(
      'Your friends are scattered across the map: the ruler of the eleventh house stands in the ninth, and fellow students, pilgrims or lawyers open foreign doors. You hope on a large scale and find schools or faiths that hope alongside you.',
      'Causes ask for conversion where the eleventh ruler is strained in the ninth house. Friends fall away over a doctrine, or the best of them live nine hours off. A standing call at an odd hour, and a ban on one topic, carry the affection through.',
    ),
    10: both(
      'Allies sit in high places, and they remember you: the ruler of the eleventh house stands in the tenth. Work itself brings you friends, and a long-held hope can become an office. You lead an association as if it were a profession.',
      'It is hard to tell admirers from friends while the ruler of the eleventh house is ill placed in the tenth. They come with the post and go with it. Two people kept from the years before the title will tell you which is which.',
    ),
    11: both(
      'The ruler of the eleventh house, in its own house, keeps good company and stays there. Circles last for decades, patrons are real, and what you hope for is modest enough to be reached and large enough to share. You know whom to ask.',
      'Strained though at home in the eleventh, its ruler surrounds you with acquaintances and leaves the wish itself vague. You belong to many lists. Writing down one aim, with the three people who could actually help, turns a crowd into support.',
    ),
    12: both(
      'Your best allies work unseen, as you do for them: the ruler of the eleventh house stands in the twelfth. Charities, hospitals and quiet fellowships suit you. A hope told to almost no one ripens best, and helpers come to it without being called.',
      'You may sit in a full room and feel like its only guest when the eleventh ruler is pressed in the twelfth house. Wishes are given up before anyone has heard them. Joining something small that meets at a fixed hour lets friendship come at its own pace.',
    ),
  },
} satisfies Record<2 | 5 | 8 | 11, Record<HouseNumber, RulerTold>>
