import { family } from '../capability.ts'

export default family({ slug: 'utilities', title: 'utilities', about: '', members: [] })
