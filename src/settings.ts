import type { Tier } from './ai/language-model.ts'
import { PRICES } from './ai/metering.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  /** Where the store lives. */
  readonly dataDir: string
  /** Folders with further Swiss Ephemeris files. */
  readonly ephePaths: readonly string[]
  /** First and last year of the compiled ephemeris; null for none. */
  readonly compiledYears: { readonly from: number; readonly to: number } | null
  readonly bootstrap: { sandboxKey?: string | undefined; liveKey?: string | undefined; credits?: number | undefined }
  /** For the computation of one call, milliseconds. */
  readonly deadlineMs: number
  /** Memory for computed answers, bytes. */
  readonly cacheBytes: number
  readonly durability: 'normal' | 'full'
  /** PostgreSQL, for a store that several nodes share; SQLite in `dataDir` without it. Holds a password: never to be shown. */
  readonly databaseUrl?: string | undefined
  /** Redis, for what several nodes agree on while calls are under way. Holds a password: never to be shown. */
  readonly redisUrl?: string | undefined
  /** Which calls get a line in the log. */
  readonly log: 'requests' | 'slow' | 'none'
  /** From when on a call is slow, milliseconds. */
  readonly slowMs: number
  /** Processes that share the port. */
  readonly workers: number
  /** How long a server that was told to stop goes on accepting, so that no balancer still sends to a closed door, milliseconds. */
  readonly drainMs: number
  /** Whether the server prepares what its first requests need before it says that it is ready. */
  readonly warmUp: boolean
  /** Where clients reach the service, when that is not where it listens. */
  readonly publicUrl?: string | undefined
  readonly corsOrigins: readonly string[]
  /** Documents that are rendered at once; none here when 0. */
  readonly pdfWorkers: number
  /** For the rendering of one document, milliseconds. */
  readonly pdfDeadlineMs: number
  /** Unfinished PDF jobs that the queue holds. */
  readonly pdfQueue: number
  /** Webhooks may lead to private addresses, and by http. */
  readonly webhookPrivate: boolean
  /** Who writes AI readings; they are composed without. */
  readonly languageModel: LanguageModelSettings | null
  /** A JSON file of helplines, named in the answer to a person in danger. */
  readonly helplinesFile?: string | undefined
  /** A JSON file of phrases that are always refused, by topic. */
  readonly gatePhrasesFile?: string | undefined
  /** AI readings that a key may ask for in a minute. */
  readonly readingsAMinute: number
  /** For a whole reading, by tier, milliseconds. */
  readonly readingMs: Readonly<Record<Tier, number>>
}

/** A server that speaks chat completions. */
export interface LanguageModelSettings {
  readonly baseUrl: string
  /** Never to be shown. */
  readonly key?: string | undefined
  /** The model of each tier, and what answers call it; a tier without a model is not served. */
  readonly tiers: Readonly<Record<Tier, { readonly model?: string | undefined; readonly label: string }>>
  /** How the server is asked for JSON. */
  readonly output: 'json_schema' | 'json_object' | 'none'
  readonly tokensField: 'max_completion_tokens' | 'max_tokens'
  /** Whether it is asked to keep nothing; not every server knows the word. */
  readonly store: boolean
  /** Whether the server streams its answers when asked to. */
  readonly stream: boolean
  /** The model that checks paragraphs for entailment and harm; none unless named. */
  readonly judge?: string | undefined
  readonly deadlinesMs: Readonly<Record<Tier, number>>
}

