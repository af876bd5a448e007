import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { featuresOf, featuresOfWord, wordsOf } from '../../src/safety/features.ts'
import { GATE_TOPICS, type GateTopic } from '../../src/safety/topics.ts'

/** A line of the training set. */
export interface Example {
  readonly text: string
  readonly topic: GateTopic
  /** The first part of the file's name. */
  readonly language: string
  /** The block of adjacent lines; cross-validation never splits a block, so contrasting pairs stay together. */
  readonly block: string
  readonly words: readonly Uint32Array[]
  readonly features: Uint32Array
}

/** Lines in a block. */
const BLOCK = 25

/**
 * All lines without duplicates.
 * @throws Error when a line has no known topic
 */
export const readTraining = (folder: string): Example[] => {
  const seen = new Set<string>()
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => {
      const language = basename(name, '.tsv').replace(/~.*/, '')
      const lines = readFileSync(join(folder, name), 'utf8').split('\n')
      return lines.flatMap((line, at): Example[] => {
        if (line === '') return []
        const [topic = '', text = ''] = line.split('\t')
        if (text === '' || !(GATE_TOPICS as readonly string[]).includes(topic))
          throw new Error(`${name}, line ${at + 1}: expected \`topic<TAB>text\``)
        if (seen.has(text)) return []
        seen.add(text)
        const words = wordsOf(text)
        const ofWords = words.map(featuresOfWord)
        return [
          {
            ...{ text, topic: topic as GateTopic, language },
            ...{ block: `${name} ${Math.floor(at / BLOCK)}`, words: ofWords, features: featuresOf(words, ofWords) },
          },
        ]
      })
    })
}

/** A generator of numbers from 0 to 1 (mulberry32). */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

/** Shuffles in place. */
export const shuffle = <T>(rows: T[], random: () => number): T[] => {
  for (let at = rows.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[rows[at], rows[other]] = [rows[other]!, rows[at]!]
  }
  return rows
}

/** The weight of an example of each class; rarer classes weigh more. */
export const importanceOf = (counts: readonly number[], exponent: number): number[] => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count) => (all / counts.length / Math.max(count, 1)) ** exponent)
}
