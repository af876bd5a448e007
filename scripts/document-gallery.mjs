// npm run gallery: writes the pictures of docs/documents: the first four pages of each document, and of the kundli in other languages and
// looks the first twelve. Needs pdftoppm (poppler-utils) and montage (ImageMagick). Arguments: names of pictures; default: all.
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
/** Input, branding and layout of a picture. `geometry`: width of a page and gap around it, pixels. */
const DOCUMENT = { branding: {}, pages: 4, columns: 4, dpi: 35, geometry: '287x+1+0' }
const KUNDLI = { ...DOCUMENT, report: 'classical-kundli-report', pages: 12, columns: 6, dpi: 24, geometry: '190x+1+1' }
const KUNDLIS = {
  'kundli-hindi': { ...KUNDLI, input: { ...BIRTH, labels: 'hi' }, branding: { theme: 'traditional' } },
  'kundli-tamil': { ...KUNDLI, input: { ...BIRTH, labels: 'ta' }, branding: { theme: 'modern' } },
  'kundli-urdu': { ...KUNDLI, input: { ...BIRTH, labels: 'ur' } },
  'kundli-phone': { ...KUNDLI, input: { ...BIRTH, length: 'short' }, branding: { paper: 'a5' } },
}

const gallery = at('docs', 'documents')
const all = readFileSync(join(gallery, 'README.md'), 'utf8')
  .match(/^## [a-z-]+$/gm)
  .map((line) => line.slice(3))
const names = process.argv.length > 2 ? process.argv.slice(2) : [...all, ...Object.keys(KUNDLIS)]
const folder = mkdtempSync(join(tmpdir(), 'khagola-gallery-'))
try {
  for (const [done, name] of names.entries()) {
    console.error(`${done + 1} of ${names.length}: ${name}`)
    const document = KUNDLIS[name] ?? { ...DOCUMENT, report: name, input: PAIRS[name] ?? BIRTH }
    const { report, input, branding, pages, columns, dpi, geometry } = document
    const pdf = join(folder, `${name}.pdf`)
    const order = [report, JSON.stringify(input), '--branding', JSON.stringify(branding), '--output', pdf]
    execFileSync(process.execPath, [at('bin', 'khagola.mjs'), 'pdf', ...order], { stdio: 'inherit' })
    execFileSync('pdftoppm', ['-r', String(dpi), '-l', String(pages), '-png', pdf, join(folder, name)])
    const pictures = readdirSync(folder)
      .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.png'))
      .sort()
      .map((file) => join(folder, file))
    const options = ['-tile', `${columns}x`, '-geometry', geometry, '-background', '#888', '-quality', '80']
    execFileSync('montage', [...pictures, ...options, join(gallery, `${name}.jpg`)])
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
