/** Each answer is in one of the two: what is to be emptied, and what is to be forgotten, is found without a search. */
export default `
CREATE INDEX answers_kept ON answers (stored_at) WHERE body IS NOT NULL;
CREATE INDEX answers_emptied ON answers (stored_at) WHERE body IS NULL;
`
