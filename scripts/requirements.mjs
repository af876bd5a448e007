// Checks the requirements of the set-up before it starts.
import { spawnSync } from 'node:child_process'
import { SetupError, say } from './project.mjs'

/** The oldest supported version of Node: maintained and tested. */
const FLOOR = 22
/** Older versions of Node cannot run node-gyp and some of the npm packages. */
const WORKS = [20, 17]

/**
 * Throws a SetupError if Node is too old. An end-of-life version that still works causes only a warning, since Node only installs, builds
 * and starts; the server runs on Bun.
 */
export const checkNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number)
  if (major >= FLOOR) return
  const requirement = `Khagola needs Node ${FLOOR} or later, and this is ${version}`
  if (major < WORKS[0] || (major === WORKS[0] && minor < WORKS[1])) throw new SetupError(`${requirement}.`)
  say(`${requirement}. Set-up continues, but that version of Node is end-of-life.`)
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

/** Looks for Python in the same places as node-gyp. */
const hasPython = (environment) =>
  [environment.NODE_GYP_FORCE_PYTHON, environment.npm_config_python, environment.PYTHON, 'python3', 'python']
    .filter(Boolean)
    .some((command) => {
      const args = ['-c', 'import sys; sys.exit(sys.version_info < (3, 6))']
      return spawnSync(command, args, { env: environment, stdio: 'ignore' }).status === 0
    })

/** The missing tools for building the native core. On Windows node-gyp looks for Visual Studio itself. */
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
  const list = new Intl.ListFormat('en').format(missing)
  const hint = process.platform === 'linux' ? ' (on Debian and Ubuntu: apt-get install g++ make python3)' : ''
  throw new SetupError(`the native core must be built on this machine, but tools are missing: ${list}${hint}.`)
}
