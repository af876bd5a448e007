import type { SpiritualPath } from '../../jyotish/devatas.ts'
import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { Element, HouseNumber, Sign } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on the inner life. `{deity}`: the form of the divine. The texts of `guests` follow "With Saturn in your twelfth
// house,".
const faith = from('BPHS 11 and 24 on the ninth and twelfth houses, in our words')
const jaimini = from('Jaimini Upadesa Sutras 1.2 on the atmakaraka and the karakamsha, in our words')
const chosen = from('Jaimini Upadesa Sutras 1.2.72-79, with the forms of BPHS 2, in our words')
const natured = from('BPHS 3 on the natures of the planets, with Phaladeepika 2, in our words')
const divided = from('BPHS 7 on the vimshamsha, in our words')
const walked = from('Bhagavad Gita 3, 6 and 12 on the ways, by the planets of BPHS 3, in our words')

type Forms = string | readonly [string, string]
const cellOf = (forms: Forms): Cell =>
  typeof forms === 'string' ? natured(forms) : [natured(forms[0]), natured(forms[1])]
const sided = (able: Forms, loaded: Forms): Record<'able' | 'loaded', Cell> => ({
  able: cellOf(able),
  loaded: cellOf(loaded),
})

export default {
  /** The lord of the ninth house by its house. */
  dharma: {
    1: faith(
      'What you believe can be seen in how you live. People take you for an example before you feel ready. → Choose few principles and keep them in small things, since those are what people see.',
    ),
    2: faith(
      'Your faith comes from the family table: a grace, a proverb, a song. So do your doubts. → Practise gentle speech for a week, and you have the whole teaching.',
    ),
    3: faith(
      'You believe by doing. You copy a text, walk to a shrine, sing in a choir, and only then does it speak to you. → Give your hands something to do when you pray.',
    ),
    4: faith(
      'Your holy place is at home. A corner with a lamp means more to you than a great building. → Keep that corner clean, and sit there for five minutes before the day begins.',
    ),
    5: faith(
      'You learn the inner life by verse, mantra and study, and you can teach it. A thing becomes clear to you when you explain it to somebody younger. → Learn four lines by heart this month.',
    ),
    6: faith(
      'You find faith where people are unwell, poor or at odds. Service is your scripture. You may fall out with a teacher; keep the teaching and leave the quarrel behind.',
    ),
    7: faith(
      'You grow by another person: a companion, a fellow traveller, an honest opponent. A practice that you share lasts. → Ask that person to sit with you once a week.',
    ),
    8: faith(
      'Loss and change bring you to your questions. Borrowed answers do not hold you. What you find in such months is yours, so write it down.',
    ),
    9: faith(
      'You have grace in these things: the right teacher comes when you need one, and long roads end well for you. Your one danger is to be content with it. → Give something back each month.',
    ),
    10: faith(
      'You practise at work, or not at all. How you treat the people below you is your rite. → Choose one fairness at work this week that costs you something.',
    ),
    11: faith(
      'You look for truth in company: a circle, a choir, a cause. Friends are your teachers. → See to it that one of them may contradict you.',
    ),
    12: faith(
      'You are drawn away from the crowd: to retreat, to far holy places, to giving without a name. → Keep one vow so small that nobody knows of it.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  atmakaraka: {
    Sun: jaimini(
      'Your lesson is rank: to lead without needing to be seen leading. You are given authority and lose it, until you are at ease in both.',
    ),
    Moon: jaimini(
      'Your lesson is care: to look after others without being swept off by their moods. You are at peace when you have fed somebody, and have let them go home again.',
    ),
    Mars: jaimini(
      'Your lesson is force: when to fight, and when to put the weapon down while you could still use it. You have courage; you are sent slow people so that you learn patience.',
    ),
    Mercury: jaimini(
      'Your lesson is speech: to say what is so, to keep what you were told in trust, to be silent before the joke that hurts. You love to learn, and the last thing you learn is to unlearn.',
    ),
    Jupiter: jaimini(
      'Your lesson is wisdom without a title: to honour teachers, children and promises, and to notice when you only sound wise. You are a blessing to people when you want nothing from them.',
    ),
    Venus: jaimini(
      'Your lesson is love: to enjoy and not to own. You are tried by faithfulness, in affection as in art, and you keep for good what you loved without conditions.',
    ),
    Saturn: jaimini(
      'Your lesson is burden: to carry your share without bitterness, and the sorrow of others without pride. You grow light with age in a way that surprises people.',
    ),
  } satisfies Record<Lord, Passage>,
  karakamsha: {
    Aries: jaimini(
      'You are made to begin things, inwardly too. → Choose a practice in which each day is a first step, and you will not tire of it.',
    ),
    Taurus: jaimini(
      'Your inner life needs something to touch: a garden, beads, bread. You go deeper with your hands than with your head.',
    ),
    Gemini: jaimini(
      'Your soul asks questions. You read, compare and teach as you learn; stay with one book of one tradition for a year.',
    ),
    Cancer: jaimini(
      'Devotion comes easily to you, with tears and song. → Let each such hour be followed by one useful deed on the same day.',
    ),
    Leo: jaimini(
      'Your soul likes to stand straight before what it worships. You honour best by being generous where nobody sees you.',
    ),
    Virgo: jaimini(
      'You serve by doing things properly: a rite, a remedy, a text. → Do one thing a week badly and with love, for balance.',
    ),
    Libra: jaimini(
      'You give fair measure, and peace between two people is worship to you. → Learn to stand alone with a truth as well.',
    ),
    Scorpio: jaimini(
      'You go under the surface: silence, secrecy and hidden things draw you. You go safely with a teacher whom you cannot flatter.',
    ),
    Sagittarius: jaimini(
      'Your soul aims high. A daily rule that is almost too modest brings you nearer than another great plan.',
    ),
    Capricorn: jaimini(
      'You make a ladder of duty. Old disciplines, fasts and long silences suit you; remember to laugh on the way.',
    ),
    Aquarius: jaimini(
      'You pray best for strangers, and you build for everybody. → Keep a friend who tells you when mankind is easier for you to love than your neighbour.',
    ),
    Pisces: jaimini(
      'Your soul stands near the sea, and you give way easily, in good and in harmful things. A clear rule about sleep, food and solitude holds you.',
    ),
  } satisfies Record<Sign, Passage>,
  ishta: {
    Sun: chosen(
      'The form of the divine that is yours (ishta devata) is {deity}, by the Sun. You turn to light and to right order, so take the early morning, and stand with your face to the east.',
    ),
    Moon: chosen(
      'The form of the divine that is yours (ishta devata) is {deity}, by the Moon. You come near by tenderness, so take the evening, water, and a song that you know by heart.',
    ),
    Mars: chosen(
      'The form of the divine that is yours (ishta devata) is {deity}, by Mars. You come near by courage, so pray briefly, keep a vow, and stand up for somebody who cannot.',
    ),
    Mercury: chosen(
      'The form of the divine that is yours (ishta devata) is {deity}, by Mercury. You come near by repetition, so recite, count names, or light your lamp at the same minute each day.',
    ),
    Jupiter: chosen(
      'The form of the divine that is yours (ishta devata) is {deity}, by Jupiter. You come near by learning, so study before dawn, and honour somebody who taught you.',
    ),
    Venus: chosen(
      'The form of the divine that is yours (ishta devata) is {deity}, by Venus. You come near by beauty, so offer flowers, music and a clean room, and pass on what you have plenty of.',
    ),
    Saturn: chosen(
      'The form of the divine that is yours (ishta devata) is {deity}, by Saturn. You come near by endurance, so keep a plain, long rite, and feed people who labour.',
    ),
    Rahu: chosen(
      'The form of the divine that is yours (ishta devata) is {deity}, by Rahu. You come near in the dark hours, so keep the nights of festival, and ask protection for others.',
    ),
    Ketu: chosen(
      'The form of the divine that is yours (ishta devata) is {deity}, by Ketu. You come near at each beginning, so take one breath of remembrance before every piece of work.',
    ),
  } satisfies Record<Graha, Passage>,
  /** The lord of the twelfth house. */
  release: {
    Sun: faith(
      'You let go by stepping back from the front. You rest when nobody needs you to be strong, so have one day a month without a title.',
    ),
    Moon: faith(
      'You let go by sleep, tears and water. You rest when you have written down the dream, or told it to somebody.',
    ),
    Mars: faith(
      'You let go by effort, alone: a run, a fast, a cold bath. You rest when your anger has had somewhere to go.',
    ),
    Mercury: faith(
      'You let go by reading and by reciting. You rest when your mind has a line to hold, and not when it is told to be empty.',
    ),
    Jupiter: faith(
      'You let go by giving. You rest when you have been generous to somebody who will never know it was you.',
    ),
    Venus: faith(
      'You let go in music, in the evening, in a lovely room. You rest when pleasure and prayer are in one hour.',
    ),
    Saturn: faith(
      'You let go by doing without. You rest in silence and in simple places, and longer than you allow yourself.',
    ),
  } satisfies Record<Lord, Passage>,
  guests: {
    Sun: faith(
      'You find yourself in quiet places where nobody knows your name. You make peace there with a father’s way of living.',
    ),
    Moon: faith('You take in the moods of a room. You need an hour alone to know which of them are yours.'),
    Mars: faith(
      'You hold your anger back, and it costs you sleep. You turn it into discipline by a demanding practice.',
    ),
    Mercury: faith(
      'You think most clearly at night or in another language. You come to silence by counting or copying.',
    ),
    Jupiter: faith('You have unseen help: it comes late, and it comes. You give more than you mention.'),
    Venus: faith(
      'You are at ease in private, at the end of the day. You make a practice of it when you share that comfort.',
    ),
    Saturn: faith('Solitude comes to you before you look for it. You can do without, and you may choose to.'),
    Rahu: faith('You are curious about hidden things. You stay safe with one method and one honest friend.'),
    Ketu: faith('You let go more easily than others hold on. You need one worldly duty that you finish each week.'),
  } satisfies Record<Graha, Passage>,
  jupiter: {
    Fire: sided(
      [
        'Your trust is large and warm. You believe in people, and they begin to believe in themselves.',
        'You believe with your whole heart, and you show it by what you begin. Others take courage from it.',
      ],
      'Your trust flares up for a teacher and then burns out. You keep it longer if you practise before you praise.',
    ),
    Earth: sided(
      'Your trust is practical: what makes you kinder, you keep. It is a sound test.',
      'Your trust asks for proof and for results. You find more when you give one thing a hundred days.',
    ),
    Air: sided(
      'Your trust grows by thought, and you can explain what you believe without hurting anybody.',
      'Your trust gets lost in comparisons. You find it again with one book and one teacher.',
    ),
    Water: sided(
      [
        'Your trust is quiet and deep, and it holds in bad years.',
        'You trust as one trusts the sea to carry a boat. In bad years people sit down beside you.',
      ],
      'Your trust follows your feelings, up and down. You hold it by a small rite that you do in either mood.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  /** Ketu by its house. */
  ketu: {
    1: natured('You care little about how you appear. You seem far away at times; tell people that you are listening.'),
    2: natured(
      'You let go of words and of possessions easily. You own little with ease; keep a small sum for others’ sake.',
    ),
    3: natured('You need not prove yourself. You act well when you are asked; offer once without being asked.'),
    4: natured('You are tied to no home. You find one in silence, wherever you sit.'),
    5: natured('You do without applause. Your insight comes sideways, while you look at something else.'),
    6: natured('You need not be right. You calm a quarrel by not taking part in it.'),
    7: natured('You can be alone. You love well when you say what you do feel.'),
    8: natured('You are hard to frighten. You can sit with people at the hardest hour; rest after it.'),
    9: natured('You believe what you try out for yourself, more than what is handed down.'),
    10: natured('You want no rank for its own sake. You work well for something larger.'),
    11: natured('You let the crowd go by. One friend on the same road is enough for you.'),
    12: natured('You let go without regret. → Keep your bills paid all the same.'),
  } satisfies Record<HouseNumber, Passage>,
  rising: {
    Aries: divided('You worship by action, and alone.'),
    Taurus: divided('You worship by song, food and a fixed seat.'),
    Gemini: divided('You worship by reading and by asking.'),
    Cancer: divided('You worship as a child or as a parent.'),
    Leo: divided('You worship the light, with ceremony.'),
    Virgo: divided('You worship by serving exactly.'),
    Libra: divided('You worship in company, and beautifully.'),
    Scorpio: divided('You worship in secret, and wholly.'),
    Sagittarius: divided('You worship through a teacher and long roads.'),
    Capricorn: divided('You worship by discipline, and late in the day.'),
    Aquarius: divided('You worship by helping many.'),
    Pisces: divided('You worship by surrender, and by tears.'),
  },
  /** The first way, then the second. */
  path: {
    bhakti: {
      jnana: [
        walked('Devotion (bhakti) is your way, with knowledge beside it. Love a form first, and then read about it.'),
        walked(
          'Devotion (bhakti) leads you, and knowledge (jnana) comes second. → Pray as you like, and learn one line of a text for each month.',
        ),
      ],
      karma: walked('Devotion (bhakti) is your way, with work beside it. → Sing, and then carry somebody’s bag.'),
      raja: walked(
        'Devotion (bhakti) is your way, with stillness beside it. → Sing one song, and sit for ten minutes in what is left.',
      ),
    },
    jnana: {
      bhakti: walked(
        'Knowledge (jnana) is your way, with devotion beside it. → Read a page twice, and thank somebody for it.',
      ),
      karma: walked(
        'Knowledge (jnana) is your way, with work beside it. → Test what you read in one plain deed a week.',
      ),
      raja: walked(
        'Knowledge (jnana) is your way, with stillness beside it. → Ask “who is asking”, and then stop asking.',
      ),
    },
    karma: {
      bhakti: walked(
        'Work without wages (karma) is your way, with devotion beside it. → Do the deed, and give the thanks away.',
      ),
      jnana: walked(
        'Work without wages (karma) is your way, with knowledge beside it. → Do the deed, and read one line about why.',
      ),
      raja: walked(
        'Work without wages (karma) is your way, with stillness beside it. → Do the deed, and sit before you do the next.',
      ),
    },
    raja: {
      bhakti: walked(
        'Stillness (raja) is your way, with devotion beside it. → Sit first, and let one thankful thought close it.',
      ),
      jnana: walked(
        'Stillness (raja) is your way, with knowledge beside it. → Sit first, and note one line afterwards.',
      ),
      karma: walked('Stillness (raja) is your way, with work beside it. → Sit first, and then wash the cups.'),
    },
  } satisfies Record<SpiritualPath, Partial<Record<SpiritualPath, Cell>>>,
  /** The element of the ninth house, then the leading way. */
  practice: {
    Fire: {
      bhakti: faith(
        '→ Begin with a flame and a song: light a lamp at sunrise, sing for five minutes, and stop before you are tired.',
      ),
      jnana: faith(
        '→ Begin with a flame and a page: light a lamp, read ten lines, and look into the light while you think of them.',
      ),
      karma: faith(
        '→ Begin with a vow that has a date: one deed a day for others, for twenty-one days, early in the morning.',
      ),
      raja: faith('→ Begin with the rising sun: sit upright before it for twelve minutes, with your eyes half closed.'),
    },
    Earth: {
      bhakti: faith(
        '→ Begin with a place and an image: the same cloth, the same flower, the same hour, for forty days.',
      ),
      jnana: faith('→ Begin with a place and a book: the same chair, two pages, and a pencil in your hand.'),
      karma: faith(
        '→ Begin with a patch of ground: tend a garden, a kitchen or a yard that is not yours, once a week.',
      ),
      raja: faith('→ Begin with a place and your weight: sit on the floor, feel the ground, and count forty breaths.'),
    },
    Air: {
      bhakti: faith('→ Begin with breath and a name: say it silently, a hundred and eight times, while you walk.'),
      jnana: faith(
        '→ Begin with breath and a question: breathe ten times, write the question down, and talk it over with somebody who knows more.',
      ),
      karma: faith('→ Begin with words: teach, write or translate something for people who cannot pay.'),
      raja: faith('→ Begin with breath alone: out for twice as long as in, ten minutes, by an open window.'),
    },
    Water: {
      bhakti: faith(
        '→ Begin with water and a song: wash your hands and face, sing in the evening, and let tears come if they do.',
      ),
      jnana: faith('→ Begin with water and a story: read a life of somebody holy before you sleep, a page at a time.'),
      karma: faith('→ Begin with care: cook once a week for somebody who eats alone, and wash up together.'),
      raja: faith(
        '→ Begin with water and silence: sit near it, or hear it, and let each thought go by for a quarter of an hour.',
      ),
    },
  } satisfies Record<Element, Record<SpiritualPath, Passage>>,
}
