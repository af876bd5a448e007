import { useEffect, useState } from 'preact/hooks'
import { CallError, type Failure, request, useCall, useDocument } from '../api.ts'
import { AnyAnswer } from '../parts/any-answer.tsx'
import { Field, Select, TypedInput } from '../parts/controls.tsx'
import { RefusalNotice, ResultPanel } from '../parts/notices.tsx'
import { isReading, Reading } from '../parts/reading.tsx'
import { PairChoice, SecondPersonMissing, selectedPair } from '../parts/two-people.tsx'
import { namedBirthOf, person } from '../people.ts'
import { option, setOption } from '../route.ts'
import { translate, type Word } from '../words/index.ts'

interface Listed {
  slug: string
  family: string
  title: string
  summary: string
  pdf: boolean
}
interface Job {
  id: string
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'expired'
  error: { message?: string } | null
  download_url: string | null
}

const PAIRS: Record<string, readonly [string, string]> = {
  'matching-report': ['groom', 'bride'],
  'synastry-full': ['person_a', 'person_b'],
  'synastry-predictions': ['person_a', 'person_b'],
}
const YEARLY = new Set(['western-yearly-forecast'])

const inputOf = (slug: string, year: number): object | null => {
  const roles = PAIRS[slug]
  if (roles) {
    const { first, second } = selectedPair()
    return first && second ? { [roles[0]]: namedBirthOf(first), [roles[1]]: namedBirthOf(second) } : null
  }
  const somebody = person.value
  if (!somebody) return null
  return { ...namedBirthOf(somebody), ...(YEARLY.has(slug) && { year }) }
}

const STEPS: Record<Job['status'], Word> = {
  queued: 'queued',
  running: 'beingMade',
  succeeded: 'ready',
  failed: 'failed',
  expired: 'failed',
}

/** Orders the document, looks until it is there, and shows it. */
const Document = ({ slug, input }: { slug: string; input: object }) => {
  const [job, setJob] = useState<Job | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [file, setFile] = useState<string | null>(null)
  const [brand, setBrand] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => () => (file ? URL.revokeObjectURL(file) : undefined), [file])
  const order = async () => {
    setBusy(true)
    setFailure(null)
    setFile(null)
    try {
      const body = { capability: slug, input, ...(brand && { branding: { brand_name: brand } }) }
      let { data } = await request<{ data: Job }>('POST', '/v1/jobs/pdf', body)
      setJob(data)
      for (let wait = 400; data.status === 'queued' || data.status === 'running'; wait = Math.min(wait * 1.5, 3000)) {
        await new Promise((resolve) => setTimeout(resolve, wait))
        ;({ data } = await request<{ data: Job }>('GET', `/v1/jobs/${data.id}`))
        setJob(data)
      }
      if (data.download_url) {
        // By this origin, whatever name the server goes by elsewhere.
        const response = await fetch(new URL(data.download_url).pathname)
        setFile(URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: 'application/pdf' })))
      }
    } catch (error) {
      if (error instanceof CallError) setFailure(error.failure)
      else throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <section class="stack">
      <div class="controls">
        <Field label={translate('brand')} optional>
          {(field) => (
            <input
              {...field}
              type="text"
              maxLength={60}
              value={brand}
              onInput={({ currentTarget }) => setBrand(currentTarget.value)}
            />
          )}
        </Field>
        <button type="button" disabled={busy} onClick={order}>
          {translate('makePdf')}
        </button>
        <p role="status" class="quiet">
          {job && translate(STEPS[job.status])}
        </p>
      </div>
      {busy && <progress aria-label={translate('beingMade')} />}
      {failure && <RefusalNotice failure={failure} />}
      {job?.error?.message && <p class="refused">{job.error.message}</p>}
      {file && (
        <>
          <p>
            <a class="button" href={file} download={`${slug}.pdf`}>
              {translate('savePdf')}
            </a>
          </p>
          <iframe class="pdf" title={slug} src={file} />
        </>
      )}
    </section>
  )
}

/** As it is to be read, the figures folded away. */
const Told = ({ data }: { data: unknown }) =>
  isReading(data) ? (
    <div class="stack">
      <Reading sections={data.sections} />
      {data.caution && <p class="told">{data.caution}</p>}
      <details>
        <summary>{translate('figures')}</summary>
        <AnyAnswer data={{ ...data, sections: undefined }} />
      </details>
    </div>
  ) : (
    <AnyAnswer data={data} />
  )

const OneReport = ({ listed }: { listed: Listed }) => {
  const year = Number(option('year', String(new Date().getFullYear())))
  const input = inputOf(listed.slug, year)
  const read = option('read', '') === 'yes'
  const answer = useCall<unknown>(`${listed.family}/${listed.slug}`, read ? input : null)
  if (!input) return <SecondPersonMissing />
  return (
    <>
      <p>{listed.summary}</p>
      <Document key={listed.slug} slug={listed.slug} input={input} />
      {read ? (
        <ResultPanel state={answer}>{(data) => <Told data={data} />}</ResultPanel>
      ) : (
        <p>
          <button type="button" class="plain" onClick={() => setOption('read', 'yes')}>
            {translate('readHere')}
          </button>
        </p>
      )}
    </>
  )
}

/** Long readings, as a document or read here. */
const Reports = () => {
  const listing = useDocument<{ data: { capabilities: Listed[] } }>('/v1/capabilities')
  const listed = listing.data?.data.capabilities.filter(({ pdf }) => pdf) ?? []
  const slug = option('report', 'classical-kundli-report')
  const chosen = listed.find((each) => each.slug === slug) ?? listed[0]
  if (!chosen) return <ResultPanel state={listing}>{() => null}</ResultPanel>
  return (
    <div class="stack">
      <div class="controls">
        <Select
          label={translate('report')}
          value={slug}
          choices={listed.map((each) => [each.slug, each.title] as const)}
          onChange={(value) => {
            setOption('report', value)
            setOption('read', null)
          }}
        />
        {YEARLY.has(slug) && (
          <Field label={translate('year')}>
            {(field) => (
              <TypedInput
                {...field}
                type="number"
                value={option('year', String(new Date().getFullYear()))}
                onTake={(currentTarget) => setOption('year', currentTarget.value)}
              />
            )}
          </Field>
        )}
      </div>
      {slug in PAIRS && (
        <PairChoice titles={slug === 'matching-report' ? ['groom', 'bride'] : ['personA', 'personB']} />
      )}
      <OneReport listed={chosen} />
    </div>
  )
}
export default Reports
