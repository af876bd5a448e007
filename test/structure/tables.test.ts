import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'
import ts from 'typescript'
import { root } from './sources.ts'

// Every table of numbers states its source, directly above or inside it: `// source: a text or a school`, or
// `// source: this project's own weighing`. Declarations without a blank line between them share the comment above the first.

const SOURCE = /\bsources?: /i
const COMMENT = /^\s*(\/\/|\/?\*)/

interface Constant {
  where: string
  name: ts.BindingName
  value: ts.Expression
  /** The text of the statement, and the lines directly above it. */
  text: string
  above: readonly string[]
}

/** The literal inside type assertions, parentheses and constructors. */
const bare = (value: ts.Expression): ts.Expression => {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value))
    return bare(value.expression)
  if (ts.isNewExpression(value)) return value.arguments?.[0] ? bare(value.arguments[0]) : value
  return value
}

const constantsOf = (path: string): Constant[] => {
  const text = readFileSync(join(root, path), 'utf8')
  const lines = text.split('\n')
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return file.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const line = file.getLineAndCharacterOfPosition(statement.getStart()).line
    const first = lines.findLastIndex((each, index) => index < line && each.trim() === '') + 1
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer
        ? [
            {
              where: `${path}:${line + 1} ${name.getText()}`,
              name,
              value: bare(initializer),
              text: statement.getText(),
              above: lines.slice(first, line),
            },
          ]
        : [],
    )
  })
}

/** The innermost values of a literal. */
const leavesOf = (value: ts.Expression): ts.Expression[] => {
  if (ts.isArrayLiteralExpression(value)) return value.elements.flatMap((each) => leavesOf(bare(each)))
  if (ts.isObjectLiteralExpression(value))
    return value.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? leavesOf(bare(each.initializer)) : []))
  return [value]
}
const isNumber = (value: ts.Expression) => /^[-+*/() \d._e]*\d[-+*/() \d._e]*$/.test(value.getText())
/** Returns true for consecutive numbers such as 0 1 2 and 1 2 3, which need no source. */
const isCount = (leaves: readonly ts.Expression[]) =>
  leaves.every((leaf, index) => Number(leaf.getText()) === Number(leaves[0]!.getText()) + index)

/** Returns true for literals that consist mostly of numbers. */
const isTable = ({ name, value }: Constant) => {
  const leaves = leavesOf(value)
  const numbers = leaves.filter(isNumber)
  return leaves[0] !== value && ts.isIdentifier(name) && numbers.length > leaves.length / 2 && !isCount(leaves)
}

const constants = (pattern: string) =>
  [...new Glob(pattern).scanSync({ cwd: root })].sort().flatMap((path) => constantsOf(path))
const concepts = constants('src/{jyotish,western,traditions}/**/*.ts')
/** Without worked examples, which are people and places. */
const otherConstants = constants('src/{capabilities,readings}/**/*.ts').filter(
  ({ where }) => !where.startsWith('src/capabilities/shared/') && !/ \w*[eE]xample\w*$/.test(where),
)

test('a table of numbers states its source', () => {
  const unsourced = [...concepts, ...otherConstants]
    .filter(isTable)
    .filter(({ text, above }) => !SOURCE.test(text) && !above.some((line) => COMMENT.test(line) && SOURCE.test(line)))
  expect(unsourced.map(({ where }) => where)).toEqual([])
})

test('a single number has a comment with its source or purpose', () => {
  const bareNumbers = concepts
    .filter(({ value }) => isNumber(value))
    .filter(({ above }) => !above.some((line) => COMMENT.test(line)))
  expect(bareNumbers.map(({ where }) => where)).toEqual([])
})
