import type { Planet } from '../../western/points.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a house of the tropical chart, independent of its sign
const passage = from('Common Western practice; joys and significations of the houses after Lilly')
const age = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  Sun: {
    1: passage(
      'Born near sunrise, the Sun in the first house is noticed on entering a room and is asked for an opinion early. Health and self-respect rise and fall together. Sharing a stage is the skill that has to be practised, preferably with somebody equally loud.',
    ),
    2: passage(
      'In the second house the Sun measures itself by what it has earned with its own hands. Income tends to come from a name or a talent, not from a rota. A lean year feels like an insult until worth and wages are kept in separate columns.',
    ),
    3: passage(
      'The Sun in the third house fills your days with letters, errands and opinions, and makes you known in the street. Brothers, sisters or classmates set the standard that had to be met. Teaching a subject is how you discover what you think.',
    ),
    4: passage(
      'Hidden under the earth at midnight, the Sun in the fourth house shines at home and in the family story. A father, a house or a birthplace weighs heavily on what is chosen. Satisfaction comes late in life and usually has a front door.',
    ),
    5: passage(
      'Play is serious for the Sun in the fifth house: a stage, a pitch, a studio or a nursery is where it feels most itself. It courts openly and is proud of what it makes. Children and pupils thrive when their victories remain their own.',
    ),
    6: passage(
      'The Sun in the sixth house finds its dignity in being useful and in knowing a craft thoroughly. Praise embarrasses it, while a badly run workshop offends it. The body keeps the account of overtime, so holidays belong in the diary before the work does.',
    ),
    7: passage(
      'Setting in the west, the Sun in the seventh house learns who it is by standing opposite somebody. Marriage, clients or declared opponents bring the chief turns of life. The partner shines, and the task is to choose one without handing over the lamp.',
    ),
    8: passage(
      'With the Sun in the eighth house the turning points are those that others avoid naming: debts, inheritances, a crisis shared. You keep your head at a sickbed and in an audit. Purpose often changes once, completely, after a loss has been faced.',
    ),
    9: passage(
      'The ninth is the house of the Sun’s joy, where the old astrologers placed the god and the temple. A long road, a university or a faith gives it direction. It does best with a teacher whom it may contradict, and later becomes one.',
    ),
    10: passage(
      'Standing near the noon height, the Sun in the tenth house lives in public and is judged by its office. Responsibility arrives early and suits it. Time set aside for those who never use the title keeps success from becoming the only conversation.',
    ),
    11: passage(
      'A circle of friends does for the Sun in the eleventh house what a throne does for others. It rises through associations, patrons and shared hopes, and is soon in the chair. Borrowed aims are its weak point, so the wish should be checked yearly.',
    ),
    12: passage(
      'The Sun in the twelfth house has just risen and is still behind the haze: it works offstage, in hospitals, archives or a quiet room. Credit for such work comes slowly, and often through somebody else’s mouth. Hours alone restore it, provided that they have an end.',
    ),
  },
  Moon: {
    1: passage(
      'Every mood crosses the face when the Moon is in the first house, and strangers tell you their troubles. Appetite and energy change with the week. Before agreeing to anything it pays to eat, sleep, and find out whose wish it was.',
    ),
    2: passage(
      'Money is a feeling for the Moon in the second house: a full cupboard brings sleep and an empty one brings worry. Earnings come in tides, often from food, housing or the public. A reserve for the ebb is worth more than a rise.',
    ),
    3: passage(
      'The old books give the Moon its joy in the third house, among neighbours, short roads and daily news. You learn by ear and remember voices. Brothers and sisters matter here; a letter or a bus ride will settle what brooding indoors does not.',
    ),
    4: passage(
      'In the fourth house the Moon needs a place from which nobody can send it away. The mother, or whoever did the mothering, is still consulted in silence. Removals are felt for years; taking one old table along makes the next address bearable.',
    ),
    5: passage(
      'The Moon in the fifth house falls in love with whatever makes it laugh and looks after its creations like children. Moods go directly into song, games or cooking. Romance steadies when affection is not tested each evening by a small drama.',
    ),
    6: passage(
      'Care takes the form of tasks for the Moon in the sixth house: meals, medicines, the feeding of animals. Work is pleasant or unbearable according to who shares the room. Appetite reports trouble first, and a steady timetable is the remedy most often overlooked.',
    ),
    7: passage(
      'The Moon in the seventh house reads a companion’s day from the sound of the key. It seeks a partner who will be family, and may look after one who asked for an equal. Needs spoken aloud arrive better than needs guessed.',
    ),
    8: passage(
      'With the Moon in the eighth house feelings are tied to what is shared: a joint account, a secret, a grief in the family. You know when something is being hidden. Trust is built by small repayments, and spoiled by one surprise.',
    ),
    9: passage(
      'Home may be a foreign country for the Moon in the ninth house; beliefs are held because they comforted once. Pilgrimage, study and distant kin do it good. Faith swings with experience, so the large conclusions ought to wait until the mood has passed.',
    ),
    10: passage(
      'The Moon in the tenth house has an audience and senses its temper, which serves shops, clinics and politics well. Vocation changes more than once. What is private becomes known sooner than planned, and a trusted kitchen far from work is a necessity.',
    ),
    11: passage(
      'Friends become relations for the Moon in the eleventh house, and most of them are fed. The circle renews itself every few years. You carry the feelings of a group as if they were your own; leaving a party early is a form of health.',
    ),
    12: passage(
      'In the twelfth house the Moon feels much and shows little of it, even to its owner. Dreams, solitude and care for people behind closed doors come naturally. Tears without apparent reason often belong to somebody else; a diary will tell whose they are.',
    ),
  },
  Mercury: {
    1: passage(
      'Mercury rejoices in the first house, where the mind is worn on the outside. You talk with your hands, look younger than you are and learn by asking. Restlessness is the price; a question allowed to stand unanswered overnight calms the nerves.',
    ),
    2: passage(
      'With Mercury in the second house words, figures and trade are goods that can be sold. Prices are known by heart and two sources of income feel safer than one. Small sums get all the attention, so large ones should be reviewed on purpose.',
    ),
    3: passage(
      'Mercury in the third house is busy from breakfast with messages, lists and local news. It writes fast, drives short distances and picks up a dialect in a week. Siblings sharpen it. Subjects finished are fewer than subjects begun unless somebody sets an examination.',
    ),
    4: passage(
      'With Mercury in the fourth house your household is full of paper, talk and plans to rearrange the rooms. Family history makes good material, and work from home goes well. Old arguments are rehearsed in silence; writing them down ends the rehearsal.',
    ),
    5: passage(
      'Wit is how Mercury in the fifth house flirts, teaches and wins at cards. It is good with children because it answers what they actually asked. Speculation tempts as a puzzle, and the losses stay small where the stake is fixed beforehand.',
    ),
    6: passage(
      'Mercury in the sixth house improves any procedure it is made to follow. It suits laboratories, ledgers, repairs and the reading of small print. Worry about health takes the place of rest; one sensible examination is better company than ten evenings of searching.',
    ),
    7: passage(
      'A partner for Mercury in the seventh house has to be good to talk to, and may be younger or quicker. Agreements, mediation and selling are natural fields. Both sides of a quarrel are understood so well that one’s own is sometimes left unsaid.',
    ),
    8: passage(
      'Mercury in the eighth house reads what was not meant to be read: motives, accounts, the clause on page nine. Tax, research and psychology use this well. Secrets are safe with it as long as curiosity does not have to be displayed.',
    ),
    9: passage(
      'With Mercury in the ninth house a fact is welcome for the view behind it. Languages, publishing, law and travel writing fit, and correspondence crosses borders. It can quote a creed without living by it; one practice kept daily closes the gap.',
    ),
    10: passage(
      'Reputation rests on words when Mercury is in the tenth house: reports, lessons, negotiations, code. Two careers at once are common and do little harm. Since remarks travel upwards from here, a careless message costs more than a careless act.',
    ),
    11: passage(
      'Mercury in the eleventh house knows whom to ask and introduces people who ought to have met. Ideas are tested in company and improve there. Membership of too many groups thins them all out, so one table should be chosen and kept.',
    ),
    12: passage(
      'Thought goes underground with Mercury in the twelfth house and comes back as an image, a tune or a hunch. It writes better than it speaks, and best with the door shut. Telling one plain listener what was decided prevents most misunderstandings.',
    ),
  },
  Venus: {
    1: passage(
      'Venus in the first house gives ease of manner and an eye for what suits. People wish to please whoever has it, and doors are held open. Conflict is put off with a smile, which works until somebody needs to hear no.',
    ),
    2: passage(
      'Earning and enjoying go together for Venus in the second house, through beauty, comfort, food or art. Quality is recognised by touch and bought once. The purse opens most widely after a disappointment, and a day’s delay saves half the bill.',
    ),
    3: passage(
      'A pleasant voice and a well-turned note are what Venus brings to the third house. Relations with brothers, sisters and the people next door are mostly kind. Love may begin on a train, in a class or by letter, and stays alive by conversation.',
    ),
    4: passage(
      'Venus in the fourth house makes rooms in which others linger. Affection is shown by a laid table, and later years are usually the gentler part of life. Peace in the family is kept by tact; some of it should be kept by candour.',
    ),
    5: passage(
      'The fifth house is the joy of Venus, long called the house of good fortune: romance, music, feasts and children. Love here likes to be celebrated. The pleasures that last are those for which something was practised, a dance or an instrument.',
    ),
    6: passage(
      'Venus in the sixth house sweetens work: colleagues become friends, uniforms fit, the tea is good. It prefers peace with co-workers to advancement over them. Affection given as service can go unseen, so it helps to say which errand was a present.',
    ),
    7: passage(
      'With Venus in the seventh house company is chosen well and often, and life alone feels like half a sentence. Partners bring grace or means. Fairness is demanded in small things; the bond deepens once both have behaved badly and stayed.',
    ),
    8: passage(
      'Venus in the eighth house loves closely and privately, and does not forget a promise. Money may come through a partner, a legacy or the care of other people’s assets. Jealousy shrinks when each side keeps an account and a friendship of their own.',
    ),
    9: passage(
      'What is far away pleases Venus in the ninth house: another language at table, sacred music, a partner who grew up elsewhere. Taste is educated by travel. An ideal of love from books should be tried against one ordinary week together.',
    ),
    10: passage(
      'Venus in the tenth house earns goodwill in public and rises by being easy to work with. Design, diplomacy and everything concerned with style suit it. Love and career meet often; it is wise to settle which of them is being courted.',
    ),
    11: passage(
      'Friends open the way for Venus in the eleventh house, and love tends to begin as friendship. Clubs, choirs and committees become pleasanter when it joins. Gifts are exchanged freely; a favour that cannot be returned should be refused at the start.',
    ),
    12: passage(
      'Love is kept behind a curtain by Venus in the twelfth house: a private devotion, an art practised unseen, kindness without a signature. Giving comes more readily than asking. Affection that must stay secret for years deserves a hard look at who benefits.',
    ),
  },
  Mars: {
    1: passage(
      'Mars in the first house walks ahead of the group and speaks before the pause is over. The body wants use, and a scar or two is common. Anger is honest and short; a sport with rules teaches it where to stop.',
    ),
    2: passage(
      'With Mars in the second house money is fought for, earned with effort and spent at speed. Tools, engines and commissions suit it better than a salary scale. A standing order to savings on payday protects it from the mood of Saturday.',
    ),
    3: passage(
      'The tongue carries the weapon of Mars in the third house: debate, satire, quick orders, fast driving. Rivalry with a brother or sister trains it early. It learns by taking things apart, and should count to ten before sending what it typed.',
    ),
    4: passage(
      'Mars in the fourth house brings heat to the hearth: building work, arguments at supper, a parent who fought. It defends its own with courage. Rows at home lessen when the energy has first gone into a wall, a garden or a run.',
    ),
    5: passage(
      'Romance is a contest for Mars in the fifth house and is pursued with nerve. Games, sport and making things are entered to win. Children learn boldness here; they also need one adult pastime in which nobody keeps the score.',
    ),
    6: passage(
      'Mars has its joy in the sixth house, where hard work uses up what would otherwise quarrel. Surgery, metalwork, kitchens and emergency service are honest outlets. Energy goes further with a pause in it; resentment of slow colleagues is eased by work paid by the piece.',
    ),
    7: passage(
      'A spirited partner or an open opponent meets Mars in the seventh house, at times in one person. Attraction starts with a dispute. Cooperation holds when there is a common task, and fails when each waits for the other to attack first.',
    ),
    8: passage(
      'In the eighth house Mars goes in where others have sent for help: rescue, surgery, debt, the clearing of ruins. Desire is strong and not discussed. Disputes about shared money should be put on paper before they are put into words.',
    ),
    9: passage(
      'Mars in the ninth house fights for a belief and travels with a rucksack. It makes an advocate, a missionary or a guide on steep ground. Conviction grows kinder after it has lost one argument to somebody it respects.',
    ),
    10: passage(
      'Ambition shows openly with Mars in the tenth house, and superiors feel it as help or as threat. Independent command suits it: surgery, engineering, a business of its own. Battles should be chosen by their use, since all of them are public.',
    ),
    11: passage(
      'Mars in the eleventh house stirs a group into action and is first to carry the tables. It quarrels with friends over how a thing should be done, then stays friends. A campaign with a finishing date uses it better than a standing committee.',
    ),
    12: passage(
      'Anger takes a side entrance with Mars in the twelfth house: fatigue, sarcasm, work that nobody sees. Strength appears when it acts for the confined or the forgotten. Naming the grievance on the day it occurs, to the person concerned, saves months.',
    ),
  },
  Jupiter: {
    1: passage(
      'Jupiter in the first house enters with good humour and takes up room. Others lend it confidence, and often money, on sight. Excess settles on the body and in promises; a companion who says “enough” without malice is its best insurance.',
    ),
    2: passage(
      'Means grow under Jupiter in the second house, usually through trust, advice or a trade in good things. Generosity keeps pace with income. What spoils it is spending next year’s plenty now, so a fixed share should be out of reach.',
    ),
    3: passage(
      'With Jupiter in the third house the mind is wide rather than exact, and tells the neighbours about it. Teaching, print and short travel do well. Brothers and sisters are commonly a help; a sub-editor for the larger claims is another.',
    ),
    4: passage(
      'A large table, a generous parent or ground that increases in value belongs to Jupiter in the fourth house. Roots are a source of faith. The house can outgrow the income, which is best discovered on paper before the extension is built.',
    ),
    5: passage(
      'Jupiter in the fifth house is lucky in its pleasures because it expects to enjoy them. Children, pupils and performances multiply. Gambling is the shadow of the same trust; a loss agreed upon in advance leaves the pleasure and removes the danger.',
    ),
    6: passage(
      'Good employers and loyal staff are the help that Jupiter brings to the sixth house. It improves a workplace by believing in the people there. Business lunches are its one excess, and a walk after them is sound policy.',
    ),
    7: passage(
      'Jupiter in the seventh house finds partners who teach, travel or bring means, and contracts that leave both sides content. It hopes much of marriage. Because it sees the best in everybody, a second opinion before signing is worth the delay.',
    ),
    8: passage(
      'Support from others’ resources is told of Jupiter in the eighth house: a legacy, a patient lender, a partner’s income. It meets crises with an odd cheerfulness. Credit that comes so easily should be used for one purpose at a time.',
    ),
    9: passage(
      'The ninth house is of Jupiter’s own nature, and here it studies, travels and believes with a full stomach. Teachers turn up when needed. It is better at the general law than at the exception, and its wisdom is tried by somebody’s particular case.',
    ),
    10: passage(
      'Jupiter in the tenth house is given authority because people suppose it fair. Promotion tends to arrive by recommendation. Law, education, medicine and trade abroad are its fields; the danger is a title too many, accepted out of kindness.',
    ),
    11: passage(
      'The old authors gave Jupiter its joy in the eleventh house, that of the good spirit, of friends and of hopes. Patrons appear and wishes come within reach. A friend in office should be asked for advice more often than for favours.',
    ),
    12: passage(
      'A guardian works behind the scene for Jupiter in the twelfth house: help comes late, from an unexpected quarter, when pride has left. Charity, retreat and study alone are fruitful. Relying on rescue is the one habit that wears the rescue out.',
    ),
  },
  Saturn: {
    1: passage(
      'Saturn in the first house looks older than its years when young and younger when old. It is reserved at the door and reliable inside. Early life asks for too much; shoulders drop as soon as duties are divided between what was chosen and what was inherited.',
    ),
    2: passage(
      'With Saturn in the second house money comes slowly and stays. A pinch in childhood is remembered at every purchase, however full the account. Valuing one’s work at the market price, and writing that number down, is the lesson that brings ease.',
    ),
    3: passage(
      'Speech is weighed by Saturn in the third house, and school may have been a trial. The eldest’s share of duty often falls here, whoever was born first. What is learnt slowly is learnt for good, and writing becomes an authority in middle life.',
    ),
    4: passage(
      'Saturn in the fourth house knows the cold corner of a childhood home: rules, a parent often away, an old grandparent’s care. It becomes the wall on which the family leans. A home of one’s own, repaired room by room, answers much of the past.',
    ),
    5: passage(
      'Pleasure has to be earned for Saturn in the fifth house, and often begins late. It prefers a craft to a party, and is careful and devoted with the young. One hour a week without any result to show loosens the rest.',
    ),
    6: passage(
      'Saturn in the sixth house is the colleague who reads the manual and locks up at night. Duty is carried well and credit comes late. The body, like the work, repays regular attention; a written limit to the working day does more than complaint.',
    ),
    7: passage(
      'Partnership is a contract kept for Saturn in the seventh house, entered late or with somebody older in manner. The first years test it most. It hardens when each counts debts in silence, and lasts when terms are renewed aloud.',
    ),
    8: passage(
      'With Saturn in the eighth house other people’s money arrives with conditions, and intimacy with caution. It manages estates, pensions and long debts with rigour. Fear of dependence lessens by degrees, once a small loan of trust has been repaid on time.',
    ),
    9: passage(
      'Belief is built like masonry by Saturn in the ninth house, after the inherited one was found to leak. Study may come late or be won against obstacles. It makes a sober teacher, whose doubt has been of service to others.',
    ),
    10: passage(
      'Saturn in the tenth house climbs in public view, by work and at its own pace. The height is reached late, and held if no step was skipped. Falls follow from rank without rest; a successor trained in time is its best protection.',
    ),
    11: passage(
      'Few friends, old ones, and some of them older: so Saturn keeps the eleventh house. It is made treasurer of whatever it joins. Hopes are delayed until they are cut to measure, after which they tend to arrive with little noise.',
    ),
    12: passage(
      'Saturn rejoices in the twelfth house, where tradition sets solitude, confinement and unseen labour. It can work for years with no witness. Old guilt is the heavy part; set out before a trusted person, it usually proves to belong to another generation.',
    ),
  },
  Uranus: {
    1: age(
      'Uranus in the first house stands a little apart from any group it enters, by dress, timing or opinion. The course of life turns sharply and more than once. Those near cope well when told of a change a week before it happens.',
    ),
    2: age(
      'Income jumps about with Uranus in the second house: fees, inventions, a windfall, a gap. Ownership itself is put in question sooner or later. Freelance trades and new technology suit it, with six months’ costs kept in something dull.',
    ),
    3: age(
      'Ideas arrive sideways for Uranus in the third house, in the middle of another sentence. School is changed, or changes the child. It explains machines and systems well; routes to work differ daily, and a sibling may live by quite other rules.',
    ),
    4: age(
      'With Uranus in the fourth house home was broken up, moved or run on unusual lines, and the adult keeps a bag half packed. Freedom indoors is a condition of staying. A door, a lease with an exit, and good neighbours settle it.',
    ),
    5: age(
      'Uranus in the fifth house falls in love at the wrong bus stop and makes things that nobody ordered. It tires of an affair that has become a timetable. Children are given liberty early, and ask in return for one fixed hour of attention.',
    ),
    6: age(
      'A nine-to-five desk sits badly with Uranus in the sixth house, which reforms any procedure it is given. Flexible hours bring out its inventiveness. Restlessness shows before the will gives way; sleep at a constant time is the one routine worth defending.',
    ),
    7: age(
      'Relations begin suddenly for Uranus in the seventh house and live by air: separate rooms, separate friends, separate work. The unusual partner may be chosen to do the rebelling. Unions that leave both free by agreement outlast those that are free by default.',
    ),
    8: age(
      'Uranus in the eighth house meets reversals in shared money: a sudden bequest, a bond cut, a tax letter. It is curious about what others fear to look at. Joint finances should be simple, insured, and easy to divide without blame.',
    ),
    9: age(
      'No creed is received whole by Uranus in the ninth house; it travels without a booking and studies what has no faculty yet. Its views change by lightning. Publishing early and correcting in public suits it better than a thesis.',
    ),
    10: age(
      'Careers change tracks under Uranus in the tenth house, often to a profession that did not exist at school. Authority is resisted, then held in an unusual way. A resignation drafted at night should be read again after a fortnight.',
    ),
    11: age(
      'Uranus has ground to its liking in the eleventh house, among reformers, engineers and odd friends. It starts movements and leaves when they elect a chair. Loyalty to one or two persons, apart from any cause, keeps it from solitude.',
    ),
    12: age(
      'The rebel works out of sight with Uranus in the twelfth house: flashes in sleep, private research, a sudden need to be off. Unrest with no evident object is often a choice postponed. A notebook by the bed gives it a way out.',
    ),
  },
  Neptune: {
    1: age(
      'People see in Neptune in the first house what they hope to see, and are surprised later. The manner is soft, the outline changes with the company. It needs time alone to learn its own shape, and friends who describe plainly what they saw.',
    ),
    2: age(
      'Money runs through the fingers of Neptune in the second house, or comes by images, music, oil, care and other fluid things. Value is felt, not priced. An honest bookkeeper, seen four times a year, makes generosity affordable.',
    ),
    3: age(
      'Neptune in the third house thinks in pictures and hears what was meant. Poetry and film come more readily than an inventory. Messages get lost or misread; times, sums and addresses deserve repeating back before anybody sets out.',
    ),
    4: age(
      'The family home under Neptune in the fourth house has a mist over one room: something unsaid, an absence, a sacrifice. Longing for an ideal place can last for years. A dwelling near water, with papers in order, comes closest.',
    ),
    5: age(
      'Romance is cast like a film by Neptune in the fifth house, and the actor may not have read the part. Painting, dance and the stage receive this gift most safely. With children it enters the game entirely, and must remember supper.',
    ),
    6: age(
      'Work has to serve somebody for Neptune in the sixth house, or it leaks away. It does well among patients, animals, images and the sea. Vague tiredness calls for a fixed bedtime, and for fewer other people’s burdens.',
    ),
    7: age(
      'With Neptune in the seventh house a partner is seen by candlelight, as saint, artist or one to be saved. Compassion is real; so is disappointment. Two years of ordinary days, bills included, show what will still be there in daylight.',
    ),
    8: age(
      'Neptune in the eighth house dissolves the line between mine and yours, in bed and at the bank. Sensitivity to the unspoken is great. Shared accounts, guarantees and wills should be drawn up by a third party who is in love with nobody.',
    ),
    9: age(
      'A far horizon calls Neptune in the ninth house: a shore, a prayer, a teacher with a quiet voice. Faith is the natural element. Gurus and brochures promise alike, so what a teaching does to its oldest pupils should be looked at first.',
    ),
    10: age(
      'The public gives Neptune in the tenth house a role to wear: artist, healer, scapegoat, star. The calling is vague for long, then obvious. Reputation rests on rumour here, so plain statements, dated and signed, are a shelter.',
    ),
    11: age(
      'Neptune in the eleventh house dreams in company and gives its evenings to a better world. Friends are artists, or in need, or both. Disenchantment with a group is half cured by asking at the outset what the subscription pays for.',
    ),
    12: age(
      'The twelfth house resembles Neptune: sleep, sea, prayer, the care of those shut away. Inspiration comes by withdrawal. Escape uses the same door, and the difference can be told afterwards, by whether strength has returned or gone.',
    ),
  },
  Pluto: {
    1: age(
      'Pluto in the first house is felt before it has spoken; people either confide or step back. It has begun again from nothing at least once. Force is best spent on itself, through training or therapy, and withheld from whoever happens to be weaker.',
    ),
    2: age(
      'Possessions are a matter of survival for Pluto in the second house, which can lose everything and build more. It knows what people will pay for in need. Freedom starts when a sum is named that is enough, and kept to.',
    ),
    3: age(
      'Words go through walls when Pluto is in the third house: interrogation, investigation, a sentence nobody forgets. A struggle with a sibling or a school left its mark. The question put gently reaches deeper than the one put to win.',
    ),
    4: age(
      'With Pluto in the fourth, beneath your house lies a cellar of family power, loss or silence. Each generation digs a little. The digging does good when it ends in a changed custom at home, and harm when it has no end.',
    ),
    5: age(
      'Pluto in the fifth house loves and creates as if for the last time. Affairs alter both people; a work of art may take ten years. Children need to be loved without being owned, and gambling ought to remain a spectacle.',
    ),
    6: age(
      'With Pluto in the sixth house work becomes an obsession or a cure, sometimes for others. It clears what is rotten in an organisation. Tiredness, if it comes, is taken as a command to change habits; one habit at a time is enough.',
    ),
    7: age(
      'Power is the hidden clause in the partnerships of Pluto in the seventh house. It draws strong people and is changed by them. Each side does better holding a key of its own: separate money, outside friends, the right to leave the room.',
    ),
    8: age(
      'In the eighth house Pluto handles what is held in common at its most intense: inheritance, desire, grief. It is calm where others panic. Control over a shared purse passes for safety; full disclosure, once a year, is safer.',
    ),
    9: age(
      'A conviction takes hold of Pluto in the ninth house like a conversion, and may be overturned like one. Distant places change it for good. It persuades strongly, and ought to give pupils the best book against its own view.',
    ),
    10: age(
      'Pluto in the tenth house seeks real influence more than applause and is drawn to institutions in crisis. Enemies come with the post. A career may fall and be rebuilt in another form; clean methods on the way up decide the second act.',
    ),
    11: age(
      'Among friends Pluto in the eleventh house is the one who changes the group or is expelled from it. Loyalties are few and absolute. Its hopes for society are radical, and gain followers when patience is shown to the lukewarm.',
    ),
    12: age(
      'What Pluto does in the twelfth house happens below the floor: a fear without a name, strength found in isolation, work with the condemned. A long talk with a trained listener brings it upstairs, where it proves to be mainly stamina.',
    ),
  },
} satisfies Record<Planet, Record<HouseNumber, Passage>>
