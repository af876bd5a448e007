import { render } from 'preact'
import { claimFirstRunKey } from './key.ts'
import { readAddress } from './route.ts'
import { isWelcomeLinkUsed, reportScriptError, Shell } from './shell.tsx'
import './style/tokens.css'
import './style/base.css'
import './style/shell.css'
import './style/parts.css'
import './style/birth.css'
import './style/days.css'
import './style/more.css'
import './style/print.css'

window.addEventListener('error', ({ error, message }) => reportScriptError(error ?? message))
window.addEventListener('unhandledrejection', ({ reason }) => reportScriptError(reason))

const start = async () => {
  const [, token] = /^#welcome=([\w-]+)$/.exec(location.hash) ?? []
  if (token) {
    history.replaceState(null, '', '#/')
    readAddress()
    isWelcomeLinkUsed.value = !(await claimFirstRunKey(token).catch(() => false))
  }
  render(<Shell />, document.getElementById('console')!)
}
start()
