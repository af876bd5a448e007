import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// A nakshatra in the chart of a child, written for the parents: of the Moon, on friends, and of any planet. {what}: the significations of the planet
const child = from('Common practice, told for the parents of a child (kala and patra, BPHS 46); own wording')

export default {
  Ashwini: {
    nature: child(
      'Your child is quick, cheerful and first at the gate. Born with the Moon in Ashwini, the star of the two riders, they want to help before anybody has asked. Teach the second half of speed, which is finishing.',
    ),
    friends: child(
      'Your child makes friends in a minute and forgets to call them back. Ashwini likes company without a halter. A fixed playdate in the week keeps a friend whom they would otherwise lose sight of.',
    ),
    planet: child(
      'Your child’s {what} works fast and helpfully, as Ashwini does. Let it start early in the day, and give it a clear end.',
    ),
  },
  Bharani: {
    nature: child(
      'Your child carries a thing through once it has been promised. The Moon in Bharani makes for strong feelings and a strong sense of what is owed. Do not bargain over a rule that you have set yourself.',
    ),
    friends: child(
      'Your child is loyal to friends and expects the same. Bharani does not forget a broken promise. Show how to forgive in small matters, by doing so yourself at the table.',
    ),
    planet: child(
      'Your child’s {what} is intense and goes to the end of a thing, as Bharani does. Make the task small enough for it to be finished.',
    ),
  },
  Krittika: {
    nature: child(
      'Your child is bright, sharp and honest to the point of rudeness. The Moon in Krittika, the star of fire, cuts through excuses. Praise the honesty, and practise the tone in which a true thing is said.',
    ),
    friends: child(
      'Your child defends friends warmly and criticises them too. Krittika wants friends to be better than they are. Ask which three things they like in the friend before you hear the complaint.',
    ),
    planet: child(
      'Your child’s {what} is clear and a little hot, as Krittika is. A goal helps it, and so does a pause before speaking.',
    ),
  },
  Rohini: {
    nature: child(
      'Your child is charming, sensuous and attached to beautiful things. The Moon in Rohini grows wherever there is care. Let them sow, water and pick something of their own, and change nothing suddenly.',
    ),
    friends: child(
      'Your child is liked at once and wants the favourite friend to themselves. Rohini shares slowly. Invite two children instead of one from time to time, with enough cake for all.',
    ),
    planet: child(
      'Your child’s {what} grows slowly and well, as everything does in Rohini. Patience, good materials and a pretty place are its best teachers.',
    ),
  },
  Mrigashira: {
    nature: child(
      'Your child searches, asks and is off again. The Moon in Mrigashira, the deer’s head, is curious and easily startled. Speak softly, answer the third question too, and let the route to school vary.',
    ),
    friends: child(
      'Your child looks for new friends while keeping the old ones in mind. Mrigashira is gentle and shy of loud groups. Meeting outdoors, with something to discover, is the best beginning.',
    ),
    planet: child(
      'Your child’s {what} is always on the search, as Mrigashira is. Give it a trail to follow, and one thing to bring home.',
    ),
  },
  Ardra: {
    nature: child(
      'Your child has storms and clear air after them. The Moon in Ardra feels deeply and thinks sharply. Hold on quietly while it rains, and talk about causes when the sun is out again.',
    ),
    friends: child(
      'Your child has few friends and goes through a good deal with them. Ardra says hard things and regrets them. Help with the apology, and let it be short.',
    ),
    planet: child(
      'Your child’s {what} comes in gusts, as Ardra’s rain does. Wait for the end of the gust; the best ideas follow it.',
    ),
  },
  Punarvasu: {
    nature: child(
      'Your child comes back to good humour again and again. The Moon in Punarvasu, the star of return, is kind and easily content. Let them try a thing a second time; that is where they succeed.',
    ),
    friends: child(
      'Your child forgives and takes old friends back. Punarvasu is hospitable and shares the last biscuit. See that kindness is returned, at least on Sundays.',
    ),
    planet: child(
      'Your child’s {what} works best at the second attempt, as Punarvasu does. Keep the first draft; it will be needed.',
    ),
  },
  Pushya: {
    nature: child(
      'Your child is caring, calm and dutiful. The Moon in Pushya nourishes whoever is near, be it doll, dog or little brother. Let them help, and let them be small as well.',
    ),
    friends: child(
      'Your child is a friend to rely on. Pushya looks after others and says little of its own troubles. Ask at bedtime who looked after them today.',
    ),
    planet: child(
      'Your child’s {what} is steady and kind, as Pushya is. A regular hour does it more good than a great effort.',
    ),
  },
  Ashlesha: {
    nature: child(
      'Your child sees through people and keeps their counsel. The Moon in Ashlesha, the star of the coiled serpent, is clever and wary. Be straightforward; a trick, once discovered, costs months.',
    ),
    friends: child(
      'Your child binds close to one friend and watches the rest. Ashlesha feels jealousy and hides it. Speak about jealousy as something that everybody has, and it loses its sting.',
    ),
    planet: child(
      'Your child’s {what} is cautious and clever, as Ashlesha is. Trust draws it out, while pressure makes it hide.',
    ),
  },
  Magha: {
    nature: child(
      'Your child has dignity and a feeling for family and tradition. The Moon in Magha sits on a little throne. Tell them of great-grandparents, and give the duty that goes with the crown.',
    ),
    friends: child(
      'Your child likes to be at the head of the group and is generous there. Magha is hurt by disrespect. Show how a good chief thanks the others.',
    ),
    planet: child(
      'Your child’s {what} grows by the example of the family, in Magha. Tell a true story of a grandparent, and keep your praise short and honest.',
    ),
  },
  'Purva Phalguni': {
    nature: child(
      'Your child loves rest, play and being together. The Moon in Purva Phalguni has a gift for making others comfortable. Put the work before the pleasure, and then do not spoil the pleasure.',
    ),
    friends: child(
      'Your child has many friends and a good time with them. Purva Phalguni is warm, artistic and averse to quarrels. Let them host a small feast and tidy up after it.',
    ),
    planet: child(
      'Your child’s {what} unfolds in good company and at leisure, as Purva Phalguni likes. Begin with ten minutes of work, then play.',
    ),
  },
  'Uttara Phalguni': {
    nature: child(
      'Your child is helpful, dependable and proud of it. The Moon in Uttara Phalguni keeps agreements. Make a few and keep yours as well; fairness is what they measure you by.',
    ),
    friends: child(
      'Your child stays with a friend through good and bad days. Uttara Phalguni expects that a promise holds. Explain gently that others forget without meaning harm.',
    ),
    planet: child(
      'Your child’s {what} is dependable, as Uttara Phalguni is. Give it a duty with a name, and thank it by name.',
    ),
  },
  Hasta: {
    nature: child(
      'Your child has clever hands and a quick wit. The Moon in Hasta, the hand, learns by making. Paper, clay, coins and cards should be within reach, and a joke is a good teacher.',
    ),
    friends: child(
      'Your child makes others laugh and does them small favours. Hasta likes to be needed. Point out that one is also liked with empty hands.',
    ),
    planet: child(
      'Your child’s {what} lies in the hands, as all things do under Hasta. Show it once, then let it try alone.',
    ),
  },
  Chitra: {
    nature: child(
      'Your child has a sense of form and wants things to look right. The Moon in Chitra, the jewel, makes and arranges. Let them design the room, and be patient with the tenth version of a drawing.',
    ),
    friends: child(
      'Your child attracts friends by style and by ideas. Chitra admires and wants to be admired. Help them to see the quiet ones, who notice the work behind the sparkle.',
    ),
    planet: child(
      'Your child’s {what} wants to make something beautiful, as Chitra does. Good tools are worth the money here.',
    ),
  },
  Swati: {
    nature: child(
      'Your child goes their own way, politely. The Moon in Swati, a young shoot in the wind, bends and does not break. Leave room for choices, and let independence grow with the length of the string.',
    ),
    friends: child(
      'Your child gets on with everyone and belongs to no clique. Swati needs air in a friendship. Do not worry about the afternoon alone; it is chosen.',
    ),
    planet: child('Your child’s {what} needs freedom, as Swati does. Two options to choose from are enough.'),
  },
  Vishakha: {
    nature: child(
      'Your child sets a goal and does not let go. The Moon in Vishakha, the forked branch, can be torn between two wishes. Help to put one first, and be glad about the way there.',
    ),
    friends: child(
      'Your child makes friends over a common aim. Vishakha compares itself with others and suffers when it is behind. Praise a friend’s success together, aloud.',
    ),
    planet: child('Your child’s {what} is ambitious, as Vishakha is. One goal at a time keeps it happy.'),
  },
  Anuradha: {
    nature: child(
      'Your child lives by friendship and feels distance keenly. The Moon in Anuradha is devoted and brave far from home. Teach the habits that keep a bond: writing, visiting, remembering.',
    ),
    friends: child(
      'Your child is a true friend and misses those who are away. Anuradha brings groups together. A letter box in the hall, used weekly, is a lovely toy for them.',
    ),
    planet: child('Your child’s {what} grows through devotion, as Anuradha does. Let it work for somebody it likes.'),
  },
  Jyeshtha: {
    nature: child(
      'Your child feels responsible, often as the eldest or as if they were. The Moon in Jyeshtha protects the small and hides its own fear. Take the office away at weekends.',
    ),
    friends: child(
      'Your child is chosen as a leader and may feel alone in it. Jyeshtha trusts few. Be the person to whom nothing has to be proved.',
    ),
    planet: child(
      'Your child’s {what} takes charge, as Jyeshtha does. Give it one area of its own, and relieve it of the rest.',
    ),
  },
  Mula: {
    nature: child(
      'Your child wants to get to the root of things, and pulls up a plant to see it. The Moon in Mula asks why until the answer holds. Dig together: in the garden, in books, in memories.',
    ),
    friends: child(
      'Your child is honest with friends and may break with one suddenly. Mula begins again easily. Ask whether the good part of the friendship might be kept.',
    ),
    planet: child(
      'Your child’s {what} goes to the root, as Mula does. Allow the mess that this makes, within one room.',
    ),
  },
  'Purva Ashadha': {
    nature: child(
      'Your child is sure of winning and hard to discourage. The Moon in Purva Ashadha, the star of the waters, persuades whoever listens. Teach them to listen as well, with you as the model.',
    ),
    friends: child(
      'Your child carries friends along with enthusiasm. Purva Ashadha likes to be right. Let the friend choose the game every second time.',
    ),
    planet: child(
      'Your child’s {what} is confident, as Purva Ashadha is. Ask it for proof now and then, in a friendly way.',
    ),
  },
  'Uttara Ashadha': {
    nature: child(
      'Your child is earnest, fair and slow to give up. The Moon in Uttara Ashadha wins late and for good. Do not measure it by the quickest child; measure it by last year.',
    ),
    friends: child(
      'Your child is respected among friends for fairness. Uttara Ashadha takes on too much for the group. Say clearly when enough has been done.',
    ),
    planet: child('Your child’s {what} wins by lasting, as Uttara Ashadha does. Plan for months here, not for days.'),
  },
  Shravana: {
    nature: child(
      'Your child listens, remembers and repeats every word. With the Moon in Shravana, the ear, they learn through voices. Be careful what you say in the next room, and read aloud for as long as they like it.',
    ),
    friends: child(
      'Your child knows what friends like, because they listened. Shravana hears gossip as well. Agree that a story about somebody absent is not carried further.',
    ),
    planet: child(
      'Your child’s {what} learns by listening, as Shravana does. Spoken instructions work better than written ones.',
    ),
  },
  Dhanishta: {
    nature: child(
      'Your child has rhythm, energy and a liking for being part of the band. The Moon in Dhanishta, the drum, moves before it talks. Dance, percussion and sport are as important as sums.',
    ),
    friends: child(
      'Your child is popular in groups and a little shy with one person. Dhanishta likes to do things together. A shared rhythm, from skipping to drumming, begins a friendship.',
    ),
    planet: child('Your child’s {what} has a beat, as Dhanishta has. Put the work to music, or into short rounds.'),
  },
  Shatabhisha: {
    nature: child(
      'Your child keeps a distance and observes. The Moon in Shatabhisha, the star of a hundred healers, is independent and hard to read. Do not press for feelings; offer a riddle or an experiment.',
    ),
    friends: child(
      'Your child has one or two friends with the same odd interest. Shatabhisha is content with that. A birthday with two guests can be exactly right.',
    ),
    planet: child(
      'Your child’s {what} works alone and in its own order, as Shatabhisha does. Leave the door closed until it opens.',
    ),
  },
  'Purva Bhadrapada': {
    nature: child(
      'Your child burns for ideas and is suddenly very serious. The Moon in Purva Bhadrapada has two faces, a mild one and a fierce one. Take both calmly, and give the ideals something to do.',
    ),
    friends: child(
      'Your child wants friends who care about the same things. Purva Bhadrapada can be strict with them. Remind them that a friend may think otherwise and remain a friend.',
    ),
    planet: child('Your child’s {what} is fervent, as Purva Bhadrapada is. Give it a good cause and an early bedtime.'),
  },
  'Uttara Bhadrapada': {
    nature: child(
      'Your child is calm, deep and patient with small ones. The Moon in Uttara Bhadrapada thinks before it speaks. Do not take quiet for agreement; ask, and wait longer than is usual.',
    ),
    friends: child(
      'Your child is the friend whom others tell their troubles. Uttara Bhadrapada keeps a secret. See that there is somebody to whom they can tell theirs.',
    ),
    planet: child('Your child’s {what} is calm and deep, as Uttara Bhadrapada is. It needs time more than help.'),
  },
  Revati: {
    nature: child(
      'Your child is gentle, dreamy and kind to animals. The Moon in Revati, the star of safe travel, accompanies others gladly. Give a clear way home and a little time to spare, for they will stop to look.',
    ),
    friends: child(
      'Your child takes care of the new child in class. Revati gives without counting and is easily hurt. Notice the kindness aloud; nobody else may.',
    ),
    planet: child('Your child’s {what} is gentle, as Revati is. It goes farther with encouragement than with tests.'),
  },
} satisfies Record<Nakshatra, Record<'nature' | 'friends' | 'planet', Passage>>
