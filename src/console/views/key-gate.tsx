import { useState } from 'preact/hooks'
import { isTaken, useKey } from '../key.ts'
import { Check, Field } from '../parts/controls.tsx'
import { say, type Word } from '../words/index.ts'

/** Asks for the key. */
export const KeyGate = ({ spent }: { spent: boolean }) => {
  const [given, setGiven] = useState('')
  const [kept, setKept] = useState(false)
  const [wrong, setWrong] = useState<Word | null>(null)
  const use = async (event: Event) => {
    event.preventDefault()
    const secret = given.trim()
    const taken = await isTaken(secret)
    if (taken) useKey(secret, kept)
    else setWrong(taken === null ? 'keyUnreached' : 'keyWrong')
  }
  return (
    <form class="gate card" onSubmit={use}>
      <h1>{say('keyTitle')}</h1>
      <p>{say('keyText')}</p>
      {spent && (
        <p class="refused" role="alert">
          {say('keySpent')}
        </p>
      )}
      <Field label={say('keyLabel')} hint={say('keyHint')} error={wrong && say(wrong)}>
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
      <Check label={say('keyKeep')} checked={kept} onChange={setKept} />
      <button type="submit">{say('keyUse')}</button>
    </form>
  )
}
