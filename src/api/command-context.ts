import { resolve } from 'node:path'
import type { LanguageModels } from '../ai/language-model.ts'
import type { Atlas } from '../atlas/atlas.ts'
import type { FindUnprintable, ReadBranding, Render } from '../document/rendering.ts'
import type { Gate } from '../safety/gate.ts'
import type { Coordination } from '../service/coordination.ts'
import type { StartHeavyChild } from '../service/heavy-process.ts'
import type { Settings } from '../settings.ts'
import type { Sky } from '../sky/sky.ts'
import type { Store } from '../store/store.ts'
import type { Awaitable } from '../store/types.ts'
import type { Parent } from './workers.ts'

// The context of commands and servers, and messages for the operator. This module does not import the catalogue, which loads slowly.

/** The settings, and functions that open the parts that a command needs. Opening may throw `SetupError`. */
export interface AppContext {
  readonly settings: Settings
  readonly openStore: () => Awaitable<Store>
  /** Opens the coordination with other processes of the same store; absent: coordination within this process. */
  readonly openCoordination?: (() => Awaitable<Coordination>) | undefined
  /** Connection to the parent process, if this process is one of several workers. */
  readonly parent?: Parent | undefined
  /** Opens the sky with the compiled ephemeris, if one exists and `compiled` is not false. */
  readonly openSky: (options?: { compiled?: boolean }) => Sky
  /** True if a compiled ephemeris exists. */
  readonly hasCompiledSky?: () => boolean
  /**
   * Compiles the ephemeris off the event loop if none exists, and installs it in the opened sky. Returns true if it was installed. Absent if
   * the settings disable it. `onProgress` receives the finished fraction, 0 to 1.
   */
  readonly compileSky?: (onProgress?: (done: number) => void) => Promise<boolean>
  readonly openAtlas: () => Atlas
  /** Starts the process for heavy calls; absent if they are computed in the process of the server. */
  readonly startHeavyChild?: StartHeavyChild | undefined
  readonly pdfRenderer: PdfRenderer
  /** Opens the language models for AI readings; null if none is configured. */
  readonly openLanguageModels?: (() => LanguageModels | null) | undefined
  /** Gate in front of free text; default: `STANDARD_GATE`. */
  readonly gate?: Gate | undefined
}

/** The renderer of PDF documents. */
export interface PdfRenderer {
  readonly render: Render
  /** Starts the renderer in advance. */
  readonly prepare: () => unknown
  readonly readBranding: ReadBranding
  readonly findUnprintable: FindUnprintable
}

/** Logs an error for the operator as one line of JSON on stderr. */
export const logError = (about: Record<string, unknown>, cause: unknown) =>
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      ...about,
      error: cause instanceof Error ? cause.stack || cause.message || cause.name : String(cause),
    }),
  )

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** The origin under which a client on this machine reaches the server: `localhost` if it listens on all addresses. */
export const reachableOrigin = (origin: string): string => origin.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//localhost')

/** True if the server listens on all addresses of its machine: it cannot know under which address clients reach it. */
export const listensEverywhere = ({ host }: Pick<Settings, 'host'>): boolean => EVERYWHERE.has(host)

/** The store of a process and the setting that selected it, without the password of the database URL. */
export const storeLocation = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string => {
  if (!databaseUrl) return `SQLite in ${resolve(dataDir)} (DATA_DIR)`
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL database ${decodeURIComponent(pathname.slice(1)) || '(default)'} at ${host || 'localhost'} (DATABASE_URL)`
}

/** Settings that the operator should change, as sentences. */
export const startupAdvice = async (settings: Settings, store: Store): Promise<string[]> => {
  if (settings.publicUrl || !listensEverywhere(settings)) return []
  const hasWebhooks = (await store.webhooks.endpoints()).length > 0
  const affectedLinks = hasWebhooks ? 'webhooks and download links' : 'download links'
  return [`${affectedLinks} point to localhost; set PUBLIC_URL to the URL under which clients reach the service`]
}
