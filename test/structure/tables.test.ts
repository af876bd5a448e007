import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'
import ts from 'typescript'
import { root } from './sources.ts'

// Numbers are knowledge: their source is stated directly above them or within them. `// source: a text or a school`, or `// source: this
// project's own weighing`. Lines without a blank line between them share the source above the first.

const SOURCE = /\bsources?: /i
const COMMENT = /^\s*(\/\/|\/?\*)/

interface Constant {
  where: string
  name: ts.BindingName
  value: ts.Expression
  /** The declaration with the lines directly above it. */
  text: string
  above: readonly string[]
}

/** A literal without its type assertion, freeze or set. */
const bare = (value: ts.Expression): ts.Expression => {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value))
    return bare(value.expression)
  if (ts.isNewExpression(value)) return value.arguments?.[0] ? bare(value.arguments[0]) : value
  return value
}

/** A number as a value. Files without one, such as most of the texts, are not parsed. */
const NUMBER_VALUE = /[=[(,:]\s*[-+]?[\d.]/

const constantsOf = (path: string): Constant[] => {
  const text = readFileSync(join(root, path), 'utf8')
  if (!NUMBER_VALUE.test(text)) return []
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

/** All leaf values of a literal. */
const leavesOf = (value: ts.Expression): ts.Expression[] => {
  if (ts.isArrayLiteralExpression(value)) return value.elements.flatMap((each) => leavesOf(bare(each)))
  if (ts.isObjectLiteralExpression(value))
    return value.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? leavesOf(bare(each.initializer)) : []))
  return [value]
}
const isNumber = (value: ts.Expression) => /^[-+*/() \d._e]*\d[-+*/() \d._e]*$/.test(value.getText())
/** 0 1 2 .. and 1 2 3 ..: a count, not knowledge. */
const isCount = (leaves: readonly ts.Expression[]) =>
  leaves.every((leaf, index) => Number(leaf.getText()) === Number(leaves[0]!.getText()) + index)

/** Mostly numbers, with few or no names. */
const isTable = ({ name, value }: Constant) => {
  const leaves = leavesOf(value)
  const numbers = leaves.filter(isNumber)
  return leaves[0] !== value && ts.isIdentifier(name) && numbers.length > leaves.length / 2 && !isCount(leaves)
}

const constants = (pattern: string) =>
  [...new Glob(pattern).scanSync({ cwd: root })].sort().flatMap((path) => constantsOf(path))
const concepts = constants('src/{jyotish,western,traditions}/**/*.ts')
/** Worked examples are people and places. */
const arranged = constants('src/{capabilities,readings}/**/*.ts').filter(
  ({ where: location }) => !location.startsWith('src/capabilities/shared/') && !/ \w*[eE]xample\w*$/.test(location),
)

test('a table of numbers has a source', () => {
  const unsourced = [...concepts, ...arranged]
    .filter(isTable)
    .filter(({ text, above }) => !SOURCE.test(text) && !above.some((line) => COMMENT.test(line) && SOURCE.test(line)))
  expect(unsourced.map(({ where: location }) => location)).toEqual([])
})

test('a number of a concept has a source or a purpose', () => {
  const bareNumbers = concepts
    .filter(({ value }) => isNumber(value))
    .filter(({ above }) => !above.some((line) => COMMENT.test(line)))
  expect(bareNumbers.map(({ where: location }) => location)).toEqual([])
})
