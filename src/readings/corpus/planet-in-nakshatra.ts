import type { Graha } from '../../jyotish/grahas.ts'
import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a nakshatra: its significations, by the deity, symbol and lord of the nakshatra
const passage = from('Common practice, with the deity of the star after Brihat Samhita 98')
// The Moon's nakshatra has the topic `nakshatra`; its passages here are about the mind, the mother and the first dasha
const moon = from('Common practice, with the deity after Brihat Samhita 98 and the first dasha by BPHS 46')
const node = from('Common practice: a node acts through the lord and the deity of its star')

export default {
  Sun: {
    Ashwini: passage(
      'The solar year of the almanac opens as the Sun enters Ashwini, and his highest degree lies in it. Authority here is first on the spot: the head of department who drives the van, the surgeon who does not wait for a porter. A thing that runs by itself soon loses your interest, so the second in command matters.',
    ),
    Bharani: passage(
      'Yama, who keeps the law and the last of doors, is the Sun’s own son, and in his star the Sun gives judgement. It takes on what nobody else will sign, be it closure, verdict or guardianship. Tamil almanacs count the fiercest heat of the year from here. Rest has to be ordered like any other duty.',
    ),
    Krittika: passage(
      'Fire meets fire: Agni owns Krittika, the Sun rules its dasha, and Parashara gives Agni to the Sun for deity. Standards are high and stated in public. Editors, cooks, judges and coaches have this Sun; their pupils improve quickly and come to visit years later, when the burns have healed.',
    ),
    Rohini: passage(
      'The Sun crosses Rohini in the hottest weeks of the Indian year, and farmers are glad, because rain follows. Rank comes by cultivating one piece of ground, a shop or clinic or valley, until it is called by your name. The father’s taste, in music or in land, is often inherited along with his stubbornness.',
    ),
    Mrigashira: passage(
      'A king who hunts in person is the picture of the Sun in the deer’s head. Leadership takes the form of search: a reporter become editor, a founder who still visits the suppliers. Sitting on the throne bores this Sun, and a post with travel in it keeps the temper even. The father, too, may have been much on the road.',
    ),
    Ardra: passage(
      'In Ardra the Sun brings the monsoon, and almanac makers cast the year’s rain from that hour. The light shows best after a collapse, in someone who was passed over, wept about it and returned with a plan of repair. Rudra gives the courage to tell a superior the truth. Once is enough, with the door shut.',
    ),
    Punarvasu: passage(
      'Aditi is mother of the Adityas, so the Sun in Punarvasu is a son come home. Dignity recovers here after each loss; an office is held twice, and the second term is the better. Rama, pattern of the king sent away and called back, is said to have been born under this star.',
    ),
    Pushya: passage(
      'The king asks the priest before he acts: thus the Sun in Pushya, where Brihaspati presides. Office is held as a trust, with minutes kept and dependants fed first. Saturn rules the star and is the Sun’s estranged son, so that parent and child respect each other more easily than they talk. Shared work helps them.',
    ),
    Ashlesha: passage(
      'Light falls into the serpents’ hole in Ashlesha, and this Sun sees what courtiers hide. It governs by knowing where each person is weak or frightened, which serves a physician or an investigator well. In a family the same gaze makes others careful. Saying what one has noticed, before using it, keeps their trust.',
    ),
    Magha: passage(
      'No star is more royal for the Sun than Magha, the throne of the fathers in Leo. Position is felt as descent, whether from grandparents or from a line of teachers, and you stand straighter for it. Ketu rules the star and lends the crown for a term only. An act in memory of the dead, once a year, steadies such pride.',
    ),
    'Purva Phalguni': passage(
      'Bhaga is one of the twelve Adityas, the one who deals out shares, and under him the Sun rules by giving a good time. Hosts, impresarios and open-handed heads of firms are drawn from here. An audience in the evening is wanted more than a title in the morning, and desk work waits for the last guest to go.',
    ),
    'Uttara Phalguni': passage(
      'Aryaman, Aditya of treaties, gives Uttara Phalguni its law, and the Sun rules its dasha: this is leadership by keeping one’s word. People come for references, guarantees and a bed for the night. Promotion arrives through a patron and is handed on as patronage. What was promised out of pride alone weighs for decades.',
    ),
    Hasta: passage(
      'Savitar is the Sun at the moment before rising, golden-handed, to whom the Gayatri is addressed. In his star, Hasta, command lies in the hands: a conductor, a surgeon or a master carpenter rules the room without raising the voice. Delegation is learnt slowly, since nobody else holds the tool quite right.',
    ),
    Chitra: passage(
      'Tvashtar once set the Sun on his lathe and trimmed the glare, say the Puranas, and in Chitra the Sun remembers being made presentable. Appearance is policy, from the uniform to the letterhead and the line of a roof. Mars rules the star and adds an edge. Criticism of the work is taken personally for about an hour.',
    ),
    Swati: passage(
      'The Sun sinks to his lowest degree in Swati, where the wind has the say and every breeze an opinion. Authority is negotiated afresh each week, and confidence goes with the last conversation. The cure lies in the star itself, which loves independence: a trade of one’s own, small and unbossed, steadies this Sun for life.',
    ),
    Vishakha: passage(
      'The Puranas name Vishakha as the birth star of the Sun. Indra and Agni share it, so that ambition has a rank in view and a fire beneath. One gate is aimed at for years, past invitations to easier ones. What the gate was for is best settled while still outside it.',
    ),
    Anuradha: passage(
      'Mitra is the friendly Aditya who holds people to their agreements. Through him the Sun leads by loyalty, like the organiser whose members turn out in the rain. Saturn rules Anuradha, and recognition is slow at home; friends in a far town usually promote you before the relatives do.',
    ),
    Jyeshtha: passage(
      'Indra’s star gives the Sun a chief’s anxieties along with the chair: rivals to watch, a family answered for early, a father who had to be stood in for. In a fire everyone looks to you. Between fires it does good to be second somewhere, in a choir or a chess club.',
    ),
    Mula: passage(
      'The Sun in Mula looks behind titles and asks on what they rest. The father’s name or fortune may have been lost, or left on purpose, and the standing built afterwards owes nothing to it. Investigation, medicine and philosophy suit the habit. Nirriti spares what is sound, so the roots deserve a look before the axe.',
    ),
    'Purva Ashadha': passage(
      'Declaring victory early is the way of the Sun in the unconquered star, and often the declaration does the work. The Waters lend persuasion, Venus lends charm, and a crowd is soon warm. Setbacks are not admitted, which is brave in a campaign and costly in accounts; a candid treasurer keeps the career dry.',
    ),
    'Uttara Ashadha': passage(
      'The Sun rules Uttara Ashadha in the dasha and keeps Makara Sankranti there, the almanac’s turn to the north. Office comes slowly and by the agreement of many: chair of the board, judge, captain after long service. All the gods have to be consulted. Little of it comes young, and none of it is taken back.',
    ),
    Shravana: passage(
      'Vishnu is counted among the Adityas, and his three strides are the Sun’s own path. Authority in Shravana listens, puts in order what it heard, and is followed for it. The bench, the school and the radio fit. Reputation travels ahead of you, and slander is the one hurt taken to heart.',
    ),
    Dhanishta: passage(
      'A procession needs its drum. In Dhanishta the Sun commands by timing: it knows when to enter, when to raise the fee and when the crew must rest. The Vasus bring property of several kinds, usually through public work. The drum is heard at home as well, where evenings without it are appreciated.',
    ),
    Shatabhisha: passage(
      'Varuna, sternest of the Adityas, watches through a thousand spies, and the Sun in his star rules from behind glass, as auditor, registrar or head of a laboratory. A taste for remedies may have taught it some medicine. Its warmth needs to be spoken, because the face keeps it in.',
    ),
    'Purva Bhadrapada': passage(
      'One-footed, the unborn fire props up heaven, and the Sun in its star stakes everything on a single conviction. Ordinary in company, you turn incandescent on one subject. Institutions are reformed by such heat, or quarrelled with. A post that allows for eccentricity, and a friend who may say “not today”, keep it useful.',
    ),
    'Uttara Bhadrapada': passage(
      'Sunlight through deep water: in Uttara Bhadrapada there is much of it and little glare. Such a Sun serves on boards and in long studies, takes blame calmly and seldom asks for the chair it ends up filling. The elders are honoured for what they endured. Fatigue is its complaint, early mornings out of doors its remedy.',
    ),
    Revati: passage(
      'Pushan, the Aditya who knows every road, walks ahead of herds and travellers with his staff. So the Sun in Revati leads, gently and from the front, counting heads. It is trusted with closing things: an estate, a long career, the family firm. Soft food agrees with it, as with toothless Pushan, who lived on gruel.',
    ),
  },
  Moon: {
    Ashwini: moon(
      'With the Moon in Ashwini life begins under Ketu, for whatever is left of his seven years. Early childhood tends to hold a removal or a parent much away, and the infant learns to comfort itself. Later the mind calms soonest by doing: a run, a lamp repaired, a patient seen to.',
    ),
    Bharani: moon(
      'Feeling is carried to term in Bharani. The Moon, who gives birth, stands in the womb itself, and a mood ripens for weeks before anything is said of it. Venus opens the dashas with up to twenty years, so treats and quarrels about fairness colour the early home. Tears in time, over small matters, save the large scene.',
    ),
    Krittika: moon(
      'The Puranas make Krittika the Moon’s birthplace. Six nurses, the Krittikas, shared one child between them; many hands may have brought up this one too, and the mother is remembered for standards and hot meals. The Sun’s dasha, first and short, is strict. Feelings are clearest at midday and sharp before lunch.',
    ),
    Rohini: moon(
      'The mind rests in what can be touched when the Moon is in Rohini: bread rising, cloth, a scented room, the same chair. Its own ten-year dasha comes first, and the mother’s taste is the measure for decades. A change of house is felt for months. A pot of earth on the sill helps more than advice.',
    ),
    Mrigashira: moon(
      'Soma is the Moon under another name, so in Mrigashira the mind is on its own ground and still cannot sit. Mars has the first dasha and gives an alert childhood with scuffed knees. Calm comes with walking and with something pleasant to look for. The bed should stand far from door and telephone.',
    ),
    Ardra: moon(
      'Tears settle this Moon as rain settles dust; in Ardra they come at music and at cruelty alike. Rahu’s years stand first in line: a household unlike the neighbours’, a parent under strain, adult matters known too soon. Writing the feeling down before acting on it serves you all your life.',
    ),
    Punarvasu: moon(
      'The mother of the gods holds the Moon here, and comfort is what you have to spare. Jupiter’s dasha opens the life with stories, elders and a school kindly remembered. The mind leaves its few beliefs and comes back to them. It heals by homecoming, and a borrowed kitchen will do for home.',
    ),
    Pushya: moon(
      'Milk is the emblem of Pushya, and the Moon is milk. Feeding settles the mind, one’s own or another’s, and worry shows as a cupboard filled too well. Saturn rules the first years, so responsibility came early, often for a younger child or a tired parent. Being looked after is awkward at first and needs practice.',
    ),
    Ashlesha: moon(
      'The Moon in Ashlesha feels by touch what others have to be told, the mother’s mood before she has entered the room. Mercury has the first dasha; speech comes early, and so do secrets overheard. The mind lets go in warm water, under blankets or beside one trusted person, and elsewhere stays half awake.',
    ),
    Magha: moon(
      'Grandparents stand nearer than parents to many with the Moon in Magha, and old family stories are told as if recent. Ketu’s short dasha comes first and leaves some early gap in that house. Contentment depends on being received with respect. A lamp for the dead, lit yearly, quiets a grief that nobody named.',
    ),
    'Purva Phalguni': moon(
      'Give the Moon in Purva Phalguni a couch, company and an evening without purpose, and the mind mends itself. Venus holds the first dasha, up to twenty years, and childhood is remembered by its holidays. Boredom feels like sadness here and is mistaken for it. Music made with one’s own hands lifts both.',
    ),
    'Uttara Phalguni': moon(
      'To be counted on, and to have someone in turn, is what the Moon wants in Uttara Phalguni. The Sun’s brief dasha comes first, with a father or some official much in view; then the Moon’s ten years give the home back to the child. An unkept promise disturbs sleep, and a letter puts it right.',
    ),
    Hasta: moon(
      'Nothing calms the Moon in Hasta like work for the fingers: shelling peas, mending, shuffling cards. Its own dasha comes first, so infancy takes its tone from the mother’s humour, quick to laugh and quick to fret. Worry goes round in the hands before it reaches the head, and may be stopped there.',
    ),
    Chitra: moon(
      'The Moon in Chitra feels through the eye, and a room put in order restores it sooner than talk. Mars has the first dasha and makes a lively child with firm views on clothes. To be looked at is both wanted and feared. One trusted person’s honest glance does more for the mood than any praise.',
    ),
    Swati: moon(
      'Weather decides the moods of the Moon in Swati, the weather indoors included. Rahu’s years come first and may bring a new town, tongue or household before school is over; the child learns there to bend and to keep the root. Moving air, from a window or a bicycle, clears the mind.',
    ),
    Vishakha: moon(
      'Two gods pull at the Moon in Vishakha, and contentment has to be built by hand. Wanting is strong, and each thing obtained points to the next. Jupiter’s dasha opens the life with good counsel that is understood much later. Small feasts along the way, kept on fixed days, are solid food for this mind.',
    ),
    Anuradha: moon(
      'Far from home the Moon in Anuradha is warmer than it ever was inside. Saturn rules the first dasha, and many recall a lonely stretch, a boarding house, or a friend who counted for more than kin. The heart lives on letters and reunions. Singing in a group loosens a chest that holds too much.',
    ),
    Jyeshtha: moon(
      'Under this star a child tends to be consulted too early. Mercury opens the dashas of a Moon in Jyeshtha, so the cleverness came with the burden: an interpreter between adults, a keeper of the younger ones. Vigilance stays on when the danger is over. Ten minutes a day in which nothing needs guarding teach it to stand down.',
    ),
    Mula: moon(
      'Somewhere near the start a root was disturbed, as the Moon in Mula under Ketu’s dasha is apt to show: alarms at the birth, a house left, a name changed. The mind wants causes ever after. Hearing the family’s true history from its oldest member settles more than reassurance does.',
    ),
    'Purva Ashadha': moon(
      'Parashara gives the Moon water for its deity, and the Waters own Purva Ashadha. Feeling runs freely and persuades first of all the one who feels it. A long Venus dasha makes an agreeable childhood, with a mother of some spirit. Rivers and hot baths restore this mind; decisions had better wait for low tide.',
    ),
    'Uttara Ashadha': moon(
      'Solitude sits in this Moon without making it sad. The Sun’s short dasha comes first, formal and dutiful, and the Moon’s own ten years unbend it. Approval is sought from those who have none to spare, a headmaster or a grandfather. A long regular task, with bees or an orchard, keeps a mind in Uttara Ashadha company.',
    ),
    Shravana: moon(
      'Sound is the way to the Moon in Shravana. A lullaby, a proverb of the mother’s, the tone in which a thing was said will stay for sixty years. Its own dasha opens the life, and the mother fills it by presence or by absence. Recitation and quiet, taken in turn, are this mind’s rest.',
    ),
    Dhanishta: moon(
      'Rhythm rocks the Moon in Dhanishta. Rowing, drumming or a walk in step with another brings the mind to order when argument has failed. Mars holds the opening dasha: brothers, games, plasters on the knee. The quiet after a full house has emptied is the hard hour, and a standing invitation can be set there.',
    ),
    Shatabhisha: moon(
      'A circle is drawn round the Moon in Shatabhisha. Rahu’s dasha, first in line, brings doctors, foreigners or an odd household into childhood, and the child takes notes. Feeling is examined before it is felt. Friends who ask twice are needed here, since those who ask once are told that all is well.',
    ),
    'Purva Bhadrapada': moon(
      'Nights are wakeful for the Moon in Purva Bhadrapada, whose fire is banked by day. Jupiter’s opening dasha gives early acquaintance with a creed, a teacher or some grave event that explained itself later. The mother may be devout, or fierce in a cause. A vow kept small, one lamp at one hour, holds the heat.',
    ),
    'Uttara Bhadrapada': moon(
      'Sleep is where this Moon does its work. Ahirbudhnya dreams below Uttara Bhadrapada, and a problem taken to bed under this star is answered by morning. Saturn’s dasha comes first: an older mother, thrift, long quiet afternoons. Anger sinks instead of rising, and should be fetched up while it still weighs little.',
    ),
    Revati: moon(
      'The pain of whoever sits opposite is felt by the Moon in Revati. Mercury’s years come first and teach it to laugh, imitate and count small change. Partings upset it more than absences do, so a definite day of return is a kindness. Sympathy that finds no person goes, quite rightly, to a dog or a garden.',
    ),
  },
  Mars: {
    Ashwini: passage(
      'Mars in Ashwini is the cavalry. Orders are carried out before they are finished, and the twin physicians turn the blade to healing in emergency wards, rescue, veterinary work and sport. Land is bought fast and sold fast. Haste is the one fault of the charge, and a checklist by the door prevents the greater part of it.',
    ),
    Bharani: passage(
      'Yama allows force where the law does, and Mars in Bharani accepts the condition: it punishes, protects and operates, and is ashamed of temper shown in private. Venus rules the star, so desire is strong and gets settled like a debt. Brothers or land may come as a burden taken over, as a rule with good title.',
    ),
    Krittika: passage(
      'Skanda, the war god, was nursed by the six Krittikas, and Mars is at his foster mothers’ hearth. The edge is clean. Butchers, welders, surgeons and critics with this placing cut where they mean to, and premises near kitchens, kilns or barracks do well for them. Hot words fall oftenest just before meals.',
    ),
    Rohini: passage(
      'A warrior in a garden, Mars in Rohini digs, plants and quarrels over hedges. Force serves possession, of fields, vehicles or a person loved, and patience lasts until the fence is touched. Farmland and building plots are its natural gains. Jealousy deserves plain speech on the day it is felt.',
    ),
    Mrigashira: passage(
      'Mars rules Mrigashira and Soma owns it, so the hunter has the deer’s nerves. Courage shows in the approach: stalking, scouting, walking round a plot nine times before the bid. Cornered, it flares and is calm again in a minute. Brothers and sisters learn to leave the gate open.',
    ),
    Ardra: passage(
      'The storm of Rudra suits Mars almost too well. Strength held back for months breaks loose, clears the whole site and looks round, surprised at the quiet. Demolition, electrical work and crisis surgery employ it honestly. Boundary disputes are settled better in dry weather, that is to say, a week after the first letter.',
    ),
    Punarvasu: passage(
      'A quiver is the emblem of Punarvasu, and Mars keeps second attempts in it. The first venture in property or business is commonly lost and the next one holds. Aditi makes the fighter lenient, so that anger ends with food and an open door. Grudges do not keep in this star.',
    ),
    Pushya: passage(
      'Cancer lowers Mars, but Pushya is its kindest corner, with a priest on one side and Saturn’s discipline on the other. Energy goes into defending dependants: pupils, patients, the stores of a regiment. The family land is improved more than enlarged. Irritation with relatives calls for a job out of doors before supper.',
    ),
    Ashlesha: passage(
      'Mars has its lowest degree here, among serpents. The blow is held back, aimed and delivered late, which makes a fine surgeon or toxicologist and a weary litigant. Quarrels over family property run underground in Ashlesha for years. They end when one party names a price in the open, so it may as well be this one.',
    ),
    Magha: passage(
      'To fight for a name is the mark of Mars in Magha. Ancestral land, an uncle’s regiment, the firm with the plaque are defended past the point of profit, and orders come from a chair. Ketu, lord of the star, asks what the dead would want; more than once they would want the quarrel dropped.',
    ),
    'Purva Phalguni': passage(
      'The soldier reclines with his sword in reach. In Bhaga’s star Mars is gallant and takes its ease, found among stage fighters, drummers and athletes who train for the applause. A house is bought for its terrace. Desire pursues quickly, and a sport played together keeps it from marrying the chase alone.',
    ),
    'Uttara Phalguni': passage(
      'A vow makes a builder of Mars in Uttara Phalguni. Aryaman’s contracts give it clean employment as engineer, officer or guarantor of other people’s mortgages, and property comes by marriage or by a deed drawn up with care. Its fault is to press help on those who did not ask, and to resent their silence.',
    ),
    Hasta: passage(
      'All the force of Mars runs into the fingers in Hasta. Goldsmith’s work, massage, boxing, the mending of engines: the skill is close and quick, and so is the slap of its jokes. Tools are kept better than accounts. Anger shows in the hands first, so dough to knead or wood to split takes it out of them.',
    ),
    Chitra: passage(
      'The divine smith hands Mars his chisel in Chitra, a star that Mars rules. Design with an edge is its gift, in architecture, armour, tailoring or a kitchen of steel. Plots are chosen for the view. A rival in the same trade provokes it beyond reason, and is best answered with a piece of work, signed.',
    ),
    Swati: passage(
      'Wind scatters a fire or spreads it. In Swati Mars fights for elbow room, does business at a distance and owns land in several places, bought cheaply and let. Orders provoke it, requests do not. Its first answer is no; those who wait for the second find it fair.',
    ),
    Vishakha: passage(
      'Indra and Agni both arm Mars in Vishakha. It sets a target, cuts away what does not serve, and is still there when the others have gone to supper. Campaigners, athletes and advocates have this Mars, and boundary walls are its weakness. After a contest won, a month without one belongs to the household.',
    ),
    Anuradha: passage(
      'Comrades bring out the best in Mars in Anuradha. It works for years toward a common object, unseen if need be, in mines, lifeboats or the reserve, and it may buy a house far from the birthplace together with friends. Anger goes inward and turns to hunger; sung in company, it goes out again.',
    ),
    Jyeshtha: passage(
      'Command sharpened by worry: Mars wears Indra’s earring in Jyeshtha. Brothers and sisters look to you, obey and grumble. Indra won by stratagem where force failed, and the same turn of mind keeps locks, safes and title deeds in order. Strength shows on the day a younger one is allowed to lead.',
    ),
    Mula: passage(
      'Mars in Mula digs. Wells, foundations, the roots of teeth and the cause of a fire are brought up with one and the same energy. Ketu, who rules the star, is said to act like Mars, so the force doubles, and a house may come down in the search for a wire. Asking first who sleeps there is enough.',
    ),
    'Purva Ashadha': passage(
      'Mars was born under Purva Ashadha, say the Puranas, and its name means unsubdued. The fighting is done with banners: announcements, lawsuits, a swim across the bay before breakfast. Land near water attracts this Mars, and the drainage should be looked up first. Retreat, the one drill it lacks, can be learnt on small matters.',
    ),
    'Uttara Ashadha': passage(
      'An elephant’s tusk needs no hurry. Mars in Uttara Ashadha pushes a little each day until the gate gives way; engineers, wrestlers and officers of long service have it, as do owners who pay a house off early. All the gods look on. Victory by shabby means would cost you sleep.',
    ),
    Shravana: passage(
      'As a dwarf Vishnu asked for so much land as he could pace, and Mars in Shravana surveys the ground before it moves. News of the plot, the vacancy or the attack reaches it sooner than others, and its commands are few. A slander repeated to it rouses it wildly. Hearing the teller out, and then the other side, is the exercise.',
    ),
    Dhanishta: passage(
      'Mars rules Dhanishta, the drum, and force keeps time there, in rowing crews and percussion, in market gardens, in builders who finish by the date. Land and metals bring gain. Custom notes some friction in marriage from so much drive, and a weekly evening that work cannot touch answers it.',
    ),
    Shatabhisha: passage(
      'A lone sentry walks the circle of Varuna. Mars in Shatabhisha strikes rarely and after long watching, with a machine, a drug or a clause sooner than with the fist. Ground is bought for privacy, and gets a wall. Cold anger is the danger; by the third day of silence somebody ought to be told its cause.',
    ),
    'Purva Bhadrapada': passage(
      'Aja Ekapad stands on one foot, and Mars takes the same vow. Courage is extreme and looks for a cause; without one it turns to penance, speed or scorn. Foundry, fire brigade and reform all use the heat well. Land sold in disgust is regretted, so a month between anger and signature is worth its interest.',
    ),
    'Uttara Bhadrapada': passage(
      'Few manage to provoke Mars in Uttara Bhadrapada, and nobody twice. Its energy is released slowly, into wells, dams, hospices and old houses under repair. Saturn rules the star, and land comes by waiting or from the dead. Exercise has to be appointed with another person; by itself it does not happen.',
    ),
    Revati: passage(
      'Pushan drives his cattle with a goad and loses none of them. Mars in Revati guards whatever is on the move, be it a convoy, a school bus or the last ferry. Its courage wakes for strangers and deserts it over its own rent, so a hard-headed friend should read the lease. The land it wants lies beside a road, with room to turn.',
    ),
  },
  Mercury: {
    Ashwini: passage(
      'The diagnosis is out before the patient has sat down. Mercury in Ashwini learns by doing, reads the manual afterwards and has a talent for first aid of every kind, from the quick repair to the apt word at a bedside. Short examinations go well. One breath before speaking saves most of the retractions.',
    ),
    Bharani: passage(
      'Words are weighed under Yama’s eye. Mercury in Bharani says the hard thing, drafts the will or keeps the register of births and endings, and it learns a subject by carrying it about for months. Venus, lord of the star, favours contracts in the arts. Too much kept back becomes pressure, and a diary lets it off.',
    ),
    Krittika: passage(
      'Agni’s razor serves Mercury in Krittika for a pen, and sentences, arguments and prices are pruned to the wood. Mathematics, editing, chemistry and sharp trading come easily. Its pupils learn fast and flinch. So unsparing a reader does well to mark first what is right on the page, in ink, before the knife comes out.',
    ),
    Rohini: passage(
      'Plain talk, a good voice and a nose for what people will buy make up Mercury in Rohini. It teaches through story, song and the taste on a spoon. Knowledge goes in slowly and never leaves; novelty for its own sake only tires it. Shops, farm accounts, cookery writing and books for children are fields where it earns.',
    ),
    Mrigashira: passage(
      'Soma is Mercury’s father in the myth, and in Soma’s star the son inherits his curiosity. The mind follows tracks: footnotes, fabrics, family trees, the origin of a smell. Mars gives it legs. Several courses are begun for each one finished, and a teacher who sets a single problem for the term does you a service.',
    ),
    Ardra: passage(
      'Mercury thinks in thunderclaps under Rudra, and in Gemini it has the vocabulary for them. Faults in a circuit, an argument or a diagnosis are found where everyone had looked. A course may break off once and resume on better terms. The first draft of an angry letter makes good kindling.',
    ),
    Punarvasu: passage(
      'Second editions are the strength of Mercury in Punarvasu. It repeats a lesson until the slowest has it, returns to a language dropped at school and buys back what it once sold. Jupiter’s rule keeps the vocabulary broad. Facts get rounded upwards out of kindness, which a notebook with figures in it corrects.',
    ),
    Pushya: passage(
      'Brihaspati had cause to dislike Mercury, the child of his own Tara by another, and on seeing it forgave all. In the teacher’s star the mind is taught patiently and passes it on so. Law, dietetics, scripture and the books of institutions suit it. Originality comes late, after the masters are known by heart.',
    ),
    Ashlesha: passage(
      'Thought winds about its object till it has the whole of it, for Mercury rules this star of serpents. Chemistry, psychology, negotiation, poisons with their cures and detective fiction are the natural school. It can talk anyone round. Half-truths come so easily that plain statement is worth practising like a foreign language.',
    ),
    Magha: passage(
      'History is the subject of Mercury in Magha, official history above all. Speeches, genealogies, protocol and the family’s version of events are handled with ceremony, and quotation is a reflex. Study prospers under a teacher of rank. New arguments are accepted from old sources, and clever colleagues learn to supply the source.',
    ),
    'Purva Phalguni': passage(
      'Wit lies on a couch in Purva Phalguni and is at its best after dinner. Dialogue, lyrics, advertising, matchmaking and the sale of pleasant things are the work of Mercury here. School is remembered for its friends and its plays. A deadline is met if a treat is tied to it, and hardly otherwise.',
    ),
    'Uttara Phalguni': passage(
      'The clause that saves a lease, an alliance or a marriage was drafted by Mercury in Uttara Phalguni. Aryaman cares for terms, and this mind remembers them; brokers, registrars, interpreters and honest agents have it. It studies for use, with a post in view, and so learns best once the post has been named.',
    ),
    Hasta: passage(
      'Mercury’s highest degree lies in Hasta, and dexterity is the whole story: shorthand, card tricks, calculation, the repair of tiny things. Learning goes through the fingers, so notes taken by hand stay. A lock is as interesting as what it guards. Fair dealing therefore has to be a decision, made early and kept.',
    ),
    Chitra: passage(
      'A diagram explains more than a page to Mercury in Chitra. Geometry, type, jewellery, medical images and the kind of proof that is called elegant come from Tvashtar’s drawing board. Speech is polished, at times past sincerity. A rough sketch, shown early, gets better criticism than the finished plate and costs less pride.',
    ),
    Swati: passage(
      'Wind brings samples, rumours and exchange rates, and in Swati Mercury prices everything in two currencies. The ear picks up languages at the quay. Opinion shifts with the company, which is tact abroad and vagueness at home. Its notes blow about too, and one bound book for all of them is money well spent.',
    ),
    Vishakha: passage(
      'Debate with a prize at the end is the sport of Mercury in Vishakha. Arguments fork, both branches are followed, and the opponent meets them together. Law, competitive examinations, large sales and comparative religion are its fields. Learning for no purpose seems idle to it, though the best ideas come on holiday from the goal.',
    ),
    Anuradha: passage(
      'Anuradha makes a letter writer of Mercury. It keeps a scattered company together with minutes, figures and remembered birthdays, and learns best in a study circle. Numbers mingle with devotion, as in music theory or a temple’s accounts. The pupil who was lonely at one school is often fluent in the next country.',
    ),
    Jyeshtha: passage(
      'As ruler of Jyeshtha, Mercury speaks before its elders and fights Indra’s battles with the tongue, by repartee, strategy and news had before the others. Journalism, intelligence work and the chairing of hard meetings suit it. It corrected its teachers early. Letting one wrong detail stand each day wins back some friends.',
    ),
    Mula: passage(
      'Reasons are asked for before rules by Mercury in Mula, and a teacher who gives them has an able pupil. Etymology, botany, the foundations of mathematics and investigative reporting are its ground. One course of study is usually torn up midway and replanted. What looks like failure there is only the digging.',
    ),
    'Purva Ashadha': passage(
      'Persuasion comes in waves with Mercury in the star of the Waters. It repeats, varies, flatters and wears the listener smooth; poets, advocates and trainers know the method. A winnowing fan is the emblem, for sorting grain from chaff. Turned on its own arguments once a week, it makes a scholar out of a speaker.',
    ),
    'Uttara Ashadha': passage(
      'A report by Mercury in Uttara Ashadha stands for thirty years. Everyone was consulted, the sources are fair, and the law is put in words a farmer can use. Administration, standards, reference books and long research suit it. Repartee fails it; the answer found on the stairs can simply be posted next day.',
    ),
    Shravana: passage(
      'Vishnu is the deity of Mercury, and in his star the mind hears. Lectures, recitation and the murmur of a market are retained whole, and languages pass from mouth to ear. Silent reading is harder work, so a text is better read aloud. A rumour, too, gets repeated word for word, which calls for some restraint.',
    ),
    Dhanishta: passage(
      'The Puranas give Dhanishta to Mercury for a birth star. Sums are done in rhythm here, as beats to the bar, tons to the load or instalments to the year, and music theory, logistics, metals and sporting records come of it. Speech keeps to the point and the clock. Listening has another tempo, and is learnt later.',
    ),
    Shatabhisha: passage(
      'Mercury studies the night sky through Varuna’s ring. Astronomy, tides, ciphers, a ledger with something missing: what is veiled gets charted, alone and in the small hours. It explains little, being sure of having been clear. A single lay reader, asked for each draft, lets others have the use of it.',
    ),
    'Purva Bhadrapada': passage(
      'An extreme thesis, defended single-handed, pleases Mercury in Purva Bhadrapada. Tragedy, theology, tax and the abolition of something are its topics, written at white heat with a fallow season after each. Money is reckoned closely in between. An editor who laughs easily improves this author more than one who agrees.',
    ),
    'Uttara Bhadrapada': passage(
      'Mercury’s lowest degree falls in Uttara Bhadrapada, where words sink before they are spoken. Understanding is deep and slow to surface, so that the dreamer of the class may become its authority. Patterns hold while details slip. Poetry, hydrology, archives and the care of the dying fit it, and a written list does what memory will not.',
    ),
    Revati: passage(
      'Pushan guides the strayed, and Mercury, lord of Revati, gives directions. Timetables, maps, children’s books, translation and the care of animals suit a mind that thinks in pictures. Sums drift in Pisces, and somebody else should add the column. Its gift is explaining the last stretch to people who are afraid of it.',
    ),
  },
  Jupiter: {
    Ashwini: passage(
      'Good advice arrives on horseback. Jupiter in Ashwini counsels at the moment of need, lends quickly and is repaid in goodwill; it pays for ambulances, coaching and young schools. Fortune favours its early entries. What is given in an hour of enthusiasm should leave enough for the second year, when patience is called for.',
    ),
    Bharani: passage(
      'Jupiter sits beside Yama over what is owed. Wealth comes with an obligation attached, as a legacy, a trust or a guardianship, and children are brought up on promises kept. Family judges and donors who state conditions have this Jupiter in Bharani. Mercy is what it has to practise, the law being known already.',
    ),
    Krittika: passage(
      'Agni carries every offering, and Jupiter in Krittika knows the words that go with it. Teaching is exacting, rich in substance and sparing of comfort. Gains come from things refined, metals or medicines or an honest opinion, and from feeding people in numbers. Children respect such a parent first and find the lap a little later.',
    ),
    Rohini: passage(
      'Plenty grows slowly and well where Jupiter meets Prajapati. Savings, herds, orchards, a school with a garden: wealth wants soil under it and ten years’ leave. Children are welcome in Rohini and well fed. With the Moon for lord of the star, refusing is hard, and cousins who borrow are the usual leak.',
    ),
    Mrigashira: passage(
      'Soma once carried off Brihaspati’s partner, Tara, and Jupiter in Soma’s star stays wary of charm while drawn to it. Learning is a search through many schools. Money is found by scent, in textiles, perfume, travel or news, and ought to be banked the day it is caught. Children ask early and are owed true answers.',
    ),
    Ardra: passage(
      'Jupiter in Ardra has usually lost one creed before finding the next, and teaches the better for it. Its counsel is strongest in disaster, in relief work, on trauma wards or where debts are restructured. Income arrives in bursts, like rain. A reserve laid down in the wet months spares the family from living by the weather.',
    ),
    Punarvasu: passage(
      'What was lost comes back with something added, for Jupiter rules Punarvasu in the dasha and Aditi refuses nobody. Fortune turns again after reverses, old teachers reappear, and the second house is the loved one. Giving without bookkeeping is the single leak. A fixed tenth allows you to be generous for life.',
    ),
    Pushya: passage(
      'Nowhere does Jupiter stand better than in Pushya, whose deity is Brihaspati himself and which holds its highest degree. Wealth is meant to nourish, through endowments, dairies, schools and free kitchens. Saturn rules the star and sees that a gift is repeated each year instead of made once. Those who were fed here send their own pupils back.',
    ),
    Ashlesha: passage(
      'Wisdom among snakes learns which of them bite. Jupiter in Ashlesha advises people in compromised positions and keeps what it hears, as therapists, tax counsel and physicians must. Wealth lies hidden, and rests easier once declared. The temptation is to steer a child by stealth for the child’s own good; asking works longer.',
    ),
    Magha: passage(
      'The family priest stands behind the throne. Jupiter in Magha inherits money or standing and feels answerable to the dead for the use of it, so that scholarships and libraries get a name over the door. Sons and daughters carry expectations. One of them released from the firm, with a blessing, honours the line as well.',
    ),
    'Purva Phalguni': passage(
      'The Puranas let Jupiter be born in the easy bed of Bhaga. Luck is convivial in Purva Phalguni: contracts are made at weddings, patrons met at concerts, wisdom offered with the wine. Children get a merry house. Money leaves by the door it came in at, and a dull savings plan, never discussed, keeps some of it back.',
    ),
    'Uttara Phalguni': passage(
      'Aryaman presides over gifts between households, and Jupiter makes them wise. Fortune comes by marriage, by partnership or on the word of a just superior, and is shared out exactly. Trustees, marriage counsellors and founders of mutual societies have Jupiter in Uttara Phalguni. Some duties outlive their reason, and may be resigned with thanks.',
    ),
    Hasta: passage(
      'Wisdom is a method in Hasta, and Jupiter teaches it by showing, at the bench, in the clinic or behind a well-run stall. Earnings are small and frequent, and they add up. Students have always invoked Savitar at dawn; study at that hour prospers. Faith needs some room beyond whatever can be handled.',
    ),
    Chitra: passage(
      'A temple is a prayer and a piece of engineering, and Jupiter in Chitra cares for both. It loves wisdom that has been given form, as building, liturgy, statute or page, and pays craftsmen properly. Money is made by design. Children under such a parent want to be admired first and improved another day.',
    ),
    Swati: passage(
      'Belief travels light in Swati. Jupiter teaches strangers here, trades with them and keeps two scriptures on the shelf to compare. Wealth moves about as freight, fees or shares, and children are given their independence almost too soon. One principle chosen young and never negotiated is the stake that a sapling needs in wind.',
    ),
    Vishakha: passage(
      'Purpose is the wealth of Jupiter in Vishakha, a star that it rules. A goal named early, be it a degree, a harvest or a vow, brings people and funds after it. Indra wants the triumph and Agni the sacrifice. Giving the tenth away before the victory keeps ambition from eating the teacher.',
    ),
    Anuradha: passage(
      'Friends are the fortune of Jupiter in Anuradha. Mitra turns acquaintance into alliance: a scholarship abroad, a partnership on trust, a congregation in a strange city. Counsel is given quietly and over years, and children may live far off without the tie wearing thin. One faithless friend should not be billed to the rest.',
    ),
    Jyeshtha: passage(
      'Indra was Brihaspati’s difficult pupil, and by pride once drove his teacher from court. Jupiter in Jyeshtha advises the powerful at some such risk, as chief of staff or elder of the family. Wealth depends on rank and is handled cleverly. Children test authority early; a decision explained to them costs the elder nothing.',
    ),
    Mula: passage(
      'Mula lies in Jupiter’s own Sagittarius, and doctrine is dug up there to the first premise. What survives is believed for good. Medicine, philosophy and mining pay; a fortune may be lost once and regrown from a cutting. This teacher unsettles pupils on purpose, and telling them so beforehand is only fair.',
    ),
    'Purva Ashadha': passage(
      'Confidence is Jupiter’s capital in Purva Ashadha. It draws a crowd as a ghat draws bathers, and publishing, shipping and evening classes return the outlay. Venus adds comfort to the creed. A loan looks like income from here, so the two should be kept in separate books, with another hand ruling the columns.',
    ),
    'Uttara Ashadha': passage(
      'For Jupiter in Uttara Ashadha grace is earned by service, and the teacher tends to be underpaid. All the gods own the star, and what is built in it by right means stays standing: a pension, a school, upright children. Fortune improves with every colleague who is consulted in time.',
    ),
    Shravana: passage(
      'Tradition is received by ear, and Jupiter in Vishnu’s star receives it entire. Case law, mantra, sermon and market advice are heard patiently and handed on; pupils come by reputation. Capricorn keeps the purse tight and the fee modest. That they were listened to is what the children of Shravana afterwards call their inheritance.',
    ),
    Dhanishta: passage(
      'The eight Vasus stand for solid goods, and Jupiter multiplies them in Dhanishta: land, instruments, an ensemble, a foundation that meets its payroll. Profit and gift alternate like strokes. Teaching is by drill, cheerful and loud, and children are sent to a sport or a band. Display eats most of what is wasted.',
    ),
    Shatabhisha: passage(
      'A hundred physicians, with Jupiter for dean: knowledge is gathered in private under Shatabhisha and given out as remedy, in pharmacies, free clinics or mutual insurance. Varuna punishes untruth, and fortune leaves with the first false entry. Faith is unorthodox. Children are granted their privacy and expected to be truthful with it.',
    ),
    'Purva Bhadrapada': passage(
      'Jupiter rules the star of the one-footed fire and lends it a doctrine. Comfort, fortune or sleep is given up for a teaching, and all three may be recovered late. From Purva Bhadrapada orphanages and reform societies get founded, on borrowed money. Dependants should have their share set apart first, and in writing.',
    ),
    'Uttara Bhadrapada': passage(
      'Charity done in the dark suits Jupiter in Uttara Bhadrapada. The serpent of the deep guards its hoard, and wealth collects unseen in old deposits, water rights or the gratitude of people helped. Advice comes seldom and settles the matter. Children find peace in this parent’s room, and a rising bell guards the fortune.',
    ),
    Revati: passage(
      'Jupiter in Revati sends nobody away. The guide of travellers makes a mild teacher, at home with foundlings, pilgrims and beginners, and provision turns up at the last bend, often by a stranger’s hand. A loan from it is a gift, and this could be admitted from the start. Adopted or borrowed children gather round.',
    ),
  },
  Venus: {
    Ashwini: passage(
      'Venus in Ashwini knows within the hour and says so. The twin gods are handsome and always young, and youth attracts here, in a partner, a car or a coat. The first step is quick, the following month takes more invention. Couples who ride, run or drive out together stay in their first week for years.',
    ),
    Bharani: passage(
      'Venus rules Bharani and stands in full possession there. Love is serious, bodily and meant to bear something, a child, a house or a body of work. Yama at the door makes faithfulness a matter of law. What art comes of it has birth and hunger for its subjects.',
    ),
    Krittika: passage(
      'Affection is cooked over a flame in Krittika. Venus loves by improving and wants a partner who stands heat, argues back and enjoys a good table. Taste is clean: steel, white linen, one bright object. Tenderness hides in remarks and good turns; those at the receiving end would like a plain word of it as well.',
    ),
    Rohini: passage(
      'The Moon loved Rohini above her sisters, and Venus in her star, in its own sign, knows how to be loved. Beauty is warm and near, in cloth, ripe fruit or a slow song, and marriage is for staying. Comforts pile up, and with them the fear of losing one. A partner with a door of their own comes home by it.',
    ),
    Mrigashira: passage(
      'The glance over the shoulder is the favourite art of Venus in Mrigashira. Soma pours the drink. Scent, silk and conversation attract it more than wealth, and once won the heart still looks up at every rustle, without meaning to leave. Long walks with a partner who keeps some mystery hold it best.',
    ),
    Ardra: passage(
      'Venus loves through weather in Ardra. Attachment starts in a crisis, passes through tears and comes out truer, or ends with thunder and is mourned thoroughly; the art made in that hour is its best. Drama can become a habit. A quiet month proves nothing against love, and may be marked on the calendar as a success.',
    ),
    Punarvasu: passage(
      'The one who went away comes back in the loves of Venus in Punarvasu. Old flames turn into friends, a separated pair sets up house again, an art dropped long ago is resumed. Aditi keeps the lamp lit. Choosing is harder than forgiving, and a quiver with two arrows is one too many for a wedding.',
    ),
    Pushya: passage(
      'Venus was born under Pushya, the Puranas say, and cherishing is its art. Love takes the shape of soup, ironed shirts and a bed aired for the guest. Custom holds no weddings under this star, yet Venus placed in it keeps marriages whole. Now and then the partner should be asked what they want besides supper.',
    ),
    Ashlesha: passage(
      'Charm has coiled itself round before it is noticed. Venus in Ashlesha attracts by attention, silence and a slightly dangerous humour; it likes heavy perfume, bracelets that coil and songs in minor keys. Love tested in secret is spoiled by the test. Asking outright is kinder, and what it hears is as a rule a relief.',
    ),
    Magha: passage(
      'Venus in Magha has a courtly heart. Love wants ceremony, the good silver and a partner one is proud to announce; the consent of elders counts even when defied. Gold, heirlooms and formal gardens please it. Ketu makes the private hour cooler than the procession, so supper in the kitchen, unobserved, does the marriage good.',
    ),
    'Purva Phalguni': passage(
      'Pleasure is understood as a craft by Venus in Purva Phalguni, its own star and Bhaga’s. Wooing, music, the guest room and the right lamp are attended to, and marriage profits from idleness shared on purpose. What it dreads is a sullen breakfast. Debts for gowns and parties are the one cloud, visible from afar.',
    ),
    'Uttara Phalguni': passage(
      'Aryaman is invoked at weddings, and Venus in Uttara Phalguni takes the vow at its word. Love is companionable: an account in two names, guests on Sunday, patience with in-laws. Passion warms up after the contract, which surprises both. A thank-you spoken aloud is cheap insurance for a partner who never asks for one.',
    ),
    Hasta: passage(
      'Love is handmade with Venus in Hasta: the sewn shirt, the massage, the joke pushed under the door. Lightness attracts it and grandeur does not. It flirts by teasing and repairs by making. Virgo teaches it to count small debts of affection; closed at each new moon, the account starts clean.',
    ),
    Chitra: passage(
      'The eye falls in love first. Venus in Chitra loves what is well made, a face, a building or a phrase, and dresses for occasions that others had not noticed. Under the maker’s god admiring easily turns into inspecting. A flaw forgiven in a picture is good practice for the breakfast table.',
    ),
    Swati: passage(
      'In Swati, within its own Libra, Venus holds love on an open palm. Freedom is part of the attraction; ties at a distance, partners in trade and friends who became lovers suit it. Manners are excellent. Scenes make it drift off and so do decisions, for which a date agreed by both is the mooring.',
    ),
    Vishakha: passage(
      'Desire has a goal under Indra and Agni. Venus in Vishakha pursues the beloved for seasons and celebrates like a victor, and then the other branch of the fork looks greener. A joint enterprise, a harvest or a climb, keeps its eyes on one road. Display and strong drink tempt it most just after a success.',
    ),
    Anuradha: passage(
      'Friendship comes first, and love grows out of it, with Venus in Anuradha. Mitra’s lotus stands in mud: ties formed in hard times or far places flower late. Saturn’s rule may put off the bond, and devotion stays rather hidden. Once a year the whole history should be told over, since being remembered is its bliss.',
    ),
    Jyeshtha: passage(
      'As teacher of the demons Venus is uneasy at Indra’s court, and in Jyeshtha love has a contest in it. Partners of rank or of greater age attract; protection is offered and expected. Earrings are its jewel. Jealousy mounts guard at a door that nobody tries, and goes off duty once a weakness has been confided.',
    ),
    Mula: passage(
      'Love is pulled up to see whether it has roots when Venus is in Mula. An early tie may end abruptly and show what was false in it; a later one, planted deeper, is left in the ground. Taste runs to bare wood and unbleached cloth. A partner who can laugh at an inquiry is half the remedy.',
    ),
    'Purva Ashadha': passage(
      'Venus rules Purva Ashadha and rises from its waters under full sail. Love is declared, adorned, slightly exaggerated, and the heart believes that it cannot lose. In marriage it might ask from time to time who is rowing. Boats, baths and evenings by a river renew it.',
    ),
    'Uttara Ashadha': passage(
      'A modest ring, worn for life, describes Venus in Uttara Ashadha. It loves on merit, is convinced slowly, then keeps faith beyond what was promised. Partners meet through work or public duty. Pleasure is thought to need a reason, so a couple under this star does well to enter some evenings without one.',
    ),
    Shravana: passage(
      'Venus in Shravana falls in love by ear, with an accent, a singer or someone who tells the day well, and stays for the talk. Its art is song, radio and spoken verse. A tactless word echoes for years. Lakshmi attends on Vishnu, and comfort enters this house when the voices in it are low.',
    ),
    Dhanishta: passage(
      'Dance floors, brass bands and rich cloth delight Venus in Dhanishta. Two busy people who keep one beat and earn well make its marriage, which custom expects late or after some dispute. Those who wait for a partner with a tempo of their own lose nothing by it. Slow music belongs in the house as well.',
    ),
    Shatabhisha: passage(
      'Venus keeps a private room in Shatabhisha. Love takes an unusual form or stays hidden from the family for a season; the partner may be a healer, a foreigner or someone from the night shift. Beauty is cool: glass, stars, deep water. Solitude is needed weekly, and if announced is not taken for coldness.',
    ),
    'Purva Bhadrapada': passage(
      'Under the one-footed fire love is a vow. Venus in Purva Bhadrapada gives all for a time and asks as much; unequal ages, a forbidden match or an art that eats the rent are its stories. The entertainer and the ascetic live in one person. A calendar with feasts and fasts on it keeps them on speaking terms.',
    ),
    'Uttara Bhadrapada': passage(
      'Still water holds its colour. Venus in Uttara Bhadrapada loves patiently, keeps no list of wrongs and is happiest when the partner sleeps well. Old houses and slow strings please it, and under Saturn love ripens late and keeps. Its silence is taken for contentment, so complaints should be put into words before winter.',
    ),
    Revati: passage(
      'Venus climbs to its highest degree in Revati. Tenderness is offered to whatever looks lost, and the chosen one has it in full: poems, sweets, a hand on the way. Pushan leads the bride home in the Vedic wedding hymn. Pity is easily mistaken for love in this star, and a year’s acquaintance tells them apart.',
    ),
  },
  Saturn: {
    Ashwini: passage(
      'Slow Saturn sits on the fastest horse: in Ashwini work begins late and then has to hurry. Medicine, transport and engines are its trades, and its talent lies in making an emergency service dull and reliable. Haste that was punished in youth turns into method. Rider and horse both need a rest day, written into the roster.',
    ),
    Bharani: passage(
      'Saturn meets his brother Yama in Bharani, at the lowest degree of his course. Burdens come early and are carried in silence: a dependent parent, night duty, other people’s debts. Whatever is shouldered in this star has a term. Each duty should have its last day in writing, and both brothers hold to what is written.',
    ),
    Krittika: passage(
      'Iron takes fire and long hammering, and so does a career under Saturn in Krittika. A hot superior or a stern father set the standard; respect is won by clean work, produced year after year in foundries, kitchens, courts or editorial rooms. Praise from above is scarce, and waiting for it spoils good evenings.',
    ),
    Rohini: passage(
      'Astrologers feared Saturn’s passage through the cart of Rohini as an omen of famine for kingdoms. In a birth it means thrift at the richest table. Land, cattle, food and buildings prosper under its patience, and Brahma, whom Parashara gives to Saturn, owns the star, so what it makes lasts. Enjoyment is learnt, late but well.',
    ),
    Mrigashira: passage(
      'Saturn in Mrigashira tries three trades and takes something of each into the fourth. Forestry, weaving, research, the upkeep of roads: the deer dreads a pen, and Saturn builds pens. A post with outdoor rounds reconciles the two. It is commonly found late, after the age at which Saturn is said to ripen.',
    ),
    Ardra: passage(
      'Years of drizzle and then a dry road make the career of Saturn in Ardra. It works where things are hard, at flood defences, in mental wards, on old systems that nobody described. Some early grief tends to make it serious. Somebody to whom one may complain without consequences belongs to the equipment of such a post.',
    ),
    Punarvasu: passage(
      'Dismissed and called back: posts under Saturn in Punarvasu end through no fault of the holder, and the same office rings two years later. Restoration is the vocation, of buildings, used goods, prisoners or the long-term sick. Aditi’s table softens the closed hand. Savings for one idle year take the fear out of the interval.',
    ),
    Pushya: passage(
      'Saturn rules Pushya, where duty has milk in it. The work is to feed, house or advise many people, inside a structure older than the worker: a ministry, a hospital, a temple dairy. Promotion goes by seniority. Affection is shown as provision, and the children of this Saturn warm to it sooner over a shared chore.',
    ),
    Ashlesha: passage(
      'Suspicion is a tool at work and a weight at home for Saturn in Ashlesha. Fraud, vermin, drugs in locked cupboards, the archives of a secret: long watching is what such posts pay for. Resentments lie coiled, and sleep reports them first. Saying them once a year to the person concerned empties the basket.',
    ),
    Magha: passage(
      'A servant sits near the throne with Saturn in Magha. The family’s past weighs as a debt or as a name in decline, and decades of work on an estate, an archive or in government restore it. Honour may arrive after the parent it was meant to please. Tending old people brings this Saturn an unexpected ease.',
    ),
    'Purva Phalguni': passage(
      'At Bhaga’s party Saturn is the sober guest who stays to wash the glasses. Work behind pleasure suits it: stage management, hotel accounts, the restoring of violins, the theatre’s roof. Idleness brings on guilt until leisure stands in the timetable. Love and art come late in Purva Phalguni and then keep their colour.',
    ),
    'Uttara Phalguni': passage(
      'Contracts outlive moods, and Saturn in Uttara Phalguni has built its working life upon that. Leases, pensions, personnel and legal aid are handled with steady, seldom cheerful help. The Sun rules the star and supplies a superior hard to satisfy. A partner in the business, found late, improves every condition of the work.',
    ),
    Hasta: passage(
      'Hands grow skilled at the thousandth repetition. Saturn in Hasta makes the craftsman who is slow to train and then cannot be replaced, at the lathe, the proof or the patient’s spine. Pay lags behind skill. Tools of the right size save the hands, and a pupil taken in the later years completes the work.',
    ),
    Chitra: passage(
      'Twenty years at Tvashtar’s bench make Saturn in Chitra a builder of what must stand or fit: towers, spectacles, moulds, exact prose. Its style is plain. Fame tends to go to the building and pass over the builder, so that signing is prudent. Its one extravagance is labour spent on the hidden side of things.',
    ),
    Swati: passage(
      'Saturn’s highest degree lies at the end of Swati. Labour is free there: self-employed, under contract, at sea or among scattered branches, by rules it made itself. The business grows slowly and outlasts storms, as the young shoot does, and justice toward those it employs is its honour. Loneliness is the price, halved by a partner of even temper.',
    ),
    Vishakha: passage(
      'The long campaign belongs to Saturn in Vishakha. It postpones pleasure for a far gate, sits the same test again and outlasts rivals with better equipment. Unions, breweries and parties in opposition know the type. Patience turns bitter over a goal that was someone else’s, which is worth finding out every seventh year.',
    ),
    Anuradha: passage(
      'Under Saturn, who rules Anuradha, friendship becomes an institution. Work is done with few and in cold places, observatories and embassies and the stages of pilgrim routes, and advancement comes through an old comrade. A solitary youth is usual, and it ends. Devotion keeps this Saturn supple, whatever may be its object.',
    ),
    Jyeshtha: passage(
      'The eldest does not resign. Saturn in Jyeshtha carries rank as a load: acting head, union secretary, night superintendent, surety for a brother’s loan. Indra’s fear for his seat shows up as overtime. Relief is what you lack, rather than a title, and a deputy trained in good time gives the nights back.',
    ),
    Mula: passage(
      'Work starts again from the ground for Saturn in Mula, and sometimes twice. A firm closes or a certificate is not recognised abroad; then roots go down and hold. Mining, herbs, dentistry and the winding-up of companies are natural to it. A small reserve in cash, left alone, allows each beginning some dignity.',
    ),
    'Purva Ashadha': passage(
      'Where others made the speeches Saturn in Purva Ashadha does the plumbing. Dams, drains, dye works, the upkeep of ships: somebody has to keep a victory afloat. Its enthusiasm was laughed at once and went underground. It returns with age, and those who knew the pessimist are surprised by the steadiest of hopes.',
    ),
    'Uttara Ashadha': passage(
      'Saturn and Uttara Ashadha agree about time. Public trust comes after years of unremarkable service, and the last promotion is the largest, whether in law, masonry or the civil list. Subordinates call such a chief fair. Stiff mornings and stiff opinions yield to one and the same exercise, daily and by degrees.',
    ),
    Shravana: passage(
      'Listening is paid work for Saturn in Shravana. Complaints, confessions, engine noises, old songs and the oldest aunt are heard to the end; counsellors, tuners and court reporters have it. A good name is slow in coming and then safe. Harsh words from childhood echo, until a kinder teacher’s voice is put in their place.',
    ),
    Dhanishta: passage(
      'Saturn keeps the beat in Dhanishta for others to dance to. Railways, steel, tenancies and the back row of the orchestra live by it, and wealth arrives in instalments. Ambition once outran its pay and missed a bar; since then it counts. Partners ask for warmth in small regular amounts, which it is able to supply.',
    ),
    Shatabhisha: passage(
      'In Shatabhisha Saturn is night watchman of the laboratory. Isolation suits its work, in prisons, server rooms, lighthouses or among people whom others avoid. Varuna’s noose is some rule broken long ago and still feared. Routine, cold water and sun keep it well, and company is best booked like a dose, small and twice weekly.',
    ),
    'Purva Bhadrapada': passage(
      'Saturn carries the front end of the bier. Its work is grave and somebody must do it: estates of the dead, disasters, the reform of the harshest places. A stern doctrine may govern youth in Purva Bhadrapada and loosen after. Austerities should be chosen, few and short, with sleep and jokes allowed between them.',
    ),
    'Uttara Bhadrapada': passage(
      'Stillness is the strength of Saturn in Uttara Bhadrapada, which it rules. Water boards, forests, hospices and contemplative houses depend on you, for you can wait longer than any opponent can be angry. Low spirits pass for wisdom at times. A visible task done before nine in the morning tells which of the two it was.',
    ),
    Revati: passage(
      'The Puranas have Saturn born in Revati, at the end of the zodiac, and he is mild there. His work goes to what was left behind: strays, emigrants, the last class of the day, patients without visitors. Pay is poor at first and gratitude large. To begin anything this Saturn wants company and a map.',
    ),
  },
  Rahu: {
    Ashwini: node(
      'Rahu wants the cure before the diagnosis. In Ashwini its ambition runs to new medicine, fast vehicles and firms founded over a weekend, and now and then it is right ten years early. Ketu rules the star, so what was seized in haste is dropped in haste. One trial on a small scale spares many apologies.',
    ),
    Bharani: node(
      'Bharani is the birth star of Rahu in the Puranas, and the appetite is at its plainest: for life, for what is forbidden, for the keys to entrances and exits. Theatre, fertility medicine, politics and legacies attract it. Yama ends every feast at some hour. Guests who fix the hour themselves are let out politely.',
    ),
    Krittika: node(
      'Smoke is the node’s part of Agni’s fire. Rahu in Krittika burns for a name and will attack any authority on the way to it, by pamphlet, chemistry or a restaurant across the road. The Sun rules the star, and eclipse is its risk, a sudden fall from favour. Sharp words for publication should lie overnight.',
    ),
    Rohini: node(
      'What the Moon loved best the node craves. Land, luxury, a face on a poster, the foreign beauty at the next table: Rahu in Rohini gets hold of them and wants to be seen doing so. Film, fashion, food and estates pay. Naming the sum that is enough, while still poor, is an old merchant’s safeguard.',
    ),
    Mrigashira: node(
      'A false trail excites as much as a true one, and Rahu in Mrigashira follows both, through markets, archives and the streets of foreign towns. Aviation, scent and investigation suit it. The golden deer that lured Rama from his hut is its picture. When a thing glitters and runs, you may count to a hundred.',
    ),
    Ardra: node(
      'Rahu rules Ardra, and ambition agrees with the storm. Change comes by upheaval: emigration, a scandal survived, a technology that ruins one trade and founds the next. In engineers, pharmacologists and satirists grief is turned straight into drive. Stimulants and sleepless weeks are its false thunder, and rest brings the other kind.',
    ),
    Punarvasu: node(
      'To come home a stranger is the theme of Rahu in Punarvasu. It leaves for a far country, returns changed and leaves once more, and it makes a living from renewal, be that resale, translation or a foreign faith made homely. Jupiter’s rule supplies a conscience. Two homes can be kept, if the papers of both are in order.',
    ),
    Pushya: node(
      'Rahu at the udder drinks more than its share and calls it service. In Pushya it rises inside respectable bodies, a ministry, a bank or a church, often as the outsider who knows the rule book best. Catering and schooling for the masses reward it. Care for someone who cannot promote it keeps the ambition clean.',
    ),
    Ashlesha: node(
      'A serpent among serpents, Rahu in Ashlesha reads motives as others read street signs. Poisons, secret services, hypnosis, speculation and odd medicine fascinate it. It can be bitten by its own kind, and flattery is the fang. Custom offers milk to the snakes; a blunt friend consulted before each private bargain does as well.',
    ),
    Magha: node(
      'Rahu in Magha wants a lineage and will adopt one if need be: a title, a surname, a house hung with another family’s portraits. Politics, antiques and ceremonies of state attract it. Crowns slip here, because Ketu rules the star. Honour paid to the real grandparents, however plain, makes the seat firmer than any crest.',
    ),
    'Purva Phalguni': node(
      'The party must not end, when Rahu is in Bhaga’s star. Stage, night clubs, cosmetics, sudden fame and foreign romance come within reach, and the taste for them grows by eating. The charm is real and is spent on credit. One day in the week without audience or purchase shows which pleasures still please.',
    ),
    'Uttara Phalguni': node(
      'Unlikely alliances make the fortune of Rahu in Uttara Phalguni: marriage across a border, a patron from another class, a contract in a language half understood. Aryaman blesses terms that are honest and the Sun exposes the rest, so that lawyers earn their fee. Help given where no one sees it balances the hunger for a name.',
    ),
    Hasta: node(
      'Sleight of hand is Rahu’s talent in Hasta. Markets, gadgets, cartoons, card tables: quick gain comes by dexterity and goes the same way. The Moon rules the star and makes it anxious to be liked. The trick done slowly, for an audience of pupils, turns a trickster to a teacher.',
    ),
    Chitra: node(
      'In the divine workshop illusion is made to measure. Rahu in Chitra goes to film sets, cosmetic surgery, buildings that photograph well and gems both false and true, with an eye a season ahead of fashion. Being taken for the image is the trap. Something fine, made for a drawer, weighs on the other side.',
    ),
    Swati: node(
      'The wind carries Rahu everywhere from Swati, the second of its own stars. Import, airlines, currencies and crowds on the move make its career; foreign soil treats it kindly and it bends to any custom. Hunger for independence can leave no one to come home to. A single root, such as a house or an oath, is enough.',
    ),
    Vishakha: node(
      'The arch stands open and Rahu runs at it. In Vishakha the prize must be visible, in politics, trade or sport, and alliances last as far as the gate. Jupiter’s rule holds out a purpose to those who ask. Envy is both spur and sore, and to congratulate a rival in person takes most of the poison out.',
    ),
    Anuradha: node(
      'Rahu finds its people abroad. In Anuradha it makes friends of every nation, enters orders and movements, and rises by being of use to a circle few know about. Saturn gives it patience for that. Friendship and advantage become hard to tell apart, and keeping loans out of the one protects the other.',
    ),
    Jyeshtha: node(
      'To be first among the clever is what Rahu wants in Jyeshtha. Palace politics, security, the media and any office with a switchboard lie open to it; it may supplant an elder, and then it fears the same from below. Mercury’s rule gives it words for all occasions. Power shared early and in writing makes rivals a staff.',
    ),
    Mula: node(
      'Rahu digs under the fence in Mula. Genetics, ruined cities, conspiracies, drugs and their antidotes draw it, and some upheaval of country or belief usually stands in the story, with an appetite for tearing out what the parents planted. Nirriti keeps what is torn. Before a bridge is burnt, the river should be searched for a ford.',
    ),
    'Purva Ashadha': node(
      'Rahu in Purva Ashadha can sell water beside the river. Broadcasting, brands, shipping, dyes and revival meetings are its lines of business, and in its own account it has never lost. The tide turns without its notice. Somebody who publishes the true figures once a year is the best officer this captain will have.',
    ),
    'Uttara Ashadha': node(
      'Respectability is the foreign country that Rahu enters in Uttara Ashadha. The outsider ends as a citizen of weight, a naturalised judge, an engineer of public works or a champion in a borrowed shirt. The Sun grants office here and looks closely at the papers. Slow climbing feels like an insult, and it is the safe way up.',
    ),
    Shravana: node(
      'Vishnu’s discus cut Rahu in two, and in Vishnu’s star the node listens warily. News, recordings, rumour and lessons for the million make its fortune, and foreign tongues come fast. Its fame goes by word of mouth. A false story about it is best corrected at the first telling, since the tenth teller will swear to it.',
    ),
    Dhanishta: node(
      'Loud money attracts Rahu in Dhanishta: arena concerts, property booms, sport with a sponsor on the shirt. It has the beat of the crowd and comes in on time. The Vasus hand over goods, and the node wants more rooms to keep them in. Silence after the concert is the luxury it has to learn to afford.',
    ),
    Shatabhisha: node(
      'Shatabhisha is Rahu’s own, and it is at home inside the veil. Radio, vaccines, satellites, germs: what is unseen and everywhere is its field, worked alone on behalf of multitudes. Craving and concealment make the dark side of it, discovery the light. One adviser who is told everything suits this star well.',
    ),
    'Purva Bhadrapada': node(
      'Extremes call to Rahu in Purva Bhadrapada. It joins the radical wing, the hardest school or the fund with the boldest promise, and sees through it at the far end. Standing on one foot, as the god of this star does, can be kept up for a time. When to sit down is best agreed in advance, and with a witness.',
    ),
    'Uttara Bhadrapada': node(
      'Deep water hides a large appetite. Rahu in Uttara Bhadrapada wants what lies on the bottom: oil, trance, wrecks, the family fortune that is never mentioned. It borrows Saturn’s patience for the dive, and hours leak away into sleep or a screen. Service with a clock on it brings this diver up for air, both hands full.',
    ),
    Revati: node(
      'At the edge of the map Rahu keeps going. Revati sends it overseas, into shipping, film, fostering or imagined countries, with Pushan to mind the luggage. Kind strangers are its luck and gullibility is the fare. Passports, keys and promises go astray, so copies should lie with a person who stays at home.',
    ),
  },
  Ketu: {
    Ashwini: node(
      'Ketu rules Ashwini and rides it without a bridle. A skill with remedies or horses seems to have been brought from elsewhere, is used in an instant and then forgotten. Whoever was cured has to ask for the name. Knocks on the head come of impatience with the body, and prayer on the move, at a walk or a run, suits it.',
    ),
    Bharani: node(
      'Ketu holds Yama’s door ajar. Birth, desire and endings are looked at without shock in Bharani, which makes a hospice nurse, a monk or a blunt artist. What Venus offers is taken up and put down. Guilt over some old pleasure is the knot, and one act of amends, with silence afterwards, unties it.',
    ),
    Krittika: node(
      'The knife cuts its own thread: Ketu in Krittika ends a habit, a tie or a career at one stroke and hardly looks round. Surgeons and those who have left the world know the gesture. Fire rites attract it. Its anger is brief and singes bystanders, and a night with the blade in the drawer is rule enough.',
    ),
    Rohini: node(
      'In the lap of plenty Ketu is not hungry. Comfort, land or devoted love comes to it in Rohini and is enjoyed as a guest enjoys it; the mother’s house may have been left early. Song and the care of plants bring the spirit down to earth. Those who love you should not read refusal into an absent look.',
    ),
    Mrigashira: node(
      'Here the search has turned round and hunts the searcher. Ketu in Mrigashira asked its questions somewhere before and now mistrusts every answer, whether of scent, text or teacher. Mars makes the nerves quick, and forest paths slow them; meditation had better start with the feet. Interest in one plain person cures much vagueness.',
    ),
    Ardra: node(
      'Ketu stands dry-eyed in the storm of Ardra. Losses that flatten others find it packed already, a blessing to relief work and to anyone in shock. Rudra, lord of ascetics, is kind to it. Its own grief turns up years after the funeral, out of a clear sky, and needs no explanation when it does.',
    ),
    Punarvasu: node(
      'Houses are left and returned to, and none is altogether home. Ketu in Punarvasu lives out of one bag in good spirits and trusts Aditi for supper; verses learnt in childhood come back with a meaning. It blesses and moves on. For the sake of others there should be an address where letters are kept.',
    ),
    Pushya: node(
      'Ketu in Pushya feeds a hundred and forgets its own plate. Ritual is performed to the letter while belief comes and goes, and Brihaspati accepts the performance. Institutions use you hard. A helping kept back for the cook is no selfishness; the serving goes better for it.',
    ),
    Ashlesha: node(
      'The Puranas let Ketu, the serpent’s tail, be born in Ashlesha. Instinct is uncanny: it knows where the snake lies, in a body or in a bargain. Breath, antidotes and the healing of bites are its arts. Suspicion without an object comes by night, and custom answers it with a lamp and a short prayer.',
    ),
    Magha: node(
      'Although Ketu rules the throne of the fathers, it does not care to sit there. Rank is inherited and declined, or worn like a relic. The dead give instructions in dreams, and rites for them, done simply, free more than they bind. Of what the lineage leaves, Magha’s Ketu keeps a talent sooner than a field.',
    ),
    'Purva Phalguni': node(
      'The couch is soft and Ketu gets up from it. Pleasure seems known already in Purva Phalguni; you attend the feast, play beautifully and slip out before the sweets. Love may end without a quarrel, which baffles the other side. Music offered unsigned is where Bhaga’s share is enjoyed at last.',
    ),
    'Uttara Phalguni': node(
      'One would say that promises from another life were being honoured by Ketu in Uttara Phalguni. It helps people it hardly knows and takes no receipt. Formal ties sit loosely and private vows hold, so marriage gains when somebody spells out what the other takes for understood. Contracts are to be read here, in daylight, before signing.',
    ),
    Hasta: node(
      'The hands know. Ketu in Hasta finds the sore spot, the loose wire or the right herb, cannot say how, and is annoyed to be asked. Craft repeated long enough turns to prayer, as with beads. Jobs are dropped when they threaten to become careers, which a diploma in what it does already may prevent.',
    ),
    Chitra: node(
      'Ornament falls away. With the eye of a maker, Ketu in Chitra unmakes: it is found among carvers, editors and the designers of empty rooms, and its own looks are neglected or suddenly changed. The finished piece is given to whoever admires it. Tvashtar likes a swept bench, and sweeping is as near as it comes to meditation.',
    ),
    Swati: node(
      'A kite whose string has been let go is the likeness of Ketu in Swati. It moves with the wind that blows, owns little, and turns up where it is needed without knowing why. Breath practice fits Vayu’s star exactly, and trade is better left to a partner. One fixed hour in the day lets others find it.',
    ),
    Vishakha: node(
      'Ketu reaches the gate of Vishakha and walks on through. Ambition ends strangely, in a prize declined, a party left, a degree never collected. Indra calls and Agni calls, and it follows neither. The fire of a single purpose, sacred or mechanical, is what this place is for, and finishing on the helpers’ account is good manners.',
    ),
    Anuradha: node(
      'Solitude among friends is the share of Ketu in Anuradha. It loves faithfully from a distance, sits at the back of the congregation and knows who is missing. Devotion needs no image here. Friendships lapse by silence and nothing else, and a postcard twice a year keeps more of them than you believe.',
    ),
    Jyeshtha: node(
      'The chief’s earring has been taken off. Ketu in Jyeshtha acts as though it had commanded once and gives orders only when the roof burns; its cleverness turns on pretence, its own first. Elder kin may be far away. To accept one honour without irony is a kindness toward those who offer it.',
    ),
    Mula: node(
      'Ketu rules Mula, and the root of roots is its subject. Whatever is not essential gets pulled: theories, possessions, a career or two. Great healers and great wreckers of their own luck have stood here, and a teacher was usually the difference. Herbs, silence and work with the spade hold the ground while the digging lasts.',
    ),
    'Purva Ashadha': node(
      'Water closes over the boast. Ketu in Purva Ashadha believed once that it could not lose and has seen through it; speeches embarrass it, rivers do not. Sailing alone restores it, and arguments are won by walking out of them. To state a plain preference, if only for tea, is a discipline worth keeping.',
    ),
    'Uttara Ashadha': node(
      'Honours gather about one who did not apply. Ketu in Uttara Ashadha serves the common good without a party, is trusted by all and elected by surprise. The Sun, lord of the star, wants it to show its face, and it would sooner mend the hall. Thanks may simply be borne, once a year.',
    ),
    Shravana: node(
      'Ketu hears what is not said. In Vishnu’s star a mantra or a line of verse works on it directly, while gossip wears it out. It takes advice from one voice, and often that is the voice of somebody dead. An hour of true silence a day, arranged with the household, is the school of Ketu in Shravana.',
    ),
    Dhanishta: node(
      'A drum struck from inside keeps time for Ketu in Dhanishta. Money comes and is not counted; the band or the business prospers and is left at its height, abruptly, as Mars would leave. Chant and long marches empty the mind. Relatives deserve to hear of a departure one week ahead at least.',
    ),
    Shatabhisha: node(
      'The circle is empty and Ketu likes it so. Healing by withdrawal is its gift in Shatabhisha: fasts, retreats, one remedy in place of nine, research meant for no journal. Estrangement creeps up unnoticed. The door may stay shut, provided someone holds a key and is thanked for using it.',
    ),
    'Purva Bhadrapada': node(
      'Ketu in Purva Bhadrapada goes to the burning ground, on foot or in thought, and comes back unafraid, sometimes unemployable. It renounces in one blaze. Jupiter’s rule gives the fire a scripture, and penance beyond what a body allows is the error. The teacher to look for has a sense of humour and keeps a garden.',
    ),
    'Uttara Bhadrapada': node(
      'It is quiet at the bottom of the well. Ketu in Uttara Bhadrapada sinks there without fear, by sleep, prayer or grief, and brings up a sentence that helps somebody. Possessions fall away through neglect. On these descents the body should not be left behind: warm feet, meals at their hour, a walk after dark.',
    ),
    Revati: node(
      'The planet of endings stands in the last star. Ketu in Revati has finished something and is in no hurry to begin; the dying, strays and migrants are seen across the river as a matter of course. Money is a language it never learnt, and a kind banker is a blessing. Pushan’s lamp may light its own road too.',
    ),
  },
} satisfies Record<Graha, Record<Nakshatra, Passage>>
