import { effect, signal } from '@preact/signals'
import { CHART_STYLE_NAMES } from '../chart-styles.ts'

/** A signal whose value is stored in this browser. Values that are not in `allowed` fall back to the default. */
const storedPreference = <T extends string>(name: string, defaultValue: T, allowed?: readonly T[]) => {
  const storageKey = `khagola.${name}`
  const stored = localStorage.getItem(storageKey) as T | null
  const value = signal<T>(stored !== null && (!allowed || allowed.includes(stored)) ? stored : defaultValue)
  let lastStored = value.value
  effect(() => {
    if (value.value === lastStored) return
    lastStored = value.value
    localStorage.setItem(storageKey, lastStored)
  })
  return value
}

/** Languages of terms, by code, each with its own name. */
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

const browserLanguage = (): Language => {
  const codes = navigator.languages.map((code) => code.split('-')[0] as Language)
  return codes.find((code) => CODES.includes(code)) ?? 'en'
}

export const chosenLanguage = storedPreference<Language>('language', browserLanguage(), CODES)
export const theme = storedPreference<'auto' | 'light' | 'dark'>('theme', 'auto', ['auto', 'light', 'dark'])
/** True if the API call panel is open. */
export const callPanel = storedPreference<'open' | 'closed'>('calls', 'closed', ['open', 'closed'])
/** Views of a birth chart: the Vedic styles, and the Western wheel. */
export const CHART_VIEWS = [...CHART_STYLE_NAMES, 'wheel'] as const
export const chartStyle = storedPreference<(typeof CHART_VIEWS)[number]>('chart', 'north', CHART_VIEWS)

const darkModeQuery = matchMedia('(prefers-color-scheme: dark)')
const isDeviceDark = signal(darkModeQuery.matches)
darkModeQuery.addEventListener('change', ({ matches }) => {
  isDeviceDark.value = matches
})

/** True if the page is shown in dark colours. */
export const isDark = (): boolean => theme.value === 'dark' || (theme.value === 'auto' && isDeviceDark.value)

const RIGHT_TO_LEFT: readonly Language[] = ['ur']

effect(() => {
  const { documentElement: html } = document
  html.dataset.theme = isDark() ? 'dark' : 'light'
  html.lang = chosenLanguage.value
  html.dir = RIGHT_TO_LEFT.includes(chosenLanguage.value) ? 'rtl' : 'ltr'
})
