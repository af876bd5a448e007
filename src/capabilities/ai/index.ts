import { family } from '../capability.ts'
import careerReading from './ai-career-reading.ts'
import chartReading from './ai-chart-reading.ts'
import chat from './ai-chat.ts'
import compatibilityReading from './ai-compatibility-reading.ts'
import dailyReading from './ai-daily-reading.ts'
import question from './ai-question.ts'
import relationshipReading from './ai-relationship-reading.ts'
import transitReading from './ai-transit-reading.ts'

export default family({
  slug: 'ai',
  title: 'AI readings',
  about: 'AI-written readings grounded in computed data.',
  members: [
    question,
    chat,
    chartReading,
    compatibilityReading,
    dailyReading,
    transitReading,
    careerReading,
    relationshipReading,
  ],
})
