import { ADULT_AREAS } from '../../../ai/areas.ts'
import type { PackFact, SectionText } from '../../../ai/claims.ts'
import { isBarred } from '../../../ai/forbidden-claims.ts'
import { DOSHAS_OF_GROWN_LIFE, isOfGrownLife } from '../../../ai/minors.ts'
import type { Manner } from '../../../ai/pack.ts'
import type { Length } from '../../../ai/prompt.ts'
import { FREE_SECTIONS } from '../../../ai/sections.ts'
import { inStyle, WORDS_OF_STYLE } from '../../../ai/styles.ts'
import type { Area } from '../../../jyotish/assessment/area.ts'
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

/** How the packs of facts of the readings are put together. */

export const ADULT = 18

/** A birth, and the day as of which it is read. */
export interface Reader {
  readonly born: Natal
  readonly day: CivilDate
  /** Completed years on that day. */
  readonly age: number
  readonly minor: boolean
  readonly stage: StageOfLife
}

export const readerOf = (
  birth: BirthWithNodeInput,
  asOf: string | null | undefined,
  world: World,
  { at = '', field = 'as_of', years = 10 }: { at?: string; field?: string; years?: number } = {},
): Reader => {
  const born = natal(birth, world, at)
  const day = dayOfLife(asOf, field, born, world)
  const noon = noonOfLife(day, born)
  demandCovered({ from: plusDays(noon, -40), to: plusDays(noon, years * 366 + 40) }, field, world.sky)
  const age = completedYears(born.moment.local, day)
  return { born, day, age, minor: age < ADULT, stage: stageOf(age) }
}

/** The day of a reading of two births, by the prefix of their fields: the day sent, else the current day of the pair. */
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
        Object.entries(births).map(([at, birth]) => natal(birth, quiet, at)),
        world,
      ),
    )
  )
}

/** What dates and ages are counted from. */
export const readOn = ({ day, age }: Pick<Reader, 'day'> & { readonly age: number | null }) => ({
  today: dateText(day),
  age,
})

/** The day of a reading without a birth. */
export const dayOf = (text: string | null | undefined, field: string, world: World): CivilDate =>
  text ? readDate(text, field, world) : civilOf(world.now)

/** Fields of work have names that elsewhere would be advice. */
const isField = ({ claims }: PackFact) => claims.some(({ relation }) => relation === 'field')

/** Lords that are said to bring an end; what a yoga of them is called is not told. */
const MARAKAS = /\bmarakas?\b/i

/** Each fact once, the weightiest first, at most so many. */
export const factPack = (facts: readonly (PackFact | null)[], most: number): PackFact[] => {
  const once = new Map<string, PackFact>()
  for (const fact of facts)
    if (
      fact &&
      !once.has(fact.id) &&
      (isField(fact) || !(MARAKAS.test(fact.text) || isBarred(fact.text, { minor: false, canary: '' })))
    )
      once.set(fact.id, fact)
  return [...once.values()].sort((a, b) => b.weight - a.weight).slice(0, most)
}

const isYogaOfGrownLife = (id: string): boolean => {
  const [, kind, name = ''] = /(?:^|\.)(yoga|dosha)\.(\w+)$/.exec(id) ?? []
  return kind === 'yoga' ? isOfGrownLife(yogaRule(name)) : DOSHAS_OF_GROWN_LIFE.includes(name)
}

/** What is left out for somebody under 18: the seventh and the eighth house, and areas and yogas of grown people. */
const forMinors = (facts: readonly PackFact[]): PackFact[] =>
  facts.filter(
    ({ id, claims }) =>
      !ADULT_AREAS.some((area) => id.endsWith(`score.${area}`)) &&
      !isYogaOfGrownLife(id) &&
      !claims.some(
        ({ relation, object, subject }) =>
          ((relation === 'house' || relation === 'lord') && (object === '7' || object === '8')) ||
          /house [78]$/.test(object) ||
          /house [78]$/.test(subject) ||
          object === 'darakaraka',
      ),
  )

/** Combinations that speak of the first half of life are left out late in life. */
const forTheLate = (facts: readonly PackFact[]): PackFact[] =>
  facts.filter(({ id, text }) => !(/(?:^|\.)(?:yoga|dosha)\./.test(id) && mentionsEarlyLife(text)))

/** The facts that are read at that stage of life. */
export const factsAt = (facts: readonly PackFact[], stage: StageOfLife): readonly PackFact[] =>
  stage === 'child' ? forMinors(facts) : stage === 'late' ? forTheLate(facts) : facts

export const allowedAreas = (areas: readonly Area[], minor: boolean): Area[] =>
  minor ? areas.filter((area) => !ADULT_AREAS.includes(area)) : [...areas]

/** From which length on a paragraph is told. */
const LEVELS = { short: 1, medium: 2, long: 3 } as const satisfies Record<Length, number>

/** A reading calls no book or author as a witness. */
const WITNESSES =
  /\b(?:Para[sś]h?ara|Varahamihira|Phaladeepika|Saravali|Brihat \w+|Uttara Kalamrita|Jataka\w*|Mantreswara|Kalyana ?varma)\b/i

const LEANS = /^(?:It|Its|He|His|She|Her|They|Their|This|These|Such|That|Those|Both)\b/

