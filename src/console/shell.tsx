import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks'
import { attempts, unreached } from './api.ts'
import { day } from './intl.ts'
import { key } from './key.ts'
import { Calls } from './parts/calls.tsx'
import { CopyButton } from './parts/controls.tsx'
import { RefusalNotice } from './parts/notices.tsx'
import { Settings } from './parts/settings.tsx'
import { keep, person } from './people.ts'
import { goTo, linkTo, sharedLink, view } from './route.ts'
import { KeyGate } from './views/key-gate.tsx'
import { PersonView } from './views/person.tsx'
import { GROUPS, type View, viewNamed } from './views.ts'
import { say } from './words/index.ts'

/** What broke, where something did. */
const brokeWith = signal<string | null>(null)
export const toldBroken = (cause: unknown) => {
  brokeWith.value = cause instanceof Error ? cause.message : String(cause)
}
/** Whether somebody came by a welcome link that leads nowhere any more. */
export const welcomeSpent = signal(false)

const WhoseChart = ({ onGo }: { onGo?: (() => void) | undefined }) => {
  const somebody = person.value
  return (
    <a class="whose" href={linkTo('person')} aria-current={view.value === 'person' ? 'page' : undefined} onClick={onGo}>
      <span class="label">{say('person')}</span>
      {somebody ? (
        <>
          <strong>{somebody.name || say('unnamed')}</strong>
          <span class="quiet">
            {day(somebody.date)} · {somebody.time ?? say('unknownTime')}
          </span>
          <span class="quiet">{somebody.place}</span>
        </>
      ) : (
        <strong>{say('enterBirth')}</strong>
      )}
    </a>
  )
}

const Menu = ({ onGo }: { onGo?: () => void }) => (
  <nav aria-label={say('menu')}>
    <WhoseChart onGo={onGo} />
    {GROUPS.map(({ title, views }) => (
      <div class="group" key={title}>
        <h2>{say(title)}</h2>
        <ul>
          {views.map((each) => (
            <li key={each.id}>
              <a href={linkTo(each.id)} aria-current={each.id === view.value ? 'page' : undefined} onClick={onGo}>
                {say(each.title)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
    <p class="group">
      <a href="/docs">{say('reference')}</a>
    </p>
  </nav>
)

/** Independence of India: what the API itself gives as an example. */
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

const NobodyYet = () => (
  <div class="empty">
    <h2>{say('choosePerson')}</h2>
    <p>{say('choosePersonText')}</p>
    <p class="row">
      <a class="button" href={linkTo('person')}>
        {say('enterBirth')}
      </a>
      <button type="button" class="plain" onClick={() => keep(EXAMPLE)}>
        {say('tryExample')}
      </button>
    </p>
  </div>
)

const loaded = new Map<string, ComponentType>()

/** A view, its program loaded when it is first wanted. */
const Loaded = ({ of }: { of: View }) => {
  const [broken] = useErrorBoundary((cause) => toldBroken(cause))
  const [missing, setMissing] = useState<View | null>(null)
  const [, arrived] = useState(0)
  const Body = loaded.get(of.id)
  const attempt = attempts.value
  useEffect(() => {
    if (loaded.has(of.id)) return
    of.load().then(
      ({ default: body }) => {
        loaded.set(of.id, body)
        arrived((count) => count + 1)
      },
      () => setMissing(of),
    )
  }, [of, attempt])
  if (broken) return null
  if (of.birth && !person.value) return <NobodyYet />
  if (Body)
    return (
      <>
        {of.birth && of.id !== 'chart' && person.value?.time === null && (
          <p class="refused soft" role="note">
            {say('noonStandsIn')}
          </p>
        )}
        <Body key={of.id} />
      </>
    )
  return missing === of ? <RefusalNotice failure={unreached} /> : <p class="loading">{say('loading')}</p>
}

const Title = ({ of }: { of: View }) => (
  <header class="title">
    <div>
      <h1>{say(of.title)}</h1>
      <p class="about">{say(of.about)}</p>
    </div>
    <div class="row tools">
      <CopyButton label={say('copyLink')} text={() => sharedLink(of.birth ? person.value : null)} />
      <button type="button" class="plain" onClick={() => print()}>
        {say('print')}
      </button>
    </div>
  </header>
)

const Main = () => {
  const main = useRef<HTMLElement>(null)
  const name = view.value
  const found = viewNamed(name)
  const before = useRef(name)
  useEffect(() => {
    document.title = `${found ? say(found.title) : say('person')} · Khagola`
    if (before.current !== name) {
      brokeWith.value = null
      main.current?.focus({ preventScroll: true })
      scrollTo({ top: 0 })
    }
    before.current = name
  }, [name, found])
  return (
    <main id="main" ref={main} tabIndex={-1}>
      {brokeWith.value && (
        <p class="refused" role="alert">
          {say('scriptError', { message: brokeWith.value })} {say('adviceBroken')}
        </p>
      )}
      {name === '' || name === 'person' ? (
        <PersonView />
      ) : found ? (
        <>
          <Title of={found} />
          <Loaded key={found.id} of={found} />
        </>
      ) : (
        <div class="empty">
          <h1>{say('notFound')}</h1>
          <p>{say('notFoundText')}</p>
        </div>
      )}
      <Calls />
    </main>
  )
}

/** The whole: who is looked at and where one may go at the side, the view in the middle. */
export const Shell = () => {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (view.value === '' && person.value) goTo('chart')
  }, [])
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        {say('skip')}
      </button>
      <header class="top">
        <a class="brand" href={linkTo('')}>
          <img src="/console/mark.svg" alt="" width="28" height="28" />
          <span>Khagola</span>
        </a>
        {key.value && (
          <button type="button" class="plain only-narrow" onClick={() => sheet.current?.showModal()}>
            {say('menu')}
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
        <main id="main" tabIndex={-1} class="alone">
          <KeyGate spent={welcomeSpent.value} />
        </main>
      )}
      <dialog class="sheet" ref={sheet} aria-label={say('menu')}>
        <button type="button" class="plain" onClick={() => sheet.current?.close()}>
          {say('close')}
        </button>
        <Menu onGo={() => sheet.current?.close()} />
      </dialog>
    </>
  )
}
