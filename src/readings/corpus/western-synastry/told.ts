import { from } from '../../passage.ts'

const passage = from('Common modern Western practice: aspects between two charts of birth')
export const ofTwo = (harmonious: string, challenging: string) => ({
  harmonious: passage(harmonious),
  challenging: passage(challenging),
})
