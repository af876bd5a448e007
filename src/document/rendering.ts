import type { Tenant } from '../cooperative-yield.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import type { Section } from './document.ts'

export const PAPERS = ['a4', 'letter', 'a5'] as const
export type Paper = (typeof PAPERS)[number]

export const DOCUMENT_THEMES = ['plain', 'traditional', 'modern'] as const
export type DocumentTheme = (typeof DOCUMENT_THEMES)[number]

/** The branding of a customer's documents, validated and sanitised. Plain JSON, stored with the job until it is rendered. */
export interface Branding {
  readonly brand_name: string | null
  /** `#RRGGBB`, readable on white. */
  readonly accent: string | null
  /** The rasterised logo: data URI of a PNG, four pixels per point. */
  readonly logo: string | null
  readonly footer_note: string | null
  /** Null for A4. */
  readonly paper: Paper | null
  /** Prints the English term beside each label of another language. */
  readonly bilingual?: boolean
  /** Default: plain. */
  readonly theme?: DocumentTheme
}

/** A person whom a document is about. */
export interface DocumentSubject {
  /** Role in a pair, such as Groom; null for one person. */
  readonly role: string | null
  readonly name: string | null
  /** Date and place of birth. */
  readonly lines: readonly string[]
}

export const ORNAMENTS = ['lattice', 'wheel', 'rings'] as const
/** The look of a kind of report; branding overrides its accent. */
export interface ReportTheme {
  /** `#RRGGBB`, readable on white. */
  readonly accent: string
  /** Thin lines over the coloured field of the cover. */
  readonly ornament: (typeof ORNAMENTS)[number]
  /** Number of charts on the cover, from the first. */
  readonly charts: number
}

export interface RenderRequest {
  readonly title: string
  readonly theme?: ReportTheme
  /** School of astrology. */
  readonly tradition?: string
  readonly subjects?: readonly DocumentSubject[]
  readonly sections: readonly Section[]
  /** Null for a plain document. */
  readonly branding: Branding | null
  /** True if every page is marked as made in the sandbox. */
  readonly watermark: boolean
  /** ISO 639-1. */
  readonly language: string
  /** Language of headings, dates and the words around the content; English without it. */
  readonly labels?: LabelLanguage
  /** Creation time, milliseconds since 1970-01-01T00:00Z; printed, and in the metadata. */
  readonly created: number
}

/** The bytes of a PDF; equal requests give equal bytes. Rejects when the tenant's signal is aborted. */
export type Render = (request: RenderRequest, tenant: Tenant) => Promise<Uint8Array<ArrayBuffer>>

/**
 * The branding of a request whose fields have the right types and lengths.
 * @throws Fault `invalid` with the field, such as `branding.accent`
 */
export type ReadBranding = (raw: Partial<Branding>, tenant?: Tenant) => Branding | Promise<Branding>

/** The characters of texts that no font of a document has. */
export type FindUnprintable = (texts: readonly string[], tenant: Tenant) => Promise<string[]>
