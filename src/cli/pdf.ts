import { writeFileSync } from 'node:fs'
import { text as textOf } from 'node:stream/consumers'
import { Command } from 'commander'
import type { AppContext } from '../api/app-context.ts'
import type { Entry } from '../capabilities/capability.ts'
import { catalogueIndexOf } from '../capabilities/families.ts'
import { catalogue } from '../capabilities/index.ts'
import type { Branding } from '../document/rendering.ts'
import { Fault } from '../faults.ts'
import type { JsonObject } from '../service/body.ts'
import { checkInput } from '../service/input.ts'
import { type AnswerOf, editionOf } from '../service/jobs/edition.ts'
import { orderSchema, reportOf, reportsOf } from '../service/jobs/order.ts'
import { createKeylessService, type KeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'

interface Options {
  output: string
  branding?: string
  watermark?: true
  example?: true
}

const asObject = (text: string, what: string): Record<string, never> => {
  try {
    const value = JSON.parse(text)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value
  } catch {}
  throw new SetupError(`${what} must be a JSON object.`)
}

/** Steps as they are taken; on a terminal each takes the place of the one before. */
const steps = () => {
  const started = performance.now()
  const { isTTY } = process.stderr
  return (text: string, last = false) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stderr.write(`${isTTY ? '\r\x1b[K' : ''}${text} (${seconds} s)${isTTY && !last ? '' : '\n'}`)
  }
}

interface Look {
  readonly branding: Branding | null
  readonly watermark: boolean
  /** Printed. */
  readonly created: number
  readonly tell?: (step: string) => void
}

/** What a call answers; what it refuses is told in its sentence. */
const bodyOf = async (trial: KeylessService, entry: Entry, input: object): Promise<string> => {
  const { status, body } = await trial.call(entry, input)
  if (status === 200) return body
  const { message } = (JSON.parse(body) as { error: { message: string } }).error
  throw new SetupError(message)
}

/** The document of a report, from an input and the body that answered it. */
export const documentOf = async (
  { pdfRenderer: press, settings }: AppContext,
  trial: KeylessService,
  entry: Entry,
  { input, body }: { input: object; body: string },
  { tell, ...look }: Look,
) => {
  const { data, meta } = JSON.parse(body)
  const warnings = (meta.warnings as string[]).map((message, i) => ({ code: meta.warning_codes[i], message }))
  const find = catalogueIndexOf(catalogue).find
  const answer: AnswerOf = async (other, of) => JSON.parse(await bodyOf(trial, other, of)).data
  const bilingual = look.branding?.bilingual ?? false
  const edition = await editionOf(entry, { input: input as JsonObject, data, warnings, bilingual }, find, answer)
  tell?.(`rendering ${edition.sections.length} sections`)
  const signal = AbortSignal.timeout(settings.pdfDeadlineMs)
  return press.render({ ...edition, language: 'en', ...look }, { name: '', signal })
}

/** `pdf <report> '{...}' -o file.pdf`: what a job would make, made here, without key or charge. */
export const pdfCommand = (house: AppContext) => {
  const reports = reportsOf(catalogue)
  return new Command('pdf')
    .description('make here, without key or charge, the PDF that a job of POST /v1/jobs/pdf makes')
    .argument('<report>', `one of: ${[...reports.keys()].join(', ')}`)
    .argument('[input]', 'the request of the report as JSON, or - to read it from stdin')
    .requiredOption('-o, --output <file>', 'where to write it; - for stdout')
    .option('--branding <json>', 'brand_name, accent, logo, footer_note, paper, bilingual')
    .option('--watermark', 'mark every page as made in the sandbox')
    .option('--example', 'with the worked example as input')
    .action(async (slug: string, argument: string | undefined, options: Options) => {
      const tell = steps()
      try {
        const entry = reportOf(reports, slug)
        const given = argument === '-' ? await textOf(process.stdin) : argument
        if (given === undefined && !options.example) throw new SetupError('give the input of the report, or --example.')
        const input = given === undefined ? entry.example : asObject(given, 'the input')
        const raw = options.branding === undefined ? null : asObject(options.branding, '--branding')
        checkInput(orderSchema([...reports.keys()]), { capability: slug, input: {}, branding: raw })
        const branding = raw && (await house.pdfRenderer.readBranding(raw as Partial<Branding>))
        tell(`computing ${entry.title}`)
        const now = Date.now()
        const trial = createKeylessService({
          ...{ sky: house.openSky(), atlas: house.openAtlas(), clock: { now: () => now } },
          deadlineMs: house.settings.deadlineMs,
        })
        const body = await bodyOf(trial, entry, input)
        const look = { branding, watermark: options.watermark === true, created: now, tell }
        const file = await documentOf(house, trial, entry, { input, body }, look)
        if (options.output === '-') process.stdout.write(file)
        else writeFileSync(options.output, file)
        tell(`${options.output}: ${Math.ceil(file.length / 1024)} KiB`, true)
      } catch (reason) {
        if (reason instanceof Fault) throw new SetupError(reason.message)
        throw reason
      }
    })
}
