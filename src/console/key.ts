import { signal } from '@preact/signals'

/** The API key of this tab, in memory and, if the user chose so, in the session storage of the tab. */
export const key = signal<string | null>(sessionStorage.getItem('khagola.key'))
export const isStoredInTab = signal(key.value !== null)

export const useKey = (secret: string, isStored: boolean) => {
  key.value = secret
  isStoredInTab.value = isStored
  if (isStored) sessionStorage.setItem('khagola.key', secret)
  else sessionStorage.removeItem('khagola.key')
}

export const forgetKey = () => {
  key.value = null
  isStoredInTab.value = false
  sessionStorage.removeItem('khagola.key')
}

/** True if the service accepts the key; null if the service does not answer or fails. */
export const isValidKey = async (secret: string): Promise<boolean | null> => {
  const response = await fetch('/v1/account', { headers: { Authorization: `Bearer ${secret}` } }).catch(() => null)
  return response && response.status < 500 ? response.ok : null
}

/** Claims the key of a first run with the token of a welcome link. False if the link is used or expired. */
export const claimFirstRunKey = async (token: string): Promise<boolean> => {
  const response = await fetch('/console/welcome', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (!response.ok) return false
  const { key: secret } = (await response.json()) as { key: string }
  useKey(secret, true)
  return true
}
