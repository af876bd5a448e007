import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Passage } from '../../../readings/passage.ts'
import {
  type AspectPoint,
  aspectMeaning,
  type Contact,
  effectiveNature,
  roundedOrb,
  sentence,
} from '../../../western/aspects.ts'
import { orderOf, type PointName } from '../../../western/points.ts'
import { type Theme, weightOf } from '../../../western/synastry.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { contactInWords, withArticle } from '../../shared/tropical/in-words.ts'
import type { Names } from '../../shared/tropical/pair.ts'

// Readings of two charts together; every text names its aspect or house.

export const FOCUSES = ['romance', 'business', 'friendship', 'family'] as const
type Focus = (typeof FOCUSES)[number]

interface Themed {
  theme: Theme
  score: number
  contacts: readonly Contact<AspectPoint>[]
}

const MATTER = {
  attraction: 'desire and pleasure',
  emotion: 'feeling at ease with each other',
  communication: 'being understood',
  values: 'what both hold dear',
  conflict: 'the way quarrels run',
  commitment: 'staying power',
  growth: 'what each opens for the other',
  home: 'sharing a roof',
} as const satisfies Record<Theme, string>

const orbInWords = (orb: number) => `${roundedOrb(orb).toFixed(1)} degrees`
const weightiest = (contacts: readonly Contact<AspectPoint>[]) =>
  [...contacts].sort((x, y) => weightOf(y) - weightOf(x))

/** Capitalises an unnamed person at the start of a sentence: "The first person wants". */
const begun = (text: string) => text.replace(/(^|[.] )([a-z])/g, (_, before, letter) => before + letter.toUpperCase())

/** Returns a writer of aspects between two charts; each sentence is used once in an answer. */
export const synastryWriter = async (names: Names) => {
  const inSynastry: Record<string, Record<'harmonious' | 'challenging', Passage> | undefined> =
    await corpus('western-synastry')
  const usedSentences = new Set<string>()
  const underText = new Map<Contact<AspectPoint>, Theme>()
  const answered = new Set<Contact<AspectPoint>>()

  /** The meaning of a contact for the pair; one line if a point other than a planet takes part, or both are slow. */
  const meaningOf = (contact: Contact<AspectPoint>): string => {
    const { a, b, aspect } = contact
    const [first, second] = orderOf(a.name) <= orderOf(b.name) ? [a, b] : [b, a]
    const [one, other] = first === a ? [names.a, names.b] : [names.b, names.a]
    const cells = inSynastry[`${first.name} ${second.name}`]
    if (!cells) return aspectMeaning(contact)
    const passages = compose(
      [
        {
          id: `synastry.${a.name}.${aspect}.${b.name}`,
          kind: 'aspect',
          text: sentence(contactInWords(contact, names)),
          value: aspect,
          source: 'western/synastry-aspects',
          weight: 1,
          says: cells[effectiveNature(contact)],
          words: { one, other },
        },
      ],
      { usedSentences },
    )
    return begun(prose(passages))
  }

  return {
    /** The heaviest contact of a theme leads, and the heaviest of the other kind follows. */
    theme: (theme: Theme, score: number, contacts: readonly Contact<AspectPoint>[]): string => {
      const ranked = weightiest(contacts)
      const first = ranked.find((contact) => !underText.has(contact)) ?? ranked[0]
      if (!first)
        return `No aspect of its planets joins the two charts in ${MATTER[theme]}: the matter is neither helped nor hindered from here, and goes as each chart goes by itself.`
      const earlier = underText.get(first)
      if (!earlier) underText.set(first, theme)
      const lead = sentence(
        `${MATTER[theme]}: ${contactInWords(first, names)}, ${orbInWords(first.orb)} from exact, leads${earlier ? ` here as it does in ${MATTER[earlier]}` : ''}`,
      )
      const other = ranked.find(
        (contact) => effectiveNature(contact) !== effectiveNature(first) && !answered.has(contact),
      )
      if (other) answered.add(other)
      const answer = other
        ? sentence(
            effectiveNature(other) === 'harmonious'
              ? `${contactInWords(other, names)} eases it`
              : `${contactInWords(other, names)} works against it and wants patience`,
          )
        : ''
      return [lead, earlier ? '' : meaningOf(first), answer, bandText(theme, score)].filter(Boolean).join(' ')
    },

    /** The heaviest contact of a kind; contacts described in a theme are only referred to. */
    weightiest: (kind: 'harmonious' | 'challenging', contacts: readonly Contact<AspectPoint>[]): string[] =>
      weightiest(contacts.filter((contact) => effectiveNature(contact) === kind))
        .slice(0, MOST)
        .map((contact) => {
          const name = sentence(`${contactInWords(contact, names)} (${orbInWords(contact.orb)})`)
          const theme = underText.get(contact)
          return theme ? `${name.slice(0, -1)}, told under ${theme}.` : `${name} ${meaningOf(contact)}`.trim()
        }),
  }
}

const MOST = 5

/** By the band edges of the theme texts. */
export const easeInWord = (score: number): string =>
  score >= 75 ? 'ease' : score >= 50 ? 'more ease' : score >= 25 ? 'more strain' : 'strain'

