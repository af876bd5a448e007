import { translate } from '../words/index.ts'

export interface ReadingSection {
  id: string
  title: string
  paragraphs: { text: string; fact_ids: string[] }[]
  facts?: { fact_id: string; text: string; source: string }[]
}

/** Whether an answer is a reading: sections of paragraphs. */
export const isReading = (data: unknown): data is { sections: ReadingSection[]; caution?: string } => {
  const { sections } = (data ?? {}) as { sections?: unknown }
  return Array.isArray(sections) && sections.length > 0 && sections.every((each) => Array.isArray(each?.paragraphs))
}

/** A reading, and under each paragraph the facts on which it stands. */
export const Reading = ({
  sections,
  facts = [],
}: {
  sections: readonly ReadingSection[]
  /** Of all sections together, where they do not have their own. */
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
                    <summary class="told">{translate('standsOn', { count: ids.length })}</summary>
                    <ul class="plain-list told">
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
