import { MARKS_NOTE, vargaPicture } from '../capabilities/shared/chart-picture.ts'
import { note, type Section, table } from '../document/document.ts'
import { signSymbol } from '../western/signs.ts'
import { SIGNS, type Sign, type SignIndex } from '../zodiac/signs.ts'
import { BIRTH_FIELDS, type ComputeCapability, pickFields, type ReportInput } from './input.ts'

/** The capability whose answer the section prints. */
export const BIRTH_CHART = 'vedic-charts/birth-chart'
const FRAME = ['ayanamsha', 'node'] as const

interface Placement {
  name: string
  sign: Sign
  degree_dms: string
  nakshatra: string
  pada: number
  house?: number
  retrograde?: boolean
  combust?: boolean
}

/** The section of a birth: its rasi and navamsa charts, and a table of the planets. */
export const birthChartSection = async (person: ReportInput, compute: ComputeCapability): Promise<Section> => {
  const [family, slug] = BIRTH_CHART.split('/')
  const birth = pickFields(person, [...BIRTH_FIELDS, ...FRAME])
  const { ascendant, planets } = (await compute(family!, slug!, birth)) as {
    ascendant: Omit<Placement, 'name'>
    planets: Placement[]
  }
  const placements = planets.map(({ name, sign, house }) => `${name} in ${sign}, house ${house}`).join('; ')
  const marks = ({ retrograde, combust }: Placement) =>
    [...(retrograde ? ['R'] : []), ...(combust ? ['c'] : [])].join(' ')
  const rows = [{ name: 'Ascendant', house: 1, ...ascendant }, ...planets].map((placement) => [
    placement.name,
    `${signSymbol(SIGNS.indexOf(placement.sign) as SignIndex)} ${placement.sign}`,
    placement.degree_dms,
    `${placement.nakshatra}, ${placement.pada}`,
    String(placement.house),
    marks(placement),
  ])
  const hasMarks = planets.some(({ retrograde, combust }) => retrograde || combust)
  return {
    title: 'The birth chart',
    blocks: [
      vargaPicture('Rasi (D1)', 'D1', `${ascendant.sign} rises. ${placements}.`),
      vargaPicture('Navamsa (D9)', 'D9', 'The ninth divisional chart of the same birth.'),
      table('Where the planets stand', ['Planet', 'Sign', 'Degree', 'Star, quarter', 'House', ''], rows),
      ...(hasMarks ? [note(MARKS_NOTE)] : []),
    ],
  }
}
