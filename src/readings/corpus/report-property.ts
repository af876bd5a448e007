import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { Element, HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on property. The texts of `guests` follow "With Saturn in your fourth house,".
const home = from('BPHS 11 and 24 on the fourth house, in our words')
const kin = from('BPHS 11 and 24 on the eighth house, in our words')
const natured = from('BPHS 3 and 32 on the planets and what they stand for, in our words')
const divided = from('BPHS 7 on the chaturthamsha, in our words')
const contested = from('BPHS 11 on the fourth and sixth houses, in our words')

type Forms = string | readonly [string, string]
const cellOf = (forms: Forms): Cell =>
  typeof forms === 'string' ? natured(forms) : [natured(forms[0]), natured(forms[1])]
const sided = (able: Forms, loaded: Forms): Record<'able' | 'loaded', Cell> => ({
  able: cellOf(able),
  loaded: cellOf(loaded),
})

export default {
  /** The lord of the fourth house by its house. */
  lord_place: {
    1: home(
      'Your home follows you: three nights in a place, and there is a shelf with your books on it. You choose rooms that look like you, and guests know whose they are before they see you. → Decide for yourself, and ask the family afterwards what they need.',
    ),
    2: home(
      'You treat a home as savings: you know what the kitchen cost and what the flat next door was sold for. Your family has a say in it, and often a share. → Put on one sheet who paid what, while everybody still remembers.',
    ),
    3: home(
      'You settle near people you can reach on foot: a brother or sister, old neighbours, the shop where they know you. You repair much yourself, and well. A small place that needs work suits your hands better than a finished one.',
    ),
    4: home(
      'You put down roots fast and do not like to pull them up. A place of your own calms you more than any holiday, and you would rather extend the kitchen than move. → Buy once and near to what you love, because you will stay.',
    ),
    5: home(
      'You buy a home with joy in mind: room for children, an instrument, a garden table. You sometimes risk more than others would on a place that makes you happy. → Count the cost of five years before you fall for the view.',
    ),
    6: home(
      'Your home makes work for you: a roof that leaks, a neighbour with a letter, a loan with small print. You handle it better than you think, once it is written down. → Have the place inspected before you sign, and keep every receipt.',
    ),
    7: home(
      'Your address depends on another person: you settle where somebody close needs you to be. Two people decide better about walls than one does. → Put both names and both shares on paper while you are on good terms.',
    ),
    8: home(
      'Your home changes by turns that you did not plan: a sale, a legacy, a letter from a landlord. After each of them you live on firmer ground than before. → Keep your deeds in one folder, and know what the place is worth today.',
    ),
    9: home(
      'You have luck with places far from where you were born, or near a temple or a university. An older person opens the door to a good address for you. → Look at the second town on your list as well, since it treats you kindly.',
    ),
    10: home(
      'You live close to your work, or work where you live, and people know your address. A home with one room for business pays for itself in your hands. → Close that door in the evening, or you are never at home.',
    ),
    11: home(
      'You earn with property, and friends bring you the best offers. Somebody at a dinner table knows of a flat before it is advertised. → Tell five people this month what you are looking for, and what you can pay.',
    ),
    12: home(
      'You find peace at a distance from where you began: a quiet back room, another town, another country. You miss an old address less than you expect. → Choose quiet over size.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  guests: {
    Sun: home(
      'You want a home that can be shown, and you dislike a landlord above you. The house should have light in the morning and your name at the door.',
    ),
    Moon: home(
      'You need a kitchen in which people sit down. You move when your feelings move, so rent for a season before you buy in a new street.',
    ),
    Mars: home(
      'You build, knock through and argue about the fence. Your energy improves a place, and your temper costs you a neighbour, so talk first and drill afterwards.',
    ),
    Mercury: home(
      'You like a home near schools, shops and talk, with papers on the table. You read a contract well; read it also when you are in a hurry.',
    ),
    Jupiter: home(
      'You have protection in matters of home: the survey comes out well, and elders help with the down payment. You may buy larger than you need, so measure the rooms you use.',
    ),
    Venus: home(
      'You make any place beautiful, and you get pleasure and value from it. You pay too much for a finished bathroom; buy the plain one and make it yours.',
    ),
    Saturn: home(
      'You get your own place late and keep it long. Old houses suit you, because you have the patience that they need; begin with the roof and the drains.',
    ),
    Rahu: home(
      'You are drawn to an unusual address: the new district, the foreign town, the top floor. You buy it for how it sounds, so sleep one night there first.',
    ),
    Ketu: home(
      'You care little for owning, and you let go of a place too cheaply. You need one corner that is only yours, and a rule that you sell nothing in a sad month.',
    ),
  } satisfies Record<Graha, Passage>,
  mars: {
    Fire: sided(
      [
        'You see at once what could be built on a piece of ground, and you begin. You do well with land that others call difficult.',
        'You are the first to bid and the first to dig. Ground near a road or a workshop does well in your hands.',
      ],
      'You buy land in a hot moment and learn about the access road afterwards. You gain by one cold look: walk the plot with a surveyor before you pay.',
    ),
    Earth: sided(
      'You judge ground like a builder: soil, slope, water. You can hold a plot for years and earn by it without touching it.',
      'You hold on to ground that costs you more than it brings. You see it clearly once a year, at tax time; decide on that day and not in spring.',
    ),
    Air: sided(
      'You win over land by talking: with the owner, the office, the neighbour. You get the permit because you asked the right clerk.',
      'You trust a promise about a boundary that nobody has put on paper. You save yourself a quarrel if you photograph the stones on the day you buy.',
    ),
    Water: sided(
      'You feel whether a plot is good, and you defend what is yours quietly. Land near water, or land from the family, does well under your care.',
      'You quarrel about ground with people you love, and both of you go to bed angry. You keep the peace with a fence line drawn by a third person.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  venus: {
    Fire: sided(
      'You choose a car or a sofa in ten minutes, and you are still glad of it ten years later. You may trust your eye in these things.',
      'You buy the bright one and pay for it longer than it shines. You spend less if you look at the same car twice, a week apart.',
    ),
    Earth: sided(
      'You own few things, and good ones. A vehicle lasts in your hands, because you hear when something is loose.',
      'You put comfort first and pay for repairs that nobody sees. You do better with the smaller model, serviced on the date.',
    ),
    Air: sided(
      [
        'You make rooms in which people like to talk: light, a round table, enough chairs. Vehicles and gadgets come to you through friends.',
        'You have an eye for proportion: the lamp stands where it should. You get the good car because you know whom to ask.',
      ],
      'You follow a fashion in rooms and vehicles and tire of it in a year. You keep what you have chosen alone, without an adviser.',
    ),
    Water: sided(
      'You turn four walls into a place where people breathe out. Comfort comes to you, often as a gift.',
      'You soothe a bad week with something new for the house. You feel better, and cheaper, after an evening of moving the furniture.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  rising: {
    Aries: divided('You want to be the first to live there, and new buildings suit you.'),
    Taurus: divided('You want land, a cellar and a place that keeps its worth.'),
    Gemini: divided('You may well own two small places rather than one large one.'),
    Cancer: divided('You look for a family house, near water if it can be had.'),
    Leo: divided('You want a home with some dignity, and you are ready to pay for the entrance.'),
    Virgo: divided('You want a practical house in good repair, and you check every tap.'),
    Libra: divided('You choose a beautiful address, best together with somebody.'),
    Scorpio: divided('You rebuild a place from the ground and trust no seller.'),
    Sagittarius: divided('You need a wide view, and you find it outside the centre.'),
    Capricorn: divided('You buy late, soberly, and for good.'),
    Aquarius: divided('You like shared or unusual housing, with neighbours who think as you do.'),
    Pisces: divided('You look for quiet, and the last home you have is the one you love most.'),
  },
  /** The lord of the eighth house. */
  inheritance: {
    Sun: kin(
      'What comes to you from the family comes through a father or the head of the house, with a name attached. You are expected to keep it up. → Ask early which duty belongs to the gift.',
    ),
    Moon: kin(
      'What comes to you from the family comes through a mother or her side, and feelings are part of it. You inherit a ring with a story rather than a sum. → Let each person say what they want to remember by.',
    ),
    Mars: kin(
      'What comes to you from the family comes as land or with a quarrel about land. You can win it, and you can lose a brother by it. → Settle shares at one meeting, with somebody calm in the chair.',
    ),
    Mercury: kin(
      'What comes to you from the family depends on papers: a will, an account, an old deed. You are the one who finds the missing page. → Ask while you can where the papers are kept.',
    ),
    Jupiter: kin(
      'What comes to you from the family comes fairly, because somebody older sees to it. You also inherit a value or a custom that is worth more than the sum. → Pass a part of it on.',
    ),
    Venus: kin(
      'What comes to you from the family is pleasant: a house with a garden, jewels, a vehicle, a partner’s share. You like peace in such things and may give way too soon. → Say once, kindly, what you would like.',
    ),
    Saturn: kin(
      'What comes to you from the family comes late and needs repair. You wait for a signature longer than you thought possible. → Do not build on the sum; treat it as a roof for later.',
    ),
  } satisfies Record<Lord, Passage>,
  /** The lord of the sixth house: the manner of a quarrel. */
  disputes: {
    Sun: contested(
      'If you have to defend a wall, it is against somebody with an office or a title, so put your case in writing.',
    ),
    Moon: contested('If you quarrel over a home, it is with somebody you once fed, so keep money and meals apart.'),
    Mars: contested('If it comes to a fight over ground, it comes fast; you gain most by answering on the next day.'),
    Mercury: contested(
      'If you have a dispute, it is about the wording of a paper, so keep each version with its date.',
    ),
    Jupiter: contested(
      'If you disagree with somebody over property, both of you mean well; a common adviser settles it in an hour.',
    ),
    Venus: contested(
      'If you argue, it is over who pays for the comfort; agree on a yearly sum before the work begins.',
    ),
    Saturn: contested('If you have a dispute, it is old and slow, so count what another year of it would cost you.'),
  } satisfies Record<Lord, Passage>,
}
