import type { ReportDesign } from '../../document/report-design.ts'

/** A report on one birth by Vedic astrology. The birth chart precedes it. */
export const VEDIC_REPORT = {
  tradition: 'vedic',
  subjects: 'person',
  charts: { birth: true, cover: 1 },
} as const satisfies Omit<ReportDesign, 'accent'>

/** A report on one birth by Western astrology, which draws the wheel of the birth. */
export const WESTERN_REPORT = {
  tradition: 'western',
  subjects: 'person',
  charts: { birth: false, cover: 1 },
} as const satisfies Omit<ReportDesign, 'accent'>
