import { render } from 'preact'
import { redeem } from './key.ts'
import { readAddress } from './route.ts'
import { brokeWith, Shell, welcomeSpent } from './shell.tsx'
import './style/tokens.css'
import './style/base.css'
import './style/shell.css'
import './style/parts.css'
import './style/birth.css'
import './style/days.css'
import './style/more.css'
import './style/print.css'

const told = (cause: unknown) => {
  brokeWith.value = cause instanceof Error ? cause.message : String(cause)
}
window.addEventListener('error', ({ error, message }) => told(error ?? message))
window.addEventListener('unhandledrejection', ({ reason }) => told(reason))

const start = async () => {
  const [, token] = /^#welcome=([\w-]+)$/.exec(location.hash) ?? []
  if (token) {
    history.replaceState(null, '', '#/')
    readAddress()
    welcomeSpent.value = !(await redeem(token).catch(() => false))
  }
  render(<Shell />, document.getElementById('console')!)
}
start()
