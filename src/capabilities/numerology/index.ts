import { family } from '../capability.ts'
import biorhythms from './biorhythms.ts'
import numerologyDay from './numerology-day.ts'
import numerologyName from './numerology-name.ts'
import numerologyProfile from './numerology-profile.ts'
import numerologyVedic from './numerology-vedic.ts'
import meanings from './parts/meanings.ts'

export default family({
  slug: 'numerology',
  title: 'Numerology',
  about: 'Numerology, name and day numbers, biorhythms.',
  meanings,
  members: [numerologyProfile, numerologyVedic, numerologyName, numerologyDay, biorhythms],
})
