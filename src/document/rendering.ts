import type { Tenant } from '../cooperative-yield.ts'
import type { Section } from './document.ts'

export const PAPERS = ['a4', 'letter', 'a5'] as const
export type Paper = (typeof PAPERS)[number]

/** How a customer's own documents look, read and sanitised. Plain JSON: it is kept with the job until it is rendered. */
export interface Branding {
  readonly brand_name: string | null
  /** `#RRGGBB`, readable on white. */
  readonly accent: string | null
  /** The logo drawn: data URI of a PNG, four pixels a point. */
  readonly logo: string | null
  readonly footer_note: string | null
  /** Null for A4. */
  readonly paper: Paper | null
  /** Prints the English term beside each label of another language. */
  readonly bilingual?: boolean
}

/** Somebody whom a document is about. */
export interface DocumentSubject {
  /** Of a pair, which of the two. */
  readonly called: string | null
  readonly name: string | null
  /** When and where they were born. */
  readonly lines: readonly string[]
}

export const ORNAMENTS = ['lattice', 'wheel', 'rings'] as const
/** How a kind of report looks where no brand says otherwise. */
export interface Look {
  /** `#RRGGBB`, readable on white. */
  readonly accent: string
  /** Drawn thin over the field of the cover. */
  readonly ornament: (typeof ORNAMENTS)[number]
  /** Of the first charts, how many stand on the cover. */
  readonly charts: number
}

export interface RenderRequest {
  readonly title: string
  readonly look?: Look
  /** The school of astrology that it is of. */
  readonly tradition?: string
  readonly subjects?: readonly DocumentSubject[]
  readonly sections: readonly Section[]
  /** Null for a plain document. */
  readonly branding: Branding | null
  /** Marks every page as made in the sandbox. */
  readonly watermark: boolean
  /** ISO 639-1. */
  readonly language: string
  /** Milliseconds since 1970-01-01T00:00Z; printed, and in the metadata. */
  readonly created: number
}

/** The bytes of a PDF, the same for equal requests. Rejects when the asker's signal is aborted. */
export type Render = (request: RenderRequest, tenant: Tenant) => Promise<Uint8Array<ArrayBuffer>>

/** The branding of a request whose fields have the right types and lengths. Raises `invalid('branding.accent', ...)` and the like. */
export type ReadBranding = (raw: Partial<Branding>, asker?: Tenant) => Branding | Promise<Branding>

/** The characters of some texts that a document cannot print. */
export type FindUnprintable = (texts: readonly string[], tenant: Tenant) => Promise<string[]>
