import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { type Passage, sentencesOf } from '../../../readings/passage.ts'
import { type AspectPoint, aspectSentence, type Contact, effectiveNature } from '../../../western/aspects.ts'
import { orderOf } from '../../../western/points.ts'
import { aspectWeight, type SynastryTheme } from '../../../western/synastry.ts'
import { upperFirst } from '../../../wording.ts'
import { contactInWords } from '../../shared/tropical/in-words.ts'
import type { Names } from '../../shared/tropical/pair.ts'
import type { Bond } from './bond-kinds.ts'
import { CHILD_PAIR_ADVICE } from './child-pair-words.ts'
import { begun } from './overlay-readings.ts'
import {
  isQuestionTheme,
  type LineFinding,
  linesText,
  type PairLine,
  type PairLines,
  questionInTheme,
} from './pair-lines.ts'
import { SCENE_TRAITS } from './pair-trait-tables.ts'
import { bornBy, contactTraits, type PairGate } from './pair-traits.ts'
import { themeTextsOf } from './synastry-verdict.ts'

// Readings of two charts together; every text names its aspect or house.

export const FOCUSES = ['romance', 'business', 'friendship', 'family'] as const
type Focus = (typeof FOCUSES)[number]

interface Themed {
  theme: SynastryTheme
  score: number
  contacts: readonly Contact<AspectPoint>[]
}

const MATTER = {
  attraction: 'attraction',
  emotion: 'the way you comfort each other',
  communication: 'talking to each other',
  values: 'what you both hold dear',
  conflict: 'the way you quarrel',
  commitment: 'staying together',
  growth: 'what you open for each other',
  home: 'living under one roof',
} as const satisfies Record<SynastryTheme, string>

const WORK_MATTERS: Record<SynastryTheme, string> = {
  ...MATTER,
  emotion: 'the way you take each other’s moods',
  commitment: 'keeping what you agree on',
  home: 'sharing a room',
}

const weightiest = (contacts: readonly Contact<AspectPoint>[]) =>
  [...contacts].sort((x, y) => aspectWeight(y) - aspectWeight(x))

