// npm run gallery: writes the pictures of docs/documents, the first four pages of each document. Needs pdftoppm (poppler-utils) and montage
// (ImageMagick). Arguments: names of reports; default: all.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from './project.mjs'

const BIRTH = {
  name: 'Arun Kumar',
  place: 'Chennai',
  datetime: '1991-11-03T14:25:00',
  timezone: 'Asia/Kolkata',
  latitude: 13.08,
  longitude: 80.27,
}
const OTHER_BIRTH = {
  ...BIRTH,
  name: 'Meera',
  place: 'Madurai',
  datetime: '1993-05-20T06:10:00',
  latitude: 9.93,
  longitude: 78.12,
}
const PAIRS = {
  'matching-report': { groom: BIRTH, bride: OTHER_BIRTH },
  'synastry-full': { person_a: BIRTH, person_b: OTHER_BIRTH },
  'synastry-predictions': { person_a: BIRTH, person_b: OTHER_BIRTH },
}
const PAGES = 4
const RESOLUTION_DPI = 35
/** Width of a page and of the gap around it, pixels. */
const GEOMETRY = '287x+1+0'

const gallery = at('docs', 'documents')
const all = readFileSync(join(gallery, 'README.md'), 'utf8')
  .match(/^## [a-z-]+$/gm)
  .map((line) => line.slice(3))
const reports = process.argv.length > 2 ? process.argv.slice(2) : all
const folder = mkdtempSync(join(tmpdir(), 'khagola-gallery-'))
try {
  for (const [done, report] of reports.entries()) {
    console.error(`${done + 1} of ${reports.length}: ${report}`)
    const pdf = join(folder, `${report}.pdf`)
    const input = JSON.stringify(PAIRS[report] ?? BIRTH)
    execFileSync(process.execPath, [at('bin', 'khagola.mjs'), 'pdf', report, input, '--output', pdf], {
      stdio: 'inherit',
    })
    execFileSync('pdftoppm', ['-r', String(RESOLUTION_DPI), '-l', String(PAGES), '-png', pdf, join(folder, report)])
    const pages = readdirSync(folder)
      .filter((name) => name.startsWith(`${report}-`) && name.endsWith('.png'))
      .sort()
      .map((name) => join(folder, name))
    const options = ['-tile', `${PAGES}x1`, '-geometry', GEOMETRY, '-background', '#888', '-quality', '80']
    execFileSync('montage', [...pages, ...options, join(gallery, `${report}.jpg`)])
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
