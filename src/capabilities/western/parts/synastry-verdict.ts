import type { AspectPoint, Contact } from '../../../western/aspects.ts'
import type { Name } from '../../../western/points.ts'
import type { SYNASTRY_BANDS, SynastryTheme } from '../../../western/synastry.ts'
import type { Bond } from './bond-kinds.ts'
import { CHILD_BONDS, CHILD_VALUES } from './child-pair-words.ts'

// The verdict of a synastry: how closely two charts are tied and how easy it is, from contacts and houses alike.

const PERSONAL: readonly Name[] = ['Sun', 'Moon', 'Venus', 'Mars', 'Ascendant']
type SynastryBand = (typeof SYNASTRY_BANDS)[number]

// source: this service's own choice: self, home, love, partner
const MEETING_HOUSES: readonly number[] = [1, 4, 5, 7]
// source: this service's own weighing
const CLOSE_ORB = 3
const CLOSELY_TIED_FROM = 8
const TIED_FROM = 4

export type Closeness = 'close' | 'real' | 'free'

/** Bands of Discepolo's count that name a tie. */
const TIED_BANDS: readonly SynastryBand[] = ['important', 'very important', 'exceptional', 'rare exceptional']

/**
 * How closely two charts are tied: close contacts of personal points, and personal points in the other's houses of meeting. A pair that
 * Discepolo's count calls tied is never called free.
 */
export const closenessOf = (
  contacts: readonly Contact<AspectPoint>[],
  overlays: readonly { planet: Name; house: number }[],
  band: SynastryBand,
): Closeness => {
  const isPersonal = (name: Name) => PERSONAL.includes(name)
  const ties =
    contacts.filter(({ a, b, orb }) => orb <= CLOSE_ORB && isPersonal(a.name) && isPersonal(b.name)).length +
    overlays.filter(({ planet, house }) => isPersonal(planet) && MEETING_HOUSES.includes(house)).length
  return ties >= CLOSELY_TIED_FROM ? 'close' : ties >= TIED_FROM || TIED_BANDS.includes(band) ? 'real' : 'free'
}

const TIE_TEXTS: Record<Closeness, string> = {
  close: 'you two are closely tied',
  real: 'there is a real tie between you two',
  free: 'you two are free to decide how close you become',
}

/** The harmonious share from which a bond is called easy, and below which it takes effort; percent. */
const EASY_FROM = 55
const EFFORT_BELOW = 45

/** The verdict without its full stop: `you two are closely tied, and most of it comes easily`. */
export const verdictText = (closeness: Closeness, percentage: number | null): string => {
  const tie = TIE_TEXTS[closeness]
  if (percentage === null) return tie
  if (percentage >= EASY_FROM) return `${tie}, and most of it comes easily`
  if (percentage < EFFORT_BELOW) return `${tie}, and it asks for more effort than most`
  return `${tie}, and ease and effort are about even`
}

/** The clause after the verdict: which of the gift and the question of a pair weighs more. */
export const outweighText = (percentage: number | null): string =>
  percentage === null || (percentage >= EFFORT_BELOW && percentage < EASY_FROM)
    ? 'how you treat the question decides which of the two you notice'
    : percentage >= EASY_FROM
      ? 'what carries you weighs more than the question'
      : 'the question weighs more, so take it up before the pleasant plans'

interface ThemeTexts {
  /** By the harmonious share: from 75, 50, 25 and 0. */
  readonly bands: readonly [string, string, string, string]
  /** Without an aspect. */
  readonly none: string
  /** The same findings in other words. */
  readonly otherBands: readonly [string, string, string, string]
  readonly otherNone: string
}

