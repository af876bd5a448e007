import type { Graha } from '../../jyotish/grahas.ts'
import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a star: what it signifies, coloured by the deity, the symbol and the lord of the star
const told = from('Common practice, with the deity of the star after Brihat Samhita 98')
// The Moon's star has its own topic, nakshatra; here stand the mind, the mother and the first dasha
const moon = from('Common practice, with the deity after Brihat Samhita 98 and the first dasha by BPHS 46')

export default {
  Sun: {
    Ashwini: told(
      'The solar year of the almanac opens as the Sun enters Ashwini, and his highest degree lies in it. Authority here is first on the spot: the head of department who drives the van, the surgeon who does not wait for a porter. A thing that runs by itself soon loses this person’s interest, so the second in command matters.',
    ),
    Bharani: told(
      'Yama, who keeps the law and the door of death, is the Sun’s own son, and in his star the Sun gives judgement. It takes on what nobody else will sign, be it closure, verdict or guardianship. Tamil almanacs count the fiercest heat of the year from here. Rest has to be ordered like any other duty.',
    ),
    Krittika: told(
      'Fire meets fire: Agni owns Krittika, the Sun rules its dasha, and Parashara gives Agni to the Sun for deity. Standards are high and stated in public. Editors, cooks, judges and coaches have this Sun; their pupils improve quickly and come to visit years later, when the burns have healed.',
    ),
    Rohini: told(
      'The Sun crosses Rohini in the hottest weeks of the northern year, and farmers are glad, because rain follows. Rank comes by cultivating one piece of ground, a shop or clinic or valley, until it is called by the owner’s name. The father’s taste, in music or in land, is often inherited along with his stubbornness.',
    ),
    Mrigashira: told(
      'A king who hunts in person is the picture of the Sun in the deer’s head. Leadership takes the form of search: a reporter become editor, a founder who still visits the suppliers. Sitting on the throne bores this Sun, and a post with travel in it keeps the temper even. The father, too, may have been much on the road.',
    ),
    Ardra: told(
      'In Ardra the Sun brings the monsoon, and almanac makers cast the year’s rain from that hour. The light shows best after a collapse, in someone who was passed over, wept about it and returned with a plan of repair. Rudra gives the courage to tell a superior the truth. Once is enough, with the door shut.',
    ),
    Punarvasu: told(
      'Aditi is mother of the Adityas, so the Sun in Punarvasu is a son come home. Dignity recovers here after each loss; an office is held twice, and the second term is the better. Rama, pattern of the king sent away and called back, is said to have been born under this star.',
    ),
    Pushya: told(
      'The king asks the priest before he acts: thus the Sun in Pushya, where Brihaspati presides. Office is held as a trust, with minutes kept and dependants fed first. Saturn rules the star and is the Sun’s estranged son, so that parent and child respect each other more easily than they talk. Shared work helps them.',
    ),
    Ashlesha: told(
      'Light falls into the serpents’ hole in Ashlesha, and this Sun sees what courtiers hide. It governs by knowing where each person is weak or frightened, which serves a physician or an investigator well. In a family the same gaze makes others careful. Saying what one has noticed, before using it, keeps their trust.',
    ),
    Magha: told(
      'No star is more royal for the Sun than Magha, the throne of the fathers in Leo. Position is felt as descent, whether from grandparents or from a line of teachers, and the person stands straighter for it. Ketu rules the star and lends the crown for a term only. An act in memory of the dead, once a year, steadies such pride.',
    ),
    'Purva Phalguni': told(
      'Bhaga is one of the twelve Adityas, the one who deals out shares, and under him the Sun rules by giving a good time. Hosts, impresarios and open-handed heads of firms are drawn from here. An audience in the evening is wanted more than a title in the morning, and desk work waits for the last guest to go.',
    ),
    'Uttara Phalguni': told(
      'Aryaman, Aditya of treaties, gives the star its law and the Sun gives it its dasha; Uttara Phalguni leads by keeping its word. People come for references, guarantees and a bed for the night. Promotion arrives through a patron and is handed on as patronage. What was promised out of pride alone weighs for decades.',
    ),
    Hasta: told(
      'Savitar is the Sun at the moment before rising, golden-handed, to whom the Gayatri is addressed. In his star, Hasta, command lies in the hands: a conductor, a surgeon or a master carpenter rules the room without raising the voice. Delegation is learnt slowly, since nobody else holds the tool quite right.',
    ),
    Chitra: told(
      'Tvashtar once set the Sun on his lathe and trimmed the glare, say the Puranas, and in Chitra the Sun remembers being made presentable. Appearance is policy, from the uniform to the letterhead and the line of a roof. Mars rules the star and adds an edge. Criticism of the work is taken personally for about an hour.',
    ),
    Swati: told(
      'The Sun sinks to his lowest degree in Swati, where the wind has the say and every breeze an opinion. Authority is negotiated afresh each week, and confidence goes with the last conversation. The cure lies in the star itself, which loves independence: a trade of one’s own, small and unbossed, gives this Sun a spine.',
    ),
    Vishakha: told(
      'The Puranas name Vishakha as the birth star of the Sun. Indra and Agni share it, so that ambition has a rank in view and a fire beneath. One gate is aimed at for years, past invitations to easier ones. What the gate was for is best settled while still outside it.',
    ),
    Anuradha: told(
      'Mitra is the friendly Aditya who holds people to their agreements. Through him the Sun leads by loyalty, like the organiser whose members turn out in the rain. Saturn rules Anuradha, and recognition is slow at home; friends in a far town usually promote such a person before the relatives do.',
    ),
    Jyeshtha: told(
      'The eldest takes charge. Indra’s star gives the Sun a chief’s anxieties with the chair: rivals to watch, a family answered for early, a father who had to be stood in for. Few are better in an emergency. Between emergencies it does good to be second somewhere, in a choir or a chess club.',
    ),
    Mula: told(
      'The Sun in Mula looks behind titles and asks on what they rest. The father’s name or fortune may have been lost, or left on purpose, and the standing built afterwards owes nothing to it. Investigation, medicine and philosophy suit the habit. Nirriti spares what is sound, so the roots deserve a look before the axe.',
    ),
    'Purva Ashadha': told(
      'Declaring victory early is the way of the Sun in the unconquered star, and often the declaration does the work. The Waters lend persuasion, Venus lends charm, and a crowd is soon warm. Setbacks are not admitted, which is brave in a campaign and costly in accounts; a candid treasurer keeps the career dry.',
    ),
    'Uttara Ashadha': told(
      'The Sun rules Uttara Ashadha in the dasha and keeps Makara Sankranti there, the almanac’s turn to the north. Office comes slowly and by the agreement of many: chair of the board, judge, captain after long service. All the gods have to be consulted. Little of it comes young, and none of it is taken back.',
    ),
    Shravana: told(
      'Vishnu is counted among the Adityas, and his three strides are the Sun’s own path. Authority in Shravana listens, puts in order what it heard, and is followed for it. The bench, the school and the radio fit. Reputation travels ahead of this person, and slander is the one injury taken to heart.',
    ),
    Dhanishta: told(
      'A procession needs its drum. In Dhanishta the Sun commands by timing: it knows when to enter, when to raise the fee and when the crew must rest. The Vasus bring property of several kinds, usually through public work. The drum is heard at home as well, where evenings without it are appreciated.',
    ),
    Shatabhisha: told(
      'Varuna, sternest of the Adityas, watches through a thousand spies, and the Sun in his star rules from behind glass, as auditor, registrar or head of a laboratory. Illness, a father’s or one’s own, may have taught it some medicine. Its warmth needs to be spoken, because the face keeps it in.',
    ),
    'Purva Bhadrapada': told(
      'One-footed, the unborn fire props up heaven, and the Sun in its star stakes everything on a single conviction. Ordinary in company, the person turns incandescent on one subject. Institutions are reformed by such heat, or quarrelled with. A post that allows for eccentricity, and a friend who may say “not today”, keep it useful.',
    ),
    'Uttara Bhadrapada': told(
      'Sunlight through deep water: in Uttara Bhadrapada there is much of it and little glare. Such a Sun serves on boards and in long studies, takes blame calmly and seldom asks for the chair it ends up filling. The elders are honoured for what they endured. Fatigue is its complaint, early mornings out of doors its cure.',
    ),
    Revati: told(
      'Pushan, the Aditya who knows every road, walks ahead of herds and travellers with his staff. So the Sun in Revati leads, gently and from the front, counting heads. It is trusted with closing things: an estate, a long career, the family firm. Soft food agrees with it, as with toothless Pushan, who lived on gruel.',
    ),
  },
  Moon: {
    Ashwini: moon(
      'With the Moon in Ashwini life begins under Ketu, for whatever is left of his seven years. Early childhood tends to hold a removal, a fever or a parent much away, and the infant learns to comfort itself. Later the mind calms soonest by doing: a run, a lamp repaired, a patient seen to.',
    ),
    Bharani: moon(
      'Feeling is carried to term in Bharani. The Moon, who gives birth, stands in the womb itself, and a mood ripens for weeks before anything is said of it. Venus opens the dashas with up to twenty years, so treats and quarrels about fairness colour the early home. Tears in time, over small matters, save the large scene.',
    ),
    Krittika: moon(
      'Krittika holds the Moon’s highest degree, in Taurus, and the Puranas make it her birthplace. Six nurses, the Krittikas, shared one child between them; many hands may have brought up this one too, and the mother is remembered for standards and hot meals. Feelings are clearest at midday and sharp before lunch.',
    ),
    Rohini: moon(
      'The mind rests in what can be touched when the Moon is in Rohini: bread rising, cloth, a scented room, the same chair. Her own ten-year dasha comes first, and the mother’s taste is the measure for decades. A change of house is felt in the stomach. A pot of earth on the sill helps more than advice.',
    ),
    Mrigashira: moon(
      'Soma is the Moon under another name, so in Mrigashira the mind is on its own ground and still cannot sit. Mars has the first dasha and gives an alert childhood with scuffed knees. Calm comes with walking and with something pleasant to look for. The bed should stand far from door and telephone.',
    ),
    Ardra: moon(
      'Tears settle this Moon as rain settles dust; in Ardra they come at music and at cruelty alike. Rahu’s years stand first in line: a household unlike the neighbours’, a parent under strain, adult matters known too soon. Writing the feeling down before acting on it serves such a mind all its life.',
    ),
    Punarvasu: moon(
      'The mother of the gods holds the Moon here, and comfort is what such people have to spare. Jupiter’s dasha opens the life with stories, elders and a school kindly remembered. The mind leaves its few beliefs and comes back to them. It heals by homecoming, and a borrowed kitchen will do for home.',
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
      'Nothing calms the Moon in Hasta like work for the fingers: shelling peas, mending, shuffling cards. Her own dasha comes first, so infancy takes its tone from the mother’s humour, quick to laugh and quick to fret. Worry goes round in the hands before it reaches the head, and may be stopped there.',
    ),
    Chitra: moon(
      'The Moon in Chitra feels through the eye, and a room put in order restores it sooner than talk. Mars has the first dasha and makes a lively child with firm views on clothes. To be looked at is both wanted and feared. One trusted person’s honest glance does more for the mood than any praise.',
    ),
    Swati: moon(
      'Weather decides the moods of the Moon in Swati, the weather indoors included. Rahu’s years come first and may bring a new town, tongue or household before school is over; the child learns there to bend and to keep the root. Moving air, from a window or a bicycle, clears the mind.',
    ),
    Vishakha: moon(
      'The Moon’s lowest degree lies in Vishakha, and contentment has to be built there by hand. Wanting is strong, and each thing obtained points to the next. Jupiter’s dasha opens the life with good counsel that is understood much later. Small feasts along the way, kept on fixed days, are solid food for this mind.',
    ),
    Anuradha: moon(
      'Far from home the Moon in Anuradha is warmer than it ever was inside. Saturn rules the first dasha, and many recall a lonely stretch, a boarding house, or a friend who counted for more than kin. The heart lives on letters and reunions. Singing in a group loosens a chest that holds too much.',
    ),
    Jyeshtha: moon(
      'Under this star the child was consulted too early. Mercury opens the dashas of a Moon in Jyeshtha, so the cleverness came with the burden: an interpreter between adults, a keeper of the younger ones. Vigilance stays on when the danger is over. Ten minutes a day in which nothing needs guarding teach it to stand down.',
    ),
    Mula: moon(
      'Somewhere near the start a root was disturbed, as the Moon in Mula under Ketu’s dasha is apt to show: alarms at the birth, a house left, a name changed. The mind wants causes ever after. Hearing the family’s true history from its oldest member settles more than reassurance does.',
    ),
    'Purva Ashadha': moon(
      'Parashara gives the Moon water for her deity, and the Waters own Purva Ashadha. Feeling runs freely and persuades first of all the one who feels it. A long Venus dasha makes an agreeable childhood, with a mother of some spirit. Rivers and hot baths restore this mind; decisions had better wait for low tide.',
    ),
    'Uttara Ashadha': moon(
      'Solitude sits in this Moon without making it sad. The Sun’s short dasha comes first, formal and dutiful, and the Moon’s own ten years unbend it. Approval is sought from those who have none to spare, a headmaster or a grandfather. A long regular task, with bees or an orchard, keeps Uttara Ashadha company.',
    ),
    Shravana: moon(
      'Sound is the way to the Moon in Shravana. A lullaby, a proverb of the mother’s, the tone in which a thing was said will stay for sixty years. Her own dasha opens the life, and the mother fills it by presence or by absence. Recitation and quiet, taken in turn, are this mind’s rest.',
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
      'Sleep is where this Moon does its work. The serpent of the deep lies under Uttara Bhadrapada, and a problem taken to bed there is answered by morning. Saturn’s dasha comes first: an older mother, thrift, long quiet afternoons. Anger sinks instead of rising, and should be fetched up while it still weighs little.',
    ),
    Revati: moon(
      'The pain of whoever sits opposite is felt by the Moon in Revati. Mercury’s years come first and teach it to laugh, imitate and count small change. Partings upset it more than absences do, so a definite day of return is a kindness. Sympathy that finds no person goes, quite rightly, to a dog or a garden.',
    ),
  },
} satisfies Partial<Record<Graha, Record<Nakshatra, Passage>>>
