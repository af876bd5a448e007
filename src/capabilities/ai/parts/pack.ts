import type { CitedText, PackFact, SectionText } from '../../../ai/claims.ts'
import { isForbidden } from '../../../ai/forbidden-claims.ts'
import { isFrightening } from '../../../ai/frightening-facts.ts'
import { ADULT_DOSHAS, isAdultYoga } from '../../../ai/minors.ts'
import type { Manner } from '../../../ai/pack.ts'
import { forParents, inThirdPerson } from '../../../ai/parents.ts'
import type { Length } from '../../../ai/prompt.ts'
import { ADULT_AREAS } from '../../../ai/question-areas.ts'
import { FREE_SECTIONS } from '../../../ai/sections.ts'
import { spansIn } from '../../../ai/spans.ts'
import { createStyler, STYLE_REMARKS } from '../../../ai/styles.ts'
import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import { yogaRule } from '../../../jyotish/yogas/index.ts'
import { mentionsEarlyLife, type StageOfLife, stageOf } from '../../../readings/age-filter.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { completedYears } from '../../../time/age.ts'
import { type CivilDate, civilOf } from '../../../time/civil.ts'
import { dateText } from '../../../time/iso.ts'
import { plusDays } from '../../../time/julian-day.ts'
import type { World } from '../../capability.ts'
import { demandCovered } from '../../shared/almanac.ts'
import { readDate } from '../../shared/clocks.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { currentDayOfPair, dayOfLife, noonOfLife } from '../../shared/lifetime.ts'
import { type Natal, natal } from '../../shared/natal.ts'

/** Readers, facts and composed text of the AI readings. */

/** Age of majority, in completed years. */
export const ADULT = 18

/** A birth with the day of the reading. */
export interface Reader {
  readonly born: Natal
  readonly day: CivilDate
  /** Age on that day, in completed years. */
  readonly age: number
  readonly minor: boolean
  readonly stage: StageOfLife
}

/**
 * The reader of a birth. `prefix`: prefix of the birth fields in faults. `field`: input field of the day. `years`: years after the day that
 * the ephemeris must cover.
 * @throws Fault `invalid` for a day before birth or outside the ephemeris
 */
export const readerOf = (
  birth: BirthWithNodeInput,
  asOf: string | null | undefined,
  world: World,
  { prefix = '', field = 'as_of', years = 10 }: { prefix?: string; field?: string; years?: number } = {},
): Reader => {
  const born = natal(birth, world, prefix)
  const day = dayOfLife(asOf, field, born, world)
  const noon = noonOfLife(day, born)
  demandCovered({ from: plusDays(noon, -40), to: plusDays(noon, years * 366 + 40) }, field, world.sky)
  const age = completedYears(born.moment.local, day)
  return { born, day, age, minor: age < ADULT, stage: stageOf(age) }
}

/** The day of a reading of two births, `YYYY-MM-DD`: the requested day, else the current day of the pair. Keys of `births`: field prefixes. */
export const dayOfPair = (
  asOf: string | null | undefined,
  births: Readonly<Record<string, BirthWithNodeInput>>,
  world: World,
): string => {
  const quiet = { ...world, warn() {} }
  return (
    asOf ??
    dateText(
      currentDayOfPair(
        Object.entries(births).map(([prefix, birth]) => natal(birth, quiet, prefix)),
        world,
      ),
    )
  )
}

/** The fields `today` and `age` of a pack. */
export const dayAndAge = ({ day, age }: Pick<Reader, 'day'> & { readonly age: number | null }) => ({
  today: dateText(day),
  age,
})

/** The day of a reading without a birth. */
export const readReadingDay = (text: string | null | undefined, field: string, world: World): CivilDate =>
  text ? readDate(text, field, world) : civilOf(world.now)

/** True for a field of work. Its name may contain words that are forbidden elsewhere, such as medicine. */
const isField = ({ claims }: PackFact) => claims.some(({ relation }) => relation === 'field')

/** Lords associated with death. Readings leave out facts that name them. */
const MARAKAS = /\bmarakas?\b/i

