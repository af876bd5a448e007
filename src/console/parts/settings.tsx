import { effect, signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { request, shownCalls } from '../api.ts'
import { number } from '../intl.ts'
import { forgetKey, key } from '../key.ts'
import { LANGUAGES, type Language, labels, theme } from '../preferences.ts'
import { say } from '../words/index.ts'
import { Segments, Select } from './controls.tsx'

interface Account {
  key: { environment: 'sandbox' | 'live'; shown: string }
  sandbox: { calls_left_today: number }
  credits: { included_left: number; purchased_left: number }
}
const account = signal<Account | null>(null)

const look = () =>
  request<{ data: Account }>('GET', '/v1/account').then(
    ({ data }) => {
      account.value = data
    },
    () => {
      account.value = null
    },
  )
let waiting: ReturnType<typeof setTimeout> | undefined
// After calls have come to rest.
effect(() => {
  const asked = key.value !== null && shownCalls.value.length >= 0
  clearTimeout(waiting)
  if (asked) waiting = setTimeout(look, 1500)
  else account.value = null
})

const Left = () => {
  const held = account.value
  if (!held) return null
  const sandbox = held.key.environment === 'sandbox'
  return (
    <p class="quiet">
      <span class="badge">{say(sandbox ? 'sandbox' : 'live')}</span>{' '}
      {sandbox
        ? say('callsLeft', { count: number(held.sandbox.calls_left_today, 0) })
        : say('creditsLeft', { count: number(held.credits.included_left + held.credits.purchased_left, 0) })}
    </p>
  )
}

/** A language by its own name, and by that in the language of the page. */
const languageChoices = (): [Language, string][] => {
  const names = new Intl.DisplayNames(labels.value, { type: 'language' })
  return (Object.entries(LANGUAGES) as [Language, string][]).map(([code, own]) => {
    const here = names.of(code)
    return [code, here === undefined || here === own ? own : `${own} · ${here}`]
  })
}

const Choices = () => (
  <div class="card">
    <div class="tongues">
      <Select
        label={say('language')}
        value={labels.value}
        choices={languageChoices()}
        onChange={(value) => {
          labels.value = value
        }}
      />
    </div>
    <p class="told">{say('languageNote')}</p>
    <Segments
      label={say('appearance')}
      value={theme.value}
      choices={[
        ['auto', say('auto')],
        ['light', say('light')],
        ['dark', say('dark')],
      ]}
      onChange={(value) => {
        theme.value = value
      }}
    />
    {key.value && (
      <div class="row">
        <Left />
        <button type="button" class="plain" onClick={forgetKey}>
          {say('keyForget')}
        </button>
      </div>
    )}
  </div>
)

/** Language, appearance and the key. */
export const Settings = () => {
  const [open, setOpen] = useState(false)
  return (
    <details class="settings" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="unseen">{say('language')}: </span>
        <span>{LANGUAGES[labels.value]}</span>
      </summary>
      {open && <Choices />}
    </details>
  )
}
