import { expect, test } from 'bun:test'
import { sources } from './sources.ts'

// Rules for untrusted input, checked on the source code.

const SECRETS = 'src/service/secrets.ts'
const READER = 'src/api/body.ts'

test('only one function compares secrets', () => {
  const others = sources('src/**/*.ts').filter(({ path, code }) => path !== SECRETS && code.includes('timingSafeEqual'))
  expect(others.map(({ path }) => path)).toEqual([])
  const compared = /\b(token|secret|signature)\b(\.\w+)? *[!=]==|[!=]==? *\b(token|secret|signature)\b(?!\.)/
  const harmless = /null|undefined|typeof/
  const entryPoints = sources('src/api/**/*.ts', 'src/service/**/*.ts', 'src/mcp/**/*.ts')
  const plain = entryPoints.flatMap(({ path, code }) =>
    code
      .split('\n')
      .flatMap((line) => (compared.test(line) && !harmless.test(line) ? [`${path}: ${line.trim()}`] : [])),
  )
  expect(plain).toEqual([])
})

test('only the bounded reader reads bodies of requests', () => {
  const reads = /\brequest(\.clone\(\))?\.(json|text|bytes|arrayBuffer|formData|blob|body)\b(?!Used)/
  const others = sources('src/api/**/*.ts', 'src/mcp/**/*.ts', 'src/composition-root.ts').filter(
    ({ path, code }) => path !== READER && (reads.test(code) || /\{[^}\n]*\bbody\b[^}\n]*\} *= *request\b/.test(code)),
  )
  expect(others.map(({ path }) => path)).toEqual([])
})

test('no route lets the router parse a body', () => {
  const routes = sources('src/api/**/*.ts').flatMap(({ path, code }) => {
    const starts = [...code.matchAll(/^ *\.(post|put|patch)\(/gm)].map(({ index }) => index)
    return starts.map((from) => ({ path, route: code.slice(from, code.indexOf("parse: 'none'", from) + 1 || from) }))
  })
  expect(routes.length).toBeGreaterThan(2)
  const parsing = routes.filter(
    ({ route }) => route === '' || /\n *\.(get|post|put|patch|delete)\(/.test(route.slice(1)),
  )
  expect(parsing).toEqual([])
})

test('one function normalises texts, in linear time', () => {
  // The words of the lexicon are not client input.
  const own = ['src/normalization.ts', 'src/lexicon/scripts.ts', 'src/lexicon/language-data.ts']
  const others = sources('src/**/*.ts').filter(({ path, code }) => !own.includes(path) && /\.normalize\(/.test(code))
  expect(others.map(({ path }) => path)).toEqual([])
})
