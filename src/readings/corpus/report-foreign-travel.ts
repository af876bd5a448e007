import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { SETTLING } from '../../jyotish/journeys.ts'
import type { Element, HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on travel abroad. The texts of `guests` follow "With Saturn in your twelfth house,".
const away = from('BPHS 11, 24 and 32 on the ninth and twelfth houses, in our words')
const natured = from('BPHS 3 and 32 on Rahu, in our words')
const divided = from('BPHS 7 on the chaturthamsha, in our words')

type Forms = string | readonly [string, string]
const cellOf = (forms: Forms): Cell =>
  typeof forms === 'string' ? natured(forms) : [natured(forms[0]), natured(forms[1])]
const sided = (able: Forms, loaded: Forms): Record<'able' | 'loaded', Cell> => ({
  able: cellOf(able),
  loaded: cellOf(loaded),
})

export default {
  /** The lord of the twelfth house by its house. */
  lord_place: {
    1: away(
      'You carry the far place in yourself: people abroad take you for a local, and people at home ask when you are leaving. You change with each country you live in. → Decide what stays the same, such as one prayer, one dish or one friend.',
    ),
    2: away(
      'You go abroad for income, and a part of it goes home. Every trip has a sum attached to it in your mind. → Open the account before you leave, and agree in the family how much you send.',
    ),
    3: away(
      'You travel in short hops, with a small bag, and more often than others do. A course, a fair or a cousin across the border is reason enough. One of these hops becomes a habit, and the habit becomes a second place.',
    ),
    4: away(
      'You want to be at home abroad, or abroad at home: you furnish a room in one country and miss the kitchen of another. → Take one heavy thing with you from the old home; it will be worth its freight.',
    ),
    5: away(
      'You go abroad for study, for love or for a child. The happiest weeks of your travels have no plan. → Book the first three nights only, and let the rest come to you.',
    ),
    6: away(
      'You go abroad to work, and you work hard there. Papers, offices and queues are part of every stay for you. → Have each document twice and the date of its end in your calendar.',
    ),
    7: away(
      'You reach other countries by a person: a partner, a customer, somebody you married into. You feel safe there as long as the two of you speak openly. → Learn the language before you need it in a quarrel.',
    ),
    8: away(
      'You leave suddenly, after a change that nobody planned, and it turns out well. The first months abroad are lonely, and they make you strong. → Keep a sum aside that pays for the way home.',
    ),
    9: away(
      'You have the plainest sign of long roads: teachers, courts, temples or universities overseas open their doors to you. What you spend on travel comes back to you as standing. → Go when you are invited, even if the date is awkward.',
    ),
    10: away(
      'You go abroad for what you can do, and people there ask for it. You are judged by results, and that suits you. → Write to one person abroad this month and offer one thing that you can do well.',
    ),
    11: away(
      'You have friends in other countries, and they make things possible for you: a sofa, a contact, a contract. One stay pays for the next. → Write to three of them this month and say when you would like to come.',
    ),
    12: away(
      'You are at ease where nobody knows your name. A retreat, a hospital, a long posting or a quiet foreign town gives you back your strength. You can stay long there; decide on purpose whether you want to.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  /** The lord of the ninth house. */
  roads: {
    Sun: away(
      'Long roads take you to places with a name: a capital, a great institute, an official post. You travel best under your own flag, with a clear title on the letter.',
    ),
    Moon: away(
      'Long roads take you to people and to water: ports, islands, families who feed you. You travel best with somebody who notices when you are tired.',
    ),
    Mars: away(
      'Long roads take you where something is built, trained or won. You travel best with a task and an early start, and worst with an hour to kill.',
    ),
    Mercury: away(
      'Long roads take you to schools, fairs and markets. You travel best with a notebook and many short stops, and you come home with ten addresses.',
    ),
    Jupiter: away(
      'Long roads take you to teachers, temples and courts. You travel best when somebody there is waiting for you, and you are given more than you paid for.',
    ),
    Venus: away(
      'Long roads take you to beauty: music, a coast, a table with friends. You travel best slowly and in comfort, and you meet people who matter to you.',
    ),
    Saturn: away(
      'Long roads take you to work and to old places. You wait for the permit longer than others, and you may stay longer. Travel light, and arrive a day early.',
    ),
  } satisfies Record<Lord, Passage>,
  guests: {
    Sun: away(
      'You are noticed abroad, and you should not try to lead in the first year. You gain respect by being useful before you are right.',
    ),
    Moon: away(
      'You are homesick in the evening and happy in the morning. You need one kitchen abroad where you may sit without calling first.',
    ),
    Mars: away('You act fast abroad and get into arguments at counters. You win with a smile and a copy of the rule.'),
    Mercury: away(
      'You pick up languages and deals abroad. You sign quickly there too, so have a second person read the small print.',
    ),
    Jupiter: away(
      'You are protected on far roads: the right person sits beside you. You can trust an invitation that comes through a teacher.',
    ),
    Venus: away(
      'You enjoy other countries and spend freely there. You do well with a sum for pleasure that is counted before you leave.',
    ),
    Saturn: away(
      'You live simply abroad and stay long. You are lonely in the first winter, so arrange two people before you go.',
    ),
    Rahu: away(
      'You want to go far, the stranger the better. You arrive well if you ask three people who live there before you believe the picture.',
    ),
    Ketu: away(
      'You feel that you have been there before, and you want little. You should keep your papers in order, because you forget that they matter.',
    ),
  } satisfies Record<Graha, Passage>,
  /** The lord of the fourth house: the way in which home holds or lets go. */
  roots: {
    Sun: away(
      'What holds you at home is a name and a duty towards the head of the family. You can leave when somebody else has taken it over, so say early that you want to.',
    ),
    Moon: away(
      'What holds you at home is a mother, a kitchen, a bed you know. You can leave if you call at the same hour each week, and you will.',
    ),
    Mars: away(
      'What holds you at home is ground, a house you built, or a quarrel that is not over. You can leave once the papers are signed.',
    ),
    Mercury: away(
      'What holds you at home is talk: brothers, sisters, neighbours, the shop at the corner. You take more of it with you by telephone than you expect.',
    ),
    Jupiter: away(
      'What holds you at home is gratitude, to teachers, children or a community. You may go with their blessing if you ask for it in person.',
    ),
    Venus: away(
      'What holds you at home is comfort and a person. You can leave for a place that is as beautiful, and best in company.',
    ),
    Saturn: away(
      'What holds you at home is duty, an old house, an old parent. You can leave step by step: three months, then six, then a lease.',
    ),
  } satisfies Record<Lord, Passage>,
  rahu: {
    Fire: sided(
      'You like being the foreigner: it gives you courage. You say yes before you know the word for it, and it works.',
      'You want to conquer a new country in a month. You get further if you are a guest for the first half-year.',
    ),
    Earth: sided(
      [
        'You find the practical side of a strange country at once: where to buy, whom to pay, what it costs.',
        'You are quick to see how a strange country works, and you make a living there sooner than people expect.',
      ],
      'You measure the new place by what you can get there. You feel at home sooner if you give something first.',
    ),
    Air: sided(
      'You learn the language and the jokes of strangers, and a certain oddness becomes your calling card.',
      'You trust what is said about a far place on a screen. You decide well only after a visit of two weeks.',
    ),
    Water: sided(
      'You feel what people abroad do not say, and they take you in as one of theirs.',
      'You are drawn to a place as to a person, and do not see its faults. You need a friend there who tells you the plain truth.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  rising: {
    Aries: divided('You begin again in a new place quickly, and alone if need be.'),
    Taurus: divided('You move once and stay, and you want your own things about you.'),
    Gemini: divided('You live between two addresses and like it.'),
    Cancer: divided('You need a family abroad, and you find one.'),
    Leo: divided('You want to be somebody in the new place, and it takes a year.'),
    Virgo: divided('You settle by being useful, and by knowing how things are done.'),
    Libra: divided('You go with a partner, or you find one there.'),
    Scorpio: divided('You leave one life behind completely when you go.'),
    Sagittarius: divided('You are made for far countries, and the next one always calls.'),
    Capricorn: divided('You go for a post, and the post decides how long.'),
    Aquarius: divided('You find your kind of people in a city full of strangers.'),
    Pisces: divided('You drift into a far place and wake up at home in it.'),
  },
  /** Staying abroad or returning, by the element of the fourth house. */
  settling: {
    settles: {
      Fire: away(
        'Once abroad, you stay. You look back rarely, and visits home make you restless on the fourth day. → Put your name on a lease within the first two years.',
      ),
      Earth: away(
        'Once abroad, you stay, as soon as you own something there. A flat, a garden or a shop decides it for you. → Buy small and early.',
      ),
      Air: away(
        'Once abroad, you stay because of the people. When you dream in the other language, you are sure. → Keep your old friends by a yearly visit.',
      ),
      Water: away(
        'Once abroad, you stay with your life and go home with your heart. You feel it on holidays. → Cook the old dishes there, and invite somebody new to them.',
      ),
    },
    even: {
      Fire: away(
        'You can live in two places, and you like the change. → Decide by the next task and not by the last quarrel. Ask about tax in both countries.',
      ),
      Earth: away(
        'You can live in two places, if both are paid for. → Count the months on paper each January. A tenant in one of them keeps it alive for you.',
      ),
      Air: away(
        'You can live in two places, and you have friends in both who think you are on holiday. → Choose one address for your papers and keep to it.',
      ),
      Water: away(
        'You can live in two places, and in each you miss the other. It is no mistake of yours. → Leave warm clothes and a cup in both.',
      ),
    },
    returns: {
      Fire: away(
        'Once abroad, you come back, and you come back with a plan. Three years are the right length for you. → Tell the people at home what you will do with what you learnt.',
      ),
      Earth: away(
        'Once abroad, you come back to your own ground. What you earn there you build here. → Set the sum and the year before you leave.',
      ),
      Air: away(
        'Once abroad, you come back with stories, contacts and a second language. → Use them in the first half-year, while people still ask you.',
      ),
      Water: away(
        'Once abroad, you come back for somebody. You know it at the airport. → Go all the same, and promise a date rather than a feeling.',
      ),
    },
  } satisfies Record<(typeof SETTLING)[number], Record<Element, Passage>>,
}
