import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Two planets with a link of the nadi school; the key has them in the order of the grahas
const nadi = from('R. G. Rao, Bhrigu Nandi Nadi')

type Tones = Record<'friend' | 'enemy', Passage>

const BNN_PAIR = {
  'Sun Moon': {
    friend: nadi(
      'Father and mother pull the same way when the Sun and Moon are bound as friends. Their counsel arrives early and is worth following. Authority in this life moves house often, from one office or town to the next, and gains a little at each removal.',
    ),
    enemy: nadi(
      'Orders from above change before they are carried out where Sun and Moon are bound in strain. One parent says yes, the other not yet. It helps to have a decision written down, with a date, before anybody acts on it.',
    ),
  },
  'Sun Mars': {
    friend: nadi(
      'Courage stands beside command here: with Sun and Mars you are asked to lead when something is on fire. A brother or a comrade is near the father in temper. Public posts, land and uniforms have all suited this pair.',
    ),
    enemy: nadi(
      'Pride overheats when Sun and Mars are bound unkindly. The quarrel with a superior is usually about a tone of voice, and it costs more than it was worth. An hour between the affront and the reply keeps posts and friends.',
    ),
  },
  'Sun Mercury': {
    friend: nadi(
      'Learning earns a name when the Sun holds Mercury. You explain the affairs of the powerful in words that others can use, and papers pass through your hands. An office near the head of a house is the natural chair.',
    ),
    enemy: nadi(
      'A fear of being found wrong follows the Sun and Mercury when they do not agree. Work is checked four times and delivered late. What cures it is an early examiner who is kind, and a draft shown on the second day.',
    ),
  },
  'Sun Jupiter': {
    friend: nadi(
      'The school calls this a noble self: the Sun bound to Jupiter brings honour without asking. Teachers recommend, elders trust. Such a life is best spent where integrity is the qualification, in law, schools, temples or the service of a state.',
    ),
    enemy: nadi(
      'Being right becomes a possession where the Sun presses Jupiter. Respect is expected before it has been earned, and advice is given that nobody requested. One honest elder who laughs at these solemn airs does more than ten admirers.',
    ),
  },
  'Sun Venus': {
    friend: nadi(
      'Rank opens the door to comfort when Sun and Venus agree. Wealth arrives by position, a good marriage or work for people of standing. The taste is for few things, well made; the house shows it without saying a word.',
    ),
    enemy: nadi(
      'Whose wishes come first is the old dispute between Sun and Venus. At home one partner feels inspected and the other unpraised. Money for show runs short unless the two agree on a sum each month that nobody has to explain.',
    ),
  },
  'Sun Saturn': {
    friend: nadi(
      'Service to a state, a city or a great firm is written where Sun and Saturn work together. The pay is regular and the rise slow, then sudden. A father’s trade, or his unfinished task, is carried on in another form.',
    ),
    enemy: nadi(
      'Father and work stand in each other’s light when Sun and Saturn are bound as enemies. Recognition comes after the one it was meant for has stopped looking. Distance, and a trade of one’s own, turn the contest into plain respect.',
    ),
  },
  'Sun Rahu': {
    friend: nadi(
      'Ambition outgrows the district it was born in when the Sun is bound to a willing Rahu. Foreign courts, great machines and crowds serve the name. The plan needs a person close by who is allowed to say that it is too large.',
    ),
    enemy: nadi(
      'The school speaks of an eclipse here: Rahu dims the father, or your own good name, for a season. Borrowed titles and quick favours are what cause it. Years of ordinary dealing bring the light back, and it lasts.',
    ),
  },
  'Sun Ketu': {
    friend: nadi(
      'An inner lamp is lit where the Sun is bound to a kindly Ketu. Office matters less than what is understood in silence, and others notice the calm. Priests, healers and those who advise from behind a curtain carry this pair.',
    ),
    enemy: nadi(
      'Rank slips from the fingers when Ketu cuts at the Sun: a title is resigned, or the firm is closed above one’s head. Nothing of you is lost with it. What is done afterwards, without a badge, tends to be remembered.',
    ),
  },
  'Moon Mars': {
    friend: nadi(
      'Feeling turns into earning when Moon and Mars are joined as friends. Meals, milk, medicine and transport are among their trades, and the mother had a hand in the start. Cash moves daily; a fixed sum should leave it untouched.',
    ),
    enemy: nadi(
      'Moods catch fire where Moon and Mars are at odds, and a suitcase is packed in anger more than once. Appetite and sleep hear about it first. Walking, kneading, digging: any work of the hands for half an hour returns good sense.',
    ),
  },
  'Moon Mercury': {
    friend: nadi(
      'A fine mind with an ear for people comes of Moon and Mercury in agreement. Stories, accounts of travel and small trade go well. What is heard at noon is retold by evening, usually improved, so secrets are better not brought here.',
    ),
    enemy: nadi(
      'Words change with the weather when Mercury resents the Moon. A promise is sincere on Monday and forgotten on Thursday, and friends keep count. A notebook beside the telephone, and fewer promises, restore the credit within a season.',
    ),
  },
  'Moon Jupiter': {
    friend: nadi(
      'Every move turns out for the better, say the readers of leaves, when Moon and Jupiter are bound. Pilgrimage, teaching far from home and the mother’s blessing stand in this link. You are carried by change and need not fear it.',
    ),
    enemy: nadi(
      'Trust is given too soon where Moon and Jupiter disagree. The adviser is charming, the contract vague, the relative who warned was not heard. A second opinion from somebody with nothing to gain is the whole of the remedy.',
    ),
  },
  'Moon Venus': {
    friend: nadi(
      'Comfort, music and a pleasant table gather round Moon and Venus. Kin on the mother’s side bring luck and connections. Money follows taste here: cloth, food, rooms for guests, anything that makes others stay an hour longer than they meant to.',
    ),
    enemy: nadi(
      'Spending soothes a sore heart when Moon and Venus quarrel, and the bill revives the ache. Two people of the house may not see eye to eye. Naming the feeling before opening the purse breaks the habit sooner than any budget.',
    ),
  },
  'Moon Saturn': {
    friend: nadi(
      'Work that travels, or that serves the public at a counter, belongs to Moon and Saturn. You are patient with tired people. Positions change every few years without loss, and the mother’s thrift is repeated in the ledger.',
    ),
    enemy: nadi(
      'A weight lies on the mind when Saturn sits upon the Moon. Sleep is light, blame is taken that belongs to others. Regular hours, sunlight before work and a friend who calls every week lift more of it than reasoning does.',
    ),
  },
  'Moon Rahu': {
    friend: nadi(
      'The sea is crossed in this link: Moon with a willing Rahu sends you to foreign towns and feeds you there. Imagination is strong, and pays in film, design or trade across borders. Home is wherever the kitchen is.',
    ),
    enemy: nadi(
      'Fear paints pictures when Rahu holds the Moon. A noise at night becomes a story by morning, and rumours find a ready ear. Facts asked for in writing, and news taken once a day, give the mind back its proper size.',
    ),
  },
  'Moon Ketu': {
    friend: nadi(
      'Sensing before knowing is the gift of Moon and Ketu in accord. The right herb, the right word for a mourner, the hour to leave: such things simply occur. It is worth writing the hunches down, and marking which came true.',
    ),
    enemy: nadi(
      'Worry without an object marks the Moon that Ketu troubles. The past is gone over again, and the mother’s health may be on the mind. A quiet practice at a fixed hour, and company at meals, keep it within its bank.',
    ),
  },
  'Mars Mercury': {
    friend: nadi(
      'Tools obey where Mars and Mercury combine: engineering drawings, surgery, code, the repair of fine machines. Speech is quick and to the point. A brother or a friend of youth shares the workshop, or the first contract.',
    ),
    enemy: nadi(
      'Boundaries are argued over when Mercury and Mars are bound as rivals, on paper and on the ground. A deed should be read by a stranger before it is signed. The sharp tongue wins the debate and loses the neighbour.',
    ),
  },
  'Mars Jupiter': {
    friend: nadi(
      'Strength asks leave of conscience in the link of Mars with Jupiter. Here is the officer who is also just, the builder of schools, the doctor who can operate. Brothers prosper, and one of them helps at the hour that matters.',
    ),
    enemy: nadi(
      'Zeal runs ahead of the facts where Mars hurries Jupiter. A cause is joined before its leader has been looked at, or a vow is made at the top of the voice. Waiting until the second meeting saves both money and face.',
    ),
  },
  'Mars Venus': {
    friend: nadi(
      'Desire finds its answer early when Mars and Venus are linked in peace. Marriage by choice is often told of, with warmth in it. Craft that unites force and beauty pays: dance, jewellery, motors, sport, a kitchen run at speed.',
    ),
    enemy: nadi(
      'Love is a field of honour where Mars and Venus fight, and small insults are carried for years. Jealousy asks for proof that no one can give. A rule helps here: no talk of the past after supper.',
    ),
  },
  'Mars Saturn': {
    friend: nadi(
      'Iron, fire and patience make a livelihood when Mars and Saturn consent to each other. Machines, mines, kitchens, building sites and barracks are their places. You are calm under load, and younger workers learn from watching.',
    ),
    enemy: nadi(
      'The brake and the engine are pressed together by this pair, so effort is great and progress small. Tools break, a brother opposes, the permit is late. Doing one task to its end before the next begins is what frees the wheel.',
    ),
  },
  'Mars Rahu': {
    friend: nadi(
      'Daring and machinery meet in Mars with Rahu: pilots, electricians, those who work at heights or with current. The nerve is unusual. It earns most under strict rules of safety, which somebody else should be paid to enforce.',
    ),
    enemy: nadi(
      'Haste around engines, heights and strangers is what this link warns of. Quarrels flare with people whose names are never learned. Care with tools, with wheels and with late hours is the plain advice of the school.',
    ),
  },
  'Mars Ketu': {
    friend: nadi(
      'The blade is guided well when Mars and Ketu agree. Surgery, acupuncture, grammar, cipher and law all need this cut. You get to the nerve of a matter in a sentence, then have nothing more to say about it.',
    ),
    enemy: nadi(
      'Feuds grow from little here, between brothers above all, and a wall may stand where a hedge would have done. Haste with tools accompanies the temper. A third person, elderly and bored by the quarrel, should divide the land.',
    ),
  },
  'Mercury Jupiter': {
    friend: nadi(
      'Law, languages and the lecture room open to Mercury with Jupiter. Knowledge is gathered young and passed on for a fee. The friend who studies beside you becomes an ally in later business, and the first book is worth writing.',
    ),
    enemy: nadi(
      'Doubt of the teacher is the mark of Jupiter and Mercury at odds. Courses are changed, the degree comes late or in another subject. Such a mind learns best from practice, and returns to theory with better questions.',
    ),
  },
  'Mercury Venus': {
    friend: nadi(
      'Commerce wears good cloth in this link. Mercury with Venus gives skill in selling what is beautiful, and an easy pen: contracts, songs, shop windows, polite letters. Property may come in the partner’s name, with papers in order.',
    ),
    enemy: nadi(
      'A light word is taken for a promise where Mercury and Venus tease each other. Flirtation costs a friendship, or the partner’s land is disputed among relatives. Plain speech early on is kinder than charm, and also cheaper.',
    ),
  },
  'Mercury Saturn': {
    friend: nadi(
      'Accounts that balance and stock that is counted: Mercury serves Saturn well. Trade grows by repetition, with the same customers for twenty years. Writing for a living also belongs here, provided it is done every morning.',
    ),
    enemy: nadi(
      'Study goes slowly under this link, and the school years leave a sense of being behind. The memory, once it has a thing, keeps it for good. Night classes, apprenticeship and patient clerks have made many such careers.',
    ),
  },
  'Mercury Rahu': {
    friend: nadi(
      'Foreign tongues, screens and signals favour Mercury with Rahu. The mind is inventive about other people’s systems, and trade crosses borders without leaving the desk. New devices are understood here on the day that they arrive.',
    ),
    enemy: nadi(
      'A clever document may hide a trap where Rahu clouds Mercury. Numbers look better than they are, and flattery comes by message. Signing nothing on the first day, and keeping copies of everything, is care enough.',
    ),
  },
  'Mercury Ketu': {
    friend: nadi(
      'Study goes down to the root when Ketu sharpens Mercury: grammar, scripture, diagnosis, old mathematics. Few words, and those exact. You need a single subject and a door that shuts, and ask little else of a school.',
    ),
    enemy: nadi(
      'Study breaks off and is taken up again where Ketu cuts Mercury. A friend of youth leaves without explanation. Finishing one short course, however modest, mends the thread, and longer ones may then be hung upon it.',
    ),
  },
  'Jupiter Venus': {
    friend: nadi(
      'The two ministers of the sky serve one house here, and it wants for little. Respect and money arrive together; marriage raises both families. Teaching, banking, ceremony and the arts all have room for you.',
    ),
    enemy: nadi(
      'What is good and what is pleasant give different orders when Jupiter and Venus disagree. One partner saves for the temple and the other for the curtains. Two purses and one table settle most of these disputes.',
    ),
  },
  'Jupiter Saturn': {
    friend: nadi(
      'Life and work are joined: the school rates this link of Jupiter with Saturn above most others. The calling is found, kept and rewarded, and a rise comes through steady service. Old institutions, law and teaching welcome you.',
    ),
    enemy: nadi(
      'Duty sits heavily on life where Saturn presses Jupiter. The first years of work ask more than they return, and a teacher may be lost. After the thirtieth year the same load becomes a reputation that others lean on.',
    ),
  },
  'Jupiter Rahu': {
    friend: nadi(
      'The world is wide for a Jupiter that Rahu carries. Life is spent among strangers, in large numbers or over great distances, and some of them become students. Custom is respected here without being obeyed in every detail.',
    ),
    enemy: nadi(
      'Life is pressed by things too large for it when Rahu crowds Jupiter: debts of others, promises of growth, teachers with a following. Smaller company and slower plans give room to breathe. Your own measure is the right one.',
    ),
  },
  'Jupiter Ketu': {
    friend: nadi(
      'Liberation is the word that the leaves use for Jupiter with Ketu. Prayer, law and healing attract; possessions pass through the hands and are not missed. A teacher appears whose own life is simple, and one meeting is enough.',
    ),
    enemy: nadi(
      'Withdrawal tempts before anything has been tried where Ketu thins out Jupiter. Plans are dropped at the moment they would have borne. A duty toward one other person, renewed yearly, keeps such a life among the living.',
    ),
  },
  'Venus Saturn': {
    friend: nadi(
      'Wealth comes by work and stays, for Saturn holds Venus as a friend. Banking, vehicles, building and the making of fine goods are told of. Marriage raises the fortune, often with a partner who brings order rather than show.',
    ),
    enemy: nadi(
      'Love waits on duty in this link, and marriage comes later than the family planned. Money earned is promised to others before it arrives. The affection that does come is loyal; delay was the whole of the price.',
    ),
  },
  'Venus Rahu': {
    friend: nadi(
      'Modern luxury and foreign elegance collect round Venus with Rahu: film, perfume, cars, rooms with glass. The partner may come from another people or faith. Fortune arrives by a door that the parents did not know.',
    ),
    enemy: nadi(
      'Ties that cannot be explained at the family table are Rahu’s gift to Venus. Attraction is sudden and the cost appears later. Time is the test here: what is still wanted after a year, in daylight, may be kept.',
    ),
  },
  'Venus Ketu': {
    friend: nadi(
      'Devotion runs through love when Ketu refines Venus. Music at a shrine, weaving, embroidery and care of the sick suit these hands. The partner is inclined to quiet, and marriage has something of a shared vow in it.',
    ),
    enemy: nadi(
      'Delay or a parting of ways stands between Venus and Ketu in the old lists. Interest fades at the altar, or money is given up for peace. Living near and not upon each other lets many such couples last.',
    ),
  },
  'Saturn Rahu': {
    friend: nadi(
      'Foreign or technical work is named for Saturn with Rahu: transport, chemicals, electronics, research, large plants that run at night. The employer is far away or of another nation. Skill counts here, and pedigree does not.',
    ),
    enemy: nadi(
      'Work comes and goes without warning when Rahu shakes Saturn. A firm is sold, a shift is cancelled, the post abroad is offered and withdrawn. Three months of expenses laid by take the fear out of every change.',
    ),
  },
  'Saturn Ketu': {
    friend: nadi(
      'Law, healing, religion and fine thread are the livelihoods of Saturn with Ketu. Work is done alone and to a strict standard. Income is modest at first; later, people travel to be served by this one pair of hands.',
    ),
    enemy: nadi(
      'The heart is not in the job where Ketu loosens Saturn. Posts are left on a point of principle, or for none that can be named. A trade with few superiors and a clear end to each task holds you longest.',
    ),
  },
  'Rahu Ketu': {
    friend: nadi(
      'Head and tail stand across from each other in every chart, so the axis tells only where appetite and release are weighed. Here the scale hangs fairly even. What is gathered on one side is given away on the other without much regret.',
    ),
    enemy: nadi(
      'The axis of the nodes is strained in its signs: wanting and letting go take turns in ruling, each for too long. It shows about every nine years as a change of direction. Keeping one old friendship through it is a compass.',
    ),
  },
} satisfies Record<string, Tones>

export type NadiPair = keyof typeof BNN_PAIR
/** The key of two planets, which must be in the order of the grahas. */
export const pairKey = (a: Graha, b: Graha) => `${a} ${b}` as NadiPair

export default BNN_PAIR
