import { afterAll, expect, test } from 'bun:test'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { births } from '../batch/people.ts'
import { freePort } from '../http/spawned.ts'
import { folderOfFile, MAIN, processOver } from '../program.ts'
import { until } from '../until.ts'

// The examples of docs/examples run as their schedulers run them, and give the bytes of one machine.

const folder = folderOfFile()
const at = (name: string) => join(folder, name)
const example = (name: string) => join(import.meta.dir, '..', '..', 'docs', 'examples', name)
const asProcess = processOver(at('var'))

const csv = (name: string, seed: number) => {
  const rows = births(name[0]!, 300, seed)
  const lines = rows.map((row) => Object.values(row).join(','))
  writeFileSync(at(`${name}.csv`), `id,datetime,timezone,latitude,longitude\n${lines.join('\n')}\n`)
}
csv('grooms', 1)
csv('brides', 2)
const whole = await asProcess([
  ...['batch', 'match', '--grooms', at('grooms.csv'), '--brides', at('brides.csv'), '--out', at('whole.csv')],
  ...['--threshold', '25', '--ephemeris', 'swiss', '--jobs', '1'],
])
if (whole.exitCode !== 0) throw new Error(whole.error)
const expected = readFileSync(at('whole.csv'))

interface IndexedJob {
  spec: {
    completions?: number
    completionMode?: string
    template: { spec: { securityContext: { fsGroup: number }; containers: { command: string[]; args: string[] }[] } }
  }
}

