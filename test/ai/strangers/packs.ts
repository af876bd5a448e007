import type { Scribe } from '../../../src/ai/scribe.ts'
import { FREE_SECTIONS } from '../../../src/ai/sections.ts'
import ai from '../../../src/capabilities/ai/index.ts'
import { worldAt } from '../../world.ts'

/** Eight births or pairs, one for each reading: what sentences of strangers are told of. */

const birth = (datetime: string, utc_offset: string, latitude: number, longitude: number) => ({
  datetime,
  utc_offset,
  latitude,
  longitude,
})
const AS_OF = '2026-11-23'

export const STRANGERS = {
  question: {
    tool: 'ai-question',
    input: {
      ...birth('1988-03-19T07:42', '+05:30', 19.07, 72.88),
      question: 'When will my career and my finances improve?',
      as_of: AS_OF,
    },
  },
  chat: {
    tool: 'ai-chat',
    input: {
      ...birth('1994-09-02T22:15', '+01:00', 51.5, -0.12),
      messages: [{ role: 'user', content: 'Will I settle abroad, and how is my education?' }],
      as_of: AS_OF,
    },
  },
  chart: {
    tool: 'ai-chart-reading',
    input: { ...birth('1979-12-05T16:20', '-05:00', 40.71, -74.0), tier: 'balanced', as_of: AS_OF },
  },
  pair: {
    tool: 'ai-compatibility-reading',
    input: {
      groom: birth('1990-06-11T04:05', '+05:30', 13.08, 80.27),
      bride: birth('1992-01-27T13:50', '+05:30', 28.61, 77.2),
      as_of: AS_OF,
    },
  },
  day: {
    tool: 'ai-daily-reading',
    input: { birth: birth('1985-04-24T11:30', '+05:30', 22.57, 88.36), date: AS_OF },
  },
  transits: {
    tool: 'ai-transit-reading',
    input: { ...birth('1971-07-30T19:08', '+02:00', 48.85, 2.35), start_date: AS_OF, days: 365 },
  },
  career: {
    tool: 'ai-career-reading',
    input: { ...birth('1999-10-14T02:33', '+08:00', 1.35, 103.82), as_of: AS_OF, years: 5 },
  },
  relationship: {
    tool: 'ai-relationship-reading',
    input: { ...birth('1991-02-08T09:57', '+10:00', -33.87, 151.21), as_of: AS_OF, years: 5 },
  },
} as const
export type StrangerPack = keyof typeof STRANGERS

export interface Asked {
  readonly tool: string
  readonly input: object
}

interface Reading {
  readonly sections: readonly { readonly id: string; readonly paragraphs: readonly { readonly text: string }[] }[]
  readonly grounding: { readonly facts: readonly { readonly fact_id: string; readonly text: string }[] }
}

const written = async ({ tool, input }: Asked, scribe: Scribe | null): Promise<Reading> => {
  const member = ai.members.find(({ slug }) => slug === tool)
  if (!member) throw new Error(`no reading ${tool}`)
  const world = { ...worldAt(Date.UTC(2026, 10, 23, 12)), writing: { scribe, paid: false } }
  return (await member.compute(input as never, world)) as unknown as Reading
}

export const factsOf = async (asked: Asked) => (await written(asked, null)).grounding.facts

/** Which of these sentences a reading keeps, each by itself under all facts or under those that it cites. */
export const kept = async (
  asked: Asked,
  sentences: readonly { readonly text: string; readonly fact_ids?: readonly string[] | undefined }[],
): Promise<boolean[]> => {
  const composed = await written(asked, null)
  const { facts } = composed.grounding
  const all = facts.map(({ fact_id: id }) => id)
  // So many sentences of facts that no number of false ones rejects the whole.
  const least = facts[0]!
  const plain = Array.from({ length: sentences.length * 5 + 10 }, () => ({
    sentences: [{ text: least.text, fact_ids: [least.fact_id] }],
  }))
  const told = sentences.map(({ text, fact_ids = all }) => ({ sentences: [{ text, fact_ids }] }))
  // Minors are told fewer sections.
  const ids = composed.sections.map(({ id }) => id)
  const body = ids.findIndex((id) => !FREE_SECTIONS.includes(id))
  const draft = {
    refusal: null,
    sections: ids.map((id, at) => ({ id, paragraphs: at === body ? [...told, ...plain] : [] })),
  }
  const scribe: Scribe = {
    label: 'stub',
    write: async () => ({ content: JSON.stringify(draft), finish: 'stop', inputTokens: 1, outputTokens: 1 }),
  }
  const { sections } = await written(asked, scribe)
  const left = new Set(sections[body]!.paragraphs.map(({ text }) => text))
  return sentences.map(({ text }) => left.has(text.replace(/\s+/g, ' ').trim()))
}
