import { effect, signal } from '@preact/signals'

/** What somebody chose, kept in this browser. */
const chosen = <T extends string>(name: string, first: T, allowed?: readonly T[]) => {
  const path = `khagola.${name}`
  const kept = localStorage.getItem(path) as T | null
  const value = signal<T>(kept !== null && (!allowed || allowed.includes(kept)) ? kept : first)
  let before = value.value
  effect(() => {
    if (value.value === before) return
    before = value.value
    localStorage.setItem(path, before)
  })
  return value
}

/** Languages of terms, as they call themselves. */
export const LANGUAGES = {
  en: 'English',
  hi: 'हिन्दी',
  es: 'Español',
  as: 'অসমীয়া',
  bn: 'বাংলা',
  de: 'Deutsch',
  fr: 'Français',
  gu: 'ગુજરાતી',
  it: 'Italiano',
  kn: 'ಕನ್ನಡ',
  ko: '한국어',
  ml: 'മലയാളം',
  mr: 'मराठी',
  ne: 'नेपाली',
  nl: 'Nederlands',
  or: 'ଓଡ଼ିଆ',
  pa: 'ਪੰਜਾਬੀ',
  pl: 'Polski',
  pt: 'Português',
  ru: 'Русский',
  si: 'සිංහල',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  tr: 'Türkçe',
  ur: 'اردو',
} as const
export type Language = keyof typeof LANGUAGES
const CODES = Object.keys(LANGUAGES) as Language[]

const spoken = (): Language => {
  const codes = navigator.languages.map((each) => each.split('-')[0] as Language)
  return codes.find((code) => CODES.includes(code)) ?? 'en'
}

export const labels = chosen<Language>('language', spoken(), CODES)
export const theme = chosen<'auto' | 'light' | 'dark'>('theme', 'auto', ['auto', 'light', 'dark'])
export const developer = chosen<'open' | 'closed'>('calls', 'closed', ['open', 'closed'])
export const chartStyle = chosen<'north' | 'south' | 'east' | 'circle' | 'wheel'>('chart', 'north', [
  'north',
  'south',
  'east',
  'circle',
  'wheel',
])

const darkOfDevice = matchMedia('(prefers-color-scheme: dark)')
const deviceIsDark = signal(darkOfDevice.matches)
darkOfDevice.addEventListener('change', ({ matches }) => {
  deviceIsDark.value = matches
})

/** Whether the page is dark now. */
export const isDark = (): boolean => theme.value === 'dark' || (theme.value === 'auto' && deviceIsDark.value)

const RIGHT_TO_LEFT: readonly Language[] = ['ur']

effect(() => {
  const { documentElement: html } = document
  html.dataset.theme = isDark() ? 'dark' : 'light'
  html.lang = labels.value
  html.dir = RIGHT_TO_LEFT.includes(labels.value) ? 'rtl' : 'ltr'
})
