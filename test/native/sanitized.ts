// Runs the native tests on the sanitized addon in the place of the usual one: `node scripts/bun.mjs test/native/sanitized.ts [files ...]`.
import { copyFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sanitizedAddon, sanitizer } from './sanitized-build.ts'

const library = sanitizer()
if (!library) {
  console.error('This needs g++ with AddressSanitizer, on Linux.')
  process.exit(1)
}
// Under Bun, AddressSanitizer cannot unwind a C++ exception (it trips over Bun's signal stack): what is refused is tried in Node
// (trials/addresses.mjs) and by the fuzzer of tables.
const FILES = ['test/native/native.test.ts', 'test/native/compiled.test.ts']
const addon = join(ROOT, 'build/Release/khagola.node')
const aside = `${addon}.aside`
const built = await sanitizedAddon()
renameSync(addon, aside)
try {
  copyFileSync(built, addon)
  const files = process.argv.slice(2)
  const tests = Bun.spawn([process.execPath, 'test', ...(files.length ? files : FILES), '--timeout', '1200000'], {
    cwd: ROOT,
    env: {
      ...process.env,
      LD_PRELOAD: library,
      PATIENCE: '10',
      ASAN_OPTIONS: 'detect_leaks=0:detect_stack_use_after_return=1:handle_segv=0:allow_user_segv_handler=1',
      UBSAN_OPTIONS: 'print_stacktrace=1',
    },
    stdout: 'inherit',
    stderr: 'inherit',
  })
  process.exitCode = await tests.exited
} finally {
  renameSync(aside, addon)
}
