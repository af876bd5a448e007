import { resolve } from 'node:path'
import type { LanguageModels } from '../ai/language-model.ts'
import type { Atlas } from '../atlas/atlas.ts'
import type { FindUnprintable, ReadBranding, Render } from '../document/rendering.ts'
import type { Gate } from '../safety/gate.ts'
import type { Coordination } from '../service/coordination.ts'
import type { Settings } from '../settings.ts'
import type { Sky } from '../sky/sky.ts'
import type { Store } from '../store/store.ts'
import type { Awaitable } from '../store/types.ts'
import type { Parent } from './workers.ts'

// What a command or a server is given, and what it tells its operator; without the catalogue, which takes a while to load.

/** The settings, and the parts that a command opens when it needs them. Opening may raise `SetupError`. */
export interface AppContext {
  readonly settings: Settings
  readonly openStore: () => Awaitable<Store>
  /** What this process agrees on with the others that serve its store; alone without it. */
  readonly openCoordination?: (() => Awaitable<Coordination>) | undefined
  /** What this process has of the one that started it, where it is one of several workers. */
  readonly parent?: Parent | undefined
  /** Over the compiled ephemeris where there is one, unless told otherwise. */
  readonly openSky: (options?: { compiled?: boolean }) => Sky
  /** Whether a compiled ephemeris is there to be opened. */
  readonly hasCompiledSky?: () => boolean
  /**
   * Compiles the ephemeris of the opened Sky when it has none, off the event loop; whether the Sky now answers from it. Absent
   * where the settings want none.
   */
  readonly compileSky?: (tell?: (done: number) => void) => Promise<boolean>
  readonly openAtlas: () => Atlas
  readonly pdfRenderer: PdfRenderer
  /** Who writes AI readings, where the settings name somebody. */
  readonly openLanguageModels?: (() => LanguageModels | null) | undefined
  /** Judges free text; the standard gate when absent. */
  readonly gate?: Gate | undefined
}

/** What makes PDFs. */
export interface PdfRenderer {
  readonly render: Render
  /** Called when something will be rendered in a while. */
  readonly prepare: () => unknown
  readonly readBranding: ReadBranding
  readonly findUnprintable: FindUnprintable
}

/** One line of JSON for what an operator should look into. */
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

/** A client on this machine reaches what listens on every address by its name. */
export const reachableOrigin = (origin: string): string => origin.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//localhost')

/** Whether it listens on every address of its machine, so that nobody can tell by which one it is reached. */
export const listensEverywhere = ({ host }: Pick<Settings, 'host'>): boolean => EVERYWHERE.has(host)

/** Which store a process uses and which setting chose it; without the password of the address. */
export const storeLocation = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string => {
  if (!databaseUrl) return `SQLite in ${resolve(dataDir)} (DATA_DIR)`
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL database ${decodeURIComponent(pathname.slice(1)) || '(default)'} at ${host || 'localhost'} (DATABASE_URL)`
}

/** What is still to be set, by what the store holds. */
export const startupAdvice = async (settings: Settings, store: Store): Promise<string[]> => {
  if (settings.publicUrl || !listensEverywhere(settings)) return []
  const webhooks = (await store.webhooks.endpoints()).length > 0
  const which = webhooks ? 'webhooks and download links' : 'download links'
  return [`${which} lead to localhost; set PUBLIC_URL to where clients reach the service`]
}
