import { from } from '../../passage.ts'

const told = from('Common modern Western practice: aspects between two charts of birth')
export const ofTwo = (harmonious: string, challenging: string) => ({
  harmonious: told(harmonious),
  challenging: told(challenging),
})
