import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// A nakshatra in the chart of a child, written for the parents: of the Moon, on friends, and of any planet. {what}: the significations of the planet
const child = from('Common practice, told for the parents of a child (kala and patra, BPHS 46); own wording')

export default {
  Ashwini: {
    nature: child(
      'Your child is quick, cheerful and first at the gate. Born with the Moon in Ashwini, the star of the two riders, they want to help before anybody has asked. → Teach the second half of speed, which is finishing.',
      'leaves unfinished',
      'bold',
    ),
    friends: child(
      'Your child makes friends in a minute and forgets to call them back. Ashwini likes company without a halter. A fixed playdate in the week keeps a friend whom they would otherwise lose sight of.',
      'open to strangers',
    ),
    planet: child(
      '→ Start early in the day with anything that asks for your child’s {what}, and set a clear end. Its star, Ashwini, is fast and helpful.',
    ),
  },
  Bharani: {
    nature: child(
      'Your child carries a thing through once it has been promised. The Moon in Bharani makes for strong feelings and a strong sense of what is owed. → Do not bargain over a rule that you have set yourself.',
      'finishes',
      'keeps promises',
    ),
    friends: child(
      'Your child is loyal to friends and expects the same. Bharani does not forget a broken promise. → Show how to forgive in small matters, by doing so yourself at the table.',
      'holds on',
    ),
    planet: child(
      '→ Give your child’s {what} tasks small enough to be finished in one go. Its star, Bharani, is intense and does not like to stop half way.',
    ),
  },
  Krittika: {
    nature: child(
      'Your child is bright, sharp and honest to the point of rudeness. The Moon in Krittika, the star of fire, cuts through excuses. → Praise the honesty, and practise the tone in which a true thing is said.',
      'blunt',
    ),
    friends: child(
      'Your child defends friends warmly and criticises them too. Krittika wants friends to be better than they are. → Ask which three things they like in the friend before you hear the complaint.',
    ),
    planet: child(
      'A clear goal helps your child’s {what}, and so does a pause before speaking. Its star, Krittika, is bright and a little hot.',
    ),
  },
  Rohini: {
    nature: child(
      'Your child is charming, sensuous and attached to beautiful things. The Moon in Rohini grows wherever there is care. → Let them sow, water and pick something of their own, and change nothing suddenly.',
    ),
    friends: child(
      'Your child is liked at once and wants the favourite friend to themselves. Rohini shares slowly. → Invite two children instead of one from time to time, with enough cake for all.',
    ),
    planet: child(
      '→ Give your child’s {what} time, good materials and a pretty place. Its star, Rohini, lets things grow slowly and well.',
    ),
  },
  Mrigashira: {
    nature: child(
      'Your child searches, asks and is off again. The Moon in Mrigashira, the deer’s head, is curious and easily startled. → Speak softly, answer the third question too, and let the route to school vary.',
      'restless',
      'timid',
    ),
    friends: child(
      'Your child looks for new friends while keeping the old ones in mind. Mrigashira is gentle and shy of loud groups. Meeting outdoors, with something to discover, is the best beginning.',
      'guarded',
    ),
    planet: child(
      'Your child’s {what} likes to search, since its star is Mrigashira. → Give a trail to follow, and ask for one thing to bring home.',
    ),
  },
  Ardra: {
    nature: child(
      'Your child has storms and clear air after them. The Moon in Ardra feels deeply and thinks sharply. → Hold on quietly while it rains, and talk about causes when the sun is out again.',
    ),
    friends: child(
      'Your child has few friends and goes through a good deal with them. Ardra says hard things and regrets them. → Help with the apology, and let it be short.',
    ),
    planet: child(
      'Your child’s {what} comes and goes, since its star is Ardra, the rain. → Wait until the storm is over; the best ideas follow it.',
    ),
  },
  Punarvasu: {
    nature: child(
      'Your child comes back to good humour again and again. The Moon in Punarvasu, the star of return, is kind and easily content. → Let them try a thing a second time; that is where they succeed.',
      'lets go',
      'content',
    ),
    friends: child(
      'Your child forgives and takes old friends back. Punarvasu is hospitable and shares the last biscuit. → See that kindness is returned, at least on Sundays.',
      'lets go',
    ),
    planet: child(
      'A second attempt is the best one for your child’s {what}, since its star is Punarvasu. → Keep the first draft, and try again next day.',
    ),
  },
  Pushya: {
    nature: child(
      'Your child is caring, calm and dutiful. The Moon in Pushya nourishes whoever is near, be it doll, dog or little brother. → Let them help, and let them be small as well.',
      'hard to upset',
    ),
    friends: child(
      'Your child is a friend to rely on. Pushya looks after others and says little of its own troubles. → Ask at bedtime who looked after them today.',
    ),
    planet: child(
      'A regular hour does more for your child’s {what} than a great effort. Its star, Pushya, is steady and kind.',
    ),
  },
  Ashlesha: {
    nature: child(
      'Your child sees through people and keeps their counsel. The Moon in Ashlesha, the star of the coiled serpent, is clever and wary. → Be straightforward; a trick, once discovered, costs months.',
      'hides feelings',
    ),
    friends: child(
      'Your child binds close to one friend and watches the rest. Ashlesha feels jealousy and hides it. → Speak about jealousy as something that everybody has, and it loses its sting.',
    ),
    planet: child(
      'Trust draws out your child’s {what}, and pressure makes it hide. Its star, Ashlesha, is cautious and clever.',
    ),
  },
  Magha: {
    nature: child(
      'Your child has dignity and a feeling for family and tradition. The Moon in Magha sits on a little throne. → Tell them of great-grandparents, and give the duty that goes with the crown.',
    ),
    friends: child(
      'Your child likes to be at the head of the group and is generous there. Magha is hurt by disrespect. → Show how a good chief thanks the others.',
    ),
    planet: child(
      'A true story of a grandparent helps your child’s {what} more than a lesson. Its star, Magha, honours the family. → Keep your praise short and honest.',
    ),
  },
  'Purva Phalguni': {
    nature: child(
      'Your child loves rest, play and being together. The Moon in Purva Phalguni has a gift for making others comfortable. → Put the work before the pleasure, and then do not spoil the pleasure.',
    ),
    friends: child(
      'Your child has many friends and a good time with them. Purva Phalguni is warm, artistic and averse to quarrels. → Let them host a small feast and tidy up after it.',
    ),
    planet: child(
      '→ Begin with ten minutes of work and then let them play, if you want to strengthen your child’s {what}. Its star, Purva Phalguni, likes good company.',
    ),
  },
  'Uttara Phalguni': {
    nature: child(
      'Your child is helpful, dependable and proud of it. The Moon in Uttara Phalguni keeps agreements. → Make a few and keep yours as well; fairness is what they measure you by.',
      'keeps promises',
    ),
    friends: child(
      'Your child stays with a friend through good and bad days. Uttara Phalguni expects that a promise holds. → Explain gently that others forget without meaning harm.',
    ),
    planet: child(
      '→ Give your child’s {what} a duty with a name, and say thank you for it. Its star, Uttara Phalguni, is dependable.',
    ),
  },
  Hasta: {
    nature: child(
      'Your child has clever hands and a quick wit. The Moon in Hasta, the hand, learns by making. Paper, clay, coins and cards should be within reach, and a joke is a good teacher.',
    ),
    friends: child(
      'Your child makes others laugh and does them small favours. Hasta likes to be needed. → Point out that one is also liked with empty hands.',
    ),
    planet: child(
      '→ Show a thing once, then let them try alone: your child’s {what} learns through the hands. Its star, Hasta, is the hand.',
    ),
  },
  Chitra: {
    nature: child(
      'Your child has a sense of form and wants things to look right. The Moon in Chitra, the jewel, makes and arranges. → Let them design the room, and be patient with the tenth version of a drawing.',
    ),
    friends: child(
      'Your child attracts friends by style and by ideas. Chitra admires and wants to be admired. → Help them to see the quiet ones, who notice the work behind the sparkle.',
    ),
    planet: child(
      'Good tools are worth the money for your child’s {what}. Its star, Chitra, wants to make something beautiful.',
    ),
  },
  Swati: {
    nature: child(
      'Your child goes their own way, politely. The Moon in Swati, a young shoot in the wind, bends and does not break. → Leave room for choices, and let independence grow with the length of the string.',
    ),
    friends: child(
      'Your child gets on with everyone and belongs to no clique. Swati needs air in a friendship. → Do not worry about the afternoon alone; it is chosen.',
    ),
    planet: child('Two options to choose from are enough for your child’s {what}. Its star, Swati, needs freedom.'),
  },
  Vishakha: {
    nature: child(
      'Your child sets a goal and does not let go. The Moon in Vishakha, the forked branch, can be torn between two wishes. → Help to put one first, and be glad about the way there.',
      'finishes',
    ),
    friends: child(
      'Your child makes friends over a common aim. Vishakha compares itself with others and suffers when it is behind. → Praise a friend’s success together, aloud.',
    ),
    planet: child('One goal at a time keeps your child’s {what} happy. Its star, Vishakha, is ambitious.'),
  },
  Anuradha: {
    nature: child(
      'Your child lives by friendship and feels distance keenly. The Moon in Anuradha is devoted and brave far from home. → Teach the habits that keep a bond: writing, visiting, remembering.',
      'bold',
    ),
    friends: child(
      'Your child is a true friend and misses those who are away. Anuradha brings groups together. A letter box in the hall, used weekly, is a lovely toy for them.',
    ),
    planet: child(
      '→ Let them work for somebody they like, and your child’s {what} grows. Its star, Anuradha, is devoted.',
    ),
  },
  Jyeshtha: {
    nature: child(
      'Your child feels responsible, often as the eldest or as if they were. The Moon in Jyeshtha protects the small and hides its own fear. → Take the office away at weekends.',
      'hides feelings',
    ),
    friends: child(
      'Your child is chosen as a leader and may feel alone in it. Jyeshtha trusts few. → Be the person to whom nothing has to be proved.',
    ),
    planet: child(
      '→ Give your child’s {what} one area to be in charge of, and take the rest away. Its star, Jyeshtha, likes to lead.',
    ),
  },
  Mula: {
    nature: child(
      'Your child wants to get to the root of things, and pulls up a plant to see it. The Moon in Mula asks why until the answer holds. → Dig together: in the garden, in books, in memories.',
    ),
    friends: child(
      'Your child is honest with friends and may break with one suddenly. Mula begins again easily. → Ask whether the good part of the friendship might be kept.',
    ),
    planet: child(
      '→ Allow the mess that your child’s {what} makes, within one room. Its star, Mula, wants to see what is underneath.',
    ),
  },
  'Purva Ashadha': {
    nature: child(
      'Your child is sure of winning and hard to discourage. The Moon in Purva Ashadha, the star of the waters, persuades whoever listens. → Teach them to listen as well, with you as the model.',
      'sure of self',
      'holds firm',
    ),
    friends: child(
      'Your child carries friends along with enthusiasm. Purva Ashadha likes to be right. → Let the friend choose the game every second time.',
    ),
    planet: child(
      '→ Ask your child’s {what} for proof now and then, in a friendly way. Its star, Purva Ashadha, is very sure of winning.',
    ),
  },
  'Uttara Ashadha': {
    nature: child(
      'Your child is earnest, fair and slow to give up. The Moon in Uttara Ashadha wins late and for good. → Do not measure it by the quickest child; measure it by last year.',
      'finishes',
    ),
    friends: child(
      'Your child is respected among friends for fairness. Uttara Ashadha takes on too much for the group. → Say clearly when enough has been done.',
    ),
    planet: child(
      '→ Plan for months and not for days with your child’s {what}. Its star, Uttara Ashadha, wins by lasting.',
    ),
  },
  Shravana: {
    nature: child(
      'Your child listens, remembers and repeats every word. With the Moon in Shravana, the ear, they learn through voices. → Be careful what you say in the next room, and read aloud for as long as they like it.',
    ),
    friends: child(
      'Your child knows what friends like, because they listened. Shravana hears gossip as well. → Agree that a story about somebody absent is not carried further.',
    ),
    planet: child(
      'Spoken instructions work better than written ones for your child’s {what}. Its star, Shravana, learns by listening.',
    ),
  },
  Dhanishta: {
    nature: child(
      'Your child has rhythm, energy and a liking for being part of the band. The Moon in Dhanishta, the drum, moves before it talks. Dance, percussion and sport are as important as sums.',
    ),
    friends: child(
      'Your child is popular in groups and a little shy with one person. Dhanishta likes to do things together. A shared rhythm, from skipping to drumming, begins a friendship.',
    ),
    planet: child(
      '→ Put the work to music or into short rounds to help your child’s {what}. Its star, Dhanishta, is the drum.',
    ),
  },
  Shatabhisha: {
    nature: child(
      'Your child keeps a distance and observes. The Moon in Shatabhisha, the star of a hundred healers, is independent and hard to read. → Do not press for feelings; offer a riddle or an experiment.',
      'hides feelings',
      'seeks solitude',
    ),
    friends: child(
      'Your child has one or two friends with the same odd interest. Shatabhisha is content with that. A birthday with two guests can be exactly right.',
    ),
    planet: child(
      '→ Leave the door closed until it opens: your child’s {what} works best alone and in its own order. Its star is Shatabhisha.',
    ),
  },
  'Purva Bhadrapada': {
    nature: child(
      'Your child burns for ideas and is suddenly very serious. The Moon in Purva Bhadrapada has two faces, a mild one and a fierce one. → Take both calmly, and give the ideals something to do.',
    ),
    friends: child(
      'Your child wants friends who care about the same things. Purva Bhadrapada can be strict with them. → Remind them that a friend may think otherwise and remain a friend.',
    ),
    planet: child(
      'A good cause and an early bedtime are what your child’s {what} needs. Its star, Purva Bhadrapada, is fervent.',
    ),
  },
  'Uttara Bhadrapada': {
    nature: child(
      'Your child is calm, deep and patient with small ones. The Moon in Uttara Bhadrapada thinks before it speaks. → Do not take quiet for agreement; ask, and wait longer than is usual.',
      'hard to upset',
      'patient',
    ),
    friends: child(
      'Your child is the friend whom others tell their troubles. Uttara Bhadrapada keeps a secret. → See that there is somebody to whom they can tell theirs.',
    ),
    planet: child('Your child’s {what} needs time more than help. Its star, Uttara Bhadrapada, is calm and deep.'),
  },
  Revati: {
    nature: child(
      'Your child is gentle, dreamy and kind to animals. The Moon in Revati, the star of safe travel, accompanies others gladly. → Give a clear way home and a little time to spare, for they will stop to look.',
    ),
    friends: child(
      'Your child takes care of the new child in class. Revati gives without counting and is easily hurt. → Notice the kindness aloud; nobody else may.',
      'easily hurt',
    ),
    planet: child('Encouragement does more for your child’s {what} than tests do. Its star, Revati, is gentle.'),
  },
} satisfies Record<Nakshatra, Record<'nature' | 'friends' | 'planet', Passage>>
