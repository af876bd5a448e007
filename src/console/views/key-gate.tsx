import { useState } from 'preact/hooks'
import { isValidKey, useKey } from '../key.ts'
import { Check, Field } from '../parts/controls.tsx'
import { translate, type Word } from '../words/index.ts'

/** Asks for the key. */
export const KeyGate = ({ spent }: { spent: boolean }) => {
  const [given, setGiven] = useState('')
  const [kept, setKept] = useState(false)
  const [wrong, setWrong] = useState<Word | null>(null)
  const use = async (event: Event) => {
    event.preventDefault()
    const secret = given.trim()
    const taken = await isValidKey(secret)
    if (taken) useKey(secret, kept)
    else setWrong(taken === null ? 'keyUnreached' : 'keyWrong')
  }
  return (
    <form class="gate card" onSubmit={use}>
      <h1>{translate('keyTitle')}</h1>
      <p>{translate('keyText')}</p>
      {spent && (
        <p class="refused" role="alert">
          {translate('keySpent')}
        </p>
      )}
      <Field label={translate('keyLabel')} hint={translate('keyHint')} error={wrong && translate(wrong)}>
        {(field) => (
          <input
            {...field}
            type="password"
            autocomplete="off"
            spellcheck={false}
            required
            value={given}
            onInput={(event) => {
              setGiven(event.currentTarget.value)
              setWrong(null)
            }}
          />
        )}
      </Field>
      <Check label={translate('keyKeep')} checked={kept} onChange={setKept} />
      <button type="submit">{translate('keyUse')}</button>
    </form>
  )
}
