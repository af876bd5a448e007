import type { ORNAMENTS } from './rendering.ts'

/** Accent colours of reports. Each has a contrast of at least 4.5:1 against white. */
export const ACCENTS = {
  slate: '#2f4058',
  indigo: '#3b3a78',
  steel: '#1f4e79',
  forest: '#2c5a41',
  wine: '#7a2846',
  teal: '#1f5c66',
  olive: '#4d5a1f',
  violet: '#5a3e85',
  umber: '#5b4636',
  amber: '#84480f',
  palm: '#6b4a1f',
  red: '#8c1d1d',
  plum: '#6d2f62',
} as const

/** Traditions of astrology: the name on the cover, and the thin lines behind it. */
export const REPORT_TRADITIONS = {
  vedic: { name: 'Vedic astrology', ornament: 'lattice' },
  western: { name: 'Western astrology', ornament: 'wheel' },
  lal_kitab: { name: 'Lal Kitab', ornament: 'lattice' },
  bnn: { name: 'Bhrigu Nandi Nadi', ornament: 'lattice' },
} as const satisfies Record<string, { name: string; ornament: (typeof ORNAMENTS)[number] }>

/** The appearance of a report as a document. */
export interface ReportDesign {
  /** Colour of the document; branding replaces it. */
  readonly accent: keyof typeof ACCENTS
  readonly tradition: keyof typeof REPORT_TRADITIONS
  /** `person`: the birth at the root of the input. Otherwise the input fields of two people, with their roles on the cover. */
  readonly subjects: 'person' | Readonly<Record<string, string>>
  readonly charts: {
    /** True if the sidereal birth chart precedes the report. False for reports that draw their own charts. */
    readonly birth: boolean
    /** Number of charts on the cover, from the first of the document. */
    readonly cover: 1 | 2
  }
}
