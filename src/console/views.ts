import type { ComponentType } from 'preact'
import type { Word } from './words/index.ts'

/** A view of the console. */
export interface View {
  readonly id: string
  readonly title: Word
  readonly about: Word
  /** The view needs a person. */
  readonly birth?: true
  readonly load: () => Promise<{ default: ComponentType }>
}

/** The views by group, in menu order. To add a view, add a file to views/ and an entry here. */
export const GROUPS: readonly { readonly title: Word; readonly views: readonly View[] }[] = [
  {
    title: 'groupBirth',
    views: [
      { id: 'chart', title: 'chart', about: 'chartAbout', birth: true, load: () => import('./views/chart.tsx') },
      {
        id: 'periods',
        title: 'periods',
        about: 'periodsAbout',
        birth: true,
        load: () => import('./views/periods.tsx'),
      },
      {
        id: 'strengths',
        title: 'strengths',
        about: 'strengthsAbout',
        birth: true,
        load: () => import('./views/strengths.tsx'),
      },
      {
        id: 'yogas',
        title: 'yogasAndDoshas',
        about: 'yogasAbout',
        birth: true,
        load: () => import('./views/yogas.tsx'),
      },
    ],
  },
  {
    title: 'groupDays',
    views: [
      { id: 'panchang', title: 'panchang', about: 'panchangAbout', load: () => import('./views/panchang.tsx') },
      { id: 'festivals', title: 'festivals', about: 'festivalsAbout', load: () => import('./views/festivals.tsx') },
      { id: 'muhurta', title: 'muhurta', about: 'muhurtaAbout', load: () => import('./views/muhurta.tsx') },
    ],
  },
  {
    title: 'groupTogether',
    views: [
      {
        id: 'matching',
        title: 'matching',
        about: 'matchingAbout',
        birth: true,
        load: () => import('./views/matching.tsx'),
      },
    ],
  },
  {
    title: 'groupWorld',
    views: [
      {
        id: 'western',
        title: 'western',
        about: 'westernAbout',
        birth: true,
        load: () => import('./views/western.tsx'),
      },
      { id: 'world', title: 'worldMap', about: 'worldAbout', birth: true, load: () => import('./views/world.tsx') },
    ],
  },
  {
    title: 'groupMore',
    views: [
      { id: 'vastu', title: 'vastu', about: 'vastuAbout', load: () => import('./views/vastu.tsx') },
      { id: 'tarot', title: 'tarot', about: 'tarotAbout', load: () => import('./views/tarot.tsx') },
      {
        id: 'reports',
        title: 'reports',
        about: 'reportsAbout',
        birth: true,
        load: () => import('./views/reports.tsx'),
      },
      { id: 'ask', title: 'askChart', about: 'askAbout', birth: true, load: () => import('./views/ask.tsx') },
      { id: 'explorer', title: 'explorer', about: 'explorerAbout', load: () => import('./views/explorer.tsx') },
    ],
  },
]

export const viewNamed = (id: string): View | undefined =>
  GROUPS.flatMap(({ views }) => views).find((view) => view.id === id)
