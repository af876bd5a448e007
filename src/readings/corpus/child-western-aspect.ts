import type { Planet } from '../../western/points.ts'
import { from, type Passage, type TraitText } from '../passage.ts'
import type westernAspect from './western-aspect.ts'

// Aspects in the tropical chart of a child, written for the parents. {child}: the name or `your child`
const child = from('Common Western practice, told for the parents of a child; own wording')
interface ByTemper {
  readonly harmonious: Passage
  readonly challenging: Passage
}
type Text = TraitText | Passage
const passageOf = (text: Text): Passage => (typeof text === 'string' || !('text' in text) ? child(text) : text)
const both = (harmonious: Text, challenging: Text): ByTemper => ({
  harmonious: passageOf(harmonious),
  challenging: passageOf(challenging),
})
const same = (text: Text): ByTemper => both(text, text)

export default {
  planets: {
    'Sun Moon': both(
      '{child} wants and needs the same things, and is at peace with themselves on most days. → Ask what a choice means for others, too.',
      '{child} wants one thing and needs another, and is cross without knowing why. → Feed, rest, and only then ask about the plan.',
    ),
    'Sun Mercury': same(
      '{child} says what they think and is what they say. → Listen to the argument; a heard child gives way more easily.',
    ),
    'Sun Venus': same(
      '{child} is friendly by nature and likes to please. → Notice their own taste, and let them keep it when you would choose otherwise.',
    ),
    'Sun Mars': both(
      child(
        '{child} decides and acts at once, with a good heart. → Give the energy a place each day where nobody has to be careful.',
        'decides fast',
      ),
      child(
        '{child} grows when there is something to fight against. → Choose the contest yourself, a hill or a game, before it becomes the bedtime.',
        'seeks contests',
      ),
    ),
    'Sun Jupiter': both(
      child(
        '{child} expects to be welcome, and usually is. → Let them share the luck by bringing somebody along.',
        'expects good',
      ),
      [
        '{child} promises more than a child can hold and believes every word of it. → Cut the promise in half together, kindly.',
        'promises too much',
      ],
    ),
    'Sun Saturn': both(
      child(
        '{child} takes a task seriously and finishes it. → Say thank you, and send them out to play while it is light.',
        'finishes',
        'keeps going',
      ),
      child(
        '{child} feels that approval must be deserved. → Give it once a day for nothing, as a greeting, and mean it.',
        'doubts self',
      ),
    ),
    'Sun Uranus': both(
      '{child} is quietly original and comfortable with it. → Ask for their method before you explain yours.',
      '{child} wants to belong and cannot bear to be like the others. → Allow one difference that shows, and keep one rule that all share.',
    ),
    'Sun Neptune': both(
      '{child} imagines what is not yet there and makes others see it. → Write the story down and date it.',
      '{child} becomes what people wish for and forgets what they wanted. → Ask again at bedtime, when no one else listens.',
    ),
    'Sun Pluto': both(
      '{child} has more strength than they show. → Trust them with something difficult and let them take their time.',
      '{child} resists being controlled with all their might. → Explain the reason once, give a choice of two, and step back.',
    ),
    'Moon Mercury': both(
      child(
        '{child} can say what they feel, and feels better for it. A short talk before sleep is enough.',
        'shows feelings',
      ),
      '{child} explains a feeling before having it. → Ask where in the body it sits, and wait.',
    ),
    'Moon Venus': both(
      ['{child} is affectionate and easily comforted. → Let them comfort you now and then by a drawing.', 'lets go'],
      '{child} looks for sweets or a new toy when sad. → Sit down beside them first, and see if it passes.',
    ),
    'Moon Mars': both(
      '{child} acts on a feeling and is done with it quickly. Movement is the best comfort you can offer.',
      child(
        '{child} is hurt fast and hits back faster. → Teach the way to the stairs: up, down, and then the words.',
        'easily hurt',
        'quick anger',
      ),
    ),
    'Moon Jupiter': both(
      '{child} is cheerful by morning, whatever the evening was. Their warmth draws others; set a bedtime for it.',
      '{child} feels everything in large letters. → Give the feeling a size from one to ten together, and it shrinks.',
    ),
    'Moon Saturn': both(
      ['{child} is calm and can be relied upon. → See that the little one in them gets carried, too.', 'hard to upset'],
      child(
        '{child} expects little, in order not to be disappointed. → Grant a wish that was not spoken aloud.',
        'hides feelings',
      ),
    ),
    'Moon Uranus': both(
      '{child} bears change well and livens up the house. A surprise on an ordinary day makes them happy.',
      '{child} wants to be held and then wants to be free. → Open your arms both times, without a comment.',
    ),
    'Moon Neptune': both(
      '{child} senses what animals and people need. → Let them care for one, and let them rest from it.',
      ['{child} soaks up every mood in the room. → Ask: is this yours, or did you bring it home.', 'takes on moods'],
    ),
    'Moon Pluto': both(
      '{child} loves deeply and keeps faith. → Take their small loyalties as seriously as they do.',
      '{child} fears losing whom they love and watches for signs. → Say when you will be back, and be there a minute early.',
    ),
    'Mercury Venus': same(
      child(
        '{child} puts things nicely and likes rhymes, colours and good manners. → Let them write the thank-you notes of the family.',
        'keeps the peace',
      ),
    ),
    'Mercury Mars': both(
      child(
        '{child} thinks fast and says it to the point. Debates at supper are a sport you may enjoy.',
        'thinks fast',
      ),
      child(
        '{child} wins with a sharp word and loses a playmate. → Repeat the sentence together in a softer form.',
        'seeks contests',
      ),
    ),
    'Mercury Jupiter': both(
      '{child} understands the whole before the parts and learns with joy. Good books are the right food.',
      '{child} sees far and skips the line in front of them. → Check the last step together, without a sigh.',
    ),
    'Mercury Saturn': both(
      '{child} thinks in good order and remembers. → Ask for their opinion; they have one.',
      child(
        '{child} checks each word and falls silent. → Say something silly yourself, so that mistakes become possible.',
        'says little',
      ),
    ),
    'Mercury Uranus': both(
      '{child} has flashes of insight and finds short cuts. → Let them show you one on the computer or with bricks.',
      child(
        '{child} jumps from thought to thought and leaves you behind. → Ask for the bridge between two of them.',
        'thinks fast',
      ),
    ),
    'Mercury Neptune': both(
      '{child} thinks in music and pictures. Poems are learnt faster here than rules, so turn rules into poems.',
      '{child} drifts off in mid-sentence and guesses what was not said. → Repeat what was agreed, both of you.',
    ),
    'Mercury Pluto': both(
      '{child} gets to the bottom of things and keeps a secret. Detective work of any kind suits them.',
      '{child} searches for whatever is hidden. → Tell them that it exists and when they may know it.',
    ),
    'Venus Mars': both(
      '{child} knows how to ask and how to please. Play that is both lively and pretty, like dancing, suits them.',
      '{child} is charming until something is taken from them. → Practise the sentence: I am still using that.',
    ),
    'Venus Jupiter': both(
      '{child} enjoys people and is generous to them. → Let them plan a small feast, costs included.',
      '{child} wants more of everything nice. → Let them choose one, and taste it slowly together.',
    ),
    'Venus Saturn': both(
      '{child} is faithful to people and things. An old friend or a grandparent is worth the long way.',
      '{child} is afraid of not being liked enough. → Keep the visits short and frequent, and praise the courage to go.',
    ),
    'Venus Uranus': both(
      '{child} likes unusual people and things, and is easy company. → Let them invite the odd one out.',
      '{child} is wild about a friend on Saturday and bored on Monday. → Explain how it feels on the other side.',
    ),
    'Venus Neptune': both(
      '{child} has a feeling for beauty and for those in need. Music lessons or an animal do them good.',
      '{child} sees a friend as they wish to see them. → After a disappointment, look for the real good points together.',
    ),
    'Venus Pluto': both(
      '{child} gives their heart to a few, and wholly. → Honour the friendship by knowing its history.',
      '{child} wants a friend for themselves alone. → Plan an afternoon of three, with a task for each.',
    ),
    'Mars Jupiter': both(
      '{child} is daring and mostly lucky with it. → Choose a sport that rewards both.',
      '{child} uses more force than needed and thinks it will go well. → Fix the limit before the start.',
    ),
    'Mars Saturn': both(
      child(
        '{child} has measured strength and stays with a task. → Put the rest on the timetable for them.',
        'keeps going',
      ),
      '{child} pushes and brakes at once and ends up cross. → Divide the job into pieces of ten minutes.',
    ),
    'Mars Uranus': both(
      '{child} reacts quickly and finds a new way out. Building and repairing are good outlets.',
      child('{child} acts before deciding to. → Play games in which one must freeze on a word.', 'decides fast'),
    ),
    'Mars Neptune': both(
      '{child} acts for somebody weaker rather than for themselves. → Choose games with grace, like swimming.',
      child(
        '{child} starts with fire and loses the thread. → Sit by for the middle part; the beginning and end they can do.',
        'works in bursts',
      ),
    ),
    'Mars Pluto': both(
      child('{child} has great endurance when it matters. → Give one aim for a whole season.', 'keeps going'),
      child('{child} holds anger back until it breaks out. → Ask on the first day, while it is small.', 'slow anger'),
    ),
    'Jupiter Saturn': both(
      '{child}, like others of the same age, can hope and wait at once. A savings jar with a goal teaches it.',
      '{child}, like others of the same age, swings between too much hope and none. → Plan the next step only.',
    ),
    'Jupiter Uranus': same(
      '{child} shares with all of the same school year a liking for sudden luck and new ways. → Keep one thing at home the same.',
    ),
    'Jupiter Neptune': same(
      '{child} shares with all of the same school year a large imagination. → Bring one of its pictures down to paper.',
    ),
    'Jupiter Pluto': same(
      '{child} shares with all of the same school year the wish to be right. → Let a good loser be praised at your table.',
    ),
    'Saturn Uranus': same(
      '{child} belongs to a year of births in which rule and freedom argue. → Renew the rules of the house together each year.',
    ),
    'Saturn Neptune': same(
      '{child} belongs to a year of births that doubts its dreams. → Help with one, at a fixed hour each week.',
    ),
    'Saturn Pluto': same('{child} belongs to a year of births that can bear a lot. → See that it does not have to.'),
  } satisfies Record<keyof typeof westernAspect, ByTemper>,
  points: {
    Ascendant: {
      Sun: both(
        '{child} shows what they are, and people like it. → Trust the first impression they make.',
        '{child} appears other than they feel, and gets what they did not want. → Help them to say it at the start.',
      ),
      Moon: both(
        child(
          '{child}’s face tells everything, and people are gentle with it. → Let them rest after company.',
          'shows feelings',
        ),
        '{child} wears a mood like a coat, and others answer the coat. → Explain it to the teacher once.',
      ),
      Mercury: both(
        child(
          '{child} chats easily with strangers. → Teach them which questions are better asked at home.',
          'open to strangers',
          'talks much',
        ),
        child(
          '{child} talks more when nervous. A question prepared beforehand gives them time to arrive.',
          'talks much',
        ),
      ),
      Venus: both(
        '{child} is met with smiles. → Show by your example that kindness goes in both directions.',
        child(
          '{child} would rather please than choose. → Let them pick the place and the game once.',
          'keeps the peace',
        ),
      ),
      Mars: both(
        '{child} has a quick step and a firm hand. Sport in the morning makes the whole day smoother.',
        '{child} looks cross when they are only in a hurry. → Practise a greeting at the door.',
      ),
      Jupiter: both(
        '{child} comes in gladly, and doors open. → Thank the people who opened them, together and by name.',
        '{child} takes up a lot of room when excited. → Agree on a sign that means: softer.',
      ),
      Saturn: both(
        '{child} is polite and steady with strangers. → Give them a light task, and they thaw.',
        child(
          '{child} meets new people as if there were a test. → Arrive early, and stay near for five minutes.',
          'guarded',
        ),
      ),
      Uranus: both(
        '{child} surprises people, and they enjoy it. → Let the style be their own, even when it is not yours.',
        '{child} changes from one day to the next and puzzles others. → Keep your greeting the same.',
      ),
      Neptune: both(
        '{child} takes on the colour of the company. → Ask before you go in what they came for.',
        '{child} is seen as others need to see them. → Say plainly at home who they are to you.',
      ),
      Pluto: both(
        '{child} makes an impression without a word. → Tell them that others feel it, and how to soften it.',
        child('{child} holds people off with a look. A calm adult who stays is what helps.', 'guarded'),
      ),
    },
    Midheaven: {
      Sun: both(
        '{child} likes to be responsible for something others can see. → Choose it with them.',
        '{child} wants something else than what is expected of them. → Find out whose expectation it is.',
      ),
      Moon: both(
        '{child} senses what people in general like. Cooking, caring and hosting are good fields to try.',
        '{child} is sensitive to public blame. → Keep criticism for home, when the two of you are alone.',
      ),
      Mercury: both(
        '{child} will be asked to speak, and can do it. → Read aloud to each other often.',
        '{child} argues about the way before taking it. → Let them choose between two good ones.',
      ),
      Venus: both(
        '{child} is gracious before others. Music, dance or design may please them for a long time.',
        '{child} gives up an aim to keep a friend. → Show that both can be kept.',
      ),
      Mars: both(
        '{child} likes a race with a finish. → Pick one in which losing costs nothing.',
        '{child} quarrels with whoever is in charge. → Ask what they would do in that place.',
      ),
      Jupiter: both(
        '{child} is given chances. → Help them to take one at a time, and to finish it.',
        '{child} aims for the top step and misses the first. → Draw the whole staircase.',
      ),
      Saturn: both(
        '{child} gets there slowly and stays. → Do not hurry them when a choice takes long.',
        '{child} fears failing in public. → Let them see you try a thing you cannot do.',
      ),
      Uranus: both(
        '{child} finds an aim of a kind you did not know. → Be curious about it.',
        '{child} changes the aim overnight. → Ask what stays the same in all of them.',
      ),
      Neptune: both(
        '{child} wants to do something that helps or moves people. → Visit someone who does.',
        '{child} loses sight of the aim. → Write it down in one sentence and hang it up.',
      ),
      Pluto: both(
        '{child} wants to do one thing thoroughly. → Let it take years, and ask about it now and then.',
        '{child} feels watched by those above. → Explain who makes the rules and how they can be changed.',
      ),
    },
    'North Node': {
      Sun: both(
        '{child} takes a step forward whenever they show themselves. → Be the first to clap, and the last to correct.',
        '{child} is held back by pride where help is near. → Ask for help yourself, in front of them.',
      ),
      Moon: both(
        '{child} is guided by feeling to the right people. → Ask whom they trust in the new place.',
        '{child} stays where it is cosy. → Go a little further together each time you set out.',
      ),
      Mercury: both(
        '{child} learns the way forward by asking. → Keep a notebook of the good answers they were given.',
        '{child} finds reasons not to begin. → Choose by a coin, and try it for a day.',
      ),
      Venus: both(
        '{child} is led on by friends. → Make room at your table for the new one.',
        '{child} gives up a step for the sake of peace. → Say that you will still like them.',
      ),
      Mars: both(
        '{child} grows whenever they begin something. → Let the beginning be untidy, and praise the start.',
        '{child} uses up strength in small quarrels. → Offer a larger task that deserves the strength.',
      ),
      Jupiter: both(
        '{child} has good guides. → Introduce them soon to one or two people you admire.',
        '{child} sees many ways at once. → Finish the nearest one together before you choose again.',
      ),
      Saturn: both(
        '{child} moves on in stages, and each one holds. → Mark them on the wall.',
        '{child} stops for fear of not being good enough. → Do it badly together, for fun.',
      ),
      Uranus: both(
        '{child} finds the way by surprise. → Leave one afternoon a week free for it.',
        '{child} begins again before it has grown. → Keep one thing for a full year.',
      ),
      Neptune: both(
        '{child} is drawn on by a dream. → Give it ink, paper and a place on the wall.',
        '{child} loses the direction in too many wishes. → Ask which of them is the oldest.',
      ),
      Pluto: both(
        '{child} moves on through deep changes. → Stay near, say little and keep the days regular.',
        '{child} holds on to what is over. → Keep one thing of it in a box, and close it.',
      ),
    },
  } satisfies Record<'Ascendant' | 'Midheaven' | 'North Node', Record<Planet, ByTemper>>,
  /** Chiron: a tender spot. */
  Chiron: {
    Sun: child('{child} has a tender spot about being good enough. → Praise what they are, and not only what they do.'),
    Moon: child(
      '{child} needs more comfort than they ask for. → Give it on ordinary evenings, before there is a reason.',
    ),
    Mercury: child('{child} is easily hurt in matters of speech or learning. → Never correct them before company.'),
    Venus: child('{child} doubts that they are liked. → Tell them what a friend said about them, when it is true.'),
    Mars: child(
      '{child} hesitates to use their strength. → Wrestle, climb or saw together, and let them win honestly.',
    ),
    Jupiter: child('{child} is hurt when a hope fails or a teacher disappoints. Hope for something small together.'),
    Saturn: child(
      '{child} takes rules and blame to heart. → End each scolding in the same hour, and say that it has ended.',
    ),
    Uranus: child('{child} may feel different from the others. → Show them grown people who were, and are glad of it.'),
    Neptune: child('{child} suffers with every creature. → Choose one they can really help, and leave the news off.'),
    Pluto: child(
      '{child} finds it hard to trust after a hurt. → Keep small promises for a long time.',
      'trusts slowly',
    ),
  } satisfies Record<Planet, Passage>,
  /** Lilith: what a child does not let others shape. */
  Lilith: {
    Sun: child('{child} does not wish to be managed, and shows it. → Give a task with a free hand in it.'),
    Moon: child('{child} resists comfort that comes with conditions. → Offer it and go; they will follow.'),
    Mercury: child('{child} says what others avoid. → Explain when that helps and when it hurts somebody.'),
    Venus: child('{child} has a taste of their own and defends it. → Let the clothes be theirs.'),
    Mars: child('{child} will not be pushed. → Ask once, then wait and count silently to twenty.'),
    Jupiter: child('{child} trusts their own belief more than a given one. → Ask what they found out.'),
    Saturn: child('{child} tests every rule for its reason. → Keep those that have one, and explain them.'),
    Uranus: child('{child} goes where nobody told them to go. → Agree on the borders, few and clear.'),
    Neptune: child('{child} keeps a secret world. You may knock at it, but wait to be let in.'),
    Pluto: child('{child} has a strong no. Respect it about their own body, always, and say so.'),
  } satisfies Record<Planet, Passage>,
  /** Aspects between points that are not planets. */
  between: child(
    '{child} has this with many born in the same weeks or hours. It weighs little, so read the planets first.',
  ),
}
