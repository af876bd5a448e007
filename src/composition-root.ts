import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type AppContext, logError, startupAdvice, storeLocation } from './api/command-context.ts'
import { createFirstRunKey } from './api/first-run-key.ts'
import { HEAVY_CHILD, heavyChildStarter } from './api/heavy-child.ts'
import type { RunningServer } from './api/server.ts'
import { createParentConnection, LAUNCHER, type Parent, startHttpWorkers, WORKER, watchStarter } from './api/workers.ts'
import { openAtlas } from './atlas/atlas.ts'
import { compileEphemeris, tablesOf } from './ephemeris/compiled.ts'
import { createEphemeris } from './ephemeris/index.ts'
import { openAiLanguageModels } from './llm/openai.ts'
import { handleProcessErrors } from './process-errors.ts'
import { setChildEnvironment } from './render/child-process.ts'
import { createGate } from './safety/gate.ts'
import { readHelplines } from './safety/helplines.ts'
import { readPhrases } from './safety/phrases.ts'
import { bootstrap } from './service/accounts.ts'
import { localCoordination } from './service/coordination.ts'
import { readSettings, type Settings, SetupError } from './settings.ts'
import { createSky } from './sky/index.ts'

/** Runs `work`. Its errors are thrown as `SetupError`, which is printed as a sentence without a stack. */
const orSetupError = <T>(work: () => T, prefix = ''): T => {
  const fail = (error: unknown): never => {
    throw new SetupError(`${prefix}${(error as Error).message}`)
  }
  try {
    const result = work()
    return result instanceof Promise ? (result.catch(fail) as T) : result
  } catch (error) {
    return fail(error)
  }
}

/** The content of a file that a setting names, parsed by `read`; null without the setting. */
const fromFile = <T>(path: string | undefined, setting: string, read: (text: string) => T): T | null =>
  path === undefined ? null : orSetupError(() => read(readFileSync(path, 'utf8')), `cannot use ${setting}: `)

const createContext = (
  settings: Settings,
  environment: Record<string, string | undefined>,
  parent?: Parent,
): AppContext => {
  const { ephePaths: paths, compiledYears, dataDir, databaseUrl, redisUrl, languageModel: modelSettings } = settings
  const compiledTables = compiledYears && tablesOf(join(dataDir, 'sky.table'), compiledYears)
  const open = (compiled: typeof compiledTables) => createEphemeris({ paths, ...(compiled && { compiled }) })
  let ephemeris: ReturnType<typeof open> | undefined
  const getEphemeris = () => orSetupError(() => (ephemeris ??= open(compiledTables)))
  let lastProgress = 0
  const logProgress = (done: number) => {
    if (done < lastProgress + 0.25 && done < 1) return
    lastProgress = done
    const years = compiledYears!.map(({ from, to }) => `${from} to ${to}`).join(', ')
    console.log(`khagola: compiling the ephemeris of ${years}: ${Math.round(done * 100)} %`)
  }
  const hasAllTables = () => getEphemeris().tables.length === compiledTables?.length
  return {
    settings,
    openSky: ({ compiled = true } = {}) => orSetupError(() => createSky(compiled ? getEphemeris() : open(null))),
    hasCompiledSky: hasAllTables,
    ...(compiledTables && {
      async compileSky(onProgress = logProgress) {
        if (hasAllTables()) return false
        mkdirSync(dataDir, { recursive: true })
        const days = compiledTables.reduce((sum, { from, to }) => sum + to - from, 0)
        let before = 0
        for (const table of compiledTables) {
          const share = (table.to - table.from) / days
          const start = before
          await compileEphemeris({ paths, ...table, onProgress: (done) => onProgress(start + share * done) })
          before += share
        }
        return getEphemeris().useCompiled(compiledTables)
      },
    }),
    openAtlas,
    startHeavyChild: settings.heavyProcess ? heavyChildStarter(environment) : undefined,
    gate: createGate({
      helplines: fromFile(settings.helplinesFile, 'HELPLINES', readHelplines) ?? {},
      phrases: fromFile(settings.gatePhrasesFile, 'GATE_PHRASES', readPhrases) ?? {},
    }),
    // The renderer is loaded with the first document.
    pdfRenderer: {
      render: async (request, tenant) => (await import('./pdf/render.ts')).render(request, tenant),
      prepare: async () => (await import('./pdf/render.ts')).prepareRenderer(),
      findUnprintable: async (texts, tenant) => (await import('./pdf/render.ts')).findUnprintable(texts, tenant),
      readBranding: async (raw, tenant) => (await import('./pdf/branding.ts')).readBranding(raw, tenant),
    },
    openLanguageModels: () =>
      modelSettings &&
      openAiLanguageModels(modelSettings, {
        reportFailure: (failure) =>
          logError({ about: 'The language model did not answer.', ...failure }, 'see status and kind'),
      }),
    parent,
    openCoordination: () =>
      redisUrl
        ? orSetupError(async () => {
            const { redisCoordination } = await import('./service/redis-coordination.ts')
            return redisCoordination(redisUrl, {
              claimMs: CLAIM_MS,
              onError: (cause) =>
                logError({ about: 'Redis is unreachable; this process enforces the limits for itself.' }, cause),
            })
          }, 'cannot use REDIS_URL: ')
        : (parent?.openCoordination() ?? localCoordination()),
    openStore: () => {
      if (databaseUrl)
        return orSetupError(
          async () => (await import('./store/postgres.ts')).openPostgres(databaseUrl),
          'cannot use DATABASE_URL: ',
        )
      return orSetupError(async () => {
        mkdirSync(dataDir, { recursive: true })
        accessSync(dataDir, constants.W_OK)
        const { openSqlite } = await import('./store/sqlite.ts')
        return openSqlite(join(dataDir, 'khagola.sqlite'), { durability: settings.durability })
      }, `cannot open the store in DATA_DIR ${dataDir}: `)
    },
  }
}

