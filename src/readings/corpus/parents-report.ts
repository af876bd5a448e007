import { from } from '../passage.ts'

// Reports on marriage, romance and children of somebody under 18, written for the parents: bonds, friendship, family, and the basis of a
// later marriage. No sexuality, no partner and no dates
const passage = from(
  'The houses of marriage, love and children read for a child (kala and patra, BPHS 46); own wording',
)

export default {
  promise: {
    strong: passage(
      'Your child forms bonds with ease, and {helper} is the main help. What a later marriage rests on is being laid now: trust, fair play and saying sorry. → Keep doing at home what you already do; it is seen.',
    ),
    good: passage(
      'Your child has more help than hindrance in bonds, thanks above all to {helper}. A later marriage rests on small skills of today, such as listening to the end. → Practise one of them at supper this week.',
    ),
    mixed: passage(
      'Your child holds people dear and sometimes keeps them waiting: {helper} helps, while {burden} asks for patience. What a later marriage rests on can be learnt. Two fixed dates with a friend each week are a good school.',
    ),
    weak: passage(
      'Your child needs time before a bond feels safe, and {burden} is the chief reason. Nothing is decided by that. A later marriage rests on trust, and trust grows from promises that you keep, from bedtime to holidays.',
    ),
  },
  seventh: {
    strong: passage(
      'Your child finds it natural to share, with {lord} as ruler of {house}. Other children like to be paired with them. → Let them choose whom to sit beside on the class trip, and praise a choice that was kind.',
    ),
    good: passage(
      'Your child gets on well with another child, one at a time; {lord} rules {house}. In a crowd this is harder to see. → Ask a single friend for the afternoon, and stay within call but out of the game.',
    ),
    mixed: passage(
      'Your child wants company and wants to decide, since {house}, ruled by {lord}, answers both ways. Quarrels come and pass within the hour. A rule such as “you today, I tomorrow” keeps most games going.',
    ),
    weak: passage(
      'Your child finds it hard to trust a playmate at first, for {house}, ruled by {lord}, is under strain. → Do not make the first step for them. Show it, wait, and be pleased with half a step.',
    ),
  },
  fifth: {
    strong: passage(
      'Your child plays, invents and laughs with a light heart, and {lord}, ruler of {house}, carries it. Other children gather where that happens. → Leave an afternoon free of plans, with paper, balls and old clothes at hand.',
    ),
    good: passage(
      'Your child plays well once a game has found its form; {lord} rules {house}. Ideas come a little after the others’ ideas and are often better. → Give ten minutes more before you call everybody to the table.',
    ),
    mixed: passage(
      'Your child is merry on one day and out of the game on the next, because {house}, ruled by {lord}, gives by turns. → Watch sleep and hunger first. A small audience of two brings the fun back.',
    ),
    weak: passage(
      'Your child takes play seriously and is afraid of doing it wrong, for {house}, ruled by {lord}, is under strain. → Play beside them without teaching. Silly games, in which you lose, loosen more than praise.',
    ),
  },
  divided: {
    exalted: passage(
      'In this finer chart {lord} is exalted, so what looks shy in your child has a firm core. Loyalty and joy deepen with the years. → Write down today what they say about a best friend, and read it in ten years.',
    ),
    own: passage(
      'In this finer chart {lord} is at home, and so your child knows inwardly what is right between two people. You can rely on that feeling. → Ask for it when there was a quarrel: what would have been fair.',
    ),
    friend: passage(
      'In this finer chart {lord} is among friends, which gives your child warmth that others return. Help arrives when it is asked for. → Teach the sentence “can you help me”, and use it yourself in front of them.',
    ),
    neutral: passage(
      'In this finer chart {lord} stands on neutral ground, so your child’s bonds become what is made of them. Example does most. → Let them hear how you thank, and how you make up after a hard word.',
    ),
    enemy: passage(
      'In this finer chart {lord} is among strangers, so your child warms to people slowly after a good start. Habits help more than speeches. A weekly visit to the same family makes strangers into friends.',
    ),
    debilitated: passage(
      'In this finer chart {lord} is in its fall, and your child doubts quietly whether they are liked. → Do not argue with the doubt. Be on time, remember what they told you, and let a grandparent spoil them a little.',
    ),
  },
  upapada: {
    Fire: passage(
      'The upapada, the point from which Jaimini reads lasting ties, falls in {sign}. Your child is loyal in deeds: they come running when somebody needs help. → Thank them for the running, and talk about words another day.',
    ),
    Earth: passage(
      'The upapada, the point from which Jaimini reads lasting ties, falls in {sign}, an earthy sign. Your child shows loyalty by being there and by sharing things. → Keep family habits steady, for that is the language they understand.',
    ),
    Air: passage(
      'The upapada, the point from which Jaimini reads lasting ties, falls in {sign}, an airy sign. Your child stays close by talking. A call to a friend who moved away, every second Sunday, keeps the tie alive for years.',
    ),
    Water: passage(
      'The upapada, the point from which Jaimini reads lasting ties, falls in {sign}, a watery sign. Your child binds by feeling and remembers every kindness. → Protect them from promises that others make lightly.',
    ),
  },
  looks_for: {
    Sun: passage(
      'Your child looks up to friends with courage and pride, as the Sun among the significators shows. Being somebody’s equal comes later. → Point out what such a friend learns from your child in turn.',
    ),
    Moon: passage(
      'Your child looks for warmth in friends, as the Moon among the significators shows. A playmate with a kind mother and a full biscuit tin is half chosen already. → Be that house for somebody else’s child too.',
    ),
    Mars: passage(
      'Your child looks for friends with energy, as Mars among the significators shows. There are races, dares and bruised knees. → Agree with the other parents on what is allowed, so that neither child has to be the careful one.',
    ),
    Mercury: passage(
      'Your child looks for friends to talk and joke with, as Mercury among the significators shows. Teasing that makes both laugh is a good sign. → Ask who laughed last, and whether it was fun for everyone.',
    ),
    Jupiter: passage(
      'Your child looks for friends who know something, as Jupiter among the significators shows. Older children and good teachers count as friends. → Find a mentor with time: an uncle, a trainer, somebody from the library.',
    ),
    Venus: passage(
      'Your child looks for friends who are gentle and fun to be with, as Venus among the significators shows. Peace is dear to them. → Explain that a friendship survives a no, and let them try it out on you.',
    ),
    Saturn: passage(
      'Your child looks for friends who are reliable, as Saturn among the significators shows. One who comes when it was agreed is worth three who are amusing. → Set the example, above all with small appointments.',
    ),
  },
  manglik: {
    absent: passage(
      'Families ask early about manglik dosha, the rule about the place of Mars. It is absent in this chart. You can put the question aside; it is looked at again only when two charts are compared, many years from now.',
    ),
    present: passage(
      'Families ask early about manglik dosha, a rule that names places of Mars. By the rule Mars stands in such a place here. Many charts have it, it has exceptions, and it asks nothing of a child: teach a hot temper to count to ten.',
    ),
  },
  kalathra: {
    absent: passage(
      'The second rule that families ask about looks at the seventh house and at Venus, and it finds nothing here. Your child needs no rite for it. Kindness between brothers and sisters is practice enough.',
    ),
    present: passage(
      'The second rule that families ask about looks at the seventh house and at Venus, and some of its marks are found. In a child they mean slow trust and a need for fairness. → Keep your word, and let quarrels end the same day.',
    ),
  },
  companions: {
    Fire: passage(
      'Your child likes companions with spirit, for {sign} is on the seventh house. Things happen at once and loudly. → Help them to notice a quieter child who would like to come along and does not ask.',
    ),
    Earth: passage(
      'Your child likes companions who are calm and practical, for {sign} is on the seventh house. Building, baking and collecting bring them together. New friends need three or four meetings; plan them.',
    ),
    Air: passage(
      'Your child likes companions who talk, joke and have ideas, for {sign} is on the seventh house. Being fair matters much to them. → Let two children settle a dispute alone before you judge it.',
    ),
    Water: passage(
      'Your child likes companions who are gentle and understand without words, for {sign} is on the seventh house. They feel a friend’s sadness as their own. → Show how to comfort somebody and remain cheerful.',
    ),
  },
  helps: {
    2: passage(
      'The family table carries your child’s bonds best: {lord} rules the second house, of food and words. Who is heard there learns to listen elsewhere. → Give each person two minutes in which nobody interrupts.',
    ),
    4: passage(
      'Home carries your child’s bonds best: {lord} rules the fourth house, of comfort and roots. A child who is at ease there is generous outside. → Keep the door open to friends, with soup for one more.',
    ),
    8: passage(
      'Trust in hard times carries your child’s bonds best: {lord} rules the eighth house. When somebody is sad or ill they stay. → Say that you noticed it; this quality is rarer than good marks.',
    ),
    12: passage(
      'Rest carries your child’s bonds best: {lord} rules the twelfth house, of sleep and quiet. After a good night they share and forgive easily. → Protect bedtime on days with many visitors.',
    ),
  },
  asks: {
    2: passage(
      'Words at table are what asks for care, and {lord} rules the second house. A joke about a relative is repeated at school. → Speak well of people who are absent, and let food be no subject of dispute.',
    ),
    4: passage(
      'Peace at home is what asks for care, and {lord} rules the fourth house. Your child reads a slammed door as their own fault. → Say in one sentence what it was about, and that it is over.',
    ),
    8: passage(
      'Openness is what asks for care, and {lord} rules the eighth house. Your child keeps worries back in order not to burden you. → Tell a small worry of your own first, with how you dealt with it.',
    ),
    12: passage(
      'Sleep and quiet are what asks for care, and {lord} rules the twelfth house. An overtired child quarrels with the best friend. → Move bedtime by twenty minutes before you look for deeper reasons.',
    ),
  },
  times: passage(
    'Until then the chart is read for what can be prepared: friendship, fair play, and grown-ups who speak well of each other. Your child learns all three by watching you. One shared meal a day without a screen is the best preparation there is.',
  ),
  affection: {
    strong: passage(
      'Your child shows affection freely and gets it back, helped most by {helper}. Friendship is their element. → Tell them in plain words what you like about them, since they will say the same to others.',
    ),
    good: passage(
      'Your child has a warm heart with good support, above all from {helper}. Fondness grows where they are already at ease, in play, music or a team. → Give one such place a fixed hour in the week.',
    ),
    mixed: passage(
      'Your child’s heart pulls two ways: {helper} draws them to others, and {burden} makes them hold back. Both are healthy. → Do not comment on shyness in front of guests; mention the courage afterwards.',
    ),
    weak: passage(
      'Your child shows affection late and then for good, with {burden} as the reason for the delay. It is there all the same. → Notice the quiet signs: a drawing on your desk, a chair moved next to yours.',
    ),
  },
  friendship_first: passage(
    'Whether affection leads to more is not asked of a child. The fifth and seventh houses are read here for friendship, loyalty and play. A person who is a good friend at ten has learnt most of what a later marriage rests on.',
  ),
  patience: {
    Sun: passage(
      'Pride is what asks for patience: the Sun weighs on this side of your child’s chart. Being corrected before others hurts most. → Speak in private, and let them save face when they come back to say sorry.',
    ),
    Moon: passage(
      'Moods are what asks for patience: the Moon weighs on this side of your child’s chart. A friend who is late can spoil an afternoon. → Name the mood together, eat something, and look again in half an hour.',
    ),
    Mars: passage(
      'Temper is what asks for patience: Mars weighs on this side of your child’s chart. Pushing comes before speaking. → Practise at home to say “stop, I do not like that”, loudly, and as a game.',
    ),
    Mercury: passage(
      'Words are what asks for patience: Mercury weighs on this side of your child’s chart. A clever remark may hurt a friend. → Ask how it would sound if somebody said it to them, and leave it at that.',
    ),
    Jupiter: passage(
      'Expectations are what asks for patience: Jupiter weighs on this side of your child’s chart. They believe too much of people and are then disappointed. → Explain that a good friend may have a bad day.',
    ),
    Venus: passage(
      'The wish to please is what asks for patience: Venus weighs on this side of your child’s chart. They agree and are unhappy later. → Praise an honest no, in particular one that is said to you.',
    ),
    Saturn: passage(
      'Shyness is what asks for patience: Saturn weighs on this side of your child’s chart. Joining a group takes them several attempts. → Come early, stay a little, and do not count the attempts aloud.',
    ),
    Rahu: passage(
      'Restlessness is what asks for patience: Rahu weighs on this side of your child’s chart. The new friend seems better than the old one. → Invite both, and let time do the comparing.',
    ),
    Ketu: passage(
      'Distance is what asks for patience: Ketu weighs on this side of your child’s chart. They withdraw without saying why. → Leave the door ajar and a plate in the kitchen; they return sooner than when they are called.',
    ),
  },
  no_patience: passage(
    'No planet weighs on this side of your child’s chart, so nothing in particular asks for patience. Friendships will still have rainy days. → Listen to the story once, from beginning to end, before you advise.',
  ),
  lean: {
    Venus: passage(
      '→ Build on Venus, the ablest of the three: your child can make others comfortable. Use it when a new pupil arrives or a cousin visits. Let them show the room, share the snack and choose the first game.',
    ),
    Moon: passage(
      'Build on the Moon, the ablest of the three: your child feels what somebody needs. That is a gift among children. → See that they are asked too, so that feeling for others does not become a duty.',
    ),
    Mars: passage(
      'Build on Mars, the ablest of the three: your child dares the first step. They can ask a stranger to play. → Praise the asking whatever the answer was, and they will go on daring.',
    ),
  },
  tend: {
    Venus: passage(
      '→ Tend Venus, who needs most help: small pleasures and friendly words. Teach the art of a compliment, given and received. A flower for the teacher or a card for grandfather is a start for this week.',
    ),
    Moon: passage(
      'Tend the Moon, who needs most help: regular sleep, food and one calm hour with you. Feelings settle by themselves then. → Let the evening end in the same way, whoever is at home.',
    ),
    Mars: passage(
      '→ Tend Mars, who needs most help: movement and the right to be angry. A punching cushion, a race or a tree to climb does it. Afterwards talk about what happened, and then let it rest.',
    ),
  },
  the_young: {
    strong: passage(
      'Your child is good with smaller ones, and {helper} is the main reason. Babies calm down and little cousins follow them about. → Let them read to somebody younger once a week; both will profit.',
    ),
    good: passage(
      'Your child likes smaller ones and has patience for them on most days, thanks to {helper}. Being the big one makes them proud. → Ask for help with a little cousin, and thank them as you would a grown-up.',
    ),
    mixed: passage(
      'Your child is tender to smaller ones and soon has enough of them: {helper} helps and {burden} tires. Half an hour is a good length. → Give the toys that nobody may touch a high shelf.',
    ),
    weak: passage(
      'Your child finds smaller ones exhausting, and {burden} is the chief reason. That is no lack of heart. An animal or a plant to look after is a gentler beginning than a little brother or sister.',
    ),
  },
  with_smaller: {
    great_friend: passage(
      'Your child and the smaller ones understand each other at once, for the rulers of the first and the fifth house are great friends. They speak the same language. → Make use of it at family feasts, with a thank-you at the end.',
    ),
    friend: passage(
      'Your child is a fair elder to smaller ones, for the rulers of the first and the fifth house are friends. They explain rules patiently. → Let them teach a game that they know well, and stay out of it.',
    ),
    neutral: passage(
      'Your child is kind to smaller ones when there is something to do, for the rulers of the first and the fifth house are neutral to each other. → Give the two a task: setting the table, feeding the ducks, building a hut.',
    ),
    enemy: passage(
      'Your child and smaller ones both want to be right, for the rulers of the first and the fifth house are not friendly. → Keep games short and turns clear. Praise the moment in which one of them gives way.',
    ),
  },
} as const
