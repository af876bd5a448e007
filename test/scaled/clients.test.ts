import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from '../http/server.ts'

// Clients that two generators create from the OpenAPI document compile and make a typed call to a running server. The generators
// have a separate lock file, so that they are not installed with the project.

const folder = mkdtempSync(join(tmpdir(), 'khagola-clients-'))
let server: Awaited<ReturnType<typeof start>>

const run = async (...command: string[]) => {
  const child = Bun.spawn(command, { cwd: folder, env: process.env, stdout: 'pipe', stderr: 'pipe' })
  const [code, output, complaints] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  expect(code, `${command.join(' ')}\n${output}${complaints}`).toBe(0)
  return output
}
const bin = (name: string) => join(folder, 'node_modules', '.bin', name)

beforeAll(async () => {
  server = await start()
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(import.meta.dir, 'clients', name), join(folder, name))
  await run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
  const description = await fetch(`${server.origin}/v1/openapi.json`)
  writeFileSync(join(folder, 'openapi.json'), await description.text())
}, 300_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Type-checks a program with the generated client, runs it, and returns its output. */
const runProgram = async (program: string) => {
  const { sandbox } = await server.account()
  const values = `const origin = '${server.origin}'\nconst key = '${sandbox.secret}'\n`
  writeFileSync(join(folder, 'program.ts'), program + values + CALL)
  const checks = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve', '--target', 'es2023']
  await run(bin('tsc'), ...checks, '--allowImportingTsExtensions', 'program.ts')
  return JSON.parse(await run(process.execPath, 'program.ts')) as unknown
}

/** The calls of each program: a birth chart with only the required fields, and a refused input. */
const CALL = `
const birth = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
function f(p: Planet): string {
  return \`\${p.name} \${p.sign} \${p.house.toFixed(0)}\`
}
console.log(JSON.stringify([(await chart(birth)).planets.map(f), await refusal({ ...birth, latitude: 91 })]))
`
const EXPECTED = [expect.arrayContaining(['Sun Cancer 3', 'Ketu Scorpio 7']), 'latitude']

test('openapi-typescript generates types that compile', async () => {
  await run(bin('openapi-typescript'), 'openapi.json', '-o', 'types.ts')
  const answer = await runProgram(`
import createClient from 'openapi-fetch'
import type { components, paths } from './types.ts'
type Planet = components['schemas']['Planet']
type Birth = components['schemas']['BirthWithNodeFields']
const client = () => createClient<paths>({ baseUrl: origin, headers: { 'X-API-Key': key } })
const ask = (body: Birth) => client().POST('/v1/vedic-charts/birth-chart', { body })
const chart = async (body: Birth) => (await ask(body)).data!.data
const refusal = async (body: Birth) => (await ask(body)).error!.error.field
`)
  expect(answer).toEqual(EXPECTED)
}, 120_000)

test('orval generates a client that compiles', async () => {
  writeFileSync(
    join(folder, 'orval.config.mjs'),
    `export default { khagola: { input: 'openapi.json', output: { target: 'client.ts', client: 'fetch', baseUrl: '${server.origin}' } } }`,
  )
  await run(bin('orval'), '--config', 'orval.config.mjs')
  const answer = await runProgram(`
import { birthChart, type BirthWithNodeFields as Birth, type Planet } from './client.ts'
const ask = (body: Birth) => birthChart(body, { headers: { 'X-API-Key': key } })
const chart = async (body: Birth) => {
  const answer = await ask(body)
  if (answer.status !== 200) throw new Error(answer.data.error.code)
  return answer.data.data
}
const refusal = async (body: Birth) => {
  const answer = await ask(body)
  return answer.status === 200 ? null : answer.data.error.field
}
`)
  expect(answer).toEqual(EXPECTED)
}, 120_000)
