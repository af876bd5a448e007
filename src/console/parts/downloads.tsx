import { useSignal } from '@preact/signals'
import { CallError, type Failure, file, UNREACHED } from '../api.ts'
import { translate } from '../words/index.ts'
import { download } from './controls.tsx'
import { FailureNotice } from './notices.tsx'

/** The file formats of almanac capabilities. */
const FORMATS = {
  ics: { type: 'text/calendar', label: 'downloadCalendar' },
  csv: { type: 'text/csv', label: 'downloadTable' },
  pdf: { type: 'application/pdf', label: 'downloadWallCalendar' },
} as const

/** Buttons that request an answer as files. `name`: the name of the files without the ending. */
export const Downloads = ({
  path,
  input,
  name,
  formats,
}: {
  path: string
  input: object
  name: string
  formats: readonly (keyof typeof FORMATS)[]
}) => {
  const pending = useSignal(false)
  const failure = useSignal<Failure | null>(null)
  const save = async (format: keyof typeof FORMATS) => {
    const { type } = FORMATS[format]
    pending.value = true
    failure.value = null
    try {
      download(`${name}.${format}`, type, await file(path, input, type))
    } catch (error) {
      failure.value = error instanceof CallError ? error.failure : UNREACHED
    } finally {
      pending.value = false
    }
  }
  return (
    <>
      <p class="row no-print">
        {formats.map((format) => (
          <button type="button" class="plain" key={format} disabled={pending.value} onClick={() => save(format)}>
            {translate(FORMATS[format].label)}
          </button>
        ))}
      </p>
      {failure.value && <FailureNotice failure={failure.value} />}
    </>
  )
}
