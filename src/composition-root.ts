import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type AppContext, logError, startupAdvice, storeLocation } from './api/app-context.ts'
import { createFirstRunKey } from './api/first-run-key.ts'
import { checkPortFree } from './api/listener.ts'
import type { RunningServer } from './api/server.ts'
import { LAUNCHER, type Parent, parentOf, startWorkers, WORKER, watchStarter } from './api/workers.ts'
import { openAtlas } from './atlas/atlas.ts'
import { compileEphemeris } from './ephemeris/compiled.ts'
import { createEphemeris } from './ephemeris/index.ts'
import { openAiLanguageModels } from './llm/openai.ts'
import { handleProcessErrors } from './process-errors.ts'
import { createGate } from './safety/gate.ts'
import { readHelplines } from './safety/helplines.ts'
import { readPhrases } from './safety/phrases.ts'
import { bootstrap } from './service/accounts.ts'
import { localCoordination } from './service/coordination.ts'
import { readSettings, type Settings, SetupError } from './settings.ts'
import { createSky } from './sky/index.ts'
import { dayNumber } from './time/civil.ts'
import { julianDay } from './time/julian-day.ts'

/** What the operator can put right is told in a sentence, without the path through the code. */
const orSetupError = <T>(work: () => T, about = ''): T => {
  const told = (error: unknown): never => {
    throw new SetupError(`${about}${(error as Error).message}`)
  }
  try {
    const result = work()
    return result instanceof Promise ? (result.catch(told) as T) : result
  } catch (error) {
    return told(error)
  }
}

/** The value in a file that a setting names; null without the setting. */
const fromFile = <T>(path: string | undefined, setting: string, read: (text: string) => T): T | null =>
  path === undefined ? null : orSetupError(() => read(readFileSync(path, 'utf8')), `cannot use ${setting}: `)

/** 1 January, 0 h UT. */
const newYear = (year: number) => julianDay(dayNumber({ year, month: 1, day: 1 }) * 86_400_000)

