import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// The nakshatra of the Moon at birth: nature, work, relations, health and care
const nature = from('Brihat Jataka 16 and Brihat Samhita 101')
const work = from('Brihat Samhita 15')
const relations = from('Brihat Jataka 16, with the yoni and gana of the star')
const health = from('Brihat Samhita 105, the star-man whose limbs are the stars')
const care = from('Muhurta Chintamani 2, with the deity of the star')

export default {
  Ashwini: {
    nature: nature(
      'Varahamihira gives those born under Ashwini good looks, love of ornament and a ready mind. The twin riders who own the star arrive before they are sent for, and so do you: first at the gate, first to offer, first to leave.',
    ),
    work: work(
      'Horses, riders, physicians and commanders belong to Ashwini in the old list of trades. Today that covers ambulance crews, sport, transport and any clinic where minutes count. Slow approval chains wear you out faster than hard labour would.',
    ),
    relations: relations(
      'Popular at once, Ashwini makes friends in the queue and may forget to ring afterwards. The star carries the horse as its animal, which wants company but no halter. Partners who give it room on Tuesday find it home by Friday.',
    ),
    health: health(
      'The knees fall to Ashwini when the stars are laid along the body. Sprints without warming up and drives through the night do not suit it. Strength returns quickly here as a rule, provided that rest is allowed to finish.',
    ),
    care: care(
      'Ashwini is one of the light stars, good for travel, trade, medicine and learning, and poor soil for what needs waiting. Beginnings are safe in its hands. What helps is a second name on every project, belonging to someone who stays until the invoice.',
    ),
  },
  Bharani: {
    nature: nature(
      'Resolute, truthful and hard to divert: so the classical verse describes Bharani, whose lord is Yama, keeper of measure. You carry a thing through once it has been promised. You also remember exactly what was promised to you.',
    ),
    work: work(
      'The old list hands Bharani the trades that others avoid, those of restraint, punishment and the handling of flesh. Midwives, surgeons, court officers, auditors and people who close failing firms are its modern company. It earns by bearing what must be borne.',
    ),
    relations: relations(
      'Loyalty under Bharani is strong and it expects an equal weight on the other side of the scale. Affection shows in acts, seldom in reassurance. An elephant does not forget, and a debt of kindness to such a partner is best paid while it is small.',
    ),
    health: health(
      'Head and scalp are the seat of Bharani in the figure of the stars. Tension gathers there when duty has no end in sight, and the verse that grants good health assumes meals on time and quarrels concluded the same week.',
    ),
    care: care(
      'As a fierce star, Bharani serves demolition, debt recovery and firm endings better than feasts or launches. The habit to watch is judging oneself by the harshest clause. A task handed to someone else is not a duty broken.',
    ),
  },
  Krittika: {
    nature: nature(
      'A large appetite and a bright name are promised to Krittika, the star of Agni. What you take in is burnt for fuel, whether food, facts or opposition. Those who come too near without warning meet the sharp edge of the razor that is its sign.',
    ),
    work: work(
      'Keepers of fire, miners, barbers, potters, grammarians and astrologers share Krittika in the Brihat Samhita. Each of them removes something to reveal something. Editing, metalwork, cooking and the law continue the line, and the work is better with one clear standard to apply.',
    ),
    relations: relations(
      'Krittika defends its own like a hearth and criticises them like a furnace. The texts add an eye that wanders when the home fire is neglected. Praise spoken first, correction afterwards and in private, keeps the household warm and unburnt.',
    ),
    health: health(
      'To Krittika are given the hips and loins, and to its lord Agni the digestion. Hot spices, skipped breakfasts and anger at table upset the rhythm here; cooling food and a walk after supper restore it.',
    ),
    care: care(
      'Krittika counts among the mixed stars, fit for fire, metal and daily duties, unfit for soft beginnings. Cut one thing at a time. Before the knife goes in, it pays to write down what is to remain, since the blade has no opinion on that.',
    ),
  },
  Rohini: {
    nature: nature(
      'Truthful, clean, gentle of speech and steady in mind is the verdict on Rohini, the Moon in its favourite house. Charm here is unhurried. You wait, feed what is growing, and find after some years that others have gathered in the shade.',
    ),
    work: work(
      'Farmers, cattle owners, merchants, carters and keepers of vows stand under Rohini. Growing and selling are its two hands: food, cloth, cosmetics, land and hospitality answer well. A fixed place of business suits it more than a territory to be travelled.',
    ),
    relations: relations(
      'The myth tells that the Moon stayed with Rohini and neglected her twenty-six sisters, so devotion and jealousy arrive together. As a partner you give comfort with both hands and want to be preferred. Naming that wish aloud spares the household many silences.',
    ),
    health: health(
      'Shins and calves are the limbs of Rohini, and sweet things its temptation. Standing all day tires the one and feasts feed the other. Evening walks on level ground are the tradition of common sense for a star that loves to sit among good dishes.',
    ),
    care: care(
      'Fixed stars are for foundations, and Rohini is the most fertile of them: plant, build, marry or sign for the long term under its habits. Possession is the snare. One object of value given away each year keeps the hand able to open.',
    ),
  },
  Mrigashira: {
    nature: nature(
      'The deer gives Mrigashira its head and its nerves. Nimble, eloquent, fond of good living and easily startled, you follow a scent through one subject into the next. The pleasure lies in the tracking, and a caught quarry is soon put down.',
    ),
    work: work(
      'Perfume, cloth, gems, music, forests and the carrying of letters make up the trades of Mrigashira. Research desks, buying for a shop, travel writing and surveying are their heirs. Work that ends with a question is done willingly; forms in triplicate are not.',
    ),
    relations: relations(
      'Shy at first and talkative after, Mrigashira courts by long walks and shared curiosity. It bolts from raised voices. The serpent is its animal in matching, sensitive to touch and tone, so the partner who lowers the volume hears far more.',
    ),
    health: health(
      'With the eyes as its limb, Mrigashira tires first from screens and from reading late. Restlessness upsets sleep before it upsets anything else. Green distances in the morning do for this star what tonics do for others, and shoulders loosen with them.',
    ),
    care: care(
      'Tender stars favour friendship, clothes, song and the start of study, and Mrigashira is of that class. Its difficulty is the search that never names its object. A written answer to what would be enough turns the hunt into a walk home.',
    ),
  },
  Ardra: {
    nature: nature(
      'The old verse is hard on Ardra, for it comes with thunder and asks no leave. Rudra the storm is its lord, and the kinder half is what follows rain. Under pressure you break what was rotten, and you think best once something has been lost.',
    ),
    work: work(
      'Binders, spell-workers and dealers in rough grain stood under Ardra, a star of forces that must be contained. Its present fields are electricity, software faults, demolition, crisis lines and drug research. Give it the problem nobody can reproduce, and leave it alone overnight.',
    ),
    relations: relations(
      'Ardra weeps and shouts, then means what it says afterwards. Gratitude is felt late and shown later, which the texts take for ingratitude. Friends who survive one thunderstorm with you usually stay for life, having seen the ground dry.',
    ),
    health: health(
      'Hair belongs to Ardra, and a season of strain is said to show there first. Damp weather and swallowed tears weigh on the mood. Regular sleep, salt baths and a place where noise is allowed carry the weather through.',
    ),
    care: care(
      'Ardra is a sharp star: fit for confronting an enemy or pulling down a wall, unfit for contracts of affection. Decisions taken in the first hour of anger are the costly ones. Waiting for one night of rain is an old rule and a cheap one.',
    ),
  },
  Punarvasu: {
    nature: nature(
      'Self-restraint, good conduct and contentment with little mark Punarvasu, the star whose name means good again. Its people lose a post, a house or an argument and come back to the same street by another door. Invention is modest here, recovery is large.',
    ),
    work: work(
      'Honest merchants, craftsmen, servants of good houses and people of proven word belong to Punarvasu. It does well wherever something is restored: repair, teaching, resale, rehabilitation, second editions. Aditi, mother of the gods, rules it, and her workers rarely send anyone away unfed.',
    ),
    relations: relations(
      'Forgiveness comes easily to Punarvasu, which makes it a comfort and sometimes a doormat. The cat is its animal, affectionate on its own terms and devoted to a place. Old loves reappear in such lives, and a polite limit serves better than a locked gate.',
    ),
    health: health(
      'Fingers are the part given to Punarvasu in the body of stars. The verse adds thirst and frequent small complaints that pass. Enough water, warm hands and a return to plain meals after any feast answer nearly all of what it means.',
    ),
    care: care(
      'As a movable star Punarvasu favours vehicles, changes of address and the second attempt. Its risk is repeating a mistake as faithfully as a virtue. Before going back, note in one line what is different this time; if the line stays empty, wait.',
    ),
  },
  Pushya: {
    nature: nature(
      'Calm of mind, liked by many, learned and provided for: no star receives a kinder verse than Pushya. Brihaspati, priest of the gods, is its deity and Saturn its lord, so the kindness keeps hours and accounts. Advice from it arrives with a packed lunch.',
    ),
    work: work(
      'Barley, wheat, rice and sugar cane, ministers and performers of sacrifice fall under Pushya. Feeding people and advising rulers are its two professions, which today means dairies, kitchens, schools, boards and civil service. It prospers in institutions older than itself.',
    ),
    relations: relations(
      'Care under Pushya looks like arrangement: the bill is paid, the aunt is fetched, the soup kept warm. It may forget to ask whether that was wanted. A sheep is the animal of the star, patient in company and uneasy when the flock disperses.',
    ),
    health: health(
      'Face and mouth carry the mark of Pushya. Overfeeding, of oneself as of others, is its commonest complaint, and worry on behalf of relatives the next. The remedy is in proportion: a smaller plate, and one evening in which nobody is looked after.',
    ),
    care: care(
      'Muhurta texts praise Pushya for every undertaking except marriage, an exception they trace to a curse of Brahma. For a life it means generous results from study, trade and building. Intimate promises need a second opinion and a slower hand.',
    ),
  },
  Ashlesha: {
    nature: nature(
      'Serpents own Ashlesha, and the verse fears them: guile, all-consuming appetite, a short memory for favours. Read more evenly, this is a mind that notices weak points and keeps its own covered. Insight is its strength, and so is the hold it takes.',
    ),
    work: work(
      'Physicians of every kind stand beside poisons, roots and reptiles in the list for Ashlesha. Pharmacy, diplomacy, intelligence work, psychology and the tasting of wine and tea use the same faculty. You learn the unwritten rules of an office within a week.',
    ),
    relations: relations(
      'To be embraced by Ashlesha is to be known, and held. It studies those it loves and may use the knowledge when frightened of losing them. Suspicion ends sooner when dull facts, such as where one was on Thursday, are offered unasked.',
    ),
    health: health(
      'Nails are the small limb of Ashlesha, quick to show how the weeks have been. What is eaten, and how calmly, deserves a note on the calendar. Slow breathing, learnt from someone competent, is the classic medicine for a coiled system.',
    ),
    care: care(
      'Sharp by class and watery by sign, Ashlesha is kept for antidotes, for research and for binding an adversary. Secrets multiply here if unattended. One person who is told everything, and bound to silence, takes more venom out than a year of caution.',
    ),
  },
  Magha: {
    nature: nature(
      'Servants, wealth, enjoyment, reverence for gods and forefathers, and undertakings on a large scale: such is the picture of Magha. The ancestors rule the star. You sit in a chair someone else built and are judged, by themselves first, against the portrait on the wall.',
    ),
    work: work(
      'Granaries, mountains, merchants and people devoted to their parents come under Magha. Family firms, archives, heritage law, protocol and senior office suit it. A title matters here for more than vanity, because Magha does its best work when the role is older than its holder.',
    ),
    relations: relations(
      'Magha is generous downwards and stiff sideways; equals find it harder to love than dependants do. The lineage sits at the table as well. When a partner learns the family stories and is then asked for their own, the throne becomes a bench for two.',
    ),
    health: health(
      'Among the limbs the nose is assigned to Magha, and with it pride of breath and posture. Heat, rich food and swallowed insults raise the pressure. Mornings outdoors and honest work with the hands bring it down without loss of dignity.',
    ),
    care: care(
      'Fierce by class, Magha wants care in starting anything tender, while rites for the dead and claims of inheritance succeed under it. What is inherited can also be put down. One custom kept, and one ended on purpose, is a fair account for a generation.',
    ),
  },
  'Purva Phalguni': {
    nature: nature(
      'Pleasant speech, an open hand, good looks and a taste for roaming are given to Purva Phalguni. Bhaga, who hands out shares, is its god, and its sign is the front of a couch. Rest is treated as a skill, and others grow easier nearby.',
    ),
    work: work(
      'Actors, musicians, craftsmen and sellers of cotton, salt, honey and oil share this star. Entertainment, weddings, design, massage and luxury retail are the plain successors. The verse adds service to rulers: it does well close to power and badly in charge of a rota.',
    ),
    relations: relations(
      'Affection is the home ground of Purva Phalguni. Gifts are well chosen, evenings last, and boredom is the only rival to fear. The star is paired with the rat in matching, a creature of warm nests, and it keeps faith best where the nest is renewed.',
    ),
    health: health(
      'Organs of generation belong to both Phalgunis, the earlier one with the stress on pleasure. Late nights and sweet things are its usual creditors. A regular bedtime for half the week leaves enough freedom for the other half, say those who live well with it.',
    ),
    care: care(
      'Though the almanac calls it fierce, this star is sought for love, art and reconciliation by those born in it. Postponed bills are its weak side. Pay on the first of the month, then enjoy; the order makes the whole difference.',
    ),
  },
  'Uttara Phalguni': {
    nature: nature(
      'Liked by people, living by what they have learnt, comfortable and content: thus the tradition sums up Uttara Phalguni. Aryaman, god of contracts and hospitality, stands behind it. A word given at the door is kept in the kitchen, ten years on.',
    ),
    work: work(
      'Gentle and clean persons, scholars, givers, owners of fine grain and just kings fall to this star. Contracts, human resources, patronage, counselling and estate management call on it. Appointments with a stated term suit it, for it serves terms to the last day.',
    ),
    relations: relations(
      'Marriage itself is the subject of Aryaman, and partnership brings out the best in Uttara Phalguni. It prefers a clear agreement to a great passion and then grows warm inside it. Being taken for granted is the hurt that it never mentions.',
    ),
    health: health(
      'The second Phalguni shares the generative parts with the first, here with the accent on fatigue and the lower back. Duty performed while tired out is the pattern to interrupt. A day off, agreed in advance with those who depend on it, will be used.',
    ),
    care: care(
      'Being a fixed star, Uttara Phalguni supports weddings, coronations, foundations and every oath meant to last. You find it hard to leave what has ended. A review date written into the promise spares you the choice between loyalty and truth.',
    ),
  },
  Hasta: {
    nature: nature(
      'Enterprise, boldness and quick fingers are the gifts of Hasta, the hand; the verse asks it to mind what it takes up, for a hand may close on anything. Savitar, who sets things moving at dawn, owns it. Ideas here are understood once they have been handled.',
    ),
    work: work(
      'Artisans, merchants, mahouts, charioteers and reciters of the Veda appear together under Hasta. Surgery, massage, carpentry, typing, conjuring and negotiation descend from them. A bench with good tools gets more out of this star than an office with a view.',
    ),
    relations: relations(
      'Hasta shows love by mending what is broken. It jokes when it should answer, and a clever remark may land harder than intended. Tasks done side by side, a garden or a wall to paint, are where its partner will hear what matters.',
    ),
    health: health(
      'As its name says, the hands are its limb, with wrists included. Repetition tires them, and worry shows as fidgeting first. Manual work that has no deadline, such as bread or clay, quiets the whole system.',
    ),
    care: care(
      'Light stars carry trade, learning, ornament and medicine, and Hasta is the deftest of them. Its fault is gripping the detail. Before each large effort you do well to open the hand and ask someone else what the thing is for.',
    ),
  },
  Chitra: {
    nature: nature(
      'Bright clothes, garlands, fine eyes and well-made limbs are all that Varahamihira says of Chitra, and it is enough. Tvashtar the maker rules the star. You notice how a thing is put together, and you remake yourself as readily as a room.',
    ),
    work: work(
      'Jewellers, dyers, writers, singers, weavers, mathematicians, perfumers and eye surgeons crowd the list for Chitra. Architecture, fashion, optics and engineering belong beside them. It needs to sign its work; anonymous excellence drains it within a year or two.',
    ),
    relations: relations(
      'Beauty draws Chitra in and craft keeps it. The tiger is its animal, splendid company and solitary by habit, so admirers are many and intimates few. A partner does well to look at what is being made before speaking of what has been left undone.',
    ),
    health: health(
      'To Chitra the forehead is assigned, and fine work in poor light tires it. A glass of water within reach is part of the craft. Breaks with distance vision, and one unfinished surface left alone each day, protect both eye and temper.',
    ),
    care: care(
      'A tender star, Chitra favours ornament, song, friendship and the buying of clothes or tools. Perfection is where it stalls. Setting the date of the exhibition before the work begins gives Tvashtar a reason to lay down the chisel.',
    ),
  },
  Swati: {
    nature: nature(
      'Restraint, kindness, trade and agreeable speech are the marks of Swati, ruled by the wind. The young shoot that is its symbol bends and is still there after the storm. Independence is asked for politely, then taken if the answer is slow.',
    ),
    work: work(
      'Merchants and their horses, dealers in grain, birds, deer and ascetics of light diet belong to Swati. Import, freelance work, diplomacy, aviation and exchange suit it. Its income comes in gusts, and a reserve of six months turns the weather into freedom.',
    ),
    relations: relations(
      'The text calls the friendships of Swati unsteady, and so they are in attendance, seldom in good will. Pressed for a commitment it leans away; given an open door it leaves and returns with something from the market. Letters hold it better than locks.',
    ),
    health: health(
      'Teeth are the limb of Swati and Vayu, the wind, its humour. Light sleep comes with irregular meals and too many arrivals. Warm oil, cooked food and the same hour for supper are the old cure for wind in the body.',
    ),
    care: care(
      'Movable by class, Swati blesses travel, vehicles, gardens and trade. What it lacks is ballast: opinions adjust to the last visitor. Keeping one decision unrevised for a full season is an exercise that strengthens the stem.',
    ),
  },
  Vishakha: {
    nature: nature(
      'Lustre, eloquence, appetite and a liking for dispute make up the candid verse on Vishakha. Indra and Agni share it, and the forked branch is its sign. Here is ambition with a date attached; what looks like rivalry to others is, from inside, measurement.',
    ),
    work: work(
      'Trees with red flowers, sesame, pulses and cotton, and worshippers of Indra and Agni, are listed under Vishakha. Campaigns, sales, competitive law, brewing and field crops fit. You plan for a harvest three years off and say little until it is in.',
    ),
    relations: relations(
      'Two gods in one star give Vishakha a divided evening: the goal wants it and so does the household. Jealousy is honest here and passes when rank is clear. Partners who share a project with you are spared from competing with it.',
    ),
    health: health(
      'The arms are Vishakha, together with whatever they reach for. Overwork in pursuit of a target, followed by a feast at its conclusion, is the usual swing. A rest day entered before the contest, and no stimulants after dusk, keeps the pendulum small.',
    ),
    care: care(
      'Almanacs call Vishakha mixed, useful for fire rites and routine, doubtful for ceremonies of union. Its people arrive at a peak and look at once for the next. Deciding beforehand what arrival will look like, and whom to thank, lets them enjoy the summit.',
    ),
  },
  Anuradha: {
    nature: nature(
      'Wealthy, hungry, given to wandering and to living far from the birthplace: the verse on Anuradha is a traveller’s portrait. Mitra, god of friendship, holds the star under Saturn. Warmth persists here through cold years, and that is its discipline.',
    ),
    work: work(
      'Leaders of assemblies, friends of good people, travellers and autumn crops fall to Anuradha. It organises: unions, alumni, clinics abroad, touring companies, research teams in four time zones. Numbers and devotion sit side by side in such work, and both are kept exact.',
    ),
    relations: relations(
      'Friendship is the root from which Anuradha loves. It stays near a friend through disgrace and asks only not to be left out of confidence. The deer of the star startles at coldness, and a short message from far away counts as bread.',
    ),
    health: health(
      'With Anuradha goes the heart region, the chest where loyalty is carried and grief put by. Hunger that has nothing to do with food is its typical complaint. Company at table, singing, and a walk for the breath are better than a second helping.',
    ),
    care: care(
      'Tender stars prosper in friendship, and Anuradha most of all; agreements, reunions and foreign ties do well with it. Sorrow is stored for too long. An appointed day of remembrance, with an end at sunset, frees the rest of the year.',
    ),
  },
  Jyeshtha: {
    nature: nature(
      'Few friends, contentment, virtue and a hot temper are the four words for Jyeshtha, the eldest. Indra rules it, king among gods and anxious about his seat. You take charge of siblings, committees and emergencies without waiting for a vote.',
    ),
    work: work(
      'Commanders, persons of high family and fame, and conquering kings share the star. Security, crisis management, senior nursing, editing and union politics are its later posts. It is wasted in second place, and knows it before the chief does.',
    ),
    relations: relations(
      'Jyeshtha protects, and resents being thought in need of protection. Intimacy starts when a weakness has been confessed without disaster. Classical matching gives it the male deer: watchful at the edge of the clearing, courteous, and slow to lie down.',
    ),
    health: health(
      'Neck and throat take the load of Jyeshtha, stiff when command is carried alone. Anger held back for the sake of rank is carried to table. Someone to report to, even informally, relaxes a muscle that no massage reaches.',
    ),
    care: care(
      'Sharp of class, Jyeshtha is used for discipline, for the removal of an offender and for protective rites. Seniority without thanks is its grief. Teaching a successor early costs some authority and buys back the friends that the verse says are few.',
    ),
  },
  Mula: {
    nature: nature(
      'Proud, well off, easy in life, averse to cruelty and steady: Varahamihira writes better of Mula than its reputation would lead anyone to expect. Nirriti, who undoes, owns it. The mind goes down to the root, and can pull up a plant to see how it grows.',
    ),
    work: work(
      'Herbs, physicians, heads of companies, and those living by seeds, roots and fruit come under Mula, with very rich persons beside them. Basic research, pharmacy, mining and forensic accounts agree with it. An unexplained residue is what gets this star out of bed.',
    ),
    relations: relations(
      'What is false in a tie, Mula finds and names, often at dinner. Early life may have cut it from a first home, and it builds the second on plainer terms. The dog of the star is loyal past reason where it was fed in winter.',
    ),
    health: health(
      'Feet come first in the star-man, and they are Mula. Hips, and shoes chosen for looks, enter here. Barefoot ground, unhurried stretching and an early night answer a body that spends its strength on going to the bottom of things.',
    ),
    care: care(
      'Among the sharp stars, Mula serves wells, foundations of inquiry and the end of what has decayed. Custom asks a birth under it for a rite of peace in the first month, a comfort and no verdict. Ask before uprooting whether anyone lives in it.',
    ),
  },
  'Purva Ashadha': {
    nature: nature(
      'A dear and pleasing spouse, pride, and friendship that does not slip: this is the entry for Purva Ashadha, the unconquered. The Waters are its deity. Persuasion works like water here, by return, and defeat is described so well that it passes for victory.',
    ),
    work: work(
      'Boatmen, bridge builders, lovers of truth and all who live by water share the star. Shipping, irrigation, public speaking, textiles, dyes and pools are fields for it. A crowd to convince keeps it fresh; a ledger to reconcile sends it looking for air.',
    ),
    relations: relations(
      'Once a friend of Purva Ashadha, one is a friend in court and in hospital. It argues for the pleasure of argument and forgets that the other side keeps score. Granting a point in front of others is the present its partner remembers.',
    ),
    health: health(
      'Thighs belong to both Ashadhas, and the earlier one loves water and forgets to drink it. Swimming is its natural exercise. Water and salt in moderate measure, and a seat left every hour, keep the lower half content.',
    ),
    care: care(
      'Fierce in the almanac, this star favours declaring a contest, opening dams and clearing debts. Its zeal does not hear when to stop. Appointing a friend to say “enough” before any campaign begins is worth more than victory in it.',
    ),
  },
  'Uttara Ashadha': {
    nature: nature(
      'Modest, upright, rich in friends, grateful and well thought of: no word in the verse on Uttara Ashadha is a reproach. All the gods together own it. Victory comes late and stays won, because nobody was trampled on the road to it.',
    ),
    work: work(
      'Ministers, wrestlers, elephants, warriors and worshippers are named for Uttara Ashadha. Public administration, standards, engineering and sport with a long season correspond. Its reputation is made by the third decade of service, when the charming have moved on.',
    ),
    relations: relations(
      'Gratitude is the quality classical authors single out, and it makes this star a patient partner with a long memory for kindness. The mongoose, which has no mate among the other stars, is its animal; solitude is felt even in good company and needs no cure.',
    ),
    health: health(
      'The later Ashadha holds the thighs as pillars hold a porch, and knees below them pay for stubborn standing. Stiffness is the note. Strength training with a slow increase suits it, as do an honest bedtime and shoes with some give.',
    ),
    care: care(
      'A fixed star, chosen for coronation, house entry and seed that must come up each year. Its care lies in delegation. By the time Uttara Ashadha asks for help the roof is usually off, so a standing arrangement with two neighbours is wiser.',
    ),
  },
  Shravana: {
    nature: nature(
      'Prosperous, learned, well married and widely known: Shravana, the ear, gives what comes of listening. Vishnu measured the worlds in three strides here. You hear the whole story, remember the name of the town, and repeat it to the right listener.',
    ),
    work: work(
      'Tireless and capable workers, truth-tellers, devotees and also jugglers fall to Shravana. Teaching, interpreting, broadcasting, counselling, audio and records management are its trades. Pay it to hear what customers say and half the board meetings become unnecessary.',
    ),
    relations: relations(
      'As a partner Shravana recalls the remark from the second year. It comforts by attention and is hurt by gossip, its own included. The monkey of the star likes hands and chatter, and a daily quarter of an hour of talk keeps the peace.',
    ),
    health: health(
      'Ears are its limb, and balance, both kinds, depends on them. Noise and bad news received at bedtime do more damage than draughts. Silence on one morning a week, with the telephone in another room, is rest enough for most of what troubles it.',
    ),
    care: care(
      'Movable stars suit the visit to a teacher, initiation and medicine; Shravana leads them in matters of study. Much is heard that was never checked. Going to the source before passing on the report preserves the good name that the verse promises.',
    ),
  },
  Dhanishta: {
    nature: nature(
      'Open-handed, brave, wealthy, musical, and fond of money all the same: Dhanishta keeps several drums going. Eight Vasus, gods of substance, rule it. Timing is the talent; you enter the market, the song and the quarrel on the beat.',
    ),
    work: work(
      'Donors, the peaceable, people of means and fickle friends are listed for Dhanishta. Percussion, property, athletics, metal trades and logistics all reward its rhythm. It manages crews well, since everyone can hear when the next stroke is due.',
    ),
    relations: relations(
      'Custom credits Dhanishta with delay or discord in marriage, a tendency of its drum, which is hollow in the middle. Work and fame fill the hours meant for two. Fixing the shared evening first and the rehearsals round it settles much of the matter.',
    ),
    health: health(
      'The back carries Dhanishta. Long standing, heavy lifting done for show and a chilled spine after exertion are its three ways to trouble. Training to a metronome, with rests counted as strictly as effort, keeps the frame sound into age.',
    ),
    care: care(
      'From the second half of Dhanishta begin the five stars in which custom avoids roofing, fuel gathering and southward travel. Those born here start quickly and well. What they should schedule is the pause, for a drum is made of the silence in it.',
    ),
  },
  Shatabhisha: {
    nature: nature(
      'Blunt speech, troubles survived, enemies overcome, rashness, and a will that is hard to win: Shatabhisha is drawn with a heavy pen. Varuna, who sees hidden knots, is its lord. Behind the closed circle you are examining the evidence.',
    ),
    work: work(
      'Those who work with nets and snares, fishers, fowlers, brewers and launderers stand under it. Of the same kind now are laboratory medicine, networks, electricity, astronomy and the care of recovery. Night shifts suit the hundred healers better than open-plan days.',
    ),
    relations: relations(
      'Privacy is the first condition of love with Shatabhisha, honesty the second. It vanishes to think and comes back with a conclusion, not a mood. A horse that has been beaten remembers the stick; trust is rebuilt with time spent, seldom with speeches.',
    ),
    health: health(
      'Strangely, laughter is the portion of Shatabhisha in the star-man, and its absence is the first sign of strain. The lower legs follow in later books. Cold baths for the hardy, long walks for everyone, and one merry friend do it good.',
    ),
    care: care(
      'Among movable stars this is the one for medicines, boats and whatever must be sealed. Secrecy becomes heavy by habit alone. Each year something kept back may be told to the one it concerns; the ceiling stays up, and the room is larger.',
    ),
  },
  'Purva Bhadrapada': {
    nature: nature(
      'Sadness, skill, savings and a heart ruled by the one it loves form the old description of Purva Bhadrapada. Aja Ekapada, the one-footed fire, stands over it. There are two faces to you, a mild one for the street and a burning one for the vow.',
    ),
    work: work(
      'Cowherds, wrestlers and keepers of other people’s money keep company in the list. Out of the same heat come reformers, undertakers, stunt crews, tax inspectors and writers of tragedy. You accept a hard cause gladly and are worn down by a trivial one.',
    ),
    relations: relations(
      'Passion under Purva Bhadrapada is absolute for a time and then ashamed of itself. The verse says that you are governed by a partner, and a good-humoured one is the making of you. Money is a safer subject when the figures lie on the table.',
    ),
    health: health(
      'The two Bhadrapadas hold the sides of the body, left and right, with the ribs beneath. Austerity followed by excess is what upsets them. Small regular meals offend the temperament of this star and agree perfectly with its body.',
    ),
    care: care(
      'Counted among the fierce, it helps with risk, weapons, water control and unpopular truths. Despair is its weather and it lifts by the calendar. No vow should be sworn in that hour; sworn in daylight and written small, it will be kept.',
    ),
  },
  'Uttara Bhadrapada': {
    nature: nature(
      'Eloquent, contented, blessed in descendants, stronger than its enemies and dutiful: so runs the entry for Uttara Bhadrapada. Ahirbudhnya, serpent of the deep, lies under it. Temper is rare, because most provocations never reach the depth at which you live.',
    ),
    work: work(
      'Priests, donors, ascetics, hermits, rulers and the very wealthy share the star. Charity boards, hospices, long research, insurance and water supply are suited to it. Others bring it the matter that needs ten years and no applause.',
    ),
    relations: relations(
      'Steady affection, few declarations. A cow is the animal of Uttara Bhadrapada, which gives quietly and does not like to be hurried, and its one cruelty is to withdraw in silence. Asking on the same evening what is wrong brings it back to the fence.',
    ),
    health: health(
      'Ribs and flanks are the share of this star, sleep its medicine and its excess. Water is retained, warmth is lost at the feet. Rising with the sun, a brisk hour outdoors and spices in the soup move what is inclined to settle.',
    ),
    care: care(
      'Fixed and benevolent, the star is picked for marriage, seed, wells and vows of long standing. Letting things be is carried too far at times. One visible act on each decision, however small, tells the others that the decision was made.',
    ),
  },
  Revati: {
    nature: nature(
      'Whole of limb, liked by all, brave, clean and well provided: Varahamihira closes his round of stars with Revati at peace. Pushan, who finds lost cattle and guides travellers, is its god. Nobody reaches the end of the road alone in such company.',
    ),
    work: work(
      'Pearls, shells, salt, lotuses, perfume, merchants and ferrymen belong to the last star. Travel, shipping, fostering, hospitality, films and end-of-life care follow its lamp. It is good at the final stage of any project, when the impatient have gone home.',
    ),
    relations: relations(
      'Revati adopts: stray animals, new colleagues, a friend’s difficult father. It gives where it should lend and hopes to be understood without speaking. Said plainly, its needs turn out to be modest, and those who love it are relieved to know them.',
    ),
    health: health(
      'The belly is its limb and impressions its diet. Feet and lymph enter in later handbooks. Food eaten in peace, a fixed hour for sleep and less grief taken over from others keep this sensitive instrument in tune through the year.',
    ),
    care: care(
      'Tender, auspicious for marriage, cloth, gems and safe travel, Revati also ends the zodiac near a knot where water meets fire. Finishing is its art and beginning its fear. A companion for the first mile is all the remedy that Pushan ever prescribed.',
    ),
  },
} satisfies Record<Nakshatra, Record<'nature' | 'work' | 'relations' | 'health' | 'care', Passage>>
