import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { type Passage, sentencesOf } from '../../../readings/passage.ts'
import { type AspectPoint, aspectSentence, type Contact, effectiveNature } from '../../../western/aspects.ts'
import { type Name, orderOf } from '../../../western/points.ts'
import { aspectWeight, type SynastryTheme } from '../../../western/synastry.ts'
import { upperFirst } from '../../../wording.ts'
import { contactInWords } from '../../shared/tropical/in-words.ts'
import type { Names } from '../../shared/tropical/pair.ts'
import type { Bond } from './bond-kinds.ts'
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

export interface Themed {
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

// source: the natural significators of common Western practice; the first that takes part decides
const SUBJECTS: readonly (readonly [Name, SynastryTheme])[] = [
  ['Mercury', 'communication'],
  ['Moon', 'emotion'],
  ['Venus', 'attraction'],
  ['Mars', 'conflict'],
  ['Saturn', 'commitment'],
  ['Jupiter', 'growth'],
]
/** The theme that the text on a contact is about; undefined for a contact without a significator. */
const subjectOf = ({ a, b }: Contact<AspectPoint>): SynastryTheme | undefined =>
  SUBJECTS.find(([planet]) => a.name === planet || b.name === planet)?.[1]

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
  /** Chooses between two wordings by the contacts of the pair. */
  const isOther = (theme: SynastryTheme) => wordingOf(theme, all) === 1

  /**
   * The meaning of a contact for the pair; empty if a point other than a planet takes part, if both are slow, or if it contradicts the
   * verdict on the two.
   */
  const passageOf = (contact: Contact<AspectPoint>): string => {
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
    if (!gate.fit(contactTraits(contact))) return ''
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
    return begun(prose(passages))
  }

  /** How the main question shows in a theme, unless it contradicts the verdict on the two. */
  const sceneOf = (theme: SynastryTheme, score: number): string => {
    const scene = questionInTheme(theme, score, question)
    if (!scene || !question) return ''
    const { hard } = question
    const traits = SCENE_TRAITS[`${hard.planet} ${theme}`] ?? {}
    // A scene that is called the exception may contradict the verdict.
    const isException = theme === 'emotion' && score >= 50
    return isException || gate.fit(bornBy(traits, hard.name === names.a ? 'a' : 'b')) ? begun(scene) : ''
  }

  return {
    /** How a line of the pair shows. It is described here and nowhere else in the answer. */
    finding: ({ contact }: PairLine): LineFinding => {
      const sentences = sentencesOf(passageOf(contact))
      return { scene: sentences.slice(0, -1).join(' '), deed: sentences.at(-1) ?? '' }
    },

    /** The finding by the score, the meaning of the heaviest contact without its advice, the main question, and the contact. */
    theme: (theme: SynastryTheme, score: number, contacts: readonly Contact<AspectPoint>[]): string => {
      const ranked = weightiest(contacts)
      const side = score >= 50 ? 'harmonious' : 'challenging'
      const ofSide = ranked.filter((contact) => effectiveNature(contact) === side)
      const fresh = ofSide.filter((contact) => !underText.has(contact))
      const first = fresh.find((contact) => gate.agrees(contactTraits(contact))) ?? fresh[0] ?? ofSide[0] ?? ranked[0]
      if (!first) return themeTextsOf(theme, bond)[isOther(theme) ? 'otherNone' : 'none']
      const isNew = !underText.has(first)
      if (isNew) underText.set(first, theme)
      return [
        bandText(theme, score, contacts.length, isOther(theme), bond),
        isNew ? withoutAdvice(passageOf(first)) : '',
        isWork && theme === 'home' ? '' : sceneOf(theme, score),
        `${reasonOf(theme, effectiveNature(first), isWork)} ${contactInWords(first, names)}.`,
      ]
        .filter(Boolean)
        .join(' ')
    },

    /**
     * The heaviest contacts of a kind that no theme describes, each with its meaning and then its name. A contact against the balance of its
     * theme, or of the theme of its subject, is left out: the theme has the verdict on it.
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
            themes.every(
              (each) =>
                !(each.contacts.includes(contact) || (each.contacts.length > 0 && each.theme === subjectOf(contact))) ||
                each.score >= 50 === (kind === 'harmonious'),
            ),
        ),
      )
      const texts: string[] = []
      for (const contact of ranked) {
        if (texts.length === MOST) break
        const text = passageOf(contact)
        if (sentencesOf(text).length > 1) texts.push(`${text.replace(/\.$/, '')} (${contactInWords(contact, names)}).`)
      }
      return texts
    },
  }
}

/** 0 or 1 by the contacts of a pair, so that two pairs with the same finding often get different words; symmetric. */
export const wordingOf = (theme: SynastryTheme, all: readonly Contact<AspectPoint>[]): number =>
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

const MOST = 2
/** Sentences of a passage that has a finding, a scene and advice. */
const WITH_ADVICE = 3

/** The passage without its last sentence, its advice: the advice of the report is in its list. */
const withoutAdvice = (text: string): string => {
  const sentences = sentencesOf(text)
  return sentences.length < WITH_ADVICE ? text : sentences.slice(0, -1).join(' ')
}

/** The band of a theme, from ease to strain. One aspect alone makes a theme neither quite easy nor quite hard. */
const bandOf = (score: number, aspects: number): 0 | 1 | 2 | 3 =>
  score >= 50 ? (score >= 75 && aspects > 1 ? 0 : 1) : score >= 25 || aspects < 2 ? 2 : 3

/** By the bands of the theme texts. */
export const easeInWord = (score: number, aspects: number): string =>
  ['ease', 'more ease', 'more strain', 'strain'][bandOf(score, aspects)]!

const bandText = (
  theme: SynastryTheme,
  score: number,
  aspects: number,
  isOther: boolean,
  bond: Pick<Bond, 'isRomance' | 'isWork' | 'hasChild'>,
): string => themeTextsOf(theme, bond)[isOther ? 'otherBands' : 'bands'][bandOf(score, aspects)]

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
