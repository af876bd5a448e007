// What the machine must have, told before anything is begun.
import { spawnSync } from 'node:child_process'
import { SetupError, say } from './project.mjs'

/** The oldest Node that is maintained and that we try. */
const FLOOR = 22
/** Below it node-gyp and npm packages of ours do not run at all. */
const WORKS = [20, 17]

/** An older Node that still works is told once, not refused: Node only installs, builds and starts; what serves is Bun. */
export const checkNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number)
  if (major >= FLOOR) return
  const asked = `Khagola needs Node ${FLOOR} or later, and this is ${version}`
  if (major < WORKS[0] || (major === WORKS[0] && minor < WORKS[1])) throw new SetupError(`${asked}.`)
  say(`${asked}: it goes on, because set-up still works there, but nobody mends that Node any more.`)
}

const CXX20 = '#include <bit>\n#include <span>\nint main() { return std::bit_ceil(0u) > 1; }\n'

const compiles = (environment) => {
  const compiler = environment.CXX ?? (process.platform === 'darwin' ? 'c++' : 'g++')
  const [command, ...words] = compiler.split(' ')
  const args = [...words, '-std=c++20', '-fsyntax-only', '-x', 'c++', '-']
  return spawnSync(command, args, { input: CXX20, env: environment, stdio: ['pipe', 'ignore', 'ignore'] }).status === 0
}

const makes = (environment) =>
  spawnSync(environment.MAKE ?? 'make', ['--version'], { env: environment, stdio: 'ignore' }).status === 0

/** As node-gyp looks for it. */
const hasPython = (environment) =>
  [environment.NODE_GYP_FORCE_PYTHON, environment.npm_config_python, environment.PYTHON, 'python3', 'python']
    .filter(Boolean)
    .some((command) => {
      const args = ['-c', 'import sys; sys.exit(sys.version_info < (3, 6))']
      return spawnSync(command, args, { env: environment, stdio: 'ignore' }).status === 0
    })

/** What the native core is built with and what is not here. On Windows node-gyp looks for Visual Studio by itself. */
export const missingTools = (environment = process.env) =>
  process.platform === 'win32'
    ? []
    : [
        ...(compiles(environment) ? [] : ['a C++20 compiler']),
        ...(makes(environment) ? [] : ['make']),
        ...(hasPython(environment) ? [] : ['Python 3']),
      ]

export const checkTools = () => {
  const missing = missingTools()
  if (missing.length === 0) return
  const named = new Intl.ListFormat('en').format(missing)
  const cure = process.platform === 'linux' ? ' (on Debian and Ubuntu: apt-get install g++ make python3)' : ''
  throw new SetupError(
    `the native core is built on this machine, and what it is built with is missing: ${named}${cure}.`,
  )
}