/**
 * The allowed facts, each once, by descending weight, at most `maxCount`. Frightening facts are left out, except those with an id in
 * `named`: the reader asks for them by name.
 */
export const factPack = (
  facts: readonly (PackFact | null)[],
  maxCount: number,
  named: ReadonlySet<string> = new Set(),
): PackFact[] => {
  const factsById = new Map<string, PackFact>()
  for (const fact of facts)
    if (
      fact &&
      !factsById.has(fact.id) &&
      (named.has(fact.id) || !isFrightening(fact)) &&
      (isField(fact) || !(MARAKAS.test(fact.text) || isForbidden(fact.text, { minor: false, canary: '' })))
    )
      factsById.set(fact.id, fact)
  return [...factsById.values()].sort((a, b) => b.weight - a.weight).slice(0, maxCount)
}

const isAdultFact = (id: string): boolean => {
  const [, kind, name = ''] = /(?:^|\.)(yoga|dosha)\.(\w+)$/.exec(id) ?? []
  return kind === 'yoga' ? isAdultYoga(yogaRule(name)) : ADULT_DOSHAS.includes(name)
}

/** The facts without the 7th and 8th house and without adult areas, yogas and doshas. */
const forMinors = (facts: readonly PackFact[]): PackFact[] =>
  facts.filter(
    ({ id, claims }) =>
      !ADULT_AREAS.some((area) => id.endsWith(`score.${area}`)) &&
      !isAdultFact(id) &&
      !claims.some(
        ({ relation, object, subject }) =>
          ((relation === 'house' || relation === 'lord') && (object === '7' || object === '8')) ||
          /house [78]$/.test(object) ||
          /house [78]$/.test(subject) ||
          object === 'darakaraka',
      ),
  )

/** The facts without yogas and doshas about the first half of life. */
const forLateLife = (facts: readonly PackFact[]): PackFact[] =>
  facts.filter(({ id, text }) => !(/(?:^|\.)(?:yoga|dosha)\./.test(id) && mentionsEarlyLife(text)))

/** The facts for a stage of life. */
export const factsForStage = (facts: readonly PackFact[], stage: StageOfLife): readonly PackFact[] =>
  stage === 'child'
    ? forMinors(facts).map((fact) => ({ ...fact, text: forParents(fact.text) }))
    : stage === 'late'
      ? forLateLife(facts)
      : facts

export const allowedAreas = (areas: readonly AssessedArea[], minor: boolean): AssessedArea[] =>
  minor ? areas.filter((area) => !ADULT_AREAS.includes(area)) : [...areas]

/** Order of the lengths, from short to long. */
const LENGTH_LEVELS = { short: 1, medium: 2, long: 3 } as const satisfies Record<Length, number>

/** Names of books and authors, which readings do not cite. */
const AUTHORITIES =
  /\b(?:Para[sś]h?ara|Varahamihira|Phaladeepika|Saravali|Brihat \w+|Uttara Kalamrita|Jataka\w*|Mantreswara|Kalyana ?varma)\b/i

/** A sentence with this first word refers to the sentence before it. */
const BACK_REFERENCE = /^(?:It|Its|He|His|She|Her|They|Their|This|These|Such|That|Those|Both)\b/

const NAMES_PLANET = /\b(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|chart|house)\b/
const ADDRESSES_READER = /\b(?:you|your|yours|yourself)\b/i

const MAX_FRAGMENT_WORDS = 8
/** True for an image that says nothing without the sentences around it: "The workshop gets curtains and a garden." */
const isFragment = (sentence: string): boolean =>
  sentence.split(' ').length <= MAX_FRAGMENT_WORDS && !ADDRESSES_READER.test(sentence) && !NAMES_PLANET.test(sentence)

