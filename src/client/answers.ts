import type { Capabilities } from './catalogue.ts'

export type Slug = keyof Capabilities & string
export type InputOf<S extends Slug> = Capabilities[S]['input']
export type DataOf<S extends Slug> = Capabilities[S]['data']

/** Display names of the terms of an answer, where the input had `labels`. */
export interface Labels {
  language: string
  quality: string
  terms: Record<string, string>
  /** Only where a word stands for two things: the names that hold in a field. */
  fields?: Record<string, Record<string, string>>
}

export interface Meta {
  request_id: string
  api_version: 'v1'
  credits_used: number
  credits_reserved?: number
  /** What is to be known of how the answer was computed, and its stable codes in the same order. */
  warnings: string[]
  warning_codes?: string[]
  language: string
  labels?: Labels
}

export interface Answer<D> {
  data: D
  meta: Meta
}