const house = (settings: Settings, parent?: Parent): AppContext => {
  const { ephePaths: paths, compiledYears, dataDir, databaseUrl, redisUrl, languageModel: scribe } = settings
  const place = compiledYears && {
    path: join(dataDir, 'sky.table'),
    from: newYear(compiledYears.from),
    to: newYear(compiledYears.to + 1),
  }
  const open = (compiled: typeof place) => createEphemeris({ paths, ...(compiled && { compiled }) })
  let ephemeris: ReturnType<typeof open> | undefined
  const opened = () => orSetupError(() => (ephemeris ??= open(place)))
  let said = 0
  const say = (done: number) => {
    if (done < said + 0.25 && done < 1) return
    said = done
    const { from, to } = compiledYears!
    console.log(`khagola: compiling the ephemeris of ${from} to ${to}: ${Math.round(done * 100)} %`)
  }
  return {
    settings,
    openSky: ({ compiled = true } = {}) => orSetupError(() => createSky(compiled ? opened() : open(null))),
    hasCompiledSky: () => opened().compiled !== null,
    ...(place && {
      async compileSky(tell = say) {
        if (opened().compiled) return false
        mkdirSync(dataDir, { recursive: true })
        await compileEphemeris({ paths, ...place, onProgress: tell })
        return opened().useCompiled(place)
      },
    }),
    openAtlas,
    gate: createGate({
      helplines: fromFile(settings.helplinesFile, 'HELPLINES', readHelplines) ?? {},
      phrases: fromFile(settings.gatePhrasesFile, 'GATE_PHRASES', readPhrases) ?? {},
    }),
    // Loaded with the first document.
    pdfRenderer: {
      render: async (request, tenant) => (await import('./pdf/render.ts')).render(request, tenant),
      prepare: async () => (await import('./pdf/render.ts')).prepare(),
      findUnprintable: async (texts, tenant) => (await import('./pdf/render.ts')).findUnprintable(texts, tenant),
      readBranding: async (raw, asker) => (await import('./pdf/branding.ts')).readBranding(raw, asker),
    },
    openLanguageModels: () =>
      scribe &&
      openAiLanguageModels(scribe, {
        trouble: (about) => logError({ about: 'The language model did not answer.', ...about }, 'see status and kind'),
      }),
    parent,
    openCoordination: () =>
      redisUrl
        ? orSetupError(async () => {
            const { redisCoordination } = await import('./service/redis-coordination.ts')
            return redisCoordination(redisUrl, {
              claimMs: CLAIM_MS,
              onTrouble: (cause) => logError({ about: 'Redis is gone; this process keeps the limits alone.' }, cause),
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
      }, `cannot keep the store in DATA_DIR ${dataDir}: `)
    },
  }
}

const trouble = (cause: unknown) => logError({ about: 'A message between the processes of the server failed.' }, cause)

/** What the server writes: its store holds secrets. */
const OWNER_ALONE = 0o077

/** Longer than a process may be deaf, milliseconds: it renews its claims four times meanwhile. */
const CLAIM_MS = 5_000

const greet = (
  settings: Settings,
  { url, here, offer, advice }: Pick<RunningServer, 'url' | 'here' | 'offer' | 'advice'>,
) => {
  if (offer) console.log(`khagola: a first start. Your sandbox key, shown this once:\n\n  ${offer.key}\n`)
  else console.log('khagola: keys are made with `npm run khagola -- keys create`, and listed with `keys list`')
  const welcome = offer?.linkTo(here)
  if (welcome) console.log(`khagola: open the console with this key, once, on this machine:\n\n  ${welcome}\n`)
  for (const sentence of advice) console.log(`khagola: ${sentence}`)
  console.log(`khagola: store: ${storeLocation(settings)}`)
  if (settings.publicUrl) console.log(`khagola: clients reach it at ${url} (PUBLIC_URL)`)
  console.log(`khagola: listening on ${here} (host ${settings.host}); console there, reference at ${here}/docs`)
}

/** Calls `stop` at the first signal, and ends when it is done. */
const untilSignal = (stop: (signal: NodeJS.Signals) => Promise<void>, quiet = false) => {
  let stopping = false
  const end = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    if (!quiet) console.log(`khagola: ${signal}, finishing what is in flight`)
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

const runServer = async (opened: AppContext) => {
  const { settings, parent } = opened
  process.umask(OWNER_ALONE)
  // With the whole catalogue, which takes longer to load than most commands to run.
  const { serve } = await import('./api/server.ts')
  const running = await serve(opened)
  handleProcessErrors({ report: logError, finish: () => running.stop() })
  // The port has to be free for the next server as soon as the parent is gone.
  untilSignal(() => running.stop({ drain: !parent?.isGone() }), parent !== undefined)
  if (!parent) return greet(settings, running)
  // A worker that is renewed takes over from one that is warm.
  await running.warm
  parent.ready(running)
}

/** The store is founded and the ephemeris compiled once, before the workers are started. */
const runWorkers = async (opened: AppContext, environment: Record<string, string | undefined>) => {
  const { settings } = opened
  if (settings.port === 0) throw new SetupError('WORKERS above 1 need a PORT of their own, not 0.')
  process.umask(OWNER_ALONE)
  // Before a key is made that is shown once.
  await checkPortFree(settings)
  const store = await opened.openStore()
  const madeKey = await bootstrap(store, { now: Date.now }, settings.bootstrap)
  const advice = await startupAdvice(settings, store)
  await store.close()
  opened.openSky()
  await opened.compileSky?.()
  const offer = madeKey === null ? null : createFirstRunKey(madeKey)
  const workers = startWorkers(settings.workers, [process.execPath, Bun.main], environment, {
    told: (sentence) => console.error(`khagola: ${sentence}`),
    trouble,
    takeOffered: offer?.claim,
  })
  handleProcessErrors({ report: logError, finish: () => workers.stop('SIGTERM') })
  untilSignal((signal) => workers.stop(signal))
  let _renewing: Promise<void> | null = null
  process.on('SIGHUP', () => {
    _renewing ??= workers
      .renew()
      .catch((cause) => logError({ about: 'The workers could not be renewed.' }, cause))
      .finally(() => {
        _renewing = null
      })
  })
  greet(settings, { ...(await workers.ready), offer, advice })
}

/** Runs the command that the words say; the server without any. */
export const runWithContext = async (environment: Record<string, string | undefined>, words: string[]) => {
  try {
    const settings = readSettings(environment, delimiter)
    const opened = house(settings, environment[WORKER] ? parentOf(process, environment[WORKER], trouble) : undefined)
    const run = () => (settings.workers > 1 && !opened.parent ? runWorkers(opened, environment) : runServer(opened))
    if (environment[LAUNCHER] === String(process.ppid))
      watchStarter(process, () => process.kill(process.pid, 'SIGTERM'))
    if (words.length === 0) return await run()
    const { khagola } = await import('./cli/khagola.ts')
    await (await khagola(opened, run, words)).parseAsync(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`khagola: ${error.message}`)
    process.exit(1)
  }
}
