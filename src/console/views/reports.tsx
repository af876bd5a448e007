import { useEffect, useState } from 'preact/hooks'
import { CallError, type Failure, request, useCall, useDocument, withLabels } from '../api.ts'
import { AnyAnswer } from '../parts/any-answer.tsx'
import { Field, Select, TypedInput } from '../parts/controls.tsx'
import { FailureNotice, ResultPanel } from '../parts/notices.tsx'
import { isReading, Reading } from '../parts/reading.tsx'
import { PairChoice, SecondPersonMissing, selectedPair } from '../parts/two-people.tsx'
import { namedBirthOf, person } from '../people.ts'
import { option, setOption } from '../route.ts'
import { translate, type Word } from '../words/index.ts'

interface ReportEntry {
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
  const shownPerson = person.value
  if (!shownPerson) return null
  return { ...namedBirthOf(shownPerson), ...(YEARLY.has(slug) && { year }) }
}

const STATUS_TEXTS: Record<Job['status'], Word> = {
  queued: 'queued',
  running: 'inProgress',
  succeeded: 'ready',
  failed: 'failed',
  expired: 'failed',
}

/** Starts a PDF job, waits until it is finished, and shows the PDF. */
const PdfOrder = ({ slug, input }: { slug: string; input: object }) => {
  const [job, setJob] = useState<Job | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [pdfUrl, setPdfUrl] = useState<string | null>(null)
  const [brandName, setBrandName] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => () => (pdfUrl ? URL.revokeObjectURL(pdfUrl) : undefined), [pdfUrl])
  const orderPdf = async () => {
    setBusy(true)
    setFailure(null)
    setPdfUrl(null)
    try {
      const body = {
        capability: slug,
        input: withLabels(input),
        ...(brandName && { branding: { brand_name: brandName } }),
      }
      let { data } = await request<{ data: Job }>('POST', '/v1/jobs/pdf', body)
      setJob(data)
      for (let wait = 400; data.status === 'queued' || data.status === 'running'; wait = Math.min(wait * 1.5, 3000)) {
        await new Promise((resolve) => setTimeout(resolve, wait))
        ;({ data } = await request<{ data: Job }>('GET', `/v1/jobs/${data.id}`))
        setJob(data)
      }
      if (data.download_url) {
        // Only the path: the host in the URL can differ from the origin of this page.
        const response = await fetch(new URL(data.download_url).pathname)
        setPdfUrl(URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: 'application/pdf' })))
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
              value={brandName}
              onInput={({ currentTarget }) => setBrandName(currentTarget.value)}
            />
          )}
        </Field>
        <button type="button" disabled={isBusy} onClick={orderPdf}>
          {translate('createPdf')}
        </button>
        <p role="status" class="quiet">
          {job && translate(STATUS_TEXTS[job.status])}
        </p>
      </div>
      {isBusy && <progress aria-label={translate('inProgress')} />}
      {failure && <FailureNotice failure={failure} />}
      {job?.error?.message && <p class="alert">{job.error.message}</p>}
      {pdfUrl && (
        <>
          <p>
            <a class="button" href={pdfUrl} download={`${slug}.pdf`}>
              {translate('downloadPdf')}
            </a>
          </p>
          <iframe class="pdf" title={slug} src={pdfUrl} />
        </>
      )}
    </section>
  )
}

/** A report as text, with the data collapsed. */
const ReportText = ({ data }: { data: unknown }) =>
  isReading(data) ? (
    <div class="stack">
      <Reading sections={data.sections} />
      {data.caution && <p class="hint">{data.caution}</p>}
      <details>
        <summary>{translate('reportData')}</summary>
        <AnyAnswer data={{ ...data, sections: undefined }} />
      </details>
    </div>
  ) : (
    <AnyAnswer data={data} />
  )

const ReportView = ({ report }: { report: ReportEntry }) => {
  const year = Number(option('year', String(new Date().getFullYear())))
  const input = inputOf(report.slug, year)
  const isReadHere = option('read', '') === 'yes'
  const answer = useCall<unknown>(`${report.family}/${report.slug}`, isReadHere ? input : null)
  if (!input) return <SecondPersonMissing />
  return (
    <>
      <p>{report.summary}</p>
      <PdfOrder key={report.slug} slug={report.slug} input={input} />
      {isReadHere ? (
        <ResultPanel state={answer}>{(data) => <ReportText data={data} />}</ResultPanel>
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

/** Reports, as a PDF or as text. */
const Reports = () => {
  const listing = useDocument<{ data: { capabilities: ReportEntry[] } }>('/v1/capabilities')
  const reports = listing.data?.data.capabilities.filter(({ pdf }) => pdf) ?? []
  const slug = option('report', 'classical-kundli-report')
  const selectedReport = reports.find((each) => each.slug === slug) ?? reports[0]
  if (!selectedReport) return <ResultPanel state={listing}>{() => null}</ResultPanel>
  return (
    <div class="stack">
      <div class="controls">
        <Select
          label={translate('report')}
          value={slug}
          choices={reports.map((each) => [each.slug, each.title] as const)}
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
                onCommit={(currentTarget) => setOption('year', currentTarget.value)}
              />
            )}
          </Field>
        )}
      </div>
      {slug in PAIRS && (
        <PairChoice titles={slug === 'matching-report' ? ['groom', 'bride'] : ['personA', 'personB']} />
      )}
      <ReportView report={selectedReport} />
    </div>
  )
}
export default Reports
