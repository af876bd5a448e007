import type { PackFact } from '../claims.ts'
import { NOTHING, type Standing } from './clause.ts'
import { clausesOf } from './clauses.ts'
import { readDates } from './dates.ts'
import { readClause } from './grammar.ts'
import { isNameAlone, itemsOf, type PackName, packName } from './lexicon.ts'
import { KOOTA_WORDS } from './names.ts'
import { isBarred, isPlainEnglish } from './never-said.ts'
import { inPlainTurns } from './turns.ts'

/**
 * Whether sentences say only what cited facts state. A sentence is read into claims (who, stands how to what, in which chart, of which
 * person, when, denied or not); each claim must be one of a fact that the sentence names.
 */

export interface Uttered {
  readonly text: string
  readonly fact_ids: readonly string[]
}

export interface Setting {
  readonly facts: readonly PackFact[]
  readonly minor: boolean
  /** Words of the rules that no text may hold. */
  readonly canary: string
}

const LEANS = /^(it|its|he|she|his|her|they|their|this|that|these|those|there|here|such|both)\b/i

/** Items that state something of a chart. */
const STATES = new Set([
  ...['planet', 'sign', 'star', 'house', 'lordof', 'date', 'dignity', 'named', 'level', 'office', 'koota', 'varga'],
  ...['retrograde', 'combust', 'bindus', 'rank', 'sadesati', 'ascendant', 'transit', 'nature', 'houses', 'vargottama'],
])

const CHARTS = /^(?:charts?|horoscope|kundli|kundali|houses?|signs?|stars?|planets?|grahas?|nakshatras?)$/

/** Yogas and doshas by their names ("Manglik" is enough), fields of work; the longest first. */
const namesOf = (facts: readonly PackFact[]): PackName[] => {
  const names = new Map<string, PackName['item']>()
  for (const { kind, claims } of facts)
    for (const { subject, relation, object } of claims) {
      if (relation === 'field') names.set(object, { is: 'field', field: object })
      if (kind !== 'yoga' && kind !== 'dosha') continue
      names.set(subject, { is: 'named', name: subject })
      const short = subject.replace(/ dosha$/, '')
      if (!KOOTA_WORDS[short] && !short.includes(' ')) names.set(short, { is: 'named', name: subject })
      const bare = subject.replace(/ yoga$/, '')
      if (bare !== subject && !bare.includes(' ') && isNameAlone(bare.toLowerCase()))
        names.set(bare, { is: 'named', name: subject })
    }
  return [...names].toSorted(([a], [b]) => b.length - a.length).map(([said, item]) => packName(said, item))
}

export const checker = ({ facts, minor, canary }: Setting) => {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const pair = facts.some(({ id }) => /^(person_[ab]|match)\./.test(id))
  const you = facts.some(({ claims }) => claims.some((claim) => claim.person === 'you' && claim.chart !== 'pair'))
  const names = namesOf(facts)

  const read = ({ text, fact_ids }: Uttered, before: Standing, free: boolean): Standing | null => {
    const cited = fact_ids.map((id) => byId.get(id))
    if (cited.some((fact) => fact === undefined)) return null
    const known = cited.filter((fact) => fact !== undefined)
    // The sentence of a fact is true by itself.
    if (!free && known.some((fact) => fact.text === text))
      return { ...NOTHING, subject: known[0]!.claims[0]?.subject ?? before.subject }
    // Fields of work have names that elsewhere would be advice.
    const fields = known.flatMap(({ claims }) =>
      claims.flatMap(({ relation, object }) => (relation === 'field' ? [object] : [])),
    )
    const unnamed = fields.reduce((rest, field) => rest.replaceAll(field, 'work'), text)
    if (!isPlainEnglish(text) || isBarred(unnamed, { minor, canary })) return null
    const { text: undated, dates, broken } = readDates(inPlainTurns(text))
    if (broken) return null
    const items = itemsOf(undated.replace(/[.!?]+$/, '').trim(), names)
    if (!items) return null
    if (free)
      return items.some(({ item }) => STATES.has(item.is) || (item.is === 'number' && item.n > 12)) ? null : before
    const ofChart = items.some(({ item, text: said }) => STATES.has(item.is) || CHARTS.test(said))
    const ground = { claims: known.flatMap(({ claims }) => claims), facts: known, dates, pair, you, ofChart }
    let standing = before
    for (const clause of clausesOf(items)) {
      const next = readClause(clause, ground, standing)
      if (!next) return null
      standing = next
    }
    return { ...standing, chart: null, varga: null }
  }

  /** Which of the sentences of a paragraph hold, in order; one that leans on a sentence that fell falls with it. */
  return (sentences: readonly Uttered[], free: boolean): boolean[] => {
    let standing: Standing = NOTHING
    let fell = false
    return sentences.map((sentence) => {
      const leans = LEANS.test(sentence.text)
      const next =
        fell && leans
          ? null
          : read(sentence, leans || standing.person ? standing : { ...NOTHING, subject: standing.subject }, free)
      fell = next === null
      if (next) standing = next
      return next !== null
    })
  }
}
