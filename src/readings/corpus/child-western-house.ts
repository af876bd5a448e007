import type { ClassicalPlanet, Planet } from '../../western/points.ts'
import type { Standing } from '../../western/standing.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage, type TraitText } from '../passage.ts'

// Planets in the houses of the tropical chart of a child, and by their condition, written for the parents. {child}: the name or `your
// child`; {why}: the reason for the condition
const child = from('Common Western practice, told for the parents of a child; own wording')
type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T]
type Text = TraitText | Passage
const passageOf = (text: Text): Passage => (typeof text === 'string' || !('text' in text) ? child(text) : text)
const houses = (...texts: Twelve<Text>) =>
  Object.fromEntries(texts.map((text, i) => [i + 1, passageOf(text)])) as Record<HouseNumber, Passage>
const standing = (strong: Text, steady: Text, strained: Text, pressed: Text): Record<Standing, Passage> => ({
  strong: passageOf(strong),
  steady: passageOf(steady),
  strained: passageOf(strained),
  pressed: passageOf(pressed),
})

export default {
  house: {
    Sun: houses(
      child(
        '{child} wants to be themselves in full view: the Sun is in the first house. → Give them a say in clothes and hair. Being taken seriously matters more here than being praised.',
        'in front',
      ),
      '{child} is proud of what they own and can do, for the Sun is in the second house. → Let them look after something of value. Name a skill when you praise, never the price of a thing.',
      '{child} is known in the whole street, since the Sun is in the third house. Talking, reading and short trips light them up. → Ask what they think before you say what you think.',
      '{child} draws strength from home, because the Sun is in the fourth house. The family story is their story, so tell it often. A move is felt deeply and needs a long farewell.',
      child(
        '{child} shines in play, on a stage or with a brush: the Sun is in the fifth house. → Be the audience. Do not turn every talent into a lesson.',
        'in front',
      ),
      '{child} likes to be useful and to do it well, for the Sun is in the sixth house. Steady meals and sleep decide the mood. A pet or a plant to look after suits them.',
      '{child} finds out who they are beside a friend, since the Sun is in the seventh house. → Ask at home which opinion was theirs. Games for two teach them most.',
      '{child} thinks about endings early, for the Sun is in the eighth house. → Answer honestly and briefly. When something is lost, let them take part in the farewell.',
      '{child} is at their best on the way to somewhere: the Sun is in the ninth house. Travel, languages and large questions feed them. → Show them a map before you show them a rule.',
      '{child} is noticed and given tasks, because the Sun is in the tenth house. → Help them to carry one well. At home they must be allowed to be small.',
      child(
        '{child} comes alive in a group, since the Sun is in the eleventh house. → Know the friends by name. Ask now and then which wish is their own.',
        'seeks company',
      ),
      child(
        '{child} needs to withdraw in order to shine, for the Sun is in the twelfth house. Respect the closed door. → Give them a quiet place and an hour when nobody asks for anything.',
        'seeks solitude',
      ),
    ),
    Moon: houses(
      child(
        '{child}’s feelings show in the face at once: the Moon is in the first house. You will know before they do. → Name the feeling, and leave the advice for later.',
        'shows feelings',
      ),
      '{child} feels safe with full shelves and familiar things, for the Moon is in the second house. → Keep the old toy although it is broken. Meals at fixed hours do wonders.',
      '{child} calms down by telling, since the Moon is in the third house. A brother, a sister or a neighbour often hears it first. → Listen to the whole story once.',
      [
        '{child} is a child of the house, because the Moon is in the fourth. A bad mood at home is felt through the wall. → Make peace before bedtime whenever you can.',
        'takes on moods',
      ],
      '{child} needs play as others need bread: the Moon is in the fifth house. → Join in without improving the game. Laughter heals most sorrows of the day.',
      [
        '{child} carries worry in the stomach and the sleep, for the Moon is in the sixth house. → Look at the rhythm of the day first. Small helpful tasks lift the mood.',
        'sleeps badly',
      ],
      '{child} feels well when one person is near, since the Moon is in the seventh house. → Teach them to be alone for ten minutes, with you next door. Then lengthen it.',
      '{child} senses what is not said, because the Moon is in the eighth house. → Do not hide a trouble behind a smile. Two true sentences are enough for their age.',
      '{child} is comforted by distance and stories: the Moon is in the ninth house. → Read of faraway places at bedtime. A grandparent’s belief may mean a lot to them.',
      '{child} feels the eyes of others, for the Moon is in the tenth house. A remark before the class stays for days. → Keep one place where they are never judged.',
      child(
        '{child} is at home among friends, since the Moon is in the eleventh house. An evening with the group settles them. → When a friend moves away, help them to write.',
        'seeks company',
      ),
      child(
        '{child} keeps feelings for the night, because the Moon is in the twelfth house. → Sit on the bed for five minutes with the light off. Do not ask; it comes by itself.',
        'hides feelings',
      ),
    ),
    Mercury: houses(
      child(
        '{child} talks to everybody and thinks with the hands in motion: Mercury is in the first house. → Let them explain. Ask for silence for as long as a song lasts.',
        'talks much',
      ),
      '{child} counts and compares, for Mercury is in the second house. Pocket money with a notebook is good mathematics. → Let them pay at the till and check the change.',
      [
        '{child} lives in words, since Mercury is in the third house. Books, messages, riddles: give all three. One task finished before the next is the lesson.',
        'leaves unfinished',
      ],
      '{child} learns best at the kitchen table, because Mercury is in the fourth house. → Talk about the family, its places and its names. Keep a quiet corner for reading.',
      '{child} learns by playing, for Mercury is in the fifth house. → Invent the game yourself, and let them change the rule. Theatre and jokes are serious study here.',
      '{child} likes order in the head, since Mercury is in the sixth house. Lists and kits help. → Stop before the tiredness; a worn mind makes mistakes and minds them.',
      '{child} thinks in conversation: Mercury is in the seventh house. → Study with one friend goes well. Practise disagreeing in a friendly tone.',
      '{child} wants to know what is behind it, because Mercury is in the eighth house. Puzzles and secrets attract them. → Answer the awkward question yourself, before the internet does.',
      '{child} asks about far countries and first causes, for Mercury is in the ninth house. → Feed it with maps and languages. The near page needs a second look.',
      '{child} speaks up when it counts, since Mercury is in the tenth house. → Let them give the small speech. Prepare it together, and then keep out of it.',
      '{child} gets ideas in company, because Mercury is in the eleventh house. A club for thinking, games or building suits them. → Ask which idea was theirs.',
      child(
        '{child} knows more than they say, for Mercury is in the twelfth house. A diary or a drawing speaks first. → Give time; the answer comes after supper.',
        'says little',
      ),
    ),
    Venus: houses(
      '{child} is liked on sight: Venus is in the first house. → Praise what they do more often than how they look. Teach an honest no with a friendly face.',
      '{child} loves lovely things and keeps them well, for Venus is in the second house. → Let them choose one present a year for themselves. Giving one away is the other lesson.',
      '{child} says kind things and makes peace among brothers, sisters or cousins, since Venus is in the third house. → Thank them for it. It is not their task every day.',
      '{child} makes a home pretty, because Venus is in the fourth house. → Let them lay the table their way. Harmony under your roof is half of their health.',
      '{child} plays with grace: Venus is in the fifth house. Music, dance and colour come easily. → Leave it a joy, and let ambition wait.',
      '{child} likes pleasant work and kind teachers, for Venus is in the sixth house. A nice pen helps more than a scolding. Sweets need an hour of their own.',
      '{child} wants a friend to share everything with, since Venus is in the seventh house. → Help them through the first disappointment. Say what you like about their friend.',
      child(
        '{child} loves deeply and silently, because Venus is in the eighth house. A borrowed treasure is a promise here. → Speak openly about sharing and about giving back.',
        'hides feelings',
      ),
      '{child} is charmed by what is foreign: Venus is in the ninth house. → Cook a dish from far away together. Pen friends and guests do them good.',
      '{child} is popular with teachers, for Venus is in the tenth house. Good manners open the door. → Ask what they would like when nobody is watching.',
      child(
        '{child} has many friends, since Venus is in the eleventh house. Groups grow round them. → Remind them of the quiet one at the edge.',
        'seeks company',
      ),
      child(
        '{child} hides affection and is hurt by noise, because Venus is in the twelfth house. → Notice the small gift on your pillow. Thank them without a fuss.',
        'easily hurt',
        'hides feelings',
      ),
    ),
    Mars: houses(
      child(
        '{child} moves first and thinks on the way: Mars is in the first house. Movement every day keeps the peace. Shoes by the door are better than a lecture.',
        'decides fast',
      ),
      '{child} defends what is theirs, for Mars is in the second house. → Mark the boxes with names. Let them earn something by a piece of work that can be seen.',
      '{child} argues well, since Mars is in the third house. Brothers, sisters and desk mates feel it. → Teach the pause of three breaths before the sharp word.',
      '{child} lets off steam at home, because Mars is in the fourth house. They have held it in all day. A corner for hammering, wrestling or drumming helps.',
      child(
        '{child} plays to win: Mars is in the fifth house. Sport is right for them. → Lose to them sometimes, and let them see how it is done.',
        'seeks contests',
      ),
      [
        '{child} works fast and is impatient with dull tasks, for Mars is in the sixth house. → Cut them in three. Watch for overdoing it when they want to please.',
        'impatient',
      ],
      child(
        '{child} measures strength with others, since Mars is in the seventh house. Their best friend may begin as a rival. → Teach that a contest ends with a handshake.',
        'seeks contests',
      ),
      [
        '{child} is brave in what frightens others, because Mars is in the eighth house. → Let them help in an emergency. Hidden anger needs a safe listener.',
        'bold',
      ],
      '{child} fights for what is right: Mars is in the ninth house. → Give the zeal a cause and a limit. Long walks and far goals use the force well.',
      child(
        '{child} wants to be first where it shows, for Mars is in the tenth house. → Set aims that depend on effort. Tell them that leaders thank people.',
        'in front',
      ),
      '{child} pushes a group along, since Mars is in the eleventh house. A team is the right place. → Ask who did not get a turn.',
      child(
        '{child} swallows anger and is tired by it, because Mars is in the twelfth house. → Let it out by swimming, running or tearing paper. Then ask quietly whom it was for.',
        'slow anger',
      ),
    ),
    Jupiter: houses(
      [
        '{child} is trusting and large in manner: Jupiter is in the first house. People are glad of them. → Teach them to keep a promise small enough to hold.',
        'trusts quickly',
        'promises too much',
      ],
      child(
        '{child} has enough and gives away, for Jupiter is in the second house. A jar for saving and a jar for giving make it clear. → Fill both together.',
        'leaks money',
      ),
      '{child} picks up knowledge everywhere, since Jupiter is in the third house. Libraries and neighbours are generous to them. One thing looked up to the end crowns it.',
      '{child} feels that home is wide, because Jupiter is in the fourth house. Guests are welcome to them. → Tell the family’s lucky stories.',
      '{child} is lucky in play and with other children: Jupiter is in the fifth house. → Let the game grow large. Agree on the hour when it ends.',
      '{child} likes to help and overdoes it, for Jupiter is in the sixth house. Good habits come easily in company. Two helpings are enough.',
      '{child} meets kind people, since Jupiter is in the seventh house. A fair friend brings luck. → Ask that promises between them be few.',
      '{child} comes through changes well, because Jupiter is in the eighth house. → Trust that, and tell them so. They may be the one who comforts you.',
      '{child} is a born traveller and asker: Jupiter is in the ninth house. → Say yes to languages and faiths. Good teachers turn up; greet them.',
      '{child} is trusted with tasks early, for Jupiter is in the tenth house. → Choose the one that teaches most. Modesty can be learnt by watching you.',
      '{child} has luck with friends, since Jupiter is in the eleventh house. → Keep your door open for them. Big plans need one first step this week.',
      '{child} is looked after, often without noticing, because Jupiter is in the twelfth house. Quiet and prayer or nature refill them. → Let them do a good deed in secret.',
    ),
    Saturn: houses(
      child(
        '{child} is earnest and looks before stepping: Saturn is in the first house. → Laugh with them every day. Shyness fades when there is a task to do.',
        'guarded',
      ),
      child(
        '{child} is careful with things, for Saturn is in the second house. → Praise the care. Prove by small treats that there is enough.',
        'keeps money',
      ),
      child(
        '{child} weighs words, since Saturn is in the third house. Reading may take its time and then stays. → Be patient with the first sentence.',
        'says little',
      ),
      '{child} feels responsible at home, because Saturn is in the fourth house. → Take the worry off them in plain words. A room in order gives them peace.',
      '{child} plays with care: Saturn is in the fifth house. → Be silly first, so that they may follow. A craft with a master suits them.',
      '{child} is dutiful, for Saturn is in the sixth house. → Put rest on the list as well. Check that the work is not done out of fear.',
      child(
        '{child} has few friends and keeps them, since Saturn is in the seventh house. Older ones suit them. → Help a shy bond with a fixed afternoon.',
        'seeks solitude',
      ),
      '{child} is serious about loss, because Saturn is in the eighth house. → Speak of it when they ask, and only then. Reliability is your best gift.',
      '{child} wants proof before belief: Saturn is in the ninth house. Trips need preparation and then go well. Respect the doubt.',
      '{child} aims high and slowly, for Saturn is in the tenth house. → Keep your own ambition out of it. Point out each step that has been reached.',
      '{child} is careful in groups, since Saturn is in the eleventh house. One club with a task is enough. A true friend may come late and stay.',
      child(
        '{child} has fears that they hide, because Saturn is in the twelfth house. A night light and a fixed hour help. → Tell them what you were afraid of at that age.',
        'hides feelings',
      ),
    ),
    Uranus: houses(
      '{child} does not want to be like others: Uranus is in the first house. → Let the odd hat be worn. Firm rules are better kept when they are few.',
      '{child} has sudden likes and throws things out, for Uranus is in the second house. → Wait a week before you buy. Swapping days with friends are fun.',
      '{child} learns in leaps, since Uranus is in the third house. A machine explains more than a page. → Ask for the thought between the two thoughts.',
      [
        '{child} is restless at home, because Uranus is in the fourth house. → Move the furniture together once a year. Keep supper at its hour.',
        'restless',
      ],
      '{child} invents games nobody knows: Uranus is in the fifth house. → Join one. Let them break a rule of play and see what follows.',
      child(
        '{child} dislikes routine, for Uranus is in the sixth house. → Fix the bedtime only and leave the rest open. New methods catch their interest.',
        'likes change',
      ),
      child(
        '{child} makes friends at once and lets go as fast, since Uranus is in the seventh house. → Help them to say goodbye kindly. Free company suits them.',
        'loves quickly',
      ),
      '{child} is curious where others are afraid, because Uranus is in the eighth house. Sudden changes excite them. → Explain the risk with an example.',
      '{child} believes nothing because it is old: Uranus is in the ninth house. → Give reasons. Experiments and far places hold them.',
      '{child} takes an unusual road in public, for Uranus is in the tenth house. → Do not plan it for them. Ask what they would like to try next.',
      '{child} gathers unusual friends, since Uranus is in the eleventh house. → Meet them with interest. A cause can bind them all.',
      '{child} has flashes at night, because Uranus is in the twelfth house. → Put paper by the bed. Screens off an hour before sleep.',
    ),
    Neptune: houses(
      '{child} is soft in outline and takes on the company: Neptune is in the first house. → Say who they are, in true words. Plain clothes and plain facts ground them.',
      child(
        '{child} loses and gives away things, for Neptune is in the second house. Names in jackets help. → Praise the open hand and count together.',
        'leaks money',
      ),
      '{child} tells what might have happened, since Neptune is in the third house. → Enjoy it as a story, and ask which part was seen. Music helps learning.',
      '{child} longs for a home without quarrel, because Neptune is in the fourth house. Water, candles and songs make one. → Tell the truth about absent relatives.',
      '{child} has a strong imagination in play: Neptune is in the fifth house. → Give paint and costumes. Games of chance and long screen hours need a clear end.',
      [
        '{child} tires without a reason you can see, for Neptune is in the sixth house. Early nights come first. They cannot help everybody; say so.',
        'tires easily',
      ],
      '{child} sees the best in friends, since Neptune is in the seventh house. → After a disappointment, sort the wish from the fact together. Do not say that you knew.',
      '{child} dreams much and feels what is in the air, because Neptune is in the eighth house. → Ask for the dream at breakfast. Keep frightening films away.',
      '{child} believes with the whole heart: Neptune is in the ninth house. Nature and stories of saints or heroes move them. → Teach them to ask how one knows.',
      '{child} is taken for what others need, for Neptune is in the tenth house. → Let them change the role. Facts about themselves belong in a folder.',
      '{child} shares every ideal of the group, since Neptune is in the eleventh house. → Choose the company with care. Help them to say what they do not believe.',
      child(
        '{child} lives near dreams and needs silence, because Neptune is in the twelfth house. Time alone is a meal for them. Music before sleep closes the day.',
        'seeks solitude',
      ),
    ),
    Pluto: houses(
      '{child} has a strong presence: Pluto is in the first house. People react to it, so explain that to them. → Never break the will; give it a task.',
      '{child} holds on hard to what is theirs, for Pluto is in the second house. → Let go of one thing together each season. Show that love is not a possession.',
      '{child} asks until there is an answer, since Pluto is in the third house. → Be honest when you do not know. Words can strike; teach the softer one.',
      '{child} feels what lies under the family’s calm, because Pluto is in the fourth house. Old grief may be named in one sentence. That frees them.',
      '{child} plays with full force: Pluto is in the fifth house. One work may occupy them for months. → Do not hurry it and do not take it over.',
      '{child} wants to do it completely, for Pluto is in the sixth house. Good enough has to be learnt. → Praise the moment of stopping.',
      '{child} has intense friendships, since Pluto is in the seventh house. → Watch who decides. A second friend takes the weight off the first.',
      '{child} can bear hard truths, because Pluto is in the eighth house. → Tell them in time. After a shock they recover by working on something.',
      '{child} is convinced or not at all: Pluto is in the ninth house. → Argue with respect. A strong teacher may change much; get to know that person.',
      '{child} wants influence, for Pluto is in the tenth house. → Give responsibility and not power over others. Fairness is what to praise.',
      '{child} changes with a group, since Pluto is in the eleventh house. → Ask who leads it and why. Leaving one is sometimes a success.',
      child(
        '{child} keeps a strong feeling locked, because Pluto is in the twelfth house. Trust grows by small signs. → Let them beat a drum or dig a garden.',
        'hides feelings',
      ),
    ),
  } satisfies Record<Planet, Record<HouseNumber, Passage>>,
  standing: {
    Sun: standing(
      child(
        '{child} knows what they want and recovers fast from a no: the Sun is strong, {why}. → Let them lead where it is safe.',
        'lets go',
        'sure of self',
      ),
      child(
        '{child} is confident on most days, as the Sun is steady, {why}. → Notice the quiet days and say one true good thing.',
        'sure of self',
      ),
      '{child} needs encouragement to show themselves, for the Sun is {why}. → Ask for the second attempt, never for the first one in public.',
      child(
        '{child} doubts themselves more than you see: the Sun is {why}. → Tell them weekly what they did well, with the proof.',
        'doubts self',
      ),
    ),
    Moon: standing(
      child(
        '{child} can say what they feel and is soon calm: the Moon is strong, {why}. → Trust their sense for people.',
        'lets go',
        'shows feelings',
      ),
      [
        '{child} finds the way back to a calm mood with enough sleep, as the Moon is steady, {why}. → Guard the bedtime in full weeks.',
        'lets go',
      ],
      '{child} is upset a day longer than you expect, for the Moon is {why}. Rest and food come first, and the talk second.',
      child(
        '{child} finds comfort hard to ask for: the Moon is {why}. → Offer it without words, at the same hour each day.',
        'hides feelings',
      ),
    ),
    Mercury: standing(
      child(
        '{child} understands quickly and can explain it: Mercury is strong, {why}. → Let them teach you something each week.',
        'thinks fast',
      ),
      '{child} learns well when interested, as Mercury is steady, {why}. → Connect the dull part with something they love.',
      '{child} knows it and cannot find the word at once, for Mercury is {why}. → Wait for ten seconds before you help.',
      child(
        '{child} needs quiet to think and more time than others: Mercury is {why}. One instruction at a time is enough.',
        'thinks slowly',
      ),
    ),
    Venus: standing(
      '{child} likes and is liked without effort: Venus is strong, {why}. → Let taste and kindness have their say at home.',
      '{child} gets on with most people, as Venus is steady, {why}. A regular afternoon keeps a friendship alive.',
      child(
        '{child} is fonder of people than they show, for Venus is {why}. → Arrange the second meeting; it goes better than the first.',
        'hides feelings',
      ),
      '{child} measures their worth by who plays with them: Venus is {why}. → Tell them often what you like, on days without success.',
    ),
    Mars: standing(
      [
        '{child} has courage and stops in time: Mars is strong, {why}. Sport or a workshop is the right place for it.',
        'bold',
        'acts with care',
      ],
      '{child} has the drive the day asks for, as Mars is steady, {why}. → Lay things ready the evening before.',
      child(
        '{child} finds beginnings hard and ends well, for Mars is {why}. → Do the first five minutes together.',
        'decides slowly',
      ),
      '{child} meets resistance, or expects it: Mars is {why}. → Practise asking in one sentence, and let it succeed.',
    ),
    Jupiter: standing(
      child(
        '{child} expects good things and finds them: Jupiter is strong, {why}. → Set aims a size larger than seems sensible.',
        'expects good',
      ),
      child(
        '{child} is hopeful and reasonable, as Jupiter is steady, {why}. A good example does more than a promise.',
        'expects good',
      ),
      child(
        '{child} hopes for much and is disappointed early, for Jupiter is {why}. → Divide the hope into steps with dates.',
        'expects good',
      ),
      child(
        '{child} finds it hard to trust that it will go well: Jupiter is {why}. → Keep a list of what did, and read it at bedtime.',
        'expects trouble',
      ),
    ),
    Saturn: standing(
      child(
        '{child} can wait and finish: Saturn is strong, {why}. → Give real duties, and real holidays from them.',
        'finishes',
        'patient',
        'keeps going',
      ),
      '{child} is reliable in the main, as Saturn is steady, {why}. A fixed hour does more than a reminder.',
      '{child} is stricter with themselves than you are, for Saturn is {why}. → Say when it is good enough.',
      child(
        '{child} feels guilty quickly: Saturn is {why}. → Separate the deed from the child in every scolding, and end it in the same hour.',
        'doubts self',
      ),
    ),
  } satisfies Record<ClassicalPlanet, Record<Standing, Passage>>,
}
