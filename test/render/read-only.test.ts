import { expect, test } from 'bun:test'
import { join } from 'node:path'

test('text is drawn when the temporary folder is not writable', async () => {
  const raster = join(import.meta.dir, '..', '..', 'src', 'render', 'raster.ts')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><text x="2" y="15">ab</text></svg>'
  const program = `import { renderPng } from ${JSON.stringify(raster)}; process.stdout.write(await renderPng(${JSON.stringify(svg)}, 40))`
  const child = Bun.spawn([process.execPath, '-e', program], {
    env: { ...process.env, TMPDIR: '/nowhere' },
    stderr: 'pipe',
  })
  const [png, errors] = [await new Response(child.stdout).bytes(), await new Response(child.stderr).text()]
  expect([await child.exited, errors]).toEqual([0, ''])
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG')
})
