import { useComputed, useSignal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { useCall, useDocument } from '../api.ts'
import { AnyAnswer } from '../parts/any-answer.tsx'
import { Segments } from '../parts/controls.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { OPENAPI_PATH, type OpenApiDocument, shapeOf } from '../parts/schema.ts'
import { SchemaFields } from '../parts/schema-form.tsx'
import { birthOf, person } from '../people.ts'
import { linkTo, option, setOption } from '../route.ts'
import { translate } from '../words/index.ts'

interface CapabilityEntry {
  slug: string
  family: string
  path: string
  title: string
  summary: string
  credits: number | null
}
interface CapabilityList {
  data: { families: { slug: string; title: string; about: string }[]; capabilities: CapabilityEntry[] }
}

const CapabilityMenu = ({ listing, selectedPath }: { listing: CapabilityList['data']; selectedPath: string }) => {
  const query = option('q', '')
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = listing.capabilities.filter(({ slug, title, summary, family }) =>
    words.every((word) => `${slug} ${title} ${summary} ${family}`.toLowerCase().includes(word)),
  )
  const families = listing.families.filter(({ slug }) => matches.some(({ family }) => family === slug))
  return (
    <div class="listing">
      <input
        type="search"
        aria-label={translate('searchCapabilities')}
        placeholder={translate('searchCapabilities')}
        value={query}
        onInput={(event) => setOption('q', event.currentTarget.value)}
      />
      <p class="hint" aria-live="polite">
        {translate('capabilitiesFound', { count: matches.length, all: listing.capabilities.length })}
      </p>
      {families.map((family) => (
        <details key={family.slug} open={words.length > 0 || selectedPath.startsWith(`${family.slug}/`)}>
          <summary>
            {family.title} <span class="count">{matches.filter((each) => each.family === family.slug).length}</span>
          </summary>
          <ul>
            {matches
              .filter((each) => each.family === family.slug)
              .map((each) => {
                const path = `${each.family}/${each.slug}`
                return (
                  <li key={each.slug}>
                    <a
                      href={linkTo('explorer', { c: path, ...(query && { q: query }) })}
                      aria-current={path === selectedPath ? 'page' : undefined}
                    >
                      {each.title}
                    </a>
                  </li>
                )
              })}
          </ul>
        </details>
      ))}
    </div>
  )
}

/** The example input, with the birth data of the current person if the example is a birth. */
const withPerson = (example: object): object => {
  const shownPerson = person.value
  if (!shownPerson || !('datetime' in example) || !('latitude' in example)) return example
  const { timezone: _zone, utc_offset: _offset, ...rest } = example as Record<string, unknown>
  return { ...rest, ...birthOf(shownPerson) }
}

const Capability = ({ path, entry, openApi }: { path: string; entry: CapabilityEntry; openApi: OpenApiDocument }) => {
  const operation = openApi.paths[`/v1/${path}`]!.post!
  const { schema, example } = operation.requestBody.content['application/json']
  const shape = shapeOf(schema, openApi)
  const linkedInput = option('i', '')
  const initialInput = () => {
    try {
      return linkedInput ? (JSON.parse(linkedInput) as object) : withPerson(example)
    } catch {
      return withPerson(example)
    }
  }
  const input = useSignal<Record<string, unknown>>(initialInput() as Record<string, unknown>)
  const submittedInput = useSignal<object | null>(linkedInput ? initialInput() : null)
  const [inputMode, setInputMode] = useState<'form' | 'json'>('form')
  const text = useComputed(() => JSON.stringify(input.value, null, 2))
  const [isInvalid, setInvalid] = useState(false)
  const answer = useCall<unknown>(path, submittedInput.value)
  const failure = answer.failure
  const run = (event: Event) => {
    event.preventDefault()
    submittedInput.value = { ...input.value }
    setOption('i', JSON.stringify(input.value))
  }
  const [about, ...descriptionParts] = operation.description.split('\n\n')
  const method = descriptionParts.find((each) => each.startsWith('**Method.**'))
  return (
    <div class="capability">
      <h2>{entry.title}</h2>
      <p>{about}</p>
      {method && <p class="quiet">{method.replace('**Method.** ', '')}</p>}
      <form onSubmit={run}>
        <div class="row spread">
          <Segments
            label={translate('input')}
            value={inputMode}
            choices={[
              ['form', translate('form')],
              ['json', translate('json')],
            ]}
            onChange={setInputMode}
          />
          <button
            type="button"
            class="plain"
            onClick={() => {
              input.value = example as Record<string, unknown>
            }}
          >
            {translate('fillExample')}
          </button>
        </div>
        {inputMode === 'form' && shape.kind === 'object' ? (
          <SchemaFields
            fields={shape.fields}
            value={input.value}
            onChange={(next) => {
              input.value = next
            }}
            rejectedField={failure?.field ? { field: failure.field, message: failure.message } : null}
          />
        ) : (
          <>
            <textarea
              aria-label={translate('input')}
              rows={Math.min(24, text.value.split('\n').length + 1)}
              spellcheck={false}
              aria-invalid={isInvalid}
              onInput={({ currentTarget }) => {
                try {
                  input.value = JSON.parse(currentTarget.value)
                  setInvalid(false)
                } catch {
                  setInvalid(true)
                }
              }}
            >
              {text.peek()}
            </textarea>
            {isInvalid && <p class="hint error">{translate('invalidJson')}</p>}
          </>
        )}
        <p class="row">
          <button type="submit" disabled={isInvalid}>
            {translate('run')}
          </button>
          {entry.credits !== null && <span class="quiet">{translate('credits', { count: entry.credits })}</span>}
        </p>
      </form>
      <ResultPanel state={answer}>{(data) => <AnyAnswer data={data} />}</ResultPanel>
    </div>
  )
}

/** All capabilities, each with a form. */
const Explorer = () => {
  const listing = useDocument<CapabilityList>('/v1/capabilities')
  const description = useDocument<OpenApiDocument>(OPENAPI_PATH)
  const selectedPath = option('c', '')
  return (
    <ResultPanel state={listing}>
      {({ data }) => (
        <ResultPanel state={description}>
          {(openApi) => {
            const entry = data.capabilities.find(({ family, slug }) => `${family}/${slug}` === selectedPath)
            return (
              <div class="explorer">
                <CapabilityMenu listing={data} selectedPath={selectedPath} />
                {entry ? (
                  <Capability key={selectedPath} path={selectedPath} entry={entry} openApi={openApi} />
                ) : (
                  <p class="quiet">{translate('chooseCapability')}</p>
                )}
              </div>
            )
          }}
        </ResultPanel>
      )}
    </ResultPanel>
  )
}
export default Explorer
