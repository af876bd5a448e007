import { translate } from '../words/index.ts'

export interface ReadingSection {
  id: string
  title: string
  paragraphs: { text: string; fact_ids: string[] }[]
  facts?: { fact_id: string; text: string; source: string }[]
}

/** True if an answer is a reading, with sections of paragraphs. */
export const isReading = (data: unknown): data is { sections: ReadingSection[]; caution?: string } => {
  const { sections } = (data ?? {}) as { sections?: unknown }
  return Array.isArray(sections) && sections.length > 0 && sections.every((each) => Array.isArray(each?.paragraphs))
}

/** A reading, with the supporting facts of each paragraph. */
export const Reading = ({
  sections,
  facts = [],
}: {
  sections: readonly ReadingSection[]
  /** Facts of all sections, if the sections have none of their own. */
  facts?: NonNullable<ReadingSection['facts']>
}) => (
  <article class="reading">
    {sections
      .filter(({ paragraphs }) => paragraphs.length > 0)
      .map((section) => {
        const factsById = new Map([...facts, ...(section.facts ?? [])].map((each) => [each.fact_id, each]))
        return (
          <section key={section.id}>
            <h2>{section.title}</h2>
            {section.paragraphs.map(({ text, fact_ids: ids }) => (
              <div class="paragraph" key={text}>
                <p>{text}</p>
                {ids.length > 0 && (
                  <details>
                    <summary class="hint">{translate('supportingFacts', { count: ids.length })}</summary>
                    <ul class="plain-list hint">
                      {ids.map((id) => (
                        <li key={id}>
                          {factsById.get(id)?.text ?? id} <span class="quiet">{factsById.get(id)?.source}</span>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </div>
            ))}
          </section>
        )
      })}
  </article>
)