const bandText = (theme: Theme, score: number): string =>
  score >= 75
    ? `In ${MATTER[theme]} this pair has something to draw on.`
    : score >= 50
      ? `In ${MATTER[theme]} the balance is good, with something left to work at.`
      : score >= 25
        ? `In ${MATTER[theme]} strain outweighs ease, so plain agreements help more than good will.`
        : `In ${MATTER[theme]} nearly all of it pulls; it goes better slowly, with words said early.`

/** The contribution of the guest planet. */
const BRINGS: Record<PointName, string> = {
  Sun: 'light and a claim to be noticed',
  Moon: 'moods, care and the wish to belong',
  Mercury: 'questions, news and quick company',
  Venus: 'liking, ease and good taste',
  Mars: 'drive, heat and now and then a quarrel',
  Jupiter: 'trust and larger plans',
  Saturn: 'order, duty and a long memory',
  Uranus: 'surprise and a window thrown open',
  Neptune: 'longing, tenderness and some mist',
  Pluto: 'intensity that leaves little as it was',
  Chiron: 'an old hurt that can become skill',
  'North Node': 'something to grow towards',
  'South Node': 'something known from long ago',
  Lilith: 'what refuses to be tamed',
}

/** The affected part of the host's life. */
const INTO: Record<HouseNumber, string> = {
  1: 'the way {host} appears and begins things',
  2: 'what {host} owns and earns',
  3: 'the daily talk and errands of {host}',
  4: 'the home and family of {host}',
  5: 'the play, loves and children of {host}',
  6: 'the working day and habits of {host}',
  7: 'the place that {host} keeps for a partner',
  8: 'what {host} shares, owes and keeps secret',
  9: 'the beliefs, studies and far roads of {host}',
  10: 'the work of {host} in the eyes of others',
  11: 'the friends and hopes of {host}',
  12: 'the quiet and hidden side of {host}',
}

export const overlayText = (
  { owner, planet, house }: { owner: 'person_a' | 'person_b'; planet: PointName; house: number },
  { a, b }: Names,
): string => {
  const [guest, host] = owner === 'person_a' ? [a, b] : [b, a]
  const into = INTO[house as HouseNumber].replace('{host}', host)
  return sentence(`${withArticle(planet)} of ${guest} brings ${BRINGS[planet]} into ${into} (house ${house})`)
}

export const overviewText = (
  { a, b }: Names,
  { percentage, summary }: { percentage: number | null; summary: string },
  themes: readonly Themed[],
): string => {
  const items = themes.filter(({ contacts }) => contacts.length > 0).sort((x, y) => y.score - x.score)
  const [best, worst] = [items[0], items.at(-1)]
  const range =
    best && worst && best.score > worst.score
      ? ` In ${MATTER[best.theme]} the two have most to draw on; ${MATTER[worst.theme]} asks most of them.`
      : ''
  const share = percentage === null ? '' : ` By weight ${percentage} percent of what joins ${a} and ${b} is harmonious.`
  return `${summary}${share}${range}`
}

const FIRST = {
  romance: ['attraction', 'emotion', 'conflict', 'commitment'],
  business: ['communication', 'values', 'conflict', 'commitment'],
  friendship: ['communication', 'growth', 'values', 'conflict'],
  family: ['home', 'emotion', 'communication', 'conflict'],
} as const satisfies Record<Focus, readonly Theme[]>

const ADVICE = {
  attraction: [
    'Keep the time in which desire began: it still works.',
    'Say what pleases and what does not; guesses miss here.',
  ],
  emotion: [
    'Trust the ease between you with the heavier talk too.',
    'Moods cross without warning, so name your own before asking about the other’s.',
  ],
  communication: [
    'You think well together: put decisions into one conversation.',
    'Write down what was agreed, as each hears something else.',
  ],
  values: [
    'Spend together on what both of you hold dear.',
    'Settle money and taste by separate budgets before they become principles.',
  ],
  conflict: [
    'Your quarrels move things along; have them standing up and end them the same day.',
    'Agree on a pause that either may call, and on the hour at which talk resumes.',
  ],
  commitment: [
    'Make the long plan, since this bond can carry one.',
    'Promise less and for a shorter term, then renew it.',
  ],
  growth: [
    'Take a course, a trip or a risk as a pair once a year.',
    'Grow in separate fields for a while and report back.',
  ],
  home: [
    'Share the daily chores openly: living side by side comes readily.',
    'Give each a room or an hour that is not to be entered.',
  ],
} as const satisfies Record<Theme, readonly [ease: string, strain: string]>

/** One piece of advice for each theme of the focus with contacts, strained themes first. */
export const adviceOf = (themes: readonly Themed[], focus: Focus): string[] =>
  FIRST[focus]
    .map((name) => themes.find(({ theme }) => theme === name)!)
    .filter(({ contacts }) => contacts.length > 0)
    .sort((x, y) => x.score - y.score)
    .map(({ theme, score }) => ADVICE[theme][score >= 50 ? 0 : 1])
