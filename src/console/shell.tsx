import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks'
import { attempts, UNREACHED } from './api.ts'
import { day } from './intl.ts'
import { key } from './key.ts'
import { Calls } from './parts/calls.tsx'
import { CopyButton } from './parts/controls.tsx'
import { FailureNotice } from './parts/notices.tsx'
import { Settings } from './parts/settings.tsx'
import { person, savePerson } from './people.ts'
import { goTo, linkTo, sharedLink, viewId } from './route.ts'
import { KeyForm } from './views/key-gate.tsx'
import { PersonView } from './views/person.tsx'
import { GROUPS, type View, viewNamed } from './views.ts'
import { translate } from './words/index.ts'

/** The message of the last script error; null if there is none. */
const scriptError = signal<string | null>(null)
export const reportScriptError = (cause: unknown) => {
  scriptError.value = cause instanceof Error ? cause.message : String(cause)
}
/** True if the page was opened with a welcome link that is used or expired. */
export const isWelcomeLinkUsed = signal(false)

const CurrentPerson = ({ onGo }: { onGo?: (() => void) | undefined }) => {
  const shownPerson = person.value
  return (
    <a
      class="current-person"
      href={linkTo('person')}
      aria-current={viewId.value === 'person' ? 'page' : undefined}
      onClick={onGo}
    >
      <span class="label">{translate('person')}</span>
      {shownPerson ? (
        <>
          <strong>{shownPerson.name || translate('noName')}</strong>
          <span class="quiet">
            {day(shownPerson.date)} · {shownPerson.time ?? translate('unknownTime')}
          </span>
          <span class="quiet">{shownPerson.place}</span>
        </>
      ) : (
        <strong>{translate('enterBirth')}</strong>
      )}
    </a>
  )
}

const Menu = ({ onGo }: { onGo?: () => void }) => (
  <nav aria-label={translate('menu')}>
    <CurrentPerson onGo={onGo} />
    {GROUPS.map(({ title, views }) => (
      <div class="group" key={title}>
        <h2>{translate(title)}</h2>
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <a href={linkTo(view.id)} aria-current={view.id === viewId.value ? 'page' : undefined} onClick={onGo}>
                {translate(view.title)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
    <p class="group">
      <a href="/docs">{translate('reference')}</a>
    </p>
  </nav>
)

/** The independence of India, which the API also uses as an example. */
const EXAMPLE = {
  id: 'example',
  name: 'India',
  date: '1947-08-15',
  time: '00:00',
  place: 'New Delhi, India',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
  utcOffset: null,
}

const NoPersonNotice = () => (
  <div class="empty">
    <h2>{translate('choosePerson')}</h2>
    <p>{translate('choosePersonText')}</p>
    <p class="row">
      <a class="button" href={linkTo('person')}>
        {translate('enterBirth')}
      </a>
      <button type="button" class="plain" onClick={() => savePerson(EXAMPLE)}>
        {translate('tryExample')}
      </button>
    </p>
  </div>
)

const loadedViews = new Map<string, ComponentType>()

/** A view, whose code is loaded on first use. */
const LoadedView = ({ view }: { view: View }) => {
  const [hasFailed] = useErrorBoundary((cause) => reportScriptError(cause))
  const [failedView, setFailedView] = useState<View | null>(null)
  const [, rerender] = useState(0)
  const ViewComponent = loadedViews.get(view.id)
  const attempt = attempts.value
  useEffect(() => {
    if (loadedViews.has(view.id)) return
    view.load().then(
      ({ default: component }) => {
        loadedViews.set(view.id, component)
        rerender((count) => count + 1)
      },
      () => setFailedView(view),
    )
  }, [view, attempt])
  if (hasFailed) return null
  if (view.birth && !person.value) return <NoPersonNotice />
  if (ViewComponent)
    return (
      <>
        {view.birth && view.id !== 'chart' && person.value?.time === null && (
          <p class="alert soft" role="note">
            {translate('noonIsUsed')}
          </p>
        )}
        <ViewComponent key={view.id} />
      </>
    )
  return failedView === view ? <FailureNotice failure={UNREACHED} /> : <p class="loading">{translate('loading')}</p>
}

const Title = ({ view }: { view: View }) => (
  <header class="title">
    <div>
      <h1>{translate(view.title)}</h1>
      <p class="about">{translate(view.about)}</p>
    </div>
    <div class="row tools">
      <CopyButton label={translate('copyLink')} text={() => sharedLink(view.birth ? person.value : null)} />
      <button type="button" class="plain" onClick={() => print()}>
        {translate('print')}
      </button>
    </div>
  </header>
)

const Main = () => {
  const main = useRef<HTMLElement>(null)
  const name = viewId.value
  const current = viewNamed(name)
  const previousName = useRef(name)
  useEffect(() => {
    document.title = `${current ? translate(current.title) : translate('person')} · Khagola`
    if (previousName.current !== name) {
      scriptError.value = null
      main.current?.focus({ preventScroll: true })
      scrollTo({ top: 0 })
    }
    previousName.current = name
  }, [name, current])
  return (
    <main id="main" ref={main} tabIndex={-1}>
      {scriptError.value && (
        <p class="alert" role="alert">
          {translate('scriptError', { message: scriptError.value })} {translate('adviceScriptError')}
        </p>
      )}
      {name === '' || name === 'person' ? (
        <PersonView />
      ) : current ? (
        <>
          <Title view={current} />
          <LoadedView key={current.id} view={current} />
        </>
      ) : (
        <div class="empty">
          <h1>{translate('notFound')}</h1>
          <p>{translate('notFoundText')}</p>
        </div>
      )}
      <Calls />
    </main>
  )
}

/** The whole page: the header, the menu at the side, and the current view. */
export const Shell = () => {
  const menuDialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (viewId.value === '' && person.value) goTo('chart')
  }, [])
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        {translate('skip')}
      </button>
      <header class="top">
        <a class="brand" href={linkTo('')}>
          <img src="/console/mark.svg" alt="" width="28" height="28" />
          <span>Khagola</span>
        </a>
        {key.value && (
          <button type="button" class="plain only-narrow" onClick={() => menuDialog.current?.showModal()}>
            {translate('menu')}
          </button>
        )}
        <Settings />
      </header>
      {key.value ? (
        <div class="body">
          <aside class="side only-wide">
            <Menu />
          </aside>
          <Main />
        </div>
      ) : (
        <main id="main" tabIndex={-1} class="single-column">
          <KeyForm isWelcomeLinkUsed={isWelcomeLinkUsed.value} />
        </main>
      )}
      <dialog class="menu-dialog" ref={menuDialog} aria-label={translate('menu')}>
        <button type="button" class="plain" onClick={() => menuDialog.current?.close()}>
          {translate('close')}
        </button>
        <Menu onGo={() => menuDialog.current?.close()} />
      </dialog>
    </>
  )
}
