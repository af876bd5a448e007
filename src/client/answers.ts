import type { Capabilities } from './catalogue.ts'

export type Slug = keyof Capabilities & string
export type InputOf<S extends Slug> = Capabilities[S]['input']
export type DataOf<S extends Slug> = Capabilities[S]['data']

/** Display names of the terms of an answer, where the input had `labels`. */
export interface Labels {
  language: string
  quality: string
  terms: Record<string, string>
  /** Names for particular fields, if a term has different meanings in different fields. */
  fields?: Record<string, Record<string, string>>
}

export interface Meta {
  request_id: string
  api_version: 'v1'
  credits_used: number
  credits_reserved?: number
  /** Warnings on how the answer was computed. `warning_codes` are their stable codes, in the same order. */
  warnings: string[]
  warning_codes?: string[]
  /** The warnings as objects; `field` is the input field that a warning is about. */
  warning_details?: { code: string; message: string; field: string | null }[]
  language: string
  labels?: Labels
}

export interface Answer<D> {
  data: D
  meta: Meta
}