/** The allowed sentences of a text. A forbidden sentence is dropped together with the sentences that refer to it. */
const allowedSentences = ({ text, facts }: Sentence, stage: StageOfLife): string[] => {
  if (facts.some(isField)) return sentencesOf(text)
  const isOfPair = facts.some(({ claims: [claim] }) => claim && claim.person !== 'you' && claim.chart !== 'pair')
  let isDropped = false
  const sentences = sentencesOf(text)
  // Texts on one chart address its owner, so they cannot stand for one person of a pair.
  if (isOfPair && ADDRESSES_READER.test(text)) return []
  const allowed = sentences.filter((sentence) => {
    isDropped =
      isForbidden(sentence, { minor: stage === 'child', canary: '' }) ||
      (stage === 'late' && mentionsEarlyLife(sentence)) ||
      AUTHORITIES.test(sentence) ||
      (isDropped && BACK_REFERENCE.test(sentence))
    return !isDropped
  })
  return sentences.length > allowed.length && allowed.length === 1 && isFragment(allowed[0]!) ? [] : allowed
}

interface Section {
  readonly id: string
  readonly paragraphs: { parts: CitedText[] }[]
  /** Used if the section has no other paragraph. */
  fallback: readonly (Sentence | null | undefined | false)[] | null
}

/**
 * Composes the sections of a reading without a language model. Each sentence appears at most once in a reading. A sentence is left out if
 * it cites a fact outside the pack or makes a forbidden claim.
 */
export class ReadingComposer {
  readonly #sections: Section[] = []
  readonly #usedTexts = new Set<string>()
  /** Windows of time that the reading names, such as "from 3 June 2027 to 20 October 2027". */
  readonly #usedSpans = new Set<string>()
  readonly #facts: readonly PackFact[]
  readonly #factIds: Set<string>
  readonly #manner: Manner
  readonly #stage: StageOfLife

  constructor(facts: readonly PackFact[], manner: Manner, stage: StageOfLife = 'adult') {
    this.#facts = facts
    this.#factIds = new Set(facts.map(({ id }) => id))
    this.#manner = manner
    this.#stage = stage
  }

  /** Begins a section. The first section begins with the remark of the style, if any. */
  section(id: string): this {
    this.#close()
    this.#sections.push({ id, paragraphs: [], fallback: null })
    if (this.#sections.length === 1) this.#addRemark()
    return this
  }

  /** Begins the first section of an answer: the answer comes before the remark of the style. */
  answer(id: string, ...sentences: (Sentence | null | undefined | false)[]): this {
    this.#sections.push({ id, paragraphs: [], fallback: null })
    this.paragraph(...sentences)
    this.#addRemark()
    return this
  }

  #addRemark(): void {
    const { first } = STYLE_REMARKS[this.#manner.style] ?? {}
    if (first) this.paragraph({ text: first, facts: [] })
  }

  /** True if any of the sentences is allowed and not used yet. */
  hasNewText(...sentences: (Sentence | null | undefined | false)[]): boolean {
    return sentences.some((sentence) => {
      if (!sentence) return false
      const hasFacts = sentence.facts.every(({ id }) => this.#factIds.has(id))
      return hasFacts && this.#unusedTexts(sentence).length > 0
    })
  }

  #unusedTexts(packSentence: Sentence): string[] {
    let isDropped = false
    return allowedSentences(packSentence, this.#stage).filter((text) => {
      isDropped =
        text === '' ||
        this.#usedTexts.has(text) ||
        this.#hasOnlyUsedSpans(text) ||
        (isDropped && BACK_REFERENCE.test(text))
      return !isDropped
    })
  }

  /** True for a sentence on a window that the reading names already. */
  #hasOnlyUsedSpans(text: string): boolean {
    const spans = spansIn(text)
    return spans.length > 0 && spans.every((span) => this.#usedSpans.has(span))
  }

