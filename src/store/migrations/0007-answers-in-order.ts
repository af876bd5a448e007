/** A SQLite table is in the order of storing, and its oldest rows are found without an index, which every call would have to write. */
export default {
  sqlite: `
DROP INDEX answers_kept;
DROP INDEX answers_emptied;
`,
  postgres: 'SELECT 1;',
}
