export default `
-- Under which idempotency key it was made, so that the key is free again when it fails.
ALTER TABLE jobs ADD COLUMN project_id TEXT;
ALTER TABLE jobs ADD COLUMN request_id TEXT;
ALTER TABLE jobs ADD COLUMN idempotency_key TEXT;
-- What its computation warned of, as JSON.
ALTER TABLE jobs ADD COLUMN warnings TEXT;
-- When an organisation's job was begun last, in numbers that grow: the next is of whom that was longest ago.
CREATE TABLE job_turns (
  organisation_id TEXT PRIMARY KEY REFERENCES organisations (id),
  turn INTEGER NOT NULL
);
`
