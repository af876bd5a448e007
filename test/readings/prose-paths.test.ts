import { describe, expect, test } from 'bun:test'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { families } from '../../src/capabilities/index.ts'
import { answerForAge } from '../../src/readings/age-filter.ts'
import { prosePathsOf } from '../../src/readings/prose-paths.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { sharedWorldAt } from '../world.ts'
import { answerOf } from './answers.ts'

const BIRTHS = randomBirths(sample(2, 12), 77)
const CHILD = 9
const ELDER = 70

describe('an answer adapted at its paths of prose equals the answer adapted everywhere', () => {
  const personal = families.filter((family) => family.personal).flatMap(({ members }) => members)
  test.each(personal.map((member) => [member.slug, member as unknown as CatalogueEntry] as const))(
    '%s',
    async (_, member) => {
      const paths = prosePathsOf(member.data)
      for (const birth of BIRTHS) {
        const answer = await answerOf(member, birth, BIRTHS[0]!, sharedWorldAt(Date.UTC(2026, 5, 1)))
        if (answer === null) continue
        for (const age of [CHILD, ELDER])
          expect(answerForAge(answer as object, age, paths)).toEqual(answerForAge(answer as object, age, 'all'))
      }
    },
  )
})
