import { family } from '../capability.ts'
import question from './ai-question.ts'

export default family({
  slug: 'ai',
  title: 'AI readings',
  about: 'AI-written readings grounded in computed data.',
  members: [question],
})
