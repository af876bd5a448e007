import { useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import { Field, Select } from '../parts/controls.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { Reading, type ReadingSection } from '../parts/reading.tsx'
import { birthOf, person } from '../people.ts'
import { option, setOption } from '../route.ts'
import { translate } from '../words/index.ts'

interface AnswerData {
  sections: ReadingSection[]
  grounding: { facts: { fact_id: string; text: string; source: string }[]; used: string[] }
  tier: string
  model: string
  refusal: { message?: string } | string | null
}

const STYLES = ['plain', 'warm', 'traditional', 'technical'] as const

/** A question about the chart. The answer lists its supporting facts. */
const Ask = () => {
  const submittedQuestion = option('q', '')
  const style = option('style', 'plain')
  const [question, setQuestion] = useState(submittedQuestion)
  const answer = useCall<AnswerData>(
    'ai/ai-question',
    submittedQuestion ? { ...birthOf(person.value!), question: submittedQuestion, style } : null,
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
          <Field label={translate('question')} hint={translate('askHint')}>
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
          label={translate('tone')}
          value={style}
          choices={STYLES.map((each) => [each as string, translate(each)] as const)}
          onChange={(value) => setOption('style', value)}
        />
        <button type="submit">{translate('ask')}</button>
      </form>
      <ResultPanel state={answer}>
        {({ sections, grounding, refusal, model, tier }) => (
          <div class="stack">
            {refusal && <p class="alert">{typeof refusal === 'string' ? refusal : refusal.message}</p>}
            <Reading sections={sections} facts={grounding.facts} />
            <p class="hint">
              {tier} · {model}
            </p>
          </div>
        )}
      </ResultPanel>
    </>
  )
}
export default Ask
