import type { ComponentChildren, JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { say } from '../words/index.ts'

/** A label, a control, and what is to be known of it. */
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
  children: (given: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }) => JSX.Element
}) => {
  const id = useId()
  const told = error ?? hint
  return (
    <div class={error ? 'field wrong' : 'field'}>
      <label for={id}>
        {label}
        {optional && <span class="quiet"> · {say('optional')}</span>}
      </label>
      {children({ id, ...(told && { 'aria-describedby': `${id}-told` }), ...(error && { 'aria-invalid': true }) })}
      {told && (
        <p class={error ? 'told error' : 'told'} id={`${id}-told`}>
          {told}
        </p>
      )}
    </div>
  )
}

/** An input that is taken when it is left: what is being typed stays, whatever else is drawn meanwhile. */
export const TypedInput = ({
  value,
  onTake,
  ...given
}: Omit<JSX.IntrinsicElements['input'], 'value' | 'onInput' | 'onChange'> & {
  value: string | number
  onTake: (input: HTMLInputElement) => void
}) => {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      {...(given as object)}
      value={typed ?? value}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onChange={(event) => {
        setTyped(null)
        onTake(event.currentTarget)
      }}
    />
  )
}

/** A few choices, all seen at once. */
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
        {choices.map(([each, text]) => (
          <label key={each}>
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
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
    {(given) => (
      <select {...given} value={value} onChange={(event) => onChange(event.currentTarget.value as V)}>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
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

/** Choices that are rarely made: folded away where there is little room. */
export const Disclosure = ({ children }: { children: ComponentChildren }) => (
  <details class="folded" open={matchMedia('(min-width: 62rem)').matches}>
    <summary>{say('moreChoices')}</summary>
    <div class="controls">{children}</div>
  </details>
)

/** Says for a moment that it was done. */
export const CopyButton = ({ text, label }: { text: () => string; label: string }) => {
  const [done, setDone] = useState(false)
  const copy = async () => {
    await copyText(text())
    setDone(true)
    setTimeout(() => setDone(false), 1600)
  }
  return (
    <button type="button" class="plain" onClick={copy}>
      <span aria-live="polite">{done ? say('copied') : label}</span>
    </button>
  )
}

const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without a secure context there is no clipboard but the old one.
    const area = document.createElement('textarea')
    area.value = text
    document.body.append(area)
    area.select()
    document.execCommand('copy')
    area.remove()
  }
}

/** Gives a file to whoever asked for it. */
export const download = (name: string, type: string, content: BlobPart) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
