import type { Graha, Lord } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// A gem as the stone of the lord of house 1 (life), 5 (benefic) or 9 (lucky), of the running period, or as one to avoid. A node rules no
// house, so it has a stone only for its period, or none
const worn = from('The gem by Jataka Parijata 2; common practice of the stones of the trikona lords')
const period = from('The gem by Jataka Parijata 2; common practice of the stone of a dasha')
const left = from('The gem by Jataka Parijata 2; lordship of houses after BPHS 34')

export default {
  Sun: {
    life: worn(
      'For Leo rising the ruby is the stone of a lifetime, since the Sun owns the ascendant and no second house to complicate the gift. Custom expects of it a straighter back, warmth in the hands and credit for work done. Heat of temper is the sign that the ring should rest.',
    ),
    benefic: worn(
      'The Sun rules the fifth from Aries, the house of judgement, pupils and children, and the ruby is worn there for a clear head in matters of authority. Teachers and managers are its usual wearers. A stone with milky patches is refused by the old lapidaries, however large it may be.',
    ),
    lucky: worn(
      'Sagittarius rising counts the Sun as lord of the ninth, of father, teacher and good fortune, so the ruby is its lucky stone. It is put on for an appointment, a degree or a pilgrimage rather than for daily chores. Gold and the ring finger are the accepted company.',
    ),
    dasha: period(
      'The six years of the Sun are the shortest term of the nine, and a ruby worn through them is meant to hold rank and vitality steady while superiors look closely. Garnet does the same duty for a smaller purse. When the period closes the ring has served and may come off.',
    ),
    avoid: left(
      'A ruby would feed a Sun who owns a single house, and one that is counted against {rising} rising. Quarrels with officials and hot, sleepless nights are what the tradition fears from it. The same planet is honoured without a stone, by water offered at sunrise and wheat given on Sundays.',
    ),
  },
  Moon: {
    life: worn(
      'Cancer is the only ascendant that the Moon rules, and it wears the pearl for life. The stone belongs to the sea and to the mind: sleep, appetite and trust in familiar people are what it is asked to steady. A round pearl with an unbroken skin is preferred to a heavy one.',
    ),
    benefic: worn(
      'From Pisces the Moon holds the fifth, the seat of children, learning and remembered devotion, and so the pearl is the benefic stone here. Study that had become dry is expected to flow again under it. Silver on the little finger, put on in the bright half of the month, is usual.',
    ),
    lucky: worn(
      'Fortune reaches Scorpio rising through the Moon, lord of the ninth, and the pearl is the stone that courts it. Help from elders, from teachers and from places near water belongs to its reputation. Since a pearl is soft, it is kept from perfume and sweat and renewed once its lustre is gone.',
    ),
    dasha: period(
      'Ten years belong to the Moon, and they wax and wane with the household. A pearl worn for their length is meant to keep moods from deciding large questions, and to draw goodwill from the public. Moonstone, at a lower price, is the accepted deputy for the whole decade.',
    ),
    avoid: left(
      'Pearls are left in the box with {rising} rising, because its Moon owns a house that is reckoned against it, and a stronger Moon would press that matter harder. Restless sleep and money spent to soothe a mood are the old warnings. Rice given on a Monday is the safer courtesy.',
    ),
  },
  Mars: {
    life: worn(
      'Red coral is the life stone of Aries and of Scorpio, the two signs of Mars. The tradition hangs stamina on it, and the nerve either to finish a quarrel or to walk away from one. People who already run hot wear it on working days only, and lay it aside in a quarrel.',
    ),
    benefic: worn(
      'As lord of the fifth Mars turns his edge to judgement, and red coral is the stone for it: decisions made early, competitions entered with a plan, pupils kept in good order. People at a desk feel it as impatience, and are told to take up a sport along with the ring. Tuesday morning is the hour of first wearing.',
    ),
    lucky: worn(
      'Coral brings the kind of luck that has to be fetched, when Mars rules the ninth: land, a rank, a teacher who wants effort before praise. By custom copper carries it as well as gold does. It is an honest stone for people who would rather earn a favour than receive one.',
    ),
    dasha: period(
      'Seven years of Mars ask for exertion, and coral is worn through them so that the force has somewhere to go: building, training, property, a contest entered by choice. Its red should be even and free of holes. Anger that rises within the first weeks is a reason to lay it aside.',
    ),
    avoid: left(
      'Coral heats a Mars who is no friend to {rising} rising and who holds houses of dispute, loss or hard bargaining. Haste and costly partners are the harm that custom attributes to it. Red lentils given away on Tuesdays, or plain physical work, quieten him at no risk.',
    ),
  },
  Mercury: {
    life: worn(
      'Gemini and Virgo belong to Mercury, and the emerald is their stone for life. Speech, memory and the skin are under its care in the old books, and so is a sense for trade. An emerald without any inclusion is nearly always glass, so a little garden inside it counts as no defect.',
    ),
    benefic: worn(
      'Where Mercury is lord of the fifth the emerald serves study, counsel and the upbringing of clever children. Writers and students keep it on while they work. The other house that he owns comes along with it, so the stone is judged after a term or two before it is worn for good.',
    ),
    lucky: worn(
      'A ninth house under Mercury gives luck by letters: a reply, an examination, a contact abroad. The emerald is worn for such news, on the little finger. Because he owns a house of expense or of dispute besides the ninth, it is tried for a fortnight before it is set in gold.',
    ),
    dasha: period(
      'Mercury keeps his term for seventeen years, long enough to learn a trade and leave it for a better one. An emerald through those years is meant for accounts, contracts and nerves under load. Peridot is a sensible choice where much of the period will be spent on the road.',
    ),
    avoid: left(
      'Emerald would make a talker of a planet that {rising} rising should keep busy and quiet. By the houses he owns Mercury is a poor ally here, and the texts see disputes over papers and friends who turn creditors. Green fodder given to cows on a Wednesday is the common gesture in its place.',
    ),
  },
  Jupiter: {
    life: worn(
      'Yellow sapphire is worn for life by the two signs of Jupiter, Sagittarius and Pisces. It is asked for good counsel, a steady appetite and the respect that lets a person speak last. A second helping is the joke and the caution among its wearers. Thursday and the index finger are its own.',
    ),
    benefic: worn(
      'Through the fifth Jupiter blesses learning and children, which is the very matter he signifies by nature, and the yellow sapphire doubles the theme. It suits a parent, a teacher or anyone who is paid for advice. Citrine is the usual beginning, and the costlier stone follows when a year of it has been good.',
    ),
    lucky: worn(
      'The ninth is Jupiter’s own ground by signification, and when he rules it by sign as well, yellow sapphire is the lucky stone without much argument. It is worn for matters of law and faith, for long roads and the goodwill of elders. Custom joins a gift to a teacher with the first wearing.',
    ),
    dasha: period(
      'Sixteen years under Jupiter give room for a family, a degree or a reputation to grow. Yellow sapphire is worn through them as one keeps an adviser on a retainer: not for emergencies, but so that large choices are slept on. A pale even yellow is valued above a deep cloudy one.',
    ),
    avoid: left(
      'Even Jupiter does harm by the houses that he owns, and for {rising} rising his sapphire would enlarge the wrong ones: easy credit, long disputes, generosity beyond the purse. The planet stays a benefic by nature, so his day, his teachers and a gift of Bengal gram remain open to anyone.',
    ),
  },
  Venus: {
    life: worn(
      'A diamond for life belongs to Taurus and Libra, which Venus rules. It stands for ease in company, a good voice, and taste that others pay for; the old lapidaries asked for sharp points and water-clear light. White sapphire serves those who find the price out of proportion.',
    ),
    benefic: worn(
      'Venus as lord of the fifth lends charm to intelligence, and the diamond supports art, affection and happy dealings with the young. A performance, a celebration or a first exhibition is the occasion on which it is taken out. One clear small stone is preferred to several clouded ones.',
    ),
    lucky: worn(
      'Luck arrives well dressed where Venus holds the ninth. The diamond is chosen by people whose chances come through taste: a patron, a teacher of the arts, a marriage into another country. It is first worn on a Friday, during the bright fortnight.',
    ),
    dasha: period(
      'No period is longer than the twenty years of Venus. A diamond, or the white topaz that may replace it, is worn so that comforts come without waste and affection without rivalry. Have the setting looked at every other year: more such stones are lost from worn claws than to any planet.',
    ),
    avoid: left(
      'The diamond is withheld with {rising} rising, where Venus owns houses that drain or oppose the chart. Expense on show, indulgence and rivalry in love are the consequences listed by tradition. An heirloom may be worn to a wedding and put away again; the rule concerns daily wear as a remedy.',
    ),
  },
  Saturn: {
    life: worn(
      'Blue sapphire is the life stone of Capricorn and Aquarius, and no other ascendant may call it that. It is given for endurance, regular work and an old age in good order. Since custom fears this gem above the rest, even these wearers begin with some nights of trial, in silver.',
    ),
    benefic: worn(
      'With Saturn over the fifth, thought becomes patient, and blue sapphire favours research, long study and children who mature late. Its effect is said to be slow in coming and slow in going. Amethyst through a winter is the recommended rehearsal before anybody spends money on the gem itself.',
    ),
    lucky: worn(
      'Saturn makes fortune slow and durable as lord of the ninth, and blue sapphire is asked to keep it from being slower than it need be. Wearers in a hurry, custom warns, return it within the year. Help from elders, builders or the state is how it usually appears.',
    ),
    dasha: period(
      'Nineteen years of Saturn reward whoever keeps the same hours in the tenth of them as in the first. Blue sapphire is worn to bear that rhythm, never to shorten it. Three nights of trial under the pillow are customary, and one bad dream is thought enough to send the stone back.',
    ),
    avoid: left(
      'Blue sapphire would strengthen a Saturn who holds burdens for {rising} rising: delay, dispute, separation or loss. Of all gems it is the one that tradition forbids most firmly in such a case, however fashionable the colour. Black sesame given on Saturdays, and wages paid on time, please the same planet.',
    ),
  },
  Rahu: {
    dasha: period(
      'Hessonite is worn on one condition, and it is met here: Rahu stands in a house of growth, and the planet in whose sign he stands is a friend of the chart. The stone goes with the eighteen years of his term, its foreign work and sudden publicity. When they end it comes off.',
    ),
    avoid: left(
      'Hessonite would hurry a node that works for the wrong master here. Rahu has no sign of his own and carries out the business of his host, who does {rising} rising more harm than good. Confusion and overreach are the fruits named. Black gram given away on a Saturday answers him better.',
    ),
  },
  Ketu: {
    dasha: period(
      'Cat’s eye is put on for Ketu’s seven years alone, and only because the lord of his sign is well disposed and he stands in a house of growth. Custom wants of it protection from hidden opponents and a quiet mind for study or prayer. The band of light should be single and straight.',
    ),
    avoid: left(
      'Ketu cuts, and cat’s eye sharpens him. As agent of a lord who owns harmful houses for {rising} rising he would cut the wrong cords: savings, habits of health, old friendships. Horse gram given on Tuesdays and a lamp for Ganesha are the offerings that custom sets in the place of the stone.',
    ),
  },
} satisfies Record<Lord, Record<'life' | 'benefic' | 'lucky' | 'dasha' | 'avoid', Passage>> &
  Record<Exclude<Graha, Lord>, Record<'dasha' | 'avoid', Passage>>
