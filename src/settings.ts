import type { ModelTier } from './ai/language-model.ts'
import { PRICES } from './ai/reading-prices.ts'
import type { YearSpan } from './ephemeris/compiled.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  /** Folder of the SQLite store and the compiled ephemeris. */
  readonly dataDir: string
  /** Folders with further Swiss Ephemeris files. */
  readonly ephePaths: readonly string[]
  /** The years of the compiled ephemeris; null for none. */
  readonly compiledYears: readonly YearSpan[] | null
  readonly bootstrap: { sandboxKey?: string | undefined; liveKey?: string | undefined; credits?: number | undefined }
  /** Time limit for the computation of one call, milliseconds. */
  readonly deadlineMs: number
  /** Size limit of the answer cache, bytes. */
  readonly cacheBytes: number
  readonly durability: 'normal' | 'full'
  /** URL of PostgreSQL, for a store shared by several nodes; without it the store is SQLite in `dataDir`. Contains a password: never print it. */
  readonly databaseUrl?: string | undefined
  /** URL of Redis, for rate limits and claims shared by several nodes. Contains a password: never print it. */
  readonly redisUrl?: string | undefined
  /** Which calls get a line in the log. */
  readonly log: 'requests' | 'slow' | 'none'
  /** Calls that take longer are logged as slow, milliseconds. */
  readonly slowMs: number
  /** Number of processes that share the port. */
  readonly workers: number
  /** True if heavy calls are computed in a further process, which starts with the first one and ends after two minutes without one. */
  readonly heavyProcess: boolean
  /** Time during which a stopping server still accepts requests, milliseconds: load balancers notice meanwhile. */
  readonly drainMs: number
  /** True if the server warms up before it reports that it is ready. */
  readonly warmUp: boolean
  /** URL under which clients reach the service, if it differs from the listening address. */
  readonly publicUrl?: string | undefined
  readonly corsOrigins: readonly string[]
  /** Number of documents rendered at once; 0: this process renders none. */
  readonly pdfWorkers: number
  /** Time limit for rendering one document, milliseconds. */
  readonly pdfDeadlineMs: number
  /** Maximum number of unfinished PDF jobs. */
  readonly pdfQueue: number
  /** True if webhook URLs may use private addresses and http. */
  readonly webhookPrivate: boolean
  /** The language model that writes AI readings; null: readings are composed from passages. */
  readonly languageModel: LanguageModelSettings | null
  /** Path of a JSON file of helplines, which are named in the answer to a person in danger. */
  readonly helplinesFile?: string | undefined
  /** Path of a JSON file of phrases that are always refused, by topic. */
  readonly gatePhrasesFile?: string | undefined
  /** Maximum number of AI readings per key and minute. */
  readonly readingsAMinute: number
  /** Time limit for a whole reading, by tier, milliseconds. */
  readonly readingMs: Readonly<Record<ModelTier, number>>
}

/** Settings of a server with a chat completions API. */
export interface LanguageModelSettings {
  readonly baseUrl: string
  /** API key: never print it. */
  readonly key?: string | undefined
  /** The model of each tier and its label in answers. A tier without a model is not served. */
  readonly tiers: Readonly<Record<ModelTier, { readonly model?: string | undefined; readonly label: string }>>
  /** The `response_format` of requests for JSON. */
  readonly output: 'json_schema' | 'json_object' | 'none'
  readonly tokensField: 'max_completion_tokens' | 'max_tokens'
  /** True if requests include `store: false`; some servers reject this field. */
  readonly store: boolean
  /** True if the server supports streaming. */
  readonly stream: boolean
  /** The model that checks paragraphs for entailment and harm; undefined: no such check. */
  readonly judge?: string | undefined
  readonly deadlinesMs: Readonly<Record<ModelTier, number>>
}

