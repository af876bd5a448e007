import type { TObject, TSchema } from '@sinclair/typebox'
import { Command } from 'commander'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import { WEIGHTS } from '../capabilities/capability.ts'
import { catalogue } from '../capabilities/index.ts'
import { nearest } from '../nearest.ts'
import { describe, withoutNull } from '../service/input.ts'
import { SetupError } from '../settings.ts'
import { outline } from './outline.ts'

export const entryOf = (slug: string): CatalogueEntry => {
  const entry = catalogue.find((each) => each.slug === slug || `${each.family}/${each.slug}` === slug)
  if (entry) return entry
  const suggestion = nearest(
    slug.slice(slug.lastIndexOf('/') + 1),
    catalogue.map((each) => each.slug),
  )
  const hint = suggestion ? ` Did you mean ${suggestion}?` : ''
  throw new SetupError(`the capability ${slug} does not exist.${hint} khagola list shows all capabilities.`)
}

const json = (value: unknown) => console.log(JSON.stringify(value, null, 2))

/** Returns a description of a schema: allowed values, description and default. */
export const schemaText = (schema: TSchema): string => {
  const valueSchema = withoutNull(schema)
  const description: string | undefined = schema.description ?? valueSchema.description
  const allowed = describe(valueSchema)
  const defaultValue = schema.default ?? valueSchema.default
  const words = description === undefined || description === allowed ? allowed : `${allowed}. ${description}`
  return defaultValue === undefined ? words : `${words.replace(/\.$/, '')}; default ${defaultValue}.`
}

const fields = ({ properties, required = [] }: TObject) => {
  const width = Math.max(...Object.keys(properties).map((name) => name.length))
  return Object.entries(properties).map(
    ([name, schema]) => `  ${name.padEnd(width)}  ${required.includes(name) ? '(required) ' : ''}${schemaText(schema)}`,
  )
}

export const showCommand = () =>
  new Command('show')
    .description('show one capability: input, answer, method, price')
    .argument('<slug>')
    .option('--json', 'as JSON, with the schemas')
    .action((slug: string, { json: asJson }: { json?: true }) => {
      const entry = entryOf(slug)
      const { input, data, method, example } = entry
      if (asJson) return json({ ...outline(entry), method, input, data, example })
      const { credits, units } = WEIGHTS[entry.weight]
      console.log(
        [
          `${entry.title}: ${entry.summary}`,
          `POST ${entry.path}  credits ${credits}, rate-limit units ${units}${entry.status ? `, ${entry.status}` : ''}`,
          `\nMethod: ${method}`,
          '\nInput:',
          ...fields(input),
          '\nAnswer:',
          ...fields(data),
          `\nExample: khagola call ${entry.slug} '${JSON.stringify(example)}'`,
        ].join('\n'),
      )
    })
