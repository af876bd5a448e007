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

interface Listed {
  slug: string
  family: string
  path: string
  title: string
  summary: string
  credits: number | null
}
interface Listing {
  data: { families: { slug: string; title: string; about: string }[]; capabilities: Listed[] }
}

const List = ({ listing, chosen }: { listing: Listing['data']; chosen: string }) => {
  const query = option('q', '')
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = listing.capabilities.filter(({ slug, title, summary, family }) =>
    words.every((word) => `${slug} ${title} ${summary} ${family}`.toLowerCase().includes(word)),
  )
  const families = listing.families.filter(({ slug }) => found.some(({ family }) => family === slug))
  return (
    <div class="listing">
      <input
        type="search"
        aria-label={translate('searchCapabilities')}
        placeholder={translate('searchCapabilities')}
        value={query}
        onInput={(event) => setOption('q', event.currentTarget.value)}
      />
      <p class="told" aria-live="polite">
        {translate('capabilitiesFound', { count: found.length, all: listing.capabilities.length })}
      </p>
      {families.map((family) => (
        <details key={family.slug} open={words.length > 0 || chosen.startsWith(`${family.slug}/`)}>
          <summary>
            {family.title} <span class="count">{found.filter((each) => each.family === family.slug).length}</span>
          </summary>
          <ul>
            {found
              .filter((each) => each.family === family.slug)
              .map((each) => {
                const path = `${each.family}/${each.slug}`
                return (
                  <li key={each.slug}>
                    <a
                      href={linkTo('explorer', { c: path, ...(query && { q: query }) })}
                      aria-current={path === chosen ? 'page' : undefined}
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

/** The example, with the birth of whoever is looked at where it has one. */
const withPerson = (example: object): object => {
  const somebody = person.value
  if (!somebody || !('datetime' in example) || !('latitude' in example)) return example
  const { timezone: _zone, utc_offset: _offset, ...rest } = example as Record<string, unknown>
  return { ...rest, ...birthOf(somebody) }
}

const Capability = ({ path, listed, described }: { path: string; listed: Listed; described: OpenApiDocument }) => {
  const operation = described.paths[`/v1/${path}`]!.post!
  const { schema, example } = operation.requestBody.content['application/json']
  const shape = shapeOf(schema, described)
  const linked = option('i', '')
  const start = () => {
    try {
      return linked ? (JSON.parse(linked) as object) : withPerson(example)
    } catch {
      return withPerson(example)
    }
  }
  const input = useSignal<Record<string, unknown>>(start() as Record<string, unknown>)
  const asked = useSignal<object | null>(linked ? start() : null)
  const [how, setHow] = useState<'form' | 'json'>('form')
  const text = useComputed(() => JSON.stringify(input.value, null, 2))
  const [wrong, setWrong] = useState(false)
  const answer = useCall<unknown>(path, asked.value)
  const failure = answer.failure
  const run = (event: Event) => {
    event.preventDefault()
    asked.value = { ...input.value }
    setOption('i', JSON.stringify(input.value))
  }
  const [about, ...told] = operation.description.split('\n\n')
  const method = told.find((each) => each.startsWith('**Method.**'))
  return (
    <div class="capability">
      <h2>{listed.title}</h2>
      <p>{about}</p>
      {method && <p class="quiet">{method.replace('**Method.** ', '')}</p>}
      <form onSubmit={run}>
        <div class="row spread">
          <Segments
            label={translate('input')}
            value={how}
            choices={[
              ['form', translate('asForm')],
              ['json', translate('asJson')],
            ]}
            onChange={setHow}
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
        {how === 'form' && shape.kind === 'object' ? (
          <SchemaFields
            fields={shape.fields}
            value={input.value}
            onChange={(next) => {
              input.value = next
            }}
            refused={failure?.field ? { field: failure.field, message: failure.message } : null}
          />
        ) : (
          <>
            <textarea
              aria-label={translate('input')}
              rows={Math.min(24, text.value.split('\n').length + 1)}
              spellcheck={false}
              aria-invalid={wrong}
              onInput={({ currentTarget }) => {
                try {
                  input.value = JSON.parse(currentTarget.value)
                  setWrong(false)
                } catch {
                  setWrong(true)
                }
              }}
            >
              {text.peek()}
            </textarea>
            {wrong && <p class="told error">{translate('notJson')}</p>}
          </>
        )}
        <p class="row">
          <button type="submit" disabled={wrong}>
            {translate('run')}
          </button>
          {listed.credits !== null && <span class="quiet">{translate('credits', { count: listed.credits })}</span>}
        </p>
      </form>
      <ResultPanel state={answer}>{(data) => <AnyAnswer data={data} />}</ResultPanel>
    </div>
  )
}

/** All that the service can do, each with a form of its own. */
const Explorer = () => {
  const listing = useDocument<Listing>('/v1/capabilities')
  const description = useDocument<OpenApiDocument>(OPENAPI_PATH)
  const chosen = option('c', '')
  return (
    <ResultPanel state={listing}>
      {({ data }) => (
        <ResultPanel state={description}>
          {(described) => {
            const listed = data.capabilities.find(({ family, slug }) => `${family}/${slug}` === chosen)
            return (
              <div class="explorer">
                <List listing={data} chosen={chosen} />
                {listed ? (
                  <Capability key={chosen} path={chosen} listed={listed} described={described} />
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
