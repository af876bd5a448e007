import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// The pada of the nakshatra, by its navamsha
const passage = from('Jataka Parijata 9 and later practice: the star read through the navamsha of its quarter')

export default {
  Ashwini: {
    1: passage(
      'Aries repeats itself in the first quarter, sign and navamsha alike, and the texts call such a Moon vargottama: plain, strong, undisguised. A start is made before the second opinion arrives. Physical risk needs a rule made on a calm day.',
    ),
    2: passage(
      'Taurus holds the horse by the bridle here. Speed is kept for things that can be eaten, sold or lived in, and the second quarter finishes more than the other three. Owning good tools quiets its hurry.',
    ),
    3: passage(
      'A quick tongue and a quick eye mark the third quarter, with Gemini in the navamsha. Somebody here has answered before the question ends, and reads only the first line of a paper. Repeating aloud what was agreed saves trouble afterwards.',
    ),
    4: passage(
      'With Cancer in the navamsha the healer comes forward and the racer drops back. Patients and nervous animals respond to this quarter. Moods run fast in it as well, and a meal often settles what seemed to be a question of principle.',
    ),
  },
  Bharani: {
    1: passage(
      'The Sun’s navamsha makes a public matter of Bharani’s burden: someone here would rather be responsible than be comfortable. Creative work with a large cast suits the first quarter. Applause is owed, and it may be asked for without shame.',
    ),
    2: passage(
      'Virgo counts what Bharani carries. This quarter produces the nurse with perfect charts and the judge who has read all the papers. Severity toward small faults, its own above all, is softened by working under someone kinder.',
    ),
    3: passage(
      'A sense of fairness softens this stern star, since Libra is a pushkara quarter, a nourishing one. Somebody here cuts the cake and takes the last piece. A decision that is weighed for more than a week should be made on the next morning.',
    ),
    4: passage(
      'Both star and navamsha deal here in beginnings, endings and what is hidden between them. Intensity is the gift; the Moon has its fall in Scorpio, so rest after any crisis is no luxury. Few lies survive a conversation with this quarter.',
    ),
  },
  Krittika: {
    1: passage(
      'Still in Aries and with Sagittarius for navamsha, the first flame of Krittika is a torch carried for a cause. It teaches, marches and gives generously. Belief outruns evidence at times, and a sceptical friend is its best fire-screen.',
    ),
    2: passage(
      'Saturn’s earth banks the fire overnight. In Taurus by sign and Capricorn by quarter, you work like a forge, with steady heat and exact blows, and are apt to grow rich late. Warmth must be shown on purpose.',
    ),
    3: passage(
      'Here the razor serves an idea. Aquarius gives the third quarter schemes for many people, a dry wit and indifference to comfort. What it cuts away for the sake of principle was sometimes a friend, so an apology should be kept ready.',
    ),
    4: passage(
      'Water stands over fire in the Pisces quarter, counted among the pushkara or nourishing ones. The critic learns mercy in it, and cooking, chanting or medicine are its natural arts. Fatigue follows too much sympathy; one closed door a day prevents it.',
    ),
  },
  Rohini: {
    1: passage(
      'Mars enters the garden in the first quarter, and what Rohini likes it goes out to get. Business begun young, sport and bold taste are typical. Buying in the morning what was admired the evening before is a better rule than buying at once.',
    ),
    2: passage(
      'Taurus within Taurus: vargottama, nourishing, and inside the moolatrikona of the Moon. Voice, land, food and steadiness are all at their fullest. Change is refused until it is pleasant, which is why it should be made pleasant.',
    ),
    3: passage(
      'Words and nimble fingers are the gift of the third quarter, with Gemini in the navamsha. Somebody here tells a story so well that two friends invite them for the same evening. Choosing one soon and telling the other kindly keeps both.',
    ),
    4: passage(
      'The mother’s quarter, with the Moon ruling over an exalted Moon. Home, milk, memory and property gather here, and so does the household’s worry. The gift grows when it is given beyond the family, as a hostel or a kitchen gives it.',
    ),
  },
  Mrigashira: {
    1: passage(
      'Leo raises the head of the deer. Curiosity becomes taste, and the search wants an audience; film, jewellery and public relations attract the first quarter. Being laughed with, in company it trusts, is the exercise that cures its one stiffness.',
    ),
    2: passage(
      'Exact words and figures are the strength of the second quarter, with Virgo in the navamsha. Somebody here looks a thing up twice before saying it, and lies awake over a detail. Writing the open questions on paper in the evening lets the mind rest.',
    ),
    3: passage(
      'Talking with others is how the third quarter learns, in Gemini by sign and Libra by navamsha. Somebody here asks three friends before choosing a coat, and enjoys the asking. Naming an own wish first, even for supper, is good practice each day.',
    ),
    4: passage(
      'Deer turns detective where Scorpio rules the quarter. Archives, chemistry and other people’s motives hold it fast, and it distrusts whatever was easy to find. One trusted person who may see unfinished work lightens the chase.',
    ),
  },
  Ardra: {
    1: passage(
      'Questions become convictions in the first quarter, with Sagittarius in the navamsha. Somebody here has been through a hard time and now explains to others how to bear one. Listening for five minutes before giving advice makes the advice welcome.',
    ),
    2: passage(
      'Hard weather and hard work meet in the Capricorn quarter. Flood defence, tax reform, the repair of ruined firms: such things are brought to it late and it stays. Gloom lifts with the first visible result, so the task should be cut to show one.',
    ),
    3: passage(
      'Lightning likes a wire, and Aquarius supplies it. Inventors, programmers and campaigners are born to the third quarter, twenty years early by their own account. Testing an idea on one human being before the public keeps genius and goodwill together.',
    ),
    4: passage(
      'The rain itself falls in the fourth quarter, Pisces, a pushkara and the gentlest part of Ardra. Compassion comes out of upheaval, with music or medicine as its form. Where nobody else is wet, the umbrella may be kept for oneself.',
    ),
  },
  Punarvasu: {
    1: passage(
      'Return is fast in the first quarter: fall on Monday, fresh attempt on Tuesday. Aries lends the mild star a fighting arm, good for sport and rescue. The lesson of each failure deserves an evening before the next sally.',
    ),
    2: passage(
      'A Taurus navamsha, nourishing by the pushkara count, turns renewal into stores and barns. Houses are restored, recipes kept, savings rebuilt. Little is wasted and little thrown out, so the attic asks for one honest day in spring.',
    ),
    3: passage(
      'Twins in sign and twins in navamsha: the third quarter is vargottama and all mind. Books go out and come back with notes in them. It can see each side of any return, and needs a date after which it acts on one.',
    ),
    4: passage(
      'Crossing into Cancer, the last quarter is vargottama and pushkara at once, and tradition places the birth star of Rama here. Tender patience is its wealth. It shelters those who never say thanks, and a kind sentence of refusal should be learnt by heart.',
    ),
  },
  Pushya: {
    1: passage(
      'Leo sits at the head of Pushya’s table. Generosity is on the grand scale, with a name on the foundation stone, and nobody objects because the roof holds. Small givers around it ought to be thanked as loudly.',
    ),
    2: passage(
      'Service becomes a craft in the second quarter, Virgo, one of the nourishing ones. Dietetics, nursing, school accounts and seed banks are in safe hands. Rest is hard to accept from others, and is best agreed upon beforehand.',
    ),
    3: passage(
      'Kindness with good taste marks the third quarter, with Libra in the navamsha. Somebody here sets a place for an unexpected guest and sees to it that nobody is left out. One hour a week in which nobody has to be pleased restores the balance.',
    ),
    4: passage(
      'Beneath Pushya’s calm, Scorpio digs a cellar. The fourth quarter protects by knowing secrets and keeps reserves no one suspects; the Moon’s fall here shows as worry without a face. Naming the fear to an elder shrinks it to its size.',
    ),
  },
  Ashlesha: {
    1: passage(
      'The archer’s navamsha lifts the serpent’s head. Insight seeks a law, a scripture or a court, and the first quarter makes strategists who can teach. It persuades best when it admits what it stands to gain.',
    ),
    2: passage(
      'Ambition grips in the Capricorn quarter, cool and patient, with an eye for who really decides. Offices are won by outlasting. Gains made by silence should be shared aloud, since rivals remember how quiet it was.',
    ),
    3: passage(
      'Aquarius studies the nest from outside. Occult subjects, psychology and systems that frighten others attract this quarter, and its privacy is total. A regular table with ordinary people round it and nothing strange on it is antidote enough.',
    ),
    4: passage(
      'At the knot where Cancer ends, called gandanta, the last quarter lives close to the tide. Intuition is uncanny and boundaries thin; custom performs a rite of peace for the newborn, and then life goes on. Swimming, song and firm bedtimes help.',
    ),
  },
  Magha: {
    1: passage(
      'Fire upon fire opens Magha at the Leo threshold, in the knot that follows the water signs. The heir of the house wants to found one. Energy is royal and patience short, so a tutor from an older generation is worth a province.',
    ),
    2: passage(
      'The Taurus quarter gives the throne a treasury. Family land, furniture and reputation are kept in repair, and the old recipe is followed. Tradition becomes comfort here, and a guest from outside it each season keeps the windows open.',
    ),
    3: passage(
      'Gemini turns ancestry into stories. Historians, archivists, editors and gifted mimics come from this quarter, which knows every cousin by nickname. Credit given to the original teller is the courtesy on which its name depends.',
    ),
    4: passage(
      'Rule by feeding people: with Cancer in the navamsha, the lion keeps a kitchen. Popular feeling is read correctly, and parents stay close. Where pride and tenderness collide, writing the letter and sending it after breakfast saves both.',
    ),
  },
  'Purva Phalguni': {
    1: passage(
      'Leo is doubled in the first quarter, vargottama, and the couch stands on a stage. Talent is natural and wants light on it. Rehearsal is the part to be hired, promised or bribed into being, for without it the gift stays a party piece.',
    ),
    2: passage(
      'Virgo brings a needle to the pleasure-house. Costume, pastry, instrument making and careful love letters are the sort of thing the second quarter leaves behind. It enjoys a feast more once the washing up has been assigned.',
    ),
    3: passage(
      'Where Libra rules the navamsha, marked pushkara, Bhaga’s share is divided fairly. Marriage, styling and joint ventures flourish. The evening may end without a decision; agreeing beforehand who chooses the restaurant has saved more than one such union.',
    ),
    4: passage(
      'Feelings run deep in the last quarter, with Scorpio in the navamsha. Somebody here charms a whole room and remembers for years who did not clap. Putting a strong feeling into a song, a drawing or a page is a good habit.',
    ),
  },
  'Uttara Phalguni': {
    1: passage(
      'While still in Leo, the first quarter has Sagittarius for navamsha and counts as nourishing. Patronage is its nature: scholarships, good causes, a place at the fire. Promises are large, and a secretary who records them makes them true.',
    ),
    2: passage(
      'Contract meets Capricorn, and nothing is left vague. This quarter of Uttara Phalguni runs hospitals, ministries and family trusts without fuss. Tenderness is entered under maintenance; a holiday with no purpose should be entered there too.',
    ),
    3: passage(
      'Aryaman’s friendship widens to a whole town in the Aquarius quarter. Cooperatives, clinics for all comers and clever schedules come out of it. Kin may feel they are members instead of family, which a birthday remembered will correct.',
    ),
    4: passage(
      'Helpfulness has no edges in the fourth quarter, where Pisces, a pushkara, softens Virgo’s list. Nursing, temple service and quiet gifts are its way. A fee, even a small one, teaches both parties what the help was worth.',
    ),
  },
  Hasta: {
    1: passage(
      'The hand is a fist or a firm grip here, Aries by quarter. Surgery, mechanics, martial arts and quick bargains are what it learns without being taught. Counting to ten with the palm open is worth practising.',
    ),
    2: passage(
      'Potter, pianist, masseur, cook: the Taurus quarter is nourishing and knows by touch. Money collects in it through skill repeated daily. It loses only by refusing to raise the price, and a bolder friend may do that on its behalf.',
    ),
    3: passage(
      'Mercury holds both sign and navamsha, so the fingers type, count and gesture at the speed of thought. Comedy and trade belong to the third quarter. Tricks learnt young are set aside with age, and the best of them become teaching.',
    ),
    4: passage(
      'A hand that rocks the cradle is given by Cancer. Fostering, midwifery, baking and small shops on a corner suit the quarter, and customers tell it everything. Fidgeting at dusk means someone has not telephoned; ring them.',
    ),
  },
  Chitra: {
    1: passage(
      'Leo puts the maker’s name above the door. Display, interiors, theatre and leadership of a studio suit the first quarter. Critics are met with more work and less talk when one of them has been chosen as adviser beforehand.',
    ),
    2: passage(
      'Nothing passes the second quarter unfinished: it is Virgo twice, vargottama, the hand lens of the zodiac. Watchmaking, code review, microsurgery and proofs are home. Letting one visible flaw stand in each piece is a weavers’ custom it should adopt.',
    ),
    3: passage(
      'Vargottama again, now in Libra, and the jewel is set for someone to wear. Architecture, couture, diplomacy and marriages with style answer to this quarter. Judged by the mirror alone it grows anxious, so old friends do it good.',
    ),
    4: passage(
      'What is beautiful must also be true, insists the Scorpio quarter, and takes the thing apart to see. Restoration, photography, research into materials draw it on. Secrecy about unfinished work is granted; secrecy about debts is not.',
    ),
  },
  Swati: {
    1: passage(
      'The wind blows from the open country in the Sagittarius quarter. Foreign trade, publishing, law and wide acquaintance fill the sails. What it explains so well it should also try, once a year, at its own expense.',
    ),
    2: passage(
      'Commerce gets a spine from Capricorn. Warehouses, rates of exchange and long credit are managed coolly in the second quarter, and independence is bought by instalments. Leisure is postponed out of habit and must be booked like freight.',
    ),
    3: passage(
      'Ideas travel further than goods where Aquarius rules the navamsha. Software, campaigns and odd friendships across three continents are usual. Company is wanted, dependence dreaded, and a room of one’s own within a shared house is the treaty that works.',
    ),
    4: passage(
      'A nourishing quarter, Pisces, lets the breeze drop into feeling. Art, care and imagination accept gifts from abroad, and flexibility becomes kindness. Addresses, keys and passwords belong in one box, for this mind was elsewhere when it put them down.',
    ),
  },
  Vishakha: {
    1: passage(
      'Arrow before target: with Aries by navamsha the first quarter competes for the joy of the run. Sport, sales and argument feed it. A coach who orders rest is resented in spring and thanked in autumn.',
    ),
    2: passage(
      'Ambition ripens slowly in the pushkara quarter of Taurus. Orchards, brands and marriages are tended to a purpose, and wealth stays. The thing already won deserves a year of enjoyment before its successor is named.',
    ),
    3: passage(
      'Two goals, two telephones and a talent for persuasion mark the Gemini quarter. It writes the speech and then wins the debate against it. Progress doubles on the day one of the forks is fenced off.',
    ),
    4: passage(
      'Over the border in Scorpio, with a nourishing Cancer navamsha, the fighter comes home. Loyalty and resentment are fed from one pot; family and followers know it. A weekly accounting of feelings, spoken aloud, keeps the pot from boiling.',
    ),
  },
  Anuradha: {
    1: passage(
      'Friends find a leader in the Leo quarter, warm, visible and offended if not told first. Clubs, troupes and expeditions form round it. The chair should rotate, by rule, before anyone has to suggest it.',
    ),
    2: passage(
      'Devotion keeps a diary in the second quarter, where Virgo, a pushkara, makes affection useful. Statistics, field medicine, organising of every sort are done for love. It confesses faults too readily and may leave a few for others to discover.',
    ),
    3: passage(
      'Loyalty and tact mark the third quarter, with Libra in the navamsha. Somebody here keeps a promise to a friend even when it has become a burden. Setting a date by which an unhappy agreement ends makes it easier to end it politely.',
    ),
    4: passage(
      'Scorpio meets Scorpio, and the vargottama quarter knows friendship as an oath. It will go down a well for somebody. Betrayal marks it long; occult study, diving or hard music give the hurt employment until it closes.',
    ),
  },
  Jyeshtha: {
    1: passage(
      'The eldest teaches in the Sagittarius quarter. Courts, faculties and expeditions accept its command because principle is stated first. Opinions age faster than dignity does, so they should be brought out for inspection every few years.',
    ),
    2: passage(
      'Authority in this quarter is counted in years served. Capricorn grants Jyeshtha rank through patience, budgets and an unsmiling sense of duty. Someone younger who is allowed to joke with the chief prolongs the chief’s health.',
    ),
    3: passage(
      'An outsider’s crown fits the Aquarius quarter, which protects those whom rules forget. Trade unions, security systems and strange sciences are near to it. It is kinder to mankind than to callers, and a bell that is answered mends that.',
    ),
    4: passage(
      'Scorpio ends here in a knot, gandanta, and Indra lays his weapon down in water. Premonition, sacrifice and sudden withdrawal mark the last quarter. Custom prescribes a rite of peace at birth; in later life, sleep and an honest friend do its work.',
    ),
  },
  Mula: {
    1: passage(
      'Here the knot between Scorpio and Sagittarius opens with an Aries shove. Early upheaval is the reputation of this quarter, given by the texts to the father’s fortunes and limited there to the first years. Energy freed so soon makes founders and pathfinders.',
    ),
    2: passage(
      'The Taurus quarter plants again what Mula dug up. Herbs, minerals, voice and family savings come under it, and the old books watch the mother’s comfort in childhood. A garden, literally, is the best use for such hands.',
    ),
    3: passage(
      'Root questions are asked aloud in the Gemini quarter, three at a time. Linguists, reporters and debunkers are made like this, and money is handled cleverly and seldom kept. One question pursued to the end of a year changes that.',
    ),
    4: passage(
      'Unlike the others, the last quarter of Mula is called fortunate by the very texts that fear the star. Cancer gives the uprooted a hearth. Healing and the care of foundlings suit it, and tears come easily that used to be arguments.',
    ),
  },
  'Purva Ashadha': {
    1: passage(
      'Conviction glows in the Leo quarter, and crowds like it. Speeches, coaching and ceremonies by water are its element. The vow to win should name who else wins by it, or the parade will be a short one.',
    ),
    2: passage(
      'Water is measured in the second quarter: locks, dosages, rainfall, voters by district. Virgo gives method to persuasion. Being right about the figure and wrong about the mood is the usual slip, mended by asking before correcting.',
    ),
    3: passage(
      'Making peace comes easily in the third quarter, with Libra, a pushkara or nourishing sign, in the navamsha. Somebody here turns a quarrel into a plan by lunchtime. Meeting often with one friend who likes an honest answer is worth the time.',
    ),
    4: passage(
      'Quiet research suits the fourth quarter, with Scorpio in the navamsha. Somebody here finds out what others overlook, and presses a little when an answer does not come. Taking a no the first time it is given keeps the trust of others.',
    ),
  },
  'Uttara Ashadha': {
    1: passage(
      'Sagittarius in both charts makes the opening quarter vargottama, and it is pushkara besides: the upright teacher, general or judge. Belief is lived. Whoever differs should be asked to supper, since debate alone will not soften so sure a mind.',
    ),
    2: passage(
      'From here on the star lies in Capricorn, and its second quarter is vargottama there. Work is the native tongue. Structures raised by such hands outlive them, while sleep and holidays are sacrificed unless another person guards the calendar.',
    ),
    3: passage(
      'Public duty becomes public reform in the Aquarius quarter. Committees listen because the speaker has already done the dull part. Credit goes elsewhere by choice, and bitterness later by surprise; a modest claim at the proper time prevents it.',
    ),
    4: passage(
      'Mercy crowns the star at its end. The Pisces quarter, one of the pushkaras, wins by yielding, serves the sick and forgives debtors. Strength is real though it leaves no bruise, and must not be mistaken for consent.',
    ),
  },
  Shravana: {
    1: passage(
      'An ear that acts on what it hears: Aries gives the first quarter initiative, a strong voice and short briefings. Expeditions and campaigns suit it. Half of the message may be missing when the boots go on, so let the speaker finish.',
    ),
    2: passage(
      'Song, memory and good property sense meet in the Taurus quarter, a nourishing one. Listening here is slow and physical. It remembers melodies, menus and slights equally well, and only the last of these should be dropped.',
    ),
    3: passage(
      'News finds its way to the Gemini quarter. Interpreters, podcasters, salespeople and language teachers thrive on such a Moon. Two sources for each story, and silence about what was told in confidence, protect a livelihood made of words.',
    ),
    4: passage(
      'In the last quarter the listener hears what a child means. Counsellors, grandmothers of either sex and keepers of folk tales belong to Cancer here. The day’s sorrows are put down by telling them to water, say the elders, and washing one’s hands.',
    ),
  },
  Dhanishta: {
    1: passage(
      'A solo opens Dhanishta in the Leo quarter: rhythm with a spotlight. Athletes, conductors and owners of fine cars know it. Wealth is displayed early, and grows if a duller relative is allowed to hold the chequebook.',
    ),
    2: passage(
      'Practice makes this quarter, Virgo by navamsha, the soundest earner of the four. Drum scores, dance notation, spreadsheets, rehearsed surgery: accuracy in time. It is harder on the band than on itself and might try the reverse.',
    ),
    3: passage(
      'Past the middle, in Aquarius, the drum wants a second player. Libra gives joint ventures, stage marriages and diplomacy over money. The traditional worry about wedlock is eased in this quarter by the simple habit of consulting before spending.',
    ),
    4: passage(
      'Mars rules star and navamsha alike, and the beat drops to the bass. Engineers, athletes of endurance and investigators of fraud come from the Scorpio quarter. Force accumulates; hard exercise at a fixed hour spends it cleanly.',
    ),
  },
  Shatabhisha: {
    1: passage(
      'Physician and philosopher share the Sagittarius quarter. It seeks the principle that would explain a hundred remedies, and says so in print. Patients prefer the remedy, so a colleague who sees them every day makes the partnership complete.',
    ),
    2: passage(
      'Order is imposed on mystery here, for Capricorn likes a protocol. Epidemiology, tax law and the management of laboratories prosper. Solitude may set like plaster. A weekly appointment that is not about work keeps the joint moving.',
    ),
    3: passage(
      'Aquarius through and through, and so vargottama: the hermit with a broadband line. Discovery, astronomy and social invention belong to the third quarter. What others call coldness is concentration, and a sign on the door would explain it.',
    ),
    4: passage(
      'Varuna’s own ocean fills the last quarter, Pisces and nourishing. Dream, medicine and forgiveness run together, and secrets are told to you in trains. Alcohol and unpaid caring both dissolve it, while salt air restores the outline.',
    ),
  },
  'Purva Bhadrapada': {
    1: passage(
      'One foot in the flame and already running: the Aries quarter is a reformer’s. Courage is beyond doubt, while judgement has farther to walk and comes a day later. Oaths should therefore be dated a day later as well.',
    ),
    2: passage(
      'A Taurus navamsha, pushkara, gives fuel to the fire and a roof over it. Sacrifice becomes steady giving, passion a long marriage, extremity a craft. Thrift is marked here, and one generous expense a month shows the household that it is loved.',
    ),
    3: passage(
      'Two faces find two voices in the Gemini quarter. Satire, advocacy, clever double careers and prophecy with footnotes occur. Friends should hear the same opinion that the page does, or at least hear it first.',
    ),
    4: passage(
      'On entering Pisces, with a nourishing Cancer quarter, the ascetic remembers a mother. Hospices, night kitchens and prayers for strangers are typical. Grief for the world lessens in proportion to the number of people fed by one’s own hand.',
    ),
  },
  'Uttara Bhadrapada': {
    1: passage(
      'The deep serpent surfaces in Leo’s quarter and turns out to be dignified. Trusteeships, head posts in quiet institutions and teaching from experience fit. It does not ask for honour, yet leaves where none is shown.',
    ),
    2: passage(
      'Wisdom keeps books in the Virgo quarter, counted among the pushkaras. Research hospitals, monasteries with good drains, translations of long texts: all need this temper. Worry fastens on health, and regular hours are a better guide than reading about it.',
    ),
    3: passage(
      'Depth with manners, by grace of Libra. The third quarter reconciles families, arranges endowments and gives its heart late and well. Its own wish lies at the bottom of the well, and a patient friend must lower the bucket twice.',
    ),
    4: passage(
      'Nothing shows on the surface of the Scorpio quarter, where renunciation and power are neighbours. Yoga, depth psychology, mining and inheritance concern it. The withdrawn mood has a season; telling others how long it lasts spares them fear.',
    ),
  },
  Revati: {
    1: passage(
      'Guides and storytellers start here, with Jupiter ruling star-sign and navamsha both. Pilgrimage, publishing and fostering expand the heart of the first quarter. Maps are trusted more than fuel gauges, and a practical companion should carry the purse.',
    ),
    2: passage(
      'Capricorn builds the lighthouse that Revati needs. Harbours, care homes, archives of film and well-run charities answer to the second quarter. It can keep its own hours as faithfully as it keeps the lamp, if told it may.',
    ),
    3: passage(
      'Strangers are family in the Aquarius quarter of the last star. Networks for travellers, research on animals and music from far away appeal to it. Belonging everywhere, it should choose one street in which the grocer knows its name.',
    ),
    4: passage(
      'The zodiac closes in this quarter, vargottama Pisces, upon a knot. Faith, art and fatigue are at their greatest, and custom gives the newborn a rite of peace. Endings done properly, with thanks and a meal, prepare the morning in Aries.',
    ),
  },
} satisfies Record<Nakshatra, Record<1 | 2 | 3 | 4, Passage>>
