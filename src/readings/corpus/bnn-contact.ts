import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// A slow planet, progressed or in transit, on a natal planet
const nadi = from('R. G. Rao, Bhrigu Nandi Nadi')

const BNN_CONTACT = {
  Jupiter: {
    Sun: nadi(
      'Jupiter has come to the Sun of birth: matters of father, child and standing are blessed while this lasts. It is a time to ask for the post, to be presented to seniors, to have one’s name put on the door.',
    ),
    Moon: nadi(
      'When Jupiter reaches the Moon there is a change for the good in most charts the school has kept: another town, a fuller table, news of the mother. The mind opens. Moves planned in this season are seldom regretted.',
    ),
    Mars: nadi(
      'Land, brothers and bodily strength have Jupiter’s favour for now. Building may begin, hard work is well timed, a quarrel can be ended by the older of the two. Courage is plentiful and should be spent on something that remains.',
    ),
    Mercury: nadi(
      'Learning and paper are touched by Jupiter, who holds Mercury no friend, so gains come with an examination. Courses, licences and deeds go through when they are complete. A younger person asks for guidance and ought to receive it.',
    ),
    Jupiter: nadi(
      'Jupiter returns to its own place, or looks upon it, and life itself is renewed. Every twelve years you are given such a beginning: new teachers, better air, sometimes a birth in the house. What is resolved now runs a full round.',
    ),
    Venus: nadi(
      'Marriage, money and vehicles are the matters in hand, with Jupiter at the door of Venus. The two are rivals as much as allies, and blessing comes with expense. Ceremonies are well attended; the accounts are read afterwards.',
    ),
    Saturn: nadi(
      'Work rises: Jupiter over Saturn is what the school waits for in questions of employment. A post, a promotion or a trade begun in these months has a long life. Elder colleagues give their blessing, some of them by leaving.',
    ),
    Rahu: nadi(
      'Jupiter meets the Rahu of birth, and life goes wide. Foreign ground, large machines or a grandfather’s name come into the story. It is well to enlarge one thing at a time and to keep the old address a year longer.',
    ),
    Ketu: nadi(
      'A year for law, prayer or healing opens with Jupiter on Ketu. Old suits are settled, a teacher of few words is found, an inward question gets its answer. Worldly plans go quietly meanwhile, and are none the worse for it.',
    ),
  },
  Saturn: {
    Sun: nadi(
      'Saturn comes to the Sun, and father, rank and pride are made to work. Responsibility for an elder may fall to you. Superiors count the hours; those who have kept a record of their service come through with their title confirmed.',
    ),
    Moon: nadi(
      'The Moon of birth is under Saturn’s hand. Change is wanted and goes slowly, the mother’s comfort needs attention, sleep is lighter than usual. Plain food, early evenings and fewer promises are the customary advice, and it is good.',
    ),
    Mars: nadi(
      'Engine and brake meet as Saturn touches Mars: land, machines and brothers demand patience. Building permits are slow. Strain is best shared out over many days, and heavy tools are for those who have slept.',
    ),
    Mercury: nadi(
      'Saturn steadies Mercury, so trade, study and documents become regular work. It is a fair time for accounts, for a trade licence, for a long course taken by evenings. Results are plain and useful rather than quick.',
    ),
    Jupiter: nadi(
      'Duty lays its hand on life: Saturn has reached Jupiter. A role is taken up that will be kept for years, whether of employment or family. It feels like weight in the first months, and like a place in the world after that.',
    ),
    Venus: nadi(
      'Wealth through labour is the subject while Saturn attends Venus. Purchases are sensible and lasting, marriage is spoken of in terms of duties, art is practised. Friends in finance or building prove what they are worth.',
    ),
    Saturn: nadi(
      'Saturn stands again where it stood at birth, or across from it: the ledger of work is opened. What was done for show is struck out. A trade chosen now, about the thirtieth year or the sixtieth, is your own.',
    ),
    Rahu: nadi(
      'Employment passes through foreign or mechanical hands with Saturn upon Rahu. Shifts, transfers and technical duties are frequent in these months. A second skill, learned while the first one pays, is the insurance the school would recommend.',
    ),
    Ketu: nadi(
      'Saturn loosens its grip where Ketu stood, and some task ends. Retirement from a committee, a trade given up, a debt forgiven: such are the records. Law, healing or a workshop for one person may take the room that is left.',
    ),
  },
  Rahu: {
    Sun: nadi(
      'Rahu draws a cloud across the Sun of birth for a season. Reputation should be kept out of others’ hands, the father’s papers looked over, and titles refused that come too easily. The light beyond the cloud is unchanged.',
    ),
    Moon: nadi(
      'The Moon of birth is stirred by Rahu, toward travel, foreign company and vivid nights. What frightens is mostly imagined, and what attracts is partly so. Decisions of the heart are better carried over into the next season.',
    ),
    Mars: nadi(
      'Haste and machinery are in the air when Rahu touches Mars. Roads, heights and disputes with strangers need a cool head. Technical projects that are planned on paper by two people go ahead at a surprising speed.',
    ),
    Mercury: nadi(
      'Rahu is welcome to Mercury: new devices, languages and markets present themselves. Trade with distant customers may begin. Copies of each agreement, and one sceptical reader at the desk, are enough to keep the novelty honest.',
    ),
    Jupiter: nadi(
      'Life is magnified by Rahu while it touches Jupiter. Larger company, larger sums, larger claims. The school advises to measure every offer by what it asks of one’s conscience, and to decline those that need hurry.',
    ),
    Venus: nadi(
      'New tastes and unexpected attractions arrive with Rahu at the place of Venus. Goods from abroad, film, fashion and vehicles bring gain. A tie formed in these months is judged best after they are over.',
    ),
    Saturn: nadi(
      'Work turns toward what is foreign, chemical or electric, for Rahu has reached Saturn. Transfers come by message. Those already in such trades advance now, and others are offered a door that they had not noticed.',
    ),
    Rahu: nadi(
      'The nodes are back upon their own line, as they are every nine years or so. An old hunger is felt once more in a new form. Comparing this season with the last such one shows what has really been learned.',
    ),
    Ketu: nadi(
      'Rahu passes over the Ketu of birth and wants what was once let go. Lost papers, former faiths and old lawsuits come up. It is enough to look through the box and to close it with a clean label.',
    ),
  },
  Ketu: {
    Sun: nadi(
      'Ketu cuts near the Sun of birth. A title may be laid down, a superior departs, the father withdraws from some affair. Without the badge there is room to see who you are, and some rest in it.',
    ),
    Moon: nadi(
      'The mind grows quiet or uneasy, as the chart allows, when Ketu comes to the Moon. Solitude does good in measured doses. Cooking for somebody else is the old remedy against going round in circles.',
    ),
    Mars: nadi(
      'Fine cutting is favoured and feuds are revived with Ketu upon Mars. Surgery, codes and the repair of delicate things succeed. Brothers had better speak through a patient third person until the season is over.',
    ),
    Mercury: nadi(
      'Ketu interrupts Mercury: a course stops, a friend is silent, a document is missing a page. Whatever is studied for its own sake prospers none the less. A list, checked each evening, supplies most of what has dropped out.',
    ),
    Jupiter: nadi(
      'Life turns inward with Ketu at Jupiter’s place. Teachers of the spirit, courts of law and houses of healing come into the days. A lighter schedule is no loss here; much of what falls away had been carried for show.',
    ),
    Venus: nadi(
      'Ketu thins out the comforts of Venus for a while. A partner needs distance, or a treasure is sold. Devotion, handicraft and simple rooms are pleasant in this season, and the purse recovers by itself.',
    ),
    Saturn: nadi(
      'Attachment to the job is what Ketu unties, coming to Saturn. Tasks end without successors. For healers, lawyers and weavers it is a good harvest, for the others a hint to look where their hands are glad.',
    ),
    Rahu: nadi(
      'Ketu stands where Rahu was at birth, and an ambition loses its taste. It may be resigned with a light heart. What remains wanted after this season was your own wish, and the rest had been borrowed.',
    ),
    Ketu: nadi(
      'The nodes have come round, and Ketu is on its own place. Old detachments are confirmed, old fears laid to rest; some receive a teaching for the second time. A retreat of even three days is well placed here.',
    ),
  },
  Venus: {
    Sun: nadi(
      'Progressed Venus, who is the woman’s own life in this school, meets the Sun. Father, child and rank are the theme of the year. It favours being seen, provided that the terms are agreed beforehand.',
    ),
    Moon: nadi(
      'Venus arrives at the Moon in its yearly steps, and home, mother and change of place move to the front. Spending follows feeling. A year that is shared with friends is happier than one spent alone.',
    ),
    Mars: nadi(
      'The year brings the woman’s own planet to Mars, which stands for her partner. A bond, or a new chapter in an old one, is the customary reading of the school. Property and brothers take part in the story.',
    ),
    Mercury: nadi(
      'A light and profitable year is told of when Venus steps to Mercury. Studies, friends and small trade surround her. Papers about land or earnings turn out in her favour when she reads them herself.',
    ),
    Jupiter: nadi(
      'Teachers and honour attend the year in which Venus reaches Jupiter. She is given responsibility, and some ceremony goes with it. Generous plans are praised; half of them should be carried out, and that half completely.',
    ),
    Venus: nadi(
      'Venus is home again, as she is once in twelve years, and a woman’s life starts a fresh round. Beauty, wealth and her own wishes count. It is a year to choose rather than to be chosen.',
    ),
    Saturn: nadi(
      'Her own work is the matter of this year, with Venus at Saturn, a friend. Earnings are steady and belong to her. Delay in other matters is the price, and those matters are safe meanwhile.',
    ),
    Rahu: nadi(
      'Unusual roads open to Venus at Rahu: foreign company, new arts, a purchase that surprises the family. She enjoys it more when one trusted friend knows the whole of the plan and what it costs.',
    ),
    Ketu: nadi(
      'Quiet surrounds Venus in the year she meets Ketu. Devotion, study and care of the sick come naturally, and company thins out. Nothing given up in this year needs to be given up for good.',
    ),
  },
} satisfies Record<'Jupiter' | 'Saturn' | 'Rahu' | 'Ketu' | 'Venus', Record<Graha, Passage>>

export default BNN_CONTACT
