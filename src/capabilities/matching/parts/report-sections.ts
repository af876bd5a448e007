import { t } from '../../../schema.ts'

export const MatchSection = t.Object({
  id: t.String(),
  title: t.String(),
  facts: t.Array(t.Object({ fact_id: t.String(), text: t.String(), source: t.String() })),
  paragraphs: t.Array(t.Object({ text: t.String(), fact_ids: t.Array(t.String(), { minItems: 1 }) })),
})

export interface KeyedFact {
  key: string
  text: string
  /** Source capability or rule. */
  source: string
}

export const fact = (key: string, text: string, source: string): KeyedFact => ({ key, text, source })

/** A paragraph and the ids of its facts; without ids, all facts of its section apply. */
export type KeyedParagraph = string | { text: string; on: readonly string[] }

type Section = ReturnType<typeof matchSection>
/** A section with the facts of others that have no text of their own. */
export const withFactsOf = (section: Section, others: readonly Section[]): Section => ({
  ...section,
  facts: [...section.facts, ...others.flatMap(({ facts }) => facts)],
})

/** A section whose fact ids start with its id. */
export const matchSection = (
  id: string,
  title: string,
  facts: readonly KeyedFact[],
  texts: readonly KeyedParagraph[],
) => {
  const named = (key: string) => `${id}.${key}`
  return {
    id,
    title,
    facts: facts.map(({ key, text, source }) => ({ fact_id: named(key), text, source })),
    paragraphs: texts.map((one) =>
      typeof one === 'string'
        ? { text: one, fact_ids: facts.map(({ key }) => named(key)) }
        : { text: one.text, fact_ids: one.on.map(named) },
    ),
  }
}
