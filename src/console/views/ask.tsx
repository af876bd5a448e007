import { useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import { Field, Select } from '../parts/controls.tsx'
import { Shown } from '../parts/told.tsx'
import { birthOf, person } from '../people.ts'
import { option, setOption } from '../route.ts'
import { say } from '../words/index.ts'

interface Reading {
  sections: { id: string; title: string; paragraphs: { text: string; fact_ids: string[] }[] }[]
  grounding: { facts: { fact_id: string; text: string; source: string }[]; used: string[] }
  tier: string
  model: string
  refusal: { message?: string } | string | null
}

const STYLES = ['plain', 'warm', 'traditional', 'technical'] as const

/** A question to the chart, and the facts on which the answer stands. */
const Ask = () => {
  const asked = option('q', '')
  const style = option('style', 'plain')
  const [question, setQuestion] = useState(asked)
  const answer = useCall<Reading>(
    'ai/ai-question',
    asked ? { ...birthOf(person.value!), question: asked, style } : null,
  )
  return (
    <>
      <form
        class="controls"
        onSubmit={(event) => {
          event.preventDefault()
          setOption('q', question.trim())
        }}
      >
        <div class="grow">
          <Field label={say('question')} hint={say('askHint')}>
            {(field) => (
              <input
                {...field}
                type="text"
                required
                minLength={3}
                maxLength={1000}
                value={question}
                onInput={({ currentTarget }) => setQuestion(currentTarget.value)}
              />
            )}
          </Field>
        </div>
        <Select
          label={say('tone')}
          value={style}
          choices={STYLES.map((each) => [each as string, say(each)] as const)}
          onChange={(value) => setOption('style', value)}
        />
        <button type="submit">{say('ask')}</button>
      </form>
      <Shown of={answer}>
        {({ sections, grounding, refusal, model, tier }) => {
          const facts = new Map(grounding.facts.map((each) => [each.fact_id, each]))
          return (
            <article class="reading">
              {refusal && <p class="refused">{typeof refusal === 'string' ? refusal : refusal.message}</p>}
              {sections.map((section) => (
                <section key={section.id}>
                  <h2>{section.title}</h2>
                  {section.paragraphs.map(({ text, fact_ids: ids }) => (
                    <div class="paragraph" key={text}>
                      <p>{text}</p>
                      {ids.length > 0 && (
                        <details>
                          <summary class="told">{say('standsOn', { count: ids.length })}</summary>
                          <ul class="plain-list told">
                            {ids.map((id) => (
                              <li key={id}>
                                {facts.get(id)?.text ?? id} <span class="quiet">{facts.get(id)?.source}</span>
                              </li>
                            ))}
                          </ul>
                        </details>
                      )}
                    </div>
                  ))}
                </section>
              ))}
              <p class="told">
                {tier} · {model}
              </p>
            </article>
          )
        }}
      </Shown>
    </>
  )
}
export default Ask
