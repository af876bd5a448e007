import { useState } from 'preact/hooks'
import { isValidKey, useKey } from '../key.ts'
import { Check, Field } from '../parts/controls.tsx'
import { translate, type Word } from '../words/index.ts'

/** The form for the API key. */
export const KeyForm = ({ isWelcomeLinkUsed }: { isWelcomeLinkUsed: boolean }) => {
  const [typedKey, setTypedKey] = useState('')
  const [isStored, setStored] = useState(false)
  const [error, setError] = useState<Word | null>(null)
  const submit = async (event: Event) => {
    event.preventDefault()
    const secret = typedKey.trim()
    const isValid = await isValidKey(secret)
    if (isValid) useKey(secret, isStored)
    else setError(isValid === null ? 'keyNotChecked' : 'keyNotAccepted')
  }
  return (
    <form class="key-form card" onSubmit={submit}>
      <h1>{translate('keyTitle')}</h1>
      <p>{translate('keyText')}</p>
      {isWelcomeLinkUsed && (
        <p class="alert" role="alert">
          {translate('welcomeLinkUsed')}
        </p>
      )}
      <Field label={translate('keyLabel')} hint={translate('keyHint')} error={error && translate(error)}>
        {(field) => (
          <input
            {...field}
            type="password"
            autocomplete="off"
            spellcheck={false}
            required
            value={typedKey}
            onInput={(event) => {
              setTypedKey(event.currentTarget.value)
              setError(null)
            }}
          />
        )}
      </Field>
      <Check label={translate('keepKey')} checked={isStored} onChange={setStored} />
      <button type="submit">{translate('useKey')}</button>
    </form>
  )
}
