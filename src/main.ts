import { accessSync, constants, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type House, serve } from './api/serve.ts'
import { openAtlas } from './atlas/atlas.ts'
import { compileEphemeris } from './ephemeris/compiled.ts'
import { createEphemeris } from './ephemeris/index.ts'
import { readSettings, type Settings, SetupError } from './settings.ts'
import { createSky } from './sky/index.ts'
import { openSqlite } from './store/sqlite.ts'
import { dayNumber } from './time/civil.ts'
import { julianDay } from './time/julian-day.ts'

/** What the operator can put right is told in a sentence, without the path through the code. */
const orSetupError = <T>(work: () => T, about = ''): T => {
  try {
    return work()
  } catch (error) {
    throw new SetupError(`${about}${(error as Error).message}`)
  }
}

/** 1 January, 0 h UT. */
const newYear = (year: number) => julianDay(dayNumber({ year, month: 1, day: 1 }) * 86_400_000)

const house = (settings: Settings): House => {
  const { ephePaths: paths, compiledYears, dataDir } = settings
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
    // Loaded with the first document.
    press: {
      render: async (request, signal) => (await import('./pdf/render.ts')).render(request, signal),
      readBranding: async (raw) => (await import('./pdf/branding.ts')).readBranding(raw),
    },
    openStore: () =>
      orSetupError(() => {
        mkdirSync(dataDir, { recursive: true })
        accessSync(dataDir, constants.W_OK)
        return openSqlite(join(dataDir, 'khagola.sqlite'), { durability: settings.durability })
      }, `cannot keep the store in DATA_DIR ${dataDir}: `),
  }
}

const runServer = async (opened: House) => {
  const { url, madeKey, stop } = await serve(opened)
  if (madeKey) console.log(`khagola: a first start. Your sandbox key, shown this once:\n\n  ${madeKey}\n`)
  console.log(`khagola: listening on ${url} (reference at ${url}/docs), data in ${opened.settings.dataDir}`)
  let stopping = false
  const end = async (signal: string) => {
    if (stopping) return
    stopping = true
    console.log(`khagola: ${signal}, finishing what is in flight`)
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal))
}

const main = async (environment: Record<string, string | undefined>, words: string[]) => {
  try {
    const opened = house(readSettings(environment, delimiter))
    if (words.length === 0) return await runServer(opened)
    const { khagola } = await import('./cli/khagola.ts')
    await khagola(opened, () => runServer(opened)).parseAsync(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`khagola: ${error.message}`)
    process.exit(1)
  }
}

await main(process.env, process.argv.slice(2))
