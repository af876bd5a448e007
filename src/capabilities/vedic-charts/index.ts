import { family } from '../capability.ts'

export default family({ slug: 'vedic-charts', title: 'vedic-charts', about: '', members: [] })
