import { effect, signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { request, shownCalls } from '../api.ts'
import { number } from '../intl.ts'
import { forgetKey, key } from '../key.ts'
import { chosenLanguage, LANGUAGES, type Language, theme } from '../preferences.ts'
import { translate } from '../words/index.ts'
import { Segments, Select } from './controls.tsx'

interface Account {
  key: { environment: 'sandbox' | 'live'; shown: string }
  sandbox: { calls_left_today: number }
  credits: { included_left: number; purchased_left: number }
}
const account = signal<Account | null>(null)

const loadAccount = () =>
  request<{ data: Account }>('GET', '/v1/account').then(
    ({ data }) => {
      account.value = data
    },
    () => {
      account.value = null
    },
  )
let loadTimer: ReturnType<typeof setTimeout> | undefined
// Loads the account 1.5 s after the last call.
effect(() => {
  const hasKey = key.value !== null && shownCalls.value.length >= 0
  clearTimeout(loadTimer)
  if (hasKey) loadTimer = setTimeout(loadAccount, 1500)
  else account.value = null
})

const RemainingQuota = () => {
  const current = account.value
  if (!current) return null
  const sandbox = current.key.environment === 'sandbox'
  return (
    <p class="quiet">
      <span class="badge">{translate(sandbox ? 'sandbox' : 'live')}</span>{' '}
      {sandbox
        ? translate('callsLeft', { count: number(current.sandbox.calls_left_today, 0) })
        : translate('creditsLeft', {
            count: number(current.credits.included_left + current.credits.purchased_left, 0),
          })}
    </p>
  )
}

/** The languages, each with its own name and its name in the language of the page. */
const languageChoices = (): [Language, string][] => {
  const names = new Intl.DisplayNames(chosenLanguage.value, { type: 'language' })
  return (Object.entries(LANGUAGES) as [Language, string][]).map(([code, ownName]) => {
    const translatedName = names.of(code)
    return [
      code,
      translatedName === undefined || translatedName === ownName ? ownName : `${ownName} · ${translatedName}`,
    ]
  })
}

const SettingsPanel = () => (
  <div class="card">
    <div class="language-choice">
      <Select
        label={translate('language')}
        value={chosenLanguage.value}
        choices={languageChoices()}
        onChange={(value) => {
          chosenLanguage.value = value
        }}
      />
    </div>
    <p class="hint">{translate('languageNote')}</p>
    <Segments
      label={translate('appearance')}
      value={theme.value}
      choices={[
        ['auto', translate('auto')],
        ['light', translate('light')],
        ['dark', translate('dark')],
      ]}
      onChange={(value) => {
        theme.value = value
      }}
    />
    {key.value && (
      <div class="row">
        <RemainingQuota />
        <button type="button" class="plain" onClick={forgetKey}>
          {translate('forgetKey')}
        </button>
      </div>
    )}
  </div>
)

/** The settings menu: language, appearance and the API key. */
export const Settings = () => {
  const [open, setOpen] = useState(false)
  return (
    <details class="settings" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="visually-hidden">{translate('language')}: </span>
        <span>{LANGUAGES[chosenLanguage.value]}</span>
      </summary>
      {open && <SettingsPanel />}
    </details>
  )
}