test('the Kubernetes Jobs: one shard per completion index, then the merge', async () => {
  const documents = parseAllDocuments(readFileSync(example('batch-kubernetes.yaml'), 'utf8'))
  expect(documents.flatMap(({ errors }) => errors)).toEqual([])
  const [match, merge] = documents.map((document) => document.toJS() as IndexedJob)
  const { completions, completionMode, template } = match!.spec
  expect(completionMode).toBe('Indexed')
  /** The command of a container, with this program, this folder and the small ephemeris of tests. */
  const run = async (job: IndexedJob, environment: Record<string, string>) => {
    const { command, args } = job.spec.template.spec.containers[0]!
    const script = args
      .join(' ')
      .replace('node bin/khagola.mjs', `'${process.execPath}' '${MAIN}'`)
      .replaceAll('/runs/', `${folder}/kubernetes/`)
      .replace('compiled', 'swiss')
    const child = Bun.spawn([...command, script], {
      env: { PATH: process.env.PATH, DATA_DIR: at('var'), COMPILED_YEARS: 'none', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const error = await new Response(child.stderr).text()
    expect([await child.exited, error]).toEqual([0, expect.any(String)])
  }
  mkdirSync(at('kubernetes'))
  for (const name of ['grooms.csv', 'brides.csv']) writeFileSync(at(`kubernetes/${name}`), readFileSync(at(name)))
  expect(template.spec.containers).toHaveLength(1)
  // The user `node` of the image, who must be able to write the volume. Source: Dockerfile of node:22-bookworm.
  expect([match, merge].map((job) => job!.spec.template.spec.securityContext.fsGroup)).toEqual([1000, 1000])
  for (let index = 0; index < completions!; index++) await run(match!, { JOB_COMPLETION_INDEX: String(index) })
  await run(merge!, {})
  expect(readFileSync(at('kubernetes/pairs.csv')).equals(expected)).toBe(true)
}, 600_000)

/** A folder with this program as `khagola`, for PATH. */
const programFolder = () => {
  mkdirSync(at('bin'), { recursive: true })
  writeFileSync(at('bin/khagola'), `#!/bin/sh\nexec '${process.execPath}' '${MAIN}' "$@"\n`, { mode: 0o755 })
  return at('bin')
}

test('each task of the Slurm script writes its shard, also when it is submitted by itself', async () => {
  mkdirSync(at('tasks'))
  for (const name of ['grooms.csv', 'brides.csv']) writeFileSync(at(`tasks/${name}`), readFileSync(at(name)))
  for (let task = 1; task <= 8; task++) {
    const child = Bun.spawn(['sh', example('batch-slurm.sh')], {
      cwd: at('tasks'),
      env: {
        ...{
          PATH: `${programFolder()}:${process.env.PATH}`,
          DATA_DIR: at('var'),
          COMPILED_YEARS: 'none',
          EPHEMERIS: 'swiss',
        },
        // Slurm sets these for a task that was submitted with --array=<task>. Source: sbatch(1), "Job Array".
        ...{ SLURM_ARRAY_TASK_ID: String(task), SLURM_ARRAY_TASK_COUNT: '1', SLURM_CPUS_PER_TASK: '1' },
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const error = await new Response(child.stderr).text()
    expect([await child.exited, error]).toEqual([0, expect.any(String)])
  }
  expect((await asProcess(['batch', 'merge', '--out', at('tasks/pairs.csv')])).exitCode).toBe(0)
  expect(readFileSync(at('tasks/pairs.csv')).equals(expected)).toBe(true)
}, 600_000)

const hasSlurm = ['munged', 'slurmctld', 'slurmd', 'sbatch'].every((name) =>
  Bun.which(name, { PATH: `${process.env.PATH}:/usr/sbin:/sbin` }),
)
if (!hasSlurm) console.warn('The test of the Slurm example is skipped: Debian has it as slurm-wlm.')

const daemons: Bun.Subprocess[] = []
afterAll(() => {
  for (const daemon of daemons.reverse()) daemon.kill('SIGKILL')
})

/** Starts Slurm on this machine. It must run as root. Returns its environment. */
const startSlurm = async () => {
  const name = hostname().split('.')[0]!
  const [controlPort, nodePort] = [await freePort(), await freePort()]
  for (const each of ['state', 'spool', 'logs']) mkdirSync(at(each))
  chmodSync(folder, 0o755)
  writeFileSync(at('munge.key'), crypto.getRandomValues(new Uint8Array(1024)), { mode: 0o600 })
  writeFileSync(
    at('slurm.conf'),
    `ClusterName=test
SlurmctldHost=${name}(127.0.0.1)
AuthType=auth/munge
AuthInfo=socket=${at('munge.sock')}
SlurmUser=root
SlurmdUser=root
SlurmctldPort=${controlPort}
SlurmdPort=${nodePort}
StateSaveLocation=${at('state')}
SlurmdSpoolDir=${at('spool')}
SlurmctldPidFile=${at('slurmctld.pid')}
SlurmdPidFile=${at('slurmd.pid')}
SlurmctldLogFile=${at('logs/slurmctld.log')}
SlurmdLogFile=${at('logs/slurmd.log')}
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
ReturnToService=2
MpiDefault=none
NodeName=${name} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
`,
  )
  const environment = {
    PATH: `${process.env.PATH}:/usr/sbin:/sbin`,
    SLURM_CONF: at('slurm.conf'),
    DATA_DIR: at('var'),
    COMPILED_YEARS: 'none',
    EPHEMERIS: 'swiss',
  }
  const start = (...command: string[]) => {
    const daemon = Bun.spawn(command, { env: environment, stdio: ['ignore', 'ignore', 'ignore'] })
    daemons.push(daemon)
  }
  const files = { key: at('munge.key'), socket: at('munge.sock'), pid: at('munge.pid') }
  const paths = [`--key-file=${files.key}`, `--socket=${files.socket}`, `--pid-file=${files.pid}`]
  start(
    'munged',
    '--force',
    '--foreground',
    ...paths,
    `--log-file=${at('logs/munge.log')}`,
    `--seed-file=${at('seed')}`,
  )
  await until(() => Bun.spawnSync(['test', '-S', files.socket]).exitCode === 0)
  start('slurmctld', '-D')
  start('slurmd', '-D')
  const isIdle = () =>
    Bun.spawnSync(['sinfo', '-h', '-o', '%t'], { env: environment }).stdout.toString().trim() === 'idle'
  await until(isIdle)
  return environment
}

test.skipIf(!hasSlurm)(
  'the Slurm job array: one shard per task, then the merge after it',
  async () => {
    const environment = await startSlurm()
    const env = { ...environment, PATH: `${programFolder()}:${environment.PATH}` }
    mkdirSync(at('slurm'))
    for (const name of ['grooms.csv', 'brides.csv']) writeFileSync(at(`slurm/${name}`), readFileSync(at(name)))
    const sbatch = (...words: string[]) => {
      const { exitCode, stdout, stderr } = Bun.spawnSync(['sbatch', '--parsable', '--export=ALL', ...words], {
        env,
        cwd: at('slurm'),
      })
      if (exitCode !== 0) throw new Error(stderr.toString())
      return stdout.toString().trim()
    }
    const job = sbatch(example('batch-slurm.sh'))
    sbatch(`--dependency=afterok:${job}`, '--wrap', 'khagola batch merge --out pairs.csv')
    const queue = () => Bun.spawnSync(['squeue', '-h'], { env }).stdout.toString()
    await until(async () => (await Bun.file(at('slurm/pairs.csv')).exists()) || queue() === '', queue)
    expect(readFileSync(at('slurm/pairs.csv')).equals(expected)).toBe(true)
  },
  600_000,
)
