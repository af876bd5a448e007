import type { ReportTheme } from '../../document/rendering.ts'

/** Accent colours. Each has a contrast of at least 4.5:1 against white. */
const ACCENTS = {
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

const BY_REPORT: Readonly<Record<string, keyof typeof ACCENTS>> = {
  'bnn-graha-phala': 'palm',
  'classical-kundli-report': 'slate',
  'detailed-life': 'slate',
  'lal-kitab-prediction': 'red',
  'longevity-analysis': 'umber',
  'matching-report': 'wine',
  'prediction-bhavesh': 'umber',
  'prediction-classics': 'palm',
  'prediction-dasha': 'violet',
  'prediction-gem': 'teal',
  'prediction-life-report': 'steel',
  'prediction-lucky-info': 'amber',
  'prediction-nakshatra-interp': 'indigo',
  'prediction-nature': 'forest',
  'prediction-physical': 'olive',
  'prediction-planetary-dispositions': 'indigo',
  'report-career': 'steel',
  'report-children': 'amber',
  'report-education': 'teal',
  'report-foreign-travel': 'teal',
  'report-health': 'olive',
  'report-marriage': 'wine',
  'report-politics': 'red',
  'report-property': 'umber',
  'report-relocation': 'steel',
  'report-romance': 'plum',
  'report-spiritual': 'violet',
  'report-wealth': 'forest',
  'synastry-full': 'plum',
  'synastry-predictions': 'wine',
  'western-detailed-report': 'indigo',
  'western-yearly-forecast': 'teal',
}

/** The look of a report: its accent colour by slug, its ornament by tradition and number of people. */
export const reportThemeOf = (slug: string, family: string, people: number): ReportTheme => ({
  accent: ACCENTS[BY_REPORT[slug] ?? 'slate'],
  ornament: people > 1 ? 'rings' : family === 'western' ? 'wheel' : 'lattice',
  // A wheel shows the charts of two people in one picture.
  charts: family === 'western' ? 1 : Math.max(1, people),
})
