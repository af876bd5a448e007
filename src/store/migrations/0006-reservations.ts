/** Credits reserved for running calls, with an end after which they are released if the process died. */
export default `
CREATE TABLE reservations (id TEXT PRIMARY KEY, until INTEGER NOT NULL);
CREATE INDEX reservations_by_end ON reservations (until);
`
