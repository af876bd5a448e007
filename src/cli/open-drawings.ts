import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerDrawing } from '../mcp/pictures.ts'

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens a file with the default application. Does nothing on a machine without a desktop. */
const openFile = (path: string) => {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  spawn(command, [...args, path], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

/** Writes drawings to files, opens the files and returns their paths. */
export const openDrawings = (name: string, drawings: readonly AnswerDrawing[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'khagola-'))
  return drawings.map(({ format, content }, i) => {
    const path = join(folder, `${name}-${i + 1}.${format}`)
    writeFileSync(path, format === 'png' ? Buffer.from(content, 'base64') : content)
    openFile(path)
    return path
  })
}
