// Runs in a project that has the package installed, under Node and under Bun: every example of the catalogue, and one chart in every
// language of labels. Reads `catalogue.json` beside it and prints what went wrong as JSON.
import { readFileSync } from 'node:fs'
import { openKhagola } from 'khagola'

const { now, examples, languages } = JSON.parse(readFileSync(new URL('./catalogue.json', import.meta.url), 'utf8'))
const sky = await openKhagola({ now: () => now })

const failures = []
for (const { slug, example } of examples)
  await sky.call(slug, example).catch(({ code, message }) => failures.push(`${slug}: ${code} ${message}`))

const { example: chart } = examples.find(({ slug }) => slug === 'birth-chart')
const names = {}
for (const language of languages) {
  try {
    names[language] = (await sky.call('birth-chart', { ...chart, labels: language })).meta.labels.terms.Moon
  } catch ({ code, message }) {
    failures.push(`labels ${language}: ${code} ${message}`)
  }
}

const { data } = await sky.call('chart-image', { ...chart, format: 'png' })
const png = data.image.startsWith('iVBORw0KGgo')
console.log(JSON.stringify({ calls: examples.length, failures, names, png }))
