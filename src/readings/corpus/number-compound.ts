import type { Compound } from '../../traditions/numerology/compounds.ts'
import { from, type Passage } from '../passage.ts'

const note = from('Cheiro, Book of Numbers (1926), the thought in our own words')

export default {
  10: note(
    'Ten is drawn as a wheel. A name of this sum rises and falls by the will of whoever bears it, and its plans tend to be carried out, good and bad alike. It rewards people who know what they want before they ask.',
  ),
  11: note(
    'Eleven was pictured as a fist closed round a muzzled beast. It warns of hidden trials and of aims that divide the forces. Two wishes pulling at one rope are its usual trouble, and choosing one of them is the remedy.',
  ),
  12: note(
    'The old image for twelve is someone offered up for the plans of others. The bearer works hard and sees the profit carried off. Clear agreements in writing, and the courage to be disliked for a day, change the number’s course.',
  ),
  13: note(
    'Thirteen means upheaval that clears the ground. It is no unlucky number for those who use power fairly: change brings them place and sphere. Used for one’s own sake alone, the same force pulls the roof down.',
  ),
  14: note(
    'Fourteen moves. It favours trade, speech, crowds and quick changes of business, and it is lucky with money. The danger comes from the folly of other people, so caution in joint risks belongs to its luck.',
  ),
  15: note(
    'Fifteen is the number of charm. Eloquence, music and a strong personal presence go with it, and gifts arrive from those who are pleased. With the plain 4 or 8 close by it has been known to use people.',
  ),
  16: note(
    'Sixteen is the struck tower with the crown falling. It tells of sudden reversals and of plans defeated when they stand tallest. Prepare early, keep a second exit, and what falls will be the ornament and not the wall.',
  ),
  17: note(
    'Seventeen is the star of eight points: peace that follows hard trials. The name is remembered after its bearer, and losses are outgrown. Its blessing holds where the reduced number finds no enemy in the date.',
  ),
  18: note(
    'In eighteen the old picture shows a moon dripping, with dogs beneath. It speaks of strife at home and gain through conflict, and of friends who are not what they seem. Slowness in trusting and a peaceful trade blunt its edge.',
  ),
  19: note(
    'Nineteen is the Sun, the prince of heaven in the old books. It promises esteem, happiness and success that does not have to be forced. It wants daylight: hidden bargains are the one thing that it does not protect.',
  ),
  20: note(
    'Twenty shows a winged figure sounding a trumpet. It is a call to some new purpose, with delays before the answer. Worldly gain is not its first concern, and patience decides whether the awakening becomes an undertaking.',
  ),
  21: note(
    'Twenty-one is the crown of the wise: advancement, honours and general success after a long test. Those who give up in the second-last round never see its face. It is good for the future in every list.',
  ),
  22: note(
    'Twenty-two is a good person asleep with a sack of errors on the shoulder. It warns of illusion and of false advice taken from others. Waking comes with one sober question: who gains if this is believed.',
  ),
  23: note(
    'Twenty-three is called the royal star of the lion. Help comes from above, through superiors and people in high place, and plans succeed by protection. It is among the luckiest sums for a date or a name.',
  ),
  24: note(
    'Twenty-four promises gain through love and through the help of those of rank. It is a fortunate number for alliances, marriage and partnership. Its help has to be asked for gracefully and repaid in attention.',
  ),
  25: note(
    'Twenty-five stands for strength won by experience. The early part is strife and trial, the rest profits from what was observed. It favours people who keep notes on their own mistakes and take the time to read them.',
  ),
  26: note(
    'Twenty-six carries the gravest warning of partnership: ruin through the bad counsel of others, by associations and unions. One who bears it should work alone, or choose companions with the care that one gives to a climbing rope.',
  ),
  27: note(
    'Twenty-seven is the sceptre. It promises authority and command, and the reward of a creative mind that has sown good seed. Its bearer should carry out their own ideas and not wait until everybody agrees with them.',
  ),
  28: note(
    'Twenty-eight is full of contradictions: great promise, then loss unless care is taken. Competition, opposition in law and misplaced trust are its themes. Begin the road a second time where you must, with better papers.',
  ),
  29: note(
    'Twenty-nine tells of uncertainty, of unreliable friends and of grief caused by others. Trials come unexpectedly. It asks for tested people, modest hopes of strangers, and a reserve of which nobody else has been told.',
  ),
  30: note(
    'Thirty is thought above matter. The bearer looks back, weighs and concludes, and often puts worldly things aside by choice. It is neither lucky nor unlucky, since all depends on the mind that carries it.',
  ),
  31: note(
    'Thirty-one is much like thirty and lonelier. It belongs to someone self-contained, who stands apart from fellow beings even in company. For worldly purposes it does little; for study and for art it is one of the best.',
  ),
  32: note(
    'Thirty-two has the quick speech of 5 and a power of many nations in the old image. It succeeds when you hold to your own judgement. Yielding to the stubbornness of others is what wrecks its plans.',
  ),
  37: note(
    'Thirty-seven is kind: good friendships, love, and fortunate partnerships with people of any sort. It supports whatever is done by two. Those who bear it should not try to do alone what it offers in pairs.',
  ),
  43: note(
    'Forty-three is a number of upheaval, strife and overturned plans. It was held unlucky for undertakings. Smaller steps, each complete in itself, leave it less to overturn, and a retreat made in time counts here as skill.',
  ),
  51: note(
    'Fifty-one has the nature of a warrior. It promises sudden advance in whatever is undertaken and strength amid rivals, and it warns of enemies made on the way. Guard the flank, be generous to the beaten.',
  ),
} as const satisfies Record<Compound, Passage>
