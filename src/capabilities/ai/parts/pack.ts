import { ADULT_AREAS } from '../../../ai/areas.ts'
import { isBarred } from '../../../ai/checker/never-said.ts'
import type { PackFact, SectionText } from '../../../ai/claims.ts'
import type { Area } from '../../../jyotish/assessment/area.ts'
import { completedYears } from '../../../time/age.ts'
import { type CivilDate, civilOf } from '../../../time/civil.ts'
import { plusDays } from '../../../time/julian-day.ts'
import type { World } from '../../capability.ts'
import { demandCovered } from '../../vocabulary/almanac.ts'
import { readDate } from '../../vocabulary/clocks.ts'
import type { BirthWithNodeInput } from '../../vocabulary/inputs.ts'
import { dayOr, demandBorn, noonOf } from '../../vocabulary/lifetime.ts'
import { type Natal, natal } from '../../vocabulary/natal.ts'

/** How the packs of facts of the readings are put together. */

export const ADULT = 18

/** A birth, and the day as of which it is read. */
export interface Reader {
  readonly born: Natal
  readonly day: CivilDate
  /** Completed years on that day. */
  readonly age: number
  readonly minor: boolean
}

export const readerOf = (
  birth: BirthWithNodeInput,
  asOf: string | null | undefined,
  world: World,
  { at = '', field = 'as_of', years = 10 }: { at?: string; field?: string; years?: number } = {},
): Reader => {
  const born = natal(birth, world, at)
  const day = dayOr(asOf, field, world)
  demandBorn(day, field, born)
  const noon = noonOf(day)
  demandCovered({ from: plusDays(noon, -40), to: plusDays(noon, years * 366 + 40) }, field, world.sky)
  const age = completedYears(born.moment.local, day)
  return { born, day, age, minor: age < ADULT }
}

/** The day of a reading without a birth. */
export const dayOf = (text: string | null | undefined, field: string, world: World): CivilDate =>
  text ? readDate(text, field, world) : civilOf(world.now)

/** Fields of work have names that elsewhere would be advice. */
const isField = ({ claims }: PackFact) => claims.some(({ relation }) => relation === 'field')

/** Each fact once, the weightiest first, at most so many. */
export const gathered = (facts: readonly (PackFact | null)[], most: number): PackFact[] => {
  const once = new Map<string, PackFact>()
  for (const fact of facts)
    if (fact && !once.has(fact.id) && (isField(fact) || !isBarred(fact.text, { minor: false, canary: '' })))
      once.set(fact.id, fact)
  return [...once.values()].sort((a, b) => b.weight - a.weight).slice(0, most)
}

/** What is left out for somebody under 18: the seventh and the eighth house, and areas of grown people. */
export const forMinors = (facts: readonly PackFact[]): PackFact[] =>
  facts.filter(
    ({ id, claims }) =>
      !ADULT_AREAS.some((area) => id.endsWith(`score.${area}`)) &&
      !claims.some(
        ({ relation, object, subject }) =>
          ((relation === 'house' || relation === 'lord') && (object === '7' || object === '8')) ||
          /house [78]$/.test(object) ||
          /house [78]$/.test(subject) ||
          object === 'darakaraka' ||
          /^Manglik|^Kalathra/.test(subject),
      ),
  )

export const allowedAreas = (areas: readonly Area[], minor: boolean): Area[] =>
  minor ? areas.filter((area) => !ADULT_AREAS.includes(area)) : [...areas]

/** Paragraphs of a section, in which nothing that the reading has had is said again. */
export class Telling {
  readonly #sections: { id: string; paragraphs: { text: string; fact_ids: string[] }[] }[] = []
  readonly #said = new Set<string>()
  readonly #known: Set<string>

  constructor(facts: readonly PackFact[]) {
    this.#known = new Set(facts.map(({ id }) => id))
  }

  section(id: string): this {
    this.#sections.push({ id, paragraphs: [] })
    return this
  }

  /** Sentences, each with the facts under it; one without facts of the pack where it needs some is not told. */
  paragraph(...sentences: (Sentence | null | undefined | false)[]): this {
    const told: Sentence[] = []
    for (const sentence of sentences) {
      if (!sentence || sentence.text === '' || this.#said.has(sentence.text)) continue
      if (sentence.facts.some(({ id }) => !this.#known.has(id))) continue
      this.#said.add(sentence.text)
      told.push(sentence)
    }
    if (told.length === 0) return this
    this.#sections.at(-1)!.paragraphs.push({
      text: told.map(({ text }) => text).join(' '),
      fact_ids: [...new Set(told.flatMap(({ facts }) => facts.map(({ id }) => id)))],
    })
    return this
  }

  get isEmpty(): boolean {
    return this.#sections.at(-1)!.paragraphs.length === 0
  }

  get sections(): SectionText[] {
    return this.#sections
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
