/** Each answer is in one of the two indexes, which find the answers to empty and to delete without a scan. */
export default `
CREATE INDEX answers_kept ON answers (stored_at) WHERE body IS NOT NULL;
CREATE INDEX answers_emptied ON answers (stored_at) WHERE body IS NULL;
`
