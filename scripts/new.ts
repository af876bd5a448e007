// npm run new <family>/<slug>: the file of a capability, its test, and its line in the family's index.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dir, '..')
const NAME = /^[a-z]+(-[a-z0-9]+)*$/

const fail = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const camelCase = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const titleOf = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

const capabilityFile = (slug: string) => `import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { Birth, independence } from '../vocabulary/inputs.ts'
import { natal } from '../vocabulary/natal.ts'
import { Ayanamsha, ayanamshaObject } from '../vocabulary/shapes.ts'

export default capability({
  slug: '${slug}',
  title: '${titleOf(slug)}',
  summary: 'One sentence: what the caller gets.',
  weight: 'standard',
  method: 'How it is computed, and by which tradition or source.',
  input: Birth,
  data: t.Object({ ayanamsha: Ayanamsha }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  return { ayanamsha: ayanamshaObject(chart.ayanamsha) }
})
`

const testFile = (family: string, slug: string) => `import { expect, test } from 'bun:test'
import { independence } from '../../../src/capabilities/vocabulary/inputs.ts'
import ${camelCase(slug)} from '../../../src/capabilities/${family}/${slug}.ts'
import { call } from '../call.ts'

test('${slug} answers its example without a warning', async () => {
  expect((await call(${camelCase(slug)}, independence)).warnings).toEqual([])
})

test.todo('${slug} agrees with a published example: source and tolerance beside the number')
`

const familyFile = (family: string) => `import { family } from '../capability.ts'

export default family({
  slug: '${family}',
  title: '${titleOf(family)}',
  about: 'What the family holds.',
  members: [],
})
`

/** Adds an import, and a name at the end of the array that follows \`opening\`. */
const withMember = (text: string, opening: RegExp, name: string, from: string): string => {
  const list = new RegExp(`(${opening.source})([^\\]]*)\\]`)
  if (!list.test(text)) fail(`No list of members to add ${name} to.`)
  return `import ${name} from '${from}'\n${text.replace(list, (_, start: string, names: string) => {
    const before = names.trim().replace(/,$/, '')
    return `${start}${before}${before ? ', ' : ''}${name}]`
  })}`
}

const [given = ''] = process.argv.slice(2)
const [family = '', slug = '', rest] = given.split('/')
if (!NAME.test(family) || !NAME.test(slug) || rest !== undefined)
  fail('Usage: npm run new <family>/<slug>, both in kebab-case.')

const capabilities = join(root, 'src', 'capabilities')
const file = join(capabilities, family, `${slug}.ts`)
const test = join(root, 'test', 'capabilities', family, `${slug}.test.ts`)
const familyIndex = join(capabilities, family, 'index.ts')
const catalogueIndex = join(capabilities, 'index.ts')
if (existsSync(file)) fail(`${file} is there already.`)

const written: string[] = []
const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  written.push(path)
}

if (!existsSync(familyIndex)) {
  write(familyIndex, familyFile(family))
  const index = readFileSync(catalogueIndex, 'utf8')
  write(
    catalogueIndex,
    withMember(index, /families: readonly Family\[\] = \[/, camelCase(family), `./${family}/index.ts`),
  )
}
write(file, capabilityFile(slug))
write(test, testFile(family, slug))
write(familyIndex, withMember(readFileSync(familyIndex, 'utf8'), /members: \[/, camelCase(slug), `./${slug}.ts`))

const formatted = Bun.spawnSync(
  [join(root, 'node_modules', '.bin', 'biome'), 'check', '--write', ...new Set(written)],
  {
    cwd: root,
  },
)
if (!formatted.success) fail(formatted.stderr.toString())
for (const path of new Set(written)) console.log(path.slice(root.length + 1))
console.log(
  'Members stand in reading order: move the line where it belongs. The promise goes into test/contract/witness/<family>.json.',
)
