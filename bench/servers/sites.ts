import { DATABASE_URL, freshDatabase, REDIS_URL } from './database.ts'
import { everyProcess, familyOf, type Running } from './processes.ts'
import { dataFolder, type Server, started } from './server.ts'

/** Servers that share one store. */
export interface Site {
  readonly urls: readonly string[]
  /** The processes of the servers and their descendants. */
  processes(): Running[]
  stop(): Promise<void>
}

const siteOf = (servers: readonly Server[], remove: () => void | Promise<void>): Site => ({
  urls: servers.map(({ url }) => url),
  processes() {
    const all = everyProcess()
    return servers.flatMap(({ pid }) => familyOf(pid, all))
  },
  async stop() {
    await Promise.all(servers.map((server) => server.stop()))
    await remove()
  },
})

const freePort = (): string => {
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response() })
  const { port } = server
  server.stop(true)
  return String(port)
}

/** Starts one server with `workers` workers on SQLite. */
export const onSqlite = async (workers = 1): Promise<Site> => {
  const folder = dataFolder()
  const settings = { WORKERS: String(workers), PORT: workers > 1 ? freePort() : '0' }
  return siteOf([await started('khagola', folder.path, { settings })], folder.remove)
}

/** Starts `nodes` servers on a new PostgreSQL database and Redis. */
export const onPostgres = async (nodes: number): Promise<Site> => {
  const folder = dataFolder()
  const database = await freshDatabase()
  const settings = { DATABASE_URL: database.url, REDIS_URL }
  const servers: Server[] = []
  for (let node = 0; node < nodes; node++) servers.push(await started('khagola', folder.path, { settings }))
  return siteOf(servers, async () => {
    folder.remove()
    await database.drop()
  })
}

/** Returns true if PostgreSQL can be reached; otherwise prints the reason. */
export const hasPostgres = async (): Promise<boolean> =>
  freshDatabase().then(
    (database) => database.drop().then(() => true),
    (cause) => {
      console.log(`PostgreSQL is skipped, ${DATABASE_URL} cannot be reached (${(cause as Error).message})`)
      return false
    },
  )