/** Returns a writer of aspects between two charts; each sentence is used once in an answer. */
export const synastryWriter = async (
  names: Names,
  all: readonly Contact<AspectPoint>[],
  { question }: PairLines,
  bond: Pick<Bond, 'isRomance' | 'isWork' | 'hasChild'>,
  gate: PairGate,
) => {
  const { isRomance, isWork, hasChild } = bond
  const inSynastry: Record<string, Partial<Record<'harmonious' | 'challenging', Passage>> | undefined> = await (hasChild
    ? corpus('child-western-synastry')
    : corpus('western-synastry'))
  const usedSentences = new Set<string>()
  const usedMeanings = new Set<string>()
  const underText = new Map<Contact<AspectPoint>, SynastryTheme>()
  const answered = new Set<Contact<AspectPoint>>()
  /** Chooses between two wordings by the contacts of the pair. */
  const isOther = (theme: SynastryTheme) => wordingOf(theme, all) === 1

  /**
   * The meaning of a contact for the pair; empty if a point other than a planet takes part, if both are slow, or if it contradicts the
   * verdict on the two and is no exception.
   */
  const passageOf = (contact: Contact<AspectPoint>, canBeException: boolean): string => {
    const { a, b, aspect } = contact
    const [first, second] = orderOf(a.name) <= orderOf(b.name) ? [a, b] : [b, a]
    const [one, other] = first === a ? [names.a, names.b] : [names.b, names.a]
    const pair = `${first.name} ${second.name}`
    const cells = {
      ...inSynastry[pair],
      ...(isRomance ? {} : inSynastry[`${pair} neutral`]),
      ...(isWork ? inSynastry[`${pair} work`] : {}),
    }
    // The same passage with the names exchanged would repeat and contradict itself.
    const meaning = `${pair} ${effectiveNature(contact)}`
    const says = cells[effectiveNature(contact)]
    if (!says || usedMeanings.has(meaning)) return ''
    const opening = gate.fit(contactTraits(contact), canBeException)
    if (opening === null) return ''
    usedMeanings.add(meaning)
    const passages = compose(
      [
        {
          id: `synastry.${a.name}.${aspect}.${b.name}`,
          kind: 'aspect',
          text: aspectSentence(contactInWords(contact, names)),
          value: aspect,
          source: 'western/synastry-aspects',
          weight: 1,
          says,
          words: { one, other },
        },
      ],
      { usedSentences },
    )
    return begun([opening, prose(passages)].filter(Boolean).join(' '))
  }

  /** How the main question shows in a theme, unless it contradicts the verdict on the two. */
  const sceneOf = (theme: SynastryTheme, score: number): string => {
    const scene = questionInTheme(theme, score, question)
    if (!scene || !question) return ''
    const { hard } = question
    const traits = SCENE_TRAITS[`${hard.planet} ${theme}`] ?? {}
    // A scene that is called the exception may contradict the verdict.
    const isException = theme === 'emotion' && score >= 50
    return isException || gate.fit(bornBy(traits, hard.name === names.a ? 'a' : 'b'), false) !== null
      ? begun(scene)
      : ''
  }

  return {
    /** How a line of the pair shows. It is described here and nowhere else in the answer. */
    finding: ({ contact }: PairLine): LineFinding => {
      const sentences = sentencesOf(passageOf(contact, true))
      return { scene: sentences.slice(0, -1).join(' '), deed: sentences.at(-1) ?? '' }
    },

    /** The meaning of the heaviest contact, the finding by the score, the main question, the contact, and the heaviest of the other kind. */
    theme: (theme: SynastryTheme, score: number, contacts: readonly Contact<AspectPoint>[]): string => {
      const ranked = weightiest(contacts)
      const side = score >= 50 ? 'harmonious' : 'challenging'
      const ofSide = ranked.filter((contact) => effectiveNature(contact) === side)
      const fresh = ofSide.filter((contact) => !underText.has(contact))
      const first = fresh.find((contact) => gate.agrees(contactTraits(contact))) ?? fresh[0] ?? ofSide[0] ?? ranked[0]
      if (!first) return themeTextsOf(theme, bond)[isOther(theme) ? 'otherNone' : 'none']
      const isNew = !underText.has(first)
      if (isNew) underText.set(first, theme)
      const other = ranked.find(
        (contact) => effectiveNature(contact) !== effectiveNature(first) && !answered.has(contact),
      )
      if (other) answered.add(other)
      const contrary = !other
        ? ''
        : effectiveNature(other) === 'harmonious'
          ? `, and you have help from ${contactInWords(other, names)}`
          : `, and what needs your patience is ${contactInWords(other, names)}`
      return [
        bandText(theme, score, isOther(theme), bond),
        isNew ? passageOf(first, false) : '',
        isWork && theme === 'home' ? '' : sceneOf(theme, score),
        `${reasonOf(theme, effectiveNature(first), isWork)} ${contactInWords(first, names)}${contrary}.`,
      ]
        .filter(Boolean)
        .join(' ')
    },

    /**
     * The heaviest contacts of a kind that no theme describes, each with its meaning and then its name. A contact against the balance of its
     * theme is left out, since the theme names it.
     */
    weightiest: (
      kind: 'harmonious' | 'challenging',
      contacts: readonly Contact<AspectPoint>[],
      themes: readonly Themed[],
    ): string[] => {
      const ranked = weightiest(
        contacts.filter(
          (contact) =>
            effectiveNature(contact) === kind &&
            !underText.has(contact) &&
            themes.every((each) => !each.contacts.includes(contact) || each.score >= 50 === (kind === 'harmonious')),
        ),
      )
      const texts: string[] = []
      for (const contact of ranked) {
        if (texts.length === MOST) break
        const text = passageOf(contact, true)
        if (sentencesOf(text).length > 1) texts.push(`${text.replace(/\.$/, '')} (${contactInWords(contact, names)}).`)
      }
      return texts
    },
  }
}

/** 0 or 1 by the contacts of a pair, so that two pairs with the same finding often get different words; symmetric. */
const wordingOf = (theme: SynastryTheme, all: readonly Contact<AspectPoint>[]): number =>
  Math.floor(all.reduce((sum, { orb }) => sum + orb, theme.length) * 8) % 2

/** The beginning of the sentence that names the heaviest contact of a theme. */
const REASONS: Record<SynastryTheme, string> = {
  attraction: 'You feel it as',
  emotion: 'Behind your feelings stands',
  communication: 'Your talk is shaped by',
  values: 'You can see it in',
  conflict: 'Your quarrels follow',
  commitment: 'You hold together by',
  growth: 'What you wake in each other comes from',
  home: 'Your home life is marked by',
}

