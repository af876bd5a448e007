// Runs the native tests with the sanitized addon instead of the usual one: `node scripts/bun.mjs test/native/sanitized.ts [files ...]`.
import { copyFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sanitizedAddon, sanitizer } from './sanitized-build.ts'

const library = sanitizer()
if (!library) {
  console.error('This program requires Linux and g++ with AddressSanitizer.')
  process.exit(1)
}
// AddressSanitizer cannot unwind a C++ exception under Bun, because of Bun's signal stack. Invalid arguments are therefore tried in
// Node (trials/addresses.mjs), and invalid tables by their fuzzer.
const FILES = ['test/native/native.test.ts', 'test/native/compiled.test.ts']
const addon = join(ROOT, 'build/Release/khagola.node')
const backup = `${addon}.aside`
const sanitized = await sanitizedAddon()
renameSync(addon, backup)
try {
  copyFileSync(sanitized, addon)
  const files = process.argv.slice(2)
  const tests = Bun.spawn([process.execPath, 'test', ...(files.length ? files : FILES), '--timeout', '1200000'], {
    cwd: ROOT,
    env: {
      ...process.env,
      LD_PRELOAD: library,
      TIMEOUT_FACTOR: '10',
      ASAN_OPTIONS: 'detect_leaks=0:detect_stack_use_after_return=1:handle_segv=0:allow_user_segv_handler=1',
      UBSAN_OPTIONS: 'print_stacktrace=1',
    },
    stdout: 'inherit',
    stderr: 'inherit',
  })
  process.exitCode = await tests.exited
} finally {
  renameSync(backup, addon)
}