/** What may be said of a passage: a sentence that no reading says falls, and those that lean on it. */
const sayable = ({ text, facts }: Sentence, stage: StageOfLife): string[] => {
  if (facts.some(isField)) return sentencesOf(text)
  let fell = false
  return sentencesOf(text).filter((sentence) => {
    fell =
      isBarred(sentence, { minor: stage === 'child', canary: '' }) ||
      (stage === 'late' && mentionsEarlyLife(sentence)) ||
      WITNESSES.test(sentence) ||
      (fell && LEANS.test(sentence))
    return !fell
  })
}

interface Section {
  readonly id: string
  readonly paragraphs: { text: string; fact_ids: string[] }[]
  /** Told where nothing else of the section is. */
  held: readonly (Sentence | null | undefined | false)[] | null
}

/** Paragraphs of a section, in which nothing that the reading has had is said again. */
export class Telling {
  readonly #sections: Section[] = []
  readonly #said = new Set<string>()
  readonly #facts: readonly PackFact[]
  readonly #known: Set<string>
  readonly #manner: Manner
  readonly #stage: StageOfLife

  constructor(facts: readonly PackFact[], manner: Manner, stage: StageOfLife = 'adult') {
    this.#facts = facts
    this.#known = new Set(facts.map(({ id }) => id))
    this.#manner = manner
    this.#stage = stage
  }

  section(id: string): this {
    this.#close()
    this.#sections.push({ id, paragraphs: [], held: null })
    if (this.#sections.length === 1) this.#greet()
    return this
  }

  /** The first section of a reading that answers a question: its answer stands before the words of the style. */
  answer(id: string, ...sentences: (Sentence | null | undefined | false)[]): this {
    this.#sections.push({ id, paragraphs: [], held: null })
    this.paragraph(...sentences)
    this.#greet()
    return this
  }

  #greet(): void {
    const { first } = WORDS_OF_STYLE[this.#manner.style] ?? {}
    if (first) this.paragraph({ text: first, facts: [] })
  }

  /** Whether anything of the sentences may be told and is new. */
  canTell(...sentences: (Sentence | null | undefined | false)[]): boolean {
    return sentences.some((sentence) => {
      if (!sentence) return false
      const isKnown = sentence.facts.every(({ id }) => this.#known.has(id))
      return isKnown && sayable(sentence, this.#stage).some((text) => text !== '' && !this.#said.has(text))
    })
  }

  /** Sentences, each with the facts under it; one without facts of the pack where it needs some is not told. */
  paragraph(...sentences: (Sentence | null | undefined | false)[]): this {
    const told: Sentence[] = []
    for (const sentence of sentences) {
      if (!sentence || sentence.facts.some(({ id }) => !this.#known.has(id))) continue
      const fresh = sayable(sentence, this.#stage).filter((text) => text !== '' && !this.#said.has(text))
      if (fresh.length === 0) continue
      for (const text of fresh) this.#said.add(text)
      told.push({ ...sentence, text: fresh.join(' ') })
    }
    if (told.length === 0) return this
    this.#sections.at(-1)!.paragraphs.push({
      text: told.map(({ text }) => text).join(' '),
      fact_ids: [...new Set(told.flatMap(({ facts }) => facts.map(({ id }) => id)))],
    })
    return this
  }

  /** A paragraph of readings of middle length and long ones. */
  more(...sentences: (Sentence | null | undefined | false)[]): this {
    return this.#from('medium', sentences)
  }

  /** A paragraph of long readings. */
  most(...sentences: (Sentence | null | undefined | false)[]): this {
    return this.#from('long', sentences)
  }

  /** What only technical readings name. */
  technically(...sentences: (Sentence | null | undefined | false)[]): this {
    return this.#manner.style === 'technical' ? this.paragraph(...sentences) : this
  }

  #from(length: Length, sentences: readonly (Sentence | null | undefined | false)[]): this {
    if (LEVELS[this.#manner.length] >= LEVELS[length]) return this.paragraph(...sentences)
    this.#sections.at(-1)!.held ??= sentences
    return this
  }

  #close(): void {
    const section = this.#sections.at(-1)
    if (!section || !this.isEmpty) return
    if (section.held) this.paragraph(...section.held)
    const untold = this.isEmpty ? this.#facts.find(({ text }) => !this.#said.has(text)) : null
    if (untold) this.paragraph({ text: untold.text, facts: [untold] })
  }

  get isEmpty(): boolean {
    return this.#sections.at(-1)!.paragraphs.length === 0
  }

  get sections(): SectionText[] {
    this.#close()
    const { last } = WORDS_OF_STYLE[this.#manner.style] ?? {}
    const advice = this.#sections.findLast(({ id }) => FREE_SECTIONS.includes(id) && id !== 'follow_ups')
    if (last && advice && !this.#said.has(last)) {
      this.#said.add(last)
      advice.paragraphs.push({ text: last, fact_ids: [] })
    }
    const worded = inStyle(this.#manner.style)
    return this.#sections.map(({ id, paragraphs }) => ({
      id,
      paragraphs: paragraphs.map(({ text, fact_ids }) => ({ text: worded(text), fact_ids })),
    }))
  }
}

export interface Sentence {
  readonly text: string
  readonly facts: readonly PackFact[]
}
export const say = (text: string, ...facts: (PackFact | null | undefined)[]): Sentence => ({
  text,
  facts: facts.filter((each) => each !== null && each !== undefined),
})
