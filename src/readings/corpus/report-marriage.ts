import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { Dignity } from '../../jyotish/dignity.ts'
import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { HouseNumber, Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// Texts of the report on marriage. {helper} and {burden}: the heaviest factors on either side; {lord}: the lord of the house;
// {planet}: a significator; {sign}: its sign
const passage = from('BPHS 11, 18, 24 and 32, weighed as an area of life')
const divided = from('BPHS 7 on the navamsha')
const arudha = from('Jaimini Upadesa Sutras 1.4 and BPHS 30 on the upapada')
const jaimini = from('Jaimini Upadesa Sutras 1.1 on the darakaraka')
const timed = from('Vimshottari dasha by BPHS 46-47, with the double transit of K. N. Rao')
const watched = from('Marriage practice through B. V. Raman')

const banded = (strong: string, good: string, mixed: string, weak: string): Record<AreaBand, Passage> => ({
  strong: passage(strong),
  good: passage(good),
  mixed: passage(mixed),
  weak: passage(weak),
})
type Group = Exclude<Dignity, 'moolatrikona'>

export default {
  promise: banded(
    'Marriage is among the firmest promises of this chart, and {helper} is the chief witness for it. A bond that is entered with open eyes tends to hold here without much repair. What deserves thought is the choice itself, because it will be lived with for long.',
    'There is more help than hindrance for marriage in this chart, with {helper} at the head of the help. Where trouble comes, it comes by way of {burden}. Named early between the two people, that trouble stays the size of a household matter.',
    'Marriage is promised here with conditions. {helper} draws toward a lasting bond and {burden} pulls against it, so that it seldom comes by the straight road. The tradition reads such charts as made for those who choose slowly and talk terms beforehand.',
    'Marriage asks for patience in this chart, and {burden} is the main reason. The old authors read delay from it, and a first choice that deserves a second look; they do not read a bond that cannot be made. {helper} is where the mending starts.',
  ),
  lords: {
    1: passage(
      'The lord of the seventh stands in the ascendant, so partnership comes to meet you at the front door. Parashara sees a companion whose opinion is heard in every decision. It binds best where each keeps one field that is nobody else’s business.',
    ),
    2: passage(
      'With its lord in the second, the seventh house ties marriage to family, food and the common purse. Relatives have a say in how it begins. Agreement about money, written down before the wedding, spares this placement most of its quarrels.',
    ),
    3: passage(
      'The seventh lord in the third courts by messages, short trips and shared work of the hands. A brother, sister or neighbour is often the link. The bond lives on frequent small talk and suffers from silence more than from distance.',
    ),
    4: passage(
      'Its lord in the fourth gives the seventh house a roof: the bond is built around a home, and a parent has a voice in it. Parashara allows truthfulness and principle. Where to live is the question on which the rest depends.',
    ),
    5: passage(
      'When the seventh lord moves to the fifth, affection comes before arrangement. The partner is met through study, play or the arts, and stays a friend. Respect for each other’s judgement keeps such a marriage longer than sentiment does.',
    ),
    6: passage(
      'The seventh lord in the sixth brings the friction of daily duty into marriage: work, health routines, old debts. Partners who meet as colleagues understand it. Dividing the chores on paper and settling disputes on the day they arise are its plain remedies.',
    ),
    7: passage(
      'The lord of the seventh keeps its own house, which Parashara counts among the good places for a marriage. The bond stands on its own feet and needs little help from relatives. Equals are drawn to each other here, and equality is what it asks.',
    ),
    8: passage(
      'In the eighth the seventh lord makes marriage a thing of depth and upheaval. Shared money, in-laws and matters left unsaid are where it is tested. Couples who keep accounts open to each other come through, and are changed by it.',
    ),
    9: passage(
      'The seventh lord in the ninth joins partnership to belief, teachers and long roads. Fortune tends to turn after the bond is made, and families of different custom may meet in it. A principle held in common carries further than a taste held in common.',
    ),
    10: passage(
      'With the seventh lord in the tenth, work and marriage are never far apart. The partner has a calling of their own or shares this one, and the pair is seen together in public. Time kept free of business has to be defended.',
    ),
    11: passage(
      'The seventh lord in the eleventh finds a partner in the circle of friends, and gain through the bond besides. Many acquaintances come with it. It thrives on plans for the years ahead and grows thin where there is nothing to look forward to.',
    ),
    12: passage(
      'The seventh lord in the twelfth takes marriage to distant places or behind closed doors. Expense and time apart belong to it, and so does a privacy that outsiders mistake for coldness. A fixed day for coming home holds it together.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  seventh_house: banded(
    'The seventh house, the place of the partner, is in very good order, with {lord} as its lord. Agreements made in its name are kept on both sides. Such a house also draws good counterparts in business, and the same manners serve both.',
    'The seventh house carries what is laid on it, and {lord} looks after it as lord. Companions prove reliable when the terms are plain. Little courtesies that have become habit do more for it than great occasions.',
    'The seventh house answers according to how it is treated, with {lord} as its lord. Good years and strained ones take turns, mostly with the workload of the two. A standing hour for talking things over evens them out.',
    'The seventh house is under load, and {lord}, its lord, cannot carry all of it. Others’ wishes are taken for orders or for attacks. It gets lighter when a third person, an elder or a counsellor, is asked before a quarrel is a year old.',
  ),
  guests: {
    Sun: passage(
      'The Sun in the seventh puts pride at the table of two. The partner has rank or wants it, and apologies come late. Old texts speak of estrangement here; in practice separate fields of authority, each with its own last word, are enough.',
    ),
    Moon: passage(
      'The Moon in the seventh looks for a companion who notices moods. Affection comes quickly and is nourished by meals, visits and familiar voices. Feelings change with the weeks, so that nothing of weight should be settled on a low evening.',
    ),
    Mars: passage(
      'Mars in the seventh brings heat: quick attraction, plain speech, an open fight rather than a long silence. The tradition watches it closely for that. Sport, building or business done together gives the force something else to push against.',
    ),
    Mercury: passage(
      'Mercury in the seventh marries a mind. Talk, jokes and errands are the bond, and the partner may be younger or look it. Boredom is the danger here and not anger, so new things learnt together keep it in health.',
    ),
    Jupiter: passage(
      'Jupiter in the seventh is what the books wish for a marriage: a partner with principles, advice that can be trusted, goodwill from elders. Its fault is preaching at home. Advice given when asked for, and seldom otherwise, keeps the blessing.',
    ),
    Venus: passage(
      'Venus in the seventh makes companionship a pleasure and draws admirers beside the one who was chosen. Beauty in the home and time for each other come easily. Some authors fear that karaka in its own house promises too much, so expectations deserve an honest talk.',
    ),
    Saturn: passage(
      'Saturn in the seventh waits, and then stays. The partner is older, soberer or of another background, and the bond is built like a wall, course by course. Duty without warmth is its risk; a weekly hour that has no purpose is the cure.',
    ),
    Rahu: passage(
      'Rahu in the seventh is drawn to someone outside the expected circle: another language, faith, class or country. Fascination runs ahead of knowledge. A long acquaintance before promises, and plain facts about money and family, turn the foreign element into a gain.',
    ),
    Ketu: passage(
      'Ketu in the seventh holds back one step even in closeness. The partner may be inward or often away, and both need hours alone. When that need is said aloud and not read as rejection, the bond becomes an unusually quiet and free one.',
    ),
  } satisfies Record<Graha, Passage>,
  karakas: {
    Venus: {
      exalted: passage(
        'Venus, the significator of marriage, is exalted in {sign}. Affection is given freely there and the wish to please is real, sometimes at one’s own cost. Partners remember being well treated, and that memory carries the lean years.',
      ),
      own: passage(
        'Venus, who stands for marriage by nature, is at home in {sign}. Taste is settled, and what pleases now will please in ten years. A shared sense of comfort is the ground of the bond, so differences over it should be met early.',
      ),
      friend: passage(
        'A friend shelters Venus, the natural significator of marriage, in {sign}. Tenderness has helpers: relatives who approve, a calendar with room in it. It is kept alive by small gifts of attention rather than by declarations.',
      ),
      neutral: passage(
        'Venus, marriage’s own significator, stands on neutral ground in {sign}. Love here is what the two make of it, neither handed over nor withheld. Learning what the other enjoys, by asking, does the work that instinct does elsewhere.',
      ),
      enemy: passage(
        'Venus has to serve marriage from {sign}, an unfriendly sign for her. Affection gets entangled with duty, pride or money, and compliments are doubted. Saying plainly what was meant as love, at the time, spares years of guessing.',
      ),
      debilitated: passage(
        'Venus, significator of marriage, is in her fall in {sign}. She counts and compares there, and finds fault with what she loves. It is a school in gentleness: praise spoken before correction changes the air of a house within weeks.',
      ),
    },
    Jupiter: {
      exalted: passage(
        'Jupiter, whom the tradition reads for the partner of a woman, is exalted in {sign}. Good counsel and protection are promised with the bond. Elders bless it, and generosity between the two families makes much else easy.',
      ),
      own: passage(
        'Jupiter, read for the partner in a woman’s chart, keeps his own sign {sign}. Principle and goodwill are part of the match. The two are likely to agree about what is right, even where they differ about what is pleasant.',
      ),
      friend: passage(
        'Jupiter, who stands for the partner of a woman in the classical rule, has a friend’s house in {sign}. Advice is taken and given in good part. Teachers or older relatives often prove useful friends of the marriage.',
      ),
      neutral: passage(
        'In {sign} Jupiter, the classical significator of a woman’s partner, is neither raised nor hindered. Trust grows by kept promises more than by belief. What the two families expect of each other had better be asked than assumed.',
      ),
      enemy: passage(
        'Jupiter, significator of the partner for a woman, is in an unfriendly sign, {sign}. Views on faith, teachers or spending pull apart. Couples with this placement do well to agree on a few rules and to leave the philosophy open.',
      ),
      debilitated: passage(
        'Jupiter, by the classical rule the partner in a woman’s chart, is in his fall in {sign}. Promises outrun means, or prudence chills goodwill. Modest plans that are carried out restore more confidence here than great ones.',
      ),
    },
  } satisfies Record<'Venus' | 'Jupiter', Record<Group, Passage>>,
  navamsha: {
    exalted: divided(
      'The navamsha, which shows how a marriage ripens, raises {lord} to exaltation. The years improve the bond more than the beginning lets one hope. What the partner becomes will be worth more than what the partner brought.',
    ),
    own: divided(
      'In the navamsha {lord} reaches its own sign, and the marriage with it finds its own style. After the first years it asks nobody for advice. A house, a garden or a business of the two is often the visible form.',
    ),
    friend: divided(
      'The navamsha gives {lord} a friendly host. Circumstances come to help after the wedding: kind in-laws, a better post, a good neighbour. Help that is returned in time stays, so gratitude is sound policy here.',
    ),
    neutral: divided(
      'In the navamsha {lord} stands on neutral ground. The second half of a marriage will be much as the two have arranged it, with few gifts and few blows from outside. Habits formed in the first three years decide most.',
    ),
    enemy: divided(
      'The navamsha places {lord} among strangers. After a good start there is a stretch in which the two find each other’s ways harder than expected. It passes for those who changed a habit instead of waiting for the other to do so.',
    ),
    debilitated: divided(
      'In the navamsha {lord} falls to its lowest sign. Hopes set very high on the partner come down to earth, and that is where the real acquaintance begins. Couples who get through it together speak of it later without bitterness.',
    ),
  } satisfies Record<Group, Passage>,
  upapada: {
    Aries: arudha(
      'The upapada, the image that a marriage gives of itself, falls in Aries. The couple is known for acting first and asking later. Both like to lead, and outsiders see a pair of competitors who will not hear a word against each other.',
    ),
    Taurus: arudha(
      'In Taurus the upapada shows a marriage with a good table and little hurry. People come to such a couple for comfort. Property and habits are held in common, and change is agreed to last of all.',
    ),
    Gemini: arudha(
      'The upapada in Gemini gives a talking marriage, full of plans, visitors and half-read books. From outside it looks lighter than it is. The two stay together by staying curious, and are apart in spirit when they stop telling each other things.',
    ),
    Cancer: arudha(
      'With the upapada in Cancer marriage is seen as a shelter. Kin gather there on feast days, and the kitchen is its centre of government. Old hurts are remembered as faithfully as kindnesses, so forgiving has to be spoken aloud.',
    ),
    Leo: arudha(
      'The upapada in Leo makes a couple that is looked at. They receive well, hold to their dignity and dislike being pitied. Behind the front door each wants to be the one admired, and it works when they take turns.',
    ),
    Virgo: arudha(
      'In Virgo the upapada describes a marriage that runs by lists, with clean accounts and good soup for the sick. Love looks like service there. Fault-finding is its weed, and a rule of two thanks for each correction keeps it down.',
    ),
    Libra: arudha(
      'The upapada in Libra is a marriage of manners. Guests find it agreeable, quarrels are held in a low voice, and decisions are shared. Its danger is a peace that is bought by saying nothing; fairness needs facts.',
    ),
    Scorpio: arudha(
      'With the upapada in Scorpio little of the marriage is shown. Loyalty is absolute and so is jealousy. The world sees a closed door, behind which the two know more of each other than most couples would dare to ask.',
    ),
    Sagittarius: arudha(
      'The upapada in Sagittarius makes a marriage with a purpose: a faith, a cause, children taught well, roads travelled. Candour is its custom. It grows restless where the horizon is a wall, and large-hearted where there is something to believe in.',
    ),
    Capricorn: arudha(
      'In Capricorn the upapada looks like an institution. The couple builds, saves and arrives late at tenderness, which then stays. Work takes the best hours of both unless an evening is kept for nothing useful at all.',
    ),
    Aquarius: arudha(
      'The upapada in Aquarius is an unusual marriage among friends. The two agree on ideas before they agree on furniture, and the door stands open for others. It needs a small private ground, or it becomes a committee.',
    ),
    Pisces: arudha(
      'With the upapada in Pisces the marriage is soft at the edges: music, charity, a relative who stays for months. Outsiders trust it with their troubles. Plain limits of time and money let the kindness last.',
    ),
  } satisfies Record<Sign, Passage>,
  second_from_upapada: {
    helped: arudha(
      '{sign}, the second sign from the upapada, holds only benefics: {planets}. Jaimini judges from it how long a bond keeps its strength, and reads support here from outside and inside. What {planets} may stand for in the family should be accepted when it is offered.',
    ),
    pressed: arudha(
      'Malefics stand in the second sign from the upapada: {planets}, in {sign}. Jaimini reads strain on what sustains a marriage there, be it family interference, money or harsh words. A budget and a truce about relatives answer what {planets} may stir up.',
    ),
    both: arudha(
      'Benefics and malefics share {sign}, the second sign from the upapada: {planets}. Jaimini judges from it how a marriage is sustained, and here support and strain come through the same people. It pays to take the help and to decline the terms.',
    ),
    empty: arudha(
      'Nobody stands in {sign}, the second sign from the upapada, from which Jaimini judges how a marriage is sustained. Its lord {lord} answers for it, from {seat}. The couple’s own thrift and speech will count for more there than outer help.',
    ),
  },
  darakaraka: {
    Sun: jaimini(
      'The darakaraka, lowest in degrees of the seven and the soul’s picture of a partner, is the Sun. Somebody with self-respect and a clear aim is looked for, whose light one can stand beside without being put in the shade.',
    ),
    Moon: jaimini(
      'The Moon is darakaraka, the planet that pictures the partner in Jaimini’s school. A feeling, responsive companion is meant, for whom home and people matter. The bond is fed by being asked how the day was, and by listening to the answer.',
    ),
    Mars: jaimini(
      'Mars is darakaraka, and so pictures the partner in Jaimini’s school: energetic, blunt, loyal in trouble. Much is settled between the two by action. Respect for courage has to be joined by patience with temper, on both sides.',
    ),
    Mercury: jaimini(
      'In Jaimini’s school the partner is pictured by the darakaraka, here Mercury: quick, sociable, good with words or figures, youthful at any age. The friendship inside the marriage is what matters. Teasing that both enjoy is a better sign than compliments.',
    ),
    Jupiter: jaimini(
      'Jupiter as darakaraka pictures a partner who teaches, advises or believes, and from whom one learns. Jaimini’s school reads growth through marriage here. The danger is a pupil’s role that lasts too long; each should be the wiser one somewhere.',
    ),
    Venus: jaimini(
      'The darakaraka is Venus, who is also marriage’s significator by nature, so the picture of the partner is doubled: charm, taste, the wish for harmony. Jaimini’s school takes relationship as the main lesson of such a chart, and pleasure as part of it.',
    ),
    Saturn: jaimini(
      'Saturn as darakaraka pictures a steady partner, older in years or in bearing, met through work or duty. Jaimini’s school sees love that proves itself by time. It begins coolly, keeps its word, and warms with age.',
    ),
  } satisfies Record<Lord, Passage>,
  manglik: {
    absent: watched(
      'Mars stands in none of the houses that are watched for a marriage, whether counted from the ascendant, the Moon or Venus. The chart is free of manglik dosha. Families who ask for this test have their answer in one line.',
    ),
    none: watched(
      'Mars stands in {places}, so the chart would be called manglik at first sight. The rules of cancellation answer it: {reasons}. Careful astrologers then treat it as no dosha, and a family that asks can be told so.',
    ),
    mild: watched(
      'Manglik dosha is present in a mild form: Mars stands in {places}. A softer reason halves its force: {reasons}. What is left describes impatience between two people, and custom looks for a partner with some heat of their own.',
    ),
    full: watched(
      'Manglik dosha is present, Mars standing in {places}, and nothing in the chart takes it away. The custom reads it as force that needs an outlet, no sentence on a marriage. A partner with the same mark, or simply an energetic one, is held to balance it.',
    ),
  },
  kalathra: {
    absent: watched(
      'None of the five marks of kalathra dosha, the marks on the seventh house, its lord and Venus, is found. Whatever a marriage may meet, the old checklist gives no cause to expect trouble at its root.',
    ),
    none: watched(
      'Of the five marks of kalathra dosha, those on the seventh house, its lord and Venus, this chart has the following: {marks}. What cancels them is as plain: {reasons}. It is worth knowing where a little extra care pays, and no more than that.',
    ),
    mild: watched(
      'Kalathra dosha, the marks on the seventh house, its lord or Venus, is there in part: {marks}. It is halved: {reasons}. The advice of tradition is to marry without haste and to keep promises small and exact.',
    ),
    full: watched(
      'Kalathra dosha is present, and nothing here cancels it: {marks}. Such marks on the seventh house, its lord or Venus speak of care that a partnership will ask for, and of none that fails. A longer engagement is the customary counsel.',
    ),
  },
  no_yogas: passage(
    'None of the combinations that the books name for marriage is whole in this chart, neither those that promise nor those that hinder. Most people have only one or two. House, lord and significator tell the story.',
  ),
  signs: {
    Aries: passage(
      'Aries on the seventh house seeks someone direct, whose yes is a yes. First impressions decide much. The partner wants to start things and to be met with spirit, and a dispute that is over by evening does no harm.',
    ),
    Taurus: passage(
      'With Taurus on the seventh the companion who is sought can be relied on at table and at the bank. Patience is part of the attraction. Pressure moves such a companion nowhere, though a good meal and time have done it before.',
    ),
    Gemini: passage(
      'Gemini on the seventh looks for a partner to talk with. Wit counts above looks, and the one chosen has several interests and a busy telephone. The bond keeps young as long as there is news to exchange.',
    ),
    Cancer: passage(
      'When Cancer falls on the seventh, the partner is looked for among those who care for others. Family weighs heavily in the choice. This companion remembers birthdays and slights alike, and wants to be needed at home.',
    ),
    Leo: passage(
      'Leo on the seventh is drawn to someone with presence, who gives generously and expects to be noticed. Loyalty is the great gift of such a partner. Praise, in private and in front of others, is the daily bread of the bond.',
    ),
    Virgo: passage(
      'With Virgo on the seventh the partner is chosen for sense, skill and clean habits. Help is how you love. Criticism comes with it, usually well founded, and is taken more easily when the help is thanked for first.',
    ),
    Libra: passage(
      'Libra on the seventh wants an equal: someone fair, presentable and pleasant to live beside. Conflict is avoided until it has grown. The right companion can say no in a friendly voice, and that is the quality to look for.',
    ),
    Scorpio: passage(
      'Scorpio on the seventh asks for all or nothing. The partner who answers has depth, will and secrets, and cannot be had by halves. Trust is slow, then complete; it should never be tested for sport.',
    ),
    Sagittarius: passage(
      'Sagittarius on the seventh looks for a companion of the road, with convictions and a good laugh. Freedom is part of the agreement. Such a partner stays near where belief is shared and no door is locked.',
    ),
    Capricorn: passage(
      'With Capricorn on the seventh the partner is grown-up early: responsible, ambitious in a quiet way, sparing of words. Age may differ. Reliability is your form of romance, and it should be recognised as such.',
    ),
    Aquarius: passage(
      'Aquarius on the seventh is fond of an original. The companion thinks independently, has friends of every sort and resists being owned. Equality is a principle here, and a marriage of two such minds often makes its own rules.',
    ),
    Pisces: passage(
      'Pisces on the seventh dreams its partner before meeting one. Someone gentle, imaginative and a little hard to grasp is sought. Seeing the real person, debts and moods included, is the first kindness that this bond needs.',
    ),
  } satisfies Record<Sign, Passage>,
  harmony_help: {
    2: passage(
      'Of the houses that carry daily life together, the second, of family and purse, is the best off, under {lord}. Shared meals and honest accounts come easily to such a couple. When something else is strained, that is the table to sit down at.',
    ),
    4: passage(
      'Of the houses that carry daily life together, the fourth, of home and peace of mind, is the best off, under {lord}. Four walls of one’s own heal much. A quarrel is shorter indoors than it would be anywhere else.',
    ),
    8: passage(
      'Of the houses that carry daily life together, the eighth, of trust in hard times and of joint means, is the best off, under {lord}. Crises bring such a pair closer. What is owned in common is a bond of its own.',
    ),
    12: passage(
      'Of the houses that carry daily life together, the twelfth, of rest, privacy and distant places, is the best off, under {lord}. Sleep, travel and time away from others restore the two. Short absences do this marriage good.',
    ),
  },
  harmony_ask: {
    2: passage(
      'The second house, of speech and money in the family, is the one that asks for work, with {lord} as its lord. Words at table and bills kept back do the harm. One evening a month for the accounts, and no jokes about relatives, is little to pay.',
    ),
    4: passage(
      'The fourth house, of home and inner peace, is the one that asks for work, with {lord} as its lord. A parent under the same roof, or a house that is never finished, can wear two people down. A corner for each is the cheapest extension.',
    ),
    8: passage(
      'The eighth house, of trust and joint means, is the one that asks for work, with {lord} as its lord. Matters left unsaid grow there. Wills, debts and former attachments are better told in daylight than discovered, and telling them is half the cure.',
    ),
    12: passage(
      'The twelfth house, of rest and private life, is the one that asks for work, with {lord} as its lord. Tiredness and separate hours come between the two before any dispute does. Going to bed at the same time, some days of the week, is a real beginning.',
    ),
  },
  timing: {
    owner: timed(
      '{ruler} owns the seventh house, the plainest sign that marriage is on the agenda in this period. For the unmarried, proposals come to a point under {ruler}; for the married, the terms that {ruler} once set are looked at again, and can be improved.',
    ),
    occupant: timed(
      '{ruler} stands in the seventh house and brings its guests to the door in this period. Acquaintances made under {ruler} are serious ones. Somebody long married will find that the partner’s affairs take up more of the months of {ruler} than their own.',
    ),
    aspect: timed(
      '{ruler} looks at the seventh house across the chart, so a meeting comes through other business, a move or a friend of a friend. Those already bound are reminded of each other by what {ruler} stirs up, and do well to take the hint.',
    ),
    karaka: timed(
      '{ruler} stands for marriage by nature, and in its period the wish for company grows and manners soften. Courtship goes well under {ruler} at any age. That of two people long married, begun again on purpose, is among the best uses of it.',
    ),
    varga_lord: timed(
      '{ruler} rules the seventh of the navamsha, where marriage ripens. What was sown earlier shows its fruit under {ruler}: an engagement becomes a date, a strained bond finds its settlement. The period of {ruler} brings results more often than beginnings.',
    ),
    double_transit: timed(
      'In the period of {ruler} the transits of Jupiter and Saturn together touch the seventh house or its lord. Modern practice takes their agreement as needed for a wedding, and so the months named are the likelier ones for whatever {ruler} has prepared.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  no_windows: watched(
    'No window in the sense of marriage practice opens in the years asked for: no lord of a lesser period holds an office of marriage with enough support from Jupiter and Saturn. Plans can then rest on readiness and circumstances alone.',
  ),
  quiet: timed(
    'No period of these years has a tie to the seventh house worth the name. That is a silence of the method, and it forbids nothing. People marry and stay married in such years by their own decision.',
  ),
}
