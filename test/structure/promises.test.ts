import { expect, test } from 'bun:test'
import ts from 'typescript'
import { type Source, sources } from './sources.ts'

const all = sources('src/**/*.{ts,tsx}')

/** Calls that combine promises, outside `src/concurrency.ts`, and why each is safe. */
const ALLOWED: Record<string, string> = {
  'src/api/server.ts Promise.race': 'at shutdown, once; the loser is a stop that logs its own errors, or a timer',
  'src/batch/queue-connection.ts Promise.race':
    'at the start of a command, once; the loser is a timer whose rejection is handled',
  'src/batch/work-queue.ts Promise.race':
    'at the end of a worker or command, once; the loser is a timer or a loss of Redis, which is handled',
  'src/service/jobs/workers.ts Promise.race': 'against a promise of the same attempt, which ends with it',
  'src/service/webhooks/post.ts Promise.race': 'against the time limit of the same delivery',
  'src/store/cached-health-check.ts Promise.race': 'against a timer of two seconds; neither side rejects',
  'src/store/postgres.ts Promise.allSettled': 'over promises that exist already',
}
const COMBINED = /\bPromise\.(all|race|any|allSettled)\b/g

const combining = ({ path, code }: Source) =>
  path === 'src/concurrency.ts' ? [] : [...code.matchAll(COMBINED)].map(([call]) => `${path} ${call}`)

test('computations start in parallel by `concurrently` and `mapConcurrently` only', () => {
  const matches = new Set(all.flatMap(combining))
  expect([...matches].filter((each) => !(each in ALLOWED))).toEqual([])
  expect(Object.keys(ALLOWED).filter((each) => !matches.has(each))).toEqual([])
})

/**
 * `const p = start()`, then other statements, then `await p`: when one of those statements throws, nothing handles a rejection of `p`.
 * `await` in a conditional expression (`p instanceof Promise ? await p : p`) belongs to the statement after the declaration.
 */
const awaitedLate = (path: string, code: string): string[] => {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const late: string[] = []
  const awaits = (node: ts.Node, name: string): boolean =>
    (ts.isAwaitExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name) ||
    (ts.forEachChild(node, (child) => awaits(child, name) || undefined) ?? false)
  const isStart = (initial: ts.Expression) =>
    ts.isNewExpression(initial)
      ? initial.expression.getText(file) === 'Promise'
      : ts.isCallExpression(initial) && !initial.getText(file).includes('.catch(')
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isBlock(node) && !ts.isSourceFile(node)) return
    node.statements.forEach((statement, index) => {
      if (!ts.isVariableStatement(statement)) return
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!initializer || !ts.isIdentifier(name) || !isStart(initializer)) continue
        const others = node.statements.slice(index + 1)
        const first = others.findIndex((other) => awaits(other, name.text))
        if (first > 0) late.push(`${path}: ${name.text}`)
      }
    })
  }
  visit(file)
  return late
}

/** Promises that are awaited later, and why a rejection meanwhile has a handler. */
const LATE: Record<string, string> = {
  'src/api/event-stream.ts: reply': 'its rejection settles the promise that is awaited next',
  'src/store/checkpoints.ts: exit': 'resolved when the thread exits; it never rejects',
}

test('a promise is awaited in the statement after the one that starts it', () => {
  const texts = all
    .filter(({ code }) => /\bawait \w+\b(?![.(])/.test(code))
    .flatMap(({ path, code }) => awaitedLate(path, code))
  expect(texts.filter((each) => !(each in LATE))).toEqual([])
  expect(Object.keys(LATE).filter((each) => !texts.includes(each))).toEqual([])
})

test('the import rule accepts and rejects the expected cases', () => {
  expect(combining({ path: 'src/x.ts', code: 'await Promise.all([a(), b()])', lines: 1, imports: [] })).toHaveLength(1)
  expect(awaitedLate('x', 'const f = async () => { const p = g(); h(); await p }')).toEqual(['x: p'])
  expect(awaitedLate('x', 'const f = async () => { const p = g(); return (await p) + h() }')).toEqual([])
})
