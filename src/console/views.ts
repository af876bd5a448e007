import type { ComponentType } from 'preact'
import type { Word } from './words/index.ts'

/** A view: what it is called, what it needs, and where it is. */
export interface View {
  readonly id: string
  readonly title: Word
  readonly about: Word
  /** A birth must be there before it can show anything. */
  readonly birth?: true
  readonly load: () => Promise<{ default: ComponentType }>
}

/** By groups, in the order of the menu. To add a view: one file in views/, one row here. */
export const GROUPS: readonly { readonly title: Word; readonly views: readonly View[] }[] = [
  {
    title: 'groupBirth',
    views: [{ id: 'chart', title: 'chart', about: 'chartAbout', birth: true, load: () => import('./views/chart.tsx') }],
  },
  {
    title: 'groupMore',
    views: [{ id: 'explorer', title: 'explorer', about: 'explorerAbout', load: () => import('./views/explorer.tsx') }],
  },
]

export const viewNamed = (id: string): View | undefined =>
  GROUPS.flatMap(({ views }) => views).find((each) => each.id === id)
