import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on public life: houses by shade, helping and straining significators, roles, the Ghati lagna, openings of periods.
// {helper} and {burden}: the heaviest factors on either side; {lord}: the lord of the house
const passage = from('BPHS 11, 24 and 32, weighed as an area of life')
const natures = from('BPHS 3 and 32 on the planets and what they stand for')
const royal = from('BPHS 39-41 and Phaladeepika 7 on the yogas of kings')
const jaimini = from('Jaimini Upadesa Sutras 1.1-1.3 on the karakas and rank')
const ghati = from('BPHS, chapter of special lagnas, on the Ghati lagna')
const timed = from('Vimshottari dasha by BPHS 46-47, with the double transit of K. N. Rao')

const banded = (strong: string, good: string, mixed: string, weak: string): Record<AreaBand, Passage> => ({
  strong: passage(strong),
  good: passage(good),
  mixed: passage(mixed),
  weak: passage(weak),
})
const halves = (good: string, bad: string): Record<'good' | 'bad', Passage> => ({
  good: natures(good),
  bad: natures(bad),
})

export default {
  promise: banded(
    'Public life lies well within the reach of this chart, and {helper} carries much of it. People look to you when something has to be decided in front of others. The question is less whether a stage can be had than which cause is worth standing on it for.',
    'This chart has the means for public work, through {helper} more than anything. It favours those who begin in a small body, a committee or a council, and are asked to go further. {burden} is the point at which opponents will press.',
    'For public life the chart speaks with two voices. {helper} draws you towards it, and {burden} makes the price of it plain. Work for a cause, behind somebody who stands in front, often uses the first voice and spares the second.',
    'Public life is uphill in this chart, mostly because of {burden}. Influence is to be had all the same, by expert knowledge, by writing or by patient service, since {helper} is there to work with. The tribune is only one of the places from which a town is changed.',
  ),
  tenth_house: banded(
    'The tenth house, of rank and of acts seen by all, stands high. {lord} rules it, and authority is granted to you without much ceremony. What is decided in the open gains by being defended in the open.',
    'The tenth house is sound. {lord} rules it and gives a name for getting things through. Office suits such a chart best when its duties are defined beforehand, and when its term is as well.',
    'The tenth house lifts and lets down. {lord} rules it, so that a post is followed by a time without one. Those who keep a profession beside their office stand these intervals without bitterness or debt.',
    'The tenth house bears a burden. {lord}, its ruler, works under difficulty, and public credit is slow or goes to the chair beside. A record that can be shown, of votes and of works, is worth more than a following here.',
  ),
  fourth_house: banded(
    'The fourth house, in which the old books see the people and their affection, is firm. {lord} rules it, and you are liked where you come from. A home district that gives its trust is half of any public career.',
    'The fourth house gives a fair share of popular goodwill. {lord} rules it. Those who have met you once remember some kindness of yours, and say so to others when it is useful, often long afterwards.',
    'The goodwill of the people comes and goes: the fourth house is in two minds. {lord} rules it, and warmth has to be renewed by being present. Speeches do less for it than visits do.',
    'The fourth house, of popular affection, is strained. {lord} rules it, and a crowd takes you for colder than you are. Small rooms, and answers given one by one, correct the picture better than any poster.',
  ),
  sixth_house: banded(
    'The sixth house, of contest, is strong. {lord} rules it, and opposition brings out what peace leaves asleep. Long campaigns suit you, and you will still be canvassing long after the others have gone home.',
    'The sixth house holds up well in a contest. {lord} rules it and gives stamina with a cool head. Attacks do little harm as long as they are answered once, briefly, and with a figure.',
    'In contests this chart wins some and learns from the others. {lord} rules the sixth house. It matters a great deal who is chosen as an opponent, and a quarrel over principle goes better than one over persons.',
    'The sixth house tires in contests. {lord} rules it, and disputes cost more strength than they return. Alliances made before the fight, and a deputy who enjoys the thing itself, are the customary answer to it.',
  ),
  karakas: {
    Sun: halves(
      'It is the king of the nine and stands for authority itself. People accept a decision from you even where they had hoped for another one, and to answer for it afterwards comes naturally to you.',
      'It is the king of the nine and stands for authority, which has to be borrowed at first in this chart: from an office, an elder or a cause. Borrowed for long enough, it becomes one’s own.',
    ),
    Saturn: halves(
      'It stands for the many who labour, and they trust you to wait there beside them. Slow measures that last, such as drains, wages and pensions, are the places where its work is best seen.',
      'It stands for the many who labour, and the distance to them has to be closed on purpose here. To learn their trades and hours at first hand does it, where a manifesto alone does not.',
    ),
    Rahu: halves(
      'It stands for masses, for new media and for the outsider. It serves you by making a message travel, and by opening the doors that mere usage had kept shut for a generation or two.',
      'It stands for masses and for rumour, and in this chart the second comes along with the first. What is said in private should be such that it can be read aloud in a hall.',
    ),
    Mars: halves(
      'It stands for courage and command. Here it acts without being told twice, keeps order, and takes its losses without complaint. In an emergency this is the very person who is handed the keys first.',
      'It stands for courage and command, and its edge is turned in this chart. Anger speaks first and has to be explained away. Drafts that are left until morning save friendships which are wanted later.',
    ),
    Jupiter: halves(
      'It stands for counsel and law, and lends them freely. Advisers of some quality gather round you, and a reputation for fairness opens the doors of the other side as well as those of one’s own.',
      'It stands for counsel and law, which come with delay in this chart. Advice is plenty and not all of it is disinterested, so that one adviser who wants nothing is worth a whole cabinet.',
    ),
  },
  roles: {
    leader: natures(
      'Of the parts that public life offers, that of the one in front fits best, since the Sun is the most able of the six who assign them. Responsibility steadies you. It is second place, with its share of blame and none of the say, that wears.',
    ),
    organiser: natures(
      'The part that fits best is the organiser’s: Saturn is the most able of the six who assign them. Lists, branches, minutes and patience win what speeches begin. You are seldom on the poster and often in the office above it.',
    ),
    adviser: natures(
      'The part that fits best is the adviser’s, Jupiter being the most able of the six who assign them. Others come before deciding, and come again because they were told the truth. Law, education and mediation are its natural fields.',
    ),
    orator: natures(
      'The part that fits best is that of the voice: Mercury is the most able of the six who assign them. The word that others repeat, the answer in the interview, the paragraph which settles a text, are its work.',
    ),
    administrator: natures(
      'The part that fits best is to carry things out, since Mars is the most able of the six who assign them. A department, a city, a relief operation thrives under such a hand. Deliberation is better left to somebody patient.',
    ),
    opposition: natures(
      'The part that fits best is in opposition, Rahu being the most able of the six who assign them. You see what the established cannot see, and say it loudly. To govern afterwards takes partners of another kind.',
    ),
  },
  raja: {
    some: [
      royal(
        'Combinations for power are whole here, and nothing cancels them. The old books write of kings, which in our time means any place where one decides for others. They wake in the periods of their planets and are quiet in between.',
      ),
      royal(
        'The patterns which the old books kept for kings are found in this chart without a flaw. A chart may hold several of them and live quietly, since they speak only while their planets rule the time. What each is good for stands beside it.',
      ),
      royal(
        'Yogas of power stand in this chart and nothing takes them back. They describe the kind of rank more than its height: the first thing to read is which houses are joined, and the second is when.',
      ),
    ],
    none: royal(
      'No combination for power is whole and unopposed in this chart. It does not close the matter, since long careers have been made from a firm tenth house and good timing. It does mean that rank is built and not bestowed.',
    ),
  } satisfies Record<'some' | 'none', Cell>,
  amatyakaraka: {
    related: jaimini(
      '{king} is the atmakaraka, which stands for the self, and {minister} the amatyakaraka, its minister. The two are tied to each other in this chart. Jaimini reads rank from that, as what you are and what you are useful for go the same way.',
    ),
    apart: jaimini(
      'The atmakaraka, for the self, is {king} here, and the amatyakaraka, for the minister, is {minister}. They have no tie in this chart, so that private convictions and public usefulness go separate ways. A loyal second, unlike oneself, bridges the gap.',
    ),
  },
  ghati: {
    kendra: ghati(
      'The Ghati lagna, which moves a sign for each ghati after sunrise and is read for power, rises in {sign}. Its lord {lord} stands in an angle, the {seat} house. Authority, once held, is exercised in plain view and is not easily taken away.',
    ),
    elsewhere: ghati(
      'The Ghati lagna, read for power, rises in {sign}, and its lord {lord} stands in the {seat} house, away from the angles. Influence works by way of {field} before it works through office. Titles come after the fact, where they come at all.',
    ),
    unknown: ghati(
      'The Ghati lagna is counted from sunrise, and at this latitude the Sun did not rise and set on the day of birth. The witness is left out, and nothing is put in its place. The other indicators stand as they are.',
    ),
  },
  timing: {
    owner: timed(
      'The lord of this period, {ruler}, owns the house of public acts. Candidatures, appointments and handovers cluster in such times. What has been prepared can be put forward, and what has not been should be kept back.',
    ),
    occupant: timed(
      'The lord of this period, {ruler}, stands in the house of public acts, so that you are seen, wanted and criticised. The diary fills by itself, and the art lies in leaving two evenings of the week alone.',
    ),
    aspect: timed(
      'The lord of this period, {ruler}, looks at the house of public acts. The call comes from elsewhere, by way of a movement, a friend in need, or a matter in the neighbourhood which nobody takes up.',
    ),
    karaka: timed(
      'The lord of this period, {ruler}, stands for public life by its own nature. It is a time to gather people and knowledge. Standing for something is favoured before standing for office, and is remembered for longer.',
    ),
    varga_lord: timed(
      'The lord of this period, {ruler}, rules the tenth house of the dashamsha. Earlier service is recognised then, by a post, a mention or an invitation, and often by people who had kept silent at the time.',
    ),
    double_transit: timed(
      'During part of the period of {ruler} Jupiter and Saturn are at one upon the house of public acts or its lord. The tradition looks for large turns of rank only then. Decisions that can be timed belong there.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'These years hold no period with a firm tie to the house of public acts. They suit study, local work and the mending of alliances. A campaign begun in them should have another reason than the stars.',
  ),
  setbacks: [
    timed(
      'The periods named here have least to do with public standing. A refusal in one of them says little about the next attempt. The tradition advises keeping what one has, speaking seldom, and leaving old opponents a way to come round.',
    ),
    timed(
      'Of the years asked about, these stretches bear least upon rank. What fails in them may be tried again without shame, since the failure belongs to the season. Work out of sight, and repair of what last time neglected, belong here.',
    ),
    timed(
      'There are stretches in these years when public matters move on without you. The following are the longest way from the house of rank. They are kindly used for study, for family, and for hearing from those who voted the other way.',
    ),
  ] satisfies Cell,
  eighth_house: {
    good: passage(
      'The eighth house, of sudden turns, keeps fairly quiet in this chart. A fall from favour, where it happens, is short, and something useful is brought back from it. Matters that were kept confidential remain so.',
    ),
    bad: passage(
      'The eighth house, of sudden turns, makes itself heard in this chart, so that standing can change within a week. Clean accounts and a circle which says unpleasant things in good time are the two safeguards that the rule points to.',
    ),
  },
}
