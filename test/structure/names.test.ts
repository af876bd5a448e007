import { expect, test } from 'bun:test'
import { type Source, sources, target } from './sources.ts'

// One name has one meaning: an exported name of src/ is declared in one file.

const all = sources('src/**/*.{ts,tsx}')
/** Families of tropical charts have separate shapes: their House may be null where the Vedic one is not. */
const TROPICAL = /^src\/capabilities\/(shared\/tropical|western|location-astrology|mundane)\//
const partOf = (path: string) =>
  TROPICAL.test(path) ? 'capabilities, tropical' : path.split('/')[1]!.replace(/\.ts$/, '')

// A schema and its type share a name: values and types are distinguished.
const DECLARED = /^export (?:async )?(const|function\*?|interface|type|class) (\w+)/gm
const kindOf = (word: string) => (word === 'interface' || word === 'type' ? 'type' : 'value')
const BOUND = /^export const [[{]([^\]}]+)[\]}]/gm
const NAMED = /^(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from '(\.[^']+)'/gm
const wordsOf = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim().replace(/^type /, ''))
    .filter((word) => word !== '')

const declared = new Map(
  all.map((source) => [
    source.path,
    new Set([
      ...[...source.code.matchAll(DECLARED)].map(([, word, name]) => `${kindOf(word!)} ${name}`),
      ...[...source.code.matchAll(BOUND)].flatMap(([, list]) => wordsOf(list!).map((name) => `value ${name}`)),
    ]),
  ]),
)
const byPath = new Map(all.map((source) => [source.path, source]))

const offered = (path: string, name: string) =>
  ['value', 'type'].map((kind) => `${kind} ${name}`).filter((each) => declared.get(path)?.has(each))

/** Names that a file imports from other files of the project. An import that is renamed counts under its local name. */
const takenBy = (source: Source): { name: string; from: string }[] =>
  [...source.code.matchAll(NAMED)].flatMap(([, list, specifier]) =>
    wordsOf(list!)
      .filter((word) => !word.includes(' as '))
      .map((name) => ({ name, from: target(source, specifier!) })),
  )

/** The file that declares an exported name, past files that only re-export it. */
const homesOf = (name: string, path: string): { kind: string; home: string }[] => {
  const own = offered(path, name)
  if (own.length > 0) return own.map((kind) => ({ kind, home: path }))
  const source = byPath.get(path)
  const handed = source && takenBy(source).find((each) => each.name === name && each.from !== path)
  return handed ? homesOf(name, handed.from) : []
}

test('within a part of src/, an exported name is declared in one file', () => {
  const homes = new Map<string, Map<string, Set<string>>>()
  const note = (part: string, name: string, home: string) => {
    const names = homes.get(part) ?? new Map<string, Set<string>>()
    homes.set(part, names)
    names.set(name, (names.get(name) ?? new Set()).add(home))
  }
  for (const source of all) {
    const part = partOf(source.path)
    for (const kind of declared.get(source.path)!) note(part, kind, source.path)
    for (const { name, from } of takenBy(source))
      for (const { kind, home } of homesOf(name, from)) note(part, kind, home)
  }
  const double = [...homes].flatMap(([part, names]) =>
    [...names].filter(([, at]) => at.size > 1).map(([name, at]) => `${part}: ${name} in ${[...at].sort().join(', ')}`),
  )
  expect(double.sort()).toEqual([])
})

/** Programs of their own: the client and the console run outside the server, and the library states the public types again. */
const OWN_PROGRAMS = /^src\/(client|console|library)\//
/** Names of one concept that the sidereal and the tropical tradition each define. */
const IN_BOTH_TRADITIONS = ['Dignity', 'DIGNITIES', 'Planet', 'Standing', 'STANDINGS']
/** Rows of sidereal and of tropical charts. */
const IN_BOTH_CHARTS = ['HouseRow', 'houseRows', 'Longitude', 'PlanetRow']
/** Functions of an angle in degrees, with exact values at multiples of 90 in the plan geometry. */
const TRIGONOMETRY = ['cos', 'sin']
const SHARED_NAMES = new Set([...IN_BOTH_TRADITIONS, ...IN_BOTH_CHARTS, ...TRIGONOMETRY])

test('across the parts of src/, an exported name is declared in one file', () => {
  const homes = new Map<string, string[]>()
  for (const { path } of all)
    if (!OWN_PROGRAMS.test(path))
      for (const kind of declared.get(path)!) homes.set(kind, [...(homes.get(kind) ?? []), path])
  const isShared = (kind: string) => SHARED_NAMES.has(kind.split(' ')[1]!)
  const double = [...homes].filter(([kind, at]) => at.length > 1 && !isShared(kind))
  expect(double.map(([kind, at]) => `${kind} in ${at.join(', ')}`).sort()).toEqual([])
})