  /** Adds a paragraph of the allowed sentences; adds nothing if there is none. */
  paragraph(...sentences: (Sentence | null | undefined | false)[]): this {
    const accepted: Sentence[] = []
    for (const sentence of sentences) {
      if (!sentence || sentence.facts.some(({ id }) => !this.#factIds.has(id))) continue
      const texts = this.#unusedTexts(sentence)
      if (texts.length === 0) continue
      for (const text of texts) this.#usedTexts.add(text)
      for (const span of texts.flatMap(spansIn)) this.#usedSpans.add(span)
      const text = texts.join(' ')
      accepted.push({ ...sentence, text: this.#stage === 'child' ? forParents(text) : text })
    }
    if (accepted.length === 0) return this
    this.#sections.at(-1)!.paragraphs.push({
      parts: accepted.map(({ text, facts }) => ({ text, fact_ids: facts.map(({ id }) => id) })),
    })
    return this
  }

  /** Adds a paragraph to readings of medium and long length. */
  fromMedium(...sentences: (Sentence | null | undefined | false)[]): this {
    return this.#from('medium', sentences)
  }

  /** Adds a paragraph to long readings. */
  longOnly(...sentences: (Sentence | null | undefined | false)[]): this {
    return this.#from('long', sentences)
  }

  /** Adds a paragraph to readings in the technical style. */
  technicalOnly(...sentences: (Sentence | null | undefined | false)[]): this {
    return this.#manner.style === 'technical' ? this.paragraph(...sentences) : this
  }

  #from(length: Length, sentences: readonly (Sentence | null | undefined | false)[]): this {
    if (LENGTH_LEVELS[this.#manner.length] >= LENGTH_LEVELS[length]) return this.paragraph(...sentences)
    this.#sections.at(-1)!.fallback ??= sentences
    return this
  }

  /** Fills an empty section before the next one begins. */
  #close(): void {
    const section = this.#sections.at(-1)
    if (!section || !this.isEmpty) return
    if (section.fallback) this.paragraph(...section.fallback)
    const unusedFact = this.isEmpty ? this.#facts.find(({ text }) => !this.#usedTexts.has(text)) : null
    if (unusedFact) this.paragraph({ text: unusedFact.text, facts: [unusedFact] })
  }

  get isEmpty(): boolean {
    return this.#sections.at(-1)!.paragraphs.length === 0
  }

  get sections(): SectionText[] {
    this.#close()
    const { last } = STYLE_REMARKS[this.#manner.style] ?? {}
    const advice = this.#sections.findLast(({ id }) => FREE_SECTIONS.includes(id) && id !== 'follow_ups')
    if (last && advice && !this.#usedTexts.has(last)) {
      this.#usedTexts.add(last)
      advice.paragraphs.push({ parts: [{ text: last, fact_ids: [] }] })
    }
    const styleText = createStyler(this.#manner.style)
    return this.#sections.map(({ id, paragraphs }) => ({
      id,
      paragraphs: paragraphs.map(({ parts }) => {
        const styledParts = parts.map(({ text, fact_ids }) => ({ text: styleText(text), fact_ids }))
        return {
          text: styledParts.map(({ text }) => text).join(' '),
          fact_ids: [...new Set(parts.flatMap(({ fact_ids }) => fact_ids))],
          parts: styledParts,
        }
      }),
    }))
  }
}

/** A text of one or more sentences with the facts that it cites. */
export interface Sentence {
  readonly text: string
  readonly facts: readonly PackFact[]
}
export const packSentence = (text: string, ...facts: (PackFact | null | undefined)[]): Sentence => ({
  text,
  facts: facts.filter((fact) => fact !== null && fact !== undefined),
})

const OPENS_WITH_READER = /^(?:You|Your)\b/
/** Other people beside the reader: in the third person their pronouns would be those of the reader. */
const NAMES_OTHERS = /\b(?:they|them|their|theirs)\b/i
/**
 * A passage on one person of a pair: the sentences that address the reader, in the third person. The deeds of a passage are left out, since
 * the reader may be the other person.
 */
export const passageOnPerson = (passage: Sentence | null, subject: string): Sentence | null => {
  if (!passage) return null
  const findings = sentencesOf(passage.text).filter(
    (sentence) => OPENS_WITH_READER.test(sentence) && !NAMES_OTHERS.test(sentence),
  )
  return findings.length > 0 ? { ...passage, text: inThirdPerson(findings.join(' '), subject) } : null
}
