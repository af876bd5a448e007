import type { ComponentChildren, JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { translate } from '../words/index.ts'

/** A form field: a label, a control, and a hint or an error message. */
export const Field = ({
  label,
  hint,
  error,
  optional = false,
  children,
}: {
  label: string
  hint?: string | undefined
  error?: string | null | undefined
  optional?: boolean
  children: (attributes: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }) => JSX.Element
}) => {
  const id = useId()
  const message = error ?? hint
  return (
    <div class={error ? 'field wrong' : 'field'}>
      <label for={id}>
        {label}
        {optional && <span class="quiet"> · {translate('optional')}</span>}
      </label>
      {children({ id, ...(message && { 'aria-describedby': `${id}-hint` }), ...(error && { 'aria-invalid': true }) })}
      {message && (
        <p class={error ? 'hint error' : 'hint'} id={`${id}-hint`}>
          {message}
        </p>
      )}
    </div>
  )
}

/** An input that reports its value on change, not while typing. A re-render keeps the typed text. */
export const TypedInput = ({
  value,
  onCommit,
  ...attributes
}: Omit<JSX.IntrinsicElements['input'], 'value' | 'onInput' | 'onChange'> & {
  value: string | number
  onCommit: (input: HTMLInputElement) => void
}) => {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <input
      {...(attributes as object)}
      value={draft ?? value}
      onInput={(event) => setDraft(event.currentTarget.value)}
      onChange={(event) => {
        setDraft(null)
        onCommit(event.currentTarget)
      }}
    />
  )
}

/** A segmented control: radio buttons for a few choices. */
export const Segments = <V extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string
  value: V
  choices: readonly (readonly [V, string])[]
  onChange: (value: V) => void
}) => {
  const name = useId()
  return (
    <fieldset class="segments">
      <legend>{label}</legend>
      <div>
        {choices.map(([choice, text]) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export const Select = <V extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string
  value: V
  choices: readonly (readonly [V, string])[]
  onChange: (value: V) => void
}) => (
  <Field label={label}>
    {(attributes) => (
      <select {...attributes} value={value} onChange={(event) => onChange(event.currentTarget.value as V)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)

export const Check = ({
  label,
  checked,
  onChange,
}: {
  label: ComponentChildren
  checked: boolean
  onChange: (checked: boolean) => void
}) => (
  <label class="check">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
)

/** Rarely used controls, collapsed on narrow screens. */
export const Disclosure = ({ children }: { children: ComponentChildren }) => (
  <details class="more-options" open={matchMedia('(min-width: 62rem)').matches}>
    <summary>{translate('moreOptions')}</summary>
    <div class="controls">{children}</div>
  </details>
)

/** A button that copies a text, and confirms it for a moment. */
export const CopyButton = ({ text, label }: { text: () => string; label: string }) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await copyText(text())
    setCopied(true)
    setTimeout(() => setCopied(false), 1600)
  }
  return (
    <button type="button" class="plain" onClick={copy}>
      <span aria-live="polite">{isCopied ? translate('copied') : label}</span>
    </button>
  )
}

const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // The Clipboard API needs a secure context. Without one, use the older command.
    const textArea = document.createElement('textarea')
    textArea.value = text
    document.body.append(textArea)
    textArea.select()
    document.execCommand('copy')
    textArea.remove()
  }
}

/** Downloads a file with this name, media type and content. */
export const download = (name: string, type: string, content: BlobPart) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