// source: our own words
const THEME_TEXTS: Record<SynastryTheme, ThemeTexts> = {
  attraction: {
    bands: [
      'You are attracted to each other easily, and it does not wear off fast.',
      'You like each other’s looks and ways, with enough friction to stay awake.',
      'You are drawn to each other and get in each other’s way.',
      'Attraction is a struggle between you, which can be exciting and tiring in one evening.',
    ],
    none: 'Attraction is not what ties you two together. You have to keep it alive on purpose, and you can.',
    otherBands: [
      'You enjoy the sight of each other, at the door as much as at a feast.',
      'You please each other on most days and tease each other on the rest.',
      'You want to be near each other, and an hour later you argue about the window.',
      'You excite each other and wear each other out, often on the same day.',
    ],
    otherNone:
      'You two are not held by looks or sparks. Make an occasion for them now and then, because nothing in the charts is against it.',
  },
  emotion: {
    bands: [
      'You feel at ease with each other, also on bad days.',
      'You comfort each other well most of the time.',
      'You need comfort in different ways and at different hours.',
      'You hurt each other’s feelings without meaning to, so say early what you need.',
    ],
    none: 'Your feelings run on separate tracks. You learn each other’s moods by asking rather than by instinct.',
    otherBands: [
      'You notice each other’s moods early and know what helps.',
      'You are kind to each other’s feelings, apart from a few tired evenings.',
      'One of you wants to talk and the other wants quiet, just when you both need comfort.',
      'You touch each other’s sore spots by accident, so ask for a pause before you answer.',
    ],
    otherNone:
      'Your charts leave your feelings to each of you. Tell each other in the evening how the day was, since you cannot guess it.',
  },
  communication: {
    bands: [
      'You understand each other quickly and can talk for hours.',
      'You talk well together and misunderstand each other now and then.',
      'You hear different things in the same sentence, so repeat what was agreed.',
      'You argue about words. Write the important things down.',
    ],
    none: 'Talk between you is as good as the time you give it.',
    otherBands: [
      'You finish each other’s sentences and are rarely wrong.',
      'You like to talk to each other, with a mix-up about dates from time to time.',
      'You both explain well and listen differently, so write down times and sums.',
      'You can quarrel over a single word. Take important talks outside and take turns.',
    ],
    otherNone: 'In the long run your talk brings you as close as the hours that you give to it.',
  },
  values: {
    bands: [
      'You value the same things and enjoy spending on them.',
      'You agree on most of what matters, with a few differences of taste.',
      'You differ about money and taste, so keep separate budgets for both.',
      'You hold different things dear. Settle money questions in writing before they become matters of principle.',
    ],
    none: 'The charts do not say if you hold the same things dear. Name your three dearest things to each other, and you will know.',
    otherBands: [
      'You would save the same things from a fire.',
      'You want similar things from life and smile about each other’s taste.',
      'You spend on different things, so give each of you a sum without questions.',
      'You weigh money and taste quite differently. Fix the large sums on paper while you are friendly.',
    ],
    otherNone: 'The charts are silent about what you both hold dear, so you may find it out by asking.',
  },
  conflict: {
    bands: [
      'You quarrel well: it is over quickly and something moves.',
      'You can quarrel without breaking much.',
      'You provoke each other, and anger lasts longer than its cause.',
      'Your quarrels can become contests of will, so agree on a pause that either of you may call.',
    ],
    none: 'You do not provoke each other much, and you may have to learn to disagree at all.',
    otherBands: [
      'You can be angry with each other and laugh together an hour later.',
      'You argue now and then and repair it the same week.',
      'You know how to annoy each other, and it takes you days to cool.',
      'You both want to win when you quarrel, so agree on a word that ends it for the night.',
    ],
    otherNone:
      'You rarely make each other angry. When something is wrong, say it, because no quarrel will say it for you.',
  },
  commitment: {
    bands: [
      'Your bond can last a long time, and you both rely on it.',
      'You take each other seriously, and your promises mostly hold.',
      'One of you feels the duty more than the other. Promise less and keep it.',
      'Duty weighs on this bond. Divide the tasks, and say thank you for small things.',
    ],
    none: 'Nothing in the charts binds you by duty. You stay because you choose to, so choose aloud from time to time.',
    otherBands: [
      'You keep your word to each other, and it gives you both peace.',
      'You can count on each other in the main things.',
      'You carry the bond in unequal parts. Say who does what, and make it less.',
      'You feel the bond as a load on many days. Share the work anew and praise each other for it.',
    ],
    otherNone: 'No chain holds you two. Renew your promise on a day of your own, each year.',
  },
  growth: {
    bands: [
      'You make each other braver and luckier.',
      'You open doors for each other, and sometimes the wrong one.',
      'You encourage each other beyond what is sensible. Let a third person check the plan.',
      'You want to grow in different directions. Do it separately and tell each other about it.',
    ],
    none: 'Each of you grows on your own, and you can be good company for it.',
    otherBands: [
      'You encourage each other, and both of you dare more.',
      'You help each other along, and now and then you overdo it.',
      'You push each other further than you meant to go. Ask somebody cautious to look at it.',
      'You are drawn to different aims. Let each of you go alone for a while and bring the news home.',
    ],
    otherNone: 'You do not need each other in order to grow, so you can simply watch and be glad.',
  },
  home: {
    bands: [
      'You get on easily under one roof.',
      'You can share a home well with a few rules.',
      'You have different ideas of home. Give each of you a room or an hour of your own.',
      'Living under one roof is hard for you. Keep two desks, two shelves and one evening apart.',
    ],
    none: 'The charts say little about a home of yours, so your habits will decide.',
    otherBands: [
      'You would be at ease in two rooms and in ten.',
      'You can live together in peace if you agree on a few hours and shelves.',
      'You picture a home differently. Choose one thing each that must be as you like it.',
      'You get in each other’s way at home. Plan a room, a desk or an evening for each of you alone.',
    ],
    otherNone: 'Your charts do not describe a common home, so you may build it as you both please.',
  },
}

