// npm run new <family>/<slug> [template]: writes the file of a capability and its test, and adds it to its family in the order of the
// contract. The result passes the checks.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const root = join(import.meta.dir, '..')
const at = (...parts: string[]) => join(root, ...parts)
const NAME = /^[a-z]+(-[a-z0-9]+)*$/
const TEMPLATES = readdirSync(at('scripts', 'templates')).map((file) => basename(file, '.ts'))
/** The default template of families whose capabilities mostly do not start from a Vedic birth. */
const USUAL: Record<string, string> = {
  panchang: 'day-and-place',
  'festivals-muhurta': 'day-and-place',
  matching: 'pair',
  western: 'tropical-birth',
  'location-astrology': 'tropical-birth',
  mundane: 'tropical-birth',
  tarot: 'no-sky',
  numerology: 'no-sky',
  vastu: 'no-sky',
}

const fail = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const camelCase = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const titleOf = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

const [target = '', templateArgument, ...rest] = process.argv.slice(2)
const [family = '', slug = '', extraPart] = target.split('/')
const template = templateArgument ?? USUAL[family] ?? 'vedic-birth'
if (
  !NAME.test(family) ||
  !NAME.test(slug) ||
  extraPart !== undefined ||
  rest.length > 0 ||
  !TEMPLATES.includes(template)
)
  fail(
    `Usage: npm run new <family>/<slug> [template], both in kebab-case. Templates: ${TEMPLATES.sort().join(', ')}; the default depends on the family.`,
  )

const capabilityPath = at('src', 'capabilities', family, `${slug}.ts`)
const familyIndex = at('src', 'capabilities', family, 'index.ts')
const loadersPath = at('src', 'capabilities', 'families.ts')
const LOADER = /^ {2}'?([a-z-]+)'?: \(\) => import\('\.\/[a-z-]+\/index\.ts'\),\n/gm
const contractPath = at('test', 'contract', 'families.json')
if (existsSync(capabilityPath)) fail(`${relative(root, capabilityPath)} already exists.`)

const paths = new Set<string>()
const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  paths.add(path)
}
const edit = (path: string, change: (text: string) => string) => write(path, change(readFileSync(path, 'utf8')))

interface Contract {
  families: { slug: string; title: string; about: string; capabilities: string[] }[]
}
const contract: Contract = JSON.parse(readFileSync(contractPath, 'utf8'))
/** The names with `name` inserted before the first one that follows it in `order`. */
const insertInOrder = (names: readonly string[], name: string, order: readonly string[]): string[] => {
  const later = new Set(order.slice(order.indexOf(name) + 1))
  const before = names.findIndex((each) => later.has(each))
  return before < 0 ? [...names, name] : [...names.slice(0, before), name, ...names.slice(before)]
}

/** Adds an import, and its name to the array after `opening`. The members of the array are in the order of the contract. */
const withMember = (text: string, opening: string, name: string, from: (name: string) => string, order: string[]) => {
  const start = text.indexOf(opening) + opening.length
  const end = text.indexOf(']', start)
  if (start < opening.length || end < 0) return fail(`Cannot add ${name}: the list of members was not found.`)
  const slugs = new Map(order.map((each) => [camelCase(each), each]))
  const members = text.slice(start, end).match(/\w+/g) ?? []
  const names = insertInOrder(
    members.map((member) => slugs.get(member) ?? member),
    name,
    order,
  )
  return `import ${camelCase(name)} from '${from(name)}'\n${text.slice(0, start)}${names.map(camelCase).join(', ')}${text.slice(end)}`
}

// Families and capabilities that are not in the contract are listed after those of the contract.
const known = contract.families.find((each) => each.slug === family)
const contractFamily = known ?? {
  slug: family,
  title: titleOf(family),
  about: 'Description of the family.',
  capabilities: [],
}
if (!known) contract.families.push(contractFamily)
if (!contractFamily.capabilities.includes(slug)) contractFamily.capabilities.push(slug)

if (!existsSync(familyIndex)) {
  write(
    familyIndex,
    `import { family } from '../capability.ts'\n\nexport default family({ slug: '${family}', title: ${JSON.stringify(contractFamily.title)}, about: ${JSON.stringify(contractFamily.about)}, members: [] })\n`,
  )
  edit(loadersPath, (text) => {
    const order = contract.families.map((each) => each.slug)
    const later = new Set(order.slice(order.indexOf(family) + 1))
    const loaders = [...text.matchAll(LOADER)]
    if (loaders.length === 0) return fail(`Cannot add ${family}: the list of families was not found.`)
    const next = loaders.find(([, slug]) => later.has(slug!))
    const last = loaders.at(-1)!
    const place = next ? next.index : last.index + last[0].length
    const key = family.includes('-') ? `'${family}'` : family
    return `${text.slice(0, place)}  ${key}: () => import('./${family}/index.ts'),\n${text.slice(place)}`
  })
}
edit(familyIndex, (text) => withMember(text, 'members: [', slug, (name) => `./${name}.ts`, contractFamily.capabilities))

write(
  capabilityPath,
  readFileSync(at('scripts', 'templates', `${template}.ts`), 'utf8')
    .replaceAll("'../../src/capabilities/", "'../")
    .replaceAll("'../../src/", "'../../")
    .replace('the-slug', slug)
    .replace('The title', titleOf(slug)),
)
write(
  at('test', 'capabilities', family, `${slug}.test.ts`),
  `import { expect, test } from 'bun:test'
import ${camelCase(slug)} from '../../../src/capabilities/${family}/${slug}.ts'
import { call } from '../call.ts'

test('${slug} answers its example without a warning', async () => {
  expect((await call(${camelCase(slug)}, ${camelCase(slug)}.example)).warnings).toEqual([])
})

test.todo('${slug} agrees with a published example (state source and tolerance)')
`,
)

const code = [...paths].filter((path) => path.endsWith('.ts'))
const formatted = Bun.spawnSync([at('node_modules', '.bin', 'biome'), 'check', '--write', ...code], { cwd: root })
if (!formatted.success) fail(formatted.stderr.toString())
for (const path of paths) console.log(relative(root, path))
console.log(`
Next: write the declaration and the computation in the first file, and a golden value or a property in its test. Then
\`npm run examples\` writes the excerpt of its answer for the API description, and \`npm run openapi\` writes the description.
docs/new-capability.md describes each step.`)