const onMessageError = (cause: unknown) =>
  logError({ about: 'A message between the processes of the server failed.' }, cause)

/** The umask of the server: its files contain secrets and are readable by their owner only. */
const OWNER_ONLY_UMASK = 0o077

/** Expiry of claims in Redis, milliseconds. A process renews its claims four times in this time, so a busy event loop does not lose them. */
const CLAIM_MS = 5_000

const printWelcome = (
  settings: Settings,
  { url, localUrl, firstRunKey, advice }: Pick<RunningServer, 'url' | 'localUrl' | 'firstRunKey' | 'advice'>,
) => {
  if (firstRunKey) console.log(`khagola: first start. Your sandbox key, shown only once:\n\n  ${firstRunKey.key}\n`)
  else console.log('khagola: create keys with `npm run khagola -- keys create`, list them with `keys list`')
  const consoleLink = firstRunKey?.linkTo(localUrl)
  if (consoleLink)
    console.log(`khagola: link to the console with this key, valid once, on this machine:\n\n  ${consoleLink}\n`)
  for (const sentence of advice) console.log(`khagola: ${sentence}`)
  console.log(`khagola: store: ${storeLocation(settings)}`)
  if (settings.publicUrl) console.log(`khagola: clients reach it at ${url} (PUBLIC_URL)`)
  console.log(`khagola: listening on ${localUrl} (host ${settings.host}); console there, reference at ${localUrl}/docs`)
}

/** Installs signal handlers: at the first SIGTERM or SIGINT they call `stop` and then end the process. */
const handleSignals = (stop: (signal: NodeJS.Signals) => Promise<void>, isQuiet = false) => {
  let isStopping = false
  const end = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    if (!isQuiet) console.log(`khagola: ${signal}, finishing running requests`)
    try {
      await stop(signal)
      process.exit(0)
    } catch (cause) {
      logError({ about: `The process could not finish its work after ${signal}.` }, cause)
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))
}

const runServer = async (context: AppContext) => {
  const { settings, parent } = context
  process.umask(OWNER_ONLY_UMASK)
  // Imported here because the server loads the whole catalogue, which takes longer than most commands.
  const { serve } = await import('./api/server.ts')
  const running = await serve(context)
  handleProcessErrors({ report: logError, finish: () => running.stop() })
  // After the parent has ended, the worker stops without drain time: the port must be free for the next server.
  handleSignals(() => running.stop({ drain: !parent?.isGone() }), parent !== undefined)
  if (!parent) return printWelcome(settings, running)
  // A worker that replaces another reports that it is ready after its warm-up.
  await running.warm
  parent.ready(running)
}

/** Runs the server with several workers. The store is initialised and the ephemeris compiled once, before the workers start. */
const runWorkers = async (context: AppContext, environment: Record<string, string | undefined>) => {
  const { settings } = context
  if (settings.port === 0) throw new SetupError('PORT must not be 0 if WORKERS is above 1.')
  process.umask(OWNER_ONLY_UMASK)
  // Check before the first-run key is created, which is shown only once. Imported here because commands need no HTTP.
  await (await import('./api/listener.ts')).checkPortFree(settings)
  const store = await context.openStore()
  const sandboxKey = await bootstrap(store, { now: Date.now }, settings.bootstrap)
  const advice = await startupAdvice(settings, store)
  await store.close()
  context.openSky()
  await context.compileSky?.()
  const firstRunKey = sandboxKey === null ? null : createFirstRunKey(sandboxKey)
  const workers = startHttpWorkers(settings.workers, [process.execPath, Bun.main], environment, {
    log: (sentence) => console.error(`khagola: ${sentence}`),
    onError: onMessageError,
    claimFirstRunKey: firstRunKey?.claim,
  })
  handleProcessErrors({ report: logError, finish: () => workers.stop('SIGTERM') })
  handleSignals((signal) => workers.stop(signal))
  let _renewal: Promise<void> | null = null
  process.on('SIGHUP', () => {
    _renewal ??= workers
      .renew()
      .catch((cause) => logError({ about: 'The workers could not be renewed.' }, cause))
      .finally(() => {
        _renewal = null
      })
  })
  printWelcome(settings, { ...(await workers.ready), firstRunKey, advice })
}

/** Runs the command line command in `words`; without words, the server. */
export const runWithContext = async (environment: Record<string, string | undefined>, words: string[]) => {
  try {
    setChildEnvironment(environment)
    const settings = readSettings(environment, delimiter)
    const context = createContext(
      settings,
      environment,
      // The process for heavy calls has the environment of its worker, but speaks to that worker and not to the parent of all.
      environment[WORKER] && !environment[HEAVY_CHILD]
        ? createParentConnection(process, environment[WORKER], onMessageError)
        : undefined,
    )
    const run = () => (settings.workers > 1 && !context.parent ? runWorkers(context, environment) : runServer(context))
    // Imported here because commands need no catalogue.
    if (environment[HEAVY_CHILD]) return (await import('./api/heavy-calls.ts')).serveHeavyCalls(context)
    if (environment[LAUNCHER] === String(process.ppid))
      watchStarter(process, () => process.kill(process.pid, 'SIGTERM'))
    if (words.length === 0) return await run()
    const { khagola } = await import('./cli/khagola.ts')
    await (await khagola(context, run, words)).parseAsync(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`khagola: ${error.message}`)
    process.exit(1)
  }
}