// source: our own words; attraction between two who are not lovers, or whose bond is not known
const COMPANY: ThemeTexts = {
  bands: [
    'You enjoy each other’s company easily, and it does not wear off fast.',
    'You like each other’s ways, with enough friction to stay awake.',
    'You seek each other’s company and get on each other’s nerves in it.',
    'You enjoy different things in your free hours. Plan one of them together each week, and do the others apart.',
  ],
  none: 'Shared pleasures are not what ties you two together. Look for one that you both like, and give it a fixed day.',
  otherBands: [
    'You are glad when you see each other, and an hour together soon becomes two.',
    'You please each other on most days and tease each other on the rest.',
    'You look forward to meeting, and an hour later you argue about the window.',
    'You tire each other out when you meet for long, so do something side by side instead of face to face.',
  ],
  otherNone:
    'You two are not drawn together by the same pleasures. Let each invite the other to one of their own, by turns.',
}
// source: our own words; the theme of the home between two who work together
const OFFICE: ThemeTexts = {
  bands: [
    'You can share a room all day and still be glad to see each other.',
    'You share a room well with a few rules on noise and order.',
    'You have different ideas of a good working day. Give each of you an hour behind a closed door.',
    'You get in each other’s way in one room. Plan two desks and two sets of hours.',
  ],
  none: 'The charts say little about the two of you in one room, so your habits decide.',
  otherBands: [
    'You work side by side without getting in each other’s way.',
    'You get on in one office if it is clear which drawer is whose.',
    'You picture a working day differently. Choose one thing each that is done your way.',
    'You need distance to work well. Meet at fixed hours, and work apart in between.',
  ],
  otherNone: 'Nothing in the charts makes a shared office hard for you; agree on the hours and leave it at that.',
}

/** The texts of a theme; only a romance has attraction between lovers, and a child has no money of its own. */
export const themeTextsOf = (
  theme: SynastryTheme,
  { isRomance, isWork, hasChild }: Pick<Bond, 'isRomance' | 'isWork' | 'hasChild'>,
): ThemeTexts =>
  theme === 'attraction' && !isRomance
    ? COMPANY
    : theme === 'values' && hasChild
      ? { ...CHILD_VALUES, otherBands: CHILD_VALUES.bands, otherNone: CHILD_VALUES.none }
      : hasChild && (theme === 'commitment' || theme === 'home')
        ? { ...THEME_TEXTS[theme], ...CHILD_BONDS[theme] }
        : isWork && theme === 'home'
          ? OFFICE
          : THEME_TEXTS[theme]