/** A configuration error that the operator must fix. Its message is printed without a stack. */
export class SetupError extends Error {
  override name = 'SetupError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** The settings from environment variables, with defaults. Throws `SetupError` for an invalid value. */
export const readSettings = (environment: Environment, pathDelimiter = ':'): Settings => {
  const text = (name: string) => environment[name]?.trim() || undefined
  const list = (name: string, separator: string) =>
    (text(name) ?? '').split(separator).flatMap((part) => part.trim() || [])
  const wholeNumber = (name: string, from: number, to: number) => {
    const raw = text(name)
    if (raw === undefined) return undefined
    const value = Number(raw)
    if (!Number.isInteger(value) || value < from || value > to)
      throw new SetupError(`${name} must be a whole number from ${from} to ${to}, not "${raw}".`)
    return value
  }
  const key = (name: string, prefix: string) => {
    const raw = text(name)
    if (raw !== undefined && !(raw.startsWith(prefix) && raw.length > prefix.length && !/\s/.test(raw)))
      throw new SetupError(`${name} must begin with ${prefix} and contain no white space.`)
    return raw
  }
  const years = () => {
    const raw = text('COMPILED_YEARS') ?? '1900-2099'
    if (raw === 'none') return null
    return raw.split(',').map((span) => {
      const [, from, to] = /^(-?\d{1,5})-(-?\d{1,5})$/.exec(span.trim()) ?? []
      if (from === undefined || Number(from) > Number(to))
        throw new SetupError(
          `COMPILED_YEARS must be spans of years such as 1900-2099 or 1000-1100,1800-2400, or none, not "${raw}".`,
        )
      return { from: Number(from), to: Number(to) }
    })
  }
  const oneOfWords = <W extends string>(name: string, words: readonly [W, ...W[]]): W => {
    const raw = text(name) ?? words[0]
    const word = words.find((each) => each === raw)
    if (word === undefined) throw new SetupError(`${name} must be ${words.join(' or ')}, not "${raw}".`)
    return word
  }
  const url = (name: string, ...schemes: string[]) => {
    const raw = text(name)
    if (raw !== undefined && !(URL.canParse(raw) && schemes.includes(new URL(raw).protocol)))
      throw new SetupError(`${name} must be a URL that begins with ${schemes.map((each) => `${each}//`).join(' or ')}.`)
    return raw
  }
  const publicUrl = text('PUBLIC_URL')
  if (publicUrl !== undefined && !URL.canParse(publicUrl))
    throw new SetupError(`PUBLIC_URL must be a URL, not "${publicUrl}".`)
  const deadline = (tier: ModelTier) =>
    wholeNumber(`AI_DEADLINE_${tier.toUpperCase()}_MS`, 1, 600_000) ?? PRICES[tier].deadlineS * 1000
  const readingMs = { fast: deadline('fast'), balanced: deadline('balanced'), deep: deadline('deep') }
  const readLanguageModel = (): LanguageModelSettings | null => {
    const baseUrl = url('AI_BASE_URL', 'http:', 'https:')
    if (baseUrl === undefined) return null
    const tier = (name: ModelTier) => {
      const upper = name.toUpperCase()
      return { model: text(`AI_MODEL_${upper}`), label: text(`AI_LABEL_${upper}`) ?? name }
    }
    const tiers = { fast: tier('fast'), balanced: tier('balanced'), deep: tier('deep') }
    if (!tiers.fast.model)
      throw new SetupError('AI_BASE_URL requires AI_MODEL_FAST, the name of a model on that server.')
    return {
      ...{ baseUrl, tiers, key: text('AI_KEY'), deadlinesMs: readingMs },
      output: oneOfWords('AI_OUTPUT', ['json_schema', 'json_object', 'none']),
      tokensField: oneOfWords('AI_TOKENS_FIELD', ['max_completion_tokens', 'max_tokens']),
      store: oneOfWords('AI_STORE_FIELD', ['send', 'omit']) === 'send',
      stream: oneOfWords('AI_STREAM', ['on', 'off']) === 'on',
      judge: text('AI_JUDGE_MODEL'),
    }
  }
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: wholeNumber('PORT', 0, 65_535) ?? 8080,
    dataDir: text('DATA_DIR') ?? './var',
    ephePaths: list('EPHE_PATH', pathDelimiter),
    compiledYears: years(),
    bootstrap: {
      sandboxKey: key('BOOTSTRAP_SANDBOX_KEY', 'sk_test_'),
      liveKey: key('BOOTSTRAP_LIVE_KEY', 'sk_live_'),
      credits: wholeNumber('BOOTSTRAP_CREDITS', 0, Number.MAX_SAFE_INTEGER),
    },
    deadlineMs: wholeNumber('DEADLINE_MS', 1, 200_000) ?? 30_000,
    cacheBytes: (wholeNumber('CACHE_MB', 0, 65_536) ?? 64) * 2 ** 20,
    durability: oneOfWords('DURABILITY', ['normal', 'full']),
    databaseUrl: url('DATABASE_URL', 'postgres:', 'postgresql:'),
    redisUrl: url('REDIS_URL', 'redis:', 'rediss:'),
    log: oneOfWords('LOG', ['requests', 'slow', 'none']),
    slowMs: wholeNumber('SLOW_MS', 1, 3_600_000) ?? 1000,
    workers: wholeNumber('WORKERS', 1, 256) ?? 1,
    heavyProcess: oneOfWords('HEAVY_PROCESS', ['on', 'off']) === 'on',
    drainMs: wholeNumber('DRAIN_MS', 0, 60_000) ?? 0,
    warmUp: oneOfWords('WARM_UP', ['all', 'none']) === 'all',
    publicUrl: publicUrl?.replace(/\/+$/, ''),
    corsOrigins: list('CORS_ORIGINS', ','),
    pdfWorkers: wholeNumber('PDF_WORKERS', 0, 64) ?? 1,
    pdfDeadlineMs: wholeNumber('PDF_DEADLINE_MS', 1, 3_600_000) ?? 120_000,
    pdfQueue: wholeNumber('PDF_QUEUE', 1, 1_000_000) ?? 1_000,
    webhookPrivate: oneOfWords('WEBHOOK_PRIVATE', ['refuse', 'allow']) === 'allow',
    languageModel: readLanguageModel(),
    helplinesFile: text('HELPLINES'),
    gatePhrasesFile: text('GATE_PHRASES'),
    readingsAMinute: wholeNumber('AI_CALLS_A_MINUTE', 1, 1_000_000) ?? 6,
    readingMs,
  }
}
