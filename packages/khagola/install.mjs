// Takes the core that was built for this platform where it runs here; else builds it by the node-gyp that npm brings, which needs a
// C++20 compiler, make and Python 3.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

const shipped = `./prebuilds/${process.platform}-${process.arch}/khagola.node`
try {
  createRequire(import.meta.url)(shipped)
} catch (reason) {
  console.log(
    `khagola: nothing was built for ${process.platform} ${process.arch} (${reason.code ?? reason.message}); building.`,
  )
  const { npm_config_node_gyp: gyp } = process.env
  const [command, args] = gyp ? [process.execPath, [gyp]] : ['node-gyp', []]
  const { status, error } = spawnSync(command, [...args, 'rebuild', '--release', '--jobs=max'], { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`khagola: the native core did not build${error ? `: ${error.message}` : ''}.`)
    process.exit(1)
  }
}
