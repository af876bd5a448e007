/** Credits that calls under way may take, and until when: whose process died are given back after that. */
export default `
CREATE TABLE reservations (id TEXT PRIMARY KEY, until INTEGER NOT NULL);
CREATE INDEX reservations_by_end ON reservations (until);
`