/** Something that the operator has to put right; its message is all there is to say. */
export class SetupError extends Error {
  override name = 'SetupError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** The settings in environment variables, with their defaults. Raises `SetupError` on a value that makes no sense. */
export const readSettings = (environment: Environment, pathDelimiter = ':'): Settings => {
  const text = (name: string) => environment[name]?.trim() || undefined
  const list = (name: string, separator: string) =>
    (text(name) ?? '').split(separator).flatMap((part) => part.trim() || [])
  const wholeNumber = (name: string, from: number, to: number) => {
    const given = text(name)
    if (given === undefined) return undefined
    const value = Number(given)
    if (!Number.isInteger(value) || value < from || value > to)
      throw new SetupError(`${name} must be a whole number from ${from} to ${to}, not "${given}".`)
    return value
  }
  const key = (name: string, prefix: string) => {
    const given = text(name)
    if (given !== undefined && !(given.startsWith(prefix) && given.length > prefix.length && !/\s/.test(given)))
      throw new SetupError(`${name} must begin with ${prefix}, with no white space.`)
    return given
  }
  const years = () => {
    const given = text('COMPILED_YEARS') ?? '1900-2099'
    if (given === 'none') return null
    const [, from, to] = /^(-?\d{1,5})-(-?\d{1,5})$/.exec(given) ?? []
    if (from === undefined || Number(from) > Number(to))
      throw new SetupError(`COMPILED_YEARS must be two years such as 1900-2099, or none, not "${given}".`)
    return { from: Number(from), to: Number(to) }
  }
  const oneOfWords = <W extends string>(name: string, words: readonly [W, ...W[]]): W => {
    const given = text(name) ?? words[0]
    const word = words.find((each) => each === given)
    if (word === undefined) throw new SetupError(`${name} must be ${words.join(' or ')}, not "${given}".`)
    return word
  }
  const url = (name: string, ...schemes: string[]) => {
    const given = text(name)
    if (given !== undefined && !(URL.canParse(given) && schemes.includes(new URL(given).protocol)))
      throw new SetupError(`${name} must be a URL that begins with ${schemes.map((each) => `${each}//`).join(' or ')}.`)
    return given
  }
  const publicUrl = text('PUBLIC_URL')
  if (publicUrl !== undefined && !URL.canParse(publicUrl))
    throw new SetupError(`PUBLIC_URL must be a URL, not "${publicUrl}".`)
  const deadline = (tier: Tier) =>
    wholeNumber(`AI_DEADLINE_${tier.toUpperCase()}_MS`, 1, 600_000) ?? PRICES[tier].deadlineS * 1000
  const readingMs = { fast: deadline('fast'), balanced: deadline('balanced'), deep: deadline('deep') }
  const scribe = (): LanguageModelSettings | null => {
    const baseUrl = url('AI_BASE_URL', 'http:', 'https:')
    if (baseUrl === undefined) return null
    const tier = (name: Tier) => {
      const upper = name.toUpperCase()
      return { model: text(`AI_MODEL_${upper}`), label: text(`AI_LABEL_${upper}`) ?? name }
    }
    const tiers = { fast: tier('fast'), balanced: tier('balanced'), deep: tier('deep') }
    if (!tiers.fast.model) throw new SetupError('AI_BASE_URL needs AI_MODEL_FAST, the name of a model there.')
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
    drainMs: wholeNumber('DRAIN_MS', 0, 60_000) ?? 0,
    warmUp: oneOfWords('WARM_UP', ['all', 'none']) === 'all',
    publicUrl: publicUrl?.replace(/\/+$/, ''),
    corsOrigins: list('CORS_ORIGINS', ','),
    pdfWorkers: wholeNumber('PDF_WORKERS', 0, 64) ?? 1,
    pdfDeadlineMs: wholeNumber('PDF_DEADLINE_MS', 1, 3_600_000) ?? 120_000,
    pdfQueue: wholeNumber('PDF_QUEUE', 1, 1_000_000) ?? 1_000,
    webhookPrivate: oneOfWords('WEBHOOK_PRIVATE', ['refuse', 'allow']) === 'allow',
    languageModel: scribe(),
    helplinesFile: text('HELPLINES'),
    gatePhrasesFile: text('GATE_PHRASES'),
    readingsAMinute: wholeNumber('AI_CALLS_A_MINUTE', 1, 1_000_000) ?? 6,
    readingMs,
  }
}
