// The command `list` needs neither ephemeris nor store: it runs without loading them.
const words = process.argv.slice(2)
if (words[0] === 'list') await (await import('./cli/catalogue-list.ts')).runList(words)
else await (await import('./composition-root.ts')).runWithContext(process.env, words)
