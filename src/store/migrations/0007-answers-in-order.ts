/** The rows of a SQLite table are in insertion order, so the oldest are found without an index, which every call would update. */
export default {
  sqlite: `
DROP INDEX answers_kept;
DROP INDEX answers_emptied;
`,
  postgres: 'SELECT 1;',
}