const reasonOf = (theme: SynastryTheme, nature: 'harmonious' | 'challenging', isWork: boolean): string =>
  theme === 'commitment' && nature === 'challenging'
    ? 'What weighs on your promises is'
    : theme === 'home' && isWork
      ? 'Your days side by side are marked by'
      : REASONS[theme]

const MOST = 3

/** By the band edges of the theme texts. */
export const easeInWord = (score: number): string =>
  score >= 75 ? 'ease' : score >= 50 ? 'more ease' : score >= 25 ? 'more strain' : 'strain'

const bandText = (
  theme: SynastryTheme,
  score: number,
  isOther: boolean,
  bond: Pick<Bond, 'isRomance' | 'isWork' | 'hasChild'>,
): string =>
  themeTextsOf(theme, bond)[isOther ? 'otherBands' : 'bands'][score >= 75 ? 0 : score >= 50 ? 1 : score >= 25 ? 2 : 3]

/** The gift and the question of the pair and which of them weighs more, the easiest and the hardest theme, and the first thing to do. */
export const overviewText = (
  { a, b }: Names,
  { tie, outweigh }: { readonly tie: string; readonly outweigh: string },
  themes: readonly Themed[],
  called: Names,
  lines: PairLines,
  all: readonly Contact<AspectPoint>[],
  certainty: string | null,
  { isRomance, isWork, hasChild, ageText }: Omit<Bond, 'children'> = {
    ...{ isRomance: true, isWork: false, hasChild: false, ageText: null },
  },
  findings?: Parameters<typeof linesText>[2],
): string => {
  const matterOf = (theme: SynastryTheme) =>
    theme === 'attraction' && !isRomance
      ? 'enjoying each other’s company'
      : theme === 'commitment' && hasChild
        ? 'keeping what you promise each other'
        : isWork
          ? WORK_MATTERS[theme]
          : MATTER[theme]
  const items = themes.filter(({ contacts }) => contacts.length > 0).sort((x, y) => y.score - x.score)
  // The theme of the main question is not called the easiest.
  const best = items.find((each) => !lines.question || !isQuestionTheme(each, lines.question))
  const worst = items.at(-1)
  return begun(
    [
      ...linesText(lines, called, findings),
      ageText,
      `${upperFirst(a)} and ${b}, ${tie}${lines.gift && lines.question ? `; ${outweigh}` : ''}.`,
      best && worst && best !== worst && best.score >= 50 && worst.score < 50
        ? `Of the themes, ${matterOf(best.theme)} comes most easily, and ${matterOf(worst.theme)} needs most care.`
        : best && best.score >= 50 && `Of the themes, ${matterOf(best.theme)} comes most easily.`,
      !lines.question &&
        worst &&
        worst !== best &&
        `Begin this week with one thing: ${lowerFirst((wordingOf(worst.theme, all) === 1 && (isRomance || worst.theme !== 'attraction') ? OTHER_FIRST_DEEDS : FIRST_DEEDS)[worst.theme])}`,
      certainty,
    ]
      .filter(Boolean)
      .join(' '),
  )
}
const lowerFirst = (text: string) => text.replace(/^./, (letter) => letter.toLowerCase())

// source: our own words
const FIRST_DEEDS: Record<SynastryTheme, string> = {
  attraction: 'Tell each other what pleased you, and leave out what did not.',
  emotion: 'Ask each other every evening how the day felt, and only listen.',
  communication: 'Repeat in your own words what the other has said before you answer.',
  values: 'Write down, each alone, the three things you would not want to lose, and compare.',
  conflict: 'Choose a word that stops any quarrel for an hour.',
  commitment: 'Name one small promise each, and keep it until Sunday.',
  growth: 'Tell each other one thing you would like to learn, and make room for it.',
  home: 'Agree on an hour in which nobody has to share a room.',
}

const OTHER_FIRST_DEEDS: Record<SynastryTheme, string> = {
  attraction: 'Wear something the other likes, and say nothing about it.',
  emotion: 'Sit together for ten minutes in the evening before anyone speaks of tasks.',
  communication: 'Put the phones away at supper and ask one question that is not about the household.',
  values: 'Name one purchase you are glad of and one you regret, and listen to the reasons.',
  conflict: 'Let the last quarrel rest, and agree on how the next one should end.',
  commitment: 'Choose one duty that you swap until next Sunday.',
  growth: 'Ask the other what they would try if nobody laughed, and look up one first step.',
  home: 'Find a shelf, a chair and an evening for each of you that the other leaves alone.',
}

