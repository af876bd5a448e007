import { signal } from '@preact/signals'

/** The key of this tab: in memory, and in the tab's own storage where somebody asked for that. */
export const key = signal<string | null>(sessionStorage.getItem('khagola.key'))
export const keptInTab = signal(key.value !== null)

export const useKey = (given: string, keep: boolean) => {
  key.value = given
  keptInTab.value = keep
  if (keep) sessionStorage.setItem('khagola.key', given)
  else sessionStorage.removeItem('khagola.key')
}

export const forgetKey = () => {
  key.value = null
  keptInTab.value = false
  sessionStorage.removeItem('khagola.key')
}

/** Whether the service takes it; null where it does not answer. */
export const isTaken = async (given: string): Promise<boolean | null> => {
  const response = await fetch('/v1/account', { headers: { Authorization: `Bearer ${given}` } }).catch(() => null)
  return response && response.status < 500 ? response.ok : null
}

/** Takes up the offer of a first start; false where there is none any more. */
export const redeem = async (token: string): Promise<boolean> => {
  const response = await fetch('/console/welcome', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (!response.ok) return false
  const { key: given } = (await response.json()) as { key: string }
  useKey(given, true)
  return true
}
