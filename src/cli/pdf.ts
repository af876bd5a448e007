import { writeFileSync } from 'node:fs'
import { text as textOf } from 'node:stream/consumers'
import { Command } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import { catalogueIndexOf } from '../capabilities/families.ts'
import { catalogue } from '../capabilities/index.ts'
import type { Branding } from '../document/rendering.ts'
import { Fault, invalid } from '../faults.ts'
import type { ReportInput } from '../reports/input.ts'
import { type AnswerOf, reportDocument } from '../reports/report-document.ts'
import { type ReportEntry, reportOf, reportsOf } from '../reports/report-index.ts'
import { checkInput } from '../service/input.ts'
import { orderSchema } from '../service/jobs/order.ts'
import { createKeylessService, type KeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'

interface Options {
  output: string
  branding?: string
  watermark?: true
  example?: true
}

const parseObject = (text: string, description: string): Record<string, never> => {
  try {
    const value = JSON.parse(text)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value
  } catch {}
  throw new SetupError(`${description} must be a JSON object.`)
}

/** Returns a function that prints the current step. On a terminal each step replaces the previous one. */
const createStepPrinter = () => {
  const startedAt = performance.now()
  const { isTTY } = process.stderr
  return (text: string, last = false) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    process.stderr.write(`${isTTY ? '\r\x1b[K' : ''}${text} (${seconds} s)${isTTY && !last ? '' : '\n'}`)
  }
}

interface DocumentOptions {
  readonly branding: Branding | null
  readonly watermark: boolean
  /** The creation time that the document shows, milliseconds since 1970. */
  readonly created: number
  readonly onStep?: (step: string) => void
}

/** Returns the body of a successful call; throws the error of a refused one, as a `Fault` if it names a field. */
const bodyOf = async (service: KeylessService, entry: CatalogueEntry, input: object): Promise<string> => {
  const { status, body } = await service.call(entry, input)
  if (status === 200) return body
  const { message, field } = (JSON.parse(body) as { error: { message: string; field: string | null } }).error
  throw field === null ? new SetupError(message) : invalid(field, message)
}

/** Renders the document of a report from an input and the body of its answer. */
export const documentOf = async (
  { pdfRenderer, settings }: AppContext,
  service: KeylessService,
  entry: ReportEntry,
  { input, body }: { input: object; body: string },
  { onStep, ...options }: DocumentOptions,
) => {
  const { data, meta } = JSON.parse(body)
  const warnings = (meta.warnings as string[]).map((message, i) => ({ code: meta.warning_codes[i], message }))
  const find = catalogueIndexOf(catalogue).find
  const answer: AnswerOf = async (part, partInput) => JSON.parse(await bodyOf(service, part, partInput)).data
  const bilingual = options.branding?.bilingual ?? false
  const reportAnswer = { input: input as ReportInput, data, warnings, bilingual }
  const content = await reportDocument(entry, reportAnswer, find, answer)
  onStep?.(`rendering ${content.sections.length} sections`)
  const signal = AbortSignal.timeout(settings.pdfDeadlineMs)
  return pdfRenderer.render({ ...content, language: 'en', ...options }, { name: '', signal })
}

/** The command `pdf <report> '{...}' -o file.pdf`: renders the PDF of a job locally, without key or charge. */
export const pdfCommand = (context: AppContext) => {
  const reports = reportsOf(catalogue)
  return new Command('pdf')
    .description('render the PDF of a POST /v1/jobs/pdf job locally, without key or charge')
    .argument('<report>', `one of: ${[...reports.keys()].join(', ')}`)
    .argument('[input]', 'the input of the report as JSON, or - for stdin')
    .requiredOption('-o, --output <file>', 'the file to write, or - for stdout')
    .option('--branding <json>', 'brand_name, accent, logo, footer_note, paper, theme, bilingual')
    .option('--watermark', 'add the sandbox watermark to every page')
    .option('--example', 'use the worked example as input')
    .action(async (slug: string, argument: string | undefined, options: Options) => {
      const printStep = createStepPrinter()
      try {
        const entry = reportOf(reports, slug)
        const text = argument === '-' ? await textOf(process.stdin) : argument
        if (text === undefined && !options.example)
          throw new SetupError('the input of the report, or --example, is required.')
        const input = text === undefined ? entry.example : parseObject(text, 'the input')
        const brandingInput = options.branding === undefined ? null : parseObject(options.branding, '--branding')
        checkInput(orderSchema([...reports.keys()]), { capability: slug, input: {}, branding: brandingInput })
        const branding = brandingInput && (await context.pdfRenderer.readBranding(brandingInput as Partial<Branding>))
        printStep(`computing ${entry.title}`)
        const now = Date.now()
        const service = createKeylessService({
          ...{ sky: context.openSky(), atlas: context.openAtlas(), clock: { now: () => now } },
          deadlineMs: context.settings.deadlineMs,
        })
        const body = await bodyOf(service, entry, input)
        const documentOptions = { branding, watermark: options.watermark === true, created: now, onStep: printStep }
        const file = await documentOf(context, service, entry, { input, body }, documentOptions)
        if (options.output === '-') process.stdout.write(file)
        else writeFileSync(options.output, file)
        printStep(`${options.output}: ${Math.ceil(file.length / 1024)} KiB`, true)
      } catch (reason) {
        if (reason instanceof Fault) throw new SetupError(reason.message)
        throw reason
      }
    })
}