const FIRST = {
  romance: ['attraction', 'emotion', 'conflict', 'commitment'],
  business: ['communication', 'values', 'conflict', 'commitment'],
  friendship: ['communication', 'growth', 'values', 'conflict'],
  family: ['home', 'emotion', 'communication', 'conflict'],
} as const satisfies Record<Focus, readonly SynastryTheme[]>

type Advice = Record<SynastryTheme, readonly [ease: string, strain: string]>
const ADVICE = {
  attraction: [
    'Go back once this month to the place where you two began, and leave your phones at home.',
    'Each of you writes down one thing that pleases and one that does not, and you exchange the notes.',
  ],
  emotion: [
    'You can afford a heavier talk: choose the subject you have both put off and give it one evening.',
    'Say your own mood in a word when you come through the door, before you ask about the other’s.',
  ],
  communication: [
    'Take your next large decision in one conversation, because you two think well together.',
    'Keep a shared note on your phones with everything you have agreed, and read it on Sundays.',
  ],
  values: [
    'Save together for something you both hold dear, and put in the first sum this week.',
    'Name a sum up to which each of you may buy without asking, and never comment on it.',
  ],
  conflict: [
    'Have your next quarrel standing up and end it on the same day; it moves things for you.',
    'When a quarrel stops, name the hour at which you go on with it, and both be there.',
  ],
  commitment: [
    'Make a plan for three years and write it on one page, since your bond can carry it.',
    'Promise each other only the next three months, and meet on the last day to renew it.',
  ],
  growth: [
    'Book a course, a trip or a small risk that is new to both of you before the season ends.',
    'Learn something apart from each other for a month, and show the result over a good meal.',
  ],
  home: [
    'Invite people to the home you share, because you two are good hosts together.',
    'Put a lock or a sign on one door for each of you, and use it without explaining.',
  ],
} as const satisfies Advice
const OTHER_ADVICE = {
  attraction: [
    'Dress up for each other once this month, for no occasion at all.',
    'Spend one evening without touching on what annoys you, and see what is left.',
  ],
  emotion: [
    'Do something difficult together this season, since you can count on each other’s comfort.',
    'Agree on a sign that means I am sad and it is not about you.',
  ],
  communication: [
    'Write the next important letter together; two of you find the better words.',
    'End each talk about plans with one sentence each: I have understood that.',
  ],
  values: [
    'Give a sum to something you both believe in, and choose it at the kitchen table.',
    'Keep one drawer or wall for each taste, and let guests guess whose is whose.',
  ],
  conflict: [
    'Use your energy on a common opponent, such as a form, a wall or a landlord.',
    'Discuss only one matter in a quarrel, and write the others on a list for Saturday.',
  ],
  commitment: [
    'Mark one day a year as yours and keep it even in bad weather.',
    'Divide the weekly duties anew every three months, on a day you both choose.',
  ],
  growth: [
    'Each of you teaches the other one thing this winter, an hour a week.',
    'Support one aim of the other that does not interest you, with one practical thing.',
  ],
  home: [
    'Give your home one new thing that you make or choose together.',
    'Have one meal a week apart on purpose, and tell about it afterwards.',
  ],
} as const satisfies Advice

/** One piece of advice for each theme of the focus with contacts, strained themes first. */
export const themeAdvice = (
  themes: readonly Themed[],
  focus: Focus,
  all: readonly Contact<AspectPoint>[],
  { isRomance, hasChild }: Pick<Bond, 'isRomance' | 'hasChild'>,
): string[] =>
  FIRST[focus]
    .map((name) => themes.find(({ theme }) => theme === name)!)
    .filter(({ contacts }) => contacts.length > 0)
    .sort((x, y) => x.score - y.score)
    .map(
      ({ theme, score }) =>
        (hasChild
          ? CHILD_PAIR_ADVICE
          : wordingOf(theme, all) === 1 && (isRomance || theme !== 'attraction')
            ? OTHER_ADVICE
            : ADVICE)[theme][score >= 50 ? 0 : 1],
    )
